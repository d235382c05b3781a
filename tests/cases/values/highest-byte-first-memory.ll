; A memory of bytes that has the highest byte of a number first.
target datalayout = "E-m:e-i64:64-n32:64"

; A number of four bytes and one of one.
define i32 @bytes(ptr %p) {
  %l = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  %b = load i8, ptr %q
  %z = zext i8 %b to i32
  %r = add i32 %l, %z
  ret i32 %r
}

; Two numbers at once.
define i64 @pair(ptr %p) {
  %l = load { i32, i32 }, ptr %p
  %a = extractvalue { i32, i32 } %l, 0
  %b = extractvalue { i32, i32 } %l, 1
  %s = add i32 %a, %b
  %r = zext i32 %s to i64
  ret i64 %r
}
