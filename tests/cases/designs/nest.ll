; Two cycles of which neither contains the other in this order of blocks, and which are properly nested all the same.
define void @nest(i1 %a, i1 %b) {
b0:
  br label %b1
b1:
  br label %b2
b2:
  br label %b3
b3:
  br i1 %a, label %b1, label %b4
b4:
  br i1 %b, label %b2, label %b5
b5:
  ret void
}
