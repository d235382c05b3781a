; What is stored through the first word of an object is not stored in what that word leads to if it is a table of
; virtual functions that a library has, or a function.
@_ZTV5Shape = external unnamed_addr constant { [3 x ptr] }
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTI5Shape = external constant ptr
@plain_table = external global [3 x ptr]
@secret = internal global i64 0
@chosen = internal global ptr null

define internal void @act() {
  ret void
}

define internal void @put(ptr %slot) {
  %held = load ptr, ptr %slot
  store ptr @secret, ptr %held
  ret void
}

define internal void @copy(ptr %slot, ptr %from) {
  %held = load ptr, ptr %slot
  call void @llvm.memcpy.p0.p0.i64(ptr %held, ptr %from, i64 24, i1 false)
  ret void
}

define i32 @main(i32 %n) {
  %memory = alloca i64
  %shape = alloca ptr
  %type = alloca ptr
  %table = alloca ptr
  %job = alloca ptr
  %holder = alloca ptr
  store ptr getelementptr (i8, ptr @_ZTV5Shape, i64 16), ptr %shape
  store ptr @_ZTI5Shape, ptr %type
  store ptr @plain_table, ptr %table
  store ptr @act, ptr %job
  store ptr %memory, ptr %holder
  switch i32 %n, label %first [
    i32 1, label %second
    i32 2, label %third
    i32 3, label %fourth
    i32 4, label %fifth
  ]

first:
  br label %join

second:
  br label %join

third:
  br label %join

fourth:
  br label %join

fifth:
  br label %join

join:
  %any = phi ptr [ %shape, %first ], [ %type, %second ], [ %table, %third ], [ %job, %fourth ], [ %holder, %fifth ]
  call void @put(ptr %any)
  call void @copy(ptr %any, ptr @plain_table)
  ret i32 0
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
