; ModuleID = 'checked.c'
source_filename = "checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay1)
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 @system(ptr noundef %arraydecay2)
  ret void
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare void @wipe(ptr noundef) #1

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_before_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %0)
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 @system(ptr noundef %arraydecay2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_perhaps_bad(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %b = alloca [80 x i8], align 16
  store i32 %k, ptr %k.addr, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 @system(ptr noundef %arraydecay2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_again_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %i = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay1)
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %1 = load i32, ptr %i, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %i, align 4
  %cmp = icmp slt i32 %1, 3
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !6

do.end:                                           ; preds = %do.cond
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 @system(ptr noundef %arraydecay2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_other_end_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %i = alloca i32, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 3
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @system(ptr noundef %arraydecay1)
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay3)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %2 = load i32, ptr %i, align 4
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !8

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @wiped_and_copied_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay1)
  %arraydecay2 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay2, ptr noundef @.str, ptr noundef %arraydecay3) #7
  %arraydecay5 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  ret void
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @copied_and_wiped_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay1, ptr noundef @.str, ptr noundef %arraydecay2) #7
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @wipe(ptr noundef %arraydecay4)
  %arraydecay5 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @quoted_good() #0 {
entry:
  %q = alloca ptr, align 8
  %call = call ptr @getenv(ptr noundef @.str.1) #7
  %call1 = call ptr @quoted(ptr noundef %call)
  store ptr %call1, ptr %q, align 8
  %0 = load ptr, ptr %q, align 8
  %call2 = call i32 @system(ptr noundef %0)
  ret void
}

declare ptr @quoted(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @unquoted_bad() #0 {
entry:
  %s = alloca ptr, align 8
  %q = alloca ptr, align 8
  %call = call ptr @getenv(ptr noundef @.str.1) #7
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call ptr @quoted(ptr noundef %0)
  store ptr %call1, ptr %q, align 8
  %1 = load ptr, ptr %s, align 8
  %call2 = call i32 @system(ptr noundef %1)
  %2 = load ptr, ptr %q, align 8
  %call3 = call i32 @puts(ptr noundef %2)
  ret void
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @bounded_good() #0 {
entry:
  %call = call i32 @number()
  %call1 = call i32 @bounded(i32 noundef %call)
  %call2 = call i32 @usleep(i32 noundef %call1)
  ret void
}

declare i32 @usleep(i32 noundef) #1

