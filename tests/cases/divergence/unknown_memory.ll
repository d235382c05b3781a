; Without a target, memory that is not known to be shared may be a lane's own.
; target generic

@shared = global i32 0, align 4
@mine = thread_local global i32 0, align 4

define void @origins(ptr %p, i64 %n, ptr %q, i1 %c) { ; uniform, uniform, uniform, uniform
entry:
  %a = load i32, ptr @shared, align 4 ; uniform, uniform 0
  %b = load i32, ptr @mine, align 4 ; random, uniform 0
  %d = getelementptr i32, ptr %p, i64 %n ; uniform
  %e = load i32, ptr %d, align 4 ; uniform, uniform 0
  %f = load ptr, ptr %p, align 8 ; uniform, uniform 0
  %g = load i32, ptr %f, align 4 ; random, uniform 0
  %h = inttoptr i64 %n to ptr ; uniform
  %i = load i32, ptr %h, align 4 ; random, uniform 0
  %j = select i1 %c, ptr %p, ptr @mine ; uniform
  %k = load i32, ptr %j, align 4 ; random, uniform 0
  %l = select i1 %c, ptr %p, ptr @shared ; uniform
  %m = load i32, ptr %l, align 4 ; uniform, uniform 0
  %o = load i32, ptr inttoptr (i64 4096 to ptr), align 4 ; random, uniform 0
  %r = call ptr @llvm.threadlocal.address.p0(ptr @mine) ; random
  %s = load i32, ptr %r, align 4 ; random, scattered 0
  %t = load i32, ptr getelementptr (i8, ptr @shared, i64 4), align 4 ; uniform, uniform 0
  %v = va_arg ptr %q, i32 ; random
  br i1 %c, label %more, label %end

more:
  br label %end

end:
  %w = phi ptr [ %p, %entry ], [ null, %more ] ; uniform
  %x = load i32, ptr %w, align 4 ; uniform, uniform 0
  %y = phi ptr [ %p, %entry ], [ @mine, %more ] ; uniform
  %z = load i32, ptr %y, align 4 ; random, uniform 0
  ret void
}

define void @casts(ptr %p, i1 %c) { ; uniform, uniform
  %a = bitcast ptr %p to ptr ; uniform
  %b = load i32, ptr %a, align 4 ; uniform, uniform 0
  %d = addrspacecast ptr %p to ptr addrspace(1) ; uniform
  %e = load i32, ptr addrspace(1) %d, align 4 ; uniform, uniform 0
  %f = freeze ptr %p ; uniform
  %g = load i32, ptr %f, align 4 ; uniform, uniform 0
  %h = load i32, ptr addrspacecast (ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1)) to ptr), align 4 ; random, uniform 0
  %i = load i32, ptr getelementptr (i8, ptr @shared, i64 ptrtoint (ptr @mine to i64)), align 4 ; random, uniform 0
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)
