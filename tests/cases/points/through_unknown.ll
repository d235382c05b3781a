; A function whose address the program has given away, and a pointer that comes back: it may be that function.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
declare void @keep(ptr)
declare ptr @kept()
define internal i32 @mine(i32 %x) {
  ret i32 %x
}
define internal i64 @other(i64 %x) {
  ret i64 %x
}
define internal i32 @own(i32 %x) {
  ret i32 %x
}
define i32 @main() {
  call void @keep(ptr @mine)
  call void @keep(ptr @other)
  %f = call ptr @kept()
  %x = call i32 %f(i32 1)
  ret i32 %x
}
