; ModuleID = 'thrown_again.cpp'
source_filename = "thrown_again.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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

; Function Attrs: cold mustprogress noinline noreturn uwtable
define dso_local void @_Z13raise_outsidev() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  %call = tail call ptr @getenv(ptr noundef nonnull @.str)
  store ptr %call, ptr %exception, align 16, !tbaa !9
  tail call void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
  unreachable
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nofree nounwind memory(read)
declare noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: cold noreturn
declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z10caught_badv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  %call = tail call ptr @getenv(ptr noundef nonnull @.str)
  store ptr %call, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  %3 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %2, %3
  br i1 %matches, label %catch, label %catch.dispatch6

catch:                                            ; preds = %lpad1
  %4 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  %call4 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.1)
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %lpad2
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = extractvalue { ptr, i32 } %5, 0
  br label %catch.dispatch6

catch.dispatch6:                                  ; preds = %invoke.cont5, %lpad1
  %ehselector.slot.0 = phi i32 [ %6, %invoke.cont5 ], [ %2, %lpad1 ]
  %exn.slot.0 = phi ptr [ %7, %invoke.cont5 ], [ %1, %lpad1 ]
  %matches8 = icmp eq i32 %ehselector.slot.0, %3
  br i1 %matches8, label %catch9, label %eh.resume

catch9:                                           ; preds = %catch.dispatch6
  %8 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %call14 = invoke i32 @system(ptr noundef %9)
          to label %invoke.cont13 unwind label %lpad12

invoke.cont13:                                    ; preds = %catch9
  tail call void @__cxa_end_catch()
  ret void

lpad12:                                           ; preds = %catch9
  %10 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont15 unwind label %terminate.lpad

invoke.cont15:                                    ; preds = %lpad12
  %11 = extractvalue { ptr, i32 } %10, 1
  %12 = extractvalue { ptr, i32 } %10, 0
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont15, %catch.dispatch6
  %ehselector.slot.1 = phi i32 [ %11, %invoke.cont15 ], [ %ehselector.slot.0, %catch.dispatch6 ]
  %exn.slot.1 = phi ptr [ %12, %invoke.cont15 ], [ %exn.slot.0, %catch.dispatch6 ]
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn.slot.1, 0
  %lpad.val19 = insertvalue { ptr, i32 } %lpad.val, i32 %ehselector.slot.1, 1
  resume { ptr, i32 } %lpad.val19

terminate.lpad:                                   ; preds = %lpad12, %lpad2
  %13 = landingpad { ptr, i32 }
          catch ptr null
  %14 = extractvalue { ptr, i32 } %13, 0
  tail call void @__clang_call_terminate(ptr %14) #13
  unreachable

unreachable:                                      ; preds = %catch, %entry
  unreachable
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr #5

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #13
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #7

; Function Attrs: nofree
declare noundef i32 @system(ptr noundef readonly captures(none)) local_unnamed_addr #8

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z11caught_goodv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  %3 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %2, %3
  br i1 %matches, label %catch, label %catch.dispatch3

catch:                                            ; preds = %lpad
  %4 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  %call = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.1)
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %lpad1
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = extractvalue { ptr, i32 } %5, 0
  br label %catch.dispatch3

catch.dispatch3:                                  ; preds = %invoke.cont2, %lpad
  %ehselector.slot.0 = phi i32 [ %6, %invoke.cont2 ], [ %2, %lpad ]
  %exn.slot.0 = phi ptr [ %7, %invoke.cont2 ], [ %1, %lpad ]
  %matches5 = icmp eq i32 %ehselector.slot.0, %3
  br i1 %matches5, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch3
  %8 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %9 = load ptr, ptr %8, align 8, !tbaa !9
  %call11 = invoke i32 @system(ptr noundef %9)
          to label %invoke.cont10 unwind label %lpad9

invoke.cont10:                                    ; preds = %catch6
  tail call void @__cxa_end_catch()
  ret void

lpad9:                                            ; preds = %catch6
  %10 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont12 unwind label %terminate.lpad

