; How far neighbouring lanes are apart in what is computed of the number of the lane.
; target amdgcn
; workgroup 64 1 1
; source counted/%i strided 3
; source wider/%told strided 4

define void @sums(i32 inreg %u) { ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %a = add i32 %lane, %u ; strided 1
  %b = sub i32 %u, %lane ; strided -1
  %c = sub i32 %lane, %a ; uniform
  %d = mul i32 %lane, 3 ; strided 3
  %e = mul i32 3, %lane ; strided 3
  %f = mul i32 %lane, %u ; random
  %g = mul i32 %lane, %lane ; random
  %h = shl i32 %lane, 2 ; strided 4
  %i = shl i32 %u, %lane ; random
  %j = shl i32 2, %lane ; random
  %k = or disjoint i32 %h, 1 ; strided 4
  %l = or i32 %h, 1 ; random
  %m = add i32 %a, %d ; strided 4
  %n = mul i32 %u, %u ; uniform
  %o = shl i32 %u, 2 ; uniform
  %p = xor i32 %lane, 1 ; random
  %q = mul i32 %lane, 2000000000 ; random
  %r = shl i32 %lane, 31 ; random
  %s = mul i32 %lane, 1073741823 ; strided 1073741823
  %t = add i32 %s, %s ; random
  %v = sub i32 %b, %s ; random
  %w = mul i32 %s, 3 ; random
  %x = shl i32 %s, 3 ; random
  %y = shl i32 %lane, %u ; random
  %z = mul i32 %e, -2 ; strided -6
  %aa = mul i32 %z, -1073741823 ; random
  %bb = xor i32 %u, 7 ; uniform
  %cc = sub i32 0, %s ; strided -1073741823
  %dd = add i32 %cc, %cc ; random
  %ee = sub i32 %cc, %s ; random
  %ff = shl i32 %cc, 3 ; random
  %gg = mul i32 %s, 2 ; random
  %hh = mul i32 %s, -2 ; random
  %ii = shl i32 %s, 1 ; random
  %jj = shl i32 %cc, 1 ; random
  %kk = sub i32 %s, %cc ; random
  ret void
}

define void @wider(i32 inreg %u, i8 inreg %b) { ; uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %lane.s = sext i32 %lane to i64 ; strided 1
  %lane.z = zext i32 %lane to i64 ; strided 1
  %nsw = add nsw i32 %lane, %u ; strided 1
  %nsw.s = sext i32 %nsw to i64 ; strided 1
  %nsw.z = zext i32 %nsw to i64 ; random, may wrap
  %nsw.n = zext nneg i32 %nsw to i64 ; strided 1
  %nuw = add nuw i32 %lane, %u ; strided 1
  %nuw.s = sext i32 %nuw to i64 ; random, may wrap
  %nuw.z = zext i32 %nuw to i64 ; strided 1
  %nuw.n = zext nneg i32 %nuw to i64 ; strided 1
  %any = add i32 %lane, %u ; strided 1
  %any.s = sext i32 %any to i64 ; random, may wrap
  %any.z = zext i32 %any to i64 ; random, may wrap
  %u.s = sext i32 %u to i64 ; uniform
  %b.z = zext i8 %b to i64 ; uniform
  %twice = mul nsw i32 %nsw, 2 ; strided 2
  %twice.s = sext i32 %twice to i64 ; strided 2
  %fours = shl nsw i32 4, 0 ; uniform
  %less = sub nsw i32 %twice, %u ; strided 2
  %less.s = sext i32 %less to i64 ; strided 2
  %moved = shl nsw i32 %less, 1 ; strided 4
  %moved.s = sext i32 %moved to i64 ; strided 4
  %even = shl nuw nsw i32 %lane, 1 ; strided 2
  %odd = or disjoint i32 %even, 1 ; strided 2
  %odd.s = sext i32 %odd to i64 ; strided 2
  %odd.z = zext i32 %odd to i64 ; strided 2
  %wrapped = add nsw i32 %any, 1 ; strided 1
  %wrapped.s = sext i32 %wrapped to i64 ; random, may wrap
  %again = trunc i64 %nsw.s to i32 ; strided 1
  %again.s = sext i32 %again to i64 ; random, may wrap
  %far = add i64 %lane.z, 9 ; strided 1
  %half = trunc i64 %far to i16 ; strided 1
  %shifted = add nsw i64 %nsw.s, 1 ; strided 1
  %shifted.s = sext i64 %shifted to i128 ; strided 1
  %or.s = or i32 %nsw, 1 ; random
  %or.x = sext i32 %or.s to i64 ; random
  %not = or disjoint i32 %any, 1 ; strided 1
  %not.s = sext i32 %not to i64 ; random, may wrap
  %back = sub nsw i32 %u, %any ; strided -1
  %back.s = sext i32 %back to i64 ; random, may wrap
  %turned = mul nuw i32 %lane, -1 ; strided -1
  %turned.z = zext i32 %turned to i64 ; random, may wrap
  %told = call i32 @llvm.amdgcn.workgroup.id.y() ; strided 4
  %told.z = zext i32 %told to i64 ; random, may wrap
  %mirrored = mul nsw i32 %lane, -1 ; strided -1
  %mirrored.s = sext i32 %mirrored to i64 ; strided -1
  %ones = mul nuw nsw i32 %lane, 7 ; strided 7
  %ones.z = zext i32 %ones to i64 ; strided 7
  ret void
}

