; ModuleID = '<stdin>'
source_filename = "rooms.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.buffer = type { ptr, i64, i64 }

@small = dso_local global [64 x i8] zeroinitializer, align 16, !dbg !0
@shared = dso_local global %struct.buffer zeroinitializer, align 8, !dbg !11
@way = dso_local global i32 0, align 4, !dbg !7
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !33 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !37, !DIExpression(), !38)
    #dbg_value(ptr %to, !39, !DIExpression(), !38)
    #dbg_value(i64 %room, !40, !DIExpression(), !38)
    #dbg_value(ptr %from, !41, !DIExpression(), !38)
    #dbg_declare(ptr %n, !42, !DIExpression(), !48)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !49
  %0 = load i32, ptr %n, align 4, !dbg !50
  %conv = zext i32 %0 to i64, !dbg !50
  %cmp = icmp ugt i64 %conv, %room, !dbg !52
  br i1 %cmp, label %if.then, label %if.end, !dbg !52

if.then:                                          ; preds = %entry
  br label %return, !dbg !53

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !54
  %conv2 = zext i32 %1 to i64, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false), !dbg !55
  br label %return, !dbg !56

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !56
}

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_wrong_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !57 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !58, !DIExpression(), !59)
    #dbg_value(ptr %to, !60, !DIExpression(), !59)
    #dbg_value(i64 %room, !61, !DIExpression(), !59)
    #dbg_value(ptr %from, !62, !DIExpression(), !59)
    #dbg_declare(ptr %n, !63, !DIExpression(), !64)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !65
  %0 = load i32, ptr %n, align 4, !dbg !66
  %conv = zext i32 %0 to i64, !dbg !66
  %cmp = icmp ult i64 %conv, %room, !dbg !68
  br i1 %cmp, label %if.then, label %if.end, !dbg !68

if.then:                                          ; preds = %entry
  br label %return, !dbg !69

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !70
  %conv2 = zext i32 %1 to i64, !dbg !70
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false), !dbg !71
  br label %return, !dbg !72

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_known_bad(i32 noundef %fd, i64 noundef %room, ptr noundef %from) #0 !dbg !73 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !76, !DIExpression(), !77)
    #dbg_value(i64 %room, !78, !DIExpression(), !77)
    #dbg_value(ptr %from, !79, !DIExpression(), !77)
    #dbg_declare(ptr %n, !80, !DIExpression(), !81)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !82
  %0 = load i32, ptr %n, align 4, !dbg !83
  %conv = zext i32 %0 to i64, !dbg !83
  %cmp = icmp ugt i64 %conv, %room, !dbg !85
  br i1 %cmp, label %if.then, label %if.end, !dbg !85

if.then:                                          ; preds = %entry
  br label %return, !dbg !86

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !87
  %conv2 = zext i32 %1 to i64, !dbg !87
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %from, i64 %conv2, i1 false), !dbg !88
  br label %return, !dbg !89

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !89
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_with_sign_bad(i32 noundef %fd, ptr noundef %to, i32 noundef %room, ptr noundef %from) #0 !dbg !90 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !93, !DIExpression(), !94)
    #dbg_value(ptr %to, !95, !DIExpression(), !94)
    #dbg_value(i32 %room, !96, !DIExpression(), !94)
    #dbg_value(ptr %from, !97, !DIExpression(), !94)
    #dbg_declare(ptr %n, !98, !DIExpression(), !99)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !100
  %0 = load i32, ptr %n, align 4, !dbg !101
  %cmp = icmp sgt i32 %0, %room, !dbg !103
  br i1 %cmp, label %if.then, label %if.end, !dbg !103

if.then:                                          ; preds = %entry
  br label %return, !dbg !104

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !105
  %conv = sext i32 %1 to i64, !dbg !105
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false), !dbg !106
  br label %return, !dbg !107

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !107
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_with_sign_good(i32 noundef %fd, ptr noundef %to, i32 noundef %room, ptr noundef %from) #0 !dbg !108 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !109, !DIExpression(), !110)
    #dbg_value(ptr %to, !111, !DIExpression(), !110)
    #dbg_value(i32 %room, !112, !DIExpression(), !110)
    #dbg_value(ptr %from, !113, !DIExpression(), !110)
    #dbg_declare(ptr %n, !114, !DIExpression(), !115)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !116
  %0 = load i32, ptr %n, align 4, !dbg !117
  %cmp = icmp slt i32 %0, 0, !dbg !119
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !120

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !121
  %cmp1 = icmp sgt i32 %1, %room, !dbg !122
  br i1 %cmp1, label %if.then, label %if.end, !dbg !120

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !123

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32, ptr %n, align 4, !dbg !124
  %conv = sext i32 %2 to i64, !dbg !124
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false), !dbg !125
  br label %return, !dbg !126

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_again_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !127 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !128, !DIExpression(), !129)
    #dbg_value(ptr %to, !130, !DIExpression(), !129)
    #dbg_value(i64 %room, !131, !DIExpression(), !129)
    #dbg_value(ptr %from, !132, !DIExpression(), !129)
    #dbg_declare(ptr %n, !133, !DIExpression(), !134)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !135
  %0 = load i32, ptr %n, align 4, !dbg !136
  %conv = zext i32 %0 to i64, !dbg !136
  %cmp = icmp ugt i64 %conv, %room, !dbg !138
  br i1 %cmp, label %if.then, label %if.end, !dbg !138

if.then:                                          ; preds = %entry
  br label %return, !dbg !139

if.end:                                           ; preds = %entry
  %call2 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !140
  %1 = load i32, ptr %n, align 4, !dbg !141
  %conv3 = zext i32 %1 to i64, !dbg !141
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv3, i1 false), !dbg !142
  br label %return, !dbg !143

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !143
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_left_good(i32 noundef %fd, ptr noundef %from) #0 !dbg !144 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !147, !DIExpression(), !148)
    #dbg_value(ptr %from, !149, !DIExpression(), !148)
    #dbg_declare(ptr %n, !150, !DIExpression(), !151)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !152
  %0 = load i32, ptr %n, align 4, !dbg !153
  %conv = zext i32 %0 to i64, !dbg !153
  %1 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 1), align 8, !dbg !155
  %2 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 2), align 8, !dbg !156
  %sub = sub i64 %1, %2, !dbg !157
  %cmp = icmp ugt i64 %conv, %sub, !dbg !158
  br i1 %cmp, label %if.then, label %if.end, !dbg !158

if.then:                                          ; preds = %entry
  br label %return, !dbg !159

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr @shared, align 8, !dbg !160
  %4 = load i64, ptr getelementptr inbounds nuw (%struct.buffer, ptr @shared, i32 0, i32 2), align 8, !dbg !161
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %4, !dbg !162
  %5 = load i32, ptr %n, align 4, !dbg !163
  %conv2 = zext i32 %5 to i64, !dbg !163
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %from, i64 %conv2, i1 false), !dbg !162
  br label %return, !dbg !164

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_until_end_good(i32 noundef %fd, ptr noundef %to, ptr noundef %end, ptr noundef %from) #0 !dbg !165 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !168, !DIExpression(), !169)
    #dbg_value(ptr %to, !170, !DIExpression(), !169)
    #dbg_value(ptr %end, !171, !DIExpression(), !169)
    #dbg_value(ptr %from, !172, !DIExpression(), !169)
    #dbg_declare(ptr %n, !173, !DIExpression(), !174)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !175
  %0 = load i32, ptr %n, align 4, !dbg !176
  %conv = zext i32 %0 to i64, !dbg !176
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64, !dbg !178
  %sub.ptr.rhs.cast = ptrtoint ptr %to to i64, !dbg !178
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !178
  %cmp = icmp sgt i64 %conv, %sub.ptr.sub, !dbg !179
  br i1 %cmp, label %if.then, label %if.end, !dbg !179

if.then:                                          ; preds = %entry
  br label %return, !dbg !180

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !181
  %conv2 = zext i32 %1 to i64, !dbg !181
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false), !dbg !182
  br label %return, !dbg !183

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !183
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_clamped_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !184 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !185, !DIExpression(), !186)
    #dbg_value(ptr %to, !187, !DIExpression(), !186)
    #dbg_value(i64 %room, !188, !DIExpression(), !186)
    #dbg_value(ptr %from, !189, !DIExpression(), !186)
    #dbg_declare(ptr %n, !190, !DIExpression(), !191)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !192
  %0 = load i32, ptr %n, align 4, !dbg !193
  %conv = zext i32 %0 to i64, !dbg !193
    #dbg_value(i64 %conv, !194, !DIExpression(), !186)
  %cmp = icmp ugt i64 %conv, %room, !dbg !195
  br i1 %cmp, label %if.then, label %if.end, !dbg !195

if.then:                                          ; preds = %entry
    #dbg_value(i64 %room, !194, !DIExpression(), !186)
  br label %if.end, !dbg !197

