; ModuleID = 'checked.c'
source_filename = "checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external local_unnamed_addr global ptr, align 8
@.str = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local void @wiped_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #13
  %call3 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #2

declare void @wipe(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree
declare noundef i32 @system(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local void @wiped_before_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @wipe(ptr noundef nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @wiped_perhaps_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @wipe(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call3 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @wiped_again_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #13
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.1 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  call void @wipe(ptr noundef nonnull %b) #13
  %2 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.2 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %2)
  call void @wipe(ptr noundef nonnull %b) #13
  %3 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.3 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %3)
  call void @wipe(ptr noundef nonnull %b) #13
  %call3 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @wiped_other_end_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @system(ptr noundef nonnull %b) #13
  call void @wipe(ptr noundef nonnull %b) #13
  %call2.1 = call i32 @system(ptr noundef nonnull %b) #13
  call void @wipe(ptr noundef nonnull %b) #13
  %call2.2 = call i32 @system(ptr noundef nonnull %b) #13
  call void @wipe(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @wiped_and_copied_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #13
  %call4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #13
  %call6 = call i32 @system(ptr noundef nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias noundef writeonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local void @copied_and_wiped_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #13
  call void @wipe(ptr noundef nonnull %b) #13
  %call6 = call i32 @system(ptr noundef nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @quoted_good() local_unnamed_addr #0 {
entry:
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.1) #13
  %call1 = tail call ptr @quoted(ptr noundef %call) #13
  %call2 = tail call i32 @system(ptr noundef %call1) #13
  ret void
}

declare ptr @quoted(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local void @unquoted_bad() local_unnamed_addr #0 {
entry:
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.1) #13
  %call1 = tail call ptr @quoted(ptr noundef %call) #13
  %call2 = tail call i32 @system(ptr noundef %call) #13
  %call3 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) %call1)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local void @bounded_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @bounded(i32 noundef %conv.i.i) #13
  %call2 = call i32 @usleep(i32 noundef %call1) #13
  ret void
}

declare i32 @usleep(i32 noundef) local_unnamed_addr #3

declare i32 @bounded(i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @unbounded_bad() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @bounded(i32 noundef %conv.i.i) #13
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

declare i32 @is_plain(ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @guard_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_returns_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_exits_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_odd(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #14
  unreachable

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

declare i32 @is_odd(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local void @guard_ignored_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_of_other_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call2 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 80, ptr noundef %1)
  %call4 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %c) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_of_element_bad(i32 noundef %i, i32 noundef %j) local_unnamed_addr #0 {
entry:
  %all = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %all) #13
  %call = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1 = tail call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %0)
  store ptr %call1, ptr %all, align 16, !tbaa !12
  %call.1 = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1.1 = tail call ptr @fgets(ptr noundef %call.1, i32 noundef 80, ptr noundef %1)
  %arrayidx.1 = getelementptr inbounds nuw i8, ptr %all, i64 8
  store ptr %call1.1, ptr %arrayidx.1, align 8, !tbaa !12
  %call.2 = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %2 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1.2 = tail call ptr @fgets(ptr noundef %call.2, i32 noundef 80, ptr noundef %2)
  %arrayidx.2 = getelementptr inbounds nuw i8, ptr %all, i64 16
  store ptr %call1.2, ptr %arrayidx.2, align 16, !tbaa !12
  %call.3 = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %3 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1.3 = tail call ptr @fgets(ptr noundef %call.3, i32 noundef 80, ptr noundef %3)
  %arrayidx.3 = getelementptr inbounds nuw i8, ptr %all, i64 24
  store ptr %call1.3, ptr %arrayidx.3, align 8, !tbaa !12
  %and = and i32 %i, 3
  %idxprom2 = zext nneg i32 %and to i64
  %arrayidx3 = getelementptr inbounds nuw ptr, ptr %all, i64 %idxprom2
  %4 = load ptr, ptr %arrayidx3, align 8, !tbaa !12
  %call4 = tail call i32 @is_plain(ptr noundef %4) #13
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %and5 = and i32 %j, 3
  %idxprom6 = zext nneg i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds nuw ptr, ptr %all, i64 %idxprom6
  %5 = load ptr, ptr %arrayidx7, align 8, !tbaa !12
  %call8 = tail call i32 @system(ptr noundef %5) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %all) #13
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define dso_local void @guard_and_good(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call5 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_or_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call5 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_then_read_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_then_read_inside_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_of_pointer_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call3 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 80, ptr noundef %1)
  %call4 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool5.not = icmp eq i32 %k, 0
  %spec.select = select i1 %tobool5.not, ptr %b, ptr %c
  %call9 = call i32 @system(ptr noundef nonnull %spec.select) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_of_pointer_good() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1 = tail call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %0)
  %call2 = tail call i32 @is_plain(ptr noundef %call) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call3 = tail call i32 @system(ptr noundef %call) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_variable_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %call3 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call5 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_variable_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %k, 0
  %tobool3.not8 = icmp eq i32 %call2, 0
  %tobool3.not = select i1 %tobool.not, i1 %tobool3.not8, i1 false
  br i1 %tobool3.not, label %if.end7, label %if.then4

if.then4:                                         ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end7

if.end7:                                          ; preds = %if.then4, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_variable_late_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_loop_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call27 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not8 = icmp eq i32 %call27, 0
  br i1 %tobool.not8, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %while.body, label %while.end, !llvm.loop !14

