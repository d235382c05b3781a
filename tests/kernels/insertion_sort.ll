; ModuleID = 'insertion_sort.c'
source_filename = "insertion_sort.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @insertion_sort(ptr noundef captures(none) %items, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %cmp26 = icmp sgt i32 %count, 1
  br i1 %cmp26, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %count to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %while.end, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %while.end
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %while.end ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %items, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %land.rhs

land.rhs:                                         ; preds = %for.body, %while.body
  %j.025 = phi i32 [ %1, %for.body ], [ %dec, %while.body ]
  %2 = zext nneg i32 %j.025 to i64
  %3 = getelementptr i32, ptr %items, i64 %2
  %arrayidx3 = getelementptr i8, ptr %3, i64 -4
  %4 = load i32, ptr %arrayidx3, align 4, !tbaa !4
  %cmp4 = icmp sgt i32 %4, %0
  br i1 %cmp4, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  store i32 %4, ptr %3, align 4, !tbaa !4
  %dec = add nsw i32 %j.025, -1
  %cmp1 = icmp sgt i32 %j.025, 1
  br i1 %cmp1, label %land.rhs, label %while.end, !llvm.loop !8

while.end:                                        ; preds = %while.body, %land.rhs
  %j.0.lcssa = phi i32 [ 0, %while.body ], [ %j.025, %land.rhs ]
  %idxprom10 = sext i32 %j.0.lcssa to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %items, i64 %idxprom10
  store i32 %0, ptr %arrayidx11, align 4, !tbaa !4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !11
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
