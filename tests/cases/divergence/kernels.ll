; What accesses of kernels look like, reduced from a stencil, a reduction, a sparse and a dense product.
; The remark behind a load or a store is its pattern.
; target amdgcn
; workgroup 64 1 1
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [64 x float] undef, align 4

define amdgpu_kernel void @stencil(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %width, i32 %height) { ; uniform, uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %group = call i32 @llvm.amdgcn.workgroup.id.x() ; uniform
  %start = shl i32 %group, 6 ; uniform
  %x = add i32 %start, %lane ; strided 1
  %outside = icmp uge i32 %x, %width ; random
  br i1 %outside, label %end, label %row ; divergent

row:
  %y = phi i32 [ 1, %entry ], [ %below, %row ] ; uniform
  %first = mul i32 %y, %width ; uniform
  %at = add i32 %first, %x ; strided 1
  %wide = zext i32 %at to i64 ; random, may wrap
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %wide ; random
  %centre = load float, ptr addrspace(1) %from, align 4 ; random, consecutive 4
  %next = getelementptr inbounds i8, ptr addrspace(1) %from, i64 4 ; random
  %right = load float, ptr addrspace(1) %next, align 4 ; random, consecutive 4
  %sum = fadd float %centre, %right ; random
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %wide ; random
  store float %sum, ptr addrspace(1) %to, align 4 ; consecutive 4
  %below = add i32 %y, 1 ; uniform
  %more = icmp ult i32 %below, %height ; uniform
  br i1 %more, label %row, label %end

end:
  ret void
}

define amdgpu_kernel void @reduce(ptr addrspace(1) %in, ptr addrspace(1) %out) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %group = call i32 @llvm.amdgcn.workgroup.id.x() ; uniform
  %mine = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %lane ; strided 4
  br label %halve

halve:
  %half = phi i32 [ 32, %entry ], [ %less, %join ] ; uniform
  %works = icmp ult i32 %lane, %half ; random
  br i1 %works, label %add, label %join ; divergent

add:
  %other = add nuw nsw i32 %lane, %half ; strided 1
  %theirs = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %other ; strided 4
  %a = load float, ptr addrspace(3) %theirs, align 4 ; random, consecutive 4
  %b = load float, ptr addrspace(3) %mine, align 4 ; random, consecutive 4
  %c = fadd float %a, %b ; random
  store float %c, ptr addrspace(3) %mine, align 4 ; consecutive 4
  br label %join

join:
  %less = lshr i32 %half, 1 ; uniform
  %done = icmp eq i32 %less, 0 ; uniform
  br i1 %done, label %end, label %halve

end:
  %all = load float, ptr addrspace(3) @tile, align 4 ; uniform, uniform 0
  %wide = zext i32 %group to i64 ; uniform
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %wide ; uniform
  store float %all, ptr addrspace(1) %to, align 4 ; uniform 0
  ret void
}

define amdgpu_kernel void @spmv(ptr addrspace(1) %rows, ptr addrspace(1) %columns, ptr addrspace(1) %v, i32 %n) { ; uniform, uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %wide = zext nneg i32 %lane to i64 ; strided 1
  %row = getelementptr inbounds i32, ptr addrspace(1) %rows, i64 %wide ; strided 4
  %from = load i32, ptr addrspace(1) %row, align 4 ; random, consecutive 4
  %far = sext i32 %from to i64 ; random
  %entry.at = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %far ; random
  %column = load i32, ptr addrspace(1) %entry.at, align 4 ; random, scattered 0
  %pair = getelementptr inbounds { i32, i32, i32 }, ptr addrspace(1) %v, i64 %wide, i32 1 ; strided 12
  %second = load i32, ptr addrspace(1) %pair, align 4 ; random, strided 12
  %kept = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %column) ; uniform
  %same = zext i32 %kept to i64 ; uniform
  %one = getelementptr inbounds i32, ptr addrspace(1) %v, i64 %same ; uniform
  store i32 %second, ptr addrspace(1) %one, align 4 ; uniform 0
  ret void
}

define amdgpu_kernel void @gemm(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) { ; uniform, uniform, uniform
entry:
  %column = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %row = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %first = mul i32 %row, %n ; uniform
  %at = add i32 %first, %column ; strided 1
  %wide = zext i32 %at to i64 ; random, may wrap
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide ; random
  %x = load float, ptr addrspace(1) %p, align 4 ; random, consecutive 4
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %column ; strided 4
  %y = load float, ptr addrspace(3) %q, align 4 ; random, consecutive 4
  %z = fmul float %x, %y ; random
  %back = sub nsw i32 63, %column ; strided -1
  %mirrored = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %back ; strided -4
  store float %z, ptr addrspace(3) %mirrored, align 4 ; strided -4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
