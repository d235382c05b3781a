; Variables, aliases, ifuncs and groups that second.ll defines too, each in another way.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$group = comdat any
$big = comdat largest
$same = comdat samesize
$exact = comdat exactmatch

@tentative = common global i32 0, align 4
@grown = common global [2 x i32] zeroinitializer, align 16
@given = common global i32 0, align 4
@given_first = global i32 1, align 4
@weak = weak global i32 1, align 4
@weaker = linkonce_odr global i32 1, align 4
@once = linkonce global i32 1, align 4
@group = linkonce_odr global ptr @in_group, comdat, align 8
@in_group = linkonce_odr global i32 1, comdat($group), align 4
@big = linkonce_odr global i32 1, comdat, align 4
@of_big = linkonce_odr global i32 1, comdat($big), align 4
@same = weak_odr global i32 1, comdat, align 4
@exact = weak_odr global [2 x i32] [i32 5, i32 0], comdat, align 4
@available = available_externally constant i32 1, align 4
@llvm.used = appending global [2 x ptr] [ptr @weak, ptr @weaker], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @start_first, ptr @tentative }]

@name = weak alias i32, ptr @given_first
@named = alias i32, ptr @given_first
@found = weak ifunc void (), ptr @find_first
@late = ifunc void (), ptr @find_first

define internal void @start_first() {
  ret void
}

define internal ptr @find_first() {
  ret ptr @start_first
}

define weak void @function() {
  ret void
}

define i32 @first() {
  %1 = load i32, ptr @once
  %2 = load i32, ptr @available
  %3 = load ptr, ptr @group
  %4 = load i32, ptr @of_big
  %5 = load i32, ptr @in_group
  call void @found()
  call void @late()
  ret i32 %1
}

; A group whose members are strong, as compilers for Windows write inline functions.
$inline = comdat any

define i32 @inline() comdat {
  ret i32 1
}
