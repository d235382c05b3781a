; ModuleID = 'through_pointers.cpp'
source_filename = "through_pointers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Changer = type { ptr }

$_ZNK7ChangerIPFPcPKcEEclES2_ = comdat any

$_Z4madev = comdat any

$_ZN5NamedC2Ev = comdat any

$_ZN5Named3setEPKc = comdat any

$_ZNK5Named3getEv = comdat any

$_ZTV5Named = comdat any

$_ZTI5Named = comdat any

$_ZTS5Named = comdat any

@.str = private unnamed_addr constant [8 x i8] c"COMMAND\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZN5Named3setEPKc, ptr @_ZNK5Named3getEv] }, comdat, align 8, !dbg !13
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z11changed_badv() local_unnamed_addr #0 !dbg !292 {
entry:
  %changer = alloca %struct.Changer, align 8, !DIAssignID !306
    #dbg_assign(i1 poison, !294, !DIExpression(), !306, ptr %changer, !DIExpression(), !307)
  call void @llvm.lifetime.start.p0(ptr nonnull %changer) #11, !dbg !308
  store i64 ptrtoint (ptr @_ZL7doubledPKc to i64), ptr %changer, align 8, !dbg !309, !DIAssignID !310
    #dbg_assign(i1 poison, !294, !DIExpression(), !310, ptr %changer, !DIExpression(), !307)
  %call = tail call ptr @getenv(ptr noundef nonnull @.str) #11, !dbg !311
  %call1 = call noundef ptr @_ZNK7ChangerIPFPcPKcEEclES2_(ptr noundef nonnull align 8 dereferenceable(8) %changer, ptr noundef %call), !dbg !312
  %call2 = call i32 @system(ptr noundef %call1) #11, !dbg !313
  call void @llvm.lifetime.end.p0(ptr nonnull %changer) #11, !dbg !314
  ret void, !dbg !315
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal noundef ptr @_ZL7doubledPKc(ptr noundef readonly captures(none) %text) #2 !dbg !316 {
entry:
    #dbg_value(ptr %text, !318, !DIExpression(), !320)
  %call = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %text) #12, !dbg !321
  %mul = shl i64 %call, 1, !dbg !322
  %add = or disjoint i64 %mul, 1, !dbg !323
  %call1 = tail call noalias ptr @malloc(i64 noundef %add) #13, !dbg !324
    #dbg_value(ptr %call1, !319, !DIExpression(), !320)
  %call2 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call1, ptr noundef nonnull dereferenceable(1) %text) #11, !dbg !325
  %call3 = tail call ptr @strcat(ptr noundef nonnull dereferenceable(1) %call1, ptr noundef nonnull dereferenceable(1) %text) #11, !dbg !326
  ret ptr %call1, !dbg !327
}

; Function Attrs: nofree
declare !dbg !162 noundef i32 @system(ptr noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK7ChangerIPFPcPKcEEclES2_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %text) local_unnamed_addr #0 comdat align 2 !dbg !328 {
entry:
    #dbg_value(ptr %this, !330, !DIExpression(), !333)
    #dbg_value(ptr %text, !332, !DIExpression(), !333)
  %0 = load ptr, ptr %this, align 8, !dbg !334, !tbaa !335
  %call = tail call noundef ptr %0(ptr noundef %text) #11, !dbg !338
  ret ptr %call, !dbg !339
}

