; Groups of unknown size have at most 32,768 work-items in each direction.
; target spir
; source index/%l strided 1
; source index/%i strided 1
target triple = "spir64-unknown-unknown"

define spir_kernel void @index() {
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) ; strided 1
  %it = trunc i64 %i to i32 ; strided 1
  %is = sext i32 %it to i64 ; random, may wrap
  %a = mul i64 %l, 32768 ; strided 32768
  %at = trunc i64 %a to i32 ; strided 32768
  %as = sext i32 %at to i64 ; strided 32768
  %b = mul i64 %l, 32769 ; strided 32769
  %bt = trunc i64 %b to i32 ; strided 32769
  %bs = sext i32 %bt to i64 ; strided 32769
  %s = call spir_func i64 @_Z14get_local_sizej(i32 0) ; uniform
  %c = add i64 %l, %s ; strided 1
  %ct = trunc i64 %c to i32 ; strided 1
  %cs = sext i32 %ct to i64 ; strided 1
  %e = shl i64 %s, 15 ; uniform
  %f = sub i64 %e, 1 ; uniform
  %h = and i64 %e, 2147483647 ; uniform
  %d = add i64 %h, %l ; strided 1
  %dt = trunc i64 %d to i32 ; strided 1
  %ds = sext i32 %dt to i64 ; random, may wrap
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
