; Functions of libraries that link nodes, start a thread by a table of functions, and write what pointers lead to.
target datalayout = "e-m:e-i64:64-i128:128-n8:16:32:64-S128"

@table = internal constant [4 x ptr] [ptr null, ptr @ends, ptr @ends, ptr @runs]
@data = internal global i32 0
@text = internal global [8 x i8] zeroinitializer

declare ptr @malloc(i64)
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr, ptr)
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1, ptr, ptr, ptr)
declare ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr)
declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr, ptr, ptr)
declare i64 @readv(i32, ptr, i32)
declare i32 @glob(ptr, i32, ptr, ptr)

define internal void @ends(ptr %state) {
  ret void
}
define internal void @runs(ptr %self) {
  %at = getelementptr i8, ptr %self, i64 8
  %held = load ptr, ptr %at
  store i32 1, ptr %held
  ret void
}

; %one and %two hang in the list, and %back is the address of what the list ends with
define i32 @main() {
  %list = alloca [2 x ptr]
  %first = getelementptr i8, ptr %list, i64 0
  %last = getelementptr i8, ptr %list, i64 8
  store ptr %list, ptr %first
  store ptr %list, ptr %last
  %one = call ptr @malloc(i64 24)
  %two = call ptr @malloc(i64 24)
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %one, ptr %list)
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %two, ptr %list)
  %front = load ptr, ptr %first
  %second = load ptr, ptr %front
  %behind = getelementptr i8, ptr %one, i64 16
  %payload = load ptr, ptr %behind
; a tree: nodes are reached by their links only
  %tree = alloca [4 x ptr]
  %leaf = call ptr @malloc(i64 40)
  %other = call ptr @malloc(i64 40)
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 true, ptr %leaf, ptr %tree, ptr %tree)
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 true, ptr %other, ptr %leaf, ptr %tree)
  %least = getelementptr i8, ptr %tree, i64 16
  %begin = load ptr, ptr %least
  %next = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %begin)
; a thread: the table of the state says what it runs
  %thread = alloca i64
  %owner = alloca ptr
  %state = call ptr @malloc(i64 16)
  %entries = getelementptr i8, ptr @table, i64 8
  store ptr %entries, ptr %state
  %kept = getelementptr i8, ptr %state, i64 8
  store ptr @data, ptr %kept
  store ptr %state, ptr %owner
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr %thread, ptr %owner, ptr null)
; what the vector leads to is written
  %vector = alloca { ptr, i64 }
  store ptr @text, ptr %vector
  %got = call i64 @readv(i32 0, ptr %vector, i32 1)
; names are anywhere in the structure
  %names = alloca { i64, ptr, i64 }
  %found = call i32 @glob(ptr @text, i32 0, ptr null, ptr %names)
  %path = getelementptr i8, ptr %names, i64 8
  %paths = load ptr, ptr %path
  ret i32 0
}
