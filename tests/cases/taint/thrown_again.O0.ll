; ModuleID = 'thrown_again.cpp'
source_filename = "thrown_again.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Failure = type { ptr }

$__clang_call_terminate = comdat any

$_ZTI7Failure = comdat any

$_ZTS7Failure = comdat any

@.str = private unnamed_addr constant [2 x i8] c"X\00", align 1
@_ZTI7Failure = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS7Failure }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS7Failure = linkonce_odr dso_local constant [9 x i8] c"7Failure\00", comdat, align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"again\00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"ls\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"ended\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"pwd\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"outer\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"behind\00", align 1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z13raise_outsidev() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  %call = invoke ptr @getenv(ptr noundef @.str)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %text, align 16
  call void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
  unreachable

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          cleanup
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  call void @__cxa_free_exception(ptr %exception) #5
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val1
}

declare ptr @__cxa_allocate_exception(i64)

declare ptr @getenv(ptr noundef) #1

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(ptr)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z10caught_badv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %failure = alloca ptr, align 8
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  %call = invoke ptr @getenv(ptr noundef @.str)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad1

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %2 = extractvalue { ptr, i32 } %1, 0
  store ptr %2, ptr %exn.slot, align 8
  %3 = extractvalue { ptr, i32 } %1, 1
  store i32 %3, ptr %ehselector.slot, align 4
  call void @__cxa_free_exception(ptr %exception) #5
  br label %catch.dispatch

lpad1:                                            ; preds = %invoke.cont
  %4 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %5 = extractvalue { ptr, i32 } %4, 0
  store ptr %5, ptr %exn.slot, align 8
  %6 = extractvalue { ptr, i32 } %4, 1
  store i32 %6, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad1, %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %7 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %7
  br i1 %matches, label %catch, label %catch.dispatch6

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %8 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %8, ptr %0, align 8
  %call4 = invoke i32 @puts(ptr noundef @.str.1)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %catch
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %invoke.cont3, %catch
  %9 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %10 = extractvalue { ptr, i32 } %9, 0
  store ptr %10, ptr %exn.slot, align 8
  %11 = extractvalue { ptr, i32 } %9, 1
  store i32 %11, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %lpad2
  br label %catch.dispatch6

catch.dispatch6:                                  ; preds = %invoke.cont5, %catch.dispatch
  %sel7 = load i32, ptr %ehselector.slot, align 4
  %12 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches8 = icmp eq i32 %sel7, %12
  br i1 %matches8, label %catch9, label %eh.resume

catch9:                                           ; preds = %catch.dispatch6
  %exn10 = load ptr, ptr %exn.slot, align 8
  %13 = call ptr @__cxa_begin_catch(ptr %exn10) #5
  store ptr %13, ptr %failure, align 8
  %14 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text11 = getelementptr inbounds nuw %struct.Failure, ptr %14, i32 0, i32 0
  %15 = load ptr, ptr %text11, align 8
  %call14 = invoke i32 @system(ptr noundef %15)
          to label %invoke.cont13 unwind label %lpad12

invoke.cont13:                                    ; preds = %catch9
  call void @__cxa_end_catch()
  br label %try.cont16

try.cont16:                                       ; preds = %invoke.cont13, %try.cont
  ret void

try.cont:                                         ; No predecessors!
  br label %try.cont16

lpad12:                                           ; preds = %catch9
  %16 = landingpad { ptr, i32 }
          cleanup
  %17 = extractvalue { ptr, i32 } %16, 0
  store ptr %17, ptr %exn.slot, align 8
  %18 = extractvalue { ptr, i32 } %16, 1
  store i32 %18, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont15 unwind label %terminate.lpad

invoke.cont15:                                    ; preds = %lpad12
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont15, %catch.dispatch6
  %exn17 = load ptr, ptr %exn.slot, align 8
  %sel18 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn17, 0
  %lpad.val19 = insertvalue { ptr, i32 } %lpad.val, i32 %sel18, 1
  resume { ptr, i32 } %lpad.val19

terminate.lpad:                                   ; preds = %lpad12, %lpad2
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  call void @__clang_call_terminate(ptr %20) #7
  unreachable

unreachable:                                      ; preds = %invoke.cont3, %invoke.cont
  unreachable
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr)

