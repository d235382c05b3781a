define i32 @main(i64 %n) {
entry:
  %p = call ptr @malloc(i64 %n)
  call void @fill(ptr %p, i64 %n)
  %0 = call i32 @first(ptr %p)
  ret i32 %0
}

define void @fill(ptr %p, i64 %n) {
entry:
  %q.end = getelementptr i8, ptr %p, i64 %n
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q.end, i64 4, i1 false)
  ret void
}

define i32 @first(ptr %p) {
entry:
  %v = load i32, ptr %p
  ret i32 %v
}

declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
