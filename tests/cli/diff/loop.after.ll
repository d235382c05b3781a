define i32 @sum(ptr %p, i32 %n) {
entry:
  %empty = icmp eq i32 %n, 0
  br i1 %empty, label %1, label %2

1:
  store i32 0, ptr %p
  ret i32 0

2:
  %i = phi i32 [ 0, %entry ], [ %j, %2 ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %2, label %3

3:
  ret i32 %j
}
