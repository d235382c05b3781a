; ModuleID = 'lengths.c'
source_filename = "lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@way = dso_local global i32 0, align 4
@stdin = external local_unnamed_addr global ptr, align 8
@line = dso_local global [256 x i8] zeroinitializer, align 16

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_good() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp = icmp ugt i64 %call1, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_beyond_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp = icmp ugt i64 %call1, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_kept_good() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp = icmp ugt i64 %call1, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_other_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 64, ptr noundef %0)
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %1)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #11
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_again_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %1)
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %c) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_perhaps_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %1 = load volatile i32, ptr @way, align 4, !tbaa !5
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.end4, label %if.then

if.then:                                          ; preds = %entry
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end4

if.end4:                                          ; preds = %if.then, %entry
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %c) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %if.then, %if.end4
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #12
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_too_small_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %call3 = call noalias ptr @malloc(i64 noundef %call2) #12
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_before_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #12
  %1 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call5 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %1)
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call8 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_room_good(ptr noundef %to, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp.not = icmp ult i64 %call1, %room
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call2 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %to, ptr noundef nonnull dereferenceable(1) %call.i) #10
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_room_known_bad(i64 noundef %room) local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp.not = icmp ult i64 %call1, %room
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call.i) #10
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !12
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_elsewhere_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %add = add i64 %call2, 16
  %call3 = call fastcc ptr @make(i64 noundef %add)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noalias nonnull ptr @make(i64 noundef %count) unnamed_addr #6 {
entry:
  %call = tail call noalias ptr @calloc(i64 noundef %count, i64 noundef 1) #13
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef 1) #14
  unreachable

if.end:                                           ; preds = %entry
  ret ptr %call
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_twice_elsewhere_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %add = add i64 %call2, 1
  %call3 = call fastcc ptr @make_bytes(i64 noundef %add)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noalias nonnull ptr @make_bytes(i64 noundef %bytes) unnamed_addr #6 {
entry:
  %call = tail call fastcc ptr @make(i64 noundef %bytes)
  ret ptr %call
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_elsewhere_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %call3 = call fastcc ptr @make_bytes(i64 noundef %call2)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @text_made_perhaps_bad(i32 noundef %any) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #11
  %add = add i64 %call2, 1
  %call3 = call fastcc ptr @make_some(i64 noundef %add, i32 noundef %any)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #10
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #10
  ret void
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc noalias noundef ptr @make_some(i64 noundef %bytes, i32 noundef %any) unnamed_addr #7 {
entry:
  %tobool.not = icmp eq i32 %any, 0
  %.bytes = select i1 %tobool.not, i64 8, i64 %bytes
  %call1 = tail call noalias ptr @malloc(i64 noundef %.bytes) #12
  ret ptr %call1
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  %c.i97 = alloca [200 x i8], align 16
  %c.i91 = alloca [200 x i8], align 16
  %c.i84 = alloca [200 x i8], align 16
  %c.i77 = alloca [200 x i8], align 16
  %b.i69 = alloca [64 x i8], align 16
  %c.i58 = alloca [200 x i8], align 16
  %c.i52 = alloca [200 x i8], align 16
  %c.i49 = alloca [200 x i8], align 16
  %b.i41 = alloca [64 x i8], align 16
  %c.i42 = alloca [200 x i8], align 16
  %b.i32 = alloca [64 x i8], align 16
  %c.i33 = alloca [200 x i8], align 16
  %b.i25 = alloca [64 x i8], align 16
  %c.i = alloca [64 x i8], align 16
  %b.i17 = alloca [64 x i8], align 16
  %b.i9 = alloca [64 x i8], align 16
  %b.i4 = alloca [64 x i8], align 16
  %b.i = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i = tail call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  %call1.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i, ptr noundef nonnull dereferenceable(1) %call.i.i) #10
  %arrayidx.i = getelementptr inbounds nuw i8, ptr %b.i, i64 1
  %1 = load i8, ptr %arrayidx.i, align 1, !tbaa !12
  %conv.i = sext i8 %1 to i32
  store volatile i32 %conv.i, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i4) #10
  %2 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i5 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %2)
  %call1.i6 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i.i5) #11
  %cmp.i = icmp ugt i64 %call1.i6, 63
  br i1 %cmp.i, label %text_good.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %call2.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i4, ptr noundef nonnull dereferenceable(1) %call.i.i5) #10
  %arrayidx.i7 = getelementptr inbounds nuw i8, ptr %b.i4, i64 1
  %3 = load i8, ptr %arrayidx.i7, align 1, !tbaa !12
  %conv.i8 = sext i8 %3 to i32
  store volatile i32 %conv.i8, ptr @way, align 4, !tbaa !5
  br label %text_good.exit

text_good.exit:                                   ; preds = %entry, %if.end.i
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i4) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i9) #10
  %4 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i10 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %4)
  %call1.i11 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i.i10) #11
  %cmp.i12 = icmp ugt i64 %call1.i11, 64
  br i1 %cmp.i12, label %text_beyond_bad.exit, label %if.end.i13

