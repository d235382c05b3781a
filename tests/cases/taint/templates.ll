; ModuleID = 'templates.cpp'
source_filename = "templates.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Bag = type { ptr, ptr }
%struct.Text = type { ptr }

$_ZN3BagI4TextEC2Ev = comdat any

$_ZN3BagI4TextE4pushERKS0_ = comdat any

$_ZN4TextC2EPKc = comdat any

$_ZN3BagI4TextE4backEv = comdat any

$_ZN4TextC2ERKS_ = comdat any

@.str = private unnamed_addr constant [8 x i8] c"COMMAND\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !8

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z3badv() local_unnamed_addr #0 !dbg !301 {
entry:
  %bag = alloca %struct.Bag, align 8, !DIAssignID !305
    #dbg_assign(i1 poison, !303, !DIExpression(), !305, ptr %bag, !DIExpression(), !306)
  %ref.tmp = alloca %struct.Text, align 8
  %last = alloca %struct.Text, align 8, !DIAssignID !307
    #dbg_assign(i1 poison, !304, !DIExpression(), !307, ptr %last, !DIExpression(), !306)
  call void @llvm.lifetime.start.p0(ptr nonnull %bag) #8, !dbg !308
  call void @_ZN3BagI4TextEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %bag) #8, !dbg !309
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #8, !dbg !310
  %call = call ptr @getenv(ptr noundef nonnull @.str) #8, !dbg !311
  call void @_ZN4TextC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef %call), !dbg !310
  call void @_ZN3BagI4TextE4pushERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %bag, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp), !dbg !312
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #8, !dbg !313
  call void @llvm.lifetime.start.p0(ptr nonnull %last) #8, !dbg !314
  %call1 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN3BagI4TextE4backEv(ptr noundef nonnull align 8 dereferenceable(16) %bag), !dbg !315
  call void @_ZN4TextC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %last, ptr noundef nonnull align 8 dereferenceable(8) %call1), !dbg !316
  %0 = load ptr, ptr %last, align 8, !dbg !317, !tbaa !318
  %call2 = call i32 @system(ptr noundef %0) #8, !dbg !322
  call void @llvm.lifetime.end.p0(ptr nonnull %last) #8, !dbg !323
  call void @llvm.lifetime.end.p0(ptr nonnull %bag) #8, !dbg !323
  ret void, !dbg !324
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3BagI4TextEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #0 comdat align 2 !dbg !325 {
entry:
    #dbg_value(ptr %this, !330, !DIExpression(), !332)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %this, i8 0, i64 16, i1 false), !dbg !333
  ret void, !dbg !334
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3BagI4TextE4pushERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(8) %item) local_unnamed_addr #0 comdat align 2 !dbg !335 {
entry:
    #dbg_value(ptr %this, !337, !DIExpression(), !339)
    #dbg_value(ptr %item, !338, !DIExpression(), !339)
  %0 = load ptr, ptr %this, align 8, !dbg !340, !tbaa !342
  %tobool.not = icmp eq ptr %0, null, !dbg !345
  br i1 %tobool.not, label %if.then, label %if.end, !dbg !346

if.then:                                          ; preds = %entry
  %call = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #9, !dbg !347
  %end = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !348
  store ptr %call, ptr %end, align 8, !dbg !349, !tbaa !350
  store ptr %call, ptr %this, align 8, !dbg !351, !tbaa !342
  br label %if.end, !dbg !352

if.end:                                           ; preds = %if.then, %entry
  %end3 = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !353
  %1 = load ptr, ptr %end3, align 8, !dbg !354, !tbaa !350
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !355
  store ptr %incdec.ptr, ptr %end3, align 8, !dbg !356, !tbaa !350
  tail call void @_ZN4TextC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %item), !dbg !357
  ret void, !dbg !358
}

