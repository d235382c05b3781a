; ModuleID = 'formats.c'
source_filename = "formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, ptr }
%struct.out = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str.1 = private unnamed_addr constant [7 x i8] c"one %s\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"many %s\00", align 1
@fixed = internal unnamed_addr constant [3 x ptr] [ptr @.str.16, ptr @.str.17, ptr @.str.18], align 16
@whole = internal constant [6 x i8] c"x %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"f %s\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"g %s\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"h %s\00", align 16
@stdin = external local_unnamed_addr global ptr, align 8
@.str.6 = private unnamed_addr constant [2 x i8] c"X\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"w %s\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"x %s\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"y %s\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"z %s\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"%s %s\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c"o %s\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"Y\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"no %s\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"a %s\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"b %s\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"two %s\00", align 1
@table = internal unnamed_addr constant [2 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 1, [4 x i8] zeroinitializer, ptr @.str.1 }, { i32, [4 x i8], ptr } { i32 2, [4 x i8] zeroinitializer, ptr @.str.19 }], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c"p %s\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"q %s\00", align 1
@stderr = external local_unnamed_addr global ptr, align 8

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @literal_good(ptr noundef readonly captures(none) %data) local_unnamed_addr #0 {
entry:
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) %data)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @chosen_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %k, 1
  %cond = select i1 %cmp, ptr @.str.1, ptr @.str.2
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond, ptr noundef %data)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @table_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %rem = srem i32 %k, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %0, ptr noundef %data)
  %arrayidx3 = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom
  %1 = load ptr, ptr %arrayidx3, align 8, !tbaa !9
  %call4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %1, ptr noundef %data)
  %and = and i32 %k, 1
  %idxprom5 = zext nneg i32 %and to i64
  %arrayidx6 = getelementptr inbounds nuw %struct.anon, ptr @table, i64 %idxprom5
  %text = getelementptr inbounds nuw i8, ptr %arrayidx6, i64 8
  %2 = load ptr, ptr %text, align 8, !tbaa !12
  %call7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %2, ptr noundef %data)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @whole_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @whole, ptr noundef %data)
  %cmp = icmp sgt i32 %k, 2
  %idx.ext = zext i1 %cmp to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr @whole, i64 %idx.ext
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %add.ptr, ptr noundef %data)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @returned_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #2 {
entry:
  %call = tail call fastcc ptr @pick(i32 noundef %k)
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %call, ptr noundef %data)
  %call2 = tail call fastcc ptr @look(i32 noundef %k)
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %call2, ptr noundef %data)
  tail call void (i32, ptr, ...) @syslog(i32 noundef 3, ptr noundef nonnull %call, ptr noundef %data) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc noundef nonnull ptr @pick(i32 noundef %k) unnamed_addr #3 {
entry:
  %tobool.not = icmp eq i32 %k, 0
  %cond = select i1 %tobool.not, ptr @.str.22, ptr @.str.21
  ret ptr %cond
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc ptr @look(i32 noundef %k) unnamed_addr #3 {
entry:
  switch i32 %k, label %sw.default [
    i32 0, label %return
    i32 1, label %sw.bb1
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  %rem = srem i32 %k, 3
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  br label %return

return:                                           ; preds = %entry, %sw.default, %sw.bb1
  %retval.0 = phi ptr [ %0, %sw.default ], [ @.str.18, %sw.bb1 ], [ @.str.17, %entry ]
  ret ptr %retval.0
}

declare void @syslog(i32 noundef, ptr noundef, ...) local_unnamed_addr #4

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @loop_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %k, 0
  br i1 %cmp15, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %cmp = icmp sgt i32 %k, 3
  %spec.store.select = select i1 %cmp, ptr @.str.4, ptr @.str.3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %format.06 = phi ptr [ %0, %for.body ], [ %spec.store.select, %for.body.preheader ]
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format.06, ptr noundef %data)
  %rem = urem i32 %i.07, 3
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw ptr, ptr @fixed, i64 %idxprom
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %k
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @copied_good(ptr noundef %data) local_unnamed_addr #0 {
entry:
  %format = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %format) #13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %format, ptr noundef nonnull align 16 dereferenceable(5) @.str.5, i64 5, i1 false) #13
  %call2 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format, ptr noundef %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %format) #13
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @data_bad() local_unnamed_addr #0 {
entry:
  %data = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %data) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !17
  %call = call ptr @fgets(ptr noundef nonnull %data, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %data) #13
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @chosen_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %k, 3
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.6) #13
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ @.str.7, %entry ]
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond, i32 noundef %k)
  ret void
}

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #6

