; ModuleID = 'small.22.O2g.bc'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 16, !dbg !0
@scales = dso_local local_unnamed_addr constant [3 x float] [float 1.500000e+00, float 0x3FB99999A0000000, float -0.000000e+00], align 4, !dbg !5
@.str = private unnamed_addr constant [7 x i8] c"%s %f\0A\00", align 1, !dbg !12
@run.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@run, %6), ptr blockaddress(@run, %2), ptr blockaddress(@run, %3)], align 16, !dbg !18
@.str.2 = private unnamed_addr constant [6 x i8] c"\22two\22\00", align 1, !dbg !42

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !69 {
  %3 = alloca [2 x %struct.node], align 16, !DIAssignID !86
    #dbg_assign(i1 poison, !84, !DIExpression(), !86, ptr %3, !DIExpression(), !87)
    #dbg_value(i32 %0, !82, !DIExpression(), !87)
    #dbg_value(ptr %1, !83, !DIExpression(), !87)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !dbg !88
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !dbg !89, !DIAssignID !90
    #dbg_assign(i1 poison, !84, !DIExpression(), !90, ptr %3, !DIExpression(), !87)
  call void @visit(ptr noundef nonnull %3) #8, !dbg !91
  switch i32 %0, label %25 [
    i32 0, label %4
    i32 7, label %6
    i32 -3, label %23
  ], !dbg !92

4:                                                ; preds = %2
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @table, i64 4), align 4, !dbg !93, !tbaa !65
  br label %31, !dbg !95

6:                                                ; preds = %2, %6
  %7 = phi double [ %18, %6 ], [ 0x3FEFF7CED916872B, %2 ]
  %8 = phi ptr [ %19, %6 ], [ %3, %2 ]
    #dbg_value(double %7, !96, !DIExpression(), !104)
    #dbg_value(ptr %8, !103, !DIExpression(), !104)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !106
  %10 = load double, ptr %9, align 8, !dbg !106, !tbaa !109
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !114
  %12 = load i32, ptr %11, align 8, !dbg !114, !tbaa !115
  %13 = and i32 %12, 1, !dbg !116
  %14 = zext nneg i32 %13 to i64, !dbg !117
  %15 = getelementptr inbounds nuw float, ptr @scales, i64 %14, !dbg !117
  %16 = load float, ptr %15, align 4, !dbg !117, !tbaa !118
  %17 = fpext float %16 to double, !dbg !117
  %18 = call double @llvm.fmuladd.f64(double %10, double %17, double %7), !dbg !120
    #dbg_value(double %18, !96, !DIExpression(), !104)
  %19 = load ptr, ptr %8, align 8, !dbg !121, !tbaa !122
    #dbg_value(ptr %19, !103, !DIExpression(), !104)
  %20 = icmp eq ptr %19, null, !dbg !123
  br i1 %20, label %21, label %6, !dbg !124, !llvm.loop !125

21:                                               ; preds = %6
  %22 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, double noundef %18), !dbg !129
  br label %31, !dbg !130

23:                                               ; preds = %2
  %24 = atomicrmw add ptr @table, i32 2 acquire, align 16, !dbg !131
  br label %31, !dbg !132

25:                                               ; preds = %2
  %26 = srem i32 %0, 3, !dbg !133
  %27 = icmp eq i32 %26, 0, !dbg !134
  %28 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !135
  %29 = xor i32 %0, -1, !dbg !135
  %30 = select i1 %27, i32 %29, i32 %28, !dbg !135
  br label %31, !dbg !136

