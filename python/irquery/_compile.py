"""Compilation of a source to IR by the clang of this machine."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._errors import Error
from ._irquery import open as _open

if TYPE_CHECKING:
    from ._irquery import Program

_OF_ALL = ["-O1", "-g", "-fno-discard-value-names", "-S", "-emit-llvm", "-o", "-"]

# What a source needs besides, by its suffix.
_BY_SUFFIX = {
    ".cl": ["-x", "cl", "-cl-std=CL2.0", "-target", "spir64-unknown-unknown"],
    ".cu": ["-x", "cuda", "--cuda-device-only"],
    ".hip": ["-x", "hip", "--offload-device-only"],
}

_CPLUSPLUS = {".cc", ".cpp", ".cxx", ".c++", ".C", ".cu", ".hip"}

# From the newest that LLVM has released to the oldest whose IR is read.
_VERSIONS = range(22, 14, -1)


class CompileError(Error):
    """clang is not there, or refuses the source; the text is what it says."""


def _clang(is_cplusplus: bool) -> str:
    plain = "clang++" if is_cplusplus else "clang"
    names = [plain, *(f"{plain}-{version}" for version in _VERSIONS)]
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None:
        raise CompileError(f"no {plain} on the PATH; name one with clang=, or compile by hand and open the .ll")
    return found


def compile(
    source: str | os.PathLike[str],
    arguments: Sequence[str] = (),
    *,
    clang: str | os.PathLike[str] | None = None,
    **options: Any,
) -> Program:
    """Compiles a C, C++, OpenCL, CUDA or HIP source with clang, and opens its IR.

    `arguments` are given to clang behind its own: `["-O2", "-Iinclude"]`. `clang` is the one to take, by default the
    first of clang, clang-22, clang-21 and so on that is on the PATH. `options` are those of `open`.

    >>> irquery.compile("kernel.c").relation("in_loop")  # doctest: +SKIP
    """
    path = Path(source)
    command = [
        os.fspath(clang) if clang is not None else _clang(path.suffix in _CPLUSPLUS),
        *_BY_SUFFIX.get(path.suffix, []),
        *_OF_ALL,
        *arguments,
        os.fspath(path),
    ]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except OSError as error:
        raise CompileError(f"cannot start {command[0]}: {error.strerror}") from error
    told = done.stderr.decode(errors="replace").strip()
    if done.returncode != 0:
        raise CompileError(told or f"{command[0]} ends with status {done.returncode}")
    return _open(text=done.stdout.decode(errors="replace"), name=f"{path.stem}.ll", **options)
