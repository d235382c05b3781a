; ModuleID = 'rooms.c'
source_filename = "rooms.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.buffer = type { ptr, i64, i64 }

@small = dso_local local_unnamed_addr global [64 x i8] zeroinitializer, align 16
@shared = dso_local local_unnamed_addr global %struct.buffer zeroinitializer, align 8
@way = dso_local global i32 0, align 4
@stdin = external local_unnamed_addr global ptr, align 8

; Function Attrs: nounwind uwtable
define dso_local void @room_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local void @room_wrong_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ugt i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_known_bad(i32 noundef %fd, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_with_sign_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i32 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, %room
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = sext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_with_sign_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i32 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_again_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv3 = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv3, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_left_good(i32 noundef %fd, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_until_end_good(i32 noundef %fd, ptr noundef %to, ptr noundef %end, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_clamped_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %spec.select = call i64 @llvm.umin.i64(i64 %room, i64 %conv)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %spec.select, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_kept_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cmp = icmp ult i64 %room, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @room_from_outside_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %room) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %room, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = load i32, ptr %room, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, %1
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %room) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %cond = call i64 @llvm.umin.i64(i64 %room, i64 %conv)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %cond, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @least_of_both_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %room = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %room) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %room, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = load i32, ptr %room, align 4, !tbaa !5
  %cond = call i32 @llvm.umin.i32(i32 %0, i32 %1)
  %conv = zext i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %room) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @less_compared_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, i64 noundef %room, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @counted_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to, ptr noundef readonly captures(none) %from) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = freeze i32 %0
  %cmp3.not = icmp eq i32 %1, 0
  br i1 %cmp3.not, label %for.end, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %xtraiter = and i32 %1, 7
  %2 = icmp ult i32 %1, 8
  br i1 %2, label %for.body.epil.preheader, label %for.body.preheader.new

for.body.preheader.new:                           ; preds = %for.body.preheader
  %unroll_iter = and i32 %1, -8
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader.new
  %i.04 = phi i32 [ 0, %for.body.preheader.new ], [ %inc.7, %for.body ]
  %niter = phi i32 [ 0, %for.body.preheader.new ], [ %niter.next.7, %for.body ]
  store volatile i32 %i.04, ptr @way, align 4, !tbaa !5
  %inc = or disjoint i32 %i.04, 1
  store volatile i32 %inc, ptr @way, align 4, !tbaa !5
  %inc.1 = or disjoint i32 %i.04, 2
  store volatile i32 %inc.1, ptr @way, align 4, !tbaa !5
  %inc.2 = or disjoint i32 %i.04, 3
  store volatile i32 %inc.2, ptr @way, align 4, !tbaa !5
  %inc.3 = or disjoint i32 %i.04, 4
  store volatile i32 %inc.3, ptr @way, align 4, !tbaa !5
  %inc.4 = or disjoint i32 %i.04, 5
  store volatile i32 %inc.4, ptr @way, align 4, !tbaa !5
  %inc.5 = or disjoint i32 %i.04, 6
  store volatile i32 %inc.5, ptr @way, align 4, !tbaa !5
  %inc.6 = or disjoint i32 %i.04, 7
  store volatile i32 %inc.6, ptr @way, align 4, !tbaa !5
  %inc.7 = add nuw i32 %i.04, 8
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %for.end.loopexit.unr-lcssa, label %for.body, !llvm.loop !16

for.end.loopexit.unr-lcssa:                       ; preds = %for.body
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.end, label %for.body.epil.preheader

for.body.epil.preheader:                          ; preds = %for.end.loopexit.unr-lcssa, %for.body.preheader
  %i.04.epil.init = phi i32 [ 0, %for.body.preheader ], [ %inc.7, %for.end.loopexit.unr-lcssa ]
  %lcmp.mod5 = icmp ne i32 %xtraiter, 0
  call void @llvm.assume(i1 %lcmp.mod5)
  br label %for.body.epil

for.body.epil:                                    ; preds = %for.body.epil, %for.body.epil.preheader
  %i.04.epil = phi i32 [ %inc.epil, %for.body.epil ], [ %i.04.epil.init, %for.body.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.epil ], [ 0, %for.body.epil.preheader ]
  store volatile i32 %i.04.epil, ptr @way, align 4, !tbaa !5
  %inc.epil = add nuw i32 %i.04.epil, 1
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %for.end, label %for.body.epil, !llvm.loop !18

