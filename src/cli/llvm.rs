//! `--emit llvm`: the module again, with irreducible cycles undone.

mod printed;
mod told;

use crate::cli::{
    args::{Args, Format, InputFormat},
    failure::{self, Failure},
    output,
};
use dfquery::Program;
use dfquery_engine::{cancel, run::Session};
use dfquery_extract::{Source, analysis::dominance, text::Listings};
use dfquery_graph::function::Function;
use dfquery_reducify::{
    Outline, Report, Settings, faults,
    llvm::{self, Body},
    with_plan,
};
use rayon::prelude::*;
use serde_json::json;
use std::io;
use told::{Printed, told};

/// A function that was made reducible.
struct Changed {
    id: u32,
    outline: Outline,
    body: Body,
    report: Report,
}

/// Prints the module, and reports what was done; fails if a function is left that was to be changed.
pub fn run(program: &Program, args: &Args) -> Result<(), Failure> {
    let as_json = match args.format {
        None | Some(Format::Text) => false,
        Some(Format::Json) => true,
        Some(_) => {
            return Err(Failure::with_help(
                "LLVM IR is printed as text",
                "leave out --format, or use --format json: the text with what was done about each function",
            ));
        }
    };
    let [text] = &program.texts[..] else { return Err(no_text(program)) };
    if program.inputs.len() > 1 {
        return Err(no_text(program));
    }
    let parts = program.select(&args.function)?;
    let (reports, printed, are_left) = match is_llvm(program, args) {
        true => again(program, text, &parts, &args.conversion.settings())?,
        false => printed::functions(program, &parts, &args.conversion.settings())?,
    };
    output::to(args.output.as_deref(), |out| {
        if !as_json {
            return Ok(out.write_all(printed.as_bytes())?);
        }
        serde_json::to_writer_pretty(&mut *out, &json!({"functions": reports, "module": printed}))
            .map_err(io::Error::from)?;
        Ok(out.write_all(b"\n")?)
    })?;
    if are_left { Err(Failure::FOUND) } else { Ok(()) }
}

/// Returns true if the input is LLVM IR already.
fn is_llvm(program: &Program, args: &Args) -> bool {
    let others = ["avr", "mir", "hir", "lir"];
    match &program.inputs[..] {
        [path] if path.as_os_str() != "-" => {
            !path.extension().is_some_and(|extension| others.iter().any(|other| extension == *other))
        }
        _ => args.input_format == InputFormat::Ll,
    }
}

/// The module of `text` with the functions that are changed in the place of what they were.
fn again(program: &Program, text: &str, parts: &[u32], settings: &Settings) -> Result<Printed, Failure> {
    let session = program.session();
    let listings = Listings::new(text);
    let change = |&id: &u32| change(&session, program, id, settings, &listings);
    let done: Vec<Option<Result<Changed, Report>>> = parts.par_iter().map(cancel::carried(change)).collect();
    cancel::check();
    let mut changed = Vec::new();
    let (mut reports, mut are_left) = (Vec::new(), false);
    for outcome in done.into_iter().flatten() {
        match outcome {
            Ok(done) => {
                if !failure::is_quiet() {
                    tell!("{}", done.report);
                }
                let Changed { outline, body, report, .. } = &done;
                reports.push(told(report, outline, &body.blocks));
                changed.push(done);
            }
            Err(report) => {
                tell!("{report}");
                reports.push(told(&report, &Outline { nodes: Vec::new() }, &[]));
                are_left = true;
            }
        }
    }
    let bodies: Vec<Body> = changed.iter().map(|done| done.body.clone()).collect();
    let printed = llvm::module(text, &bodies);
    certify(program, &changed, &printed)?;
    Ok((reports, printed, are_left))
}

fn no_text(program: &Program) -> Failure {
    let (problem, help) = match program.inputs.len() {
        1 => (
            "a facts directory does not contain the IR to print",
            "give the .ll file from which the facts were extracted",
        ),
        _ => ("several inputs cannot be printed as one module", "give one .ll file at a time"),
    };
    Failure::with_help(problem, help)
}

/// Makes the function `id` reducible; none if it is so already.
fn change(
    session: &Session,
    program: &Program,
    id: u32,
    settings: &Settings,
    listings: &Listings,
) -> Option<Result<Changed, Report>> {
    let changed =
        with_plan(session, &program.base, id, settings, |plan, _, report| match llvm::body(listings, plan) {
            Ok(body) => Ok(Changed { id, outline: plan.outline.clone(), body, report }),
            Err(reason) => Err(report.left(reason)),
        });
    changed.unwrap_or_else(|report| Some(Err(*report)))
}

/// Reads the printed module back and checks with the rules that the new functions are equivalent to the old ones.
///
/// # Errors
///
/// Violations, each of which is a bug of dfquery.
fn certify(program: &Program, changed: &[Changed], printed: &str) -> Result<(), Failure> {
    if changed.is_empty() {
        return Ok(());
    }
    let schema = program.rules.schema().clone();
    let mut base =
        dfquery_extract::read(&Source { name: "the output", bytes: printed.as_bytes() }, schema).base;
    dominance::complete(&mut base);
    program.rules.intern(&mut base);
    let session = program.rules.session(&base);
    let functions = base.schema().partition.expect("functions are the parts");
    let names: Vec<&str> = (0..base.parts()).map(|id| base.entities(functions).local_name(id)).collect();
    for done in changed {
        let found = names.iter().position(|name| *name == done.report.name);
        let faults = match found {
            Some(id) => {
                let old = Function::new(&program.base, done.id);
                faults(&old, &done.outline, &session, id as u32)
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
