; ModuleID = '<stdin>'
source_filename = "calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"kill %d\00", align 1, !dbg !7
@giver_bad = internal global ptr @getenv, align 8, !dbg !12
@.str.2 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !18
@giver_good = internal global ptr null, align 8, !dbg !30
@table_bad_steps = internal constant [2 x ptr] [ptr @table_inside, ptr @table_outside], align 16, !dbg !45
@table_good_steps = internal constant [1 x ptr] [ptr @table_inside], align 8, !dbg !54
@global_bad_data = internal global ptr @.str, align 8, !dbg !57
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !23
@.str.4 = private unnamed_addr constant [4 x i8] c"pwd\00", align 1, !dbg !28
@global_good_data = internal global ptr @.str, align 8, !dbg !59
@global_buffer_bad = internal global [100 x i8] zeroinitializer, align 16, !dbg !38
@global_buffer_good = internal global [100 x i8] zeroinitializer, align 16, !dbg !43

; Function Attrs: noinline nounwind uwtable
define dso_local void @returned_bad() #0 !dbg !69 {
entry:
  %call = call ptr @give_environment(), !dbg !72
  %call1 = call i32 @system(ptr noundef %call), !dbg !73
  ret void, !dbg !74
}

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @give_environment() #0 !dbg !75 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !78
  ret ptr %call, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @returned_good() #0 !dbg !80 {
entry:
  %call = call ptr @give_safe(), !dbg !81
  %call1 = call i32 @system(ptr noundef %call), !dbg !82
  ret void, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @give_safe() #0 !dbg !84 {
entry:
  ret ptr @.str, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @filled_bad() #0 !dbg !86 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !88, !DIExpression(), !89)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !89
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !90
  call void @fill_outside(ptr noundef %arraydecay, i32 noundef 100), !dbg !91
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !92
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !93
  ret void, !dbg !94
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @fill_outside(ptr noundef %to, i32 noundef %most) #0 !dbg !95 {
entry:
    #dbg_value(ptr %to, !99, !DIExpression(), !100)
    #dbg_value(i32 %most, !101, !DIExpression(), !100)
  %0 = load ptr, ptr @stdin, align 8, !dbg !102
  %call = call ptr @fgets(ptr noundef %to, i32 noundef %most, ptr noundef %0), !dbg !103
  ret void, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @filled_good() #0 !dbg !105 {
entry:
  %data = alloca [100 x i8], align 16
  %other = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !106, !DIExpression(), !107)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !107
    #dbg_declare(ptr %other, !108, !DIExpression(), !109)
  call void @llvm.memset.p0.i64(ptr align 16 %other, i8 0, i64 100, i1 false), !dbg !109
  %arraydecay = getelementptr inbounds [100 x i8], ptr %other, i64 0, i64 0, !dbg !110
  call void @fill_outside(ptr noundef %arraydecay, i32 noundef 100), !dbg !111
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !112
  call void @fill_inside(ptr noundef %arraydecay1), !dbg !113
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !114
  %call = call i32 @system(ptr noundef %arraydecay2), !dbg !115
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_inside(ptr noundef %to) #0 !dbg !117 {
entry:
    #dbg_value(ptr %to, !118, !DIExpression(), !119)
  %call = call ptr @strcpy(ptr noundef %to, ptr noundef @.str) #6, !dbg !120
  ret void, !dbg !121
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied_bad() #0 !dbg !122 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !123, !DIExpression(), !124)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !124
    #dbg_declare(ptr %line, !125, !DIExpression(), !126)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !127
  %0 = load ptr, ptr @stdin, align 8, !dbg !128
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !129
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !130
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !131
  call void @copy(ptr noundef %arraydecay1, ptr noundef %arraydecay2), !dbg !132
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !133
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !134
  ret void, !dbg !135
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @copy(ptr noundef %to, ptr noundef %from) #0 !dbg !136 {
entry:
    #dbg_value(ptr %to, !139, !DIExpression(), !140)
    #dbg_value(ptr %from, !141, !DIExpression(), !140)
  %call = call ptr @strcpy(ptr noundef %to, ptr noundef %from) #6, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied_good() #0 !dbg !144 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !145, !DIExpression(), !146)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !146
    #dbg_declare(ptr %line, !147, !DIExpression(), !148)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !149
  %0 = load ptr, ptr @stdin, align 8, !dbg !150
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !151
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !152
  call void @copy(ptr noundef %arraydecay1, ptr noundef @.str), !dbg !153
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !154
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !155
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @same_bad() #0 !dbg !157 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !158, !DIExpression(), !159)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !159
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !160
  %0 = load ptr, ptr @stdin, align 8, !dbg !161
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !162
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !163
  %call2 = call ptr @same(ptr noundef %arraydecay1), !dbg !164
  %call3 = call i32 @system(ptr noundef %call2), !dbg !165
  ret void, !dbg !166
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @same(ptr noundef %text) #0 !dbg !167 {
entry:
    #dbg_value(ptr %text, !170, !DIExpression(), !171)
  ret ptr %text, !dbg !172
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @same_good() #0 !dbg !173 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !174, !DIExpression(), !175)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !175
    #dbg_declare(ptr %safe, !176, !DIExpression(), !177)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !177
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !177
  store i8 108, ptr %0, align 16, !dbg !177
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !177
  store i8 115, ptr %1, align 1, !dbg !177
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !178
  %2 = load ptr, ptr @stdin, align 8, !dbg !179
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %2), !dbg !180
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !181
  %call2 = call ptr @same(ptr noundef %arraydecay1), !dbg !182
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !183
  %call4 = call ptr @same(ptr noundef %arraydecay3), !dbg !184
  %call5 = call i32 @system(ptr noundef %call4), !dbg !185
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @number_bad() #0 !dbg !187 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !188, !DIExpression(), !189)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !189
    #dbg_declare(ptr %line, !190, !DIExpression(), !191)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !192
  %0 = load ptr, ptr @stdin, align 8, !dbg !193
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !194
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !195
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !196
  %call3 = call i32 @atoi(ptr noundef %arraydecay2) #7, !dbg !197
  %call4 = call i32 @twice(i32 noundef %call3), !dbg !198
  %call5 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 100, ptr noundef @.str.1, i32 noundef %call4) #6, !dbg !199
  %arraydecay6 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !200
  %call7 = call i32 @system(ptr noundef %arraydecay6), !dbg !201
  ret void, !dbg !202
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal i32 @twice(i32 noundef %number) #0 !dbg !203 {
entry:
    #dbg_value(i32 %number, !206, !DIExpression(), !207)
  %mul = mul nsw i32 %number, 2, !dbg !208
  ret i32 %mul, !dbg !209
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @number_good() #0 !dbg !210 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !211, !DIExpression(), !212)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !212
    #dbg_declare(ptr %line, !213, !DIExpression(), !214)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !215
  %0 = load ptr, ptr @stdin, align 8, !dbg !216
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !217
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !218
  %call2 = call i32 @atoi(ptr noundef %arraydecay1) #7, !dbg !219
  %call3 = call i32 @twice(i32 noundef %call2), !dbg !220
  %arraydecay4 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !221
  %call5 = call i32 @twice(i32 noundef 21), !dbg !222
  %call6 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay4, i64 noundef 100, ptr noundef @.str.1, i32 noundef %call5) #6, !dbg !223
  %arraydecay7 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !224
  %call8 = call i32 @system(ptr noundef %arraydecay7), !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_bad() #0 !dbg !227 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !228, !DIExpression(), !229)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !229
    #dbg_declare(ptr %line, !230, !DIExpression(), !231)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !232
  %0 = load ptr, ptr @stdin, align 8, !dbg !233
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !234
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !235
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !236
  call void @copy_deep(ptr noundef %arraydecay1, ptr noundef %arraydecay2), !dbg !237
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !238
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !239
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind uwtable
define internal void @copy_deep(ptr noundef %to, ptr noundef %from) #0 !dbg !241 {
entry:
    #dbg_value(ptr %to, !242, !DIExpression(), !243)
    #dbg_value(ptr %from, !244, !DIExpression(), !243)
  call void @copy(ptr noundef %to, ptr noundef %from), !dbg !245
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_good() #0 !dbg !247 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !248, !DIExpression(), !249)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !249
    #dbg_declare(ptr %line, !250, !DIExpression(), !251)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !252
  %0 = load ptr, ptr @stdin, align 8, !dbg !253
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !254
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !255
  call void @copy_deep(ptr noundef %arraydecay1, ptr noundef @.str), !dbg !256
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !257
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @sink_bad() #0 !dbg !260 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !261, !DIExpression(), !262)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !262
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !263
  %0 = load ptr, ptr @stdin, align 8, !dbg !264
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !265
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !266
  call void @run_bad(ptr noundef %arraydecay1), !dbg !267
  ret void, !dbg !268
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_bad(ptr noundef %command) #0 !dbg !269 {
entry:
    #dbg_value(ptr %command, !272, !DIExpression(), !273)
  %call = call i32 @system(ptr noundef %command), !dbg !274
  ret void, !dbg !275
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @sink_good() #0 !dbg !276 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !277, !DIExpression(), !278)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !278
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !279
  %0 = load ptr, ptr @stdin, align 8, !dbg !280
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !281
  call void @run_good(ptr noundef @.str), !dbg !282
  ret void, !dbg !283
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_good(ptr noundef %command) #0 !dbg !284 {
entry:
    #dbg_value(ptr %command, !285, !DIExpression(), !286)
  %call = call i32 @system(ptr noundef %command), !dbg !287
  ret void, !dbg !288
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @chain_bad() #0 !dbg !289 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !290, !DIExpression(), !291)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !291
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !292
  %0 = load ptr, ptr @stdin, align 8, !dbg !293
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !294
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !295
  call void @first_bad(ptr noundef %arraydecay1), !dbg !296
  ret void, !dbg !297
}

