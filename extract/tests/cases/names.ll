@"a global" = external global i8
@plain$dollar = external global i8

define i32 @"operator \22new\22/x"(i32 %0, i32 %"two words", i32 %a$b) {
"first: block":
  %"12" = add i32 %0, %"two words"
  %"simple" = add i32 %"12", %a$b
  store i8 0, ptr @"a global"
  store i8 0, ptr @"plain$dollar"
  br label %"a/b"

"a/b":
  %1 = add i32 %simple, 1
  br label %2

2:
  ret i32 %1
}
