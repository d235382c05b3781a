define i32 @undefined(i32 %a) {
  %b = add i32 %c, %missing
  br label %nowhere
}

define i32 @redefined(i32 %a) {
  %a = add i32 1, 1
  ret i32 %a
}

define i32 @order(i32 %0) {
  %3 = add i32 %0, 1
  %2 = add i32 %0, 1
  ret i32 %3
}

define i32 @mixed(i32 %a) {
entry:
  %x = add i32 %entry, 1
  br label %x
}

define i32 @endless(i32 %a) {
entry:
  br label %next
next:
  %x = add i32 %a, 1
}

define void @named() {
  %x = call void @named()
  ret void
}

define void @empty() {
}

define void @good() {
  ret void
}

define void @good() {
  ret void
}
