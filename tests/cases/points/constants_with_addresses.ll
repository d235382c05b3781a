; Addresses in constants of structures and vectors: what rustc makes of a pointer to a trait object, a pair that is
; returned, a vector that is stored.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
@table = private constant { i64, ptr } { i64 8, ptr @speak }
@x = internal global i32 1
@y = internal global i32 2
define internal i32 @speak(ptr %self) {
  %v = load i32, ptr %self
  ret i32 %v
}
define internal i32 @inc(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @dec(i32 %x) {
  %r = sub i32 %x, 1
  ret i32 %r
}
define internal { ptr, ptr } @object(ptr %data) {
  %r = insertvalue { ptr, ptr } { ptr undef, ptr @table }, ptr %data, 0
  ret { ptr, ptr } %r
}
define internal { ptr, i64 } @pair() {
  ret { ptr, i64 } { ptr @inc, i64 ptrtoint (ptr @dec to i64) }
}
define i32 @main(i32 %n) {
  %p = call { ptr, ptr } @object(ptr @x)
  %data = extractvalue { ptr, ptr } %p, 0
  %table = extractvalue { ptr, ptr } %p, 1
  %slot = getelementptr i8, ptr %table, i64 8
  %f = load ptr, ptr %slot
  %a = call i32 %f(ptr %data)
  %q = call { ptr, i64 } @pair()
  %g = extractvalue { ptr, i64 } %q, 0
  %b = call i32 %g(i32 %a)
  %both = alloca [2 x ptr]
  store <2 x ptr> <ptr @x, ptr @y>, ptr %both
  %second = getelementptr i8, ptr %both, i64 8
  %d = load ptr, ptr %second
  store i32 %b, ptr %d
  %v = load i32, ptr @y
  ret i32 %v
}
