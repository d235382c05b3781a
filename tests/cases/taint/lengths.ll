; ModuleID = '<stdin>'
source_filename = "lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@way = dso_local global i32 0, align 4, !dbg !0
@stdin = external global ptr, align 8
@line = dso_local global [256 x i8] zeroinitializer, align 16, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_bad() #0 !dbg !21 {
entry:
  %b = alloca [64 x i8], align 16
    #dbg_declare(ptr %b, !25, !DIExpression(), !29)
  %call = call ptr @text(), !dbg !30
    #dbg_value(ptr %call, !31, !DIExpression(), !33)
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !34
  %call1 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #7, !dbg !35
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !36
  %0 = load i8, ptr %arrayidx, align 1, !dbg !36
  %conv = sext i8 %0 to i32, !dbg !36
  store volatile i32 %conv, ptr @way, align 4, !dbg !37
  ret void, !dbg !38
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @text() #0 !dbg !39 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !dbg !42
  %call = call ptr @fgets(ptr noundef @line, i32 noundef 256, ptr noundef %0), !dbg !43
  ret ptr %call, !dbg !44
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_good() #0 !dbg !45 {
entry:
  %b = alloca [64 x i8], align 16
    #dbg_declare(ptr %b, !46, !DIExpression(), !47)
  %call = call ptr @text(), !dbg !48
    #dbg_value(ptr %call, !49, !DIExpression(), !50)
  %call1 = call i64 @strlen(ptr noundef %call) #8, !dbg !51
  %cmp = icmp uge i64 %call1, 64, !dbg !53
  br i1 %cmp, label %if.then, label %if.end, !dbg !53

if.then:                                          ; preds = %entry
  br label %return, !dbg !54

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !55
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #7, !dbg !56
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !57
  %0 = load i8, ptr %arrayidx, align 1, !dbg !57
  %conv = sext i8 %0 to i32, !dbg !57
  store volatile i32 %conv, ptr @way, align 4, !dbg !58
  br label %return, !dbg !59

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !59
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_beyond_bad() #0 !dbg !60 {
entry:
  %b = alloca [64 x i8], align 16
    #dbg_declare(ptr %b, !61, !DIExpression(), !62)
  %call = call ptr @text(), !dbg !63
    #dbg_value(ptr %call, !64, !DIExpression(), !65)
  %call1 = call i64 @strlen(ptr noundef %call) #8, !dbg !66
  %cmp = icmp ugt i64 %call1, 64, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  br label %return, !dbg !69

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !70
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #7, !dbg !71
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !72
  %0 = load i8, ptr %arrayidx, align 1, !dbg !72
  %conv = sext i8 %0 to i32, !dbg !72
  store volatile i32 %conv, ptr @way, align 4, !dbg !73
  br label %return, !dbg !74

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_kept_good() #0 !dbg !75 {
entry:
  %b = alloca [64 x i8], align 16
    #dbg_declare(ptr %b, !76, !DIExpression(), !77)
  %call = call ptr @text(), !dbg !78
    #dbg_value(ptr %call, !79, !DIExpression(), !80)
  %call1 = call i64 @strlen(ptr noundef %call) #8, !dbg !81
    #dbg_value(i64 %call1, !82, !DIExpression(), !80)
  %cmp = icmp ugt i64 %call1, 63, !dbg !86
  br i1 %cmp, label %if.then, label %if.end, !dbg !86

if.then:                                          ; preds = %entry
  br label %return, !dbg !88

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !89
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #7, !dbg !90
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !91
  %0 = load i8, ptr %arrayidx, align 1, !dbg !91
  %conv = sext i8 %0 to i32, !dbg !91
  store volatile i32 %conv, ptr @way, align 4, !dbg !92
  br label %return, !dbg !93

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_other_bad() #0 !dbg !94 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [64 x i8], align 16
    #dbg_declare(ptr %b, !95, !DIExpression(), !96)
    #dbg_declare(ptr %c, !97, !DIExpression(), !98)
  %arraydecay = getelementptr inbounds [64 x i8], ptr %c, i64 0, i64 0, !dbg !99
  %0 = load ptr, ptr @stdin, align 8, !dbg !100
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 64, ptr noundef %0), !dbg !101
    #dbg_value(ptr %call, !102, !DIExpression(), !103)
  %call1 = call ptr @text(), !dbg !104
    #dbg_value(ptr %call1, !105, !DIExpression(), !103)
  %call2 = call i64 @strlen(ptr noundef %call) #8, !dbg !106
  %cmp = icmp ugt i64 %call2, 63, !dbg !108
  br i1 %cmp, label %if.then, label %if.end, !dbg !108

if.then:                                          ; preds = %entry
  br label %return, !dbg !109

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !110
  %call4 = call ptr @strcpy(ptr noundef %arraydecay3, ptr noundef %call1) #7, !dbg !111
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !112
  %1 = load i8, ptr %arrayidx, align 1, !dbg !112
  %conv = sext i8 %1 to i32, !dbg !112
  store volatile i32 %conv, ptr @way, align 4, !dbg !113
  br label %return, !dbg !114

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !114
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_again_bad() #0 !dbg !115 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %b, !116, !DIExpression(), !117)
    #dbg_declare(ptr %c, !118, !DIExpression(), !122)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !123
  %0 = load ptr, ptr @stdin, align 8, !dbg !124
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !125
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !126
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !128
  %cmp = icmp ugt i64 %call2, 63, !dbg !129
  br i1 %cmp, label %if.then, label %if.end, !dbg !129