while.end:                                        ; preds = %while.body, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_loop_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call27 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not8 = icmp eq i32 %call27, 0
  br i1 %tobool.not8, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !16

while.end:                                        ; preds = %while.body, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_switch_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %cond = icmp eq i32 %call2, 0
  br i1 %cond, label %cleanup, label %sw.default

sw.default:                                       ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %sw.default
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_switch_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %cond = icmp eq i32 %call2, 0
  br i1 %cond, label %sw.bb, label %sw.default

sw.bb:                                            ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %sw.default

sw.default:                                       ; preds = %entry, %sw.bb
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_goes_on_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #13
  %call7 = call i32 @system(ptr noundef nonnull %c) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @guard_goes_on_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #13
  %call5 = call i32 @is_plain(ptr noundef nonnull %b) #13
  %tobool.not = icmp eq i32 %call5, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call7 = call i32 @system(ptr noundef nonnull %c) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @in_range(i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @range_zero_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_one_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp eq i32 %call1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_one_bad() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp.not = icmp eq i32 %call1, 1
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_two_bad() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp.not = icmp eq i32 %call1, 2
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_above_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp sgt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_above_bad() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp sgt i32 %call1, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_below_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp slt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_not_below_bad() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %cmp = icmp sgt i32 %call1, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @usleep(i32 noundef %conv.i.i) #13
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_goes_on_good() local_unnamed_addr #0 {
entry:
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %add = add nsw i32 %conv.i.i, 1
  %call2 = call i32 @usleep(i32 noundef %add) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @range_changed_bad() local_unnamed_addr #0 {
entry:
  %b.i5 = alloca [20 x i8], align 16
  %b.i = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 20, ptr noundef %0)
  %call.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i = trunc i64 %call.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  %call1 = call i32 @in_range(i32 noundef %conv.i.i) #13
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i5, i8 0, i64 20, i1 false)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i6 = call ptr @fgets(ptr noundef nonnull %b.i5, i32 noundef 20, ptr noundef %1)
  %call.i.i7 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i5, ptr noundef null, i32 noundef 10) #13
  %conv.i.i8 = trunc i64 %call.i.i7 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i5) #13
  %call3 = call i32 @usleep(i32 noundef %conv.i.i8) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, 2) i32 @is_name(ptr noundef readonly captures(none) %text) local_unnamed_addr #8 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %text.addr.0 = phi ptr [ %text, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %text.addr.0, align 1, !tbaa !17
  switch i8 %0, label %for.inc [
    i8 0, label %return
    i8 47, label %return.loopexit
  ]

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %text.addr.0, i64 1
  br label %for.cond, !llvm.loop !18

return.loopexit:                                  ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.cond, %return.loopexit
  %retval.0 = phi i32 [ 0, %return.loopexit ], [ 1, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @guard_with_body_good() local_unnamed_addr #9 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @guard_with_body_bad() local_unnamed_addr #9 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @guard_with_body_changed_bad() local_unnamed_addr #9 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call fastcc void @read_again(ptr noundef %b)
  %call5 = call i32 @system(ptr noundef nonnull %b) #13
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @read_again(ptr noundef nonnull %text) unnamed_addr #10 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = tail call ptr @fgets(ptr noundef nonnull %text, i32 noundef 80, ptr noundef %0)
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %arguments) local_unnamed_addr #0 {
entry:
  %b.i277 = alloca [80 x i8], align 16
  %b.i271 = alloca [80 x i8], align 16
  %b.i265 = alloca [80 x i8], align 16
  %b.i.i257 = alloca [20 x i8], align 16
  %b.i.i248 = alloca [20 x i8], align 16
  %b.i.i239 = alloca [20 x i8], align 16
  %b.i.i230 = alloca [20 x i8], align 16
  %b.i.i221 = alloca [20 x i8], align 16
  %b.i.i212 = alloca [20 x i8], align 16
  %b.i.i204 = alloca [20 x i8], align 16
  %b.i.i195 = alloca [20 x i8], align 16
  %b.i.i188 = alloca [20 x i8], align 16
  %b.i.i179 = alloca [20 x i8], align 16
  %b.i171 = alloca [80 x i8], align 16
  %c.i172 = alloca [90 x i8], align 16
  %b.i164 = alloca [80 x i8], align 16
  %c.i165 = alloca [90 x i8], align 16
  %b.i158 = alloca [80 x i8], align 16
  %b.i154 = alloca [80 x i8], align 16
  %b.i145 = alloca [80 x i8], align 16
  %b.i139 = alloca [80 x i8], align 16
  %b.i131 = alloca [80 x i8], align 16
  %b.i125 = alloca [80 x i8], align 16
  %b.i117 = alloca [80 x i8], align 16
  %b.i103 = alloca [80 x i8], align 16
  %c.i104 = alloca [80 x i8], align 16
  %b.i95 = alloca [80 x i8], align 16
  %b.i87 = alloca [80 x i8], align 16
  %b.i79 = alloca [80 x i8], align 16
  %b.i73 = alloca [80 x i8], align 16
  %b.i64 = alloca [80 x i8], align 16
  %c.i65 = alloca [80 x i8], align 16
  %b.i60 = alloca [80 x i8], align 16
  %b.i53 = alloca [80 x i8], align 16
  %b.i48 = alloca [80 x i8], align 16
  %b.i42 = alloca [80 x i8], align 16
  %b.i36 = alloca [80 x i8], align 16
  %b.i.i30 = alloca [20 x i8], align 16
  %b.i.i = alloca [20 x i8], align 16
  %b.i17 = alloca [80 x i8], align 16
  %c.i18 = alloca [90 x i8], align 16
  %b.i15 = alloca [80 x i8], align 16
  %c.i = alloca [90 x i8], align 16
  %b.i13 = alloca [80 x i8], align 16
  %b.i10 = alloca [80 x i8], align 16
  %b.i7 = alloca [80 x i8], align 16
  %b.i = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %b.i, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b.i) #13
  %call3.i = call i32 @system(ptr noundef nonnull %b.i) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i7) #13
  call void @wipe(ptr noundef nonnull %b.i7) #13
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i8 = call ptr @fgets(ptr noundef nonnull %b.i7, i32 noundef 80, ptr noundef %1)
  %call3.i9 = call i32 @system(ptr noundef nonnull %b.i7) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i7) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i10) #13
  %2 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i11 = call ptr @fgets(ptr noundef nonnull %b.i10, i32 noundef 80, ptr noundef %2)
  %tobool.not.i = icmp eq i32 %count, 0
  br i1 %tobool.not.i, label %wiped_perhaps_bad.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @wipe(ptr noundef nonnull %b.i10) #13
  br label %wiped_perhaps_bad.exit

