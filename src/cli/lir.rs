//! `--emit lir`: methods as linear code; and what is wrong with linear code in a file.

use crate::cli::{
    args::{Args, Format, Stage as Asked},
    failure::{Failure, report_going_on},
    output,
};
use dfquery::Program;
use dfquery_engine::plural::{agreeing, counted};
use dfquery_engine::{
    stop::{self, Reason},
    syntax::Sources,
};
use dfquery_extract::lir::{Method, Stage, methods};
use dfquery_linear::{Fault, Text, bring, verify, verify_all};
use rayon::prelude::*;
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

/// A method that was brought to its stage, with notes; or why it was not.
type Brought = Result<(Method, Vec<String>), String>;

/// Prints the methods of the inputs at the stage that was asked for.
pub fn run(program: &Program, args: &Args) -> Result<(), Failure> {
    if args.format.is_some_and(|format| format != Format::Text) {
        return Err(Failure::with_help("linear code is printed as text", "leave out --format"));
    }
    if program.texts.len() != program.inputs.len() {
        let problem = "linear code is made from text; facts do not contain it";
        return Err(Failure::with_help(problem, "give the .hir or .lir file itself"));
    }
    let names = program.select(&args.function)?;
    let names: Vec<String> = names.into_iter().map(|id| program.function_name(id)).collect();
    let found: Vec<Method> = args
        .inputs
        .iter()
        .zip(&program.texts)
        .flat_map(|(path, text)| methods(&path.display().to_string(), text).0)
        .filter(|method| names.contains(&method.signature.name))
        .collect();
    if found.is_empty() {
        let problem = "the input has no methods";
        return Err(Failure::with_help(
            problem,
            "linear code is made from the methods of .hir and .lir files",
        ));
    }
    let done = AtomicUsize::new(0);
    let brought = found.par_iter().map(|method| {
        let unfinished = || Err(format!("not finished: {}", stop::asked().unwrap_or(Reason::User)));
        stop::within(|| one(method, args.stage)).map_or_else(unfinished, |brought| {
            done.fetch_add(1, Relaxed);
            brought
        })
    });
    let brought: Vec<Brought> = brought.collect();
    let mut failed = false;
    output::to(args.output.as_deref(), |out| {
        for (method, brought) in found.iter().zip(&brought) {
            match brought {
                Ok((method, notes)) => {
                    write!(out, "{}", Text(method))?;
                    notes.iter().for_each(|note| tell!("note: {}: {note}", method.signature.name));
                }
                Err(problem) => {
                    failed = true;
                    tell!("error: `{}` is left out: {problem}", method.signature.name);
                }
            }
        }
        Ok(())
    })?;
    let done = done.into_inner();
    if done < found.len() {
        let methods = counted(found.len(), "method");
        return Err(Failure::stopped(&format!(
            "{done} of {methods} {} finished",
            agreeing(&done, "is", "are")
        )));
    }
    if failed { Err(Failure::Found) } else { Ok(()) }
}

/// Brings `method` to `stage`, and holds the result to the rules.
fn one(method: &Method, stage: Option<Asked>) -> Brought {
    if method.linear.is_some() {
        sound(method).map_err(|problem| format!("{problem}; `dfquery verify` shows details"))?;
    }
    let reached = method.linear.as_ref().map_or(Stage::Rationalised, |linear| linear.stage);
    let stage = stage.map_or(reached.max(Stage::Rationalised), |asked| match asked {
        Asked::Statements => Stage::Statements,
        Asked::Rationalised => Stage::Rationalised,
        Asked::Decomposed => Stage::Decomposed,
        Asked::Lowered => Stage::Lowered,
        Asked::Contained => Stage::Contained,
    });
    let (made, notes) = bring(method, stage)?;
    sound(&made)?;
    Ok((made, notes))
}

/// The first thing that is wrong with `method`, if something is.
fn sound(method: &Method) -> Result<(), String> {
    verify(method).first().map_or(Ok(()), |fault| Err(fault.to_string()))
}

/// Prints what is wrong with the methods of the file at `path`.
pub fn check(path: &Path) -> Result<(), Failure> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
    let (methods, problems) = methods(&name, &text);
    let mut sources = Sources::new();
    sources.add(name.as_str(), text.as_str());
    if methods.is_empty() {
        return Err(Failure::Bad(problems, sources));
    }
    report_going_on(&problems, &sources);
    let faults: Vec<Vec<Fault>> = verify_all(&methods, &name, &text);
    let broken = faults.iter().filter(|faults| !faults.is_empty()).count();
    output::to(None, |out| {
        faults.iter().flatten().try_for_each(|fault| writeln!(out, "{fault}"))?;
        if let Some(fault) = faults.iter().flatten().next() {
            writeln!(out, "why: dfquery {name} --why '{}'", fault.tuple)?;
        }
        let whole = methods.len() - broken;
        let (methods, keep) = (counted(whole, "method"), agreeing(&whole, "keeps", "keep"));
        Ok(writeln!(out, "{methods} {keep} all rules, {broken} {} not", agreeing(&broken, "does", "do"))?)
    })?;
    if broken > 0 { Err(Failure::Found) } else { Ok(()) }
}
