; The callee has a copy of its own: what it stores, the caller does not see, and the other way round.
%pair = type { i32, i32 }
@both = global %pair { i32 5, i32 6 }

define internal i32 @bump(ptr byval(%pair) align 4 %p) noinline {
  %v = load i32, ptr %p
  %w = add i32 %v, 100
  store i32 %w, ptr %p
  ret i32 %w
}

define internal i32 @first(ptr byval(%pair) align 4 %p, ptr %q) noinline {
  store i32 -1, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @after(i32 %x) {
  %a = alloca %pair, align 4
  store i32 %x, ptr %a
  %r = call i32 @bump(ptr byval(%pair) align 4 %a)
  %left = load i32, ptr %a
  ret i32 %left
}

define i32 @twice(i32 %x) {
  %a = alloca %pair, align 4
  store i32 %x, ptr %a
  %r = call i32 @bump(ptr byval(%pair) align 4 %a)
  %s = call i32 @bump(ptr byval(%pair) align 4 %a)
  %d = sub i32 %s, %r
  ret i32 %d
}

define i32 @of_a_global() {
  %r = call i32 @bump(ptr byval(%pair) align 4 @both)
  %left = load i32, ptr @both
  %thousands = mul i32 %left, 1000
  %all = add i32 %thousands, %r
  ret i32 %all
}

define i32 @beside_its_source(i32 %x) {
  %a = alloca %pair, align 4
  store i32 %x, ptr %a
  %r = call i32 @first(ptr byval(%pair) align 4 %a, ptr %a)
  ret i32 %r
}
