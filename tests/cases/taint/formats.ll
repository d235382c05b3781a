; ModuleID = '<stdin>'
source_filename = "formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, ptr }
%struct.out = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"one %s\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [8 x i8] c"many %s\00", align 1, !dbg !12
@messages = internal global [3 x ptr] [ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16, !dbg !17
@fixed = internal constant [3 x ptr] [ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16, !dbg !62
@whole = internal constant [6 x i8] c"x %s\0A\00", align 1, !dbg !81
@.str.3 = private unnamed_addr constant [5 x i8] c"f %s\00", align 1, !dbg !21
@.str.4 = private unnamed_addr constant [5 x i8] c"g %s\00", align 1, !dbg !26
@.str.5 = private unnamed_addr constant [5 x i8] c"h %s\00", align 1, !dbg !28
@stdin = external global ptr, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"X\00", align 1, !dbg !30
@.str.7 = private unnamed_addr constant [5 x i8] c"none\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [5 x i8] c"w %s\00", align 1, !dbg !37
@.str.9 = private unnamed_addr constant [5 x i8] c"x %s\00", align 1, !dbg !39
@.str.10 = private unnamed_addr constant [5 x i8] c"y %s\00", align 1, !dbg !41
@.str.11 = private unnamed_addr constant [5 x i8] c"z %s\00", align 1, !dbg !43
@.str.12 = private unnamed_addr constant [6 x i8] c"%s %s\00", align 1, !dbg !45
@.str.13 = private unnamed_addr constant [5 x i8] c"o %s\00", align 1, !dbg !50
@.str.14 = private unnamed_addr constant [2 x i8] c"Y\00", align 1, !dbg !52
@.str.15 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !54
@.str.16 = private unnamed_addr constant [6 x i8] c"no %s\00", align 1, !dbg !56
@.str.17 = private unnamed_addr constant [5 x i8] c"a %s\00", align 1, !dbg !58
@.str.18 = private unnamed_addr constant [5 x i8] c"b %s\00", align 1, !dbg !60
@.str.19 = private unnamed_addr constant [7 x i8] c"two %s\00", align 1, !dbg !70
@table = internal constant [2 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 1, [4 x i8] zeroinitializer, ptr @.str.1 }, { i32, [4 x i8], ptr } { i32 2, [4 x i8] zeroinitializer, ptr @.str.19 }], align 16, !dbg !72
@.str.21 = private unnamed_addr constant [5 x i8] c"p %s\00", align 1, !dbg !84
@.str.22 = private unnamed_addr constant [5 x i8] c"q %s\00", align 1, !dbg !86
@stderr = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @literal_good(ptr noundef %data) #0 !dbg !97 {
entry:
    #dbg_value(ptr %data, !102, !DIExpression(), !103)
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %data), !dbg !104
  ret void, !dbg !105
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @chosen_good(i32 noundef %k, ptr noundef %data) #0 !dbg !106 {
entry:
    #dbg_value(i32 %k, !109, !DIExpression(), !110)
    #dbg_value(ptr %data, !111, !DIExpression(), !110)
  %cmp = icmp sgt i32 %k, 1, !dbg !112
  %0 = zext i1 %cmp to i64, !dbg !113
  %cond = select i1 %cmp, ptr @.str.1, ptr @.str.2, !dbg !113
  %call = call i32 (ptr, ...) @printf(ptr noundef %cond, ptr noundef %data), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @table_good(i32 noundef %k, ptr noundef %data) #0 !dbg !116 {