declare i32 @puts(ptr noundef) #1

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #3 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #5
  call void @_ZSt9terminatev() #7
  unreachable
}

declare void @_ZSt9terminatev()

declare i32 @system(ptr noundef) #1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z11caught_goodv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %failure = alloca ptr, align 8
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %2 = extractvalue { ptr, i32 } %1, 0
  store ptr %2, ptr %exn.slot, align 8
  %3 = extractvalue { ptr, i32 } %1, 1
  store i32 %3, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %4
  br i1 %matches, label %catch, label %catch.dispatch3

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %5, ptr %0, align 8
  %call = invoke i32 @puts(ptr noundef @.str.1)
          to label %invoke.cont unwind label %lpad1

invoke.cont:                                      ; preds = %catch
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %invoke.cont, %catch
  %6 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %7 = extractvalue { ptr, i32 } %6, 0
  store ptr %7, ptr %exn.slot, align 8
  %8 = extractvalue { ptr, i32 } %6, 1
  store i32 %8, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %lpad1
  br label %catch.dispatch3

catch.dispatch3:                                  ; preds = %invoke.cont2, %catch.dispatch
  %sel4 = load i32, ptr %ehselector.slot, align 4
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches5 = icmp eq i32 %sel4, %9
  br i1 %matches5, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch3
  %exn7 = load ptr, ptr %exn.slot, align 8
  %10 = call ptr @__cxa_begin_catch(ptr %exn7) #5
  store ptr %10, ptr %failure, align 8
  %11 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text8 = getelementptr inbounds nuw %struct.Failure, ptr %11, i32 0, i32 0
  %12 = load ptr, ptr %text8, align 8
  %call11 = invoke i32 @system(ptr noundef %12)
          to label %invoke.cont10 unwind label %lpad9

invoke.cont10:                                    ; preds = %catch6
  call void @__cxa_end_catch()
  br label %try.cont13

try.cont13:                                       ; preds = %invoke.cont10, %try.cont
  ret void

try.cont:                                         ; No predecessors!
  br label %try.cont13

lpad9:                                            ; preds = %catch6
  %13 = landingpad { ptr, i32 }
          cleanup
  %14 = extractvalue { ptr, i32 } %13, 0
  store ptr %14, ptr %exn.slot, align 8
  %15 = extractvalue { ptr, i32 } %13, 1
  store i32 %15, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont12 unwind label %terminate.lpad

invoke.cont12:                                    ; preds = %lpad9
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont12, %catch.dispatch3
  %exn14 = load ptr, ptr %exn.slot, align 8
  %sel15 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn14, 0
  %lpad.val16 = insertvalue { ptr, i32 } %lpad.val, i32 %sel15, 1
  resume { ptr, i32 } %lpad.val16

terminate.lpad:                                   ; preds = %lpad9, %lpad1
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  call void @__clang_call_terminate(ptr %17) #7
  unreachable

unreachable:                                      ; preds = %invoke.cont, %entry
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z10inner_goodv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %failure = alloca ptr, align 8
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %2 = extractvalue { ptr, i32 } %1, 0
  store ptr %2, ptr %exn.slot, align 8
  %3 = extractvalue { ptr, i32 } %1, 1
  store i32 %3, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %4
  br i1 %matches, label %catch, label %catch.dispatch9

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %5, ptr %0, align 8
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %catch
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  store ptr %7, ptr %exn.slot, align 8
  %8 = extractvalue { ptr, i32 } %6, 1
  store i32 %8, ptr %ehselector.slot, align 4
  br label %catch2

catch2:                                           ; preds = %lpad1
  %exn3 = load ptr, ptr %exn.slot, align 8
  %9 = call ptr @__cxa_begin_catch(ptr %exn3) #5
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %catch2
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %11 = extractvalue { ptr, i32 } %10, 0
  store ptr %11, ptr %exn.slot, align 8
  %12 = extractvalue { ptr, i32 } %10, 1
  store i32 %12, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %lpad4
  invoke void @__cxa_end_catch()
          to label %invoke.cont7 unwind label %terminate.lpad

try.cont:                                         ; No predecessors!
  invoke void @__cxa_end_catch()
          to label %invoke.cont6 unwind label %lpad5

