; ModuleID = 'transpose.c'
source_filename = "transpose.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @transpose(ptr noundef captures(none) %items, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %cmp40 = icmp sgt i32 %size, 0
  br i1 %cmp40, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = zext nneg i32 %size to i64
  %1 = zext nneg i32 %size to i64
  %wide.trip.count50 = zext nneg i32 %size to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv46 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next47, %for.cond.cleanup3 ]
  %cmp238.not = icmp eq i64 %indvars.iv46, 0
  br i1 %cmp238.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %2 = mul nuw nsw i64 %indvars.iv46, %1
  %invariant.gep = getelementptr inbounds i32, ptr %items, i64 %indvars.iv46
  %invariant.gep52 = getelementptr inbounds i32, ptr %items, i64 %2
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next47 = add nuw nsw i64 %indvars.iv46, 1
  %exitcond51.not = icmp eq i64 %indvars.iv.next47, %wide.trip.count50
  br i1 %exitcond51.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !8

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %3 = mul nuw nsw i64 %indvars.iv, %0
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %3
  %4 = load i32, ptr %gep, align 4, !tbaa !4
  %gep53 = getelementptr inbounds i32, ptr %invariant.gep52, i64 %indvars.iv
  %5 = load i32, ptr %gep53, align 4, !tbaa !4
  store i32 %5, ptr %gep, align 4, !tbaa !4
  store i32 %4, ptr %gep53, align 4, !tbaa !4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv46
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