entry:
    #dbg_value(i32 %k, !117, !DIExpression(), !118)
    #dbg_value(ptr %data, !119, !DIExpression(), !118)
  %rem = srem i32 %k, 3, !dbg !120
  %idxprom = sext i32 %rem to i64, !dbg !121
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom, !dbg !121
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !121
  %call = call i32 (ptr, ...) @printf(ptr noundef %0, ptr noundef %data), !dbg !122
  %rem1 = srem i32 %k, 3, !dbg !123
  %idxprom2 = sext i32 %rem1 to i64, !dbg !124
  %arrayidx3 = getelementptr inbounds [3 x ptr], ptr @fixed, i64 0, i64 %idxprom2, !dbg !124
  %1 = load ptr, ptr %arrayidx3, align 8, !dbg !124
  %call4 = call i32 (ptr, ...) @printf(ptr noundef %1, ptr noundef %data), !dbg !125
  %and = and i32 %k, 1, !dbg !126
  %idxprom5 = sext i32 %and to i64, !dbg !127
  %arrayidx6 = getelementptr inbounds [2 x %struct.anon], ptr @table, i64 0, i64 %idxprom5, !dbg !127
  %text = getelementptr inbounds nuw %struct.anon, ptr %arrayidx6, i32 0, i32 1, !dbg !128
  %2 = load ptr, ptr %text, align 8, !dbg !128
  %call7 = call i32 (ptr, ...) @printf(ptr noundef %2, ptr noundef %data), !dbg !129
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @whole_good(i32 noundef %k, ptr noundef %data) #0 !dbg !131 {
entry:
    #dbg_value(i32 %k, !132, !DIExpression(), !133)
    #dbg_value(ptr %data, !134, !DIExpression(), !133)
  %call = call i32 (ptr, ...) @printf(ptr noundef @whole, ptr noundef %data), !dbg !135
  %cmp = icmp sgt i32 %k, 2, !dbg !136
  %conv = zext i1 %cmp to i32, !dbg !136
  %idx.ext = sext i32 %conv to i64, !dbg !137
  %add.ptr = getelementptr inbounds i8, ptr @whole, i64 %idx.ext, !dbg !137
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %add.ptr, ptr noundef %data), !dbg !138
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @returned_good(i32 noundef %k, ptr noundef %data) #0 !dbg !140 {
entry:
    #dbg_value(i32 %k, !141, !DIExpression(), !142)
    #dbg_value(ptr %data, !143, !DIExpression(), !142)
  %call = call ptr @pick(i32 noundef %k), !dbg !144
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %call, ptr noundef %data), !dbg !145
  %call2 = call ptr @look(i32 noundef %k), !dbg !146
  %call3 = call i32 (ptr, ...) @printf(ptr noundef %call2, ptr noundef %data), !dbg !147
  %call4 = call ptr @pick(i32 noundef %k), !dbg !148
  call void (i32, ptr, ...) @syslog(i32 noundef 3, ptr noundef %call4, ptr noundef %data), !dbg !149
  ret void, !dbg !150
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @pick(i32 noundef %k) #0 !dbg !151 {
entry:
    #dbg_value(i32 %k, !154, !DIExpression(), !155)
  %tobool = icmp ne i32 %k, 0, !dbg !156
  %0 = zext i1 %tobool to i64, !dbg !156
  %cond = select i1 %tobool, ptr @.str.21, ptr @.str.22, !dbg !156
  ret ptr %cond, !dbg !157
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(i32 noundef %k) #0 !dbg !158 {
entry:
    #dbg_value(i32 %k, !159, !DIExpression(), !160)
  switch i32 %k, label %sw.default [
    i32 0, label %sw.bb
    i32 1, label %sw.bb1
  ], !dbg !161

sw.bb:                                            ; preds = %entry
  br label %return, !dbg !162

sw.bb1:                                           ; preds = %entry
  br label %return, !dbg !164

sw.default:                                       ; preds = %entry
  %rem = srem i32 %k, 3, !dbg !165
  %idxprom = sext i32 %rem to i64, !dbg !166
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom, !dbg !166
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !166
  br label %return, !dbg !167

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %retval.0 = phi ptr [ %0, %sw.default ], [ @.str.17, %sw.bb ], [ @.str.18, %sw.bb1 ], !dbg !168
  ret ptr %retval.0, !dbg !169
}

declare void @syslog(i32 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @loop_good(i32 noundef %k, ptr noundef %data) #0 !dbg !170 {
entry:
    #dbg_value(i32 %k, !171, !DIExpression(), !172)
    #dbg_value(ptr %data, !173, !DIExpression(), !172)
    #dbg_value(ptr @.str.3, !174, !DIExpression(), !172)
  %cmp = icmp sgt i32 %k, 3, !dbg !175
  br i1 %cmp, label %if.then, label %if.end, !dbg !175

if.then:                                          ; preds = %entry
    #dbg_value(ptr @.str.4, !174, !DIExpression(), !172)
  br label %if.end, !dbg !177

if.end:                                           ; preds = %if.then, %entry
  %format.0 = phi ptr [ @.str.4, %if.then ], [ @.str.3, %entry ], !dbg !172
    #dbg_value(ptr %format.0, !174, !DIExpression(), !172)
    #dbg_value(i32 0, !178, !DIExpression(), !180)
  br label %for.cond, !dbg !181

for.cond:                                         ; preds = %for.inc, %if.end
  %format.1 = phi ptr [ %format.0, %if.end ], [ %0, %for.inc ], !dbg !172
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ], !dbg !182
    #dbg_value(i32 %i.0, !178, !DIExpression(), !180)
    #dbg_value(ptr %format.1, !174, !DIExpression(), !172)
  %cmp1 = icmp slt i32 %i.0, %k, !dbg !183
  br i1 %cmp1, label %for.body, label %for.end, !dbg !185

for.body:                                         ; preds = %for.cond
  %call = call i32 (ptr, ...) @printf(ptr noundef %format.1, ptr noundef %data), !dbg !186
  %rem = srem i32 %i.0, 3, !dbg !188
  %idxprom = sext i32 %rem to i64, !dbg !189
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @messages, i64 0, i64 %idxprom, !dbg !189
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !189
    #dbg_value(ptr %0, !174, !DIExpression(), !172)
  br label %for.inc, !dbg !190

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !191
    #dbg_value(i32 %inc, !178, !DIExpression(), !180)
  br label %for.cond, !dbg !192, !llvm.loop !193

