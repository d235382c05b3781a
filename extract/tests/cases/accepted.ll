; What LLVM reads, and no printer of LLVM writes.
/* a comment of this form; define
define void @not_there() { */
@a = constant [11x i8] c"hello world"
@b = global i32 7 "key" = "value"
@c = external global i32 align 4
@d = alias i32,
  ptr @b
@e = alias i32, inttoptr (i32 sub (i32 ptrtoint (ptr @b to i32),
                                   i32 1) to ptr)
@large = external global [u0x10 x i8]
@p = global i8 addrspace(1)* addrspace(1)* null

define void @prof() !prof !{!"function_entry_count", i64 0} {
  ret void
}

define void @next_line() {
  call void @ext()
       nounwind
  call void @ext() /* } */
       "key"="value"
  ret void
}

define void @label_in_bundle(i1 %c) {
  call void @ext() [ "x"(label %l) ]
  br label %l
l:
  ret void
}

define void @label_with_dollar() {
  br label %$N
$N:
  ret void
}

define void @pointer(i32* %p, i8 addrspace(3)* %q, void (i32)** %f) {
  %v = load i32, i32* %p, align 4
  store i8 1, i8 addrspace(3)* %q
  ret void
}

define i32 @no_operands() {
  %p = phi i32
  ret i32 %p
}

define cc10 i16 @side_by_side(<4x i32> %x, i16 %y) {
  %1 = add i16-1, %y
  %2 = add i16 %1, %1ret i16 %2
}

define double @wide() {
  ret double 0x1397723CCABD0000401C666660000000
}

declare void @ext()

!named = !{!0,
;!1,
!2}
!0 = !{i32 1}
!2 = !{i32 3}

 define void @indented_behind_metadata() {
  ret void
}
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = flags: 8
  define void @indented_behind_a_summary() {
  ret void
}
