; Globals as operands where pointers have 32 bits.
; main: agrees
; stored: agrees
; loaded: agrees
; picked: agrees
; lanes: agrees
; moved: agrees
target datalayout = "e-p:32:32"
@s = constant [4 x i8] c"%d\0A\00"
@g = global i32 5
@h = global ptr @g
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @s, i32 7)
  ret i32 0
}

define void @stored(ptr %p) {
  store ptr getelementptr (i8, ptr @s, i32 2), ptr %p
  store ptr %p, ptr @h
  ret void
}

define i32 @loaded(i32 %x) {
  %a = load i32, ptr @g
  %b = or i32 %x, %a
  store i32 %b, ptr @g
  %p = load ptr, ptr @h
  %c = load i32, ptr %p
  ret i32 %c
}

define ptr @picked(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %out
a:
  %x = load i32, ptr %p
  br label %out
out:
  %r = phi ptr [ @g, %entry ], [ @s, %a ]
  ret ptr %r
}

define <2 x ptr> @lanes(<2 x i32> %i) {
  %p = getelementptr i32, ptr @g, <2 x i32> %i
  %q = insertelement <2 x ptr> %p, ptr @h, i32 1
  ret <2 x ptr> %q
}

define i32 @moved(i32 %i) {
  %p = getelementptr i8, ptr @s, i32 %i
  %c = icmp ult ptr %p, @g
  %n = ptrtoint ptr @h to i32
  %r = select i1 %c, i32 %n, i32 3
  ret i32 %r
}
