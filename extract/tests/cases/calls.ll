declare noalias noundef ptr @make(i64 noundef, ...) local_unnamed_addr #0
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

define amdgpu_kernel noundef i32 @calls(ptr noundef byval({ i64 }) align 8 captures(none) %p, ptr %f) #1 "own"="yes" {
  %m = tail call fastcc noalias noundef nonnull ptr (i64, ...) @make(i64 noundef 8, ptr nonnull align 16 dereferenceable(4) %p, double 1.0) #2
  %i = musttail call cc 10 i32 %f(ptr %m) nounwind
  ret i32 %i
}

define void @more(ptr %f, double %d, i32 %x) {
  call void %f(i32 %x, ptr @make) [ "deopt"(i32 %x, i64 9), "tag"() ]
  call void @llvm.dbg.value(metadata i32 %x, metadata !0, metadata !DIExpression())
  %s = call double @llvm.experimental.constrained.fadd.f64(double %d, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #2
  %a = call i32 asm sideeffect inteldialect "mov $0, $1", "=r,r,~{memory}"(i32 %x) nounwind
  call void null()
  call void inttoptr (i64 4096 to ptr)(i64 ptrtoint (ptr @make to i64), i64 sub (i64 ptrtoint (ptr @make to i64), i64 3), i32 trunc (i64 ptrtoint (ptr @make to i64) to i32))
  ret void
}

attributes #0 = { nounwind allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { nounwind "target-cpu"="gfx90a" }
attributes #2 = { strictfp nounwind }

!0 = !{}