wiped_perhaps_bad.exit:                           ; preds = %entry, %if.then.i
  %call3.i12 = call i32 @system(ptr noundef nonnull %b.i10) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i10) #13
  call void @wiped_again_good()
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i13) #13
  %3 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i14 = call ptr @fgets(ptr noundef nonnull %b.i13, i32 noundef 80, ptr noundef %3)
  %call2.i = call i32 @system(ptr noundef nonnull %b.i13) #13
  call void @wipe(ptr noundef nonnull %b.i13) #13
  %call2.1.i = call i32 @system(ptr noundef nonnull %b.i13) #13
  call void @wipe(ptr noundef nonnull %b.i13) #13
  %call2.2.i = call i32 @system(ptr noundef nonnull %b.i13) #13
  call void @wipe(ptr noundef nonnull %b.i13) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i13) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i15) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i) #13
  %4 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i16 = call ptr @fgets(ptr noundef nonnull %b.i15, i32 noundef 80, ptr noundef %4)
  call void @wipe(ptr noundef nonnull %b.i15) #13
  %call4.i = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c.i, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b.i15) #13
  %call6.i = call i32 @system(ptr noundef nonnull %c.i) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i15) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i17) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i18) #13
  %5 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i19 = call ptr @fgets(ptr noundef nonnull %b.i17, i32 noundef 80, ptr noundef %5)
  %call3.i20 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c.i18, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b.i17) #13
  call void @wipe(ptr noundef nonnull %b.i17) #13
  %call6.i21 = call i32 @system(ptr noundef nonnull %c.i18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i18) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i17) #13
  %call.i22 = call ptr @getenv(ptr noundef nonnull @.str.1) #13
  %call1.i = call ptr @quoted(ptr noundef %call.i22) #13
  %call2.i23 = call i32 @system(ptr noundef %call1.i) #13
  %call.i24 = call ptr @getenv(ptr noundef nonnull @.str.1) #13
  %call1.i25 = call ptr @quoted(ptr noundef %call.i24) #13
  %call2.i26 = call i32 @system(ptr noundef %call.i24) #13
  %call3.i27 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call1.i25)
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i, i8 0, i64 20, i1 false)
  %6 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i = call ptr @fgets(ptr noundef nonnull %b.i.i, i32 noundef 20, ptr noundef %6)
  %call.i.i.i = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i = trunc i64 %call.i.i.i to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i) #13
  %call1.i28 = call i32 @bounded(i32 noundef %conv.i.i.i) #13
  %call2.i29 = call i32 @usleep(i32 noundef %call1.i28) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i30) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i30, i8 0, i64 20, i1 false)
  %7 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i31 = call ptr @fgets(ptr noundef nonnull %b.i.i30, i32 noundef 20, ptr noundef %7)
  %call.i.i.i32 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i30, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i33 = trunc i64 %call.i.i.i32 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i30) #13
  %call1.i34 = call i32 @bounded(i32 noundef %conv.i.i.i33) #13
  %call2.i35 = call i32 @usleep(i32 noundef %conv.i.i.i33) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i36) #13
  %8 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i37 = call ptr @fgets(ptr noundef nonnull %b.i36, i32 noundef 80, ptr noundef %8)
  %call2.i38 = call i32 @is_plain(ptr noundef nonnull %b.i36) #13
  %tobool.not.i39 = icmp eq i32 %call2.i38, 0
  br i1 %tobool.not.i39, label %guard_good.exit, label %if.then.i40

if.then.i40:                                      ; preds = %wiped_perhaps_bad.exit
  %call4.i41 = call i32 @system(ptr noundef nonnull %b.i36) #13
  br label %guard_good.exit

guard_good.exit:                                  ; preds = %wiped_perhaps_bad.exit, %if.then.i40
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i36) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i42) #13
  %9 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i43 = call ptr @fgets(ptr noundef nonnull %b.i42, i32 noundef 80, ptr noundef %9)
  %call2.i44 = call i32 @is_plain(ptr noundef nonnull %b.i42) #13
  %tobool.not.i45 = icmp eq i32 %call2.i44, 0
  br i1 %tobool.not.i45, label %if.then.i46, label %guard_bad.exit

