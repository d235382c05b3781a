; A command table without prototypes, `int (*commands[])()`: what a call passes says which parameters the callee has.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
@commands = internal global [4 x ptr] [ptr @two, ptr @none, ptr @one, ptr @wide]
define internal i32 @two(i32 %x, ptr %v) {
  ret i32 2
}
define internal i32 @none() {
  ret i32 0
}
define internal i32 @one(i32 %x) {
  ret i32 1
}
define internal i32 @wide(i64 %x) {
  ret i32 3
}
define i32 @main(i32 %n, ptr %v) {
  %index = zext i32 %n to i64
  %slot = getelementptr [4 x ptr], ptr @commands, i64 0, i64 %index
  %f = load ptr, ptr %slot
  %a = call i32 (i32, ptr, ...) %f(i32 %n, ptr %v)
  %b = call i32 (...) %f()
  %c = call i32 (i32, ...) %f(i32 %n)
  ret i32 %c
}