invoke.cont6:                                     ; preds = %try.cont
  br label %try.cont8

try.cont8:                                        ; preds = %invoke.cont6
  br label %try.cont18

lpad5:                                            ; preds = %try.cont
  %13 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %14 = extractvalue { ptr, i32 } %13, 0
  store ptr %14, ptr %exn.slot, align 8
  %15 = extractvalue { ptr, i32 } %13, 1
  store i32 %15, ptr %ehselector.slot, align 4
  br label %catch.dispatch9

invoke.cont7:                                     ; preds = %invoke.cont
  br label %catch.dispatch9

catch.dispatch9:                                  ; preds = %invoke.cont7, %lpad5, %catch.dispatch
  %sel10 = load i32, ptr %ehselector.slot, align 4
  %16 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches11 = icmp eq i32 %sel10, %16
  br i1 %matches11, label %catch12, label %eh.resume

catch12:                                          ; preds = %catch.dispatch9
  %exn13 = load ptr, ptr %exn.slot, align 8
  %17 = call ptr @__cxa_begin_catch(ptr %exn13) #5
  store ptr %17, ptr %failure, align 8
  %18 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text14 = getelementptr inbounds nuw %struct.Failure, ptr %18, i32 0, i32 0
  %19 = load ptr, ptr %text14, align 8
  %call = invoke i32 @system(ptr noundef %19)
          to label %invoke.cont16 unwind label %lpad15

invoke.cont16:                                    ; preds = %catch12
  call void @__cxa_end_catch()
  br label %try.cont18

try.cont18:                                       ; preds = %invoke.cont16, %try.cont8
  ret void

lpad15:                                           ; preds = %catch12
  %20 = landingpad { ptr, i32 }
          cleanup
  %21 = extractvalue { ptr, i32 } %20, 0
  store ptr %21, ptr %exn.slot, align 8
  %22 = extractvalue { ptr, i32 } %20, 1
  store i32 %22, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont17 unwind label %terminate.lpad

invoke.cont17:                                    ; preds = %lpad15
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont17, %catch.dispatch9
  %exn19 = load ptr, ptr %exn.slot, align 8
  %sel20 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn19, 0
  %lpad.val21 = insertvalue { ptr, i32 } %lpad.val, i32 %sel20, 1
  resume { ptr, i32 } %lpad.val21

terminate.lpad:                                   ; preds = %lpad15, %invoke.cont, %lpad4
  %23 = landingpad { ptr, i32 }
          catch ptr null
  %24 = extractvalue { ptr, i32 } %23, 0
  call void @__clang_call_terminate(ptr %24) #7
  unreachable

unreachable:                                      ; preds = %catch2, %catch, %entry
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z9ended_badv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %outer = alloca ptr, align 8
  %0 = alloca ptr, align 8
  %failure = alloca ptr, align 8
  invoke void @_Z13raise_outsidev()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  br label %try.cont10

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %2 = extractvalue { ptr, i32 } %1, 0
  store ptr %2, ptr %exn.slot, align 8
  %3 = extractvalue { ptr, i32 } %1, 1
  store i32 %3, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %4
  br i1 %matches, label %catch, label %catch.dispatch11

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %5, ptr %outer, align 8
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %catch
  %6 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %7 = extractvalue { ptr, i32 } %6, 0
  store ptr %7, ptr %exn.slot, align 8
  %8 = extractvalue { ptr, i32 } %6, 1
  store i32 %8, ptr %ehselector.slot, align 4
  br label %catch.dispatch2

catch.dispatch2:                                  ; preds = %lpad1
  %sel3 = load i32, ptr %ehselector.slot, align 4
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches4 = icmp eq i32 %sel3, %9
  br i1 %matches4, label %catch5, label %ehcleanup

catch5:                                           ; preds = %catch.dispatch2
  %exn6 = load ptr, ptr %exn.slot, align 8
  %10 = call ptr @__cxa_begin_catch(ptr %exn6) #5
  store ptr %10, ptr %0, align 8
  invoke void @__cxa_end_catch()
          to label %invoke.cont8 unwind label %lpad7

invoke.cont8:                                     ; preds = %catch5
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont8
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad7

lpad7:                                            ; preds = %try.cont, %catch5
  %11 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %exn.slot, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %ehselector.slot, align 4
  br label %ehcleanup

