; ModuleID = 'sizes.c'
source_filename = "sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.head = type { i16, i16, [60 x i8] }

@small = dso_local global [64 x i8] zeroinitializer, align 16
@way = dso_local global i32 0, align 4
@store = dso_local global [70000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %cmp = icmp ugt i64 %conv, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv2 = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_beyond_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %cmp = icmp ugt i64 %conv, 65
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv2 = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv2, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_with_sign_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp sgt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = sext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_both_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %1, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %cmp1 = icmp sgt i32 %2, 64
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = sext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @clamped_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp sgt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %n, align 4
  %cmp1 = icmp slt i32 %2, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 0, ptr %n, align 4
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = sext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @masked_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i32, ptr %n, align 4
  %and = and i32 %2, 63
  %conv = zext i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @remainder_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i32, ptr %n, align 4
  %rem = urem i32 %2, 64
  %conv = zext i32 %rem to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i32, ptr %n, align 4
  %cmp = icmp ult i32 %2, 64
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %3 = load i32, ptr %n, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 64, %cond.false ]
  %conv = zext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @masked_beyond_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i32, ptr %n, align 4
  %and = and i32 %2, 127
  %conv = zext i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @read_again_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %2, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_perhaps_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load volatile i32, ptr @way, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end2

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %2, 64
  br i1 %cmp, label %if.then1, label %if.end

if.then1:                                         ; preds = %if.then
  br label %return

if.end:                                           ; preds = %if.then
  br label %if.end2

