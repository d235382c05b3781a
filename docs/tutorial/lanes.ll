; ModuleID = 'lanes.c'
source_filename = "lanes.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @smooth(ptr addrspace(1) noundef readonly captures(none) %from, ptr addrspace(1) noundef writeonly captures(none) %to, i32 noundef %size, i32 noundef %rounds) local_unnamed_addr #0 !dbg !12 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %mul = shl i32 %0, 6, !dbg !16
  %1 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !17
  %add = add i32 %mul, %1, !dbg !18
  %cmp = icmp sgt i32 %add, 0, !dbg !19
  %sub = add nsw i32 %size, -1
  %cmp1.not = icmp slt i32 %add, %sub
  %or.cond = select i1 %cmp, i1 %cmp1.not, i1 false, !dbg !20
  br i1 %or.cond, label %if.end, label %cleanup, !dbg !20

if.end:                                           ; preds = %entry
  %idxprom = zext nneg i32 %add to i64, !dbg !21
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %from, i64 %idxprom, !dbg !21
  %2 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !22, !tbaa !23
  %cmp223 = icmp sgt i32 %rounds, 0, !dbg !25
  br i1 %cmp223, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !26

for.body.lr.ph:                                   ; preds = %if.end
  %arrayidx5 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 -4
  %3 = load float, ptr addrspace(1) %arrayidx5, align 4, !tbaa !23
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 4
  %4 = load float, ptr addrspace(1) %arrayidx9, align 4, !tbaa !23
  br label %for.body, !dbg !26

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %sum.0.lcssa = phi float [ %2, %if.end ], [ %mul11, %for.body ], !dbg !27
  %arrayidx13 = getelementptr inbounds nuw float, ptr addrspace(1) %to, i64 %idxprom, !dbg !28
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx13, align 4, !dbg !29, !tbaa !23
  br label %cleanup, !dbg !30

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %round.025 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %sum.024 = phi float [ %2, %for.body.lr.ph ], [ %mul11, %for.body ]
  %add6 = fadd float %sum.024, %3, !dbg !31
  %add10 = fadd float %add6, %4, !dbg !32
  %mul11 = fmul float %add10, 2.500000e-01, !dbg !33
  %inc = add nuw nsw i32 %round.025, 1, !dbg !34
  %exitcond.not = icmp eq i32 %inc, %rounds, !dbg !35
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !36, !llvm.loop !37

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void, !dbg !42
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lanes.c", directory: ".", checksumkind: CSK_MD5, checksum: "898e8ae3f4fd8b66db6e6f8cf4c4b3c1")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "smooth", scope: !1, file: !1, line: 3, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 6, column: 14, scope: !12)
!16 = !DILocation(line: 6, column: 48, scope: !12)
!17 = !DILocation(line: 6, column: 55, scope: !12)
!18 = !DILocation(line: 6, column: 53, scope: !12, atomGroup: 1, atomRank: 2)
!19 = !DILocation(line: 7, column: 12, scope: !12, atomGroup: 2, atomRank: 2)
!20 = !DILocation(line: 7, column: 16, scope: !12, atomGroup: 2, atomRank: 1)
!21 = !DILocation(line: 9, column: 17, scope: !12)
!22 = !DILocation(line: 9, column: 17, scope: !12, atomGroup: 5, atomRank: 2)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !10, i64 0}
!25 = !DILocation(line: 10, column: 31, scope: !12, atomGroup: 14, atomRank: 1)
!26 = !DILocation(line: 10, column: 5, scope: !12, atomGroup: 15, atomRank: 1)
!27 = !DILocation(line: 0, scope: !12)
!28 = !DILocation(line: 12, column: 5, scope: !12)
!29 = !DILocation(line: 12, column: 12, scope: !12, atomGroup: 12, atomRank: 1)
!30 = !DILocation(line: 13, column: 1, scope: !12)
!31 = !DILocation(line: 11, column: 29, scope: !12)
!32 = !DILocation(line: 11, column: 35, scope: !12)
!33 = !DILocation(line: 11, column: 51, scope: !12, atomGroup: 9, atomRank: 2)
!34 = !DILocation(line: 10, column: 46, scope: !12, atomGroup: 10, atomRank: 2)
!35 = !DILocation(line: 10, column: 31, scope: !12, atomGroup: 7, atomRank: 1)
!36 = !DILocation(line: 10, column: 5, scope: !12, atomGroup: 8, atomRank: 1)
!37 = distinct !{!37, !38, !39, !40, !41}
!38 = !DILocation(line: 10, column: 5, scope: !12)
!39 = !DILocation(line: 11, column: 53, scope: !12)
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 13, column: 1, scope: !12, atomGroup: 13, atomRank: 1)
