; ModuleID = 'binary_search.c'
source_filename = "binary_search.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @binary_search(ptr noundef readonly captures(none) %items, i32 noundef %count, i32 noundef %key) local_unnamed_addr #0 {
entry:
  %sub = add nsw i32 %count, -1
  br label %while.cond

while.cond:                                       ; preds = %cleanup, %entry
  %high.0 = phi i32 [ %sub, %entry ], [ %high.2, %cleanup ]
  %low.0 = phi i32 [ 0, %entry ], [ %low.2, %cleanup ]
  %retval.0 = phi i32 [ undef, %entry ], [ %retval.1, %cleanup ]
  %cmp.not = icmp sgt i32 %low.0, %high.0
  br i1 %cmp.not, label %cleanup9, label %while.body

while.body:                                       ; preds = %while.cond
  %sub1 = sub nsw i32 %high.0, %low.0
  %div19 = lshr i32 %sub1, 1
  %add = add nuw nsw i32 %div19, %low.0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr %items, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %cmp2.not = icmp eq i32 %0, %key
  br i1 %cmp2.not, label %cleanup, label %if.end

if.end:                                           ; preds = %while.body
  %cmp3 = icmp slt i32 %0, %key
  %add5 = add nuw nsw i32 %add, 1
  %sub6 = add nsw i32 %add, -1
  %high.1 = select i1 %cmp3, i32 %high.0, i32 %sub6
  %low.1 = select i1 %cmp3, i32 %add5, i32 %low.0
  br label %cleanup

cleanup:                                          ; preds = %while.body, %if.end
  %high.2 = phi i32 [ %high.1, %if.end ], [ %high.0, %while.body ]
  %low.2 = phi i32 [ %low.1, %if.end ], [ %low.0, %while.body ]
  %retval.1 = phi i32 [ %retval.0, %if.end ], [ %add, %while.body ]
  br i1 %cmp2.not, label %cleanup9, label %while.cond, !llvm.loop !8

cleanup9:                                         ; preds = %while.cond, %cleanup
  %retval.2 = phi i32 [ %retval.1, %cleanup ], [ -1, %while.cond ]
  ret i32 %retval.2
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
