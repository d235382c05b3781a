; ModuleID = '<stdin>'
source_filename = "implicit.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.stored_implicit.command = private unnamed_addr constant [8 x i8] c"ls\00\00\00\00\00\00", align 1
@__const.other_good.command = private unnamed_addr constant [8 x i8] c"ls\00\00\00\00\00\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"p\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local void @stored_implicit() #0 !dbg !21 {
entry:
  %command = alloca [8 x i8], align 1
  %call = call i32 @getchar(), !dbg !25
    #dbg_value(i32 %call, !26, !DIExpression(), !28)
    #dbg_declare(ptr %command, !29, !DIExpression(), !33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %command, ptr align 1 @__const.stored_implicit.command, i64 8, i1 false), !dbg !33
  %cmp = icmp eq i32 %call, 112, !dbg !34
  br i1 %cmp, label %if.then, label %if.end, !dbg !34

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds [8 x i8], ptr %command, i64 0, i64 0, !dbg !36
  store i8 112, ptr %arrayidx, align 1, !dbg !37
  br label %if.end, !dbg !36

if.end:                                           ; preds = %if.then, %entry
  %arraydecay = getelementptr inbounds [8 x i8], ptr %command, i64 0, i64 0, !dbg !38
  %call1 = call i32 @system(ptr noundef %arraydecay), !dbg !39
  ret void, !dbg !40
}

declare i32 @getchar() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @chosen_implicit() #0 !dbg !41 {
entry:
  %call = call i32 @getchar(), !dbg !42
    #dbg_value(i32 %call, !43, !DIExpression(), !44)
  %cmp = icmp eq i32 %call, 108, !dbg !45
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !46

cond.true:                                        ; preds = %entry
  %call1 = call i32 @rand() #5, !dbg !47
  br label %cond.end, !dbg !46

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !46

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 10, %cond.false ], !dbg !46
    #dbg_value(i32 %cond, !48, !DIExpression(), !44)
  %conv = sext i32 %cond to i64, !dbg !49
  %call2 = call noalias ptr @malloc(i64 noundef %conv) #6, !dbg !50
  call void @free(ptr noundef %call2) #5, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: nounwind
declare i32 @rand() #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @other_good() #0 !dbg !53 {
entry:
  %command = alloca [8 x i8], align 1
  %call = call i32 @getchar(), !dbg !54
    #dbg_value(i32 %call, !55, !DIExpression(), !56)
    #dbg_declare(ptr %command, !57, !DIExpression(), !58)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %command, ptr align 1 @__const.other_good.command, i64 8, i1 false), !dbg !58
  %arrayidx = getelementptr inbounds [8 x i8], ptr %command, i64 0, i64 1, !dbg !59
  store i8 115, ptr %arrayidx, align 1, !dbg !60
  %cmp = icmp eq i32 %call, 112, !dbg !61
  br i1 %cmp, label %if.then, label %if.end, !dbg !61

if.then:                                          ; preds = %entry
  %call1 = call i32 @puts(ptr noundef @.str), !dbg !63
  br label %if.end, !dbg !63

if.end:                                           ; preds = %if.then, %entry
  %arraydecay = getelementptr inbounds [8 x i8], ptr %command, i64 0, i64 0, !dbg !64
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !65
  ret void, !dbg !66
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !67 {
entry:
  call void @stored_implicit(), !dbg !70
  call void @chosen_implicit(), !dbg !71
  call void @other_good(), !dbg !72
  ret i32 0, !dbg !73
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "implicit.c", directory: ".", checksumkind: CSK_MD5, checksum: "f120e1cd1e12215f948d21bfe7a62b78")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !12, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !10, line: 18, baseType: !11)
!10 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!11 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!12 = !{!0}
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!21 = distinct !DISubprogram(name: "stored_implicit", scope: !2, file: !2, line: 4, type: !22, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !{}
!25 = !DILocation(line: 5, column: 15, scope: !21)
!26 = !DILocalVariable(name: "given", scope: !21, file: !2, line: 5, type: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DILocation(line: 0, scope: !21)
!29 = !DILocalVariable(name: "command", scope: !21, file: !2, line: 6, type: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 8)
!33 = !DILocation(line: 6, column: 8, scope: !21)
!34 = !DILocation(line: 7, column: 13, scope: !35)
!35 = distinct !DILexicalBlock(scope: !21, file: !2, line: 7, column: 7)
!36 = !DILocation(line: 8, column: 5, scope: !35)
!37 = !DILocation(line: 8, column: 16, scope: !35)
!38 = !DILocation(line: 9, column: 10, scope: !21)
!39 = !DILocation(line: 9, column: 3, scope: !21)
!40 = !DILocation(line: 10, column: 1, scope: !21)
!41 = distinct !DISubprogram(name: "chosen_implicit", scope: !2, file: !2, line: 12, type: !22, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !24)
!42 = !DILocation(line: 13, column: 15, scope: !41)
!43 = !DILocalVariable(name: "given", scope: !41, file: !2, line: 13, type: !27)
!44 = !DILocation(line: 0, scope: !41)
!45 = !DILocation(line: 14, column: 21, scope: !41)
!46 = !DILocation(line: 14, column: 15, scope: !41)
!47 = !DILocation(line: 14, column: 30, scope: !41)
!48 = !DILocalVariable(name: "bytes", scope: !41, file: !2, line: 14, type: !27)
!49 = !DILocation(line: 15, column: 15, scope: !41)
!50 = !DILocation(line: 15, column: 8, scope: !41)
!51 = !DILocation(line: 15, column: 3, scope: !41)
!52 = !DILocation(line: 16, column: 1, scope: !41)
!53 = distinct !DISubprogram(name: "other_good", scope: !2, file: !2, line: 18, type: !22, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !24)
!54 = !DILocation(line: 19, column: 15, scope: !53)
!55 = !DILocalVariable(name: "given", scope: !53, file: !2, line: 19, type: !27)
!56 = !DILocation(line: 0, scope: !53)
!57 = !DILocalVariable(name: "command", scope: !53, file: !2, line: 20, type: !30)
!58 = !DILocation(line: 20, column: 8, scope: !53)
!59 = !DILocation(line: 21, column: 3, scope: !53)
!60 = !DILocation(line: 21, column: 14, scope: !53)
!61 = !DILocation(line: 22, column: 13, scope: !62)
!62 = distinct !DILexicalBlock(scope: !53, file: !2, line: 22, column: 7)
!63 = !DILocation(line: 23, column: 5, scope: !62)
!64 = !DILocation(line: 24, column: 10, scope: !53)
!65 = !DILocation(line: 24, column: 3, scope: !53)
!66 = !DILocation(line: 25, column: 1, scope: !53)
!67 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 27, type: !68, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!68 = !DISubroutineType(types: !69)
!69 = !{!27}
!70 = !DILocation(line: 28, column: 3, scope: !67)
!71 = !DILocation(line: 29, column: 3, scope: !67)
!72 = !DILocation(line: 30, column: 3, scope: !67)
!73 = !DILocation(line: 31, column: 3, scope: !67)
