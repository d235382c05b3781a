; ModuleID = 'small.13.O2g.bc'
source_filename = "small.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, double, i32 }

@table = dso_local global [4 x i32] [i32 1, i32 -2, i32 3, i32 4], align 16, !dbg !0
@scales = dso_local local_unnamed_addr constant [3 x float] [float 1.500000e+00, float 0x3FB99999A0000000, float -0.000000e+00], align 4, !dbg !6
@.str = private unnamed_addr constant [7 x i8] c"%s %f\0A\00", align 1
@run.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@run, %6), ptr blockaddress(@run, %2), ptr blockaddress(@run, %3)], align 16, !dbg !13
@.str.2 = private unnamed_addr constant [6 x i8] c"\22two\22\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @choose(i32 %0, ptr readonly captures(none) %1) local_unnamed_addr #0 !dbg !48 {
  %3 = alloca [2 x %struct.node], align 16
    #dbg_value(i32 %0, !61, !DIExpression(), !65)
    #dbg_value(ptr %1, !62, !DIExpression(), !65)
  %4 = bitcast ptr %3 to ptr, !dbg !66
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !66
    #dbg_declare(ptr %3, !63, !DIExpression(), !67)
  %5 = getelementptr inbounds [2 x %struct.node], ptr %3, i64 0, i64 0, !dbg !68
  %6 = bitcast ptr %1 to ptr, !dbg !68
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %6, i64 48, i1 false), !dbg !68
  call void @visit(ptr nonnull %5) #7, !dbg !69
  switch i32 %0, label %30 [
    i32 0, label %7
    i32 7, label %9
    i32 -3, label %28
  ], !dbg !70

7:                                                ; preds = %2
  %8 = load i32, ptr getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 1), align 4, !dbg !71, !tbaa !73
  br label %37, !dbg !77

9:                                                ; preds = %2, %9
  %10 = phi double [ %22, %9 ], [ 0x3FEFF7CED916872B, %2 ]
  %11 = phi ptr [ %24, %9 ], [ %5, %2 ]
    #dbg_value(double %10, !78, !DIExpression(), !86)
    #dbg_value(ptr %11, !85, !DIExpression(), !86)
  %12 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 1, !dbg !88
  %13 = load double, ptr %12, align 8, !dbg !88, !tbaa !91
  %14 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 2, !dbg !95
  %15 = load i32, ptr %14, align 8, !dbg !95, !tbaa !96
  %16 = and i32 %15, 1, !dbg !97
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [3 x float], ptr @scales, i64 0, i64 %17, !dbg !98
  %19 = load float, ptr %18, align 4, !dbg !98, !tbaa !99
  %20 = fpext float %19 to double, !dbg !98
  %21 = fmul double %13, %20, !dbg !101
  %22 = fadd double %10, %21, !dbg !102
    #dbg_value(double %22, !78, !DIExpression(), !86)
  %23 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 0, !dbg !103
  %24 = load ptr, ptr %23, align 8, !dbg !103, !tbaa !104
    #dbg_value(ptr %24, !85, !DIExpression(), !86)
  %25 = icmp eq ptr %24, null, !dbg !105
  br i1 %25, label %26, label %9, !dbg !105, !llvm.loop !106

26:                                               ; preds = %9
  %27 = call i32 (ptr, ...) @printf(ptr nonnull dereferenceable(1) @.str, ptr @.str.2, double %22), !dbg !109
  br label %37, !dbg !110

28:                                               ; preds = %2
  %29 = atomicrmw add ptr @table, i32 2 acquire, align 4, !dbg !111
  br label %37, !dbg !112

30:                                               ; preds = %2
  %31 = srem i32 %0, 3, !dbg !113
  %32 = icmp eq i32 %31, 0, !dbg !113
  br i1 %32, label %35, label %33, !dbg !114

33:                                               ; preds = %30
  %34 = call i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !115, !range !116
  br label %37, !dbg !114

