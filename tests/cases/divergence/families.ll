; Calls and intrinsics of families that no table knows give every lane its own result, floating-point numbers or not;
; what lanes make together by functions of OpenCL and SPIR-V is one for all of them.
; target spir

define spir_kernel void @inputs(float %u, i32 %n) { ; uniform, uniform
  %col = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef) ; random
  %row = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 1, i32 undef) ; random
  %der = call float @dx.op.derivCoarseX.f32(i32 83, float %u) ; random
  %lane = call i32 @llvm.genx.GenISA.simdLaneId() ; random
  %next = call i32 @llvm.newvendor.lane.i32(i32 0) ; random
  %scan = call float @my_scan(float %u) #1 ; random
  %sin = call float @_Z3sinf(float %u) #1 ; uniform
  %conv = call float @_Z13convert_floati(i32 %n) #1 ; uniform
  %half = call float @__ocml_sqrt_f32(float %u) ; uniform
  %libm = call double @sin(double 1.0) ; uniform
  %min = call i32 @llvm.smin.i32(i32 %n, i32 3) ; uniform
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer) ; uniform
  %own = call float @_Z6sinbadf(float %u) ; random
  ret void
}

define spir_kernel void @together(float %u, i32 %n, i32 %d) { ; uniform, uniform, uniform
  %x = call i64 @_Z12get_local_idj(i32 0) ; random
  %l = trunc i64 %x to i32 ; random
  %red = call i32 @_Z20sub_group_reduce_addi(i32 %l) ; uniform
  %non = call i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 %l) ; uniform
  %clu = call i32 @_Z30sub_group_clustered_reduce_addij(i32 %l, i32 4) ; random
  %inc = call i32 @_Z28sub_group_scan_inclusive_addi(i32 %n) ; random
  %any = call i32 @_Z13sub_group_anyi(i32 %l) ; uniform
  %ball = call <4 x i32> @_Z16sub_group_balloti(i32 %l) ; uniform
  %bc = call float @_Z19sub_group_broadcastfj(float %u, i32 %l) ; uniform
  %first = call i32 @_Z25sub_group_broadcast_firsti(i32 %l) ; uniform
  %elect = call i32 @_Z15sub_group_electv() ; random
  %wg = call i32 @_Z21work_group_reduce_addi(i32 %l) ; uniform
  %add = call i32 @_Z17__spirv_GroupIAddjjj(i32 3, i32 0, i32 %l) ; uniform
  %pre = call i32 @_Z17__spirv_GroupIAddjjj(i32 3, i32 1, i32 %l) ; random
  %which = call i32 @_Z17__spirv_GroupIAddjjj(i32 3, i32 %d, i32 %l) ; random
  %all = call i1 @_Z16__spirv_GroupAlljb(i32 3, i1 true) ; uniform
  %shuf = call i32 @_Z30__spirv_GroupNonUniformShufflejij(i32 3, i32 %n, i32 %l) ; random
  %wave = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %l) ; uniform
  %vote = call i1 @llvm.spv.wave.any(i1 true) ; uniform
  %read = call i32 @llvm.spv.wave.readlane.i32(i32 %n, i32 %l) ; random
  %id = call i32 @llvm.spv.thread.id(i32 0) ; random
  %group = call i32 @llvm.spv.group.id(i32 0) ; uniform
  %mixed = call i32 @llvm.spv.group.id(i32 %l) ; random
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0
declare float @dx.op.derivCoarseX.f32(i32, float) #0
declare i32 @llvm.genx.GenISA.simdLaneId()
declare i32 @llvm.newvendor.lane.i32(i32) #0
declare float @my_scan(float) #0
declare float @_Z3sinf(float) #0
declare float @_Z6sinbadf(float) #0
declare float @_Z13convert_floati(i32) #0
declare float @__ocml_sqrt_f32(float) #0
declare double @sin(double) #0
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i64 @_Z12get_local_idj(i32)
declare i32 @_Z20sub_group_reduce_addi(i32)
declare i32 @_Z32sub_group_non_uniform_reduce_maxi(i32)
declare i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
declare i32 @_Z28sub_group_scan_inclusive_addi(i32)
declare i32 @_Z13sub_group_anyi(i32)
declare <4 x i32> @_Z16sub_group_balloti(i32)
declare float @_Z19sub_group_broadcastfj(float, i32)
declare i32 @_Z25sub_group_broadcast_firsti(i32)
declare i32 @_Z15sub_group_electv()
declare i32 @_Z21work_group_reduce_addi(i32)
declare i32 @_Z17__spirv_GroupIAddjjj(i32, i32, i32)
declare i1 @_Z16__spirv_GroupAlljb(i32, i1)
declare i32 @_Z30__spirv_GroupNonUniformShufflejij(i32, i32, i32)
declare i32 @llvm.spv.wave.reduce.sum.i32(i32)
declare i1 @llvm.spv.wave.any(i1)
declare i32 @llvm.spv.wave.readlane.i32(i32, i32)
declare i32 @llvm.spv.thread.id(i32)
declare i32 @llvm.spv.group.id(i32)

attributes #0 = { nounwind memory(none) }
attributes #1 = { convergent memory(none) }
