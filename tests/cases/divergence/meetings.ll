; Where several work-items of a group write one place, none before the other.
; target amdgcn
; groups
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @row(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !0 { ; uniform, uniform
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  store i32 %n, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes
  %c = icmp eq i32 %x, %n ; random, differs in group
  br i1 %c, label %one, label %next ; divergent

one:
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes
  br label %next

next:
  %d = icmp ne i32 %n, %x ; random, differs in group
  br i1 %d, label %others, label %another ; divergent

another:
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes
  br label %end

others:
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  br label %end

end:
  ret void
}

define amdgpu_kernel void @column(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !1 { ; uniform, uniform
entry:
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  store i32 %y, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  %c = icmp eq i32 %y, %n ; random, differs in group
  br i1 %c, label %one, label %end ; divergent

one:
  store i32 %y, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes
  br label %end

end:
  ret void
}

define amdgpu_kernel void @depth(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !2 { ; uniform, uniform
entry:
  %z = call i32 @llvm.amdgcn.workitem.id.z() ; random, differs in group
  store i32 %z, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  %c = icmp eq i32 %z, %n ; random, differs in group
  br i1 %c, label %one, label %end ; divergent

one:
  store i32 %z, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes
  br label %end

end:
  ret void
}

define amdgpu_kernel void @entered_twice(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !0 { ; uniform, uniform
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %c = icmp eq i32 %x, %n ; random, differs in group
  br i1 %c, label %one, label %next ; divergent

next:
  %d = icmp ult i32 %x, %n ; random, differs in group
  br i1 %d, label %one, label %end ; divergent

one:
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  br label %end

end:
  ret void
}

define amdgpu_kernel void @entered_both_ways(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !0 { ; uniform, uniform
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %c = icmp eq i32 %x, %n ; random, differs in group
  br i1 %c, label %one, label %one

one:
  store i32 %x, ptr addrspace(1) %p, align 4 ; uniform 0, 1 x 4 bytes, stores meet: one place
  ret void
}

define amdgpu_kernel void @atomics(ptr addrspace(1) %p, ptr addrspace(1) %h) !reqd_work_group_size !0 { ; uniform, uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst ; random, uniform 0, differs in group, 1 x 4 bytes, atomics meet: one place
  %b = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 seq_cst seq_cst ; random, uniform 0, differs in group, 1 x 4 bytes, atomics meet: one place
  %c = call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 1) ; random, differs in group, atomics meet: one place
  %d = call i32 @_Z19atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1) %p, i32 0) ; random, differs in group
  %px = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %x ; strided 4, differs in group
  %e = atomicrmw add ptr addrspace(1) %px, i32 1 seq_cst ; random, consecutive 4, differs in group, 1 x 256 bytes
  store atomic i32 %x, ptr addrspace(1) %p seq_cst, align 4 ; uniform 0, 1 x 4 bytes
  %own = alloca i32, align 4, addrspace(5) ; uniform
  store i32 %x, ptr addrspace(5) %own, align 4 ; uniform 0, 1 x 4 bytes
  %pa = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %a ; random, differs in group
  store i32 %x, ptr addrspace(1) %pa, align 4 ; scattered 0, 64 x 4 bytes
  ret void
}

define amdgpu_kernel void @data(ptr addrspace(1) %image, ptr addrspace(1) %h, i1 %known) !reqd_work_group_size !0 { ; uniform, uniform, uniform
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %px = getelementptr inbounds i32, ptr addrspace(1) %image, i32 %x ; strided 4, differs in group
  %v = load i32, ptr addrspace(1) %px, align 4 ; random, consecutive 4, differs in group, 1 x 256 bytes
  %hv = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %v ; random, differs in group
  store i32 1, ptr addrspace(1) %hv, align 4 ; scattered 0, 64 x 4 bytes, stores meet: data
  %a = atomicrmw add ptr addrspace(1) %hv, i32 1 seq_cst ; random, scattered 0, differs in group, 64 x 4 bytes, atomics meet: data
  %w = call i32 @llvm.umin.i32(i32 %v, i32 255) ; random, differs in group
  %hw = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %w ; random, differs in group
  store i32 1, ptr addrspace(1) %hw, align 4 ; scattered 0, 64 x 4 bytes, stores meet: data
  %u = call i32 @_Z3minii(i32 %v, i32 255) #0 ; random, differs in group
  %hu = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %u ; random, differs in group
  store i32 1, ptr addrspace(1) %hu, align 4 ; scattered 0, 64 x 4 bytes, stores meet: data
  %s = call i32 @slot(i32 %v) ; random, differs in group
  %hs = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %s ; random, differs in group
  store i32 1, ptr addrspace(1) %hs, align 4 ; scattered 0, 64 x 4 bytes
  br i1 %known, label %end, label %merge

merge:
  %m = phi i32 [ %v, %entry ] ; random, differs in group
  %hm = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %m ; random, differs in group
  store i32 1, ptr addrspace(1) %hm, align 4 ; scattered 0, 64 x 4 bytes
  br label %end

end:
  ret void
}

define amdgpu_kernel void @data_of_the_column(ptr addrspace(1) %image, ptr addrspace(1) %h, i32 %n) !reqd_work_group_size !3 { ; uniform, uniform, uniform
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; random, differs in group
  %y = call i32 @llvm.amdgcn.workitem.id.y() ; random, differs in group
  %py = getelementptr inbounds i32, ptr addrspace(1) %image, i32 %y ; random, differs in group
  %v = load i32, ptr addrspace(1) %py, align 4 ; random, tiled 0, differs in group, 1 x 32 bytes
  %xn = mul nsw i32 %x, %n ; random, differs in group
  %i = add nsw i32 %xn, %v ; random, differs in group
  %h0 = getelementptr inbounds i32, ptr addrspace(1) %h, i32 %i ; random, differs in group
  store i32 1, ptr addrspace(1) %h0, align 4 ; scattered 0, 64 x 4 bytes, stores meet: data
  %c = icmp eq i32 %y, 0 ; random, differs in group
  br i1 %c, label %row, label %end ; divergent

row:
  store i32 1, ptr addrspace(1) %h0, align 4 ; scattered 0, 64 x 4 bytes
  br label %end

end:
  ret void
}

define amdgpu_kernel void @pointers(ptr addrspace(1) %table) !reqd_work_group_size !0 { ; uniform
  %x = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1, differs in group
  %px = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %table, i32 %x ; strided 8, differs in group
  %v = load ptr addrspace(1), ptr addrspace(1) %px, align 8 ; random, consecutive 8, differs in group, 1 x 512 bytes
  store i32 1, ptr addrspace(1) %v, align 4 ; scattered 0, 64 x 4 bytes, stores meet: data
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.umin.i32(i32, i32) #0
declare i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare i32 @_Z19atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1), i32)
declare i32 @_Z3minii(i32, i32)
declare i32 @slot(i32)

attributes #0 = { nounwind memory(none) }

!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 1, i32 64, i32 1}
!2 = !{i32 1, i32 1, i32 64}
!3 = !{i32 8, i32 8, i32 1}