35:                                               ; preds = %30
  %36 = xor i32 %0, -1, !dbg !117
  br label %37, !dbg !114

37:                                               ; preds = %33, %35, %28, %26, %7
  %38 = phi i32 [ %29, %28 ], [ %27, %26 ], [ %8, %7 ], [ %34, %33 ], [ %36, %35 ], !dbg !118
  call void @llvm.lifetime.end.p0(ptr %3), !dbg !119
  ret i32 %38, !dbg !119
}

declare !dbg !120 dso_local void @visit(ptr) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(read) uwtable
define dso_local i32 @run(ptr readonly captures(none) %0) #4 !dbg !15 {
    #dbg_value(ptr %0, !23, !DIExpression(), !123)
    #dbg_value(i32 0, !24, !DIExpression(), !123)
    #dbg_value(ptr %0, !23, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !123)
  br label %7, !dbg !124

2:                                                ; preds = %7
    #dbg_label(!25, !125)
    #dbg_value(i32 %5, !24, !DIExpression(), !123)
    #dbg_value(ptr %13, !23, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !123)
  br label %3, !dbg !126

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %7 ]
  %5 = add nsw i32 %9, %4, !dbg !123
  br label %7, !dbg !123

6:                                                ; preds = %7
    #dbg_label(!27, !127)
  ret i32 %9, !dbg !128

7:                                                ; preds = %3, %1
  %8 = phi ptr [ %0, %1 ], [ %13, %3 ]
  %9 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !123
  %10 = load i8, ptr %8, align 1, !dbg !123, !tbaa !129
  %11 = zext i8 %10 to i64, !dbg !123
  %12 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %11, !dbg !123
  %13 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !123
  %14 = load ptr, ptr %12, align 8, !dbg !123, !tbaa !130
    #dbg_value(i32 %9, !24, !DIExpression(), !123)
    #dbg_value(ptr %13, !23, !DIExpression(), !123)
  indirectbr ptr %14, [label %6, label %2, label %3]
}

