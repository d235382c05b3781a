; --reducify auto
; Control goes round: a dispatch is smaller than a copy, and each turn would pass it twice.
define i64 @hot(i1 %c, i64 %n) {
entry:
  br i1 %c, label %a, label %b

a:
  %i = phi i64 [ 0, %entry ], [ %x, %b ]
  %a0 = mul i64 %i, 3
  %a1 = xor i64 %a0, 5
  %a2 = add i64 %a1, %i
  %a3 = and i64 %a2, 255
  %a4 = add i64 %a3, %i
  br label %b

b:
  %j = phi i64 [ 10, %entry ], [ %a4, %a ]
  %x = add i64 %j, 2
  %b0 = xor i64 %x, 7
  %b1 = add i64 %b0, %j
  %b2 = and i64 %b1, 65535
  %d = icmp ult i64 %x, %n
  br i1 %d, label %a, label %out

out:
  %r = add i64 %x, %b2
  ret i64 %r
}

; Of a thousand invocations one comes here at all, by the weights.
define i64 @cold(i1 %rare, i1 %c, i64 %n) {
start:
  br i1 %rare, label %entry, label %none, !prof !0

none:
  ret i64 %n

entry:
  br i1 %c, label %a, label %b

a:
  %i = phi i64 [ 0, %entry ], [ %x, %b ]
  %a0 = mul i64 %i, 3
  %a1 = xor i64 %a0, 5
  %a2 = add i64 %a1, %i
  %a3 = and i64 %a2, 255
  %a4 = add i64 %a3, %i
  br label %b

b:
  %j = phi i64 [ 10, %entry ], [ %a4, %a ]
  %x = add i64 %j, 2
  %b0 = xor i64 %x, 7
  %b1 = add i64 %b0, %j
  %b2 = and i64 %b1, 65535
  %d = icmp ult i64 %x, %n
  br i1 %d, label %a, label %out, !prof !1

out:
  %r = add i64 %x, %b2
  ret i64 %r
}

!0 = !{!"branch_weights", i32 1, i32 999}
!1 = !{!"branch_weights", i32 1, i32 1}
