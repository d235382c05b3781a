#!/bin/sh
# Makes the .ll files of this folder: make.sh ZLIB LUA, the folders of zlib 1.3.2 and of the sources of Lua 5.4.9.
set -eu
zlib=$1 lua=$2
cd "$(dirname "$0")"
cc="-w -gline-tables-only -fno-discard-value-names -S -emit-llvm -fdebug-compilation-dir=."
zlib_c="-I$zlib -ffile-prefix-map=$zlib=zlib"
clang-22 $cc $zlib_c -O1 -o inffast.ll inffast.c
clang-22 $cc $zlib_c -O1 -Xclang -disable-llvm-passes -o - inffast.c | opt-22 -passes=mem2reg -S -o inffast.before.ll
clang-22 $cc -O1 -I"$lua" -ffile-prefix-map="$lua"=lua -DLUA_USE_POSIX -o loslib.ll loslib.c
clang-22 $cc -O1 -x cl -cl-std=CL2.0 -target spir64-unknown-unknown -o blur.ll blur.cl
clang-22 $cc -O1 -x cl -cl-std=CL2.0 -target spir64-unknown-unknown -o rows.ll rows.cl
clang-22 $cc -O1 -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 --cuda-feature=+ptx70 -nocudainc -nocudalib -o particles.ll particles.cu
clang-22 $cc -O1 -o matmul.ll matmul.c
clang-22 $cc -O1 -fno-vectorize -fno-slp-vectorize -fno-math-errno -o floats.ll floats.c
