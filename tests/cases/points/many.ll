; One array holds the addresses of many objects, and one variable that of another object: beyond a budget the many are
; merged, and the other one stays apart.
@many0 = internal global i64 0
@many1 = internal global i64 0
@many2 = internal global i64 0
@many3 = internal global i64 0
@many4 = internal global i64 0
@many5 = internal global i64 0
@many6 = internal global i64 0
@many7 = internal global i64 0
@many8 = internal global i64 0
@many9 = internal global i64 0
@many10 = internal global i64 0
@many11 = internal global i64 0
@many12 = internal global i64 0
@many13 = internal global i64 0
@many14 = internal global i64 0
@many15 = internal global i64 0
@many16 = internal global i64 0
@many17 = internal global i64 0
@array = internal global [32 x ptr] zeroinitializer
@other = internal global i64 0
@variable = internal global ptr null

define internal void @keep(ptr %p, i64 %at) {
  %slot = getelementptr ptr, ptr @array, i64 %at
  store ptr %p, ptr %slot
  ret void
}

define internal ptr @find(i64 %at) {
  %slot = getelementptr ptr, ptr @array, i64 %at
  %found = load ptr, ptr %slot
  ret ptr %found
}

define i32 @main(i64 %n) {
  call void @keep(ptr @many0, i64 0)
  call void @keep(ptr @many1, i64 1)
  call void @keep(ptr @many2, i64 2)
  call void @keep(ptr @many3, i64 3)
  call void @keep(ptr @many4, i64 4)
  call void @keep(ptr @many5, i64 5)
  call void @keep(ptr @many6, i64 6)
  call void @keep(ptr @many7, i64 7)
  call void @keep(ptr @many8, i64 8)
  call void @keep(ptr @many9, i64 9)
  call void @keep(ptr @many10, i64 10)
  call void @keep(ptr @many11, i64 11)
  call void @keep(ptr @many12, i64 12)
  call void @keep(ptr @many13, i64 13)
  call void @keep(ptr @many14, i64 14)
  call void @keep(ptr @many15, i64 15)
  call void @keep(ptr @many16, i64 16)
  call void @keep(ptr @many17, i64 17)
  store ptr @other, ptr @variable
  %one0 = call ptr @find(i64 %n)
  %one1 = call ptr @find(i64 %n)
  %one2 = call ptr @find(i64 %n)
  %one3 = call ptr @find(i64 %n)
  %apart = load ptr, ptr @variable
  ret i32 0
}
