//! Cooperative cancellation: time limit, memory limit, user request.
//!
//! Long-running work calls [`check`] at points where it can be abandoned, and unwinds with [`Cancelled`]: partial
//! results are dropped, complete ones kept. [`within`] catches the unwinding.
//!
//! A [`Cancel`] is the token of one piece of work. Whoever starts the work [installs](Cancel::install) the token for
//! its thread; work that goes on in other threads is [`carried`] there. Whoever may stop the work keeps a clone
//! and [asks](Cancel::ask). Results that must not be cut off are marked as [`Writing`]. Time and memory are
//! measured by callers.

use crate::diagnostic::Diagnostic;
use std::{
    cell::RefCell,
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
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
    /// A process or an input that it depends on has failed: see [`Cancel::failure`].
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

/// A failure of a process or of an input.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The messages of it.
    pub messages: Vec<Diagnostic>,
    /// True if the input is to blame.
    pub of_input: bool,
}

/// The token of one piece of work: the request to stop it, and the memory that it may use. Clones are one token.
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    request: Arc<Request>,
    memory: Arc<Memory>,
    writes: Arc<Writes>,
}

#[derive(Debug, Default)]
struct Request {
    /// The [`Reason`] to stop, 0 for none.
    reason: AtomicU8,
    failure: OnceLock<Failure>,
    timeout: Option<Duration>,
}

/// Memory of the process in bytes.
#[derive(Debug)]
struct Memory {
    /// The most that it may hold.
    limit: AtomicU64,
    /// Held at the last [`Cancel::hold`].
    held: AtomicU64,
    /// True if the system has refused memory.
    is_refused: AtomicBool,
}

/// The results that are being written by all work of the process.
#[derive(Debug, Default)]
struct Writes(Mutex<WriteState>);

#[derive(Debug, Default)]
struct WriteState {
    /// The number of writes in progress.
    running: usize,
    /// The end of the last write.
    ended: Option<Instant>,
}

impl Writes {
    fn state(&self) -> MutexGuard<'_, WriteState> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// As long as it is there results are written, and must not be cut off.
#[derive(Debug)]
pub struct Writing(Arc<Writes>);

impl Writing {
    /// Begins to write, as part of the work on this thread.
    #[must_use]
    pub fn begin() -> Self {
        let writes = Cancel::current().writes;
        writes.state().running += 1;
        Writing(writes)
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.running -= 1;
        state.ended = Some(Instant::now());
    }
}

impl Default for Memory {
    fn default() -> Self {
        Memory { limit: u64::MAX.into(), held: 0.into(), is_refused: false.into() }
    }
}

/// Less than this is not worth asking for: the watcher of the memory sees it in time.
const SMALL: usize = 1 << 20;

thread_local! {
    /// The token of the work on this thread, if that can be stopped.
    static CURRENT: RefCell<Option<Cancel>> = const { RefCell::new(None) };
}

impl Cancel {
    /// A token without limits and without a request to stop.
    pub fn new() -> Self {
        Cancel::default()
    }

    /// The token of the work on this thread; a new one if none is installed.
    pub fn current() -> Self {
        CURRENT.with_borrow(Clone::clone).unwrap_or_default()
    }

    /// A token for other work of the process, under the same memory limit, with `timeout` as its time limit.
    ///
    /// The time limit is for messages: the caller watches the clock.
    pub fn sibling(&self, timeout: Option<Duration>) -> Self {
        let Cancel { memory, writes, .. } = self.clone();
        Cancel { request: Arc::new(Request { timeout, ..Request::default() }), memory, writes }
    }

    /// Does `work` on this thread under this token.
    pub fn install<R>(&self, work: impl FnOnce() -> R) -> R {
        /// Puts back the token that was current before, also when `work` unwinds.
        struct Before(Option<Cancel>);
        impl Drop for Before {
            fn drop(&mut self) {
                CURRENT.set(self.0.take());
            }
        }
        let _before = Before(CURRENT.replace(Some(self.clone())));
        work()
    }

    /// Asks the work to stop; the first reason counts.
    pub fn ask(&self, reason: Reason) {
        let _ = self.request.reason.compare_exchange(0, reason as u8, Relaxed, Relaxed);
    }

    /// The reason that the work was asked to stop, if it was.
    pub fn asked(&self) -> Option<Reason> {
        if self.memory.is_exceeded() {
            self.ask(Reason::Memory);
        }
        let all = [Reason::User, Reason::Time, Reason::Memory, Reason::Failure];
        all.into_iter().find(|&r| r as u8 == self.request.reason.load(Relaxed))
    }

    /// The failure, if it is the reason to stop.
    pub fn failure(&self) -> Option<Failure> {
        self.request.failure.get().filter(|_| self.asked() == Some(Reason::Failure)).cloned()
    }

    /// The time limit, if there is one.
    pub fn timeout(&self) -> Option<Duration> {
        self.request.timeout
    }

    /// Limits the memory of the process, in bytes.
    pub fn limit_memory(&self, most: u64) {
        self.memory.limit.store(most, Relaxed);
    }

    /// The memory limit of the process in bytes, if set.
    pub fn memory_limit(&self) -> Option<u64> {
        Some(self.memory.limit.load(Relaxed)).filter(|&most| most != u64::MAX)
    }

    /// Records the number of bytes that the process holds; above the limit, work under this token and its siblings stops.
    pub fn hold(&self, bytes: u64) {
        self.memory.held.store(bytes, Relaxed);
    }

