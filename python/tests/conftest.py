"""Programs that tests ask: those of this repository, and real ones where DFQUERY_CORPUS names a folder of them."""

import os
import shutil
import subprocess
from pathlib import Path

import irquery
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def at_root(monkeypatch):
    """The paths in docstrings count from the root of the repository."""
    monkeypatch.chdir(ROOT)


@pytest.fixture
def facts():
    return irquery.open("facts")


def inputs():
    """The files that answers are compared on."""
    files = [ROOT / "tests/cases/kernels.ll", ROOT / "tests/cases/located.ll", ROOT / "facts"]
    if corpus := os.environ.get("DFQUERY_CORPUS"):
        files += [Path(corpus) / "zlib.O1.ll", Path(corpus) / "sqlite3.O1.ll"]
    return files


def command():
    """The command, whose answers are compared; None where it is not built."""
    return os.environ.get("DFQUERY_COMMAND") or shutil.which("dfquery")


def answer(*arguments):
    """What the command prints."""
    return subprocess.run([command(), *map(str, arguments)], capture_output=True, check=True, cwd=ROOT).stdout
