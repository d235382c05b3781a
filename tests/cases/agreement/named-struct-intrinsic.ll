; What looks like an intrinsic of a named structure is a call: names of structures are no part of the facts.
; copied: agrees
%pair = type { [2 x i32], i8 }

declare %pair @"llvm.ssa.copy.s_pairs"(%pair)

define void @copied(%pair %a) {
  %copy = call %pair @"llvm.ssa.copy.s_pairs"(%pair %a)
  ret void
}
