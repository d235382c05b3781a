; Memory of the heap: one object a call of an allocator, through functions that wrap one.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%node = type { ptr, ptr }
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare noalias ptr @realloc(ptr, i64)
declare noalias ptr @strdup(ptr)
declare void @free(ptr)
@text = internal constant [5 x i8] c"text\00"

define i32 @main(i32 %n, ptr %arguments) {
  call void @two_calls()
  call void @wrapped()
  call void @wrapped_twice()
  call void @zeroed()
  call void @resized()
  call void @by_reference()
  call void @checked()
  call void @made()
  call void @texts()
  ret i32 0
}

define internal void @two_calls() {
  %a = call ptr @malloc(i64 16)
  %b = call ptr @malloc(i64 16)
  %c = getelementptr i8, ptr %a, i64 8
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %c, ptr %b)
  call void @no_alias(ptr %c, ptr %a)
  ret void
}

define internal ptr @allocate(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  ret ptr %m
}

define internal void @wrapped() {
  %a = call ptr @allocate(i64 16)
  %b = call ptr @allocate(i64 16)
  %x = alloca i32
  %y = alloca i32
  store ptr %x, ptr %a
  store ptr %y, ptr %b
  %p = load ptr, ptr %a
  %q = load ptr, ptr %b
  call void @no_alias(ptr %a, ptr %b)
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %p, ptr %q)
  ret void
}

define internal ptr @allocate_more(i64 %n) {
  %more = add i64 %n, 16
  %m = call ptr @allocate(i64 %more)
  ret ptr %m
}

define internal void @wrapped_twice() {
  %a = call ptr @allocate_more(i64 16)
  %b = call ptr @allocate_more(i64 16)
  %c = getelementptr i8, ptr %a, i64 0
  call void @no_alias(ptr %a, ptr %b)
  call void @must_alias(ptr %a, ptr %c)
  ret void
}

define internal void @zeroed() {
  %a = call ptr @calloc(i64 2, i64 8)
  %b = call ptr @malloc(i64 16)
  %x = alloca i32
  store ptr %x, ptr %a
  %p = load ptr, ptr %a
  call void @must_alias(ptr %p, ptr %x)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal void @resized() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @malloc(i64 16)
  %a8 = getelementptr i8, ptr %a, i64 8
  store ptr %x, ptr %a
  store ptr %y, ptr %a8
  %b = call ptr @realloc(ptr %a, i64 32)
  %b8 = getelementptr i8, ptr %b, i64 8
  %p = load ptr, ptr %b
  %q = load ptr, ptr %b8
  call void @must_alias(ptr %p, ptr %x)
  call void @must_alias(ptr %q, ptr %y)
  call void @no_alias(ptr %p, ptr %q)
  ret void
}

define internal i32 @allocate_at(ptr %place, i64 %n) {
  %m = call ptr @malloc(i64 %n)
  store ptr %m, ptr %place
  ret i32 0
}

define internal void @by_reference() {
  %p = alloca ptr
  %q = alloca ptr
  %r = call i32 @allocate_at(ptr %p, i64 16)
  %s = call i32 @allocate_at(ptr %q, i64 16)
  %a = load ptr, ptr %p
  %b = load ptr, ptr %q
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %a, ptr %p)
  ret void
}

define internal ptr @allocate_checked(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  %none = icmp eq ptr %m, null
  br i1 %none, label %again, label %end
again:
  %m2 = call ptr @malloc(i64 %n)
  br label %end
end:
  %r = phi ptr [ %m, %0 ], [ %m2, %again ]
  ret ptr %r
}

define internal void @checked() {
  %a = call ptr @allocate_checked(i64 16)
  %b = call ptr @allocate_checked(i64 16)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal ptr @make(ptr %next, ptr %data) {
  %m = call ptr @malloc(i64 16)
  %m8 = getelementptr %node, ptr %m, i32 0, i32 1
  store ptr %next, ptr %m
  store ptr %data, ptr %m8
  ret ptr %m
}

define internal void @made() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @make(ptr null, ptr %x)
  %b = call ptr @make(ptr %a, ptr %y)
  %b8 = getelementptr %node, ptr %b, i32 0, i32 1
  %next = load ptr, ptr %b
  %data = load ptr, ptr %b8
  call void @must_alias(ptr %next, ptr %a)
  call void @must_alias(ptr %data, ptr %y)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %data, ptr %x) ; not yet: calls apart
  call void @no_alias(ptr %next, ptr %data)
  ret void
}

define internal void @texts() {
  %a = call ptr @strdup(ptr @text)
  %b = call ptr @strdup(ptr @text)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %a, ptr @text)
  ret void
}
