; ModuleID = '<stdin>'
source_filename = "files_two.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@two_global_bad = dso_local global ptr @.str, align 8, !dbg !7
@two_global_good = dso_local global ptr @.str, align 8, !dbg !11
@stdin = external global ptr, align 8
@two_hook_bad = dso_local global ptr null, align 8, !dbg !14
@two_hook_good = dso_local global ptr null, align 8, !dbg !19

; Function Attrs: noinline nounwind uwtable
define dso_local void @two_run_bad(ptr noundef %command) #0 !dbg !29 {
entry:
    #dbg_value(ptr %command, !35, !DIExpression(), !36)
  %call = call i32 @system(ptr noundef %command), !dbg !37
  ret void, !dbg !38
}

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @two_run_good(ptr noundef %command) #0 !dbg !39 {
entry:
    #dbg_value(ptr %command, !40, !DIExpression(), !41)
  %call = call i32 @system(ptr noundef %command), !dbg !42
  ret void, !dbg !43
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @two_read(ptr noundef %to, i32 noundef %most) #0 !dbg !44 {
entry:
    #dbg_value(ptr %to, !48, !DIExpression(), !49)
    #dbg_value(i32 %most, !50, !DIExpression(), !49)
  %0 = load ptr, ptr @stdin, align 8, !dbg !51
  %call = call ptr @fgets(ptr noundef %to, i32 noundef %most, ptr noundef %0), !dbg !52
  ret void, !dbg !53
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local ptr @two_same(ptr noundef %text) #0 !dbg !54 {
entry:
    #dbg_value(ptr %text, !57, !DIExpression(), !58)
  ret ptr %text, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @two_use_globals_bad() #0 !dbg !60 {
entry:
  %0 = load ptr, ptr @two_global_bad, align 8, !dbg !63
  %call = call i32 @system(ptr noundef %0), !dbg !64
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @two_use_globals_good() #0 !dbg !66 {
entry:
  %0 = load ptr, ptr @two_global_good, align 8, !dbg !67
  %call = call i32 @system(ptr noundef %0), !dbg !68
  ret void, !dbg !69
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "files_two.c", directory: ".", checksumkind: CSK_MD5, checksum: "53ce3b7d0ebd8f76162e24886e21d145")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "two_global_bad", scope: !9, file: !2, line: 4, type: !13, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7, !11, !14, !19}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "two_global_good", scope: !9, file: !2, line: 4, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "two_hook_bad", scope: !9, file: !2, line: 5, type: !16, isLocal: false, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !13}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "two_hook_good", scope: !9, file: !2, line: 6, type: !16, isLocal: false, isDefinition: true)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!29 = distinct !DISubprogram(name: "two_run_bad", scope: !2, file: !2, line: 8, type: !30, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !34)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!34 = !{}
!35 = !DILocalVariable(name: "command", arg: 1, scope: !29, file: !2, line: 8, type: !32)
!36 = !DILocation(line: 0, scope: !29)
!37 = !DILocation(line: 8, column: 41, scope: !29)
!38 = !DILocation(line: 8, column: 58, scope: !29)
!39 = distinct !DISubprogram(name: "two_run_good", scope: !2, file: !2, line: 9, type: !30, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !34)
!40 = !DILocalVariable(name: "command", arg: 1, scope: !39, file: !2, line: 9, type: !32)
!41 = !DILocation(line: 0, scope: !39)
!42 = !DILocation(line: 9, column: 42, scope: !39)
!43 = !DILocation(line: 9, column: 59, scope: !39)
!44 = distinct !DISubprogram(name: "two_read", scope: !2, file: !2, line: 10, type: !45, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !34)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !13, !47}
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !DILocalVariable(name: "to", arg: 1, scope: !44, file: !2, line: 10, type: !13)
!49 = !DILocation(line: 0, scope: !44)
!50 = !DILocalVariable(name: "most", arg: 2, scope: !44, file: !2, line: 10, type: !47)
!51 = !DILocation(line: 10, column: 53, scope: !44)
!52 = !DILocation(line: 10, column: 37, scope: !44)
!53 = !DILocation(line: 10, column: 61, scope: !44)
!54 = distinct !DISubprogram(name: "two_same", scope: !2, file: !2, line: 11, type: !55, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !34)
!55 = !DISubroutineType(types: !56)
!56 = !{!13, !13}
!57 = !DILocalVariable(name: "text", arg: 1, scope: !54, file: !2, line: 11, type: !13)
!58 = !DILocation(line: 0, scope: !54)
!59 = !DILocation(line: 11, column: 30, scope: !54)
!60 = distinct !DISubprogram(name: "two_use_globals_bad", scope: !2, file: !2, line: 12, type: !61, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!61 = !DISubroutineType(types: !62)
!62 = !{null}
!63 = !DILocation(line: 12, column: 41, scope: !60)
!64 = !DILocation(line: 12, column: 34, scope: !60)
!65 = !DILocation(line: 12, column: 58, scope: !60)
!66 = distinct !DISubprogram(name: "two_use_globals_good", scope: !2, file: !2, line: 13, type: !61, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!67 = !DILocation(line: 13, column: 42, scope: !66)
!68 = !DILocation(line: 13, column: 35, scope: !66)
!69 = !DILocation(line: 13, column: 60, scope: !66)
