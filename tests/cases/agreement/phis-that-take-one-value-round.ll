; Phis of one header that take the same value round: a sum, and what remembers it for the next round.
; sum_and_copy: agrees
; narrow: agrees
; three: agrees

define i32 @sum_and_copy(i32 %0, ptr %1, ptr %2) {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7
5:
  %6 = zext nneg i32 %0 to i64
  br label %9
7:
  %8 = phi i32 [ 0, %3 ], [ %16, %9 ]
  ret i32 %8
9:
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi i32 [ -7, %5 ], [ %16, %9 ]
  %12 = phi i32 [ 0, %5 ], [ %16, %9 ]
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %11, ptr %13, align 4
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %10
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, %12
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %7, label %9
}

define i32 @narrow(i32 %0, ptr %1, ptr %2) {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7
5:
  %6 = zext nneg i32 %0 to i64
  br label %9
7:
  %8 = phi i32 [ 0, %3 ], [ %17, %9 ]
  ret i32 %8
9:
  %10 = phi i64 [ 0, %5 ], [ %18, %9 ]
  %11 = phi i32 [ -7, %5 ], [ %17, %9 ]
  %12 = phi i32 [ 0, %5 ], [ %17, %9 ]
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %11, ptr %13, align 4
  %14 = getelementptr inbounds nuw i16, ptr %2, i64 %10
  %15 = load i16, ptr %14, align 2
  %16 = sext i16 %15 to i32
  %17 = add nsw i32 %12, %16
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %9
}

define i32 @three(i32 %0, ptr %1, ptr %2) {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %9
5:
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  %8 = getelementptr inbounds i32, ptr %1, i64 %6
  br label %11
9:
  %10 = phi i32 [ 0, %3 ], [ %20, %11 ]
  ret i32 %10
11:
  %12 = phi i64 [ 0, %5 ], [ %21, %11 ]
  %13 = phi i32 [ 9, %5 ], [ %20, %11 ]
  %14 = phi i32 [ -7, %5 ], [ %20, %11 ]
  %15 = phi i32 [ 0, %5 ], [ %20, %11 ]
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  store i32 %14, ptr %16, align 4
  %17 = getelementptr inbounds i32, ptr %8, i64 %12
  store i32 %13, ptr %17, align 4
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %12
  %19 = load i32, ptr %18, align 4
  %20 = xor i32 %19, %15
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %9, label %11
}
