; What freeze may choose anew in each round, and what it only copies; what is undefined through and through.
; target amdgcn
; workgroup 64 1 1

define amdgpu_kernel void @settled(i32 noundef %w, ptr addrspace(1) noundef %p) { ; uniform, uniform
entry:
  %x0 = add i32 %w, 1 ; uniform
  %x1 = sub i32 %w, 1 ; uniform
  %x2 = mul i32 %w, 3 ; uniform
  %x3 = and i32 %w, 7 ; uniform
  %x4 = or i32 %w, 7 ; uniform
  %x5 = xor i32 %w, 7 ; uniform
  %x6 = icmp eq i32 %w, 7 ; uniform
  %x7 = trunc i32 %w to i16 ; uniform
  %x8 = zext i32 %w to i64 ; uniform
  %x9 = sext i32 %w to i64 ; uniform
  %x10 = ptrtoint ptr addrspace(1) %p to i64 ; uniform
  %x11 = load i32, ptr addrspace(1) %p, align 4 ; uniform, uniform 0
  %x12 = add nsw i32 %w, 1 ; uniform
  %x13 = xor i32 %w, undef ; bottom
  %x14 = add i32 %x11, 1 ; uniform
  br label %loop

loop:
  %f0 = freeze i32 %x0 ; uniform
  %f1 = freeze i32 %x1 ; uniform
  %f2 = freeze i32 %x2 ; uniform
  %f3 = freeze i32 %x3 ; uniform
  %f4 = freeze i32 %x4 ; uniform
  %f5 = freeze i32 %x5 ; uniform
  %f6 = freeze i1 %x6 ; uniform
  %f7 = freeze i16 %x7 ; uniform
  %f8 = freeze i64 %x8 ; uniform
  %f9 = freeze i64 %x9 ; uniform
  %f10 = freeze i64 %x10 ; uniform
  %f11 = freeze i32 %x11 ; uniform
  %f12 = freeze i32 %x12 ; uniform
  %f13 = freeze i32 %x13 ; uniform
  %f14 = freeze i32 %x14 ; uniform
  %f15 = freeze i32 undef ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %loop, label %end ; divergent

end:
  %u0 = add i32 %f0, 1 ; uniform
  %u1 = add i32 %f1, 1 ; uniform
  %u2 = add i32 %f2, 1 ; uniform
  %u3 = add i32 %f3, 1 ; uniform
  %u4 = add i32 %f4, 1 ; uniform
  %u5 = add i32 %f5, 1 ; uniform
  %u6 = xor i1 %f6, true ; uniform
  %u7 = add i16 %f7, 1 ; uniform
  %u8 = add i64 %f8, 1 ; uniform
  %u9 = add i64 %f9, 1 ; uniform
  %u10 = add i64 %f10, 1 ; uniform
  %u11 = add i32 %f11, 1 ; random, 0 by loop
  %u12 = add i32 %f12, 1 ; random, 0 by loop
  %u13 = add i32 %f13, 1 ; random, 0 by loop
  %u14 = add i32 %f14, 1 ; random, 0 by loop
  %u15 = add i32 %f15, 1 ; random, 0 by loop
  ret void
}

define amdgpu_kernel void @through(i32 %u, <2 x i32> %v) { ; uniform, uniform
entry:
  %a = xor i32 %u, undef ; bottom
  %b = trunc i64 undef to i32 ; bottom
  %c = bitcast i32 undef to float ; bottom
  %d = extractelement <2 x i32> undef, i32 0 ; bottom
  %e = extractvalue { i32, i32 } undef, 0 ; bottom
  %f = and i32 %u, poison ; bottom
  %g = and i32 %f, 7 ; bottom
  %h = or i32 %g, 7 ; bottom
  %i = freeze i32 poison ; uniform
  %j = sub i32 undef, %u ; bottom
  %k = xor i32 %a, 7 ; bottom
  %l = trunc i32 %k to i16 ; bottom
  ret void
}

define amdgpu_kernel void @nothing(i32 %u, i1 %c) { ; uniform, uniform
entry:
  %a = add i32 %u, undef ; bottom
  br i1 %c, label %then, label %join

then:
  %b = sub i32 %u, poison ; bottom
  br label %join

join:
  %d = phi i32 [ %a, %entry ], [ %b, %then ] ; bottom
  ret void
}

define amdgpu_kernel void @unsure(i32 %u) { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %then, label %join ; divergent

then:
  br label %join

join:
  %a = phi i32 [ poison, %then ], [ %u, %entry ] ; uniform
  %b = mul i32 %a, 3 ; uniform
  %d = add i32 %b, 3 ; uniform
  %e = freeze i32 %d ; random
  %t = phi i32 [ %lane, %then ], [ %lane, %entry ] ; strided 1
  %s = sub nsw i32 %t, %lane ; uniform
  %f = freeze i32 %s ; random
  %q = icmp eq i32 %s, %u ; uniform
  %g = freeze i1 %q ; random
  ret void
}

define amdgpu_kernel void @turning(i32 %u) { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %z = sub nsw i32 %lane, %lane ; uniform
  br label %loop

loop:
  %n = phi i32 [ %z, %entry ], [ %m, %loop ] ; uniform
  %m = add i32 %n, %u ; uniform
  %f = freeze i32 %n ; random
  %c = icmp ult i32 %m, %u ; uniform
  br i1 %c, label %loop, label %end

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