for.end:                                          ; preds = %for.end.loopexit.unr-lcssa, %for.body.epil, %entry
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @length_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  %call3 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #14
  %cmp = icmp ult i64 %call3, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local void @length_kept_good(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %call3 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #14
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  %cmp = icmp ult i64 %call3, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @length_of_other_bad(i32 noundef %fd, ptr noundef writeonly captures(none) %to) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  %d = alloca [200 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %d) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call2 = call ptr @fgets(ptr noundef nonnull %d, i32 noundef 200, ptr noundef %1)
  %call3 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %2 to i64
  %call5 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d) #14
  %cmp = icmp ult i64 %call5, %conv
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr nonnull align 16 %c, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %d) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @heartbeat_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %in = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %in) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %in, i64 noundef 1024, i32 noundef 0) #13
  %cmp = icmp slt i64 %call, 3
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !22
  %conv = zext i8 %0 to i32
  %shl = shl nuw nsw i32 %conv, 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %in, i64 2
  %1 = load i8, ptr %arrayidx1, align 2, !tbaa !22
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
  %2 = load i8, ptr %arrayidx8, align 1, !tbaa !22
  %conv9 = zext i8 %2 to i32
  store volatile i32 %conv9, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %in) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc noalias noundef ptr @make(i64 noundef range(i64 19, 65555) %bytes) unnamed_addr #6 {
entry:
  %call = tail call noalias ptr @malloc(i64 noundef %bytes) #15
  ret ptr %call
}

; Function Attrs: nounwind uwtable
define dso_local void @heartbeat_good(i32 noundef %fd, ptr noundef writeonly captures(none) %out) local_unnamed_addr #0 {
entry:
  %in = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %in) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %in, i64 noundef 1024, i32 noundef 0) #13
  %cmp = icmp slt i64 %call, 19
  br i1 %cmp, label %cleanup11, label %if.end

if.end:                                           ; preds = %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %in, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !22
  %conv = zext i8 %0 to i32
  %shl = shl nuw nsw i32 %conv, 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %in, i64 2
  %1 = load i8, ptr %arrayidx1, align 2, !tbaa !22
  %conv2 = zext i8 %1 to i32
  %or = or disjoint i32 %shl, %conv2
  %add = add nuw nsw i32 %or, 19
  %conv3 = zext nneg i32 %add to i64
  %cmp4 = icmp samesign ult i64 %call, %conv3
  br i1 %cmp4, label %cleanup11, label %if.end7

if.end7:                                          ; preds = %if.end
  %add.ptr = getelementptr inbounds nuw i8, ptr %out, i64 3
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %in, i64 3
  %conv10 = zext nneg i32 %or to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr, ptr nonnull align 1 %add.ptr9, i64 %conv10, i1 false)
  br label %cleanup11

cleanup11:                                        ; preds = %if.end7, %if.end, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %in) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %c, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  %in.i197 = alloca [1024 x i8], align 16
  %in.i = alloca [1024 x i8], align 16
  %c.i182 = alloca [200 x i8], align 16
  %n.i183 = alloca i32, align 4
  %n.i177 = alloca i32, align 4
  %n.i171 = alloca i32, align 4
  %n.i165 = alloca i32, align 4
  %room.i166 = alloca i32, align 4
  %n.i162 = alloca i32, align 4
  %c.i154 = alloca [200 x i8], align 16
  %d.i = alloca [200 x i8], align 16
  %n.i155 = alloca i32, align 4
  %c.i = alloca [200 x i8], align 16
  %n.i148 = alloca i32, align 4
  %n.i145 = alloca i32, align 4
  %n.i140 = alloca i32, align 4
  %room.i = alloca i32, align 4
  %n.i137 = alloca i32, align 4
  %n.i132 = alloca i32, align 4
  %n.i127 = alloca i32, align 4
  %n.i122 = alloca i32, align 4
  %n.i117 = alloca i32, align 4
  %n.i112 = alloca i32, align 4
  %n.i107 = alloca i32, align 4
  %n.i102 = alloca i32, align 4
  %n.i = alloca i32, align 4
  %0 = load ptr, ptr %v, align 8, !tbaa !23
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %v, i64 8
  %1 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i) #13
  %call.i = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i, i64 noundef 4, i32 noundef 0) #13
  %2 = load i32, ptr %n.i, align 4, !tbaa !5
  %cmp.i = icmp ult i32 %c, %2
  br i1 %cmp.i, label %room_good.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %conv.i = zext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr readonly align 1 %1, i64 %conv.i, i1 false)
  br label %room_good.exit

