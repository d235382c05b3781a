; ModuleID = 'power_mod.c'
source_filename = "power_mod.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @power_mod(i32 noundef %base, i32 noundef %exponent, i32 noundef %modulus) local_unnamed_addr #0 {
entry:
  %tobool.not14 = icmp eq i32 %exponent, 0
  br i1 %tobool.not14, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %if.end
  %mul3.pn = phi i32 [ %mul3, %if.end ], [ %base, %entry ]
  %result.016 = phi i32 [ %result.1, %if.end ], [ 1, %entry ]
  %exponent.addr.015 = phi i32 [ %shr, %if.end ], [ %exponent, %entry ]
  %base.addr.017 = urem i32 %mul3.pn, %modulus
  %and = and i32 %exponent.addr.015, 1
  %tobool1.not = icmp eq i32 %and, 0
  br i1 %tobool1.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  %mul = mul i32 %base.addr.017, %result.016
  %rem2 = urem i32 %mul, %modulus
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %result.1 = phi i32 [ %rem2, %if.then ], [ %result.016, %while.body ]
  %mul3 = mul i32 %base.addr.017, %base.addr.017
  %shr = lshr i32 %exponent.addr.015, 1
  %tobool.not = icmp eq i32 %shr, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !8

while.end:                                        ; preds = %if.end, %entry
  %result.0.lcssa = phi i32 [ 1, %entry ], [ %result.1, %if.end ]
  ret i32 %result.0.lcssa
}

attributes #0 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
