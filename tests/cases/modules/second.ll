; ModuleID = 'second.c'
source_filename = "second.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@last = internal global ptr @other, align 8
@counter = internal global i32 0, align 4
@other = internal global i32 0, align 4

define dso_local i32 @main() {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @first()
  %call1 = call i32 @bump()
  %add = add nsw i32 %call, %call1
  %0 = load ptr, ptr @last, align 8
  %1 = load i32, ptr %0, align 4
  %add2 = add nsw i32 %add, %1
  ret i32 %add2
}

declare i32 @first()

define internal i32 @bump() {
entry:
  %0 = load i32, ptr @counter, align 4
  %add = add nsw i32 %0, 2
  store i32 %add, ptr @counter, align 4
  ret i32 %add
}



