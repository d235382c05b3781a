; ModuleID = '<stdin>'
source_filename = "sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.head = type { i16, i16, [60 x i8] }

@small = dso_local global [64 x i8] zeroinitializer, align 16, !dbg !0
@way = dso_local global i32 0, align 4, !dbg !20
@store = dso_local global [70000 x i8] zeroinitializer, align 16, !dbg !15
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !10
@stdin = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !34 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !38, !DIExpression(), !39)
    #dbg_value(ptr %p, !40, !DIExpression(), !39)
    #dbg_declare(ptr %n, !41, !DIExpression(), !46)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !47
  %0 = load i32, ptr %n, align 4, !dbg !48
  %conv = zext i32 %0 to i64, !dbg !48
  %cmp = icmp ugt i64 %conv, 64, !dbg !50
  br i1 %cmp, label %if.then, label %if.end, !dbg !50

if.then:                                          ; preds = %entry
  br label %return, !dbg !51

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !52
  %conv2 = zext i32 %1 to i64, !dbg !52
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv2, i1 false), !dbg !53
  br label %return, !dbg !54

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !54
}

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_beyond_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !55 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !56, !DIExpression(), !57)
    #dbg_value(ptr %p, !58, !DIExpression(), !57)
    #dbg_declare(ptr %n, !59, !DIExpression(), !60)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !61
  %0 = load i32, ptr %n, align 4, !dbg !62
  %conv = zext i32 %0 to i64, !dbg !62
  %cmp = icmp ugt i64 %conv, 65, !dbg !64
  br i1 %cmp, label %if.then, label %if.end, !dbg !64

if.then:                                          ; preds = %entry
  br label %return, !dbg !65

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !66
  %conv2 = zext i32 %1 to i64, !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv2, i1 false), !dbg !67
  br label %return, !dbg !68

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !68
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_with_sign_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !69 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !70, !DIExpression(), !71)
    #dbg_value(ptr %p, !72, !DIExpression(), !71)
    #dbg_declare(ptr %n, !73, !DIExpression(), !74)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !75
  %0 = load i32, ptr %n, align 4, !dbg !76
  %cmp = icmp sgt i32 %0, 64, !dbg !78
  br i1 %cmp, label %if.then, label %if.end, !dbg !78

if.then:                                          ; preds = %entry
  br label %return, !dbg !79

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !80
  %conv = sext i32 %1 to i64, !dbg !80
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !81
  br label %return, !dbg !82

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !82
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_both_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !83 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !84, !DIExpression(), !85)
    #dbg_value(ptr %p, !86, !DIExpression(), !85)
    #dbg_declare(ptr %n, !87, !DIExpression(), !88)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !89
  %0 = load i32, ptr %n, align 4, !dbg !90
  %cmp = icmp slt i32 %0, 0, !dbg !92
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !93

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !94
  %cmp1 = icmp sgt i32 %1, 64, !dbg !95
  br i1 %cmp1, label %if.then, label %if.end, !dbg !93

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !96

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32, ptr %n, align 4, !dbg !97
  %conv = sext i32 %2 to i64, !dbg !97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !98
  br label %return, !dbg !99

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !100 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !101, !DIExpression(), !102)
    #dbg_value(ptr %p, !103, !DIExpression(), !102)
    #dbg_declare(ptr %n, !104, !DIExpression(), !105)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !106
  %0 = load i32, ptr %n, align 4, !dbg !107
  %cmp = icmp sgt i32 %0, 64, !dbg !109
  br i1 %cmp, label %if.then, label %if.end, !dbg !109

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4, !dbg !110
  br label %if.end, !dbg !111

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %n, align 4, !dbg !112
  %cmp1 = icmp slt i32 %1, 0, !dbg !114
  br i1 %cmp1, label %if.then2, label %if.end3, !dbg !114

if.then2:                                         ; preds = %if.end
  store i32 0, ptr %n, align 4, !dbg !115
  br label %if.end3, !dbg !116

if.end3:                                          ; preds = %if.then2, %if.end
  %2 = load i32, ptr %n, align 4, !dbg !117
  %conv = sext i32 %2 to i64, !dbg !117
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !118
  ret void, !dbg !119
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @masked_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !120 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !121, !DIExpression(), !122)
    #dbg_value(ptr %p, !123, !DIExpression(), !122)
    #dbg_declare(ptr %n, !124, !DIExpression(), !125)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !126
  %0 = load i32, ptr %n, align 4, !dbg !127
  %and = and i32 %0, 63, !dbg !128
  %conv = zext i32 %and to i64, !dbg !127
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !129
  ret void, !dbg !130
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @remainder_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !131 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !132, !DIExpression(), !133)
    #dbg_value(ptr %p, !134, !DIExpression(), !133)
    #dbg_declare(ptr %n, !135, !DIExpression(), !136)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !137
  %0 = load i32, ptr %n, align 4, !dbg !138
  %rem = urem i32 %0, 64, !dbg !139
  %conv = zext i32 %rem to i64, !dbg !138
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !140
  ret void, !dbg !141
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !142 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !143, !DIExpression(), !144)
    #dbg_value(ptr %p, !145, !DIExpression(), !144)
    #dbg_declare(ptr %n, !146, !DIExpression(), !147)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !148
  %0 = load i32, ptr %n, align 4, !dbg !149
  %cmp = icmp ult i32 %0, 64, !dbg !150
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !149

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !151
  br label %cond.end, !dbg !149

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !149

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ 64, %cond.false ], !dbg !149
  %conv = zext i32 %cond to i64, !dbg !149
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @masked_beyond_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !154 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !155, !DIExpression(), !156)
    #dbg_value(ptr %p, !157, !DIExpression(), !156)
    #dbg_declare(ptr %n, !158, !DIExpression(), !159)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !160
  %0 = load i32, ptr %n, align 4, !dbg !161
  %and = and i32 %0, 127, !dbg !162
  %conv = zext i32 %and to i64, !dbg !161
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !163
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @read_again_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !165 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !166, !DIExpression(), !167)
    #dbg_value(ptr %p, !168, !DIExpression(), !167)
    #dbg_declare(ptr %n, !169, !DIExpression(), !170)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !171
  %0 = load i32, ptr %n, align 4, !dbg !172
  %cmp = icmp ugt i32 %0, 64, !dbg !174
  br i1 %cmp, label %if.then, label %if.end, !dbg !174

if.then:                                          ; preds = %entry
  br label %return, !dbg !175

if.end:                                           ; preds = %entry
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !176
  %1 = load i32, ptr %n, align 4, !dbg !177
  %conv = zext i32 %1 to i64, !dbg !177
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !178
  br label %return, !dbg !179

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !179
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_perhaps_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !180 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !181, !DIExpression(), !182)
    #dbg_value(ptr %p, !183, !DIExpression(), !182)
    #dbg_declare(ptr %n, !184, !DIExpression(), !185)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !186
  %0 = load volatile i32, ptr @way, align 4, !dbg !187
  %tobool = icmp ne i32 %0, 0, !dbg !187
  br i1 %tobool, label %if.then, label %if.end2, !dbg !187

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !189
  %cmp = icmp ugt i32 %1, 64, !dbg !191
  br i1 %cmp, label %if.then1, label %if.end, !dbg !191

if.then1:                                         ; preds = %if.then
  br label %return, !dbg !192

if.end:                                           ; preds = %if.then
  br label %if.end2, !dbg !193

if.end2:                                          ; preds = %if.end, %entry
  %2 = load i32, ptr %n, align 4, !dbg !194
  %conv = zext i32 %2 to i64, !dbg !194
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !195
  br label %return, !dbg !196

return:                                           ; preds = %if.end2, %if.then1
  ret void, !dbg !196
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @byte_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !197 {
entry:
  %n = alloca i8, align 1
    #dbg_value(i32 %fd, !198, !DIExpression(), !199)
    #dbg_value(ptr %p, !200, !DIExpression(), !199)
    #dbg_declare(ptr %n, !201, !DIExpression(), !203)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 1, i32 noundef 0), !dbg !204
  %0 = load i8, ptr %n, align 1, !dbg !205
  %conv = zext i8 %0 to i64, !dbg !205
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @store, ptr align 1 %p, i64 %conv, i1 false), !dbg !206
  ret void, !dbg !207
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @byte_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !208 {
entry:
  %n = alloca i8, align 1
    #dbg_value(i32 %fd, !209, !DIExpression(), !210)
    #dbg_value(ptr %p, !211, !DIExpression(), !210)
    #dbg_declare(ptr %n, !212, !DIExpression(), !213)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 1, i32 noundef 0), !dbg !214
  %0 = load i8, ptr %n, align 1, !dbg !215
  %conv = zext i8 %0 to i64, !dbg !215
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !216
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @made_good(i32 noundef %fd) #0 !dbg !218 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !221, !DIExpression(), !222)
    #dbg_declare(ptr %n, !223, !DIExpression(), !224)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !225
  %0 = load i32, ptr %n, align 4, !dbg !226
  %cmp = icmp ugt i32 %0, 4096, !dbg !228
  br i1 %cmp, label %if.then, label %if.end, !dbg !228

if.then:                                          ; preds = %entry
  br label %return, !dbg !229

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !230
  %conv = zext i32 %1 to i64, !dbg !230
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #5, !dbg !231
    #dbg_value(ptr %call1, !232, !DIExpression(), !222)
  %2 = load i32, ptr %n, align 4, !dbg !234
  %conv2 = zext i32 %2 to i64, !dbg !234
  call void @llvm.memset.p0.i64(ptr align 1 %call1, i8 0, i64 %conv2, i1 false), !dbg !235
  %3 = load i8, ptr %call1, align 1, !dbg !236
  %conv3 = sext i8 %3 to i32, !dbg !236
  store volatile i32 %conv3, ptr @way, align 4, !dbg !237
  br label %return, !dbg !238

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !238
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @made_bad(i32 noundef %fd) #0 !dbg !239 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !240, !DIExpression(), !241)
    #dbg_declare(ptr %n, !242, !DIExpression(), !243)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !244
  %0 = load i32, ptr %n, align 4, !dbg !245
  %conv = zext i32 %0 to i64, !dbg !245
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #5, !dbg !246
    #dbg_value(ptr %call1, !247, !DIExpression(), !241)
  %tobool = icmp ne ptr %call1, null, !dbg !248
  %lnot = xor i1 %tobool, true, !dbg !248
  %lnot2 = xor i1 %lnot, true, !dbg !249
  %lnot.ext = zext i1 %lnot2 to i32, !dbg !249
  store volatile i32 %lnot.ext, ptr @way, align 4, !dbg !250
  %1 = load i32, ptr %n, align 4, !dbg !251
  %conv3 = zext i32 %1 to i64, !dbg !251
  %call4 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv3), !dbg !252
  ret void, !dbg !253
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_good(i32 noundef %fd) #0 !dbg !254 {
entry:
  %h = alloca %struct.head, align 2
    #dbg_value(i32 %fd, !255, !DIExpression(), !256)
    #dbg_declare(ptr %h, !257, !DIExpression(), !269)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %h, i64 noundef 64, i32 noundef 0), !dbg !270
  %length = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1, !dbg !271
  %0 = load i16, ptr %length, align 2, !dbg !271
  %conv = zext i16 %0 to i64, !dbg !273
  %cmp = icmp ugt i64 %conv, 60, !dbg !274
  br i1 %cmp, label %if.then, label %if.end, !dbg !274

if.then:                                          ; preds = %entry
  br label %return, !dbg !275

if.end:                                           ; preds = %entry
  %text = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 2, !dbg !276
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !277
  %length2 = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1, !dbg !278
  %1 = load i16, ptr %length2, align 2, !dbg !278
  %conv3 = zext i16 %1 to i64, !dbg !279
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv3, i1 false), !dbg !277
  br label %return, !dbg !280

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !280
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_bad(i32 noundef %fd) #0 !dbg !281 {
entry:
  %h = alloca %struct.head, align 2
    #dbg_value(i32 %fd, !282, !DIExpression(), !283)
    #dbg_declare(ptr %h, !284, !DIExpression(), !285)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %h, i64 noundef 64, i32 noundef 0), !dbg !286
  %text = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 2, !dbg !287
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !288
  %length = getelementptr inbounds nuw %struct.head, ptr %h, i32 0, i32 1, !dbg !289
  %0 = load i16, ptr %length, align 2, !dbg !289
  %conv = zext i16 %0 to i64, !dbg !290
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv, i1 false), !dbg !288
  ret void, !dbg !291
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_on_heap_good(i32 noundef %fd) #0 !dbg !292 {
entry:
    #dbg_value(i32 %fd, !293, !DIExpression(), !294)
  %call = call noalias ptr @malloc(i64 noundef 64) #5, !dbg !295
    #dbg_value(ptr %call, !296, !DIExpression(), !294)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %call, i64 noundef 64, i32 noundef 0), !dbg !298
  %length = getelementptr inbounds nuw %struct.head, ptr %call, i32 0, i32 1, !dbg !299
  %0 = load i16, ptr %length, align 2, !dbg !299
  %conv = zext i16 %0 to i32, !dbg !301
  %cmp = icmp sgt i32 %conv, 60, !dbg !302
  br i1 %cmp, label %if.then, label %if.end, !dbg !302

if.then:                                          ; preds = %entry
  br label %return, !dbg !303

