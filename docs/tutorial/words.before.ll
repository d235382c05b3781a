; ModuleID = 'words.c'
source_filename = "words.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.entry = type { ptr, i32, i32 }

; Function Attrs: nounwind uwtable
define dso_local i32 @hash(ptr noundef %text) #0 !dbg !13 {
entry:
  br label %while.cond, !dbg !16

while.cond:                                       ; preds = %while.body, %entry
  %h.0 = phi i32 [ 5381, %entry ], [ %xor, %while.body ], !dbg !17
  %text.addr.0 = phi ptr [ %text, %entry ], [ %incdec.ptr, %while.body ]
  %0 = load i8, ptr %text.addr.0, align 1, !dbg !18, !tbaa !19
  %tobool = icmp ne i8 %0, 0, !dbg !20
  br i1 %tobool, label %while.body, label %while.end, !dbg !21

while.body:                                       ; preds = %while.cond
  %mul = mul i32 %h.0, 33, !dbg !22
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %text.addr.0, i32 1, !dbg !23
  %1 = load i8, ptr %text.addr.0, align 1, !dbg !24, !tbaa !19
  %conv = zext i8 %1 to i32, !dbg !25
  %xor = xor i32 %mul, %conv, !dbg !26
  br label %while.cond, !dbg !16, !llvm.loop !27

while.end:                                        ; preds = %while.cond
  ret i32 %h.0, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @find(ptr noundef %table, i32 noundef %size, i32 noundef %wanted) #0 !dbg !32 {
entry:
  %sub = sub i32 %size, 1, !dbg !33
  %and = and i32 %wanted, %sub, !dbg !34
  br label %for.cond, !dbg !35

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i32 [ %and, %entry ], [ %and7, %for.inc ], !dbg !36
  %tries.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !37
  %cmp = icmp ult i32 %tries.0, %size, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !39

for.cond.cleanup:                                 ; preds = %for.cond
  br label %cleanup, !dbg !40

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %at.0 to i64, !dbg !41
  %arrayidx = getelementptr inbounds nuw %struct.entry, ptr %table, i64 %idxprom, !dbg !41
  %word = getelementptr inbounds nuw %struct.entry, ptr %arrayidx, i32 0, i32 0, !dbg !42
  %0 = load ptr, ptr %word, align 8, !dbg !42, !tbaa !43
  %tobool = icmp ne ptr %0, null, !dbg !47
  br i1 %tobool, label %if.end, label %if.then, !dbg !48

if.then:                                          ; preds = %for.body
  br label %cleanup, !dbg !49

if.end:                                           ; preds = %for.body
  %idxprom1 = zext i32 %at.0 to i64, !dbg !50
  %arrayidx2 = getelementptr inbounds nuw %struct.entry, ptr %table, i64 %idxprom1, !dbg !50
  %hash = getelementptr inbounds nuw %struct.entry, ptr %arrayidx2, i32 0, i32 1, !dbg !51
  %1 = load i32, ptr %hash, align 8, !dbg !51, !tbaa !52
  %cmp3 = icmp eq i32 %1, %wanted, !dbg !53
  br i1 %cmp3, label %if.then4, label %if.end5, !dbg !54

if.then4:                                         ; preds = %if.end
  br label %cleanup, !dbg !55

if.end5:                                          ; preds = %if.end
  %add = add i32 %at.0, 1, !dbg !56
  %sub6 = sub i32 %size, 1, !dbg !57
  %and7 = and i32 %add, %sub6, !dbg !58
  br label %for.inc, !dbg !59

for.inc:                                          ; preds = %if.end5
  %inc = add i32 %tries.0, 1, !dbg !60
  br label %for.cond, !dbg !40, !llvm.loop !61

cleanup:                                          ; preds = %if.then4, %if.then, %for.cond.cleanup
  %cleanup.dest.slot.0 = phi i32 [ 1, %if.then4 ], [ 1, %if.then ], [ 2, %for.cond.cleanup ]
  %retval.0 = phi i32 [ %at.0, %if.then4 ], [ -1, %if.then ], [ undef, %for.cond.cleanup ]
  switch i32 %cleanup.dest.slot.0, label %cleanup8 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  br label %cleanup8, !dbg !63

