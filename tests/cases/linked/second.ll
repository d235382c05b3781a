; What first.ll defines, in other ways.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$group = comdat any
$big = comdat any
$same = comdat samesize
$exact = comdat exactmatch

@tentative = common global i32 0, align 8
@grown = common global [4 x i32] zeroinitializer, align 4
@given = global i32 7, align 4
@weak = global i32 2, align 4
@weaker = weak_odr global i32 2, align 4
@once = linkonce global i32 2, align 4
@group = linkonce_odr global ptr @also_in_group, comdat, align 8
@also_in_group = linkonce_odr global i32 2, comdat($group), align 4
@big = linkonce_odr global [2 x i32] [i32 3, i32 4], comdat, align 4
@of_big = linkonce_odr global i32 2, comdat($big), align 4
@same = weak_odr global i32 2, comdat, align 4
@exact = weak_odr global [2 x i32] [i32 5, i32 0], comdat, align 4
@available = constant i32 2, align 4
@llvm.used = appending global [1 x ptr] [ptr @given], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr @start_second, ptr null }, { i32, ptr, ptr } { i32 3, ptr @start_second, ptr @given }]

@name = alias i32, ptr @given
@function = alias void (), ptr @start_second
@found = ifunc void (), ptr @find_second
@late = weak ifunc void (), ptr @find_second

define void @start_second() {
  ret void
}

define internal ptr @find_second() {
  ret ptr @start_second
}

define i32 @second() {
  %1 = load i32, ptr @once
  %2 = load i32, ptr @also_in_group
  %3 = load ptr, ptr @group
  %4 = load i32, ptr @of_big
  call void @found()
  call void @late()
  ret i32 %1
}

$inline = comdat any

define i32 @inline() comdat {
  ret i32 2
}
