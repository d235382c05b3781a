//! Where results go: standard output, or a file that is whole or not there.

use crate::failure::Failure;
use dfquery_engine::facts::temporary_file;
use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
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

/// Lets `write` fill the file at `path`, or standard output.
///
/// A file is written beside its name and renamed. A reader that goes away early is no error.
pub fn to(
    path: Option<&Path>,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Error>,
) -> Result<(), Failure> {
    let Some(path) = path else {
        let mut out = BufWriter::with_capacity(1 << 16, Marked(io::stdout().lock()));
        return match write(&mut out).and_then(|()| out.flush().map_err(Error::Io)) {
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Err(Error::Io(error)) => Err(Failure::message(format!("cannot write: {error}"))),
            Err(Error::Failure(failure)) => Err(failure),
            Ok(()) => Ok(()),
        };
    };
    into_file(path, write).map_err(|error| match error {
        Error::Io(error) => Failure::io("write", path, &error),
        Error::Failure(failure) => failure,
    })
}

fn into_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> Result<(), Error> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return fill(&mut File::create(path)?, write); // a device or pipe, which is not replaced
    }
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut file = temporary_file(&path)?;
    if let Ok(older) = fs::metadata(&path) {
        file.as_file().set_permissions(older.permissions())?;
    }
    fill(file.as_file_mut(), write)?;
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

fn fill(file: &mut File, write: impl FnOnce(&mut dyn Write) -> Result<(), Error>) -> Result<(), Error> {
    let mut out = BufWriter::with_capacity(1 << 16, Marked(file));
    write(&mut out)?;
    Ok(out.flush()?)
}

/// How much is being written, and when something was last.
static WRITES: Mutex<(usize, Option<Instant>)> = Mutex::new((0, None));

fn writes() -> MutexGuard<'static, (usize, Option<Instant>)> {
    // Nothing panics while it is locked.
    WRITES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether nothing is written, nor was for `long`.
pub fn is_quiet(long: Duration) -> bool {
    let (under_way, last) = *writes();
    under_way == 0 && last.is_none_or(|last| last.elapsed() > long)
}

/// As long as it is there results are written, which nobody is to cut off.
pub struct Writing;

impl Writing {
    /// Begins to write.
    pub fn begin() -> Self {
        writes().0 += 1;
        Writing
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        let mut writes = writes();
        *writes = (writes.0 - 1, Some(Instant::now()));
    }
}

/// A writer that is known to write while it does.
struct Marked<W>(W);

impl<W: Write> Write for Marked<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _writing = Writing::begin();
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        let _writing = Writing::begin();
        self.0.flush()
    }
}

/// Why writing stopped.
pub enum Error {
    /// The file or pipe.
    Io(io::Error),
    /// What was to be written.
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
