//! Errors in a text and their places, before the file's name and lines are known.

use crate::source::place;
use dfquery_engine::diagnostic::{Diagnostic, Severity};

/// One message about a stretch of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub severity: Severity,
    pub start: usize,
    pub end: usize,
    pub message: String,
    pub label: String,
    pub help: Option<String>,
    /// The function that is left out because of it, as it is printed.
    pub function: Option<String>,
}

/// The result of a step of the parser.
pub type Parsed<T> = Result<T, Box<Fault>>;

impl Fault {
    /// An error about `start..end`.
    pub fn error(start: usize, end: usize, message: impl Into<String>) -> Box<Self> {
        let severity = Severity::Error;
        let (message, label) = (message.into(), String::new());
        Box::new(Fault { severity, start, end, message, label, help: None, function: None })
    }

    /// A warning about `start..end`.
    pub fn warning(start: usize, end: usize, message: impl Into<String>) -> Box<Self> {
        Box::new(Fault { severity: Severity::Warning, ..*Fault::error(start, end, message) })
    }

    /// The fault with a few words at its place.
    pub fn label(mut self: Box<Self>, label: impl Into<String>) -> Box<Self> {
        self.label = label.into();
        self
    }

    /// The fault with its repair.
    pub fn help(mut self: Box<Self>, help: impl Into<String>) -> Box<Self> {
        self.help = Some(help.into());
        self
    }

    /// The fault as the reason why `function` is left out, if it is an error.
    pub fn of(mut self, function: &str) -> Self {
        self.function = (self.severity == Severity::Error).then(|| function.to_owned());
        self
    }

    /// The message for `text`, the contents of `file`.
    pub fn located(self, file: &str, text: &str) -> Diagnostic {
        let at = place(file, text, self.start, self.end);
        let diagnostic = Diagnostic::new(self.severity, self.message).at(at).label(self.label);
        let diagnostic = match self.help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        };
        match self.function {
            Some(function) => diagnostic.about(function),
            None => diagnostic,
        }
    }
}
