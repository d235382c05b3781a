"""Dataflow graphs: the same as the command's."""

import irquery
import pytest
from conftest import answer, command


def test_graphs_compute(facts):
    for options in [{}, {"prefer": "latency"}, {"mechanism": "predicated"}, {"counters": True}, {"depths": 2}]:
        run = facts.function("gcd").convert(**options).simulate([48, 36])
        assert run.result == 12 and run.cycles > 0 and sum(run.firings.values()) > 0
    seeded = facts.function("gcd").convert().simulate([48, 36], seed=7)
    assert (seeded.result, seeded.cycles) == (12, None)
    fast = facts.function("gcd").convert().simulate([48, 36])
    slow = facts.function("gcd").convert().simulate([48, 36], latency="urem=10")
    assert slow.result == fast.result and slow.cycles > fast.cycles


def test_memory_is_given_and_had():
    text = """
define i32 @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %more = add i32 %total, %x
  store i32 %more, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %more
}
"""
    graph = irquery.open(text=text).function("sum").convert()
    run = graph.simulate(["p", 3], {"p": [1, 2, -3]})
    assert run.result == 0 and run.memory == {"p": [1, 3, 0]}
    assert graph.simulate(["p", 3], {"p": ("i32", [1, 2, 3])}).result == 6
    numpy = pytest.importorskip("numpy")
    assert graph.simulate(["p", 3], {"p": numpy.arange(3, dtype=numpy.int32)}).result == 3
    for memory, error in [
        ({"p": ["x"]}, TypeError),
        ({"p": ("i7", [1])}, irquery.InvalidError),
        ({"p=": [1]}, ValueError),
        ({"p": [2**70]}, irquery.InvalidError),
    ]:
        with pytest.raises(error):
            graph.simulate(["p", 1], memory)


def test_wrong_calls_are_refused(facts):
    with pytest.raises(irquery.InvalidError, match="did you mean `bubble_step`"):
        facts.function("bubble_stp")
    with pytest.raises(irquery.InvalidError, match="prefer is .speed., not one of"):
        facts.function("gcd").convert(prefer="speed")
    with pytest.raises(irquery.InvalidError, match="depths is .deep., not"):
        facts.function("gcd").convert(depths="deep")
    with pytest.raises(irquery.InvalidError, match="machine: .* are known"):
        facts.function("gcd").convert(depths="sized", machine="enigma")
    with pytest.raises(irquery.InvalidError, match="latency: .*lode"):
        facts.function("gcd").convert(depths="sized", latency="lode=4")
    with pytest.raises(irquery.InvalidError, match="overlap is 0, not a number from 1"):
        facts.function("gcd").convert(overlap=0)
    with pytest.raises(irquery.InvalidError, match="are for depths"):
        facts.function("gcd").convert(latency="load=4")
    with pytest.raises(irquery.InvalidError, match="takes 2 arguments, not 1"):
        facts.function("gcd").convert().simulate([1])
    with pytest.raises(irquery.InvalidError, match="cannot be an argument"):
        facts.function("gcd").convert().simulate([1, "x"])
    with pytest.raises(irquery.NotConvertedError, match="carry.while") as error:
        facts.function("gcd").convert(counters=True).handshake()
    assert error.value.reason


def test_channels_are_sized_for_a_machine(facts):
    function, memory = facts.function("fir"), {"x": [1] * 40, "h": [1] * 40, "y": [0] * 40}
    declared = function.convert(prefer="latency", counters=True)
    sized = function.convert(prefer="latency", counters=True, depths="sized", latency="load=4,mul=3")
    slots = lambda graph: sum(graph.channels["depth"])
    assert slots(sized) > slots(declared)
    assert slots(function.convert(depths=9)) == 9 * len(function.convert().channels)


def test_runs_of_inner_loops_overlap():
    text = """define void @f(ptr noalias %a, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %behind ]
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k.next, %inner ]
  %x = phi i64 [ %i, %outer ], [ %x.next, %inner ]
  %y = mul i64 %x, 3
  %x.next = add i64 %y, %k
  %k.next = add i64 %k, 1
  %again = icmp ult i64 %k.next, 4
  br i1 %again, label %inner, label %behind
behind:
  %p = getelementptr i64, ptr %a, i64 %i
  store i64 %x.next, ptr %p
  %i.next = add i64 %i, 1
  %on = icmp ult i64 %i.next, %n
  br i1 %on, label %outer, label %end
end:
  ret void
}
"""
    function = irquery.open(text=text).function("f")
    kinds = lambda graph: list(graph.operators["operator"])
    assert "interleave" not in kinds(function.convert())
    overlapping = function.convert(overlap=4, depths="sized")
    assert "interleave" in kinds(overlapping)
    memory = {"a": [0] * 6}
    assert overlapping.simulate(["a", 6], memory).cycles < function.convert(depths="sized").simulate(["a", 6], memory).cycles


def test_operators_are_those_of_the_json(facts):
    graph = facts.function("fir").convert()
    [function] = graph.json["functions"]
    assert len(graph.operators) == len(function["ops"]) == graph.networkx().number_of_nodes() - 1
    made = graph.networkx()
    assert made.number_of_edges() == len(graph.channels)
    assert made.nodes[0]["operator"] == graph.operators["operator"][0]


def test_graphs_are_shown(facts):
    graph = facts.function("gcd").convert()
    assert graph._repr_svg_().startswith("<svg") and "pick" in graph.svg
    assert "handshake.func" in graph.handshake() and "module" in graph.verilog() and "digraph" in graph.dot
    assert "handshake.func" in facts.function("gcd").convert(repeat_invariants=True).handshake()


@pytest.mark.skipif(not command(), reason="DFQUERY_COMMAND does not name the command dfquery")
@pytest.mark.parametrize("form", ["text", "handshake", "dot", "svg"])
def test_forms_are_the_commands(facts, form):
    graph = facts.function("gcd").convert()
    expected = answer("facts", "--function", "gcd", "--emit", "dataflow", "--format", form).decode().rstrip("\n")
    assert (graph.handshake() if form == "handshake" else getattr(graph, form)) == expected


def test_relations_as_graphs(facts):
    networkx = pytest.importorskip("networkx")
    graph = facts.networkx("edge")
    assert graph.number_of_edges() == len(facts.relation("edge"))
    assert networkx.has_path(graph, "gcd/entry", "gcd/exit")
    with pytest.raises(ValueError, match="two ends"):
        facts.networkx("loop_header")