invoke.cont12:                                    ; preds = %lpad9
  %11 = extractvalue { ptr, i32 } %10, 1
  %12 = extractvalue { ptr, i32 } %10, 0
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont12, %catch.dispatch3
  %ehselector.slot.1 = phi i32 [ %11, %invoke.cont12 ], [ %ehselector.slot.0, %catch.dispatch3 ]
  %exn.slot.1 = phi ptr [ %12, %invoke.cont12 ], [ %exn.slot.0, %catch.dispatch3 ]
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn.slot.1, 0
  %lpad.val16 = insertvalue { ptr, i32 } %lpad.val, i32 %ehselector.slot.1, 1
  resume { ptr, i32 } %lpad.val16

terminate.lpad:                                   ; preds = %lpad9, %lpad1
  %13 = landingpad { ptr, i32 }
          catch ptr null
  %14 = extractvalue { ptr, i32 } %13, 0
  tail call void @__clang_call_terminate(ptr %14) #13
  unreachable

unreachable:                                      ; preds = %catch, %entry
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z10inner_goodv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  %3 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %2, %3
  br i1 %matches, label %catch, label %catch.dispatch9

catch:                                            ; preds = %lpad
  %4 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = tail call ptr @__cxa_begin_catch(ptr %6) #11
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %lpad1
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %lpad4
  %9 = extractvalue { ptr, i32 } %8, 1
  %10 = extractvalue { ptr, i32 } %8, 0
  invoke void @__cxa_end_catch()
          to label %catch.dispatch9 unwind label %terminate.lpad

catch.dispatch9:                                  ; preds = %invoke.cont, %lpad
  %ehselector.slot.0 = phi i32 [ %2, %lpad ], [ %9, %invoke.cont ]
  %exn.slot.0 = phi ptr [ %1, %lpad ], [ %10, %invoke.cont ]
  %matches11 = icmp eq i32 %ehselector.slot.0, %3
  br i1 %matches11, label %catch12, label %eh.resume

catch12:                                          ; preds = %catch.dispatch9
  %11 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %12 = load ptr, ptr %11, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %12)
          to label %invoke.cont16 unwind label %lpad15

invoke.cont16:                                    ; preds = %catch12
  tail call void @__cxa_end_catch()
  ret void

lpad15:                                           ; preds = %catch12
  %13 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont18 unwind label %terminate.lpad

invoke.cont18:                                    ; preds = %lpad15
  %14 = extractvalue { ptr, i32 } %13, 1
  %15 = extractvalue { ptr, i32 } %13, 0
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont18, %catch.dispatch9
  %ehselector.slot.1 = phi i32 [ %14, %invoke.cont18 ], [ %ehselector.slot.0, %catch.dispatch9 ]
  %exn.slot.1 = phi ptr [ %15, %invoke.cont18 ], [ %exn.slot.0, %catch.dispatch9 ]
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn.slot.1, 0
  %lpad.val23 = insertvalue { ptr, i32 } %lpad.val, i32 %ehselector.slot.1, 1
  resume { ptr, i32 } %lpad.val23

terminate.lpad:                                   ; preds = %lpad15, %invoke.cont, %lpad4
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17) #13
  unreachable

unreachable:                                      ; preds = %lpad1, %catch, %entry
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z9ended_badv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  invoke void @_Z13raise_outsidev()
          to label %try.cont24.unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  %3 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %2, %3
  br i1 %matches, label %catch, label %catch.dispatch13

catch:                                            ; preds = %lpad
  %4 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %catch
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  %matches4 = icmp eq i32 %7, %3
  br i1 %matches4, label %catch5, label %ehcleanup

catch5:                                           ; preds = %lpad1
  %8 = tail call ptr @__cxa_begin_catch(ptr %6) #11
  invoke void @__cxa_end_catch()
          to label %invoke.cont8 unwind label %lpad7

invoke.cont8:                                     ; preds = %catch5
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad9

lpad7:                                            ; preds = %catch5
  %9 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %10 = extractvalue { ptr, i32 } %9, 0
  %11 = extractvalue { ptr, i32 } %9, 1
  br label %ehcleanup

