; Strong definitions of what alias-of-weak.ll has weak ones of. A program of both returns 0 if each call gets its own.
@number = global i32 20

define i32 @of() {
  ret i32 9
}

declare i32 @own()

declare i32 @both()

define i32 @main() {
  %own = call i32 @own()
  %both = call i32 @both()
  %from_own = sub i32 %own, 10
  %from_both = sub i32 %both, 29
  %result = or i32 %from_own, %from_both
  ret i32 %result
}
