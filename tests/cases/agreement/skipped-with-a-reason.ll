; What no graph can tell is left out, with the block and the reason.
; next: skipped, va_arg in 0
; reduced: skipped, `call` of a scalable vector in 0
; written: skipped, `store` of a scalable vector in 0
; element: skipped, `extractelement` of a scalable vector in entry
; indexed: skipped, `getelementptr` of a scalable vector in 0
; room: skipped, `alloca` of a scalable vector in 0
; ambiguous: skipped, phi with two operands for one predecessor in A
; settled: agrees
define i32 @next(ptr %ap) {
  %r = va_arg ptr %ap, i32
  ret i32 %r
}

define i32 @reduced() {
  %x = call i32 @llvm.vector.reduce.add.nxv1i32(<vscale x 1 x i32> zeroinitializer)
  ret i32 %x
}

define void @written(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}

define i32 @element() {
entry:
  %e = extractelement <vscale x 4 x i32> splat (i32 3), i32 5
  ret i32 %e
}

define ptr @indexed(ptr %p) {
  %q = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  ret ptr %q
}

define void @room() {
  %p = alloca { <vscale x 4 x i32>, <vscale x 4 x i32> }
  call void @use(ptr %p)
  ret void
}
declare void @use(ptr)

define i32 @ambiguous(i32 %i, i32 %j, i1 %c) {
  br i1 %c, label %A, label %A
A:
  %a = phi i32 [ %i, %0 ], [ %j, %0 ]
  ret i32 %a
}

define i32 @settled(i32 %i, i32 %j, i1 %c) {
  br i1 %c, label %A, label %A
A:
  %a = phi i32 [ %i, %0 ], [ %i, %0 ]
  ret i32 %a
}
