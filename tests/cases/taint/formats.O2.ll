; ModuleID = 'formats.c'
source_filename = "formats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, ptr }
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
@.str.16 = private unnamed_addr constant [6 x i8] c"no %s\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"a %s\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"b %s\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"two %s\00", align 1
@table = internal unnamed_addr constant [2 x { i32, [4 x i8], ptr }] [{ i32, [4 x i8], ptr } { i32 1, [4 x i8] zeroinitializer, ptr @.str.1 }, { i32, [4 x i8], ptr } { i32 2, [4 x i8] zeroinitializer, ptr @.str.19 }], align 16
@.str.21 = private unnamed_addr constant [5 x i8] c"p %s\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"q %s\00", align 1
@stderr = external local_unnamed_addr global ptr, align 8

; Function Attrs: nofree nounwind uwtable
define dso_local void @literal_good(ptr noundef readonly captures(none) %data) local_unnamed_addr #0 {
entry:
  %puts = tail call i32 @puts(ptr nonnull dereferenceable(1) %data)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1

; Function Attrs: nofree nounwind uwtable
define dso_local void @chosen_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %k, 1
  %cond = select i1 %cmp, ptr @.str.1, ptr @.str.2
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond, ptr noundef %data)
  ret void
}

; Function Attrs: nofree nounwind uwtable
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

; Function Attrs: nofree nounwind uwtable
define dso_local void @whole_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @whole, ptr noundef %data)
  %cmp = icmp sgt i32 %k, 2
  %idx.ext = zext i1 %cmp to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr @whole, i64 %idx.ext
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %add.ptr, ptr noundef %data)
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @returned_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #2 {
entry:
  %tobool.not.i = icmp eq i32 %k, 0
  %cond.i = select i1 %tobool.not.i, ptr @.str.22, ptr @.str.21
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond.i, ptr noundef %data)
  switch i32 %k, label %sw.default.i [
    i32 0, label %look.exit
    i32 1, label %sw.bb1.i
  ]

sw.bb1.i:                                         ; preds = %entry
  br label %look.exit

sw.default.i:                                     ; preds = %entry
  %rem.i = srem i32 %k, 3
  %idxprom.i = sext i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom.i
  %0 = load ptr, ptr %arrayidx.i, align 8, !tbaa !9
  br label %look.exit

look.exit:                                        ; preds = %entry, %sw.bb1.i, %sw.default.i
  %retval.0.i = phi ptr [ %0, %sw.default.i ], [ @.str.18, %sw.bb1.i ], [ @.str.17, %entry ]
  %call3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %retval.0.i, ptr noundef %data)
  tail call void (i32, ptr, ...) @syslog(i32 noundef 3, ptr noundef nonnull %cond.i, ptr noundef %data) #10
  ret void
}

declare void @syslog(i32 noundef, ptr noundef, ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind uwtable
define dso_local void @loop_good(i32 noundef %k, ptr noundef %data) local_unnamed_addr #0 {
entry:
  %cmp15 = icmp sgt i32 %k, 0
  br i1 %cmp15, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %cmp = icmp samesign ugt i32 %k, 3
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree nounwind uwtable
define dso_local void @copied_good(ptr noundef %data) local_unnamed_addr #0 {
entry:
  %format = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %format) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %format, ptr noundef nonnull align 16 dereferenceable(5) @.str.5, i64 5, i1 false) #10
  %call2 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format, ptr noundef %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %format) #10
  ret void
}

; Function Attrs: nofree nounwind uwtable
define dso_local void @data_bad() local_unnamed_addr #0 {
entry:
  %data = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %data) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !16
  %call = call ptr @fgets(ptr noundef nonnull %data, i32 noundef 80, ptr noundef %0)
  %call2 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %data) #10
  ret void
}

; Function Attrs: nofree nounwind
declare noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #1

