//! Detects when inputs are saved: by file-system notifications of their folders, or by polling without them.

use crate::cli::failure::Failure;
use dfquery::watch::{Stamp, stamp};
use dfquery_engine::cancel;
use notify::{
    Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher,
    event::{AccessKind, AccessMode, ModifyKind},
};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// The time that a file has to stay unchanged before it is read, so that its writer is not disturbed; and the polling
/// interval without notifications.
const INTERVAL: Duration = Duration::from_millis(5);

/// The time without notifications after which a file that may still be open for writing counts as saved.
const QUIET: Duration = Duration::from_millis(50);

/// The interval between checks.
const PATIENCE: Duration = Duration::from_millis(100);

/// The polling interval with notifications: not all writes of another machine are reported.
const DOUBT: Duration = Duration::from_secs(1);

/// The stamps of inputs.
type States = Vec<Option<Stamp>>;

/// The inputs, and what was seen of them.
pub struct Saves {
    inputs: Vec<PathBuf>,
    seen: States,
    told: Option<Told>,
}

impl Saves {
    /// Those of `inputs` from now on.
    pub fn of(inputs: &[PathBuf]) -> Self {
        let told = Told::of(inputs);
        Saves { inputs: inputs.to_vec(), seen: states(inputs), told }
    }

    /// Waits until an input was saved.
    ///
    /// # Errors
    ///
    /// It was to stop.
    pub fn next(&mut self) -> Result<(), Failure> {
        let mut looked = Instant::now();
        loop {
            if cancel::asked().is_some() {
                return Err(Failure::Interrupted("cancelled".to_owned()));
            }
            let looks = match &self.told {
                Some(told) => told.wait() || looked.elapsed() > DOUBT,
                None => {
                    thread::sleep(INTERVAL);
                    true
                }
            };
            if looks {
                looked = Instant::now();
                if self.look() {
                    return Ok(());
                }
            }
        }
    }

    /// Returns true if an input differs from the one that was seen.
    fn look(&mut self) -> bool {
        let mut now = states(&self.inputs);
        if now == self.seen {
            return false;
        }
        loop {
            thread::sleep(INTERVAL);
            let later = states(&self.inputs);
            if later == now {
                break;
            }
            now = later;
        }
        self.seen = now;
        true
    }
}

/// Notifications of the file system.
struct Told {
    /// Of each event, whether a file is complete by it, as far as the system tells.
    events: Receiver<bool>,
    _watcher: RecommendedWatcher,
}

impl Told {
    /// Has it tell of the folders of `inputs`, since many editors put another file in place of the one that was there;
    /// none if it does not.
    fn of(inputs: &[PathBuf]) -> Option<Self> {
        let (sender, events) = mpsc::channel();
        let tell = move |event: notify::Result<Event>| {
            if let Some(is_complete) = event.ok().and_then(|event| completes(event.kind)) {
                // Nobody listens any more at the end.
                let _ = sender.send(is_complete);
            }
        };
        let mut watcher = notify::recommended_watcher(tell).ok()?;
        let folders: BTreeSet<&Path> = inputs.iter().map(|input| folder(input)).collect();
        for folder in folders {
            watcher.watch(folder, RecursiveMode::NonRecursive).ok()?;
        }
        Some(Told { events, _watcher: watcher })
    }

    /// Waits a while; returns true if something was reported, and no more is written.
    fn wait(&self) -> bool {
        let Ok(mut is_complete) = self.events.recv_timeout(PATIENCE) else { return false };
        while !is_complete {
            match self.events.recv_timeout(QUIET) {
                Ok(event) => is_complete = event,
                Err(_) => break,
            }
        }
        true
    }
}

/// The folder whose notifications report that `input` is saved.
fn folder(input: &Path) -> &Path {
    match input.parent() {
        _ if input.is_dir() => input,
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Returns true if a file is complete by an event; none if it is not written by it: we open and read files too.
fn completes(kind: EventKind) -> Option<bool> {
    match kind {
        EventKind::Access(AccessKind::Close(AccessMode::Write))
        | EventKind::Modify(ModifyKind::Name(_))
        | EventKind::Remove(_) => Some(true),
        EventKind::Access(_) => None,
        _ => Some(false),
    }
}

fn states(inputs: &[PathBuf]) -> States {
    inputs.iter().map(|path| stamp(path)).collect()
}
