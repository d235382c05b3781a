//! Engines that evaluate the rules.

#[cfg(feature = "distributed")]
mod dataflows;
#[cfg(not(feature = "distributed"))]
#[path = "engines/without_dataflows.rs"]
mod dataflows;
#[cfg(feature = "compiled")]
mod witnesses;
#[cfg(not(feature = "compiled"))]
#[path = "engines/without_witnesses.rs"]
mod witnesses;

use crate::error::Result;
pub use dataflows::Processes;
pub(crate) use dataflows::{Away, Dataflows};
use dfquery_engine::{
    evaluate::{self, Evaluation, Rules},
    run::Unit,
    schema::RelationId,
};
use dfquery_rules::RuleSet;

/// Evaluators of the built-in rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Engine {
    /// Nothing is compiled: as the rules of users are evaluated.
    #[default]
    Runtime,
    /// ascent, for the analyses of control flow and liveness; the others are evaluated at run time. Takes the feature
    /// `compiled`.
    Ascent,
    /// datafrog, for the same analyses. Takes the feature `compiled`.
    Datafrog,
    /// Rules of the whole program, also those of users, are one dataflow on several threads; the others are evaluated at
    /// run time. Takes the feature `distributed`.
    Differential {
        /// The threads.
        workers: usize,
    },
    /// The same in other processes.
    Processes(Processes),
}

impl Engine {
    /// By process the most memory that it had while it derived rows, in bytes; 0 where its system does not report it.
    pub fn peaks(self) -> Vec<u64> {
        if let Engine::Processes(processes) = self { processes.peaks() } else { Vec::new() }
    }

    /// Lets other processes go: all is done. They find out by themselves if this one fails.
    pub fn end(self) {
        if let Engine::Processes(processes) = self {
            processes.end();
        }
    }
}

/// Has `engine` evaluate `rules` wherever they are asked, for conversion too; to be called before they are asked.
///
/// # Errors
///
/// An engine that this build lacks.
pub fn choose_engine(rules: &'static RuleSet, engine: Engine) -> Result<()> {
    let compiled = compiled_units(rules, engine)?;
    if !compiled.is_empty() {
        rules.choose(compiled);
    }
    Ok(())
}

/// The units by which `engine` evaluates `rules`, if it is one that has compiled some of them.
///
/// # Errors
///
/// An engine that this build lacks.
pub(crate) fn compiled_units(rules: &'static RuleSet, engine: Engine) -> Result<Vec<Unit<'static>>> {
    match engine {
        Engine::Ascent => Ok(rules.with_compiled(&witnesses::ascent(rules)?)),
        Engine::Datafrog => Ok(rules.with_compiled(&witnesses::datafrog(rules)?)),
        _ => Ok(Vec::new()),
    }
}

/// The evaluators of the rules that are not compiled.
pub(crate) enum Evaluators<'r> {
    /// Stratum by stratum.
    Runtime(Vec<Evaluation<'r>>),
    /// Strata of the whole program as dataflows.
    Dataflows(Dataflows<'r>),
}

impl<'r> Evaluators<'r> {
    /// The evaluators of `rules`, except for relations that `compiled` derives; `needed` are the relations that will be
    /// read. Workers in other processes read `away` by themselves.
    ///
    /// # Errors
    ///
    /// An engine that this build lacks.
    pub fn new(
        engine: Engine,
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
        away: Option<&Away>,
    ) -> Result<Self> {
        match engine {
            Engine::Runtime | Engine::Ascent | Engine::Datafrog => {
                Ok(Evaluators::Runtime(rules.evaluations(compiled)))
            }
            Engine::Differential { workers } => {
                Dataflows::on_threads(workers, rules, compiled, needed).map(Evaluators::Dataflows)
            }
            Engine::Processes(processes) => {
                let dataflows = Dataflows::in_processes(processes, rules, compiled, needed, away);
                Ok(Evaluators::Dataflows(dataflows))
            }
        }
    }

    /// The units.
    pub fn units(&self) -> Vec<Unit<'_>> {
        match self {
            Evaluators::Runtime(evaluations) => evaluate::units(evaluations),
            Evaluators::Dataflows(dataflows) => dataflows.units(),
        }
    }

    /// The dataflows, if these are some.
    pub fn dataflows(&self) -> Option<&Dataflows<'r>> {
        if let Evaluators::Dataflows(dataflows) = self { Some(dataflows) } else { None }
    }
}
