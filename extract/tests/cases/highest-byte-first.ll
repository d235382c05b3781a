target datalayout = "E-m:e-p:32:32-i64:64-n32"

@numbers = constant { i16, i32, <2 x i16>, ptr } { i16 258, i32 3, <2 x i16> bitcast (i32 65538 to <2 x i16>), ptr @numbers }
@nibbles = constant <3 x i4> <i4 1, i4 2, i4 3>

define i32 @moved(ptr %p, <4 x i8> %v) {
  %n = load i32, ptr %p
  %s = load { i8, i16, [2 x i24] }, ptr %p
  %a = load [2 x <2 x i16>], ptr %p
  %b = load i8, ptr %p
  store <8 x i1> zeroinitializer, ptr %p
  %c = bitcast <4 x i8> %v to i32
  %d = bitcast <4 x i8> %v to <2 x i16>
  %e = bitcast i32 %n to float
  %o = atomicrmw add ptr %p, i16 1 monotonic
  ret i32 bitcast (<2 x i16> <i16 1, i16 2> to i32)
}
