//! `--timeout` and `--memory-limit`: what one run may take.
//!
//! A thread looks at the clock and at the memory of the process, and asks all work to stop at the bound. Work notices it
//! within moments, what is finished is written, and the status is [`STOPPED`]. Should something under way not notice, the
//! process is ended all the same: after [`GRACE`] in which nothing was written, or when memory is a quarter over the bound.

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

/// How often the thread looks: a process fills some ten megabytes in this time, and a look takes 30 microseconds.
const TICK: Duration = Duration::from_millis(20);

/// How long what is under way may take to notice that it is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// How long a run may take, and how much memory.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct Bounds {
    /// Stop after so many seconds; what is finished is kept, and the status is 3
    ///
    /// In the shell each question may take so long.
    #[arg(long, help_heading = "Limits", value_name = "S", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Stop where the process holds so much memory, as in 500M or 4G; what is finished is kept, and the status is 3
    ///
    /// Without it, three quarters of what the machine or the container has. What counts is what the operating system calls
    /// resident; where it does not tell, nothing is bounded, and to ask for it is an error.
    #[arg(long, help_heading = "Limits", value_name = "M", value_parser = bytes)]
    pub memory_limit: Option<u64>,
}

/// When the question began that is answered; nothing where none is.
static BEGAN: Mutex<Option<Instant>> = Mutex::new(None);

fn began() -> MutexGuard<'static, Option<Instant>> {
    // Nothing panics while it is locked.
    BEGAN.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bounds {
    /// Lets a thread stop the process at these bounds; time counts from [`begin`].
    pub fn watch(&self) -> Result<(), Failure> {
        if !sysinfo::IS_SUPPORTED_SYSTEM && self.memory_limit.is_some() {
            let help = "leave out --memory-limit; the system has means of its own";
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

/// Begins something that may take as long as the bounds say.
pub fn begin() {
    stop::forget();
    *began() = Some(Instant::now());
}

/// Ends it: nothing is under way now.
pub fn end() {
    *began() = None;
    stop::forget();
}

/// Does `work`, and fails where it was stopped.
pub fn stoppable<R>(work: impl FnOnce() -> Result<R, Failure>) -> Result<R, Failure> {
    stop::within(work).unwrap_or_else(|| Err(Failure::stopped("there is no result")))
}

/// Looks at clock and memory.
struct Watcher {
    meter: Option<Meter>,
    /// When it saw that work is to stop.
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

    /// Ends the process if what is under way does not stop.
    fn insist(&mut self, held: Option<u64>) {
        let asked = *self.asked.get_or_insert_with(Instant::now);
        let most = stop::most_memory().unwrap_or(u64::MAX);
        let is_full = held.is_some_and(|held| held > most.saturating_add(most / 4));
        if is_full || asked.elapsed() > GRACE && file::is_quiet(GRACE) {
            failure::report(&[told("what is under way does not stop, and is given up")], &Sources::new());
            process::exit(STOPPED.into());
        }
    }
}

/// How long until the thread looks again when a question has been answered for `elapsed`: no longer than to its bound.
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
    /// None where it cannot be read.
    fn new() -> Option<Self> {
        let process = sysinfo::get_current_pid().ok()?;
        sysinfo::IS_SUPPORTED_SYSTEM.then(|| Meter { system: System::new(), process })
    }

    /// The bytes that are resident.
    fn read(&mut self) -> Option<u64> {
        let what = ProcessRefreshKind::nothing().with_memory().without_tasks();
        self.system.refresh_processes_specifics(ProcessesToUpdate::Some(&[self.process]), false, what);
        Some(self.system.process(self.process)?.memory())
    }

    /// Three quarters of what there is: others need memory as well, and what stops at the bound needs a little more.
    fn usual(&self) -> Option<u64> {
        let mut system = System::new();
        system.refresh_memory();
        let contained = system.cgroup_limits().map_or(u64::MAX, |limits| limits.total_memory);
        let all = system.total_memory().min(contained);
        (all > 0).then_some(all / 4 * 3)
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "a number of seconds is expected".to_owned())?;
    match Duration::try_from_secs_f64(number) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err("more than no time is expected".to_owned()),
    }
}

fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = text[digits.len()..].to_ascii_uppercase();
    let unit = unit.trim_end_matches('B').trim_end_matches('I');
    let power = UNITS.iter().skip(1).position(|known| *known == unit);
    let power = power.ok_or("a number with a unit is expected, as in 500M or 4G")? as u32 + 1;
    let number: u64 = digits.parse().map_err(|_| "a whole number is expected in front of the unit")?;
    match number.checked_mul(1 << (10 * power)) {
        Some(bytes) if bytes > 0 => Ok(bytes),
        _ => Err("this is no amount of memory".to_owned()),
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
