//! Costs of an evaluation, in time and in memory.

pub use dfquery_engine::evaluate::WorkerTime;
use dfquery_engine::{base::FactBase, run::Session};
use dfquery_rules::RuleSet;
use std::time::Duration;

/// The cost of one rule, or of one compiled unit.
#[derive(Clone, Debug)]
pub struct Cost {
    /// Of which rule, by its place, or of which compiled unit.
    pub what: String,
    /// The kind of evaluation.
    pub how: &'static str,
    /// The most rounds in one evaluation; none for compiled units, which do not count them.
    pub rounds: Option<u64>,
    /// Tuples that were new.
    pub tuples: u64,
    /// Of all threads together.
    pub time: Duration,
}

/// The size of one relation in one form.
#[derive(Clone, Debug)]
pub struct MemoryCost {
    /// Its name.
    pub relation: String,
    /// `fact`, `table` for a sorted copy, or `derived`.
    pub form: &'static str,
    /// The number of tuples; 0 for a table.
    pub tuples: u64,
    /// Of the largest evaluation.
    pub most: u64,
    /// Size in bytes.
    pub bytes: u64,
}

/// The size of one index of a worker of `--engine differential`: rows of a relation by a key, or rows between two
/// joins.
#[derive(Clone, Debug)]
pub struct IndexCost {
    /// The number of the worker.
    pub worker: usize,
    /// The name of the index.
    pub index: String,
    /// The rows.
    pub rows: u64,
    /// The keys that they have.
    pub keys: u64,
    /// Size in bytes.
    pub bytes: u64,
    /// A key that most rows have, and how many these are.
    pub heaviest: Option<(String, u64)>,
}

/// The bytes of a cell.
const CELL: u64 = size_of::<u32>() as u64;

impl MemoryCost {
    /// The facts of `base`, and the sorted copies that `session` has made of relations.
    pub(crate) fn of_facts(base: &FactBase, rules: &RuleSet, session: &Session) -> Vec<MemoryCost> {
        let facts = rules.fact_relations().into_iter().filter_map(|relation| {
            let rows = base.held(relation)?;
            let (tuples, arity) = (rows.len() as u64, rows.arity() as u64);
            Some((relation, tuples, arity))
        });
        let facts = facts.map(|(relation, tuples, arity)| {
            MemoryCost::new(&base.schema()[relation].name, "fact", tuples, tuples, tuples * arity * CELL)
        });
        let tables = session.table_bytes().map(|(relation, bytes)| {
            MemoryCost::new(&session.schema()[relation].name, "table", 0, 0, bytes as u64)
        });
        facts.chain(tables).flatten().collect()
    }

    /// A relation of `arity` columns that was derived, if it has any tuples.
    pub(crate) fn derived(relation: &str, arity: usize, tuples: u64, most: u64) -> Option<MemoryCost> {
        MemoryCost::new(relation, "derived", tuples, most, tuples * arity as u64 * CELL)
    }

    fn new(relation: &str, form: &'static str, tuples: u64, most: u64, bytes: u64) -> Option<MemoryCost> {
        (bytes > 0).then(|| MemoryCost { relation: relation.to_owned(), form, tuples, most, bytes })
    }
}
