; Phis that lanes of one kind alone reach, values that are undefined on one way, a latch that diverges, and a cycle of two
; entries.
define i64 @entered_besides(i1 %e, i1 %t, i64 %one, i64 %two) {
entry:
  br i1 %e, label %branch, label %besides
branch:
  br i1 %t, label %join, label %end
besides:
  br label %join
join:
  %x = phi i64 [ %one, %branch ], [ %two, %besides ]
  %inside = add i64 %x, 1
  br label %end
end:
  %y = phi i64 [ undef, %branch ], [ %inside, %join ]
  ret i64 %y
}
define i64 @undefined_on_one_way(i1 %t, i64 %one) {
entry:
  br i1 %t, label %some, label %join
some:
  br label %join
join:
  %x = phi i64 [ %one, %some ], [ undef, %entry ]
  ret i64 %x
}
define i64 @latch_diverges(i1 %t, ptr %p) {
entry:
  br label %head
head:
  %x = load volatile i64, ptr %p
  %c = trunc i64 %x to i1
  br i1 %c, label %latch, label %out
latch:
  br i1 %t, label %head, label %out
out:
  ret i64 %x
}
define i64 @cycle_of_two_entries(i1 %u, i1 %t, ptr %p) {
entry:
  br i1 %u, label %one, label %two
one:
  %x = load volatile i64, ptr %p
  br i1 %t, label %two, label %out
two:
  %y = load volatile i64, ptr %p
  %c = trunc i64 %y to i1
  br i1 %c, label %one, label %end
out:
  ret i64 %x
end:
  ret i64 %y
}
