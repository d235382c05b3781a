; What functions give back: addresses, what the linker may replace, and numbers that are as far apart as arguments say.
; target amdgcn
target triple = "amdgcn-amd-amdhsa"

@one = addrspace(1) global i32 0, align 4
@other = addrspace(1) global i32 0, align 4

define internal ptr addrspace(1) @address(i32 %c) { ; random, result
entry:
  %t = icmp eq i32 %c, 0 ; random
  br i1 %t, label %first, label %second ; divergent

first:
  ret ptr addrspace(1) @one

second:
  ret ptr addrspace(1) @other
}

define internal i64 @expression(i32 %c) { ; random, result
entry:
  %t = icmp eq i32 %c, 0 ; random
  br i1 %t, label %first, label %second ; divergent

first:
  ret i64 ptrtoint (ptr addrspace(1) @one to i64)

second:
  ret i64 ptrtoint (ptr addrspace(1) @other to i64)
}

define internal i32 @nothing(i32 %c) { ; random, result
entry:
  %t = icmp eq i32 %c, 0 ; random
  br i1 %t, label %first, label %second ; divergent

first:
  ret i32 undef

second:
  ret i32 7
}

define weak i32 @replaced(i32 %u) { ; random, result
entry:
  ret i32 %u
}

define linkonce i32 @replaced_too(i32 %u) { ; random, result
entry:
  ret i32 %u
}

define weak_odr i32 @same(i32 %u) { ; random, result
entry:
  ret i32 %u
}

define internal i32 @scaled(i32 %a, i32 %b) { ; random, random, result
entry:
  %c = mul i32 %a, 4 ; random
  %d = shl i32 %b, 3 ; random
  %e = add i32 %c, %d ; random
  ret i32 %e
}

define internal i32 @pick(i1 %c, i32 %a, i32 %b) { ; random, random, random, result
entry:
  %d = select i1 %c, i32 %a, i32 %b ; random
  ret i32 %d
}

define amdgpu_kernel void @kernel(i32 %u) { ; uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; random
  %address = call ptr addrspace(1) @address(i32 %lane) ; random
  %expression = call i64 @expression(i32 %lane) ; random
  %none = call i32 @nothing(i32 %lane) ; random
  %replaced = call i32 @replaced(i32 %u) ; random
  %once = call i32 @replaced_too(i32 %u) ; random
  %other = call i32 @scaled(i32 %lane, i32 %u) ; uniform
  %twice = call i32 @scaled(i32 %u, i32 %lane) ; random
  %both = call i32 @scaled(i32 %lane, i32 %lane) ; random
  %plain = call i32 @same(i32 %u) ; random
  %chosen = call i32 @pick(i1 true, i32 %lane, i32 %u) ; random
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
