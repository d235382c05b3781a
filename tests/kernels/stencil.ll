; ModuleID = 'stencil.c'
source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil(ptr noalias noundef readonly captures(none) %in, ptr noalias noundef writeonly captures(none) %out, i32 noundef %rows, i32 noundef %columns) local_unnamed_addr #0 {
entry:
  %cmp45 = icmp sgt i32 %rows, 2
  br i1 %cmp45, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %sub = add nsw i32 %rows, -1
  %sub2 = add i32 %columns, -1
  %cmp343 = icmp sgt i32 %columns, 2
  %0 = sext i32 %columns to i64
  %1 = sext i32 %columns to i64
  %2 = sext i32 %columns to i64
  %wide.trip.count55 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub2 to i64
  %invariant.gep = getelementptr i32, ptr %in, i64 %0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup4
  %indvars.iv51 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next52, %for.cond.cleanup4 ]
  br i1 %cmp343, label %for.body5.lr.ph, label %for.cond.cleanup4

for.body5.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = mul nuw nsw i64 %indvars.iv51, %2
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond1.preheader
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55
  br i1 %exitcond56.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %indvars.iv = phi i64 [ 1, %for.body5.lr.ph ], [ %indvars.iv.next, %for.body5 ]
  %4 = add nuw nsw i64 %indvars.iv, %3
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %4
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx8 = getelementptr i8, ptr %arrayidx, i64 -4
  %6 = load i32, ptr %arrayidx8, align 4, !tbaa !4
  %add9 = add nsw i32 %6, %5
  %arrayidx12 = getelementptr i8, ptr %arrayidx, i64 4
  %7 = load i32, ptr %arrayidx12, align 4, !tbaa !4
  %add13 = add nsw i32 %add9, %7
  %8 = sub nsw i64 %4, %1
  %arrayidx16 = getelementptr inbounds i32, ptr %in, i64 %8
  %9 = load i32, ptr %arrayidx16, align 4, !tbaa !4
  %add17 = add nsw i32 %add13, %9
  %gep = getelementptr i32, ptr %invariant.gep, i64 %4
  %10 = load i32, ptr %gep, align 4, !tbaa !4
  %add21 = add nsw i32 %add17, %10
  %div = sdiv i32 %add21, 5
  %arrayidx23 = getelementptr inbounds nuw i32, ptr %out, i64 %4
  store i32 %div, ptr %arrayidx23, align 4, !tbaa !4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !11
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
