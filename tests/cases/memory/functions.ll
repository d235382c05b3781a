; Calls by pointer: from tables, from memory, as arguments; recursion.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%object = type { ptr, ptr }
@table = internal constant [2 x ptr] [ptr @first, ptr @second]
@methods = internal constant { ptr, ptr } { ptr @first, ptr @store_through }
@slot = internal global ptr null
declare void @qsort(ptr, i64, i64, ptr)

define i32 @main(i32 %n, ptr %arguments) {
  %i = and i32 %n, 1
  %index = zext i32 %i to i64
  call void @through_table(i64 %index)
  call void @through_memory()
  call void @through_argument()
  call void @as_method()
  call void @recursive()
  call void @sorted()
  call void @by_kind()
  ret i32 0
}

define internal ptr @first(ptr %p, ptr %q) {
  ret ptr %p
}

define internal ptr @second(ptr %p, ptr %q) {
  ret ptr %q
}

define internal void @store_through(ptr %place, ptr %p) {
  store ptr %p, ptr %place
  ret void
}

define internal void @through_table(i64 %i) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %at = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %f = load ptr, ptr %at
  %g = load ptr, ptr @table
  %a = call ptr %f(ptr %x, ptr %y)
  %b = call ptr %g(ptr %z, ptr %y)
  call void @no_alias(ptr %a, ptr %z) ; not yet: calls apart
  call void @must_alias(ptr %b, ptr %z)
  call void @no_alias(ptr %b, ptr %x) ; not yet: calls apart
  call void @must_alias(ptr %g, ptr @first)
  call void @no_alias(ptr %g, ptr @second)
  ret void
}

define internal void @through_memory() {
  %x = alloca i32
  %y = alloca i32
  store ptr @second, ptr @slot
  %f = load ptr, ptr @slot
  %a = call ptr %f(ptr %x, ptr %y)
  call void @must_alias(ptr %a, ptr %y)
  call void @no_alias(ptr %a, ptr %x)
  ret void
}

define internal ptr @apply(ptr %f, ptr %p, ptr %q) {
  %r = call ptr %f(ptr %p, ptr %q)
  ret ptr %r
}

define internal void @through_argument() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @apply(ptr @first, ptr %x, ptr %y)
  %b = call ptr @apply(ptr @second, ptr %x, ptr %y)
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %b) ; not yet: calls apart
  ret void
}

define internal void @as_method() {
  %x = alloca i32
  %y = alloca i32
  %o = alloca %object
  %data = getelementptr %object, ptr %o, i32 0, i32 1
  store ptr @methods, ptr %o
  %m = load ptr, ptr %o
  %at = getelementptr { ptr, ptr }, ptr %m, i32 0, i32 1
  %f = load ptr, ptr %at
  call void %f(ptr %data, ptr %x)
  %a = load ptr, ptr %data
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %f, ptr @store_through)
  call void @no_alias(ptr %a, ptr %m)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal ptr @descend(ptr %p, i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more
more:
  %less = sub i32 %n, 1
  %r = call ptr @descend(ptr %p, i32 %less)
  br label %done
done:
  %result = phi ptr [ %p, %0 ], [ %r, %more ]
  ret ptr %result
}

define internal void @recursive() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @descend(ptr %x, i32 3)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

@smaller = internal global ptr null

define internal i32 @compare(ptr %p, ptr %q) {
  store ptr %p, ptr @smaller
  call void @no_alias(ptr %p, ptr @smaller)
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %c = icmp ult i64 %a, %b
  %r = select i1 %c, i32 -1, i32 1
  ret i32 %r
}

define internal void @sorted() {
  %list = alloca [2 x i64]
  %other = alloca [2 x i64]
  %l1 = getelementptr i64, ptr %list, i64 1
  store i64 7, ptr %list
  store i64 3, ptr %l1
  call void @qsort(ptr %list, i64 2, i64 8, ptr @compare)
  %p = load ptr, ptr @smaller
  call void @must_alias(ptr %p, ptr %list)
  call void @no_alias(ptr %p, ptr %other)
  ret void
}

define internal ptr @of_one(ptr %p) {
  ret ptr %p
}

@mixed = internal constant [2 x ptr] [ptr @of_one, ptr @store_through]

define internal void @by_kind() {
  %x = alloca i32
  %y = alloca ptr
  %f = load ptr, ptr @mixed
  %a = call ptr %f(ptr %x)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}
