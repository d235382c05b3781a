; What gives every lane something of its own on amdgcn, and what does not: an intrinsic that no table calls harmless is random.
; target amdgcn
target triple = "amdgcn-amd-amdhsa"

@own = addrspace(5) global i32 0, align 4
@shared = addrspace(3) global i32 0, align 4

define amdgpu_kernel void @intrinsics(i32 %u, float %f, ptr addrspace(8) %rsrc, ptr addrspace(3) %l, <2 x ptr addrspace(5)> %ps) { ; uniform, uniform, uniform, uniform, uniform
  %a = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 %u, ptr addrspace(8) %rsrc, i32 %u, i32 %u, i32 0) ; random
  %b = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %f, float %f, <4 x float> zeroinitializer, i32 0, i32 0, i32 0) ; random
  %c = call i32 @llvm.amdgcn.permlane16.i32(i32 %u, i32 %u, i32 %u, i32 %u, i1 false, i1 false) ; random
  %d = call i32 @llvm.amdgcn.ds.permute(i32 %u, i32 %u) ; random
  %e = call i32 @llvm.amdgcn.not.yet.known(i32 %u) ; random
  %g = call i32 @llvm.amdgcn.mul.u24.i32(i32 %u, i32 %u) ; uniform
  %h = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 %u, i32 %u, i32 0) ; uniform
  %i = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq() ; random
  %j = call i1 @llvm.amdgcn.inverse.ballot.i64(i64 7) ; random
  %k = call i32 @llvm.read_register.i32(metadata !0) ; random
  %m = call <2 x i32> @llvm.masked.gather.v2i32.v2p5(<2 x ptr addrspace(5)> %ps, i32 4, <2 x i1> splat (i1 true), <2 x i32> zeroinitializer) ; random
  %n = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %o = call i32 @llvm.amdgcn.wave.reduce.umin.i32(i32 %n, i32 0) ; uniform
  %p = call { i1, i64 } @llvm.amdgcn.if.i64(i1 false) ; random
  %q = extractvalue { i1, i64 } %p, 0 ; random
  %r = extractvalue { i1, i64 } %p, 1 ; uniform
  ret void
}

define amdgpu_kernel void @assembly(i32 %u) { ; uniform
  %a = call i32 asm "s_mov_b32 $0, 1", "=s"() ; uniform
  %b = call i32 asm "v_mov_b32 $0, 1", "=v"() ; random
  %c = call i32 asm "v_readfirstlane_b32 $0, $1", "={s5},v"(i32 %b) ; uniform
  %d = call { i32, i32 } asm "both", "=&v,={s[0:1]}"() ; random
  %e = extractvalue { i32, i32 } %d, 0 ; random
  %f = extractvalue { i32, i32 } %d, 1 ; uniform
  %g = call i32 asm "read $0", "=r"() ; random
  ret void
}

define amdgpu_kernel void @told(i32 %u) { ; uniform
  %a = call i32 @other(i32 %u) ; random
  %b = call i32 @other(i32 %u) nodivergencesource ; uniform
  %c = call i32 @other(i32 %a) nodivergencesource ; random
  %d = call i32 @quiet(i32 %u) ; uniform
  %e = call i32 @llvm.amdgcn.workitem.id.x() nodivergencesource ; uniform
  ret void
}

define amdgpu_kernel void @addresses() {
  %a = load i32, ptr addrspace(5) @own, align 4 ; random, uniform 0
  %b = load i32, ptr addrspace(5) inttoptr (i32 16 to ptr addrspace(5)), align 4 ; random, uniform 0
  %c = load i32, ptr addrspacecast (ptr addrspace(5) @own to ptr), align 4 ; random, uniform 0
  %d = load i32, ptr addrspace(3) @shared, align 4 ; uniform, uniform 0
  %e = load i32, ptr addrspace(4) null, align 4 ; uniform, uniform 0
  ret void
}

declare i32 @other(i32)
declare i32 @quiet(i32) #0
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.not.yet.known(i32)
declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
declare i1 @llvm.amdgcn.inverse.ballot.i64(i64)
declare i32 @llvm.read_register.i32(metadata)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p5(<2 x ptr addrspace(5)>, i32, <2 x i1>, <2 x i32>)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wave.reduce.umin.i32(i32, i32)
declare { i1, i64 } @llvm.amdgcn.if.i64(i1)

attributes #0 = { nodivergencesource }

!0 = !{!"v0"}