; Function Attrs: nofree nounwind memory(read)
declare !dbg !97 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z12changed_goodv() local_unnamed_addr #0 !dbg !340 {
entry:
  %changer = alloca %struct.Changer, align 8, !DIAssignID !343
    #dbg_assign(i1 poison, !342, !DIExpression(), !343, ptr %changer, !DIExpression(), !344)
  call void @llvm.lifetime.start.p0(ptr nonnull %changer) #11, !dbg !345
  store i64 ptrtoint (ptr @_ZL7doubledPKc to i64), ptr %changer, align 8, !dbg !346, !DIAssignID !347
    #dbg_assign(i1 poison, !342, !DIExpression(), !347, ptr %changer, !DIExpression(), !344)
  %call = call noundef ptr @_ZNK7ChangerIPFPcPKcEEclES2_(ptr noundef nonnull align 8 dereferenceable(8) %changer, ptr noundef nonnull @.str.1), !dbg !348
  %call1 = call i32 @system(ptr noundef %call) #11, !dbg !349
  call void @llvm.lifetime.end.p0(ptr nonnull %changer) #11, !dbg !350
  ret void, !dbg !351
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z9named_badv() local_unnamed_addr #0 !dbg !352 {
entry:
  %call = tail call noundef ptr @_Z4madev(), !dbg !356
    #dbg_value(ptr %call, !354, !DIExpression(), !357)
  %call1 = tail call ptr @getenv(ptr noundef nonnull @.str) #11, !dbg !358
  %vtable = load ptr, ptr %call, align 8, !dbg !359, !tbaa !360
  %0 = load ptr, ptr %vtable, align 8, !dbg !359
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %call, ptr noundef %call1) #11, !dbg !359
  %vtable2 = load ptr, ptr %call, align 8, !dbg !362, !tbaa !360
  %vfn3 = getelementptr inbounds nuw i8, ptr %vtable2, i64 8, !dbg !362
  %1 = load ptr, ptr %vfn3, align 8, !dbg !362
  %call4 = tail call noundef ptr %1(ptr noundef nonnull align 8 dereferenceable(16) %call) #11, !dbg !362
  %call5 = tail call i32 @system(ptr noundef %call4) #11, !dbg !363
  ret void, !dbg !364
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_Z4madev() local_unnamed_addr #0 comdat !dbg !365 {
entry:
  %call = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !368, !heapallocsite !265
  tail call void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call) #11, !dbg !369
  ret ptr %call, !dbg !370
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z10named_goodv() local_unnamed_addr #0 !dbg !371 {
entry:
  %call = tail call noundef ptr @_Z4madev(), !dbg !374
    #dbg_value(ptr %call, !373, !DIExpression(), !375)
  %vtable = load ptr, ptr %call, align 8, !dbg !376, !tbaa !360
  %0 = load ptr, ptr %vtable, align 8, !dbg !376
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %call, ptr noundef nonnull @.str.1) #11, !dbg !376
  %vtable1 = load ptr, ptr %call, align 8, !dbg !377, !tbaa !360
  %vfn2 = getelementptr inbounds nuw i8, ptr %vtable1, i64 8, !dbg !377
  %1 = load ptr, ptr %vfn2, align 8, !dbg !377
  %call3 = tail call noundef ptr %1(ptr noundef nonnull align 8 dereferenceable(16) %call) #11, !dbg !377
  %call4 = tail call i32 @system(ptr noundef %call3) #11, !dbg !378
  ret void, !dbg !379
}

; Function Attrs: mustprogress noinline norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #5 !dbg !380 {
entry:
  tail call void @_Z11changed_badv(), !dbg !381
  tail call void @_Z12changed_goodv(), !dbg !382
  tail call void @_Z9named_badv(), !dbg !383
  tail call void @_Z10named_goodv(), !dbg !384
  ret i32 0, !dbg !385
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !109 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !386 i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !390 ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare !dbg !393 ptr @strcat(ptr noalias noundef returned, ptr noalias noundef readonly captures(none)) local_unnamed_addr #8

