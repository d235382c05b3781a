; ModuleID = '<stdin>'
source_filename = "command.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [4 x i8] c"*.*\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !7
@five = internal global i32 5, align 4, !dbg !9
@.str.2 = private unnamed_addr constant [5 x i8] c"ls /\00", align 1, !dbg !16
@.str.3 = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1, !dbg !26
@.str.5 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !31
@.str.6 = private unnamed_addr constant [4 x i8] c"ls \00", align 1, !dbg !36
@.str.7 = private unnamed_addr constant [2 x i8] c" \00", align 1, !dbg !38
@table_good.commands = internal constant [3 x ptr] [ptr @.str.3, ptr @.str.8, ptr @.str.9], align 16, !dbg !44
@.str.8 = private unnamed_addr constant [4 x i8] c"pwd\00", align 1, !dbg !40
@.str.9 = private unnamed_addr constant [5 x i8] c"date\00", align 1, !dbg !42
@.str.10 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !54
@.str.11 = private unnamed_addr constant [8 x i8] c"/bin/sh\00", align 1, !dbg !56
@.str.12 = private unnamed_addr constant [3 x i8] c"sh\00", align 1, !dbg !61
@.str.13 = private unnamed_addr constant [3 x i8] c"-c\00", align 1, !dbg !63
@.str.14 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1, !dbg !65

; Function Attrs: noinline nounwind uwtable
define dso_local void @straight_bad() #0 !dbg !76 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !77, !DIExpression(), !81)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !81
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !81
  store i8 108, ptr %0, align 16, !dbg !81
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !81
  store i8 115, ptr %1, align 1, !dbg !81
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !81
  store i8 32, ptr %2, align 2, !dbg !81
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !82
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 3, !dbg !83
  %3 = load ptr, ptr @stdin, align 8, !dbg !84
  %call = call ptr @fgets(ptr noundef %add.ptr, i32 noundef 90, ptr noundef %3), !dbg !85
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !86
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !87
  ret void, !dbg !88
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @straight_good() #0 !dbg !89 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !90, !DIExpression(), !91)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !91
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !91
  store i8 108, ptr %0, align 16, !dbg !91
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !91
  store i8 115, ptr %1, align 1, !dbg !91
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !91
  store i8 32, ptr %2, align 2, !dbg !91
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !92
  %call = call ptr @strcat(ptr noundef %arraydecay, ptr noundef @.str) #6, !dbg !93
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !94
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @environment_bad() #0 !dbg !97 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !98, !DIExpression(), !99)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !99
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !99
  store i8 108, ptr %0, align 16, !dbg !99
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !99
  store i8 115, ptr %1, align 1, !dbg !99
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !99
  store i8 32, ptr %2, align 2, !dbg !99
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !100
    #dbg_value(ptr %call, !101, !DIExpression(), !103)
  %cmp = icmp ne ptr %call, null, !dbg !104
  br i1 %cmp, label %if.then, label %if.end, !dbg !104

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !106
  %call1 = call ptr @strncat(ptr noundef %arraydecay, ptr noundef %call, i64 noundef 90) #6, !dbg !107
  br label %if.end, !dbg !107

if.end:                                           ; preds = %if.then, %entry
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !108
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strncat(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @environment_good() #0 !dbg !111 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !112, !DIExpression(), !113)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !113
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !113
  store i8 108, ptr %0, align 16, !dbg !113
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !113
  store i8 115, ptr %1, align 1, !dbg !113
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !113
  store i8 32, ptr %2, align 2, !dbg !113
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !114
    #dbg_value(ptr %call, !115, !DIExpression(), !116)
  %cmp = icmp ne ptr %call, null, !dbg !117
  br i1 %cmp, label %if.then, label %if.end, !dbg !117

if.then:                                          ; preds = %entry
  %call1 = call i32 @puts(ptr noundef %call), !dbg !119
  br label %if.end, !dbg !119

if.end:                                           ; preds = %if.then, %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !120
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !121
  ret void, !dbg !122
}

declare i32 @puts(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @branch_bad() #0 !dbg !123 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !124, !DIExpression(), !125)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !125
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !125
  store i8 108, ptr %0, align 16, !dbg !125
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !125
  store i8 115, ptr %1, align 1, !dbg !125
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !125
  store i8 32, ptr %2, align 2, !dbg !125
  %3 = load i32, ptr @five, align 4, !dbg !126
  %cmp = icmp eq i32 %3, 5, !dbg !128
  br i1 %cmp, label %if.then, label %if.else, !dbg !128

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !129
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 3, !dbg !130
  %4 = load ptr, ptr @stdin, align 8, !dbg !131
  %call = call ptr @fgets(ptr noundef %add.ptr, i32 noundef 90, ptr noundef %4), !dbg !132
  br label %if.end, !dbg !132

if.else:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !133
  %call2 = call ptr @strcpy(ptr noundef %arraydecay1, ptr noundef @.str.2) #6, !dbg !134
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !135
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @branch_good() #0 !dbg !138 {
entry:
  %data = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !139, !DIExpression(), !140)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !140
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !140
  store i8 108, ptr %0, align 16, !dbg !140
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !140
  store i8 115, ptr %1, align 1, !dbg !140
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !140
  store i8 32, ptr %2, align 2, !dbg !140
    #dbg_declare(ptr %other, !141, !DIExpression(), !142)
  call void @llvm.memset.p0.i64(ptr align 16 %other, i8 0, i64 100, i1 false), !dbg !142
  %3 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 0, !dbg !142
  store i8 108, ptr %3, align 16, !dbg !142
  %4 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 1, !dbg !142
  store i8 115, ptr %4, align 1, !dbg !142
  %5 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 2, !dbg !142
  store i8 32, ptr %5, align 2, !dbg !142
  %arraydecay = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !143
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 3, !dbg !144
  %6 = load ptr, ptr @stdin, align 8, !dbg !145
  %call = call ptr @fgets(ptr noundef %add.ptr, i32 noundef 90, ptr noundef %6), !dbg !146
  %7 = load i32, ptr @five, align 4, !dbg !147
  %cmp = icmp eq i32 %7, 5, !dbg !149
  br i1 %cmp, label %if.then, label %if.end, !dbg !149

if.then:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !150
  %call2 = call ptr @strcpy(ptr noundef %arraydecay1, ptr noundef @.str.2) #6, !dbg !151
  br label %if.end, !dbg !151

if.end:                                           ; preds = %if.then, %entry
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !152
  %call4 = call i32 @puts(ptr noundef %arraydecay3), !dbg !153
  %arraydecay5 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !154
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !155
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @loop_bad() #0 !dbg !157 {
entry:
  %input = alloca [100 x i8], align 16
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %input, !158, !DIExpression(), !159)
  call void @llvm.memset.p0.i64(ptr align 16 %input, i8 0, i64 100, i1 false), !dbg !159
    #dbg_declare(ptr %data, !160, !DIExpression(), !161)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !161
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !161
  store i8 108, ptr %0, align 16, !dbg !161
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !161
  store i8 115, ptr %1, align 1, !dbg !161
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !161
  store i8 32, ptr %2, align 2, !dbg !161
  %arraydecay = getelementptr inbounds [100 x i8], ptr %input, i64 0, i64 0, !dbg !162
  %3 = load ptr, ptr @stdin, align 8, !dbg !163
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 90, ptr noundef %3), !dbg !164
    #dbg_value(i64 0, !165, !DIExpression(), !169)
  br label %for.cond, !dbg !170

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !172
    #dbg_value(i64 %at.0, !165, !DIExpression(), !169)
  %arrayidx = getelementptr inbounds nuw [100 x i8], ptr %input, i64 0, i64 %at.0, !dbg !173
  %4 = load i8, ptr %arrayidx, align 1, !dbg !173
  %conv = sext i8 %4 to i32, !dbg !173
  %cmp = icmp ne i32 %conv, 0, !dbg !175
  br i1 %cmp, label %for.body, label %for.end, !dbg !176

for.body:                                         ; preds = %for.cond
  %arrayidx2 = getelementptr inbounds nuw [100 x i8], ptr %input, i64 0, i64 %at.0, !dbg !177
  %5 = load i8, ptr %arrayidx2, align 1, !dbg !177
  %add = add i64 %at.0, 3, !dbg !178
  %arrayidx3 = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %add, !dbg !179
  store i8 %5, ptr %arrayidx3, align 1, !dbg !180
  br label %for.inc, !dbg !179

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !181
    #dbg_value(i64 %inc, !165, !DIExpression(), !169)
  br label %for.cond, !dbg !182, !llvm.loop !183

for.end:                                          ; preds = %for.cond
  %add4 = add i64 %at.0, 3, !dbg !186
  %arrayidx5 = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %add4, !dbg !187
  store i8 0, ptr %arrayidx5, align 1, !dbg !188
  %arraydecay6 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !189
  %call7 = call i32 @system(ptr noundef %arraydecay6), !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @loop_good() #0 !dbg !192 {
