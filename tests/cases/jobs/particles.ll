; ModuleID = 'particles.cu'
source_filename = "particles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.particle = type { float, float, float, float }

@_ZZ5totalPfPKfiE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 1024) i32 @_Z4lanev() local_unnamed_addr #0 !dbg !12 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  ret i32 %0, !dbg !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, -2147483648) i32 @_Z5indexv() local_unnamed_addr #0 !dbg !17 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !19
  %mul = mul nuw nsw i32 %0, %1, !dbg !20
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !21
  %add = add nuw nsw i32 %mul, %2, !dbg !23
  ret i32 %add, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z5driftP8particlefi(ptr noundef captures(none) %all, float noundef %dt, i32 noundef %count) local_unnamed_addr #2 !dbg !25 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !28
  %mul.i = mul nuw nsw i32 %0, %1, !dbg !29
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  %add.i = add nuw nsw i32 %mul.i, %2, !dbg !32
  %cmp = icmp slt i32 %add.i, %count, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %add.i to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw %struct.particle, ptr %all, i64 %idxprom, !dbg !34
  %mass = getelementptr inbounds nuw i8, ptr %arrayidx, i64 12, !dbg !35
  %3 = load float, ptr %mass, align 4, !dbg !35, !tbaa !36
  %mul = fmul contract float %dt, %3, !dbg !39
  %4 = load float, ptr %arrayidx, align 4, !dbg !40, !tbaa !41
  %add = fadd contract float %4, %mul, !dbg !40
  store float %add, ptr %arrayidx, align 4, !dbg !40, !tbaa !41
  br label %if.end, !dbg !42

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !43
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z12drift_arraysPfPKffi(ptr noundef captures(none) %x, ptr noundef readonly captures(none) %mass, float noundef %dt, i32 noundef %count) local_unnamed_addr #2 !dbg !44 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !45
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !47
  %mul.i = mul nuw nsw i32 %0, %1, !dbg !48
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %add.i = add nuw nsw i32 %mul.i, %2, !dbg !51
  %cmp = icmp slt i32 %add.i, %count, !dbg !52
  br i1 %cmp, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %add.i to i64, !dbg !53
  %arrayidx = getelementptr inbounds nuw float, ptr %mass, i64 %idxprom, !dbg !53
  %3 = load float, ptr %arrayidx, align 4, !dbg !53, !tbaa !54
  %mul = fmul contract float %dt, %3, !dbg !55
  %arrayidx2 = getelementptr inbounds nuw float, ptr %x, i64 %idxprom, !dbg !56
  %4 = load float, ptr %arrayidx2, align 4, !dbg !57, !tbaa !54
  %add = fadd contract float %4, %mul, !dbg !57
  store float %add, ptr %arrayidx2, align 4, !dbg !57, !tbaa !54
  br label %if.end, !dbg !56

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z6gatherPfPKfPKii(ptr noundef captures(none) %out, ptr noundef readonly captures(none) %in, ptr noundef readonly captures(none) %from, i32 noundef %count) local_unnamed_addr #3 !dbg !59 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !62
  %mul.i = mul nuw nsw i32 %0, %1, !dbg !63
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %add.i = add nuw nsw i32 %mul.i, %2, !dbg !66
  %cmp = icmp slt i32 %add.i, %count
  br i1 %cmp, label %land.rhs.lr.ph, label %for.cond.cleanup, !dbg !67

land.rhs.lr.ph:                                   ; preds = %entry
  %idxprom = zext nneg i32 %add.i to i64, !dbg !68
  %arrayidx = getelementptr inbounds nuw i32, ptr %from, i64 %idxprom, !dbg !68
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx7 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom
  %smax = tail call i32 @llvm.smax.i32(i32 %3, i32 0), !dbg !67
  %exitcond.not16 = icmp slt i32 %3, 1, !dbg !69
  br i1 %exitcond.not16, label %for.cond.cleanup, label %for.body.preheader, !dbg !70

for.body.preheader:                               ; preds = %land.rhs.lr.ph
  %arrayidx7.promoted = load float, ptr %arrayidx7, align 4, !tbaa !54
  br label %for.body, !dbg !70

for.cond.cleanup:                                 ; preds = %for.body, %land.rhs.lr.ph, %entry
  ret void, !dbg !71

for.body:                                         ; preds = %for.body.preheader, %for.body
  %add818 = phi float [ %add8, %for.body ], [ %arrayidx7.promoted, %for.body.preheader ], !dbg !72
  %k.01517 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %add = add nsw i32 %3, %k.01517, !dbg !72
  %idxprom4 = sext i32 %add to i64, !dbg !73
  %arrayidx5 = getelementptr inbounds float, ptr %in, i64 %idxprom4, !dbg !73
  %4 = load float, ptr %arrayidx5, align 4, !dbg !73, !tbaa !54
  %add8 = fadd contract float %4, %add818, !dbg !74
  store float %add8, ptr %arrayidx7, align 4, !dbg !74, !tbaa !54
  %inc = add nuw i32 %k.01517, 1, !dbg !75
  %exitcond.not = icmp eq i32 %inc, %smax, !dbg !69
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !70
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5totalPfPKfi(ptr noundef writeonly captures(none) %out, ptr noundef readonly captures(none) %in, i32 noundef %count) local_unnamed_addr #4 !dbg !76 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !77
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !79
  %mul.i = mul nuw nsw i32 %0, %1, !dbg !80
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %add.i = add nuw nsw i32 %mul.i, %2, !dbg !83
  %cmp = icmp slt i32 %add.i, %count, !dbg !84
  br i1 %cmp, label %cond.true, label %cond.end, !dbg !85

