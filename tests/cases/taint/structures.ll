; ModuleID = '<stdin>'
source_filename = "structures.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { ptr, ptr }
%struct.request = type { i32, [100 x i8], [100 x i8] }
%struct.node = type { ptr, ptr }
%union.both = type { ptr }
%struct.context = type { i32, ptr }
%struct.line = type { [3 x ptr], i32 }

@stdin = external global ptr, align 8
@.str = private unnamed_addr constant [3 x i8] c"ls\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !7
@__const.pointers_bad.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"ADD\00", align 1, !dbg !12
@__const.pointers_good.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@global_bad = internal global %struct.request zeroinitializer, align 4, !dbg !17
@global_good = internal global %struct.request zeroinitializer, align 4, !dbg !39
@__const.by_value_bad.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@__const.by_value_good.pair = private unnamed_addr constant %struct.pair { ptr @.str, ptr @.str.1 }, align 8
@.str.3 = private unnamed_addr constant [4 x i8] c"pwd\00", align 1, !dbg !30
@.str.4 = private unnamed_addr constant [5 x i8] c"date\00", align 1, !dbg !32
@.str.5 = private unnamed_addr constant [4 x i8] c"cat\00", align 1, !dbg !37
@__const.array_good.all = private unnamed_addr constant [4 x ptr] [ptr @.str, ptr @.str.5, ptr @.str.3, ptr @.str.4], align 16
@__const.records_bad.all = private unnamed_addr constant [3 x %struct.request] [%struct.request { i32 0, [100 x i8] c"ls\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"pwd\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"date\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }], align 16
@__const.records_good.all = private unnamed_addr constant [3 x %struct.request] [%struct.request { i32 0, [100 x i8] c"ls\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"pwd\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }, %struct.request { i32 0, [100 x i8] c"date\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", [100 x i8] zeroinitializer }], align 16
@__const.word_bad.line = private unnamed_addr constant { [3 x ptr], i32, [4 x i8] } { [3 x ptr] [ptr @.str, ptr @.str.3, ptr @.str.4], i32 3, [4 x i8] zeroinitializer }, align 8
@__const.word_good.line = private unnamed_addr constant { [3 x ptr], i32, [4 x i8] } { [3 x ptr] [ptr @.str, ptr @.str.3, ptr @.str.4], i32 3, [4 x i8] zeroinitializer }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_bad() #0 !dbg !57 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !61, !DIExpression(), !62)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !62
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !62
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !62
  store i8 108, ptr %1, align 4, !dbg !62
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !62
  store i8 115, ptr %2, align 1, !dbg !62
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !63
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !64
  %3 = load ptr, ptr @stdin, align 8, !dbg !65
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !66
  %command1 = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !67
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !68
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !69
  ret void, !dbg !70
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @member_good() #0 !dbg !71 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !72, !DIExpression(), !73)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !73
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !73
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !73
  store i8 108, ptr %1, align 4, !dbg !73
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !73
  store i8 115, ptr %2, align 1, !dbg !73
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !74
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !75
  %3 = load ptr, ptr @stdin, align 8, !dbg !76
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !77
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !78
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !79
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !80
  ret void, !dbg !81
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @inner_bad() #0 !dbg !82 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !83, !DIExpression(), !84)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !84
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !84
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !84
  store i8 108, ptr %1, align 4, !dbg !84
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !84
  store i8 115, ptr %2, align 1, !dbg !84
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !85
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !86
  %3 = load ptr, ptr @stdin, align 8, !dbg !87
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !88
  %command1 = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !89
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !90
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay2, i64 5, !dbg !91
  %call3 = call i32 @system(ptr noundef %add.ptr), !dbg !92
  ret void, !dbg !93
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @inner_good() #0 !dbg !94 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !95, !DIExpression(), !96)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !96
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !96
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !96
  store i8 108, ptr %1, align 4, !dbg !96
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !96
  store i8 115, ptr %2, align 1, !dbg !96
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !97
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !98
  %3 = load ptr, ptr @stdin, align 8, !dbg !99
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !100
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !101
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !102
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay1, i64 1, !dbg !103
  %call2 = call i32 @system(ptr noundef %add.ptr), !dbg !104
  ret void, !dbg !105
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointers_bad() #0 !dbg !106 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !107, !DIExpression(), !112)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.pointers_bad.pair, i64 16, i1 false), !dbg !112
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !113
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !114
  store ptr %call, ptr %command, align 8, !dbg !115
  %command1 = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !116
  %0 = load ptr, ptr %command1, align 8, !dbg !116
  %call2 = call i32 @system(ptr noundef %0), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointers_good() #0 !dbg !119 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !120, !DIExpression(), !121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.pointers_good.pair, i64 16, i1 false), !dbg !121
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !122
  %comment = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 1, !dbg !123
  store ptr %call, ptr %comment, align 8, !dbg !124
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !125
  %0 = load ptr, ptr %command, align 8, !dbg !125
  %call1 = call i32 @system(ptr noundef %0), !dbg !126
  ret void, !dbg !127
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @passed_bad() #0 !dbg !128 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !129, !DIExpression(), !130)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !130
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !130
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !130
  store i8 108, ptr %1, align 4, !dbg !130
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !130
  store i8 115, ptr %2, align 1, !dbg !130
  call void @fill_command(ptr noundef %request), !dbg !131
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !132
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !133
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !134
  ret void, !dbg !135
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_command(ptr noundef %request) #0 !dbg !136 {
entry:
    #dbg_value(ptr %request, !140, !DIExpression(), !141)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !142
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !143
  %0 = load ptr, ptr @stdin, align 8, !dbg !144
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !145
  ret void, !dbg !146
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @passed_good() #0 !dbg !147 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !148, !DIExpression(), !149)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !149
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !149
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !149
  store i8 108, ptr %1, align 4, !dbg !149
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !149
  store i8 115, ptr %2, align 1, !dbg !149
  call void @fill_comment(ptr noundef %request), !dbg !150
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !151
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !152
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !153
  ret void, !dbg !154
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_comment(ptr noundef %request) #0 !dbg !155 {
entry:
    #dbg_value(ptr %request, !156, !DIExpression(), !157)
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !158
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !159
  %0 = load ptr, ptr @stdin, align 8, !dbg !160
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !161
  ret void, !dbg !162
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @used_bad() #0 !dbg !163 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !164, !DIExpression(), !165)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !165
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !165
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !165
  store i8 108, ptr %1, align 4, !dbg !165
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !165
  store i8 115, ptr %2, align 1, !dbg !165
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !166
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !167
  %3 = load ptr, ptr @stdin, align 8, !dbg !168
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !169
  call void @run_request_bad(ptr noundef %request), !dbg !170
  ret void, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_request_bad(ptr noundef %request) #0 !dbg !172 {
entry:
    #dbg_value(ptr %request, !177, !DIExpression(), !178)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !179
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !180
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !181
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @used_good() #0 !dbg !183 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !184, !DIExpression(), !185)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !185
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !185
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !185
  store i8 108, ptr %1, align 4, !dbg !185
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !185
  store i8 115, ptr %2, align 1, !dbg !185
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !186
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !187
  %3 = load ptr, ptr @stdin, align 8, !dbg !188
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !189
  call void @run_request_good(ptr noundef %request), !dbg !190
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_request_good(ptr noundef %request) #0 !dbg !192 {
entry:
    #dbg_value(ptr %request, !193, !DIExpression(), !194)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !195
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !196
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !197
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @whole_bad() #0 !dbg !199 {
entry:
  %request = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !200, !DIExpression(), !201)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !201
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !201
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !201
  store i8 108, ptr %1, align 4, !dbg !201
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !201
  store i8 115, ptr %2, align 1, !dbg !201
    #dbg_declare(ptr %copy, !202, !DIExpression(), !203)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !204
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !205
  %3 = load ptr, ptr @stdin, align 8, !dbg !206
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %request, i64 204, i1 false), !dbg !208
  %command1 = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !209
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !210
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !211
  ret void, !dbg !212
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @whole_good() #0 !dbg !213 {
entry:
  %request = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !214, !DIExpression(), !215)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !215
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !215
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !215
  store i8 108, ptr %1, align 4, !dbg !215
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !215
  store i8 115, ptr %2, align 1, !dbg !215
    #dbg_declare(ptr %copy, !216, !DIExpression(), !217)
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !218
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !219
  %3 = load ptr, ptr @stdin, align 8, !dbg !220
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !221
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %request, i64 204, i1 false), !dbg !222
  %command = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !223
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !224
  %call2 = call i32 @system(ptr noundef %arraydecay1), !dbg !225
  ret void, !dbg !226
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_bad() #0 !dbg !227 {
entry:
  %request = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !228, !DIExpression(), !229)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !229
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !229
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !229
  store i8 108, ptr %1, align 4, !dbg !229
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !229
  store i8 115, ptr %2, align 1, !dbg !229
    #dbg_declare(ptr %copy, !230, !DIExpression(), !231)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !232
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !233
  %3 = load ptr, ptr @stdin, align 8, !dbg !234
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !235
  call void @copy_bytes(ptr noundef %copy, ptr noundef %request, i64 noundef 204), !dbg !236
  %command1 = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !237
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !238
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !239
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind uwtable
define internal void @copy_bytes(ptr noundef %to, ptr noundef %from, i64 noundef %size) #0 !dbg !241 {
entry:
    #dbg_value(ptr %to, !249, !DIExpression(), !250)
    #dbg_value(ptr %from, !251, !DIExpression(), !250)
    #dbg_value(i64 %size, !252, !DIExpression(), !250)
    #dbg_value(i64 0, !253, !DIExpression(), !255)
  br label %for.cond, !dbg !256

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !257
    #dbg_value(i64 %at.0, !253, !DIExpression(), !255)
  %cmp = icmp ult i64 %at.0, %size, !dbg !258
  br i1 %cmp, label %for.body, label %for.end, !dbg !260

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw i8, ptr %from, i64 %at.0, !dbg !261
  %0 = load i8, ptr %arrayidx, align 1, !dbg !261
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %to, i64 %at.0, !dbg !262
  store i8 %0, ptr %arrayidx1, align 1, !dbg !263
  br label %for.inc, !dbg !262

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !264
    #dbg_value(i64 %inc, !253, !DIExpression(), !255)
  br label %for.cond, !dbg !265, !llvm.loop !266

for.end:                                          ; preds = %for.cond
  ret void, !dbg !269
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @bytes_good() #0 !dbg !270 {
entry:
  %request = alloca %struct.request, align 4
  %other = alloca %struct.request, align 4
  %copy = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !271, !DIExpression(), !272)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !272
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !272
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !272
  store i8 108, ptr %1, align 4, !dbg !272
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !272
  store i8 115, ptr %2, align 1, !dbg !272
    #dbg_declare(ptr %other, !273, !DIExpression(), !274)
  call void @llvm.memset.p0.i64(ptr align 4 %other, i8 0, i64 204, i1 false), !dbg !274
  %3 = getelementptr inbounds %struct.request, ptr %other, i32 0, i32 1, !dbg !274
  %4 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 0, !dbg !274
  store i8 108, ptr %4, align 4, !dbg !274
  %5 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 1, !dbg !274
  store i8 115, ptr %5, align 1, !dbg !274
    #dbg_declare(ptr %copy, !275, !DIExpression(), !276)
  %command = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 1, !dbg !277
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !278
  %6 = load ptr, ptr @stdin, align 8, !dbg !279
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %6), !dbg !280
  call void @copy_bytes(ptr noundef %copy, ptr noundef %request, i64 noundef 204), !dbg !281
  %command1 = getelementptr inbounds nuw %struct.request, ptr %copy, i32 0, i32 1, !dbg !282
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command1, i64 0, i64 0, !dbg !283
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !284
  ret void, !dbg !285
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @words_bad() #0 !dbg !286 {
entry:
  %request = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !287, !DIExpression(), !288)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !288
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !288
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !288
  store i8 108, ptr %1, align 4, !dbg !288
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !288
  store i8 115, ptr %2, align 1, !dbg !288
    #dbg_value(ptr %request, !289, !DIExpression(), !290)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !291
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !292
  %3 = load ptr, ptr @stdin, align 8, !dbg !293
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !294
    #dbg_value(i64 0, !295, !DIExpression(), !297)
  br label %for.cond, !dbg !298

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !299
  %from.0 = phi ptr [ %request, %entry ], [ %incdec.ptr, %for.inc ], !dbg !290
    #dbg_value(ptr %from.0, !289, !DIExpression(), !290)
    #dbg_value(i64 %at.0, !295, !DIExpression(), !297)
  %cmp = icmp ult i64 %at.0, 51, !dbg !300
  br i1 %cmp, label %for.body, label %for.end, !dbg !302

for.body:                                         ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %from.0, i32 1, !dbg !303
    #dbg_value(ptr %incdec.ptr, !289, !DIExpression(), !290)
  %4 = load i32, ptr %from.0, align 4, !dbg !304
  %arrayidx = getelementptr inbounds nuw i32, ptr @global_bad, i64 %at.0, !dbg !305
  store i32 %4, ptr %arrayidx, align 4, !dbg !306
  br label %for.inc, !dbg !305

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !307
    #dbg_value(i64 %inc, !295, !DIExpression(), !297)
  br label %for.cond, !dbg !308, !llvm.loop !309

