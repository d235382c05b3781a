; Control flow that loops, conversion, runs and reducify do not follow.
declare i32 @setjmp(ptr) returns_twice
declare i32 @no_body(i32)
declare void @barrier() convergent
declare i32 @llvm.x86.rdpid()

define void @two_entries(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @barrier() convergent
  br i1 %d, label %b, label %end
b:
  br label %a
end:
  ret void
}

define void @jumps(ptr %where) {
entry:
  indirectbr ptr %where, [label %a, label %b]
a:
  ret void
b:
  ret void
}

define i32 @comes_back(ptr %buffer) {
  %r = call i32 @setjmp(ptr %buffer) returns_twice
  ret i32 %r
}

define i32 @asks(i32 %x) {
  %a = call i32 @no_body(i32 %x)
  %b = call i32 asm "nop", "=r"()
  %c = call i32 @llvm.x86.rdpid()
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}

declare void @llvm.va_start(ptr)
declare token @llvm.call.preallocated.setup(i32)
declare i32 @variadic(i32, ...)

define i32 @lists(i32 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  %next = va_arg ptr %list, i32
  ret i32 %next
}

define void @prepares() {
  %token = call token @llvm.call.preallocated.setup(i32 1)
  ret void
}

define void @scales(ptr %p) {
  store <vscale x 4 x i32> zeroinitializer, ptr %p
  ret void
}

declare i32 @personality(...)

define void @unwinds(i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %again, label %first
first:
  invoke void @barrier() to label %end unwind label %pad
pad:
  %exception = landingpad { ptr, i32 } cleanup
  br label %again
again:
  invoke void @barrier() to label %end unwind label %pad
end:
  ret void
}