if.end2:                                          ; preds = %if.end, %entry
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end2, %if.then1
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @byte_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i8, align 1
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 1, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i8, ptr %n, align 1
  %conv = zext i8 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @store, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @byte_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i8, align 1
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 1, i32 noundef 0)
  %1 = load ptr, ptr %p.addr, align 8
  %2 = load i8, ptr %n, align 1
  %conv = zext i8 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %1, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @made_good(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %q = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 4096
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %conv = zext i32 %2 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #5
  store ptr %call1, ptr %q, align 8
  %3 = load ptr, ptr %q, align 8
  %4 = load i32, ptr %n, align 4
  %conv2 = zext i32 %4 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 0, i64 %conv2, i1 false)
  %5 = load ptr, ptr %q, align 8
  %6 = load i8, ptr %5, align 1
  %conv3 = sext i8 %6 to i32
  store volatile i32 %conv3, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @made_bad(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %q = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #5
  store ptr %call1, ptr %q, align 8
  %2 = load ptr, ptr %q, align 8
  %tobool = icmp ne ptr %2, null
  %lnot = xor i1 %tobool, true
  %lnot2 = xor i1 %lnot, true
  %lnot.ext = zext i1 %lnot2 to i32
  store volatile i32 %lnot.ext, ptr @way, align 4
  %3 = load i32, ptr %fd.addr, align 4
  %4 = load ptr, ptr %q, align 8
  %5 = load i32, ptr %n, align 4
  %conv3 = zext i32 %5 to i64
  %call4 = call i64 @read(i32 noundef %3, ptr noundef %4, i64 noundef %conv3)
  ret void
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @member_good(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %h = alloca %struct.head, align 2
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %h, i64 noundef 64, i32 noundef 0)
  %length = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1
  %1 = load i16, ptr %length, align 2
  %conv = zext i16 %1 to i64
  %cmp = icmp ugt i64 %conv, 60
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %text = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 2
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0
  %length2 = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1
  %2 = load i16, ptr %length2, align 2
  %conv3 = zext i16 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv3, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @member_bad(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %h = alloca %struct.head, align 2
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %h, i64 noundef 64, i32 noundef 0)
  %text = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 2
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0
  %length = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1
  %1 = load i16, ptr %length, align 2
  %conv = zext i16 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @member_on_heap_good(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %h = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %call = call noalias ptr @malloc(i64 noundef 64) #5
  store ptr %call, ptr %h, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %1 = load ptr, ptr %h, align 8
  %call1 = call i64 @recv(i32 noundef %0, ptr noundef %1, i64 noundef 64, i32 noundef 0)
  %2 = load ptr, ptr %h, align 8
  %length = getelementptr inbounds nuw %struct.head, ptr %2, i32 0, i32 1
  %3 = load i16, ptr %length, align 2
  %conv = zext i16 %3 to i32
  %cmp = icmp sgt i32 %conv, 60
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %h, align 8
  %text = getelementptr inbounds nuw %struct.head, ptr %4, i32 0, i32 2
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0
  %5 = load ptr, ptr %h, align 8
  %length3 = getelementptr inbounds nuw %struct.head, ptr %5, i32 0, i32 1
  %6 = load i16, ptr %length3, align 2
  %conv4 = zext i16 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv4, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @clamped_copy_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %m = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  store i64 %conv, ptr %m, align 8
  %2 = load i64, ptr %m, align 8
  %cmp = icmp ugt i64 %2, 60
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 60, ptr %m, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i64, ptr %m, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 getelementptr inbounds (i8, ptr @small, i64 4), ptr align 1 %3, i64 %4, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_with_offset_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 getelementptr inbounds (i8, ptr @small, i64 4), ptr align 1 %2, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @scaled_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp uge i32 %1, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %mul = mul i32 %3, 4
  %conv = zext i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @scaled_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %mul = mul i32 %3, 4
  %conv = zext i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @less_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ult i32 %1, 4
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %cmp1 = icmp ugt i32 %2, 68
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %sub = sub i32 %4, 4
  %conv = zext i32 %sub to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @less_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 68
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %sub = sub i32 %3, 4
  %conv = zext i32 %sub to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @more_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 62
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %add = add i32 %3, 1
  %conv = zext i32 %add to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  %4 = load i32, ptr %n, align 4
  %idxprom = zext i32 %4 to i64
  %arrayidx = getelementptr inbounds nuw [64 x i8], ptr @small, i64 0, i64 %idxprom
  store i8 0, ptr %arrayidx, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @in_variable_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %ok = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ule i32 %1, 64
  %conv = zext i1 %cmp to i32
  store i32 %conv, ptr %ok, align 4
  %call1 = call i32 @puts(ptr noundef @.str)
  %2 = load i32, ptr %ok, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv2 = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv2, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @compared_other_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %1, ptr noundef %m, i64 noundef 4, i32 noundef 0)
  %2 = load i32, ptr %m, align 4
  %cmp = icmp ugt i32 %2, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @until_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !6

do.end:                                           ; preds = %do.cond
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @while_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ule i32 %1, 64
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  %4 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %4, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  br label %while.cond, !llvm.loop !8

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @while_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ule i32 %1, 64
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %2, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %3, i64 %conv, i1 false)
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cast_good(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %conv = zext i32 %1 to i64
  %cmp = icmp ugt i64 %conv, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %fd.addr, align 4
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0
  %3 = load i32, ptr %n, align 4
  %conv2 = sext i32 %3 to i64
  %call3 = call i64 @read(i32 noundef %2, ptr noundef %arraydecay, i64 noundef %conv2)
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3
  %4 = load i8, ptr %arrayidx, align 1
  %conv4 = sext i8 %4 to i32
  store volatile i32 %conv4, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @cast_bad(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp slt i32 %1, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %fd.addr, align 4
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0
  %3 = load i32, ptr %n, align 4
  %conv = sext i32 %3 to i64
  %call1 = call i64 @read(i32 noundef %2, ptr noundef %arraydecay, i64 noundef %conv)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3
  %4 = load i8, ptr %arrayidx, align 1
  %conv2 = sext i8 %4 to i32
  store volatile i32 %conv2, ptr @way, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @either_bad(i32 noundef %fd, i32 noundef %k) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [10 x i8], align 1
  %q = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0
  br label %cond.end

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ]
  store ptr %cond, ptr %q, align 8
  %2 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %2, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  br label %return

if.end:                                           ; preds = %cond.end
  %3 = load i32, ptr %fd.addr, align 4
  %4 = load ptr, ptr %q, align 8
  %5 = load i32, ptr %n, align 4
  %conv = zext i32 %5 to i64
  %call2 = call i64 @read(i32 noundef %3, ptr noundef %4, i64 noundef %conv)
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3
  %6 = load i8, ptr %arrayidx, align 1
  %conv3 = sext i8 %6 to i32
  %arrayidx4 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 2
  %7 = load i8, ptr %arrayidx4, align 1
  %conv5 = sext i8 %7 to i32
  %add = add nsw i32 %conv3, %conv5
  store volatile i32 %add, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @either_good(i32 noundef %fd, i32 noundef %k) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %k.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [110 x i8], align 16
  %q = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0
  br label %cond.end

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [110 x i8], ptr %c, i64 0, i64 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ]
  store ptr %cond, ptr %q, align 8
  %2 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %2, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  br label %return

