; Memory of one lane: what is stored there is known where every store is uniform and lanes go there together.
; target amdgcn
; workgroup 64 1 1

define amdgpu_kernel void @kept(i32 %u, i1 %same) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  %uniform = alloca i32, align 4, addrspace(5) ; uniform
  %varied = alloca i32, align 4, addrspace(5) ; uniform
  %parted = alloca i32, align 4, addrspace(5) ; uniform
  %array = alloca [4 x i32], align 4, addrspace(5) ; uniform
  %known = alloca i32, align 4, addrspace(5) ; uniform
  %chosen = alloca i32, align 4, addrspace(5) ; uniform
  store i32 %u, ptr addrspace(5) %uniform, align 4 ; uniform 0
  store i32 %lane, ptr addrspace(5) %varied, align 4 ; uniform 0
  store i32 %u, ptr addrspace(5) %parted, align 4 ; uniform 0
  store i32 %u, ptr addrspace(5) %known, align 4 ; uniform 0
  call void @other(ptr addrspace(5) %known)
  %at = getelementptr i32, ptr addrspace(5) %array, i32 %lane ; strided 4
  store i32 1, ptr addrspace(5) %at, align 4 ; consecutive 4
  br i1 %same, label %yes, label %no

yes:
  store i32 1, ptr addrspace(5) %chosen, align 4 ; uniform 0
  br label %no

no:
  br i1 %c, label %then, label %join ; divergent

then:
  %a = load i32, ptr addrspace(5) %uniform, align 4 ; uniform, uniform 0
  store i32 7, ptr addrspace(5) %parted, align 4 ; uniform 0
  br label %join

join:
  %b = load i32, ptr addrspace(5) %uniform, align 4 ; uniform, uniform 0
  %d = load i32, ptr addrspace(5) %varied, align 4 ; random, uniform 0
  %e = load i32, ptr addrspace(5) %parted, align 4 ; random, uniform 0
  %f = load i32, ptr addrspace(5) %array, align 4 ; random, uniform 0
  %g = load i32, ptr addrspace(5) %known, align 4 ; random, uniform 0
  %h = load i32, ptr addrspace(5) %chosen, align 4 ; uniform, uniform 0
  ret void
}

define amdgpu_kernel void @returns_early(i32 %u, i32 %n) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, %n ; random
  br i1 %c, label %work, label %end ; divergent

work:
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  %a = load i32, ptr addrspace(5) %own, align 4 ; uniform, uniform 0
  br label %end

end:
  ret void
}

define amdgpu_kernel void @late(i32 %u, i32 %n) { ; uniform, uniform
entry:
  %count = alloca i32, align 4, addrspace(5) ; uniform
  %before = alloca i32, align 4, addrspace(5) ; uniform
  %after = alloca i32, align 4, addrspace(5) ; uniform
  store i32 0, ptr addrspace(5) %count, align 4 ; uniform 0
  store i32 %u, ptr addrspace(5) %before, align 4 ; uniform 0
  br label %loop

loop:
  %i = load i32, ptr addrspace(5) %count, align 4 ; random, uniform 0
  %next = add i32 %i, 1 ; random
  store i32 %next, ptr addrspace(5) %count, align 4 ; uniform 0
  %a = load i32, ptr addrspace(5) %before, align 4 ; uniform, uniform 0
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %i, %lane ; random
  br i1 %c, label %loop, label %end ; divergent

end:
  %b = load i32, ptr addrspace(5) %count, align 4 ; random, uniform 0
  %d = load i32, ptr addrspace(5) %before, align 4 ; uniform, uniform 0
  store i32 %n, ptr addrspace(5) %after, align 4 ; uniform 0
  %e = load i32, ptr addrspace(5) %after, align 4 ; uniform, uniform 0
  ret void
}

define amdgpu_kernel void @comes_back_early(i32 %n) { ; uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  store i32 0, ptr addrspace(5) %own, align 4 ; uniform 0
  br label %head

head:
  %round = phi i32 [ 0, %entry ], [ %more, %test ], [ %more, %store ] ; uniform
  %more = add i32 %round, 1 ; uniform
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  br label %test

test:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, %round ; random
  br i1 %c, label %head, label %store ; divergent

store:
  %b = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  store i32 %n, ptr addrspace(5) %own, align 4 ; uniform 0
  %d = icmp ult i32 %round, %n ; uniform
  br i1 %d, label %head, label %end

end:
  ret void
}

declare void @other(ptr addrspace(5))
declare i32 @llvm.amdgcn.workitem.id.x()
