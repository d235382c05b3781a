//! A dataflow that is kept has after every edit what it would have from the start.
//!
//! `DFQUERY_CASES` is the number of random programs.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../rules/tests/naive/mod.rs"]
mod naive;
#[path = "../../rules/compiled/programs.rs"]
mod programs;
#[allow(dead_code)]
mod shared;

use dfquery_differential::{
    standing_query::{Cells, Change, Changed, Dataflow, Plan},
    unit::strata,
};
use dfquery_engine::{
    base::FactBase,
    check::Program,
    evaluate::{Piece, Rules, joins::Constant},
    schema::{RelationId, RelationKind},
};
use naive::Relations;
use programs::{Random, Style};
use shared::checked;
use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

const EPOCHS: usize = 30;

fn inputs(program: &Program) -> Vec<RelationId> {
    let all = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
    all.filter(|&id| program.schema[id].kind == RelationKind::Input).collect()
}

/// A dataflow of all strata, also of those that are evaluated by part elsewhere; a relation may have few rows only if
/// that is the `limit`.
fn limited(
    program: &Program,
    base: &FactBase,
    limit: Option<(RelationId, usize)>,
) -> (Dataflow, Vec<RelationId>) {
    let rules = Rules::new(program, &[], base, false).unwrap();
    let pieces: Vec<&Piece> = rules.pieces().iter().collect();
    let resolve = |constant: &Constant| match constant {
        Constant::Number(number) => *number,
        Constant::Text(text) => base.symbols().find(text).unwrap_or(u32::MAX),
        Constant::Entity(ty, name) => rules.entity(*ty, name),
    };
    let told: Vec<RelationId> = pieces.iter().flat_map(|piece| piece.file.derives.iter().copied()).collect();
    let all = told.iter().copied().chain(inputs(program));
    let plan = Plan {
        strata: strata(&rules, &pieces, &resolve),
        reads: inputs(program),
        arities: all.map(|id| (id, program.schema[id].arity())).collect(),
        told: told.clone(),
        limit,
        records: base.records().clone(),
    };
    (Dataflow::new(&plan), told)
}

fn dataflow(program: &Program, base: &FactBase) -> (Dataflow, Vec<RelationId>) {
    limited(program, base, None)
}

/// A dataflow with what its relations are expected to hold.
struct Kept<'p> {
    program: &'p Program,
    base: &'p FactBase,
    dataflow: Dataflow,
    told: Vec<RelationId>,
    facts: Relations,
    derived: Relations,
}

impl<'p> Kept<'p> {
    fn new(program: &'p Program, base: &'p FactBase) -> Self {
        let (dataflow, told) = dataflow(program, base);
        let (facts, derived) = (Relations::default(), Relations::default());
        let mut kept = Kept { program, base, dataflow, told, facts, derived };
        let rows = |id| base.rows(id).iter().map(Cells::from_slice).collect::<BTreeSet<_>>();
        let facts =
            inputs(program).into_iter().flat_map(|id| rows(id).into_iter().map(move |row| (id, row, 1)));
        kept.change(facts.collect());
        kept
    }

    /// Makes the changes, which have to be some, and holds all relations against the naive ones.
    fn change(&mut self, changes: Changed) {
        for (relation, row, change) in &changes {
            let rows = self.facts.entry(*relation).or_default();
            assert!(if *change > 0 { rows.insert(row.to_vec()) } else { rows.remove(&row[..]) }, "no change");
        }
        for (relation, row, change) in self.dataflow.epoch(&changes).unwrap() {
            let rows = self.derived.entry(relation).or_default();
            let is_change = if change == 1 { rows.insert(row.to_vec()) } else { rows.remove(&row[..]) };
            assert!(is_change && change.abs() == 1, "a set changes by one row");
        }
        let facts = self.facts.clone();
        let expected = naive::evaluate(self.program, self.base, facts);
        for relation in &self.told {
            let [found, expected] =
                [&self.derived, &expected].map(|all| all.get(relation).cloned().unwrap_or_default());
            assert_eq!(found, expected, "{}", self.program.schema[*relation].name);
        }
    }
}

