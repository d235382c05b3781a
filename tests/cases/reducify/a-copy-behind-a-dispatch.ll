; --reducify auto
; Three blocks that lead to each other get a dispatch; a cycle of two blocks inside, where control goes round, a copy.
define void @machine(i32 %s, ptr %p) {
entry:
  switch i32 %s, label %e0 [
    i32 1, label %e1
    i32 2, label %e2
  ]

e0:
  %v0 = load volatile i32, ptr %p
  switch i32 %v0, label %out [
    i32 1, label %e1
    i32 2, label %e2
    i32 3, label %i
    i32 4, label %j
  ]

e1:
  %v1 = load volatile i32, ptr %p
  switch i32 %v1, label %out [
    i32 0, label %e0
    i32 2, label %e2
  ]

e2:
  %v2 = load volatile i32, ptr %p
  switch i32 %v2, label %out [
    i32 0, label %e0
    i32 1, label %e1
  ]

i:
  store volatile i32 7, ptr %p
  br label %j

j:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 7
  br i1 %c, label %i, label %e1

out:
  ret void
}
