//! Certificates of graphs: how many conversions are proven, and that no mutant that a run notices is.
//!
//! `cargo test -p dfquery-convert --test certificate -- --nocapture` prints the tables.

mod inputs;

use dfquery_convert::{Mechanism, Options, convert_with, framed_base};
use dfquery_engine::{base::FactBase, run::Session};
use dfquery_graph::{
    Graph,
    certificate::{Certificate, certify},
    mutants::{Kind, mutants},
    verify::wiring,
};
use dfquery_simulate::{
    check::{Outcome, Trials, compare},
    program::Program,
};
use inputs::{conversion_cases, read};
use std::collections::BTreeMap;

fn certified(session: &Session, id: u32, options: &Options, graph: &Graph) -> Certificate {
    let base: FactBase = framed_base(session, id, options).expect("what converts has a frame");
    certify(session, base, graph)
}

/// The conversions that the certificate is about, by name.
fn conversions() -> [(&'static str, Options); 5] {
    let plain = Options { selects: false, ..Options::default() };
    let predicated = Options { mechanism: Mechanism::Predicated, ..plain };
    let repeats = Options { repeat_invariants: true, ..Options::default() };
    let counters = Options { counters: true, ..Options::default() };
    [
        ("structured", plain),
        ("with selects", Options::default()),
        ("predicated", predicated),
        ("with repeats", repeats),
        ("with counters", counters),
    ]
}

#[test]
fn conversions_are_proven() {
    for ((name, options), least) in conversions().into_iter().zip([21, 18, 21, 18, 18]) {
        let (mut proven, mut all) = (0, 0);
        for path in conversion_cases() {
            let base = read(&path);
            let session = dfquery_rules::built_in().session(&base);
            for id in 0..base.parts() {
                let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
                let certificate = certified(&session, id, &options, &graph);
                all += 1;
                proven += usize::from(certificate.is_proven());
                if let Some(gap) = certificate.gaps.first() {
                    println!("{name}: {}: {}: {}", graph.name, gap.place, gap.reason);
                }
            }
        }
        println!("{name}: {proven} of {all} proven");
        assert!(proven >= least, "{name}: {proven} of {all}");
    }
}

/// A sum whose operand is an address in place of a phi, as an earlier conversion of `c2.c` had it.
#[test]
fn an_operand_from_elsewhere_is_refused() {
    let path = inputs::cases().join("certificate/carried_sum.ll");
    let base = read(&path);
    let session = dfquery_rules::built_in().session(&base);
    let options = Options { selects: false, ..Options::default() };
    let mut graph = convert_with(&session, &base, 0, &options).expect("it converts");
    assert!(certified(&session, 0, &options, &graph).is_proven());
    let sum = graph.ops.iter().position(|op| &*op.origin == "%x.next").expect("the sum is there");
    let phi = graph.ops[sum].ins[0].clone();
    let loaded = graph.ops[sum].ins[1].clone();
    assert_ne!(phi, loaded);
    graph.ops[sum].ins[0] = loaded;
    let certificate = certified(&session, 0, &options, &graph);
    assert!(!certificate.is_proven());
}

#[test]
fn mutants_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[0].1);
}

#[test]
fn mutants_of_predicates_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[2].1);
}

#[test]
fn mutants_of_selects_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[1].1);
}

#[test]
fn mutants_of_operators_that_hold_values_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[3].1);
    refuses_mutants(conversions()[4].1);
}

/// Runs each mutant that is proven of the graphs that `options` make: none that differs is proven.
fn refuses_mutants(options: Options) {
    let trials = Trials { seeds: 4, orders: 3, invocations: 3, ..Trials::default() };
    let mut table: BTreeMap<Kind, [usize; 3]> = BTreeMap::new();
    let mut accepted = Vec::new();
    for path in conversion_cases() {
        let base = read(&path);
        let program = Program::new(&base);
        let session = dfquery_rules::built_in().session(&base);
        for id in 0..base.parts() {
            let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
            if !certified(&session, id, &options, &graph).is_proven() {
                continue;
            }
            let mutants = mutants(&graph).into_iter();
            for mutant in mutants.filter(|mutant| wiring(&mutant.graph).is_empty()) {
                let row = table.entry(mutant.kind).or_default();
                row[0] += 1;
                if !certified(&session, id, &options, &mutant.graph).is_proven() {
                    row[1] += 1;
                    continue;
                }
                if !matches!(compare(&program, id, &mutant.graph, &trials), Outcome::Agree { .. }) {
                    row[2] += 1;
                    accepted.push(format!("{mutant}\n{}", text(&mutant.graph)));
                }
            }
        }
    }
    println!("{:14} {:>6} {:>8} {:>16}", "mistake", "made", "refused", "proven and wrong");
    for (kind, [made, refused, wrong]) in &table {
        println!("{:14} {made:6} {refused:8} {wrong:16}", format!("{kind:?}"));
    }
    assert!(accepted.is_empty(), "{}", accepted.join("\n"));
}

fn text(graph: &Graph) -> String {
    let mut bytes = Vec::new();
    dfquery_graph::text::write(&mut bytes, graph).expect("a buffer takes everything");
    String::from_utf8(bytes).expect("graphs are text")
}