if.end:                                           ; preds = %if.then, %entry
  %m.0 = phi i64 [ %room, %if.then ], [ %conv, %entry ], !dbg !186
    #dbg_value(i64 %m.0, !194, !DIExpression(), !186)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %m.0, i1 false), !dbg !198
  ret void, !dbg !199
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_kept_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !200 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !201, !DIExpression(), !202)
    #dbg_value(ptr %to, !203, !DIExpression(), !202)
    #dbg_value(i64 %room, !204, !DIExpression(), !202)
    #dbg_value(ptr %from, !205, !DIExpression(), !202)
    #dbg_declare(ptr %n, !206, !DIExpression(), !207)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !208
  %0 = load i32, ptr %n, align 4, !dbg !209
  %conv = zext i32 %0 to i64, !dbg !209
  %cmp = icmp ugt i64 %conv, %room, !dbg !211
  br i1 %cmp, label %if.then, label %if.end, !dbg !211

if.then:                                          ; preds = %entry
  br label %return, !dbg !212

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !213
  %conv2 = zext i32 %1 to i64, !dbg !213
    #dbg_value(i64 %conv2, !214, !DIExpression(), !202)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false), !dbg !215
  br label %return, !dbg !216

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !216
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_from_outside_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 !dbg !217 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
    #dbg_value(i32 %fd, !220, !DIExpression(), !221)
    #dbg_value(ptr %to, !222, !DIExpression(), !221)
    #dbg_value(ptr %from, !223, !DIExpression(), !221)
    #dbg_declare(ptr %n, !224, !DIExpression(), !225)
    #dbg_declare(ptr %room, !226, !DIExpression(), !227)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !228
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %room, i64 noundef 4, i32 noundef 0), !dbg !229
  %0 = load i32, ptr %n, align 4, !dbg !230
  %1 = load i32, ptr %room, align 4, !dbg !232
  %cmp = icmp ugt i32 %0, %1, !dbg !233
  br i1 %cmp, label %if.then, label %if.end, !dbg !233

if.then:                                          ; preds = %entry
  br label %return, !dbg !234

if.end:                                           ; preds = %entry
  %2 = load i32, ptr %n, align 4, !dbg !235
  %conv = zext i32 %2 to i64, !dbg !235
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false), !dbg !236
  br label %return, !dbg !237

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !238 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !239, !DIExpression(), !240)
    #dbg_value(ptr %to, !241, !DIExpression(), !240)
    #dbg_value(i64 %room, !242, !DIExpression(), !240)
    #dbg_value(ptr %from, !243, !DIExpression(), !240)
    #dbg_declare(ptr %n, !244, !DIExpression(), !245)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !246
  %0 = load i32, ptr %n, align 4, !dbg !247
  %conv = zext i32 %0 to i64, !dbg !247
  %cmp = icmp ult i64 %conv, %room, !dbg !248
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !247

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !249
  %conv2 = zext i32 %1 to i64, !dbg !249
  br label %cond.end, !dbg !247

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !247

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv2, %cond.true ], [ %room, %cond.false ], !dbg !247
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %cond, i1 false), !dbg !250
  ret void, !dbg !251
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_of_both_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 !dbg !252 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
    #dbg_value(i32 %fd, !253, !DIExpression(), !254)
    #dbg_value(ptr %to, !255, !DIExpression(), !254)
    #dbg_value(ptr %from, !256, !DIExpression(), !254)
    #dbg_declare(ptr %n, !257, !DIExpression(), !258)
    #dbg_declare(ptr %room, !259, !DIExpression(), !260)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !261
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %room, i64 noundef 4, i32 noundef 0), !dbg !262
  %0 = load i32, ptr %n, align 4, !dbg !263
  %1 = load i32, ptr %room, align 4, !dbg !264
  %cmp = icmp ult i32 %0, %1, !dbg !265
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !263

cond.true:                                        ; preds = %entry
  %2 = load i32, ptr %n, align 4, !dbg !266
  br label %cond.end, !dbg !263

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %room, align 4, !dbg !267
  br label %cond.end, !dbg !263

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ %3, %cond.false ], !dbg !263
  %conv = zext i32 %cond to i64, !dbg !263
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false), !dbg !268
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_compared_bad(i32 noundef %fd, ptr noundef %to, i64 noundef %room, ptr noundef %from) #0 !dbg !270 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !271, !DIExpression(), !272)
    #dbg_value(ptr %to, !273, !DIExpression(), !272)
    #dbg_value(i64 %room, !274, !DIExpression(), !272)
    #dbg_value(ptr %from, !275, !DIExpression(), !272)
    #dbg_declare(ptr %n, !276, !DIExpression(), !277)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !278
  %0 = load i32, ptr %n, align 4, !dbg !279
  %sub = sub i32 %0, 4, !dbg !281
  %conv = zext i32 %sub to i64, !dbg !279
  %cmp = icmp ugt i64 %conv, %room, !dbg !282
  br i1 %cmp, label %if.then, label %if.end, !dbg !282

if.then:                                          ; preds = %entry
  br label %return, !dbg !283

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !284
  %conv2 = zext i32 %1 to i64, !dbg !284
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false), !dbg !285
  br label %return, !dbg !286

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !286
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @counted_bad(i32 noundef %fd, ptr noundef %to, ptr noundef %from) #0 !dbg !287 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !288, !DIExpression(), !289)
    #dbg_value(ptr %to, !290, !DIExpression(), !289)
    #dbg_value(ptr %from, !291, !DIExpression(), !289)
    #dbg_declare(ptr %n, !292, !DIExpression(), !293)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !294
    #dbg_value(i32 0, !295, !DIExpression(), !289)
  br label %for.cond, !dbg !296

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !298
    #dbg_value(i32 %i.0, !295, !DIExpression(), !289)
  %0 = load i32, ptr %n, align 4, !dbg !299
  %cmp = icmp ult i32 %i.0, %0, !dbg !301
  br i1 %cmp, label %for.body, label %for.end, !dbg !302

for.body:                                         ; preds = %for.cond
  store volatile i32 %i.0, ptr @way, align 4, !dbg !303
  br label %for.inc, !dbg !304

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1, !dbg !305
    #dbg_value(i32 %inc, !295, !DIExpression(), !289)
  br label %for.cond, !dbg !306, !llvm.loop !307

for.end:                                          ; preds = %for.cond
  %1 = load i32, ptr %n, align 4, !dbg !310
  %conv = zext i32 %1 to i64, !dbg !310
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false), !dbg !311
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_good(i32 noundef %fd, ptr noundef %to) #0 !dbg !313 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !314, !DIExpression(), !315)
    #dbg_value(ptr %to, !316, !DIExpression(), !315)
    #dbg_declare(ptr %c, !317, !DIExpression(), !321)
    #dbg_declare(ptr %n, !322, !DIExpression(), !323)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !324
  %0 = load ptr, ptr @stdin, align 8, !dbg !325
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !326
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !327
  %1 = load i32, ptr %n, align 4, !dbg !328
  %conv = zext i32 %1 to i64, !dbg !328
  %arraydecay2 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !330
  %call3 = call i64 @strlen(ptr noundef %arraydecay2) #6, !dbg !331
  %cmp = icmp ugt i64 %conv, %call3, !dbg !332
  br i1 %cmp, label %if.then, label %if.end, !dbg !332

if.then:                                          ; preds = %entry
  br label %return, !dbg !333

if.end:                                           ; preds = %entry
  %arraydecay5 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !334
  %2 = load i32, ptr %n, align 4, !dbg !335
  %conv6 = zext i32 %2 to i64, !dbg !335
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 16 %arraydecay5, i64 %conv6, i1 false), !dbg !334
  br label %return, !dbg !336

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !336
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_kept_good(i32 noundef %fd, ptr noundef %to) #0 !dbg !337 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !338, !DIExpression(), !339)
    #dbg_value(ptr %to, !340, !DIExpression(), !339)
    #dbg_declare(ptr %c, !341, !DIExpression(), !342)
    #dbg_declare(ptr %n, !343, !DIExpression(), !344)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !345
  %0 = load ptr, ptr @stdin, align 8, !dbg !346
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !347
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !348
  %arraydecay2 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !349
  %call3 = call i64 @strlen(ptr noundef %arraydecay2) #6, !dbg !350
    #dbg_value(i64 %call3, !351, !DIExpression(), !339)
  %1 = load i32, ptr %n, align 4, !dbg !352
  %conv = zext i32 %1 to i64, !dbg !352
  %cmp = icmp ugt i64 %conv, %call3, !dbg !354
  br i1 %cmp, label %if.then, label %if.end, !dbg !354

if.then:                                          ; preds = %entry
  br label %return, !dbg !355

