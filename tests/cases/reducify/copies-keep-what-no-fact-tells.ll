; --reducify duplicate
; Named types that are called like values, metadata, debug records, bundles, constant expressions in phis, use lists.
%node = type { ptr, i32 }
%"odd name" = type { i8 }

@g = global %node zeroinitializer, align 8

declare void @llvm.assume(i1 noundef)

define void @walk(ptr %start, i1 %c) !dbg !4 {
entry:
  %node = alloca %node, align 8
  #dbg_value(ptr %node, !7, !DIExpression(), !9)
  br i1 %c, label %a, label %"odd name", !dbg !9

a:                                                ; preds = %"odd name", %entry
  %p = phi ptr [ getelementptr inbounds (%node, ptr @g, i64 0, i32 1), %entry ], [ %q, %"odd name" ]
  #dbg_value(ptr %p, !7, !DIExpression(), !9)
  %x = load volatile i32, ptr %p, align 4, !dbg !9, !range !10
  %y = add nuw nsw i32 %x, 1, !dbg !9
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 4) ], !dbg !9
  br label %"odd name", !dbg !9, !llvm.loop !11

"odd name":                                       ; preds = %a, %entry
  %q = phi ptr [ %start, %entry ], [ %p, %a ]
  #dbg_value(!DIArgList(ptr %q, ptr %node), !7, !DIExpression(DW_OP_LLVM_arg, 0), !9)
  store ptr %q, ptr %node, align 8, !dbg !9
  %d = icmp eq ptr %q, %start
  br i1 %d, label %a, label %out, !dbg !9

out:                                              ; preds = %"odd name"
  #dbg_value(ptr %q, !7, !DIExpression(), !9)
  store ptr %q, ptr @g, align 8
  ret void, !dbg !9

  uselistorder ptr %q, { 1, 2, 3, 0 }
}

uselistorder ptr @g, { 1, 0 }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "walk.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 2, type: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, column: 1, scope: !4)
!10 = !{i32 0, i32 100}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
