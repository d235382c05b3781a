; The same as control.ll, with lanes side by side.
; target amdgcn
; workgroup 64 1 1
; model ipdom

define void @switched(i32 %d, i32 inreg %u) { ; random, uniform
entry:
  switch i32 %d, label %join [ i32 0, label %one i32 1, label %other ] ; divergent

one:
  br label %join

other:
  switch i32 %u, label %join [ i32 0, label %join i32 1, label %other ]

join:
  %a = phi i32 [ 1, %entry ], [ 2, %one ], [ 2, %other ], [ 2, %other ] ; random
  %b = add i32 %a, %u ; random, 0 by entry
  ret void
}

define void @addressed(ptr %d, ptr inreg %u) { ; random, uniform
entry:
  indirectbr ptr %d, [label %one, label %join] ; divergent

one:
  indirectbr ptr %u, [label %join, label %end]

join:
  %a = phi i32 [ 1, %entry ], [ 2, %one ] ; uniform
  br label %end

end:
  ret void
}

define void @caught(i32 %d, i32 inreg %u) personality ptr @handler { ; random, uniform
entry:
  %a = invoke i32 @other(i32 %u) to label %one unwind label %pad ; random

one:
  %b = invoke i32 @other(i32 %d) to label %two unwind label %pad ; random, divergent

two:
  callbr void asm "", "r,!i"(i32 %u) to label %three [label %end]

three:
  callbr void asm "", "r,!i"(i32 %d) to label %end [label %pad.not] ; divergent

pad:
  %l = phi i32 [ 1, %entry ], [ 2, %one ] ; uniform
  %m = landingpad { ptr, i32 } cleanup ; uniform
  br label %end

pad.not:
  br label %end

end:
  %k = phi i32 [ 1, %two ], [ 1, %three ], [ 2, %pad ], [ 3, %pad.not ] ; random
  ret void
}

define void @funclets(i32 %d, i32 inreg %u) personality ptr @__CxxFrameHandler3 { ; random, uniform
entry:
  invoke void @raise() to label %end unwind label %switch

switch:
  %s = catchswitch within none [label %handler, label %second] unwind label %clean ; uniform

handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null] ; uniform
  catchret from %h to label %end

second:
  %h2 = catchpad within %s [ptr null, i32 64, ptr null] ; uniform
  catchret from %h2 to label %end

clean:
  %c = cleanuppad within none [i32 %d] ; random
  cleanupret from %c unwind label %outer

outer:
  %o = catchswitch within none [label %last, label %least] unwind to caller ; uniform

last:
  %p = catchpad within %o [ptr null, i32 64, ptr null] ; uniform
  catchret from %p to label %end

least:
  %q = catchpad within %o [ptr null, i32 64, ptr null] ; uniform
  catchret from %q to label %end

end:
  ret void
}

define void @caught_within(i32 %d, i32 inreg %u) personality ptr @__CxxFrameHandler3 { ; random, uniform
entry:
  invoke void @raise() to label %end unwind label %clean

clean:
  %c = cleanuppad within none [i32 %d] ; random
  invoke void @raise() [ "funclet"(token %c) ] to label %done unwind label %choose ; divergent

choose:
  %o = catchswitch within %c [label %last, label %least] unwind to caller ; random, divergent

last:
  %p = catchpad within %o [ptr null, i32 64, ptr null] ; random
  catchret from %p to label %done

least:
  %q = catchpad within %o [ptr null, i32 64, ptr null] ; random
  catchret from %q to label %done

done:
  %k = phi i32 [ 1, %clean ], [ 2, %last ], [ 3, %least ] ; random
  cleanupret from %c unwind to caller

end:
  ret void
}

define void @left_late(i32 %d, i32 inreg %n) { ; random, uniform
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ] ; uniform
  %next = add i32 %i, 1 ; uniform
  %low = icmp ult i32 %i, %d ; random
  br i1 %low, label %latch, label %out ; divergent

latch:
  %more = icmp ult i32 %next, %n ; uniform
  br i1 %more, label %head, label %end

out:
  %a = add i32 %i, 1 ; uniform
  br label %end

end:
  %b = phi i32 [ %a, %out ], [ %i, %latch ] ; random
  %c = add i32 %b, %i ; random, 0 by head, 1 by head
  %e = add i32 %n, 1 ; uniform
  ret void
}

define void @left_late_by_an_outer_branch(i32 %d, i32 inreg %n) { ; random, uniform
entry:
  br label %outer

outer:
  %x = phi i32 [ 0, %entry ], [ %x.next, %back ] ; uniform
  br label %inner

inner:
  %y = phi i32 [ 0, %outer ], [ %y.next, %inner ] ; uniform
  %y.next = add i32 %y, 1 ; uniform
  %again = icmp ult i32 %y.next, %n ; uniform
  br i1 %again, label %inner, label %test

test:
  %x.next = add i32 %x, 1 ; uniform
  %low = icmp ult i32 %x, %d ; random
  br i1 %low, label %back, label %end ; divergent

back:
  br label %outer

end:
  %a = add i32 %y, 1 ; random, 0 by test
  %b = add i32 %x, 1 ; random, 0 by test
  ret void
}

define void @entered_twice(i32 %d, i1 inreg %c) { ; random, uniform
entry:
  %e = icmp eq i32 %d, 0 ; random
  br i1 %e, label %p, label %q ; divergent

p:
  %x = phi i32 [ 0, %entry ], [ %y1, %q ] ; uniform
  %x1 = add i32 %x, 1 ; uniform
  br i1 %c, label %q, label %end

q:
  %y = phi i32 [ 0, %entry ], [ %x1, %p ] ; uniform
  %y1 = add i32 %y, 1 ; uniform
  br i1 %c, label %p, label %end

end:
  %z = phi i32 [ %x1, %p ], [ %y1, %q ] ; random
  ret void
}

define void @met_twice(i1 %d, i1 inreg %c, ptr addrspace(1) inreg %g) { ; random, uniform, uniform
entry:
  br i1 %d, label %left, label %both ; divergent

left:
  br i1 %c, label %both, label %join

both:
  %x = load i32, ptr addrspace(1) %g, align 4 ; uniform, uniform 0
  br label %join

join:
  %y = phi i32 [ undef, %left ], [ %x, %both ] ; random
  %z = add i32 %y, 1 ; random, 0 by entry
  ret void
}

define void @met_twice_apart(i1 %d, i1 inreg %c, ptr addrspace(1) inreg %g) { ; random, uniform, uniform
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x() ; strided 1
  br i1 %d, label %left, label %both ; divergent

left:
  br i1 %c, label %both, label %join

both:
  %v = load i32, ptr addrspace(1) %g, align 4 ; uniform, uniform 0
  %x = add i32 %v, %lane ; strided 1
  br label %join

join:
  %y = phi i32 [ undef, %left ], [ %x, %both ] ; random
  %z = add i32 %y, 1 ; random, 0 by entry
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @other(i32)
declare i32 @handler(...)
declare i32 @__CxxFrameHandler3(...)
declare void @raise()
