; Branches on what lanes find in private memory, and private memory behind branches that lanes leave by different ways.
; target amdgcn
; workgroup 64 1 1

define amdgpu_kernel void @varied(i32 %u, i32 %v) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 %lane, ptr addrspace(5) %own, align 4 ; uniform 0
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  %c = icmp ult i32 %a, 7 ; random
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %d = phi i32 [ %u, %then ], [ %v, %entry ] ; random
  ret void
}

define amdgpu_kernel void @parted(i32 %u, i32 %v, i32 %w) { ; uniform, uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %then, label %join ; divergent

then:
  store i32 %v, ptr addrspace(5) %own, align 4 ; uniform 0
  br label %join

join:
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  %d = icmp ult i32 %a, %w ; random
  br i1 %d, label %more, label %end ; divergent

more:
  br label %end

end:
  %e = phi i32 [ %u, %more ], [ %v, %join ] ; random
  ret void
}

define amdgpu_kernel void @no_end(i32 %u, i1 %c) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 0, ptr addrspace(5) %own, align 4 ; uniform 0
  %d = icmp ult i32 %lane, 7 ; random
  br i1 %d, label %left, label %right ; divergent

left:
  br i1 %c, label %meet, label %out

right:
  br label %meet

out:
  ret void

meet:
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  br i1 %c, label %meet, label %out
}

define amdgpu_kernel void @into_cycle(i32 %u, i1 %c) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 0, ptr addrspace(5) %own, align 4 ; uniform 0
  %d = icmp ult i32 %lane, 7 ; random
  br i1 %d, label %head, label %other ; divergent

head:
  br label %other

other:
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  br i1 %c, label %head, label %end

end:
  ret void
}

define amdgpu_kernel void @far(i32 %u, i32 %v) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %one, label %other ; divergent

one:
  store i32 %v, ptr addrspace(5) %own, align 4 ; uniform 0
  br label %join

other:
  br label %join

join:
  br label %end

end:
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  ret void
}

define amdgpu_kernel void @deep(i32 %u, i32 %v) { ; uniform, uniform
entry:
  %own = alloca i32, align 4, addrspace(5) ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  store i32 %u, ptr addrspace(5) %own, align 4 ; uniform 0
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %one, label %join ; divergent

one:
  br label %two

two:
  br label %three

three:
  br label %four

four:
  br label %five

five:
  br label %six

six:
  br label %seven

seven:
  br label %eight

eight:
  br label %nine

nine:
  br label %ten

ten:
  br label %eleven

eleven:
  br label %twelve

twelve:
  store i32 %v, ptr addrspace(5) %own, align 4 ; uniform 0
  br label %join

join:
  %a = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
