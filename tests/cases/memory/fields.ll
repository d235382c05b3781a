; Members and elements: of structs, of arrays, of structs within structs and arrays.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%pair = type { ptr, ptr }
%nested = type { i64, %pair, [2 x %pair] }
%point = type { i32, i32 }

define i32 @main(i32 %n, ptr %arguments) {
  %i = and i32 %n, 3
  %index = zext i32 %i to i64
  call void @members()
  call void @within()
  call void @elements(i64 %index)
  call void @members_of_elements(i64 %index)
  call void @held(i64 %index)
  call void @steps()
  call void @rows(i64 %index)
  ret i32 0
}

define internal void @members() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca %pair
  %first = getelementptr %pair, ptr %s, i32 0, i32 0
  %second = getelementptr %pair, ptr %s, i32 0, i32 1
  store ptr %x, ptr %first
  store ptr %y, ptr %second
  %a = load ptr, ptr %first
  %b = load ptr, ptr %second
  call void @must_alias(ptr %s, ptr %first)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %first, ptr %second)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %b, ptr %x)
  ret void
}

define internal void @within() {
  %x = alloca i32
  %y = alloca i32
  %s = alloca %nested
  %pair = getelementptr %nested, ptr %s, i32 0, i32 1
  %other = getelementptr %nested, ptr %s, i32 0, i32 2, i32 1
  %p1 = getelementptr %pair, ptr %pair, i32 0, i32 1
  %direct = getelementptr i8, ptr %s, i64 16
  %o1 = getelementptr %pair, ptr %other, i32 0, i32 1
  store ptr %x, ptr %p1
  store ptr %y, ptr %o1
  %a = load ptr, ptr %direct
  %b = load ptr, ptr %o1
  call void @must_alias(ptr %p1, ptr %direct) ; of large pointers
  call void @must_alias(ptr %a, ptr %x) ; of large pointers
  call void @no_alias(ptr %a, ptr %b) ; of large pointers
  call void @no_alias(ptr %p1, ptr %o1)
  ret void
}

define internal void @elements(i64 %i) {
  %s = alloca [8 x i32]
  %one = getelementptr [8 x i32], ptr %s, i64 0, i64 1
  %two = getelementptr [8 x i32], ptr %s, i64 0, i64 2
  %some = getelementptr [8 x i32], ptr %s, i64 0, i64 %i
  %again = getelementptr i32, ptr %s, i64 %i
  %other = alloca [8 x i32]
  %foreign = getelementptr [8 x i32], ptr %other, i64 0, i64 %i
  call void @no_alias(ptr %one, ptr %two)
  call void @must_alias(ptr %some, ptr %again)
  call void @no_alias(ptr %some, ptr %foreign)
  ret void
}

define internal void @members_of_elements(i64 %i) {
  %s = alloca [8 x %point]
  %x = getelementptr [8 x %point], ptr %s, i64 0, i64 %i, i32 0
  %y = getelementptr [8 x %point], ptr %s, i64 0, i64 %i, i32 1
  %y3 = getelementptr [8 x %point], ptr %s, i64 0, i64 3, i32 1
  %same = getelementptr i8, ptr %x, i64 4
  call void @no_alias(ptr %x, ptr %y)
  call void @no_alias(ptr %x, ptr %y3)
  call void @must_alias(ptr %y, ptr %same)
  ret void
}

define internal void @held(i64 %i) {
  %u = alloca i32
  %v = alloca i32
  %s = alloca [4 x %pair]
  %x = getelementptr [4 x %pair], ptr %s, i64 0, i64 %i, i32 0
  %y = getelementptr [4 x %pair], ptr %s, i64 0, i64 %i, i32 1
  store ptr %u, ptr %x
  store ptr %v, ptr %y
  %a = load ptr, ptr %x
  %b = load ptr, ptr %y
  call void @must_alias(ptr %a, ptr %u)
  call void @must_alias(ptr %b, ptr %v)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal void @steps() {
  %u = alloca i32
  %v = alloca i32
  %s = alloca [4 x %pair]
  %start = getelementptr i8, ptr %s, i64 8
  br label %loop
loop:
  %p = phi ptr [ %start, %0 ], [ %q, %loop ]
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %before = getelementptr i8, ptr %p, i64 -8
  store ptr %v, ptr %p
  store ptr %u, ptr %before
  call void @no_alias(ptr %p, ptr %s)
  call void @no_alias(ptr %p, ptr %before)
  %q = getelementptr %pair, ptr %p, i64 1
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 4
  br i1 %more, label %loop, label %end
end:
  %second = getelementptr i8, ptr %s, i64 24
  %third = getelementptr i8, ptr %s, i64 32
  %a = load ptr, ptr %second
  %b = load ptr, ptr %third
  call void @must_alias(ptr %a, ptr %v)
  call void @must_alias(ptr %b, ptr %u)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal void @rows(i64 %i) {
  %u = alloca i32
  %v = alloca i32
  %s = alloca [4 x [4 x ptr]]
  %x = getelementptr [4 x [4 x ptr]], ptr %s, i64 0, i64 %i, i64 1
  %y = getelementptr [4 x [4 x ptr]], ptr %s, i64 0, i64 %i, i64 2
  store ptr %u, ptr %x
  store ptr %v, ptr %y
  %a = load ptr, ptr %x
  call void @no_alias(ptr %x, ptr %y)
  call void @no_alias(ptr %a, ptr %v)
  call void @must_alias(ptr %a, ptr %u)
  ret void
}
