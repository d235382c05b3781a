define void @kinds(ptr %p) {
  store float 0xH3C00, ptr %p
  ret void
}

define void @word(ptr %p) {
  store i32 seven, ptr %p
  ret void
}

define void @part({ i32 } %s) {
  %x = extractvalue { i32 } %s, 3
  ret void
}

define void @twice(i32 %s) {
  switch i32 %s, label %a [ i32 1, label %a i32 1, label %a ]
a:
  ret void
}

%t = type { i32 }
%t = type { i64 }
target datalayout = "e-q"
