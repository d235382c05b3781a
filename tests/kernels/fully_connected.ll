; ModuleID = 'fully_connected.c'
source_filename = "fully_connected.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fully_connected(ptr noalias noundef readonly captures(none) %weight, ptr noalias noundef readonly captures(none) %bias, ptr noalias noundef readonly captures(none) %in, ptr noalias noundef writeonly captures(none) %out, i32 noundef %outs, i32 noundef %ins) local_unnamed_addr #0 {
entry:
  %cmp30 = icmp sgt i32 %outs, 0
  br i1 %cmp30, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp227 = icmp sgt i32 %ins, 0
  %0 = zext i32 %ins to i64
  %wide.trip.count38 = zext nneg i32 %outs to i64
  %wide.trip.count = zext nneg i32 %ins to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup3
  %indvars.iv34 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next35, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %bias, i64 %indvars.iv34
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !4
  br i1 %cmp227, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.body
  %2 = mul nuw nsw i64 %indvars.iv34, %0
  %invariant.gep = getelementptr inbounds i32, ptr %weight, i64 %2
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4, %for.body
  %sum.0.lcssa = phi i32 [ %1, %for.body ], [ %add10, %for.body4 ]
  %3 = tail call i32 @llvm.smax.i32(i32 %sum.0.lcssa, i32 0)
  %cond = lshr i32 %3, 4
  %arrayidx13 = getelementptr inbounds nuw i32, ptr %out, i64 %indvars.iv34
  store i32 %cond, ptr %arrayidx13, align 4, !tbaa !4
  %indvars.iv.next35 = add nuw nsw i64 %indvars.iv34, 1
  %exitcond39.not = icmp eq i64 %indvars.iv.next35, %wide.trip.count38
  br i1 %exitcond39.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %sum.028 = phi i32 [ %1, %for.body4.lr.ph ], [ %add10, %for.body4 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv
  %4 = load i32, ptr %gep, align 4, !tbaa !4
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %in, i64 %indvars.iv
  %5 = load i32, ptr %arrayidx8, align 4, !tbaa !4
  %mul9 = mul nsw i32 %5, %4
  %add10 = add nsw i32 %mul9, %sum.028
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !11
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