if.end:                                           ; preds = %entry
  %arraydecay5 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !356
  %2 = load i32, ptr %n, align 4, !dbg !357
  %conv6 = zext i32 %2 to i64, !dbg !357
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 16 %arraydecay5, i64 %conv6, i1 false), !dbg !356
  br label %return, !dbg !358

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !358
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_of_other_bad(i32 noundef %fd, ptr noundef %to) #0 !dbg !359 {
entry:
  %c = alloca [200 x i8], align 16
  %d = alloca [200 x i8], align 16
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !360, !DIExpression(), !361)
    #dbg_value(ptr %to, !362, !DIExpression(), !361)
    #dbg_declare(ptr %c, !363, !DIExpression(), !364)
    #dbg_declare(ptr %d, !365, !DIExpression(), !366)
    #dbg_declare(ptr %n, !367, !DIExpression(), !368)
  %arraydecay = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !369
  %0 = load ptr, ptr @stdin, align 8, !dbg !370
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 200, ptr noundef %0), !dbg !371
  %arraydecay1 = getelementptr inbounds [200 x i8], ptr %d, i64 0, i64 0, !dbg !372
  %1 = load ptr, ptr @stdin, align 8, !dbg !373
  %call2 = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 200, ptr noundef %1), !dbg !374
  %call3 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !375
  %2 = load i32, ptr %n, align 4, !dbg !376
  %conv = zext i32 %2 to i64, !dbg !376
  %arraydecay4 = getelementptr inbounds [200 x i8], ptr %d, i64 0, i64 0, !dbg !378
  %call5 = call i64 @strlen(ptr noundef %arraydecay4) #6, !dbg !379
  %cmp = icmp ugt i64 %conv, %call5, !dbg !380
  br i1 %cmp, label %if.then, label %if.end, !dbg !380

if.then:                                          ; preds = %entry
  br label %return, !dbg !381

if.end:                                           ; preds = %entry
  %arraydecay7 = getelementptr inbounds [200 x i8], ptr %c, i64 0, i64 0, !dbg !382
  %3 = load i32, ptr %n, align 4, !dbg !383
  %conv8 = zext i32 %3 to i64, !dbg !383
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 16 %arraydecay7, i64 %conv8, i1 false), !dbg !382
  br label %return, !dbg !384

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !384
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heartbeat_bad(i32 noundef %fd) #0 !dbg !385 {
entry:
  %in = alloca [1024 x i8], align 16
    #dbg_value(i32 %fd, !388, !DIExpression(), !389)
    #dbg_declare(ptr %in, !390, !DIExpression(), !395)
  %arraydecay = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0, !dbg !396
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %arraydecay, i64 noundef 1024, i32 noundef 0), !dbg !397
    #dbg_value(i64 %call, !398, !DIExpression(), !389)
  %cmp = icmp slt i64 %call, 3, !dbg !400
  br i1 %cmp, label %if.then, label %if.end, !dbg !400

if.then:                                          ; preds = %entry
  br label %return, !dbg !402

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 1, !dbg !403
  %0 = load i8, ptr %arrayidx, align 1, !dbg !403
  %conv = zext i8 %0 to i32, !dbg !403
  %shl = shl i32 %conv, 8, !dbg !404
  %arrayidx1 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 2, !dbg !405
  %1 = load i8, ptr %arrayidx1, align 2, !dbg !405
  %conv2 = zext i8 %1 to i32, !dbg !405
  %or = or i32 %shl, %conv2, !dbg !406
    #dbg_value(i32 %or, !407, !DIExpression(), !389)
  %add = add i32 %or, 19, !dbg !408
  %conv3 = zext i32 %add to i64, !dbg !409
  %call4 = call ptr @make(i64 noundef %conv3), !dbg !410
    #dbg_value(ptr %call4, !411, !DIExpression(), !389)
  %add.ptr = getelementptr inbounds i8, ptr %call4, i64 3, !dbg !413
  %arraydecay5 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0, !dbg !413
  %add.ptr6 = getelementptr inbounds i8, ptr %arraydecay5, i64 3, !dbg !413
  %conv7 = zext i32 %or to i64, !dbg !414
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr6, i64 %conv7, i1 false), !dbg !413
  %arrayidx8 = getelementptr inbounds i8, ptr %call4, i64 5, !dbg !415
  %2 = load i8, ptr %arrayidx8, align 1, !dbg !415
  %conv9 = zext i8 %2 to i32, !dbg !415
  store volatile i32 %conv9, ptr @way, align 4, !dbg !416
  br label %return, !dbg !417

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !417
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(i64 noundef %bytes) #0 !dbg !418 {
entry:
    #dbg_value(i64 %bytes, !422, !DIExpression(), !423)
  %call = call noalias ptr @malloc(i64 noundef %bytes) #7, !dbg !424
  ret ptr %call, !dbg !425
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heartbeat_good(i32 noundef %fd, ptr noundef %out) #0 !dbg !426 {
entry:
  %in = alloca [1024 x i8], align 16
    #dbg_value(i32 %fd, !427, !DIExpression(), !428)
    #dbg_value(ptr %out, !429, !DIExpression(), !428)
    #dbg_declare(ptr %in, !430, !DIExpression(), !431)
  %arraydecay = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0, !dbg !432
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %arraydecay, i64 noundef 1024, i32 noundef 0), !dbg !433
    #dbg_value(i64 %call, !434, !DIExpression(), !428)
  %cmp = icmp slt i64 %call, 19, !dbg !435
  br i1 %cmp, label %if.then, label %if.end, !dbg !435

if.then:                                          ; preds = %entry
  br label %return, !dbg !437

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 1, !dbg !438
  %0 = load i8, ptr %arrayidx, align 1, !dbg !438
  %conv = zext i8 %0 to i32, !dbg !438
  %shl = shl i32 %conv, 8, !dbg !439
  %arrayidx1 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 2, !dbg !440
  %1 = load i8, ptr %arrayidx1, align 2, !dbg !440
  %conv2 = zext i8 %1 to i32, !dbg !440
  %or = or i32 %shl, %conv2, !dbg !441
    #dbg_value(i32 %or, !442, !DIExpression(), !428)
  %add = add i32 %or, 19, !dbg !443
  %conv3 = zext i32 %add to i64, !dbg !445
  %cmp4 = icmp ugt i64 %conv3, %call, !dbg !446
  br i1 %cmp4, label %if.then6, label %if.end7, !dbg !446

if.then6:                                         ; preds = %if.end
  br label %return, !dbg !447

if.end7:                                          ; preds = %if.end
  %add.ptr = getelementptr inbounds i8, ptr %out, i64 3, !dbg !448
  %arraydecay8 = getelementptr inbounds [1024 x i8], ptr %in, i64 0, i64 0, !dbg !448
  %add.ptr9 = getelementptr inbounds i8, ptr %arraydecay8, i64 3, !dbg !448
  %conv10 = zext i32 %or to i64, !dbg !449
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr9, i64 %conv10, i1 false), !dbg !448
  br label %return, !dbg !450

