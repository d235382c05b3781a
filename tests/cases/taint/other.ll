; ModuleID = '<stdin>'
source_filename = "other.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"%s\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [7 x i8] c"FORMAT\00", align 1, !dbg !12
@stdout = external global ptr, align 8
@.str.3 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [5 x i8] c"NAME\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [10 x i8] c"/tmp/name\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !36
@.str.9 = private unnamed_addr constant [5 x i8] c"name\00", align 1, !dbg !38
@.str.10 = private unnamed_addr constant [10 x i8] c"/usr/sbin\00", align 1, !dbg !40
@.str.11 = private unnamed_addr constant [5 x i8] c"PATH\00", align 1, !dbg !42
@.str.12 = private unnamed_addr constant [9 x i8] c"/usr/bin\00", align 1, !dbg !44
@.str.13 = private unnamed_addr constant [6 x i8] c"%s/%s\00", align 1, !dbg !49

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_bad() #0 !dbg !69 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !73, !DIExpression(), !77)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !77
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !78
  %0 = load ptr, ptr @stdin, align 8, !dbg !79
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !80
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !81
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1), !dbg !82
  ret void, !dbg !83
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_good() #0 !dbg !84 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !85, !DIExpression(), !86)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !86
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !87
  %0 = load ptr, ptr @stdin, align 8, !dbg !88
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !89
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !90
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %arraydecay1), !dbg !91
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_buffer_bad() #0 !dbg !93 {
entry:
  %data = alloca [100 x i8], align 16
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !94, !DIExpression(), !95)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !95
    #dbg_declare(ptr %to, !96, !DIExpression(), !97)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !98
  %0 = load ptr, ptr @stdin, align 8, !dbg !99
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !100
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !101
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !102
  %call3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 100, ptr noundef %arraydecay2) #8, !dbg !103
  ret void, !dbg !104
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_buffer_good() #0 !dbg !105 {
entry:
  %data = alloca [100 x i8], align 16
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !106, !DIExpression(), !107)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !107
    #dbg_declare(ptr %to, !108, !DIExpression(), !109)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !110
  %0 = load ptr, ptr @stdin, align 8, !dbg !111
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !112
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !113
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !114
  %call3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 100, ptr noundef @.str.1, ptr noundef %arraydecay2) #8, !dbg !115
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @variadic_bad() #0 !dbg !117 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !118, !DIExpression(), !119)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !119
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !120
  %0 = load ptr, ptr @stdin, align 8, !dbg !121
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !122
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !123
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !124
  call void (ptr, ...) @log_bad(ptr noundef %arraydecay1, ptr noundef %arraydecay2), !dbg !125
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal void @log_bad(ptr noundef %format, ...) #0 !dbg !127 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %format, !132, !DIExpression(), !133)
    #dbg_declare(ptr %arguments, !134, !DIExpression(), !148)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !149
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !149
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !150
  %call = call i32 @vprintf(ptr noundef %format, ptr noundef %arraydecay1) #8, !dbg !151
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !152
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @variadic_good() #0 !dbg !154 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !155, !DIExpression(), !156)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !156
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !157
  %0 = load ptr, ptr @stdin, align 8, !dbg !158
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !159
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !160
  call void (ptr, ...) @log_good(ptr noundef @.str.1, ptr noundef %arraydecay1), !dbg !161
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind uwtable
define internal void @log_good(ptr noundef %format, ...) #0 !dbg !163 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %format, !164, !DIExpression(), !165)
    #dbg_declare(ptr %arguments, !166, !DIExpression(), !167)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !168
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !168
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !169
  %call = call i32 @vprintf(ptr noundef %format, ptr noundef %arraydecay1) #8, !dbg !170
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !171
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !171
  ret void, !dbg !172
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_environment_bad() #0 !dbg !173 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #8, !dbg !174
    #dbg_value(ptr %call, !175, !DIExpression(), !177)
  %0 = load ptr, ptr @stdout, align 8, !dbg !178
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef %call) #8, !dbg !179
  ret void, !dbg !180
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_environment_good() #0 !dbg !181 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #8, !dbg !182
    #dbg_value(ptr %call, !183, !DIExpression(), !184)
  %0 = load ptr, ptr @stdout, align 8, !dbg !185
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef @.str.1, ptr noundef %call) #8, !dbg !186
  ret void, !dbg !187
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @path_bad() #0 !dbg !188 {
entry:
  %data = alloca [200 x i8], align 16
  %name = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !189, !DIExpression(), !193)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 200, i1 false), !dbg !193
  %0 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 0, !dbg !193
  store i8 47, ptr %0, align 16, !dbg !193
  %1 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 1, !dbg !193
  store i8 116, ptr %1, align 1, !dbg !193
  %2 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 2, !dbg !193
  store i8 109, ptr %2, align 2, !dbg !193
  %3 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 3, !dbg !193
  store i8 112, ptr %3, align 1, !dbg !193
  %4 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 4, !dbg !193
  store i8 47, ptr %4, align 4, !dbg !193
    #dbg_declare(ptr %name, !194, !DIExpression(), !195)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !195
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !196
  %5 = load ptr, ptr @stdin, align 8, !dbg !197
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %5), !dbg !198
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !199
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !200
  %call3 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef %arraydecay2) #8, !dbg !201
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !202
  %call5 = call noalias ptr @fopen(ptr noundef %arraydecay4, ptr noundef @.str.3), !dbg !203
    #dbg_value(ptr %call5, !204, !DIExpression(), !260)
  %cmp = icmp ne ptr %call5, null, !dbg !261
  br i1 %cmp, label %if.then, label %if.end, !dbg !261

if.then:                                          ; preds = %entry
  %call6 = call i32 @fclose(ptr noundef %call5), !dbg !263
  br label %if.end, !dbg !263

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !264
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

declare noalias ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @path_good() #0 !dbg !265 {
entry:
  %data = alloca [200 x i8], align 16
  %name = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !266, !DIExpression(), !267)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 200, i1 false), !dbg !267
  %0 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 0, !dbg !267
  store i8 47, ptr %0, align 16, !dbg !267
  %1 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 1, !dbg !267
  store i8 116, ptr %1, align 1, !dbg !267
  %2 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 2, !dbg !267
  store i8 109, ptr %2, align 2, !dbg !267
  %3 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 3, !dbg !267
  store i8 112, ptr %3, align 1, !dbg !267
  %4 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 4, !dbg !267
  store i8 47, ptr %4, align 4, !dbg !267
    #dbg_declare(ptr %name, !268, !DIExpression(), !269)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !269
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !270
  %5 = load ptr, ptr @stdin, align 8, !dbg !271
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %5), !dbg !272
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !273
  %call2 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef @.str.4) #8, !dbg !274
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !275
  %call4 = call noalias ptr @fopen(ptr noundef %arraydecay3, ptr noundef @.str.3), !dbg !276
    #dbg_value(ptr %call4, !277, !DIExpression(), !278)
  %cmp = icmp ne ptr %call4, null, !dbg !279
  br i1 %cmp, label %if.then, label %if.end, !dbg !279

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !281
  %call6 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %call4, ptr noundef @.str.1, ptr noundef %arraydecay5) #8, !dbg !283
  %call7 = call i32 @fclose(ptr noundef %call4), !dbg !284
  br label %if.end, !dbg !285

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @descriptor_bad() #0 !dbg !287 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !288
    #dbg_value(ptr %call, !289, !DIExpression(), !290)
  %cmp = icmp ne ptr %call, null, !dbg !291
  br i1 %cmp, label %if.then, label %if.end, !dbg !291

