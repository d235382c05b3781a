; ModuleID = 'meeting.cl'
source_filename = "meeting.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %image, ptr addrspace(1) noundef align 4 %h, ptr addrspace(1) noundef align 4 %total, i32 noundef %n) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !19
  %0 = shl i64 %call.i, 32, !dbg !22
  %1 = ashr exact i64 %0, 30, !dbg !22
  %arrayidx.i = getelementptr inbounds i8, ptr addrspace(1) %image, i64 %1, !dbg !22
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !8
  %idxprom1.i = sext i32 %2 to i64, !dbg !23
  %arrayidx2.i = getelementptr inbounds i32, ptr addrspace(1) %h, i64 %idxprom1.i, !dbg !23
  %3 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !24, !tbaa !8
  %inc.i = add nsw i32 %3, 1, !dbg !24
  store i32 %inc.i, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !24, !tbaa !8
  %4 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !25, !tbaa !8
  %add.i = add nsw i32 %4, %n, !dbg !26
  %idxprom5.i = sext i32 %add.i to i64, !dbg !27
  %arrayidx6.i = getelementptr inbounds i32, ptr addrspace(1) %h, i64 %idxprom5.i, !dbg !27
  %call7.i = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %arrayidx6.i) #7, !dbg !28
  %call8.i = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef align 4 %total) #7, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %image, ptr addrspace(1) noundef align 4 %h, ptr addrspace(1) noundef align 4 %total, i32 noundef %n) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !31
  %0 = shl i64 %call, 32, !dbg !32
  %1 = ashr exact i64 %0, 30, !dbg !32
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %image, i64 %1, !dbg !32
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !32, !tbaa !8
  %idxprom1 = sext i32 %2 to i64, !dbg !33
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(1) %h, i64 %idxprom1, !dbg !33
  %3 = load i32, ptr addrspace(1) %arrayidx2, align 4, !dbg !34, !tbaa !8
  %inc = add nsw i32 %3, 1, !dbg !34
  store i32 %inc, ptr addrspace(1) %arrayidx2, align 4, !dbg !34, !tbaa !8
  %4 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !35, !tbaa !8
  %add = add nsw i32 %4, %n, !dbg !36
  %idxprom5 = sext i32 %add to i64, !dbg !37
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(1) %h, i64 %idxprom5, !dbg !37
  %call7 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %arrayidx6) #7, !dbg !38
  %call8 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %total) #7, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @last(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %n) local_unnamed_addr #2 !dbg !41 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !46
  %0 = shl i64 %call.i, 32, !dbg !49
  %idxprom.i = ashr exact i64 %0, 32, !dbg !49
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !49
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !49, !tbaa !50
  store float %1, ptr addrspace(1) %out, align 4, !dbg !52, !tbaa !50
  %2 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !53, !tbaa !50
  %3 = getelementptr float, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !54
  %arrayidx5.i = getelementptr i8, ptr addrspace(1) %3, i64 4, !dbg !54
  store float %2, ptr addrspace(1) %arrayidx5.i, align 4, !dbg !55, !tbaa !50
  %call6.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !56
  %cmp.i = icmp eq i64 %call6.i, 0, !dbg !57
  br i1 %cmp.i, label %if.then.i, label %if.end.i, !dbg !57

if.then.i:                                        ; preds = %entry
  %4 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !58, !tbaa !50
  %call10.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !59
  %conv11.i = sext i32 %n to i64, !dbg !60
  %5 = getelementptr float, ptr addrspace(1) %out, i64 %call10.i, !dbg !61
  %arrayidx13.i = getelementptr float, ptr addrspace(1) %5, i64 %conv11.i, !dbg !61
  store float %4, ptr addrspace(1) %arrayidx13.i, align 4, !dbg !62, !tbaa !50
  br label %if.end.i, !dbg !61

if.end.i:                                         ; preds = %if.then.i, %entry
  %6 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !63, !tbaa !50
  %cmp16.i = fcmp ogt float %6, 9.000000e+00, !dbg !64
  br i1 %cmp16.i, label %if.then18.i, label %__clang_ocl_kern_imp_last.exit, !dbg !64

if.then18.i:                                      ; preds = %if.end.i
  %idxprom19.i = sext i32 %n to i64, !dbg !65
  %arrayidx20.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom19.i, !dbg !65
  store float 1.000000e+00, ptr addrspace(1) %arrayidx20.i, align 4, !dbg !66, !tbaa !50
  br label %__clang_ocl_kern_imp_last.exit, !dbg !65

__clang_ocl_kern_imp_last.exit:                   ; preds = %if.end.i, %if.then18.i
  ret void, !dbg !67
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_last(ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %n) local_unnamed_addr #3 !dbg !47 !kernel_arg_addr_space !42 !kernel_arg_access_qual !43 !kernel_arg_type !44 !kernel_arg_base_type !44 !kernel_arg_type_qual !45 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !68
  %0 = shl i64 %call, 32, !dbg !69
  %idxprom = ashr exact i64 %0, 32, !dbg !69
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !69
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !69, !tbaa !50
  store float %1, ptr addrspace(1) %out, align 4, !dbg !70, !tbaa !50
  %2 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !71, !tbaa !50
  %3 = getelementptr float, ptr addrspace(1) %out, i64 %idxprom, !dbg !72
  %arrayidx5 = getelementptr i8, ptr addrspace(1) %3, i64 4, !dbg !72
  store float %2, ptr addrspace(1) %arrayidx5, align 4, !dbg !73, !tbaa !50
  %call6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !74
  %cmp = icmp eq i64 %call6, 0, !dbg !75
  br i1 %cmp, label %if.then, label %if.end, !dbg !75

