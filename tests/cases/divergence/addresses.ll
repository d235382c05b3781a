; What makes something of a flat address and reads nothing there, and what gives every lane its own.
; target amdgcn

define amdgpu_kernel void @moved(ptr %p) { ; uniform
  %v0 = call i32 @llvm.ptrmask(ptr %p) ; uniform
  %v1 = call i32 @llvm.launder.invariant.group(ptr %p) ; uniform
  %v2 = call i32 @llvm.strip.invariant.group(ptr %p) ; uniform
  %v3 = call i32 @llvm.invariant.start(ptr %p) ; uniform
  %v4 = call i32 @llvm.ptr.annotation(ptr %p) ; uniform
  %v5 = call i32 @llvm.ssa.copy(ptr %p) ; uniform
  %v6 = call i32 @llvm.objectsize(ptr %p) ; uniform
  %v7 = call i32 @llvm.preserve.array.access.index(ptr %p) ; uniform
  %v8 = call i32 @llvm.preserve.struct.access.index(ptr %p) ; uniform
  %v9 = call i32 @llvm.preserve.union.access.index(ptr %p) ; uniform
  %v10 = call i32 @llvm.structured.gep(ptr %p) ; uniform
  %v11 = call i32 @llvm.amdgcn.is.shared(ptr %p) ; uniform
  %v12 = call i32 @llvm.amdgcn.is.private(ptr %p) ; uniform
  %v13 = call i32 @llvm.amdgcn.addrspacecast.nonnull(ptr %p) ; uniform
  %v14 = call i32 @llvm.amdgcn.make.buffer.rsrc(ptr %p) ; uniform
  %other = call i32 @llvm.masked.load(ptr %p) ; random
  ret void
}

define amdgpu_kernel void @own() {
  %v0 = call i32 @llvm.read_volatile_register() ; random
  %v1 = call i32 @llvm.thread.pointer() ; random
  %v2 = call i32 @llvm.experimental.gc.result() ; random
  %v3 = call i32 @llvm.experimental.patchpoint() ; random
  %v4 = call i32 @llvm.experimental.deoptimize() ; random
  %v5 = call i32 @llvm.get.dynamic.area.offset() ; random
  %v6 = call i32 @llvm.localrecover() ; random
  ret void
}

declare i32 @llvm.ptrmask(ptr)
declare i32 @llvm.launder.invariant.group(ptr)
declare i32 @llvm.strip.invariant.group(ptr)
declare i32 @llvm.invariant.start(ptr)
declare i32 @llvm.ptr.annotation(ptr)
declare i32 @llvm.ssa.copy(ptr)
declare i32 @llvm.objectsize(ptr)
declare i32 @llvm.preserve.array.access.index(ptr)
declare i32 @llvm.preserve.struct.access.index(ptr)
declare i32 @llvm.preserve.union.access.index(ptr)
declare i32 @llvm.structured.gep(ptr)
declare i32 @llvm.amdgcn.is.shared(ptr)
declare i32 @llvm.amdgcn.is.private(ptr)
declare i32 @llvm.amdgcn.addrspacecast.nonnull(ptr)
declare i32 @llvm.amdgcn.make.buffer.rsrc(ptr)
declare i32 @llvm.masked.load(ptr)
declare i32 @llvm.read_volatile_register()
declare i32 @llvm.thread.pointer()
declare i32 @llvm.experimental.gc.result()
declare i32 @llvm.experimental.patchpoint()
declare i32 @llvm.experimental.deoptimize()
declare i32 @llvm.get.dynamic.area.offset()
declare i32 @llvm.localrecover()
