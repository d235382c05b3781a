; Indices in a group and its size are small numbers: what is computed of them keeps its distance in 32 bits, and wraps nowhere.
; target spir
; workgroup 64 1 1
; source shifts/%told uniform
target triple = "spir64-unknown-unknown"

@__spirv_BuiltInLocalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32

define spir_kernel void @operations(i64 %n, i64 %m) { ; uniform, uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %a = add i64 %l, 100 ; strided 1
  %at = trunc i64 %a to i32 ; strided 1
  %as = sext i32 %at to i64 ; strided 1
  %b = add i64 %l, %n ; strided 1
  %bt = trunc i64 %b to i32 ; strided 1
  %bs = sext i32 %bt to i64 ; random, may wrap
  %c = mul i64 %l, 24 ; strided 24
  %ct = trunc i64 %c to i32 ; strided 24
  %cs = sext i32 %ct to i64 ; strided 24
  %d = mul i64 %l, 67108864 ; strided 67108864
  %dt = trunc i64 %d to i32 ; strided 67108864
  %ds = sext i32 %dt to i64 ; random, may wrap
  %e = mul i64 %l, 68174085 ; strided 68174085
  %et = trunc i64 %e to i32 ; strided 68174085
  %es = sext i32 %et to i64 ; random, may wrap
  %f = shl i64 %l, 3 ; strided 8
  %ft = trunc i64 %f to i32 ; strided 8
  %fs = sext i32 %ft to i64 ; strided 8
  %g = shl i64 %l, 25 ; strided 33554432
  %gt = trunc i64 %g to i32 ; strided 33554432
  %gs = sext i32 %gt to i64 ; random, may wrap
  %h = add i64 %l, 1 ; strided 1
  %i = shl i64 %h, 27 ; strided 134217728
  %it = trunc i64 %i to i32 ; strided 134217728
  %is = sext i32 %it to i64 ; random, may wrap
  %j = or disjoint i64 %l, 64 ; strided 1
  %jt = trunc i64 %j to i32 ; strided 1
  %js = sext i32 %jt to i64 ; strided 1
  %k = sub i64 %l, 1 ; strided 1
  %kt = trunc i64 %k to i32 ; strided 1
  %ks = sext i32 %kt to i64 ; random, may wrap
  %o = add i64 %l, 1073741823 ; strided 1
  %ot = trunc i64 %o to i32 ; strided 1
  %os = sext i32 %ot to i64 ; random, may wrap
  %p = add i64 %l, -1 ; strided 1
  %pt = trunc i64 %p to i32 ; strided 1
  %ps = zext i32 %pt to i64 ; random, may wrap
  %q = trunc i64 %l to i16 ; strided 1
  %qs = sext i16 %q to i64 ; random, may wrap
  %qa = add i16 %q, 1 ; strided 1
  %qas = zext i16 %qa to i64 ; random, may wrap
  ret void
}

