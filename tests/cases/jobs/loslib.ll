; ModuleID = 'loslib.c'
source_filename = "loslib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.luaL_Reg = type { ptr, ptr }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.luaL_Buffer = type { ptr, i64, i64, ptr, %union.anon }
%union.anon = type { double, [1016 x i8] }

@syslib = internal constant [12 x %struct.luaL_Reg] [%struct.luaL_Reg { ptr @.str, ptr @os_clock }, %struct.luaL_Reg { ptr @.str.1, ptr @os_date }, %struct.luaL_Reg { ptr @.str.2, ptr @os_difftime }, %struct.luaL_Reg { ptr @.str.3, ptr @os_execute }, %struct.luaL_Reg { ptr @.str.4, ptr @os_exit }, %struct.luaL_Reg { ptr @.str.5, ptr @os_getenv }, %struct.luaL_Reg { ptr @.str.6, ptr @os_remove }, %struct.luaL_Reg { ptr @.str.7, ptr @os_rename }, %struct.luaL_Reg { ptr @.str.8, ptr @os_setlocale }, %struct.luaL_Reg { ptr @.str.9, ptr @os_time }, %struct.luaL_Reg { ptr @.str.10, ptr @os_tmpname }, %struct.luaL_Reg zeroinitializer], align 16
@.str = private unnamed_addr constant [6 x i8] c"clock\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"date\00", align 1
@.str.2 = private unnamed_addr constant [9 x i8] c"difftime\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"execute\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"exit\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"getenv\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"remove\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"rename\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"setlocale\00", align 1
@.str.9 = private unnamed_addr constant [5 x i8] c"time\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"tmpname\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.12 = private unnamed_addr constant [55 x i8] c"date result cannot be represented in this installation\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"*t\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"year\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"month\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"day\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"hour\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"min\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"sec\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"yday\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"wday\00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"isdst\00", align 1
@.str.24 = private unnamed_addr constant [78 x i8] c"aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%||EcECExEXEyEYOdOeOHOIOmOMOSOuOUOVOwOWOy\00", align 1
@.str.25 = private unnamed_addr constant [36 x i8] c"invalid conversion specifier '%%%s'\00", align 1
@os_setlocale.cat = internal unnamed_addr constant [6 x i32] [i32 6, i32 3, i32 0, i32 4, i32 1, i32 2], align 16
@os_setlocale.catnames = internal constant [7 x ptr] [ptr @.str.26, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.9, ptr null], align 16
@.str.26 = private unnamed_addr constant [4 x i8] c"all\00", align 1
@.str.27 = private unnamed_addr constant [8 x i8] c"collate\00", align 1
@.str.28 = private unnamed_addr constant [6 x i8] c"ctype\00", align 1
@.str.29 = private unnamed_addr constant [9 x i8] c"monetary\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"numeric\00", align 1
@.str.31 = private unnamed_addr constant [55 x i8] c"time result cannot be represented in this installation\00", align 1
@.str.32 = private unnamed_addr constant [29 x i8] c"field '%s' is not an integer\00", align 1
@.str.33 = private unnamed_addr constant [33 x i8] c"field '%s' missing in date table\00", align 1
@.str.34 = private unnamed_addr constant [27 x i8] c"field '%s' is out-of-bound\00", align 1
@.str.35 = private unnamed_addr constant [16 x i8] c"/tmp/lua_XXXXXX\00", align 1
@.str.36 = private unnamed_addr constant [37 x i8] c"unable to generate a unique filename\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @luaopen_os(ptr noundef %L) local_unnamed_addr #0 !dbg !13 {
entry:
  tail call void @luaL_checkversion_(ptr noundef %L, double noundef 5.040000e+02, i64 noundef 136) #13, !dbg !16
  tail call void @lua_createtable(ptr noundef %L, i32 noundef 0, i32 noundef 11) #13, !dbg !16
  tail call void @luaL_setfuncs(ptr noundef %L, ptr noundef nonnull @syslib, i32 noundef 0) #13, !dbg !16
  ret i32 1, !dbg !17
}

declare !dbg !18 void @luaL_checkversion_(ptr noundef, double noundef, i64 noundef) local_unnamed_addr #1

declare !dbg !20 void @lua_createtable(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare !dbg !22 void @luaL_setfuncs(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal noundef i32 @os_clock(ptr noundef %L) #0 !dbg !23 {
entry:
  %call = tail call i64 @clock() #13, !dbg !24
  %conv = sitofp i64 %call to double, !dbg !25
  %div = fdiv double %conv, 1.000000e+06, !dbg !26
  tail call void @lua_pushnumber(ptr noundef %L, double noundef %div) #13, !dbg !27
  ret i32 1, !dbg !28
}

; Function Attrs: nounwind uwtable
define internal i32 @os_date(ptr noundef %L) #0 !dbg !29 {
entry:
  %slen = alloca i64, align 8
  %t = alloca i64, align 8
  %tmr = alloca %struct.tm, align 8
  %cc = alloca [4 x i8], align 1
  %b = alloca %struct.luaL_Buffer, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %slen) #13, !dbg !30
  %call = call ptr @luaL_optlstring(ptr noundef %L, i32 noundef 1, ptr noundef nonnull @.str.11, ptr noundef nonnull %slen) #13, !dbg !31
  call void @llvm.lifetime.start.p0(ptr nonnull %t) #13, !dbg !32
  %call1 = call i32 @lua_type(ptr noundef %L, i32 noundef 2) #13, !dbg !33
  %cmp = icmp slt i32 %call1, 1, !dbg !34
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !35

cond.true:                                        ; preds = %entry
  %call2 = call i64 @time(ptr noundef null) #13, !dbg !36
  br label %cond.end, !dbg !33

cond.false:                                       ; preds = %entry
  %call.i = call i64 @luaL_checkinteger(ptr noundef %L, i32 noundef 2) #13, !dbg !37
  br label %cond.end, !dbg !33

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call2, %cond.true ], [ %call.i, %cond.false ], !dbg !40
  store i64 %cond, ptr %t, align 8, !dbg !41, !tbaa !42
  %0 = load i64, ptr %slen, align 8, !dbg !44, !tbaa !42
  %add.ptr = getelementptr inbounds nuw i8, ptr %call, i64 %0, !dbg !45
  call void @llvm.lifetime.start.p0(ptr nonnull %tmr) #13, !dbg !46
  %1 = load i8, ptr %call, align 1, !dbg !47, !tbaa !48
  %cmp4 = icmp eq i8 %1, 33, !dbg !49
  br i1 %cmp4, label %if.then, label %if.else, !dbg !50

if.then:                                          ; preds = %cond.end
  %call6 = call ptr @gmtime_r(ptr noundef nonnull %t, ptr noundef nonnull %tmr) #13, !dbg !51
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %call, i64 1, !dbg !52
  br label %if.end, !dbg !53

if.else:                                          ; preds = %cond.end
  %call7 = call ptr @localtime_r(ptr noundef nonnull %t, ptr noundef nonnull %tmr) #13, !dbg !54
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %stm.0 = phi ptr [ %call6, %if.then ], [ %call7, %if.else ], !dbg !55
  %s.0 = phi ptr [ %incdec.ptr, %if.then ], [ %call, %if.else ], !dbg !55
  %cmp8 = icmp eq ptr %stm.0, null, !dbg !56
  br i1 %cmp8, label %if.then10, label %if.end12, !dbg !57

if.then10:                                        ; preds = %if.end
  %call11 = call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.12) #13, !dbg !58
  br label %cleanup, !dbg !59

if.end12:                                         ; preds = %if.end
  %call13 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %s.0, ptr noundef nonnull dereferenceable(3) @.str.13) #14, !dbg !60
  %cmp14 = icmp eq i32 %call13, 0, !dbg !61
  br i1 %cmp14, label %if.then16, label %if.else17, !dbg !62

if.then16:                                        ; preds = %if.end12
  call void @lua_createtable(ptr noundef %L, i32 noundef 0, i32 noundef 9) #13, !dbg !63
  call fastcc void @setallfields(ptr noundef %L, ptr noundef %stm.0), !dbg !64
  br label %cleanup, !dbg !65

if.else17:                                        ; preds = %if.end12
  call void @llvm.lifetime.start.p0(ptr nonnull %cc) #13, !dbg !66
  call void @llvm.lifetime.start.p0(ptr nonnull %b) #13, !dbg !67
  store i8 37, ptr %cc, align 1, !dbg !68, !tbaa !48
  call void @luaL_buffinit(ptr noundef %L, ptr noundef nonnull %b) #13, !dbg !69
  %cmp1866 = icmp ult ptr %s.0, %add.ptr, !dbg !70
  br i1 %cmp1866, label %while.body.lr.ph, label %while.end, !dbg !71

while.body.lr.ph:                                 ; preds = %if.else17
  %n = getelementptr inbounds nuw i8, ptr %b, i64 16
  %size = getelementptr inbounds nuw i8, ptr %b, i64 8
  %sub.ptr.lhs.cast = ptrtoint ptr %add.ptr to i64
  %add.ptr34 = getelementptr inbounds nuw i8, ptr %cc, i64 1
  %n38 = getelementptr inbounds nuw i8, ptr %b, i64 16
  br label %while.body, !dbg !71

