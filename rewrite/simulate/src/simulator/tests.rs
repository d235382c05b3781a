use super::*;
use crate::{
    environment::SeededEnvironment, layout::Layout, netlist::In, process::Process, program::Program,
};
use dfquery_graph::{
    Graph, LicId, Op, Operand, Operator,
    testing::{GraphBuilder, constant, gcd, last, nothing, rows, sums},
};

const ROUNDS: Schedule = Schedule { order: Order::Rounds, bounded: true, firings: 10_000 };

fn seeded(seed: u64, bounded: bool) -> Schedule {
    Schedule { order: Order::Seeded(seed), bounded, firings: 10_000 }
}

fn bits(values: &[u64]) -> Vec<Bits> {
    values.iter().map(|&value| Bits::new(32, value)).collect()
}

/// Runs `graph` once for each list of arguments, all on the same tokens.
fn run(graph: &Graph, schedule: Schedule, arguments: &[Vec<Bits>]) -> Vec<Result<Invocation, End>> {
    let base = nothing();
    let program = Program::new(&base);
    let netlist = Netlist::new(graph, &Layout::new(&base)).expect("a sound graph");
    let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
    let mut simulation = Simulation::new(&netlist, schedule);
    arguments.iter().map(|arguments| simulation.invoke(&mut process, arguments)).collect()
}

/// The results under rounds and many seeded orders, which all must agree.
fn results(graph: &Graph, arguments: &[Vec<Bits>]) -> Vec<Result<Vec<Bits>, End>> {
    let plain = |schedule| {
        let run = run(graph, schedule, arguments).into_iter();
        run.map(|end| end.map(|invocation| invocation.results)).collect::<Vec<_>>()
    };
    let expected = plain(ROUNDS);
    for seed in 0..50 {
        for bounded in [true, false] {
            assert_eq!(plain(seeded(seed, bounded)), expected, "seed {seed}, bounded {bounded}");
        }
    }
    expected
}

/// A graph that feeds one operator from parameters of these widths and reads its first output.
fn single(operator: Operator, width: u32, params: &[u32], outs: usize) -> (Graph, Vec<Option<LicId>>) {
    let mut d = GraphBuilder::new("single");
    let params: Vec<_> =
        params.iter().enumerate().map(|(i, &width)| d.param(&format!("%p{i}"), width)).collect();
    let lics: Vec<_> = (0..outs).map(|i| Some(d.lic(&format!("%o{i}"), width))).collect();
    let ins: Vec<_> = params.into_iter().map(Into::into).collect();
    d.op(operator, width, &lics, &ins);
    let order = d.order();
    (d.end(Some(order), lics[0]), lics)
}

/// The results of `graph` or the places where it leaves values or waits, for one-bit or 32-bit arguments.
fn outcome(graph: &Graph, arguments: &[Bits]) -> Result<Vec<Bits>, Vec<String>> {
    let end = run(graph, ROUNDS, &[arguments.to_vec()]).remove(0);
    assert_eq!(
        run(graph, seeded(3, true), &[arguments.to_vec()]).remove(0).map(|i| i.results),
        end.clone().map(|i| i.results)
    );
    match end {
        Ok(invocation) => Ok(invocation.results),
        Err(End::Unclean(leftovers)) => Err(leftovers.iter().map(|left| left.place.clone()).collect()),
        Err(End::Deadlock(waits)) => Err(waits.iter().map(Wait::to_string).collect()),
        Err(End::Trap(stop)) => Err(vec![stop.to_string()]),
    }
}

fn flags(values: &[u64]) -> Vec<Bits> {
    values.iter().map(|&value| Bits::new(1, value)).collect()
}

#[test]
fn a_pick_leaves_the_value_that_it_did_not_choose() {
    let (graph, _) = single(Operator::Pick, 32, &[1, 32, 32], 1);
    let arguments = [Bits::one_bit(true), Bits::new(32, 5), Bits::new(32, 6)];
    assert_eq!(outcome(&graph, &arguments), Err(vec!["%p1".to_owned()]));
}

#[test]
fn a_switch_writes_one_output_only() {
    let (mut graph, lics) = single(Operator::Switch, 32, &[1, 32], 2);
    graph.ops[0].outs[1] = None;
    graph.lics.pop();
    assert_eq!(outcome(&graph, &[Bits::one_bit(false), Bits::new(32, 5)]), Ok(vec![Bits::new(32, 5)]));
    assert_eq!(outcome(&graph, &[Bits::one_bit(true), Bits::new(32, 5)]), Err(vec![]));
    assert_eq!(graph.results, lics[0].into_iter().collect::<Vec<_>>());
}