room_good.exit:                                   ; preds = %entry, %if.end.i
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i) #13
  %3 = load ptr, ptr %v, align 8, !tbaa !23
  %4 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i102) #13
  %call.i103 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i102, i64 noundef 4, i32 noundef 0) #13
  %5 = load i32, ptr %n.i102, align 4, !tbaa !5
  %cmp.i105 = icmp ugt i32 %c, %5
  br i1 %cmp.i105, label %room_wrong_bad.exit, label %if.end.i106

if.end.i106:                                      ; preds = %room_good.exit
  %conv.i104 = zext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr readonly align 1 %4, i64 %conv.i104, i1 false)
  br label %room_wrong_bad.exit

room_wrong_bad.exit:                              ; preds = %room_good.exit, %if.end.i106
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i102) #13
  %6 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i107) #13
  %call.i108 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i107, i64 noundef 4, i32 noundef 0) #13
  %7 = load i32, ptr %n.i107, align 4, !tbaa !5
  %cmp.i110 = icmp ult i32 %c, %7
  br i1 %cmp.i110, label %room_known_bad.exit, label %if.end.i111

if.end.i111:                                      ; preds = %room_wrong_bad.exit
  %conv.i109 = zext i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %6, i64 %conv.i109, i1 false)
  br label %room_known_bad.exit

room_known_bad.exit:                              ; preds = %room_wrong_bad.exit, %if.end.i111
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i107) #13
  %8 = load ptr, ptr %v, align 8, !tbaa !23
  %9 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i112) #13
  %call.i113 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i112, i64 noundef 4, i32 noundef 0) #13
  %10 = load i32, ptr %n.i112, align 4, !tbaa !5
  %cmp.i114 = icmp sgt i32 %10, %c
  br i1 %cmp.i114, label %room_with_sign_bad.exit, label %if.end.i115

if.end.i115:                                      ; preds = %room_known_bad.exit
  %conv.i116 = sext i32 %10 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr readonly align 1 %9, i64 %conv.i116, i1 false)
  br label %room_with_sign_bad.exit

room_with_sign_bad.exit:                          ; preds = %room_known_bad.exit, %if.end.i115
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i112) #13
  %11 = load ptr, ptr %v, align 8, !tbaa !23
  %12 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i117) #13
  %call.i118 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i117, i64 noundef 4, i32 noundef 0) #13
  %13 = load i32, ptr %n.i117, align 4, !tbaa !5
  %cmp.i119 = icmp slt i32 %13, 0
  %cmp1.i = icmp sgt i32 %13, %c
  %or.cond.i = or i1 %cmp.i119, %cmp1.i
  br i1 %or.cond.i, label %room_with_sign_good.exit, label %if.end.i120

if.end.i120:                                      ; preds = %room_with_sign_bad.exit
  %conv.i121 = zext nneg i32 %13 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr readonly align 1 %12, i64 %conv.i121, i1 false)
  br label %room_with_sign_good.exit

room_with_sign_good.exit:                         ; preds = %room_with_sign_bad.exit, %if.end.i120
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i117) #13
  %14 = load ptr, ptr %v, align 8, !tbaa !23
  %15 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i122) #13
  %call.i123 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i122, i64 noundef 4, i32 noundef 0) #13
  %16 = load i32, ptr %n.i122, align 4, !tbaa !5
  %cmp.i125 = icmp ult i32 %c, %16
  br i1 %cmp.i125, label %room_again_bad.exit, label %if.end.i126

if.end.i126:                                      ; preds = %room_with_sign_good.exit
  %call2.i = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i122, i64 noundef 4, i32 noundef 0) #13
  %17 = load i32, ptr %n.i122, align 4, !tbaa !5
  %conv3.i = zext i32 %17 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr readonly align 1 %15, i64 %conv3.i, i1 false)
  br label %room_again_bad.exit

room_again_bad.exit:                              ; preds = %room_with_sign_good.exit, %if.end.i126
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i122) #13
  %18 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i127) #13
  %call.i128 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i127, i64 noundef 4, i32 noundef 0) #13
  %19 = load i32, ptr %n.i127, align 4, !tbaa !5
  %conv.i129 = zext i32 %19 to i64
  %20 = load i64, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 8), align 8, !tbaa !9
  %21 = load i64, ptr getelementptr inbounds nuw (i8, ptr @shared, i64 16), align 8, !tbaa !14
  %sub.i = sub i64 %20, %21
  %cmp.i130 = icmp ult i64 %sub.i, %conv.i129
  br i1 %cmp.i130, label %room_left_good.exit, label %if.end.i131

