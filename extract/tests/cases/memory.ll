target datalayout = "e-p:64:64-p3:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128-A5"

%pair = type { i8, i32 }
%nest = type { i8, [4 x %pair], <{ i8, i64 }> }

@g = external global %nest
@shared = external addrspace(3) global [8 x i16]

define i32 @memory(ptr %p, i64 %i, i32 %n, i128 %big) {
  %one = alloca i32
  %many = alloca %pair, i32 %n, align 16, addrspace(5)
  %nine = alloca [2 x i16], i64 9
  %field = getelementptr inbounds %nest, ptr %p, i64 1, i32 1, i64 %i, i32 1
  %packed = getelementptr %nest, ptr @g, i64 0, i32 2, i32 1
  %back = getelementptr i32, ptr %p, i64 -3
  %wide = getelementptr i8, ptr %p, i128 %big
  %lanes = getelementptr i32, ptr %p, <2 x i64> <i64 1, i64 2>
  %near = load i16, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @shared, i32 6), align 2
  %v = load volatile i32, ptr %field, align 4, !invariant.load !0
  store i32 %v, ptr getelementptr inbounds (%nest, ptr @g, i64 0, i32 1, i64 2, i32 1)
  %l = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store atomic volatile i32 0, ptr %p release, align 4
  %old = atomicrmw volatile umax ptr %p, i32 %v syncscope("workgroup") seq_cst, align 4
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %l acq_rel monotonic, align 4
  fence syncscope("singlethread") seq_cst
  %a = va_arg ptr %p, i32
  ret i32 %a
}

!0 = !{}
