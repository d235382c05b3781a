; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5saxpyfPKfPfi(float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y, i32 noundef %n) local_unnamed_addr #0 !dbg !12 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !16
  %mul = mul nuw nsw i32 %0, %1, !dbg !17
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %add = add nuw nsw i32 %mul, %2, !dbg !19
  %cmp = icmp slt i32 %add, %n, !dbg !20
  br i1 %cmp, label %if.then, label %if.end, !dbg !20

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %add to i64, !dbg !21
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %idxprom, !dbg !21
  %3 = load float, ptr %arrayidx, align 4, !dbg !21, !tbaa !22
  %mul1 = fmul contract float %a, %3, !dbg !24
  %arrayidx3 = getelementptr inbounds nuw float, ptr %y, i64 %idxprom, !dbg !25
  %4 = load float, ptr %arrayidx3, align 4, !dbg !25, !tbaa !22
  %add4 = fadd contract float %mul1, %4, !dbg !26
  store float %add4, ptr %arrayidx3, align 4, !dbg !27, !tbaa !22
  br label %if.end, !dbg !28

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 5, column: 11, scope: !12)
!16 = !DILocation(line: 5, column: 44, scope: !12)
!17 = !DILocation(line: 5, column: 42, scope: !12)
!18 = !DILocation(line: 5, column: 76, scope: !12)
!19 = !DILocation(line: 5, column: 74, scope: !12)
!20 = !DILocation(line: 6, column: 9, scope: !12)
!21 = !DILocation(line: 7, column: 16, scope: !12)
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !10, i64 0}
!24 = !DILocation(line: 7, column: 14, scope: !12)
!25 = !DILocation(line: 7, column: 23, scope: !12)
!26 = !DILocation(line: 7, column: 21, scope: !12)
!27 = !DILocation(line: 7, column: 10, scope: !12)
!28 = !DILocation(line: 7, column: 5, scope: !12)
!29 = !DILocation(line: 8, column: 1, scope: !12)