if.then:                                          ; preds = %entry
  br label %return, !dbg !130

if.end:                                           ; preds = %entry
  %arraydecay3 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !131
  %1 = load ptr, ptr @stdin, align 8, !dbg !132
  %call4 = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 200, ptr noundef %1), !dbg !133
  %arraydecay5 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !134
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !135
  %call7 = call ptr @strcpy(ptr noundef %arraydecay5, ptr noundef %arraydecay6) #7, !dbg !136
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !137
  %2 = load i8, ptr %arrayidx, align 1, !dbg !137
  %conv = sext i8 %2 to i32, !dbg !137
  store volatile i32 %conv, ptr @way, align 4, !dbg !138
  br label %return, !dbg !139

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_perhaps_bad() #0 !dbg !140 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %b, !141, !DIExpression(), !142)
    #dbg_declare(ptr %c, !143, !DIExpression(), !144)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !145
  %0 = load ptr, ptr @stdin, align 8, !dbg !146
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !147
  %1 = load volatile i32, ptr @way, align 4, !dbg !148
  %tobool = icmp ne i32 %1, 0, !dbg !148
  br i1 %tobool, label %if.then, label %if.end4, !dbg !148

if.then:                                          ; preds = %entry
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !150
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !152
  %cmp = icmp ugt i64 %call2, 63, !dbg !153
  br i1 %cmp, label %if.then3, label %if.end, !dbg !153

if.then3:                                         ; preds = %if.then
  br label %return, !dbg !154

if.end:                                           ; preds = %if.then
  br label %if.end4, !dbg !155

if.end4:                                          ; preds = %if.end, %entry
  %arraydecay5 = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !156
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !157
  %call7 = call ptr @strcpy(ptr noundef %arraydecay5, ptr noundef %arraydecay6) #7, !dbg !158
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !159
  %2 = load i8, ptr %arrayidx, align 1, !dbg !159
  %conv = sext i8 %2 to i32, !dbg !159
  store volatile i32 %conv, ptr @way, align 4, !dbg !160
  br label %return, !dbg !161

return:                                           ; preds = %if.end4, %if.then3
  ret void, !dbg !161
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_good() #0 !dbg !162 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !163, !DIExpression(), !164)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !165
  %0 = load ptr, ptr @stdin, align 8, !dbg !166
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !167
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !168
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !169
  %add = add i64 %call2, 1, !dbg !170
  %call3 = call noalias ptr @malloc(i64 noundef %add) #9, !dbg !171
    #dbg_value(ptr %call3, !172, !DIExpression(), !173)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !174
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !175
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !176
  ret void, !dbg !177
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i32 @puts(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_too_small_bad() #0 !dbg !178 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !179, !DIExpression(), !180)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !181
  %0 = load ptr, ptr @stdin, align 8, !dbg !182
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !183
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !184
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !185
  %call3 = call noalias ptr @malloc(i64 noundef %call2) #9, !dbg !186
    #dbg_value(ptr %call3, !187, !DIExpression(), !188)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !189
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !190
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !191
  ret void, !dbg !192
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_before_bad() #0 !dbg !193 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !194, !DIExpression(), !195)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !196
  %0 = load ptr, ptr @stdin, align 8, !dbg !197
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !198
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !199
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !200
  %add = add i64 %call2, 1, !dbg !201
  %call3 = call noalias ptr @malloc(i64 noundef %add) #9, !dbg !202
    #dbg_value(ptr %call3, !203, !DIExpression(), !204)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !205
  %1 = load ptr, ptr @stdin, align 8, !dbg !206
  %call5 = call ptr @fgets(ptr noundef %arraydecay4, i32 noundef 200, ptr noundef %1), !dbg !207
  %arraydecay6 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !208
  %call7 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay6) #7, !dbg !209
  %call8 = call i32 @puts(ptr noundef %call3), !dbg !210
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_room_good(ptr noundef %to, i64 noundef %room) #0 !dbg !212 {
entry:
    #dbg_value(ptr %to, !215, !DIExpression(), !216)
    #dbg_value(i64 %room, !217, !DIExpression(), !216)
  %call = call ptr @text(), !dbg !218
    #dbg_value(ptr %call, !219, !DIExpression(), !216)
  %call1 = call i64 @strlen(ptr noundef %call) #8, !dbg !220
  %cmp = icmp uge i64 %call1, %room, !dbg !222
  br i1 %cmp, label %if.then, label %if.end, !dbg !222

if.then:                                          ; preds = %entry
  br label %return, !dbg !223

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef %to, ptr noundef %call) #7, !dbg !224
  br label %return, !dbg !225

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_room_known_bad(i64 noundef %room) #0 !dbg !226 {
entry:
  %b = alloca [64 x i8], align 16
    #dbg_value(i64 %room, !229, !DIExpression(), !230)
    #dbg_declare(ptr %b, !231, !DIExpression(), !232)
  %call = call ptr @text(), !dbg !233
    #dbg_value(ptr %call, !234, !DIExpression(), !230)
  %call1 = call i64 @strlen(ptr noundef %call) #8, !dbg !235
  %cmp = icmp uge i64 %call1, %room, !dbg !237
  br i1 %cmp, label %if.then, label %if.end, !dbg !237

