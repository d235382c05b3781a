//! Errors of this library.

use dfquery_engine::{
    cancel::{self, Cancel, Reason},
    diagnostic::{self, Diagnostic},
    syntax::Sources,
};
use dfquery_graph::Skipped;
use std::{fmt, io, path::Path, path::PathBuf};

/// The reason why an operation failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file or a directory cannot be read or written.
    Io {
        /// The operation: `read`, `write to`.
        action: &'static str,
        /// Of which file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The input, a rule file or a question is wrong, or asks for what does not exist.
    Invalid {
        /// The faults, as far as possible with places.
        messages: Vec<Diagnostic>,
        /// The texts that the places point into, as far as they are known.
        sources: Sources,
    },
    /// A function that is needed is not converted to a dataflow graph.
    NotConverted(Skipped),
    /// The work was stopped before it was done.
    Stopped {
        /// The part that is missing: `3 of 8 functions are finished`.
        left: String,
        /// The token of the work; an observer wished to stop if it has no request.
        cause: Cancel,
    },
}

/// A result of this library.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Nothing wrong, or the `errors`.
pub(crate) fn sound(errors: Vec<Diagnostic>) -> Result<()> {
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

/// Returns the result of `work`.
///
/// # Errors
///
/// [`Error::Stopped`].
pub(crate) fn stoppable<R>(work: impl FnOnce() -> R) -> Result<R> {
    cancel::within(work).map_err(|cause| Error::stopped("there is no result", cause))
}

impl Error {
    /// One message without a place.
    pub(crate) fn message(text: impl Into<String>) -> Self {
        Error::diagnostic(Diagnostic::error(text))
    }

    /// One message with what to do about it.
    pub(crate) fn with_help(text: impl Into<String>, help: impl Into<String>) -> Self {
        Error::diagnostic(Diagnostic::error(text).help(help))
    }

    /// One message.
    pub(crate) fn diagnostic(message: Diagnostic) -> Self {
        Error::Invalid { messages: vec![message], sources: Sources::new() }
    }

    /// This build lacks `engine`, which takes `feature`.
    #[allow(dead_code, reason = "a build may have all features")]
    pub(crate) fn not_built(engine: &str, feature: &str) -> Self {
        Error::with_help(
            format!("this dfquery was built without the engine `{engine}`"),
            format!("build it in: cargo install --locked --path . --features {feature}"),
        )
    }

    /// Messages without texts.
    pub(crate) fn invalid(messages: Vec<Diagnostic>) -> Self {
        Error::Invalid { messages, sources: Sources::new() }
    }

    /// A file that cannot be read or written.
    pub(crate) fn io(action: &'static str, path: &Path, error: io::Error) -> Self {
        Error::Io { action, path: path.to_owned(), error }
    }

    /// A file that cannot be read, and what was meant, if that can be told.
    pub(crate) fn unread(path: &Path, error: io::Error, help: Option<String>) -> Self {
        match help {
            Some(help) => Error::with_help(format!("cannot read `{}`: {error}", path.display()), help),
            None => Error::io("read", path, error),
        }
    }

    /// The work of `cause` was stopped, and that left something out.
    pub(crate) fn stopped(left: impl Into<String>, cause: Cancel) -> Self {
        Error::Stopped { left: left.into(), cause }
    }

    /// The error as messages.
    pub fn messages(&self) -> Vec<Diagnostic> {
        match self {
            Error::Io { action, path, error } => {
                vec![Diagnostic::error(format!("cannot {action} `{}`: {error}", path.display()))]
            }
            Error::Invalid { messages, .. } => messages.clone(),
            Error::NotConverted(skipped) => {
                vec![Diagnostic::error(format!("cannot convert `{}`: {}", skipped.name, skipped.reason))]
            }
            Error::Stopped { left, cause } => {
                let unsaid = || {
                    let reason = cause.asked().unwrap_or(Reason::User);
                    vec![Diagnostic::error(format!("{reason}: {left}"))]
                };
                cause.failure().map_or_else(unsaid, |failure| failure.messages)
            }
        }
    }
}

impl fmt::Display for Error {
    /// The messages as a terminal shows them, with the lines that they are about.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let none = Sources::new();
        let sources = if let Error::Invalid { sources, .. } = self { sources } else { &none };
        for (at, message) in self.messages().iter().enumerate() {
            if at > 0 {
                f.write_str("\n")?;
            }
            f.write_str(&diagnostic::render(message, sources))?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io { error, .. } => Some(error),
            _ => None,
        }
    }
}