for.end:                                          ; preds = %for.cond
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied_good(ptr noundef %data) #0 !dbg !197 {
entry:
  %format = alloca [80 x i8], align 16
    #dbg_value(ptr %data, !198, !DIExpression(), !199)
    #dbg_declare(ptr %format, !200, !DIExpression(), !204)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %format, i64 0, i64 0, !dbg !205
  %call = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef @.str.5) #5, !dbg !206
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %format, i64 0, i64 0, !dbg !207
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1, ptr noundef %data), !dbg !208
  ret void, !dbg !209
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @data_bad() #0 !dbg !210 {
entry:
  %data = alloca [80 x i8], align 16
    #dbg_declare(ptr %data, !213, !DIExpression(), !214)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !215
  %0 = load ptr, ptr @stdin, align 8, !dbg !216
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !217
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !218
  %call2 = call i32 (ptr, ...) @printf(ptr noundef %arraydecay1), !dbg !219
  ret void, !dbg !220
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @chosen_bad(i32 noundef %k) #0 !dbg !221 {
entry:
    #dbg_value(i32 %k, !224, !DIExpression(), !225)
  %cmp = icmp sgt i32 %k, 3, !dbg !226
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !227

cond.true:                                        ; preds = %entry
  %call = call ptr @getenv(ptr noundef @.str.6) #5, !dbg !228
  br label %cond.end, !dbg !227

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !227

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ @.str.7, %cond.false ], !dbg !227
    #dbg_value(ptr %cond, !229, !DIExpression(), !225)
  %call1 = call i32 (ptr, ...) @printf(ptr noundef %cond, i32 noundef %k), !dbg !230
  ret void, !dbg !231
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !232 {
entry:
  %data = alloca [80 x i8], align 16
  %out = alloca %struct.out, align 8
    #dbg_value(i32 %count, !236, !DIExpression(), !237)
    #dbg_value(ptr %arguments, !238, !DIExpression(), !237)
    #dbg_declare(ptr %data, !239, !DIExpression(), !240)
  %arraydecay = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !241
  %0 = load ptr, ptr @stdin, align 8, !dbg !242
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 80, ptr noundef %0), !dbg !243
  %arraydecay1 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !244
  call void @literal_good(ptr noundef %arraydecay1), !dbg !245
  %arraydecay2 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !246
  call void @chosen_good(i32 noundef %count, ptr noundef %arraydecay2), !dbg !247
  %arraydecay3 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !248
  call void @table_good(i32 noundef %count, ptr noundef %arraydecay3), !dbg !249
  %arraydecay4 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !250
  call void @whole_good(i32 noundef %count, ptr noundef %arraydecay4), !dbg !251
  %arrayidx = getelementptr inbounds ptr, ptr %arguments, i64 1, !dbg !252
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !252
  call void @returned_good(i32 noundef %count, ptr noundef %1), !dbg !253
  %arraydecay5 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !254
  call void @loop_good(i32 noundef %count, ptr noundef %arraydecay5), !dbg !255
  %arraydecay6 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !256
  call void @copied_good(ptr noundef %arraydecay6), !dbg !257
  call void @data_bad(), !dbg !258
  call void @chosen_bad(i32 noundef %count), !dbg !259
  %arraydecay7 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !260
  call void @given_good(ptr noundef @.str.8, ptr noundef %arraydecay7), !dbg !261
  %tobool = icmp ne i32 %count, 0, !dbg !262
  %2 = zext i1 %tobool to i64, !dbg !262
  %cond = select i1 %tobool, ptr @.str.9, ptr @.str.10, !dbg !262
  %call8 = call ptr @getenv(ptr noundef @.str.6) #5, !dbg !263
  call void @given_good(ptr noundef %cond, ptr noundef %call8), !dbg !264
  %arrayidx9 = getelementptr inbounds ptr, ptr %arguments, i64 1, !dbg !265
  %3 = load ptr, ptr %arrayidx9, align 8, !dbg !265
  call void @deep(ptr noundef @.str.11, ptr noundef %3), !dbg !266
  %arraydecay10 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !267
  %arrayidx11 = getelementptr inbounds ptr, ptr %arguments, i64 0, !dbg !268
  %4 = load ptr, ptr %arrayidx11, align 8, !dbg !268
  call void (ptr, ...) @list_good(ptr noundef @.str.12, ptr noundef %arraydecay10, ptr noundef %4), !dbg !269
  %call12 = call ptr @pick(i32 noundef %count), !dbg !270
  %arrayidx13 = getelementptr inbounds ptr, ptr %arguments, i64 2, !dbg !271
  %5 = load ptr, ptr %arrayidx13, align 8, !dbg !271
  call void (ptr, ...) @list_good(ptr noundef %call12, ptr noundef %5), !dbg !272
    #dbg_declare(ptr %out, !273, !DIExpression(), !278)
  %format = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 0, !dbg !279
  store ptr @.str.13, ptr %format, align 8, !dbg !279
  %data14 = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 1, !dbg !279
  %arraydecay15 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !280
  store ptr %arraydecay15, ptr %data14, align 8, !dbg !279
  %call16 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !281
    #dbg_value(ptr %call16, !282, !DIExpression(), !237)
  %call17 = call ptr @pick(i32 noundef %count), !dbg !284
  %format18 = getelementptr inbounds nuw %struct.out, ptr %call16, i32 0, i32 0, !dbg !285
  store ptr %call17, ptr %format18, align 8, !dbg !286
  %call19 = call ptr @getenv(ptr noundef @.str.14) #5, !dbg !287
  %data20 = getelementptr inbounds nuw %struct.out, ptr %call16, i32 0, i32 1, !dbg !288
  store ptr %call19, ptr %data20, align 8, !dbg !289
  call void @member_good(ptr noundef %out), !dbg !290
  call void @member_good(ptr noundef %call16), !dbg !291
  %call21 = call ptr @getenv(ptr noundef @.str.6) #5, !dbg !292
  %arraydecay22 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !293
  call void @own_bad(ptr noundef %call21, ptr noundef %arraydecay22), !dbg !294
  %arraydecay23 = getelementptr inbounds [80 x i8], ptr %data, i64 0, i64 0, !dbg !295
  call void @own_bad(ptr noundef @.str.15, ptr noundef %arraydecay23), !dbg !296
  ret i32 0, !dbg !297
}

