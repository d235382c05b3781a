; ModuleID = 'small.15.O2g.bc'
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
define dso_local i32 @choose(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !64 {
  %3 = alloca [2 x %struct.node], align 16
    #dbg_value(i32 %0, !77, !DIExpression(), !81)
    #dbg_value(ptr %1, !78, !DIExpression(), !81)
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !82
    #dbg_declare(ptr %3, !79, !DIExpression(), !83)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !dbg !84
  call void @visit(ptr noundef nonnull %3) #8, !dbg !85
  switch i32 %0, label %30 [
    i32 0, label %7
    i32 7, label %4
    i32 -3, label %28
  ], !dbg !86

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 1, !dbg !81
  %6 = getelementptr inbounds %struct.node, ptr %3, i64 0, i32 2, !dbg !81
  br label %9, !dbg !87

7:                                                ; preds = %2
  %8 = load i32, ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 1), align 4, !dbg !99, !tbaa !100
  br label %37, !dbg !104

9:                                                ; preds = %4, %9
  %10 = phi double [ %21, %9 ], [ 0x3FEFF7CED916872B, %4 ]
  %11 = phi ptr [ %22, %9 ], [ %3, %4 ]
  %12 = phi ptr [ %24, %9 ], [ %5, %4 ], !dbg !105
  %13 = phi ptr [ %23, %9 ], [ %6, %4 ], !dbg !105
    #dbg_value(double %10, !96, !DIExpression(), !105)
    #dbg_value(ptr %11, !95, !DIExpression(), !105)
  %14 = load double, ptr %12, align 8, !dbg !106, !tbaa !108
  %15 = load i32, ptr %13, align 8, !dbg !112, !tbaa !113
  %16 = and i32 %15, 1, !dbg !114
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [3 x float], ptr @scales, i64 0, i64 %17, !dbg !115
  %19 = load float, ptr %18, align 4, !dbg !115, !tbaa !116
  %20 = fpext float %19 to double, !dbg !115
  %21 = call double @llvm.fmuladd.f64(double %14, double %20, double %10), !dbg !118
    #dbg_value(double %21, !96, !DIExpression(), !105)
  %22 = load ptr, ptr %11, align 8, !dbg !119, !tbaa !120
  %23 = getelementptr inbounds %struct.node, ptr %22, i64 0, i32 2, !dbg !105
  %24 = getelementptr inbounds %struct.node, ptr %22, i64 0, i32 1, !dbg !105
    #dbg_value(ptr %22, !95, !DIExpression(), !105)
  %25 = icmp eq ptr %22, null, !dbg !87
  br i1 %25, label %26, label %9, !dbg !87, !llvm.loop !121

26:                                               ; preds = %9
  %27 = call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, double noundef %21), !dbg !124
  br label %37, !dbg !125

28:                                               ; preds = %2
  %29 = atomicrmw add ptr @table, i32 2 acquire, align 4, !dbg !126
  br label %37, !dbg !127

30:                                               ; preds = %2
  %31 = srem i32 %0, 3, !dbg !128
  %32 = icmp eq i32 %31, 0, !dbg !128
  br i1 %32, label %35, label %33, !dbg !129

33:                                               ; preds = %30
  %34 = call i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !130, !range !131
  br label %37, !dbg !129

35:                                               ; preds = %30
  %36 = xor i32 %0, -1, !dbg !132
  br label %37, !dbg !129

37:                                               ; preds = %33, %35, %28, %26, %7
  %38 = phi i32 [ %29, %28 ], [ %27, %26 ], [ %8, %7 ], [ %34, %33 ], [ %36, %35 ], !dbg !133
  call void @llvm.lifetime.end.p0(ptr %3), !dbg !134
  ret i32 %38, !dbg !134
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare !dbg !135 void @visit(ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(read) uwtable
define dso_local i32 @run(ptr noundef readonly captures(none) %0) #5 !dbg !20 {
    #dbg_value(ptr %0, !28, !DIExpression(), !139)
    #dbg_value(i32 0, !29, !DIExpression(), !139)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !139)
  br label %7, !dbg !140

2:                                                ; preds = %7
    #dbg_label(!30, !141)
    #dbg_value(i32 %5, !29, !DIExpression(), !139)
    #dbg_value(ptr %13, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !139)
  br label %3, !dbg !142

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %7 ]
  %5 = add nsw i32 %9, %4, !dbg !139
  br label %7, !dbg !139

6:                                                ; preds = %7
    #dbg_label(!32, !143)
  ret i32 %9, !dbg !144

7:                                                ; preds = %3, %1
  %8 = phi ptr [ %0, %1 ], [ %13, %3 ]
  %9 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !139
  %10 = load i8, ptr %8, align 1, !dbg !139, !tbaa !145
  %11 = zext i8 %10 to i64, !dbg !139
  %12 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %11, !dbg !139
  %13 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !139
  %14 = load ptr, ptr %12, align 8, !dbg !139, !tbaa !146
    #dbg_value(i32 %9, !29, !DIExpression(), !139)
    #dbg_value(ptr %13, !28, !DIExpression(), !139)
  indirectbr ptr %14, [label %6, label %2, label %3]
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