if.end:                                           ; preds = %entry
  %text = getelementptr inbounds nuw %struct.head, ptr %call, i32 0, i32 2, !dbg !304
  %arraydecay = getelementptr inbounds [60 x i8], ptr %text, i64 0, i64 0, !dbg !305
  %length3 = getelementptr inbounds nuw %struct.head, ptr %call, i32 0, i32 1, !dbg !306
  %1 = load i16, ptr %length3, align 2, !dbg !306
  %conv4 = zext i16 %1 to i64, !dbg !307
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 2 %arraydecay, i64 %conv4, i1 false), !dbg !305
  br label %return, !dbg !308

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !308
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_copy_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !309 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !310, !DIExpression(), !311)
    #dbg_value(ptr %p, !312, !DIExpression(), !311)
    #dbg_declare(ptr %n, !313, !DIExpression(), !314)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !315
  %0 = load i32, ptr %n, align 4, !dbg !316
  %conv = zext i32 %0 to i64, !dbg !316
    #dbg_value(i64 %conv, !317, !DIExpression(), !311)
  %cmp = icmp ugt i64 %conv, 60, !dbg !321
  br i1 %cmp, label %if.then, label %if.end, !dbg !321

if.then:                                          ; preds = %entry
    #dbg_value(i64 60, !317, !DIExpression(), !311)
  br label %if.end, !dbg !323

if.end:                                           ; preds = %if.then, %entry
  %m.0 = phi i64 [ 60, %if.then ], [ %conv, %entry ], !dbg !311
    #dbg_value(i64 %m.0, !317, !DIExpression(), !311)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 getelementptr inbounds (i8, ptr @small, i64 4), ptr align 1 %p, i64 %m.0, i1 false), !dbg !324
  ret void, !dbg !325
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_with_offset_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !326 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !327, !DIExpression(), !328)
    #dbg_value(ptr %p, !329, !DIExpression(), !328)
    #dbg_declare(ptr %n, !330, !DIExpression(), !331)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !332
  %0 = load i32, ptr %n, align 4, !dbg !333
  %cmp = icmp ugt i32 %0, 64, !dbg !335
  br i1 %cmp, label %if.then, label %if.end, !dbg !335

if.then:                                          ; preds = %entry
  br label %return, !dbg !336

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !337
  %conv = zext i32 %1 to i64, !dbg !337
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 getelementptr inbounds (i8, ptr @small, i64 4), ptr align 1 %p, i64 %conv, i1 false), !dbg !338
  br label %return, !dbg !339

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !339
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @scaled_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !340 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !341, !DIExpression(), !342)
    #dbg_value(ptr %p, !343, !DIExpression(), !342)
    #dbg_declare(ptr %n, !344, !DIExpression(), !345)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !346
  %0 = load i32, ptr %n, align 4, !dbg !347
  %cmp = icmp uge i32 %0, 16, !dbg !349
  br i1 %cmp, label %if.then, label %if.end, !dbg !349

if.then:                                          ; preds = %entry
  br label %return, !dbg !350

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !351
  %mul = mul i32 %1, 4, !dbg !352
  %conv = zext i32 %mul to i64, !dbg !351
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !353
  br label %return, !dbg !354

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !354
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @scaled_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !355 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !356, !DIExpression(), !357)
    #dbg_value(ptr %p, !358, !DIExpression(), !357)
    #dbg_declare(ptr %n, !359, !DIExpression(), !360)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !361
  %0 = load i32, ptr %n, align 4, !dbg !362
  %cmp = icmp ugt i32 %0, 64, !dbg !364
  br i1 %cmp, label %if.then, label %if.end, !dbg !364

if.then:                                          ; preds = %entry
  br label %return, !dbg !365

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !366
  %mul = mul i32 %1, 4, !dbg !367
  %conv = zext i32 %mul to i64, !dbg !366
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !368
  br label %return, !dbg !369

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !369
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !370 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !371, !DIExpression(), !372)
    #dbg_value(ptr %p, !373, !DIExpression(), !372)
    #dbg_declare(ptr %n, !374, !DIExpression(), !375)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !376
  %0 = load i32, ptr %n, align 4, !dbg !377
  %cmp = icmp ult i32 %0, 4, !dbg !379
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !380

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !381
  %cmp1 = icmp ugt i32 %1, 68, !dbg !382
  br i1 %cmp1, label %if.then, label %if.end, !dbg !380

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !383

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32, ptr %n, align 4, !dbg !384
  %sub = sub i32 %2, 4, !dbg !385
  %conv = zext i32 %sub to i64, !dbg !384
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !386
  br label %return, !dbg !387

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !387
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !388 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !389, !DIExpression(), !390)
    #dbg_value(ptr %p, !391, !DIExpression(), !390)
    #dbg_declare(ptr %n, !392, !DIExpression(), !393)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !394
  %0 = load i32, ptr %n, align 4, !dbg !395
  %cmp = icmp ugt i32 %0, 68, !dbg !397
  br i1 %cmp, label %if.then, label %if.end, !dbg !397

if.then:                                          ; preds = %entry
  br label %return, !dbg !398

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !399
  %sub = sub i32 %1, 4, !dbg !400
  %conv = zext i32 %sub to i64, !dbg !399
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !401
  br label %return, !dbg !402

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !402
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @more_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !403 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !404, !DIExpression(), !405)
    #dbg_value(ptr %p, !406, !DIExpression(), !405)
    #dbg_declare(ptr %n, !407, !DIExpression(), !408)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !409
  %0 = load i32, ptr %n, align 4, !dbg !410
  %cmp = icmp ugt i32 %0, 62, !dbg !412
  br i1 %cmp, label %if.then, label %if.end, !dbg !412

if.then:                                          ; preds = %entry
  br label %return, !dbg !413

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !414
  %add = add i32 %1, 1, !dbg !415
  %conv = zext i32 %add to i64, !dbg !414
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !416
  %2 = load i32, ptr %n, align 4, !dbg !417
  %idxprom = zext i32 %2 to i64, !dbg !418
  %arrayidx = getelementptr inbounds nuw [64 x i8], ptr @small, i64 0, i64 %idxprom, !dbg !418
  store i8 0, ptr %arrayidx, align 1, !dbg !419
  br label %return, !dbg !420

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !420
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @in_variable_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !421 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !422, !DIExpression(), !423)
    #dbg_value(ptr %p, !424, !DIExpression(), !423)
    #dbg_declare(ptr %n, !425, !DIExpression(), !426)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !427
  %0 = load i32, ptr %n, align 4, !dbg !428
  %cmp = icmp ule i32 %0, 64, !dbg !429
  %conv = zext i1 %cmp to i32, !dbg !429
    #dbg_value(i32 %conv, !430, !DIExpression(), !423)
  %call1 = call i32 @puts(ptr noundef @.str), !dbg !431
  %tobool = icmp ne i32 %conv, 0, !dbg !432
  br i1 %tobool, label %if.then, label %if.end, !dbg !432

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !434
  %conv2 = zext i32 %1 to i64, !dbg !434
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv2, i1 false), !dbg !435
  br label %if.end, !dbg !435

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !436
}

declare i32 @puts(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_other_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !437 {
entry:
  %n = alloca i32, align 4
  %m = alloca i32, align 4
    #dbg_value(i32 %fd, !438, !DIExpression(), !439)
    #dbg_value(ptr %p, !440, !DIExpression(), !439)
    #dbg_declare(ptr %n, !441, !DIExpression(), !442)
    #dbg_declare(ptr %m, !443, !DIExpression(), !444)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !445
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %m, i64 noundef 4, i32 noundef 0), !dbg !446
  %0 = load i32, ptr %m, align 4, !dbg !447
  %cmp = icmp ugt i32 %0, 64, !dbg !449
  br i1 %cmp, label %if.then, label %if.end, !dbg !449

if.then:                                          ; preds = %entry
  br label %return, !dbg !450

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !451
  %conv = zext i32 %1 to i64, !dbg !451
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !452
  br label %return, !dbg !453

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !453
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @until_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !454 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !455, !DIExpression(), !456)
    #dbg_value(ptr %p, !457, !DIExpression(), !456)
    #dbg_declare(ptr %n, !458, !DIExpression(), !459)
  br label %do.body, !dbg !460

do.body:                                          ; preds = %do.cond, %entry
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !461
  br label %do.cond, !dbg !463

do.cond:                                          ; preds = %do.body
  %0 = load i32, ptr %n, align 4, !dbg !464
  %cmp = icmp ugt i32 %0, 64, !dbg !465
  br i1 %cmp, label %do.body, label %do.end, !dbg !463, !llvm.loop !466

do.end:                                           ; preds = %do.cond
  %1 = load i32, ptr %n, align 4, !dbg !469
  %conv = zext i32 %1 to i64, !dbg !469
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !470
  ret void, !dbg !471
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @while_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !472 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !473, !DIExpression(), !474)
    #dbg_value(ptr %p, !475, !DIExpression(), !474)
    #dbg_declare(ptr %n, !476, !DIExpression(), !477)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !478
  br label %while.cond, !dbg !479

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %n, align 4, !dbg !480
  %cmp = icmp ule i32 %0, 64, !dbg !481
  br i1 %cmp, label %while.body, label %while.end, !dbg !479

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %n, align 4, !dbg !482
  %conv = zext i32 %1 to i64, !dbg !482
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !484
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !485
  br label %while.cond, !dbg !479, !llvm.loop !486

while.end:                                        ; preds = %while.cond
  ret void, !dbg !488
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @while_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !489 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !490, !DIExpression(), !491)
    #dbg_value(ptr %p, !492, !DIExpression(), !491)
    #dbg_declare(ptr %n, !493, !DIExpression(), !494)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !495
  br label %while.cond, !dbg !496

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %n, align 4, !dbg !497
  %cmp = icmp ule i32 %0, 64, !dbg !498
  br i1 %cmp, label %while.body, label %while.end, !dbg !496

while.body:                                       ; preds = %while.cond
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !499
  %1 = load i32, ptr %n, align 4, !dbg !501
  %conv = zext i32 %1 to i64, !dbg !501
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !502
  br label %while.cond, !dbg !496, !llvm.loop !503

while.end:                                        ; preds = %while.cond
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cast_good(i32 noundef %fd) #0 !dbg !506 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !507, !DIExpression(), !508)
    #dbg_declare(ptr %b, !509, !DIExpression(), !513)
    #dbg_declare(ptr %n, !514, !DIExpression(), !515)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !516
  %0 = load i32, ptr %n, align 4, !dbg !517
  %conv = zext i32 %0 to i64, !dbg !519
  %cmp = icmp ugt i64 %conv, 100, !dbg !520
  br i1 %cmp, label %if.then, label %if.end, !dbg !520

if.then:                                          ; preds = %entry
  br label %return, !dbg !521

if.end:                                           ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !522
  %1 = load i32, ptr %n, align 4, !dbg !523
  %conv2 = sext i32 %1 to i64, !dbg !523
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef %arraydecay, i64 noundef %conv2), !dbg !524
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3, !dbg !525
  %2 = load i8, ptr %arrayidx, align 1, !dbg !525
  %conv4 = sext i8 %2 to i32, !dbg !525
  store volatile i32 %conv4, ptr @way, align 4, !dbg !526
  br label %return, !dbg !527

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !527
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cast_bad(i32 noundef %fd) #0 !dbg !528 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !529, !DIExpression(), !530)
    #dbg_declare(ptr %b, !531, !DIExpression(), !532)
    #dbg_declare(ptr %n, !533, !DIExpression(), !534)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !535
  %0 = load i32, ptr %n, align 4, !dbg !536
  %cmp = icmp slt i32 %0, 100, !dbg !538
  br i1 %cmp, label %if.then, label %if.end, !dbg !538

if.then:                                          ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !539
  %1 = load i32, ptr %n, align 4, !dbg !540
  %conv = sext i32 %1 to i64, !dbg !540
  %call1 = call i64 @read(i32 noundef %fd, ptr noundef %arraydecay, i64 noundef %conv), !dbg !541
  br label %if.end, !dbg !541

if.end:                                           ; preds = %if.then, %entry
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3, !dbg !542
  %2 = load i8, ptr %arrayidx, align 1, !dbg !542
  %conv2 = sext i8 %2 to i32, !dbg !542
  store volatile i32 %conv2, ptr @way, align 4, !dbg !543
  ret void, !dbg !544
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @either_bad(i32 noundef %fd, i32 noundef %k) #0 !dbg !545 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [10 x i8], align 1
    #dbg_value(i32 %fd, !548, !DIExpression(), !549)
    #dbg_value(i32 %k, !550, !DIExpression(), !549)
    #dbg_declare(ptr %n, !551, !DIExpression(), !552)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !553
    #dbg_declare(ptr %b, !554, !DIExpression(), !555)
    #dbg_declare(ptr %c, !556, !DIExpression(), !560)
  %tobool = icmp ne i32 %k, 0, !dbg !561
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !561

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !562
  br label %cond.end, !dbg !561

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 0, !dbg !563
  br label %cond.end, !dbg !561

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ], !dbg !561
    #dbg_value(ptr %cond, !564, !DIExpression(), !549)
  %0 = load i32, ptr %n, align 4, !dbg !565
  %cmp = icmp ugt i32 %0, 100, !dbg !567
  br i1 %cmp, label %if.then, label %if.end, !dbg !567

