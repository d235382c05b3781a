//! `dfquery equal`: two graphs, or a graph and its function, run on the same inputs and compared.

use crate::cli::{args::Equal, failure::Failure, output, paint, progress};
use dfquery::{
    Open, Program,
    equal::{self, Compared, Equality, Outcome, Side, Trials},
};
use dfquery_engine::plural::{agreeing, counted};
use std::{
    io::{self, Write},
    path::PathBuf,
};

/// Compares the two sides; fails if a function differs, or is on one side only.
pub fn run(command: &Equal) -> Result<(), Failure> {
    output::on_threads(command.jobs, || {
        let open = |paths: &[&PathBuf]| -> Result<Program, Failure> {
            let mut program = Open::new().observer(progress::observer()).open(paths)?;
            program.complete();
            Ok(program)
        };
        let [first, second] = [open(&[&command.first])?, open(&[&command.second])?];
        let modules: Vec<&PathBuf> = command.module.iter().collect();
        let modules = if modules.is_empty() { None } else { Some(open(&modules)?) };
        let trials = Trials { seeds: command.seeds, ..Trials::default() };
        let found = equal::programs(&first, &second, modules.as_ref(), &command.function, &trials)?;
        let differing = found.iter().filter(|compared| !compared.outcome.holds()).count();
        output::to(None, |out| {
            for compared in &found {
                print(out, command, compared)?;
            }
            if found.len() != 1 {
                let equal = found.len() - differing;
                let [are, are_not] = [equal, differing].map(|count| agreeing(&count, "is", "are"));
                writeln!(out, "{} {are} equal, {differing} {are_not} not", counted(equal, "function"))?;
            }
            Ok(())
        })?;
        if let Some(skipped) = found.iter().find_map(unfinished) {
            return Err(skipped);
        }
        if differing > 0 { Err(Failure::FOUND) } else { Ok(()) }
    })
}

/// The failure of a comparison that was not finished.
fn unfinished(compared: &Compared) -> Option<Failure> {
    match &compared.outcome {
        Outcome::Unfinished(skipped) => Some(Failure::not_converted(skipped)),
        _ => None,
    }
}

/// Prints what became of one function.
fn print(out: &mut dyn Write, command: &Equal, Compared { function, outcome }: &Compared) -> io::Result<()> {
    let side = |side: &Side| match side {
        Side::First => command.first.display(),
        Side::Second => command.second.display(),
    };
    let coloured = paint::has_colour(false) && !outcome.holds();
    paint::to(out, coloured, paint::of_fault, |out| match outcome {
        Outcome::Run(Equality::Different { expected, found, mismatch }) => {
            writeln!(out, "{function}: not equal: {}", mismatch.place())?;
            writeln!(out, "  {}: {}", side(expected), mismatch.difference.expected())?;
            writeln!(out, "  {}: {}", side(found), mismatch.difference.found())
        }
        Outcome::Run(equality @ Equality::Unsound(which, _)) => {
            writeln!(out, "{function}: {} cannot be run: {equality}", side(which))
        }
        Outcome::Run(equality @ Equality::Unlike(_)) => writeln!(out, "{function}: not equal: {equality}"),
        Outcome::Run(equality) => writeln!(out, "{function}: {equality}"),
        Outcome::Only(which) => writeln!(out, "{function}: only in {}", side(which)),
        Outcome::Unfinished(skipped) => writeln!(out, "{function}: {}", skipped.reason),
    })
}
