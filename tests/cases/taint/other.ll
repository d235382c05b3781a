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
@.str.13 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !49
@.str.14 = private unnamed_addr constant [4 x i8] c"%lx\00", align 1, !dbg !51
@.str.15 = private unnamed_addr constant [6 x i8] c"%s/%s\00", align 1, !dbg !53

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_bad() #0 !dbg !73 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !77, !DIExpression(), !81)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !81
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !82
  %0 = load ptr, ptr @stdin, align 8, !dbg !83
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !84
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !85
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1), !dbg !86
  ret void, !dbg !87
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_good() #0 !dbg !88 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !89, !DIExpression(), !90)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !90
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !91
  %0 = load ptr, ptr @stdin, align 8, !dbg !92
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !93
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !94
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %arraydecay1), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_buffer_bad() #0 !dbg !97 {
entry:
  %data = alloca [100 x i8], align 16
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !98, !DIExpression(), !99)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !99
    #dbg_declare(ptr %to, !100, !DIExpression(), !101)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !102
  %0 = load ptr, ptr @stdin, align 8, !dbg !103
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !104
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !105
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !106
  %call3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 100, ptr noundef %arraydecay2) #8, !dbg !107
  ret void, !dbg !108
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_buffer_good() #0 !dbg !109 {
entry:
  %data = alloca [100 x i8], align 16
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !110, !DIExpression(), !111)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !111
    #dbg_declare(ptr %to, !112, !DIExpression(), !113)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !114
  %0 = load ptr, ptr @stdin, align 8, !dbg !115
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !116
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !117
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !118
  %call3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 100, ptr noundef @.str.1, ptr noundef %arraydecay2) #8, !dbg !119
  ret void, !dbg !120
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @variadic_bad() #0 !dbg !121 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !122, !DIExpression(), !123)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !123
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !124
  %0 = load ptr, ptr @stdin, align 8, !dbg !125
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !126
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !127
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !128
  call void (ptr, ...) @log_bad(ptr noundef %arraydecay1, ptr noundef %arraydecay2), !dbg !129
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define internal void @log_bad(ptr noundef %format, ...) #0 !dbg !131 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %format, !136, !DIExpression(), !137)
    #dbg_declare(ptr %arguments, !138, !DIExpression(), !152)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !153
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !153
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !154
  %call = call i32 @vprintf(ptr noundef %format, ptr noundef %arraydecay1) #8, !dbg !155
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !156
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !156
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @variadic_good() #0 !dbg !158 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !159, !DIExpression(), !160)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !160
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !161
  %0 = load ptr, ptr @stdin, align 8, !dbg !162
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !163
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !164
  call void (ptr, ...) @log_good(ptr noundef @.str.1, ptr noundef %arraydecay1), !dbg !165
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal void @log_good(ptr noundef %format, ...) #0 !dbg !167 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %format, !168, !DIExpression(), !169)
    #dbg_declare(ptr %arguments, !170, !DIExpression(), !171)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !172
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !172
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !173
  %call = call i32 @vprintf(ptr noundef %format, ptr noundef %arraydecay1) #8, !dbg !174
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %arguments, i64 0, i64 0, !dbg !175
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_environment_bad() #0 !dbg !177 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #8, !dbg !178
    #dbg_value(ptr %call, !179, !DIExpression(), !181)
  %0 = load ptr, ptr @stdout, align 8, !dbg !182
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef %call) #8, !dbg !183
  ret void, !dbg !184
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @format_environment_good() #0 !dbg !185 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #8, !dbg !186
    #dbg_value(ptr %call, !187, !DIExpression(), !188)
  %0 = load ptr, ptr @stdout, align 8, !dbg !189
  %call1 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %0, ptr noundef @.str.1, ptr noundef %call) #8, !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @path_bad() #0 !dbg !192 {
entry:
  %data = alloca [200 x i8], align 16
  %name = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !193, !DIExpression(), !197)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 200, i1 false), !dbg !197
  %0 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 0, !dbg !197
  store i8 47, ptr %0, align 16, !dbg !197
  %1 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 1, !dbg !197
  store i8 116, ptr %1, align 1, !dbg !197
  %2 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 2, !dbg !197
  store i8 109, ptr %2, align 2, !dbg !197
  %3 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 3, !dbg !197
  store i8 112, ptr %3, align 1, !dbg !197
  %4 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 4, !dbg !197
  store i8 47, ptr %4, align 4, !dbg !197
    #dbg_declare(ptr %name, !198, !DIExpression(), !199)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !199
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !200
  %5 = load ptr, ptr @stdin, align 8, !dbg !201
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %5), !dbg !202
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !203
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !204
  %call3 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef %arraydecay2) #8, !dbg !205
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !206
  %call5 = call noalias ptr @fopen(ptr noundef %arraydecay4, ptr noundef @.str.3), !dbg !207
    #dbg_value(ptr %call5, !208, !DIExpression(), !264)
  %cmp = icmp ne ptr %call5, null, !dbg !265
  br i1 %cmp, label %if.then, label %if.end, !dbg !265

if.then:                                          ; preds = %entry
  %call6 = call i32 @fclose(ptr noundef %call5), !dbg !267
  br label %if.end, !dbg !267

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !268
}

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

declare noalias ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @path_good() #0 !dbg !269 {
entry:
  %data = alloca [200 x i8], align 16
  %name = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !270, !DIExpression(), !271)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 200, i1 false), !dbg !271
  %0 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 0, !dbg !271
  store i8 47, ptr %0, align 16, !dbg !271
  %1 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 1, !dbg !271
  store i8 116, ptr %1, align 1, !dbg !271
  %2 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 2, !dbg !271
  store i8 109, ptr %2, align 2, !dbg !271
  %3 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 3, !dbg !271
  store i8 112, ptr %3, align 1, !dbg !271
  %4 = getelementptr inbounds [200 x i8], ptr %data, i32 0, i32 4, !dbg !271
  store i8 47, ptr %4, align 4, !dbg !271
    #dbg_declare(ptr %name, !272, !DIExpression(), !273)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !273
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !274
  %5 = load ptr, ptr @stdin, align 8, !dbg !275
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %5), !dbg !276
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !277
  %call2 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef @.str.4) #8, !dbg !278
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %data, i64 0, i64 0, !dbg !279
  %call4 = call noalias ptr @fopen(ptr noundef %arraydecay3, ptr noundef @.str.3), !dbg !280
    #dbg_value(ptr %call4, !281, !DIExpression(), !282)
  %cmp = icmp ne ptr %call4, null, !dbg !283
  br i1 %cmp, label %if.then, label %if.end, !dbg !283

if.then:                                          ; preds = %entry
  %arraydecay5 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !285
  %call6 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %call4, ptr noundef @.str.1, ptr noundef %arraydecay5) #8, !dbg !287
  %call7 = call i32 @fclose(ptr noundef %call4), !dbg !288
  br label %if.end, !dbg !289

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !290
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @descriptor_bad() #0 !dbg !291 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !292
    #dbg_value(ptr %call, !293, !DIExpression(), !294)
  %cmp = icmp ne ptr %call, null, !dbg !295
  br i1 %cmp, label %if.then, label %if.end, !dbg !295

if.then:                                          ; preds = %entry
  %call1 = call i32 (ptr, i32, ...) @open(ptr noundef %call, i32 noundef 0), !dbg !297
  br label %if.end, !dbg !297

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !298
}

