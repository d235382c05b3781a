; A vector of as many lanes as the machine has: nothing here knows how many.
target datalayout = "e-p:64:64"

define internal i32 @first(ptr %p) {
  %v = load <vscale x 4 x i32>, ptr %p
  %r = extractelement <vscale x 4 x i32> %v, i32 0
  ret i32 %r
}

define i32 @asks(ptr %p) {
  %r = call i32 @first(ptr %p)
  ret i32 %r
}

define i64 @lanes() {
  %n = call i64 @llvm.vscale.i64()
  ret i64 %n
}

declare i64 @llvm.vscale.i64()