; Function Attrs: nobuiltin allocsize(0)
declare !dbg !394 noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 comdat align 2 !dbg !397 {
entry:
    #dbg_value(ptr %this, !402, !DIExpression(), !403)
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV5Named, i64 16), ptr %this, align 8, !dbg !404, !tbaa !360
  ret void, !dbg !405
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5Named3setEPKc(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef %text) unnamed_addr #0 comdat align 2 !dbg !406 {
entry:
    #dbg_value(ptr %this, !408, !DIExpression(), !410)
    #dbg_value(ptr %text, !409, !DIExpression(), !410)
  %call = tail call noalias ptr @strdup(ptr noundef %text) #11, !dbg !411
  %name = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !412
  store ptr %call, ptr %name, align 8, !dbg !413, !tbaa !414
  ret void, !dbg !417
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK5Named3getEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 comdat align 2 !dbg !418 {
entry:
    #dbg_value(ptr %this, !420, !DIExpression(), !422)
  %name = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !423
  %0 = load ptr, ptr %name, align 8, !dbg !424, !tbaa !414
  ret ptr %0, !dbg !425
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !426 noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #10

attributes #0 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind allocsize(0) }
attributes #14 = { builtin nounwind allocsize(0) }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!280, !281, !282, !283, !284, !285, !286}
!llvm.ident = !{!287}
!llvm.errno.tbaa = !{!288}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "through_pointers.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "a6bb7f9d461831c79475586b88411aa8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Named", scope: !15, file: !2, type: !47, isLocal: false, isDefinition: true, declaration: !264, align: 64)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!18 = !{!0, !8, !13}
!19 = !{!20, !28, !32, !39, !43, !51, !56, !58, !64, !68, !72, !82, !84, !88, !92, !96, !100, !104, !108, !112, !116, !124, !128, !132, !134, !138, !142, !147, !153, !157, !161, !163, !171, !175, !183, !185, !189, !193, !197, !201, !206, !211, !216, !217, !218, !219, !221, !222, !223, !224, !225, !226, !227, !229, !230, !231, !232, !233, !234, !235, !240, !241, !242, !243, !244, !245, !246, !247, !248, !249, !250, !251, !252, !253, !254, !255, !256, !257, !258, !259, !260, !261, !262, !263}
!20 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !22, file: !27, line: 52)
!21 = !DINamespace(name: "std", scope: null)
!22 = !DISubprogram(name: "abs", scope: !23, file: !23, line: 861, type: !24, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!28 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !29, file: !31, line: 127)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !23, line: 63, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!31 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!32 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !33, file: !31, line: 128)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !23, line: 71, baseType: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !35, identifier: "_ZTS6ldiv_t")
!35 = !{!36, !38}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !34, file: !23, line: 69, baseType: !37, size: 64)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !34, file: !23, line: 70, baseType: !37, size: 64, offset: 64)
!39 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !40, file: !31, line: 130)
!40 = !DISubprogram(name: "abort", scope: !23, file: !23, line: 611, type: !41, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !44, file: !31, line: 132)
!44 = !DISubprogram(name: "aligned_alloc", scope: !23, file: !23, line: 605, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !48, !48}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !49, line: 18, baseType: !50)
!49 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !52, file: !31, line: 134)
!52 = !DISubprogram(name: "atexit", scope: !23, file: !23, line: 615, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!26, !55}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!56 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !57, file: !31, line: 137)
!57 = !DISubprogram(name: "at_quick_exit", scope: !23, file: !23, line: 620, type: !53, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !59, file: !31, line: 140)
!59 = !DISubprogram(name: "atof", scope: !23, file: !23, line: 102, type: !60, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!60 = !DISubroutineType(types: !61)
!61 = !{!62, !63}
!62 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !65, file: !31, line: 141)
!65 = !DISubprogram(name: "atoi", scope: !23, file: !23, line: 105, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!26, !63}
!68 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !69, file: !31, line: 142)
!69 = !DISubprogram(name: "atol", scope: !23, file: !23, line: 108, type: !70, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!70 = !DISubroutineType(types: !71)
!71 = !{!37, !63}
!72 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !73, file: !31, line: 143)
!73 = !DISubprogram(name: "bsearch", scope: !23, file: !23, line: 841, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!74 = !DISubroutineType(types: !75)
!75 = !{!47, !76, !76, !48, !48, !78}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !23, line: 829, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!80 = !DISubroutineType(types: !81)
!81 = !{!26, !76, !76}
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !83, file: !31, line: 144)
!83 = !DISubprogram(name: "calloc", scope: !23, file: !23, line: 556, type: !45, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !85, file: !31, line: 145)
!85 = !DISubprogram(name: "div", scope: !23, file: !23, line: 873, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!29, !26, !26}
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !89, file: !31, line: 146)
!89 = !DISubprogram(name: "exit", scope: !23, file: !23, line: 637, type: !90, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !26}
!92 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !93, file: !31, line: 147)
!93 = !DISubprogram(name: "free", scope: !23, file: !23, line: 568, type: !94, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !47}
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !97, file: !31, line: 148)
!97 = !DISubprogram(name: "getenv", scope: !23, file: !23, line: 654, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(types: !99)
!99 = !{!17, !63}
!100 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !101, file: !31, line: 149)
!101 = !DISubprogram(name: "labs", scope: !23, file: !23, line: 862, type: !102, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubroutineType(types: !103)
!103 = !{!37, !37}
!104 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !105, file: !31, line: 150)
!105 = !DISubprogram(name: "ldiv", scope: !23, file: !23, line: 875, type: !106, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!106 = !DISubroutineType(types: !107)
!107 = !{!33, !37, !37}
!108 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !109, file: !31, line: 151)
!109 = !DISubprogram(name: "malloc", scope: !23, file: !23, line: 553, type: !110, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(types: !111)
!111 = !{!47, !48}
!112 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !113, file: !31, line: 153)
!113 = !DISubprogram(name: "mblen", scope: !23, file: !23, line: 943, type: !114, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DISubroutineType(types: !115)
!115 = !{!26, !63, !48}
!116 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !117, file: !31, line: 154)
!117 = !DISubprogram(name: "mbstowcs", scope: !23, file: !23, line: 954, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubroutineType(types: !119)
!119 = !{!48, !120, !123, !48}
!120 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!123 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !63)
!124 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !125, file: !31, line: 155)
!125 = !DISubprogram(name: "mbtowc", scope: !23, file: !23, line: 946, type: !126, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DISubroutineType(types: !127)
!127 = !{!26, !120, !123, !48}
!128 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !129, file: !31, line: 157)
!129 = !DISubprogram(name: "qsort", scope: !23, file: !23, line: 851, type: !130, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !47, !48, !48, !78}
!132 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !133, file: !31, line: 160)
!133 = !DISubprogram(name: "quick_exit", scope: !23, file: !23, line: 643, type: !90, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!134 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !135, file: !31, line: 163)
!135 = !DISubprogram(name: "rand", scope: !23, file: !23, line: 454, type: !136, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!136 = !DISubroutineType(types: !137)
!137 = !{!26}
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !139, file: !31, line: 164)
!139 = !DISubprogram(name: "realloc", scope: !23, file: !23, line: 564, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!47, !47, !48}
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !143, file: !31, line: 165)
!143 = !DISubprogram(name: "srand", scope: !23, file: !23, line: 456, type: !144, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DISubroutineType(types: !145)
!145 = !{null, !146}
!146 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!147 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !148, file: !31, line: 166)
!148 = !DISubprogram(name: "strtod", scope: !23, file: !23, line: 118, type: !149, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!149 = !DISubroutineType(types: !150)
!150 = !{!62, !123, !151}
!151 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !154, file: !31, line: 167)
!154 = !DISubprogram(name: "strtol", scope: !23, file: !23, line: 177, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{!37, !123, !151, !26}
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !158, file: !31, line: 168)
!158 = !DISubprogram(name: "strtoul", scope: !23, file: !23, line: 181, type: !159, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!159 = !DISubroutineType(types: !160)
!160 = !{!50, !123, !151, !26}
!161 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !162, file: !31, line: 169)
!162 = !DISubprogram(name: "system", scope: !23, file: !23, line: 804, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !164, file: !31, line: 171)
!164 = !DISubprogram(name: "wcstombs", scope: !23, file: !23, line: 958, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!48, !167, !168, !48}
!167 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
!168 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !169)
!169 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!170 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !122)
!171 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !172, file: !31, line: 172)
!172 = !DISubprogram(name: "wctomb", scope: !23, file: !23, line: 950, type: !173, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DISubroutineType(types: !174)
!174 = !{!26, !17, !122}
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !177, file: !31, line: 200)
!176 = !DINamespace(name: "__gnu_cxx", scope: null)
!177 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !23, line: 81, baseType: !178)
!178 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !23, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !179, identifier: "_ZTS7lldiv_t")
!179 = !{!180, !182}
!180 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !178, file: !23, line: 79, baseType: !181, size: 64)
!181 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !178, file: !23, line: 80, baseType: !181, size: 64, offset: 64)
!183 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !184, file: !31, line: 206)
!184 = !DISubprogram(name: "_Exit", scope: !23, file: !23, line: 649, type: !90, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!185 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !186, file: !31, line: 210)
!186 = !DISubprogram(name: "llabs", scope: !23, file: !23, line: 865, type: !187, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = !DISubroutineType(types: !188)
!188 = !{!181, !181}
!189 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !190, file: !31, line: 216)
!190 = !DISubprogram(name: "lldiv", scope: !23, file: !23, line: 879, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{!177, !181, !181}
!193 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !194, file: !31, line: 227)
!194 = !DISubprogram(name: "atoll", scope: !23, file: !23, line: 113, type: !195, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!195 = !DISubroutineType(types: !196)
!196 = !{!181, !63}
!197 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !198, file: !31, line: 228)
!198 = !DISubprogram(name: "strtoll", scope: !23, file: !23, line: 201, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{!181, !123, !151, !26}
!201 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !202, file: !31, line: 229)
!202 = !DISubprogram(name: "strtoull", scope: !23, file: !23, line: 206, type: !203, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DISubroutineType(types: !204)
!204 = !{!205, !123, !151, !26}
!205 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !207, file: !31, line: 231)
!207 = !DISubprogram(name: "strtof", scope: !23, file: !23, line: 124, type: !208, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DISubroutineType(types: !209)
!209 = !{!210, !123, !151}
!210 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!211 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !176, entity: !212, file: !31, line: 232)
!212 = !DISubprogram(name: "strtold", scope: !23, file: !23, line: 127, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!215, !123, !151}
!215 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !177, file: !31, line: 240)
!217 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !184, file: !31, line: 242)
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !186, file: !31, line: 244)
!219 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !220, file: !31, line: 245)
!220 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !176, file: !31, line: 213, type: !191, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!221 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !190, file: !31, line: 246)
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !194, file: !31, line: 248)
!223 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !207, file: !31, line: 249)
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !198, file: !31, line: 250)
!225 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !202, file: !31, line: 251)
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !21, entity: !212, file: !31, line: 252)
!227 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !40, file: !228, line: 38)
!228 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "ce88caced6ed945413de73c65016f4c2")
!229 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !52, file: !228, line: 39)
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !89, file: !228, line: 40)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !57, file: !228, line: 43)
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !133, file: !228, line: 46)
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !29, file: !228, line: 51)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !33, file: !228, line: 52)
!235 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !236, file: !228, line: 54)
!236 = !DISubprogram(name: "abs", linkageName: "_ZSt3absg", scope: !21, file: !27, line: 103, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!239, !239}
!239 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!240 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !59, file: !228, line: 55)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !65, file: !228, line: 56)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !69, file: !228, line: 57)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !73, file: !228, line: 58)
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !83, file: !228, line: 59)
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !220, file: !228, line: 60)
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !93, file: !228, line: 61)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !97, file: !228, line: 62)
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !101, file: !228, line: 63)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !105, file: !228, line: 64)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !109, file: !228, line: 65)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !113, file: !228, line: 67)
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !117, file: !228, line: 68)
!253 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !125, file: !228, line: 69)
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !129, file: !228, line: 71)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !135, file: !228, line: 72)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !139, file: !228, line: 73)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !143, file: !228, line: 74)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !148, file: !228, line: 75)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !154, file: !228, line: 76)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !158, file: !228, line: 77)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !162, file: !228, line: 78)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !164, file: !228, line: 80)
!263 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !15, entity: !172, file: !228, line: 81)
!264 = !DIDerivedType(tag: DW_TAG_variable, name: "_vtable$", scope: !265, file: !2, baseType: !47, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!265 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Named", file: !2, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !266, vtableHolder: !265, identifier: "_ZTS5Named")
!266 = !{!267, !270, !271, !275}
!267 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !2, file: !2, baseType: !268, size: 64, flags: DIFlagArtificial)
!268 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !269, size: 64)
!269 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !136, size: 64)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !265, file: !2, line: 17, baseType: !17, size: 64, offset: 64)
!271 = !DISubprogram(name: "set", linkageName: "_ZN5Named3setEPKc", scope: !265, file: !2, line: 18, type: !272, scopeLine: 18, containingType: !265, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!272 = !DISubroutineType(types: !273)
!273 = !{null, !274, !63}
!274 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!275 = !DISubprogram(name: "get", linkageName: "_ZNK5Named3getEv", scope: !265, file: !2, line: 19, type: !276, scopeLine: 19, containingType: !265, virtualIndex: 1, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!276 = !DISubroutineType(types: !277)
!277 = !{!63, !278}
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!279 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !265)
!280 = !{i32 7, !"Dwarf Version", i32 5}
!281 = !{i32 2, !"Debug Info Version", i32 3}
!282 = !{i32 1, !"wchar_size", i32 4}
!283 = !{i32 8, !"PIC Level", i32 2}
!284 = !{i32 7, !"PIE Level", i32 2}
!285 = !{i32 7, !"uwtable", i32 2}
!286 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!287 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!288 = !{!289, !289, i64 0}
!289 = !{!"int", !290, i64 0}
!290 = !{!"omnipotent char", !291, i64 0}
!291 = !{!"Simple C++ TBAA"}
!292 = distinct !DISubprogram(name: "changed_bad", linkageName: "_Z11changed_badv", scope: !2, file: !2, line: 24, type: !41, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !293, keyInstructions: true)
!293 = !{!294}
!294 = !DILocalVariable(name: "changer", scope: !292, file: !2, line: 25, type: !295)
!295 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Changer<char *(*)(const char *)>", file: !2, line: 11, size: 64, flags: DIFlagTypePassByValue, elements: !296, templateParams: !304, identifier: "_ZTS7ChangerIPFPcPKcEE")
!296 = !{!297, !299}
!297 = !DIDerivedType(tag: DW_TAG_member, name: "change", scope: !295, file: !2, line: 12, baseType: !298, size: 64)
!298 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!299 = !DISubprogram(name: "operator()", linkageName: "_ZNK7ChangerIPFPcPKcEEclES2_", scope: !295, file: !2, line: 13, type: !300, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DISubroutineType(types: !301)
!301 = !{!17, !302, !63}
!302 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!303 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !295)
!304 = !{!305}
!305 = !DITemplateTypeParameter(name: "Change", type: !298)
!306 = distinct !DIAssignID()
!307 = !DILocation(line: 0, scope: !292)
!308 = !DILocation(line: 25, column: 3, scope: !292)
!309 = !DILocation(line: 25, column: 36, scope: !292, atomGroup: 1, atomRank: 1)
!310 = distinct !DIAssignID()
!311 = !DILocation(line: 26, column: 18, scope: !292)
!312 = !DILocation(line: 26, column: 10, scope: !292)
!313 = !DILocation(line: 26, column: 3, scope: !292)
!314 = !DILocation(line: 27, column: 1, scope: !292)
!315 = !DILocation(line: 27, column: 1, scope: !292, atomGroup: 2, atomRank: 1)
!316 = distinct !DISubprogram(name: "doubled", linkageName: "_ZL7doubledPKc", scope: !2, file: !2, line: 5, type: !98, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !317, keyInstructions: true)
!317 = !{!318, !319}
!318 = !DILocalVariable(name: "text", arg: 1, scope: !316, file: !2, line: 5, type: !63)
!319 = !DILocalVariable(name: "made", scope: !316, file: !2, line: 6, type: !17)
!320 = !DILocation(line: 0, scope: !316)
!321 = !DILocation(line: 6, column: 47, scope: !316)
!322 = !DILocation(line: 6, column: 45, scope: !316)
!323 = !DILocation(line: 6, column: 60, scope: !316)
!324 = !DILocation(line: 6, column: 36, scope: !316, atomGroup: 1, atomRank: 2)
!325 = !DILocation(line: 7, column: 3, scope: !316)
!326 = !DILocation(line: 8, column: 10, scope: !316, atomGroup: 3, atomRank: 2)
!327 = !DILocation(line: 8, column: 3, scope: !316, atomGroup: 3, atomRank: 1)
!328 = distinct !DISubprogram(name: "operator()", linkageName: "_ZNK7ChangerIPFPcPKcEEclES2_", scope: !295, file: !2, line: 13, type: !300, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !299, retainedNodes: !329, keyInstructions: true)
!329 = !{!330, !332}
!330 = !DILocalVariable(name: "this", arg: 1, scope: !328, type: !331, flags: DIFlagArtificial | DIFlagObjectPointer)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !303, size: 64)
!332 = !DILocalVariable(name: "text", arg: 2, scope: !328, file: !2, line: 13, type: !63)
!333 = !DILocation(line: 0, scope: !328)
!334 = !DILocation(line: 13, column: 53, scope: !328)
!335 = !{!336, !337, i64 0}
!336 = !{!"_ZTS7ChangerIPFPcPKcEE", !337, i64 0}
!337 = !{!"any pointer", !290, i64 0}
!338 = !DILocation(line: 13, column: 53, scope: !328, atomGroup: 1, atomRank: 2)
!339 = !DILocation(line: 13, column: 46, scope: !328, atomGroup: 1, atomRank: 1)
!340 = distinct !DISubprogram(name: "changed_good", linkageName: "_Z12changed_goodv", scope: !2, file: !2, line: 29, type: !41, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !341, keyInstructions: true)
!341 = !{!342}
!342 = !DILocalVariable(name: "changer", scope: !340, file: !2, line: 30, type: !295)
!343 = distinct !DIAssignID()
!344 = !DILocation(line: 0, scope: !340)
!345 = !DILocation(line: 30, column: 3, scope: !340)
!346 = !DILocation(line: 30, column: 36, scope: !340, atomGroup: 1, atomRank: 1)
!347 = distinct !DIAssignID()
!348 = !DILocation(line: 31, column: 10, scope: !340)
!349 = !DILocation(line: 31, column: 3, scope: !340)
!350 = !DILocation(line: 32, column: 1, scope: !340)
!351 = !DILocation(line: 32, column: 1, scope: !340, atomGroup: 2, atomRank: 1)
!352 = distinct !DISubprogram(name: "named_bad", linkageName: "_Z9named_badv", scope: !2, file: !2, line: 34, type: !41, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !353, keyInstructions: true)
!353 = !{!354}
!354 = !DILocalVariable(name: "named", scope: !352, file: !2, line: 35, type: !355)
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64)
!356 = !DILocation(line: 35, column: 18, scope: !352, atomGroup: 1, atomRank: 2)
!357 = !DILocation(line: 0, scope: !352)
!358 = !DILocation(line: 36, column: 14, scope: !352)
!359 = !DILocation(line: 36, column: 10, scope: !352)
!360 = !{!361, !361, i64 0}
!361 = !{!"vtable pointer", !291, i64 0}
!362 = !DILocation(line: 37, column: 17, scope: !352)
!363 = !DILocation(line: 37, column: 3, scope: !352)
!364 = !DILocation(line: 38, column: 1, scope: !352, atomGroup: 2, atomRank: 1)
!365 = distinct !DISubprogram(name: "made", linkageName: "_Z4madev", scope: !2, file: !2, line: 22, type: !366, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, keyInstructions: true)
!366 = !DISubroutineType(types: !367)
!367 = !{!355}
!368 = !DILocation(line: 22, column: 31, scope: !365, atomGroup: 1, atomRank: 2)
!369 = !DILocation(line: 22, column: 35, scope: !365)
!370 = !DILocation(line: 22, column: 24, scope: !365, atomGroup: 1, atomRank: 1)
!371 = distinct !DISubprogram(name: "named_good", linkageName: "_Z10named_goodv", scope: !2, file: !2, line: 40, type: !41, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !372, keyInstructions: true)
!372 = !{!373}
!373 = !DILocalVariable(name: "named", scope: !371, file: !2, line: 41, type: !355)
!374 = !DILocation(line: 41, column: 18, scope: !371, atomGroup: 1, atomRank: 2)
!375 = !DILocation(line: 0, scope: !371)
!376 = !DILocation(line: 42, column: 10, scope: !371)
!377 = !DILocation(line: 43, column: 17, scope: !371)
!378 = !DILocation(line: 43, column: 3, scope: !371)
!379 = !DILocation(line: 44, column: 1, scope: !371, atomGroup: 2, atomRank: 1)
!380 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 46, type: !136, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, keyInstructions: true)
!381 = !DILocation(line: 47, column: 3, scope: !380)
!382 = !DILocation(line: 48, column: 3, scope: !380)
!383 = !DILocation(line: 49, column: 3, scope: !380)
!384 = !DILocation(line: 50, column: 3, scope: !380)
!385 = !DILocation(line: 51, column: 3, scope: !380, atomGroup: 1, atomRank: 1)
!386 = !DISubprogram(name: "strlen", scope: !387, file: !387, line: 407, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!387 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!388 = !DISubroutineType(types: !389)
!389 = !{!48, !63}
!390 = !DISubprogram(name: "strcpy", scope: !387, file: !387, line: 141, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!17, !167, !123}
!393 = !DISubprogram(name: "strcat", scope: !387, file: !387, line: 149, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubprogram(name: "operator new", linkageName: "_Znwm", scope: !2, file: !2, type: !395, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!47, !50}
!397 = distinct !DISubprogram(name: "Named", linkageName: "_ZN5NamedC2Ev", scope: !265, file: !2, line: 16, type: !398, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !400, retainedNodes: !401, keyInstructions: true)
!398 = !DISubroutineType(types: !399)
!399 = !{null, !274}
!400 = !DISubprogram(name: "Named", linkageName: "_ZN5NamedC4Ev", scope: !265, type: !398, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !{!402}
!402 = !DILocalVariable(name: "this", arg: 1, scope: !397, type: !355, flags: DIFlagArtificial | DIFlagObjectPointer)
!403 = !DILocation(line: 0, scope: !397)
!404 = !DILocation(line: 16, column: 8, scope: !397)
!405 = !DILocation(line: 16, column: 8, scope: !397, atomGroup: 1, atomRank: 1)
!406 = distinct !DISubprogram(name: "set", linkageName: "_ZN5Named3setEPKc", scope: !265, file: !2, line: 18, type: !272, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !271, retainedNodes: !407, keyInstructions: true)
!407 = !{!408, !409}
!408 = !DILocalVariable(name: "this", arg: 1, scope: !406, type: !355, flags: DIFlagArtificial | DIFlagObjectPointer)
!409 = !DILocalVariable(name: "text", arg: 2, scope: !406, file: !2, line: 18, type: !63)
!410 = !DILocation(line: 0, scope: !406)
!411 = !DILocation(line: 18, column: 47, scope: !406, atomGroup: 1, atomRank: 2)
!412 = !DILocation(line: 18, column: 40, scope: !406)
!413 = !DILocation(line: 18, column: 45, scope: !406, atomGroup: 1, atomRank: 1)
!414 = !{!415, !416, i64 8}
!415 = !{!"_ZTS5Named", !416, i64 8}
!416 = !{!"p1 omnipotent char", !337, i64 0}
!417 = !DILocation(line: 18, column: 61, scope: !406, atomGroup: 2, atomRank: 1)
!418 = distinct !DISubprogram(name: "get", linkageName: "_ZNK5Named3getEv", scope: !265, file: !2, line: 19, type: !276, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !275, retainedNodes: !419, keyInstructions: true)
!419 = !{!420}
!420 = !DILocalVariable(name: "this", arg: 1, scope: !418, type: !421, flags: DIFlagArtificial | DIFlagObjectPointer)
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64)
!422 = !DILocation(line: 0, scope: !418)
!423 = !DILocation(line: 19, column: 44, scope: !418)
!424 = !DILocation(line: 19, column: 44, scope: !418, atomGroup: 1, atomRank: 2)
!425 = !DILocation(line: 19, column: 37, scope: !418, atomGroup: 1, atomRank: 1)
!426 = !DISubprogram(name: "strdup", scope: !387, file: !387, line: 187, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
