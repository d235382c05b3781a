//! Long work: without the interpreter's lock, with progress, and with an end when the user wishes so.
//!
//! The thread that calls waits, and looks up now and then: for signals, and to tell how far the work is. Python code runs in
//! that thread alone.

use crate::{
    failure::{self, Failure},
    observer::{Progress, Watcher},
    threads,
};
use dfquery::{
    Result,
    engine::cancel::{Cancel, Reason},
};
use pyo3::prelude::*;
use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Condvar, Mutex, PoisonError},
    thread,
    time::Duration,
};

/// The longest time until a signal is handled.
const TICK: Duration = Duration::from_millis(50);

/// The result of work, or its panic.
type Outcome<R> = thread::Result<Result<R>>;

/// Does `work` on the pool, and gives what it gives; `progress` is called with what is done, how much of it, and of how much.
///
/// # Errors
///
/// Those of `work`; what `progress` or a handler of signals raises.
pub fn run<R: Send>(
    py: Python,
    watcher: &Watcher,
    progress: Option<&Py<PyAny>>,
    work: impl FnOnce() -> Result<R> + Send,
) -> Result<R, Failure> {
    let pool = threads::pool()?;
    watcher.start();
    let told = Told { watcher, progress, token: Cancel::new() };
    let done = py.detach(|| {
        let (slot, ended) = (Mutex::new(None), Condvar::new());
        let raised = pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                let outcome = catch_unwind(AssertUnwindSafe(|| told.token.install(work)));
                *lock(&slot) = Some(outcome);
                ended.notify_one();
            });
            told.wait(&slot, &ended)
        });
        let outcome = slot.into_inner().unwrap_or_else(PoisonError::into_inner);
        match raised {
            Some(raised) => Err(Failure::Raised(raised)),
            None => settled(outcome.expect("the work has ended")),
        }
    });
    let messages = watcher.take_messages();
    let done = done?;
    told.last(py)?;
    failure::warn(py, messages)?;
    Ok(done)
}

fn settled<R>(outcome: Outcome<R>) -> Result<R, Failure> {
    match outcome {
        Ok(result) => Ok(result?),
        Err(payload) => Err(Failure::Panicked(format!("dfquery has a bug: {}", text(&*payload)))),
    }
}

fn text(payload: &(dyn Any + Send)) -> &str {
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

/// The receivers of progress reports on one piece of work.
struct Told<'w> {
    watcher: &'w Watcher,
    progress: Option<&'w Py<PyAny>>,
    /// The token of the work.
    token: Cancel,
}

impl Told<'_> {
    /// Waits until `slot` is filled; what Python raises meanwhile stops the work.
    fn wait<T>(&self, slot: &Mutex<Option<T>>, ended: &Condvar) -> Option<PyErr> {
        let (mut raised, mut last) = (None, None);
        let mut filled = lock(slot);
        while filled.is_none() {
            filled = ended.wait_timeout(filled, TICK).unwrap_or_else(PoisonError::into_inner).0;
            if filled.is_some() {
                break;
            }
            drop(filled);
            if raised.is_none() {
                // There is no interpreter any more when it ends.
                raised = Python::try_attach(|py| self.look(py, &mut last)).and_then(Result::err);
            }
            if raised.is_some() {
                self.watcher.cancel();
                self.token.ask(Reason::User);
            }
            filled = lock(slot);
        }
        raised
    }

    /// Lets Python handle signals, and tells how far the work is.
    fn look(&self, py: Python, last: &mut Option<Progress>) -> PyResult<()> {
        py.check_signals()?;
        let now = self.watcher.progress();
        if now != *last {
            *last = now;
            self.tell(py, now)?;
        }
        Ok(())
    }

    /// Tells that all is done.
    fn last(&self, py: Python) -> PyResult<()> {
        self.tell(py, self.watcher.progress())
    }

    fn tell(&self, py: Python, progress: Option<Progress>) -> PyResult<()> {
        if let (Some(callback), Some(Progress { doing, done, total })) = (self.progress, progress) {
            callback.call1(py, (doing, done, total))?;
        }
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // Nothing panics while it is locked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
