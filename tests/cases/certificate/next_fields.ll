; The address of a field of what a pointer points to, which goes round in place of the pointer with `--counters`.
define void @next_fields(ptr %list) {
entry:
  %head = getelementptr i8, ptr %list, i64 32
  %first = load ptr, ptr %head, align 8
  %none = icmp eq ptr %first, null
  br i1 %none, label %end, label %look

look:
  %at = phi ptr [ %next, %go ], [ %first, %entry ]
  %flags = getelementptr i8, ptr %at, i64 62
  %kind = load i16, ptr %flags, align 2
  %bit = and i16 %kind, 2
  %plain = icmp eq i16 %bit, 0
  br i1 %plain, label %mark, label %go

mark:
  %trap = getelementptr i8, ptr %at, i64 40
  store volatile i32 1, ptr %trap, align 8
  br label %go

go:
  %link = getelementptr i8, ptr %at, i64 16
  %next = load ptr, ptr %link, align 8
  %last = icmp eq ptr %next, null
  br i1 %last, label %end, label %look

end:
  ret void
}
