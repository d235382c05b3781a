//! `--check`: converts, verifies, and runs control flow and graph side by side, with native code if that is wanted.

use crate::cli::{
    args::{Args, Witness},
    failure::{self, Failure},
    output, paint,
};
use dfquery::{Program, observer::Progress};
use dfquery_convert::{convert_with, prepare};
use dfquery_engine::{
    cancel,
    plural::{agreeing, counted},
};
use dfquery_graph::{Graph, SkipReason, Skipped, border::guarded, verify::verify};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    native::{self, Native, Tally, Unavailable},
    program::Program as Executable,
};
use rayon::prelude::*;
use std::io::Write;

/// The outcome for one function, with the verdict of native code.
enum Verdict {
    Skipped(Skipped),
    Compared(Outcome, Option<native::Verdict>),
}

/// Checks the functions that were asked for; fails if one of them differs.
pub fn run(mut program: Program, args: &Args) -> Result<(), Failure> {
    program.complete();
    program.complete_for_conversion()?;
    let parts = program.select(&args.function)?;
    let session = program.session();
    prepare(&session);
    let executable = Executable::new(&program.base);
    let options = args.conversion.options();
    let trials = Trials { seeds: args.seeds, ..Trials::default() };
    let native = match args.check {
        Some(Witness::Native) => Some(compile(&program, &executable)?),
        _ => None,
    };
    let outcome = |id: u32, graph: &Graph| {
        let outcome = check(&executable, id, graph, &trials);
        let native = native.as_ref().filter(|_| outcome.faults().is_empty());
        let native = native.map(|native| match native {
            Ok(native) => native.check(id, graph, &trials),
            Err(why) => native::Verdict::left_out(&why.problem, &trials),
        });
        Verdict::Compared(outcome, native)
    };
    let progress = Progress::begin(&*program.observer, "checking", parts.len());
    let of_function = |&id: &u32| {
        let name = program.function_name(id);
        if progress.is_stopped() {
            return (name.clone(), Verdict::Skipped(progress.not_begun(name)));
        }
        if let Some(graph) = program.graphs.get(&name) {
            progress.advance();
            return (name, Verdict::of_graph(graph));
        }
        let verdict = convert_with(&session, &program.base, id, &options)
            .and_then(|graph| guarded(&name, || outcome(id, &graph)))
            .unwrap_or_else(Verdict::Skipped);
        if !verdict.is_unfinished() {
            progress.advance();
        }
        (name, verdict)
    };
    let mut verdicts: Vec<(String, Verdict)> = parts.par_iter().map(cancel::carried(of_function)).collect();
    let unread = program.unread(&args.function).cloned();
    verdicts.extend(unread.map(|unread| (unread.name.clone(), Verdict::Skipped(unread))));
    let wrong = verdicts.iter().filter(|(_, verdict)| verdict.is_wrong()).count();
    output::to(args.output.as_deref(), |out| {
        print(out, paint::has_colour(args.output.is_some()), &verdicts, wrong)?;
        native.iter().try_for_each(|native| print_native(out, native, &verdicts))?;
        Ok(())
    })?;
    progress.end()?;
    let begins =
        |native: Result<Native, Unavailable>| native.is_ok_and(|native| native.image_difference().is_some());
    let differs = native.is_some_and(begins);
    if wrong > 0 || differs { Err(Failure::FOUND) } else { Ok(()) }
}

impl Verdict {
    /// Of a function that is a graph already: the static rules, and nothing to compare it with.
    fn of_graph(graph: &Graph) -> Verdict {
        match verify(graph) {
            faults if faults.is_empty() => {
                let reason = "it is a graph already, which keeps the static rules".to_owned();
                Verdict::Skipped(Skipped::new(&*graph.name, SkipReason::Inexpressible(reason)))
            }
            faults => Verdict::Compared(Outcome::Unsound(faults), None),
        }
    }

    fn is_unfinished(&self) -> bool {
        matches!(self, Verdict::Skipped(skipped) if skipped.is_unfinished())
    }

    fn is_wrong(&self) -> bool {
        match self {
            Verdict::Compared(Outcome::Unsound(_) | Outcome::Mismatch(_), _) => true,
            Verdict::Compared(_, Some(native)) => native.difference.is_some(),
            _ => false,
        }
    }
}

/// Compiles the module that was read, if it is for this machine.
fn compile<'a>(
    program: &Program,
    executable: &'a Executable<'a>,
) -> Result<Result<Native<'a>, Unavailable>, Failure> {
    let [text] = &program.texts[..] else {
        let help = "give one .ll file, or use --check alone";
        return Err(Failure::with_help("only one module of LLVM IR can be compared with native code", help));
    };
    match Native::compile(executable, text) {
        Err(why) if !why.is_of_module => Err(Failure::with_help(why.problem, why.help)),
        native => Ok(native),
    }
}

fn print_native(
    out: &mut dyn Write,
    native: &Result<Native, Unavailable>,
    verdicts: &[(String, Verdict)],
) -> std::io::Result<()> {
    if let Some(difference) = native.as_ref().ok().and_then(Native::image_difference) {
        writeln!(out, "native code begins with another value: {difference}")?;
    }
    let mut tally = Tally::default();
    for (_, verdict) in verdicts {
        match verdict {
            Verdict::Compared(_, Some(native)) => tally.add(native),
            Verdict::Compared(..) => tally.leave_out("their graphs are not sound"),
            Verdict::Skipped(_) => tally.leave_out("they are not converted"),
        }
    }
    writeln!(out, "{tally}")
}

fn print(
    out: &mut dyn Write,
    coloured: bool,
    verdicts: &[(String, Verdict)],
    wrong: usize,
) -> std::io::Result<()> {
    let (mut agree, mut skipped) = (0, 0);
    let mut unfinished = Vec::new();
    for (name, verdict) in verdicts {
        match verdict {
            Verdict::Skipped(why) if verdict.is_unfinished() => {
                skipped += 1;
                unfinished.push(why);
            }
            Verdict::Skipped(why) => {
                skipped += 1;
                writeln!(out, "{name}: skipped, {}", why.reason)?;
            }
            Verdict::Compared(outcome, native) => {
                agree += usize::from(!verdict.is_wrong());
                let coloured = coloured && verdict.is_wrong();
                paint::to(out, coloured, paint::of_fault, |out| {
                    write!(out, "{name}: {outcome}")?;
                    native.iter().try_for_each(|native| write!(out, "; {native}"))?;
                    writeln!(out)
                })?;
            }
        }
    }
    failure::unfinished(unfinished).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    let agree = agreed(agree, "function");
    writeln!(out, "{agree}, {wrong} {} not, {skipped} skipped", agreeing(&wrong, "does", "do"))
}

/// Phrases that `count` things agree, with noun and verb in the right number.
fn agreed(count: usize, noun: &str) -> String {
    format!("{} {}", counted(count, noun), agreeing(&count, "agrees", "agree"))
}
