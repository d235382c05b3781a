; ModuleID = '<stdin>'
source_filename = "checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"X\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_good() #0 !dbg !24 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !28, !DIExpression(), !32)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !33
  %0 = load ptr, ptr @stdin, align 8, !dbg !34
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !35
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !36
  call void @wipe(ptr noundef %arraydecay1), !dbg !37
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !38
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !39
  ret void, !dbg !40
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare void @wipe(ptr noundef) #1

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_before_bad() #0 !dbg !41 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !42, !DIExpression(), !43)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !44
  call void @wipe(ptr noundef %arraydecay), !dbg !45
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !46
  %0 = load ptr, ptr @stdin, align 8, !dbg !47
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %0), !dbg !48
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !49
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !50
  ret void, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_perhaps_bad(i32 noundef %k) #0 !dbg !52 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_value(i32 %k, !56, !DIExpression(), !57)
    #dbg_declare(ptr %b, !58, !DIExpression(), !59)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !60
  %0 = load ptr, ptr @stdin, align 8, !dbg !61
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !62
  %tobool = icmp ne i32 %k, 0, !dbg !63
  br i1 %tobool, label %if.then, label %if.end, !dbg !63

if.then:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !65
  call void @wipe(ptr noundef %arraydecay1), !dbg !66
  br label %if.end, !dbg !66

if.end:                                           ; preds = %if.then, %entry
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !67
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !68
  ret void, !dbg !69
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_again_good() #0 !dbg !70 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !71, !DIExpression(), !72)
    #dbg_value(i32 0, !73, !DIExpression(), !74)
  br label %do.body, !dbg !75

do.body:                                          ; preds = %do.cond, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.cond ], !dbg !74
    #dbg_value(i32 %i.0, !73, !DIExpression(), !74)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !76
  %0 = load ptr, ptr @stdin, align 8, !dbg !78
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !79
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !80
  call void @wipe(ptr noundef %arraydecay1), !dbg !81
  br label %do.cond, !dbg !82

do.cond:                                          ; preds = %do.body
  %inc = add nsw i32 %i.0, 1, !dbg !83
    #dbg_value(i32 %inc, !73, !DIExpression(), !74)
  %cmp = icmp slt i32 %i.0, 3, !dbg !84
  br i1 %cmp, label %do.body, label %do.end, !dbg !82, !llvm.loop !85

do.end:                                           ; preds = %do.cond
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !88
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !89
  ret void, !dbg !90
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_other_end_bad() #0 !dbg !91 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !92, !DIExpression(), !93)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !94
  %0 = load ptr, ptr @stdin, align 8, !dbg !95
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !96
    #dbg_value(i32 0, !97, !DIExpression(), !99)
  br label %for.cond, !dbg !100

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !101
    #dbg_value(i32 %i.0, !97, !DIExpression(), !99)
  %cmp = icmp slt i32 %i.0, 3, !dbg !102
  br i1 %cmp, label %for.body, label %for.end, !dbg !104

for.body:                                         ; preds = %for.cond
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !105
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !107
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !108
  call void @wipe(ptr noundef %arraydecay3), !dbg !109
  br label %for.inc, !dbg !110

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !111
    #dbg_value(i32 %inc, !97, !DIExpression(), !99)
  br label %for.cond, !dbg !112, !llvm.loop !113

for.end:                                          ; preds = %for.cond
  ret void, !dbg !115
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_and_copied_good() #0 !dbg !116 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
    #dbg_declare(ptr %b, !117, !DIExpression(), !118)
    #dbg_declare(ptr %c, !119, !DIExpression(), !123)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !124
  %0 = load ptr, ptr @stdin, align 8, !dbg !125
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !126
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !127
  call void @wipe(ptr noundef %arraydecay1), !dbg !128
  %arraydecay2 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !129
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !130
  %call4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay2, ptr noundef @.str, ptr noundef %arraydecay3) #7, !dbg !131
  %arraydecay5 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !132
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied_and_wiped_bad() #0 !dbg !135 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
    #dbg_declare(ptr %b, !136, !DIExpression(), !137)
    #dbg_declare(ptr %c, !138, !DIExpression(), !139)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !140
  %0 = load ptr, ptr @stdin, align 8, !dbg !141
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !142
  %arraydecay1 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !143
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !144
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay1, ptr noundef @.str, ptr noundef %arraydecay2) #7, !dbg !145
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !146
  call void @wipe(ptr noundef %arraydecay4), !dbg !147
  %arraydecay5 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !148
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_good() #0 !dbg !151 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.1) #7, !dbg !152
  %call1 = call ptr @quoted(ptr noundef %call), !dbg !153
    #dbg_value(ptr %call1, !154, !DIExpression(), !156)
  %call2 = call i32 @system(ptr noundef %call1), !dbg !157
  ret void, !dbg !158
}

declare ptr @quoted(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @unquoted_bad() #0 !dbg !159 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.1) #7, !dbg !160
    #dbg_value(ptr %call, !161, !DIExpression(), !162)
  %call1 = call ptr @quoted(ptr noundef %call), !dbg !163
    #dbg_value(ptr %call1, !164, !DIExpression(), !162)
  %call2 = call i32 @system(ptr noundef %call), !dbg !165
  %call3 = call i32 @puts(ptr noundef %call1), !dbg !166
  ret void, !dbg !167
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @bounded_good() #0 !dbg !168 {
entry:
  %call = call i32 @number(), !dbg !169
  %call1 = call i32 @bounded(i32 noundef %call), !dbg !170
  %call2 = call i32 @usleep(i32 noundef %call1), !dbg !171
  ret void, !dbg !172
}

declare i32 @usleep(i32 noundef) #1

declare i32 @bounded(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @number() #0 !dbg !173 {
entry:
  %b = alloca [20 x i8], align 16
    #dbg_declare(ptr %b, !176, !DIExpression(), !180)
  call void @llvm.memset.p0.i64(ptr align 16 %b, i8 0, i64 20, i1 false), !dbg !180
  %arraydecay = getelementptr inbounds [20 x i8], ptr %b, i64 0, i64 0, !dbg !181
  %0 = load ptr, ptr @stdin, align 8, !dbg !182
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 20, ptr noundef %0), !dbg !183
  %arraydecay1 = getelementptr inbounds [20 x i8], ptr %b, i64 0, i64 0, !dbg !184
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #8, !dbg !185
  ret i32 %call2, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @unbounded_bad() #0 !dbg !187 {
entry:
  %call = call i32 @number(), !dbg !188
    #dbg_value(i32 %call, !189, !DIExpression(), !190)
  %call1 = call i32 @bounded(i32 noundef %call), !dbg !191
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !192
  ret void, !dbg !193
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_good() #0 !dbg !194 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !195, !DIExpression(), !196)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !197
  %0 = load ptr, ptr @stdin, align 8, !dbg !198
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !199
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !200
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !202
  %tobool = icmp ne i32 %call2, 0, !dbg !202
  br i1 %tobool, label %if.then, label %if.end, !dbg !202

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !203
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !204
  br label %if.end, !dbg !204

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !205
}

declare i32 @is_plain(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_bad() #0 !dbg !206 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !207, !DIExpression(), !208)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !209
  %0 = load ptr, ptr @stdin, align 8, !dbg !210
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !211
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !212
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !214
  %tobool = icmp ne i32 %call2, 0, !dbg !214
  br i1 %tobool, label %if.end, label %if.then, !dbg !215

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !216
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !217
  br label %if.end, !dbg !217

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_returns_good() #0 !dbg !219 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !220, !DIExpression(), !221)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !222
  %0 = load ptr, ptr @stdin, align 8, !dbg !223
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !224
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !225
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !227
  %tobool = icmp ne i32 %call2, 0, !dbg !227
  br i1 %tobool, label %if.end, label %if.then, !dbg !228

if.then:                                          ; preds = %entry
  br label %return, !dbg !229

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !230
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !231
  br label %return, !dbg !232

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !232
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_exits_good() #0 !dbg !233 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !234, !DIExpression(), !235)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !236
  %0 = load ptr, ptr @stdin, align 8, !dbg !237
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !238
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !239
  %call2 = call i32 @is_odd(ptr noundef %arraydecay1), !dbg !241
  %tobool = icmp ne i32 %call2, 0, !dbg !241
  br i1 %tobool, label %if.then, label %if.end, !dbg !241

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #9, !dbg !242
  unreachable, !dbg !242

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !243
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !244
  ret void, !dbg !245
}

declare i32 @is_odd(ptr noundef) #1

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_ignored_bad() #0 !dbg !246 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !247, !DIExpression(), !248)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !249
  %0 = load ptr, ptr @stdin, align 8, !dbg !250
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !251
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !252
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !253
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !254
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !255
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_other_bad() #0 !dbg !257 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !258, !DIExpression(), !259)
    #dbg_declare(ptr %c, !260, !DIExpression(), !261)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !262
  %0 = load ptr, ptr @stdin, align 8, !dbg !263
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !264
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0, !dbg !265
  %1 = load ptr, ptr @stdin, align 8, !dbg !266
  %call2 = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %1), !dbg !267
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !268
  %call4 = call i32 @is_plain(ptr noundef %arraydecay3), !dbg !270
  %tobool = icmp ne i32 %call4, 0, !dbg !270
  br i1 %tobool, label %if.then, label %if.end, !dbg !270

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0, !dbg !271
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !272
  br label %if.end, !dbg !272

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !273
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_element_bad(i32 noundef %i, i32 noundef %j) #0 !dbg !274 {
entry:
  %all = alloca [4 x ptr], align 16
    #dbg_value(i32 %i, !277, !DIExpression(), !278)
    #dbg_value(i32 %j, !279, !DIExpression(), !278)
    #dbg_declare(ptr %all, !280, !DIExpression(), !284)
    #dbg_value(i32 0, !285, !DIExpression(), !287)
  br label %for.cond, !dbg !288

for.cond:                                         ; preds = %for.inc, %entry
  %k.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !289
    #dbg_value(i32 %k.0, !285, !DIExpression(), !287)
  %cmp = icmp slt i32 %k.0, 4, !dbg !290
  br i1 %cmp, label %for.body, label %for.end, !dbg !292

for.body:                                         ; preds = %for.cond
  %call = call noalias ptr @malloc(i64 noundef 80) #10, !dbg !293
  %0 = load ptr, ptr @stdin, align 8, !dbg !294
  %call1 = call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %0), !dbg !295
  %idxprom = sext i32 %k.0 to i64, !dbg !296
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !296
  store ptr %call1, ptr %arrayidx, align 8, !dbg !297
  br label %for.inc, !dbg !296

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %k.0, 1, !dbg !298
    #dbg_value(i32 %inc, !285, !DIExpression(), !287)
  br label %for.cond, !dbg !299, !llvm.loop !300

for.end:                                          ; preds = %for.cond
  %and = and i32 %i, 3, !dbg !302
  %idxprom2 = sext i32 %and to i64, !dbg !304
  %arrayidx3 = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom2, !dbg !304
  %1 = load ptr, ptr %arrayidx3, align 8, !dbg !304
  %call4 = call i32 @is_plain(ptr noundef %1), !dbg !305
  %tobool = icmp ne i32 %call4, 0, !dbg !305
  br i1 %tobool, label %if.then, label %if.end, !dbg !305

if.then:                                          ; preds = %for.end
  %and5 = and i32 %j, 3, !dbg !306
  %idxprom6 = sext i32 %and5 to i64, !dbg !307
  %arrayidx7 = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom6, !dbg !307
  %2 = load ptr, ptr %arrayidx7, align 8, !dbg !307
  %call8 = call i32 @system(ptr noundef %2), !dbg !308
  br label %if.end, !dbg !308

