; Lists and trees: nodes of different calls, and what hangs on them.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%node = type { ptr, ptr }
%tree = type { ptr, ptr, i64 }
declare noalias ptr @malloc(i64)
@head = internal global ptr null

define i32 @main(i32 %n, ptr %arguments) {
  call void @two()
  call void @followed()
  call void @trees()
  call void @pushed()
  call void @ring()
  ret i32 0
}

define internal void @two() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @malloc(i64 16)
  %b = call ptr @malloc(i64 16)
  %a8 = getelementptr %node, ptr %a, i32 0, i32 1
  %b8 = getelementptr %node, ptr %b, i32 0, i32 1
  store ptr %b, ptr %a
  store ptr %x, ptr %a8
  store ptr null, ptr %b
  store ptr %y, ptr %b8
  %next = load ptr, ptr %a
  %n8 = getelementptr %node, ptr %next, i32 0, i32 1
  %data = load ptr, ptr %n8
  call void @must_alias(ptr %next, ptr %b)
  call void @must_alias(ptr %data, ptr %y)
  call void @no_alias(ptr %data, ptr %x)
  call void @no_alias(ptr %next, ptr %a)
  ret void
}

define internal void @followed() {
  %x = alloca i32
  %y = alloca i32
  br label %build
build:
  %list = phi ptr [ null, %0 ], [ %m, %build ]
  %i = phi i32 [ 0, %0 ], [ %j, %build ]
  %m = call ptr @malloc(i64 16)
  %m8 = getelementptr %node, ptr %m, i32 0, i32 1
  store ptr %list, ptr %m
  store ptr %x, ptr %m8
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 3
  br i1 %more, label %build, label %walk
walk:
  %p = phi ptr [ %m, %build ], [ %next, %step ]
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %step
step:
  %p8 = getelementptr %node, ptr %p, i32 0, i32 1
  %data = load ptr, ptr %p8
  %next = load ptr, ptr %p
  call void @must_alias(ptr %data, ptr %x)
  call void @no_alias(ptr %data, ptr %y)
  call void @no_alias(ptr %p, ptr %data)
  call void @no_alias(ptr %p8, ptr %next)
  br label %walk
end:
  ret void
}

define internal void @trees() {
  %root = call ptr @malloc(i64 24)
  %left = call ptr @malloc(i64 24)
  %right = call ptr @malloc(i64 24)
  %r1 = getelementptr %tree, ptr %root, i32 0, i32 1
  store ptr %left, ptr %root
  store ptr %right, ptr %r1
  %a = load ptr, ptr %root
  %b = load ptr, ptr %r1
  call void @must_alias(ptr %a, ptr %left)
  call void @must_alias(ptr %b, ptr %right)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %a, ptr %root)
  ret void
}

define internal void @push(ptr %data) {
  %m = call ptr @malloc(i64 16)
  %old = load ptr, ptr @head
  %m8 = getelementptr %node, ptr %m, i32 0, i32 1
  store ptr %old, ptr %m
  store ptr %data, ptr %m8
  store ptr %m, ptr @head
  ret void
}

define internal void @pushed() {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  call void @push(ptr %x)
  call void @push(ptr %y)
  %first = load ptr, ptr @head
  %f8 = getelementptr %node, ptr %first, i32 0, i32 1
  %data = load ptr, ptr %f8
  call void @must_alias(ptr %data, ptr %y)
  call void @no_alias(ptr %data, ptr %z)
  call void @no_alias(ptr %first, ptr %data)
  call void @no_alias(ptr %first, ptr @head)
  ret void
}

define internal void @ring() {
  %a = alloca %node
  %b = alloca %node
  %b8 = getelementptr %node, ptr %b, i32 0, i32 1
  %a8 = getelementptr %node, ptr %a, i32 0, i32 1
  store ptr %b, ptr %a
  store ptr %a, ptr %b
  store ptr %b, ptr %a8
  store ptr %a, ptr %b8
  %n = load ptr, ptr %a
  %back = getelementptr %node, ptr %n, i32 0, i32 1
  %again = load ptr, ptr %back
  call void @must_alias(ptr %again, ptr %a)
  call void @must_alias(ptr %back, ptr %b8)
  call void @no_alias(ptr %n, ptr %a)
  call void @no_alias(ptr %back, ptr %a8)
  ret void
}