for.end:                                          ; preds = %for.cond
  %call1 = call i32 @system(ptr noundef getelementptr inbounds nuw (%struct.request, ptr @global_bad, i32 0, i32 1)), !dbg !311
  ret void, !dbg !312
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @words_good() #0 !dbg !313 {
entry:
  %request = alloca %struct.request, align 4
  %other = alloca %struct.request, align 4
    #dbg_declare(ptr %request, !314, !DIExpression(), !315)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !315
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !315
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !315
  store i8 108, ptr %1, align 4, !dbg !315
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !315
  store i8 115, ptr %2, align 1, !dbg !315
    #dbg_declare(ptr %other, !316, !DIExpression(), !317)
  call void @llvm.memset.p0.i64(ptr align 4 %other, i8 0, i64 204, i1 false), !dbg !317
  %3 = getelementptr inbounds %struct.request, ptr %other, i32 0, i32 1, !dbg !317
  %4 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 0, !dbg !317
  store i8 108, ptr %4, align 4, !dbg !317
  %5 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 1, !dbg !317
  store i8 115, ptr %5, align 1, !dbg !317
    #dbg_value(ptr %request, !318, !DIExpression(), !319)
  %command = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 1, !dbg !320
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !321
  %6 = load ptr, ptr @stdin, align 8, !dbg !322
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %6), !dbg !323
    #dbg_value(i64 0, !324, !DIExpression(), !326)
  br label %for.cond, !dbg !327

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !328
  %from.0 = phi ptr [ %request, %entry ], [ %incdec.ptr, %for.inc ], !dbg !319
    #dbg_value(ptr %from.0, !318, !DIExpression(), !319)
    #dbg_value(i64 %at.0, !324, !DIExpression(), !326)
  %cmp = icmp ult i64 %at.0, 51, !dbg !329
  br i1 %cmp, label %for.body, label %for.end, !dbg !331

for.body:                                         ; preds = %for.cond
  %incdec.ptr = getelementptr inbounds nuw i32, ptr %from.0, i32 1, !dbg !332
    #dbg_value(ptr %incdec.ptr, !318, !DIExpression(), !319)
  %7 = load i32, ptr %from.0, align 4, !dbg !333
  %arrayidx = getelementptr inbounds nuw i32, ptr @global_good, i64 %at.0, !dbg !334
  store i32 %7, ptr %arrayidx, align 4, !dbg !335
  br label %for.inc, !dbg !334

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !336
    #dbg_value(i64 %inc, !324, !DIExpression(), !326)
  br label %for.cond, !dbg !337, !llvm.loop !338

for.end:                                          ; preds = %for.cond
  %call1 = call i32 @system(ptr noundef getelementptr inbounds nuw (%struct.request, ptr @global_good, i32 0, i32 1)), !dbg !340
  ret void, !dbg !341
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_bad() #0 !dbg !342 {
entry:
  %data = alloca [100 x i8], align 16
  %request = alloca %struct.request, align 4
  %other = alloca %struct.request, align 4
    #dbg_declare(ptr %data, !343, !DIExpression(), !344)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !344
    #dbg_declare(ptr %request, !345, !DIExpression(), !346)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !346
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !346
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !346
  store i8 108, ptr %1, align 4, !dbg !346
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !346
  store i8 115, ptr %2, align 1, !dbg !346
    #dbg_declare(ptr %other, !347, !DIExpression(), !348)
  call void @llvm.memset.p0.i64(ptr align 4 %other, i8 0, i64 204, i1 false), !dbg !348
  %3 = getelementptr inbounds %struct.request, ptr %other, i32 0, i32 1, !dbg !348
  %4 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 0, !dbg !348
  store i8 108, ptr %4, align 4, !dbg !348
  %5 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 1, !dbg !348
  store i8 115, ptr %5, align 1, !dbg !348
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !349
  %6 = load ptr, ptr @stdin, align 8, !dbg !350
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %6), !dbg !351
    #dbg_value(i64 0, !352, !DIExpression(), !354)
  br label %for.cond, !dbg !355

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !356
    #dbg_value(i64 %at.0, !352, !DIExpression(), !354)
  %cmp = icmp ult i64 %at.0, 99, !dbg !357
  br i1 %cmp, label %for.body, label %for.end, !dbg !359

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %at.0, !dbg !360
  %7 = load i8, ptr %arrayidx, align 1, !dbg !360
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !361
  %arrayidx1 = getelementptr inbounds nuw [100 x i8], ptr %command, i64 0, i64 %at.0, !dbg !362
  store i8 %7, ptr %arrayidx1, align 1, !dbg !363
  br label %for.inc, !dbg !362

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !364
    #dbg_value(i64 %inc, !352, !DIExpression(), !354)
  br label %for.cond, !dbg !365, !llvm.loop !366

for.end:                                          ; preds = %for.cond
  %command2 = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 1, !dbg !368
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %command2, i64 0, i64 0, !dbg !369
  %arraydecay4 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !370
  call void @fill_elements(ptr noundef %arraydecay3, ptr noundef %arraydecay4), !dbg !371
  %command5 = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !372
  %arraydecay6 = getelementptr inbounds [100 x i8], ptr %command5, i64 0, i64 0, !dbg !373
  %call7 = call i32 @system(ptr noundef %arraydecay6), !dbg !374
  %command8 = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 1, !dbg !375
  %arraydecay9 = getelementptr inbounds [100 x i8], ptr %command8, i64 0, i64 0, !dbg !376
  %call10 = call i32 @system(ptr noundef %arraydecay9), !dbg !377
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind uwtable
define internal void @fill_elements(ptr noundef %to, ptr noundef %from) #0 !dbg !379 {
entry:
    #dbg_value(ptr %to, !382, !DIExpression(), !383)
    #dbg_value(ptr %from, !384, !DIExpression(), !383)
    #dbg_value(i64 0, !385, !DIExpression(), !387)
  br label %for.cond, !dbg !388

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !389
    #dbg_value(i64 %at.0, !385, !DIExpression(), !387)
  %cmp = icmp ult i64 %at.0, 99, !dbg !390
  br i1 %cmp, label %for.body, label %for.end, !dbg !392

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw i8, ptr %from, i64 %at.0, !dbg !393
  %0 = load i8, ptr %arrayidx, align 1, !dbg !393
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %to, i64 %at.0, !dbg !394
  store i8 %0, ptr %arrayidx1, align 1, !dbg !395
  br label %for.inc, !dbg !394

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !396
    #dbg_value(i64 %inc, !385, !DIExpression(), !387)
  br label %for.cond, !dbg !397, !llvm.loop !398

for.end:                                          ; preds = %for.cond
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @elements_good() #0 !dbg !401 {
entry:
  %data = alloca [100 x i8], align 16
  %request = alloca %struct.request, align 4
  %other = alloca %struct.request, align 4
    #dbg_declare(ptr %data, !402, !DIExpression(), !403)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !403
    #dbg_declare(ptr %request, !404, !DIExpression(), !405)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !405
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !405
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !405
  store i8 108, ptr %1, align 4, !dbg !405
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !405
  store i8 115, ptr %2, align 1, !dbg !405
    #dbg_declare(ptr %other, !406, !DIExpression(), !407)
  call void @llvm.memset.p0.i64(ptr align 4 %other, i8 0, i64 204, i1 false), !dbg !407
  %3 = getelementptr inbounds %struct.request, ptr %other, i32 0, i32 1, !dbg !407
  %4 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 0, !dbg !407
  store i8 108, ptr %4, align 4, !dbg !407
  %5 = getelementptr inbounds [100 x i8], ptr %3, i32 0, i32 1, !dbg !407
  store i8 115, ptr %5, align 1, !dbg !407
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !408
  %6 = load ptr, ptr @stdin, align 8, !dbg !409
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %6), !dbg !410
    #dbg_value(i64 0, !411, !DIExpression(), !413)
  br label %for.cond, !dbg !414

for.cond:                                         ; preds = %for.inc, %entry
  %at.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ], !dbg !415
    #dbg_value(i64 %at.0, !411, !DIExpression(), !413)
  %cmp = icmp ult i64 %at.0, 99, !dbg !416
  br i1 %cmp, label %for.body, label %for.end, !dbg !418

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds nuw [100 x i8], ptr %data, i64 0, i64 %at.0, !dbg !419
  %7 = load i8, ptr %arrayidx, align 1, !dbg !419
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !420
  %arrayidx1 = getelementptr inbounds nuw [100 x i8], ptr %comment, i64 0, i64 %at.0, !dbg !421
  store i8 %7, ptr %arrayidx1, align 1, !dbg !422
  br label %for.inc, !dbg !421

for.inc:                                          ; preds = %for.body
  %inc = add i64 %at.0, 1, !dbg !423
    #dbg_value(i64 %inc, !411, !DIExpression(), !413)
  br label %for.cond, !dbg !424, !llvm.loop !425

for.end:                                          ; preds = %for.cond
  %comment2 = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 2, !dbg !427
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %comment2, i64 0, i64 0, !dbg !428
  %arraydecay4 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !429
  call void @fill_elements(ptr noundef %arraydecay3, ptr noundef %arraydecay4), !dbg !430
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !431
  %arraydecay5 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !432
  %call6 = call i32 @system(ptr noundef %arraydecay5), !dbg !433
  %command7 = getelementptr inbounds nuw %struct.request, ptr %other, i32 0, i32 1, !dbg !434
  %arraydecay8 = getelementptr inbounds [100 x i8], ptr %command7, i64 0, i64 0, !dbg !435
  %call9 = call i32 @system(ptr noundef %arraydecay8), !dbg !436
  ret void, !dbg !437
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value_bad() #0 !dbg !438 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !439, !DIExpression(), !440)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.by_value_bad.pair, i64 16, i1 false), !dbg !440
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !441
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !442
  store ptr %call, ptr %command, align 8, !dbg !443
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0, !dbg !444
  %1 = load ptr, ptr %0, align 8, !dbg !444
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1, !dbg !444
  %3 = load ptr, ptr %2, align 8, !dbg !444
  call void @by_value_bad_run(ptr %1, ptr %3), !dbg !444
  ret void, !dbg !445
}

; Function Attrs: noinline nounwind uwtable
define internal void @by_value_bad_run(ptr %pair.coerce0, ptr %pair.coerce1) #0 !dbg !446 {
entry:
  %pair = alloca %struct.pair, align 8
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0
  store ptr %pair.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1
  store ptr %pair.coerce1, ptr %1, align 8
    #dbg_declare(ptr %pair, !449, !DIExpression(), !450)
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !451
  %2 = load ptr, ptr %command, align 8, !dbg !451
  %call = call i32 @system(ptr noundef %2), !dbg !452
  ret void, !dbg !453
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @by_value_good() #0 !dbg !454 {
entry:
  %pair = alloca %struct.pair, align 8
    #dbg_declare(ptr %pair, !455, !DIExpression(), !456)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 @__const.by_value_good.pair, i64 16, i1 false), !dbg !456
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !457
  %comment = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 1, !dbg !458
  store ptr %call, ptr %comment, align 8, !dbg !459
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0, !dbg !460
  %1 = load ptr, ptr %0, align 8, !dbg !460
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1, !dbg !460
  %3 = load ptr, ptr %2, align 8, !dbg !460
  call void @by_value_good_run(ptr %1, ptr %3), !dbg !460
  ret void, !dbg !461
}

; Function Attrs: noinline nounwind uwtable
define internal void @by_value_good_run(ptr %pair.coerce0, ptr %pair.coerce1) #0 !dbg !462 {
entry:
  %pair = alloca %struct.pair, align 8
  %0 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 0
  store ptr %pair.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds nuw { ptr, ptr }, ptr %pair, i32 0, i32 1
  store ptr %pair.coerce1, ptr %1, align 8
    #dbg_declare(ptr %pair, !463, !DIExpression(), !464)
  %command = getelementptr inbounds nuw %struct.pair, ptr %pair, i32 0, i32 0, !dbg !465
  %2 = load ptr, ptr %command, align 8, !dbg !465
  %call = call i32 @system(ptr noundef %2), !dbg !466
  ret void, !dbg !467
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @large_bad() #0 !dbg !468 {
entry:
  %request = alloca %struct.request, align 8
    #dbg_declare(ptr %request, !469, !DIExpression(), !470)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !470
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !470
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !470
  store i8 108, ptr %1, align 4, !dbg !470
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !470
  store i8 115, ptr %2, align 1, !dbg !470
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !471
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !472
  %3 = load ptr, ptr @stdin, align 8, !dbg !473
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !474
  call void @large_bad_run(ptr noundef byval(%struct.request) align 8 %request), !dbg !475
  ret void, !dbg !476
}

; Function Attrs: noinline nounwind uwtable
define internal void @large_bad_run(ptr noundef byval(%struct.request) align 8 %request) #0 !dbg !477 {
entry:
    #dbg_declare(ptr %request, !480, !DIExpression(), !481)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !482
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !483
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !484
  ret void, !dbg !485
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @large_good() #0 !dbg !486 {
entry:
  %request = alloca %struct.request, align 8
    #dbg_declare(ptr %request, !487, !DIExpression(), !488)
  call void @llvm.memset.p0.i64(ptr align 4 %request, i8 0, i64 204, i1 false), !dbg !488
  %0 = getelementptr inbounds %struct.request, ptr %request, i32 0, i32 1, !dbg !488
  %1 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 0, !dbg !488
  store i8 108, ptr %1, align 4, !dbg !488
  %2 = getelementptr inbounds [100 x i8], ptr %0, i32 0, i32 1, !dbg !488
  store i8 115, ptr %2, align 1, !dbg !488
  %comment = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 2, !dbg !489
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !490
  %3 = load ptr, ptr @stdin, align 8, !dbg !491
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %3), !dbg !492
  call void @large_good_run(ptr noundef byval(%struct.request) align 8 %request), !dbg !493
  ret void, !dbg !494
}

