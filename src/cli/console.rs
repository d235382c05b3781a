//! The console of this process: the form of what it prints, and the course of its run.

use crate::cli::{
    manners::{Demangled, Manners},
    screen::Screen,
};
use dfquery::observer::Observer;
use std::sync::{Arc, OnceLock, atomic::AtomicBool};

/// The form of what is printed, which is decided once, and the course of the run.
#[derive(Default)]
pub struct Console {
    /// The verbosity, and whether unreadable inputs are errors.
    pub manners: Option<Manners>,
    /// True if messages are printed as JSON.
    pub as_json: bool,
    /// True if standard output has colour, and whether standard error has it.
    pub colours: [bool; 2],
    /// The output in which names are demangled.
    pub demangled: Demangled,
    /// The screen for which standard output is paged, if it is.
    pub pages: Option<Screen>,
    /// The observer that prints messages and progress, made at first use.
    pub observer: OnceLock<Arc<dyn Observer>>,
    /// True if something could not be read and the work went on without it.
    pub is_incomplete: AtomicBool,
    /// True if Ctrl-C was pressed.
    pub is_interrupted: AtomicBool,
}

static CONSOLE: OnceLock<Console> = OnceLock::new();

impl Console {
    /// Has this be the console of the process, unless something was printed before.
    pub fn install(self) {
        let _ = CONSOLE.set(self);
    }
}

/// The console of this process.
pub fn console() -> &'static Console {
    CONSOLE.get_or_init(Console::default)
}