if.end.i13:                                       ; preds = %text_good.exit
  %call2.i14 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i9, ptr noundef nonnull dereferenceable(1) %call.i.i10) #10
  %arrayidx.i15 = getelementptr inbounds nuw i8, ptr %b.i9, i64 1
  %5 = load i8, ptr %arrayidx.i15, align 1, !tbaa !12
  %conv.i16 = sext i8 %5 to i32
  store volatile i32 %conv.i16, ptr @way, align 4, !tbaa !5
  br label %text_beyond_bad.exit

text_beyond_bad.exit:                             ; preds = %text_good.exit, %if.end.i13
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i9) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i17) #10
  %6 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i18 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %6)
  %call1.i19 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i.i18) #11
  %cmp.i20 = icmp ugt i64 %call1.i19, 63
  br i1 %cmp.i20, label %text_kept_good.exit, label %if.end.i21

if.end.i21:                                       ; preds = %text_beyond_bad.exit
  %call2.i22 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i17, ptr noundef nonnull dereferenceable(1) %call.i.i18) #10
  %arrayidx.i23 = getelementptr inbounds nuw i8, ptr %b.i17, i64 1
  %7 = load i8, ptr %arrayidx.i23, align 1, !tbaa !12
  %conv.i24 = sext i8 %7 to i32
  store volatile i32 %conv.i24, ptr @way, align 4, !tbaa !5
  br label %text_kept_good.exit

text_kept_good.exit:                              ; preds = %text_beyond_bad.exit, %if.end.i21
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i17) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i25) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i) #10
  %8 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i = call ptr @fgets(ptr noundef nonnull %c.i, i32 noundef 64, ptr noundef %8)
  %9 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i26 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %9)
  %call2.i27 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i) #11
  %cmp.i28 = icmp ugt i64 %call2.i27, 63
  br i1 %cmp.i28, label %text_other_bad.exit, label %if.end.i29

if.end.i29:                                       ; preds = %text_kept_good.exit
  %call4.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i25, ptr noundef nonnull dereferenceable(1) %call.i.i26) #10
  %arrayidx.i30 = getelementptr inbounds nuw i8, ptr %b.i25, i64 1
  %10 = load i8, ptr %arrayidx.i30, align 1, !tbaa !12
  %conv.i31 = sext i8 %10 to i32
  store volatile i32 %conv.i31, ptr @way, align 4, !tbaa !5
  br label %text_other_bad.exit

text_other_bad.exit:                              ; preds = %text_kept_good.exit, %if.end.i29
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i25) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i32) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i33) #10
  %11 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i34 = call ptr @fgets(ptr noundef nonnull %c.i33, i32 noundef 200, ptr noundef %11)
  %call2.i35 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i33) #11
  %cmp.i36 = icmp ugt i64 %call2.i35, 63
  br i1 %cmp.i36, label %text_again_bad.exit, label %if.end.i37

if.end.i37:                                       ; preds = %text_other_bad.exit
  %12 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call4.i38 = call ptr @fgets(ptr noundef nonnull %c.i33, i32 noundef 200, ptr noundef %12)
  %call7.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i32, ptr noundef nonnull dereferenceable(1) %c.i33) #10
  %arrayidx.i39 = getelementptr inbounds nuw i8, ptr %b.i32, i64 1
  %13 = load i8, ptr %arrayidx.i39, align 1, !tbaa !12
  %conv.i40 = sext i8 %13 to i32
  store volatile i32 %conv.i40, ptr @way, align 4, !tbaa !5
  br label %text_again_bad.exit

text_again_bad.exit:                              ; preds = %text_other_bad.exit, %if.end.i37
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i33) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i32) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i41) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i42) #10
  %14 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i43 = call ptr @fgets(ptr noundef nonnull %c.i42, i32 noundef 200, ptr noundef %14)
  %15 = load volatile i32, ptr @way, align 4, !tbaa !5
  %tobool.not.i = icmp eq i32 %15, 0
  br i1 %tobool.not.i, label %if.end4.i, label %if.then.i

if.then.i:                                        ; preds = %text_again_bad.exit
  %call2.i44 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i42) #11
  %cmp.i45 = icmp ugt i64 %call2.i44, 63
  br i1 %cmp.i45, label %text_perhaps_bad.exit, label %if.end4.i

if.end4.i:                                        ; preds = %if.then.i, %text_again_bad.exit
  %call7.i46 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i41, ptr noundef nonnull dereferenceable(1) %c.i42) #10
  %arrayidx.i47 = getelementptr inbounds nuw i8, ptr %b.i41, i64 1
  %16 = load i8, ptr %arrayidx.i47, align 1, !tbaa !12
  %conv.i48 = sext i8 %16 to i32
  store volatile i32 %conv.i48, ptr @way, align 4, !tbaa !5
  br label %text_perhaps_bad.exit

