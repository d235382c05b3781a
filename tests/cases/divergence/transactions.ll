; What the lanes of a wave access together: stretches of bytes, and words of one bank.
; target amdgcn
; groups
target triple = "amdgcn-amd-amdhsa"

@i8s = internal addrspace(3) global [8192 x i8] undef, align 16
@i16s = internal addrspace(3) global [4096 x i16] undef, align 16
@i32s = internal addrspace(3) global [2048 x i32] undef, align 16
@i64s = internal addrspace(3) global [1024 x i64] undef, align 16
@__spirv_BuiltInLocalInvocationId = external local_unnamed_addr addrspace(1) constant <3 x i64>, align 32
@i128s = internal addrspace(3) global [512 x <4 x i32>] undef, align 16

define amdgpu_kernel void @rows(ptr addrspace(1) %f, i32 %n) "target-cpu"="gfx1100" !reqd_work_group_size !0 { ; uniform, uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %yn = mul nsw i32 %y, %n ; random, differs in group
  %a = add nsw i32 %yn, %x ; random, differs in group
  %pa = getelementptr inbounds float, ptr addrspace(1) %f, i32 %a ; random, differs in group
  store float 1.0, ptr addrspace(1) %pa, align 4 ; scattered 0, 2 x 64 bytes
  %y16 = shl nsw i32 %y, 4 ; random, differs in group
  %b = add nsw i32 %y16, %x ; random, differs in group
  %pb = getelementptr inbounds float, ptr addrspace(1) %f, i32 %b ; random, differs in group
  store float 1.0, ptr addrspace(1) %pb, align 4 ; tiled 0, 1 x 128 bytes
  %xn = mul nsw i32 %x, %n ; random, differs in group
  %c = add nsw i32 %xn, %y ; random, differs in group
  %pc = getelementptr inbounds float, ptr addrspace(1) %f, i32 %c ; random, differs in group
  store float 1.0, ptr addrspace(1) %pc, align 4 ; scattered 0, 16 x 8 bytes
  %d = add nsw i32 %x, %y ; random, differs in group
  %pd = getelementptr inbounds float, ptr addrspace(1) %f, i32 %d ; random, differs in group
  store float 1.0, ptr addrspace(1) %pd, align 4 ; tiled 0, 1 x 68 bytes
  %e = shl nsw i32 %b, 1 ; random, differs in group
  %pe = getelementptr inbounds float, ptr addrspace(1) %f, i32 %e ; random, differs in group
  store float 1.0, ptr addrspace(1) %pe, align 4 ; tiled 0, 32 x 4 bytes
  %pg = getelementptr inbounds float, ptr addrspace(1) %f, i32 %n ; uniform
  store float 1.0, ptr addrspace(1) %pg, align 4 ; uniform 0, 1 x 4 bytes
  ret void
}

define amdgpu_kernel void @cube(ptr addrspace(1) %f, i32 %n) !reqd_work_group_size !1 { ; uniform, uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; random, differs in group
  %z64 = shl nsw i32 %z, 6 ; random, differs in group
  %y8 = shl nsw i32 %y, 3 ; random, differs in group
  %y4 = shl nsw i32 %y, 2 ; random, differs in group
  %yx = add nsw i32 %y8, %x ; random, differs in group
  %a = add nsw i32 %z64, %yx ; random, differs in group
  %pa = getelementptr inbounds float, ptr addrspace(1) %f, i32 %a ; random, differs in group
  store float 1.0, ptr addrspace(1) %pa, align 4 ; tiled 0, 16 x 16 bytes
  %zn = mul nsw i32 %z, %n ; random, differs in group
  %y4x = add nsw i32 %y4, %x ; random, differs in group
  %b = add nsw i32 %zn, %y4x ; random, differs in group
  %pb = getelementptr inbounds float, ptr addrspace(1) %f, i32 %b ; random, differs in group
  store float 1.0, ptr addrspace(1) %pb, align 4 ; scattered 0, 4 x 64 bytes
  ret void
}

