; Variable arguments: in registers and in memory, lists that are copied and passed on, and a structure by value.
; Made of further-arguments.c with clang-22 -O1 for x86-64 System V.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.six = type { i32, i32, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [19 x i8] c"iddsdiddddddddiiii\00", align 1

define dso_local i64 @registers(i32 noundef %x) local_unnamed_addr {
entry:
  %add = add nsw i32 %x, 1
  %add1 = add nsw i32 %x, 2
  %call = tail call i64 (i32, ...) @sum(i32 noundef 3, i32 noundef %x, i32 noundef %add, i32 noundef %add1)
  ret i64 %call
}

define internal i64 @sum(i32 noundef %n, ...) unnamed_addr {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %list)
  call void @llvm.va_start.p0(ptr nonnull %list)
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %list.promoted = load i32, ptr %list, align 16
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %list, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %list, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %for.body

for.cond.cleanup:
  %s.0.lcssa = phi i64 [ 0, %entry ], [ %add, %vaarg.end ]
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.lifetime.end.p0(ptr nonnull %list)
  ret i64 %s.0.lcssa

for.body:
  %overflow_arg_area12 = phi ptr [ %overflow_arg_area_p.promoted, %for.body.lr.ph ], [ %overflow_arg_area11, %vaarg.end ]
  %i.010 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %vaarg.end ]
  %s.09 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %vaarg.end ]
  %gp_offset68 = phi i32 [ %list.promoted, %for.body.lr.ph ], [ %gp_offset5, %vaarg.end ]
  %mul = mul nsw i64 %s.09, 3
  %fits_in_gp = icmp ult i32 %gp_offset68, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %1 = zext nneg i32 %gp_offset68 to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset68, 8
  store i32 %3, ptr %list, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area12, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %overflow_arg_area11 = phi ptr [ %overflow_arg_area12, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset5 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset68, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area12, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %conv = sext i32 %4 to i64
  %add = add nsw i64 %mul, %conv
  %inc = add nuw nsw i32 %i.010, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

define dso_local i64 @memory(i32 noundef %x) local_unnamed_addr {
entry:
  %call = tail call i64 (i32, ...) @sum(i32 noundef 9, i32 noundef %x, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef %x)
  ret i64 %call
}

define dso_local i32 @kinds(i32 noundef %x) local_unnamed_addr {
entry:
  %s = alloca %struct.six, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %s)
  store i32 %x, ptr %s, align 8
  %b = getelementptr inbounds nuw i8, ptr %s, i64 4
  store i32 2, ptr %b, align 4
  %c = getelementptr inbounds nuw i8, ptr %s, i64 8
  store i32 3, ptr %c, align 8
  %d = getelementptr inbounds nuw i8, ptr %s, i64 12
  store i32 4, ptr %d, align 4
  %e = getelementptr inbounds nuw i8, ptr %s, i64 16
  store i32 5, ptr %e, align 8
  %f = getelementptr inbounds nuw i8, ptr %s, i64 20
  %add = add nsw i32 %x, 6
  store i32 %add, ptr %f, align 4
  %call = tail call double (double, ptr, ...) @mixed(double poison, ptr nonnull poison, i32 noundef %x, double noundef 2.250000e+00, double noundef 3.500000e+00, ptr noundef nonnull byval(%struct.six) align 8 %s, double noundef 4.000000e+00, i32 noundef 5, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef %x)
  %conv = fptosi double %call to i32
  call void @llvm.lifetime.end.p0(ptr nonnull %s)
  ret i32 %conv
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal double @mixed(double %s, ptr readnone captures(none) %kinds, ...) unnamed_addr {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %again = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %list)
  call void @llvm.lifetime.start.p0(ptr nonnull %again)
  call void @llvm.va_start.p0(ptr nonnull %list)
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr nonnull %list)
  %list.promoted = load i32, ptr %list, align 16
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %list, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %list, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %fp_offset_p = getelementptr inbounds nuw i8, ptr %list, i64 4
  %overflow_arg_area_p14 = getelementptr inbounds nuw i8, ptr %list, i64 8
  %overflow_arg_area_p25 = getelementptr inbounds nuw i8, ptr %list, i64 8
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  %fp_offset_p.promoted = load i32, ptr %fp_offset_p, align 4
  br label %for.cond