while.body:                                       ; preds = %while.body.lr.ph, %if.end39
  %s.167 = phi ptr [ %s.0, %while.body.lr.ph ], [ %s.2, %if.end39 ]
  %2 = load i8, ptr %s.167, align 1, !dbg !72, !tbaa !48
  %cmp21.not = icmp eq i8 %2, 37, !dbg !73
  br i1 %cmp21.not, label %if.else31, label %if.then23, !dbg !74

if.then23:                                        ; preds = %while.body
  %3 = load i64, ptr %n, align 8, !dbg !75, !tbaa !76
  %4 = load i64, ptr %size, align 8, !dbg !75, !tbaa !81
  %cmp24 = icmp ult i64 %3, %4, !dbg !82
  br i1 %cmp24, label %lor.end, label %lor.rhs, !dbg !83

lor.rhs:                                          ; preds = %if.then23
  %call26 = call ptr @luaL_prepbuffsize(ptr noundef nonnull %b, i64 noundef 1) #13, !dbg !75
  br label %lor.end, !dbg !75

lor.end:                                          ; preds = %lor.rhs, %if.then23
  %incdec.ptr27 = getelementptr inbounds nuw i8, ptr %s.167, i64 1, !dbg !84
  %5 = load i8, ptr %s.167, align 1, !dbg !85, !tbaa !48
  %6 = load ptr, ptr %b, align 8, !dbg !75, !tbaa !86
  %7 = load i64, ptr %n, align 8, !dbg !75, !tbaa !76
  %inc = add i64 %7, 1, !dbg !87
  store i64 %inc, ptr %n, align 8, !dbg !88, !tbaa !76
  %arrayidx30 = getelementptr inbounds nuw i8, ptr %6, i64 %7, !dbg !75
  store i8 %5, ptr %arrayidx30, align 1, !dbg !89, !tbaa !48
  br label %if.end39, !dbg !75

if.else31:                                        ; preds = %while.body
  %call32 = call ptr @luaL_prepbuffsize(ptr noundef nonnull %b, i64 noundef 250) #13, !dbg !90
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr %s.167, i64 1, !dbg !91
  %sub.ptr.rhs.cast = ptrtoint ptr %incdec.ptr33 to i64, !dbg !92
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !92
  %cmp436.i = icmp sgt i64 %sub.ptr.sub, 0, !dbg !93
  br i1 %cmp436.i, label %for.body.i, label %for.end.i, !dbg !96

for.body.i:                                       ; preds = %if.else31, %for.inc.i
  %conv339.i = phi i64 [ %idx.ext15.i, %for.inc.i ], [ 1, %if.else31 ]
  %8 = phi i8 [ %9, %for.inc.i ], [ 97, %if.else31 ]
  %oplen.038.i = phi i32 [ %oplen.1.i, %for.inc.i ], [ 1, %if.else31 ]
  %option.037.i = phi ptr [ %add.ptr16.i, %for.inc.i ], [ @.str.24, %if.else31 ]
  %cmp7.i = icmp eq i8 %8, 124, !dbg !97
  br i1 %cmp7.i, label %if.then.i, label %if.else.i, !dbg !98

if.then.i:                                        ; preds = %for.body.i
  %inc.i = add nsw i32 %oplen.038.i, 1, !dbg !99
  br label %for.inc.i, !dbg !100

if.else.i:                                        ; preds = %for.body.i
  %bcmp.i = call i32 @bcmp(ptr nonnull %incdec.ptr33, ptr nonnull %option.037.i, i64 %conv339.i), !dbg !101
  %cmp10.i = icmp eq i32 %bcmp.i, 0, !dbg !102
  br i1 %cmp10.i, label %if.then12.i, label %for.inc.i, !dbg !103

if.then12.i:                                      ; preds = %if.else.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr34, ptr nonnull align 1 %incdec.ptr33, i64 %conv339.i, i1 false), !dbg !104
  %arrayidx.i = getelementptr inbounds i8, ptr %add.ptr34, i64 %conv339.i, !dbg !105
  store i8 0, ptr %arrayidx.i, align 1, !dbg !106, !tbaa !48
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr33, i64 %conv339.i, !dbg !107
  br label %checkoption.exit, !dbg !108

for.inc.i:                                        ; preds = %if.else.i, %if.then.i
  %oplen.1.i = phi i32 [ %inc.i, %if.then.i ], [ %oplen.038.i, %if.else.i ], !dbg !109
  %idx.ext15.i = sext i32 %oplen.1.i to i64, !dbg !110
  %add.ptr16.i = getelementptr inbounds i8, ptr %option.037.i, i64 %idx.ext15.i, !dbg !111
  %9 = load i8, ptr %add.ptr16.i, align 1, !dbg !112, !tbaa !48
  %cmp.i = icmp ne i8 %9, 0, !dbg !113
  %cmp4.i = icmp sge i64 %sub.ptr.sub, %idx.ext15.i, !dbg !114
  %10 = and i1 %cmp.i, %cmp4.i, !dbg !114
  br i1 %10, label %for.body.i, label %for.end.i, !dbg !115, !llvm.loop !116

for.end.i:                                        ; preds = %for.inc.i, %if.else31
  %call17.i = call ptr (ptr, ptr, ...) @lua_pushfstring(ptr noundef %L, ptr noundef nonnull @.str.25, ptr noundef nonnull %incdec.ptr33) #13, !dbg !121
  %call18.i = call i32 @luaL_argerror(ptr noundef %L, i32 noundef 1, ptr noundef %call17.i) #13, !dbg !122
  br label %checkoption.exit, !dbg !123

checkoption.exit:                                 ; preds = %if.then12.i, %for.end.i
  %retval.0.i = phi ptr [ %add.ptr.i, %if.then12.i ], [ %incdec.ptr33, %for.end.i ], !dbg !109
  %call37 = call i64 @strftime(ptr noundef %call32, i64 noundef 250, ptr noundef nonnull %cc, ptr noundef nonnull %stm.0) #13, !dbg !124
  %11 = load i64, ptr %n38, align 8, !dbg !125, !tbaa !76
  %add = add i64 %11, %call37, !dbg !126
  store i64 %add, ptr %n38, align 8, !dbg !127, !tbaa !76
  br label %if.end39

if.end39:                                         ; preds = %checkoption.exit, %lor.end
  %s.2 = phi ptr [ %incdec.ptr27, %lor.end ], [ %retval.0.i, %checkoption.exit ], !dbg !55
  %cmp18 = icmp ult ptr %s.2, %add.ptr, !dbg !128
  br i1 %cmp18, label %while.body, label %while.end, !dbg !129, !llvm.loop !130

while.end:                                        ; preds = %if.end39, %if.else17
  call void @luaL_pushresult(ptr noundef nonnull %b) #13, !dbg !133
  call void @llvm.lifetime.end.p0(ptr nonnull %b) #13, !dbg !134
  call void @llvm.lifetime.end.p0(ptr nonnull %cc) #13, !dbg !134
  br label %cleanup

cleanup:                                          ; preds = %if.then16, %while.end, %if.then10
  %retval.0 = phi i32 [ %call11, %if.then10 ], [ 1, %while.end ], [ 1, %if.then16 ], !dbg !55
  call void @llvm.lifetime.end.p0(ptr nonnull %tmr) #13, !dbg !135
  call void @llvm.lifetime.end.p0(ptr nonnull %t) #13, !dbg !135
  call void @llvm.lifetime.end.p0(ptr nonnull %slen) #13, !dbg !135
  ret i32 %retval.0, !dbg !136
}

; Function Attrs: nounwind uwtable
define internal noundef i32 @os_difftime(ptr noundef %L) #0 !dbg !137 {
entry:
  %call.i = tail call i64 @luaL_checkinteger(ptr noundef %L, i32 noundef 1) #13, !dbg !138
  %call.i5 = tail call i64 @luaL_checkinteger(ptr noundef %L, i32 noundef 2) #13, !dbg !140
  %call2 = tail call double @difftime(i64 noundef %call.i, i64 noundef %call.i5) #15, !dbg !142
  tail call void @lua_pushnumber(ptr noundef %L, double noundef %call2) #13, !dbg !143
  ret i32 1, !dbg !144
}

; Function Attrs: nounwind uwtable
define internal i32 @os_execute(ptr noundef %L) #0 !dbg !145 {
entry:
  %call = tail call ptr @luaL_optlstring(ptr noundef %L, i32 noundef 1, ptr noundef null, ptr noundef null) #13, !dbg !146
  %call1 = tail call ptr @__errno_location() #15, !dbg !147
  store i32 0, ptr %call1, align 4, !dbg !148, !tbaa !9
  %call2 = tail call i32 @system(ptr noundef %call) #13, !dbg !149
  %cmp.not = icmp eq ptr %call, null, !dbg !150
  br i1 %cmp.not, label %if.else, label %if.then, !dbg !151

if.then:                                          ; preds = %entry
  %call3 = tail call i32 @luaL_execresult(ptr noundef %L, i32 noundef %call2) #13, !dbg !152
  br label %cleanup, !dbg !153

if.else:                                          ; preds = %entry
  tail call void @lua_pushboolean(ptr noundef %L, i32 noundef %call2) #13, !dbg !154
  br label %cleanup, !dbg !155

cleanup:                                          ; preds = %if.else, %if.then
  %retval.0 = phi i32 [ %call3, %if.then ], [ 1, %if.else ], !dbg !156
  ret i32 %retval.0, !dbg !157
}

