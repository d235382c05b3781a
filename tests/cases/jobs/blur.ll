; ModuleID = 'blur.cl'
source_filename = "blur.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @blur(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %w, i32 noundef %radius) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %cmp.not.i1 = icmp slt i32 %radius, 0, !dbg !23
  br i1 %cmp.not.i1, label %__clang_ocl_kern_imp_blur.exit, label %for.body.i.lr.ph, !dbg !24

for.body.i.lr.ph:                                 ; preds = %entry
  %sub.i = sub nsw i32 0, %radius, !dbg !25
  %mul.i = mul nsw i32 %w, %conv2.i
  %add.i = add nsw i32 %mul.i, %conv.i
  br label %for.body.i, !dbg !24

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i3 = phi i32 [ %sub.i, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %sum.0.i2 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add5.i, %for.body.i ]
  %add4.i = add nsw i32 %add.i, %k.0.i3, !dbg !26
  %idxprom.i = sext i32 %add4.i to i64, !dbg !27
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !27
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !27, !tbaa !28
  %add5.i = fadd float %sum.0.i2, %0, !dbg !30
  %inc.i = add nsw i32 %k.0.i3, 1, !dbg !31
  %cmp.not.i.not = icmp slt i32 %k.0.i3, %radius, !dbg !23
  br i1 %cmp.not.i.not, label %for.body.i, label %__clang_ocl_kern_imp_blur.exit, !dbg !24, !llvm.loop !32

__clang_ocl_kern_imp_blur.exit:                   ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add5.i, %for.body.i ], !dbg !35
  %mul6.i = shl nsw i32 %radius, 1, !dbg !36
  %add7.i = or disjoint i32 %mul6.i, 1, !dbg !37
  %conv8.i = sitofp i32 %add7.i to float, !dbg !38
  %div.i = fdiv float %sum.0.i.lcssa, %conv8.i, !dbg !39, !fpmath !40
  %mul9.i = mul nsw i32 %w, %conv2.i, !dbg !41
  %add10.i = add nsw i32 %mul9.i, %conv.i, !dbg !42
  %idxprom11.i = sext i32 %add10.i to i64, !dbg !43
  %arrayidx12.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom11.i, !dbg !43
  store float %div.i, ptr addrspace(1) %arrayidx12.i, align 4, !dbg !44, !tbaa !28
  ret void, !dbg !45
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %w, i32 noundef %radius) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !46
  %conv = trunc i64 %call to i32, !dbg !46
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6, !dbg !47
  %conv2 = trunc i64 %call1 to i32, !dbg !47
  %cmp.not21 = icmp slt i32 %radius, 0, !dbg !48
  br i1 %cmp.not21, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !49

for.body.lr.ph:                                   ; preds = %entry
  %sub = sub nsw i32 0, %radius, !dbg !50
  %mul = mul nsw i32 %w, %conv2
  %add = add nsw i32 %mul, %conv
  br label %for.body, !dbg !49

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add5, %for.body ], !dbg !51
  %mul6 = shl nsw i32 %radius, 1, !dbg !52
  %add7 = or disjoint i32 %mul6, 1, !dbg !53
  %conv8 = sitofp i32 %add7 to float, !dbg !54
  %div = fdiv float %sum.0.lcssa, %conv8, !dbg !55, !fpmath !40
  %mul9 = mul nsw i32 %w, %conv2, !dbg !56
  %add10 = add nsw i32 %mul9, %conv, !dbg !57
  %idxprom11 = sext i32 %add10 to i64, !dbg !58
  %arrayidx12 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom11, !dbg !58
  store float %div, ptr addrspace(1) %arrayidx12, align 4, !dbg !59, !tbaa !28
  ret void, !dbg !60

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.023 = phi i32 [ %sub, %for.body.lr.ph ], [ %inc, %for.body ]
  %sum.022 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add5, %for.body ]
  %add4 = add nsw i32 %add, %k.023, !dbg !61
  %idxprom = sext i32 %add4 to i64, !dbg !62
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !62
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !62, !tbaa !28
  %add5 = fadd float %sum.022, %0, !dbg !63
  %inc = add nsw i32 %k.023, 1, !dbg !64
  %cmp.not.not = icmp slt i32 %k.023, %radius, !dbg !48
  br i1 %cmp.not.not, label %for.body, label %for.cond.cleanup, !dbg !49, !llvm.loop !65
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @columns(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %sums, ptr addrspace(3) noundef align 4 captures(none) %part, i32 noundef %w, i32 noundef %h) local_unnamed_addr #2 !dbg !67 !kernel_arg_addr_space !68 !kernel_arg_access_qual !69 !kernel_arg_type !70 !kernel_arg_base_type !70 !kernel_arg_type_qual !71 !reqd_work_group_size !72 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !73
  %conv.i = trunc i64 %call.i to i32, !dbg !73
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !76
  %conv2.i = trunc i64 %call1.i to i32, !dbg !76
  %cmp.i1 = icmp sgt i32 %h, 0, !dbg !77
  br i1 %cmp.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !78

