; Two loops beside each other in a third: the run of the second in the next round follows the end of the first, which waits
; for what comes out of the second in this round.
; f: agrees
; g: agrees
; e: agrees
; d: agrees
; floats: agrees

define i32 @f(i32 %0, i32 %1, ptr %2, ptr %3) {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %13
6:
  %7 = icmp eq ptr %2, null
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %1 to i64
  br label %10
10:
  %11 = phi i32 [ 0, %6 ], [ %30, %27 ]
  %12 = phi i32 [ 0, %6 ], [ %29, %27 ]
  br i1 %7, label %15, label %17
13:
  %14 = phi i32 [ 0, %4 ], [ %29, %27 ]
  ret i32 %14
15:
  %16 = phi i32 [ %12, %10 ], [ %22, %17 ]
  br i1 %8, label %32, label %27
17:
  %18 = phi ptr [ %23, %17 ], [ %2, %10 ]
  %19 = phi i32 [ %22, %17 ], [ %12, %10 ]
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = xor i32 %21, %19
  %23 = load ptr, ptr %18, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %15, label %17
25:
  %26 = fptosi float %39 to i32
  br label %27
27:
  %28 = phi i32 [ 0, %15 ], [ %26, %25 ]
  %29 = add nsw i32 %16, %28
  %30 = add nuw nsw i32 %11, 1
  %31 = icmp eq i32 %30, %0
  br i1 %31, label %13, label %10
32:
  %33 = phi i64 [ %40, %32 ], [ 0, %15 ]
  %34 = phi float [ %39, %32 ], [ 0.000000e+00, %15 ]
  %35 = getelementptr inbounds nuw float, ptr %3, i64 %33
  %36 = load float, ptr %35, align 4
  %37 = trunc nuw nsw i64 %33 to i32
  %38 = uitofp nneg i32 %37 to float
  %39 = tail call float @llvm.fmuladd.f32(float %36, float %38, float %34)
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %9
  br i1 %41, label %25, label %32
}
declare float @llvm.fmuladd.f32(float, float, float) #1

define i32 @g(i32 %0, i32 %1, ptr %2, ptr %3) {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %13
6:
  %7 = icmp eq ptr %2, null
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %1 to i64
  br label %10
10:
  %11 = phi i32 [ 0, %6 ], [ %28, %25 ]
  %12 = phi i32 [ 0, %6 ], [ %27, %25 ]
  br i1 %7, label %15, label %17
13:
  %14 = phi i32 [ 0, %4 ], [ %27, %25 ]
  ret i32 %14
15:
  %16 = phi i32 [ %12, %10 ], [ %22, %17 ]
  br i1 %8, label %30, label %25
17:
  %18 = phi ptr [ %23, %17 ], [ %2, %10 ]
  %19 = phi i32 [ %22, %17 ], [ %12, %10 ]
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = xor i32 %21, %19
  %23 = load ptr, ptr %18, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %15, label %17
25:
  %26 = phi i32 [ 0, %15 ], [ %37, %30 ]
  %27 = add nsw i32 %26, %16
  %28 = add nuw nsw i32 %11, 1
  %29 = icmp eq i32 %28, %0
  br i1 %29, label %13, label %10
30:
  %31 = phi i64 [ %38, %30 ], [ 0, %15 ]
  %32 = phi i32 [ %37, %30 ], [ 0, %15 ]
  %33 = getelementptr inbounds nuw i32, ptr %3, i64 %31
  %34 = load i32, ptr %33, align 4
  %35 = trunc nuw nsw i64 %31 to i32
  %36 = mul nsw i32 %34, %35
  %37 = add nsw i32 %36, %32
  %38 = add nuw nsw i64 %31, 1
  %39 = icmp eq i64 %38, %9
  br i1 %39, label %25, label %30
}

define i32 @e(i32 %0, i32 %1, ptr %2, ptr %3) {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %14
6:
  %7 = load i32, ptr %2, align 4
  %8 = icmp eq i32 %7, 0
  %9 = icmp sgt i32 %1, 0
  %10 = zext nneg i32 %1 to i64
  br label %11
11:
  %12 = phi i32 [ 0, %6 ], [ %30, %27 ]
  %13 = phi i32 [ 0, %6 ], [ %29, %27 ]
  br i1 %8, label %16, label %18
14:
  %15 = phi i32 [ 0, %4 ], [ %29, %27 ]
  ret i32 %15
16:
  %17 = phi i32 [ %13, %11 ], [ %21, %18 ]
  br i1 %9, label %32, label %27
18:
  %19 = phi i32 [ %25, %18 ], [ %7, %11 ]
  %20 = phi i32 [ %21, %18 ], [ %13, %11 ]
  %21 = xor i32 %19, %20
  %22 = and i32 %19, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %2, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %16, label %18
27:
  %28 = phi i32 [ 0, %16 ], [ %39, %32 ]
  %29 = add nsw i32 %28, %17
  %30 = add nuw nsw i32 %12, 1
  %31 = icmp eq i32 %30, %0
  br i1 %31, label %14, label %11
32:
  %33 = phi i64 [ %40, %32 ], [ 0, %16 ]
  %34 = phi i32 [ %39, %32 ], [ 0, %16 ]
  %35 = getelementptr inbounds nuw i32, ptr %3, i64 %33
  %36 = load i32, ptr %35, align 4
  %37 = trunc nuw nsw i64 %33 to i32
  %38 = mul nsw i32 %36, %37
  %39 = add nsw i32 %38, %34
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %27, label %32
}

