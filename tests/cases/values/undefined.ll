; What is not defined, and what it decides.
target datalayout = "e-p:64:64"

@unknown = external global i32
@known = global i32 5

; A variable that nobody wrote.
define i32 @unwritten() {
  %p = alloca i32
  %v = load i32, ptr %p
  ret i32 %v
}

; A variable of another module, and one of this.
define i32 @outside(i32 %n) {
  %v = load i32, ptr @unknown
  %w = load i32, ptr @known
  %s = add i32 %v, %w
  ret i32 %s
}

; The bytes between the members of a structure are copied, and nobody reads them.
define i32 @padding(i8 %n) {
  %p = alloca { i8, i32 }
  %q = alloca { i8, i32 }
  store i8 %n, ptr %p
  %at = getelementptr { i8, i32 }, ptr %p, i64 0, i32 1
  store i32 7, ptr %at
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %to = getelementptr { i8, i32 }, ptr %q, i64 0, i32 1
  %v = load i32, ptr %to
  ret i32 %v
}

; A sum that overflows from 2147483647 on.
define i32 @next(i32 %n) {
  %s = add nsw i32 %n, 1
  ret i32 %s
}

; An overflow that decides a branch in a function that is called.
define i32 @branches(i32 %n) {
  %s = call i32 @compare(i32 %n)
  ret i32 %s
}

define internal i32 @compare(i32 %n) noinline {
entry:
  %s = add nsw i32 %n, 1
  %c = icmp sgt i32 %s, %n
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; An undefined value that nothing asks for, one that is frozen, and lanes of which one is asked for.
define i32 @harmless(i32 %n) {
  %s = add nsw i32 %n, 1
  %f = freeze i32 %s
  %r = select i1 true, i32 %n, i32 poison
  %v = insertelement <2 x i32> poison, i32 %n, i32 0
  %e = extractelement <2 x i32> %v, i32 0
  %a = xor i32 %f, %e
  %b = xor i32 %a, %r
  ret i32 %b
}

; A lane that nobody set.
define i32 @lane(i32 %n) {
  %v = insertelement <2 x i32> poison, i32 %n, i32 0
  %e = extractelement <2 x i32> %v, i32 1
  ret i32 %e
}

; An undefined value that goes through memory, into an address and into a variable.
define i32 @addresses(i32 %n) {
  %p = alloca i32
  %s = shl i32 1, %n
  store i32 %s, ptr %p
  %i = load i32, ptr %p
  %at = getelementptr i8, ptr @known, i32 %i
  store i8 1, ptr %at
  store i32 %i, ptr @known
  ret i32 0
}

; What is behind an end that is never reached.
define i32 @never(i1 %c) {
entry:
  br i1 %c, label %on, label %off
on:
  unreachable
off:
  ret i32 1
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