return:                                           ; preds = %if.end7, %if.then6, %if.then
  ret void, !dbg !450
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %c, ptr noundef %v) #0 !dbg !451 {
entry:
    #dbg_value(i32 %c, !455, !DIExpression(), !456)
    #dbg_value(ptr %v, !457, !DIExpression(), !456)
    #dbg_value(i32 %c, !458, !DIExpression(), !456)
  %arrayidx = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !459
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !459
  %conv = zext i32 %c to i64, !dbg !460
  %arrayidx1 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !461
  %1 = load ptr, ptr %arrayidx1, align 8, !dbg !461
  call void @room_good(i32 noundef %c, ptr noundef %0, i64 noundef %conv, ptr noundef %1), !dbg !462
  %arrayidx2 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !463
  %2 = load ptr, ptr %arrayidx2, align 8, !dbg !463
  %conv3 = zext i32 %c to i64, !dbg !464
  %arrayidx4 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !465
  %3 = load ptr, ptr %arrayidx4, align 8, !dbg !465
  call void @room_wrong_bad(i32 noundef %c, ptr noundef %2, i64 noundef %conv3, ptr noundef %3), !dbg !466
  %conv5 = zext i32 %c to i64, !dbg !467
  %arrayidx6 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !468
  %4 = load ptr, ptr %arrayidx6, align 8, !dbg !468
  call void @room_known_bad(i32 noundef %c, i64 noundef %conv5, ptr noundef %4), !dbg !469
  %arrayidx7 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !470
  %5 = load ptr, ptr %arrayidx7, align 8, !dbg !470
  %arrayidx8 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !471
  %6 = load ptr, ptr %arrayidx8, align 8, !dbg !471
  call void @room_with_sign_bad(i32 noundef %c, ptr noundef %5, i32 noundef %c, ptr noundef %6), !dbg !472
  %arrayidx9 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !473
  %7 = load ptr, ptr %arrayidx9, align 8, !dbg !473
  %arrayidx10 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !474
  %8 = load ptr, ptr %arrayidx10, align 8, !dbg !474
  call void @room_with_sign_good(i32 noundef %c, ptr noundef %7, i32 noundef %c, ptr noundef %8), !dbg !475
  %arrayidx11 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !476
  %9 = load ptr, ptr %arrayidx11, align 8, !dbg !476
  %conv12 = zext i32 %c to i64, !dbg !477
  %arrayidx13 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !478
  %10 = load ptr, ptr %arrayidx13, align 8, !dbg !478
  call void @room_again_bad(i32 noundef %c, ptr noundef %9, i64 noundef %conv12, ptr noundef %10), !dbg !479
  %arrayidx14 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !480
  %11 = load ptr, ptr %arrayidx14, align 8, !dbg !480
  call void @room_left_good(i32 noundef %c, ptr noundef %11), !dbg !481
  %arrayidx15 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !482
  %12 = load ptr, ptr %arrayidx15, align 8, !dbg !482
  %arrayidx16 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !483
  %13 = load ptr, ptr %arrayidx16, align 8, !dbg !483
  %arrayidx17 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !484
  %14 = load ptr, ptr %arrayidx17, align 8, !dbg !484
  call void @room_until_end_good(i32 noundef %c, ptr noundef %12, ptr noundef %13, ptr noundef %14), !dbg !485
  %arrayidx18 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !486
  %15 = load ptr, ptr %arrayidx18, align 8, !dbg !486
  %conv19 = zext i32 %c to i64, !dbg !487
  %arrayidx20 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !488
  %16 = load ptr, ptr %arrayidx20, align 8, !dbg !488
  call void @room_clamped_good(i32 noundef %c, ptr noundef %15, i64 noundef %conv19, ptr noundef %16), !dbg !489
  %arrayidx21 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !490
  %17 = load ptr, ptr %arrayidx21, align 8, !dbg !490
  %arrayidx22 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !491
  %18 = load ptr, ptr %arrayidx22, align 8, !dbg !491
  call void @room_from_outside_bad(i32 noundef %c, ptr noundef %17, ptr noundef %18), !dbg !492
  %arrayidx23 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !493
  %19 = load ptr, ptr %arrayidx23, align 8, !dbg !493
  %arrayidx24 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !494
  %20 = load ptr, ptr %arrayidx24, align 8, !dbg !494
  call void @counted_bad(i32 noundef %c, ptr noundef %19, ptr noundef %20), !dbg !495
  %arrayidx25 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !496
  %21 = load ptr, ptr %arrayidx25, align 8, !dbg !496
  call void @length_good(i32 noundef %c, ptr noundef %21), !dbg !497
  %arrayidx26 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !498
  %22 = load ptr, ptr %arrayidx26, align 8, !dbg !498
  call void @length_of_other_bad(i32 noundef %c, ptr noundef %22), !dbg !499
  %arrayidx27 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !500
  %23 = load ptr, ptr %arrayidx27, align 8, !dbg !500
  %conv28 = zext i32 %c to i64, !dbg !501
  %arrayidx29 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !502
  %24 = load ptr, ptr %arrayidx29, align 8, !dbg !502
  call void @least_good(i32 noundef %c, ptr noundef %23, i64 noundef %conv28, ptr noundef %24), !dbg !503
  %arrayidx30 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !504
  %25 = load ptr, ptr %arrayidx30, align 8, !dbg !504
  %arrayidx31 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !505
  %26 = load ptr, ptr %arrayidx31, align 8, !dbg !505
  call void @least_of_both_bad(i32 noundef %c, ptr noundef %25, ptr noundef %26), !dbg !506
  %arrayidx32 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !507
  %27 = load ptr, ptr %arrayidx32, align 8, !dbg !507
  %conv33 = zext i32 %c to i64, !dbg !508
  %arrayidx34 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !509
  %28 = load ptr, ptr %arrayidx34, align 8, !dbg !509
  call void @less_compared_bad(i32 noundef %c, ptr noundef %27, i64 noundef %conv33, ptr noundef %28), !dbg !510
  %arrayidx35 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !511
  %29 = load ptr, ptr %arrayidx35, align 8, !dbg !511
  %conv36 = zext i32 %c to i64, !dbg !512
  %arrayidx37 = getelementptr inbounds ptr, ptr %v, i64 1, !dbg !513
  %30 = load ptr, ptr %arrayidx37, align 8, !dbg !513
  call void @room_kept_good(i32 noundef %c, ptr noundef %29, i64 noundef %conv36, ptr noundef %30), !dbg !514
  %arrayidx38 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !515
  %31 = load ptr, ptr %arrayidx38, align 8, !dbg !515
  call void @length_kept_good(i32 noundef %c, ptr noundef %31), !dbg !516
  call void @made(i32 noundef %c), !dbg !517
  call void @heartbeat_bad(i32 noundef %c), !dbg !518
  %arrayidx39 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !519
  %32 = load ptr, ptr %arrayidx39, align 8, !dbg !519
  call void @heartbeat_good(i32 noundef %c, ptr noundef %32), !dbg !520
  ret i32 0, !dbg !521
}

