#!/bin/sh
# Makes the objects and archives of this folder, and beside each what llvm-dis of LLVM 22 prints of the modules in it. LLVM's
# tools take the bitcode out. It takes clang 13 to 22, llvm-ar, llvm-lib, llvm-objcopy-22, and gcc.
set -e
cd "$(dirname "$0")"
flags="-O1 -fno-inline"
# Prints what section $2 of $1 holds to $3.
text() { llvm-objcopy-22 --dump-section="$2=section.bc" "$1" object.tmp; llvm-dis-22 section.bc -o "$3"; rm -f section.bc object.tmp; }
# -fembed-bitcode, ELF: one module, and two that `ld -r` joins.
for source in one two; do
  clang-13 $flags -fembed-bitcode -c $source.c -o $source.o
  text $source.o .llvmbc $source.13.ll
done
ld -r one.o two.o -o joined.13.o
mv one.o embedded.13.o
# -flto: archives of bitcode.
for source in one two; do
  clang-14 $flags -flto -c $source.c -o $source.o
  llvm-dis-22 $source.o -o $source.14.ll
done
rm -f gnu.14.a; llvm-ar-14 --format=gnu -rcD gnu.14.a one.o two.o
# An archive of BSD's kind: two members of one name, and one without IR.
for source in one two; do
  mkdir -p $source; clang-15 $flags -fembed-bitcode -c $source.c -o $source/part.o
  text $source/part.o .llvmbc $source.15.ll
done
clang-15 $flags -c two.c -o machine.o
rm -f bsd.15.a; llvm-ar-15 --format=bsd -qcD bsd.15.a one/part.o machine.o two/part.o
rm -r one two
clang-16 $flags -target arm64-apple-macos11 -fembed-bitcode -c one.c -o macho.16.o
text macho.16.o __LLVM,__bitcode macho.16.ll
# Universal files, of which the first program with IR is read: objects, and archives.
clang-16 $flags -target x86_64-apple-macos11 -c one.c -o machine.o
universal="llvm-lipo-22 -create -segalign arm64 8 -segalign x86_64 8"
$universal macho.16.o machine.o -output universal.16.o
rm -f part.a machine.a
llvm-ar-16 --format=darwin -rcD part.a macho.16.o
llvm-ar-16 --format=darwin -rcD machine.a machine.o
$universal part.a machine.a -output universal.16.a
rm -f part.a machine.a
for source in one two; do
  clang-19 $flags -target x86_64-pc-windows-msvc -fembed-bitcode -c $source.c -o $source.obj
  text $source.obj .llvmbc $source.19.ll
done
llvm-lib-19 /llvmlibempty /out:coff.19.lib one.obj two.obj
# -ffat-lto-objects, and a thin archive of what is there.
clang-22 $flags -flto -ffat-lto-objects -c two.c -o fat.22.o
text fat.22.o .llvm.lto fat.22.ll
rm -f thin.22.a; llvm-ar-22 -rcTD thin.22.a embedded.13.o fat.22.o
# A shared library.
for source in one two; do
  clang-22 $flags -fembed-bitcode -fno-asynchronous-unwind-tables -c $source.c -o $source.o
  text $source.o .llvmbc $source.22.ll
done
clang-22 -nostdlib -shared -fuse-ld=bfd -Wl,--build-id=none,-z,norelro,-z,noseparate-code one.o two.o -o library.22.so
# What wllvm and gllvm leave: the path of a file of bitcode, here a relative one.
clang-22 $flags -c -emit-llvm one.c -o .one.22.bc
llvm-dis-22 .one.22.bc -o listed.22.ll
printf '.one.22.bc\n' > paths
clang-22 $flags -c one.c -o one.o
llvm-objcopy-22 --add-section=.llvm_bc=paths one.o listed.22.o
# Without IR of LLVM.
clang-22 $flags -c two.c -o machine.22.o
gcc -O1 -flto -c two.c -o gimple.o
rm -f paths one.o two.o one.obj two.obj machine.o
