; Aliases of functions and variables, and of other aliases, some of which are listed before what they stand for.
@table = global [4 x i32] [i32 1, i32 2, i32 4, i32 8]
@outer = alias [4 x i32], ptr @names
@names = alias [4 x i32], ptr @table
@third = alias i32, getelementptr inbounds ([4 x i32], ptr @table, i64 0, i64 2)
@constructed = alias i32 (i32), ptr @construct
@pointers = global [2 x ptr] [ptr @third, ptr @constructed]

define i32 @construct(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define i32 @call_by_alias(i32 %x) {
  %r = call i32 @constructed(i32 %x)
  ret i32 %r
}

define i32 @call_by_address(i32 %x) {
  %place = getelementptr [2 x ptr], ptr @pointers, i64 0, i64 1
  %f = load ptr, ptr %place
  %r = call i32 %f(i32 %x)
  ret i32 %r
}

define i32 @load_by_alias() {
  %place = load ptr, ptr @pointers
  %two = load i32, ptr %place
  %one = load i32, ptr getelementptr ([4 x i32], ptr @outer, i64 0, i64 3)
  %both = add i32 %one, %two
  ret i32 %both
}

define i32 @store_by_alias(i32 %x) {
  store i32 %x, ptr @third
  %place = getelementptr [4 x i32], ptr @table, i64 0, i64 2
  %found = load i32, ptr %place
  %same = icmp eq ptr @outer, @table
  %bit = zext i1 %same to i32
  %all = add i32 %found, %bit
  ret i32 %all
}
