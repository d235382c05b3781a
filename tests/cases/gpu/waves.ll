; Barriers that whole waves of a work-group skip, or do not: waves have 64 lanes, groups 64 by 4, or 256 work-items.
target triple = "amdgcn-amd-amdhsa"

; The row y is one for a wave, and another one for the next.
define amdgpu_kernel void @rows(i32 %limit) !reqd_work_group_size !0 {
entry:
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %c = icmp slt i32 %y, %limit
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

; The number of the wave.
define amdgpu_kernel void @numbers() !reqd_work_group_size !1 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %x, 6
  %c = icmp eq i32 %w, 0
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

; One for the group: nothing to report. So is the number of the wave where there is one wave.
define amdgpu_kernel void @groups(i32 %limit) !reqd_work_group_size !1 {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %g)
  %c = icmp slt i32 %f, %limit
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

define amdgpu_kernel void @one_wave() !reqd_work_group_size !2 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %x, 6
  %c = icmp eq i32 %w, 0
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

; A vote of the wave.
define amdgpu_kernel void @vote(i32 %limit) !reqd_work_group_size !1 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %b = icmp sgt i32 %x, %limit
  %m = call i64 @llvm.amdgcn.ballot.i64(i1 %b)
  %c = icmp eq i64 %m, 0
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

; What one lane has loaded.
define amdgpu_kernel void @first(ptr addrspace(1) %p) !reqd_work_group_size !1 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %x
  %l = load i32, ptr addrspace(1) %q
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %l)
  %c = icmp eq i32 %f, 0
  br i1 %c, label %work, label %gone
work:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

; A flag that others may set in between: one value for a wave. Without `atomic` it is one for the group.
define amdgpu_kernel void @flag(ptr addrspace(3) %p) !reqd_work_group_size !1 {
entry:
  %f = load atomic i32, ptr addrspace(3) %p monotonic, align 4
  %c = icmp eq i32 %f, 0
  br i1 %c, label %work, label %more
work:
  call void @llvm.amdgcn.s.barrier()
  br label %more
more:
  %g = load i32, ptr addrspace(3) %p
  %d = icmp eq i32 %g, 0
  br i1 %d, label %again, label %gone
again:
  call void @llvm.amdgcn.s.barrier()
  br label %gone
gone:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare void @llvm.amdgcn.s.barrier()

!0 = !{i32 64, i32 4, i32 1}
!1 = !{i32 256, i32 1, i32 1}
!2 = !{i32 64, i32 1, i32 1}
