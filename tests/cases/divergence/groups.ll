; What lanes of a wave agree on, and the waves of its group do not.
; target amdgcn
; groups
; source told/%a random
target triple = "amdgcn-amd-amdhsa"

@__spirv_BuiltInSubgroupId = external local_unnamed_addr addrspace(1) constant i32

define amdgpu_kernel void @indices(ptr addrspace(1) %p) !reqd_work_group_size !0 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform, differs in group
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  %g = call i32 @llvm.amdgcn.workgroup.id.x() ; uniform
  %lane = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0) ; random, differs in group
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x) ; uniform, differs in group
  %same = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %g) ; uniform
  %wave = call i32 @llvm.amdgcn.wave.id() ; uniform, differs in group
  %vote = call i64 @llvm.amdgcn.ballot.i64(i1 true) ; uniform, differs in group
  %sub = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupId, align 4 ; uniform, uniform 0, differs in group, 1 x 4 bytes
  %id = call i32 @_Z16get_sub_group_idv() ; uniform, differs in group
  %group = call i64 @_Z12get_group_idj(i32 0) ; uniform
  %sum = call i32 @_Z21work_group_reduce_addi(i32 %x) ; uniform
  %part = call i32 @_Z20sub_group_reduce_addi(i32 %x) ; uniform, differs in group
  %cast = call i32 @_Z19sub_group_broadcastij(i32 %g, i32 0) ; uniform
  %own = call i32 @_Z19sub_group_broadcastij(i32 %y, i32 0) ; uniform, differs in group
  %all = call i1 @_Z16__spirv_GroupAlljb(i32 2, i1 true) ; uniform
  %some = call i1 @_Z16__spirv_GroupAlljb(i32 3, i1 true) ; uniform, differs in group
  %plain = load i32, ptr addrspace(1) %p, align 4 ; uniform, uniform 0, 1 x 4 bytes
  %race = load atomic i32, ptr addrspace(1) %p seq_cst, align 4 ; uniform, uniform 0, differs in group, 1 x 4 bytes
  %eager = load volatile i32, ptr addrspace(1) %p, align 4 ; uniform, uniform 0, differs in group, 1 x 4 bytes
  ret void
}

define amdgpu_kernel void @one_wave() !reqd_work_group_size !1 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  ret void
}

define amdgpu_kernel void @long_row() !reqd_work_group_size !2 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  ret void
}

define i32 @told(i32 %a) { ; random, result
  %s = add i32 %a, 1 ; random, differs in group
  ret i32 %s
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.wave.id()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @_Z16get_sub_group_idv()
declare i64 @_Z12get_group_idj(i32)
declare i32 @_Z21work_group_reduce_addi(i32)
declare i32 @_Z20sub_group_reduce_addi(i32)
declare i32 @_Z19sub_group_broadcastij(i32, i32)
declare i1 @_Z16__spirv_GroupAlljb(i32, i1)

!0 = !{i32 64, i32 2, i32 1}
!1 = !{i32 64, i32 1, i32 1}
!2 = !{i32 2048, i32 1, i32 1}
