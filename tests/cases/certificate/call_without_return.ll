; A result that one way never decides: the call there does not return.
declare void @stop(ptr) noreturn

define i64 @call_without_return(ptr %p, i64 %least) {
entry:
  %x = load i64, ptr %p, align 8
  %small = icmp ult i64 %x, %least
  br i1 %small, label %fail, label %go

fail:
  call void @stop(ptr %p)
  unreachable

go:
  %y = add i64 %x, 1
  store i64 %y, ptr %p, align 8
  ret i64 %y
}
