//! What random programs are too small for: many rounds, hubs, and derivations that are more than 2^32.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../rules/compiled/programs.rs"]
#[allow(dead_code)]
mod programs;
mod shared;

use dfquery_engine::{base::FactBase, evaluate::Rules};
use shared::{checked, derive};
use std::sync::Arc;

/// A base of functions that call each other.
fn base(
    program: &dfquery_engine::check::Program,
    functions: u32,
    calls: impl Iterator<Item = [u32; 2]>,
) -> FactBase {
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    (0..functions).for_each(|at| _ = base.open_part(&format!("f{at}")));
    let relation = base.relation("calls").unwrap();
    calls.for_each(|[from, to]| base.push(relation, [from, to]));
    Rules::intern(program, &mut base);
    base
}

#[test]
fn a_chain_takes_more_than_65536_rounds() {
    const LENGTH: u32 = 70_000;
    let program = checked(
        ".decl reached(f: Function)\n.output reached\nreached(f) :- calls(f, _), !calls(_, f).\n\
         reached(g) :- reached(f), calls(f, g).\n",
    );
    let base = base(&program, LENGTH, (1..LENGTH).map(|at| [at - 1, at]));
    for workers in [1, 2] {
        let reached = &derive(&program, &base, Some(workers))["reached"];
        assert!(reached.iter().flatten().copied().eq(0..LENGTH), "{} of {workers}", reached.len());
    }
}

#[test]
fn one_key_in_all_rows() {
    const SPOKES: u32 = 20_000;
    let program = checked(
        ".decl hub(f: Function, n: number)\n.output hub\nhub(f, n) :- calls(_, f), n = count : { calls(_, f) }.\n\
         .decl around(f: Function, g: Function)\n.output around\naround(f, g) :- calls(f, h), calls(h, g).\n",
    );
    let back = (1..SPOKES).step_by(200).map(|at| [0, at]);
    let calls = (1..SPOKES).map(|at| [at, 0]).chain(back);
    let base = base(&program, SPOKES, calls);
    let expected = derive(&program, &base, None);
    assert!(expected["around"].len() > 1_000_000, "{}", expected["around"].len());
    for workers in [1, 3] {
        assert_eq!(derive(&program, &base, Some(workers)), expected);
    }
}