ehcleanup:                                        ; preds = %lpad7, %catch.dispatch2
  invoke void @__cxa_end_catch()
          to label %invoke.cont9 unwind label %terminate.lpad

invoke.cont9:                                     ; preds = %ehcleanup
  br label %catch.dispatch11

catch.dispatch11:                                 ; preds = %invoke.cont9, %catch.dispatch
  %sel12 = load i32, ptr %ehselector.slot, align 4
  %14 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches13 = icmp eq i32 %sel12, %14
  br i1 %matches13, label %catch14, label %eh.resume

catch14:                                          ; preds = %catch.dispatch11
  %exn15 = load ptr, ptr %exn.slot, align 8
  %15 = call ptr @__cxa_begin_catch(ptr %exn15) #5
  store ptr %15, ptr %failure, align 8
  %16 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text16 = getelementptr inbounds nuw %struct.Failure, ptr %16, i32 0, i32 0
  %17 = load ptr, ptr %text16, align 8
  %call = invoke i32 @system(ptr noundef %17)
          to label %invoke.cont18 unwind label %lpad17

invoke.cont18:                                    ; preds = %catch14
  call void @__cxa_end_catch()
  br label %try.cont21

try.cont21:                                       ; preds = %invoke.cont18, %try.cont10
  ret void

try.cont10:                                       ; preds = %invoke.cont
  br label %try.cont21

lpad17:                                           ; preds = %catch14
  %18 = landingpad { ptr, i32 }
          cleanup
  %19 = extractvalue { ptr, i32 } %18, 0
  store ptr %19, ptr %exn.slot, align 8
  %20 = extractvalue { ptr, i32 } %18, 1
  store i32 %20, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont20 unwind label %terminate.lpad

invoke.cont20:                                    ; preds = %lpad17
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont20, %catch.dispatch11
  %exn22 = load ptr, ptr %exn.slot, align 8
  %sel23 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn22, 0
  %lpad.val24 = insertvalue { ptr, i32 } %lpad.val, i32 %sel23, 1
  resume { ptr, i32 } %lpad.val24

terminate.lpad:                                   ; preds = %lpad17, %ehcleanup
  %21 = landingpad { ptr, i32 }
          catch ptr null
  %22 = extractvalue { ptr, i32 } %21, 0
  call void @__clang_call_terminate(ptr %22) #7
  unreachable

unreachable:                                      ; preds = %try.cont, %catch
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z10called_badv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %failure = alloca ptr, align 8
  invoke void @_Z13raise_outsidev()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  br label %try.cont

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %3 = call ptr @__cxa_begin_catch(ptr %exn) #5
  invoke void @_ZL5againv()
          to label %invoke.cont2 unwind label %lpad1

invoke.cont2:                                     ; preds = %catch
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %invoke.cont2
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont4, %invoke.cont
  br label %try.cont11

lpad1:                                            ; preds = %catch
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %5 = extractvalue { ptr, i32 } %4, 0
  store ptr %5, ptr %exn.slot, align 8
  %6 = extractvalue { ptr, i32 } %4, 1
  store i32 %6, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

lpad3:                                            ; preds = %invoke.cont2
  %7 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %8 = extractvalue { ptr, i32 } %7, 0
  store ptr %8, ptr %exn.slot, align 8
  %9 = extractvalue { ptr, i32 } %7, 1
  store i32 %9, ptr %ehselector.slot, align 4
  br label %catch.dispatch

invoke.cont5:                                     ; preds = %lpad1
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont5, %lpad3
  %sel = load i32, ptr %ehselector.slot, align 4
  %10 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %10
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn7 = load ptr, ptr %exn.slot, align 8
  %11 = call ptr @__cxa_begin_catch(ptr %exn7) #5
  store ptr %11, ptr %failure, align 8
  %12 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text = getelementptr inbounds nuw %struct.Failure, ptr %12, i32 0, i32 0
  %13 = load ptr, ptr %text, align 8
  %call = invoke i32 @system(ptr noundef %13)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  call void @__cxa_end_catch()
  br label %try.cont11

try.cont11:                                       ; preds = %invoke.cont9, %try.cont
  ret void

