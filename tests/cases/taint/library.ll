; ModuleID = '<stdin>'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.glob_t = type { i64, ptr, i64, i32, ptr, ptr, ptr, ptr, ptr }
%struct.wordexp_t = type { i64, ptr, i64 }
%struct.iovec = type { ptr, i64 }
%struct.msghdr = type { ptr, i32, ptr, i64, ptr, i64, i32 }
%struct.hostent = type { ptr, ptr, i32, i32, ptr }
%struct.mntent = type { ptr, ptr, ptr, ptr, i32, i32 }
%struct._ftsent = type { ptr, ptr, ptr, i64, ptr, ptr, ptr, i32, i32, i16, i16, i64, i64, i64, i16, i16, i16, i16, ptr, [1 x i8] }

@.str = private unnamed_addr constant [2 x i8] c".\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !9
@.str.3 = private unnamed_addr constant [2 x i8] c"y\00", align 1, !dbg !11
@.str.4 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !13
@.str.5 = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !15
@stdin = external global ptr, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !17
@__const.getsubopt_bad.t = private unnamed_addr constant [2 x ptr] [ptr @.str.6, ptr null], align 16
@program_invocation_name = external global ptr, align 8
@.str.7 = private unnamed_addr constant [4 x i8] c"x%s\00", align 1, !dbg !19
@.str.8 = private unnamed_addr constant [2 x i8] c":\00", align 1, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local void @scandir_bad() #0 !dbg !40 {
entry:
  %l = alloca ptr, align 8
    #dbg_declare(ptr %l, !44, !DIExpression(), !64)
  %call = call i32 @scandir(ptr noundef @.str, ptr noundef %l, ptr noundef null, ptr noundef @alphasort), !dbg !65
    #dbg_value(i32 %call, !66, !DIExpression(), !68)
    #dbg_value(i32 0, !69, !DIExpression(), !71)
  br label %for.cond, !dbg !72

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !73
    #dbg_value(i32 %i.0, !69, !DIExpression(), !71)
  %cmp = icmp slt i32 %i.0, %call, !dbg !74
  br i1 %cmp, label %for.body, label %for.end, !dbg !76

for.body:                                         ; preds = %for.cond
  %0 = load ptr, ptr %l, align 8, !dbg !77
  %idxprom = sext i32 %i.0 to i64, !dbg !77
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 %idxprom, !dbg !77
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !77
  %d_name = getelementptr inbounds nuw %struct.dirent, ptr %1, i32 0, i32 4, !dbg !78
  %arraydecay = getelementptr inbounds [256 x i8], ptr %d_name, i64 0, i64 0, !dbg !77
  %call1 = call i32 @system(ptr noundef %arraydecay), !dbg !79
  br label %for.inc, !dbg !79

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !80
    #dbg_value(i32 %inc, !69, !DIExpression(), !71)
  br label %for.cond, !dbg !81, !llvm.loop !82

for.end:                                          ; preds = %for.cond
  ret void, !dbg !85
}

