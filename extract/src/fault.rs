//! What is wrong with a text that is read.

use crate::source::place;
use dfquery_engine::diagnostic::Diagnostic;

/// What is wrong at a stretch of the text.
pub(crate) struct Fault {
    pub start: usize,
    pub end: usize,
    pub message: String,
    pub help: Option<&'static str>,
}

impl Fault {
    pub fn new(start: usize, end: usize, message: impl Into<String>) -> Self {
        Fault { start, end, message: message.into(), help: None }
    }

    pub fn help(mut self, help: &'static str) -> Self {
        self.help = Some(help);
        self
    }

    pub fn located(self, file: &str, text: &str) -> Diagnostic {
        let error = Diagnostic::error(self.message).at(place(file, text, self.start, self.end));
        match self.help {
            Some(help) => error.help(help),
            None => error,
        }
    }
}
