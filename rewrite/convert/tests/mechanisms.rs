//! Conversion by predicates, by choice and by whichever comes.

mod inputs;

use dfquery_convert::{Mechanism, Options, Preference, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_graph::{Counts, Graph, LicId, Op, Operand, Operator, Skipped, machine, verify::verify};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use inputs::{cases, conversion_cases, read};
use std::fs;

/// The facts of the case called `name`.
fn facts(name: &str) -> FactBase {
    read(&cases().join(name))
}

fn convert(base: &FactBase, mechanism: Mechanism, prefer: Preference) -> Vec<Result<Graph, Skipped>> {
    let session = dfquery_rules::built_in().session(base);
    let options = Options { mechanism, prefer, ..Options::default() };
    (0..base.parts()).map(|id| convert_with(&session, base, id, &options)).collect()
}

fn expect_agreement(base: &FactBase, id: usize, graph: &Graph) {
    assert_eq!(verify(graph), [], "{}", graph.name);
    let trials = Trials { seeds: 10, orders: 6, invocations: 3, ..Trials::default() };
    match check(&Program::new(base), id as u32, graph, &trials) {
        Outcome::Agree { compared, .. } => assert!(compared > 0, "{} never ended", graph.name),
        outcome => panic!("{}: {outcome}", graph.name),
    }
}

#[test]
fn every_mechanism_agrees_with_control_flow() {
    let mut skipped = Vec::new();
    for path in conversion_cases() {
        let base = read(&path);
        for prefer in [Preference::Area, Preference::Latency] {
            for mechanism in [Mechanism::Predicated, Mechanism::Auto, Mechanism::Pickany] {
                for (id, graph) in convert(&base, mechanism, prefer).into_iter().enumerate() {
                    match graph {
                        Ok(graph) => expect_agreement(&base, id, &graph),
                        Err(why) => skipped.push((mechanism, why.name)),
                    }
                }
            }
        }
    }
    skipped.dedup();
    assert!(skipped.iter().all(|(mechanism, _)| *mechanism == Mechanism::Pickany), "{skipped:?}");
}

#[test]
fn what_comes_out_of_turn_is_told_with_its_block_and_loop() {
    let skipped = |name| convert(&facts(name), Mechanism::Pickany, Preference::Area).remove(0).err();
    let reason = skipped("conversion/bubble_inner.ll").expect("its loop has a phi within").reason.to_string();
    assert_eq!(reason, "pickany could take values out of turn, since the loop of bb2 repeats, in bb14");
    assert_eq!(skipped("conversion/while_loop.ll"), None);
}

#[test]
fn choosing_takes_no_more_operators_and_few_where_ways_are_entangled() {
    let cases = conversion_cases().into_iter().map(|path| (path.display().to_string(), read(&path)));
    for (name, base) in cases.chain([("shared_streams".to_owned(), facts("shared_streams.ll"))]) {
        let count = |mechanism| {
            let graphs = convert(&base, mechanism, Preference::Area).into_iter();
            graphs.map(|graph| Counts::of(&graph.expect("it can be converted")).total).sum::<usize>()
        };
        assert!(count(Mechanism::Auto) <= count(Mechanism::Structured), "{name}");
    }
    let base = facts("entangled.ll");
    let counts = [Mechanism::Structured, Mechanism::Auto].map(|mechanism| {
        let graph = convert(&base, mechanism, Preference::Area).remove(0).expect("it can be converted");
        expect_agreement(&base, 0, &graph);
        Counts::of(&graph).logic
    });
    assert!(counts[1] < counts[0], "{counts:?}");
}

/// What makes the values of `lic`, in words that do not depend on names; conditions go by theirs.
fn describe(graph: &Graph, lic: LicId) -> String {
    if let [value] = &graph.lic(lic).init[..] {
        return format!("INIT {value}");
    }
    let made = graph.ops.iter().find_map(|op| Some((op, op.outs.iter().position(|out| *out == Some(lic))?)));
    match made {
        Some((op, _)) if op.operator == Operator::Mov => operand(graph, &op.ins[0]),
        Some((op, _)) if op.operator == Operator::Source => graph.lic(lic).name.to_string(),
        Some((op, position)) => format!("{}.{position}", operator(graph, op)),
        None => graph.lic(lic).name.to_string(),
    }
}

fn operand(graph: &Graph, operand: &Operand) -> String {
    match operand {
        Operand::Lic(lic) | Operand::Held(lic) => describe(graph, *lic),
        Operand::Const(bits) => bits.to_string(),
        Operand::Never(_) => "%na".to_owned(),
        Operand::Global { name, .. } => name.clone(),
    }
}

fn operator(graph: &Graph, op: &Op) -> String {
    let ins: Vec<String> = op.ins.iter().map(|read| operand(graph, read)).collect();
    format!("{}({})", op.operator.name(), ins.join(", "))
}

/// The operators that make predicates: not what only lets opaque values come, plain `mov`s, and what carries values.
fn predicates(graph: &Graph) -> Vec<String> {
    let is_trigger = |op: &Op| {
        let triggers =
            |reader: &Op| reader.operator == Operator::Source && op.outs[0] == reader.inputs().next();
        graph.ops.iter().any(triggers)
    };
    let counts = |op: &&Op| match op.operator {
        Operator::Mov => op.outs[0].is_some_and(|out| !graph.lic(out).init.is_empty()),
        Operator::Source | Operator::Pick | Operator::Switch => false,
        _ => !is_trigger(op),
    };
    let mut found: Vec<String> = graph.ops.iter().filter(counts).map(|op| operator(graph, op)).collect();
    found.sort();
    found
}

#[test]
fn the_listed_loop_comes_out_operator_for_operator() {
    let listing = cases().join("machine/predicated-loop.mir");
    let text = fs::read_to_string(&listing).expect("the case can be read");
    let (listed, _) = machine::read("predicated-loop.mir", &text);
    let base = facts("machine/loop-of-two-exits.mir");
    let graph =
        convert(&base, Mechanism::Predicated, Preference::Area).remove(0).expect("it can be converted");
    expect_agreement(&base, 0, &graph);
    let expected = predicates(&listed[0]);
    assert_eq!(predicates(&graph), expected);
    let count = |name: &str| expected.iter().filter(|operator| operator.starts_with(name)).count();
    let kinds = ["gate", "predprop", "predmerge", "lor", "not", "filter", "mov"];
    assert_eq!(kinds.map(count), [1, 4, 3, 1, 1, 2, 1]);
}

#[test]
fn a_loop_that_nothing_is_carried_into_gets_its_opaque_values() {
    let base = facts("machine/loop-of-two-exits.mir");
    for mechanism in [Mechanism::Structured, Mechanism::Auto, Mechanism::Predicated] {
        let graph = convert(&base, mechanism, Preference::Area).remove(0).expect("it can be converted");
        expect_agreement(&base, 0, &graph);
    }
}

#[test]
fn a_block_that_a_phi_names_twice_is_merged_as_often_as_it_has_ways() {
    let base = facts("same_case.ll");
    for mechanism in [Mechanism::Structured, Mechanism::Auto, Mechanism::Predicated] {
        let graph = convert(&base, mechanism, Preference::Area).remove(0).expect("it can be converted");
        expect_agreement(&base, 0, &graph);
    }
}
