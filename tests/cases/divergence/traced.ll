; A kernel with lines of its source: what taints is told with them.
; target amdgcn
; workgroup 64 1 1
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @pick(ptr addrspace(1) %out, i32 %a, i32 %n) !dbg !4 { ; uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !5 ; strided 1
  %low = icmp ult i32 %lane, %n, !dbg !6 ; random
  br i1 %low, label %near, label %far, !dbg !6 ; divergent

near:
  %b = mul i32 %a, 3, !dbg !7 ; uniform
  br label %join, !dbg !7

far:
  %c = mul i32 %a, 5, !dbg !8 ; uniform
  br label %join, !dbg !8

join:
  %d = phi i32 [ %b, %near ], [ %c, %far ], !dbg !9 ; random
  store i32 %d, ptr addrspace(1) %out, align 4, !dbg !9 ; uniform 0, 0 by entry
  ret void, !dbg !9
}

define amdgpu_kernel void @count(ptr addrspace(1) %out) !dbg !10 { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11 ; strided 1
  br label %loop, !dbg !12

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], !dbg !12 ; uniform
  %next = add i32 %i, 1, !dbg !13 ; uniform
  %more = icmp ult i32 %i, %lane, !dbg !14 ; random
  br i1 %more, label %loop, label %end, !dbg !14 ; divergent

end:
  store i32 %next, ptr addrspace(1) %out, align 4, !dbg !15 ; uniform 0, 0 by loop
  ret void, !dbg !15
}

declare i32 @llvm.amdgcn.workitem.id.x()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "pick.cl", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "pick", file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 9, scope: !4)
!6 = !DILocation(line: 3, column: 7, scope: !4)
!7 = !DILocation(line: 4, column: 5, scope: !4)
!8 = !DILocation(line: 6, column: 5, scope: !4)
!9 = !DILocation(line: 8, column: 3, scope: !4)
!10 = distinct !DISubprogram(name: "count", file: !1, line: 11, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 12, column: 9, scope: !10)
!12 = !DILocation(line: 13, column: 3, scope: !10)
!13 = !DILocation(line: 14, column: 5, scope: !10)
!14 = !DILocation(line: 15, column: 12, scope: !10)
!15 = !DILocation(line: 16, column: 3, scope: !10)
