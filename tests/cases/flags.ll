; Loops that are repeated as a phi says that is a constant at first: nothing may fire before they are entered.

define i32 @twice(i32 %m) {
entry:
  br label %head
head:
  %more = phi i1 [ true, %entry ], [ %next, %head ]
  %product = phi i32 [ %m, %entry ], [ %square, %head ]
  %square = mul i32 %product, %m
  %next = add i1 %more, true
  br i1 %more, label %head, label %out
out:
  ret i32 %square
}

define i32 @twice_lowered(i32 %m) {
entry:
  br label %head
head:
  %more = phi i1 [ true, %entry ], [ false, %head ]
  %product = phi i32 [ %m, %entry ], [ %square, %head ]
  %square = mul i32 %product, %m
  br i1 %more, label %head, label %out
out:
  ret i32 %square
}

define i32 @twice_raised(i32 %m) {
entry:
  br label %head
head:
  %last = phi i1 [ false, %entry ], [ true, %head ]
  %product = phi i32 [ %m, %entry ], [ %square, %head ]
  %square = mul i32 %product, %m
  br i1 %last, label %out, label %head
out:
  ret i32 %square
}

; Once one edge is closed, the phi is a constant, and the loop has no end.
define i32 @endless(i32 %n, ptr %q) {
entry:
  br label %head
head:
  store i32 %n, ptr %q
  br i1 true, label %arm, label %join
arm:
  br label %join
join:
  %again = phi i1 [ false, %head ], [ true, %arm ]
  br i1 %again, label %head, label %out
out:
  ret i32 %n
}

; The same without a loop: nothing of either branch stays.
define i32 @closed(i32 %n, i32 %m) {
entry:
  br i1 true, label %arm, label %join
arm:
  br label %join
join:
  %again = phi i1 [ false, %entry ], [ true, %arm ]
  br i1 %again, label %product, label %out
product:
  %r = mul i32 %n, %m
  br label %out
out:
  %s = phi i32 [ %n, %join ], [ %r, %product ]
  ret i32 %s
}

; What nobody reads is in no graph, and so does not stop it.
define i32 @idle_division(i32 %n, i32 %m) {
  %quotient = udiv i32 %n, %m
  ret i32 %m
}

; Three values change places in each round: nothing stands between the operators that carry them.
define i32 @rotate(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %z, %loop ]
  %z = phi i32 [ 7, %entry ], [ %x, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  %s = sub i32 %x, %z
  ret i32 %s
}