; Function Attrs: noinline nounwind uwtable
define internal void @given_good(ptr noundef %format, ptr noundef %argument) #0 !dbg !298 {
entry:
    #dbg_value(ptr %format, !301, !DIExpression(), !302)
    #dbg_value(ptr %argument, !303, !DIExpression(), !302)
  %call = call i32 (ptr, ...) @printf(ptr noundef %format, ptr noundef %argument), !dbg !304
  ret void, !dbg !305
}

; Function Attrs: noinline nounwind uwtable
define internal void @deep(ptr noundef %format, ptr noundef %argument) #0 !dbg !306 {
entry:
    #dbg_value(ptr %format, !307, !DIExpression(), !308)
    #dbg_value(ptr %argument, !309, !DIExpression(), !308)
  call void @given_good(ptr noundef %format, ptr noundef %argument), !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind uwtable
define internal void @list_good(ptr noundef %format, ...) #0 !dbg !312 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
    #dbg_value(ptr %format, !315, !DIExpression(), !316)
    #dbg_declare(ptr %list, !317, !DIExpression(), !332)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !333
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !333
  %0 = load ptr, ptr @stderr, align 8, !dbg !334
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !335
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %format, ptr noundef %arraydecay1) #5, !dbg !336
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0, !dbg !337
  call void @llvm.va_end.p0(ptr %arraydecay2), !dbg !337
  ret void, !dbg !338
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @member_good(ptr noundef %out) #0 !dbg !339 {
entry:
    #dbg_value(ptr %out, !342, !DIExpression(), !343)
  %format = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 0, !dbg !344
  %0 = load ptr, ptr %format, align 8, !dbg !344
  %data = getelementptr inbounds nuw %struct.out, ptr %out, i32 0, i32 1, !dbg !345
  %1 = load ptr, ptr %data, align 8, !dbg !345
  %call = call i32 (ptr, ...) @printf(ptr noundef %0, ptr noundef %1), !dbg !346
  ret void, !dbg !347
}

