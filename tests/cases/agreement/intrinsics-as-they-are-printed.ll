; What LLVM 22 does not print as an intrinsic is a call, for both machines: without types, or with operands of old.
; bare: agrees
; typed: agrees
; once: agrees
; size: agrees
; array: agrees
; few: agrees
; brain: agrees
; undeclared: agrees
declare i8 @llvm.cttz.i8(i8)
declare i64 @llvm.objectsize.i64.p0(ptr, i1)

define <2 x float> @bare(<2 x float> %a) {
  %r = call <2 x float> @llvm.vector.reverse(<2 x float> %a)
  ret <2 x float> %r
}

define <2 x float> @typed(<2 x float> %a) {
  %r = call <2 x float> @llvm.vector.reverse.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

define i8 @once(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x)
  ret i8 %r
}

define i64 @size(ptr %p) {
  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false)
  ret i64 %r
}

define i1 @array() {
  %v = call i1 @llvm.is.constant.a2i64([2 x i64] zeroinitializer)
  ret i1 %v
}

define void @few() {
  %x = call i32 @llvm.umax.i32(i32 0)
  ret void
}

define bfloat @brain(bfloat %x, i32 %n) {
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %x, i32 %n)
  ret bfloat %r
}

define double @undeclared(double %x) {
  %r = call double @llvm.sin.f64(double %x)
  ret double %r
}
