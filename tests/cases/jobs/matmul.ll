; ModuleID = 'matmul.c'
source_filename = "matmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @matmul(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 !dbg !13 {
entry:
  %cmp45 = icmp sgt i32 %n, 0, !dbg !16
  br i1 %cmp45, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup, !dbg !17

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %n to i64, !dbg !17
  %1 = zext nneg i32 %n to i64, !dbg !17
  %2 = zext nneg i32 %n to i64, !dbg !17
  %wide.trip.count62 = zext nneg i32 %n to i64, !dbg !18
  %wide.trip.count55 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader, !dbg !17

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv57 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next58, %for.cond.cleanup3 ]
  %3 = mul nuw nsw i64 %indvars.iv57, %1
  %4 = mul nuw nsw i64 %indvars.iv57, %2
  %invariant.gep = getelementptr inbounds i32, ptr %a, i64 %3
  %invariant.gep66 = getelementptr inbounds i32, ptr %c, i64 %4, !dbg !19
  br label %for.cond5.preheader, !dbg !19

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void, !dbg !20

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv51 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next52, %for.cond.cleanup7 ]
  %invariant.gep64 = getelementptr inbounds i32, ptr %b, i64 %indvars.iv51, !dbg !21
  br label %for.body8, !dbg !21

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next58 = add nuw nsw i64 %indvars.iv57, 1, !dbg !22
  %exitcond63.not = icmp eq i64 %indvars.iv.next58, %wide.trip.count62, !dbg !18
  br i1 %exitcond63.not, label %for.cond.cleanup, label %for.cond1.preheader, !dbg !23, !llvm.loop !24

for.cond.cleanup7:                                ; preds = %for.body8
  %gep67 = getelementptr inbounds i32, ptr %invariant.gep66, i64 %indvars.iv51, !dbg !29
  store i32 %add14, ptr %gep67, align 4, !dbg !30, !tbaa !9
  %indvars.iv.next52 = add nuw nsw i64 %indvars.iv51, 1, !dbg !31
  %exitcond56.not = icmp eq i64 %indvars.iv.next52, %wide.trip.count55, !dbg !32
  br i1 %exitcond56.not, label %for.cond.cleanup3, label %for.cond5.preheader, !dbg !33, !llvm.loop !34

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %sum.041 = phi i32 [ 0, %for.cond5.preheader ], [ %add14, %for.body8 ]
  %gep = getelementptr inbounds i32, ptr %invariant.gep, i64 %indvars.iv, !dbg !36
  %5 = load i32, ptr %gep, align 4, !dbg !36, !tbaa !9
  %6 = mul nuw nsw i64 %indvars.iv, %0, !dbg !37
  %gep65 = getelementptr inbounds i32, ptr %invariant.gep64, i64 %6, !dbg !38
  %7 = load i32, ptr %gep65, align 4, !dbg !38, !tbaa !9
  %mul13 = mul nsw i32 %7, %5, !dbg !39
  %add14 = add nsw i32 %mul13, %sum.041, !dbg !40
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !41
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !42
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !dbg !43, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @prefix(ptr noundef captures(none) %row, i32 noundef %n) local_unnamed_addr #0 !dbg !47 {
entry:
  %cmp7 = icmp sgt i32 %n, 1, !dbg !48
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup, !dbg !49

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !50
  %load_initial = load i32, ptr %row, align 4
  br label %for.body, !dbg !51

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !52

