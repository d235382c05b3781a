#!/bin/sh
# Makes the .ll files of this folder from the .c files: clang 22, as it writes them before any optimisation but for values
# in memory of their own.
set -e
cd "$(dirname "$0")"
for source in *.c; do
  clang-22 -S -emit-llvm -O0 -Xclang -disable-O0-optnone -g -w -fno-discard-value-names -std=gnu11 \
    --target=x86_64-unknown-linux-gnu -fdebug-compilation-dir=. "$source" -o - |
    opt-22 -S -passes=mem2reg -o "${source%.c}.ll"
done
