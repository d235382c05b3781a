; What is known of calls, and of what functions give back.
; target amdgcn
; workgroup 64 1 1

define amdgpu_kernel void @calls(i32 %u) { ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %random = mul i32 %lane, %lane ; random
  %a = call i32 @scaled(i32 %u, i32 %lane) ; strided 4
  %b = call i32 @scaled(i32 %u, i32 %random) ; random
  %c = call i32 @scaled(i32 %u, i32 7) ; uniform
  %d = call i32 @scaled(i32 %lane, i32 %lane) ; strided 4
  ret void
}

define i32 @strided(i32 inreg %u) { ; uniform, result strided 4
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = mul i32 %lane, 4 ; strided 4
  ret i32 %a
}

define i32 @random(i32 inreg %u) { ; uniform, result
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = mul i32 %lane, %lane ; random
  ret i32 %a
}

define i32 @two(i32 inreg %u) { ; uniform, result
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, 7 ; random
  br i1 %c, label %one, label %other ; divergent

one:
  ret i32 %lane

other:
  ret i32 %lane
}

define i32 @two_kinds(i1 inreg %c) { ; uniform, result
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  br i1 %c, label %one, label %other

one:
  ret i32 %lane

other:
  ret i32 7
}

define i32 @late(i32 inreg %u) { ; uniform, result
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ] ; uniform
  %next = add i32 %i, 1 ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %c = icmp ult i32 %lane, %i ; random
  br i1 %c, label %loop, label %end ; divergent

end:
  ret i32 %i ; 0 by loop
}

declare i32 @scaled(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
