; Calls of functions that touch nothing, only read, or write: a graph orders them differently.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@t = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define internal i32 @square(i32 %x) {
  %v = alloca i32
  store i32 %x, ptr %v
  %y = load i32, ptr %v
  %s = mul i32 %y, %y
  ret i32 %s
}
define internal i32 @entry(i32 %x) {
  %w = zext i32 %x to i64
  %p = getelementptr [4 x i32], ptr @t, i64 0, i64 %w
  %y = load i32, ptr %p
  ret i32 %y
}
define internal i32 @counted(i32 %x) {
  store i32 %x, ptr @t
  ret i32 %x
}
define i32 @use(ptr %a, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %q = call i32 @square(i32 %i)
  %m = and i32 %i, 3
  %e = call i32 @entry(i32 %m)
  %s = add i32 %q, %e
  %w = zext i32 %i to i64
  %p = getelementptr i32, ptr %a, i64 %w
  store i32 %s, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %head, label %out
out:
  %r = call i32 @counted(i32 %n)
  ret i32 %r
}

define internal i32 @goes_round(i32 %x) {
entry:
  br label %head
head:
  %y = phi i32 [ %x, %entry ], [ %z, %head ]
  %z = lshr i32 %y, 1
  %c = icmp eq i32 %z, 0
  br i1 %c, label %out, label %head
out:
  ret i32 %y
}
define internal i32 @promises_an_end(i32 %x) mustprogress {
entry:
  br label %head
head:
  %y = phi i32 [ %x, %entry ], [ %z, %head ]
  %z = lshr i32 %y, 1
  %c = icmp eq i32 %z, 0
  br i1 %c, label %out, label %head
out:
  ret i32 %y
}
define weak i32 @replaced(i32 %x) {
  ret i32 %x
}
declare i32 @unheard(i32)
define i32 @others(i32 %x) {
  %a = call i32 @goes_round(i32 %x)
  %b = call i32 @promises_an_end(i32 %a)
  %c = call i32 @replaced(i32 %b)
  %d = call i32 @unheard(i32 %c)
  ret i32 %d
}
