; ModuleID = 'checked.c'
source_filename = "checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@stdin = external local_unnamed_addr global ptr, align 8
@.str = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #12
  %call3 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
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

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_before_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @wipe(ptr noundef nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_perhaps_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @wipe(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call3 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_again_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %do.body ]
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #12
  %inc = add nuw nsw i32 %i.0, 1
  %exitcond.not = icmp eq i32 %inc, 4
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !12

do.end:                                           ; preds = %do.body
  %call3 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_other_end_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.05 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %call2 = call i32 @system(ptr noundef nonnull %b) #12
  call void @wipe(ptr noundef nonnull %b) #12
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, 3
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @wiped_and_copied_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  call void @wipe(ptr noundef nonnull %b) #12
  %call4 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #12
  %call6 = call i32 @system(ptr noundef nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @sprintf(ptr noalias noundef writeonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @copied_and_wiped_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #12
  call void @wipe(ptr noundef nonnull %b) #12
  %call6 = call i32 @system(ptr noundef nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @quoted_good() local_unnamed_addr #0 {
entry:
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.1) #12
  %call1 = tail call ptr @quoted(ptr noundef %call) #12
  %call2 = tail call i32 @system(ptr noundef %call1) #12
  ret void
}

declare ptr @quoted(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: noinline nounwind uwtable
define dso_local void @unquoted_bad() local_unnamed_addr #0 {
entry:
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.1) #12
  %call1 = tail call ptr @quoted(ptr noundef %call) #12
  %call2 = tail call i32 @system(ptr noundef %call) #12
  %call3 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) %call1)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @bounded_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @bounded(i32 noundef %call) #12
  %call2 = tail call i32 @usleep(i32 noundef %call1) #12
  ret void
}

declare i32 @usleep(i32 noundef) local_unnamed_addr #3

declare i32 @bounded(i32 noundef) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc i32 @number() unnamed_addr #6 {
entry:
  %b = alloca [20 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %b, i8 0, i64 20, i1 false)
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 20, ptr noundef %0)
  %call2 = call i32 @atoi(ptr noundef nonnull %b) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret i32 %call2
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @unbounded_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @bounded(i32 noundef %call) #12
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

declare i32 @is_plain(ptr noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_returns_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_exits_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_odd(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @exit(i32 noundef 1) #14
  unreachable

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

declare i32 @is_odd(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_ignored_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_other_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call2 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 80, ptr noundef %1)
  %call4 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %c) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_element_bad(i32 noundef %i, i32 noundef %j) local_unnamed_addr #0 {
entry:
  %all = alloca [4 x ptr], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %all) #12
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %and = and i32 %i, 3
  %idxprom2 = zext nneg i32 %and to i64
  %arrayidx3 = getelementptr inbounds nuw ptr, ptr %all, i64 %idxprom2
  %0 = load ptr, ptr %arrayidx3, align 8, !tbaa !16
  %call4 = tail call i32 @is_plain(ptr noundef %0) #12
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %if.end, label %if.then

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %call = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1 = tail call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %1)
  %arrayidx = getelementptr inbounds nuw ptr, ptr %all, i64 %indvars.iv
  store ptr %call1, ptr %arrayidx, align 8, !tbaa !16
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18

if.then:                                          ; preds = %for.cond.cleanup
  %and5 = and i32 %j, 3
  %idxprom6 = zext nneg i32 %and5 to i64
  %arrayidx7 = getelementptr inbounds nuw ptr, ptr %all, i64 %idxprom6
  %2 = load ptr, ptr %arrayidx7, align 8, !tbaa !16
  %call8 = tail call i32 @system(ptr noundef %2) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr nonnull %all) #12
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_and_good(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call5 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_or_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %tobool.not = icmp eq i32 %k, 0
  br i1 %tobool.not, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool3.not = icmp eq i32 %call2, 0
  br i1 %tobool3.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call5 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_then_read_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_then_read_inside_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_pointer_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call3 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 80, ptr noundef %1)
  %call4 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call4, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %tobool5.not = icmp eq i32 %k, 0
  %spec.select = select i1 %tobool5.not, ptr %b, ptr %c
  %call9 = call i32 @system(ptr noundef nonnull %spec.select) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_of_pointer_good() local_unnamed_addr #0 {
entry:
  %call = tail call noalias dereferenceable_or_null(80) ptr @malloc(i64 noundef 80) #15
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call1 = tail call ptr @fgets(ptr noundef %call, i32 noundef 80, ptr noundef %0)
  %call2 = tail call i32 @is_plain(ptr noundef %call) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call3 = tail call i32 @system(ptr noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %call3 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.2)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call5 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %k, 0
  %tobool3.not8 = icmp eq i32 %call2, 0
  %tobool3.not = select i1 %tobool.not, i1 %tobool3.not8, i1 false
  br i1 %tobool3.not, label %if.end7, label %if.then4

if.then4:                                         ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end7

if.end7:                                          ; preds = %if.then4, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_variable_late_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_loop_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call27 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not8 = icmp eq i32 %call27, 0
  br i1 %tobool.not8, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %while.body, label %while.end, !llvm.loop !19

while.end:                                        ; preds = %while.body, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_loop_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call27 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not8 = icmp eq i32 %call27, 0
  br i1 %tobool.not8, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %1)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !20

while.end:                                        ; preds = %while.body, %entry
  %call6 = call i32 @system(ptr noundef nonnull %b) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_switch_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %cond = icmp eq i32 %call2, 0
  br i1 %cond, label %cleanup, label %sw.default