; Function Attrs: noinline nounwind uwtable
define internal void @large_good_run(ptr noundef byval(%struct.request) align 8 %request) #0 !dbg !495 {
entry:
    #dbg_declare(ptr %request, !496, !DIExpression(), !497)
  %command = getelementptr inbounds nuw %struct.request, ptr %request, i32 0, i32 1, !dbg !498
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !499
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !500
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_bad() #0 !dbg !502 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !503, !DIExpression(), !504)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !504
    #dbg_value(ptr null, !505, !DIExpression(), !511)
  %call = call ptr @push_one(ptr noundef null, ptr noundef @.str), !dbg !512
    #dbg_value(ptr %call, !505, !DIExpression(), !511)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !513
  %0 = load ptr, ptr @stdin, align 8, !dbg !514
  %call1 = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !515
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !516
  %call3 = call ptr @push_one(ptr noundef %call, ptr noundef %arraydecay2), !dbg !517
    #dbg_value(ptr %call3, !505, !DIExpression(), !511)
  %call4 = call ptr @push_one(ptr noundef %call3, ptr noundef @.str.3), !dbg !518
    #dbg_value(ptr %call4, !505, !DIExpression(), !511)
  br label %for.cond, !dbg !519

for.cond:                                         ; preds = %for.inc, %entry
  %list.0 = phi ptr [ %call4, %entry ], [ %2, %for.inc ], !dbg !511
    #dbg_value(ptr %list.0, !505, !DIExpression(), !511)
  %cmp = icmp ne ptr %list.0, null, !dbg !520
  br i1 %cmp, label %for.body, label %for.end, !dbg !523

for.body:                                         ; preds = %for.cond
  %text = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 1, !dbg !524
  %1 = load ptr, ptr %text, align 8, !dbg !524
  %call5 = call i32 @system(ptr noundef %1), !dbg !525
  br label %for.inc, !dbg !525

for.inc:                                          ; preds = %for.body
  %next = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 0, !dbg !526
  %2 = load ptr, ptr %next, align 8, !dbg !526
    #dbg_value(ptr %2, !505, !DIExpression(), !511)
  br label %for.cond, !dbg !527, !llvm.loop !528

for.end:                                          ; preds = %for.cond
  ret void, !dbg !530
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @push_one(ptr noundef %list, ptr noundef %text) #0 !dbg !531 {
entry:
    #dbg_value(ptr %list, !534, !DIExpression(), !535)
    #dbg_value(ptr %text, !536, !DIExpression(), !535)
  %call = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !537
    #dbg_value(ptr %call, !538, !DIExpression(), !535)
  %next = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 0, !dbg !539
  store ptr %list, ptr %next, align 8, !dbg !540
  %text1 = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 1, !dbg !541
  store ptr %text, ptr %text1, align 8, !dbg !542
  ret ptr %call, !dbg !543
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_good() #0 !dbg !544 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !545, !DIExpression(), !546)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !546
    #dbg_value(ptr null, !547, !DIExpression(), !548)
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !549
  %0 = load ptr, ptr @stdin, align 8, !dbg !550
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !551
  %call1 = call ptr @push_two(ptr noundef null, ptr noundef @.str), !dbg !552
    #dbg_value(ptr %call1, !547, !DIExpression(), !548)
  %call2 = call ptr @push_two(ptr noundef %call1, ptr noundef @.str.3), !dbg !553
    #dbg_value(ptr %call2, !547, !DIExpression(), !548)
  br label %for.cond, !dbg !554

for.cond:                                         ; preds = %for.inc, %entry
  %list.0 = phi ptr [ %call2, %entry ], [ %2, %for.inc ], !dbg !548
    #dbg_value(ptr %list.0, !547, !DIExpression(), !548)
  %cmp = icmp ne ptr %list.0, null, !dbg !555
  br i1 %cmp, label %for.body, label %for.end, !dbg !558

for.body:                                         ; preds = %for.cond
  %text = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 1, !dbg !559
  %1 = load ptr, ptr %text, align 8, !dbg !559
  %call3 = call i32 @system(ptr noundef %1), !dbg !560
  br label %for.inc, !dbg !560

for.inc:                                          ; preds = %for.body
  %next = getelementptr inbounds nuw %struct.node, ptr %list.0, i32 0, i32 0, !dbg !561
  %2 = load ptr, ptr %next, align 8, !dbg !561
    #dbg_value(ptr %2, !547, !DIExpression(), !548)
  br label %for.cond, !dbg !562, !llvm.loop !563

for.end:                                          ; preds = %for.cond
  ret void, !dbg !565
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @push_two(ptr noundef %list, ptr noundef %text) #0 !dbg !566 {
entry:
    #dbg_value(ptr %list, !567, !DIExpression(), !568)
    #dbg_value(ptr %text, !569, !DIExpression(), !568)
  %call = call noalias ptr @malloc(i64 noundef 16) #8, !dbg !570
    #dbg_value(ptr %call, !571, !DIExpression(), !568)
  %next = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 0, !dbg !572
  store ptr %list, ptr %next, align 8, !dbg !573
  %text1 = getelementptr inbounds nuw %struct.node, ptr %call, i32 0, i32 1, !dbg !574
  store ptr %text, ptr %text1, align 8, !dbg !575
  ret ptr %call, !dbg !576
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @array_bad(i32 noundef %at) #0 !dbg !577 {
entry:
  %data = alloca [100 x i8], align 16
  %all = alloca [4 x ptr], align 16
    #dbg_value(i32 %at, !580, !DIExpression(), !581)
    #dbg_declare(ptr %data, !582, !DIExpression(), !583)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !583
    #dbg_declare(ptr %all, !584, !DIExpression(), !586)
  store ptr @.str, ptr %all, align 8, !dbg !587
  %arrayinit.element = getelementptr inbounds ptr, ptr %all, i64 1, !dbg !587
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !588
  store ptr %arraydecay, ptr %arrayinit.element, align 8, !dbg !587
  %arrayinit.element1 = getelementptr inbounds ptr, ptr %all, i64 2, !dbg !587
  store ptr @.str.3, ptr %arrayinit.element1, align 8, !dbg !587
  %arrayinit.element2 = getelementptr inbounds ptr, ptr %all, i64 3, !dbg !587
  store ptr @.str.4, ptr %arrayinit.element2, align 8, !dbg !587
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !589
  %0 = load ptr, ptr @stdin, align 8, !dbg !590
  %call = call ptr @fgets(ptr noundef %arraydecay3, i32 noundef 100, ptr noundef %0), !dbg !591
  %and = and i32 %at, 3, !dbg !592
  %idxprom = sext i32 %and to i64, !dbg !593
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !593
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !593
  %call4 = call i32 @system(ptr noundef %1), !dbg !594
  ret void, !dbg !595
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @array_good(i32 noundef %at) #0 !dbg !596 {
entry:
  %data = alloca [100 x i8], align 16
  %all = alloca [4 x ptr], align 16
    #dbg_value(i32 %at, !597, !DIExpression(), !598)
    #dbg_declare(ptr %data, !599, !DIExpression(), !600)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !600
    #dbg_declare(ptr %all, !601, !DIExpression(), !602)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.array_good.all, i64 32, i1 false), !dbg !602
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !603
  %0 = load ptr, ptr @stdin, align 8, !dbg !604
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !605
  %and = and i32 %at, 3, !dbg !606
  %idxprom = sext i32 %and to i64, !dbg !607
  %arrayidx = getelementptr inbounds [4 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !607
  %1 = load ptr, ptr %arrayidx, align 8, !dbg !607
  %call1 = call i32 @system(ptr noundef %1), !dbg !608
  ret void, !dbg !609
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @records_bad(i32 noundef %at) #0 !dbg !610 {
entry:
  %all = alloca [3 x %struct.request], align 16
    #dbg_value(i32 %at, !611, !DIExpression(), !612)
    #dbg_declare(ptr %all, !613, !DIExpression(), !615)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.records_bad.all, i64 612, i1 false), !dbg !615
  %rem = srem i32 %at, 3, !dbg !616
  %idxprom = sext i32 %rem to i64, !dbg !617
  %arrayidx = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 %idxprom, !dbg !617
  %command = getelementptr inbounds nuw %struct.request, ptr %arrayidx, i32 0, i32 1, !dbg !618
  %arraydecay = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !617
  %0 = load ptr, ptr @stdin, align 8, !dbg !619
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !620
  %arrayidx1 = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 1, !dbg !621
  %command2 = getelementptr inbounds nuw %struct.request, ptr %arrayidx1, i32 0, i32 1, !dbg !622
  %arraydecay3 = getelementptr inbounds [100 x i8], ptr %command2, i64 0, i64 0, !dbg !621
  %call4 = call i32 @system(ptr noundef %arraydecay3), !dbg !623
  ret void, !dbg !624
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @records_good(i32 noundef %at) #0 !dbg !625 {
entry:
  %all = alloca [3 x %struct.request], align 16
    #dbg_value(i32 %at, !626, !DIExpression(), !627)
    #dbg_declare(ptr %all, !628, !DIExpression(), !629)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.records_good.all, i64 612, i1 false), !dbg !629
  %rem = srem i32 %at, 3, !dbg !630
  %idxprom = sext i32 %rem to i64, !dbg !631
  %arrayidx = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 %idxprom, !dbg !631
  %comment = getelementptr inbounds nuw %struct.request, ptr %arrayidx, i32 0, i32 2, !dbg !632
  %arraydecay = getelementptr inbounds [100 x i8], ptr %comment, i64 0, i64 0, !dbg !631
  %0 = load ptr, ptr @stdin, align 8, !dbg !633
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 100, ptr noundef %0), !dbg !634
  %arrayidx1 = getelementptr inbounds [3 x %struct.request], ptr %all, i64 0, i64 1, !dbg !635
  %command = getelementptr inbounds nuw %struct.request, ptr %arrayidx1, i32 0, i32 1, !dbg !636
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %command, i64 0, i64 0, !dbg !635
  %call3 = call i32 @system(ptr noundef %arraydecay2), !dbg !637
  ret void, !dbg !638
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @union_bad() #0 !dbg !639 {
entry:
  %both = alloca %union.both, align 8
    #dbg_declare(ptr %both, !640, !DIExpression(), !645)
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !646
  store ptr %call, ptr %both, align 8, !dbg !647
  %0 = load ptr, ptr %both, align 8, !dbg !648
  %call1 = call i32 @system(ptr noundef %0), !dbg !649
  ret void, !dbg !650
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @union_good() #0 !dbg !651 {
entry:
  %both = alloca %union.both, align 8
  %other = alloca %union.both, align 8
    #dbg_declare(ptr %both, !652, !DIExpression(), !653)
    #dbg_declare(ptr %other, !654, !DIExpression(), !655)
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !656
  store ptr %call, ptr %other, align 8, !dbg !657
  store ptr @.str, ptr %both, align 8, !dbg !658
  %0 = load ptr, ptr %both, align 8, !dbg !659
  %call1 = call i32 @system(ptr noundef %0), !dbg !660
  ret void, !dbg !661
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_bad() #0 !dbg !662 {
entry:
  %data = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !663, !DIExpression(), !664)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !664
  %arraydecay = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !665
    #dbg_value(ptr %arraydecay, !666, !DIExpression(), !667)
    #dbg_value(ptr poison, !668, !DIExpression(), !667)
    #dbg_value(ptr poison, !670, !DIExpression(), !667)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !672
  %0 = load ptr, ptr @stdin, align 8, !dbg !673
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %0), !dbg !674
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !675
  ret void, !dbg !676
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @deep_good() #0 !dbg !677 {
entry:
  %data = alloca [100 x i8], align 16
  %safe = alloca [100 x i8], align 16
    #dbg_declare(ptr %data, !678, !DIExpression(), !679)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !679
    #dbg_declare(ptr %safe, !680, !DIExpression(), !681)
  call void @llvm.memset.p0.i64(ptr align 16 %safe, i8 0, i64 100, i1 false), !dbg !681
  %0 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 0, !dbg !681
  store i8 108, ptr %0, align 16, !dbg !681
  %1 = getelementptr inbounds [100 x i8], ptr %safe, i32 0, i32 1, !dbg !681
  store i8 115, ptr %1, align 1, !dbg !681
  %arraydecay = getelementptr inbounds [100 x i8], ptr %safe, i64 0, i64 0, !dbg !682
    #dbg_value(ptr %arraydecay, !683, !DIExpression(), !684)
    #dbg_value(ptr poison, !685, !DIExpression(), !684)
    #dbg_value(ptr poison, !686, !DIExpression(), !684)
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !687
  %2 = load ptr, ptr @stdin, align 8, !dbg !688
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %2), !dbg !689
  %call2 = call i32 @system(ptr noundef %arraydecay), !dbg !690
  ret void, !dbg !691
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @context_bad() #0 !dbg !692 {
entry:
  %data = alloca [100 x i8], align 16
  %room = alloca [100 x i8], align 16
  %context = alloca %struct.context, align 8
    #dbg_declare(ptr %data, !693, !DIExpression(), !694)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !694
    #dbg_declare(ptr %room, !695, !DIExpression(), !696)
    #dbg_declare(ptr %context, !697, !DIExpression(), !702)
  %size = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 0, !dbg !703
  store i32 100, ptr %size, align 8, !dbg !703
  %0 = getelementptr i8, ptr %context, i64 4, !dbg !703
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !703
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !703
  %arraydecay = getelementptr inbounds [100 x i8], ptr %room, i64 0, i64 0, !dbg !704
  store ptr %arraydecay, ptr %buffer, align 8, !dbg !703
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !705
  %1 = load ptr, ptr @stdin, align 8, !dbg !706
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %1), !dbg !707
  %arraydecay2 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !708
  call void @context_fill(ptr noundef %context, ptr noundef %arraydecay2), !dbg !709
  %call3 = call ptr @context_text(ptr noundef %context), !dbg !710
  %call4 = call i32 @system(ptr noundef %call3), !dbg !711
  ret void, !dbg !712
}

