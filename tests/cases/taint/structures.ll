; ModuleID = '<stdin>'
source_filename = "structures.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { ptr, ptr }
%struct.request = type { i32, [100 x i8], [100 x i8] }
%struct.node = type { ptr, ptr }
%union.both = type { ptr }
%struct.context = type { i32, ptr }

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !7
@__const.pointers_bad.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !12
@__const.pointers_good.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@__const.by_value_bad.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@__const.by_value_good.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@.str.3 = private unnamed_addr constant [4 x i8] c"pwd\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"date\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [4 x i8] c"cat\00", align 1, !dbg !24
@__const.array_good.all = private unnamed_addr constant [4 x ptr] [ptr @.str, ptr @.str.5, ptr @.str.3, ptr @.str.4], align 16
@__const.records_bad.all = private unnamed_addr constant [3 x %struct.request] [%struct.request { i32 0, [100 x i8] c"ls\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"pwd\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"date\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }], align 16
@__const.records_good.all = private unnamed_addr constant [3 x %struct.request] [%struct.request { i32 0, [100 x i8] c"ls\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"pwd\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"date\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_bad() #0 !dbg !38 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !42, !DIExpression(), !52)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !52
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !52
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !52
  store i8 108, ptr %1, align 4, !dbg !52
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !52
  store i8 115, ptr %2, align 1, !dbg !52
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !53
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !54
  %3 = load ptr, ptr @stdin, align 8, !dbg !55
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !56
  %command1 = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !57
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !58
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !59
  ret void, !dbg !60
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_good() #0 !dbg !61 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !62, !DIExpression(), !63)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !63
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !63
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !63
  store i8 108, ptr %1, align 4, !dbg !63
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !63
  store i8 115, ptr %2, align 1, !dbg !63
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !64
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !65
  %3 = load ptr, ptr @stdin, align 8, !dbg !66
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !67
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !68
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !69
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !70
  ret void, !dbg !71
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @inner_bad() #0 !dbg !72 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !73, !DIExpression(), !74)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !74
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !74
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !74
  store i8 108, ptr %1, align 4, !dbg !74
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !74
  store i8 115, ptr %2, align 1, !dbg !74
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !75
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !76
  %3 = load ptr, ptr @stdin, align 8, !dbg !77
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !78
  %command1 = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !79
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !80
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay2, i64 5, !dbg !81
  %call3 = call i32 @system(ptr noundef %add.ptr), !dbg !82
  ret void, !dbg !83
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @inner_good() #0 !dbg !84 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !85, !DIExpression(), !86)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !86
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !86
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !86
  store i8 108, ptr %1, align 4, !dbg !86
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !86
  store i8 115, ptr %2, align 1, !dbg !86
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !87
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !88
  %3 = load ptr, ptr @stdin, align 8, !dbg !89
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !90
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !91
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !92
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay1, i64 1, !dbg !93
  %call2 = call i32 @system(ptr noundef %add.ptr), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointers_bad() #0 !dbg !96 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !97, !DIExpression(), !103)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.pointers_bad.pair, i64 16, i1 false), !dbg !103
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !104
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !105
  store ptr %call, ptr %command, align 8, !dbg !106
  %command1 = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !107
  %0 = load ptr, ptr %command1, align 8, !dbg !107
  %call2 = call i32 @system(ptr noundef %0), !dbg !108
  ret void, !dbg !109
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointers_good() #0 !dbg !110 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !111, !DIExpression(), !112)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.pointers_good.pair, i64 16, i1 false), !dbg !112
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !113
  %comment = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 1, !dbg !114
  store ptr %call, ptr %comment, align 8, !dbg !115
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !116
  %0 = load ptr, ptr %command, align 8, !dbg !116
  %call1 = call i32 @system(ptr noundef %0), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @passed_bad() #0 !dbg !119 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !120, !DIExpression(), !121)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !121
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !121
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !121
  store i8 108, ptr %1, align 4, !dbg !121
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !121
  store i8 115, ptr %2, align 1, !dbg !121
  call void @fill_command(ptr noundef %request), !dbg !122
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !123
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !124
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !125
  ret void, !dbg !126
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_command(ptr noundef %request) #0 !dbg !127 {
entry:
    #dbg_value(ptr %request, !131, !DIExpression(), !132)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !133
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !134
  %0 = load ptr, ptr @stdin, align 8, !dbg !135
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !136
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @passed_good() #0 !dbg !138 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !139, !DIExpression(), !140)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !140
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !140
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !140
  store i8 108, ptr %1, align 4, !dbg !140
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !140
  store i8 115, ptr %2, align 1, !dbg !140
  call void @fill_comment(ptr noundef %request), !dbg !141
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !142
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !143
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !144
  ret void, !dbg !145
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_comment(ptr noundef %request) #0 !dbg !146 {
entry:
    #dbg_value(ptr %request, !147, !DIExpression(), !148)
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !149
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !150
  %0 = load ptr, ptr @stdin, align 8, !dbg !151
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @used_bad() #0 !dbg !154 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !155, !DIExpression(), !156)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !156
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !156
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !156
  store i8 108, ptr %1, align 4, !dbg !156
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !156
  store i8 115, ptr %2, align 1, !dbg !156
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !157
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !158
  %3 = load ptr, ptr @stdin, align 8, !dbg !159
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !160
  call void @run_request_bad(ptr noundef %request), !dbg !161
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_request_bad(ptr noundef %request) #0 !dbg !163 {
entry:
    #dbg_value(ptr %request, !168, !DIExpression(), !169)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !170
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !171
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !172
  ret void, !dbg !173
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @used_good() #0 !dbg !174 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !175, !DIExpression(), !176)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !176
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !176
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !176
  store i8 108, ptr %1, align 4, !dbg !176
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !176
  store i8 115, ptr %2, align 1, !dbg !176
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !177
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !178
  %3 = load ptr, ptr @stdin, align 8, !dbg !179
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !180
  call void @run_request_good(ptr noundef %request), !dbg !181
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_request_good(ptr noundef %request) #0 !dbg !183 {
entry:
    #dbg_value(ptr %request, !184, !DIExpression(), !185)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !186
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !187
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !188
  ret void, !dbg !189
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @whole_bad() #0 !dbg !190 {
entry:
  %request = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !191, !DIExpression(), !192)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !192
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !192
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !192
  store i8 108, ptr %1, align 4, !dbg !192
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !192
  store i8 115, ptr %2, align 1, !dbg !192
    #dbg_declare(ptr %copy, !193, !DIExpression(), !194)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !195
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !196
  %3 = load ptr, ptr @stdin, align 8, !dbg !197
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !198
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %request, i64 204, i1 false), !dbg !199
  %command1 = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !200
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !201
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !202
  ret void, !dbg !203
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @whole_good() #0 !dbg !204 {
entry:
  %request = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !205, !DIExpression(), !206)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !206
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !206
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !206
  store i8 108, ptr %1, align 4, !dbg !206
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !206
  store i8 115, ptr %2, align 1, !dbg !206
    #dbg_declare(ptr %copy, !207, !DIExpression(), !208)
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !209
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !210
  %3 = load ptr, ptr @stdin, align 8, !dbg !211
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !212
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %request, i64 204, i1 false), !dbg !213
  %command = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !214
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !215
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !216
  ret void, !dbg !217
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value_bad() #0 !dbg !218 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !219, !DIExpression(), !220)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.by_value_bad.pair, i64 16, i1 false), !dbg !220
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !221
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !222
  store ptr %call, ptr %command, align 8, !dbg !223
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0, !dbg !224
  %1 = load ptr, ptr %0, align 8, !dbg !224
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1, !dbg !224
  %3 = load ptr, ptr %2, align 8, !dbg !224
  call void @by_value_bad_run(ptr %1, ptr %3), !dbg !224
  ret void, !dbg !225
}

