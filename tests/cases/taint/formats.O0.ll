; ModuleID = 'formats.c'
source_filename = "formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, ptr }
%struct.out = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"one %s\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"many %s\00", align 1
@messages = internal global [3 x ptr] [ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16
@fixed = internal constant [3 x ptr] [ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16
@whole = internal constant [6 x i8] c"x %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"f %s\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"g %s\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"h %s\00", align 1
@stdin = external global ptr, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"w %s\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"x %s\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"y %s\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"z %s\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"%s %s\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"o %s\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"Y\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"no %s\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"a %s\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"b %s\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"two %s\00", align 1
@table = internal constant [2 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 1, [4 x i8] zeroinitializer, ptr @.str.1 }, { i32, [4 x i8], ptr } { i32 2, [4 x i8] zeroinitializer, ptr @.str.19 }], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c"p %s\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"q %s\00", align 1
@stderr = external global ptr, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @literal_good(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8
  %0 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %0)
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @chosen_good(i32 noundef %k, ptr noundef %data) #0 {
entry:
  %k.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  %0 = load i32, ptr %k.addr, align 4
  %cmp = icmp sgt i32 %0, 1
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, ptr @.str.1, ptr @.str.2
  %2 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %cond, ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @table_good(i32 noundef %k, ptr noundef %data) #0 {
entry:
  %k.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  %0 = load i32, ptr %k.addr, align 4
  %rem = srem i32 %0, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx, align 8
  %2 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %1, ptr noundef %2)
  %3 = load i32, ptr %k.addr, align 4
  %rem1 = srem i32 %3, 3
  %idxprom2 = sext i32 %rem1 to i64
  %arrayidx3 = getelementptr inbounds [3 x ptr], ptr @fixed, i64 0, i64 %idxprom2
  %4 = load ptr, ptr %arrayidx3, align 8
  %5 = load ptr, ptr %data.addr, align 8
  %call4 = call i32 (ptr, ...) @printf(ptr noundef %4, ptr noundef %5)
  %6 = load i32, ptr %k.addr, align 4
  %and = and i32 %6, 1
  %idxprom5 = sext i32 %and to i64
  %arrayidx6 = getelementptr inbounds [2 x %struct.anon], ptr @table, i64 0, i64 %idxprom5
  %text = getelementptr inbounds nuw %struct.anon, ptr %arrayidx6, i32 0, i32 1
  %7 = load ptr, ptr %text, align 8
  %8 = load ptr, ptr %data.addr, align 8
  %call7 = call i32 (ptr, ...) @printf(ptr noundef %7, ptr noundef %8)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @whole_good(i32 noundef %k, ptr noundef %data) #0 {
entry:
  %k.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  %0 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef @whole, ptr noundef %0)
  %1 = load i32, ptr %k.addr, align 4
  %cmp = icmp sgt i32 %1, 2
  %conv = zext i1 %cmp to i32
  %idx.ext = sext i32 %conv to i64
  %add.ptr = getelementptr inbounds i8, ptr @whole, i64 %idx.ext
  %2 = load ptr, ptr %data.addr, align 8
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %add.ptr, ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @returned_good(i32 noundef %k, ptr noundef %data) #0 {
entry:
  %k.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  %0 = load i32, ptr %k.addr, align 4
  %call = call ptr @pick(i32 noundef %0)
  %1 = load ptr, ptr %data.addr, align 8
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %call, ptr noundef %1)
  %2 = load i32, ptr %k.addr, align 4
  %call2 = call ptr @look(i32 noundef %2)
  %3 = load ptr, ptr %data.addr, align 8
  %call3 = call i32 (ptr, ...) @printf(ptr noundef %call2, ptr noundef %3)
  %4 = load i32, ptr %k.addr, align 4
  %call4 = call ptr @pick(i32 noundef %4)
  %5 = load ptr, ptr %data.addr, align 8
  call void (i32, ptr, ...) @syslog(i32 noundef 3, ptr noundef %call4, ptr noundef %5)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pick(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %k.addr, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.21, ptr @.str.22
  ret ptr %cond
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @look(i32 noundef %k) #0 {
entry:
  %retval = alloca ptr, align 8
  %k.addr = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %k.addr, align 4
  switch i32 %0, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ]

