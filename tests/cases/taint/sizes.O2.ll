; ModuleID = 'sizes.c'
source_filename = "sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.head = type { i16, i16, [60 x i8] }

@small = dso_local global [64 x i8] zeroinitializer, align 16
@way = dso_local global i32 0, align 4
@store = dso_local local_unnamed_addr global [70000 x i8] zeroinitializer, align 16
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@stdin = external local_unnamed_addr global ptr, align 8

; Function Attrs: nounwind uwtable
define dso_local void @compared_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
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
define dso_local void @compared_beyond_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 65
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @compared_with_sign_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = sext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @compared_both_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %or.cond = icmp ugt i32 %0, 64
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @clamped_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %spec.select = call i32 @llvm.smax.i32(i32 %0, i32 0)
  %1 = call i32 @llvm.smin.i32(i32 %spec.select, i32 64)
  %conv = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @masked_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %and = and i32 %0, 63
  %conv = zext nneg i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @remainder_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %rem = and i32 %0, 63
  %conv = zext nneg i32 %rem to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cond = call i32 @llvm.umin.i32(i32 %0, i32 64)
  %conv = zext nneg i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @masked_beyond_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %and = and i32 %0, 127
  %conv = zext nneg i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @read_again_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @compared_perhaps_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load volatile i32, ptr @way, align 4, !tbaa !5
  %tobool = icmp ne i32 %0, 0
  %1 = load i32, ptr %n, align 4
  %cmp = icmp ugt i32 %1, 64
  %or.cond = select i1 %tobool, i1 %cmp, i1 false
  br i1 %or.cond, label %cleanup, label %if.end2

if.end2:                                          ; preds = %entry
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end2
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @byte_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 1, i32 noundef 0) #8
  %0 = load i8, ptr %n, align 1, !tbaa !9
  %conv = zext i8 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @store, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @byte_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 1, i32 noundef 0) #8
  %0 = load i8, ptr %n, align 1, !tbaa !9
  %conv = zext i8 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @made_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 4096
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  store volatile i32 0, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @made_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #9
  %tobool = icmp ne ptr %call1, null
  %lnot.ext = zext i1 %tobool to i32
  store volatile i32 %lnot.ext, ptr @way, align 4, !tbaa !5
  %call4 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local void @member_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %h = alloca %struct.head, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %h) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %h, i64 noundef 64, i32 noundef 0) #8
  %length = getelementptr inbounds nuw i8, ptr %h, i64 2
  %0 = load i16, ptr %length, align 2, !tbaa !10
  %cmp = icmp ugt i16 %0, 60
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i16 %0 to i64
  %text = getelementptr inbounds nuw i8, ptr %h, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %h) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @member_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %h = alloca %struct.head, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %h) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %h, i64 noundef 64, i32 noundef 0) #8
  %text = getelementptr inbounds nuw i8, ptr %h, i64 4
  %length = getelementptr inbounds nuw i8, ptr %h, i64 2
  %0 = load i16, ptr %length, align 2, !tbaa !10
  %conv = zext i16 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %h) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @member_on_heap_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  %call1 = tail call i64 @recv(i32 noundef %fd, ptr noundef %call, i64 noundef 64, i32 noundef 0) #8
  %length = getelementptr inbounds nuw i8, ptr %call, i64 2
  %0 = load i16, ptr %length, align 2, !tbaa !10
  %cmp = icmp ugt i16 %0, 60
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %text = getelementptr inbounds nuw i8, ptr %call, i64 4
  %conv4 = zext nneg i16 %0 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text, i64 %conv4, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @clamped_copy_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = call i32 @llvm.umin.i32(i32 %0, i32 60)
  %spec.store.select = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr align 1 %p, i64 %spec.store.select, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @compared_with_offset_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @scaled_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 15
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %mul = shl nuw nsw i32 %0, 2
  %conv = zext nneg i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @scaled_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %mul = shl nuw nsw i32 %0, 2
  %conv = zext nneg i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @less_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = add i32 %0, -69
  %or.cond = icmp ult i32 %1, -65
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %0, -4
  %conv = zext nneg i32 %sub to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @less_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 68
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %0, -4
  %conv = zext i32 %sub to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @more_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 62
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %add = add nuw nsw i32 %0, 1
  %conv = zext nneg i32 %add to i64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @small, ptr noundef nonnull align 1 dereferenceable(1) %p, i64 %conv, i1 false)
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr @small, i64 %idxprom
  store i8 0, ptr %arrayidx, align 1, !tbaa !9
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @in_variable_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ult i32 %0, 65
  %call1 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv2 = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv2, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local void @compared_other_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %m) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %m, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %m, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %m) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @until_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !13

do.end:                                           ; preds = %do.body
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @while_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp3 = icmp ult i32 %0, 65
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %1 = phi i32 [ %2, %while.body ], [ %0, %entry ]
  %conv = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ult i32 %2, 65
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !15

