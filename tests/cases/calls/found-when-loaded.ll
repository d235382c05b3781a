; Functions that are found when the program is loaded.
target datalayout = "e-p:64:64"

@wide = global i32 1
@table = global [1 x ptr] [ptr @scale]

@scale = ifunc i32 (i32), ptr @find_scale
@same = alias i32 (i32), ptr @scale

define internal ptr @find_scale() {
  %w = load i32, ptr @wide
  %c = icmp ne i32 %w, 0
  %f = select i1 %c, ptr @by_four, ptr @by_two
  ret ptr %f
}

define internal i32 @by_two(i32 %n) {
  %m = mul i32 %n, 2
  ret i32 %m
}

define internal i32 @by_four(i32 %n) {
  %m = mul i32 %n, 4
  ret i32 %m
}

define i32 @by_name(i32 %n) {
  %m = call i32 @scale(i32 %n)
  ret i32 %m
}

define i32 @by_alias(i32 %n) {
  %m = call i32 @same(i32 %n)
  ret i32 %m
}

define i32 @by_pointer(i32 %n) {
  %f = load ptr, ptr @table
  %m = call i32 %f(i32 %n)
  ret i32 %m
}
