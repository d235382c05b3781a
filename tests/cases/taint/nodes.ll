; ModuleID = '<stdin>'
source_filename = "nodes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.item = type { %struct.link, ptr }
%struct.link = type { ptr, ptr }
%struct.node = type { i32, ptr, ptr, ptr }
%struct.leaf = type { %struct.node, i32, ptr }
%struct.state = type { ptr, [20 x i8] }
%struct.sigevent = type { %union.sigval, i32, i32, %union.anon }
%union.sigval = type { ptr }
%union.anon = type { %struct.anon, [32 x i8] }
%struct.anon = type { ptr, ptr }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { ptr }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.session = type { [10 x i8], ptr }

@.str = private unnamed_addr constant [2 x i8] c"A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !7
@__const.list_good.item = private unnamed_addr constant %struct.item { %struct.link zeroinitializer, ptr @.str.1 }, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !9
@__const.tree_bad.one = private unnamed_addr constant { { i32, [4 x i8], ptr, ptr, ptr }, i32, [4 x i8], ptr } { { i32, [4 x i8], ptr, ptr, ptr } zeroinitializer, i32 1, [4 x i8] zeroinitializer, ptr @.str.2 }, align 8
@__const.tree_good.one = private unnamed_addr constant { { i32, [4 x i8], ptr, ptr, ptr }, i32, [4 x i8], ptr } { { i32, [4 x i8], ptr, ptr, ptr } zeroinitializer, i32 1, [4 x i8] zeroinitializer, ptr @.str.2 }, align 8
@table = internal global [3 x ptr] [ptr @ends, ptr @ends, ptr @run_bad], align 16, !dbg !11
@stdin = external global ptr, align 8
@found_bad.root = internal global ptr null, align 8, !dbg !42
@.str.3 = private unnamed_addr constant [6 x i8] c"ls %s\00", align 1, !dbg !49
@.str.4 = private unnamed_addr constant [3 x i8] c"%Y\00", align 1, !dbg !54
@pointed_bad.text = internal global [20 x i8] zeroinitializer, align 16, !dbg !59

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_bad() #0 !dbg !83 {
entry:
  %list = alloca %struct.link, align 8
    #dbg_declare(ptr %list, !84, !DIExpression(), !85)
  %next = getelementptr inbounds nuw %struct.link, ptr %list, i32 0, i32 0, !dbg !86
  store ptr %list, ptr %next, align 8, !dbg !86
  %previous = getelementptr inbounds nuw %struct.link, ptr %list, i32 0, i32 1, !dbg !86
  store ptr %list, ptr %previous, align 8, !dbg !86
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !87
  call void @push(ptr noundef %list, ptr noundef %call), !dbg !88
  call void @push(ptr noundef %list, ptr noundef @.str.1), !dbg !89
  %call1 = call ptr @first(ptr noundef %list), !dbg !90
  %call2 = call i32 @system(ptr noundef %call1), !dbg !91
  ret void, !dbg !92
}

; Function Attrs: noinline nounwind uwtable
define internal void @push(ptr noundef %list, ptr noundef %text) #0 !dbg !93 {
entry:
    #dbg_value(ptr %list, !96, !DIExpression(), !97)
    #dbg_value(ptr %text, !98, !DIExpression(), !97)
  %call = call noalias ptr @malloc(i64 noundef 24) #8, !dbg !99
    #dbg_value(ptr %call, !100, !DIExpression(), !97)
  %text1 = getelementptr inbounds nuw %struct.item, ptr %call, i32 0, i32 1, !dbg !101
  store ptr %text, ptr %text1, align 8, !dbg !102
  %link = getelementptr inbounds nuw %struct.item, ptr %call, i32 0, i32 0, !dbg !103
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %link, ptr noundef %list), !dbg !104
  ret void, !dbg !105
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #1

declare i32 @system(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @first(ptr noundef %list) #0 !dbg !106 {
entry:
    #dbg_value(ptr %list, !109, !DIExpression(), !110)
  %next = getelementptr inbounds nuw %struct.link, ptr %list, i32 0, i32 0, !dbg !111
  %0 = load ptr, ptr %next, align 8, !dbg !111
  %text = getelementptr inbounds nuw %struct.item, ptr %0, i32 0, i32 1, !dbg !112
  %1 = load ptr, ptr %text, align 8, !dbg !112
  ret ptr %1, !dbg !113
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @list_good() #0 !dbg !114 {
entry:
  %list = alloca %struct.link, align 8
  %other = alloca %struct.link, align 8
  %item = alloca %struct.item, align 8
  %own = alloca %struct.item, align 8
    #dbg_declare(ptr %list, !115, !DIExpression(), !116)
  %next = getelementptr inbounds nuw %struct.link, ptr %list, i32 0, i32 0, !dbg !117
  store ptr %list, ptr %next, align 8, !dbg !117
  %previous = getelementptr inbounds nuw %struct.link, ptr %list, i32 0, i32 1, !dbg !117
  store ptr %list, ptr %previous, align 8, !dbg !117
    #dbg_declare(ptr %other, !118, !DIExpression(), !119)
  %next1 = getelementptr inbounds nuw %struct.link, ptr %other, i32 0, i32 0, !dbg !120
  store ptr %other, ptr %next1, align 8, !dbg !120
  %previous2 = getelementptr inbounds nuw %struct.link, ptr %other, i32 0, i32 1, !dbg !120
  store ptr %other, ptr %previous2, align 8, !dbg !120
    #dbg_declare(ptr %item, !121, !DIExpression(), !122)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %item, ptr align 8 @__const.list_good.item, i64 24, i1 false), !dbg !122
    #dbg_declare(ptr %own, !123, !DIExpression(), !124)
  %link = getelementptr inbounds nuw %struct.item, ptr %own, i32 0, i32 0, !dbg !125
  %next3 = getelementptr inbounds nuw %struct.link, ptr %link, i32 0, i32 0, !dbg !126
  store ptr null, ptr %next3, align 8, !dbg !126
  %previous4 = getelementptr inbounds nuw %struct.link, ptr %link, i32 0, i32 1, !dbg !126
  store ptr null, ptr %previous4, align 8, !dbg !126
  %text = getelementptr inbounds nuw %struct.item, ptr %own, i32 0, i32 1, !dbg !125
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !127
  store ptr %call, ptr %text, align 8, !dbg !125
  %link5 = getelementptr inbounds nuw %struct.item, ptr %item, i32 0, i32 0, !dbg !128
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %link5, ptr noundef %list), !dbg !129
  %link6 = getelementptr inbounds nuw %struct.item, ptr %own, i32 0, i32 0, !dbg !130
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %link6, ptr noundef %other), !dbg !131
  %call7 = call ptr @first(ptr noundef %list), !dbg !132
  %call8 = call i32 @system(ptr noundef %call7), !dbg !133
  ret void, !dbg !134
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @spliced_bad() #0 !dbg !135 {
entry:
  %from = alloca %struct.link, align 8
  %to = alloca %struct.link, align 8
  %item = alloca %struct.item, align 8
    #dbg_declare(ptr %from, !136, !DIExpression(), !137)
  %next = getelementptr inbounds nuw %struct.link, ptr %from, i32 0, i32 0, !dbg !138
  store ptr %from, ptr %next, align 8, !dbg !138
  %previous = getelementptr inbounds nuw %struct.link, ptr %from, i32 0, i32 1, !dbg !138
  store ptr %from, ptr %previous, align 8, !dbg !138
    #dbg_declare(ptr %to, !139, !DIExpression(), !140)
  %next1 = getelementptr inbounds nuw %struct.link, ptr %to, i32 0, i32 0, !dbg !141
  store ptr %to, ptr %next1, align 8, !dbg !141
  %previous2 = getelementptr inbounds nuw %struct.link, ptr %to, i32 0, i32 1, !dbg !141
  store ptr %to, ptr %previous2, align 8, !dbg !141
    #dbg_declare(ptr %item, !142, !DIExpression(), !143)
  %link = getelementptr inbounds nuw %struct.item, ptr %item, i32 0, i32 0, !dbg !144
  %next3 = getelementptr inbounds nuw %struct.link, ptr %link, i32 0, i32 0, !dbg !145
  store ptr null, ptr %next3, align 8, !dbg !145
  %previous4 = getelementptr inbounds nuw %struct.link, ptr %link, i32 0, i32 1, !dbg !145
  store ptr null, ptr %previous4, align 8, !dbg !145
  %text = getelementptr inbounds nuw %struct.item, ptr %item, i32 0, i32 1, !dbg !144
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !146
  store ptr %call, ptr %text, align 8, !dbg !144
  %link5 = getelementptr inbounds nuw %struct.item, ptr %item, i32 0, i32 0, !dbg !147
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %link5, ptr noundef %from), !dbg !148
  %next6 = getelementptr inbounds nuw %struct.link, ptr %from, i32 0, i32 0, !dbg !149
  %0 = load ptr, ptr %next6, align 8, !dbg !149
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %to, ptr noundef %0, ptr noundef %from), !dbg !150
  %call7 = call ptr @first(ptr noundef %to), !dbg !151
  %call8 = call i32 @system(ptr noundef %call7), !dbg !152
  ret void, !dbg !153
}

