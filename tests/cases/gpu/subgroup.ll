; Kernels of SYCL: work-items by calls and by loads of __spirv_BuiltIn…, in work groups of 16 by 4. In subgroups of 16
; lanes differ in x alone; `assumed` says nothing, and with 64 lanes a subgroup has four rows.
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external local_unnamed_addr addrspace(1) constant <3 x i64>, align 32

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)

define spir_kernel void @calls(ptr addrspace(1) %out, i64 %width) !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
entry:
  %x = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %y = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  %row = mul i64 %y, %width
  %at = add i64 %row, %x
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %at
  store float 1.0, ptr addrspace(1) %to, align 4
  ret void
}

define spir_kernel void @loads(ptr addrspace(1) %out, i64 %width) !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
entry:
  %ids = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %x = extractelement <3 x i64> %ids, i64 0
  %y = extractelement <3 x i64> %ids, i64 1
  %row = mul i64 %y, %width
  %at = add i64 %row, %x
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %at
  store float 1.0, ptr addrspace(1) %to, align 4
  ret void
}

define spir_kernel void @assumed(ptr addrspace(1) %out, i64 %width) !reqd_work_group_size !0 {
entry:
  %x = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %y = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  %row = mul i64 %y, %width
  %at = add i64 %row, %x
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %at
  store float 1.0, ptr addrspace(1) %to, align 4
  ret void
}

!0 = !{i32 16, i32 4, i32 1}
!1 = !{i32 16}
