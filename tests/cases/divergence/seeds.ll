; Where lanes disagree from the start on amdgcn, and what the user says instead.
; target amdgcn
; source plain/%told strided 4
; source plain/%same uniform
; source plain/%apart random
; source said/%a uniform
; source said/%b uniform
; source said/%c uniform
; source said/%d uniform
; source said/%e uniform
; source said/%f uniform
; source said/%h uniform

define amdgpu_kernel void @kernel(i32 %a, ptr addrspace(1) %p) { ; uniform, uniform
  %b = add i32 %a, 1 ; uniform
  ret void
}

define i32 @plain(i32 %a, i32 inreg %b, i32 %told, i32 %same, i32 inreg %apart) { ; random, uniform, strided 4, uniform, random
  %c = add i32 %b, %told ; strided 4
  %d = add i32 %same, %b ; uniform
  ret i32 %d
}

define void @origins(ptr inreg %flat, ptr addrspace(1) inreg %global, ptr addrspace(5) inreg %own) personality ptr @handler { ; uniform, uniform, uniform
entry:
  %a = load i32, ptr %flat, align 4 ; random, uniform 0
  %b = load i32, ptr addrspace(1) %global, align 4 ; uniform, uniform 0
  %c = load i32, ptr addrspace(5) %own, align 4 ; random, uniform 0
  %d = atomicrmw add ptr addrspace(1) %global, i32 1 seq_cst, align 4 ; random, uniform 0
  %e = cmpxchg ptr addrspace(1) %global, i32 0, i32 1 seq_cst seq_cst, align 4 ; random, uniform 0
  %f = call i32 @other() ; random
  %g = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %h = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %g) ; uniform
  %i = call i32 @llvm.amdgcn.workgroup.id.x() ; uniform
  %m = call i32 @llvm.umin.i32(i32 %g, i32 %i) ; random
  %n = call i32 @llvm.umin.i32(i32 %h, i32 %i) ; uniform
  %q = alloca i32, align 4, addrspace(5) ; uniform
  %s = load i32, ptr addrspace(5) %q, align 4 ; uniform, uniform 0
  %j = invoke i32 @other() to label %next unwind label %caught ; random

next:
  %k = callbr i32 asm "", "=r,!i"() to label %end [label %end] ; random

caught:
  %l = landingpad { ptr, i32 } cleanup ; uniform
  ret void

end:
  ret void
}

define void @said(ptr inreg %flat, ptr addrspace(1) inreg %global) { ; uniform, uniform
  %a = load i32, ptr %flat, align 4 ; uniform, uniform 0
  %b = atomicrmw add ptr addrspace(1) %global, i32 1 seq_cst, align 4 ; uniform, uniform 0
  %c = call i32 @other() ; uniform
  %d = call i32 @llvm.amdgcn.workitem.id.y() ; uniform
  %e = add i32 %d, 1 ; uniform
  %f = call i32 @llvm.amdgcn.workitem.id.z() ; uniform
  %g = add i32 %f, 1 ; uniform
  %r = call i32 @llvm.amdgcn.workitem.id.y() ; random
  %h = add i32 %r, 1 ; uniform
  %i = add i32 %h, 1 ; uniform
  ret void
}

define void @stored(ptr addrspace(1) inreg %global, ptr inreg %flat, i32 %x) { ; uniform, uniform, random
  store ptr %flat, ptr addrspace(1) %global, align 8 ; uniform 0
  %a = load i32, ptr addrspace(1) %global, align 4 ; uniform, uniform 0
  ret void
}

define i32 @known(i32 %a, i32 %b) { ; random, random, result
  ret i32 %a
}

define void @callers(i32 %x, i32 inreg %y) { ; random, uniform
  %a = call i32 @known(i32 %x, i32 %y) ; random
  %b = call i32 @known(i32 %y, i32 %x) ; uniform
  %c = call i32 @other() ; random
  ret void
}

declare i32 @other()
declare i32 @handler(...)
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.umin.i32(i32, i32) memory(none)
