//! Engines that evaluate the rules.

#[cfg(not(all(feature = "distributed", feature = "compiled")))]
use crate::error::Error;
use crate::error::Result;
#[cfg(feature = "distributed")]
use crate::processes::Processes;
/// Facts that workers read by themselves.
#[cfg(feature = "distributed")]
pub(crate) use dfquery_differential::remote_facts::Away;
#[cfg(feature = "distributed")]
use dfquery_differential::{
    index_stats::Weights,
    output_part::Way,
    unit::{Crew, Evaluations},
};
#[cfg(feature = "distributed")]
use dfquery_engine::run::Inputs;
use dfquery_engine::{
    evaluate::{self, Evaluation, Rules},
    run::Unit,
    schema::RelationId,
};

use dfquery_rules::RuleSet;

/// There are no workers.
#[cfg(not(feature = "distributed"))]
pub(crate) enum Away {}

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
    /// Rules of the whole program, also those of users, are one dataflow on so many threads; the others are evaluated at
    /// run time. Takes the feature `distributed`.
    Differential {
        /// The threads.
        workers: usize,
    },
    /// The same in other processes.
    #[cfg(feature = "distributed")]
    Processes(Processes),
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

/// The units by which `engine` evaluates our rules, if it is one that has compiled some of them.
///
/// # Errors
///
/// An engine that this build lacks.
#[cfg_attr(not(feature = "compiled"), expect(unused_variables))]
pub(crate) fn compiled_units(rules: &'static RuleSet, engine: Engine) -> Result<Vec<Unit<'static>>> {
    #[cfg(feature = "compiled")]
    return Ok(match engine {
        Engine::Ascent => rules.with_compiled(&dfquery_compiled::ascent(rules)),
        Engine::Datafrog => rules.with_compiled(&dfquery_compiled::datafrog(rules)),
        _ => Vec::new(),
    });
    #[cfg(not(feature = "compiled"))]
    match engine {
        Engine::Ascent => Err(without("ascent", "compiled")),
        Engine::Datafrog => Err(without("datafrog", "compiled")),
        _ => Ok(Vec::new()),
    }
}

/// The evaluators of the rules that are not compiled.
pub(crate) enum Evaluators<'r> {
    /// Stratum by stratum.
    Runtime(Vec<Evaluation<'r>>),
    /// Strata of the whole program as dataflows.
    #[cfg(feature = "distributed")]
    Dataflows(Evaluations<'r>),
}

impl<'r> Evaluators<'r> {
    /// The evaluators of `rules`, except for relations that `compiled` derives; `needed` are the relations that will be
    /// read. Workers in other processes read `away` by themselves.
    ///
    /// # Errors
    ///
    /// An engine that this build lacks.
    #[cfg_attr(not(feature = "distributed"), expect(unused_variables))]
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
            #[cfg(feature = "distributed")]
            Engine::Differential { workers } => {
                Ok(Evaluators::dataflows(rules, compiled, needed, Crew::Threads(workers), None))
            }
            #[cfg(feature = "distributed")]
            Engine::Processes(processes) => {
                Ok(Evaluators::dataflows(rules, compiled, needed, processes.crew(), away))
            }
            #[cfg(not(feature = "distributed"))]
            Engine::Differential { .. } => Err(without("differential", "distributed")),
        }
    }

    #[cfg(feature = "distributed")]
    fn dataflows(
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        needed: &[RelationId],
        crew: Crew,
        away: Option<&Away>,
    ) -> Self {
        let is_needed = |relation| needed.contains(&relation);
        Evaluators::Dataflows(Evaluations::reading(rules, compiled, &is_needed, crew, away))
    }

    /// The units.
    pub fn units(&self) -> Vec<Unit<'_>> {
        match self {
            Evaluators::Runtime(evaluations) => evaluate::units(evaluations),
            #[cfg(feature = "distributed")]
            Evaluators::Dataflows(evaluations) => evaluations.units(),
        }
    }

    /// By worker what it kept at the end of dataflows, if rules are measured.
    #[cfg(feature = "distributed")]
    pub fn weights(&self) -> Vec<Weights> {
        if let Evaluators::Dataflows(evaluations) = self { evaluations.weights() } else { Vec::new() }
    }

    /// Returns true if [`Evaluators::leave`] can have the rows of `relation` go somewhere.
    #[cfg(feature = "distributed")]
    pub fn leaves(&self, relation: RelationId) -> bool {
        matches!(self, Evaluators::Dataflows(evaluations) if evaluations.leaves(relation))
    }

    /// Has the rows of `relation`, which is derived from `inputs`, go somewhere without coming together; gives how many there
    /// are, or none if that cannot be.
    #[cfg(feature = "distributed")]
    pub fn leave(&self, relation: RelationId, inputs: &Inputs<'_>, way: Way<'_>) -> Option<u64> {
        let Evaluators::Dataflows(evaluations) = self else { return None };
        evaluations.leave(relation, inputs, way)
    }

    /// Returns true if these are dataflows.
    pub fn are_dataflows(&self) -> bool {
        !matches!(self, Evaluators::Runtime(_))
    }
}

/// Says how to build with `engine`.
#[cfg(not(all(feature = "distributed", feature = "compiled")))]
fn without(engine: &str, feature: &str) -> Error {
    Error::with_help(
        format!("this dfquery was built without the engine `{engine}`"),
        format!("build it in: cargo install --locked --path . --features {feature}"),
    )
}
