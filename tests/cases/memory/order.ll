; What was stored before is overwritten, and branches belong together: only some of this is followed.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

declare noalias ptr @malloc(i64)

define i32 @main(i32 %n, ptr %arguments) {
  %c = icmp sgt i32 %n, 1
  call void @overwritten()
  call void @before()
  call void @correlated(i1 %c)
  call void @in_heap()
  ret i32 0
}

define internal void @overwritten() {
  %x = alloca i32
  %y = alloca i32
  %p = alloca ptr
  store ptr %x, ptr %p
  store ptr %y, ptr %p
  %a = load ptr, ptr %p
  call void @must_alias(ptr %a, ptr %y)
  call void @no_alias(ptr %a, ptr %x) ; not yet: order of stores
  ret void
}

define internal void @before() {
  %x = alloca i32
  %y = alloca i32
  %p = alloca ptr
  store ptr %x, ptr %p
  %a = load ptr, ptr %p
  store ptr %y, ptr %p
  %b = load ptr, ptr %p
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %y) ; not yet: order of stores
  call void @no_alias(ptr %a, ptr %b) ; not yet: order of stores
  ret void
}

define internal void @correlated(i1 %c) {
  %x = alloca i32
  %y = alloca i32
  %p = select i1 %c, ptr %x, ptr %y
  %q = select i1 %c, ptr %y, ptr %x
  call void @no_alias(ptr %p, ptr %q) ; not yet: paths
  ret void
}

define internal void @in_heap() {
  %x = alloca i32
  %y = alloca i32
  %m = call ptr @malloc(i64 8)
  store ptr %x, ptr %m
  store ptr %y, ptr %m
  %a = load ptr, ptr %m
  call void @must_alias(ptr %a, ptr %y)
  call void @no_alias(ptr %a, ptr %x) ; not yet: order of stores
  ret void
}
