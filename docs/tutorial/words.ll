; ModuleID = 'words.c'
source_filename = "words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @hash(ptr noundef readonly captures(none) %text) local_unnamed_addr #0 !dbg !13 {
entry:
  %0 = load i8, ptr %text, align 1, !dbg !16, !tbaa !17
  %tobool.not3 = icmp eq i8 %0, 0, !dbg !18
  br i1 %tobool.not3, label %while.end, label %while.body, !dbg !19

while.body:                                       ; preds = %entry, %while.body
  %1 = phi i8 [ %2, %while.body ], [ %0, %entry ]
  %h.05 = phi i32 [ %xor, %while.body ], [ 5381, %entry ]
  %text.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %text, %entry ]
  %mul = mul i32 %h.05, 33, !dbg !20
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %text.addr.04, i64 1, !dbg !21
  %conv = zext i8 %1 to i32, !dbg !22
  %xor = xor i32 %mul, %conv, !dbg !23
  %2 = load i8, ptr %incdec.ptr, align 1, !dbg !16, !tbaa !17
  %tobool.not = icmp eq i8 %2, 0, !dbg !24
  br i1 %tobool.not, label %while.end, label %while.body, !dbg !25, !llvm.loop !26

while.end:                                        ; preds = %while.body, %entry
  %h.0.lcssa = phi i32 [ 5381, %entry ], [ %xor, %while.body ], !dbg !31
  ret i32 %h.0.lcssa, !dbg !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @find(ptr noundef readonly captures(none) %table, i32 noundef %size, i32 noundef %wanted) local_unnamed_addr #0 !dbg !33 {
entry:
  %sub = add i32 %size, -1, !dbg !34
  %cmp.not18.not = icmp eq i32 %size, 0, !dbg !35
  br i1 %cmp.not18.not, label %cleanup, label %for.body, !dbg !36

for.body:                                         ; preds = %entry, %if.end5
  %add.pn = phi i32 [ %add, %if.end5 ], [ %wanted, %entry ]
  %tries.019 = phi i32 [ %inc, %if.end5 ], [ 0, %entry ]
  %at.020 = and i32 %add.pn, %sub, !dbg !37
  %idxprom = zext i32 %at.020 to i64, !dbg !38
  %arrayidx = getelementptr inbounds nuw %struct.entry, ptr %table, i64 %idxprom, !dbg !38
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !39, !tbaa !40
  %tobool.not = icmp eq ptr %0, null, !dbg !44
  br i1 %tobool.not, label %cleanup, label %if.end, !dbg !45

if.end:                                           ; preds = %for.body
  %hash = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8, !dbg !46
  %1 = load i32, ptr %hash, align 8, !dbg !46, !tbaa !47
  %cmp3 = icmp eq i32 %1, %wanted, !dbg !48
  br i1 %cmp3, label %cleanup, label %if.end5, !dbg !49

if.end5:                                          ; preds = %if.end
  %add = add i32 %at.020, 1, !dbg !50
  %inc = add nuw i32 %tries.019, 1, !dbg !51
  %exitcond.not = icmp eq i32 %inc, %size, !dbg !52
  br i1 %exitcond.not, label %cleanup, label %for.body, !dbg !53, !llvm.loop !54

cleanup:                                          ; preds = %if.end5, %for.body, %if.end, %entry
  %spec.select = phi i32 [ -1, %entry ], [ -1, %if.end5 ], [ -1, %for.body ], [ %at.020, %if.end ]
  ret i32 %spec.select, !dbg !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, -2147483648) i32 @most(ptr noundef readonly captures(none) %table, ptr noundef readonly captures(none) %size, i32 noundef %limit) local_unnamed_addr #0 !dbg !58 {