; Function Attrs: noinline nounwind uwtable
define internal void @first_bad(ptr noundef %command) #0 !dbg !298 {
entry:
    #dbg_value(ptr %command, !299, !DIExpression(), !300)
  call void @second_bad(ptr noundef %command), !dbg !301
  ret void, !dbg !302
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @chain_good() #0 !dbg !303 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !304, !DIExpression(), !305)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !305
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !306
  %0 = load ptr, ptr @stdin, align 8, !dbg !307
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !308
  call void @first_good(ptr noundef @.str), !dbg !309
  ret void, !dbg !310
}

; Function Attrs: noinline nounwind uwtable
define internal void @first_good(ptr noundef %command) #0 !dbg !311 {
entry:
    #dbg_value(ptr %command, !312, !DIExpression(), !313)
  call void @second_good(ptr noundef %command), !dbg !314
  ret void, !dbg !315
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointer_sink_bad() #0 !dbg !316 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_value(ptr @pointed_run_bad, !317, !DIExpression(), !319)
    #dbg_declare(ptr %data, !320, !DIExpression(), !321)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !321
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !322
  %0 = load ptr, ptr @stdin, align 8, !dbg !323
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !324
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !325
  call void @pointed_run_bad(ptr noundef %arraydecay1), !dbg !326
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind uwtable
define internal void @pointed_run_bad(ptr noundef %command) #0 !dbg !328 {
entry:
    #dbg_value(ptr %command, !329, !DIExpression(), !330)
  %call = call i32 @system(ptr noundef %command), !dbg !331
  ret void, !dbg !332
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointer_sink_good() #0 !dbg !333 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_value(ptr @pointed_run_good, !334, !DIExpression(), !335)
    #dbg_declare(ptr %data, !336, !DIExpression(), !337)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !337
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !338
  %0 = load ptr, ptr @stdin, align 8, !dbg !339
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !340
  call void @pointed_run_good(ptr noundef @.str), !dbg !341
  ret void, !dbg !342
}

; Function Attrs: noinline nounwind uwtable
define internal void @pointed_run_good(ptr noundef %command) #0 !dbg !343 {
entry:
    #dbg_value(ptr %command, !344, !DIExpression(), !345)
  %call = call i32 @system(ptr noundef %command), !dbg !346
  ret void, !dbg !347
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointer_source_bad() #0 !dbg !348 {
entry:
  %0 = load ptr, ptr @giver_bad, align 8, !dbg !349
  %call = call ptr %0(ptr noundef @.str.2), !dbg !349
    #dbg_value(ptr %call, !350, !DIExpression(), !351)
  %cmp = icmp ne ptr %call, null, !dbg !352
  br i1 %cmp, label %if.then, label %if.end, !dbg !352

if.then:                                          ; preds = %entry
  %call1 = call i32 @system(ptr noundef %call), !dbg !354
  br label %if.end, !dbg !354

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !355
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointer_source_good() #0 !dbg !356 {
entry:
  store ptr @give_name, ptr @giver_good, align 8, !dbg !357
  %0 = load ptr, ptr @giver_good, align 8, !dbg !358
  %call = call ptr %0(ptr noundef @.str.2), !dbg !358
  %call1 = call i32 @system(ptr noundef %call), !dbg !359
  ret void, !dbg !360
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @give_name(ptr noundef %name) #0 !dbg !361 {
entry:
    #dbg_value(ptr %name, !362, !DIExpression(), !363)
  ret ptr @.str, !dbg !364
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @table_bad(i32 noundef %at) #0 !dbg !365 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_value(i32 %at, !368, !DIExpression(), !369)
    #dbg_declare(ptr %data, !370, !DIExpression(), !371)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !371
  %and = and i32 %at, 1, !dbg !372
  %idxprom = sext i32 %and to i64, !dbg !373
  %arrayidx = getelementptr inbounds [2 x ptr], ptr @table_bad_steps, i64 0, i64 %idxprom, !dbg !373
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !373
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !374
  call void %0(ptr noundef %arraydecay), !dbg !373
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !375
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !376
  ret void, !dbg !377
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @table_good() #0 !dbg !378 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !379, !DIExpression(), !380)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !380
  %0 = load ptr, ptr @table_good_steps, align 8, !dbg !381
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !382
  call void %0(ptr noundef %arraydecay), !dbg !381
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !383
  %call = call i32 @system(ptr noundef %arraydecay1), !dbg !384
  ret void, !dbg !385
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @global_bad() #0 !dbg !386 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !387
  store ptr %call, ptr @global_bad_data, align 8, !dbg !388
  call void @global_use_bad(), !dbg !389
  ret void, !dbg !390
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @global_use_bad() #0 !dbg !391 {
entry:
  %0 = load ptr, ptr @global_bad_data, align 8, !dbg !392
  %call = call i32 @system(ptr noundef %0), !dbg !393
  ret void, !dbg !394
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @global_good() #0 !dbg !395 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !396
    #dbg_value(ptr %call, !397, !DIExpression(), !398)
  %tobool = icmp ne ptr %call, null, !dbg !399
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !399

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !399

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !399

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ @.str.3, %cond.false ], !dbg !399
  %call1 = call i32 @puts(ptr noundef %cond), !dbg !400
  store ptr @.str.4, ptr @global_good_data, align 8, !dbg !401
  call void @global_use_good(), !dbg !402
  ret void, !dbg !403
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @global_use_good() #0 !dbg !404 {
entry:
  %0 = load ptr, ptr @global_good_data, align 8, !dbg !405
  %call = call i32 @system(ptr noundef %0), !dbg !406
  ret void, !dbg !407
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @buffer_bad() #0 !dbg !408 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !dbg !409
  %call = call ptr @fgets(ptr noundef @global_buffer_bad, i32 noundef 100, ptr noundef %0), !dbg !410
  %call1 = call i32 @system(ptr noundef @global_buffer_bad), !dbg !411
  ret void, !dbg !412
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @buffer_good() #0 !dbg !413 {
entry:
  %call = call ptr @strcpy(ptr noundef @global_buffer_good, ptr noundef @.str) #6, !dbg !414
  %call1 = call i32 @system(ptr noundef @global_buffer_good), !dbg !415
  ret void, !dbg !416
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @out_bad() #0 !dbg !417 {
entry:
  %data = alloca ptr, align 8
    #dbg_declare(ptr %data, !418, !DIExpression(), !419)
  store ptr @.str, ptr %data, align 8, !dbg !419
  call void @set_outside(ptr noundef %data), !dbg !420
  %0 = load ptr, ptr %data, align 8, !dbg !421
  %call = call i32 @system(ptr noundef %0), !dbg !422
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind uwtable
define internal void @set_outside(ptr noundef %to) #0 !dbg !424 {
entry:
    #dbg_value(ptr %to, !428, !DIExpression(), !429)
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !430
  store ptr %call, ptr %to, align 8, !dbg !431
  ret void, !dbg !432
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @out_good() #0 !dbg !433 {
entry:
  %data = alloca ptr, align 8
  %other = alloca ptr, align 8
    #dbg_declare(ptr %data, !434, !DIExpression(), !435)
  store ptr @.str, ptr %data, align 8, !dbg !435
    #dbg_declare(ptr %other, !436, !DIExpression(), !437)
  store ptr @.str, ptr %other, align 8, !dbg !437
  call void @set_outside(ptr noundef %other), !dbg !438
  call void @set_inside(ptr noundef %data), !dbg !439
  %0 = load ptr, ptr %data, align 8, !dbg !440
  %call = call i32 @system(ptr noundef %0), !dbg !441
  ret void, !dbg !442
}

