; Results of which divergence knows nothing.
target triple = "amdgcn-amd-amdhsa"
declare i32 @somewhere(i32)
declare i32 @llvm.vendor.magic(i32)

define amdgpu_kernel void @kernel(i32 %x, ptr %function) {
  %a = call i32 @somewhere(i32 %x)
  %b = call i32 @llvm.vendor.magic(i32 %x)
  %c = call i32 asm "nop", "=v"()
  %d = call i32 %function(i32 %x)
  ret void
}
