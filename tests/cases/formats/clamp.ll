; Lets no word of `rows` by `columns` be above `most`: loops in loops, and a store that is not always made.

define void @clamp(ptr noalias %p, i32 %rows, i32 %columns, i32 %most) {
entry:
  br label %row

row:
  %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
  %begin = mul i32 %i, %columns
  br label %column

column:
  %j = phi i32 [ 0, %row ], [ %j.next, %column.end ]
  %at = add i32 %begin, %j
  %address = getelementptr inbounds i32, ptr %p, i32 %at
  %x = load i32, ptr %address, align 4
  %above = icmp sgt i32 %x, %most
  br i1 %above, label %clip, label %column.end

clip:
  store i32 %most, ptr %address, align 4
  br label %column.end

column.end:
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %columns
  br i1 %j.more, label %column, label %row.end

row.end:
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %rows
  br i1 %i.more, label %row, label %end

end:
  ret void
}
