; Constants of structures, arrays and vectors that hold addresses.
target datalayout = "e-p:64:64"

@x = global i32 3
@y = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]

; A structure of two addresses, stored as one value.
define i32 @stored(i32 %n) {
  %p = alloca { ptr, ptr }
  store { ptr, ptr } { ptr @x, ptr getelementptr (i8, ptr @y, i64 8) }, ptr %p
  %to = getelementptr { ptr, ptr }, ptr %p, i64 0, i32 1
  %q = load ptr, ptr %to
  %a = load i32, ptr %q
  %f = load ptr, ptr %p
  %b = load i32, ptr %f
  %s = mul i32 %a, 100
  %t = add i32 %s, %b
  ret i32 %t
}

; One that a function returns, with a number beside the address.
define { ptr, i32 } @returned() {
  ret { ptr, i32 } { ptr @y, i32 3 }
}

define i32 @taken_apart(i64 %i) {
  %r = call { ptr, i32 } @returned()
  %p = extractvalue { ptr, i32 } %r, 0
  %k = extractvalue { ptr, i32 } %r, 1
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %s = add i32 %v, %k
  ret i32 %s
}

; One that is filled.
define i32 @filled(i32 %n) {
  %s = insertvalue { ptr, i32, [2 x ptr] } { ptr @x, i32 7, [2 x ptr] [ptr @y, ptr null] }, i32 %n, 1
  %p = extractvalue { ptr, i32, [2 x ptr] } %s, 2, 0
  %k = extractvalue { ptr, i32, [2 x ptr] } %s, 1
  %v = load i32, ptr %p
  %t = add i32 %v, %k
  ret i32 %t
}

; Two that meet, and go round a loop.
define i32 @merged(i1 %c, i32 %n) {
entry:
  br i1 %c, label %one, label %join
one:
  br label %join
join:
  %pair = phi { ptr, i64 } [ { ptr @x, i64 0 }, %entry ], [ { ptr @y, i64 2 }, %one ]
  br label %head
head:
  %state = phi { ptr, i64 } [ %pair, %join ], [ { ptr @y, i64 1 }, %head ]
  %i = phi i32 [ 0, %join ], [ %next, %head ]
  %sum = phi i32 [ 0, %join ], [ %more, %head ]
  %p = extractvalue { ptr, i64 } %state, 0
  %k = extractvalue { ptr, i64 } %state, 1
  %at = getelementptr i32, ptr %p, i64 %k
  %v = load i32, ptr %at
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %goes = icmp slt i32 %next, %n
  br i1 %goes, label %head, label %out
out:
  ret i32 %more
}

; A vector of addresses.
define i32 @lane(i32 %i) {
  %p = extractelement <2 x ptr> <ptr @x, ptr @y>, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; A function in a structure.
define internal i32 @twice(i32 %n) noinline {
  %m = mul i32 %n, 2
  ret i32 %m
}

define i32 @called(i32 %n) {
  %p = alloca { i32, ptr }
  store { i32, ptr } { i32 5, ptr @twice }, ptr %p
  %at = getelementptr { i32, ptr }, ptr %p, i64 0, i32 1
  %f = load ptr, ptr %at
  %r = call i32 %f(i32 %n)
  ret i32 %r
}

; The difference of two addresses is not computed.
define { i64, ptr } @difference() {
  ret { i64, ptr } { i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @x to i64)), ptr @x }
}
