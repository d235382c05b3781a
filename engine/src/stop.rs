//! Cooperative cancellation: time limit, memory limit, user request.
//!
//! Long-running work calls [`check`] at points where it can be abandoned, and unwinds with [`Cancelled`]: partial
//! results are dropped, complete ones kept. [`within`] catches the unwinding. This module reads no clock and counts no
//! bytes; callers do, and call [`ask`] from another thread, and [`hold`].

use crate::diagnostic::Diagnostic;
use std::{
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed},
    },
};

/// The reason to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Reason {
    /// The user wishes so.
    User = 1,
    /// It has taken as long as it may.
    Time,
    /// It has taken as much memory as it may, or the system grants no more.
    Memory,
    /// A process or an input that it depends on has failed: see [`failure`].
    Failure,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::User => "cancelled",
            Reason::Time => "out of time",
            Reason::Memory => "out of memory",
            Reason::Failure => "failed",
        })
    }
}

/// The payload of the unwinding when work is stopped. It is not an error, and prints nothing.
#[derive(Debug)]
pub struct Cancelled;

/// The [`Reason`] to stop, 0 for none.
static ASKED: AtomicU8 = AtomicU8::new(0);

/// The bytes that the process may hold.
static MOST: AtomicU64 = AtomicU64::new(u64::MAX);

/// The bytes that it held when somebody last looked.
static HELD: AtomicU64 = AtomicU64::new(0);

/// True if the system has refused memory.
static REFUSED: AtomicBool = AtomicBool::new(false);

/// Less than this is not worth asking for: whoever watches the memory sees it in time.
const SMALL: u64 = 1 << 20;

/// Asks all work to stop; what was asked first counts.
pub fn ask(reason: Reason) {
    let _ = ASKED.compare_exchange(0, reason as u8, Relaxed, Relaxed);
}

/// The reason that work was asked to stop, if it was.
pub fn asked() -> Option<Reason> {
    let all = [Reason::User, Reason::Time, Reason::Memory, Reason::Failure];
    all.into_iter().find(|&r| r as u8 == ASKED.load(Relaxed))
}

/// A failure of a process or of an input.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The messages of it.
    pub messages: Vec<Diagnostic>,
    /// True if the input is to blame.
    pub of_input: bool,
}

/// The failure passed to [`fail`] or [`refuse`].
static FAILURE: Mutex<Option<Failure>> = Mutex::new(None);

/// Asks all work to stop and unwinds, since what others do for it has failed as `message` says.
pub fn fail(message: String) -> ! {
    end(Failure { messages: vec![Diagnostic::error(message)], of_input: false })
}

/// Asks all work to stop and unwinds, since what it reads is wrong as `messages` say.
pub fn refuse(messages: Vec<Diagnostic>) -> ! {
    end(Failure { messages, of_input: true })
}

fn end(failure: Failure) -> ! {
    FAILURE.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(failure);
    ask(Reason::Failure);
    unwind()
}

/// The failure, if it is the reason to stop.
pub fn failure() -> Option<Failure> {
    let failed = asked() == Some(Reason::Failure);
    FAILURE.lock().unwrap_or_else(PoisonError::into_inner).clone().filter(|_| failed)
}

/// Lets new work begin after some was stopped.
pub fn forget() {
    *FAILURE.lock().unwrap_or_else(PoisonError::into_inner) = None;
    ASKED.store(0, Relaxed);
}

/// Unwinds if work is to stop.
#[inline]
pub fn check() {
    if ASKED.load(Relaxed) != 0 {
        unwind();
    }
}

/// Drops what is under way.
pub(crate) fn unwind() -> ! {
    panic::resume_unwind(Box::new(Cancelled))
}

/// The result of `work`; `None` if it was stopped.
///
/// `work` must write shared state only when the state is complete.
pub fn within<R>(work: impl FnOnce() -> R) -> Option<R> {
    match panic::catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => Some(done),
        Err(payload) if payload.is::<Cancelled>() && asked().is_some() => None,
        Err(payload) => panic::resume_unwind(payload),
    }
}

/// Says how many bytes the process may hold, all in all.
pub fn limit_memory(most: u64) {
    MOST.store(most, Relaxed);
}

/// Memory limit of the process in bytes, if set.
pub fn most_memory() -> Option<u64> {
    Some(MOST.load(Relaxed)).filter(|&most| most != u64::MAX)
}

/// Says how many bytes the process holds; asks all work to stop if these are too many.
pub fn hold(bytes: u64) {
    HELD.store(bytes, Relaxed);
    if bytes > MOST.load(Relaxed) {
        ask(Reason::Memory);
    }
}

/// To be called before `bytes` more are taken at once; unwinds if these were too many.
pub fn make_room(bytes: usize) {
    let bytes = bytes as u64;
    if bytes >= SMALL && HELD.load(Relaxed).saturating_add(bytes) > MOST.load(Relaxed) {
        ask(Reason::Memory);
        unwind();
    }
}

/// Unwinds, since the system grants no more memory.
pub fn refused() -> ! {
    REFUSED.store(true, Relaxed);
    ask(Reason::Memory);
    unwind()
}

/// Returns true if the system has refused memory, whatever the process may hold.
pub fn is_refused() -> bool {
    REFUSED.load(Relaxed)
}
