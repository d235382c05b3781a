//! Invocations of a graph, and reports about them.

use crate::cli::{
    args::Run,
    failure::{Failure, report, report_going_on},
    output,
};
use dfquery::simulate::{self, Effect, Event, Executable, Execution, FIRINGS, Latencies, Limits, trace};
use dfquery_engine::{diagnostic::Diagnostic, plural::counted, syntax::Sources};
use dfquery_graph::Graph;
use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write,
    path::Path,
};

/// Runs `graph` within `executable` on each list of arguments, and prints its results, the cycles it took, how often
/// operators fired, and its buffers.
///
/// Operators take the cycles of `latencies`.
pub fn run(graph: &Graph, executable: &Executable, run: &Run, latencies: &Latencies) -> Result<(), Failure> {
    let start = &run.start;
    let buffers = start.buffers()?;
    let lists = start.lists();
    let lists = lists.iter().map(|list| simulate::arguments(graph, executable, &buffers, list));
    let lists = lists.collect::<dfquery::Result<Vec<_>>>()?;
    let kept = if run.trace.is_some() { usize::MAX } else { 0 };
    let limits = Limits { firings: FIRINGS, kept, external: run.assume_external, ..Limits::default() };
    let execution = simulate::execute(graph, executable, start.seed, &buffers, &lists, latencies, limits)?;
    if let Some(path) = &run.trace {
        write_trace(path, graph, &execution.events)?;
    }
    output::to(None, |out| {
        execution.write(out)?;
        Ok(buffers.write(&execution.memory, out)?)
    })?;
    report_going_on(&assumptions(&execution, run), &Sources::new());
    execution.outcome.map(drop).map_err(|end| {
        let error = Diagnostic::error(format!("`{}` did not finish: {end}", graph.name));
        report(&[error], &Sources::new());
        Failure::FOUND
    })
}

/// Warnings about what the run of `execution` assumed.
fn assumptions(execution: &Execution, run: &Run) -> Vec<Diagnostic> {
    let listed = |names: &BTreeSet<String>| {
        names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    };
    let mut told = Vec::new();
    if !execution.called_out.is_empty() && run.assume_external.is_none() {
        let message = format!("results of what has no body here are any: {}", listed(&execution.called_out));
        told.push(Diagnostic::warning(message).help("--assume-external N gives them; memory stays as it is"));
    }
    if !execution.uncomputed.is_empty() {
        let message =
            format!("nothing computes these, and any value is taken: {}", listed(&execution.uncomputed));
        told.push(Diagnostic::warning(message));
    }
    if !execution.unwritten.is_empty() {
        let loads = counted(execution.unwritten.len() as u64, "load");
        let message = format!(
            "{loads} of memory that nobody wrote, any value is taken: {}",
            listed(&execution.unwritten)
        );
        told.push(Diagnostic::warning(message).help("--memory FILE gives what buffers hold"));
    }
    if !execution.undefined.is_empty() {
        told.push(undefined(&execution.undefined));
    }
    told
}

/// The effects of undefined values, by kind: `a branch (f/3:2, f/4:1)`.
fn undefined(effects: &BTreeSet<(Effect, String)>) -> Diagnostic {
    let mut kinds: BTreeMap<Effect, Vec<&str>> = BTreeMap::new();
    for (effect, place) in effects {
        kinds.entry(*effect).or_default().push(place);
    }
    let kinds = kinds.iter().map(|(effect, places)| match places[..] {
        [place] => format!("{effect} (`{place}`)"),
        _ => format!("{effect} in {} places (`{}`)", places.len(), places.join("`, `")),
    });
    let kinds: Vec<String> = kinds.collect();
    let message = format!("undefined values reach {}", kinds.join(", "));
    Diagnostic::warning(message)
        .help("undef, poison and what breaks `nsw`, `nuw`, `exact` have some value in a run")
}

fn write_trace(path: &Path, graph: &Graph, events: &[Event]) -> Result<(), Failure> {
    let is_vcd = path.extension().is_some_and(|extension| extension == "vcd");
    let write = |out: &mut dyn Write| match is_vcd {
        true => trace::vcd(graph, events, out),
        false => trace::json(graph, events, out),
    };
    output::to(Some(path), |out| Ok(write(out)?))
}
