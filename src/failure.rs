//! Why a run ends without success, and how that is told.

use dfquery_engine::{
    diagnostic::{Diagnostic, render},
    syntax::Sources,
};
use std::{io, path::Path, process::ExitCode};

/// Why a run ends without success.
#[derive(Debug)]
pub enum Failure {
    /// A check found something, which is printed already.
    Found,
    /// The input or the usage is wrong.
    Bad(Vec<Diagnostic>),
}

impl Failure {
    /// One message without a place.
    pub fn message(text: impl Into<String>) -> Self {
        Failure::Bad(vec![Diagnostic::error(text)])
    }

    /// One message with what to do about it.
    pub fn with_help(text: impl Into<String>, help: impl Into<String>) -> Self {
        Failure::Bad(vec![Diagnostic::error(text).help(help)])
    }

    /// A file that cannot be read or written.
    pub fn io(action: &str, path: &Path, error: &io::Error) -> Self {
        Failure::message(format!("cannot {action} `{}`: {error}", path.display()))
    }

    /// Tells what is wrong and gives the exit status.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Found => ExitCode::from(1),
            Failure::Bad(diagnostics) => {
                report(diagnostics, &Sources::new());
                ExitCode::from(2)
            }
        }
    }
}

/// Prints `diagnostics` to standard error.
pub fn report(diagnostics: &[Diagnostic], sources: &Sources) {
    for diagnostic in diagnostics {
        eprintln!("{}", render::render(diagnostic, sources));
    }
    if let Some(summary) = render::summary(diagnostics) {
        eprintln!("{summary}");
    }
}
