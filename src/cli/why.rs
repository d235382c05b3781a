//! `--why` and `--why-not`: reasons.

use crate::cli::{
    args::{Args, Format},
    failure::{self, Failure},
    output, paint, sarif, scoped, tables,
};
use dfquery::{
    Analysis,
    proof::{Missing, Path, Proof},
};
use std::io::Write;

/// Prints proofs of all tuples that fit, or their paths; fails if there is none.
pub fn run(analysis: &Analysis, question: &str, args: &Args) -> Result<(), Failure> {
    if args.asking.path {
        return paths(analysis, question, args);
    }
    let most = args.proofs().unwrap_or(usize::MAX);
    let proof = scoped::query(analysis, question, args, |scope| Ok(Proof::of_first(scope, most)))?;
    let (proof, tuples) = proof.ok_or_else(|| missing(question))?;
    output::to(args.output.as_deref(), |out| print(out, &proof, args))?;
    tell_more(tuples.saturating_sub(most));
    Ok(())
}

fn paths(analysis: &Analysis, question: &str, args: &Args) -> Result<(), Failure> {
    if args.format == Some(Format::Sarif) {
        let is_there = scoped::query(analysis, question, args, |scope| sarif::run_asked(scope, args))?;
        return if is_there { Ok(()) } else { Err(missing(question)) };
    }
    let most = args.proofs().unwrap_or(usize::MAX);
    let paths = scoped::query(analysis, question, args, |scope| Ok(Path::of_first(scope, most)))?;
    let (paths, tuples) = paths.ok_or_else(|| missing(question))?;
    if paths.iter().all(|path| path.steps.is_empty()) {
        return Err(Failure::with_help(
            "no relation that the proof needs is documented as a step",
            "give one a line `/// Step: …`, see docs/rules.md, or leave out --path",
        ));
    }
    output::to(args.output.as_deref(), |out| print_paths(out, &paths, args))?;
    tell_more(tuples.saturating_sub(most));
    Ok(())
}

/// Tells that `left` more tuples fit, which are not explained.
fn tell_more(left: usize) {
    if left > 0 {
        failure::note(&format!("{} more tuples match, --limit 0 explains all", tables::grouped(left)));
    }
}

/// Tells that no tuple fits.
fn missing(question: &str) -> Failure {
    nothing_fits(question).report();
    Failure::FOUND
}

/// Prints `paths` as `args` ask for.
fn print_paths(out: &mut dyn Write, paths: &[Path], args: &Args) -> Result<(), output::Error> {
    match args.format.unwrap_or(Format::Text) {
        Format::Text => {
            let coloured = paint::has_colour(args.output.is_some());
            paint::to(out, coloured, paint::of_path, |out| Path::write_text(out, paths))?;
        }
        Format::Json => Path::write_json(out, paths)?,
        format => {
            return Err(Failure::with_help(
                format!("a path cannot be printed as {format:?}").to_lowercase(),
                "use --format text, json or sarif",
            )
            .into());
        }
    }
    Ok(())
}

/// The error if there is nothing to explain.
pub fn nothing_fits(question: &str) -> Failure {
    Failure::with_help(
        format!("no tuple matches `{}`", question.trim()),
        "`dfquery why --not`, or `--why-not`, in the shell `\\whynot`, shows what is missing",
    )
}

/// The error if nothing is missing.
pub fn holds(question: &str) -> Failure {
    Failure::with_help(
        format!("`{}` holds", question.trim()),
        "`--why`, in the shell `\\why`, shows the proof",
    )
}

/// Prints what is missing for a tuple; fails if it holds.
pub fn run_not(analysis: &Analysis, question: &str, args: &Args) -> Result<(), Failure> {
    let missing = scoped::query(analysis, question, args, |scope| Ok(Missing::of(scope, args.asking.depth)))?;
    match missing {
        Some(missing) => output::to(args.output.as_deref(), |out| print_missing(out, &missing, args)),
        None => {
            holds(question).report();
            Err(Failure::FOUND)
        }
    }
}

/// Prints what is missing as `args` ask for.
pub fn print_missing(out: &mut dyn Write, missing: &Missing, args: &Args) -> Result<(), output::Error> {
    match args.format.unwrap_or(Format::Text) {
        Format::Json => missing.write_json(out)?,
        _ => {
            let coloured = paint::has_colour(args.output.is_some());
            paint::to(out, coloured, paint::of_proof, |out| missing.write_text(out, args.asking.depth))?;
        }
    }
    Ok(())
}

/// Prints `proof` as `args` ask for.
pub fn print(out: &mut dyn Write, proof: &Proof, args: &Args) -> Result<(), output::Error> {
    match args.format.unwrap_or(Format::Text) {
        Format::Text => {
            let coloured = paint::has_colour(args.output.is_some());
            paint::to(out, coloured, paint::of_proof, |out| proof.write_text(out, args.asking.depth))?;
        }
        Format::Json => proof.write_json(out)?,
        Format::Dot => proof.write_dot(out)?,
        format => {
            return Err(Failure::with_help(
                format!("a proof cannot be printed as {format:?}").to_lowercase(),
                "use --format text, json or dot",
            )
            .into());
        }
    }
    Ok(())
}
