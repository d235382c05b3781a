; Calls whose results are followed into the functions: --interprocedural.
target triple = "amdgcn-amd-amdhsa"

define internal i32 @second(i32 %a, i32 %b) {
entry:
  %r = add i32 %b, 1
  ret i32 %r
}

define internal i32 @chosen(i32 %c, i32 %a) {
entry:
  %t = icmp eq i32 %c, 0
  br i1 %t, label %one, label %other

one:
  ret i32 %a

other:
  ret i32 7
}

define internal i32 @own() {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %lane
}

define internal i32 @countdown(i32 %n, i32 %a) {
entry:
  %last = icmp eq i32 %n, 0
  br i1 %last, label %end, label %more

more:
  %less = sub i32 %n, 1
  %deep = call i32 @countdown(i32 %less, i32 %a)
  br label %end

end:
  %r = phi i32 [ 3, %entry ], [ %deep, %more ]
  ret i32 %r
}

define amdgpu_kernel void @kernel(i32 %u) {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call i32 @second(i32 %lane, i32 %u)
  %w = call i32 @second(i32 %u, i32 %lane)
  %x = call i32 @chosen(i32 %lane, i32 %u)
  %y = call i32 @own()
  %z = call i32 @countdown(i32 %u, i32 %lane)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
