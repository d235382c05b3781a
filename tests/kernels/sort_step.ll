; ModuleID = 'sort_step.c'
source_filename = "sort_step.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sort_step(ptr noalias noundef readonly captures(none) %in, ptr noalias noundef writeonly captures(none) %out, i32 noundef %count, i32 noundef %bit) local_unnamed_addr #0 {
entry:
  %cmp32 = icmp sgt i32 %count, 0
  br i1 %cmp32, label %for.body.preheader, label %for.cond2.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %count to i64
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body, %entry
  %zeros.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %cmp335 = icmp sgt i32 %count, 0
  br i1 %cmp335, label %for.body5.lr.ph, label %for.cond.cleanup4

for.body5.lr.ph:                                  ; preds = %for.cond2.preheader
  %0 = shl nuw i32 1, %bit
  %wide.trip.count43 = zext nneg i32 %count to i64
  br label %for.body5

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %zeros.034 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %in, i64 %indvars.iv
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %shr31 = lshr i32 %1, %bit
  %not = and i32 %shr31, 1
  %and = xor i32 %not, 1
  %add = add nuw nsw i32 %and, %zeros.034
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body, !llvm.loop !8

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond2.preheader
  ret void

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %indvars.iv40 = phi i64 [ 0, %for.body5.lr.ph ], [ %indvars.iv.next41, %for.body5 ]
  %high.037 = phi i32 [ %zeros.0.lcssa, %for.body5.lr.ph ], [ %high.1, %for.body5 ]
  %low.036 = phi i32 [ 0, %for.body5.lr.ph ], [ %low.1, %for.body5 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %in, i64 %indvars.iv40
  %2 = load i32, ptr %arrayidx7, align 4, !tbaa !4
  %3 = and i32 %2, %0
  %tobool.not = icmp eq i32 %3, 0
  %low.036.sink = select i1 %tobool.not, i32 %low.036, i32 %high.037
  %inc13 = zext i1 %tobool.not to i32
  %low.1 = add nuw nsw i32 %low.036, %inc13
  %not.tobool.not = xor i1 %tobool.not, true
  %inc10 = zext i1 %not.tobool.not to i32
  %high.1 = add nsw i32 %high.037, %inc10
  %idxprom14 = sext i32 %low.036.sink to i64
  %arrayidx15 = getelementptr inbounds i32, ptr %out, i64 %idxprom14
  store i32 %2, ptr %arrayidx15, align 4, !tbaa !4
  %indvars.iv.next41 = add nuw nsw i64 %indvars.iv40, 1
  %exitcond44.not = icmp eq i64 %indvars.iv.next41, %wide.trip.count43
  br i1 %exitcond44.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !11
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
