; ModuleID = 'small.19.O2g.bc'
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
define dso_local i32 @choose(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !65 {
  %3 = alloca [2 x %struct.node], align 16, !DIAssignID !82
    #dbg_assign(i1 undef, !80, !DIExpression(), !82, ptr %3, !DIExpression(), !83)
    #dbg_value(i32 %0, !78, !DIExpression(), !83)
    #dbg_value(ptr %1, !79, !DIExpression(), !83)
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !84
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false), !dbg !85, !DIAssignID !86
    #dbg_assign(i1 undef, !80, !DIExpression(), !86, ptr %3, !DIExpression(), !83)
  call void @visit(ptr noundef nonnull %3) #8, !dbg !87
  switch i32 %0, label %25 [
    i32 0, label %4
    i32 7, label %6
    i32 -3, label %23
  ], !dbg !88

4:                                                ; preds = %2
  %5 = load i32, ptr getelementptr inbounds (i8, ptr @table, i64 4), align 4, !dbg !89, !tbaa !91
  br label %31, !dbg !95

6:                                                ; preds = %2, %6
  %7 = phi double [ %18, %6 ], [ 0x3FEFF7CED916872B, %2 ]
  %8 = phi ptr [ %19, %6 ], [ %3, %2 ]
    #dbg_value(double %7, !96, !DIExpression(), !104)
    #dbg_value(ptr %8, !103, !DIExpression(), !104)
  %9 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !106
  %10 = load double, ptr %9, align 8, !dbg !106, !tbaa !109
  %11 = getelementptr inbounds i8, ptr %8, i64 16, !dbg !113
  %12 = load i32, ptr %11, align 8, !dbg !113, !tbaa !114
  %13 = and i32 %12, 1, !dbg !115
  %14 = zext nneg i32 %13 to i64, !dbg !116
  %15 = getelementptr inbounds [3 x float], ptr @scales, i64 0, i64 %14, !dbg !116
  %16 = load float, ptr %15, align 4, !dbg !116, !tbaa !117
  %17 = fpext float %16 to double, !dbg !116
  %18 = call double @llvm.fmuladd.f64(double %10, double %17, double %7), !dbg !119
    #dbg_value(double %18, !96, !DIExpression(), !104)
  %19 = load ptr, ptr %8, align 8, !dbg !120, !tbaa !121
    #dbg_value(ptr %19, !103, !DIExpression(), !104)
  %20 = icmp eq ptr %19, null, !dbg !122
  br i1 %20, label %21, label %6, !dbg !122, !llvm.loop !123

21:                                               ; preds = %6
  %22 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, double noundef %18), !dbg !126
  br label %31, !dbg !127

23:                                               ; preds = %2
  %24 = atomicrmw add ptr @table, i32 2 acquire, align 16, !dbg !128
  br label %31, !dbg !129

25:                                               ; preds = %2
  %26 = srem i32 %0, 3, !dbg !130
  %27 = icmp eq i32 %26, 0, !dbg !130
  %28 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true), !dbg !131
  %29 = xor i32 %0, -1, !dbg !131
  %30 = select i1 %27, i32 %29, i32 %28, !dbg !131
  br label %31, !dbg !132

31:                                               ; preds = %25, %23, %21, %4
  %32 = phi i32 [ %30, %25 ], [ %24, %23 ], [ %22, %21 ], [ %5, %4 ], !dbg !133
  call void @llvm.lifetime.end.p0(ptr %3), !dbg !134
  ret i32 %32, !dbg !134
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare !dbg !135 void @visit(ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !138 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @run(ptr noundef readonly captures(none) %0) #5 !dbg !20 {
    #dbg_value(ptr %0, !28, !DIExpression(), !141)
    #dbg_value(i32 0, !29, !DIExpression(), !141)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !141)
  br label %7, !dbg !142

2:                                                ; preds = %7
    #dbg_label(!30, !143)
    #dbg_value(i32 %5, !29, !DIExpression(), !141)
    #dbg_value(ptr %13, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !141)
  br label %3, !dbg !144

3:                                                ; preds = %7, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %7 ]
  %5 = add nsw i32 %9, %4, !dbg !141
  br label %7, !dbg !141

6:                                                ; preds = %7
    #dbg_label(!32, !145)
  ret i32 %9, !dbg !146

