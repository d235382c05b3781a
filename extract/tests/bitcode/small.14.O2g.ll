; ModuleID = 'small.14.O2g.bc'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 16, !dbg !0
@scales = dso_local local_unnamed_addr constant [3 x float] [float 1.500000e+00, float 0x3FB99999A0000000, float -0.000000e+00], align 4, !dbg !5
@.str = private unnamed_addr constant [7 x i8] c"%s %f\0A\00", align 1
@run.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@run, %6), ptr blockaddress(@run, %2), ptr blockaddress(@run, %3)], align 16, !dbg !12
@.str.2 = private unnamed_addr constant [6 x i8] c"\22two\22\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !49 {
  %3 = alloca [2 x %struct.node], align 16
    #dbg_value(i32 %0, !62, !DIExpression(), !66)
    #dbg_value(ptr %1, !63, !DIExpression(), !66)
  %4 = bitcast ptr %3 to ptr, !dbg !67
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !67
    #dbg_declare(ptr %3, !64, !DIExpression(), !68)
  %5 = getelementptr inbounds [2 x %struct.node], ptr %3, i64 0, i64 0, !dbg !69
  %6 = bitcast ptr %1 to ptr, !dbg !69
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %6, i64 48, i1 false), !dbg !69
  call void @visit(ptr noundef nonnull %5) #8, !dbg !70
  switch i32 %0, label %29 [
    i32 0, label %7
    i32 7, label %9
    i32 -3, label %27
  ], !dbg !71

7:                                                ; preds = %2
  %8 = load i32, ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 1), align 4, !dbg !72, !tbaa !74
  br label %36, !dbg !78

9:                                                ; preds = %2, %9
  %10 = phi double [ %21, %9 ], [ 0x3FEFF7CED916872B, %2 ]
  %11 = phi ptr [ %23, %9 ], [ %5, %2 ]
    #dbg_value(double %10, !79, !DIExpression(), !87)
    #dbg_value(ptr %11, !86, !DIExpression(), !87)
  %12 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 1, !dbg !89
  %13 = load double, ptr %12, align 8, !dbg !89, !tbaa !92
  %14 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 2, !dbg !96
  %15 = load i32, ptr %14, align 8, !dbg !96, !tbaa !97
  %16 = and i32 %15, 1, !dbg !98
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [3 x float], ptr @scales, i64 0, i64 %17, !dbg !99
  %19 = load float, ptr %18, align 4, !dbg !99, !tbaa !100
  %20 = fpext float %19 to double, !dbg !99
  %21 = call double @llvm.fmuladd.f64(double %13, double %20, double %10) #8, !dbg !102
    #dbg_value(double %21, !79, !DIExpression(), !87)
  %22 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 0, !dbg !103
  %23 = load ptr, ptr %22, align 8, !dbg !103, !tbaa !104
    #dbg_value(ptr %23, !86, !DIExpression(), !87)
  %24 = icmp eq ptr %23, null, !dbg !105
  br i1 %24, label %25, label %9, !dbg !105, !llvm.loop !106

25:                                               ; preds = %9
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef @.str.2, double noundef %21), !dbg !109
  br label %36, !dbg !110

27:                                               ; preds = %2
  %28 = atomicrmw add ptr @table, i32 2 acquire, align 4, !dbg !111
  br label %36, !dbg !112

29:                                               ; preds = %2
  %30 = srem i32 %0, 3, !dbg !113
  %31 = icmp eq i32 %30, 0, !dbg !113
  br i1 %31, label %34, label %32, !dbg !114

32:                                               ; preds = %29
  %33 = call i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !115, !range !116
  br label %36, !dbg !114

34:                                               ; preds = %29
  %35 = xor i32 %0, -1, !dbg !117
  br label %36, !dbg !114

36:                                               ; preds = %32, %34, %27, %25, %7
  %37 = phi i32 [ %28, %27 ], [ %26, %25 ], [ %8, %7 ], [ %33, %32 ], [ %35, %34 ], !dbg !118
  call void @llvm.lifetime.end.p0(ptr %3), !dbg !119
  ret i32 %37, !dbg !119
}

declare !dbg !120 void @visit(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(read) uwtable
define dso_local i32 @run(ptr noundef readonly captures(none) %0) #4 !dbg !14 {
    #dbg_value(ptr %0, !22, !DIExpression(), !124)
    #dbg_value(i32 0, !23, !DIExpression(), !124)
    #dbg_value(ptr %0, !22, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !124)
  br label %7, !dbg !125

2:                                                ; preds = %7
    #dbg_label(!24, !126)
    #dbg_value(i32 %5, !23, !DIExpression(), !124)
    #dbg_value(ptr %13, !22, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !124)
  br label %3, !dbg !127

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %7 ]
  %5 = add nsw i32 %9, %4, !dbg !124
  br label %7, !dbg !124

6:                                                ; preds = %7
    #dbg_label(!26, !128)
  ret i32 %9, !dbg !129

7:                                                ; preds = %3, %1
  %8 = phi ptr [ %0, %1 ], [ %13, %3 ]
  %9 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !124
  %10 = load i8, ptr %8, align 1, !dbg !124, !tbaa !130
  %11 = zext i8 %10 to i64, !dbg !124
  %12 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %11, !dbg !124
  %13 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !124
  %14 = load ptr, ptr %12, align 8, !dbg !124, !tbaa !131
    #dbg_value(i32 %9, !23, !DIExpression(), !124)
    #dbg_value(ptr %13, !22, !DIExpression(), !124)
  indirectbr ptr %14, [label %6, label %2, label %3]
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

