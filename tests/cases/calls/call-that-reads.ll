; Only the whole program tells that @weight writes nothing: its call is ordered like a load.
@table = internal global [8 x i32] zeroinitializer

define internal i32 @weight(i32 %at) noinline {
  %masked = and i32 %at, 7
  %wide = zext i32 %masked to i64
  %place = getelementptr [8 x i32], ptr @table, i64 0, i64 %wide
  %found = load i32, ptr %place
  ret i32 %found
}

define i32 @total(i32 %n, ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %one = call i32 @weight(i32 %i)
  %other = call i32 @weight(i32 %sum)
  %both = add i32 %one, %other
  %more = add i32 %sum, %both
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store i32 %more, ptr %out
  ret i32 %more
}
