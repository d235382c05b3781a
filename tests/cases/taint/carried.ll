; ModuleID = '<stdin>'
source_filename = "carried.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.job = type { ptr }
%struct.packet = type { i32, [60 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"X\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c",\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [3 x i8] c"sh\00", align 1, !dbg !14
@.str.4 = private unnamed_addr constant [3 x i8] c"-c\00", align 1, !dbg !16
@.str.5 = private unnamed_addr constant [8 x i8] c"/bin/sh\00", align 1, !dbg !18
@.str.6 = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1, !dbg !23
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @made(ptr noundef %argv) #0 !dbg !38 {
entry:
    #dbg_value(ptr %argv, !44, !DIExpression(), !45)
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !46
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !46
  %call = call ptr @make(ptr noundef %0), !dbg !47
  %name = getelementptr inbounds nuw %struct.job, ptr %call, i32 0, i32 0, !dbg !48
  %1 = load ptr, ptr %name, align 8, !dbg !48
  %call1 = call i32 @system(ptr noundef %1), !dbg !49
  ret void, !dbg !50
}

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %name) #0 !dbg !51 {
entry:
    #dbg_value(ptr %name, !58, !DIExpression(), !59)
  %call = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !60
    #dbg_value(ptr %call, !61, !DIExpression(), !59)
  %name1 = getelementptr inbounds nuw %struct.job, ptr %call, i32 0, i32 0, !dbg !62
  store ptr %name, ptr %name1, align 8, !dbg !63
  ret ptr %call, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @made_clean() #0 !dbg !65 {
entry:
  %call = call ptr @make(ptr noundef @.str), !dbg !68
  %name = getelementptr inbounds nuw %struct.job, ptr %call, i32 0, i32 0, !dbg !69
  %0 = load ptr, ptr %name, align 8, !dbg !69
  %call1 = call i32 @system(ptr noundef %0), !dbg !70
  ret void, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @found(ptr noundef %argv) #0 !dbg !72 {
entry:
    #dbg_value(ptr %argv, !73, !DIExpression(), !74)
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !75
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !75
  %call = call ptr @strchr(ptr noundef %0, i32 noundef 61) #8, !dbg !76
  %call1 = call i32 @system(ptr noundef %call), !dbg !77
  ret void, !dbg !78
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @cut() #0 !dbg !79 {
entry:
  %rest = alloca ptr, align 8
    #dbg_declare(ptr %rest, !80, !DIExpression(), !81)
  %call = call ptr @getenv(ptr noundef @.str.1) #9, !dbg !82
  store ptr %call, ptr %rest, align 8, !dbg !81
  %call1 = call ptr @strsep(ptr noundef %rest, ptr noundef @.str.2) #9, !dbg !83
  %call2 = call i32 @system(ptr noundef %call1), !dbg !84
  ret void, !dbg !85
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strsep(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @ended(ptr noundef %argv) #0 !dbg !86 {
entry:
  %end = alloca ptr, align 8
    #dbg_value(ptr %argv, !87, !DIExpression(), !88)
    #dbg_declare(ptr %end, !89, !DIExpression(), !90)
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !91
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !91
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %end, i32 noundef 10) #9, !dbg !92
  %1 = load ptr, ptr %end, align 8, !dbg !93
  %call1 = call i32 @system(ptr noundef %1), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @filled() #0 !dbg !96 {
entry:
  %packet = alloca %struct.packet, align 4
    #dbg_declare(ptr %packet, !97, !DIExpression(), !106)
  %call = call i64 @read(i32 noundef 0, ptr noundef %packet, i64 noundef 64), !dbg !107
  %text = getelementptr inbounds nuw %struct.packet, ptr %packet, i32 0, i32 1, !dbg !108
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !109
  %call1 = call i32 @system(ptr noundef %arraydecay), !dbg !110
  ret void, !dbg !111
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @other_member() #0 !dbg !112 {
entry:
  %packet = alloca %struct.packet, align 4
    #dbg_declare(ptr %packet, !113, !DIExpression(), !114)
  %length = getelementptr inbounds nuw %struct.packet, ptr %packet, i32 0, i32 0, !dbg !115
  store i32 3, ptr %length, align 4, !dbg !116
  %text = getelementptr inbounds nuw %struct.packet, ptr %packet, i32 0, i32 1, !dbg !117
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !118
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 60), !dbg !119
  %length1 = getelementptr inbounds nuw %struct.packet, ptr %packet, i32 0, i32 0, !dbg !120
  %0 = load i32, ptr %length1, align 4, !dbg !120
  %call2 = call i32 @usleep(i32 noundef %0), !dbg !121
  ret void, !dbg !122
}