lpad8:                                            ; preds = %catch6
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = extractvalue { ptr, i32 } %14, 0
  store ptr %15, ptr %exn.slot, align 8
  %16 = extractvalue { ptr, i32 } %14, 1
  store i32 %16, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont10 unwind label %terminate.lpad

invoke.cont10:                                    ; preds = %lpad8
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont10, %catch.dispatch
  %exn12 = load ptr, ptr %exn.slot, align 8
  %sel13 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn12, 0
  %lpad.val14 = insertvalue { ptr, i32 } %lpad.val, i32 %sel13, 1
  resume { ptr, i32 } %lpad.val14

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %17 = landingpad { ptr, i32 }
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  call void @__clang_call_terminate(ptr %18) #7
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL5againv() #0 {
entry:
  call void @__cxa_rethrow() #6
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z11perhaps_badb(i1 noundef zeroext %first) #0 personality ptr @__gxx_personality_v0 {
entry:
  %first.addr = alloca i8, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %failure = alloca ptr, align 8
  %storedv = zext i1 %first to i8
  store i8 %storedv, ptr %first.addr, align 1
  invoke void @_Z13raise_outsidev()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  br label %try.cont

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %3 = call ptr @__cxa_begin_catch(ptr %exn) #5
  %4 = load i8, ptr %first.addr, align 1
  %loadedv = trunc i8 %4 to i1
  invoke void @_ZL7perhapsb(i1 noundef zeroext %loadedv)
          to label %invoke.cont2 unwind label %lpad1

invoke.cont2:                                     ; preds = %catch
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %invoke.cont2
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont4, %invoke.cont
  br label %try.cont11

lpad1:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %6 = extractvalue { ptr, i32 } %5, 0
  store ptr %6, ptr %exn.slot, align 8
  %7 = extractvalue { ptr, i32 } %5, 1
  store i32 %7, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

lpad3:                                            ; preds = %invoke.cont2
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %9 = extractvalue { ptr, i32 } %8, 0
  store ptr %9, ptr %exn.slot, align 8
  %10 = extractvalue { ptr, i32 } %8, 1
  store i32 %10, ptr %ehselector.slot, align 4
  br label %catch.dispatch

invoke.cont5:                                     ; preds = %lpad1
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont5, %lpad3
  %sel = load i32, ptr %ehselector.slot, align 4
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %11
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn7 = load ptr, ptr %exn.slot, align 8
  %12 = call ptr @__cxa_begin_catch(ptr %exn7) #5
  store ptr %12, ptr %failure, align 8
  %13 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text = getelementptr inbounds nuw %struct.Failure, ptr %13, i32 0, i32 0
  %14 = load ptr, ptr %text, align 8
  %call = invoke i32 @system(ptr noundef %14)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  call void @__cxa_end_catch()
  br label %try.cont11

try.cont11:                                       ; preds = %invoke.cont9, %try.cont
  ret void

lpad8:                                            ; preds = %catch6
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = extractvalue { ptr, i32 } %15, 0
  store ptr %16, ptr %exn.slot, align 8
  %17 = extractvalue { ptr, i32 } %15, 1
  store i32 %17, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont10 unwind label %terminate.lpad

invoke.cont10:                                    ; preds = %lpad8
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont10, %catch.dispatch
  %exn12 = load ptr, ptr %exn.slot, align 8
  %sel13 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn12, 0
  %lpad.val14 = insertvalue { ptr, i32 } %lpad.val, i32 %sel13, 1
  resume { ptr, i32 } %lpad.val14

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #7
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL7perhapsb(i1 noundef zeroext %first) #0 personality ptr @__gxx_personality_v0 {
entry:
  %first.addr = alloca i8, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %storedv = zext i1 %first to i8
  store i8 %storedv, ptr %first.addr, align 1
  %1 = load i8, ptr %first.addr, align 1
  %loadedv = trunc i8 %1 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__cxa_rethrow() #6
  unreachable

if.end:                                           ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %if.end
  %2 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %3 = extractvalue { ptr, i32 } %2, 0
  store ptr %3, ptr %exn.slot, align 8
  %4 = extractvalue { ptr, i32 } %2, 1
  store i32 %4, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %5 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %5
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %6 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %6, ptr %0, align 8
  %call = invoke i32 @puts(ptr noundef @.str.3)
          to label %invoke.cont unwind label %lpad1

