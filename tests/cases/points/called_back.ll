; Functions of the library that call what nobody knows, and what another model describes: both may store anything.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"

declare ptr @unknown(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare ptr @strcpy(ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @strcmp(ptr, ptr)

define i32 @main() {
  %thread = alloca i64
  %argument = alloca ptr
  %begun = call i32 @pthread_create(ptr %thread, ptr null, ptr @unknown, ptr %argument)
  %given = load ptr, ptr %argument
  %other = alloca ptr
  %again = call i32 @pthread_create(ptr %thread, ptr null, ptr @strcpy, ptr %other)
  %copied = load ptr, ptr %other
; `strcmp` does nothing to what it gets
  %texts = alloca [4 x ptr]
  call void @qsort(ptr %texts, i64 4, i64 8, ptr @strcmp)
  %sorted = load ptr, ptr %texts
  ret i32 0
}