text_perhaps_bad.exit:                            ; preds = %if.then.i, %if.end4.i
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i42) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i41) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i49) #10
  %17 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i50 = call ptr @fgets(ptr noundef nonnull %c.i49, i32 noundef 200, ptr noundef %17)
  %call2.i51 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i49) #11
  %add.i = add i64 %call2.i51, 1
  %call3.i = call noalias ptr @malloc(i64 noundef %add.i) #12
  %call5.i = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i, ptr noundef nonnull dereferenceable(1) %c.i49) #10
  %call6.i = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i49) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i52) #10
  %18 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i53 = call ptr @fgets(ptr noundef nonnull %c.i52, i32 noundef 200, ptr noundef %18)
  %call2.i54 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i52) #11
  %call3.i55 = call noalias ptr @malloc(i64 noundef %call2.i54) #12
  %call5.i56 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i55, ptr noundef nonnull dereferenceable(1) %c.i52) #10
  %call6.i57 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i55)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i52) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i58) #10
  %19 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i59 = call ptr @fgets(ptr noundef nonnull %c.i58, i32 noundef 200, ptr noundef %19)
  %call2.i60 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i58) #11
  %add.i61 = add i64 %call2.i60, 1
  %call3.i62 = call noalias ptr @malloc(i64 noundef %add.i61) #12
  %20 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call5.i63 = call ptr @fgets(ptr noundef nonnull %c.i58, i32 noundef 200, ptr noundef %20)
  %call7.i64 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i62, ptr noundef nonnull dereferenceable(1) %c.i58) #10
  %call8.i = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i62)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i58) #10
  %21 = load ptr, ptr %v, align 8, !tbaa !13
  %conv = sext i32 %count to i64
  %22 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i65 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %22)
  %call1.i66 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i.i65) #11
  %cmp.not.i = icmp ult i64 %call1.i66, %conv
  br i1 %cmp.not.i, label %if.end.i67, label %text_room_good.exit

if.end.i67:                                       ; preds = %text_perhaps_bad.exit
  %call2.i68 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %21, ptr noundef nonnull dereferenceable(1) %call.i.i65) #10
  br label %text_room_good.exit

text_room_good.exit:                              ; preds = %text_perhaps_bad.exit, %if.end.i67
  call void @llvm.lifetime.start.p0(ptr nonnull %b.i69) #10
  %23 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i.i70 = call noundef ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %23)
  %call1.i71 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call.i.i70) #11
  %cmp.not.i72 = icmp ult i64 %call1.i71, %conv
  br i1 %cmp.not.i72, label %if.end.i73, label %text_room_known_bad.exit

if.end.i73:                                       ; preds = %text_room_good.exit
  %call2.i74 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b.i69, ptr noundef nonnull dereferenceable(1) %call.i.i70) #10
  %arrayidx.i75 = getelementptr inbounds nuw i8, ptr %b.i69, i64 1
  %24 = load i8, ptr %arrayidx.i75, align 1, !tbaa !12
  %conv.i76 = sext i8 %24 to i32
  store volatile i32 %conv.i76, ptr @way, align 4, !tbaa !5
  br label %text_room_known_bad.exit

text_room_known_bad.exit:                         ; preds = %text_room_good.exit, %if.end.i73
  call void @llvm.lifetime.end.p0(ptr nonnull %b.i69) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i77) #10
  %25 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i78 = call ptr @fgets(ptr noundef nonnull %c.i77, i32 noundef 200, ptr noundef %25)
  %call2.i79 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i77) #11
  %add.i80 = add i64 %call2.i79, 16
  %call3.i81 = call fastcc ptr @make(i64 noundef %add.i80)
  %call5.i82 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i81, ptr noundef nonnull dereferenceable(1) %c.i77) #10
  %call6.i83 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i81)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i77) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i84) #10
  %26 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i85 = call ptr @fgets(ptr noundef nonnull %c.i84, i32 noundef 200, ptr noundef %26)
  %call2.i86 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i84) #11
  %add.i87 = add i64 %call2.i86, 1
  %call3.i88 = call fastcc ptr @make_bytes(i64 noundef %add.i87)
  %call5.i89 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i88, ptr noundef nonnull dereferenceable(1) %c.i84) #10
  %call6.i90 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i88)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i84) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i91) #10
  %27 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i92 = call ptr @fgets(ptr noundef nonnull %c.i91, i32 noundef 200, ptr noundef %27)
  %call2.i93 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i91) #11
  %call3.i94 = call fastcc ptr @make_bytes(i64 noundef %call2.i93)
  %call5.i95 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i94, ptr noundef nonnull dereferenceable(1) %c.i91) #10
  %call6.i96 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i94)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i91) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %c.i97) #10
  %28 = load ptr, ptr @stdin, align 8, !tbaa !9
  %call.i98 = call ptr @fgets(ptr noundef nonnull %c.i97, i32 noundef 200, ptr noundef %28)
  %call2.i99 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c.i97) #11
  %add.i100 = add i64 %call2.i99, 1
  %call3.i101 = call fastcc ptr @make_some(i64 noundef %add.i100, i32 noundef %count)
  %call5.i102 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3.i101, ptr noundef nonnull dereferenceable(1) %c.i97) #10
  %call6.i103 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3.i101)
  call void @llvm.lifetime.end.p0(ptr nonnull %c.i97) #10
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #9

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind allocsize(0,1) }
attributes #14 = { cold noreturn nounwind }

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
!12 = !{!7, !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 omnipotent char", !11, i64 0}
