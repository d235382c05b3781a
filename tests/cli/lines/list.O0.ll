; ModuleID = 'list.c'
source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @sum(ptr noundef %0, i64 noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !26, !DIExpression(), !27)
    #dbg_declare(ptr %5, !28, !DIExpression(), !29)
  store i32 0, ptr %5, align 4, !dbg !29
    #dbg_declare(ptr %6, !30, !DIExpression(), !32)
  %7 = load ptr, ptr %3, align 8, !dbg !33
  store ptr %7, ptr %6, align 8, !dbg !32
  br label %8, !dbg !34

8:                                                ; preds = %23, %2
  %9 = load ptr, ptr %6, align 8, !dbg !35
  %10 = icmp ne ptr %9, null, !dbg !35
  br i1 %10, label %11, label %15, !dbg !37

11:                                               ; preds = %8
  %12 = load i64, ptr %4, align 8, !dbg !38
  %13 = add i64 %12, -1, !dbg !38
  store i64 %13, ptr %4, align 8, !dbg !38
  %14 = icmp ne i64 %12, 0, !dbg !37
  br label %15

15:                                               ; preds = %11, %8
  %16 = phi i1 [ false, %8 ], [ %14, %11 ], !dbg !39
  br i1 %16, label %17, label %27, !dbg !40

17:                                               ; preds = %15
  %18 = load ptr, ptr %6, align 8, !dbg !41
  %19 = getelementptr inbounds nuw %struct.node, ptr %18, i32 0, i32 0, !dbg !42
  %20 = load i32, ptr %19, align 8, !dbg !42
  %21 = load i32, ptr %5, align 4, !dbg !43
  %22 = add nsw i32 %21, %20, !dbg !43
  store i32 %22, ptr %5, align 4, !dbg !43
  br label %23, !dbg !44

23:                                               ; preds = %17
  %24 = load ptr, ptr %6, align 8, !dbg !45
  %25 = getelementptr inbounds nuw %struct.node, ptr %24, i32 0, i32 1, !dbg !46
  %26 = load ptr, ptr %25, align 8, !dbg !46
  store ptr %26, ptr %6, align 8, !dbg !47
  br label %8, !dbg !48, !llvm.loop !49

27:                                               ; preds = %15
  %28 = load i32, ptr %5, align 4, !dbg !52
  ret i32 %28, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @first(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !54 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [2 x [3 x i32]], align 16
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !68, !DIExpression(), !69)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !70, !DIExpression(), !71)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !72, !DIExpression(), !73)
    #dbg_declare(ptr %8, !74, !DIExpression(), !79)
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 24, i1 false), !dbg !79
    #dbg_declare(ptr %9, !80, !DIExpression(), !82)
  store i32 0, ptr %9, align 4, !dbg !82
  br label %10, !dbg !83

10:                                               ; preds = %33, %3
  %11 = load i32, ptr %9, align 4, !dbg !84
  %12 = icmp slt i32 %11, 4, !dbg !86
  br i1 %12, label %13, label %36, !dbg !87

13:                                               ; preds = %10
  %14 = load ptr, ptr %7, align 8, !dbg !88
  store volatile i8 1, ptr %14, align 1, !dbg !90
  %15 = load ptr, ptr %6, align 8, !dbg !91
  %16 = getelementptr inbounds [2 x [3 x i32]], ptr %8, i64 0, i64 0, !dbg !93
  %17 = load ptr, ptr %5, align 8, !dbg !94
  %18 = load i32, ptr %9, align 4, !dbg !95
  %19 = sext i32 %18 to i64, !dbg !94
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19, !dbg !94
  %21 = load ptr, ptr %20, align 8, !dbg !94
  %22 = call i32 %15(ptr noundef %16, ptr noundef %21), !dbg !91
  %23 = icmp ne i32 %22, 0, !dbg !91
  br i1 %23, label %24, label %32, !dbg !91

24:                                               ; preds = %13
  %25 = load ptr, ptr %5, align 8, !dbg !96
  %26 = load i32, ptr %9, align 4, !dbg !97
  %27 = sext i32 %26 to i64, !dbg !96
  %28 = getelementptr inbounds ptr, ptr %25, i64 %27, !dbg !96
  %29 = load ptr, ptr %28, align 8, !dbg !96
  %30 = getelementptr inbounds nuw %struct.node, ptr %29, i32 0, i32 0, !dbg !98
  %31 = load i32, ptr %30, align 8, !dbg !98
  store i32 %31, ptr %4, align 4, !dbg !99
  br label %37, !dbg !99

32:                                               ; preds = %13
  br label %33, !dbg !100

33:                                               ; preds = %32
  %34 = load i32, ptr %9, align 4, !dbg !101
  %35 = add nsw i32 %34, 1, !dbg !101
  store i32 %35, ptr %9, align 4, !dbg !101
  br label %10, !dbg !102, !llvm.loop !103

36:                                               ; preds = %10
  store i32 -1, ptr %4, align 4, !dbg !105
  br label %37, !dbg !105