; Function Attrs: nounwind uwtable
define internal noundef i32 @os_exit(ptr noundef %L) #0 !dbg !158 {
entry:
  %call = tail call i32 @lua_type(ptr noundef %L, i32 noundef 1) #13, !dbg !159
  %cmp = icmp eq i32 %call, 1, !dbg !160
  br i1 %cmp, label %if.then, label %if.else, !dbg !161

if.then:                                          ; preds = %entry
  %call1 = tail call i32 @lua_toboolean(ptr noundef %L, i32 noundef 1) #13, !dbg !162
  %tobool.not = icmp eq i32 %call1, 0, !dbg !162
  %cond = zext i1 %tobool.not to i32, !dbg !163
  br label %if.end, !dbg !164

if.else:                                          ; preds = %entry
  %call2 = tail call i64 @luaL_optinteger(ptr noundef %L, i32 noundef 1, i64 noundef 0) #13, !dbg !165
  %conv = trunc i64 %call2 to i32, !dbg !166
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %status.0 = phi i32 [ %cond, %if.then ], [ %conv, %if.else ], !dbg !167
  %call3 = tail call i32 @lua_toboolean(ptr noundef %L, i32 noundef 2) #13, !dbg !168
  %tobool4.not = icmp eq i32 %call3, 0, !dbg !169
  br i1 %tobool4.not, label %if.end6, label %if.then5, !dbg !170

if.then5:                                         ; preds = %if.end
  tail call void @lua_close(ptr noundef %L) #13, !dbg !171
  br label %if.end6, !dbg !171

if.end6:                                          ; preds = %if.then5, %if.end
  %tobool7.not = icmp eq ptr %L, null, !dbg !172
  br i1 %tobool7.not, label %if.end9, label %if.then8, !dbg !173

if.then8:                                         ; preds = %if.end6
  tail call void @exit(i32 noundef %status.0) #16, !dbg !174
  unreachable, !dbg !174

if.end9:                                          ; preds = %if.end6
  ret i32 0, !dbg !175
}

; Function Attrs: nounwind uwtable
define internal noundef i32 @os_getenv(ptr noundef %L) #0 !dbg !176 {
entry:
  %call = tail call ptr @luaL_checklstring(ptr noundef %L, i32 noundef 1, ptr noundef null) #13, !dbg !177
  %call1 = tail call ptr @getenv(ptr noundef %call) #13, !dbg !178
  %call2 = tail call ptr @lua_pushstring(ptr noundef %L, ptr noundef %call1) #13, !dbg !179
  ret i32 1, !dbg !180
}

; Function Attrs: nounwind uwtable
define internal i32 @os_remove(ptr noundef %L) #0 !dbg !181 {
entry:
  %call = tail call ptr @luaL_checklstring(ptr noundef %L, i32 noundef 1, ptr noundef null) #13, !dbg !182
  %call1 = tail call ptr @__errno_location() #15, !dbg !183
  store i32 0, ptr %call1, align 4, !dbg !184, !tbaa !9
  %call2 = tail call i32 @remove(ptr noundef %call) #13, !dbg !185
  %cmp = icmp eq i32 %call2, 0, !dbg !186
  %conv = zext i1 %cmp to i32, !dbg !186
  %call3 = tail call i32 @luaL_fileresult(ptr noundef %L, i32 noundef %conv, ptr noundef %call) #13, !dbg !187
  ret i32 %call3, !dbg !188
}

; Function Attrs: nounwind uwtable
define internal i32 @os_rename(ptr noundef %L) #0 !dbg !189 {
entry:
  %call = tail call ptr @luaL_checklstring(ptr noundef %L, i32 noundef 1, ptr noundef null) #13, !dbg !190
  %call1 = tail call ptr @luaL_checklstring(ptr noundef %L, i32 noundef 2, ptr noundef null) #13, !dbg !191
  %call2 = tail call ptr @__errno_location() #15, !dbg !192
  store i32 0, ptr %call2, align 4, !dbg !193, !tbaa !9
  %call3 = tail call i32 @rename(ptr noundef %call, ptr noundef %call1) #13, !dbg !194
  %cmp = icmp eq i32 %call3, 0, !dbg !195
  %conv = zext i1 %cmp to i32, !dbg !195
  %call4 = tail call i32 @luaL_fileresult(ptr noundef %L, i32 noundef %conv, ptr noundef null) #13, !dbg !196
  ret i32 %call4, !dbg !197
}

; Function Attrs: nounwind uwtable
define internal noundef i32 @os_setlocale(ptr noundef %L) #0 !dbg !198 {
entry:
  %call = tail call ptr @luaL_optlstring(ptr noundef %L, i32 noundef 1, ptr noundef null, ptr noundef null) #13, !dbg !199
  %call1 = tail call i32 @luaL_checkoption(ptr noundef %L, i32 noundef 2, ptr noundef nonnull @.str.26, ptr noundef nonnull @os_setlocale.catnames) #13, !dbg !200
  %idxprom = sext i32 %call1 to i64, !dbg !201
  %arrayidx = getelementptr inbounds i32, ptr @os_setlocale.cat, i64 %idxprom, !dbg !201
  %0 = load i32, ptr %arrayidx, align 4, !dbg !201, !tbaa !9
  %call2 = tail call ptr @setlocale(i32 noundef %0, ptr noundef %call) #13, !dbg !202
  %call3 = tail call ptr @lua_pushstring(ptr noundef %L, ptr noundef %call2) #13, !dbg !203
  ret i32 1, !dbg !204
}

; Function Attrs: nounwind uwtable
define internal i32 @os_time(ptr noundef %L) #0 !dbg !205 {
entry:
  %ts = alloca %struct.tm, align 8
  %call = tail call i32 @lua_type(ptr noundef %L, i32 noundef 1) #13, !dbg !206
  %cmp = icmp slt i32 %call, 1, !dbg !207
  br i1 %cmp, label %if.then, label %if.else, !dbg !208

if.then:                                          ; preds = %entry
  %call1 = tail call i64 @time(ptr noundef null) #13, !dbg !209
  br label %if.end, !dbg !210

if.else:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %ts) #13, !dbg !211
  tail call void @luaL_checktype(ptr noundef %L, i32 noundef 1, i32 noundef 5) #13, !dbg !212
  tail call void @lua_settop(ptr noundef %L, i32 noundef 1) #13, !dbg !213
  %call2 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.15, i32 noundef -1, i32 noundef 1900), !dbg !214
  %tm_year = getelementptr inbounds nuw i8, ptr %ts, i64 20, !dbg !215
  store i32 %call2, ptr %tm_year, align 4, !dbg !216, !tbaa !217
  %call3 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.16, i32 noundef -1, i32 noundef 1), !dbg !219
  %tm_mon = getelementptr inbounds nuw i8, ptr %ts, i64 16, !dbg !220
  store i32 %call3, ptr %tm_mon, align 8, !dbg !221, !tbaa !222
  %call4 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.17, i32 noundef -1, i32 noundef 0), !dbg !223
  %tm_mday = getelementptr inbounds nuw i8, ptr %ts, i64 12, !dbg !224
  store i32 %call4, ptr %tm_mday, align 4, !dbg !225, !tbaa !226
  %call5 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.18, i32 noundef 12, i32 noundef 0), !dbg !227
  %tm_hour = getelementptr inbounds nuw i8, ptr %ts, i64 8, !dbg !228
  store i32 %call5, ptr %tm_hour, align 8, !dbg !229, !tbaa !230
  %call6 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.19, i32 noundef 0, i32 noundef 0), !dbg !231
  %tm_min = getelementptr inbounds nuw i8, ptr %ts, i64 4, !dbg !232
  store i32 %call6, ptr %tm_min, align 4, !dbg !233, !tbaa !234
  %call7 = tail call fastcc i32 @getfield(ptr noundef %L, ptr noundef nonnull @.str.20, i32 noundef 0, i32 noundef 0), !dbg !235
  store i32 %call7, ptr %ts, align 8, !dbg !236, !tbaa !237
  %call.i = tail call i32 @lua_getfield(ptr noundef %L, i32 noundef -1, ptr noundef nonnull @.str.23) #13, !dbg !238
  %cmp.i = icmp eq i32 %call.i, 0, !dbg !241
  br i1 %cmp.i, label %getboolfield.exit, label %cond.false.i, !dbg !242

cond.false.i:                                     ; preds = %if.else
  %call1.i = tail call i32 @lua_toboolean(ptr noundef %L, i32 noundef -1) #13, !dbg !243
  br label %getboolfield.exit, !dbg !244

getboolfield.exit:                                ; preds = %if.else, %cond.false.i
  %cond.i = phi i32 [ %call1.i, %cond.false.i ], [ -1, %if.else ], !dbg !245
  tail call void @lua_settop(ptr noundef %L, i32 noundef -2) #13, !dbg !246
  %tm_isdst = getelementptr inbounds nuw i8, ptr %ts, i64 32, !dbg !247
  store i32 %cond.i, ptr %tm_isdst, align 8, !dbg !248, !tbaa !249
  %call9 = call i64 @mktime(ptr noundef nonnull %ts) #13, !dbg !250
  call fastcc void @setallfields(ptr noundef %L, ptr noundef %ts), !dbg !251
  call void @llvm.lifetime.end.p0(ptr nonnull %ts) #13, !dbg !252
  br label %if.end

if.end:                                           ; preds = %getboolfield.exit, %if.then
  %t.0 = phi i64 [ %call1, %if.then ], [ %call9, %getboolfield.exit ], !dbg !253
  %cmp11 = icmp eq i64 %t.0, -1
  br i1 %cmp11, label %if.then12, label %if.end14, !dbg !254

