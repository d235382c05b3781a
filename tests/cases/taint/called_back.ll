; ModuleID = '<stdin>'
source_filename = "called_back.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.job = type { [64 x i8] }

@input = internal global [64 x i8] zeroinitializer, align 16, !dbg !0
@stdin = external global ptr, align 8
@fixed = internal global [64 x i8] c"ls\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 16, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local void @thread_bad() #0 !dbg !21 {
entry:
  %job = alloca %struct.job, align 1
  %thread = alloca i64, align 8
    #dbg_declare(ptr %job, !25, !DIExpression(), !29)
    #dbg_declare(ptr %thread, !30, !DIExpression(), !34)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @copy_input, ptr noundef %job) #3, !dbg !35
  %0 = load i64, ptr %thread, align 8, !dbg !36
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !37
  %text = getelementptr inbounds nuw %struct.job, ptr %job, i32 0, i32 0, !dbg !38
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !39
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !40
  ret void, !dbg !41
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @copy_input(ptr noundef %argument) #0 !dbg !42 {
entry:
    #dbg_value(ptr %argument, !45, !DIExpression(), !46)
    #dbg_value(ptr %argument, !47, !DIExpression(), !46)
  %text = getelementptr inbounds nuw %struct.job, ptr %argument, i32 0, i32 0, !dbg !49
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !50
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @input) #3, !dbg !51
  ret ptr null, !dbg !52
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @thread_good() #0 !dbg !53 {
entry:
  %job = alloca %struct.job, align 1
  %thread = alloca i64, align 8
    #dbg_declare(ptr %job, !54, !DIExpression(), !55)
    #dbg_declare(ptr %thread, !56, !DIExpression(), !57)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @copy_fixed, ptr noundef %job) #3, !dbg !58
  %0 = load i64, ptr %thread, align 8, !dbg !59
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !60
  %text = getelementptr inbounds nuw %struct.job, ptr %job, i32 0, i32 0, !dbg !61
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !62
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !63
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @copy_fixed(ptr noundef %argument) #0 !dbg !65 {
entry:
    #dbg_value(ptr %argument, !66, !DIExpression(), !67)
    #dbg_value(ptr %argument, !68, !DIExpression(), !67)
  %text = getelementptr inbounds nuw %struct.job, ptr %argument, i32 0, i32 0, !dbg !69
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0, !dbg !70
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @fixed) #3, !dbg !71
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !73 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !dbg !77
  %call = call ptr @fgets(ptr noundef @input, i32 noundef 64, ptr noundef %0), !dbg !78
  call void @thread_bad(), !dbg !79
  call void @thread_good(), !dbg !80
  ret i32 0, !dbg !81
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "input", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "called_back.c", directory: ".", checksumkind: CSK_MD5, checksum: "50d1b223a8abc5fb096533e5b5bef863")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "fixed", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 512, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!21 = distinct !DISubprogram(name: "thread_bad", scope: !3, file: !3, line: 26, type: !22, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !{}
!25 = !DILocalVariable(name: "job", scope: !21, file: !3, line: 27, type: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 7, size: 512, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !26, file: !3, line: 8, baseType: !9, size: 512)
!29 = !DILocation(line: 27, column: 14, scope: !21)
!30 = !DILocalVariable(name: "thread", scope: !21, file: !3, line: 28, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !32, line: 27, baseType: !33)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DILocation(line: 28, column: 13, scope: !21)
!35 = !DILocation(line: 29, column: 3, scope: !21)
!36 = !DILocation(line: 30, column: 16, scope: !21)
!37 = !DILocation(line: 30, column: 3, scope: !21)
!38 = !DILocation(line: 31, column: 14, scope: !21)
!39 = !DILocation(line: 31, column: 10, scope: !21)
!40 = !DILocation(line: 31, column: 3, scope: !21)
!41 = !DILocation(line: 32, column: 1, scope: !21)
!42 = distinct !DISubprogram(name: "copy_input", scope: !3, file: !3, line: 14, type: !43, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "argument", arg: 1, scope: !42, file: !3, line: 14, type: !5)
!46 = !DILocation(line: 0, scope: !42)
!47 = !DILocalVariable(name: "job", scope: !42, file: !3, line: 15, type: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!49 = !DILocation(line: 16, column: 15, scope: !42)
!50 = !DILocation(line: 16, column: 10, scope: !42)
!51 = !DILocation(line: 16, column: 3, scope: !42)
!52 = !DILocation(line: 17, column: 3, scope: !42)
!53 = distinct !DISubprogram(name: "thread_good", scope: !3, file: !3, line: 34, type: !22, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!54 = !DILocalVariable(name: "job", scope: !53, file: !3, line: 35, type: !26)
!55 = !DILocation(line: 35, column: 14, scope: !53)
!56 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 36, type: !31)
!57 = !DILocation(line: 36, column: 13, scope: !53)
!58 = !DILocation(line: 37, column: 3, scope: !53)
!59 = !DILocation(line: 38, column: 16, scope: !53)
!60 = !DILocation(line: 38, column: 3, scope: !53)
!61 = !DILocation(line: 39, column: 14, scope: !53)
!62 = !DILocation(line: 39, column: 10, scope: !53)
!63 = !DILocation(line: 39, column: 3, scope: !53)
!64 = !DILocation(line: 40, column: 1, scope: !53)
!65 = distinct !DISubprogram(name: "copy_fixed", scope: !3, file: !3, line: 20, type: !43, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!66 = !DILocalVariable(name: "argument", arg: 1, scope: !65, file: !3, line: 20, type: !5)
!67 = !DILocation(line: 0, scope: !65)
!68 = !DILocalVariable(name: "job", scope: !65, file: !3, line: 21, type: !48)
!69 = !DILocation(line: 22, column: 15, scope: !65)
!70 = !DILocation(line: 22, column: 10, scope: !65)
!71 = !DILocation(line: 22, column: 3, scope: !65)
!72 = !DILocation(line: 23, column: 3, scope: !65)
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !74, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!74 = !DISubroutineType(types: !75)
!75 = !{!76}
!76 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!77 = !DILocation(line: 43, column: 30, scope: !73)
!78 = !DILocation(line: 43, column: 3, scope: !73)
!79 = !DILocation(line: 44, column: 3, scope: !73)
!80 = !DILocation(line: 45, column: 3, scope: !73)
!81 = !DILocation(line: 46, column: 3, scope: !73)