if.end:                                           ; preds = %if.then, %for.end
  ret void, !dbg !309
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_and_good(i32 noundef %k) #0 !dbg !310 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_value(i32 %k, !311, !DIExpression(), !312)
    #dbg_declare(ptr %b, !313, !DIExpression(), !314)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !315
  %0 = load ptr, ptr @stdin, align 8, !dbg !316
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !317
  %tobool = icmp ne i32 %k, 0, !dbg !318
  br i1 %tobool, label %land.lhs.true, label %if.end, !dbg !320

land.lhs.true:                                    ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !321
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !322
  %tobool3 = icmp ne i32 %call2, 0, !dbg !322
  br i1 %tobool3, label %if.then, label %if.end, !dbg !320

if.then:                                          ; preds = %land.lhs.true
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !323
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !324
  br label %if.end, !dbg !324

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_or_bad(i32 noundef %k) #0 !dbg !326 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_value(i32 %k, !327, !DIExpression(), !328)
    #dbg_declare(ptr %b, !329, !DIExpression(), !330)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !331
  %0 = load ptr, ptr @stdin, align 8, !dbg !332
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !333
  %tobool = icmp ne i32 %k, 0, !dbg !334
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !336

lor.lhs.false:                                    ; preds = %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !337
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !338
  %tobool3 = icmp ne i32 %call2, 0, !dbg !338
  br i1 %tobool3, label %if.then, label %if.end, !dbg !336

if.then:                                          ; preds = %lor.lhs.false, %entry
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !339
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !340
  br label %if.end, !dbg !340

if.end:                                           ; preds = %if.then, %lor.lhs.false
  ret void, !dbg !341
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_then_read_bad() #0 !dbg !342 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !343, !DIExpression(), !344)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !345
  %0 = load ptr, ptr @stdin, align 8, !dbg !346
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !347
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !348
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !350
  %tobool = icmp ne i32 %call2, 0, !dbg !350
  br i1 %tobool, label %if.then, label %if.end, !dbg !350

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !351
  %1 = load ptr, ptr @stdin, align 8, !dbg !352
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1), !dbg !353
  br label %if.end, !dbg !353

if.end:                                           ; preds = %if.then, %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !354
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !355
  ret void, !dbg !356
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_then_read_inside_bad() #0 !dbg !357 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !358, !DIExpression(), !359)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !360
  %0 = load ptr, ptr @stdin, align 8, !dbg !361
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !362
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !363
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !365
  %tobool = icmp ne i32 %call2, 0, !dbg !365
  br i1 %tobool, label %if.then, label %if.end, !dbg !365

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !366
  %1 = load ptr, ptr @stdin, align 8, !dbg !368
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1), !dbg !369
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !370
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !371
  br label %if.end, !dbg !372

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !373
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_pointer_bad(i32 noundef %k) #0 !dbg !374 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
    #dbg_value(i32 %k, !375, !DIExpression(), !376)
    #dbg_declare(ptr %b, !377, !DIExpression(), !378)
    #dbg_declare(ptr %c, !379, !DIExpression(), !380)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !381
    #dbg_value(ptr %arraydecay, !382, !DIExpression(), !376)
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !383
  %0 = load ptr, ptr @stdin, align 8, !dbg !384
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 80, ptr noundef %0), !dbg !385
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0, !dbg !386
  %1 = load ptr, ptr @stdin, align 8, !dbg !387
  %call3 = call ptr @fgets(ptr noundef %arraydecay2, i32 noundef 80, ptr noundef %1), !dbg !388
  %call4 = call i32 @is_plain(ptr noundef %arraydecay), !dbg !389
  %tobool = icmp ne i32 %call4, 0, !dbg !389
  br i1 %tobool, label %if.end, label %if.then, !dbg !391

if.then:                                          ; preds = %entry
  br label %return, !dbg !392

if.end:                                           ; preds = %entry
  %tobool5 = icmp ne i32 %k, 0, !dbg !393
  br i1 %tobool5, label %if.then6, label %if.end8, !dbg !393

if.then6:                                         ; preds = %if.end
  %arraydecay7 = getelementptr inbounds [80 x i8], ptr %c, i64 0, i64 0, !dbg !395
    #dbg_value(ptr %arraydecay7, !382, !DIExpression(), !376)
  br label %if.end8, !dbg !396

if.end8:                                          ; preds = %if.then6, %if.end
  %p.0 = phi ptr [ %arraydecay7, %if.then6 ], [ %arraydecay, %if.end ], !dbg !376
    #dbg_value(ptr %p.0, !382, !DIExpression(), !376)
  %call9 = call i32 @system(ptr noundef %p.0), !dbg !397
  br label %return, !dbg !398

return:                                           ; preds = %if.end8, %if.then
  ret void, !dbg !398
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_pointer_good() #0 !dbg !399 {
entry:
  %call = call noalias ptr @malloc(i64 noundef 80) #10, !dbg !400
    #dbg_value(ptr %call, !401, !DIExpression(), !402)
  %0 = load ptr, ptr @stdin, align 8, !dbg !403
  %call1 = call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %0), !dbg !404
  %call2 = call i32 @is_plain(ptr noundef %call), !dbg !405
  %tobool = icmp ne i32 %call2, 0, !dbg !405
  br i1 %tobool, label %if.then, label %if.end, !dbg !405

if.then:                                          ; preds = %entry
  %call3 = call i32 @system(ptr noundef %call), !dbg !407
  br label %if.end, !dbg !407

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !408
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_good() #0 !dbg !409 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !410, !DIExpression(), !411)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !412
  %0 = load ptr, ptr @stdin, align 8, !dbg !413
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !414
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !415
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !416
    #dbg_value(i32 %call2, !417, !DIExpression(), !418)
  %call3 = call i32 @puts(ptr noundef @.str.2), !dbg !419
  %tobool = icmp ne i32 %call2, 0, !dbg !420
  br i1 %tobool, label %if.then, label %if.end, !dbg !420

if.then:                                          ; preds = %entry
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !422
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !423
  br label %if.end, !dbg !423

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !424
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_bad(i32 noundef %k) #0 !dbg !425 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_value(i32 %k, !426, !DIExpression(), !427)
    #dbg_declare(ptr %b, !428, !DIExpression(), !429)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !430
  %0 = load ptr, ptr @stdin, align 8, !dbg !431
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !432
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !433
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !434
    #dbg_value(i32 %call2, !435, !DIExpression(), !427)
  %tobool = icmp ne i32 %k, 0, !dbg !436
  br i1 %tobool, label %if.then, label %if.end, !dbg !436

if.then:                                          ; preds = %entry
    #dbg_value(i32 1, !435, !DIExpression(), !427)
  br label %if.end, !dbg !438

if.end:                                           ; preds = %if.then, %entry
  %r.0 = phi i32 [ 1, %if.then ], [ %call2, %entry ], !dbg !439
    #dbg_value(i32 %r.0, !435, !DIExpression(), !427)
  %tobool3 = icmp ne i32 %r.0, 0, !dbg !440
  br i1 %tobool3, label %if.then4, label %if.end7, !dbg !440

if.then4:                                         ; preds = %if.end
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !442
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !443
  br label %if.end7, !dbg !443

if.end7:                                          ; preds = %if.then4, %if.end
  ret void, !dbg !444
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_late_bad() #0 !dbg !445 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !446, !DIExpression(), !447)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !448
  %0 = load ptr, ptr @stdin, align 8, !dbg !449
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !450
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !451
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !452
    #dbg_value(i32 %call2, !453, !DIExpression(), !454)
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !455
  %1 = load ptr, ptr @stdin, align 8, !dbg !456
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1), !dbg !457
  %tobool = icmp ne i32 %call2, 0, !dbg !458
  br i1 %tobool, label %if.then, label %if.end, !dbg !458

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !460
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !461
  br label %if.end, !dbg !461

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !462
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_loop_good() #0 !dbg !463 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !464, !DIExpression(), !465)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !466
  %0 = load ptr, ptr @stdin, align 8, !dbg !467
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !468
  br label %while.cond, !dbg !469

while.cond:                                       ; preds = %while.body, %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !470
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !471
  %tobool = icmp ne i32 %call2, 0, !dbg !472
  %lnot = xor i1 %tobool, true, !dbg !472
  br i1 %lnot, label %while.body, label %while.end, !dbg !469

while.body:                                       ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !473
  %1 = load ptr, ptr @stdin, align 8, !dbg !474
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1), !dbg !475
  br label %while.cond, !dbg !469, !llvm.loop !476

while.end:                                        ; preds = %while.cond
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !478
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !479
  ret void, !dbg !480
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_loop_bad() #0 !dbg !481 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !482, !DIExpression(), !483)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !484
  %0 = load ptr, ptr @stdin, align 8, !dbg !485
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !486
  br label %while.cond, !dbg !487

while.cond:                                       ; preds = %while.body, %entry
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !488
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !489
  %tobool = icmp ne i32 %call2, 0, !dbg !487
  br i1 %tobool, label %while.body, label %while.end, !dbg !487

while.body:                                       ; preds = %while.cond
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !490
  %1 = load ptr, ptr @stdin, align 8, !dbg !491
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 80, ptr noundef %1), !dbg !492
  br label %while.cond, !dbg !487, !llvm.loop !493

while.end:                                        ; preds = %while.cond
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !495
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !496
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_switch_good() #0 !dbg !498 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !499, !DIExpression(), !500)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !501
  %0 = load ptr, ptr @stdin, align 8, !dbg !502
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !503
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !504
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !505
  switch i32 %call2, label %sw.default [
    i32 0, label %sw.bb
  ], !dbg !506

sw.bb:                                            ; preds = %entry
  br label %sw.epilog, !dbg !507

sw.default:                                       ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !509
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !510
  br label %sw.epilog, !dbg !511

sw.epilog:                                        ; preds = %sw.default, %sw.bb
  ret void, !dbg !512
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_switch_bad() #0 !dbg !513 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !514, !DIExpression(), !515)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !516
  %0 = load ptr, ptr @stdin, align 8, !dbg !517
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !518
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !519
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !520
  switch i32 %call2, label %sw.default [
    i32 0, label %sw.bb
  ], !dbg !521

sw.bb:                                            ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !522
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !524
  br label %sw.default, !dbg !524

sw.default:                                       ; preds = %sw.bb, %entry
  ret void, !dbg !525
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_goes_on_good() #0 !dbg !526 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
    #dbg_declare(ptr %b, !527, !DIExpression(), !528)
    #dbg_declare(ptr %c, !529, !DIExpression(), !530)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !531
  %0 = load ptr, ptr @stdin, align 8, !dbg !532
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !533
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !534
  %call2 = call i32 @is_plain(ptr noundef %arraydecay1), !dbg !536
  %tobool = icmp ne i32 %call2, 0, !dbg !536
  br i1 %tobool, label %if.end, label %if.then, !dbg !537

