; Byte types and accesses of each element by itself, of LLVM 23.
%pair = type { b8, b32 }

; The low half of x, and the byte behind it: bytes are what is in memory.
define i32 @bytes(i32 %x) {
  %b = bitcast i32 %x to b32
  %p = alloca b32, align 4
  store b32 %b, ptr %p, align 4
  %q = getelementptr b16, ptr %p, i64 1
  %h = load i16, ptr %q, align 2
  %l = load b8, ptr %p, align 4
  %i = bitcast b8 %l to i8
  %s = select i1 true, b32 %b, b32 0
  %y = bitcast b32 %s to i32
  %wh = zext i16 %h to i32
  %wl = zext i8 %i to i32
  %a = add i32 %wh, %wl
  %r = xor i32 %a, %y
  ret i32 %r
}

; A b32 is at byte 4, as an i32 would be.
define i64 @offset() {
  %p = getelementptr %pair, ptr null, i32 0, i32 1
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}

; No carry from one element to the next.
define i64 @elements(i64 %x) {
  %p = alloca <2 x i32>, align 8
  store i64 %x, ptr %p, align 8
  %old = atomicrmw elementwise add ptr %p, <2 x i32> <i32 1, i32 1> monotonic, align 8
  %m = atomicrmw elementwise uinc_wrap ptr %p, <2 x i32> <i32 5, i32 5> monotonic, align 8
  %v = load atomic elementwise <2 x i32>, ptr %p monotonic, align 8
  store atomic elementwise <2 x i32> %v, ptr %p monotonic, align 8
  %r = load i64, ptr %p, align 8
  ret i64 %r
}
