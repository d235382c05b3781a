; A loop in a loop; what is stored after both waits for all loads.
define i32 @rows(ptr %from, ptr %to, i32 %rows, i32 %columns) {
entry:
  br label %row

row:
  %i = phi i32 [ 0, %entry ], [ %i.next, %last ]
  %s = phi i32 [ 0, %entry ], [ %t, %last ]
  br label %column

column:
  %j = phi i32 [ 0, %row ], [ %j.next, %column ]
  %t = phi i32 [ %s, %row ], [ %u, %column ]
  %at = getelementptr i32, ptr %from, i32 %j
  %x = load i32, ptr %at, align 4
  %u = add i32 %t, %x
  %j.next = add i32 %j, 1
  %more = icmp slt i32 %j.next, %columns
  br i1 %more, label %column, label %last

last:
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %rows
  br i1 %again, label %row, label %end

end:
  store i32 %t, ptr %to, align 4
  %y = load i32, ptr %from, align 4
  ret i32 %y
}
