; Pointers relative to their table, of 4 bytes as clang makes them of a switch, and of 8.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@one = private constant [4 x i8] c"one\00"
@two = private constant [4 x i8] c"two\00"
@table = internal constant [2 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @table to i64)) to i32)]
@far = internal constant [2 x i64] [
  i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @two, i64 1) to i64), i64 ptrtoint (ptr @far to i64)),
  i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @far to i64))]

declare ptr @llvm.load.relative.i64(ptr, i64)

define i8 @first_letter(i64 %i) {
  %offset = shl i64 %i, 2
  %text = call ptr @llvm.load.relative.i64(ptr @table, i64 %offset)
  %letter = load i8, ptr %text
  ret i8 %letter
}

define i8 @far_letter(i64 %i) {
  %place = getelementptr [2 x i64], ptr @far, i64 0, i64 %i
  %distance = load i64, ptr %place
  %text = getelementptr i8, ptr @far, i64 %distance
  %letter = load i8, ptr %text
  ret i8 %letter
}
