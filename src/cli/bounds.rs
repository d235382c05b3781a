//! `--timeout` and `--memory-limit`: the limits of one run.
//!
//! A thread polls the clock and the memory of the process, and requests all work to stop at a limit. Work stops within
//! moments, finished results are written, and the status is [`STOPPED`]. If work in progress does not stop, the process
//! exits: after [`GRACE`] without output, or when memory exceeds the limit by a quarter.

use crate::cli::{
    failure::{self, Failure, STOPPED},
    limits::{TIMEOUT, UNITS, told},
};
use dfquery::file;
use dfquery_engine::{
    stop::{self, Reason},
    syntax::Sources,
};
use std::{
    process,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

/// The polling interval: a process fills some ten megabytes in this time, and a poll takes 30 microseconds.
const TICK: Duration = Duration::from_millis(20);

/// The time that work in progress has to stop.
const GRACE: Duration = Duration::from_secs(5);

/// The limits of a run on time and memory.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct Bounds {
    /// Stop after S seconds, keep finished results, and exit with status 3
    ///
    /// In the shell the limit applies to each query.
    #[arg(long, help_heading = "Limits", value_name = "S", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Stop when the process uses this much memory, as in 500M or 4G, keep finished results, and exit with status 3
    ///
    /// The default is three quarters of the memory of the machine or the container. The limit applies to resident
    /// memory. Where the operating system does not report it, memory is not limited, and this flag is an error.
    #[arg(long, help_heading = "Limits", value_name = "M", value_parser = bytes)]
    pub memory_limit: Option<u64>,
}

/// When the current query began; none if there is no current query.
static BEGAN: Mutex<Option<Instant>> = Mutex::new(None);

fn began() -> MutexGuard<'static, Option<Instant>> {
    // Nothing panics while it is locked.
    BEGAN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bounds {
    /// Starts a thread that stops the process at these limits; time counts from [`begin`].
    pub fn watch(&self) -> Result<(), Failure> {
        if !sysinfo::IS_SUPPORTED_SYSTEM && self.memory_limit.is_some() {
            let help = "leave out --memory-limit, and use a facility of the operating system";
            return Err(Failure::with_help("the memory of a process cannot be read on this system", help));
        }
        if let Some(timeout) = self.timeout {
            TIMEOUT.get_or_init(|| timeout);
        }
        let limit = self.memory_limit;
        let watcher = thread::Builder::new().name("bounds".to_owned());
        let started = watcher.spawn(move || Watcher::new(limit).watch());
        started.map(drop).map_err(|error| Failure::message(format!("cannot start a thread: {error}")))
    }
}

/// Starts the clock of a piece of work.
pub fn begin() {
    stop::forget();
    *began() = Some(Instant::now());
}

/// Stops the clock: no work is in progress.
pub fn end() {
    *began() = None;
    stop::forget();
}

/// Does `work`, and fails if it was stopped.
pub fn stoppable<R>(work: impl FnOnce() -> Result<R, Failure>) -> Result<R, Failure> {
    stop::within(work).unwrap_or_else(|| Err(Failure::stopped("there is no result")))
}

/// Polls clock and memory.
struct Watcher {
    meter: Option<Meter>,
    /// When it first saw the request to stop.
    asked: Option<Instant>,
}

impl Watcher {
    fn new(limit: Option<u64>) -> Self {
        let meter = Meter::new();
        if let Some(most) = limit.or_else(|| meter.as_ref().and_then(Meter::usual)) {
            stop::limit_memory(most);
        }
        Watcher { meter, asked: None }
    }

    fn watch(mut self) {
        loop {
            let began = *began();
            match began {
                Some(began) => self.look(began),
                None => self.asked = None,
            }
            thread::sleep(next_look(began.map(|began| began.elapsed())));
        }
    }

    fn look(&mut self, began: Instant) {
        let held = self.meter.as_mut().and_then(Meter::read);
        held.into_iter().for_each(stop::hold);
        if TIMEOUT.get().is_some_and(|timeout| began.elapsed() >= *timeout) {
            stop::ask(Reason::Time);
        }
        match stop::asked() {
            None | Some(Reason::User) => self.asked = None,
            Some(_) => self.insist(held),
        }
    }

    /// Exits the process if work in progress does not stop.
    fn insist(&mut self, held: Option<u64>) {
        let asked = *self.asked.get_or_insert_with(Instant::now);
        let most = stop::most_memory().unwrap_or(u64::MAX);
        let is_full = held.is_some_and(|held| held > most.saturating_add(most / 4));
        if is_full || asked.elapsed() > GRACE && file::is_quiet(GRACE) {
            failure::report(&[told("work in progress does not stop and is abandoned")], &Sources::new());
            process::exit(STOPPED.into());
        }
    }
}

/// The time until the next poll when a query has run for `elapsed`: at most until its limit.
fn next_look(elapsed: Option<Duration>) -> Duration {
    let left = elapsed.and_then(|elapsed| TIMEOUT.get()?.checked_sub(elapsed));
    left.map_or(TICK, |left| left.min(TICK))
}

/// Reads the memory of the process.
struct Meter {
    system: System,
    process: Pid,
}

impl Meter {
    /// None if it cannot be read.
    fn new() -> Option<Self> {
        let process = sysinfo::get_current_pid().ok()?;
        sysinfo::IS_SUPPORTED_SYSTEM.then(|| Meter { system: System::new(), process })
    }

    /// Resident bytes.
    fn read(&mut self) -> Option<u64> {
        let what = ProcessRefreshKind::nothing().with_memory().without_tasks();
        self.system.refresh_processes_specifics(ProcessesToUpdate::Some(&[self.process]), false, what);
        Some(self.system.process(self.process)?.memory())
    }

    /// Three quarters of all memory: other processes need some, and work that stops at the limit needs a little more.
    fn usual(&self) -> Option<u64> {
        let mut system = System::new();
        system.refresh_memory();
        let contained = system.cgroup_limits().map_or(u64::MAX, |limits| limits.total_memory);
        let all = system.total_memory().min(contained);
        (all > 0).then_some(all / 4 * 3)
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds".to_owned())?;
    match Duration::try_from_secs_f64(number) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err("expected more than 0 seconds".to_owned()),
    }
}

fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = text[digits.len()..].to_ascii_uppercase();
    let unit = unit.trim_end_matches('B').trim_end_matches('I');
    let power = UNITS.iter().skip(1).position(|known| *known == unit);
    let power = power.ok_or("expected a number with a unit, as in 500M or 4G")? as u32 + 1;
    let number: u64 = digits.parse().map_err(|_| "expected a whole number before the unit")?;
    match number.checked_mul(1 << (10 * power)) {
        Some(bytes) if bytes > 0 => Ok(bytes),
        _ => Err("this is not an amount of memory".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::limits::in_units;

    #[test]
    fn bounds_are_read_as_they_are_meant() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "nan", "inf", "1e300", "soon", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
        let read = [bytes("64K"), bytes("500M"), bytes("4g"), bytes("2GiB")];
        assert_eq!(read, [Ok(64 << 10), Ok(500 << 20), Ok(4 << 30), Ok(2 << 30)]);
        for wrong in ["4", "G", "-4G", "0M", "4Q", "99999999999T", "1.5G", ""] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
        assert_eq!([500 << 20, 3 << 29, 1].map(in_units), ["500M", "1.5G", "1"]);
    }
}
