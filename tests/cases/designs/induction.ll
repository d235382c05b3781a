; Rounds of a loop as lanes: a copy of every third element.
define void @copy(ptr %from, ptr %to, i64 %n, i64 %k) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %source = getelementptr i32, ptr %from, i64 %i
  %v = load i32, ptr %source
  %third = mul i64 %i, 3
  %target = getelementptr i32, ptr %to, i64 %third
  store i32 %v, ptr %target
  %same = getelementptr i32, ptr %from, i64 %k
  %w = load i32, ptr %same
  %wide = sext i32 %v to i64
  %anywhere = getelementptr i32, ptr %to, i64 %wide
  store i32 %w, ptr %anywhere
  %next = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %head, label %out
out:
  ret void
}
