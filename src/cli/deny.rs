//! `--deny`: relations that are to have no tuples.

use crate::cli::{args::Args, failure, failure::Failure};
use dfquery::{Analysis, Asked};
use dfquery_engine::{diagnostic::Diagnostic, plural::counted, syntax::Sources};

/// Fails if a relation that is denied has tuples in the functions that are asked of; tells how many.
pub fn check(analysis: &Analysis, args: &Args) -> Result<(), Failure> {
    let denied = &args.asking.deny;
    if denied.is_empty() {
        return Ok(());
    }
    let counts = analysis.scoped(Asked::Relations(denied), |scope| {
        let counts = scope.asked.iter().map(|&relation| Ok(scope.table(relation)?.len()));
        counts.collect::<Result<Vec<usize>, Failure>>()
    })?;
    let found = denied.iter().zip(counts).filter(|(_, count)| *count > 0);
    let told: Vec<Diagnostic> = found.map(|(name, count)| told(name, count)).collect();
    if told.is_empty() {
        return Ok(());
    }
    failure::report(&told, &Sources::new());
    Err(Failure::FOUND)
}

fn told(name: &str, count: usize) -> Diagnostic {
    Diagnostic::error(format!("`{name}` is denied and has {}", counted(count, "tuple")))
}