entry:
  %0 = load i32, ptr %size, align 4, !tbaa !9
  %cmp6.not = icmp eq i32 %0, 0, !dbg !59
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body.preheader, !dbg !60

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %0 to i64, !dbg !61
  br label %for.body, !dbg !62

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %best.0.lcssa = phi i32 [ 0, %entry ], [ %spec.select, %for.body ], !dbg !63
  ret i32 %best.0.lcssa, !dbg !64

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %best.08 = phi i32 [ 0, %for.body.preheader ], [ %spec.select, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.entry, ptr %table, i64 %indvars.iv, !dbg !65
  %count = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12, !dbg !66
  %1 = load i32, ptr %count, align 4, !dbg !66, !tbaa !67
  %mul = mul nsw i32 %1, %limit, !dbg !68
  %spec.select = tail call i32 @llvm.smax.i32(i32 %mul, i32 %best.08), !dbg !69
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !70
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !61
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !71, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @copy(ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from, i32 noundef %count) local_unnamed_addr #1 !dbg !74 {
entry:
  %add = add nsw i32 %count, 3, !dbg !75
  %div = sdiv i32 %add, 4, !dbg !76
  %rem = srem i32 %count, 4, !dbg !77
  switch i32 %rem, label %sw.epilog [
    i32 0, label %do.body
    i32 3, label %sw.bb2
    i32 2, label %sw.bb5
    i32 1, label %sw.bb8
  ], !dbg !78

do.body:                                          ; preds = %entry, %sw.bb8
  %from.addr.0 = phi ptr [ %from, %entry ], [ %incdec.ptr9, %sw.bb8 ]
  %to.addr.0 = phi ptr [ %to, %entry ], [ %incdec.ptr10, %sw.bb8 ]
  %rounds.0 = phi i32 [ %div, %entry ], [ %dec, %sw.bb8 ], !dbg !79
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %from.addr.0, i64 4, !dbg !80
  %0 = load i32, ptr %from.addr.0, align 4, !dbg !81, !tbaa !9
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %to.addr.0, i64 4, !dbg !82
  store i32 %0, ptr %to.addr.0, align 4, !dbg !83, !tbaa !9
  br label %sw.bb2, !dbg !84

sw.bb2:                                           ; preds = %entry, %do.body
  %from.addr.1 = phi ptr [ %incdec.ptr, %do.body ], [ %from, %entry ]
  %to.addr.1 = phi ptr [ %incdec.ptr1, %do.body ], [ %to, %entry ]
  %rounds.1 = phi i32 [ %rounds.0, %do.body ], [ %div, %entry ], !dbg !85
  %incdec.ptr3 = getelementptr inbounds nuw i8, ptr %from.addr.1, i64 4, !dbg !86
  %1 = load i32, ptr %from.addr.1, align 4, !dbg !87, !tbaa !9
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr %to.addr.1, i64 4, !dbg !88
  store i32 %1, ptr %to.addr.1, align 4, !dbg !89, !tbaa !9
  br label %sw.bb5, !dbg !90

sw.bb5:                                           ; preds = %entry, %sw.bb2
  %from.addr.2 = phi ptr [ %incdec.ptr3, %sw.bb2 ], [ %from, %entry ]
  %to.addr.2 = phi ptr [ %incdec.ptr4, %sw.bb2 ], [ %to, %entry ]
  %rounds.2 = phi i32 [ %rounds.1, %sw.bb2 ], [ %div, %entry ], !dbg !85
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr %from.addr.2, i64 4, !dbg !91
  %2 = load i32, ptr %from.addr.2, align 4, !dbg !92, !tbaa !9
  %incdec.ptr7 = getelementptr inbounds nuw i8, ptr %to.addr.2, i64 4, !dbg !93
  store i32 %2, ptr %to.addr.2, align 4, !dbg !94, !tbaa !9
  br label %sw.bb8, !dbg !95

sw.bb8:                                           ; preds = %entry, %sw.bb5
  %from.addr.3 = phi ptr [ %incdec.ptr6, %sw.bb5 ], [ %from, %entry ]
  %to.addr.3 = phi ptr [ %incdec.ptr7, %sw.bb5 ], [ %to, %entry ]
  %rounds.3 = phi i32 [ %rounds.2, %sw.bb5 ], [ %div, %entry ], !dbg !85
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr %from.addr.3, i64 4, !dbg !96
  %3 = load i32, ptr %from.addr.3, align 4, !dbg !97, !tbaa !9
  %incdec.ptr10 = getelementptr inbounds nuw i8, ptr %to.addr.3, i64 4, !dbg !98
  store i32 %3, ptr %to.addr.3, align 4, !dbg !99, !tbaa !9
  %dec = add nsw i32 %rounds.3, -1, !dbg !100
  %cmp = icmp sgt i32 %rounds.3, 1, !dbg !101
  br i1 %cmp, label %do.body, label %sw.epilog, !dbg !102, !llvm.loop !103

sw.epilog:                                        ; preds = %sw.bb8, %entry
  ret void, !dbg !106
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "words.c", directory: ".", checksumkind: CSK_MD5, checksum: "9f5c4a8c5ad68e257761b1119bdab514")
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
!13 = distinct !DISubprogram(name: "hash", scope: !1, file: !1, line: 10, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 13, column: 12, scope: !13)
!17 = !{!11, !11, i64 0}
!18 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 19, atomRank: 1)
!19 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 20, atomRank: 1)
!20 = !DILocation(line: 14, column: 15, scope: !13)
!21 = !DILocation(line: 14, column: 42, scope: !13, atomGroup: 5, atomRank: 2)
!22 = !DILocation(line: 14, column: 22, scope: !13)
!23 = !DILocation(line: 14, column: 20, scope: !13, atomGroup: 4, atomRank: 2)
!24 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 2, atomRank: 1)
!25 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 3, atomRank: 1)
!26 = distinct !{!26, !27, !28, !29, !30}
!27 = !DILocation(line: 13, column: 5, scope: !13)
!28 = !DILocation(line: 14, column: 42, scope: !13)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 0, scope: !13)
!32 = !DILocation(line: 15, column: 5, scope: !13, atomGroup: 7, atomRank: 1)
!33 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 19, type: !14, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!34 = !DILocation(line: 21, column: 34, scope: !33)
!35 = !DILocation(line: 22, column: 36, scope: !33, atomGroup: 21, atomRank: 1)
!36 = !DILocation(line: 22, column: 5, scope: !33, atomGroup: 22, atomRank: 1)
!37 = !DILocation(line: 0, scope: !33)
!38 = !DILocation(line: 23, column: 14, scope: !33)
!39 = !DILocation(line: 23, column: 24, scope: !33)
!40 = !{!41, !42, i64 0}
!41 = !{!"entry", !42, i64 0, !10, i64 8, !10, i64 12}
!42 = !{!"p1 omnipotent char", !43, i64 0}
!43 = !{!"any pointer", !11, i64 0}
!44 = !DILocation(line: 23, column: 14, scope: !33, atomGroup: 5, atomRank: 2)
!45 = !DILocation(line: 23, column: 13, scope: !33, atomGroup: 5, atomRank: 1)
!46 = !DILocation(line: 25, column: 23, scope: !33)
!47 = !{!41, !10, i64 8}
!48 = !DILocation(line: 25, column: 28, scope: !33, atomGroup: 7, atomRank: 2)
!49 = !DILocation(line: 25, column: 28, scope: !33, atomGroup: 7, atomRank: 1)
!50 = !DILocation(line: 27, column: 18, scope: !33)
!51 = !DILocation(line: 22, column: 49, scope: !33, atomGroup: 10, atomRank: 2)
!52 = !DILocation(line: 22, column: 36, scope: !33, atomGroup: 3, atomRank: 1)
!53 = !DILocation(line: 22, column: 5, scope: !33, atomGroup: 4, atomRank: 1)
!54 = distinct !{!54, !55, !56, !29, !30}
!55 = !DILocation(line: 22, column: 5, scope: !33)
!56 = !DILocation(line: 28, column: 5, scope: !33)
!57 = !DILocation(line: 30, column: 1, scope: !33, atomGroup: 13, atomRank: 1)
!58 = distinct !DISubprogram(name: "most", scope: !1, file: !1, line: 32, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!59 = !DILocation(line: 35, column: 30, scope: !58, atomGroup: 23, atomRank: 1)
!60 = !DILocation(line: 35, column: 5, scope: !58, atomGroup: 24, atomRank: 1)
!61 = !DILocation(line: 35, column: 30, scope: !58, atomGroup: 3, atomRank: 1)
!62 = !DILocation(line: 35, column: 5, scope: !58)
!63 = !DILocation(line: 0, scope: !58)
!64 = !DILocation(line: 40, column: 5, scope: !58, atomGroup: 11, atomRank: 1)
!65 = !DILocation(line: 36, column: 22, scope: !58)
!66 = !DILocation(line: 36, column: 32, scope: !58)
!67 = !{!41, !10, i64 12}
!68 = !DILocation(line: 36, column: 38, scope: !58, atomGroup: 5, atomRank: 2)
!69 = !DILocation(line: 37, column: 20, scope: !58, atomGroup: 6, atomRank: 1)
!70 = !DILocation(line: 35, column: 41, scope: !58, atomGroup: 8, atomRank: 2)
!71 = !DILocation(line: 35, column: 5, scope: !58, atomGroup: 4, atomRank: 1)
!72 = distinct !{!72, !62, !73, !29, !30}
!73 = !DILocation(line: 39, column: 5, scope: !58)
!74 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 44, type: !14, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!75 = !DILocation(line: 46, column: 25, scope: !74)
!76 = !DILocation(line: 46, column: 30, scope: !74, atomGroup: 1, atomRank: 2)
!77 = !DILocation(line: 47, column: 19, scope: !74, atomGroup: 2, atomRank: 2)
!78 = !DILocation(line: 47, column: 5, scope: !74, atomGroup: 2, atomRank: 1)
!79 = !DILocation(line: 0, scope: !74)
!80 = !DILocation(line: 48, column: 31, scope: !74, atomGroup: 4, atomRank: 2)
!81 = !DILocation(line: 48, column: 26, scope: !74, atomGroup: 3, atomRank: 2)
!82 = !DILocation(line: 48, column: 21, scope: !74, atomGroup: 5, atomRank: 2)
!83 = !DILocation(line: 48, column: 24, scope: !74, atomGroup: 3, atomRank: 1)
!84 = !DILocation(line: 48, column: 18, scope: !74)
!85 = !DILocation(line: 46, column: 9, scope: !74, atomGroup: 1, atomRank: 1)
!86 = !DILocation(line: 49, column: 31, scope: !74, atomGroup: 7, atomRank: 2)
!87 = !DILocation(line: 49, column: 26, scope: !74, atomGroup: 6, atomRank: 2)
!88 = !DILocation(line: 49, column: 21, scope: !74, atomGroup: 8, atomRank: 2)
!89 = !DILocation(line: 49, column: 24, scope: !74, atomGroup: 6, atomRank: 1)
!90 = !DILocation(line: 49, column: 18, scope: !74)
!91 = !DILocation(line: 50, column: 31, scope: !74, atomGroup: 10, atomRank: 2)
!92 = !DILocation(line: 50, column: 26, scope: !74, atomGroup: 9, atomRank: 2)
!93 = !DILocation(line: 50, column: 21, scope: !74, atomGroup: 11, atomRank: 2)
!94 = !DILocation(line: 50, column: 24, scope: !74, atomGroup: 9, atomRank: 1)
!95 = !DILocation(line: 50, column: 18, scope: !74)
!96 = !DILocation(line: 51, column: 31, scope: !74, atomGroup: 13, atomRank: 2)
!97 = !DILocation(line: 51, column: 26, scope: !74, atomGroup: 12, atomRank: 2)
!98 = !DILocation(line: 51, column: 21, scope: !74, atomGroup: 14, atomRank: 2)
!99 = !DILocation(line: 51, column: 24, scope: !74, atomGroup: 12, atomRank: 1)
!100 = !DILocation(line: 52, column: 22, scope: !74, atomGroup: 15, atomRank: 2)
!101 = !DILocation(line: 52, column: 31, scope: !74, atomGroup: 16, atomRank: 1)
!102 = !DILocation(line: 52, column: 13, scope: !74, atomGroup: 17, atomRank: 1)
!103 = distinct !{!103, !104, !105, !29, !30}
!104 = !DILocation(line: 48, column: 13, scope: !74)
!105 = !DILocation(line: 52, column: 34, scope: !74)
!106 = !DILocation(line: 54, column: 1, scope: !74, atomGroup: 18, atomRank: 1)
