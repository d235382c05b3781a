; What a compiler makes of this with debug information, reduced:
;
;   1  int sum(const int *values, int count) {
;   2    int total = 0;
;   3    for (int i = 0; i < count; i++)
;   4      total += values[i];
;   5    return total;
;   6  }

define i32 @sum(ptr %values, i32 %count) !dbg !3 {
entry:
  %any = icmp sgt i32 %count, 0, !dbg !5
  br i1 %any, label %body, label %exit, !dbg !6

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %total = phi i32 [ 0, %entry ], [ %more, %body ]
  %address = getelementptr inbounds i32, ptr %values, i32 %i, !dbg !7
  %value = load i32, ptr %address, align 4, !dbg !7
  %more = add nsw i32 %total, %value, !dbg !8
  %next = add nuw nsw i32 %i, 1, !dbg !9
  %last = icmp eq i32 %next, %count, !dbg !5
  br i1 %last, label %exit, label %body, !dbg !6

exit:
  %result = phi i32 [ 0, %entry ], [ %more, %body ]
  ret i32 %result, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "sum.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 3, column: 21, scope: !3)
!6 = !DILocation(line: 3, column: 3, scope: !3)
!7 = !DILocation(line: 4, column: 14, scope: !3)
!8 = !DILocation(line: 4, column: 11, scope: !3)
!9 = !DILocation(line: 3, column: 31, scope: !3)
!10 = !DILocation(line: 5, column: 3, scope: !3)
