; Barriers that whole warps skip, that count, and that are in functions.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @number() #0 {
entry:
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %c = icmp eq i32 %w, 0
  br i1 %c, label %work, label %gone
work:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %gone
gone:
  ret void
}

; A barrier for the 32 threads of one warp: it wants their number, of whole warps.
define ptx_kernel void @counted() #0 {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = lshr i32 %x, 5
  %c = icmp eq i32 %w, 0
  br i1 %c, label %work, label %more
work:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 32)
  br label %more
more:
  %o = trunc i32 %x to i1
  br i1 %o, label %half, label %gone
half:
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 32)
  br label %gone
gone:
  ret void
}

define internal void @sync_helper(ptr %p) noinline convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define internal void @outer_helper(ptr %p) noinline convergent {
  call void @sync_helper(ptr %p)
  ret void
}

define ptx_kernel void @by_call(ptr %p) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = trunc i32 %x to i1
  br i1 %o, label %work, label %gone
work:
  call void @sync_helper(ptr %p)
  br label %gone
gone:
  ret void
}

define ptx_kernel void @by_two_calls(ptr %p) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = trunc i32 %x to i1
  br i1 %o, label %work, label %gone
work:
  call void @outer_helper(ptr %p)
  br label %gone
gone:
  ret void
}

define ptx_kernel void @by_pointer(ptr %p) {
entry:
  %s = alloca ptr
  store ptr @outer_helper, ptr %s
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = trunc i32 %x to i1
  br i1 %o, label %work, label %gone
work:
  %f = load ptr, ptr %s
  call void %f(ptr %p)
  br label %gone
gone:
  ret void
}

; The helper does without: the lanes that call it are those that came.
define internal void @plain(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}

define ptx_kernel void @no_barrier(ptr %p) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = trunc i32 %x to i1
  br i1 %o, label %work, label %gone
work:
  call void @plain(ptr %p)
  br label %gone
gone:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)

attributes #0 = { "nvvm.reqntid"="128" }
