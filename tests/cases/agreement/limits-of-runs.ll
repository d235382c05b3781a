; What differs only because runs end somewhere.
; far: agrees
; endless: agrees

; 8 kB behind a pointer that is its owner's alone.
define void @far(ptr noalias %p, ptr noalias %x) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = shl i64 %i, 2
  %from = getelementptr i16, ptr %p, i64 %at
  %v = load i16, ptr %from
  %to = getelementptr i16, ptr %x, i64 %i
  store i16 %v, ptr %to
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 1024
  br i1 %done, label %out, label %body
out:
  ret void
}

; A division that nobody asks for ends control flow, and a graph without it goes on.
define void @endless(i32 %n) {
entry:
  br label %loop
loop:
  %q = udiv i32 1, 0
  %z = sdiv i32 %n, %q
  br label %loop
}