define spir_kernel void @uniform_parts(i64 %n, i64 %m) { ; uniform, uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %a = and i64 %n, 1023 ; uniform
  %al = add i64 %a, %l ; strided 1
  %at = trunc i64 %al to i32 ; strided 1
  %as = sext i32 %at to i64 ; strided 1
  %b = and i64 %n, %m ; uniform
  %bl = add i64 %b, %l ; strided 1
  %bt = trunc i64 %bl to i32 ; strided 1
  %bs = sext i32 %bt to i64 ; random, may wrap
  %c = and i64 %n, 1073741823 ; uniform
  %cl = add i64 %c, %l ; strided 1
  %ct = trunc i64 %cl to i32 ; strided 1
  %cs = sext i32 %ct to i64 ; random, may wrap
  %d = lshr i64 %c, 10 ; uniform
  %dl = add i64 %d, %l ; strided 1
  %dt = trunc i64 %dl to i32 ; strided 1
  %ds = sext i32 %dt to i64 ; strided 1
  %e = lshr i64 %n, 10 ; uniform
  %el = add i64 %e, %l ; strided 1
  %et = trunc i64 %el to i32 ; strided 1
  %es = sext i32 %et to i64 ; random, may wrap
  %f = urem i64 %n, 100 ; uniform
  %fl = add i64 %f, %l ; strided 1
  %ft = trunc i64 %fl to i32 ; strided 1
  %fs = sext i32 %ft to i64 ; strided 1
  %g = urem i64 %n, %m ; uniform
  %gl = add i64 %g, %l ; strided 1
  %gt = trunc i64 %gl to i32 ; strided 1
  %gs = sext i32 %gt to i64 ; random, may wrap
  %h = urem i64 100, %n ; uniform
  %hl = add i64 %h, %l ; strided 1
  %ht = trunc i64 %hl to i32 ; strided 1
  %hs = sext i32 %ht to i64 ; random, may wrap
  %i = ashr i64 %c, 10 ; uniform
  %il = add i64 %i, %l ; strided 1
  %it = trunc i64 %il to i32 ; strided 1
  %is = sext i32 %it to i64 ; strided 1
  %j = lshr i64 1023, %n ; uniform
  %jl = add i64 %j, %l ; strided 1
  %jt = trunc i64 %jl to i32 ; strided 1
  %js = sext i32 %jt to i64 ; random, may wrap
  ret void
}

define spir_kernel void @sizes(i64 %n) { ; uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %s = call spir_func i64 @_Z14get_local_sizej(i32 0) ; uniform
  %s1 = call spir_func i64 @_Z14get_local_sizej(i32 1) ; uniform
  %s3 = call spir_func i64 @_Z14get_local_sizej(i32 3) ; uniform
  %sx = call spir_func i64 @_Z23__spirv_WorkgroupSize_xv() ; uniform
  %a = mul i64 %l, %s ; strided 64
  %at = trunc i64 %a to i32 ; strided 64
  %as = sext i32 %at to i64 ; strided 64
  %b = mul i64 %l, %s1 ; strided 1
  %c = mul i64 %l, %s3 ; random
  %d = mul i64 %sx, %l ; strided 64
  %st = trunc i64 %s to i32 ; uniform
  %ss = sext i32 %st to i64 ; uniform
  %e = mul i64 %l, %ss ; strided 64
  %sh = shl i64 %s, 32 ; uniform
  %sa = ashr exact i64 %sh, 32 ; uniform
  %f = mul i64 %l, %sa ; strided 64
  %sb = ashr i64 %sh, 31 ; uniform
  %g = mul i64 %l, %sb ; random
  %sc = trunc i64 %s to i8 ; uniform
  %sd = zext i8 %sc to i64 ; uniform
  %h = mul i64 %l, %sd ; random
  %z = shl i64 %n, 32 ; uniform
  %zs = ashr i64 %z, 32 ; uniform
  %zl = mul i64 %l, %zs ; random
  %i = shl i64 %l, %s1 ; strided 2
  ret void
}

