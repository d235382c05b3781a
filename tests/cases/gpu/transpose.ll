; ModuleID = 'tests/cases/gpu/transpose.cl'
source_filename = "tests/cases/gpu/transpose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !21, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %1, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(i32 %2, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !28)
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !36)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !36)
    #dbg_value(i32 %2, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !36)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !38
  %5 = trunc i64 %4 to i32, !dbg !38
    #dbg_value(i32 %5, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !36)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6, !dbg !39
  %7 = trunc i64 %6 to i32, !dbg !39
    #dbg_value(i32 %7, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !36)
  %8 = mul nsw i32 %2, %7, !dbg !40
  %9 = add nsw i32 %8, %5, !dbg !41
  %10 = sext i32 %9 to i64, !dbg !42
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10, !dbg !42
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !42, !tbaa !43
  %13 = mul nsw i32 %2, %5, !dbg !45
  %14 = add nsw i32 %13, %7, !dbg !46
  %15 = sext i32 %14 to i64, !dbg !47
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !47
  store float %12, ptr addrspace(1) %16, align 4, !dbg !48, !tbaa !43
  ret void, !dbg !49
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !30 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
    #dbg_value(ptr addrspace(1) %0, !29, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(i32 %2, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !51
  %5 = trunc i64 %4 to i32, !dbg !51
    #dbg_value(i32 %5, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #6, !dbg !52
  %7 = trunc i64 %6 to i32, !dbg !52
    #dbg_value(i32 %7, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %8 = mul nsw i32 %2, %7, !dbg !53
  %9 = add nsw i32 %8, %5, !dbg !54
  %10 = sext i32 %9 to i64, !dbg !55
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10, !dbg !55
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !55, !tbaa !43
  %13 = mul nsw i32 %2, %5, !dbg !56
  %14 = add nsw i32 %13, %7, !dbg !57
  %15 = sext i32 %14 to i64, !dbg !58
  %16 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %15, !dbg !58
  store float %12, ptr addrspace(1) %16, align 4, !dbg !59, !tbaa !43
  ret void, !dbg !60
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !61 !kernel_arg_addr_space !70 !kernel_arg_access_qual !71 !kernel_arg_type !72 !kernel_arg_base_type !72 !kernel_arg_type_qual !73 !reqd_work_group_size !74 {
    #dbg_value(ptr addrspace(1) %0, !66, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(ptr addrspace(1) %1, !67, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(ptr addrspace(3) %2, !68, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(i32 %3, !69, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(ptr addrspace(1) %0, !76, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(ptr addrspace(1) %1, !79, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(ptr addrspace(3) %2, !80, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(i32 %3, !81, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !91
    #dbg_value(i64 %5, !82, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(float 0.000000e+00, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
    #dbg_value(i64 0, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %6 = icmp eq i64 %5, 0, !dbg !93
  br i1 %6, label %10, label %7, !dbg !95

7:                                                ; preds = %4
  %8 = mul i64 %5, %5
  %9 = getelementptr float, ptr addrspace(1) %0, i64 %8
  br label %14, !dbg !95

10:                                               ; preds = %14, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %19, %14 ], !dbg !89
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %5, !dbg !96
  store float %11, ptr addrspace(3) %12, align 4, !dbg !97, !tbaa !43
  %13 = icmp ult i64 %5, 32, !dbg !98
  br i1 %13, label %22, label %27, !dbg !98

14:                                               ; preds = %7, %14
  %15 = phi i64 [ 0, %7 ], [ %20, %14 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %19, %14 ]
    #dbg_value(i64 %15, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(float %16, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
  %17 = getelementptr float, ptr addrspace(1) %9, i64 %15, !dbg !100
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !100, !tbaa !43
  %19 = fadd float %16, %18, !dbg !101
    #dbg_value(float %19, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !89)
  %20 = add nuw i64 %15, 1, !dbg !102
    #dbg_value(i64 %20, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %21 = icmp ult i64 %20, %5, !dbg !93
  br i1 %21, label %14, label %10, !dbg !95, !llvm.loop !103

22:                                               ; preds = %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !dbg !106
  %23 = load float, ptr addrspace(3) %12, align 4, !dbg !108, !tbaa !43
  %24 = tail call spir_func float @_Z3sinf(float noundef %23) #6, !dbg !109
  %25 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !110
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %25, !dbg !111
  store float %24, ptr addrspace(1) %26, align 4, !dbg !112, !tbaa !43
  br label %27, !dbg !113

