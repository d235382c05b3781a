source_filename = "inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sum(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr !dbg !13 {
entry:
  %cmp4 = icmp sgt i32 %n, 0, !dbg !16
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup, !dbg !17

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !18
  br label %for.body, !dbg !19

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ], !dbg !20
  ret i32 %s.0.lcssa, !dbg !21

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %s.05 = phi i32 [ 0, %for.body.preheader ], [ %add, %for.body ]
  %arrayidx.i = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv, !dbg !22
  %0 = load i32, ptr %arrayidx.i, align 4, !dbg !22, !tbaa !9
  %mul.i = mul nsw i32 %0, 3, !dbg !26
  %add = add nsw i32 %mul.i, %s.05, !dbg !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !28
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !18
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !29, !llvm.loop !30
}


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inlined.c", directory: "/nowhere")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 2, type: !14, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 4, column: 21, scope: !13, atomGroup: 10, atomRank: 1)
!17 = !DILocation(line: 4, column: 3, scope: !13, atomGroup: 11, atomRank: 1)
!18 = !DILocation(line: 4, column: 21, scope: !13, atomGroup: 3, atomRank: 1)
!19 = !DILocation(line: 4, column: 3, scope: !13)
!20 = !DILocation(line: 0, scope: !13)
!21 = !DILocation(line: 6, column: 3, scope: !13, atomGroup: 9, atomRank: 1)
!22 = !DILocation(line: 2, column: 10, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "take", scope: !24, file: !24, line: 1, type: !14, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = !DIFile(filename: "/usr/include/range.h", directory: "")
!25 = distinct !DILocation(line: 5, column: 10, scope: !13)
!26 = !DILocation(line: 2, column: 15, scope: !23, inlinedAt: !25, atomGroup: 1, atomRank: 2)
!27 = !DILocation(line: 5, column: 7, scope: !13, atomGroup: 5, atomRank: 2)
!28 = !DILocation(line: 4, column: 27, scope: !13, atomGroup: 6, atomRank: 2)
!29 = !DILocation(line: 4, column: 3, scope: !13, atomGroup: 4, atomRank: 1)
!30 = distinct !{!30, !19, !31, !32, !33}
!31 = !DILocation(line: 5, column: 19, scope: !13)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
