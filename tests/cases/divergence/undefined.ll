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

declare i32 @llvm.amdgcn.workitem.id.x()
