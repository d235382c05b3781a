; What can be read and is no LLVM IR: `opt -passes=verify` refuses each of these functions.

define i32 @read_beside(i1 %c, i32 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %made = add i32 %n, 1
  br label %join
right:
  br label %join
join:
  %sum = add i32 %n, %made
  ret i32 %sum
}

define i32 @read_before(i32 %n) {
  %sum = add i32 %n, %made
  %made = add i32 %n, 1
  ret i32 %sum
}

define i32 @taken_from_elsewhere(i1 %c, i32 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  %made = add i32 %n, 1
  br label %join
right:
  br label %join
join:
  %merged = phi i32 [ %n, %left ], [ %made, %right ]
  ret i32 %merged
}

define i32 @taken_from_nowhere(i1 %c, i32 %n) {
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %merged = phi i32 [ %n, %left ]
  ret i32 %merged
}

define i32 @late(i1 %c, i32 %n) {
entry:
  br label %next
next:
  %sum = add i32 %n, 1
  %merged = phi i32 [ %n, %entry ]
  ret i32 %merged
}

define i32 @back_to_the_entry(i1 %c, i32 %n) {
entry:
  br i1 %c, label %entry, label %end
end:
  ret i32 %n
}

define i32 @unreachable_reads_what_it_likes(i32 %n) {
  ret i32 %n
nowhere:
  %sum = add i32 %n, %made
  %made = add i32 %sum, 1
  ret i32 %made
}