declare i32 @open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @descriptor_good() #0 !dbg !299 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !300
    #dbg_value(ptr %call, !301, !DIExpression(), !302)
  %cmp = icmp ne ptr %call, null, !dbg !303
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !305

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.6, i32 noundef 0), !dbg !306
  %cmp2 = icmp sgt i32 %call1, 0, !dbg !307
  br i1 %cmp2, label %if.then, label %if.end, !dbg !305

if.then:                                          ; preds = %land.lhs.true
  %call3 = call i32 @puts(ptr noundef %call), !dbg !308
  br label %if.end, !dbg !308

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !309
}

declare i32 @puts(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @joined_bad() #0 !dbg !310 {
entry:
  %name = alloca [100 x i8], align 16
  %path = alloca [200 x i8], align 16
    #dbg_declare(ptr %name, !311, !DIExpression(), !312)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !312
    #dbg_declare(ptr %path, !313, !DIExpression(), !314)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !315
  %0 = load ptr, ptr @stdin, align 8, !dbg !316
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !317
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !318
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !319
  %call3 = call ptr @path_of(ptr noundef %arraydecay1, ptr noundef @.str.7, ptr noundef %arraydecay2), !dbg !320
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !321
  %call5 = call noalias ptr @fopen(ptr noundef %arraydecay4, ptr noundef @.str.8), !dbg !322
  ret void, !dbg !323
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @path_of(ptr noundef %to, ptr noundef %folder, ptr noundef %name) #0 !dbg !324 {
entry:
    #dbg_value(ptr %to, !327, !DIExpression(), !328)
    #dbg_value(ptr %folder, !329, !DIExpression(), !328)
    #dbg_value(ptr %name, !330, !DIExpression(), !328)
  %call = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %to, ptr noundef @.str.15, ptr noundef %folder, ptr noundef %name) #8, !dbg !331
  ret ptr %to, !dbg !332
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @joined_good() #0 !dbg !333 {
entry:
  %name = alloca [100 x i8], align 16
  %path = alloca [200 x i8], align 16
    #dbg_declare(ptr %name, !334, !DIExpression(), !335)
  call void @llvm.memset.p0.i64(ptr align 16 %name, i8 0, i64 100, i1 false), !dbg !335
    #dbg_declare(ptr %path, !336, !DIExpression(), !337)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !338
  %0 = load ptr, ptr @stdin, align 8, !dbg !339
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !340
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !341
  %call2 = call ptr @path_of(ptr noundef %arraydecay1, ptr noundef @.str.7, ptr noundef @.str.9), !dbg !342
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %path, i64 0, i64 0, !dbg !343
  %call4 = call noalias ptr @fopen(ptr noundef %arraydecay3, ptr noundef @.str.8), !dbg !344
  ret void, !dbg !345
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @search_bad() #0 !dbg !346 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !347, !DIExpression(), !351)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !351
  %0 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 0, !dbg !351
  store i8 80, ptr %0, align 16, !dbg !351
  %1 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 1, !dbg !351
  store i8 65, ptr %1, align 1, !dbg !351
  %2 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 2, !dbg !351
  store i8 84, ptr %2, align 2, !dbg !351
  %3 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 3, !dbg !351
  store i8 72, ptr %3, align 1, !dbg !351
  %4 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 4, !dbg !351
  store i8 61, ptr %4, align 4, !dbg !351
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !352
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 5, !dbg !353
  %5 = load ptr, ptr @stdin, align 8, !dbg !354
  %call = call ptr @fgets(ptr noundef %add.ptr, i32 noundef 200, ptr noundef %5), !dbg !355
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !356
  %call2 = call i32 @putenv(ptr noundef %arraydecay1) #8, !dbg !357
  ret void, !dbg !358
}

; Function Attrs: nounwind
declare i32 @putenv(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @search_good() #0 !dbg !359 {
entry:
  %data = alloca [250 x i8], align 16
  %other = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !360, !DIExpression(), !361)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !361
  %0 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 0, !dbg !361
  store i8 80, ptr %0, align 16, !dbg !361
  %1 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 1, !dbg !361
  store i8 65, ptr %1, align 1, !dbg !361
  %2 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 2, !dbg !361
  store i8 84, ptr %2, align 2, !dbg !361
  %3 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 3, !dbg !361
  store i8 72, ptr %3, align 1, !dbg !361
  %4 = getelementptr inbounds [250 x i8], ptr %data, i32 0, i32 4, !dbg !361
  store i8 61, ptr %4, align 4, !dbg !361
    #dbg_declare(ptr %other, !362, !DIExpression(), !363)
  %arraydecay = getelementptr inbounds [250 x i8], ptr %other, i64 0, i64 0, !dbg !364
  %5 = load ptr, ptr @stdin, align 8, !dbg !365
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %5), !dbg !366
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !367
  %call2 = call ptr @strcat(ptr noundef %arraydecay1, ptr noundef @.str.10) #8, !dbg !368
  %arraydecay3 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !369
  %call4 = call i32 @putenv(ptr noundef %arraydecay3) #8, !dbg !370
  ret void, !dbg !371
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @set_bad() #0 !dbg !372 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !373, !DIExpression(), !374)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !374
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !375
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 200), !dbg !376
  %arraydecay1 = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !377
  %call2 = call i32 @setenv(ptr noundef @.str.11, ptr noundef %arraydecay1, i32 noundef 1) #8, !dbg !378
  ret void, !dbg !379
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @set_good() #0 !dbg !380 {
entry:
  %data = alloca [250 x i8], align 16
    #dbg_declare(ptr %data, !381, !DIExpression(), !382)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 250, i1 false), !dbg !382
  %arraydecay = getelementptr inbounds [250 x i8], ptr %data, i64 0, i64 0, !dbg !383
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 200), !dbg !384
  %call1 = call i32 @setenv(ptr noundef @.str.11, ptr noundef @.str.12, i32 noundef 1) #8, !dbg !385
  ret void, !dbg !386
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @size_bad() #0 !dbg !387 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !388, !DIExpression(), !389)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !389
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !390
  %0 = load ptr, ptr @stdin, align 8, !dbg !391
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !392
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !393
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #9, !dbg !394
  %conv = sext i32 %call2 to i64, !dbg !395
  %mul = mul i64 %conv, 4, !dbg !396
  %call3 = call noalias ptr @malloc(i64 noundef %mul) #10, !dbg !397
    #dbg_value(ptr %call3, !398, !DIExpression(), !399)
  call void @free(ptr noundef %call3) #8, !dbg !400
  ret void, !dbg !401
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @size_good() #0 !dbg !402 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !403, !DIExpression(), !404)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !404
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !405
  %0 = load ptr, ptr @stdin, align 8, !dbg !406
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !407
  %call1 = call noalias ptr @malloc(i64 noundef 400) #10, !dbg !408
    #dbg_value(ptr %call1, !409, !DIExpression(), !410)
  call void @free(ptr noundef %call1) #8, !dbg !411
  ret void, !dbg !412
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_bad() #0 !dbg !413 {
entry:
  %head = alloca [4 x i8], align 1
  %from = alloca [300 x i8], align 16
  %to = alloca [300 x i8], align 16
    #dbg_declare(ptr %head, !414, !DIExpression(), !417)
    #dbg_declare(ptr %from, !418, !DIExpression(), !422)
  call void @llvm.memset.p0.i64(ptr align 16 %from, i8 0, i64 300, i1 false), !dbg !422
    #dbg_declare(ptr %to, !423, !DIExpression(), !424)
  %arraydecay = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !425
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 4), !dbg !426
  %arrayidx = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !427
  %0 = load i8, ptr %arrayidx, align 1, !dbg !427
  %conv = zext i8 %0 to i32, !dbg !427
  %arrayidx1 = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 1, !dbg !428
  %1 = load i8, ptr %arrayidx1, align 1, !dbg !428
  %conv2 = zext i8 %1 to i32, !dbg !428
  %shl = shl i32 %conv2, 8, !dbg !429
  %or = or i32 %conv, %shl, !dbg !430
    #dbg_value(i32 %or, !431, !DIExpression(), !432)
  %arraydecay3 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !433
  %arraydecay4 = getelementptr inbounds [300 x i8], ptr %from, i64 0, i64 0, !dbg !433
  %conv5 = sext i32 %or to i64, !dbg !434
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay3, ptr align 16 %arraydecay4, i64 %conv5, i1 false), !dbg !433
  %arraydecay6 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !435
  %call7 = call i32 @puts(ptr noundef %arraydecay6), !dbg !436
  ret void, !dbg !437
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_good() #0 !dbg !438 {
entry:
  %head = alloca [4 x i8], align 1
  %from = alloca [300 x i8], align 16
  %to = alloca [300 x i8], align 16
    #dbg_declare(ptr %head, !439, !DIExpression(), !440)
    #dbg_declare(ptr %from, !441, !DIExpression(), !442)
  call void @llvm.memset.p0.i64(ptr align 16 %from, i8 0, i64 300, i1 false), !dbg !442
    #dbg_declare(ptr %to, !443, !DIExpression(), !444)
  %arraydecay = getelementptr inbounds [4 x i8], ptr %head, i64 0, i64 0, !dbg !445
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 4), !dbg !446
  %arraydecay1 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !447
  %arraydecay2 = getelementptr inbounds [300 x i8], ptr %from, i64 0, i64 0, !dbg !447
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay1, ptr align 16 %arraydecay2, i64 300, i1 false), !dbg !447
  %arraydecay3 = getelementptr inbounds [300 x i8], ptr %to, i64 0, i64 0, !dbg !448
  %call4 = call i32 @puts(ptr noundef %arraydecay3), !dbg !449
  ret void, !dbg !450
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_bad() #0 !dbg !451 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !452, !DIExpression(), !453)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !453
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !454
  %0 = load ptr, ptr @stdin, align 8, !dbg !455
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !456
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !457
  %call2 = call ptr @quoted(ptr noundef %arraydecay1), !dbg !458
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !459
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !460
  ret void, !dbg !461
}

