; Variables: what their initialisers say, what is stored to them.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%entry = type { ptr, ptr, i64 }
@x = internal global i32 1
@y = internal global i32 2
@z = internal global [4 x i32] zeroinitializer
@p = internal global ptr @x
@q = internal global ptr getelementptr (i8, ptr @z, i64 8)
@pp = internal global ptr @p
@entries = internal constant [2 x %entry] [%entry { ptr @x, ptr @y, i64 1 }, %entry { ptr @z, ptr @x, i64 2 }]
@later = internal global ptr null
@nickname = internal alias i32, ptr @y

define i32 @main(i32 %n, ptr %arguments) {
  %i = and i32 %n, 1
  %index = zext i32 %i to i64
  call void @initial()
  call void @listed(i64 %index)
  call void @stored()
  call void @named()
  call void @once_more()
  ret i32 0
}

define internal void @initial() {
  %a = load ptr, ptr @p
  %b = load ptr, ptr @q
  %c = load ptr, ptr @pp
  %d = load ptr, ptr %c
  %third = getelementptr [4 x i32], ptr @z, i64 0, i64 2
  call void @must_alias(ptr %a, ptr @x)
  call void @must_alias(ptr %b, ptr %third)
  call void @must_alias(ptr %c, ptr @p)
  call void @must_alias(ptr %d, ptr @x)
  call void @no_alias(ptr %a, ptr @y)
  call void @no_alias(ptr %b, ptr @z)
  ret void
}

define internal void @listed(i64 %i) {
  %at = getelementptr [2 x %entry], ptr @entries, i64 0, i64 %i, i32 0
  %at1 = getelementptr [2 x %entry], ptr @entries, i64 0, i64 %i, i32 1
  %a = load ptr, ptr %at
  %b = load ptr, ptr getelementptr (i8, ptr @entries, i64 24)
  call void @no_alias(ptr %a, ptr @y)
  call void @must_alias(ptr %b, ptr @z) ; of large pointers
  call void @no_alias(ptr %b, ptr @x) ; of large pointers
  call void @no_alias(ptr %at, ptr %at1)
  ret void
}

define internal void @stored() {
  store ptr @z, ptr @later
  %a = load ptr, ptr @later
  call void @must_alias(ptr %a, ptr @z)
  call void @no_alias(ptr %a, ptr @x)
  ret void
}

define internal void @named() {
  call void @must_alias(ptr @nickname, ptr @y)
  call void @no_alias(ptr @nickname, ptr @x)
  ret void
}

@kept = internal global ptr null

define internal void @once_more() {
  %m = alloca i32
  store ptr %m, ptr @kept
  %a = load ptr, ptr @kept
  call void @must_alias(ptr %a, ptr %m)
  call void @no_alias(ptr %a, ptr @kept)
  ret void
}