while.end:                                        ; preds = %while.body, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @while_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %.pr = load i32, ptr %n, align 4, !tbaa !5
  %cmp3 = icmp ult i32 %.pr, 65
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  %cmp = icmp ult i32 %0, 65
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !16

while.end:                                        ; preds = %while.body, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @cast_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv2 = zext nneg i32 %0 to i64
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %b, i64 noundef %conv2) #8
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv4 = sext i8 %1 to i32
  store volatile i32 %conv4, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @cast_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp slt i32 %0, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv = sext i32 %0 to i64
  %call1 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %b, i64 noundef %conv) #8
  %arrayidx.phi.trans.insert = getelementptr inbounds nuw i8, ptr %b, i64 3
  %.pre = load i8, ptr %arrayidx.phi.trans.insert, align 1, !tbaa !9
  %1 = sext i8 %.pre to i32
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %conv2 = phi i32 [ %1, %if.then ], [ 0, %entry ]
  store volatile i32 %conv2, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @either_bad(i32 noundef %fd, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr %c, ptr %b
  %conv = zext nneg i32 %0 to i64
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %cond, i64 noundef %conv) #8
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv3 = sext i8 %1 to i32
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %c, i64 2
  %2 = load i8, ptr %arrayidx4, align 1, !tbaa !9
  %conv5 = sext i8 %2 to i32
  %add = add nsw i32 %conv5, %conv3
  store volatile i32 %add, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @either_good(i32 noundef %fd, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [110 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr %c, ptr %b
  %conv = zext nneg i32 %0 to i64
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %cond, i64 noundef %conv) #8
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv3 = sext i8 %1 to i32
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %c, i64 2
  %2 = load i8, ptr %arrayidx4, align 2, !tbaa !9
  %conv5 = sext i8 %2 to i32
  %add = add nsw i32 %conv5, %conv3
  store volatile i32 %add, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @narrowed_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 8, i32 noundef 0) #8
  %0 = load i64, ptr %n, align 8, !tbaa !17
  %conv = trunc i64 %0 to i32
  %or.cond = icmp ugt i32 %conv, 64
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 16 @store, i64 %0, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @elements_good(i32 noundef %fd, ptr noundef captures(none) %f) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 16
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  %call1 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local void @elements_bad(i32 noundef %fd, ptr noundef captures(none) %f) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  %call1 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @aliased_bad(i32 noundef %fd, ptr noundef %n, ptr noundef %m, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %call = tail call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call1 = tail call i64 @recv(i32 noundef %fd, ptr noundef %m, i64 noundef 4, i32 noundef 0) #8
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @not_aliased_good(i32 noundef %fd, ptr noundef %n, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %call = tail call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @heap_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %call = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call, ptr align 1 %p, i64 %conv, i1 false)
  %1 = load i8, ptr %call, align 1, !tbaa !9
  %conv2 = sext i8 %1 to i32
  store volatile i32 %conv2, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @equal_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp eq i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @small, ptr noundef nonnull align 1 dereferenceable(64) %p, i64 64, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @clamped_with_sign_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %spec.select = call i32 @llvm.smin.i32(i32 %0, i32 64)
  %conv = sext i32 %spec.select to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %c, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  %n.i311 = alloca i32, align 4
  %n.i306 = alloca i32, align 4
  %n.i299 = alloca i32, align 4
  %n.i284 = alloca i32, align 4
  %n.i278 = alloca i32, align 4
  %n.i273 = alloca i64, align 8
  %n.i258 = alloca i32, align 4
  %b.i259 = alloca [100 x i8], align 16
  %c.i260 = alloca [110 x i8], align 16
  %n.i249 = alloca i32, align 4
  %b.i250 = alloca [100 x i8], align 16
  %c.i = alloca [10 x i8], align 1
  %b.i240 = alloca [100 x i8], align 16
  %n.i241 = alloca i32, align 4
  %b.i = alloca [100 x i8], align 16
  %n.i233 = alloca i32, align 4
  %n.i226 = alloca i32, align 4
  %n.i221 = alloca i32, align 4
  %n.i217 = alloca i32, align 4
  %n.i211 = alloca i32, align 4
  %m.i = alloca i32, align 4
  %n.i206 = alloca i32, align 4
  %n.i201 = alloca i32, align 4
  %n.i195 = alloca i32, align 4
  %n.i190 = alloca i32, align 4
  %n.i184 = alloca i32, align 4
  %n.i179 = alloca i32, align 4
  %n.i174 = alloca i32, align 4
  %n.i172 = alloca i32, align 4
  %h.i161 = alloca %struct.head, align 2
  %h.i = alloca %struct.head, align 2
  %n.i152 = alloca i32, align 4
  %n.i148 = alloca i32, align 4
  %n.i145 = alloca i8, align 1
  %n.i142 = alloca i8, align 1
  %n.i137 = alloca i32, align 4
  %n.i132 = alloca i32, align 4
  %n.i128 = alloca i32, align 4
  %n.i125 = alloca i32, align 4
  %n.i122 = alloca i32, align 4
  %n.i119 = alloca i32, align 4
  %n.i116 = alloca i32, align 4
  %n.i112 = alloca i32, align 4
  %n.i107 = alloca i32, align 4
  %n.i102 = alloca i32, align 4
  %n.i = alloca i32, align 4
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #8
  %0 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i) #8
  %call.i = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i, i64 noundef 4, i32 noundef 0) #8
  %1 = load i32, ptr %n.i, align 4, !tbaa !5
  %cmp.i = icmp ugt i32 %1, 64
  br i1 %cmp.i, label %compared_good.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %conv.i = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %0, i64 %conv.i, i1 false)
  br label %compared_good.exit

