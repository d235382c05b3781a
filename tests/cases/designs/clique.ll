; Six blocks, each of which leads to every other, and to all of which control comes from outside.
define void @clique(i32 %s) {
top:
  switch i32 %s, label %b0 [
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b0:
  %n0 = call i32 @next()
  switch i32 %n0, label %out [
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b1:
  %n1 = call i32 @next()
  switch i32 %n1, label %out [
    i32 0, label %b0
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b2:
  %n2 = call i32 @next()
  switch i32 %n2, label %out [
    i32 0, label %b0
    i32 1, label %b1
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b3:
  %n3 = call i32 @next()
  switch i32 %n3, label %out [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 4, label %b4
    i32 5, label %b5
  ]
b4:
  %n4 = call i32 @next()
  switch i32 %n4, label %out [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 5, label %b5
  ]
b5:
  %n5 = call i32 @next()
  switch i32 %n5, label %out [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
  ]
out:
  ret void
}
declare i32 @next()
