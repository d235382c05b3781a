define i32 @good(i32 %a) {
  ret i32 %a
}

define i32 @bad(i32 %a) {
  %b = add i32 %a 1
  ret i32 %b
}

@global = globe i32 0

define i32 @typed(void* %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @after(i32 %a) {
  %b = icmp i32 %a, 1
  ret i32 %b
}

define i32 @last(i32 %a) {
  ret i32 %a
}
