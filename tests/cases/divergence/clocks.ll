; One instruction reads a clock for all lanes of a wave; a choice that is free may be another one for each, and so may what is caught.
; target amdgcn

define amdgpu_kernel void @clocks() {
  %a = call i64 @llvm.readcyclecounter() ; uniform
  %b = call i64 @llvm.readsteadycounter() ; uniform
  %c = call i1 @llvm.experimental.widenable.condition() ; random
  ret void
}

define void @caught() personality ptr @handler {
entry:
  invoke void @other() to label %end unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %catch] unwind to caller ; uniform

catch:
  %p = catchpad within %s [] ; uniform
  %e = call ptr @llvm.eh.exceptionpointer.p0(token %p) ; random
  %f = call i32 @llvm.eh.exceptioncode(token %p) ; random
  catchret from %p to label %end

end:
  ret void
}

define void @resumed(ptr inreg %frame) presplitcoroutine { ; uniform
  %s = call i8 @llvm.coro.suspend(token none, i1 false) ; random
  ret void
}

declare void @other()
declare i32 @handler(...)
declare ptr @llvm.eh.exceptionpointer.p0(token)
declare i32 @llvm.eh.exceptioncode(token)
declare i8 @llvm.coro.suspend(token, i1)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare i1 @llvm.experimental.widenable.condition()