; Function Attrs: nofree nounwind uwtable
define dso_local void @chosen_bad(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %k, 3
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %call = tail call ptr @getenv(ptr noundef nonnull @.str.6) #10
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi ptr [ %call, %cond.true ], [ @.str.7, %entry ]
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond, i32 noundef %k)
  ret void
}

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readonly captures(none) %arguments) local_unnamed_addr #2 {
entry:
  %data.i = alloca [80 x i8], align 16
  %format.i = alloca [80 x i8], align 16
  %data = alloca [80 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %data) #10
  %0 = load ptr, ptr @stdin, align 8, !tbaa !16
  %call = call ptr @fgets(ptr noundef nonnull %data, i32 noundef 80, ptr noundef %0)
  %puts.i = call i32 @puts(ptr nonnull readonly dereferenceable(1) %data)
  %cmp.i = icmp sgt i32 %count, 1
  %cond.i = select i1 %cmp.i, ptr @.str.1, ptr @.str.2
  %call.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond.i, ptr noundef nonnull %data)
  %rem.i = srem i32 %count, 3
  %idxprom.i = sext i32 %rem.i to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom.i
  %1 = load ptr, ptr %arrayidx.i, align 8, !tbaa !9
  %call.i37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %1, ptr noundef nonnull %data)
  %arrayidx3.i = getelementptr inbounds ptr, ptr @fixed, i64 %idxprom.i
  %2 = load ptr, ptr %arrayidx3.i, align 8, !tbaa !9
  %call4.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %2, ptr noundef nonnull %data)
  %and.i = and i32 %count, 1
  %idxprom5.i = zext nneg i32 %and.i to i64
  %arrayidx6.i = getelementptr inbounds nuw %struct.anon, ptr @table, i64 %idxprom5.i
  %text.i = getelementptr inbounds nuw i8, ptr %arrayidx6.i, i64 8
  %3 = load ptr, ptr %text.i, align 8, !tbaa !12
  %call7.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull %data)
  %call.i38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @whole, ptr noundef nonnull %data)
  %cmp.i39 = icmp sgt i32 %count, 2
  %idx.ext.i = zext i1 %cmp.i39 to i64
  %add.ptr.i = getelementptr inbounds nuw i8, ptr @whole, i64 %idx.ext.i
  %call1.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %add.ptr.i, ptr noundef nonnull %data)
  %arrayidx = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %4 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  %tobool.not.i.i = icmp eq i32 %count, 0
  %cond.i.i = select i1 %tobool.not.i.i, ptr @.str.22, ptr @.str.21
  %call1.i40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond.i.i, ptr noundef %4)
  switch i32 %count, label %sw.default.i.i [
    i32 0, label %returned_good.exit
    i32 1, label %sw.bb1.i.i
  ]

sw.bb1.i.i:                                       ; preds = %entry
  br label %returned_good.exit

sw.default.i.i:                                   ; preds = %entry
  br label %returned_good.exit

returned_good.exit:                               ; preds = %entry, %sw.bb1.i.i, %sw.default.i.i
  %retval.0.i.i = phi ptr [ %1, %sw.default.i.i ], [ @.str.18, %sw.bb1.i.i ], [ @.str.17, %entry ]
  %call3.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %retval.0.i.i, ptr noundef %4)
  call void (i32, ptr, ...) @syslog(i32 noundef 3, ptr noundef nonnull %cond.i.i, ptr noundef %4) #10
  %cmp15.i = icmp sgt i32 %count, 0
  br i1 %cmp15.i, label %for.body.preheader.i, label %loop_good.exit

for.body.preheader.i:                             ; preds = %returned_good.exit
  %cmp.i41 = icmp samesign ugt i32 %count, 3
  %spec.store.select.i = select i1 %cmp.i41, ptr @.str.4, ptr @.str.3
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.preheader.i
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %for.body.preheader.i ]
  %format.06.i = phi ptr [ %5, %for.body.i ], [ %spec.store.select.i, %for.body.preheader.i ]
  %call.i42 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format.06.i, ptr noundef nonnull %data)
  %rem.i43 = urem i32 %i.07.i, 3
  %idxprom.i44 = zext nneg i32 %rem.i43 to i64
  %arrayidx.i45 = getelementptr inbounds nuw ptr, ptr @fixed, i64 %idxprom.i44
  %5 = load ptr, ptr %arrayidx.i45, align 8, !tbaa !9
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %count
  br i1 %exitcond.not.i, label %loop_good.exit, label %for.body.i, !llvm.loop !14