if.then:                                          ; preds = %entry
  br label %return, !dbg !538

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !539
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !540
  %call5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay3, ptr noundef @.str, ptr noundef %arraydecay4) #7, !dbg !541
  %arraydecay6 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !542
  %call7 = call i32 @system(ptr noundef %arraydecay6), !dbg !543
  br label %return, !dbg !544

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !544
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_goes_on_bad() #0 !dbg !545 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
    #dbg_declare(ptr %b, !546, !DIExpression(), !547)
    #dbg_declare(ptr %c, !548, !DIExpression(), !549)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !550
  %0 = load ptr, ptr @stdin, align 8, !dbg !551
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !552
  %arraydecay1 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !553
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !554
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay1, ptr noundef @.str, ptr noundef %arraydecay2) #7, !dbg !555
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !556
  %call5 = call i32 @is_plain(ptr noundef %arraydecay4), !dbg !558
  %tobool = icmp ne i32 %call5, 0, !dbg !558
  br i1 %tobool, label %if.end, label %if.then, !dbg !559

if.then:                                          ; preds = %entry
  br label %return, !dbg !560

if.end:                                           ; preds = %entry
  %arraydecay6 = getelementptr inbounds [90 x i8], ptr %c, i64 0, i64 0, !dbg !561
  %call7 = call i32 @system(ptr noundef %arraydecay6), !dbg !562
  br label %return, !dbg !563

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !563
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_good() #0 !dbg !564 {
entry:
  %call = call i32 @number(), !dbg !565
    #dbg_value(i32 %call, !566, !DIExpression(), !567)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !568
  %tobool = icmp ne i32 %call1, 0, !dbg !568
  br i1 %tobool, label %if.then, label %if.end, !dbg !568

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !570
  br label %if.end, !dbg !570

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !571
}

declare i32 @in_range(i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_zero_good() #0 !dbg !572 {
entry:
  %call = call i32 @number(), !dbg !573
    #dbg_value(i32 %call, !574, !DIExpression(), !575)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !576
  %cmp = icmp eq i32 %call1, 0, !dbg !578
  br i1 %cmp, label %if.then, label %if.end, !dbg !578

if.then:                                          ; preds = %entry
  br label %return, !dbg !579

if.end:                                           ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !580
  br label %return, !dbg !581

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !581
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_one_good() #0 !dbg !582 {
entry:
  %call = call i32 @number(), !dbg !583
    #dbg_value(i32 %call, !584, !DIExpression(), !585)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !586
  %cmp = icmp eq i32 %call1, 1, !dbg !588
  br i1 %cmp, label %if.then, label %if.end, !dbg !588

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !589
  br label %if.end, !dbg !589

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !590
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_one_bad() #0 !dbg !591 {
entry:
  %call = call i32 @number(), !dbg !592
    #dbg_value(i32 %call, !593, !DIExpression(), !594)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !595
  %cmp = icmp ne i32 %call1, 1, !dbg !597
  br i1 %cmp, label %if.then, label %if.end, !dbg !597

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !598
  br label %if.end, !dbg !598

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !599
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_two_bad() #0 !dbg !600 {
entry:
  %call = call i32 @number(), !dbg !601
    #dbg_value(i32 %call, !602, !DIExpression(), !603)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !604
  %cmp = icmp ne i32 %call1, 2, !dbg !606
  br i1 %cmp, label %if.then, label %if.end, !dbg !606

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !607
  br label %if.end, !dbg !607

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !608
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_above_good() #0 !dbg !609 {
entry:
  %call = call i32 @number(), !dbg !610
    #dbg_value(i32 %call, !611, !DIExpression(), !612)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !613
  %cmp = icmp sgt i32 %call1, 0, !dbg !615
  br i1 %cmp, label %if.then, label %if.end, !dbg !615

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !616
  br label %if.end, !dbg !616

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !617
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_above_bad() #0 !dbg !618 {
entry:
  %call = call i32 @number(), !dbg !619
    #dbg_value(i32 %call, !620, !DIExpression(), !621)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !622
  %cmp = icmp sgt i32 %call1, -1, !dbg !624
  br i1 %cmp, label %if.then, label %if.end, !dbg !624

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !625
  br label %if.end, !dbg !625

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !626
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_below_good() #0 !dbg !627 {
entry:
  %call = call i32 @number(), !dbg !628
    #dbg_value(i32 %call, !629, !DIExpression(), !630)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !631
  %cmp = icmp slt i32 %call1, 0, !dbg !633
  br i1 %cmp, label %if.then, label %if.end, !dbg !633

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !634
  br label %if.end, !dbg !634

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !635
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_not_below_bad() #0 !dbg !636 {
entry:
  %call = call i32 @number(), !dbg !637
    #dbg_value(i32 %call, !638, !DIExpression(), !639)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !640
  %cmp = icmp sge i32 %call1, 0, !dbg !642
  br i1 %cmp, label %if.then, label %if.end, !dbg !642

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %call), !dbg !643
  br label %if.end, !dbg !643

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !644
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_goes_on_good() #0 !dbg !645 {
entry:
  %call = call i32 @number(), !dbg !646
    #dbg_value(i32 %call, !647, !DIExpression(), !648)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !649
  %tobool = icmp ne i32 %call1, 0, !dbg !649
  br i1 %tobool, label %if.end, label %if.then, !dbg !651

if.then:                                          ; preds = %entry
  br label %return, !dbg !652

if.end:                                           ; preds = %entry
  %add = add nsw i32 %call, 1, !dbg !653
  %call2 = call i32 @usleep(i32 noundef %add), !dbg !654
  br label %return, !dbg !655

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !655
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_changed_bad() #0 !dbg !656 {
entry:
  %call = call i32 @number(), !dbg !657
    #dbg_value(i32 %call, !658, !DIExpression(), !659)
  %call1 = call i32 @in_range(i32 noundef %call), !dbg !660
  %tobool = icmp ne i32 %call1, 0, !dbg !660
  br i1 %tobool, label %if.end, label %if.then, !dbg !662

if.then:                                          ; preds = %entry
  br label %return, !dbg !663

if.end:                                           ; preds = %entry
  %call2 = call i32 @number(), !dbg !664
    #dbg_value(i32 %call2, !658, !DIExpression(), !659)
  %call3 = call i32 @usleep(i32 noundef %call2), !dbg !665
  br label %return, !dbg !666

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !666
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @is_name(ptr noundef %text) #0 !dbg !667 {
entry:
    #dbg_value(ptr %text, !672, !DIExpression(), !673)
  br label %for.cond, !dbg !674

for.cond:                                         ; preds = %for.inc, %entry
  %text.addr.0 = phi ptr [ %text, %entry ], [ %incdec.ptr, %for.inc ]
    #dbg_value(ptr %text.addr.0, !672, !DIExpression(), !673)
  %0 = load i8, ptr %text.addr.0, align 1, !dbg !675
  %tobool = icmp ne i8 %0, 0, !dbg !678
  br i1 %tobool, label %for.body, label %for.end, !dbg !678

for.body:                                         ; preds = %for.cond
  %1 = load i8, ptr %text.addr.0, align 1, !dbg !679
  %conv = sext i8 %1 to i32, !dbg !679
  %cmp = icmp eq i32 %conv, 47, !dbg !681
  br i1 %cmp, label %if.then, label %if.end, !dbg !681

if.then:                                          ; preds = %for.body
  br label %return, !dbg !682

if.end:                                           ; preds = %for.body
  br label %for.inc, !dbg !683

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %text.addr.0, i32 1, !dbg !684
    #dbg_value(ptr %incdec.ptr, !672, !DIExpression(), !673)
  br label %for.cond, !dbg !685, !llvm.loop !686

for.end:                                          ; preds = %for.cond
  br label %return, !dbg !688

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %for.end ], !dbg !673
  ret i32 %retval.0, !dbg !689
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_with_body_good() #0 !dbg !690 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !691, !DIExpression(), !692)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !693
  %0 = load ptr, ptr @stdin, align 8, !dbg !694
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !695
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !696
  %call2 = call i32 @is_name(ptr noundef %arraydecay1), !dbg !698
  %tobool = icmp ne i32 %call2, 0, !dbg !698
  br i1 %tobool, label %if.end, label %if.then, !dbg !699

if.then:                                          ; preds = %entry
  br label %return, !dbg !700

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !701
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !702
  br label %return, !dbg !703

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !703
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_with_body_bad() #0 !dbg !704 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !705, !DIExpression(), !706)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !707
  %0 = load ptr, ptr @stdin, align 8, !dbg !708
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !709
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !710
  %call2 = call i32 @is_name(ptr noundef %arraydecay1), !dbg !712
  %tobool = icmp ne i32 %call2, 0, !dbg !712
  br i1 %tobool, label %if.then, label %if.end, !dbg !712

if.then:                                          ; preds = %entry
  br label %return, !dbg !713

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !714
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !715
  br label %return, !dbg !716

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !716
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_with_body_changed_bad() #0 !dbg !717 {
entry:
  %b = alloca [80 x i8], align 16
    #dbg_declare(ptr %b, !718, !DIExpression(), !719)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !720
  %0 = load ptr, ptr @stdin, align 8, !dbg !721
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !722
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !723
  %call2 = call i32 @is_name(ptr noundef %arraydecay1), !dbg !725
  %tobool = icmp ne i32 %call2, 0, !dbg !725
  br i1 %tobool, label %if.end, label %if.then, !dbg !726

if.then:                                          ; preds = %entry
  br label %return, !dbg !727

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !728
  call void @read_again(ptr noundef %arraydecay3), !dbg !729
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %b, i64 0, i64 0, !dbg !730
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !731
  br label %return, !dbg !732

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !732
}