; Function Attrs: cold noinline nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %arguments) local_unnamed_addr #7 {
entry:
  %data = alloca [80 x i8], align 16
  %out = alloca %struct.out, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %data) #13
  %0 = load ptr, ptr @stdin, align 8, !tbaa !17
  %call = call ptr @fgets(ptr noundef nonnull %data, i32 noundef 80, ptr noundef %0)
  call void @literal_good(ptr noundef nonnull %data)
  call void @chosen_good(i32 noundef %count, ptr noundef nonnull %data)
  call void @table_good(i32 noundef %count, ptr noundef nonnull %data)
  call void @whole_good(i32 noundef %count, ptr noundef nonnull %data)
  %arrayidx = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %1 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  call void @returned_good(i32 noundef %count, ptr noundef %1)
  call void @loop_good(i32 noundef %count, ptr noundef nonnull %data)
  call void @copied_good(ptr noundef nonnull %data)
  call void @data_bad()
  call void @chosen_bad(i32 noundef %count)
  call fastcc void @given_good(ptr noundef nonnull @.str.8, ptr noundef nonnull %data)
  %tobool.not = icmp eq i32 %count, 0
  %cond = select i1 %tobool.not, ptr @.str.10, ptr @.str.9
  %call8 = call ptr @getenv(ptr noundef nonnull @.str.6) #13
  call fastcc void @given_good(ptr noundef nonnull %cond, ptr noundef %call8)
  %2 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  call fastcc void @deep(ptr noundef %2)
  %3 = load ptr, ptr %arguments, align 8, !tbaa !9
  call void (ptr, ...) @list_good(ptr noundef nonnull @.str.12, ptr noundef nonnull %data, ptr noundef %3)
  %call12 = call fastcc ptr @pick(i32 noundef %count)
  %arrayidx13 = getelementptr inbounds nuw i8, ptr %arguments, i64 16
  %4 = load ptr, ptr %arrayidx13, align 8, !tbaa !9
  call void (ptr, ...) @list_good(ptr noundef nonnull %call12, ptr noundef %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %out) #13
  store ptr @.str.13, ptr %out, align 8, !tbaa !19
  %data14 = getelementptr inbounds nuw i8, ptr %out, i64 8
  store ptr %data, ptr %data14, align 8, !tbaa !21
  %call16 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #14
  store ptr %call12, ptr %call16, align 8, !tbaa !19
  %call19 = call ptr @getenv(ptr noundef nonnull @.str.14) #13
  %data20 = getelementptr inbounds nuw i8, ptr %call16, i64 8
  store ptr %call19, ptr %data20, align 8, !tbaa !21
  call fastcc void @member_good(ptr noundef nonnull %out)
  call fastcc void @member_good(ptr noundef nonnull %call16)
  %call21 = call ptr @getenv(ptr noundef nonnull @.str.6) #13
  call fastcc void @own_bad(ptr noundef %call21, ptr noundef %data)
  call fastcc void @own_bad(ptr noundef nonnull @.str.15, ptr noundef %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %out) #13
  call void @llvm.lifetime.end.p0(ptr nonnull %data) #13
  ret i32 0
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @given_good(ptr noundef readonly captures(none) %format, ptr noundef %argument) unnamed_addr #0 {
entry:
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format, ptr noundef %argument)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @deep(ptr noundef %argument) unnamed_addr #0 {
entry:
  tail call fastcc void @given_good(ptr noundef nonnull @.str.11, ptr noundef %argument)
  ret void
}

; Function Attrs: cold nofree noinline nounwind uwtable
define internal void @list_good(ptr noundef readonly captures(none) %format, ...) unnamed_addr #8 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %list) #13
  call void @llvm.va_start.p0(ptr nonnull %list)
  %0 = load ptr, ptr @stderr, align 8, !tbaa !17
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %list) #15
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.lifetime.end.p0(ptr nonnull %list) #13
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #9

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @member_good(ptr noundef readonly captures(none) %out) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %out, align 8, !tbaa !19
  %data = getelementptr inbounds nuw i8, ptr %out, i64 8
  %1 = load ptr, ptr %data, align 8, !tbaa !21
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %0, ptr noundef %1)
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @own_bad(ptr noundef readonly captures(none) %format, ptr noundef nonnull %data) unnamed_addr #0 {
entry:
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format, ptr noundef nonnull %data)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: nofree nounwind
declare noundef i32 @vfprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

attributes #0 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { cold nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #11 = { nofree nounwind }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nounwind }
attributes #14 = { nounwind allocsize(0) }
attributes #15 = { cold nounwind }

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
!10 = !{!"p1 omnipotent char", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !10, i64 8}
!13 = !{!"", !6, i64 0, !10, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS8_IO_FILE", !11, i64 0}
!19 = !{!20, !10, i64 0}
!20 = !{!"out", !10, i64 0, !10, i64 8}
!21 = !{!20, !10, i64 8}
