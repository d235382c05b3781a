//! A message, with its place and its help.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The severity of a message.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The input cannot be used as it is.
    Error,
    /// The input is used, and may not mean what was meant.
    Warning,
    /// Good to know.
    Note,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        })
    }
}

/// The place that a message points to.
///
/// Units   lines and columns from 1, columns and width in characters
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The file as the user named it.
    pub file: String,
    /// The line; 0 if the message is about the file as a whole.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// Number of characters underlined.
    pub width: u32,
}

impl Place {
    /// A single character.
    pub fn new(file: impl Into<String>, line: u32, column: u32) -> Self {
        Place { file: file.into(), line, column, width: 1 }
    }

    /// A file as a whole.
    pub fn file(file: impl Into<String>) -> Self {
        Place { file: file.into(), line: 0, column: 0, width: 0 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.file),
            line => write!(f, "{}:{line}:{}", self.file, self.column),
        }
    }
}

/// One message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The problem: lower case, no full stop.
    pub message: String,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// The label of the place, in a few words; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// The repair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub help: Option<String>,
    /// Further information.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The name of what is left out because of it.
    #[serde(skip)]
    pub subject: Option<String>,
}

impl Diagnostic {
    /// A message of `severity` without a place.
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        let (message, label) = (message.into(), String::new());
        Diagnostic { severity, message, place: None, label, help: None, notes: Vec::new(), subject: None }
    }

    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Self {
        Diagnostic::new(Severity::Error, message)
    }

    /// A warning without a place.
    pub fn warning(message: impl Into<String>) -> Self {
        Diagnostic::new(Severity::Warning, message)
    }

    /// The message with its place.
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The message with a few words at its place.
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// The message with its repair.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The message with one more remark.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// The message as the reason why what is called `subject` is left out.
    pub fn about(mut self, subject: impl Into<String>) -> Self {
        self.subject = Some(subject.into());
        self
    }

    /// Returns true if it is an error.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// The message as one line of JSON.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written as JSON")
    }

    /// The message that [`Diagnostic::json`] has written.
    pub fn of_json(line: &str) -> Option<Diagnostic> {
        serde_json::from_str(line).ok()
    }
}

/// The message as one line: `file:line:column: error: message (label)`.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{}: {}", self.severity, self.message)?;
        match self.label.as_str() {
            "" => Ok(()),
            label => write!(f, " ({label})"),
        }
    }
}

impl std::error::Error for Diagnostic {}
