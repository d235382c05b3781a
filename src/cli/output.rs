//! Destination of results: standard output, or a file that is written atomically.

use crate::cli::{console::console, failure::Failure, names};
use dfquery::file::{self, Marked};
use dfquery_engine::cancel::Cancel;
use std::{
    io::{self, BufWriter, Write},
    path::Path,
};

/// Stack of a worker: conversion follows chains of uses as deep as a function is long. Untouched pages cost nothing.
const STACK_BYTES: usize = 1 << 30;

/// Threads beyond this many only take memory.
const MOST_JOBS: usize = 256;

/// The threads to work on, `jobs` of them or as many as there are processors.
pub fn pool(jobs: Option<usize>) -> Result<rayon::ThreadPool, Failure> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(jobs.unwrap_or(0).min(MOST_JOBS))
        .stack_size(STACK_BYTES)
        .build()
        .map_err(|error| Failure::message(format!("cannot start threads: {error}")))
}

/// Does `work` on such threads, under the token of this one.
pub fn on_threads<R: Send>(
    jobs: Option<usize>,
    work: impl FnOnce() -> Result<R, Failure> + Send,
) -> Result<R, Failure> {
    let token = Cancel::current();
    pool(jobs)?.install(|| token.install(work))
}

/// Lets `write` fill the file at `path`, or standard output.
///
/// A file is written beside its name and renamed. A reader that goes away early is no error.
pub fn to(
    path: Option<&Path>,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Error>,
) -> Result<(), Failure> {
    let Some(path) = path else {
        return match to_output(write) {
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Err(Error::Io(error)) => Err(Failure::message(format!("cannot write: {error}"))),
            Err(Error::Failure(failure)) => Err(failure),
            Ok(()) => Ok(()),
        };
    };
    file::replace(path, |out| names::to(out, write)).map_err(|error| match error {
        Error::Io(error) => Failure::io("write", path, error),
        Error::Failure(failure) => failure,
    })
}

/// Lets `write` fill standard output, through a pager where that is wanted.
fn to_output(write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> Result<(), Error> {
    if let Some(screen) = console().pages {
        let mut text = Vec::new();
        let written = names::to(&mut text, write);
        screen.print(&text)?;
        return written;
    }
    let mut out = BufWriter::with_capacity(1 << 16, Marked(io::stdout().lock()));
    names::to(&mut out, write)?;
    Ok(out.flush()?)
}

/// The reason why writing stopped.
pub enum Error {
    /// The file or pipe.
    Io(io::Error),
    /// The content could not be made.
    Failure(Failure),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        Error::Failure(failure)
    }
}

impl From<dfquery::Error> for Error {
    fn from(error: dfquery::Error) -> Self {
        Error::Failure(error.into())
    }
}
