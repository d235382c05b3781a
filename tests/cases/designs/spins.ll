; A store behind a loop that goes round for ever where %a is 0.
define void @spins(i64 %a, ptr %p) {
entry:
  br label %head
head:
  %c = icmp eq i64 %a, 0
  br i1 %c, label %head, label %out
out:
  store i64 1, ptr %p
  ret void
}
