; ModuleID = 'run_length.c'
source_filename = "run_length.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local i32 @run_length(ptr noalias noundef readonly captures(none) %in, ptr noalias noundef writeonly captures(none) %out, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %cmp45 = icmp sgt i32 %count, 0
  br i1 %cmp45, label %while.body, label %while.end21

while.body:                                       ; preds = %entry, %while.end
  %indvars.iv51 = phi i64 [ %indvars.iv.next52, %while.end ], [ 0, %entry ]
  %i.046 = phi i32 [ %add.lcssa, %while.end ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.046 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !8
  %add38 = add nuw nsw i32 %i.046, 1
  %cmp239 = icmp slt i32 %add38, %count
  br i1 %cmp239, label %land.lhs.true.preheader, label %while.end

land.lhs.true.preheader:                          ; preds = %while.body
  %1 = sub i32 %count, %i.046
  %wide.trip.count = zext i32 %1 to i64
  br label %land.lhs.true

land.lhs.true:                                    ; preds = %land.lhs.true.preheader, %while.body11
  %indvars.iv = phi i64 [ 1, %land.lhs.true.preheader ], [ %indvars.iv.next, %while.body11 ]
  %add41 = phi i32 [ %add38, %land.lhs.true.preheader ], [ %4, %while.body11 ]
  %idxprom4 = zext nneg i32 %add41 to i64
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %in, i64 %idxprom4
  %2 = load i8, ptr %arrayidx5, align 1, !tbaa !8
  %cmp7 = icmp eq i8 %2, %0
  %cmp9 = icmp samesign ult i64 %indvars.iv, 255
  %or.cond = select i1 %cmp7, i1 %cmp9, i1 false
  br i1 %or.cond, label %while.body11, label %while.end.loopexit.split.loop.exit

while.body11:                                     ; preds = %land.lhs.true
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %3 = trunc nuw i64 %indvars.iv.next to i32
  %4 = add i32 %i.046, %3
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %while.end.loopexit, label %land.lhs.true, !llvm.loop !9

while.end.loopexit.split.loop.exit:               ; preds = %land.lhs.true
  %5 = trunc nuw nsw i64 %indvars.iv to i32
  br label %while.end.loopexit

while.end.loopexit:                               ; preds = %while.body11, %while.end.loopexit.split.loop.exit
  %length.0.lcssa.ph = phi i32 [ %5, %while.end.loopexit.split.loop.exit ], [ %1, %while.body11 ]
  %add.lcssa.ph = phi i32 [ %add41, %while.end.loopexit.split.loop.exit ], [ %count, %while.body11 ]
  %6 = trunc i32 %length.0.lcssa.ph to i8
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit, %while.body
  %length.0.lcssa = phi i8 [ 1, %while.body ], [ %6, %while.end.loopexit ]
  %add.lcssa = phi i32 [ %add38, %while.body ], [ %add.lcssa.ph, %while.end.loopexit ]
  %7 = shl nuw nsw i64 %indvars.iv51, 1
  %arrayidx14 = getelementptr inbounds nuw i8, ptr %out, i64 %7
  store i8 %length.0.lcssa, ptr %arrayidx14, align 1, !tbaa !8
  %arrayidx18 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 1
  store i8 %0, ptr %arrayidx18, align 1, !tbaa !8
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1
  %cmp = icmp slt i32 %add.lcssa, %count
  br i1 %cmp, label %while.body, label %while.end21.loopexit, !llvm.loop !12

while.end21.loopexit:                             ; preds = %while.end
  %8 = trunc nuw i64 %indvars.iv.next52 to i32
  br label %while.end21

while.end21:                                      ; preds = %while.end21.loopexit, %entry
  %pairs.0.lcssa = phi i32 [ 0, %entry ], [ %8, %while.end21.loopexit ]
  ret i32 %pairs.0.lcssa
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
