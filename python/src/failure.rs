//! Failures as exceptions: the classes are in `irquery/_errors.py`.

use dfquery::{
    Error,
    engine::{
        diagnostic::{Diagnostic, render},
        syntax::Sources,
    },
};
use pyo3::prelude::*;
use std::io::ErrorKind;

/// One thing that is wrong, and where.
///
/// Lines and columns count from 1; `line` is 0 where a message is about a file as a whole, and `file` is None where there is no
/// place to point at.
#[pyclass(frozen, get_all, module = "irquery")]
pub struct Message {
    /// `error`, `warning` or `note`.
    severity: String,
    /// The message.
    message: String,
    /// A short label for the place; may be empty.
    label: String,
    /// The file, as it was named.
    file: Option<String>,
    /// The line.
    line: u32,
    /// The column.
    column: u32,
    /// The number of characters that the place spans.
    width: u32,
    /// The suggested repair, if there is one.
    help: Option<String>,
    /// Further remarks.
    notes: Vec<String>,
}

#[pymethods]
impl Message {
    fn __repr__(&self) -> String {
        let Message { severity, message, file, line, column, .. } = self;
        match file {
            Some(file) => format!("<{severity} at {file}:{line}:{column}: {message}>"),
            None => format!("<{severity}: {message}>"),
        }
    }
}

impl From<&Diagnostic> for Message {
    fn from(diagnostic: &Diagnostic) -> Self {
        let place = diagnostic.place.as_ref();
        Message {
            severity: diagnostic.severity.to_string(),
            message: diagnostic.message.clone(),
            label: diagnostic.label.clone(),
            file: place.map(|place| place.file.clone()),
            line: place.map_or(0, |place| place.line),
            column: place.map_or(0, |place| place.column),
            width: place.map_or(0, |place| place.width),
            help: diagnostic.help.clone(),
            notes: diagnostic.notes.clone(),
        }
    }
}

/// The reason why a call has no result.
pub enum Failure {
    /// An error of the library.
    Refused(Error),
    /// A mistake of ours.
    Panicked(String),
    /// An exception that Python raised meanwhile.
    Raised(PyErr),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Failure::Refused(error)
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Failure::Raised(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        match failure {
            Failure::Refused(error) => Python::attach(|py| refusal(py, &error)),
            Failure::Panicked(text) => Python::attach(|py| raise(py, "InternalError", (text,))),
            Failure::Raised(error) => error,
        }
    }
}

fn refusal(py: Python, error: &Error) -> PyErr {
    let messages: Vec<Message> = error.messages().iter().map(Message::from).collect();
    let text = error.to_string();
    match error {
        Error::Io { path, error, .. } => {
            // Python's own classes are made by these numbers.
            let number = error.raw_os_error().unwrap_or(match error.kind() {
                ErrorKind::NotFound => 2,
                _ => 5,
            });
            raise(py, "file_error", (text, messages, number, error.to_string(), path.clone()))
        }
        Error::Invalid { .. } => raise(py, "InvalidError", (text, messages)),
        Error::NotConverted(skipped) => {
            raise(py, "NotConvertedError", (text, messages, skipped.reason.to_string()))
        }
        _ => raise(py, "StoppedError", (text, messages)),
    }
}

/// The exception that the thing called `name` in `irquery/_errors.py` makes.
fn raise<'py>(py: Python<'py>, name: &str, arguments: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = py.import("irquery._errors").and_then(|errors| errors.getattr(name)?.call1(arguments));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// An error about what was passed, which has no place.
pub fn invalid(message: impl Into<String>) -> Failure {
    complaint(Diagnostic::error(message))
}

/// One message as an error.
pub fn complaint(message: Diagnostic) -> Failure {
    Failure::Refused(Error::Invalid { messages: vec![message], sources: Sources::new() })
}

/// Tells Python of `warnings`, each with the text that a terminal shows.
///
/// # Errors
///
/// The user has made exceptions of warnings.
pub fn warn(py: Python, warnings: Vec<(Diagnostic, Sources)>) -> PyResult<()> {
    if warnings.is_empty() {
        return Ok(());
    }
    let category = py.import("irquery._errors")?.getattr("Warning")?;
    let show = py.import("warnings")?.getattr("warn")?;
    for (warning, sources) in warnings {
        show.call1((render(&warning, &sources).trim_end(), &category, 2))?;
    }
    Ok(())
}