if.end.i131:                                      ; preds = %room_again_bad.exit
  %22 = load ptr, ptr @shared, align 8, !tbaa !15
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %22, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr.i, ptr readonly align 1 %18, i64 %conv.i129, i1 false)
  br label %room_left_good.exit

room_left_good.exit:                              ; preds = %room_again_bad.exit, %if.end.i131
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i127) #13
  %23 = load ptr, ptr %v, align 8, !tbaa !23
  %24 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i132) #13
  %call.i133 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i132, i64 noundef 4, i32 noundef 0) #13
  %25 = load i32, ptr %n.i132, align 4, !tbaa !5
  %conv.i134 = zext i32 %25 to i64
  %sub.ptr.lhs.cast.i = ptrtoint ptr %24 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %23 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %cmp.i135 = icmp slt i64 %sub.ptr.sub.i, %conv.i134
  br i1 %cmp.i135, label %room_until_end_good.exit, label %if.end.i136

if.end.i136:                                      ; preds = %room_left_good.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr readonly align 1 %24, i64 %conv.i134, i1 false)
  br label %room_until_end_good.exit

room_until_end_good.exit:                         ; preds = %room_left_good.exit, %if.end.i136
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i132) #13
  %26 = load ptr, ptr %v, align 8, !tbaa !23
  %27 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i137) #13
  %call.i138 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i137, i64 noundef 4, i32 noundef 0) #13
  %28 = load i32, ptr %n.i137, align 4, !tbaa !5
  %29 = call i32 @llvm.umin.i32(i32 %c, i32 %28)
  %spec.select.i = zext i32 %29 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %26, ptr readonly align 1 %27, i64 %spec.select.i, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i137) #13
  %30 = load ptr, ptr %v, align 8, !tbaa !23
  %31 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i140) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %room.i) #13
  %call.i141 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i140, i64 noundef 4, i32 noundef 0) #13
  %call1.i = call i64 @recv(i32 noundef %c, ptr noundef nonnull %room.i, i64 noundef 4, i32 noundef 0) #13
  %32 = load i32, ptr %n.i140, align 4, !tbaa !5
  %33 = load i32, ptr %room.i, align 4, !tbaa !5
  %cmp.i142 = icmp ugt i32 %32, %33
  br i1 %cmp.i142, label %room_from_outside_bad.exit, label %if.end.i143

if.end.i143:                                      ; preds = %room_until_end_good.exit
  %conv.i144 = zext i32 %32 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr readonly align 1 %31, i64 %conv.i144, i1 false)
  br label %room_from_outside_bad.exit

room_from_outside_bad.exit:                       ; preds = %room_until_end_good.exit, %if.end.i143
  call void @llvm.lifetime.end.p0(ptr nonnull %room.i) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i140) #13
  %34 = load ptr, ptr %v, align 8, !tbaa !23
  %35 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i145) #13
  %call.i146 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i145, i64 noundef 4, i32 noundef 0) #13
  %36 = load i32, ptr %n.i145, align 4, !tbaa !5
  %37 = freeze i32 %36
  %cmp3.not.i = icmp eq i32 %37, 0
  br i1 %cmp3.not.i, label %counted_bad.exit, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %room_from_outside_bad.exit
  %xtraiter = and i32 %37, 7
  %38 = icmp ult i32 %37, 8
  br i1 %38, label %for.body.i.epil.preheader, label %for.body.i.preheader.new