; Function Attrs: noinline nounwind uwtable
define internal void @set_inside(ptr noundef %to) #0 !dbg !443 {
entry:
    #dbg_value(ptr %to, !444, !DIExpression(), !445)
  store ptr @.str, ptr %to, align 8, !dbg !446
  ret void, !dbg !447
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @recursion_bad() #0 !dbg !448 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !449, !DIExpression(), !450)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !450
    #dbg_declare(ptr %line, !451, !DIExpression(), !452)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !453
  %0 = load ptr, ptr @stdin, align 8, !dbg !454
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !455
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !456
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !457
  call void @again(ptr noundef %arraydecay1, ptr noundef %arraydecay2, i32 noundef 3), !dbg !458
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !459
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !460
  ret void, !dbg !461
}

; Function Attrs: noinline nounwind uwtable
define internal void @again(ptr noundef %to, ptr noundef %from, i32 noundef %times) #0 !dbg !462 {
entry:
    #dbg_value(ptr %to, !465, !DIExpression(), !466)
    #dbg_value(ptr %from, !467, !DIExpression(), !466)
    #dbg_value(i32 %times, !468, !DIExpression(), !466)
  %cmp = icmp sgt i32 %times, 0, !dbg !469
  br i1 %cmp, label %if.then, label %if.else, !dbg !469

if.then:                                          ; preds = %entry
  %sub = sub nsw i32 %times, 1, !dbg !471
  call void @again(ptr noundef %to, ptr noundef %from, i32 noundef %sub), !dbg !472
  br label %if.end, !dbg !472

if.else:                                          ; preds = %entry
  %call = call ptr @strcpy(ptr noundef %to, ptr noundef %from) #6, !dbg !473
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  ret void, !dbg !474
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @recursion_good() #0 !dbg !475 {
entry:
  %data = alloca [100 x i8], align 16
  %line = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !476, !DIExpression(), !477)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !477
    #dbg_declare(ptr %line, !478, !DIExpression(), !479)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !480
  %0 = load ptr, ptr @stdin, align 8, !dbg !481
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !482
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !483
  call void @again(ptr noundef %arraydecay1, ptr noundef @.str, i32 noundef 3), !dbg !484
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %line, i64 0, i64 0, !dbg !485
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !486
  ret void, !dbg !487
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @kept_bad() #0 !dbg !488 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !489, !DIExpression(), !490)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !490
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !491
  %0 = load ptr, ptr @stdin, align 8, !dbg !492
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !493
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !494
  %call2 = call ptr @keep(ptr noundef %arraydecay1), !dbg !495
  %call3 = call i32 @system(ptr noundef %call2), !dbg !496
  ret void, !dbg !497
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @keep(ptr noundef %text) #0 !dbg !498 {
entry:
    #dbg_value(ptr %text, !499, !DIExpression(), !500)
  %call = call i64 @strlen(ptr noundef %text) #7, !dbg !501
  %add = add i64 %call, 1, !dbg !502
  %call1 = call noalias ptr @malloc(i64 noundef %add) #8, !dbg !503
    #dbg_value(ptr %call1, !504, !DIExpression(), !500)
  %cmp = icmp ne ptr %call1, null, !dbg !505
  br i1 %cmp, label %if.then, label %if.end, !dbg !505

if.then:                                          ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef %call1, ptr noundef %text) #6, !dbg !507
  br label %if.end, !dbg !507

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call1, !dbg !508
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @kept_good() #0 !dbg !509 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !510, !DIExpression(), !511)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !511
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !512
  %0 = load ptr, ptr @stdin, align 8, !dbg !513
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !514
  %call1 = call ptr @keep(ptr noundef @.str), !dbg !515
  %call2 = call i32 @system(ptr noundef %call1), !dbg !516
  ret void, !dbg !517
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @callback_bad() #0 !dbg !518 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !519, !DIExpression(), !520)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !520
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !521
  %0 = load ptr, ptr @stdin, align 8, !dbg !522
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !523
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !524
  call void @each_line(ptr noundef @callback_run_bad, ptr noundef %arraydecay1), !dbg !525
  ret void, !dbg !526
}

; Function Attrs: noinline nounwind uwtable
define internal void @each_line(ptr noundef %step, ptr noundef %line) #0 !dbg !527 {
entry:
    #dbg_value(ptr %step, !530, !DIExpression(), !531)
    #dbg_value(ptr %line, !532, !DIExpression(), !531)
  call void %step(ptr noundef %line), !dbg !533
  ret void, !dbg !534
}

; Function Attrs: noinline nounwind uwtable
define internal void @callback_run_bad(ptr noundef %line) #0 !dbg !535 {
entry:
    #dbg_value(ptr %line, !536, !DIExpression(), !537)
  %call = call i32 @system(ptr noundef %line), !dbg !538
  ret void, !dbg !539
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @callback_good() #0 !dbg !540 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !541, !DIExpression(), !542)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !542
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !543
  %0 = load ptr, ptr @stdin, align 8, !dbg !544
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !545
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !546
  call void @callback_show(ptr noundef %arraydecay1), !dbg !547
  %call2 = call i32 @system(ptr noundef @.str), !dbg !548
  ret void, !dbg !549
}

; Function Attrs: noinline nounwind uwtable
define internal void @callback_show(ptr noundef %line) #0 !dbg !550 {
entry:
    #dbg_value(ptr %line, !551, !DIExpression(), !552)
  %call = call i32 @puts(ptr noundef %line), !dbg !553
  ret void, !dbg !554
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !555 {
entry:
    #dbg_value(i32 %count, !558, !DIExpression(), !559)
    #dbg_value(ptr %arguments, !560, !DIExpression(), !559)
  call void @returned_bad(), !dbg !561
  call void @returned_good(), !dbg !562
  call void @filled_bad(), !dbg !563
  call void @filled_good(), !dbg !564
  call void @copied_bad(), !dbg !565
  call void @copied_good(), !dbg !566
  call void @same_bad(), !dbg !567
  call void @same_good(), !dbg !568
  call void @number_bad(), !dbg !569
  call void @number_good(), !dbg !570
  call void @deep_bad(), !dbg !571
  call void @deep_good(), !dbg !572
  call void @sink_bad(), !dbg !573
  call void @sink_good(), !dbg !574
  call void @chain_bad(), !dbg !575
  call void @chain_good(), !dbg !576
  call void @pointer_sink_bad(), !dbg !577
  call void @pointer_sink_good(), !dbg !578
  call void @pointer_source_bad(), !dbg !579
  call void @pointer_source_good(), !dbg !580
  call void @table_bad(i32 noundef %count), !dbg !581
  call void @table_good(), !dbg !582
  call void @global_bad(), !dbg !583
  call void @global_good(), !dbg !584
  call void @buffer_bad(), !dbg !585
  call void @buffer_good(), !dbg !586
  call void @out_bad(), !dbg !587
  call void @out_good(), !dbg !588
  call void @recursion_bad(), !dbg !589
  call void @recursion_good(), !dbg !590
  call void @kept_bad(), !dbg !591
  call void @kept_good(), !dbg !592
  call void @callback_bad(), !dbg !593
  call void @callback_good(), !dbg !594
  ret i32 0, !dbg !595
}

; Function Attrs: noinline nounwind uwtable
define internal void @second_bad(ptr noundef %command) #0 !dbg !596 {
entry:
    #dbg_value(ptr %command, !597, !DIExpression(), !598)
  call void @third_bad(ptr noundef %command), !dbg !599
  ret void, !dbg !600
}

; Function Attrs: noinline nounwind uwtable
define internal void @third_bad(ptr noundef %command) #0 !dbg !601 {
entry:
    #dbg_value(ptr %command, !602, !DIExpression(), !603)
  %call = call i32 @system(ptr noundef %command), !dbg !604
  ret void, !dbg !605
}

; Function Attrs: noinline nounwind uwtable
define internal void @second_good(ptr noundef %command) #0 !dbg !606 {
entry:
    #dbg_value(ptr %command, !607, !DIExpression(), !608)
  call void @third_good(ptr noundef %command), !dbg !609
  ret void, !dbg !610
}

; Function Attrs: noinline nounwind uwtable
define internal void @third_good(ptr noundef %command) #0 !dbg !611 {
entry:
    #dbg_value(ptr %command, !612, !DIExpression(), !613)
  %call = call i32 @system(ptr noundef %command), !dbg !614
  ret void, !dbg !615
}

; Function Attrs: noinline nounwind uwtable
define internal void @table_inside(ptr noundef %to) #0 !dbg !616 {
entry:
    #dbg_value(ptr %to, !617, !DIExpression(), !618)
  %call = call ptr @strcpy(ptr noundef %to, ptr noundef @.str) #6, !dbg !619
  ret void, !dbg !620
}

