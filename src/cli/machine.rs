//! Machine IR: files whose functions may be graphs already.

use crate::cli::{
    args::Conversion,
    failure::{Failure, report_going_on},
    progress,
};
use dfquery::{Open, Program, convert};
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use dfquery_graph::Graph;
use std::path::Path;

/// Refuses options of a conversion that does not take place, since all functions of `program` are graphs already.
pub fn refuse_options(program: &Program, conversion: &Conversion) -> Result<(), Failure> {
    if program.graphs.is_empty() || program.graphs.len() < program.base.parts() as usize {
        return Ok(());
    }
    conversion.refuse("the input already holds graphs, so conversion options do not apply")
}

/// Returns true if the file at `path` holds machine IR.
pub fn is_machine(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "mir")
}

/// The graphs of the file at `path`: first those that are graphs already, then its control flow, as `conversion` has it.
///
/// The functions that are left out are reported at once.
///
/// # Errors
///
/// Nothing is left; something is said about conversion, and there is no control flow.
pub fn graphs(path: &Path, conversion: &Conversion) -> Result<Vec<Graph>, Failure> {
    let mut program = Open::new().observer(progress::observer()).open([path])?;
    refuse_options(&program, conversion)?;
    program.complete_for_conversion()?;
    let (mut read, mut converted, mut warnings) = (Vec::new(), Vec::new(), Vec::new());
    let (session, options) = (program.session(), conversion.options());
    for id in 0..program.base.parts() {
        match convert::graph(&program, &session, &program.base, id, &options) {
            Ok(graph) if program.graphs.contains_key(&graph.name) => read.push(graph),
            Ok(graph) => converted.push(graph),
            Err(skipped) => {
                let message = format!("cannot convert `{}`: {}", skipped.name, skipped.reason);
                warnings.push(Diagnostic::warning(message));
            }
        }
    }
    read.append(&mut converted);
    match read.is_empty() {
        true => Err(Failure::Bad(warnings, Sources::new())),
        false => {
            report_going_on(&warnings, &Sources::new());
            Ok(read)
        }
    }
}
