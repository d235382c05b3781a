//! The functions of tests/cases/, converted, counted and run.

mod inputs;

use dfquery_convert::{Arguments, Options, Preference, convert_with, framed_base, framed_rows};
use dfquery_engine::{base::FactBase, run::Session};
use dfquery_graph::{Counts, Graph, LicId, Operand, Operator, Skipped, bits::Bits, verify::verify};
use dfquery_reducify::Settings;
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    environment::SeededEnvironment,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{Order, Schedule, Simulation},
};
use inputs::{cases, conversion_cases, read};

/// Each function of `base` with what conversion makes of it.
fn converted(base: &FactBase) -> Vec<Result<Graph, Skipped>> {
    converted_for(base, Preference::Area)
}

/// The same, as `prefer` says.
fn converted_for(base: &FactBase, prefer: Preference) -> Vec<Result<Graph, Skipped>> {
    converted_as(base, &Options { prefer, ..Options::default() })
}

/// The same with fused operators.
fn fused(base: &FactBase) -> Vec<Result<Graph, Skipped>> {
    converted_as(base, &Options { repeat_invariants: true, ..Options::default() })
}

/// The same with all operators that hold a value.
fn counted(base: &FactBase) -> Vec<Result<Graph, Skipped>> {
    let held = Options { arguments: Arguments::Held, ..Options::default() };
    converted_as(base, &Options { counters: true, ..held })
}

fn converted_as(base: &FactBase, options: &Options) -> Vec<Result<Graph, Skipped>> {
    let session = dfquery_rules::built_in().session(base);
    (0..base.parts()).map(|id| convert_with(&session, base, id, options)).collect()
}

#[test]
fn all_agree_with_control_flow() {
    let trials = Trials { seeds: 10, orders: 10, invocations: 3, ..Trials::default() };
    let (mut agreed, mut skipped) = (0, Vec::<String>::new());
    for path in conversion_cases() {
        let base = read(&path);
        let program = Program::new(&base);
        for (id, graph) in converted(&base).into_iter().enumerate() {
            match graph {
                Ok(graph) => {
                    expect_agreement(&program, id as u32, &graph, &trials);
                    agreed += 1;
                }
                Err(why) => skipped.push(format!("{}: {}", why.name, why.reason)),
            }
        }
        for (id, graph) in (0..).zip(fused(&base)) {
            expect_agreement(&program, id, &graph.expect("it was converted just so"), &trials);
        }
        for (id, graph) in (0..).zip(converted_for(&base, Preference::Latency)) {
            expect_agreement(&program, id, &graph.expect("it was converted just so"), &trials);
        }
    }
    assert_eq!((agreed, skipped), (22, vec![]));
}

#[test]
fn loops_that_a_phi_repeats_wait_until_they_are_entered() {
    let trials = Trials { seeds: 10, orders: 10, invocations: 3, ..Trials::default() };
    let base = read(&cases().join("flags.ll"));
    let program = Program::new(&base);
    for graphs in [converted(&base), fused(&base), counted(&base), converted_for(&base, Preference::Latency)]
    {
        for (id, graph) in (0..).zip(graphs) {
            let graph = graph.expect("it can be converted");
            assert_eq!(verify(&graph), [], "{}", graph.name);
            let outcome = check(&program, id, &graph, &trials);
            assert!(matches!(outcome, Outcome::Agree { .. }), "{}: {outcome}", graph.name);
        }
    }
}

#[test]
fn an_irreducible_function_that_is_left_so_is_skipped() {
    let base = read(&cases().join("conversion/irreducible.ll"));
    let session = dfquery_rules::built_in().session(&base);
    let skipped = convert_with(&session, &base, 0, &Options { reduce: Settings::OFF, ..Options::default() })
        .expect_err("it is irreducible");
    assert_eq!(skipped.reason.to_string(), "irreducible cycle in bb3");
}

#[test]
fn a_function_over_the_budget_is_skipped() {
    let base = read(&cases().join("conversion/irreducible.ll"));
    let skipped = converted_as(
        &base,
        &Options { reduce: Settings { tuples: 0, ..Settings::default() }, ..Options::default() },
    );
    let reason =
        skipped[0].as_ref().map_err(|skipped| skipped.reason.to_string().contains("it takes too long"));
    assert_eq!(reason.err(), Some(true));
    assert!(converted(&base)[0].is_ok());
}

fn expect_agreement(program: &Program, id: u32, graph: &Graph, trials: &Trials) {
    assert_eq!(verify(graph), [], "{}", graph.name);
    match check(program, id, graph, trials) {
        Outcome::Agree { compared, .. } => assert!(compared > 0, "{} never ended", graph.name),
        outcome => panic!("{}: {outcome}", graph.name),
    }
}