if.end:                                           ; preds = %cond.end
  %3 = load i32, ptr %fd.addr, align 4
  %4 = load ptr, ptr %q, align 8
  %5 = load i32, ptr %n, align 4
  %conv = zext i32 %5 to i64
  %call2 = call i64 @read(i32 noundef %3, ptr noundef %4, i64 noundef %conv)
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3
  %6 = load i8, ptr %arrayidx, align 1
  %conv3 = sext i8 %6 to i32
  %arrayidx4 = getelementptr inbounds [110 x i8], ptr %c, i64 0, i64 2
  %7 = load i8, ptr %arrayidx4, align 2
  %conv5 = sext i8 %7 to i32
  %add = add nsw i32 %conv3, %conv5
  store volatile i32 %add, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @narrowed_bad(i32 noundef %fd) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n = alloca i64, align 8
  store i32 %fd, ptr %fd.addr, align 4
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 8, i32 noundef 0)
  %1 = load i64, ptr %n, align 8
  %conv = trunc i64 %1 to i32
  %cmp = icmp sgt i32 %conv, 64
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i64, ptr %n, align 8
  %conv2 = trunc i64 %2 to i32
  %cmp3 = icmp slt i32 %conv2, 0
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i64, ptr %n, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 16 @store, i64 %3, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @elements_good(i32 noundef %fd, ptr noundef %f) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %f.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %f, ptr %f.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %conv = zext i32 %2 to i64
  %3 = load ptr, ptr %f.addr, align 8
  %call1 = call i64 @fread(ptr noundef @small, i64 noundef 4, i64 noundef %conv, ptr noundef %3)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @elements_bad(i32 noundef %fd, ptr noundef %f) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %f.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %f, ptr %f.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %n, align 4
  %conv = zext i32 %2 to i64
  %3 = load ptr, ptr %f.addr, align 8
  %call1 = call i64 @fread(ptr noundef @small, i64 noundef 4, i64 noundef %conv, ptr noundef %3)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @aliased_bad(i32 noundef %fd, ptr noundef %n, ptr noundef %m, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n.addr = alloca ptr, align 8
  %m.addr = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %n, ptr %n.addr, align 8
  store ptr %m, ptr %m.addr, align 8
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %1 = load ptr, ptr %n.addr, align 8
  %call = call i64 @recv(i32 noundef %0, ptr noundef %1, i64 noundef 4, i32 noundef 0)
  %2 = load ptr, ptr %n.addr, align 8
  %3 = load i32, ptr %2, align 4
  %cmp = icmp ugt i32 %3, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %fd.addr, align 4
  %5 = load ptr, ptr %m.addr, align 8
  %call1 = call i64 @recv(i32 noundef %4, ptr noundef %5, i64 noundef 4, i32 noundef 0)
  %6 = load ptr, ptr %p.addr, align 8
  %7 = load ptr, ptr %n.addr, align 8
  %8 = load i32, ptr %7, align 4
  %conv = zext i32 %8 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %6, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @not_aliased_good(i32 noundef %fd, ptr noundef %n, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %n.addr = alloca ptr, align 8
  %p.addr = alloca ptr, align 8
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %n, ptr %n.addr, align 8
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %1 = load ptr, ptr %n.addr, align 8
  %call = call i64 @recv(i32 noundef %0, ptr noundef %1, i64 noundef 4, i32 noundef 0)
  %2 = load ptr, ptr %n.addr, align 8
  %3 = load i32, ptr %2, align 4
  %cmp = icmp ugt i32 %3, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %4 = load ptr, ptr %p.addr, align 8
  %5 = load ptr, ptr %n.addr, align 8
  %6 = load i32, ptr %5, align 4
  %conv = zext i32 %6 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %4, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @heap_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %q = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef 32) #5
  store ptr %call, ptr %q, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call1 = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %q, align 8
  %3 = load ptr, ptr %p.addr, align 8
  %4 = load i32, ptr %n, align 4
  %conv = zext i32 %4 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr align 1 %3, i64 %conv, i1 false)
  %5 = load ptr, ptr %q, align 8
  %6 = load i8, ptr %5, align 1
  %conv2 = sext i8 %6 to i32
  store volatile i32 %conv2, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @equal_good(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp eq i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = zext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @clamped_with_sign_bad(i32 noundef %fd, ptr noundef %p) #0 {
entry:
  %fd.addr = alloca i32, align 4
  %p.addr = alloca ptr, align 8
  %n = alloca i32, align 4
  store i32 %fd, ptr %fd.addr, align 4
  store ptr %p, ptr %p.addr, align 8
  %0 = load i32, ptr %fd.addr, align 4
  %call = call i64 @recv(i32 noundef %0, ptr noundef %n, i64 noundef 4, i32 noundef 0)
  %1 = load i32, ptr %n, align 4
  %cmp = icmp sgt i32 %1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %p.addr, align 8
  %3 = load i32, ptr %n, align 4
  %conv = sext i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %2, i64 %conv, i1 false)
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
  %1 = load ptr, ptr %v.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %1, i64 0
  %2 = load ptr, ptr %arrayidx, align 8
  call void @compared_good(i32 noundef %0, ptr noundef %2)
  %3 = load i32, ptr %c.addr, align 4
  %4 = load ptr, ptr %v.addr, align 8
  %arrayidx1 = getelementptr inbounds ptr, ptr %4, i64 0
  %5 = load ptr, ptr %arrayidx1, align 8
  call void @compared_beyond_bad(i32 noundef %3, ptr noundef %5)
  %6 = load i32, ptr %c.addr, align 4
  %7 = load ptr, ptr %v.addr, align 8
  %arrayidx2 = getelementptr inbounds ptr, ptr %7, i64 0
  %8 = load ptr, ptr %arrayidx2, align 8
  call void @compared_with_sign_bad(i32 noundef %6, ptr noundef %8)
  %9 = load i32, ptr %c.addr, align 4
  %10 = load ptr, ptr %v.addr, align 8
  %arrayidx3 = getelementptr inbounds ptr, ptr %10, i64 0
  %11 = load ptr, ptr %arrayidx3, align 8
  call void @compared_both_good(i32 noundef %9, ptr noundef %11)
  %12 = load i32, ptr %c.addr, align 4
  %13 = load ptr, ptr %v.addr, align 8
  %arrayidx4 = getelementptr inbounds ptr, ptr %13, i64 0
  %14 = load ptr, ptr %arrayidx4, align 8
  call void @clamped_good(i32 noundef %12, ptr noundef %14)
  %15 = load i32, ptr %c.addr, align 4
  %16 = load ptr, ptr %v.addr, align 8
  %arrayidx5 = getelementptr inbounds ptr, ptr %16, i64 0
  %17 = load ptr, ptr %arrayidx5, align 8
  call void @masked_good(i32 noundef %15, ptr noundef %17)
  %18 = load i32, ptr %c.addr, align 4
  %19 = load ptr, ptr %v.addr, align 8
  %arrayidx6 = getelementptr inbounds ptr, ptr %19, i64 0
  %20 = load ptr, ptr %arrayidx6, align 8
  call void @remainder_good(i32 noundef %18, ptr noundef %20)
  %21 = load i32, ptr %c.addr, align 4
  %22 = load ptr, ptr %v.addr, align 8
  %arrayidx7 = getelementptr inbounds ptr, ptr %22, i64 0
  %23 = load ptr, ptr %arrayidx7, align 8
  call void @least_good(i32 noundef %21, ptr noundef %23)
  %24 = load i32, ptr %c.addr, align 4
  %25 = load ptr, ptr %v.addr, align 8
  %arrayidx8 = getelementptr inbounds ptr, ptr %25, i64 0
  %26 = load ptr, ptr %arrayidx8, align 8
  call void @masked_beyond_bad(i32 noundef %24, ptr noundef %26)
  %27 = load i32, ptr %c.addr, align 4
  %28 = load ptr, ptr %v.addr, align 8
  %arrayidx9 = getelementptr inbounds ptr, ptr %28, i64 0
  %29 = load ptr, ptr %arrayidx9, align 8
  call void @read_again_bad(i32 noundef %27, ptr noundef %29)
  %30 = load i32, ptr %c.addr, align 4
  %31 = load ptr, ptr %v.addr, align 8
  %arrayidx10 = getelementptr inbounds ptr, ptr %31, i64 0
  %32 = load ptr, ptr %arrayidx10, align 8
  call void @compared_perhaps_bad(i32 noundef %30, ptr noundef %32)
  %33 = load i32, ptr %c.addr, align 4
  %34 = load ptr, ptr %v.addr, align 8
  %arrayidx11 = getelementptr inbounds ptr, ptr %34, i64 0
  %35 = load ptr, ptr %arrayidx11, align 8
  call void @byte_good(i32 noundef %33, ptr noundef %35)
  %36 = load i32, ptr %c.addr, align 4
  %37 = load ptr, ptr %v.addr, align 8
  %arrayidx12 = getelementptr inbounds ptr, ptr %37, i64 0
  %38 = load ptr, ptr %arrayidx12, align 8
  call void @byte_bad(i32 noundef %36, ptr noundef %38)
  %39 = load i32, ptr %c.addr, align 4
  call void @made_good(i32 noundef %39)
  %40 = load i32, ptr %c.addr, align 4
  call void @made_bad(i32 noundef %40)
  %41 = load i32, ptr %c.addr, align 4
  call void @member_good(i32 noundef %41)
  %42 = load i32, ptr %c.addr, align 4
  call void @member_bad(i32 noundef %42)
  %43 = load i32, ptr %c.addr, align 4
  call void @member_on_heap_good(i32 noundef %43)
  %44 = load i32, ptr %c.addr, align 4
  %45 = load ptr, ptr %v.addr, align 8
  %arrayidx13 = getelementptr inbounds ptr, ptr %45, i64 0
  %46 = load ptr, ptr %arrayidx13, align 8
  call void @clamped_copy_good(i32 noundef %44, ptr noundef %46)
  %47 = load i32, ptr %c.addr, align 4
  %48 = load ptr, ptr %v.addr, align 8
  %arrayidx14 = getelementptr inbounds ptr, ptr %48, i64 0
  %49 = load ptr, ptr %arrayidx14, align 8
  call void @compared_with_offset_bad(i32 noundef %47, ptr noundef %49)
  %50 = load i32, ptr %c.addr, align 4
  %51 = load ptr, ptr %v.addr, align 8
  %arrayidx15 = getelementptr inbounds ptr, ptr %51, i64 0
  %52 = load ptr, ptr %arrayidx15, align 8
  call void @scaled_good(i32 noundef %50, ptr noundef %52)
  %53 = load i32, ptr %c.addr, align 4
  %54 = load ptr, ptr %v.addr, align 8
  %arrayidx16 = getelementptr inbounds ptr, ptr %54, i64 0
  %55 = load ptr, ptr %arrayidx16, align 8
  call void @scaled_bad(i32 noundef %53, ptr noundef %55)
  %56 = load i32, ptr %c.addr, align 4
  %57 = load ptr, ptr %v.addr, align 8
  %arrayidx17 = getelementptr inbounds ptr, ptr %57, i64 0
  %58 = load ptr, ptr %arrayidx17, align 8
  call void @less_good(i32 noundef %56, ptr noundef %58)
  %59 = load i32, ptr %c.addr, align 4
  %60 = load ptr, ptr %v.addr, align 8
  %arrayidx18 = getelementptr inbounds ptr, ptr %60, i64 0
  %61 = load ptr, ptr %arrayidx18, align 8
  call void @less_bad(i32 noundef %59, ptr noundef %61)
  %62 = load i32, ptr %c.addr, align 4
  %63 = load ptr, ptr %v.addr, align 8
  %arrayidx19 = getelementptr inbounds ptr, ptr %63, i64 0
  %64 = load ptr, ptr %arrayidx19, align 8
  call void @more_good(i32 noundef %62, ptr noundef %64)
  %65 = load i32, ptr %c.addr, align 4
  %66 = load ptr, ptr %v.addr, align 8
  %arrayidx20 = getelementptr inbounds ptr, ptr %66, i64 0
  %67 = load ptr, ptr %arrayidx20, align 8
  call void @in_variable_good(i32 noundef %65, ptr noundef %67)
  %68 = load i32, ptr %c.addr, align 4
  %69 = load ptr, ptr %v.addr, align 8
  %arrayidx21 = getelementptr inbounds ptr, ptr %69, i64 0
  %70 = load ptr, ptr %arrayidx21, align 8
  call void @compared_other_bad(i32 noundef %68, ptr noundef %70)
  %71 = load i32, ptr %c.addr, align 4
  %72 = load ptr, ptr %v.addr, align 8
  %arrayidx22 = getelementptr inbounds ptr, ptr %72, i64 0
  %73 = load ptr, ptr %arrayidx22, align 8
  call void @until_good(i32 noundef %71, ptr noundef %73)
  %74 = load i32, ptr %c.addr, align 4
  %75 = load ptr, ptr %v.addr, align 8
  %arrayidx23 = getelementptr inbounds ptr, ptr %75, i64 0
  %76 = load ptr, ptr %arrayidx23, align 8
  call void @while_good(i32 noundef %74, ptr noundef %76)
  %77 = load i32, ptr %c.addr, align 4
  %78 = load ptr, ptr %v.addr, align 8
  %arrayidx24 = getelementptr inbounds ptr, ptr %78, i64 0
  %79 = load ptr, ptr %arrayidx24, align 8
  call void @while_bad(i32 noundef %77, ptr noundef %79)
  %80 = load i32, ptr %c.addr, align 4
  call void @cast_good(i32 noundef %80)
  %81 = load i32, ptr %c.addr, align 4
  call void @cast_bad(i32 noundef %81)
  %82 = load i32, ptr %c.addr, align 4
  %83 = load i32, ptr %c.addr, align 4
  call void @either_bad(i32 noundef %82, i32 noundef %83)
  %84 = load i32, ptr %c.addr, align 4
  %85 = load i32, ptr %c.addr, align 4
  call void @either_good(i32 noundef %84, i32 noundef %85)
  %86 = load i32, ptr %c.addr, align 4
  call void @narrowed_bad(i32 noundef %86)
  %87 = load i32, ptr %c.addr, align 4
  %88 = load ptr, ptr @stdin, align 8
  call void @elements_good(i32 noundef %87, ptr noundef %88)
  %89 = load i32, ptr %c.addr, align 4
  %90 = load ptr, ptr @stdin, align 8
  call void @elements_bad(i32 noundef %89, ptr noundef %90)
  %91 = load i32, ptr %c.addr, align 4
  %92 = load ptr, ptr %v.addr, align 8
  %arrayidx25 = getelementptr inbounds ptr, ptr %92, i64 0
  %93 = load ptr, ptr %arrayidx25, align 8
  call void @aliased_bad(i32 noundef %91, ptr noundef %n, ptr noundef %n, ptr noundef %93)
  %94 = load i32, ptr %c.addr, align 4
  %95 = load ptr, ptr %v.addr, align 8
  %arrayidx26 = getelementptr inbounds ptr, ptr %95, i64 0
  %96 = load ptr, ptr %arrayidx26, align 8
  call void @not_aliased_good(i32 noundef %94, ptr noundef %n, ptr noundef %96)
  %97 = load i32, ptr %c.addr, align 4
  %98 = load ptr, ptr %v.addr, align 8
  %arrayidx27 = getelementptr inbounds ptr, ptr %98, i64 0
  %99 = load ptr, ptr %arrayidx27, align 8
  call void @heap_bad(i32 noundef %97, ptr noundef %99)
  %100 = load i32, ptr %c.addr, align 4
  %101 = load ptr, ptr %v.addr, align 8
  %arrayidx28 = getelementptr inbounds ptr, ptr %101, i64 0
  %102 = load ptr, ptr %arrayidx28, align 8
  call void @equal_good(i32 noundef %100, ptr noundef %102)
  %103 = load i32, ptr %c.addr, align 4
  %104 = load ptr, ptr %v.addr, align 8
  %arrayidx29 = getelementptr inbounds ptr, ptr %104, i64 0
  %105 = load ptr, ptr %arrayidx29, align 8
  call void @clamped_with_sign_bad(i32 noundef %103, ptr noundef %105)
  ret i32 0
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind allocsize(0) }

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
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
