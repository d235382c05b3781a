; ModuleID = 'rooms.c'
source_filename = "rooms.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.buffer = type { ptr, i64, i64 }

@small = dso_local global [64 x i8] zeroinitializer, align 16
@shared = dso_local global %struct.buffer zeroinitializer, align 8
@way = dso_local global i32 0, align 4
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %from.addr, align 8
  %5 = load i32, ptr %n, align 4
  %conv2 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_wrong_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ult i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %from.addr, align 8
  %5 = load i32, ptr %n, align 4
  %conv2 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_known_bad(i32 noundef %fd, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %from.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv2 = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_with_sign_bad(i32 noundef %fd, ptr noundef %to, i32 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i32 %room, ptr %room.addr, align 4
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %2 = load i32, ptr %room.addr, align 4
  %cmp = icmp sgt i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %from.addr, align 8
  %5 = load i32, ptr %n, align 4
  %conv = sext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_with_sign_good(i32 noundef %fd, ptr noundef %to, i32 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i32 %room, ptr %room.addr, align 4
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %1, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %3 = load i32, ptr %room.addr, align 4
  %cmp1 = icmp sgt i32 %2, %3
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %4 = load ptr, ptr %to.addr, align 8
  %5 = load ptr, ptr %from.addr, align 8
  %6 = load i32, ptr %n, align 4
  %conv = sext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_again_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %fd.addr, align 4
  %call2 = call i64 @recv(i32 noundef %3, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %4 = load ptr, ptr %to.addr, align 8
  %5 = load ptr, ptr %from.addr, align 8
  %6 = load i32, ptr %n, align 4
  %conv3 = zext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %conv3, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_left_good(i32 noundef %fd, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 1), align 8
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 2), align 8
  %sub = sub i64 %2, %3
  %cmp = icmp ugt i64 %conv, %sub
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr @shared, align 8
  %5 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 2), align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load ptr, ptr %from.addr, align 8
  %7 = load i32, ptr %n, align 4
  %conv2 = zext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %6, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_until_end_good(i32 noundef %fd, ptr noundef %to, ptr noundef %end, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load ptr, ptr %end.addr, align 8
  %3 = load ptr, ptr %to.addr, align 8
  %sub.ptr.lhs.cast = ptrtoint ptr %2 to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %3 to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp = icmp sgt i64 %conv, %sub.ptr.sub
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %to.addr, align 8
  %5 = load ptr, ptr %from.addr, align 8
  %6 = load i32, ptr %n, align 4
  %conv2 = zext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_clamped_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %m = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  store i64 %conv, ptr %m, align 8
  %2 = load i64, ptr %m, align 8
  %3 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load i64, ptr %room.addr, align 8
  store i64 %4, ptr %m, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %to.addr, align 8
  %6 = load ptr, ptr %from.addr, align 8
  %7 = load i64, ptr %m, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %6, i64 %7, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_kept_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %m = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %n, align 4
  %conv2 = zext i32 %3 to i64
  store i64 %conv2, ptr %m, align 8
  %4 = load ptr, ptr %to.addr, align 8
  %5 = load ptr, ptr %from.addr, align 8
  %6 = load i64, ptr %m, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %6, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @room_from_outside_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %1, ptr noundef %room, i64 noundef 4, i32 noundef 0)
  %2 = load i32, ptr %n, align 4
  %3 = load i32, ptr %room, align 4
  %cmp = icmp ugt i32 %2, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %to.addr, align 8
  %5 = load ptr, ptr %from.addr, align 8
  %6 = load i32, ptr %n, align 4
  %conv = zext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %5, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load ptr, ptr %to.addr, align 8
  %2 = load ptr, ptr %from.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  %4 = load i64, ptr %room.addr, align 8
  %cmp = icmp ult i64 %conv, %4
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %5 = load i32, ptr %n, align 4
  %conv2 = zext i32 %5 to i64
  br label %cond.end

cond.false:                                       ; preds = %entry
  %6 = load i64, ptr %room.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv2, %cond.true ], [ %6, %cond.false ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1, ptr align 1 %2, i64 %cond, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @least_of_both_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %1, ptr noundef %room, i64 noundef 4, i32 noundef 0)
  %2 = load ptr, ptr %to.addr, align 8
  %3 = load ptr, ptr %from.addr, align 8
  %4 = load i32, ptr %n, align 4
  %5 = load i32, ptr %room, align 4
  %cmp = icmp ult i32 %4, %5
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %6 = load i32, ptr %n, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  %7 = load i32, ptr %room, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ %7, %cond.false ]
  %conv = zext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @less_compared_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %sub = sub i32 %1, 4
  %conv = zext i32 %sub to i64
  %2 = load i64, ptr %room.addr, align 8
  %cmp = icmp ugt i64 %conv, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %from.addr, align 8
  %5 = load i32, ptr %n, align 4
  %conv2 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @counted_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %n, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %i, align 4
  store volatile i32 %3, ptr @way, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4
  %inc = add i32 %4, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  %5 = load ptr, ptr %to.addr, align 8
  %6 = load ptr, ptr %from.addr, align 8
  %7 = load i32, ptr %n, align 4
  %conv = zext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %6, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @length_good(i32 noundef %fd, ptr noundef %to) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %1 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %1, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %2 = load i32, ptr %n, align 4
  %conv = zext i32 %2 to i64
  %arraydecay2 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call3 = call i64 @strlen(ptr noundef %arraydecay2) #6
  %cmp = icmp ugt i64 %conv, %call3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %to.addr, align 8
  %arraydecay5 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %4 = load i32, ptr %n, align 4
  %conv6 = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 16 %arraydecay5, i64 %conv6, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @length_kept_good(i32 noundef %fd, ptr noundef %to) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  %length = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %1 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %1, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %arraydecay2 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call3 = call i64 @strlen(ptr noundef %arraydecay2) #6
  store i64 %call3, ptr %length, align 8
  %2 = load i32, ptr %n, align 4
  %conv = zext i32 %2 to i64
  %3 = load i64, ptr %length, align 8
  %cmp = icmp ugt i64 %conv, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %to.addr, align 8
  %arraydecay5 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %5 = load i32, ptr %n, align 4
  %conv6 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 16 %arraydecay5, i64 %conv6, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @length_of_other_bad(i32 noundef %fd, ptr noundef %to) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %to.addr = alloca ptr, align 8
  %c = alloca [200 x i8], align 16
  %d = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %to, ptr %to.addr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %d, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call2 = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 200, ptr noundef %1)
  %2 = load i32, ptr %fd.addr, align 4
  %call3 = call i64 @recv(i32 noundef %2, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %d, i64 0, i64 0
  %call5 = call i64 @strlen(ptr noundef %arraydecay4) #6
  %cmp = icmp ugt i64 %conv, %call5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %to.addr, align 8
  %arraydecay7 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %5 = load i32, ptr %n, align 4
  %conv8 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 16 %arraydecay7, i64 %conv8, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heartbeat_bad(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %in = alloca [1024 x i8], align 16
  %got = alloca i64, align 8
  %n = alloca i32, align 4
  %out = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %arraydecay = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0
  %call = call i64 @recv(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 1024, i32 noundef 0)
  store i64 %call, ptr %got, align 8
  %1 = load i64, ptr %got, align 8
  %cmp = icmp slt i64 %1, 3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %2 to i32
  %shl = shl i32 %conv, 8
  %arrayidx1 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 2
  %3 = load i8, ptr %arrayidx1, align 2
  %conv2 = zext i8 %3 to i32
  %or = or i32 %shl, %conv2
  store i32 %or, ptr %n, align 4
  %4 = load i32, ptr %n, align 4
  %add = add i32 %4, 19
  %conv3 = zext i32 %add to i64
  %call4 = call ptr @make(i64 noundef %conv3)
  store ptr %call4, ptr %out, align 8
  %5 = load ptr, ptr %out, align 8
  %add.ptr = getelementptr inbounds i8, ptr %5, i64 3
  %arraydecay5 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0
  %add.ptr6 = getelementptr inbounds i8, ptr %arraydecay5, i64 3
  %6 = load i32, ptr %n, align 4
  %conv7 = zext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr6, i64 %conv7, i1 false)
  %7 = load ptr, ptr %out, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %7, i64 5
  %8 = load i8, ptr %arrayidx8, align 1
  %conv9 = zext i8 %8 to i32
  store volatile i32 %conv9, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(i64 noundef %bytes) #0 {
entry:
  %bytes.addr = alloca i64, align 8
  store i64 %bytes, ptr %bytes.addr, align 8
  %0 = load i64, ptr %bytes.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %0) #7
  ret ptr %call
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heartbeat_good(i32 noundef %fd, ptr noundef %out) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %out.addr = alloca ptr, align 8
  %in = alloca [1024 x i8], align 16
  %got = alloca i64, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %out, ptr %out.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %arraydecay = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0
  %call = call i64 @recv(i32 noundef %0, ptr noundef %arraydecay, i64 noundef 1024, i32 noundef 0)
  store i64 %call, ptr %got, align 8
  %1 = load i64, ptr %got, align 8
  %cmp = icmp slt i64 %1, 19
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %2 to i32
  %shl = shl i32 %conv, 8
  %arrayidx1 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 2
  %3 = load i8, ptr %arrayidx1, align 2
  %conv2 = zext i8 %3 to i32
  %or = or i32 %shl, %conv2
  store i32 %or, ptr %n, align 4
  %4 = load i32, ptr %n, align 4
  %add = add i32 %4, 19
  %conv3 = zext i32 %add to i64
  %5 = load i64, ptr %got, align 8
  %cmp4 = icmp ugt i64 %conv3, %5
  br i1 %cmp4, label %if.then6, label %if.end7