declare i32 @scandir(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @alphasort(ptr noundef, ptr noundef) #2

declare i32 @system(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @glob_bad() #0 !dbg !86 {
entry:
  %g = alloca %struct.glob_t, align 8
    #dbg_declare(ptr %g, !87, !DIExpression(), !123)
  %call = call i32 @glob(ptr noundef @.str.1, i32 noundef 0, ptr noundef null, ptr noundef %g) #8, !dbg !124
  %gl_pathv = getelementptr inbounds nuw %struct.glob_t, ptr %g, i32 0, i32 1, !dbg !125
  %0 = load ptr, ptr %gl_pathv, align 8, !dbg !125
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 0, !dbg !126
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !126
  %call1 = call i32 @system(ptr noundef %1), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: nounwind
declare i32 @glob(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @wordexp_bad() #0 !dbg !129 {
entry:
  %w = alloca %struct.wordexp_t, align 8
    #dbg_declare(ptr %w, !130, !DIExpression(), !138)
  %call = call i32 @wordexp(ptr noundef @.str.1, ptr noundef %w, i32 noundef 0), !dbg !139
  %we_wordv = getelementptr inbounds nuw %struct.wordexp_t, ptr %w, i32 0, i32 1, !dbg !140
  %0 = load ptr, ptr %we_wordv, align 8, !dbg !140
  %arrayidx = getelementptr inbounds ptr, ptr %0, i64 0, !dbg !141
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !141
  %call1 = call i32 @system(ptr noundef %1), !dbg !142
  ret void, !dbg !143
}

declare i32 @wordexp(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @readv_bad() #0 !dbg !144 {
entry:
  %a = alloca [10 x i8], align 1
  %b = alloca [10 x i8], align 1
  %v = alloca [2 x %struct.iovec], align 16
    #dbg_declare(ptr %a, !145, !DIExpression(), !149)
    #dbg_declare(ptr %b, !150, !DIExpression(), !151)
    #dbg_declare(ptr %v, !152, !DIExpression(), !159)
  %iov_base = getelementptr inbounds nuw %struct.iovec, ptr %v, i32 0, i32 0, !dbg !160
  %arraydecay = getelementptr inbounds [10 x i8], ptr %a, i64 0, i64 0, !dbg !161
  store ptr %arraydecay, ptr %iov_base, align 16, !dbg !160
  %iov_len = getelementptr inbounds nuw %struct.iovec, ptr %v, i32 0, i32 1, !dbg !160
  store i64 10, ptr %iov_len, align 8, !dbg !160
  %arrayinit.element = getelementptr inbounds %struct.iovec, ptr %v, i64 1, !dbg !162
  %iov_base1 = getelementptr inbounds nuw %struct.iovec, ptr %arrayinit.element, i32 0, i32 0, !dbg !163
  %arraydecay2 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !164
  store ptr %arraydecay2, ptr %iov_base1, align 16, !dbg !163
  %iov_len3 = getelementptr inbounds nuw %struct.iovec, ptr %arrayinit.element, i32 0, i32 1, !dbg !163
  store i64 10, ptr %iov_len3, align 8, !dbg !163
  %arraydecay4 = getelementptr inbounds [2 x %struct.iovec], ptr %v, i64 0, i64 0, !dbg !165
  %call = call i64 @readv(i32 noundef 0, ptr noundef %arraydecay4, i32 noundef 2), !dbg !166
  %arraydecay5 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !167
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !168
  ret void, !dbg !169
}

declare i64 @readv(i32 noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @recvmsg_bad() #0 !dbg !170 {
entry:
  %a = alloca [10 x i8], align 1
  %v = alloca %struct.iovec, align 8
  %m = alloca %struct.msghdr, align 8
    #dbg_declare(ptr %a, !171, !DIExpression(), !172)
    #dbg_declare(ptr %v, !173, !DIExpression(), !174)
  %iov_base = getelementptr inbounds nuw %struct.iovec, ptr %v, i32 0, i32 0, !dbg !175
  %arraydecay = getelementptr inbounds [10 x i8], ptr %a, i64 0, i64 0, !dbg !176
  store ptr %arraydecay, ptr %iov_base, align 8, !dbg !175
  %iov_len = getelementptr inbounds nuw %struct.iovec, ptr %v, i32 0, i32 1, !dbg !175
  store i64 10, ptr %iov_len, align 8, !dbg !175
    #dbg_declare(ptr %m, !177, !DIExpression(), !192)
  call void @llvm.memset.p0.i64(ptr align 8 %m, i8 0, i64 56, i1 false), !dbg !192
  %msg_iov = getelementptr inbounds nuw %struct.msghdr, ptr %m, i32 0, i32 2, !dbg !193
  store ptr %v, ptr %msg_iov, align 8, !dbg !194
  %msg_iovlen = getelementptr inbounds nuw %struct.msghdr, ptr %m, i32 0, i32 3, !dbg !195
  store i64 1, ptr %msg_iovlen, align 8, !dbg !196
  %call = call i64 @recvmsg(i32 noundef 0, ptr noundef %m, i32 noundef 0), !dbg !197
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %a, i64 0, i64 0, !dbg !198
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !199
  ret void, !dbg !200
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i64 @recvmsg(i32 noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @xattr_bad() #0 !dbg !201 {
entry:
  %a = alloca [10 x i8], align 1
    #dbg_declare(ptr %a, !202, !DIExpression(), !203)
  %arraydecay = getelementptr inbounds [10 x i8], ptr %a, i64 0, i64 0, !dbg !204
  %call = call i64 @getxattr(ptr noundef @.str.2, ptr noundef @.str.3, ptr noundef %arraydecay, i64 noundef 10) #8, !dbg !205
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %a, i64 0, i64 0, !dbg !206
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !207
  ret void, !dbg !208
}

; Function Attrs: nounwind
declare i64 @getxattr(ptr noundef, ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @host_bad() #0 !dbg !209 {
entry:
  %h = alloca %struct.hostent, align 8
  %r = alloca ptr, align 8
  %b = alloca [100 x i8], align 16
  %e = alloca i32, align 4
    #dbg_declare(ptr %h, !210, !DIExpression(), !219)
    #dbg_declare(ptr %r, !220, !DIExpression(), !222)
    #dbg_declare(ptr %b, !223, !DIExpression(), !227)
    #dbg_declare(ptr %e, !228, !DIExpression(), !229)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !230
  %call = call i32 @gethostbyname_r(ptr noundef @.str.2, ptr noundef %h, ptr noundef %arraydecay, i64 noundef 100, ptr noundef %r, ptr noundef %e), !dbg !231
  %0 = load ptr, ptr %r, align 8, !dbg !232
  %h_name = getelementptr inbounds nuw %struct.hostent, ptr %0, i32 0, i32 0, !dbg !233
  %1 = load ptr, ptr %h_name, align 8, !dbg !233
  %call1 = call i32 @system(ptr noundef %1), !dbg !234
  ret void, !dbg !235
}

declare i32 @gethostbyname_r(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @mnt_bad() #0 !dbg !236 {
entry:
  %call = call ptr @setmntent(ptr noundef @.str.2, ptr noundef @.str.4) #8, !dbg !237
    #dbg_value(ptr %call, !238, !DIExpression(), !291)
  %call1 = call ptr @getmntent(ptr noundef %call) #8, !dbg !292
    #dbg_value(ptr %call1, !293, !DIExpression(), !291)
  %mnt_dir = getelementptr inbounds nuw %struct.mntent, ptr %call1, i32 0, i32 1, !dbg !304
  %0 = load ptr, ptr %mnt_dir, align 8, !dbg !304
  %call2 = call i32 @system(ptr noundef %0), !dbg !305
  ret void, !dbg !306
}

; Function Attrs: nounwind
declare ptr @setmntent(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @getmntent(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @fts_bad(ptr noundef %p) #0 !dbg !307 {
entry:
    #dbg_value(ptr %p, !310, !DIExpression(), !311)
  %call = call ptr @fts_open(ptr noundef %p, i32 noundef 0, ptr noundef null), !dbg !312
    #dbg_value(ptr %call, !313, !DIExpression(), !311)
  %call1 = call ptr @fts_read(ptr noundef %call), !dbg !365
    #dbg_value(ptr %call1, !366, !DIExpression(), !311)
  %fts_path = getelementptr inbounds nuw %struct._ftsent, ptr %call1, i32 0, i32 6, !dbg !369
  %0 = load ptr, ptr %fts_path, align 8, !dbg !369
  %call2 = call i32 @system(ptr noundef %0), !dbg !370
  ret void, !dbg !371
}

declare ptr @fts_open(ptr noundef, i32 noundef, ptr noundef) #1

declare ptr @fts_read(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @err_bad() #0 !dbg !372 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !373
  call void (i32, ptr, ...) @err(i32 noundef 1, ptr noundef %call) #9, !dbg !374
  unreachable, !dbg !374
}

; Function Attrs: noreturn
declare void @err(i32 noundef, ptr noundef, ...) #5

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @errat_bad() #0 !dbg !375 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !376
  call void (i32, i32, ptr, i32, ptr, ...) @error_at_line(i32 noundef 1, i32 noundef 1, ptr noundef @.str.2, i32 noundef 1, ptr noundef %call), !dbg !377
  ret void, !dbg !378
}

declare void @error_at_line(i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @wide_bad() #0 !dbg !379 {
entry:
  %w = alloca [10 x i32], align 16
  %c = alloca [10 x i8], align 1
    #dbg_declare(ptr %w, !380, !DIExpression(), !384)
    #dbg_declare(ptr %c, !385, !DIExpression(), !386)
  %arraydecay = getelementptr inbounds [10 x i32], ptr %w, i64 0, i64 0, !dbg !387
  %0 = load ptr, ptr @stdin, align 8, !dbg !388
  %call = call ptr @fgetws(ptr noundef %arraydecay, i32 noundef 10, ptr noundef %0), !dbg !389
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 0, !dbg !390
  %arraydecay2 = getelementptr inbounds [10 x i32], ptr %w, i64 0, i64 0, !dbg !391
  %call3 = call i64 @wcstombs(ptr noundef %arraydecay1, ptr noundef %arraydecay2, i64 noundef 10) #8, !dbg !392
  %arraydecay4 = getelementptr inbounds [10 x i8], ptr %c, i64 0, i64 0, !dbg !393
  %call5 = call i32 @system(ptr noundef %arraydecay4), !dbg !394
  ret void, !dbg !395
}

declare ptr @fgetws(ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @wcstombs(ptr noundef, ptr noundef, i64 noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @argz_bad() #0 !dbg !396 {
entry:
  %a = alloca ptr, align 8
  %n = alloca i64, align 8
    #dbg_declare(ptr %a, !397, !DIExpression(), !398)
    #dbg_declare(ptr %n, !399, !DIExpression(), !400)
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !401
  %call1 = call i32 @argz_create_sep(ptr noundef %call, i32 noundef 58, ptr noundef %a, ptr noundef %n) #8, !dbg !402
  %0 = load ptr, ptr %a, align 8, !dbg !403
  %1 = load i64, ptr %n, align 8, !dbg !404
  %call2 = call ptr @argz_next(ptr noundef %0, i64 noundef %1, ptr noundef null) #8, !dbg !405
  %call3 = call i32 @system(ptr noundef %call2), !dbg !406
  ret void, !dbg !407
}

; Function Attrs: nounwind
declare i32 @argz_create_sep(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @argz_next(ptr noundef, i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @upper_bad() #0 !dbg !408 {
entry:
  %b = alloca [100 x i8], align 16
    #dbg_declare(ptr %b, !409, !DIExpression(), !410)
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !411
    #dbg_value(ptr %call, !412, !DIExpression(), !413)
    #dbg_value(i32 0, !414, !DIExpression(), !413)
  br label %for.cond, !dbg !415

for.cond:                                         ; preds = %for.inc, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ], !dbg !417
    #dbg_value(i32 %i.0, !414, !DIExpression(), !413)
  %idxprom = sext i32 %i.0 to i64, !dbg !418
  %arrayidx = getelementptr inbounds i8, ptr %call, i64 %idxprom, !dbg !418
  %0 = load i8, ptr %arrayidx, align 1, !dbg !418
  %tobool = icmp ne i8 %0, 0, !dbg !420
  br i1 %tobool, label %for.body, label %for.end, !dbg !420

for.body:                                         ; preds = %for.cond
  %idxprom1 = sext i32 %i.0 to i64, !dbg !421
  %arrayidx2 = getelementptr inbounds i8, ptr %call, i64 %idxprom1, !dbg !421
  %1 = load i8, ptr %arrayidx2, align 1, !dbg !421
  %conv = sext i8 %1 to i32, !dbg !421
  %call3 = call i32 @toupper(i32 noundef %conv) #10, !dbg !422
  %conv4 = trunc i32 %call3 to i8, !dbg !422
  %idxprom5 = sext i32 %i.0 to i64, !dbg !423
  %arrayidx6 = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 %idxprom5, !dbg !423
  store i8 %conv4, ptr %arrayidx6, align 1, !dbg !424
  br label %for.inc, !dbg !423

for.inc:                                          ; preds = %for.body
  %inc = add nsw i32 %i.0, 1, !dbg !425
    #dbg_value(i32 %inc, !414, !DIExpression(), !413)
  br label %for.cond, !dbg !426, !llvm.loop !427

for.end:                                          ; preds = %for.cond
  %idxprom7 = sext i32 %i.0 to i64, !dbg !429
  %arrayidx8 = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 %idxprom7, !dbg !429
  store i8 0, ptr %arrayidx8, align 1, !dbg !430
  %arraydecay = getelementptr inbounds [100 x i8], ptr %b, i64 0, i64 0, !dbg !431
  %call9 = call i32 @system(ptr noundef %arraydecay), !dbg !432
  ret void, !dbg !433
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @toupper(i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @strtof_bad() #0 !dbg !434 {
entry:
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !435
    #dbg_value(ptr %call, !436, !DIExpression(), !437)
  %call1 = call float @strtof(ptr noundef %call, ptr noundef null) #8, !dbg !438
    #dbg_value(float %call1, !439, !DIExpression(), !437)
  %call2 = call float @sqrtf(float noundef %call1) #8, !dbg !441
  %conv = fptoui float %call2 to i64, !dbg !442
  %call3 = call noalias ptr @malloc(i64 noundef %conv) #11, !dbg !443
  ret void, !dbg !444
}

; Function Attrs: nounwind
declare float @strtof(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @getsubopt_bad() #0 !dbg !445 {
entry:
  %s = alloca ptr, align 8
  %v = alloca ptr, align 8
  %t = alloca [2 x ptr], align 16
    #dbg_declare(ptr %s, !446, !DIExpression(), !447)
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !448
  store ptr %call, ptr %s, align 8, !dbg !447
    #dbg_declare(ptr %v, !449, !DIExpression(), !450)
    #dbg_declare(ptr %t, !451, !DIExpression(), !454)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %t, ptr align 16 @__const.getsubopt_bad.t, i64 16, i1 false), !dbg !454
  %arraydecay = getelementptr inbounds [2 x ptr], ptr %t, i64 0, i64 0, !dbg !455
  %call1 = call i32 @getsubopt(ptr noundef %s, ptr noundef %arraydecay, ptr noundef %v) #8, !dbg !456
  %0 = load ptr, ptr %v, align 8, !dbg !457
  %call2 = call i32 @system(ptr noundef %0), !dbg !458
  ret void, !dbg !459
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind
declare i32 @getsubopt(ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @prog_bad() #0 !dbg !460 {
entry:
  %0 = load ptr, ptr @program_invocation_name, align 8, !dbg !461
  %call = call i32 @system(ptr noundef %0), !dbg !462
  ret void, !dbg !463
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wprintf_bad() #0 !dbg !464 {
entry:
  %w = alloca [10 x i32], align 16
    #dbg_declare(ptr %w, !465, !DIExpression(), !466)
  %arraydecay = getelementptr inbounds [10 x i32], ptr %w, i64 0, i64 0, !dbg !467
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !468
  %call1 = call i64 @mbstowcs(ptr noundef %arraydecay, ptr noundef %call, i64 noundef 10) #8, !dbg !469
  %arraydecay2 = getelementptr inbounds [10 x i32], ptr %w, i64 0, i64 0, !dbg !470
  %call3 = call i32 (ptr, ...) @wprintf(ptr noundef %arraydecay2), !dbg !471
  ret void, !dbg !472
}

; Function Attrs: nounwind
declare i64 @mbstowcs(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @wprintf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @strcpy_bad() #0 !dbg !473 {
entry:
  %b = alloca [10 x i8], align 1
    #dbg_declare(ptr %b, !474, !DIExpression(), !475)
  %arraydecay = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !476
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !477
  %call1 = call ptr @strcpy(ptr noundef %arraydecay, ptr noundef %call) #8, !dbg !478
  ret void, !dbg !479
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @open_bad() #0 !dbg !480 {
entry:
  %b = alloca [10 x i8], align 1
    #dbg_declare(ptr %b, !481, !DIExpression(), !482)
  %arraydecay = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !483
  %call = call i64 @read(i32 noundef 0, ptr noundef %arraydecay, i64 noundef 10), !dbg !484
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !485
  %call2 = call noalias ptr @fopen(ptr noundef %arraydecay1, ptr noundef @.str.4), !dbg !486
    #dbg_value(ptr %call2, !487, !DIExpression(), !488)
  %arraydecay3 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !489
  %call4 = call ptr @freopen(ptr noundef %arraydecay3, ptr noundef @.str.4, ptr noundef %call2), !dbg !490
  %arraydecay5 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !491
  %call6 = call i32 @mkstemp(ptr noundef %arraydecay5), !dbg !492
  ret void, !dbg !493
}

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare ptr @freopen(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @mkstemp(ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @getline_bad() #0 !dbg !494 {
entry:
  %l = alloca ptr, align 8
  %n = alloca i64, align 8
    #dbg_declare(ptr %l, !495, !DIExpression(), !496)
  store ptr null, ptr %l, align 8, !dbg !496
    #dbg_declare(ptr %n, !497, !DIExpression(), !498)
  store i64 0, ptr %n, align 8, !dbg !498
  %0 = load ptr, ptr @stdin, align 8, !dbg !499
  %call = call i64 @getline(ptr noundef %l, ptr noundef %n, ptr noundef %0), !dbg !500
  %1 = load ptr, ptr %l, align 8, !dbg !501
  %call1 = call i32 @system(ptr noundef %1), !dbg !502
  ret void, !dbg !503
}

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @asprintf_bad() #0 !dbg !504 {
entry:
  %l = alloca ptr, align 8
    #dbg_declare(ptr %l, !505, !DIExpression(), !506)
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !507
  %call1 = call i32 (ptr, ptr, ...) @asprintf(ptr noundef %l, ptr noundef @.str.7, ptr noundef %call) #8, !dbg !508
  %0 = load ptr, ptr %l, align 8, !dbg !509
  %call2 = call i32 @system(ptr noundef %0), !dbg !510
  ret void, !dbg !511
}

; Function Attrs: nounwind
declare i32 @asprintf(ptr noundef, ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @strsep_bad() #0 !dbg !512 {
entry:
  %s = alloca ptr, align 8
    #dbg_declare(ptr %s, !513, !DIExpression(), !514)
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !515
  store ptr %call, ptr %s, align 8, !dbg !514
  %call1 = call ptr @strsep(ptr noundef %s, ptr noundef @.str.8) #8, !dbg !516
  %call2 = call i32 @system(ptr noundef %call1), !dbg !517
  ret void, !dbg !518
}

; Function Attrs: nounwind
declare ptr @strsep(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @ecvt_bad() #0 !dbg !519 {
entry:
  %b = alloca [10 x i8], align 1
  %call = call ptr @getenv(ptr noundef @.str.5) #8, !dbg !520
  %call1 = call double @atof(ptr noundef %call) #10, !dbg !521
    #dbg_value(double %call1, !522, !DIExpression(), !524)
    #dbg_declare(ptr %b, !525, !DIExpression(), !526)
  %arraydecay = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !527
  %call2 = call ptr @gcvt(double noundef %call1, i32 noundef 3, ptr noundef %arraydecay) #8, !dbg !528
  %arraydecay3 = getelementptr inbounds [10 x i8], ptr %b, i64 0, i64 0, !dbg !529
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !530
  ret void, !dbg !531
}

; Function Attrs: nounwind willreturn memory(read)
declare double @atof(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @gcvt(double noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!26}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "library.c", directory: ".", checksumkind: CSK_MD5, checksum: "035b4cdf101cb7f7c480115a5dea6d93")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 28, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !3, isLocal: true, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !3, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 63, type: !3, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 69, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !3, isLocal: true, isDefinition: true)
!26 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !27, globals: !31, splitDebugInlining: false, nameTableKind: None)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !29, line: 29, baseType: !30)
!29 = !DIFile(filename: "/usr/include/glob.h", directory: "", checksumkind: CSK_MD5, checksum: "fe493b50b1dc220fe9bcfb4d648abdef")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!0, !7, !9, !11, !13, !15, !17, !19, !24}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!40 = distinct !DISubprogram(name: "scandir_bad", scope: !2, file: !2, line: 23, type: !41, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !{}
!44 = !DILocalVariable(name: "l", scope: !40, file: !2, line: 24, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !48, line: 22, size: 2240, elements: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "bc8b10a1ddd2747862e3ae7b91dbf464")
!49 = !{!50, !53, !56, !58, !60}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !47, file: !48, line: 25, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !52, line: 148, baseType: !30)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!53 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !47, file: !48, line: 26, baseType: !54, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !52, line: 152, baseType: !55)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !47, file: !48, line: 31, baseType: !57, size: 16, offset: 128)
!57 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !47, file: !48, line: 32, baseType: !59, size: 8, offset: 144)
!59 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !47, file: !48, line: 33, baseType: !61, size: 2048, offset: 152)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2048, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 256)
!64 = !DILocation(line: 24, column: 19, scope: !40)
!65 = !DILocation(line: 25, column: 11, scope: !40)
!66 = !DILocalVariable(name: "n", scope: !40, file: !2, line: 25, type: !67)
!67 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!68 = !DILocation(line: 0, scope: !40)
!69 = !DILocalVariable(name: "i", scope: !70, file: !2, line: 26, type: !67)
!70 = distinct !DILexicalBlock(scope: !40, file: !2, line: 26, column: 3)
!71 = !DILocation(line: 0, scope: !70)
!72 = !DILocation(line: 26, column: 8, scope: !70)
!73 = !DILocation(line: 26, scope: !70)
!74 = !DILocation(line: 26, column: 17, scope: !75)
!75 = distinct !DILexicalBlock(scope: !70, file: !2, line: 26, column: 3)
!76 = !DILocation(line: 26, column: 3, scope: !70)
!77 = !DILocation(line: 26, column: 32, scope: !75)
!78 = !DILocation(line: 26, column: 38, scope: !75)
!79 = !DILocation(line: 26, column: 25, scope: !75)
!80 = !DILocation(line: 26, column: 21, scope: !75)
!81 = !DILocation(line: 26, column: 3, scope: !75)
!82 = distinct !{!82, !76, !83, !84}
!83 = !DILocation(line: 26, column: 44, scope: !70)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 27, column: 1, scope: !40)
!86 = distinct !DISubprogram(name: "glob_bad", scope: !2, file: !2, line: 28, type: !41, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!87 = !DILocalVariable(name: "g", scope: !86, file: !2, line: 28, type: !88)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "glob_t", file: !29, line: 105, baseType: !89)
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !29, line: 82, size: 576, elements: !90)
!90 = !{!91, !93, !96, !97, !98, !103, !107, !113, !122}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathc", scope: !89, file: !29, line: 84, baseType: !92, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "__size_t", file: !29, line: 27, baseType: !30)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathv", scope: !89, file: !29, line: 85, baseType: !94, size: 64, offset: 64)
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "gl_offs", scope: !89, file: !29, line: 86, baseType: !92, size: 64, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "gl_flags", scope: !89, file: !29, line: 87, baseType: !67, size: 32, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "gl_closedir", scope: !89, file: !29, line: 91, baseType: !99, size: 64, offset: 256)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "gl_readdir", scope: !89, file: !29, line: 93, baseType: !104, size: 64, offset: 320)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DISubroutineType(types: !106)
!106 = !{!46, !102}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "gl_opendir", scope: !89, file: !29, line: 97, baseType: !108, size: 64, offset: 384)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DISubroutineType(types: !110)
!110 = !{!102, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "gl_lstat", scope: !89, file: !29, line: 99, baseType: !114, size: 64, offset: 448)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DISubroutineType(types: !116)
!116 = !{!67, !117, !118}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!118 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !121, line: 145, flags: DIFlagFwdDecl)
!121 = !DIFile(filename: "/usr/include/fts.h", directory: "", checksumkind: CSK_MD5, checksum: "e1ffa02657848203cb8f98e7e0b7c9d9")
!122 = !DIDerivedType(tag: DW_TAG_member, name: "gl_stat", scope: !89, file: !29, line: 100, baseType: !114, size: 64, offset: 512)
!123 = !DILocation(line: 28, column: 30, scope: !86)
!124 = !DILocation(line: 28, column: 33, scope: !86)
!125 = !DILocation(line: 28, column: 63, scope: !86)
!126 = !DILocation(line: 28, column: 61, scope: !86)
!127 = !DILocation(line: 28, column: 54, scope: !86)
!128 = !DILocation(line: 28, column: 77, scope: !86)
!129 = distinct !DISubprogram(name: "wordexp_bad", scope: !2, file: !2, line: 29, type: !41, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!130 = !DILocalVariable(name: "w", scope: !129, file: !2, line: 29, type: !131)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "wordexp_t", file: !132, line: 46, baseType: !133)
!132 = !DIFile(filename: "/usr/include/wordexp.h", directory: "", checksumkind: CSK_MD5, checksum: "f2c68960f55efec8084b5224c786fffe")
!133 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !132, line: 41, size: 192, elements: !134)
!134 = !{!135, !136, !137}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "we_wordc", scope: !133, file: !132, line: 43, baseType: !28, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "we_wordv", scope: !133, file: !132, line: 44, baseType: !94, size: 64, offset: 64)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "we_offs", scope: !133, file: !132, line: 45, baseType: !28, size: 64, offset: 128)
!138 = !DILocation(line: 29, column: 36, scope: !129)
!139 = !DILocation(line: 29, column: 39, scope: !129)
!140 = !DILocation(line: 29, column: 69, scope: !129)
!141 = !DILocation(line: 29, column: 67, scope: !129)
!142 = !DILocation(line: 29, column: 60, scope: !129)
!143 = !DILocation(line: 29, column: 83, scope: !129)
!144 = distinct !DISubprogram(name: "readv_bad", scope: !2, file: !2, line: 30, type: !41, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!145 = !DILocalVariable(name: "a", scope: !144, file: !2, line: 30, type: !146)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !147)
!147 = !{!148}
!148 = !DISubrange(count: 10)
!149 = !DILocation(line: 30, column: 29, scope: !144)
!150 = !DILocalVariable(name: "b", scope: !144, file: !2, line: 30, type: !146)
!151 = !DILocation(line: 30, column: 36, scope: !144)
!152 = !DILocalVariable(name: "v", scope: !144, file: !2, line: 30, type: !153)
!153 = !DICompositeType(tag: DW_TAG_array_type, baseType: !154, size: 256, elements: !5)
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !155, line: 26, size: 128, elements: !156)
!155 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_iovec.h", directory: "", checksumkind: CSK_MD5, checksum: "906dd4c9f8205bfe8a00a7ac49f298dc")
!156 = !{!157, !158}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "iov_base", scope: !154, file: !155, line: 28, baseType: !102, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "iov_len", scope: !154, file: !155, line: 29, baseType: !28, size: 64, offset: 64)
!159 = !DILocation(line: 30, column: 56, scope: !144)
!160 = !DILocation(line: 30, column: 64, scope: !144)
!161 = !DILocation(line: 30, column: 65, scope: !144)
!162 = !DILocation(line: 30, column: 63, scope: !144)
!163 = !DILocation(line: 30, column: 71, scope: !144)
!164 = !DILocation(line: 30, column: 72, scope: !144)
!165 = !DILocation(line: 30, column: 89, scope: !144)
!166 = !DILocation(line: 30, column: 80, scope: !144)
!167 = !DILocation(line: 30, column: 103, scope: !144)
!168 = !DILocation(line: 30, column: 96, scope: !144)
!169 = !DILocation(line: 30, column: 107, scope: !144)
!170 = distinct !DISubprogram(name: "recvmsg_bad", scope: !2, file: !2, line: 31, type: !41, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!171 = !DILocalVariable(name: "a", scope: !170, file: !2, line: 32, type: !146)
!172 = !DILocation(line: 32, column: 8, scope: !170)
!173 = !DILocalVariable(name: "v", scope: !170, file: !2, line: 33, type: !154)
!174 = !DILocation(line: 33, column: 16, scope: !170)
!175 = !DILocation(line: 33, column: 20, scope: !170)
!176 = !DILocation(line: 33, column: 21, scope: !170)
!177 = !DILocalVariable(name: "m", scope: !170, file: !2, line: 34, type: !178)
!178 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "msghdr", file: !179, line: 262, size: 448, elements: !180)
!179 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "", checksumkind: CSK_MD5, checksum: "ba268091e45be60787bdded4ca1fb256")
!180 = !{!181, !182, !186, !188, !189, !190, !191}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "msg_name", scope: !178, file: !179, line: 264, baseType: !102, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "msg_namelen", scope: !178, file: !179, line: 265, baseType: !183, size: 32, offset: 64)
!183 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !179, line: 33, baseType: !184)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !52, line: 210, baseType: !185)
!185 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "msg_iov", scope: !178, file: !179, line: 267, baseType: !187, size: 64, offset: 128)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "msg_iovlen", scope: !178, file: !179, line: 268, baseType: !28, size: 64, offset: 192)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "msg_control", scope: !178, file: !179, line: 270, baseType: !102, size: 64, offset: 256)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "msg_controllen", scope: !178, file: !179, line: 271, baseType: !28, size: 64, offset: 320)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "msg_flags", scope: !178, file: !179, line: 276, baseType: !67, size: 32, offset: 384)
!192 = !DILocation(line: 34, column: 17, scope: !170)
!193 = !DILocation(line: 35, column: 5, scope: !170)
!194 = !DILocation(line: 35, column: 12, scope: !170)
!195 = !DILocation(line: 36, column: 5, scope: !170)
!196 = !DILocation(line: 36, column: 15, scope: !170)
!197 = !DILocation(line: 37, column: 3, scope: !170)
!198 = !DILocation(line: 38, column: 10, scope: !170)
!199 = !DILocation(line: 38, column: 3, scope: !170)
!200 = !DILocation(line: 39, column: 1, scope: !170)
!201 = distinct !DISubprogram(name: "xattr_bad", scope: !2, file: !2, line: 40, type: !41, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!202 = !DILocalVariable(name: "a", scope: !201, file: !2, line: 40, type: !146)
!203 = !DILocation(line: 40, column: 29, scope: !201)
!204 = !DILocation(line: 40, column: 53, scope: !201)
!205 = !DILocation(line: 40, column: 36, scope: !201)
!206 = !DILocation(line: 40, column: 67, scope: !201)
!207 = !DILocation(line: 40, column: 60, scope: !201)
!208 = !DILocation(line: 40, column: 71, scope: !201)
!209 = distinct !DISubprogram(name: "host_bad", scope: !2, file: !2, line: 41, type: !41, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!210 = !DILocalVariable(name: "h", scope: !209, file: !2, line: 42, type: !211)
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "hostent", file: !212, line: 98, size: 256, elements: !213)
!212 = !DIFile(filename: "/usr/include/netdb.h", directory: "", checksumkind: CSK_MD5, checksum: "dd84cdc2a8dcb66c232d326e9ca8b469")
!213 = !{!214, !215, !216, !217, !218}
!214 = !DIDerivedType(tag: DW_TAG_member, name: "h_name", scope: !211, file: !212, line: 100, baseType: !95, size: 64)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "h_aliases", scope: !211, file: !212, line: 101, baseType: !94, size: 64, offset: 64)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "h_addrtype", scope: !211, file: !212, line: 102, baseType: !67, size: 32, offset: 128)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "h_length", scope: !211, file: !212, line: 103, baseType: !67, size: 32, offset: 160)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "h_addr_list", scope: !211, file: !212, line: 104, baseType: !94, size: 64, offset: 192)
!219 = !DILocation(line: 42, column: 18, scope: !209)
!220 = !DILocalVariable(name: "r", scope: !209, file: !2, line: 42, type: !221)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!222 = !DILocation(line: 42, column: 22, scope: !209)
!223 = !DILocalVariable(name: "b", scope: !209, file: !2, line: 43, type: !224)
!224 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !225)
!225 = !{!226}
!226 = !DISubrange(count: 100)
!227 = !DILocation(line: 43, column: 8, scope: !209)
!228 = !DILocalVariable(name: "e", scope: !209, file: !2, line: 44, type: !67)
!229 = !DILocation(line: 44, column: 7, scope: !209)
!230 = !DILocation(line: 45, column: 28, scope: !209)
!231 = !DILocation(line: 45, column: 3, scope: !209)
!232 = !DILocation(line: 46, column: 10, scope: !209)
!233 = !DILocation(line: 46, column: 13, scope: !209)
!234 = !DILocation(line: 46, column: 3, scope: !209)
!235 = !DILocation(line: 47, column: 1, scope: !209)
!236 = distinct !DISubprogram(name: "mnt_bad", scope: !2, file: !2, line: 48, type: !41, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!237 = !DILocation(line: 48, column: 32, scope: !236)
!238 = !DILocalVariable(name: "f", scope: !236, file: !2, line: 48, type: !239)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !241, line: 7, baseType: !242)
!241 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!242 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !243, line: 49, size: 1728, elements: !244)
!243 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!244 = !{!245, !246, !247, !248, !249, !250, !251, !252, !253, !254, !255, !256, !257, !260, !262, !263, !264, !265, !266, !268, !272, !275, !277, !280, !283, !284, !285, !286, !287}
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !242, file: !243, line: 51, baseType: !67, size: 32)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !242, file: !243, line: 54, baseType: !95, size: 64, offset: 64)
!247 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !242, file: !243, line: 55, baseType: !95, size: 64, offset: 128)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !242, file: !243, line: 56, baseType: !95, size: 64, offset: 192)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !242, file: !243, line: 57, baseType: !95, size: 64, offset: 256)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !242, file: !243, line: 58, baseType: !95, size: 64, offset: 320)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !242, file: !243, line: 59, baseType: !95, size: 64, offset: 384)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !242, file: !243, line: 60, baseType: !95, size: 64, offset: 448)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !242, file: !243, line: 61, baseType: !95, size: 64, offset: 512)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !242, file: !243, line: 64, baseType: !95, size: 64, offset: 576)
!255 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !242, file: !243, line: 65, baseType: !95, size: 64, offset: 640)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !242, file: !243, line: 66, baseType: !95, size: 64, offset: 704)
!257 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !242, file: !243, line: 68, baseType: !258, size: 64, offset: 768)
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !259, size: 64)
!259 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !243, line: 36, flags: DIFlagFwdDecl)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !242, file: !243, line: 70, baseType: !261, size: 64, offset: 832)
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !242, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !242, file: !243, line: 72, baseType: !67, size: 32, offset: 896)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !242, file: !243, line: 73, baseType: !67, size: 32, offset: 928)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !242, file: !243, line: 74, baseType: !54, size: 64, offset: 960)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !242, file: !243, line: 77, baseType: !57, size: 16, offset: 1024)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !242, file: !243, line: 78, baseType: !267, size: 8, offset: 1040)
!267 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !242, file: !243, line: 79, baseType: !269, size: 8, offset: 1048)
!269 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !270)
!270 = !{!271}
!271 = !DISubrange(count: 1)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !242, file: !243, line: 81, baseType: !273, size: 64, offset: 1088)
!273 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !274, size: 64)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !243, line: 43, baseType: null)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !242, file: !243, line: 89, baseType: !276, size: 64, offset: 1152)
!276 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !52, line: 153, baseType: !55)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !242, file: !243, line: 91, baseType: !278, size: 64, offset: 1216)
!278 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !279, size: 64)
!279 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !243, line: 37, flags: DIFlagFwdDecl)
!280 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !242, file: !243, line: 92, baseType: !281, size: 64, offset: 1280)
!281 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !282, size: 64)
!282 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !243, line: 38, flags: DIFlagFwdDecl)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !242, file: !243, line: 93, baseType: !261, size: 64, offset: 1344)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !242, file: !243, line: 94, baseType: !102, size: 64, offset: 1408)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !242, file: !243, line: 95, baseType: !28, size: 64, offset: 1472)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !242, file: !243, line: 96, baseType: !67, size: 32, offset: 1536)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !242, file: !243, line: 98, baseType: !288, size: 160, offset: 1568)
!288 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !289)
!289 = !{!290}
!290 = !DISubrange(count: 20)
!291 = !DILocation(line: 0, scope: !236)
!292 = !DILocation(line: 48, column: 71, scope: !236)
!293 = !DILocalVariable(name: "m", scope: !236, file: !2, line: 48, type: !294)
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!295 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mntent", file: !296, line: 51, size: 320, elements: !297)
!296 = !DIFile(filename: "/usr/include/mntent.h", directory: "", checksumkind: CSK_MD5, checksum: "0070e4c80f74d781196301da01c9ab34")
!297 = !{!298, !299, !300, !301, !302, !303}
!298 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_fsname", scope: !295, file: !296, line: 53, baseType: !95, size: 64)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_dir", scope: !295, file: !296, line: 54, baseType: !95, size: 64, offset: 64)
!300 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_type", scope: !295, file: !296, line: 55, baseType: !95, size: 64, offset: 128)
!301 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_opts", scope: !295, file: !296, line: 56, baseType: !95, size: 64, offset: 192)
!302 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_freq", scope: !295, file: !296, line: 57, baseType: !67, size: 32, offset: 256)
!303 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_passno", scope: !295, file: !296, line: 58, baseType: !67, size: 32, offset: 288)
!304 = !DILocation(line: 48, column: 95, scope: !236)
!305 = !DILocation(line: 48, column: 85, scope: !236)
!306 = !DILocation(line: 48, column: 105, scope: !236)
!307 = distinct !DISubprogram(name: "fts_bad", scope: !2, file: !2, line: 49, type: !308, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!308 = !DISubroutineType(types: !309)
!309 = !{null, !94}
!310 = !DILocalVariable(name: "p", arg: 1, scope: !307, file: !2, line: 49, type: !94)
!311 = !DILocation(line: 0, scope: !307)
!312 = !DILocation(line: 49, column: 35, scope: !307)
!313 = !DILocalVariable(name: "f", scope: !307, file: !2, line: 49, type: !314)
!314 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !315, size: 64)
!315 = !DIDerivedType(tag: DW_TAG_typedef, name: "FTS", file: !121, line: 81, baseType: !316)
!316 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !121, line: 57, size: 576, elements: !317)
!317 = !{!318, !350, !351, !353, !354, !355, !356, !357, !358, !364}
!318 = !DIDerivedType(tag: DW_TAG_member, name: "fts_cur", scope: !316, file: !121, line: 58, baseType: !319, size: 64)
!319 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !320, size: 64)
!320 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_ftsent", file: !121, line: 98, size: 960, elements: !321)
!321 = !{!322, !323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !336, !340, !343, !345, !346, !347, !348, !349}
!322 = !DIDerivedType(tag: DW_TAG_member, name: "fts_cycle", scope: !320, file: !121, line: 99, baseType: !319, size: 64)
!323 = !DIDerivedType(tag: DW_TAG_member, name: "fts_parent", scope: !320, file: !121, line: 100, baseType: !319, size: 64, offset: 64)
!324 = !DIDerivedType(tag: DW_TAG_member, name: "fts_link", scope: !320, file: !121, line: 101, baseType: !319, size: 64, offset: 128)
!325 = !DIDerivedType(tag: DW_TAG_member, name: "fts_number", scope: !320, file: !121, line: 102, baseType: !55, size: 64, offset: 192)
!326 = !DIDerivedType(tag: DW_TAG_member, name: "fts_pointer", scope: !320, file: !121, line: 103, baseType: !102, size: 64, offset: 256)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "fts_accpath", scope: !320, file: !121, line: 104, baseType: !95, size: 64, offset: 320)
!328 = !DIDerivedType(tag: DW_TAG_member, name: "fts_path", scope: !320, file: !121, line: 105, baseType: !95, size: 64, offset: 384)
!329 = !DIDerivedType(tag: DW_TAG_member, name: "fts_errno", scope: !320, file: !121, line: 106, baseType: !67, size: 32, offset: 448)
!330 = !DIDerivedType(tag: DW_TAG_member, name: "fts_symfd", scope: !320, file: !121, line: 107, baseType: !67, size: 32, offset: 480)
!331 = !DIDerivedType(tag: DW_TAG_member, name: "fts_pathlen", scope: !320, file: !121, line: 108, baseType: !57, size: 16, offset: 512)
!332 = !DIDerivedType(tag: DW_TAG_member, name: "fts_namelen", scope: !320, file: !121, line: 109, baseType: !57, size: 16, offset: 528)
!333 = !DIDerivedType(tag: DW_TAG_member, name: "fts_ino", scope: !320, file: !121, line: 111, baseType: !334, size: 64, offset: 576)
!334 = !DIDerivedType(tag: DW_TAG_typedef, name: "ino_t", file: !335, line: 34, baseType: !51)
!335 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!336 = !DIDerivedType(tag: DW_TAG_member, name: "fts_dev", scope: !320, file: !121, line: 112, baseType: !337, size: 64, offset: 640)
!337 = !DIDerivedType(tag: DW_TAG_typedef, name: "dev_t", file: !338, line: 59, baseType: !339)
!338 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/types.h", directory: "", checksumkind: CSK_MD5, checksum: "e62424071ad3f1b4d088c139fd9ccfd1")
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !52, line: 145, baseType: !30)
!340 = !DIDerivedType(tag: DW_TAG_member, name: "fts_nlink", scope: !320, file: !121, line: 113, baseType: !341, size: 64, offset: 704)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "nlink_t", file: !338, line: 74, baseType: !342)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !52, line: 151, baseType: !30)
!343 = !DIDerivedType(tag: DW_TAG_member, name: "fts_level", scope: !320, file: !121, line: 117, baseType: !344, size: 16, offset: 768)
!344 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!345 = !DIDerivedType(tag: DW_TAG_member, name: "fts_info", scope: !320, file: !121, line: 133, baseType: !57, size: 16, offset: 784)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "fts_flags", scope: !320, file: !121, line: 137, baseType: !57, size: 16, offset: 800)
!347 = !DIDerivedType(tag: DW_TAG_member, name: "fts_instr", scope: !320, file: !121, line: 143, baseType: !57, size: 16, offset: 816)
!348 = !DIDerivedType(tag: DW_TAG_member, name: "fts_statp", scope: !320, file: !121, line: 145, baseType: !119, size: 64, offset: 832)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "fts_name", scope: !320, file: !121, line: 146, baseType: !269, size: 8, offset: 896)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "fts_child", scope: !316, file: !121, line: 59, baseType: !319, size: 64, offset: 64)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "fts_array", scope: !316, file: !121, line: 60, baseType: !352, size: 64, offset: 128)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !319, size: 64)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "fts_dev", scope: !316, file: !121, line: 61, baseType: !337, size: 64, offset: 192)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "fts_path", scope: !316, file: !121, line: 62, baseType: !95, size: 64, offset: 256)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "fts_rfd", scope: !316, file: !121, line: 63, baseType: !67, size: 32, offset: 320)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "fts_pathlen", scope: !316, file: !121, line: 64, baseType: !67, size: 32, offset: 352)
!357 = !DIDerivedType(tag: DW_TAG_member, name: "fts_nitems", scope: !316, file: !121, line: 65, baseType: !67, size: 32, offset: 384)
!358 = !DIDerivedType(tag: DW_TAG_member, name: "fts_compar", scope: !316, file: !121, line: 66, baseType: !359, size: 64, offset: 448)
!359 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !360, size: 64)
!360 = !DISubroutineType(types: !361)
!361 = !{!67, !362, !362}
!362 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !363, size: 64)
!363 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "fts_options", scope: !316, file: !121, line: 80, baseType: !67, size: 32, offset: 512)
!365 = !DILocation(line: 49, column: 66, scope: !307)
!366 = !DILocalVariable(name: "e", scope: !307, file: !2, line: 49, type: !367)
!367 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !368, size: 64)
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "FTSENT", file: !121, line: 147, baseType: !320)
!369 = !DILocation(line: 49, column: 89, scope: !307)
!370 = !DILocation(line: 49, column: 79, scope: !307)
!371 = !DILocation(line: 49, column: 100, scope: !307)
!372 = distinct !DISubprogram(name: "err_bad", scope: !2, file: !2, line: 50, type: !41, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26)
!373 = !DILocation(line: 50, column: 29, scope: !372)
!374 = !DILocation(line: 50, column: 22, scope: !372)
!375 = distinct !DISubprogram(name: "errat_bad", scope: !2, file: !2, line: 51, type: !41, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26)
!376 = !DILocation(line: 51, column: 48, scope: !375)
!377 = !DILocation(line: 51, column: 24, scope: !375)
!378 = !DILocation(line: 51, column: 62, scope: !375)
!379 = distinct !DISubprogram(name: "wide_bad", scope: !2, file: !2, line: 52, type: !41, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!380 = !DILocalVariable(name: "w", scope: !379, file: !2, line: 52, type: !381)
!381 = !DICompositeType(tag: DW_TAG_array_type, baseType: !382, size: 320, elements: !147)
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !383, line: 24, baseType: !67)
!383 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_wchar_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1bf0c51e90dd5eb05cdcc01afdea587a")
!384 = !DILocation(line: 52, column: 31, scope: !379)
!385 = !DILocalVariable(name: "c", scope: !379, file: !2, line: 52, type: !146)
!386 = !DILocation(line: 52, column: 43, scope: !379)
!387 = !DILocation(line: 52, column: 57, scope: !379)
!388 = !DILocation(line: 52, column: 62, scope: !379)
!389 = !DILocation(line: 52, column: 50, scope: !379)
!390 = !DILocation(line: 52, column: 79, scope: !379)
!391 = !DILocation(line: 52, column: 81, scope: !379)
!392 = !DILocation(line: 52, column: 70, scope: !379)
!393 = !DILocation(line: 52, column: 95, scope: !379)
!394 = !DILocation(line: 52, column: 88, scope: !379)
!395 = !DILocation(line: 52, column: 99, scope: !379)
!396 = distinct !DISubprogram(name: "argz_bad", scope: !2, file: !2, line: 53, type: !41, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!397 = !DILocalVariable(name: "a", scope: !396, file: !2, line: 53, type: !95)
!398 = !DILocation(line: 53, column: 29, scope: !396)
!399 = !DILocalVariable(name: "n", scope: !396, file: !2, line: 53, type: !28)
!400 = !DILocation(line: 53, column: 39, scope: !396)
!401 = !DILocation(line: 53, column: 58, scope: !396)
!402 = !DILocation(line: 53, column: 42, scope: !396)
!403 = !DILocation(line: 53, column: 102, scope: !396)
!404 = !DILocation(line: 53, column: 104, scope: !396)
!405 = !DILocation(line: 53, column: 92, scope: !396)
!406 = !DILocation(line: 53, column: 85, scope: !396)
!407 = !DILocation(line: 53, column: 111, scope: !396)
!408 = distinct !DISubprogram(name: "upper_bad", scope: !2, file: !2, line: 54, type: !41, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!409 = !DILocalVariable(name: "b", scope: !408, file: !2, line: 55, type: !224)
!410 = !DILocation(line: 55, column: 8, scope: !408)
!411 = !DILocation(line: 56, column: 13, scope: !408)
!412 = !DILocalVariable(name: "s", scope: !408, file: !2, line: 56, type: !95)
!413 = !DILocation(line: 0, scope: !408)
!414 = !DILocalVariable(name: "i", scope: !408, file: !2, line: 57, type: !67)
!415 = !DILocation(line: 58, column: 8, scope: !416)
!416 = distinct !DILexicalBlock(scope: !408, file: !2, line: 58, column: 3)
!417 = !DILocation(line: 58, scope: !416)
!418 = !DILocation(line: 58, column: 13, scope: !419)
!419 = distinct !DILexicalBlock(scope: !416, file: !2, line: 58, column: 3)
!420 = !DILocation(line: 58, column: 3, scope: !416)
!421 = !DILocation(line: 58, column: 37, scope: !419)
!422 = !DILocation(line: 58, column: 29, scope: !419)
!423 = !DILocation(line: 58, column: 24, scope: !419)
!424 = !DILocation(line: 58, column: 28, scope: !419)
!425 = !DILocation(line: 58, column: 20, scope: !419)
!426 = !DILocation(line: 58, column: 3, scope: !419)
!427 = distinct !{!427, !420, !428, !84}
!428 = !DILocation(line: 58, column: 41, scope: !416)
!429 = !DILocation(line: 59, column: 3, scope: !408)
!430 = !DILocation(line: 59, column: 7, scope: !408)
!431 = !DILocation(line: 60, column: 10, scope: !408)
!432 = !DILocation(line: 60, column: 3, scope: !408)
!433 = !DILocation(line: 61, column: 1, scope: !408)
!434 = distinct !DISubprogram(name: "strtof_bad", scope: !2, file: !2, line: 62, type: !41, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!435 = !DILocation(line: 62, column: 35, scope: !434)
!436 = !DILocalVariable(name: "s", scope: !434, file: !2, line: 62, type: !95)
!437 = !DILocation(line: 0, scope: !434)
!438 = !DILocation(line: 62, column: 58, scope: !434)
!439 = !DILocalVariable(name: "f", scope: !434, file: !2, line: 62, type: !440)
!440 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!441 = !DILocation(line: 62, column: 86, scope: !434)
!442 = !DILocation(line: 62, column: 78, scope: !434)
!443 = !DILocation(line: 62, column: 71, scope: !434)
!444 = !DILocation(line: 62, column: 97, scope: !434)
!445 = distinct !DISubprogram(name: "getsubopt_bad", scope: !2, file: !2, line: 63, type: !41, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!446 = !DILocalVariable(name: "s", scope: !445, file: !2, line: 63, type: !95)
!447 = !DILocation(line: 63, column: 34, scope: !445)
!448 = !DILocation(line: 63, column: 38, scope: !445)
!449 = !DILocalVariable(name: "v", scope: !445, file: !2, line: 63, type: !95)
!450 = !DILocation(line: 63, column: 52, scope: !445)
!451 = !DILocalVariable(name: "t", scope: !445, file: !2, line: 63, type: !452)
!452 = !DICompositeType(tag: DW_TAG_array_type, baseType: !453, size: 128, elements: !5)
!453 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !95)
!454 = !DILocation(line: 63, column: 67, scope: !445)
!455 = !DILocation(line: 63, column: 96, scope: !445)
!456 = !DILocation(line: 63, column: 82, scope: !445)
!457 = !DILocation(line: 63, column: 111, scope: !445)
!458 = !DILocation(line: 63, column: 104, scope: !445)
!459 = !DILocation(line: 63, column: 115, scope: !445)
!460 = distinct !DISubprogram(name: "prog_bad", scope: !2, file: !2, line: 64, type: !41, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26)
!461 = !DILocation(line: 64, column: 30, scope: !460)
!462 = !DILocation(line: 64, column: 23, scope: !460)
!463 = !DILocation(line: 64, column: 56, scope: !460)
!464 = distinct !DISubprogram(name: "wprintf_bad", scope: !2, file: !2, line: 65, type: !41, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!465 = !DILocalVariable(name: "w", scope: !464, file: !2, line: 65, type: !381)
!466 = !DILocation(line: 65, column: 34, scope: !464)
!467 = !DILocation(line: 65, column: 50, scope: !464)
!468 = !DILocation(line: 65, column: 53, scope: !464)
!469 = !DILocation(line: 65, column: 41, scope: !464)
!470 = !DILocation(line: 65, column: 79, scope: !464)
!471 = !DILocation(line: 65, column: 71, scope: !464)
!472 = !DILocation(line: 65, column: 83, scope: !464)
!473 = distinct !DISubprogram(name: "strcpy_bad", scope: !2, file: !2, line: 66, type: !41, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!474 = !DILocalVariable(name: "b", scope: !473, file: !2, line: 66, type: !146)
!475 = !DILocation(line: 66, column: 30, scope: !473)
!476 = !DILocation(line: 66, column: 44, scope: !473)
!477 = !DILocation(line: 66, column: 47, scope: !473)
!478 = !DILocation(line: 66, column: 37, scope: !473)
!479 = !DILocation(line: 66, column: 61, scope: !473)
!480 = distinct !DISubprogram(name: "open_bad", scope: !2, file: !2, line: 67, type: !41, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!481 = !DILocalVariable(name: "b", scope: !480, file: !2, line: 67, type: !146)
!482 = !DILocation(line: 67, column: 37, scope: !480)
!483 = !DILocation(line: 67, column: 51, scope: !480)
!484 = !DILocation(line: 67, column: 44, scope: !480)
!485 = !DILocation(line: 67, column: 68, scope: !480)
!486 = !DILocation(line: 67, column: 62, scope: !480)
!487 = !DILocalVariable(name: "f", scope: !480, file: !2, line: 67, type: !239)
!488 = !DILocation(line: 0, scope: !480)
!489 = !DILocation(line: 67, column: 84, scope: !480)
!490 = !DILocation(line: 67, column: 76, scope: !480)
!491 = !DILocation(line: 67, column: 102, scope: !480)
!492 = !DILocation(line: 67, column: 94, scope: !480)
!493 = !DILocation(line: 67, column: 106, scope: !480)
!494 = distinct !DISubprogram(name: "getline_bad", scope: !2, file: !2, line: 68, type: !41, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!495 = !DILocalVariable(name: "l", scope: !494, file: !2, line: 68, type: !95)
!496 = !DILocation(line: 68, column: 32, scope: !494)
!497 = !DILocalVariable(name: "n", scope: !494, file: !2, line: 68, type: !28)
!498 = !DILocation(line: 68, column: 46, scope: !494)
!499 = !DILocation(line: 68, column: 69, scope: !494)
!500 = !DILocation(line: 68, column: 53, scope: !494)
!501 = !DILocation(line: 68, column: 84, scope: !494)
!502 = !DILocation(line: 68, column: 77, scope: !494)
!503 = !DILocation(line: 68, column: 88, scope: !494)
!504 = distinct !DISubprogram(name: "asprintf_bad", scope: !2, file: !2, line: 69, type: !41, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!505 = !DILocalVariable(name: "l", scope: !504, file: !2, line: 69, type: !95)
!506 = !DILocation(line: 69, column: 33, scope: !504)
!507 = !DILocation(line: 69, column: 56, scope: !504)
!508 = !DILocation(line: 69, column: 36, scope: !504)
!509 = !DILocation(line: 69, column: 77, scope: !504)
!510 = !DILocation(line: 69, column: 70, scope: !504)
!511 = !DILocation(line: 69, column: 81, scope: !504)
!512 = distinct !DISubprogram(name: "strsep_bad", scope: !2, file: !2, line: 70, type: !41, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!513 = !DILocalVariable(name: "s", scope: !512, file: !2, line: 70, type: !95)
!514 = !DILocation(line: 70, column: 31, scope: !512)
!515 = !DILocation(line: 70, column: 35, scope: !512)
!516 = !DILocation(line: 70, column: 55, scope: !512)
!517 = !DILocation(line: 70, column: 48, scope: !512)
!518 = !DILocation(line: 70, column: 73, scope: !512)
!519 = distinct !DISubprogram(name: "ecvt_bad", scope: !2, file: !2, line: 71, type: !41, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !43)
!520 = !DILocation(line: 71, column: 39, scope: !519)
!521 = !DILocation(line: 71, column: 34, scope: !519)
!522 = !DILocalVariable(name: "d", scope: !519, file: !2, line: 71, type: !523)
!523 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!524 = !DILocation(line: 0, scope: !519)
!525 = !DILocalVariable(name: "b", scope: !519, file: !2, line: 71, type: !146)
!526 = !DILocation(line: 71, column: 58, scope: !519)
!527 = !DILocation(line: 71, column: 76, scope: !519)
!528 = !DILocation(line: 71, column: 65, scope: !519)
!529 = !DILocation(line: 71, column: 87, scope: !519)
!530 = !DILocation(line: 71, column: 80, scope: !519)
!531 = !DILocation(line: 71, column: 91, scope: !519)
