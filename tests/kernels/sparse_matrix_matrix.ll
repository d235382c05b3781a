; ModuleID = 'sparse_matrix_matrix.c'
source_filename = "sparse_matrix_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sparse_matrix_matrix(ptr noalias noundef readonly captures(none) %value, ptr noalias noundef readonly captures(none) %column, ptr noalias noundef readonly captures(none) %start, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef captures(none) %c, i32 noundef %rows, i32 noundef %columns) local_unnamed_addr #0 {
entry:
  %cmp47 = icmp sgt i32 %rows, 0
  br i1 %cmp47, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp1243 = icmp sgt i32 %columns, 0
  %0 = sext i32 %columns to i64
  %wide.trip.count61 = zext nneg i32 %rows to i64
  %wide.trip.count = zext nneg i32 %columns to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup13, %for.body
  %exitcond62.not = icmp eq i64 %indvars.iv.next58, %wide.trip.count61
  br i1 %exitcond62.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %indvars.iv57 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next58, %for.cond.loopexit ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %start, i64 %indvars.iv57
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %start, i64 %indvars.iv.next58
  %2 = load i32, ptr %arrayidx3, align 4, !tbaa !4
  %cmp445 = icmp slt i32 %1, %2
  br i1 %cmp445, label %for.body6.lr.ph, label %for.cond.loopexit

for.body6.lr.ph:                                  ; preds = %for.body
  %3 = mul nsw i64 %indvars.iv57, %0
  %4 = sext i32 %1 to i64
  %wide.trip.count55 = sext i32 %2 to i64
  %invariant.gep64 = getelementptr i32, ptr %c, i64 %3
  br label %for.body6

for.body6:                                        ; preds = %for.body6.lr.ph, %for.cond.cleanup13
  %indvars.iv52 = phi i64 [ %4, %for.body6.lr.ph ], [ %indvars.iv.next53, %for.cond.cleanup13 ]
  %arrayidx8 = getelementptr inbounds i32, ptr %value, i64 %indvars.iv52
  %5 = load i32, ptr %arrayidx8, align 4, !tbaa !4
  br i1 %cmp1243, label %for.body14.preheader, label %for.cond.cleanup13

for.body14.preheader:                             ; preds = %for.body6
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %indvars.iv52
  %6 = load i32, ptr %arrayidx10, align 4, !tbaa !4
  %mul = mul nsw i32 %6, %columns
  %7 = sext i32 %mul to i64
  %invariant.gep = getelementptr i32, ptr %b, i64 %7
  br label %for.body14

for.cond.cleanup13:                               ; preds = %for.body14, %for.body6
  %indvars.iv.next53 = add nsw i64 %indvars.iv52, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next53, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.loopexit, label %for.body6, !llvm.loop !11

for.body14:                                       ; preds = %for.body14.preheader, %for.body14
  %indvars.iv = phi i64 [ 0, %for.body14.preheader ], [ %indvars.iv.next, %for.body14 ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %indvars.iv
  %8 = load i32, ptr %gep, align 4, !tbaa !4
  %mul18 = mul nsw i32 %8, %5
  %gep65 = getelementptr i32, ptr %invariant.gep64, i64 %indvars.iv
  %9 = load i32, ptr %gep65, align 4, !tbaa !4
  %add23 = add nsw i32 %9, %mul18
  store i32 %add23, ptr %gep65, align 4, !tbaa !4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !12
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
