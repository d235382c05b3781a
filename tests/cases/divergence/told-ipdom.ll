; Sources of any kind of value: a phi is strided or random as it is told, whatever it merges. What is told to be uniform stays
; the expression that it is.
; model ipdom
; target generic
; source induction/%i strided 1
; source merged/%p strided 4
; source merged/%q random
; source merged/%lane random
; source copied/%p random
; source in_cycle/%t random
; source in_cycle/%v uniform
; source in_cycle/%n random
; source once/%t random
; source once/%v uniform
; source chosen/%t random
; source chosen/%x uniform
; source chosen/%s uniform
; source looped/%t random
; source looped/%p uniform
; source looped/%n random
; source changing/%n random
; source changing/%v uniform
; source stepping/%lane strided 1
; source stepping/%v uniform
; source stepping/%n random
; source entered/%t random
; source entered/%v uniform
; source entered/%n random
; source joined/%lane strided 1
; source joined/%v uniform
; source called/%lane strided 1
; source called/%r uniform
; source called/%s strided 2
; source frozen/%lane strided 1
; source frozen/%f strided 1
; source constants/%lane strided 1
; source undefined/%lane strided 1
; source unguided/%lane strided 1
; source overflowing/%big strided 536870912
; source again/%t random
; source again/%v uniform
; source again/%n random
; source undefined_twice/%lane random

define void @induction(ptr %a, ptr %b, i64 %n) { ; uniform, uniform, uniform
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; strided 1
  %pa = getelementptr i32, ptr %a, i64 %i ; strided 4
  %v = load i32, ptr %pa ; random, consecutive 4
  %j = mul i64 %i, 3 ; strided 3
  %pb = getelementptr i32, ptr %b, i64 %j ; strided 12
  store i32 %v, ptr %pb ; strided 12
  %i1 = add nuw nsw i64 %i, 1 ; strided 1
  %c = icmp slt i64 %i1, %n ; random
  br i1 %c, label %h, label %out ; divergent
out:
  ret void
}

define i64 @merged(i1 %c, i64 %lane, i64 %u) { ; uniform, random, uniform
entry:
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %p = phi i64 [ %lane, %left ], [ %u, %right ] ; strided 4
  %q = phi i64 [ %u, %left ], [ %u, %right ] ; random
  %d = sub i64 %p, %p ; uniform
  %e = add i64 %q, 1 ; random
  %f = add i64 %p, 1 ; strided 4
  ret i64 %d
}

define i64 @copied(i1 %c, i64 %u) { ; uniform, uniform, result
entry:
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %p = phi i64 [ 7, %left ], [ 7, %entry ] ; random
  %e = add i64 %p, %u ; random
  ret i64 %e
}

define i64 @in_cycle(i64 %t, i64 %n, i64 %u) { ; random, random, uniform, result
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %v = add i64 %t, %i ; uniform
  %w = mul i64 %v, %u ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; random
  br i1 %c, label %h, label %out ; divergent
out:
  %y = phi i64 [ %v, %h ] ; random
  %x = add i64 %v, 1 ; random, 0 by h
  ret i64 %x ; 0 by h
}

define i64 @once(i64 %t, i64 %n, i64 %u) { ; random, uniform, uniform, result
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %v = add i64 %t, %i ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; uniform
  br i1 %c, label %h, label %out
out:
  %x = add i64 %v, 1 ; random
  ret i64 %x
}

define i64 @chosen(i64 %t, i64 %u, i1 %c) { ; random, uniform, uniform
entry:
  %x = add i64 %t, 1 ; uniform
  %s = select i1 %c, i64 %t, i64 %u ; uniform
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %p = phi i64 [ %x, %left ], [ %u, %right ] ; uniform
  %q = phi i64 [ %x, %left ], [ %t, %right ] ; random
  %r = add i64 %s, %x ; uniform
  %o = sub i64 %t, %x ; random
  ret i64 %r
}

define i64 @looped(i64 %t, i64 %n) { ; random, random, result
entry:
  br label %h
h:
  %p = phi i64 [ %t, %entry ], [ %p, %h ] ; uniform
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %x = add i64 %p, 1 ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; random
  br i1 %c, label %h, label %out ; divergent
out:
  %y = add i64 %p, 1 ; random
  ret i64 %y
}

define i64 @changing(i64 %n, i64 %u) { ; random, uniform, result
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %v = add i64 %u, %i ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; random
  br i1 %c, label %h, label %out ; divergent
out:
  %x = add i64 %v, 1 ; random, 0 by h
  ret i64 %x ; 0 by h
}

define i64 @stepping(i64 %lane, i64 %n) { ; strided 1, random, result strided 1
entry:
  br label %h
h:
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %v = add i64 %lane, 8 ; uniform
  %w = add i64 %v, 1 ; uniform
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; random
  br i1 %c, label %h, label %out ; divergent
out:
  %x = add i64 %v, 1 ; strided 1
  ret i64 %x
}

