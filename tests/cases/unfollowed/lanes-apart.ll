; Indices that may wrap between work-items, and places in local memory at unknown distances.
target triple = "amdgcn-amd-amdhsa"

@t = internal addrspace(3) global [256 x i32] undef, align 16

define amdgpu_kernel void @items(ptr addrspace(1) %o, i32 %n) "target-cpu"="gfx1100" !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 %x, %n
  %i = sext i32 %a to i64
  %p = getelementptr float, ptr addrspace(1) %o, i64 %i
  store float 1.0, ptr addrspace(1) %p, align 4
  %m = and i32 %x, 7
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %m
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

!0 = !{i32 64, i32 2, i32 1}
