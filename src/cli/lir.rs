//! `--emit lir`: methods as linear code; and what is wrong with linear code in a file.

use crate::cli::{
    args::{Args, Format, Stage as Asked},
    failure::{Failure, report_going_on},
    output,
};
use dfquery::Program;
use dfquery_engine::plural::{agreeing, counted};
use dfquery_engine::{
    cancel::{self, Reason},
    syntax::Sources,
};
use dfquery_extract::lir::{Method, Stage, methods};
use dfquery_linear::{Annotated, Dump, Fault, bring, inspect, verify_all, write_json};
use rayon::prelude::*;
use std::{
    fs,
    io::{self, Write},
    path::Path,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

/// A method of an input, with the name and the text of that.
struct Found<'t> {
    method: Method,
    file: String,
    text: &'t str,
}

/// A method that was brought to its stage, with what is known of it and notes; or why it was not.
type Brought = Result<(Method, Dump, Vec<String>), String>;

/// Prints the methods of the inputs at the stage that was asked for.
pub fn run(program: &Program, args: &Args) -> Result<(), Failure> {
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Json) {
        return Err(Failure::with_help(
            "linear code is printed as text or JSON",
            "use --format text or json",
        ));
    }
    if program.texts.len() != program.inputs.len() {
        let problem = "linear code is made from text; facts do not contain it";
        return Err(Failure::with_help(problem, "give the .hir or .lir file itself"));
    }
    let names = program.select(&args.function)?;
    let names: Vec<String> = names.into_iter().map(|id| program.function_name(id)).collect();
    let inputs = args.inputs.iter().zip(&program.texts);
    let found: Vec<Found> = inputs
        .flat_map(|(path, text)| {
            let file = path.display().to_string();
            let methods = methods(&file, text).0.into_iter();
            methods.map(move |method| Found { method, file: file.clone(), text })
        })
        .filter(|found| names.contains(&found.method.signature.name))
        .collect();
    if found.is_empty() {
        let problem = "the input has no methods";
        return Err(Failure::with_help(
            problem,
            "linear code is made from the methods of .hir and .lir files",
        ));
    }
    let done = AtomicUsize::new(0);
    let bring = |found: &Found| match cancel::within(|| one(found, args.stage)) {
        Ok(brought) => {
            done.fetch_add(1, Relaxed);
            brought
        }
        Err(cause) => Err(format!("not finished: {}", cause.asked().unwrap_or(Reason::User))),
    };
    let brought: Vec<Brought> = found.par_iter().map(cancel::carried(bring)).collect();
    output::to(args.output.as_deref(), |out| Ok(print(out, format, &found, &brought)?))?;
    let failed = tell_of(&found, &brought);
    let done = done.into_inner();
    if done < found.len() {
        let methods = counted(found.len(), "method");
        return Err(Failure::stopped(&format!(
            "{done} of {methods} {} finished",
            agreeing(&done, "is", "are")
        )));
    }
    if failed { Err(Failure::FOUND) } else { Ok(()) }
}

/// Prints what was brought to its stage.
fn print(out: &mut dyn Write, format: Format, found: &[Found], brought: &[Brought]) -> io::Result<()> {
    if format == Format::Text {
        let mut done = brought.iter().flatten();
        return done.try_for_each(|(method, dump, _)| write!(out, "{}", Annotated(method, dump)));
    }
    let both = || found.iter().zip(brought);
    let done: Vec<(&Method, &Dump, &str)> = both()
        .filter_map(|(found, brought)| {
            brought.as_ref().ok().map(|(method, dump, _)| (method, dump, found.text))
        })
        .collect();
    let skipped: Vec<(&str, &str)> = both()
        .filter_map(|(found, brought)| {
            brought.as_ref().err().map(|problem| (found.method.signature.name.as_str(), problem.as_str()))
        })
        .collect();
    write_json(out, &done, &skipped)
}

/// Tells of notes and of what was left out; says whether something was.
fn tell_of(found: &[Found], brought: &[Brought]) -> bool {
    for (Found { method, .. }, brought) in found.iter().zip(brought) {
        match brought {
            Ok((_, _, notes)) => {
                notes.iter().for_each(|note| tell!("note: {}: {note}", method.signature.name))
            }
            Err(problem) => tell!("error: `{}` is left out: {problem}", method.signature.name),
        }
    }
    brought.iter().any(Result::is_err)
}

/// Brings the method of `found` to `stage`, and holds the result to the rules.
fn one(found: &Found, stage: Option<Asked>) -> Brought {
    let Found { method, file, text } = found;
    if method.linear.is_some() {
        let faults = verify_all(std::slice::from_ref(method), file, text).concat();
        sound(&faults).map_err(|problem| format!("{problem}; `dfquery verify` shows details"))?;
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
    let (faults, dump) = inspect(&made);
    sound(&faults)?;
    Ok((made, dump, notes))
}

/// The first of `faults`, if there are any.
fn sound(faults: &[Fault]) -> Result<(), String> {
    faults.first().map_or(Ok(()), |fault| Err(fault.to_string()))
}

/// Prints what is wrong with the methods of the file at `path`; trees are verified as what is made of them.
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
    let has_trees = methods.iter().any(|method| method.linear.is_none());
    let stages = |method: &_| of_stages(method, &name, &text);
    let faults: Vec<Vec<Fault>> = match has_trees {
        true => methods.par_iter().map(cancel::carried(stages)).collect(),
        false => verify_all(&methods, &name, &text),
    };
    let broken = faults.iter().filter(|faults| !faults.is_empty()).count();
    output::to(None, |out| {
        faults.iter().flatten().try_for_each(|fault| writeln!(out, "{fault}"))?;
        if let Some(fault) = faults.iter().flatten().next().filter(|_| !has_trees) {
            writeln!(out, "why: dfquery {name} --why '{}'", fault.tuple)?;
        }
        let whole = methods.len() - broken;
        let (methods, keep) = (counted(whole, "method"), agreeing(&whole, "keeps", "keep"));
        let stages = if has_trees { " at every stage" } else { "" };
        let not = agreeing(&broken, "does", "do");
        Ok(writeln!(out, "{methods} {keep} all rules{stages}, {broken} {not} not")?)
    })?;
    if broken > 0 { Err(Failure::FOUND) } else { Ok(()) }
}

/// The faults in the code of `method` at the first stage that has any; trees are lowered to each stage.
fn of_stages(method: &Method, file: &str, text: &str) -> Vec<Fault> {
    let verified = |method: &Method| verify_all(std::slice::from_ref(method), file, text).concat();
    if method.linear.is_some() {
        return verified(method);
    }
    let made = Stage::ALL.into_iter().filter_map(|stage| bring(method, stage).ok());
    made.map(|(made, _)| verified(&made)).find(|faults| !faults.is_empty()).unwrap_or_default()
}
