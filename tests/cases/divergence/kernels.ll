; What accesses of kernels look like, reduced from a stencil, a reduction, a sparse and a dense product.
; The remark behind a load or a store is its pattern.
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [64 x float] undef, align 4

define amdgpu_kernel void @stencil(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %width, i32 %height) {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %start = shl i32 %group, 6
  %x = add i32 %start, %lane
  %outside = icmp uge i32 %x, %width
  br i1 %outside, label %end, label %row

row:
  %y = phi i32 [ 1, %entry ], [ %below, %row ]
  %first = mul i32 %y, %width
  %at = add i32 %first, %x
  %wide = zext i32 %at to i64
  %from = getelementptr inbounds float, ptr addrspace(1) %in, i64 %wide
  %centre = load float, ptr addrspace(1) %from, align 4 ; consecutive 4
  %next = getelementptr inbounds i8, ptr addrspace(1) %from, i64 4
  %right = load float, ptr addrspace(1) %next, align 4 ; consecutive 4
  %sum = fadd float %centre, %right
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %wide
  store float %sum, ptr addrspace(1) %to, align 4 ; consecutive 4
  %below = add i32 %y, 1
  %more = icmp ult i32 %below, %height
  br i1 %more, label %row, label %end

end:
  ret void
}

define amdgpu_kernel void @reduce(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %mine = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %lane
  br label %halve

halve:
  %half = phi i32 [ 32, %entry ], [ %less, %join ]
  %works = icmp ult i32 %lane, %half
  br i1 %works, label %add, label %join

add:
  %other = add nuw nsw i32 %lane, %half
  %theirs = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %other
  %a = load float, ptr addrspace(3) %theirs, align 4 ; consecutive 4
  %b = load float, ptr addrspace(3) %mine, align 4 ; consecutive 4
  %c = fadd float %a, %b
  store float %c, ptr addrspace(3) %mine, align 4 ; consecutive 4
  br label %join

join:
  %less = lshr i32 %half, 1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %end, label %halve

end:
  %all = load float, ptr addrspace(3) @tile, align 4 ; uniform 0
  %wide = zext i32 %group to i64
  %to = getelementptr inbounds float, ptr addrspace(1) %out, i64 %wide
  store float %all, ptr addrspace(1) %to, align 4 ; uniform 0
  ret void
}

define amdgpu_kernel void @spmv(ptr addrspace(1) %rows, ptr addrspace(1) %columns, ptr addrspace(1) %v, i32 %n) {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext nneg i32 %lane to i64
  %row = getelementptr inbounds i32, ptr addrspace(1) %rows, i64 %wide
  %from = load i32, ptr addrspace(1) %row, align 4 ; consecutive 4
  %far = sext i32 %from to i64
  %entry.at = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %far
  %column = load i32, ptr addrspace(1) %entry.at, align 4 ; scattered 0
  %pair = getelementptr inbounds { i32, i32, i32 }, ptr addrspace(1) %v, i64 %wide, i32 1
  %second = load i32, ptr addrspace(1) %pair, align 4 ; strided 12
  %kept = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %column)
  %same = zext i32 %kept to i64
  %one = getelementptr inbounds i32, ptr addrspace(1) %v, i64 %same
  store i32 %second, ptr addrspace(1) %one, align 4 ; uniform 0
  ret void
}

define amdgpu_kernel void @gemm(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
entry:
  %column = call i32 @llvm.amdgcn.workitem.id.x()
  %row = call i32 @llvm.amdgcn.workitem.id.y()
  %first = mul i32 %row, %n
  %at = add i32 %first, %column
  %wide = zext i32 %at to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wide
  %x = load float, ptr addrspace(1) %p, align 4 ; scattered 0
  %q = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %column
  %y = load float, ptr addrspace(3) %q, align 4 ; consecutive 4
  %z = fmul float %x, %y
  %back = sub nsw i32 63, %column
  %mirrored = getelementptr inbounds float, ptr addrspace(3) @tile, i32 %back
  store float %z, ptr addrspace(3) %mirrored, align 4 ; strided -4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
