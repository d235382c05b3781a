//! `--emit llvm`: the module again, with irreducible cycles undone.

use crate::{
    args::{Args, Format},
    failure::Failure,
    input::Input,
    output,
};
use dfquery_convert::{
    llvm::{self, Body},
    reduce::{self, Report, Settings, outline::Outline},
};
use dfquery_engine::{run::Session, stop};
use dfquery_extract::{Source, analysis::dominance, text::Listings};
use dfquery_graph::function::Function;
use rayon::prelude::*;

/// A function that was made reducible.
struct Changed {
    id: u32,
    outline: Outline,
    body: Body,
    report: Report,
}

/// Prints the module, and tells what was done.
pub fn run(input: &Input, args: &Args) -> Result<(), Failure> {
    if args.format.is_some_and(|format| format != Format::Text) {
        return Err(Failure::with_help("LLVM IR is printed as text", "leave out --format"));
    }
    let [text] = &input.texts[..] else { return Err(no_text(input)) };
    if input.inputs > 1 {
        return Err(no_text(input));
    }
    let session = input.session();
    let listings = Listings::new(text);
    let parts = input.select(&args.function)?;
    let settings = args.conversion.settings();
    let done = parts.par_iter().map(|&id| change(&session, input, id, &settings, &listings));
    let done: Vec<Option<Result<Changed, Report>>> = done.collect();
    stop::check();
    let mut changed = Vec::new();
    for outcome in done.into_iter().flatten() {
        match outcome {
            Ok(done) => {
                tell!("{}", done.report);
                changed.push(done);
            }
            Err(report) => tell!("{report}"),
        }
    }
    let bodies: Vec<Body> = changed.iter().map(|done| done.body.clone()).collect();
    let printed = llvm::module(text, &bodies);
    certify(input, &changed, &printed)?;
    output::to(args.output.as_deref(), |out| Ok(out.write_all(printed.as_bytes())?))
}

fn no_text(input: &Input) -> Failure {
    let (problem, help) = match input.inputs {
        1 => (
            "a facts directory does not hold the IR, which has to be printed again",
            "give the .ll file that the facts were made of",
        ),
        _ => ("several inputs cannot be printed as one module", "give one .ll file at a time"),
    };
    Failure::with_help(problem, help)
}

/// Makes the function `id` reducible; none if it is so already.
fn change(
    session: &Session,
    input: &Input,
    id: u32,
    settings: &Settings,
    listings: &Listings,
) -> Option<Result<Changed, Report>> {
    let changed =
        reduce::with_plan(session, &input.base, id, settings, |plan, _, mut report| {
            match llvm::body(listings, plan) {
                Ok(body) => Ok(Changed { id, outline: plan.outline.clone(), body, report }),
                Err(reason) => {
                    (report.left, report.after) = (Some(reason), report.before);
                    report.cycles.clear();
                    Err(report)
                }
            }
        });
    changed.unwrap_or_else(|report| Some(Err(*report)))
}

/// Reads what was printed and asks the rules whether the new functions do what the old ones did.
///
/// Errors  what they find, which is a mistake of ours
fn certify(input: &Input, changed: &[Changed], printed: &str) -> Result<(), Failure> {
    if changed.is_empty() {
        return Ok(());
    }
    let schema = dfquery_rules::shared_schema();
    let mut base =
        dfquery_extract::read(&Source { name: "the output", bytes: printed.as_bytes() }, schema).base;
    dominance::complete(&mut base);
    dfquery_rules::intern(&mut base);
    let session = dfquery_rules::session(&base);
    let functions = base.schema().partition.expect("functions are the parts");
    let names: Vec<&str> = (0..base.parts()).map(|id| base.entities(functions).local_name(id)).collect();
    for done in changed {
        let found = names.iter().position(|name| *name == done.report.name);
        let faults = match found {
            Some(id) => {
                let old = Function::new(&input.base, done.id);
                reduce::faults(&old, &done.outline, &session, id as u32)
            }
            None => vec!["it cannot be read again".to_owned()],
        };
        if !faults.is_empty() {
            let name = &done.report.name;
            return Err(Failure::message(format!(
                "`{name}` as printed is not certified: {}",
                faults.join("; ")
            )));
        }
    }
    Ok(())
}