entry:
  %input = alloca [100 x i8], align 16
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %input, !193, !DIExpression(), !194)
  call void @llvm.memset.p0.i64(ptr align 16 %input, i8 0, i64 100, i1 false), !dbg !194
    #dbg_declare(ptr %data, !195, !DIExpression(), !196)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !196
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !196
  store i8 108, ptr %0, align 16, !dbg !196
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !196
  store i8 115, ptr %1, align 1, !dbg !196
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !196
  store i8 32, ptr %2, align 2, !dbg !196
  %arraydecay = getelementptr inbounds [100 x i8], ptr %input, i64 0, i64 0, !dbg !197
  %3 = load ptr, ptr @stdin, align 8, !dbg !198
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 90, ptr noundef %3), !dbg !199
    #dbg_value(i64 0, !200, !DIExpression(), !201)
  br label %for.cond, !dbg !202

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !204
    #dbg_value(i64 %at.0, !200, !DIExpression(), !201)
  %arrayidx = getelementptr inbounds nuw [100 x i8], ptr %input, i64 0, i64 %at.0, !dbg !205
  %4 = load i8, ptr %arrayidx, align 1, !dbg !205
  %conv = sext i8 %4 to i32, !dbg !205
  %cmp = icmp ne i32 %conv, 0, !dbg !207
  br i1 %cmp, label %for.body, label %for.end, !dbg !208

for.body:                                         ; preds = %for.cond
  %add = add i64 %at.0, 3, !dbg !209
  %arrayidx2 = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %add, !dbg !210
  store i8 42, ptr %arrayidx2, align 1, !dbg !211
  br label %for.inc, !dbg !210

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !212
    #dbg_value(i64 %inc, !200, !DIExpression(), !201)
  br label %for.cond, !dbg !213, !llvm.loop !214

for.end:                                          ; preds = %for.cond
  %add3 = add i64 %at.0, 3, !dbg !216
  %arrayidx4 = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %add3, !dbg !217
  store i8 0, ptr %arrayidx4, align 1, !dbg !218
  %arraydecay5 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !219
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !220
  ret void, !dbg !221
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @alias_bad() #0 !dbg !222 {
entry:
    #dbg_value(ptr @.str.3, !223, !DIExpression(), !224)
    #dbg_value(ptr poison, !225, !DIExpression(), !224)
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !227
    #dbg_value(ptr %call, !223, !DIExpression(), !224)
  %call1 = call i32 @system(ptr noundef %call), !dbg !228
  ret void, !dbg !229
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @alias_good() #0 !dbg !230 {
entry:
    #dbg_value(ptr @.str.3, !231, !DIExpression(), !232)
    #dbg_value(ptr @.str.3, !233, !DIExpression(), !232)
    #dbg_value(ptr poison, !234, !DIExpression(), !232)
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !235
    #dbg_value(ptr %call, !233, !DIExpression(), !232)
  %call1 = call i32 @system(ptr noundef @.str.3), !dbg !236
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @offset_bad() #0 !dbg !238 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !239, !DIExpression(), !240)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !240
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !241
  %0 = load ptr, ptr @stdin, align 8, !dbg !242
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !243
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !244
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay1, i64 5, !dbg !245
  %call2 = call i32 @system(ptr noundef %add.ptr), !dbg !246
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @offset_good() #0 !dbg !248 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !249, !DIExpression(), !250)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !250
    #dbg_declare(ptr %safe, !251, !DIExpression(), !252)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !252
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !252
  store i8 120, ptr %0, align 16, !dbg !252
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !252
  store i8 120, ptr %1, align 1, !dbg !252
  %2 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 2, !dbg !252
  store i8 108, ptr %2, align 2, !dbg !252
  %3 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 3, !dbg !252
  store i8 115, ptr %3, align 1, !dbg !252
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !253
  %4 = load ptr, ptr @stdin, align 8, !dbg !254
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %4), !dbg !255
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !256
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay1, i64 2, !dbg !257
  %call2 = call i32 @system(ptr noundef %add.ptr), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cursor_bad() #0 !dbg !260 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !261, !DIExpression(), !262)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !262
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !263
    #dbg_value(ptr %arraydecay, !264, !DIExpression(), !265)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !266
  %0 = load ptr, ptr @stdin, align 8, !dbg !267
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %0), !dbg !268
  br label %while.cond, !dbg !269

while.cond:                                       ; preds = %while.body, %entry
  %at.0 = phi ptr [ %arraydecay, %entry ], [ %incdec.ptr, %while.body ], !dbg !265
    #dbg_value(ptr %at.0, !264, !DIExpression(), !265)
  %1 = load i8, ptr %at.0, align 1, !dbg !270
  %conv = sext i8 %1 to i32, !dbg !270
  %cmp = icmp eq i32 %conv, 32, !dbg !271
  br i1 %cmp, label %while.body, label %while.end, !dbg !269

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %at.0, i32 1, !dbg !272
    #dbg_value(ptr %incdec.ptr, !264, !DIExpression(), !265)
  br label %while.cond, !dbg !269, !llvm.loop !273

while.end:                                        ; preds = %while.cond
  %call3 = call i32 @system(ptr noundef %at.0), !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cursor_good() #0 !dbg !276 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !277, !DIExpression(), !278)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !278
    #dbg_declare(ptr %safe, !279, !DIExpression(), !280)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !280
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !280
  store i8 32, ptr %0, align 16, !dbg !280
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !280
  store i8 32, ptr %1, align 1, !dbg !280
  %2 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 2, !dbg !280
  store i8 108, ptr %2, align 2, !dbg !280
  %3 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 3, !dbg !280
  store i8 115, ptr %3, align 1, !dbg !280
  %arraydecay = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !281
    #dbg_value(ptr %arraydecay, !282, !DIExpression(), !283)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !284
  %4 = load ptr, ptr @stdin, align 8, !dbg !285
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %4), !dbg !286
  br label %while.cond, !dbg !287

while.cond:                                       ; preds = %while.body, %entry
  %at.0 = phi ptr [ %arraydecay, %entry ], [ %incdec.ptr, %while.body ], !dbg !283
    #dbg_value(ptr %at.0, !282, !DIExpression(), !283)
  %5 = load i8, ptr %at.0, align 1, !dbg !288
  %conv = sext i8 %5 to i32, !dbg !288
  %cmp = icmp eq i32 %conv, 32, !dbg !289
  br i1 %cmp, label %while.body, label %while.end, !dbg !287

while.body:                                       ; preds = %while.cond
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %at.0, i32 1, !dbg !290
    #dbg_value(ptr %incdec.ptr, !282, !DIExpression(), !283)
  br label %while.cond, !dbg !287, !llvm.loop !291

while.end:                                        ; preds = %while.cond
  %call3 = call i32 @system(ptr noundef %at.0), !dbg !292
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @printed_bad() #0 !dbg !294 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [200 x i8], align 16
    #dbg_declare(ptr %data, !295, !DIExpression(), !296)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !296
    #dbg_declare(ptr %line, !297, !DIExpression(), !301)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !302
  %0 = load ptr, ptr @stdin, align 8, !dbg !303
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !304
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %line, i64 0, i64 0, !dbg !305
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !306
  %call3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 200, ptr noundef @.str.4, ptr noundef %arraydecay2) #6, !dbg !307
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %line, i64 0, i64 0, !dbg !308
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !309
  ret void, !dbg !310
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @printed_good() #0 !dbg !311 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [200 x i8], align 16
    #dbg_declare(ptr %data, !312, !DIExpression(), !313)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !313
    #dbg_declare(ptr %line, !314, !DIExpression(), !315)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !316
  %0 = load ptr, ptr @stdin, align 8, !dbg !317
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !318
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %line, i64 0, i64 0, !dbg !319
  %call2 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 200, ptr noundef @.str.4, ptr noundef @.str.5) #6, !dbg !320
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %line, i64 0, i64 0, !dbg !321
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !322
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heap_bad() #0 !dbg !324 {
entry:
  %call = call noalias ptr @malloc(i64 noundef 100) #7, !dbg !325
    #dbg_value(ptr %call, !326, !DIExpression(), !327)
  %call1 = call noalias ptr @malloc(i64 noundef 200) #7, !dbg !328
    #dbg_value(ptr %call1, !329, !DIExpression(), !327)
  %cmp = icmp eq ptr %call, null, !dbg !330
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !332

lor.lhs.false:                                    ; preds = %entry
  %cmp2 = icmp eq ptr %call1, null, !dbg !333
  br i1 %cmp2, label %if.then, label %if.end, !dbg !332

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !334

