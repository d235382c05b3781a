"""The results of rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Iterator

if TYPE_CHECKING:
    from ._irquery import Program, Table


class Results(Mapping):
    """By name the relations that the `.output` of a rule file names; each is derived when it is asked for."""

    def __init__(self, program: Program, names: list[str]) -> None:
        self._program, self._names = program, names

    def __getitem__(self, name: str) -> Table:
        if name not in self._names:
            raise KeyError(name)
        return self._program.relation(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<irquery.Results: {', '.join(self._names) or 'no .output'}>"
