; A load in a loop of several exits: what follows an exit before the load waits for the load of earlier iterations alone.
define void @followed_links(ptr %first) {
entry:
  br label %look

look:
  %at = phi ptr [ %first, %entry ], [ %next, %further ]
  %kind = load i8, ptr %at, align 8
  switch i8 %kind, label %end [
    i8 4, label %mark
    i8 9, label %follow
    i8 20, label %mark
    i8 7, label %clear
  ]

follow:
  %link = getelementptr i8, ptr %at, i64 8
  %middle = load ptr, ptr %link, align 8
  %age = getelementptr i8, ptr %at, i64 1
  store i8 1, ptr %age, align 1
  %flag = getelementptr i8, ptr %middle, i64 1
  %x = load i8, ptr %flag, align 1
  %old = icmp eq i8 %x, 0
  br i1 %old, label %end, label %further

further:
  %next = load ptr, ptr %middle, align 8
  %y = load i8, ptr %next, align 1
  %last = icmp eq i8 %y, 0
  br i1 %last, label %end, label %look

clear:
  %clear.to = getelementptr i8, ptr %at, i64 5
  store i8 0, ptr %clear.to, align 1
  br label %end

mark:
  %to = getelementptr i8, ptr %at, i64 4
  store i8 1, ptr %to, align 4
  br label %end

end:
  ret void
}
