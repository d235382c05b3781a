%type = type { i32 }

define i32 @future(i32 %a, ptr %p) {
  %b = quantum nsw i32 %a, [i32 %a, %type], !x !0
  quantum i32 %b
  hop i32 %b, label %next, label %next

next:
  ret i32 %b
}

!0 = !{}
