; Functions and variables of OpenCL, HIP and SYCL that say which work-item a lane is.
; target spir

@__spirv_BuiltInLocalInvocationId = external addrspace(1) constant <3 x i64>
@__spirv_BuiltInSubgroupLocalInvocationId = external addrspace(1) constant i32

define spir_kernel void @rows(i32 %n) !reqd_work_group_size !0 { ; uniform
  %x = call i64 @_Z13get_global_idj(i32 0) ; strided 1
  %y = call i64 @_Z13get_global_idj(i32 1) ; uniform
  %z = call i64 @_Z12get_local_idj(i32 2) ; uniform
  %none = call i64 @_Z12get_local_idj(i32 3) ; uniform
  %some = call i64 @_Z12get_local_idj(i32 %n) ; random
  %group = call i64 @_Z12get_group_idj(i32 0) ; uniform
  %other = call i64 @_Z12get_group_idj(i32 %n) ; random
  %lane = call i32 @_Z22get_sub_group_local_idv() ; strided 1
  %a = call i64 @_Z28__spirv_GlobalInvocationId_xv() ; strided 1
  %b = call i64 @_Z28__spirv_GlobalInvocationId_yv() ; uniform
  %c = call i64 @__ockl_get_local_id(i32 0) ; strided 1
  %d = load i64, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId ; strided 1, uniform 0
  %e = load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, i64 8) ; uniform, uniform 0
  %all = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId ; random, uniform 0
  %f = extractelement <3 x i64> %all, i32 0 ; strided 1
  %g = extractelement <3 x i64> %all, i32 1 ; uniform
  %h = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupLocalInvocationId ; strided 1, uniform 0
  %i = call i64 @unknown() ; random
  ret void
}

define spir_kernel void @unknown_size() {
  %x = call i64 @_Z12get_local_idj(i32 0) ; random
  %y = call i64 @_Z12get_local_idj(i32 1) ; random
  %all = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId ; random, uniform 0
  %f = extractelement <3 x i64> %all, i32 0 ; random
  %lane = call i64 @_Z19get_local_linear_idv() ; strided 1
  ret void
}

declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i64 @_Z12get_group_idj(i32)
declare i32 @_Z22get_sub_group_local_idv()
declare i64 @_Z19get_local_linear_idv()
declare i64 @_Z28__spirv_GlobalInvocationId_xv()
declare i64 @_Z28__spirv_GlobalInvocationId_yv()
declare i64 @__ockl_get_local_id(i32)
declare i64 @unknown()

!0 = !{i32 64, i32 4, i32 1}
