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

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
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
define dso_local void @compared_beyond_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 65
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_with_sign_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = sext i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_both_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %or.cond = icmp ugt i32 %0, 64
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %cmp1 = icmp slt i32 %1, 0
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 0, ptr %n, align 4, !tbaa !5
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %conv = sext i32 %2 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @masked_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %and = and i32 %0, 63
  %conv = zext nneg i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @remainder_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %rem = and i32 %0, 63
  %conv = zext nneg i32 %rem to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @least_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cond = call i32 @llvm.umin.i32(i32 %0, i32 64)
  %conv = zext nneg i32 %cond to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @masked_beyond_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %and = and i32 %0, 127
  %conv = zext nneg i32 %and to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @read_again_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_perhaps_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @byte_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 1, i32 noundef 0) #9
  %0 = load i8, ptr %n, align 1, !tbaa !9
  %conv = zext i8 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @store, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @byte_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 1, i32 noundef 0) #9
  %0 = load i8, ptr %n, align 1, !tbaa !9
  %conv = zext i8 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @made_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 4096
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #10
  call void @llvm.memset.p0.i64(ptr align 1 %call1, i8 0, i64 %conv, i1 false)
  %1 = load i8, ptr %call1, align 1, !tbaa !9
  %conv3 = sext i8 %1 to i32
  store volatile i32 %conv3, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind uwtable
define dso_local void @made_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %0 to i64
  %call1 = call noalias ptr @malloc(i64 noundef %conv) #10
  %tobool = icmp ne ptr %call1, null
  %lnot.ext = zext i1 %tobool to i32
  store volatile i32 %lnot.ext, ptr @way, align 4, !tbaa !5
  %call4 = call i64 @read(i32 noundef %fd, ptr noundef %call1, i64 noundef %conv) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: nofree
declare noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #6

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %h = alloca %struct.head, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %h) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %h, i64 noundef 64, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %h) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %h = alloca %struct.head, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %h) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %h, i64 noundef 64, i32 noundef 0) #9
  %text = getelementptr inbounds nuw i8, ptr %h, i64 4
  %length = getelementptr inbounds nuw i8, ptr %h, i64 2
  %0 = load i16, ptr %length, align 2, !tbaa !10
  %conv = zext i16 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 2 %text, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %h) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_on_heap_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #10
  %call1 = tail call i64 @recv(i32 noundef %fd, ptr noundef %call, i64 noundef 64, i32 noundef 0) #9
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

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_copy_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %1 = call i32 @llvm.umin.i32(i32 %0, i32 60)
  %spec.store.select = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr align 1 %p, i64 %spec.store.select, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_with_offset_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 getelementptr inbounds nuw (i8, ptr @small, i64 4), ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @scaled_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 15
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %mul = shl nuw nsw i32 %0, 2
  %conv = zext nneg i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @scaled_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %mul = shl nuw nsw i32 %0, 2
  %conv = zext nneg i32 %mul to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @less_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 68
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %0, -4
  %conv = zext i32 %sub to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @more_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @in_variable_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @compared_other_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %m = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %m) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %m, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %m, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %m) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @until_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !13

do.end:                                           ; preds = %do.body
  %conv = zext nneg i32 %0 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @while_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp3 = icmp ult i32 %0, 65
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %1 = phi i32 [ %2, %while.body ], [ %0, %entry ]
  %conv = zext nneg i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %2 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ult i32 %2, 65
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !16

while.end:                                        ; preds = %while.body, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @while_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp3 = icmp ult i32 %0, 65
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  %cmp = icmp ult i32 %1, 65
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !17

