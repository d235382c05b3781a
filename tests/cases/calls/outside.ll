; What is called has no body here.
declare i32 @price(i32)
declare void @log(i32)

define i32 @total(i32 %count) {
  %each = call i32 @price(i32 %count)
  call void @log(i32 %each)
  %all = mul i32 %each, %count
  ret i32 %all
}