declare i32 @usleep(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied() #0 !dbg !123 {
entry:
  %raw = alloca [64 x i8], align 16
  %packet = alloca %struct.packet, align 4
    #dbg_declare(ptr %raw, !124, !DIExpression(), !128)
    #dbg_declare(ptr %packet, !129, !DIExpression(), !130)
  %arraydecay = getelementptr inbounds [64 x i8], ptr %raw, i64 0, i64 0, !dbg !131
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 64), !dbg !132
  %arraydecay1 = getelementptr inbounds [64 x i8], ptr %raw, i64 0, i64 0, !dbg !133
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %packet, ptr align 16 %arraydecay1, i64 64, i1 false), !dbg !133
  %text = getelementptr inbounds nuw %struct.packet, ptr %packet, i32 0, i32 1, !dbg !134
  %arraydecay2 = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !135
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @listed(ptr noundef %argv) #0 !dbg !138 {
entry:
  %vector = alloca [4 x ptr], align 16
    #dbg_value(ptr %argv, !139, !DIExpression(), !140)
    #dbg_declare(ptr %vector, !141, !DIExpression(), !145)
  store ptr @.str.3, ptr %vector, align 8, !dbg !146
  %arrayinit.element = getelementptr inbounds ptr, ptr %vector, i64 1, !dbg !146
  store ptr @.str.4, ptr %arrayinit.element, align 8, !dbg !146
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %vector, i64 2, !dbg !146
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !147
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !147
  store ptr %0, ptr %arrayinit.element1, align 8, !dbg !146
  %arrayinit.element2 = getelementptr inbounds ptr, ptr %vector, i64 3, !dbg !146
  store ptr null, ptr %arrayinit.element2, align 8, !dbg !146
  %arraydecay = getelementptr inbounds [4 x ptr], ptr %vector, i64 0, i64 0, !dbg !148
  %call = call i32 @execv(ptr noundef @.str.5, ptr noundef %arraydecay) #9, !dbg !149
  ret void, !dbg !150
}