declare ptr @quoted(ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_good() #0 !dbg !462 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !463, !DIExpression(), !464)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !464
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !465
  %0 = load ptr, ptr @stdin, align 8, !dbg !466
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !467
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !468
  %call2 = call ptr @quoted(ptr noundef %arraydecay1), !dbg !469
  %call3 = call i32 @system(ptr noundef %call2), !dbg !470
  ret void, !dbg !471
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cleaned_bad() #0 !dbg !472 {
entry:
  %data = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !473, !DIExpression(), !474)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !474
    #dbg_declare(ptr %other, !475, !DIExpression(), !476)
  call void @llvm.memset.p0.i64(ptr align 16 %other, i8 0, i64 100, i1 false), !dbg !476
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !477
  %0 = load ptr, ptr @stdin, align 8, !dbg !478
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !479
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !480
  call void @clean(ptr noundef %arraydecay1), !dbg !481
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !482
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !483
  ret void, !dbg !484
}

declare void @clean(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @cleaned_good() #0 !dbg !485 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !486, !DIExpression(), !487)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !487
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !488
  %0 = load ptr, ptr @stdin, align 8, !dbg !489
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !490
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !491
  call void @clean(ptr noundef %arraydecay1), !dbg !492
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !493
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !494
  ret void, !dbg !495
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guarded_bad() #0 !dbg !496 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !497, !DIExpression(), !498)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !498
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !499
  %0 = load ptr, ptr @stdin, align 8, !dbg !500
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !501
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !502
  %call2 = call i32 @is_safe(ptr noundef %arraydecay1), !dbg !504
  %tobool = icmp ne i32 %call2, 0, !dbg !504
  br i1 %tobool, label %if.end, label %if.then, !dbg !505

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !506
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !507
  br label %if.end, !dbg !507

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !508
}

declare i32 @is_safe(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @guarded_good() #0 !dbg !509 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !510, !DIExpression(), !511)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !511
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !512
  %0 = load ptr, ptr @stdin, align 8, !dbg !513
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !514
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !515
  %call2 = call i32 @is_safe(ptr noundef %arraydecay1), !dbg !517
  %tobool = icmp ne i32 %call2, 0, !dbg !517
  br i1 %tobool, label %if.then, label %if.end, !dbg !517

if.then:                                          ; preds = %entry
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !518
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !519
  br label %if.end, !dbg !519

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !520
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @printed_bad() #0 !dbg !521 {
entry:
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %to, !522, !DIExpression(), !523)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !524
  %call = call ptr @getenv(ptr noundef @.str.13) #8, !dbg !525
  %call1 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay, ptr noundef @.str.1, ptr noundef %call) #8, !dbg !526
  ret void, !dbg !527
}

