; Results that a rounding to binary64 in between would change.
define i16 @fused(i16 %a, i16 %b, i16 %c) {
  %x = bitcast i16 %a to bfloat
  %y = bitcast i16 %b to bfloat
  %z = bitcast i16 %c to bfloat
  %r = call bfloat @llvm.fma.bf16(bfloat %x, bfloat %y, bfloat %z)
  %i = bitcast bfloat %r to i16
  ret i16 %i
}

define i16 @unsigned(i64 %a) {
  %r = uitofp i64 %a to bfloat
  %i = bitcast bfloat %r to i16
  ret i16 %i
}

define i16 @signed(i64 %a) {
  %r = sitofp i64 %a to bfloat
  %i = bitcast bfloat %r to i16
  ret i16 %i
}

define i16 @wide(i128 %a) {
  %r = uitofp i128 %a to bfloat
  %i = bitcast bfloat %r to i16
  ret i16 %i
}

define i64 @scaled(i64 %a, i32 %n) {
  %x = bitcast i64 %a to double
  %r = call double @llvm.ldexp.f64.i32(double %x, i32 %n)
  %i = bitcast double %r to i64
  ret i64 %i
}

declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare double @llvm.ldexp.f64.i32(double, i32)