compared_good.exit:                               ; preds = %entry, %if.end.i
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i) #8
  %2 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i102) #8
  %call.i103 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i102, i64 noundef 4, i32 noundef 0) #8
  %3 = load i32, ptr %n.i102, align 4, !tbaa !5
  %cmp.i104 = icmp ugt i32 %3, 65
  br i1 %cmp.i104, label %compared_beyond_bad.exit, label %if.end.i105

if.end.i105:                                      ; preds = %compared_good.exit
  %conv.i106 = zext nneg i32 %3 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %2, i64 %conv.i106, i1 false)
  br label %compared_beyond_bad.exit

compared_beyond_bad.exit:                         ; preds = %compared_good.exit, %if.end.i105
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i102) #8
  %4 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i107) #8
  %call.i108 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i107, i64 noundef 4, i32 noundef 0) #8
  %5 = load i32, ptr %n.i107, align 4, !tbaa !5
  %cmp.i109 = icmp sgt i32 %5, 64
  br i1 %cmp.i109, label %compared_with_sign_bad.exit, label %if.end.i110

if.end.i110:                                      ; preds = %compared_beyond_bad.exit
  %conv.i111 = sext i32 %5 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %4, i64 %conv.i111, i1 false)
  br label %compared_with_sign_bad.exit

compared_with_sign_bad.exit:                      ; preds = %compared_beyond_bad.exit, %if.end.i110
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i107) #8
  %6 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i112) #8
  %call.i113 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i112, i64 noundef 4, i32 noundef 0) #8
  %7 = load i32, ptr %n.i112, align 4, !tbaa !5
  %or.cond.i = icmp ugt i32 %7, 64
  br i1 %or.cond.i, label %compared_both_good.exit, label %if.end.i114

if.end.i114:                                      ; preds = %compared_with_sign_bad.exit
  %conv.i115 = zext nneg i32 %7 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %6, i64 %conv.i115, i1 false)
  br label %compared_both_good.exit

compared_both_good.exit:                          ; preds = %compared_with_sign_bad.exit, %if.end.i114
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i112) #8
  %8 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i116) #8
  %call.i117 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i116, i64 noundef 4, i32 noundef 0) #8
  %9 = load i32, ptr %n.i116, align 4, !tbaa !5
  %spec.select.i = call i32 @llvm.smax.i32(i32 %9, i32 0)
  %10 = call i32 @llvm.umin.i32(i32 %spec.select.i, i32 64)
  %conv.i118 = zext nneg i32 %10 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %8, i64 %conv.i118, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i116) #8
  %11 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i119) #8
  %call.i120 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i119, i64 noundef 4, i32 noundef 0) #8
  %12 = load i32, ptr %n.i119, align 4, !tbaa !5
  %and.i = and i32 %12, 63
  %conv.i121 = zext nneg i32 %and.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %11, i64 %conv.i121, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i119) #8
  %13 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i122) #8
  %call.i123 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i122, i64 noundef 4, i32 noundef 0) #8
  %14 = load i32, ptr %n.i122, align 4, !tbaa !5
  %rem.i = and i32 %14, 63
  %conv.i124 = zext nneg i32 %rem.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %13, i64 %conv.i124, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i122) #8
  %15 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i125) #8
  %call.i126 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i125, i64 noundef 4, i32 noundef 0) #8
  %16 = load i32, ptr %n.i125, align 4, !tbaa !5
  %cond.i = call i32 @llvm.umin.i32(i32 %16, i32 64)
  %conv.i127 = zext nneg i32 %cond.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %15, i64 %conv.i127, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i125) #8
  %17 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i128) #8
  %call.i129 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i128, i64 noundef 4, i32 noundef 0) #8
  %18 = load i32, ptr %n.i128, align 4, !tbaa !5
  %and.i130 = and i32 %18, 127
  %conv.i131 = zext nneg i32 %and.i130 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %17, i64 %conv.i131, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i128) #8
  %19 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i132) #8
  %call.i133 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i132, i64 noundef 4, i32 noundef 0) #8
  %20 = load i32, ptr %n.i132, align 4, !tbaa !5
  %cmp.i134 = icmp ugt i32 %20, 64
  br i1 %cmp.i134, label %read_again_bad.exit, label %if.end.i135

if.end.i135:                                      ; preds = %compared_both_good.exit
  %call1.i = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i132, i64 noundef 4, i32 noundef 0) #8
  %21 = load i32, ptr %n.i132, align 4, !tbaa !5
  %conv.i136 = zext i32 %21 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %19, i64 %conv.i136, i1 false)
  br label %read_again_bad.exit

