; ModuleID = 'floats.c'
source_filename = "floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @arithmetic(ptr noalias noundef readonly captures(none) %x, ptr noalias noundef captures(none) %y, i32 noundef %n) local_unnamed_addr #0 !dbg !13 {
entry:
  %cmp18 = icmp sgt i32 %n, 0, !dbg !16
  br i1 %cmp18, label %for.body.preheader, label %for.cond.cleanup, !dbg !17

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !18
  br label %for.body, !dbg !19

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !20

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv, !dbg !21
  %0 = load float, ptr %arrayidx, align 4, !dbg !22, !tbaa !23
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv, !dbg !25
  %1 = load float, ptr %arrayidx2, align 4, !dbg !26, !tbaa !23
  %add = fadd float %0, %1, !dbg !27
  %sub = fsub float %0, %1, !dbg !28
  %mul = fmul float %add, %sub, !dbg !29
  %mul3 = fmul float %1, 3.000000e+00, !dbg !30
  %div = fdiv float %mul, %mul3, !dbg !31
  %2 = tail call float @llvm.fabs.f32(float %0), !dbg !32
  %3 = tail call float @llvm.sqrt.f32(float %2), !dbg !33
  %add4 = fadd float %3, %div, !dbg !34
  %4 = tail call float @llvm.copysign.f32(float 1.500000e+00, float %1), !dbg !35
  %sub5 = fsub float %add4, %4, !dbg !36
  store float %sub5, ptr %arrayidx2, align 4, !dbg !37, !tbaa !23
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !38
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !18
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !39, !llvm.loop !40
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @doubles(ptr noalias noundef readonly captures(none) %p, ptr noalias noundef captures(none) %q, i32 noundef %n) local_unnamed_addr #0 !dbg !44 {
entry:
  %cmp24 = icmp sgt i32 %n, 0, !dbg !45
  br i1 %cmp24, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !46

