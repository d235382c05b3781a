; Copies of memory take along the addresses in it.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%pair = type { ptr, ptr }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @memchr(ptr, i32, i64)
declare ptr @strchr(ptr, i32)
declare ptr @strcpy(ptr, ptr)
@text = internal constant [5 x i8] c"text\00"

define i32 @main(i32 %n, ptr %arguments) {
  call void @whole()
  call void @part()
  call void @shifted()
  call void @by_library()
  call void @by_words()
  call void @array()
  call void @inside()
  call void @handed()
  ret i32 0
}

define internal void @whole() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca %pair
  %t = alloca %pair
  %s8 = getelementptr %pair, ptr %s, i32 0, i32 1
  %t8 = getelementptr %pair, ptr %t, i32 0, i32 1
  store ptr %x, ptr %s
  store ptr %y, ptr %s8
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 16, i1 false)
  %a = load ptr, ptr %t
  %b = load ptr, ptr %t8
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %t, ptr %s)
  ret void
}

define internal void @part() {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %s = alloca %pair
  %t = alloca %pair
  %s8 = getelementptr %pair, ptr %s, i32 0, i32 1
  %t8 = getelementptr %pair, ptr %t, i32 0, i32 1
  store ptr %x, ptr %s
  store ptr %y, ptr %s8
  store ptr %z, ptr %t8
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 8, i1 false)
  %a = load ptr, ptr %t
  %b = load ptr, ptr %t8
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %z)
  call void @no_alias(ptr %b, ptr %y)
  ret void
}

define internal void @shifted() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca [4 x ptr]
  %s1 = getelementptr ptr, ptr %s, i64 1
  %s3 = getelementptr ptr, ptr %s, i64 3
  store ptr %x, ptr %s
  store ptr %y, ptr %s3
  call void @llvm.memmove.p0.p0.i64(ptr %s1, ptr %s, i64 8, i1 false)
  %a = load ptr, ptr %s1
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal void @by_library() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca %pair
  %t = alloca %pair
  %s8 = getelementptr %pair, ptr %s, i32 0, i32 1
  store ptr %y, ptr %s
  store ptr %x, ptr %s8
  %r = call ptr @memcpy(ptr %t, ptr %s, i64 16)
  %r8 = getelementptr %pair, ptr %r, i32 0, i32 1
  %a = load ptr, ptr %r8
  call void @must_alias(ptr %r, ptr %t)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %r, ptr %s)
  ret void
}

define internal void @by_words() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca %pair
  %t = alloca %pair
  %s8 = getelementptr %pair, ptr %s, i32 0, i32 1
  store ptr %x, ptr %s
  store ptr %x, ptr %s8
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %from = getelementptr i64, ptr %s, i64 %i
  %to = getelementptr i64, ptr %t, i64 %i
  %w = load i64, ptr %from
  store i64 %w, ptr %to
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 2
  br i1 %more, label %loop, label %end
end:
  %a = load ptr, ptr %t
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal void @array() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca [4 x %pair]
  %t = alloca [4 x %pair]
  %s2 = getelementptr [4 x %pair], ptr %s, i64 0, i64 2, i32 0
  %s3 = getelementptr [4 x %pair], ptr %s, i64 0, i64 3, i32 1
  %t2 = getelementptr [4 x %pair], ptr %t, i64 0, i64 2, i32 0
  %t3 = getelementptr [4 x %pair], ptr %t, i64 0, i64 3, i32 1
  store ptr %x, ptr %s2
  store ptr %y, ptr %s3
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 64, i1 false)
  %a = load ptr, ptr %t2
  %b = load ptr, ptr %t3
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal void @inside() {
  %buffer = alloca [16 x i8]
  %other = alloca [16 x i8]
  %r = call ptr @strcpy(ptr %buffer, ptr @text)
  %p = call ptr @strchr(ptr %buffer, i32 120)
  %q = call ptr @memchr(ptr %other, i32 0, i64 16)
  %third = getelementptr i8, ptr %buffer, i64 2
  call void @must_alias(ptr %r, ptr %buffer)
  call void @must_alias(ptr %p, ptr %third)
  call void @no_alias(ptr %p, ptr %q)
  call void @no_alias(ptr %p, ptr @text)
  ret void
}

define internal void @take(ptr byval(%pair) %s, ptr %x) {
  %a = load ptr, ptr %s
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %s, ptr %x)
  ret void
}

define internal void @handed() {
  %x = alloca i32
  %s = alloca %pair
  store ptr %x, ptr %s
  call void @take(ptr byval(%pair) %s, ptr %x)
  ret void
}
