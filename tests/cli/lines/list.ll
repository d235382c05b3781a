; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @sum(ptr noundef readonly captures(address_is_null) %head, i64 noundef %limit) local_unnamed_addr #0 !dbg !14 {
entry:
    #dbg_value(ptr %head, !28, !DIExpression(), !33)
    #dbg_value(i64 %limit, !29, !DIExpression(), !33)
    #dbg_value(i32 0, !30, !DIExpression(), !33)
    #dbg_value(ptr %head, !31, !DIExpression(), !34)
  %tobool.not5 = icmp eq ptr %head, null, !dbg !35
  %tobool1.not6 = icmp eq i64 %limit, 0, !dbg !37
  %or.cond7 = or i1 %tobool.not5, %tobool1.not6, !dbg !38
  br i1 %or.cond7, label %for.cond.cleanup, label %for.body, !dbg !38

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %total.0.lcssa = phi i32 [ 0, %entry ], [ %add, %for.body ], !dbg !33
  ret i32 %total.0.lcssa, !dbg !39

for.body:                                         ; preds = %entry, %for.body
  %at.010 = phi ptr [ %1, %for.body ], [ %head, %entry ]
  %total.09 = phi i32 [ %add, %for.body ], [ 0, %entry ]
  %limit.addr.08 = phi i64 [ %dec, %for.body ], [ %limit, %entry ]
    #dbg_value(ptr %at.010, !31, !DIExpression(), !34)
    #dbg_value(i32 %total.09, !30, !DIExpression(), !33)
    #dbg_value(i64 %limit.addr.08, !29, !DIExpression(), !33)
  %dec = add i64 %limit.addr.08, -1, !dbg !40
    #dbg_value(i64 %dec, !29, !DIExpression(), !33)
  %0 = load i32, ptr %at.010, align 8, !dbg !41, !tbaa !42
  %add = add nsw i32 %0, %total.09, !dbg !46
    #dbg_value(i32 %add, !30, !DIExpression(), !33)
  %next = getelementptr inbounds nuw i8, ptr %at.010, i64 8, !dbg !47
  %1 = load ptr, ptr %next, align 8, !dbg !48, !tbaa !49
    #dbg_value(ptr %1, !31, !DIExpression(), !34)
  %tobool.not = icmp eq ptr %1, null, !dbg !50
    #dbg_value(i64 %dec, !29, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !33)
  %tobool1.not = icmp eq i64 %dec, 0, !dbg !37
  %or.cond = select i1 %tobool.not, i1 true, i1 %tobool1.not, !dbg !51
  br i1 %or.cond, label %for.cond.cleanup, label %for.body, !dbg !51, !llvm.loop !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @first(ptr noundef readonly captures(none) %table, ptr noundef readonly captures(none) %is_wanted, ptr noundef %flag) local_unnamed_addr #2 !dbg !57 {
entry:
  %places = alloca [2 x [3 x i32]], align 16, !DIAssignID !82
    #dbg_assign(i1 poison, !75, !DIExpression(), !82, ptr %places, !DIExpression(), !83)
    #dbg_value(ptr %table, !72, !DIExpression(), !83)
    #dbg_value(ptr %is_wanted, !73, !DIExpression(), !83)
    #dbg_value(ptr %flag, !74, !DIExpression(), !83)
  call void @llvm.lifetime.start.p0(ptr nonnull %places) #4, !dbg !84
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %places, i8 0, i64 24, i1 false), !dbg !85, !DIAssignID !86
    #dbg_assign(i8 0, !75, !DIExpression(), !86, ptr %places, !DIExpression(), !83)
    #dbg_value(i32 0, !80, !DIExpression(), !87)
  br label %for.body, !dbg !88

for.cond:                                         ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !89
    #dbg_value(i64 %indvars.iv.next, !80, !DIExpression(), !87)
    #dbg_value(i64 %indvars.iv.next, !80, !DIExpression(), !87)
  %exitcond = icmp eq i64 %indvars.iv.next, 4, !dbg !91
  br i1 %exitcond, label %cleanup, label %for.body, !dbg !92, !llvm.loop !93

for.body:                                         ; preds = %entry, %for.cond
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.cond ]
    #dbg_value(i64 %indvars.iv, !80, !DIExpression(), !87)
  store volatile i8 1, ptr %flag, align 1, !dbg !96, !tbaa !98
  %arrayidx = getelementptr inbounds nuw ptr, ptr %table, i64 %indvars.iv, !dbg !99
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !99, !tbaa !101
  %call = call i32 %is_wanted(ptr noundef nonnull %places, ptr noundef %0) #4, !dbg !102
  %tobool.not = icmp eq i32 %call, 0, !dbg !103
    #dbg_value(i64 %indvars.iv, !80, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !87)
  br i1 %tobool.not, label %for.cond, label %if.then, !dbg !104

if.then:                                          ; preds = %for.body
  %arrayidx.le = getelementptr inbounds nuw ptr, ptr %table, i64 %indvars.iv
  %1 = load ptr, ptr %arrayidx.le, align 8, !dbg !105, !tbaa !101
  %2 = load i32, ptr %1, align 8, !dbg !106, !tbaa !42
  br label %cleanup, !dbg !107