read_again_bad.exit:                              ; preds = %compared_both_good.exit, %if.end.i135
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i132) #8
  %22 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i137) #8
  %call.i138 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i137, i64 noundef 4, i32 noundef 0) #8
  %23 = load volatile i32, ptr @way, align 4, !tbaa !5
  %tobool.i = icmp ne i32 %23, 0
  %24 = load i32, ptr %n.i137, align 4
  %cmp.i139 = icmp ugt i32 %24, 64
  %or.cond.i140 = select i1 %tobool.i, i1 %cmp.i139, i1 false
  br i1 %or.cond.i140, label %compared_perhaps_bad.exit, label %if.end2.i

if.end2.i:                                        ; preds = %read_again_bad.exit
  %conv.i141 = zext i32 %24 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %22, i64 %conv.i141, i1 false)
  br label %compared_perhaps_bad.exit

compared_perhaps_bad.exit:                        ; preds = %read_again_bad.exit, %if.end2.i
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i137) #8
  %25 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i142) #8
  %call.i143 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i142, i64 noundef 1, i32 noundef 0) #8
  %26 = load i8, ptr %n.i142, align 1, !tbaa !9
  %conv.i144 = zext i8 %26 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @store, ptr readonly align 1 %25, i64 %conv.i144, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i142) #8
  %27 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i145) #8
  %call.i146 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i145, i64 noundef 1, i32 noundef 0) #8
  %28 = load i8, ptr %n.i145, align 1, !tbaa !9
  %conv.i147 = zext i8 %28 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %27, i64 %conv.i147, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i145) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i148) #8
  %call.i149 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i148, i64 noundef 4, i32 noundef 0) #8
  %29 = load i32, ptr %n.i148, align 4, !tbaa !5
  %cmp.i150 = icmp ugt i32 %29, 4096
  br i1 %cmp.i150, label %made_good.exit, label %if.end.i151

if.end.i151:                                      ; preds = %compared_perhaps_bad.exit
  store volatile i32 0, ptr @way, align 4, !tbaa !5
  br label %made_good.exit

made_good.exit:                                   ; preds = %compared_perhaps_bad.exit, %if.end.i151
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i148) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i152) #8
  %call.i153 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i152, i64 noundef 4, i32 noundef 0) #8
  %30 = load i32, ptr %n.i152, align 4, !tbaa !5
  %conv.i154 = zext i32 %30 to i64
  %call1.i155 = call noalias ptr @malloc(i64 noundef %conv.i154) #9
  %tobool.i156 = icmp ne ptr %call1.i155, null
  %lnot.ext.i = zext i1 %tobool.i156 to i32
  store volatile i32 %lnot.ext.i, ptr @way, align 4, !tbaa !5
  %call4.i = call i64 @read(i32 noundef %c, ptr noundef %call1.i155, i64 noundef %conv.i154) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i152) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %h.i) #8
  %call.i157 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %h.i, i64 noundef 64, i32 noundef 0) #8
  %length.i = getelementptr inbounds nuw i8, ptr %h.i, i64 2
  %31 = load i16, ptr %length.i, align 2, !tbaa !10
  %cmp.i158 = icmp ugt i16 %31, 60
  br i1 %cmp.i158, label %member_good.exit, label %if.end.i159

if.end.i159:                                      ; preds = %made_good.exit
  %conv.i160 = zext nneg i16 %31 to i64
  %text.i = getelementptr inbounds nuw i8, ptr %h.i, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text.i, i64 %conv.i160, i1 false)
  br label %member_good.exit

member_good.exit:                                 ; preds = %made_good.exit, %if.end.i159
  call void @llvm.lifetime.end.p0(ptr nonnull %h.i) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %h.i161) #8
  %call.i162 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %h.i161, i64 noundef 64, i32 noundef 0) #8
  %text.i163 = getelementptr inbounds nuw i8, ptr %h.i161, i64 4
  %length.i164 = getelementptr inbounds nuw i8, ptr %h.i161, i64 2
  %32 = load i16, ptr %length.i164, align 2, !tbaa !10
  %conv.i165 = zext i16 %32 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text.i163, i64 %conv.i165, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %h.i161) #8
  %call.i166 = call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #9
  %call1.i167 = call i64 @recv(i32 noundef %c, ptr noundef %call.i166, i64 noundef 64, i32 noundef 0) #8
  %length.i168 = getelementptr inbounds nuw i8, ptr %call.i166, i64 2
  %33 = load i16, ptr %length.i168, align 2, !tbaa !10
  %cmp.i169 = icmp ugt i16 %33, 60
  br i1 %cmp.i169, label %member_on_heap_good.exit, label %if.end.i170

if.end.i170:                                      ; preds = %member_good.exit
  %text.i171 = getelementptr inbounds nuw i8, ptr %call.i166, i64 4
  %conv4.i = zext nneg i16 %33 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text.i171, i64 %conv4.i, i1 false)
  br label %member_on_heap_good.exit

