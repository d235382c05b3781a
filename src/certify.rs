//! Certificates of graphs: proofs that they compute what their functions do.

use crate::{
    convert::{self, Converted},
    error::{Error, Result},
    observer::Progress,
    program::Program,
};
use dfquery_convert::{Options, framed_base, prepare};
use dfquery_engine::{cancel, run::Session};
pub use dfquery_graph::certificate::{Certificate, Gap, Reason};
use dfquery_graph::{Graph, Skipped, border::guarded, certificate::certify};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The certificate of `graph` as the graph of the function `id` of `program`, as `options` prepare that: constant
/// branches pruned, irreducible cycles undone, loops rotated.
///
/// # Errors
///
/// The reason why the function cannot be prepared.
pub fn certificate(
    program: &Program,
    session: &Session,
    id: u32,
    options: &Options,
    graph: &Graph,
) -> Result<Certificate, Skipped> {
    let base = framed_base(session, id, options)?;
    guarded(&program.function_name(id), || certify(session, base, graph))
}

/// Certifies the graphs of the functions called `names`, or of all, in parallel, and lets `take` have the certificates
/// in module order: those of the graphs `given` by name, else of what `options` convert the functions to.
///
/// # Errors
///
/// Unknown functions; those of `take`; [`Error::Stopped`].
pub fn each<E: From<Error>>(
    program: &Program,
    names: &[String],
    options: &Options,
    given: Option<&BTreeMap<String, Graph>>,
    mut take: impl FnMut(&str, Result<Certificate, Skipped>) -> Result<(), E>,
) -> Result<(), E> {
    let mut parts = program.select(names)?;
    if let Some(given) = given {
        parts.retain(|&id| given.contains_key(&program.function_name(id)));
    }
    let session = program.session();
    prepare(&session);
    let progress = Progress::begin(&*program.observer, "certifying", parts.len());
    let certify = cancel::carried(|&id: &u32| {
        let name = program.function_name(id);
        if progress.is_stopped() {
            return Err(progress.not_begun(name));
        }
        let graph: Converted = match given.and_then(|given| given.get(&name)) {
            Some(graph) => Ok(graph.clone()),
            None => convert::graph(program, &session, &program.base, id, options),
        };
        let certified = graph.and_then(|graph| certificate(program, &session, id, options, &graph));
        if !certified.as_ref().is_err_and(Skipped::is_unfinished) {
            progress.advance();
        }
        certified
    });
    for batch in parts.chunks(32 * rayon::current_num_threads()) {
        let certified: Vec<_> = batch.par_iter().map(&certify).collect();
        for (&id, certificate) in batch.iter().zip(certified) {
            take(&program.function_name(id), certificate)?;
        }
    }
    Ok(progress.end()?)
}
