; Addresses that intrinsics give, and members far behind the beginning of an object of unknown size.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

declare ptr @malloc(i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare i64 @llvm.umax.i64(i64, i64)

%table = type { ptr, [8000 x i64], ptr, ptr }

@own = internal thread_local global ptr null
@other = internal thread_local global ptr null

define i32 @main(i32 %n, ptr %arguments) {
  call void @threads()
  call void @bits()
  call void @maximum()
  call void @far(i64 64024)
  ret i32 0
}

define internal void @threads() {
  %x = alloca i32
  %y = alloca i32
  %first = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %second = call ptr @llvm.threadlocal.address.p0(ptr @other)
  store ptr %x, ptr %first
  store ptr %y, ptr %second
  %again = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %plain = call ptr @llvm.launder.invariant.group.p0(ptr %again)
  %a = load ptr, ptr %plain
  call void @must_alias(ptr %first, ptr %plain)
  call void @no_alias(ptr %first, ptr %second)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal void @bits() {
  %x = alloca i32
  %pair = alloca [2 x ptr], align 16
  %lone = alloca ptr
  %within = getelementptr i8, ptr %pair, i64 9
  %begin = call ptr @llvm.ptrmask.p0.i64(ptr %within, i64 -16)
  store ptr %x, ptr %begin
  %a = load ptr, ptr %pair
  call void @must_alias(ptr %begin, ptr %pair)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %begin, ptr %lone)
  ret void
}

define internal void @maximum() {
  %pair = alloca [2 x ptr]
  %lone = alloca ptr
  %second = getelementptr ptr, ptr %pair, i64 1
  %one = ptrtoint ptr %pair to i64
  %two = ptrtoint ptr %second to i64
  %number = call i64 @llvm.umax.i64(i64 %one, i64 %two)
  %larger = inttoptr i64 %number to ptr
  call void @must_alias(ptr %larger, ptr %second)
  call void @no_alias(ptr %larger, ptr %lone)
  ret void
}

define internal void @far(i64 %bytes) {
  %x = alloca i32
  %y = alloca i32
  %table = call ptr @malloc(i64 %bytes)
  %first = getelementptr %table, ptr %table, i64 0, i32 0
  %second = getelementptr %table, ptr %table, i64 0, i32 2
  %third = getelementptr %table, ptr %table, i64 0, i32 3
  store ptr %x, ptr %second
  store ptr %y, ptr %third
  store ptr %second, ptr %first
  %a = load ptr, ptr %second
  %b = load ptr, ptr %third
  %c = load ptr, ptr %first
  call void @no_alias(ptr %second, ptr %third)
  call void @no_alias(ptr %first, ptr %second)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %b)
  call void @must_alias(ptr %c, ptr %second)
  call void @no_alias(ptr %c, ptr %third)
  ret void
}
