//! `--timeout` and `--memory-limit`: the limits of one run.
//!
//! A thread polls the clock and the memory of the process, and requests work to stop at a limit. Work stops within
//! moments, finished results are written, and the status is [`STOPPED`]. If work in progress does not stop, the process
//! exits: after [`GRACE`] without output, or when memory exceeds the limit by a quarter.

use crate::cli::{
    failure::{self, Failure, STOPPED},
    limits::{UNITS, told},
};
use dfquery_engine::{
    cancel::{self, Cancel, Reason},
    syntax::Sources,
};
use std::{
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};
use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

/// The polling interval: a process fills some ten megabytes in this time, and a poll takes 30 microseconds.
const TICK: Duration = Duration::from_millis(20);

/// The time that work in progress has to stop.
const GRACE: Duration = Duration::from_secs(5);

/// The help heading of limits of a run.
pub const HEADING: &str = "Limits";

/// The limits of a run on time and memory.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct Bounds {
    /// Stop after S seconds, keep finished results, and exit with status 3
    ///
    /// In the shell the limit applies to each query.
    #[arg(long, help_heading = HEADING, value_name = "S", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// Stop when the process uses this much memory, as in 500M or 4G, keep finished results, and exit with status 3
    ///
    /// The default is three quarters of the memory of the machine or the container. The limit applies to resident
    /// memory. Where the operating system does not report it, memory is not limited, and this flag is an error.
    #[arg(long, help_heading = HEADING, value_name = "M", value_parser = bytes)]
    pub memory_limit: Option<u64>,
}

/// The clock of a run: the work in progress, and its limits.
#[derive(Default)]
pub struct Clock {
    /// The token whose siblings work has.
    root: Cancel,
    timeout: Option<Duration>,
    work: Mutex<Option<Work>>,
}

/// Work in progress.
#[derive(Clone)]
struct Work {
    began: Instant,
    token: Cancel,
}

impl Clock {
    /// A clock whose work is stopped at the limits of `bounds`, by a thread of its own; without `bounds` nothing is stopped.
    pub fn start(bounds: Option<&Bounds>) -> Result<Arc<Self>, Failure> {
        let Some(bounds) = bounds else { return Ok(Arc::default()) };
        if !sysinfo::IS_SUPPORTED_SYSTEM && bounds.memory_limit.is_some() {
            let help = "leave out --memory-limit, and use a facility of the operating system";
            return Err(Failure::with_help("the memory of a process cannot be read on this system", help));
        }
        let clock = Arc::new(Clock { timeout: bounds.timeout, ..Clock::default() });
        let (watched, limit) = (Arc::clone(&clock), bounds.memory_limit);
        let thread = thread::Builder::new().name("bounds".to_owned());
        let started = thread.spawn(move || Watcher::new(&watched, limit).watch());
        started.map_err(|error| Failure::message(format!("cannot start a thread: {error}")))?;
        Ok(clock)
    }

    /// Does `work`; its time counts from now.
    pub fn run<R>(&self, work: impl FnOnce() -> Result<R, Failure>) -> Result<R, Failure> {
        let token = self.root.sibling(self.timeout);
        *self.work() = Some(Work { began: Instant::now(), token: token.clone() });
        let done = token
            .install(|| cancel::within(work).unwrap_or_else(|_| Err(Failure::stopped("there is no result"))));
        self.pause();
        done
    }

    /// Ends the time limit of the work in progress, which waits for questions from now on.
    pub fn pause(&self) {
        *self.work() = None;
    }

    /// Stops the work in progress, if there is any, because the user wishes so.
    pub fn interrupt(&self) {
        if let Some(work) = &*self.work() {
            work.token.ask(Reason::User);
        }
    }

    fn work(&self) -> MutexGuard<'_, Option<Work>> {
        // Nothing panics while it is locked.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Polls clock and memory.
struct Watcher<'c> {
    clock: &'c Clock,
    meter: Option<Meter>,
    /// When it first saw that the work in progress is to stop.
    asked: Option<Instant>,
}

impl<'c> Watcher<'c> {
    fn new(clock: &'c Clock, limit: Option<u64>) -> Self {
        let meter = Meter::new();
        if let Some(most) = limit.or_else(|| meter.as_ref().and_then(Meter::usual)) {
            clock.root.limit_memory(most);
        }
        Watcher { clock, meter, asked: None }
    }

    fn watch(mut self) {
        loop {
            let work = self.clock.work().clone();
            self.look(work.as_ref());
            thread::sleep(self.next_look(work.map(|work| work.began.elapsed())));
        }
    }

    fn look(&mut self, work: Option<&Work>) {
        let held = self.meter.as_mut().and_then(Meter::read);
        held.into_iter().for_each(|held| self.clock.root.hold(held));
        let most = self.clock.root.memory_limit().unwrap_or(u64::MAX);
        if held.is_some_and(|held| held > most.saturating_add(most / 4)) {
            abandon(&self.clock.root);
        }
        let Some(work) = work else {
            self.asked = None;
            return;
        };
        if self.clock.timeout.is_some_and(|timeout| work.began.elapsed() >= timeout) {
            work.token.ask(Reason::Time);
        }
        match work.token.asked() {
            None | Some(Reason::User) => self.asked = None,
            Some(_) => {
                let asked = *self.asked.get_or_insert_with(Instant::now);
                if asked.elapsed() > GRACE && work.token.is_quiet(GRACE) {
                    abandon(&work.token);
                }
            }
        }
    }

    /// The time until the next poll when work has run for `elapsed`: at most until its limit.
    fn next_look(&self, elapsed: Option<Duration>) -> Duration {
        let left = elapsed.and_then(|elapsed| self.clock.timeout?.checked_sub(elapsed));
        left.map_or(TICK, |left| left.min(TICK))
    }
}

/// Exits the process, since the work of `token` does not stop.
fn abandon(token: &Cancel) -> ! {
    failure::report(&[told("work in progress does not stop and is abandoned", token)], &Sources::new());
    process::exit(STOPPED.into())
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
        // Without /proc, as in an empty root, nothing is known, and the limits of a container may not be asked for.
        let all = Some(system.total_memory()).filter(|&all| all > 0)?;
        let contained = system.cgroup_limits().map_or(u64::MAX, |limits| limits.total_memory);
        Some(all.min(contained) / 4 * 3)
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
