; ModuleID = 'rows.cl'
source_filename = "rows.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@rows.tile = internal unnamed_addr addrspace(3) global [4 x [64 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @rows(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %height) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %cmp.not.i = icmp sgt i32 %height, %conv2.i, !dbg !23
  br i1 %cmp.not.i, label %if.end.i, label %__clang_ocl_kern_imp_rows.exit, !dbg !23

if.end.i:                                         ; preds = %entry
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %mul.i = shl nsw i32 %conv2.i, 6, !dbg !24
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !25
  %idxprom.i = sext i32 %add.i to i64, !dbg !26
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !26
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !26, !tbaa !27
  %idxprom4.i = sext i32 %conv2.i to i64, !dbg !29
  %arrayidx5.i = getelementptr inbounds [64 x float], ptr addrspace(3) @rows.tile, i64 %idxprom4.i, !dbg !29
  %idxprom6.i = sext i32 %conv.i to i64, !dbg !29
  %arrayidx7.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx5.i, i64 %idxprom6.i, !dbg !29
  store float %0, ptr addrspace(3) %arrayidx7.i, align 4, !dbg !30, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !31
  %arrayidx9.i = getelementptr inbounds float, ptr addrspace(3) @rows.tile, i64 %idxprom6.i, !dbg !32
  %1 = load float, ptr addrspace(3) %arrayidx9.i, align 4, !dbg !32, !tbaa !27
  %sub.i = sub nsw i32 63, %conv.i, !dbg !33
  %idxprom12.i = sext i32 %sub.i to i64, !dbg !34
  %arrayidx13.i = getelementptr inbounds float, ptr addrspace(3) %arrayidx5.i, i64 %idxprom12.i, !dbg !34
  %2 = load float, ptr addrspace(3) %arrayidx13.i, align 4, !dbg !34, !tbaa !27
  %add14.i = fadd float %1, %2, !dbg !35
  %arrayidx18.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !36
  store float %add14.i, ptr addrspace(1) %arrayidx18.i, align 4, !dbg !37, !tbaa !27
  br label %__clang_ocl_kern_imp_rows.exit, !dbg !38

__clang_ocl_kern_imp_rows.exit:                   ; preds = %entry, %if.end.i
  ret void, !dbg !39
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_rows(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %height) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !40
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !41
  %conv2 = trunc i64 %call1 to i32, !dbg !41
  %cmp.not = icmp sgt i32 %height, %conv2, !dbg !42
  br i1 %cmp.not, label %if.end, label %cleanup, !dbg !42

if.end:                                           ; preds = %entry
  %conv = trunc i64 %call to i32, !dbg !40
  %mul = shl nsw i32 %conv2, 6, !dbg !43
  %add = add nsw i32 %mul, %conv, !dbg !44
  %idxprom = sext i32 %add to i64, !dbg !45
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %in, i64 %idxprom, !dbg !45
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !45, !tbaa !27
  %idxprom4 = sext i32 %conv2 to i64, !dbg !46
  %arrayidx5 = getelementptr inbounds [64 x float], ptr addrspace(3) @rows.tile, i64 %idxprom4, !dbg !46
  %idxprom6 = sext i32 %conv to i64, !dbg !46
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(3) %arrayidx5, i64 %idxprom6, !dbg !46
  store float %0, ptr addrspace(3) %arrayidx7, align 4, !dbg !47, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !48
  %arrayidx9 = getelementptr inbounds float, ptr addrspace(3) @rows.tile, i64 %idxprom6, !dbg !49
  %1 = load float, ptr addrspace(3) %arrayidx9, align 4, !dbg !49, !tbaa !27
  %sub = sub nsw i32 63, %conv, !dbg !50
  %idxprom12 = sext i32 %sub to i64, !dbg !51
  %arrayidx13 = getelementptr inbounds float, ptr addrspace(3) %arrayidx5, i64 %idxprom12, !dbg !51
  %2 = load float, ptr addrspace(3) %arrayidx13, align 4, !dbg !51, !tbaa !27
  %add14 = fadd float %1, %2, !dbg !52
  %arrayidx18 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom, !dbg !53
  store float %add14, ptr addrspace(1) %arrayidx18, align 4, !dbg !54, !tbaa !27
  br label %cleanup, !dbg !55

cleanup:                                          ; preds = %entry, %if.end
  ret void, !dbg !55
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @whole(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %groups) local_unnamed_addr #0 !dbg !56 !kernel_arg_addr_space !57 !kernel_arg_access_qual !58 !kernel_arg_type !59 !kernel_arg_base_type !59 !kernel_arg_type_qual !60 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !61
  %conv.i = sext i32 %groups to i64, !dbg !64
  %cmp.i = icmp ult i64 %call.i, %conv.i, !dbg !65
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_whole.exit, !dbg !65