if.then.i46:                                      ; preds = %guard_good.exit
  %call4.i47 = call i32 @system(ptr noundef nonnull %b.i42) #13
  br label %guard_bad.exit

guard_bad.exit:                                   ; preds = %guard_good.exit, %if.then.i46
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i42) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i48) #13
  %10 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i49 = call ptr @fgets(ptr noundef nonnull %b.i48, i32 noundef 80, ptr noundef %10)
  %call2.i50 = call i32 @is_plain(ptr noundef nonnull %b.i48) #13
  %tobool.not.i51 = icmp eq i32 %call2.i50, 0
  br i1 %tobool.not.i51, label %guard_returns_good.exit, label %if.end.i

if.end.i:                                         ; preds = %guard_bad.exit
  %call4.i52 = call i32 @system(ptr noundef nonnull %b.i48) #13
  br label %guard_returns_good.exit

guard_returns_good.exit:                          ; preds = %guard_bad.exit, %if.end.i
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i48) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i53) #13
  %11 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i54 = call ptr @fgets(ptr noundef nonnull %b.i53, i32 noundef 80, ptr noundef %11)
  %call2.i55 = call i32 @is_odd(ptr noundef nonnull %b.i53) #13
  %tobool.not.i56 = icmp eq i32 %call2.i55, 0
  br i1 %tobool.not.i56, label %guard_exits_good.exit, label %if.then.i57

if.then.i57:                                      ; preds = %guard_returns_good.exit
  call void @exit(i32 noundef 1) #14
  unreachable

guard_exits_good.exit:                            ; preds = %guard_returns_good.exit
  %call4.i59 = call i32 @system(ptr noundef nonnull %b.i53) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i53) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i60) #13
  %12 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i61 = call ptr @fgets(ptr noundef nonnull %b.i60, i32 noundef 80, ptr noundef %12)
  %call2.i62 = call i32 @is_plain(ptr noundef nonnull %b.i60) #13
  %call4.i63 = call i32 @system(ptr noundef nonnull %b.i60) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i60) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i64) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i65) #13
  %13 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i66 = call ptr @fgets(ptr noundef nonnull %b.i64, i32 noundef 80, ptr noundef %13)
  %14 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call2.i67 = call ptr @fgets(ptr noundef nonnull %c.i65, i32 noundef 80, ptr noundef %14)
  %call4.i68 = call i32 @is_plain(ptr noundef nonnull %b.i64) #13
  %tobool.not.i69 = icmp eq i32 %call4.i68, 0
  br i1 %tobool.not.i69, label %guard_of_other_bad.exit, label %if.then.i70

if.then.i70:                                      ; preds = %guard_exits_good.exit
  %call6.i71 = call i32 @system(ptr noundef nonnull %c.i65) #13
  br label %guard_of_other_bad.exit

guard_of_other_bad.exit:                          ; preds = %guard_exits_good.exit, %if.then.i70
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i65) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i64) #13
  %15 = load ptr, ptr %arguments, align 8, !tbaa !12
  %16 = load i8, ptr %15, align 1, !tbaa !17
  %conv = sext i8 %16 to i32
  call void @guard_of_element_bad(i32 noundef %count, i32 noundef %conv)
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i73) #13
  %17 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i74 = call ptr @fgets(ptr noundef nonnull %b.i73, i32 noundef 80, ptr noundef %17)
  br i1 %tobool.not.i, label %lor.lhs.false.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %guard_of_other_bad.exit
  %call2.i76 = call i32 @is_plain(ptr noundef nonnull %b.i73) #13
  %tobool3.not.i = icmp eq i32 %call2.i76, 0
  br i1 %tobool3.not.i, label %guard_and_good.exit.thread, label %if.then.i77

if.then.i77:                                      ; preds = %land.lhs.true.i
  %call5.i = call i32 @system(ptr noundef nonnull %b.i73) #13
  br label %guard_and_good.exit.thread

guard_and_good.exit.thread:                       ; preds = %land.lhs.true.i, %if.then.i77
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i73) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i79) #13
  %18 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i80283 = call ptr @fgets(ptr noundef nonnull %b.i79, i32 noundef 80, ptr noundef %18)
  br label %if.then.i82

lor.lhs.false.i:                                  ; preds = %guard_of_other_bad.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i73) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i79) #13
  %19 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i80 = call ptr @fgets(ptr noundef nonnull %b.i79, i32 noundef 80, ptr noundef %19)
  %call2.i85 = call i32 @is_plain(ptr noundef nonnull %b.i79) #13
  %tobool3.not.i86 = icmp eq i32 %call2.i85, 0
  br i1 %tobool3.not.i86, label %guard_or_bad.exit, label %if.then.i82

if.then.i82:                                      ; preds = %guard_and_good.exit.thread, %lor.lhs.false.i
  %call5.i83 = call i32 @system(ptr noundef nonnull %b.i79) #13
  br label %guard_or_bad.exit

guard_or_bad.exit:                                ; preds = %lor.lhs.false.i, %if.then.i82
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i79) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i87) #13
  %20 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i88 = call ptr @fgets(ptr noundef nonnull %b.i87, i32 noundef 80, ptr noundef %20)
  %call2.i89 = call i32 @is_plain(ptr noundef nonnull %b.i87) #13
  %tobool.not.i90 = icmp eq i32 %call2.i89, 0
  br i1 %tobool.not.i90, label %guard_then_read_bad.exit, label %if.then.i91

