; --reducify auto
; Two functions that differ in the order of their blocks alone: the long block is never copied.
define i64 @long_first(i1 %c, i64 %n) {
entry:
  br i1 %c, label %long, label %short

long:
  %a = phi i64 [ 0, %entry ], [ %x, %short ]
  %a0 = mul i64 %a, 3
  %a1 = xor i64 %a0, 5
  %a2 = sub i64 %a1, %n
  %a3 = and i64 %a2, 15
  %a4 = add i64 %a3, 1
  br label %short

short:
  %b = phi i64 [ 10, %entry ], [ %a4, %long ]
  %x = add i64 %b, 2
  %d = icmp ult i64 %x, %n
  br i1 %d, label %long, label %out

out:
  ret i64 %x
}

define i64 @short_first(i1 %c, i64 %n) {
entry:
  br i1 %c, label %short, label %long

short:
  %b = phi i64 [ 10, %entry ], [ %a4, %long ]
  %x = add i64 %b, 2
  %d = icmp ult i64 %x, %n
  br i1 %d, label %long, label %out

long:
  %a = phi i64 [ 0, %entry ], [ %x, %short ]
  %a0 = mul i64 %a, 3
  %a1 = xor i64 %a0, 5
  %a2 = sub i64 %a1, %n
  %a3 = and i64 %a2, 15
  %a4 = add i64 %a3, 1
  br label %short

out:
  ret i64 %x
}