31:                                               ; preds = %25, %23, %21, %4
  %32 = phi i32 [ %30, %25 ], [ %5, %4 ], [ %22, %21 ], [ %24, %23 ], !dbg !137
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !dbg !138
  ret i32 %32, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare !dbg !140 void @visit(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !143 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @run(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 !dbg !20 {
    #dbg_value(ptr %0, !28, !DIExpression(), !146)
    #dbg_value(i32 0, !29, !DIExpression(), !146)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !146)
  br label %7, !dbg !147

2:                                                ; preds = %7
    #dbg_label(!30, !148)
    #dbg_value(i32 %5, !29, !DIExpression(), !146)
    #dbg_value(ptr %13, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !146)
  br label %3, !dbg !149

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %7 ]
  %5 = add nsw i32 %9, %4, !dbg !146
  br label %7, !dbg !146

6:                                                ; preds = %7
    #dbg_label(!32, !150)
  ret i32 %9, !dbg !151

7:                                                ; preds = %3, %1
  %8 = phi ptr [ %0, %1 ], [ %13, %3 ]
  %9 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !146
  %10 = load i8, ptr %8, align 1, !dbg !146, !tbaa !152
  %11 = zext i8 %10 to i64, !dbg !146
  %12 = getelementptr inbounds nuw ptr, ptr @run.targets, i64 %11, !dbg !146
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 1, !dbg !146
  %14 = load ptr, ptr %12, align 8, !dbg !146, !tbaa !153
    #dbg_value(i32 %9, !29, !DIExpression(), !146)
    #dbg_value(ptr %13, !28, !DIExpression(), !146)
  indirectbr ptr %14, [label %6, label %2, label %3]
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}
!llvm.errno.tbaa = !{!65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".", checksumkind: CSK_MD5, checksum: "f006e87f204a659a644eecaf5aea6f46")
!4 = !{!0, !5, !12, !18, !37, !42, !47}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "scales", scope: !2, file: !3, line: 14, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 96, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 56, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "targets", scope: !20, file: !3, line: 43, type: !33, isLocal: true, isDefinition: true)
!20 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 42, type: !21, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27, keyInstructions: true)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !24}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "code", arg: 1, scope: !20, file: !3, line: 42, type: !24)
!29 = !DILocalVariable(name: "count", scope: !20, file: !3, line: 44, type: !23)
!30 = !DILabel(scope: !20, name: "more", file: !3, line: 46, column: 1)
!31 = !DILabel(scope: !20, name: "less", file: !3, line: 49, column: 1)
!32 = !DILabel(scope: !20, name: "stop", file: !3, line: 52, column: 1)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 192, elements: !10)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 5)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !44, isLocal: true, isDefinition: true)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 48, elements: !45)
!45 = !{!46}
!46 = !DISubrange(count: 6)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 15, type: !49, isLocal: true, isDefinition: true)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !50, size: 128, elements: !52)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!52 = !{!53}
!53 = !DISubrange(count: 2)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 128, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 4)
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{i32 7, !"PIE Level", i32 2}
!62 = !{i32 7, !"uwtable", i32 2}
!63 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!64 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C/C++ TBAA"}
!69 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 26, type: !70, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !81, keyInstructions: true)
!70 = !DISubroutineType(types: !71)
!71 = !{!23, !23, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, line: 11, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !75)
!75 = !{!76, !78, !80}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !74, file: !3, line: 8, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !74, file: !3, line: 9, baseType: !79, size: 64, offset: 64)
!79 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !74, file: !3, line: 10, baseType: !23, size: 32, offset: 128)
!81 = !{!82, !83, !84}
!82 = !DILocalVariable(name: "key", arg: 1, scope: !69, file: !3, line: 26, type: !23)
!83 = !DILocalVariable(name: "list", arg: 2, scope: !69, file: !3, line: 26, type: !72)
!84 = !DILocalVariable(name: "copy", scope: !69, file: !3, line: 27, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 384, elements: !52)
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 0, scope: !69)
!88 = !DILocation(line: 27, column: 3, scope: !69)
!89 = !DILocation(line: 28, column: 3, scope: !69, atomGroup: 1, atomRank: 1)
!90 = distinct !DIAssignID()
!91 = !DILocation(line: 29, column: 3, scope: !69)
!92 = !DILocation(line: 30, column: 3, scope: !69, atomGroup: 2, atomRank: 1)
!93 = !DILocation(line: 32, column: 12, scope: !94, atomGroup: 3, atomRank: 2)
!94 = distinct !DILexicalBlock(scope: !69, file: !3, line: 30, column: 16)
!95 = !DILocation(line: 32, column: 5, scope: !94, atomGroup: 3, atomRank: 1)
!96 = !DILocalVariable(name: "sum", scope: !97, file: !3, line: 20, type: !79)
!97 = distinct !DISubprogram(name: "weigh", scope: !3, file: !3, line: 19, type: !98, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102, keyInstructions: true)
!98 = !DISubroutineType(types: !99)
!99 = !{!79, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!102 = !{!103, !96}
!103 = !DILocalVariable(name: "list", arg: 1, scope: !97, file: !3, line: 19, type: !100)
!104 = !DILocation(line: 0, scope: !97, inlinedAt: !105)
!105 = distinct !DILocation(line: 34, column: 46, scope: !94)
!106 = !DILocation(line: 22, column: 18, scope: !107, inlinedAt: !105)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 21, column: 3)
!108 = distinct !DILexicalBlock(scope: !97, file: !3, line: 21, column: 3)
!109 = !{!110, !113, i64 8}
!110 = !{!"node", !111, i64 0, !113, i64 8, !66, i64 16}
!111 = !{!"p1 _ZTS4node", !112, i64 0}
!112 = !{!"any pointer", !67, i64 0}
!113 = !{!"double", !67, i64 0}
!114 = !DILocation(line: 22, column: 40, scope: !107, inlinedAt: !105)
!115 = !{!110, !66, i64 16}
!116 = !DILocation(line: 22, column: 44, scope: !107, inlinedAt: !105)
!117 = !DILocation(line: 22, column: 27, scope: !107, inlinedAt: !105)
!118 = !{!119, !119, i64 0}
!119 = !{!"float", !67, i64 0}
!120 = !DILocation(line: 22, column: 9, scope: !107, inlinedAt: !105, atomGroup: 4, atomRank: 2)
!121 = !DILocation(line: 21, column: 29, scope: !107, inlinedAt: !105, atomGroup: 5, atomRank: 2)
!122 = !{!110, !111, i64 0}
!123 = !DILocation(line: 21, column: 3, scope: !108, inlinedAt: !105, atomGroup: 2, atomRank: 1)
!124 = !DILocation(line: 21, column: 3, scope: !108, inlinedAt: !105, atomGroup: 3, atomRank: 1)
!125 = distinct !{!125, !126, !127, !128}
!126 = !DILocation(line: 21, column: 3, scope: !108, inlinedAt: !105)
!127 = !DILocation(line: 22, column: 47, scope: !108, inlinedAt: !105)
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 34, column: 12, scope: !94, atomGroup: 4, atomRank: 2)
!130 = !DILocation(line: 34, column: 5, scope: !94, atomGroup: 4, atomRank: 1)
!131 = !DILocation(line: 36, column: 12, scope: !94, atomGroup: 6, atomRank: 2)
!132 = !DILocation(line: 36, column: 5, scope: !94, atomGroup: 5, atomRank: 1)
!133 = !DILocation(line: 38, column: 16, scope: !94)
!134 = !DILocation(line: 38, column: 16, scope: !94, atomGroup: 8, atomRank: 2)
!135 = !DILocation(line: 38, column: 12, scope: !94, atomGroup: 8, atomRank: 1)
!136 = !DILocation(line: 38, column: 5, scope: !94, atomGroup: 7, atomRank: 1)
!137 = !DILocation(line: 0, scope: !94)
!138 = !DILocation(line: 40, column: 1, scope: !69)
!139 = !DILocation(line: 40, column: 1, scope: !69, atomGroup: 9, atomRank: 1)
!140 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 17, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !72}
!143 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 16, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{!23, !50, null}
!146 = !DILocation(line: 0, scope: !20)
!147 = !DILocation(line: 45, column: 3, scope: !20, atomGroup: 2, atomRank: 1)
!148 = !DILocation(line: 46, column: 1, scope: !20)
!149 = !DILocation(line: 48, column: 3, scope: !20, atomGroup: 5, atomRank: 1)
!150 = !DILocation(line: 52, column: 1, scope: !20)
!151 = !DILocation(line: 53, column: 3, scope: !20, atomGroup: 10, atomRank: 1)
!152 = !{!67, !67, i64 0}
!153 = !{!112, !112, i64 0}
