; Indices on indices, from variables and constants on: the strides of all of them count.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

@rows = internal global [4 x [5 x ptr]] zeroinitializer
@x = internal global i32 0
@y = internal global i32 0

define i32 @main(i32 %n, ptr %arguments) {
  %few = and i32 %n, 3
  %i = zext i32 %few to i64
  call void @of_a_variable(i64 %i)
  call void @from_a_member()
  ret i32 0
}

define internal void @of_a_variable(i64 %i) {
  %row = getelementptr [5 x ptr], ptr @rows, i64 %i
  %cell = getelementptr { ptr, ptr }, ptr %row, i64 %i
  %again = getelementptr i8, ptr %cell, i64 8
  store ptr @x, ptr %cell
  store ptr @y, ptr %again
  %a = load ptr, ptr %cell
  call void @must_alias(ptr %a, ptr @x)
  call void @no_alias(ptr %cell, ptr @x)
  ret void
}

define internal void @from_a_member() {
  %second = getelementptr [4 x [5 x ptr]], ptr @rows, i64 0, i64 1
  %third = getelementptr i8, ptr %second, i64 40
  %direct = getelementptr i8, ptr @rows, i64 80
  store ptr @y, ptr %third
  %a = load ptr, ptr %direct
  call void @must_alias(ptr %third, ptr %direct) ; of large pointers
  call void @must_alias(ptr %a, ptr @y)
  call void @no_alias(ptr %second, ptr %third)
  ret void
}