if.then:                                          ; preds = %entry
  %call1 = call i32 (ptr, i32, ...) @open(ptr noundef %call, i32 noundef 0), !dbg !293
  br label %if.end, !dbg !293

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !294
}

declare i32 @open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @descriptor_good() #0 !dbg !295 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !296
    #dbg_value(ptr %call, !297, !DIExpression(), !298)
  %cmp = icmp ne ptr %call, null, !dbg !299
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !301

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.6, i32 noundef 0), !dbg !302
  %cmp2 = icmp sgt i32 %call1, 0, !dbg !303
  br i1 %cmp2, label %if.then, label %if.end, !dbg !301

if.then:                                          ; preds = %land.lhs.true
  %call3 = call i32 @puts(ptr noundef %call), !dbg !304
  br label %if.end, !dbg !304

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !305
}

declare i32 @puts(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @joined_bad() #0 !dbg !306 {
entry:
  %name = alloca [100 x i8], align 16
  %path = alloca [200 x i8], align 16
    #dbg_declare(ptr %name, !307, !DIExpression(), !308)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !308
    #dbg_declare(ptr %path, !309, !DIExpression(), !310)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !311
  %0 = load ptr, ptr @stdin, align 8, !dbg !312
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !313
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !314
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !315
  %call3 = call ptr @path_of(ptr noundef %arraydecay1, ptr noundef @.str.7, ptr noundef %arraydecay2), !dbg !316
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !317
  %call5 = call noalias ptr @fopen(ptr noundef %arraydecay4, ptr noundef @.str.8), !dbg !318
  ret void, !dbg !319
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @path_of(ptr noundef %to, ptr noundef %folder, ptr noundef %name) #0 !dbg !320 {
entry:
    #dbg_value(ptr %to, !323, !DIExpression(), !324)
    #dbg_value(ptr %folder, !325, !DIExpression(), !324)
    #dbg_value(ptr %name, !326, !DIExpression(), !324)
  %call = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %to, ptr noundef @.str.13, ptr noundef %folder, ptr noundef %name) #8, !dbg !327
  ret ptr %to, !dbg !328
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @joined_good() #0 !dbg !329 {
entry:
  %name = alloca [100 x i8], align 16
  %path = alloca [200 x i8], align 16
    #dbg_declare(ptr %name, !330, !DIExpression(), !331)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !331
    #dbg_declare(ptr %path, !332, !DIExpression(), !333)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !334
  %0 = load ptr, ptr @stdin, align 8, !dbg !335
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !336
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !337
  %call2 = call ptr @path_of(ptr noundef %arraydecay1, ptr noundef @.str.7, ptr noundef @.str.9), !dbg !338
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !339
  %call4 = call noalias ptr @fopen(ptr noundef %arraydecay3, ptr noundef @.str.8), !dbg !340
  ret void, !dbg !341
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @search_bad() #0 !dbg !342 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !343, !DIExpression(), !347)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !347
  %0 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 0, !dbg !347
  store i8 80, ptr %0, align 16, !dbg !347
  %1 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 1, !dbg !347
  store i8 65, ptr %1, align 1, !dbg !347
  %2 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 2, !dbg !347
  store i8 84, ptr %2, align 2, !dbg !347
  %3 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 3, !dbg !347
  store i8 72, ptr %3, align 1, !dbg !347
  %4 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 4, !dbg !347
  store i8 61, ptr %4, align 4, !dbg !347
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !348
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 5, !dbg !349
  %5 = load ptr, ptr @stdin, align 8, !dbg !350
  %call = call ptr @fgets(ptr noundef %add.ptr, i32 noundef 200, ptr noundef %5), !dbg !351
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !352
  %call2 = call i32 @putenv(ptr noundef %arraydecay1) #8, !dbg !353
  ret void, !dbg !354
}