define spir_kernel void @blocks(i64 %n) { ; uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %s = call spir_func i64 @_Z14get_local_sizej(i32 0) ; uniform
  %w = call spir_func i64 @_Z12get_group_idj(i32 0) ; uniform
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) ; strided 1
  %it = trunc i64 %i to i32 ; strided 1
  %is = sext i32 %it to i64 ; strided 1
  %a = mul i64 %w, %s ; uniform
  %al = add i64 %a, %l ; strided 1
  %at = trunc i64 %al to i32 ; strided 1
  %as = sext i32 %at to i64 ; strided 1
  %b = shl i64 %n, 6 ; uniform
  %bl = add i64 %l, %b ; strided 1
  %bt = trunc i64 %bl to i32 ; strided 1
  %bs = zext i32 %bt to i64 ; strided 1
  %c = shl i64 %n, 5 ; uniform
  %cl = add i64 %c, %l ; strided 1
  %ct = trunc i64 %cl to i32 ; strided 1
  %cs = sext i32 %ct to i64 ; random, may wrap
  %d = mul i64 %n, 96 ; uniform
  %dl = add i64 %d, %l ; strided 1
  %dt = trunc i64 %dl to i32 ; strided 1
  %ds = sext i32 %dt to i64 ; random, may wrap
  %e = mul i64 %n, 192 ; uniform
  %et = trunc i64 %e to i32 ; uniform
  %lt = trunc i64 %l to i32 ; strided 1
  %el = add i32 %et, %lt ; strided 1
  %es = sext i32 %el to i64 ; strided 1
  %f = mul i64 %l, 64 ; strided 64
  %fl = add i64 %f, %l ; strided 65
  %ft = trunc i64 %fl to i32 ; strided 65
  %fs = sext i32 %ft to i64 ; strided 65
  %g = shl i64 %n, 6 ; uniform
  %gl = sub i64 %g, %l ; strided -1
  %gt = trunc i64 %gl to i32 ; strided -1
  %gs = sext i32 %gt to i64 ; random, may wrap
  %h = and i64 %al, 4294967295 ; strided 1
  %hl = and i64 %bl, 4294967295 ; strided 1
  %hc = and i64 %cl, 4294967295 ; random, may wrap
  %hn = and i64 %n, 4294967295 ; uniform
  %ht = trunc i64 %h to i32 ; strided 1
  %hs = sext i32 %ht to i64 ; strided 1
  %ho = or i64 %l, 4294967295 ; random
  %hb = and i64 %al, 65535 ; random
  %u = mul i64 %n, -64 ; uniform
  %ul = add i64 %u, %l ; strided 1
  %ut = trunc i64 %ul to i32 ; strided 1
  %us = sext i32 %ut to i64 ; strided 1
  %v = trunc i64 %al to i16 ; strided 1
  %vs = sext i16 %v to i64 ; random, may wrap
  ret void
}

define spir_kernel void @shifts(i64 %n) { ; uniform
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) ; strided 1
  %a = shl i64 %l, 32 ; random
  %as = ashr exact i64 %a, 32 ; strided 1
  %az = lshr exact i64 %a, 32 ; strided 1
  %a4 = ashr exact i64 %a, 30 ; strided 4
  %a5 = ashr i64 %a, 33 ; random
  %a2 = ashr exact i64 %a, 31 ; strided 2
  %b = shl i64 %l, 36 ; random
  %c = add i64 %b, %a ; random
  %cs = ashr exact i64 %c, 30 ; strided 68
  %c6 = ashr i64 %c, 36 ; random
  %d = shl i64 %i, 32 ; random
  %ds = ashr exact i64 %d, 32 ; strided 1
  %e = shl i64 %n, 32 ; uniform
  %es = ashr exact i64 %e, 32 ; uniform
  %f = add i64 %a, %e ; random
  %fs = ashr exact i64 %f, 32 ; random, may wrap
  %g = shl i64 %n, 40 ; uniform
  %h = add i64 %e, %g ; uniform
  %hs = ashr exact i64 %h, 32 ; uniform
  %j = shl i64 %i, 33 ; random
  %js = ashr exact i64 %j, 32 ; random, may wrap
  %k = shl i64 %l, 58 ; random
  %ks = ashr exact i64 %k, 32 ; random, may wrap
  %m = add i64 %k, %k ; random
  %ms = ashr exact i64 %m, 32 ; random, may wrap
  %o = add i64 %a, %l ; random
  %os = ashr i64 %o, 32 ; random
  %p = add i64 %n, %i ; strided 1
  %q = shl i64 %p, 32 ; random
  %qs = ashr exact i64 %q, 32 ; random, may wrap
  %r = shl i64 %as, 2 ; strided 4
  %rt = trunc i64 %a4 to i32 ; strided 4
  %rs = sext i32 %rt to i64 ; strided 4
  %t = shl i64 %as, 32 ; random
  %ts = ashr exact i64 %t, 32 ; strided 1
  %v = shl i64 %l, 54 ; random
  %vs = ashr exact i64 %v, 30 ; strided 16777216
  %w = add i64 %v, %v ; random
  %ws = ashr exact i64 %w, 30 ; random, may wrap
  %told = shl i64 %i, 33 ; uniform
  %known = ashr i64 %told, 32 ; uniform
  %y = trunc i64 %l to i32 ; strided 1
  %y30 = shl i32 %y, 30 ; random
  %ys = ashr i32 %y30, 30 ; random
  %y62 = shl i64 %l, 62 ; random
  %yl = ashr i64 %y62, 62 ; random
  %y20 = shl i64 %l, 20 ; strided 1048576
  %yd = ashr i64 %y20, 30 ; random
  %yw = ashr i64 %a, 62 ; random
  %x = sub i64 %b, %a ; random
  %xs = ashr exact i64 %x, 32 ; random
  ret void
}

