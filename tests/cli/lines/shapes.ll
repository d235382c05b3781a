; ModuleID = 'shapes.cpp'
source_filename = "shapes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.geometry::Line" = type { %"struct.geometry::Point", %"struct.geometry::Point" }
%"struct.geometry::Point" = type { double, double }

$_ZN8geometry7largestIdEET_PKS1_i = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local noundef double @_ZNK8geometry4Line7length2Ev(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(32) %0) local_unnamed_addr #0 align 2 !dbg !14 {
    #dbg_value(ptr %0, !31, !DIExpression(), !35)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !36
  %3 = load double, ptr %2, align 8, !dbg !37, !tbaa !38
  %4 = load double, ptr %0, align 8, !dbg !42, !tbaa !43
  %5 = fsub double %3, %4, !dbg !44
    #dbg_value(double %5, !33, !DIExpression(), !35)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !45
  %7 = load double, ptr %6, align 8, !dbg !45, !tbaa !46
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !47
  %9 = load double, ptr %8, align 8, !dbg !47, !tbaa !48
  %10 = fsub double %7, %9, !dbg !49
    #dbg_value(double %10, !34, !DIExpression(), !35)
  %11 = fmul double %10, %10, !dbg !50
  %12 = tail call double @llvm.fmuladd.f64(double %5, double %5, double %11), !dbg !51
  ret double %12, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef double @_Z7longestPN8geometry4LineEi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !53 {
  %3 = alloca double, align 8, !DIAssignID !67
    #dbg_assign(i1 poison, !61, !DIExpression(), !67, ptr %3, !DIExpression(), !68)
    #dbg_value(ptr %0, !59, !DIExpression(), !68)
    #dbg_value(i32 %1, !60, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4, !dbg !69
  store double 0.000000e+00, ptr %3, align 8, !dbg !70, !tbaa !71, !DIAssignID !72
    #dbg_assign(double 0.000000e+00, !61, !DIExpression(), !72, ptr %3, !DIExpression(), !68)
    #dbg_value(i32 0, !62, !DIExpression(), !73)
    #dbg_value(i32 0, !62, !DIExpression(), !73)
  %4 = icmp sgt i32 %1, 0, !dbg !74
  br i1 %4, label %5, label %7, !dbg !75

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64, !dbg !76
  br label %11, !dbg !77

7:                                                ; preds = %11, %2
  %8 = phi double [ 0.000000e+00, %2 ], [ %17, %11 ]
  store double %8, ptr %3, align 8, !dbg !78, !DIAssignID !80
  %9 = call noundef double @_ZN8geometry7largestIdEET_PKS1_i(ptr noundef nonnull %3, i32 noundef 1), !dbg !81
  %10 = fadd double %8, %9, !dbg !82
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4, !dbg !83
  ret double %10, !dbg !84

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %18, %11 ]
  %13 = phi double [ 0.000000e+00, %5 ], [ %17, %11 ]
    #dbg_value(i64 %12, !62, !DIExpression(), !73)
  %14 = getelementptr inbounds nuw %"class.geometry::Line", ptr %0, i64 %12, !dbg !85
  %15 = tail call noundef double @_ZNK8geometry4Line7length2Ev(ptr noundef nonnull align 8 dereferenceable(32) %14), !dbg !86
    #dbg_value(double %15, !64, !DIExpression(), !87)
  %16 = fcmp ogt double %15, %13, !dbg !88
  %17 = select i1 %16, double %15, double %13, !dbg !89
  %18 = add nuw nsw i64 %12, 1, !dbg !90
    #dbg_value(i64 %18, !62, !DIExpression(), !73)
  %19 = icmp eq i64 %18, %6, !dbg !76
  br i1 %19, label %7, label %11, !dbg !91, !llvm.loop !92
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZN8geometry7largestIdEET_PKS1_i(ptr noundef %0, i32 noundef %1) local_unnamed_addr #3 comdat !dbg !96 {
    #dbg_value(ptr %0, !102, !DIExpression(), !109)
    #dbg_value(i32 %1, !103, !DIExpression(), !109)
  %3 = load double, ptr %0, align 8, !dbg !110, !tbaa !71
    #dbg_value(double %3, !104, !DIExpression(), !109)
    #dbg_value(i32 1, !105, !DIExpression(), !111)
  %4 = icmp sgt i32 %1, 1, !dbg !112
  br i1 %4, label %5, label %7, !dbg !114

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64, !dbg !115
  br label %9, !dbg !116