if.then:                                          ; preds = %entry
  br label %return, !dbg !238

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 0, !dbg !239
  %call2 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #7, !dbg !240
  %arrayidx = getelementptr inbounds [64 x i8], ptr %b, i64 0, i64 1, !dbg !241
  %0 = load i8, ptr %arrayidx, align 1, !dbg !241
  %conv = sext i8 %0 to i32, !dbg !241
  store volatile i32 %conv, ptr @way, align 4, !dbg !242
  br label %return, !dbg !243

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !243
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_elsewhere_good() #0 !dbg !244 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !245, !DIExpression(), !246)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !247
  %0 = load ptr, ptr @stdin, align 8, !dbg !248
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !249
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !250
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !251
  %add = add i64 %call2, 16, !dbg !252
  %call3 = call ptr @make(i64 noundef %add, i64 noundef 1), !dbg !253
    #dbg_value(ptr %call3, !254, !DIExpression(), !255)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !256
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !257
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(i64 noundef %count, i64 noundef %bytes) #0 !dbg !260 {
entry:
    #dbg_value(i64 %count, !264, !DIExpression(), !265)
    #dbg_value(i64 %bytes, !266, !DIExpression(), !265)
  %call = call noalias ptr @calloc(i64 noundef %count, i64 noundef %bytes) #10, !dbg !267
    #dbg_value(ptr %call, !268, !DIExpression(), !265)
  %tobool = icmp ne ptr %call, null, !dbg !269
  br i1 %tobool, label %if.end, label %if.then, !dbg !271

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #11, !dbg !272
  unreachable, !dbg !272

if.end:                                           ; preds = %entry
  ret ptr %call, !dbg !273
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_twice_elsewhere_good() #0 !dbg !274 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !275, !DIExpression(), !276)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !277
  %0 = load ptr, ptr @stdin, align 8, !dbg !278
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !279
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !280
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !281
  %add = add i64 %call2, 1, !dbg !282
  %call3 = call ptr @make_bytes(i64 noundef %add), !dbg !283
    #dbg_value(ptr %call3, !284, !DIExpression(), !285)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !286
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !287
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !288
  ret void, !dbg !289
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make_bytes(i64 noundef %bytes) #0 !dbg !290 {
entry:
    #dbg_value(i64 %bytes, !293, !DIExpression(), !294)
  %call = call ptr @make(i64 noundef %bytes, i64 noundef 1), !dbg !295
  ret ptr %call, !dbg !296
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_elsewhere_bad() #0 !dbg !297 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_declare(ptr %c, !298, !DIExpression(), !299)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !300
  %0 = load ptr, ptr @stdin, align 8, !dbg !301
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !302
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !303
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !304
  %call3 = call ptr @make_bytes(i64 noundef %call2), !dbg !305
    #dbg_value(ptr %call3, !306, !DIExpression(), !307)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !308
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !309
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !310
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @text_made_perhaps_bad(i32 noundef %any) #0 !dbg !312 {
entry:
  %c = alloca [200 x i8], align 16
    #dbg_value(i32 %any, !315, !DIExpression(), !316)
    #dbg_declare(ptr %c, !317, !DIExpression(), !318)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !319
  %0 = load ptr, ptr @stdin, align 8, !dbg !320
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !321
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !322
  %call2 = call i64 @strlen(ptr noundef %arraydecay1) #8, !dbg !323
  %add = add i64 %call2, 1, !dbg !324
  %call3 = call ptr @make_some(i64 noundef %add, i32 noundef %any), !dbg !325
    #dbg_value(ptr %call3, !326, !DIExpression(), !316)
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !327
  %call5 = call ptr @strcpy(ptr noundef %call3, ptr noundef %arraydecay4) #7, !dbg !328
  %call6 = call i32 @puts(ptr noundef %call3), !dbg !329
  ret void, !dbg !330
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make_some(i64 noundef %bytes, i32 noundef %any) #0 !dbg !331 {
entry:
    #dbg_value(i64 %bytes, !334, !DIExpression(), !335)
    #dbg_value(i32 %any, !336, !DIExpression(), !335)
  %tobool = icmp ne i32 %any, 0, !dbg !337
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !337

cond.true:                                        ; preds = %entry
  %call = call noalias ptr @malloc(i64 noundef %bytes) #9, !dbg !338
  br label %cond.end, !dbg !337