declare void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @tree_bad() #0 !dbg !154 {
entry:
  %tree = alloca %struct.node, align 8
  %one = alloca %struct.leaf, align 8
  %two = alloca %struct.leaf, align 8
    #dbg_declare(ptr %tree, !155, !DIExpression(), !156)
  %color = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 0, !dbg !157
  store i32 0, ptr %color, align 8, !dbg !157
  %0 = getelementptr i8, ptr %tree, i64 4, !dbg !157
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !157
  %parent = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 1, !dbg !157
  store ptr null, ptr %parent, align 8, !dbg !157
  %left = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 2, !dbg !157
  store ptr %tree, ptr %left, align 8, !dbg !157
  %right = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 3, !dbg !157
  store ptr %tree, ptr %right, align 8, !dbg !157
    #dbg_declare(ptr %one, !158, !DIExpression(), !159)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %one, ptr align 8 @__const.tree_bad.one, i64 48, i1 false), !dbg !159
    #dbg_declare(ptr %two, !160, !DIExpression(), !161)
  call void @llvm.memset.p0.i64(ptr align 8 %two, i8 0, i64 48, i1 false), !dbg !161
  %node = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 0, !dbg !162
  %color1 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 0, !dbg !163
  %parent2 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 1, !dbg !163
  %left3 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 2, !dbg !163
  %right4 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 3, !dbg !163
  %key = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 1, !dbg !162
  store i32 2, ptr %key, align 8, !dbg !162
  %text = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 2, !dbg !162
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !164
  store ptr %call, ptr %text, align 8, !dbg !162
  %node5 = getelementptr inbounds nuw %struct.leaf, ptr %one, i32 0, i32 0, !dbg !165
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext true, ptr noundef %node5, ptr noundef %tree, ptr noundef %tree), !dbg !166
  %node6 = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 0, !dbg !167
  %parent7 = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 1, !dbg !168
  %1 = load ptr, ptr %parent7, align 8, !dbg !168
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext false, ptr noundef %node6, ptr noundef %1, ptr noundef %tree), !dbg !169
  %left8 = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 2, !dbg !170
  %2 = load ptr, ptr %left8, align 8, !dbg !170
  %call9 = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %2), !dbg !171
  %text10 = getelementptr inbounds nuw %struct.leaf, ptr %call9, i32 0, i32 2, !dbg !172
  %3 = load ptr, ptr %text10, align 8, !dbg !172
  %call11 = call i32 @system(ptr noundef %3), !dbg !173
  ret void, !dbg !174
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef) #2