if.then:                                          ; preds = %cond.end
  br label %return, !dbg !568

if.end:                                           ; preds = %cond.end
  %1 = load i32, ptr %n, align 4, !dbg !569
  %conv = zext i32 %1 to i64, !dbg !569
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef %cond, i64 noundef %conv), !dbg !570
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3, !dbg !571
  %2 = load i8, ptr %arrayidx, align 1, !dbg !571
  %conv3 = sext i8 %2 to i32, !dbg !571
  %arrayidx4 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 2, !dbg !572
  %3 = load i8, ptr %arrayidx4, align 1, !dbg !572
  %conv5 = sext i8 %3 to i32, !dbg !572
  %add = add nsw i32 %conv3, %conv5, !dbg !573
  store volatile i32 %add, ptr @way, align 4, !dbg !574
  br label %return, !dbg !575

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !575
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @either_good(i32 noundef %fd, i32 noundef %k) #0 !dbg !576 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [110 x i8], align 16
    #dbg_value(i32 %fd, !577, !DIExpression(), !578)
    #dbg_value(i32 %k, !579, !DIExpression(), !578)
    #dbg_declare(ptr %n, !580, !DIExpression(), !581)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !582
    #dbg_declare(ptr %b, !583, !DIExpression(), !584)
    #dbg_declare(ptr %c, !585, !DIExpression(), !589)
  %tobool = icmp ne i32 %k, 0, !dbg !590
  br i1 %tobool, label %cond.true, label %cond.false, !dbg !590

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !591
  br label %cond.end, !dbg !590

cond.false:                                       ; preds = %entry
  %arraydecay1 = getelementptr inbounds [110 x i8], ptr %c, i64 0, i64 0, !dbg !592
  br label %cond.end, !dbg !590

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %arraydecay, %cond.true ], [ %arraydecay1, %cond.false ], !dbg !590
    #dbg_value(ptr %cond, !593, !DIExpression(), !578)
  %0 = load i32, ptr %n, align 4, !dbg !594
  %cmp = icmp ugt i32 %0, 100, !dbg !596
  br i1 %cmp, label %if.then, label %if.end, !dbg !596

if.then:                                          ; preds = %cond.end
  br label %return, !dbg !597

if.end:                                           ; preds = %cond.end
  %1 = load i32, ptr %n, align 4, !dbg !598
  %conv = zext i32 %1 to i64, !dbg !598
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef %cond, i64 noundef %conv), !dbg !599
  %arrayidx = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 3, !dbg !600
  %2 = load i8, ptr %arrayidx, align 1, !dbg !600
  %conv3 = sext i8 %2 to i32, !dbg !600
  %arrayidx4 = getelementptr inbounds [110 x i8], ptr %c, i64 0, i64 2, !dbg !601
  %3 = load i8, ptr %arrayidx4, align 2, !dbg !601
  %conv5 = sext i8 %3 to i32, !dbg !601
  %add = add nsw i32 %conv3, %conv5, !dbg !602
  store volatile i32 %add, ptr @way, align 4, !dbg !603
  br label %return, !dbg !604

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !604
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @narrowed_bad(i32 noundef %fd) #0 !dbg !605 {
entry:
  %n = alloca i64, align 8
    #dbg_value(i32 %fd, !606, !DIExpression(), !607)
    #dbg_declare(ptr %n, !608, !DIExpression(), !610)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 8, i32 noundef 0), !dbg !611
  %0 = load i64, ptr %n, align 8, !dbg !612
  %conv = trunc i64 %0 to i32, !dbg !614
  %cmp = icmp sgt i32 %conv, 64, !dbg !615
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !616

lor.lhs.false:                                    ; preds = %entry
  %1 = load i64, ptr %n, align 8, !dbg !617
  %conv2 = trunc i64 %1 to i32, !dbg !618
  %cmp3 = icmp slt i32 %conv2, 0, !dbg !619
  br i1 %cmp3, label %if.then, label %if.end, !dbg !616

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return, !dbg !620

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i64, ptr %n, align 8, !dbg !621
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 16 @store, i64 %2, i1 false), !dbg !622
  br label %return, !dbg !623

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !623
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_good(i32 noundef %fd, ptr noundef %f) #0 !dbg !624 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !680, !DIExpression(), !681)
    #dbg_value(ptr %f, !682, !DIExpression(), !681)
    #dbg_declare(ptr %n, !683, !DIExpression(), !684)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !685
  %0 = load i32, ptr %n, align 4, !dbg !686
  %cmp = icmp ugt i32 %0, 16, !dbg !688
  br i1 %cmp, label %if.then, label %if.end, !dbg !688

if.then:                                          ; preds = %entry
  br label %return, !dbg !689

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !690
  %conv = zext i32 %1 to i64, !dbg !690
  %call1 = call i64 @fread(ptr noundef @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f), !dbg !691
  br label %return, !dbg !692

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !692
}

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_bad(i32 noundef %fd, ptr noundef %f) #0 !dbg !693 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !694, !DIExpression(), !695)
    #dbg_value(ptr %f, !696, !DIExpression(), !695)
    #dbg_declare(ptr %n, !697, !DIExpression(), !698)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !699
  %0 = load i32, ptr %n, align 4, !dbg !700
  %cmp = icmp ugt i32 %0, 64, !dbg !702
  br i1 %cmp, label %if.then, label %if.end, !dbg !702

if.then:                                          ; preds = %entry
  br label %return, !dbg !703

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !704
  %conv = zext i32 %1 to i64, !dbg !704
  %call1 = call i64 @fread(ptr noundef @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f), !dbg !705
  br label %return, !dbg !706

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !706
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @aliased_bad(i32 noundef %fd, ptr noundef %n, ptr noundef %m, ptr noundef %p) #0 !dbg !707 {
entry:
    #dbg_value(i32 %fd, !711, !DIExpression(), !712)
    #dbg_value(ptr %n, !713, !DIExpression(), !712)
    #dbg_value(ptr %m, !714, !DIExpression(), !712)
    #dbg_value(ptr %p, !715, !DIExpression(), !712)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !716
  %0 = load i32, ptr %n, align 4, !dbg !717
  %cmp = icmp ugt i32 %0, 64, !dbg !719
  br i1 %cmp, label %if.then, label %if.end, !dbg !719

if.then:                                          ; preds = %entry
  br label %return, !dbg !720

if.end:                                           ; preds = %entry
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %m, i64 noundef 4, i32 noundef 0), !dbg !721
  %1 = load i32, ptr %n, align 4, !dbg !722
  %conv = zext i32 %1 to i64, !dbg !722
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !723
  br label %return, !dbg !724

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !724
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @not_aliased_good(i32 noundef %fd, ptr noundef %n, ptr noundef %p) #0 !dbg !725 {
entry:
    #dbg_value(i32 %fd, !728, !DIExpression(), !729)
    #dbg_value(ptr %n, !730, !DIExpression(), !729)
    #dbg_value(ptr %p, !731, !DIExpression(), !729)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !732
  %0 = load i32, ptr %n, align 4, !dbg !733
  %cmp = icmp ugt i32 %0, 64, !dbg !735
  br i1 %cmp, label %if.then, label %if.end, !dbg !735

if.then:                                          ; preds = %entry
  br label %return, !dbg !736

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !737
  %conv = zext i32 %1 to i64, !dbg !737
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !738
  br label %return, !dbg !739

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !739
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heap_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !740 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !741, !DIExpression(), !742)
    #dbg_value(ptr %p, !743, !DIExpression(), !742)
  %call = call noalias ptr @malloc(i64 noundef 32) #5, !dbg !744
    #dbg_value(ptr %call, !745, !DIExpression(), !742)
    #dbg_declare(ptr %n, !746, !DIExpression(), !747)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !748
  %0 = load i32, ptr %n, align 4, !dbg !749
  %cmp = icmp ugt i32 %0, 64, !dbg !751
  br i1 %cmp, label %if.then, label %if.end, !dbg !751