define amdgpu_kernel void @vector_of_indices(ptr addrspace(1) %f) !reqd_work_group_size !1 { ; uniform
  %v = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, align 32 ; random, uniform 0, differs in group, 1 x 24 bytes
  %x = extractelement <3 x i64> %v, i64 0 ; random, differs in group
  %y = extractelement <3 x i64> %v, i64 1 ; random, differs in group
  %z = extractelement <3 x i64> %v, i64 2 ; random, differs in group
  %z64 = shl nsw i64 %z, 6 ; random, differs in group
  %y8 = shl nsw i64 %y, 3 ; random, differs in group
  %yx = add nsw i64 %y8, %x ; random, differs in group
  %a = add nsw i64 %z64, %yx ; random, differs in group
  %pa = getelementptr inbounds float, ptr addrspace(1) %f, i64 %a ; random, differs in group
  store float 1.0, ptr addrspace(1) %pa, align 4 ; tiled 0, 16 x 16 bytes
  ret void
}

define amdgpu_kernel void @part(ptr addrspace(1) %f, i32 %n) !reqd_work_group_size !2 { ; uniform, uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %yn = mul nsw i32 %y, %n ; random, differs in group
  %a = add nsw i32 %yn, %x ; random, differs in group
  %pa = getelementptr inbounds float, ptr addrspace(1) %f, i32 %a ; random, differs in group
  store float 1.0, ptr addrspace(1) %pa, align 4 ; scattered 0, 3 x 96 bytes
  ret void
}

define amdgpu_kernel void @banks(ptr addrspace(1) %f) "target-cpu"="gfx1100" !reqd_work_group_size !3 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; uniform, differs in group
  %x128 = shl nsw i32 %x, 7 ; strided 128, differs in group
  %x64 = shl nsw i32 %x, 6 ; strided 64, differs in group
  %x32 = shl nsw i32 %x, 5 ; strided 32, differs in group
  %x33 = add nsw i32 %x32, %x ; strided 33, differs in group
  %x16 = shl nsw i32 %x, 4 ; strided 16, differs in group
  %x8 = shl nsw i32 %x, 3 ; strided 8, differs in group
  %x2 = shl nsw i32 %x, 1 ; strided 2, differs in group
  %pa = getelementptr inbounds i8, ptr addrspace(3) @i8s, i32 %x128 ; strided 128, differs in group
  store i8 1, ptr addrspace(3) %pa, align 1 ; strided 128, in local memory, 32 x 1 bytes, 32 ways
  %pb = getelementptr inbounds i8, ptr addrspace(3) @i8s, i32 %x ; strided 1, differs in group
  store i8 1, ptr addrspace(3) %pb, align 1 ; consecutive 1, in local memory, 1 x 32 bytes
  %pc = getelementptr inbounds i16, ptr addrspace(3) @i16s, i32 %x64 ; strided 128, differs in group
  store i16 1, ptr addrspace(3) %pc, align 2 ; strided 128, in local memory, 32 x 2 bytes, 32 ways
  %pd = getelementptr inbounds i32, ptr addrspace(3) @i32s, i32 %x32 ; strided 128, differs in group
  store i32 1, ptr addrspace(3) %pd, align 4 ; strided 128, in local memory, 32 x 4 bytes, 32 ways
  %pe = getelementptr inbounds i32, ptr addrspace(3) @i32s, i32 %x33 ; strided 132, differs in group
  store i32 1, ptr addrspace(3) %pe, align 4 ; strided 132, in local memory, 32 x 4 bytes
  %pg = getelementptr inbounds i32, ptr addrspace(3) @i32s, i32 %x2 ; strided 8, differs in group
  store i32 1, ptr addrspace(3) %pg, align 4 ; strided 8, in local memory, 32 x 4 bytes, 2 ways
  %ph = getelementptr inbounds i64, ptr addrspace(3) @i64s, i32 %x16 ; strided 128, differs in group
  store i64 1, ptr addrspace(3) %ph, align 8 ; strided 128, in local memory, 32 x 8 bytes, 16 ways
  %pi = getelementptr inbounds <4 x i32>, ptr addrspace(3) @i128s, i32 %x8 ; strided 128, differs in group
  store <4 x i32> zeroinitializer, ptr addrspace(3) %pi, align 16 ; strided 128, in local memory, 32 x 16 bytes, 8 ways
  %pj = getelementptr inbounds i32, ptr addrspace(3) @i32s, i32 %y ; uniform, differs in group
  store i32 1, ptr addrspace(3) %pj, align 4 ; uniform 0, in local memory, 1 x 4 bytes
  %pk = getelementptr inbounds i32, ptr addrspace(1) %f, i32 %x32 ; strided 128, differs in group
  store i32 1, ptr addrspace(1) %pk, align 4 ; strided 128, 32 x 4 bytes
  ret void
}