declare ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @tree_good() #0 !dbg !175 {
entry:
  %tree = alloca %struct.node, align 8
  %other = alloca %struct.node, align 8
  %one = alloca %struct.leaf, align 8
  %two = alloca %struct.leaf, align 8
    #dbg_declare(ptr %tree, !176, !DIExpression(), !177)
  %color = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 0, !dbg !178
  store i32 0, ptr %color, align 8, !dbg !178
  %0 = getelementptr i8, ptr %tree, i64 4, !dbg !178
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 4, i1 false), !dbg !178
  %parent = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 1, !dbg !178
  store ptr null, ptr %parent, align 8, !dbg !178
  %left = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 2, !dbg !178
  store ptr %tree, ptr %left, align 8, !dbg !178
  %right = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 3, !dbg !178
  store ptr %tree, ptr %right, align 8, !dbg !178
    #dbg_declare(ptr %other, !179, !DIExpression(), !180)
  %color1 = getelementptr inbounds nuw %struct.node, ptr %other, i32 0, i32 0, !dbg !181
  store i32 0, ptr %color1, align 8, !dbg !181
  %1 = getelementptr i8, ptr %other, i64 4, !dbg !181
  call void @llvm.memset.p0.i64(ptr align 4 %1, i8 0, i64 4, i1 false), !dbg !181
  %parent2 = getelementptr inbounds nuw %struct.node, ptr %other, i32 0, i32 1, !dbg !181
  store ptr null, ptr %parent2, align 8, !dbg !181
  %left3 = getelementptr inbounds nuw %struct.node, ptr %other, i32 0, i32 2, !dbg !181
  store ptr %other, ptr %left3, align 8, !dbg !181
  %right4 = getelementptr inbounds nuw %struct.node, ptr %other, i32 0, i32 3, !dbg !181
  store ptr %other, ptr %right4, align 8, !dbg !181
    #dbg_declare(ptr %one, !182, !DIExpression(), !183)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %one, ptr align 8 @__const.tree_good.one, i64 48, i1 false), !dbg !183
    #dbg_declare(ptr %two, !184, !DIExpression(), !185)
  call void @llvm.memset.p0.i64(ptr align 8 %two, i8 0, i64 48, i1 false), !dbg !185
  %node = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 0, !dbg !186
  %color5 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 0, !dbg !187
  %parent6 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 1, !dbg !187
  %left7 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 2, !dbg !187
  %right8 = getelementptr inbounds nuw %struct.node, ptr %node, i32 0, i32 3, !dbg !187
  %key = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 1, !dbg !186
  store i32 2, ptr %key, align 8, !dbg !186
  %text = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 2, !dbg !186
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !188
  store ptr %call, ptr %text, align 8, !dbg !186
  %node9 = getelementptr inbounds nuw %struct.leaf, ptr %one, i32 0, i32 0, !dbg !189
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext true, ptr noundef %node9, ptr noundef %tree, ptr noundef %tree), !dbg !190
  %node10 = getelementptr inbounds nuw %struct.leaf, ptr %two, i32 0, i32 0, !dbg !191
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext true, ptr noundef %node10, ptr noundef %other, ptr noundef %other), !dbg !192
  %left11 = getelementptr inbounds nuw %struct.node, ptr %tree, i32 0, i32 2, !dbg !193
  %2 = load ptr, ptr %left11, align 8, !dbg !193
  %call12 = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %2), !dbg !194
  %text13 = getelementptr inbounds nuw %struct.leaf, ptr %call12, i32 0, i32 2, !dbg !195
  %3 = load ptr, ptr %text13, align 8, !dbg !195
  %call14 = call i32 @system(ptr noundef %3), !dbg !196
  ret void, !dbg !197
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @thread_bad() #0 !dbg !198 {
entry:
  %thread = alloca i64, align 8
  %state = alloca ptr, align 8
    #dbg_declare(ptr %thread, !199, !DIExpression(), !201)
    #dbg_declare(ptr %state, !202, !DIExpression(), !203)
  %call = call noalias ptr @malloc(i64 noundef 32) #8, !dbg !204
  store ptr %call, ptr %state, align 8, !dbg !203
  %0 = load ptr, ptr %state, align 8, !dbg !205
  %functions = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0, !dbg !206
  store ptr @table, ptr %functions, align 8, !dbg !207
  %1 = load ptr, ptr %state, align 8, !dbg !208
  %text = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 1, !dbg !209
  %arraydecay = getelementptr inbounds [20 x i8], ptr %text, i64 0, i64 0, !dbg !208
  %2 = load ptr, ptr @stdin, align 8, !dbg !210
  %call1 = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 20, ptr noundef %2), !dbg !211
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef %thread, ptr noundef %state, ptr noundef null), !dbg !212
  ret void, !dbg !213
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #2

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @timer_bad() #0 !dbg !214 {
entry:
  %timer = alloca ptr, align 8
  %event = alloca %struct.sigevent, align 8
    #dbg_declare(ptr %timer, !215, !DIExpression(), !220)
    #dbg_declare(ptr %event, !221, !DIExpression(), !261)
  call void @llvm.memset.p0.i64(ptr align 8 %event, i8 0, i64 64, i1 false), !dbg !261
  %_sigev_un = getelementptr inbounds nuw %struct.sigevent, ptr %event, i32 0, i32 3, !dbg !262
  %_function = getelementptr inbounds nuw %struct.anon, ptr %_sigev_un, i32 0, i32 0, !dbg !262
  store ptr @rings_bad, ptr %_function, align 8, !dbg !263
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !264
  %sigev_value = getelementptr inbounds nuw %struct.sigevent, ptr %event, i32 0, i32 0, !dbg !265
  store ptr %call, ptr %sigev_value, align 8, !dbg !266
  %call1 = call i32 @timer_create(i32 noundef 0, ptr noundef %event, ptr noundef %timer) #7, !dbg !267
  ret void, !dbg !268
}

; Function Attrs: noinline nounwind uwtable
define internal void @rings_bad(ptr %value.coerce) #0 !dbg !269 {
entry:
  %value = alloca %union.sigval, align 8
  %coerce.dive = getelementptr inbounds nuw %union.sigval, ptr %value, i32 0, i32 0
  store ptr %value.coerce, ptr %coerce.dive, align 8
    #dbg_declare(ptr %value, !272, !DIExpression(), !273)
  %0 = load ptr, ptr %value, align 8, !dbg !274
  %call = call i32 @system(ptr noundef %0), !dbg !275
  ret void, !dbg !276
}

; Function Attrs: nounwind
declare i32 @timer_create(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @found_bad() #0 !dbg !44 {
entry:
  %text = alloca [10 x i8], align 1
    #dbg_declare(ptr %text, !277, !DIExpression(), !281)
  %arraydecay = getelementptr inbounds [10 x i8], ptr %text, i64 0, i64 0, !dbg !282
  %0 = load ptr, ptr @stdin, align 8, !dbg !283
  %call = call ptr @fgets(ptr noundef %arraydecay, i32 noundef 10, ptr noundef %0), !dbg !284
  %arraydecay1 = getelementptr inbounds [10 x i8], ptr %text, i64 0, i64 0, !dbg !285
  %call2 = call ptr @tsearch(ptr noundef %arraydecay1, ptr noundef @found_bad.root, ptr noundef @compares), !dbg !286
  %call3 = call ptr @tfind(ptr noundef @.str.2, ptr noundef @found_bad.root, ptr noundef @compares), !dbg !287
  %1 = load ptr, ptr %call3, align 8, !dbg !288
  %call4 = call i32 @system(ptr noundef %1), !dbg !289
  ret void, !dbg !290
}

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @compares(ptr noundef %one, ptr noundef %other) #0 !dbg !291 {
entry:
    #dbg_value(ptr %one, !296, !DIExpression(), !297)
    #dbg_value(ptr %other, !298, !DIExpression(), !297)
  %call = call i32 @strcmp(ptr noundef %one, ptr noundef %other) #9, !dbg !299
  ret i32 %call, !dbg !300
}

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @waits_bad() #0 !dbg !301 {
entry:
  %event = alloca %struct.epoll_event, align 1
  %events = alloca [3 x %struct.epoll_event], align 16
    #dbg_declare(ptr %event, !302, !DIExpression(), !322)
    #dbg_declare(ptr %events, !323, !DIExpression(), !325)
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !326
  %data = getelementptr inbounds nuw %struct.epoll_event, ptr %event, i32 0, i32 1, !dbg !327
  store ptr %call, ptr %data, align 1, !dbg !328
  %call1 = call i32 @epoll_ctl(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %event) #7, !dbg !329
  %arraydecay = getelementptr inbounds [3 x %struct.epoll_event], ptr %events, i64 0, i64 0, !dbg !330
  %call2 = call i32 @epoll_wait(i32 noundef 1, ptr noundef %arraydecay, i32 noundef 3, i32 noundef 0), !dbg !331
  %arrayidx = getelementptr inbounds [3 x %struct.epoll_event], ptr %events, i64 0, i64 0, !dbg !332
  %data3 = getelementptr inbounds nuw %struct.epoll_event, ptr %arrayidx, i32 0, i32 1, !dbg !333
  %0 = load ptr, ptr %data3, align 4, !dbg !334
  %call4 = call i32 @system(ptr noundef %0), !dbg !335
  ret void, !dbg !336
}

