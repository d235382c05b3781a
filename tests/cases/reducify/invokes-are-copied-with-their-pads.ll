; --budget 3,2
; A landing pad is entered by unwinding only: it gets a copy where the block that unwinds has one.
declare i32 @call(i32)
declare i32 @personality(...)

define i32 @f(i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %a, label %b

a:
  %x = phi i32 [ 1, %entry ], [ %z, %b ], [ %w, %pad ]
  %y = invoke i32 @call(i32 %x)
          to label %b unwind label %pad

b:
  %z = phi i32 [ 2, %entry ], [ %y, %a ]
  br i1 %c, label %a, label %out

pad:
  %l = landingpad { ptr, i32 }
          catch ptr null
  %e = extractvalue { ptr, i32 } %l, 1
  %w = add i32 %e, %x
  br i1 %c, label %a, label %out

out:
  %r = phi i32 [ %z, %b ], [ %w, %pad ]
  ret i32 %r
}