if.then.i91:                                      ; preds = %guard_or_bad.exit
  %21 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i92 = call ptr @fgets(ptr noundef nonnull %b.i87, i32 noundef 80, ptr noundef %21)
  br label %guard_then_read_bad.exit

guard_then_read_bad.exit:                         ; preds = %guard_or_bad.exit, %if.then.i91
  %call6.i94 = call i32 @system(ptr noundef nonnull %b.i87) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i87) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i95) #13
  %22 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i96 = call ptr @fgets(ptr noundef nonnull %b.i95, i32 noundef 80, ptr noundef %22)
  %call2.i97 = call i32 @is_plain(ptr noundef nonnull %b.i95) #13
  %tobool.not.i98 = icmp eq i32 %call2.i97, 0
  br i1 %tobool.not.i98, label %guard_then_read_inside_bad.exit, label %if.then.i99

if.then.i99:                                      ; preds = %guard_then_read_bad.exit
  %23 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i100 = call ptr @fgets(ptr noundef nonnull %b.i95, i32 noundef 80, ptr noundef %23)
  %call6.i101 = call i32 @system(ptr noundef nonnull %b.i95) #13
  br label %guard_then_read_inside_bad.exit

guard_then_read_inside_bad.exit:                  ; preds = %guard_then_read_bad.exit, %if.then.i99
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i95) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i103) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i104) #13
  %24 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i105 = call ptr @fgets(ptr noundef nonnull %b.i103, i32 noundef 80, ptr noundef %24)
  %25 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call3.i106 = call ptr @fgets(ptr noundef nonnull %c.i104, i32 noundef 80, ptr noundef %25)
  %call4.i107 = call i32 @is_plain(ptr noundef nonnull %b.i103) #13
  %tobool.not.i108 = icmp eq i32 %call4.i107, 0
  br i1 %tobool.not.i108, label %guard_of_pointer_bad.exit, label %if.end.i109

if.end.i109:                                      ; preds = %guard_then_read_inside_bad.exit
  %spec.select.i = select i1 %tobool.not.i, ptr %b.i103, ptr %c.i104
  %call9.i = call i32 @system(ptr noundef nonnull %spec.select.i) #13
  br label %guard_of_pointer_bad.exit

guard_of_pointer_bad.exit:                        ; preds = %guard_then_read_inside_bad.exit, %if.end.i109
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i104) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i103) #13
  %call.i110 = call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %26 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1.i111 = call ptr @fgets(ptr noundef %call.i110, i32 noundef 80, ptr noundef %26)
  %call2.i112 = call i32 @is_plain(ptr noundef %call.i110) #13
  %tobool.not.i113 = icmp eq i32 %call2.i112, 0
  br i1 %tobool.not.i113, label %guard_of_pointer_good.exit, label %if.then.i114

if.then.i114:                                     ; preds = %guard_of_pointer_bad.exit
  %call3.i115 = call i32 @system(ptr noundef %call.i110) #13
  br label %guard_of_pointer_good.exit

guard_of_pointer_good.exit:                       ; preds = %guard_of_pointer_bad.exit, %if.then.i114
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i117) #13
  %27 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i118 = call ptr @fgets(ptr noundef nonnull %b.i117, i32 noundef 80, ptr noundef %27)
  %call2.i119 = call i32 @is_plain(ptr noundef nonnull %b.i117) #13
  %call3.i120 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  %tobool.not.i121 = icmp eq i32 %call2.i119, 0
  br i1 %tobool.not.i121, label %guard_variable_good.exit, label %if.then.i122

if.then.i122:                                     ; preds = %guard_of_pointer_good.exit
  %call5.i123 = call i32 @system(ptr noundef nonnull %b.i117) #13
  br label %guard_variable_good.exit

guard_variable_good.exit:                         ; preds = %guard_of_pointer_good.exit, %if.then.i122
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i117) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i125) #13
  %28 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i126 = call ptr @fgets(ptr noundef nonnull %b.i125, i32 noundef 80, ptr noundef %28)
  %call2.i127 = call i32 @is_plain(ptr noundef nonnull %b.i125) #13
  %tobool3.not8.i = icmp eq i32 %call2.i127, 0
  %tobool3.not.i129 = select i1 %tobool.not.i, i1 %tobool3.not8.i, i1 false
  br i1 %tobool3.not.i129, label %guard_variable_bad.exit, label %if.then4.i

if.then4.i:                                       ; preds = %guard_variable_good.exit
  %call6.i130 = call i32 @system(ptr noundef nonnull %b.i125) #13
  br label %guard_variable_bad.exit

guard_variable_bad.exit:                          ; preds = %guard_variable_good.exit, %if.then4.i
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i125) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i131) #13
  %29 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i132 = call ptr @fgets(ptr noundef nonnull %b.i131, i32 noundef 80, ptr noundef %29)
  %call2.i133 = call i32 @is_plain(ptr noundef nonnull %b.i131) #13
  %30 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i134 = call ptr @fgets(ptr noundef nonnull %b.i131, i32 noundef 80, ptr noundef %30)
  %tobool.not.i135 = icmp eq i32 %call2.i133, 0
  br i1 %tobool.not.i135, label %guard_variable_late_bad.exit, label %if.then.i136

if.then.i136:                                     ; preds = %guard_variable_bad.exit
  %call6.i137 = call i32 @system(ptr noundef nonnull %b.i131) #13
  br label %guard_variable_late_bad.exit