; Function Attrs: nounwind
declare i32 @epoll_ctl(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #1

declare i32 @epoll_wait(i32 noundef, ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @stream_bad() #0 !dbg !337 {
entry:
  %text = alloca ptr, align 8
  %size = alloca i64, align 8
    #dbg_declare(ptr %text, !338, !DIExpression(), !339)
    #dbg_declare(ptr %size, !340, !DIExpression(), !343)
  %call = call noalias ptr @open_memstream(ptr noundef %text, ptr noundef %size) #7, !dbg !344
    #dbg_value(ptr %call, !345, !DIExpression(), !397)
  %call1 = call ptr @getenv(ptr noundef @.str) #7, !dbg !398
  %call2 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %call, ptr noundef @.str.3, ptr noundef %call1) #7, !dbg !399
  %call3 = call i32 @fclose(ptr noundef %call), !dbg !400
  %0 = load ptr, ptr %text, align 8, !dbg !401
  %call4 = call i32 @system(ptr noundef %0), !dbg !402
  ret void, !dbg !403
}

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #1

declare i32 @fclose(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @time_bad() #0 !dbg !404 {
entry:
  %time = alloca %struct.tm, align 8
    #dbg_declare(ptr %time, !405, !DIExpression(), !422)
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !423
  %call1 = call ptr @strptime(ptr noundef %call, ptr noundef @.str.4, ptr noundef %time) #7, !dbg !424
  %tm_year = getelementptr inbounds nuw %struct.tm, ptr %time, i32 0, i32 5, !dbg !425
  %0 = load i32, ptr %tm_year, align 4, !dbg !425
  %conv = sext i32 %0 to i64, !dbg !426
  %call2 = call noalias ptr @malloc(i64 noundef %conv) #8, !dbg !427
  ret void, !dbg !428
}

; Function Attrs: nounwind
declare ptr @strptime(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define dso_local void @buffer_bad() #0 !dbg !429 {
entry:
  %call = call ptr @outside_buffer(), !dbg !430
    #dbg_value(ptr %call, !431, !DIExpression(), !432)
  call void @fill(ptr noundef %call), !dbg !433
  %add.ptr = getelementptr inbounds i8, ptr %call, i64 1, !dbg !434
  %call1 = call i32 @system(ptr noundef %add.ptr), !dbg !435
  ret void, !dbg !436
}

declare ptr @outside_buffer() #2

; Function Attrs: noinline nounwind uwtable
define internal void @fill(ptr noundef %buffer) #0 !dbg !437 {
entry:
    #dbg_value(ptr %buffer, !440, !DIExpression(), !441)
  %0 = load ptr, ptr @stdin, align 8, !dbg !442
  %call = call ptr @fgets(ptr noundef %buffer, i32 noundef 100, ptr noundef %0), !dbg !443
  ret void, !dbg !444
}

; Function Attrs: noinline nounwind uwtable
define dso_local void @buffer_good() #0 !dbg !445 {
entry:
  %call = call ptr @outside_other(), !dbg !446
  %call1 = call i32 @system(ptr noundef %call), !dbg !447
  ret void, !dbg !448
}

declare ptr @outside_other() #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @session_bad() #0 !dbg !449 {
entry:
  %call = call ptr @getenv(ptr noundef @.str) #7, !dbg !450
  %call1 = call ptr @outside_session(), !dbg !451
  %text = getelementptr inbounds nuw %struct.session, ptr %call1, i32 0, i32 1, !dbg !452
  store ptr %call, ptr %text, align 8, !dbg !453
  %call2 = call ptr @outside_session(), !dbg !454
  %text3 = getelementptr inbounds nuw %struct.session, ptr %call2, i32 0, i32 1, !dbg !455
  %0 = load ptr, ptr %text3, align 8, !dbg !455
  %call4 = call i32 @system(ptr noundef %0), !dbg !456
  ret void, !dbg !457
}

declare ptr @outside_session() #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @pointed_bad() #0 !dbg !61 {
entry:
  %call = call ptr @outside_place(), !dbg !458
  store ptr @pointed_bad.text, ptr %call, align 8, !dbg !459
  %call1 = call i64 @read(i32 noundef 0, ptr noundef @pointed_bad.text, i64 noundef 20), !dbg !460
  %call2 = call ptr @outside_place(), !dbg !461
  %0 = load ptr, ptr %call2, align 8, !dbg !462
  %call3 = call i32 @system(ptr noundef %0), !dbg !463
  ret void, !dbg !464
}

