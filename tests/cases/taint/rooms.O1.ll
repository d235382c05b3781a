; ModuleID = 'rooms.c'
source_filename = "rooms.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.buffer = type { ptr, i64, i64 }

@small = dso_local local_unnamed_addr global [64 x i8] zeroinitializer, align 16
@shared = dso_local local_unnamed_addr global %struct.buffer zeroinitializer, align 8
@way = dso_local global i32 0, align 4
@stdin = external local_unnamed_addr global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_wrong_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ugt i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_known_bad(i32 noundef %fd, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_with_sign_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i32 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, %room
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = sext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_with_sign_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i32 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp slt i32 %0, 0
  %cmp1 = icmp sgt i32 %0, %room
  %or.cond = or i1 %cmp, %cmp1
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_again_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv3 = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv3, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_left_good(i32 noundef %fd, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %1 = load i64, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 8), align 8, !tbaa !9
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 16), align 8, !tbaa !14
  %sub = sub i64 %1, %2
  %cmp = icmp ult i64 %sub, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr @shared, align 8, !tbaa !15
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_until_end_good(i32 noundef %fd, ptr noundef %to, ptr noundef %end, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %sub.ptr.lhs.cast = ptrtoint ptr %end to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %to to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %cmp = icmp slt i64 %sub.ptr.sub, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_clamped_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %spec.select = call i64 @llvm.umin.i64(i64 %room, i64 %conv)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %spec.select, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_kept_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @room_from_outside_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %room) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %room, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = load i32, ptr %room, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, %1
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %room) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cond = call i64 @llvm.umin.i64(i64 %room, i64 %conv)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %cond, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_of_both_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %room) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %room, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = load i32, ptr %room, align 4, !tbaa !5
  %cond = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %conv = zext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %room) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_compared_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %sub = add i32 %0, -4
  %conv = zext i32 %sub to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv2 = zext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv2, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @counted_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp3.not = icmp eq i32 %0, 0
  br i1 %cmp3.not, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  store volatile i32 %i.04, ptr @way, align 4, !tbaa !5
  %inc = add nuw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !16

for.end:                                          ; preds = %for.body, %entry
  %conv = zext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %0 = load ptr, ptr @stdin, align 8, !tbaa !19
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  %call3 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #12
  %cmp = icmp ult i64 %call3, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #11
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_kept_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %0 = load ptr, ptr @stdin, align 8, !tbaa !19
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %call3 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #12
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  %cmp = icmp ult i64 %call3, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @length_of_other_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %d = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %d) #11
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %0 = load ptr, ptr @stdin, align 8, !tbaa !19
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !19
  %call2 = call ptr @fgets(ptr noundef nonnull %d, i32 noundef 200, ptr noundef %1)
  %call3 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %2 to i64
  %call5 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d) #12
  %cmp = icmp ult i64 %call5, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %d) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heartbeat_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %in = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %in) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %in, i64 noundef 1024, i32 noundef 0) #11
  %cmp = icmp slt i64 %call, 3
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !21
  %conv = zext i8 %0 to i32
  %shl = shl nuw nsw i32 %conv, 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %in, i64 2
  %1 = load i8, ptr %arrayidx1, align 2, !tbaa !21
  %conv2 = zext i8 %1 to i32
  %or = or disjoint i32 %shl, %conv2
  %add = add nuw nsw i32 %or, 19
  %conv3 = zext nneg i32 %add to i64
  %call4 = call fastcc ptr @make(i64 noundef %conv3)
  %add.ptr = getelementptr inbounds nuw i8, ptr %call4, i64 3
  %add.ptr6 = getelementptr inbounds nuw i8, ptr %in, i64 3
  %conv7 = zext nneg i32 %or to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr, ptr nonnull align 1 %add.ptr6, i64 %conv7, i1 false)
  %arrayidx8 = getelementptr inbounds nuw i8, ptr %call4, i64 5
  %2 = load i8, ptr %arrayidx8, align 1, !tbaa !21
  %conv9 = zext i8 %2 to i32
  store volatile i32 %conv9, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %in) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc noalias noundef ptr @make(i64 noundef range(i64 19, 65555) %bytes) unnamed_addr #6 {
entry:
  %call = tail call noalias ptr @malloc(i64 noundef %bytes) #13
  ret ptr %call
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @heartbeat_good(i32 noundef %fd, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %in = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %in) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %in, i64 noundef 1024, i32 noundef 0) #11
  %cmp = icmp slt i64 %call, 19
  br i1 %cmp, label %cleanup11, label %if.end

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !21
  %conv = zext i8 %0 to i32
  %shl = shl nuw nsw i32 %conv, 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %in, i64 2
  %1 = load i8, ptr %arrayidx1, align 2, !tbaa !21
  %conv2 = zext i8 %1 to i32
  %or = or disjoint i32 %shl, %conv2
  %add = add nuw nsw i32 %or, 19
  %conv3 = zext nneg i32 %add to i64
  %cmp4 = icmp ult i64 %call, %conv3
  br i1 %cmp4, label %cleanup11, label %if.end7