; Function Attrs: noinline nounwind uwtable
define internal void @context_fill(ptr noundef %context, ptr noundef %text) #0 !dbg !713 {
entry:
    #dbg_value(ptr %context, !717, !DIExpression(), !718)
    #dbg_value(ptr %text, !719, !DIExpression(), !718)
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !720
  %0 = load ptr, ptr %buffer, align 8, !dbg !720
  %call = call ptr @strcpy(ptr noundef %0, ptr noundef %text) #7, !dbg !721
  ret void, !dbg !722
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @context_text(ptr noundef %context) #0 !dbg !723 {
entry:
    #dbg_value(ptr %context, !726, !DIExpression(), !727)
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !728
  %0 = load ptr, ptr %buffer, align 8, !dbg !728
  ret ptr %0, !dbg !729
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @context_good() #0 !dbg !730 {
entry:
  %data = alloca [100 x i8], align 16
  %room = alloca [100 x i8], align 16
  %context = alloca %struct.context, align 8
    #dbg_declare(ptr %data, !731, !DIExpression(), !732)
  call void @llvm.memset.p0.i64(ptr align 16 %data, i8 0, i64 100, i1 false), !dbg !732
    #dbg_declare(ptr %room, !733, !DIExpression(), !734)
    #dbg_declare(ptr %context, !735, !DIExpression(), !736)
  %size = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 0, !dbg !737
  store i32 100, ptr %size, align 8, !dbg !737
  %0 = getelementptr i8, ptr %context, i64 4, !dbg !737
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !737
  %buffer = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !737
  %arraydecay = getelementptr inbounds [100 x i8], ptr %room, i64 0, i64 0, !dbg !738
  store ptr %arraydecay, ptr %buffer, align 8, !dbg !737
  %arraydecay1 = getelementptr inbounds [100 x i8], ptr %data, i64 0, i64 0, !dbg !739
  %1 = load ptr, ptr @stdin, align 8, !dbg !740
  %call = call ptr @fgets(ptr noundef %arraydecay1, i32 noundef 100, ptr noundef %1), !dbg !741
  call void @context_fill(ptr noundef %context, ptr noundef @.str), !dbg !742
  %buffer2 = getelementptr inbounds nuw %struct.context, ptr %context, i32 0, i32 1, !dbg !743
  %2 = load ptr, ptr %buffer2, align 8, !dbg !743
  %call3 = call i32 @system(ptr noundef %2), !dbg !744
  ret void, !dbg !745
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @word_bad(i32 noundef %at) #0 !dbg !746 {
entry:
  %line = alloca %struct.line, align 8
    #dbg_value(i32 %at, !747, !DIExpression(), !748)
    #dbg_declare(ptr %line, !749, !DIExpression(), !755)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %line, ptr align 8 @__const.word_bad.line, i64 32, i1 false), !dbg !755
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !756
  %all = getelementptr inbounds nuw %struct.line, ptr %line, i32 0, i32 0, !dbg !757
  %arrayidx = getelementptr inbounds [3 x ptr], ptr %all, i64 0, i64 1, !dbg !758
  store ptr %call, ptr %arrayidx, align 8, !dbg !759
  %rem = srem i32 %at, 3, !dbg !760
  call void @word_bad_run(ptr noundef byval(%struct.line) align 8 %line, i32 noundef %rem), !dbg !761
  ret void, !dbg !762
}

; Function Attrs: noinline nounwind uwtable
define internal void @word_bad_run(ptr noundef byval(%struct.line) align 8 %line, i32 noundef %at) #0 !dbg !763 {
entry:
    #dbg_declare(ptr %line, !766, !DIExpression(), !767)
    #dbg_value(i32 %at, !768, !DIExpression(), !769)
  %all = getelementptr inbounds nuw %struct.line, ptr %line, i32 0, i32 0, !dbg !770
  %idxprom = sext i32 %at to i64, !dbg !771
  %arrayidx = getelementptr inbounds [3 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !771
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !771
  %call = call i32 @system(ptr noundef %0), !dbg !772
  ret void, !dbg !773
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @word_good(i32 noundef %at) #0 !dbg !774 {
entry:
  %line = alloca %struct.line, align 8
    #dbg_value(i32 %at, !775, !DIExpression(), !776)
    #dbg_declare(ptr %line, !777, !DIExpression(), !778)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %line, ptr align 8 @__const.word_good.line, i64 32, i1 false), !dbg !778
  %call = call ptr @getenv(ptr noundef @.str.2) #7, !dbg !779
  %call1 = call i32 @atoi(ptr noundef %call) #9, !dbg !780
  %used = getelementptr inbounds nuw %struct.line, ptr %line, i32 0, i32 1, !dbg !781
  store i32 %call1, ptr %used, align 8, !dbg !782
  %rem = srem i32 %at, 3, !dbg !783
  call void @word_good_run(ptr noundef byval(%struct.line) align 8 %line, i32 noundef %rem), !dbg !784
  ret void, !dbg !785
}

; Function Attrs: nounwind willreturn memory(read)
declare i32 @atoi(ptr noundef) #5

