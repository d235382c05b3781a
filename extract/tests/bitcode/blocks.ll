; Blocks whose addresses other functions take, before and after their own, and blocks without names.

@table = constant [2 x ptr] [ptr blockaddress(@later, %1), ptr blockaddress(@first, %named)]

define ptr @first(i1 %0) {
  br i1 %0, label %named, label %2

named:
  ret ptr blockaddress(@later, %1)

2:
  indirectbr ptr blockaddress(@first, %named), [label %named]
}

define void @later(ptr %to) {
  indirectbr ptr %to, [label %1, label %last]

1:
  br label %last

last:
  %value = phi ptr [ blockaddress(@first, %named), %1 ], [ blockaddress(@later, %last), %0 ]
  store ptr %value, ptr @table
  ret void
}
