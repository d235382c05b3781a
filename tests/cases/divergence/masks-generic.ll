; Masked accesses where the origin of a pointer says whether its memory belongs to one lane.
; masks
; target generic
; source stores/%lane random

@g = global i64 0
@own = thread_local global i64 0

define void @stores(i64 %lane, ptr %p, i64 %u) { ; random, uniform, uniform
entry:
  %a = alloca i64 ; uniform
  %c = icmp slt i64 %lane, 4 ; random
  br i1 %c, label %then, label %join ; divergent
then:
  store i64 %u, ptr %p ; uniform 0, once under entry
  store i64 %u, ptr @g ; uniform 0, once under entry
  store i64 %u, ptr @own ; uniform 0
  store i64 %u, ptr %a ; uniform 0
  br label %join ; masked by entry
join:
  ret void
}