27:                                               ; preds = %10, %22
  ret void, !dbg !114
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !77 !kernel_arg_addr_space !70 !kernel_arg_access_qual !71 !kernel_arg_type !72 !kernel_arg_base_type !72 !kernel_arg_type_qual !73 !reqd_work_group_size !74 {
    #dbg_value(ptr addrspace(1) %0, !76, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(ptr addrspace(1) %1, !79, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(ptr addrspace(3) %2, !80, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 %3, !81, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !116
    #dbg_value(i64 %5, !82, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(float 0.000000e+00, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i64 0, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !117)
  %6 = icmp eq i64 %5, 0, !dbg !118
  br i1 %6, label %10, label %7, !dbg !119

7:                                                ; preds = %4
  %8 = mul i64 %5, %5
  %9 = getelementptr float, ptr addrspace(1) %0, i64 %8
  br label %14, !dbg !119

10:                                               ; preds = %14, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %19, %14 ], !dbg !115
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %5, !dbg !120
  store float %11, ptr addrspace(3) %12, align 4, !dbg !121, !tbaa !43
  %13 = icmp ult i64 %5, 32, !dbg !122
  br i1 %13, label %22, label %27, !dbg !122

14:                                               ; preds = %7, %14
  %15 = phi i64 [ 0, %7 ], [ %20, %14 ]
  %16 = phi float [ 0.000000e+00, %7 ], [ %19, %14 ]
    #dbg_value(i64 %15, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !117)
    #dbg_value(float %16, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %17 = getelementptr float, ptr addrspace(1) %9, i64 %15, !dbg !123
  %18 = load float, ptr addrspace(1) %17, align 4, !dbg !123, !tbaa !43
  %19 = fadd float %16, %18, !dbg !124
    #dbg_value(float %19, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !115)
  %20 = add nuw i64 %15, 1, !dbg !125
    #dbg_value(i64 %20, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !117)
  %21 = icmp ult i64 %20, %5, !dbg !118
  br i1 %21, label %14, label %10, !dbg !119, !llvm.loop !126

22:                                               ; preds = %10
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7, !dbg !128
  %23 = load float, ptr addrspace(3) %12, align 4, !dbg !129, !tbaa !43
  %24 = tail call spir_func float @_Z3sinf(float noundef %23) #6, !dbg !130
  %25 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !131
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %25, !dbg !132
  store float %24, ptr addrspace(1) %26, align 4, !dbg !133, !tbaa !43
  br label %27, !dbg !134