member_on_heap_good.exit:                         ; preds = %member_good.exit, %if.end.i170
  %34 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i172) #8
  %call.i173 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i172, i64 noundef 4, i32 noundef 0) #8
  %35 = load i32, ptr %n.i172, align 4, !tbaa !5
  %36 = call i32 @llvm.umin.i32(i32 %35, i32 60)
  %spec.store.select.i = zext nneg i32 %36 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr readonly align 1 %34, i64 %spec.store.select.i, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i172) #8
  %37 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i174) #8
  %call.i175 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i174, i64 noundef 4, i32 noundef 0) #8
  %38 = load i32, ptr %n.i174, align 4, !tbaa !5
  %cmp.i176 = icmp ugt i32 %38, 64
  br i1 %cmp.i176, label %compared_with_offset_bad.exit, label %if.end.i177

if.end.i177:                                      ; preds = %member_on_heap_good.exit
  %conv.i178 = zext nneg i32 %38 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr readonly align 1 %37, i64 %conv.i178, i1 false)
  br label %compared_with_offset_bad.exit

compared_with_offset_bad.exit:                    ; preds = %member_on_heap_good.exit, %if.end.i177
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i174) #8
  %39 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i179) #8
  %call.i180 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i179, i64 noundef 4, i32 noundef 0) #8
  %40 = load i32, ptr %n.i179, align 4, !tbaa !5
  %cmp.i181 = icmp ugt i32 %40, 15
  br i1 %cmp.i181, label %scaled_good.exit, label %if.end.i182

if.end.i182:                                      ; preds = %compared_with_offset_bad.exit
  %mul.i = shl nuw nsw i32 %40, 2
  %conv.i183 = zext nneg i32 %mul.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %39, i64 %conv.i183, i1 false)
  br label %scaled_good.exit

scaled_good.exit:                                 ; preds = %compared_with_offset_bad.exit, %if.end.i182
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i179) #8
  %41 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i184) #8
  %call.i185 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i184, i64 noundef 4, i32 noundef 0) #8
  %42 = load i32, ptr %n.i184, align 4, !tbaa !5
  %cmp.i186 = icmp ugt i32 %42, 64
  br i1 %cmp.i186, label %scaled_bad.exit, label %if.end.i187

if.end.i187:                                      ; preds = %scaled_good.exit
  %mul.i188 = shl nuw nsw i32 %42, 2
  %conv.i189 = zext nneg i32 %mul.i188 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %41, i64 %conv.i189, i1 false)
  br label %scaled_bad.exit

scaled_bad.exit:                                  ; preds = %scaled_good.exit, %if.end.i187
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i184) #8
  %43 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i190) #8
  %call.i191 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i190, i64 noundef 4, i32 noundef 0) #8
  %44 = load i32, ptr %n.i190, align 4, !tbaa !5
  %45 = add i32 %44, -69
  %or.cond.i192 = icmp ult i32 %45, -65
  br i1 %or.cond.i192, label %less_good.exit, label %if.end.i193

if.end.i193:                                      ; preds = %scaled_bad.exit
  %sub.i = add nsw i32 %44, -4
  %conv.i194 = zext nneg i32 %sub.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %43, i64 %conv.i194, i1 false)
  br label %less_good.exit

less_good.exit:                                   ; preds = %scaled_bad.exit, %if.end.i193
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i190) #8
  %46 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i195) #8
  %call.i196 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i195, i64 noundef 4, i32 noundef 0) #8
  %47 = load i32, ptr %n.i195, align 4, !tbaa !5
  %cmp.i197 = icmp ugt i32 %47, 68
  br i1 %cmp.i197, label %less_bad.exit, label %if.end.i198

if.end.i198:                                      ; preds = %less_good.exit
  %sub.i199 = add nsw i32 %47, -4
  %conv.i200 = zext i32 %sub.i199 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %46, i64 %conv.i200, i1 false)
  br label %less_bad.exit

less_bad.exit:                                    ; preds = %less_good.exit, %if.end.i198
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i195) #8
  %48 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i201) #8
  %call.i202 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i201, i64 noundef 4, i32 noundef 0) #8
  %49 = load i32, ptr %n.i201, align 4, !tbaa !5
  %cmp.i203 = icmp ugt i32 %49, 62
  br i1 %cmp.i203, label %more_good.exit, label %if.end.i204

if.end.i204:                                      ; preds = %less_bad.exit
  %add.i = add nuw nsw i32 %49, 1
  %conv.i205 = zext nneg i32 %add.i to i64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) @small, ptr noundef nonnull readonly align 1 dereferenceable(1) %48, i64 %conv.i205, i1 false)
  %idxprom.i = zext nneg i32 %49 to i64
  %arrayidx.i = getelementptr inbounds nuw i8, ptr @small, i64 %idxprom.i
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !9
  br label %more_good.exit

