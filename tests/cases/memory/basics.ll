; Addresses of variables: copied, chosen, kept in memory.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

define i32 @main(i32 %n, ptr %arguments) {
  %c = icmp sgt i32 %n, 1
  call void @copied()
  call void @chosen(i1 %c)
  call void @joined(i1 %c)
  call void @kept()
  call void @kept_twice()
  call void @in_a_loop()
  ret i32 0
}

define internal void @copied() {
  %a = alloca i32
  %b = alloca i32
  %c = freeze ptr %a
  %d = getelementptr i8, ptr %a, i64 0
  call void @must_alias(ptr %a, ptr %c)
  call void @must_alias(ptr %a, ptr %d)
  call void @no_alias(ptr %b, ptr %c)
  call void @no_alias(ptr %b, ptr %d)
  ret void
}

define internal void @chosen(i1 %c) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %p = select i1 %c, ptr %x, ptr %y
  %q = select i1 %c, ptr %x, ptr %y
  call void @must_alias(ptr %p, ptr %q)
  call void @no_alias(ptr %p, ptr %z)
  ret void
}

define internal void @joined(i1 %c) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  br i1 %c, label %one, label %two
one:
  br label %end
two:
  br label %end
end:
  %p = phi ptr [ %x, %one ], [ %y, %two ]
  %q = phi ptr [ %y, %one ], [ %y, %two ]
  call void @must_alias(ptr %q, ptr %y)
  call void @no_alias(ptr %p, ptr %z)
  call void @no_alias(ptr %q, ptr %x)
  ret void
}

define internal void @kept() {
  %x = alloca i32
  %y = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  store ptr %x, ptr %p
  store ptr %y, ptr %q
  %a = load ptr, ptr %p
  %b = load ptr, ptr %q
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %p, ptr %q)
  call void @no_alias(ptr %a, ptr %p)
  ret void
}

define internal void @kept_twice() {
  %x = alloca i32
  %y = alloca i32
  %p = alloca ptr
  %pp = alloca ptr
  store ptr %x, ptr %p
  store ptr %p, ptr %pp
  %q = load ptr, ptr %pp
  %a = load ptr, ptr %q
  call void @must_alias(ptr %q, ptr %p)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %y)
  call void @no_alias(ptr %q, ptr %pp)
  ret void
}

define internal void @in_a_loop() {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  br label %loop
loop:
  %p = phi ptr [ %x, %0 ], [ %q, %loop ]
  %q = phi ptr [ %y, %0 ], [ %p, %loop ]
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  call void @no_alias(ptr %p, ptr %z)
  call void @no_alias(ptr %p, ptr %q) ; not yet: paths
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}