fn change(relation: RelationId, row: &[u32], change: i64) -> Change {
    (relation, Cells::from_slice(row), change)
}

/// A few rows that go, and a few that come: cells of other rows of the relation, so that they join.
fn edit(random: &mut Random, kept: &Kept, epoch: usize) -> Changed {
    let mut changes = Vec::new();
    for (&relation, rows) in &kept.facts {
        let rows: Vec<&Vec<u32>> = rows.iter().collect();
        if rows.is_empty() || !random.chance(50) {
            continue;
        }
        let is_emptied = epoch % 10 == 5 && random.chance(20);
        let (mut gone, mut new): (BTreeSet<&Vec<u32>>, BTreeSet<Vec<u32>>) = Default::default();
        for _ in 0..1 + random.below(2) {
            gone.insert(rows[random.below(rows.len())]);
            new.insert((0..rows[0].len()).map(|at| rows[random.below(rows.len())][at]).collect());
        }
        let gone: Vec<&Vec<u32>> = if is_emptied { rows.clone() } else { gone.into_iter().collect() };
        if !epoch.is_multiple_of(3) || is_emptied {
            changes.extend(gone.into_iter().map(|row| change(relation, row, -1)));
        }
        if epoch % 3 != 1 {
            new.retain(|row| !rows.contains(&row));
            changes.extend(new.iter().map(|row| change(relation, row, 1)));
        }
    }
    changes
}

#[test]
fn random_edits_of_random_programs_are_followed() {
    let cases: u64 = std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(150);
    let mut changed = 0;
    for case in 0..cases {
        let mut random = Random::new(case);
        let text = programs::write(
            &mut random,
            Style { aggregates: true, choices: false, texts: false, kinds: false },
        );
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let mut kept = Kept::new(&program, &base);
        for epoch in 0..EPOCHS {
            let before = kept.derived.clone();
            let changes = edit(&mut random, &kept, epoch);
            kept.change(changes);
            changed += usize::from(before != kept.derived);
        }
    }
    assert!(changed as u64 > cases * 3, "edits change what is derived: {changed}");
}

/// Functions that call each other so, and how the relation `name` changes with each edit.
struct Calls<'p> {
    kept: Kept<'p>,
    calls: RelationId,
}

impl Calls<'_> {
    fn change(&mut self, changes: &[([u32; 2], i64)]) {
        let calls = self.calls;
        self.kept.change(changes.iter().map(|(row, times)| change(calls, row, *times)).collect());
    }

    fn rows(&self, name: &str) -> usize {
        let id = self.kept.program.schema.relation(name).unwrap();
        self.kept.derived.get(&id).map_or(0, BTreeSet::len)
    }
}

fn with_calls(text: &str, functions: u32, test: impl FnOnce(Calls)) {
    let program = checked(text);
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    (0..functions).for_each(|at| _ = base.open_part(&format!("f{at}")));
    Rules::intern(&program, &mut base);
    let calls = base.relation("calls").unwrap();
    test(Calls { kept: Kept::new(&program, &base), calls });
}