more_good.exit:                                   ; preds = %less_bad.exit, %if.end.i204
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i201) #8
  %50 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i206) #8
  %call.i207 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i206, i64 noundef 4, i32 noundef 0) #8
  %51 = load i32, ptr %n.i206, align 4, !tbaa !5
  %cmp.i208 = icmp ult i32 %51, 65
  %call1.i209 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  br i1 %cmp.i208, label %if.then.i, label %in_variable_good.exit

if.then.i:                                        ; preds = %more_good.exit
  %52 = load i32, ptr %n.i206, align 4, !tbaa !5
  %conv2.i = zext i32 %52 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %50, i64 %conv2.i, i1 false)
  br label %in_variable_good.exit

in_variable_good.exit:                            ; preds = %more_good.exit, %if.then.i
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i206) #8
  %53 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i211) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %m.i) #8
  %call.i212 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i211, i64 noundef 4, i32 noundef 0) #8
  %call1.i213 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %m.i, i64 noundef 4, i32 noundef 0) #8
  %54 = load i32, ptr %m.i, align 4, !tbaa !5
  %cmp.i214 = icmp ugt i32 %54, 64
  br i1 %cmp.i214, label %compared_other_bad.exit, label %if.end.i215

if.end.i215:                                      ; preds = %in_variable_good.exit
  %55 = load i32, ptr %n.i211, align 4, !tbaa !5
  %conv.i216 = zext i32 %55 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %53, i64 %conv.i216, i1 false)
  br label %compared_other_bad.exit

compared_other_bad.exit:                          ; preds = %in_variable_good.exit, %if.end.i215
  call void @llvm.lifetime.end.p0(ptr nonnull %m.i) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i211) #8
  %56 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i217) #8
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %compared_other_bad.exit
  %call.i218 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i217, i64 noundef 4, i32 noundef 0) #8
  %57 = load i32, ptr %n.i217, align 4, !tbaa !5
  %cmp.i219 = icmp ugt i32 %57, 64
  br i1 %cmp.i219, label %do.body.i, label %until_good.exit, !llvm.loop !13

until_good.exit:                                  ; preds = %do.body.i
  %conv.i220 = zext nneg i32 %57 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %56, i64 %conv.i220, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i217) #8
  %58 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i221) #8
  %call.i222 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i221, i64 noundef 4, i32 noundef 0) #8
  %59 = load i32, ptr %n.i221, align 4, !tbaa !5
  %cmp3.i = icmp ult i32 %59, 65
  br i1 %cmp3.i, label %while.body.i, label %while_good.exit

while.body.i:                                     ; preds = %until_good.exit, %while.body.i
  %60 = phi i32 [ %61, %while.body.i ], [ %59, %until_good.exit ]
  %conv.i223 = zext nneg i32 %60 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %58, i64 %conv.i223, i1 false)
  %call1.i224 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i221, i64 noundef 4, i32 noundef 0) #8
  %61 = load i32, ptr %n.i221, align 4, !tbaa !5
  %cmp.i225 = icmp ult i32 %61, 65
  br i1 %cmp.i225, label %while.body.i, label %while_good.exit, !llvm.loop !15

while_good.exit:                                  ; preds = %while.body.i, %until_good.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i221) #8
  %62 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i226) #8
  %call.i227 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i226, i64 noundef 4, i32 noundef 0) #8
  %.pr.i = load i32, ptr %n.i226, align 4, !tbaa !5
  %cmp3.i228 = icmp ult i32 %.pr.i, 65
  br i1 %cmp3.i228, label %while.body.i229, label %while_bad.exit

while.body.i229:                                  ; preds = %while_good.exit, %while.body.i229
  %call1.i230 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i226, i64 noundef 4, i32 noundef 0) #8
  %63 = load i32, ptr %n.i226, align 4, !tbaa !5
  %conv.i231 = zext i32 %63 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %62, i64 %conv.i231, i1 false)
  %cmp.i232 = icmp ult i32 %63, 65
  br i1 %cmp.i232, label %while.body.i229, label %while_bad.exit, !llvm.loop !16

while_bad.exit:                                   ; preds = %while.body.i229, %while_good.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i226) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i233) #8
  %call.i234 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i233, i64 noundef 4, i32 noundef 0) #8
  %64 = load i32, ptr %n.i233, align 4, !tbaa !5
  %cmp.i235 = icmp ugt i32 %64, 100
  br i1 %cmp.i235, label %cast_good.exit, label %if.end.i236

if.end.i236:                                      ; preds = %while_bad.exit
  %conv2.i237 = zext nneg i32 %64 to i64
  %call3.i = call i64 @read(i32 noundef %c, ptr noundef nonnull %b.i, i64 noundef %conv2.i237) #8
  %arrayidx.i238 = getelementptr inbounds nuw i8, ptr %b.i, i64 3
  %65 = load i8, ptr %arrayidx.i238, align 1, !tbaa !9
  %conv4.i239 = sext i8 %65 to i32
  store volatile i32 %conv4.i239, ptr @way, align 4, !tbaa !5
  br label %cast_good.exit

