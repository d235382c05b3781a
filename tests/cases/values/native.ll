; What native code agrees in, and what it cannot be asked: a call of what has no body, a variable that was never written.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@digits = constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
@places = global [2 x ptr] [ptr getelementptr (i8, ptr @digits, i64 4), ptr @swap]

declare i32 @getchar()

define ptr @swap(i32 %i) {
  %low = and i32 %i, 1
  %place = getelementptr [2 x ptr], ptr @places, i32 0, i32 %low
  %old = load ptr, ptr %place
  store ptr @digits, ptr %place
  ret ptr %old
}

define i32 @sum(ptr %p, i32 %n) {
entry:
  %few = and i32 %n, 7
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %total = phi i32 [ 0, %entry ], [ %more, %body ]
  %go = icmp ult i32 %i, %few
  br i1 %go, label %body, label %end
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %total, %x
  %next = add i32 %i, 1
  br label %head
end:
  ret i32 %total
}

define i32 @input() {
  %c = call i32 @getchar()
  ret i32 %c
}

define i32 @unwritten() {
  %p = alloca i32
  %x = load i32, ptr %p
  ret i32 %x
}
