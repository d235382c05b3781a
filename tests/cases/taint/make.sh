#!/bin/sh
# Makes the .ll files of this folder from the .c files: clang 22, as it writes them before any optimisation but for values
# in memory of their own; of some also with these values in memory, and optimised.
set -e
cd "$(dirname "$0")"
compile() {
  clang-22 -S -emit-llvm -w -fno-discard-value-names -std=gnu11 --target=x86_64-unknown-linux-gnu "$@" -o -
}
for source in *.c; do
  compile -O0 -Xclang -disable-O0-optnone -g -fdebug-compilation-dir=. "$source" |
    opt-22 -S -passes=mem2reg -o "${source%.c}.ll"
done
for name in checked formats lengths rooms sizes; do
  compile -O0 "$name.c" > "$name.O0.ll"
  compile -O1 -fno-inline "$name.c" > "$name.O1.ll"
  compile -O2 "$name.c" > "$name.O2.ll"
done
for name in templates through_pointers; do
  clang++-22 -S -emit-llvm -w -fno-discard-value-names -fno-exceptions --target=x86_64-unknown-linux-gnu \
    -O1 -fno-inline -g -fdebug-compilation-dir=. "$name.cpp" -o "$name.ll"
done
for name in thrown_again thrown_text; do
  for level in 0 1 2; do
    clang++-22 -S -emit-llvm -w -fno-discard-value-names --target=x86_64-unknown-linux-gnu \
      -O$level -fno-inline "$name.cpp" -o "$name.O$level.ll"
  done
done
