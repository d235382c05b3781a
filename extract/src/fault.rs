//! Errors in a text that is read.

use crate::source::place;
use dfquery_engine::diagnostic::Diagnostic;

/// An error at a span of the text.
pub(crate) struct Fault {
    pub start: usize,
    pub end: usize,
    pub message: String,
    pub help: Option<&'static str>,
    /// The function that is left out because of it.
    pub function: Option<String>,
}

impl Fault {
    pub fn new(start: usize, end: usize, message: impl Into<String>) -> Self {
        Fault { start, end, message: message.into(), help: None, function: None }
    }

    pub fn help(mut self, help: &'static str) -> Self {
        self.help = Some(help);
        self
    }

    pub fn of(mut self, function: Option<&str>) -> Self {
        self.function = function.map(str::to_owned);
        self
    }

    pub fn located(self, file: &str, text: &str) -> Diagnostic {
        let error = Diagnostic::error(self.message).at(place(file, text, self.start, self.end));
        let error = match self.help {
            Some(help) => error.help(help),
            None => error,
        };
        match self.function {
            Some(function) => error.about(function),
            None => error,
        }
    }
}
