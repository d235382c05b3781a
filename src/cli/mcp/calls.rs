//! Calls that wait, and the one that runs: each can be cancelled.

use super::message::Era;
use dfquery_engine::cancel::{Cancel, Reason};
use serde_json::{Map, Value};
use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// A call of a tool.
pub struct Call {
    /// Its id: a number or a text.
    pub id: Value,
    /// The rules of the protocol that it follows.
    pub era: Era,
    /// The name of the tool.
    pub tool: &'static str,
    /// Its arguments, which fit the tool.
    pub arguments: Map<String, Value>,
}

/// The calls that are not answered yet.
#[derive(Default)]
pub struct Calls(Mutex<Vec<Open>>);

/// A call that is not answered yet.
struct Open {
    id: Value,
    /// The token of its work, once it runs.
    token: Option<Cancel>,
    is_cancelled: bool,
}

/// The interval between checks.
const TICK: Duration = Duration::from_millis(5);

impl Calls {
    /// Adds a call that waits.
    pub fn add(&self, id: &Value) {
        self.open().push(Open { id: id.clone(), token: None, is_cancelled: false });
    }

    /// Cancels a call; one that is unknown or has ended is none.
    pub fn cancel(&self, id: &Value) {
        if let Some(call) = self.open().iter_mut().find(|call| call.id == *id) {
            call.is_cancelled = true;
            call.token.iter().for_each(|token| token.ask(Reason::User));
        }
    }

    /// Returns true if a call that waited is still to be answered; forgets it otherwise.
    pub fn is_wanted(&self, id: &Value) -> bool {
        let is_cancelled = self.open().iter().any(|call| call.id == *id && call.is_cancelled);
        if is_cancelled {
            self.end(id);
        }
        !is_cancelled
    }

    /// Says that the work on a call begins, under `token`.
    pub fn begin(&self, id: &Value, token: &Cancel) {
        if let Some(call) = self.open().iter_mut().find(|call| call.id == *id) {
            call.token = Some(token.clone());
            if call.is_cancelled {
                token.ask(Reason::User);
            }
        }
    }

    /// Ends a call; true if its answer is wanted.
    pub fn end(&self, id: &Value) -> bool {
        let mut open = self.open();
        let at = open.iter().position(|call| call.id == *id);
        at.is_some_and(|at| !open.remove(at).is_cancelled)
    }

    /// Waits until all calls have ended, at most for `time`; then cancels those that have not.
    pub fn end_within(&self, time: Duration, is_done: impl Fn() -> bool) {
        let until = Instant::now() + time;
        while !is_done() && Instant::now() < until {
            thread::sleep(TICK);
        }
        self.open().iter().filter_map(|call| call.token.as_ref()).for_each(|token| token.ask(Reason::User));
    }

    fn open(&self) -> MutexGuard<'_, Vec<Open>> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