define i64 @entered(i64 %t, i64 %n, i1 %c) { ; random, random, uniform, result
entry:
  br i1 %c, label %one, label %other
one:
  %i = phi i64 [ 0, %entry ], [ %j, %more ] ; uniform
  %d = icmp slt i64 %i, %n ; random
  br i1 %d, label %other, label %out ; divergent
other:
  %k = phi i64 [ 1, %entry ], [ %i, %one ] ; uniform
  %v = add i64 %t, %k ; uniform
  %w = add i64 %v, 1 ; uniform
  %j = add i64 %k, 1 ; uniform
  br label %more
more:
  %z = add i64 %v, 2 ; random
  br label %one
out:
  ret i64 %i ; 0 by one
}

define i64 @joined(i64 %lane, i64 %u, i1 %c) { ; strided 1, uniform, uniform, result
entry:
  %v = add i64 %lane, 1 ; uniform
  br i1 %c, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %p = phi i64 [ %lane, %left ], [ %v, %right ] ; random
  %q = phi i64 [ %v, %left ], [ %u, %right ] ; uniform
  ret i64 %p
}

define i64 @called(i64 %lane, i64 %u) { ; strided 1, uniform
  %r = call i64 @scaled(i64 %u, i64 %lane) ; uniform
  %s = call i64 @scaled(i64 %u, i64 %lane) ; strided 2
  %t = call i64 @scaled(i64 %u, i64 %lane) ; strided 4
  ret i64 %r
}

define i64 @frozen(i64 %lane, i64 %u) { ; strided 1, uniform, result strided 1
  %f = freeze i64 %lane ; strided 1
  %g = freeze i64 %lane ; random
  ret i64 %f
}

define void @constants(i32 %lane, i32 %u, ptr %q) { ; strided 1, uniform, uniform
  %sx = sext i32 3 to i64 ; uniform
  %zx = zext i32 7 to i64 ; uniform
  %tr = trunc i64 7 to i32 ; uniform
  %p = inttoptr i32 8 to ptr ; uniform
  %m = mul i32 3, 4 ; uniform
  %f = sitofp i32 3 to float ; uniform
  %g = getelementptr i8, ptr %q, i64 %sx ; uniform
  %s = select i1 true, i32 3, i32 4 ; uniform
  ret void
}

define void @undefined(i32 %lane, i32 %u, i1 %c) { ; strided 1, uniform, uniform
entry:
  %a = add i32 undef, %u ; bottom
  %s = select i1 %c, i32 poison, i32 %u ; uniform
  %g = getelementptr i32, ptr null, i32 undef ; uniform
  br i1 %c, label %left, label %join
left:
  br label %join
join:
  %p = phi i32 [ poison, %entry ], [ poison, %left ] ; bottom
  %x = sext i32 %p to i64 ; uniform
  %y = add i64 %x, 1 ; uniform
  ret void
}

define i64 @unguided(i64 %lane, i64 %n, i64 %u) { ; strided 1, uniform, uniform
entry:
  br label %h
h:
  %p = phi i64 [ undef, %entry ], [ %q, %h ] ; uniform
  %i = phi i64 [ 0, %entry ], [ %i1, %h ] ; uniform
  %q = load i64, ptr @g ; uniform, uniform 0
  %i1 = add i64 %i, 1 ; uniform
  %c = icmp slt i64 %i1, %n ; uniform
  br i1 %c, label %h, label %out
out:
  ret i64 %p
}

define i64 @overflowing(i64 %big, i64 %u) { ; strided 536870912, uniform, result
  %r = call i64 @scaled(i64 %u, i64 %big) ; random
  ret i64 %r
}

define i64 @again(i64 %t, i64 %n, i1 %c) { ; random, random, uniform, result
entry:
  br label %o
o:
  br label %h
h:
  %p = phi i64 [ 0, %o ], [ %v, %next ], [ %v, %back ] ; random
  %i = phi i64 [ 0, %o ], [ %j, %next ], [ 0, %back ] ; uniform
  %v = add i64 %t, %i ; uniform
  %j = add i64 %i, 1 ; uniform
  %d = icmp slt i64 %i, %n ; random
  br i1 %d, label %next, label %out ; divergent
next:
  br i1 %c, label %h, label %out
out:
  %q = phi i64 [ %v, %h ], [ 1, %next ] ; random
  br i1 %c, label %back, label %last
back:
  br label %h
last:
  ret i64 %p ; 0 by h
}

define i32 @undefined_twice(i32 %lane, i32 %u) { ; random, uniform, result
entry:
  %x = add i32 undef, %u ; bottom
  %c = icmp slt i32 %lane, 4 ; random
  br i1 %c, label %left, label %right ; divergent
left:
  %a = mul i32 %x, 3 ; uniform
  br label %join
right:
  %b = mul i32 %x, 3 ; uniform
  br label %join
join:
  %p = phi i32 [ %a, %left ], [ %b, %right ] ; random
  ret i32 %p ; 0 by entry
}

@g = external global i64
declare i64 @scaled(i64, i64)
