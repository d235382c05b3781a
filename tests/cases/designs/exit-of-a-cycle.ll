; A cycle of two blocks, entered at both; %x is defined in one of them and read behind the cycle.
define i64 @f(i1 %c, i64 %n) {
top:
  br i1 %c, label %left, label %right
left:
  %a = phi i64 [ 0, %top ], [ %x, %right ]
  %b = udiv i64 %a, 3
  %d = xor i64 %b, 5
  %e = mul i64 %d, %n
  br label %right
right:
  %from = phi i64 [ 10, %top ], [ %e, %left ]
  %x = add i64 %from, 2
  %go = icmp ult i64 %x, %n
  br i1 %go, label %left, label %out
out:
  %r = mul i64 %x, 7
  ret i64 %r
}
