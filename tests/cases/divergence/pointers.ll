; Loads through pointers that are loaded: points-to of the whole program tells which are not from memory of a lane.
; target amdgcn
; shared follows/%v

define amdgpu_kernel void @follows(ptr addrspace(1) %t, ptr addrspace(1) %out) { ; uniform, uniform
entry:
  %p = load ptr, ptr addrspace(1) %t, align 8 ; uniform, uniform 0
  %v = load i32, ptr %p, align 4 ; uniform, uniform 0
  %c = icmp sgt i32 %v, 0 ; uniform
  br i1 %c, label %set, label %done

set:
  store i32 %v, ptr addrspace(1) %out, align 4 ; uniform 0
  br label %done

done:
  ret void
}

define amdgpu_kernel void @is_not_told(ptr addrspace(1) %t, ptr addrspace(1) %out) { ; uniform, uniform
entry:
  %p = load ptr, ptr addrspace(1) %t, align 8 ; uniform, uniform 0
  %v = load i32, ptr %p, align 4 ; random, uniform 0
  store i32 %v, ptr addrspace(1) %out, align 4 ; uniform 0
  ret void
}

define amdgpu_kernel void @has_own(ptr addrspace(1) %out) { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %own = alloca [2 x i32], align 4, addrspace(5) ; uniform
  %p = addrspacecast ptr addrspace(5) %own to ptr ; uniform
  store i32 %lane, ptr %p, align 4 ; uniform 0
  %q = call ptr @behind(ptr %p) ; random
  %v = load i32, ptr %q, align 4 ; random, scattered 0
  store i32 %v, ptr addrspace(1) %out, align 4 ; uniform 0
  ret void
}

define internal ptr @behind(ptr %p) { ; random, result
  %q = getelementptr i8, ptr %p, i64 4 ; random
  ret ptr %q
}

declare i32 @llvm.amdgcn.workitem.id.x()