/// Selects and steers that CIRCT's `lower-cf-to-handshake` makes of the common functions, but for `dowhile_loop`, where
/// it is wrong.
const OF_CIRCT: [(&str, usize); 18] = [
    ("bubble_inner", 12),
    ("fallthrough", 13),
    ("fir", 6),
    ("gcd", 6),
    ("gcd_sub", 12),
    ("histogram", 6),
    ("if_else", 5),
    ("if_then", 5),
    ("live_through", 10),
    ("loop_break", 20),
    ("loop_continue", 21),
    ("loop_two_exits", 20),
    ("nested_if", 12),
    ("nested_loops", 22),
    ("short_circuit_and", 12),
    ("short_circuit_while", 20),
    ("switch_chain", 16),
    ("while_loop", 11),
];

#[test]
fn operators_that_hold_a_value_save_selects_and_steers() {
    let held = Options { arguments: Arguments::Held, ..Options::default() };
    let repeats = Options { repeat_invariants: true, ..Options::default() };
    let counters = Options { counters: true, ..held };
    for (options, most) in
        [(repeats, 96), (Options { arguments: Arguments::Held, ..repeats }, 69), (counters, 49)]
    {
        let mut sum = Counts::default();
        for path in conversion_cases() {
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
            for graph in converted_as(&read(&path), &options).into_iter().flatten() {
                let counts = Counts::of(&graph);
                if let Some((_, theirs)) = OF_CIRCT.iter().find(|(other, _)| *other == name) {
                    assert!(counts.selects + counts.steers <= *theirs, "{name}: {counts}");
                }
                if !matches!(name, "irreducible" | "switch_op" | "two_returns") {
                    sum = sum + counts;
                }
            }
        }
        println!("{options:?}: {sum}");
        assert!(sum.selects + sum.steers + sum.repeats <= most, "{sum}");
    }
}

#[test]
fn the_nineteen_common_functions_take_at_most_117_selects_and_steers_of_267_operators() {
    let (mut sum, mut total) = (0, 0);
    for path in conversion_cases() {
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        if matches!(name, "irreducible" | "switch_op" | "two_returns") {
            continue;
        }
        for graph in converted(&read(&path)) {
            let counts = Counts::of(&graph.unwrap_or_else(|why| panic!("{}: {}", why.name, why.reason)));
            sum += counts.selects + counts.steers;
            total += counts.total;
        }
    }
    assert!(sum <= 117 && total <= 267, "{sum} selects and steers, {total} operators");
}

/// No run of these takes as many.
const FIRINGS: u64 = 100_000;

/// The most rounds until the result stands, where latency is preferred.
const CYCLES: [(&str, &[u64], u64); 5] = [
    ("gcd", &[48, 36], 11),
    ("while_loop", &[10, 3], 34),
    ("nested_loops", &[4, 5], 92),
    ("loop_break", &[10, 3, 14], 32),
    ("short_circuit_while", &[10, 3, 14], 31),
];

#[test]
fn preferring_latency_saves_cycles() {
    for (name, arguments, most) in CYCLES {
        let base = read(&cases().join(format!("conversion/{name}.ll")));
        let graph = converted_for(&base, Preference::Latency).remove(0).expect("it can be converted");
        let arguments: Vec<Bits> = arguments.iter().map(|&argument| Bits::new(32, argument)).collect();
        let program = Program::new(&base);
        let circuit = Netlist::new(&graph, &program.layout).expect("a graph of ours runs");
        let mut process = Process::new(&program, 0, SeededEnvironment::new(0), FIRINGS);
        let schedule = Schedule { order: Order::Rounds, bounded: true, firings: FIRINGS };
        let end = Simulation::new(&circuit, schedule).invoke(&mut process, &arguments).expect("it ends");
        let cycles = end.cycles.expect("it ran in rounds");
        assert!(cycles <= most, "{name}: {cycles} cycles");
    }
}

#[test]
fn private_memory_is_ordered_by_itself() {
    let base = read(&cases().join("private_memory.ll"));
    let program = Program::new(&base);
    let graph = converted(&base).remove(0).expect("it can be converted");
    expect_agreement(&program, 0, &graph, &Trials { seeds: 10, orders: 10, ..Trials::default() });
    let ends: Vec<usize> =
        graph.ops.iter().filter(|op| op.operator == Operator::All).map(|op| op.ins.len()).collect();
    assert_eq!(
        ends,
        [3],
        "what is written, what stays here, and what all reach; stores wait for what is only read"
    );
}

