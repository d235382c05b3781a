; An alias is another name of the definition of its own module, also where strong.ll has the one that the program takes.
; `own` gives 7 + 3, from here, and `both` 20 + 9, from there.
@number = weak global i32 7
@number_alias = alias i32, ptr @number
@three = internal global i32 3

define weak i32 @of() {
  %three = load i32, ptr @three
  ret i32 %three
}

@of_alias = alias i32 (), ptr @of
@of_again = alias i32 (), ptr @of_alias

define i32 @own() {
  %number = load i32, ptr @number_alias
  %three = call i32 @of_again()
  %sum = add i32 %number, %three
  ret i32 %sum
}

define i32 @both() {
  %number = load i32, ptr @number
  %three = call i32 @of()
  %sum = add i32 %number, %three
  ret i32 %sum
}