7:                                                ; preds = %3, %1
  %8 = phi ptr [ %0, %1 ], [ %13, %3 ]
  %9 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !141
  %10 = load i8, ptr %8, align 1, !dbg !141, !tbaa !147
  %11 = zext i8 %10 to i64, !dbg !141
  %12 = getelementptr inbounds [3 x ptr], ptr @run.targets, i64 0, i64 %11, !dbg !141
  %13 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !141
  %14 = load ptr, ptr %12, align 8, !dbg !141, !tbaa !148
    #dbg_value(i32 %9, !29, !DIExpression(), !141)
    #dbg_value(ptr %13, !28, !DIExpression(), !141)
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

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!57, !58, !59, !60, !61, !62, !63}
!llvm.ident = !{!64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 13, type: !54, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!63 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!64 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!65 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 26, type: !66, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77)
!66 = !DISubroutineType(types: !67)
!67 = !{!23, !23, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "node", file: !3, line: 11, baseType: !70)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !71)
!71 = !{!72, !74, !76}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !70, file: !3, line: 8, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !70, file: !3, line: 9, baseType: !75, size: 64, offset: 64)
!75 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !70, file: !3, line: 10, baseType: !23, size: 32, offset: 128)
!77 = !{!78, !79, !80}
!78 = !DILocalVariable(name: "key", arg: 1, scope: !65, file: !3, line: 26, type: !23)
!79 = !DILocalVariable(name: "list", arg: 2, scope: !65, file: !3, line: 26, type: !68)
!80 = !DILocalVariable(name: "copy", scope: !65, file: !3, line: 27, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 384, elements: !52)
!82 = distinct !DIAssignID()
!83 = !DILocation(line: 0, scope: !65)
!84 = !DILocation(line: 27, column: 3, scope: !65)
!85 = !DILocation(line: 28, column: 3, scope: !65)
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 29, column: 3, scope: !65)
!88 = !DILocation(line: 30, column: 3, scope: !65)
!89 = !DILocation(line: 32, column: 12, scope: !90)
!90 = distinct !DILexicalBlock(scope: !65, file: !3, line: 30, column: 16)
!91 = !{!92, !92, i64 0}
!92 = !{!"int", !93, i64 0}
!93 = !{!"omnipotent char", !94, i64 0}
!94 = !{!"Simple C/C++ TBAA"}
!95 = !DILocation(line: 32, column: 5, scope: !90)
!96 = !DILocalVariable(name: "sum", scope: !97, file: !3, line: 20, type: !75)
!97 = distinct !DISubprogram(name: "weigh", scope: !3, file: !3, line: 19, type: !98, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !102)
!98 = !DISubroutineType(types: !99)
!99 = !{!75, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!102 = !{!103, !96}
!103 = !DILocalVariable(name: "list", arg: 1, scope: !97, file: !3, line: 19, type: !100)
!104 = !DILocation(line: 0, scope: !97, inlinedAt: !105)
!105 = distinct !DILocation(line: 34, column: 46, scope: !90)
!106 = !DILocation(line: 22, column: 18, scope: !107, inlinedAt: !105)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 21, column: 3)
!108 = distinct !DILexicalBlock(scope: !97, file: !3, line: 21, column: 3)
!109 = !{!110, !112, i64 8}
!110 = !{!"node", !111, i64 0, !112, i64 8, !92, i64 16}
!111 = !{!"any pointer", !93, i64 0}
!112 = !{!"double", !93, i64 0}
!113 = !DILocation(line: 22, column: 40, scope: !107, inlinedAt: !105)
!114 = !{!110, !92, i64 16}
!115 = !DILocation(line: 22, column: 44, scope: !107, inlinedAt: !105)
!116 = !DILocation(line: 22, column: 27, scope: !107, inlinedAt: !105)
!117 = !{!118, !118, i64 0}
!118 = !{!"float", !93, i64 0}
!119 = !DILocation(line: 22, column: 9, scope: !107, inlinedAt: !105)
!120 = !DILocation(line: 21, column: 29, scope: !107, inlinedAt: !105)
!121 = !{!110, !111, i64 0}
!122 = !DILocation(line: 21, column: 3, scope: !108, inlinedAt: !105)
!123 = distinct !{!123, !122, !124, !125}
!124 = !DILocation(line: 22, column: 47, scope: !108, inlinedAt: !105)
!125 = !{!"llvm.loop.mustprogress"}
!126 = !DILocation(line: 34, column: 12, scope: !90)
!127 = !DILocation(line: 34, column: 5, scope: !90)
!128 = !DILocation(line: 36, column: 12, scope: !90)
!129 = !DILocation(line: 36, column: 5, scope: !90)
!130 = !DILocation(line: 38, column: 16, scope: !90)
!131 = !DILocation(line: 38, column: 12, scope: !90)
!132 = !DILocation(line: 38, column: 5, scope: !90)
!133 = !DILocation(line: 0, scope: !90)
!134 = !DILocation(line: 40, column: 1, scope: !65)
!135 = !DISubprogram(name: "visit", scope: !3, file: !3, line: 17, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{null, !68}
!138 = !DISubprogram(name: "printf", scope: !3, file: !3, line: 16, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!23, !50, null}
!141 = !DILocation(line: 0, scope: !20)
!142 = !DILocation(line: 45, column: 3, scope: !20)
!143 = !DILocation(line: 46, column: 1, scope: !20)
!144 = !DILocation(line: 48, column: 3, scope: !20)
!145 = !DILocation(line: 52, column: 1, scope: !20)
!146 = !DILocation(line: 53, column: 3, scope: !20)
!147 = !{!93, !93, i64 0}
!148 = !{!111, !111, i64 0}
