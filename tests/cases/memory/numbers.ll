; Addresses as numbers, in unions, with tags, and steps by bytes.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%union = type { i64, i64 }
%outer = type { i64, i64, ptr, i64 }

define i32 @main(i32 %n, ptr %arguments) {
  %wide = zext i32 %n to i64
  call void @there_and_back()
  call void @through_memory()
  call void @tagged()
  call void @either(i32 %n)
  call void @bytes(i64 %wide)
  call void @container()
  call void @unrelated(i64 %wide)
  call void @aligned()
  ret i32 0
}

define internal void @there_and_back() {
  %x = alloca [4 x i32]
  %y = alloca i32
  %word = ptrtoint ptr %x to i64
  %p = inttoptr i64 %word to ptr
  %more = add i64 %word, 4
  %q = inttoptr i64 %more to ptr
  %second = getelementptr i32, ptr %x, i64 1
  call void @must_alias(ptr %p, ptr %x)
  call void @must_alias(ptr %q, ptr %second)
  call void @no_alias(ptr %p, ptr %y)
  call void @no_alias(ptr %q, ptr %y)
  ret void
}

define internal void @through_memory() {
  %x = alloca i32
  %y = alloca i32
  %cell = alloca i64
  %other = alloca i64
  %word = ptrtoint ptr %x to i64
  store i64 %word, ptr %cell
  store ptr %y, ptr %other
  %p = load ptr, ptr %cell
  %w = load i64, ptr %other
  %q = inttoptr i64 %w to ptr
  call void @must_alias(ptr %p, ptr %x)
  call void @must_alias(ptr %q, ptr %y)
  call void @no_alias(ptr %p, ptr %q)
  ret void
}

define internal void @tagged() {
  %x = alloca i64
  %y = alloca i64
  %word = ptrtoint ptr %x to i64
  %tag = or i64 %word, 1
  %clean = and i64 %tag, -2
  %p = inttoptr i64 %clean to ptr
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %p, ptr %y)
  ret void
}

define internal void @either(i32 %n) {
  %x = alloca i32
  %y = alloca i32
  %u = alloca %union
  %v = getelementptr %union, ptr %u, i32 0, i32 1
  store i64 77, ptr %u
  store i64 1, ptr %v
  store ptr %x, ptr %u
  %p = load ptr, ptr %u
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %p, ptr %y)
  call void @no_alias(ptr %p, ptr %v)
  ret void
}

define internal void @bytes(i64 %i) {
  %x = alloca [64 x i8]
  %y = alloca [64 x i8]
  %few = and i64 %i, 7
  %p = getelementptr i8, ptr %x, i64 %few
  %q = getelementptr i8, ptr %p, i64 -1
  %r = getelementptr i8, ptr %q, i64 1
  call void @must_alias(ptr %r, ptr %p)
  call void @no_alias(ptr %r, ptr %y)
  call void @no_alias(ptr %p, ptr %q) ; not yet: symbolic offsets
  ret void
}

define internal void @container() {
  %x = alloca i32
  %o = alloca %outer
  %member = getelementptr %outer, ptr %o, i32 0, i32 3
  %third = getelementptr %outer, ptr %o, i32 0, i32 2
  store ptr %x, ptr %third
  %start = getelementptr i8, ptr %member, i64 -24
  %again = getelementptr %outer, ptr %start, i32 0, i32 2
  %p = load ptr, ptr %again
  call void @must_alias(ptr %start, ptr %o)
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %again, ptr %member)
  ret void
}

define internal void @unrelated(i64 %i) {
  %x = alloca [4 x i32]
  %end = getelementptr [4 x i32], ptr %x, i64 1
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %x to i64
  %distance = sub i64 %a, %b
  %count = lshr i64 %distance, 2
  %last = sub i64 %count, 1
  %p = getelementptr i32, ptr %x, i64 %last
  %y = alloca i32
  %third = getelementptr i32, ptr %x, i64 3
  call void @must_alias(ptr %p, ptr %third)
  call void @no_alias(ptr %p, ptr %y)
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

define internal void @aligned() {
  %x = alloca [64 x i8], align 16
  %y = alloca i64
  %inside = getelementptr i8, ptr %x, i64 5
  %word = ptrtoint ptr %inside to i64
  %clean = and i64 %word, -16
  %p = inttoptr i64 %clean to ptr
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %p, ptr %y)
  ret void
}
