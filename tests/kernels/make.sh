#!/bin/sh
# Makes the LLVM IR of the kernels: tests/kernels/make.sh [clang]
#
# Loops stay as they are in C: no vectors, no unrolled bodies, and no idioms replaced by calls of memcpy or strlen.
cd "$(dirname "$0")" || exit 1
for source in *.c; do
  "${1:-clang-22}" -O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -S -emit-llvm \
    -fno-discard-value-names -fno-ident "$source" -o "${source%.c}.ll" || exit 1
done