for.body.i.preheader.new:                         ; preds = %for.body.i.preheader
  %unroll_iter = and i32 %37, -8
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.i.preheader.new
  %i.04.i = phi i32 [ 0, %for.body.i.preheader.new ], [ %inc.i.7, %for.body.i ]
  %niter = phi i32 [ 0, %for.body.i.preheader.new ], [ %niter.next.7, %for.body.i ]
  store volatile i32 %i.04.i, ptr @way, align 4, !tbaa !5
  %inc.i = or disjoint i32 %i.04.i, 1
  store volatile i32 %inc.i, ptr @way, align 4, !tbaa !5
  %inc.i.1 = or disjoint i32 %i.04.i, 2
  store volatile i32 %inc.i.1, ptr @way, align 4, !tbaa !5
  %inc.i.2 = or disjoint i32 %i.04.i, 3
  store volatile i32 %inc.i.2, ptr @way, align 4, !tbaa !5
  %inc.i.3 = or disjoint i32 %i.04.i, 4
  store volatile i32 %inc.i.3, ptr @way, align 4, !tbaa !5
  %inc.i.4 = or disjoint i32 %i.04.i, 5
  store volatile i32 %inc.i.4, ptr @way, align 4, !tbaa !5
  %inc.i.5 = or disjoint i32 %i.04.i, 6
  store volatile i32 %inc.i.5, ptr @way, align 4, !tbaa !5
  %inc.i.6 = or disjoint i32 %i.04.i, 7
  store volatile i32 %inc.i.6, ptr @way, align 4, !tbaa !5
  %inc.i.7 = add nuw i32 %i.04.i, 8
  %niter.next.7 = add i32 %niter, 8
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %counted_bad.exit.loopexit.unr-lcssa, label %for.body.i, !llvm.loop !16

counted_bad.exit.loopexit.unr-lcssa:              ; preds = %for.body.i
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %counted_bad.exit, label %for.body.i.epil.preheader

for.body.i.epil.preheader:                        ; preds = %counted_bad.exit.loopexit.unr-lcssa, %for.body.i.preheader
  %i.04.i.epil.init = phi i32 [ 0, %for.body.i.preheader ], [ %inc.i.7, %counted_bad.exit.loopexit.unr-lcssa ]
  %lcmp.mod217 = icmp ne i32 %xtraiter, 0
  call void @llvm.assume(i1 %lcmp.mod217)
  br label %for.body.i.epil

for.body.i.epil:                                  ; preds = %for.body.i.epil, %for.body.i.epil.preheader
  %i.04.i.epil = phi i32 [ %inc.i.epil, %for.body.i.epil ], [ %i.04.i.epil.init, %for.body.i.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %for.body.i.epil ], [ 0, %for.body.i.epil.preheader ]
  store volatile i32 %i.04.i.epil, ptr @way, align 4, !tbaa !5
  %inc.i.epil = add nuw i32 %i.04.i.epil, 1
  %epil.iter.next = add i32 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %counted_bad.exit, label %for.body.i.epil, !llvm.loop !24

counted_bad.exit:                                 ; preds = %counted_bad.exit.loopexit.unr-lcssa, %for.body.i.epil, %room_from_outside_bad.exit
  %conv.i147 = zext i32 %37 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr readonly align 1 %35, i64 %conv.i147, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i145) #13
  %39 = load ptr, ptr %v, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i148) #13
  %40 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call.i149 = call ptr @fgets(ptr noundef nonnull %c.i, i32 noundef 200, ptr noundef %40)
  %call1.i150 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i148, i64 noundef 4, i32 noundef 0) #13
  %41 = load i32, ptr %n.i148, align 4, !tbaa !5
  %conv.i151 = zext i32 %41 to i64
  %call3.i = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i) #14
  %cmp.i152 = icmp ult i64 %call3.i, %conv.i151
  br i1 %cmp.i152, label %length_good.exit, label %if.end.i153

if.end.i153:                                      ; preds = %counted_bad.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %39, ptr nonnull align 16 %c.i, i64 %conv.i151, i1 false)
  br label %length_good.exit

length_good.exit:                                 ; preds = %counted_bad.exit, %if.end.i153
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i148) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i) #13
  %42 = load ptr, ptr %v, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i154) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %d.i) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i155) #13
  %43 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call.i156 = call ptr @fgets(ptr noundef nonnull %c.i154, i32 noundef 200, ptr noundef %43)
  %44 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call2.i157 = call ptr @fgets(ptr noundef nonnull %d.i, i32 noundef 200, ptr noundef %44)
  %call3.i158 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i155, i64 noundef 4, i32 noundef 0) #13
  %45 = load i32, ptr %n.i155, align 4, !tbaa !5
  %conv.i159 = zext i32 %45 to i64
  %call5.i = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %d.i) #14
  %cmp.i160 = icmp ult i64 %call5.i, %conv.i159
  br i1 %cmp.i160, label %length_of_other_bad.exit, label %if.end.i161

if.end.i161:                                      ; preds = %length_good.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %42, ptr nonnull align 16 %c.i154, i64 %conv.i159, i1 false)
  br label %length_of_other_bad.exit

