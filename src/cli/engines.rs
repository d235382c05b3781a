//! `--engine`: what evaluates the rules.

use crate::cli::{
    args::{self, Asking},
    distributed::processes,
    failure::Failure,
};
use dfquery::Engine;
use dfquery_rules::RuleSet;

/// The engine that `asking` names for `rules`; none if this process was a worker of another, and has finished.
pub fn chosen(asking: &Asking, rules: &RuleSet) -> Result<Option<Engine>, Failure> {
    let Asking { engine, workers, processes, hosts, .. } = asking;
    for (name, is_given) in
        [("workers", workers.is_some()), ("processes", processes.is_some()), ("hosts", hosts.is_some())]
    {
        if is_given && *engine != args::Engine::Differential {
            return Err(Failure::with_help(
                format!("--{name} applies to the engine `differential`"),
                "add --engine differential; --jobs is for everything else",
            ));
        }
    }
    Ok(Some(match engine {
        args::Engine::Runtime => Engine::Runtime,
        args::Engine::Ascent => Engine::Ascent,
        args::Engine::Datafrog => Engine::Datafrog,
        args::Engine::Differential if processes.is_some() || hosts.is_some() => {
            return processes::begin(asking, rules);
        }
        args::Engine::Differential => Engine::Differential { workers: workers.unwrap_or(1).into() },
    }))
}