    /// Returns true if this work and its siblings write no results, nor did for `long`.
    pub fn is_quiet(&self, long: Duration) -> bool {
        let state = self.writes.state();
        state.running == 0 && state.ended.is_none_or(|ended| ended.elapsed() > long)
    }

    /// Returns true if the system has refused memory, whatever the limit.
    pub fn is_refused(&self) -> bool {
        self.memory.is_refused.load(Relaxed)
    }

    fn end(&self, failure: Failure) -> ! {
        let _ = self.request.failure.set(failure);
        self.ask(Reason::Failure);
        unwind()
    }
}

impl Memory {
    #[inline]
    fn is_exceeded(&self) -> bool {
        self.held.load(Relaxed) > self.limit.load(Relaxed)
    }
}

/// Asks the current work to stop and unwinds, since what others do for it has failed as `message` says.
pub fn fail(message: String) -> ! {
    Cancel::current().end(Failure { messages: vec![Diagnostic::error(message)], of_input: false })
}

/// Asks the current work to stop and unwinds, since what it reads is wrong as `messages` say.
pub fn refuse(messages: Vec<Diagnostic>) -> ! {
    Cancel::current().end(Failure { messages, of_input: true })
}

/// The reason that the current work was asked to stop, if it was.
pub fn asked() -> Option<Reason> {
    CURRENT.with_borrow(|current| current.as_ref()?.asked())
}

/// Unwinds if the current work is to stop.
#[inline]
pub fn check() {
    let is_stopped = CURRENT.with_borrow(|current| {
        current.as_ref().is_some_and(|token| {
            token.request.reason.load(Relaxed) != 0 || token.memory.is_exceeded() && token.asked().is_some()
        })
    });
    if is_stopped {
        unwind();
    }
}

/// Drops what is under way.
pub(crate) fn unwind() -> ! {
    panic::resume_unwind(Box::new(Cancelled))
}

/// The result of `work` under the current token, which is a new one if none is installed.
///
/// `work` must write shared state only when the state is complete.
///
/// # Errors
///
/// The token, if `work` was stopped.
pub fn within<R>(work: impl FnOnce() -> R) -> Result<R, Cancel> {
    let token = Cancel::current();
    match panic::catch_unwind(AssertUnwindSafe(|| token.install(work))) {
        Ok(done) => Ok(done),
        Err(payload) if payload.is::<Cancelled>() && token.asked().is_some() => Err(token),
        Err(payload) => panic::resume_unwind(payload),
    }
}

/// `work` for other threads, under the token of this one.
pub fn carried<A, R>(work: impl Fn(A) -> R) -> impl Fn(A) -> R {
    let token = CURRENT.with_borrow(Clone::clone);
    move |argument| match &token {
        Some(token) => token.install(|| work(argument)),
        None => work(argument),
    }
}

/// To be called before `bytes` more are taken at once; unwinds if these were too many.
pub fn make_room(bytes: usize) {
    if bytes < SMALL {
        return;
    }
    let token = Cancel::current();
    let Memory { limit, held, .. } = &*token.memory;
    if held.load(Relaxed).saturating_add(bytes as u64) > limit.load(Relaxed) {
        token.ask(Reason::Memory);
        unwind();
    }
}

/// Unwinds, since the system grants no more memory.
pub fn refused() -> ! {
    let token = Cancel::current();
    token.memory.is_refused.store(true, Relaxed);
    token.ask(Reason::Memory);
    unwind()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn only_the_work_that_is_asked_stops() {
        let [one, other] = [Cancel::new(), Cancel::new()];
        let work = || within(|| (0..100).for_each(|_| check()));
        one.ask(Reason::Time);
        assert_eq!(one.install(work).map_err(|token| token.asked()), Err(Some(Reason::Time)));
        assert!(other.install(work).is_ok() && work().is_ok());
    }

    #[test]
    fn work_is_stopped_in_the_threads_that_it_is_carried_to() {
        let token = Cancel::new();
        let work = token.install(|| carried(|()| within(check).is_ok()));
        thread::scope(|scope| {
            assert!(scope.spawn(|| work(())).join().expect("no panic"));
            token.ask(Reason::User);
            assert!(!scope.spawn(|| work(())).join().expect("no panic"));
        });
    }

    #[test]
    fn siblings_share_the_memory_and_not_the_request() {
        let one = Cancel::new();
        one.limit_memory(100);
        let other = one.sibling(None);
        one.ask(Reason::User);
        assert_eq!(other.asked(), None);
        other.hold(101);
        let third = one.sibling(None);
        assert!(third.install(|| within(check)).is_err());
        one.hold(99);
        assert_eq!([&one, &third].map(Cancel::asked), [Some(Reason::User), Some(Reason::Memory)]);
        assert_eq!(one.sibling(None).asked(), None);
    }

    #[test]
    fn siblings_know_of_each_others_writes() {
        let one = Cancel::new();
        let other = one.sibling(None);
        let writing = one.install(Writing::begin);
        assert_eq!([&other, &Cancel::new()].map(|token| token.is_quiet(Duration::ZERO)), [false, true]);
        drop(writing);
        assert!(!other.is_quiet(Duration::MAX));
        thread::sleep(Duration::from_millis(1));
        assert!(other.is_quiet(Duration::ZERO));
    }

    #[test]
    fn a_failure_comes_with_its_messages() {
        let stopped = within(|| fail("worker 1 is lost".to_owned())).expect_err("it fails");
        let failure = stopped.failure().expect("it is the reason");
        assert_eq!((failure.messages[0].message.as_str(), failure.of_input), ("worker 1 is lost", false));
    }
}
