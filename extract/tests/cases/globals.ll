; The comment has { and " in it.
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl x {"

%s = type { i8, i32, ptr }
%opaque = type opaque
$c = comdat any

@text = private unnamed_addr constant [6 x i8] c"a\00\22}\\\0A", comdat($c), align 1
@zero = internal global [1000000 x i32] zeroinitializer, align 16
@mixed = dso_local global %s { i8 -1, i32 258, ptr getelementptr inbounds (i8, ptr @text, i64 2) }, section "data", align 8, !type !0
@table = constant [2 x %s] [%s zeroinitializer, %s { i8 1, i32 undef, ptr @function }]
@vector = global <4 x i16> <i16 1, i16 2, i16 3, i16 4>
@bits = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1>
@far = global [40 x i8] [i8 1, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 9]
@relative = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @text to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
@number = constant i64 add (i64 ptrtoint (ptr @zero to i64), i64 12)
@outside = external thread_local(initialexec) global i64, align 8
@other = weak alias i32, getelementptr (i8, ptr @mixed, i64 4)
@chosen = ifunc void (), ptr @resolver
@next = private alias void (), ptr @function
@nowhere = alias i32, inttoptr (i64 16 to ptr)
@steps = internal constant { [2 x i32], i64, i16 } { [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @function to i64), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @steps, i64 4) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @text, i64 3) to i64), i64 ptrtoint (ptr @steps to i64)) to i32)], i64 sub (i64 ptrtoint (ptr @mixed to i64), i64 ptrtoint (ptr @steps to i64)), i16 trunc (i64 sub (i64 ptrtoint (ptr @mixed to i64), i64 ptrtoint (ptr @steps to i64)) to i16) }
@tentative = common global i32 0, align 4
@maybe = extern_weak global i8

define void @function() {
  ret void
}

define ptr @resolver() comdat($c) align 16 {
  ret ptr @function
}

declare noundef nonnull dereferenceable(8) ptr @made(i64 noundef, ...) #0

declare hidden fastcc void @without(ptr, i32)

declare i32 @llvm.smax.i32(i32, i32)

define internal signext range(i32 0, 2) i32 @narrow() {
  ret i32 0
}

uselistorder ptr @text, { 2, 1, 0 }

!0 = !{i64 0, !"type {"}
!llvm.module.flags = !{!1}
!1 = !{i32 1, !"wchar_size",
       i32 4}

^0 = module: (path: "", hash: (0, 0, 0, 0, 0))
