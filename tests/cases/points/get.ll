; Loads what put.ll stores.
@slot = external global ptr

define ptr @get() {
  %p = load ptr, ptr @slot, !tbaa !7
  ret ptr %p
}

!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!"any pointer", !2, i64 0}
!7 = !{!4, !4, i64 0}
