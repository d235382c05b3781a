; Branches and switches on constants that only a linker knows.
; branch: agrees
; short: agrees
; loop: agrees
; cases: agrees
; chosen: agrees
@g = global i32 0

define i1 @branch() {
entry:
  br i1 ptrtoint (ptr @g to i1), label %a, label %b
a:
  ret i1 true
b:
  ret i1 false
}

define i32 @short(i1 %c, i32 %x) {
entry:
  br i1 %c, label %one, label %out
one:
  %d = sdiv i32 %x, 3
  br i1 icmp eq (ptr @g, ptr inttoptr (i64 4096 to ptr)), label %two, label %out
two:
  br label %out
out:
  %r = phi i32 [ 0, %entry ], [ %d, %one ], [ %x, %two ]
  ret i32 %r
}

define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %j = add i32 %i, 1
  br i1 ptrtoint (ptr @g to i1), label %out, label %head
out:
  ret i32 %i
}

define i32 @cases(i32 %n) {
entry:
  switch i64 ptrtoint (ptr @g to i64), label %a [
    i64 268435456, label %b
    i64 1, label %c
  ]
a:
  ret i32 0
b:
  ret i32 %n
c:
  ret i32 2
}

define ptr @chosen(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %out
b:
  br label %out
out:
  %r = phi ptr [ @g, %a ], [ getelementptr (i8, ptr @g, i64 4), %b ]
  ret ptr %r
}
