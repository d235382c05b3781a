; ModuleID = 'constants.c'
source_filename = "constants.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @kind(ptr noundef readonly captures(none) %items, i32 noundef %count, i32 noundef %quote, i32 noundef %mark, i32 noundef %other) local_unnamed_addr #0 {
entry:
  %cmp.not19 = icmp sgt i32 %count, 0
  br i1 %cmp.not19, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %count to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %items, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %cmp1 = icmp eq i32 %0, %quote
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %cmp4 = icmp eq i32 %0, %mark
  br i1 %cmp4, label %cleanup.loopexit.split.loop.exit25, label %if.end6

if.end6:                                          ; preds = %if.end
  %cmp9 = icmp eq i32 %0, %other
  br i1 %cmp9, label %cleanup, label %for.inc

for.inc:                                          ; preds = %if.end6
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !8

cleanup.loopexit.split.loop.exit25:               ; preds = %if.end
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %cleanup

cleanup:                                          ; preds = %cleanup.loopexit.split.loop.exit25, %if.end6, %for.body, %for.inc, %entry
  %spec.select = phi i32 [ 0, %entry ], [ -1, %if.end6 ], [ %1, %cleanup.loopexit.split.loop.exit25 ], [ -1, %for.body ], [ 0, %for.inc ]
  ret i32 %spec.select
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
