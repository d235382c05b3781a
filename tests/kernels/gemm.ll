; ModuleID = 'gemm.c'
source_filename = "gemm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @gemm(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef captures(none) %c, i32 noundef %size, i32 noundef %alpha, i32 noundef %beta) local_unnamed_addr #0 {
entry:
  %cmp56 = icmp sgt i32 %size, 0
  br i1 %cmp56, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %size to i64
  %1 = zext nneg i32 %size to i64
  %2 = zext nneg i32 %size to i64
  %wide.trip.count73 = zext nneg i32 %size to i64
  %wide.trip.count66 = zext nneg i32 %size to i64
  %wide.trip.count = zext nneg i32 %size to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv68 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next69, %for.cond.cleanup3 ]
  %3 = mul nuw nsw i64 %indvars.iv68, %1
  %4 = mul nuw nsw i64 %indvars.iv68, %2
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %3
  %invariant.gep77 = getelementptr inbounds i32, ptr %c, i64 %4
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv62 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next63, %for.cond.cleanup7 ]
  %invariant.gep75 = getelementptr inbounds i32, ptr %b, i64 %indvars.iv62
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next69 = add nuw nsw i64 %indvars.iv68, 1
  %exitcond74.not = icmp eq i64 %indvars.iv.next69, %wide.trip.count73
  br i1 %exitcond74.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.cond.cleanup7:                                ; preds = %for.body8
  %mul15 = mul nsw i32 %add14, %alpha
  %gep78 = getelementptr inbounds i32, ptr %invariant.gep77, i64 %indvars.iv62
  %5 = load i32, ptr %gep78, align 4, !tbaa !4
  %mul20 = mul nsw i32 %5, %beta
  %add21 = add nsw i32 %mul20, %mul15
  store i32 %add21, ptr %gep78, align 4, !tbaa !4
  %indvars.iv.next63 = add nuw nsw i64 %indvars.iv62, 1
  %exitcond67.not = icmp eq i64 %indvars.iv.next63, %wide.trip.count66
  br i1 %exitcond67.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !11

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %sum.052 = phi i32 [ 0, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %6 = load i32, ptr %gep, align 4, !tbaa !4
  %7 = mul nuw nsw i64 %indvars.iv, %0
  %gep76 = getelementptr inbounds i32, ptr %invariant.gep75, i64 %7
  %8 = load i32, ptr %gep76, align 4, !tbaa !4
  %mul13 = mul nsw i32 %8, %6
  %add14 = add nsw i32 %mul13, %sum.052
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
