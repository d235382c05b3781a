; Variables of the source that are computed from values, are parts, or are where a value points.
define i32 @f(i32 %a, i32 %b, ptr %p) !dbg !4 {
entry:
    #dbg_value(i32 %a, !8, !DIExpression(), !20)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !20)
    #dbg_value(i32 %b, !10, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !20)
    #dbg_value(!DIArgList(i32 %b), !11, !DIExpression(DW_OP_LLVM_arg, 0), !20)
    #dbg_value(ptr %p, !12, !DIExpression(DW_OP_deref), !20)
    #dbg_value(i32 %a, !13, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !20)
    #dbg_value(ptr %p, !13, !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 32, 32), !20)
    #dbg_declare(ptr %p, !14, !DIExpression(DW_OP_deref), !20)
    #dbg_value(i32 7, !9, !DIExpression(), !20)
    #dbg_value(!DIArgList(i32 poison, i32 3), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !20)
  %sum = add i32 %a, %b
  ret i32 %sum
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "computed.c", directory: ".")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, unit: !0, type: !6)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DISubroutineType(types: !7)
!7 = !{!5}
!8 = !DILocalVariable(name: "a", scope: !4, type: !5)
!9 = !DILocalVariable(name: "sum", scope: !4, type: !5)
!10 = !DILocalVariable(name: "next", scope: !4, type: !5)
!11 = !DILocalVariable(name: "b", scope: !4, type: !5)
!12 = !DILocalVariable(name: "there", scope: !4, type: !5)
!13 = !DILocalVariable(name: "pair", scope: !4, type: !15)
!14 = !DILocalVariable(name: "far", scope: !4, type: !5)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocation(line: 2, scope: !4)