loop_good.exit:                                   ; preds = %for.body.i, %returned_good.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %format.i) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %format.i, ptr noundef nonnull align 16 dereferenceable(5) @.str.5, i64 5, i1 false) #10
  %call2.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %format.i, ptr noundef nonnull %data)
  call void @llvm.lifetime.end.p0(ptr nonnull %format.i) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %data.i) #10
  %6 = load ptr, ptr @stdin, align 8, !tbaa !16
  %call.i46 = call ptr @fgets(ptr noundef nonnull %data.i, i32 noundef 80, ptr noundef %6)
  %call2.i47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %data.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %data.i) #10
  %cmp.i48 = icmp sgt i32 %count, 3
  br i1 %cmp.i48, label %cond.true.i, label %chosen_bad.exit

cond.true.i:                                      ; preds = %loop_good.exit
  %call.i51 = call ptr @getenv(ptr noundef nonnull @.str.6) #10
  br label %chosen_bad.exit

chosen_bad.exit:                                  ; preds = %loop_good.exit, %cond.true.i
  %cond.i49 = phi ptr [ %call.i51, %cond.true.i ], [ @.str.7, %loop_good.exit ]
  %call1.i50 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond.i49, i32 noundef %count)
  %call.i52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, ptr noundef nonnull %data)
  %cond = select i1 %tobool.not.i.i, ptr @.str.10, ptr @.str.9
  %call8 = call ptr @getenv(ptr noundef nonnull @.str.6) #10
  %call.i53 = call i32 (ptr, ...) @printf(ptr noundef nonnull readonly dereferenceable(1) %cond, ptr noundef %call8)
  %7 = load ptr, ptr %arrayidx, align 8, !tbaa !9
  %call.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %7)
  %8 = load ptr, ptr %arguments, align 8, !tbaa !9
  call void (ptr, ...) @list_good(ptr noundef nonnull @.str.12, ptr noundef nonnull %data, ptr noundef %8)
  %arrayidx13 = getelementptr inbounds nuw i8, ptr %arguments, i64 16
  %9 = load ptr, ptr %arrayidx13, align 8, !tbaa !9
  call void (ptr, ...) @list_good(ptr noundef nonnull %cond.i.i, ptr noundef %9)
  %call19 = call ptr @getenv(ptr noundef nonnull @.str.14) #10
  %call.i58 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, ptr noundef nonnull %data)
  %call.i60 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %cond.i.i, ptr noundef %call19)
  %call21 = call ptr @getenv(ptr noundef nonnull @.str.6) #10
  %call.i61 = call i32 (ptr, ...) @printf(ptr noundef nonnull readonly dereferenceable(1) %call21, ptr noundef nonnull %data)
  %putchar = call i32 @putchar(i32 120)
  call void @llvm.lifetime.end.p0(ptr nonnull %data) #10
  ret i32 0
}

; Function Attrs: cold nofree nounwind uwtable
define internal void @list_good(ptr noundef readonly captures(none) %format, ...) unnamed_addr #6 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %list) #10
  call void @llvm.va_start.p0(ptr nonnull %list)
  %0 = load ptr, ptr @stderr, align 8, !tbaa !16
  %call = call i32 @vfprintf(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %list) #11
  call void @llvm.va_end.p0(ptr nonnull %list)
  call void @llvm.lifetime.end.p0(ptr nonnull %list) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nofree nounwind
declare noundef i32 @vfprintf(ptr noundef captures(none), ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #8

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { nofree nounwind }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { cold nounwind }

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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS8_IO_FILE", !11, i64 0}
