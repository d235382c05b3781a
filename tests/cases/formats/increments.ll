; Adds 1 to each of `n` words, of which there is one at least: increments.o2p in RipTide's notation.

define void @increments(ptr noalias %p, i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  %x = load i32, ptr %at, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr %at, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end

end:
  ret void
}
