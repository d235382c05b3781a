define void @spellings(ptr %p) {
  store half 0xH3C00, ptr %p
  store bfloat 0xR3F80, ptr %p
  store float 0x3FB99999A0000000, ptr %p
  store float 1.5, ptr %p
  store double -1.500000e-03, ptr %p
  store double 0x7FF0000000000001, ptr %p
  store x86_fp80 0xK3FFF8000000000000000, ptr %p
  store fp128 0xL00000000000000013FFF000000000000, ptr %p
  store ppc_fp128 0xM3FF00000000000010000000000000002, ptr %p
  ret void
}

define i1 @compare(double %a) {
  %n = fneg nnan double %a
  %s = fadd fast double %n, 1.0
  %c = fcmp ninf oge double %s, 2.0
  ret i1 %c
}
