; ModuleID = '<stdin>'
source_filename = "beside_code.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.job = type { ptr, ptr }

@__const.line_bad.job = private unnamed_addr constant %struct.job { ptr null, ptr @finish }, align 8
@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [8 x i8] c"/bin/sh\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !7
@__const.line_good.job = private unnamed_addr constant %struct.job { ptr @.str.1, ptr @finish }, align 8
@.str.2 = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local void @line_bad() #0 !dbg !31 {
entry:
  %job = alloca %struct.job, align 8
  %room = alloca i64, align 8
    #dbg_declare(ptr %job, !35, !DIExpression(), !41)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %job, ptr align 8 @__const.line_bad.job, i64 16, i1 false), !dbg !41
    #dbg_declare(ptr %room, !42, !DIExpression(), !46)
  store i64 0, ptr %room, align 8, !dbg !46
  %text = getelementptr inbounds nuw %struct.job, ptr %job, i32 0, i32 0, !dbg !47
  %0 = load ptr, ptr @stdin, align 8, !dbg !48
  %call = call i64 @getline(ptr noundef %text, ptr noundef %room, ptr noundef %0), !dbg !49
  %call1 = call i32 @execv(ptr noundef @.str, ptr noundef %job) #4, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define internal void @finish() #0 !dbg !52 {
entry:
  %call = call i32 @puts(ptr noundef @.str.2), !dbg !53
  ret void, !dbg !54
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @execv(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @line_good() #0 !dbg !55 {
entry:
  %job = alloca %struct.job, align 8
    #dbg_declare(ptr %job, !56, !DIExpression(), !57)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %job, ptr align 8 @__const.line_good.job, i64 16, i1 false), !dbg !57
  %call = call i32 @execv(ptr noundef @.str, ptr noundef %job) #4, !dbg !58
  ret void, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !60 {
entry:
  call void @line_bad(), !dbg !64
  call void @line_good(), !dbg !65
  ret i32 0, !dbg !66
}

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}
!llvm.ident = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "beside_code.c", directory: ".", checksumkind: CSK_MD5, checksum: "03479cbaaf7c78f9f6f2ca36ae78abf5")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !22, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!22 = !{!0, !7, !12}
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!31 = distinct !DISubprogram(name: "line_bad", scope: !2, file: !2, line: 13, type: !32, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{null}
!34 = !{}
!35 = !DILocalVariable(name: "job", scope: !31, file: !2, line: 14, type: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !2, line: 6, size: 128, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !36, file: !2, line: 7, baseType: !21, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "done", scope: !36, file: !2, line: 8, baseType: !40, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!41 = !DILocation(line: 14, column: 14, scope: !31)
!42 = !DILocalVariable(name: "room", scope: !31, file: !2, line: 15, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !44, line: 18, baseType: !45)
!44 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 15, column: 10, scope: !31)
!47 = !DILocation(line: 16, column: 16, scope: !31)
!48 = !DILocation(line: 16, column: 29, scope: !31)
!49 = !DILocation(line: 16, column: 3, scope: !31)
!50 = !DILocation(line: 17, column: 3, scope: !31)
!51 = !DILocation(line: 18, column: 1, scope: !31)
!52 = distinct !DISubprogram(name: "finish", scope: !2, file: !2, line: 11, type: !32, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17)
!53 = !DILocation(line: 11, column: 28, scope: !52)
!54 = !DILocation(line: 11, column: 42, scope: !52)
!55 = distinct !DISubprogram(name: "line_good", scope: !2, file: !2, line: 20, type: !32, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17, retainedNodes: !34)
!56 = !DILocalVariable(name: "job", scope: !55, file: !2, line: 21, type: !36)
!57 = !DILocation(line: 21, column: 14, scope: !55)
!58 = !DILocation(line: 22, column: 3, scope: !55)
!59 = !DILocation(line: 23, column: 1, scope: !55)
!60 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 25, type: !61, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17)
!61 = !DISubroutineType(types: !62)
!62 = !{!63}
!63 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!64 = !DILocation(line: 26, column: 3, scope: !60)
!65 = !DILocation(line: 27, column: 3, scope: !60)
!66 = !DILocation(line: 28, column: 3, scope: !60)