; Function Attrs: noinline nounwind uwtable
define internal void @word_good_run(ptr noundef byval(%struct.line) align 8 %line, i32 noundef %at) #0 !dbg !786 {
entry:
    #dbg_declare(ptr %line, !787, !DIExpression(), !788)
    #dbg_value(i32 %at, !789, !DIExpression(), !790)
  %all = getelementptr inbounds nuw %struct.line, ptr %line, i32 0, i32 0, !dbg !791
  %idxprom = sext i32 %at to i64, !dbg !792
  %arrayidx = getelementptr inbounds [3 x ptr], ptr %all, i64 0, i64 %idxprom, !dbg !792
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !792
  %call = call i32 @system(ptr noundef %0), !dbg !793
  ret void, !dbg !794
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %count, ptr noundef %arguments) #0 !dbg !795 {
entry:
    #dbg_value(i32 %count, !798, !DIExpression(), !799)
    #dbg_value(ptr %arguments, !800, !DIExpression(), !799)
  call void @member_bad(), !dbg !801
  call void @member_good(), !dbg !802
  call void @inner_bad(), !dbg !803
  call void @inner_good(), !dbg !804
  call void @pointers_bad(), !dbg !805
  call void @pointers_good(), !dbg !806
  call void @passed_bad(), !dbg !807
  call void @passed_good(), !dbg !808
  call void @used_bad(), !dbg !809
  call void @used_good(), !dbg !810
  call void @whole_bad(), !dbg !811
  call void @whole_good(), !dbg !812
  call void @bytes_bad(), !dbg !813
  call void @bytes_good(), !dbg !814
  call void @words_bad(), !dbg !815
  call void @words_good(), !dbg !816
  call void @elements_bad(), !dbg !817
  call void @elements_good(), !dbg !818
  call void @by_value_bad(), !dbg !819
  call void @by_value_good(), !dbg !820
  call void @large_bad(), !dbg !821
  call void @large_good(), !dbg !822
  call void @list_bad(), !dbg !823
  call void @list_good(), !dbg !824
  call void @array_bad(i32 noundef %count), !dbg !825
  call void @array_good(i32 noundef %count), !dbg !826
  call void @records_bad(i32 noundef %count), !dbg !827
  call void @records_good(i32 noundef %count), !dbg !828
  call void @union_bad(), !dbg !829
  call void @union_good(), !dbg !830
  call void @deep_bad(), !dbg !831
  call void @deep_good(), !dbg !832
  call void @context_bad(), !dbg !833
  call void @context_good(), !dbg !834
  call void @word_bad(i32 noundef %count), !dbg !835
  call void @word_good(i32 noundef %count), !dbg !836
  ret i32 0, !dbg !837
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #6

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "structures.c", directory: ".", checksumkind: CSK_MD5, checksum: "8a5902a18cc2659f2db09a91bebca92b")
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
!18 = distinct !DIGlobalVariable(name: "global_bad", scope: !19, file: !2, line: 127, type: !41, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !20, globals: !29, splitDebugInlining: false, nameTableKind: None)
!20 = !{!21, !24, !25, !26, !28}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!29 = !{!0, !7, !12, !30, !32, !37, !17, !39}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !2, line: 228, type: !14, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 246, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 253, type: !14, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "global_good", scope: !19, file: !2, line: 127, type: !41, isLocal: true, isDefinition: true)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "request", file: !2, line: 4, size: 1632, elements: !42)
!42 = !{!43, !44, !48}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !41, file: !2, line: 5, baseType: !23, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "command", scope: !41, file: !2, line: 6, baseType: !45, size: 800, offset: 32)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 100)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "comment", scope: !41, file: !2, line: 7, baseType: !45, size: 800, offset: 832)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!57 = distinct !DISubprogram(name: "member_bad", scope: !2, file: !2, line: 21, type: !58, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{null}
!60 = !{}
!61 = !DILocalVariable(name: "request", scope: !57, file: !2, line: 22, type: !41)
!62 = !DILocation(line: 22, column: 18, scope: !57)
!63 = !DILocation(line: 23, column: 17, scope: !57)
!64 = !DILocation(line: 23, column: 9, scope: !57)
!65 = !DILocation(line: 23, column: 31, scope: !57)
!66 = !DILocation(line: 23, column: 3, scope: !57)
!67 = !DILocation(line: 24, column: 18, scope: !57)
!68 = !DILocation(line: 24, column: 10, scope: !57)
!69 = !DILocation(line: 24, column: 3, scope: !57)
!70 = !DILocation(line: 25, column: 1, scope: !57)
!71 = distinct !DISubprogram(name: "member_good", scope: !2, file: !2, line: 27, type: !58, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!72 = !DILocalVariable(name: "request", scope: !71, file: !2, line: 28, type: !41)
!73 = !DILocation(line: 28, column: 18, scope: !71)
!74 = !DILocation(line: 29, column: 17, scope: !71)
!75 = !DILocation(line: 29, column: 9, scope: !71)
!76 = !DILocation(line: 29, column: 31, scope: !71)
!77 = !DILocation(line: 29, column: 3, scope: !71)
!78 = !DILocation(line: 30, column: 18, scope: !71)
!79 = !DILocation(line: 30, column: 10, scope: !71)
!80 = !DILocation(line: 30, column: 3, scope: !71)
!81 = !DILocation(line: 31, column: 1, scope: !71)
!82 = distinct !DISubprogram(name: "inner_bad", scope: !2, file: !2, line: 34, type: !58, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!83 = !DILocalVariable(name: "request", scope: !82, file: !2, line: 35, type: !41)
!84 = !DILocation(line: 35, column: 18, scope: !82)
!85 = !DILocation(line: 36, column: 17, scope: !82)
!86 = !DILocation(line: 36, column: 9, scope: !82)
!87 = !DILocation(line: 36, column: 31, scope: !82)
!88 = !DILocation(line: 36, column: 3, scope: !82)
!89 = !DILocation(line: 37, column: 18, scope: !82)
!90 = !DILocation(line: 37, column: 10, scope: !82)
!91 = !DILocation(line: 37, column: 26, scope: !82)
!92 = !DILocation(line: 37, column: 3, scope: !82)
!93 = !DILocation(line: 38, column: 1, scope: !82)
!94 = distinct !DISubprogram(name: "inner_good", scope: !2, file: !2, line: 40, type: !58, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!95 = !DILocalVariable(name: "request", scope: !94, file: !2, line: 41, type: !41)
!96 = !DILocation(line: 41, column: 18, scope: !94)
!97 = !DILocation(line: 42, column: 17, scope: !94)
!98 = !DILocation(line: 42, column: 9, scope: !94)
!99 = !DILocation(line: 42, column: 31, scope: !94)
!100 = !DILocation(line: 42, column: 3, scope: !94)
!101 = !DILocation(line: 43, column: 18, scope: !94)
!102 = !DILocation(line: 43, column: 10, scope: !94)
!103 = !DILocation(line: 43, column: 26, scope: !94)
!104 = !DILocation(line: 43, column: 3, scope: !94)
!105 = !DILocation(line: 44, column: 1, scope: !94)
!106 = distinct !DISubprogram(name: "pointers_bad", scope: !2, file: !2, line: 47, type: !58, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!107 = !DILocalVariable(name: "pair", scope: !106, file: !2, line: 48, type: !108)
!108 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 10, size: 128, elements: !109)
!109 = !{!110, !111}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "command", scope: !108, file: !2, line: 11, baseType: !28, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "comment", scope: !108, file: !2, line: 12, baseType: !28, size: 64, offset: 64)
!112 = !DILocation(line: 48, column: 15, scope: !106)
!113 = !DILocation(line: 49, column: 18, scope: !106)
!114 = !DILocation(line: 49, column: 8, scope: !106)
!115 = !DILocation(line: 49, column: 16, scope: !106)
!116 = !DILocation(line: 50, column: 15, scope: !106)
!117 = !DILocation(line: 50, column: 3, scope: !106)
!118 = !DILocation(line: 51, column: 1, scope: !106)
!119 = distinct !DISubprogram(name: "pointers_good", scope: !2, file: !2, line: 53, type: !58, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!120 = !DILocalVariable(name: "pair", scope: !119, file: !2, line: 54, type: !108)
!121 = !DILocation(line: 54, column: 15, scope: !119)
!122 = !DILocation(line: 55, column: 18, scope: !119)
!123 = !DILocation(line: 55, column: 8, scope: !119)
!124 = !DILocation(line: 55, column: 16, scope: !119)
!125 = !DILocation(line: 56, column: 15, scope: !119)
!126 = !DILocation(line: 56, column: 3, scope: !119)
!127 = !DILocation(line: 57, column: 1, scope: !119)
!128 = distinct !DISubprogram(name: "passed_bad", scope: !2, file: !2, line: 63, type: !58, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!129 = !DILocalVariable(name: "request", scope: !128, file: !2, line: 64, type: !41)
!130 = !DILocation(line: 64, column: 18, scope: !128)
!131 = !DILocation(line: 65, column: 3, scope: !128)
!132 = !DILocation(line: 66, column: 18, scope: !128)
!133 = !DILocation(line: 66, column: 10, scope: !128)
!134 = !DILocation(line: 66, column: 3, scope: !128)
!135 = !DILocation(line: 67, column: 1, scope: !128)
!136 = distinct !DISubprogram(name: "fill_command", scope: !2, file: !2, line: 60, type: !137, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!137 = !DISubroutineType(types: !138)
!138 = !{null, !139}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!140 = !DILocalVariable(name: "request", arg: 1, scope: !136, file: !2, line: 60, type: !139)
!141 = !DILocation(line: 0, scope: !136)
!142 = !DILocation(line: 60, column: 68, scope: !136)
!143 = !DILocation(line: 60, column: 59, scope: !136)
!144 = !DILocation(line: 60, column: 82, scope: !136)
!145 = !DILocation(line: 60, column: 53, scope: !136)
!146 = !DILocation(line: 60, column: 90, scope: !136)
!147 = distinct !DISubprogram(name: "passed_good", scope: !2, file: !2, line: 69, type: !58, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!148 = !DILocalVariable(name: "request", scope: !147, file: !2, line: 70, type: !41)
!149 = !DILocation(line: 70, column: 18, scope: !147)
!150 = !DILocation(line: 71, column: 3, scope: !147)
!151 = !DILocation(line: 72, column: 18, scope: !147)
!152 = !DILocation(line: 72, column: 10, scope: !147)
!153 = !DILocation(line: 72, column: 3, scope: !147)
!154 = !DILocation(line: 73, column: 1, scope: !147)
!155 = distinct !DISubprogram(name: "fill_comment", scope: !2, file: !2, line: 61, type: !137, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!156 = !DILocalVariable(name: "request", arg: 1, scope: !155, file: !2, line: 61, type: !139)
!157 = !DILocation(line: 0, scope: !155)
!158 = !DILocation(line: 61, column: 68, scope: !155)
!159 = !DILocation(line: 61, column: 59, scope: !155)
!160 = !DILocation(line: 61, column: 82, scope: !155)
!161 = !DILocation(line: 61, column: 53, scope: !155)
!162 = !DILocation(line: 61, column: 90, scope: !155)
!163 = distinct !DISubprogram(name: "used_bad", scope: !2, file: !2, line: 79, type: !58, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!164 = !DILocalVariable(name: "request", scope: !163, file: !2, line: 80, type: !41)
!165 = !DILocation(line: 80, column: 18, scope: !163)
!166 = !DILocation(line: 81, column: 17, scope: !163)
!167 = !DILocation(line: 81, column: 9, scope: !163)
!168 = !DILocation(line: 81, column: 31, scope: !163)
!169 = !DILocation(line: 81, column: 3, scope: !163)
!170 = !DILocation(line: 82, column: 3, scope: !163)
!171 = !DILocation(line: 83, column: 1, scope: !163)
!172 = distinct !DISubprogram(name: "run_request_bad", scope: !2, file: !2, line: 76, type: !173, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!173 = !DISubroutineType(types: !174)
!174 = !{null, !175}
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!177 = !DILocalVariable(name: "request", arg: 1, scope: !172, file: !2, line: 76, type: !175)
!178 = !DILocation(line: 0, scope: !172)
!179 = !DILocation(line: 76, column: 78, scope: !172)
!180 = !DILocation(line: 76, column: 69, scope: !172)
!181 = !DILocation(line: 76, column: 62, scope: !172)
!182 = !DILocation(line: 76, column: 88, scope: !172)
!183 = distinct !DISubprogram(name: "used_good", scope: !2, file: !2, line: 85, type: !58, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!184 = !DILocalVariable(name: "request", scope: !183, file: !2, line: 86, type: !41)
!185 = !DILocation(line: 86, column: 18, scope: !183)
!186 = !DILocation(line: 87, column: 17, scope: !183)
!187 = !DILocation(line: 87, column: 9, scope: !183)
!188 = !DILocation(line: 87, column: 31, scope: !183)
!189 = !DILocation(line: 87, column: 3, scope: !183)
!190 = !DILocation(line: 88, column: 3, scope: !183)
!191 = !DILocation(line: 89, column: 1, scope: !183)
!192 = distinct !DISubprogram(name: "run_request_good", scope: !2, file: !2, line: 77, type: !173, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!193 = !DILocalVariable(name: "request", arg: 1, scope: !192, file: !2, line: 77, type: !175)
!194 = !DILocation(line: 0, scope: !192)
!195 = !DILocation(line: 77, column: 79, scope: !192)
!196 = !DILocation(line: 77, column: 70, scope: !192)
!197 = !DILocation(line: 77, column: 63, scope: !192)
!198 = !DILocation(line: 77, column: 89, scope: !192)
!199 = distinct !DISubprogram(name: "whole_bad", scope: !2, file: !2, line: 92, type: !58, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!200 = !DILocalVariable(name: "request", scope: !199, file: !2, line: 93, type: !41)
!201 = !DILocation(line: 93, column: 18, scope: !199)
!202 = !DILocalVariable(name: "copy", scope: !199, file: !2, line: 93, type: !41)
!203 = !DILocation(line: 93, column: 43, scope: !199)
!204 = !DILocation(line: 94, column: 17, scope: !199)
!205 = !DILocation(line: 94, column: 9, scope: !199)
!206 = !DILocation(line: 94, column: 31, scope: !199)
!207 = !DILocation(line: 94, column: 3, scope: !199)
!208 = !DILocation(line: 95, column: 10, scope: !199)
!209 = !DILocation(line: 96, column: 15, scope: !199)
!210 = !DILocation(line: 96, column: 10, scope: !199)
!211 = !DILocation(line: 96, column: 3, scope: !199)
!212 = !DILocation(line: 97, column: 1, scope: !199)
!213 = distinct !DISubprogram(name: "whole_good", scope: !2, file: !2, line: 99, type: !58, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!214 = !DILocalVariable(name: "request", scope: !213, file: !2, line: 100, type: !41)
!215 = !DILocation(line: 100, column: 18, scope: !213)
!216 = !DILocalVariable(name: "copy", scope: !213, file: !2, line: 100, type: !41)
!217 = !DILocation(line: 100, column: 43, scope: !213)
!218 = !DILocation(line: 101, column: 17, scope: !213)
!219 = !DILocation(line: 101, column: 9, scope: !213)
!220 = !DILocation(line: 101, column: 31, scope: !213)
!221 = !DILocation(line: 101, column: 3, scope: !213)
!222 = !DILocation(line: 102, column: 10, scope: !213)
!223 = !DILocation(line: 103, column: 15, scope: !213)
!224 = !DILocation(line: 103, column: 10, scope: !213)
!225 = !DILocation(line: 103, column: 3, scope: !213)
!226 = !DILocation(line: 104, column: 1, scope: !213)
!227 = distinct !DISubprogram(name: "bytes_bad", scope: !2, file: !2, line: 112, type: !58, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!228 = !DILocalVariable(name: "request", scope: !227, file: !2, line: 113, type: !41)
!229 = !DILocation(line: 113, column: 18, scope: !227)
!230 = !DILocalVariable(name: "copy", scope: !227, file: !2, line: 113, type: !41)
!231 = !DILocation(line: 113, column: 43, scope: !227)
!232 = !DILocation(line: 114, column: 17, scope: !227)
!233 = !DILocation(line: 114, column: 9, scope: !227)
!234 = !DILocation(line: 114, column: 31, scope: !227)
!235 = !DILocation(line: 114, column: 3, scope: !227)
!236 = !DILocation(line: 115, column: 3, scope: !227)
!237 = !DILocation(line: 116, column: 15, scope: !227)
!238 = !DILocation(line: 116, column: 10, scope: !227)
!239 = !DILocation(line: 116, column: 3, scope: !227)
!240 = !DILocation(line: 117, column: 1, scope: !227)
!241 = distinct !DISubprogram(name: "copy_bytes", scope: !2, file: !2, line: 107, type: !242, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!242 = !DISubroutineType(types: !243)
!243 = !{null, !25, !244, !246}
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !245, size: 64)
!245 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!246 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !247, line: 18, baseType: !248)
!247 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!248 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!249 = !DILocalVariable(name: "to", arg: 1, scope: !241, file: !2, line: 107, type: !25)
!250 = !DILocation(line: 0, scope: !241)
!251 = !DILocalVariable(name: "from", arg: 2, scope: !241, file: !2, line: 107, type: !244)
!252 = !DILocalVariable(name: "size", arg: 3, scope: !241, file: !2, line: 107, type: !246)
!253 = !DILocalVariable(name: "at", scope: !254, file: !2, line: 108, type: !246)
!254 = distinct !DILexicalBlock(scope: !241, file: !2, line: 108, column: 3)
!255 = !DILocation(line: 0, scope: !254)
!256 = !DILocation(line: 108, column: 8, scope: !254)
!257 = !DILocation(line: 108, scope: !254)
!258 = !DILocation(line: 108, column: 26, scope: !259)
!259 = distinct !DILexicalBlock(scope: !254, file: !2, line: 108, column: 3)
!260 = !DILocation(line: 108, column: 3, scope: !254)
!261 = !DILocation(line: 109, column: 24, scope: !259)
!262 = !DILocation(line: 109, column: 5, scope: !259)
!263 = !DILocation(line: 109, column: 22, scope: !259)
!264 = !DILocation(line: 108, column: 36, scope: !259)
!265 = !DILocation(line: 108, column: 3, scope: !259)
!266 = distinct !{!266, !260, !267, !268}
!267 = !DILocation(line: 109, column: 47, scope: !254)
!268 = !{!"llvm.loop.mustprogress"}
!269 = !DILocation(line: 110, column: 1, scope: !241)
!270 = distinct !DISubprogram(name: "bytes_good", scope: !2, file: !2, line: 119, type: !58, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!271 = !DILocalVariable(name: "request", scope: !270, file: !2, line: 120, type: !41)
!272 = !DILocation(line: 120, column: 18, scope: !270)
!273 = !DILocalVariable(name: "other", scope: !270, file: !2, line: 120, type: !41)
!274 = !DILocation(line: 120, column: 43, scope: !270)
!275 = !DILocalVariable(name: "copy", scope: !270, file: !2, line: 120, type: !41)
!276 = !DILocation(line: 120, column: 66, scope: !270)
!277 = !DILocation(line: 121, column: 15, scope: !270)
!278 = !DILocation(line: 121, column: 9, scope: !270)
!279 = !DILocation(line: 121, column: 29, scope: !270)
!280 = !DILocation(line: 121, column: 3, scope: !270)
!281 = !DILocation(line: 122, column: 3, scope: !270)
!282 = !DILocation(line: 123, column: 15, scope: !270)
!283 = !DILocation(line: 123, column: 10, scope: !270)
!284 = !DILocation(line: 123, column: 3, scope: !270)
!285 = !DILocation(line: 124, column: 1, scope: !270)
!286 = distinct !DISubprogram(name: "words_bad", scope: !2, file: !2, line: 129, type: !58, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!287 = !DILocalVariable(name: "request", scope: !286, file: !2, line: 130, type: !41)
!288 = !DILocation(line: 130, column: 18, scope: !286)
!289 = !DILocalVariable(name: "from", scope: !286, file: !2, line: 131, type: !21)
!290 = !DILocation(line: 0, scope: !286)
!291 = !DILocation(line: 132, column: 17, scope: !286)
!292 = !DILocation(line: 132, column: 9, scope: !286)
!293 = !DILocation(line: 132, column: 31, scope: !286)
!294 = !DILocation(line: 132, column: 3, scope: !286)
!295 = !DILocalVariable(name: "at", scope: !296, file: !2, line: 133, type: !246)
!296 = distinct !DILexicalBlock(scope: !286, file: !2, line: 133, column: 3)
!297 = !DILocation(line: 0, scope: !296)
!298 = !DILocation(line: 133, column: 8, scope: !296)
!299 = !DILocation(line: 133, scope: !296)
!300 = !DILocation(line: 133, column: 26, scope: !301)
!301 = distinct !DILexicalBlock(scope: !296, file: !2, line: 133, column: 3)
!302 = !DILocation(line: 133, column: 3, scope: !296)
!303 = !DILocation(line: 134, column: 37, scope: !301)
!304 = !DILocation(line: 134, column: 32, scope: !301)
!305 = !DILocation(line: 134, column: 5, scope: !301)
!306 = !DILocation(line: 134, column: 30, scope: !301)
!307 = !DILocation(line: 133, column: 61, scope: !301)
!308 = !DILocation(line: 133, column: 3, scope: !301)
!309 = distinct !{!309, !302, !310, !268}
!310 = !DILocation(line: 134, column: 37, scope: !296)
!311 = !DILocation(line: 135, column: 3, scope: !286)
!312 = !DILocation(line: 136, column: 1, scope: !286)
!313 = distinct !DISubprogram(name: "words_good", scope: !2, file: !2, line: 138, type: !58, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!314 = !DILocalVariable(name: "request", scope: !313, file: !2, line: 139, type: !41)
!315 = !DILocation(line: 139, column: 18, scope: !313)
!316 = !DILocalVariable(name: "other", scope: !313, file: !2, line: 139, type: !41)
!317 = !DILocation(line: 139, column: 43, scope: !313)
!318 = !DILocalVariable(name: "from", scope: !313, file: !2, line: 140, type: !21)
!319 = !DILocation(line: 0, scope: !313)
!320 = !DILocation(line: 141, column: 15, scope: !313)
!321 = !DILocation(line: 141, column: 9, scope: !313)
!322 = !DILocation(line: 141, column: 29, scope: !313)
!323 = !DILocation(line: 141, column: 3, scope: !313)
!324 = !DILocalVariable(name: "at", scope: !325, file: !2, line: 142, type: !246)
!325 = distinct !DILexicalBlock(scope: !313, file: !2, line: 142, column: 3)
!326 = !DILocation(line: 0, scope: !325)
!327 = !DILocation(line: 142, column: 8, scope: !325)
!328 = !DILocation(line: 142, scope: !325)
!329 = !DILocation(line: 142, column: 26, scope: !330)
!330 = distinct !DILexicalBlock(scope: !325, file: !2, line: 142, column: 3)
!331 = !DILocation(line: 142, column: 3, scope: !325)
!332 = !DILocation(line: 143, column: 38, scope: !330)
!333 = !DILocation(line: 143, column: 33, scope: !330)
!334 = !DILocation(line: 143, column: 5, scope: !330)
!335 = !DILocation(line: 143, column: 31, scope: !330)
!336 = !DILocation(line: 142, column: 61, scope: !330)
!337 = !DILocation(line: 142, column: 3, scope: !330)
!338 = distinct !{!338, !331, !339, !268}
!339 = !DILocation(line: 143, column: 38, scope: !325)
!340 = !DILocation(line: 144, column: 3, scope: !313)
!341 = !DILocation(line: 145, column: 1, scope: !313)
!342 = distinct !DISubprogram(name: "elements_bad", scope: !2, file: !2, line: 153, type: !58, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!343 = !DILocalVariable(name: "data", scope: !342, file: !2, line: 154, type: !45)
!344 = !DILocation(line: 154, column: 8, scope: !342)
!345 = !DILocalVariable(name: "request", scope: !342, file: !2, line: 155, type: !41)
!346 = !DILocation(line: 155, column: 18, scope: !342)
!347 = !DILocalVariable(name: "other", scope: !342, file: !2, line: 155, type: !41)
!348 = !DILocation(line: 155, column: 43, scope: !342)
!349 = !DILocation(line: 156, column: 9, scope: !342)
!350 = !DILocation(line: 156, column: 20, scope: !342)
!351 = !DILocation(line: 156, column: 3, scope: !342)
!352 = !DILocalVariable(name: "at", scope: !353, file: !2, line: 157, type: !246)
!353 = distinct !DILexicalBlock(scope: !342, file: !2, line: 157, column: 3)
!354 = !DILocation(line: 0, scope: !353)
!355 = !DILocation(line: 157, column: 8, scope: !353)
!356 = !DILocation(line: 157, scope: !353)
!357 = !DILocation(line: 157, column: 26, scope: !358)
!358 = distinct !DILexicalBlock(scope: !353, file: !2, line: 157, column: 3)
!359 = !DILocation(line: 157, column: 3, scope: !353)
!360 = !DILocation(line: 158, column: 27, scope: !358)
!361 = !DILocation(line: 158, column: 13, scope: !358)
!362 = !DILocation(line: 158, column: 5, scope: !358)
!363 = !DILocation(line: 158, column: 25, scope: !358)
!364 = !DILocation(line: 157, column: 34, scope: !358)
!365 = !DILocation(line: 157, column: 3, scope: !358)
!366 = distinct !{!366, !359, !367, !268}
!367 = !DILocation(line: 158, column: 34, scope: !353)
!368 = !DILocation(line: 159, column: 23, scope: !342)
!369 = !DILocation(line: 159, column: 17, scope: !342)
!370 = !DILocation(line: 159, column: 32, scope: !342)
!371 = !DILocation(line: 159, column: 3, scope: !342)
!372 = !DILocation(line: 160, column: 18, scope: !342)
!373 = !DILocation(line: 160, column: 10, scope: !342)
!374 = !DILocation(line: 160, column: 3, scope: !342)
!375 = !DILocation(line: 161, column: 16, scope: !342)
!376 = !DILocation(line: 161, column: 10, scope: !342)
!377 = !DILocation(line: 161, column: 3, scope: !342)
!378 = !DILocation(line: 162, column: 1, scope: !342)
!379 = distinct !DISubprogram(name: "fill_elements", scope: !2, file: !2, line: 148, type: !380, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!380 = !DISubroutineType(types: !381)
!381 = !{null, !28, !26}
!382 = !DILocalVariable(name: "to", arg: 1, scope: !379, file: !2, line: 148, type: !28)
!383 = !DILocation(line: 0, scope: !379)
!384 = !DILocalVariable(name: "from", arg: 2, scope: !379, file: !2, line: 148, type: !26)
!385 = !DILocalVariable(name: "at", scope: !386, file: !2, line: 149, type: !246)
!386 = distinct !DILexicalBlock(scope: !379, file: !2, line: 149, column: 3)
!387 = !DILocation(line: 0, scope: !386)
!388 = !DILocation(line: 149, column: 8, scope: !386)
!389 = !DILocation(line: 149, scope: !386)
!390 = !DILocation(line: 149, column: 26, scope: !391)
!391 = distinct !DILexicalBlock(scope: !386, file: !2, line: 149, column: 3)
!392 = !DILocation(line: 149, column: 3, scope: !386)
!393 = !DILocation(line: 150, column: 14, scope: !391)
!394 = !DILocation(line: 150, column: 5, scope: !391)
!395 = !DILocation(line: 150, column: 12, scope: !391)
!396 = !DILocation(line: 149, column: 34, scope: !391)
!397 = !DILocation(line: 149, column: 3, scope: !391)
!398 = distinct !{!398, !392, !399, !268}
!399 = !DILocation(line: 150, column: 21, scope: !386)
!400 = !DILocation(line: 151, column: 1, scope: !379)
!401 = distinct !DISubprogram(name: "elements_good", scope: !2, file: !2, line: 164, type: !58, scopeLine: 164, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!402 = !DILocalVariable(name: "data", scope: !401, file: !2, line: 165, type: !45)
!403 = !DILocation(line: 165, column: 8, scope: !401)
!404 = !DILocalVariable(name: "request", scope: !401, file: !2, line: 166, type: !41)
!405 = !DILocation(line: 166, column: 18, scope: !401)
!406 = !DILocalVariable(name: "other", scope: !401, file: !2, line: 166, type: !41)
!407 = !DILocation(line: 166, column: 43, scope: !401)
!408 = !DILocation(line: 167, column: 9, scope: !401)
!409 = !DILocation(line: 167, column: 20, scope: !401)
!410 = !DILocation(line: 167, column: 3, scope: !401)
!411 = !DILocalVariable(name: "at", scope: !412, file: !2, line: 168, type: !246)
!412 = distinct !DILexicalBlock(scope: !401, file: !2, line: 168, column: 3)
!413 = !DILocation(line: 0, scope: !412)
!414 = !DILocation(line: 168, column: 8, scope: !412)
!415 = !DILocation(line: 168, scope: !412)
!416 = !DILocation(line: 168, column: 26, scope: !417)
!417 = distinct !DILexicalBlock(scope: !412, file: !2, line: 168, column: 3)
!418 = !DILocation(line: 168, column: 3, scope: !412)
!419 = !DILocation(line: 169, column: 27, scope: !417)
!420 = !DILocation(line: 169, column: 13, scope: !417)
!421 = !DILocation(line: 169, column: 5, scope: !417)
!422 = !DILocation(line: 169, column: 25, scope: !417)
!423 = !DILocation(line: 168, column: 34, scope: !417)
!424 = !DILocation(line: 168, column: 3, scope: !417)
!425 = distinct !{!425, !418, !426, !268}
!426 = !DILocation(line: 169, column: 34, scope: !412)
!427 = !DILocation(line: 170, column: 23, scope: !401)
!428 = !DILocation(line: 170, column: 17, scope: !401)
!429 = !DILocation(line: 170, column: 32, scope: !401)
!430 = !DILocation(line: 170, column: 3, scope: !401)
!431 = !DILocation(line: 171, column: 18, scope: !401)
!432 = !DILocation(line: 171, column: 10, scope: !401)
!433 = !DILocation(line: 171, column: 3, scope: !401)
!434 = !DILocation(line: 172, column: 16, scope: !401)
!435 = !DILocation(line: 172, column: 10, scope: !401)
!436 = !DILocation(line: 172, column: 3, scope: !401)
!437 = !DILocation(line: 173, column: 1, scope: !401)
!438 = distinct !DISubprogram(name: "by_value_bad", scope: !2, file: !2, line: 179, type: !58, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!439 = !DILocalVariable(name: "pair", scope: !438, file: !2, line: 180, type: !108)
!440 = !DILocation(line: 180, column: 15, scope: !438)
!441 = !DILocation(line: 181, column: 18, scope: !438)
!442 = !DILocation(line: 181, column: 8, scope: !438)
!443 = !DILocation(line: 181, column: 16, scope: !438)
!444 = !DILocation(line: 182, column: 3, scope: !438)
!445 = !DILocation(line: 183, column: 1, scope: !438)
!446 = distinct !DISubprogram(name: "by_value_bad_run", scope: !2, file: !2, line: 176, type: !447, scopeLine: 176, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!447 = !DISubroutineType(types: !448)
!448 = !{null, !108}
!449 = !DILocalVariable(name: "pair", arg: 1, scope: !446, file: !2, line: 176, type: !108)
!450 = !DILocation(line: 176, column: 42, scope: !446)
!451 = !DILocation(line: 176, column: 62, scope: !446)
!452 = !DILocation(line: 176, column: 50, scope: !446)
!453 = !DILocation(line: 176, column: 72, scope: !446)
!454 = distinct !DISubprogram(name: "by_value_good", scope: !2, file: !2, line: 185, type: !58, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!455 = !DILocalVariable(name: "pair", scope: !454, file: !2, line: 186, type: !108)
!456 = !DILocation(line: 186, column: 15, scope: !454)
!457 = !DILocation(line: 187, column: 18, scope: !454)
!458 = !DILocation(line: 187, column: 8, scope: !454)
!459 = !DILocation(line: 187, column: 16, scope: !454)
!460 = !DILocation(line: 188, column: 3, scope: !454)
!461 = !DILocation(line: 189, column: 1, scope: !454)
!462 = distinct !DISubprogram(name: "by_value_good_run", scope: !2, file: !2, line: 177, type: !447, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!463 = !DILocalVariable(name: "pair", arg: 1, scope: !462, file: !2, line: 177, type: !108)
!464 = !DILocation(line: 177, column: 43, scope: !462)
!465 = !DILocation(line: 177, column: 63, scope: !462)
!466 = !DILocation(line: 177, column: 51, scope: !462)
!467 = !DILocation(line: 177, column: 73, scope: !462)
!468 = distinct !DISubprogram(name: "large_bad", scope: !2, file: !2, line: 195, type: !58, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!469 = !DILocalVariable(name: "request", scope: !468, file: !2, line: 196, type: !41)
!470 = !DILocation(line: 196, column: 18, scope: !468)
!471 = !DILocation(line: 197, column: 17, scope: !468)
!472 = !DILocation(line: 197, column: 9, scope: !468)
!473 = !DILocation(line: 197, column: 31, scope: !468)
!474 = !DILocation(line: 197, column: 3, scope: !468)
!475 = !DILocation(line: 198, column: 3, scope: !468)
!476 = !DILocation(line: 199, column: 1, scope: !468)
!477 = distinct !DISubprogram(name: "large_bad_run", scope: !2, file: !2, line: 192, type: !478, scopeLine: 192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!478 = !DISubroutineType(types: !479)
!479 = !{null, !41}
!480 = !DILocalVariable(name: "request", arg: 1, scope: !477, file: !2, line: 192, type: !41)
!481 = !DILocation(line: 192, column: 42, scope: !477)
!482 = !DILocation(line: 192, column: 68, scope: !477)
!483 = !DILocation(line: 192, column: 60, scope: !477)
!484 = !DILocation(line: 192, column: 53, scope: !477)
!485 = !DILocation(line: 192, column: 78, scope: !477)
!486 = distinct !DISubprogram(name: "large_good", scope: !2, file: !2, line: 201, type: !58, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!487 = !DILocalVariable(name: "request", scope: !486, file: !2, line: 202, type: !41)
!488 = !DILocation(line: 202, column: 18, scope: !486)
!489 = !DILocation(line: 203, column: 17, scope: !486)
!490 = !DILocation(line: 203, column: 9, scope: !486)
!491 = !DILocation(line: 203, column: 31, scope: !486)
!492 = !DILocation(line: 203, column: 3, scope: !486)
!493 = !DILocation(line: 204, column: 3, scope: !486)
!494 = !DILocation(line: 205, column: 1, scope: !486)
!495 = distinct !DISubprogram(name: "large_good_run", scope: !2, file: !2, line: 193, type: !478, scopeLine: 193, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!496 = !DILocalVariable(name: "request", arg: 1, scope: !495, file: !2, line: 193, type: !41)
!497 = !DILocation(line: 193, column: 43, scope: !495)
!498 = !DILocation(line: 193, column: 69, scope: !495)
!499 = !DILocation(line: 193, column: 61, scope: !495)
!500 = !DILocation(line: 193, column: 54, scope: !495)
!501 = !DILocation(line: 193, column: 79, scope: !495)
!502 = distinct !DISubprogram(name: "list_bad", scope: !2, file: !2, line: 222, type: !58, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!503 = !DILocalVariable(name: "data", scope: !502, file: !2, line: 223, type: !45)
!504 = !DILocation(line: 223, column: 8, scope: !502)
!505 = !DILocalVariable(name: "list", scope: !502, file: !2, line: 224, type: !506)
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !507, size: 64)
!507 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 15, size: 128, elements: !508)
!508 = !{!509, !510}
!509 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !507, file: !2, line: 16, baseType: !506, size: 64)
!510 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !507, file: !2, line: 17, baseType: !28, size: 64, offset: 64)
!511 = !DILocation(line: 0, scope: !502)
!512 = !DILocation(line: 225, column: 10, scope: !502)
!513 = !DILocation(line: 226, column: 9, scope: !502)
!514 = !DILocation(line: 226, column: 20, scope: !502)
!515 = !DILocation(line: 226, column: 3, scope: !502)
!516 = !DILocation(line: 227, column: 25, scope: !502)
!517 = !DILocation(line: 227, column: 10, scope: !502)
!518 = !DILocation(line: 228, column: 10, scope: !502)
!519 = !DILocation(line: 229, column: 3, scope: !502)
!520 = !DILocation(line: 229, column: 15, scope: !521)
!521 = distinct !DILexicalBlock(scope: !522, file: !2, line: 229, column: 3)
!522 = distinct !DILexicalBlock(scope: !502, file: !2, line: 229, column: 3)
!523 = !DILocation(line: 229, column: 3, scope: !522)
!524 = !DILocation(line: 230, column: 18, scope: !521)
!525 = !DILocation(line: 230, column: 5, scope: !521)
!526 = !DILocation(line: 229, column: 37, scope: !521)
!527 = !DILocation(line: 229, column: 3, scope: !521)
!528 = distinct !{!528, !523, !529, !268}
!529 = !DILocation(line: 230, column: 22, scope: !522)
!530 = !DILocation(line: 231, column: 1, scope: !502)
!531 = distinct !DISubprogram(name: "push_one", scope: !2, file: !2, line: 208, type: !532, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!532 = !DISubroutineType(types: !533)
!533 = !{!506, !506, !28}
!534 = !DILocalVariable(name: "list", arg: 1, scope: !531, file: !2, line: 208, type: !506)
!535 = !DILocation(line: 0, scope: !531)
!536 = !DILocalVariable(name: "text", arg: 2, scope: !531, file: !2, line: 208, type: !28)
!537 = !DILocation(line: 209, column: 23, scope: !531)
!538 = !DILocalVariable(name: "node", scope: !531, file: !2, line: 209, type: !506)
!539 = !DILocation(line: 210, column: 9, scope: !531)
!540 = !DILocation(line: 210, column: 14, scope: !531)
!541 = !DILocation(line: 211, column: 9, scope: !531)
!542 = !DILocation(line: 211, column: 14, scope: !531)
!543 = !DILocation(line: 212, column: 3, scope: !531)
!544 = distinct !DISubprogram(name: "list_good", scope: !2, file: !2, line: 233, type: !58, scopeLine: 233, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!545 = !DILocalVariable(name: "data", scope: !544, file: !2, line: 234, type: !45)
!546 = !DILocation(line: 234, column: 8, scope: !544)
!547 = !DILocalVariable(name: "list", scope: !544, file: !2, line: 235, type: !506)
!548 = !DILocation(line: 0, scope: !544)
!549 = !DILocation(line: 236, column: 9, scope: !544)
!550 = !DILocation(line: 236, column: 20, scope: !544)
!551 = !DILocation(line: 236, column: 3, scope: !544)
!552 = !DILocation(line: 237, column: 10, scope: !544)
!553 = !DILocation(line: 238, column: 10, scope: !544)
!554 = !DILocation(line: 239, column: 3, scope: !544)
!555 = !DILocation(line: 239, column: 15, scope: !556)
!556 = distinct !DILexicalBlock(scope: !557, file: !2, line: 239, column: 3)
!557 = distinct !DILexicalBlock(scope: !544, file: !2, line: 239, column: 3)
!558 = !DILocation(line: 239, column: 3, scope: !557)
!559 = !DILocation(line: 240, column: 18, scope: !556)
!560 = !DILocation(line: 240, column: 5, scope: !556)
!561 = !DILocation(line: 239, column: 37, scope: !556)
!562 = !DILocation(line: 239, column: 3, scope: !556)
!563 = distinct !{!563, !558, !564, !268}
!564 = !DILocation(line: 240, column: 22, scope: !557)
!565 = !DILocation(line: 241, column: 1, scope: !544)
!566 = distinct !DISubprogram(name: "push_two", scope: !2, file: !2, line: 215, type: !532, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!567 = !DILocalVariable(name: "list", arg: 1, scope: !566, file: !2, line: 215, type: !506)
!568 = !DILocation(line: 0, scope: !566)
!569 = !DILocalVariable(name: "text", arg: 2, scope: !566, file: !2, line: 215, type: !28)
!570 = !DILocation(line: 216, column: 23, scope: !566)
!571 = !DILocalVariable(name: "node", scope: !566, file: !2, line: 216, type: !506)
!572 = !DILocation(line: 217, column: 9, scope: !566)
!573 = !DILocation(line: 217, column: 14, scope: !566)
!574 = !DILocation(line: 218, column: 9, scope: !566)
!575 = !DILocation(line: 218, column: 14, scope: !566)
!576 = !DILocation(line: 219, column: 3, scope: !566)
!577 = distinct !DISubprogram(name: "array_bad", scope: !2, file: !2, line: 244, type: !578, scopeLine: 244, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!578 = !DISubroutineType(types: !579)
!579 = !{null, !23}
!580 = !DILocalVariable(name: "at", arg: 1, scope: !577, file: !2, line: 244, type: !23)
!581 = !DILocation(line: 0, scope: !577)
!582 = !DILocalVariable(name: "data", scope: !577, file: !2, line: 245, type: !45)
!583 = !DILocation(line: 245, column: 8, scope: !577)
!584 = !DILocalVariable(name: "all", scope: !577, file: !2, line: 246, type: !585)
!585 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 256, elements: !15)
!586 = !DILocation(line: 246, column: 9, scope: !577)
!587 = !DILocation(line: 246, column: 18, scope: !577)
!588 = !DILocation(line: 246, column: 25, scope: !577)
!589 = !DILocation(line: 247, column: 9, scope: !577)
!590 = !DILocation(line: 247, column: 20, scope: !577)
!591 = !DILocation(line: 247, column: 3, scope: !577)
!592 = !DILocation(line: 248, column: 17, scope: !577)
!593 = !DILocation(line: 248, column: 10, scope: !577)
!594 = !DILocation(line: 248, column: 3, scope: !577)
!595 = !DILocation(line: 249, column: 1, scope: !577)
!596 = distinct !DISubprogram(name: "array_good", scope: !2, file: !2, line: 251, type: !578, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!597 = !DILocalVariable(name: "at", arg: 1, scope: !596, file: !2, line: 251, type: !23)
!598 = !DILocation(line: 0, scope: !596)
!599 = !DILocalVariable(name: "data", scope: !596, file: !2, line: 252, type: !45)
!600 = !DILocation(line: 252, column: 8, scope: !596)
!601 = !DILocalVariable(name: "all", scope: !596, file: !2, line: 253, type: !585)
!602 = !DILocation(line: 253, column: 9, scope: !596)
!603 = !DILocation(line: 254, column: 9, scope: !596)
!604 = !DILocation(line: 254, column: 20, scope: !596)
!605 = !DILocation(line: 254, column: 3, scope: !596)
!606 = !DILocation(line: 255, column: 17, scope: !596)
!607 = !DILocation(line: 255, column: 10, scope: !596)
!608 = !DILocation(line: 255, column: 3, scope: !596)
!609 = !DILocation(line: 256, column: 1, scope: !596)
!610 = distinct !DISubprogram(name: "records_bad", scope: !2, file: !2, line: 259, type: !578, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!611 = !DILocalVariable(name: "at", arg: 1, scope: !610, file: !2, line: 259, type: !23)
!612 = !DILocation(line: 0, scope: !610)
!613 = !DILocalVariable(name: "all", scope: !610, file: !2, line: 260, type: !614)
!614 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 4896, elements: !5)
!615 = !DILocation(line: 260, column: 18, scope: !610)
!616 = !DILocation(line: 261, column: 16, scope: !610)
!617 = !DILocation(line: 261, column: 9, scope: !610)
!618 = !DILocation(line: 261, column: 21, scope: !610)
!619 = !DILocation(line: 261, column: 35, scope: !610)
!620 = !DILocation(line: 261, column: 3, scope: !610)
!621 = !DILocation(line: 262, column: 10, scope: !610)
!622 = !DILocation(line: 262, column: 17, scope: !610)
!623 = !DILocation(line: 262, column: 3, scope: !610)
!624 = !DILocation(line: 263, column: 1, scope: !610)
!625 = distinct !DISubprogram(name: "records_good", scope: !2, file: !2, line: 265, type: !578, scopeLine: 265, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!626 = !DILocalVariable(name: "at", arg: 1, scope: !625, file: !2, line: 265, type: !23)
!627 = !DILocation(line: 0, scope: !625)
!628 = !DILocalVariable(name: "all", scope: !625, file: !2, line: 266, type: !614)
!629 = !DILocation(line: 266, column: 18, scope: !625)
!630 = !DILocation(line: 267, column: 16, scope: !625)
!631 = !DILocation(line: 267, column: 9, scope: !625)
!632 = !DILocation(line: 267, column: 21, scope: !625)
!633 = !DILocation(line: 267, column: 35, scope: !625)
!634 = !DILocation(line: 267, column: 3, scope: !625)
!635 = !DILocation(line: 268, column: 10, scope: !625)
!636 = !DILocation(line: 268, column: 17, scope: !625)
!637 = !DILocation(line: 268, column: 3, scope: !625)
!638 = !DILocation(line: 269, column: 1, scope: !625)
!639 = distinct !DISubprogram(name: "union_bad", scope: !2, file: !2, line: 277, type: !58, scopeLine: 277, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!640 = !DILocalVariable(name: "both", scope: !639, file: !2, line: 278, type: !641)
!641 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !2, line: 272, size: 64, elements: !642)
!642 = !{!643, !644}
!643 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !641, file: !2, line: 273, baseType: !28, size: 64)
!644 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !641, file: !2, line: 274, baseType: !25, size: 64)
!645 = !DILocation(line: 278, column: 14, scope: !639)
!646 = !DILocation(line: 279, column: 15, scope: !639)
!647 = !DILocation(line: 279, column: 13, scope: !639)
!648 = !DILocation(line: 280, column: 15, scope: !639)
!649 = !DILocation(line: 280, column: 3, scope: !639)
!650 = !DILocation(line: 281, column: 1, scope: !639)
!651 = distinct !DISubprogram(name: "union_good", scope: !2, file: !2, line: 283, type: !58, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!652 = !DILocalVariable(name: "both", scope: !651, file: !2, line: 284, type: !641)
!653 = !DILocation(line: 284, column: 14, scope: !651)
!654 = !DILocalVariable(name: "other", scope: !651, file: !2, line: 284, type: !641)
!655 = !DILocation(line: 284, column: 20, scope: !651)
!656 = !DILocation(line: 285, column: 16, scope: !651)
!657 = !DILocation(line: 285, column: 14, scope: !651)
!658 = !DILocation(line: 286, column: 13, scope: !651)
!659 = !DILocation(line: 287, column: 15, scope: !651)
!660 = !DILocation(line: 287, column: 3, scope: !651)
!661 = !DILocation(line: 288, column: 1, scope: !651)
!662 = distinct !DISubprogram(name: "deep_bad", scope: !2, file: !2, line: 291, type: !58, scopeLine: 291, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!663 = !DILocalVariable(name: "data", scope: !662, file: !2, line: 292, type: !45)
!664 = !DILocation(line: 292, column: 8, scope: !662)
!665 = !DILocation(line: 293, column: 15, scope: !662)
!666 = !DILocalVariable(name: "one", scope: !662, file: !2, line: 293, type: !28)
!667 = !DILocation(line: 0, scope: !662)
!668 = !DILocalVariable(name: "two", scope: !662, file: !2, line: 293, type: !669)
!669 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!670 = !DILocalVariable(name: "three", scope: !662, file: !2, line: 293, type: !671)
!671 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !669, size: 64)
!672 = !DILocation(line: 294, column: 9, scope: !662)
!673 = !DILocation(line: 294, column: 20, scope: !662)
!674 = !DILocation(line: 294, column: 3, scope: !662)
!675 = !DILocation(line: 295, column: 3, scope: !662)
!676 = !DILocation(line: 296, column: 1, scope: !662)
!677 = distinct !DISubprogram(name: "deep_good", scope: !2, file: !2, line: 298, type: !58, scopeLine: 298, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!678 = !DILocalVariable(name: "data", scope: !677, file: !2, line: 299, type: !45)
!679 = !DILocation(line: 299, column: 8, scope: !677)
!680 = !DILocalVariable(name: "safe", scope: !677, file: !2, line: 299, type: !45)
!681 = !DILocation(line: 299, column: 24, scope: !677)
!682 = !DILocation(line: 300, column: 15, scope: !677)
!683 = !DILocalVariable(name: "one", scope: !677, file: !2, line: 300, type: !28)
!684 = !DILocation(line: 0, scope: !677)
!685 = !DILocalVariable(name: "two", scope: !677, file: !2, line: 300, type: !669)
!686 = !DILocalVariable(name: "three", scope: !677, file: !2, line: 300, type: !671)
!687 = !DILocation(line: 301, column: 9, scope: !677)
!688 = !DILocation(line: 301, column: 20, scope: !677)
!689 = !DILocation(line: 301, column: 3, scope: !677)
!690 = !DILocation(line: 302, column: 3, scope: !677)
!691 = !DILocation(line: 303, column: 1, scope: !677)
!692 = distinct !DISubprogram(name: "context_bad", scope: !2, file: !2, line: 314, type: !58, scopeLine: 314, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!693 = !DILocalVariable(name: "data", scope: !692, file: !2, line: 315, type: !45)
!694 = !DILocation(line: 315, column: 8, scope: !692)
!695 = !DILocalVariable(name: "room", scope: !692, file: !2, line: 315, type: !45)
!696 = !DILocation(line: 315, column: 24, scope: !692)
!697 = !DILocalVariable(name: "context", scope: !692, file: !2, line: 316, type: !698)
!698 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "context", file: !2, line: 306, size: 128, elements: !699)
!699 = !{!700, !701}
!700 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !698, file: !2, line: 307, baseType: !23, size: 32)
!701 = !DIDerivedType(tag: DW_TAG_member, name: "buffer", scope: !698, file: !2, line: 308, baseType: !28, size: 64, offset: 64)
!702 = !DILocation(line: 316, column: 18, scope: !692)
!703 = !DILocation(line: 316, column: 28, scope: !692)
!704 = !DILocation(line: 316, column: 34, scope: !692)
!705 = !DILocation(line: 317, column: 9, scope: !692)
!706 = !DILocation(line: 317, column: 20, scope: !692)
!707 = !DILocation(line: 317, column: 3, scope: !692)
!708 = !DILocation(line: 318, column: 26, scope: !692)
!709 = !DILocation(line: 318, column: 3, scope: !692)
!710 = !DILocation(line: 319, column: 10, scope: !692)
!711 = !DILocation(line: 319, column: 3, scope: !692)
!712 = !DILocation(line: 320, column: 1, scope: !692)
!713 = distinct !DISubprogram(name: "context_fill", scope: !2, file: !2, line: 311, type: !714, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!714 = !DISubroutineType(types: !715)
!715 = !{null, !716, !26}
!716 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !698, size: 64)
!717 = !DILocalVariable(name: "context", arg: 1, scope: !713, file: !2, line: 311, type: !716)
!718 = !DILocation(line: 0, scope: !713)
!719 = !DILocalVariable(name: "text", arg: 2, scope: !713, file: !2, line: 311, type: !26)
!720 = !DILocation(line: 311, column: 87, scope: !713)
!721 = !DILocation(line: 311, column: 71, scope: !713)
!722 = !DILocation(line: 311, column: 102, scope: !713)
!723 = distinct !DISubprogram(name: "context_text", scope: !2, file: !2, line: 312, type: !724, scopeLine: 312, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!724 = !DISubroutineType(types: !725)
!725 = !{!28, !716}
!726 = !DILocalVariable(name: "context", arg: 1, scope: !723, file: !2, line: 312, type: !716)
!727 = !DILocation(line: 0, scope: !723)
!728 = !DILocation(line: 312, column: 70, scope: !723)
!729 = !DILocation(line: 312, column: 54, scope: !723)
!730 = distinct !DISubprogram(name: "context_good", scope: !2, file: !2, line: 322, type: !58, scopeLine: 322, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!731 = !DILocalVariable(name: "data", scope: !730, file: !2, line: 323, type: !45)
!732 = !DILocation(line: 323, column: 8, scope: !730)
!733 = !DILocalVariable(name: "room", scope: !730, file: !2, line: 323, type: !45)
!734 = !DILocation(line: 323, column: 24, scope: !730)
!735 = !DILocalVariable(name: "context", scope: !730, file: !2, line: 324, type: !698)
!736 = !DILocation(line: 324, column: 18, scope: !730)
!737 = !DILocation(line: 324, column: 28, scope: !730)
!738 = !DILocation(line: 324, column: 34, scope: !730)
!739 = !DILocation(line: 325, column: 9, scope: !730)
!740 = !DILocation(line: 325, column: 20, scope: !730)
!741 = !DILocation(line: 325, column: 3, scope: !730)
!742 = !DILocation(line: 326, column: 3, scope: !730)
!743 = !DILocation(line: 327, column: 18, scope: !730)
!744 = !DILocation(line: 327, column: 3, scope: !730)
!745 = !DILocation(line: 328, column: 1, scope: !730)
!746 = distinct !DISubprogram(name: "word_bad", scope: !2, file: !2, line: 339, type: !578, scopeLine: 339, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!747 = !DILocalVariable(name: "at", arg: 1, scope: !746, file: !2, line: 339, type: !23)
!748 = !DILocation(line: 0, scope: !746)
!749 = !DILocalVariable(name: "line", scope: !746, file: !2, line: 340, type: !750)
!750 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "line", file: !2, line: 331, size: 256, elements: !751)
!751 = !{!752, !754}
!752 = !DIDerivedType(tag: DW_TAG_member, name: "all", scope: !750, file: !2, line: 332, baseType: !753, size: 192)
!753 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 192, elements: !5)
!754 = !DIDerivedType(tag: DW_TAG_member, name: "used", scope: !750, file: !2, line: 333, baseType: !23, size: 32, offset: 192)
!755 = !DILocation(line: 340, column: 15, scope: !746)
!756 = !DILocation(line: 341, column: 17, scope: !746)
!757 = !DILocation(line: 341, column: 8, scope: !746)
!758 = !DILocation(line: 341, column: 3, scope: !746)
!759 = !DILocation(line: 341, column: 15, scope: !746)
!760 = !DILocation(line: 342, column: 25, scope: !746)
!761 = !DILocation(line: 342, column: 3, scope: !746)
!762 = !DILocation(line: 343, column: 1, scope: !746)
!763 = distinct !DISubprogram(name: "word_bad_run", scope: !2, file: !2, line: 336, type: !764, scopeLine: 336, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!764 = !DISubroutineType(types: !765)
!765 = !{null, !750, !23}
!766 = !DILocalVariable(name: "line", arg: 1, scope: !763, file: !2, line: 336, type: !750)
!767 = !DILocation(line: 336, column: 38, scope: !763)
!768 = !DILocalVariable(name: "at", arg: 2, scope: !763, file: !2, line: 336, type: !23)
!769 = !DILocation(line: 0, scope: !763)
!770 = !DILocation(line: 336, column: 66, scope: !763)
!771 = !DILocation(line: 336, column: 61, scope: !763)
!772 = !DILocation(line: 336, column: 54, scope: !763)
!773 = !DILocation(line: 336, column: 76, scope: !763)
!774 = distinct !DISubprogram(name: "word_good", scope: !2, file: !2, line: 345, type: !578, scopeLine: 345, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!775 = !DILocalVariable(name: "at", arg: 1, scope: !774, file: !2, line: 345, type: !23)
!776 = !DILocation(line: 0, scope: !774)
!777 = !DILocalVariable(name: "line", scope: !774, file: !2, line: 346, type: !750)
!778 = !DILocation(line: 346, column: 15, scope: !774)
!779 = !DILocation(line: 347, column: 20, scope: !774)
!780 = !DILocation(line: 347, column: 15, scope: !774)
!781 = !DILocation(line: 347, column: 8, scope: !774)
!782 = !DILocation(line: 347, column: 13, scope: !774)
!783 = !DILocation(line: 348, column: 26, scope: !774)
!784 = !DILocation(line: 348, column: 3, scope: !774)
!785 = !DILocation(line: 349, column: 1, scope: !774)
!786 = distinct !DISubprogram(name: "word_good_run", scope: !2, file: !2, line: 337, type: !764, scopeLine: 337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !60)
!787 = !DILocalVariable(name: "line", arg: 1, scope: !786, file: !2, line: 337, type: !750)
!788 = !DILocation(line: 337, column: 39, scope: !786)
!789 = !DILocalVariable(name: "at", arg: 2, scope: !786, file: !2, line: 337, type: !23)
!790 = !DILocation(line: 0, scope: !786)
!791 = !DILocation(line: 337, column: 67, scope: !786)
!792 = !DILocation(line: 337, column: 62, scope: !786)
!793 = !DILocation(line: 337, column: 55, scope: !786)
!794 = !DILocation(line: 337, column: 77, scope: !786)
!795 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 351, type: !796, scopeLine: 351, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !60)
!796 = !DISubroutineType(types: !797)
!797 = !{!23, !23, !669}
!798 = !DILocalVariable(name: "count", arg: 1, scope: !795, file: !2, line: 351, type: !23)
!799 = !DILocation(line: 0, scope: !795)
!800 = !DILocalVariable(name: "arguments", arg: 2, scope: !795, file: !2, line: 351, type: !669)
!801 = !DILocation(line: 353, column: 3, scope: !795)
!802 = !DILocation(line: 353, column: 17, scope: !795)
!803 = !DILocation(line: 354, column: 3, scope: !795)
!804 = !DILocation(line: 354, column: 16, scope: !795)
!805 = !DILocation(line: 355, column: 3, scope: !795)
!806 = !DILocation(line: 355, column: 19, scope: !795)
!807 = !DILocation(line: 356, column: 3, scope: !795)
!808 = !DILocation(line: 356, column: 17, scope: !795)
!809 = !DILocation(line: 357, column: 3, scope: !795)
!810 = !DILocation(line: 357, column: 15, scope: !795)
!811 = !DILocation(line: 358, column: 3, scope: !795)
!812 = !DILocation(line: 358, column: 16, scope: !795)
!813 = !DILocation(line: 359, column: 3, scope: !795)
!814 = !DILocation(line: 359, column: 16, scope: !795)
!815 = !DILocation(line: 360, column: 3, scope: !795)
!816 = !DILocation(line: 360, column: 16, scope: !795)
!817 = !DILocation(line: 361, column: 3, scope: !795)
!818 = !DILocation(line: 361, column: 19, scope: !795)
!819 = !DILocation(line: 362, column: 3, scope: !795)
!820 = !DILocation(line: 362, column: 19, scope: !795)
!821 = !DILocation(line: 363, column: 3, scope: !795)
!822 = !DILocation(line: 363, column: 16, scope: !795)
!823 = !DILocation(line: 364, column: 3, scope: !795)
!824 = !DILocation(line: 364, column: 15, scope: !795)
!825 = !DILocation(line: 365, column: 3, scope: !795)
!826 = !DILocation(line: 365, column: 21, scope: !795)
!827 = !DILocation(line: 366, column: 3, scope: !795)
!828 = !DILocation(line: 366, column: 23, scope: !795)
!829 = !DILocation(line: 367, column: 3, scope: !795)
!830 = !DILocation(line: 367, column: 16, scope: !795)
!831 = !DILocation(line: 368, column: 3, scope: !795)
!832 = !DILocation(line: 368, column: 15, scope: !795)
!833 = !DILocation(line: 369, column: 3, scope: !795)
!834 = !DILocation(line: 369, column: 18, scope: !795)
!835 = !DILocation(line: 370, column: 3, scope: !795)
!836 = !DILocation(line: 370, column: 20, scope: !795)
!837 = !DILocation(line: 371, column: 3, scope: !795)
