; Calls whose results are followed into the functions: --interprocedural.
; target amdgcn
; workgroup 64 1 1
target triple = "amdgcn-amd-amdhsa"

define internal i32 @second(i32 %a, i32 %b) { ; random, random, result
entry:
  %r = add i32 %b, 1 ; random
  ret i32 %r
}

define internal i32 @chosen(i32 %c, i32 %a) { ; random, random, result
entry:
  %t = icmp eq i32 %c, 0 ; random
  br i1 %t, label %one, label %other ; divergent

one:
  ret i32 %a

other:
  ret i32 7
}

define internal i32 @own() { ; result strided 1
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  ret i32 %lane
}

define internal i32 @countdown(i32 %n, i32 %a) { ; random, random, result
entry:
  %last = icmp eq i32 %n, 0 ; random
  br i1 %last, label %end, label %more ; divergent

more:
  %less = sub i32 %n, 1 ; random
  %deep = call i32 @countdown(i32 %less, i32 %a) ; random
  br label %end

end:
  %r = phi i32 [ 3, %entry ], [ %deep, %more ] ; random
  ret i32 %r ; 0 by entry
}

define amdgpu_kernel void @kernel(i32 %u) { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %v = call i32 @second(i32 %lane, i32 %u) ; random
  %w = call i32 @second(i32 %u, i32 %lane) ; random
  %x = call i32 @chosen(i32 %lane, i32 %u) ; random
  %y = call i32 @own() ; random
  %z = call i32 @countdown(i32 %u, i32 %lane) ; random
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
