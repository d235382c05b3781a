//! Dataflows on several threads or in other processes.

mod weights;

pub use crate::processes::Processes;
use crate::{
    cost::IndexCost,
    error::Result,
    shards::{manifest::Shards, segments},
    table::row_format::RowFormat,
};
/// Facts that workers read by themselves.
pub use dfquery_differential::remote_facts::Away;
use dfquery_differential::{
    output_part::{Files, Way},
    unit::{Crew, Evaluations},
};
use dfquery_engine::{
    base::FactBase,
    check,
    evaluate::Rules,
    run::{Inputs, Unit},
    schema::{Relation, RelationId},
};
use std::{path::Path, sync::Arc};

/// Strata of the whole program as dataflows.
pub struct Dataflows<'r>(Evaluations<'r>);

impl<'r> Dataflows<'r> {
    /// The dataflows of `rules` on `workers` threads: see [`Evaluators::new`](super::Evaluators::new).
    pub fn on_threads(
        workers: usize,
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
    ) -> Result<Self> {
        Ok(Dataflows::by(Crew::Threads(workers), rules, compiled, needed, None))
    }

    /// The same in other processes, which read `away` by themselves.
    pub fn in_processes(
        processes: Processes,
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
        away: Option<&Away>,
    ) -> Self {
        Dataflows::by(processes.crew(), rules, compiled, needed, away)
    }

    fn by(
        crew: Crew,
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
        away: Option<&Away>,
    ) -> Self {
        let is_needed = |relation| needed.contains(&relation);
        Dataflows(Evaluations::reading(rules, compiled, &is_needed, crew, away))
    }

    /// The units.
    pub fn units(&self) -> Vec<Unit<'_>> {
        self.0.units()
    }

    /// The size of each index of each worker at the end, by relation and key, if rules are measured.
    pub fn index_costs(&self, rules: &check::Program, base: &FactBase) -> Vec<IndexCost> {
        weights::costs(rules, base, &self.0.weights())
    }

    /// Returns true if [`Dataflows::pass_on`] can have the rows of `relation`.
    pub fn leaves(&self, relation: RelationId) -> bool {
        self.0.leaves(relation)
    }

    /// Lets `take` have the rows of `relation`, which is derived from `inputs`, in order, some at a time, as long as it says to
    /// go on; gives how many there are, or none if they have to come together.
    pub fn pass_on(
        &self,
        relation: RelationId,
        inputs: &Inputs<'_>,
        take: &mut dyn FnMut(&[u32]) -> bool,
    ) -> Option<u64> {
        self.0.leave(relation, inputs, Way::Here(take))
    }

    /// Has other processes write the rows of `relation` to `folder`, in this `format`, in files whose names are in the order of
    /// rows; gives how many there are, or none if that cannot be.
    pub fn write_segments(
        &self,
        (relation, declared): (RelationId, &Relation),
        inputs: &Inputs<'_>,
        shards: Option<&Arc<Shards>>,
        (folder, format): (&Path, RowFormat),
    ) -> Option<u64> {
        let form = segments::form(inputs.base(), shards, declared, format)?;
        self.0.leave(relation, inputs, Way::Files(&Files { folder: folder.to_owned(), form }))
    }
}