cond.true:                                        ; preds = %entry
  %idxprom = zext nneg i32 %add.i to i64, !dbg !86
  %arrayidx = getelementptr inbounds nuw float, ptr %in, i64 %idxprom, !dbg !86
  %3 = load float, ptr %arrayidx, align 4, !dbg !86, !tbaa !54
  br label %cond.end, !dbg !85

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %entry ], !dbg !85
  %idxprom3 = zext nneg i32 %2 to i64, !dbg !87
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPfPKfiE4part to ptr), i64 %idxprom3, !dbg !87
  store float %cond, ptr %arrayidx4, align 4, !dbg !88, !tbaa !54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !89
  br label %for.body, !dbg !90

for.cond.cleanup:                                 ; preds = %for.inc
  %cmp16 = icmp eq i32 %2, 0, !dbg !91
  br i1 %cmp16, label %if.then17, label %if.end20, !dbg !91

for.body:                                         ; preds = %cond.end, %for.inc
  %half.027 = phi i32 [ 128, %cond.end ], [ %div24, %for.inc ]
  %cmp7 = icmp samesign ult i32 %2, %half.027, !dbg !92
  br i1 %cmp7, label %if.then, label %for.inc, !dbg !92

if.then:                                          ; preds = %for.body
  %add = add nuw nsw i32 %half.027, %2, !dbg !93
  %idxprom9 = zext nneg i32 %add to i64, !dbg !94
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPfPKfiE4part to ptr), i64 %idxprom9, !dbg !94
  %4 = load float, ptr %arrayidx10, align 4, !dbg !94, !tbaa !54
  %5 = load float, ptr %arrayidx4, align 4, !dbg !95, !tbaa !54
  %add14 = fadd contract float %4, %5, !dbg !95
  store float %add14, ptr %arrayidx4, align 4, !dbg !95, !tbaa !54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !96
  br label %for.inc, !dbg !97

for.inc:                                          ; preds = %for.body, %if.then
  %div24 = lshr i32 %half.027, 1, !dbg !98
  %cmp5.not = icmp eq i32 %div24, 0, !dbg !99
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body, !dbg !90, !llvm.loop !100

if.then17:                                        ; preds = %for.cond.cleanup
  %6 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ5totalPfPKfiE4part to ptr), align 4, !dbg !104, !tbaa !54
  %idxprom18 = zext nneg i32 %0 to i64, !dbg !105
  %arrayidx19 = getelementptr inbounds nuw float, ptr %out, i64 %idxprom18, !dbg !105
  store float %6, ptr %arrayidx19, align 4, !dbg !106, !tbaa !54
  br label %if.end20, !dbg !105

