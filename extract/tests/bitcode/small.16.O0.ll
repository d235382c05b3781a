; ModuleID = 'small.16.O0.bc'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 16
@scales = dso_local constant [3 x float] [float 1.500000e+00, float 0x3FB99999A0000000, float -0.000000e+00], align 4
@.str = private unnamed_addr constant [7 x i8] c"%s %f\0A\00", align 1
@names = internal global [2 x ptr] [ptr @.str.1, ptr @.str.2], align 16
@run.targets = internal constant [3 x ptr] [ptr blockaddress(@run, %28), ptr blockaddress(@run, %10), ptr blockaddress(@run, %19)], align 16
@.str.1 = private unnamed_addr constant [5 x i8] c"one\0A\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"\22two\22\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @choose(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [2 x %struct.node], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %9 = getelementptr inbounds [2 x %struct.node], ptr %6, i64 0, i64 0
  %10 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 8 %10, i64 48, i1 false)
  %11 = getelementptr inbounds [2 x %struct.node], ptr %6, i64 0, i64 0
  call void @visit(ptr noundef %11)
  %12 = load i32, ptr %4, align 4
  switch i32 %12, label %32 [
    i32 0, label %13
    i32 7, label %19
    i32 -3, label %28
  ]

13:                                               ; preds = %2
  %14 = load i32, ptr %4, align 4
  %15 = add nsw i32 %14, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %3, align 4
  br label %44

19:                                               ; preds = %2
  %20 = load i32, ptr %4, align 4
  %21 = and i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x ptr], ptr @names, i64 0, i64 %22
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds [2 x %struct.node], ptr %6, i64 0, i64 0
  %26 = call double @weigh(ptr noundef %25)
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %24, double noundef %26)
  store i32 %27, ptr %3, align 4
  br label %44

28:                                               ; preds = %2
  store i32 2, ptr %7, align 4
  %29 = load i32, ptr %7, align 4
  %30 = atomicrmw add ptr @table, i32 %29 acquire, align 4
  store i32 %30, ptr %8, align 4
  %31 = load i32, ptr %8, align 4
  store i32 %31, ptr %3, align 4
  br label %44

32:                                               ; preds = %2
  %33 = load i32, ptr %4, align 4
  %34 = srem i32 %33, 3
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = load i32, ptr %4, align 4
  %38 = call i32 @llvm.ctlz.i32(i32 %37, i1 true)
  br label %42

39:                                               ; preds = %32
  %40 = load i32, ptr %4, align 4
  %41 = xor i32 %40, -1
  br label %42

42:                                               ; preds = %39, %36
  %43 = phi i32 [ %38, %36 ], [ %41, %39 ]
  store i32 %43, ptr %3, align 4
  br label %44

44:                                               ; preds = %42, %28, %19, %13
  %45 = load i32, ptr %3, align 4
  ret i32 %45
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare void @visit(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal double @weigh(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  store double 0x3FEFF7CED916872B, ptr %3, align 8
  br label %4

4:                                                ; preds = %21, %1
  %5 = load ptr, ptr %2, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %25

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1
  %10 = load double, ptr %9, align 8
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 2
  %13 = load i32, ptr %12, align 8
  %14 = and i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [3 x float], ptr @scales, i64 0, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = fpext float %17 to double
  %19 = load double, ptr %3, align 8
  %20 = call double @llvm.fmuladd.f64(double %10, double %18, double %19)
  store double %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %7
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  store ptr %24, ptr %2, align 8
  br label %4, !llvm.loop !6

25:                                               ; preds = %4
  %26 = load double, ptr %3, align 8
  ret double %26
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @run(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %5, ptr %2, align 8
  %6 = load i8, ptr %4, align 1
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8
  br label %30

10:                                               ; preds = %30
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %13, i32 1
  store ptr %14, ptr %2, align 8
  %15 = load i8, ptr %13, align 1
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %16
  %18 = load ptr, ptr %17, align 8
  br label %30

19:                                               ; preds = %30
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, -1
  store i32 %21, ptr %3, align 4
  %22 = load ptr, ptr %2, align 8
  %23 = getelementptr inbounds i8, ptr %22, i32 1
  store ptr %23, ptr %2, align 8
  %24 = load i8, ptr %22, align 1
  %25 = zext i8 %24 to i64
  %26 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %25
  %27 = load ptr, ptr %26, align 8
  br label %30

28:                                               ; preds = %30
  %29 = load i32, ptr %3, align 4
  ret i32 %29

30:                                               ; preds = %19, %10, %1
  %31 = phi ptr [ %9, %1 ], [ %18, %10 ], [ %27, %19 ]
  indirectbr ptr %31, [label %28, label %10, label %19]
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
