; Three memories that only their own pointers lead to, beside one that everybody reaches: an argument that is read, one
; that is written, an alloca that stays here, and a plain pointer.
define i32 @private_memory(ptr noalias %a, ptr noalias %b, ptr %shared, i32 %n) {
entry:
  %last = alloca [4 x i32], align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %from = getelementptr i32, ptr %a, i32 %i
  %to = getelementptr i32, ptr %b, i32 %i
  %v = load i32, ptr %from, align 4
  store i32 %v, ptr %to, align 4
  %slot = and i32 %i, 3
  %place = getelementptr [4 x i32], ptr %last, i32 0, i32 %slot
  store i32 %v, ptr %place, align 4
  %odd = and i32 %v, 1
  %is.odd = icmp ne i32 %odd, 0
  br i1 %is.odd, label %count, label %more

count:
  %seen = load i32, ptr %shared, align 4
  %more.seen = add i32 %seen, 1
  store i32 %more.seen, ptr %shared, align 4
  br label %more

more:
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:
  %result = load i32, ptr %place, align 4
  ret i32 %result
}
