; What no operand tells: lanes need not read a clock at one time, nor make one choice.
; target nvptx

define ptx_kernel void @clocks() {
  %a = call i64 @llvm.readcyclecounter() ; random
  %b = call i64 @llvm.readsteadycounter() ; random
  %c = call i1 @llvm.experimental.widenable.condition() ; random
  ret void
}

declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare i1 @llvm.experimental.widenable.condition()