; Function Attrs: noinline nounwind uwtable
define internal void @made(i32 noundef %fd) #0 !dbg !522 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !523, !DIExpression(), !524)
    #dbg_declare(ptr %n, !525, !DIExpression(), !526)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !527
  %0 = load i32, ptr %n, align 4, !dbg !528
  %conv = zext i32 %0 to i64, !dbg !528
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #7, !dbg !529
    #dbg_value(ptr %call1, !530, !DIExpression(), !524)
  %1 = load i32, ptr %n, align 4, !dbg !531
  %conv2 = zext i32 %1 to i64, !dbg !531
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv2), !dbg !532
  %add.ptr = getelementptr inbounds i8, ptr %call1, i64 1, !dbg !533
  %2 = load i32, ptr %n, align 4, !dbg !534
  %conv4 = zext i32 %2 to i64, !dbg !534
  call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 0, i64 %conv4, i1 false), !dbg !533
  %call5 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !535
  %3 = load i32, ptr %n, align 4, !dbg !536
  %conv6 = zext i32 %3 to i64, !dbg !536
  %call7 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv6), !dbg !537
  %arrayidx = getelementptr inbounds i8, ptr %call1, i64 3, !dbg !538
  %4 = load i8, ptr %arrayidx, align 1, !dbg !538
  %conv8 = sext i8 %4 to i32, !dbg !538
  store volatile i32 %conv8, ptr @way, align 4, !dbg !539
  ret void, !dbg !540
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind willreturn memory(read) }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rooms.c", directory: ".", checksumkind: CSK_MD5, checksum: "3f8f6c423997bcee6485ccdcbe24afb5")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!0, !7, !11}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "way", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !13, isLocal: false, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "buffer", file: !3, line: 9, size: 192, elements: !14)
!14 = !{!15, !18, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !13, file: !3, line: 9, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !13, file: !3, line: 9, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 18, baseType: !5)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!21 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !13, file: !3, line: 9, baseType: !19, size: 64, offset: 128)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 512, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!33 = distinct !DISubprogram(name: "room_good", scope: !3, file: !3, line: 13, type: !34, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null, !10, !16, !19, !16}
!36 = !{}
!37 = !DILocalVariable(name: "fd", arg: 1, scope: !33, file: !3, line: 13, type: !10)
!38 = !DILocation(line: 0, scope: !33)
!39 = !DILocalVariable(name: "to", arg: 2, scope: !33, file: !3, line: 13, type: !16)
!40 = !DILocalVariable(name: "room", arg: 3, scope: !33, file: !3, line: 13, type: !19)
!41 = !DILocalVariable(name: "from", arg: 4, scope: !33, file: !3, line: 13, type: !16)
!42 = !DILocalVariable(name: "n", scope: !33, file: !3, line: 14, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !44, line: 26, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !46, line: 42, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!47 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 14, column: 12, scope: !33)
!49 = !DILocation(line: 15, column: 3, scope: !33)
!50 = !DILocation(line: 16, column: 7, scope: !51)
!51 = distinct !DILexicalBlock(scope: !33, file: !3, line: 16, column: 7)
!52 = !DILocation(line: 16, column: 9, scope: !51)
!53 = !DILocation(line: 16, column: 17, scope: !51)
!54 = !DILocation(line: 17, column: 20, scope: !33)
!55 = !DILocation(line: 17, column: 3, scope: !33)
!56 = !DILocation(line: 18, column: 1, scope: !33)
!57 = distinct !DISubprogram(name: "room_wrong_bad", scope: !3, file: !3, line: 19, type: !34, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!58 = !DILocalVariable(name: "fd", arg: 1, scope: !57, file: !3, line: 19, type: !10)
!59 = !DILocation(line: 0, scope: !57)
!60 = !DILocalVariable(name: "to", arg: 2, scope: !57, file: !3, line: 19, type: !16)
!61 = !DILocalVariable(name: "room", arg: 3, scope: !57, file: !3, line: 19, type: !19)
!62 = !DILocalVariable(name: "from", arg: 4, scope: !57, file: !3, line: 19, type: !16)
!63 = !DILocalVariable(name: "n", scope: !57, file: !3, line: 20, type: !43)
!64 = !DILocation(line: 20, column: 12, scope: !57)
!65 = !DILocation(line: 21, column: 3, scope: !57)
!66 = !DILocation(line: 22, column: 7, scope: !67)
!67 = distinct !DILexicalBlock(scope: !57, file: !3, line: 22, column: 7)
!68 = !DILocation(line: 22, column: 9, scope: !67)
!69 = !DILocation(line: 22, column: 17, scope: !67)
!70 = !DILocation(line: 23, column: 20, scope: !57)
!71 = !DILocation(line: 23, column: 3, scope: !57)
!72 = !DILocation(line: 24, column: 1, scope: !57)
!73 = distinct !DISubprogram(name: "room_known_bad", scope: !3, file: !3, line: 25, type: !74, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!74 = !DISubroutineType(types: !75)
!75 = !{null, !10, !19, !16}
!76 = !DILocalVariable(name: "fd", arg: 1, scope: !73, file: !3, line: 25, type: !10)
!77 = !DILocation(line: 0, scope: !73)
!78 = !DILocalVariable(name: "room", arg: 2, scope: !73, file: !3, line: 25, type: !19)
!79 = !DILocalVariable(name: "from", arg: 3, scope: !73, file: !3, line: 25, type: !16)
!80 = !DILocalVariable(name: "n", scope: !73, file: !3, line: 26, type: !43)
!81 = !DILocation(line: 26, column: 12, scope: !73)
!82 = !DILocation(line: 27, column: 3, scope: !73)
!83 = !DILocation(line: 28, column: 7, scope: !84)
!84 = distinct !DILexicalBlock(scope: !73, file: !3, line: 28, column: 7)
!85 = !DILocation(line: 28, column: 9, scope: !84)
!86 = !DILocation(line: 28, column: 17, scope: !84)
!87 = !DILocation(line: 29, column: 23, scope: !73)
!88 = !DILocation(line: 29, column: 3, scope: !73)
!89 = !DILocation(line: 30, column: 1, scope: !73)
!90 = distinct !DISubprogram(name: "room_with_sign_bad", scope: !3, file: !3, line: 31, type: !91, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!91 = !DISubroutineType(types: !92)
!92 = !{null, !10, !16, !10, !16}
!93 = !DILocalVariable(name: "fd", arg: 1, scope: !90, file: !3, line: 31, type: !10)
!94 = !DILocation(line: 0, scope: !90)
!95 = !DILocalVariable(name: "to", arg: 2, scope: !90, file: !3, line: 31, type: !16)
!96 = !DILocalVariable(name: "room", arg: 3, scope: !90, file: !3, line: 31, type: !10)
!97 = !DILocalVariable(name: "from", arg: 4, scope: !90, file: !3, line: 31, type: !16)
!98 = !DILocalVariable(name: "n", scope: !90, file: !3, line: 32, type: !10)
!99 = !DILocation(line: 32, column: 7, scope: !90)
!100 = !DILocation(line: 33, column: 3, scope: !90)
!101 = !DILocation(line: 34, column: 7, scope: !102)
!102 = distinct !DILexicalBlock(scope: !90, file: !3, line: 34, column: 7)
!103 = !DILocation(line: 34, column: 9, scope: !102)
!104 = !DILocation(line: 34, column: 17, scope: !102)
!105 = !DILocation(line: 35, column: 20, scope: !90)
!106 = !DILocation(line: 35, column: 3, scope: !90)
!107 = !DILocation(line: 36, column: 1, scope: !90)
!108 = distinct !DISubprogram(name: "room_with_sign_good", scope: !3, file: !3, line: 37, type: !91, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!109 = !DILocalVariable(name: "fd", arg: 1, scope: !108, file: !3, line: 37, type: !10)
!110 = !DILocation(line: 0, scope: !108)
!111 = !DILocalVariable(name: "to", arg: 2, scope: !108, file: !3, line: 37, type: !16)
!112 = !DILocalVariable(name: "room", arg: 3, scope: !108, file: !3, line: 37, type: !10)
!113 = !DILocalVariable(name: "from", arg: 4, scope: !108, file: !3, line: 37, type: !16)
!114 = !DILocalVariable(name: "n", scope: !108, file: !3, line: 38, type: !10)
!115 = !DILocation(line: 38, column: 7, scope: !108)
!116 = !DILocation(line: 39, column: 3, scope: !108)
!117 = !DILocation(line: 40, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !108, file: !3, line: 40, column: 7)
!119 = !DILocation(line: 40, column: 9, scope: !118)
!120 = !DILocation(line: 40, column: 13, scope: !118)
!121 = !DILocation(line: 40, column: 16, scope: !118)
!122 = !DILocation(line: 40, column: 18, scope: !118)
!123 = !DILocation(line: 40, column: 26, scope: !118)
!124 = !DILocation(line: 41, column: 20, scope: !108)
!125 = !DILocation(line: 41, column: 3, scope: !108)
!126 = !DILocation(line: 42, column: 1, scope: !108)
!127 = distinct !DISubprogram(name: "room_again_bad", scope: !3, file: !3, line: 43, type: !34, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!128 = !DILocalVariable(name: "fd", arg: 1, scope: !127, file: !3, line: 43, type: !10)
!129 = !DILocation(line: 0, scope: !127)
!130 = !DILocalVariable(name: "to", arg: 2, scope: !127, file: !3, line: 43, type: !16)
!131 = !DILocalVariable(name: "room", arg: 3, scope: !127, file: !3, line: 43, type: !19)
!132 = !DILocalVariable(name: "from", arg: 4, scope: !127, file: !3, line: 43, type: !16)
!133 = !DILocalVariable(name: "n", scope: !127, file: !3, line: 44, type: !43)
!134 = !DILocation(line: 44, column: 12, scope: !127)
!135 = !DILocation(line: 45, column: 3, scope: !127)
!136 = !DILocation(line: 46, column: 7, scope: !137)
!137 = distinct !DILexicalBlock(scope: !127, file: !3, line: 46, column: 7)
!138 = !DILocation(line: 46, column: 9, scope: !137)
!139 = !DILocation(line: 46, column: 17, scope: !137)
!140 = !DILocation(line: 47, column: 3, scope: !127)
!141 = !DILocation(line: 48, column: 20, scope: !127)
!142 = !DILocation(line: 48, column: 3, scope: !127)
!143 = !DILocation(line: 49, column: 1, scope: !127)
!144 = distinct !DISubprogram(name: "room_left_good", scope: !3, file: !3, line: 50, type: !145, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !10, !16}
!147 = !DILocalVariable(name: "fd", arg: 1, scope: !144, file: !3, line: 50, type: !10)
!148 = !DILocation(line: 0, scope: !144)
!149 = !DILocalVariable(name: "from", arg: 2, scope: !144, file: !3, line: 50, type: !16)
!150 = !DILocalVariable(name: "n", scope: !144, file: !3, line: 51, type: !43)
!151 = !DILocation(line: 51, column: 12, scope: !144)
!152 = !DILocation(line: 52, column: 3, scope: !144)
!153 = !DILocation(line: 53, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !144, file: !3, line: 53, column: 7)
!155 = !DILocation(line: 53, column: 18, scope: !154)
!156 = !DILocation(line: 53, column: 32, scope: !154)
!157 = !DILocation(line: 53, column: 23, scope: !154)
!158 = !DILocation(line: 53, column: 9, scope: !154)
!159 = !DILocation(line: 53, column: 38, scope: !154)
!160 = !DILocation(line: 54, column: 17, scope: !144)
!161 = !DILocation(line: 54, column: 32, scope: !144)
!162 = !DILocation(line: 54, column: 3, scope: !144)
!163 = !DILocation(line: 54, column: 44, scope: !144)
!164 = !DILocation(line: 55, column: 1, scope: !144)
!165 = distinct !DISubprogram(name: "room_until_end_good", scope: !3, file: !3, line: 56, type: !166, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !10, !16, !16, !16}
!168 = !DILocalVariable(name: "fd", arg: 1, scope: !165, file: !3, line: 56, type: !10)
!169 = !DILocation(line: 0, scope: !165)
!170 = !DILocalVariable(name: "to", arg: 2, scope: !165, file: !3, line: 56, type: !16)
!171 = !DILocalVariable(name: "end", arg: 3, scope: !165, file: !3, line: 56, type: !16)
!172 = !DILocalVariable(name: "from", arg: 4, scope: !165, file: !3, line: 56, type: !16)
!173 = !DILocalVariable(name: "n", scope: !165, file: !3, line: 57, type: !43)
!174 = !DILocation(line: 57, column: 12, scope: !165)
!175 = !DILocation(line: 58, column: 3, scope: !165)
!176 = !DILocation(line: 59, column: 7, scope: !177)
!177 = distinct !DILexicalBlock(scope: !165, file: !3, line: 59, column: 7)
!178 = !DILocation(line: 59, column: 15, scope: !177)
!179 = !DILocation(line: 59, column: 9, scope: !177)
!180 = !DILocation(line: 59, column: 21, scope: !177)
!181 = !DILocation(line: 60, column: 20, scope: !165)
!182 = !DILocation(line: 60, column: 3, scope: !165)
!183 = !DILocation(line: 61, column: 1, scope: !165)
!184 = distinct !DISubprogram(name: "room_clamped_good", scope: !3, file: !3, line: 62, type: !34, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!185 = !DILocalVariable(name: "fd", arg: 1, scope: !184, file: !3, line: 62, type: !10)
!186 = !DILocation(line: 0, scope: !184)
!187 = !DILocalVariable(name: "to", arg: 2, scope: !184, file: !3, line: 62, type: !16)
!188 = !DILocalVariable(name: "room", arg: 3, scope: !184, file: !3, line: 62, type: !19)
!189 = !DILocalVariable(name: "from", arg: 4, scope: !184, file: !3, line: 62, type: !16)
!190 = !DILocalVariable(name: "n", scope: !184, file: !3, line: 63, type: !43)
!191 = !DILocation(line: 63, column: 12, scope: !184)
!192 = !DILocation(line: 64, column: 3, scope: !184)
!193 = !DILocation(line: 65, column: 14, scope: !184)
!194 = !DILocalVariable(name: "m", scope: !184, file: !3, line: 65, type: !19)
!195 = !DILocation(line: 66, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !184, file: !3, line: 66, column: 7)
!197 = !DILocation(line: 66, column: 17, scope: !196)
!198 = !DILocation(line: 67, column: 3, scope: !184)
!199 = !DILocation(line: 68, column: 1, scope: !184)
!200 = distinct !DISubprogram(name: "room_kept_good", scope: !3, file: !3, line: 69, type: !34, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!201 = !DILocalVariable(name: "fd", arg: 1, scope: !200, file: !3, line: 69, type: !10)
!202 = !DILocation(line: 0, scope: !200)
!203 = !DILocalVariable(name: "to", arg: 2, scope: !200, file: !3, line: 69, type: !16)
!204 = !DILocalVariable(name: "room", arg: 3, scope: !200, file: !3, line: 69, type: !19)
!205 = !DILocalVariable(name: "from", arg: 4, scope: !200, file: !3, line: 69, type: !16)
!206 = !DILocalVariable(name: "n", scope: !200, file: !3, line: 70, type: !43)
!207 = !DILocation(line: 70, column: 12, scope: !200)
!208 = !DILocation(line: 71, column: 3, scope: !200)
!209 = !DILocation(line: 72, column: 7, scope: !210)
!210 = distinct !DILexicalBlock(scope: !200, file: !3, line: 72, column: 7)
!211 = !DILocation(line: 72, column: 9, scope: !210)
!212 = !DILocation(line: 72, column: 17, scope: !210)
!213 = !DILocation(line: 73, column: 14, scope: !200)
!214 = !DILocalVariable(name: "m", scope: !200, file: !3, line: 73, type: !19)
!215 = !DILocation(line: 74, column: 3, scope: !200)
!216 = !DILocation(line: 75, column: 1, scope: !200)
!217 = distinct !DISubprogram(name: "room_from_outside_bad", scope: !3, file: !3, line: 76, type: !218, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!218 = !DISubroutineType(types: !219)
!219 = !{null, !10, !16, !16}
!220 = !DILocalVariable(name: "fd", arg: 1, scope: !217, file: !3, line: 76, type: !10)
!221 = !DILocation(line: 0, scope: !217)
!222 = !DILocalVariable(name: "to", arg: 2, scope: !217, file: !3, line: 76, type: !16)
!223 = !DILocalVariable(name: "from", arg: 3, scope: !217, file: !3, line: 76, type: !16)
!224 = !DILocalVariable(name: "n", scope: !217, file: !3, line: 77, type: !43)
!225 = !DILocation(line: 77, column: 12, scope: !217)
!226 = !DILocalVariable(name: "room", scope: !217, file: !3, line: 77, type: !43)
!227 = !DILocation(line: 77, column: 15, scope: !217)
!228 = !DILocation(line: 78, column: 3, scope: !217)
!229 = !DILocation(line: 79, column: 3, scope: !217)
!230 = !DILocation(line: 80, column: 7, scope: !231)
!231 = distinct !DILexicalBlock(scope: !217, file: !3, line: 80, column: 7)
!232 = !DILocation(line: 80, column: 11, scope: !231)
!233 = !DILocation(line: 80, column: 9, scope: !231)
!234 = !DILocation(line: 80, column: 17, scope: !231)
!235 = !DILocation(line: 81, column: 20, scope: !217)
!236 = !DILocation(line: 81, column: 3, scope: !217)
!237 = !DILocation(line: 82, column: 1, scope: !217)
!238 = distinct !DISubprogram(name: "least_good", scope: !3, file: !3, line: 83, type: !34, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!239 = !DILocalVariable(name: "fd", arg: 1, scope: !238, file: !3, line: 83, type: !10)
!240 = !DILocation(line: 0, scope: !238)
!241 = !DILocalVariable(name: "to", arg: 2, scope: !238, file: !3, line: 83, type: !16)
!242 = !DILocalVariable(name: "room", arg: 3, scope: !238, file: !3, line: 83, type: !19)
!243 = !DILocalVariable(name: "from", arg: 4, scope: !238, file: !3, line: 83, type: !16)
!244 = !DILocalVariable(name: "n", scope: !238, file: !3, line: 84, type: !43)
!245 = !DILocation(line: 84, column: 12, scope: !238)
!246 = !DILocation(line: 85, column: 3, scope: !238)
!247 = !DILocation(line: 86, column: 20, scope: !238)
!248 = !DILocation(line: 86, column: 22, scope: !238)
!249 = !DILocation(line: 86, column: 31, scope: !238)
!250 = !DILocation(line: 86, column: 3, scope: !238)
!251 = !DILocation(line: 87, column: 1, scope: !238)
!252 = distinct !DISubprogram(name: "least_of_both_bad", scope: !3, file: !3, line: 88, type: !218, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!253 = !DILocalVariable(name: "fd", arg: 1, scope: !252, file: !3, line: 88, type: !10)
!254 = !DILocation(line: 0, scope: !252)
!255 = !DILocalVariable(name: "to", arg: 2, scope: !252, file: !3, line: 88, type: !16)
!256 = !DILocalVariable(name: "from", arg: 3, scope: !252, file: !3, line: 88, type: !16)
!257 = !DILocalVariable(name: "n", scope: !252, file: !3, line: 89, type: !43)
!258 = !DILocation(line: 89, column: 12, scope: !252)
!259 = !DILocalVariable(name: "room", scope: !252, file: !3, line: 89, type: !43)
!260 = !DILocation(line: 89, column: 15, scope: !252)
!261 = !DILocation(line: 90, column: 3, scope: !252)
!262 = !DILocation(line: 91, column: 3, scope: !252)
!263 = !DILocation(line: 92, column: 20, scope: !252)
!264 = !DILocation(line: 92, column: 24, scope: !252)
!265 = !DILocation(line: 92, column: 22, scope: !252)
!266 = !DILocation(line: 92, column: 31, scope: !252)
!267 = !DILocation(line: 92, column: 35, scope: !252)
!268 = !DILocation(line: 92, column: 3, scope: !252)
!269 = !DILocation(line: 93, column: 1, scope: !252)
!270 = distinct !DISubprogram(name: "less_compared_bad", scope: !3, file: !3, line: 94, type: !34, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!271 = !DILocalVariable(name: "fd", arg: 1, scope: !270, file: !3, line: 94, type: !10)
!272 = !DILocation(line: 0, scope: !270)
!273 = !DILocalVariable(name: "to", arg: 2, scope: !270, file: !3, line: 94, type: !16)
!274 = !DILocalVariable(name: "room", arg: 3, scope: !270, file: !3, line: 94, type: !19)
!275 = !DILocalVariable(name: "from", arg: 4, scope: !270, file: !3, line: 94, type: !16)
!276 = !DILocalVariable(name: "n", scope: !270, file: !3, line: 95, type: !43)
!277 = !DILocation(line: 95, column: 12, scope: !270)
!278 = !DILocation(line: 96, column: 3, scope: !270)
!279 = !DILocation(line: 97, column: 7, scope: !280)
!280 = distinct !DILexicalBlock(scope: !270, file: !3, line: 97, column: 7)
!281 = !DILocation(line: 97, column: 9, scope: !280)
!282 = !DILocation(line: 97, column: 13, scope: !280)
!283 = !DILocation(line: 97, column: 21, scope: !280)
!284 = !DILocation(line: 98, column: 20, scope: !270)
!285 = !DILocation(line: 98, column: 3, scope: !270)
!286 = !DILocation(line: 99, column: 1, scope: !270)
!287 = distinct !DISubprogram(name: "counted_bad", scope: !3, file: !3, line: 100, type: !218, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!288 = !DILocalVariable(name: "fd", arg: 1, scope: !287, file: !3, line: 100, type: !10)
!289 = !DILocation(line: 0, scope: !287)
!290 = !DILocalVariable(name: "to", arg: 2, scope: !287, file: !3, line: 100, type: !16)
!291 = !DILocalVariable(name: "from", arg: 3, scope: !287, file: !3, line: 100, type: !16)
!292 = !DILocalVariable(name: "n", scope: !287, file: !3, line: 101, type: !43)
!293 = !DILocation(line: 101, column: 12, scope: !287)
!294 = !DILocation(line: 102, column: 3, scope: !287)
!295 = !DILocalVariable(name: "i", scope: !287, file: !3, line: 101, type: !43)
!296 = !DILocation(line: 103, column: 8, scope: !297)
!297 = distinct !DILexicalBlock(scope: !287, file: !3, line: 103, column: 3)
!298 = !DILocation(line: 103, scope: !297)
!299 = !DILocation(line: 103, column: 19, scope: !300)
!300 = distinct !DILexicalBlock(scope: !297, file: !3, line: 103, column: 3)
!301 = !DILocation(line: 103, column: 17, scope: !300)
!302 = !DILocation(line: 103, column: 3, scope: !297)
!303 = !DILocation(line: 103, column: 31, scope: !300)
!304 = !DILocation(line: 103, column: 27, scope: !300)
!305 = !DILocation(line: 103, column: 23, scope: !300)
!306 = !DILocation(line: 103, column: 3, scope: !300)
!307 = distinct !{!307, !302, !308, !309}
!308 = !DILocation(line: 103, column: 33, scope: !297)
!309 = !{!"llvm.loop.mustprogress"}
!310 = !DILocation(line: 104, column: 20, scope: !287)
!311 = !DILocation(line: 104, column: 3, scope: !287)
!312 = !DILocation(line: 105, column: 1, scope: !287)
!313 = distinct !DISubprogram(name: "length_good", scope: !3, file: !3, line: 106, type: !145, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!314 = !DILocalVariable(name: "fd", arg: 1, scope: !313, file: !3, line: 106, type: !10)
!315 = !DILocation(line: 0, scope: !313)
!316 = !DILocalVariable(name: "to", arg: 2, scope: !313, file: !3, line: 106, type: !16)
!317 = !DILocalVariable(name: "c", scope: !313, file: !3, line: 107, type: !318)
!318 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 1600, elements: !319)
!319 = !{!320}
!320 = !DISubrange(count: 200)
!321 = !DILocation(line: 107, column: 8, scope: !313)
!322 = !DILocalVariable(name: "n", scope: !313, file: !3, line: 108, type: !43)
!323 = !DILocation(line: 108, column: 12, scope: !313)
!324 = !DILocation(line: 109, column: 9, scope: !313)
!325 = !DILocation(line: 109, column: 17, scope: !313)
!326 = !DILocation(line: 109, column: 3, scope: !313)
!327 = !DILocation(line: 110, column: 3, scope: !313)
!328 = !DILocation(line: 111, column: 7, scope: !329)
!329 = distinct !DILexicalBlock(scope: !313, file: !3, line: 111, column: 7)
!330 = !DILocation(line: 111, column: 18, scope: !329)
!331 = !DILocation(line: 111, column: 11, scope: !329)
!332 = !DILocation(line: 111, column: 9, scope: !329)
!333 = !DILocation(line: 111, column: 22, scope: !329)
!334 = !DILocation(line: 112, column: 3, scope: !313)
!335 = !DILocation(line: 112, column: 17, scope: !313)
!336 = !DILocation(line: 113, column: 1, scope: !313)
!337 = distinct !DISubprogram(name: "length_kept_good", scope: !3, file: !3, line: 114, type: !145, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!338 = !DILocalVariable(name: "fd", arg: 1, scope: !337, file: !3, line: 114, type: !10)
!339 = !DILocation(line: 0, scope: !337)
!340 = !DILocalVariable(name: "to", arg: 2, scope: !337, file: !3, line: 114, type: !16)
!341 = !DILocalVariable(name: "c", scope: !337, file: !3, line: 115, type: !318)
!342 = !DILocation(line: 115, column: 8, scope: !337)
!343 = !DILocalVariable(name: "n", scope: !337, file: !3, line: 116, type: !43)
!344 = !DILocation(line: 116, column: 12, scope: !337)
!345 = !DILocation(line: 117, column: 9, scope: !337)
!346 = !DILocation(line: 117, column: 17, scope: !337)
!347 = !DILocation(line: 117, column: 3, scope: !337)
!348 = !DILocation(line: 118, column: 3, scope: !337)
!349 = !DILocation(line: 119, column: 26, scope: !337)
!350 = !DILocation(line: 119, column: 19, scope: !337)
!351 = !DILocalVariable(name: "length", scope: !337, file: !3, line: 119, type: !19)
!352 = !DILocation(line: 120, column: 7, scope: !353)
!353 = distinct !DILexicalBlock(scope: !337, file: !3, line: 120, column: 7)
!354 = !DILocation(line: 120, column: 9, scope: !353)
!355 = !DILocation(line: 120, column: 19, scope: !353)
!356 = !DILocation(line: 121, column: 3, scope: !337)
!357 = !DILocation(line: 121, column: 17, scope: !337)
!358 = !DILocation(line: 122, column: 1, scope: !337)
!359 = distinct !DISubprogram(name: "length_of_other_bad", scope: !3, file: !3, line: 123, type: !145, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!360 = !DILocalVariable(name: "fd", arg: 1, scope: !359, file: !3, line: 123, type: !10)
!361 = !DILocation(line: 0, scope: !359)
!362 = !DILocalVariable(name: "to", arg: 2, scope: !359, file: !3, line: 123, type: !16)
!363 = !DILocalVariable(name: "c", scope: !359, file: !3, line: 124, type: !318)
!364 = !DILocation(line: 124, column: 8, scope: !359)
!365 = !DILocalVariable(name: "d", scope: !359, file: !3, line: 124, type: !318)
!366 = !DILocation(line: 124, column: 16, scope: !359)
!367 = !DILocalVariable(name: "n", scope: !359, file: !3, line: 125, type: !43)
!368 = !DILocation(line: 125, column: 12, scope: !359)
!369 = !DILocation(line: 126, column: 9, scope: !359)
!370 = !DILocation(line: 126, column: 17, scope: !359)
!371 = !DILocation(line: 126, column: 3, scope: !359)
!372 = !DILocation(line: 127, column: 9, scope: !359)
!373 = !DILocation(line: 127, column: 17, scope: !359)
!374 = !DILocation(line: 127, column: 3, scope: !359)
!375 = !DILocation(line: 128, column: 3, scope: !359)
!376 = !DILocation(line: 129, column: 7, scope: !377)
!377 = distinct !DILexicalBlock(scope: !359, file: !3, line: 129, column: 7)
!378 = !DILocation(line: 129, column: 18, scope: !377)
!379 = !DILocation(line: 129, column: 11, scope: !377)
!380 = !DILocation(line: 129, column: 9, scope: !377)
!381 = !DILocation(line: 129, column: 22, scope: !377)
!382 = !DILocation(line: 130, column: 3, scope: !359)
!383 = !DILocation(line: 130, column: 17, scope: !359)
!384 = !DILocation(line: 131, column: 1, scope: !359)
!385 = distinct !DISubprogram(name: "heartbeat_bad", scope: !3, file: !3, line: 147, type: !386, scopeLine: 147, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!386 = !DISubroutineType(types: !387)
!387 = !{null, !10}
!388 = !DILocalVariable(name: "fd", arg: 1, scope: !385, file: !3, line: 147, type: !10)
!389 = !DILocation(line: 0, scope: !385)
!390 = !DILocalVariable(name: "in", scope: !385, file: !3, line: 148, type: !391)
!391 = !DICompositeType(tag: DW_TAG_array_type, baseType: !392, size: 8192, elements: !393)
!392 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!393 = !{!394}
!394 = !DISubrange(count: 1024)
!395 = !DILocation(line: 148, column: 17, scope: !385)
!396 = !DILocation(line: 149, column: 23, scope: !385)
!397 = !DILocation(line: 149, column: 14, scope: !385)
!398 = !DILocalVariable(name: "got", scope: !385, file: !3, line: 149, type: !399)
!399 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!400 = !DILocation(line: 150, column: 11, scope: !401)
!401 = distinct !DILexicalBlock(scope: !385, file: !3, line: 150, column: 7)
!402 = !DILocation(line: 150, column: 16, scope: !401)
!403 = !DILocation(line: 151, column: 16, scope: !385)
!404 = !DILocation(line: 151, column: 22, scope: !385)
!405 = !DILocation(line: 151, column: 29, scope: !385)
!406 = !DILocation(line: 151, column: 27, scope: !385)
!407 = !DILocalVariable(name: "n", scope: !385, file: !3, line: 151, type: !47)
!408 = !DILocation(line: 152, column: 31, scope: !385)
!409 = !DILocation(line: 152, column: 29, scope: !385)
!410 = !DILocation(line: 152, column: 24, scope: !385)
!411 = !DILocalVariable(name: "out", scope: !385, file: !3, line: 152, type: !412)
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !392, size: 64)
!413 = !DILocation(line: 153, column: 3, scope: !385)
!414 = !DILocation(line: 153, column: 27, scope: !385)
!415 = !DILocation(line: 154, column: 9, scope: !385)
!416 = !DILocation(line: 154, column: 7, scope: !385)
!417 = !DILocation(line: 155, column: 1, scope: !385)
!418 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 144, type: !419, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!419 = !DISubroutineType(types: !420)
!420 = !{!421, !19}
!421 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!422 = !DILocalVariable(name: "bytes", arg: 1, scope: !418, file: !3, line: 144, type: !19)
!423 = !DILocation(line: 0, scope: !418)
!424 = !DILocation(line: 144, column: 68, scope: !418)
!425 = !DILocation(line: 144, column: 61, scope: !418)
!426 = distinct !DISubprogram(name: "heartbeat_good", scope: !3, file: !3, line: 156, type: !145, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!427 = !DILocalVariable(name: "fd", arg: 1, scope: !426, file: !3, line: 156, type: !10)
!428 = !DILocation(line: 0, scope: !426)
!429 = !DILocalVariable(name: "out", arg: 2, scope: !426, file: !3, line: 156, type: !16)
!430 = !DILocalVariable(name: "in", scope: !426, file: !3, line: 157, type: !391)
!431 = !DILocation(line: 157, column: 17, scope: !426)
!432 = !DILocation(line: 158, column: 23, scope: !426)
!433 = !DILocation(line: 158, column: 14, scope: !426)
!434 = !DILocalVariable(name: "got", scope: !426, file: !3, line: 158, type: !399)
!435 = !DILocation(line: 159, column: 11, scope: !436)
!436 = distinct !DILexicalBlock(scope: !426, file: !3, line: 159, column: 7)
!437 = !DILocation(line: 159, column: 17, scope: !436)
!438 = !DILocation(line: 160, column: 16, scope: !426)
!439 = !DILocation(line: 160, column: 22, scope: !426)
!440 = !DILocation(line: 160, column: 29, scope: !426)
!441 = !DILocation(line: 160, column: 27, scope: !426)
!442 = !DILocalVariable(name: "n", scope: !426, file: !3, line: 160, type: !47)
!443 = !DILocation(line: 161, column: 9, scope: !444)
!444 = distinct !DILexicalBlock(scope: !426, file: !3, line: 161, column: 7)
!445 = !DILocation(line: 161, column: 7, scope: !444)
!446 = !DILocation(line: 161, column: 14, scope: !444)
!447 = !DILocation(line: 161, column: 36, scope: !444)
!448 = !DILocation(line: 162, column: 3, scope: !426)
!449 = !DILocation(line: 162, column: 27, scope: !426)
!450 = !DILocation(line: 163, column: 1, scope: !426)
!451 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 165, type: !452, scopeLine: 165, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!452 = !DISubroutineType(types: !453)
!453 = !{!10, !10, !454}
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!455 = !DILocalVariable(name: "c", arg: 1, scope: !451, file: !3, line: 165, type: !10)
!456 = !DILocation(line: 0, scope: !451)
!457 = !DILocalVariable(name: "v", arg: 2, scope: !451, file: !3, line: 165, type: !454)
!458 = !DILocalVariable(name: "n", scope: !451, file: !3, line: 166, type: !43)
!459 = !DILocation(line: 167, column: 16, scope: !451)
!460 = !DILocation(line: 167, column: 22, scope: !451)
!461 = !DILocation(line: 167, column: 25, scope: !451)
!462 = !DILocation(line: 167, column: 3, scope: !451)
!463 = !DILocation(line: 167, column: 50, scope: !451)
!464 = !DILocation(line: 167, column: 56, scope: !451)
!465 = !DILocation(line: 167, column: 59, scope: !451)
!466 = !DILocation(line: 167, column: 32, scope: !451)
!467 = !DILocation(line: 167, column: 84, scope: !451)
!468 = !DILocation(line: 167, column: 87, scope: !451)
!469 = !DILocation(line: 167, column: 66, scope: !451)
!470 = !DILocation(line: 168, column: 25, scope: !451)
!471 = !DILocation(line: 168, column: 34, scope: !451)
!472 = !DILocation(line: 168, column: 3, scope: !451)
!473 = !DILocation(line: 168, column: 64, scope: !451)
!474 = !DILocation(line: 168, column: 73, scope: !451)
!475 = !DILocation(line: 168, column: 41, scope: !451)
!476 = !DILocation(line: 168, column: 98, scope: !451)
!477 = !DILocation(line: 168, column: 104, scope: !451)
!478 = !DILocation(line: 168, column: 107, scope: !451)
!479 = !DILocation(line: 168, column: 80, scope: !451)
!480 = !DILocation(line: 169, column: 21, scope: !451)
!481 = !DILocation(line: 169, column: 3, scope: !451)
!482 = !DILocation(line: 169, column: 51, scope: !451)
!483 = !DILocation(line: 169, column: 57, scope: !451)
!484 = !DILocation(line: 169, column: 63, scope: !451)
!485 = !DILocation(line: 169, column: 28, scope: !451)
!486 = !DILocation(line: 169, column: 91, scope: !451)
!487 = !DILocation(line: 169, column: 97, scope: !451)
!488 = !DILocation(line: 169, column: 100, scope: !451)
!489 = !DILocation(line: 169, column: 70, scope: !451)
!490 = !DILocation(line: 170, column: 28, scope: !451)
!491 = !DILocation(line: 170, column: 34, scope: !451)
!492 = !DILocation(line: 170, column: 3, scope: !451)
!493 = !DILocation(line: 170, column: 56, scope: !451)
!494 = !DILocation(line: 170, column: 62, scope: !451)
!495 = !DILocation(line: 170, column: 41, scope: !451)
!496 = !DILocation(line: 170, column: 84, scope: !451)
!497 = !DILocation(line: 170, column: 69, scope: !451)
!498 = !DILocation(line: 170, column: 114, scope: !451)
!499 = !DILocation(line: 170, column: 91, scope: !451)
!500 = !DILocation(line: 171, column: 17, scope: !451)
!501 = !DILocation(line: 171, column: 23, scope: !451)
!502 = !DILocation(line: 171, column: 26, scope: !451)
!503 = !DILocation(line: 171, column: 3, scope: !451)
!504 = !DILocation(line: 171, column: 54, scope: !451)
!505 = !DILocation(line: 171, column: 60, scope: !451)
!506 = !DILocation(line: 171, column: 33, scope: !451)
!507 = !DILocation(line: 171, column: 88, scope: !451)
!508 = !DILocation(line: 171, column: 94, scope: !451)
!509 = !DILocation(line: 171, column: 97, scope: !451)
!510 = !DILocation(line: 171, column: 67, scope: !451)
!511 = !DILocation(line: 172, column: 21, scope: !451)
!512 = !DILocation(line: 172, column: 27, scope: !451)
!513 = !DILocation(line: 172, column: 30, scope: !451)
!514 = !DILocation(line: 172, column: 3, scope: !451)
!515 = !DILocation(line: 172, column: 57, scope: !451)
!516 = !DILocation(line: 172, column: 37, scope: !451)
!517 = !DILocation(line: 172, column: 64, scope: !451)
!518 = !DILocation(line: 172, column: 73, scope: !451)
!519 = !DILocation(line: 172, column: 109, scope: !451)
!520 = !DILocation(line: 172, column: 91, scope: !451)
!521 = !DILocation(line: 173, column: 3, scope: !451)
!522 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 134, type: !386, scopeLine: 134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!523 = !DILocalVariable(name: "fd", arg: 1, scope: !522, file: !3, line: 134, type: !10)
!524 = !DILocation(line: 0, scope: !522)
!525 = !DILocalVariable(name: "n", scope: !522, file: !3, line: 135, type: !43)
!526 = !DILocation(line: 135, column: 12, scope: !522)
!527 = !DILocation(line: 136, column: 3, scope: !522)
!528 = !DILocation(line: 137, column: 20, scope: !522)
!529 = !DILocation(line: 137, column: 13, scope: !522)
!530 = !DILocalVariable(name: "p", scope: !522, file: !3, line: 137, type: !16)
!531 = !DILocation(line: 138, column: 15, scope: !522)
!532 = !DILocation(line: 138, column: 3, scope: !522)
!533 = !DILocation(line: 139, column: 3, scope: !522)
!534 = !DILocation(line: 139, column: 20, scope: !522)
!535 = !DILocation(line: 140, column: 3, scope: !522)
!536 = !DILocation(line: 141, column: 15, scope: !522)
!537 = !DILocation(line: 141, column: 3, scope: !522)
!538 = !DILocation(line: 142, column: 9, scope: !522)
!539 = !DILocation(line: 142, column: 7, scope: !522)
!540 = !DILocation(line: 143, column: 1, scope: !522)
