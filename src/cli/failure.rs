//! Reasons for a run to end without success, and their messages.

use crate::cli::{console::console, limits, manners::Manners, paint};
use dfquery::Error;
use dfquery_engine::{
    cancel::{Cancel, Reason},
    diagnostic::{self, Diagnostic},
    plural::counted,
    syntax::Sources,
};
use dfquery_graph::{Skipped, border};
use std::{collections::BTreeMap, io, path::Path, process::ExitCode, sync::atomic::Ordering::Relaxed};

/// The reason why a run ends without success.
pub enum Failure {
    /// The run ends with this exit status; its messages are printed already.
    Silent(u8),
    /// Somebody wished to stop, which left something out; what was finished is written, if it is of use alone.
    Interrupted(String),
    /// A bound was reached; what was finished is written, if it is of use alone.
    Stopped(Diagnostic),
    /// Work delegated to other processes has failed, and nothing is written.
    Lost(Diagnostic),
    /// The input or the usage is wrong.
    ///
    /// The texts are those that the messages point into, as far as they are known.
    Bad(Vec<Diagnostic>, Sources),
}

impl Failure {
    /// A check found something, which is printed already.
    pub const FOUND: Failure = Failure::Silent(1);

    /// One message without a place.
    pub fn message(text: impl Into<String>) -> Self {
        Failure::Bad(vec![Diagnostic::error(text)], Sources::new())
    }

    /// One message with what to do about it.
    pub fn with_help(text: impl Into<String>, help: impl Into<String>) -> Self {
        Failure::Bad(vec![Diagnostic::error(text).help(help)], Sources::new())
    }

    /// A file that cannot be read or written.
    pub fn io(action: &'static str, path: &Path, error: io::Error) -> Self {
        Error::Io { action, path: path.to_owned(), error }.into()
    }

    /// The work on this thread was stopped, and that left something out.
    pub fn stopped(left: &str) -> Self {
        Failure::of_work(left, &Cancel::current())
    }

    /// The work of `token` was stopped, and that left something out.
    fn of_work(left: &str, token: &Cancel) -> Self {
        match (token.asked(), token.failure()) {
            (_, Some(failure)) if failure.of_input => Failure::Bad(failure.messages, Sources::new()),
            (Some(Reason::Failure), _) => Failure::Lost(limits::told(left, token)),
            (None | Some(Reason::User), _) => Failure::Interrupted(left.to_owned()),
            _ => Failure::Stopped(limits::told(left, token)),
        }
    }

    /// A function that was asked for and was not finished, if that is no word about the function; a panic is told when all
    /// is done.
    pub fn unfinished(skipped: &Skipped) -> Option<Self> {
        match skipped {
            skipped if skipped.is_our_fault() => Some(Failure::FOUND),
            skipped if skipped.is_unfinished() => Some(Failure::stopped("there is no result")),
            _ => None,
        }
    }

    /// A function that was asked for and is not converted.
    pub fn not_converted(skipped: &Skipped) -> Self {
        let refused = || Failure::message(format!("cannot convert `{}`: {}", skipped.name, skipped.reason));
        Failure::unfinished(skipped).unwrap_or_else(refused)
    }

    /// Tells what is wrong and gives the exit status.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Silent(1) => status(1),
            Failure::Silent(status) => ExitCode::from(*status),
            Failure::Interrupted(left) => {
                tell!("interrupted: {left}");
                ExitCode::from(INTERRUPTED)
            }
            Failure::Stopped(told) | Failure::Lost(told) => {
                report(std::slice::from_ref(told), &Sources::new());
                ExitCode::from(STOPPED)
            }
            Failure::Bad(diagnostics, sources) => {
                report(diagnostics, sources);
                ExitCode::from(BAD)
            }
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        match error {
            Error::Stopped { left, cause } => Failure::of_work(&left, &cause),
            Error::NotConverted(skipped) => Failure::not_converted(&skipped),
            Error::Invalid { messages, sources } => Failure::Bad(messages, sources),
            error => Failure::Bad(error.messages(), Sources::new()),
        }
    }
}