if.then12:                                        ; preds = %if.end
  %call13 = tail call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.31) #13, !dbg !255
  br label %cleanup, !dbg !256

if.end14:                                         ; preds = %if.end
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %t.0) #13, !dbg !257
  br label %cleanup, !dbg !258

cleanup:                                          ; preds = %if.end14, %if.then12
  %retval.0 = phi i32 [ %call13, %if.then12 ], [ 1, %if.end14 ], !dbg !253
  ret i32 %retval.0, !dbg !259
}

; Function Attrs: nounwind uwtable
define internal i32 @os_tmpname(ptr noundef %L) #0 !dbg !260 {
entry:
  %buff = alloca [32 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %buff) #13, !dbg !261
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %buff, ptr noundef nonnull align 1 dereferenceable(16) @.str.35, i64 16, i1 false) #13, !dbg !262
  %call2 = call i32 @mkstemp64(ptr noundef nonnull %buff) #13, !dbg !263
  %cond = icmp eq i32 %call2, -1, !dbg !264
  br i1 %cond, label %if.then8, label %if.then, !dbg !264, !prof !265

if.then:                                          ; preds = %entry
  %call3 = call i32 @close(i32 noundef %call2) #13, !dbg !262
  %call12 = call ptr @lua_pushstring(ptr noundef %L, ptr noundef nonnull %buff) #13, !dbg !266
  br label %cleanup, !dbg !267

if.then8:                                         ; preds = %entry
  %call9 = call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.36) #13, !dbg !268
  br label %cleanup, !dbg !269

cleanup:                                          ; preds = %if.then, %if.then8
  %retval.0 = phi i32 [ %call9, %if.then8 ], [ 1, %if.then ], !dbg !270
  call void @llvm.lifetime.end.p0(ptr nonnull %buff) #13, !dbg !271
  ret i32 %retval.0, !dbg !272
}

declare !dbg !273 void @lua_pushnumber(ptr noundef, double noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !274 i64 @clock() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

declare !dbg !276 ptr @luaL_optlstring(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !277 i32 @lua_type(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !278 i64 @time(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !279 ptr @gmtime_r(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !280 ptr @localtime_r(ptr noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !281 i32 @luaL_error(ptr noundef, ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !282 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc void @setallfields(ptr noundef %L, ptr noundef nonnull readonly captures(none) %stm) unnamed_addr #0 !dbg !284 {
entry:
  %tm_year = getelementptr inbounds nuw i8, ptr %stm, i64 20, !dbg !285
  %0 = load i32, ptr %tm_year, align 4, !dbg !285, !tbaa !217
  %conv.i = sext i32 %0 to i64, !dbg !286
  %add.i = add nsw i64 %conv.i, 1900, !dbg !289
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %add.i) #13, !dbg !290
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.15) #13, !dbg !291
  %tm_mon = getelementptr inbounds nuw i8, ptr %stm, i64 16, !dbg !292
  %1 = load i32, ptr %tm_mon, align 8, !dbg !292, !tbaa !222
  %conv.i17 = sext i32 %1 to i64, !dbg !293
  %add.i18 = add nsw i64 %conv.i17, 1, !dbg !295
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %add.i18) #13, !dbg !296
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.16) #13, !dbg !297
  %tm_mday = getelementptr inbounds nuw i8, ptr %stm, i64 12, !dbg !298
  %2 = load i32, ptr %tm_mday, align 4, !dbg !298, !tbaa !226
  %conv.i19 = sext i32 %2 to i64, !dbg !299
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %conv.i19) #13, !dbg !301
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.17) #13, !dbg !302
  %tm_hour = getelementptr inbounds nuw i8, ptr %stm, i64 8, !dbg !303
  %3 = load i32, ptr %tm_hour, align 8, !dbg !303, !tbaa !230
  %conv.i21 = sext i32 %3 to i64, !dbg !304
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %conv.i21) #13, !dbg !306
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.18) #13, !dbg !307
  %tm_min = getelementptr inbounds nuw i8, ptr %stm, i64 4, !dbg !308
  %4 = load i32, ptr %tm_min, align 4, !dbg !308, !tbaa !234
  %conv.i23 = sext i32 %4 to i64, !dbg !309
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %conv.i23) #13, !dbg !311
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.19) #13, !dbg !312
  %5 = load i32, ptr %stm, align 8, !dbg !313, !tbaa !237
  %conv.i25 = sext i32 %5 to i64, !dbg !314
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %conv.i25) #13, !dbg !316
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.20) #13, !dbg !317
  %tm_yday = getelementptr inbounds nuw i8, ptr %stm, i64 28, !dbg !318
  %6 = load i32, ptr %tm_yday, align 4, !dbg !318, !tbaa !319
  %conv.i27 = sext i32 %6 to i64, !dbg !320
  %add.i28 = add nsw i64 %conv.i27, 1, !dbg !322
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %add.i28) #13, !dbg !323
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.21) #13, !dbg !324
  %tm_wday = getelementptr inbounds nuw i8, ptr %stm, i64 24, !dbg !325
  %7 = load i32, ptr %tm_wday, align 8, !dbg !325, !tbaa !326
  %conv.i29 = sext i32 %7 to i64, !dbg !327
  %add.i30 = add nsw i64 %conv.i29, 1, !dbg !329
  tail call void @lua_pushinteger(ptr noundef %L, i64 noundef %add.i30) #13, !dbg !330
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.22) #13, !dbg !331
  %tm_isdst = getelementptr inbounds nuw i8, ptr %stm, i64 32, !dbg !332
  %8 = load i32, ptr %tm_isdst, align 8, !dbg !332, !tbaa !249
  %cmp.i = icmp slt i32 %8, 0, !dbg !333
  br i1 %cmp.i, label %setboolfield.exit, label %if.end.i, !dbg !336

if.end.i:                                         ; preds = %entry
  tail call void @lua_pushboolean(ptr noundef %L, i32 noundef %8) #13, !dbg !337
  tail call void @lua_setfield(ptr noundef %L, i32 noundef -2, ptr noundef nonnull @.str.23) #13, !dbg !338
  br label %setboolfield.exit, !dbg !339

setboolfield.exit:                                ; preds = %entry, %if.end.i
  ret void, !dbg !340
}

