; Memory has the highest byte of a number first, and lane 0 of a vector is the highest of its number.
target datalayout = "E-m:e-p:32:32-i64:64-n32"

@numbers = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@lanes = constant <4 x i16> <i16 1, i16 2, i16 3, i16 4>
@cast = constant [2 x <2 x i16>] [<2 x i16> bitcast (i32 65538 to <2 x i16>), <2 x i16> <i16 3, i16 4>]
@pointers = constant { i16, ptr } { i16 258, ptr @numbers }

; An element of a table of numbers.
define i32 @element(i32 %i) {
  %k = and i32 %i, 3
  %p = getelementptr i32, ptr @numbers, i32 %k
  %l = load i32, ptr %p
  ret i32 %l
}

; The first byte of a number is its highest.
define i8 @first_byte(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %b = load i8, ptr %a
  ret i8 %b
}

; 24 bits lie in three bytes.
define i32 @three_bytes(i24 %x) {
  %a = alloca i32
  store i32 0, ptr %a
  store i24 %x, ptr %a
  %l = load i32, ptr %a
  ret i32 %l
}

; Two lanes as one number.
define i32 @joined(i16 %x, i16 %y) {
  %v = insertelement <2 x i16> poison, i16 %x, i32 0
  %w = insertelement <2 x i16> %v, i16 %y, i32 1
  %r = bitcast <2 x i16> %w to i32
  ret i32 %r
}

; Lane 0 of eight bits.
define i1 @highest_bit(i8 %x) {
  %v = bitcast i8 %x to <8 x i1>
  %e = extractelement <8 x i1> %v, i32 0
  ret i1 %e
}

; Two lanes of a table as one number, and the first lane of another one.
define i32 @lanes_of_tables() {
  %l = load i32, ptr @lanes
  %c = load <2 x i16>, ptr @cast
  %e = extractelement <2 x i16> %c, i32 0
  %z = zext i16 %e to i32
  %s = shl i32 %z, 24
  %r = add i32 %l, %s
  ret i32 %r
}

; A structure is moved whole, part by part.
define i32 @structure(i16 %x, i32 %y) {
  %a = alloca { i16, i32 }
  %one = insertvalue { i16, i32 } poison, i16 %x, 0
  %two = insertvalue { i16, i32 } %one, i32 %y, 1
  store { i16, i32 } %two, ptr %a
  %q = getelementptr i8, ptr %a, i32 4
  %h = load i16, ptr %q
  %l = load i8, ptr %a
  %b = zext i16 %h to i32
  %c = zext i8 %l to i32
  %d = shl i32 %c, 16
  %r = or i32 %b, %d
  ret i32 %r
}

; An address in a table leads to its global.
define i32 @address() {
  %q = getelementptr i8, ptr @pointers, i32 4
  %p = load ptr, ptr %q
  %l = load i32, ptr %p
  ret i32 %l
}

; Numbers that are exchanged and added are in the same order.
define i32 @exchanged(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %o = atomicrmw add ptr %a, i32 1 monotonic
  %p = cmpxchg ptr %a, i32 257, i32 515 monotonic monotonic
  %b = load i8, ptr %a
  %q = getelementptr i8, ptr %a, i32 3
  %l = load i8, ptr %q
  %z = zext i8 %l to i32
  %y = zext i8 %b to i32
  %s = shl i32 %y, 8
  %r = or i32 %z, %s
  ret i32 %r
}

; The first two bytes of what is copied.
define i16 @copied(i64 %x) {
  %a = alloca i64
  %b = alloca i64
  store i64 %x, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  %l = load i16, ptr %b
  ret i16 %l
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