; Function Attrs: noinline nounwind uwtable
define internal void @by_value_bad_run(ptr %pair.coerce0, ptr %pair.coerce1) #0 !dbg !226 {
entry:
  %pair = alloca %struct.pair, align 8
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0
  store ptr %pair.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1
  store ptr %pair.coerce1, ptr %1, align 8
    #dbg_declare(ptr %pair, !229, !DIExpression(), !230)
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !231
  %2 = load ptr, ptr %command, align 8, !dbg !231
  %call = call i32 @system(ptr noundef %2), !dbg !232
  ret void, !dbg !233
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value_good() #0 !dbg !234 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !235, !DIExpression(), !236)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.by_value_good.pair, i64 16, i1 false), !dbg !236
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !237
  %comment = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 1, !dbg !238
  store ptr %call, ptr %comment, align 8, !dbg !239
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0, !dbg !240
  %1 = load ptr, ptr %0, align 8, !dbg !240
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1, !dbg !240
  %3 = load ptr, ptr %2, align 8, !dbg !240
  call void @by_value_good_run(ptr %1, ptr %3), !dbg !240
  ret void, !dbg !241
}

; Function Attrs: noinline nounwind uwtable
define internal void @by_value_good_run(ptr %pair.coerce0, ptr %pair.coerce1) #0 !dbg !242 {
entry:
  %pair = alloca %struct.pair, align 8
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0
  store ptr %pair.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1
  store ptr %pair.coerce1, ptr %1, align 8
    #dbg_declare(ptr %pair, !243, !DIExpression(), !244)
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !245
  %2 = load ptr, ptr %command, align 8, !dbg !245
  %call = call i32 @system(ptr noundef %2), !dbg !246
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @large_bad() #0 !dbg !248 {
entry:
  %request = alloca %struct.request, align 8
    #dbg_declare(ptr %request, !249, !DIExpression(), !250)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !250
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !250
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !250
  store i8 108, ptr %1, align 4, !dbg !250
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !250
  store i8 115, ptr %2, align 1, !dbg !250
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !251
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !252
  %3 = load ptr, ptr @stdin, align 8, !dbg !253
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !254
  call void @large_bad_run(ptr noundef byval(%struct.request) align 8 %request), !dbg !255
  ret void, !dbg !256
}

; Function Attrs: noinline nounwind uwtable
define internal void @large_bad_run(ptr noundef byval(%struct.request) align 8 %request) #0 !dbg !257 {
entry:
    #dbg_declare(ptr %request, !260, !DIExpression(), !261)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !262
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !263
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !264
  ret void, !dbg !265
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @large_good() #0 !dbg !266 {
entry:
  %request = alloca %struct.request, align 8
    #dbg_declare(ptr %request, !267, !DIExpression(), !268)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !268
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !268
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !268
  store i8 108, ptr %1, align 4, !dbg !268
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !268
  store i8 115, ptr %2, align 1, !dbg !268
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !269
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !270
  %3 = load ptr, ptr @stdin, align 8, !dbg !271
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !272
  call void @large_good_run(ptr noundef byval(%struct.request) align 8 %request), !dbg !273
  ret void, !dbg !274
}

; Function Attrs: noinline nounwind uwtable
define internal void @large_good_run(ptr noundef byval(%struct.request) align 8 %request) #0 !dbg !275 {
entry:
    #dbg_declare(ptr %request, !276, !DIExpression(), !277)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !278
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !279
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !280
  ret void, !dbg !281
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_bad() #0 !dbg !282 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !283, !DIExpression(), !284)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !284
    #dbg_value(ptr null, !285, !DIExpression(), !291)
  %call = call ptr @push_one(ptr noundef null, ptr noundef @.str), !dbg !292
    #dbg_value(ptr %call, !285, !DIExpression(), !291)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !293
  %0 = load ptr, ptr @stdin, align 8, !dbg !294
  %call1 = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !295
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !296
  %call3 = call ptr @push_one(ptr noundef %call, ptr noundef %arraydecay2), !dbg !297
    #dbg_value(ptr %call3, !285, !DIExpression(), !291)
  %call4 = call ptr @push_one(ptr noundef %call3, ptr noundef @.str.3), !dbg !298
    #dbg_value(ptr %call4, !285, !DIExpression(), !291)
  br label %for.cond, !dbg !299

for.cond:                                         ; preds = %for.inc, %entry
  %list.0 = phi ptr [ %call4, %entry ], [ %2, %for.inc ], !dbg !291
    #dbg_value(ptr %list.0, !285, !DIExpression(), !291)
  %cmp = icmp ne ptr %list.0, null, !dbg !300
  br i1 %cmp, label %for.body, label %for.end, !dbg !303

for.body:                                         ; preds = %for.cond
  %text = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 1, !dbg !304
  %1 = load ptr, ptr %text, align 8, !dbg !304
  %call5 = call i32 @system(ptr noundef %1), !dbg !305
  br label %for.inc, !dbg !305

for.inc:                                          ; preds = %for.body
  %next = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 0, !dbg !306
  %2 = load ptr, ptr %next, align 8, !dbg !306
    #dbg_value(ptr %2, !285, !DIExpression(), !291)
  br label %for.cond, !dbg !307, !llvm.loop !308

for.end:                                          ; preds = %for.cond
  ret void, !dbg !311
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @push_one(ptr noundef %list, ptr noundef %text) #0 !dbg !312 {
entry:
    #dbg_value(ptr %list, !315, !DIExpression(), !316)
    #dbg_value(ptr %text, !317, !DIExpression(), !316)
  %call = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !318
    #dbg_value(ptr %call, !319, !DIExpression(), !316)
  %next = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 0, !dbg !320
  store ptr %list, ptr %next, align 8, !dbg !321
  %text1 = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 1, !dbg !322
  store ptr %text, ptr %text1, align 8, !dbg !323
  ret ptr %call, !dbg !324
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_good() #0 !dbg !325 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !326, !DIExpression(), !327)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !327
    #dbg_value(ptr null, !328, !DIExpression(), !329)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !330
  %0 = load ptr, ptr @stdin, align 8, !dbg !331
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !332
  %call1 = call ptr @push_two(ptr noundef null, ptr noundef @.str), !dbg !333
    #dbg_value(ptr %call1, !328, !DIExpression(), !329)
  %call2 = call ptr @push_two(ptr noundef %call1, ptr noundef @.str.3), !dbg !334
    #dbg_value(ptr %call2, !328, !DIExpression(), !329)
  br label %for.cond, !dbg !335

for.cond:                                         ; preds = %for.inc, %entry
  %list.0 = phi ptr [ %call2, %entry ], [ %2, %for.inc ], !dbg !329
    #dbg_value(ptr %list.0, !328, !DIExpression(), !329)
  %cmp = icmp ne ptr %list.0, null, !dbg !336
  br i1 %cmp, label %for.body, label %for.end, !dbg !339

for.body:                                         ; preds = %for.cond
  %text = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 1, !dbg !340
  %1 = load ptr, ptr %text, align 8, !dbg !340
  %call3 = call i32 @system(ptr noundef %1), !dbg !341
  br label %for.inc, !dbg !341

for.inc:                                          ; preds = %for.body
  %next = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 0, !dbg !342
  %2 = load ptr, ptr %next, align 8, !dbg !342
    #dbg_value(ptr %2, !328, !DIExpression(), !329)
  br label %for.cond, !dbg !343, !llvm.loop !344

