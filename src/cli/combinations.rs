//! Combinations of flags of the main verb: those in which one of them would do nothing, and why two exclude each other.

use crate::cli::{
    args::{Args, Emit, Format, Verb},
    failure::Failure,
    screen,
};
use clap::{
    Error, ValueEnum,
    builder::StyledStr,
    error::{ContextKind, ContextValue, ErrorKind},
};

/// Refuses flags that would do nothing beside the others, and markup on a terminal.
///
/// # Errors
///
/// Names the flag, and what to use instead.
pub fn check(args: &Args) -> Result<(), Failure> {
    let verb = args.verb();
    let explains = matches!(verb, Verb::Why(_));
    if args.asking.path && !explains {
        return Err(Failure::with_help(
            "--path lists the steps of a proof, and nothing is proved here",
            "prove the tuples: --why 'RELATION(_, …)' --path",
        ));
    }
    if args.limit.is_some()
        && let Some((what, instead)) = unlimited(&verb)
    {
        return Err(Failure::with_help(format!("--limit does not apply to {what}"), instead));
    }
    if matches!(verb, Verb::Check | Verb::Summary)
        && let Some(format) = args.format.filter(|&format| format != Format::Text)
    {
        let (what, instead) = match verb {
            Verb::Check => {
                ("--check", "leave --format out, or draw the graphs: --emit dataflow --format svg")
            }
            _ => ("the summary", "name what is to be printed: --relation NAME, --query BODY or --emit FORM"),
        };
        return Err(Failure::with_help(format!("{what} cannot be printed as {}", name(format)), instead));
    }
    if matches!(verb, Verb::Summary)
        && let Some((_, flag, help)) = [
            (args.asking.lines, "--lines", "name what is to be printed: --relation NAME or --query BODY"),
            (!args.taint.taint.is_empty(), "--taint", "ask for what it finds: --relation taint_sink"),
        ]
        .into_iter()
        .find(|(is_given, ..)| *is_given)
    {
        return Err(Failure::with_help(format!("{flag} does nothing to the summary"), help));
    }
    if let Some(format) = args.format.filter(|&format| is_markup(format))
        && args.output.is_none()
        && screen::is_terminal()
    {
        let format = name(format);
        let end = if format == "verilog" { "sv" } else { &format };
        return Err(Failure::with_help(
            format!("--format {format} is not for a terminal"),
            format!("write it to a file: -o FILE.{end}, or pipe it on"),
        ));
    }
    Ok(())
}

/// The output without rows that --limit could count, and the help instead.
fn unlimited(verb: &Verb) -> Option<(&'static str, &'static str)> {
    match verb {
        Verb::Check => Some(("--check", "name functions with --function")),
        Verb::Emit(Emit::Dataflow) => Some(("graphs", "name functions with --function")),
        Verb::Emit(_) => Some(("functions", "name them with --function")),
        Verb::Export(_) => Some(("exports, which are whole", "name relations with --relation")),
        Verb::Page => Some(("pages", "name functions with --function")),
        Verb::Summary => Some(("the summary", "use it with --relation, --query or --why")),
        _ => None,
    }
}

/// The name of `format` on the command line.
fn name(format: Format) -> String {
    format!("{format:?}").to_lowercase()
}

/// Returns true if `format` is for programs that draw or synthesise, and long.
fn is_markup(format: Format) -> bool {
    matches!(format, Format::Html | Format::Svg | Format::Verilog)
}

/// By two flags that exclude each other, why they do and what to type instead.
const APART: [(&str, &str, &str); 6] = [
    (
        "--emit",
        "--relation",
        "one prints functions, the other tuples: run dfquery twice, or draw both with --format html",
    ),
    ("--emit", "--query", "one prints functions, the other answers: run dfquery twice"),
    ("--check", "--relation", "one runs functions, the other prints tuples: run dfquery twice"),
    ("--relation", "--why", "a proof names the tuples itself: --why 'RELATION(_, …)'"),
    ("--query", "--why", "a proof takes the query itself: --why 'BODY'"),
    ("--relation", "--query", "a query names relations itself: --query 'RELATION(A, B)'"),
];

/// `error` with what to type instead, if two flags exclude each other, or a format is taken for a form.
pub fn explained(mut error: Error) -> Error {
    if error.kind() == ErrorKind::InvalidValue
        && let Some(ContextValue::String(flag)) = error.get(ContextKind::InvalidArg)
        && flag.starts_with("--emit ")
        && let Some(ContextValue::String(form)) = error.get(ContextKind::InvalidValue)
        && Format::from_str(form, true).is_ok()
    {
        let instead = format!("a graph in this format: --emit dataflow --format {form}");
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![instead.into()]));
        return error;
    }
    if error.kind() != ErrorKind::ArgumentConflict {
        return error;
    }
    let flag = |value: Option<&ContextValue>| match value {
        Some(ContextValue::String(text)) => text.split([' ', '=', '[']).next().map(str::to_owned),
        Some(ContextValue::Strings(texts)) => texts.first()?.split([' ', '=', '[']).next().map(str::to_owned),
        _ => None,
    };
    let pair = [ContextKind::InvalidArg, ContextKind::PriorArg].map(|kind| flag(error.get(kind)));
    let [Some(one), Some(other)] = pair else { return error };
    let known = APART.iter().find(|(a, b, _)| [(*a, *b), (*b, *a)].contains(&(one.as_str(), other.as_str())));
    if let Some((.., instead)) = known {
        let tip = ContextValue::StyledStrs(vec![StyledStr::from(*instead)]);
        error.insert(ContextKind::Suggested, tip);
    }
    error
}
