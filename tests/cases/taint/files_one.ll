; ModuleID = '<stdin>'
source_filename = "files_one.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !7
@two_global_bad = external global ptr, align 8
@two_global_good = external global ptr, align 8
@two_hook_bad = external global ptr, align 8
@two_hook_good = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @over_bad() #0 !dbg !22 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !26, !DIExpression(), !30)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !30
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !31
  %0 = load ptr, ptr @stdin, align 8, !dbg !32
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !33
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !34
  call void @two_run_bad(ptr noundef %arraydecay1), !dbg !35
  ret void, !dbg !36
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare void @two_run_bad(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @over_good() #0 !dbg !37 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !38, !DIExpression(), !39)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !39
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !40
  %0 = load ptr, ptr @stdin, align 8, !dbg !41
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !42
  call void @two_run_good(ptr noundef @.str), !dbg !43
  ret void, !dbg !44
}

declare void @two_run_good(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @back_bad() #0 !dbg !45 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !46, !DIExpression(), !47)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !47
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !48
  call void @two_read(ptr noundef %arraydecay, i32 noundef 100), !dbg !49
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !50
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !51
  ret void, !dbg !52
}

declare void @two_read(ptr noundef, i32 noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @back_good() #0 !dbg !53 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !54, !DIExpression(), !55)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !55
    #dbg_declare(ptr %safe, !56, !DIExpression(), !57)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !57
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !57
  store i8 108, ptr %0, align 16, !dbg !57
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !57
  store i8 115, ptr %1, align 1, !dbg !57
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !58
  call void @two_read(ptr noundef %arraydecay, i32 noundef 100), !dbg !59
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !60
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !61
  ret void, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @around_bad() #0 !dbg !63 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !64, !DIExpression(), !65)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !65
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !66
  %0 = load ptr, ptr @stdin, align 8, !dbg !67
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !68
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !69
  %call2 = call ptr @two_same(ptr noundef %arraydecay1), !dbg !70
  %call3 = call i32 @system(ptr noundef %call2), !dbg !71
  ret void, !dbg !72
}

declare ptr @two_same(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @around_good() #0 !dbg !73 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !74, !DIExpression(), !75)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !75
    #dbg_declare(ptr %safe, !76, !DIExpression(), !77)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !77
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !77
  store i8 108, ptr %0, align 16, !dbg !77
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !77
  store i8 115, ptr %1, align 1, !dbg !77
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !78
  %2 = load ptr, ptr @stdin, align 8, !dbg !79
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %2), !dbg !80
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !81
  %call2 = call ptr @two_same(ptr noundef %arraydecay1), !dbg !82
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !83
  %call4 = call ptr @two_same(ptr noundef %arraydecay3), !dbg !84
  %call5 = call i32 @system(ptr noundef %call4), !dbg !85
  ret void, !dbg !86
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @globals_bad() #0 !dbg !87 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.1) #4, !dbg !88
  store ptr %call, ptr @two_global_bad, align 8, !dbg !89
  call void @two_use_globals_bad(), !dbg !90
  ret void, !dbg !91
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

declare void @two_use_globals_bad() #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @globals_good() #0 !dbg !92 {
entry:
  store ptr @.str, ptr @two_global_good, align 8, !dbg !93
  call void @two_use_globals_good(), !dbg !94
  ret void, !dbg !95
}

declare void @two_use_globals_good() #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @hooks_bad() #0 !dbg !96 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !97, !DIExpression(), !98)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !98
  store ptr @outside, ptr @two_hook_bad, align 8, !dbg !99
  %0 = load ptr, ptr @two_hook_bad, align 8, !dbg !100
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !101
  call void %0(ptr noundef %arraydecay), !dbg !100
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !102
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !103
  ret void, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define internal void @outside(ptr noundef %to) #0 !dbg !105 {