if.end20:                                         ; preds = %if.then17, %for.cond.cleanup
  ret void, !dbg !107
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "particles.cu", directory: ".")
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
!12 = distinct !DISubprogram(name: "lane", scope: !1, file: !1, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 10, column: 32, scope: !12)
!16 = !DILocation(line: 10, column: 25, scope: !12)
!17 = distinct !DISubprogram(name: "index", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!18 = !DILocation(line: 11, column: 33, scope: !17)
!19 = !DILocation(line: 11, column: 66, scope: !17)
!20 = !DILocation(line: 11, column: 64, scope: !17)
!21 = !DILocation(line: 10, column: 32, scope: !12, inlinedAt: !22)
!22 = distinct !DILocation(line: 11, column: 98, scope: !17)
!23 = !DILocation(line: 11, column: 96, scope: !17)
!24 = !DILocation(line: 11, column: 26, scope: !17)
!25 = distinct !DISubprogram(name: "drift", scope: !1, file: !1, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 11, column: 33, scope: !17, inlinedAt: !27)
!27 = distinct !DILocation(line: 14, column: 11, scope: !25)
!28 = !DILocation(line: 11, column: 66, scope: !17, inlinedAt: !27)
!29 = !DILocation(line: 11, column: 64, scope: !17, inlinedAt: !27)
!30 = !DILocation(line: 10, column: 32, scope: !12, inlinedAt: !31)
!31 = distinct !DILocation(line: 11, column: 98, scope: !17, inlinedAt: !27)
!32 = !DILocation(line: 11, column: 96, scope: !17, inlinedAt: !27)
!33 = !DILocation(line: 15, column: 9, scope: !25)
!34 = !DILocation(line: 16, column: 17, scope: !25)
!35 = !DILocation(line: 16, column: 24, scope: !25)
!36 = !{!37, !38, i64 12}
!37 = !{!"_ZTS8particle", !38, i64 0, !38, i64 4, !38, i64 8, !38, i64 12}
!38 = !{!"float", !10, i64 0}
!39 = !DILocation(line: 16, column: 29, scope: !25)
!40 = !DILocation(line: 16, column: 14, scope: !25)
!41 = !{!37, !38, i64 0}
!42 = !DILocation(line: 16, column: 5, scope: !25)
!43 = !DILocation(line: 17, column: 1, scope: !25)
!44 = distinct !DISubprogram(name: "drift_arrays", scope: !1, file: !1, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 11, column: 33, scope: !17, inlinedAt: !46)
!46 = distinct !DILocation(line: 20, column: 11, scope: !44)
!47 = !DILocation(line: 11, column: 66, scope: !17, inlinedAt: !46)
!48 = !DILocation(line: 11, column: 64, scope: !17, inlinedAt: !46)
!49 = !DILocation(line: 10, column: 32, scope: !12, inlinedAt: !50)
!50 = distinct !DILocation(line: 11, column: 98, scope: !17, inlinedAt: !46)
!51 = !DILocation(line: 11, column: 96, scope: !17, inlinedAt: !46)
!52 = !DILocation(line: 21, column: 9, scope: !44)
!53 = !DILocation(line: 22, column: 13, scope: !44)
!54 = !{!38, !38, i64 0}
!55 = !DILocation(line: 22, column: 21, scope: !44)
!56 = !DILocation(line: 22, column: 5, scope: !44)
!57 = !DILocation(line: 22, column: 10, scope: !44)
!58 = !DILocation(line: 23, column: 1, scope: !44)
!59 = distinct !DISubprogram(name: "gather", scope: !1, file: !1, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 11, column: 33, scope: !17, inlinedAt: !61)
!61 = distinct !DILocation(line: 26, column: 11, scope: !59)
!62 = !DILocation(line: 11, column: 66, scope: !17, inlinedAt: !61)
!63 = !DILocation(line: 11, column: 64, scope: !17, inlinedAt: !61)
!64 = !DILocation(line: 10, column: 32, scope: !12, inlinedAt: !65)
!65 = distinct !DILocation(line: 11, column: 98, scope: !17, inlinedAt: !61)
!66 = !DILocation(line: 11, column: 96, scope: !17, inlinedAt: !61)
!67 = !DILocation(line: 27, column: 29, scope: !59)
!68 = !DILocation(line: 27, column: 36, scope: !59)
!69 = !DILocation(line: 27, column: 34, scope: !59)
!70 = !DILocation(line: 27, column: 3, scope: !59)
!71 = !DILocation(line: 29, column: 1, scope: !59)
!72 = !DILocation(line: 28, column: 26, scope: !59)
!73 = !DILocation(line: 28, column: 15, scope: !59)
!74 = !DILocation(line: 28, column: 12, scope: !59)
!75 = !DILocation(line: 27, column: 46, scope: !59)
!76 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 31, type: !13, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DILocation(line: 11, column: 33, scope: !17, inlinedAt: !78)
!78 = distinct !DILocation(line: 33, column: 18, scope: !76)
!79 = !DILocation(line: 11, column: 66, scope: !17, inlinedAt: !78)
!80 = !DILocation(line: 11, column: 64, scope: !17, inlinedAt: !78)
!81 = !DILocation(line: 10, column: 32, scope: !12, inlinedAt: !82)
!82 = distinct !DILocation(line: 11, column: 98, scope: !17, inlinedAt: !78)
!83 = !DILocation(line: 11, column: 96, scope: !17, inlinedAt: !78)
!84 = !DILocation(line: 33, column: 26, scope: !76)
!85 = !DILocation(line: 33, column: 18, scope: !76)
!86 = !DILocation(line: 33, column: 36, scope: !76)
!87 = !DILocation(line: 33, column: 3, scope: !76)
!88 = !DILocation(line: 33, column: 16, scope: !76)
!89 = !DILocation(line: 34, column: 3, scope: !76)
!90 = !DILocation(line: 35, column: 3, scope: !76)
!91 = !DILocation(line: 41, column: 14, scope: !76)
!92 = !DILocation(line: 36, column: 16, scope: !76)
!93 = !DILocation(line: 37, column: 35, scope: !76)
!94 = !DILocation(line: 37, column: 23, scope: !76)
!95 = !DILocation(line: 37, column: 20, scope: !76)
!96 = !DILocation(line: 38, column: 7, scope: !76)
!97 = !DILocation(line: 39, column: 5, scope: !76)
!98 = !DILocation(line: 35, column: 39, scope: !76)
!99 = !DILocation(line: 35, column: 29, scope: !76)
!100 = distinct !{!100, !90, !101, !102, !103}
!101 = !DILocation(line: 40, column: 3, scope: !76)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !{!"llvm.loop.unroll.disable"}
!104 = !DILocation(line: 42, column: 43, scope: !76)
!105 = !DILocation(line: 42, column: 5, scope: !76)
!106 = !DILocation(line: 42, column: 41, scope: !76)
!107 = !DILocation(line: 43, column: 1, scope: !76)