invoke.cont:                                      ; preds = %catch
  call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont
  call void @__cxa_rethrow() #6
  unreachable

lpad1:                                            ; preds = %catch
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = extractvalue { ptr, i32 } %7, 0
  store ptr %8, ptr %exn.slot, align 8
  %9 = extractvalue { ptr, i32 } %7, 1
  store i32 %9, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %lpad1
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont2, %catch.dispatch
  %exn3 = load ptr, ptr %exn.slot, align 8
  %sel4 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn3, 0
  %lpad.val5 = insertvalue { ptr, i32 } %lpad.val, i32 %sel4, 1
  resume { ptr, i32 } %lpad.val5

terminate.lpad:                                   ; preds = %lpad1
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11) #7
  unreachable

unreachable:                                      ; preds = %if.end
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z10behind_badv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %failure = alloca ptr, align 8
  invoke void @_Z13raise_outsidev()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  br label %try.cont

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %3 = call ptr @__cxa_begin_catch(ptr %exn) #5
  invoke void @_ZL6behindv()
          to label %invoke.cont2 unwind label %lpad1

invoke.cont2:                                     ; preds = %catch
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %invoke.cont2
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont4, %invoke.cont
  br label %try.cont11

lpad1:                                            ; preds = %catch
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %5 = extractvalue { ptr, i32 } %4, 0
  store ptr %5, ptr %exn.slot, align 8
  %6 = extractvalue { ptr, i32 } %4, 1
  store i32 %6, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

lpad3:                                            ; preds = %invoke.cont2
  %7 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %8 = extractvalue { ptr, i32 } %7, 0
  store ptr %8, ptr %exn.slot, align 8
  %9 = extractvalue { ptr, i32 } %7, 1
  store i32 %9, ptr %ehselector.slot, align 4
  br label %catch.dispatch

invoke.cont5:                                     ; preds = %lpad1
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont5, %lpad3
  %sel = load i32, ptr %ehselector.slot, align 4
  %10 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %10
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn7 = load ptr, ptr %exn.slot, align 8
  %11 = call ptr @__cxa_begin_catch(ptr %exn7) #5
  store ptr %11, ptr %failure, align 8
  %12 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text = getelementptr inbounds nuw %struct.Failure, ptr %12, i32 0, i32 0
  %13 = load ptr, ptr %text, align 8
  %call = invoke i32 @system(ptr noundef %13)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  call void @__cxa_end_catch()
  br label %try.cont11

try.cont11:                                       ; preds = %invoke.cont9, %try.cont
  ret void

lpad8:                                            ; preds = %catch6
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = extractvalue { ptr, i32 } %14, 0
  store ptr %15, ptr %exn.slot, align 8
  %16 = extractvalue { ptr, i32 } %14, 1
  store i32 %16, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont10 unwind label %terminate.lpad

invoke.cont10:                                    ; preds = %lpad8
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont10, %catch.dispatch
  %exn12 = load ptr, ptr %exn.slot, align 8
  %sel13 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn12, 0
  %lpad.val14 = insertvalue { ptr, i32 } %lpad.val, i32 %sel13, 1
  resume { ptr, i32 } %lpad.val14

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %17 = landingpad { ptr, i32 }
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  call void @__clang_call_terminate(ptr %18) #7
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL6behindv() #0 personality ptr @__gxx_personality_v0 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %2 = extractvalue { ptr, i32 } %1, 0
  store ptr %2, ptr %exn.slot, align 8
  %3 = extractvalue { ptr, i32 } %1, 1
  store i32 %3, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %4
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %5, ptr %0, align 8
  call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %catch
  call void @__cxa_rethrow() #6
  unreachable

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8
  %sel2 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1
  resume { ptr, i32 } %lpad.val3

unreachable:                                      ; preds = %entry
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z10anyhow_badb(i1 noundef zeroext %first) #0 personality ptr @__gxx_personality_v0 {
entry:
  %first.addr = alloca i8, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %failure = alloca ptr, align 8
  %storedv = zext i1 %first to i8
  store i8 %storedv, ptr %first.addr, align 1
  invoke void @_Z13raise_outsidev()
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  br label %try.cont

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %3 = call ptr @__cxa_begin_catch(ptr %exn) #5
  %4 = load i8, ptr %first.addr, align 1
  %loadedv = trunc i8 %4 to i1
  invoke void @_ZL6anyhowb(i1 noundef zeroext %loadedv)
          to label %invoke.cont2 unwind label %lpad1