#[test]
fn short_circuits_do_not_consume_what_they_do_not_need() {
    let (and, _) = single(Operator::Land, 1, &[1, 1, 1], 1);
    assert_eq!(outcome(&and, &flags(&[1, 1, 1])), Ok(vec![Bits::new(1, 1)]));
    assert_eq!(outcome(&and, &flags(&[1, 1, 0])), Ok(vec![Bits::new(1, 0)]));
    assert_eq!(outcome(&and, &flags(&[1, 0, 1])), Err(vec!["%p2".to_owned()]));
    let (or, _) = single(Operator::Lor, 1, &[1, 1, 1], 1);
    assert_eq!(outcome(&or, &flags(&[0, 0, 1])), Ok(vec![Bits::new(1, 1)]));
    assert_eq!(outcome(&or, &flags(&[0, 0, 0])), Ok(vec![Bits::new(1, 0)]));
    assert_eq!(outcome(&or, &flags(&[1, 0, 0])), Err(vec!["%p1".to_owned(), "%p2".to_owned()]));
}

#[test]
fn a_filter_writes_only_what_passes() {
    let (graph, _) = single(Operator::Filter, 32, &[1, 32], 1);
    assert_eq!(outcome(&graph, &[Bits::one_bit(true), Bits::new(32, 9)]), Ok(vec![Bits::new(32, 9)]));
    assert_eq!(outcome(&graph, &[Bits::one_bit(false), Bits::new(32, 9)]), Err(vec![]));
}

#[test]
fn a_gate_gives_a_constant_a_token() {
    let mut d = GraphBuilder::new("gate");
    let (trigger, out) = (d.param("%t", 32), d.lic("%o", 8));
    d.op(Operator::Gate, 8, &[Some(out)], &[trigger.into(), constant(8, 7)]);
    let order = d.order();
    let graph = d.end(Some(order), Some(out));
    let arguments = vec![bits(&[1]), bits(&[2])];
    assert_eq!(results(&graph, &arguments), vec![Ok(vec![Bits::new(8, 7)]); 2]);
}

/// A graph with the two outputs of a predicate operator joined to one number, output 0 lowest.
fn predicates(operator: Operator) -> Graph {
    let mut d = GraphBuilder::new("predicates");
    let (a, b) = (d.param("%a", 1), d.param("%b", 1));
    let (x, y, low) = (d.lic("%x", 1), d.lic("%y", 1), d.lic("%low", 2));
    let (high, out) = (d.lic("%high", 2), d.lic("%out", 2));
    d.op(operator, 1, &[Some(x), Some(y)], &[a.into(), b.into()]);
    d.pure("zext", low, &[x.into()]).operand_width = Some(1);
    d.pure("zext", high, &[y.into()]).operand_width = Some(1);
    let shifted = d.lic("%shifted", 2);
    d.pure("shl", shifted, &[high.into(), constant(2, 1)]);
    d.pure("or", out, &[low.into(), shifted.into()]);
    let order = d.order();
    d.end(Some(order), Some(out))
}

#[test]
fn predprop_gives_both_edges_and_skips_the_condition_of_a_block_that_does_not_run() {
    let graph = predicates(Operator::Predprop);
    assert_eq!(outcome(&graph, &flags(&[1, 0])), Ok(vec![Bits::new(2, 0b01)]));
    assert_eq!(outcome(&graph, &flags(&[1, 1])), Ok(vec![Bits::new(2, 0b10)]));
    assert_eq!(outcome(&graph, &flags(&[0, 1])), Err(vec!["%b".to_owned()]));
}

#[test]
fn predmerge_gives_an_index_only_to_a_block_that_runs() {
    let graph = predicates(Operator::Predmerge);
    assert_eq!(outcome(&graph, &flags(&[1, 0])), Ok(vec![Bits::new(2, 0b01)]));
    assert_eq!(outcome(&graph, &flags(&[0, 1])), Ok(vec![Bits::new(2, 0b11)]));
    assert_eq!(outcome(&graph, &flags(&[0, 0])), Err(vec!["`or %out` waits for %shifted".to_owned()]));
}

