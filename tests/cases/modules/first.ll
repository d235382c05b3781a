; ModuleID = 'first.c'
source_filename = "first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i32 0, align 4
@last = internal global ptr @counter, align 8

define dso_local i32 @first() {
entry:
  store ptr @counter, ptr @last, align 8
  %call = call i32 @bump()
  ret i32 %call
}

define internal i32 @bump() {
entry:
  %0 = load i32, ptr @counter, align 4
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @counter, align 4
  ret i32 %inc
}