invoke.cont2:                                     ; preds = %catch
  invoke void @__cxa_end_catch()
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %invoke.cont2
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont4, %invoke.cont
  br label %try.cont11

lpad1:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %6 = extractvalue { ptr, i32 } %5, 0
  store ptr %6, ptr %exn.slot, align 8
  %7 = extractvalue { ptr, i32 } %5, 1
  store i32 %7, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

lpad3:                                            ; preds = %invoke.cont2
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %9 = extractvalue { ptr, i32 } %8, 0
  store ptr %9, ptr %exn.slot, align 8
  %10 = extractvalue { ptr, i32 } %8, 1
  store i32 %10, ptr %ehselector.slot, align 4
  br label %catch.dispatch

invoke.cont5:                                     ; preds = %lpad1
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %invoke.cont5, %lpad3
  %sel = load i32, ptr %ehselector.slot, align 4
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %11
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn7 = load ptr, ptr %exn.slot, align 8
  %12 = call ptr @__cxa_begin_catch(ptr %exn7) #5
  store ptr %12, ptr %failure, align 8
  %13 = load ptr, ptr %failure, align 8, !nonnull !6, !align !7
  %text = getelementptr inbounds nuw %struct.Failure, ptr %13, i32 0, i32 0
  %14 = load ptr, ptr %text, align 8
  %call = invoke i32 @system(ptr noundef %14)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  call void @__cxa_end_catch()
  br label %try.cont11

try.cont11:                                       ; preds = %invoke.cont9, %try.cont
  ret void

lpad8:                                            ; preds = %catch6
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = extractvalue { ptr, i32 } %15, 0
  store ptr %16, ptr %exn.slot, align 8
  %17 = extractvalue { ptr, i32 } %15, 1
  store i32 %17, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont10 unwind label %terminate.lpad

invoke.cont10:                                    ; preds = %lpad8
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont10, %catch.dispatch
  %exn12 = load ptr, ptr %exn.slot, align 8
  %sel13 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn12, 0
  %lpad.val14 = insertvalue { ptr, i32 } %lpad.val, i32 %sel13, 1
  resume { ptr, i32 } %lpad.val14

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %18 = landingpad { ptr, i32 }
          catch ptr null
  %19 = extractvalue { ptr, i32 } %18, 0
  call void @__clang_call_terminate(ptr %19) #7
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal void @_ZL6anyhowb(i1 noundef zeroext %first) #0 personality ptr @__gxx_personality_v0 {
entry:
  %first.addr = alloca i8, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %1 = alloca ptr, align 8
  %storedv = zext i1 %first to i8
  store i8 %storedv, ptr %first.addr, align 1
  %exception = call ptr @__cxa_allocate_exception(i64 8) #5
  %text = getelementptr inbounds nuw %struct.Failure, ptr %exception, i32 0, i32 0
  store ptr @.str.2, ptr %text, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %3 = extractvalue { ptr, i32 } %2, 0
  store ptr %3, ptr %exn.slot, align 8
  %4 = extractvalue { ptr, i32 } %2, 1
  store i32 %4, ptr %ehselector.slot, align 4
  br label %catch.dispatch

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4
  %5 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches = icmp eq i32 %sel, %5
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %catch.dispatch
  %exn = load ptr, ptr %exn.slot, align 8
  %6 = call ptr @__cxa_begin_catch(ptr %exn) #5
  store ptr %6, ptr %0, align 8
  %7 = load i8, ptr %first.addr, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %catch
  invoke void @__cxa_rethrow() #6
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %try.cont, %invoke.cont11, %if.then
  %8 = landingpad { ptr, i32 }
          cleanup
  %9 = extractvalue { ptr, i32 } %8, 0
  store ptr %9, ptr %exn.slot, align 8
  %10 = extractvalue { ptr, i32 } %8, 1
  store i32 %10, ptr %ehselector.slot, align 4
  br label %ehcleanup