/// A loop that adds `%step` to 0 as long as the sum is below `%bound`; the two ways to keep a value in a loop.
fn count_by_step(fused: bool) -> Graph {
    let mut d = GraphBuilder::new("count");
    let (step, bound) = (d.param("%step", 32), d.param("%bound", 32));
    let (go, again) = (d.lic("%go", 1), d.lic_with("%again", 1, 1, &[0]));
    d.op(Operator::Mov, 1, &[Some(again)], &[go.into()]);
    let keep = |d: &mut GraphBuilder, name: &str, value: LicId| {
        let kept = d.lic(&format!("%kept.{name}"), 32);
        if fused {
            d.op(Operator::Repeat, 32, &[Some(kept)], &[go.into(), value.into()]);
            return kept;
        }
        let back = d.lic(&format!("%back.{name}"), 32);
        d.op(Operator::Pick, 32, &[Some(kept)], &[again.into(), value.into(), back.into()]);
        d.op(Operator::Switch, 32, &[None, Some(back)], &[go.into(), kept.into()]);
        kept
    };
    let (step, bound) = (keep(&mut d, "step", step), keep(&mut d, "bound", bound));
    let (zero, sum, next, total) =
        (d.lic("%zero", 32), d.lic("%sum", 32), d.lic("%next", 32), d.lic("%total", 32));
    let order = d.order();
    d.op(Operator::Gate, 32, &[Some(zero)], &[order.into(), constant(32, 0)]);
    d.op(Operator::Pick, 32, &[Some(sum)], &[again.into(), zero.into(), next.into()]);
    let added = d.lic("%added", 32);
    d.pure("add", added, &[sum.into(), step.into()]);
    d.pure("icmp.ult", go, &[added.into(), bound.into()]).operand_width = Some(32);
    d.op(Operator::Switch, 32, &[Some(total), Some(next)], &[go.into(), added.into()]);
    d.end(Some(order), Some(total))
}

#[test]
fn repeat_equals_a_pick_and_a_switch() {
    let arguments = vec![bits(&[3, 10]), bits(&[5, 1]), bits(&[1, 7])];
    let expected: Vec<_> = [12, 5, 7].map(|total| Ok(vec![Bits::new(32, total)])).into();
    let (plain, fused) = (count_by_step(false), count_by_step(true));
    assert_eq!(results(&plain, &arguments), expected);
    assert_eq!(results(&fused, &arguments), expected);
    assert!(fused.ops.len() < plain.ops.len());
}

#[test]
fn counters_and_sums_hold_what_they_need() {
    let arguments = vec![bits(&[4, 10, 7]), bits(&[1, 9, 3]), bits(&[0, 5, 2]), bits(&[100, 1, 0])];
    let expected: Vec<_> = [230, 15, 8, 15151].map(|sum| Ok(vec![Bits::new(32, sum)])).into();
    assert_eq!(results(&sums(), &arguments), expected);
}

/// The sum of all numbers below `%n`; its channels hold `depth` values.
fn sum_of_numbers(depth: u32) -> Graph {
    let mut d = GraphBuilder::new("sum");
    let n = d.param("%n", 32);
    let (i, again, sum) =
        (d.lic_with("%i", 32, depth, &[]), d.lic_with("%again", 1, depth, &[]), d.lic("%sum", 32));
    let count = Operator::Count { name: "count.ult".to_owned(), next: true };
    d.op(count, 32, &[Some(i), Some(again)], &[constant(32, 0), constant(32, 1), n.into()]);
    let reduce = Operator::Reduce { name: "reduce.add".to_owned() };
    d.op(reduce, 32, &[Some(sum)], &[again.into(), constant(32, 0), i.into()]);
    let order = d.order();
    d.end(Some(order), Some(sum))
}

#[test]
fn a_counter_fires_in_every_round_where_channels_have_room() {
    for (depth, rounds) in [(1, 2), (2, 1)] {
        let graph = sum_of_numbers(depth);
        let cycles = |n| run(&graph, ROUNDS, &[bits(&[n])]).remove(0).expect("ends").cycles.expect("rounds");
        assert_eq!(cycles(40) - cycles(20), rounds * 20, "depth {depth}");
    }
}

#[test]
fn runs_of_a_loop_that_overlap_come_out_in_their_turn() {
    let arguments = [1, 2, 3, 5, 0, 6].map(|n| bits(&[n])).to_vec();
    let expected: Vec<_> = [0, 1, 3, 10, 0, 15].map(|sum| Ok(vec![Bits::new(32, 27 * sum)])).into();
    assert_eq!(results(&rows(), &arguments), expected);
}

#[test]
fn a_loop_runs_again_on_the_same_tokens() {
    let graph = gcd();
    let arguments = vec![bits(&[48, 36]), bits(&[7, 0]), bits(&[17, 5])];
    let expected: Vec<_> = [12, 7, 1].map(|value| Ok(vec![Bits::new(32, value)])).into();
    assert_eq!(results(&graph, &arguments), expected);
}

