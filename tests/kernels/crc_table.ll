; ModuleID = 'crc_table.c'
source_filename = "crc_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @crc_table(ptr noundef readonly captures(none) %data, ptr noundef readonly captures(none) %table, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %cmp17 = icmp sgt i32 %count, 0
  br i1 %cmp17, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %count to i64
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = xor i32 %xor8, -1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %crc.0.lcssa = phi i32 [ 0, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret i32 %crc.0.lcssa

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %crc.018 = phi i32 [ -1, %for.body.preheader ], [ %xor8, %for.body ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %data, i64 %indvars.iv
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !8
  %conv = zext i8 %1 to i32
  %xor = xor i32 %crc.018, %conv
  %shr = lshr i32 %xor, 4
  %and = and i32 %xor, 15
  %idxprom1 = zext nneg i32 %and to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom1
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !4
  %xor3 = xor i32 %shr, %2
  %shr4 = lshr i32 %xor3, 4
  %and5 = and i32 %xor3, 15
  %idxprom6 = zext nneg i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %table, i64 %idxprom6
  %3 = load i32, ptr %arrayidx7, align 4, !tbaa !4
  %xor8 = xor i32 %shr4, %3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !9
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