declare i32 @bounded(i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @number() #0 {
entry:
  %b = alloca [20 x i8], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %b, i8 0, i64 20, i1 false)
  %arraydecay = getelementptr inbounds [20 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 20, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [20 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #8
  ret i32 %call2
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @unbounded_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @bounded(i32 noundef %0)
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @is_plain(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_returns_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_exits_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_odd(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #9
  unreachable

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  ret void
}

declare i32 @is_odd(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_ignored_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_of_other_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call2 = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %1)
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @is_plain(ptr noundef %arraydecay3)
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_of_element_bad(i32 noundef %i, i32 noundef %j) #0 {
entry:
  %i.addr = alloca i32, align 4
  %j.addr = alloca i32, align 4
  %all = alloca [4 x ptr], align 16
  %k = alloca i32, align 4
  store i32 %i, ptr %i.addr, align 4
  store i32 %j, ptr %j.addr, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %k, align 4
  %cmp = icmp slt i32 %0, 4
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %call = call noalias ptr @malloc(i64 noundef 80) #10
  %1 = load ptr, ptr @stdin, align 8
  %call1 = call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %1)
  %2 = load i32, ptr %k, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom
  store ptr %call1, ptr %arrayidx, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %k, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond, !llvm.loop !9

for.end:                                          ; preds = %for.cond
  %4 = load i32, ptr %i.addr, align 4
  %and = and i32 %4, 3
  %idxprom2 = sext i32 %and to i64
  %arrayidx3 = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom2
  %5 = load ptr, ptr %arrayidx3, align 8
  %call4 = call i32 @is_plain(ptr noundef %5)
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %6 = load i32, ptr %j.addr, align 4
  %and5 = and i32 %6, 3
  %idxprom6 = sext i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom6
  %7 = load ptr, ptr %arrayidx7, align 8
  %call8 = call i32 @system(ptr noundef %7)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_and_good(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %b = alloca [80 x i8], align 16
  store i32 %k, ptr %k.addr, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 @system(ptr noundef %arraydecay4)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_or_bad(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %b = alloca [80 x i8], align 16
  store i32 %k, ptr %k.addr, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 @system(ptr noundef %arraydecay4)
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_then_read_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_then_read_inside_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1)
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_of_pointer_bad(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  %p = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  store ptr %arraydecay, ptr %p, align 8
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %0)
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call3 = call ptr @fgets(ptr noundef %arraydecay2, i32 noundef 80, ptr noundef %1)
  %2 = load ptr, ptr %p, align 8
  %call4 = call i32 @is_plain(ptr noundef %2)
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %3 = load i32, ptr %k.addr, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end
  %arraydecay7 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0
  store ptr %arraydecay7, ptr %p, align 8
  br label %if.end8

if.end8:                                          ; preds = %if.then6, %if.end
  %4 = load ptr, ptr %p, align 8
  %call9 = call i32 @system(ptr noundef %4)
  br label %return

return:                                           ; preds = %if.end8, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_of_pointer_good() #0 {
entry:
  %p = alloca ptr, align 8
  %call = call noalias ptr @malloc(i64 noundef 80) #10
  store ptr %call, ptr %p, align 8
  %0 = load ptr, ptr %p, align 8
  %1 = load ptr, ptr @stdin, align 8
  %call1 = call ptr @fgets(ptr noundef %0, i32 noundef 80, ptr noundef %1)
  %2 = load ptr, ptr %p, align 8
  %call2 = call i32 @is_plain(ptr noundef %2)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %p, align 8
  %call3 = call i32 @system(ptr noundef %3)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_variable_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %r = alloca i32, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  store i32 %call2, ptr %r, align 4
  %call3 = call i32 @puts(ptr noundef @.str.2)
  %1 = load i32, ptr %r, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 @system(ptr noundef %arraydecay4)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_variable_bad(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %b = alloca [80 x i8], align 16
  %r = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  store i32 %call2, ptr %r, align 4
  %1 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %r, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load i32, ptr %r, align 4
  %tobool3 = icmp ne i32 %2, 0
  br i1 %tobool3, label %if.then4, label %if.end7

if.then4:                                         ; preds = %if.end
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  br label %if.end7

if.end7:                                          ; preds = %if.then4, %if.end
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_variable_late_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %r = alloca i32, align 4
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  store i32 %call2, ptr %r, align 4
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1)
  %2 = load i32, ptr %r, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_loop_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  %lnot = xor i1 %tobool, true
  br i1 %lnot, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1)
  br label %while.cond, !llvm.loop !10

while.end:                                        ; preds = %while.cond
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_loop_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1)
  br label %while.cond, !llvm.loop !11

while.end:                                        ; preds = %while.cond
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call6 = call i32 @system(ptr noundef %arraydecay5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_switch_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  switch i32 %call2, label %sw.default [
    i32 0, label %sw.bb
  ]

sw.bb:                                            ; preds = %entry
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.bb, %sw.default
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_switch_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  switch i32 %call2, label %sw.default [
    i32 0, label %sw.bb
  ]

sw.bb:                                            ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %sw.default

sw.default:                                       ; preds = %entry, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_goes_on_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay3, ptr noundef @.str, ptr noundef %arraydecay4) #7
  %arraydecay6 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %call7 = call i32 @system(ptr noundef %arraydecay6)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_goes_on_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay1, ptr noundef @.str, ptr noundef %arraydecay2) #7
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 @is_plain(ptr noundef %arraydecay4)
  %tobool = icmp ne i32 %call5, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay6 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0
  %call7 = call i32 @system(ptr noundef %arraydecay6)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @in_range(i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_zero_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_one_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp eq i32 %call1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_one_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp ne i32 %call1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_two_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp ne i32 %call1, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_above_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp sgt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_above_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp sgt i32 %call1, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_below_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp slt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_not_below_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %cmp = icmp sge i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %call2 = call i32 @usleep(i32 noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_goes_on_good() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %x, align 4
  %add = add nsw i32 %1, 1
  %call2 = call i32 @usleep(i32 noundef %add)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @range_changed_bad() #0 {
entry:
  %x = alloca i32, align 4
  %call = call i32 @number()
  store i32 %call, ptr %x, align 4
  %0 = load i32, ptr %x, align 4
  %call1 = call i32 @in_range(i32 noundef %0)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %call2 = call i32 @number()
  store i32 %call2, ptr %x, align 4
  %1 = load i32, ptr %x, align 4
  %call3 = call i32 @usleep(i32 noundef %1)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @is_name(ptr noundef %text) #0 {
entry:
  %retval = alloca i32, align 4
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %text.addr, align 8
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %text.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp eq i32 %conv, 47
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %4 = load ptr, ptr %text.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr, ptr %text.addr, align 8
  br label %for.cond, !llvm.loop !12

for.end:                                          ; preds = %for.cond
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %5 = load i32, ptr %retval, align 4
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_with_body_good() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_name(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_with_body_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_name(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call4 = call i32 @system(ptr noundef %arraydecay3)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @guard_with_body_changed_bad() #0 {
entry:
  %b = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call2 = call i32 @is_name(ptr noundef %arraydecay1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  call void @read_again(ptr noundef %arraydecay3)
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0
  %call5 = call i32 @system(ptr noundef %arraydecay4)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @read_again(ptr noundef %text) #0 {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  %1 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %0, i32 noundef 80, ptr noundef %1)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 {
entry:
  %retval = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %arguments.addr = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store i32 %count, ptr %count.addr, align 4
  store ptr %arguments, ptr %arguments.addr, align 8
  call void @wiped_good()
  call void @wiped_before_bad()
  %0 = load i32, ptr %count.addr, align 4
  call void @wiped_perhaps_bad(i32 noundef %0)
  call void @wiped_again_good()
  call void @wiped_other_end_bad()
  call void @wiped_and_copied_good()
  call void @copied_and_wiped_bad()
  call void @quoted_good()
  call void @unquoted_bad()
  call void @bounded_good()
  call void @unbounded_bad()
  call void @guard_good()
  call void @guard_bad()
  call void @guard_returns_good()
  call void @guard_exits_good()
  call void @guard_ignored_bad()
  call void @guard_of_other_bad()
  %1 = load i32, ptr %count.addr, align 4
  %2 = load ptr, ptr %arguments.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %2, i64 0
  %3 = load ptr, ptr %arrayidx, align 8
  %arrayidx1 = getelementptr inbounds i8, ptr %3, i64 0
  %4 = load i8, ptr %arrayidx1, align 1
  %conv = sext i8 %4 to i32
  call void @guard_of_element_bad(i32 noundef %1, i32 noundef %conv)
  %5 = load i32, ptr %count.addr, align 4
  call void @guard_and_good(i32 noundef %5)
  %6 = load i32, ptr %count.addr, align 4
  call void @guard_or_bad(i32 noundef %6)
  call void @guard_then_read_bad()
  call void @guard_then_read_inside_bad()
  %7 = load i32, ptr %count.addr, align 4
  call void @guard_of_pointer_bad(i32 noundef %7)
  call void @guard_of_pointer_good()
  call void @guard_variable_good()
  %8 = load i32, ptr %count.addr, align 4
  call void @guard_variable_bad(i32 noundef %8)
  call void @guard_variable_late_bad()
  call void @guard_loop_good()
  call void @guard_loop_bad()
  call void @guard_switch_good()
  call void @guard_switch_bad()
  call void @guard_goes_on_good()
  call void @guard_goes_on_bad()
  call void @range_good()
  call void @range_zero_good()
  call void @range_one_good()
  call void @range_one_bad()
  call void @range_two_bad()
  call void @range_above_good()
  call void @range_above_bad()
  call void @range_below_good()
  call void @range_not_below_bad()
  call void @range_goes_on_good()
  call void @range_changed_bad()
  call void @guard_with_body_good()
  call void @guard_with_body_bad()
  call void @guard_with_body_changed_bad()
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind allocsize(0) }

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
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