#[test]
fn cycles_are_the_rounds_until_the_result_stands() {
    let graph = gcd();
    let end = run(&graph, ROUNDS, &[bits(&[48, 36])]).remove(0).expect("ends");
    // Three headers; between two of them icmp and mov or switch, urem and pick; the last exit is one switch.
    assert_eq!(end.cycles, Some(2 * 4 + 3));
    assert_eq!(run(&graph, seeded(1, true), &[bits(&[48, 36])]).remove(0).expect("ends").cycles, None);
}

#[test]
fn a_result_that_is_a_parameter_takes_no_cycle() {
    let mut d = GraphBuilder::new("identity");
    let (a, order) = (d.param("%a", 32), d.order());
    let graph = d.end(Some(order), Some(a));
    let end = run(&graph, ROUNDS, &[bits(&[3])]).remove(0).expect("ends");
    assert_eq!(end, Invocation { results: vec![Bits::new(32, 3)], cycles: Some(0) });
}

#[test]
fn a_deadlock_names_who_waits_and_for_what() {
    let mut d = GraphBuilder::new("stuck");
    let (a, order) = (d.param("%a", 32), d.order());
    let (x, y, z) = (d.lic("%x", 32), d.lic("%y", 32), d.lic("%z", 32));
    d.pure("add", x, &[a.into(), y.into()]);
    d.pure("add", z, &[x.into(), constant(32, 1)]);
    d.op(Operator::Mov, 32, &[Some(y)], &[z.into()]);
    let graph = d.end(Some(order), Some(x));
    let end = run(&graph, ROUNDS, &[bits(&[3])]).remove(0);
    assert_eq!(end.expect_err("a deadlock").to_string(), "deadlock: `add %x` waits for %y");
}

#[test]
fn a_lic_without_room_holds_its_producer_back() {
    let mut d = GraphBuilder::new("room");
    let (a, order) = (d.param("%a", 32), d.order());
    let full = d.lic_with("%full", 32, 1, &[4]);
    let (out, never) = (d.lic("%out", 32), d.lic("%never", 32));
    d.op(Operator::Mov, 32, &[Some(full)], &[a.into()]);
    d.pure("add", out, &[full.into(), never.into()]);
    d.op(Operator::Mov, 32, &[Some(never)], &[out.into()]);
    let graph = d.end(Some(order), Some(out));
    let text = run(&graph, ROUNDS, &[bits(&[3])]).remove(0).expect_err("a deadlock").to_string();
    assert_eq!(text, "deadlock: `mov %full` waits for room in %full");
    let unbounded =
        run(&graph, seeded(0, false), &[bits(&[3])]).remove(0).expect_err("still no result").to_string();
    assert_eq!(unbounded, "deadlock: `add %out` waits for %never");
}

#[test]
fn a_division_by_zero_is_located() {
    let mut d = GraphBuilder::new("divide");
    let (a, b, out) = (d.param("%a", 32), d.param("%b", 32), d.lic("%q", 32));
    d.pure("udiv", out, &[a.into(), b.into()]).origin = "%q".into();
    let order = d.order();
    let graph = d.end(Some(order), Some(out));
    assert_eq!(outcome(&graph, &bits(&[1, 0])), Err(vec!["division by zero in divide/%q".to_owned()]));
}

#[test]
fn a_run_without_end_reaches_the_limit() {
    let mut d = GraphBuilder::new("ever");
    let (a, order) = (d.param("%a", 1), d.order());
    let looped = d.lic_with("%looped", 1, 2, &[1]);
    d.op(Operator::Mov, 1, &[Some(looped)], &[looped.into()]);
    d.op(Operator::Mov, 1, &[None], &[a.into()]);
    let graph = d.end(Some(order), None);
    let end = run(&graph, ROUNDS, &[flags(&[1])]).remove(0);
    assert_eq!(end, Err(End::Trap(Reason::Steps.at("ever"))));
}

