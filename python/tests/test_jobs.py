"""What docs/jobs/data.md says is so: its Python and its SQL run on what the command prints."""

import re
from pathlib import Path

import pytest
from conftest import ROOT, answer, command

JOBS = ROOT / "tests/cases/jobs"


def blocks(language):
    """The blocks of the page in this language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "docs/jobs/data.md").read_text(), re.M | re.S)
    assert found, f"the page has no {language}"
    return found


@pytest.fixture
def at_jobs(monkeypatch):
    """The folder of the page's inputs, with the command found as the page calls it."""
    if not command():
        pytest.skip("the command is not built")
    monkeypatch.chdir(JOBS)
    monkeypatch.setenv("PATH", str(Path(command()).parent), prepend=":")


def test_python(at_jobs):
    pytest.importorskip("pandas")
    names = {}
    for block in blocks("python"):
        *before, last = block.strip().splitlines()
        exec("\n".join(before), names)
        result = eval(last, names)
    counted = {row[0]: row[1] for row in result.items()}
    assert sorted(counted) == [1, 2] and min(counted.values()) > 100
    assert names["depth"].depth.dtype == "int64"


def test_graph(at_jobs):
    pandas = pytest.importorskip("pandas")
    networkx = pytest.importorskip("networkx")
    import io

    printed = answer("--function", "prefix", "--query", "edge(A, B, _)", "--format", "csv", JOBS / "matmul.ll")
    frame = pandas.read_csv(io.BytesIO(printed))
    line = re.search(r"`(networkx\.from_pandas_edgelist\(.*?\))`", (ROOT / "docs/jobs/data.md").read_text())[1]
    graph = eval(line, {"networkx": networkx, "frame": frame})
    assert len(graph) == 4 and graph.has_edge("prefix/for.body", "prefix/for.body")


@pytest.mark.parametrize("form", ["parquet", "csv", "jsonl"])
def test_sql(at_jobs, tmp_path, monkeypatch, form):
    duckdb = pytest.importorskip("duckdb")
    relations = ["--relation", "live_in", "--relation", "loop_depth"]
    answer(JOBS / "inffast.ll", *relations, "--export", f"{form}:{tmp_path}/tables")
    monkeypatch.chdir(tmp_path)
    for block in blocks("sql"):
        rows = duckdb.sql(block.replace("parquet", form)).fetchall()
        assert len(rows) > 9 and rows[0][2] >= rows[-1][2] > 0
