//! What evaluates the built-in rules.

use dfquery_engine::run::Unit;
use std::sync::LazyLock;

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
}

/// Has `engine` evaluate the built-in rules wherever they are asked in this process, for conversion too; to be called first.
pub fn choose_engine(engine: Engine) {
    if engine != Engine::Runtime {
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
        Engine::Runtime => dfquery_rules::units(),
    }
}
