; What a phi takes from a counter is read a round later: `prev = i`, in loops that test at their head.
; f1: agrees
; f2: agrees
; f3: agrees
; f4: agrees
; in_a_loop: agrees

define void @f1(i32 %0, ptr %1) {
  br label %3
3:
  %.01 = phi i32 [ 0, %2 ], [ %.0, %6 ]
  %.0 = phi i32 [ 0, %2 ], [ %7, %6 ]
  %4 = icmp slt i32 %.0, %0
  br i1 %4, label %5, label %8
5:
  store i32 %.01, ptr %1, align 4
  br label %6
6:
  %7 = add nsw i32 %.0, 1
  br label %3
8:
  ret void
}

define void @f2(i32 %0, i32 %1, ptr %2) {
  br label %4
4:
  %.02 = phi i32 [ 0, %3 ], [ %14, %13 ]
  %5 = icmp slt i32 %.02, %1
  br i1 %5, label %6, label %15
6:
  br label %7
7:
  %.01 = phi i32 [ 0, %6 ], [ %.0, %10 ]
  %.0 = phi i32 [ 0, %6 ], [ %11, %10 ]
  %8 = icmp slt i32 %.0, %0
  br i1 %8, label %9, label %12
9:
  store i32 %.01, ptr %2, align 4
  br label %10
10:
  %11 = add nsw i32 %.0, 1
  br label %7
12:
  br label %13
13:
  %14 = add nsw i32 %.02, 1
  br label %4
15:
  ret void
}

define void @f3(i32 %0, i32 %1, ptr %2, ptr %3) {
  br label %5
5:
  %.02 = phi i32 [ %1, %4 ], [ %19, %16 ]
  %6 = icmp sgt i32 %.02, 0
  br i1 %6, label %7, label %20
7:
  br label %8
8:
  %.01 = phi i32 [ 0, %7 ], [ %.0, %13 ]
  %.0 = phi i32 [ 0, %7 ], [ %14, %13 ]
  %9 = icmp slt i32 %.0, %0
  br i1 %9, label %10, label %15
10:
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds i32, ptr %2, i64 %11
  store i32 %.01, ptr %12, align 4
  br label %13
13:
  %14 = add nsw i32 %.0, 1
  br label %8
15:
  br label %16
16:
  %17 = sext i32 %.02 to i64
  %18 = getelementptr inbounds i32, ptr %3, i64 %17
  %19 = load i32, ptr %18, align 4
  br label %5
20:
  ret void
}

define i32 @f4(i32 %0, i32 %1, ptr %2, ptr %3) {
  br label %5
5:
  %.03 = phi i32 [ 0, %4 ], [ %.1, %19 ]
  %.02 = phi i32 [ %1, %4 ], [ %20, %19 ]
  %6 = icmp sgt i32 %.02, 0
  br i1 %6, label %7, label %21
7:
  br label %8
8:
  %.1 = phi i32 [ %.03, %7 ], [ %15, %16 ]
  %.01 = phi i32 [ 0, %7 ], [ %.0, %16 ]
  %.0 = phi i32 [ 0, %7 ], [ %17, %16 ]
  %9 = icmp slt i32 %.0, %0
  br i1 %9, label %10, label %18
10:
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = mul nsw i32 %13, %.01
  %15 = add nsw i32 %.1, %14
  br label %16
16:
  %17 = add nsw i32 %.0, 1
  br label %8
18:
  br label %19
19:
  %20 = sub nsw i32 %.02, 3
  br label %5
21:
  ret i32 %.03
}

define i32 @in_a_loop(i32 %0) {
  %2 = and i32 %0, 7
  br label %3
3:
  %.043 = phi i16 [ 5, %1 ], [ 0, %9 ]
  %4 = icmp sgt i16 %.043, 0
  br i1 %4, label %5, label %10
5:
  %.146 = phi i32 [ %.042, %7 ], [ 0, %3 ]
  %.042 = phi i32 [ %8, %7 ], [ 0, %3 ]
  %6 = icmp slt i32 %.042, %2
  br i1 %6, label %7, label %9
7:
  store i32 %.146, ptr null, align 4
  %8 = add i32 %.042, 1
  br label %5
9:
  br label %3
10:
  ret i32 0
}