define void @kept(ptr addrspace(1) inreg %p, float inreg %f) { ; uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %wide = zext i32 %lane to i64 ; strided 1
  %at = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %wide ; strided 4
  %number = ptrtoint ptr addrspace(1) %at to i64 ; strided 4
  %back = inttoptr i64 %number to ptr addrspace(1) ; strided 4
  %flat = addrspacecast ptr addrspace(1) %back to ptr ; strided 4
  %frozen = freeze ptr %flat ; random
  %bits = bitcast i32 %lane to float ; strided 1
  %float = fadd float %bits, %f ; random
  %made = uitofp i32 %lane to float ; random
  ret void
}

define void @chosen(i32 inreg %u, i1 inreg %c) { ; uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %next = add i32 %lane, %u ; strided 1
  %thrice = mul i32 %lane, 3 ; strided 3
  %same = select i1 %c, i32 %lane, i32 %next ; strided 1
  %apart = select i1 %c, i32 %lane, i32 %thrice ; random
  %fixed = select i1 %c, i32 %lane, i32 0 ; random
  %none = select i1 %c, i32 %u, i32 0 ; uniform
  %low = icmp ult i32 %lane, %u ; random
  %mixed = select i1 %low, i32 %lane, i32 %next ; random
  %u.mixed = select i1 %low, i32 %u, i32 %u ; random
  %eq = icmp eq i32 %lane, %next ; uniform
  %ne = icmp ne i32 %lane, %next ; uniform
  %lt = icmp slt i32 %lane, %next ; random
  %far = icmp eq i32 %lane, %thrice ; random
  %one = icmp eq i32 %lane, %u ; random
  %bit = trunc i32 %lane to i1 ; strided 1
  %by.lane = select i1 %bit, i32 %u, i32 0 ; random
  %none.eq = icmp eq i32 %u, 0 ; uniform
  %never = select i1 %c, i32 %lane, i32 undef ; random
  %solid = freeze i32 undef ; uniform
  %nothing = add i32 %lane, undef ; bottom
  ret void
}

