//! The command line of dfquery: the only place that prints, parses flags and sets exit codes.

/// Writes a line to standard error. That nobody can read it is no reason to stop.
macro_rules! tell {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($what)*);
    }};
}

mod agreement;
mod args;
mod bounds;
mod buffers;
mod check;
mod describe;
mod diff;
mod dump;
mod emit;
mod export;
mod extract;
mod failure;
mod generate;
mod html;
mod input;
mod invocation;
mod lanes;
mod lir;
mod llvm;
mod machine;
mod memory;
mod output;
mod query;
mod relation;
mod repl;
mod rules;
mod simulate;
mod summary;
mod texts;
mod tuples;
mod verify;
mod watch;
mod why;
mod world;

use args::{Args, Asking, Command, Emit, Report};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = Args::parse();
    failure::set_format(args.asking.message_format);
    args.asking.budget_tuples.into_iter().for_each(dfquery_rules::set_budget);
    if args.asking.report == Some(Report::Time) {
        dfquery_rules::measure();
    }
    rules::take(&args);
    let rules = args.asking.rules_from.as_deref().map_or(Ok(()), rules::replace);
    let done = rules.and_then(|()| bounded(&args));
    let panicked = failure::report_panics();
    dfquery_rules::used().into_iter().for_each(world::warn_of_limits);
    match done {
        Ok(()) if panicked => Failure::Found.report(),
        Ok(()) => failure::status(0),
        Err(failure) => failure.report(),
    }
}

/// Does what is asked for, until it is done or at a bound.
fn bounded(args: &Args) -> Result<(), Failure> {
    if let Some(bounds) = args.bounds() {
        bounds::begin();
        bounds.watch()?;
    }
    world::choose(args.asking.engine);
    bounds::stoppable(|| run(args))
}

fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Some(Command::Describe(command)) => describe::run(command),
        Some(Command::Extract(command)) => extract::run(command),
        Some(Command::Simulate(command)) => simulate::run(command),
        Some(Command::Verify(command)) => verify::run(command),
        Some(Command::Repl(command)) => repl::run(command),
        Some(Command::Diff(command)) => diff::run(command),
        Some(Command::Generate(command)) => generate::run(command),
        None => ask(args),
    }
}

/// The main verb: what is to be known of the inputs.
fn ask(args: &Args) -> Result<(), Failure> {
    html::refuse_run(args)?;
    if args.emit == Some(Emit::Dataflow) || args.check || args.export.is_some() {
        watch::catch_interrupts()?;
    }
    let export = args.export.as_ref();
    let _claim = export.map(|destination| destination.claim()).transpose()?;
    export.map_or(Ok(()), |destination| destination.check_free(args.force))?;
    output::pool(args.jobs)?.install(|| {
        let mut input = match args.emit {
            Some(Emit::Llvm | Emit::Lir) => input::read_with_texts(&args.inputs, args.input_format)?,
            None if html::is_asked(args) => input::read_with_texts(&args.inputs, args.input_format)?,
            _ => input::read(&args.inputs, args.input_format)?,
        };
        input.refuse_unread(&args.function)?;
        lanes::ask(&mut input, &args.lanes)?;
        lanes::set_budget(&mut input.base, args.asking.budget_tuples);
        match args {
            Args { dump: Some(dump), .. } => dump::run(&mut input, *dump, args),
            _ if html::is_asked(args) => html::run(&mut input, args),
            Args { check: true, .. } => costed(args, || check::run(&mut input, args)),
            Args { emit: Some(emit), .. } => costed(args, || emit::run(&input, *emit, args)),
            Args { export: Some(destination), .. } => export::run(&mut input, destination, args),
            Args { asking: Asking { query: Some(query), .. }, .. } => query::run(&mut input, query, args),
            Args { asking: Asking { why: Some(why), .. }, .. } => why::run(&mut input, why, args),
            Args { asking: Asking { why_not: Some(why), .. }, .. } => why::run_not(&mut input, why, args),
            Args { relation, asking, .. } if !relation.is_empty() || !asking.rules.is_empty() => {
                relation::run(&mut input, args)
            }
            _ => summary::run(&input, args),
        }
    })
}

/// Does `work`, and tells what rules have cost there if that is asked for.
fn costed(args: &Args, work: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    match args.asking.report {
        Some(Report::Memory) => Err(Failure::with_help(
            "--report memory is about relations, and not about graphs",
            "ask for a relation with --relation, or for --report time",
        )),
        Some(Report::Time) => work().map(|()| world::report_conversion()),
        None => work(),
    }
}
