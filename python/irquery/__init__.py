"""Program analysis as data: relations of a program as Arrow tables, with proofs and dataflow graphs.

>>> import irquery
>>> p = irquery.open("facts", functions=["gcd"])
>>> p.query("loop_header(H), in_loop(H, B)").rows()
[('gcd/head', 'gcd/head'), ('gcd/head', 'gcd/body')]
"""

from ._compile import CompileError, compile
from ._irquery import Function, Graph, Message, Missing, Program, Proof, Run, Table, __version__, open
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
from ._results import Results

__all__ = [
    "CompileError",
    "Error",
    "FileError",
    "Function",
    "Graph",
    "InternalError",
    "InvalidError",
    "Message",
    "Missing",
    "MissingFileError",
    "NotConvertedError",
    "Program",
    "Proof",
    "Results",
    "Run",
    "StoppedError",
    "Table",
    "Warning",
    "__version__",
    "compile",
    "open",
]