if.then:                                          ; preds = %entry
  br label %return, !dbg !752

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !753
  %conv = zext i32 %1 to i64, !dbg !753
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call, ptr align 1 %p, i64 %conv, i1 false), !dbg !754
  %2 = load i8, ptr %call, align 1, !dbg !755
  %conv2 = sext i8 %2 to i32, !dbg !755
  store volatile i32 %conv2, ptr @way, align 4, !dbg !756
  br label %return, !dbg !757

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !757
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @equal_good(i32 noundef %fd, ptr noundef %p) #0 !dbg !758 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !759, !DIExpression(), !760)
    #dbg_value(ptr %p, !761, !DIExpression(), !760)
    #dbg_declare(ptr %n, !762, !DIExpression(), !763)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !764
  %0 = load i32, ptr %n, align 4, !dbg !765
  %cmp = icmp eq i32 %0, 64, !dbg !767
  br i1 %cmp, label %if.then, label %if.end, !dbg !767

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %n, align 4, !dbg !768
  %conv = zext i32 %1 to i64, !dbg !768
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !769
  br label %if.end, !dbg !769

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !770
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_with_sign_bad(i32 noundef %fd, ptr noundef %p) #0 !dbg !771 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %fd, !772, !DIExpression(), !773)
    #dbg_value(ptr %p, !774, !DIExpression(), !773)
    #dbg_declare(ptr %n, !775, !DIExpression(), !776)
  %call = call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0), !dbg !777
  %0 = load i32, ptr %n, align 4, !dbg !778
  %cmp = icmp sgt i32 %0, 64, !dbg !780
  br i1 %cmp, label %if.then, label %if.end, !dbg !780

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4, !dbg !781
  br label %if.end, !dbg !782

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %n, align 4, !dbg !783
  %conv = sext i32 %1 to i64, !dbg !783
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @small, ptr align 1 %p, i64 %conv, i1 false), !dbg !784
  ret void, !dbg !785
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %c, ptr noundef %v) #0 !dbg !786 {
entry:
  %n = alloca i32, align 4
    #dbg_value(i32 %c, !790, !DIExpression(), !791)
    #dbg_value(ptr %v, !792, !DIExpression(), !791)
    #dbg_declare(ptr %n, !793, !DIExpression(), !794)
  %arrayidx = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !795
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !795
  call void @compared_good(i32 noundef %c, ptr noundef %0), !dbg !796
  %arrayidx1 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !797
  %1 = load ptr, ptr %arrayidx1, align 8, !dbg !797
  call void @compared_beyond_bad(i32 noundef %c, ptr noundef %1), !dbg !798
  %arrayidx2 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !799
  %2 = load ptr, ptr %arrayidx2, align 8, !dbg !799
  call void @compared_with_sign_bad(i32 noundef %c, ptr noundef %2), !dbg !800
  %arrayidx3 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !801
  %3 = load ptr, ptr %arrayidx3, align 8, !dbg !801
  call void @compared_both_good(i32 noundef %c, ptr noundef %3), !dbg !802
  %arrayidx4 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !803
  %4 = load ptr, ptr %arrayidx4, align 8, !dbg !803
  call void @clamped_good(i32 noundef %c, ptr noundef %4), !dbg !804
  %arrayidx5 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !805
  %5 = load ptr, ptr %arrayidx5, align 8, !dbg !805
  call void @masked_good(i32 noundef %c, ptr noundef %5), !dbg !806
  %arrayidx6 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !807
  %6 = load ptr, ptr %arrayidx6, align 8, !dbg !807
  call void @remainder_good(i32 noundef %c, ptr noundef %6), !dbg !808
  %arrayidx7 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !809
  %7 = load ptr, ptr %arrayidx7, align 8, !dbg !809
  call void @least_good(i32 noundef %c, ptr noundef %7), !dbg !810
  %arrayidx8 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !811
  %8 = load ptr, ptr %arrayidx8, align 8, !dbg !811
  call void @masked_beyond_bad(i32 noundef %c, ptr noundef %8), !dbg !812
  %arrayidx9 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !813
  %9 = load ptr, ptr %arrayidx9, align 8, !dbg !813
  call void @read_again_bad(i32 noundef %c, ptr noundef %9), !dbg !814
  %arrayidx10 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !815
  %10 = load ptr, ptr %arrayidx10, align 8, !dbg !815
  call void @compared_perhaps_bad(i32 noundef %c, ptr noundef %10), !dbg !816
  %arrayidx11 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !817
  %11 = load ptr, ptr %arrayidx11, align 8, !dbg !817
  call void @byte_good(i32 noundef %c, ptr noundef %11), !dbg !818
  %arrayidx12 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !819
  %12 = load ptr, ptr %arrayidx12, align 8, !dbg !819
  call void @byte_bad(i32 noundef %c, ptr noundef %12), !dbg !820
  call void @made_good(i32 noundef %c), !dbg !821
  call void @made_bad(i32 noundef %c), !dbg !822
  call void @member_good(i32 noundef %c), !dbg !823
  call void @member_bad(i32 noundef %c), !dbg !824
  call void @member_on_heap_good(i32 noundef %c), !dbg !825
  %arrayidx13 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !826
  %13 = load ptr, ptr %arrayidx13, align 8, !dbg !826
  call void @clamped_copy_good(i32 noundef %c, ptr noundef %13), !dbg !827
  %arrayidx14 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !828
  %14 = load ptr, ptr %arrayidx14, align 8, !dbg !828
  call void @compared_with_offset_bad(i32 noundef %c, ptr noundef %14), !dbg !829
  %arrayidx15 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !830
  %15 = load ptr, ptr %arrayidx15, align 8, !dbg !830
  call void @scaled_good(i32 noundef %c, ptr noundef %15), !dbg !831
  %arrayidx16 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !832
  %16 = load ptr, ptr %arrayidx16, align 8, !dbg !832
  call void @scaled_bad(i32 noundef %c, ptr noundef %16), !dbg !833
  %arrayidx17 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !834
  %17 = load ptr, ptr %arrayidx17, align 8, !dbg !834
  call void @less_good(i32 noundef %c, ptr noundef %17), !dbg !835
  %arrayidx18 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !836
  %18 = load ptr, ptr %arrayidx18, align 8, !dbg !836
  call void @less_bad(i32 noundef %c, ptr noundef %18), !dbg !837
  %arrayidx19 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !838
  %19 = load ptr, ptr %arrayidx19, align 8, !dbg !838
  call void @more_good(i32 noundef %c, ptr noundef %19), !dbg !839
  %arrayidx20 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !840
  %20 = load ptr, ptr %arrayidx20, align 8, !dbg !840
  call void @in_variable_good(i32 noundef %c, ptr noundef %20), !dbg !841
  %arrayidx21 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !842
  %21 = load ptr, ptr %arrayidx21, align 8, !dbg !842
  call void @compared_other_bad(i32 noundef %c, ptr noundef %21), !dbg !843
  %arrayidx22 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !844
  %22 = load ptr, ptr %arrayidx22, align 8, !dbg !844
  call void @until_good(i32 noundef %c, ptr noundef %22), !dbg !845
  %arrayidx23 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !846
  %23 = load ptr, ptr %arrayidx23, align 8, !dbg !846
  call void @while_good(i32 noundef %c, ptr noundef %23), !dbg !847
  %arrayidx24 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !848
  %24 = load ptr, ptr %arrayidx24, align 8, !dbg !848
  call void @while_bad(i32 noundef %c, ptr noundef %24), !dbg !849
  call void @cast_good(i32 noundef %c), !dbg !850
  call void @cast_bad(i32 noundef %c), !dbg !851
  call void @either_bad(i32 noundef %c, i32 noundef %c), !dbg !852
  call void @either_good(i32 noundef %c, i32 noundef %c), !dbg !853
  call void @narrowed_bad(i32 noundef %c), !dbg !854
  %25 = load ptr, ptr @stdin, align 8, !dbg !855
  call void @elements_good(i32 noundef %c, ptr noundef %25), !dbg !856
  %26 = load ptr, ptr @stdin, align 8, !dbg !857
  call void @elements_bad(i32 noundef %c, ptr noundef %26), !dbg !858
  %arrayidx25 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !859
  %27 = load ptr, ptr %arrayidx25, align 8, !dbg !859
  call void @aliased_bad(i32 noundef %c, ptr noundef %n, ptr noundef %n, ptr noundef %27), !dbg !860
  %arrayidx26 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !861
  %28 = load ptr, ptr %arrayidx26, align 8, !dbg !861
  call void @not_aliased_good(i32 noundef %c, ptr noundef %n, ptr noundef %28), !dbg !862
  %arrayidx27 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !863
  %29 = load ptr, ptr %arrayidx27, align 8, !dbg !863
  call void @heap_bad(i32 noundef %c, ptr noundef %29), !dbg !864
  %arrayidx28 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !865
  %30 = load ptr, ptr %arrayidx28, align 8, !dbg !865
  call void @equal_good(i32 noundef %c, ptr noundef %30), !dbg !866
  %arrayidx29 = getelementptr inbounds ptr, ptr %v, i64 0, !dbg !867
  %31 = load ptr, ptr %arrayidx29, align 8, !dbg !867
  call void @clamped_with_sign_bad(i32 noundef %c, ptr noundef %31), !dbg !868
  ret i32 0, !dbg !869
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 6, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sizes.c", directory: ".", checksumkind: CSK_MD5, checksum: "f3db05921962b2ac48c49076865d653c")
!4 = !{!5, !6, !8}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!9 = !{!10, !15, !0, !20}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 111, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "store", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 560000, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 70000)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "way", scope: !2, file: !3, line: 7, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 512, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 64)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!34 = distinct !DISubprogram(name: "compared_good", scope: !3, file: !3, line: 9, type: !35, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{null, !5, !6}
!37 = !{}
!38 = !DILocalVariable(name: "fd", arg: 1, scope: !34, file: !3, line: 9, type: !5)
!39 = !DILocation(line: 0, scope: !34)
!40 = !DILocalVariable(name: "p", arg: 2, scope: !34, file: !3, line: 9, type: !6)
!41 = !DILocalVariable(name: "n", scope: !34, file: !3, line: 10, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !43, line: 26, baseType: !44)
!43 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !45, line: 42, baseType: !8)
!45 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!46 = !DILocation(line: 10, column: 12, scope: !34)
!47 = !DILocation(line: 11, column: 3, scope: !34)
!48 = !DILocation(line: 12, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !34, file: !3, line: 12, column: 7)
!50 = !DILocation(line: 12, column: 9, scope: !49)
!51 = !DILocation(line: 12, column: 25, scope: !49)
!52 = !DILocation(line: 13, column: 20, scope: !34)
!53 = !DILocation(line: 13, column: 3, scope: !34)
!54 = !DILocation(line: 14, column: 1, scope: !34)
!55 = distinct !DISubprogram(name: "compared_beyond_bad", scope: !3, file: !3, line: 15, type: !35, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!56 = !DILocalVariable(name: "fd", arg: 1, scope: !55, file: !3, line: 15, type: !5)
!57 = !DILocation(line: 0, scope: !55)
!58 = !DILocalVariable(name: "p", arg: 2, scope: !55, file: !3, line: 15, type: !6)
!59 = !DILocalVariable(name: "n", scope: !55, file: !3, line: 16, type: !42)
!60 = !DILocation(line: 16, column: 12, scope: !55)
!61 = !DILocation(line: 17, column: 3, scope: !55)
!62 = !DILocation(line: 18, column: 7, scope: !63)
!63 = distinct !DILexicalBlock(scope: !55, file: !3, line: 18, column: 7)
!64 = !DILocation(line: 18, column: 9, scope: !63)
!65 = !DILocation(line: 18, column: 29, scope: !63)
!66 = !DILocation(line: 19, column: 20, scope: !55)
!67 = !DILocation(line: 19, column: 3, scope: !55)
!68 = !DILocation(line: 20, column: 1, scope: !55)
!69 = distinct !DISubprogram(name: "compared_with_sign_bad", scope: !3, file: !3, line: 21, type: !35, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!70 = !DILocalVariable(name: "fd", arg: 1, scope: !69, file: !3, line: 21, type: !5)
!71 = !DILocation(line: 0, scope: !69)
!72 = !DILocalVariable(name: "p", arg: 2, scope: !69, file: !3, line: 21, type: !6)
!73 = !DILocalVariable(name: "n", scope: !69, file: !3, line: 21, type: !5)
!74 = !DILocation(line: 21, column: 52, scope: !69)
!75 = !DILocation(line: 21, column: 55, scope: !69)
!76 = !DILocation(line: 21, column: 79, scope: !77)
!77 = distinct !DILexicalBlock(scope: !69, file: !3, line: 21, column: 79)
!78 = !DILocation(line: 21, column: 81, scope: !77)
!79 = !DILocation(line: 21, column: 87, scope: !77)
!80 = !DILocation(line: 21, column: 112, scope: !69)
!81 = !DILocation(line: 21, column: 95, scope: !69)
!82 = !DILocation(line: 21, column: 116, scope: !69)
!83 = distinct !DISubprogram(name: "compared_both_good", scope: !3, file: !3, line: 22, type: !35, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!84 = !DILocalVariable(name: "fd", arg: 1, scope: !83, file: !3, line: 22, type: !5)
!85 = !DILocation(line: 0, scope: !83)
!86 = !DILocalVariable(name: "p", arg: 2, scope: !83, file: !3, line: 22, type: !6)
!87 = !DILocalVariable(name: "n", scope: !83, file: !3, line: 23, type: !5)
!88 = !DILocation(line: 23, column: 7, scope: !83)
!89 = !DILocation(line: 24, column: 3, scope: !83)
!90 = !DILocation(line: 25, column: 7, scope: !91)
!91 = distinct !DILexicalBlock(scope: !83, file: !3, line: 25, column: 7)
!92 = !DILocation(line: 25, column: 9, scope: !91)
!93 = !DILocation(line: 25, column: 13, scope: !91)
!94 = !DILocation(line: 25, column: 16, scope: !91)
!95 = !DILocation(line: 25, column: 18, scope: !91)
!96 = !DILocation(line: 25, column: 24, scope: !91)
!97 = !DILocation(line: 26, column: 20, scope: !83)
!98 = !DILocation(line: 26, column: 3, scope: !83)
!99 = !DILocation(line: 27, column: 1, scope: !83)
!100 = distinct !DISubprogram(name: "clamped_good", scope: !3, file: !3, line: 28, type: !35, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!101 = !DILocalVariable(name: "fd", arg: 1, scope: !100, file: !3, line: 28, type: !5)
!102 = !DILocation(line: 0, scope: !100)
!103 = !DILocalVariable(name: "p", arg: 2, scope: !100, file: !3, line: 28, type: !6)
!104 = !DILocalVariable(name: "n", scope: !100, file: !3, line: 29, type: !5)
!105 = !DILocation(line: 29, column: 7, scope: !100)
!106 = !DILocation(line: 30, column: 3, scope: !100)
!107 = !DILocation(line: 31, column: 7, scope: !108)
!108 = distinct !DILexicalBlock(scope: !100, file: !3, line: 31, column: 7)
!109 = !DILocation(line: 31, column: 9, scope: !108)
!110 = !DILocation(line: 31, column: 32, scope: !108)
!111 = !DILocation(line: 31, column: 30, scope: !108)
!112 = !DILocation(line: 32, column: 7, scope: !113)
!113 = distinct !DILexicalBlock(scope: !100, file: !3, line: 32, column: 7)
!114 = !DILocation(line: 32, column: 9, scope: !113)
!115 = !DILocation(line: 32, column: 16, scope: !113)
!116 = !DILocation(line: 32, column: 14, scope: !113)
!117 = !DILocation(line: 33, column: 20, scope: !100)
!118 = !DILocation(line: 33, column: 3, scope: !100)
!119 = !DILocation(line: 34, column: 1, scope: !100)
!120 = distinct !DISubprogram(name: "masked_good", scope: !3, file: !3, line: 35, type: !35, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!121 = !DILocalVariable(name: "fd", arg: 1, scope: !120, file: !3, line: 35, type: !5)
!122 = !DILocation(line: 0, scope: !120)
!123 = !DILocalVariable(name: "p", arg: 2, scope: !120, file: !3, line: 35, type: !6)
!124 = !DILocalVariable(name: "n", scope: !120, file: !3, line: 35, type: !42)
!125 = !DILocation(line: 35, column: 46, scope: !120)
!126 = !DILocation(line: 35, column: 49, scope: !120)
!127 = !DILocation(line: 35, column: 86, scope: !120)
!128 = !DILocation(line: 35, column: 88, scope: !120)
!129 = !DILocation(line: 35, column: 69, scope: !120)
!130 = !DILocation(line: 35, column: 95, scope: !120)
!131 = distinct !DISubprogram(name: "remainder_good", scope: !3, file: !3, line: 36, type: !35, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!132 = !DILocalVariable(name: "fd", arg: 1, scope: !131, file: !3, line: 36, type: !5)
!133 = !DILocation(line: 0, scope: !131)
!134 = !DILocalVariable(name: "p", arg: 2, scope: !131, file: !3, line: 36, type: !6)
!135 = !DILocalVariable(name: "n", scope: !131, file: !3, line: 36, type: !42)
!136 = !DILocation(line: 36, column: 49, scope: !131)
!137 = !DILocation(line: 36, column: 52, scope: !131)
!138 = !DILocation(line: 36, column: 89, scope: !131)
!139 = !DILocation(line: 36, column: 91, scope: !131)
!140 = !DILocation(line: 36, column: 72, scope: !131)
!141 = !DILocation(line: 36, column: 98, scope: !131)
!142 = distinct !DISubprogram(name: "least_good", scope: !3, file: !3, line: 37, type: !35, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!143 = !DILocalVariable(name: "fd", arg: 1, scope: !142, file: !3, line: 37, type: !5)
!144 = !DILocation(line: 0, scope: !142)
!145 = !DILocalVariable(name: "p", arg: 2, scope: !142, file: !3, line: 37, type: !6)
!146 = !DILocalVariable(name: "n", scope: !142, file: !3, line: 37, type: !42)
!147 = !DILocation(line: 37, column: 45, scope: !142)
!148 = !DILocation(line: 37, column: 48, scope: !142)
!149 = !DILocation(line: 37, column: 85, scope: !142)
!150 = !DILocation(line: 37, column: 87, scope: !142)
!151 = !DILocation(line: 37, column: 94, scope: !142)
!152 = !DILocation(line: 37, column: 68, scope: !142)
!153 = !DILocation(line: 37, column: 103, scope: !142)
!154 = distinct !DISubprogram(name: "masked_beyond_bad", scope: !3, file: !3, line: 38, type: !35, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!155 = !DILocalVariable(name: "fd", arg: 1, scope: !154, file: !3, line: 38, type: !5)
!156 = !DILocation(line: 0, scope: !154)
!157 = !DILocalVariable(name: "p", arg: 2, scope: !154, file: !3, line: 38, type: !6)
!158 = !DILocalVariable(name: "n", scope: !154, file: !3, line: 38, type: !42)
!159 = !DILocation(line: 38, column: 52, scope: !154)
!160 = !DILocation(line: 38, column: 55, scope: !154)
!161 = !DILocation(line: 38, column: 92, scope: !154)
!162 = !DILocation(line: 38, column: 94, scope: !154)
!163 = !DILocation(line: 38, column: 75, scope: !154)
!164 = !DILocation(line: 38, column: 102, scope: !154)
!165 = distinct !DISubprogram(name: "read_again_bad", scope: !3, file: !3, line: 39, type: !35, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!166 = !DILocalVariable(name: "fd", arg: 1, scope: !165, file: !3, line: 39, type: !5)
!167 = !DILocation(line: 0, scope: !165)
!168 = !DILocalVariable(name: "p", arg: 2, scope: !165, file: !3, line: 39, type: !6)
!169 = !DILocalVariable(name: "n", scope: !165, file: !3, line: 40, type: !42)
!170 = !DILocation(line: 40, column: 12, scope: !165)
!171 = !DILocation(line: 41, column: 3, scope: !165)
!172 = !DILocation(line: 42, column: 7, scope: !173)
!173 = distinct !DILexicalBlock(scope: !165, file: !3, line: 42, column: 7)
!174 = !DILocation(line: 42, column: 9, scope: !173)
!175 = !DILocation(line: 42, column: 15, scope: !173)
!176 = !DILocation(line: 43, column: 3, scope: !165)
!177 = !DILocation(line: 44, column: 20, scope: !165)
!178 = !DILocation(line: 44, column: 3, scope: !165)
!179 = !DILocation(line: 45, column: 1, scope: !165)
!180 = distinct !DISubprogram(name: "compared_perhaps_bad", scope: !3, file: !3, line: 46, type: !35, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!181 = !DILocalVariable(name: "fd", arg: 1, scope: !180, file: !3, line: 46, type: !5)
!182 = !DILocation(line: 0, scope: !180)
!183 = !DILocalVariable(name: "p", arg: 2, scope: !180, file: !3, line: 46, type: !6)
!184 = !DILocalVariable(name: "n", scope: !180, file: !3, line: 47, type: !42)
!185 = !DILocation(line: 47, column: 12, scope: !180)
!186 = !DILocation(line: 48, column: 3, scope: !180)
!187 = !DILocation(line: 49, column: 7, scope: !188)
!188 = distinct !DILexicalBlock(scope: !180, file: !3, line: 49, column: 7)
!189 = !DILocation(line: 49, column: 16, scope: !190)
!190 = distinct !DILexicalBlock(scope: !188, file: !3, line: 49, column: 16)
!191 = !DILocation(line: 49, column: 18, scope: !190)
!192 = !DILocation(line: 49, column: 24, scope: !190)
!193 = !DILocation(line: 49, column: 20, scope: !190)
!194 = !DILocation(line: 50, column: 20, scope: !180)
!195 = !DILocation(line: 50, column: 3, scope: !180)
!196 = !DILocation(line: 51, column: 1, scope: !180)
!197 = distinct !DISubprogram(name: "byte_good", scope: !3, file: !3, line: 52, type: !35, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!198 = !DILocalVariable(name: "fd", arg: 1, scope: !197, file: !3, line: 52, type: !5)
!199 = !DILocation(line: 0, scope: !197)
!200 = !DILocalVariable(name: "p", arg: 2, scope: !197, file: !3, line: 52, type: !6)
!201 = !DILocalVariable(name: "n", scope: !197, file: !3, line: 52, type: !202)
!202 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!203 = !DILocation(line: 52, column: 49, scope: !197)
!204 = !DILocation(line: 52, column: 52, scope: !197)
!205 = !DILocation(line: 52, column: 89, scope: !197)
!206 = !DILocation(line: 52, column: 72, scope: !197)
!207 = !DILocation(line: 52, column: 93, scope: !197)
!208 = distinct !DISubprogram(name: "byte_bad", scope: !3, file: !3, line: 53, type: !35, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!209 = !DILocalVariable(name: "fd", arg: 1, scope: !208, file: !3, line: 53, type: !5)
!210 = !DILocation(line: 0, scope: !208)
!211 = !DILocalVariable(name: "p", arg: 2, scope: !208, file: !3, line: 53, type: !6)
!212 = !DILocalVariable(name: "n", scope: !208, file: !3, line: 53, type: !202)
!213 = !DILocation(line: 53, column: 48, scope: !208)
!214 = !DILocation(line: 53, column: 51, scope: !208)
!215 = !DILocation(line: 53, column: 88, scope: !208)
!216 = !DILocation(line: 53, column: 71, scope: !208)
!217 = !DILocation(line: 53, column: 92, scope: !208)
!218 = distinct !DISubprogram(name: "made_good", scope: !3, file: !3, line: 54, type: !219, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !5}
!221 = !DILocalVariable(name: "fd", arg: 1, scope: !218, file: !3, line: 54, type: !5)
!222 = !DILocation(line: 0, scope: !218)
!223 = !DILocalVariable(name: "n", scope: !218, file: !3, line: 55, type: !42)
!224 = !DILocation(line: 55, column: 12, scope: !218)
!225 = !DILocation(line: 56, column: 3, scope: !218)
!226 = !DILocation(line: 57, column: 7, scope: !227)
!227 = distinct !DILexicalBlock(scope: !218, file: !3, line: 57, column: 7)
!228 = !DILocation(line: 57, column: 9, scope: !227)
!229 = !DILocation(line: 57, column: 17, scope: !227)
!230 = !DILocation(line: 58, column: 20, scope: !218)
!231 = !DILocation(line: 58, column: 13, scope: !218)
!232 = !DILocalVariable(name: "q", scope: !218, file: !3, line: 58, type: !233)
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!234 = !DILocation(line: 59, column: 16, scope: !218)
!235 = !DILocation(line: 59, column: 3, scope: !218)
!236 = !DILocation(line: 60, column: 9, scope: !218)
!237 = !DILocation(line: 60, column: 7, scope: !218)
!238 = !DILocation(line: 61, column: 1, scope: !218)
!239 = distinct !DISubprogram(name: "made_bad", scope: !3, file: !3, line: 62, type: !219, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!240 = !DILocalVariable(name: "fd", arg: 1, scope: !239, file: !3, line: 62, type: !5)
!241 = !DILocation(line: 0, scope: !239)
!242 = !DILocalVariable(name: "n", scope: !239, file: !3, line: 62, type: !42)
!243 = !DILocation(line: 62, column: 34, scope: !239)
!244 = !DILocation(line: 62, column: 37, scope: !239)
!245 = !DILocation(line: 62, column: 74, scope: !239)
!246 = !DILocation(line: 62, column: 67, scope: !239)
!247 = !DILocalVariable(name: "q", scope: !239, file: !3, line: 62, type: !233)
!248 = !DILocation(line: 62, column: 85, scope: !239)
!249 = !DILocation(line: 62, column: 84, scope: !239)
!250 = !DILocation(line: 62, column: 82, scope: !239)
!251 = !DILocation(line: 62, column: 101, scope: !239)
!252 = !DILocation(line: 62, column: 89, scope: !239)
!253 = !DILocation(line: 62, column: 105, scope: !239)
!254 = distinct !DISubprogram(name: "member_good", scope: !3, file: !3, line: 65, type: !219, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!255 = !DILocalVariable(name: "fd", arg: 1, scope: !254, file: !3, line: 65, type: !5)
!256 = !DILocation(line: 0, scope: !254)
!257 = !DILocalVariable(name: "h", scope: !254, file: !3, line: 66, type: !258)
!258 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "head", file: !3, line: 63, size: 512, elements: !259)
!259 = !{!260, !264, !265}
!260 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !258, file: !3, line: 63, baseType: !261, size: 16)
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !43, line: 25, baseType: !262)
!262 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !45, line: 40, baseType: !263)
!263 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !258, file: !3, line: 63, baseType: !261, size: 16, offset: 16)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !258, file: !3, line: 63, baseType: !266, size: 480, offset: 32)
!266 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 480, elements: !267)
!267 = !{!268}
!268 = !DISubrange(count: 60)
!269 = !DILocation(line: 66, column: 15, scope: !254)
!270 = !DILocation(line: 67, column: 3, scope: !254)
!271 = !DILocation(line: 68, column: 9, scope: !272)
!272 = distinct !DILexicalBlock(scope: !254, file: !3, line: 68, column: 7)
!273 = !DILocation(line: 68, column: 7, scope: !272)
!274 = !DILocation(line: 68, column: 16, scope: !272)
!275 = !DILocation(line: 68, column: 33, scope: !272)
!276 = !DILocation(line: 69, column: 19, scope: !254)
!277 = !DILocation(line: 69, column: 3, scope: !254)
!278 = !DILocation(line: 69, column: 27, scope: !254)
!279 = !DILocation(line: 69, column: 25, scope: !254)
!280 = !DILocation(line: 70, column: 1, scope: !254)
!281 = distinct !DISubprogram(name: "member_bad", scope: !3, file: !3, line: 71, type: !219, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!282 = !DILocalVariable(name: "fd", arg: 1, scope: !281, file: !3, line: 71, type: !5)
!283 = !DILocation(line: 0, scope: !281)
!284 = !DILocalVariable(name: "h", scope: !281, file: !3, line: 71, type: !258)
!285 = !DILocation(line: 71, column: 39, scope: !281)
!286 = !DILocation(line: 71, column: 42, scope: !281)
!287 = !DILocation(line: 71, column: 85, scope: !281)
!288 = !DILocation(line: 71, column: 69, scope: !281)
!289 = !DILocation(line: 71, column: 93, scope: !281)
!290 = !DILocation(line: 71, column: 91, scope: !281)
!291 = !DILocation(line: 71, column: 102, scope: !281)
!292 = distinct !DISubprogram(name: "member_on_heap_good", scope: !3, file: !3, line: 72, type: !219, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!293 = !DILocalVariable(name: "fd", arg: 1, scope: !292, file: !3, line: 72, type: !5)
!294 = !DILocation(line: 0, scope: !292)
!295 = !DILocation(line: 73, column: 20, scope: !292)
!296 = !DILocalVariable(name: "h", scope: !292, file: !3, line: 73, type: !297)
!297 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !258, size: 64)
!298 = !DILocation(line: 74, column: 3, scope: !292)
!299 = !DILocation(line: 75, column: 10, scope: !300)
!300 = distinct !DILexicalBlock(scope: !292, file: !3, line: 75, column: 7)
!301 = !DILocation(line: 75, column: 7, scope: !300)
!302 = !DILocation(line: 75, column: 17, scope: !300)
!303 = !DILocation(line: 75, column: 23, scope: !300)
!304 = !DILocation(line: 76, column: 20, scope: !292)
!305 = !DILocation(line: 76, column: 3, scope: !292)
!306 = !DILocation(line: 76, column: 29, scope: !292)
!307 = !DILocation(line: 76, column: 26, scope: !292)
!308 = !DILocation(line: 77, column: 1, scope: !292)
!309 = distinct !DISubprogram(name: "clamped_copy_good", scope: !3, file: !3, line: 78, type: !35, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!310 = !DILocalVariable(name: "fd", arg: 1, scope: !309, file: !3, line: 78, type: !5)
!311 = !DILocation(line: 0, scope: !309)
!312 = !DILocalVariable(name: "p", arg: 2, scope: !309, file: !3, line: 78, type: !6)
!313 = !DILocalVariable(name: "n", scope: !309, file: !3, line: 79, type: !42)
!314 = !DILocation(line: 79, column: 12, scope: !309)
!315 = !DILocation(line: 80, column: 3, scope: !309)
!316 = !DILocation(line: 81, column: 14, scope: !309)
!317 = !DILocalVariable(name: "m", scope: !309, file: !3, line: 81, type: !318)
!318 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !319, line: 18, baseType: !320)
!319 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!320 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!321 = !DILocation(line: 82, column: 9, scope: !322)
!322 = distinct !DILexicalBlock(scope: !309, file: !3, line: 82, column: 7)
!323 = !DILocation(line: 82, column: 15, scope: !322)
!324 = !DILocation(line: 83, column: 3, scope: !309)
!325 = !DILocation(line: 84, column: 1, scope: !309)
!326 = distinct !DISubprogram(name: "compared_with_offset_bad", scope: !3, file: !3, line: 85, type: !35, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!327 = !DILocalVariable(name: "fd", arg: 1, scope: !326, file: !3, line: 85, type: !5)
!328 = !DILocation(line: 0, scope: !326)
!329 = !DILocalVariable(name: "p", arg: 2, scope: !326, file: !3, line: 85, type: !6)
!330 = !DILocalVariable(name: "n", scope: !326, file: !3, line: 86, type: !42)
!331 = !DILocation(line: 86, column: 12, scope: !326)
!332 = !DILocation(line: 87, column: 3, scope: !326)
!333 = !DILocation(line: 88, column: 7, scope: !334)
!334 = distinct !DILexicalBlock(scope: !326, file: !3, line: 88, column: 7)
!335 = !DILocation(line: 88, column: 9, scope: !334)
!336 = !DILocation(line: 88, column: 15, scope: !334)
!337 = !DILocation(line: 89, column: 24, scope: !326)
!338 = !DILocation(line: 89, column: 3, scope: !326)
!339 = !DILocation(line: 90, column: 1, scope: !326)
!340 = distinct !DISubprogram(name: "scaled_good", scope: !3, file: !3, line: 91, type: !35, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!341 = !DILocalVariable(name: "fd", arg: 1, scope: !340, file: !3, line: 91, type: !5)
!342 = !DILocation(line: 0, scope: !340)
!343 = !DILocalVariable(name: "p", arg: 2, scope: !340, file: !3, line: 91, type: !6)
!344 = !DILocalVariable(name: "n", scope: !340, file: !3, line: 91, type: !42)
!345 = !DILocation(line: 91, column: 46, scope: !340)
!346 = !DILocation(line: 91, column: 49, scope: !340)
!347 = !DILocation(line: 91, column: 73, scope: !348)
!348 = distinct !DILexicalBlock(scope: !340, file: !3, line: 91, column: 73)
!349 = !DILocation(line: 91, column: 75, scope: !348)
!350 = !DILocation(line: 91, column: 82, scope: !348)
!351 = !DILocation(line: 91, column: 107, scope: !340)
!352 = !DILocation(line: 91, column: 109, scope: !340)
!353 = !DILocation(line: 91, column: 90, scope: !340)
!354 = !DILocation(line: 91, column: 115, scope: !340)
!355 = distinct !DISubprogram(name: "scaled_bad", scope: !3, file: !3, line: 92, type: !35, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!356 = !DILocalVariable(name: "fd", arg: 1, scope: !355, file: !3, line: 92, type: !5)
!357 = !DILocation(line: 0, scope: !355)
!358 = !DILocalVariable(name: "p", arg: 2, scope: !355, file: !3, line: 92, type: !6)
!359 = !DILocalVariable(name: "n", scope: !355, file: !3, line: 92, type: !42)
!360 = !DILocation(line: 92, column: 45, scope: !355)
!361 = !DILocation(line: 92, column: 48, scope: !355)
!362 = !DILocation(line: 92, column: 72, scope: !363)
!363 = distinct !DILexicalBlock(scope: !355, file: !3, line: 92, column: 72)
!364 = !DILocation(line: 92, column: 74, scope: !363)
!365 = !DILocation(line: 92, column: 80, scope: !363)
!366 = !DILocation(line: 92, column: 105, scope: !355)
!367 = !DILocation(line: 92, column: 107, scope: !355)
!368 = !DILocation(line: 92, column: 88, scope: !355)
!369 = !DILocation(line: 92, column: 113, scope: !355)
!370 = distinct !DISubprogram(name: "less_good", scope: !3, file: !3, line: 93, type: !35, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!371 = !DILocalVariable(name: "fd", arg: 1, scope: !370, file: !3, line: 93, type: !5)
!372 = !DILocation(line: 0, scope: !370)
!373 = !DILocalVariable(name: "p", arg: 2, scope: !370, file: !3, line: 93, type: !6)
!374 = !DILocalVariable(name: "n", scope: !370, file: !3, line: 94, type: !42)
!375 = !DILocation(line: 94, column: 12, scope: !370)
!376 = !DILocation(line: 95, column: 3, scope: !370)
!377 = !DILocation(line: 96, column: 7, scope: !378)
!378 = distinct !DILexicalBlock(scope: !370, file: !3, line: 96, column: 7)
!379 = !DILocation(line: 96, column: 9, scope: !378)
!380 = !DILocation(line: 96, column: 13, scope: !378)
!381 = !DILocation(line: 96, column: 16, scope: !378)
!382 = !DILocation(line: 96, column: 18, scope: !378)
!383 = !DILocation(line: 96, column: 24, scope: !378)
!384 = !DILocation(line: 97, column: 20, scope: !370)
!385 = !DILocation(line: 97, column: 22, scope: !370)
!386 = !DILocation(line: 97, column: 3, scope: !370)
!387 = !DILocation(line: 98, column: 1, scope: !370)
!388 = distinct !DISubprogram(name: "less_bad", scope: !3, file: !3, line: 99, type: !35, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!389 = !DILocalVariable(name: "fd", arg: 1, scope: !388, file: !3, line: 99, type: !5)
!390 = !DILocation(line: 0, scope: !388)
!391 = !DILocalVariable(name: "p", arg: 2, scope: !388, file: !3, line: 99, type: !6)
!392 = !DILocalVariable(name: "n", scope: !388, file: !3, line: 99, type: !42)
!393 = !DILocation(line: 99, column: 43, scope: !388)
!394 = !DILocation(line: 99, column: 46, scope: !388)
!395 = !DILocation(line: 99, column: 70, scope: !396)
!396 = distinct !DILexicalBlock(scope: !388, file: !3, line: 99, column: 70)
!397 = !DILocation(line: 99, column: 72, scope: !396)
!398 = !DILocation(line: 99, column: 78, scope: !396)
!399 = !DILocation(line: 99, column: 103, scope: !388)
!400 = !DILocation(line: 99, column: 105, scope: !388)
!401 = !DILocation(line: 99, column: 86, scope: !388)
!402 = !DILocation(line: 99, column: 111, scope: !388)
!403 = distinct !DISubprogram(name: "more_good", scope: !3, file: !3, line: 100, type: !35, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!404 = !DILocalVariable(name: "fd", arg: 1, scope: !403, file: !3, line: 100, type: !5)
!405 = !DILocation(line: 0, scope: !403)
!406 = !DILocalVariable(name: "p", arg: 2, scope: !403, file: !3, line: 100, type: !6)
!407 = !DILocalVariable(name: "n", scope: !403, file: !3, line: 101, type: !42)
!408 = !DILocation(line: 101, column: 12, scope: !403)
!409 = !DILocation(line: 102, column: 3, scope: !403)
!410 = !DILocation(line: 103, column: 7, scope: !411)
!411 = distinct !DILexicalBlock(scope: !403, file: !3, line: 103, column: 7)
!412 = !DILocation(line: 103, column: 9, scope: !411)
!413 = !DILocation(line: 103, column: 15, scope: !411)
!414 = !DILocation(line: 104, column: 20, scope: !403)
!415 = !DILocation(line: 104, column: 22, scope: !403)
!416 = !DILocation(line: 104, column: 3, scope: !403)
!417 = !DILocation(line: 105, column: 9, scope: !403)
!418 = !DILocation(line: 105, column: 3, scope: !403)
!419 = !DILocation(line: 105, column: 12, scope: !403)
!420 = !DILocation(line: 106, column: 1, scope: !403)
!421 = distinct !DISubprogram(name: "in_variable_good", scope: !3, file: !3, line: 107, type: !35, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!422 = !DILocalVariable(name: "fd", arg: 1, scope: !421, file: !3, line: 107, type: !5)
!423 = !DILocation(line: 0, scope: !421)
!424 = !DILocalVariable(name: "p", arg: 2, scope: !421, file: !3, line: 107, type: !6)
!425 = !DILocalVariable(name: "n", scope: !421, file: !3, line: 108, type: !42)
!426 = !DILocation(line: 108, column: 12, scope: !421)
!427 = !DILocation(line: 109, column: 3, scope: !421)
!428 = !DILocation(line: 110, column: 12, scope: !421)
!429 = !DILocation(line: 110, column: 14, scope: !421)
!430 = !DILocalVariable(name: "ok", scope: !421, file: !3, line: 110, type: !5)
!431 = !DILocation(line: 111, column: 3, scope: !421)
!432 = !DILocation(line: 112, column: 7, scope: !433)
!433 = distinct !DILexicalBlock(scope: !421, file: !3, line: 112, column: 7)
!434 = !DILocation(line: 112, column: 28, scope: !433)
!435 = !DILocation(line: 112, column: 11, scope: !433)
!436 = !DILocation(line: 113, column: 1, scope: !421)
!437 = distinct !DISubprogram(name: "compared_other_bad", scope: !3, file: !3, line: 114, type: !35, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!438 = !DILocalVariable(name: "fd", arg: 1, scope: !437, file: !3, line: 114, type: !5)
!439 = !DILocation(line: 0, scope: !437)
!440 = !DILocalVariable(name: "p", arg: 2, scope: !437, file: !3, line: 114, type: !6)
!441 = !DILocalVariable(name: "n", scope: !437, file: !3, line: 115, type: !42)
!442 = !DILocation(line: 115, column: 12, scope: !437)
!443 = !DILocalVariable(name: "m", scope: !437, file: !3, line: 115, type: !42)
!444 = !DILocation(line: 115, column: 15, scope: !437)
!445 = !DILocation(line: 116, column: 3, scope: !437)
!446 = !DILocation(line: 117, column: 3, scope: !437)
!447 = !DILocation(line: 118, column: 7, scope: !448)
!448 = distinct !DILexicalBlock(scope: !437, file: !3, line: 118, column: 7)
!449 = !DILocation(line: 118, column: 9, scope: !448)
!450 = !DILocation(line: 118, column: 15, scope: !448)
!451 = !DILocation(line: 119, column: 20, scope: !437)
!452 = !DILocation(line: 119, column: 3, scope: !437)
!453 = !DILocation(line: 120, column: 1, scope: !437)
!454 = distinct !DISubprogram(name: "until_good", scope: !3, file: !3, line: 121, type: !35, scopeLine: 121, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!455 = !DILocalVariable(name: "fd", arg: 1, scope: !454, file: !3, line: 121, type: !5)
!456 = !DILocation(line: 0, scope: !454)
!457 = !DILocalVariable(name: "p", arg: 2, scope: !454, file: !3, line: 121, type: !6)
!458 = !DILocalVariable(name: "n", scope: !454, file: !3, line: 121, type: !42)
!459 = !DILocation(line: 121, column: 45, scope: !454)
!460 = !DILocation(line: 121, column: 48, scope: !454)
!461 = !DILocation(line: 121, column: 53, scope: !462)
!462 = distinct !DILexicalBlock(scope: !454, file: !3, line: 121, column: 51)
!463 = !DILocation(line: 121, column: 73, scope: !462)
!464 = !DILocation(line: 121, column: 82, scope: !454)
!465 = !DILocation(line: 121, column: 84, scope: !454)
!466 = distinct !{!466, !460, !467, !468}
!467 = !DILocation(line: 121, column: 88, scope: !454)
!468 = !{!"llvm.loop.mustprogress"}
!469 = !DILocation(line: 121, column: 108, scope: !454)
!470 = !DILocation(line: 121, column: 91, scope: !454)
!471 = !DILocation(line: 121, column: 112, scope: !454)
!472 = distinct !DISubprogram(name: "while_good", scope: !3, file: !3, line: 122, type: !35, scopeLine: 122, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!473 = !DILocalVariable(name: "fd", arg: 1, scope: !472, file: !3, line: 122, type: !5)
!474 = !DILocation(line: 0, scope: !472)
!475 = !DILocalVariable(name: "p", arg: 2, scope: !472, file: !3, line: 122, type: !6)
!476 = !DILocalVariable(name: "n", scope: !472, file: !3, line: 123, type: !42)
!477 = !DILocation(line: 123, column: 12, scope: !472)
!478 = !DILocation(line: 124, column: 3, scope: !472)
!479 = !DILocation(line: 125, column: 3, scope: !472)
!480 = !DILocation(line: 125, column: 10, scope: !472)
!481 = !DILocation(line: 125, column: 12, scope: !472)
!482 = !DILocation(line: 125, column: 38, scope: !483)
!483 = distinct !DILexicalBlock(scope: !472, file: !3, line: 125, column: 19)
!484 = !DILocation(line: 125, column: 21, scope: !483)
!485 = !DILocation(line: 126, column: 3, scope: !483)
!486 = distinct !{!486, !479, !487, !468}
!487 = !DILocation(line: 127, column: 3, scope: !472)
!488 = !DILocation(line: 128, column: 1, scope: !472)
!489 = distinct !DISubprogram(name: "while_bad", scope: !3, file: !3, line: 129, type: !35, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!490 = !DILocalVariable(name: "fd", arg: 1, scope: !489, file: !3, line: 129, type: !5)
!491 = !DILocation(line: 0, scope: !489)
!492 = !DILocalVariable(name: "p", arg: 2, scope: !489, file: !3, line: 129, type: !6)
!493 = !DILocalVariable(name: "n", scope: !489, file: !3, line: 130, type: !42)
!494 = !DILocation(line: 130, column: 12, scope: !489)
!495 = !DILocation(line: 131, column: 3, scope: !489)
!496 = !DILocation(line: 132, column: 3, scope: !489)
!497 = !DILocation(line: 132, column: 10, scope: !489)
!498 = !DILocation(line: 132, column: 12, scope: !489)
!499 = !DILocation(line: 132, column: 21, scope: !500)
!500 = distinct !DILexicalBlock(scope: !489, file: !3, line: 132, column: 19)
!501 = !DILocation(line: 133, column: 20, scope: !500)
!502 = !DILocation(line: 133, column: 3, scope: !500)
!503 = distinct !{!503, !496, !504, !468}
!504 = !DILocation(line: 134, column: 3, scope: !489)
!505 = !DILocation(line: 135, column: 1, scope: !489)
!506 = distinct !DISubprogram(name: "cast_good", scope: !3, file: !3, line: 136, type: !219, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!507 = !DILocalVariable(name: "fd", arg: 1, scope: !506, file: !3, line: 136, type: !5)
!508 = !DILocation(line: 0, scope: !506)
!509 = !DILocalVariable(name: "b", scope: !506, file: !3, line: 137, type: !510)
!510 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 800, elements: !511)
!511 = !{!512}
!512 = !DISubrange(count: 100)
!513 = !DILocation(line: 137, column: 8, scope: !506)
!514 = !DILocalVariable(name: "n", scope: !506, file: !3, line: 138, type: !5)
!515 = !DILocation(line: 138, column: 7, scope: !506)
!516 = !DILocation(line: 139, column: 3, scope: !506)
!517 = !DILocation(line: 140, column: 17, scope: !518)
!518 = distinct !DILexicalBlock(scope: !506, file: !3, line: 140, column: 7)
!519 = !DILocation(line: 140, column: 7, scope: !518)
!520 = !DILocation(line: 140, column: 19, scope: !518)
!521 = !DILocation(line: 140, column: 31, scope: !518)
!522 = !DILocation(line: 141, column: 12, scope: !506)
!523 = !DILocation(line: 141, column: 15, scope: !506)
!524 = !DILocation(line: 141, column: 3, scope: !506)
!525 = !DILocation(line: 142, column: 9, scope: !506)
!526 = !DILocation(line: 142, column: 7, scope: !506)
!527 = !DILocation(line: 143, column: 1, scope: !506)
!528 = distinct !DISubprogram(name: "cast_bad", scope: !3, file: !3, line: 144, type: !219, scopeLine: 144, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!529 = !DILocalVariable(name: "fd", arg: 1, scope: !528, file: !3, line: 144, type: !5)
!530 = !DILocation(line: 0, scope: !528)
!531 = !DILocalVariable(name: "b", scope: !528, file: !3, line: 144, type: !510)
!532 = !DILocation(line: 144, column: 30, scope: !528)
!533 = !DILocalVariable(name: "n", scope: !528, file: !3, line: 144, type: !5)
!534 = !DILocation(line: 144, column: 42, scope: !528)
!535 = !DILocation(line: 144, column: 45, scope: !528)
!536 = !DILocation(line: 144, column: 69, scope: !537)
!537 = distinct !DILexicalBlock(scope: !528, file: !3, line: 144, column: 69)
!538 = !DILocation(line: 144, column: 71, scope: !537)
!539 = !DILocation(line: 144, column: 87, scope: !537)
!540 = !DILocation(line: 144, column: 90, scope: !537)
!541 = !DILocation(line: 144, column: 78, scope: !537)
!542 = !DILocation(line: 144, column: 100, scope: !528)
!543 = !DILocation(line: 144, column: 98, scope: !528)
!544 = !DILocation(line: 144, column: 106, scope: !528)
!545 = distinct !DISubprogram(name: "either_bad", scope: !3, file: !3, line: 145, type: !546, scopeLine: 145, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!546 = !DISubroutineType(types: !547)
!547 = !{null, !5, !5}
!548 = !DILocalVariable(name: "fd", arg: 1, scope: !545, file: !3, line: 145, type: !5)
!549 = !DILocation(line: 0, scope: !545)
!550 = !DILocalVariable(name: "k", arg: 2, scope: !545, file: !3, line: 145, type: !5)
!551 = !DILocalVariable(name: "n", scope: !545, file: !3, line: 146, type: !42)
!552 = !DILocation(line: 146, column: 12, scope: !545)
!553 = !DILocation(line: 147, column: 3, scope: !545)
!554 = !DILocalVariable(name: "b", scope: !545, file: !3, line: 148, type: !510)
!555 = !DILocation(line: 148, column: 8, scope: !545)
!556 = !DILocalVariable(name: "c", scope: !545, file: !3, line: 148, type: !557)
!557 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 80, elements: !558)
!558 = !{!559}
!559 = !DISubrange(count: 10)
!560 = !DILocation(line: 148, column: 16, scope: !545)
!561 = !DILocation(line: 148, column: 28, scope: !545)
!562 = !DILocation(line: 148, column: 32, scope: !545)
!563 = !DILocation(line: 148, column: 36, scope: !545)
!564 = !DILocalVariable(name: "q", scope: !545, file: !3, line: 148, type: !6)
!565 = !DILocation(line: 149, column: 7, scope: !566)
!566 = distinct !DILexicalBlock(scope: !545, file: !3, line: 149, column: 7)
!567 = !DILocation(line: 149, column: 9, scope: !566)
!568 = !DILocation(line: 149, column: 16, scope: !566)
!569 = !DILocation(line: 150, column: 15, scope: !545)
!570 = !DILocation(line: 150, column: 3, scope: !545)
!571 = !DILocation(line: 151, column: 9, scope: !545)
!572 = !DILocation(line: 151, column: 16, scope: !545)
!573 = !DILocation(line: 151, column: 14, scope: !545)
!574 = !DILocation(line: 151, column: 7, scope: !545)
!575 = !DILocation(line: 152, column: 1, scope: !545)
!576 = distinct !DISubprogram(name: "either_good", scope: !3, file: !3, line: 153, type: !546, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!577 = !DILocalVariable(name: "fd", arg: 1, scope: !576, file: !3, line: 153, type: !5)
!578 = !DILocation(line: 0, scope: !576)
!579 = !DILocalVariable(name: "k", arg: 2, scope: !576, file: !3, line: 153, type: !5)
!580 = !DILocalVariable(name: "n", scope: !576, file: !3, line: 154, type: !42)
!581 = !DILocation(line: 154, column: 12, scope: !576)
!582 = !DILocation(line: 155, column: 3, scope: !576)
!583 = !DILocalVariable(name: "b", scope: !576, file: !3, line: 156, type: !510)
!584 = !DILocation(line: 156, column: 8, scope: !576)
!585 = !DILocalVariable(name: "c", scope: !576, file: !3, line: 156, type: !586)
!586 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 880, elements: !587)
!587 = !{!588}
!588 = !DISubrange(count: 110)
!589 = !DILocation(line: 156, column: 16, scope: !576)
!590 = !DILocation(line: 156, column: 29, scope: !576)
!591 = !DILocation(line: 156, column: 33, scope: !576)
!592 = !DILocation(line: 156, column: 37, scope: !576)
!593 = !DILocalVariable(name: "q", scope: !576, file: !3, line: 156, type: !6)
!594 = !DILocation(line: 157, column: 7, scope: !595)
!595 = distinct !DILexicalBlock(scope: !576, file: !3, line: 157, column: 7)
!596 = !DILocation(line: 157, column: 9, scope: !595)
!597 = !DILocation(line: 157, column: 16, scope: !595)
!598 = !DILocation(line: 158, column: 15, scope: !576)
!599 = !DILocation(line: 158, column: 3, scope: !576)
!600 = !DILocation(line: 159, column: 9, scope: !576)
!601 = !DILocation(line: 159, column: 16, scope: !576)
!602 = !DILocation(line: 159, column: 14, scope: !576)
!603 = !DILocation(line: 159, column: 7, scope: !576)
!604 = !DILocation(line: 160, column: 1, scope: !576)
!605 = distinct !DISubprogram(name: "narrowed_bad", scope: !3, file: !3, line: 161, type: !219, scopeLine: 161, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!606 = !DILocalVariable(name: "fd", arg: 1, scope: !605, file: !3, line: 161, type: !5)
!607 = !DILocation(line: 0, scope: !605)
!608 = !DILocalVariable(name: "n", scope: !605, file: !3, line: 162, type: !609)
!609 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!610 = !DILocation(line: 162, column: 8, scope: !605)
!611 = !DILocation(line: 163, column: 3, scope: !605)
!612 = !DILocation(line: 164, column: 12, scope: !613)
!613 = distinct !DILexicalBlock(scope: !605, file: !3, line: 164, column: 7)
!614 = !DILocation(line: 164, column: 7, scope: !613)
!615 = !DILocation(line: 164, column: 14, scope: !613)
!616 = !DILocation(line: 164, column: 19, scope: !613)
!617 = !DILocation(line: 164, column: 27, scope: !613)
!618 = !DILocation(line: 164, column: 22, scope: !613)
!619 = !DILocation(line: 164, column: 29, scope: !613)
!620 = !DILocation(line: 164, column: 34, scope: !613)
!621 = !DILocation(line: 165, column: 24, scope: !605)
!622 = !DILocation(line: 165, column: 3, scope: !605)
!623 = !DILocation(line: 166, column: 1, scope: !605)
!624 = distinct !DISubprogram(name: "elements_good", scope: !3, file: !3, line: 167, type: !625, scopeLine: 167, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!625 = !DISubroutineType(types: !626)
!626 = !{null, !5, !627}
!627 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !628, size: 64)
!628 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !629, line: 7, baseType: !630)
!629 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!630 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !631, line: 49, size: 1728, elements: !632)
!631 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!632 = !{!633, !634, !635, !636, !637, !638, !639, !640, !641, !642, !643, !644, !645, !648, !650, !651, !652, !654, !655, !657, !661, !664, !666, !669, !672, !673, !674, !675, !676}
!633 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !630, file: !631, line: 51, baseType: !5, size: 32)
!634 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !630, file: !631, line: 54, baseType: !6, size: 64, offset: 64)
!635 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !630, file: !631, line: 55, baseType: !6, size: 64, offset: 128)
!636 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !630, file: !631, line: 56, baseType: !6, size: 64, offset: 192)
!637 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !630, file: !631, line: 57, baseType: !6, size: 64, offset: 256)
!638 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !630, file: !631, line: 58, baseType: !6, size: 64, offset: 320)
!639 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !630, file: !631, line: 59, baseType: !6, size: 64, offset: 384)
!640 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !630, file: !631, line: 60, baseType: !6, size: 64, offset: 448)
!641 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !630, file: !631, line: 61, baseType: !6, size: 64, offset: 512)
!642 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !630, file: !631, line: 64, baseType: !6, size: 64, offset: 576)
!643 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !630, file: !631, line: 65, baseType: !6, size: 64, offset: 640)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !630, file: !631, line: 66, baseType: !6, size: 64, offset: 704)
!645 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !630, file: !631, line: 68, baseType: !646, size: 64, offset: 768)
!646 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !647, size: 64)
!647 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !631, line: 36, flags: DIFlagFwdDecl)
!648 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !630, file: !631, line: 70, baseType: !649, size: 64, offset: 832)
!649 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !630, size: 64)
!650 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !630, file: !631, line: 72, baseType: !5, size: 32, offset: 896)
!651 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !630, file: !631, line: 73, baseType: !5, size: 32, offset: 928)
!652 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !630, file: !631, line: 74, baseType: !653, size: 64, offset: 960)
!653 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !45, line: 152, baseType: !609)
!654 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !630, file: !631, line: 77, baseType: !263, size: 16, offset: 1024)
!655 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !630, file: !631, line: 78, baseType: !656, size: 8, offset: 1040)
!656 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!657 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !630, file: !631, line: 79, baseType: !658, size: 8, offset: 1048)
!658 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 8, elements: !659)
!659 = !{!660}
!660 = !DISubrange(count: 1)
!661 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !630, file: !631, line: 81, baseType: !662, size: 64, offset: 1088)
!662 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !663, size: 64)
!663 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !631, line: 43, baseType: null)
!664 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !630, file: !631, line: 89, baseType: !665, size: 64, offset: 1152)
!665 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !45, line: 153, baseType: !609)
!666 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !630, file: !631, line: 91, baseType: !667, size: 64, offset: 1216)
!667 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !668, size: 64)
!668 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !631, line: 37, flags: DIFlagFwdDecl)
!669 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !630, file: !631, line: 92, baseType: !670, size: 64, offset: 1280)
!670 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !671, size: 64)
!671 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !631, line: 38, flags: DIFlagFwdDecl)
!672 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !630, file: !631, line: 93, baseType: !649, size: 64, offset: 1344)
!673 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !630, file: !631, line: 94, baseType: !233, size: 64, offset: 1408)
!674 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !630, file: !631, line: 95, baseType: !318, size: 64, offset: 1472)
!675 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !630, file: !631, line: 96, baseType: !5, size: 32, offset: 1536)
!676 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !630, file: !631, line: 98, baseType: !677, size: 160, offset: 1568)
!677 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 160, elements: !678)
!678 = !{!679}
!679 = !DISubrange(count: 20)
!680 = !DILocalVariable(name: "fd", arg: 1, scope: !624, file: !3, line: 167, type: !5)
!681 = !DILocation(line: 0, scope: !624)
!682 = !DILocalVariable(name: "f", arg: 2, scope: !624, file: !3, line: 167, type: !627)
!683 = !DILocalVariable(name: "n", scope: !624, file: !3, line: 167, type: !42)
!684 = !DILocation(line: 167, column: 48, scope: !624)
!685 = !DILocation(line: 167, column: 51, scope: !624)
!686 = !DILocation(line: 167, column: 75, scope: !687)
!687 = distinct !DILexicalBlock(scope: !624, file: !3, line: 167, column: 75)
!688 = !DILocation(line: 167, column: 77, scope: !687)
!689 = !DILocation(line: 167, column: 83, scope: !687)
!690 = !DILocation(line: 167, column: 107, scope: !624)
!691 = !DILocation(line: 167, column: 91, scope: !624)
!692 = !DILocation(line: 167, column: 114, scope: !624)
!693 = distinct !DISubprogram(name: "elements_bad", scope: !3, file: !3, line: 168, type: !625, scopeLine: 168, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!694 = !DILocalVariable(name: "fd", arg: 1, scope: !693, file: !3, line: 168, type: !5)
!695 = !DILocation(line: 0, scope: !693)
!696 = !DILocalVariable(name: "f", arg: 2, scope: !693, file: !3, line: 168, type: !627)
!697 = !DILocalVariable(name: "n", scope: !693, file: !3, line: 168, type: !42)
!698 = !DILocation(line: 168, column: 47, scope: !693)
!699 = !DILocation(line: 168, column: 50, scope: !693)
!700 = !DILocation(line: 168, column: 74, scope: !701)
!701 = distinct !DILexicalBlock(scope: !693, file: !3, line: 168, column: 74)
!702 = !DILocation(line: 168, column: 76, scope: !701)
!703 = !DILocation(line: 168, column: 82, scope: !701)
!704 = !DILocation(line: 168, column: 106, scope: !693)
!705 = !DILocation(line: 168, column: 90, scope: !693)
!706 = !DILocation(line: 168, column: 113, scope: !693)
!707 = distinct !DISubprogram(name: "aliased_bad", scope: !3, file: !3, line: 169, type: !708, scopeLine: 169, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!708 = !DISubroutineType(types: !709)
!709 = !{null, !5, !710, !710, !6}
!710 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!711 = !DILocalVariable(name: "fd", arg: 1, scope: !707, file: !3, line: 169, type: !5)
!712 = !DILocation(line: 0, scope: !707)
!713 = !DILocalVariable(name: "n", arg: 2, scope: !707, file: !3, line: 169, type: !710)
!714 = !DILocalVariable(name: "m", arg: 3, scope: !707, file: !3, line: 169, type: !710)
!715 = !DILocalVariable(name: "p", arg: 4, scope: !707, file: !3, line: 169, type: !6)
!716 = !DILocation(line: 170, column: 3, scope: !707)
!717 = !DILocation(line: 171, column: 7, scope: !718)
!718 = distinct !DILexicalBlock(scope: !707, file: !3, line: 171, column: 7)
!719 = !DILocation(line: 171, column: 10, scope: !718)
!720 = !DILocation(line: 171, column: 16, scope: !718)
!721 = !DILocation(line: 172, column: 3, scope: !707)
!722 = !DILocation(line: 173, column: 20, scope: !707)
!723 = !DILocation(line: 173, column: 3, scope: !707)
!724 = !DILocation(line: 174, column: 1, scope: !707)
!725 = distinct !DISubprogram(name: "not_aliased_good", scope: !3, file: !3, line: 175, type: !726, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!726 = !DISubroutineType(types: !727)
!727 = !{null, !5, !710, !6}
!728 = !DILocalVariable(name: "fd", arg: 1, scope: !725, file: !3, line: 175, type: !5)
!729 = !DILocation(line: 0, scope: !725)
!730 = !DILocalVariable(name: "n", arg: 2, scope: !725, file: !3, line: 175, type: !710)
!731 = !DILocalVariable(name: "p", arg: 3, scope: !725, file: !3, line: 175, type: !6)
!732 = !DILocation(line: 175, column: 55, scope: !725)
!733 = !DILocation(line: 175, column: 78, scope: !734)
!734 = distinct !DILexicalBlock(scope: !725, file: !3, line: 175, column: 78)
!735 = !DILocation(line: 175, column: 81, scope: !734)
!736 = !DILocation(line: 175, column: 87, scope: !734)
!737 = !DILocation(line: 175, column: 112, scope: !725)
!738 = !DILocation(line: 175, column: 95, scope: !725)
!739 = !DILocation(line: 175, column: 117, scope: !725)
!740 = distinct !DISubprogram(name: "heap_bad", scope: !3, file: !3, line: 176, type: !35, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!741 = !DILocalVariable(name: "fd", arg: 1, scope: !740, file: !3, line: 176, type: !5)
!742 = !DILocation(line: 0, scope: !740)
!743 = !DILocalVariable(name: "p", arg: 2, scope: !740, file: !3, line: 176, type: !6)
!744 = !DILocation(line: 177, column: 13, scope: !740)
!745 = !DILocalVariable(name: "q", scope: !740, file: !3, line: 177, type: !6)
!746 = !DILocalVariable(name: "n", scope: !740, file: !3, line: 178, type: !42)
!747 = !DILocation(line: 178, column: 12, scope: !740)
!748 = !DILocation(line: 179, column: 3, scope: !740)
!749 = !DILocation(line: 180, column: 7, scope: !750)
!750 = distinct !DILexicalBlock(scope: !740, file: !3, line: 180, column: 7)
!751 = !DILocation(line: 180, column: 9, scope: !750)
!752 = !DILocation(line: 180, column: 15, scope: !750)
!753 = !DILocation(line: 181, column: 16, scope: !740)
!754 = !DILocation(line: 181, column: 3, scope: !740)
!755 = !DILocation(line: 182, column: 9, scope: !740)
!756 = !DILocation(line: 182, column: 7, scope: !740)
!757 = !DILocation(line: 183, column: 1, scope: !740)
!758 = distinct !DISubprogram(name: "equal_good", scope: !3, file: !3, line: 184, type: !35, scopeLine: 184, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!759 = !DILocalVariable(name: "fd", arg: 1, scope: !758, file: !3, line: 184, type: !5)
!760 = !DILocation(line: 0, scope: !758)
!761 = !DILocalVariable(name: "p", arg: 2, scope: !758, file: !3, line: 184, type: !6)
!762 = !DILocalVariable(name: "n", scope: !758, file: !3, line: 184, type: !42)
!763 = !DILocation(line: 184, column: 45, scope: !758)
!764 = !DILocation(line: 184, column: 48, scope: !758)
!765 = !DILocation(line: 184, column: 72, scope: !766)
!766 = distinct !DILexicalBlock(scope: !758, file: !3, line: 184, column: 72)
!767 = !DILocation(line: 184, column: 74, scope: !766)
!768 = !DILocation(line: 184, column: 98, scope: !766)
!769 = !DILocation(line: 184, column: 81, scope: !766)
!770 = !DILocation(line: 184, column: 102, scope: !758)
!771 = distinct !DISubprogram(name: "clamped_with_sign_bad", scope: !3, file: !3, line: 185, type: !35, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!772 = !DILocalVariable(name: "fd", arg: 1, scope: !771, file: !3, line: 185, type: !5)
!773 = !DILocation(line: 0, scope: !771)
!774 = !DILocalVariable(name: "p", arg: 2, scope: !771, file: !3, line: 185, type: !6)
!775 = !DILocalVariable(name: "n", scope: !771, file: !3, line: 185, type: !5)
!776 = !DILocation(line: 185, column: 51, scope: !771)
!777 = !DILocation(line: 185, column: 54, scope: !771)
!778 = !DILocation(line: 185, column: 78, scope: !779)
!779 = distinct !DILexicalBlock(scope: !771, file: !3, line: 185, column: 78)
!780 = !DILocation(line: 185, column: 80, scope: !779)
!781 = !DILocation(line: 185, column: 88, scope: !779)
!782 = !DILocation(line: 185, column: 86, scope: !779)
!783 = !DILocation(line: 185, column: 111, scope: !771)
!784 = !DILocation(line: 185, column: 94, scope: !771)
!785 = !DILocation(line: 185, column: 115, scope: !771)
!786 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 187, type: !787, scopeLine: 187, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!787 = !DISubroutineType(types: !788)
!788 = !{!5, !5, !789}
!789 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!790 = !DILocalVariable(name: "c", arg: 1, scope: !786, file: !3, line: 187, type: !5)
!791 = !DILocation(line: 0, scope: !786)
!792 = !DILocalVariable(name: "v", arg: 2, scope: !786, file: !3, line: 187, type: !789)
!793 = !DILocalVariable(name: "n", scope: !786, file: !3, line: 188, type: !42)
!794 = !DILocation(line: 188, column: 12, scope: !786)
!795 = !DILocation(line: 189, column: 20, scope: !786)
!796 = !DILocation(line: 189, column: 3, scope: !786)
!797 = !DILocation(line: 189, column: 50, scope: !786)
!798 = !DILocation(line: 189, column: 27, scope: !786)
!799 = !DILocation(line: 189, column: 83, scope: !786)
!800 = !DILocation(line: 189, column: 57, scope: !786)
!801 = !DILocation(line: 189, column: 112, scope: !786)
!802 = !DILocation(line: 189, column: 90, scope: !786)
!803 = !DILocation(line: 190, column: 19, scope: !786)
!804 = !DILocation(line: 190, column: 3, scope: !786)
!805 = !DILocation(line: 190, column: 41, scope: !786)
!806 = !DILocation(line: 190, column: 26, scope: !786)
!807 = !DILocation(line: 190, column: 66, scope: !786)
!808 = !DILocation(line: 190, column: 48, scope: !786)
!809 = !DILocation(line: 190, column: 87, scope: !786)
!810 = !DILocation(line: 190, column: 73, scope: !786)
!811 = !DILocation(line: 191, column: 24, scope: !786)
!812 = !DILocation(line: 191, column: 3, scope: !786)
!813 = !DILocation(line: 191, column: 49, scope: !786)
!814 = !DILocation(line: 191, column: 31, scope: !786)
!815 = !DILocation(line: 191, column: 80, scope: !786)
!816 = !DILocation(line: 191, column: 56, scope: !786)
!817 = !DILocation(line: 191, column: 100, scope: !786)
!818 = !DILocation(line: 191, column: 87, scope: !786)
!819 = !DILocation(line: 192, column: 15, scope: !786)
!820 = !DILocation(line: 192, column: 3, scope: !786)
!821 = !DILocation(line: 192, column: 22, scope: !786)
!822 = !DILocation(line: 192, column: 36, scope: !786)
!823 = !DILocation(line: 192, column: 49, scope: !786)
!824 = !DILocation(line: 192, column: 65, scope: !786)
!825 = !DILocation(line: 192, column: 80, scope: !786)
!826 = !DILocation(line: 193, column: 24, scope: !786)
!827 = !DILocation(line: 193, column: 3, scope: !786)
!828 = !DILocation(line: 193, column: 59, scope: !786)
!829 = !DILocation(line: 193, column: 31, scope: !786)
!830 = !DILocation(line: 193, column: 81, scope: !786)
!831 = !DILocation(line: 193, column: 66, scope: !786)
!832 = !DILocation(line: 193, column: 102, scope: !786)
!833 = !DILocation(line: 193, column: 88, scope: !786)
!834 = !DILocation(line: 194, column: 16, scope: !786)
!835 = !DILocation(line: 194, column: 3, scope: !786)
!836 = !DILocation(line: 194, column: 35, scope: !786)
!837 = !DILocation(line: 194, column: 23, scope: !786)
!838 = !DILocation(line: 194, column: 55, scope: !786)
!839 = !DILocation(line: 194, column: 42, scope: !786)
!840 = !DILocation(line: 194, column: 82, scope: !786)
!841 = !DILocation(line: 194, column: 62, scope: !786)
!842 = !DILocation(line: 194, column: 111, scope: !786)
!843 = !DILocation(line: 194, column: 89, scope: !786)
!844 = !DILocation(line: 195, column: 17, scope: !786)
!845 = !DILocation(line: 195, column: 3, scope: !786)
!846 = !DILocation(line: 195, column: 38, scope: !786)
!847 = !DILocation(line: 195, column: 24, scope: !786)
!848 = !DILocation(line: 195, column: 58, scope: !786)
!849 = !DILocation(line: 195, column: 45, scope: !786)
!850 = !DILocation(line: 195, column: 65, scope: !786)
!851 = !DILocation(line: 195, column: 79, scope: !786)
!852 = !DILocation(line: 195, column: 92, scope: !786)
!853 = !DILocation(line: 196, column: 3, scope: !786)
!854 = !DILocation(line: 196, column: 22, scope: !786)
!855 = !DILocation(line: 196, column: 56, scope: !786)
!856 = !DILocation(line: 196, column: 39, scope: !786)
!857 = !DILocation(line: 196, column: 80, scope: !786)
!858 = !DILocation(line: 196, column: 64, scope: !786)
!859 = !DILocation(line: 196, column: 111, scope: !786)
!860 = !DILocation(line: 196, column: 88, scope: !786)
!861 = !DILocation(line: 197, column: 27, scope: !786)
!862 = !DILocation(line: 197, column: 3, scope: !786)
!863 = !DILocation(line: 197, column: 46, scope: !786)
!864 = !DILocation(line: 197, column: 34, scope: !786)
!865 = !DILocation(line: 197, column: 67, scope: !786)
!866 = !DILocation(line: 197, column: 53, scope: !786)
!867 = !DILocation(line: 197, column: 99, scope: !786)
!868 = !DILocation(line: 197, column: 74, scope: !786)
!869 = !DILocation(line: 198, column: 3, scope: !786)