guard_variable_late_bad.exit:                     ; preds = %guard_variable_bad.exit, %if.then.i136
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i131) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i139) #13
  %31 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i140 = call ptr @fgets(ptr noundef nonnull %b.i139, i32 noundef 80, ptr noundef %31)
  %call27.i = call i32 @is_plain(ptr noundef nonnull %b.i139) #13
  %tobool.not8.i = icmp eq i32 %call27.i, 0
  br i1 %tobool.not8.i, label %while.body.i, label %guard_loop_good.exit

while.body.i:                                     ; preds = %guard_variable_late_bad.exit, %while.body.i
  %32 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i142 = call ptr @fgets(ptr noundef nonnull %b.i139, i32 noundef 80, ptr noundef %32)
  %call2.i143 = call i32 @is_plain(ptr noundef nonnull %b.i139) #13
  %tobool.not.i144 = icmp eq i32 %call2.i143, 0
  br i1 %tobool.not.i144, label %while.body.i, label %guard_loop_good.exit, !llvm.loop !14

guard_loop_good.exit:                             ; preds = %while.body.i, %guard_variable_late_bad.exit
  %call6.i141 = call i32 @system(ptr noundef nonnull %b.i139) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i139) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i145) #13
  %33 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i146 = call ptr @fgets(ptr noundef nonnull %b.i145, i32 noundef 80, ptr noundef %33)
  %call27.i147 = call i32 @is_plain(ptr noundef nonnull %b.i145) #13
  %tobool.not8.i148 = icmp eq i32 %call27.i147, 0
  br i1 %tobool.not8.i148, label %guard_loop_bad.exit, label %while.body.i149

while.body.i149:                                  ; preds = %guard_loop_good.exit, %while.body.i149
  %34 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i150 = call ptr @fgets(ptr noundef nonnull %b.i145, i32 noundef 80, ptr noundef %34)
  %call2.i151 = call i32 @is_plain(ptr noundef nonnull %b.i145) #13
  %tobool.not.i152 = icmp eq i32 %call2.i151, 0
  br i1 %tobool.not.i152, label %guard_loop_bad.exit, label %while.body.i149, !llvm.loop !16

guard_loop_bad.exit:                              ; preds = %while.body.i149, %guard_loop_good.exit
  %call6.i153 = call i32 @system(ptr noundef nonnull %b.i145) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i145) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i154) #13
  %35 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i155 = call ptr @fgets(ptr noundef nonnull %b.i154, i32 noundef 80, ptr noundef %35)
  %call2.i156 = call i32 @is_plain(ptr noundef nonnull %b.i154) #13
  %cond.i = icmp eq i32 %call2.i156, 0
  br i1 %cond.i, label %guard_switch_good.exit, label %sw.default.i

sw.default.i:                                     ; preds = %guard_loop_bad.exit
  %call4.i157 = call i32 @system(ptr noundef nonnull %b.i154) #13
  br label %guard_switch_good.exit

guard_switch_good.exit:                           ; preds = %guard_loop_bad.exit, %sw.default.i
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i154) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i158) #13
  %36 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i159 = call ptr @fgets(ptr noundef nonnull %b.i158, i32 noundef 80, ptr noundef %36)
  %call2.i160 = call i32 @is_plain(ptr noundef nonnull %b.i158) #13
  %cond.i161 = icmp eq i32 %call2.i160, 0
  br i1 %cond.i161, label %sw.bb.i, label %guard_switch_bad.exit

sw.bb.i:                                          ; preds = %guard_switch_good.exit
  %call4.i163 = call i32 @system(ptr noundef nonnull %b.i158) #13
  br label %guard_switch_bad.exit

guard_switch_bad.exit:                            ; preds = %guard_switch_good.exit, %sw.bb.i
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i158) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i164) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i165) #13
  %37 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i166 = call ptr @fgets(ptr noundef nonnull %b.i164, i32 noundef 80, ptr noundef %37)
  %call2.i167 = call i32 @is_plain(ptr noundef nonnull %b.i164) #13
  %tobool.not.i168 = icmp eq i32 %call2.i167, 0
  br i1 %tobool.not.i168, label %guard_goes_on_good.exit, label %if.end.i169

if.end.i169:                                      ; preds = %guard_switch_bad.exit
  %call5.i170 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c.i165, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b.i164) #13
  %call7.i = call i32 @system(ptr noundef nonnull %c.i165) #13
  br label %guard_goes_on_good.exit

guard_goes_on_good.exit:                          ; preds = %guard_switch_bad.exit, %if.end.i169
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i165) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i164) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i171) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i172) #13
  %38 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i173 = call ptr @fgets(ptr noundef nonnull %b.i171, i32 noundef 80, ptr noundef %38)
  %call3.i174 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c.i172, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b.i171) #13
  %call5.i175 = call i32 @is_plain(ptr noundef nonnull %b.i171) #13
  %tobool.not.i176 = icmp eq i32 %call5.i175, 0
  br i1 %tobool.not.i176, label %guard_goes_on_bad.exit, label %if.end.i177

if.end.i177:                                      ; preds = %guard_goes_on_good.exit
  %call7.i178 = call i32 @system(ptr noundef nonnull %c.i172) #13
  br label %guard_goes_on_bad.exit

guard_goes_on_bad.exit:                           ; preds = %guard_goes_on_good.exit, %if.end.i177
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i172) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i171) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i179) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i179, i8 0, i64 20, i1 false)
  %39 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i180 = call ptr @fgets(ptr noundef nonnull %b.i.i179, i32 noundef 20, ptr noundef %39)
  %call.i.i.i181 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i179, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i182 = trunc i64 %call.i.i.i181 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i179) #13
  %call1.i183 = call i32 @in_range(i32 noundef %conv.i.i.i182) #13
  %tobool.not.i184 = icmp eq i32 %call1.i183, 0
  br i1 %tobool.not.i184, label %range_good.exit, label %if.then.i185

