; Streams that are compared here answer later questions: choosing structured ones everywhere makes another graph than
; structured conversion, with one operator more.
define i32 @f(ptr %p0, i32 %p1, i32 %p2, i64 %p3) {
b0:
  %v4 = and i32 %p1, 15
  %v5 = trunc i32 %p1 to i8
  %v6 = and i8 %v5, 7
  switch i8 %v6, label %b1 [
    i8 3, label %b9
    i8 6, label %b10
    i8 0, label %b9
    i8 5, label %b9
  ]
b1:
  %v7 = phi i32 [ %p1, %b0 ], [ %v7, %b4 ], [ %v22, %b8 ]
  %v8 = phi i16 [ 3, %b0 ], [ %v8, %b4 ], [ %v23, %b8 ]
  %v9 = phi i32 [ %v4, %b0 ], [ %v10, %b4 ], [ %v24, %b8 ]
  %v10 = sub i32 %v9, 1
  %v11 = sext i16 %v8 to i32
  %v12 = and i32 %v11, 7
  switch i32 %v12, label %b4 [
    i32 1, label %b7
  ]
b2:
  br label %b3
b3:
  br label %b6
b4:
  %v13 = and i32 %v7, 7
  %v14 = icmp sgt i32 %v10, 0
  %v15 = select i1 %v14, i32 %v13, i32 1
  switch i32 %v15, label %b1 [
    i32 1, label %b11
  ]
b5:
  %v16 = phi i32 [ %v17, %b5 ], [ %v10, %b6 ], [ %v10, %b7 ]
  %v17 = sub i32 %v16, 1
  %v18 = and i32 %v7, 7
  %v19 = icmp sgt i32 %v17, 0
  %v20 = select i1 %v19, i32 %v18, i32 1
  switch i32 %v20, label %b5 [
    i32 1, label %b8
  ]
b6:
  br label %b5
b7:
  %v21 = and i32 %v7, 7
  switch i32 %v21, label %b5 [
    i32 1, label %b2
    i32 2, label %b4
  ]
b8:
  %v22 = phi i32 [ %v7, %b5 ], [ %v28, %b9 ]
  %v23 = phi i16 [ %v8, %b5 ], [ %v29, %b9 ]
  %v24 = phi i32 [ %v17, %b5 ], [ %v31, %b9 ]
  %v25 = and i32 %v22, 7
  %v26 = icmp sgt i32 %v24, 0
  %v27 = select i1 %v26, i32 %v25, i32 1
  switch i32 %v27, label %b1 [
    i32 1, label %b11
  ]
b9:
  %v28 = phi i32 [ %p1, %b0 ], [ %p1, %b0 ], [ %p1, %b0 ], [ %v33, %b10 ]
  %v29 = phi i16 [ 3, %b0 ], [ 3, %b0 ], [ 3, %b0 ], [ %v34, %b10 ]
  %v30 = phi i32 [ %v4, %b0 ], [ %v4, %b0 ], [ %v4, %b0 ], [ %v35, %b10 ]
  %v31 = sub i32 %v30, 1
  %v32 = and i32 %v28, 7
  switch i32 %v32, label %b10 [
    i32 1, label %b8
  ]
b10:
  %v33 = phi i32 [ %p1, %b0 ], [ %v28, %b9 ]
  %v34 = phi i16 [ 3, %b0 ], [ %v29, %b9 ]
  %v35 = phi i32 [ %v4, %b0 ], [ %v31, %b9 ]
  %v36 = and i32 %v33, 7
  %v37 = icmp sgt i32 %v35, 0
  %v38 = select i1 %v37, i32 %v36, i32 1
  switch i32 %v38, label %b9 [
    i32 1, label %b11
  ]
b11:
  %v39 = phi i32 [ %v7, %b4 ], [ %v22, %b8 ], [ %v33, %b10 ]
  ret i32 %v39
}