cleanup:                                          ; preds = %for.cond, %if.then
  %spec.select = phi i32 [ %2, %if.then ], [ -1, %for.cond ]
  call void @llvm.lifetime.end.p0(ptr nonnull %places) #4, !dbg !108
  ret i32 %spec.select, !dbg !109
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list.c", directory: ".", checksumkind: CSK_MD5, checksum: "3b30b3d1f47ece2cc7c97c4f75eabb63")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !27, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18, !25}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !20, file: !1, line: 3, baseType: !17, size: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !1, line: 4, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "count", file: !1, line: 7, baseType: !26)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28, !29, !30, !31}
!28 = !DILocalVariable(name: "head", arg: 1, scope: !14, file: !1, line: 10, type: !18)
!29 = !DILocalVariable(name: "limit", arg: 2, scope: !14, file: !1, line: 10, type: !25)
!30 = !DILocalVariable(name: "total", scope: !14, file: !1, line: 11, type: !17)
!31 = !DILocalVariable(name: "at", scope: !32, file: !1, line: 12, type: !18)
!32 = distinct !DILexicalBlock(scope: !14, file: !1, line: 12, column: 5)
!33 = !DILocation(line: 0, scope: !14)
!34 = !DILocation(line: 0, scope: !32)
!35 = !DILocation(line: 12, column: 40, scope: !36, atomGroup: 12, atomRank: 2)
!36 = distinct !DILexicalBlock(scope: !32, file: !1, line: 12, column: 5)
!37 = !DILocation(line: 12, column: 43, scope: !36)
!38 = !DILocation(line: 12, column: 43, scope: !36, atomGroup: 12, atomRank: 1)
!39 = !DILocation(line: 14, column: 5, scope: !14, atomGroup: 10, atomRank: 1)
!40 = !DILocation(line: 12, column: 51, scope: !36, atomGroup: 4, atomRank: 2)
!41 = !DILocation(line: 13, column: 22, scope: !36)
!42 = !{!43, !11, i64 0}
!43 = !{!"node", !11, i64 0, !44, i64 8}
!44 = !{!"p1 _ZTS4node", !45, i64 0}
!45 = !{!"any pointer", !12, i64 0}
!46 = !DILocation(line: 13, column: 15, scope: !36, atomGroup: 6, atomRank: 2)
!47 = !DILocation(line: 12, column: 64, scope: !36)
!48 = !DILocation(line: 12, column: 64, scope: !36, atomGroup: 7, atomRank: 2)
!49 = !{!43, !44, i64 8}
!50 = !DILocation(line: 12, column: 40, scope: !36, atomGroup: 3, atomRank: 2)
!51 = !DILocation(line: 12, column: 43, scope: !36, atomGroup: 3, atomRank: 1)
!52 = distinct !{!52, !53, !54, !55, !56}
!53 = !DILocation(line: 12, column: 5, scope: !32)
!54 = !DILocation(line: 13, column: 22, scope: !32)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 17, type: !58, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !71, keyInstructions: true)
!58 = !DISubroutineType(types: !59)
!59 = !{!17, !60, !61, !67}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "compare", file: !1, line: 8, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DISubroutineType(types: !64)
!64 = !{!17, !65, !18}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !70)
!70 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!71 = !{!72, !73, !74, !75, !80}
!72 = !DILocalVariable(name: "table", arg: 1, scope: !57, file: !1, line: 17, type: !60)
!73 = !DILocalVariable(name: "is_wanted", arg: 2, scope: !57, file: !1, line: 17, type: !61)
!74 = !DILocalVariable(name: "flag", arg: 3, scope: !57, file: !1, line: 17, type: !67)
!75 = !DILocalVariable(name: "places", scope: !57, file: !1, line: 18, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 192, elements: !77)
!77 = !{!78, !79}
!78 = !DISubrange(count: 2)
!79 = !DISubrange(count: 3)
!80 = !DILocalVariable(name: "i", scope: !81, file: !1, line: 19, type: !17)
!81 = distinct !DILexicalBlock(scope: !57, file: !1, line: 19, column: 5)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 0, scope: !57)
!84 = !DILocation(line: 18, column: 5, scope: !57)
!85 = !DILocation(line: 18, column: 9, scope: !57, atomGroup: 1, atomRank: 1)
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 0, scope: !81)
!88 = !DILocation(line: 19, column: 5, scope: !81, atomGroup: 14, atomRank: 1)
!89 = !DILocation(line: 19, column: 29, scope: !90, atomGroup: 8, atomRank: 2)
!90 = distinct !DILexicalBlock(scope: !81, file: !1, line: 19, column: 5)
!91 = !DILocation(line: 19, column: 23, scope: !90, atomGroup: 3, atomRank: 1)
!92 = !DILocation(line: 19, column: 5, scope: !81, atomGroup: 4, atomRank: 1)
!93 = distinct !{!93, !94, !95, !55, !56}
!94 = !DILocation(line: 19, column: 5, scope: !81)
!95 = !DILocation(line: 23, column: 5, scope: !81)
!96 = !DILocation(line: 20, column: 15, scope: !97, atomGroup: 5, atomRank: 1)
!97 = distinct !DILexicalBlock(scope: !90, file: !1, line: 19, column: 33)
!98 = !{!12, !12, i64 0}
!99 = !DILocation(line: 21, column: 31, scope: !100)
!100 = distinct !DILexicalBlock(scope: !97, file: !1, line: 21, column: 13)
!101 = !{!44, !44, i64 0}
!102 = !DILocation(line: 21, column: 13, scope: !100)
!103 = !DILocation(line: 21, column: 13, scope: !100, atomGroup: 6, atomRank: 2)
!104 = !DILocation(line: 21, column: 13, scope: !100, atomGroup: 6, atomRank: 1)
!105 = !DILocation(line: 22, column: 20, scope: !100)
!106 = !DILocation(line: 22, column: 30, scope: !100, atomGroup: 7, atomRank: 2)
!107 = !DILocation(line: 22, column: 13, scope: !100, atomGroup: 7, atomRank: 1)
!108 = !DILocation(line: 25, column: 1, scope: !57)
!109 = !DILocation(line: 25, column: 1, scope: !57, atomGroup: 11, atomRank: 1)
