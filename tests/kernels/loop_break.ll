; ModuleID = 'loop_break.c'
source_filename = "loop_break.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @loop_break(i32 noundef %count, i32 noundef %step, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %count, 0
  br i1 %cmp8, label %for.body, label %cleanup

for.body:                                         ; preds = %entry, %if.end
  %i.010 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %sum.09 = phi i32 [ %mul, %if.end ], [ 0, %entry ]
  %xor = xor i32 %i.010, %step
  %add = add nsw i32 %xor, %sum.09
  %cmp1 = icmp sgt i32 %add, %limit
  br i1 %cmp1, label %cleanup, label %if.end

if.end:                                           ; preds = %for.body
  %mul = mul nsw i32 %add, 3
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %cleanup, label %for.body, !llvm.loop !8

cleanup:                                          ; preds = %if.end, %for.body, %entry
  %sum.1 = phi i32 [ 0, %entry ], [ %mul, %if.end ], [ %add, %for.body ]
  ret i32 %sum.1
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
