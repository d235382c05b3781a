; The lanes of a vector lie in memory without gaps, and its bytes, rounded up to a power of two, are its alignment.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"

%masked = type { <16 x i1>, i8, i32 }
@table = constant [2 x %masked] [%masked { <16 x i1> zeroinitializer, i8 1, i32 11 },
                                 %masked { <16 x i1> zeroinitializer, i8 2, i32 22 }]

; Behind <16 x i1> in 2 bytes, a byte and a gap of one: 8 bytes a row.
define i32 @second_number() {
  %p = getelementptr i8, ptr @table, i64 12
  %l = load i32, ptr %p
  ret i32 %l
}

; Bytes of the structures of a byte and a vector.
define i64 @bytes_of_bits() {
  %p = getelementptr { i8, <16 x i1> }, ptr null, i64 1
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}

define i64 @bytes_of_nibbles() {
  %p = getelementptr { i8, <3 x i4> }, ptr null, i64 1
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}

define i64 @bytes_of_floats() {
  %p = getelementptr { i8, <3 x x86_fp80> }, ptr null, i64 1
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}

; The second lane of three bytes stands behind the first.
define i64 @second_lane() {
  %p = getelementptr <4 x i24>, ptr null, i64 0, i64 1
  %i = ptrtoint ptr %p to i64
  ret i64 %i
}

; Lanes of four bits are one number.
define i16 @nibbles(i4 %a, i4 %b, i4 %c, i4 %d) {
  %v0 = insertelement <4 x i4> poison, i4 %a, i32 0
  %v1 = insertelement <4 x i4> %v0, i4 %b, i32 1
  %v2 = insertelement <4 x i4> %v1, i4 %c, i32 2
  %v3 = insertelement <4 x i4> %v2, i4 %d, i32 3
  %m = alloca i16
  store <4 x i4> %v3, ptr %m
  %r = load i16, ptr %m
  ret i16 %r
}
