//! Machine IR: files whose functions may be graphs already.

use crate::cli::{
    args::Conversion,
    failure::{Failure, report_going_on},
};
use dfquery::Program;
use dfquery_convert::convert_with;
use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, syntax::Sources};
use dfquery_extract::{analysis::dominance, machine};
use dfquery_graph::{Graph, machine::read};
use std::{fs, path::Path};

/// Refuses options of a conversion that does not take place, since all functions of `program` are graphs already.
pub fn refuse_options(program: &Program, conversion: &Conversion) -> Result<(), Failure> {
    if program.graphs.is_empty() || program.graphs.len() < program.base.parts() as usize {
        return Ok(());
    }
    conversion.refuse("the input already holds graphs, so conversion options do not apply")
}

/// Whether the file at `path` holds machine IR.
pub fn is_machine(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "mir")
}

/// The graphs of the file at `path`, `text`: first those that are graphs already, then its control flow, as `conversion` has it.
///
/// What is doubtful, and the functions that are left out, are told at once.
///
/// # Errors
///
/// Nothing is left; something is said about conversion, and there is no control flow.
pub fn graphs(path: &Path, text: &str, conversion: &Conversion) -> Result<Vec<Graph>, Failure> {
    let file = path.display().to_string();
    let (mut graphs, mut diagnostics) = read(&file, text);
    let schema = dfquery_rules::shared_schema();
    let (read, found) = machine::facts(&machine::parse(&file, text).0, &file, text, &schema);
    diagnostics.extend(found);
    if read.is_empty() && !graphs.is_empty() {
        conversion.refuse(format!("`{file}` already holds graphs, so conversion options do not apply"))?;
    }
    let mut base = FactBase::new(schema);
    let bases: Vec<FactBase> = read.into_iter().map(|(_, _, base)| base).collect();
    base.append(&bases);
    dominance::complete(&mut base);
    dfquery_rules::intern(&mut base);
    let session = dfquery_rules::session(&base);
    for id in 0..base.parts() {
        match convert_with(&session, &base, id, &conversion.options()) {
            Ok(graph) => graphs.push(graph),
            Err(skipped) => {
                let message = format!("cannot convert `{}`: {}", skipped.name, skipped.reason);
                diagnostics.push(Diagnostic::warning(message));
            }
        }
    }
    let mut sources = Sources::new();
    sources.add(file, text);
    if graphs.is_empty() {
        return Err(Failure::Bad(diagnostics, sources));
    }
    report_going_on(&diagnostics, &sources);
    Ok(graphs)
}

/// The graph that the file at `path` gives of the function `name`, if it is one already.
///
/// # Errors
///
/// There is one, and something is said about its `conversion`.
pub fn graph(path: &Path, name: &str, conversion: &Conversion) -> Result<Option<Graph>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
    let (graphs, diagnostics) = read(&path.display().to_string(), &text);
    let found = graphs.into_iter().find(|graph| graph.name == name);
    if found.is_some() {
        conversion.refuse(format!("`{name}` is already a graph, so conversion options do not apply"))?;
        let mut sources = Sources::new();
        sources.add(path.display().to_string(), text);
        report_going_on(&diagnostics, &sources);
    }
    Ok(found)
}
