; Numbers that no fact can hold: each is refused at its place, and nothing is cut.
define <2147483648 x i32> @wide(<2147483648 x i32> %a) {
  %b = add <2147483648 x i32> %a, %a
  ret <2147483648 x i32> %b
}

define void @wide_constant(ptr %p) {
  store <4294967296 x i32> zeroinitializer, ptr %p
  ret void
}

define <70000 x i8> @shuffle(<70000 x i8> %a) {
  %b = shufflevector <70000 x i8> %a, <70000 x i8> %a, <70000 x i32> zeroinitializer
  ret <70000 x i8> %b
}

define void @room() {
  %a = alloca [4611686018427387904 x i64]
  ret void
}

define ptr @step(ptr %p, i64 %i) {
  %a = getelementptr [4611686018427387904 x i64], ptr %p, i64 %i
  ret ptr %a
}

define ptr @space(ptr addrspace(4294967297) %p) {
  ret ptr null
}

define {} @index([4294967296 x {}] %a) {
  %b = extractvalue [4294967296 x {}] %a, 4294967295
  ret {} %b
}

define void @good() {
  ret void
}
