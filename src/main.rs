//! The command line of dfquery: the only place that prints, parses flags and sets exit codes.

mod args;
mod check;
mod describe;
mod emit;
mod extract;
mod failure;
mod input;
mod output;
mod relation;
mod simulate;
mod summary;

use args::{Args, Command};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Some(Command::Describe(command)) => describe::run(command),
        Some(Command::Extract(command)) => extract::run(command),
        Some(Command::Simulate(command)) => simulate::run(command),
        None => ask(args),
    }
}

/// The main verb: what is to be known of the inputs.
fn ask(args: &Args) -> Result<(), Failure> {
    let input = input::read(&args.inputs, args.input_format)?;
    let pool = output::pool(args.jobs)?;
    pool.install(|| match args {
        Args { check: true, .. } => check::run(&input, args),
        Args { emit: Some(emit), .. } => emit::run(&input, *emit, args),
        Args { relation, .. } if !relation.is_empty() => relation::run(&input, args),
        _ => summary::run(&input, args),
    })
}