for.cond:
  %fp_offset64 = phi i32 [ %fp_offset_p.promoted, %entry ], [ %fp_offset62, %for.inc ]
  %overflow_arg_area61 = phi ptr [ %overflow_arg_area_p.promoted, %entry ], [ %overflow_arg_area57, %for.inc ]
  %gp_offset55 = phi i32 [ %list.promoted, %entry ], [ %gp_offset54, %for.inc ]
  %kinds.addr.0 = phi ptr [ @.str, %entry ], [ %incdec.ptr, %for.inc ]
  %s.addr.0 = phi double [ 1.500000e+00, %entry ], [ %s.addr.3, %for.inc ]
  %1 = load i8, ptr %kinds.addr.0, align 1
  switch i8 %1, label %if.end [
    i8 0, label %for.end
    i8 105, label %if.then
  ]

if.then:
  %fits_in_gp = icmp ult i32 %gp_offset55, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %2 = zext nneg i32 %gp_offset55 to i64
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2
  %4 = add nuw nsw i32 %gp_offset55, 8
  store i32 %4, ptr %list, align 16
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area61, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %overflow_arg_area56 = phi ptr [ %overflow_arg_area61, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset53 = phi i32 [ %4, %vaarg.in_reg ], [ %gp_offset55, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area61, %vaarg.in_mem ]
  %5 = load i32, ptr %vaarg.addr, align 4
  %conv5 = sitofp i32 %5 to double
  %6 = call double @llvm.fmuladd.f64(double %s.addr.0, double 2.000000e+00, double %conv5)
  br label %if.end

if.end:
  %overflow_arg_area60 = phi ptr [ %overflow_arg_area56, %vaarg.end ], [ %overflow_arg_area61, %for.cond ]
  %gp_offset54 = phi i32 [ %gp_offset53, %vaarg.end ], [ %gp_offset55, %for.cond ]
  %s.addr.1 = phi double [ %6, %vaarg.end ], [ %s.addr.0, %for.cond ]
  %cmp7 = icmp eq i8 %1, 100
  br i1 %cmp7, label %if.then9, label %if.end19

if.then9:
  %fits_in_fp = icmp ult i32 %fp_offset64, 161
  br i1 %fits_in_fp, label %vaarg.in_reg11, label %vaarg.in_mem13

vaarg.in_reg11:
  %7 = zext nneg i32 %fp_offset64 to i64
  %8 = getelementptr i8, ptr %reg_save_area, i64 %7
  %9 = add nuw nsw i32 %fp_offset64, 16
  store i32 %9, ptr %fp_offset_p, align 4
  br label %vaarg.end17

vaarg.in_mem13:
  %overflow_arg_area.next16 = getelementptr i8, ptr %overflow_arg_area60, i64 8
  store ptr %overflow_arg_area.next16, ptr %overflow_arg_area_p14, align 8
  br label %vaarg.end17

vaarg.end17:
  %fp_offset63 = phi i32 [ %9, %vaarg.in_reg11 ], [ %fp_offset64, %vaarg.in_mem13 ]
  %overflow_arg_area59 = phi ptr [ %overflow_arg_area60, %vaarg.in_reg11 ], [ %overflow_arg_area.next16, %vaarg.in_mem13 ]
  %vaarg.addr18 = phi ptr [ %8, %vaarg.in_reg11 ], [ %overflow_arg_area60, %vaarg.in_mem13 ]
  %10 = load double, ptr %vaarg.addr18, align 8
  %11 = call double @llvm.fmuladd.f64(double %s.addr.1, double 2.000000e+00, double %10)
  br label %if.end19

if.end19:
  %fp_offset62 = phi i32 [ %fp_offset63, %vaarg.end17 ], [ %fp_offset64, %if.end ]
  %overflow_arg_area58 = phi ptr [ %overflow_arg_area59, %vaarg.end17 ], [ %overflow_arg_area60, %if.end ]
  %s.addr.2 = phi double [ %11, %vaarg.end17 ], [ %s.addr.1, %if.end ]
  %cmp21 = icmp eq i8 %1, 115
  br i1 %cmp21, label %if.then23, label %for.inc

if.then23:
  %overflow_arg_area.next27 = getelementptr i8, ptr %overflow_arg_area58, i64 24
  store ptr %overflow_arg_area.next27, ptr %overflow_arg_area_p25, align 8
  %ref.tmp.sroa.3.0.overflow_arg_area26.sroa_idx = getelementptr inbounds nuw i8, ptr %overflow_arg_area58, i64 20
  %ref.tmp.sroa.3.0.copyload = load i32, ptr %ref.tmp.sroa.3.0.overflow_arg_area26.sroa_idx, align 4
  %conv28 = sitofp i32 %ref.tmp.sroa.3.0.copyload to double
  %12 = call double @llvm.fmuladd.f64(double %s.addr.2, double 2.000000e+00, double %conv28)
  br label %for.inc

for.inc:
  %overflow_arg_area57 = phi ptr [ %overflow_arg_area.next27, %if.then23 ], [ %overflow_arg_area58, %if.end19 ]
  %s.addr.3 = phi double [ %12, %if.then23 ], [ %s.addr.2, %if.end19 ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %kinds.addr.0, i64 1
  br label %for.cond

for.end:
  %gp_offset32 = load i32, ptr %again, align 16
  %fits_in_gp33 = icmp ult i32 %gp_offset32, 41
  br i1 %fits_in_gp33, label %vaarg.in_reg34, label %vaarg.in_mem36

vaarg.in_reg34:
  %13 = getelementptr inbounds nuw i8, ptr %again, i64 16
  %reg_save_area35 = load ptr, ptr %13, align 16
  %14 = zext nneg i32 %gp_offset32 to i64
  %15 = getelementptr i8, ptr %reg_save_area35, i64 %14
  %16 = add nuw nsw i32 %gp_offset32, 8
  store i32 %16, ptr %again, align 16
  br label %vaarg.end40

vaarg.in_mem36:
  %overflow_arg_area_p37 = getelementptr inbounds nuw i8, ptr %again, i64 8
  %overflow_arg_area38 = load ptr, ptr %overflow_arg_area_p37, align 8
  %overflow_arg_area.next39 = getelementptr i8, ptr %overflow_arg_area38, i64 8
  store ptr %overflow_arg_area.next39, ptr %overflow_arg_area_p37, align 8
  br label %vaarg.end40

vaarg.end40:
  %vaarg.addr41 = phi ptr [ %15, %vaarg.in_reg34 ], [ %overflow_arg_area38, %vaarg.in_mem36 ]
  %17 = load i32, ptr %vaarg.addr41, align 4
  %conv42 = sitofp i32 %17 to double
  %add = fadd double %s.addr.0, %conv42
  call void @llvm.va_end.p0(ptr %again)
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.lifetime.end.p0(ptr nonnull %again)
  call void @llvm.lifetime.end.p0(ptr nonnull %list)
  ret double %add
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local i32 @passed_on(i32 noundef %x) local_unnamed_addr {
entry:
  %call = tail call i32 (i32, i32, i32, i32, i32, i32, i32, i32, ...) @behind(i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 noundef %x, i32 poison, i32 noundef %x, i32 noundef 2, i32 noundef 3, i32 noundef 4)
  ret i32 %call
}

define internal i32 @behind(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 noundef %g, i32 %n, ...) unnamed_addr {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %list)
  call void @llvm.va_start.p0(ptr nonnull %list)
  %call = call fastcc i32 @rest(ptr noundef %list)
  call void @llvm.va_end.p0(ptr %list)
  %mul = shl nsw i32 %call, 1
  %add = add nsw i32 %mul, %g
  call void @llvm.lifetime.end.p0(ptr nonnull %list)
  ret i32 %add
}

define dso_local i64 @by_pointer(i32 noundef %x) local_unnamed_addr {
entry:
  %call = tail call i64 (i32, ...) @sum(i32 noundef 2, i32 noundef %x, i32 noundef 9)
  ret i64 %call
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

declare void @llvm.va_copy.p0(ptr, ptr)

declare double @llvm.fmuladd.f64(double, double, double)

define internal fastcc i32 @rest(ptr noundef nonnull captures(none) %list) unnamed_addr {
entry:
  %list.promoted = load i32, ptr %list, align 8
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %list, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %list, i64 16
  br label %while.body

while.body:
  %dec6 = phi i32 [ 3, %entry ], [ %dec, %vaarg.end ]
  %s.05 = phi i32 [ 0, %entry ], [ %add, %vaarg.end ]
  %gp_offset34 = phi i32 [ %list.promoted, %entry ], [ %gp_offset2, %vaarg.end ]
  %mul = mul nsw i32 %s.05, 10
  %fits_in_gp = icmp ult i32 %gp_offset34, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset34 to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset34, 8
  store i32 %3, ptr %list, align 8
  br label %vaarg.end

vaarg.in_mem:
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:
  %gp_offset2 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset34, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %add = add nsw i32 %4, %mul
  %dec = add nsw i32 %dec6, -1
  %tobool.not = icmp eq i32 %dec6, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.end:
  ret i32 %add
}