sw.bb:                                            ; preds = %entry
  store ptr @.str.17, ptr %retval, align 8
  br label %return

sw.bb1:                                           ; preds = %entry
  store ptr @.str.18, ptr %retval, align 8
  br label %return

sw.default:                                       ; preds = %entry
  %1 = load i32, ptr %k.addr, align 4
  %rem = srem i32 %1, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  store ptr %2, ptr %retval, align 8
  br label %return

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %3 = load ptr, ptr %retval, align 8
  ret ptr %3
}

declare void @syslog(i32 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @loop_good(i32 noundef %k, ptr noundef %data) #0 {
entry:
  %k.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  %format = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 %k, ptr %k.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  store ptr @.str.3, ptr %format, align 8
  %0 = load i32, ptr %k.addr, align 4
  %cmp = icmp sgt i32 %0, 3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store ptr @.str.4, ptr %format, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %k.addr, align 4
  %cmp1 = icmp slt i32 %1, %2
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %format, align 8
  %4 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %3, ptr noundef %4)
  %5 = load i32, ptr %i, align 4
  %rem = srem i32 %5, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom
  %6 = load ptr, ptr %arrayidx, align 8
  store ptr %6, ptr %format, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @copied_good(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %format = alloca [80 x i8], align 16
  store ptr %data, ptr %data.addr, align 8
  %arraydecay = getelementptr inbounds [80 x i8], ptr %format, i64 0, i64 0
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @.str.5) #5
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %format, i64 0, i64 0
  %0 = load ptr, ptr %data.addr, align 8
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1, ptr noundef %0)
  ret void
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @data_bad() #0 {
entry:
  %data = alloca [80 x i8], align 16
  %arraydecay = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1)
  ret void
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @chosen_bad(i32 noundef %k) #0 {
entry:
  %k.addr = alloca i32, align 4
  %format = alloca ptr, align 8
  store i32 %k, ptr %k.addr, align 4
  %0 = load i32, ptr %k.addr, align 4
  %cmp = icmp sgt i32 %0, 3
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = call ptr @getenv(ptr noundef @.str.6) #5
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ @.str.7, %cond.false ]
  store ptr %cond, ptr %format, align 8
  %1 = load ptr, ptr %format, align 8
  %2 = load i32, ptr %k.addr, align 4
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %1, i32 noundef %2)
  ret void
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 {
entry:
  %retval = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %arguments.addr = alloca ptr, align 8
  %data = alloca [80 x i8], align 16
  %out = alloca %struct.out, align 8
  %made = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store i32 %count, ptr %count.addr, align 4
  store ptr %arguments, ptr %arguments.addr, align 8
  %arraydecay = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @literal_good(ptr noundef %arraydecay1)
  %1 = load i32, ptr %count.addr, align 4
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @chosen_good(i32 noundef %1, ptr noundef %arraydecay2)
  %2 = load i32, ptr %count.addr, align 4
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @table_good(i32 noundef %2, ptr noundef %arraydecay3)
  %3 = load i32, ptr %count.addr, align 4
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @whole_good(i32 noundef %3, ptr noundef %arraydecay4)
  %4 = load i32, ptr %count.addr, align 4
  %5 = load ptr, ptr %arguments.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %5, i64 1
  %6 = load ptr, ptr %arrayidx, align 8
  call void @returned_good(i32 noundef %4, ptr noundef %6)
  %7 = load i32, ptr %count.addr, align 4
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @loop_good(i32 noundef %7, ptr noundef %arraydecay5)
  %arraydecay6 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @copied_good(ptr noundef %arraydecay6)
  call void @data_bad()
  %8 = load i32, ptr %count.addr, align 4
  call void @chosen_bad(i32 noundef %8)
  %arraydecay7 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @given_good(ptr noundef @.str.8, ptr noundef %arraydecay7)
  %9 = load i32, ptr %count.addr, align 4
  %tobool = icmp ne i32 %9, 0
  %10 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.9, ptr @.str.10
  %call8 = call ptr @getenv(ptr noundef @.str.6) #5
  call void @given_good(ptr noundef %cond, ptr noundef %call8)
  %11 = load ptr, ptr %arguments.addr, align 8
  %arrayidx9 = getelementptr inbounds ptr, ptr %11, i64 1
  %12 = load ptr, ptr %arrayidx9, align 8
  call void @deep(ptr noundef @.str.11, ptr noundef %12)
  %arraydecay10 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  %13 = load ptr, ptr %arguments.addr, align 8
  %arrayidx11 = getelementptr inbounds ptr, ptr %13, i64 0
  %14 = load ptr, ptr %arrayidx11, align 8
  call void (ptr, ...) @list_good(ptr noundef @.str.12, ptr noundef %arraydecay10, ptr noundef %14)
  %15 = load i32, ptr %count.addr, align 4
  %call12 = call ptr @pick(i32 noundef %15)
  %16 = load ptr, ptr %arguments.addr, align 8
  %arrayidx13 = getelementptr inbounds ptr, ptr %16, i64 2
  %17 = load ptr, ptr %arrayidx13, align 8
  call void (ptr, ...) @list_good(ptr noundef %call12, ptr noundef %17)
  %format = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 0
  store ptr @.str.13, ptr %format, align 8
  %data14 = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 1
  %arraydecay15 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  store ptr %arraydecay15, ptr %data14, align 8
  %call16 = call noalias ptr @malloc(i64 noundef 16) #6
  store ptr %call16, ptr %made, align 8
  %18 = load i32, ptr %count.addr, align 4
  %call17 = call ptr @pick(i32 noundef %18)
  %19 = load ptr, ptr %made, align 8
  %format18 = getelementptr inbounds nuw %struct.out, ptr %19, i32 0, i32 0
  store ptr %call17, ptr %format18, align 8
  %call19 = call ptr @getenv(ptr noundef @.str.14) #5
  %20 = load ptr, ptr %made, align 8
  %data20 = getelementptr inbounds nuw %struct.out, ptr %20, i32 0, i32 1
  store ptr %call19, ptr %data20, align 8
  call void @member_good(ptr noundef %out)
  %21 = load ptr, ptr %made, align 8
  call void @member_good(ptr noundef %21)
  %call21 = call ptr @getenv(ptr noundef @.str.6) #5
  %arraydecay22 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @own_bad(ptr noundef %call21, ptr noundef %arraydecay22)
  %arraydecay23 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0
  call void @own_bad(ptr noundef @.str.15, ptr noundef %arraydecay23)
  ret i32 0
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @given_good(ptr noundef %format, ptr noundef %argument) #0 {
entry:
  %format.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %format.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @deep(ptr noundef %format, ptr noundef %argument) #0 {
entry:
  %format.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %format.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  call void @given_good(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @list_good(ptr noundef %format, ...) #0 {
entry:
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %format, ptr %format.addr, align 8
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  %0 = load ptr, ptr @stderr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %arraydecay1) #5
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @member_good(ptr noundef %out) #0 {
entry:
  %out.addr = alloca ptr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = load ptr, ptr %out.addr, align 8
  %format = getelementptr inbounds nuw %struct.out, ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %format, align 8
  %2 = load ptr, ptr %out.addr, align 8
  %data = getelementptr inbounds nuw %struct.out, ptr %2, i32 0, i32 1
  %3 = load ptr, ptr %data, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %1, ptr noundef %3)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @own_bad(ptr noundef %format, ptr noundef %data) #0 {
entry:
  %format.addr = alloca ptr, align 8
  %data.addr = alloca ptr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %data, ptr %data.addr, align 8
  %0 = load ptr, ptr %format.addr, align 8
  %1 = load ptr, ptr %data.addr, align 8
  %call = call i32 (ptr, ...) @printf(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nounwind
declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

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
