//! `dfquery verify`: graphs from a file against the static rules, and one of them in a run; linear code against its own.

use crate::cli::{
    args::Verify,
    failure::{Failure, report_going_on},
    invocation, lir, machine, output, paint, progress,
};
use dfquery::{Open, simulate::Executable};
use dfquery_engine::plural::{agreeing, counted};
use dfquery_engine::{base::FactBase, cancel, diagnostic::Diagnostic, syntax::Sources};
use dfquery_formats::read as foreign;
use dfquery_graph::{Graph, json, verify::verify};
use rayon::prelude::*;
use std::fs;

/// Checks all graphs of the file; runs the one that is named.
pub fn run(command: &Verify) -> Result<(), Failure> {
    output::on_threads(None, || {
        let path = &command.graphs;
        if !machine::is_machine(path) {
            let reason =
                format!("`{}` is not machine IR, so conversion options do not apply", path.display());
            command.conversion.refuse(reason)?;
        }
        if path.extension().is_some_and(|extension| extension == "lir" || extension == "hir") {
            return lir::check(path);
        }
        let graphs = match machine::is_machine(path) {
            true => machine::graphs(path, &command.conversion)?,
            false => {
                let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
                let located = |error| match path.extension().is_some_and(|end| end == "ll" || end == "bc") {
                    true => Failure::with_help(
                        format!("`{}` is LLVM IR, and graphs are verified as JSON", path.display()),
                        format!(
                            "dfquery check {} converts its functions and verifies their graphs",
                            path.display()
                        ),
                    ),
                    false => Failure::message(format!("{}: {error}", path.display())),
                };
                if let Some(read) = foreign::graphs(&path.display().to_string(), &text) {
                    let problem = |problem| Failure::message(format!("{}: {problem}", path.display()));
                    return run_graphs(command, &read.map_err(problem)?);
                }
                let document = json::read(&text).map_err(located)?;
                let notes: Vec<Diagnostic> = document.notes.into_iter().map(Diagnostic::warning).collect();
                report_going_on(&notes, &Sources::new());
                document.graphs
            }
        };
        run_graphs(command, &graphs)
    })
}

/// Checks `graphs`, and runs the one that is meant.
fn run_graphs(command: &Verify, graphs: &[Graph]) -> Result<(), Failure> {
    let sound = check(graphs)?;
    if let Some(graph) = meant(command, graphs)? {
        run_one(command, graph, graphs)?;
    }
    if sound { Ok(()) } else { Err(Failure::FOUND) }
}

/// Prints what is wrong with the graphs; says whether nothing is.
fn check(graphs: &[Graph]) -> Result<bool, Failure> {
    let check = |graph: &Graph| cancel::within(|| verify(graph)).ok();
    let checked: Vec<_> = graphs.par_iter().map(cancel::carried(check)).collect();
    let done = checked.iter().flatten().count();
    let unsound = checked.iter().flatten().filter(|faults| !faults.is_empty()).count();
    output::to(None, |out| {
        for (graph, faults) in graphs.iter().zip(&checked) {
            faults.iter().flatten().try_for_each(|fault| {
                let coloured = paint::has_colour(false);
                paint::to(out, coloured, paint::of_fault, |out| writeln!(out, "{}: {fault}", graph.name))
            })?;
        }
        let sound = done - unsound;
        let [is, is_not] = [sound, unsound].map(|count| agreeing(&count, "is", "are"));
        Ok(writeln!(out, "{} {is} sound, {unsound} {is_not} not", counted(sound, "graph"))?)
    })?;
    if done < graphs.len() {
        let graphs = counted(graphs.len(), "graph");
        return Err(Failure::stopped(&format!(
            "{done} of {graphs} {} checked",
            agreeing(&done, "is", "are")
        )));
    }
    Ok(unsound == 0)
}

/// The graph that is to be run: the one that is named, or the only one if something is said about a run.
fn meant<'g>(command: &Verify, graphs: &'g [Graph]) -> Result<Option<&'g Graph>, Failure> {
    match (&command.function, graphs) {
        (Some(name), _) => named(graphs, name).map(Some),
        (None, _) if !command.run.says_something() && !command.conversion.machine.says_something() => {
            Ok(None)
        }
        (None, [only]) => Ok(Some(only)),
        (None, _) => Err(Failure::with_help(
            format!("the file has {}; one has to be chosen", counted(graphs.len(), "graph")),
            "name a function with --function",
        )),
    }
}

fn named<'g>(graphs: &'g [Graph], name: &str) -> Result<&'g Graph, Failure> {
    graphs
        .iter()
        .find(|graph| graph.name == name)
        .ok_or_else(|| Failure::message(format!("no graph has the name `{name}`")))
}

fn run_one(command: &Verify, graph: &Graph, all: &[Graph]) -> Result<(), Failure> {
    let latencies = &command.conversion.machine.latencies();
    if command.module.is_empty() {
        let nothing = FactBase::new(dfquery_rules::built_in().schema().clone());
        let executable = Executable::new(&nothing).with_graphs(all.iter());
        return invocation::run(graph, &executable, &command.run, latencies);
    }
    let program = Open::new().plain().observer(progress::observer()).open(&command.module)?;
    invocation::run(graph, &program.executable(), &command.run, latencies)
}