for.body.i.lr.ph:                                 ; preds = %entry
  %mul.i = mul nsw i32 %h, %conv.i
  br label %for.body.i, !dbg !78

for.cond.cleanup.i:                               ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add4.i, %for.body.i ], !dbg !79
  %idxprom5.i = sext i32 %conv2.i to i64, !dbg !80
  %arrayidx6.i = getelementptr inbounds float, ptr addrspace(3) %part, i64 %idxprom5.i, !dbg !80
  store float %sum.0.i.lcssa, ptr addrspace(3) %arrayidx6.i, align 4, !dbg !81, !tbaa !28
  %cmp9.i = fcmp ogt float %sum.0.i.lcssa, 1.000000e+00, !dbg !82
  br i1 %cmp9.i, label %if.then.i, label %__clang_ocl_kern_imp_columns.exit, !dbg !82

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %y.0.i3 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %sum.0.i2 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add4.i, %for.body.i ]
  %add.i = add nsw i32 %y.0.i3, %mul.i, !dbg !83
  %idxprom.i = sext i32 %add.i to i64, !dbg !84
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !84
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !84, !tbaa !28
  %add4.i = fadd float %sum.0.i2, %0, !dbg !85
  %inc.i = add nuw nsw i32 %y.0.i3, 1, !dbg !86
  %cmp.i = icmp slt i32 %inc.i, %h, !dbg !77
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !78, !llvm.loop !87

if.then.i:                                        ; preds = %for.cond.cleanup.i
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !dbg !89
  %xor.i = xor i32 %conv2.i, 1, !dbg !90
  %idxprom11.i = sext i32 %xor.i to i64, !dbg !91
  %arrayidx12.i = getelementptr inbounds float, ptr addrspace(3) %part, i64 %idxprom11.i, !dbg !91
  %1 = load float, ptr addrspace(3) %arrayidx12.i, align 4, !dbg !91, !tbaa !28
  %idxprom13.i = sext i32 %conv.i to i64, !dbg !92
  %arrayidx14.i = getelementptr inbounds float, ptr addrspace(1) %sums, i64 %idxprom13.i, !dbg !92
  store float %1, ptr addrspace(1) %arrayidx14.i, align 4, !dbg !93, !tbaa !28
  br label %__clang_ocl_kern_imp_columns.exit, !dbg !94

