; A pool that hands out memory, and a program that uses it, the C library and a run-time.
@pool = internal global [4096 x i8] zeroinitializer

declare noalias ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare i32 @__isoc99_sscanf(ptr, ptr, ...)
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @_RNvCs5QKde7ScR4H_7___rustc12___rust_alloc(i64, i64)
declare void @mystery(ptr)

define ptr @pool_get(i64 %bytes) {
  %at = getelementptr i8, ptr @pool, i64 %bytes
  ret ptr %at
}

define i32 @less(ptr %a, ptr %b) {
  ret i32 0
}

define i32 @main(i32 %argc, ptr %argv) {
  %a = call ptr @malloc(i64 8)
  %b = call ptr @pool_get(i64 8)
  %c = call ptr @memcpy(ptr %b, ptr %a, i64 8)
  %n = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr %c, ptr %a, ptr %a, ptr %b, ptr %c)
  call void @qsort(ptr %a, i64 2, i64 4, ptr @less)
  %d = call ptr @_RNvCs5QKde7ScR4H_7___rustc12___rust_alloc(i64 8, i64 8)
  call void @mystery(ptr %d)
  ret i32 %n
}
