; What a thread returns comes back from `pthread_join`: the address of a variable, a constant.
@result = internal global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define internal ptr @run(ptr %argument) {
  ret ptr @result
}

define ptr @main() {
  %thread = alloca i64
  %got = alloca ptr
  %created = call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %thread
  %joined = call i32 @pthread_join(i64 %id, ptr %got)
  %back = load ptr, ptr %got
  ret ptr %back
}
