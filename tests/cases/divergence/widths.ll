; A stride is a statement about a number of so many bits: addresses of another width, and lanes of vectors, are other numbers.
; target amdgcn
; workgroup 64 1 1
target datalayout = "p:64:64-p3:32:32-p5:32:32-p7:160:256:256:32"

define amdgpu_kernel void @casts(i32 %u, ptr addrspace(3) %l, ptr addrspace(1) %g) { ; uniform, uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = add i32 %lane, %u ; strided 1
  %b = inttoptr i32 %a to ptr ; random
  %c = inttoptr i32 %a to ptr addrspace(3) ; strided 1
  %d = inttoptr i32 %lane to ptr ; strided 1
  %e = getelementptr i8, ptr addrspace(3) %l, i32 %a ; strided 1
  %f = ptrtoint ptr addrspace(3) %e to i32 ; strided 1
  %g1 = ptrtoint ptr addrspace(3) %e to i64 ; random
  %h = ptrtoint ptr addrspace(3) %e to i16 ; strided 1
  %h1 = ptrtoaddr ptr addrspace(3) %e to i32 ; strided 1
  %i = addrspacecast ptr addrspace(3) %e to ptr ; random
  %j = getelementptr i8, ptr addrspace(1) %g, i32 %lane ; strided 1
  %k = addrspacecast ptr addrspace(1) %j to ptr ; strided 1
  ret void
}

define amdgpu_kernel void @vectors(i64 %u, <2 x i32> %w, ptr addrspace(7) %fat) { ; uniform, uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %long = zext i32 %lane to i64 ; strided 1
  %a = add i64 %long, %u ; strided 1
  %b = bitcast i64 %a to <2 x i32> ; random
  %c = add <2 x i32> %b, %w ; random
  %d = mul <2 x i32> %b, splat (i32 3) ; random
  %e = icmp eq <2 x i32> %b, %c ; random
  %f = trunc <2 x i32> %b to <2 x i16> ; random
  %g = select i1 true, <2 x i32> %b, <2 x i32> %c ; random
  %h = bitcast <2 x i32> %b to i64 ; random
  %i = sub i64 %h, %a ; random
  %j = getelementptr i8, ptr addrspace(7) %fat, i32 %lane ; random
  %k = mul i64 %a, undef ; random
  %l = shl i64 %a, poison ; bottom
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
