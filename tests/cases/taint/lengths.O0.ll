; ModuleID = 'lengths.c'
source_filename = "lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@way = dso_local global i32 0, align 4
@stdin = external global ptr, align 8
@line = dso_local global [256 x i8] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_bad() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %0 = load ptr, ptr %s, align 8
  %call1 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %0) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %1 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @text() #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef @line, i32 noundef 256, ptr noundef %0)
  ret ptr %call
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_good() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call i64 @strlen(ptr noundef %0) #8
  %cmp = icmp uge i64 %call1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr %s, align 8
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %1) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_beyond_bad() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call i64 @strlen(ptr noundef %0) #8
  %cmp = icmp ugt i64 %call1, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %1 = load ptr, ptr %s, align 8
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %1) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_kept_good() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  %n = alloca i64, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call i64 @strlen(ptr noundef %0) #8
  store i64 %call1, ptr %n, align 8
  %1 = load i64, ptr %n, align 8
  %cmp = icmp ugt i64 %1, 63
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %2 = load ptr, ptr %s, align 8
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %2) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_other_bad() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [64 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 64, ptr noundef %0)
  store ptr %call, ptr %s, align 8
  %call1 = call ptr @text()
  store ptr %call1, ptr %t, align 8
  %1 = load ptr, ptr %s, align 8
  %call2 = call i64 @strlen(ptr noundef %1) #8
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %2 = load ptr, ptr %t, align 8
  %call4 = call ptr @strcpy(ptr noundef %arraydecay3, ptr noundef %2) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_again_bad() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 200, ptr noundef %1)
  %arraydecay5 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call7 = call ptr @strcpy(ptr noundef %arraydecay5, ptr noundef %arraydecay6) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_perhaps_bad() #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %1 = load volatile i32, ptr @way, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end4

if.then:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.then
  br label %return

if.end:                                           ; preds = %if.then
  br label %if.end4

if.end4:                                          ; preds = %if.end, %entry
  %arraydecay5 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call7 = call ptr @strcpy(ptr noundef %arraydecay5, ptr noundef %arraydecay6) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end4, %if.then3
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_good() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #9
  store ptr %call3, ptr %t, align 8
  %1 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %1, ptr noundef %arraydecay4) #7
  %2 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %2)
  ret void
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i32 @puts(ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_too_small_bad() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %call3 = call noalias ptr @malloc(i64 noundef %call2) #9
  store ptr %call3, ptr %t, align 8
  %1 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %1, ptr noundef %arraydecay4) #7
  %2 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_before_bad() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #9
  store ptr %call3, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %1 = load ptr, ptr @stdin, align 8
  %call5 = call ptr @fgets(ptr noundef %arraydecay4, i32 noundef 200, ptr noundef %1)
  %2 = load ptr, ptr %t, align 8
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call7 = call ptr @strcpy(ptr noundef %2, ptr noundef %arraydecay6) #7
  %3 = load ptr, ptr %t, align 8
  %call8 = call i32 @puts(ptr noundef %3)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_room_good(ptr noundef %to, i64 noundef %room) #0 {
entry:
  %to.addr = alloca ptr, align 8
  %room.addr = alloca i64, align 8
  %s = alloca ptr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i64 %room, ptr %room.addr, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call i64 @strlen(ptr noundef %0) #8
  %1 = load i64, ptr %room.addr, align 8
  %cmp = icmp uge i64 %call1, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %to.addr, align 8
  %3 = load ptr, ptr %s, align 8
  %call2 = call ptr @strcpy(ptr noundef %2, ptr noundef %3) #7
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_room_known_bad(i64 noundef %room) #0 {
entry:
  %room.addr = alloca i64, align 8
  %b = alloca [64 x i8], align 16
  %s = alloca ptr, align 8
  store i64 %room, ptr %room.addr, align 8
  %call = call ptr @text()
  store ptr %call, ptr %s, align 8
  %0 = load ptr, ptr %s, align 8
  %call1 = call i64 @strlen(ptr noundef %0) #8
  %1 = load i64, ptr %room.addr, align 8
  %cmp = icmp uge i64 %call1, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0
  %2 = load ptr, ptr %s, align 8
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %2) #7
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  store volatile i32 %conv, ptr @way, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_elsewhere_good() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %add = add i64 %call2, 16
  %call3 = call ptr @make(i64 noundef %add, i64 noundef 1)
  store ptr %call3, ptr %t, align 8
  %1 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %1, ptr noundef %arraydecay4) #7
  %2 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(i64 noundef %count, i64 noundef %bytes) #0 {