#[test]
fn loads_and_stores_follow_the_order_tokens() {
    let mut d = GraphBuilder::new("swap");
    let (p, q) = (d.param("%p", 64), d.param("%q", 64));
    let (x, y, order) = (d.lic("%x", 32), d.lic("%y", 32), d.order());
    let tokens: Vec<_> = (0..5).map(|i| d.lic(&format!("%o{i}"), 0)).collect();
    let load = Operator::Load { bytes: 4, volatile: false };
    let store = Operator::Store { bytes: 4, volatile: false };
    d.op(load.clone(), 32, &[Some(x), Some(tokens[0])], &[p.into(), order.into()]);
    d.op(load, 32, &[Some(y), Some(tokens[1])], &[q.into(), order.into()]);
    d.op(Operator::All, 0, &[Some(tokens[2])], &[tokens[0].into(), tokens[1].into()]);
    d.op(store.clone(), 32, &[Some(tokens[3])], &[y.into(), p.into(), tokens[2].into()]);
    d.op(store, 32, &[Some(tokens[4])], &[x.into(), q.into(), tokens[3].into()]);
    let graph = d.end(Some(tokens[4]), None);
    let base = nothing();
    let program = Program::new(&base);
    let netlist = Netlist::new(&graph, &Layout::new(&base)).expect("a sound graph");
    for seed in 0..20 {
        let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
        let at = |p: &Process<SeededEnvironment>, address| p.memory.load(address, 4, 32);
        let before = (at(&process, 0x100), at(&process, 0x108));
        let arguments = [Bits::new(64, 0x100), Bits::new(64, 0x108)];
        let mut simulation = Simulation::new(&netlist, seeded(seed, true));
        for _ in 0..3 {
            simulation.invoke(&mut process, &arguments).expect("ends");
        }
        assert_eq!((at(&process, 0x108), at(&process, 0x100)), before);
        assert_eq!(simulation.firings()["load"], 6);
    }
}

#[test]
fn a_trace_tells_what_each_firing_took() {
    let (graph, base) = (gcd(), nothing());
    let program = Program::new(&base);
    let netlist = Netlist::new(&graph, &Layout::new(&base)).expect("a sound graph");
    for schedule in [ROUNDS, seeded(3, true)] {
        let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
        let mut simulation = Simulation::new(&netlist, schedule);
        simulation.record(usize::MAX);
        simulation.invoke(&mut process, &bits(&[48, 36])).expect("it ends");
        let events = simulation.trace();
        assert_eq!(events.len() as u64, simulation.firings().values().sum::<u64>());
        // Whatever a reader was given, but for as many tokens as it held at first, it has taken.
        for (at, op) in (0..).zip(&graph.ops) {
            for (input, operand) in (0..).zip(&op.ins) {
                let dfquery_graph::Operand::Lic(lic) = operand else { continue };
                let taken =
                    events.iter().filter(|event| event.operator == at && event.taken.contains(&input));
                let written = events.iter().flat_map(|event| event.tokens(&graph));
                let given = written.filter(|(to, _)| to == lic).count()
                    + graph.entries().filter(|param| param == lic).count();
                assert_eq!(taken.count(), given, "input {input} of operator {at}");
            }
        }
        let mut short = Simulation::new(&netlist, schedule);
        short.record(5);
        short.invoke(&mut process, &bits(&[48, 36])).expect("it ends");
        assert_eq!(short.trace(), &events[..5]);
    }
}

/// A chain of operators that count down from `%n` through a LIC of this depth, with a slow subtraction.
fn countdown(depth: u32) -> Graph {
    let mut d = GraphBuilder::new("countdown");
    let (n, order) = (d.param("%n", 32), d.order());
    let [x, rest, kept, out] = ["%x", "%rest", "%kept", "%out"].map(|name| d.lic(name, 32));
    let (again, go) = (d.lic_with("%again", 1, 1, &[0]), d.lic("%go", 1));
    d.op(Operator::Mov, 1, &[Some(again)], &[go.into()]);
    d.op(Operator::Pick, 32, &[Some(x)], &[again.into(), n.into(), rest.into()]);
    let compare = Operator::Pure("icmp.ne".into());
    d.op(compare, 1, &[Some(go)], &[x.into(), constant(32, 0)]).operand_width = Some(32);
    d.op(Operator::Switch, 32, &[Some(out), Some(kept)], &[go.into(), x.into()]);
    d.op(Operator::Pure("sub".into()), 32, &[Some(rest)], &[kept.into(), constant(32, 1)]);
    let mut graph = d.end(Some(order), Some(out));
    graph.lics.iter_mut().filter(|lic| lic.init.is_empty()).for_each(|lic| lic.depth = depth);
    graph
}

/// The cycles of one invocation of `graph` on `argument`.
fn cycles(graph: &Graph, argument: u64, latencies: &str) -> u64 {
    let base = nothing();
    let program = Program::new(&base);
    let netlist = Netlist::new(graph, &Layout::new(&base)).expect("a sound graph");
    let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
    let latencies = Latencies::list(latencies).expect("latencies");
    let mut simulation = Simulation::new(&netlist, ROUNDS).with_latencies(&latencies);
    let invocation = simulation.invoke(&mut process, &bits(&[argument])).expect("it ends");
    invocation.cycles.expect("rounds are counted")
}