declare ptr @outside_place() #2

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @ends(ptr noundef %state) #0 !dbg !465 {
entry:
    #dbg_value(ptr %state, !466, !DIExpression(), !467)
  call void @free(ptr noundef %state) #7, !dbg !468
  ret void, !dbg !469
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_bad(ptr noundef %state) #0 !dbg !470 {
entry:
    #dbg_value(ptr %state, !471, !DIExpression(), !472)
  %text = getelementptr inbounds nuw %struct.state, ptr %state, i32 0, i32 1, !dbg !473
  %arraydecay = getelementptr inbounds [20 x i8], ptr %text, i64 0, i64 0, !dbg !474
  %call = call i32 @system(ptr noundef %arraydecay), !dbg !475
  ret void, !dbg !476
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!75, !76, !77, !78, !79, !80, !81}
!llvm.ident = !{!82}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "nodes.c", directory: ".", checksumkind: CSK_MD5, checksum: "81cafa442f98390acc3c9acfc91429b7")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !3, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "table", scope: !13, file: !2, line: 68, type: !65, isLocal: true, isDefinition: true)
!13 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !14, globals: !41, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15, !30, !31}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "leaf", file: !2, line: 44, size: 384, elements: !17)
!17 = !{!18, !27, !28}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "node", scope: !16, file: !2, line: 44, baseType: !19, size: 256)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 43, size: 256, elements: !20)
!20 = !{!21, !23, !25, !26}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !19, file: !2, line: 43, baseType: !22, size: 32)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !19, file: !2, line: 43, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !19, file: !2, line: 43, baseType: !24, size: 64, offset: 128)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !19, file: !2, line: 43, baseType: !24, size: 64, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !2, line: 44, baseType: !22, size: 32, offset: 256)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !16, file: !2, line: 44, baseType: !29, size: 64, offset: 320)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !2, line: 11, size: 192, elements: !33)
!33 = !{!34, !40}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !32, file: !2, line: 11, baseType: !35, size: 128)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !2, line: 10, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !35, file: !2, line: 10, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "previous", scope: !35, file: !2, line: 10, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !32, file: !2, line: 11, baseType: !29, size: 64, offset: 128)
!41 = !{!0, !7, !9, !42, !49, !54, !59, !11}
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "root", scope: !44, file: !2, line: 87, type: !48, isLocal: true, isDefinition: true)
!44 = distinct !DISubprogram(name: "found_bad", scope: !2, file: !2, line: 86, type: !45, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{null}
!47 = !{}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 6)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 110, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 3)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "text", scope: !61, file: !2, line: 129, type: !62, isLocal: true, isDefinition: true)
!61 = distinct !DISubprogram(name: "pointed_bad", scope: !2, file: !2, line: 128, type: !45, scopeLine: 128, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 20)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 192, elements: !57)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "state", file: !2, line: 63, size: 256, elements: !71)
!71 = !{!72, !74}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "functions", scope: !70, file: !2, line: 63, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !70, file: !2, line: 63, baseType: !62, size: 160, offset: 64)
!75 = !{i32 7, !"Dwarf Version", i32 5}
!76 = !{i32 2, !"Debug Info Version", i32 3}
!77 = !{i32 1, !"wchar_size", i32 4}
!78 = !{i32 8, !"PIC Level", i32 2}
!79 = !{i32 7, !"PIE Level", i32 2}
!80 = !{i32 7, !"uwtable", i32 2}
!81 = !{i32 7, !"frame-pointer", i32 2}
!82 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!83 = distinct !DISubprogram(name: "list_bad", scope: !2, file: !2, line: 22, type: !45, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!84 = !DILocalVariable(name: "list", scope: !83, file: !2, line: 23, type: !35)
!85 = !DILocation(line: 23, column: 15, scope: !83)
!86 = !DILocation(line: 23, column: 22, scope: !83)
!87 = !DILocation(line: 24, column: 15, scope: !83)
!88 = !DILocation(line: 24, column: 3, scope: !83)
!89 = !DILocation(line: 25, column: 3, scope: !83)
!90 = !DILocation(line: 26, column: 10, scope: !83)
!91 = !DILocation(line: 26, column: 3, scope: !83)
!92 = !DILocation(line: 27, column: 1, scope: !83)
!93 = distinct !DISubprogram(name: "push", scope: !2, file: !2, line: 16, type: !94, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!94 = !DISubroutineType(types: !95)
!95 = !{null, !38, !29}
!96 = !DILocalVariable(name: "list", arg: 1, scope: !93, file: !2, line: 16, type: !38)
!97 = !DILocation(line: 0, scope: !93)
!98 = !DILocalVariable(name: "text", arg: 2, scope: !93, file: !2, line: 16, type: !29)
!99 = !DILocation(line: 17, column: 23, scope: !93)
!100 = !DILocalVariable(name: "item", scope: !93, file: !2, line: 17, type: !31)
!101 = !DILocation(line: 18, column: 9, scope: !93)
!102 = !DILocation(line: 18, column: 14, scope: !93)
!103 = !DILocation(line: 19, column: 15, scope: !93)
!104 = !DILocation(line: 19, column: 3, scope: !93)
!105 = !DILocation(line: 20, column: 1, scope: !93)
!106 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 21, type: !107, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!107 = !DISubroutineType(types: !108)
!108 = !{!29, !38}
!109 = !DILocalVariable(name: "list", arg: 1, scope: !106, file: !2, line: 21, type: !38)
!110 = !DILocation(line: 0, scope: !106)
!111 = !DILocation(line: 21, column: 70, scope: !106)
!112 = !DILocation(line: 21, column: 77, scope: !106)
!113 = !DILocation(line: 21, column: 41, scope: !106)
!114 = distinct !DISubprogram(name: "list_good", scope: !2, file: !2, line: 28, type: !45, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!115 = !DILocalVariable(name: "list", scope: !114, file: !2, line: 29, type: !35)
!116 = !DILocation(line: 29, column: 15, scope: !114)
!117 = !DILocation(line: 29, column: 22, scope: !114)
!118 = !DILocalVariable(name: "other", scope: !114, file: !2, line: 29, type: !35)
!119 = !DILocation(line: 29, column: 38, scope: !114)
!120 = !DILocation(line: 29, column: 46, scope: !114)
!121 = !DILocalVariable(name: "item", scope: !114, file: !2, line: 30, type: !32)
!122 = !DILocation(line: 30, column: 15, scope: !114)
!123 = !DILocalVariable(name: "own", scope: !114, file: !2, line: 30, type: !32)
!124 = !DILocation(line: 30, column: 34, scope: !114)
!125 = !DILocation(line: 30, column: 40, scope: !114)
!126 = !DILocation(line: 30, column: 41, scope: !114)
!127 = !DILocation(line: 30, column: 46, scope: !114)
!128 = !DILocation(line: 31, column: 14, scope: !114)
!129 = !DILocation(line: 31, column: 3, scope: !114)
!130 = !DILocation(line: 32, column: 13, scope: !114)
!131 = !DILocation(line: 32, column: 3, scope: !114)
!132 = !DILocation(line: 33, column: 10, scope: !114)
!133 = !DILocation(line: 33, column: 3, scope: !114)
!134 = !DILocation(line: 34, column: 1, scope: !114)
!135 = distinct !DISubprogram(name: "spliced_bad", scope: !2, file: !2, line: 35, type: !45, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!136 = !DILocalVariable(name: "from", scope: !135, file: !2, line: 36, type: !35)
!137 = !DILocation(line: 36, column: 15, scope: !135)
!138 = !DILocation(line: 36, column: 22, scope: !135)
!139 = !DILocalVariable(name: "to", scope: !135, file: !2, line: 36, type: !35)
!140 = !DILocation(line: 36, column: 38, scope: !135)
!141 = !DILocation(line: 36, column: 43, scope: !135)
!142 = !DILocalVariable(name: "item", scope: !135, file: !2, line: 37, type: !32)
!143 = !DILocation(line: 37, column: 15, scope: !135)
!144 = !DILocation(line: 37, column: 22, scope: !135)
!145 = !DILocation(line: 37, column: 23, scope: !135)
!146 = !DILocation(line: 37, column: 28, scope: !135)
!147 = !DILocation(line: 38, column: 14, scope: !135)
!148 = !DILocation(line: 38, column: 3, scope: !135)
!149 = !DILocation(line: 39, column: 22, scope: !135)
!150 = !DILocation(line: 39, column: 3, scope: !135)
!151 = !DILocation(line: 40, column: 10, scope: !135)
!152 = !DILocation(line: 40, column: 3, scope: !135)
!153 = !DILocation(line: 41, column: 1, scope: !135)
!154 = distinct !DISubprogram(name: "tree_bad", scope: !2, file: !2, line: 48, type: !45, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!155 = !DILocalVariable(name: "tree", scope: !154, file: !2, line: 49, type: !19)
!156 = !DILocation(line: 49, column: 15, scope: !154)
!157 = !DILocation(line: 49, column: 22, scope: !154)
!158 = !DILocalVariable(name: "one", scope: !154, file: !2, line: 50, type: !16)
!159 = !DILocation(line: 50, column: 15, scope: !154)
!160 = !DILocalVariable(name: "two", scope: !154, file: !2, line: 50, type: !16)
!161 = !DILocation(line: 50, column: 36, scope: !154)
!162 = !DILocation(line: 50, column: 42, scope: !154)
!163 = !DILocation(line: 50, column: 43, scope: !154)
!164 = !DILocation(line: 50, column: 51, scope: !154)
!165 = !DILocation(line: 51, column: 18, scope: !154)
!166 = !DILocation(line: 51, column: 3, scope: !154)
!167 = !DILocation(line: 52, column: 18, scope: !154)
!168 = !DILocation(line: 52, column: 29, scope: !154)
!169 = !DILocation(line: 52, column: 3, scope: !154)
!170 = !DILocation(line: 53, column: 36, scope: !154)
!171 = !DILocation(line: 53, column: 26, scope: !154)
!172 = !DILocation(line: 53, column: 44, scope: !154)
!173 = !DILocation(line: 53, column: 3, scope: !154)
!174 = !DILocation(line: 54, column: 1, scope: !154)
!175 = distinct !DISubprogram(name: "tree_good", scope: !2, file: !2, line: 55, type: !45, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!176 = !DILocalVariable(name: "tree", scope: !175, file: !2, line: 56, type: !19)
!177 = !DILocation(line: 56, column: 15, scope: !175)
!178 = !DILocation(line: 56, column: 22, scope: !175)
!179 = !DILocalVariable(name: "other", scope: !175, file: !2, line: 56, type: !19)
!180 = !DILocation(line: 56, column: 44, scope: !175)
!181 = !DILocation(line: 56, column: 52, scope: !175)
!182 = !DILocalVariable(name: "one", scope: !175, file: !2, line: 57, type: !16)
!183 = !DILocation(line: 57, column: 15, scope: !175)
!184 = !DILocalVariable(name: "two", scope: !175, file: !2, line: 57, type: !16)
!185 = !DILocation(line: 57, column: 36, scope: !175)
!186 = !DILocation(line: 57, column: 42, scope: !175)
!187 = !DILocation(line: 57, column: 43, scope: !175)
!188 = !DILocation(line: 57, column: 51, scope: !175)
!189 = !DILocation(line: 58, column: 18, scope: !175)
!190 = !DILocation(line: 58, column: 3, scope: !175)
!191 = !DILocation(line: 59, column: 18, scope: !175)
!192 = !DILocation(line: 59, column: 3, scope: !175)
!193 = !DILocation(line: 60, column: 36, scope: !175)
!194 = !DILocation(line: 60, column: 26, scope: !175)
!195 = !DILocation(line: 60, column: 44, scope: !175)
!196 = !DILocation(line: 60, column: 3, scope: !175)
!197 = !DILocation(line: 61, column: 1, scope: !175)
!198 = distinct !DISubprogram(name: "thread_bad", scope: !2, file: !2, line: 69, type: !45, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!199 = !DILocalVariable(name: "thread", scope: !198, file: !2, line: 70, type: !200)
!200 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!201 = !DILocation(line: 70, column: 8, scope: !198)
!202 = !DILocalVariable(name: "state", scope: !198, file: !2, line: 71, type: !69)
!203 = !DILocation(line: 71, column: 17, scope: !198)
!204 = !DILocation(line: 71, column: 25, scope: !198)
!205 = !DILocation(line: 72, column: 3, scope: !198)
!206 = !DILocation(line: 72, column: 10, scope: !198)
!207 = !DILocation(line: 72, column: 20, scope: !198)
!208 = !DILocation(line: 73, column: 9, scope: !198)
!209 = !DILocation(line: 73, column: 16, scope: !198)
!210 = !DILocation(line: 73, column: 26, scope: !198)
!211 = !DILocation(line: 73, column: 3, scope: !198)
!212 = !DILocation(line: 74, column: 3, scope: !198)
!213 = !DILocation(line: 75, column: 1, scope: !198)
!214 = distinct !DISubprogram(name: "timer_bad", scope: !2, file: !2, line: 78, type: !45, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!215 = !DILocalVariable(name: "timer", scope: !214, file: !2, line: 79, type: !216)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "timer_t", file: !217, line: 7, baseType: !218)
!217 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/timer_t.h", directory: "", checksumkind: CSK_MD5, checksum: "b257b0db40a7b7cec2ff2d7c51baed44")
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "__timer_t", file: !219, line: 172, baseType: !48)
!219 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!220 = !DILocation(line: 79, column: 11, scope: !214)
!221 = !DILocalVariable(name: "event", scope: !214, file: !2, line: 80, type: !222)
!222 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigevent", file: !223, line: 22, size: 512, elements: !224)
!223 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigevent_t.h", directory: "", checksumkind: CSK_MD5, checksum: "816c6e661f14523d03101a714ce8e208")
!224 = !{!225, !232, !233, !234}
!225 = !DIDerivedType(tag: DW_TAG_member, name: "sigev_value", scope: !222, file: !223, line: 24, baseType: !226, size: 64)
!226 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !227, line: 30, baseType: !228)
!227 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!228 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !227, line: 24, size: 64, elements: !229)
!229 = !{!230, !231}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !228, file: !227, line: 26, baseType: !22, size: 32)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !228, file: !227, line: 27, baseType: !48, size: 64)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "sigev_signo", scope: !222, file: !223, line: 25, baseType: !22, size: 32, offset: 64)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "sigev_notify", scope: !222, file: !223, line: 26, baseType: !22, size: 32, offset: 96)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "_sigev_un", scope: !222, file: !223, line: 41, baseType: !235, size: 384, offset: 128)
!235 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !222, file: !223, line: 28, size: 384, elements: !236)
!236 = !{!237, !241, !243}
!237 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !235, file: !223, line: 30, baseType: !238, size: 384)
!238 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 384, elements: !239)
!239 = !{!240}
!240 = !DISubrange(count: 12)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_tid", scope: !235, file: !223, line: 34, baseType: !242, size: 32)
!242 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !219, line: 154, baseType: !22)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_sigev_thread", scope: !235, file: !223, line: 40, baseType: !244, size: 128)
!244 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !235, file: !223, line: 36, size: 128, elements: !245)
!245 = !{!246, !250}
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_function", scope: !244, file: !223, line: 38, baseType: !247, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DISubroutineType(types: !249)
!249 = !{null, !226}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_attribute", scope: !244, file: !223, line: 39, baseType: !251, size: 64, offset: 64)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !252, size: 64)
!252 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !253, line: 62, baseType: !254)
!253 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!254 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !253, line: 56, size: 448, elements: !255)
!255 = !{!256, !260}
!256 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !254, file: !253, line: 58, baseType: !257, size: 448)
!257 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !258)
!258 = !{!259}
!259 = !DISubrange(count: 56)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !254, file: !253, line: 59, baseType: !200, size: 64)
!261 = !DILocation(line: 80, column: 19, scope: !214)
!262 = !DILocation(line: 81, column: 9, scope: !214)
!263 = !DILocation(line: 81, column: 31, scope: !214)
!264 = !DILocation(line: 82, column: 33, scope: !214)
!265 = !DILocation(line: 82, column: 9, scope: !214)
!266 = !DILocation(line: 82, column: 31, scope: !214)
!267 = !DILocation(line: 83, column: 3, scope: !214)
!268 = !DILocation(line: 84, column: 1, scope: !214)
!269 = distinct !DISubprogram(name: "rings_bad", scope: !2, file: !2, line: 77, type: !270, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!270 = !DISubroutineType(types: !271)
!271 = !{null, !228}
!272 = !DILocalVariable(name: "value", arg: 1, scope: !269, file: !2, line: 77, type: !228)
!273 = !DILocation(line: 77, column: 36, scope: !269)
!274 = !DILocation(line: 77, column: 58, scope: !269)
!275 = !DILocation(line: 77, column: 45, scope: !269)
!276 = !DILocation(line: 77, column: 70, scope: !269)
!277 = !DILocalVariable(name: "text", scope: !44, file: !2, line: 88, type: !278)
!278 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !279)
!279 = !{!280}
!280 = !DISubrange(count: 10)
!281 = !DILocation(line: 88, column: 8, scope: !44)
!282 = !DILocation(line: 89, column: 9, scope: !44)
!283 = !DILocation(line: 89, column: 19, scope: !44)
!284 = !DILocation(line: 89, column: 3, scope: !44)
!285 = !DILocation(line: 90, column: 11, scope: !44)
!286 = !DILocation(line: 90, column: 3, scope: !44)
!287 = !DILocation(line: 91, column: 20, scope: !44)
!288 = !DILocation(line: 91, column: 10, scope: !44)
!289 = !DILocation(line: 91, column: 3, scope: !44)
!290 = !DILocation(line: 92, column: 1, scope: !44)
!291 = distinct !DISubprogram(name: "compares", scope: !2, file: !2, line: 85, type: !292, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!292 = !DISubroutineType(types: !293)
!293 = !{!22, !294, !294}
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !295, size: 64)
!295 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!296 = !DILocalVariable(name: "one", arg: 1, scope: !291, file: !2, line: 85, type: !294)
!297 = !DILocation(line: 0, scope: !291)
!298 = !DILocalVariable(name: "other", arg: 2, scope: !291, file: !2, line: 85, type: !294)
!299 = !DILocation(line: 85, column: 66, scope: !291)
!300 = !DILocation(line: 85, column: 59, scope: !291)
!301 = distinct !DISubprogram(name: "waits_bad", scope: !2, file: !2, line: 93, type: !45, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!302 = !DILocalVariable(name: "event", scope: !301, file: !2, line: 94, type: !303)
!303 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "epoll_event", file: !304, line: 84, size: 96, elements: !305)
!304 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/epoll.h", directory: "", checksumkind: CSK_MD5, checksum: "56ab324fa8f4370cfc61f3c9945a4ef9")
!305 = !{!306, !311}
!306 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !303, file: !304, line: 86, baseType: !307, size: 32)
!307 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !308, line: 26, baseType: !309)
!308 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !219, line: 42, baseType: !310)
!310 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!311 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !303, file: !304, line: 87, baseType: !312, size: 64, offset: 32)
!312 = !DIDerivedType(tag: DW_TAG_typedef, name: "epoll_data_t", file: !304, line: 82, baseType: !313)
!313 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "epoll_data", file: !304, line: 76, size: 64, elements: !314)
!314 = !{!315, !316, !317, !318}
!315 = !DIDerivedType(tag: DW_TAG_member, name: "ptr", scope: !313, file: !304, line: 78, baseType: !48, size: 64)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !313, file: !304, line: 79, baseType: !22, size: 32)
!317 = !DIDerivedType(tag: DW_TAG_member, name: "u32", scope: !313, file: !304, line: 80, baseType: !307, size: 32)
!318 = !DIDerivedType(tag: DW_TAG_member, name: "u64", scope: !313, file: !304, line: 81, baseType: !319, size: 64)
!319 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !308, line: 27, baseType: !320)
!320 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !219, line: 45, baseType: !321)
!321 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!322 = !DILocation(line: 94, column: 22, scope: !301)
!323 = !DILocalVariable(name: "events", scope: !301, file: !2, line: 94, type: !324)
!324 = !DICompositeType(tag: DW_TAG_array_type, baseType: !303, size: 288, elements: !57)
!325 = !DILocation(line: 94, column: 29, scope: !301)
!326 = !DILocation(line: 95, column: 20, scope: !301)
!327 = !DILocation(line: 95, column: 9, scope: !301)
!328 = !DILocation(line: 95, column: 18, scope: !301)
!329 = !DILocation(line: 96, column: 3, scope: !301)
!330 = !DILocation(line: 97, column: 17, scope: !301)
!331 = !DILocation(line: 97, column: 3, scope: !301)
!332 = !DILocation(line: 98, column: 10, scope: !301)
!333 = !DILocation(line: 98, column: 20, scope: !301)
!334 = !DILocation(line: 98, column: 25, scope: !301)
!335 = !DILocation(line: 98, column: 3, scope: !301)
!336 = !DILocation(line: 99, column: 1, scope: !301)
!337 = distinct !DISubprogram(name: "stream_bad", scope: !2, file: !2, line: 100, type: !45, scopeLine: 100, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!338 = !DILocalVariable(name: "text", scope: !337, file: !2, line: 101, type: !29)
!339 = !DILocation(line: 101, column: 9, scope: !337)
!340 = !DILocalVariable(name: "size", scope: !337, file: !2, line: 102, type: !341)
!341 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !342, line: 18, baseType: !321)
!342 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!343 = !DILocation(line: 102, column: 10, scope: !337)
!344 = !DILocation(line: 103, column: 18, scope: !337)
!345 = !DILocalVariable(name: "stream", scope: !337, file: !2, line: 103, type: !346)
!346 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !347, size: 64)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !348, line: 7, baseType: !349)
!348 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!349 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !350, line: 49, size: 1728, elements: !351)
!350 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!351 = !{!352, !353, !354, !355, !356, !357, !358, !359, !360, !361, !362, !363, !364, !367, !369, !370, !371, !373, !375, !377, !381, !384, !386, !389, !392, !393, !394, !395, !396}
!352 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !349, file: !350, line: 51, baseType: !22, size: 32)
!353 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !349, file: !350, line: 54, baseType: !29, size: 64, offset: 64)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !349, file: !350, line: 55, baseType: !29, size: 64, offset: 128)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !349, file: !350, line: 56, baseType: !29, size: 64, offset: 192)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !349, file: !350, line: 57, baseType: !29, size: 64, offset: 256)
!357 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !349, file: !350, line: 58, baseType: !29, size: 64, offset: 320)
!358 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !349, file: !350, line: 59, baseType: !29, size: 64, offset: 384)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !349, file: !350, line: 60, baseType: !29, size: 64, offset: 448)
!360 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !349, file: !350, line: 61, baseType: !29, size: 64, offset: 512)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !349, file: !350, line: 64, baseType: !29, size: 64, offset: 576)
!362 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !349, file: !350, line: 65, baseType: !29, size: 64, offset: 640)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !349, file: !350, line: 66, baseType: !29, size: 64, offset: 704)
!364 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !349, file: !350, line: 68, baseType: !365, size: 64, offset: 768)
!365 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !366, size: 64)
!366 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !350, line: 36, flags: DIFlagFwdDecl)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !349, file: !350, line: 70, baseType: !368, size: 64, offset: 832)
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !349, size: 64)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !349, file: !350, line: 72, baseType: !22, size: 32, offset: 896)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !349, file: !350, line: 73, baseType: !22, size: 32, offset: 928)
!371 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !349, file: !350, line: 74, baseType: !372, size: 64, offset: 960)
!372 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !219, line: 152, baseType: !200)
!373 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !349, file: !350, line: 77, baseType: !374, size: 16, offset: 1024)
!374 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !349, file: !350, line: 78, baseType: !376, size: 8, offset: 1040)
!376 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!377 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !349, file: !350, line: 79, baseType: !378, size: 8, offset: 1048)
!378 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !379)
!379 = !{!380}
!380 = !DISubrange(count: 1)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !349, file: !350, line: 81, baseType: !382, size: 64, offset: 1088)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !383, size: 64)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !350, line: 43, baseType: null)
!384 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !349, file: !350, line: 89, baseType: !385, size: 64, offset: 1152)
!385 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !219, line: 153, baseType: !200)
!386 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !349, file: !350, line: 91, baseType: !387, size: 64, offset: 1216)
!387 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !388, size: 64)
!388 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !350, line: 37, flags: DIFlagFwdDecl)
!389 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !349, file: !350, line: 92, baseType: !390, size: 64, offset: 1280)
!390 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !391, size: 64)
!391 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !350, line: 38, flags: DIFlagFwdDecl)
!392 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !349, file: !350, line: 93, baseType: !368, size: 64, offset: 1344)
!393 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !349, file: !350, line: 94, baseType: !48, size: 64, offset: 1408)
!394 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !349, file: !350, line: 95, baseType: !341, size: 64, offset: 1472)
!395 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !349, file: !350, line: 96, baseType: !22, size: 32, offset: 1536)
!396 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !349, file: !350, line: 98, baseType: !62, size: 160, offset: 1568)
!397 = !DILocation(line: 0, scope: !337)
!398 = !DILocation(line: 104, column: 28, scope: !337)
!399 = !DILocation(line: 104, column: 3, scope: !337)
!400 = !DILocation(line: 105, column: 3, scope: !337)
!401 = !DILocation(line: 106, column: 10, scope: !337)
!402 = !DILocation(line: 106, column: 3, scope: !337)
!403 = !DILocation(line: 107, column: 1, scope: !337)
!404 = distinct !DISubprogram(name: "time_bad", scope: !2, file: !2, line: 108, type: !45, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!405 = !DILocalVariable(name: "time", scope: !404, file: !2, line: 109, type: !406)
!406 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !407, line: 7, size: 448, elements: !408)
!407 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_tm.h", directory: "", checksumkind: CSK_MD5, checksum: "9e5545b565ef031c4cd0faf90b69386f")
!408 = !{!409, !410, !411, !412, !413, !414, !415, !416, !417, !418, !419}
!409 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !406, file: !407, line: 9, baseType: !22, size: 32)
!410 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !406, file: !407, line: 10, baseType: !22, size: 32, offset: 32)
!411 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !406, file: !407, line: 11, baseType: !22, size: 32, offset: 64)
!412 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !406, file: !407, line: 12, baseType: !22, size: 32, offset: 96)
!413 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !406, file: !407, line: 13, baseType: !22, size: 32, offset: 128)
!414 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !406, file: !407, line: 14, baseType: !22, size: 32, offset: 160)
!415 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !406, file: !407, line: 15, baseType: !22, size: 32, offset: 192)
!416 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !406, file: !407, line: 16, baseType: !22, size: 32, offset: 224)
!417 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !406, file: !407, line: 17, baseType: !22, size: 32, offset: 256)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !406, file: !407, line: 20, baseType: !200, size: 64, offset: 320)
!419 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !406, file: !407, line: 21, baseType: !420, size: 64, offset: 384)
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !421, size: 64)
!421 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!422 = !DILocation(line: 109, column: 13, scope: !404)
!423 = !DILocation(line: 110, column: 12, scope: !404)
!424 = !DILocation(line: 110, column: 3, scope: !404)
!425 = !DILocation(line: 111, column: 15, scope: !404)
!426 = !DILocation(line: 111, column: 10, scope: !404)
!427 = !DILocation(line: 111, column: 3, scope: !404)
!428 = !DILocation(line: 112, column: 1, scope: !404)
!429 = distinct !DISubprogram(name: "buffer_bad", scope: !2, file: !2, line: 118, type: !45, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13, retainedNodes: !47)
!430 = !DILocation(line: 119, column: 18, scope: !429)
!431 = !DILocalVariable(name: "buffer", scope: !429, file: !2, line: 119, type: !29)
!432 = !DILocation(line: 0, scope: !429)
!433 = !DILocation(line: 120, column: 3, scope: !429)
!434 = !DILocation(line: 121, column: 17, scope: !429)
!435 = !DILocation(line: 121, column: 3, scope: !429)
!436 = !DILocation(line: 122, column: 1, scope: !429)
!437 = distinct !DISubprogram(name: "fill", scope: !2, file: !2, line: 117, type: !438, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!438 = !DISubroutineType(types: !439)
!439 = !{null, !29}
!440 = !DILocalVariable(name: "buffer", arg: 1, scope: !437, file: !2, line: 117, type: !29)
!441 = !DILocation(line: 0, scope: !437)
!442 = !DILocation(line: 117, column: 53, scope: !437)
!443 = !DILocation(line: 117, column: 34, scope: !437)
!444 = !DILocation(line: 117, column: 61, scope: !437)
!445 = distinct !DISubprogram(name: "buffer_good", scope: !2, file: !2, line: 123, type: !45, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13)
!446 = !DILocation(line: 123, column: 33, scope: !445)
!447 = !DILocation(line: 123, column: 26, scope: !445)
!448 = !DILocation(line: 123, column: 51, scope: !445)
!449 = distinct !DISubprogram(name: "session_bad", scope: !2, file: !2, line: 124, type: !45, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !13)
!450 = !DILocation(line: 125, column: 29, scope: !449)
!451 = !DILocation(line: 125, column: 3, scope: !449)
!452 = !DILocation(line: 125, column: 22, scope: !449)
!453 = !DILocation(line: 125, column: 27, scope: !449)
!454 = !DILocation(line: 126, column: 10, scope: !449)
!455 = !DILocation(line: 126, column: 29, scope: !449)
!456 = !DILocation(line: 126, column: 3, scope: !449)
!457 = !DILocation(line: 127, column: 1, scope: !449)
!458 = !DILocation(line: 130, column: 13, scope: !61)
!459 = !DILocation(line: 130, column: 29, scope: !61)
!460 = !DILocation(line: 131, column: 3, scope: !61)
!461 = !DILocation(line: 132, column: 20, scope: !61)
!462 = !DILocation(line: 132, column: 10, scope: !61)
!463 = !DILocation(line: 132, column: 3, scope: !61)
!464 = !DILocation(line: 133, column: 1, scope: !61)
!465 = distinct !DISubprogram(name: "ends", scope: !2, file: !2, line: 66, type: !67, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!466 = !DILocalVariable(name: "state", arg: 1, scope: !465, file: !2, line: 66, type: !69)
!467 = !DILocation(line: 0, scope: !465)
!468 = !DILocation(line: 66, column: 41, scope: !465)
!469 = !DILocation(line: 66, column: 54, scope: !465)
!470 = distinct !DISubprogram(name: "run_bad", scope: !2, file: !2, line: 67, type: !67, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !13, retainedNodes: !47)
!471 = !DILocalVariable(name: "state", arg: 1, scope: !470, file: !2, line: 67, type: !69)
!472 = !DILocation(line: 0, scope: !470)
!473 = !DILocation(line: 67, column: 58, scope: !470)
!474 = !DILocation(line: 67, column: 51, scope: !470)
!475 = !DILocation(line: 67, column: 44, scope: !470)
!476 = !DILocation(line: 67, column: 65, scope: !470)
