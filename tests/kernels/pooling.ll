; ModuleID = 'pooling.c'
source_filename = "pooling.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pooling(ptr noalias noundef readonly captures(none) %image, ptr noalias noundef writeonly captures(none) %out, i32 noundef %rows, i32 noundef %columns) local_unnamed_addr #0 {
entry:
  %cmp63 = icmp sgt i32 %rows, 0
  br i1 %cmp63, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp261 = icmp sgt i32 %columns, 0
  %0 = zext i32 %columns to i64
  %1 = zext i32 %columns to i64
  %wide.trip.count85 = zext nneg i32 %rows to i64
  %wide.trip.count = zext nneg i32 %columns to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv79 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next80, %for.cond.cleanup3 ]
  br i1 %cmp261, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %2 = shl nsw i64 %indvars.iv79, 2
  %3 = mul nuw nsw i64 %indvars.iv79, %1
  %4 = and i64 %2, 4294967292
  %5 = trunc i64 %2 to i32
  %6 = mul i32 %columns, %5
  %7 = zext i32 %6 to i64
  %invariant.gep = getelementptr inbounds i32, ptr %image, i64 %7
  %invariant.gep91 = getelementptr inbounds i32, ptr %out, i64 %3
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.cond.cleanup10, %for.cond1.preheader
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1
  %exitcond86.not = icmp eq i64 %indvars.iv.next80, %wide.trip.count85
  br i1 %exitcond86.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.body4:                                        ; preds = %for.body4.lr.ph, %for.cond.cleanup10
  %indvars.iv73 = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next74, %for.cond.cleanup10 ]
  %8 = shl nuw nsw i64 %indvars.iv73, 1
  %gep90 = getelementptr inbounds i32, ptr %invariant.gep, i64 %8
  %9 = load i32, ptr %gep90, align 4, !tbaa !4
  %invariant.gep89 = getelementptr inbounds i32, ptr %image, i64 %8
  br label %for.cond12.preheader

for.cond12.preheader:                             ; preds = %for.body4, %for.cond.cleanup14
  %indvars.iv67 = phi i64 [ 0, %for.body4 ], [ %indvars.iv.next68, %for.cond.cleanup14 ]
  %most.059 = phi i32 [ %9, %for.body4 ], [ %spec.select, %for.cond.cleanup14 ]
  %10 = shl nuw nsw i64 %indvars.iv67, 1
  %11 = add nuw nsw i64 %10, %4
  %12 = mul nuw nsw i64 %11, %0
  %gep = getelementptr inbounds i32, ptr %invariant.gep89, i64 %12
  br label %for.body15

for.cond.cleanup10:                               ; preds = %for.cond.cleanup14
  %gep92 = getelementptr inbounds i32, ptr %invariant.gep91, i64 %indvars.iv73
  store i32 %spec.select, ptr %gep92, align 4, !tbaa !4
  %indvars.iv.next74 = add nuw nsw i64 %indvars.iv73, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next74, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !11

for.cond.cleanup14:                               ; preds = %for.body15
  %indvars.iv.next68 = add nuw nsw i64 %indvars.iv67, 1
  %cmp9 = icmp eq i64 %indvars.iv67, 0
  br i1 %cmp9, label %for.cond12.preheader, label %for.cond.cleanup10, !llvm.loop !12

for.body15:                                       ; preds = %for.cond12.preheader, %for.body15
  %indvars.iv = phi i64 [ 0, %for.cond12.preheader ], [ %indvars.iv.next, %for.body15 ]
  %most.157 = phi i32 [ %most.059, %for.cond12.preheader ], [ %spec.select, %for.body15 ]
  %gep88 = getelementptr inbounds i32, ptr %gep, i64 %indvars.iv
  %13 = load i32, ptr %gep88, align 4, !tbaa !4
  %spec.select = tail call i32 @llvm.smax.i32(i32 %13, i32 %most.157)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp13 = icmp eq i64 %indvars.iv, 0
  br i1 %cmp13, label %for.body15, label %for.cond.cleanup14, !llvm.loop !13
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
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
