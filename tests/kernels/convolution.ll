; ModuleID = 'convolution.c'
source_filename = "convolution.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @convolution(ptr noalias noundef readonly captures(none) %image, ptr noalias noundef readonly captures(none) %filter, ptr noalias noundef writeonly captures(none) %out, i32 noundef %rows, i32 noundef %columns) local_unnamed_addr #0 {
entry:
  %cmp57 = icmp sgt i32 %rows, 2
  br i1 %cmp57, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp355 = icmp sgt i32 %columns, 2
  %sub = add i32 %columns, -2
  %0 = zext i32 %columns to i64
  %1 = sext i32 %sub to i64
  %2 = add nsw i32 %rows, -2
  %wide.trip.count81 = zext nneg i32 %2 to i64
  %wide.trip.count = zext i32 %sub to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup4
  %indvars.iv76 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next77, %for.cond.cleanup4 ]
  br i1 %cmp355, label %for.cond6.preheader.lr.ph, label %for.cond.cleanup4

for.cond6.preheader.lr.ph:                        ; preds = %for.cond1.preheader
  %3 = mul nsw i64 %indvars.iv76, %1
  %invariant.gep85 = getelementptr i32, ptr %out, i64 %3
  br label %for.cond6.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond6.preheader:                              ; preds = %for.cond6.preheader.lr.ph, %for.cond.cleanup8
  %indvars.iv70 = phi i64 [ 0, %for.cond6.preheader.lr.ph ], [ %indvars.iv.next71, %for.cond.cleanup8 ]
  %invariant.gep83 = getelementptr inbounds i32, ptr %image, i64 %indvars.iv70
  br label %for.cond10.preheader

for.cond.cleanup4:                                ; preds = %for.cond.cleanup8, %for.cond1.preheader
  %indvars.iv.next77 = add nuw nsw i64 %indvars.iv76, 1
  %exitcond82.not = icmp eq i64 %indvars.iv.next77, %wide.trip.count81
  br i1 %exitcond82.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.cond10.preheader:                             ; preds = %for.cond6.preheader, %for.cond.cleanup12
  %indvars.iv62 = phi i64 [ 0, %for.cond6.preheader ], [ %indvars.iv.next63, %for.cond.cleanup12 ]
  %sum.053 = phi i32 [ 0, %for.cond6.preheader ], [ %add22, %for.cond.cleanup12 ]
  %4 = add nuw nsw i64 %indvars.iv62, %indvars.iv76
  %5 = mul nuw nsw i64 %4, %0
  %gep84 = getelementptr inbounds i32, ptr %invariant.gep83, i64 %5
  %arrayidx20.idx = mul nuw nsw i64 %indvars.iv62, 12
  %invariant.gep = getelementptr inbounds i8, ptr %filter, i64 %arrayidx20.idx
  br label %for.body13

for.cond.cleanup8:                                ; preds = %for.cond.cleanup12
  %gep86 = getelementptr i32, ptr %invariant.gep85, i64 %indvars.iv70
  store i32 %add22, ptr %gep86, align 4, !tbaa !4
  %indvars.iv.next71 = add nuw nsw i64 %indvars.iv70, 1
  %exitcond75.not = icmp eq i64 %indvars.iv.next71, %wide.trip.count
  br i1 %exitcond75.not, label %for.cond.cleanup4, label %for.cond6.preheader, !llvm.loop !11

for.cond.cleanup12:                               ; preds = %for.body13
  %indvars.iv.next63 = add nuw nsw i64 %indvars.iv62, 1
  %exitcond69.not = icmp eq i64 %indvars.iv.next63, 3
  br i1 %exitcond69.not, label %for.cond.cleanup8, label %for.cond10.preheader, !llvm.loop !12

for.body13:                                       ; preds = %for.cond10.preheader, %for.body13
  %indvars.iv = phi i64 [ 0, %for.cond10.preheader ], [ %indvars.iv.next, %for.body13 ]
  %sum.151 = phi i32 [ %sum.053, %for.cond10.preheader ], [ %add22, %for.body13 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %gep84, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %7 = load i32, ptr %gep, align 4, !tbaa !4
  %mul21 = mul nsw i32 %7, %6
  %add22 = add nsw i32 %mul21, %sum.151
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !13
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
!13 = distinct !{!13, !9, !10}