; Function Attrs: nofree nounwind memory(read)
declare !dbg !122 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4TextC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %from) unnamed_addr #0 comdat align 2 !dbg !359 {
entry:
    #dbg_value(ptr %this, !361, !DIExpression(), !363)
    #dbg_value(ptr %from, !362, !DIExpression(), !363)
  %call = tail call noalias ptr @strdup(ptr noundef %from) #8, !dbg !364
  store ptr %call, ptr %this, align 8, !dbg !365, !tbaa !318
  ret void, !dbg !366
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZN3BagI4TextE4backEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #0 comdat align 2 !dbg !367 {
entry:
    #dbg_value(ptr %this, !369, !DIExpression(), !370)
  %end = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !371
  %0 = load ptr, ptr %end, align 8, !dbg !371, !tbaa !350
  %arrayidx = getelementptr inbounds i8, ptr %0, i64 -8, !dbg !372
  ret ptr %arrayidx, !dbg !373
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4TextC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %from) unnamed_addr #0 comdat align 2 !dbg !374 {
entry:
    #dbg_value(ptr %this, !376, !DIExpression(), !378)
    #dbg_value(ptr %from, !377, !DIExpression(), !378)
  %0 = load ptr, ptr %from, align 8, !dbg !379, !tbaa !318
  %call = tail call noalias ptr @strdup(ptr noundef %0) #8, !dbg !380
  store ptr %call, ptr %this, align 8, !dbg !381, !tbaa !318
  ret void, !dbg !382
}

; Function Attrs: nofree
declare !dbg !187 noundef i32 @system(ptr noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local void @_Z4goodv() local_unnamed_addr #0 !dbg !383 {
entry:
  %bag = alloca %struct.Bag, align 8, !DIAssignID !387
    #dbg_assign(i1 poison, !385, !DIExpression(), !387, ptr %bag, !DIExpression(), !388)
  %ref.tmp = alloca %struct.Text, align 8
  %last = alloca %struct.Text, align 8, !DIAssignID !389
    #dbg_assign(i1 poison, !386, !DIExpression(), !389, ptr %last, !DIExpression(), !388)
  call void @llvm.lifetime.start.p0(ptr nonnull %bag) #8, !dbg !390
  call void @_ZN3BagI4TextEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %bag) #8, !dbg !391
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #8, !dbg !392
  call void @_ZN4TextC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull @.str.1), !dbg !392
  call void @_ZN3BagI4TextE4pushERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %bag, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp), !dbg !393
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #8, !dbg !394
  call void @llvm.lifetime.start.p0(ptr nonnull %last) #8, !dbg !395
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN3BagI4TextE4backEv(ptr noundef nonnull align 8 dereferenceable(16) %bag), !dbg !396
  call void @_ZN4TextC2ERKS_(ptr noundef nonnull align 8 dereferenceable(8) %last, ptr noundef nonnull align 8 dereferenceable(8) %call), !dbg !397
  %0 = load ptr, ptr %last, align 8, !dbg !398, !tbaa !318
  %call1 = call i32 @system(ptr noundef %0) #8, !dbg !399
  call void @llvm.lifetime.end.p0(ptr nonnull %last) #8, !dbg !400
  call void @llvm.lifetime.end.p0(ptr nonnull %bag) #8, !dbg !400
  ret void, !dbg !401
}

