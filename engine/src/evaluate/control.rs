//! Watching and stopping an evaluation.

use crate::stop;
use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

/// What the evaluations of one program share: the wish to stop, and the time of each rule.
#[derive(Default)]
pub struct Control {
    stop: AtomicBool,
    /// Whether a stratum has stopped at a limit.
    limited: AtomicBool,
    /// By the number of the rule among all that can be evaluated; empty if time is not asked for.
    times: Vec<Counters>,
}

#[derive(Default)]
struct Counters {
    rounds: AtomicU64,
    tuples: AtomicU64,
    nanos: AtomicU64,
}

/// What one rule cost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RuleTime {
    /// The most rounds in which it was evaluated for one part, or for the whole.
    pub rounds: u64,
    /// The tuples that it was the first to derive.
    pub tuples: u64,
    /// The time of all threads together.
    pub time: Duration,
}

impl Control {
    /// One that measures the time of `rules` rules.
    pub fn timing(rules: usize) -> Self {
        Control { times: (0..rules).map(|_| Counters::default()).collect(), ..Control::default() }
    }

    /// Asks the evaluations of these rules to stop. They unwind with [`stop::Cancelled`].
    pub fn cancel(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Unwinds if these evaluations, or all work, is to stop. What is half derived is dropped: a part keeps only whole relations.
    #[inline]
    pub fn check(&self) {
        stop::check();
        if self.stop.load(Relaxed) {
            stop::unwind();
        }
    }

    /// Whether some stratum has stopped because a relation had as many rows as `.limitsize` allows.
    pub fn is_limited(&self) -> bool {
        self.limited.load(Relaxed)
    }

    pub(super) fn set_limited(&self) {
        self.limited.store(true, Relaxed);
    }

    /// Whether time is measured.
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

    /// What rule number `rule` has cost so far.
    pub fn time(&self, rule: usize) -> RuleTime {
        let counters = &self.times[rule];
        RuleTime {
            rounds: counters.rounds.load(Relaxed),
            tuples: counters.tuples.load(Relaxed),
            time: Duration::from_nanos(counters.nanos.load(Relaxed)),
        }
    }
}