; Function Attrs: nounwind
declare i32 @execv(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @printed(ptr noundef %argv) #0 !dbg !151 {
entry:
  %command = alloca [99 x i8], align 16
    #dbg_value(ptr %argv, !152, !DIExpression(), !153)
    #dbg_declare(ptr %command, !154, !DIExpression(), !158)
  %arraydecay = getelementptr inbounds [99 x i8], ptr %command, i64 0, i64 0, !dbg !159
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !160
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !160
  call void (ptr, i64, ptr, ...) @print(ptr noundef %arraydecay, i64 noundef 99, ptr noundef @.str.6, ptr noundef %0), !dbg !161
  %arraydecay1 = getelementptr inbounds [99 x i8], ptr %command, i64 0, i64 0, !dbg !162
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !163
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define internal void @print(ptr noundef %to, i64 noundef %size, ptr noundef %format, ...) #0 !dbg !165 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %to, !173, !DIExpression(), !174)
    #dbg_value(i64 %size, !175, !DIExpression(), !174)
    #dbg_value(ptr %format, !176, !DIExpression(), !174)
    #dbg_declare(ptr %list, !177, !DIExpression(), !194)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !195
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !195
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !196
  %call = call i32 @vsnprintf(ptr noundef %to, i64 noundef %size, ptr noundef %format, ptr noundef %arraydecay1) #9, !dbg !197
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !198
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !198
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @threaded(ptr noundef %argv) #0 !dbg !200 {
entry:
  %thread = alloca i64, align 8
  %result = alloca ptr, align 8
    #dbg_value(ptr %argv, !201, !DIExpression(), !202)
    #dbg_declare(ptr %thread, !203, !DIExpression(), !206)
    #dbg_declare(ptr %result, !207, !DIExpression(), !208)
  %arrayidx = getelementptr inbounds ptr, ptr %argv, i64 1, !dbg !209
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !209
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @work, ptr noundef %0) #9, !dbg !210
  %1 = load i64, ptr %thread, align 8, !dbg !211
  %call1 = call i32 @pthread_join(i64 noundef %1, ptr noundef %result), !dbg !212
  %2 = load ptr, ptr %result, align 8, !dbg !213
  %call2 = call i32 @system(ptr noundef %2), !dbg !214
  ret void, !dbg !215
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %argument) #0 !dbg !216 {
entry:
    #dbg_value(ptr %argument, !219, !DIExpression(), !220)
  ret ptr %argument, !dbg !221
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @line() #0 !dbg !222 {
entry:
  %text = alloca ptr, align 8
  %size = alloca i64, align 8
    #dbg_declare(ptr %text, !223, !DIExpression(), !224)
  store ptr null, ptr %text, align 8, !dbg !224
    #dbg_declare(ptr %size, !225, !DIExpression(), !226)
  store i64 0, ptr %size, align 8, !dbg !226
  %0 = load ptr, ptr @stdin, align 8, !dbg !227
  %call = call i64 @getline(ptr noundef %text, ptr noundef %size, ptr noundef %0), !dbg !228
  %1 = load ptr, ptr %text, align 8, !dbg !229
  %call1 = call i32 @system(ptr noundef %1), !dbg !230
  ret void, !dbg !231
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv, ptr noundef %variables) #0 !dbg !232 {
entry:
    #dbg_value(i32 %argc, !235, !DIExpression(), !236)
    #dbg_value(ptr %argv, !237, !DIExpression(), !236)
    #dbg_value(ptr %variables, !238, !DIExpression(), !236)
  call void @made(ptr noundef %argv), !dbg !239
  call void @made_clean(), !dbg !240
  call void @found(ptr noundef %argv), !dbg !241
  call void @cut(), !dbg !242
  call void @ended(ptr noundef %argv), !dbg !243
  call void @filled(), !dbg !244
  call void @other_member(), !dbg !245
  call void @copied(), !dbg !246
  call void @listed(ptr noundef %argv), !dbg !247
  call void @printed(ptr noundef %argv), !dbg !248
  call void @threaded(ptr noundef %argv), !dbg !249
  call void @line(), !dbg !250
  %arrayidx = getelementptr inbounds ptr, ptr %variables, i64 0, !dbg !251
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !251
  %call = call i32 @system(ptr noundef %0), !dbg !252
  ret i32 %call, !dbg !253
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: nounwind
declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind }

!llvm.dbg.cu = !{!28}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "carried.c", directory: ".", checksumkind: CSK_MD5, checksum: "d04d64b73275831ade193ba0e90b09f0")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !9, isLocal: true, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 8)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 6)
!28 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !29, splitDebugInlining: false, nameTableKind: None)
!29 = !{!0, !7, !12, !14, !16, !18, !23}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!38 = distinct !DISubprogram(name: "made", scope: !2, file: !2, line: 26, type: !39, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!43 = !{}
!44 = !DILocalVariable(name: "argv", arg: 1, scope: !38, file: !2, line: 26, type: !41)
!45 = !DILocation(line: 0, scope: !38)
!46 = !DILocation(line: 26, column: 38, scope: !38)
!47 = !DILocation(line: 26, column: 33, scope: !38)
!48 = !DILocation(line: 26, column: 48, scope: !38)
!49 = !DILocation(line: 26, column: 26, scope: !38)
!50 = !DILocation(line: 26, column: 55, scope: !38)
!51 = distinct !DISubprogram(name: "make", scope: !2, file: !2, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !28, retainedNodes: !43)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !42}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !2, line: 10, size: 64, elements: !56)
!56 = !{!57}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !55, file: !2, line: 10, baseType: !42, size: 64)
!58 = !DILocalVariable(name: "name", arg: 1, scope: !51, file: !2, line: 13, type: !42)
!59 = !DILocation(line: 0, scope: !51)
!60 = !DILocation(line: 14, column: 21, scope: !51)
!61 = !DILocalVariable(name: "job", scope: !51, file: !2, line: 14, type: !54)
!62 = !DILocation(line: 15, column: 8, scope: !51)
!63 = !DILocation(line: 15, column: 13, scope: !51)
!64 = !DILocation(line: 16, column: 3, scope: !51)
!65 = distinct !DISubprogram(name: "made_clean", scope: !2, file: !2, line: 27, type: !66, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28)
!66 = !DISubroutineType(types: !67)
!67 = !{null}
!68 = !DILocation(line: 27, column: 32, scope: !65)
!69 = !DILocation(line: 27, column: 44, scope: !65)
!70 = !DILocation(line: 27, column: 25, scope: !65)
!71 = !DILocation(line: 27, column: 51, scope: !65)
!72 = distinct !DISubprogram(name: "found", scope: !2, file: !2, line: 28, type: !39, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!73 = !DILocalVariable(name: "argv", arg: 1, scope: !72, file: !2, line: 28, type: !41)
!74 = !DILocation(line: 0, scope: !72)
!75 = !DILocation(line: 28, column: 41, scope: !72)
!76 = !DILocation(line: 28, column: 34, scope: !72)
!77 = !DILocation(line: 28, column: 27, scope: !72)
!78 = !DILocation(line: 28, column: 57, scope: !72)
!79 = distinct !DISubprogram(name: "cut", scope: !2, file: !2, line: 29, type: !66, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!80 = !DILocalVariable(name: "rest", scope: !79, file: !2, line: 29, type: !42)
!81 = !DILocation(line: 29, column: 24, scope: !79)
!82 = !DILocation(line: 29, column: 31, scope: !79)
!83 = !DILocation(line: 29, column: 51, scope: !79)
!84 = !DILocation(line: 29, column: 44, scope: !79)
!85 = !DILocation(line: 29, column: 72, scope: !79)
!86 = distinct !DISubprogram(name: "ended", scope: !2, file: !2, line: 30, type: !39, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!87 = !DILocalVariable(name: "argv", arg: 1, scope: !86, file: !2, line: 30, type: !41)
!88 = !DILocation(line: 0, scope: !86)
!89 = !DILocalVariable(name: "end", scope: !86, file: !2, line: 30, type: !42)
!90 = !DILocation(line: 30, column: 33, scope: !86)
!91 = !DILocation(line: 30, column: 45, scope: !86)
!92 = !DILocation(line: 30, column: 38, scope: !86)
!93 = !DILocation(line: 30, column: 72, scope: !86)
!94 = !DILocation(line: 30, column: 65, scope: !86)
!95 = !DILocation(line: 30, column: 78, scope: !86)
!96 = distinct !DISubprogram(name: "filled", scope: !2, file: !2, line: 31, type: !66, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!97 = !DILocalVariable(name: "packet", scope: !96, file: !2, line: 31, type: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packet", file: !2, line: 11, size: 512, elements: !99)
!99 = !{!100, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !98, file: !2, line: 11, baseType: !101, size: 32)
!101 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !98, file: !2, line: 11, baseType: !103, size: 480, offset: 32)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 480, elements: !104)
!104 = !{!105}
!105 = !DISubrange(count: 60)
!106 = !DILocation(line: 31, column: 35, scope: !96)
!107 = !DILocation(line: 31, column: 43, scope: !96)
!108 = !DILocation(line: 31, column: 90, scope: !96)
!109 = !DILocation(line: 31, column: 83, scope: !96)
!110 = !DILocation(line: 31, column: 76, scope: !96)
!111 = !DILocation(line: 31, column: 97, scope: !96)
!112 = distinct !DISubprogram(name: "other_member", scope: !2, file: !2, line: 32, type: !66, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!113 = !DILocalVariable(name: "packet", scope: !112, file: !2, line: 32, type: !98)
!114 = !DILocation(line: 32, column: 41, scope: !112)
!115 = !DILocation(line: 32, column: 56, scope: !112)
!116 = !DILocation(line: 32, column: 63, scope: !112)
!117 = !DILocation(line: 32, column: 83, scope: !112)
!118 = !DILocation(line: 32, column: 76, scope: !112)
!119 = !DILocation(line: 32, column: 68, scope: !112)
!120 = !DILocation(line: 32, column: 108, scope: !112)
!121 = !DILocation(line: 32, column: 94, scope: !112)
!122 = !DILocation(line: 32, column: 117, scope: !112)
!123 = distinct !DISubprogram(name: "copied", scope: !2, file: !2, line: 33, type: !66, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!124 = !DILocalVariable(name: "raw", scope: !123, file: !2, line: 34, type: !125)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 512, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 64)
!128 = !DILocation(line: 34, column: 8, scope: !123)
!129 = !DILocalVariable(name: "packet", scope: !123, file: !2, line: 35, type: !98)
!130 = !DILocation(line: 35, column: 17, scope: !123)
!131 = !DILocation(line: 36, column: 11, scope: !123)
!132 = !DILocation(line: 36, column: 3, scope: !123)
!133 = !DILocation(line: 37, column: 3, scope: !123)
!134 = !DILocation(line: 38, column: 17, scope: !123)
!135 = !DILocation(line: 38, column: 10, scope: !123)
!136 = !DILocation(line: 38, column: 3, scope: !123)
!137 = !DILocation(line: 39, column: 1, scope: !123)
!138 = distinct !DISubprogram(name: "listed", scope: !2, file: !2, line: 40, type: !39, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!139 = !DILocalVariable(name: "argv", arg: 1, scope: !138, file: !2, line: 40, type: !41)
!140 = !DILocation(line: 0, scope: !138)
!141 = !DILocalVariable(name: "vector", scope: !138, file: !2, line: 40, type: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, elements: !143)
!143 = !{!144}
!144 = !DISubrange(count: 4)
!145 = !DILocation(line: 40, column: 34, scope: !138)
!146 = !DILocation(line: 40, column: 45, scope: !138)
!147 = !DILocation(line: 40, column: 58, scope: !138)
!148 = !DILocation(line: 40, column: 88, scope: !138)
!149 = !DILocation(line: 40, column: 71, scope: !138)
!150 = !DILocation(line: 40, column: 97, scope: !138)
!151 = distinct !DISubprogram(name: "printed", scope: !2, file: !2, line: 41, type: !39, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!152 = !DILocalVariable(name: "argv", arg: 1, scope: !151, file: !2, line: 41, type: !41)
!153 = !DILocation(line: 0, scope: !151)
!154 = !DILocalVariable(name: "command", scope: !151, file: !2, line: 41, type: !155)
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 792, elements: !156)
!156 = !{!157}
!157 = !DISubrange(count: 99)
!158 = !DILocation(line: 41, column: 34, scope: !151)
!159 = !DILocation(line: 41, column: 53, scope: !151)
!160 = !DILocation(line: 41, column: 75, scope: !151)
!161 = !DILocation(line: 41, column: 47, scope: !151)
!162 = !DILocation(line: 41, column: 92, scope: !151)
!163 = !DILocation(line: 41, column: 85, scope: !151)
!164 = !DILocation(line: 41, column: 102, scope: !151)
!165 = distinct !DISubprogram(name: "print", scope: !2, file: !2, line: 18, type: !166, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !28, retainedNodes: !43)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !42, !168, !171, null}
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !169, line: 18, baseType: !170)
!169 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!170 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!173 = !DILocalVariable(name: "to", arg: 1, scope: !165, file: !2, line: 18, type: !42)
!174 = !DILocation(line: 0, scope: !165)
!175 = !DILocalVariable(name: "size", arg: 2, scope: !165, file: !2, line: 18, type: !168)
!176 = !DILocalVariable(name: "format", arg: 3, scope: !165, file: !2, line: 18, type: !171)
!177 = !DILocalVariable(name: "list", scope: !165, file: !2, line: 19, type: !178)
!178 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !179, line: 52, baseType: !180)
!179 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!180 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !181, line: 12, baseType: !182)
!181 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg___gnuc_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !183)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !184, size: 192, elements: !192)
!184 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !185)
!185 = !{!186, !188, !189, !191}
!186 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !184, file: !2, line: 19, baseType: !187, size: 32)
!187 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !184, file: !2, line: 19, baseType: !187, size: 32, offset: 32)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !184, file: !2, line: 19, baseType: !190, size: 64, offset: 64)
!190 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !184, file: !2, line: 19, baseType: !190, size: 64, offset: 128)
!192 = !{!193}
!193 = !DISubrange(count: 1)
!194 = !DILocation(line: 19, column: 11, scope: !165)
!195 = !DILocation(line: 20, column: 3, scope: !165)
!196 = !DILocation(line: 21, column: 31, scope: !165)
!197 = !DILocation(line: 21, column: 3, scope: !165)
!198 = !DILocation(line: 22, column: 3, scope: !165)
!199 = !DILocation(line: 23, column: 1, scope: !165)
!200 = distinct !DISubprogram(name: "threaded", scope: !2, file: !2, line: 42, type: !39, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!201 = !DILocalVariable(name: "argv", arg: 1, scope: !200, file: !2, line: 42, type: !41)
!202 = !DILocation(line: 0, scope: !200)
!203 = !DILocalVariable(name: "thread", scope: !200, file: !2, line: 43, type: !204)
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !205, line: 27, baseType: !170)
!205 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!206 = !DILocation(line: 43, column: 13, scope: !200)
!207 = !DILocalVariable(name: "result", scope: !200, file: !2, line: 44, type: !190)
!208 = !DILocation(line: 44, column: 9, scope: !200)
!209 = !DILocation(line: 45, column: 36, scope: !200)
!210 = !DILocation(line: 45, column: 3, scope: !200)
!211 = !DILocation(line: 46, column: 16, scope: !200)
!212 = !DILocation(line: 46, column: 3, scope: !200)
!213 = !DILocation(line: 47, column: 10, scope: !200)
!214 = !DILocation(line: 47, column: 3, scope: !200)
!215 = !DILocation(line: 48, column: 1, scope: !200)
!216 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 24, type: !217, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !28, retainedNodes: !43)
!217 = !DISubroutineType(types: !218)
!218 = !{!190, !190}
!219 = !DILocalVariable(name: "argument", arg: 1, scope: !216, file: !2, line: 24, type: !190)
!220 = !DILocation(line: 0, scope: !216)
!221 = !DILocation(line: 24, column: 37, scope: !216)
!222 = distinct !DISubprogram(name: "line", scope: !2, file: !2, line: 49, type: !66, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!223 = !DILocalVariable(name: "text", scope: !222, file: !2, line: 49, type: !42)
!224 = !DILocation(line: 49, column: 25, scope: !222)
!225 = !DILocalVariable(name: "size", scope: !222, file: !2, line: 49, type: !168)
!226 = !DILocation(line: 49, column: 42, scope: !222)
!227 = !DILocation(line: 49, column: 74, scope: !222)
!228 = !DILocation(line: 49, column: 52, scope: !222)
!229 = !DILocation(line: 49, column: 89, scope: !222)
!230 = !DILocation(line: 49, column: 82, scope: !222)
!231 = !DILocation(line: 49, column: 96, scope: !222)
!232 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 50, type: !233, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !28, retainedNodes: !43)
!233 = !DISubroutineType(types: !234)
!234 = !{!101, !101, !41, !41}
!235 = !DILocalVariable(name: "argc", arg: 1, scope: !232, file: !2, line: 50, type: !101)
!236 = !DILocation(line: 0, scope: !232)
!237 = !DILocalVariable(name: "argv", arg: 2, scope: !232, file: !2, line: 50, type: !41)
!238 = !DILocalVariable(name: "variables", arg: 3, scope: !232, file: !2, line: 50, type: !41)
!239 = !DILocation(line: 51, column: 3, scope: !232)
!240 = !DILocation(line: 51, column: 15, scope: !232)
!241 = !DILocation(line: 51, column: 29, scope: !232)
!242 = !DILocation(line: 51, column: 42, scope: !232)
!243 = !DILocation(line: 51, column: 49, scope: !232)
!244 = !DILocation(line: 51, column: 62, scope: !232)
!245 = !DILocation(line: 51, column: 72, scope: !232)
!246 = !DILocation(line: 51, column: 88, scope: !232)
!247 = !DILocation(line: 51, column: 98, scope: !232)
!248 = !DILocation(line: 52, column: 3, scope: !232)
!249 = !DILocation(line: 52, column: 18, scope: !232)
!250 = !DILocation(line: 52, column: 34, scope: !232)
!251 = !DILocation(line: 53, column: 17, scope: !232)
!252 = !DILocation(line: 53, column: 10, scope: !232)
!253 = !DILocation(line: 53, column: 3, scope: !232)
