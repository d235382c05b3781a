; Indices of work-items: how lanes are apart in them follows from how long the rows of a work group are.
; target amdgcn
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @unknown() {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %w = lshr i32 %x, 6 ; random
  ret void
}

define amdgpu_kernel void @long_rows() !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  %a = lshr i32 %x, 6 ; uniform
  %b = lshr i32 %x, 5 ; random
  %c = and i32 %x, -64 ; uniform
  %d = and i32 %x, -32 ; random
  %e = udiv i32 %x, 64 ; uniform
  %f = udiv i32 %x, 96 ; random
  %g = zext i32 %x to i64 ; strided 1
  %h = lshr i64 %g, 7 ; uniform
  %i = shl i32 %a, 2 ; uniform
  %j = add i32 %x, 1 ; strided 1
  %k = lshr i32 %j, 6 ; random
  %l = and i32 %x, undef ; random
  %m = lshr i32 %x, undef ; random
  ret void
}

define amdgpu_kernel void @short_rows() !reqd_work_group_size !1 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  %a = lshr i32 %x, 6 ; random
  ret void
}

define amdgpu_kernel void @one_row() !reqd_work_group_size !2 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  ret void
}

define amdgpu_kernel void @column() !reqd_work_group_size !3 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; uniform
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; random
  ret void
}

define amdgpu_kernel void @one_lane() "amdgpu-flat-work-group-size"="1,1" {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; uniform
  ret void
}

define amdgpu_kernel void @narrow_waves() "target-cpu"="gfx1100" !reqd_work_group_size !4 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %a = lshr i32 %x, 5 ; uniform
  ret void
}

define amdgpu_kernel void @wide_waves() "target-cpu"="gfx1100" "target-features"="+dpp,+wavefrontsize64" !reqd_work_group_size !4 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random
  ret void
}

define amdgpu_kernel void @narrow_by_feature() "target-features"="+wavefrontsize32" !reqd_work_group_size !4 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  ret void
}

define amdgpu_kernel void @one_plane() !reqd_work_group_size !5 {
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  ret void
}

define amdgpu_kernel void @row_of_rows() !reqd_work_group_size !6 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; random
  ret void
}

define amdgpu_kernel void @deep() !reqd_work_group_size !7 {
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  ret void
}

; A row that is a part of a wave, and one that is a wave and a half: in the whole, 96 to 159 would be one wave.
define amdgpu_kernel void @short_row() !reqd_work_group_size !8 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = lshr i32 %x, 6 ; uniform
  %b = lshr i32 %x, 5 ; random
  ret void
}

define amdgpu_kernel void @wave_and_a_half() !reqd_work_group_size !9 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = lshr i32 %x, 6 ; random
  ret void
}

; What is undefined has no stride, though it is made of an index that has one.
define amdgpu_kernel void @undefined_choice() !reqd_work_group_size !8 {
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %u = add i32 undef, %x ; bottom
  %s = select i1 false, i32 %u, i32 64 ; uniform
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()

!0 = !{i32 128, i32 4, i32 2}
!1 = !{i32 16, i32 8, i32 2}
!2 = !{i32 40, i32 1, i32 1}
!3 = !{i32 1, i32 8, i32 4}
!4 = !{i32 32, i32 4, i32 1}
!5 = !{i32 12, i32 3, i32 1}
!6 = !{i32 8, i32 1, i32 4}
!7 = !{i32 192, i32 3, i32 4}
!8 = !{i32 32, i32 1, i32 1}
!9 = !{i32 96, i32 1, i32 1}