define amdgpu_kernel void @unknown_rows(i32 %n) "target-cpu"="gfx1100" !reqd_work_group_size !0 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %yn = mul nsw i32 %y, %n ; random, differs in group
  %x32 = shl nsw i32 %x, 5 ; random, differs in group
  %a = add nsw i32 %yn, %x32 ; random, differs in group
  %pa = getelementptr inbounds i32, ptr addrspace(3) @i32s, i32 %a ; random, differs in group
  store i32 1, ptr addrspace(3) %pa, align 4 ; scattered 0, in local memory, 32 x 4 bytes
  ret void
}

; An index of 64 bits that is an `int` in the source is extended by two shifts. With 40 places only 24 bits are left.
define amdgpu_kernel void @by_shifts(ptr addrspace(1) %f) "target-cpu"="gfx1100" !reqd_work_group_size !0 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %x64 = zext i32 %x to i64 ; random, differs in group
  %y64 = zext i32 %y to i64 ; random, differs in group
  %xs = shl i64 %x64, 32 ; random, differs in group
  %ys = shl i64 %y64, 32 ; random, differs in group
  %xi = ashr exact i64 %xs, 32 ; random, differs in group
  %yi = lshr exact i64 %ys, 32 ; random, differs in group
  %row = getelementptr inbounds [16 x float], ptr addrspace(3) @i32s, i64 %yi ; random, differs in group
  %pa = getelementptr inbounds float, ptr addrspace(3) %row, i64 %xi ; random, differs in group
  store float 1.0, ptr addrspace(3) %pa, align 4 ; tiled 0, in local memory, 1 x 128 bytes
  %column = getelementptr inbounds [16 x float], ptr addrspace(3) @i32s, i64 %xi ; random, differs in group
  %pb = getelementptr inbounds float, ptr addrspace(3) %column, i64 %yi ; random, differs in group
  store float 1.0, ptr addrspace(3) %pb, align 4 ; tiled 0, in local memory, 16 x 8 bytes, 8 ways
  %xn = shl i64 %x64, 40 ; random, differs in group
  %xo = ashr exact i64 %xn, 40 ; random, differs in group
  %pc = getelementptr inbounds float, ptr addrspace(3) @i32s, i64 %xo ; random, differs in group
  store float 1.0, ptr addrspace(3) %pc, align 4 ; tiled 0, in local memory, 1 x 64 bytes
  %xm = ashr exact i64 %xs, 31 ; random, differs in group
  %pd = getelementptr inbounds float, ptr addrspace(3) @i32s, i64 %xm ; random, differs in group
  store float 1.0, ptr addrspace(3) %pd, align 4 ; tiled 0, in local memory, 16 x 4 bytes
  ret void
}

; Variables of a work-group keep their memory where their addresses are generic, as in CUDA.
define amdgpu_kernel void @generic(ptr %f) "target-cpu"="gfx1100" !reqd_work_group_size !3 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %x16 = shl nsw i32 %x, 4 ; strided 16, differs in group
  %pa = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @i32s to ptr), i32 %x16 ; strided 64, differs in group
  store i32 1, ptr %pa, align 4 ; strided 64, in local memory, 32 x 4 bytes, 16 ways
  %cast = addrspacecast ptr addrspace(3) @i32s to ptr ; uniform
  %pb = getelementptr inbounds i32, ptr %cast, i32 %x16 ; strided 64, differs in group
  store i32 1, ptr %pb, align 4 ; strided 64, in local memory, 32 x 4 bytes, 16 ways
  store i32 1, ptr addrspacecast (ptr addrspace(3) @i32s to ptr), align 4 ; uniform 0, in local memory, 1 x 4 bytes
  %pc = getelementptr inbounds i32, ptr %f, i32 %x16 ; strided 64, differs in group
  store i32 1, ptr %pc, align 4 ; strided 64, 32 x 4 bytes
  %outside = load ptr, ptr addrspace(3) @i64s, align 8 ; uniform, uniform 0, in local memory, 1 x 8 bytes
  store i32 1, ptr %outside, align 4 ; uniform 0, 1 x 4 bytes
  %elsewhere = load ptr, ptr %pa, align 8 ; random, strided 64, differs in group, in local memory, 32 x 8 bytes, 8 ways
  store i32 1, ptr %elsewhere, align 4 ; scattered 0, 32 x 4 bytes, stores meet: data
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()

!0 = !{i32 16, i32 16, i32 1}
!1 = !{i32 4, i32 4, i32 4}
!2 = !{i32 24, i32 4, i32 1}
!3 = !{i32 32, i32 2, i32 1}
