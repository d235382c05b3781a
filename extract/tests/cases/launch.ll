; What kernels are launched in, and who makes and takes their code.
target triple = "nvptx64-nvidia-cuda"

@mine = thread_local addrspace(1) global i32 0

define weak_odr void @by_metadata() !reqd_work_group_size !5 {
  ret void
}

define internal void @in_place() !prof !{!"function_entry_count", i64 7} !reqd_work_group_size !{i32 64, i32 1, i32 1} {
  ret void
}

define void @by_attribute() "nvvm.reqntid"="32,4" "target-cpu"="gfx1030" "target-features"="+wavefrontsize64,-xnack" {
  ret void
}

define void @alone() #0 {
  ret void
}

define void @annotated(ptr %p) {
  %v = load i32, ptr addrspace(1) @mine, align 4
  %a = call { i32, i32 } asm sideeffect "both $0, $1", "=&v,=s,=*m,~{memory}"(ptr elementtype(i32) %p)
  %b = call i32 asm "one", "={s[0:1]}"()
  %w = call <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)> poison, i32 4, <2 x i1> undef, <2 x i32> zeroinitializer)
  %m = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

declare <2 x i32> @llvm.masked.gather.v2i32.v2p3(<2 x ptr addrspace(3)>, i32, <2 x i1>, <2 x i32>)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { "amdgpu-flat-work-group-size"="1,1" }

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @annotated, !"kernel", i32 1}
!1 = !{ptr @annotated, !"reqntidx", i32 128, !"reqntidy", i32 2}
!2 = !{ptr @alone, !"kernel", i32 0}
!5 = !{i32 8, i32 4, i32 2}
