; A switch whose cases are all values of its operand has a default that is never taken.
; bit: agrees
; nibbles: agrees
; twice: agrees
; wide: agrees
; phi_from_default: agrees
define i32 @bit(i32 %n) {
entry:
  %t = trunc i32 %n to i1
  switch i1 %t, label %default [
    i1 false, label %a
    i1 true, label %b
  ]
default:
  unreachable
a:
  br label %out
b:
  br label %out
out:
  %r = phi i32 [ 1, %a ], [ %n, %b ]
  ret i32 %r
}

define i32 @nibbles(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %t = trunc i32 %i to i2
  switch i2 %t, label %default [
    i2 0, label %latch
    i2 1, label %latch
    i2 -2, label %latch
    i2 -1, label %out
  ]
default:
  unreachable
latch:
  %step = or i32 %n, 1
  %j = add i32 %i, %step
  br label %head
out:
  ret i32 %i
}

; The default leads where cases lead too, and control gets there by these only.
define i32 @twice(i2 %t, i32 %n) {
entry:
  switch i2 %t, label %a [
    i2 0, label %b
    i2 1, label %a
    i2 2, label %b
    i2 3, label %c
  ]
a:
  br label %out
b:
  br label %out
c:
  br label %out
out:
  %r = phi i32 [ 1, %a ], [ %n, %b ], [ 3, %c ]
  ret i32 %r
}

; Numbers of more than 128 bits differ above these.
define i32 @wide(i32 %n) {
entry:
  %x = zext i32 %n to i200
  %y = shl i200 %x, 150
  switch i200 %y, label %other [
    i200 0, label %zero
    i200 1427247692705959881058285969449495136382746624, label %one
    i200 2854495385411919762116571938898990272765493248, label %two
  ]
zero:
  br label %other
one:
  br label %other
two:
  br label %other
other:
  %r = phi i32 [ 9, %entry ], [ 0, %zero ], [ 1, %one ], [ 2, %two ]
  ret i32 %r
}

define i32 @phi_from_default(i1 %t, i32 %n) {
entry:
  switch i1 %t, label %out [
    i1 true, label %a
    i1 false, label %b
  ]
a:
  br label %out
b:
  br label %out
out:
  %r = phi i32 [ 7, %entry ], [ 1, %a ], [ %n, %b ]
  ret i32 %r
}
