; --budget 9,9
; Three functions that stay as they are, each for its reason, one in which no block may be copied, and one in which a block
; may not be copied and need not.
declare void @call()
declare void @once() noduplicate
declare i32 @personality(...)

define void @computed(ptr %to, i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  indirectbr ptr %to, [label %b, label %out]

b:
  br label %a

out:
  ret void
}

define ptr @address(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br i1 %c, label %b, label %out

b:
  br label %a

out:
  ret ptr blockaddress(@address, %b)
}

define void @pads(i1 %c) personality ptr @personality {
entry:
  invoke void @once() to label %a unwind label %pad

a:
  invoke void @once() to label %out unwind label %pad

pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @once()
  br label %a

out:
  ret void
}

define void @both(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  call void @once()
  br i1 %c, label %b, label %out

b:
  call void @once()
  br label %a

out:
  ret void
}

define void @single(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  call void @once()
  br i1 %c, label %b, label %out

b:
  br label %a

out:
  ret void
}