for.end:                                          ; preds = %for.cond
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @push_two(ptr noundef %list, ptr noundef %text) #0 !dbg !347 {
entry:
    #dbg_value(ptr %list, !348, !DIExpression(), !349)
    #dbg_value(ptr %text, !350, !DIExpression(), !349)
  %call = call noalias ptr @malloc(i64 noundef 16) #7, !dbg !351
    #dbg_value(ptr %call, !352, !DIExpression(), !349)
  %next = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 0, !dbg !353
  store ptr %list, ptr %next, align 8, !dbg !354
  %text1 = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 1, !dbg !355
  store ptr %text, ptr %text1, align 8, !dbg !356
  ret ptr %call, !dbg !357
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @array_bad(i32 noundef %at) #0 !dbg !358 {
entry:
  %data = alloca [100 x i8], align 16
  %all = alloca [4 x ptr], align 16
    #dbg_value(i32 %at, !361, !DIExpression(), !362)
    #dbg_declare(ptr %data, !363, !DIExpression(), !364)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !364
    #dbg_declare(ptr %all, !365, !DIExpression(), !367)
  store ptr @.str, ptr %all, align 8, !dbg !368
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1, !dbg !368
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !369
  store ptr %arraydecay, ptr %arrayinit.element, align 8, !dbg !368
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %all, i64 2, !dbg !368
  store ptr @.str.3, ptr %arrayinit.element1, align 8, !dbg !368
  %arrayinit.element2 = getelementptr inbounds ptr, ptr %all, i64 3, !dbg !368
  store ptr @.str.4, ptr %arrayinit.element2, align 8, !dbg !368
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !370
  %0 = load ptr, ptr @stdin, align 8, !dbg !371
  %call = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 100, ptr noundef %0), !dbg !372
  %and = and i32 %at, 3, !dbg !373
  %idxprom = sext i32 %and to i64, !dbg !374
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !374
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !374
  %call4 = call i32 @system(ptr noundef %1), !dbg !375
  ret void, !dbg !376
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @array_good(i32 noundef %at) #0 !dbg !377 {
entry:
  %data = alloca [100 x i8], align 16
  %all = alloca [4 x ptr], align 16
    #dbg_value(i32 %at, !378, !DIExpression(), !379)
    #dbg_declare(ptr %data, !380, !DIExpression(), !381)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !381
    #dbg_declare(ptr %all, !382, !DIExpression(), !383)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.array_good.all, i64 32, i1 false), !dbg !383
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !384
  %0 = load ptr, ptr @stdin, align 8, !dbg !385
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !386
  %and = and i32 %at, 3, !dbg !387
  %idxprom = sext i32 %and to i64, !dbg !388
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !388
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !388
  %call1 = call i32 @system(ptr noundef %1), !dbg !389
  ret void, !dbg !390
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @records_bad(i32 noundef %at) #0 !dbg !391 {
entry:
  %all = alloca [3 x %struct.request], align 16
    #dbg_value(i32 %at, !392, !DIExpression(), !393)
    #dbg_declare(ptr %all, !394, !DIExpression(), !396)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.records_bad.all, i64 612, i1 false), !dbg !396
  %rem = srem i32 %at, 3, !dbg !397
  %idxprom = sext i32 %rem to i64, !dbg !398
  %arrayidx = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 %idxprom, !dbg !398
  %command = getelementptr inbounds nuw %struct.request, ptr %arrayidx, i32 0, i32 1, !dbg !399
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !398
  %0 = load ptr, ptr @stdin, align 8, !dbg !400
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !401
  %arrayidx1 = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 1, !dbg !402
  %command2 = getelementptr inbounds nuw %struct.request, ptr %arrayidx1, i32 0, i32 1, !dbg !403
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %command2, i64 0, i64 0, !dbg !402
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !404
  ret void, !dbg !405
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @records_good(i32 noundef %at) #0 !dbg !406 {
entry:
  %all = alloca [3 x %struct.request], align 16
    #dbg_value(i32 %at, !407, !DIExpression(), !408)
    #dbg_declare(ptr %all, !409, !DIExpression(), !410)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.records_good.all, i64 612, i1 false), !dbg !410
  %rem = srem i32 %at, 3, !dbg !411
  %idxprom = sext i32 %rem to i64, !dbg !412
  %arrayidx = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 %idxprom, !dbg !412
  %comment = getelementptr inbounds nuw %struct.request, ptr %arrayidx, i32 0, i32 2, !dbg !413
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !412
  %0 = load ptr, ptr @stdin, align 8, !dbg !414
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !415
  %arrayidx1 = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 1, !dbg !416
  %command = getelementptr inbounds nuw %struct.request, ptr %arrayidx1, i32 0, i32 1, !dbg !417
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !416
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !418
  ret void, !dbg !419
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @union_bad() #0 !dbg !420 {
entry:
  %both = alloca %union.both, align 8
    #dbg_declare(ptr %both, !421, !DIExpression(), !426)
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !427
  store ptr %call, ptr %both, align 8, !dbg !428
  %0 = load ptr, ptr %both, align 8, !dbg !429
  %call1 = call i32 @system(ptr noundef %0), !dbg !430
  ret void, !dbg !431
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @union_good() #0 !dbg !432 {
entry:
  %both = alloca %union.both, align 8
  %other = alloca %union.both, align 8
    #dbg_declare(ptr %both, !433, !DIExpression(), !434)
    #dbg_declare(ptr %other, !435, !DIExpression(), !436)
  %call = call ptr @getenv(ptr noundef @.str.2) #6, !dbg !437
  store ptr %call, ptr %other, align 8, !dbg !438
  store ptr @.str, ptr %both, align 8, !dbg !439
  %0 = load ptr, ptr %both, align 8, !dbg !440
  %call1 = call i32 @system(ptr noundef %0), !dbg !441
  ret void, !dbg !442
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_bad() #0 !dbg !443 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !444, !DIExpression(), !445)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !445
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !446
    #dbg_value(ptr %arraydecay, !447, !DIExpression(), !448)
    #dbg_value(ptr poison, !449, !DIExpression(), !448)
    #dbg_value(ptr poison, !451, !DIExpression(), !448)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !453
  %0 = load ptr, ptr @stdin, align 8, !dbg !454
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %0), !dbg !455
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !456
  ret void, !dbg !457
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_good() #0 !dbg !458 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !459, !DIExpression(), !460)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !460
    #dbg_declare(ptr %safe, !461, !DIExpression(), !462)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !462
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !462
  store i8 108, ptr %0, align 16, !dbg !462
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !462
  store i8 115, ptr %1, align 1, !dbg !462
  %arraydecay = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !463
    #dbg_value(ptr %arraydecay, !464, !DIExpression(), !465)
    #dbg_value(ptr poison, !466, !DIExpression(), !465)
    #dbg_value(ptr poison, !467, !DIExpression(), !465)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !468
  %2 = load ptr, ptr @stdin, align 8, !dbg !469
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %2), !dbg !470
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !471
  ret void, !dbg !472
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @context_bad() #0 !dbg !473 {
entry:
  %data = alloca [100 x i8], align 16
  %room = alloca [100 x i8], align 16
  %context = alloca %struct.context, align 8
    #dbg_declare(ptr %data, !474, !DIExpression(), !475)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !475
    #dbg_declare(ptr %room, !476, !DIExpression(), !477)
    #dbg_declare(ptr %context, !478, !DIExpression(), !483)
  %size = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 0, !dbg !484
  store i32 100, ptr %size, align 8, !dbg !484
  %0 = getelementptr i8, ptr %context, i64 4, !dbg !484
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !484
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !484
  %arraydecay = getelementptr inbounds [100 x i8], ptr %room, i64 0, i64 0, !dbg !485
  store ptr %arraydecay, ptr %buffer, align 8, !dbg !484
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !486
  %1 = load ptr, ptr @stdin, align 8, !dbg !487
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %1), !dbg !488
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !489
  call void @context_fill(ptr noundef %context, ptr noundef %arraydecay2), !dbg !490
  %call3 = call ptr @context_text(ptr noundef %context), !dbg !491
  %call4 = call i32 @system(ptr noundef %call3), !dbg !492
  ret void, !dbg !493
}

