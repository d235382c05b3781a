; How lanes access memory, where classes of addresses do not say all.
; target amdgcn
; workgroup 64 1 1

define void @steps(ptr addrspace(1) inreg %p, i32 inreg %u, ptr addrspace(1) %own, i1 inreg %c) { ; uniform, uniform, random, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %any = add i32 %lane, %u ; strided 1
  %wide = zext i32 %any to i64 ; random, may wrap
  %long = sext i32 %any to i64 ; random, may wrap
  %u.wide = zext i32 %u to i64 ; uniform
  %inside = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %wide ; random
  %a = load i32, ptr addrspace(1) %inside, align 4 ; random, consecutive 4
  %signed = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %long ; random
  %b = load i32, ptr addrspace(1) %signed, align 4 ; random, consecutive 4
  %loose = getelementptr i32, ptr addrspace(1) %p, i64 %wide ; random
  %d = load i32, ptr addrspace(1) %loose, align 4 ; random, scattered 0
  %mine = getelementptr inbounds i32, ptr addrspace(1) %own, i64 %wide ; random
  %e = load i32, ptr addrspace(1) %mine, align 4 ; random, scattered 0
  %two = getelementptr inbounds [8 x i32], ptr addrspace(1) %p, i64 %wide, i64 %wide ; random
  %f = load i32, ptr addrspace(1) %two, align 4 ; random, scattered 0
  %same = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %u.wide ; uniform
  %g = load i32, ptr addrspace(1) %same, align 4 ; uniform, uniform 0
  %after = getelementptr inbounds i8, ptr addrspace(1) %inside, i64 4 ; random
  %h = load i32, ptr addrspace(1) %after, align 4 ; random, consecutive 4
  %apart = getelementptr inbounds i8, ptr addrspace(1) %inside, i64 %u.wide ; random
  %i = load i32, ptr addrspace(1) %apart, align 4 ; random, consecutive 4
  %twofold = getelementptr inbounds i8, ptr addrspace(1) %inside, i64 %wide ; random
  %i2 = load i32, ptr addrspace(1) %twofold, align 4 ; random, scattered 0
  %pairs = getelementptr inbounds [2 x i32], ptr addrspace(1) %p, i64 %wide ; random
  %j = load i32, ptr addrspace(1) %pairs, align 4 ; random, strided 8
  store i32 %j, ptr addrspace(1) %pairs, align 4 ; strided 8
  store i64 0, ptr addrspace(1) %pairs, align 8 ; consecutive 8
  %cast = ptrtoint ptr addrspace(1) %inside to i64 ; random
  %gone = xor i64 %cast, 1 ; random
  %odd = inttoptr i64 %gone to ptr addrspace(1) ; random
  %k = load i32, ptr addrspace(1) %odd, align 4 ; random, scattered 0
  %huge = getelementptr inbounds [3000000000 x i8], ptr addrspace(1) %p, i64 %wide ; random
  %l = load i32, ptr addrspace(1) %huge, align 4 ; random, scattered 0
  %large = getelementptr inbounds [2000000000 x i8], ptr addrspace(1) %p, i64 %wide ; random
  %m = load i32, ptr addrspace(1) %large, align 4 ; random, strided 2000000000
  %twice = shl i32 %any, 1 ; strided 2
  %twice.wide = zext i32 %twice to i64 ; random, may wrap
  %farther = getelementptr inbounds [2000000000 x i8], ptr addrspace(1) %p, i64 %twice.wide ; random
  %n = load i32, ptr addrspace(1) %farther, align 4 ; random, scattered 0
  %squared = mul i32 %any, %any ; random
  %squared.wide = zext i32 %squared to i64 ; random
  %bent = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %squared.wide ; random
  %o = load i32, ptr addrspace(1) %bent, align 4 ; random, scattered 0
  ret void
}

