
@t = external global i8

define i32 @f(ptr %p, <4 x i32> %v, <vscale x 4 x i32> %sv, i1 %c, target("aarch64.svcount") %t) {
  %a = atomicrmw fadd ptr %p, float 1.000000e+00 monotonic, align 4
  %b = atomicrmw usub_sat ptr %p, i32 1 syncscope("agent") monotonic, align 4, !foo !0
  %c2 = cmpxchg volatile ptr %p, ptr null, ptr %p acq_rel acquire, align 8
  %s = shufflevector <vscale x 4 x i32> %sv, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %ph = select nnan i1 %c, float 1.000000e+00, float 2.000000e+00
  %x = ptrtoaddr ptr %p to i64
  %y = inttoptr i64 %x to ptr
  %z = addrspacecast ptr %y to ptr addrspace(1)
  %l = load ptr, ptr %p, align 8, !nonnull !0, !align !1
  %u = uitofp nneg i32 1 to double
  %f = fptrunc fast double %u to float
  %g = getelementptr nusw nuw [4 x i32], ptr %p, i32 0, i32 7
  %al = alloca inalloca i32, align 4
  %al2 = alloca swifterror ptr, align 8
  switch i32 0, label %e [
  ]

e:                                                ; preds = %0
  %s2 = add i32 0, 0
  %v1 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> range(i32 0, 4) %v, i1 false)
  %i = invoke i32 asm "nop", "=r"() #2 [ "kcfi"(i32 4) ]
          to label %n unwind label %u1

n:                                                ; preds = %e
  ret i32 %i

u1:                                               ; preds = %e
  %lp = landingpad { ptr, i32 }
          catch ptr @t
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1 immarg) #0

; Function Attrs: alignstack(16)
declare void @v(ptr sret(i32) align 4, ...) #1

; Function Attrs: nounwind alignstack(16) uwtable(sync) vscale_range(1,16)
define internal fastcc void @e() unnamed_addr #2 section "x" align 32 gc "statepoint-example" prefix i32 1 prologue i32 2 personality ptr @v !foo !0 {
  ret void
}

define available_externally hidden dllexport x86_stdcallcc zeroext i1 @one() {
  ret i1 true
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { alignstack=16 }
attributes #2 = { nounwind alignstack=16 uwtable(sync) vscale_range(1,16) }

!named = !{!0, !1}

!0 = !{}
!1 = !{i64 8}
