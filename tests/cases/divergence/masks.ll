; What is executed for some lanes only, and what a vectorizer can make of it.
; masks
; target amdgcn
; source masked/%lane strided 1
; source places/%lane strided 1
; source condition/%lane random
; source either/%lane random
; source acting/%lane random
; source entered/%lane random
; source chosen/%lane random
; source leaks/%lane random
; source passes/%lane random
; source kills/%lane random
; source on_the_loop/%lane random
; source forwards/%lane random
; source two_levels/%lane random
; source separated/%lane random
; source plain/%lane random
; source first/%lane random
; source returns/%lane random
; source rounds/%lane random
; source forwarded/%lane random
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32"

define void @masked(i64 %lane, ptr addrspace(1) %p, ptr addrspace(1) %q, i64 inreg %u, i1 inreg %c) { ; strided 1, random, random, uniform, uniform
entry:
  %d = icmp slt i64 %lane, 4 ; random
  br i1 %d, label %then, label %join ; divergent
then:
  %a = load i64, ptr addrspace(1) @g ; uniform, uniform 0, once under entry
  store i64 %u, ptr addrspace(1) @g ; uniform 0, once under entry
  store i64 %lane, ptr addrspace(1) @g ; uniform 0
  %v = load volatile i64, ptr addrspace(1) @g ; uniform, uniform 0
  %o = load atomic i64, ptr addrspace(1) @g monotonic, align 8 ; uniform, uniform 0
  %r = atomicrmw add ptr addrspace(1) @g, i64 1 monotonic ; random, uniform 0
  br i1 %c, label %more, label %next ; masked by entry, bypasses more under entry
more:
  store i64 %a, ptr addrspace(1) @g ; uniform 0, once under entry
  br label %next ; masked by entry
next:
  %e = getelementptr i64, ptr addrspace(1) @g, i64 %lane ; strided 8
  %w = load i64, ptr addrspace(1) %e ; random, consecutive 8
  br label %join ; masked by entry
join:
  %x = load i64, ptr addrspace(1) @g ; uniform, uniform 0
  ret void
}

define void @places(i64 %lane, ptr addrspace(5) inreg %own, ptr inreg %flat, ptr addrspace(3) inreg %shared, i64 inreg %u) { ; strided 1, uniform, uniform, uniform, uniform
entry:
  %d = icmp slt i64 %lane, 4 ; random
  br i1 %d, label %then, label %join ; divergent
then:
  store i64 %u, ptr addrspace(5) %own ; uniform 0
  store i64 %u, ptr %flat ; uniform 0
  store i64 %u, ptr addrspace(3) %shared ; uniform 0, once under entry
  br label %join ; masked by entry
join:
  ret void
}

define void @condition(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  %a = icmp slt i64 %i, %n ; uniform
  br i1 %a, label %second, label %out ; masked by second, bypasses second under second, and second, uniform part
second:
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %body, label %out ; divergent, masked by second, divergent part
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by second
out:
  ret void
}

define void @either(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %second ], [ %i1, %h ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %a = icmp slt i64 %i, %n ; uniform
  br i1 %a, label %h, label %second ; masked by second, bypasses h under second, or second, uniform part
second:
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %h, label %out ; divergent, masked by second, divergent part
out:
  ret void
}

define void @acting(i64 %lane, i64 inreg %n, ptr addrspace(1) inreg %p) { ; random, uniform, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  %a = icmp slt i64 %i, %n ; uniform
  br i1 %a, label %second, label %out ; masked by second, bypasses second under second
second:
  store i64 %i, ptr addrspace(1) %p ; uniform 0, once under second
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %body, label %out ; divergent, masked by second
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by second
out:
  ret void
}

define void @entered(i64 %lane, i64 inreg %n, i1 inreg %c) { ; random, uniform, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  br i1 %c, label %first, label %second ; masked by second, bypasses first under second, bypasses second under second, or first, uniform part
first:
  %a = icmp slt i64 %i, %n ; uniform
  br i1 %a, label %second, label %out ; masked by second, bypasses second under second, uniform part
second:
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %body, label %out ; divergent, masked by second
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by second
out:
  ret void
}

define void @chosen(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  switch i64 %i, label %second [ i64 3, label %out i64 5, label %body ] ; masked by second, bypasses second under second
second:
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %body, label %out ; divergent, masked by second
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by second
out:
  ret void
}

define i64 @leaks(i64 %lane) { ; random, result
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %h, label %out ; divergent, masked by h
out:
  %y = phi i64 [ %i, %h ] ; random, 0 leaks by h in h
  %x = add i64 %i1, 1 ; random, 0 by h, 0 leaks by h in h
  br i1 true, label %more, label %last
more:
  br label %last
last:
  %z = phi i64 [ %i, %out ], [ %i1, %more ] ; random, 0 leaks by h in h, 1 leaks by h in h
  ret i64 %x ; 0 by h, 0 leaks by h in h
}

define i64 @passes(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %then, label %next ; divergent
then:
  br label %next ; masked by h
next:
  %d = icmp slt i64 %i, %n ; uniform
  br i1 %d, label %h, label %out
out:
  ret i64 %i
}

define i64 @kills(i64 %lane, i64 inreg %n, ptr addrspace(1) inreg %p) { ; random, uniform, uniform, result
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ] ; uniform
  %x = phi i64 [ poison, %entry ], [ %z, %next ] ; random
  %before = add i64 %x, 1 ; random, 0 killed in part by h in h
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %then, label %next ; divergent
then:
  %y = load i64, ptr addrspace(1) %p ; uniform, uniform 0, once under h
  %inside = add i64 %y, 1 ; uniform
  br label %next ; masked by h