; Function Attrs: nounwind
declare i32 @sprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @printed_good() #0 !dbg !528 {
entry:
  %to = alloca [100 x i8], align 16
    #dbg_declare(ptr %to, !529, !DIExpression(), !530)
  %call = call ptr @getenv(ptr noundef @.str.13) #8, !dbg !531
  %0 = ptrtoint ptr %call to i64, !dbg !532
    #dbg_value(i64 %0, !533, !DIExpression(), !534)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %to, i64 0, i64 0, !dbg !535
  %call1 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef %arraydecay, ptr noundef @.str.14, i64 noundef %0) #8, !dbg !536
  ret void, !dbg !537
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !538 {
entry:
    #dbg_value(i32 %count, !542, !DIExpression(), !543)
    #dbg_value(ptr %arguments, !544, !DIExpression(), !543)
  call void @format_bad(), !dbg !545
  call void @format_good(), !dbg !546
  call void @format_buffer_bad(), !dbg !547
  call void @format_buffer_good(), !dbg !548
  call void @variadic_bad(), !dbg !549
  call void @variadic_good(), !dbg !550
  call void @format_environment_bad(), !dbg !551
  call void @format_environment_good(), !dbg !552
  call void @path_bad(), !dbg !553
  call void @path_good(), !dbg !554
  call void @descriptor_bad(), !dbg !555
  call void @descriptor_good(), !dbg !556
  call void @joined_bad(), !dbg !557
  call void @joined_good(), !dbg !558
  call void @search_bad(), !dbg !559
  call void @search_good(), !dbg !560
  call void @set_bad(), !dbg !561
  call void @set_good(), !dbg !562
  call void @size_bad(), !dbg !563
  call void @size_good(), !dbg !564
  call void @bytes_bad(), !dbg !565
  call void @bytes_good(), !dbg !566
  call void @quoted_bad(), !dbg !567
  call void @quoted_good(), !dbg !568
  call void @cleaned_bad(), !dbg !569
  call void @cleaned_good(), !dbg !570
  call void @guarded_bad(), !dbg !571
  call void @guarded_good(), !dbg !572
  call void @printed_bad(), !dbg !573
  call void @printed_good(), !dbg !574
  ret i32 0, !dbg !575
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nounwind
declare i32 @vprintf(ptr noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

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

!llvm.dbg.cu = !{!58}
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "other.c", directory: ".", checksumkind: CSK_MD5, checksum: "41f092a700c9b1f5b9608dac8eaa628b")
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
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 232, type: !3, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 238, type: !3, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 6)
!58 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !59, globals: !64, splitDebugInlining: false, nameTableKind: None)
!59 = !{!60, !61, !63}
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !62, line: 18, baseType: !63)
!62 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !{!0, !7, !12, !17, !22, !27, !29, !34, !36, !38, !40, !42, !44, !49, !51, !53}
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!73 = distinct !DISubprogram(name: "format_bad", scope: !2, file: !2, line: 5, type: !74, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{null}
!76 = !{}
!77 = !DILocalVariable(name: "data", scope: !73, file: !2, line: 6, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 100)
!81 = !DILocation(line: 6, column: 8, scope: !73)
!82 = !DILocation(line: 7, column: 9, scope: !73)
!83 = !DILocation(line: 7, column: 20, scope: !73)
!84 = !DILocation(line: 7, column: 3, scope: !73)
!85 = !DILocation(line: 8, column: 10, scope: !73)
!86 = !DILocation(line: 8, column: 3, scope: !73)
!87 = !DILocation(line: 9, column: 1, scope: !73)
!88 = distinct !DISubprogram(name: "format_good", scope: !2, file: !2, line: 11, type: !74, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!89 = !DILocalVariable(name: "data", scope: !88, file: !2, line: 12, type: !78)
!90 = !DILocation(line: 12, column: 8, scope: !88)
!91 = !DILocation(line: 13, column: 9, scope: !88)
!92 = !DILocation(line: 13, column: 20, scope: !88)
!93 = !DILocation(line: 13, column: 3, scope: !88)
!94 = !DILocation(line: 14, column: 18, scope: !88)
!95 = !DILocation(line: 14, column: 3, scope: !88)
!96 = !DILocation(line: 15, column: 1, scope: !88)
!97 = distinct !DISubprogram(name: "format_buffer_bad", scope: !2, file: !2, line: 17, type: !74, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!98 = !DILocalVariable(name: "data", scope: !97, file: !2, line: 18, type: !78)
!99 = !DILocation(line: 18, column: 8, scope: !97)
!100 = !DILocalVariable(name: "to", scope: !97, file: !2, line: 18, type: !78)
!101 = !DILocation(line: 18, column: 24, scope: !97)
!102 = !DILocation(line: 19, column: 9, scope: !97)
!103 = !DILocation(line: 19, column: 20, scope: !97)
!104 = !DILocation(line: 19, column: 3, scope: !97)
!105 = !DILocation(line: 20, column: 12, scope: !97)
!106 = !DILocation(line: 20, column: 27, scope: !97)
!107 = !DILocation(line: 20, column: 3, scope: !97)
!108 = !DILocation(line: 21, column: 1, scope: !97)
!109 = distinct !DISubprogram(name: "format_buffer_good", scope: !2, file: !2, line: 23, type: !74, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!110 = !DILocalVariable(name: "data", scope: !109, file: !2, line: 24, type: !78)
!111 = !DILocation(line: 24, column: 8, scope: !109)
!112 = !DILocalVariable(name: "to", scope: !109, file: !2, line: 24, type: !78)
!113 = !DILocation(line: 24, column: 24, scope: !109)
!114 = !DILocation(line: 25, column: 9, scope: !109)
!115 = !DILocation(line: 25, column: 20, scope: !109)
!116 = !DILocation(line: 25, column: 3, scope: !109)
!117 = !DILocation(line: 26, column: 12, scope: !109)
!118 = !DILocation(line: 26, column: 33, scope: !109)
!119 = !DILocation(line: 26, column: 3, scope: !109)
!120 = !DILocation(line: 27, column: 1, scope: !109)
!121 = distinct !DISubprogram(name: "variadic_bad", scope: !2, file: !2, line: 43, type: !74, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!122 = !DILocalVariable(name: "data", scope: !121, file: !2, line: 44, type: !78)
!123 = !DILocation(line: 44, column: 8, scope: !121)
!124 = !DILocation(line: 45, column: 9, scope: !121)
!125 = !DILocation(line: 45, column: 20, scope: !121)
!126 = !DILocation(line: 45, column: 3, scope: !121)
!127 = !DILocation(line: 46, column: 11, scope: !121)
!128 = !DILocation(line: 46, column: 17, scope: !121)
!129 = !DILocation(line: 46, column: 3, scope: !121)
!130 = !DILocation(line: 47, column: 1, scope: !121)
!131 = distinct !DISubprogram(name: "log_bad", scope: !2, file: !2, line: 29, type: !132, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !58, retainedNodes: !76)
!132 = !DISubroutineType(types: !133)
!133 = !{null, !134, null}
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!136 = !DILocalVariable(name: "format", arg: 1, scope: !131, file: !2, line: 29, type: !134)
!137 = !DILocation(line: 0, scope: !131)
!138 = !DILocalVariable(name: "arguments", scope: !131, file: !2, line: 30, type: !139)
!139 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !140, line: 12, baseType: !141)
!140 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !142)
!142 = !DICompositeType(tag: DW_TAG_array_type, baseType: !143, size: 192, elements: !150)
!143 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !144)
!144 = !{!145, !147, !148, !149}
!145 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !143, file: !2, line: 30, baseType: !146, size: 32)
!146 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !143, file: !2, line: 30, baseType: !146, size: 32, offset: 32)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !143, file: !2, line: 30, baseType: !60, size: 64, offset: 64)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !143, file: !2, line: 30, baseType: !60, size: 64, offset: 128)
!150 = !{!151}
!151 = !DISubrange(count: 1)
!152 = !DILocation(line: 30, column: 11, scope: !131)
!153 = !DILocation(line: 31, column: 3, scope: !131)
!154 = !DILocation(line: 32, column: 19, scope: !131)
!155 = !DILocation(line: 32, column: 3, scope: !131)
!156 = !DILocation(line: 33, column: 3, scope: !131)
!157 = !DILocation(line: 34, column: 1, scope: !131)
!158 = distinct !DISubprogram(name: "variadic_good", scope: !2, file: !2, line: 49, type: !74, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!159 = !DILocalVariable(name: "data", scope: !158, file: !2, line: 50, type: !78)
!160 = !DILocation(line: 50, column: 8, scope: !158)
!161 = !DILocation(line: 51, column: 9, scope: !158)
!162 = !DILocation(line: 51, column: 20, scope: !158)
!163 = !DILocation(line: 51, column: 3, scope: !158)
!164 = !DILocation(line: 52, column: 18, scope: !158)
!165 = !DILocation(line: 52, column: 3, scope: !158)
!166 = !DILocation(line: 53, column: 1, scope: !158)
!167 = distinct !DISubprogram(name: "log_good", scope: !2, file: !2, line: 36, type: !132, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !58, retainedNodes: !76)
!168 = !DILocalVariable(name: "format", arg: 1, scope: !167, file: !2, line: 36, type: !134)
!169 = !DILocation(line: 0, scope: !167)
!170 = !DILocalVariable(name: "arguments", scope: !167, file: !2, line: 37, type: !139)
!171 = !DILocation(line: 37, column: 11, scope: !167)
!172 = !DILocation(line: 38, column: 3, scope: !167)
!173 = !DILocation(line: 39, column: 19, scope: !167)
!174 = !DILocation(line: 39, column: 3, scope: !167)
!175 = !DILocation(line: 40, column: 3, scope: !167)
!176 = !DILocation(line: 41, column: 1, scope: !167)
!177 = distinct !DISubprogram(name: "format_environment_bad", scope: !2, file: !2, line: 55, type: !74, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!178 = !DILocation(line: 56, column: 16, scope: !177)
!179 = !DILocalVariable(name: "data", scope: !177, file: !2, line: 56, type: !180)
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!181 = !DILocation(line: 0, scope: !177)
!182 = !DILocation(line: 57, column: 11, scope: !177)
!183 = !DILocation(line: 57, column: 3, scope: !177)
!184 = !DILocation(line: 58, column: 1, scope: !177)
!185 = distinct !DISubprogram(name: "format_environment_good", scope: !2, file: !2, line: 60, type: !74, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!186 = !DILocation(line: 61, column: 16, scope: !185)
!187 = !DILocalVariable(name: "data", scope: !185, file: !2, line: 61, type: !180)
!188 = !DILocation(line: 0, scope: !185)
!189 = !DILocation(line: 62, column: 11, scope: !185)
!190 = !DILocation(line: 62, column: 3, scope: !185)
!191 = !DILocation(line: 63, column: 1, scope: !185)
!192 = distinct !DISubprogram(name: "path_bad", scope: !2, file: !2, line: 66, type: !74, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!193 = !DILocalVariable(name: "data", scope: !192, file: !2, line: 67, type: !194)
!194 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1600, elements: !195)
!195 = !{!196}
!196 = !DISubrange(count: 200)
!197 = !DILocation(line: 67, column: 8, scope: !192)
!198 = !DILocalVariable(name: "name", scope: !192, file: !2, line: 68, type: !78)
!199 = !DILocation(line: 68, column: 8, scope: !192)
!200 = !DILocation(line: 70, column: 9, scope: !192)
!201 = !DILocation(line: 70, column: 20, scope: !192)
!202 = !DILocation(line: 70, column: 3, scope: !192)
!203 = !DILocation(line: 71, column: 10, scope: !192)
!204 = !DILocation(line: 71, column: 16, scope: !192)
!205 = !DILocation(line: 71, column: 3, scope: !192)
!206 = !DILocation(line: 72, column: 16, scope: !192)
!207 = !DILocation(line: 72, column: 10, scope: !192)
!208 = !DILocalVariable(name: "file", scope: !192, file: !2, line: 69, type: !209)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !211, line: 7, baseType: !212)
!211 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!212 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !213, line: 49, size: 1728, elements: !214)
!213 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!214 = !{!215, !217, !218, !219, !220, !221, !222, !223, !224, !225, !226, !227, !228, !231, !233, !234, !235, !239, !241, !243, !245, !248, !250, !253, !256, !257, !258, !259, !260}
!215 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !212, file: !213, line: 51, baseType: !216, size: 32)
!216 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !212, file: !213, line: 54, baseType: !180, size: 64, offset: 64)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !212, file: !213, line: 55, baseType: !180, size: 64, offset: 128)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !212, file: !213, line: 56, baseType: !180, size: 64, offset: 192)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !212, file: !213, line: 57, baseType: !180, size: 64, offset: 256)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !212, file: !213, line: 58, baseType: !180, size: 64, offset: 320)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !212, file: !213, line: 59, baseType: !180, size: 64, offset: 384)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !212, file: !213, line: 60, baseType: !180, size: 64, offset: 448)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !212, file: !213, line: 61, baseType: !180, size: 64, offset: 512)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !212, file: !213, line: 64, baseType: !180, size: 64, offset: 576)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !212, file: !213, line: 65, baseType: !180, size: 64, offset: 640)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !212, file: !213, line: 66, baseType: !180, size: 64, offset: 704)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !212, file: !213, line: 68, baseType: !229, size: 64, offset: 768)
!229 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !230, size: 64)
!230 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !213, line: 36, flags: DIFlagFwdDecl)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !212, file: !213, line: 70, baseType: !232, size: 64, offset: 832)
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !212, size: 64)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !212, file: !213, line: 72, baseType: !216, size: 32, offset: 896)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !212, file: !213, line: 73, baseType: !216, size: 32, offset: 928)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !212, file: !213, line: 74, baseType: !236, size: 64, offset: 960)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !237, line: 152, baseType: !238)
!237 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!238 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !212, file: !213, line: 77, baseType: !240, size: 16, offset: 1024)
!240 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !212, file: !213, line: 78, baseType: !242, size: 8, offset: 1040)
!242 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !212, file: !213, line: 79, baseType: !244, size: 8, offset: 1048)
!244 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !150)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !212, file: !213, line: 81, baseType: !246, size: 64, offset: 1088)
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !247, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !213, line: 43, baseType: null)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !212, file: !213, line: 89, baseType: !249, size: 64, offset: 1152)
!249 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !237, line: 153, baseType: !238)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !212, file: !213, line: 91, baseType: !251, size: 64, offset: 1216)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !252, size: 64)
!252 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !213, line: 37, flags: DIFlagFwdDecl)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !212, file: !213, line: 92, baseType: !254, size: 64, offset: 1280)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !213, line: 38, flags: DIFlagFwdDecl)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !212, file: !213, line: 93, baseType: !232, size: 64, offset: 1344)
!257 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !212, file: !213, line: 94, baseType: !60, size: 64, offset: 1408)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !212, file: !213, line: 95, baseType: !61, size: 64, offset: 1472)
!259 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !212, file: !213, line: 96, baseType: !216, size: 32, offset: 1536)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !212, file: !213, line: 98, baseType: !261, size: 160, offset: 1568)
!261 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !262)
!262 = !{!263}
!263 = !DISubrange(count: 20)
!264 = !DILocation(line: 0, scope: !192)
!265 = !DILocation(line: 73, column: 12, scope: !266)
!266 = distinct !DILexicalBlock(scope: !192, file: !2, line: 73, column: 7)
!267 = !DILocation(line: 74, column: 5, scope: !266)
!268 = !DILocation(line: 75, column: 1, scope: !192)
!269 = distinct !DISubprogram(name: "path_good", scope: !2, file: !2, line: 77, type: !74, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!270 = !DILocalVariable(name: "data", scope: !269, file: !2, line: 78, type: !194)
!271 = !DILocation(line: 78, column: 8, scope: !269)
!272 = !DILocalVariable(name: "name", scope: !269, file: !2, line: 79, type: !78)
!273 = !DILocation(line: 79, column: 8, scope: !269)
!274 = !DILocation(line: 81, column: 9, scope: !269)
!275 = !DILocation(line: 81, column: 20, scope: !269)
!276 = !DILocation(line: 81, column: 3, scope: !269)
!277 = !DILocation(line: 82, column: 10, scope: !269)
!278 = !DILocation(line: 82, column: 3, scope: !269)
!279 = !DILocation(line: 83, column: 16, scope: !269)
!280 = !DILocation(line: 83, column: 10, scope: !269)
!281 = !DILocalVariable(name: "file", scope: !269, file: !2, line: 80, type: !209)
!282 = !DILocation(line: 0, scope: !269)
!283 = !DILocation(line: 84, column: 12, scope: !284)
!284 = distinct !DILexicalBlock(scope: !269, file: !2, line: 84, column: 7)
!285 = !DILocation(line: 85, column: 25, scope: !286)
!286 = distinct !DILexicalBlock(scope: !284, file: !2, line: 84, column: 21)
!287 = !DILocation(line: 85, column: 5, scope: !286)
!288 = !DILocation(line: 86, column: 5, scope: !286)
!289 = !DILocation(line: 87, column: 3, scope: !286)
!290 = !DILocation(line: 88, column: 1, scope: !269)
!291 = distinct !DISubprogram(name: "descriptor_bad", scope: !2, file: !2, line: 90, type: !74, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!292 = !DILocation(line: 91, column: 16, scope: !291)
!293 = !DILocalVariable(name: "name", scope: !291, file: !2, line: 91, type: !180)
!294 = !DILocation(line: 0, scope: !291)
!295 = !DILocation(line: 92, column: 12, scope: !296)
!296 = distinct !DILexicalBlock(scope: !291, file: !2, line: 92, column: 7)
!297 = !DILocation(line: 93, column: 5, scope: !296)
!298 = !DILocation(line: 94, column: 1, scope: !291)
!299 = distinct !DISubprogram(name: "descriptor_good", scope: !2, file: !2, line: 96, type: !74, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!300 = !DILocation(line: 97, column: 16, scope: !299)
!301 = !DILocalVariable(name: "name", scope: !299, file: !2, line: 97, type: !180)
!302 = !DILocation(line: 0, scope: !299)
!303 = !DILocation(line: 98, column: 12, scope: !304)
!304 = distinct !DILexicalBlock(scope: !299, file: !2, line: 98, column: 7)
!305 = !DILocation(line: 98, column: 20, scope: !304)
!306 = !DILocation(line: 98, column: 23, scope: !304)
!307 = !DILocation(line: 98, column: 51, scope: !304)
!308 = !DILocation(line: 99, column: 5, scope: !304)
!309 = !DILocation(line: 100, column: 1, scope: !299)
!310 = distinct !DISubprogram(name: "joined_bad", scope: !2, file: !2, line: 107, type: !74, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!311 = !DILocalVariable(name: "name", scope: !310, file: !2, line: 108, type: !78)
!312 = !DILocation(line: 108, column: 8, scope: !310)
!313 = !DILocalVariable(name: "path", scope: !310, file: !2, line: 108, type: !194)
!314 = !DILocation(line: 108, column: 24, scope: !310)
!315 = !DILocation(line: 109, column: 9, scope: !310)
!316 = !DILocation(line: 109, column: 20, scope: !310)
!317 = !DILocation(line: 109, column: 3, scope: !310)
!318 = !DILocation(line: 110, column: 11, scope: !310)
!319 = !DILocation(line: 110, column: 25, scope: !310)
!320 = !DILocation(line: 110, column: 3, scope: !310)
!321 = !DILocation(line: 111, column: 9, scope: !310)
!322 = !DILocation(line: 111, column: 3, scope: !310)
!323 = !DILocation(line: 112, column: 1, scope: !310)
!324 = distinct !DISubprogram(name: "path_of", scope: !2, file: !2, line: 102, type: !325, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !58, retainedNodes: !76)
!325 = !DISubroutineType(types: !326)
!326 = !{!180, !180, !134, !134}
!327 = !DILocalVariable(name: "to", arg: 1, scope: !324, file: !2, line: 102, type: !180)
!328 = !DILocation(line: 0, scope: !324)
!329 = !DILocalVariable(name: "folder", arg: 2, scope: !324, file: !2, line: 102, type: !134)
!330 = !DILocalVariable(name: "name", arg: 3, scope: !324, file: !2, line: 102, type: !134)
!331 = !DILocation(line: 103, column: 3, scope: !324)
!332 = !DILocation(line: 104, column: 3, scope: !324)
!333 = distinct !DISubprogram(name: "joined_good", scope: !2, file: !2, line: 114, type: !74, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!334 = !DILocalVariable(name: "name", scope: !333, file: !2, line: 115, type: !78)
!335 = !DILocation(line: 115, column: 8, scope: !333)
!336 = !DILocalVariable(name: "path", scope: !333, file: !2, line: 115, type: !194)
!337 = !DILocation(line: 115, column: 24, scope: !333)
!338 = !DILocation(line: 116, column: 9, scope: !333)
!339 = !DILocation(line: 116, column: 20, scope: !333)
!340 = !DILocation(line: 116, column: 3, scope: !333)
!341 = !DILocation(line: 117, column: 11, scope: !333)
!342 = !DILocation(line: 117, column: 3, scope: !333)
!343 = !DILocation(line: 118, column: 9, scope: !333)
!344 = !DILocation(line: 118, column: 3, scope: !333)
!345 = !DILocation(line: 119, column: 1, scope: !333)
!346 = distinct !DISubprogram(name: "search_bad", scope: !2, file: !2, line: 122, type: !74, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!347 = !DILocalVariable(name: "data", scope: !346, file: !2, line: 123, type: !348)
!348 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2000, elements: !349)
!349 = !{!350}
!350 = !DISubrange(count: 250)
!351 = !DILocation(line: 123, column: 8, scope: !346)
!352 = !DILocation(line: 124, column: 9, scope: !346)
!353 = !DILocation(line: 124, column: 14, scope: !346)
!354 = !DILocation(line: 124, column: 24, scope: !346)
!355 = !DILocation(line: 124, column: 3, scope: !346)
!356 = !DILocation(line: 125, column: 10, scope: !346)
!357 = !DILocation(line: 125, column: 3, scope: !346)
!358 = !DILocation(line: 126, column: 1, scope: !346)
!359 = distinct !DISubprogram(name: "search_good", scope: !2, file: !2, line: 128, type: !74, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!360 = !DILocalVariable(name: "data", scope: !359, file: !2, line: 129, type: !348)
!361 = !DILocation(line: 129, column: 8, scope: !359)
!362 = !DILocalVariable(name: "other", scope: !359, file: !2, line: 130, type: !348)
!363 = !DILocation(line: 130, column: 8, scope: !359)
!364 = !DILocation(line: 131, column: 9, scope: !359)
!365 = !DILocation(line: 131, column: 21, scope: !359)
!366 = !DILocation(line: 131, column: 3, scope: !359)
!367 = !DILocation(line: 132, column: 10, scope: !359)
!368 = !DILocation(line: 132, column: 3, scope: !359)
!369 = !DILocation(line: 133, column: 10, scope: !359)
!370 = !DILocation(line: 133, column: 3, scope: !359)
!371 = !DILocation(line: 134, column: 1, scope: !359)
!372 = distinct !DISubprogram(name: "set_bad", scope: !2, file: !2, line: 136, type: !74, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!373 = !DILocalVariable(name: "data", scope: !372, file: !2, line: 137, type: !348)
!374 = !DILocation(line: 137, column: 8, scope: !372)
!375 = !DILocation(line: 138, column: 11, scope: !372)
!376 = !DILocation(line: 138, column: 3, scope: !372)
!377 = !DILocation(line: 139, column: 18, scope: !372)
!378 = !DILocation(line: 139, column: 3, scope: !372)
!379 = !DILocation(line: 140, column: 1, scope: !372)
!380 = distinct !DISubprogram(name: "set_good", scope: !2, file: !2, line: 142, type: !74, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!381 = !DILocalVariable(name: "data", scope: !380, file: !2, line: 143, type: !348)
!382 = !DILocation(line: 143, column: 8, scope: !380)
!383 = !DILocation(line: 144, column: 11, scope: !380)
!384 = !DILocation(line: 144, column: 3, scope: !380)
!385 = !DILocation(line: 145, column: 3, scope: !380)
!386 = !DILocation(line: 146, column: 1, scope: !380)
!387 = distinct !DISubprogram(name: "size_bad", scope: !2, file: !2, line: 149, type: !74, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!388 = !DILocalVariable(name: "data", scope: !387, file: !2, line: 150, type: !78)
!389 = !DILocation(line: 150, column: 8, scope: !387)
!390 = !DILocation(line: 152, column: 9, scope: !387)
!391 = !DILocation(line: 152, column: 20, scope: !387)
!392 = !DILocation(line: 152, column: 3, scope: !387)
!393 = !DILocation(line: 153, column: 30, scope: !387)
!394 = !DILocation(line: 153, column: 25, scope: !387)
!395 = !DILocation(line: 153, column: 17, scope: !387)
!396 = !DILocation(line: 153, column: 36, scope: !387)
!397 = !DILocation(line: 153, column: 10, scope: !387)
!398 = !DILocalVariable(name: "room", scope: !387, file: !2, line: 151, type: !180)
!399 = !DILocation(line: 0, scope: !387)
!400 = !DILocation(line: 154, column: 3, scope: !387)
!401 = !DILocation(line: 155, column: 1, scope: !387)
!402 = distinct !DISubprogram(name: "size_good", scope: !2, file: !2, line: 157, type: !74, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!403 = !DILocalVariable(name: "data", scope: !402, file: !2, line: 158, type: !78)
!404 = !DILocation(line: 158, column: 8, scope: !402)
!405 = !DILocation(line: 160, column: 9, scope: !402)
!406 = !DILocation(line: 160, column: 20, scope: !402)
!407 = !DILocation(line: 160, column: 3, scope: !402)
!408 = !DILocation(line: 161, column: 10, scope: !402)
!409 = !DILocalVariable(name: "room", scope: !402, file: !2, line: 159, type: !180)
!410 = !DILocation(line: 0, scope: !402)
!411 = !DILocation(line: 162, column: 3, scope: !402)
!412 = !DILocation(line: 163, column: 1, scope: !402)
!413 = distinct !DISubprogram(name: "bytes_bad", scope: !2, file: !2, line: 165, type: !74, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!414 = !DILocalVariable(name: "head", scope: !413, file: !2, line: 166, type: !415)
!415 = !DICompositeType(tag: DW_TAG_array_type, baseType: !416, size: 32, elements: !5)
!416 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!417 = !DILocation(line: 166, column: 17, scope: !413)
!418 = !DILocalVariable(name: "from", scope: !413, file: !2, line: 167, type: !419)
!419 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2400, elements: !420)
!420 = !{!421}
!421 = !DISubrange(count: 300)
!422 = !DILocation(line: 167, column: 8, scope: !413)
!423 = !DILocalVariable(name: "to", scope: !413, file: !2, line: 167, type: !419)
!424 = !DILocation(line: 167, column: 24, scope: !413)
!425 = !DILocation(line: 169, column: 11, scope: !413)
!426 = !DILocation(line: 169, column: 3, scope: !413)
!427 = !DILocation(line: 170, column: 10, scope: !413)
!428 = !DILocation(line: 170, column: 20, scope: !413)
!429 = !DILocation(line: 170, column: 28, scope: !413)
!430 = !DILocation(line: 170, column: 18, scope: !413)
!431 = !DILocalVariable(name: "size", scope: !413, file: !2, line: 168, type: !216)
!432 = !DILocation(line: 0, scope: !413)
!433 = !DILocation(line: 171, column: 3, scope: !413)
!434 = !DILocation(line: 171, column: 20, scope: !413)
!435 = !DILocation(line: 172, column: 8, scope: !413)
!436 = !DILocation(line: 172, column: 3, scope: !413)
!437 = !DILocation(line: 173, column: 1, scope: !413)
!438 = distinct !DISubprogram(name: "bytes_good", scope: !2, file: !2, line: 175, type: !74, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!439 = !DILocalVariable(name: "head", scope: !438, file: !2, line: 176, type: !415)
!440 = !DILocation(line: 176, column: 17, scope: !438)
!441 = !DILocalVariable(name: "from", scope: !438, file: !2, line: 177, type: !419)
!442 = !DILocation(line: 177, column: 8, scope: !438)
!443 = !DILocalVariable(name: "to", scope: !438, file: !2, line: 177, type: !419)
!444 = !DILocation(line: 177, column: 24, scope: !438)
!445 = !DILocation(line: 178, column: 11, scope: !438)
!446 = !DILocation(line: 178, column: 3, scope: !438)
!447 = !DILocation(line: 179, column: 3, scope: !438)
!448 = !DILocation(line: 180, column: 8, scope: !438)
!449 = !DILocation(line: 180, column: 3, scope: !438)
!450 = !DILocation(line: 181, column: 1, scope: !438)
!451 = distinct !DISubprogram(name: "quoted_bad", scope: !2, file: !2, line: 188, type: !74, scopeLine: 188, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!452 = !DILocalVariable(name: "data", scope: !451, file: !2, line: 189, type: !78)
!453 = !DILocation(line: 189, column: 8, scope: !451)
!454 = !DILocation(line: 190, column: 9, scope: !451)
!455 = !DILocation(line: 190, column: 20, scope: !451)
!456 = !DILocation(line: 190, column: 3, scope: !451)
!457 = !DILocation(line: 191, column: 10, scope: !451)
!458 = !DILocation(line: 191, column: 3, scope: !451)
!459 = !DILocation(line: 192, column: 10, scope: !451)
!460 = !DILocation(line: 192, column: 3, scope: !451)
!461 = !DILocation(line: 193, column: 1, scope: !451)
!462 = distinct !DISubprogram(name: "quoted_good", scope: !2, file: !2, line: 195, type: !74, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!463 = !DILocalVariable(name: "data", scope: !462, file: !2, line: 196, type: !78)
!464 = !DILocation(line: 196, column: 8, scope: !462)
!465 = !DILocation(line: 197, column: 9, scope: !462)
!466 = !DILocation(line: 197, column: 20, scope: !462)
!467 = !DILocation(line: 197, column: 3, scope: !462)
!468 = !DILocation(line: 198, column: 17, scope: !462)
!469 = !DILocation(line: 198, column: 10, scope: !462)
!470 = !DILocation(line: 198, column: 3, scope: !462)
!471 = !DILocation(line: 199, column: 1, scope: !462)
!472 = distinct !DISubprogram(name: "cleaned_bad", scope: !2, file: !2, line: 201, type: !74, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!473 = !DILocalVariable(name: "data", scope: !472, file: !2, line: 202, type: !78)
!474 = !DILocation(line: 202, column: 8, scope: !472)
!475 = !DILocalVariable(name: "other", scope: !472, file: !2, line: 202, type: !78)
!476 = !DILocation(line: 202, column: 24, scope: !472)
!477 = !DILocation(line: 203, column: 9, scope: !472)
!478 = !DILocation(line: 203, column: 20, scope: !472)
!479 = !DILocation(line: 203, column: 3, scope: !472)
!480 = !DILocation(line: 204, column: 9, scope: !472)
!481 = !DILocation(line: 204, column: 3, scope: !472)
!482 = !DILocation(line: 205, column: 10, scope: !472)
!483 = !DILocation(line: 205, column: 3, scope: !472)
!484 = !DILocation(line: 206, column: 1, scope: !472)
!485 = distinct !DISubprogram(name: "cleaned_good", scope: !2, file: !2, line: 208, type: !74, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!486 = !DILocalVariable(name: "data", scope: !485, file: !2, line: 209, type: !78)
!487 = !DILocation(line: 209, column: 8, scope: !485)
!488 = !DILocation(line: 210, column: 9, scope: !485)
!489 = !DILocation(line: 210, column: 20, scope: !485)
!490 = !DILocation(line: 210, column: 3, scope: !485)
!491 = !DILocation(line: 211, column: 9, scope: !485)
!492 = !DILocation(line: 211, column: 3, scope: !485)
!493 = !DILocation(line: 212, column: 10, scope: !485)
!494 = !DILocation(line: 212, column: 3, scope: !485)
!495 = !DILocation(line: 213, column: 1, scope: !485)
!496 = distinct !DISubprogram(name: "guarded_bad", scope: !2, file: !2, line: 215, type: !74, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!497 = !DILocalVariable(name: "data", scope: !496, file: !2, line: 216, type: !78)
!498 = !DILocation(line: 216, column: 8, scope: !496)
!499 = !DILocation(line: 217, column: 9, scope: !496)
!500 = !DILocation(line: 217, column: 20, scope: !496)
!501 = !DILocation(line: 217, column: 3, scope: !496)
!502 = !DILocation(line: 218, column: 16, scope: !503)
!503 = distinct !DILexicalBlock(scope: !496, file: !2, line: 218, column: 7)
!504 = !DILocation(line: 218, column: 8, scope: !503)
!505 = !DILocation(line: 218, column: 7, scope: !503)
!506 = !DILocation(line: 219, column: 12, scope: !503)
!507 = !DILocation(line: 219, column: 5, scope: !503)
!508 = !DILocation(line: 220, column: 1, scope: !496)
!509 = distinct !DISubprogram(name: "guarded_good", scope: !2, file: !2, line: 222, type: !74, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!510 = !DILocalVariable(name: "data", scope: !509, file: !2, line: 223, type: !78)
!511 = !DILocation(line: 223, column: 8, scope: !509)
!512 = !DILocation(line: 224, column: 9, scope: !509)
!513 = !DILocation(line: 224, column: 20, scope: !509)
!514 = !DILocation(line: 224, column: 3, scope: !509)
!515 = !DILocation(line: 225, column: 15, scope: !516)
!516 = distinct !DILexicalBlock(scope: !509, file: !2, line: 225, column: 7)
!517 = !DILocation(line: 225, column: 7, scope: !516)
!518 = !DILocation(line: 226, column: 12, scope: !516)
!519 = !DILocation(line: 226, column: 5, scope: !516)
!520 = !DILocation(line: 227, column: 1, scope: !509)
!521 = distinct !DISubprogram(name: "printed_bad", scope: !2, file: !2, line: 230, type: !74, scopeLine: 230, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!522 = !DILocalVariable(name: "to", scope: !521, file: !2, line: 231, type: !78)
!523 = !DILocation(line: 231, column: 8, scope: !521)
!524 = !DILocation(line: 232, column: 11, scope: !521)
!525 = !DILocation(line: 232, column: 21, scope: !521)
!526 = !DILocation(line: 232, column: 3, scope: !521)
!527 = !DILocation(line: 233, column: 1, scope: !521)
!528 = distinct !DISubprogram(name: "printed_good", scope: !2, file: !2, line: 235, type: !74, scopeLine: 235, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!529 = !DILocalVariable(name: "to", scope: !528, file: !2, line: 236, type: !78)
!530 = !DILocation(line: 236, column: 8, scope: !528)
!531 = !DILocation(line: 237, column: 41, scope: !528)
!532 = !DILocation(line: 237, column: 26, scope: !528)
!533 = !DILocalVariable(name: "number", scope: !528, file: !2, line: 237, type: !63)
!534 = !DILocation(line: 0, scope: !528)
!535 = !DILocation(line: 238, column: 11, scope: !528)
!536 = !DILocation(line: 238, column: 3, scope: !528)
!537 = !DILocation(line: 239, column: 1, scope: !528)
!538 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 241, type: !539, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !58, retainedNodes: !76)
!539 = !DISubroutineType(types: !540)
!540 = !{!216, !216, !541}
!541 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!542 = !DILocalVariable(name: "count", arg: 1, scope: !538, file: !2, line: 241, type: !216)
!543 = !DILocation(line: 0, scope: !538)
!544 = !DILocalVariable(name: "arguments", arg: 2, scope: !538, file: !2, line: 241, type: !541)
!545 = !DILocation(line: 244, column: 3, scope: !538)
!546 = !DILocation(line: 244, column: 17, scope: !538)
!547 = !DILocation(line: 245, column: 3, scope: !538)
!548 = !DILocation(line: 245, column: 24, scope: !538)
!549 = !DILocation(line: 246, column: 3, scope: !538)
!550 = !DILocation(line: 246, column: 19, scope: !538)
!551 = !DILocation(line: 247, column: 3, scope: !538)
!552 = !DILocation(line: 247, column: 29, scope: !538)
!553 = !DILocation(line: 248, column: 3, scope: !538)
!554 = !DILocation(line: 248, column: 15, scope: !538)
!555 = !DILocation(line: 249, column: 3, scope: !538)
!556 = !DILocation(line: 249, column: 21, scope: !538)
!557 = !DILocation(line: 250, column: 3, scope: !538)
!558 = !DILocation(line: 250, column: 17, scope: !538)
!559 = !DILocation(line: 251, column: 3, scope: !538)
!560 = !DILocation(line: 251, column: 17, scope: !538)
!561 = !DILocation(line: 252, column: 3, scope: !538)
!562 = !DILocation(line: 252, column: 14, scope: !538)
!563 = !DILocation(line: 253, column: 3, scope: !538)
!564 = !DILocation(line: 253, column: 15, scope: !538)
!565 = !DILocation(line: 254, column: 3, scope: !538)
!566 = !DILocation(line: 254, column: 16, scope: !538)
!567 = !DILocation(line: 255, column: 3, scope: !538)
!568 = !DILocation(line: 255, column: 17, scope: !538)
!569 = !DILocation(line: 256, column: 3, scope: !538)
!570 = !DILocation(line: 256, column: 18, scope: !538)
!571 = !DILocation(line: 257, column: 3, scope: !538)
!572 = !DILocation(line: 257, column: 18, scope: !538)
!573 = !DILocation(line: 258, column: 3, scope: !538)
!574 = !DILocation(line: 258, column: 18, scope: !538)
!575 = !DILocation(line: 259, column: 3, scope: !538)
