; A phi or select of a private pointer and a global leads to what everybody reaches.
; joined: agrees
; chosen: agrees
; numbered: agrees
@a = global [8 x i32] zeroinitializer

define i32 @joined(i1 %c, i32 %x, ptr noalias %q) {
entry:
  br i1 %c, label %out, label %two
two:
  store i32 %x, ptr @a
  br label %out
out:
  %p = phi ptr [ %q, %entry ], [ @a, %two ]
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @chosen(i1 %c, i32 %x, ptr noalias %q) {
  %p = select i1 %c, ptr %q, ptr getelementptr (i8, ptr @a, i64 4)
  store i32 %x, ptr %p
  %v = load i32, ptr getelementptr (i8, ptr @a, i64 4)
  ret i32 %v
}

define i32 @numbered(i1 %c, i32 %x, ptr noalias %q) {
  %p = select i1 %c, ptr %q, ptr inttoptr (i64 268435456 to ptr)
  store i32 %x, ptr %p
  %v = load i32, ptr @a
  ret i32 %v
}