declare void @llvm.lifetime.start.i64(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read) uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !39, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".", checksumkind: CSK_MD5, checksum: "f006e87f204a659a644eecaf5aea6f46")
!4 = !{!0, !5, !12, !31}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "scales", scope: !2, file: !3, line: 14, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 96, elements: !10)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "targets", scope: !14, file: !3, line: 43, type: !27, isLocal: true, isDefinition: true)
!14 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !21)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!20 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!21 = !{!22, !23, !24, !25, !26}
!22 = !DILocalVariable(name: "code", arg: 1, scope: !14, file: !3, line: 42, type: !18)
!23 = !DILocalVariable(name: "count", scope: !14, file: !3, line: 44, type: !17)
!24 = !DILabel(scope: !14, name: "more", file: !3, line: 46)
!25 = !DILabel(scope: !14, name: "less", file: !3, line: 49)
!26 = !DILabel(scope: !14, name: "stop", file: !3, line: 52)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 192, elements: !10)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 15, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !37)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 128, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 1}
!48 = !{!"Debian clang version 14.0.6"}
!49 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 26, type: !50, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61)
!50 = !DISubroutineType(types: !51)
!51 = !{!17, !17, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, line: 11, baseType: !54)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !55)
!55 = !{!56, !58, !60}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !54, file: !3, line: 8, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !54, file: !3, line: 9, baseType: !59, size: 64, offset: 64)
!59 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !54, file: !3, line: 10, baseType: !17, size: 32, offset: 128)
!61 = !{!62, !63, !64}
!62 = !DILocalVariable(name: "key", arg: 1, scope: !49, file: !3, line: 26, type: !17)
!63 = !DILocalVariable(name: "list", arg: 2, scope: !49, file: !3, line: 26, type: !52)
!64 = !DILocalVariable(name: "copy", scope: !49, file: !3, line: 27, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 384, elements: !37)
!66 = !DILocation(line: 0, scope: !49)
!67 = !DILocation(line: 27, column: 3, scope: !49)
!68 = !DILocation(line: 27, column: 8, scope: !49)
!69 = !DILocation(line: 28, column: 3, scope: !49)
!70 = !DILocation(line: 29, column: 3, scope: !49)
!71 = !DILocation(line: 30, column: 3, scope: !49)
!72 = !DILocation(line: 32, column: 12, scope: !73)
!73 = distinct !DILexicalBlock(scope: !49, file: !3, line: 30, column: 16)
!74 = !{!75, !75, i64 0}
!75 = !{!"int", !76, i64 0}
!76 = !{!"omnipotent char", !77, i64 0}
!77 = !{!"Simple C/C++ TBAA"}
!78 = !DILocation(line: 32, column: 5, scope: !73)
!79 = !DILocalVariable(name: "sum", scope: !80, file: !3, line: 20, type: !59)
!80 = distinct !DISubprogram(name: "weigh", scope: !3, file: !3, line: 19, type: !81, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85)
!81 = !DISubroutineType(types: !82)
!82 = !{!59, !83}
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!85 = !{!86, !79}
!86 = !DILocalVariable(name: "list", arg: 1, scope: !80, file: !3, line: 19, type: !83)
!87 = !DILocation(line: 0, scope: !80, inlinedAt: !88)
!88 = distinct !DILocation(line: 34, column: 46, scope: !73)
!89 = !DILocation(line: 22, column: 18, scope: !90, inlinedAt: !88)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 21, column: 3)
!91 = distinct !DILexicalBlock(scope: !80, file: !3, line: 21, column: 3)
!92 = !{!93, !95, i64 8}
!93 = !{!"node", !94, i64 0, !95, i64 8, !75, i64 16}
!94 = !{!"any pointer", !76, i64 0}
!95 = !{!"double", !76, i64 0}
!96 = !DILocation(line: 22, column: 40, scope: !90, inlinedAt: !88)
!97 = !{!93, !75, i64 16}
!98 = !DILocation(line: 22, column: 44, scope: !90, inlinedAt: !88)
!99 = !DILocation(line: 22, column: 27, scope: !90, inlinedAt: !88)
!100 = !{!101, !101, i64 0}
!101 = !{!"float", !76, i64 0}
!102 = !DILocation(line: 22, column: 9, scope: !90, inlinedAt: !88)
!103 = !DILocation(line: 21, column: 29, scope: !90, inlinedAt: !88)
!104 = !{!93, !94, i64 0}
!105 = !DILocation(line: 21, column: 3, scope: !91, inlinedAt: !88)
!106 = distinct !{!106, !105, !107, !108}
!107 = !DILocation(line: 22, column: 47, scope: !91, inlinedAt: !88)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 34, column: 12, scope: !73)
!110 = !DILocation(line: 34, column: 5, scope: !73)
!111 = !DILocation(line: 36, column: 12, scope: !73)
!112 = !DILocation(line: 36, column: 5, scope: !73)
!113 = !DILocation(line: 38, column: 16, scope: !73)
!114 = !DILocation(line: 38, column: 12, scope: !73)
!115 = !DILocation(line: 38, column: 22, scope: !73)
!116 = !{i32 0, i32 33}
!117 = !DILocation(line: 38, column: 43, scope: !73)
!118 = !DILocation(line: 0, scope: !73)
!119 = !DILocation(line: 40, column: 1, scope: !49)
!120 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 17, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !123)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !52}
!123 = !{}
!124 = !DILocation(line: 0, scope: !14)
!125 = !DILocation(line: 45, column: 3, scope: !14)
!126 = !DILocation(line: 46, column: 1, scope: !14)
!127 = !DILocation(line: 48, column: 3, scope: !14)
!128 = !DILocation(line: 52, column: 1, scope: !14)
!129 = !DILocation(line: 53, column: 3, scope: !14)
!130 = !{!76, !76, i64 0}
!131 = !{!94, !94, i64 0}
