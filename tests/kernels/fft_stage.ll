; ModuleID = 'fft_stage.c'
source_filename = "fft_stage.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fft_stage(ptr noalias noundef captures(none) %re, ptr noalias noundef captures(none) %im, ptr noalias noundef readonly captures(none) %cosine, ptr noalias noundef readonly captures(none) %sine, i32 noundef %count, i32 noundef %half) local_unnamed_addr #0 {
entry:
  %cmp80 = icmp sgt i32 %count, 0
  br i1 %cmp80, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp278 = icmp sgt i32 %half, 0
  %mul42 = shl i32 %half, 1
  %0 = sext i32 %half to i64
  %1 = sext i32 %mul42 to i64
  %2 = zext nneg i32 %count to i64
  %wide.trip.count = zext nneg i32 %half to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv85 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next86, %for.cond.cleanup3 ]
  br i1 %cmp278, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next86 = add nsw i64 %indvars.iv85, %1
  %cmp = icmp slt i64 %indvars.iv.next86, %2
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !8

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %3 = add nsw i64 %indvars.iv, %indvars.iv85
  %4 = add nsw i64 %3, %0
  %arrayidx = getelementptr inbounds i32, ptr %re, i64 %4
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %cosine, i64 %indvars.iv
  %6 = load i32, ptr %arrayidx7, align 4, !tbaa !4
  %mul = mul nsw i32 %6, %5
  %arrayidx9 = getelementptr inbounds i32, ptr %im, i64 %4
  %7 = load i32, ptr %arrayidx9, align 4, !tbaa !4
  %arrayidx11 = getelementptr inbounds nuw i32, ptr %sine, i64 %indvars.iv
  %8 = load i32, ptr %arrayidx11, align 4, !tbaa !4
  %mul12 = mul nsw i32 %8, %7
  %sub = sub nsw i32 %mul, %mul12
  %shr = ashr i32 %sub, 8
  %mul17 = mul nsw i32 %8, %5
  %mul22 = mul nsw i32 %7, %6
  %add23 = add nsw i32 %mul17, %mul22
  %shr24 = ashr i32 %add23, 8
  %arrayidx26 = getelementptr inbounds i32, ptr %re, i64 %3
  %9 = load i32, ptr %arrayidx26, align 4, !tbaa !4
  %arrayidx28 = getelementptr inbounds i32, ptr %im, i64 %3
  %10 = load i32, ptr %arrayidx28, align 4, !tbaa !4
  %add29 = add nsw i32 %shr, %9
  store i32 %add29, ptr %arrayidx26, align 4, !tbaa !4
  %add32 = add nsw i32 %shr24, %10
  store i32 %add32, ptr %arrayidx28, align 4, !tbaa !4
  %sub35 = sub nsw i32 %9, %shr
  store i32 %sub35, ptr %arrayidx, align 4, !tbaa !4
  %sub38 = sub nsw i32 %10, %shr24
  store i32 %sub38, ptr %arrayidx9, align 4, !tbaa !4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !11
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