cleanup8:                                         ; preds = %for.end, %cleanup
  %retval.1 = phi i32 [ %retval.0, %cleanup ], [ -1, %for.end ], !dbg !36
  ret i32 %retval.1, !dbg !64
}

; Function Attrs: nounwind uwtable
define dso_local i32 @most(ptr noundef %table, ptr noundef %size, i32 noundef %limit) #0 !dbg !65 {
entry:
  br label %for.cond, !dbg !66

for.cond:                                         ; preds = %for.inc, %entry
  %best.0 = phi i32 [ 0, %entry ], [ %best.1, %for.inc ], !dbg !67
  %at.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !68
  %0 = load i32, ptr %size, align 4, !dbg !69, !tbaa !9
  %cmp = icmp ult i32 %at.0, %0, !dbg !70
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !71

for.cond.cleanup:                                 ; preds = %for.cond
  br label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %at.0 to i64, !dbg !72
  %arrayidx = getelementptr inbounds nuw %struct.entry, ptr %table, i64 %idxprom, !dbg !72
  %count = getelementptr inbounds nuw %struct.entry, ptr %arrayidx, i32 0, i32 2, !dbg !73
  %1 = load i32, ptr %count, align 4, !dbg !73, !tbaa !74
  %mul = mul nsw i32 %1, %limit, !dbg !75
  %cmp1 = icmp sgt i32 %mul, %best.0, !dbg !76
  br i1 %cmp1, label %if.then, label %if.end, !dbg !77

if.then:                                          ; preds = %for.body
  br label %if.end, !dbg !78

if.end:                                           ; preds = %if.then, %for.body
  %best.1 = phi i32 [ %mul, %if.then ], [ %best.0, %for.body ], !dbg !67
  br label %for.inc, !dbg !79

for.inc:                                          ; preds = %if.end
  %inc = add i32 %at.0, 1, !dbg !80
  br label %for.cond, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 %best.0, !dbg !84
}

; Function Attrs: nounwind uwtable
define dso_local void @copy(ptr noundef %to, ptr noundef %from, i32 noundef %count) #0 !dbg !85 {
entry:
  %add = add nsw i32 %count, 3, !dbg !86
  %div = sdiv i32 %add, 4, !dbg !87
  %rem = srem i32 %count, 4, !dbg !88
  switch i32 %rem, label %sw.epilog [
    i32 0, label %sw.bb
    i32 3, label %sw.bb2
    i32 2, label %sw.bb5
    i32 1, label %sw.bb8
  ], !dbg !89

sw.bb:                                            ; preds = %entry
  br label %do.body, !dbg !90

do.body:                                          ; preds = %do.cond, %sw.bb
  %rounds.3 = phi i32 [ %div, %sw.bb ], [ %dec, %do.cond ], !dbg !91
  %from.addr.3 = phi ptr [ %from, %sw.bb ], [ %incdec.ptr9, %do.cond ]
  %to.addr.3 = phi ptr [ %to, %sw.bb ], [ %incdec.ptr10, %do.cond ]
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %from.addr.3, i32 1, !dbg !92
  %0 = load i32, ptr %from.addr.3, align 4, !dbg !93, !tbaa !9
  %incdec.ptr1 = getelementptr inbounds nuw i32, ptr %to.addr.3, i32 1, !dbg !94
  store i32 %0, ptr %to.addr.3, align 4, !dbg !95, !tbaa !9
  br label %sw.bb2, !dbg !96

