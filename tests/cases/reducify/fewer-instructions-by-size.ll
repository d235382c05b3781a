; --reducify size
; Both entries are long: a copy of either takes more instructions than a dispatch. Run time does not count.
define i32 @long(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ %x, %entry ], [ %n, %b ]
  %u0 = xor i32 %i, 3
  %u1 = mul i32 %u0, 4
  %u2 = xor i32 %u1, 5
  %u3 = mul i32 %u2, 6
  %u4 = xor i32 %u3, 7
  %u5 = mul i32 %u4, 8
  %u6 = xor i32 %u5, 9
  %u7 = mul i32 %u6, 10
  %u8 = xor i32 %u7, 11
  %u9 = mul i32 %u8, 12
  %more = icmp ult i32 %u9, 1000
  br i1 %more, label %b, label %out
b:
  %j = phi i32 [ 7, %entry ], [ %u9, %a ]
  %v0 = xor i32 %j, 3
  %v1 = mul i32 %v0, 4
  %v2 = xor i32 %v1, 5
  %v3 = mul i32 %v2, 6
  %v4 = xor i32 %v3, 7
  %v5 = mul i32 %v4, 8
  %v6 = xor i32 %v5, 9
  %v7 = mul i32 %v6, 10
  %v8 = xor i32 %v7, 11
  %v9 = mul i32 %v8, 12
  %n = add i32 %v9, 1
  %go = icmp ult i32 %n, 2000
  br i1 %go, label %a, label %out
out:
  %r = phi i32 [ %u9, %a ], [ %n, %b ]
  ret i32 %r
}

; A copy of the shorter entry is one instruction and a branch.
define i32 @short(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ %x, %entry ], [ %n, %b ]
  %m = add i32 %i, 1
  br label %b
b:
  %j = phi i32 [ 7, %entry ], [ %m, %a ]
  %v0 = xor i32 %j, 3
  %v1 = mul i32 %v0, 4
  %v2 = xor i32 %v1, 5
  %v3 = mul i32 %v2, 6
  %v4 = xor i32 %v3, 7
  %v5 = mul i32 %v4, 8
  %v6 = xor i32 %v5, 9
  %v7 = mul i32 %v6, 10
  %v8 = xor i32 %v7, 11
  %v9 = mul i32 %v8, 12
  %n = add i32 %v9, 1
  %go = icmp ult i32 %n, 2000
  br i1 %go, label %a, label %out
out:
  ret i32 %n
}