cast_good.exit:                                   ; preds = %while_bad.exit, %if.end.i236
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i233) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i240) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i241) #8
  %call.i242 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i241, i64 noundef 4, i32 noundef 0) #8
  %66 = load i32, ptr %n.i241, align 4, !tbaa !5
  %cmp.i243 = icmp slt i32 %66, 100
  br i1 %cmp.i243, label %if.then.i246, label %cast_bad.exit

if.then.i246:                                     ; preds = %cast_good.exit
  %conv.i247 = sext i32 %66 to i64
  %call1.i248 = call i64 @read(i32 noundef %c, ptr noundef nonnull %b.i240, i64 noundef %conv.i247) #8
  %arrayidx.phi.trans.insert.i = getelementptr inbounds nuw i8, ptr %b.i240, i64 3
  %.pre.i = load i8, ptr %arrayidx.phi.trans.insert.i, align 1, !tbaa !9
  %67 = sext i8 %.pre.i to i32
  br label %cast_bad.exit

cast_bad.exit:                                    ; preds = %cast_good.exit, %if.then.i246
  %conv2.i245 = phi i32 [ %67, %if.then.i246 ], [ 0, %cast_good.exit ]
  store volatile i32 %conv2.i245, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i241) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i240) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i249) #8
  %call.i251 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i249, i64 noundef 4, i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i250) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i) #8
  %68 = load i32, ptr %n.i249, align 4, !tbaa !5
  %cmp.i252 = icmp ugt i32 %68, 100
  br i1 %cmp.i252, label %either_bad.exit, label %if.end.i253

if.end.i253:                                      ; preds = %cast_bad.exit
  %tobool.not.i = icmp eq i32 %c, 0
  %cond.i254 = select i1 %tobool.not.i, ptr %c.i, ptr %b.i250
  %conv.i255 = zext nneg i32 %68 to i64
  %call2.i = call i64 @read(i32 noundef %c, ptr noundef nonnull %cond.i254, i64 noundef %conv.i255) #8
  %arrayidx.i256 = getelementptr inbounds nuw i8, ptr %b.i250, i64 3
  %69 = load i8, ptr %arrayidx.i256, align 1, !tbaa !9
  %conv3.i = sext i8 %69 to i32
  %arrayidx4.i = getelementptr inbounds nuw i8, ptr %c.i, i64 2
  %70 = load i8, ptr %arrayidx4.i, align 1, !tbaa !9
  %conv5.i = sext i8 %70 to i32
  %add.i257 = add nsw i32 %conv5.i, %conv3.i
  store volatile i32 %add.i257, ptr @way, align 4, !tbaa !5
  br label %either_bad.exit

either_bad.exit:                                  ; preds = %cast_bad.exit, %if.end.i253
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i250) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i249) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i258) #8
  %call.i261 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i258, i64 noundef 4, i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i259) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i260) #8
  %71 = load i32, ptr %n.i258, align 4, !tbaa !5
  %cmp.i262 = icmp ugt i32 %71, 100
  br i1 %cmp.i262, label %either_good.exit, label %if.end.i263

if.end.i263:                                      ; preds = %either_bad.exit
  %tobool.not.i264 = icmp eq i32 %c, 0
  %cond.i265 = select i1 %tobool.not.i264, ptr %c.i260, ptr %b.i259
  %conv.i266 = zext nneg i32 %71 to i64
  %call2.i267 = call i64 @read(i32 noundef %c, ptr noundef nonnull %cond.i265, i64 noundef %conv.i266) #8
  %arrayidx.i268 = getelementptr inbounds nuw i8, ptr %b.i259, i64 3
  %72 = load i8, ptr %arrayidx.i268, align 1, !tbaa !9
  %conv3.i269 = sext i8 %72 to i32
  %arrayidx4.i270 = getelementptr inbounds nuw i8, ptr %c.i260, i64 2
  %73 = load i8, ptr %arrayidx4.i270, align 2, !tbaa !9
  %conv5.i271 = sext i8 %73 to i32
  %add.i272 = add nsw i32 %conv5.i271, %conv3.i269
  store volatile i32 %add.i272, ptr @way, align 4, !tbaa !5
  br label %either_good.exit

either_good.exit:                                 ; preds = %either_bad.exit, %if.end.i263
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i260) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i259) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i258) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i273) #8
  %call.i274 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i273, i64 noundef 8, i32 noundef 0) #8
  %74 = load i64, ptr %n.i273, align 8, !tbaa !17
  %conv.i275 = trunc i64 %74 to i32
  %or.cond.i276 = icmp ugt i32 %conv.i275, 64
  br i1 %or.cond.i276, label %narrowed_bad.exit, label %if.end.i277

if.end.i277:                                      ; preds = %either_good.exit
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 16 @store, i64 %74, i1 false)
  br label %narrowed_bad.exit

narrowed_bad.exit:                                ; preds = %either_good.exit, %if.end.i277
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i273) #8
  %75 = load ptr, ptr @stdin, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i278) #8
  %call.i279 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i278, i64 noundef 4, i32 noundef 0) #8
  %76 = load i32, ptr %n.i278, align 4, !tbaa !5
  %cmp.i280 = icmp ugt i32 %76, 16
  br i1 %cmp.i280, label %elements_good.exit, label %if.end.i281

