; What makes something of a generic address on nvptx and reads nothing there.
; target nvptx

define ptx_kernel void @moved(ptr %p) { ; uniform
  %v0 = call i32 @llvm.nvvm.isspacep.const(ptr %p) ; uniform
  %v1 = call i32 @llvm.nvvm.isspacep.global(ptr %p) ; uniform
  %v2 = call i32 @llvm.nvvm.isspacep.local(ptr %p) ; uniform
  %v3 = call i32 @llvm.nvvm.isspacep.shared(ptr %p) ; uniform
  %v4 = call i32 @llvm.nvvm.isspacep.shared.cluster(ptr %p) ; uniform
  %v5 = call i32 @llvm.nvvm.ptr.constant.to.gen(ptr %p) ; uniform
  %v6 = call i32 @llvm.nvvm.ptr.gen.to.constant(ptr %p) ; uniform
  %v7 = call i32 @llvm.nvvm.ptr.gen.to.global(ptr %p) ; uniform
  %v8 = call i32 @llvm.nvvm.ptr.gen.to.local(ptr %p) ; uniform
  %v9 = call i32 @llvm.nvvm.ptr.gen.to.param(ptr %p) ; uniform
  %v10 = call i32 @llvm.nvvm.ptr.gen.to.shared(ptr %p) ; uniform
  %v11 = call i32 @llvm.nvvm.ptr.global.to.gen(ptr %p) ; uniform
  %v12 = call i32 @llvm.nvvm.ptr.local.to.gen(ptr %p) ; uniform
  %v13 = call i32 @llvm.nvvm.ptr.param.to.gen(ptr %p) ; uniform
  %v14 = call i32 @llvm.nvvm.ptr.shared.to.gen(ptr %p) ; uniform
  %v15 = call i32 @llvm.nvvm.mapa(ptr %p) ; uniform
  %v16 = call i32 @llvm.nvvm.getctarank(ptr %p) ; uniform
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid() ; strided 1
  %wide = zext i32 %lane to i64 ; strided 1
  ret void
}

declare i32 @llvm.nvvm.isspacep.const(ptr)
declare i32 @llvm.nvvm.isspacep.global(ptr)
declare i32 @llvm.nvvm.isspacep.local(ptr)
declare i32 @llvm.nvvm.isspacep.shared(ptr)
declare i32 @llvm.nvvm.isspacep.shared.cluster(ptr)
declare i32 @llvm.nvvm.ptr.constant.to.gen(ptr)
declare i32 @llvm.nvvm.ptr.gen.to.constant(ptr)
declare i32 @llvm.nvvm.ptr.gen.to.global(ptr)
declare i32 @llvm.nvvm.ptr.gen.to.local(ptr)
declare i32 @llvm.nvvm.ptr.gen.to.param(ptr)
declare i32 @llvm.nvvm.ptr.gen.to.shared(ptr)
declare i32 @llvm.nvvm.ptr.global.to.gen(ptr)
declare i32 @llvm.nvvm.ptr.local.to.gen(ptr)
declare i32 @llvm.nvvm.ptr.param.to.gen(ptr)
declare i32 @llvm.nvvm.ptr.shared.to.gen(ptr)
declare i32 @llvm.nvvm.mapa(ptr)
declare i32 @llvm.nvvm.getctarank(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