if.end7:                                          ; preds = %if.end
  %add.ptr = getelementptr inbounds nuw i8, ptr %out, i64 3
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %in, i64 3
  %conv10 = zext nneg i32 %or to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr, ptr nonnull align 1 %add.ptr9, i64 %conv10, i1 false)
  br label %cleanup11

cleanup11:                                        ; preds = %if.end7, %if.end, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %in) #11
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %c, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %v, align 8, !tbaa !22
  %conv = zext i32 %c to i64
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %v, i64 8
  %1 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_good(i32 noundef %c, ptr noundef %0, i64 noundef %conv, ptr noundef %1)
  %2 = load ptr, ptr %v, align 8, !tbaa !22
  %3 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_wrong_bad(i32 noundef %c, ptr noundef %2, i64 noundef %conv, ptr noundef %3)
  %4 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_known_bad(i32 noundef %c, i64 noundef %conv, ptr noundef %4)
  %5 = load ptr, ptr %v, align 8, !tbaa !22
  %6 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_with_sign_bad(i32 noundef %c, ptr noundef %5, i32 noundef %c, ptr noundef %6)
  %7 = load ptr, ptr %v, align 8, !tbaa !22
  %8 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_with_sign_good(i32 noundef %c, ptr noundef %7, i32 noundef %c, ptr noundef %8)
  %9 = load ptr, ptr %v, align 8, !tbaa !22
  %10 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_again_bad(i32 noundef %c, ptr noundef %9, i64 noundef %conv, ptr noundef %10)
  %11 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_left_good(i32 noundef %c, ptr noundef %11)
  %12 = load ptr, ptr %v, align 8, !tbaa !22
  %13 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_until_end_good(i32 noundef %c, ptr noundef %12, ptr noundef %13, ptr noundef %13)
  %14 = load ptr, ptr %v, align 8, !tbaa !22
  %15 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_clamped_good(i32 noundef %c, ptr noundef %14, i64 noundef %conv, ptr noundef %15)
  %16 = load ptr, ptr %v, align 8, !tbaa !22
  %17 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_from_outside_bad(i32 noundef %c, ptr noundef %16, ptr noundef %17)
  %18 = load ptr, ptr %v, align 8, !tbaa !22
  %19 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @counted_bad(i32 noundef %c, ptr noundef %18, ptr noundef %19)
  %20 = load ptr, ptr %v, align 8, !tbaa !22
  tail call void @length_good(i32 noundef %c, ptr noundef %20)
  %21 = load ptr, ptr %v, align 8, !tbaa !22
  tail call void @length_of_other_bad(i32 noundef %c, ptr noundef %21)
  %22 = load ptr, ptr %v, align 8, !tbaa !22
  %23 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @least_good(i32 noundef %c, ptr noundef %22, i64 noundef %conv, ptr noundef %23)
  %24 = load ptr, ptr %v, align 8, !tbaa !22
  %25 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @least_of_both_bad(i32 noundef %c, ptr noundef %24, ptr noundef %25)
  %26 = load ptr, ptr %v, align 8, !tbaa !22
  %27 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @less_compared_bad(i32 noundef %c, ptr noundef %26, i64 noundef %conv, ptr noundef %27)
  %28 = load ptr, ptr %v, align 8, !tbaa !22
  %29 = load ptr, ptr %arrayidx1, align 8, !tbaa !22
  tail call void @room_kept_good(i32 noundef %c, ptr noundef %28, i64 noundef %conv, ptr noundef %29)
  %30 = load ptr, ptr %v, align 8, !tbaa !22
  tail call void @length_kept_good(i32 noundef %c, ptr noundef %30)
  tail call fastcc void @made(i32 noundef %c)
  tail call void @heartbeat_bad(i32 noundef %c)
  %31 = load ptr, ptr %v, align 8, !tbaa !22
  tail call void @heartbeat_good(i32 noundef %c, ptr noundef %31)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @made(i32 noundef %fd) unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #11
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #13
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv) #11
  %add.ptr = getelementptr inbounds nuw i8, ptr %call1, i64 1
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv4 = zext i32 %1 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %add.ptr, i8 0, i64 %conv4, i1 false)
  %call5 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #11
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %conv6 = zext i32 %2 to i64
  %call7 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv6) #11
  %arrayidx = getelementptr inbounds nuw i8, ptr %call1, i64 3
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !21
  %conv8 = sext i8 %3 to i32
  store volatile i32 %conv8, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #11
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }
attributes #12 = { nounwind willreturn memory(read) }
attributes #13 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !13, i64 8}
!10 = !{!"buffer", !11, i64 0, !13, i64 8, !13, i64 16}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"long", !7, i64 0}
!14 = !{!10, !13, i64 16}
!15 = !{!10, !11, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS8_IO_FILE", !12, i64 0}
!21 = !{!7, !7, i64 0}
!22 = !{!11, !11, i64 0}