; Function Attrs: nounwind
declare i32 @putenv(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @search_good() #0 !dbg !355 {
entry:
  %data = alloca [250 x i8], align 16
  %other = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !356, !DIExpression(), !357)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !357
  %0 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 0, !dbg !357
  store i8 80, ptr %0, align 16, !dbg !357
  %1 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 1, !dbg !357
  store i8 65, ptr %1, align 1, !dbg !357
  %2 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 2, !dbg !357
  store i8 84, ptr %2, align 2, !dbg !357
  %3 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 3, !dbg !357
  store i8 72, ptr %3, align 1, !dbg !357
  %4 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 4, !dbg !357
  store i8 61, ptr %4, align 4, !dbg !357
    #dbg_declare(ptr %other, !358, !DIExpression(), !359)
  %arraydecay = getelementptr inbounds [250 x i8], ptr %other, i64 0, i64 0, !dbg !360
  %5 = load ptr, ptr @stdin, align 8, !dbg !361
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %5), !dbg !362
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !363
  %call2 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef @.str.10) #8, !dbg !364
  %arraydecay3 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !365
  %call4 = call i32 @putenv(ptr noundef %arraydecay3) #8, !dbg !366
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @set_bad() #0 !dbg !368 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !369, !DIExpression(), !370)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !370
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !371
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 200), !dbg !372
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !373
  %call2 = call i32 @setenv(ptr noundef @.str.11, ptr noundef %arraydecay1, i32 noundef 1) #8, !dbg !374
  ret void, !dbg !375
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @set_good() #0 !dbg !376 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !377, !DIExpression(), !378)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !378
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !379
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 200), !dbg !380
  %call1 = call i32 @setenv(ptr noundef @.str.11, ptr noundef @.str.12, i32 noundef 1) #8, !dbg !381
  ret void, !dbg !382
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @size_bad() #0 !dbg !383 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !384, !DIExpression(), !385)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !385
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !386
  %0 = load ptr, ptr @stdin, align 8, !dbg !387
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !388
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !389
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #9, !dbg !390
  %conv = sext i32 %call2 to i64, !dbg !391
  %mul = mul i64 %conv, 4, !dbg !392
  %call3 = call noalias ptr @malloc(i64 noundef %mul) #10, !dbg !393
    #dbg_value(ptr %call3, !394, !DIExpression(), !395)
  call void @free(ptr noundef %call3) #8, !dbg !396
  ret void, !dbg !397
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @size_good() #0 !dbg !398 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !399, !DIExpression(), !400)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !400
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !401
  %0 = load ptr, ptr @stdin, align 8, !dbg !402
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !403
  %call1 = call noalias ptr @malloc(i64 noundef 400) #10, !dbg !404
    #dbg_value(ptr %call1, !405, !DIExpression(), !406)
  call void @free(ptr noundef %call1) #8, !dbg !407
  ret void, !dbg !408
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_bad() #0 !dbg !409 {
entry:
  %head = alloca [4 x i8], align 1
  %from = alloca [300 x i8], align 16
  %to = alloca [300 x i8], align 16
    #dbg_declare(ptr %head, !410, !DIExpression(), !413)
    #dbg_declare(ptr %from, !414, !DIExpression(), !418)
  call void @llvm.memset.p0.i64(ptr align 16 %from, i8 0, i64 300, i1 false), !dbg !418
    #dbg_declare(ptr %to, !419, !DIExpression(), !420)
  %arraydecay = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !421
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 4), !dbg !422
  %arrayidx = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !423
  %0 = load i8, ptr %arrayidx, align 1, !dbg !423
  %conv = zext i8 %0 to i32, !dbg !423
  %arrayidx1 = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 1, !dbg !424
  %1 = load i8, ptr %arrayidx1, align 1, !dbg !424
  %conv2 = zext i8 %1 to i32, !dbg !424
  %shl = shl i32 %conv2, 8, !dbg !425
  %or = or i32 %conv, %shl, !dbg !426
    #dbg_value(i32 %or, !427, !DIExpression(), !428)
  %arraydecay3 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !429
  %arraydecay4 = getelementptr inbounds [300 x i8], ptr %from, i64 0, i64 0, !dbg !429
  %conv5 = sext i32 %or to i64, !dbg !430
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay3, ptr align 16 %arraydecay4, i64 %conv5, i1 false), !dbg !429
  %arraydecay6 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !431
  %call7 = call i32 @puts(ptr noundef %arraydecay6), !dbg !432
  ret void, !dbg !433
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_good() #0 !dbg !434 {
entry:
  %head = alloca [4 x i8], align 1
  %from = alloca [300 x i8], align 16
  %to = alloca [300 x i8], align 16
    #dbg_declare(ptr %head, !435, !DIExpression(), !436)
    #dbg_declare(ptr %from, !437, !DIExpression(), !438)
  call void @llvm.memset.p0.i64(ptr align 16 %from, i8 0, i64 300, i1 false), !dbg !438
    #dbg_declare(ptr %to, !439, !DIExpression(), !440)
  %arraydecay = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !441
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 4), !dbg !442
  %arraydecay1 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !443
  %arraydecay2 = getelementptr inbounds [300 x i8], ptr %from, i64 0, i64 0, !dbg !443
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay1, ptr align 16 %arraydecay2, i64 300, i1 false), !dbg !443
  %arraydecay3 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !444
  %call4 = call i32 @puts(ptr noundef %arraydecay3), !dbg !445
  ret void, !dbg !446
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_bad() #0 !dbg !447 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !448, !DIExpression(), !449)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !449
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !450
  %0 = load ptr, ptr @stdin, align 8, !dbg !451
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !452
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !453
  %call2 = call ptr @quoted(ptr noundef %arraydecay1), !dbg !454
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !455
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !456
  ret void, !dbg !457
}

declare ptr @quoted(ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_good() #0 !dbg !458 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !459, !DIExpression(), !460)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !460
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !461
  %0 = load ptr, ptr @stdin, align 8, !dbg !462
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !463
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !464
  %call2 = call ptr @quoted(ptr noundef %arraydecay1), !dbg !465
  %call3 = call i32 @system(ptr noundef %call2), !dbg !466
  ret void, !dbg !467
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cleaned_bad() #0 !dbg !468 {
entry:
  %data = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !469, !DIExpression(), !470)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !470
    #dbg_declare(ptr %other, !471, !DIExpression(), !472)
  call void @llvm.memset.p0.i64(ptr align 16 %other, i8 0, i64 100, i1 false), !dbg !472
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !473
  %0 = load ptr, ptr @stdin, align 8, !dbg !474
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !475
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !476
  call void @clean(ptr noundef %arraydecay1), !dbg !477
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !478
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !479
  ret void, !dbg !480
}

declare void @clean(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @cleaned_good() #0 !dbg !481 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !482, !DIExpression(), !483)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !483
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !484
  %0 = load ptr, ptr @stdin, align 8, !dbg !485
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !486
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !487
  call void @clean(ptr noundef %arraydecay1), !dbg !488
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !489
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !490
  ret void, !dbg !491
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guarded_bad() #0 !dbg !492 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !493, !DIExpression(), !494)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !494
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !495
  %0 = load ptr, ptr @stdin, align 8, !dbg !496
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !497
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !498
  %call2 = call i32 @is_safe(ptr noundef %arraydecay1), !dbg !500
  %tobool = icmp ne i32 %call2, 0, !dbg !500
  br i1 %tobool, label %if.end, label %if.then, !dbg !501

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !502
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !503
  br label %if.end, !dbg !503

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !504
}

