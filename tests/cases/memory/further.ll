; Further arguments of variadic functions, values with several addresses, vectors.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%list = type { i32, i32, ptr, ptr }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define i32 @main(i32 %n, ptr %arguments) {
  call void @varied()
  call void @in_pairs()
  call void @in_lanes()
  call void @given_two()
  ret i32 0
}

define internal ptr @last(i32 %n, ...) {
  %list = alloca %list
  call void @llvm.va_start.p0(ptr %list)
  %used = load i32, ptr %list
  %save = getelementptr %list, ptr %list, i32 0, i32 3
  %area = load ptr, ptr %save
  %wide = zext i32 %used to i64
  %at = getelementptr i8, ptr %area, i64 %wide
  %value = load ptr, ptr %at
  call void @llvm.va_end.p0(ptr %list)
  ret ptr %value
}

define internal void @varied() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr (i32, ...) @last(i32 1, ptr %x)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal void @in_pairs() {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %one = insertvalue { ptr, ptr } poison, ptr %x, 0
  %two = insertvalue { ptr, ptr } %one, ptr %y, 1
  %a = extractvalue { ptr, ptr } %two, 0
  %b = extractvalue { ptr, ptr } %two, 1
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %z)
  call void @no_alias(ptr %a, ptr %b) ; not yet: members of values
  ret void
}

define internal void @in_lanes() {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %cells = alloca [2 x ptr]
  %one = insertelement <2 x ptr> poison, ptr %x, i32 0
  %two = insertelement <2 x ptr> %one, ptr %y, i32 1
  store <2 x ptr> %two, ptr %cells
  %second = getelementptr ptr, ptr %cells, i64 1
  %a = load ptr, ptr %cells
  %b = load ptr, ptr %second
  %all = load <2 x ptr>, ptr %cells
  %c = extractelement <2 x ptr> %all, i32 1
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @must_alias(ptr %c, ptr %y)
  call void @no_alias(ptr %b, ptr %z)
  ret void
}

define internal { ptr, i64 } @both(ptr %p, i64 %n) {
  %one = insertvalue { ptr, i64 } poison, ptr %p, 0
  %two = insertvalue { ptr, i64 } %one, i64 %n, 1
  ret { ptr, i64 } %two
}

define internal void @given_two() {
  %x = alloca i32
  %y = alloca i32
  %r = call { ptr, i64 } @both(ptr %x, i64 3)
  %s = call { ptr, i64 } @both(ptr %y, i64 4)
  %a = extractvalue { ptr, i64 } %r, 0
  %b = extractvalue { ptr, i64 } %s, 0
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}
