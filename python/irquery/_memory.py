"""Buffers of a simulation, in the notation of the command's --memory."""

from __future__ import annotations

from typing import Any, Mapping

#: By the kind and the size of numpy's types the types of elements.
TYPES = {"i1": "i8", "u1": "i8", "i2": "i16", "u2": "i16", "i4": "i32", "u4": "i32", "i8": "i64", "u8": "i64", "f4": "f32", "f8": "f64"}


def text(memory: Mapping[str, Any]) -> str:
    """One line for each buffer."""
    return "\n".join(line(name, values) for name, values in memory.items())


def line(name: str, values: Any) -> str:
    """`x = i32 1 2 3`."""
    if not isinstance(name, str) or not name.strip() or any(sign in name for sign in "=#\n"):
        raise ValueError(f"{name!r} is not a name of a buffer")
    kind, values = typed(name, values)
    return f"{name} = {kind} " + " ".join(map(str, values))


def typed(name: str, values: Any) -> tuple[str, list]:
    """The type of the elements, and the elements."""
    if isinstance(values, tuple) and len(values) == 2 and isinstance(values[0], str):
        return values[0], list(values[1])
    if dtype := getattr(values, "dtype", None):
        kind = TYPES.get(getattr(dtype, "str", "")[1:])
        if kind is None:
            raise TypeError(f"the buffer {name!r} has elements of type {dtype}")
        return kind, values.reshape(-1).tolist()
    values = list(values)
    if any(isinstance(value, float) for value in values):
        return "f64", values
    if not all(isinstance(value, int) for value in values):
        raise TypeError(f"the buffer {name!r} holds what is not a number")
    return "i32" if all(-(2**31) <= value < 2**32 for value in values) else "i64", [int(value) for value in values]
