//! `--format html`: functions as one page.

use crate::cli::{
    args::{Args, Start},
    failure::Failure,
    output, scoped,
};
use dfquery::{Analysis, Table, report::Page};

/// Says no to the start of a run where none is shown.
pub fn refuse_run(args: &Args) -> Result<(), Failure> {
    let Start { args: arguments, memory, seed } = &args.start;
    let shows_run =
        args.asks_for_page() || args.bench || args.explore && arguments.is_empty() && seed.is_none();
    if shows_run || arguments.is_empty() && memory.is_none() && seed.is_none() {
        return Ok(());
    }
    Err(Failure::with_help(
        "--args, --memory and --seed apply to the run in --format html and in --bench",
        "`dfquery simulate` runs a function and prints its result",
    ))
}

/// Writes the page of the functions that were asked for, with `sets` of options beside each other if that was asked too.
pub fn run(analysis: &Analysis, args: &Args, sets: Option<Table>) -> Result<(), Failure> {
    refuse_others(args)?;
    if !args.start.args.is_empty() && args.function.len() != 1 {
        return Err(Failure::with_help("--args needs a single function", "name it with --function"));
    }
    if args.start.args.len() > 1 {
        return Err(Failure::message("a page shows one run: give --args once"));
    }
    let page = Page {
        relations: args.relation.clone(),
        arguments: args.start.lists().swap_remove(0),
        buffers: args.start.buffers()?,
        seed: args.start.seed,
        conversion: args.conversion.to_string(),
        brief: false,
        sets,
    };
    analysis.complete();
    analysis.complete_for_conversion()?;
    scoped::relations(analysis, args, |scope| {
        output::to(args.output.as_deref(), |out| page.write(scope, out))
    })
}

/// A page shows functions, or a relation in them, and nothing else.
fn refuse_others(args: &Args) -> Result<(), Failure> {
    let asking = &args.asking;
    let others = [
        ("--emit", args.emit.is_some()),
        ("--check", args.check.is_some()),
        ("--query", !asking.query.is_empty()),
        ("--why", asking.why.is_some()),
        ("--why-not", asking.why_not.is_some()),
    ];
    match others.iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((flag, _)) => Err(Failure::with_help(
            format!("{flag} cannot be printed as html"),
            "--format html shows functions, and the tuples of --relation in them",
        )),
    }
}
