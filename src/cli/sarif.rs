//! `--format sarif`: tuples as findings.

use crate::cli::{args::Args, failure::Failure, output};
use dfquery::{
    Scope,
    sarif::{Baseline, Log},
};

/// Writes one log of all relations that are asked for.
pub fn run(scope: &Scope, args: &Args) -> Result<(), Failure> {
    let mut log = Log::new(scope, &args.asking.deny);
    scope.asked.iter().try_for_each(|&relation| log.add(relation))?;
    write(log, args)
}

/// Writes a log of the tuples that the question is about; says whether there are any.
pub fn run_asked(scope: &Scope, args: &Args) -> Result<bool, Failure> {
    let mut log = Log::new(scope, &args.asking.deny);
    let is_there = log.add_asked()?;
    if is_there {
        write(log, args)?;
    }
    Ok(is_there)
}

fn write(log: Log, args: &Args) -> Result<(), Failure> {
    let baseline = args.asking.baseline.as_deref().map(Baseline::read).transpose()?;
    output::to(args.output.as_deref(), |out| Ok(log.write(out, baseline)?))
}