if.end:                                           ; preds = %lor.lhs.false
  %0 = load ptr, ptr @stdin, align 8, !dbg !335
  %call3 = call ptr @fgets(ptr noundef %call, i32 noundef 100, ptr noundef %0), !dbg !336
  %call4 = call ptr @strcpy(ptr noundef %call1, ptr noundef @.str.6) #6, !dbg !337
  %call5 = call ptr @strcat(ptr noundef %call1, ptr noundef %call) #6, !dbg !338
  %call6 = call i32 @system(ptr noundef %call1), !dbg !339
  call void @free(ptr noundef %call) #6, !dbg !340
  call void @free(ptr noundef %call1) #6, !dbg !341
  br label %return, !dbg !342

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !342
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @heap_good() #0 !dbg !343 {
entry:
  %call = call noalias ptr @malloc(i64 noundef 100) #7, !dbg !344
    #dbg_value(ptr %call, !345, !DIExpression(), !346)
  %call1 = call noalias ptr @malloc(i64 noundef 200) #7, !dbg !347
    #dbg_value(ptr %call1, !348, !DIExpression(), !346)
  %cmp = icmp eq ptr %call, null, !dbg !349
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !351

lor.lhs.false:                                    ; preds = %entry
  %cmp2 = icmp eq ptr %call1, null, !dbg !352
  br i1 %cmp2, label %if.then, label %if.end, !dbg !351

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !353

if.end:                                           ; preds = %lor.lhs.false
  %0 = load ptr, ptr @stdin, align 8, !dbg !354
  %call3 = call ptr @fgets(ptr noundef %call, i32 noundef 100, ptr noundef %0), !dbg !355
  %call4 = call ptr @strcpy(ptr noundef %call1, ptr noundef @.str.6) #6, !dbg !356
  %call5 = call i32 @system(ptr noundef %call1), !dbg !357
  call void @free(ptr noundef %call) #6, !dbg !358
  call void @free(ptr noundef %call1) #6, !dbg !359
  br label %return, !dbg !360

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @duplicate_bad() #0 !dbg !361 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !362, !DIExpression(), !363)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !363
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !364
  %0 = load ptr, ptr @stdin, align 8, !dbg !365
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !366
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !367
  %call2 = call noalias ptr @strdup(ptr noundef %arraydecay1) #6, !dbg !368
    #dbg_value(ptr %call2, !369, !DIExpression(), !370)
  %call3 = call i32 @system(ptr noundef %call2), !dbg !371
  call void @free(ptr noundef %call2) #6, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @duplicate_good() #0 !dbg !374 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !375, !DIExpression(), !376)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !376
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !377
  %0 = load ptr, ptr @stdin, align 8, !dbg !378
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !379
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !380
  %call2 = call noalias ptr @strdup(ptr noundef %arraydecay1) #6, !dbg !381
    #dbg_value(ptr %call2, !382, !DIExpression(), !383)
  %call3 = call noalias ptr @strdup(ptr noundef @.str.3) #6, !dbg !384
    #dbg_value(ptr %call3, !385, !DIExpression(), !383)
  %call4 = call i32 @system(ptr noundef %call3), !dbg !386
  call void @free(ptr noundef %call2) #6, !dbg !387
  call void @free(ptr noundef %call3) #6, !dbg !388
  ret void, !dbg !389
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @choice_bad(i32 noundef %way) #0 !dbg !390 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_value(i32 %way, !393, !DIExpression(), !394)
    #dbg_declare(ptr %data, !395, !DIExpression(), !396)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !396
    #dbg_declare(ptr %safe, !397, !DIExpression(), !398)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !398
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !398
  store i8 108, ptr %0, align 16, !dbg !398
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !398
  store i8 115, ptr %1, align 1, !dbg !398
  %tobool = icmp ne i32 %way, 0, !dbg !399
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !399

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !400
  br label %cond.end, !dbg !399

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !401
  br label %cond.end, !dbg !399

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ], !dbg !399
    #dbg_value(ptr %cond, !402, !DIExpression(), !394)
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !403
  %2 = load ptr, ptr @stdin, align 8, !dbg !404
  %call = call ptr @fgets(ptr noundef %arraydecay2, i32 noundef 100, ptr noundef %2), !dbg !405
  %call3 = call i32 @system(ptr noundef %cond), !dbg !406
  ret void, !dbg !407
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @choice_good(i32 noundef %way) #0 !dbg !408 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_value(i32 %way, !409, !DIExpression(), !410)
    #dbg_declare(ptr %data, !411, !DIExpression(), !412)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !412
    #dbg_declare(ptr %safe, !413, !DIExpression(), !414)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !414
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !414
  store i8 108, ptr %0, align 16, !dbg !414
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !414
  store i8 115, ptr %1, align 1, !dbg !414
    #dbg_declare(ptr %other, !415, !DIExpression(), !416)
  call void @llvm.memset.p0.i64(ptr align 16 %other, i8 0, i64 100, i1 false), !dbg !416
  %2 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 0, !dbg !416
  store i8 112, ptr %2, align 16, !dbg !416
  %3 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 1, !dbg !416
  store i8 119, ptr %3, align 1, !dbg !416
  %4 = getelementptr inbounds [100 x i8], ptr %other, i32 0, i32 2, !dbg !416
  store i8 100, ptr %4, align 2, !dbg !416
  %tobool = icmp ne i32 %way, 0, !dbg !417
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !417

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !418
  br label %cond.end, !dbg !417

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !419
  br label %cond.end, !dbg !417

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ], !dbg !417
    #dbg_value(ptr %cond, !420, !DIExpression(), !410)
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !421
  %5 = load ptr, ptr @stdin, align 8, !dbg !422
  %call = call ptr @fgets(ptr noundef %arraydecay2, i32 noundef 100, ptr noundef %5), !dbg !423
  %call3 = call i32 @system(ptr noundef %cond), !dbg !424
  ret void, !dbg !425
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @token_bad() #0 !dbg !426 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !427, !DIExpression(), !428)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !428
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !429
  %0 = load ptr, ptr @stdin, align 8, !dbg !430
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !431
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !432
  %call2 = call ptr @strtok(ptr noundef %arraydecay1, ptr noundef @.str.7) #6, !dbg !433
    #dbg_value(ptr %call2, !434, !DIExpression(), !435)
  %call3 = call i32 @system(ptr noundef %call2), !dbg !436
  ret void, !dbg !437
}

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @token_good() #0 !dbg !438 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !439, !DIExpression(), !440)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !440
    #dbg_declare(ptr %safe, !441, !DIExpression(), !442)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !442
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !442
  store i8 108, ptr %0, align 16, !dbg !442
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !442
  store i8 115, ptr %1, align 1, !dbg !442
  %2 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 2, !dbg !442
  store i8 32, ptr %2, align 2, !dbg !442
  %3 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 3, !dbg !442
  store i8 47, ptr %3, align 1, !dbg !442
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !443
  %4 = load ptr, ptr @stdin, align 8, !dbg !444
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %4), !dbg !445
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !446
  %call2 = call ptr @strtok(ptr noundef %arraydecay1, ptr noundef @.str.7) #6, !dbg !447
    #dbg_value(ptr %call2, !448, !DIExpression(), !449)
  %call3 = call i32 @system(ptr noundef %call2), !dbg !450
  ret void, !dbg !451
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @table_good() #0 !dbg !46 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !452, !DIExpression(), !453)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !453
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !454
  %0 = load ptr, ptr @stdin, align 8, !dbg !455
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !456
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !457
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #8, !dbg !458
  %rem = urem i32 %call2, 3, !dbg !459
  %idxprom = zext i32 %rem to i64, !dbg !460
  %arrayidx = getelementptr inbounds nuw [3 x ptr], ptr @table_good.commands, i64 0, i64 %idxprom, !dbg !460
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !460
  %call3 = call i32 @system(ptr noundef %1), !dbg !461
  ret void, !dbg !462
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define dso_local void @constant_bad() #0 !dbg !463 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !464, !DIExpression(), !465)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !465
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !465
  store i8 108, ptr %0, align 16, !dbg !465
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !465
  store i8 115, ptr %1, align 1, !dbg !465
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !465
  store i8 32, ptr %2, align 2, !dbg !465
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !466
    #dbg_value(ptr %call, !467, !DIExpression(), !468)
  %tobool = icmp ne ptr %call, null, !dbg !469
  br i1 %tobool, label %if.then, label %if.end, !dbg !471

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !472
  %call1 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #6, !dbg !473
  br label %if.end, !dbg !473

if.end:                                           ; preds = %if.then, %entry
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !474
  %call3 = call noalias ptr @popen(ptr noundef %arraydecay2, ptr noundef @.str.10), !dbg !475
  ret void, !dbg !476
}