#[test]
fn results_are_there_as_many_rounds_later_as_an_operator_takes() {
    for depth in [1, 4] {
        let graph = countdown(depth);
        let each = |latencies| cycles(&graph, 9, latencies) - cycles(&graph, 8, latencies);
        assert_eq!(each("add=7"), each("sub=1"));
        assert_eq!(each("sub=4"), each("sub=1") + 3, "one more round of the loop, one more subtraction");
        assert_eq!(each("pick=2"), each("sub=1") + 1);
        assert_eq!(each("icmp=5") - each("icmp=3"), 2);
    }
}

/// Values that go through a slow operator one after the other, each taken from a LIC at once.
fn pipeline(values: u64, depth: u32) -> Graph {
    let mut d = GraphBuilder::new("pipeline");
    let (n, order) = (d.param("%n", 32), d.order());
    let feed = d.lic_with("%feed", 32, 4, &(0..values).collect::<Vec<u64>>());
    let slow = d.lic_with("%slow", 32, depth, &[]);
    d.op(Operator::Pure("mul".into()), 32, &[Some(slow)], &[feed.into(), constant(32, 1)]);
    d.op(Operator::Mov, 32, &[Some(feed)], &[slow.into()]);
    d.end(Some(order), Some(n))
}

/// The rounds of the first firings of `unit`.
fn rounds_of(graph: &Graph, unit: u32, latencies: &str) -> Vec<u64> {
    let base = nothing();
    let program = Program::new(&base);
    let netlist = Netlist::new(graph, &Layout::new(&base)).expect("a sound graph");
    let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
    let schedule = Schedule { firings: 60, ..ROUNDS };
    let latencies = Latencies::list(latencies).expect("latencies");
    let mut simulation = Simulation::new(&netlist, schedule).with_latencies(&latencies);
    simulation.record(usize::MAX);
    let _ = simulation.invoke(&mut process, &bits(&[1]));
    simulation.trace().iter().filter(|event| event.operator == unit).map(|event| event.round).collect()
}

#[test]
fn a_slow_operator_fires_each_round_while_its_outputs_have_room() {
    // Four values go round, and the ring takes 3 + 1 rounds.
    assert_eq!(rounds_of(&pipeline(4, 4), 0, "mul=3")[..9], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    // What is on its way takes room: with two values of it a multiplication waits for a value to be taken.
    assert_eq!(rounds_of(&pipeline(4, 2), 0, "mul=3")[..6], [0, 1, 4, 5, 8, 9]);
}

/// `graph`, in which `most` invocations may be in flight.
fn in_flight(graph: Graph, most: u32) -> Graph {
    Graph { in_flight: Some(most), ..graph }
}

/// The results of invocations that may be in flight, or of which one follows the other, under rounds and seeded orders.
fn results_of_all(graph: &Graph, lists: &[Vec<Bits>]) -> Result<Vec<Vec<Bits>>, End> {
    let plain = |schedule| -> Result<Vec<Vec<Bits>>, End> {
        let invocations = run_all(graph, schedule, lists)?.into_iter();
        Ok(invocations.map(|invocation| invocation.results).collect())
    };
    let expected = plain(ROUNDS);
    for seed in 0..50 {
        for bounded in [true, false] {
            assert_eq!(plain(seeded(seed, bounded)), expected, "seed {seed}, bounded {bounded}");
        }
    }
    expected
}

fn run_all(graph: &Graph, schedule: Schedule, lists: &[Vec<Bits>]) -> Result<Vec<Invocation>, End> {
    let base = nothing();
    let program = Program::new(&base);
    let netlist = Netlist::new(graph, &Layout::new(&base)).expect("a sound graph");
    let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 1000);
    Simulation::new(&netlist, schedule).invoke_all(&mut process, lists)
}

#[test]
fn invocations_in_flight_are_answered_in_their_turn() {
    let lists = [[48, 36], [7, 0], [17, 5], [1, 1], [0, 9]].map(|list| bits(&list));
    let expected: Vec<_> = [12, 7, 1, 1, 9].map(|value| vec![Bits::new(32, value)]).into();
    for graph in [gcd(), in_flight(gcd(), 1), in_flight(gcd(), 3), in_flight(gcd(), 100)] {
        assert_eq!(results_of_all(&graph, &lists), Ok(expected.clone()), "{:?}", graph.in_flight);
    }
    let lists = [1, 2, 3, 5, 0, 6].map(|n| bits(&[n]));
    let expected: Vec<_> = [0, 1, 3, 10, 0, 15].map(|sum| vec![Bits::new(32, 27 * sum)]).into();
    assert_eq!(results_of_all(&in_flight(rows(), 4), &lists), Ok(expected));
}

