//! Admission control for questions and edits, each with a time limit of its own.

use crate::error::{Error, Result};
use dfquery_engine::cancel::{self, Cancel, Reason};
use std::{
    collections::BTreeMap,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// Admission control for questions and edits.
#[derive(Default)]
pub struct Gate {
    /// The token whose memory limit holds for all work.
    root: Cancel,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The work in progress, by its number.
    running: BTreeMap<u64, Running>,
    begun: u64,
    /// True if no work may begin any more.
    has_ended: bool,
}

/// Work in progress.
struct Running {
    /// The time at which it has to end, if there is one.
    until: Option<Instant>,
    token: Cancel,
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
    /// A gate for work under the memory limit of `root`.
    pub fn new(root: Cancel) -> Self {
        Gate { root, ..Gate::default() }
    }

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

    /// Runs `work` for at most `limit` and returns its result; `work` returns `None` if it notices that it was stopped.
    ///
    /// # Errors
    ///
    /// Time, memory, the end of the server, and the loss of what the work depends on; not the errors of `work`, which
    /// are part of its result.
    pub fn run<R>(&self, limit: Option<Duration>, work: impl FnOnce() -> Option<R>) -> Result<R, Ended> {
        let (number, token) = self.enter(limit)?;
        let result = token.install(|| cancel::within(work));
        self.state().running.remove(&number);
        result.ok().flatten().ok_or_else(|| match token.asked() {
            Some(Reason::Time) => Ended::Time,
            Some(Reason::Memory) => Ended::Memory,
            Some(Reason::Failure) => Ended::Failed(Error::stopped("there is no result", token)),
            Some(Reason::User) | None => Ended::Server,
        })
    }

    /// Admits no more work, and stops what is under way.
    pub fn end(&self) {
        let mut state = self.state();
        state.has_ended = true;
        state.running.values().for_each(|running| running.token.ask(Reason::User));
        self.changed.notify_all();
    }

    /// Returns true if no more work is admitted.
    pub fn has_ended(&self) -> bool {
        self.state().has_ended
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it is locked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins work; gives its number and its token.
    fn enter(&self, limit: Option<Duration>) -> Result<(u64, Cancel), Ended> {
        let mut state = self.state();
        if state.has_ended {
            return Err(Ended::Server);
        }
        state.begun += 1;
        let (number, token) = (state.begun, self.root.sibling(limit));
        let until = limit.map(|limit| Instant::now() + limit);
        state.running.insert(number, Running { until, token: token.clone() });
        self.changed.notify_all();
        Ok((number, token))
    }

    /// Waits for the next end of a time, and stops the work whose time is over.
    fn look(&self) {
        let state = self.state();
        let now = Instant::now();
        let timed = || state.running.values().filter_map(|running| Some((running.until?, &running.token)));
        let open = timed().filter(|(_, token)| token.asked().is_none());
        let next = open.map(|(until, _)| until.saturating_duration_since(now)).min();
        timed().filter(|(until, _)| *until <= now).for_each(|(_, token)| token.ask(Reason::Time));
        let left = next.map_or(TICK, |next| next.min(TICK));
        drop(self.changed.wait_timeout(state, left));
    }
}

/// The interval between checks.
const TICK: Duration = Duration::from_millis(100);

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    fn spin(time: Duration) -> Option<u32> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            cancel::check();
            thread::sleep(Duration::from_millis(1));
        }
        Some(7)
    }

    #[test]
    fn only_the_work_whose_time_is_over_stops() {
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
        assert_eq!(tries.load(Relaxed), 1);
    }

    #[test]
    fn memory_stops_all_work_and_none_that_begins_when_there_is_room_again() {
        let root = Cancel::new();
        root.limit_memory(100);
        let gate = Gate::new(root.clone());
        let full = gate.run(None, || {
            root.hold(101);
            spin(Duration::from_secs(60))
        });
        assert!(matches!(full, Err(Ended::Memory)));
        root.hold(50);
        assert!(matches!(gate.run(None, || spin(Duration::ZERO)), Ok(7)));
    }

    #[test]
    fn nobody_begins_after_the_end() {
        let gate = Arc::new(Gate::default());
        thread::scope(|scope| {
            let work = scope.spawn(|| gate.run(None, || spin(Duration::from_secs(60))));
            thread::sleep(Duration::from_millis(50));
            gate.end();
            assert!(matches!(work.join().expect("no panic"), Err(Ended::Server)));
        });
        assert!(matches!(gate.run(None, || Some(7)), Err(Ended::Server)));
    }
}