define void @rounds(ptr addrspace(1) inreg %p, i32 inreg %u, i1 %d) { ; uniform, uniform, random
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  br label %loop

loop:
  %i = phi i32 [ %lane, %entry ], [ %next, %loop ] ; strided 1
  %wide = zext i32 %i to i64 ; random, may wrap
  %at = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %wide ; random
  %a = load i32, ptr addrspace(1) %at, align 4 ; random, consecutive 4
  %place = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %lane ; strided 4
  %next = add i32 %i, %u ; strided 1
  %out = icmp eq i32 %a, 0 ; random
  br i1 %out, label %end, label %loop ; divergent

end:
  %b = load i32, ptr addrspace(1) %at, align 4 ; random, scattered 0, 0 by loop
  %wide.late = zext i32 %i to i64 ; random, may wrap, 0 by loop
  %at.late = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %wide.late ; random, 1 by loop
  %c = load i32, ptr addrspace(1) %at.late, align 4 ; random, scattered 0, 0 by loop
  %at.later = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %wide ; random, 1 by loop
  %d1 = load i32, ptr addrspace(1) %at.later, align 4 ; random, scattered 0, 0 by loop
  %more = getelementptr inbounds i8, ptr addrspace(1) %at, i64 4 ; random, 0 by loop
  %e = load i32, ptr addrspace(1) %more, align 4 ; random, scattered 0, 0 by loop
  %f = load i32, ptr addrspace(1) %place, align 4 ; random, consecutive 4
  ret void
}

; An `int` of 64 bits in the source is extended by two shifts.
define void @shifts(ptr addrspace(1) inreg %p, i64 inreg %u) { ; uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %wide = zext i32 %lane to i64 ; strided 1
  %any = add i64 %wide, %u ; strided 1
  %up = shl i64 %any, 32 ; random
  %signed = ashr i64 %up, 32 ; random, may wrap
  %pa = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %signed ; random
  %a = load i32, ptr addrspace(1) %pa, align 4 ; random, consecutive 4
  %unsigned = lshr i64 %up, 32 ; random, may wrap
  %pb = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %unsigned ; random
  %b = load i32, ptr addrspace(1) %pb, align 4 ; random, consecutive 4
  %farther = shl i64 %any, 33 ; random
  %few = ashr i64 %farther, 33 ; random, may wrap
  %pc = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %few ; random
  %c = load i32, ptr addrspace(1) %pc, align 4 ; random, scattered 0
  %other = ashr i64 %up, 31 ; random, may wrap
  %pd = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %other ; random
  %d = load i32, ptr addrspace(1) %pd, align 4 ; random, strided 8
  %sum = add i64 %any, 32 ; strided 1
  %high = ashr i64 %sum, 32 ; random
  %pe = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %high ; random
  %e = load i32, ptr addrspace(1) %pe, align 4 ; random, scattered 0
  %higher = add i64 %up, 32 ; random
  %pf = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %higher ; random
  %f = load i32, ptr addrspace(1) %pf, align 4 ; random, scattered 0
  %low = icmp ult i64 %any, 7 ; random
  %one = select i1 %low, i64 %any, i64 %wide ; random
  %one.up = shl i64 %one, 32 ; random
  %one.int = ashr i64 %one.up, 32 ; random, may wrap
  %pg = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %one.int ; random
  %g = load i32, ptr addrspace(1) %pg, align 4 ; random, scattered 0
  br label %loop

loop:
  %i = phi i64 [ %wide, %entry ], [ %next, %loop ] ; strided 1
  %k = phi i64 [ 0, %entry ], [ %more, %loop ] ; uniform
  %i.up = shl i64 %i, 32 ; random
  %next = add i64 %i, %u ; strided 1
  %more = add i64 %k, 4 ; uniform
  %out = icmp eq i64 %next, 0 ; random
  br i1 %out, label %end, label %loop ; divergent

end:
  %late = shl i64 %i, 32 ; random, 0 by loop
  %late.int = ashr i64 %late, 32 ; random, may wrap, 0 by loop
  %ph = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %late.int ; random, 1 by loop
  %h = load i32, ptr addrspace(1) %ph, align 4 ; random, scattered 0, 0 by loop
  %later.int = ashr i64 %i.up, 32 ; random, may wrap, 0 by loop
  %pi = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %later.int ; random, 1 by loop
  %j = load i32, ptr addrspace(1) %pi, align 4 ; random, scattered 0, 0 by loop
  %pk = getelementptr inbounds i8, ptr addrspace(1) %pa, i64 %k ; random, 1 by loop
  %l = load i32, ptr addrspace(1) %pk, align 4 ; random, scattered 0, 0 by loop
  ret void
}

define void @either(ptr addrspace(1) inreg %p, ptr addrspace(1) inreg %q, i32 inreg %u) { ; uniform, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %low = icmp ult i32 %lane, %u ; random
  %wide = zext i32 %lane to i64 ; strided 1
  br i1 %low, label %one, label %join ; divergent

one:
  br label %join

join:
  %base = phi ptr addrspace(1) [ %p, %entry ], [ %q, %one ] ; random
  %at = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %wide ; random, 0 by entry
  %a = load i32, ptr addrspace(1) %at, align 4 ; random, scattered 0
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
