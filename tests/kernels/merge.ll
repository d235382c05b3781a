; ModuleID = 'merge.c'
source_filename = "merge.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @merge(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef writeonly captures(none) %out, i32 noundef %as, i32 noundef %bs) local_unnamed_addr #0 {
entry:
  %cmp63 = icmp sgt i32 %as, 0
  %cmp164 = icmp sgt i32 %bs, 0
  %0 = and i1 %cmp63, %cmp164
  br i1 %0, label %while.body, label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.end, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %i.1, %if.end ]
  %j.0.lcssa = phi i32 [ 0, %entry ], [ %j.1, %if.end ]
  %cmp1568 = icmp slt i32 %i.0.lcssa, %as
  br i1 %cmp1568, label %for.body.preheader, label %for.cond22.preheader

for.body.preheader:                               ; preds = %for.cond.preheader
  %1 = sext i32 %i.0.lcssa to i64
  %2 = sext i32 %j.0.lcssa to i64
  %wide.trip.count = sext i32 %as to i64
  %invariant.gep = getelementptr i32, ptr %out, i64 %2
  br label %for.body

while.body:                                       ; preds = %entry, %if.end
  %j.066 = phi i32 [ %j.1, %if.end ], [ 0, %entry ]
  %i.065 = phi i32 [ %i.1, %if.end ], [ 0, %entry ]
  %idxprom = sext i32 %i.065 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %idxprom2 = sext i32 %j.066 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %b, i64 %idxprom2
  %4 = load i32, ptr %arrayidx3, align 4, !tbaa !4
  %cmp4.not = icmp sgt i32 %3, %4
  %add11 = add nsw i32 %j.066, %i.065
  %idxprom12 = sext i32 %add11 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %out, i64 %idxprom12
  br i1 %cmp4.not, label %if.else, label %if.then

if.then:                                          ; preds = %while.body
  store i32 %3, ptr %arrayidx13, align 4, !tbaa !4
  %inc = add nsw i32 %i.065, 1
  br label %if.end

if.else:                                          ; preds = %while.body
  store i32 %4, ptr %arrayidx13, align 4, !tbaa !4
  %inc14 = add nsw i32 %j.066, 1
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %i.1 = phi i32 [ %inc, %if.then ], [ %i.065, %if.else ]
  %j.1 = phi i32 [ %j.066, %if.then ], [ %inc14, %if.else ]
  %cmp = icmp slt i32 %i.1, %as
  %cmp1 = icmp slt i32 %j.1, %bs
  %5 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %5, label %while.body, label %for.cond.preheader, !llvm.loop !8

for.cond22.preheader.loopexit:                    ; preds = %for.body
  %6 = trunc nsw i64 %indvars.iv.next to i32
  br label %for.cond22.preheader

for.cond22.preheader:                             ; preds = %for.cond22.preheader.loopexit, %for.cond.preheader
  %i.2.lcssa = phi i32 [ %i.0.lcssa, %for.cond.preheader ], [ %6, %for.cond22.preheader.loopexit ]
  %cmp2371 = icmp slt i32 %j.0.lcssa, %bs
  br i1 %cmp2371, label %for.body24.preheader, label %for.end32

for.body24.preheader:                             ; preds = %for.cond22.preheader
  %7 = sext i32 %j.0.lcssa to i64
  %8 = sext i32 %i.2.lcssa to i64
  %wide.trip.count79 = sext i32 %bs to i64
  %invariant.gep82 = getelementptr i32, ptr %out, i64 %8
  br label %for.body24

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx17 = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %9 = load i32, ptr %arrayidx17, align 4, !tbaa !4
  %gep = getelementptr i32, ptr %invariant.gep, i64 %indvars.iv
  store i32 %9, ptr %gep, align 4, !tbaa !4
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond22.preheader.loopexit, label %for.body, !llvm.loop !11

for.body24:                                       ; preds = %for.body24.preheader, %for.body24
  %indvars.iv75 = phi i64 [ %7, %for.body24.preheader ], [ %indvars.iv.next76, %for.body24 ]
  %arrayidx26 = getelementptr inbounds i32, ptr %b, i64 %indvars.iv75
  %10 = load i32, ptr %arrayidx26, align 4, !tbaa !4
  %gep83 = getelementptr i32, ptr %invariant.gep82, i64 %indvars.iv75
  store i32 %10, ptr %gep83, align 4, !tbaa !4
  %indvars.iv.next76 = add nsw i64 %indvars.iv75, 1
  %exitcond80.not = icmp eq i64 %indvars.iv.next76, %wide.trip.count79
  br i1 %exitcond80.not, label %for.end32, label %for.body24, !llvm.loop !12

for.end32:                                        ; preds = %for.body24, %for.cond22.preheader
  ret void
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
