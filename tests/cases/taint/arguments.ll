; ModuleID = '<stdin>'
source_filename = "arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !17 {
entry:
  %line = alloca [100 x i8], align 16
    #dbg_value(i32 %count, !24, !DIExpression(), !25)
    #dbg_value(ptr %arguments, !26, !DIExpression(), !25)
    #dbg_declare(ptr %line, !27, !DIExpression(), !31)
  call void @llvm.memset.p0.i64(ptr align 16 %line, i8 0, i64 100, i1 false), !dbg !31
  %0 = getelementptr inbounds [100 x i8], ptr %line, i32 0, i32 0, !dbg !31
  store i8 108, ptr %0, align 16, !dbg !31
  %1 = getelementptr inbounds [100 x i8], ptr %line, i32 0, i32 1, !dbg !31
  store i8 115, ptr %1, align 1, !dbg !31
  %2 = getelementptr inbounds [100 x i8], ptr %line, i32 0, i32 2, !dbg !31
  store i8 32, ptr %2, align 2, !dbg !31
  %cmp = icmp slt i32 %count, 2, !dbg !32
  br i1 %cmp, label %if.then, label %if.end, !dbg !32

if.then:                                          ; preds = %entry
  br label %return, !dbg !34

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !35
  %arrayidx = getelementptr inbounds ptr, ptr %arguments, i64 1, !dbg !36
  %3 = load ptr, ptr %arrayidx, align 8, !dbg !36
  %call = call ptr @strncat(ptr noundef %arraydecay, ptr noundef %3, i64 noundef 90) #4, !dbg !37
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !38
  call void @run_bad(ptr noundef %arraydecay1), !dbg !39
  call void @run_good(ptr noundef @.str), !dbg !40
  call void @first_bad(ptr noundef %arguments), !dbg !41
  call void @first_good(ptr noundef %arguments), !dbg !42
  br label %return, !dbg !43

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 1, %if.then ], [ 0, %if.end ], !dbg !25
  ret i32 %retval.0, !dbg !44
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @run_bad(ptr noundef %command) #0 !dbg !45 {
entry:
    #dbg_value(ptr %command, !48, !DIExpression(), !49)
  %call = call i32 @system(ptr noundef %command), !dbg !50
  ret void, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_good(ptr noundef %command) #0 !dbg !52 {
entry:
    #dbg_value(ptr %command, !53, !DIExpression(), !54)
  %call = call i32 @system(ptr noundef %command), !dbg !55
  ret void, !dbg !56
}

; Function Attrs: noinline nounwind uwtable
define internal void @first_bad(ptr noundef %all) #0 !dbg !57 {
entry:
    #dbg_value(ptr %all, !60, !DIExpression(), !61)
  %arrayidx = getelementptr inbounds ptr, ptr %all, i64 1, !dbg !62
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !62
  %call = call i32 @system(ptr noundef %0), !dbg !63
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal void @first_good(ptr noundef %all) #0 !dbg !65 {
entry:
    #dbg_value(ptr %all, !66, !DIExpression(), !67)
  %arrayidx = getelementptr inbounds ptr, ptr %all, i64 1, !dbg !68
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !68
  %call = call i32 @puts(ptr noundef %0), !dbg !69
  %call1 = call i32 @system(ptr noundef @.str), !dbg !70
  ret void, !dbg !71
}

declare i32 @system(ptr noundef) #3

declare i32 @puts(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "arguments.c", directory: ".", checksumkind: CSK_MD5, checksum: "0a3f75e033857206307462a6e46f1f44")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !{}
!24 = !DILocalVariable(name: "count", arg: 1, scope: !17, file: !2, line: 10, type: !20)
!25 = !DILocation(line: 0, scope: !17)
!26 = !DILocalVariable(name: "arguments", arg: 2, scope: !17, file: !2, line: 10, type: !21)
!27 = !DILocalVariable(name: "line", scope: !17, file: !2, line: 11, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 100)
!31 = !DILocation(line: 11, column: 8, scope: !17)
!32 = !DILocation(line: 12, column: 13, scope: !33)
!33 = distinct !DILexicalBlock(scope: !17, file: !2, line: 12, column: 7)
!34 = !DILocation(line: 13, column: 5, scope: !33)
!35 = !DILocation(line: 14, column: 11, scope: !17)
!36 = !DILocation(line: 14, column: 17, scope: !17)
!37 = !DILocation(line: 14, column: 3, scope: !17)
!38 = !DILocation(line: 15, column: 11, scope: !17)
!39 = !DILocation(line: 15, column: 3, scope: !17)
!40 = !DILocation(line: 16, column: 3, scope: !17)
!41 = !DILocation(line: 17, column: 3, scope: !17)
!42 = !DILocation(line: 18, column: 3, scope: !17)
!43 = !DILocation(line: 19, column: 3, scope: !17)
!44 = !DILocation(line: 20, column: 1, scope: !17)
!45 = distinct !DISubprogram(name: "run_bad", scope: !2, file: !2, line: 4, type: !46, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!46 = !DISubroutineType(types: !47)
!47 = !{null, !22}
!48 = !DILocalVariable(name: "command", arg: 1, scope: !45, file: !2, line: 4, type: !22)
!49 = !DILocation(line: 0, scope: !45)
!50 = !DILocation(line: 4, column: 38, scope: !45)
!51 = !DILocation(line: 4, column: 55, scope: !45)
!52 = distinct !DISubprogram(name: "run_good", scope: !2, file: !2, line: 5, type: !46, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!53 = !DILocalVariable(name: "command", arg: 1, scope: !52, file: !2, line: 5, type: !22)
!54 = !DILocation(line: 0, scope: !52)
!55 = !DILocation(line: 5, column: 39, scope: !52)
!56 = !DILocation(line: 5, column: 56, scope: !52)
!57 = distinct !DISubprogram(name: "first_bad", scope: !2, file: !2, line: 7, type: !58, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!58 = !DISubroutineType(types: !59)
!59 = !{null, !21}
!60 = !DILocalVariable(name: "all", arg: 1, scope: !57, file: !2, line: 7, type: !21)
!61 = !DILocation(line: 0, scope: !57)
!62 = !DILocation(line: 7, column: 44, scope: !57)
!63 = !DILocation(line: 7, column: 37, scope: !57)
!64 = !DILocation(line: 7, column: 53, scope: !57)
!65 = distinct !DISubprogram(name: "first_good", scope: !2, file: !2, line: 8, type: !58, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!66 = !DILocalVariable(name: "all", arg: 1, scope: !65, file: !2, line: 8, type: !21)
!67 = !DILocation(line: 0, scope: !65)
!68 = !DILocation(line: 8, column: 43, scope: !65)
!69 = !DILocation(line: 8, column: 38, scope: !65)
!70 = !DILocation(line: 8, column: 52, scope: !65)
!71 = !DILocation(line: 8, column: 66, scope: !65)