sw.default:                                       ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %sw.default
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_switch_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %cond = icmp eq i32 %call2, 0
  br i1 %cond, label %sw.bb, label %sw.default

sw.bb:                                            ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %sw.default

sw.default:                                       ; preds = %entry, %sw.bb
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_goes_on_good() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call5 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #12
  %call7 = call i32 @system(ptr noundef nonnull %c) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @guard_goes_on_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [80 x i8], align 16
  %c = alloca [90 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call3 = call i32 (ptr, ptr, ...) @sprintf(ptr noundef nonnull dereferenceable(1) %c, ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull %b) #12
  %call5 = call i32 @is_plain(ptr noundef nonnull %b) #12
  %tobool.not = icmp eq i32 %call5, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call7 = call i32 @system(ptr noundef nonnull %c) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare i32 @in_range(i32 noundef) local_unnamed_addr #3

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_zero_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_one_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp eq i32 %call1, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_one_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp.not = icmp eq i32 %call1, 1
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_two_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp.not = icmp eq i32 %call1, 2
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_above_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp sgt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_above_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp sgt i32 %call1, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_below_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp slt i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_not_below_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %cmp = icmp sgt i32 %call1, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = tail call i32 @usleep(i32 noundef %call) #12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_goes_on_good() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %add = add nsw i32 %call, 1
  %call2 = tail call i32 @usleep(i32 noundef %add) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @range_changed_bad() local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @number()
  %call1 = tail call i32 @in_range(i32 noundef %call) #12
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = tail call fastcc i32 @number()
  %call3 = tail call i32 @usleep(i32 noundef %call2) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local range(i32 0, 2) i32 @is_name(ptr noundef readonly captures(none) %text) local_unnamed_addr #9 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %text.addr.0 = phi ptr [ %text, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %text.addr.0, align 1, !tbaa !21
  switch i8 %0, label %for.inc [
    i8 0, label %return.loopexit5
    i8 47, label %return
  ]

for.inc:                                          ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %text.addr.0, i64 1
  br label %for.cond, !llvm.loop !22

return.loopexit5:                                 ; preds = %for.cond
  br label %return

return:                                           ; preds = %for.cond, %return.loopexit5
  %retval.0 = phi i32 [ 1, %return.loopexit5 ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @guard_with_body_good() local_unnamed_addr #6 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @guard_with_body_bad() local_unnamed_addr #6 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call4 = call i32 @system(ptr noundef nonnull %b) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @guard_with_body_changed_bad() local_unnamed_addr #6 {
entry:
  %b = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #12
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %b, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 @is_name(ptr noundef nonnull %b)
  %tobool.not = icmp eq i32 %call2, 0
  br i1 %tobool.not, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  call fastcc void @read_again(ptr noundef %b)
  %call5 = call i32 @system(ptr noundef nonnull %b) #12
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #12
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @read_again(ptr noundef nonnull %text) unnamed_addr #6 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = tail call ptr @fgets(ptr noundef nonnull %text, i32 noundef 80, ptr noundef %0)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %arguments) local_unnamed_addr #0 {
entry:
  tail call void @wiped_good()
  tail call void @wiped_before_bad()
  tail call void @wiped_perhaps_bad(i32 noundef %count)
  tail call void @wiped_again_good()
  tail call void @wiped_other_end_bad()
  tail call void @wiped_and_copied_good()
  tail call void @copied_and_wiped_bad()
  tail call void @quoted_good()
  tail call void @unquoted_bad()
  tail call void @bounded_good()
  tail call void @unbounded_bad()
  tail call void @guard_good()
  tail call void @guard_bad()
  tail call void @guard_returns_good()
  tail call void @guard_exits_good()
  tail call void @guard_ignored_bad()
  tail call void @guard_of_other_bad()
  %0 = load ptr, ptr %arguments, align 8, !tbaa !16
  %1 = load i8, ptr %0, align 1, !tbaa !21
  %conv = sext i8 %1 to i32
  tail call void @guard_of_element_bad(i32 noundef %count, i32 noundef %conv)
  tail call void @guard_and_good(i32 noundef %count)
  tail call void @guard_or_bad(i32 noundef %count)
  tail call void @guard_then_read_bad()
  tail call void @guard_then_read_inside_bad()
  tail call void @guard_of_pointer_bad(i32 noundef %count)
  tail call void @guard_of_pointer_good()
  tail call void @guard_variable_good()
  tail call void @guard_variable_bad(i32 noundef %count)
  tail call void @guard_variable_late_bad()
  tail call void @guard_loop_good()
  tail call void @guard_loop_bad()
  tail call void @guard_switch_good()
  tail call void @guard_switch_bad()
  tail call void @guard_goes_on_good()
  tail call void @guard_goes_on_bad()
  tail call void @range_good()
  tail call void @range_zero_good()
  tail call void @range_one_good()
  tail call void @range_one_bad()
  tail call void @range_two_bad()
  tail call void @range_above_good()
  tail call void @range_above_bad()
  tail call void @range_below_good()
  tail call void @range_not_below_bad()
  tail call void @range_goes_on_good()
  tail call void @range_changed_bad()
  tail call void @guard_with_body_good()
  tail call void @guard_with_body_bad()
  tail call void @guard_with_body_changed_bad()
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef captures(none)) local_unnamed_addr #11

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { nounwind willreturn memory(read) }
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 omnipotent char", !11, i64 0}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = !{!7, !7, i64 0}
!22 = distinct !{!22, !13, !14}
