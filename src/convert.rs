//! Dataflow graphs of many functions.

use crate::{error::Error, observer::Progress, program::Program};
pub use dfquery_convert::{Arguments, Mechanism, Overlap, Preference};
use dfquery_convert::{Options, convert_with, prepare};
use dfquery_engine::{base::FactBase, cancel, run::Session};
use dfquery_graph::{Graph, SkipReason, Skipped, border::guarded, verify::first_fault};
pub use dfquery_reducify::{Budget, Manner, Settings};
use rayon::prelude::*;

/// A function as a graph, or why there is none.
pub type Converted = Result<Graph, Skipped>;

/// The graph of the function `id` of `base`, facts of `program`: as it was read, or as `options` convert it.
///
/// Every command that prints, runs or queries a graph gets it here, with the same facts about the whole program, which
/// [`Program::complete_for_conversion`] fills.
///
/// # Errors
///
/// The reason why there is no graph.
pub fn graph(program: &Program, session: &Session, base: &FactBase, id: u32, options: &Options) -> Converted {
    debug_assert!(program.is_ready_for_conversion(), "facts about the whole program are missing");
    let functions = base.schema().partition.filter(|_| !program.graphs.is_empty());
    let read = functions.and_then(|functions| program.graphs.get(base.entities(functions).local_name(id)));
    match read {
        Some(graph) => Ok(Graph::clone(graph)),
        None => convert_with(session, base, id, options),
    }
}

/// Refuses a graph that was read and breaks a static rule; those that were converted have been asked.
fn sound(program: &Program, graph: Graph) -> Converted {
    let is_read = program.graphs.contains_key(&graph.name);
    let Some(fault) = is_read.then(|| first_fault(&graph)).flatten() else { return Ok(graph) };
    let reason = format!("it breaks a rule of graphs: {fault}; `dfquery verify` names all");
    Err(Skipped::new(graph.name, SkipReason::Inexpressible(reason)))
}

/// Functions for each thread that are converted before the first of them is taken: enough to divide them evenly, few
/// enough for memory.
const BATCH: usize = 32;

/// Converts the functions called `names`, or all, in parallel, and lets `take` have them in module order; last those that
/// could not be read.
///
/// # Errors
///
/// Unknown functions; those of `take`; [`Error::Stopped`] if functions are not finished, which `take` was told.
pub fn each<E: From<Error>>(
    program: &Program,
    names: &[String],
    options: &Options,
    take: impl FnMut(Converted) -> Result<(), E>,
) -> Result<(), E> {
    each_as(program, names, options, |graph| graph, take)
}

/// As [`each`], where `take` has what `make` made of each graph, in parallel too.
///
/// # Errors
///
/// As for [`each`].
pub fn each_as<T: Send, E: From<Error>>(
    program: &Program,
    names: &[String],
    options: &Options,
    make: impl Fn(Graph) -> T + Sync,
    mut take: impl FnMut(Result<T, Skipped>) -> Result<(), E>,
) -> Result<(), E> {
    let parts = program.select(names)?;
    let session = program.session();
    prepare(&session);
    let progress = Progress::begin(&*program.observer, "converting", parts.len());
    let convert = cancel::carried(|&id: &u32| {
        if progress.is_stopped() {
            return Err(progress.not_begun(program.function_name(id)));
        }
        let converted = graph(program, &session, &program.base, id, options)
            .and_then(|graph| sound(program, graph))
            .and_then(|graph| guarded(&program.function_name(id), || make(graph)));
        if !converted.as_ref().is_err_and(Skipped::is_unfinished) {
            progress.advance();
        }
        converted
    });
    for batch in parts.chunks(BATCH * rayon::current_num_threads()) {
        let converted: Vec<Result<T, Skipped>> = batch.par_iter().map(&convert).collect();
        converted.into_iter().try_for_each(&mut take)?;
    }
    program.unread(names).cloned().map(Err).try_for_each(take)?;
    Ok(progress.end()?)
}