if.then.i185:                                     ; preds = %guard_goes_on_bad.exit
  %call2.i186 = call i32 @usleep(i32 noundef %conv.i.i.i182) #13
  br label %range_good.exit

range_good.exit:                                  ; preds = %guard_goes_on_bad.exit, %if.then.i185
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i188) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i188, i8 0, i64 20, i1 false)
  %40 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i189 = call ptr @fgets(ptr noundef nonnull %b.i.i188, i32 noundef 20, ptr noundef %40)
  %call.i.i.i190 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i188, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i191 = trunc i64 %call.i.i.i190 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i188) #13
  %call1.i192 = call i32 @in_range(i32 noundef %conv.i.i.i191) #13
  %cmp.i = icmp eq i32 %call1.i192, 0
  br i1 %cmp.i, label %range_zero_good.exit, label %if.end.i193

if.end.i193:                                      ; preds = %range_good.exit
  %call2.i194 = call i32 @usleep(i32 noundef %conv.i.i.i191) #13
  br label %range_zero_good.exit

range_zero_good.exit:                             ; preds = %range_good.exit, %if.end.i193
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i195) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i195, i8 0, i64 20, i1 false)
  %41 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i196 = call ptr @fgets(ptr noundef nonnull %b.i.i195, i32 noundef 20, ptr noundef %41)
  %call.i.i.i197 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i195, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i198 = trunc i64 %call.i.i.i197 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i195) #13
  %call1.i199 = call i32 @in_range(i32 noundef %conv.i.i.i198) #13
  %cmp.i200 = icmp eq i32 %call1.i199, 1
  br i1 %cmp.i200, label %if.then.i202, label %range_one_good.exit

if.then.i202:                                     ; preds = %range_zero_good.exit
  %call2.i203 = call i32 @usleep(i32 noundef %conv.i.i.i198) #13
  br label %range_one_good.exit

range_one_good.exit:                              ; preds = %range_zero_good.exit, %if.then.i202
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i204) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i204, i8 0, i64 20, i1 false)
  %42 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i205 = call ptr @fgets(ptr noundef nonnull %b.i.i204, i32 noundef 20, ptr noundef %42)
  %call.i.i.i206 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i204, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i207 = trunc i64 %call.i.i.i206 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i204) #13
  %call1.i208 = call i32 @in_range(i32 noundef %conv.i.i.i207) #13
  %cmp.not.i = icmp eq i32 %call1.i208, 1
  br i1 %cmp.not.i, label %range_one_bad.exit, label %if.then.i209

if.then.i209:                                     ; preds = %range_one_good.exit
  %call2.i210 = call i32 @usleep(i32 noundef %conv.i.i.i207) #13
  br label %range_one_bad.exit

range_one_bad.exit:                               ; preds = %range_one_good.exit, %if.then.i209
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i212) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i212, i8 0, i64 20, i1 false)
  %43 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i213 = call ptr @fgets(ptr noundef nonnull %b.i.i212, i32 noundef 20, ptr noundef %43)
  %call.i.i.i214 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i212, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i215 = trunc i64 %call.i.i.i214 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i212) #13
  %call1.i216 = call i32 @in_range(i32 noundef %conv.i.i.i215) #13
  %cmp.not.i217 = icmp eq i32 %call1.i216, 2
  br i1 %cmp.not.i217, label %range_two_bad.exit, label %if.then.i218

if.then.i218:                                     ; preds = %range_one_bad.exit
  %call2.i219 = call i32 @usleep(i32 noundef %conv.i.i.i215) #13
  br label %range_two_bad.exit

range_two_bad.exit:                               ; preds = %range_one_bad.exit, %if.then.i218
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i221) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i221, i8 0, i64 20, i1 false)
  %44 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i222 = call ptr @fgets(ptr noundef nonnull %b.i.i221, i32 noundef 20, ptr noundef %44)
  %call.i.i.i223 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i221, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i224 = trunc i64 %call.i.i.i223 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i221) #13
  %call1.i225 = call i32 @in_range(i32 noundef %conv.i.i.i224) #13
  %cmp.i226 = icmp sgt i32 %call1.i225, 0
  br i1 %cmp.i226, label %if.then.i228, label %range_above_good.exit

if.then.i228:                                     ; preds = %range_two_bad.exit
  %call2.i229 = call i32 @usleep(i32 noundef %conv.i.i.i224) #13
  br label %range_above_good.exit

range_above_good.exit:                            ; preds = %range_two_bad.exit, %if.then.i228
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i230) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i230, i8 0, i64 20, i1 false)
  %45 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i231 = call ptr @fgets(ptr noundef nonnull %b.i.i230, i32 noundef 20, ptr noundef %45)
  %call.i.i.i232 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i230, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i233 = trunc i64 %call.i.i.i232 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i230) #13
  %call1.i234 = call i32 @in_range(i32 noundef %conv.i.i.i233) #13
  %cmp.i235 = icmp sgt i32 %call1.i234, -1
  br i1 %cmp.i235, label %if.then.i237, label %range_above_bad.exit