#[test]
fn loads_of_what_nothing_writes_have_no_order_but_come_when_the_function_has_started() {
    let kernels = cases().join("../kernels");
    for (name, loads, gates) in [("vadd", 2, 1), ("string_copy", 1, 1), ("vadd_alias", 0, 0)] {
        let base = read(&kernels.join(format!("{name}.ll")));
        let graph = converted(&base).remove(0).expect("it is converted");
        let free = |op: &&dfquery_graph::Op| {
            matches!(op.operator, Operator::Load { .. }) && matches!(op.ins[1], Operand::Const(_))
        };
        assert_eq!(graph.ops.iter().filter(free).count(), loads, "{name}");
        let order = |op: &&dfquery_graph::Op| {
            op.operator == Operator::Gate
                && matches!(op.ins[0], Operand::Lic(lic) if graph.lic(lic).width == 0)
        };
        assert!(graph.ops.iter().filter(order).count() >= gates, "{name}");
        assert!(verify(&graph).is_empty(), "{name}");
    }
}

/// The picks of `graph` by the value they stand for: select, value if 0, value if 1, each with what makes it.
fn pick(graph: &Graph, out: LicId) -> Option<[Operand; 3]> {
    let op = graph.ops.iter().find(|op| op.outs.contains(&Some(out)))?;
    (op.operator == Operator::Pick).then(|| [op.ins[0].clone(), op.ins[1].clone(), op.ins[2].clone()])
}

fn origin(graph: &Graph, operand: &Operand) -> String {
    let Operand::Lic(lic) = operand else { return String::new() };
    let made_by = graph.ops.iter().find(|op| op.outs.contains(&Some(*lic)));
    made_by.map_or_else(|| graph.lic(*lic).name.clone(), |op| op.origin.clone()).to_string()
}

#[test]
fn a_phi_of_a_phi_is_one_tree_and_a_shared_arm_one_lor() {
    let base = read(&cases().join("kernels.ll"));
    let graphs: Vec<Graph> = converted(&base).into_iter().filter_map(Result::ok).collect();
    let graph = graphs.iter().find(|graph| graph.name == "pick_tree").expect("the example");
    let lic = |name: &str| {
        let at = graph.lics.iter().position(|lic| lic.name == name).expect("a channel of that name");
        LicId(at as u32)
    };
    let [outer, inner, one] = pick(graph, lic("%value")).expect("a pick");
    assert_eq!((origin(graph, &outer).as_str(), origin(graph, &one).as_str()), ("%first", "%one"));
    let Operand::Lic(inner) = inner else { panic!("the other side is a pick") };
    let [select, three, two] = pick(graph, inner).expect("a pick in the pick");
    assert_eq!(origin(graph, &select), "%second");
    assert_eq!((origin(graph, &three).as_str(), origin(graph, &two).as_str()), ("%three", "%two"));
    let [merged, low, merge] = pick(graph, lic("%mark")).expect("a pick");
    assert_eq!((origin(graph, &low).as_str(), origin(graph, &merge).as_str()), ("%low.mark", "%merge.mark"));
    let Operand::Lic(merged) = merged else { panic!("the select is a stream") };
    let stream = graph.ops.iter().find(|op| op.outs.contains(&Some(merged))).expect("an operator");
    assert_eq!(stream.operator, Operator::Lor);
}

/// What the rules derive of a function with its names as facts is what they derive when the names are supplied.
#[test]
fn names_as_facts_give_the_same_tuples() {
    let schema = dfquery_rules::built_in().schema();
    let mut compared = 0;
    for path in conversion_cases() {
        let base = read(&path);
        let session = Session::new(&base, schema, dfquery_rules::built_in().units());
        for id in 0..base.parts() {
            let options = Options::default();
            let named = framed_base(&session, id, &options).expect("it can be converted");
            let filled =
                Session::new(&named, schema, dfquery_rules::built_in().units()).with_external_inputs();
            for name in ["head", "step", "needed", "placed", "steer"] {
                let relation = schema.relation(name).expect("a rule file declares it");
                let expected = framed_rows(&session, &base, id, &options, relation);
                let expected = expected.expect("it can be converted");
                let columns = &schema[relation].columns;
                let text = |row: &[u32]| -> Vec<String> {
                    row.iter().zip(columns).map(|(&cell, column)| named.text(column.ty, cell)).collect()
                };
                let found: Vec<Vec<String>> = filled.whole(name).iter().map(text).collect();
                assert_eq!(found, expected, "`{name}` of {}", path.display());
                compared += found.len();
            }
        }
    }
    assert!(compared > 500, "something is derived: {compared}");
}
