; ModuleID = 'integer_sqrt.c'
source_filename = "integer_sqrt.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @integer_sqrt(i32 noundef %number) local_unnamed_addr #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %bit.0 = phi i32 [ 1073741824, %entry ], [ %shr, %while.cond ]
  %cmp = icmp ugt i32 %bit.0, %number
  %shr = lshr i32 %bit.0, 2
  br i1 %cmp, label %while.cond, label %while.cond1.preheader, !llvm.loop !8

while.cond1.preheader:                            ; preds = %while.cond
  %tobool.not22 = icmp eq i32 %bit.0, 0
  br i1 %tobool.not22, label %while.end9, label %while.body2

while.body2:                                      ; preds = %while.cond1.preheader, %while.body2
  %bit.125 = phi i32 [ %shr8, %while.body2 ], [ %bit.0, %while.cond1.preheader ]
  %root.024 = phi i32 [ %root.1, %while.body2 ], [ 0, %while.cond1.preheader ]
  %number.addr.023 = phi i32 [ %number.addr.1, %while.body2 ], [ %number, %while.cond1.preheader ]
  %add = add i32 %bit.125, %root.024
  %cmp3.not = icmp ult i32 %number.addr.023, %add
  %shr5 = lshr i32 %root.024, 1
  %sub = select i1 %cmp3.not, i32 0, i32 %add
  %number.addr.1 = sub nuw i32 %number.addr.023, %sub
  %add6 = select i1 %cmp3.not, i32 0, i32 %bit.125
  %root.1 = add nuw i32 %add6, %shr5
  %shr8 = lshr i32 %bit.125, 2
  %tobool.not = icmp eq i32 %shr8, 0
  br i1 %tobool.not, label %while.end9, label %while.body2, !llvm.loop !11

while.end9:                                       ; preds = %while.body2, %while.cond1.preheader
  %root.0.lcssa = phi i32 [ 0, %while.cond1.preheader ], [ %root.1, %while.body2 ]
  ret i32 %root.0.lcssa
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
!11 = distinct !{!11, !9, !10}