declare noalias ptr @popen(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @constant_good() #0 !dbg !477 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !478, !DIExpression(), !479)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !479
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !479
  store i8 108, ptr %0, align 16, !dbg !479
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !479
  store i8 115, ptr %1, align 1, !dbg !479
  %2 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 2, !dbg !479
  store i8 32, ptr %2, align 2, !dbg !479
  %call = call ptr @getenv(ptr noundef @.str.1) #6, !dbg !480
    #dbg_value(ptr %call, !481, !DIExpression(), !482)
  %tobool = icmp ne ptr %call, null, !dbg !483
  br i1 %tobool, label %if.then, label %if.end, !dbg !485

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !486
  %call1 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @.str.8) #6, !dbg !487
  br label %if.end, !dbg !487

if.end:                                           ; preds = %if.then, %entry
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !488
  %call3 = call noalias ptr @popen(ptr noundef %arraydecay2, ptr noundef @.str.10), !dbg !489
  ret void, !dbg !490
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @exec_bad() #0 !dbg !491 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !492, !DIExpression(), !493)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !493
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !494
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 99), !dbg !495
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !496
  %call2 = call i32 (ptr, ptr, ...) @execl(ptr noundef @.str.11, ptr noundef @.str.12, ptr noundef @.str.13, ptr noundef %arraydecay1, ptr noundef null) #6, !dbg !497
  ret void, !dbg !498
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @execl(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @exec_good() #0 !dbg !499 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !500, !DIExpression(), !501)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !501
    #dbg_declare(ptr %safe, !502, !DIExpression(), !503)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !503
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !503
  store i8 108, ptr %0, align 16, !dbg !503
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !503
  store i8 115, ptr %1, align 1, !dbg !503
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !504
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 99), !dbg !505
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !506
  %call2 = call i32 (ptr, ptr, ...) @execl(ptr noundef @.str.11, ptr noundef @.str.12, ptr noundef @.str.13, ptr noundef %arraydecay1, ptr noundef null) #6, !dbg !507
  ret void, !dbg !508
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @switch_bad(i32 noundef %way) #0 !dbg !509 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_value(i32 %way, !510, !DIExpression(), !511)
    #dbg_declare(ptr %data, !512, !DIExpression(), !513)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !513
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !513
  store i8 108, ptr %0, align 16, !dbg !513
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !513
  store i8 115, ptr %1, align 1, !dbg !513
  switch i32 %way, label %sw.default [
    i32 6, label %sw.bb
  ], !dbg !514

sw.bb:                                            ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !515
  %2 = load ptr, ptr @stdin, align 8, !dbg !517
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %2), !dbg !518
  br label %sw.epilog, !dbg !519

sw.default:                                       ; preds = %entry
  %call1 = call i32 @puts(ptr noundef @.str.14), !dbg !520
  br label %sw.epilog, !dbg !521

sw.epilog:                                        ; preds = %sw.default, %sw.bb
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !522
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !523
  ret void, !dbg !524
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @switch_good(i32 noundef %way) #0 !dbg !525 {
entry:
  %data = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_value(i32 %way, !526, !DIExpression(), !527)
    #dbg_declare(ptr %data, !528, !DIExpression(), !529)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !529
  %0 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 0, !dbg !529
  store i8 108, ptr %0, align 16, !dbg !529
  %1 = getelementptr inbounds [100 x i8], ptr %data, i32 0, i32 1, !dbg !529
  store i8 115, ptr %1, align 1, !dbg !529
    #dbg_declare(ptr %other, !530, !DIExpression(), !531)
  switch i32 %way, label %sw.default [
    i32 6, label %sw.bb
  ], !dbg !532

sw.bb:                                            ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !533
  %2 = load ptr, ptr @stdin, align 8, !dbg !535
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %2), !dbg !536
  br label %sw.epilog, !dbg !537

sw.default:                                       ; preds = %entry
  %call1 = call i32 @puts(ptr noundef @.str.14), !dbg !538
  br label %sw.epilog, !dbg !539

