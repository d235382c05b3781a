; Members of structures that are reached by their types in one place and by bytes in another, as optimisers leave them,
; and structures that are moved within their array.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%entry = type { ptr, i64, i64 }
@entries = internal global [4 x %entry] zeroinitializer
declare ptr @malloc(i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @outside_number()
declare void @outside_take(i64)

define internal void @put(ptr %entry, i64 %number) {
  %bytes = getelementptr i8, ptr %entry, i64 8
  store i64 %number, ptr %bytes
  ret void
}

define void @by_type_and_by_bytes() {
  %entry = call ptr @malloc(i64 24)
  %number = call i64 @outside_number()
  %member = getelementptr %entry, ptr %entry, i64 0, i32 1
  store i64 %number, ptr %member
  %bytes = getelementptr i8, ptr %entry, i64 8
  %bad = load i64, ptr %bytes
  call void @outside_take(i64 %bad)
  ret void
}

define void @by_bytes_in_a_function() {
  %entry = call ptr @malloc(i64 24)
  %number = call i64 @outside_number()
  call void @put(ptr %entry, i64 %number)
  %member = getelementptr %entry, ptr %entry, i64 0, i32 1
  %bad = load i64, ptr %member
  call void @outside_take(i64 %bad)
  %other = getelementptr %entry, ptr %entry, i64 0, i32 2
  %good = load i64, ptr %other
  call void @outside_take(i64 %good)
  ret void
}

define void @moved() {
  %number = call i64 @outside_number()
  %first = getelementptr %entry, ptr @entries, i64 0, i32 1
  store i64 %number, ptr %first
  %second = getelementptr %entry, ptr @entries, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %second, ptr @entries, i64 72, i1 false)
  %last = getelementptr %entry, ptr @entries, i64 3, i32 1
  %bad = load i64, ptr %last
  call void @outside_take(i64 %bad)
  %other = getelementptr %entry, ptr @entries, i64 3, i32 2
  %good = load i64, ptr %other
  call void @outside_take(i64 %good)
  ret void
}