declare void @llvm.lifetime.start.i64(i64)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @llvm.lifetime.end.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(read) uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !40, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "small.c", directory: ".")
!4 = !{}
!5 = !{!0, !6, !13, !32}
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "scales", scope: !2, file: !3, line: 14, type: !8, isLocal: false, isDefinition: true)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 96, elements: !11)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "targets", scope: !15, file: !3, line: 43, type: !28, isLocal: true, isDefinition: true)
!15 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !22)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !19}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "code", arg: 1, scope: !15, file: !3, line: 42, type: !19)
!24 = !DILocalVariable(name: "count", scope: !15, file: !3, line: 44, type: !18)
!25 = !DILabel(scope: !15, name: "more", file: !3, line: 46)
!26 = !DILabel(scope: !15, name: "less", file: !3, line: 49)
!27 = !DILabel(scope: !15, name: "stop", file: !3, line: 52)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 192, elements: !11)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 15, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 128, elements: !38)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !37)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 2)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 128, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"uwtable", i32 1}
!47 = !{!"Debian clang version 13.0.1-11+b2"}
!48 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 26, type: !49, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60)
!49 = !DISubroutineType(types: !50)
!50 = !{!18, !18, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, line: 11, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !54)
!54 = !{!55, !57, !59}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !53, file: !3, line: 8, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !53, file: !3, line: 9, baseType: !58, size: 64, offset: 64)
!58 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !53, file: !3, line: 10, baseType: !18, size: 32, offset: 128)
!60 = !{!61, !62, !63}
!61 = !DILocalVariable(name: "key", arg: 1, scope: !48, file: !3, line: 26, type: !18)
!62 = !DILocalVariable(name: "list", arg: 2, scope: !48, file: !3, line: 26, type: !51)
!63 = !DILocalVariable(name: "copy", scope: !48, file: !3, line: 27, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 384, elements: !38)
!65 = !DILocation(line: 0, scope: !48)
!66 = !DILocation(line: 27, column: 3, scope: !48)
!67 = !DILocation(line: 27, column: 8, scope: !48)
!68 = !DILocation(line: 28, column: 3, scope: !48)
!69 = !DILocation(line: 29, column: 3, scope: !48)
!70 = !DILocation(line: 30, column: 3, scope: !48)
!71 = !DILocation(line: 32, column: 12, scope: !72)
!72 = distinct !DILexicalBlock(scope: !48, file: !3, line: 30, column: 16)
!73 = !{!74, !74, i64 0}
!74 = !{!"int", !75, i64 0}
!75 = !{!"omnipotent char", !76, i64 0}
!76 = !{!"Simple C/C++ TBAA"}
!77 = !DILocation(line: 32, column: 5, scope: !72)
!78 = !DILocalVariable(name: "sum", scope: !79, file: !3, line: 20, type: !58)
!79 = distinct !DISubprogram(name: "weigh", scope: !3, file: !3, line: 19, type: !80, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!80 = !DISubroutineType(types: !81)
!81 = !{!58, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!84 = !{!85, !78}
!85 = !DILocalVariable(name: "list", arg: 1, scope: !79, file: !3, line: 19, type: !82)
!86 = !DILocation(line: 0, scope: !79, inlinedAt: !87)
!87 = distinct !DILocation(line: 34, column: 46, scope: !72)
!88 = !DILocation(line: 22, column: 18, scope: !89, inlinedAt: !87)
!89 = distinct !DILexicalBlock(scope: !90, file: !3, line: 21, column: 3)
!90 = distinct !DILexicalBlock(scope: !79, file: !3, line: 21, column: 3)
!91 = !{!92, !94, i64 8}
!92 = !{!"node", !93, i64 0, !94, i64 8, !74, i64 16}
!93 = !{!"any pointer", !75, i64 0}
!94 = !{!"double", !75, i64 0}
!95 = !DILocation(line: 22, column: 40, scope: !89, inlinedAt: !87)
!96 = !{!92, !74, i64 16}
!97 = !DILocation(line: 22, column: 44, scope: !89, inlinedAt: !87)
!98 = !DILocation(line: 22, column: 27, scope: !89, inlinedAt: !87)
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !75, i64 0}
!101 = !DILocation(line: 22, column: 25, scope: !89, inlinedAt: !87)
!102 = !DILocation(line: 22, column: 9, scope: !89, inlinedAt: !87)
!103 = !DILocation(line: 21, column: 29, scope: !89, inlinedAt: !87)
!104 = !{!92, !93, i64 0}
!105 = !DILocation(line: 21, column: 3, scope: !90, inlinedAt: !87)
!106 = distinct !{!106, !105, !107, !108}
!107 = !DILocation(line: 22, column: 47, scope: !90, inlinedAt: !87)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 34, column: 12, scope: !72)
!110 = !DILocation(line: 34, column: 5, scope: !72)
!111 = !DILocation(line: 36, column: 12, scope: !72)
!112 = !DILocation(line: 36, column: 5, scope: !72)
!113 = !DILocation(line: 38, column: 16, scope: !72)
!114 = !DILocation(line: 38, column: 12, scope: !72)
!115 = !DILocation(line: 38, column: 22, scope: !72)
!116 = !{i32 0, i32 33}
!117 = !DILocation(line: 38, column: 43, scope: !72)
!118 = !DILocation(line: 0, scope: !72)
!119 = !DILocation(line: 40, column: 1, scope: !48)
!120 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 17, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !4)
!121 = !DISubroutineType(types: !122)
!122 = !{null, !56}
!123 = !DILocation(line: 0, scope: !15)
!124 = !DILocation(line: 45, column: 3, scope: !15)
!125 = !DILocation(line: 46, column: 1, scope: !15)
!126 = !DILocation(line: 48, column: 3, scope: !15)
!127 = !DILocation(line: 52, column: 1, scope: !15)
!128 = !DILocation(line: 53, column: 3, scope: !15)
!129 = !{!75, !75, i64 0}
!130 = !{!93, !93, i64 0}