declare !dbg !341 void @luaL_buffinit(ptr noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !342 ptr @luaL_prepbuffsize(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !343 i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

declare !dbg !344 void @luaL_pushresult(ptr noundef) local_unnamed_addr #1

declare !dbg !345 i64 @luaL_checkinteger(ptr noundef, i32 noundef) local_unnamed_addr #1

declare !dbg !346 i32 @luaL_argerror(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !347 void @lua_pushinteger(ptr noundef, i64 noundef) local_unnamed_addr #1

declare !dbg !348 void @lua_setfield(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !349 void @lua_pushboolean(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare !dbg !350 ptr @lua_pushfstring(ptr noundef, ptr noundef, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !351 double @difftime(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !352 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: nofree
declare !dbg !354 noundef i32 @system(ptr noundef readonly captures(none)) local_unnamed_addr #7

declare !dbg !356 i32 @luaL_execresult(ptr noundef, i32 noundef) local_unnamed_addr #1

declare !dbg !357 i32 @lua_toboolean(ptr noundef, i32 noundef) local_unnamed_addr #1

declare !dbg !358 i64 @luaL_optinteger(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #1

declare !dbg !359 void @lua_close(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #8

declare !dbg !360 ptr @lua_pushstring(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(read)
declare !dbg !361 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #9

declare !dbg !362 ptr @luaL_checklstring(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !363 i32 @luaL_fileresult(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !364 noundef i32 @remove(ptr noundef readonly captures(none)) local_unnamed_addr #10

; Function Attrs: nofree nounwind
declare !dbg !366 noundef i32 @rename(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #10

declare !dbg !367 i32 @luaL_checkoption(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !368 ptr @setlocale(i32 noundef, ptr noundef) local_unnamed_addr #2

declare !dbg !370 void @luaL_checktype(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

declare !dbg !371 void @lua_settop(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define internal fastcc i32 @getfield(ptr noundef %L, ptr noundef %key, i32 noundef range(i32 -1, 13) %d, i32 noundef range(i32 0, 1901) %delta) unnamed_addr #0 !dbg !372 {
entry:
  %isnum = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %isnum) #13, !dbg !373
  %call = tail call i32 @lua_getfield(ptr noundef %L, i32 noundef -1, ptr noundef %key) #13, !dbg !374
  %call1 = call i64 @lua_tointegerx(ptr noundef %L, i32 noundef -1, ptr noundef nonnull %isnum) #13, !dbg !375
  %0 = load i32, ptr %isnum, align 4, !dbg !376, !tbaa !9
  %tobool.not = icmp eq i32 %0, 0, !dbg !377
  br i1 %tobool.not, label %if.then, label %if.else19, !dbg !378

if.then:                                          ; preds = %entry
  %cmp.not = icmp eq i32 %call, 0, !dbg !379
  br i1 %cmp.not, label %if.else, label %if.then6, !dbg !380, !prof !381

if.then6:                                         ; preds = %if.then
  %call7 = call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.32, ptr noundef %key) #13, !dbg !382
  br label %cleanup, !dbg !383

if.else:                                          ; preds = %if.then
  %cmp8 = icmp slt i32 %d, 0, !dbg !384
  br i1 %cmp8, label %if.then15, label %if.end33, !dbg !385, !prof !386

if.then15:                                        ; preds = %if.else
  %call16 = call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.33, ptr noundef %key) #13, !dbg !387
  br label %cleanup, !dbg !388

if.else19:                                        ; preds = %entry
  %cmp20 = icmp sgt i64 %call1, -1, !dbg !389
  br i1 %cmp20, label %cond.true, label %cond.false, !dbg !390

cond.true:                                        ; preds = %if.else19
  %conv22 = zext nneg i32 %delta to i64, !dbg !391
  %sub = sub nsw i64 %call1, %conv22, !dbg !392
  %cmp23 = icmp slt i64 %sub, 2147483648, !dbg !393
  br i1 %cmp23, label %if.end30, label %if.then28, !dbg !394

cond.false:                                       ; preds = %if.else19
  %add = or disjoint i32 %delta, -2147483648, !dbg !395
  %conv25 = sext i32 %add to i64, !dbg !396
  %cmp26.not = icmp slt i64 %call1, %conv25, !dbg !397
  br i1 %cmp26.not, label %if.then28, label %if.end30, !dbg !398

if.then28:                                        ; preds = %cond.false, %cond.true
  %call29 = call i32 (ptr, ptr, ...) @luaL_error(ptr noundef %L, ptr noundef nonnull @.str.34, ptr noundef %key) #13, !dbg !399
  br label %cleanup, !dbg !400

if.end30:                                         ; preds = %cond.false, %cond.true
  %1 = trunc i64 %call1 to i32, !dbg !401
  %2 = sub i32 %1, %delta, !dbg !401
  br label %if.end33

if.end33:                                         ; preds = %if.else, %if.end30
  %res.0 = phi i32 [ %2, %if.end30 ], [ %d, %if.else ], !dbg !402
  call void @lua_settop(ptr noundef %L, i32 noundef -2) #13, !dbg !403
  br label %cleanup, !dbg !404

cleanup:                                          ; preds = %if.end33, %if.then28, %if.then15, %if.then6
  %retval.0 = phi i32 [ %res.0, %if.end33 ], [ %call29, %if.then28 ], [ %call7, %if.then6 ], [ %call16, %if.then15 ], !dbg !402
  call void @llvm.lifetime.end.p0(ptr nonnull %isnum) #13, !dbg !405
  ret i32 %retval.0, !dbg !406
}

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !407 noundef i64 @mktime(ptr noundef captures(none)) local_unnamed_addr #11

declare !dbg !408 i32 @lua_getfield(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !409 i64 @lua_tointegerx(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !410 i32 @mkstemp64(ptr noundef) local_unnamed_addr #1

declare !dbg !411 i32 @close(i32 noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #13 = { nounwind }
attributes #14 = { nounwind willreturn memory(read) }
attributes #15 = { nounwind willreturn memory(none) }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loslib.c", directory: ".", checksumkind: CSK_MD5, checksum: "0df8e4880bfbe54c2a838ddf47579247")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "luaopen_os", scope: !1, file: !1, line: 436, type: !14, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 437, column: 3, scope: !13)
!17 = !DILocation(line: 438, column: 3, scope: !13, atomGroup: 1, atomRank: 1)
!18 = !DISubprogram(name: "luaL_checkversion_", scope: !19, file: !19, line: 46, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!19 = !DIFile(filename: "lua/lauxlib.h", directory: "", checksumkind: CSK_MD5, checksum: "b087cc8e8fc232f07303fedbce668c17")
!20 = !DISubprogram(name: "lua_createtable", scope: !21, file: !21, line: 269, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!21 = !DIFile(filename: "lua/lua.h", directory: "", checksumkind: CSK_MD5, checksum: "fcecec661609bf5f4a57f24de2968fc0")
!22 = !DISubprogram(name: "luaL_setfuncs", scope: !19, file: !19, line: 110, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = distinct !DISubprogram(name: "os_clock", scope: !1, file: !1, line: 194, type: !14, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!24 = !DILocation(line: 196, column: 34, scope: !23)
!25 = !DILocation(line: 196, column: 22, scope: !23)
!26 = !DILocation(line: 196, column: 42, scope: !23)
!27 = !DILocation(line: 196, column: 3, scope: !23)
!28 = !DILocation(line: 197, column: 3, scope: !23, atomGroup: 1, atomRank: 1)
!29 = distinct !DISubprogram(name: "os_date", scope: !1, file: !1, line: 314, type: !14, scopeLine: 314, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!30 = !DILocation(line: 315, column: 3, scope: !29)
!31 = !DILocation(line: 316, column: 19, scope: !29, atomGroup: 1, atomRank: 2)
!32 = !DILocation(line: 317, column: 3, scope: !29)
!33 = !DILocation(line: 317, column: 14, scope: !29)
!34 = !DILocation(line: 317, column: 14, scope: !29, atomGroup: 3, atomRank: 2)
!35 = !DILocation(line: 317, column: 14, scope: !29, atomGroup: 3, atomRank: 1)
!36 = !DILocation(line: 317, column: 42, scope: !29)
!37 = !DILocation(line: 304, column: 15, scope: !38, inlinedAt: !39, atomGroup: 1, atomRank: 2)
!38 = distinct !DISubprogram(name: "l_checktime", scope: !1, file: !1, line: 303, type: !14, scopeLine: 303, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!39 = distinct !DILocation(line: 317, column: 26, scope: !29)
!40 = !DILocation(line: 317, column: 14, scope: !29, atomGroup: 2, atomRank: 2)
!41 = !DILocation(line: 317, column: 10, scope: !29, atomGroup: 2, atomRank: 1)
!42 = !{!43, !43, i64 0}
!43 = !{!"long", !11, i64 0}
!44 = !DILocation(line: 318, column: 24, scope: !29)
!45 = !DILocation(line: 318, column: 22, scope: !29, atomGroup: 4, atomRank: 2)
!46 = !DILocation(line: 319, column: 3, scope: !29)
!47 = !DILocation(line: 320, column: 7, scope: !29)
!48 = !{!11, !11, i64 0}
!49 = !DILocation(line: 320, column: 10, scope: !29, atomGroup: 5, atomRank: 2)
!50 = !DILocation(line: 320, column: 10, scope: !29, atomGroup: 5, atomRank: 1)
!51 = !DILocation(line: 321, column: 11, scope: !29, atomGroup: 6, atomRank: 2)
!52 = !DILocation(line: 322, column: 6, scope: !29, atomGroup: 7, atomRank: 2)
!53 = !DILocation(line: 323, column: 3, scope: !29)
!54 = !DILocation(line: 325, column: 11, scope: !29, atomGroup: 8, atomRank: 2)
!55 = !DILocation(line: 0, scope: !29)
!56 = !DILocation(line: 326, column: 11, scope: !29, atomGroup: 9, atomRank: 2)
!57 = !DILocation(line: 326, column: 11, scope: !29, atomGroup: 9, atomRank: 1)
!58 = !DILocation(line: 327, column: 12, scope: !29, atomGroup: 10, atomRank: 2)
!59 = !DILocation(line: 327, column: 5, scope: !29, atomGroup: 10, atomRank: 1)
!60 = !DILocation(line: 329, column: 7, scope: !29)
!61 = !DILocation(line: 329, column: 23, scope: !29, atomGroup: 11, atomRank: 2)
!62 = !DILocation(line: 329, column: 23, scope: !29, atomGroup: 11, atomRank: 1)
!63 = !DILocation(line: 330, column: 5, scope: !29)
!64 = !DILocation(line: 331, column: 5, scope: !29)
!65 = !DILocation(line: 332, column: 3, scope: !29)
!66 = !DILocation(line: 334, column: 5, scope: !29)
!67 = !DILocation(line: 335, column: 5, scope: !29)
!68 = !DILocation(line: 336, column: 11, scope: !29, atomGroup: 12, atomRank: 1)
!69 = !DILocation(line: 337, column: 5, scope: !29)
!70 = !DILocation(line: 338, column: 14, scope: !29, atomGroup: 29, atomRank: 1)
!71 = !DILocation(line: 338, column: 5, scope: !29, atomGroup: 30, atomRank: 1)
!72 = !DILocation(line: 339, column: 11, scope: !29)
!73 = !DILocation(line: 339, column: 14, scope: !29, atomGroup: 15, atomRank: 2)
!74 = !DILocation(line: 339, column: 14, scope: !29, atomGroup: 15, atomRank: 1)
!75 = !DILocation(line: 340, column: 9, scope: !29)
!76 = !{!77, !43, i64 16}
!77 = !{!"luaL_Buffer", !78, i64 0, !43, i64 8, !43, i64 16, !80, i64 24, !11, i64 32}
!78 = !{!"p1 omnipotent char", !79, i64 0}
!79 = !{!"any pointer", !11, i64 0}
!80 = !{!"p1 _ZTS9lua_State", !79, i64 0}
!81 = !{!77, !43, i64 8}
!82 = !DILocation(line: 340, column: 9, scope: !29, atomGroup: 16, atomRank: 2)
!83 = !DILocation(line: 340, column: 9, scope: !29, atomGroup: 16, atomRank: 1)
!84 = !DILocation(line: 340, column: 28, scope: !29, atomGroup: 18, atomRank: 2)
!85 = !DILocation(line: 340, column: 26, scope: !29, atomGroup: 17, atomRank: 2)
!86 = !{!77, !78, i64 0}
!87 = !DILocation(line: 340, column: 9, scope: !29, atomGroup: 19, atomRank: 2)
!88 = !DILocation(line: 340, column: 9, scope: !29, atomGroup: 19, atomRank: 1)
!89 = !DILocation(line: 340, column: 9, scope: !29, atomGroup: 17, atomRank: 1)
!90 = !DILocation(line: 343, column: 22, scope: !29, atomGroup: 20, atomRank: 2)
!91 = !DILocation(line: 344, column: 10, scope: !29, atomGroup: 21, atomRank: 2)
!92 = !DILocation(line: 345, column: 34, scope: !29)
!93 = !DILocation(line: 288, column: 26, scope: !94, inlinedAt: !95, atomGroup: 27, atomRank: 1)
!94 = distinct !DISubprogram(name: "checkoption", scope: !1, file: !1, line: 284, type: !14, scopeLine: 285, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!95 = distinct !DILocation(line: 345, column: 13, scope: !29)
!96 = !DILocation(line: 288, column: 3, scope: !94, inlinedAt: !95, atomGroup: 28, atomRank: 1)
!97 = !DILocation(line: 289, column: 17, scope: !94, inlinedAt: !95, atomGroup: 5, atomRank: 2)
!98 = !DILocation(line: 289, column: 17, scope: !94, inlinedAt: !95, atomGroup: 5, atomRank: 1)
!99 = !DILocation(line: 290, column: 12, scope: !94, inlinedAt: !95, atomGroup: 6, atomRank: 2)
!100 = !DILocation(line: 290, column: 7, scope: !94, inlinedAt: !95)
!101 = !DILocation(line: 291, column: 14, scope: !94, inlinedAt: !95)
!102 = !DILocation(line: 291, column: 42, scope: !94, inlinedAt: !95, atomGroup: 7, atomRank: 2)
!103 = !DILocation(line: 291, column: 42, scope: !94, inlinedAt: !95, atomGroup: 7, atomRank: 1)
!104 = !DILocation(line: 292, column: 7, scope: !94, inlinedAt: !95, atomGroup: 8, atomRank: 1)
!105 = !DILocation(line: 293, column: 7, scope: !94, inlinedAt: !95)
!106 = !DILocation(line: 293, column: 19, scope: !94, inlinedAt: !95, atomGroup: 9, atomRank: 1)
!107 = !DILocation(line: 294, column: 19, scope: !94, inlinedAt: !95, atomGroup: 10, atomRank: 2)
!108 = !DILocation(line: 294, column: 7, scope: !94, inlinedAt: !95, atomGroup: 10, atomRank: 1)
!109 = !DILocation(line: 0, scope: !94, inlinedAt: !95)
!110 = !DILocation(line: 288, column: 54, scope: !94, inlinedAt: !95)
!111 = !DILocation(line: 288, column: 54, scope: !94, inlinedAt: !95, atomGroup: 11, atomRank: 2)
!112 = !DILocation(line: 288, column: 10, scope: !94, inlinedAt: !95)
!113 = !DILocation(line: 288, column: 18, scope: !94, inlinedAt: !95, atomGroup: 3, atomRank: 2)
!114 = !DILocation(line: 288, column: 26, scope: !94, inlinedAt: !95, atomGroup: 3, atomRank: 1)
!115 = !DILocation(line: 288, column: 3, scope: !94, inlinedAt: !95, atomGroup: 4, atomRank: 1)
!116 = distinct !{!116, !117, !118, !119, !120}
!117 = !DILocation(line: 288, column: 3, scope: !94, inlinedAt: !95)
!118 = !DILocation(line: 296, column: 3, scope: !94, inlinedAt: !95)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !{!"llvm.loop.unroll.disable"}
!121 = !DILocation(line: 298, column: 5, scope: !94, inlinedAt: !95)
!122 = !DILocation(line: 297, column: 3, scope: !94, inlinedAt: !95)
!123 = !DILocation(line: 299, column: 3, scope: !94, inlinedAt: !95, atomGroup: 13, atomRank: 1)
!124 = !DILocation(line: 346, column: 18, scope: !29, atomGroup: 23, atomRank: 2)
!125 = !DILocation(line: 347, column: 9, scope: !29)
!126 = !DILocation(line: 347, column: 9, scope: !29, atomGroup: 24, atomRank: 2)
!127 = !DILocation(line: 347, column: 9, scope: !29, atomGroup: 24, atomRank: 1)
!128 = !DILocation(line: 338, column: 14, scope: !29, atomGroup: 13, atomRank: 1)
!129 = !DILocation(line: 338, column: 5, scope: !29, atomGroup: 14, atomRank: 1)
!130 = distinct !{!130, !131, !132, !119, !120}
!131 = !DILocation(line: 338, column: 5, scope: !29)
!132 = !DILocation(line: 349, column: 5, scope: !29)
!133 = !DILocation(line: 350, column: 5, scope: !29)
!134 = !DILocation(line: 351, column: 3, scope: !29)
!135 = !DILocation(line: 353, column: 1, scope: !29)
!136 = !DILocation(line: 353, column: 1, scope: !29, atomGroup: 26, atomRank: 1)
!137 = distinct !DISubprogram(name: "os_difftime", scope: !1, file: !1, line: 382, type: !14, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!138 = !DILocation(line: 304, column: 15, scope: !38, inlinedAt: !139, atomGroup: 1, atomRank: 2)
!139 = distinct !DILocation(line: 383, column: 15, scope: !137)
!140 = !DILocation(line: 304, column: 15, scope: !38, inlinedAt: !141, atomGroup: 1, atomRank: 2)
!141 = distinct !DILocation(line: 384, column: 15, scope: !137)
!142 = !DILocation(line: 385, column: 33, scope: !137)
!143 = !DILocation(line: 385, column: 3, scope: !137)
!144 = !DILocation(line: 386, column: 3, scope: !137, atomGroup: 4, atomRank: 1)
!145 = distinct !DISubprogram(name: "os_execute", scope: !1, file: !1, line: 144, type: !14, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!146 = !DILocation(line: 145, column: 21, scope: !145, atomGroup: 1, atomRank: 2)
!147 = !DILocation(line: 147, column: 3, scope: !145)
!148 = !DILocation(line: 147, column: 9, scope: !145, atomGroup: 2, atomRank: 1)
!149 = !DILocation(line: 148, column: 10, scope: !145, atomGroup: 3, atomRank: 2)
!150 = !DILocation(line: 149, column: 11, scope: !145, atomGroup: 4, atomRank: 2)
!151 = !DILocation(line: 149, column: 11, scope: !145, atomGroup: 4, atomRank: 1)
!152 = !DILocation(line: 150, column: 12, scope: !145, atomGroup: 5, atomRank: 2)
!153 = !DILocation(line: 150, column: 5, scope: !145, atomGroup: 5, atomRank: 1)
!154 = !DILocation(line: 152, column: 5, scope: !145)
!155 = !DILocation(line: 153, column: 5, scope: !145, atomGroup: 6, atomRank: 1)
!156 = !DILocation(line: 0, scope: !145)
!157 = !DILocation(line: 155, column: 1, scope: !145, atomGroup: 7, atomRank: 1)
!158 = distinct !DISubprogram(name: "os_exit", scope: !1, file: !1, line: 404, type: !14, scopeLine: 404, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!159 = !DILocation(line: 406, column: 7, scope: !158)
!160 = !DILocation(line: 406, column: 7, scope: !158, atomGroup: 1, atomRank: 2)
!161 = !DILocation(line: 406, column: 7, scope: !158, atomGroup: 1, atomRank: 1)
!162 = !DILocation(line: 407, column: 15, scope: !158)
!163 = !DILocation(line: 407, column: 15, scope: !158, atomGroup: 2, atomRank: 2)
!164 = !DILocation(line: 407, column: 5, scope: !158)
!165 = !DILocation(line: 409, column: 19, scope: !158, atomGroup: 3, atomRank: 3)
!166 = !DILocation(line: 409, column: 14, scope: !158, atomGroup: 3, atomRank: 2)
!167 = !DILocation(line: 0, scope: !158)
!168 = !DILocation(line: 410, column: 7, scope: !158)
!169 = !DILocation(line: 410, column: 7, scope: !158, atomGroup: 4, atomRank: 2)
!170 = !DILocation(line: 410, column: 7, scope: !158, atomGroup: 4, atomRank: 1)
!171 = !DILocation(line: 411, column: 5, scope: !158)
!172 = !DILocation(line: 412, column: 7, scope: !158, atomGroup: 5, atomRank: 2)
!173 = !DILocation(line: 412, column: 7, scope: !158, atomGroup: 5, atomRank: 1)
!174 = !DILocation(line: 412, column: 10, scope: !158)
!175 = !DILocation(line: 413, column: 3, scope: !158, atomGroup: 7, atomRank: 1)
!176 = distinct !DISubprogram(name: "os_getenv", scope: !1, file: !1, line: 188, type: !14, scopeLine: 188, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!177 = !DILocation(line: 189, column: 28, scope: !176)
!178 = !DILocation(line: 189, column: 21, scope: !176)
!179 = !DILocation(line: 189, column: 3, scope: !176)
!180 = !DILocation(line: 190, column: 3, scope: !176, atomGroup: 1, atomRank: 1)
!181 = distinct !DISubprogram(name: "os_remove", scope: !1, file: !1, line: 158, type: !14, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!182 = !DILocation(line: 159, column: 26, scope: !181, atomGroup: 1, atomRank: 2)
!183 = !DILocation(line: 160, column: 3, scope: !181)
!184 = !DILocation(line: 160, column: 9, scope: !181, atomGroup: 2, atomRank: 1)
!185 = !DILocation(line: 161, column: 29, scope: !181)
!186 = !DILocation(line: 161, column: 46, scope: !181)
!187 = !DILocation(line: 161, column: 10, scope: !181, atomGroup: 4, atomRank: 2)
!188 = !DILocation(line: 161, column: 3, scope: !181, atomGroup: 4, atomRank: 1)
!189 = distinct !DISubprogram(name: "os_rename", scope: !1, file: !1, line: 165, type: !14, scopeLine: 165, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!190 = !DILocation(line: 166, column: 26, scope: !189, atomGroup: 1, atomRank: 2)
!191 = !DILocation(line: 167, column: 24, scope: !189, atomGroup: 2, atomRank: 2)
!192 = !DILocation(line: 168, column: 3, scope: !189)
!193 = !DILocation(line: 168, column: 9, scope: !189, atomGroup: 3, atomRank: 1)
!194 = !DILocation(line: 169, column: 29, scope: !189)
!195 = !DILocation(line: 169, column: 54, scope: !189)
!196 = !DILocation(line: 169, column: 10, scope: !189, atomGroup: 5, atomRank: 2)
!197 = !DILocation(line: 169, column: 3, scope: !189, atomGroup: 5, atomRank: 1)
!198 = distinct !DISubprogram(name: "os_setlocale", scope: !1, file: !1, line: 392, type: !14, scopeLine: 392, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!199 = !DILocation(line: 397, column: 19, scope: !198, atomGroup: 1, atomRank: 2)
!200 = !DILocation(line: 398, column: 12, scope: !198, atomGroup: 2, atomRank: 2)
!201 = !DILocation(line: 399, column: 31, scope: !198)
!202 = !DILocation(line: 399, column: 21, scope: !198)
!203 = !DILocation(line: 399, column: 3, scope: !198)
!204 = !DILocation(line: 400, column: 3, scope: !198, atomGroup: 4, atomRank: 1)
!205 = distinct !DISubprogram(name: "os_time", scope: !1, file: !1, line: 356, type: !14, scopeLine: 356, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!206 = !DILocation(line: 358, column: 7, scope: !205)
!207 = !DILocation(line: 358, column: 7, scope: !205, atomGroup: 1, atomRank: 2)
!208 = !DILocation(line: 358, column: 7, scope: !205, atomGroup: 1, atomRank: 1)
!209 = !DILocation(line: 359, column: 9, scope: !205, atomGroup: 2, atomRank: 2)
!210 = !DILocation(line: 359, column: 5, scope: !205)
!211 = !DILocation(line: 361, column: 5, scope: !205)
!212 = !DILocation(line: 362, column: 5, scope: !205)
!213 = !DILocation(line: 363, column: 5, scope: !205)
!214 = !DILocation(line: 364, column: 18, scope: !205, atomGroup: 3, atomRank: 2)
!215 = !DILocation(line: 364, column: 8, scope: !205)
!216 = !DILocation(line: 364, column: 16, scope: !205, atomGroup: 3, atomRank: 1)
!217 = !{!218, !10, i64 20}
!218 = !{!"tm", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !43, i64 40, !78, i64 48}
!219 = !DILocation(line: 365, column: 17, scope: !205, atomGroup: 4, atomRank: 2)
!220 = !DILocation(line: 365, column: 8, scope: !205)
!221 = !DILocation(line: 365, column: 15, scope: !205, atomGroup: 4, atomRank: 1)
!222 = !{!218, !10, i64 16}
!223 = !DILocation(line: 366, column: 18, scope: !205, atomGroup: 5, atomRank: 2)
!224 = !DILocation(line: 366, column: 8, scope: !205)
!225 = !DILocation(line: 366, column: 16, scope: !205, atomGroup: 5, atomRank: 1)
!226 = !{!218, !10, i64 12}
!227 = !DILocation(line: 367, column: 18, scope: !205, atomGroup: 6, atomRank: 2)
!228 = !DILocation(line: 367, column: 8, scope: !205)
!229 = !DILocation(line: 367, column: 16, scope: !205, atomGroup: 6, atomRank: 1)
!230 = !{!218, !10, i64 8}
!231 = !DILocation(line: 368, column: 17, scope: !205, atomGroup: 7, atomRank: 2)
!232 = !DILocation(line: 368, column: 8, scope: !205)
!233 = !DILocation(line: 368, column: 15, scope: !205, atomGroup: 7, atomRank: 1)
!234 = !{!218, !10, i64 4}
!235 = !DILocation(line: 369, column: 17, scope: !205, atomGroup: 8, atomRank: 2)
!236 = !DILocation(line: 369, column: 15, scope: !205, atomGroup: 8, atomRank: 1)
!237 = !{!218, !10, i64 0}
!238 = !DILocation(line: 257, column: 10, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "getboolfield", scope: !1, file: !1, line: 255, type: !14, scopeLine: 255, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!240 = distinct !DILocation(line: 370, column: 19, scope: !205)
!241 = !DILocation(line: 257, column: 35, scope: !239, inlinedAt: !240, atomGroup: 2, atomRank: 2)
!242 = !DILocation(line: 257, column: 9, scope: !239, inlinedAt: !240, atomGroup: 2, atomRank: 1)
!243 = !DILocation(line: 257, column: 55, scope: !239, inlinedAt: !240)
!244 = !DILocation(line: 257, column: 9, scope: !239, inlinedAt: !240)
!245 = !DILocation(line: 257, column: 9, scope: !239, inlinedAt: !240, atomGroup: 1, atomRank: 2)
!246 = !DILocation(line: 258, column: 3, scope: !239, inlinedAt: !240)
!247 = !DILocation(line: 370, column: 8, scope: !205)
!248 = !DILocation(line: 370, column: 17, scope: !205, atomGroup: 9, atomRank: 1)
!249 = !{!218, !10, i64 32}
!250 = !DILocation(line: 371, column: 9, scope: !205, atomGroup: 10, atomRank: 2)
!251 = !DILocation(line: 372, column: 5, scope: !205)
!252 = !DILocation(line: 373, column: 3, scope: !205)
!253 = !DILocation(line: 0, scope: !205)
!254 = !DILocation(line: 374, column: 31, scope: !205, atomGroup: 11, atomRank: 1)
!255 = !DILocation(line: 375, column: 12, scope: !205, atomGroup: 13, atomRank: 2)
!256 = !DILocation(line: 375, column: 5, scope: !205, atomGroup: 13, atomRank: 1)
!257 = !DILocation(line: 377, column: 3, scope: !205)
!258 = !DILocation(line: 378, column: 3, scope: !205, atomGroup: 14, atomRank: 1)
!259 = !DILocation(line: 379, column: 1, scope: !205, atomGroup: 15, atomRank: 1)
!260 = distinct !DISubprogram(name: "os_tmpname", scope: !1, file: !1, line: 173, type: !14, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!261 = !DILocation(line: 175, column: 3, scope: !260)
!262 = !DILocation(line: 177, column: 3, scope: !260)
!263 = !DILocation(line: 177, column: 3, scope: !260, atomGroup: 1, atomRank: 2)
!264 = !DILocation(line: 177, column: 3, scope: !260, atomGroup: 2, atomRank: 1)
!265 = !{!"branch_weights", i32 1, i32 1}
!266 = !DILocation(line: 180, column: 3, scope: !260)
!267 = !DILocation(line: 181, column: 3, scope: !260, atomGroup: 6, atomRank: 1)
!268 = !DILocation(line: 179, column: 12, scope: !260, atomGroup: 5, atomRank: 2)
!269 = !DILocation(line: 179, column: 5, scope: !260, atomGroup: 5, atomRank: 1)
!270 = !DILocation(line: 0, scope: !260)
!271 = !DILocation(line: 185, column: 1, scope: !260)
!272 = !DILocation(line: 185, column: 1, scope: !260, atomGroup: 7, atomRank: 1)
!273 = !DISubprogram(name: "lua_pushnumber", scope: !21, file: !21, line: 245, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!274 = !DISubprogram(name: "clock", scope: !275, file: !275, line: 72, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIFile(filename: "/usr/include/time.h", directory: "", checksumkind: CSK_MD5, checksum: "2680dca3d5ba26e957b6fd37deaada6c")
!276 = !DISubprogram(name: "luaL_optlstring", scope: !19, file: !19, line: 57, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubprogram(name: "lua_type", scope: !21, file: !21, line: 198, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubprogram(name: "time", scope: !275, file: !275, line: 76, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!279 = !DISubprogram(name: "gmtime_r", scope: !275, file: !275, line: 154, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!280 = !DISubprogram(name: "localtime_r", scope: !275, file: !275, line: 159, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!281 = !DISubprogram(name: "luaL_error", scope: !19, file: !19, line: 76, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!282 = !DISubprogram(name: "strcmp", scope: !283, file: !283, line: 156, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DIFile(filename: "/usr/include/string.h", directory: "", checksumkind: CSK_MD5, checksum: "0ee11a08692643b86154f96759d0f7fa")
!284 = distinct !DISubprogram(name: "setallfields", scope: !1, file: !1, line: 242, type: !14, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!285 = !DILocation(line: 243, column: 28, scope: !284)
!286 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "setfield", scope: !1, file: !1, line: 221, type: !14, scopeLine: 221, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!288 = distinct !DILocation(line: 243, column: 3, scope: !284)
!289 = !DILocation(line: 226, column: 41, scope: !287, inlinedAt: !288)
!290 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !288)
!291 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 244, column: 29, scope: !284)
!293 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !294)
!294 = distinct !DILocation(line: 244, column: 3, scope: !284)
!295 = !DILocation(line: 226, column: 41, scope: !287, inlinedAt: !294)
!296 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !294)
!297 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !294)
!298 = !DILocation(line: 245, column: 27, scope: !284)
!299 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !300)
!300 = distinct !DILocation(line: 245, column: 3, scope: !284)
!301 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !300)
!302 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !300)
!303 = !DILocation(line: 246, column: 28, scope: !284)
!304 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !305)
!305 = distinct !DILocation(line: 246, column: 3, scope: !284)
!306 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !305)
!307 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !305)
!308 = !DILocation(line: 247, column: 27, scope: !284)
!309 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !310)
!310 = distinct !DILocation(line: 247, column: 3, scope: !284)
!311 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !310)
!312 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !310)
!313 = !DILocation(line: 248, column: 27, scope: !284)
!314 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !315)
!315 = distinct !DILocation(line: 248, column: 3, scope: !284)
!316 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !315)
!317 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !315)
!318 = !DILocation(line: 249, column: 28, scope: !284)
!319 = !{!218, !10, i64 28}
!320 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !321)
!321 = distinct !DILocation(line: 249, column: 3, scope: !284)
!322 = !DILocation(line: 226, column: 41, scope: !287, inlinedAt: !321)
!323 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !321)
!324 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !321)
!325 = !DILocation(line: 250, column: 28, scope: !284)
!326 = !{!218, !10, i64 24}
!327 = !DILocation(line: 226, column: 22, scope: !287, inlinedAt: !328)
!328 = distinct !DILocation(line: 250, column: 3, scope: !284)
!329 = !DILocation(line: 226, column: 41, scope: !287, inlinedAt: !328)
!330 = !DILocation(line: 226, column: 3, scope: !287, inlinedAt: !328)
!331 = !DILocation(line: 227, column: 3, scope: !287, inlinedAt: !328)
!332 = !DILocation(line: 251, column: 33, scope: !284)
!333 = !DILocation(line: 232, column: 13, scope: !334, inlinedAt: !335, atomGroup: 1, atomRank: 2)
!334 = distinct !DISubprogram(name: "setboolfield", scope: !1, file: !1, line: 231, type: !14, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!335 = distinct !DILocation(line: 251, column: 3, scope: !284)
!336 = !DILocation(line: 232, column: 13, scope: !334, inlinedAt: !335, atomGroup: 1, atomRank: 1)
!337 = !DILocation(line: 234, column: 3, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 235, column: 3, scope: !334, inlinedAt: !335)
!339 = !DILocation(line: 236, column: 1, scope: !334, inlinedAt: !335)
!340 = !DILocation(line: 252, column: 1, scope: !284, atomGroup: 1, atomRank: 1)
!341 = !DISubprogram(name: "luaL_buffinit", scope: !19, file: !19, line: 215, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!342 = !DISubprogram(name: "luaL_prepbuffsize", scope: !19, file: !19, line: 216, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DISubprogram(name: "strftime", scope: !275, file: !275, line: 100, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!344 = !DISubprogram(name: "luaL_pushresult", scope: !19, file: !19, line: 220, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubprogram(name: "luaL_checkinteger", scope: !19, file: !19, line: 62, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DISubprogram(name: "luaL_argerror", scope: !19, file: !19, line: 53, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubprogram(name: "lua_pushinteger", scope: !21, file: !21, line: 246, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DISubprogram(name: "lua_setfield", scope: !21, file: !21, line: 280, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubprogram(name: "lua_pushboolean", scope: !21, file: !21, line: 253, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!350 = !DISubprogram(name: "lua_pushfstring", scope: !21, file: !21, line: 251, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!351 = !DISubprogram(name: "difftime", scope: !275, file: !275, line: 79, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!352 = !DISubprogram(name: "__errno_location", scope: !353, file: !353, line: 37, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!354 = !DISubprogram(name: "system", scope: !355, file: !355, line: 804, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!356 = !DISubprogram(name: "luaL_execresult", scope: !19, file: !19, line: 82, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubprogram(name: "lua_toboolean", scope: !21, file: !21, line: 203, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!358 = !DISubprogram(name: "luaL_optinteger", scope: !19, file: !19, line: 63, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!359 = !DISubprogram(name: "lua_close", scope: !21, file: !21, line: 164, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubprogram(name: "lua_pushstring", scope: !21, file: !21, line: 248, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubprogram(name: "getenv", scope: !355, file: !355, line: 654, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!362 = !DISubprogram(name: "luaL_checklstring", scope: !19, file: !19, line: 55, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!363 = !DISubprogram(name: "luaL_fileresult", scope: !19, file: !19, line: 81, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DISubprogram(name: "remove", scope: !365, file: !365, line: 152, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!366 = !DISubprogram(name: "rename", scope: !365, file: !365, line: 154, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!367 = !DISubprogram(name: "luaL_checkoption", scope: !19, file: !19, line: 78, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubprogram(name: "setlocale", scope: !369, file: !369, line: 122, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!369 = !DIFile(filename: "/usr/include/locale.h", directory: "", checksumkind: CSK_MD5, checksum: "a1d177e0f311dc60a74cb347049d75bc")
!370 = !DISubprogram(name: "luaL_checktype", scope: !19, file: !19, line: 67, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubprogram(name: "lua_settop", scope: !21, file: !21, line: 180, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!372 = distinct !DISubprogram(name: "getfield", scope: !1, file: !1, line: 263, type: !14, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, keyInstructions: true)
!373 = !DILocation(line: 264, column: 3, scope: !372)
!374 = !DILocation(line: 265, column: 11, scope: !372, atomGroup: 1, atomRank: 2)
!375 = !DILocation(line: 266, column: 21, scope: !372, atomGroup: 2, atomRank: 2)
!376 = !DILocation(line: 267, column: 8, scope: !372)
!377 = !DILocation(line: 267, column: 8, scope: !372, atomGroup: 3, atomRank: 2)
!378 = !DILocation(line: 267, column: 7, scope: !372, atomGroup: 3, atomRank: 1)
!379 = !DILocation(line: 268, column: 22, scope: !372)
!380 = !DILocation(line: 268, column: 9, scope: !372, atomGroup: 4, atomRank: 1)
!381 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!382 = !DILocation(line: 269, column: 14, scope: !372, atomGroup: 5, atomRank: 2)
!383 = !DILocation(line: 269, column: 7, scope: !372, atomGroup: 5, atomRank: 1)
!384 = !DILocation(line: 270, column: 27, scope: !372)
!385 = !DILocation(line: 270, column: 14, scope: !372, atomGroup: 6, atomRank: 1)
!386 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!387 = !DILocation(line: 271, column: 14, scope: !372, atomGroup: 7, atomRank: 2)
!388 = !DILocation(line: 271, column: 7, scope: !372, atomGroup: 7, atomRank: 1)
!389 = !DILocation(line: 275, column: 15, scope: !372, atomGroup: 9, atomRank: 2)
!390 = !DILocation(line: 275, column: 9, scope: !372, atomGroup: 9, atomRank: 1)
!391 = !DILocation(line: 275, column: 28, scope: !372)
!392 = !DILocation(line: 275, column: 26, scope: !372)
!393 = !DILocation(line: 275, column: 34, scope: !372, atomGroup: 10, atomRank: 2)
!394 = !DILocation(line: 275, column: 11, scope: !372, atomGroup: 10, atomRank: 1)
!395 = !DILocation(line: 275, column: 55, scope: !372)
!396 = !DILocation(line: 275, column: 47, scope: !372)
!397 = !DILocation(line: 275, column: 63, scope: !372, atomGroup: 11, atomRank: 2)
!398 = !DILocation(line: 275, column: 9, scope: !372, atomGroup: 11, atomRank: 1)
!399 = !DILocation(line: 276, column: 14, scope: !372, atomGroup: 12, atomRank: 2)
!400 = !DILocation(line: 276, column: 7, scope: !372, atomGroup: 12, atomRank: 1)
!401 = !DILocation(line: 280, column: 10, scope: !372, atomGroup: 14, atomRank: 2)
!402 = !DILocation(line: 0, scope: !372)
!403 = !DILocation(line: 279, column: 3, scope: !372)
!404 = !DILocation(line: 280, column: 3, scope: !372, atomGroup: 14, atomRank: 1)
!405 = !DILocation(line: 281, column: 1, scope: !372)
!406 = !DILocation(line: 281, column: 1, scope: !372, atomGroup: 15, atomRank: 1)
!407 = !DISubprogram(name: "mktime", scope: !275, file: !275, line: 83, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubprogram(name: "lua_getfield", scope: !21, file: !21, line: 263, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!409 = !DISubprogram(name: "lua_tointegerx", scope: !21, file: !21, line: 202, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubprogram(name: "mkstemp", scope: !355, file: !355, line: 711, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubprogram(name: "close", scope: !412, file: !412, line: 358, type: !14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!412 = !DIFile(filename: "/usr/include/unistd.h", directory: "", checksumkind: CSK_MD5, checksum: "ed37c2e6f30ba31a8b41e4d70547c39c")