37:                                               ; preds = %36, %24
  %38 = load i32, ptr %4, align 4, !dbg !106
  ret i32 %38, !dbg !106
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list.c", directory: ".", checksumkind: CSK_MD5, checksum: "3b30b3d1f47ece2cc7c97c4f75eabb63")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !21}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 3, baseType: !13, size: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 4, baseType: !20, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "count", file: !1, line: 7, baseType: !22)
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{}
!24 = !DILocalVariable(name: "head", arg: 1, scope: !10, file: !1, line: 10, type: !14)
!25 = !DILocation(line: 10, column: 28, scope: !10)
!26 = !DILocalVariable(name: "limit", arg: 2, scope: !10, file: !1, line: 10, type: !21)
!27 = !DILocation(line: 10, column: 40, scope: !10)
!28 = !DILocalVariable(name: "total", scope: !10, file: !1, line: 11, type: !13)
!29 = !DILocation(line: 11, column: 9, scope: !10)
!30 = !DILocalVariable(name: "at", scope: !31, file: !1, line: 12, type: !14)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 5)
!32 = !DILocation(line: 12, column: 29, scope: !31)
!33 = !DILocation(line: 12, column: 34, scope: !31)
!34 = !DILocation(line: 12, column: 10, scope: !31)
!35 = !DILocation(line: 12, column: 40, scope: !36)
!36 = distinct !DILexicalBlock(scope: !31, file: !1, line: 12, column: 5)
!37 = !DILocation(line: 12, column: 43, scope: !36)
!38 = !DILocation(line: 12, column: 51, scope: !36)
!39 = !DILocation(line: 0, scope: !36)
!40 = !DILocation(line: 12, column: 5, scope: !31)
!41 = !DILocation(line: 13, column: 18, scope: !36)
!42 = !DILocation(line: 13, column: 22, scope: !36)
!43 = !DILocation(line: 13, column: 15, scope: !36)
!44 = !DILocation(line: 13, column: 9, scope: !36)
!45 = !DILocation(line: 12, column: 60, scope: !36)
!46 = !DILocation(line: 12, column: 64, scope: !36)
!47 = !DILocation(line: 12, column: 58, scope: !36)
!48 = !DILocation(line: 12, column: 5, scope: !36)
!49 = distinct !{!49, !40, !50, !51}
!50 = !DILocation(line: 13, column: 22, scope: !31)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 14, column: 12, scope: !10)
!53 = !DILocation(line: 14, column: 5, scope: !10)
!54 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 17, type: !55, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!55 = !DISubroutineType(types: !56)
!56 = !{!13, !57, !58, !64}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "compare", file: !1, line: 8, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DISubroutineType(types: !61)
!61 = !{!13, !62, !14}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !67)
!67 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!68 = !DILocalVariable(name: "table", arg: 1, scope: !54, file: !1, line: 17, type: !57)
!69 = !DILocation(line: 17, column: 24, scope: !54)
!70 = !DILocalVariable(name: "is_wanted", arg: 2, scope: !54, file: !1, line: 17, type: !58)
!71 = !DILocation(line: 17, column: 42, scope: !54)
!72 = !DILocalVariable(name: "flag", arg: 3, scope: !54, file: !1, line: 17, type: !64)
!73 = !DILocation(line: 17, column: 74, scope: !54)
!74 = !DILocalVariable(name: "places", scope: !54, file: !1, line: 18, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !76)
!76 = !{!77, !78}
!77 = !DISubrange(count: 2)
!78 = !DISubrange(count: 3)
!79 = !DILocation(line: 18, column: 9, scope: !54)
!80 = !DILocalVariable(name: "i", scope: !81, file: !1, line: 19, type: !13)
!81 = distinct !DILexicalBlock(scope: !54, file: !1, line: 19, column: 5)
!82 = !DILocation(line: 19, column: 14, scope: !81)
!83 = !DILocation(line: 19, column: 10, scope: !81)
!84 = !DILocation(line: 19, column: 21, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !1, line: 19, column: 5)
!86 = !DILocation(line: 19, column: 23, scope: !85)
!87 = !DILocation(line: 19, column: 5, scope: !81)
!88 = !DILocation(line: 20, column: 10, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !1, line: 19, column: 33)
!90 = !DILocation(line: 20, column: 15, scope: !89)
!91 = !DILocation(line: 21, column: 13, scope: !92)
!92 = distinct !DILexicalBlock(scope: !89, file: !1, line: 21, column: 13)
!93 = !DILocation(line: 21, column: 23, scope: !92)
!94 = !DILocation(line: 21, column: 31, scope: !92)
!95 = !DILocation(line: 21, column: 37, scope: !92)
!96 = !DILocation(line: 22, column: 20, scope: !92)
!97 = !DILocation(line: 22, column: 26, scope: !92)
!98 = !DILocation(line: 22, column: 30, scope: !92)
!99 = !DILocation(line: 22, column: 13, scope: !92)
!100 = !DILocation(line: 23, column: 5, scope: !89)
!101 = !DILocation(line: 19, column: 29, scope: !85)
!102 = !DILocation(line: 19, column: 5, scope: !85)
!103 = distinct !{!103, !87, !104, !51}
!104 = !DILocation(line: 23, column: 5, scope: !81)
!105 = !DILocation(line: 24, column: 5, scope: !54)
!106 = !DILocation(line: 25, column: 1, scope: !54)
