//! Dataflows on several threads or in other processes.

use super::Engine;
use crate::error::{Error, Result};
pub use crate::processes::Processes;
/// Facts that workers read by themselves.
pub use dfquery_differential::remote_facts::Away;
use dfquery_differential::unit::{Crew, Evaluations};
use dfquery_engine::{evaluate::Rules, run::Unit, schema::RelationId};

/// Strata of the whole program as dataflows.
pub struct Dataflows<'r>(pub Evaluations<'r>);

impl<'r> Dataflows<'r> {
    /// The dataflows of `rules` by `engine`: see [`super::Evaluators::new`].
    ///
    /// # Errors
    ///
    /// Another engine.
    pub fn new(
        engine: Engine,
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
        away: Option<&Away>,
    ) -> Result<Self> {
        let crew = match engine {
            Engine::Differential { workers } => Crew::Threads(workers),
            Engine::Processes(processes) => processes.crew(),
            other => return Err(Error::message(format!("{other:?} has no dataflows"))),
        };
        let is_needed = |relation| needed.contains(&relation);
        Ok(Dataflows(Evaluations::reading(rules, compiled, &is_needed, crew, away)))
    }

    /// The units.
    pub fn units(&self) -> Vec<Unit<'_>> {
        self.0.units()
    }

    /// Returns true if workers can have the rows of `relation` go somewhere.
    pub fn leaves(&self, relation: RelationId) -> bool {
        self.0.leaves(relation)
    }
}
