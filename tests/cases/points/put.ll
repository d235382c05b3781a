; Stores a pointer that get.ll loads: one type, numbered differently.
@slot = global ptr null
@x = global i32 0

define void @put() {
  store ptr @x, ptr @slot, !tbaa !0
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"any pointer", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