/// Four additions, one after the other, in channels of this depth.
fn additions(depth: u32) -> Graph {
    let mut d = GraphBuilder::new("additions");
    let (mut value, order) = (d.param("%a", 32), d.order());
    for name in ["%b", "%c", "%d", "%e"] {
        let next = d.lic(name, 32);
        d.pure("add", next, &[value.into(), constant(32, 1)]);
        value = next;
    }
    let mut graph = d.end(Some(order), Some(value));
    graph.lics.iter_mut().for_each(|lic| lic.depth = depth);
    graph
}

#[test]
fn a_pipeline_takes_as_many_invocations_as_it_has_room_for() {
    let lists: Vec<Vec<Bits>> = (0..20).map(|value| bits(&[value])).collect();
    let ends = |graph| -> Vec<u64> {
        let invocations = run_all(&graph, ROUNDS, &lists).expect("all end");
        invocations.into_iter().map(|invocation| invocation.cycles.expect("rounds")).collect()
    };
    let every = |rounds: u64| (0..20).map(|turn| 4 + rounds * turn).collect::<Vec<u64>>();
    let pairs = |rounds: u64| (0..20).map(|turn| 4 + turn % 2 + turn / 2 * rounds).collect::<Vec<u64>>();
    // One after the other, they end when the pipeline is empty.
    assert_eq!(ends(additions(2)), every(4));
    assert_eq!(ends(in_flight(additions(2), 8)), every(1));
    // A channel that is full takes a value in every other round.
    assert_eq!(ends(in_flight(additions(1), 8)), every(2));
    // The environment takes a round to give the next ones.
    assert_eq!(ends(in_flight(additions(2), 2)), pairs(5));
    assert_eq!(ends(in_flight(additions(2), 1)), every(5));
}

#[test]
fn what_others_see_happens_in_the_turn_of_invocations() {
    // The addresses of the second store are there long before those of the first.
    let mut d = GraphBuilder::new("stores");
    let (a, order) = (d.param("%a", 64), d.order());
    let (b, stored, read, out) = (d.lic("%b", 64), d.lic("%stored", 0), d.lic("%read", 32), d.lic("%out", 0));
    let place = || Operand::Const(Bits::new(64, 4096));
    d.op(
        Operator::Load { bytes: 4, volatile: false },
        32,
        &[Some(read), Some(stored)],
        &[place(), order.into()],
    );
    d.op(Operator::Mov, 64, &[Some(b)], &[a.into()]);
    let store = Operator::Store { bytes: 8, volatile: false };
    d.op(store, 64, &[Some(out)], &[b.into(), place(), stored.into()]);
    let graph = d.end(Some(out), Some(read));
    let lists: Vec<Vec<Bits>> = (1..9).map(|value| vec![Bits::new(64, value)]).collect();
    let found = results_of_all(&in_flight(graph, 4), &lists).expect("all end");
    let before: Vec<_> = (1..8).map(|value| vec![Bits::new(32, value)]).collect();
    assert_eq!(found[1..], before);
}

#[test]
fn a_deadlock_of_invocations_in_flight_names_who_waits() {
    let mut d = GraphBuilder::new("stuck");
    let (a, b, order, x) = (d.param("%a", 32), d.param("%b", 32), d.order(), d.lic("%x", 32));
    let never = d.lic("%never", 32);
    d.pure("add", x, &[a.into(), never.into()]);
    d.op(Operator::Mov, 32, &[Some(never)], &[x.into()]);
    d.op(Operator::Mov, 32, &[None], &[b.into()]);
    let graph = in_flight(d.end(Some(order), Some(x)), 2);
    let end = run_all(&graph, ROUNDS, &[bits(&[3, 4]), bits(&[5, 6])]).expect_err("nothing takes %a");
    assert!(end.to_string().contains("`add %x` waits for %never"), "{end}");
}

#[test]
fn what_a_switch_drops_before_anything_is_asked_does_not_come_back() {
    let ends = results(&last(), &[bits(&[5]), bits(&[0]), bits(&[3])]);
    let found: Vec<_> = ends.into_iter().map(|end| end.expect("clean")[0].low()).collect();
    assert_eq!(found, [4, 0, 2]);
}

