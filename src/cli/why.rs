//! `--why` and `--why-not`: reasons.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    output, scoped,
};
use dfquery::{
    Analysis,
    proof::{Missing, Proof},
};
use std::io::Write;

/// Prints proofs of all tuples that fit; fails if there is none.
pub fn run(analysis: &Analysis, question: &str, args: &Args) -> Result<(), Failure> {
    let proof = scoped::query(analysis, question, args, |scope| Ok(Proof::of(scope)))?;
    match proof {
        Some(proof) => output::to(args.output.as_deref(), |out| print(out, &proof, args)),
        None => {
            nothing_fits(question).report();
            Err(Failure::Found)
        }
    }
}

/// Why there is nothing to explain.
pub fn nothing_fits(question: &str) -> Failure {
    Failure::with_help(
        format!("no tuple matches `{}`", question.trim()),
        "`--why-not`, in the shell `\\whynot`, shows what is missing",
    )
}

/// Why nothing is missing.
pub fn holds(question: &str) -> Failure {
    Failure::with_help(
        format!("`{}` holds", question.trim()),
        "`--why`, in the shell `\\why`, shows the proof",
    )
}

/// Prints what is missing for a tuple; fails if it holds.
pub fn run_not(analysis: &Analysis, question: &str, args: &Args) -> Result<(), Failure> {
    let missing = scoped::query(analysis, question, args, |scope| Ok(Missing::of(scope)))?;
    match missing {
        Some(missing) => output::to(args.output.as_deref(), |out| print_missing(out, &missing, args)),
        None => {
            holds(question).report();
            Err(Failure::Found)
        }
    }
}

/// Prints what is missing as `args` ask for.
pub fn print_missing(out: &mut dyn Write, missing: &Missing, args: &Args) -> Result<(), output::Error> {
    match args.format.unwrap_or(Format::Text) {
        Format::Json => missing.write_json(out)?,
        _ => missing.write_text(out)?,
    }
    Ok(())
}

/// Prints `proof` as `args` ask for.
pub fn print(out: &mut dyn Write, proof: &Proof, args: &Args) -> Result<(), output::Error> {
    match args.format.unwrap_or(Format::Text) {
        Format::Text => proof.write_text(out, args.asking.depth)?,
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