sw.bb2:                                           ; preds = %do.body, %entry
  %rounds.0 = phi i32 [ %rounds.3, %do.body ], [ %div, %entry ], !dbg !97
  %from.addr.0 = phi ptr [ %incdec.ptr, %do.body ], [ %from, %entry ]
  %to.addr.0 = phi ptr [ %incdec.ptr1, %do.body ], [ %to, %entry ]
  %incdec.ptr3 = getelementptr inbounds nuw i32, ptr %from.addr.0, i32 1, !dbg !98
  %1 = load i32, ptr %from.addr.0, align 4, !dbg !99, !tbaa !9
  %incdec.ptr4 = getelementptr inbounds nuw i32, ptr %to.addr.0, i32 1, !dbg !100
  store i32 %1, ptr %to.addr.0, align 4, !dbg !101, !tbaa !9
  br label %sw.bb5, !dbg !102

sw.bb5:                                           ; preds = %sw.bb2, %entry
  %rounds.1 = phi i32 [ %rounds.0, %sw.bb2 ], [ %div, %entry ], !dbg !97
  %from.addr.1 = phi ptr [ %incdec.ptr3, %sw.bb2 ], [ %from, %entry ]
  %to.addr.1 = phi ptr [ %incdec.ptr4, %sw.bb2 ], [ %to, %entry ]
  %incdec.ptr6 = getelementptr inbounds nuw i32, ptr %from.addr.1, i32 1, !dbg !103
  %2 = load i32, ptr %from.addr.1, align 4, !dbg !104, !tbaa !9
  %incdec.ptr7 = getelementptr inbounds nuw i32, ptr %to.addr.1, i32 1, !dbg !105
  store i32 %2, ptr %to.addr.1, align 4, !dbg !106, !tbaa !9
  br label %sw.bb8, !dbg !107

sw.bb8:                                           ; preds = %sw.bb5, %entry
  %rounds.2 = phi i32 [ %rounds.1, %sw.bb5 ], [ %div, %entry ], !dbg !97
  %from.addr.2 = phi ptr [ %incdec.ptr6, %sw.bb5 ], [ %from, %entry ]
  %to.addr.2 = phi ptr [ %incdec.ptr7, %sw.bb5 ], [ %to, %entry ]
  %incdec.ptr9 = getelementptr inbounds nuw i32, ptr %from.addr.2, i32 1, !dbg !108
  %3 = load i32, ptr %from.addr.2, align 4, !dbg !109, !tbaa !9
  %incdec.ptr10 = getelementptr inbounds nuw i32, ptr %to.addr.2, i32 1, !dbg !110
  store i32 %3, ptr %to.addr.2, align 4, !dbg !111, !tbaa !9
  br label %do.cond, !dbg !112

do.cond:                                          ; preds = %sw.bb8
  %dec = add nsw i32 %rounds.2, -1, !dbg !113
  %cmp = icmp sgt i32 %dec, 0, !dbg !114
  br i1 %cmp, label %do.body, label %do.end, !dbg !115, !llvm.loop !116

do.end:                                           ; preds = %do.cond
  br label %sw.epilog, !dbg !118