lpad9:                                            ; preds = %invoke.cont8
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  br label %ehcleanup

ehcleanup:                                        ; preds = %lpad9, %lpad7, %lpad1
  %ehselector.slot.0 = phi i32 [ %14, %lpad9 ], [ %11, %lpad7 ], [ %7, %lpad1 ]
  %exn.slot.0 = phi ptr [ %13, %lpad9 ], [ %10, %lpad7 ], [ %6, %lpad1 ]
  invoke void @__cxa_end_catch()
          to label %catch.dispatch13 unwind label %terminate.lpad

catch.dispatch13:                                 ; preds = %ehcleanup, %lpad
  %ehselector.slot.1 = phi i32 [ %2, %lpad ], [ %ehselector.slot.0, %ehcleanup ]
  %exn.slot.1 = phi ptr [ %1, %lpad ], [ %exn.slot.0, %ehcleanup ]
  %matches15 = icmp eq i32 %ehselector.slot.1, %3
  br i1 %matches15, label %catch16, label %eh.resume

catch16:                                          ; preds = %catch.dispatch13
  %15 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.1) #11
  %16 = load ptr, ptr %15, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %16)
          to label %invoke.cont20 unwind label %lpad19

invoke.cont20:                                    ; preds = %catch16
  tail call void @__cxa_end_catch()
  ret void

try.cont24.unreachable:                           ; preds = %entry
  unreachable

lpad19:                                           ; preds = %catch16
  %17 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont22 unwind label %terminate.lpad

invoke.cont22:                                    ; preds = %lpad19
  %18 = extractvalue { ptr, i32 } %17, 1
  %19 = extractvalue { ptr, i32 } %17, 0
  br label %eh.resume

eh.resume:                                        ; preds = %invoke.cont22, %catch.dispatch13
  %ehselector.slot.2 = phi i32 [ %18, %invoke.cont22 ], [ %ehselector.slot.1, %catch.dispatch13 ]
  %exn.slot.2 = phi ptr [ %19, %invoke.cont22 ], [ %exn.slot.1, %catch.dispatch13 ]
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn.slot.2, 0
  %lpad.val27 = insertvalue { ptr, i32 } %lpad.val, i32 %ehselector.slot.2, 1
  resume { ptr, i32 } %lpad.val27

terminate.lpad:                                   ; preds = %lpad19, %ehcleanup
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  tail call void @__clang_call_terminate(ptr %21) #13
  unreachable

unreachable:                                      ; preds = %invoke.cont8, %catch
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z10called_badv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  invoke void @_Z13raise_outsidev()
          to label %try.cont11.unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  invoke fastcc void @_ZL5againv()
          to label %invoke.cont2.unreachable unwind label %lpad1

invoke.cont2.unreachable:                         ; preds = %lpad
  unreachable

lpad1:                                            ; preds = %lpad
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %catch.dispatch unwind label %terminate.lpad

catch.dispatch:                                   ; preds = %lpad1
  %ehselector.slot.0 = extractvalue { ptr, i32 } %3, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %ehselector.slot.0, %4
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn.slot.0 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  tail call void @__cxa_end_catch()
  ret void

try.cont11.unreachable:                           ; preds = %entry
  unreachable

lpad8:                                            ; preds = %catch6
  %7 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad8, %catch.dispatch
  %lpad.val14.merged = phi { ptr, i32 } [ %3, %catch.dispatch ], [ %7, %lpad8 ]
  resume { ptr, i32 } %lpad.val14.merged

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #13
  unreachable
}

; Function Attrs: mustprogress noinline noreturn uwtable
define internal fastcc void @_ZL5againv() unnamed_addr #9 {
entry:
  tail call void @__cxa_rethrow() #12
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z11perhaps_badb(i1 noundef zeroext %first) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  invoke void @_Z13raise_outsidev()
          to label %try.cont11.unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  invoke fastcc void @_ZL7perhapsb(i1 noundef zeroext %first)
          to label %invoke.cont2.unreachable unwind label %lpad1

