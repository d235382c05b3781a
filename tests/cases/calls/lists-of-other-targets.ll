; Lists of further arguments look otherwise here: nothing is computed of them.
target triple = "aarch64-unknown-linux-gnu"

define internal i32 @first(i32 %n, ...) {
  %list = alloca [32 x i8]
  call void @llvm.va_start.p0(ptr %list)
  %v = va_arg ptr %list, i32
  call void @llvm.va_end.p0(ptr %list)
  ret i32 %v
}

define i32 @asks(i32 %n) {
  %r = call i32 (i32, ...) @first(i32 1, i32 %n)
  ret i32 %r
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
