; Functions without a body whose results follow from their operands: by a table, or by how they are declared.
; target spir
; source k/%l strided 1

define spir_kernel void @k(float %x, i32 %n, i32 %l, <4 x float> %v, ptr %p) { ; uniform, uniform, strided 1, uniform, uniform
  %f = sitofp i32 %l to float ; random
  %sin = call float @_Z3sinf(float %x) ; uniform
  %sin.l = call float @_Z3sinf(float %f) ; random
  %one = call float @_Z3sinf(float 1.0) ; uniform
  %dot = call float @_Z3dotDv4_fS_(<4 x float> %v, <4 x float> %v) ; uniform
  %log = call i32 @_Z5ilogbf(float %x) ; uniform
  %old = call double @older(i32 %n) ; random
  %abs = call i32 @_Z3absi(i32 %n) ; uniform
  %abs.l = call i32 @_Z3absi(i32 %l) ; random
  %pop = call i32 @__nv_popc(i32 %n) ; uniform
  %pow = call float @__nv_powf(float %x, float %x) ; uniform
  %index = call i32 @index_of_lane(i32 %n) ; random
  %reads = call float @reads(float %x) ; random
  %scan = call float @_Z28sub_group_scan_inclusive_addf(float %x) ; random
  %made = call float @made_of_index(float %x) ; random
  %any = call float %p(float %x) #0 ; random
  ret void
}

define float @made_of_index(float %x) #0 { ; random, result
  %lane = call i32 @_Z22get_sub_group_local_idv() ; strided 1
  %f = sitofp i32 %lane to float ; random
  ret float %f
}

declare float @_Z3sinf(float) #0
declare float @_Z3dotDv4_fS_(<4 x float>, <4 x float>) #0
declare i32 @_Z5ilogbf(float) #0
declare double @older(i32) readnone
declare i32 @_Z3absi(i32)
declare i32 @__nv_popc(i32)
declare float @__nv_powf(float, float)
declare i32 @index_of_lane(i32) #0
declare float @reads(float) memory(read)
declare float @_Z28sub_group_scan_inclusive_addf(float)
declare i32 @_Z22get_sub_group_local_idv()

attributes #0 = { convergent nounwind willreturn memory(none) }
