"""What goes wrong, as exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterable

if TYPE_CHECKING:
    from ._irquery import Message


class Error(Exception):
    """Something was not done. `messages` says what is wrong, each with its place; `str()` shows them as a terminal does."""

    def __init__(self, text: str, messages: Iterable[Message] = ()) -> None:
        super().__init__(text)
        self.messages = list(messages)


class InvalidError(Error, ValueError):
    """An input, a rule, a question or an argument is wrong, or names what does not exist."""


class NotConvertedError(Error):
    """A function is not converted to a dataflow graph; `reason` says why."""

    def __init__(self, text: str, messages: Iterable[Message] = (), reason: str = "") -> None:
        super().__init__(text, messages)
        self.reason = reason


class FileError(Error, OSError):
    """A file or a folder cannot be read."""

    def __init__(self, *arguments: object) -> None:
        OSError.__init__(self, *arguments)
        self.text, self.messages = "", []

    def __str__(self) -> str:
        return self.text or OSError.__str__(self)


class MissingFileError(FileError, FileNotFoundError):
    """A file or a folder is not there."""


class StoppedError(Error):
    """The work was to stop before it was done."""


class InternalError(Error):
    """A mistake in dfquery. Please report it, with what you did."""


class Warning(UserWarning):
    """What dfquery warns of: functions that cannot be read, rules that mean something else than they seem to."""


def file_error(text: str, messages: list, number: int, reason: str, path: str) -> FileError:
    """The error of the system with this number, for this path."""
    kind = MissingFileError if number == 2 else FileError
    error = kind(number, reason, str(path))
    error.text, error.messages = text, messages
    return error
