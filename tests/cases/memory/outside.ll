; Variables that others define hold what the program does not show.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

@stdin = external global ptr
@stdout = external global ptr
@own = internal global ptr null

define i32 @main(i32 %n, ptr %arguments) {
  %x = alloca i32
  store ptr %x, ptr @own
  %a = load ptr, ptr @stdin
  %b = load ptr, ptr @stdin
  %c = load ptr, ptr @own
  call void @must_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %c)
  ret i32 0
}