entry:
    #dbg_value(ptr %to, !109, !DIExpression(), !110)
  %0 = load ptr, ptr @stdin, align 8, !dbg !111
  %call = call ptr @fgets(ptr noundef %to, i32 noundef 100, ptr noundef %0), !dbg !112
  ret void, !dbg !113
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @hooks_good() #0 !dbg !114 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !115, !DIExpression(), !116)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !116
  store ptr @inside, ptr @two_hook_good, align 8, !dbg !117
  %0 = load ptr, ptr @two_hook_good, align 8, !dbg !118
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !119
  call void %0(ptr noundef %arraydecay), !dbg !118
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !120
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !121
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind uwtable
define internal void @inside(ptr noundef %to) #0 !dbg !123 {
entry:
    #dbg_value(ptr %to, !124, !DIExpression(), !125)
  %call = call ptr @strcpy(ptr noundef %to, ptr noundef @.str) #4, !dbg !126
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !128 {
entry:
    #dbg_value(i32 %count, !133, !DIExpression(), !134)
    #dbg_value(ptr %arguments, !135, !DIExpression(), !134)
  call void @over_bad(), !dbg !136
  call void @over_good(), !dbg !137
  call void @back_bad(), !dbg !138
  call void @back_good(), !dbg !139
  call void @around_bad(), !dbg !140
  call void @around_good(), !dbg !141
  call void @globals_bad(), !dbg !142
  call void @globals_good(), !dbg !143
  call void @hooks_bad(), !dbg !144
  call void @hooks_good(), !dbg !145
  ret i32 0, !dbg !146
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "files_one.c", directory: ".", checksumkind: CSK_MD5, checksum: "76ad50e5acbcf6629ac39ca6668fa37b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !13, splitDebugInlining: false, nameTableKind: None)
!13 = !{!0, !7}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!22 = distinct !DISubprogram(name: "over_bad", scope: !2, file: !2, line: 14, type: !23, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !{}
!26 = !DILocalVariable(name: "data", scope: !22, file: !2, line: 15, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 100)
!30 = !DILocation(line: 15, column: 8, scope: !22)
!31 = !DILocation(line: 16, column: 9, scope: !22)
!32 = !DILocation(line: 16, column: 20, scope: !22)
!33 = !DILocation(line: 16, column: 3, scope: !22)
!34 = !DILocation(line: 17, column: 15, scope: !22)
!35 = !DILocation(line: 17, column: 3, scope: !22)
!36 = !DILocation(line: 18, column: 1, scope: !22)
!37 = distinct !DISubprogram(name: "over_good", scope: !2, file: !2, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!38 = !DILocalVariable(name: "data", scope: !37, file: !2, line: 21, type: !27)
!39 = !DILocation(line: 21, column: 8, scope: !37)
!40 = !DILocation(line: 22, column: 9, scope: !37)
!41 = !DILocation(line: 22, column: 20, scope: !37)
!42 = !DILocation(line: 22, column: 3, scope: !37)
!43 = !DILocation(line: 23, column: 3, scope: !37)
!44 = !DILocation(line: 24, column: 1, scope: !37)
!45 = distinct !DISubprogram(name: "back_bad", scope: !2, file: !2, line: 26, type: !23, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!46 = !DILocalVariable(name: "data", scope: !45, file: !2, line: 27, type: !27)
!47 = !DILocation(line: 27, column: 8, scope: !45)
!48 = !DILocation(line: 28, column: 12, scope: !45)
!49 = !DILocation(line: 28, column: 3, scope: !45)
!50 = !DILocation(line: 29, column: 10, scope: !45)
!51 = !DILocation(line: 29, column: 3, scope: !45)
!52 = !DILocation(line: 30, column: 1, scope: !45)
!53 = distinct !DISubprogram(name: "back_good", scope: !2, file: !2, line: 32, type: !23, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!54 = !DILocalVariable(name: "data", scope: !53, file: !2, line: 33, type: !27)
!55 = !DILocation(line: 33, column: 8, scope: !53)
!56 = !DILocalVariable(name: "safe", scope: !53, file: !2, line: 33, type: !27)
!57 = !DILocation(line: 33, column: 24, scope: !53)
!58 = !DILocation(line: 34, column: 12, scope: !53)
!59 = !DILocation(line: 34, column: 3, scope: !53)
!60 = !DILocation(line: 35, column: 10, scope: !53)
!61 = !DILocation(line: 35, column: 3, scope: !53)
!62 = !DILocation(line: 36, column: 1, scope: !53)
!63 = distinct !DISubprogram(name: "around_bad", scope: !2, file: !2, line: 38, type: !23, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!64 = !DILocalVariable(name: "data", scope: !63, file: !2, line: 39, type: !27)
!65 = !DILocation(line: 39, column: 8, scope: !63)
!66 = !DILocation(line: 40, column: 9, scope: !63)
!67 = !DILocation(line: 40, column: 20, scope: !63)
!68 = !DILocation(line: 40, column: 3, scope: !63)
!69 = !DILocation(line: 41, column: 19, scope: !63)
!70 = !DILocation(line: 41, column: 10, scope: !63)
!71 = !DILocation(line: 41, column: 3, scope: !63)
!72 = !DILocation(line: 42, column: 1, scope: !63)
!73 = distinct !DISubprogram(name: "around_good", scope: !2, file: !2, line: 44, type: !23, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!74 = !DILocalVariable(name: "data", scope: !73, file: !2, line: 45, type: !27)
!75 = !DILocation(line: 45, column: 8, scope: !73)
!76 = !DILocalVariable(name: "safe", scope: !73, file: !2, line: 45, type: !27)
!77 = !DILocation(line: 45, column: 24, scope: !73)
!78 = !DILocation(line: 46, column: 9, scope: !73)
!79 = !DILocation(line: 46, column: 20, scope: !73)
!80 = !DILocation(line: 46, column: 3, scope: !73)
!81 = !DILocation(line: 47, column: 12, scope: !73)
!82 = !DILocation(line: 47, column: 3, scope: !73)
!83 = !DILocation(line: 48, column: 19, scope: !73)
!84 = !DILocation(line: 48, column: 10, scope: !73)
!85 = !DILocation(line: 48, column: 3, scope: !73)
!86 = !DILocation(line: 49, column: 1, scope: !73)
!87 = distinct !DISubprogram(name: "globals_bad", scope: !2, file: !2, line: 51, type: !23, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!88 = !DILocation(line: 52, column: 20, scope: !87)
!89 = !DILocation(line: 52, column: 18, scope: !87)
!90 = !DILocation(line: 53, column: 3, scope: !87)
!91 = !DILocation(line: 54, column: 1, scope: !87)
!92 = distinct !DISubprogram(name: "globals_good", scope: !2, file: !2, line: 56, type: !23, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!93 = !DILocation(line: 57, column: 19, scope: !92)
!94 = !DILocation(line: 58, column: 3, scope: !92)
!95 = !DILocation(line: 59, column: 1, scope: !92)
!96 = distinct !DISubprogram(name: "hooks_bad", scope: !2, file: !2, line: 64, type: !23, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!97 = !DILocalVariable(name: "data", scope: !96, file: !2, line: 65, type: !27)
!98 = !DILocation(line: 65, column: 8, scope: !96)
!99 = !DILocation(line: 66, column: 16, scope: !96)
!100 = !DILocation(line: 67, column: 3, scope: !96)
!101 = !DILocation(line: 67, column: 16, scope: !96)
!102 = !DILocation(line: 68, column: 10, scope: !96)
!103 = !DILocation(line: 68, column: 3, scope: !96)
!104 = !DILocation(line: 69, column: 1, scope: !96)
!105 = distinct !DISubprogram(name: "outside", scope: !2, file: !2, line: 61, type: !106, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !25)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!109 = !DILocalVariable(name: "to", arg: 1, scope: !105, file: !2, line: 61, type: !108)
!110 = !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 61, column: 48, scope: !105)
!112 = !DILocation(line: 61, column: 33, scope: !105)
!113 = !DILocation(line: 61, column: 56, scope: !105)
!114 = distinct !DISubprogram(name: "hooks_good", scope: !2, file: !2, line: 71, type: !23, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!115 = !DILocalVariable(name: "data", scope: !114, file: !2, line: 72, type: !27)
!116 = !DILocation(line: 72, column: 8, scope: !114)
!117 = !DILocation(line: 73, column: 17, scope: !114)
!118 = !DILocation(line: 74, column: 3, scope: !114)
!119 = !DILocation(line: 74, column: 17, scope: !114)
!120 = !DILocation(line: 75, column: 10, scope: !114)
!121 = !DILocation(line: 75, column: 3, scope: !114)
!122 = !DILocation(line: 76, column: 1, scope: !114)
!123 = distinct !DISubprogram(name: "inside", scope: !2, file: !2, line: 62, type: !106, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !12, retainedNodes: !25)
!124 = !DILocalVariable(name: "to", arg: 1, scope: !123, file: !2, line: 62, type: !108)
!125 = !DILocation(line: 0, scope: !123)
!126 = !DILocation(line: 62, column: 32, scope: !123)
!127 = !DILocation(line: 62, column: 50, scope: !123)
!128 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 78, type: !129, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !25)
!129 = !DISubroutineType(types: !130)
!130 = !{!131, !131, !132}
!131 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!133 = !DILocalVariable(name: "count", arg: 1, scope: !128, file: !2, line: 78, type: !131)
!134 = !DILocation(line: 0, scope: !128)
!135 = !DILocalVariable(name: "arguments", arg: 2, scope: !128, file: !2, line: 78, type: !132)
!136 = !DILocation(line: 81, column: 3, scope: !128)
!137 = !DILocation(line: 81, column: 15, scope: !128)
!138 = !DILocation(line: 82, column: 3, scope: !128)
!139 = !DILocation(line: 82, column: 15, scope: !128)
!140 = !DILocation(line: 83, column: 3, scope: !128)
!141 = !DILocation(line: 83, column: 17, scope: !128)
!142 = !DILocation(line: 84, column: 3, scope: !128)
!143 = !DILocation(line: 84, column: 18, scope: !128)
!144 = !DILocation(line: 85, column: 3, scope: !128)
!145 = !DILocation(line: 85, column: 16, scope: !128)
!146 = !DILocation(line: 86, column: 3, scope: !128)