sw.epilog:                                        ; preds = %do.end, %entry
  ret void, !dbg !119
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

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
!16 = !DILocation(line: 13, column: 5, scope: !13)
!17 = !DILocation(line: 0, scope: !13)
!18 = !DILocation(line: 13, column: 12, scope: !13)
!19 = !{!11, !11, i64 0}
!20 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 2, atomRank: 1)
!21 = !DILocation(line: 13, column: 5, scope: !13, atomGroup: 3, atomRank: 1)
!22 = !DILocation(line: 14, column: 15, scope: !13)
!23 = !DILocation(line: 14, column: 42, scope: !13, atomGroup: 5, atomRank: 2)
!24 = !DILocation(line: 14, column: 37, scope: !13)
!25 = !DILocation(line: 14, column: 22, scope: !13)
!26 = !DILocation(line: 14, column: 20, scope: !13, atomGroup: 4, atomRank: 2)
!27 = distinct !{!27, !16, !28, !29, !30}
!28 = !DILocation(line: 14, column: 42, scope: !13)
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 15, column: 5, scope: !13, atomGroup: 7, atomRank: 1)
!32 = distinct !DISubprogram(name: "find", scope: !1, file: !1, line: 19, type: !14, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!33 = !DILocation(line: 21, column: 34, scope: !32)
!34 = !DILocation(line: 21, column: 26, scope: !32, atomGroup: 1, atomRank: 2)
!35 = !DILocation(line: 22, column: 10, scope: !32)
!36 = !DILocation(line: 0, scope: !32)
!37 = !DILocation(line: 22, scope: !32, atomGroup: 2, atomRank: 1)
!38 = !DILocation(line: 22, column: 36, scope: !32, atomGroup: 3, atomRank: 1)
!39 = !DILocation(line: 22, column: 5, scope: !32, atomGroup: 4, atomRank: 1)
!40 = !DILocation(line: 22, column: 5, scope: !32)
!41 = !DILocation(line: 23, column: 14, scope: !32)
!42 = !DILocation(line: 23, column: 24, scope: !32)
!43 = !{!44, !45, i64 0}
!44 = !{!"entry", !45, i64 0, !10, i64 8, !10, i64 12}
!45 = !{!"p1 omnipotent char", !46, i64 0}
!46 = !{!"any pointer", !11, i64 0}
!47 = !DILocation(line: 23, column: 14, scope: !32, atomGroup: 5, atomRank: 2)
!48 = !DILocation(line: 23, column: 13, scope: !32, atomGroup: 5, atomRank: 1)
!49 = !DILocation(line: 24, column: 13, scope: !32, atomGroup: 6, atomRank: 1)
!50 = !DILocation(line: 25, column: 13, scope: !32)
!51 = !DILocation(line: 25, column: 23, scope: !32)
!52 = !{!44, !10, i64 8}
!53 = !DILocation(line: 25, column: 28, scope: !32, atomGroup: 7, atomRank: 2)
!54 = !DILocation(line: 25, column: 28, scope: !32, atomGroup: 7, atomRank: 1)
!55 = !DILocation(line: 26, column: 13, scope: !32, atomGroup: 8, atomRank: 1)
!56 = !DILocation(line: 27, column: 18, scope: !32)
!57 = !DILocation(line: 27, column: 31, scope: !32)
!58 = !DILocation(line: 27, column: 23, scope: !32, atomGroup: 9, atomRank: 2)
!59 = !DILocation(line: 28, column: 5, scope: !32, atomGroup: 11, atomRank: 1)
!60 = !DILocation(line: 22, column: 49, scope: !32, atomGroup: 10, atomRank: 2)
!61 = distinct !{!61, !40, !62, !29, !30}
!62 = !DILocation(line: 28, column: 5, scope: !32)
!63 = !DILocation(line: 29, column: 5, scope: !32, atomGroup: 12, atomRank: 1)
!64 = !DILocation(line: 30, column: 1, scope: !32, atomGroup: 13, atomRank: 1)
!65 = distinct !DISubprogram(name: "most", scope: !1, file: !1, line: 32, type: !14, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!66 = !DILocation(line: 35, column: 10, scope: !65)
!67 = !DILocation(line: 0, scope: !65)
!68 = !DILocation(line: 35, scope: !65, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 35, column: 32, scope: !65)
!70 = !DILocation(line: 35, column: 30, scope: !65, atomGroup: 3, atomRank: 1)
!71 = !DILocation(line: 35, column: 5, scope: !65, atomGroup: 4, atomRank: 1)
!72 = !DILocation(line: 36, column: 22, scope: !65)
!73 = !DILocation(line: 36, column: 32, scope: !65)
!74 = !{!44, !10, i64 12}
!75 = !DILocation(line: 36, column: 38, scope: !65, atomGroup: 5, atomRank: 2)
!76 = !DILocation(line: 37, column: 20, scope: !65, atomGroup: 6, atomRank: 2)
!77 = !DILocation(line: 37, column: 20, scope: !65, atomGroup: 6, atomRank: 1)
!78 = !DILocation(line: 38, column: 13, scope: !65)
!79 = !DILocation(line: 39, column: 5, scope: !65, atomGroup: 9, atomRank: 1)
!80 = !DILocation(line: 35, column: 41, scope: !65, atomGroup: 8, atomRank: 2)
!81 = !DILocation(line: 35, column: 5, scope: !65)
!82 = distinct !{!82, !81, !83, !29, !30}
!83 = !DILocation(line: 39, column: 5, scope: !65)
!84 = !DILocation(line: 40, column: 5, scope: !65, atomGroup: 11, atomRank: 1)
!85 = distinct !DISubprogram(name: "copy", scope: !1, file: !1, line: 44, type: !14, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!86 = !DILocation(line: 46, column: 25, scope: !85)
!87 = !DILocation(line: 46, column: 30, scope: !85, atomGroup: 1, atomRank: 2)
!88 = !DILocation(line: 47, column: 19, scope: !85, atomGroup: 2, atomRank: 2)
!89 = !DILocation(line: 47, column: 5, scope: !85, atomGroup: 2, atomRank: 1)
!90 = !DILocation(line: 48, column: 13, scope: !85)
!91 = !DILocation(line: 0, scope: !85)
!92 = !DILocation(line: 48, column: 31, scope: !85, atomGroup: 4, atomRank: 2)
!93 = !DILocation(line: 48, column: 26, scope: !85, atomGroup: 3, atomRank: 2)
!94 = !DILocation(line: 48, column: 21, scope: !85, atomGroup: 5, atomRank: 2)
!95 = !DILocation(line: 48, column: 24, scope: !85, atomGroup: 3, atomRank: 1)
!96 = !DILocation(line: 48, column: 18, scope: !85)
!97 = !DILocation(line: 46, column: 9, scope: !85, atomGroup: 1, atomRank: 1)
!98 = !DILocation(line: 49, column: 31, scope: !85, atomGroup: 7, atomRank: 2)
!99 = !DILocation(line: 49, column: 26, scope: !85, atomGroup: 6, atomRank: 2)
!100 = !DILocation(line: 49, column: 21, scope: !85, atomGroup: 8, atomRank: 2)
!101 = !DILocation(line: 49, column: 24, scope: !85, atomGroup: 6, atomRank: 1)
!102 = !DILocation(line: 49, column: 18, scope: !85)
!103 = !DILocation(line: 50, column: 31, scope: !85, atomGroup: 10, atomRank: 2)
!104 = !DILocation(line: 50, column: 26, scope: !85, atomGroup: 9, atomRank: 2)
!105 = !DILocation(line: 50, column: 21, scope: !85, atomGroup: 11, atomRank: 2)
!106 = !DILocation(line: 50, column: 24, scope: !85, atomGroup: 9, atomRank: 1)
!107 = !DILocation(line: 50, column: 18, scope: !85)
!108 = !DILocation(line: 51, column: 31, scope: !85, atomGroup: 13, atomRank: 2)
!109 = !DILocation(line: 51, column: 26, scope: !85, atomGroup: 12, atomRank: 2)
!110 = !DILocation(line: 51, column: 21, scope: !85, atomGroup: 14, atomRank: 2)
!111 = !DILocation(line: 51, column: 24, scope: !85, atomGroup: 12, atomRank: 1)
!112 = !DILocation(line: 52, column: 13, scope: !85)
!113 = !DILocation(line: 52, column: 22, scope: !85, atomGroup: 15, atomRank: 2)
!114 = !DILocation(line: 52, column: 31, scope: !85, atomGroup: 16, atomRank: 1)
!115 = !DILocation(line: 52, column: 13, scope: !85, atomGroup: 17, atomRank: 1)
!116 = distinct !{!116, !90, !117, !29, !30}
!117 = !DILocation(line: 52, column: 34, scope: !85)
!118 = !DILocation(line: 53, column: 5, scope: !85)
!119 = !DILocation(line: 54, column: 1, scope: !85, atomGroup: 18, atomRank: 1)
