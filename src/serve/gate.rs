//! Admission control for questions and edits, with time limits and restart after cancellation.
//!
//! The request to stop is process-wide (see [`stop`]), so it stops all work in progress. Work that was not to be
//! stopped begins again once all has stopped; no work begins before.

use crate::error::{Error, Result};
use dfquery_engine::stop::{self, Reason};
use std::{
    collections::BTreeMap,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// Admission control for questions and edits.
#[derive(Default)]
pub struct Gate {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The work in progress, with the time at which it has to end, if there is one.
    running: BTreeMap<u64, Option<Instant>>,
    begun: u64,
    /// True if no work may begin until all has stopped.
    is_closed: bool,
    /// True if no work may begin any more.
    has_ended: bool,
}

/// The reason why work has no result.
#[derive(Debug)]
pub enum Ended {
    /// It took as long as it may.
    Time,
    /// The process took as much memory as it may.
    Memory,
    /// No more is done.
    Server,
    /// For a reason of its own.
    Failed(Error),
}

impl From<Error> for Ended {
    fn from(error: Error) -> Self {
        Ended::Failed(error)
    }
}

impl Gate {
    /// Starts the thread that looks at the time; it ends with the gate.
    ///
    /// # Errors
    ///
    /// The system grants no thread.
    pub fn watch(self: &Arc<Self>) -> Result<()> {
        let gate = Arc::downgrade(self);
        let look = move || {
            while let Some(gate) = gate.upgrade() {
                gate.look();
            }
        };
        let started = thread::Builder::new().name("gate".to_owned()).spawn(look);
        started.map(drop).map_err(|error| Error::message(format!("cannot start a thread: {error}")))
    }

    /// Runs `work` for at most `limit` and returns its result; `work` returns `None` if it was stopped. Work that
    /// begins again has the full time again.
    ///
    /// # Errors
    ///
    /// Time, memory, and the end of the server; not the errors of `work`, which are part of its result.
    pub fn run<R>(&self, limit: Option<Duration>, mut work: impl FnMut() -> Option<R>) -> Result<R, Ended> {
        loop {
            let (number, until) = self.enter(limit)?;
            let result = stop::within(&mut work).flatten();
            if let Some(result) = self.leave(number, until, result)? {
                return Ok(result);
            }
        }
    }

    /// Runs `work` without a time limit and returns its result: if it was stopped because of other work, it runs again
    /// alone.
    ///
    /// # Errors
    ///
    /// See [`Gate::run`].
    pub fn run_alone_at_last<R>(&self, mut work: impl FnMut() -> Option<R>) -> Result<R, Ended> {
        let (mut number, _) = self.enter(None)?;
        loop {
            let result = stop::within(&mut work).flatten();
            if let Some(result) = self.leave(number, None, result)? {
                return Ok(result);
            }
            number = self.enter_alone()?;
        }
    }

    /// Lets nobody begin any more, and stops what is under way.
    pub fn end(&self) {
        let mut state = self.state();
        state.has_ended = true;
        if !state.running.is_empty() {
            stop::ask(Reason::User);
        }
        self.changed.notify_all();
    }

    /// Returns true if nobody may begin any more.
    pub fn has_ended(&self) -> bool {
        self.state().has_ended
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it is locked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until it is allowed to begin, and begins; gives the time at which it is to end.
    fn enter(&self, limit: Option<Duration>) -> Result<(u64, Option<Instant>), Ended> {
        let mut state = self.state();
        while state.is_closed && !state.has_ended {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let until = limit.map(|limit| Instant::now() + limit);
        Ok((self.begin(state, until)?, until))
    }

    /// Waits until nothing is under way, and begins while nobody else may.
    fn enter_alone(&self) -> Result<u64, Ended> {
        let mut state = self.state();
        while (state.is_closed || !state.running.is_empty()) && !state.has_ended {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.is_closed = true;
        self.begin(state, None)
    }

    fn begin(&self, mut state: MutexGuard<'_, State>, until: Option<Instant>) -> Result<u64, Ended> {
        if state.has_ended {
            return Err(Ended::Server);
        }
        state.begun += 1;
        let number = state.begun;
        state.running.insert(number, until);
        self.changed.notify_all();
        Ok(number)
    }

    /// Ends number `number`, and gives its result; none if it is to begin again.
    fn leave<R>(&self, number: u64, until: Option<Instant>, result: Option<R>) -> Result<Option<R>, Ended> {
        let mut state = self.state();
        state.running.remove(&number);
        let reason = stop::asked();
        state.is_closed |= reason.is_some();
        if state.running.is_empty() {
            if reason.is_some() {
                stop::forget();
            }
            state.is_closed = false;
        }
        self.changed.notify_all();
        match reason {
            _ if result.is_some() => Ok(result),
            _ if state.has_ended => Err(Ended::Server),
            Some(Reason::Memory) => Err(Ended::Memory),
            Some(_) if until.is_some_and(|until| until <= Instant::now()) => Err(Ended::Time),
            _ => Ok(None),
        }
    }

    /// Waits for the next end of a time, and stops all if it is there.
    fn look(&self) {
        let state = self.state();
        let next = state.running.values().flatten().min().copied();
        let left = next.map_or(TICK, |next| next.saturating_duration_since(Instant::now()).min(TICK));
        if !left.is_zero() {
            drop(self.changed.wait_timeout(state, left));
            return;
        }
        let mut state = state;
        state.is_closed = true;
        stop::ask(Reason::Time);
        // What is under way stops within moments.
        drop(self.changed.wait_timeout(state, MOMENT));
    }
}

/// The interval between checks.
const TICK: Duration = Duration::from_millis(100);

/// The interval between checks whether work has stopped.
const MOMENT: Duration = Duration::from_millis(5);

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        env,
        process::Command,
        sync::atomic::{AtomicUsize, Ordering::Relaxed},
    };

    /// The request to stop is of the process, in which all tests of the crate run: those of the gate have one of their own
    /// each.
    #[test]
    fn each_test_passes_in_a_process_of_its_own() {
        let program = env::current_exe().expect("this is a program");
        for test in [
            "who_is_not_meant_begins_again",
            "an_edit_that_is_stopped_is_made_alone",
            "what_is_done_is_not_done_again",
            "nobody_begins_after_the_end",
        ] {
            let name = format!("serve::gate::tests::{test}");
            let run = Command::new(&program).args(["--exact", &name, "--ignored"]).output();
            let run = run.expect("it can be started");
            let told = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success() && told.contains("1 passed"), "{name}: {told}");
        }
    }

    fn spin(time: Duration) -> Option<u32> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            stop::check();
            thread::sleep(Duration::from_millis(1));
        }
        Some(7)
    }

    #[test]
    #[ignore = "stops its process"]
    fn who_is_not_meant_begins_again() {
        let gate = Arc::new(Gate::default());
        gate.watch().expect("there are threads");
        let tries = AtomicUsize::new(0);
        thread::scope(|scope| {
            let short =
                scope.spawn(|| gate.run(Some(Duration::from_millis(60)), || spin(Duration::from_secs(60))));
            let long = scope.spawn(|| {
                gate.run(Some(Duration::from_secs(60)), || {
                    tries.fetch_add(1, Relaxed);
                    spin(Duration::from_millis(200))
                })
            });
            assert!(matches!(short.join().expect("no panic"), Err(Ended::Time)));
            assert!(matches!(long.join().expect("no panic"), Ok(7)));
        });
        assert!(tries.load(Relaxed) >= 2, "the end of one stops the other");
        assert_eq!(stop::asked(), None);
    }

    #[test]
    #[ignore = "stops its process"]
    fn an_edit_that_is_stopped_is_made_alone() {
        let gate = Arc::new(Gate::default());
        gate.watch().expect("there are threads");
        let edits = AtomicUsize::new(0);
        thread::scope(|scope| {
            let edit = scope.spawn(|| {
                gate.run_alone_at_last(|| {
                    edits.fetch_add(1, Relaxed);
                    spin(Duration::from_millis(150))
                })
            });
            for _ in 0..8 {
                let ended = gate.run(Some(Duration::from_millis(40)), || spin(Duration::from_secs(60)));
                assert!(matches!(ended, Err(Ended::Time)));
            }
            assert!(edit.join().expect("no panic").is_ok());
        });
        assert_eq!(edits.load(Relaxed), 2);
    }

    #[test]
    #[ignore = "stops its process"]
    fn what_is_done_is_not_done_again() {
        let gate = Gate::default();
        let edits = AtomicUsize::new(0);
        let edit = gate.run_alone_at_last(|| {
            // Somebody else runs out of time now.
            stop::ask(Reason::Time);
            Some(edits.fetch_add(1, Relaxed))
        });
        assert!(matches!(edit, Ok(0)));
        assert_eq!((edits.load(Relaxed), stop::asked()), (1, None));
    }

    #[test]
    #[ignore = "stops its process"]
    fn nobody_begins_after_the_end() {
        let gate = Arc::new(Gate::default());
        thread::scope(|scope| {
            let work = scope.spawn(|| gate.run(None, || spin(Duration::from_secs(60))));
            thread::sleep(Duration::from_millis(50));
            gate.end();
            assert!(matches!(work.join().expect("no panic"), Err(Ended::Server)));
        });
        assert!(matches!(gate.run(None, || Some(7)), Err(Ended::Server)));
        assert_eq!(stop::asked(), None);
    }
}