__clang_ocl_kern_imp_columns.exit:                ; preds = %for.cond.cleanup.i, %if.then.i
  ret void, !dbg !95
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_columns(ptr addrspace(1) noundef readonly align 4 captures(none) %in, ptr addrspace(1) noundef writeonly align 4 captures(none) %sums, ptr addrspace(3) noundef align 4 captures(none) %part, i32 noundef %w, i32 noundef %h) local_unnamed_addr #3 !dbg !74 !kernel_arg_addr_space !68 !kernel_arg_access_qual !69 !kernel_arg_type !70 !kernel_arg_base_type !70 !kernel_arg_type_qual !71 !reqd_work_group_size !72 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !96
  %conv = trunc i64 %call to i32, !dbg !96
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !97
  %conv2 = trunc i64 %call1 to i32, !dbg !97
  %cmp24 = icmp sgt i32 %h, 0, !dbg !98
  br i1 %cmp24, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !99

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul nsw i32 %h, %conv
  br label %for.body, !dbg !99

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add4, %for.body ], !dbg !100
  %idxprom5 = sext i32 %conv2 to i64, !dbg !101
  %arrayidx6 = getelementptr inbounds float, ptr addrspace(3) %part, i64 %idxprom5, !dbg !101
  store float %sum.0.lcssa, ptr addrspace(3) %arrayidx6, align 4, !dbg !102, !tbaa !28
  %cmp9 = fcmp ogt float %sum.0.lcssa, 1.000000e+00, !dbg !103
  br i1 %cmp9, label %if.then, label %if.end, !dbg !103

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %y.026 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %sum.025 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add4, %for.body ]
  %add = add nsw i32 %y.026, %mul, !dbg !104
  %idxprom = sext i32 %add to i64, !dbg !105
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !105
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !105, !tbaa !28
  %add4 = fadd float %sum.025, %0, !dbg !106
  %inc = add nuw nsw i32 %y.026, 1, !dbg !107
  %cmp = icmp slt i32 %inc, %h, !dbg !98
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !99, !llvm.loop !108