; Function Attrs: noinline nounwind uwtable
define internal void @own_bad(ptr noundef %format, ptr noundef %data) #0 !dbg !348 {
entry:
    #dbg_value(ptr %format, !351, !DIExpression(), !352)
    #dbg_value(ptr %data, !353, !DIExpression(), !352)
  %call = call i32 (ptr, ...) @printf(ptr noundef %format, ptr noundef %data), !dbg !354
  ret void, !dbg !355
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nounwind
declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!89, !90, !91, !92, !93, !94, !95}
!llvm.ident = !{!96}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "formats.c", directory: ".", checksumkind: CSK_MD5, checksum: "11862b7f6bc7a63a57bcd961e34117fc")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "messages", scope: !19, file: !2, line: 5, type: !88, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !20, splitDebugInlining: false, nameTableKind: None)
!20 = !{!0, !7, !12, !21, !26, !28, !30, !35, !37, !39, !41, !43, !45, !50, !52, !54, !56, !58, !60, !17, !62, !70, !72, !81, !84, !86}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 5)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !23, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !23, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 2)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !23, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !23, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !23, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !23, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !23, isLocal: true, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !47, isLocal: true, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 6)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !23, isLocal: true, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !32, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !32, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 5, type: !47, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 5, type: !23, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 5, type: !23, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "fixed", scope: !19, file: !2, line: 6, type: !64, isLocal: true, isDefinition: true)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 192, elements: !68)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!68 = !{!69}
!69 = !DISubrange(count: 3)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !9, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "table", scope: !19, file: !2, line: 7, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 256, elements: !33)
!75 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 7, size: 128, elements: !77)
!77 = !{!78, !80}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "code", scope: !76, file: !2, line: 7, baseType: !79, size: 32)
!79 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !76, file: !2, line: 7, baseType: !66, size: 64, offset: 64)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "whole", scope: !19, file: !2, line: 8, type: !83, isLocal: true, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 48, elements: !48)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !23, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !23, isLocal: true, isDefinition: true)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 192, elements: !68)
!89 = !{i32 7, !"Dwarf Version", i32 5}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = !{i32 1, !"wchar_size", i32 4}
!92 = !{i32 8, !"PIC Level", i32 2}
!93 = !{i32 7, !"PIE Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!97 = distinct !DISubprogram(name: "literal_good", scope: !2, file: !2, line: 24, type: !98, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!101 = !{}
!102 = !DILocalVariable(name: "data", arg: 1, scope: !97, file: !2, line: 24, type: !100)
!103 = !DILocation(line: 0, scope: !97)
!104 = !DILocation(line: 24, column: 33, scope: !97)
!105 = !DILocation(line: 24, column: 55, scope: !97)
!106 = distinct !DISubprogram(name: "chosen_good", scope: !2, file: !2, line: 25, type: !107, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !79, !100}
!109 = !DILocalVariable(name: "k", arg: 1, scope: !106, file: !2, line: 25, type: !79)
!110 = !DILocation(line: 0, scope: !106)
!111 = !DILocalVariable(name: "data", arg: 2, scope: !106, file: !2, line: 25, type: !100)
!112 = !DILocation(line: 25, column: 48, scope: !106)
!113 = !DILocation(line: 25, column: 46, scope: !106)
!114 = !DILocation(line: 25, column: 39, scope: !106)
!115 = !DILocation(line: 25, column: 83, scope: !106)
!116 = distinct !DISubprogram(name: "table_good", scope: !2, file: !2, line: 26, type: !107, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!117 = !DILocalVariable(name: "k", arg: 1, scope: !116, file: !2, line: 26, type: !79)
!118 = !DILocation(line: 0, scope: !116)
!119 = !DILocalVariable(name: "data", arg: 2, scope: !116, file: !2, line: 26, type: !100)
!120 = !DILocation(line: 26, column: 56, scope: !116)
!121 = !DILocation(line: 26, column: 45, scope: !116)
!122 = !DILocation(line: 26, column: 38, scope: !116)
!123 = !DILocation(line: 26, column: 84, scope: !116)
!124 = !DILocation(line: 26, column: 76, scope: !116)
!125 = !DILocation(line: 26, column: 69, scope: !116)
!126 = !DILocation(line: 26, column: 112, scope: !116)
!127 = !DILocation(line: 26, column: 104, scope: !116)
!128 = !DILocation(line: 26, column: 117, scope: !116)
!129 = !DILocation(line: 26, column: 97, scope: !116)
!130 = !DILocation(line: 26, column: 130, scope: !116)
!131 = distinct !DISubprogram(name: "whole_good", scope: !2, file: !2, line: 27, type: !107, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!132 = !DILocalVariable(name: "k", arg: 1, scope: !131, file: !2, line: 27, type: !79)
!133 = !DILocation(line: 0, scope: !131)
!134 = !DILocalVariable(name: "data", arg: 2, scope: !131, file: !2, line: 27, type: !100)
!135 = !DILocation(line: 27, column: 38, scope: !131)
!136 = !DILocation(line: 27, column: 77, scope: !131)
!137 = !DILocation(line: 27, column: 72, scope: !131)
!138 = !DILocation(line: 27, column: 59, scope: !131)
!139 = !DILocation(line: 27, column: 90, scope: !131)
!140 = distinct !DISubprogram(name: "returned_good", scope: !2, file: !2, line: 28, type: !107, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!141 = !DILocalVariable(name: "k", arg: 1, scope: !140, file: !2, line: 28, type: !79)
!142 = !DILocation(line: 0, scope: !140)
!143 = !DILocalVariable(name: "data", arg: 2, scope: !140, file: !2, line: 28, type: !100)
!144 = !DILocation(line: 28, column: 48, scope: !140)
!145 = !DILocation(line: 28, column: 41, scope: !140)
!146 = !DILocation(line: 28, column: 71, scope: !140)
!147 = !DILocation(line: 28, column: 64, scope: !140)
!148 = !DILocation(line: 28, column: 103, scope: !140)
!149 = !DILocation(line: 28, column: 87, scope: !140)
!150 = !DILocation(line: 28, column: 119, scope: !140)
!151 = distinct !DISubprogram(name: "pick", scope: !2, file: !2, line: 19, type: !152, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!152 = !DISubroutineType(types: !153)
!153 = !{!66, !79}
!154 = !DILocalVariable(name: "k", arg: 1, scope: !151, file: !2, line: 19, type: !79)
!155 = !DILocation(line: 0, scope: !151)
!156 = !DILocation(line: 19, column: 41, scope: !151)
!157 = !DILocation(line: 19, column: 34, scope: !151)
!158 = distinct !DISubprogram(name: "look", scope: !2, file: !2, line: 20, type: !152, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!159 = !DILocalVariable(name: "k", arg: 1, scope: !158, file: !2, line: 20, type: !79)
!160 = !DILocation(line: 0, scope: !158)
!161 = !DILocation(line: 20, column: 34, scope: !158)
!162 = !DILocation(line: 20, column: 55, scope: !163)
!163 = distinct !DILexicalBlock(scope: !158, file: !2, line: 20, column: 45)
!164 = !DILocation(line: 20, column: 78, scope: !163)
!165 = !DILocation(line: 20, column: 120, scope: !163)
!166 = !DILocation(line: 20, column: 109, scope: !163)
!167 = !DILocation(line: 20, column: 102, scope: !163)
!168 = !DILocation(line: 20, scope: !163)
!169 = !DILocation(line: 20, column: 128, scope: !158)
!170 = distinct !DISubprogram(name: "loop_good", scope: !2, file: !2, line: 29, type: !107, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!171 = !DILocalVariable(name: "k", arg: 1, scope: !170, file: !2, line: 29, type: !79)
!172 = !DILocation(line: 0, scope: !170)
!173 = !DILocalVariable(name: "data", arg: 2, scope: !170, file: !2, line: 29, type: !100)
!174 = !DILocalVariable(name: "format", scope: !170, file: !2, line: 30, type: !66)
!175 = !DILocation(line: 31, column: 9, scope: !176)
!176 = distinct !DILexicalBlock(scope: !170, file: !2, line: 31, column: 7)
!177 = !DILocation(line: 31, column: 14, scope: !176)
!178 = !DILocalVariable(name: "i", scope: !179, file: !2, line: 32, type: !79)
!179 = distinct !DILexicalBlock(scope: !170, file: !2, line: 32, column: 3)
!180 = !DILocation(line: 0, scope: !179)
!181 = !DILocation(line: 32, column: 8, scope: !179)
!182 = !DILocation(line: 32, scope: !179)
!183 = !DILocation(line: 32, column: 21, scope: !184)
!184 = distinct !DILexicalBlock(scope: !179, file: !2, line: 32, column: 3)
!185 = !DILocation(line: 32, column: 3, scope: !179)
!186 = !DILocation(line: 32, column: 33, scope: !187)
!187 = distinct !DILexicalBlock(scope: !184, file: !2, line: 32, column: 31)
!188 = !DILocation(line: 32, column: 75, scope: !187)
!189 = !DILocation(line: 32, column: 64, scope: !187)
!190 = !DILocation(line: 32, column: 81, scope: !187)
!191 = !DILocation(line: 32, column: 27, scope: !184)
!192 = !DILocation(line: 32, column: 3, scope: !184)
!193 = distinct !{!193, !185, !194, !195}
!194 = !DILocation(line: 32, column: 81, scope: !179)
!195 = !{!"llvm.loop.mustprogress"}
!196 = !DILocation(line: 33, column: 1, scope: !170)
!197 = distinct !DISubprogram(name: "copied_good", scope: !2, file: !2, line: 34, type: !98, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!198 = !DILocalVariable(name: "data", arg: 1, scope: !197, file: !2, line: 34, type: !100)
!199 = !DILocation(line: 0, scope: !197)
!200 = !DILocalVariable(name: "format", scope: !197, file: !2, line: 34, type: !201)
!201 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !202)
!202 = !{!203}
!203 = !DISubrange(count: 80)
!204 = !DILocation(line: 34, column: 37, scope: !197)
!205 = !DILocation(line: 34, column: 56, scope: !197)
!206 = !DILocation(line: 34, column: 49, scope: !197)
!207 = !DILocation(line: 34, column: 80, scope: !197)
!208 = !DILocation(line: 34, column: 73, scope: !197)
!209 = !DILocation(line: 34, column: 95, scope: !197)
!210 = distinct !DISubprogram(name: "data_bad", scope: !2, file: !2, line: 35, type: !211, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!211 = !DISubroutineType(types: !212)
!212 = !{null}
!213 = !DILocalVariable(name: "data", scope: !210, file: !2, line: 35, type: !201)
!214 = !DILocation(line: 35, column: 28, scope: !210)
!215 = !DILocation(line: 35, column: 44, scope: !210)
!216 = !DILocation(line: 35, column: 54, scope: !210)
!217 = !DILocation(line: 35, column: 38, scope: !210)
!218 = !DILocation(line: 35, column: 69, scope: !210)
!219 = !DILocation(line: 35, column: 62, scope: !210)
!220 = !DILocation(line: 35, column: 76, scope: !210)
!221 = distinct !DISubprogram(name: "chosen_bad", scope: !2, file: !2, line: 36, type: !222, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!222 = !DISubroutineType(types: !223)
!223 = !{null, !79}
!224 = !DILocalVariable(name: "k", arg: 1, scope: !221, file: !2, line: 36, type: !79)
!225 = !DILocation(line: 0, scope: !221)
!226 = !DILocation(line: 36, column: 49, scope: !221)
!227 = !DILocation(line: 36, column: 47, scope: !221)
!228 = !DILocation(line: 36, column: 55, scope: !221)
!229 = !DILocalVariable(name: "format", scope: !221, file: !2, line: 36, type: !66)
!230 = !DILocation(line: 36, column: 77, scope: !221)
!231 = !DILocation(line: 36, column: 96, scope: !221)
!232 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 38, type: !233, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !101)
!233 = !DISubroutineType(types: !234)
!234 = !{!79, !79, !235}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!236 = !DILocalVariable(name: "count", arg: 1, scope: !232, file: !2, line: 38, type: !79)
!237 = !DILocation(line: 0, scope: !232)
!238 = !DILocalVariable(name: "arguments", arg: 2, scope: !232, file: !2, line: 38, type: !235)
!239 = !DILocalVariable(name: "data", scope: !232, file: !2, line: 39, type: !201)
!240 = !DILocation(line: 39, column: 8, scope: !232)
!241 = !DILocation(line: 40, column: 9, scope: !232)
!242 = !DILocation(line: 40, column: 19, scope: !232)
!243 = !DILocation(line: 40, column: 3, scope: !232)
!244 = !DILocation(line: 41, column: 16, scope: !232)
!245 = !DILocation(line: 41, column: 3, scope: !232)
!246 = !DILocation(line: 41, column: 42, scope: !232)
!247 = !DILocation(line: 41, column: 23, scope: !232)
!248 = !DILocation(line: 41, column: 67, scope: !232)
!249 = !DILocation(line: 41, column: 49, scope: !232)
!250 = !DILocation(line: 41, column: 92, scope: !232)
!251 = !DILocation(line: 41, column: 74, scope: !232)
!252 = !DILocation(line: 42, column: 24, scope: !232)
!253 = !DILocation(line: 42, column: 3, scope: !232)
!254 = !DILocation(line: 42, column: 56, scope: !232)
!255 = !DILocation(line: 42, column: 39, scope: !232)
!256 = !DILocation(line: 42, column: 75, scope: !232)
!257 = !DILocation(line: 42, column: 63, scope: !232)
!258 = !DILocation(line: 42, column: 82, scope: !232)
!259 = !DILocation(line: 42, column: 94, scope: !232)
!260 = !DILocation(line: 43, column: 22, scope: !232)
!261 = !DILocation(line: 43, column: 3, scope: !232)
!262 = !DILocation(line: 43, column: 40, scope: !232)
!263 = !DILocation(line: 43, column: 65, scope: !232)
!264 = !DILocation(line: 43, column: 29, scope: !232)
!265 = !DILocation(line: 43, column: 92, scope: !232)
!266 = !DILocation(line: 43, column: 79, scope: !232)
!267 = !DILocation(line: 44, column: 22, scope: !232)
!268 = !DILocation(line: 44, column: 28, scope: !232)
!269 = !DILocation(line: 44, column: 3, scope: !232)
!270 = !DILocation(line: 44, column: 53, scope: !232)
!271 = !DILocation(line: 44, column: 66, scope: !232)
!272 = !DILocation(line: 44, column: 43, scope: !232)
!273 = !DILocalVariable(name: "out", scope: !232, file: !2, line: 45, type: !274)
!274 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "out", file: !2, line: 9, size: 128, elements: !275)
!275 = !{!276, !277}
!276 = !DIDerivedType(tag: DW_TAG_member, name: "format", scope: !274, file: !2, line: 9, baseType: !66, size: 64)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !274, file: !2, line: 9, baseType: !100, size: 64, offset: 64)
!278 = !DILocation(line: 45, column: 14, scope: !232)
!279 = !DILocation(line: 45, column: 20, scope: !232)
!280 = !DILocation(line: 45, column: 29, scope: !232)
!281 = !DILocation(line: 45, column: 44, scope: !232)
!282 = !DILocalVariable(name: "made", scope: !232, file: !2, line: 45, type: !283)
!283 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!284 = !DILocation(line: 46, column: 18, scope: !232)
!285 = !DILocation(line: 46, column: 9, scope: !232)
!286 = !DILocation(line: 46, column: 16, scope: !232)
!287 = !DILocation(line: 46, column: 44, scope: !232)
!288 = !DILocation(line: 46, column: 37, scope: !232)
!289 = !DILocation(line: 46, column: 42, scope: !232)
!290 = !DILocation(line: 47, column: 3, scope: !232)
!291 = !DILocation(line: 47, column: 22, scope: !232)
!292 = !DILocation(line: 48, column: 11, scope: !232)
!293 = !DILocation(line: 48, column: 24, scope: !232)
!294 = !DILocation(line: 48, column: 3, scope: !232)
!295 = !DILocation(line: 48, column: 44, scope: !232)
!296 = !DILocation(line: 48, column: 31, scope: !232)
!297 = !DILocation(line: 49, column: 3, scope: !232)
!298 = distinct !DISubprogram(name: "given_good", scope: !2, file: !2, line: 11, type: !299, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!299 = !DISubroutineType(types: !300)
!300 = !{null, !66, !66}
!301 = !DILocalVariable(name: "format", arg: 1, scope: !298, file: !2, line: 11, type: !66)
!302 = !DILocation(line: 0, scope: !298)
!303 = !DILocalVariable(name: "argument", arg: 2, scope: !298, file: !2, line: 11, type: !66)
!304 = !DILocation(line: 11, column: 68, scope: !298)
!305 = !DILocation(line: 11, column: 94, scope: !298)
!306 = distinct !DISubprogram(name: "deep", scope: !2, file: !2, line: 12, type: !299, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!307 = !DILocalVariable(name: "format", arg: 1, scope: !306, file: !2, line: 12, type: !66)
!308 = !DILocation(line: 0, scope: !306)
!309 = !DILocalVariable(name: "argument", arg: 2, scope: !306, file: !2, line: 12, type: !66)
!310 = !DILocation(line: 12, column: 62, scope: !306)
!311 = !DILocation(line: 12, column: 92, scope: !306)
!312 = distinct !DISubprogram(name: "list_good", scope: !2, file: !2, line: 13, type: !313, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !66, null}
!315 = !DILocalVariable(name: "format", arg: 1, scope: !312, file: !2, line: 13, type: !66)
!316 = !DILocation(line: 0, scope: !312)
!317 = !DILocalVariable(name: "list", scope: !312, file: !2, line: 14, type: !318)
!318 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !319, line: 12, baseType: !320)
!319 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !321)
!321 = !DICompositeType(tag: DW_TAG_array_type, baseType: !322, size: 192, elements: !330)
!322 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !323)
!323 = !{!324, !326, !327, !329}
!324 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !322, file: !2, line: 14, baseType: !325, size: 32)
!325 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !322, file: !2, line: 14, baseType: !325, size: 32, offset: 32)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !322, file: !2, line: 14, baseType: !328, size: 64, offset: 64)
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !322, file: !2, line: 14, baseType: !328, size: 64, offset: 128)
!330 = !{!331}
!331 = !DISubrange(count: 1)
!332 = !DILocation(line: 14, column: 11, scope: !312)
!333 = !DILocation(line: 15, column: 3, scope: !312)
!334 = !DILocation(line: 16, column: 12, scope: !312)
!335 = !DILocation(line: 16, column: 28, scope: !312)
!336 = !DILocation(line: 16, column: 3, scope: !312)
!337 = !DILocation(line: 17, column: 3, scope: !312)
!338 = !DILocation(line: 18, column: 1, scope: !312)
!339 = distinct !DISubprogram(name: "member_good", scope: !2, file: !2, line: 21, type: !340, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!340 = !DISubroutineType(types: !341)
!341 = !{null, !283}
!342 = !DILocalVariable(name: "out", arg: 1, scope: !339, file: !2, line: 21, type: !283)
!343 = !DILocation(line: 0, scope: !339)
!344 = !DILocation(line: 21, column: 56, scope: !339)
!345 = !DILocation(line: 21, column: 69, scope: !339)
!346 = !DILocation(line: 21, column: 44, scope: !339)
!347 = !DILocation(line: 21, column: 76, scope: !339)
!348 = distinct !DISubprogram(name: "own_bad", scope: !2, file: !2, line: 22, type: !349, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !101)
!349 = !DISubroutineType(types: !350)
!350 = !{null, !100, !100}
!351 = !DILocalVariable(name: "format", arg: 1, scope: !348, file: !2, line: 22, type: !100)
!352 = !DILocation(line: 0, scope: !348)
!353 = !DILocalVariable(name: "data", arg: 2, scope: !348, file: !2, line: 22, type: !100)
!354 = !DILocation(line: 22, column: 49, scope: !348)
!355 = !DILocation(line: 22, column: 71, scope: !348)
