; The functions of facts/: greatest common divisor, a filter, one step of a bubble sort, and a phi that reads a phi.

define i32 @gcd(i32 %a, i32 %b) {
entry:
  br label %head

head:
  %x = phi i32 [ %a, %entry ], [ %y, %body ]
  %y = phi i32 [ %b, %entry ], [ %r, %body ]
  %done = icmp eq i32 %y, 0
  br i1 %done, label %exit, label %body

body:
  %r = urem i32 %x, %y
  br label %head

exit:
  ret i32 %x
}

define i32 @fir(ptr %samples, ptr %weights, i32 %taps) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %body ]
  %more = icmp ult i32 %i, %taps
  br i1 %more, label %body, label %exit

body:
  %at = zext i32 %i to i64
  %sample.at = getelementptr inbounds i32, ptr %samples, i64 %at
  %sample = load i32, ptr %sample.at, align 4
  %weight.at = getelementptr inbounds i32, ptr %weights, i64 %at
  %weight = load i32, ptr %weight.at, align 4
  %product = mul i32 %sample, %weight
  %sum.next = add i32 %sum, %product
  %i.next = add i32 %i, 1
  br label %head

exit:
  ret i32 %sum
}

define void @bubble_step(ptr %items, i64 %count) {
entry:
  %any = icmp ugt i64 %count, 1
  br i1 %any, label %head, label %exit

head:
  %i = phi i64 [ 1, %entry ], [ %i.next, %next ]
  %left.at = getelementptr i32, ptr %items, i64 %i
  %left.before = getelementptr i8, ptr %left.at, i64 -4
  %left = load i32, ptr %left.before, align 4
  %right = load i32, ptr %left.at, align 4
  %sorted = icmp sle i32 %left, %right
  br i1 %sorted, label %next, label %swap

swap:
  store i32 %right, ptr %left.before, align 4
  store i32 %left, ptr %left.at, align 4
  br label %next

next:
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %count
  br i1 %more, label %head, label %exit

exit:
  ret void
}

define i64 @pick_tree(i1 %first, i1 %second, i64 %p, i64 %q, i64 %r) {
top:
  br i1 %first, label %left, label %right

right:
  br i1 %second, label %middle, label %low

left:
  %one = udiv i64 %p, 3
  br label %merge

middle:
  %two = udiv i64 %q, 5
  br label %merge

low:
  %three = udiv i64 %r, 7
  %low.mark = mul i64 %r, 5
  br label %bottom

merge:
  %either = phi i64 [ %one, %left ], [ %two, %middle ]
  %merge.mark = mul i64 %p, 7
  br label %bottom

bottom:
  %value = phi i64 [ %either, %merge ], [ %three, %low ]
  %mark = phi i64 [ %low.mark, %low ], [ %merge.mark, %merge ]
  %sum = add i64 %value, %mark
  ret i64 %sum
}
