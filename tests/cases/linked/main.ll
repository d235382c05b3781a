; ModuleID = 'main.cpp'
source_filename = "main.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_Z5twiceIiET_S0_ = comdat any

$_Z11next_numberv = comdat any

$_ZZ11next_numbervE6number = comdat any

@_ZZ11next_numbervE6number = linkonce_odr dso_local local_unnamed_addr global i32 0, comdat, align 4

; Function Attrs: mustprogress noinline nounwind uwtable
define weak dso_local noundef i32 @_Z7weakestv() local_unnamed_addr #0 {
entry:
  ret i32 1
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_Z3sumi(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi i32 [ 0, %entry ], [ %add2, %for.body ]
  ret i32 %s.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.08 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %s.07 = phi i32 [ %add2, %for.body ], [ 0, %entry ]
  %call = tail call noundef i32 @_Z5twiceIiET_S0_(i32 noundef %i.08)
  %call1 = tail call noundef i32 @_Z11next_numberv()
  %add = add i32 %call, %s.07
  %add2 = add i32 %add, %call1
  %inc = add nuw nsw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z5twiceIiET_S0_(i32 noundef %x) local_unnamed_addr #0 comdat {
entry:
  %add = shl nsw i32 %x, 1
  ret i32 %add
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_Z11next_numberv() local_unnamed_addr #0 comdat {
entry:
  %0 = load i32, ptr @_ZZ11next_numbervE6number, align 4, !tbaa !5
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr @_ZZ11next_numbervE6number, align 4, !tbaa !5
  ret i32 %inc
}

; Function Attrs: mustprogress noinline norecurse nounwind uwtable
define dso_local noundef i32 @main(i32 noundef %argc, ptr noundef readnone captures(none) %0) local_unnamed_addr #1 {
entry:
  %call = tail call noundef i32 @_Z3sumi(i32 noundef %argc)
  %call1 = tail call noundef ptr @_Z4makei(i32 noundef %argc) #3
  %vtable = load ptr, ptr %call1, align 8, !tbaa !12
  %1 = load ptr, ptr %vtable, align 8
  %call2 = tail call noundef i32 %1(ptr noundef nonnull align 8 dereferenceable(8) %call1) #3
  %add = add nsw i32 %call2, %call
  %call3 = tail call noundef i32 @_Z7weakestv()
  %add4 = add nsw i32 %add, %call3
  ret i32 %add4
}

declare noundef ptr @_Z4makei(i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

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
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"vtable pointer", !8, i64 0}
