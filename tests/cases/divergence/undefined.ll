; What is undefined for some lanes: only poison goes through operations that have definite results, and freeze chooses anew.
; target amdgcn
; workgroup 64 1 1

define amdgpu_kernel void @absorbing(i32 %u, i32 %v) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  %a = and i32 %u, undef ; uniform
  %b = mul i32 %u, undef ; uniform
  %d = and i32 %u, poison ; bottom
  %e = add i32 %u, undef ; bottom
  %f = zext i32 %e to i64 ; uniform
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %and = phi i32 [ %a, %then ], [ %v, %entry ] ; random
  %mul = phi i32 [ %b, %then ], [ %v, %entry ] ; random
  %poison = phi i32 [ %d, %then ], [ %v, %entry ] ; uniform
  %sum = phi i32 [ %e, %then ], [ %v, %entry ] ; uniform
  %hazy = phi i32 [ undef, %then ], [ %v, %entry ] ; uniform
  %clear = phi i32 [ poison, %then ], [ %v, %entry ] ; uniform
  %g = and i32 %hazy, 7 ; random
  %h = and i32 %clear, 7 ; uniform
  %i = add i32 %hazy, 7 ; uniform
  %j = freeze i32 %hazy ; random
  %k = freeze i32 %clear ; random
  %l = freeze i32 %v ; uniform
  %m = or i32 %i, 1 ; random
  ret void
}

define amdgpu_kernel void @choosing(i32 %u, i32 %v, i1 %w) { ; uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  %one = select i1 undef, i32 %u, i32 %v ; uniform
  %other = select i1 undef, i32 %u, i32 %v ; uniform
  %apart = sub i32 %one, %other ; uniform
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %hazy = phi i1 [ undef, %then ], [ %w, %entry ] ; uniform
  %clear = phi i1 [ poison, %then ], [ %w, %entry ] ; uniform
  %any = phi i32 [ %one, %then ], [ %other, %entry ] ; random
  %a = select i1 %hazy, i32 %u, i32 %v ; random
  %b = select i1 %clear, i32 %u, i32 %v ; uniform
  %d = xor i1 %c, undef ; bottom
  %e = select i1 %d, i32 %u, i32 %v ; random
  ret void
}

define amdgpu_kernel void @choosing_twice(i32 %u, i32 %v, i1 %w) { ; uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  %free = xor i1 %w, undef ; bottom
  %one = select i1 %free, i32 %u, i32 %v ; uniform
  %other = select i1 %free, i32 %u, i32 %v ; uniform
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %any = phi i32 [ %one, %then ], [ %other, %entry ] ; random
  ret void
}

define amdgpu_kernel void @rounds(i32 %u, i32 noundef %w, i1 %x) { ; uniform, uniform, uniform
entry:
  br label %loop

loop:
  %f = freeze i32 %u ; uniform
  %s = freeze i32 %w ; uniform
  %t = add i32 %w, 1 ; uniform
  %o = freeze i32 %t ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %loop, label %end ; divergent

end:
  %a = add i32 %f, 1 ; random, 0 by loop
  %b = add i32 %s, 1 ; uniform
  %d = add i32 %o, 1 ; uniform
  ret void
}

define amdgpu_kernel void @tangled(i32 %u) { ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = add nsw i32 %lane, %u ; strided 1
  %b = freeze i32 %a ; random
  %c = sub i32 %a, %lane ; uniform
  %d = freeze i32 %c ; random
  %e = add i32 %u, 1 ; uniform
  %f = freeze i32 %e ; uniform
  ret void
}

