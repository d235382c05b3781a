//! Operators taken out of graphs, and put in wrongly: what the static rules and runs find.
//!
//! `cargo test -p dfquery-convert --test mutants -- --nocapture` prints a table of them.

mod inputs;

use dfquery_graph::{
    Graph, LicId, Op, Operand, Operator,
    bits::Bits,
    mutants::tidy,
    verify::{verify, wiring},
};
use dfquery_simulate::{
    check::{Outcome, Trials, compare},
    program::Program,
};
use inputs::{conversion_cases, read};
use std::collections::BTreeMap;

/// A graph with one change, and the kind of the change.
type Mutant = (String, Graph);

/// What became of the mutants of one kind.
#[derive(Default)]
struct Row {
    made: usize,
    /// A run differs.
    differing: usize,
    /// A run differs, and the static rules name a fault.
    named: usize,
    /// No run differs, and the static rules name a fault.
    only_named: usize,
}

/// Lets every reader of `from` read `to`; false if the environment would have to read a constant.
fn redirect(graph: &mut Graph, from: LicId, to: &Operand) -> bool {
    for operand in graph.ops.iter_mut().flat_map(|op| &mut op.ins) {
        if *operand == Operand::Lic(from) {
            *operand = to.clone();
        }
    }
    for end in graph.order_out.iter_mut().chain(&mut graph.results).filter(|end| **end == from) {
        let Operand::Lic(to) = to else { return false };
        *end = *to;
    }
    true
}

/// `graph` without operator `at`: what read its outputs reads its input `input`.
fn without(graph: &Graph, at: usize, input: usize) -> Option<Graph> {
    let mut changed = graph.clone();
    let op = changed.ops.remove(at);
    let width = |operand: &Operand| operand.width(graph);
    for out in op.outs.iter().flatten() {
        if width(&op.ins[input]) != graph.lic(*out).width || !redirect(&mut changed, *out, &op.ins[input]) {
            return None;
        }
    }
    tidy(&mut changed);
    wiring(&changed).is_empty().then_some(changed)
}

/// The changes of one operator.
fn of_operator(graph: &Graph, at: usize, mutants: &mut Vec<Mutant>) {
    let op = &graph.ops[at];
    let changed = |change: &dyn Fn(&mut Op)| {
        let mut changed = graph.clone();
        change(&mut changed.ops[at]);
        tidy(&mut changed);
        changed
    };
    let removed: Vec<usize> = match op.operator {
        Operator::Pick => vec![1, 2],
        Operator::Switch | Operator::Filter | Operator::Gate | Operator::Repeat | Operator::RepeatWhile => {
            vec![1]
        }
        Operator::Land | Operator::Lor => (0..op.ins.len()).collect(),
        Operator::Store { .. } => vec![2],
        Operator::Pure(_) | Operator::Gep { .. } => vec![0],
        _ => vec![],
    };
    for input in removed {
        let kind = match (&op.operator, &op.ins[input]) {
            (Operator::Pure(_) | Operator::Gep { .. }, _) => "computation left out",
            (Operator::Pick, Operand::Const(_)) => "pick for a constant",
            (operator, _) => &format!("{} left out", operator.name()),
        };
        mutants.extend(without(graph, at, input).map(|graph| (kind.to_owned(), graph)));
    }
    match op.operator {
        Operator::Pick if op.ins[1] != op.ins[2] => {
            mutants.push(("pick turned round".to_owned(), changed(&|op| op.ins.swap(1, 2))));
        }
        Operator::Switch => {
            mutants.push(("switch turned round".to_owned(), changed(&|op| op.outs.reverse())))
        }
        Operator::Land => {
            mutants.push(("land for lor".to_owned(), changed(&|op| op.operator = Operator::Lor)))
        }
        Operator::Lor => {
            mutants.push(("land for lor".to_owned(), changed(&|op| op.operator = Operator::Land)))
        }
        _ => {}
    }
}

/// Every change of one operator or initial value.
fn mutants(graph: &Graph) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    (0..graph.ops.len()).for_each(|at| of_operator(graph, at, &mut mutants));
    for (at, lic) in graph.lics.iter().enumerate().filter(|(_, lic)| !lic.init.is_empty()) {
        let mut changed = graph.clone();
        changed.lics[at].init.clear();
        mutants.push(("INIT left out".to_owned(), changed));
        if lic.width == 1 {
            let mut changed = graph.clone();
            changed.lics[at].init[0] = Bits::one_bit(!lic.init[0].is_true());
            mutants.push(("INIT turned round".to_owned(), changed));
        }
    }
    mutants
}

#[test]
fn changes_of_one_operator_are_found() {
    let trials = Trials { seeds: 6, orders: 3, invocations: 3, ..Trials::default() };
    let mut table: BTreeMap<String, Row> = BTreeMap::new();
    for path in conversion_cases() {
        let base = read(&path);
        let program = Program::new(&base);
        let session = dfquery_rules::built_in().session(&base);
        for id in 0..base.parts() {
            let graph = dfquery_convert::convert(&session, &base, id).expect("all cases convert");
            for (kind, mutant) in mutants(&graph) {
                let row = table.entry(kind.clone()).or_default();
                let differs = !matches!(compare(&program, id, &mutant, &trials), Outcome::Agree { .. });
                let named = !verify(&mutant).is_empty();
                row.made += 1;
                row.differing += usize::from(differs);
                row.named += usize::from(differs && named);
                row.only_named += usize::from(!differs && named);
            }
        }
    }
    println!("{:24} {:>5} {:>9} {:>6} {:>10}", "change", "made", "differing", "named", "only named");
    for (kind, row) in &table {
        println!("{kind:24} {:5} {:9} {:6} {:10}", row.made, row.differing, row.named, row.only_named);
    }
    let sum = |of: &dyn Fn(&str) -> bool, count: fn(&Row) -> usize| -> usize {
        table.iter().filter(|(kind, _)| of(kind)).map(|(_, row)| count(row)).sum()
    };
    // What computes or stores something else comes when it should.
    let control = |kind: &str| !kind.starts_with("computation") && !kind.starts_with("store");
    let timed = |kind: &str| control(kind) && kind != "pick for a constant";
    for (of, percent) in [(&control as &dyn Fn(&str) -> bool, 90), (&timed, 97)] {
        let (named, differing) = (sum(of, |row| row.named), sum(of, |row| row.differing));
        println!("named: {named} of {differing}");
        assert!(named * 100 >= differing * percent, "{named} of {differing}");
    }
}
