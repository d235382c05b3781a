//! The progress and the messages of work in another thread.

use dfquery::{
    engine::{diagnostic::Diagnostic, syntax::Sources},
    observer::Observer,
};
use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
};

/// Remembers messages and how far work is; threads that work never call Python.
#[derive(Default)]
pub struct Watcher {
    messages: Mutex<Vec<(Diagnostic, Sources)>>,
    doing: Mutex<Option<&'static str>>,
    total: AtomicUsize,
    done: AtomicUsize,
    cancelled: AtomicBool,
}

/// The progress of work on functions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The present activity.
    pub doing: &'static str,
    /// The number of those that are done.
    pub done: usize,
    /// The number of all.
    pub total: usize,
}

impl Watcher {
    /// The messages so far, which are forgotten.
    pub fn take_messages(&self) -> Vec<(Diagnostic, Sources)> {
        std::mem::take(&mut lock(&self.messages))
    }

    /// The progress of work on functions, if some has begun.
    pub fn progress(&self) -> Option<Progress> {
        let doing = (*lock(&self.doing))?;
        Some(Progress { doing, done: self.done.load(Relaxed), total: self.total.load(Relaxed) })
    }

    /// Forgets what was before new work.
    pub fn start(&self) {
        *lock(&self.doing) = None;
        self.cancelled.store(false, Relaxed);
    }

    /// Has no more functions begun.
    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
    }
}

impl Observer for Watcher {
    fn messages(&self, messages: &[Diagnostic], sources: &Sources) {
        let messages = messages.iter().map(|message| (message.clone(), sources.clone()));
        lock(&self.messages).extend(messages);
    }

    fn begin(&self, doing: &'static str, total: usize) {
        self.done.store(0, Relaxed);
        self.total.store(total, Relaxed);
        *lock(&self.doing) = Some(doing);
    }

    fn advance(&self) {
        self.done.fetch_add(1, Relaxed);
    }

    fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing panics while it is locked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
