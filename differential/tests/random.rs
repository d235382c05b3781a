//! What dataflows derive is what the rules mean: random programs, by one, two and three workers.
//!
//! `DFQUERY_CASES` is the number of random programs.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../rules/tests/naive/mod.rs"]
mod naive;
#[path = "../../rules/compiled/programs.rs"]
mod programs;
mod shared;

use dfquery_engine::{
    base::FactBase,
    check::Program,
    evaluate::Rules,
    schema::{RelationId, RelationKind},
};
use naive::Relations;
use programs::{Random, Style};
use shared::{checked, derive};
use std::collections::BTreeSet;

fn cases(default: u64) -> u64 {
    std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

fn facts_of(base: &FactBase, program: &Program) -> Relations {
    let inputs = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
    let inputs = inputs.filter(|&id| program.schema[id].kind == RelationKind::Input);
    inputs.map(|id| (id, base.rows(id).iter().map(<[u32]>::to_vec).collect())).collect()
}

/// Holds all relations against those of the run-time evaluator and the naive ones; returns how many rows a dataflow has
/// derived.
fn compare(text: &str, program: &Program, base: &FactBase, workers: &[usize]) -> usize {
    let expected = derive(program, base, None);
    let naive = naive::evaluate(program, base, facts_of(base, program));
    for (name, rows) in &expected {
        let set: BTreeSet<Vec<u32>> = rows.iter().map(<[u32]>::to_vec).collect();
        let id = program.schema.relation(name).unwrap();
        assert_eq!(set, naive.get(&id).cloned().unwrap_or_default(), "`{name}` of\n{text}");
    }
    for &workers in workers {
        assert_eq!(derive(program, base, Some(workers)), expected, "by {workers} of\n{text}");
    }
    let rules = Rules::new(program, &[], base, false).unwrap();
    let whole = rules.pieces().iter().filter(|piece| dfquery_differential::unit::is_rendered(program, piece));
    whole.flat_map(|piece| &piece.file.derives).map(|&id| expected[&program.schema[id].name].len()).sum()
}

#[test]
fn random_programs_derive_what_they_mean() {
    let mut found = 0;
    for case in 0..cases(2000) {
        let mut random = Random::new(case);
        let text = programs::write(
            &mut random,
            Style { aggregates: true, choices: case % 4 == 0, texts: false, kinds: false },
        );
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let workers: &[usize] = if case % 10 == 0 { &[1, 2, 3] } else { &[1] };
        found += compare(&text, &program, &base, workers);
    }
    assert!(found as u64 > cases(2000) * 2, "dataflows derive something: {found}");
}

/// Records in heads, in atoms, taken apart and put together by `=`, under a negation, in an aggregate and in recursion;
/// `calls` makes the relations ones of the whole program.
const RECORDS: &str = r#"
.type Place = [block: Block, offset: number, text: symbol]
.decl place(place: Place, function: Function)
.output place
place([b, n, t], f) :- label(b, t), weight(t, n), calls(f, _).
place([b, 0, "new"], f) :- edge(b, _), calls(_, f).
.decl moved(from: Place, to: Place)
.output moved
moved(from, to) :- place(from, _), from = [b, n, t], edge(b, c), to = [c, n, t].
moved(from, [c, m + 1, t]) :- moved(from, [b, m, t]), edge(b, c), m < 4.
.decl arrived(to: Place, times: number)
.output arrived
arrived(to, n) :- moved(_, to), n = count : { moved([_, _, "new"], to) }.
.decl lone(block: Block, offset: number)
.output lone
lone(b, n) :- place([b, n, t], _), !moved(_, [b, n, t]).
"#;

#[test]
fn records_have_one_number_on_all_threads() {
    let program = checked(RECORDS);
    let mut found = 0;
    for seed in 0..100 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        Rules::intern(&program, &mut base);
        found += compare(RECORDS, &program, &base, &[1, 2, 3]);
    }
    assert!(found > 1000, "something is derived: {found}");
}

#[test]
fn a_limit_is_kept_by_the_evaluator_that_has_rounds() {
    let text = ".decl near(a: Function, b: Function)\n.output near\n.limitsize near(n = 3)\n\
        near(a, b) :- calls(a, b).\nnear(a, c) :- near(a, b), calls(b, c).\n\
        .decl far(a: Function)\n.output far\nfar(a) :- calls(a, _), !near(_, a).\n";
    let program = checked(text);
    let mut limited = 0;
    for seed in 0..200 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        Rules::intern(&program, &mut base);
        let expected = derive(&program, &base, None);
        for workers in 1..=3 {
            assert_eq!(derive(&program, &base, Some(workers)), expected, "seed {seed}");
        }
        limited += usize::from(expected["near"].len() >= 3);
    }
    assert!((20..180).contains(&limited), "some programs reach the limit: {limited}");
}
