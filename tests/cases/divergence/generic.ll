; What is known of lanes without a target: calls, atomics, and memory that a lane has alone.
; target generic
; source memory/%told uniform

define void @memory(ptr %p, i1 %c, i64 %i) { ; uniform, uniform, uniform
entry:
  %own = alloca [4 x i32], align 4 ; uniform
  %a = load i32, ptr %p, align 4 ; uniform, uniform 0
  %b = load i32, ptr %own, align 4 ; random, uniform 0
  %told = load i32, ptr %own, align 4 ; uniform, uniform 0
  %inner = getelementptr inbounds i32, ptr %own, i64 %i ; uniform
  %d = load i32, ptr %inner, align 4 ; random, uniform 0
  %chosen = select i1 %c, ptr %p, ptr %own ; uniform
  %e = load i32, ptr %chosen, align 4 ; random, uniform 0
  %cast = addrspacecast ptr %own to ptr addrspace(3) ; uniform
  %f = load i32, ptr addrspace(3) %cast, align 4 ; random, uniform 0
  %frozen = freeze ptr %own ; uniform
  %g = load i32, ptr %frozen, align 4 ; random, uniform 0
  %number = ptrtoint ptr %own to i64 ; uniform
  %index = getelementptr inbounds i32, ptr %p, i64 %number ; uniform
  %h = load i32, ptr %index, align 4 ; uniform, uniform 0
  store ptr %own, ptr %p, align 8 ; uniform 0
  %same = bitcast ptr %own to ptr ; uniform
  %j = load i32, ptr %same, align 4 ; random, uniform 0
  br i1 %c, label %more, label %end

more:
  %k = call i32 @other() ; random
  br label %end

end:
  %either = phi ptr [ %own, %entry ], [ %p, %more ] ; uniform
  %l = load i32, ptr %either, align 4 ; random, uniform 0
  ret void
}

define i32 @one_of_two(i1 %c, i32 %a) { ; uniform, uniform, result
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %other ; divergent

one:
  ret i32 %a

other:
  ret i32 %a
}

define i32 @one_of_two_fixed() { ; result
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %other ; divergent

one:
  ret i32 1

other:
  ret i32 2
}

define void @nothing_back() {
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %other ; divergent

one:
  ret void

other:
  ret void
}

define i32 @one_end(i32 %a) { ; uniform
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %other ; divergent

one:
  br label %other

other:
  ret i32 %a
}

define i32 @its_own() { ; result
  %d = call i32 @other() ; random
  ret i32 %d
}

define i32 @same_end(i1 %c, i32 %a) { ; uniform, uniform
  br i1 %c, label %one, label %other

one:
  ret i32 %a

other:
  ret i32 7
}

define i32 @ends_once() {
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %other ; divergent

one:
  ret i32 1

other:
  unreachable
}

define i32 @ends_elsewhere(i1 %c) { ; uniform
  br i1 %c, label %left, label %right

left:
  ret i32 1

right:
  %d = call i1 @told() ; random
  br i1 %d, label %one, label %end ; divergent

one:
  br label %end

end:
  ret i32 2
}

declare i32 @other()
declare i1 @told()
