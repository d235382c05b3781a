; An argument behind the parameters of which each part is somewhere else.
target triple = "x86_64-unknown-linux-gnu"
declare i32 @variadic(i32, ...)

define i32 @passes_two_words(i128 %wide) {
  %r = call i32 (i32, ...) @variadic(i32 1, i128 %wide)
  ret i32 %r
}