entry:
  %count.addr = alloca i64, align 8
  %bytes.addr = alloca i64, align 8
  %made = alloca ptr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %bytes, ptr %bytes.addr, align 8
  %0 = load i64, ptr %count.addr, align 8
  %1 = load i64, ptr %bytes.addr, align 8
  %call = call noalias ptr @calloc(i64 noundef %0, i64 noundef %1) #10
  store ptr %call, ptr %made, align 8
  %2 = load ptr, ptr %made, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #11
  unreachable

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %made, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_twice_elsewhere_good() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %add = add i64 %call2, 1
  %call3 = call ptr @make_bytes(i64 noundef %add)
  store ptr %call3, ptr %t, align 8
  %1 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %1, ptr noundef %arraydecay4) #7
  %2 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make_bytes(i64 noundef %bytes) #0 {
entry:
  %bytes.addr = alloca i64, align 8
  store i64 %bytes, ptr %bytes.addr, align 8
  %0 = load i64, ptr %bytes.addr, align 8
  %call = call ptr @make(i64 noundef %0, i64 noundef 1)
  ret ptr %call
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_elsewhere_bad() #0 {
entry:
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %call3 = call ptr @make_bytes(i64 noundef %call2)
  store ptr %call3, ptr %t, align 8
  %1 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %1, ptr noundef %arraydecay4) #7
  %2 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %2)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @text_made_perhaps_bad(i32 noundef %any) #0 {
entry:
  %any.addr = alloca i32, align 4
  %c = alloca [200 x i8], align 16
  %t = alloca ptr, align 8
  store i32 %any, ptr %any.addr, align 4
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %0 = load ptr, ptr @stdin, align 8
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0)
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8
  %add = add i64 %call2, 1
  %1 = load i32, ptr %any.addr, align 4
  %call3 = call ptr @make_some(i64 noundef %add, i32 noundef %1)
  store ptr %call3, ptr %t, align 8
  %2 = load ptr, ptr %t, align 8
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0
  %call5 = call ptr @strcpy(ptr noundef %2, ptr noundef %arraydecay4) #7
  %3 = load ptr, ptr %t, align 8
  %call6 = call i32 @puts(ptr noundef %3)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make_some(i64 noundef %bytes, i32 noundef %any) #0 {
entry:
  %bytes.addr = alloca i64, align 8
  %any.addr = alloca i32, align 4
  store i64 %bytes, ptr %bytes.addr, align 8
  store i32 %any, ptr %any.addr, align 4
  %0 = load i32, ptr %any.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, ptr %bytes.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %1) #9
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call1 = call noalias ptr @malloc(i64 noundef 8) #9
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ %call1, %cond.false ]
  ret ptr %cond
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %v) #0 {
entry:
  %retval = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %v.addr = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  store i32 %count, ptr %count.addr, align 4
  store ptr %v, ptr %v.addr, align 8
  call void @text_bad()
  call void @text_good()
  call void @text_beyond_bad()
  call void @text_kept_good()
  call void @text_other_bad()
  call void @text_again_bad()
  call void @text_perhaps_bad()
  call void @text_made_good()
  call void @text_made_too_small_bad()
  call void @text_made_before_bad()
  %0 = load ptr, ptr %v.addr, align 8
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 0
  %1 = load ptr, ptr %arrayidx, align 8
  %2 = load i32, ptr %count.addr, align 4
  %conv = sext i32 %2 to i64
  call void @text_room_good(ptr noundef %1, i64 noundef %conv)
  %3 = load i32, ptr %count.addr, align 4
  %conv1 = sext i32 %3 to i64
  call void @text_room_known_bad(i64 noundef %conv1)
  call void @text_made_elsewhere_good()
  call void @text_made_twice_elsewhere_good()
  call void @text_made_elsewhere_bad()
  %4 = load i32, ptr %count.addr, align 4
  call void @text_made_perhaps_bad(i32 noundef %4)
  ret i32 0
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(read) }
attributes #9 = { nounwind allocsize(0) }
attributes #10 = { nounwind allocsize(0,1) }
attributes #11 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