/// The exit status of bad input or usage.
const BAD: u8 = 2;

/// The exit status of what has reached a bound.
pub const STOPPED: u8 = 3;

/// A line for each reason why `skipped` functions, which a limit or the user has stopped, are unfinished: with their
/// number, or with the name of the only one.
pub fn unfinished<'s>(skipped: impl IntoIterator<Item = &'s Skipped>) -> Vec<String> {
    let mut names: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for Skipped { name, reason } in skipped {
        names.entry(reason.to_string()).or_default().push(name);
    }
    let line = |(reason, names): (String, Vec<&str>)| match names[..] {
        [name] => format!("{name}: skipped, {reason}"),
        _ => format!("{}: skipped, {reason}", counted(names.len(), "function")),
    };
    names.into_iter().map(line).collect()
}

/// The exit status of what was interrupted.
pub const INTERRUPTED: u8 = 130;

fn has(manner: impl FnOnce(&Manners) -> bool) -> bool {
    console().manners.as_ref().is_some_and(manner)
}

/// Returns true if errors are all that is printed.
pub fn is_quiet() -> bool {
    has(|manners| manners.quiet)
}

/// Returns true if all that is known is printed.
pub fn is_verbose() -> bool {
    has(|manners| manners.verbose)
}

/// The exit status of what has an answer, `found` if that is of all the input.
pub fn status(found: u8) -> ExitCode {
    let is_bad = console().is_incomplete.load(Relaxed) && !has(|manners| manners.lenient);
    ExitCode::from(if is_bad { BAD } else { found })
}

/// Tells at which functions the program panicked, whatever it went on to do; whether there are any.
pub fn report_panics() -> bool {
    let panicked = border::all_panicked();
    let tell =
        |skipped: &Skipped| Diagnostic::error(format!("`{}` is left out: {}", skipped.name, skipped.reason));
    if !panicked.is_empty() {
        report(&panicked.iter().map(tell).collect::<Vec<_>>(), &Sources::new());
    }
    !panicked.is_empty()
}

/// Prints what was found where the work goes on. With an error among it the work goes on without some of the input, and
/// ends with a status that tells of it.
pub fn report_going_on(diagnostics: &[Diagnostic], sources: &Sources) {
    if diagnostics.iter().any(Diagnostic::is_error) {
        console().is_incomplete.store(true, Relaxed);
    }
    let is_whole = console().as_json || is_quiet() || has(|manners| manners.verbose);
    let warnings = diagnostics.iter().filter(|message| !message.is_error()).count();
    if is_whole || warnings <= WARNINGS + 1 {
        return report(diagnostics, sources);
    }
    let (errors, warned): (Vec<_>, Vec<_>) = diagnostics.iter().cloned().partition(Diagnostic::is_error);
    report(&[errors, warned[..WARNINGS].to_vec()].concat(), sources);
    tell!("{} more warnings; --verbose shows them", warnings - WARNINGS);
}

/// Prints what is worth knowing of an answer, for people.
pub fn note(text: &str) {
    if !is_quiet() && !console().as_json {
        tell!("note: {text}");
    }
}

/// Warnings about an input that are printed unless all are asked for.
const WARNINGS: usize = 3;

/// Prints `diagnostics` to standard error.
pub fn report(diagnostics: &[Diagnostic], sources: &Sources) {
    let shown: Vec<&Diagnostic> =
        diagnostics.iter().filter(|problem| problem.is_error() || !is_quiet()).collect();
    if console().as_json {
        shown.iter().for_each(|problem| tell!("{}", problem.json()));
        return;
    }
    for problem in &shown {
        tell!("{}", paint::message(&diagnostic::render(problem, sources)));
    }
    if let Some(summary) = diagnostic::summary(diagnostics).filter(|_| !is_quiet()) {
        tell!("{summary}");
    }
}
