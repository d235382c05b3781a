; Intrinsics without effects that nothing here computes: operators of their own names, with all of their operands.
define <2 x i64> @differences(<16 x i8> %a, <16 x i8> %b) {
  %r = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a, <16 x i8> %b)
  ret <2 x i64> %r
}

define float @upward(double %a) {
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.upward")
  ret float %r
}

define i32 @guarded(i32 %a, double %x) {
entry:
  %big = icmp ugt i32 %a, 9
  br i1 %big, label %then, label %end
then:
  %s = call i32 @llvm.x86.sse2.cvtsd2si(<2 x double> zeroinitializer)
  br label %end
end:
  %r = phi i32 [ %a, %entry ], [ %s, %then ]
  ret i32 %r
}

; Fixed-point arithmetic is computed.
define i32 @product(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 15)
  ret i32 %r
}

declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>) #0
declare float @llvm.fptrunc.round.f32.f64(double, metadata) #0
declare i32 @llvm.x86.sse2.cvtsd2si(<2 x double>) #0
declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
