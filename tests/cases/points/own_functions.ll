target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, ptr }

define dso_local i32 @getc(ptr noundef readonly captures(none) %change, i32 noundef %x) local_unnamed_addr {
entry:
  %call = tail call i32 %change(i32 noundef %x)
  ret i32 %call
}

define dso_local i32 @main() local_unnamed_addr {
entry:
  %first = alloca %struct.node, align 8
  %second = alloca %struct.node, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %first)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %first, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %second)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %second, i8 0, i64 16, i1 false)
  call fastcc void @link(ptr noundef %first, ptr noundef %second)
  call fastcc void @send(ptr noundef %first, ptr noundef nonnull @up)
  call fastcc void @send(ptr noundef %second, ptr noundef nonnull @down)
  %call = call fastcc i32 @poll(ptr noundef %first)
  %call1 = call i32 @getc(ptr noundef nonnull @up, i32 noundef 1)
  %add = add nsw i32 %call1, %call
  call void @llvm.lifetime.end.p0(ptr nonnull %second)
  call void @llvm.lifetime.end.p0(ptr nonnull %first)
  ret i32 %add
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal fastcc void @link(ptr noundef nonnull writeonly captures(none) initializes((0, 8)) %node, ptr noundef nonnull %next) unnamed_addr {
entry:
  store ptr %next, ptr %node, align 8
  ret void
}

define internal fastcc void @send(ptr noundef nonnull writeonly captures(none) initializes((8, 16)) %node, ptr noundef %change) unnamed_addr {
entry:
  %change1 = getelementptr inbounds nuw i8, ptr %node, i64 8
  store ptr %change, ptr %change1, align 8
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @up(i32 noundef %x) {
entry:
  %add = add nsw i32 %x, 1
  ret i32 %add
}

define internal range(i32 -2147483648, 2147483647) i32 @down(i32 noundef %x) {
entry:
  %sub = add nsw i32 %x, -1
  ret i32 %sub
}

define internal fastcc i32 @poll(ptr noundef nonnull readonly captures(none) %node) unnamed_addr {
entry:
  %0 = load ptr, ptr %node, align 8
  %change = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1 = load ptr, ptr %change, align 8
  %call = tail call i32 %1(i32 noundef 2)
  ret i32 %call
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local range(i32 0, -2147483648) i32 @abs(i32 noundef %x) local_unnamed_addr {
entry:
  %cond = tail call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %cond
}

declare i32 @llvm.abs.i32(i32, i1 immarg)