cond.false:                                       ; preds = %entry
  %call1 = call noalias ptr @malloc(i64 noundef 8) #9, !dbg !339
  br label %cond.end, !dbg !337

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ %call1, %cond.false ], !dbg !337
  ret ptr %cond, !dbg !340
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %v) #0 !dbg !341 {
entry:
    #dbg_value(i32 %count, !345, !DIExpression(), !346)
    #dbg_value(ptr %v, !347, !DIExpression(), !346)
  call void @text_bad(), !dbg !348
  call void @text_good(), !dbg !349
  call void @text_beyond_bad(), !dbg !350
  call void @text_kept_good(), !dbg !351
  call void @text_other_bad(), !dbg !352
  call void @text_again_bad(), !dbg !353
  call void @text_perhaps_bad(), !dbg !354
  call void @text_made_good(), !dbg !355
  call void @text_made_too_small_bad(), !dbg !356
  call void @text_made_before_bad(), !dbg !357
  %arrayidx = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !358
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !358
  %conv = sext i32 %count to i64, !dbg !359
  call void @text_room_good(ptr noundef %0, i64 noundef %conv), !dbg !360
  %conv1 = sext i32 %count to i64, !dbg !361
  call void @text_room_known_bad(i64 noundef %conv1), !dbg !362
  call void @text_made_elsewhere_good(), !dbg !363
  call void @text_made_twice_elsewhere_good(), !dbg !364
  call void @text_made_elsewhere_bad(), !dbg !365
  call void @text_made_perhaps_bad(i32 noundef %count), !dbg !366
  ret i32 0, !dbg !367
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #5

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}
!llvm.ident = !{!20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "way", scope: !2, file: !3, line: 5, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lengths.c", directory: ".", checksumkind: CSK_MD5, checksum: "001503656b7aaf6600d972a5181efe26")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "line", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 2048, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 256)
!11 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!21 = distinct !DISubprogram(name: "text_bad", scope: !3, file: !3, line: 9, type: !22, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{null}
!24 = !{}
!25 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 9, type: !26)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 512, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 64)
!29 = !DILocation(line: 9, column: 28, scope: !21)
!30 = !DILocation(line: 9, column: 45, scope: !21)
!31 = !DILocalVariable(name: "s", scope: !21, file: !3, line: 9, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!33 = !DILocation(line: 0, scope: !21)
!34 = !DILocation(line: 9, column: 60, scope: !21)
!35 = !DILocation(line: 9, column: 53, scope: !21)
!36 = !DILocation(line: 9, column: 73, scope: !21)
!37 = !DILocation(line: 9, column: 71, scope: !21)
!38 = !DILocation(line: 9, column: 79, scope: !21)
!39 = distinct !DISubprogram(name: "text", scope: !3, file: !3, line: 7, type: !40, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!40 = !DISubroutineType(types: !41)
!41 = !{!32}
!42 = !DILocation(line: 7, column: 59, scope: !39)
!43 = !DILocation(line: 7, column: 34, scope: !39)
!44 = !DILocation(line: 7, column: 27, scope: !39)
!45 = distinct !DISubprogram(name: "text_good", scope: !3, file: !3, line: 10, type: !22, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!46 = !DILocalVariable(name: "b", scope: !45, file: !3, line: 10, type: !26)
!47 = !DILocation(line: 10, column: 29, scope: !45)
!48 = !DILocation(line: 10, column: 46, scope: !45)
!49 = !DILocalVariable(name: "s", scope: !45, file: !3, line: 10, type: !32)
!50 = !DILocation(line: 0, scope: !45)
!51 = !DILocation(line: 10, column: 58, scope: !52)
!52 = distinct !DILexicalBlock(scope: !45, file: !3, line: 10, column: 58)
!53 = !DILocation(line: 10, column: 68, scope: !52)
!54 = !DILocation(line: 10, column: 81, scope: !52)
!55 = !DILocation(line: 10, column: 96, scope: !45)
!56 = !DILocation(line: 10, column: 89, scope: !45)
!57 = !DILocation(line: 10, column: 109, scope: !45)
!58 = !DILocation(line: 10, column: 107, scope: !45)
!59 = !DILocation(line: 10, column: 115, scope: !45)
!60 = distinct !DISubprogram(name: "text_beyond_bad", scope: !3, file: !3, line: 11, type: !22, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!61 = !DILocalVariable(name: "b", scope: !60, file: !3, line: 11, type: !26)
!62 = !DILocation(line: 11, column: 35, scope: !60)
!63 = !DILocation(line: 11, column: 52, scope: !60)
!64 = !DILocalVariable(name: "s", scope: !60, file: !3, line: 11, type: !32)
!65 = !DILocation(line: 0, scope: !60)
!66 = !DILocation(line: 11, column: 64, scope: !67)
!67 = distinct !DILexicalBlock(scope: !60, file: !3, line: 11, column: 64)
!68 = !DILocation(line: 11, column: 74, scope: !67)
!69 = !DILocation(line: 11, column: 86, scope: !67)
!70 = !DILocation(line: 11, column: 101, scope: !60)
!71 = !DILocation(line: 11, column: 94, scope: !60)
!72 = !DILocation(line: 11, column: 114, scope: !60)
!73 = !DILocation(line: 11, column: 112, scope: !60)
!74 = !DILocation(line: 11, column: 120, scope: !60)
!75 = distinct !DISubprogram(name: "text_kept_good", scope: !3, file: !3, line: 12, type: !22, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!76 = !DILocalVariable(name: "b", scope: !75, file: !3, line: 13, type: !26)
!77 = !DILocation(line: 13, column: 8, scope: !75)
!78 = !DILocation(line: 14, column: 13, scope: !75)
!79 = !DILocalVariable(name: "s", scope: !75, file: !3, line: 14, type: !32)
!80 = !DILocation(line: 0, scope: !75)
!81 = !DILocation(line: 15, column: 14, scope: !75)
!82 = !DILocalVariable(name: "n", scope: !75, file: !3, line: 15, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !84, line: 18, baseType: !85)
!84 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!85 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!86 = !DILocation(line: 16, column: 9, scope: !87)
!87 = distinct !DILexicalBlock(scope: !75, file: !3, line: 16, column: 7)
!88 = !DILocation(line: 16, column: 15, scope: !87)
!89 = !DILocation(line: 17, column: 10, scope: !75)
!90 = !DILocation(line: 17, column: 3, scope: !75)
!91 = !DILocation(line: 18, column: 9, scope: !75)
!92 = !DILocation(line: 18, column: 7, scope: !75)
!93 = !DILocation(line: 19, column: 1, scope: !75)
!94 = distinct !DISubprogram(name: "text_other_bad", scope: !3, file: !3, line: 20, type: !22, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!95 = !DILocalVariable(name: "b", scope: !94, file: !3, line: 21, type: !26)
!96 = !DILocation(line: 21, column: 8, scope: !94)
!97 = !DILocalVariable(name: "c", scope: !94, file: !3, line: 21, type: !26)
!98 = !DILocation(line: 21, column: 15, scope: !94)
!99 = !DILocation(line: 22, column: 19, scope: !94)
!100 = !DILocation(line: 22, column: 26, scope: !94)
!101 = !DILocation(line: 22, column: 13, scope: !94)
!102 = !DILocalVariable(name: "s", scope: !94, file: !3, line: 22, type: !32)
!103 = !DILocation(line: 0, scope: !94)
!104 = !DILocation(line: 22, column: 39, scope: !94)
!105 = !DILocalVariable(name: "t", scope: !94, file: !3, line: 22, type: !32)
!106 = !DILocation(line: 23, column: 7, scope: !107)
!107 = distinct !DILexicalBlock(scope: !94, file: !3, line: 23, column: 7)
!108 = !DILocation(line: 23, column: 17, scope: !107)
!109 = !DILocation(line: 23, column: 23, scope: !107)
!110 = !DILocation(line: 24, column: 10, scope: !94)
!111 = !DILocation(line: 24, column: 3, scope: !94)
!112 = !DILocation(line: 25, column: 9, scope: !94)
!113 = !DILocation(line: 25, column: 7, scope: !94)
!114 = !DILocation(line: 26, column: 1, scope: !94)
!115 = distinct !DISubprogram(name: "text_again_bad", scope: !3, file: !3, line: 27, type: !22, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!116 = !DILocalVariable(name: "b", scope: !115, file: !3, line: 28, type: !26)
!117 = !DILocation(line: 28, column: 8, scope: !115)
!118 = !DILocalVariable(name: "c", scope: !115, file: !3, line: 28, type: !119)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 1600, elements: !120)
!120 = !{!121}
!121 = !DISubrange(count: 200)
!122 = !DILocation(line: 28, column: 15, scope: !115)
!123 = !DILocation(line: 29, column: 9, scope: !115)
!124 = !DILocation(line: 29, column: 17, scope: !115)
!125 = !DILocation(line: 29, column: 3, scope: !115)
!126 = !DILocation(line: 30, column: 14, scope: !127)
!127 = distinct !DILexicalBlock(scope: !115, file: !3, line: 30, column: 7)
!128 = !DILocation(line: 30, column: 7, scope: !127)
!129 = !DILocation(line: 30, column: 17, scope: !127)
!130 = !DILocation(line: 30, column: 23, scope: !127)
!131 = !DILocation(line: 31, column: 9, scope: !115)
!132 = !DILocation(line: 31, column: 17, scope: !115)
!133 = !DILocation(line: 31, column: 3, scope: !115)
!134 = !DILocation(line: 32, column: 10, scope: !115)
!135 = !DILocation(line: 32, column: 13, scope: !115)
!136 = !DILocation(line: 32, column: 3, scope: !115)
!137 = !DILocation(line: 33, column: 9, scope: !115)
!138 = !DILocation(line: 33, column: 7, scope: !115)
!139 = !DILocation(line: 34, column: 1, scope: !115)
!140 = distinct !DISubprogram(name: "text_perhaps_bad", scope: !3, file: !3, line: 35, type: !22, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!141 = !DILocalVariable(name: "b", scope: !140, file: !3, line: 36, type: !26)
!142 = !DILocation(line: 36, column: 8, scope: !140)
!143 = !DILocalVariable(name: "c", scope: !140, file: !3, line: 36, type: !119)
!144 = !DILocation(line: 36, column: 15, scope: !140)
!145 = !DILocation(line: 37, column: 9, scope: !140)
!146 = !DILocation(line: 37, column: 17, scope: !140)
!147 = !DILocation(line: 37, column: 3, scope: !140)
!148 = !DILocation(line: 38, column: 7, scope: !149)
!149 = distinct !DILexicalBlock(scope: !140, file: !3, line: 38, column: 7)
!150 = !DILocation(line: 38, column: 23, scope: !151)
!151 = distinct !DILexicalBlock(scope: !149, file: !3, line: 38, column: 16)
!152 = !DILocation(line: 38, column: 16, scope: !151)
!153 = !DILocation(line: 38, column: 26, scope: !151)
!154 = !DILocation(line: 38, column: 32, scope: !151)
!155 = !DILocation(line: 38, column: 28, scope: !151)
!156 = !DILocation(line: 39, column: 10, scope: !140)
!157 = !DILocation(line: 39, column: 13, scope: !140)
!158 = !DILocation(line: 39, column: 3, scope: !140)
!159 = !DILocation(line: 40, column: 9, scope: !140)
!160 = !DILocation(line: 40, column: 7, scope: !140)
!161 = !DILocation(line: 41, column: 1, scope: !140)
!162 = distinct !DISubprogram(name: "text_made_good", scope: !3, file: !3, line: 42, type: !22, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!163 = !DILocalVariable(name: "c", scope: !162, file: !3, line: 43, type: !119)
!164 = !DILocation(line: 43, column: 8, scope: !162)
!165 = !DILocation(line: 44, column: 9, scope: !162)
!166 = !DILocation(line: 44, column: 17, scope: !162)
!167 = !DILocation(line: 44, column: 3, scope: !162)
!168 = !DILocation(line: 45, column: 27, scope: !162)
!169 = !DILocation(line: 45, column: 20, scope: !162)
!170 = !DILocation(line: 45, column: 30, scope: !162)
!171 = !DILocation(line: 45, column: 13, scope: !162)
!172 = !DILocalVariable(name: "t", scope: !162, file: !3, line: 45, type: !32)
!173 = !DILocation(line: 0, scope: !162)
!174 = !DILocation(line: 46, column: 13, scope: !162)
!175 = !DILocation(line: 46, column: 3, scope: !162)
!176 = !DILocation(line: 47, column: 3, scope: !162)
!177 = !DILocation(line: 48, column: 1, scope: !162)
!178 = distinct !DISubprogram(name: "text_made_too_small_bad", scope: !3, file: !3, line: 49, type: !22, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!179 = !DILocalVariable(name: "c", scope: !178, file: !3, line: 49, type: !119)
!180 = !DILocation(line: 49, column: 43, scope: !178)
!181 = !DILocation(line: 49, column: 57, scope: !178)
!182 = !DILocation(line: 49, column: 65, scope: !178)
!183 = !DILocation(line: 49, column: 51, scope: !178)
!184 = !DILocation(line: 49, column: 97, scope: !178)
!185 = !DILocation(line: 49, column: 90, scope: !178)
!186 = !DILocation(line: 49, column: 83, scope: !178)
!187 = !DILocalVariable(name: "t", scope: !178, file: !3, line: 49, type: !32)
!188 = !DILocation(line: 0, scope: !178)
!189 = !DILocation(line: 49, column: 112, scope: !178)
!190 = !DILocation(line: 49, column: 102, scope: !178)
!191 = !DILocation(line: 49, column: 116, scope: !178)
!192 = !DILocation(line: 49, column: 125, scope: !178)
!193 = distinct !DISubprogram(name: "text_made_before_bad", scope: !3, file: !3, line: 50, type: !22, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!194 = !DILocalVariable(name: "c", scope: !193, file: !3, line: 51, type: !119)
!195 = !DILocation(line: 51, column: 8, scope: !193)
!196 = !DILocation(line: 52, column: 9, scope: !193)
!197 = !DILocation(line: 52, column: 17, scope: !193)
!198 = !DILocation(line: 52, column: 3, scope: !193)
!199 = !DILocation(line: 53, column: 27, scope: !193)
!200 = !DILocation(line: 53, column: 20, scope: !193)
!201 = !DILocation(line: 53, column: 30, scope: !193)
!202 = !DILocation(line: 53, column: 13, scope: !193)
!203 = !DILocalVariable(name: "t", scope: !193, file: !3, line: 53, type: !32)
!204 = !DILocation(line: 0, scope: !193)
!205 = !DILocation(line: 54, column: 9, scope: !193)
!206 = !DILocation(line: 54, column: 17, scope: !193)
!207 = !DILocation(line: 54, column: 3, scope: !193)
!208 = !DILocation(line: 55, column: 13, scope: !193)
!209 = !DILocation(line: 55, column: 3, scope: !193)
!210 = !DILocation(line: 56, column: 3, scope: !193)
!211 = !DILocation(line: 57, column: 1, scope: !193)
!212 = distinct !DISubprogram(name: "text_room_good", scope: !3, file: !3, line: 58, type: !213, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !32, !83}
!215 = !DILocalVariable(name: "to", arg: 1, scope: !212, file: !3, line: 58, type: !32)
!216 = !DILocation(line: 0, scope: !212)
!217 = !DILocalVariable(name: "room", arg: 2, scope: !212, file: !3, line: 58, type: !83)
!218 = !DILocation(line: 58, column: 56, scope: !212)
!219 = !DILocalVariable(name: "s", scope: !212, file: !3, line: 58, type: !32)
!220 = !DILocation(line: 58, column: 68, scope: !221)
!221 = distinct !DILexicalBlock(scope: !212, file: !3, line: 58, column: 68)
!222 = !DILocation(line: 58, column: 78, scope: !221)
!223 = !DILocation(line: 58, column: 87, scope: !221)
!224 = !DILocation(line: 58, column: 95, scope: !212)
!225 = !DILocation(line: 58, column: 110, scope: !212)
!226 = distinct !DISubprogram(name: "text_room_known_bad", scope: !3, file: !3, line: 59, type: !227, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !83}
!229 = !DILocalVariable(name: "room", arg: 1, scope: !226, file: !3, line: 59, type: !83)
!230 = !DILocation(line: 0, scope: !226)
!231 = !DILocalVariable(name: "b", scope: !226, file: !3, line: 59, type: !26)
!232 = !DILocation(line: 59, column: 46, scope: !226)
!233 = !DILocation(line: 59, column: 63, scope: !226)
!234 = !DILocalVariable(name: "s", scope: !226, file: !3, line: 59, type: !32)
!235 = !DILocation(line: 59, column: 75, scope: !236)
!236 = distinct !DILexicalBlock(scope: !226, file: !3, line: 59, column: 75)
!237 = !DILocation(line: 59, column: 85, scope: !236)
!238 = !DILocation(line: 59, column: 94, scope: !236)
!239 = !DILocation(line: 59, column: 109, scope: !226)
!240 = !DILocation(line: 59, column: 102, scope: !226)
!241 = !DILocation(line: 59, column: 122, scope: !226)
!242 = !DILocation(line: 59, column: 120, scope: !226)
!243 = !DILocation(line: 59, column: 128, scope: !226)
!244 = distinct !DISubprogram(name: "text_made_elsewhere_good", scope: !3, file: !3, line: 68, type: !22, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!245 = !DILocalVariable(name: "c", scope: !244, file: !3, line: 69, type: !119)
!246 = !DILocation(line: 69, column: 8, scope: !244)
!247 = !DILocation(line: 70, column: 9, scope: !244)
!248 = !DILocation(line: 70, column: 17, scope: !244)
!249 = !DILocation(line: 70, column: 3, scope: !244)
!250 = !DILocation(line: 71, column: 25, scope: !244)
!251 = !DILocation(line: 71, column: 18, scope: !244)
!252 = !DILocation(line: 71, column: 28, scope: !244)
!253 = !DILocation(line: 71, column: 13, scope: !244)
!254 = !DILocalVariable(name: "t", scope: !244, file: !3, line: 71, type: !32)
!255 = !DILocation(line: 0, scope: !244)
!256 = !DILocation(line: 72, column: 13, scope: !244)
!257 = !DILocation(line: 72, column: 3, scope: !244)
!258 = !DILocation(line: 73, column: 3, scope: !244)
!259 = !DILocation(line: 74, column: 1, scope: !244)
!260 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 61, type: !261, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!261 = !DISubroutineType(types: !262)
!262 = !{!263, !83, !83}
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!264 = !DILocalVariable(name: "count", arg: 1, scope: !260, file: !3, line: 61, type: !83)
!265 = !DILocation(line: 0, scope: !260)
!266 = !DILocalVariable(name: "bytes", arg: 2, scope: !260, file: !3, line: 61, type: !83)
!267 = !DILocation(line: 62, column: 16, scope: !260)
!268 = !DILocalVariable(name: "made", scope: !260, file: !3, line: 62, type: !263)
!269 = !DILocation(line: 63, column: 8, scope: !270)
!270 = distinct !DILexicalBlock(scope: !260, file: !3, line: 63, column: 7)
!271 = !DILocation(line: 63, column: 7, scope: !270)
!272 = !DILocation(line: 63, column: 14, scope: !270)
!273 = !DILocation(line: 64, column: 3, scope: !260)
!274 = distinct !DISubprogram(name: "text_made_twice_elsewhere_good", scope: !3, file: !3, line: 75, type: !22, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!275 = !DILocalVariable(name: "c", scope: !274, file: !3, line: 76, type: !119)
!276 = !DILocation(line: 76, column: 8, scope: !274)
!277 = !DILocation(line: 77, column: 9, scope: !274)
!278 = !DILocation(line: 77, column: 17, scope: !274)
!279 = !DILocation(line: 77, column: 3, scope: !274)
!280 = !DILocation(line: 78, column: 31, scope: !274)
!281 = !DILocation(line: 78, column: 24, scope: !274)
!282 = !DILocation(line: 78, column: 34, scope: !274)
!283 = !DILocation(line: 78, column: 13, scope: !274)
!284 = !DILocalVariable(name: "t", scope: !274, file: !3, line: 78, type: !32)
!285 = !DILocation(line: 0, scope: !274)
!286 = !DILocation(line: 79, column: 13, scope: !274)
!287 = !DILocation(line: 79, column: 3, scope: !274)
!288 = !DILocation(line: 80, column: 3, scope: !274)
!289 = !DILocation(line: 81, column: 1, scope: !274)
!290 = distinct !DISubprogram(name: "make_bytes", scope: !3, file: !3, line: 66, type: !291, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!291 = !DISubroutineType(types: !292)
!292 = !{!263, !83}
!293 = !DILocalVariable(name: "bytes", arg: 1, scope: !290, file: !3, line: 66, type: !83)
!294 = !DILocation(line: 0, scope: !290)
!295 = !DILocation(line: 66, column: 74, scope: !290)
!296 = !DILocation(line: 66, column: 67, scope: !290)
!297 = distinct !DISubprogram(name: "text_made_elsewhere_bad", scope: !3, file: !3, line: 82, type: !22, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!298 = !DILocalVariable(name: "c", scope: !297, file: !3, line: 83, type: !119)
!299 = !DILocation(line: 83, column: 8, scope: !297)
!300 = !DILocation(line: 84, column: 9, scope: !297)
!301 = !DILocation(line: 84, column: 17, scope: !297)
!302 = !DILocation(line: 84, column: 3, scope: !297)
!303 = !DILocation(line: 85, column: 31, scope: !297)
!304 = !DILocation(line: 85, column: 24, scope: !297)
!305 = !DILocation(line: 85, column: 13, scope: !297)
!306 = !DILocalVariable(name: "t", scope: !297, file: !3, line: 85, type: !32)
!307 = !DILocation(line: 0, scope: !297)
!308 = !DILocation(line: 86, column: 13, scope: !297)
!309 = !DILocation(line: 86, column: 3, scope: !297)
!310 = !DILocation(line: 87, column: 3, scope: !297)
!311 = !DILocation(line: 88, column: 1, scope: !297)
!312 = distinct !DISubprogram(name: "text_made_perhaps_bad", scope: !3, file: !3, line: 89, type: !313, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!313 = !DISubroutineType(types: !314)
!314 = !{null, !12}
!315 = !DILocalVariable(name: "any", arg: 1, scope: !312, file: !3, line: 89, type: !12)
!316 = !DILocation(line: 0, scope: !312)
!317 = !DILocalVariable(name: "c", scope: !312, file: !3, line: 90, type: !119)
!318 = !DILocation(line: 90, column: 8, scope: !312)
!319 = !DILocation(line: 91, column: 9, scope: !312)
!320 = !DILocation(line: 91, column: 17, scope: !312)
!321 = !DILocation(line: 91, column: 3, scope: !312)
!322 = !DILocation(line: 92, column: 30, scope: !312)
!323 = !DILocation(line: 92, column: 23, scope: !312)
!324 = !DILocation(line: 92, column: 33, scope: !312)
!325 = !DILocation(line: 92, column: 13, scope: !312)
!326 = !DILocalVariable(name: "t", scope: !312, file: !3, line: 92, type: !32)
!327 = !DILocation(line: 93, column: 13, scope: !312)
!328 = !DILocation(line: 93, column: 3, scope: !312)
!329 = !DILocation(line: 94, column: 3, scope: !312)
!330 = !DILocation(line: 95, column: 1, scope: !312)
!331 = distinct !DISubprogram(name: "make_some", scope: !3, file: !3, line: 67, type: !332, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!332 = !DISubroutineType(types: !333)
!333 = !{!263, !83, !12}
!334 = !DILocalVariable(name: "bytes", arg: 1, scope: !331, file: !3, line: 67, type: !83)
!335 = !DILocation(line: 0, scope: !331)
!336 = !DILocalVariable(name: "any", arg: 2, scope: !331, file: !3, line: 67, type: !12)
!337 = !DILocation(line: 67, column: 82, scope: !331)
!338 = !DILocation(line: 67, column: 88, scope: !331)
!339 = !DILocation(line: 67, column: 104, scope: !331)
!340 = !DILocation(line: 67, column: 75, scope: !331)
!341 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 97, type: !342, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!342 = !DISubroutineType(types: !343)
!343 = !{!12, !12, !344}
!344 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!345 = !DILocalVariable(name: "count", arg: 1, scope: !341, file: !3, line: 97, type: !12)
!346 = !DILocation(line: 0, scope: !341)
!347 = !DILocalVariable(name: "v", arg: 2, scope: !341, file: !3, line: 97, type: !344)
!348 = !DILocation(line: 98, column: 3, scope: !341)
!349 = !DILocation(line: 98, column: 15, scope: !341)
!350 = !DILocation(line: 98, column: 28, scope: !341)
!351 = !DILocation(line: 98, column: 47, scope: !341)
!352 = !DILocation(line: 98, column: 65, scope: !341)
!353 = !DILocation(line: 98, column: 83, scope: !341)
!354 = !DILocation(line: 98, column: 101, scope: !341)
!355 = !DILocation(line: 99, column: 3, scope: !341)
!356 = !DILocation(line: 99, column: 21, scope: !341)
!357 = !DILocation(line: 99, column: 48, scope: !341)
!358 = !DILocation(line: 99, column: 87, scope: !341)
!359 = !DILocation(line: 99, column: 93, scope: !341)
!360 = !DILocation(line: 99, column: 72, scope: !341)
!361 = !DILocation(line: 100, column: 23, scope: !341)
!362 = !DILocation(line: 100, column: 3, scope: !341)
!363 = !DILocation(line: 100, column: 31, scope: !341)
!364 = !DILocation(line: 100, column: 59, scope: !341)
!365 = !DILocation(line: 101, column: 3, scope: !341)
!366 = !DILocation(line: 101, column: 30, scope: !341)
!367 = !DILocation(line: 102, column: 3, scope: !341)
