; Addresses and calls that points-to does not follow, a function for each reason.
declare void @no_body_no_model(ptr)
declare <4 x i32> @llvm.x86.avx2.maskload.d(ptr, <4 x i32>)
declare ptr @malloc(i64)

define ptr @strdup(ptr %text) {
  ret ptr %text
}

define void @calls_out(ptr %p) {
  call void @no_body_no_model(ptr %p)
  call void asm sideeffect "nop", "r"(ptr %p)
  ret void
}

define void @calls_back(ptr %function) {
  call void %function()
  ret void
}

@hook = global ptr @nothing

define void @nothing() {
  ret void
}

define void @calls_hook() {
  %function = load ptr, ptr @hook
  call void %function()
  ret void
}

define i32 @reads_a_number() {
  %value = load i32, ptr inttoptr (i64 4096 to ptr)
  ret i32 %value
}

define i32 @reads_nothing_known(i64 %n) {
  %shifted = mul i64 %n, 8
  %pointer = inttoptr i64 %shifted to ptr
  %value = load i32, ptr %pointer
  ret i32 %value
}

define ptr @keeps_half(ptr %p) {
  %number = ptrtoint ptr %p to i32
  %wide = zext i32 %number to i64
  %again = inttoptr i64 %wide to ptr
  ret ptr %again
}

define <4 x i32> @reads_masked(ptr %p, <4 x i32> %mask) {
  %value = call <4 x i32> @llvm.x86.avx2.maskload.d(ptr %p, <4 x i32> %mask)
  ret <4 x i32> %value
}

define i64 @distance(i64 %n) {
  %sum = add i64 %n, sub (i64 ptrtoint (ptr @hook to i64), i64 ptrtoint (ptr @nothing to i64))
  ret i64 %sum
}
