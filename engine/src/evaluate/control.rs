//! Watching and stopping an evaluation.

use crate::{cancel, schema::RelationId};
use std::{
    collections::BTreeSet,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

/// State shared by the evaluations of one program: the request to stop, and the time of each rule.
#[derive(Default)]
pub struct Control {
    stop: AtomicBool,
    /// The relations that have reached their limit in some part.
    limited: Mutex<BTreeSet<RelationId>>,
    /// By the number of the rule among all that can be evaluated; empty if time is not asked for.
    times: Vec<Counters>,
    /// By number of a worker what it has done; empty if time is not asked for, or nothing has workers.
    workers: Mutex<Vec<WorkerTime>>,
    /// The listener for the progress of derivations of the whole program.
    teller: OnceLock<Box<Teller>>,
}

/// A listener that receives, after each round of a stratum of the whole program, its largest relation and that one's
/// number of tuples; and `None` at its end.
pub type Teller = dyn Fn(Option<(RelationId, usize)>) + Send + Sync;

#[derive(Default)]
struct Counters {
    rounds: AtomicU64,
    tuples: AtomicU64,
    nanos: AtomicU64,
}

/// Cost of one rule.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RuleTime {
    /// The most rounds in which it was evaluated for one part, or for the whole.
    pub rounds: u64,
    /// The tuples that it was the first to derive.
    pub tuples: u64,
    /// The time of all threads together.
    pub time: Duration,
}

/// Work of one of several workers, in all their derivations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WorkerTime {
    /// The facts that it gave to others or took itself.
    pub facts: u64,
    /// The tuples that ended with it.
    pub tuples: u64,
    /// Of the processor, where the system reports it.
    pub time: Option<Duration>,
}

impl Control {
    /// One that measures the time of `rules` rules.
    pub fn timing(rules: usize) -> Self {
        Control { times: (0..rules).map(|_| Counters::default()).collect(), ..Control::default() }
    }

    /// Reports to `teller` how far derivations of the whole program are, unless another thread does already.
    pub fn tell(&self, teller: Box<Teller>) {
        let _ = self.teller.set(teller);
    }

    pub(super) fn teller(&self) -> Option<&Teller> {
        self.teller.get().map(|teller| &**teller)
    }

    /// Asks the evaluations of these rules to stop. They unwind with [`cancel::Cancelled`].
    pub fn cancel(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Unwinds if these evaluations, or all work, is to stop. What is half derived is dropped: a part keeps only whole
    /// relations.
    #[inline]
    pub fn check(&self) {
        cancel::check();
        if self.stop.load(Relaxed) {
            cancel::unwind();
        }
    }

    /// Returns true if these evaluations, or all work, is to stop.
    pub fn is_stopped(&self) -> bool {
        cancel::asked().is_some() || self.stop.load(Relaxed)
    }

    /// The relations that had as many rows in some part as `.limitsize` allows, so that their strata have stopped.
    pub fn limited(&self) -> Vec<RelationId> {
        self.limited.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect()
    }

    pub(super) fn add_limited(&self, relation: RelationId) {
        self.limited.lock().unwrap_or_else(PoisonError::into_inner).insert(relation);
    }

    /// Returns true if time is measured.
    pub fn is_timing(&self) -> bool {
        !self.times.is_empty()
    }

    pub(super) fn add(&self, rule: usize, tuples: usize, time: Duration) {
        let counters = &self.times[rule];
        counters.tuples.fetch_add(tuples as u64, Relaxed);
        counters.nanos.fetch_add(time.as_nanos() as u64, Relaxed);
    }

    pub(super) fn add_rounds(&self, rule: usize, rounds: usize) {
        self.times[rule].rounds.fetch_max(rounds as u64, Relaxed);
    }

    /// The cost of rule number `rule` so far.
    pub fn time(&self, rule: usize) -> RuleTime {
        let counters = &self.times[rule];
        RuleTime {
            rounds: counters.rounds.load(Relaxed),
            tuples: counters.tuples.load(Relaxed),
            time: Duration::from_nanos(counters.nanos.load(Relaxed)),
        }
    }

    /// Adds what worker number `worker` has done, if time is measured.
    pub fn add_worker(&self, worker: usize, done: WorkerTime) {
        if !self.is_timing() {
            return;
        }
        let mut workers = self.workers.lock().unwrap_or_else(PoisonError::into_inner);
        if workers.len() <= worker {
            workers.resize(worker + 1, WorkerTime::default());
        }
        let all = &mut workers[worker];
        all.facts += done.facts;
        all.tuples += done.tuples;
        all.time = done.time.map(|time| time + all.time.unwrap_or_default());
    }

    /// The work of each worker so far.
    pub fn workers(&self) -> Vec<WorkerTime> {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