; Function Attrs: noinline nounwind uwtable
define internal void @read_again(ptr noundef %text) #0 !dbg !733 {
entry:
    #dbg_value(ptr %text, !736, !DIExpression(), !737)
  %0 = load ptr, ptr @stdin, align 8, !dbg !738
  %call = call ptr @fgets(ptr noundef %text, i32 noundef 80, ptr noundef %0), !dbg !739
  ret void, !dbg !740
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !741 {
entry:
    #dbg_value(i32 %count, !745, !DIExpression(), !746)
    #dbg_value(ptr %arguments, !747, !DIExpression(), !746)
  call void @wiped_good(), !dbg !748
  call void @wiped_before_bad(), !dbg !749
  call void @wiped_perhaps_bad(i32 noundef %count), !dbg !750
  call void @wiped_again_good(), !dbg !751
  call void @wiped_other_end_bad(), !dbg !752
  call void @wiped_and_copied_good(), !dbg !753
  call void @copied_and_wiped_bad(), !dbg !754
  call void @quoted_good(), !dbg !755
  call void @unquoted_bad(), !dbg !756
  call void @bounded_good(), !dbg !757
  call void @unbounded_bad(), !dbg !758
  call void @guard_good(), !dbg !759
  call void @guard_bad(), !dbg !760
  call void @guard_returns_good(), !dbg !761
  call void @guard_exits_good(), !dbg !762
  call void @guard_ignored_bad(), !dbg !763
  call void @guard_of_other_bad(), !dbg !764
  %arrayidx = getelementptr inbounds ptr, ptr %arguments, i64 0, !dbg !765
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !765
  %arrayidx1 = getelementptr inbounds i8, ptr %0, i64 0, !dbg !765
  %1 = load i8, ptr %arrayidx1, align 1, !dbg !765
  %conv = sext i8 %1 to i32, !dbg !765
  call void @guard_of_element_bad(i32 noundef %count, i32 noundef %conv), !dbg !766
  call void @guard_and_good(i32 noundef %count), !dbg !767
  call void @guard_or_bad(i32 noundef %count), !dbg !768
  call void @guard_then_read_bad(), !dbg !769
  call void @guard_then_read_inside_bad(), !dbg !770
  call void @guard_of_pointer_bad(i32 noundef %count), !dbg !771
  call void @guard_of_pointer_good(), !dbg !772
  call void @guard_variable_good(), !dbg !773
  call void @guard_variable_bad(i32 noundef %count), !dbg !774
  call void @guard_variable_late_bad(), !dbg !775
  call void @guard_loop_good(), !dbg !776
  call void @guard_loop_bad(), !dbg !777
  call void @guard_switch_good(), !dbg !778
  call void @guard_switch_bad(), !dbg !779
  call void @guard_goes_on_good(), !dbg !780
  call void @guard_goes_on_bad(), !dbg !781
  call void @range_good(), !dbg !782
  call void @range_zero_good(), !dbg !783
  call void @range_one_good(), !dbg !784
  call void @range_one_bad(), !dbg !785
  call void @range_two_bad(), !dbg !786
  call void @range_above_good(), !dbg !787
  call void @range_above_bad(), !dbg !788
  call void @range_below_good(), !dbg !789
  call void @range_not_below_bad(), !dbg !790
  call void @range_goes_on_good(), !dbg !791
  call void @range_changed_bad(), !dbg !792
  call void @guard_with_body_good(), !dbg !793
  call void @guard_with_body_bad(), !dbg !794
  call void @guard_with_body_changed_bad(), !dbg !795
  ret i32 0, !dbg !796
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "checked.c", directory: ".", checksumkind: CSK_MD5, checksum: "c489b3128e3b84797a66e3ea77ded9b9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 2)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !9, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !15, splitDebugInlining: false, nameTableKind: None)
!15 = !{!0, !7, !12}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!24 = distinct !DISubprogram(name: "wiped_good", scope: !2, file: !2, line: 16, type: !25, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !{}
!28 = !DILocalVariable(name: "b", scope: !24, file: !2, line: 16, type: !29)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 80)
!32 = !DILocation(line: 16, column: 30, scope: !24)
!33 = !DILocation(line: 16, column: 43, scope: !24)
!34 = !DILocation(line: 16, column: 50, scope: !24)
!35 = !DILocation(line: 16, column: 37, scope: !24)
!36 = !DILocation(line: 16, column: 63, scope: !24)
!37 = !DILocation(line: 16, column: 58, scope: !24)
!38 = !DILocation(line: 16, column: 74, scope: !24)
!39 = !DILocation(line: 16, column: 67, scope: !24)
!40 = !DILocation(line: 16, column: 78, scope: !24)
!41 = distinct !DISubprogram(name: "wiped_before_bad", scope: !2, file: !2, line: 17, type: !25, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!42 = !DILocalVariable(name: "b", scope: !41, file: !2, line: 17, type: !29)
!43 = !DILocation(line: 17, column: 36, scope: !41)
!44 = !DILocation(line: 17, column: 48, scope: !41)
!45 = !DILocation(line: 17, column: 43, scope: !41)
!46 = !DILocation(line: 17, column: 58, scope: !41)
!47 = !DILocation(line: 17, column: 65, scope: !41)
!48 = !DILocation(line: 17, column: 52, scope: !41)
!49 = !DILocation(line: 17, column: 80, scope: !41)
!50 = !DILocation(line: 17, column: 73, scope: !41)
!51 = !DILocation(line: 17, column: 84, scope: !41)
!52 = distinct !DISubprogram(name: "wiped_perhaps_bad", scope: !2, file: !2, line: 18, type: !53, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!53 = !DISubroutineType(types: !54)
!54 = !{null, !55}
!55 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!56 = !DILocalVariable(name: "k", arg: 1, scope: !52, file: !2, line: 18, type: !55)
!57 = !DILocation(line: 0, scope: !52)
!58 = !DILocalVariable(name: "b", scope: !52, file: !2, line: 18, type: !29)
!59 = !DILocation(line: 18, column: 38, scope: !52)
!60 = !DILocation(line: 18, column: 51, scope: !52)
!61 = !DILocation(line: 18, column: 58, scope: !52)
!62 = !DILocation(line: 18, column: 45, scope: !52)
!63 = !DILocation(line: 18, column: 70, scope: !64)
!64 = distinct !DILexicalBlock(scope: !52, file: !2, line: 18, column: 70)
!65 = !DILocation(line: 18, column: 78, scope: !64)
!66 = !DILocation(line: 18, column: 73, scope: !64)
!67 = !DILocation(line: 18, column: 89, scope: !52)
!68 = !DILocation(line: 18, column: 82, scope: !52)
!69 = !DILocation(line: 18, column: 93, scope: !52)
!70 = distinct !DISubprogram(name: "wiped_again_good", scope: !2, file: !2, line: 19, type: !25, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!71 = !DILocalVariable(name: "b", scope: !70, file: !2, line: 20, type: !29)
!72 = !DILocation(line: 20, column: 8, scope: !70)
!73 = !DILocalVariable(name: "i", scope: !70, file: !2, line: 21, type: !55)
!74 = !DILocation(line: 0, scope: !70)
!75 = !DILocation(line: 22, column: 3, scope: !70)
!76 = !DILocation(line: 22, column: 14, scope: !77)
!77 = distinct !DILexicalBlock(scope: !70, file: !2, line: 22, column: 6)
!78 = !DILocation(line: 22, column: 21, scope: !77)
!79 = !DILocation(line: 22, column: 8, scope: !77)
!80 = !DILocation(line: 22, column: 34, scope: !77)
!81 = !DILocation(line: 22, column: 29, scope: !77)
!82 = !DILocation(line: 22, column: 38, scope: !77)
!83 = !DILocation(line: 22, column: 48, scope: !70)
!84 = !DILocation(line: 22, column: 51, scope: !70)
!85 = distinct !{!85, !75, !86, !87}
!86 = !DILocation(line: 22, column: 54, scope: !70)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 23, column: 10, scope: !70)
!89 = !DILocation(line: 23, column: 3, scope: !70)
!90 = !DILocation(line: 24, column: 1, scope: !70)
!91 = distinct !DISubprogram(name: "wiped_other_end_bad", scope: !2, file: !2, line: 25, type: !25, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!92 = !DILocalVariable(name: "b", scope: !91, file: !2, line: 25, type: !29)
!93 = !DILocation(line: 25, column: 39, scope: !91)
!94 = !DILocation(line: 25, column: 52, scope: !91)
!95 = !DILocation(line: 25, column: 59, scope: !91)
!96 = !DILocation(line: 25, column: 46, scope: !91)
!97 = !DILocalVariable(name: "i", scope: !98, file: !2, line: 25, type: !55)
!98 = distinct !DILexicalBlock(scope: !91, file: !2, line: 25, column: 67)
!99 = !DILocation(line: 0, scope: !98)
!100 = !DILocation(line: 25, column: 72, scope: !98)
!101 = !DILocation(line: 25, scope: !98)
!102 = !DILocation(line: 25, column: 85, scope: !103)
!103 = distinct !DILexicalBlock(scope: !98, file: !2, line: 25, column: 67)
!104 = !DILocation(line: 25, column: 67, scope: !98)
!105 = !DILocation(line: 25, column: 104, scope: !106)
!106 = distinct !DILexicalBlock(scope: !103, file: !2, line: 25, column: 95)
!107 = !DILocation(line: 25, column: 97, scope: !106)
!108 = !DILocation(line: 25, column: 113, scope: !106)
!109 = !DILocation(line: 25, column: 108, scope: !106)
!110 = !DILocation(line: 25, column: 117, scope: !106)
!111 = !DILocation(line: 25, column: 91, scope: !103)
!112 = !DILocation(line: 25, column: 67, scope: !103)
!113 = distinct !{!113, !104, !114, !87}
!114 = !DILocation(line: 25, column: 117, scope: !98)
!115 = !DILocation(line: 25, column: 119, scope: !91)
!116 = distinct !DISubprogram(name: "wiped_and_copied_good", scope: !2, file: !2, line: 26, type: !25, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!117 = !DILocalVariable(name: "b", scope: !116, file: !2, line: 26, type: !29)
!118 = !DILocation(line: 26, column: 41, scope: !116)
!119 = !DILocalVariable(name: "c", scope: !116, file: !2, line: 26, type: !120)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 720, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 90)
!123 = !DILocation(line: 26, column: 48, scope: !116)
!124 = !DILocation(line: 26, column: 61, scope: !116)
!125 = !DILocation(line: 26, column: 68, scope: !116)
!126 = !DILocation(line: 26, column: 55, scope: !116)
!127 = !DILocation(line: 26, column: 81, scope: !116)
!128 = !DILocation(line: 26, column: 76, scope: !116)
!129 = !DILocation(line: 26, column: 93, scope: !116)
!130 = !DILocation(line: 26, column: 105, scope: !116)
!131 = !DILocation(line: 26, column: 85, scope: !116)
!132 = !DILocation(line: 26, column: 116, scope: !116)
!133 = !DILocation(line: 26, column: 109, scope: !116)
!134 = !DILocation(line: 26, column: 120, scope: !116)
!135 = distinct !DISubprogram(name: "copied_and_wiped_bad", scope: !2, file: !2, line: 27, type: !25, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!136 = !DILocalVariable(name: "b", scope: !135, file: !2, line: 27, type: !29)
!137 = !DILocation(line: 27, column: 40, scope: !135)
!138 = !DILocalVariable(name: "c", scope: !135, file: !2, line: 27, type: !120)
!139 = !DILocation(line: 27, column: 47, scope: !135)
!140 = !DILocation(line: 27, column: 60, scope: !135)
!141 = !DILocation(line: 27, column: 67, scope: !135)
!142 = !DILocation(line: 27, column: 54, scope: !135)
!143 = !DILocation(line: 27, column: 83, scope: !135)
!144 = !DILocation(line: 27, column: 95, scope: !135)
!145 = !DILocation(line: 27, column: 75, scope: !135)
!146 = !DILocation(line: 27, column: 104, scope: !135)
!147 = !DILocation(line: 27, column: 99, scope: !135)
!148 = !DILocation(line: 27, column: 115, scope: !135)
!149 = !DILocation(line: 27, column: 108, scope: !135)
!150 = !DILocation(line: 27, column: 119, scope: !135)
!151 = distinct !DISubprogram(name: "quoted_good", scope: !2, file: !2, line: 28, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!152 = !DILocation(line: 28, column: 43, scope: !151)
!153 = !DILocation(line: 28, column: 36, scope: !151)
!154 = !DILocalVariable(name: "q", scope: !151, file: !2, line: 28, type: !155)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!156 = !DILocation(line: 0, scope: !151)
!157 = !DILocation(line: 28, column: 57, scope: !151)
!158 = !DILocation(line: 28, column: 68, scope: !151)
!159 = distinct !DISubprogram(name: "unquoted_bad", scope: !2, file: !2, line: 29, type: !25, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!160 = !DILocation(line: 29, column: 37, scope: !159)
!161 = !DILocalVariable(name: "s", scope: !159, file: !2, line: 29, type: !155)
!162 = !DILocation(line: 0, scope: !159)
!163 = !DILocation(line: 29, column: 55, scope: !159)
!164 = !DILocalVariable(name: "q", scope: !159, file: !2, line: 29, type: !155)
!165 = !DILocation(line: 29, column: 66, scope: !159)
!166 = !DILocation(line: 29, column: 77, scope: !159)
!167 = !DILocation(line: 29, column: 86, scope: !159)
!168 = distinct !DISubprogram(name: "bounded_good", scope: !2, file: !2, line: 30, type: !25, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!169 = !DILocation(line: 30, column: 42, scope: !168)
!170 = !DILocation(line: 30, column: 34, scope: !168)
!171 = !DILocation(line: 30, column: 27, scope: !168)
!172 = !DILocation(line: 30, column: 54, scope: !168)
!173 = distinct !DISubprogram(name: "number", scope: !2, file: !2, line: 13, type: !174, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !27)
!174 = !DISubroutineType(types: !175)
!175 = !{!55}
!176 = !DILocalVariable(name: "b", scope: !173, file: !2, line: 13, type: !177)
!177 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !178)
!178 = !{!179}
!179 = !DISubrange(count: 20)
!180 = !DILocation(line: 13, column: 32, scope: !173)
!181 = !DILocation(line: 13, column: 50, scope: !173)
!182 = !DILocation(line: 13, column: 57, scope: !173)
!183 = !DILocation(line: 13, column: 44, scope: !173)
!184 = !DILocation(line: 13, column: 77, scope: !173)
!185 = !DILocation(line: 13, column: 72, scope: !173)
!186 = !DILocation(line: 13, column: 65, scope: !173)
!187 = distinct !DISubprogram(name: "unbounded_bad", scope: !2, file: !2, line: 31, type: !25, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!188 = !DILocation(line: 31, column: 36, scope: !187)
!189 = !DILocalVariable(name: "x", scope: !187, file: !2, line: 31, type: !55)
!190 = !DILocation(line: 0, scope: !187)
!191 = !DILocation(line: 31, column: 46, scope: !187)
!192 = !DILocation(line: 31, column: 58, scope: !187)
!193 = !DILocation(line: 31, column: 69, scope: !187)
!194 = distinct !DISubprogram(name: "guard_good", scope: !2, file: !2, line: 34, type: !25, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!195 = !DILocalVariable(name: "b", scope: !194, file: !2, line: 34, type: !29)
!196 = !DILocation(line: 34, column: 30, scope: !194)
!197 = !DILocation(line: 34, column: 43, scope: !194)
!198 = !DILocation(line: 34, column: 50, scope: !194)
!199 = !DILocation(line: 34, column: 37, scope: !194)
!200 = !DILocation(line: 34, column: 71, scope: !201)
!201 = distinct !DILexicalBlock(scope: !194, file: !2, line: 34, column: 62)
!202 = !DILocation(line: 34, column: 62, scope: !201)
!203 = !DILocation(line: 34, column: 82, scope: !201)
!204 = !DILocation(line: 34, column: 75, scope: !201)
!205 = !DILocation(line: 34, column: 86, scope: !194)
!206 = distinct !DISubprogram(name: "guard_bad", scope: !2, file: !2, line: 35, type: !25, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!207 = !DILocalVariable(name: "b", scope: !206, file: !2, line: 35, type: !29)
!208 = !DILocation(line: 35, column: 29, scope: !206)
!209 = !DILocation(line: 35, column: 42, scope: !206)
!210 = !DILocation(line: 35, column: 49, scope: !206)
!211 = !DILocation(line: 35, column: 36, scope: !206)
!212 = !DILocation(line: 35, column: 71, scope: !213)
!213 = distinct !DILexicalBlock(scope: !206, file: !2, line: 35, column: 61)
!214 = !DILocation(line: 35, column: 62, scope: !213)
!215 = !DILocation(line: 35, column: 61, scope: !213)
!216 = !DILocation(line: 35, column: 82, scope: !213)
!217 = !DILocation(line: 35, column: 75, scope: !213)
!218 = !DILocation(line: 35, column: 86, scope: !206)
!219 = distinct !DISubprogram(name: "guard_returns_good", scope: !2, file: !2, line: 36, type: !25, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!220 = !DILocalVariable(name: "b", scope: !219, file: !2, line: 36, type: !29)
!221 = !DILocation(line: 36, column: 38, scope: !219)
!222 = !DILocation(line: 36, column: 51, scope: !219)
!223 = !DILocation(line: 36, column: 58, scope: !219)
!224 = !DILocation(line: 36, column: 45, scope: !219)
!225 = !DILocation(line: 36, column: 80, scope: !226)
!226 = distinct !DILexicalBlock(scope: !219, file: !2, line: 36, column: 70)
!227 = !DILocation(line: 36, column: 71, scope: !226)
!228 = !DILocation(line: 36, column: 70, scope: !226)
!229 = !DILocation(line: 36, column: 84, scope: !226)
!230 = !DILocation(line: 36, column: 99, scope: !219)
!231 = !DILocation(line: 36, column: 92, scope: !219)
!232 = !DILocation(line: 36, column: 103, scope: !219)
!233 = distinct !DISubprogram(name: "guard_exits_good", scope: !2, file: !2, line: 37, type: !25, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!234 = !DILocalVariable(name: "b", scope: !233, file: !2, line: 37, type: !29)
!235 = !DILocation(line: 37, column: 36, scope: !233)
!236 = !DILocation(line: 37, column: 49, scope: !233)
!237 = !DILocation(line: 37, column: 56, scope: !233)
!238 = !DILocation(line: 37, column: 43, scope: !233)
!239 = !DILocation(line: 37, column: 75, scope: !240)
!240 = distinct !DILexicalBlock(scope: !233, file: !2, line: 37, column: 68)
!241 = !DILocation(line: 37, column: 68, scope: !240)
!242 = !DILocation(line: 37, column: 79, scope: !240)
!243 = !DILocation(line: 37, column: 95, scope: !233)
!244 = !DILocation(line: 37, column: 88, scope: !233)
!245 = !DILocation(line: 37, column: 99, scope: !233)
!246 = distinct !DISubprogram(name: "guard_ignored_bad", scope: !2, file: !2, line: 38, type: !25, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!247 = !DILocalVariable(name: "b", scope: !246, file: !2, line: 38, type: !29)
!248 = !DILocation(line: 38, column: 37, scope: !246)
!249 = !DILocation(line: 38, column: 50, scope: !246)
!250 = !DILocation(line: 38, column: 57, scope: !246)
!251 = !DILocation(line: 38, column: 44, scope: !246)
!252 = !DILocation(line: 38, column: 74, scope: !246)
!253 = !DILocation(line: 38, column: 65, scope: !246)
!254 = !DILocation(line: 38, column: 85, scope: !246)
!255 = !DILocation(line: 38, column: 78, scope: !246)
!256 = !DILocation(line: 38, column: 89, scope: !246)
!257 = distinct !DISubprogram(name: "guard_of_other_bad", scope: !2, file: !2, line: 39, type: !25, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!258 = !DILocalVariable(name: "b", scope: !257, file: !2, line: 39, type: !29)
!259 = !DILocation(line: 39, column: 38, scope: !257)
!260 = !DILocalVariable(name: "c", scope: !257, file: !2, line: 39, type: !29)
!261 = !DILocation(line: 39, column: 45, scope: !257)
!262 = !DILocation(line: 39, column: 58, scope: !257)
!263 = !DILocation(line: 39, column: 65, scope: !257)
!264 = !DILocation(line: 39, column: 52, scope: !257)
!265 = !DILocation(line: 39, column: 79, scope: !257)
!266 = !DILocation(line: 39, column: 86, scope: !257)
!267 = !DILocation(line: 39, column: 73, scope: !257)
!268 = !DILocation(line: 39, column: 107, scope: !269)
!269 = distinct !DILexicalBlock(scope: !257, file: !2, line: 39, column: 98)
!270 = !DILocation(line: 39, column: 98, scope: !269)
!271 = !DILocation(line: 39, column: 118, scope: !269)
!272 = !DILocation(line: 39, column: 111, scope: !269)
!273 = !DILocation(line: 39, column: 122, scope: !257)
!274 = distinct !DISubprogram(name: "guard_of_element_bad", scope: !2, file: !2, line: 40, type: !275, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!275 = !DISubroutineType(types: !276)
!276 = !{null, !55, !55}
!277 = !DILocalVariable(name: "i", arg: 1, scope: !274, file: !2, line: 40, type: !55)
!278 = !DILocation(line: 0, scope: !274)
!279 = !DILocalVariable(name: "j", arg: 2, scope: !274, file: !2, line: 40, type: !55)
!280 = !DILocalVariable(name: "all", scope: !274, file: !2, line: 41, type: !281)
!281 = !DICompositeType(tag: DW_TAG_array_type, baseType: !155, size: 256, elements: !282)
!282 = !{!283}
!283 = !DISubrange(count: 4)
!284 = !DILocation(line: 41, column: 9, scope: !274)
!285 = !DILocalVariable(name: "k", scope: !286, file: !2, line: 42, type: !55)
!286 = distinct !DILexicalBlock(scope: !274, file: !2, line: 42, column: 3)
!287 = !DILocation(line: 0, scope: !286)
!288 = !DILocation(line: 42, column: 8, scope: !286)
!289 = !DILocation(line: 42, scope: !286)
!290 = !DILocation(line: 42, column: 21, scope: !291)
!291 = distinct !DILexicalBlock(scope: !286, file: !2, line: 42, column: 3)
!292 = !DILocation(line: 42, column: 3, scope: !286)
!293 = !DILocation(line: 42, column: 46, scope: !291)
!294 = !DILocation(line: 42, column: 62, scope: !291)
!295 = !DILocation(line: 42, column: 40, scope: !291)
!296 = !DILocation(line: 42, column: 31, scope: !291)
!297 = !DILocation(line: 42, column: 38, scope: !291)
!298 = !DILocation(line: 42, column: 27, scope: !291)
!299 = !DILocation(line: 42, column: 3, scope: !291)
!300 = distinct !{!300, !292, !301, !87}
!301 = !DILocation(line: 42, column: 67, scope: !286)
!302 = !DILocation(line: 43, column: 22, scope: !303)
!303 = distinct !DILexicalBlock(scope: !274, file: !2, line: 43, column: 7)
!304 = !DILocation(line: 43, column: 16, scope: !303)
!305 = !DILocation(line: 43, column: 7, scope: !303)
!306 = !DILocation(line: 43, column: 42, scope: !303)
!307 = !DILocation(line: 43, column: 36, scope: !303)
!308 = !DILocation(line: 43, column: 29, scope: !303)
!309 = !DILocation(line: 44, column: 1, scope: !274)
!310 = distinct !DISubprogram(name: "guard_and_good", scope: !2, file: !2, line: 45, type: !53, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!311 = !DILocalVariable(name: "k", arg: 1, scope: !310, file: !2, line: 45, type: !55)
!312 = !DILocation(line: 0, scope: !310)
!313 = !DILocalVariable(name: "b", scope: !310, file: !2, line: 45, type: !29)
!314 = !DILocation(line: 45, column: 35, scope: !310)
!315 = !DILocation(line: 45, column: 48, scope: !310)
!316 = !DILocation(line: 45, column: 55, scope: !310)
!317 = !DILocation(line: 45, column: 42, scope: !310)
!318 = !DILocation(line: 45, column: 67, scope: !319)
!319 = distinct !DILexicalBlock(scope: !310, file: !2, line: 45, column: 67)
!320 = !DILocation(line: 45, column: 69, scope: !319)
!321 = !DILocation(line: 45, column: 81, scope: !319)
!322 = !DILocation(line: 45, column: 72, scope: !319)
!323 = !DILocation(line: 45, column: 92, scope: !319)
!324 = !DILocation(line: 45, column: 85, scope: !319)
!325 = !DILocation(line: 45, column: 96, scope: !310)
!326 = distinct !DISubprogram(name: "guard_or_bad", scope: !2, file: !2, line: 46, type: !53, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!327 = !DILocalVariable(name: "k", arg: 1, scope: !326, file: !2, line: 46, type: !55)
!328 = !DILocation(line: 0, scope: !326)
!329 = !DILocalVariable(name: "b", scope: !326, file: !2, line: 46, type: !29)
!330 = !DILocation(line: 46, column: 33, scope: !326)
!331 = !DILocation(line: 46, column: 46, scope: !326)
!332 = !DILocation(line: 46, column: 53, scope: !326)
!333 = !DILocation(line: 46, column: 40, scope: !326)
!334 = !DILocation(line: 46, column: 65, scope: !335)
!335 = distinct !DILexicalBlock(scope: !326, file: !2, line: 46, column: 65)
!336 = !DILocation(line: 46, column: 67, scope: !335)
!337 = !DILocation(line: 46, column: 79, scope: !335)
!338 = !DILocation(line: 46, column: 70, scope: !335)
!339 = !DILocation(line: 46, column: 90, scope: !335)
!340 = !DILocation(line: 46, column: 83, scope: !335)
!341 = !DILocation(line: 46, column: 94, scope: !326)
!342 = distinct !DISubprogram(name: "guard_then_read_bad", scope: !2, file: !2, line: 47, type: !25, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!343 = !DILocalVariable(name: "b", scope: !342, file: !2, line: 47, type: !29)
!344 = !DILocation(line: 47, column: 39, scope: !342)
!345 = !DILocation(line: 47, column: 52, scope: !342)
!346 = !DILocation(line: 47, column: 59, scope: !342)
!347 = !DILocation(line: 47, column: 46, scope: !342)
!348 = !DILocation(line: 47, column: 80, scope: !349)
!349 = distinct !DILexicalBlock(scope: !342, file: !2, line: 47, column: 71)
!350 = !DILocation(line: 47, column: 71, scope: !349)
!351 = !DILocation(line: 47, column: 90, scope: !349)
!352 = !DILocation(line: 47, column: 97, scope: !349)
!353 = !DILocation(line: 47, column: 84, scope: !349)
!354 = !DILocation(line: 47, column: 112, scope: !342)
!355 = !DILocation(line: 47, column: 105, scope: !342)
!356 = !DILocation(line: 47, column: 116, scope: !342)
!357 = distinct !DISubprogram(name: "guard_then_read_inside_bad", scope: !2, file: !2, line: 48, type: !25, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!358 = !DILocalVariable(name: "b", scope: !357, file: !2, line: 48, type: !29)
!359 = !DILocation(line: 48, column: 46, scope: !357)
!360 = !DILocation(line: 48, column: 59, scope: !357)
!361 = !DILocation(line: 48, column: 66, scope: !357)
!362 = !DILocation(line: 48, column: 53, scope: !357)
!363 = !DILocation(line: 48, column: 87, scope: !364)
!364 = distinct !DILexicalBlock(scope: !357, file: !2, line: 48, column: 78)
!365 = !DILocation(line: 48, column: 78, scope: !364)
!366 = !DILocation(line: 48, column: 99, scope: !367)
!367 = distinct !DILexicalBlock(scope: !364, file: !2, line: 48, column: 91)
!368 = !DILocation(line: 48, column: 106, scope: !367)
!369 = !DILocation(line: 48, column: 93, scope: !367)
!370 = !DILocation(line: 48, column: 121, scope: !367)
!371 = !DILocation(line: 48, column: 114, scope: !367)
!372 = !DILocation(line: 48, column: 125, scope: !367)
!373 = !DILocation(line: 48, column: 127, scope: !357)
!374 = distinct !DISubprogram(name: "guard_of_pointer_bad", scope: !2, file: !2, line: 49, type: !53, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!375 = !DILocalVariable(name: "k", arg: 1, scope: !374, file: !2, line: 49, type: !55)
!376 = !DILocation(line: 0, scope: !374)
!377 = !DILocalVariable(name: "b", scope: !374, file: !2, line: 50, type: !29)
!378 = !DILocation(line: 50, column: 8, scope: !374)
!379 = !DILocalVariable(name: "c", scope: !374, file: !2, line: 50, type: !29)
!380 = !DILocation(line: 50, column: 15, scope: !374)
!381 = !DILocation(line: 50, column: 27, scope: !374)
!382 = !DILocalVariable(name: "p", scope: !374, file: !2, line: 50, type: !155)
!383 = !DILocation(line: 51, column: 9, scope: !374)
!384 = !DILocation(line: 51, column: 16, scope: !374)
!385 = !DILocation(line: 51, column: 3, scope: !374)
!386 = !DILocation(line: 51, column: 30, scope: !374)
!387 = !DILocation(line: 51, column: 37, scope: !374)
!388 = !DILocation(line: 51, column: 24, scope: !374)
!389 = !DILocation(line: 52, column: 8, scope: !390)
!390 = distinct !DILexicalBlock(scope: !374, file: !2, line: 52, column: 7)
!391 = !DILocation(line: 52, column: 7, scope: !390)
!392 = !DILocation(line: 52, column: 21, scope: !390)
!393 = !DILocation(line: 53, column: 7, scope: !394)
!394 = distinct !DILexicalBlock(scope: !374, file: !2, line: 53, column: 7)
!395 = !DILocation(line: 53, column: 14, scope: !394)
!396 = !DILocation(line: 53, column: 10, scope: !394)
!397 = !DILocation(line: 54, column: 3, scope: !374)
!398 = !DILocation(line: 55, column: 1, scope: !374)
!399 = distinct !DISubprogram(name: "guard_of_pointer_good", scope: !2, file: !2, line: 56, type: !25, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!400 = !DILocation(line: 56, column: 46, scope: !399)
!401 = !DILocalVariable(name: "p", scope: !399, file: !2, line: 56, type: !155)
!402 = !DILocation(line: 0, scope: !399)
!403 = !DILocation(line: 56, column: 71, scope: !399)
!404 = !DILocation(line: 56, column: 58, scope: !399)
!405 = !DILocation(line: 56, column: 83, scope: !406)
!406 = distinct !DILexicalBlock(scope: !399, file: !2, line: 56, column: 83)
!407 = !DILocation(line: 56, column: 96, scope: !406)
!408 = !DILocation(line: 56, column: 107, scope: !399)
!409 = distinct !DISubprogram(name: "guard_variable_good", scope: !2, file: !2, line: 57, type: !25, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!410 = !DILocalVariable(name: "b", scope: !409, file: !2, line: 57, type: !29)
!411 = !DILocation(line: 57, column: 39, scope: !409)
!412 = !DILocation(line: 57, column: 52, scope: !409)
!413 = !DILocation(line: 57, column: 59, scope: !409)
!414 = !DILocation(line: 57, column: 46, scope: !409)
!415 = !DILocation(line: 57, column: 84, scope: !409)
!416 = !DILocation(line: 57, column: 75, scope: !409)
!417 = !DILocalVariable(name: "r", scope: !409, file: !2, line: 57, type: !55)
!418 = !DILocation(line: 0, scope: !409)
!419 = !DILocation(line: 57, column: 88, scope: !409)
!420 = !DILocation(line: 57, column: 103, scope: !421)
!421 = distinct !DILexicalBlock(scope: !409, file: !2, line: 57, column: 103)
!422 = !DILocation(line: 57, column: 113, scope: !421)
!423 = !DILocation(line: 57, column: 106, scope: !421)
!424 = !DILocation(line: 57, column: 117, scope: !409)
!425 = distinct !DISubprogram(name: "guard_variable_bad", scope: !2, file: !2, line: 58, type: !53, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!426 = !DILocalVariable(name: "k", arg: 1, scope: !425, file: !2, line: 58, type: !55)
!427 = !DILocation(line: 0, scope: !425)
!428 = !DILocalVariable(name: "b", scope: !425, file: !2, line: 58, type: !29)
!429 = !DILocation(line: 58, column: 39, scope: !425)
!430 = !DILocation(line: 58, column: 52, scope: !425)
!431 = !DILocation(line: 58, column: 59, scope: !425)
!432 = !DILocation(line: 58, column: 46, scope: !425)
!433 = !DILocation(line: 58, column: 84, scope: !425)
!434 = !DILocation(line: 58, column: 75, scope: !425)
!435 = !DILocalVariable(name: "r", scope: !425, file: !2, line: 58, type: !55)
!436 = !DILocation(line: 58, column: 92, scope: !437)
!437 = distinct !DILexicalBlock(scope: !425, file: !2, line: 58, column: 92)
!438 = !DILocation(line: 58, column: 95, scope: !437)
!439 = !DILocation(line: 58, scope: !425)
!440 = !DILocation(line: 58, column: 106, scope: !441)
!441 = distinct !DILexicalBlock(scope: !425, file: !2, line: 58, column: 106)
!442 = !DILocation(line: 58, column: 116, scope: !441)
!443 = !DILocation(line: 58, column: 109, scope: !441)
!444 = !DILocation(line: 58, column: 120, scope: !425)
!445 = distinct !DISubprogram(name: "guard_variable_late_bad", scope: !2, file: !2, line: 59, type: !25, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!446 = !DILocalVariable(name: "b", scope: !445, file: !2, line: 59, type: !29)
!447 = !DILocation(line: 59, column: 43, scope: !445)
!448 = !DILocation(line: 59, column: 56, scope: !445)
!449 = !DILocation(line: 59, column: 63, scope: !445)
!450 = !DILocation(line: 59, column: 50, scope: !445)
!451 = !DILocation(line: 59, column: 88, scope: !445)
!452 = !DILocation(line: 59, column: 79, scope: !445)
!453 = !DILocalVariable(name: "r", scope: !445, file: !2, line: 59, type: !55)
!454 = !DILocation(line: 0, scope: !445)
!455 = !DILocation(line: 59, column: 98, scope: !445)
!456 = !DILocation(line: 59, column: 105, scope: !445)
!457 = !DILocation(line: 59, column: 92, scope: !445)
!458 = !DILocation(line: 59, column: 117, scope: !459)
!459 = distinct !DILexicalBlock(scope: !445, file: !2, line: 59, column: 117)
!460 = !DILocation(line: 59, column: 127, scope: !459)
!461 = !DILocation(line: 59, column: 120, scope: !459)
!462 = !DILocation(line: 59, column: 131, scope: !445)
!463 = distinct !DISubprogram(name: "guard_loop_good", scope: !2, file: !2, line: 60, type: !25, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!464 = !DILocalVariable(name: "b", scope: !463, file: !2, line: 60, type: !29)
!465 = !DILocation(line: 60, column: 35, scope: !463)
!466 = !DILocation(line: 60, column: 48, scope: !463)
!467 = !DILocation(line: 60, column: 55, scope: !463)
!468 = !DILocation(line: 60, column: 42, scope: !463)
!469 = !DILocation(line: 60, column: 63, scope: !463)
!470 = !DILocation(line: 60, column: 80, scope: !463)
!471 = !DILocation(line: 60, column: 71, scope: !463)
!472 = !DILocation(line: 60, column: 70, scope: !463)
!473 = !DILocation(line: 60, column: 90, scope: !463)
!474 = !DILocation(line: 60, column: 97, scope: !463)
!475 = !DILocation(line: 60, column: 84, scope: !463)
!476 = distinct !{!476, !469, !477, !87}
!477 = !DILocation(line: 60, column: 102, scope: !463)
!478 = !DILocation(line: 60, column: 112, scope: !463)
!479 = !DILocation(line: 60, column: 105, scope: !463)
!480 = !DILocation(line: 60, column: 116, scope: !463)
!481 = distinct !DISubprogram(name: "guard_loop_bad", scope: !2, file: !2, line: 61, type: !25, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!482 = !DILocalVariable(name: "b", scope: !481, file: !2, line: 61, type: !29)
!483 = !DILocation(line: 61, column: 34, scope: !481)
!484 = !DILocation(line: 61, column: 47, scope: !481)
!485 = !DILocation(line: 61, column: 54, scope: !481)
!486 = !DILocation(line: 61, column: 41, scope: !481)
!487 = !DILocation(line: 61, column: 62, scope: !481)
!488 = !DILocation(line: 61, column: 78, scope: !481)
!489 = !DILocation(line: 61, column: 69, scope: !481)
!490 = !DILocation(line: 61, column: 88, scope: !481)
!491 = !DILocation(line: 61, column: 95, scope: !481)
!492 = !DILocation(line: 61, column: 82, scope: !481)
!493 = distinct !{!493, !487, !494, !87}
!494 = !DILocation(line: 61, column: 100, scope: !481)
!495 = !DILocation(line: 61, column: 110, scope: !481)
!496 = !DILocation(line: 61, column: 103, scope: !481)
!497 = !DILocation(line: 61, column: 114, scope: !481)
!498 = distinct !DISubprogram(name: "guard_switch_good", scope: !2, file: !2, line: 62, type: !25, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!499 = !DILocalVariable(name: "b", scope: !498, file: !2, line: 62, type: !29)
!500 = !DILocation(line: 62, column: 37, scope: !498)
!501 = !DILocation(line: 62, column: 50, scope: !498)
!502 = !DILocation(line: 62, column: 57, scope: !498)
!503 = !DILocation(line: 62, column: 44, scope: !498)
!504 = !DILocation(line: 62, column: 82, scope: !498)
!505 = !DILocation(line: 62, column: 73, scope: !498)
!506 = !DILocation(line: 62, column: 65, scope: !498)
!507 = !DILocation(line: 62, column: 96, scope: !508)
!508 = distinct !DILexicalBlock(scope: !498, file: !2, line: 62, column: 86)
!509 = !DILocation(line: 62, column: 120, scope: !508)
!510 = !DILocation(line: 62, column: 113, scope: !508)
!511 = !DILocation(line: 62, column: 124, scope: !508)
!512 = !DILocation(line: 62, column: 126, scope: !498)
!513 = distinct !DISubprogram(name: "guard_switch_bad", scope: !2, file: !2, line: 63, type: !25, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!514 = !DILocalVariable(name: "b", scope: !513, file: !2, line: 63, type: !29)
!515 = !DILocation(line: 63, column: 36, scope: !513)
!516 = !DILocation(line: 63, column: 49, scope: !513)
!517 = !DILocation(line: 63, column: 56, scope: !513)
!518 = !DILocation(line: 63, column: 43, scope: !513)
!519 = !DILocation(line: 63, column: 81, scope: !513)
!520 = !DILocation(line: 63, column: 72, scope: !513)
!521 = !DILocation(line: 63, column: 64, scope: !513)
!522 = !DILocation(line: 63, column: 102, scope: !523)
!523 = distinct !DILexicalBlock(scope: !513, file: !2, line: 63, column: 85)
!524 = !DILocation(line: 63, column: 95, scope: !523)
!525 = !DILocation(line: 63, column: 115, scope: !523)
!526 = distinct !DISubprogram(name: "guard_goes_on_good", scope: !2, file: !2, line: 64, type: !25, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!527 = !DILocalVariable(name: "b", scope: !526, file: !2, line: 64, type: !29)
!528 = !DILocation(line: 64, column: 38, scope: !526)
!529 = !DILocalVariable(name: "c", scope: !526, file: !2, line: 64, type: !120)
!530 = !DILocation(line: 64, column: 45, scope: !526)
!531 = !DILocation(line: 64, column: 58, scope: !526)
!532 = !DILocation(line: 64, column: 65, scope: !526)
!533 = !DILocation(line: 64, column: 52, scope: !526)
!534 = !DILocation(line: 64, column: 87, scope: !535)
!535 = distinct !DILexicalBlock(scope: !526, file: !2, line: 64, column: 77)
!536 = !DILocation(line: 64, column: 78, scope: !535)
!537 = !DILocation(line: 64, column: 77, scope: !535)
!538 = !DILocation(line: 64, column: 91, scope: !535)
!539 = !DILocation(line: 64, column: 107, scope: !526)
!540 = !DILocation(line: 64, column: 119, scope: !526)
!541 = !DILocation(line: 64, column: 99, scope: !526)
!542 = !DILocation(line: 64, column: 130, scope: !526)
!543 = !DILocation(line: 64, column: 123, scope: !526)
!544 = !DILocation(line: 64, column: 134, scope: !526)
!545 = distinct !DISubprogram(name: "guard_goes_on_bad", scope: !2, file: !2, line: 65, type: !25, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!546 = !DILocalVariable(name: "b", scope: !545, file: !2, line: 65, type: !29)
!547 = !DILocation(line: 65, column: 37, scope: !545)
!548 = !DILocalVariable(name: "c", scope: !545, file: !2, line: 65, type: !120)
!549 = !DILocation(line: 65, column: 44, scope: !545)
!550 = !DILocation(line: 65, column: 57, scope: !545)
!551 = !DILocation(line: 65, column: 64, scope: !545)
!552 = !DILocation(line: 65, column: 51, scope: !545)
!553 = !DILocation(line: 65, column: 80, scope: !545)
!554 = !DILocation(line: 65, column: 92, scope: !545)
!555 = !DILocation(line: 65, column: 72, scope: !545)
!556 = !DILocation(line: 65, column: 110, scope: !557)
!557 = distinct !DILexicalBlock(scope: !545, file: !2, line: 65, column: 100)
!558 = !DILocation(line: 65, column: 101, scope: !557)
!559 = !DILocation(line: 65, column: 100, scope: !557)
!560 = !DILocation(line: 65, column: 114, scope: !557)
!561 = !DILocation(line: 65, column: 129, scope: !545)
!562 = !DILocation(line: 65, column: 122, scope: !545)
!563 = !DILocation(line: 65, column: 133, scope: !545)
!564 = distinct !DISubprogram(name: "range_good", scope: !2, file: !2, line: 68, type: !25, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!565 = !DILocation(line: 68, column: 33, scope: !564)
!566 = !DILocalVariable(name: "x", scope: !564, file: !2, line: 68, type: !55)
!567 = !DILocation(line: 0, scope: !564)
!568 = !DILocation(line: 68, column: 47, scope: !569)
!569 = distinct !DILexicalBlock(scope: !564, file: !2, line: 68, column: 47)
!570 = !DILocation(line: 68, column: 60, scope: !569)
!571 = !DILocation(line: 68, column: 71, scope: !564)
!572 = distinct !DISubprogram(name: "range_zero_good", scope: !2, file: !2, line: 69, type: !25, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!573 = !DILocation(line: 69, column: 38, scope: !572)
!574 = !DILocalVariable(name: "x", scope: !572, file: !2, line: 69, type: !55)
!575 = !DILocation(line: 0, scope: !572)
!576 = !DILocation(line: 69, column: 52, scope: !577)
!577 = distinct !DILexicalBlock(scope: !572, file: !2, line: 69, column: 52)
!578 = !DILocation(line: 69, column: 64, scope: !577)
!579 = !DILocation(line: 69, column: 70, scope: !577)
!580 = !DILocation(line: 69, column: 78, scope: !572)
!581 = !DILocation(line: 69, column: 89, scope: !572)
!582 = distinct !DISubprogram(name: "range_one_good", scope: !2, file: !2, line: 70, type: !25, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!583 = !DILocation(line: 70, column: 37, scope: !582)
!584 = !DILocalVariable(name: "x", scope: !582, file: !2, line: 70, type: !55)
!585 = !DILocation(line: 0, scope: !582)
!586 = !DILocation(line: 70, column: 51, scope: !587)
!587 = distinct !DILexicalBlock(scope: !582, file: !2, line: 70, column: 51)
!588 = !DILocation(line: 70, column: 63, scope: !587)
!589 = !DILocation(line: 70, column: 69, scope: !587)
!590 = !DILocation(line: 70, column: 80, scope: !582)
!591 = distinct !DISubprogram(name: "range_one_bad", scope: !2, file: !2, line: 71, type: !25, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!592 = !DILocation(line: 71, column: 36, scope: !591)
!593 = !DILocalVariable(name: "x", scope: !591, file: !2, line: 71, type: !55)
!594 = !DILocation(line: 0, scope: !591)
!595 = !DILocation(line: 71, column: 50, scope: !596)
!596 = distinct !DILexicalBlock(scope: !591, file: !2, line: 71, column: 50)
!597 = !DILocation(line: 71, column: 62, scope: !596)
!598 = !DILocation(line: 71, column: 68, scope: !596)
!599 = !DILocation(line: 71, column: 79, scope: !591)
!600 = distinct !DISubprogram(name: "range_two_bad", scope: !2, file: !2, line: 72, type: !25, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!601 = !DILocation(line: 72, column: 36, scope: !600)
!602 = !DILocalVariable(name: "x", scope: !600, file: !2, line: 72, type: !55)
!603 = !DILocation(line: 0, scope: !600)
!604 = !DILocation(line: 72, column: 50, scope: !605)
!605 = distinct !DILexicalBlock(scope: !600, file: !2, line: 72, column: 50)
!606 = !DILocation(line: 72, column: 62, scope: !605)
!607 = !DILocation(line: 72, column: 68, scope: !605)
!608 = !DILocation(line: 72, column: 79, scope: !600)
!609 = distinct !DISubprogram(name: "range_above_good", scope: !2, file: !2, line: 73, type: !25, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!610 = !DILocation(line: 73, column: 39, scope: !609)
!611 = !DILocalVariable(name: "x", scope: !609, file: !2, line: 73, type: !55)
!612 = !DILocation(line: 0, scope: !609)
!613 = !DILocation(line: 73, column: 53, scope: !614)
!614 = distinct !DILexicalBlock(scope: !609, file: !2, line: 73, column: 53)
!615 = !DILocation(line: 73, column: 65, scope: !614)
!616 = !DILocation(line: 73, column: 70, scope: !614)
!617 = !DILocation(line: 73, column: 81, scope: !609)
!618 = distinct !DISubprogram(name: "range_above_bad", scope: !2, file: !2, line: 74, type: !25, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!619 = !DILocation(line: 74, column: 38, scope: !618)
!620 = !DILocalVariable(name: "x", scope: !618, file: !2, line: 74, type: !55)
!621 = !DILocation(line: 0, scope: !618)
!622 = !DILocation(line: 74, column: 52, scope: !623)
!623 = distinct !DILexicalBlock(scope: !618, file: !2, line: 74, column: 52)
!624 = !DILocation(line: 74, column: 64, scope: !623)
!625 = !DILocation(line: 74, column: 70, scope: !623)
!626 = !DILocation(line: 74, column: 81, scope: !618)
!627 = distinct !DISubprogram(name: "range_below_good", scope: !2, file: !2, line: 75, type: !25, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!628 = !DILocation(line: 75, column: 39, scope: !627)
!629 = !DILocalVariable(name: "x", scope: !627, file: !2, line: 75, type: !55)
!630 = !DILocation(line: 0, scope: !627)
!631 = !DILocation(line: 75, column: 53, scope: !632)
!632 = distinct !DILexicalBlock(scope: !627, file: !2, line: 75, column: 53)
!633 = !DILocation(line: 75, column: 65, scope: !632)
!634 = !DILocation(line: 75, column: 70, scope: !632)
!635 = !DILocation(line: 75, column: 81, scope: !627)
!636 = distinct !DISubprogram(name: "range_not_below_bad", scope: !2, file: !2, line: 76, type: !25, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!637 = !DILocation(line: 76, column: 42, scope: !636)
!638 = !DILocalVariable(name: "x", scope: !636, file: !2, line: 76, type: !55)
!639 = !DILocation(line: 0, scope: !636)
!640 = !DILocation(line: 76, column: 56, scope: !641)
!641 = distinct !DILexicalBlock(scope: !636, file: !2, line: 76, column: 56)
!642 = !DILocation(line: 76, column: 68, scope: !641)
!643 = !DILocation(line: 76, column: 74, scope: !641)
!644 = !DILocation(line: 76, column: 85, scope: !636)
!645 = distinct !DISubprogram(name: "range_goes_on_good", scope: !2, file: !2, line: 77, type: !25, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!646 = !DILocation(line: 77, column: 41, scope: !645)
!647 = !DILocalVariable(name: "x", scope: !645, file: !2, line: 77, type: !55)
!648 = !DILocation(line: 0, scope: !645)
!649 = !DILocation(line: 77, column: 56, scope: !650)
!650 = distinct !DILexicalBlock(scope: !645, file: !2, line: 77, column: 55)
!651 = !DILocation(line: 77, column: 55, scope: !650)
!652 = !DILocation(line: 77, column: 69, scope: !650)
!653 = !DILocation(line: 77, column: 86, scope: !645)
!654 = !DILocation(line: 77, column: 77, scope: !645)
!655 = !DILocation(line: 77, column: 92, scope: !645)
!656 = distinct !DISubprogram(name: "range_changed_bad", scope: !2, file: !2, line: 78, type: !25, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!657 = !DILocation(line: 78, column: 40, scope: !656)
!658 = !DILocalVariable(name: "x", scope: !656, file: !2, line: 78, type: !55)
!659 = !DILocation(line: 0, scope: !656)
!660 = !DILocation(line: 78, column: 55, scope: !661)
!661 = distinct !DILexicalBlock(scope: !656, file: !2, line: 78, column: 54)
!662 = !DILocation(line: 78, column: 54, scope: !661)
!663 = !DILocation(line: 78, column: 68, scope: !661)
!664 = !DILocation(line: 78, column: 80, scope: !656)
!665 = !DILocation(line: 78, column: 90, scope: !656)
!666 = !DILocation(line: 78, column: 101, scope: !656)
!667 = distinct !DISubprogram(name: "is_name", scope: !2, file: !2, line: 81, type: !668, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!668 = !DISubroutineType(types: !669)
!669 = !{!55, !670}
!670 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !671, size: 64)
!671 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!672 = !DILocalVariable(name: "text", arg: 1, scope: !667, file: !2, line: 81, type: !670)
!673 = !DILocation(line: 0, scope: !667)
!674 = !DILocation(line: 82, column: 3, scope: !667)
!675 = !DILocation(line: 82, column: 10, scope: !676)
!676 = distinct !DILexicalBlock(scope: !677, file: !2, line: 82, column: 3)
!677 = distinct !DILexicalBlock(scope: !667, file: !2, line: 82, column: 3)
!678 = !DILocation(line: 82, column: 3, scope: !677)
!679 = !DILocation(line: 83, column: 9, scope: !680)
!680 = distinct !DILexicalBlock(scope: !676, file: !2, line: 83, column: 9)
!681 = !DILocation(line: 83, column: 15, scope: !680)
!682 = !DILocation(line: 83, column: 23, scope: !680)
!683 = !DILocation(line: 83, column: 18, scope: !680)
!684 = !DILocation(line: 82, column: 21, scope: !676)
!685 = !DILocation(line: 82, column: 3, scope: !676)
!686 = distinct !{!686, !678, !687, !87}
!687 = !DILocation(line: 83, column: 30, scope: !677)
!688 = !DILocation(line: 84, column: 3, scope: !667)
!689 = !DILocation(line: 85, column: 1, scope: !667)
!690 = distinct !DISubprogram(name: "guard_with_body_good", scope: !2, file: !2, line: 87, type: !25, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!691 = !DILocalVariable(name: "b", scope: !690, file: !2, line: 87, type: !29)
!692 = !DILocation(line: 87, column: 40, scope: !690)
!693 = !DILocation(line: 87, column: 53, scope: !690)
!694 = !DILocation(line: 87, column: 60, scope: !690)
!695 = !DILocation(line: 87, column: 47, scope: !690)
!696 = !DILocation(line: 87, column: 81, scope: !697)
!697 = distinct !DILexicalBlock(scope: !690, file: !2, line: 87, column: 72)
!698 = !DILocation(line: 87, column: 73, scope: !697)
!699 = !DILocation(line: 87, column: 72, scope: !697)
!700 = !DILocation(line: 87, column: 85, scope: !697)
!701 = !DILocation(line: 87, column: 100, scope: !690)
!702 = !DILocation(line: 87, column: 93, scope: !690)
!703 = !DILocation(line: 87, column: 104, scope: !690)
!704 = distinct !DISubprogram(name: "guard_with_body_bad", scope: !2, file: !2, line: 88, type: !25, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!705 = !DILocalVariable(name: "b", scope: !704, file: !2, line: 88, type: !29)
!706 = !DILocation(line: 88, column: 39, scope: !704)
!707 = !DILocation(line: 88, column: 52, scope: !704)
!708 = !DILocation(line: 88, column: 59, scope: !704)
!709 = !DILocation(line: 88, column: 46, scope: !704)
!710 = !DILocation(line: 88, column: 79, scope: !711)
!711 = distinct !DILexicalBlock(scope: !704, file: !2, line: 88, column: 71)
!712 = !DILocation(line: 88, column: 71, scope: !711)
!713 = !DILocation(line: 88, column: 83, scope: !711)
!714 = !DILocation(line: 88, column: 98, scope: !704)
!715 = !DILocation(line: 88, column: 91, scope: !704)
!716 = !DILocation(line: 88, column: 102, scope: !704)
!717 = distinct !DISubprogram(name: "guard_with_body_changed_bad", scope: !2, file: !2, line: 89, type: !25, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!718 = !DILocalVariable(name: "b", scope: !717, file: !2, line: 89, type: !29)
!719 = !DILocation(line: 89, column: 47, scope: !717)
!720 = !DILocation(line: 89, column: 60, scope: !717)
!721 = !DILocation(line: 89, column: 67, scope: !717)
!722 = !DILocation(line: 89, column: 54, scope: !717)
!723 = !DILocation(line: 89, column: 88, scope: !724)
!724 = distinct !DILexicalBlock(scope: !717, file: !2, line: 89, column: 79)
!725 = !DILocation(line: 89, column: 80, scope: !724)
!726 = !DILocation(line: 89, column: 79, scope: !724)
!727 = !DILocation(line: 89, column: 92, scope: !724)
!728 = !DILocation(line: 89, column: 111, scope: !717)
!729 = !DILocation(line: 89, column: 100, scope: !717)
!730 = !DILocation(line: 89, column: 122, scope: !717)
!731 = !DILocation(line: 89, column: 115, scope: !717)
!732 = !DILocation(line: 89, column: 126, scope: !717)
!733 = distinct !DISubprogram(name: "read_again", scope: !2, file: !2, line: 86, type: !734, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !27)
!734 = !DISubroutineType(types: !735)
!735 = !{null, !155}
!736 = !DILocalVariable(name: "text", arg: 1, scope: !733, file: !2, line: 86, type: !155)
!737 = !DILocation(line: 0, scope: !733)
!738 = !DILocation(line: 86, column: 80, scope: !733)
!739 = !DILocation(line: 86, column: 64, scope: !733)
!740 = !DILocation(line: 86, column: 88, scope: !733)
!741 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 91, type: !742, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !27)
!742 = !DISubroutineType(types: !743)
!743 = !{!55, !55, !744}
!744 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!745 = !DILocalVariable(name: "count", arg: 1, scope: !741, file: !2, line: 91, type: !55)
!746 = !DILocation(line: 0, scope: !741)
!747 = !DILocalVariable(name: "arguments", arg: 2, scope: !741, file: !2, line: 91, type: !744)
!748 = !DILocation(line: 92, column: 3, scope: !741)
!749 = !DILocation(line: 92, column: 17, scope: !741)
!750 = !DILocation(line: 92, column: 37, scope: !741)
!751 = !DILocation(line: 92, column: 63, scope: !741)
!752 = !DILocation(line: 92, column: 83, scope: !741)
!753 = !DILocation(line: 93, column: 3, scope: !741)
!754 = !DILocation(line: 93, column: 28, scope: !741)
!755 = !DILocation(line: 93, column: 52, scope: !741)
!756 = !DILocation(line: 93, column: 67, scope: !741)
!757 = !DILocation(line: 93, column: 83, scope: !741)
!758 = !DILocation(line: 93, column: 99, scope: !741)
!759 = !DILocation(line: 94, column: 3, scope: !741)
!760 = !DILocation(line: 94, column: 17, scope: !741)
!761 = !DILocation(line: 94, column: 30, scope: !741)
!762 = !DILocation(line: 94, column: 52, scope: !741)
!763 = !DILocation(line: 94, column: 72, scope: !741)
!764 = !DILocation(line: 94, column: 93, scope: !741)
!765 = !DILocation(line: 95, column: 31, scope: !741)
!766 = !DILocation(line: 95, column: 3, scope: !741)
!767 = !DILocation(line: 95, column: 49, scope: !741)
!768 = !DILocation(line: 95, column: 72, scope: !741)
!769 = !DILocation(line: 95, column: 93, scope: !741)
!770 = !DILocation(line: 96, column: 3, scope: !741)
!771 = !DILocation(line: 96, column: 33, scope: !741)
!772 = !DILocation(line: 96, column: 62, scope: !741)
!773 = !DILocation(line: 96, column: 87, scope: !741)
!774 = !DILocation(line: 97, column: 3, scope: !741)
!775 = !DILocation(line: 97, column: 30, scope: !741)
!776 = !DILocation(line: 97, column: 57, scope: !741)
!777 = !DILocation(line: 97, column: 76, scope: !741)
!778 = !DILocation(line: 97, column: 94, scope: !741)
!779 = !DILocation(line: 98, column: 3, scope: !741)
!780 = !DILocation(line: 98, column: 23, scope: !741)
!781 = !DILocation(line: 98, column: 45, scope: !741)
!782 = !DILocation(line: 99, column: 3, scope: !741)
!783 = !DILocation(line: 99, column: 17, scope: !741)
!784 = !DILocation(line: 99, column: 36, scope: !741)
!785 = !DILocation(line: 99, column: 54, scope: !741)
!786 = !DILocation(line: 99, column: 71, scope: !741)
!787 = !DILocation(line: 99, column: 88, scope: !741)
!788 = !DILocation(line: 100, column: 3, scope: !741)
!789 = !DILocation(line: 100, column: 22, scope: !741)
!790 = !DILocation(line: 100, column: 42, scope: !741)
!791 = !DILocation(line: 100, column: 65, scope: !741)
!792 = !DILocation(line: 100, column: 87, scope: !741)
!793 = !DILocation(line: 101, column: 3, scope: !741)
!794 = !DILocation(line: 101, column: 27, scope: !741)
!795 = !DILocation(line: 101, column: 50, scope: !741)
!796 = !DILocation(line: 102, column: 3, scope: !741)
