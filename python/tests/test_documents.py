"""The examples in docstrings and documents are true."""

import doctest
import inspect
import os
import re
from pathlib import Path

import irquery
import pytest

ROOT = Path(__file__).parents[2]


def documented():
    """Everything public with its docstring."""
    yield "irquery", irquery.__doc__
    for name in irquery.__all__:
        thing = getattr(irquery, name)
        yield name, thing.__doc__
        if inspect.isclass(thing) and thing.__module__.startswith("irquery"):
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value.__doc__


@pytest.mark.parametrize(("name", "text"), list(documented()), ids=lambda value: value if "\n" not in str(value) else "")
def test_docstrings(name, text):
    assert text, f"{name} says nothing of itself"
    example = doctest.DocTestParser().get_doctest(text, {"irquery": irquery}, name, None, 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert results.failed == 0


def test_stubs_name_what_there_is():
    stubs = (Path(irquery.__file__).parent / "_irquery.pyi").read_text()
    for name in irquery.__all__:
        thing = getattr(irquery, name)
        if getattr(thing, "__module__", "") == "irquery" and inspect.isclass(thing):
            body = re.search(rf"^class {name}:\n((?:    .*\n|\n)*)", stubs, re.M)[1]
            for member in vars(thing):
                if not member.startswith("_"):
                    assert re.search(rf"^    (def {member}\(|{member}:)", body, re.M), f"{name}.{member}"