define i32 @d(i32 %0, i32 %1, ptr %2, ptr noalias %3) {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %10
6:
  %7 = icmp sgt i32 %1, 0
  %8 = zext nneg i32 %0 to i64
  %9 = zext nneg i32 %1 to i64
  br label %12
10:
  %11 = phi i32 [ 0, %4 ], [ %31, %29 ]
  ret i32 %11
12:
  %13 = phi i64 [ 0, %6 ], [ %32, %29 ]
  %14 = phi i32 [ 0, %6 ], [ %31, %29 ]
  %15 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  store i32 %14, ptr %15, align 4
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20
18:
  %19 = phi i32 [ %14, %12 ], [ %23, %20 ]
  br i1 %7, label %34, label %29
20:
  %21 = phi i32 [ %27, %20 ], [ %16, %12 ]
  %22 = phi i32 [ %23, %20 ], [ %14, %12 ]
  %23 = xor i32 %21, %22
  %24 = and i32 %21, 7
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %18, label %20
29:
  %30 = phi i32 [ 0, %18 ], [ %41, %34 ]
  %31 = add nsw i32 %30, %19
  %32 = add nuw nsw i64 %13, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %10, label %12
34:
  %35 = phi i64 [ %42, %34 ], [ 0, %18 ]
  %36 = phi i32 [ %41, %34 ], [ 0, %18 ]
  %37 = getelementptr inbounds nuw i32, ptr %3, i64 %35
  %38 = load i32, ptr %37, align 4
  %39 = trunc nuw nsw i64 %35 to i32
  %40 = mul nsw i32 %38, %39
  %41 = add nsw i32 %40, %36
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %29, label %34
}

define i32 @floats(i32 %0, ptr noalias %1, ptr %2) {
  %4 = and i32 %0, 7
  %5 = and i32 %0, 3
  %6 = icmp eq i32 %5, 0
  %7 = zext nneg i32 0 to i64
  %8 = icmp eq ptr %2, null
  %9 = icmp eq i32 %4, 0
  %10 = zext nneg i32 %4 to i64
  br label %11
11:
  %12 = phi i32 [ 0, %3 ], [ %47, %44 ]
  %13 = phi i32 [ %0, %3 ], [ %13, %44 ]
  %14 = phi i32 [ 49, %3 ], [ %46, %44 ]
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %17 = and i32 %12, 2
  %18 = add nuw nsw i32 %12, -4
  %19 = load i32, ptr %16, align 4
  %20 = and i32 %19, 3
  %21 = icmp eq i32 %20, 0
  %22 = xor i32 0, %17
  %23 = load i32, ptr null, align 4
  %24 = mul i32 %23, 0
  %25 = icmp slt i32 %24, %18
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 0
  store i32 0, ptr %26, align 4
  %27 = add nuw nsw i64 0, 1
  %28 = trunc nuw nsw i64 %27 to i32
  %29 = icmp eq i64 %27, 3
  br label %36
30:
  %31 = add i32 %46, 89
  %32 = icmp eq i32 %4, 0
  %33 = mul i32 %13, 7
  %34 = add i32 %31, %33
  %35 = add i32 %34, 0
  ret i32 %35
36:
  %37 = phi ptr [ %42, %36 ], [ %2, %11 ]
  %38 = phi i32 [ %41, %36 ], [ %14, %11 ]
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = xor i32 %40, %38
  %42 = load ptr, ptr %37, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %49, label %36
44:
  %45 = fptosi float %57 to i32
  %46 = add i32 %41, %45
  %47 = add nuw nsw i32 %12, 1
  %48 = icmp samesign ult i32 %47, %5
  br i1 %48, label %11, label %30
49:
  %50 = phi i64 [ %58, %49 ], [ 0, %36 ]
  %51 = phi float [ %57, %49 ], [ 0.000000e+00, %36 ]
  %52 = getelementptr inbounds nuw i8, ptr null, i64 12
  %53 = load float, ptr %52, align 4
  %54 = trunc nuw nsw i64 %50 to i32
  %55 = uitofp nneg i32 %54 to float
  %56 = fmul float %53, %55
  %57 = fadd float %51, %56
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %10
  br i1 %59, label %44, label %49
}
