//! Long work: how far it is, on a terminal, and the wish to stop it.

use crate::cli::{
    console::console,
    failure::{self, Failure, INTERRUPTED},
};
use dfquery::observer::Observer;
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

/// Work that takes less is not worth telling of.
const QUIET: Duration = Duration::from_secs(1);

/// Lets the first Ctrl-C ask for an end after what is under way, and the second one end at once.
pub fn catch_interrupts() -> Result<(), Failure> {
    let stop = || {
        if console().is_interrupted.swap(true, Relaxed) {
            process::exit(INTERRUPTED.into());
        }
        tell!("\ninterrupted: finishing the functions in progress; press Ctrl-C again to exit at once");
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::message(format!("cannot catch Ctrl-C: {error}")))
}

/// The observer that reports progress: the terminal.
pub fn observer() -> Arc<dyn Observer> {
    console().observer.get_or_init(|| Arc::new(Terminal::default())).clone()
}

/// Prints messages, and shows how far long work is.
#[derive(Default)]
struct Terminal {
    work: Mutex<Option<Work>>,
    derivation: Mutex<Derivation>,
}

/// The derivation of the whole program.
#[derive(Default)]
struct Derivation {
    started: Option<Instant>,
    line: Option<ProgressBar>,
}

/// Work on many functions.
struct Work {
    doing: &'static str,
    total: usize,
    done: usize,
    started: Instant,
    bar: Option<ProgressBar>,
}

impl Terminal {
    fn work(&self) -> MutexGuard<'_, Option<Work>> {
        // Nothing panics while it is locked.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn derivation(&self) -> MutexGuard<'_, Derivation> {
        self.derivation.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Terminal {
    fn messages(&self, messages: &[Diagnostic], sources: &Sources) {
        self.derivation().clear();
        failure::report_going_on(messages, sources);
    }

    fn takes_warnings(&self) -> bool {
        !failure::is_quiet()
    }

    fn begin(&self, doing: &'static str, total: usize) {
        *self.work() = Some(Work { doing, total, done: 0, started: Instant::now(), bar: None });
    }

    fn advance(&self) {
        if let Some(work) = &mut *self.work() {
            work.advance();
        }
    }

    fn end(&self) {
        if let Some(bar) = self.work().take().and_then(|work| work.bar) {
            bar.finish_and_clear();
        }
    }

    fn derive(&self, relation: &str, tuples: usize) {
        self.derivation().advance(relation, tuples);
    }

    fn derived(&self) {
        *self.derivation() = Derivation::default();
    }

    fn note(&self, text: &str) {
        failure::note(text);
    }

    fn is_cancelled(&self) -> bool {
        console().is_interrupted.load(Relaxed)
    }
}

impl Work {
    fn advance(&mut self) {
        self.done += 1;
        if self.started.elapsed() > QUIET && !failure::is_quiet() {
            let (doing, total) = (self.doing, self.total);
            self.bar.get_or_insert_with(|| bar(doing, total)).set_position(self.done as u64);
        }
    }
}

impl Derivation {
    fn advance(&mut self, relation: &str, tuples: usize) {
        let took = self.started.get_or_insert_with(Instant::now).elapsed();
        if took > QUIET && !failure::is_quiet() {
            let line = self.line.get_or_insert_with(line);
            line.set_message(format!("deriving {relation}: {tuples} tuples, {} s", took.as_secs()));
            line.tick();
        }
    }

    fn clear(&mut self) {
        self.line.take().iter().for_each(ProgressBar::finish_and_clear);
    }
}

impl Drop for Derivation {
    fn drop(&mut self) {
        self.clear();
    }
}

/// A line, which is hidden where standard error is no terminal.
fn line() -> ProgressBar {
    let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    line.with_style(ProgressStyle::with_template("{msg}").expect("the template is well-formed"))
}

/// A bar, which is hidden where standard error is no terminal.
fn bar(doing: &'static str, total: usize) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(total as u64), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} functions [{bar:30}] {pos} of {len}")
        .expect("the template is well-formed");
    bar.with_style(style.progress_chars("=> ")).with_message(doing)
}
