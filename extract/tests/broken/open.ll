define i32 @open(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b

define i32 @next(i32 %a) {
  ret i32 %a
}

define void @unclosed() {
  call void @f(i32 1
}
