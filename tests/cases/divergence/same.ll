; Lanes part at %d, and %j mixes what both arms compute: nothing is mixed if that is the same.
; target amdgcn

@one = external addrspace(1) global i32
@two = external addrspace(1) global i32

define void @adds_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, 1 ; uniform
  br label %join

other:
  %r.other = add i32 %x, 1 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @constants_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, 1 ; uniform
  br label %join

other:
  %r.other = add i32 %x, 2 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @operands_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, %y ; uniform
  br label %join

other:
  %r.other = add i32 %y, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @constants_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = mul i32 %x, 3 ; uniform
  br label %join

other:
  %r.other = mul i32 3, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @half_changed(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, %y ; uniform
  br label %join

other:
  %r.other = add i32 %y, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @half_changed_too(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, %y ; uniform
  br label %join

other:
  %r.other = add i32 %x, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @differences_do_not_commute(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = sub i32 %x, %y ; uniform
  br label %join

other:
  %r.other = sub i32 %y, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @differences_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = sub i32 %x, %y ; uniform
  br label %join

other:
  %r.other = sub i32 %x, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @other_operation(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, %y ; uniform
  br label %join

other:
  %r.other = sub i32 %x, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @constant_for_value(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = sub i32 %x, %y ; uniform
  br label %join

other:
  %r.other = sub i32 %x, 1 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @value_for_constant(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = sub i32 %x, 1 ; uniform
  br label %join

other:
  %r.other = sub i32 %x, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @predicates_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = icmp eq i32 %x, %y ; uniform
  br label %join

other:
  %r.other = icmp eq i32 %x, %y ; uniform
  br label %join

join:
  %j = phi i1 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @predicates_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = icmp eq i32 %x, %y ; uniform
  br label %join

other:
  %r.other = icmp ne i32 %x, %y ; uniform
  br label %join

join:
  %j = phi i1 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @types_within_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %w.one = zext i8 %b to i32 ; uniform
  %r.one = trunc i32 %w.one to i16 ; uniform
  br label %join

other:
  %w.other = zext i8 %b to i64 ; uniform
  %r.other = trunc i64 %w.other to i16 ; uniform
  br label %join

join:
  %j = phi i16 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @types_within_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %w.one = zext i8 %b to i32 ; uniform
  %r.one = trunc i32 %w.one to i16 ; uniform
  br label %join

other:
  %w.other = zext i8 %b to i32 ; uniform
  %r.other = trunc i32 %w.other to i16 ; uniform
  br label %join

join:
  %j = phi i16 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @signs_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %w.one = zext i8 %b to i32 ; uniform
  %r.one = trunc i32 %w.one to i16 ; uniform
  br label %join

other:
  %w.other = sext i8 %b to i32 ; uniform
  %r.other = trunc i32 %w.other to i16 ; uniform
  br label %join

join:
  %j = phi i16 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @offsets_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i8, ptr %p, i64 4 ; uniform
  br label %join

other:
  %r.other = getelementptr i8, ptr %p, i64 4 ; uniform
  br label %join

join:
  %j = phi ptr [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @offsets_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i8, ptr %p, i64 4 ; uniform
  br label %join

other:
  %r.other = getelementptr i8, ptr %p, i64 8 ; uniform
  br label %join

join:
  %j = phi ptr [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @scales_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i32, ptr %p, i32 %x ; uniform
  br label %join

other:
  %r.other = getelementptr float, ptr %p, i32 %x ; uniform
  br label %join

join:
  %j = phi ptr [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @scales_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i32, ptr %p, i32 %x ; uniform
  br label %join

other:
  %r.other = getelementptr i64, ptr %p, i32 %x ; uniform
  br label %join

join:
  %j = phi ptr [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @parts_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = extractvalue { i32, i32 } %s, 1 ; uniform
  br label %join

other:
  %r.other = extractvalue { i32, i32 } %s, 1 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @parts_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = extractvalue { i32, i32 } %s, 0 ; uniform
  br label %join

other:
  %r.other = extractvalue { i32, i32 } %s, 1 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @parts_set_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = insertvalue { i32, i32 } %s, i32 %x, 0 ; uniform
  br label %join

other:
  %r.other = insertvalue { i32, i32 } %s, i32 %x, 0 ; uniform
  br label %join

join:
  %j = phi { i32, i32 } [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @parts_set_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = insertvalue { i32, i32 } %s, i32 %x, 0 ; uniform
  br label %join

other:
  %r.other = insertvalue { i32, i32 } %s, i32 %x, 1 ; uniform
  br label %join

join:
  %j = phi { i32, i32 } [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @shuffles_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 0> ; uniform
  br label %join

other:
  %r.other = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 0> ; uniform
  br label %join

join:
  %j = phi <2 x i32> [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @shuffles_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 0> ; uniform
  br label %join

other:
  %r.other = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 1> ; uniform
  br label %join

join:
  %j = phi <2 x i32> [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @calls_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = call i32 @llvm.umin.i32(i32 %x, i32 %y) ; uniform
  br label %join

other:
  %r.other = call i32 @llvm.umin.i32(i32 %x, i32 %y) ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @calls_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = call i32 @llvm.umin.i32(i32 %x, i32 %y) ; uniform
  br label %join

other:
  %r.other = call i32 @llvm.umax.i32(i32 %x, i32 %y) ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @convergent_calls(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %x, i32 1) ; random
  br label %join

other:
  %r.other = call i32 @llvm.amdgcn.mov.dpp8.i32(i32 %x, i32 1) ; random
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @convergent_calls_ask_who_is_there(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = call i1 @llvm.amdgcn.inverse.ballot.i64(i64 %l) ; random
  br label %join

other:
  %r.other = call i1 @llvm.amdgcn.inverse.ballot.i64(i64 %l) ; random
  br label %join

join:
  %j = phi i1 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @lanes_read(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x) ; uniform
  br label %join

other:
  %r.other = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x) ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @loads(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = load i32, ptr addrspace(1) %g, align 4 ; uniform, uniform 0
  br label %join

other:
  %r.other = load i32, ptr addrspace(1) %g, align 4 ; uniform, uniform 0
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @globals_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i8, ptr addrspace(1) @one, i32 %x ; uniform
  br label %join

other:
  %r.other = getelementptr i8, ptr addrspace(1) @one, i32 %x ; uniform
  br label %join

join:
  %j = phi ptr addrspace(1) [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @globals_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i8, ptr addrspace(1) @one, i32 %x ; uniform
  br label %join

other:
  %r.other = getelementptr i8, ptr addrspace(1) @two, i32 %x ; uniform
  br label %join

join:
  %j = phi ptr addrspace(1) [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @expressions_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = xor i64 %l, sub (i64 0, i64 ptrtoint (ptr addrspace(1) @one to i64)) ; uniform
  br label %join

other:
  %r.other = xor i64 sub (i64 0, i64 ptrtoint (ptr addrspace(1) @one to i64)), %l ; uniform
  br label %join

join:
  %j = phi i64 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @expressions_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = xor i64 %l, sub (i64 0, i64 ptrtoint (ptr addrspace(1) @one to i64)) ; uniform
  br label %join

other:
  %r.other = xor i64 %l, sub (i64 0, i64 ptrtoint (ptr addrspace(1) @two to i64)) ; uniform
  br label %join

join:
  %j = phi i64 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @global_for_number(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = xor i64 %l, sub (i64 0, i64 ptrtoint (ptr addrspace(1) @one to i64)) ; uniform
  br label %join

other:
  %r.other = xor i64 %l, 5 ; uniform
  br label %join

join:
  %j = phi i64 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @deep_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = add i32 %x, 1 ; uniform
  %r.one = sub i32 %u.one, %y ; uniform
  br label %join

other:
  %u.other = add i32 %x, 1 ; uniform
  %r.other = sub i32 %u.other, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @deep_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = add i32 %x, 1 ; uniform
  %r.one = sub i32 %u.one, %y ; uniform
  br label %join

other:
  %u.other = add i32 %x, 2 ; uniform
  %r.other = sub i32 %u.other, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @deep_other_operation(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = add i32 %x, 1 ; uniform
  %r.one = sub i32 %u.one, %y ; uniform
  br label %join

other:
  %u.other = mul i32 %x, 1 ; uniform
  %r.other = sub i32 %u.other, %y ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @deep_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = mul i32 %x, 3 ; uniform
  %r.one = xor i32 %u.one, %y ; uniform
  br label %join

other:
  %u.other = mul i32 3, %x ; uniform
  %r.other = xor i32 %y, %u.other ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @deep_change_places_of_two(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = mul i32 %x, 3 ; uniform
  %w.one = mul i32 %y, 5 ; uniform
  %r.one = or i32 %u.one, %w.one ; uniform
  br label %join

other:
  %u.other = mul i32 %y, 5 ; uniform
  %w.other = mul i32 3, %x ; uniform
  %r.other = or i32 %u.other, %w.other ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @undefined_part(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, undef ; bottom
  br label %join

other:
  %r.other = add i32 %x, 1 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @undefined_parts_of_pairs(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = insertvalue { i32, i32 } undef, i32 %x, 0 ; uniform
  br label %join

other:
  %r.other = insertvalue { i32, i32 } undef, i32 %x, 0 ; uniform
  br label %join

join:
  %j = phi { i32, i32 } [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @undefined_or_not(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = insertvalue { i32, i32 } undef, i32 %x, 0 ; uniform
  br label %join

other:
  %r.other = insertvalue { i32, i32 } zeroinitializer, i32 %x, 0 ; uniform
  br label %join

join:
  %j = phi { i32, i32 } [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @frozen(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = freeze i32 undef ; uniform
  br label %join

other:
  %r.other = freeze i32 %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @chosen_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = select i1 %c, i32 %x, i32 undef ; uniform
  br label %join

other:
  %r.other = select i1 %c, i32 %x, i32 undef ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @floats_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = fadd float %f, 1.0 ; uniform
  br label %join

other:
  %r.other = fadd float 1.0, %f ; uniform
  br label %join

join:
  %j = phi float [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @float_products_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = fmul float %f, %e ; uniform
  br label %join

other:
  %r.other = fmul float %e, %f ; uniform
  br label %join

join:
  %j = phi float [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @bits_change_places(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = and i32 %x, %y ; uniform
  br label %join

other:
  %r.other = and i32 %y, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @bits_change_places_too(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = or i32 %x, %y ; uniform
  br label %join

other:
  %r.other = or i32 %y, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @allocas(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = alloca i32, align 4, addrspace(5) ; uniform
  br label %join

other:
  %r.other = alloca i32, align 4, addrspace(5) ; uniform
  br label %join

join:
  %j = phi ptr addrspace(5) [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @offsets_by_type_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = getelementptr i32, ptr %p, i64 1 ; uniform
  br label %join

other:
  %r.other = getelementptr i64, ptr %p, i64 1 ; uniform
  br label %join

join:
  %j = phi ptr [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @elements_set_alike(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = insertelement <2 x i32> undef, i32 %x, i32 0 ; uniform
  br label %join

other:
  %r.other = insertelement <2 x i32> undef, i32 %x, i32 0 ; uniform
  br label %join

join:
  %j = phi <2 x i32> [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @both_undefined(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = add i32 %x, undef ; bottom
  br label %join

other:
  %r.other = mul i32 %y, undef ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @undefined_behind_a_constant(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = add i32 %x, undef ; bottom
  %r.one = sub i32 1, %u.one ; bottom
  br label %join

other:
  %r.other = sub i32 1, %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; uniform
  ret void
}

define void @addresses_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  br label %join

other:
  br label %join

join:
  %j = phi ptr addrspace(1) [ @one, %one ], [ @two, %other ] ; random
  %k = phi ptr addrspace(1) [ @one, %one ], [ @one, %other ] ; uniform
  ret void
}

define void @a_parameter_all_along(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
entry:
  br label %loop

loop:
  %k = phi i32 [ %x, %entry ], [ %m, %latch ] ; uniform
  br i1 %c, label %middle, label %latch

middle:
  br label %latch

latch:
  %m = phi i32 [ %k, %loop ], [ %x, %middle ] ; uniform
  br i1 %c, label %loop, label %out

out:
  br i1 %d, label %one, label %join ; divergent

one:
  br label %join

join:
  %j = phi i32 [ %m, %out ], [ %x, %one ] ; uniform
  ret void
}

define void @a_constant_all_along(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
entry:
  br label %loop

loop:
  %k = phi i32 [ 5, %entry ], [ %m, %latch ] ; uniform
  br i1 %c, label %middle, label %latch

middle:
  br label %latch

latch:
  %m = phi i32 [ %k, %loop ], [ 5, %middle ] ; uniform
  br i1 %c, label %loop, label %out

out:
  br i1 %d, label %one, label %join ; divergent

one:
  br label %join

join:
  %j = phi i32 [ %m, %out ], [ 5, %one ] ; uniform
  ret void
}

define void @a_constant_by_phis_alone(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
entry:
  br label %loop

loop:
  %k = phi i32 [ %m, %latch ], [ 5, %entry ] ; uniform
  br i1 %c, label %middle, label %latch

middle:
  br label %latch

latch:
  %m = phi i32 [ %k, %loop ], [ %k, %middle ] ; uniform
  br i1 %c, label %loop, label %out

out:
  br i1 %d, label %one, label %join ; divergent

one:
  br label %join

join:
  %j = phi i32 [ %m, %out ], [ 5, %one ] ; uniform
  ret void
}

define void @other_operations(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %udiv.one = udiv i32 %x, %y ; uniform
  %sdiv.one = sdiv i32 %x, %y ; uniform
  %urem.one = urem i32 %x, %y ; uniform
  %srem.one = srem i32 %x, %y ; uniform
  %shl.one = shl i32 %x, %y ; uniform
  %lshr.one = lshr i32 %x, %y ; uniform
  %ashr.one = ashr i32 %x, %y ; uniform
  %fneg.one = fneg float %f ; uniform
  %fsub.one = fsub float %f, %e ; uniform
  %fdiv.one = fdiv float %f, %e ; uniform
  %frem.one = frem float %f, %e ; uniform
  %fcmp.one = fcmp olt float %f, %e ; uniform
  %freeze.one = freeze i32 %x ; uniform
  %select.one = select i1 %c, i32 %x, i32 %y ; uniform
  %sext.one = sext i32 %x to i64 ; uniform
  %zext.one = zext i32 %x to i64 ; uniform
  %trunc.one = trunc i64 %l to i32 ; uniform
  %fptrunc.one = fptrunc float %f to half ; uniform
  %fpext.one = fpext float %f to double ; uniform
  %fptoui.one = fptoui float %f to i32 ; uniform
  %fptosi.one = fptosi float %f to i32 ; uniform
  %uitofp.one = uitofp i32 %x to float ; uniform
  %sitofp.one = sitofp i32 %x to float ; uniform
  %ptrtoint.one = ptrtoint ptr %p to i64 ; uniform
  %ptrtoaddr.one = ptrtoaddr ptr %p to i64 ; uniform
  %inttoptr.one = inttoptr i64 %l to ptr ; uniform
  %bitcast.one = bitcast float %f to i32 ; uniform
  %addrspacecast.one = addrspacecast ptr %p to ptr addrspace(3) ; uniform
  %extractelement.one = extractelement <2 x i32> %v, i32 %x ; uniform
  br label %join

other:
  %udiv.other = udiv i32 %x, %y ; uniform
  %sdiv.other = sdiv i32 %x, %y ; uniform
  %urem.other = urem i32 %x, %y ; uniform
  %srem.other = srem i32 %x, %y ; uniform
  %shl.other = shl i32 %x, %y ; uniform
  %lshr.other = lshr i32 %x, %y ; uniform
  %ashr.other = ashr i32 %x, %y ; uniform
  %fneg.other = fneg float %f ; uniform
  %fsub.other = fsub float %f, %e ; uniform
  %fdiv.other = fdiv float %f, %e ; uniform
  %frem.other = frem float %f, %e ; uniform
  %fcmp.other = fcmp olt float %f, %e ; uniform
  %freeze.other = freeze i32 %x ; uniform
  %select.other = select i1 %c, i32 %x, i32 %y ; uniform
  %sext.other = sext i32 %x to i64 ; uniform
  %zext.other = zext i32 %x to i64 ; uniform
  %trunc.other = trunc i64 %l to i32 ; uniform
  %fptrunc.other = fptrunc float %f to half ; uniform
  %fpext.other = fpext float %f to double ; uniform
  %fptoui.other = fptoui float %f to i32 ; uniform
  %fptosi.other = fptosi float %f to i32 ; uniform
  %uitofp.other = uitofp i32 %x to float ; uniform
  %sitofp.other = sitofp i32 %x to float ; uniform
  %ptrtoint.other = ptrtoint ptr %p to i64 ; uniform
  %ptrtoaddr.other = ptrtoaddr ptr %p to i64 ; uniform
  %inttoptr.other = inttoptr i64 %l to ptr ; uniform
  %bitcast.other = bitcast float %f to i32 ; uniform
  %addrspacecast.other = addrspacecast ptr %p to ptr addrspace(3) ; uniform
  %extractelement.other = extractelement <2 x i32> %v, i32 %x ; uniform
  br label %join

join:
  %udiv = phi i32 [ %udiv.one, %one ], [ %udiv.other, %other ] ; uniform
  %sdiv = phi i32 [ %sdiv.one, %one ], [ %sdiv.other, %other ] ; uniform
  %urem = phi i32 [ %urem.one, %one ], [ %urem.other, %other ] ; uniform
  %srem = phi i32 [ %srem.one, %one ], [ %srem.other, %other ] ; uniform
  %shl = phi i32 [ %shl.one, %one ], [ %shl.other, %other ] ; uniform
  %lshr = phi i32 [ %lshr.one, %one ], [ %lshr.other, %other ] ; uniform
  %ashr = phi i32 [ %ashr.one, %one ], [ %ashr.other, %other ] ; uniform
  %fneg = phi float [ %fneg.one, %one ], [ %fneg.other, %other ] ; uniform
  %fsub = phi float [ %fsub.one, %one ], [ %fsub.other, %other ] ; uniform
  %fdiv = phi float [ %fdiv.one, %one ], [ %fdiv.other, %other ] ; uniform
  %frem = phi float [ %frem.one, %one ], [ %frem.other, %other ] ; uniform
  %fcmp = phi i1 [ %fcmp.one, %one ], [ %fcmp.other, %other ] ; uniform
  %freeze = phi i32 [ %freeze.one, %one ], [ %freeze.other, %other ] ; random
  %select = phi i32 [ %select.one, %one ], [ %select.other, %other ] ; uniform
  %sext = phi i64 [ %sext.one, %one ], [ %sext.other, %other ] ; uniform
  %zext = phi i64 [ %zext.one, %one ], [ %zext.other, %other ] ; uniform
  %trunc = phi i32 [ %trunc.one, %one ], [ %trunc.other, %other ] ; uniform
  %fptrunc = phi half [ %fptrunc.one, %one ], [ %fptrunc.other, %other ] ; uniform
  %fpext = phi double [ %fpext.one, %one ], [ %fpext.other, %other ] ; uniform
  %fptoui = phi i32 [ %fptoui.one, %one ], [ %fptoui.other, %other ] ; uniform
  %fptosi = phi i32 [ %fptosi.one, %one ], [ %fptosi.other, %other ] ; uniform
  %uitofp = phi float [ %uitofp.one, %one ], [ %uitofp.other, %other ] ; uniform
  %sitofp = phi float [ %sitofp.one, %one ], [ %sitofp.other, %other ] ; uniform
  %ptrtoint = phi i64 [ %ptrtoint.one, %one ], [ %ptrtoint.other, %other ] ; uniform
  %ptrtoaddr = phi i64 [ %ptrtoaddr.one, %one ], [ %ptrtoaddr.other, %other ] ; uniform
  %inttoptr = phi ptr [ %inttoptr.one, %one ], [ %inttoptr.other, %other ] ; uniform
  %bitcast = phi i32 [ %bitcast.one, %one ], [ %bitcast.other, %other ] ; uniform
  %addrspacecast = phi ptr addrspace(3) [ %addrspacecast.one, %one ], [ %addrspacecast.other, %other ] ; uniform
  %extractelement = phi i32 [ %extractelement.one, %one ], [ %extractelement.other, %other ] ; uniform
  ret void
}

define void @addresses_differ_before(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %c, label %one, label %join

one:
  br label %join

join:
  %k = phi ptr addrspace(1) [ @one, %0 ], [ @two, %one ] ; uniform
  br i1 %d, label %left, label %end ; divergent

left:
  br label %end

end:
  %j = phi ptr addrspace(1) [ %k, %join ], [ @one, %left ] ; random
  ret void
}

define void @deep_change_places_differ(i1 %d, i32 inreg %x, i32 inreg %y, i8 inreg %b, i64 inreg %l, i1 inreg %c, float inreg %f, float inreg %e, ptr inreg %p, ptr addrspace(1) inreg %g, { i32, i32 } inreg %s, <2 x i32> inreg %v) { ; random, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %u.one = mul i32 %x, 3 ; uniform
  %w.one = add i32 %y, 5 ; uniform
  %r.one = or i32 %u.one, %w.one ; uniform
  br label %join

other:
  %u.other = add i32 %y, 5 ; uniform
  %w.other = add i32 %x, 3 ; uniform
  %r.other = or i32 %u.other, %w.other ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

declare i32 @llvm.umin.i32(i32, i32) memory(none)
declare i32 @llvm.umax.i32(i32, i32) memory(none)
declare i32 @llvm.amdgcn.mov.dpp8.i32(i32, i32 immarg) convergent memory(none)
declare i1 @llvm.amdgcn.inverse.ballot.i64(i64) convergent memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) convergent memory(none)