sw.epilog:                                        ; preds = %sw.default, %sw.bb
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !540
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !541
  ret void, !dbg !542
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !543 {
entry:
    #dbg_value(i32 %count, !546, !DIExpression(), !547)
    #dbg_value(ptr %arguments, !548, !DIExpression(), !547)
  call void @straight_bad(), !dbg !549
  call void @straight_good(), !dbg !550
  call void @environment_bad(), !dbg !551
  call void @environment_good(), !dbg !552
  call void @branch_bad(), !dbg !553
  call void @branch_good(), !dbg !554
  call void @loop_bad(), !dbg !555
  call void @loop_good(), !dbg !556
  call void @alias_bad(), !dbg !557
  call void @alias_good(), !dbg !558
  call void @offset_bad(), !dbg !559
  call void @offset_good(), !dbg !560
  call void @cursor_bad(), !dbg !561
  call void @cursor_good(), !dbg !562
  call void @printed_bad(), !dbg !563
  call void @printed_good(), !dbg !564
  call void @heap_bad(), !dbg !565
  call void @heap_good(), !dbg !566
  call void @duplicate_bad(), !dbg !567
  call void @duplicate_good(), !dbg !568
  call void @choice_bad(i32 noundef %count), !dbg !569
  call void @choice_good(i32 noundef %count), !dbg !570
  call void @token_bad(), !dbg !571
  call void @token_good(), !dbg !572
  call void @table_good(), !dbg !573
  call void @constant_bad(), !dbg !574
  call void @constant_good(), !dbg !575
  call void @exec_bad(), !dbg !576
  call void @exec_good(), !dbg !577
  call void @switch_bad(i32 noundef %count), !dbg !578
  call void @switch_good(i32 noundef %count), !dbg !579
  ret i32 0, !dbg !580
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!68, !69, !70, !71, !72, !73, !74}
!llvm.ident = !{!75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "command.c", directory: ".", checksumkind: CSK_MD5, checksum: "cb491940ab1b8f2b6d5c533f20bab288")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "five", scope: !11, file: !2, line: 4, type: !67, isLocal: true, isDefinition: true)
!11 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !15, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = !{!0, !7, !16, !21, !26, !31, !36, !38, !40, !42, !44, !54, !56, !61, !63, !65, !9}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 5)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 6)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 136, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 146, type: !3, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 205, type: !33, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 219, type: !3, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 219, type: !18, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "commands", scope: !46, file: !2, line: 219, type: !50, isLocal: true, isDefinition: true)
!46 = distinct !DISubprogram(name: "table_good", scope: !2, file: !2, line: 218, type: !47, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!47 = !DISubroutineType(types: !48)
!48 = !{null}
!49 = !{}
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 192, elements: !24)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 231, type: !33, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 246, type: !58, isLocal: true, isDefinition: true)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 8)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(scope: null, file: !2, line: 246, type: !23, isLocal: true, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 246, type: !23, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 263, type: !58, isLocal: true, isDefinition: true)
!67 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!68 = !{i32 7, !"Dwarf Version", i32 5}
!69 = !{i32 2, !"Debug Info Version", i32 3}
!70 = !{i32 1, !"wchar_size", i32 4}
!71 = !{i32 8, !"PIC Level", i32 2}
!72 = !{i32 7, !"PIE Level", i32 2}
!73 = !{i32 7, !"uwtable", i32 2}
!74 = !{i32 7, !"frame-pointer", i32 2}
!75 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!76 = distinct !DISubprogram(name: "straight_bad", scope: !2, file: !2, line: 8, type: !47, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!77 = !DILocalVariable(name: "data", scope: !76, file: !2, line: 9, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 100)
!81 = !DILocation(line: 9, column: 8, scope: !76)
!82 = !DILocation(line: 10, column: 9, scope: !76)
!83 = !DILocation(line: 10, column: 14, scope: !76)
!84 = !DILocation(line: 10, column: 23, scope: !76)
!85 = !DILocation(line: 10, column: 3, scope: !76)
!86 = !DILocation(line: 11, column: 10, scope: !76)
!87 = !DILocation(line: 11, column: 3, scope: !76)
!88 = !DILocation(line: 12, column: 1, scope: !76)
!89 = distinct !DISubprogram(name: "straight_good", scope: !2, file: !2, line: 14, type: !47, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!90 = !DILocalVariable(name: "data", scope: !89, file: !2, line: 15, type: !78)
!91 = !DILocation(line: 15, column: 8, scope: !89)
!92 = !DILocation(line: 16, column: 10, scope: !89)
!93 = !DILocation(line: 16, column: 3, scope: !89)
!94 = !DILocation(line: 17, column: 10, scope: !89)
!95 = !DILocation(line: 17, column: 3, scope: !89)
!96 = !DILocation(line: 18, column: 1, scope: !89)
!97 = distinct !DISubprogram(name: "environment_bad", scope: !2, file: !2, line: 21, type: !47, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!98 = !DILocalVariable(name: "data", scope: !97, file: !2, line: 22, type: !78)
!99 = !DILocation(line: 22, column: 8, scope: !97)
!100 = !DILocation(line: 23, column: 23, scope: !97)
!101 = !DILocalVariable(name: "environment", scope: !97, file: !2, line: 23, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!103 = !DILocation(line: 0, scope: !97)
!104 = !DILocation(line: 24, column: 19, scope: !105)
!105 = distinct !DILexicalBlock(scope: !97, file: !2, line: 24, column: 7)
!106 = !DILocation(line: 25, column: 13, scope: !105)
!107 = !DILocation(line: 25, column: 5, scope: !105)
!108 = !DILocation(line: 26, column: 10, scope: !97)
!109 = !DILocation(line: 26, column: 3, scope: !97)
!110 = !DILocation(line: 27, column: 1, scope: !97)
!111 = distinct !DISubprogram(name: "environment_good", scope: !2, file: !2, line: 29, type: !47, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!112 = !DILocalVariable(name: "data", scope: !111, file: !2, line: 30, type: !78)
!113 = !DILocation(line: 30, column: 8, scope: !111)
!114 = !DILocation(line: 31, column: 23, scope: !111)
!115 = !DILocalVariable(name: "environment", scope: !111, file: !2, line: 31, type: !102)
!116 = !DILocation(line: 0, scope: !111)
!117 = !DILocation(line: 32, column: 19, scope: !118)
!118 = distinct !DILexicalBlock(scope: !111, file: !2, line: 32, column: 7)
!119 = !DILocation(line: 33, column: 5, scope: !118)
!120 = !DILocation(line: 34, column: 10, scope: !111)
!121 = !DILocation(line: 34, column: 3, scope: !111)
!122 = !DILocation(line: 35, column: 1, scope: !111)
!123 = distinct !DISubprogram(name: "branch_bad", scope: !2, file: !2, line: 38, type: !47, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!124 = !DILocalVariable(name: "data", scope: !123, file: !2, line: 39, type: !78)
!125 = !DILocation(line: 39, column: 8, scope: !123)
!126 = !DILocation(line: 40, column: 7, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !2, line: 40, column: 7)
!128 = !DILocation(line: 40, column: 12, scope: !127)
!129 = !DILocation(line: 41, column: 11, scope: !127)
!130 = !DILocation(line: 41, column: 16, scope: !127)
!131 = !DILocation(line: 41, column: 25, scope: !127)
!132 = !DILocation(line: 41, column: 5, scope: !127)
!133 = !DILocation(line: 43, column: 12, scope: !127)
!134 = !DILocation(line: 43, column: 5, scope: !127)
!135 = !DILocation(line: 44, column: 10, scope: !123)
!136 = !DILocation(line: 44, column: 3, scope: !123)
!137 = !DILocation(line: 45, column: 1, scope: !123)
!138 = distinct !DISubprogram(name: "branch_good", scope: !2, file: !2, line: 47, type: !47, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!139 = !DILocalVariable(name: "data", scope: !138, file: !2, line: 48, type: !78)
!140 = !DILocation(line: 48, column: 8, scope: !138)
!141 = !DILocalVariable(name: "other", scope: !138, file: !2, line: 49, type: !78)
!142 = !DILocation(line: 49, column: 8, scope: !138)
!143 = !DILocation(line: 50, column: 9, scope: !138)
!144 = !DILocation(line: 50, column: 15, scope: !138)
!145 = !DILocation(line: 50, column: 24, scope: !138)
!146 = !DILocation(line: 50, column: 3, scope: !138)
!147 = !DILocation(line: 51, column: 7, scope: !148)
!148 = distinct !DILexicalBlock(scope: !138, file: !2, line: 51, column: 7)
!149 = !DILocation(line: 51, column: 12, scope: !148)
!150 = !DILocation(line: 52, column: 12, scope: !148)
!151 = !DILocation(line: 52, column: 5, scope: !148)
!152 = !DILocation(line: 53, column: 8, scope: !138)
!153 = !DILocation(line: 53, column: 3, scope: !138)
!154 = !DILocation(line: 54, column: 10, scope: !138)
!155 = !DILocation(line: 54, column: 3, scope: !138)
!156 = !DILocation(line: 55, column: 1, scope: !138)
!157 = distinct !DISubprogram(name: "loop_bad", scope: !2, file: !2, line: 58, type: !47, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!158 = !DILocalVariable(name: "input", scope: !157, file: !2, line: 59, type: !78)
!159 = !DILocation(line: 59, column: 8, scope: !157)
!160 = !DILocalVariable(name: "data", scope: !157, file: !2, line: 59, type: !78)
!161 = !DILocation(line: 59, column: 25, scope: !157)
!162 = !DILocation(line: 61, column: 9, scope: !157)
!163 = !DILocation(line: 61, column: 20, scope: !157)
!164 = !DILocation(line: 61, column: 3, scope: !157)
!165 = !DILocalVariable(name: "at", scope: !157, file: !2, line: 60, type: !166)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !167, line: 18, baseType: !168)
!167 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!168 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!169 = !DILocation(line: 0, scope: !157)
!170 = !DILocation(line: 62, column: 8, scope: !171)
!171 = distinct !DILexicalBlock(scope: !157, file: !2, line: 62, column: 3)
!172 = !DILocation(line: 62, scope: !171)
!173 = !DILocation(line: 62, column: 16, scope: !174)
!174 = distinct !DILexicalBlock(scope: !171, file: !2, line: 62, column: 3)
!175 = !DILocation(line: 62, column: 26, scope: !174)
!176 = !DILocation(line: 62, column: 3, scope: !171)
!177 = !DILocation(line: 63, column: 20, scope: !174)
!178 = !DILocation(line: 63, column: 13, scope: !174)
!179 = !DILocation(line: 63, column: 5, scope: !174)
!180 = !DILocation(line: 63, column: 18, scope: !174)
!181 = !DILocation(line: 62, column: 34, scope: !174)
!182 = !DILocation(line: 62, column: 3, scope: !174)
!183 = distinct !{!183, !176, !184, !185}
!184 = !DILocation(line: 63, column: 28, scope: !171)
!185 = !{!"llvm.loop.mustprogress"}
!186 = !DILocation(line: 64, column: 11, scope: !157)
!187 = !DILocation(line: 64, column: 3, scope: !157)
!188 = !DILocation(line: 64, column: 16, scope: !157)
!189 = !DILocation(line: 65, column: 10, scope: !157)
!190 = !DILocation(line: 65, column: 3, scope: !157)
!191 = !DILocation(line: 66, column: 1, scope: !157)
!192 = distinct !DISubprogram(name: "loop_good", scope: !2, file: !2, line: 68, type: !47, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!193 = !DILocalVariable(name: "input", scope: !192, file: !2, line: 69, type: !78)
!194 = !DILocation(line: 69, column: 8, scope: !192)
!195 = !DILocalVariable(name: "data", scope: !192, file: !2, line: 69, type: !78)
!196 = !DILocation(line: 69, column: 25, scope: !192)
!197 = !DILocation(line: 71, column: 9, scope: !192)
!198 = !DILocation(line: 71, column: 20, scope: !192)
!199 = !DILocation(line: 71, column: 3, scope: !192)
!200 = !DILocalVariable(name: "at", scope: !192, file: !2, line: 70, type: !166)
!201 = !DILocation(line: 0, scope: !192)
!202 = !DILocation(line: 72, column: 8, scope: !203)
!203 = distinct !DILexicalBlock(scope: !192, file: !2, line: 72, column: 3)
!204 = !DILocation(line: 72, scope: !203)
!205 = !DILocation(line: 72, column: 16, scope: !206)
!206 = distinct !DILexicalBlock(scope: !203, file: !2, line: 72, column: 3)
!207 = !DILocation(line: 72, column: 26, scope: !206)
!208 = !DILocation(line: 72, column: 3, scope: !203)
!209 = !DILocation(line: 73, column: 13, scope: !206)
!210 = !DILocation(line: 73, column: 5, scope: !206)
!211 = !DILocation(line: 73, column: 18, scope: !206)
!212 = !DILocation(line: 72, column: 34, scope: !206)
!213 = !DILocation(line: 72, column: 3, scope: !206)
!214 = distinct !{!214, !208, !215, !185}
!215 = !DILocation(line: 73, column: 20, scope: !203)
!216 = !DILocation(line: 74, column: 11, scope: !192)
!217 = !DILocation(line: 74, column: 3, scope: !192)
!218 = !DILocation(line: 74, column: 16, scope: !192)
!219 = !DILocation(line: 75, column: 10, scope: !192)
!220 = !DILocation(line: 75, column: 3, scope: !192)
!221 = !DILocation(line: 76, column: 1, scope: !192)
!222 = distinct !DISubprogram(name: "alias_bad", scope: !2, file: !2, line: 79, type: !47, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!223 = !DILocalVariable(name: "data", scope: !222, file: !2, line: 80, type: !102)
!224 = !DILocation(line: 0, scope: !222)
!225 = !DILocalVariable(name: "other", scope: !222, file: !2, line: 81, type: !226)
!226 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!227 = !DILocation(line: 82, column: 12, scope: !222)
!228 = !DILocation(line: 83, column: 3, scope: !222)
!229 = !DILocation(line: 84, column: 1, scope: !222)
!230 = distinct !DISubprogram(name: "alias_good", scope: !2, file: !2, line: 86, type: !47, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!231 = !DILocalVariable(name: "data", scope: !230, file: !2, line: 87, type: !102)
!232 = !DILocation(line: 0, scope: !230)
!233 = !DILocalVariable(name: "unused", scope: !230, file: !2, line: 87, type: !102)
!234 = !DILocalVariable(name: "other", scope: !230, file: !2, line: 88, type: !226)
!235 = !DILocation(line: 89, column: 12, scope: !230)
!236 = !DILocation(line: 90, column: 3, scope: !230)
!237 = !DILocation(line: 91, column: 1, scope: !230)
!238 = distinct !DISubprogram(name: "offset_bad", scope: !2, file: !2, line: 94, type: !47, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!239 = !DILocalVariable(name: "data", scope: !238, file: !2, line: 95, type: !78)
!240 = !DILocation(line: 95, column: 8, scope: !238)
!241 = !DILocation(line: 96, column: 9, scope: !238)
!242 = !DILocation(line: 96, column: 20, scope: !238)
!243 = !DILocation(line: 96, column: 3, scope: !238)
!244 = !DILocation(line: 97, column: 10, scope: !238)
!245 = !DILocation(line: 97, column: 15, scope: !238)
!246 = !DILocation(line: 97, column: 3, scope: !238)
!247 = !DILocation(line: 98, column: 1, scope: !238)
!248 = distinct !DISubprogram(name: "offset_good", scope: !2, file: !2, line: 100, type: !47, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!249 = !DILocalVariable(name: "data", scope: !248, file: !2, line: 101, type: !78)
!250 = !DILocation(line: 101, column: 8, scope: !248)
!251 = !DILocalVariable(name: "safe", scope: !248, file: !2, line: 101, type: !78)
!252 = !DILocation(line: 101, column: 24, scope: !248)
!253 = !DILocation(line: 102, column: 9, scope: !248)
!254 = !DILocation(line: 102, column: 20, scope: !248)
!255 = !DILocation(line: 102, column: 3, scope: !248)
!256 = !DILocation(line: 103, column: 10, scope: !248)
!257 = !DILocation(line: 103, column: 15, scope: !248)
!258 = !DILocation(line: 103, column: 3, scope: !248)
!259 = !DILocation(line: 104, column: 1, scope: !248)
!260 = distinct !DISubprogram(name: "cursor_bad", scope: !2, file: !2, line: 107, type: !47, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!261 = !DILocalVariable(name: "data", scope: !260, file: !2, line: 108, type: !78)
!262 = !DILocation(line: 108, column: 8, scope: !260)
!263 = !DILocation(line: 109, column: 14, scope: !260)
!264 = !DILocalVariable(name: "at", scope: !260, file: !2, line: 109, type: !102)
!265 = !DILocation(line: 0, scope: !260)
!266 = !DILocation(line: 110, column: 9, scope: !260)
!267 = !DILocation(line: 110, column: 20, scope: !260)
!268 = !DILocation(line: 110, column: 3, scope: !260)
!269 = !DILocation(line: 111, column: 3, scope: !260)
!270 = !DILocation(line: 111, column: 10, scope: !260)
!271 = !DILocation(line: 111, column: 14, scope: !260)
!272 = !DILocation(line: 112, column: 7, scope: !260)
!273 = distinct !{!273, !269, !272, !185}
!274 = !DILocation(line: 113, column: 3, scope: !260)
!275 = !DILocation(line: 114, column: 1, scope: !260)
!276 = distinct !DISubprogram(name: "cursor_good", scope: !2, file: !2, line: 116, type: !47, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!277 = !DILocalVariable(name: "data", scope: !276, file: !2, line: 117, type: !78)
!278 = !DILocation(line: 117, column: 8, scope: !276)
!279 = !DILocalVariable(name: "safe", scope: !276, file: !2, line: 117, type: !78)
!280 = !DILocation(line: 117, column: 24, scope: !276)
!281 = !DILocation(line: 118, column: 14, scope: !276)
!282 = !DILocalVariable(name: "at", scope: !276, file: !2, line: 118, type: !102)
!283 = !DILocation(line: 0, scope: !276)
!284 = !DILocation(line: 119, column: 9, scope: !276)
!285 = !DILocation(line: 119, column: 20, scope: !276)
!286 = !DILocation(line: 119, column: 3, scope: !276)
!287 = !DILocation(line: 120, column: 3, scope: !276)
!288 = !DILocation(line: 120, column: 10, scope: !276)
!289 = !DILocation(line: 120, column: 14, scope: !276)
!290 = !DILocation(line: 121, column: 7, scope: !276)
!291 = distinct !{!291, !287, !290, !185}
!292 = !DILocation(line: 122, column: 3, scope: !276)
!293 = !DILocation(line: 123, column: 1, scope: !276)
!294 = distinct !DISubprogram(name: "printed_bad", scope: !2, file: !2, line: 126, type: !47, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!295 = !DILocalVariable(name: "data", scope: !294, file: !2, line: 127, type: !78)
!296 = !DILocation(line: 127, column: 8, scope: !294)
!297 = !DILocalVariable(name: "line", scope: !294, file: !2, line: 127, type: !298)
!298 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1600, elements: !299)
!299 = !{!300}
!300 = !DISubrange(count: 200)
!301 = !DILocation(line: 127, column: 24, scope: !294)
!302 = !DILocation(line: 128, column: 9, scope: !294)
!303 = !DILocation(line: 128, column: 20, scope: !294)
!304 = !DILocation(line: 128, column: 3, scope: !294)
!305 = !DILocation(line: 129, column: 12, scope: !294)
!306 = !DILocation(line: 129, column: 40, scope: !294)
!307 = !DILocation(line: 129, column: 3, scope: !294)
!308 = !DILocation(line: 130, column: 10, scope: !294)
!309 = !DILocation(line: 130, column: 3, scope: !294)
!310 = !DILocation(line: 131, column: 1, scope: !294)
!311 = distinct !DISubprogram(name: "printed_good", scope: !2, file: !2, line: 133, type: !47, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!312 = !DILocalVariable(name: "data", scope: !311, file: !2, line: 134, type: !78)
!313 = !DILocation(line: 134, column: 8, scope: !311)
!314 = !DILocalVariable(name: "line", scope: !311, file: !2, line: 134, type: !298)
!315 = !DILocation(line: 134, column: 24, scope: !311)
!316 = !DILocation(line: 135, column: 9, scope: !311)
!317 = !DILocation(line: 135, column: 20, scope: !311)
!318 = !DILocation(line: 135, column: 3, scope: !311)
!319 = !DILocation(line: 136, column: 12, scope: !311)
!320 = !DILocation(line: 136, column: 3, scope: !311)
!321 = !DILocation(line: 137, column: 10, scope: !311)
!322 = !DILocation(line: 137, column: 3, scope: !311)
!323 = !DILocation(line: 138, column: 1, scope: !311)
!324 = distinct !DISubprogram(name: "heap_bad", scope: !2, file: !2, line: 141, type: !47, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!325 = !DILocation(line: 142, column: 16, scope: !324)
!326 = !DILocalVariable(name: "data", scope: !324, file: !2, line: 142, type: !102)
!327 = !DILocation(line: 0, scope: !324)
!328 = !DILocation(line: 142, column: 37, scope: !324)
!329 = !DILocalVariable(name: "line", scope: !324, file: !2, line: 142, type: !102)
!330 = !DILocation(line: 143, column: 12, scope: !331)
!331 = distinct !DILexicalBlock(scope: !324, file: !2, line: 143, column: 7)
!332 = !DILocation(line: 143, column: 20, scope: !331)
!333 = !DILocation(line: 143, column: 28, scope: !331)
!334 = !DILocation(line: 144, column: 5, scope: !331)
!335 = !DILocation(line: 145, column: 20, scope: !324)
!336 = !DILocation(line: 145, column: 3, scope: !324)
!337 = !DILocation(line: 146, column: 3, scope: !324)
!338 = !DILocation(line: 147, column: 3, scope: !324)
!339 = !DILocation(line: 148, column: 3, scope: !324)
!340 = !DILocation(line: 149, column: 3, scope: !324)
!341 = !DILocation(line: 150, column: 3, scope: !324)
!342 = !DILocation(line: 151, column: 1, scope: !324)
!343 = distinct !DISubprogram(name: "heap_good", scope: !2, file: !2, line: 153, type: !47, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!344 = !DILocation(line: 154, column: 16, scope: !343)
!345 = !DILocalVariable(name: "data", scope: !343, file: !2, line: 154, type: !102)
!346 = !DILocation(line: 0, scope: !343)
!347 = !DILocation(line: 154, column: 37, scope: !343)
!348 = !DILocalVariable(name: "line", scope: !343, file: !2, line: 154, type: !102)
!349 = !DILocation(line: 155, column: 12, scope: !350)
!350 = distinct !DILexicalBlock(scope: !343, file: !2, line: 155, column: 7)
!351 = !DILocation(line: 155, column: 20, scope: !350)
!352 = !DILocation(line: 155, column: 28, scope: !350)
!353 = !DILocation(line: 156, column: 5, scope: !350)
!354 = !DILocation(line: 157, column: 20, scope: !343)
!355 = !DILocation(line: 157, column: 3, scope: !343)
!356 = !DILocation(line: 158, column: 3, scope: !343)
!357 = !DILocation(line: 159, column: 3, scope: !343)
!358 = !DILocation(line: 160, column: 3, scope: !343)
!359 = !DILocation(line: 161, column: 3, scope: !343)
!360 = !DILocation(line: 162, column: 1, scope: !343)
!361 = distinct !DISubprogram(name: "duplicate_bad", scope: !2, file: !2, line: 165, type: !47, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!362 = !DILocalVariable(name: "data", scope: !361, file: !2, line: 166, type: !78)
!363 = !DILocation(line: 166, column: 8, scope: !361)
!364 = !DILocation(line: 168, column: 9, scope: !361)
!365 = !DILocation(line: 168, column: 20, scope: !361)
!366 = !DILocation(line: 168, column: 3, scope: !361)
!367 = !DILocation(line: 169, column: 17, scope: !361)
!368 = !DILocation(line: 169, column: 10, scope: !361)
!369 = !DILocalVariable(name: "copy", scope: !361, file: !2, line: 167, type: !102)
!370 = !DILocation(line: 0, scope: !361)
!371 = !DILocation(line: 170, column: 3, scope: !361)
!372 = !DILocation(line: 171, column: 3, scope: !361)
!373 = !DILocation(line: 172, column: 1, scope: !361)
!374 = distinct !DISubprogram(name: "duplicate_good", scope: !2, file: !2, line: 174, type: !47, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!375 = !DILocalVariable(name: "data", scope: !374, file: !2, line: 175, type: !78)
!376 = !DILocation(line: 175, column: 8, scope: !374)
!377 = !DILocation(line: 177, column: 9, scope: !374)
!378 = !DILocation(line: 177, column: 20, scope: !374)
!379 = !DILocation(line: 177, column: 3, scope: !374)
!380 = !DILocation(line: 178, column: 17, scope: !374)
!381 = !DILocation(line: 178, column: 10, scope: !374)
!382 = !DILocalVariable(name: "copy", scope: !374, file: !2, line: 176, type: !102)
!383 = !DILocation(line: 0, scope: !374)
!384 = !DILocation(line: 179, column: 10, scope: !374)
!385 = !DILocalVariable(name: "safe", scope: !374, file: !2, line: 176, type: !102)
!386 = !DILocation(line: 180, column: 3, scope: !374)
!387 = !DILocation(line: 181, column: 3, scope: !374)
!388 = !DILocation(line: 182, column: 3, scope: !374)
!389 = !DILocation(line: 183, column: 1, scope: !374)
!390 = distinct !DISubprogram(name: "choice_bad", scope: !2, file: !2, line: 186, type: !391, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!391 = !DISubroutineType(types: !392)
!392 = !{null, !67}
!393 = !DILocalVariable(name: "way", arg: 1, scope: !390, file: !2, line: 186, type: !67)
!394 = !DILocation(line: 0, scope: !390)
!395 = !DILocalVariable(name: "data", scope: !390, file: !2, line: 187, type: !78)
!396 = !DILocation(line: 187, column: 8, scope: !390)
!397 = !DILocalVariable(name: "safe", scope: !390, file: !2, line: 187, type: !78)
!398 = !DILocation(line: 187, column: 24, scope: !390)
!399 = !DILocation(line: 188, column: 18, scope: !390)
!400 = !DILocation(line: 188, column: 24, scope: !390)
!401 = !DILocation(line: 188, column: 31, scope: !390)
!402 = !DILocalVariable(name: "chosen", scope: !390, file: !2, line: 188, type: !102)
!403 = !DILocation(line: 189, column: 9, scope: !390)
!404 = !DILocation(line: 189, column: 20, scope: !390)
!405 = !DILocation(line: 189, column: 3, scope: !390)
!406 = !DILocation(line: 190, column: 3, scope: !390)
!407 = !DILocation(line: 191, column: 1, scope: !390)
!408 = distinct !DISubprogram(name: "choice_good", scope: !2, file: !2, line: 193, type: !391, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!409 = !DILocalVariable(name: "way", arg: 1, scope: !408, file: !2, line: 193, type: !67)
!410 = !DILocation(line: 0, scope: !408)
!411 = !DILocalVariable(name: "data", scope: !408, file: !2, line: 194, type: !78)
!412 = !DILocation(line: 194, column: 8, scope: !408)
!413 = !DILocalVariable(name: "safe", scope: !408, file: !2, line: 194, type: !78)
!414 = !DILocation(line: 194, column: 24, scope: !408)
!415 = !DILocalVariable(name: "other", scope: !408, file: !2, line: 194, type: !78)
!416 = !DILocation(line: 194, column: 42, scope: !408)
!417 = !DILocation(line: 195, column: 18, scope: !408)
!418 = !DILocation(line: 195, column: 24, scope: !408)
!419 = !DILocation(line: 195, column: 32, scope: !408)
!420 = !DILocalVariable(name: "chosen", scope: !408, file: !2, line: 195, type: !102)
!421 = !DILocation(line: 196, column: 9, scope: !408)
!422 = !DILocation(line: 196, column: 20, scope: !408)
!423 = !DILocation(line: 196, column: 3, scope: !408)
!424 = !DILocation(line: 197, column: 3, scope: !408)
!425 = !DILocation(line: 198, column: 1, scope: !408)
!426 = distinct !DISubprogram(name: "token_bad", scope: !2, file: !2, line: 201, type: !47, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!427 = !DILocalVariable(name: "data", scope: !426, file: !2, line: 202, type: !78)
!428 = !DILocation(line: 202, column: 8, scope: !426)
!429 = !DILocation(line: 204, column: 9, scope: !426)
!430 = !DILocation(line: 204, column: 20, scope: !426)
!431 = !DILocation(line: 204, column: 3, scope: !426)
!432 = !DILocation(line: 205, column: 18, scope: !426)
!433 = !DILocation(line: 205, column: 11, scope: !426)
!434 = !DILocalVariable(name: "token", scope: !426, file: !2, line: 203, type: !102)
!435 = !DILocation(line: 0, scope: !426)
!436 = !DILocation(line: 206, column: 3, scope: !426)
!437 = !DILocation(line: 207, column: 1, scope: !426)
!438 = distinct !DISubprogram(name: "token_good", scope: !2, file: !2, line: 209, type: !47, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!439 = !DILocalVariable(name: "data", scope: !438, file: !2, line: 210, type: !78)
!440 = !DILocation(line: 210, column: 8, scope: !438)
!441 = !DILocalVariable(name: "safe", scope: !438, file: !2, line: 210, type: !78)
!442 = !DILocation(line: 210, column: 24, scope: !438)
!443 = !DILocation(line: 212, column: 9, scope: !438)
!444 = !DILocation(line: 212, column: 20, scope: !438)
!445 = !DILocation(line: 212, column: 3, scope: !438)
!446 = !DILocation(line: 213, column: 18, scope: !438)
!447 = !DILocation(line: 213, column: 11, scope: !438)
!448 = !DILocalVariable(name: "token", scope: !438, file: !2, line: 211, type: !102)
!449 = !DILocation(line: 0, scope: !438)
!450 = !DILocation(line: 214, column: 3, scope: !438)
!451 = !DILocation(line: 215, column: 1, scope: !438)
!452 = !DILocalVariable(name: "data", scope: !46, file: !2, line: 220, type: !78)
!453 = !DILocation(line: 220, column: 8, scope: !46)
!454 = !DILocation(line: 221, column: 9, scope: !46)
!455 = !DILocation(line: 221, column: 20, scope: !46)
!456 = !DILocation(line: 221, column: 3, scope: !46)
!457 = !DILocation(line: 222, column: 34, scope: !46)
!458 = !DILocation(line: 222, column: 29, scope: !46)
!459 = !DILocation(line: 222, column: 40, scope: !46)
!460 = !DILocation(line: 222, column: 10, scope: !46)
!461 = !DILocation(line: 222, column: 3, scope: !46)
!462 = !DILocation(line: 223, column: 1, scope: !46)
!463 = distinct !DISubprogram(name: "constant_bad", scope: !2, file: !2, line: 226, type: !47, scopeLine: 226, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!464 = !DILocalVariable(name: "data", scope: !463, file: !2, line: 227, type: !78)
!465 = !DILocation(line: 227, column: 8, scope: !463)
!466 = !DILocation(line: 228, column: 17, scope: !463)
!467 = !DILocalVariable(name: "given", scope: !463, file: !2, line: 228, type: !102)
!468 = !DILocation(line: 0, scope: !463)
!469 = !DILocation(line: 229, column: 24, scope: !470)
!470 = distinct !DILexicalBlock(scope: !463, file: !2, line: 229, column: 7)
!471 = !DILocation(line: 229, column: 21, scope: !470)
!472 = !DILocation(line: 230, column: 12, scope: !470)
!473 = !DILocation(line: 230, column: 5, scope: !470)
!474 = !DILocation(line: 231, column: 9, scope: !463)
!475 = !DILocation(line: 231, column: 3, scope: !463)
!476 = !DILocation(line: 232, column: 1, scope: !463)
!477 = distinct !DISubprogram(name: "constant_good", scope: !2, file: !2, line: 234, type: !47, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!478 = !DILocalVariable(name: "data", scope: !477, file: !2, line: 235, type: !78)
!479 = !DILocation(line: 235, column: 8, scope: !477)
!480 = !DILocation(line: 236, column: 17, scope: !477)
!481 = !DILocalVariable(name: "given", scope: !477, file: !2, line: 236, type: !102)
!482 = !DILocation(line: 0, scope: !477)
!483 = !DILocation(line: 237, column: 24, scope: !484)
!484 = distinct !DILexicalBlock(scope: !477, file: !2, line: 237, column: 7)
!485 = !DILocation(line: 237, column: 21, scope: !484)
!486 = !DILocation(line: 238, column: 12, scope: !484)
!487 = !DILocation(line: 238, column: 5, scope: !484)
!488 = !DILocation(line: 239, column: 9, scope: !477)
!489 = !DILocation(line: 239, column: 3, scope: !477)
!490 = !DILocation(line: 240, column: 1, scope: !477)
!491 = distinct !DISubprogram(name: "exec_bad", scope: !2, file: !2, line: 243, type: !47, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!492 = !DILocalVariable(name: "data", scope: !491, file: !2, line: 244, type: !78)
!493 = !DILocation(line: 244, column: 8, scope: !491)
!494 = !DILocation(line: 245, column: 11, scope: !491)
!495 = !DILocation(line: 245, column: 3, scope: !491)
!496 = !DILocation(line: 246, column: 32, scope: !491)
!497 = !DILocation(line: 246, column: 3, scope: !491)
!498 = !DILocation(line: 247, column: 1, scope: !491)
!499 = distinct !DISubprogram(name: "exec_good", scope: !2, file: !2, line: 249, type: !47, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!500 = !DILocalVariable(name: "data", scope: !499, file: !2, line: 250, type: !78)
!501 = !DILocation(line: 250, column: 8, scope: !499)
!502 = !DILocalVariable(name: "safe", scope: !499, file: !2, line: 250, type: !78)
!503 = !DILocation(line: 250, column: 24, scope: !499)
!504 = !DILocation(line: 251, column: 11, scope: !499)
!505 = !DILocation(line: 251, column: 3, scope: !499)
!506 = !DILocation(line: 252, column: 32, scope: !499)
!507 = !DILocation(line: 252, column: 3, scope: !499)
!508 = !DILocation(line: 253, column: 1, scope: !499)
!509 = distinct !DISubprogram(name: "switch_bad", scope: !2, file: !2, line: 256, type: !391, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!510 = !DILocalVariable(name: "way", arg: 1, scope: !509, file: !2, line: 256, type: !67)
!511 = !DILocation(line: 0, scope: !509)
!512 = !DILocalVariable(name: "data", scope: !509, file: !2, line: 257, type: !78)
!513 = !DILocation(line: 257, column: 8, scope: !509)
!514 = !DILocation(line: 258, column: 3, scope: !509)
!515 = !DILocation(line: 260, column: 11, scope: !516)
!516 = distinct !DILexicalBlock(scope: !509, file: !2, line: 258, column: 16)
!517 = !DILocation(line: 260, column: 22, scope: !516)
!518 = !DILocation(line: 260, column: 5, scope: !516)
!519 = !DILocation(line: 261, column: 5, scope: !516)
!520 = !DILocation(line: 263, column: 5, scope: !516)
!521 = !DILocation(line: 264, column: 3, scope: !516)
!522 = !DILocation(line: 265, column: 10, scope: !509)
!523 = !DILocation(line: 265, column: 3, scope: !509)
!524 = !DILocation(line: 266, column: 1, scope: !509)
!525 = distinct !DISubprogram(name: "switch_good", scope: !2, file: !2, line: 268, type: !391, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!526 = !DILocalVariable(name: "way", arg: 1, scope: !525, file: !2, line: 268, type: !67)
!527 = !DILocation(line: 0, scope: !525)
!528 = !DILocalVariable(name: "data", scope: !525, file: !2, line: 269, type: !78)
!529 = !DILocation(line: 269, column: 8, scope: !525)
!530 = !DILocalVariable(name: "other", scope: !525, file: !2, line: 269, type: !78)
!531 = !DILocation(line: 269, column: 26, scope: !525)
!532 = !DILocation(line: 270, column: 3, scope: !525)
!533 = !DILocation(line: 272, column: 11, scope: !534)
!534 = distinct !DILexicalBlock(scope: !525, file: !2, line: 270, column: 16)
!535 = !DILocation(line: 272, column: 23, scope: !534)
!536 = !DILocation(line: 272, column: 5, scope: !534)
!537 = !DILocation(line: 273, column: 5, scope: !534)
!538 = !DILocation(line: 275, column: 5, scope: !534)
!539 = !DILocation(line: 276, column: 3, scope: !534)
!540 = !DILocation(line: 277, column: 10, scope: !525)
!541 = !DILocation(line: 277, column: 3, scope: !525)
!542 = !DILocation(line: 278, column: 1, scope: !525)
!543 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 280, type: !544, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !49)
!544 = !DISubroutineType(types: !545)
!545 = !{!67, !67, !226}
!546 = !DILocalVariable(name: "count", arg: 1, scope: !543, file: !2, line: 280, type: !67)
!547 = !DILocation(line: 0, scope: !543)
!548 = !DILocalVariable(name: "arguments", arg: 2, scope: !543, file: !2, line: 280, type: !226)
!549 = !DILocation(line: 282, column: 3, scope: !543)
!550 = !DILocation(line: 282, column: 19, scope: !543)
!551 = !DILocation(line: 283, column: 3, scope: !543)
!552 = !DILocation(line: 283, column: 22, scope: !543)
!553 = !DILocation(line: 284, column: 3, scope: !543)
!554 = !DILocation(line: 284, column: 17, scope: !543)
!555 = !DILocation(line: 285, column: 3, scope: !543)
!556 = !DILocation(line: 285, column: 15, scope: !543)
!557 = !DILocation(line: 286, column: 3, scope: !543)
!558 = !DILocation(line: 286, column: 16, scope: !543)
!559 = !DILocation(line: 287, column: 3, scope: !543)
!560 = !DILocation(line: 287, column: 17, scope: !543)
!561 = !DILocation(line: 288, column: 3, scope: !543)
!562 = !DILocation(line: 288, column: 17, scope: !543)
!563 = !DILocation(line: 289, column: 3, scope: !543)
!564 = !DILocation(line: 289, column: 18, scope: !543)
!565 = !DILocation(line: 290, column: 3, scope: !543)
!566 = !DILocation(line: 290, column: 15, scope: !543)
!567 = !DILocation(line: 291, column: 3, scope: !543)
!568 = !DILocation(line: 291, column: 20, scope: !543)
!569 = !DILocation(line: 292, column: 3, scope: !543)
!570 = !DILocation(line: 292, column: 22, scope: !543)
!571 = !DILocation(line: 293, column: 3, scope: !543)
!572 = !DILocation(line: 293, column: 16, scope: !543)
!573 = !DILocation(line: 294, column: 3, scope: !543)
!574 = !DILocation(line: 295, column: 3, scope: !543)
!575 = !DILocation(line: 295, column: 19, scope: !543)
!576 = !DILocation(line: 296, column: 3, scope: !543)
!577 = !DILocation(line: 296, column: 15, scope: !543)
!578 = !DILocation(line: 297, column: 3, scope: !543)
!579 = !DILocation(line: 297, column: 22, scope: !543)
!580 = !DILocation(line: 298, column: 3, scope: !543)
