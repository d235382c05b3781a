//! The command line of dfquery: the only place that prints, parses flags and sets exit codes.

mod args;
mod buffers;
mod check;
mod describe;
mod emit;
mod extract;
mod failure;
mod input;
mod invocation;
mod llvm;
mod output;
mod relation;
mod simulate;
mod summary;
mod verify;

use args::{Args, Command, Emit};
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
        Some(Command::Verify(command)) => verify::run(command),
        None => ask(args),
    }
}

/// The main verb: what is to be known of the inputs.
fn ask(args: &Args) -> Result<(), Failure> {
    output::pool(args.jobs)?.install(|| {
        let input = match args.emit {
            Some(Emit::Llvm) => input::read_with_texts(&args.inputs, args.input_format)?,
            _ => input::read(&args.inputs, args.input_format)?,
        };
        match args {
            Args { check: true, .. } => check::run(&input, args),
            Args { emit: Some(emit), .. } => emit::run(&input, *emit, args),
            Args { relation, .. } if !relation.is_empty() => relation::run(&input, args),
            _ => summary::run(&input, args),
        }
    })
}