declare void @llvm.lifetime.start.i64(i64)

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(read) uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62}
!llvm.ident = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!20 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 42, type: !21, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !24}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "code", arg: 1, scope: !20, file: !3, line: 42, type: !24)
!29 = !DILocalVariable(name: "count", scope: !20, file: !3, line: 44, type: !23)
!30 = !DILabel(scope: !20, name: "more", file: !3, line: 46)
!31 = !DILabel(scope: !20, name: "less", file: !3, line: 49)
!32 = !DILabel(scope: !20, name: "stop", file: !3, line: 52)
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
!63 = !{!"Debian clang version 15.0.6"}
!64 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 26, type: !65, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76)
!65 = !DISubroutineType(types: !66)
!66 = !{!23, !23, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, line: 11, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !70)
!70 = !{!71, !73, !75}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !69, file: !3, line: 8, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !69, file: !3, line: 9, baseType: !74, size: 64, offset: 64)
!74 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !69, file: !3, line: 10, baseType: !23, size: 32, offset: 128)
!76 = !{!77, !78, !79}
!77 = !DILocalVariable(name: "key", arg: 1, scope: !64, file: !3, line: 26, type: !23)
!78 = !DILocalVariable(name: "list", arg: 2, scope: !64, file: !3, line: 26, type: !67)
!79 = !DILocalVariable(name: "copy", scope: !64, file: !3, line: 27, type: !80)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 384, elements: !52)
!81 = !DILocation(line: 0, scope: !64)
!82 = !DILocation(line: 27, column: 3, scope: !64)
!83 = !DILocation(line: 27, column: 8, scope: !64)
!84 = !DILocation(line: 28, column: 3, scope: !64)
!85 = !DILocation(line: 29, column: 3, scope: !64)
!86 = !DILocation(line: 30, column: 3, scope: !64)
!87 = !DILocation(line: 21, column: 3, scope: !88, inlinedAt: !97)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 21, column: 3)
!89 = distinct !DISubprogram(name: "weigh", scope: !3, file: !3, line: 19, type: !90, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !94)
!90 = !DISubroutineType(types: !91)
!91 = !{!74, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !68)
!94 = !{!95, !96}
!95 = !DILocalVariable(name: "list", arg: 1, scope: !89, file: !3, line: 19, type: !92)
!96 = !DILocalVariable(name: "sum", scope: !89, file: !3, line: 20, type: !74)
!97 = distinct !DILocation(line: 34, column: 46, scope: !98)
!98 = distinct !DILexicalBlock(scope: !64, file: !3, line: 30, column: 16)
!99 = !DILocation(line: 32, column: 12, scope: !98)
!100 = !{!101, !101, i64 0}
!101 = !{!"int", !102, i64 0}
!102 = !{!"omnipotent char", !103, i64 0}
!103 = !{!"Simple C/C++ TBAA"}
!104 = !DILocation(line: 32, column: 5, scope: !98)
!105 = !DILocation(line: 0, scope: !89, inlinedAt: !97)
!106 = !DILocation(line: 22, column: 18, scope: !107, inlinedAt: !97)
!107 = distinct !DILexicalBlock(scope: !88, file: !3, line: 21, column: 3)
!108 = !{!109, !111, i64 8}
!109 = !{!"node", !110, i64 0, !111, i64 8, !101, i64 16}
!110 = !{!"any pointer", !102, i64 0}
!111 = !{!"double", !102, i64 0}
!112 = !DILocation(line: 22, column: 40, scope: !107, inlinedAt: !97)
!113 = !{!109, !101, i64 16}
!114 = !DILocation(line: 22, column: 44, scope: !107, inlinedAt: !97)
!115 = !DILocation(line: 22, column: 27, scope: !107, inlinedAt: !97)
!116 = !{!117, !117, i64 0}
!117 = !{!"float", !102, i64 0}
!118 = !DILocation(line: 22, column: 9, scope: !107, inlinedAt: !97)
!119 = !DILocation(line: 21, column: 29, scope: !107, inlinedAt: !97)
!120 = !{!109, !110, i64 0}
!121 = distinct !{!121, !87, !122, !123}
!122 = !DILocation(line: 22, column: 47, scope: !88, inlinedAt: !97)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 34, column: 12, scope: !98)
!125 = !DILocation(line: 34, column: 5, scope: !98)
!126 = !DILocation(line: 36, column: 12, scope: !98)
!127 = !DILocation(line: 36, column: 5, scope: !98)
!128 = !DILocation(line: 38, column: 16, scope: !98)
!129 = !DILocation(line: 38, column: 12, scope: !98)
!130 = !DILocation(line: 38, column: 22, scope: !98)
!131 = !{i32 0, i32 33}
!132 = !DILocation(line: 38, column: 43, scope: !98)
!133 = !DILocation(line: 0, scope: !98)
!134 = !DILocation(line: 40, column: 1, scope: !64)
!135 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 17, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !138)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !67}
!138 = !{}
!139 = !DILocation(line: 0, scope: !20)
!140 = !DILocation(line: 45, column: 3, scope: !20)
!141 = !DILocation(line: 46, column: 1, scope: !20)
!142 = !DILocation(line: 48, column: 3, scope: !20)
!143 = !DILocation(line: 52, column: 1, scope: !20)
!144 = !DILocation(line: 53, column: 3, scope: !20)
!145 = !{!102, !102, i64 0}
!146 = !{!110, !110, i64 0}