define amdgpu_kernel void @refined(i32 %u, i32 %v, i1 %c) { ; uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %b = add i32 %lane, undef ; bottom
  %k = add i32 %u, undef ; bottom
  %d = mul i32 %b, %u ; random
  %e = freeze i32 %b ; random
  %l = mul i32 %k, %u ; uniform
  %f = insertelement <2 x i32> zeroinitializer, i32 %b, i32 0 ; uniform
  %g = extractelement <2 x i32> %f, i32 0 ; uniform
  %h = and i32 %g, 7 ; random
  %m = alloca i32, addrspace(5) ; uniform
  store i32 %b, ptr addrspace(5) %m ; uniform 0
  %i = load i32, ptr addrspace(5) %m ; random, uniform 0
  %o = alloca i32, addrspace(5) ; uniform
  store i32 %k, ptr addrspace(5) %o ; uniform 0
  %j = load i32, ptr addrspace(5) %o ; uniform, uniform 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %p = phi i32 [ %b, %then ], [ %v, %entry ] ; uniform
  %q = and i32 %p, 7 ; random
  ret void
}

define amdgpu_kernel void @kept(i32 %u, i32 %v, i1 %n) { ; uniform, uniform, uniform
entry:
  %m = alloca i32, addrspace(5) ; uniform
  store i32 1, ptr addrspace(5) %m ; uniform 0
  %s = select i1 %n, ptr addrspace(5) %m, ptr addrspace(5) null ; uniform
  %a = load i32, ptr addrspace(5) %s ; random, uniform 0
  %e = getelementptr i8, ptr addrspace(5) %s, i32 0 ; uniform
  %b = load i32, ptr addrspace(5) %e ; random, uniform 0
  %d = load i32, ptr addrspace(5) %m ; uniform, uniform 0
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  %o = alloca i32, addrspace(5) ; uniform
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %h = phi i32 [ undef, %then ], [ %v, %entry ] ; uniform
  store i32 %h, ptr addrspace(5) %o ; uniform 0
  %l = load i32, ptr addrspace(5) %o ; uniform, uniform 0
  %k = and i32 %l, 7 ; random
  %f = freeze i32 %l ; random
  ret void
}

define amdgpu_kernel void @refined_apart(i32 %u, i32 %v) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %then, label %else ; divergent

then:
  %a = add i32 %u, undef ; bottom
  br label %join

else:
  %b = add i32 %v, undef ; bottom
  br label %join

join:
  %p = phi i32 [ %a, %then ], [ %b, %else ] ; bottom
  %q = and i32 %p, 7 ; random
  br label %loop

loop:
  %i = phi i32 [ 0, %join ], [ %j, %loop ] ; uniform
  %j = add i32 %i, 1 ; uniform
  %d = add i32 %i, undef ; bottom
  %e = icmp ult i32 %j, %lane ; random
  br i1 %e, label %loop, label %end ; divergent

end:
  %f = and i32 %d, 7 ; random
  ret void
}

define amdgpu_kernel void @refined_together(i32 %u, i32 %v, i1 %c) { ; uniform, uniform, uniform
entry:
  br i1 %c, label %then, label %else

then:
  %a = add i32 %u, undef ; bottom
  br label %join

else:
  %b = add i32 %v, undef ; bottom
  br label %join

join:
  %p = phi i32 [ %a, %then ], [ %b, %else ] ; bottom
  %q = and i32 %p, 7 ; uniform
  br label %loop

loop:
  %i = phi i32 [ 0, %join ], [ %j, %loop ] ; uniform
  %j = add i32 %i, 1 ; uniform
  %d = add i32 %i, undef ; bottom
  %e = icmp ult i32 %j, %v ; uniform
  br i1 %e, label %loop, label %end

end:
  %f = and i32 %d, 7 ; uniform
  ret void
}

define amdgpu_kernel void @missed(i32 %u, ptr addrspace(1) %p) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %w = load i32, ptr addrspace(1) %p, align 4 ; uniform, uniform 0
  br label %loop

loop:
  %h = phi i32 [ %w, %entry ], [ %d, %loop ] ; uniform
  %i = phi i32 [ 0, %entry ], [ %j, %loop ] ; uniform
  %j = add i32 %i, 1 ; uniform
  %d = add i32 %u, undef ; bottom
  %c = icmp ult i32 %j, %lane ; random
  br i1 %c, label %loop, label %end ; divergent

end:
  %e = add i32 %h, 1 ; random, 0 by loop
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