for.body:                                         ; preds = %for.body.preheader, %for.body
  %store_forwarded = phi i32 [ %load_initial, %for.body.preheader ], [ %add, %for.body ], !dbg !53
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr i32, ptr %row, i64 %indvars.iv, !dbg !53
  %mul = mul nsw i32 %store_forwarded, 3, !dbg !54
  %1 = load i32, ptr %0, align 4, !dbg !55, !tbaa !9
  %add = add nsw i32 %1, %mul, !dbg !56
  store i32 %add, ptr %0, align 4, !dbg !57, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !58
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !50
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !59, !llvm.loop !60
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul.c", directory: ".", checksumkind: CSK_MD5, checksum: "bd361f07f2e55c5109ac51d5a08dbba8")
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
!13 = distinct !DISubprogram(name: "matmul", scope: !1, file: !1, line: 2, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 4, column: 23, scope: !13, atomGroup: 24, atomRank: 1)
!17 = !DILocation(line: 4, column: 5, scope: !13, atomGroup: 25, atomRank: 1)
!18 = !DILocation(line: 4, column: 23, scope: !13, atomGroup: 2, atomRank: 1)
!19 = !DILocation(line: 5, column: 9, scope: !13, atomGroup: 23, atomRank: 1)
!20 = !DILocation(line: 11, column: 1, scope: !13, atomGroup: 19, atomRank: 1)
!21 = !DILocation(line: 7, column: 13, scope: !13, atomGroup: 21, atomRank: 1)
!22 = !DILocation(line: 4, column: 29, scope: !13, atomGroup: 17, atomRank: 2)
!23 = !DILocation(line: 4, column: 5, scope: !13, atomGroup: 3, atomRank: 1)
!24 = distinct !{!24, !25, !26, !27, !28}
!25 = !DILocation(line: 4, column: 5, scope: !13)
!26 = !DILocation(line: 10, column: 9, scope: !13)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !DILocation(line: 9, column: 13, scope: !13)
!30 = !DILocation(line: 9, column: 26, scope: !13, atomGroup: 14, atomRank: 1)
!31 = !DILocation(line: 5, column: 33, scope: !13, atomGroup: 15, atomRank: 2)
!32 = !DILocation(line: 5, column: 27, scope: !13, atomGroup: 5, atomRank: 1)
!33 = !DILocation(line: 5, column: 9, scope: !13, atomGroup: 6, atomRank: 1)
!34 = distinct !{!34, !35, !26, !27, !28}
!35 = !DILocation(line: 5, column: 9, scope: !13)
!36 = !DILocation(line: 8, column: 24, scope: !13)
!37 = !DILocation(line: 8, column: 43, scope: !13)
!38 = !DILocation(line: 8, column: 39, scope: !13)
!39 = !DILocation(line: 8, column: 37, scope: !13)
!40 = !DILocation(line: 8, column: 21, scope: !13, atomGroup: 11, atomRank: 2)
!41 = !DILocation(line: 7, column: 37, scope: !13, atomGroup: 12, atomRank: 2)
!42 = !DILocation(line: 7, column: 31, scope: !13, atomGroup: 9, atomRank: 1)
!43 = !DILocation(line: 7, column: 13, scope: !13, atomGroup: 10, atomRank: 1)
!44 = distinct !{!44, !45, !46, !27, !28}
!45 = !DILocation(line: 7, column: 13, scope: !13)
!46 = !DILocation(line: 8, column: 50, scope: !13)
!47 = distinct !DISubprogram(name: "prefix", scope: !1, file: !1, line: 14, type: !14, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!48 = !DILocation(line: 16, column: 23, scope: !47, atomGroup: 26, atomRank: 1)
!49 = !DILocation(line: 16, column: 5, scope: !47, atomGroup: 27, atomRank: 1)
!50 = !DILocation(line: 16, column: 23, scope: !47, atomGroup: 2, atomRank: 1)
!51 = !DILocation(line: 16, column: 5, scope: !47)
!52 = !DILocation(line: 18, column: 1, scope: !47, atomGroup: 7, atomRank: 1)
!53 = !DILocation(line: 17, column: 19, scope: !47)
!54 = !DILocation(line: 17, column: 30, scope: !47)
!55 = !DILocation(line: 17, column: 16, scope: !47)
!56 = !DILocation(line: 17, column: 16, scope: !47, atomGroup: 4, atomRank: 2)
!57 = !DILocation(line: 17, column: 16, scope: !47, atomGroup: 4, atomRank: 1)
!58 = !DILocation(line: 16, column: 29, scope: !47, atomGroup: 5, atomRank: 2)
!59 = !DILocation(line: 16, column: 5, scope: !47, atomGroup: 3, atomRank: 1)
!60 = distinct !{!60, !51, !61, !27, !28}
!61 = !DILocation(line: 17, column: 32, scope: !47)
