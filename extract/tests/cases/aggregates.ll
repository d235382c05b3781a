define <4 x i32> @vectors(<4 x i32> %a, { i8, { i32, i64 }, [3 x i16] } %s, <4 x ptr> %q, i32 %n) {
  %f = extractvalue { i8, { i32, i64 }, [3 x i16] } %s, 1, 1
  %e = extractvalue { i8, { i32, i64 }, [3 x i16] } %s, 2, 2
  %t = insertvalue { i8, { i32, i64 }, [3 x i16] } %s, i16 7, 2, 0
  %u = insertvalue { i64, i64 } { i64 1, i64 poison }, i64 %f, 1
  %x = extractelement <4 x i32> %a, i32 2
  %i = insertelement <4 x i32> %a, i32 %x, i32 %n
  %m = shufflevector <4 x i32> %i, <4 x i32> <i32 1, i32 2, i32 3, i32 -1>, <2 x i32> <i32 7, i32 poison>
  %z = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %c = icmp sgt <4 x i32> %z, splat (i32 3)
  %w = zext <4 x i1> %c to <4 x i32>
  %g = getelementptr i16, <4 x ptr> %q, i64 2
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  %k = add <4 x i32> %w, <i32 1, i32 undef, i32 0, i32 2>
  ret <4 x i32> %k
}

define <vscale x 2 x i64> @scalable(<vscale x 2 x i64> %a) {
  %b = add <vscale x 2 x i64> %a, splat (i64 1)
  ret <vscale x 2 x i64> %b
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