; Function Attrs: noinline nounwind uwtable
define internal void @context_fill(ptr noundef %context, ptr noundef %text) #0 !dbg !494 {
entry:
    #dbg_value(ptr %context, !500, !DIExpression(), !501)
    #dbg_value(ptr %text, !502, !DIExpression(), !501)
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !503
  %0 = load ptr, ptr %buffer, align 8, !dbg !503
  %call = call ptr @strcpy(ptr noundef %0, ptr noundef %text) #6, !dbg !504
  ret void, !dbg !505
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @context_text(ptr noundef %context) #0 !dbg !506 {
entry:
    #dbg_value(ptr %context, !509, !DIExpression(), !510)
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !511
  %0 = load ptr, ptr %buffer, align 8, !dbg !511
  ret ptr %0, !dbg !512
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @context_good() #0 !dbg !513 {
entry:
  %data = alloca [100 x i8], align 16
  %room = alloca [100 x i8], align 16
  %context = alloca %struct.context, align 8
    #dbg_declare(ptr %data, !514, !DIExpression(), !515)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !515
    #dbg_declare(ptr %room, !516, !DIExpression(), !517)
    #dbg_declare(ptr %context, !518, !DIExpression(), !519)
  %size = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 0, !dbg !520
  store i32 100, ptr %size, align 8, !dbg !520
  %0 = getelementptr i8, ptr %context, i64 4, !dbg !520
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !520
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !520
  %arraydecay = getelementptr inbounds [100 x i8], ptr %room, i64 0, i64 0, !dbg !521
  store ptr %arraydecay, ptr %buffer, align 8, !dbg !520
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !522
  %1 = load ptr, ptr @stdin, align 8, !dbg !523
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %1), !dbg !524
  call void @context_fill(ptr noundef %context, ptr noundef @.str), !dbg !525
  %buffer2 = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !526
  %2 = load ptr, ptr %buffer2, align 8, !dbg !526
  %call3 = call i32 @system(ptr noundef %2), !dbg !527
  ret void, !dbg !528
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !529 {
entry:
    #dbg_value(i32 %count, !532, !DIExpression(), !533)
    #dbg_value(ptr %arguments, !534, !DIExpression(), !533)
  call void @member_bad(), !dbg !535
  call void @member_good(), !dbg !536
  call void @inner_bad(), !dbg !537
  call void @inner_good(), !dbg !538
  call void @pointers_bad(), !dbg !539
  call void @pointers_good(), !dbg !540
  call void @passed_bad(), !dbg !541
  call void @passed_good(), !dbg !542
  call void @used_bad(), !dbg !543
  call void @used_good(), !dbg !544
  call void @whole_bad(), !dbg !545
  call void @whole_good(), !dbg !546
  call void @by_value_bad(), !dbg !547
  call void @by_value_good(), !dbg !548
  call void @large_bad(), !dbg !549
  call void @large_good(), !dbg !550
  call void @list_bad(), !dbg !551
  call void @list_good(), !dbg !552
  call void @array_bad(i32 noundef %count), !dbg !553
  call void @array_good(i32 noundef %count), !dbg !554
  call void @records_bad(i32 noundef %count), !dbg !555
  call void @records_good(i32 noundef %count), !dbg !556
  call void @union_bad(), !dbg !557
  call void @union_good(), !dbg !558
  call void @deep_bad(), !dbg !559
  call void @deep_good(), !dbg !560
  call void @context_bad(), !dbg !561
  call void @context_good(), !dbg !562
  ret i32 0, !dbg !563
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!26}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structures.c", directory: ".", checksumkind: CSK_MD5, checksum: "7f1b7a907fa3d21151bb2af08d80ad96")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 3)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 1)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 159, type: !14, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 177, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 184, type: !14, isLocal: true, isDefinition: true)
!26 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !27, globals: !29, splitDebugInlining: false, nameTableKind: None)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!29 = !{!0, !7, !12, !17, !19, !24}
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!38 = distinct !DISubprogram(name: "member_bad", scope: !2, file: !2, line: 21, type: !39, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null}
!41 = !{}
!42 = !DILocalVariable(name: "request", scope: !38, file: !2, line: 22, type: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "request", file: !2, line: 4, size: 1632, elements: !44)
!44 = !{!45, !47, !51}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !43, file: !2, line: 5, baseType: !46, size: 32)
!46 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "command", scope: !43, file: !2, line: 6, baseType: !48, size: 800, offset: 32)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 100)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "comment", scope: !43, file: !2, line: 7, baseType: !48, size: 800, offset: 832)
!52 = !DILocation(line: 22, column: 18, scope: !38)
!53 = !DILocation(line: 23, column: 17, scope: !38)
!54 = !DILocation(line: 23, column: 9, scope: !38)
!55 = !DILocation(line: 23, column: 31, scope: !38)
!56 = !DILocation(line: 23, column: 3, scope: !38)
!57 = !DILocation(line: 24, column: 18, scope: !38)
!58 = !DILocation(line: 24, column: 10, scope: !38)
!59 = !DILocation(line: 24, column: 3, scope: !38)
!60 = !DILocation(line: 25, column: 1, scope: !38)
!61 = distinct !DISubprogram(name: "member_good", scope: !2, file: !2, line: 27, type: !39, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!62 = !DILocalVariable(name: "request", scope: !61, file: !2, line: 28, type: !43)
!63 = !DILocation(line: 28, column: 18, scope: !61)
!64 = !DILocation(line: 29, column: 17, scope: !61)
!65 = !DILocation(line: 29, column: 9, scope: !61)
!66 = !DILocation(line: 29, column: 31, scope: !61)
!67 = !DILocation(line: 29, column: 3, scope: !61)
!68 = !DILocation(line: 30, column: 18, scope: !61)
!69 = !DILocation(line: 30, column: 10, scope: !61)
!70 = !DILocation(line: 30, column: 3, scope: !61)
!71 = !DILocation(line: 31, column: 1, scope: !61)
!72 = distinct !DISubprogram(name: "inner_bad", scope: !2, file: !2, line: 34, type: !39, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!73 = !DILocalVariable(name: "request", scope: !72, file: !2, line: 35, type: !43)
!74 = !DILocation(line: 35, column: 18, scope: !72)
!75 = !DILocation(line: 36, column: 17, scope: !72)
!76 = !DILocation(line: 36, column: 9, scope: !72)
!77 = !DILocation(line: 36, column: 31, scope: !72)
!78 = !DILocation(line: 36, column: 3, scope: !72)
!79 = !DILocation(line: 37, column: 18, scope: !72)
!80 = !DILocation(line: 37, column: 10, scope: !72)
!81 = !DILocation(line: 37, column: 26, scope: !72)
!82 = !DILocation(line: 37, column: 3, scope: !72)
!83 = !DILocation(line: 38, column: 1, scope: !72)
!84 = distinct !DISubprogram(name: "inner_good", scope: !2, file: !2, line: 40, type: !39, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!85 = !DILocalVariable(name: "request", scope: !84, file: !2, line: 41, type: !43)
!86 = !DILocation(line: 41, column: 18, scope: !84)
!87 = !DILocation(line: 42, column: 17, scope: !84)
!88 = !DILocation(line: 42, column: 9, scope: !84)
!89 = !DILocation(line: 42, column: 31, scope: !84)
!90 = !DILocation(line: 42, column: 3, scope: !84)
!91 = !DILocation(line: 43, column: 18, scope: !84)
!92 = !DILocation(line: 43, column: 10, scope: !84)
!93 = !DILocation(line: 43, column: 26, scope: !84)
!94 = !DILocation(line: 43, column: 3, scope: !84)
!95 = !DILocation(line: 44, column: 1, scope: !84)
!96 = distinct !DISubprogram(name: "pointers_bad", scope: !2, file: !2, line: 47, type: !39, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!97 = !DILocalVariable(name: "pair", scope: !96, file: !2, line: 48, type: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 10, size: 128, elements: !99)
!99 = !{!100, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "command", scope: !98, file: !2, line: 11, baseType: !101, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "comment", scope: !98, file: !2, line: 12, baseType: !101, size: 64, offset: 64)
!103 = !DILocation(line: 48, column: 15, scope: !96)
!104 = !DILocation(line: 49, column: 18, scope: !96)
!105 = !DILocation(line: 49, column: 8, scope: !96)
!106 = !DILocation(line: 49, column: 16, scope: !96)
!107 = !DILocation(line: 50, column: 15, scope: !96)
!108 = !DILocation(line: 50, column: 3, scope: !96)
!109 = !DILocation(line: 51, column: 1, scope: !96)
!110 = distinct !DISubprogram(name: "pointers_good", scope: !2, file: !2, line: 53, type: !39, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!111 = !DILocalVariable(name: "pair", scope: !110, file: !2, line: 54, type: !98)
!112 = !DILocation(line: 54, column: 15, scope: !110)
!113 = !DILocation(line: 55, column: 18, scope: !110)
!114 = !DILocation(line: 55, column: 8, scope: !110)
!115 = !DILocation(line: 55, column: 16, scope: !110)
!116 = !DILocation(line: 56, column: 15, scope: !110)
!117 = !DILocation(line: 56, column: 3, scope: !110)
!118 = !DILocation(line: 57, column: 1, scope: !110)
!119 = distinct !DISubprogram(name: "passed_bad", scope: !2, file: !2, line: 63, type: !39, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!120 = !DILocalVariable(name: "request", scope: !119, file: !2, line: 64, type: !43)
!121 = !DILocation(line: 64, column: 18, scope: !119)
!122 = !DILocation(line: 65, column: 3, scope: !119)
!123 = !DILocation(line: 66, column: 18, scope: !119)
!124 = !DILocation(line: 66, column: 10, scope: !119)
!125 = !DILocation(line: 66, column: 3, scope: !119)
!126 = !DILocation(line: 67, column: 1, scope: !119)
!127 = distinct !DISubprogram(name: "fill_command", scope: !2, file: !2, line: 60, type: !128, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!128 = !DISubroutineType(types: !129)
!129 = !{null, !130}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!131 = !DILocalVariable(name: "request", arg: 1, scope: !127, file: !2, line: 60, type: !130)
!132 = !DILocation(line: 0, scope: !127)
!133 = !DILocation(line: 60, column: 68, scope: !127)
!134 = !DILocation(line: 60, column: 59, scope: !127)
!135 = !DILocation(line: 60, column: 82, scope: !127)
!136 = !DILocation(line: 60, column: 53, scope: !127)
!137 = !DILocation(line: 60, column: 90, scope: !127)
!138 = distinct !DISubprogram(name: "passed_good", scope: !2, file: !2, line: 69, type: !39, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!139 = !DILocalVariable(name: "request", scope: !138, file: !2, line: 70, type: !43)
!140 = !DILocation(line: 70, column: 18, scope: !138)
!141 = !DILocation(line: 71, column: 3, scope: !138)
!142 = !DILocation(line: 72, column: 18, scope: !138)
!143 = !DILocation(line: 72, column: 10, scope: !138)
!144 = !DILocation(line: 72, column: 3, scope: !138)
!145 = !DILocation(line: 73, column: 1, scope: !138)
!146 = distinct !DISubprogram(name: "fill_comment", scope: !2, file: !2, line: 61, type: !128, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!147 = !DILocalVariable(name: "request", arg: 1, scope: !146, file: !2, line: 61, type: !130)
!148 = !DILocation(line: 0, scope: !146)
!149 = !DILocation(line: 61, column: 68, scope: !146)
!150 = !DILocation(line: 61, column: 59, scope: !146)
!151 = !DILocation(line: 61, column: 82, scope: !146)
!152 = !DILocation(line: 61, column: 53, scope: !146)
!153 = !DILocation(line: 61, column: 90, scope: !146)
!154 = distinct !DISubprogram(name: "used_bad", scope: !2, file: !2, line: 79, type: !39, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!155 = !DILocalVariable(name: "request", scope: !154, file: !2, line: 80, type: !43)
!156 = !DILocation(line: 80, column: 18, scope: !154)
!157 = !DILocation(line: 81, column: 17, scope: !154)
!158 = !DILocation(line: 81, column: 9, scope: !154)
!159 = !DILocation(line: 81, column: 31, scope: !154)
!160 = !DILocation(line: 81, column: 3, scope: !154)
!161 = !DILocation(line: 82, column: 3, scope: !154)
!162 = !DILocation(line: 83, column: 1, scope: !154)
!163 = distinct !DISubprogram(name: "run_request_bad", scope: !2, file: !2, line: 76, type: !164, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !166}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!167 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!168 = !DILocalVariable(name: "request", arg: 1, scope: !163, file: !2, line: 76, type: !166)
!169 = !DILocation(line: 0, scope: !163)
!170 = !DILocation(line: 76, column: 78, scope: !163)
!171 = !DILocation(line: 76, column: 69, scope: !163)
!172 = !DILocation(line: 76, column: 62, scope: !163)
!173 = !DILocation(line: 76, column: 88, scope: !163)
!174 = distinct !DISubprogram(name: "used_good", scope: !2, file: !2, line: 85, type: !39, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!175 = !DILocalVariable(name: "request", scope: !174, file: !2, line: 86, type: !43)
!176 = !DILocation(line: 86, column: 18, scope: !174)
!177 = !DILocation(line: 87, column: 17, scope: !174)
!178 = !DILocation(line: 87, column: 9, scope: !174)
!179 = !DILocation(line: 87, column: 31, scope: !174)
!180 = !DILocation(line: 87, column: 3, scope: !174)
!181 = !DILocation(line: 88, column: 3, scope: !174)
!182 = !DILocation(line: 89, column: 1, scope: !174)
!183 = distinct !DISubprogram(name: "run_request_good", scope: !2, file: !2, line: 77, type: !164, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!184 = !DILocalVariable(name: "request", arg: 1, scope: !183, file: !2, line: 77, type: !166)
!185 = !DILocation(line: 0, scope: !183)
!186 = !DILocation(line: 77, column: 79, scope: !183)
!187 = !DILocation(line: 77, column: 70, scope: !183)
!188 = !DILocation(line: 77, column: 63, scope: !183)
!189 = !DILocation(line: 77, column: 89, scope: !183)
!190 = distinct !DISubprogram(name: "whole_bad", scope: !2, file: !2, line: 92, type: !39, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!191 = !DILocalVariable(name: "request", scope: !190, file: !2, line: 93, type: !43)
!192 = !DILocation(line: 93, column: 18, scope: !190)
!193 = !DILocalVariable(name: "copy", scope: !190, file: !2, line: 93, type: !43)
!194 = !DILocation(line: 93, column: 43, scope: !190)
!195 = !DILocation(line: 94, column: 17, scope: !190)
!196 = !DILocation(line: 94, column: 9, scope: !190)
!197 = !DILocation(line: 94, column: 31, scope: !190)
!198 = !DILocation(line: 94, column: 3, scope: !190)
!199 = !DILocation(line: 95, column: 10, scope: !190)
!200 = !DILocation(line: 96, column: 15, scope: !190)
!201 = !DILocation(line: 96, column: 10, scope: !190)
!202 = !DILocation(line: 96, column: 3, scope: !190)
!203 = !DILocation(line: 97, column: 1, scope: !190)
!204 = distinct !DISubprogram(name: "whole_good", scope: !2, file: !2, line: 99, type: !39, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!205 = !DILocalVariable(name: "request", scope: !204, file: !2, line: 100, type: !43)
!206 = !DILocation(line: 100, column: 18, scope: !204)
!207 = !DILocalVariable(name: "copy", scope: !204, file: !2, line: 100, type: !43)
!208 = !DILocation(line: 100, column: 43, scope: !204)
!209 = !DILocation(line: 101, column: 17, scope: !204)
!210 = !DILocation(line: 101, column: 9, scope: !204)
!211 = !DILocation(line: 101, column: 31, scope: !204)
!212 = !DILocation(line: 101, column: 3, scope: !204)
!213 = !DILocation(line: 102, column: 10, scope: !204)
!214 = !DILocation(line: 103, column: 15, scope: !204)
!215 = !DILocation(line: 103, column: 10, scope: !204)
!216 = !DILocation(line: 103, column: 3, scope: !204)
!217 = !DILocation(line: 104, column: 1, scope: !204)
!218 = distinct !DISubprogram(name: "by_value_bad", scope: !2, file: !2, line: 110, type: !39, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!219 = !DILocalVariable(name: "pair", scope: !218, file: !2, line: 111, type: !98)
!220 = !DILocation(line: 111, column: 15, scope: !218)
!221 = !DILocation(line: 112, column: 18, scope: !218)
!222 = !DILocation(line: 112, column: 8, scope: !218)
!223 = !DILocation(line: 112, column: 16, scope: !218)
!224 = !DILocation(line: 113, column: 3, scope: !218)
!225 = !DILocation(line: 114, column: 1, scope: !218)
!226 = distinct !DISubprogram(name: "by_value_bad_run", scope: !2, file: !2, line: 107, type: !227, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !98}
!229 = !DILocalVariable(name: "pair", arg: 1, scope: !226, file: !2, line: 107, type: !98)
!230 = !DILocation(line: 107, column: 42, scope: !226)
!231 = !DILocation(line: 107, column: 62, scope: !226)
!232 = !DILocation(line: 107, column: 50, scope: !226)
!233 = !DILocation(line: 107, column: 72, scope: !226)
!234 = distinct !DISubprogram(name: "by_value_good", scope: !2, file: !2, line: 116, type: !39, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!235 = !DILocalVariable(name: "pair", scope: !234, file: !2, line: 117, type: !98)
!236 = !DILocation(line: 117, column: 15, scope: !234)
!237 = !DILocation(line: 118, column: 18, scope: !234)
!238 = !DILocation(line: 118, column: 8, scope: !234)
!239 = !DILocation(line: 118, column: 16, scope: !234)
!240 = !DILocation(line: 119, column: 3, scope: !234)
!241 = !DILocation(line: 120, column: 1, scope: !234)
!242 = distinct !DISubprogram(name: "by_value_good_run", scope: !2, file: !2, line: 108, type: !227, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!243 = !DILocalVariable(name: "pair", arg: 1, scope: !242, file: !2, line: 108, type: !98)
!244 = !DILocation(line: 108, column: 43, scope: !242)
!245 = !DILocation(line: 108, column: 63, scope: !242)
!246 = !DILocation(line: 108, column: 51, scope: !242)
!247 = !DILocation(line: 108, column: 73, scope: !242)
!248 = distinct !DISubprogram(name: "large_bad", scope: !2, file: !2, line: 126, type: !39, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!249 = !DILocalVariable(name: "request", scope: !248, file: !2, line: 127, type: !43)
!250 = !DILocation(line: 127, column: 18, scope: !248)
!251 = !DILocation(line: 128, column: 17, scope: !248)
!252 = !DILocation(line: 128, column: 9, scope: !248)
!253 = !DILocation(line: 128, column: 31, scope: !248)
!254 = !DILocation(line: 128, column: 3, scope: !248)
!255 = !DILocation(line: 129, column: 3, scope: !248)
!256 = !DILocation(line: 130, column: 1, scope: !248)
!257 = distinct !DISubprogram(name: "large_bad_run", scope: !2, file: !2, line: 123, type: !258, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!258 = !DISubroutineType(types: !259)
!259 = !{null, !43}
!260 = !DILocalVariable(name: "request", arg: 1, scope: !257, file: !2, line: 123, type: !43)
!261 = !DILocation(line: 123, column: 42, scope: !257)
!262 = !DILocation(line: 123, column: 68, scope: !257)
!263 = !DILocation(line: 123, column: 60, scope: !257)
!264 = !DILocation(line: 123, column: 53, scope: !257)
!265 = !DILocation(line: 123, column: 78, scope: !257)
!266 = distinct !DISubprogram(name: "large_good", scope: !2, file: !2, line: 132, type: !39, scopeLine: 132, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!267 = !DILocalVariable(name: "request", scope: !266, file: !2, line: 133, type: !43)
!268 = !DILocation(line: 133, column: 18, scope: !266)
!269 = !DILocation(line: 134, column: 17, scope: !266)
!270 = !DILocation(line: 134, column: 9, scope: !266)
!271 = !DILocation(line: 134, column: 31, scope: !266)
!272 = !DILocation(line: 134, column: 3, scope: !266)
!273 = !DILocation(line: 135, column: 3, scope: !266)
!274 = !DILocation(line: 136, column: 1, scope: !266)
!275 = distinct !DISubprogram(name: "large_good_run", scope: !2, file: !2, line: 124, type: !258, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!276 = !DILocalVariable(name: "request", arg: 1, scope: !275, file: !2, line: 124, type: !43)
!277 = !DILocation(line: 124, column: 43, scope: !275)
!278 = !DILocation(line: 124, column: 69, scope: !275)
!279 = !DILocation(line: 124, column: 61, scope: !275)
!280 = !DILocation(line: 124, column: 54, scope: !275)
!281 = !DILocation(line: 124, column: 79, scope: !275)
!282 = distinct !DISubprogram(name: "list_bad", scope: !2, file: !2, line: 153, type: !39, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!283 = !DILocalVariable(name: "data", scope: !282, file: !2, line: 154, type: !48)
!284 = !DILocation(line: 154, column: 8, scope: !282)
!285 = !DILocalVariable(name: "list", scope: !282, file: !2, line: 155, type: !286)
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !287, size: 64)
!287 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 15, size: 128, elements: !288)
!288 = !{!289, !290}
!289 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !287, file: !2, line: 16, baseType: !286, size: 64)
!290 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !287, file: !2, line: 17, baseType: !101, size: 64, offset: 64)
!291 = !DILocation(line: 0, scope: !282)
!292 = !DILocation(line: 156, column: 10, scope: !282)
!293 = !DILocation(line: 157, column: 9, scope: !282)
!294 = !DILocation(line: 157, column: 20, scope: !282)
!295 = !DILocation(line: 157, column: 3, scope: !282)
!296 = !DILocation(line: 158, column: 25, scope: !282)
!297 = !DILocation(line: 158, column: 10, scope: !282)
!298 = !DILocation(line: 159, column: 10, scope: !282)
!299 = !DILocation(line: 160, column: 3, scope: !282)
!300 = !DILocation(line: 160, column: 15, scope: !301)
!301 = distinct !DILexicalBlock(scope: !302, file: !2, line: 160, column: 3)
!302 = distinct !DILexicalBlock(scope: !282, file: !2, line: 160, column: 3)
!303 = !DILocation(line: 160, column: 3, scope: !302)
!304 = !DILocation(line: 161, column: 18, scope: !301)
!305 = !DILocation(line: 161, column: 5, scope: !301)
!306 = !DILocation(line: 160, column: 37, scope: !301)
!307 = !DILocation(line: 160, column: 3, scope: !301)
!308 = distinct !{!308, !303, !309, !310}
!309 = !DILocation(line: 161, column: 22, scope: !302)
!310 = !{!"llvm.loop.mustprogress"}
!311 = !DILocation(line: 162, column: 1, scope: !282)
!312 = distinct !DISubprogram(name: "push_one", scope: !2, file: !2, line: 139, type: !313, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!313 = !DISubroutineType(types: !314)
!314 = !{!286, !286, !101}
!315 = !DILocalVariable(name: "list", arg: 1, scope: !312, file: !2, line: 139, type: !286)
!316 = !DILocation(line: 0, scope: !312)
!317 = !DILocalVariable(name: "text", arg: 2, scope: !312, file: !2, line: 139, type: !101)
!318 = !DILocation(line: 140, column: 23, scope: !312)
!319 = !DILocalVariable(name: "node", scope: !312, file: !2, line: 140, type: !286)
!320 = !DILocation(line: 141, column: 9, scope: !312)
!321 = !DILocation(line: 141, column: 14, scope: !312)
!322 = !DILocation(line: 142, column: 9, scope: !312)
!323 = !DILocation(line: 142, column: 14, scope: !312)
!324 = !DILocation(line: 143, column: 3, scope: !312)
!325 = distinct !DISubprogram(name: "list_good", scope: !2, file: !2, line: 164, type: !39, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!326 = !DILocalVariable(name: "data", scope: !325, file: !2, line: 165, type: !48)
!327 = !DILocation(line: 165, column: 8, scope: !325)
!328 = !DILocalVariable(name: "list", scope: !325, file: !2, line: 166, type: !286)
!329 = !DILocation(line: 0, scope: !325)
!330 = !DILocation(line: 167, column: 9, scope: !325)
!331 = !DILocation(line: 167, column: 20, scope: !325)
!332 = !DILocation(line: 167, column: 3, scope: !325)
!333 = !DILocation(line: 168, column: 10, scope: !325)
!334 = !DILocation(line: 169, column: 10, scope: !325)
!335 = !DILocation(line: 170, column: 3, scope: !325)
!336 = !DILocation(line: 170, column: 15, scope: !337)
!337 = distinct !DILexicalBlock(scope: !338, file: !2, line: 170, column: 3)
!338 = distinct !DILexicalBlock(scope: !325, file: !2, line: 170, column: 3)
!339 = !DILocation(line: 170, column: 3, scope: !338)
!340 = !DILocation(line: 171, column: 18, scope: !337)
!341 = !DILocation(line: 171, column: 5, scope: !337)
!342 = !DILocation(line: 170, column: 37, scope: !337)
!343 = !DILocation(line: 170, column: 3, scope: !337)
!344 = distinct !{!344, !339, !345, !310}
!345 = !DILocation(line: 171, column: 22, scope: !338)
!346 = !DILocation(line: 172, column: 1, scope: !325)
!347 = distinct !DISubprogram(name: "push_two", scope: !2, file: !2, line: 146, type: !313, scopeLine: 146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!348 = !DILocalVariable(name: "list", arg: 1, scope: !347, file: !2, line: 146, type: !286)
!349 = !DILocation(line: 0, scope: !347)
!350 = !DILocalVariable(name: "text", arg: 2, scope: !347, file: !2, line: 146, type: !101)
!351 = !DILocation(line: 147, column: 23, scope: !347)
!352 = !DILocalVariable(name: "node", scope: !347, file: !2, line: 147, type: !286)
!353 = !DILocation(line: 148, column: 9, scope: !347)
!354 = !DILocation(line: 148, column: 14, scope: !347)
!355 = !DILocation(line: 149, column: 9, scope: !347)
!356 = !DILocation(line: 149, column: 14, scope: !347)
!357 = !DILocation(line: 150, column: 3, scope: !347)
!358 = distinct !DISubprogram(name: "array_bad", scope: !2, file: !2, line: 175, type: !359, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!359 = !DISubroutineType(types: !360)
!360 = !{null, !46}
!361 = !DILocalVariable(name: "at", arg: 1, scope: !358, file: !2, line: 175, type: !46)
!362 = !DILocation(line: 0, scope: !358)
!363 = !DILocalVariable(name: "data", scope: !358, file: !2, line: 176, type: !48)
!364 = !DILocation(line: 176, column: 8, scope: !358)
!365 = !DILocalVariable(name: "all", scope: !358, file: !2, line: 177, type: !366)
!366 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 256, elements: !15)
!367 = !DILocation(line: 177, column: 9, scope: !358)
!368 = !DILocation(line: 177, column: 18, scope: !358)
!369 = !DILocation(line: 177, column: 25, scope: !358)
!370 = !DILocation(line: 178, column: 9, scope: !358)
!371 = !DILocation(line: 178, column: 20, scope: !358)
!372 = !DILocation(line: 178, column: 3, scope: !358)
!373 = !DILocation(line: 179, column: 17, scope: !358)
!374 = !DILocation(line: 179, column: 10, scope: !358)
!375 = !DILocation(line: 179, column: 3, scope: !358)
!376 = !DILocation(line: 180, column: 1, scope: !358)
!377 = distinct !DISubprogram(name: "array_good", scope: !2, file: !2, line: 182, type: !359, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!378 = !DILocalVariable(name: "at", arg: 1, scope: !377, file: !2, line: 182, type: !46)
!379 = !DILocation(line: 0, scope: !377)
!380 = !DILocalVariable(name: "data", scope: !377, file: !2, line: 183, type: !48)
!381 = !DILocation(line: 183, column: 8, scope: !377)
!382 = !DILocalVariable(name: "all", scope: !377, file: !2, line: 184, type: !366)
!383 = !DILocation(line: 184, column: 9, scope: !377)
!384 = !DILocation(line: 185, column: 9, scope: !377)
!385 = !DILocation(line: 185, column: 20, scope: !377)
!386 = !DILocation(line: 185, column: 3, scope: !377)
!387 = !DILocation(line: 186, column: 17, scope: !377)
!388 = !DILocation(line: 186, column: 10, scope: !377)
!389 = !DILocation(line: 186, column: 3, scope: !377)
!390 = !DILocation(line: 187, column: 1, scope: !377)
!391 = distinct !DISubprogram(name: "records_bad", scope: !2, file: !2, line: 190, type: !359, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!392 = !DILocalVariable(name: "at", arg: 1, scope: !391, file: !2, line: 190, type: !46)
!393 = !DILocation(line: 0, scope: !391)
!394 = !DILocalVariable(name: "all", scope: !391, file: !2, line: 191, type: !395)
!395 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 4896, elements: !5)
!396 = !DILocation(line: 191, column: 18, scope: !391)
!397 = !DILocation(line: 192, column: 16, scope: !391)
!398 = !DILocation(line: 192, column: 9, scope: !391)
!399 = !DILocation(line: 192, column: 21, scope: !391)
!400 = !DILocation(line: 192, column: 35, scope: !391)
!401 = !DILocation(line: 192, column: 3, scope: !391)
!402 = !DILocation(line: 193, column: 10, scope: !391)
!403 = !DILocation(line: 193, column: 17, scope: !391)
!404 = !DILocation(line: 193, column: 3, scope: !391)
!405 = !DILocation(line: 194, column: 1, scope: !391)
!406 = distinct !DISubprogram(name: "records_good", scope: !2, file: !2, line: 196, type: !359, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!407 = !DILocalVariable(name: "at", arg: 1, scope: !406, file: !2, line: 196, type: !46)
!408 = !DILocation(line: 0, scope: !406)
!409 = !DILocalVariable(name: "all", scope: !406, file: !2, line: 197, type: !395)
!410 = !DILocation(line: 197, column: 18, scope: !406)
!411 = !DILocation(line: 198, column: 16, scope: !406)
!412 = !DILocation(line: 198, column: 9, scope: !406)
!413 = !DILocation(line: 198, column: 21, scope: !406)
!414 = !DILocation(line: 198, column: 35, scope: !406)
!415 = !DILocation(line: 198, column: 3, scope: !406)
!416 = !DILocation(line: 199, column: 10, scope: !406)
!417 = !DILocation(line: 199, column: 17, scope: !406)
!418 = !DILocation(line: 199, column: 3, scope: !406)
!419 = !DILocation(line: 200, column: 1, scope: !406)
!420 = distinct !DISubprogram(name: "union_bad", scope: !2, file: !2, line: 208, type: !39, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!421 = !DILocalVariable(name: "both", scope: !420, file: !2, line: 209, type: !422)
!422 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !2, line: 203, size: 64, elements: !423)
!423 = !{!424, !425}
!424 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !422, file: !2, line: 204, baseType: !101, size: 64)
!425 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !422, file: !2, line: 205, baseType: !28, size: 64)
!426 = !DILocation(line: 209, column: 14, scope: !420)
!427 = !DILocation(line: 210, column: 15, scope: !420)
!428 = !DILocation(line: 210, column: 13, scope: !420)
!429 = !DILocation(line: 211, column: 15, scope: !420)
!430 = !DILocation(line: 211, column: 3, scope: !420)
!431 = !DILocation(line: 212, column: 1, scope: !420)
!432 = distinct !DISubprogram(name: "union_good", scope: !2, file: !2, line: 214, type: !39, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!433 = !DILocalVariable(name: "both", scope: !432, file: !2, line: 215, type: !422)
!434 = !DILocation(line: 215, column: 14, scope: !432)
!435 = !DILocalVariable(name: "other", scope: !432, file: !2, line: 215, type: !422)
!436 = !DILocation(line: 215, column: 20, scope: !432)
!437 = !DILocation(line: 216, column: 16, scope: !432)
!438 = !DILocation(line: 216, column: 14, scope: !432)
!439 = !DILocation(line: 217, column: 13, scope: !432)
!440 = !DILocation(line: 218, column: 15, scope: !432)
!441 = !DILocation(line: 218, column: 3, scope: !432)
!442 = !DILocation(line: 219, column: 1, scope: !432)
!443 = distinct !DISubprogram(name: "deep_bad", scope: !2, file: !2, line: 222, type: !39, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!444 = !DILocalVariable(name: "data", scope: !443, file: !2, line: 223, type: !48)
!445 = !DILocation(line: 223, column: 8, scope: !443)
!446 = !DILocation(line: 224, column: 15, scope: !443)
!447 = !DILocalVariable(name: "one", scope: !443, file: !2, line: 224, type: !101)
!448 = !DILocation(line: 0, scope: !443)
!449 = !DILocalVariable(name: "two", scope: !443, file: !2, line: 224, type: !450)
!450 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!451 = !DILocalVariable(name: "three", scope: !443, file: !2, line: 224, type: !452)
!452 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !450, size: 64)
!453 = !DILocation(line: 225, column: 9, scope: !443)
!454 = !DILocation(line: 225, column: 20, scope: !443)
!455 = !DILocation(line: 225, column: 3, scope: !443)
!456 = !DILocation(line: 226, column: 3, scope: !443)
!457 = !DILocation(line: 227, column: 1, scope: !443)
!458 = distinct !DISubprogram(name: "deep_good", scope: !2, file: !2, line: 229, type: !39, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!459 = !DILocalVariable(name: "data", scope: !458, file: !2, line: 230, type: !48)
!460 = !DILocation(line: 230, column: 8, scope: !458)
!461 = !DILocalVariable(name: "safe", scope: !458, file: !2, line: 230, type: !48)
!462 = !DILocation(line: 230, column: 24, scope: !458)
!463 = !DILocation(line: 231, column: 15, scope: !458)
!464 = !DILocalVariable(name: "one", scope: !458, file: !2, line: 231, type: !101)
!465 = !DILocation(line: 0, scope: !458)
!466 = !DILocalVariable(name: "two", scope: !458, file: !2, line: 231, type: !450)
!467 = !DILocalVariable(name: "three", scope: !458, file: !2, line: 231, type: !452)
!468 = !DILocation(line: 232, column: 9, scope: !458)
!469 = !DILocation(line: 232, column: 20, scope: !458)
!470 = !DILocation(line: 232, column: 3, scope: !458)
!471 = !DILocation(line: 233, column: 3, scope: !458)
!472 = !DILocation(line: 234, column: 1, scope: !458)
!473 = distinct !DISubprogram(name: "context_bad", scope: !2, file: !2, line: 245, type: !39, scopeLine: 245, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!474 = !DILocalVariable(name: "data", scope: !473, file: !2, line: 246, type: !48)
!475 = !DILocation(line: 246, column: 8, scope: !473)
!476 = !DILocalVariable(name: "room", scope: !473, file: !2, line: 246, type: !48)
!477 = !DILocation(line: 246, column: 24, scope: !473)
!478 = !DILocalVariable(name: "context", scope: !473, file: !2, line: 247, type: !479)
!479 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "context", file: !2, line: 237, size: 128, elements: !480)
!480 = !{!481, !482}
!481 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !479, file: !2, line: 238, baseType: !46, size: 32)
!482 = !DIDerivedType(tag: DW_TAG_member, name: "buffer", scope: !479, file: !2, line: 239, baseType: !101, size: 64, offset: 64)
!483 = !DILocation(line: 247, column: 18, scope: !473)
!484 = !DILocation(line: 247, column: 28, scope: !473)
!485 = !DILocation(line: 247, column: 34, scope: !473)
!486 = !DILocation(line: 248, column: 9, scope: !473)
!487 = !DILocation(line: 248, column: 20, scope: !473)
!488 = !DILocation(line: 248, column: 3, scope: !473)
!489 = !DILocation(line: 249, column: 26, scope: !473)
!490 = !DILocation(line: 249, column: 3, scope: !473)
!491 = !DILocation(line: 250, column: 10, scope: !473)
!492 = !DILocation(line: 250, column: 3, scope: !473)
!493 = !DILocation(line: 251, column: 1, scope: !473)
!494 = distinct !DISubprogram(name: "context_fill", scope: !2, file: !2, line: 242, type: !495, scopeLine: 242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !497, !498}
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !479, size: 64)
!498 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !499, size: 64)
!499 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!500 = !DILocalVariable(name: "context", arg: 1, scope: !494, file: !2, line: 242, type: !497)
!501 = !DILocation(line: 0, scope: !494)
!502 = !DILocalVariable(name: "text", arg: 2, scope: !494, file: !2, line: 242, type: !498)
!503 = !DILocation(line: 242, column: 87, scope: !494)
!504 = !DILocation(line: 242, column: 71, scope: !494)
!505 = !DILocation(line: 242, column: 102, scope: !494)
!506 = distinct !DISubprogram(name: "context_text", scope: !2, file: !2, line: 243, type: !507, scopeLine: 243, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !26, retainedNodes: !41)
!507 = !DISubroutineType(types: !508)
!508 = !{!101, !497}
!509 = !DILocalVariable(name: "context", arg: 1, scope: !506, file: !2, line: 243, type: !497)
!510 = !DILocation(line: 0, scope: !506)
!511 = !DILocation(line: 243, column: 70, scope: !506)
!512 = !DILocation(line: 243, column: 54, scope: !506)
!513 = distinct !DISubprogram(name: "context_good", scope: !2, file: !2, line: 253, type: !39, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!514 = !DILocalVariable(name: "data", scope: !513, file: !2, line: 254, type: !48)
!515 = !DILocation(line: 254, column: 8, scope: !513)
!516 = !DILocalVariable(name: "room", scope: !513, file: !2, line: 254, type: !48)
!517 = !DILocation(line: 254, column: 24, scope: !513)
!518 = !DILocalVariable(name: "context", scope: !513, file: !2, line: 255, type: !479)
!519 = !DILocation(line: 255, column: 18, scope: !513)
!520 = !DILocation(line: 255, column: 28, scope: !513)
!521 = !DILocation(line: 255, column: 34, scope: !513)
!522 = !DILocation(line: 256, column: 9, scope: !513)
!523 = !DILocation(line: 256, column: 20, scope: !513)
!524 = !DILocation(line: 256, column: 3, scope: !513)
!525 = !DILocation(line: 257, column: 3, scope: !513)
!526 = !DILocation(line: 258, column: 18, scope: !513)
!527 = !DILocation(line: 258, column: 3, scope: !513)
!528 = !DILocation(line: 259, column: 1, scope: !513)
!529 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 261, type: !530, scopeLine: 261, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !26, retainedNodes: !41)
!530 = !DISubroutineType(types: !531)
!531 = !{!46, !46, !450}
!532 = !DILocalVariable(name: "count", arg: 1, scope: !529, file: !2, line: 261, type: !46)
!533 = !DILocation(line: 0, scope: !529)
!534 = !DILocalVariable(name: "arguments", arg: 2, scope: !529, file: !2, line: 261, type: !450)
!535 = !DILocation(line: 263, column: 3, scope: !529)
!536 = !DILocation(line: 263, column: 17, scope: !529)
!537 = !DILocation(line: 264, column: 3, scope: !529)
!538 = !DILocation(line: 264, column: 16, scope: !529)
!539 = !DILocation(line: 265, column: 3, scope: !529)
!540 = !DILocation(line: 265, column: 19, scope: !529)
!541 = !DILocation(line: 266, column: 3, scope: !529)
!542 = !DILocation(line: 266, column: 17, scope: !529)
!543 = !DILocation(line: 267, column: 3, scope: !529)
!544 = !DILocation(line: 267, column: 15, scope: !529)
!545 = !DILocation(line: 268, column: 3, scope: !529)
!546 = !DILocation(line: 268, column: 16, scope: !529)
!547 = !DILocation(line: 269, column: 3, scope: !529)
!548 = !DILocation(line: 269, column: 19, scope: !529)
!549 = !DILocation(line: 270, column: 3, scope: !529)
!550 = !DILocation(line: 270, column: 16, scope: !529)
!551 = !DILocation(line: 271, column: 3, scope: !529)
!552 = !DILocation(line: 271, column: 15, scope: !529)
!553 = !DILocation(line: 272, column: 3, scope: !529)
!554 = !DILocation(line: 272, column: 21, scope: !529)
!555 = !DILocation(line: 273, column: 3, scope: !529)
!556 = !DILocation(line: 273, column: 23, scope: !529)
!557 = !DILocation(line: 274, column: 3, scope: !529)
!558 = !DILocation(line: 274, column: 16, scope: !529)
!559 = !DILocation(line: 275, column: 3, scope: !529)
!560 = !DILocation(line: 275, column: 15, scope: !529)
!561 = !DILocation(line: 276, column: 3, scope: !529)
!562 = !DILocation(line: 276, column: 18, scope: !529)
!563 = !DILocation(line: 277, column: 3, scope: !529)
