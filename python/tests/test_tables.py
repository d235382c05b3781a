"""Tables hold what the command prints, and other packages take them."""

import csv
import hashlib
import io

import irquery
import pytest
from conftest import answer, command, inputs

RELATIONS = ["edge", "live_in", "in_loop", "control_dependent", "value", "idom"]


def checksum(rows):
    total = hashlib.sha256()
    for row in rows:
        total.update("\t".join(map(str, row)).encode() + b"\n")
    return total.hexdigest()


@pytest.mark.skipif(not command(), reason="DFQUERY_COMMAND does not name the command dfquery")
@pytest.mark.parametrize("path", inputs(), ids=lambda path: path.name)
def test_answers_are_the_commands(path):
    program = irquery.open(path)
    for name in RELATIONS:
        header, *expected = csv.reader(io.StringIO(answer(path, "--relation", name, "--format", "csv").decode()))
        found = program.relation(name)
        assert (found.column_names, len(found)) == (header, len(expected))
        assert checksum(found) == checksum(expected), name


def test_relations_go_to_pyarrow(facts):
    pyarrow = pytest.importorskip("pyarrow")
    found = facts.relation("control_dependent")
    table = pyarrow.table(found)
    table.validate(full=True)
    dictionary = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    assert table.schema.types == [dictionary, dictionary, pyarrow.int32()]
    assert [tuple(row.values()) for row in table.to_pylist()] == found.rows()
    assert pyarrow.schema(found).field("block").metadata == {b"dfquery.type": b"Block"}


def test_relations_go_to_polars(facts):
    polars = pytest.importorskip("polars")
    found = facts.relation("control_dependent")
    assert polars.DataFrame(found).rows() == found.rows()
    assert found.to_polars()["block"].dtype == polars.Categorical
    assert found.to_polars()["successor"].dtype == polars.Int32


def test_relations_go_to_pandas(facts):
    pytest.importorskip("pandas")
    pytest.importorskip("pyarrow")
    found = facts.relation("control_dependent")
    frame = found.to_pandas()
    assert list(frame.itertuples(index=False, name=None)) == found.rows()
    assert str(frame.dtypes["successor"]) == "int32"


def test_relations_go_to_duckdb(facts):
    duckdb = pytest.importorskip("duckdb")
    found = facts.relation("control_dependent")
    assert duckdb.sql("select * from found").fetchall() == found.rows()
    blocks = facts.relation("block")
    joined = duckdb.sql("select count(*) from found join blocks using (block)").fetchall()
    assert joined == [(len(found),)]


def test_empty_results_have_their_schema(facts):
    pyarrow = pytest.importorskip("pyarrow")
    polars = pytest.importorskip("polars")
    none = facts.query("edge(A, B, N), N > 7")
    assert len(none) == 0 and none.rows() == [] and none["N"] == []
    assert pyarrow.table(none).schema.types == pyarrow.table(facts.query("edge(A, B, N)")).schema.types
    assert polars.DataFrame(none).columns == ["A", "B", "N"]
    assert none.to_pandas().shape == (0, 3)


def test_results_outlive_their_program():
    pyarrow = pytest.importorskip("pyarrow")
    program = irquery.open("facts")
    found = program.relation("live_in")
    table, rows = pyarrow.table(found), found.rows()
    del program, found
    assert [tuple(row.values()) for row in table.to_pylist()] == rows


def test_tables_without_any_package(facts):
    found = facts.query('edge("gcd/head", B, N)')
    assert found.rows() == list(found)
    assert set(found["B"]) == {"gcd/body", "gcd/exit"}
    assert found["N"] == [row[1] for row in found]
    assert found.types == {"B": "Block", "N": "number"}
    assert (found.num_rows, found.num_columns) == (2, 2)
    with pytest.raises(KeyError, match="no column is called `C`; there are `B`, `N`"):
        found["C"]


def test_tables_are_shown(facts):
    found = facts.relation("loop_header")
    assert repr(found) == "header\ngcd/head\nfir/head\nbubble_step/head\n3 rows"
    assert found._repr_html_().count("<tr>") == 4
    assert repr(facts.relation("value")).endswith(" rows")
    quoted = irquery.open(text='define i32 @"<b>"(i32 %x) {\n  ret i32 %x\n}').relation("function")
    assert "&lt;b&gt;" in quoted._repr_html_()
