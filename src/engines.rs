//! What evaluates the rules.

#[cfg(not(feature = "distributed"))]
use crate::error::Error;
use crate::error::Result;
#[cfg(feature = "distributed")]
use crate::processes::Processes;
/// Facts that workers read by themselves.
#[cfg(feature = "distributed")]
pub(crate) use dfquery_differential::away::Away;
#[cfg(feature = "distributed")]
use dfquery_differential::{
    segment::Way,
    unit::{Crew, Evaluations},
    weigh::Weights,
};
#[cfg(feature = "distributed")]
use dfquery_engine::run::Inputs;
use dfquery_engine::{
    evaluate::{self, Evaluation, Rules},
    run::Unit,
    schema::RelationId,
};
use std::sync::LazyLock;

/// There are no workers.
#[cfg(not(feature = "distributed"))]
pub(crate) enum Away {}

/// Evaluators of the built-in rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Engine {
    /// Nothing is compiled: as the rules of users are evaluated.
    #[default]
    Runtime,
    /// Compiled rules for the analyses of control flow and liveness.
    Ascent,
    /// The second compiled evaluator, for the same analyses.
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

impl Engine {
    /// Whether it evaluates rules that were compiled.
    fn is_compiled(self) -> bool {
        matches!(self, Engine::Ascent | Engine::Datafrog)
    }
}

/// Has `engine` evaluate the built-in rules wherever they are asked in this process, for conversion too; to be called first.
pub fn choose_engine(engine: Engine) {
    if engine.is_compiled() {
        dfquery_rules::choose(engine_units(engine));
    }
}

static ASCENT: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_rules::compiled()));

static DATAFROG: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_datafrog::units()));

/// The units by which `engine` evaluates our rules; what it has not compiled is evaluated at run time.
pub(crate) fn engine_units(engine: Engine) -> &'static [Unit<'static>] {
    match engine {
        Engine::Ascent => &ASCENT,
        Engine::Datafrog => &DATAFROG,
        _ => dfquery_rules::units(),
    }
}

/// What evaluates the rules that are not compiled, kept beside them.
pub(crate) enum Evaluators<'r> {
    /// Stratum by stratum.
    Runtime(Vec<Evaluation<'r>>),
    /// Strata of the whole program as dataflows.
    #[cfg(feature = "distributed")]
    Dataflows(Evaluations<'r>),
}

impl<'r> Evaluators<'r> {
    /// What evaluates `rules` but for what `compiled` derives; `needed` are the relations that will be asked for. Workers
    /// in other processes read by themselves what is `away`.
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
            Engine::Differential { .. } => Err(without_dataflows()),
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

    /// Whether [`Evaluators::leave`] can have the rows of `relation` go somewhere.
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

    /// Whether these are dataflows.
    pub fn are_dataflows(&self) -> bool {
        !matches!(self, Evaluators::Runtime(_))
    }
}

/// Says how to build with dataflows.
#[cfg(not(feature = "distributed"))]
fn without_dataflows() -> Error {
    Error::with_help(
        "this dfquery was built without the engine `differential`",
        "build it in: cargo install --locked --path . --features distributed",
    )
}