invoke.cont2.unreachable:                         ; preds = %lpad
  unreachable

lpad1:                                            ; preds = %lpad
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %catch.dispatch unwind label %terminate.lpad

catch.dispatch:                                   ; preds = %lpad1
  %ehselector.slot.0 = extractvalue { ptr, i32 } %3, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %ehselector.slot.0, %4
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn.slot.0 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  tail call void @__cxa_end_catch()
  ret void

try.cont11.unreachable:                           ; preds = %entry
  unreachable

lpad8:                                            ; preds = %catch6
  %7 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad8, %catch.dispatch
  %lpad.val14.merged = phi { ptr, i32 } [ %3, %catch.dispatch ], [ %7, %lpad8 ]
  resume { ptr, i32 } %lpad.val14.merged

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #13
  unreachable
}

; Function Attrs: mustprogress noinline noreturn uwtable
define internal fastcc void @_ZL7perhapsb(i1 noundef zeroext %first) unnamed_addr #9 personality ptr @__gxx_personality_v0 {
entry:
  br i1 %first, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__cxa_rethrow() #12
  unreachable

if.end:                                           ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %if.end
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 1
  %2 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %1, %2
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %lpad
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = tail call ptr @__cxa_begin_catch(ptr %3) #11
  %call = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  tail call void @__cxa_end_catch()
  tail call void @__cxa_rethrow() #12
  unreachable

eh.resume:                                        ; preds = %lpad
  resume { ptr, i32 } %0

unreachable:                                      ; preds = %if.end
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z10behind_badv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  invoke void @_Z13raise_outsidev()
          to label %try.cont11.unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  invoke fastcc void @_ZL6behindv()
          to label %invoke.cont2.unreachable unwind label %lpad1

invoke.cont2.unreachable:                         ; preds = %lpad
  unreachable

lpad1:                                            ; preds = %lpad
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %catch.dispatch unwind label %terminate.lpad

catch.dispatch:                                   ; preds = %lpad1
  %ehselector.slot.0 = extractvalue { ptr, i32 } %3, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %ehselector.slot.0, %4
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn.slot.0 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  tail call void @__cxa_end_catch()
  ret void

try.cont11.unreachable:                           ; preds = %entry
  unreachable

lpad8:                                            ; preds = %catch6
  %7 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad8, %catch.dispatch
  %lpad.val14.merged = phi { ptr, i32 } [ %3, %catch.dispatch ], [ %7, %lpad8 ]
  resume { ptr, i32 } %lpad.val14.merged

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #13
  unreachable
}

; Function Attrs: cold mustprogress noinline noreturn uwtable
define internal fastcc void @_ZL6behindv() unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 1
  %2 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %1, %2
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %lpad
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = tail call ptr @__cxa_begin_catch(ptr %3) #11
  tail call void @__cxa_end_catch()
  tail call void @__cxa_rethrow() #12
  unreachable

eh.resume:                                        ; preds = %lpad
  resume { ptr, i32 } %0

unreachable:                                      ; preds = %entry
  unreachable
}

; Function Attrs: cold mustprogress noinline uwtable
define dso_local void @_Z10anyhow_badb(i1 noundef zeroext %first) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  invoke void @_Z13raise_outsidev()
          to label %try.cont11.unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %1) #11
  invoke fastcc void @_ZL6anyhowb(i1 noundef zeroext %first)
          to label %invoke.cont2.unreachable unwind label %lpad1

invoke.cont2.unreachable:                         ; preds = %lpad
  unreachable

lpad1:                                            ; preds = %lpad
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  invoke void @__cxa_end_catch()
          to label %catch.dispatch unwind label %terminate.lpad

catch.dispatch:                                   ; preds = %lpad1
  %ehselector.slot.0 = extractvalue { ptr, i32 } %3, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %ehselector.slot.0, %4
  br i1 %matches, label %catch6, label %eh.resume

catch6:                                           ; preds = %catch.dispatch
  %exn.slot.0 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #11
  %6 = load ptr, ptr %5, align 8, !tbaa !9
  %call = invoke i32 @system(ptr noundef %6)
          to label %invoke.cont9 unwind label %lpad8

