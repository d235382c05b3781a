define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %1

1:
  %i = phi i32 [ 0, %entry ], [ %j, %1 ]
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %1, label %2

2:
  ret i32 %j
}