7:                                                ; preds = %9, %2
  %8 = phi double [ %3, %2 ], [ %15, %9 ], !dbg !109
  ret double %8, !dbg !117

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 1, %5 ], [ %16, %9 ]
  %11 = phi double [ %3, %5 ], [ %15, %9 ]
    #dbg_value(i64 %10, !105, !DIExpression(), !111)
    #dbg_value(double %11, !104, !DIExpression(), !109)
  %12 = getelementptr inbounds nuw double, ptr %0, i64 %10, !dbg !118
  %13 = load double, ptr %12, align 8, !dbg !118, !tbaa !71
  %14 = fcmp ogt double %13, %11, !dbg !120
  %15 = select i1 %14, double %13, double %11, !dbg !121
    #dbg_value(double %15, !104, !DIExpression(), !109)
  %16 = add nuw nsw i64 %10, 1, !dbg !122
    #dbg_value(i64 %16, !105, !DIExpression(), !111)
  %17 = icmp eq i64 %16, %6, !dbg !115
  br i1 %17, label %7, label %9, !dbg !123, !llvm.loop !124
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shapes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "a24f5330f84af3d73787a24651bcf865")
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
!13 = !{!"Simple C++ TBAA"}
!14 = distinct !DISubprogram(name: "length2", linkageName: "_ZNK8geometry4Line7length2Ev", scope: !15, file: !1, line: 13, type: !26, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !25, retainedNodes: !30, keyInstructions: true)
!15 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Line", scope: !16, file: !1, line: 7, size: 256, flags: DIFlagTypePassByValue, elements: !17, identifier: "_ZTSN8geometry4LineE")
!16 = !DINamespace(name: "geometry", scope: null)
!17 = !{!18, !24, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !15, file: !1, line: 10, baseType: !19, size: 128, flags: DIFlagPublic)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !16, file: !1, line: 3, size: 128, flags: DIFlagTypePassByValue, elements: !20, identifier: "_ZTSN8geometry5PointE")
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !1, line: 4, baseType: !22, size: 64)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !19, file: !1, line: 4, baseType: !22, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !15, file: !1, line: 10, baseType: !19, size: 128, offset: 128, flags: DIFlagPublic)
!25 = !DISubprogram(name: "length2", linkageName: "_ZNK8geometry4Line7length2Ev", scope: !15, file: !1, line: 9, type: !26, scopeLine: 9, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!26 = !DISubroutineType(types: !27)
!27 = !{!22, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!30 = !{!31, !33, !34}
!31 = !DILocalVariable(name: "this", arg: 1, scope: !14, type: !32, flags: DIFlagArtificial | DIFlagObjectPointer)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!33 = !DILocalVariable(name: "dx", scope: !14, file: !1, line: 14, type: !22)
!34 = !DILocalVariable(name: "dy", scope: !14, file: !1, line: 14, type: !22)
!35 = !DILocation(line: 0, scope: !14)
!36 = !DILocation(line: 14, column: 17, scope: !14)
!37 = !DILocation(line: 14, column: 20, scope: !14)
!38 = !{!39, !41, i64 16}
!39 = !{!"_ZTSN8geometry4LineE", !40, i64 0, !40, i64 16}
!40 = !{!"_ZTSN8geometry5PointE", !41, i64 0, !41, i64 8}
!41 = !{!"double", !12, i64 0}
!42 = !DILocation(line: 14, column: 29, scope: !14)
!43 = !{!39, !41, i64 0}
!44 = !DILocation(line: 14, column: 22, scope: !14, atomGroup: 1, atomRank: 2)
!45 = !DILocation(line: 14, column: 40, scope: !14)
!46 = !{!39, !41, i64 24}
!47 = !DILocation(line: 14, column: 49, scope: !14)
!48 = !{!39, !41, i64 8}
!49 = !DILocation(line: 14, column: 42, scope: !14, atomGroup: 2, atomRank: 2)
!50 = !DILocation(line: 15, column: 25, scope: !14)
!51 = !DILocation(line: 15, column: 20, scope: !14, atomGroup: 4, atomRank: 2)
!52 = !DILocation(line: 15, column: 5, scope: !14, atomGroup: 4, atomRank: 1)
!53 = distinct !DISubprogram(name: "longest", linkageName: "_Z7longestPN8geometry4LineEi", scope: !1, file: !1, line: 27, type: !54, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !58, keyInstructions: true)
!54 = !DISubroutineType(types: !55)
!55 = !{!22, !56, !57}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!57 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!58 = !{!59, !60, !61, !62, !64}
!59 = !DILocalVariable(name: "lines", arg: 1, scope: !53, file: !1, line: 27, type: !56)
!60 = !DILocalVariable(name: "count", arg: 2, scope: !53, file: !1, line: 27, type: !57)
!61 = !DILocalVariable(name: "best", scope: !53, file: !1, line: 28, type: !22)
!62 = !DILocalVariable(name: "i", scope: !63, file: !1, line: 29, type: !57)
!63 = distinct !DILexicalBlock(scope: !53, file: !1, line: 29, column: 5)
!64 = !DILocalVariable(name: "length", scope: !65, file: !1, line: 30, type: !22)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 29, column: 37)
!66 = distinct !DILexicalBlock(scope: !63, file: !1, line: 29, column: 5)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !53)
!69 = !DILocation(line: 28, column: 5, scope: !53)
!70 = !DILocation(line: 28, column: 12, scope: !53, atomGroup: 1, atomRank: 1)
!71 = !{!41, !41, i64 0}
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 0, scope: !63)
!74 = !DILocation(line: 29, column: 23, scope: !66, atomGroup: 14, atomRank: 1)
!75 = !DILocation(line: 29, column: 5, scope: !63, atomGroup: 15, atomRank: 1)
!76 = !DILocation(line: 29, column: 23, scope: !66, atomGroup: 3, atomRank: 1)
!77 = !DILocation(line: 29, column: 5, scope: !63)
!78 = !DILocation(line: 0, scope: !79)
!79 = distinct !DILexicalBlock(scope: !65, file: !1, line: 31, column: 13)
!80 = distinct !DIAssignID()
!81 = !DILocation(line: 34, column: 19, scope: !53)
!82 = !DILocation(line: 34, column: 17, scope: !53, atomGroup: 11, atomRank: 2)
!83 = !DILocation(line: 35, column: 1, scope: !53)
!84 = !DILocation(line: 34, column: 5, scope: !53, atomGroup: 11, atomRank: 1)
!85 = !DILocation(line: 30, column: 25, scope: !65)
!86 = !DILocation(line: 30, column: 34, scope: !65, atomGroup: 5, atomRank: 2)
!87 = !DILocation(line: 0, scope: !65)
!88 = !DILocation(line: 31, column: 20, scope: !79, atomGroup: 6, atomRank: 2)
!89 = !DILocation(line: 31, column: 20, scope: !79, atomGroup: 6, atomRank: 1)
!90 = !DILocation(line: 29, column: 33, scope: !66, atomGroup: 8, atomRank: 2)
!91 = !DILocation(line: 29, column: 5, scope: !63, atomGroup: 4, atomRank: 1)
!92 = distinct !{!92, !77, !93, !94, !95}
!93 = !DILocation(line: 33, column: 5, scope: !63)
!94 = !{!"llvm.loop.mustprogress"}
!95 = !{!"llvm.loop.unroll.disable"}
!96 = distinct !DISubprogram(name: "largest<double>", linkageName: "_ZN8geometry7largestIdEET_PKS1_i", scope: !16, file: !1, line: 18, type: !97, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !107, retainedNodes: !101, keyInstructions: true)
!97 = !DISubroutineType(types: !98)
!98 = !{!22, !99, !57}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!101 = !{!102, !103, !104, !105}
!102 = !DILocalVariable(name: "all", arg: 1, scope: !96, file: !1, line: 18, type: !99)
!103 = !DILocalVariable(name: "count", arg: 2, scope: !96, file: !1, line: 18, type: !57)
!104 = !DILocalVariable(name: "best", scope: !96, file: !1, line: 19, type: !22)
!105 = !DILocalVariable(name: "i", scope: !106, file: !1, line: 20, type: !57)
!106 = distinct !DILexicalBlock(scope: !96, file: !1, line: 20, column: 5)
!107 = !{!108}
!108 = !DITemplateTypeParameter(name: "T", type: !22)
!109 = !DILocation(line: 0, scope: !96)
!110 = !DILocation(line: 19, column: 14, scope: !96, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 0, scope: !106)
!112 = !DILocation(line: 20, column: 23, scope: !113, atomGroup: 12, atomRank: 1)
!113 = distinct !DILexicalBlock(scope: !106, file: !1, line: 20, column: 5)
!114 = !DILocation(line: 20, column: 5, scope: !106, atomGroup: 13, atomRank: 1)
!115 = !DILocation(line: 20, column: 23, scope: !113, atomGroup: 3, atomRank: 1)
!116 = !DILocation(line: 20, column: 5, scope: !106)
!117 = !DILocation(line: 23, column: 5, scope: !96, atomGroup: 10, atomRank: 1)
!118 = !DILocation(line: 21, column: 13, scope: !119)
!119 = distinct !DILexicalBlock(scope: !113, file: !1, line: 21, column: 13)
!120 = !DILocation(line: 21, column: 20, scope: !119, atomGroup: 5, atomRank: 2)
!121 = !DILocation(line: 21, column: 20, scope: !119, atomGroup: 5, atomRank: 1)
!122 = !DILocation(line: 20, column: 33, scope: !113, atomGroup: 7, atomRank: 2)
!123 = !DILocation(line: 20, column: 5, scope: !106, atomGroup: 4, atomRank: 1)
!124 = distinct !{!124, !116, !125, !94, !95}
!125 = !DILocation(line: 22, column: 25, scope: !106)
