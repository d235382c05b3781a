; Streams of libstdc++ that are about a string give what the program has put there; others give data from outside.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.literal = private unnamed_addr constant [3 x i8] c"ls\00"
@.name = private unnamed_addr constant [8 x i8] c"COMMAND\00"
@_ZSt3cin = external global [280 x i8]

; The string has a literal.
define void @text_good() {
  %string = alloca [32 x i8]
  %stream = alloca [384 x i8]
  %line = alloca [64 x i8]
  store ptr @.literal, ptr %string
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr %stream, ptr %string, i32 8)
  call ptr @_ZNSi7getlineEPcl(ptr %stream, ptr %line, i64 64)
  call i32 @system(ptr %line)
  ret void
}

; The string has data from outside.
define void @text_bad() {
  %string = alloca [32 x i8]
  %stream = alloca [384 x i8]
  %line = alloca [64 x i8]
  %command = call ptr @getenv(ptr @.name)
  store ptr %command, ptr %string
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr %stream, ptr %string, i32 8)
  call ptr @_ZNSi7getlineEPcl(ptr %stream, ptr %line, i64 64)
  call i32 @system(ptr %line)
  ret void
}

; The stream gets the buffer of another.
define void @buffer_bad(ptr %buffer) {
  %string = alloca [32 x i8]
  %stream = alloca [384 x i8]
  %line = alloca [64 x i8]
  store ptr @.literal, ptr %string
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr %stream, ptr %string, i32 8)
  %base = getelementptr i8, ptr %stream, i64 120
  call ptr @_ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E(ptr %base, ptr %buffer)
  call ptr @_ZNSi7getlineEPcl(ptr %stream, ptr %line, i64 64)
  call i32 @system(ptr %line)
  ret void
}

; The stream is one of two.
define void @either_bad(i1 %is_text) {
  %string = alloca [32 x i8]
  %stream = alloca [384 x i8]
  %line = alloca [64 x i8]
  store ptr @.literal, ptr %string
  call void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr %stream, ptr %string, i32 8)
  %either = select i1 %is_text, ptr %stream, ptr @_ZSt3cin
  call ptr @_ZNSi7getlineEPcl(ptr %either, ptr %line, i64 64)
  call i32 @system(ptr %line)
  ret void
}

; Callers give the stream.
define void @given_bad(ptr %stream) {
  %line = alloca [64 x i8]
  call ptr @_ZNSi7getlineEPcl(ptr %stream, ptr %line, i64 64)
  call i32 @system(ptr %line)
  ret void
}

declare void @_ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode(ptr, ptr, i32)
declare ptr @_ZNSi7getlineEPcl(ptr, ptr, i64)
declare ptr @_ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E(ptr, ptr)
declare ptr @getenv(ptr)
declare i32 @system(ptr)