declare i32 @is_safe(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @guarded_good() #0 !dbg !505 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !506, !DIExpression(), !507)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !507
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !508
  %0 = load ptr, ptr @stdin, align 8, !dbg !509
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !510
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !511
  %call2 = call i32 @is_safe(ptr noundef %arraydecay1), !dbg !513
  %tobool = icmp ne i32 %call2, 0, !dbg !513
  br i1 %tobool, label %if.then, label %if.end, !dbg !513

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !514
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !515
  br label %if.end, !dbg !515

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !516
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !517 {
entry:
    #dbg_value(i32 %count, !521, !DIExpression(), !522)
    #dbg_value(ptr %arguments, !523, !DIExpression(), !522)
  call void @format_bad(), !dbg !524
  call void @format_good(), !dbg !525
  call void @format_buffer_bad(), !dbg !526
  call void @format_buffer_good(), !dbg !527
  call void @variadic_bad(), !dbg !528
  call void @variadic_good(), !dbg !529
  call void @format_environment_bad(), !dbg !530
  call void @format_environment_good(), !dbg !531
  call void @path_bad(), !dbg !532
  call void @path_good(), !dbg !533
  call void @descriptor_bad(), !dbg !534
  call void @descriptor_good(), !dbg !535
  call void @joined_bad(), !dbg !536
  call void @joined_good(), !dbg !537
  call void @search_bad(), !dbg !538
  call void @search_good(), !dbg !539
  call void @set_bad(), !dbg !540
  call void @set_good(), !dbg !541
  call void @size_bad(), !dbg !542
  call void @size_good(), !dbg !543
  call void @bytes_bad(), !dbg !544
  call void @bytes_good(), !dbg !545
  call void @quoted_bad(), !dbg !546
  call void @quoted_good(), !dbg !547
  call void @cleaned_bad(), !dbg !548
  call void @cleaned_good(), !dbg !549
  call void @guarded_bad(), !dbg !550
  call void @guarded_good(), !dbg !551
  ret i32 0, !dbg !552
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!54}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}
!llvm.ident = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "other.c", directory: ".", checksumkind: CSK_MD5, checksum: "10c75542e11267080125e5d1463a8e41")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 56, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 7)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !24, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 10)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !24, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !2, line: 111, type: !19, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !2, line: 117, type: !24, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(scope: null, file: !2, line: 132, type: !31, isLocal: true, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 139, type: !24, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 145, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 9)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 6)
!54 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !55, globals: !60, splitDebugInlining: false, nameTableKind: None)
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !58, line: 18, baseType: !59)
!58 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !{!0, !7, !12, !17, !22, !27, !29, !34, !36, !38, !40, !42, !44, !49}
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!69 = distinct !DISubprogram(name: "format_bad", scope: !2, file: !2, line: 5, type: !70, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{null}
!72 = !{}
!73 = !DILocalVariable(name: "data", scope: !69, file: !2, line: 6, type: !74)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 100)
!77 = !DILocation(line: 6, column: 8, scope: !69)
!78 = !DILocation(line: 7, column: 9, scope: !69)
!79 = !DILocation(line: 7, column: 20, scope: !69)
!80 = !DILocation(line: 7, column: 3, scope: !69)
!81 = !DILocation(line: 8, column: 10, scope: !69)
!82 = !DILocation(line: 8, column: 3, scope: !69)
!83 = !DILocation(line: 9, column: 1, scope: !69)
!84 = distinct !DISubprogram(name: "format_good", scope: !2, file: !2, line: 11, type: !70, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!85 = !DILocalVariable(name: "data", scope: !84, file: !2, line: 12, type: !74)
!86 = !DILocation(line: 12, column: 8, scope: !84)
!87 = !DILocation(line: 13, column: 9, scope: !84)
!88 = !DILocation(line: 13, column: 20, scope: !84)
!89 = !DILocation(line: 13, column: 3, scope: !84)
!90 = !DILocation(line: 14, column: 18, scope: !84)
!91 = !DILocation(line: 14, column: 3, scope: !84)
!92 = !DILocation(line: 15, column: 1, scope: !84)
!93 = distinct !DISubprogram(name: "format_buffer_bad", scope: !2, file: !2, line: 17, type: !70, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!94 = !DILocalVariable(name: "data", scope: !93, file: !2, line: 18, type: !74)
!95 = !DILocation(line: 18, column: 8, scope: !93)
!96 = !DILocalVariable(name: "to", scope: !93, file: !2, line: 18, type: !74)
!97 = !DILocation(line: 18, column: 24, scope: !93)
!98 = !DILocation(line: 19, column: 9, scope: !93)
!99 = !DILocation(line: 19, column: 20, scope: !93)
!100 = !DILocation(line: 19, column: 3, scope: !93)
!101 = !DILocation(line: 20, column: 12, scope: !93)
!102 = !DILocation(line: 20, column: 27, scope: !93)
!103 = !DILocation(line: 20, column: 3, scope: !93)
!104 = !DILocation(line: 21, column: 1, scope: !93)
!105 = distinct !DISubprogram(name: "format_buffer_good", scope: !2, file: !2, line: 23, type: !70, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!106 = !DILocalVariable(name: "data", scope: !105, file: !2, line: 24, type: !74)
!107 = !DILocation(line: 24, column: 8, scope: !105)
!108 = !DILocalVariable(name: "to", scope: !105, file: !2, line: 24, type: !74)
!109 = !DILocation(line: 24, column: 24, scope: !105)
!110 = !DILocation(line: 25, column: 9, scope: !105)
!111 = !DILocation(line: 25, column: 20, scope: !105)
!112 = !DILocation(line: 25, column: 3, scope: !105)
!113 = !DILocation(line: 26, column: 12, scope: !105)
!114 = !DILocation(line: 26, column: 33, scope: !105)
!115 = !DILocation(line: 26, column: 3, scope: !105)
!116 = !DILocation(line: 27, column: 1, scope: !105)
!117 = distinct !DISubprogram(name: "variadic_bad", scope: !2, file: !2, line: 43, type: !70, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!118 = !DILocalVariable(name: "data", scope: !117, file: !2, line: 44, type: !74)
!119 = !DILocation(line: 44, column: 8, scope: !117)
!120 = !DILocation(line: 45, column: 9, scope: !117)
!121 = !DILocation(line: 45, column: 20, scope: !117)
!122 = !DILocation(line: 45, column: 3, scope: !117)
!123 = !DILocation(line: 46, column: 11, scope: !117)
!124 = !DILocation(line: 46, column: 17, scope: !117)
!125 = !DILocation(line: 46, column: 3, scope: !117)
!126 = !DILocation(line: 47, column: 1, scope: !117)
!127 = distinct !DISubprogram(name: "log_bad", scope: !2, file: !2, line: 29, type: !128, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !54, retainedNodes: !72)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130, null}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!132 = !DILocalVariable(name: "format", arg: 1, scope: !127, file: !2, line: 29, type: !130)
!133 = !DILocation(line: 0, scope: !127)
!134 = !DILocalVariable(name: "arguments", scope: !127, file: !2, line: 30, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !136, line: 12, baseType: !137)
!136 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !139, size: 192, elements: !146)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !140)
!140 = !{!141, !143, !144, !145}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !139, file: !2, line: 30, baseType: !142, size: 32)
!142 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !139, file: !2, line: 30, baseType: !142, size: 32, offset: 32)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !139, file: !2, line: 30, baseType: !56, size: 64, offset: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !139, file: !2, line: 30, baseType: !56, size: 64, offset: 128)
!146 = !{!147}
!147 = !DISubrange(count: 1)
!148 = !DILocation(line: 30, column: 11, scope: !127)
!149 = !DILocation(line: 31, column: 3, scope: !127)
!150 = !DILocation(line: 32, column: 19, scope: !127)
!151 = !DILocation(line: 32, column: 3, scope: !127)
!152 = !DILocation(line: 33, column: 3, scope: !127)
!153 = !DILocation(line: 34, column: 1, scope: !127)
!154 = distinct !DISubprogram(name: "variadic_good", scope: !2, file: !2, line: 49, type: !70, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!155 = !DILocalVariable(name: "data", scope: !154, file: !2, line: 50, type: !74)
!156 = !DILocation(line: 50, column: 8, scope: !154)
!157 = !DILocation(line: 51, column: 9, scope: !154)
!158 = !DILocation(line: 51, column: 20, scope: !154)
!159 = !DILocation(line: 51, column: 3, scope: !154)
!160 = !DILocation(line: 52, column: 18, scope: !154)
!161 = !DILocation(line: 52, column: 3, scope: !154)
!162 = !DILocation(line: 53, column: 1, scope: !154)
!163 = distinct !DISubprogram(name: "log_good", scope: !2, file: !2, line: 36, type: !128, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !54, retainedNodes: !72)
!164 = !DILocalVariable(name: "format", arg: 1, scope: !163, file: !2, line: 36, type: !130)
!165 = !DILocation(line: 0, scope: !163)
!166 = !DILocalVariable(name: "arguments", scope: !163, file: !2, line: 37, type: !135)
!167 = !DILocation(line: 37, column: 11, scope: !163)
!168 = !DILocation(line: 38, column: 3, scope: !163)
!169 = !DILocation(line: 39, column: 19, scope: !163)
!170 = !DILocation(line: 39, column: 3, scope: !163)
!171 = !DILocation(line: 40, column: 3, scope: !163)
!172 = !DILocation(line: 41, column: 1, scope: !163)
!173 = distinct !DISubprogram(name: "format_environment_bad", scope: !2, file: !2, line: 55, type: !70, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!174 = !DILocation(line: 56, column: 16, scope: !173)
!175 = !DILocalVariable(name: "data", scope: !173, file: !2, line: 56, type: !176)
!176 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!177 = !DILocation(line: 0, scope: !173)
!178 = !DILocation(line: 57, column: 11, scope: !173)
!179 = !DILocation(line: 57, column: 3, scope: !173)
!180 = !DILocation(line: 58, column: 1, scope: !173)
!181 = distinct !DISubprogram(name: "format_environment_good", scope: !2, file: !2, line: 60, type: !70, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!182 = !DILocation(line: 61, column: 16, scope: !181)
!183 = !DILocalVariable(name: "data", scope: !181, file: !2, line: 61, type: !176)
!184 = !DILocation(line: 0, scope: !181)
!185 = !DILocation(line: 62, column: 11, scope: !181)
!186 = !DILocation(line: 62, column: 3, scope: !181)
!187 = !DILocation(line: 63, column: 1, scope: !181)
!188 = distinct !DISubprogram(name: "path_bad", scope: !2, file: !2, line: 66, type: !70, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!189 = !DILocalVariable(name: "data", scope: !188, file: !2, line: 67, type: !190)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1600, elements: !191)
!191 = !{!192}
!192 = !DISubrange(count: 200)
!193 = !DILocation(line: 67, column: 8, scope: !188)
!194 = !DILocalVariable(name: "name", scope: !188, file: !2, line: 68, type: !74)
!195 = !DILocation(line: 68, column: 8, scope: !188)
!196 = !DILocation(line: 70, column: 9, scope: !188)
!197 = !DILocation(line: 70, column: 20, scope: !188)
!198 = !DILocation(line: 70, column: 3, scope: !188)
!199 = !DILocation(line: 71, column: 10, scope: !188)
!200 = !DILocation(line: 71, column: 16, scope: !188)
!201 = !DILocation(line: 71, column: 3, scope: !188)
!202 = !DILocation(line: 72, column: 16, scope: !188)
!203 = !DILocation(line: 72, column: 10, scope: !188)
!204 = !DILocalVariable(name: "file", scope: !188, file: !2, line: 69, type: !205)
!205 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !206, size: 64)
!206 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !207, line: 7, baseType: !208)
!207 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !209, line: 49, size: 1728, elements: !210)
!209 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!210 = !{!211, !213, !214, !215, !216, !217, !218, !219, !220, !221, !222, !223, !224, !227, !229, !230, !231, !235, !237, !239, !241, !244, !246, !249, !252, !253, !254, !255, !256}
!211 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !208, file: !209, line: 51, baseType: !212, size: 32)
!212 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !208, file: !209, line: 54, baseType: !176, size: 64, offset: 64)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !208, file: !209, line: 55, baseType: !176, size: 64, offset: 128)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !208, file: !209, line: 56, baseType: !176, size: 64, offset: 192)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !208, file: !209, line: 57, baseType: !176, size: 64, offset: 256)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !208, file: !209, line: 58, baseType: !176, size: 64, offset: 320)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !208, file: !209, line: 59, baseType: !176, size: 64, offset: 384)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !208, file: !209, line: 60, baseType: !176, size: 64, offset: 448)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !208, file: !209, line: 61, baseType: !176, size: 64, offset: 512)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !208, file: !209, line: 64, baseType: !176, size: 64, offset: 576)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !208, file: !209, line: 65, baseType: !176, size: 64, offset: 640)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !208, file: !209, line: 66, baseType: !176, size: 64, offset: 704)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !208, file: !209, line: 68, baseType: !225, size: 64, offset: 768)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !226, size: 64)
!226 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !209, line: 36, flags: DIFlagFwdDecl)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !208, file: !209, line: 70, baseType: !228, size: 64, offset: 832)
!228 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !208, file: !209, line: 72, baseType: !212, size: 32, offset: 896)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !208, file: !209, line: 73, baseType: !212, size: 32, offset: 928)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !208, file: !209, line: 74, baseType: !232, size: 64, offset: 960)
!232 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !233, line: 152, baseType: !234)
!233 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!234 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !208, file: !209, line: 77, baseType: !236, size: 16, offset: 1024)
!236 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !208, file: !209, line: 78, baseType: !238, size: 8, offset: 1040)
!238 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !208, file: !209, line: 79, baseType: !240, size: 8, offset: 1048)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !146)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !208, file: !209, line: 81, baseType: !242, size: 64, offset: 1088)
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !243, size: 64)
!243 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !209, line: 43, baseType: null)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !208, file: !209, line: 89, baseType: !245, size: 64, offset: 1152)
!245 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !233, line: 153, baseType: !234)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !208, file: !209, line: 91, baseType: !247, size: 64, offset: 1216)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !209, line: 37, flags: DIFlagFwdDecl)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !208, file: !209, line: 92, baseType: !250, size: 64, offset: 1280)
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !251, size: 64)
!251 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !209, line: 38, flags: DIFlagFwdDecl)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !208, file: !209, line: 93, baseType: !228, size: 64, offset: 1344)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !208, file: !209, line: 94, baseType: !56, size: 64, offset: 1408)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !208, file: !209, line: 95, baseType: !57, size: 64, offset: 1472)
!255 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !208, file: !209, line: 96, baseType: !212, size: 32, offset: 1536)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !208, file: !209, line: 98, baseType: !257, size: 160, offset: 1568)
!257 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !258)
!258 = !{!259}
!259 = !DISubrange(count: 20)
!260 = !DILocation(line: 0, scope: !188)
!261 = !DILocation(line: 73, column: 12, scope: !262)
!262 = distinct !DILexicalBlock(scope: !188, file: !2, line: 73, column: 7)
!263 = !DILocation(line: 74, column: 5, scope: !262)
!264 = !DILocation(line: 75, column: 1, scope: !188)
!265 = distinct !DISubprogram(name: "path_good", scope: !2, file: !2, line: 77, type: !70, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!266 = !DILocalVariable(name: "data", scope: !265, file: !2, line: 78, type: !190)
!267 = !DILocation(line: 78, column: 8, scope: !265)
!268 = !DILocalVariable(name: "name", scope: !265, file: !2, line: 79, type: !74)
!269 = !DILocation(line: 79, column: 8, scope: !265)
!270 = !DILocation(line: 81, column: 9, scope: !265)
!271 = !DILocation(line: 81, column: 20, scope: !265)
!272 = !DILocation(line: 81, column: 3, scope: !265)
!273 = !DILocation(line: 82, column: 10, scope: !265)
!274 = !DILocation(line: 82, column: 3, scope: !265)
!275 = !DILocation(line: 83, column: 16, scope: !265)
!276 = !DILocation(line: 83, column: 10, scope: !265)
!277 = !DILocalVariable(name: "file", scope: !265, file: !2, line: 80, type: !205)
!278 = !DILocation(line: 0, scope: !265)
!279 = !DILocation(line: 84, column: 12, scope: !280)
!280 = distinct !DILexicalBlock(scope: !265, file: !2, line: 84, column: 7)
!281 = !DILocation(line: 85, column: 25, scope: !282)
!282 = distinct !DILexicalBlock(scope: !280, file: !2, line: 84, column: 21)
!283 = !DILocation(line: 85, column: 5, scope: !282)
!284 = !DILocation(line: 86, column: 5, scope: !282)
!285 = !DILocation(line: 87, column: 3, scope: !282)
!286 = !DILocation(line: 88, column: 1, scope: !265)
!287 = distinct !DISubprogram(name: "descriptor_bad", scope: !2, file: !2, line: 90, type: !70, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!288 = !DILocation(line: 91, column: 16, scope: !287)
!289 = !DILocalVariable(name: "name", scope: !287, file: !2, line: 91, type: !176)
!290 = !DILocation(line: 0, scope: !287)
!291 = !DILocation(line: 92, column: 12, scope: !292)
!292 = distinct !DILexicalBlock(scope: !287, file: !2, line: 92, column: 7)
!293 = !DILocation(line: 93, column: 5, scope: !292)
!294 = !DILocation(line: 94, column: 1, scope: !287)
!295 = distinct !DISubprogram(name: "descriptor_good", scope: !2, file: !2, line: 96, type: !70, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!296 = !DILocation(line: 97, column: 16, scope: !295)
!297 = !DILocalVariable(name: "name", scope: !295, file: !2, line: 97, type: !176)
!298 = !DILocation(line: 0, scope: !295)
!299 = !DILocation(line: 98, column: 12, scope: !300)
!300 = distinct !DILexicalBlock(scope: !295, file: !2, line: 98, column: 7)
!301 = !DILocation(line: 98, column: 20, scope: !300)
!302 = !DILocation(line: 98, column: 23, scope: !300)
!303 = !DILocation(line: 98, column: 51, scope: !300)
!304 = !DILocation(line: 99, column: 5, scope: !300)
!305 = !DILocation(line: 100, column: 1, scope: !295)
!306 = distinct !DISubprogram(name: "joined_bad", scope: !2, file: !2, line: 107, type: !70, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!307 = !DILocalVariable(name: "name", scope: !306, file: !2, line: 108, type: !74)
!308 = !DILocation(line: 108, column: 8, scope: !306)
!309 = !DILocalVariable(name: "path", scope: !306, file: !2, line: 108, type: !190)
!310 = !DILocation(line: 108, column: 24, scope: !306)
!311 = !DILocation(line: 109, column: 9, scope: !306)
!312 = !DILocation(line: 109, column: 20, scope: !306)
!313 = !DILocation(line: 109, column: 3, scope: !306)
!314 = !DILocation(line: 110, column: 11, scope: !306)
!315 = !DILocation(line: 110, column: 25, scope: !306)
!316 = !DILocation(line: 110, column: 3, scope: !306)
!317 = !DILocation(line: 111, column: 9, scope: !306)
!318 = !DILocation(line: 111, column: 3, scope: !306)
!319 = !DILocation(line: 112, column: 1, scope: !306)
!320 = distinct !DISubprogram(name: "path_of", scope: !2, file: !2, line: 102, type: !321, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !54, retainedNodes: !72)
!321 = !DISubroutineType(types: !322)
!322 = !{!176, !176, !130, !130}
!323 = !DILocalVariable(name: "to", arg: 1, scope: !320, file: !2, line: 102, type: !176)
!324 = !DILocation(line: 0, scope: !320)
!325 = !DILocalVariable(name: "folder", arg: 2, scope: !320, file: !2, line: 102, type: !130)
!326 = !DILocalVariable(name: "name", arg: 3, scope: !320, file: !2, line: 102, type: !130)
!327 = !DILocation(line: 103, column: 3, scope: !320)
!328 = !DILocation(line: 104, column: 3, scope: !320)
!329 = distinct !DISubprogram(name: "joined_good", scope: !2, file: !2, line: 114, type: !70, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!330 = !DILocalVariable(name: "name", scope: !329, file: !2, line: 115, type: !74)
!331 = !DILocation(line: 115, column: 8, scope: !329)
!332 = !DILocalVariable(name: "path", scope: !329, file: !2, line: 115, type: !190)
!333 = !DILocation(line: 115, column: 24, scope: !329)
!334 = !DILocation(line: 116, column: 9, scope: !329)
!335 = !DILocation(line: 116, column: 20, scope: !329)
!336 = !DILocation(line: 116, column: 3, scope: !329)
!337 = !DILocation(line: 117, column: 11, scope: !329)
!338 = !DILocation(line: 117, column: 3, scope: !329)
!339 = !DILocation(line: 118, column: 9, scope: !329)
!340 = !DILocation(line: 118, column: 3, scope: !329)
!341 = !DILocation(line: 119, column: 1, scope: !329)
!342 = distinct !DISubprogram(name: "search_bad", scope: !2, file: !2, line: 122, type: !70, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!343 = !DILocalVariable(name: "data", scope: !342, file: !2, line: 123, type: !344)
!344 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2000, elements: !345)
!345 = !{!346}
!346 = !DISubrange(count: 250)
!347 = !DILocation(line: 123, column: 8, scope: !342)
!348 = !DILocation(line: 124, column: 9, scope: !342)
!349 = !DILocation(line: 124, column: 14, scope: !342)
!350 = !DILocation(line: 124, column: 24, scope: !342)
!351 = !DILocation(line: 124, column: 3, scope: !342)
!352 = !DILocation(line: 125, column: 10, scope: !342)
!353 = !DILocation(line: 125, column: 3, scope: !342)
!354 = !DILocation(line: 126, column: 1, scope: !342)
!355 = distinct !DISubprogram(name: "search_good", scope: !2, file: !2, line: 128, type: !70, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!356 = !DILocalVariable(name: "data", scope: !355, file: !2, line: 129, type: !344)
!357 = !DILocation(line: 129, column: 8, scope: !355)
!358 = !DILocalVariable(name: "other", scope: !355, file: !2, line: 130, type: !344)
!359 = !DILocation(line: 130, column: 8, scope: !355)
!360 = !DILocation(line: 131, column: 9, scope: !355)
!361 = !DILocation(line: 131, column: 21, scope: !355)
!362 = !DILocation(line: 131, column: 3, scope: !355)
!363 = !DILocation(line: 132, column: 10, scope: !355)
!364 = !DILocation(line: 132, column: 3, scope: !355)
!365 = !DILocation(line: 133, column: 10, scope: !355)
!366 = !DILocation(line: 133, column: 3, scope: !355)
!367 = !DILocation(line: 134, column: 1, scope: !355)
!368 = distinct !DISubprogram(name: "set_bad", scope: !2, file: !2, line: 136, type: !70, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!369 = !DILocalVariable(name: "data", scope: !368, file: !2, line: 137, type: !344)
!370 = !DILocation(line: 137, column: 8, scope: !368)
!371 = !DILocation(line: 138, column: 11, scope: !368)
!372 = !DILocation(line: 138, column: 3, scope: !368)
!373 = !DILocation(line: 139, column: 18, scope: !368)
!374 = !DILocation(line: 139, column: 3, scope: !368)
!375 = !DILocation(line: 140, column: 1, scope: !368)
!376 = distinct !DISubprogram(name: "set_good", scope: !2, file: !2, line: 142, type: !70, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!377 = !DILocalVariable(name: "data", scope: !376, file: !2, line: 143, type: !344)
!378 = !DILocation(line: 143, column: 8, scope: !376)
!379 = !DILocation(line: 144, column: 11, scope: !376)
!380 = !DILocation(line: 144, column: 3, scope: !376)
!381 = !DILocation(line: 145, column: 3, scope: !376)
!382 = !DILocation(line: 146, column: 1, scope: !376)
!383 = distinct !DISubprogram(name: "size_bad", scope: !2, file: !2, line: 149, type: !70, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!384 = !DILocalVariable(name: "data", scope: !383, file: !2, line: 150, type: !74)
!385 = !DILocation(line: 150, column: 8, scope: !383)
!386 = !DILocation(line: 152, column: 9, scope: !383)
!387 = !DILocation(line: 152, column: 20, scope: !383)
!388 = !DILocation(line: 152, column: 3, scope: !383)
!389 = !DILocation(line: 153, column: 30, scope: !383)
!390 = !DILocation(line: 153, column: 25, scope: !383)
!391 = !DILocation(line: 153, column: 17, scope: !383)
!392 = !DILocation(line: 153, column: 36, scope: !383)
!393 = !DILocation(line: 153, column: 10, scope: !383)
!394 = !DILocalVariable(name: "room", scope: !383, file: !2, line: 151, type: !176)
!395 = !DILocation(line: 0, scope: !383)
!396 = !DILocation(line: 154, column: 3, scope: !383)
!397 = !DILocation(line: 155, column: 1, scope: !383)
!398 = distinct !DISubprogram(name: "size_good", scope: !2, file: !2, line: 157, type: !70, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!399 = !DILocalVariable(name: "data", scope: !398, file: !2, line: 158, type: !74)
!400 = !DILocation(line: 158, column: 8, scope: !398)
!401 = !DILocation(line: 160, column: 9, scope: !398)
!402 = !DILocation(line: 160, column: 20, scope: !398)
!403 = !DILocation(line: 160, column: 3, scope: !398)
!404 = !DILocation(line: 161, column: 10, scope: !398)
!405 = !DILocalVariable(name: "room", scope: !398, file: !2, line: 159, type: !176)
!406 = !DILocation(line: 0, scope: !398)
!407 = !DILocation(line: 162, column: 3, scope: !398)
!408 = !DILocation(line: 163, column: 1, scope: !398)
!409 = distinct !DISubprogram(name: "bytes_bad", scope: !2, file: !2, line: 165, type: !70, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!410 = !DILocalVariable(name: "head", scope: !409, file: !2, line: 166, type: !411)
!411 = !DICompositeType(tag: DW_TAG_array_type, baseType: !412, size: 32, elements: !5)
!412 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!413 = !DILocation(line: 166, column: 17, scope: !409)
!414 = !DILocalVariable(name: "from", scope: !409, file: !2, line: 167, type: !415)
!415 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2400, elements: !416)
!416 = !{!417}
!417 = !DISubrange(count: 300)
!418 = !DILocation(line: 167, column: 8, scope: !409)
!419 = !DILocalVariable(name: "to", scope: !409, file: !2, line: 167, type: !415)
!420 = !DILocation(line: 167, column: 24, scope: !409)
!421 = !DILocation(line: 169, column: 11, scope: !409)
!422 = !DILocation(line: 169, column: 3, scope: !409)
!423 = !DILocation(line: 170, column: 10, scope: !409)
!424 = !DILocation(line: 170, column: 20, scope: !409)
!425 = !DILocation(line: 170, column: 28, scope: !409)
!426 = !DILocation(line: 170, column: 18, scope: !409)
!427 = !DILocalVariable(name: "size", scope: !409, file: !2, line: 168, type: !212)
!428 = !DILocation(line: 0, scope: !409)
!429 = !DILocation(line: 171, column: 3, scope: !409)
!430 = !DILocation(line: 171, column: 20, scope: !409)
!431 = !DILocation(line: 172, column: 8, scope: !409)
!432 = !DILocation(line: 172, column: 3, scope: !409)
!433 = !DILocation(line: 173, column: 1, scope: !409)
!434 = distinct !DISubprogram(name: "bytes_good", scope: !2, file: !2, line: 175, type: !70, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!435 = !DILocalVariable(name: "head", scope: !434, file: !2, line: 176, type: !411)
!436 = !DILocation(line: 176, column: 17, scope: !434)
!437 = !DILocalVariable(name: "from", scope: !434, file: !2, line: 177, type: !415)
!438 = !DILocation(line: 177, column: 8, scope: !434)
!439 = !DILocalVariable(name: "to", scope: !434, file: !2, line: 177, type: !415)
!440 = !DILocation(line: 177, column: 24, scope: !434)
!441 = !DILocation(line: 178, column: 11, scope: !434)
!442 = !DILocation(line: 178, column: 3, scope: !434)
!443 = !DILocation(line: 179, column: 3, scope: !434)
!444 = !DILocation(line: 180, column: 8, scope: !434)
!445 = !DILocation(line: 180, column: 3, scope: !434)
!446 = !DILocation(line: 181, column: 1, scope: !434)
!447 = distinct !DISubprogram(name: "quoted_bad", scope: !2, file: !2, line: 188, type: !70, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!448 = !DILocalVariable(name: "data", scope: !447, file: !2, line: 189, type: !74)
!449 = !DILocation(line: 189, column: 8, scope: !447)
!450 = !DILocation(line: 190, column: 9, scope: !447)
!451 = !DILocation(line: 190, column: 20, scope: !447)
!452 = !DILocation(line: 190, column: 3, scope: !447)
!453 = !DILocation(line: 191, column: 10, scope: !447)
!454 = !DILocation(line: 191, column: 3, scope: !447)
!455 = !DILocation(line: 192, column: 10, scope: !447)
!456 = !DILocation(line: 192, column: 3, scope: !447)
!457 = !DILocation(line: 193, column: 1, scope: !447)
!458 = distinct !DISubprogram(name: "quoted_good", scope: !2, file: !2, line: 195, type: !70, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!459 = !DILocalVariable(name: "data", scope: !458, file: !2, line: 196, type: !74)
!460 = !DILocation(line: 196, column: 8, scope: !458)
!461 = !DILocation(line: 197, column: 9, scope: !458)
!462 = !DILocation(line: 197, column: 20, scope: !458)
!463 = !DILocation(line: 197, column: 3, scope: !458)
!464 = !DILocation(line: 198, column: 17, scope: !458)
!465 = !DILocation(line: 198, column: 10, scope: !458)
!466 = !DILocation(line: 198, column: 3, scope: !458)
!467 = !DILocation(line: 199, column: 1, scope: !458)
!468 = distinct !DISubprogram(name: "cleaned_bad", scope: !2, file: !2, line: 201, type: !70, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!469 = !DILocalVariable(name: "data", scope: !468, file: !2, line: 202, type: !74)
!470 = !DILocation(line: 202, column: 8, scope: !468)
!471 = !DILocalVariable(name: "other", scope: !468, file: !2, line: 202, type: !74)
!472 = !DILocation(line: 202, column: 24, scope: !468)
!473 = !DILocation(line: 203, column: 9, scope: !468)
!474 = !DILocation(line: 203, column: 20, scope: !468)
!475 = !DILocation(line: 203, column: 3, scope: !468)
!476 = !DILocation(line: 204, column: 9, scope: !468)
!477 = !DILocation(line: 204, column: 3, scope: !468)
!478 = !DILocation(line: 205, column: 10, scope: !468)
!479 = !DILocation(line: 205, column: 3, scope: !468)
!480 = !DILocation(line: 206, column: 1, scope: !468)
!481 = distinct !DISubprogram(name: "cleaned_good", scope: !2, file: !2, line: 208, type: !70, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!482 = !DILocalVariable(name: "data", scope: !481, file: !2, line: 209, type: !74)
!483 = !DILocation(line: 209, column: 8, scope: !481)
!484 = !DILocation(line: 210, column: 9, scope: !481)
!485 = !DILocation(line: 210, column: 20, scope: !481)
!486 = !DILocation(line: 210, column: 3, scope: !481)
!487 = !DILocation(line: 211, column: 9, scope: !481)
!488 = !DILocation(line: 211, column: 3, scope: !481)
!489 = !DILocation(line: 212, column: 10, scope: !481)
!490 = !DILocation(line: 212, column: 3, scope: !481)
!491 = !DILocation(line: 213, column: 1, scope: !481)
!492 = distinct !DISubprogram(name: "guarded_bad", scope: !2, file: !2, line: 215, type: !70, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!493 = !DILocalVariable(name: "data", scope: !492, file: !2, line: 216, type: !74)
!494 = !DILocation(line: 216, column: 8, scope: !492)
!495 = !DILocation(line: 217, column: 9, scope: !492)
!496 = !DILocation(line: 217, column: 20, scope: !492)
!497 = !DILocation(line: 217, column: 3, scope: !492)
!498 = !DILocation(line: 218, column: 16, scope: !499)
!499 = distinct !DILexicalBlock(scope: !492, file: !2, line: 218, column: 7)
!500 = !DILocation(line: 218, column: 8, scope: !499)
!501 = !DILocation(line: 218, column: 7, scope: !499)
!502 = !DILocation(line: 219, column: 12, scope: !499)
!503 = !DILocation(line: 219, column: 5, scope: !499)
!504 = !DILocation(line: 220, column: 1, scope: !492)
!505 = distinct !DISubprogram(name: "guarded_good", scope: !2, file: !2, line: 222, type: !70, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!506 = !DILocalVariable(name: "data", scope: !505, file: !2, line: 223, type: !74)
!507 = !DILocation(line: 223, column: 8, scope: !505)
!508 = !DILocation(line: 224, column: 9, scope: !505)
!509 = !DILocation(line: 224, column: 20, scope: !505)
!510 = !DILocation(line: 224, column: 3, scope: !505)
!511 = !DILocation(line: 225, column: 15, scope: !512)
!512 = distinct !DILexicalBlock(scope: !505, file: !2, line: 225, column: 7)
!513 = !DILocation(line: 225, column: 7, scope: !512)
!514 = !DILocation(line: 226, column: 12, scope: !512)
!515 = !DILocation(line: 226, column: 5, scope: !512)
!516 = !DILocation(line: 227, column: 1, scope: !505)
!517 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 229, type: !518, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !54, retainedNodes: !72)
!518 = !DISubroutineType(types: !519)
!519 = !{!212, !212, !520}
!520 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!521 = !DILocalVariable(name: "count", arg: 1, scope: !517, file: !2, line: 229, type: !212)
!522 = !DILocation(line: 0, scope: !517)
!523 = !DILocalVariable(name: "arguments", arg: 2, scope: !517, file: !2, line: 229, type: !520)
!524 = !DILocation(line: 232, column: 3, scope: !517)
!525 = !DILocation(line: 232, column: 17, scope: !517)
!526 = !DILocation(line: 233, column: 3, scope: !517)
!527 = !DILocation(line: 233, column: 24, scope: !517)
!528 = !DILocation(line: 234, column: 3, scope: !517)
!529 = !DILocation(line: 234, column: 19, scope: !517)
!530 = !DILocation(line: 235, column: 3, scope: !517)
!531 = !DILocation(line: 235, column: 29, scope: !517)
!532 = !DILocation(line: 236, column: 3, scope: !517)
!533 = !DILocation(line: 236, column: 15, scope: !517)
!534 = !DILocation(line: 237, column: 3, scope: !517)
!535 = !DILocation(line: 237, column: 21, scope: !517)
!536 = !DILocation(line: 238, column: 3, scope: !517)
!537 = !DILocation(line: 238, column: 17, scope: !517)
!538 = !DILocation(line: 239, column: 3, scope: !517)
!539 = !DILocation(line: 239, column: 17, scope: !517)
!540 = !DILocation(line: 240, column: 3, scope: !517)
!541 = !DILocation(line: 240, column: 14, scope: !517)
!542 = !DILocation(line: 241, column: 3, scope: !517)
!543 = !DILocation(line: 241, column: 15, scope: !517)
!544 = !DILocation(line: 242, column: 3, scope: !517)
!545 = !DILocation(line: 242, column: 16, scope: !517)
!546 = !DILocation(line: 243, column: 3, scope: !517)
!547 = !DILocation(line: 243, column: 17, scope: !517)
!548 = !DILocation(line: 244, column: 3, scope: !517)
!549 = !DILocation(line: 244, column: 18, scope: !517)
!550 = !DILocation(line: 245, column: 3, scope: !517)
!551 = !DILocation(line: 245, column: 18, scope: !517)
!552 = !DILocation(line: 246, column: 3, scope: !517)