invoke.cont9:                                     ; preds = %catch6
  tail call void @__cxa_end_catch()
  ret void

try.cont11.unreachable:                           ; preds = %entry
  unreachable

lpad8:                                            ; preds = %catch6
  %7 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad8, %catch.dispatch
  %lpad.val14.merged = phi { ptr, i32 } [ %3, %catch.dispatch ], [ %7, %lpad8 ]
  resume { ptr, i32 } %lpad.val14.merged

terminate.lpad:                                   ; preds = %lpad8, %lpad1
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #13
  unreachable
}

; Function Attrs: cold mustprogress noinline noreturn uwtable
define internal fastcc void @_ZL6anyhowb(i1 noundef zeroext %first) unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %exception, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI7Failure
  %1 = extractvalue { ptr, i32 } %0, 1
  %2 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI7Failure) #11
  %matches = icmp eq i32 %1, %2
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %lpad
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = tail call ptr @__cxa_begin_catch(ptr %3) #11
  br i1 %first, label %if.then, label %if.end

if.then:                                          ; preds = %catch
  invoke void @__cxa_rethrow() #12
          to label %unreachable unwind label %lpad1

lpad1:                                            ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup18

if.end:                                           ; preds = %catch
  %call = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.4)
  %exception3 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.5, ptr %exception3, align 16, !tbaa !9
  invoke void @__cxa_throw(ptr nonnull %exception3, ptr nonnull @_ZTI7Failure, ptr null) #12
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %if.end
  %6 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI7Failure
  %7 = extractvalue { ptr, i32 } %6, 1
  %matches7 = icmp eq i32 %7, %2
  br i1 %matches7, label %catch8, label %ehcleanup18

catch8:                                           ; preds = %lpad2
  %8 = extractvalue { ptr, i32 } %6, 0
  %9 = tail call ptr @__cxa_begin_catch(ptr %8) #11
  %call12 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.3)
  invoke void @__cxa_end_catch()
          to label %invoke.cont14 unwind label %lpad13

invoke.cont14:                                    ; preds = %catch8
  %call17 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.6)
  tail call void @__cxa_end_catch()
  %call22 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.7)
  tail call void @__cxa_rethrow() #12
  unreachable

lpad13:                                           ; preds = %catch8
  %10 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup18

ehcleanup18:                                      ; preds = %lpad13, %lpad2, %lpad1
  %.merged = phi { ptr, i32 } [ %5, %lpad1 ], [ %10, %lpad13 ], [ %6, %lpad2 ]
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %ehcleanup18, %lpad
  %lpad.val25.merged = phi { ptr, i32 } [ %0, %lpad ], [ %.merged, %ehcleanup18 ]
  resume { ptr, i32 } %lpad.val25.merged

terminate.lpad:                                   ; preds = %ehcleanup18
  %11 = landingpad { ptr, i32 }
          catch ptr null
  %12 = extractvalue { ptr, i32 } %11, 0
  tail call void @__clang_call_terminate(ptr %12) #13
  unreachable

unreachable:                                      ; preds = %if.end, %if.then, %entry
  unreachable
}

; Function Attrs: cold mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main(i32 noundef %count, ptr noundef readnone captures(none) %0) local_unnamed_addr #10 {
entry:
  tail call void @_Z10caught_badv()
  tail call void @_Z11caught_goodv()
  tail call void @_Z10inner_goodv()
  tail call void @_Z9ended_badv()
  tail call void @_Z10called_badv()
  %cmp = icmp sgt i32 %count, 1
  tail call void @_Z11perhaps_badb(i1 noundef zeroext %cmp)
  tail call void @_Z10behind_badv()
  tail call void @_Z10anyhow_badb(i1 noundef zeroext %cmp)
  ret i32 0
}

attributes #0 = { cold mustprogress noinline noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noreturn }
attributes #3 = { cold mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold nofree noreturn }
attributes #8 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { cold mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS7Failure", !11, i64 0}
!11 = !{!"p1 omnipotent char", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
