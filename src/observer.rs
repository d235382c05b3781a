//! Observers of messages and progress, which can cancel the work.

use crate::error::{Error, Result};
use dfquery_engine::{
    cancel::{self, Cancel},
    diagnostic::Diagnostic,
    plural::{agreeing, counted},
    syntax::Sources,
};
use dfquery_graph::{SkipReason, Skipped};
use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

/// A listener for messages and progress, which may ask to stop.
///
/// Calls come from several threads.
pub trait Observer: Send + Sync {
    /// Takes warnings, and errors without which the work goes on: functions that cannot be read.
    fn messages(&self, messages: &[Diagnostic], sources: &Sources);

    /// Returns true if it takes warnings and notes: if not, nothing is derived for these alone.
    fn takes_warnings(&self) -> bool {
        true
    }

    /// Work on `total` functions begins: `doing` says what is done to them.
    fn begin(&self, doing: &'static str, total: usize) {
        let _ = (doing, total);
    }

    /// One more function is done.
    fn advance(&self) {}

    /// The work on functions has ended.
    fn end(&self) {}

    /// A derivation of the whole program has `tuples` of its largest relation.
    fn derive(&self, relation: &str, tuples: usize) {
        let _ = (relation, tuples);
    }

    /// It has ended.
    fn derived(&self) {}

    /// Takes what is worth knowing of an answer.
    fn note(&self, text: &str) {
        let _ = text;
    }

    /// Returns true if no more functions are to be begun.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Keeps all messages, for later.
#[derive(Default, Debug)]
pub struct Collected(Mutex<Vec<Diagnostic>>);

impl Collected {
    /// The messages so far, which are forgotten.
    pub fn take(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Diagnostic>> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Collected {
    fn messages(&self, messages: &[Diagnostic], _: &Sources) {
        self.lock().extend_from_slice(messages);
    }
}

/// Work on many functions, shared by threads.
pub struct Progress<'o> {
    observer: &'o dyn Observer,
    total: usize,
    done: AtomicUsize,
}

impl<'o> Progress<'o> {
    /// Work on `total` functions, which `observer` follows: `doing` says what is done to them.
    pub fn begin(observer: &'o dyn Observer, doing: &'static str, total: usize) -> Self {
        observer.begin(doing, total);
        Progress { observer, total, done: AtomicUsize::new(0) }
    }

    /// Counts one more function.
    pub fn advance(&self) {
        self.done.fetch_add(1, Relaxed);
        self.observer.advance();
    }

    /// Returns true if no more functions are to be begun: the user wishes to stop, or a bound is reached.
    pub fn is_stopped(&self) -> bool {
        self.observer.is_cancelled() || cancel::asked().is_some()
    }

    /// The entry for the function `name`, which was not begun because the work was stopped.
    pub fn not_begun(&self, name: String) -> Skipped {
        match cancel::asked() {
            Some(reason) => Skipped::new(name, SkipReason::Unfinished(reason)),
            None => Skipped::new(name, SkipReason::Interrupted),
        }
    }

    /// Ends the work.
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`] if not all functions are done.
    pub fn end(&self) -> Result<()> {
        let done = self.done.load(Relaxed);
        if done == self.total {
            return Ok(());
        }
        let (functions, are) = (counted(self.total, "function"), agreeing(&self.total, "is", "are"));
        Err(Error::stopped(format!("{done} of {functions} {are} finished"), Cancel::current()))
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        self.observer.end();
    }
}