define spir_kernel void @variables() {
  %l = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, align 32 ; random, uniform 0
  %lx = extractelement <3 x i64> %l, i64 0 ; strided 1
  %lt = trunc i64 %lx to i32 ; strided 1
  %lz = add i32 %lt, 1 ; strided 1
  %ls = sext i32 %lz to i64 ; strided 1
  %i = load i64, ptr addrspace(1) @__spirv_BuiltInLocalInvocationId, align 32 ; strided 1, uniform 0
  %it = trunc i64 %i to i32 ; strided 1
  %iz = add i32 %it, 1 ; strided 1
  %is = sext i32 %iz to i64 ; strided 1
  %g = load i64, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32 ; strided 1, uniform 0
  %gt = trunc i64 %g to i32 ; strided 1
  %gz = add i32 %gt, 1 ; strided 1
  %gs = sext i32 %gz to i64 ; random, may wrap
  %v = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32 ; random, uniform 0
  %vx = extractelement <3 x i64> %v, i64 0 ; strided 1
  %vt = trunc i64 %vx to i32 ; strided 1
  %vz = add i32 %vt, 1 ; strided 1
  %vs = sext i32 %vz to i64 ; random, may wrap
  ret void
}

define spir_kernel void @half() !reqd_work_group_size !0 {
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %i = call spir_func i64 @_Z13get_global_idj(i32 0) ; strided 1
  %lt = trunc i64 %l to i32 ; strided 1
  %ls = sext i32 %lt to i64 ; strided 1
  %it = trunc i64 %i to i32 ; strided 1
  %is = sext i32 %it to i64 ; random, may wrap
  %im = and i64 %i, 4294967295 ; random, may wrap
  %g = call spir_func i32 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0) ; strided 1
  %gz = zext i32 %g to i64 ; strided 1
  %g2 = shl nuw nsw i32 %g, 1 ; strided 2
  %g3 = or disjoint i32 %g2, 1 ; strided 2
  %g3z = zext i32 %g3 to i64 ; strided 2
  ret void
}

define spir_kernel void @dimensions() !reqd_work_group_size !1 {
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  %y = call spir_func i64 @_Z12get_local_idj(i32 1) ; uniform
  %i = call spir_func i64 @_Z13get_global_idj(i32 1) ; uniform
  %s1 = call spir_func i64 @_Z14get_local_sizej(i32 1) ; uniform
  %s2 = call spir_func i64 @_Z14get_local_sizej(i32 2) ; uniform
  %a = mul i64 %l, %s1 ; strided 5
  %b = mul i64 %l, %s2 ; strided 7
  ret void
}

define spir_kernel void @merged(i64 %n) { ; uniform
entry:
  %l = call spir_func i64 @_Z12get_local_idj(i32 0) ; strided 1
  br label %loop

loop:
  %p = phi i64 [ 0, %entry ], [ %x, %loop ] ; random
  %x = xor i64 %p, %l ; random
  %s = shl i64 %p, 32 ; random
  %e = ashr exact i64 %s, 32 ; random
  %c = icmp ult i64 %p, %n ; random
  br i1 %c, label %loop, label %exit ; divergent

exit:
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z23__spirv_WorkgroupSize_xv()
declare spir_func i32 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)

!0 = !{i32 96, i32 1, i32 1}
!1 = !{i32 64, i32 5, i32 7}
