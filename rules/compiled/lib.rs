//! The rules as programs of two published engines, each on its own storage: witnesses for the evaluator at run time.
//!
//! The build prints each stratum of the checked rules nearly one to one: [`ascent()`] has it as an `ascent!` program,
//! [`datafrog()`] as joins of two. Neither uses the evaluator's planner or its tables. Strata with records, functions of
//! texts or a choice are left out; so are files outside of the core, but with the feature `all-compiled`.

use ::datafrog::{Iteration, Relation, Variable};
use dfquery_engine::{
    base::Rows,
    evaluate::Evaluation,
    run::{Inputs, Tables, Unit},
};
use dfquery_rules::RuleSet;
use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, PoisonError},
};

/// From what a stratum reads to the rows of the relations that it derives.
pub type Run = dyn Fn(&Inputs<'_>) -> Vec<Rows> + Send + Sync;

/// Printed strata, each with the first relation that it derives.
pub type Printed = &'static [(&'static str, &'static Run)];

#[cfg(test)]
mod tests;

#[allow(clippy::all, unused)]
mod rules {
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// The strata of `evaluations` that were `printed`, as units.
pub fn units<'e>(evaluations: &'e [Evaluation<'e>], printed: Printed) -> Vec<Unit<'e>> {
    let unit = |evaluation: &'e Evaluation<'e>| {
        let unit = evaluation.unit();
        let (_, run) = printed.iter().find(|(derives, _)| *derives == unit.derives[0])?;
        Some(Unit { run: *run, ..unit })
    };
    evaluations.iter().filter_map(unit).collect()
}

/// The units of the built-in `rules` that ascent evaluates, each after those that it reads.
pub fn ascent(rules: &'static RuleSet) -> Vec<Unit<'static>> {
    units(rules.evaluations(), rules::ASCENT)
}

/// The same units by datafrog.
pub fn datafrog(rules: &'static RuleSet) -> Vec<Unit<'static>> {
    units(rules.evaluations(), rules::DATAFROG)
}

// ---- what printed strata call

type Row = Vec<u32>;
type Pair = (Row, Row);

/// The rows of the input `read`, whose columns are stored in the order `columns`.
fn rows(tables: &Tables, read: usize, columns: &[usize]) -> Vec<Row> {
    let mut rows = Vec::new();
    tables.visit_rows(read, columns, 0, 1, &mut |row| rows.push(row.to_vec()));
    rows
}

/// Has ascent run one program at a time: it keeps times of its own in statics that no lock guards.
fn alone<R>(run: impl FnOnce() -> R) -> R {
    static RUNS: Mutex<()> = Mutex::new(());
    let _guard = RUNS.lock().unwrap_or_else(PoisonError::into_inner);
    run()
}

/// The aggregate `operation` of `values`, cells that are numbers with a sign.
fn aggregate<'v>(operation: &str, values: impl Iterator<Item = &'v u32>) -> Option<u32> {
    let values = values.map(|&value| value as i32);
    let result = match operation {
        "count" => values.count() as i32,
        "sum" => values.fold(0, i32::wrapping_add),
        "min" => values.min()?,
        _ => values.max()?,
    };
    Some(result as u32)
}

/// The aggregate `operation` as ascent calls it.
fn folding<'v, I: Iterator<Item = (&'v u32,)>>(
    operation: &'static str,
) -> impl FnOnce(I) -> std::option::IntoIter<u32> {
    move |values| aggregate(operation, values.map(|(value,)| value)).into_iter()
}

/// The other side of a join.
enum Side<'s> {
    Growing(&'s Variable<Pair>),
    Complete(&'s Relation<Pair>),
}

/// The key of what has failed a test: it is longer than any, so nothing joins with it.
const FAILED: [u32; 16] = [0; 16];

/// The pair from which every chain begins: without a key and without values.
fn beginning(iteration: &mut Iteration) -> Variable<Pair> {
    let start = iteration.variable::<Pair>("start");
    start.insert(truth());
    start
}

fn truth() -> Relation<Pair> {
    vec![(Vec::new(), Vec::new())].into()
}

/// Joins `from` with `other` by their keys; `logic` gets the values of both.
fn join(to: &Variable<Pair>, from: &Variable<Pair>, other: Side, logic: &dyn Fn(&Row, &Row) -> Option<Pair>) {
    let pair = |_: &Row, v: &Row, w: &Row| logic(v, w).unwrap_or_else(|| (FAILED.to_vec(), Vec::new()));
    match other {
        Side::Growing(other) => to.from_join(from, other, pair),
        Side::Complete(other) => to.from_join(from, other, pair),
    }
}

/// Adds what a chain ends in to the relation `to`.
fn finish(to: &Variable<Row>, from: &Variable<Pair>) {
    to.from_join(from, &truth(), |_: &Row, values: &Row, _: &Row| values.clone());
}

fn pair(row: &Row, keys: &[usize], values: &[usize]) -> Pair {
    let pick = |columns: &[usize]| columns.iter().map(|&column| row[column]).collect();
    (pick(keys), pick(values))
}

fn keyed(rows: &[Row], keys: &[usize], values: &[usize]) -> Relation<Pair> {
    rows.iter().map(|row| pair(row, keys, values)).collect()
}

/// The cells of `rows` in `columns`.
fn known(rows: &[Row], columns: &[usize]) -> HashSet<Row> {
    rows.iter().map(|row| pair(row, columns, &[]).0).collect()
}

/// The last cells of `rows` by their first `keys` ones.
fn grouped(rows: Vec<Row>, keys: usize) -> HashMap<Row, Vec<u32>> {
    let mut groups: HashMap<Row, Vec<u32>> = HashMap::new();
    for row in rows {
        groups.entry(row[..keys].to_vec()).or_default().push(row.last().copied().unwrap_or(0));
    }
    groups
}