length_of_other_bad.exit:                         ; preds = %length_good.exit, %if.end.i161
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i155) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %d.i) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i154) #13
  %46 = load ptr, ptr %v, align 8, !tbaa !23
  %47 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i162) #13
  %call.i163 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i162, i64 noundef 4, i32 noundef 0) #13
  %48 = load i32, ptr %n.i162, align 4, !tbaa !5
  %49 = call i32 @llvm.umin.i32(i32 %c, i32 %48)
  %cond.i = zext i32 %49 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %46, ptr readonly align 1 %47, i64 %cond.i, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i162) #13
  %50 = load ptr, ptr %v, align 8, !tbaa !23
  %51 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i165) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %room.i166) #13
  %call.i167 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i165, i64 noundef 4, i32 noundef 0) #13
  %call1.i168 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %room.i166, i64 noundef 4, i32 noundef 0) #13
  %52 = load i32, ptr %n.i165, align 4, !tbaa !5
  %53 = load i32, ptr %room.i166, align 4, !tbaa !5
  %cond.i169 = call i32 @llvm.umin.i32(i32 %52, i32 %53)
  %conv.i170 = zext i32 %cond.i169 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %50, ptr readonly align 1 %51, i64 %conv.i170, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %room.i166) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i165) #13
  %54 = load ptr, ptr %v, align 8, !tbaa !23
  %55 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i171) #13
  %call.i172 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i171, i64 noundef 4, i32 noundef 0) #13
  %56 = load i32, ptr %n.i171, align 4, !tbaa !5
  %sub.i173 = add i32 %56, -4
  %cmp.i175 = icmp ult i32 %c, %sub.i173
  br i1 %cmp.i175, label %less_compared_bad.exit, label %if.end.i176

if.end.i176:                                      ; preds = %length_of_other_bad.exit
  %conv2.i = zext i32 %56 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr readonly align 1 %55, i64 %conv2.i, i1 false)
  br label %less_compared_bad.exit

less_compared_bad.exit:                           ; preds = %length_of_other_bad.exit, %if.end.i176
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i171) #13
  %57 = load ptr, ptr %v, align 8, !tbaa !23
  %58 = load ptr, ptr %arrayidx1, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i177) #13
  %call.i178 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i177, i64 noundef 4, i32 noundef 0) #13
  %59 = load i32, ptr %n.i177, align 4, !tbaa !5
  %cmp.i180 = icmp ult i32 %c, %59
  br i1 %cmp.i180, label %room_kept_good.exit, label %if.end.i181

if.end.i181:                                      ; preds = %less_compared_bad.exit
  %conv.i179 = zext i32 %59 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %57, ptr readonly align 1 %58, i64 %conv.i179, i1 false)
  br label %room_kept_good.exit

room_kept_good.exit:                              ; preds = %less_compared_bad.exit, %if.end.i181
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i177) #13
  %60 = load ptr, ptr %v, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i182) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i183) #13
  %61 = load ptr, ptr @stdin, align 8, !tbaa !20
  %call.i184 = call ptr @fgets(ptr noundef nonnull %c.i182, i32 noundef 200, ptr noundef %61)
  %call1.i185 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i183, i64 noundef 4, i32 noundef 0) #13
  %call3.i186 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i182) #14
  %62 = load i32, ptr %n.i183, align 4, !tbaa !5
  %conv.i187 = zext i32 %62 to i64
  %cmp.i188 = icmp ult i64 %call3.i186, %conv.i187
  br i1 %cmp.i188, label %length_kept_good.exit, label %if.end.i189

if.end.i189:                                      ; preds = %room_kept_good.exit
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %60, ptr nonnull align 16 %c.i182, i64 %conv.i187, i1 false)
  br label %length_kept_good.exit

length_kept_good.exit:                            ; preds = %room_kept_good.exit, %if.end.i189
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i183) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i182) #13
  call fastcc void @made(i32 noundef %c)
  call void @llvm.lifetime.start.p0(ptr nonnull %in.i) #13
  %call.i190 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %in.i, i64 noundef 1024, i32 noundef 0) #13
  %cmp.i191 = icmp slt i64 %call.i190, 3
  br i1 %cmp.i191, label %heartbeat_bad.exit, label %if.end.i192

