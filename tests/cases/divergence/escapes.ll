; A kernel that leaves the address of its own memory where others find it.
; target amdgcn

define amdgpu_kernel void @leaves(ptr addrspace(1) %t) { ; uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %p = addrspacecast ptr addrspace(5) %own to ptr ; uniform
  store ptr %p, ptr addrspace(1) %t, align 8 ; uniform 0
  ret void
}