define void @addresses(ptr addrspace(1) inreg %p, i64 inreg %u, i32 inreg %v) { ; uniform, uniform, uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  %wide = zext i32 %lane to i64 ; strided 1
  %any = add i32 %lane, %v ; strided 1
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %wide ; strided 4
  %b = getelementptr i32, ptr addrspace(1) %p, i32 %lane ; strided 4
  %c = getelementptr i32, ptr addrspace(1) %p, i32 %any ; random
  %d = getelementptr { i32, [4 x i32] }, ptr addrspace(1) %p, i64 %wide, i32 1, i64 %u ; strided 20
  %e = getelementptr [8 x i32], ptr addrspace(1) %p, i64 %wide, i64 %wide ; strided 36
  %f = getelementptr [8 x i32], ptr addrspace(1) %p, i64 %u, i64 %wide ; strided 4
  %g = getelementptr i32, ptr addrspace(1) %a, i64 %u ; strided 4
  %h = getelementptr i32, ptr addrspace(1) %a, i64 %wide ; strided 8
  %i = getelementptr i32, ptr addrspace(1) %a, i64 3 ; strided 4
  %j = getelementptr [1000000000 x i8], ptr addrspace(1) %p, i64 %wide ; strided 1000000000
  %k = getelementptr [1000000000 x i32], ptr addrspace(1) %p, i64 %wide ; random
  %l = getelementptr [500000000 x i8], ptr addrspace(1) %j, i64 %wide ; random
  %m = getelementptr i32, ptr addrspace(1) %p, i32 %v ; uniform
  %back = sub i64 0, %wide ; strided -1
  %n = getelementptr [1000000000 x i8], ptr addrspace(1) %p, i64 %back ; strided -1000000000
  %o = getelementptr [500000000 x i8], ptr addrspace(1) %n, i64 %back ; random
  %q = getelementptr i32, ptr addrspace(1) %c, i64 %u ; random
  %r = getelementptr [3000000000 x i8], ptr addrspace(1) %p, i64 %u ; uniform
  %four = shl i64 %wide, 2 ; strided 4
  %s = getelementptr [1073741824 x i8], ptr addrspace(1) %p, i64 %four ; random
  %t = mul i64 %four, 1073741824 ; random
  %w = shl i64 %wide, 33 ; random
  ret void
}

define void @rounds(i32 inreg %n, i32 %r, i1 inreg %c) { ; uniform, random, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  br label %loop

loop:
  %i = phi i32 [ %lane, %entry ], [ %i.next, %loop ] ; strided 1
  %j = phi i32 [ %lane, %entry ], [ %j.next, %loop ] ; random
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ] ; uniform
  %l = phi i32 [ %lane, %entry ], [ 5, %loop ] ; random
  %m = phi i32 [ 5, %entry ], [ %lane, %loop ] ; random
  %o = phi i32 [ %lane, %entry ], [ %n, %loop ] ; random
  %p = phi i32 [ %n, %entry ], [ %lane, %loop ] ; random
  %q = phi i32 [ %lane, %entry ], [ %r, %loop ] ; random
  %s = phi i32 [ %t, %loop ], [ %lane, %entry ] ; strided 1
  %i.next = add i32 %i, 64 ; strided 1
  %j.next = add i32 %j, %lane ; random
  %k.next = add i32 %k, 1 ; uniform
  %t = add i32 %s, %k ; strided 1
  %more = icmp ult i32 %k.next, %n ; uniform
  br i1 %more, label %loop, label %end

end:
  %behind = add i32 %i, %n ; strided 1
  ret void
}

define void @counted(i32 inreg %n, i32 %i, ptr addrspace(1) inreg %p) { ; uniform, strided 3, uniform
  %twice = add i32 %i, %i ; strided 6
  %low = icmp ult i32 %i, %n ; random
  br i1 %low, label %one, label %other ; divergent

one:
  %at = getelementptr inbounds [3 x i8], ptr addrspace(1) %p, i32 %i ; random
  %a = load i8, ptr addrspace(1) %at, align 1 ; random, scattered 0
  br label %other

other:
  %j = phi i32 [ %i, %one ], [ %twice, %0 ] ; random
  ret void
}

define void @unreachable_copy(i32 inreg %n) { ; uniform
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  ret void

dead:
  %a = add i32 %lane, %n ; random
  br label %dead
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