if.end.i192:                                      ; preds = %length_kept_good.exit
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %in.i, i64 1
  %63 = load i8, ptr %arrayidx.i, align 1, !tbaa !22
  %conv.i193 = zext i8 %63 to i32
  %shl.i = shl nuw nsw i32 %conv.i193, 8
  %arrayidx1.i = getelementptr inbounds nuw i8, ptr %in.i, i64 2
  %64 = load i8, ptr %arrayidx1.i, align 2, !tbaa !22
  %conv2.i194 = zext i8 %64 to i32
  %or.i = or disjoint i32 %shl.i, %conv2.i194
  %add.i = add nuw nsw i32 %or.i, 19
  %conv3.i195 = zext nneg i32 %add.i to i64
  %call4.i = call fastcc ptr @make(i64 noundef %conv3.i195)
  %add.ptr.i196 = getelementptr inbounds nuw i8, ptr %call4.i, i64 3
  %add.ptr6.i = getelementptr inbounds nuw i8, ptr %in.i, i64 3
  %conv7.i = zext nneg i32 %or.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr.i196, ptr nonnull align 1 %add.ptr6.i, i64 %conv7.i, i1 false)
  %arrayidx8.i = getelementptr inbounds nuw i8, ptr %call4.i, i64 5
  %65 = load i8, ptr %arrayidx8.i, align 1, !tbaa !22
  %conv9.i = zext i8 %65 to i32
  store volatile i32 %conv9.i, ptr @way, align 4, !tbaa !5
  br label %heartbeat_bad.exit

heartbeat_bad.exit:                               ; preds = %length_kept_good.exit, %if.end.i192
  call void @llvm.lifetime.end.p0(ptr nonnull %in.i) #13
  %66 = load ptr, ptr %v, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %in.i197) #13
  %call.i198 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %in.i197, i64 noundef 1024, i32 noundef 0) #13
  %cmp.i199 = icmp slt i64 %call.i198, 19
  br i1 %cmp.i199, label %heartbeat_good.exit, label %if.end.i200

if.end.i200:                                      ; preds = %heartbeat_bad.exit
  %arrayidx.i201 = getelementptr inbounds nuw i8, ptr %in.i197, i64 1
  %67 = load i8, ptr %arrayidx.i201, align 1, !tbaa !22
  %conv.i202 = zext i8 %67 to i32
  %shl.i203 = shl nuw nsw i32 %conv.i202, 8
  %arrayidx1.i204 = getelementptr inbounds nuw i8, ptr %in.i197, i64 2
  %68 = load i8, ptr %arrayidx1.i204, align 2, !tbaa !22
  %conv2.i205 = zext i8 %68 to i32
  %or.i206 = or disjoint i32 %shl.i203, %conv2.i205
  %add.i207 = add nuw nsw i32 %or.i206, 19
  %conv3.i208 = zext nneg i32 %add.i207 to i64
  %cmp4.i = icmp samesign ult i64 %call.i198, %conv3.i208
  br i1 %cmp4.i, label %heartbeat_good.exit, label %if.end7.i

if.end7.i:                                        ; preds = %if.end.i200
  %add.ptr.i209 = getelementptr inbounds nuw i8, ptr %66, i64 3
  %add.ptr9.i = getelementptr inbounds nuw i8, ptr %in.i197, i64 3
  %conv10.i = zext nneg i32 %or.i206 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr.i209, ptr nonnull align 1 %add.ptr9.i, i64 %conv10.i, i1 false)
  br label %heartbeat_good.exit

heartbeat_good.exit:                              ; preds = %heartbeat_bad.exit, %if.end.i200, %if.end7.i
  call void @llvm.lifetime.end.p0(ptr nonnull %in.i197) #13
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @made(i32 noundef %fd) unnamed_addr #7 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #13
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #15
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv) #13
  %add.ptr = getelementptr inbounds nuw i8, ptr %call1, i64 1
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv4 = zext i32 %1 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %add.ptr, i8 0, i64 %conv4, i1 false)
  %call5 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #13
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %conv6 = zext i32 %2 to i64
  %call7 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv6) #13
  %arrayidx = getelementptr inbounds nuw i8, ptr %call1, i64 3
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !22
  %conv8 = sext i8 %3 to i32
  store volatile i32 %conv8, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #13
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(read) }
attributes #15 = { nounwind allocsize(0) }

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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS8_IO_FILE", !12, i64 0}
!22 = !{!7, !7, i64 0}
!23 = !{!11, !11, i64 0}
!24 = distinct !{!24, !19}