if.then.i:                                        ; preds = %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !66
  br label %__clang_ocl_kern_imp_whole.exit, !dbg !66

__clang_ocl_kern_imp_whole.exit:                  ; preds = %entry, %if.then.i
  %call2.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !67
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call2.i, !dbg !68
  store float 1.000000e+00, ptr addrspace(1) %arrayidx.i, align 4, !dbg !69, !tbaa !27
  ret void, !dbg !70
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_whole(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, i32 noundef %groups) local_unnamed_addr #1 !dbg !62 !kernel_arg_addr_space !57 !kernel_arg_access_qual !58 !kernel_arg_type !59 !kernel_arg_base_type !59 !kernel_arg_type_qual !60 {
entry:
  %call = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !71
  %conv = sext i32 %groups to i64, !dbg !72
  %cmp = icmp ult i64 %call, %conv, !dbg !73
  br i1 %cmp, label %if.then, label %if.end, !dbg !73

if.then:                                          ; preds = %entry
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !74
  br label %if.end, !dbg !74

if.end:                                           ; preds = %if.then, %entry
  %call2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !75
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %call2, !dbg !76
  store float 1.000000e+00, ptr addrspace(1) %arrayidx, align 4, !dbg !77, !tbaa !27
  ret void, !dbg !78
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !79 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !80 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !81 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !82 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "rows.cl", directory: ".", checksumkind: CSK_MD5, checksum: "d855b742414da172e54b46c84e6b0aa3")
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
!12 = distinct !DISubprogram(name: "rows", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"int"}
!18 = !{!"", !"const", !""}
!19 = !DILocation(line: 3, column: 11, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "rows", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 1, column: 73, scope: !12)
!22 = !DILocation(line: 3, column: 32, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 4, column: 9, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 21, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 26, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 16, scope: !20, inlinedAt: !21)
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !10, i64 0}
!29 = !DILocation(line: 6, column: 3, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 6, column: 14, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 7, column: 3, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 8, column: 21, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 8, column: 45, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 8, column: 34, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 8, column: 32, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 8, column: 3, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 8, column: 19, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 9, column: 1, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 9, column: 1, scope: !12)
!40 = !DILocation(line: 3, column: 11, scope: !20)
!41 = !DILocation(line: 3, column: 32, scope: !20)
!42 = !DILocation(line: 4, column: 9, scope: !20)
!43 = !DILocation(line: 6, column: 21, scope: !20)
!44 = !DILocation(line: 6, column: 26, scope: !20)
!45 = !DILocation(line: 6, column: 16, scope: !20)
!46 = !DILocation(line: 6, column: 3, scope: !20)
!47 = !DILocation(line: 6, column: 14, scope: !20)
!48 = !DILocation(line: 7, column: 3, scope: !20)
!49 = !DILocation(line: 8, column: 21, scope: !20)
!50 = !DILocation(line: 8, column: 45, scope: !20)
!51 = !DILocation(line: 8, column: 34, scope: !20)
!52 = !DILocation(line: 8, column: 32, scope: !20)
!53 = !DILocation(line: 8, column: 3, scope: !20)
!54 = !DILocation(line: 8, column: 19, scope: !20)
!55 = !DILocation(line: 9, column: 1, scope: !20)
!56 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !{i32 1, i32 0}
!58 = !{!"none", !"none"}
!59 = !{!"float*", !"int"}
!60 = !{!"", !""}
!61 = !DILocation(line: 12, column: 7, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "whole", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 11, column: 50, scope: !56)
!64 = !DILocation(line: 12, column: 25, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 12, column: 23, scope: !62, inlinedAt: !63)
!66 = !DILocation(line: 13, column: 5, scope: !62, inlinedAt: !63)
!67 = !DILocation(line: 14, column: 7, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 14, column: 3, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 14, column: 25, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 15, column: 1, scope: !56)
!71 = !DILocation(line: 12, column: 7, scope: !62)
!72 = !DILocation(line: 12, column: 25, scope: !62)
!73 = !DILocation(line: 12, column: 23, scope: !62)
!74 = !DILocation(line: 13, column: 5, scope: !62)
!75 = !DILocation(line: 14, column: 7, scope: !62)
!76 = !DILocation(line: 14, column: 3, scope: !62)
!77 = !DILocation(line: 14, column: 25, scope: !62)
!78 = !DILocation(line: 15, column: 1, scope: !62)
!79 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 3, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!80 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!81 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 12, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 14, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