if.end.i281:                                      ; preds = %narrowed_bad.exit
  %conv.i282 = zext nneg i32 %76 to i64
  %call1.i283 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv.i282, ptr noundef %75)
  br label %elements_good.exit

elements_good.exit:                               ; preds = %narrowed_bad.exit, %if.end.i281
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i278) #8
  %77 = load ptr, ptr @stdin, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i284) #8
  %call.i285 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i284, i64 noundef 4, i32 noundef 0) #8
  %78 = load i32, ptr %n.i284, align 4, !tbaa !5
  %cmp.i286 = icmp ugt i32 %78, 64
  br i1 %cmp.i286, label %elements_bad.exit, label %if.end.i287

if.end.i287:                                      ; preds = %elements_good.exit
  %conv.i288 = zext nneg i32 %78 to i64
  %call1.i289 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv.i288, ptr noundef %77)
  br label %elements_bad.exit

elements_bad.exit:                                ; preds = %elements_good.exit, %if.end.i287
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i284) #8
  %79 = load ptr, ptr %v, align 8, !tbaa !19
  %call.i290 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %80 = load i32, ptr %n, align 4, !tbaa !5
  %cmp.i291 = icmp ugt i32 %80, 64
  br i1 %cmp.i291, label %aliased_bad.exit, label %if.end.i292

if.end.i292:                                      ; preds = %elements_bad.exit
  %call1.i293 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %81 = load i32, ptr %n, align 4, !tbaa !5
  %conv.i294 = zext i32 %81 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %79, i64 %conv.i294, i1 false)
  br label %aliased_bad.exit

aliased_bad.exit:                                 ; preds = %elements_bad.exit, %if.end.i292
  %82 = load ptr, ptr %v, align 8, !tbaa !19
  %call.i295 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #8
  %83 = load i32, ptr %n, align 4, !tbaa !5
  %cmp.i296 = icmp ugt i32 %83, 64
  br i1 %cmp.i296, label %not_aliased_good.exit, label %if.end.i297

if.end.i297:                                      ; preds = %aliased_bad.exit
  %conv.i298 = zext nneg i32 %83 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %82, i64 %conv.i298, i1 false)
  br label %not_aliased_good.exit

not_aliased_good.exit:                            ; preds = %aliased_bad.exit, %if.end.i297
  %84 = load ptr, ptr %v, align 8, !tbaa !19
  %call.i300 = call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i299) #8
  %call1.i301 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i299, i64 noundef 4, i32 noundef 0) #8
  %85 = load i32, ptr %n.i299, align 4, !tbaa !5
  %cmp.i302 = icmp ugt i32 %85, 64
  br i1 %cmp.i302, label %heap_bad.exit, label %if.end.i303

if.end.i303:                                      ; preds = %not_aliased_good.exit
  %conv.i304 = zext nneg i32 %85 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %call.i300, ptr readonly align 1 %84, i64 %conv.i304, i1 false)
  %86 = load i8, ptr %call.i300, align 1, !tbaa !9
  %conv2.i305 = sext i8 %86 to i32
  store volatile i32 %conv2.i305, ptr @way, align 4, !tbaa !5
  br label %heap_bad.exit

heap_bad.exit:                                    ; preds = %not_aliased_good.exit, %if.end.i303
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i299) #8
  %87 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i306) #8
  %call.i307 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i306, i64 noundef 4, i32 noundef 0) #8
  %88 = load i32, ptr %n.i306, align 4, !tbaa !5
  %cmp.i308 = icmp eq i32 %88, 64
  br i1 %cmp.i308, label %if.then.i310, label %equal_good.exit

if.then.i310:                                     ; preds = %heap_bad.exit
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @small, ptr noundef nonnull readonly align 1 dereferenceable(64) %87, i64 64, i1 false)
  br label %equal_good.exit

equal_good.exit:                                  ; preds = %heap_bad.exit, %if.then.i310
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i306) #8
  %89 = load ptr, ptr %v, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %n.i311) #8
  %call.i312 = call i64 @recv(i32 noundef %c, ptr noundef nonnull %n.i311, i64 noundef 4, i32 noundef 0) #8
  %90 = load i32, ptr %n.i311, align 4, !tbaa !5
  %spec.select.i313 = call i32 @llvm.smin.i32(i32 %90, i32 64)
  %conv.i314 = sext i32 %spec.select.i313 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr readonly align 1 %89, i64 %conv.i314, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n.i311) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #8
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { nounwind allocsize(0) }

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
!9 = !{!7, !7, i64 0}
!10 = !{!11, !12, i64 2}
!11 = !{!"head", !12, i64 0, !12, i64 2, !7, i64 4}
!12 = !{!"short", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 omnipotent char", !21, i64 0}
!21 = !{!"any pointer", !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS8_IO_FILE", !21, i64 0}