if.end:                                           ; preds = %catch
  %call = invoke i32 @puts(ptr noundef @.str.4)
          to label %invoke.cont unwind label %lpad2

invoke.cont:                                      ; preds = %if.end
  %exception3 = call ptr @__cxa_allocate_exception(i64 8) #5
  %text4 = getelementptr inbounds nuw %struct.Failure, ptr %exception3, i32 0, i32 0
  store ptr @.str.5, ptr %text4, align 16
  invoke void @__cxa_throw(ptr %exception3, ptr @_ZTI7Failure, ptr null) #6
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %invoke.cont, %if.end
  %11 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %exn.slot, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %ehselector.slot, align 4
  br label %catch.dispatch5

catch.dispatch5:                                  ; preds = %lpad2
  %sel6 = load i32, ptr %ehselector.slot, align 4
  %14 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI7Failure) #5
  %matches7 = icmp eq i32 %sel6, %14
  br i1 %matches7, label %catch8, label %ehcleanup

catch8:                                           ; preds = %catch.dispatch5
  %exn9 = load ptr, ptr %exn.slot, align 8
  %15 = call ptr @__cxa_begin_catch(ptr %exn9) #5
  store ptr %15, ptr %1, align 8
  %call12 = invoke i32 @puts(ptr noundef @.str.3)
          to label %invoke.cont11 unwind label %lpad10

invoke.cont11:                                    ; preds = %catch8
  invoke void @__cxa_end_catch()
          to label %invoke.cont13 unwind label %lpad1

invoke.cont13:                                    ; preds = %invoke.cont11
  br label %try.cont

try.cont:                                         ; preds = %invoke.cont13
  %call16 = invoke i32 @puts(ptr noundef @.str.6)
          to label %invoke.cont15 unwind label %lpad1

invoke.cont15:                                    ; preds = %try.cont
  call void @__cxa_end_catch()
  br label %try.cont18

try.cont18:                                       ; preds = %invoke.cont15
  %call19 = call i32 @puts(ptr noundef @.str.7)
  call void @__cxa_rethrow() #6
  unreachable

lpad10:                                           ; preds = %catch8
  %16 = landingpad { ptr, i32 }
          cleanup
  %17 = extractvalue { ptr, i32 } %16, 0
  store ptr %17, ptr %exn.slot, align 8
  %18 = extractvalue { ptr, i32 } %16, 1
  store i32 %18, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont14 unwind label %terminate.lpad

invoke.cont14:                                    ; preds = %lpad10
  br label %ehcleanup

ehcleanup:                                        ; preds = %invoke.cont14, %catch.dispatch5, %lpad1
  invoke void @__cxa_end_catch()
          to label %invoke.cont17 unwind label %terminate.lpad

invoke.cont17:                                    ; preds = %ehcleanup
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont17, %catch.dispatch
  %exn20 = load ptr, ptr %exn.slot, align 8
  %sel21 = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn20, 0
  %lpad.val22 = insertvalue { ptr, i32 } %lpad.val, i32 %sel21, 1
  resume { ptr, i32 } %lpad.val22

terminate.lpad:                                   ; preds = %ehcleanup, %lpad10
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  call void @__clang_call_terminate(ptr %20) #7
  unreachable

unreachable:                                      ; preds = %invoke.cont, %if.then, %entry
  unreachable
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef %0) #4 {
entry:
  %count.addr = alloca i32, align 4
  %.addr = alloca ptr, align 8
  store i32 %count, ptr %count.addr, align 4
  store ptr %0, ptr %.addr, align 8
  call void @_Z10caught_badv()
  call void @_Z11caught_goodv()
  call void @_Z10inner_goodv()
  call void @_Z9ended_badv()
  call void @_Z10called_badv()
  %1 = load i32, ptr %count.addr, align 4
  %cmp = icmp sgt i32 %1, 1
  call void @_Z11perhaps_badb(i1 noundef zeroext %cmp)
  call void @_Z10behind_badv()
  %2 = load i32, ptr %count.addr, align 4
  %cmp1 = icmp sgt i32 %2, 1
  call void @_Z10anyhow_badb(i1 noundef zeroext %cmp1)
  ret i32 0
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{}
!7 = !{i64 8}
