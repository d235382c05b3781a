//! `--certify` and `dfquery certify`: whether graphs are proven to compute what their functions do.

use crate::cli::{
    args::{Args, Certify, Conversion},
    failure::{Failure, report_going_on},
    machine, output, progress,
};
use dfquery::{Open, Program, certify};
use dfquery_engine::{diagnostic::Diagnostic, plural::counted, syntax::Sources};
use dfquery_graph::{Graph, Skipped, json};
use std::{collections::BTreeMap, fs, path::PathBuf};

/// The most places that are shown where the proof of one graph ends: the others follow from these more often than not.
const SHOWN: usize = 4;

/// Certifies what the functions that are asked for are converted to.
pub fn converted(program: &Program, args: &Args) -> Result<(), Failure> {
    report(program, &args.function, &args.conversion, None, args.output.as_ref())
}

/// Certifies the graphs of a file.
pub fn given(command: &Certify) -> Result<(), Failure> {
    output::on_threads(None, || {
        let path = &command.graphs;
        let graphs = match machine::is_machine(path) {
            true => machine::graphs(path, &command.conversion)?,
            false => {
                let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
                let located = |error| Failure::message(format!("{}: {error}", path.display()));
                let document = json::read(&text).map_err(located)?;
                let notes: Vec<Diagnostic> = document.notes.into_iter().map(Diagnostic::warning).collect();
                report_going_on(&notes, &Sources::new());
                document.graphs
            }
        };
        let named = |graph: Graph| (graph.name.clone(), graph);
        let graphs: BTreeMap<String, Graph> = graphs.into_iter().map(named).collect();
        let mut program = Open::new().observer(progress::observer()).open([&command.functions])?;
        program.complete_for_conversion()?;
        let functions: Vec<String> = program.functions().collect();
        if let Some(name) = graphs.keys().find(|name| !functions.contains(name)) {
            let functions = command.functions.display();
            return Err(Failure::message(format!(
                "{functions} has no function `{name}`, of which there is a graph"
            )));
        }
        report(&program, &command.function, &command.conversion, Some(&graphs), None)
    })
}

/// Prints a line for each function, and below it the places where its proof ends; fails if there are any.
fn report(
    program: &Program,
    names: &[String],
    conversion: &Conversion,
    given: Option<&BTreeMap<String, Graph>>,
    to: Option<&PathBuf>,
) -> Result<(), Failure> {
    let (mut proven, mut unproven, mut skipped) = (0_usize, 0_usize, 0_usize);
    let mut reasons: BTreeMap<certify::Reason, usize> = BTreeMap::new();
    let options = conversion.options_with(true);
    output::to(to.map(PathBuf::as_path), |out| {
        let take = |name: &str, certified: Result<certify::Certificate, Skipped>| {
            let certificate = match certified {
                Ok(certificate) => certificate,
                Err(reason) => {
                    skipped += 1;
                    return Ok(writeln!(out, "{name}: no graph: {}", reason.reason)?);
                }
            };
            let (gaps, says) = match certificate.is_proven() {
                true => (&certificate.narrow, "proven, but not that channels have room"),
                false => (&certificate.gaps, "not proven"),
            };
            let Some(first) = gaps.first() else {
                proven += 1;
                return Ok(writeln!(out, "{name}: proven")?);
            };
            unproven += 1;
            *reasons.entry(first.reason).or_default() += 1;
            writeln!(out, "{name}: {says}")?;
            for gap in gaps.iter().take(SHOWN) {
                writeln!(out, "  {}: {}", gap.place, gap.reason)?;
                for stream in &gap.streams {
                    writeln!(out, "    {stream}")?;
                }
            }
            if let Some(further) = gaps.len().checked_sub(SHOWN).filter(|further| *further > 0) {
                writeln!(out, "  and {further} more")?;
            }
            Ok::<(), output::Error>(())
        };
        certify::each(program, names, &options, given, take)?;
        let graphs = counted(proven + unproven, "graph");
        writeln!(out, "{proven} of {graphs} proven, {} without a graph", counted(skipped, "function"))?;
        for (reason, functions) in &reasons {
            writeln!(out, "{functions}: {reason}")?;
        }
        Ok(())
    })?;
    if unproven == 0 { Ok(()) } else { Err(Failure::FOUND) }
}
