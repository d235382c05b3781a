define i32 @located(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !9, !DIExpression(), !6)
  %a = add i32 %x, 1, !dbg !6
  %b = add i32 %a, 2, !dbg !7
  %c = add i32 %b, 3, !dbg !8
    #dbg_declare(ptr undef, !9, !DIExpression(), !6)
  ret i32 %c, !dbg !DILocation(line: 9, column: 1, scope: !4)
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "dir/a \22quoted\22.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "located", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DILexicalBlock(scope: !4, file: !11, line: 2, column: 3)
!6 = !DILocation(line: 3, column: 5, scope: !5)
!7 = !DILocation(line: 40, column: 2, scope: !10, inlinedAt: !6)
!8 = !DILocation(line: 0, scope: !4)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1)
!10 = distinct !DISubprogram(name: "inlined", scope: !11, file: !11, line: 39, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DIFile(filename: "b.h", directory: "/src")