if.then:                                          ; preds = %for.cond.cleanup
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !dbg !110
  %xor = xor i32 %conv2, 1, !dbg !111
  %idxprom11 = sext i32 %xor to i64, !dbg !112
  %arrayidx12 = getelementptr inbounds float, ptr addrspace(3) %part, i64 %idxprom11, !dbg !112
  %1 = load float, ptr addrspace(3) %arrayidx12, align 4, !dbg !112, !tbaa !28
  %idxprom13 = sext i32 %conv to i64, !dbg !113
  %arrayidx14 = getelementptr inbounds float, ptr addrspace(1) %sums, i64 %idxprom13, !dbg !113
  store float %1, ptr addrspace(1) %arrayidx14, align 4, !dbg !114, !tbaa !28
  br label %if.end, !dbg !115

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !117 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !118 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare !dbg !119 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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
!1 = !DIFile(filename: "blur.cl", directory: ".", checksumkind: CSK_MD5, checksum: "a00b00d3fc4ab0f71becb5bc638b4e9f")
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
!12 = distinct !DISubprogram(name: "blur", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !DILocation(line: 3, column: 11, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "blur", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 2, column: 86, scope: !12)
!22 = !DILocation(line: 3, column: 33, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 5, column: 27, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 5, column: 3, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 5, column: 16, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 25, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 6, column: 12, scope: !20, inlinedAt: !21)
!28 = !{!29, !29, i64 0}
!29 = !{!"float", !10, i64 0}
!30 = !DILocation(line: 6, column: 9, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 5, column: 39, scope: !20, inlinedAt: !21)
!32 = distinct !{!32, !24, !33, !34}
!33 = !DILocation(line: 6, column: 28, scope: !20, inlinedAt: !21)
!34 = !{!"llvm.loop.unroll.disable"}
!35 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 7, column: 29, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 7, column: 38, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 7, column: 26, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 7, column: 24, scope: !20, inlinedAt: !21)
!40 = !{float 2.500000e+00}
!41 = !DILocation(line: 7, column: 9, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 7, column: 13, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 7, column: 3, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 7, column: 18, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 8, column: 1, scope: !12)
!46 = !DILocation(line: 3, column: 11, scope: !20)
!47 = !DILocation(line: 3, column: 33, scope: !20)
!48 = !DILocation(line: 5, column: 27, scope: !20)
!49 = !DILocation(line: 5, column: 3, scope: !20)
!50 = !DILocation(line: 5, column: 16, scope: !20)
!51 = !DILocation(line: 0, scope: !20)
!52 = !DILocation(line: 7, column: 29, scope: !20)
!53 = !DILocation(line: 7, column: 38, scope: !20)
!54 = !DILocation(line: 7, column: 26, scope: !20)
!55 = !DILocation(line: 7, column: 24, scope: !20)
!56 = !DILocation(line: 7, column: 9, scope: !20)
!57 = !DILocation(line: 7, column: 13, scope: !20)
!58 = !DILocation(line: 7, column: 3, scope: !20)
!59 = !DILocation(line: 7, column: 18, scope: !20)
!60 = !DILocation(line: 8, column: 1, scope: !20)
!61 = !DILocation(line: 6, column: 25, scope: !20)
!62 = !DILocation(line: 6, column: 12, scope: !20)
!63 = !DILocation(line: 6, column: 9, scope: !20)
!64 = !DILocation(line: 5, column: 39, scope: !20)
!65 = distinct !{!65, !49, !66, !34}
!66 = !DILocation(line: 6, column: 28, scope: !20)
!67 = distinct !DISubprogram(name: "columns", scope: !1, file: !1, line: 10, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !{i32 1, i32 1, i32 3, i32 0, i32 0}
!69 = !{!"none", !"none", !"none", !"none", !"none"}
!70 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!71 = !{!"const", !"", !"", !"", !""}
!72 = !{i32 64, i32 1, i32 1}
!73 = !DILocation(line: 12, column: 16, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "columns", scope: !1, file: !1, line: 10, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 11, column: 107, scope: !67)
!76 = !DILocation(line: 12, column: 41, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 14, column: 21, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 14, column: 3, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 0, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 16, column: 3, scope: !74, inlinedAt: !75)
!81 = !DILocation(line: 16, column: 14, scope: !74, inlinedAt: !75)
!82 = !DILocation(line: 17, column: 18, scope: !74, inlinedAt: !75)
!83 = !DILocation(line: 15, column: 26, scope: !74, inlinedAt: !75)
!84 = !DILocation(line: 15, column: 12, scope: !74, inlinedAt: !75)
!85 = !DILocation(line: 15, column: 9, scope: !74, inlinedAt: !75)
!86 = !DILocation(line: 14, column: 27, scope: !74, inlinedAt: !75)
!87 = distinct !{!87, !78, !88, !34}
!88 = !DILocation(line: 15, column: 29, scope: !74, inlinedAt: !75)
!89 = !DILocation(line: 18, column: 5, scope: !74, inlinedAt: !75)
!90 = !DILocation(line: 19, column: 30, scope: !74, inlinedAt: !75)
!91 = !DILocation(line: 19, column: 20, scope: !74, inlinedAt: !75)
!92 = !DILocation(line: 19, column: 5, scope: !74, inlinedAt: !75)
!93 = !DILocation(line: 19, column: 18, scope: !74, inlinedAt: !75)
!94 = !DILocation(line: 20, column: 3, scope: !74, inlinedAt: !75)
!95 = !DILocation(line: 21, column: 1, scope: !67)
!96 = !DILocation(line: 12, column: 16, scope: !74)
!97 = !DILocation(line: 12, column: 41, scope: !74)
!98 = !DILocation(line: 14, column: 21, scope: !74)
!99 = !DILocation(line: 14, column: 3, scope: !74)
!100 = !DILocation(line: 0, scope: !74)
!101 = !DILocation(line: 16, column: 3, scope: !74)
!102 = !DILocation(line: 16, column: 14, scope: !74)
!103 = !DILocation(line: 17, column: 18, scope: !74)
!104 = !DILocation(line: 15, column: 26, scope: !74)
!105 = !DILocation(line: 15, column: 12, scope: !74)
!106 = !DILocation(line: 15, column: 9, scope: !74)
!107 = !DILocation(line: 14, column: 27, scope: !74)
!108 = distinct !{!108, !99, !109, !34}
!109 = !DILocation(line: 15, column: 29, scope: !74)
!110 = !DILocation(line: 18, column: 5, scope: !74)
!111 = !DILocation(line: 19, column: 30, scope: !74)
!112 = !DILocation(line: 19, column: 20, scope: !74)
!113 = !DILocation(line: 19, column: 5, scope: !74)
!114 = !DILocation(line: 19, column: 18, scope: !74)
!115 = !DILocation(line: 20, column: 3, scope: !74)
!116 = !DILocation(line: 21, column: 1, scope: !74)
!117 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 3, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!118 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 12, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 18, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
