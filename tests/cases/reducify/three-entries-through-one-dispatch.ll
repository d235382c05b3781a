; --reducify dispatch
; Unnamed values and blocks, a branch and a switch into several entries, values that are alive across.
define i32 @f(i32 %0, i1 %1) {
  %3 = mul i32 %0, 3
  switch i32 %0, label %4 [
    i32 1, label %7
    i32 -2, label %10
    i32 9, label %13
  ]

4:                                                ; preds = %2, %7, %10
  %5 = phi i32 [ %3, %2 ], [ %8, %7 ], [ %11, %10 ]
  %6 = add nsw i32 %5, 1
  br i1 %1, label %7, label %10

7:                                                ; preds = %4, %2, %10
  %8 = phi i32 [ 7, %2 ], [ %6, %4 ], [ %11, %10 ]
  %9 = icmp ult i32 %8, 100
  br i1 %9, label %4, label %13

10:                                               ; preds = %4, %2
  %11 = phi i32 [ %0, %2 ], [ %6, %4 ]
  %12 = call i32 @f(i32 %11, i1 false)
  switch i32 %12, label %4 [
    i32 3, label %7
    i32 4, label %13
  ]

13:                                               ; preds = %10, %7, %2
  %14 = phi i32 [ %3, %2 ], [ %8, %7 ], [ %12, %10 ]
  %15 = add i32 %14, %3
  ret i32 %15
}