for.body.lr.ph:                                   ; preds = %entry
  %0 = load double, ptr %p, align 8, !tbaa !47
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !49
  br label %for.body, !dbg !46

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !50

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %p, i64 %indvars.iv, !dbg !51
  %1 = load double, ptr %arrayidx, align 8, !dbg !51, !tbaa !47
  %arrayidx2 = getelementptr inbounds nuw double, ptr %q, i64 %indvars.iv, !dbg !52
  %2 = load double, ptr %arrayidx2, align 8, !dbg !52, !tbaa !47
  %div = fdiv double %0, %2, !dbg !53
  %3 = tail call double @llvm.fmuladd.f64(double %1, double %2, double %div), !dbg !54
  %4 = tail call double @llvm.floor.f64(double %1), !dbg !55
  %sub = fsub double %3, %4, !dbg !56
  %5 = tail call double @llvm.ceil.f64(double %2), !dbg !57
  %add = fadd double %5, %sub, !dbg !58
  store double %add, ptr %arrayidx2, align 8, !dbg !59, !tbaa !47
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !60
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !49
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !61, !llvm.loop !62
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @conversions(ptr noalias noundef readonly captures(none) %x, ptr noalias noundef captures(none) %out, i32 noundef %n) local_unnamed_addr #0 !dbg !65 {
entry:
  %cmp33 = icmp sgt i32 %n, 0, !dbg !66
  br i1 %cmp33, label %for.body.preheader, label %for.cond.cleanup, !dbg !67

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !68
  br label %for.body, !dbg !69

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !70

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv, !dbg !71
  %0 = load float, ptr %arrayidx, align 4, !dbg !72, !tbaa !23
  %conv = fpext float %0 to double, !dbg !73
  %mul = fmul float %0, 7.000000e+00, !dbg !74
  %conv3 = fptoui float %mul to i32, !dbg !75
  %conv6 = fptosi float %0 to i32, !dbg !76
  %mul7 = fmul double %conv, 1.000000e+03, !dbg !77
  %conv8 = fptosi double %mul7 to i32, !dbg !78
  %arrayidx10 = getelementptr inbounds nuw i32, ptr %out, i64 %indvars.iv, !dbg !79
  %1 = load i32, ptr %arrayidx10, align 4, !dbg !79, !tbaa !9
  %mul11 = mul nsw i32 %1, 16777619, !dbg !80
  %conv12 = sitofp i32 %mul11 to float, !dbg !81
  %conv13 = fptosi float %conv12 to i32, !dbg !82
  %conv15 = uitofp i32 %conv3 to float, !dbg !83
  %add17 = fadd float %0, %conv15, !dbg !84
  %conv18 = fptosi float %add17 to i32, !dbg !85
  %add = add i32 %1, %conv6, !dbg !86
  %add14 = add i32 %add, %conv8, !dbg !87
  %add19 = add i32 %add14, %conv13, !dbg !88
  %add22 = add i32 %add19, %conv18, !dbg !89
  store i32 %add22, ptr %arrayidx10, align 4, !dbg !90, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !91
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !68
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !92, !llvm.loop !93
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @comparisons(ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %y, ptr noalias noundef writeonly captures(none) %out, i32 noundef %n) local_unnamed_addr #0 !dbg !95 {
entry:
  %cmp56 = icmp sgt i32 %n, 0, !dbg !96
  br i1 %cmp56, label %for.body.preheader, label %for.cond.cleanup, !dbg !97

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !98
  br label %for.body, !dbg !99

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !100

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv, !dbg !101
  %0 = load float, ptr %arrayidx, align 4, !dbg !101, !tbaa !23
  %arrayidx2 = getelementptr inbounds nuw float, ptr %y, i64 %indvars.iv, !dbg !102
  %1 = load float, ptr %arrayidx2, align 4, !dbg !102, !tbaa !23
  %cmp3 = fcmp olt float %0, %1, !dbg !103
  %conv = zext i1 %cmp3 to i32, !dbg !103
  %cmp8 = fcmp oeq float %0, %1, !dbg !104
  %mul = select i1 %cmp8, i32 2, i32 0, !dbg !105
  %cmp14 = fcmp uno float %0, 0.000000e+00, !dbg !106
  %mul16 = select i1 %cmp14, i32 4, i32 0, !dbg !107
  %cmp22 = fcmp oge float %0, %1, !dbg !108
  %mul24 = select i1 %cmp22, i32 8, i32 0, !dbg !109
  %cmp30 = fcmp ugt float %0, %1, !dbg !110
  %mul32 = select i1 %cmp30, i32 16, i32 0, !dbg !111
  %add = or disjoint i32 %mul16, %conv, !dbg !112
  %add17 = or disjoint i32 %add, %mul, !dbg !113
  %add25 = or disjoint i32 %add17, %mul24, !dbg !114
  %add33 = or disjoint i32 %add25, %mul32, !dbg !115
  %arrayidx35 = getelementptr inbounds nuw i32, ptr %out, i64 %indvars.iv, !dbg !116
  store i32 %add33, ptr %arrayidx35, align 4, !dbg !117, !tbaa !9
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !118
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !98
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !119, !llvm.loop !120
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @halves(ptr noalias noundef readonly captures(none) %x, ptr noalias noundef captures(none) %h, i32 noundef %n) local_unnamed_addr #0 !dbg !122 {
entry:
  %cmp11 = icmp sgt i32 %n, 0, !dbg !123
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup, !dbg !124

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !125
  br label %for.body, !dbg !126

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void, !dbg !127

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %indvars.iv, !dbg !128
  %0 = load float, ptr %arrayidx, align 4, !dbg !128, !tbaa !23
  %conv = fptrunc float %0 to half, !dbg !129
  %ext = fpext half %conv to float, !dbg !130
  %arrayidx2 = getelementptr inbounds nuw half, ptr %h, i64 %indvars.iv, !dbg !131
  %1 = load half, ptr %arrayidx2, align 2, !dbg !131, !tbaa !132
  %ext3 = fpext half %1 to float, !dbg !130
  %2 = tail call float @llvm.fmuladd.f32(float %ext, float 0x3FF0040000000000, float %ext3), !dbg !134
  %unpromotion = fptrunc float %2 to half, !dbg !135
  store half %unpromotion, ptr %arrayidx2, align 2, !dbg !136, !tbaa !132
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !137
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !125
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !138, !llvm.loop !139
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @remainder_of(float noundef %a, float noundef %b) local_unnamed_addr #2 !dbg !141 {
entry:
  %fmod = frem float %a, %b, !dbg !142
  ret float %fmod, !dbg !143
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "52a18c2391dc35167d75b501ea9971c5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "arithmetic", scope: !1, file: !1, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 5, column: 21, scope: !13, atomGroup: 10, atomRank: 1)
!17 = !DILocation(line: 5, column: 3, scope: !13, atomGroup: 11, atomRank: 1)
!18 = !DILocation(line: 5, column: 21, scope: !13, atomGroup: 2, atomRank: 1)
!19 = !DILocation(line: 5, column: 3, scope: !13)
!20 = !DILocation(line: 9, column: 1, scope: !13, atomGroup: 9, atomRank: 1)
!21 = !DILocation(line: 6, column: 15, scope: !13)
!22 = !DILocation(line: 6, column: 15, scope: !13, atomGroup: 4, atomRank: 2)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !11, i64 0}
!25 = !DILocation(line: 6, column: 25, scope: !13)
!26 = !DILocation(line: 6, column: 25, scope: !13, atomGroup: 5, atomRank: 2)
!27 = !DILocation(line: 7, column: 15, scope: !13)
!28 = !DILocation(line: 7, column: 25, scope: !13)
!29 = !DILocation(line: 7, column: 20, scope: !13)
!30 = !DILocation(line: 7, column: 35, scope: !13)
!31 = !DILocation(line: 7, column: 30, scope: !13)
!32 = !DILocation(line: 7, column: 61, scope: !13)
!33 = !DILocation(line: 7, column: 45, scope: !13)
!34 = !DILocation(line: 7, column: 43, scope: !13)
!35 = !DILocation(line: 7, column: 83, scope: !13)
!36 = !DILocation(line: 7, column: 81, scope: !13, atomGroup: 6, atomRank: 2)
!37 = !DILocation(line: 7, column: 10, scope: !13, atomGroup: 6, atomRank: 1)
!38 = !DILocation(line: 5, column: 27, scope: !13, atomGroup: 7, atomRank: 2)
!39 = !DILocation(line: 5, column: 3, scope: !13, atomGroup: 3, atomRank: 1)
!40 = distinct !{!40, !19, !41, !42, !43}
!41 = !DILocation(line: 8, column: 3, scope: !13)
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !DISubprogram(name: "doubles", scope: !1, file: !1, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!45 = !DILocation(line: 12, column: 21, scope: !44, atomGroup: 12, atomRank: 1)
!46 = !DILocation(line: 12, column: 3, scope: !44, atomGroup: 13, atomRank: 1)
!47 = !{!48, !48, i64 0}
!48 = !{!"double", !11, i64 0}
!49 = !DILocation(line: 12, column: 21, scope: !44, atomGroup: 2, atomRank: 1)
!50 = !DILocation(line: 13, column: 1, scope: !44, atomGroup: 7, atomRank: 1)
!51 = !DILocation(line: 12, column: 38, scope: !44)
!52 = !DILocation(line: 12, column: 45, scope: !44)
!53 = !DILocation(line: 12, column: 57, scope: !44)
!54 = !DILocation(line: 12, column: 50, scope: !44)
!55 = !DILocation(line: 12, column: 66, scope: !44)
!56 = !DILocation(line: 12, column: 64, scope: !44)
!57 = !DILocation(line: 12, column: 90, scope: !44)
!58 = !DILocation(line: 12, column: 88, scope: !44, atomGroup: 4, atomRank: 2)
!59 = !DILocation(line: 12, column: 36, scope: !44, atomGroup: 4, atomRank: 1)
!60 = !DILocation(line: 12, column: 27, scope: !44, atomGroup: 5, atomRank: 2)
!61 = !DILocation(line: 12, column: 3, scope: !44, atomGroup: 3, atomRank: 1)
!62 = distinct !{!62, !63, !64, !42, !43}
!63 = !DILocation(line: 12, column: 3, scope: !44)
!64 = !DILocation(line: 12, column: 109, scope: !44)
!65 = distinct !DISubprogram(name: "conversions", scope: !1, file: !1, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!66 = !DILocation(line: 16, column: 21, scope: !65, atomGroup: 14, atomRank: 1)
!67 = !DILocation(line: 16, column: 3, scope: !65, atomGroup: 15, atomRank: 1)
!68 = !DILocation(line: 16, column: 21, scope: !65, atomGroup: 2, atomRank: 1)
!69 = !DILocation(line: 16, column: 3, scope: !65)
!70 = !DILocation(line: 21, column: 1, scope: !65, atomGroup: 9, atomRank: 1)
!71 = !DILocation(line: 17, column: 19, scope: !65)
!72 = !DILocation(line: 17, column: 19, scope: !65, atomGroup: 4, atomRank: 3)
!73 = !DILocation(line: 17, column: 19, scope: !65, atomGroup: 4, atomRank: 2)
!74 = !DILocation(line: 18, column: 34, scope: !65, atomGroup: 5, atomRank: 3)
!75 = !DILocation(line: 18, column: 18, scope: !65, atomGroup: 5, atomRank: 2)
!76 = !DILocation(line: 19, column: 15, scope: !65)
!77 = !DILocation(line: 19, column: 38, scope: !65)
!78 = !DILocation(line: 19, column: 27, scope: !65)
!79 = !DILocation(line: 19, column: 62, scope: !65)
!80 = !DILocation(line: 19, column: 69, scope: !65)
!81 = !DILocation(line: 19, column: 54, scope: !65)
!82 = !DILocation(line: 19, column: 49, scope: !65)
!83 = !DILocation(line: 19, column: 89, scope: !65)
!84 = !DILocation(line: 19, column: 98, scope: !65)
!85 = !DILocation(line: 19, column: 83, scope: !65)
!86 = !DILocation(line: 19, column: 25, scope: !65)
!87 = !DILocation(line: 19, column: 47, scope: !65)
!88 = !DILocation(line: 19, column: 81, scope: !65)
!89 = !DILocation(line: 19, column: 12, scope: !65, atomGroup: 6, atomRank: 2)
!90 = !DILocation(line: 19, column: 12, scope: !65, atomGroup: 6, atomRank: 1)
!91 = !DILocation(line: 16, column: 27, scope: !65, atomGroup: 7, atomRank: 2)
!92 = !DILocation(line: 16, column: 3, scope: !65, atomGroup: 3, atomRank: 1)
!93 = distinct !{!93, !69, !94, !42, !43}
!94 = !DILocation(line: 20, column: 3, scope: !65)
!95 = distinct !DISubprogram(name: "comparisons", scope: !1, file: !1, line: 23, type: !14, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!96 = !DILocation(line: 24, column: 21, scope: !95, atomGroup: 16, atomRank: 1)
!97 = !DILocation(line: 24, column: 3, scope: !95, atomGroup: 17, atomRank: 1)
!98 = !DILocation(line: 24, column: 21, scope: !95, atomGroup: 2, atomRank: 1)
!99 = !DILocation(line: 24, column: 3, scope: !95)
!100 = !DILocation(line: 26, column: 1, scope: !95, atomGroup: 7, atomRank: 1)
!101 = !DILocation(line: 25, column: 15, scope: !95)
!102 = !DILocation(line: 25, column: 22, scope: !95)
!103 = !DILocation(line: 25, column: 20, scope: !95)
!104 = !DILocation(line: 25, column: 40, scope: !95)
!105 = !DILocation(line: 25, column: 32, scope: !95)
!106 = !DILocation(line: 25, column: 61, scope: !95)
!107 = !DILocation(line: 25, column: 53, scope: !95)
!108 = !DILocation(line: 25, column: 82, scope: !95)
!109 = !DILocation(line: 25, column: 74, scope: !95)
!110 = !DILocation(line: 25, column: 105, scope: !95)
!111 = !DILocation(line: 25, column: 96, scope: !95)
!112 = !DILocation(line: 25, column: 28, scope: !95)
!113 = !DILocation(line: 25, column: 49, scope: !95)
!114 = !DILocation(line: 25, column: 70, scope: !95)
!115 = !DILocation(line: 25, column: 91, scope: !95, atomGroup: 4, atomRank: 2)
!116 = !DILocation(line: 25, column: 5, scope: !95)
!117 = !DILocation(line: 25, column: 12, scope: !95, atomGroup: 4, atomRank: 1)
!118 = !DILocation(line: 24, column: 27, scope: !95, atomGroup: 5, atomRank: 2)
!119 = !DILocation(line: 24, column: 3, scope: !95, atomGroup: 3, atomRank: 1)
!120 = distinct !{!120, !99, !121, !42, !43}
!121 = !DILocation(line: 25, column: 112, scope: !95)
!122 = distinct !DISubprogram(name: "halves", scope: !1, file: !1, line: 28, type: !14, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!123 = !DILocation(line: 29, column: 21, scope: !122, atomGroup: 18, atomRank: 1)
!124 = !DILocation(line: 29, column: 3, scope: !122, atomGroup: 19, atomRank: 1)
!125 = !DILocation(line: 29, column: 21, scope: !122, atomGroup: 2, atomRank: 1)
!126 = !DILocation(line: 29, column: 3, scope: !122)
!127 = !DILocation(line: 30, column: 1, scope: !122, atomGroup: 7, atomRank: 1)
!128 = !DILocation(line: 29, column: 48, scope: !122)
!129 = !DILocation(line: 29, column: 38, scope: !122)
!130 = !DILocation(line: 29, column: 72, scope: !122)
!131 = !DILocation(line: 29, column: 74, scope: !122)
!132 = !{!133, !133, i64 0}
!133 = !{!"_Float16", !11, i64 0}
!134 = !DILocation(line: 29, column: 72, scope: !122, atomGroup: 4, atomRank: 3)
!135 = !DILocation(line: 29, column: 72, scope: !122, atomGroup: 4, atomRank: 2)
!136 = !DILocation(line: 29, column: 36, scope: !122, atomGroup: 4, atomRank: 1)
!137 = !DILocation(line: 29, column: 27, scope: !122, atomGroup: 5, atomRank: 2)
!138 = !DILocation(line: 29, column: 3, scope: !122, atomGroup: 3, atomRank: 1)
!139 = distinct !{!139, !126, !140, !42, !43}
!140 = !DILocation(line: 29, column: 77, scope: !122)
!141 = distinct !DISubprogram(name: "remainder_of", scope: !1, file: !1, line: 32, type: !14, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!142 = !DILocation(line: 32, column: 47, scope: !141, atomGroup: 1, atomRank: 2)
!143 = !DILocation(line: 32, column: 40, scope: !141, atomGroup: 1, atomRank: 1)
