; Calls of the runtime of Objective-C as compilers before clang 8 wrote them. llvm-dis prints them as intrinsics, if the
; module has the mark of such calls.
target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "arm64-apple-macosx10.14.0"

@kept = global ptr @objc_release

define ptr @counted(ptr %object, ptr %place) personality ptr @__objc_personality_v0 !dbg !6 {
entry:
  %retained = tail call ptr @objc_retain(ptr %object) #0
  %other = call i64 @objc_retainBlock(ptr %object)
  call void @objc_storeStrong(ptr %place, ptr %retained) #0, !dbg !5
  %released = invoke ptr @objc_autorelease(ptr %retained)
          to label %next unwind label %failed

next:                                             ; preds = %entry
  call void (...) @clang.arc.use(ptr %retained, ptr %released) #0
  call void @objc_release(ptr %released), !clang.imprecise_release !4
  %entered = call i32 @objc_sync_enter(ptr %object)
  switch i32 %entered, label %last [
    i32 1, label %failed.2
  ]

failed.2:                                         ; preds = %next
  br label %last

last:                                             ; preds = %failed.2, %next
  ret ptr %retained

failed:                                           ; preds = %entry
  %pad = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %pad
}

define void @with_section() #1 {
  ret void
}

define void @with_atomics(ptr %place, float %value) #2 {
  %old = atomicrmw fadd ptr %place, float %value monotonic, align 4
  %number = atomicrmw add ptr %place, i32 1 monotonic, align 4
  ret void
}

declare ptr @objc_retain(ptr)

declare i64 @objc_retainBlock(ptr)

declare void @objc_storeStrong(ptr, ptr)

declare ptr @objc_autorelease(ptr)

declare void @clang.arc.use(...)

declare void @objc_release(ptr)

declare i32 @objc_sync_enter(ptr)

declare i32 @__objc_personality_v0(...)

attributes #0 = { nounwind }
attributes #1 = { "implicit-section-name"="text.own" }
attributes #2 = { "amdgpu-unsafe-fp-atomics"="true" }

!clang.arc.retainAutoreleasedReturnValueMarker = !{!3}
!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!3 = !{!"mov\09fp, fp\09\09# marker for objc_retainAutoreleaseReturnValue"}
!4 = !{}
!5 = !DILocation(line: 1, column: 2, scope: !6)
!6 = distinct !DISubprogram(name: "counted", scope: !7, file: !7, line: 1, spFlags: DISPFlagDefinition, unit: !8)
!7 = !DIFile(filename: "a.m", directory: "/")
!8 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !7, emissionKind: NoDebug)
