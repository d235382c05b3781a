"""Program analysis as data: relations of a program as Arrow tables, with proofs and dataflow graphs.

>>> import dfquery
>>> p = dfquery.open("facts", functions=["gcd"])
>>> p.query("loop_header(H), in_loop(H, B)").rows()
[('gcd/head', 'gcd/head'), ('gcd/head', 'gcd/body')]
"""

from ._dfquery import Message, Program, Table, open
from ._errors import (
    Error,
    FileError,
    InternalError,
    InvalidError,
    MissingFileError,
    NotConvertedError,
    StoppedError,
    Warning,
)

__all__ = [
    "Error",
    "FileError",
    "InternalError",
    "InvalidError",
    "Message",
    "MissingFileError",
    "NotConvertedError",
    "Program",
    "StoppedError",
    "Table",
    "Warning",
    "open",
]
