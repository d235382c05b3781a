; ModuleID = 'sparse_matrix_vector.c'
source_filename = "sparse_matrix_vector.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @sparse_matrix_vector(ptr noalias noundef readonly captures(none) %value, ptr noalias noundef readonly captures(none) %column, ptr noalias noundef readonly captures(none) %start, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef writeonly captures(none) %y, i32 noundef %rows) local_unnamed_addr #0 {
entry:
  %cmp32 = icmp sgt i32 %rows, 0
  br i1 %cmp32, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count38 = zext nneg i32 %rows to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.cleanup5
  %indvars.iv35 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next36, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %start, i64 %indvars.iv35
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !4
  %indvars.iv.next36 = add nuw nsw i64 %indvars.iv35, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %start, i64 %indvars.iv.next36
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !4
  %cmp428 = icmp slt i32 %0, %1
  br i1 %cmp428, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %sum.0.lcssa = phi i32 [ 0, %for.body ], [ %add13, %for.body6 ]
  %arrayidx15 = getelementptr inbounds nuw i32, ptr %y, i64 %indvars.iv35
  store i32 %sum.0.lcssa, ptr %arrayidx15, align 4, !tbaa !4
  %exitcond39.not = icmp eq i64 %indvars.iv.next36, %wide.trip.count38
  br i1 %exitcond39.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %sum.029 = phi i32 [ 0, %for.body6.preheader ], [ %add13, %for.body6 ]
  %arrayidx8 = getelementptr inbounds i32, ptr %value, i64 %indvars.iv
  %3 = load i32, ptr %arrayidx8, align 4, !tbaa !4
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !4
  %idxprom11 = sext i32 %4 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %x, i64 %idxprom11
  %5 = load i32, ptr %arrayidx12, align 4, !tbaa !4
  %mul = mul nsw i32 %5, %3
  %add13 = add nsw i32 %mul, %sum.029
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !11
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