; Function Attrs: noinline nounwind uwtable
define internal void @table_outside(ptr noundef %to) #0 !dbg !621 {
entry:
    #dbg_value(ptr %to, !622, !DIExpression(), !623)
  %0 = load ptr, ptr @stdin, align 8, !dbg !624
  %call = call ptr @fgets(ptr noundef %to, i32 noundef 100, ptr noundef %0), !dbg !625
  ret void, !dbg !626
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}
!llvm.ident = !{!68}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 41, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "59ec5f318b5640d2ba41c83e1f7077ff")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "giver_bad", scope: !14, file: !2, line: 151, type: !32, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !7, !18, !23, !28, !30, !38, !43, !12, !45, !54, !57, !59}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 156, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 4)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 199, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 1)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 200, type: !20, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "giver_good", scope: !14, file: !2, line: 152, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "global_buffer_bad", scope: !14, file: !2, line: 187, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 100)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "global_buffer_good", scope: !14, file: !2, line: 187, type: !40, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "table_bad_steps", scope: !14, file: !2, line: 169, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 128, elements: !52)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{null, !35}
!52 = !{!53}
!53 = !DISubrange(count: 2)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "table_good_steps", scope: !14, file: !2, line: 170, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 64, elements: !26)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "global_bad_data", scope: !14, file: !2, line: 185, type: !35, isLocal: true, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "global_good_data", scope: !14, file: !2, line: 186, type: !35, isLocal: true, isDefinition: true)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!69 = distinct !DISubprogram(name: "returned_bad", scope: !2, file: !2, line: 8, type: !70, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!70 = !DISubroutineType(types: !71)
!71 = !{null}
!72 = !DILocation(line: 8, column: 34, scope: !69)
!73 = !DILocation(line: 8, column: 27, scope: !69)
!74 = !DILocation(line: 8, column: 55, scope: !69)
!75 = distinct !DISubprogram(name: "give_environment", scope: !2, file: !2, line: 5, type: !76, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14)
!76 = !DISubroutineType(types: !77)
!77 = !{!35}
!78 = !DILocation(line: 5, column: 46, scope: !75)
!79 = !DILocation(line: 5, column: 39, scope: !75)
!80 = distinct !DISubprogram(name: "returned_good", scope: !2, file: !2, line: 9, type: !70, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!81 = !DILocation(line: 9, column: 35, scope: !80)
!82 = !DILocation(line: 9, column: 28, scope: !80)
!83 = !DILocation(line: 9, column: 49, scope: !80)
!84 = distinct !DISubprogram(name: "give_safe", scope: !2, file: !2, line: 6, type: !76, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14)
!85 = !DILocation(line: 6, column: 32, scope: !84)
!86 = distinct !DISubprogram(name: "filled_bad", scope: !2, file: !2, line: 15, type: !70, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!87 = !{}
!88 = !DILocalVariable(name: "data", scope: !86, file: !2, line: 16, type: !40)
!89 = !DILocation(line: 16, column: 8, scope: !86)
!90 = !DILocation(line: 17, column: 16, scope: !86)
!91 = !DILocation(line: 17, column: 3, scope: !86)
!92 = !DILocation(line: 18, column: 10, scope: !86)
!93 = !DILocation(line: 18, column: 3, scope: !86)
!94 = !DILocation(line: 19, column: 1, scope: !86)
!95 = distinct !DISubprogram(name: "fill_outside", scope: !2, file: !2, line: 12, type: !96, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !35, !98}
!98 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!99 = !DILocalVariable(name: "to", arg: 1, scope: !95, file: !2, line: 12, type: !35)
!100 = !DILocation(line: 0, scope: !95)
!101 = !DILocalVariable(name: "most", arg: 2, scope: !95, file: !2, line: 12, type: !98)
!102 = !DILocation(line: 12, column: 64, scope: !95)
!103 = !DILocation(line: 12, column: 48, scope: !95)
!104 = !DILocation(line: 12, column: 72, scope: !95)
!105 = distinct !DISubprogram(name: "filled_good", scope: !2, file: !2, line: 21, type: !70, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!106 = !DILocalVariable(name: "data", scope: !105, file: !2, line: 22, type: !40)
!107 = !DILocation(line: 22, column: 8, scope: !105)
!108 = !DILocalVariable(name: "other", scope: !105, file: !2, line: 22, type: !40)
!109 = !DILocation(line: 22, column: 24, scope: !105)
!110 = !DILocation(line: 23, column: 16, scope: !105)
!111 = !DILocation(line: 23, column: 3, scope: !105)
!112 = !DILocation(line: 24, column: 15, scope: !105)
!113 = !DILocation(line: 24, column: 3, scope: !105)
!114 = !DILocation(line: 25, column: 10, scope: !105)
!115 = !DILocation(line: 25, column: 3, scope: !105)
!116 = !DILocation(line: 26, column: 1, scope: !105)
!117 = distinct !DISubprogram(name: "fill_inside", scope: !2, file: !2, line: 13, type: !50, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!118 = !DILocalVariable(name: "to", arg: 1, scope: !117, file: !2, line: 13, type: !35)
!119 = !DILocation(line: 0, scope: !117)
!120 = !DILocation(line: 13, column: 37, scope: !117)
!121 = !DILocation(line: 13, column: 55, scope: !117)
!122 = distinct !DISubprogram(name: "copied_bad", scope: !2, file: !2, line: 31, type: !70, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!123 = !DILocalVariable(name: "data", scope: !122, file: !2, line: 32, type: !40)
!124 = !DILocation(line: 32, column: 8, scope: !122)
!125 = !DILocalVariable(name: "line", scope: !122, file: !2, line: 32, type: !40)
!126 = !DILocation(line: 32, column: 24, scope: !122)
!127 = !DILocation(line: 33, column: 9, scope: !122)
!128 = !DILocation(line: 33, column: 20, scope: !122)
!129 = !DILocation(line: 33, column: 3, scope: !122)
!130 = !DILocation(line: 34, column: 8, scope: !122)
!131 = !DILocation(line: 34, column: 14, scope: !122)
!132 = !DILocation(line: 34, column: 3, scope: !122)
!133 = !DILocation(line: 35, column: 10, scope: !122)
!134 = !DILocation(line: 35, column: 3, scope: !122)
!135 = !DILocation(line: 36, column: 1, scope: !122)
!136 = distinct !DISubprogram(name: "copy", scope: !2, file: !2, line: 29, type: !137, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!137 = !DISubroutineType(types: !138)
!138 = !{null, !35, !36}
!139 = !DILocalVariable(name: "to", arg: 1, scope: !136, file: !2, line: 29, type: !35)
!140 = !DILocation(line: 0, scope: !136)
!141 = !DILocalVariable(name: "from", arg: 2, scope: !136, file: !2, line: 29, type: !36)
!142 = !DILocation(line: 29, column: 48, scope: !136)
!143 = !DILocation(line: 29, column: 66, scope: !136)
!144 = distinct !DISubprogram(name: "copied_good", scope: !2, file: !2, line: 38, type: !70, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!145 = !DILocalVariable(name: "data", scope: !144, file: !2, line: 39, type: !40)
!146 = !DILocation(line: 39, column: 8, scope: !144)
!147 = !DILocalVariable(name: "line", scope: !144, file: !2, line: 39, type: !40)
!148 = !DILocation(line: 39, column: 24, scope: !144)
!149 = !DILocation(line: 40, column: 9, scope: !144)
!150 = !DILocation(line: 40, column: 20, scope: !144)
!151 = !DILocation(line: 40, column: 3, scope: !144)
!152 = !DILocation(line: 41, column: 8, scope: !144)
!153 = !DILocation(line: 41, column: 3, scope: !144)
!154 = !DILocation(line: 42, column: 10, scope: !144)
!155 = !DILocation(line: 42, column: 3, scope: !144)
!156 = !DILocation(line: 43, column: 1, scope: !144)
!157 = distinct !DISubprogram(name: "same_bad", scope: !2, file: !2, line: 48, type: !70, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!158 = !DILocalVariable(name: "data", scope: !157, file: !2, line: 49, type: !40)
!159 = !DILocation(line: 49, column: 8, scope: !157)
!160 = !DILocation(line: 50, column: 9, scope: !157)
!161 = !DILocation(line: 50, column: 20, scope: !157)
!162 = !DILocation(line: 50, column: 3, scope: !157)
!163 = !DILocation(line: 51, column: 15, scope: !157)
!164 = !DILocation(line: 51, column: 10, scope: !157)
!165 = !DILocation(line: 51, column: 3, scope: !157)
!166 = !DILocation(line: 52, column: 1, scope: !157)
!167 = distinct !DISubprogram(name: "same", scope: !2, file: !2, line: 46, type: !168, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!168 = !DISubroutineType(types: !169)
!169 = !{!35, !35}
!170 = !DILocalVariable(name: "text", arg: 1, scope: !167, file: !2, line: 46, type: !35)
!171 = !DILocation(line: 0, scope: !167)
!172 = !DILocation(line: 46, column: 33, scope: !167)
!173 = distinct !DISubprogram(name: "same_good", scope: !2, file: !2, line: 54, type: !70, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!174 = !DILocalVariable(name: "data", scope: !173, file: !2, line: 55, type: !40)
!175 = !DILocation(line: 55, column: 8, scope: !173)
!176 = !DILocalVariable(name: "safe", scope: !173, file: !2, line: 55, type: !40)
!177 = !DILocation(line: 55, column: 24, scope: !173)
!178 = !DILocation(line: 56, column: 9, scope: !173)
!179 = !DILocation(line: 56, column: 20, scope: !173)
!180 = !DILocation(line: 56, column: 3, scope: !173)
!181 = !DILocation(line: 57, column: 8, scope: !173)
!182 = !DILocation(line: 57, column: 3, scope: !173)
!183 = !DILocation(line: 58, column: 15, scope: !173)
!184 = !DILocation(line: 58, column: 10, scope: !173)
!185 = !DILocation(line: 58, column: 3, scope: !173)
!186 = !DILocation(line: 59, column: 1, scope: !173)
!187 = distinct !DISubprogram(name: "number_bad", scope: !2, file: !2, line: 64, type: !70, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!188 = !DILocalVariable(name: "data", scope: !187, file: !2, line: 65, type: !40)
!189 = !DILocation(line: 65, column: 8, scope: !187)
!190 = !DILocalVariable(name: "line", scope: !187, file: !2, line: 65, type: !40)
!191 = !DILocation(line: 65, column: 24, scope: !187)
!192 = !DILocation(line: 66, column: 9, scope: !187)
!193 = !DILocation(line: 66, column: 20, scope: !187)
!194 = !DILocation(line: 66, column: 3, scope: !187)
!195 = !DILocation(line: 67, column: 12, scope: !187)
!196 = !DILocation(line: 67, column: 53, scope: !187)
!197 = !DILocation(line: 67, column: 48, scope: !187)
!198 = !DILocation(line: 67, column: 42, scope: !187)
!199 = !DILocation(line: 67, column: 3, scope: !187)
!200 = !DILocation(line: 68, column: 10, scope: !187)
!201 = !DILocation(line: 68, column: 3, scope: !187)
!202 = !DILocation(line: 69, column: 1, scope: !187)
!203 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 62, type: !204, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!204 = !DISubroutineType(types: !205)
!205 = !{!98, !98}
!206 = !DILocalVariable(name: "number", arg: 1, scope: !203, file: !2, line: 62, type: !98)
!207 = !DILocation(line: 0, scope: !203)
!208 = !DILocation(line: 62, column: 46, scope: !203)
!209 = !DILocation(line: 62, column: 32, scope: !203)
!210 = distinct !DISubprogram(name: "number_good", scope: !2, file: !2, line: 71, type: !70, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!211 = !DILocalVariable(name: "data", scope: !210, file: !2, line: 72, type: !40)
!212 = !DILocation(line: 72, column: 8, scope: !210)
!213 = !DILocalVariable(name: "line", scope: !210, file: !2, line: 72, type: !40)
!214 = !DILocation(line: 72, column: 24, scope: !210)
!215 = !DILocation(line: 73, column: 9, scope: !210)
!216 = !DILocation(line: 73, column: 20, scope: !210)
!217 = !DILocation(line: 73, column: 3, scope: !210)
!218 = !DILocation(line: 74, column: 14, scope: !210)
!219 = !DILocation(line: 74, column: 9, scope: !210)
!220 = !DILocation(line: 74, column: 3, scope: !210)
!221 = !DILocation(line: 75, column: 12, scope: !210)
!222 = !DILocation(line: 75, column: 42, scope: !210)
!223 = !DILocation(line: 75, column: 3, scope: !210)
!224 = !DILocation(line: 76, column: 10, scope: !210)
!225 = !DILocation(line: 76, column: 3, scope: !210)
!226 = !DILocation(line: 77, column: 1, scope: !210)
!227 = distinct !DISubprogram(name: "deep_bad", scope: !2, file: !2, line: 82, type: !70, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!228 = !DILocalVariable(name: "data", scope: !227, file: !2, line: 83, type: !40)
!229 = !DILocation(line: 83, column: 8, scope: !227)
!230 = !DILocalVariable(name: "line", scope: !227, file: !2, line: 83, type: !40)
!231 = !DILocation(line: 83, column: 24, scope: !227)
!232 = !DILocation(line: 84, column: 9, scope: !227)
!233 = !DILocation(line: 84, column: 20, scope: !227)
!234 = !DILocation(line: 84, column: 3, scope: !227)
!235 = !DILocation(line: 85, column: 13, scope: !227)
!236 = !DILocation(line: 85, column: 19, scope: !227)
!237 = !DILocation(line: 85, column: 3, scope: !227)
!238 = !DILocation(line: 86, column: 10, scope: !227)
!239 = !DILocation(line: 86, column: 3, scope: !227)
!240 = !DILocation(line: 87, column: 1, scope: !227)
!241 = distinct !DISubprogram(name: "copy_deep", scope: !2, file: !2, line: 80, type: !137, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!242 = !DILocalVariable(name: "to", arg: 1, scope: !241, file: !2, line: 80, type: !35)
!243 = !DILocation(line: 0, scope: !241)
!244 = !DILocalVariable(name: "from", arg: 2, scope: !241, file: !2, line: 80, type: !36)
!245 = !DILocation(line: 80, column: 53, scope: !241)
!246 = !DILocation(line: 80, column: 69, scope: !241)
!247 = distinct !DISubprogram(name: "deep_good", scope: !2, file: !2, line: 89, type: !70, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!248 = !DILocalVariable(name: "data", scope: !247, file: !2, line: 90, type: !40)
!249 = !DILocation(line: 90, column: 8, scope: !247)
!250 = !DILocalVariable(name: "line", scope: !247, file: !2, line: 90, type: !40)
!251 = !DILocation(line: 90, column: 24, scope: !247)
!252 = !DILocation(line: 91, column: 9, scope: !247)
!253 = !DILocation(line: 91, column: 20, scope: !247)
!254 = !DILocation(line: 91, column: 3, scope: !247)
!255 = !DILocation(line: 92, column: 13, scope: !247)
!256 = !DILocation(line: 92, column: 3, scope: !247)
!257 = !DILocation(line: 93, column: 10, scope: !247)
!258 = !DILocation(line: 93, column: 3, scope: !247)
!259 = !DILocation(line: 94, column: 1, scope: !247)
!260 = distinct !DISubprogram(name: "sink_bad", scope: !2, file: !2, line: 100, type: !70, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!261 = !DILocalVariable(name: "data", scope: !260, file: !2, line: 101, type: !40)
!262 = !DILocation(line: 101, column: 8, scope: !260)
!263 = !DILocation(line: 102, column: 9, scope: !260)
!264 = !DILocation(line: 102, column: 20, scope: !260)
!265 = !DILocation(line: 102, column: 3, scope: !260)
!266 = !DILocation(line: 103, column: 11, scope: !260)
!267 = !DILocation(line: 103, column: 3, scope: !260)
!268 = !DILocation(line: 104, column: 1, scope: !260)
!269 = distinct !DISubprogram(name: "run_bad", scope: !2, file: !2, line: 97, type: !270, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!270 = !DISubroutineType(types: !271)
!271 = !{null, !36}
!272 = !DILocalVariable(name: "command", arg: 1, scope: !269, file: !2, line: 97, type: !36)
!273 = !DILocation(line: 0, scope: !269)
!274 = !DILocation(line: 97, column: 44, scope: !269)
!275 = !DILocation(line: 97, column: 61, scope: !269)
!276 = distinct !DISubprogram(name: "sink_good", scope: !2, file: !2, line: 106, type: !70, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!277 = !DILocalVariable(name: "data", scope: !276, file: !2, line: 107, type: !40)
!278 = !DILocation(line: 107, column: 8, scope: !276)
!279 = !DILocation(line: 108, column: 9, scope: !276)
!280 = !DILocation(line: 108, column: 20, scope: !276)
!281 = !DILocation(line: 108, column: 3, scope: !276)
!282 = !DILocation(line: 109, column: 3, scope: !276)
!283 = !DILocation(line: 110, column: 1, scope: !276)
!284 = distinct !DISubprogram(name: "run_good", scope: !2, file: !2, line: 98, type: !270, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!285 = !DILocalVariable(name: "command", arg: 1, scope: !284, file: !2, line: 98, type: !36)
!286 = !DILocation(line: 0, scope: !284)
!287 = !DILocation(line: 98, column: 45, scope: !284)
!288 = !DILocation(line: 98, column: 62, scope: !284)
!289 = distinct !DISubprogram(name: "chain_bad", scope: !2, file: !2, line: 120, type: !70, scopeLine: 120, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!290 = !DILocalVariable(name: "data", scope: !289, file: !2, line: 121, type: !40)
!291 = !DILocation(line: 121, column: 8, scope: !289)
!292 = !DILocation(line: 122, column: 9, scope: !289)
!293 = !DILocation(line: 122, column: 20, scope: !289)
!294 = !DILocation(line: 122, column: 3, scope: !289)
!295 = !DILocation(line: 123, column: 13, scope: !289)
!296 = !DILocation(line: 123, column: 3, scope: !289)
!297 = !DILocation(line: 124, column: 1, scope: !289)
!298 = distinct !DISubprogram(name: "first_bad", scope: !2, file: !2, line: 115, type: !270, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!299 = !DILocalVariable(name: "command", arg: 1, scope: !298, file: !2, line: 115, type: !36)
!300 = !DILocation(line: 0, scope: !298)
!301 = !DILocation(line: 115, column: 46, scope: !298)
!302 = !DILocation(line: 115, column: 67, scope: !298)
!303 = distinct !DISubprogram(name: "chain_good", scope: !2, file: !2, line: 126, type: !70, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!304 = !DILocalVariable(name: "data", scope: !303, file: !2, line: 127, type: !40)
!305 = !DILocation(line: 127, column: 8, scope: !303)
!306 = !DILocation(line: 128, column: 9, scope: !303)
!307 = !DILocation(line: 128, column: 20, scope: !303)
!308 = !DILocation(line: 128, column: 3, scope: !303)
!309 = !DILocation(line: 129, column: 3, scope: !303)
!310 = !DILocation(line: 130, column: 1, scope: !303)
!311 = distinct !DISubprogram(name: "first_good", scope: !2, file: !2, line: 118, type: !270, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!312 = !DILocalVariable(name: "command", arg: 1, scope: !311, file: !2, line: 118, type: !36)
!313 = !DILocation(line: 0, scope: !311)
!314 = !DILocation(line: 118, column: 47, scope: !311)
!315 = !DILocation(line: 118, column: 69, scope: !311)
!316 = distinct !DISubprogram(name: "pointer_sink_bad", scope: !2, file: !2, line: 136, type: !70, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!317 = !DILocalVariable(name: "run", scope: !316, file: !2, line: 137, type: !318)
!318 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !270, size: 64)
!319 = !DILocation(line: 0, scope: !316)
!320 = !DILocalVariable(name: "data", scope: !316, file: !2, line: 138, type: !40)
!321 = !DILocation(line: 138, column: 8, scope: !316)
!322 = !DILocation(line: 139, column: 9, scope: !316)
!323 = !DILocation(line: 139, column: 20, scope: !316)
!324 = !DILocation(line: 139, column: 3, scope: !316)
!325 = !DILocation(line: 140, column: 7, scope: !316)
!326 = !DILocation(line: 140, column: 3, scope: !316)
!327 = !DILocation(line: 141, column: 1, scope: !316)
!328 = distinct !DISubprogram(name: "pointed_run_bad", scope: !2, file: !2, line: 133, type: !270, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!329 = !DILocalVariable(name: "command", arg: 1, scope: !328, file: !2, line: 133, type: !36)
!330 = !DILocation(line: 0, scope: !328)
!331 = !DILocation(line: 133, column: 52, scope: !328)
!332 = !DILocation(line: 133, column: 69, scope: !328)
!333 = distinct !DISubprogram(name: "pointer_sink_good", scope: !2, file: !2, line: 143, type: !70, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!334 = !DILocalVariable(name: "run", scope: !333, file: !2, line: 144, type: !318)
!335 = !DILocation(line: 0, scope: !333)
!336 = !DILocalVariable(name: "data", scope: !333, file: !2, line: 145, type: !40)
!337 = !DILocation(line: 145, column: 8, scope: !333)
!338 = !DILocation(line: 146, column: 9, scope: !333)
!339 = !DILocation(line: 146, column: 20, scope: !333)
!340 = !DILocation(line: 146, column: 3, scope: !333)
!341 = !DILocation(line: 147, column: 3, scope: !333)
!342 = !DILocation(line: 148, column: 1, scope: !333)
!343 = distinct !DISubprogram(name: "pointed_run_good", scope: !2, file: !2, line: 134, type: !270, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!344 = !DILocalVariable(name: "command", arg: 1, scope: !343, file: !2, line: 134, type: !36)
!345 = !DILocation(line: 0, scope: !343)
!346 = !DILocation(line: 134, column: 53, scope: !343)
!347 = !DILocation(line: 134, column: 70, scope: !343)
!348 = distinct !DISubprogram(name: "pointer_source_bad", scope: !2, file: !2, line: 155, type: !70, scopeLine: 155, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!349 = !DILocation(line: 156, column: 16, scope: !348)
!350 = !DILocalVariable(name: "data", scope: !348, file: !2, line: 156, type: !35)
!351 = !DILocation(line: 0, scope: !348)
!352 = !DILocation(line: 157, column: 12, scope: !353)
!353 = distinct !DILexicalBlock(scope: !348, file: !2, line: 157, column: 7)
!354 = !DILocation(line: 158, column: 5, scope: !353)
!355 = !DILocation(line: 159, column: 1, scope: !348)
!356 = distinct !DISubprogram(name: "pointer_source_good", scope: !2, file: !2, line: 161, type: !70, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!357 = !DILocation(line: 162, column: 14, scope: !356)
!358 = !DILocation(line: 163, column: 10, scope: !356)
!359 = !DILocation(line: 163, column: 3, scope: !356)
!360 = !DILocation(line: 164, column: 1, scope: !356)
!361 = distinct !DISubprogram(name: "give_name", scope: !2, file: !2, line: 153, type: !33, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!362 = !DILocalVariable(name: "name", arg: 1, scope: !361, file: !2, line: 153, type: !36)
!363 = !DILocation(line: 0, scope: !361)
!364 = !DILocation(line: 153, column: 56, scope: !361)
!365 = distinct !DISubprogram(name: "table_bad", scope: !2, file: !2, line: 172, type: !366, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !98}
!368 = !DILocalVariable(name: "at", arg: 1, scope: !365, file: !2, line: 172, type: !98)
!369 = !DILocation(line: 0, scope: !365)
!370 = !DILocalVariable(name: "data", scope: !365, file: !2, line: 173, type: !40)
!371 = !DILocation(line: 173, column: 8, scope: !365)
!372 = !DILocation(line: 174, column: 22, scope: !365)
!373 = !DILocation(line: 174, column: 3, scope: !365)
!374 = !DILocation(line: 174, column: 27, scope: !365)
!375 = !DILocation(line: 175, column: 10, scope: !365)
!376 = !DILocation(line: 175, column: 3, scope: !365)
!377 = !DILocation(line: 176, column: 1, scope: !365)
!378 = distinct !DISubprogram(name: "table_good", scope: !2, file: !2, line: 178, type: !70, scopeLine: 178, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!379 = !DILocalVariable(name: "data", scope: !378, file: !2, line: 179, type: !40)
!380 = !DILocation(line: 179, column: 8, scope: !378)
!381 = !DILocation(line: 180, column: 3, scope: !378)
!382 = !DILocation(line: 180, column: 23, scope: !378)
!383 = !DILocation(line: 181, column: 10, scope: !378)
!384 = !DILocation(line: 181, column: 3, scope: !378)
!385 = !DILocation(line: 182, column: 1, scope: !378)
!386 = distinct !DISubprogram(name: "global_bad", scope: !2, file: !2, line: 192, type: !70, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!387 = !DILocation(line: 193, column: 21, scope: !386)
!388 = !DILocation(line: 193, column: 19, scope: !386)
!389 = !DILocation(line: 194, column: 3, scope: !386)
!390 = !DILocation(line: 195, column: 1, scope: !386)
!391 = distinct !DISubprogram(name: "global_use_bad", scope: !2, file: !2, line: 189, type: !70, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14)
!392 = !DILocation(line: 189, column: 43, scope: !391)
!393 = !DILocation(line: 189, column: 36, scope: !391)
!394 = !DILocation(line: 189, column: 61, scope: !391)
!395 = distinct !DISubprogram(name: "global_good", scope: !2, file: !2, line: 197, type: !70, scopeLine: 197, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!396 = !DILocation(line: 198, column: 18, scope: !395)
!397 = !DILocalVariable(name: "unused", scope: !395, file: !2, line: 198, type: !35)
!398 = !DILocation(line: 0, scope: !395)
!399 = !DILocation(line: 199, column: 8, scope: !395)
!400 = !DILocation(line: 199, column: 3, scope: !395)
!401 = !DILocation(line: 200, column: 20, scope: !395)
!402 = !DILocation(line: 201, column: 3, scope: !395)
!403 = !DILocation(line: 202, column: 1, scope: !395)
!404 = distinct !DISubprogram(name: "global_use_good", scope: !2, file: !2, line: 190, type: !70, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14)
!405 = !DILocation(line: 190, column: 44, scope: !404)
!406 = !DILocation(line: 190, column: 37, scope: !404)
!407 = !DILocation(line: 190, column: 63, scope: !404)
!408 = distinct !DISubprogram(name: "buffer_bad", scope: !2, file: !2, line: 204, type: !70, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!409 = !DILocation(line: 205, column: 33, scope: !408)
!410 = !DILocation(line: 205, column: 3, scope: !408)
!411 = !DILocation(line: 206, column: 3, scope: !408)
!412 = !DILocation(line: 207, column: 1, scope: !408)
!413 = distinct !DISubprogram(name: "buffer_good", scope: !2, file: !2, line: 209, type: !70, scopeLine: 209, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14)
!414 = !DILocation(line: 210, column: 3, scope: !413)
!415 = !DILocation(line: 211, column: 3, scope: !413)
!416 = !DILocation(line: 212, column: 1, scope: !413)
!417 = distinct !DISubprogram(name: "out_bad", scope: !2, file: !2, line: 218, type: !70, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!418 = !DILocalVariable(name: "data", scope: !417, file: !2, line: 219, type: !35)
!419 = !DILocation(line: 219, column: 9, scope: !417)
!420 = !DILocation(line: 220, column: 3, scope: !417)
!421 = !DILocation(line: 221, column: 10, scope: !417)
!422 = !DILocation(line: 221, column: 3, scope: !417)
!423 = !DILocation(line: 222, column: 1, scope: !417)
!424 = distinct !DISubprogram(name: "set_outside", scope: !2, file: !2, line: 215, type: !425, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!425 = !DISubroutineType(types: !426)
!426 = !{null, !427}
!427 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!428 = !DILocalVariable(name: "to", arg: 1, scope: !424, file: !2, line: 215, type: !427)
!429 = !DILocation(line: 0, scope: !424)
!430 = !DILocation(line: 215, column: 44, scope: !424)
!431 = !DILocation(line: 215, column: 42, scope: !424)
!432 = !DILocation(line: 215, column: 59, scope: !424)
!433 = distinct !DISubprogram(name: "out_good", scope: !2, file: !2, line: 224, type: !70, scopeLine: 224, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!434 = !DILocalVariable(name: "data", scope: !433, file: !2, line: 225, type: !35)
!435 = !DILocation(line: 225, column: 9, scope: !433)
!436 = !DILocalVariable(name: "other", scope: !433, file: !2, line: 225, type: !35)
!437 = !DILocation(line: 225, column: 23, scope: !433)
!438 = !DILocation(line: 226, column: 3, scope: !433)
!439 = !DILocation(line: 227, column: 3, scope: !433)
!440 = !DILocation(line: 228, column: 10, scope: !433)
!441 = !DILocation(line: 228, column: 3, scope: !433)
!442 = !DILocation(line: 229, column: 1, scope: !433)
!443 = distinct !DISubprogram(name: "set_inside", scope: !2, file: !2, line: 216, type: !425, scopeLine: 216, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!444 = !DILocalVariable(name: "to", arg: 1, scope: !443, file: !2, line: 216, type: !427)
!445 = !DILocation(line: 0, scope: !443)
!446 = !DILocation(line: 216, column: 41, scope: !443)
!447 = !DILocation(line: 216, column: 49, scope: !443)
!448 = distinct !DISubprogram(name: "recursion_bad", scope: !2, file: !2, line: 239, type: !70, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!449 = !DILocalVariable(name: "data", scope: !448, file: !2, line: 240, type: !40)
!450 = !DILocation(line: 240, column: 8, scope: !448)
!451 = !DILocalVariable(name: "line", scope: !448, file: !2, line: 240, type: !40)
!452 = !DILocation(line: 240, column: 24, scope: !448)
!453 = !DILocation(line: 241, column: 9, scope: !448)
!454 = !DILocation(line: 241, column: 20, scope: !448)
!455 = !DILocation(line: 241, column: 3, scope: !448)
!456 = !DILocation(line: 242, column: 9, scope: !448)
!457 = !DILocation(line: 242, column: 15, scope: !448)
!458 = !DILocation(line: 242, column: 3, scope: !448)
!459 = !DILocation(line: 243, column: 10, scope: !448)
!460 = !DILocation(line: 243, column: 3, scope: !448)
!461 = !DILocation(line: 244, column: 1, scope: !448)
!462 = distinct !DISubprogram(name: "again", scope: !2, file: !2, line: 232, type: !463, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!463 = !DISubroutineType(types: !464)
!464 = !{null, !35, !36, !98}
!465 = !DILocalVariable(name: "to", arg: 1, scope: !462, file: !2, line: 232, type: !35)
!466 = !DILocation(line: 0, scope: !462)
!467 = !DILocalVariable(name: "from", arg: 2, scope: !462, file: !2, line: 232, type: !36)
!468 = !DILocalVariable(name: "times", arg: 3, scope: !462, file: !2, line: 232, type: !98)
!469 = !DILocation(line: 233, column: 13, scope: !470)
!470 = distinct !DILexicalBlock(scope: !462, file: !2, line: 233, column: 7)
!471 = !DILocation(line: 234, column: 27, scope: !470)
!472 = !DILocation(line: 234, column: 5, scope: !470)
!473 = !DILocation(line: 236, column: 5, scope: !470)
!474 = !DILocation(line: 237, column: 1, scope: !462)
!475 = distinct !DISubprogram(name: "recursion_good", scope: !2, file: !2, line: 246, type: !70, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!476 = !DILocalVariable(name: "data", scope: !475, file: !2, line: 247, type: !40)
!477 = !DILocation(line: 247, column: 8, scope: !475)
!478 = !DILocalVariable(name: "line", scope: !475, file: !2, line: 247, type: !40)
!479 = !DILocation(line: 247, column: 24, scope: !475)
!480 = !DILocation(line: 248, column: 9, scope: !475)
!481 = !DILocation(line: 248, column: 20, scope: !475)
!482 = !DILocation(line: 248, column: 3, scope: !475)
!483 = !DILocation(line: 249, column: 9, scope: !475)
!484 = !DILocation(line: 249, column: 3, scope: !475)
!485 = !DILocation(line: 250, column: 10, scope: !475)
!486 = !DILocation(line: 250, column: 3, scope: !475)
!487 = !DILocation(line: 251, column: 1, scope: !475)
!488 = distinct !DISubprogram(name: "kept_bad", scope: !2, file: !2, line: 261, type: !70, scopeLine: 261, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!489 = !DILocalVariable(name: "data", scope: !488, file: !2, line: 262, type: !40)
!490 = !DILocation(line: 262, column: 8, scope: !488)
!491 = !DILocation(line: 263, column: 9, scope: !488)
!492 = !DILocation(line: 263, column: 20, scope: !488)
!493 = !DILocation(line: 263, column: 3, scope: !488)
!494 = !DILocation(line: 264, column: 15, scope: !488)
!495 = !DILocation(line: 264, column: 10, scope: !488)
!496 = !DILocation(line: 264, column: 3, scope: !488)
!497 = !DILocation(line: 265, column: 1, scope: !488)
!498 = distinct !DISubprogram(name: "keep", scope: !2, file: !2, line: 254, type: !33, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!499 = !DILocalVariable(name: "text", arg: 1, scope: !498, file: !2, line: 254, type: !36)
!500 = !DILocation(line: 0, scope: !498)
!501 = !DILocation(line: 255, column: 23, scope: !498)
!502 = !DILocation(line: 255, column: 36, scope: !498)
!503 = !DILocation(line: 255, column: 16, scope: !498)
!504 = !DILocalVariable(name: "copy", scope: !498, file: !2, line: 255, type: !35)
!505 = !DILocation(line: 256, column: 12, scope: !506)
!506 = distinct !DILexicalBlock(scope: !498, file: !2, line: 256, column: 7)
!507 = !DILocation(line: 257, column: 5, scope: !506)
!508 = !DILocation(line: 258, column: 3, scope: !498)
!509 = distinct !DISubprogram(name: "kept_good", scope: !2, file: !2, line: 267, type: !70, scopeLine: 267, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!510 = !DILocalVariable(name: "data", scope: !509, file: !2, line: 268, type: !40)
!511 = !DILocation(line: 268, column: 8, scope: !509)
!512 = !DILocation(line: 269, column: 9, scope: !509)
!513 = !DILocation(line: 269, column: 20, scope: !509)
!514 = !DILocation(line: 269, column: 3, scope: !509)
!515 = !DILocation(line: 270, column: 10, scope: !509)
!516 = !DILocation(line: 270, column: 3, scope: !509)
!517 = !DILocation(line: 271, column: 1, scope: !509)
!518 = distinct !DISubprogram(name: "callback_bad", scope: !2, file: !2, line: 278, type: !70, scopeLine: 278, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!519 = !DILocalVariable(name: "data", scope: !518, file: !2, line: 279, type: !40)
!520 = !DILocation(line: 279, column: 8, scope: !518)
!521 = !DILocation(line: 280, column: 9, scope: !518)
!522 = !DILocation(line: 280, column: 20, scope: !518)
!523 = !DILocation(line: 280, column: 3, scope: !518)
!524 = !DILocation(line: 281, column: 31, scope: !518)
!525 = !DILocation(line: 281, column: 3, scope: !518)
!526 = !DILocation(line: 282, column: 1, scope: !518)
!527 = distinct !DISubprogram(name: "each_line", scope: !2, file: !2, line: 274, type: !528, scopeLine: 274, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!528 = !DISubroutineType(types: !529)
!529 = !{null, !318, !36}
!530 = !DILocalVariable(name: "step", arg: 1, scope: !527, file: !2, line: 274, type: !318)
!531 = !DILocation(line: 0, scope: !527)
!532 = !DILocalVariable(name: "line", arg: 2, scope: !527, file: !2, line: 274, type: !36)
!533 = !DILocation(line: 274, column: 71, scope: !527)
!534 = !DILocation(line: 274, column: 83, scope: !527)
!535 = distinct !DISubprogram(name: "callback_run_bad", scope: !2, file: !2, line: 275, type: !270, scopeLine: 275, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!536 = !DILocalVariable(name: "line", arg: 1, scope: !535, file: !2, line: 275, type: !36)
!537 = !DILocation(line: 0, scope: !535)
!538 = !DILocation(line: 275, column: 50, scope: !535)
!539 = !DILocation(line: 275, column: 64, scope: !535)
!540 = distinct !DISubprogram(name: "callback_good", scope: !2, file: !2, line: 284, type: !70, scopeLine: 284, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!541 = !DILocalVariable(name: "data", scope: !540, file: !2, line: 285, type: !40)
!542 = !DILocation(line: 285, column: 8, scope: !540)
!543 = !DILocation(line: 286, column: 9, scope: !540)
!544 = !DILocation(line: 286, column: 20, scope: !540)
!545 = !DILocation(line: 286, column: 3, scope: !540)
!546 = !DILocation(line: 287, column: 17, scope: !540)
!547 = !DILocation(line: 287, column: 3, scope: !540)
!548 = !DILocation(line: 288, column: 3, scope: !540)
!549 = !DILocation(line: 289, column: 1, scope: !540)
!550 = distinct !DISubprogram(name: "callback_show", scope: !2, file: !2, line: 276, type: !270, scopeLine: 276, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!551 = !DILocalVariable(name: "line", arg: 1, scope: !550, file: !2, line: 276, type: !36)
!552 = !DILocation(line: 0, scope: !550)
!553 = !DILocation(line: 276, column: 47, scope: !550)
!554 = !DILocation(line: 276, column: 59, scope: !550)
!555 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 291, type: !556, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !87)
!556 = !DISubroutineType(types: !557)
!557 = !{!98, !98, !427}
!558 = !DILocalVariable(name: "count", arg: 1, scope: !555, file: !2, line: 291, type: !98)
!559 = !DILocation(line: 0, scope: !555)
!560 = !DILocalVariable(name: "arguments", arg: 2, scope: !555, file: !2, line: 291, type: !427)
!561 = !DILocation(line: 293, column: 3, scope: !555)
!562 = !DILocation(line: 293, column: 19, scope: !555)
!563 = !DILocation(line: 294, column: 3, scope: !555)
!564 = !DILocation(line: 294, column: 17, scope: !555)
!565 = !DILocation(line: 295, column: 3, scope: !555)
!566 = !DILocation(line: 295, column: 17, scope: !555)
!567 = !DILocation(line: 296, column: 3, scope: !555)
!568 = !DILocation(line: 296, column: 15, scope: !555)
!569 = !DILocation(line: 297, column: 3, scope: !555)
!570 = !DILocation(line: 297, column: 17, scope: !555)
!571 = !DILocation(line: 298, column: 3, scope: !555)
!572 = !DILocation(line: 298, column: 15, scope: !555)
!573 = !DILocation(line: 299, column: 3, scope: !555)
!574 = !DILocation(line: 299, column: 15, scope: !555)
!575 = !DILocation(line: 300, column: 3, scope: !555)
!576 = !DILocation(line: 300, column: 16, scope: !555)
!577 = !DILocation(line: 301, column: 3, scope: !555)
!578 = !DILocation(line: 301, column: 23, scope: !555)
!579 = !DILocation(line: 302, column: 3, scope: !555)
!580 = !DILocation(line: 302, column: 25, scope: !555)
!581 = !DILocation(line: 303, column: 3, scope: !555)
!582 = !DILocation(line: 303, column: 21, scope: !555)
!583 = !DILocation(line: 304, column: 3, scope: !555)
!584 = !DILocation(line: 304, column: 17, scope: !555)
!585 = !DILocation(line: 305, column: 3, scope: !555)
!586 = !DILocation(line: 305, column: 17, scope: !555)
!587 = !DILocation(line: 306, column: 3, scope: !555)
!588 = !DILocation(line: 306, column: 14, scope: !555)
!589 = !DILocation(line: 307, column: 3, scope: !555)
!590 = !DILocation(line: 307, column: 20, scope: !555)
!591 = !DILocation(line: 308, column: 3, scope: !555)
!592 = !DILocation(line: 308, column: 15, scope: !555)
!593 = !DILocation(line: 309, column: 3, scope: !555)
!594 = !DILocation(line: 309, column: 19, scope: !555)
!595 = !DILocation(line: 310, column: 3, scope: !555)
!596 = distinct !DISubprogram(name: "second_bad", scope: !2, file: !2, line: 114, type: !270, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!597 = !DILocalVariable(name: "command", arg: 1, scope: !596, file: !2, line: 114, type: !36)
!598 = !DILocation(line: 0, scope: !596)
!599 = !DILocation(line: 114, column: 47, scope: !596)
!600 = !DILocation(line: 114, column: 67, scope: !596)
!601 = distinct !DISubprogram(name: "third_bad", scope: !2, file: !2, line: 113, type: !270, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!602 = !DILocalVariable(name: "command", arg: 1, scope: !601, file: !2, line: 113, type: !36)
!603 = !DILocation(line: 0, scope: !601)
!604 = !DILocation(line: 113, column: 46, scope: !601)
!605 = !DILocation(line: 113, column: 63, scope: !601)
!606 = distinct !DISubprogram(name: "second_good", scope: !2, file: !2, line: 117, type: !270, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!607 = !DILocalVariable(name: "command", arg: 1, scope: !606, file: !2, line: 117, type: !36)
!608 = !DILocation(line: 0, scope: !606)
!609 = !DILocation(line: 117, column: 48, scope: !606)
!610 = !DILocation(line: 117, column: 69, scope: !606)
!611 = distinct !DISubprogram(name: "third_good", scope: !2, file: !2, line: 116, type: !270, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!612 = !DILocalVariable(name: "command", arg: 1, scope: !611, file: !2, line: 116, type: !36)
!613 = !DILocation(line: 0, scope: !611)
!614 = !DILocation(line: 116, column: 47, scope: !611)
!615 = !DILocation(line: 116, column: 64, scope: !611)
!616 = distinct !DISubprogram(name: "table_inside", scope: !2, file: !2, line: 168, type: !50, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!617 = !DILocalVariable(name: "to", arg: 1, scope: !616, file: !2, line: 168, type: !35)
!618 = !DILocation(line: 0, scope: !616)
!619 = !DILocation(line: 168, column: 38, scope: !616)
!620 = !DILocation(line: 168, column: 56, scope: !616)
!621 = distinct !DISubprogram(name: "table_outside", scope: !2, file: !2, line: 167, type: !50, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !14, retainedNodes: !87)
!622 = !DILocalVariable(name: "to", arg: 1, scope: !621, file: !2, line: 167, type: !35)
!623 = !DILocation(line: 0, scope: !621)
!624 = !DILocation(line: 167, column: 54, scope: !621)
!625 = !DILocation(line: 167, column: 39, scope: !621)
!626 = !DILocation(line: 167, column: 62, scope: !621)
