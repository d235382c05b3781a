; Loads and stores lane by lane.
target datalayout = "e-p:64:64"

@t = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@p = global [2 x ptr] [ptr @t, ptr @t]

define i32 @masked_load(i4 %c) {
  %m = bitcast i4 %c to <4 x i1>
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 @t, <4 x i1> %m, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @masked_store(i4 %c) {
  %a = alloca [4 x i32]
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a
  %m = bitcast i4 %c to <4 x i1>
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 100, i32 200, i32 300, i32 400>, ptr align 4 %a, <4 x i1> %m)
  %v = load <4 x i32>, ptr %a
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %r
}

define i32 @gathered(i32 %x, i2 %c) {
  %at = getelementptr i32, ptr @t, i32 %x
  %v0 = insertelement <2 x ptr> poison, ptr %at, i32 0
  %v1 = insertelement <2 x ptr> %v0, ptr @t, i32 1
  %m = bitcast i2 %c to <2 x i1>
  %v = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 4 %v1, <2 x i1> %m, <2 x i32> <i32 5, i32 7>)
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %s = mul i32 %a, 100
  %r = add i32 %s, %b
  ret i32 %r
}

; Two lanes at one place: the last one stays.
define i32 @scattered(i2 %c) {
  %a = alloca i32
  store i32 3, ptr %a
  %v0 = insertelement <2 x ptr> poison, ptr %a, i32 0
  %v1 = insertelement <2 x ptr> %v0, ptr %a, i32 1
  %m = bitcast i2 %c to <2 x i1>
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> <i32 5, i32 7>, <2 x ptr> align 4 %v1, <2 x i1> %m)
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @expanded(i4 %c) {
  %m = bitcast i4 %c to <4 x i1>
  %v = call <4 x i32> @llvm.masked.expandload.v4i32(ptr @t, <4 x i1> %m, <4 x i32> zeroinitializer)
  %w = mul <4 x i32> %v, <i32 1, i32 10, i32 100, i32 1000>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret i32 %r
}

define i32 @compressed(i4 %c) {
  %a = alloca [4 x i32]
  store <4 x i32> zeroinitializer, ptr %a
  %m = bitcast i4 %c to <4 x i1>
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a, <4 x i1> %m)
  %v = load <4 x i32>, ptr %a
  %w = mul <4 x i32> %v, <i32 1, i32 10, i32 100, i32 1000>
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret i32 %r
}

define i32 @up_to_a_length(i32 %n) {
  %a = alloca [4 x i32]
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %a
  %v = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr @t, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 %n)
  call void @llvm.vp.store.v4i32.p0(<4 x i32> %v, ptr %a, <4 x i1> <i1 1, i1 0, i1 1, i1 1>, i32 %n)
  %w = load <4 x i32>, ptr %a
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret i32 %r
}

; Addresses that are loaded and stored so are those that were there.
define i32 @addresses(i2 %c) {
  %a = alloca [2 x ptr]
  store <2 x ptr> <ptr @t, ptr @t>, ptr %a
  %m = bitcast i2 %c to <2 x i1>
  %at = getelementptr i32, ptr @t, i32 2
  %one = insertelement <2 x ptr> <ptr @t, ptr @t>, ptr %at, i32 1
  call void @llvm.masked.store.v2p0.p0(<2 x ptr> %one, ptr align 8 %a, <2 x i1> %m)
  %v = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr align 8 %a, <2 x i1> <i1 1, i1 1>, <2 x ptr> zeroinitializer)
  %e = extractelement <2 x ptr> %v, i32 1
  %r = load i32, ptr %e
  ret i32 %r
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, <2 x i1>, <2 x ptr>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)
declare void @llvm.masked.store.v2p0.p0(<2 x ptr>, ptr, <2 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, <2 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