while.end:                                        ; preds = %while.body, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cast_good(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv2 = zext nneg i32 %0 to i64
  %call3 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %b, i64 noundef %conv2) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv4 = sext i8 %1 to i32
  store volatile i32 %conv4, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @cast_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %b = alloca [100 x i8], align 16
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp slt i32 %0, 100
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %conv = sext i32 %0 to i64
  %call1 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %b, i64 noundef %conv) #9
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 3
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv2 = sext i8 %1 to i32
  store volatile i32 %conv2, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @either_bad(i32 noundef %fd, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr %c, ptr %b
  %conv = zext nneg i32 %0 to i64
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %cond, i64 noundef %conv) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @either_good(i32 noundef %fd, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %b = alloca [100 x i8], align 16
  %c = alloca [110 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 100
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr %c, ptr %b
  %conv = zext nneg i32 %0 to i64
  %call2 = call i64 @read(i32 noundef %fd, ptr noundef nonnull %cond, i64 noundef %conv) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @narrowed_bad(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %n = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 8, i32 noundef 0) #9
  %0 = load i64, ptr %n, align 8, !tbaa !18
  %conv = trunc i64 %0 to i32
  %or.cond = icmp ugt i32 %conv, 64
  br i1 %or.cond, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr nonnull align 16 @store, i64 %0, i1 false)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_good(i32 noundef %fd, ptr noundef captures(none) %f) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 16
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  %call1 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_bad(i32 noundef %fd, ptr noundef captures(none) %f) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %0 to i64
  %call1 = call i64 @fread(ptr noundef nonnull @small, i64 noundef 4, i64 noundef %conv, ptr noundef %f)
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @aliased_bad(i32 noundef %fd, ptr noundef %n, ptr noundef %m, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %call = tail call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp ugt i32 %0, 64
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call1 = tail call i64 @recv(i32 noundef %fd, ptr noundef %m, i64 noundef 4, i32 noundef 0) #9
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = zext i32 %1 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  br label %return

return:                                           ; preds = %entry, %if.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @not_aliased_good(i32 noundef %fd, ptr noundef %n, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %call = tail call i64 @recv(i32 noundef %fd, ptr noundef %n, i64 noundef 4, i32 noundef 0) #9
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

; Function Attrs: noinline nounwind uwtable
define dso_local void @heap_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  %call = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call1 = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
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
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @equal_good(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp eq i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @small, ptr noundef nonnull align 1 dereferenceable(64) %p, i64 64, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @clamped_with_sign_bad(i32 noundef %fd, ptr noundef readonly captures(none) %p) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %call = call i64 @recv(i32 noundef %fd, ptr noundef nonnull %n, i64 noundef 4, i32 noundef 0) #9
  %0 = load i32, ptr %n, align 4, !tbaa !5
  %cmp = icmp sgt i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 64, ptr %n, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %n, align 4, !tbaa !5
  %conv = sext i32 %1 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 @small, ptr align 1 %p, i64 %conv, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %c, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  %n = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %n) #9
  %0 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_good(i32 noundef %c, ptr noundef %0)
  %1 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_beyond_bad(i32 noundef %c, ptr noundef %1)
  %2 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_with_sign_bad(i32 noundef %c, ptr noundef %2)
  %3 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_both_good(i32 noundef %c, ptr noundef %3)
  %4 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @clamped_good(i32 noundef %c, ptr noundef %4)
  %5 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @masked_good(i32 noundef %c, ptr noundef %5)
  %6 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @remainder_good(i32 noundef %c, ptr noundef %6)
  %7 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @least_good(i32 noundef %c, ptr noundef %7)
  %8 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @masked_beyond_bad(i32 noundef %c, ptr noundef %8)
  %9 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @read_again_bad(i32 noundef %c, ptr noundef %9)
  %10 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_perhaps_bad(i32 noundef %c, ptr noundef %10)
  %11 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @byte_good(i32 noundef %c, ptr noundef %11)
  %12 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @byte_bad(i32 noundef %c, ptr noundef %12)
  tail call void @made_good(i32 noundef %c)
  tail call void @made_bad(i32 noundef %c)
  tail call void @member_good(i32 noundef %c)
  tail call void @member_bad(i32 noundef %c)
  tail call void @member_on_heap_good(i32 noundef %c)
  %13 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @clamped_copy_good(i32 noundef %c, ptr noundef %13)
  %14 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_with_offset_bad(i32 noundef %c, ptr noundef %14)
  %15 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @scaled_good(i32 noundef %c, ptr noundef %15)
  %16 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @scaled_bad(i32 noundef %c, ptr noundef %16)
  %17 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @less_good(i32 noundef %c, ptr noundef %17)
  %18 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @less_bad(i32 noundef %c, ptr noundef %18)
  %19 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @more_good(i32 noundef %c, ptr noundef %19)
  %20 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @in_variable_good(i32 noundef %c, ptr noundef %20)
  %21 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @compared_other_bad(i32 noundef %c, ptr noundef %21)
  %22 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @until_good(i32 noundef %c, ptr noundef %22)
  %23 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @while_good(i32 noundef %c, ptr noundef %23)
  %24 = load ptr, ptr %v, align 8, !tbaa !20
  tail call void @while_bad(i32 noundef %c, ptr noundef %24)
  tail call void @cast_good(i32 noundef %c)
  tail call void @cast_bad(i32 noundef %c)
  tail call void @either_bad(i32 noundef %c, i32 noundef %c)
  tail call void @either_good(i32 noundef %c, i32 noundef %c)
  tail call void @narrowed_bad(i32 noundef %c)
  %25 = load ptr, ptr @stdin, align 8, !tbaa !23
  tail call void @elements_good(i32 noundef %c, ptr noundef %25)
  %26 = load ptr, ptr @stdin, align 8, !tbaa !23
  tail call void @elements_bad(i32 noundef %c, ptr noundef %26)
  %27 = load ptr, ptr %v, align 8, !tbaa !20
  call void @aliased_bad(i32 noundef %c, ptr noundef nonnull %n, ptr noundef nonnull %n, ptr noundef %27)
  %28 = load ptr, ptr %v, align 8, !tbaa !20
  call void @not_aliased_good(i32 noundef %c, ptr noundef nonnull %n, ptr noundef %28)
  %29 = load ptr, ptr %v, align 8, !tbaa !20
  call void @heap_bad(i32 noundef %c, ptr noundef %29)
  %30 = load ptr, ptr %v, align 8, !tbaa !20
  call void @equal_good(i32 noundef %c, ptr noundef %30)
  %31 = load ptr, ptr %v, align 8, !tbaa !20
  call void @clamped_with_sign_bad(i32 noundef %c, ptr noundef %31)
  call void @llvm.lifetime.end.p0(ptr nonnull %n) #9
  ret i32 0
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }

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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 omnipotent char", !22, i64 0}
!22 = !{!"any pointer", !7, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS8_IO_FILE", !22, i64 0}
