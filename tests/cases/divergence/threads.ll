; Threads of nvptx: the number of a lane is its own, the index x of a thread counts lanes only where rows are long enough.
; target nvptx
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @unknown() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() ; random
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid() ; strided 1
  %a = sub i32 %x, %l ; random
  ret void
}

define ptx_kernel void @rows() "nvvm.reqntid"="32,4" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() ; strided 1
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() ; uniform
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid() ; strided 1
  %a = sub i32 %x, %l ; uniform
  ret void
}

define void @annotated(i32 %u) { ; uniform
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() ; strided 1
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() ; uniform
  %m = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt() ; random
  %s = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %u, i32 1, i32 31) ; random
  %p = call i32 @llvm.nvvm.prmt(i32 %u, i32 %u, i32 %u) ; uniform
  %a = load atomic i32, ptr addrspace(1) null monotonic, align 4 ; random, uniform 0
  %b = load i32, ptr addrspace(1) null, align 4 ; uniform, uniform 0
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @annotated, !"kernel", i32 1}
!1 = !{ptr @annotated, !"reqntidx", i32 128}
