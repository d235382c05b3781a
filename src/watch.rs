//! Long work: how far it is, on a terminal, and the wish to stop it.

use crate::failure::Failure;
use dfquery_engine::plural::{agreeing, counted};
use dfquery_engine::stop;
use dfquery_graph::Skipped;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    process,
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// Work that takes less is not worth telling of.
const QUIET: Duration = Duration::from_secs(1);

/// The exit status of what was interrupted.
pub const INTERRUPTED: u8 = 130;

/// Whether Ctrl-C was pressed.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// Lets the first Ctrl-C ask for an end after what is under way, and the second one end at once.
pub fn catch_interrupts() -> Result<(), Failure> {
    let stop = || {
        if STOPPED.swap(true, Relaxed) {
            process::exit(INTERRUPTED.into());
        }
        tell!("\ninterrupted: functions under way are finished; once more ends at once");
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::message(format!("cannot catch Ctrl-C: {error}")))
}

/// Whether somebody wishes to stop, or a bound is reached.
pub fn is_stopped() -> bool {
    STOPPED.load(Relaxed) || stop::asked().is_some()
}

/// What stands for the function `name`, which nobody began with after that.
pub fn not_begun(name: String) -> Skipped {
    match stop::asked() {
        Some(reason) => Skipped::unfinished(name, reason),
        None => Skipped { unfinished: true, ..Skipped::new(name, "interrupted") },
    }
}

/// Work on many functions, shared by threads.
pub struct Watch {
    doing: &'static str,
    total: usize,
    done: AtomicUsize,
    started: Instant,
    bar: OnceLock<ProgressBar>,
}

impl Watch {
    /// Work of `total` steps.
    pub fn new(doing: &'static str, total: usize) -> Self {
        Watch { doing, total, done: AtomicUsize::new(0), started: Instant::now(), bar: OnceLock::new() }
    }

    /// Counts one more step.
    pub fn advance(&self) {
        let done = 1 + self.done.fetch_add(1, Relaxed);
        if self.started.elapsed() > QUIET {
            self.bar.get_or_init(|| self.bar()).set_position(done as u64);
        }
    }

    /// Fails if not all steps were done, and says how many were.
    pub fn end(&self) -> Result<(), Failure> {
        let done = self.done.load(Relaxed);
        if done == self.total {
            return Ok(());
        }
        let (functions, are) = (counted(self.total, "function"), agreeing(&self.total, "is", "are"));
        let left = format!("{done} of {functions} {are} finished");
        if stop::asked().is_some() {
            return Err(Failure::stopped(&left));
        }
        tell!("interrupted: {left}");
        Err(Failure::Interrupted)
    }

    /// A bar that nobody sees where standard error is no terminal.
    fn bar(&self) -> ProgressBar {
        let bar = ProgressBar::with_draw_target(Some(self.total as u64), ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{msg} functions [{bar:30}] {pos} of {len}")
            .expect("the template is well-formed");
        bar.with_style(style.progress_chars("=> ")).with_message(self.doing)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
