; Structures that are passed and returned in memory of the caller.
target datalayout = "e-p:64:64"

%pair = type { i32, i32 }

; The callee writes where its result is wanted.
define internal void @made(ptr sret(%pair) align 4 %to, i32 %n) noinline {
  %m = mul i32 %n, 3
  store i32 %n, ptr %to
  %at = getelementptr %pair, ptr %to, i64 0, i32 1
  store i32 %m, ptr %at
  ret void
}

define i32 @result(i32 %n) {
  %p = alloca %pair
  call void @made(ptr sret(%pair) align 4 %p, i32 %n)
  %a = load i32, ptr %p
  %at = getelementptr %pair, ptr %p, i64 0, i32 1
  %b = load i32, ptr %at
  %s = mul i32 %a, 100
  %r = add i32 %s, %b
  ret i32 %r
}

; The result may be in a variable that others know.
@global = global %pair { i32 1, i32 2 }

define i32 @into_variable(i32 %n) {
  call void @made(ptr sret(%pair) align 4 @global, i32 %n)
  %r = load i32, ptr getelementptr (%pair, ptr @global, i64 0, i32 1)
  ret i32 %r
}

; An argument in memory that the caller made for it: no copy, and the callee may change it.
define internal i32 @changed(ptr inalloca(%pair) %p) noinline {
  %a = load i32, ptr %p
  %b = add i32 %a, 100
  store i32 %b, ptr %p
  ret i32 %b
}

define i32 @argument(i32 %n) {
  %top = call ptr @llvm.stacksave.p0()
  %p = alloca inalloca %pair
  store i32 %n, ptr %p
  %r = call i32 @changed(ptr inalloca(%pair) %p)
  call void @llvm.stackrestore.p0(ptr %top)
  ret i32 %r
}

; A copy of a structure, which the callee changes, and the structure itself, where its result goes.
define internal void @copied(ptr sret(%pair) align 4 %to, ptr byval(%pair) align 4 %p) noinline {
  store i32 7, ptr %to
  %a = load i32, ptr %p
  %at = getelementptr %pair, ptr %to, i64 0, i32 1
  store i32 %a, ptr %at
  store i32 9, ptr %p
  ret void
}

define i32 @both(i32 %n) {
  %p = alloca %pair
  store i32 %n, ptr %p
  call void @copied(ptr sret(%pair) align 4 %p, ptr byval(%pair) align 4 %p)
  %a = load i32, ptr %p
  %at = getelementptr %pair, ptr %p, i64 0, i32 1
  %b = load i32, ptr %at
  %s = mul i32 %a, 10
  %r = add i32 %s, %b
  ret i32 %r
}

; Memory that is there before the call and belongs to no variable.
define internal i32 @read(ptr preallocated(%pair) %p) noinline {
  %a = load i32, ptr %p
  ret i32 %a
}

define i32 @preallocated(i32 %n) {
  %call = call token @llvm.call.preallocated.setup(i32 1)
  %p = call ptr @llvm.call.preallocated.arg(token %call, i32 0) preallocated(%pair)
  store i32 %n, ptr %p
  %r = call i32 @read(ptr preallocated(%pair) %p) [ "preallocated"(token %call) ]
  ret i32 %r
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