if.then:                                          ; preds = %entry
  %4 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !76, !tbaa !50
  %call10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !77
  %conv11 = sext i32 %n to i64, !dbg !78
  %5 = getelementptr float, ptr addrspace(1) %out, i64 %call10, !dbg !79
  %arrayidx13 = getelementptr float, ptr addrspace(1) %5, i64 %conv11, !dbg !79
  store float %4, ptr addrspace(1) %arrayidx13, align 4, !dbg !80, !tbaa !50
  br label %if.end, !dbg !79

if.end:                                           ; preds = %if.then, %entry
  %6 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !81, !tbaa !50
  %cmp16 = fcmp ogt float %6, 9.000000e+00, !dbg !82
  br i1 %cmp16, label %if.then18, label %if.end21, !dbg !82

if.then18:                                        ; preds = %if.end
  %idxprom19 = sext i32 %n to i64, !dbg !83
  %arrayidx20 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom19, !dbg !83
  store float 1.000000e+00, ptr addrspace(1) %arrayidx20, align 4, !dbg !84, !tbaa !50
  br label %if.end21, !dbg !83

if.end21:                                         ; preds = %if.then18, %if.end
  ret void, !dbg !85
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !86 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare !dbg !87 dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !88 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !89 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "meeting.cl", directory: ".", checksumkind: CSK_MD5, checksum: "a0c5eddbfd8ca343306de9cb05a0531c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int*", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !DILocation(line: 3, column: 11, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "histogram", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 2, column: 97, scope: !12)
!22 = !DILocation(line: 4, column: 5, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 4, column: 3, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 4, column: 14, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 5, column: 17, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 5, column: 26, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 5, column: 15, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 5, column: 3, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 6, column: 3, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 7, column: 1, scope: !12)
!31 = !DILocation(line: 3, column: 11, scope: !20)
!32 = !DILocation(line: 4, column: 5, scope: !20)
!33 = !DILocation(line: 4, column: 3, scope: !20)
!34 = !DILocation(line: 4, column: 14, scope: !20)
!35 = !DILocation(line: 5, column: 17, scope: !20)
!36 = !DILocation(line: 5, column: 26, scope: !20)
!37 = !DILocation(line: 5, column: 15, scope: !20)
!38 = !DILocation(line: 5, column: 3, scope: !20)
!39 = !DILocation(line: 6, column: 3, scope: !20)
!40 = !DILocation(line: 7, column: 1, scope: !20)
!41 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !{i32 1, i32 1, i32 0}
!43 = !{!"none", !"none", !"none"}
!44 = !{!"float*", !"float*", !"int"}
!45 = !{!"", !"const", !""}
!46 = !DILocation(line: 10, column: 11, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "last", scope: !1, file: !1, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 9, column: 74, scope: !41)
!49 = !DILocation(line: 11, column: 12, scope: !47, inlinedAt: !48)
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !10, i64 0}
!52 = !DILocation(line: 11, column: 10, scope: !47, inlinedAt: !48)
!53 = !DILocation(line: 12, column: 16, scope: !47, inlinedAt: !48)
!54 = !DILocation(line: 12, column: 3, scope: !47, inlinedAt: !48)
!55 = !DILocation(line: 12, column: 14, scope: !47, inlinedAt: !48)
!56 = !DILocation(line: 13, column: 7, scope: !47, inlinedAt: !48)
!57 = !DILocation(line: 13, column: 23, scope: !47, inlinedAt: !48)
!58 = !DILocation(line: 13, column: 56, scope: !47, inlinedAt: !48)
!59 = !DILocation(line: 13, column: 33, scope: !47, inlinedAt: !48)
!60 = !DILocation(line: 13, column: 51, scope: !47, inlinedAt: !48)
!61 = !DILocation(line: 13, column: 29, scope: !47, inlinedAt: !48)
!62 = !DILocation(line: 13, column: 54, scope: !47, inlinedAt: !48)
!63 = !DILocation(line: 14, column: 7, scope: !47, inlinedAt: !48)
!64 = !DILocation(line: 14, column: 13, scope: !47, inlinedAt: !48)
!65 = !DILocation(line: 14, column: 18, scope: !47, inlinedAt: !48)
!66 = !DILocation(line: 14, column: 25, scope: !47, inlinedAt: !48)
!67 = !DILocation(line: 15, column: 1, scope: !41)
!68 = !DILocation(line: 10, column: 11, scope: !47)
!69 = !DILocation(line: 11, column: 12, scope: !47)
!70 = !DILocation(line: 11, column: 10, scope: !47)
!71 = !DILocation(line: 12, column: 16, scope: !47)
!72 = !DILocation(line: 12, column: 3, scope: !47)
!73 = !DILocation(line: 12, column: 14, scope: !47)
!74 = !DILocation(line: 13, column: 7, scope: !47)
!75 = !DILocation(line: 13, column: 23, scope: !47)
!76 = !DILocation(line: 13, column: 56, scope: !47)
!77 = !DILocation(line: 13, column: 33, scope: !47)
!78 = !DILocation(line: 13, column: 51, scope: !47)
!79 = !DILocation(line: 13, column: 29, scope: !47)
!80 = !DILocation(line: 13, column: 54, scope: !47)
!81 = !DILocation(line: 14, column: 7, scope: !47)
!82 = !DILocation(line: 14, column: 13, scope: !47)
!83 = !DILocation(line: 14, column: 18, scope: !47)
!84 = !DILocation(line: 14, column: 25, scope: !47)
!85 = !DILocation(line: 15, column: 1, scope: !47)
!86 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 3, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !DISubprogram(name: "atomic_inc", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 13, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!89 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 13, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