if.then.i237:                                     ; preds = %range_above_good.exit
  %call2.i238 = call i32 @usleep(i32 noundef %conv.i.i.i233) #13
  br label %range_above_bad.exit

range_above_bad.exit:                             ; preds = %range_above_good.exit, %if.then.i237
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i239) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i239, i8 0, i64 20, i1 false)
  %46 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i240 = call ptr @fgets(ptr noundef nonnull %b.i.i239, i32 noundef 20, ptr noundef %46)
  %call.i.i.i241 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i239, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i242 = trunc i64 %call.i.i.i241 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i239) #13
  %call1.i243 = call i32 @in_range(i32 noundef %conv.i.i.i242) #13
  %cmp.i244 = icmp slt i32 %call1.i243, 0
  br i1 %cmp.i244, label %if.then.i246, label %range_below_good.exit

if.then.i246:                                     ; preds = %range_above_bad.exit
  %call2.i247 = call i32 @usleep(i32 noundef %conv.i.i.i242) #13
  br label %range_below_good.exit

range_below_good.exit:                            ; preds = %range_above_bad.exit, %if.then.i246
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i248) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i248, i8 0, i64 20, i1 false)
  %47 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i249 = call ptr @fgets(ptr noundef nonnull %b.i.i248, i32 noundef 20, ptr noundef %47)
  %call.i.i.i250 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i248, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i251 = trunc i64 %call.i.i.i250 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i248) #13
  %call1.i252 = call i32 @in_range(i32 noundef %conv.i.i.i251) #13
  %cmp.i253 = icmp sgt i32 %call1.i252, -1
  br i1 %cmp.i253, label %if.then.i255, label %range_not_below_bad.exit

if.then.i255:                                     ; preds = %range_below_good.exit
  %call2.i256 = call i32 @usleep(i32 noundef %conv.i.i.i251) #13
  br label %range_not_below_bad.exit

range_not_below_bad.exit:                         ; preds = %range_below_good.exit, %if.then.i255
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i.i257) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b.i.i257, i8 0, i64 20, i1 false)
  %48 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i258 = call ptr @fgets(ptr noundef nonnull %b.i.i257, i32 noundef 20, ptr noundef %48)
  %call.i.i.i259 = call i64 @strtol(ptr noundef nonnull captures(none) %b.i.i257, ptr noundef null, i32 noundef 10) #13
  %conv.i.i.i260 = trunc i64 %call.i.i.i259 to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i.i257) #13
  %call1.i261 = call i32 @in_range(i32 noundef %conv.i.i.i260) #13
  %tobool.not.i262 = icmp eq i32 %call1.i261, 0
  br i1 %tobool.not.i262, label %range_goes_on_good.exit, label %if.end.i263

if.end.i263:                                      ; preds = %range_not_below_bad.exit
  %add.i = add nsw i32 %conv.i.i.i260, 1
  %call2.i264 = call i32 @usleep(i32 noundef %add.i) #13
  br label %range_goes_on_good.exit

range_goes_on_good.exit:                          ; preds = %range_not_below_bad.exit, %if.end.i263
  call void @range_changed_bad()
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i265) #13
  %49 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i266 = call ptr @fgets(ptr noundef nonnull %b.i265, i32 noundef 80, ptr noundef %49)
  %call2.i267 = call i32 @is_name(ptr noundef nonnull %b.i265)
  %tobool.not.i268 = icmp eq i32 %call2.i267, 0
  br i1 %tobool.not.i268, label %guard_with_body_good.exit, label %if.end.i269

if.end.i269:                                      ; preds = %range_goes_on_good.exit
  %call4.i270 = call i32 @system(ptr noundef nonnull %b.i265) #13
  br label %guard_with_body_good.exit

guard_with_body_good.exit:                        ; preds = %range_goes_on_good.exit, %if.end.i269
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i265) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i271) #13
  %50 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i272 = call ptr @fgets(ptr noundef nonnull %b.i271, i32 noundef 80, ptr noundef %50)
  %call2.i273 = call i32 @is_name(ptr noundef nonnull %b.i271)
  %tobool.not.i274 = icmp eq i32 %call2.i273, 0
  br i1 %tobool.not.i274, label %if.end.i275, label %guard_with_body_bad.exit

if.end.i275:                                      ; preds = %guard_with_body_good.exit
  %call4.i276 = call i32 @system(ptr noundef nonnull %b.i271) #13
  br label %guard_with_body_bad.exit

guard_with_body_bad.exit:                         ; preds = %guard_with_body_good.exit, %if.end.i275
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i271) #13
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i277) #13
  %51 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i278 = call ptr @fgets(ptr noundef nonnull %b.i277, i32 noundef 80, ptr noundef %51)
  %call2.i279 = call i32 @is_name(ptr noundef nonnull %b.i277)
  %tobool.not.i280 = icmp eq i32 %call2.i279, 0
  br i1 %tobool.not.i280, label %guard_with_body_changed_bad.exit, label %if.end.i281

if.end.i281:                                      ; preds = %guard_with_body_bad.exit
  call fastcc void @read_again(ptr noundef %b.i277)
  %call5.i282 = call i32 @system(ptr noundef nonnull %b.i277) #13
  br label %guard_with_body_changed_bad.exit

guard_with_body_changed_bad.exit:                 ; preds = %guard_with_body_bad.exit, %if.end.i281
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i277) #13
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { cold noreturn nounwind }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _ZTS8_IO_FILE", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 omnipotent char", !11, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!7, !7, i64 0}
!18 = distinct !{!18, !15}
