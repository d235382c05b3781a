define i32 @carried_sum(i32 %n, ptr %p, ptr %q) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %body, label %end

body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %x = phi i32 [ 0, %entry ], [ %x.next, %body ]
  %y = phi i32 [ -7, %entry ], [ %x.next, %body ]
  %to = getelementptr i32, ptr %p, i32 %i
  store i32 %y, ptr %to, align 4
  %from = getelementptr i32, ptr %q, i32 %i
  %term = load i32, ptr %from, align 4
  %x.next = add i32 %x, %term
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %body, label %end

end:
  %sum = phi i32 [ 0, %entry ], [ %x.next, %body ]
  ret i32 %sum
}