#[test]
fn cycles_counts_and_negations_follow() {
    let text = ".decl reaches(f: Function, g: Function)\n.output reaches\nreaches(f, g) :- calls(f, g).\n\
        reaches(f, h) :- reaches(f, g), calls(g, h).\n\
        .decl callers(g: Function, n: number)\n.output callers\n\
        callers(g, n) :- function(g), n = count : { calls(_, g) }.\n\
        .decl least(n: number)\n.output least\nleast(n) :- n = min m : { callers(_, m) }.\n\
        .decl lone(f: Function)\n.output lone\nlone(f) :- calls(f, _), !reaches(f, f).\n";
    with_calls(text, 5, |mut calls| {
        calls.change(&[([0, 1], 1), ([1, 2], 1), ([2, 0], 1), ([0, 2], 1)]);
        assert_eq!((calls.rows("reaches"), calls.rows("lone")), (9, 0));
        calls.change(&[([0, 2], -1)]);
        assert_eq!(calls.rows("reaches"), 9, "what is derived twice stays");
        calls.change(&[([2, 0], -1)]);
        assert_eq!((calls.rows("reaches"), calls.rows("lone")), (3, 2), "the cycle is cut");
        calls.change(&[([0, 1], -1), ([1, 2], -1)]);
        assert_eq!((calls.rows("reaches"), calls.rows("lone")), (0, 0));
        calls.change(&[([3, 3], 1)]);
        assert_eq!((calls.rows("reaches"), calls.rows("lone")), (1, 0));
    });
}

#[test]
fn derivations_are_more_than_a_number_of_32_bits() {
    // Each of 2^16 callers of 0 with each of 2^16 functions that 0 calls: 2^32 derivations of one row.
    const MANY: u32 = 1 << 16;
    let text = ".decl small(f: Function)\n.output small\nsmall(f) :- calls(f, _).\nsmall(f) :- calls(_, f).\n\
        .decl through(f: Function)\n.output through\n\
        through(f) :- calls(g, f), calls(f, h), small(g), small(h), calls(f, f).\n";
    let program = checked(text);
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    (0..2 * MANY + 1).for_each(|at| _ = base.open_part(&format!("f{at}")));
    Rules::intern(&program, &mut base);
    let (mut dataflow, _) = dataflow(&program, &base);
    let calls = base.relation("calls").unwrap();
    let spokes = (1..MANY).flat_map(|at| [vec![at, 0], vec![0, MANY + at]]).chain([vec![0, 0]]);
    let spokes: Changed = spokes.map(|row| change(calls, &row, 1)).collect();
    let through = program.schema.relation("through").unwrap();
    let there = dataflow.epoch(&spokes).unwrap();
    assert!(there.contains(&change(through, &[0], 1)), "the row is there");
    let gone = dataflow.epoch(&[change(calls, &[0, 0], -1)]).unwrap();
    assert!(gone.contains(&change(through, &[0], -1)), "the row is gone: {gone:?}");
}

#[test]
fn a_limit_ends_it() {
    let text = ".decl reaches(f: Function, g: Function)\n.output reaches\nreaches(f, g) :- calls(f, g).\n\
        reaches(f, h) :- reaches(f, g), calls(g, h).\n";
    let program = checked(text);
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    (0..2000).for_each(|at| _ = base.open_part(&format!("f{at}")));
    Rules::intern(&program, &mut base);
    let calls = base.relation("calls").unwrap();
    let reaches = program.schema.relation("reaches").unwrap();
    let chain = |from: u32, to: u32, sign| (from..to).map(move |at| change(calls, &[at, at + 1], sign));
    // A chain of 5 calls has 15 rows.
    let (mut dataflow, _) = limited(&program, &base, Some((reaches, 16)));
    assert_eq!(dataflow.epoch(&chain(0, 5, 1).collect::<Changed>()).unwrap().len(), 15);
    let moved: Changed = chain(0, 5, -1).chain(chain(10, 15, 1)).collect();
    assert_eq!(dataflow.epoch(&moved).unwrap().len(), 30, "there are as many rows as before");
    assert!(dataflow.epoch(&[change(calls, &[15, 16], 1)]).is_none(), "there are more");
    // One of 1,900 has almost two million, which are not awaited.
    let (mut dataflow, _) = limited(&program, &base, Some((reaches, 16)));
    let begun = Instant::now();
    assert!(dataflow.epoch(&chain(0, 1900, 1).collect::<Changed>()).is_none());
    assert!(begun.elapsed() < Duration::from_secs(1), "it ends soon: {:?}", begun.elapsed());
}
