; Indices of work-items of OpenCL have 64 bits: one in its group keeps its distance in 32, one in the whole may wrap.
; target spir
; workgroup 96 1 1
target triple = "spir64-unknown-unknown"

define spir_kernel void @narrow(ptr addrspace(1) %f) { ; uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %g = call spir_func i64 @_Z13get_global_idj(i32 0) ; strided 1
  %tl = trunc i64 %l to i32 ; strided 1
  %tg = trunc i64 %g to i32 ; strided 1
  %sl = sext i32 %tl to i64 ; strided 1
  %sg = sext i32 %tg to i64 ; random, may wrap
  %al = add nsw i32 %tl, 1 ; strided 1
  %ag = add nsw i32 %tg, 1 ; strided 1
  %sal = sext i32 %al to i64 ; strided 1
  %sag = sext i32 %ag to i64 ; random, may wrap
  %b = trunc i64 %l to i8 ; strided 1
  %sb = sext i8 %b to i64 ; random, may wrap
  %v = call spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 0) ; strided 1
  %tv = trunc i64 %v to i32 ; strided 1
  %sv = sext i32 %tv to i64 ; strided 1
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32)