27:                                               ; preds = %22, %10
  ret void, !dbg !135
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !136 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !140 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare !dbg !141 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !146 dso_local spir_func float @_Z3sinf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !149 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
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

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/cases/gpu/transpose.cl", directory: "", checksumkind: CSK_MD5, checksum: "f57984bebd958a88cc94390fb8727017")
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
!12 = distinct !DISubprogram(name: "transpose", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20)
!13 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !14)
!14 = !{null, !15, !18, !19}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 1)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 1)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23}
!21 = !DILocalVariable(name: "in", arg: 1, scope: !12, file: !1, line: 2, type: !15)
!22 = !DILocalVariable(name: "out", arg: 2, scope: !12, file: !1, line: 2, type: !18)
!23 = !DILocalVariable(name: "w", arg: 3, scope: !12, file: !1, line: 2, type: !19)
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"int"}
!27 = !{!"const", !"", !""}
!28 = !DILocation(line: 0, scope: !12)
!29 = !DILocalVariable(name: "in", arg: 1, scope: !30, file: !1, line: 2, type: !15)
!30 = distinct !DISubprogram(name: "transpose", linkageName: "__clang_ocl_kern_imp_transpose", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!31 = !{!29, !32, !33, !34, !35}
!32 = !DILocalVariable(name: "out", arg: 2, scope: !30, file: !1, line: 2, type: !18)
!33 = !DILocalVariable(name: "w", arg: 3, scope: !30, file: !1, line: 2, type: !19)
!34 = !DILocalVariable(name: "x", scope: !30, file: !1, line: 3, type: !19)
!35 = !DILocalVariable(name: "y", scope: !30, file: !1, line: 3, type: !19)
!36 = !DILocation(line: 0, scope: !30, inlinedAt: !37)
!37 = distinct !DILocation(line: 2, column: 79, scope: !12)
!38 = !DILocation(line: 3, column: 11, scope: !30, inlinedAt: !37)
!39 = !DILocation(line: 3, column: 33, scope: !30, inlinedAt: !37)
!40 = !DILocation(line: 4, column: 25, scope: !30, inlinedAt: !37)
!41 = !DILocation(line: 4, column: 29, scope: !30, inlinedAt: !37)
!42 = !DILocation(line: 4, column: 20, scope: !30, inlinedAt: !37)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !10, i64 0}
!45 = !DILocation(line: 4, column: 9, scope: !30, inlinedAt: !37)
!46 = !DILocation(line: 4, column: 13, scope: !30, inlinedAt: !37)
!47 = !DILocation(line: 4, column: 3, scope: !30, inlinedAt: !37)
!48 = !DILocation(line: 4, column: 18, scope: !30, inlinedAt: !37)
!49 = !DILocation(line: 5, column: 1, scope: !12)
!50 = !DILocation(line: 0, scope: !30)
!51 = !DILocation(line: 3, column: 11, scope: !30)
!52 = !DILocation(line: 3, column: 33, scope: !30)
!53 = !DILocation(line: 4, column: 25, scope: !30)
!54 = !DILocation(line: 4, column: 29, scope: !30)
!55 = !DILocation(line: 4, column: 20, scope: !30)
!56 = !DILocation(line: 4, column: 9, scope: !30)
!57 = !DILocation(line: 4, column: 13, scope: !30)
!58 = !DILocation(line: 4, column: 3, scope: !30)
!59 = !DILocation(line: 4, column: 18, scope: !30)
!60 = !DILocation(line: 5, column: 1, scope: !30)
!61 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !62, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !65)
!62 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !63)
!63 = !{null, !15, !18, !64, !19}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 3)
!65 = !{!66, !67, !68, !69}
!66 = !DILocalVariable(name: "in", arg: 1, scope: !61, file: !1, line: 7, type: !15)
!67 = !DILocalVariable(name: "out", arg: 2, scope: !61, file: !1, line: 7, type: !18)
!68 = !DILocalVariable(name: "part", arg: 3, scope: !61, file: !1, line: 8, type: !64)
!69 = !DILocalVariable(name: "w", arg: 4, scope: !61, file: !1, line: 8, type: !19)
!70 = !{i32 1, i32 1, i32 3, i32 0}
!71 = !{!"none", !"none", !"none", !"none"}
!72 = !{!"float*", !"float*", !"float*", !"int"}
!73 = !{!"const", !"", !"", !""}
!74 = !{i32 64, i32 1, i32 1}
!75 = !DILocation(line: 0, scope: !61)
!76 = !DILocalVariable(name: "in", arg: 1, scope: !77, file: !1, line: 7, type: !15)
!77 = distinct !DISubprogram(name: "sum", linkageName: "__clang_ocl_kern_imp_sum", scope: !1, file: !1, line: 7, type: !62, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !78)
!78 = !{!76, !79, !80, !81, !82, !86, !87}
!79 = !DILocalVariable(name: "out", arg: 2, scope: !77, file: !1, line: 7, type: !18)
!80 = !DILocalVariable(name: "part", arg: 3, scope: !77, file: !1, line: 8, type: !64)
!81 = !DILocalVariable(name: "w", arg: 4, scope: !77, file: !1, line: 8, type: !19)
!82 = !DILocalVariable(name: "lane", scope: !77, file: !1, line: 9, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !84, line: 51, baseType: !85)
!84 = !DIFile(filename: "opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !DILocalVariable(name: "sum", scope: !77, file: !1, line: 10, type: !17)
!87 = !DILocalVariable(name: "k", scope: !88, file: !1, line: 11, type: !83)
!88 = distinct !DILexicalBlock(scope: !77, file: !1, line: 11, column: 3)
!89 = !DILocation(line: 0, scope: !77, inlinedAt: !90)
!90 = distinct !DILocation(line: 8, column: 95, scope: !61)
!91 = !DILocation(line: 9, column: 17, scope: !77, inlinedAt: !90)
!92 = !DILocation(line: 0, scope: !88, inlinedAt: !90)
!93 = !DILocation(line: 11, column: 24, scope: !94, inlinedAt: !90)
!94 = distinct !DILexicalBlock(scope: !88, file: !1, line: 11, column: 3)
!95 = !DILocation(line: 11, column: 3, scope: !88, inlinedAt: !90)
!96 = !DILocation(line: 13, column: 3, scope: !77, inlinedAt: !90)
!97 = !DILocation(line: 13, column: 14, scope: !77, inlinedAt: !90)
!98 = !DILocation(line: 14, column: 12, scope: !99, inlinedAt: !90)
!99 = distinct !DILexicalBlock(scope: !77, file: !1, line: 14, column: 7)
!100 = !DILocation(line: 12, column: 12, scope: !94, inlinedAt: !90)
!101 = !DILocation(line: 12, column: 9, scope: !94, inlinedAt: !90)
!102 = !DILocation(line: 11, column: 33, scope: !94, inlinedAt: !90)
!103 = distinct !{!103, !95, !104, !105}
!104 = !DILocation(line: 12, column: 30, scope: !88, inlinedAt: !90)
!105 = !{!"llvm.loop.unroll.disable"}
!106 = !DILocation(line: 15, column: 5, scope: !107, inlinedAt: !90)
!107 = distinct !DILexicalBlock(scope: !99, file: !1, line: 14, column: 18)
!108 = !DILocation(line: 16, column: 32, scope: !107, inlinedAt: !90)
!109 = !DILocation(line: 16, column: 28, scope: !107, inlinedAt: !90)
!110 = !DILocation(line: 16, column: 9, scope: !107, inlinedAt: !90)
!111 = !DILocation(line: 16, column: 5, scope: !107, inlinedAt: !90)
!112 = !DILocation(line: 16, column: 26, scope: !107, inlinedAt: !90)
!113 = !DILocation(line: 17, column: 3, scope: !107, inlinedAt: !90)
!114 = !DILocation(line: 18, column: 1, scope: !61)
!115 = !DILocation(line: 0, scope: !77)
!116 = !DILocation(line: 9, column: 17, scope: !77)
!117 = !DILocation(line: 0, scope: !88)
!118 = !DILocation(line: 11, column: 24, scope: !94)
!119 = !DILocation(line: 11, column: 3, scope: !88)
!120 = !DILocation(line: 13, column: 3, scope: !77)
!121 = !DILocation(line: 13, column: 14, scope: !77)
!122 = !DILocation(line: 14, column: 12, scope: !99)
!123 = !DILocation(line: 12, column: 12, scope: !94)
!124 = !DILocation(line: 12, column: 9, scope: !94)
!125 = !DILocation(line: 11, column: 33, scope: !94)
!126 = distinct !{!126, !119, !127, !105}
!127 = !DILocation(line: 12, column: 30, scope: !88)
!128 = !DILocation(line: 15, column: 5, scope: !107)
!129 = !DILocation(line: 16, column: 32, scope: !107)
!130 = !DILocation(line: 16, column: 28, scope: !107)
!131 = !DILocation(line: 16, column: 9, scope: !107)
!132 = !DILocation(line: 16, column: 5, scope: !107)
!133 = !DILocation(line: 16, column: 26, scope: !107)
!134 = !DILocation(line: 17, column: 3, scope: !107)
!135 = !DILocation(line: 18, column: 1, scope: !77)
!136 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !1, file: !1, line: 3, type: !137, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !138)
!138 = !{!85, !139}
!139 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!140 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !1, file: !1, line: 9, type: !137, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubprogram(name: "barrier", linkageName: "_Z7barrierj", scope: !1, file: !1, line: 15, type: !142, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!142 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !143)
!143 = !{null, !144}
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "cl_mem_fence_flags", file: !84, line: 281, baseType: !145)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !84, line: 38, baseType: !139)
!146 = !DISubprogram(name: "sin", linkageName: "_Z3sinf", scope: !1, file: !1, line: 16, type: !147, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!147 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !148)
!148 = !{!17, !17}
!149 = !DISubprogram(name: "get_group_id", linkageName: "_Z12get_group_idj", scope: !1, file: !1, line: 16, type: !137, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
