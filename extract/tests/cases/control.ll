@table = constant [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two)]

define i32 @jumps(i32 %n, i1 %c, ptr %t) personality ptr @personality {
  br i1 %c, label %many, label %3, !prof !0

3:
  switch i32 %n, label %many [
    i32 -1, label %one
    i32 5, label %two
  ], !prof !1

many:
  indirectbr ptr %t, [label %one, label %two]

one:
  %r = invoke i32 @callee(i32 %n) to label %two unwind label %pad

two:
  %p = phi i32 [ 7, %many ], [ %r, %one ], [ %n, %3 ]
  callbr void asm sideeffect "", "r,!i"(i32 %p) to label %last [label %pad2]

pad:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @table]
  resume { ptr, i32 } %l

pad2:
  unreachable

last:
  ret i32 %p
}

define void @unlabelled() {
  ret void
  br label %1
}

declare i32 @callee(i32)
declare i32 @personality(...)

!0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1 = !{!"branch_weights", i32 4294967295, i32 2, i32 3}
