; ModuleID = 'dense_matrix_matrix.c'
source_filename = "dense_matrix_matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dense_matrix_matrix(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef writeonly captures(none) %c, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %cmp45 = icmp sgt i32 %size, 0
  br i1 %cmp45, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %size to i64
  %1 = zext nneg i32 %size to i64
  %2 = zext nneg i32 %size to i64
  %wide.trip.count62 = zext nneg i32 %size to i64
  %wide.trip.count55 = zext nneg i32 %size to i64
  %wide.trip.count = zext nneg i32 %size to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv57 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next58, %for.cond.cleanup3 ]
  %3 = mul nuw nsw i64 %indvars.iv57, %1
  %4 = mul nuw nsw i64 %indvars.iv57, %2
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %3
  %invariant.gep66 = getelementptr inbounds i32, ptr %c, i64 %4
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv51 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next52, %for.cond.cleanup7 ]
  %invariant.gep64 = getelementptr inbounds i32, ptr %b, i64 %indvars.iv51
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1
  %exitcond63.not = icmp eq i64 %indvars.iv.next58, %wide.trip.count62
  br i1 %exitcond63.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.cond.cleanup7:                                ; preds = %for.body8
  %gep67 = getelementptr inbounds i32, ptr %invariant.gep66, i64 %indvars.iv51
  store i32 %add14, ptr %gep67, align 4, !tbaa !4
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !11

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %sum.041 = phi i32 [ 0, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %5 = load i32, ptr %gep, align 4, !tbaa !4
  %6 = mul nuw nsw i64 %indvars.iv, %0
  %gep65 = getelementptr inbounds i32, ptr %invariant.gep64, i64 %6
  %7 = load i32, ptr %gep65, align 4, !tbaa !4
  %mul13 = mul nsw i32 %7, %5
  %add14 = add nsw i32 %mul13, %sum.041
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !12
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