next:
  %z = phi i64 [ %y, %then ], [ %x, %h ] ; random
  %after = add i64 %z, 1 ; random, 0 by h, 0 killed in part by h in h
  %i1 = add i64 %i, 1 ; uniform
  %d = icmp slt i64 %i, %n ; uniform
  br i1 %d, label %h, label %out
out:
  %k = phi i64 [ %z, %next ] ; random, 0 killed in part by h in h
  ret i64 %z ; 0 by h, 0 killed in part by h in h
}

define i64 @on_the_loop(i64 %lane, i64 inreg %n, ptr addrspace(1) inreg %p) { ; random, uniform, uniform, result
entry:
  br label %h
h:
  %x = phi i64 [ 0, %entry ], [ %x, %h ], [ %y, %then ] ; random
  %i = phi i64 [ 0, %entry ], [ %i1, %h ], [ %i1, %then ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %use = add i64 %x, 1 ; random, 0 by h, 0 killed in part by h in h
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %then, label %h ; divergent, masked by h
then:
  %y = load i64, ptr addrspace(1) %p ; uniform, uniform 0, once under h
  %d = icmp slt i64 %i, %n ; uniform
  br i1 %d, label %h, label %out ; masked by h, bypasses then under h
out:
  ret i64 %x ; 0 by h, 0 leaks by h in h, 0 killed in part by h in h
}

define i64 @forwards(i64 %lane, i64 inreg %n, i1 inreg %e, ptr addrspace(1) inreg %p) { ; random, uniform, uniform, uniform
entry:
  br label %h
h:
  %x = phi i64 [ 0, %entry ], [ %w, %last ] ; random
  %i = phi i64 [ 0, %entry ], [ %i1, %last ] ; uniform
  br i1 %e, label %some, label %inner
some:
  br label %inner
inner:
  %v = phi i64 [ %x, %h ], [ 7, %some ] ; random
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %then, label %next ; divergent
then:
  %y = load i64, ptr addrspace(1) %p ; uniform, uniform 0, once under inner
  br label %next ; masked by inner
next:
  %z = phi i64 [ %y, %then ], [ %v, %inner ] ; random
  br i1 %e, label %other, label %last
other:
  br label %last
last:
  %w = phi i64 [ %z, %next ], [ 9, %other ] ; random
  %use = add i64 %w, 1 ; random, 0 killed in part by inner in h
  %i1 = add i64 %i, 1 ; uniform
  %d = icmp slt i64 %i, %n ; uniform
  br i1 %d, label %h, label %out
out:
  ret i64 0
}

define i64 @two_levels(i64 %lane, i64 inreg %n, i1 inreg %e) { ; random, uniform, uniform
entry:
  br label %o
o:
  %j = phi i64 [ 0, %entry ], [ %j1, %next ] ; uniform
  br label %h
h:
  %i = phi i64 [ 0, %o ], [ %i1, %h ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i, %lane ; random
  br i1 %c, label %h, label %next ; divergent, masked by h
next:
  %k = add i64 %i, %j ; random, 0 by h, 0 leaks by h in h
  %j1 = add i64 %j, 1 ; uniform
  br i1 %e, label %o, label %out
out:
  ret i64 %j
}

define void @separated(i64 %lane, i1 inreg %c, i1 inreg %d) { ; random, uniform, uniform
entry:
  %a = icmp slt i64 %lane, 4 ; random
  br i1 %a, label %then, label %join ; divergent
then:
  br i1 %c, label %more, label %next ; masked by entry, bypasses more under entry
more:
  %b = icmp slt i64 %lane, 2 ; random
  br i1 %b, label %deep, label %next ; divergent, masked by entry
deep:
  br i1 %d, label %deeper, label %next ; masked by entry, masked by more, bypasses deeper under entry, bypasses deeper under more
deeper:
  br label %next ; masked by entry, masked by more
next:
  br label %join ; masked by entry
join:
  ret void
}

define void @plain(i64 %lane, i1 inreg %c) { ; random, uniform
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  ret void
}

define void @first(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  %a = icmp slt i64 %i, %lane ; random
  br i1 %a, label %second, label %out ; divergent, masked by h, and second, divergent part
second:
  %b = icmp slt i64 %i, %n ; uniform
  br i1 %b, label %body, label %out ; masked by h, bypasses h under h, bypasses body under h, uniform part
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by h
out:
  ret void
}

define void @returns(i64 %lane, i1 inreg %c) { ; random, uniform
entry:
  %a = icmp slt i64 %lane, 4 ; random
  br i1 %a, label %left, label %right ; divergent
left:
  br label %more ; masked by entry
more:
  ret void ; masked by entry
right:
  ret void ; masked by entry
}

define void @rounds(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ], [ %i1, %e ] ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %a = icmp slt i64 %i, %lane ; random
  br i1 %a, label %e, label %h ; divergent, masked by h
e:
  switch i64 %i, label %h [ i64 3, label %one i64 5, label %other ] ; masked by h, bypasses e under h, bypasses one under h, bypasses other under h
one:
  ret void ; masked by h
other:
  ret void ; masked by h
}

define void @forwarded(i64 %lane, i64 inreg %n) { ; random, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ] ; uniform
  %a = icmp slt i64 %i, %n ; uniform
  br i1 %a, label %second, label %end ; masked by second, bypasses second under second, bypasses end under second, and second, uniform part
second:
  %b = icmp slt i64 %i, %lane ; random
  br i1 %b, label %body, label %leave ; divergent, masked by second, divergent part
leave:
  br label %out ; masked by second
body:
  %i1 = add i64 %i, 1 ; uniform
  br label %h ; masked by second
end:
  br label %out ; masked by second
out:
  ret void
}

@g = addrspace(1) global i64 0
