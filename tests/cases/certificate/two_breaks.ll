; A loop with two exits to one block, which is entered otherwise as well, and an exit to another.
define i32 @two_breaks(ptr %p, i32 %n) {
entry:
  %x = load i32, ptr %p, align 4
  %none = icmp eq i32 %n, 0
  br i1 %none, label %done, label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %on ]
  %at = getelementptr i32, ptr %p, i32 %i
  %y = load i32, ptr %at, align 4
  %big = icmp sgt i32 %y, 100
  br i1 %big, label %far, label %middle

middle:
  store i32 %i, ptr %at, align 4
  %zero = icmp eq i32 %y, 0
  br i1 %zero, label %done, label %on

on:
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %head, label %done

far:
  store i32 7, ptr %p, align 4
  br label %end

done:
  %k = phi i32 [ -1, %entry ], [ %i, %middle ], [ %i.next, %on ]
  store i32 %k, ptr %p, align 4
  br label %end

end:
  %r = phi i32 [ %k, %done ], [ %x, %far ]
  ret i32 %r
}
