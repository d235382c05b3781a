"""The examples in docstrings and documents are true."""

import doctest
import inspect
import os
import re
from pathlib import Path

import dfquery
import pytest

ROOT = Path(__file__).parents[2]


def documented():
    """Everything public with its docstring."""
    yield "dfquery", dfquery.__doc__
    for name in dfquery.__all__:
        thing = getattr(dfquery, name)
        yield name, thing.__doc__
        if inspect.isclass(thing) and thing.__module__.startswith("dfquery"):
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value.__doc__


@pytest.mark.parametrize(("name", "text"), list(documented()), ids=lambda value: value if "\n" not in str(value) else "")
def test_docstrings(name, text):
    assert text, f"{name} says nothing of itself"
    example = doctest.DocTestParser().get_doctest(text, {"dfquery": dfquery}, name, None, 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert results.failed == 0


def test_stubs_name_what_there_is():
    stubs = (Path(dfquery.__file__).parent / "_dfquery.pyi").read_text()
    for name in dfquery.__all__:
        thing = getattr(dfquery, name)
        if getattr(thing, "__module__", "") == "dfquery" and inspect.isclass(thing):
            body = re.search(rf"^class {name}:\n((?:    .*\n|\n)*)", stubs, re.M)[1]
            for member in vars(thing):
                if not member.startswith("_"):
                    assert re.search(rf"^    (def {member}\(|{member}:)", body, re.M), f"{name}.{member}"
