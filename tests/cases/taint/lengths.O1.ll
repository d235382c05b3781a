; ModuleID = 'lengths.c'
source_filename = "lengths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@way = dso_local global i32 0, align 4
@stdin = external local_unnamed_addr global ptr, align 8
@line = dso_local global [256 x i8] zeroinitializer, align 16

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  %call = tail call fastcc ptr @text()
  %call1 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %0 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noundef ptr @text() unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = tail call ptr @fgets(ptr noundef nonnull @line, i32 noundef 256, ptr noundef %0)
  ret ptr %call
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @strcpy(ptr noalias noundef returned writeonly, ptr noalias noundef readonly captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_good() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  %call = tail call fastcc ptr @text()
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp = icmp ugt i64 %call1, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %0 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_beyond_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  %call = tail call fastcc ptr @text()
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp = icmp ugt i64 %call1, 64
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %0 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_kept_good() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  %call = tail call fastcc ptr @text()
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp = icmp ugt i64 %call1, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %0 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_other_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 64, ptr noundef %0)
  %call1 = call fastcc ptr @text()
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %call4 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call1) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %1 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_again_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call4 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %1)
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %c) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_perhaps_bad() local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %1 = load volatile i32, ptr @way, align 4, !tbaa !5
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.end4, label %if.then

if.then:                                          ; preds = %entry
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %cmp = icmp ugt i64 %call2, 63
  br i1 %cmp, label %cleanup, label %if.end4

if.end4:                                          ; preds = %if.then, %entry
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %c) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %2 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %if.then, %if.end4
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #11
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_too_small_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %call3 = call noalias ptr @malloc(i64 noundef %call2) #11
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_before_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %add = add i64 %call2, 1
  %call3 = call noalias ptr @malloc(i64 noundef %add) #11
  %1 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call5 = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %1)
  %call7 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call8 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_room_good(ptr noundef %to, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @text()
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp.not = icmp ult i64 %call1, %room
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call2 = tail call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %to, ptr noundef nonnull dereferenceable(1) %call) #9
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_room_known_bad(i64 noundef %room) local_unnamed_addr #0 {
entry:
  %b = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #9
  %call = tail call fastcc ptr @text()
  %call1 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %call) #10
  %cmp.not = icmp ult i64 %call1, %room
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %call2 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %b, ptr noundef nonnull dereferenceable(1) %call) #9
  %arrayidx = getelementptr inbounds nuw i8, ptr %b, i64 1
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = sext i8 %0 to i32
  store volatile i32 %conv, ptr @way, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_elsewhere_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %add = add i64 %call2, 16
  %call3 = call fastcc ptr @make(i64 noundef %add)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noalias nonnull ptr @make(i64 noundef %count) unnamed_addr #0 {
entry:
  %call = tail call noalias ptr @calloc(i64 noundef %count, i64 noundef 1) #12
  %tobool.not = icmp eq ptr %call, null
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @exit(i32 noundef 1) #13
  unreachable

if.end:                                           ; preds = %entry
  ret ptr %call
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_twice_elsewhere_good() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %add = add i64 %call2, 1
  %call3 = call fastcc ptr @make_bytes(i64 noundef %add)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noalias nonnull ptr @make_bytes(i64 noundef %bytes) unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @make(i64 noundef %bytes)
  ret ptr %call
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_elsewhere_bad() local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %call3 = call fastcc ptr @make_bytes(i64 noundef %call2)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @text_made_perhaps_bad(i32 noundef %any) local_unnamed_addr #0 {
entry:
  %c = alloca [200 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %c) #9
  %0 = load ptr, ptr @stdin, align 8, !tbaa !10
  %call = call ptr @fgets(ptr noundef nonnull %c, i32 noundef 200, ptr noundef %0)
  %call2 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %c) #10
  %add = add i64 %call2, 1
  %call3 = call fastcc ptr @make_some(i64 noundef %add, i32 noundef %any)
  %call5 = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %call3, ptr noundef nonnull dereferenceable(1) %c) #9
  %call6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %call3)
  call void @llvm.lifetime.end.p0(ptr nonnull %c) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal fastcc noalias noundef ptr @make_some(i64 noundef %bytes, i32 noundef %any) unnamed_addr #6 {
entry:
  %tobool.not = icmp eq i32 %any, 0
  %.bytes = select i1 %tobool.not, i64 8, i64 %bytes
  %call1 = tail call noalias ptr @malloc(i64 noundef %.bytes) #11
  ret ptr %call1
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %v) local_unnamed_addr #0 {
entry:
  tail call void @text_bad()
  tail call void @text_good()
  tail call void @text_beyond_bad()
  tail call void @text_kept_good()
  tail call void @text_other_bad()
  tail call void @text_again_bad()
  tail call void @text_perhaps_bad()
  tail call void @text_made_good()
  tail call void @text_made_too_small_bad()
  tail call void @text_made_before_bad()
  %0 = load ptr, ptr %v, align 8, !tbaa !13
  %conv = sext i32 %count to i64
  tail call void @text_room_good(ptr noundef %0, i64 noundef %conv)
  tail call void @text_room_known_bad(i64 noundef %conv)
  tail call void @text_made_elsewhere_good()
  tail call void @text_made_twice_elsewhere_good()
  tail call void @text_made_elsewhere_bad()
  tail call void @text_made_perhaps_bad(i32 noundef %count)
  ret i32 0
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #8

attributes #0 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind allocsize(0,1) }
attributes #13 = { cold noreturn nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS8_IO_FILE", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 omnipotent char", !12, i64 0}
