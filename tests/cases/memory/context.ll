; Small functions that give back, store or read what they are given: each call on its own.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define internal void @must_alias(ptr %a, ptr %b) {
  ret void
}
define internal void @no_alias(ptr %a, ptr %b) {
  ret void
}

%holder = type { ptr, ptr }

define i32 @main(i32 %n, ptr %arguments) {
  call void @given_back()
  call void @chosen_by(i32 %n)
  call void @set_and_got()
  call void @swapped()
  call void @by_two()
  call void @members_apart()
  ret i32 0
}

define internal ptr @same(ptr %p) {
  ret ptr %p
}

define internal void @given_back() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @same(ptr %x)
  %b = call ptr @same(ptr %y)
  call void @must_alias(ptr %a, ptr %x)
  call void @must_alias(ptr %b, ptr %y)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal ptr @either(i32 %n, ptr %p, ptr %q) {
  %c = icmp sgt i32 %n, 5
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}

define internal void @chosen_by(i32 %n) {
  %x = alloca i32
  %y = alloca i32
  %z = alloca i32
  %a = call ptr @either(i32 %n, ptr %x, ptr %y)
  %b = call ptr @either(i32 %n, ptr %z, ptr %z)
  call void @must_alias(ptr %b, ptr %z)
  call void @no_alias(ptr %a, ptr %b)
  ret void
}

define internal void @set(ptr %holder, ptr %p) {
  store ptr %p, ptr %holder
  ret void
}

define internal ptr @get(ptr %holder) {
  %p = load ptr, ptr %holder
  ret ptr %p
}

define internal void @set_and_got() {
  %x = alloca i32
  %y = alloca i32
  %h = alloca ptr
  %k = alloca ptr
  call void @set(ptr %h, ptr %x)
  call void @set(ptr %k, ptr %y)
  %a = call ptr @get(ptr %h)
  %b = call ptr @get(ptr %k)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %b)
  call void @no_alias(ptr %a, ptr %y)
  ret void
}

define internal void @swap(ptr %p, ptr %q) {
  %a = load ptr, ptr %p
  %b = load ptr, ptr %q
  store ptr %b, ptr %p
  store ptr %a, ptr %q
  ret void
}

define internal void @swapped() {
  %x = alloca i32
  %y = alloca i32
  %u = alloca i32
  %v = alloca i32
  %p = alloca ptr
  %q = alloca ptr
  %r = alloca ptr
  %s = alloca ptr
  store ptr %x, ptr %p
  store ptr %y, ptr %q
  store ptr %u, ptr %r
  store ptr %v, ptr %s
  call void @swap(ptr %p, ptr %q)
  call void @swap(ptr %r, ptr %s)
  %a = load ptr, ptr %p
  %b = load ptr, ptr %q
  %c = load ptr, ptr %r
  call void @must_alias(ptr %a, ptr %y)
  call void @no_alias(ptr %a, ptr %b) ; not yet: order of stores
  call void @no_alias(ptr %a, ptr %c) ; not yet: calls apart
  ret void
}

define internal ptr @same_again(ptr %p) {
  %r = call ptr @same(ptr %p)
  ret ptr %r
}

define internal void @by_two() {
  %x = alloca i32
  %y = alloca i32
  %a = call ptr @same_again(ptr %x)
  %b = call ptr @same_again(ptr %y)
  call void @must_alias(ptr %a, ptr %x)
  call void @no_alias(ptr %a, ptr %b) ; not yet: calls apart
  ret void
}

define internal ptr @second(ptr %holder) {
  %p = getelementptr %holder, ptr %holder, i32 0, i32 1
  ret ptr %p
}

define internal void @members_apart() {
  %h = alloca %holder
  %k = alloca %holder
  %a = call ptr @second(ptr %h)
  %b = call ptr @second(ptr %k)
  %same = getelementptr i8, ptr %h, i64 8
  call void @must_alias(ptr %a, ptr %same) ; of large pointers
  call void @no_alias(ptr %a, ptr %b) ; not yet: calls apart
  call void @no_alias(ptr %a, ptr %h)
  ret void
}
