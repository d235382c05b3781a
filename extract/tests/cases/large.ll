; Numbers that 31 bits do not hold, and where that is no matter.
@far = global { [2147483648 x i8], i32 } { [2147483648 x i8] zeroinitializer, i32 5 }
@aligned = global i32 1, align 4294967296

define ptr @large() {
  %a = alloca [17179869184 x i8], align 4294967296
  %p = getelementptr [4294967296 x i8], ptr %a, i64 3, i64 -1
  ret ptr %p
}

define <100000 x i32> @many(<100000 x i32> %x) {
  %y = add <100000 x i32> %x, splat (i32 7)
  ret <100000 x i32> %y
}
