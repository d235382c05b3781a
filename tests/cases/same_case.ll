; Two cases of a switch, and the block behind another, lead back to the header: its phi names one block twice.
define i32 @same_case(i32 %x) {
entry:
  br label %head
head:
  %left = phi i32 [ 20, %entry ], [ %less, %head ], [ %less, %head ], [ %less, %other ]
  %sum = phi i32 [ %x, %entry ], [ %more, %head ], [ %more, %head ], [ %odd, %other ]
  %less = sub i32 %left, 1
  %more = add i32 %sum, 7
  %bits = and i32 %more, 3
  switch i32 %bits, label %other [
    i32 1, label %head.end
    i32 2, label %head
    i32 3, label %head
  ]
head.end:
  br label %out
other:
  %odd = mul i32 %more, 3
  %again = icmp sgt i32 %less, 0
  br i1 %again, label %head, label %out
out:
  %result = phi i32 [ %more, %head.end ], [ %odd, %other ]
  ret i32 %result
}