if.then6:                                         ; preds = %if.end
  br label %return

if.end7:                                          ; preds = %if.end
  %6 = load ptr, ptr %out.addr, align 8
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 3
  %arraydecay8 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0
  %add.ptr9 = getelementptr inbounds i8, ptr %arraydecay8, i64 3
  %7 = load i32, ptr %n, align 4
  %conv10 = zext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr9, i64 %conv10, i1 false)
  br label %return

return:                                           ; preds = %if.end7, %if.then6, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %c, ptr noundef %v) #0 {
entry:
  %retval = alloca i32, align 4
  %c.addr = alloca i32, align 4
  %v.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  store i32 %c, ptr %c.addr, align 4
  store ptr %v, ptr %v.addr, align 8
  %0 = load i32, ptr %c.addr, align 4
  store i32 %0, ptr %n, align 4
  %1 = load i32, ptr %c.addr, align 4
  %2 = load ptr, ptr %v.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %2, i64 0
  %3 = load ptr, ptr %arrayidx, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  %5 = load ptr, ptr %v.addr, align 8
  %arrayidx1 = getelementptr inbounds ptr, ptr %5, i64 1
  %6 = load ptr, ptr %arrayidx1, align 8
  call void @room_good(i32 noundef %1, ptr noundef %3, i64 noundef %conv, ptr noundef %6)
  %7 = load i32, ptr %c.addr, align 4
  %8 = load ptr, ptr %v.addr, align 8
  %arrayidx2 = getelementptr inbounds ptr, ptr %8, i64 0
  %9 = load ptr, ptr %arrayidx2, align 8
  %10 = load i32, ptr %n, align 4
  %conv3 = zext i32 %10 to i64
  %11 = load ptr, ptr %v.addr, align 8
  %arrayidx4 = getelementptr inbounds ptr, ptr %11, i64 1
  %12 = load ptr, ptr %arrayidx4, align 8
  call void @room_wrong_bad(i32 noundef %7, ptr noundef %9, i64 noundef %conv3, ptr noundef %12)
  %13 = load i32, ptr %c.addr, align 4
  %14 = load i32, ptr %n, align 4
  %conv5 = zext i32 %14 to i64
  %15 = load ptr, ptr %v.addr, align 8
  %arrayidx6 = getelementptr inbounds ptr, ptr %15, i64 1
  %16 = load ptr, ptr %arrayidx6, align 8
  call void @room_known_bad(i32 noundef %13, i64 noundef %conv5, ptr noundef %16)
  %17 = load i32, ptr %c.addr, align 4
  %18 = load ptr, ptr %v.addr, align 8
  %arrayidx7 = getelementptr inbounds ptr, ptr %18, i64 0
  %19 = load ptr, ptr %arrayidx7, align 8
  %20 = load i32, ptr %c.addr, align 4
  %21 = load ptr, ptr %v.addr, align 8
  %arrayidx8 = getelementptr inbounds ptr, ptr %21, i64 1
  %22 = load ptr, ptr %arrayidx8, align 8
  call void @room_with_sign_bad(i32 noundef %17, ptr noundef %19, i32 noundef %20, ptr noundef %22)
  %23 = load i32, ptr %c.addr, align 4
  %24 = load ptr, ptr %v.addr, align 8
  %arrayidx9 = getelementptr inbounds ptr, ptr %24, i64 0
  %25 = load ptr, ptr %arrayidx9, align 8
  %26 = load i32, ptr %c.addr, align 4
  %27 = load ptr, ptr %v.addr, align 8
  %arrayidx10 = getelementptr inbounds ptr, ptr %27, i64 1
  %28 = load ptr, ptr %arrayidx10, align 8
  call void @room_with_sign_good(i32 noundef %23, ptr noundef %25, i32 noundef %26, ptr noundef %28)
  %29 = load i32, ptr %c.addr, align 4
  %30 = load ptr, ptr %v.addr, align 8
  %arrayidx11 = getelementptr inbounds ptr, ptr %30, i64 0
  %31 = load ptr, ptr %arrayidx11, align 8
  %32 = load i32, ptr %n, align 4
  %conv12 = zext i32 %32 to i64
  %33 = load ptr, ptr %v.addr, align 8
  %arrayidx13 = getelementptr inbounds ptr, ptr %33, i64 1
  %34 = load ptr, ptr %arrayidx13, align 8
  call void @room_again_bad(i32 noundef %29, ptr noundef %31, i64 noundef %conv12, ptr noundef %34)
  %35 = load i32, ptr %c.addr, align 4
  %36 = load ptr, ptr %v.addr, align 8
  %arrayidx14 = getelementptr inbounds ptr, ptr %36, i64 1
  %37 = load ptr, ptr %arrayidx14, align 8
  call void @room_left_good(i32 noundef %35, ptr noundef %37)
  %38 = load i32, ptr %c.addr, align 4
  %39 = load ptr, ptr %v.addr, align 8
  %arrayidx15 = getelementptr inbounds ptr, ptr %39, i64 0
  %40 = load ptr, ptr %arrayidx15, align 8
  %41 = load ptr, ptr %v.addr, align 8
  %arrayidx16 = getelementptr inbounds ptr, ptr %41, i64 1
  %42 = load ptr, ptr %arrayidx16, align 8
  %43 = load ptr, ptr %v.addr, align 8
  %arrayidx17 = getelementptr inbounds ptr, ptr %43, i64 1
  %44 = load ptr, ptr %arrayidx17, align 8
  call void @room_until_end_good(i32 noundef %38, ptr noundef %40, ptr noundef %42, ptr noundef %44)
  %45 = load i32, ptr %c.addr, align 4
  %46 = load ptr, ptr %v.addr, align 8
  %arrayidx18 = getelementptr inbounds ptr, ptr %46, i64 0
  %47 = load ptr, ptr %arrayidx18, align 8
  %48 = load i32, ptr %n, align 4
  %conv19 = zext i32 %48 to i64
  %49 = load ptr, ptr %v.addr, align 8
  %arrayidx20 = getelementptr inbounds ptr, ptr %49, i64 1
  %50 = load ptr, ptr %arrayidx20, align 8
  call void @room_clamped_good(i32 noundef %45, ptr noundef %47, i64 noundef %conv19, ptr noundef %50)
  %51 = load i32, ptr %c.addr, align 4
  %52 = load ptr, ptr %v.addr, align 8
  %arrayidx21 = getelementptr inbounds ptr, ptr %52, i64 0
  %53 = load ptr, ptr %arrayidx21, align 8
  %54 = load ptr, ptr %v.addr, align 8
  %arrayidx22 = getelementptr inbounds ptr, ptr %54, i64 1
  %55 = load ptr, ptr %arrayidx22, align 8
  call void @room_from_outside_bad(i32 noundef %51, ptr noundef %53, ptr noundef %55)
  %56 = load i32, ptr %c.addr, align 4
  %57 = load ptr, ptr %v.addr, align 8
  %arrayidx23 = getelementptr inbounds ptr, ptr %57, i64 0
  %58 = load ptr, ptr %arrayidx23, align 8
  %59 = load ptr, ptr %v.addr, align 8
  %arrayidx24 = getelementptr inbounds ptr, ptr %59, i64 1
  %60 = load ptr, ptr %arrayidx24, align 8
  call void @counted_bad(i32 noundef %56, ptr noundef %58, ptr noundef %60)
  %61 = load i32, ptr %c.addr, align 4
  %62 = load ptr, ptr %v.addr, align 8
  %arrayidx25 = getelementptr inbounds ptr, ptr %62, i64 0
  %63 = load ptr, ptr %arrayidx25, align 8
  call void @length_good(i32 noundef %61, ptr noundef %63)
  %64 = load i32, ptr %c.addr, align 4
  %65 = load ptr, ptr %v.addr, align 8
  %arrayidx26 = getelementptr inbounds ptr, ptr %65, i64 0
  %66 = load ptr, ptr %arrayidx26, align 8
  call void @length_of_other_bad(i32 noundef %64, ptr noundef %66)
  %67 = load i32, ptr %c.addr, align 4
  %68 = load ptr, ptr %v.addr, align 8
  %arrayidx27 = getelementptr inbounds ptr, ptr %68, i64 0
  %69 = load ptr, ptr %arrayidx27, align 8
  %70 = load i32, ptr %n, align 4
  %conv28 = zext i32 %70 to i64
  %71 = load ptr, ptr %v.addr, align 8
  %arrayidx29 = getelementptr inbounds ptr, ptr %71, i64 1
  %72 = load ptr, ptr %arrayidx29, align 8
  call void @least_good(i32 noundef %67, ptr noundef %69, i64 noundef %conv28, ptr noundef %72)
  %73 = load i32, ptr %c.addr, align 4
  %74 = load ptr, ptr %v.addr, align 8
  %arrayidx30 = getelementptr inbounds ptr, ptr %74, i64 0
  %75 = load ptr, ptr %arrayidx30, align 8
  %76 = load ptr, ptr %v.addr, align 8
  %arrayidx31 = getelementptr inbounds ptr, ptr %76, i64 1
  %77 = load ptr, ptr %arrayidx31, align 8
  call void @least_of_both_bad(i32 noundef %73, ptr noundef %75, ptr noundef %77)
  %78 = load i32, ptr %c.addr, align 4
  %79 = load ptr, ptr %v.addr, align 8
  %arrayidx32 = getelementptr inbounds ptr, ptr %79, i64 0
  %80 = load ptr, ptr %arrayidx32, align 8
  %81 = load i32, ptr %n, align 4
  %conv33 = zext i32 %81 to i64
  %82 = load ptr, ptr %v.addr, align 8
  %arrayidx34 = getelementptr inbounds ptr, ptr %82, i64 1
  %83 = load ptr, ptr %arrayidx34, align 8
  call void @less_compared_bad(i32 noundef %78, ptr noundef %80, i64 noundef %conv33, ptr noundef %83)
  %84 = load i32, ptr %c.addr, align 4
  %85 = load ptr, ptr %v.addr, align 8
  %arrayidx35 = getelementptr inbounds ptr, ptr %85, i64 0
  %86 = load ptr, ptr %arrayidx35, align 8
  %87 = load i32, ptr %n, align 4
  %conv36 = zext i32 %87 to i64
  %88 = load ptr, ptr %v.addr, align 8
  %arrayidx37 = getelementptr inbounds ptr, ptr %88, i64 1
  %89 = load ptr, ptr %arrayidx37, align 8
  call void @room_kept_good(i32 noundef %84, ptr noundef %86, i64 noundef %conv36, ptr noundef %89)
  %90 = load i32, ptr %c.addr, align 4
  %91 = load ptr, ptr %v.addr, align 8
  %arrayidx38 = getelementptr inbounds ptr, ptr %91, i64 0
  %92 = load ptr, ptr %arrayidx38, align 8
  call void @length_kept_good(i32 noundef %90, ptr noundef %92)
  %93 = load i32, ptr %c.addr, align 4
  call void @made(i32 noundef %93)
  %94 = load i32, ptr %c.addr, align 4
  call void @heartbeat_bad(i32 noundef %94)
  %95 = load i32, ptr %c.addr, align 4
  %96 = load ptr, ptr %v.addr, align 8
  %arrayidx39 = getelementptr inbounds ptr, ptr %96, i64 0
  %97 = load ptr, ptr %arrayidx39, align 8
  call void @heartbeat_good(i32 noundef %95, ptr noundef %97)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @made(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %p = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #7
  store ptr %call1, ptr %p, align 8
  %2 = load i32, ptr %fd.addr, align 4
  %3 = load ptr, ptr %p, align 8
  %4 = load i32, ptr %n, align 4
  %conv2 = zext i32 %4 to i64
  %call3 = call i64 @read(i32 noundef %2, ptr noundef %3, i64 noundef %conv2)
  %5 = load ptr, ptr %p, align 8
  %add.ptr = getelementptr inbounds i8, ptr %5, i64 1
  %6 = load i32, ptr %n, align 4
  %conv4 = zext i32 %6 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 0, i64 %conv4, i1 false)
  %7 = load i32, ptr %fd.addr, align 4
  %call5 = call i64 @recv(i32 noundef %7, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %8 = load i32, ptr %fd.addr, align 4
  %9 = load ptr, ptr %p, align 8
  %10 = load i32, ptr %n, align 4
  %conv6 = zext i32 %10 to i64
  %call7 = call i64 @read(i32 noundef %8, ptr noundef %9, i64 noundef %conv6)
  %11 = load ptr, ptr %p, align 8
  %arrayidx = getelementptr inbounds i8, ptr %11, i64 3
  %12 = load i8, ptr %arrayidx, align 1
  %conv8 = sext i8 %12 to i32
  store volatile i32 %conv8, ptr @way, align 4
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