; Function Attrs: mustprogress noinline norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 !dbg !402 {
entry:
  tail call void @_Z3badv(), !dbg !403
  tail call void @_Z4goodv(), !dbg !404
  ret i32 0, !dbg !405
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !406 noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !134 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

attributes #0 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!289, !290, !291, !292, !293, !294, !295}
!llvm.ident = !{!296}
!llvm.errno.tbaa = !{!297}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "templates.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "554108e77ef68699b21c06386f86d5c8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !14, globals: !44, imports: !45, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15, !29, !30}
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Text", file: !2, line: 7, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !16, identifier: "_ZTS4Text")
!16 = !{!17, !19, !24}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !15, file: !2, line: 8, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!19 = !DISubprogram(name: "Text", linkageName: "_ZN4TextC4EPKc", scope: !15, file: !2, line: 9, type: !20, scopeLine: 9, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22, !23}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!24 = !DISubprogram(name: "Text", linkageName: "_ZN4TextC4ERKS_", scope: !15, file: !2, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !22, !27}
!27 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Bag<Text>", file: !2, line: 13, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !31, templateParams: !42, identifier: "_ZTS3BagI4TextE")
!31 = !{!32, !33, !34, !38}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !30, file: !2, line: 14, baseType: !29, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !30, file: !2, line: 15, baseType: !29, size: 64, offset: 64)
!34 = !DISubprogram(name: "push", linkageName: "_ZN3BagI4TextE4pushERKS0_", scope: !30, file: !2, line: 17, type: !35, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !37, !27}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!38 = !DISubprogram(name: "back", linkageName: "_ZN3BagI4TextE4backEv", scope: !30, file: !2, line: 22, type: !39, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !37}
!41 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !15, size: 64)
!42 = !{!43}
!43 = !DITemplateTypeParameter(name: "T", type: !15)
!44 = !{!0, !8}
!45 = !{!46, !54, !58, !65, !69, !77, !82, !84, !89, !93, !97, !107, !109, !113, !117, !121, !125, !129, !133, !137, !141, !149, !153, !157, !159, !163, !167, !172, !178, !182, !186, !188, !196, !200, !208, !210, !214, !218, !222, !226, !231, !236, !241, !242, !243, !244, !246, !247, !248, !249, !250, !251, !252, !254, !255, !256, !257, !258, !259, !260, !265, !266, !267, !268, !269, !270, !271, !272, !273, !274, !275, !276, !277, !278, !279, !280, !281, !282, !283, !284, !285, !286, !287, !288}
!46 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !48, file: !53, line: 52)
!47 = !DINamespace(name: "std", scope: null)
!48 = !DISubprogram(name: "abs", scope: !49, file: !49, line: 861, type: !50, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!49 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!50 = !DISubroutineType(types: !51)
!51 = !{!52, !52}
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!54 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !55, file: !57, line: 127)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !49, line: 63, baseType: !56)
!56 = !DICompositeType(tag: DW_TAG_structure_type, file: !49, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!57 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!58 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !59, file: !57, line: 128)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !49, line: 71, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !49, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTS6ldiv_t")
!61 = !{!62, !64}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !60, file: !49, line: 69, baseType: !63, size: 64)
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !60, file: !49, line: 70, baseType: !63, size: 64, offset: 64)
!65 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !66, file: !57, line: 130)
!66 = !DISubprogram(name: "abort", scope: !49, file: !49, line: 611, type: !67, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!67 = !DISubroutineType(types: !68)
!68 = !{null}
!69 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !70, file: !57, line: 132)
!70 = !DISubprogram(name: "aligned_alloc", scope: !49, file: !49, line: 605, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(types: !72)
!72 = !{!73, !74, !74}
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !75, line: 18, baseType: !76)
!75 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!76 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!77 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !78, file: !57, line: 134)
!78 = !DISubprogram(name: "atexit", scope: !49, file: !49, line: 615, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!52, !81}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!82 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !83, file: !57, line: 137)
!83 = !DISubprogram(name: "at_quick_exit", scope: !49, file: !49, line: 620, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !85, file: !57, line: 140)
!85 = !DISubprogram(name: "atof", scope: !49, file: !49, line: 102, type: !86, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubroutineType(types: !87)
!87 = !{!88, !23}
!88 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!89 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !90, file: !57, line: 141)
!90 = !DISubprogram(name: "atoi", scope: !49, file: !49, line: 105, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!91 = !DISubroutineType(types: !92)
!92 = !{!52, !23}
!93 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !94, file: !57, line: 142)
!94 = !DISubprogram(name: "atol", scope: !49, file: !49, line: 108, type: !95, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!95 = !DISubroutineType(types: !96)
!96 = !{!63, !23}
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !98, file: !57, line: 143)
!98 = !DISubprogram(name: "bsearch", scope: !49, file: !49, line: 841, type: !99, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DISubroutineType(types: !100)
!100 = !{!73, !101, !101, !74, !74, !103}
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !49, line: 829, baseType: !104)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DISubroutineType(types: !106)
!106 = !{!52, !101, !101}
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !108, file: !57, line: 144)
!108 = !DISubprogram(name: "calloc", scope: !49, file: !49, line: 556, type: !71, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !110, file: !57, line: 145)
!110 = !DISubprogram(name: "div", scope: !49, file: !49, line: 873, type: !111, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubroutineType(types: !112)
!112 = !{!55, !52, !52}
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !114, file: !57, line: 146)
!114 = !DISubprogram(name: "exit", scope: !49, file: !49, line: 637, type: !115, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{null, !52}
!117 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !118, file: !57, line: 147)
!118 = !DISubprogram(name: "free", scope: !49, file: !49, line: 568, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{null, !73}
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !122, file: !57, line: 148)
!122 = !DISubprogram(name: "getenv", scope: !49, file: !49, line: 654, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!18, !23}
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !126, file: !57, line: 149)
!126 = !DISubprogram(name: "labs", scope: !49, file: !49, line: 862, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!63, !63}
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !130, file: !57, line: 150)
!130 = !DISubprogram(name: "ldiv", scope: !49, file: !49, line: 875, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!59, !63, !63}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !134, file: !57, line: 151)
!134 = !DISubprogram(name: "malloc", scope: !49, file: !49, line: 553, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!73, !74}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !138, file: !57, line: 153)
!138 = !DISubprogram(name: "mblen", scope: !49, file: !49, line: 943, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!52, !23, !74}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !142, file: !57, line: 154)
!142 = !DISubprogram(name: "mbstowcs", scope: !49, file: !49, line: 954, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!74, !145, !148, !74}
!145 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !146)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!148 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !23)
!149 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !150, file: !57, line: 155)
!150 = !DISubprogram(name: "mbtowc", scope: !49, file: !49, line: 946, type: !151, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!151 = !DISubroutineType(types: !152)
!152 = !{!52, !145, !148, !74}
!153 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !154, file: !57, line: 157)
!154 = !DISubprogram(name: "qsort", scope: !49, file: !49, line: 851, type: !155, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !73, !74, !74, !103}
!157 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !158, file: !57, line: 160)
!158 = !DISubprogram(name: "quick_exit", scope: !49, file: !49, line: 643, type: !115, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!159 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !160, file: !57, line: 163)
!160 = !DISubprogram(name: "rand", scope: !49, file: !49, line: 454, type: !161, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DISubroutineType(types: !162)
!162 = !{!52}
!163 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !164, file: !57, line: 164)
!164 = !DISubprogram(name: "realloc", scope: !49, file: !49, line: 564, type: !165, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DISubroutineType(types: !166)
!166 = !{!73, !73, !74}
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !168, file: !57, line: 165)
!168 = !DISubprogram(name: "srand", scope: !49, file: !49, line: 456, type: !169, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !171}
!171 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !173, file: !57, line: 166)
!173 = !DISubprogram(name: "strtod", scope: !49, file: !49, line: 118, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{!88, !148, !176}
!176 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !177)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!178 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !179, file: !57, line: 167)
!179 = !DISubprogram(name: "strtol", scope: !49, file: !49, line: 177, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = !DISubroutineType(types: !181)
!181 = !{!63, !148, !176, !52}
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !183, file: !57, line: 168)
!183 = !DISubprogram(name: "strtoul", scope: !49, file: !49, line: 181, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!76, !148, !176, !52}
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !187, file: !57, line: 169)
!187 = !DISubprogram(name: "system", scope: !49, file: !49, line: 804, type: !91, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !189, file: !57, line: 171)
!189 = !DISubprogram(name: "wcstombs", scope: !49, file: !49, line: 958, type: !190, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DISubroutineType(types: !191)
!191 = !{!74, !192, !193, !74}
!192 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!193 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !194)
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!195 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !147)
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !197, file: !57, line: 172)
!197 = !DISubprogram(name: "wctomb", scope: !49, file: !49, line: 950, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{!52, !18, !147}
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !202, file: !57, line: 200)
!201 = !DINamespace(name: "__gnu_cxx", scope: null)
!202 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !49, line: 81, baseType: !203)
!203 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !49, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !204, identifier: "_ZTS7lldiv_t")
!204 = !{!205, !207}
!205 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !203, file: !49, line: 79, baseType: !206, size: 64)
!206 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !203, file: !49, line: 80, baseType: !206, size: 64, offset: 64)
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !209, file: !57, line: 206)
!209 = !DISubprogram(name: "_Exit", scope: !49, file: !49, line: 649, type: !115, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !211, file: !57, line: 210)
!211 = !DISubprogram(name: "llabs", scope: !49, file: !49, line: 865, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{!206, !206}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !215, file: !57, line: 216)
!215 = !DISubprogram(name: "lldiv", scope: !49, file: !49, line: 879, type: !216, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DISubroutineType(types: !217)
!217 = !{!202, !206, !206}
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !219, file: !57, line: 227)
!219 = !DISubprogram(name: "atoll", scope: !49, file: !49, line: 113, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!206, !23}
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !223, file: !57, line: 228)
!223 = !DISubprogram(name: "strtoll", scope: !49, file: !49, line: 201, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!206, !148, !176, !52}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !227, file: !57, line: 229)
!227 = !DISubprogram(name: "strtoull", scope: !49, file: !49, line: 206, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!230, !148, !176, !52}
!230 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!231 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !232, file: !57, line: 231)
!232 = !DISubprogram(name: "strtof", scope: !49, file: !49, line: 124, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!235, !148, !176}
!235 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !201, entity: !237, file: !57, line: 232)
!237 = !DISubprogram(name: "strtold", scope: !49, file: !49, line: 127, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!240, !148, !176}
!240 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !202, file: !57, line: 240)
!242 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !209, file: !57, line: 242)
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !211, file: !57, line: 244)
!244 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !245, file: !57, line: 245)
!245 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !201, file: !57, line: 213, type: !216, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !215, file: !57, line: 246)
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !219, file: !57, line: 248)
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !232, file: !57, line: 249)
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !223, file: !57, line: 250)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !227, file: !57, line: 251)
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !47, entity: !237, file: !57, line: 252)
!252 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !66, file: !253, line: 38)
!253 = !DIFile(filename: "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "ce88caced6ed945413de73c65016f4c2")
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !78, file: !253, line: 39)
!255 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !114, file: !253, line: 40)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !83, file: !253, line: 43)
!257 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !158, file: !253, line: 46)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !55, file: !253, line: 51)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !59, file: !253, line: 52)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !261, file: !253, line: 54)
!261 = !DISubprogram(name: "abs", linkageName: "_ZSt3absg", scope: !47, file: !53, line: 103, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!264, !264}
!264 = !DIBasicType(name: "__float128", size: 128, encoding: DW_ATE_float)
!265 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !85, file: !253, line: 55)
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !90, file: !253, line: 56)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !94, file: !253, line: 57)
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !98, file: !253, line: 58)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !108, file: !253, line: 59)
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !245, file: !253, line: 60)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !118, file: !253, line: 61)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !122, file: !253, line: 62)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !126, file: !253, line: 63)
!274 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !130, file: !253, line: 64)
!275 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !134, file: !253, line: 65)
!276 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !138, file: !253, line: 67)
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !142, file: !253, line: 68)
!278 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !150, file: !253, line: 69)
!279 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !154, file: !253, line: 71)
!280 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !160, file: !253, line: 72)
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !164, file: !253, line: 73)
!282 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !168, file: !253, line: 74)
!283 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !173, file: !253, line: 75)
!284 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !179, file: !253, line: 76)
!285 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !183, file: !253, line: 77)
!286 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !187, file: !253, line: 78)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !189, file: !253, line: 80)
!288 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !13, entity: !197, file: !253, line: 81)
!289 = !{i32 7, !"Dwarf Version", i32 5}
!290 = !{i32 2, !"Debug Info Version", i32 3}
!291 = !{i32 1, !"wchar_size", i32 4}
!292 = !{i32 8, !"PIC Level", i32 2}
!293 = !{i32 7, !"PIE Level", i32 2}
!294 = !{i32 7, !"uwtable", i32 2}
!295 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!296 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!297 = !{!298, !298, i64 0}
!298 = !{!"int", !299, i64 0}
!299 = !{!"omnipotent char", !300, i64 0}
!300 = !{!"Simple C++ TBAA"}
!301 = distinct !DISubprogram(name: "bad", linkageName: "_Z3badv", scope: !2, file: !2, line: 25, type: !67, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !302, keyInstructions: true)
!302 = !{!303, !304}
!303 = !DILocalVariable(name: "bag", scope: !301, file: !2, line: 26, type: !30)
!304 = !DILocalVariable(name: "last", scope: !301, file: !2, line: 28, type: !15)
!305 = distinct !DIAssignID()
!306 = !DILocation(line: 0, scope: !301)
!307 = distinct !DIAssignID()
!308 = !DILocation(line: 26, column: 3, scope: !301)
!309 = !DILocation(line: 26, column: 13, scope: !301)
!310 = !DILocation(line: 27, column: 12, scope: !301)
!311 = !DILocation(line: 27, column: 17, scope: !301)
!312 = !DILocation(line: 27, column: 7, scope: !301)
!313 = !DILocation(line: 27, column: 3, scope: !301)
!314 = !DILocation(line: 28, column: 3, scope: !301)
!315 = !DILocation(line: 28, column: 19, scope: !301)
!316 = !DILocation(line: 28, column: 15, scope: !301)
!317 = !DILocation(line: 29, column: 15, scope: !301)
!318 = !{!319, !320, i64 0}
!319 = !{!"_ZTS4Text", !320, i64 0}
!320 = !{!"p1 omnipotent char", !321, i64 0}
!321 = !{!"any pointer", !299, i64 0}
!322 = !DILocation(line: 29, column: 3, scope: !301)
!323 = !DILocation(line: 30, column: 1, scope: !301)
!324 = !DILocation(line: 30, column: 1, scope: !301, atomGroup: 1, atomRank: 1)
!325 = distinct !DISubprogram(name: "Bag", linkageName: "_ZN3BagI4TextEC2Ev", scope: !30, file: !2, line: 13, type: !326, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !328, retainedNodes: !329, keyInstructions: true)
!326 = !DISubroutineType(types: !327)
!327 = !{null, !37}
!328 = !DISubprogram(name: "Bag", linkageName: "_ZN3BagI4TextEC4Ev", scope: !30, type: !326, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!329 = !{!330}
!330 = !DILocalVariable(name: "this", arg: 1, scope: !325, type: !331, flags: DIFlagArtificial | DIFlagObjectPointer)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!332 = !DILocation(line: 0, scope: !325)
!333 = !DILocation(line: 15, column: 6, scope: !325, atomGroup: 2, atomRank: 1)
!334 = !DILocation(line: 13, column: 27, scope: !325, atomGroup: 3, atomRank: 1)
!335 = distinct !DISubprogram(name: "push", linkageName: "_ZN3BagI4TextE4pushERKS0_", scope: !30, file: !2, line: 17, type: !35, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !34, retainedNodes: !336, keyInstructions: true)
!336 = !{!337, !338}
!337 = !DILocalVariable(name: "this", arg: 1, scope: !335, type: !331, flags: DIFlagArtificial | DIFlagObjectPointer)
!338 = !DILocalVariable(name: "item", arg: 2, scope: !335, file: !2, line: 17, type: !27)
!339 = !DILocation(line: 0, scope: !335)
!340 = !DILocation(line: 18, column: 10, scope: !341)
!341 = distinct !DILexicalBlock(scope: !335, file: !2, line: 18, column: 9)
!342 = !{!343, !344, i64 0}
!343 = !{!"_ZTS3BagI4TextE", !344, i64 0, !344, i64 8}
!344 = !{!"p1 _ZTS4Text", !321, i64 0}
!345 = !DILocation(line: 18, column: 10, scope: !341, atomGroup: 1, atomRank: 2)
!346 = !DILocation(line: 18, column: 9, scope: !341, atomGroup: 1, atomRank: 1)
!347 = !DILocation(line: 19, column: 38, scope: !341, atomGroup: 2, atomRank: 2)
!348 = !DILocation(line: 19, column: 15, scope: !341)
!349 = !DILocation(line: 19, column: 19, scope: !341, atomGroup: 3, atomRank: 1)
!350 = !{!343, !344, i64 8}
!351 = !DILocation(line: 19, column: 13, scope: !341, atomGroup: 2, atomRank: 1)
!352 = !DILocation(line: 19, column: 7, scope: !341)
!353 = !DILocation(line: 20, column: 10, scope: !335)
!354 = !DILocation(line: 20, column: 13, scope: !335)
!355 = !DILocation(line: 20, column: 13, scope: !335, atomGroup: 4, atomRank: 2)
!356 = !DILocation(line: 20, column: 13, scope: !335, atomGroup: 4, atomRank: 1)
!357 = !DILocation(line: 20, column: 17, scope: !335)
!358 = !DILocation(line: 21, column: 3, scope: !335, atomGroup: 5, atomRank: 1)
!359 = distinct !DISubprogram(name: "Text", linkageName: "_ZN4TextC2EPKc", scope: !15, file: !2, line: 9, type: !20, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !19, retainedNodes: !360, keyInstructions: true)
!360 = !{!361, !362}
!361 = !DILocalVariable(name: "this", arg: 1, scope: !359, type: !29, flags: DIFlagArtificial | DIFlagObjectPointer)
!362 = !DILocalVariable(name: "from", arg: 2, scope: !359, file: !2, line: 9, type: !23)
!363 = !DILocation(line: 0, scope: !359)
!364 = !DILocation(line: 9, column: 43, scope: !359, atomGroup: 1, atomRank: 2)
!365 = !DILocation(line: 9, column: 37, scope: !359, atomGroup: 1, atomRank: 1)
!366 = !DILocation(line: 9, column: 58, scope: !359, atomGroup: 2, atomRank: 1)
!367 = distinct !DISubprogram(name: "back", linkageName: "_ZN3BagI4TextE4backEv", scope: !30, file: !2, line: 22, type: !39, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !38, retainedNodes: !368, keyInstructions: true)
!368 = !{!369}
!369 = !DILocalVariable(name: "this", arg: 1, scope: !367, type: !331, flags: DIFlagArtificial | DIFlagObjectPointer)
!370 = !DILocation(line: 0, scope: !367)
!371 = !DILocation(line: 22, column: 22, scope: !367)
!372 = !DILocation(line: 22, column: 22, scope: !367, atomGroup: 1, atomRank: 2)
!373 = !DILocation(line: 22, column: 15, scope: !367, atomGroup: 1, atomRank: 1)
!374 = distinct !DISubprogram(name: "Text", linkageName: "_ZN4TextC2ERKS_", scope: !15, file: !2, line: 10, type: !25, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !24, retainedNodes: !375, keyInstructions: true)
!375 = !{!376, !377}
!376 = !DILocalVariable(name: "this", arg: 1, scope: !374, type: !29, flags: DIFlagArtificial | DIFlagObjectPointer)
!377 = !DILocalVariable(name: "from", arg: 2, scope: !374, file: !2, line: 10, type: !27)
!378 = !DILocation(line: 0, scope: !374)
!379 = !DILocation(line: 10, column: 46, scope: !374)
!380 = !DILocation(line: 10, column: 34, scope: !374, atomGroup: 1, atomRank: 2)
!381 = !DILocation(line: 10, column: 28, scope: !374, atomGroup: 1, atomRank: 1)
!382 = !DILocation(line: 10, column: 55, scope: !374, atomGroup: 2, atomRank: 1)
!383 = distinct !DISubprogram(name: "good", linkageName: "_Z4goodv", scope: !2, file: !2, line: 32, type: !67, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !384, keyInstructions: true)
!384 = !{!385, !386}
!385 = !DILocalVariable(name: "bag", scope: !383, file: !2, line: 33, type: !30)
!386 = !DILocalVariable(name: "last", scope: !383, file: !2, line: 35, type: !15)
!387 = distinct !DIAssignID()
!388 = !DILocation(line: 0, scope: !383)
!389 = distinct !DIAssignID()
!390 = !DILocation(line: 33, column: 3, scope: !383)
!391 = !DILocation(line: 33, column: 13, scope: !383)
!392 = !DILocation(line: 34, column: 12, scope: !383)
!393 = !DILocation(line: 34, column: 7, scope: !383)
!394 = !DILocation(line: 34, column: 3, scope: !383)
!395 = !DILocation(line: 35, column: 3, scope: !383)
!396 = !DILocation(line: 35, column: 19, scope: !383)
!397 = !DILocation(line: 35, column: 15, scope: !383)
!398 = !DILocation(line: 36, column: 15, scope: !383)
!399 = !DILocation(line: 36, column: 3, scope: !383)
!400 = !DILocation(line: 37, column: 1, scope: !383)
!401 = !DILocation(line: 37, column: 1, scope: !383, atomGroup: 1, atomRank: 1)
!402 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 39, type: !161, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, keyInstructions: true)
!403 = !DILocation(line: 40, column: 3, scope: !402)
!404 = !DILocation(line: 41, column: 3, scope: !402)
!405 = !DILocation(line: 42, column: 3, scope: !402, atomGroup: 1, atomRank: 1)
!406 = !DISubprogram(name: "strdup", scope: !407, file: !407, line: 187, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!407 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
