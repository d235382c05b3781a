; Subgroups of a stated size: whether their lanes are in one row follows from it, not from the width of the machine.
; target spir
target triple = "spir64-unknown-unknown"

define spir_kernel void @stated() !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 {
  %x = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) ; strided 1
  %y = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) ; uniform
  ret void
}

define spir_kernel void @wider() !reqd_work_group_size !0 !intel_reqd_sub_group_size !2 {
  %x = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) ; random
  %y = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1) ; random
  ret void
}

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)

!0 = !{i32 16, i32 4, i32 1}
!1 = !{i32 16}
!2 = !{i32 32}
