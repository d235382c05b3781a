; A function that is defined twice, one with an error, one whose header cannot be read, and one that is right.
define void @twice() {
  ret void
}

define void @twice() {
  unreachable
}

define i32 @nowhere(i32 %n) {
  %x = add i32 %missing, 1
  ret i32 %x
}

define i31x @header() {
%x = add i32 1, 1
  ret void
}

define i32 @right(i32 %n) {
  ret i32 %n
}
