//! `dfquery run`: the outputs of a Datalog program by itself, as its directives say.

use crate::cli::{args::Args, failure::Failure, output, scoped};
use dfquery::Analysis;
use std::path::Path;

/// The folder that stands for standard output.
const STANDARD: &str = "-";

/// Evaluates the program, and writes its outputs.
pub fn run(analysis: &Analysis, args: &Args) -> Result<(), Failure> {
    let folder = Some(args.asking.output_dir.as_path()).filter(|folder| *folder != Path::new(STANDARD));
    scoped::relations(analysis, args, |scope| {
        output::to(args.output.as_deref(), |out| Ok(scope.write_outputs(folder, out)?))
    })
}
