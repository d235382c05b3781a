; Two ways at every level, each of which can be reached from both ways of the level before. Nothing may run for nothing: divisions.
define i32 @entangled(i32 %x) {
entry:
  %c0 = trunc i32 %x to i1
  br i1 %c0, label %left1, label %right1

left1:
  %left.out1 = udiv i32 %x, 3
  %left.bit1 = lshr i32 %x, 2
  %left.c1 = trunc i32 %left.bit1 to i1
  br i1 %left.c1, label %left2, label %right2

right1:
  %right.out1 = xor i32 %x, 9
  %right.bit1 = lshr i32 %x, 3
  %right.c1 = trunc i32 %right.bit1 to i1
  br i1 %right.c1, label %left2, label %right2

left2:
  %left.in2 = phi i32 [ %left.out1, %left1 ], [ %right.out1, %right1 ]
  %left.out2 = udiv i32 %left.in2, 5
  %left.bit2 = lshr i32 %x, 4
  %left.c2 = trunc i32 %left.bit2 to i1
  br i1 %left.c2, label %left3, label %right3

right2:
  %right.in2 = phi i32 [ %left.out1, %left1 ], [ %right.out1, %right1 ]
  %right.out2 = xor i32 %right.in2, 11
  %right.bit2 = lshr i32 %x, 5
  %right.c2 = trunc i32 %right.bit2 to i1
  br i1 %right.c2, label %left3, label %right3

left3:
  %left.in3 = phi i32 [ %left.out2, %left2 ], [ %right.out2, %right2 ]
  %left.out3 = udiv i32 %left.in3, 7
  %left.bit3 = lshr i32 %x, 6
  %left.c3 = trunc i32 %left.bit3 to i1
  br i1 %left.c3, label %left4, label %right4

right3:
  %right.in3 = phi i32 [ %left.out2, %left2 ], [ %right.out2, %right2 ]
  %right.out3 = xor i32 %right.in3, 13
  %right.bit3 = lshr i32 %x, 7
  %right.c3 = trunc i32 %right.bit3 to i1
  br i1 %right.c3, label %left4, label %right4

left4:
  %left.in4 = phi i32 [ %left.out3, %left3 ], [ %right.out3, %right3 ]
  %left.out4 = udiv i32 %left.in4, 9
  br label %end

right4:
  %right.in4 = phi i32 [ %left.out3, %left3 ], [ %right.out3, %right3 ]
  %right.out4 = xor i32 %right.in4, 15
  br label %end

end:
  %end.in = phi i32 [ %left.out4, %left4 ], [ %right.out4, %right4 ]
  ret i32 %end.in
}
