"""Rules and rows of one's own, and proofs."""

import irquery
import pytest

RULES = """
.decl note(block: Block, weight: number, word: symbol)
.input note
.decl noted(value: Value, weight: number, word: symbol)
noted(v, n, w) :- note(b, n, w), live_in(b, v).
.output noted
"""

ROWS = {"block": ["gcd/body", "fir/head"], "weight": [-3, 7], "word": ["a", "b"]}


@pytest.fixture
def noted(facts):
    facts.rules(RULES)
    return facts


def test_results_are_derived_when_asked_for(facts):
    results = facts.rules(RULES)
    assert list(results) == ["noted"] and len(results) == 1
    facts.add("note", ROWS)
    assert results["noted"].rows() == facts.relation("noted").rows() != []
    assert {row[2] for row in results["noted"]} == {"a", "b"}
    with pytest.raises(KeyError):
        results["note"]


def test_frames_of_all_packages_are_the_same(noted):
    pyarrow, polars = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    pandas, duckdb = pytest.importorskip("pandas"), pytest.importorskip("duckdb")
    noted.add("note", ROWS)
    expected = noted.relation("noted").rows()
    table, frame = pyarrow.table(ROWS), polars.DataFrame(ROWS)
    view = pyarrow.array(ROWS["word"], pyarrow.string_view())
    frames = [
        table,
        table.to_batches()[0],
        pyarrow.concat_tables([table.slice(0, 1), table.slice(1)]),
        table.set_column(0, "block", table["block"].dictionary_encode()),
        table.set_column(1, "weight", table["weight"].cast(pyarrow.int8())),
        table.set_column(2, "word", view),
        frame,
        frame.cast({"block": polars.Categorical}).select("word", "weight", "block"),
        pandas.DataFrame(ROWS),
        duckdb.sql("select block, weight, word from frame"),
    ]
    for other in frames:
        noted.add("note", {"block": [], "weight": [], "word": []})
        assert noted.relation("noted").rows() == []
        noted.add("note", other)
        assert noted.relation("noted").rows() == expected, type(other)
    noted.add("note", noted.query("note(block, weight, word)"))
    assert noted.relation("noted").rows() == expected


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"weight": ["x", "y"]}, "column `weight` holds texts, not a number in each row"),
        ({"block": [1, 2]}, "column `block` holds numbers, not a Block in each row"),
        ({"block": ["gcd/body", "gcd/nowhere"]}, "no Block is called `gcd/nowhere`"),
        ({"block": ["gcd/body", None]}, "None is not a text"),
        ({"weight": [1, 2**31]}, "2147483648 is not a number of 32 bits"),
        ({"weight": [1, 1.5]}, "1.5 is not a number of 32 bits"),
        ({"weight": [1]}, "column `weight` has 1 rows, not 2"),
        ({"more": [1, 2]}, "has no column `more`"),
    ],
)
def test_wrong_rows_are_refused(noted, change, message):
    noted.add("note", ROWS)
    before = noted.relation("noted").rows()
    with pytest.raises(irquery.InvalidError) as error:
        noted.add("note", ROWS | change)
    assert message in str(error.value)
    assert noted.relation("noted").rows() == before


def test_wrong_cells_have_their_places(noted):
    polars = pytest.importorskip("polars")
    with pytest.raises(irquery.InvalidError) as error:
        noted.add("note", polars.DataFrame(ROWS | {"weight": [None, 2**40]}))
    places = [(one.file, one.line, one.column, one.message) for one in error.value.messages]
    assert places == [
        ("rows of note", 1, 2, "there is no value"),
        ("rows of note", 2, 2, "1099511627776 is not a number of 32 bits"),
    ]
    # A column of nothing but nulls has a type of its own.
    with pytest.raises(ValueError):
        noted.add("note", polars.DataFrame({"block": [None], "weight": [1], "word": ["a"]}))
    with pytest.raises(irquery.InvalidError, match="there is no value"):
        noted.add("note", polars.DataFrame({"block": ["gcd/body", None], "weight": [1, 2], "word": ["a", "b"]}))
    with pytest.raises(irquery.InvalidError, match="neither texts nor whole numbers"):
        noted.add("note", polars.DataFrame({"block": [1.5], "weight": [1], "word": ["a"]}))
    with pytest.raises(irquery.InvalidError) as error:
        noted.add("note", polars.DataFrame({"block": ["gcd/body"]}))
    assert {(one.file, one.line, one.column) for one in error.value.messages} == {("rules.dl", 2, 7)}


def test_only_inputs_of_users_have_rows(noted):
    for name, message in [("edge", "not an input"), ("noted", "not an input"), ("nt", "no rule file declares `nt`")]:
        with pytest.raises(irquery.InvalidError, match=message):
            noted.add(name, ROWS)
    for rows in [None, 7, "text", [1, 2], object()]:
        with pytest.raises(TypeError, match="rows are a frame with Arrow's C stream"):
            noted.add("note", rows)


def test_rules_of_the_same_name_replace_each_other(facts, tmp_path):
    facts.rules(".decl one(b: Block)\none(b) :- loop_header(b).\n.output one")
    facts.rules(".decl two(b: Block)\ntwo(b) :- loop_header(b).\n.output two")
    with pytest.raises(irquery.InvalidError, match="unknown relation `one`"):
        facts.relation("one")
    path = tmp_path / "three.dl"
    path.write_text(".decl three(b: Block)\nthree(b) :- two(b).\n.output three")
    assert facts.rules(path)["three"].rows() == facts.rules(str(path))["three"].rows() == facts.relation("two").rows()


def test_wrong_rules_leave_those_before(noted):
    with pytest.raises(irquery.InvalidError) as error:
        noted.rules(".decl bad(b: Block)\nbad(b) :- lop_header(b).\n")
    [message] = error.value.messages
    assert (message.file, message.line, message.column, message.width) == ("rules.dl", 2, 11, 10)
    assert "loop_header" in message.help and "2 | bad(b) :- lop_header(b)." in str(error.value)
    noted.add("note", ROWS)
    assert len(noted.relation("noted")) > 0
    with pytest.raises(FileNotFoundError):
        noted.rules("nowhere.dl")


def test_proofs(facts):
    proof = facts.why('in_loop("gcd/head", "gcd/body")')
    assert proof.text.startswith('in_loop("gcd/head", "gcd/body")') and str(proof) == proof.text
    assert proof.json["steps"][proof.json["roots"][0]]["relation"] == "in_loop"
    assert proof._repr_html_().startswith("<pre>in_loop(&quot;gcd/head")
    assert proof.dot.startswith("digraph") and len(proof.tree()) >= len(proof.tree(1))
    assert facts.why('in_loop("gcd/head", "gcd/exit")') is None
    missing = facts.why_not('in_loop("gcd/head", "gcd/exit")')
    assert "does not hold" in missing.text and missing.json and missing._repr_html_().startswith("<pre>")
    assert facts.why_not('in_loop("gcd/head", "gcd/body")') is None
    with pytest.raises(irquery.InvalidError):
        facts.why("in_lop(_, _)")