#[test]
fn an_answer_too_many_is_left_over() {
    let mut d = GraphBuilder::new("twice");
    let (a, order, out) = (d.param("%a", 32), d.order(), d.lic_with("%out", 32, 2, &[]));
    let count = Operator::Count { name: "count.ult".to_owned(), next: false };
    d.op(count, 32, &[Some(out), None], &[a.into(), constant(32, 1), constant(32, 5)]);
    let graph = d.end(Some(order), Some(out));
    for graph in [graph.clone(), in_flight(graph, 2)] {
        let end = run_all(&graph, ROUNDS, &[bits(&[3])]).expect_err("3 and 4 are results");
        assert_eq!(end.to_string(), "tokens left over: %out holds [4] for `the environment`");
    }
}

/// Returns true if `op` takes input `at` when it fires for the first time with these inputs, by the table of tokens.
fn takes(op: &Op, at: usize, inputs: &[Option<bool>]) -> bool {
    let is_taken = |(select, side)| takes(op, select, inputs) && inputs[select] == Some(side);
    op.takes_first(at) || !op.takes_later(at) && op.taken_for(at).is_none_or(is_taken)
}

/// All ways in which `count` inputs bring a bit or nothing.
fn all_inputs(count: usize) -> impl Iterator<Item = Vec<Option<bool>>> {
    let input = |number: usize| [None, Some(false), Some(true)][number % 3];
    let ways = 3_usize.pow(count as u32);
    (0..ways).map(move |way| (0..count).map(|at| input(way / 3_usize.pow(at as u32))).collect())
}

/// Fires `op`, the only operator of `graph`, with these inputs, and compares what it takes and writes with the table.
fn fires_as_the_table_says(graph: &Graph, inputs: &[Option<bool>]) {
    let op = &graph.ops[0];
    let about = format!("{} {inputs:?}", op.operator.name());
    let netlist = Netlist::of_wired(graph, &Layout::new(&nothing()));
    let mut tokens = Tokens::new(&netlist, true);
    for (lic, bit) in op.inputs().zip(inputs) {
        bit.iter().for_each(|bit| tokens.push(lic.0, Bits::one_bit(*bit)));
    }
    let is_ready = (0..inputs.len()).all(|at| inputs[at].is_some() || !takes(op, at, inputs));
    assert_eq!(tokens.is_ready(0), is_ready, "{about}");
    if !is_ready {
        return;
    }
    let written = match tokens.act(0, &mut Vec::new()) {
        Some(_) => [Some(Bits::one_bit(true)), None],
        None => tokens.steer(0),
    };
    for (at, input) in netlist.units[0].ins.iter().enumerate() {
        let In::Queue(queue) = input else { continue };
        let is_left = inputs[at].is_some() && !takes(op, at, inputs);
        assert_eq!(tokens.is_there(*queue), is_left, "{about}, input {at}");
    }
    for at in 0..op.outs.len() {
        let is_one = |by: usize| written[by].as_ref().is_some_and(Bits::is_true);
        let is_due = match op.written_for(at) {
            Some(side) => takes(op, 0, inputs) && inputs[0] == Some(side),
            None => op.written_by(at).is_none_or(is_one),
        };
        assert_eq!(written[at].is_some(), is_due, "{about}, output {at}");
    }
}

#[test]
fn operators_take_and_write_what_the_table_of_tokens_says() {
    use Operator::*;
    let count = |next| Count { name: "count.ne".into(), next };
    let reduce = |name: &str| Reduce { name: name.into() };
    let cases = [
        (Pick, 3, 1),
        (Switch, 2, 2),
        (Land, 3, 1),
        (Lor, 3, 1),
        (Not, 1, 1),
        (Mov, 1, 1),
        (Filter, 2, 1),
        (Gate, 2, 1),
        (Predprop, 2, 2),
        (Predmerge, 2, 2),
        (Repeat, 2, 1),
        (RepeatWhile, 2, 1),
        (Carry, 3, 2),
        (CarryWhile, 3, 2),
        (Interleave, 2, 1),
        (count(true), 3, 2),
        (count(false), 3, 2),
        (reduce("reduce.add"), 3, 1),
        (reduce("reduce.while.add"), 3, 1),
        (Pure("and".into()), 2, 1),
    ];
    for (operator, inputs, outputs) in cases {
        let (mut graph, _) = single(operator, 1, &vec![1; inputs], outputs);
        let op = &mut graph.ops[0];
        op.immediates.extend((op.operator == Interleave).then_some(2));
        all_inputs(inputs).for_each(|inputs| fires_as_the_table_says(&graph, &inputs));
    }
}
