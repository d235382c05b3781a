; A vector whose lanes are addresses is wider than they are.
; element: agrees
; variable: agrees
; indices: agrees
; shuffled: agrees
; several: agrees
; folded: agrees
; spread: agrees
; truncated: agrees
; told: agrees
@a = global [4 x i32] zeroinitializer
@b = global i32 0

define i64 @element() {
  %v = insertelement <2 x ptr> zeroinitializer, ptr @b, i32 1
  %e = extractelement <2 x ptr> %v, i32 1
  %i = ptrtoint ptr %e to i64
  ret i64 %i
}

define <2 x ptr> @variable(i32 %at, <2 x ptr> %v) {
  %w = insertelement <2 x ptr> %v, ptr @b, i32 %at
  ret <2 x ptr> %w
}

define <2 x ptr> @indices(<2 x i64> %i) {
  %p = getelementptr i32, ptr @a, <2 x i64> %i
  ret <2 x ptr> %p
}

define <2 x i1> @shuffled(<2 x ptr> %v) {
  %one = insertelement <2 x ptr> poison, ptr @b, i32 0
  %both = shufflevector <2 x ptr> %one, <2 x ptr> poison, <2 x i32> zeroinitializer
  %c = icmp eq <2 x ptr> %v, %both
  ret <2 x i1> %c
}

define { ptr, ptr } @several(ptr %p) {
  %x = insertvalue { ptr, ptr } poison, ptr %p, 0
  %y = insertvalue { ptr, ptr } %x, ptr @b, 1
  ret { ptr, ptr } %y
}

define <2 x ptr> @folded() {
  %p = getelementptr i8, <2 x ptr> zeroinitializer, <2 x i32> <i32 123, i32 7>
  ret <2 x ptr> %p
}

define <2 x ptr> @spread() {
  %p = getelementptr i8, ptr @b, <2 x i64> <i64 1, i64 2>
  ret <2 x ptr> %p
}

define <2 x i32> @truncated() {
  ret <2 x i32> trunc (<2 x i64> <i64 4294967297, i64 8589934593> to <2 x i32>)
}

define <2 x ptr> @told() {
  ret <2 x ptr> getelementptr (i8, ptr @b, <2 x i64> <i64 1, i64 2>)
}
