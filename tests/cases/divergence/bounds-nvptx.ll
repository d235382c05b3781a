; The size of a block, in CUDA's words, times the index of a thread.
; target nvptx
; workgroup 64 3 1
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @threads() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() ; strided 1
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() ; uniform
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() ; uniform
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid() ; strided 1
  %a = mul i32 %x, %nx ; strided 64
  %b = mul i32 %x, %ny ; strided 3
  %c = mul i32 %x, %lane ; random
  %s = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() ; uniform
  %d = mul i32 %x, %s ; random
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
