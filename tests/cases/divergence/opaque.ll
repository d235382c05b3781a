; What no two instructions make alike, however alike they look: %j mixes in each function.
; source atomics/%d random
; source exchanges/%d random
; source lists/%d random
; source invoked/%d random
; source called_back/%d random
; source unknown/%d random

define void @atomics(i1 %d, ptr %p) { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = atomicrmw add ptr %p, i32 1 seq_cst, align 4 ; uniform, uniform 0
  br label %join

other:
  %r.other = atomicrmw add ptr %p, i32 1 seq_cst, align 4 ; uniform, uniform 0
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @exchanges(i1 %d, ptr %p) { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4 ; uniform, uniform 0
  br label %join

other:
  %r.other = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4 ; uniform, uniform 0
  br label %join

join:
  %j = phi { i32, i1 } [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @lists(i1 %d, ptr %p) { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = va_arg ptr %p, i32 ; uniform
  br label %join

other:
  %r.other = va_arg ptr %p, i32 ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

define void @invoked(i1 %d, i32 %x) personality ptr @handler { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = invoke i32 @f(i32 %x) to label %join unwind label %first ; uniform

other:
  %r.other = invoke i32 @f(i32 %x) to label %join unwind label %second ; uniform

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void

first:
  %p.one = landingpad { ptr, i32 } cleanup ; uniform
  br label %end

second:
  %p.other = landingpad { ptr, i32 } cleanup ; uniform
  br label %end

end:
  %k = phi { ptr, i32 } [ %p.one, %first ], [ %p.other, %second ] ; random
  ret void
}

define void @called_back(i1 %d, i32 %x) { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = callbr i32 asm "", "=r,r,!i"(i32 %x) to label %join [label %end] ; uniform

other:
  %r.other = callbr i32 asm "", "=r,r,!i"(i32 %x) to label %join [label %end] ; uniform

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void

end:
  ret void
}

define void @unknown(i1 %d, i32 %x) { ; random, uniform
  br i1 %d, label %one, label %other ; divergent

one:
  %r.one = frobnicate i32 %x ; uniform
  br label %join

other:
  %r.other = frobnicate i32 %x ; uniform
  br label %join

join:
  %j = phi i32 [ %r.one, %one ], [ %r.other, %other ] ; random
  ret void
}

declare i32 @f(i32)
declare i32 @handler(...)
