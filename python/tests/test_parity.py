"""Options of the command in the package: what each gives, and that stubs and signatures agree."""

import ast
import inspect
import os
import shutil
from pathlib import Path

import irquery
import pytest
from conftest import ROOT, answer, command

STUBS = Path(irquery.__file__).with_name("_irquery.pyi")


def stubbed():
    """By dotted name the parameters of each function of the stubs, without self."""
    found = {}

    def take(prefix, nodes):
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                take(f"{node.name}.", node.body)
            elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
                    continue
                args = node.args
                names = [one.arg for one in [*args.posonlyargs, *args.args, *args.kwonlyargs]]
                names += [one.arg for one in [args.vararg, args.kwarg] if one]
                found[prefix + node.name] = {name for name in names if name != "self"}

    take("", ast.parse(STUBS.read_text()).body)
    return found


@pytest.mark.parametrize("name, parameters", stubbed().items())
def test_stubs_have_the_parameters_of_the_package(name, parameters):
    item = irquery
    for part in name.split("."):
        item = getattr(item, part)
    own = {one for one in inspect.signature(item).parameters if one not in ("self", "slf")}
    assert own == parameters


def test_a_version_is_there():
    assert irquery.__version__.count(".") == 2


def test_relations_are_listed_and_described(facts):
    assert {"in_loop", "edge", "transactions"} <= set(facts.relations)
    facts.rules(".decl mine(b: Block)\nmine(b) :- loop_header(b).\n.output mine")
    assert "mine" in facts.relations
    text = facts.describe("in_loop")
    assert text.startswith("in_loop(header: Block, block: Block)\nderived, rules/loops.dl:")
    with pytest.raises(irquery.InvalidError, match="did you mean `in_loop`"):
        facts.describe("in_lop")


def test_lines_are_beside_entities():
    program = irquery.open("tests/cases/gpu/shapes.ll", lines=True, workgroup=(16, 16), lanes=32, functions=["whole"])
    table = program.relation("transactions")
    names = ["instruction", "instruction_location", "instruction_text", "segments", "bytes"]
    assert table.column_names == names
    assert table.types["segments"] == "number"
    assert ("shapes.cl:31:16", "f[y * w + x] = 1;", 2, 64) in [row[1:] for row in table.rows()]


def test_names_are_as_people_write_them():
    program = irquery.open("tests/cases/jobs/particles.ll", demangle=True)
    assert "drift(particle*, float, int)" in program.relation("function")["function"]


def test_models_of_convergence_are_compared(facts):
    table = irquery.open("facts", convergence="diff", divergence_sources=["arguments"]).relation("divergent")
    assert table.column_names == ["model", "value"]


def test_taint_is_an_option(tmp_path):
    source = tmp_path / "t.ll"
    source.write_text(
        "declare ptr @getenv(ptr)\ndeclare i32 @system(ptr)\ndefine i32 @f(ptr %n) {\n"
        "  %v = call ptr @getenv(ptr %n)\n  %r = call i32 @system(ptr %v)\n  ret i32 %r\n}\n"
    )
    assert len(irquery.open(source, taint=["default"]).relation("taint_sink")) == 1
    with pytest.raises(irquery.Error):
        irquery.open(source, taint=["no such file.csv"])


def test_numbers_count_from_one():
    for wrong in ({"lanes": 0}, {"workgroup": [0]}, {"budget_tuples": 0}):
        with pytest.raises(irquery.InvalidError):
            irquery.open("facts", **wrong)


def test_programs_are_compared(facts):
    other = irquery.open("tests/kernels/gcd.ll")
    found = facts.diff(other, ["loop_header"])
    assert "fir" in found["only_before"]
    assert set(found) == {"both", "only_before", "only_after", "changes", "not_compared"}
    with pytest.raises(irquery.InvalidError):
        facts.diff(facts)


def test_a_page_is_a_text_or_a_file(facts, tmp_path):
    path = tmp_path / "page.html"
    assert facts.html(path, relations=["in_loop"]) is None
    assert path.read_text().lower().startswith("<!doctype html>")
    assert "gcd" in facts.html()


@pytest.mark.skipif(not command(), reason="DFQUERY_COMMAND does not name the command dfquery")
def test_explored_options_are_the_commands():
    import json

    path = "tests/cases/jobs/matmul.ll"
    rows = irquery.open(path, functions=["prefix"]).explore()
    told = json.loads(answer(path, "--function", "prefix", "--explore", "--memory-order", "function", "--format", "json"))
    assert rows == told


def test_benches_are_texts():
    graph = irquery.open("tests/kernels/gcd.ll").function("gcd").convert()
    assert "module bench" in graph.bench(["48", "36"])
    assert "df_late_channel" in graph.verilog(latency="icmp=2")


@pytest.mark.skipif(not any(map(shutil.which, ["clang", "clang-22"])), reason="clang is not installed")
def test_a_source_is_compiled(tmp_path):
    source = tmp_path / "k.c"
    source.write_text("int sum(int *a, int n) {\n  int s = 0;\n  for (int i = 0; i < n; i++) s += a[i];\n  return s;\n}\n")
    program = irquery.compile(source, functions=["sum"])
    assert len(program.relation("loop_header")) == 1
    source.write_text("int sum(int *a, int n) { return m; }\n")
    with pytest.raises(irquery.CompileError, match="use of undeclared identifier 'm'"):
        irquery.compile(source)
    with pytest.raises(irquery.CompileError, match="cannot start"):
        irquery.compile(source, clang=tmp_path / "no-clang")


def test_a_compiler_is_looked_for(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    with pytest.raises(irquery.CompileError, match="no clang on the PATH"):
        irquery.compile("k.c")
