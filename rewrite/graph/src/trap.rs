//! Reasons why a machine ends before its function does.

use std::fmt;

/// The reason, without the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// An integer division by 0.
    DivisionByZero,
    /// The lowest signed number divided by -1.
    DivisionOverflow,
    /// Something that neither machine can execute, named.
    Unsupported(String),
    /// The limit on steps was reached.
    Steps,
    /// The limit on nested calls was reached.
    Depth,
    /// There is no room for an allocation.
    Memory,
    /// A graph that was called did not come to its end: how.
    Stuck(String),
}

impl Reason {
    /// Returns true if it is a limit of the run and says nothing of the program.
    pub fn is_limit(&self) -> bool {
        matches!(self, Reason::Steps | Reason::Depth | Reason::Memory)
    }

    /// Returns true if an operator has no value for its operands: what happens then is not said, and nothing happens
    /// where it does not run.
    pub fn is_of_operator(&self) -> bool {
        matches!(self, Reason::DivisionByZero | Reason::DivisionOverflow | Reason::Unsupported(_))
    }

    /// The same reason with the place where it holds.
    pub fn at(self, place: impl Into<String>) -> Trap {
        Trap { reason: self, place: place.into() }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::DivisionByZero => f.write_str("division by zero"),
            Reason::DivisionOverflow => f.write_str("signed division overflow"),
            Reason::Unsupported(what) => write!(f, "{what} is not supported"),
            Reason::Steps => f.write_str("step limit reached"),
            Reason::Memory => f.write_str("no room for an allocation"),
            Reason::Depth => f.write_str("calls nested too deeply"),
            Reason::Stuck(how) => f.write_str(how),
        }
    }
}

/// An early end of an invocation: `division by zero in f/bb3:2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap {
    /// The reason.
    pub reason: Reason,
    /// The instruction of the interpreter, or the operator of the simulator, with its function.
    pub place: String,
}

impl Trap {
    /// The same stop at `place`, if it has no place yet.
    pub fn located(mut self, place: impl FnOnce() -> String) -> Trap {
        if self.place.is_empty() {
            self.place = place();
        }
        self
    }
}

impl From<Reason> for Trap {
    /// A stop that its caller has still to locate.
    fn from(reason: Reason) -> Trap {
        reason.at("")
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.reason, self.place)
    }
}

impl std::error::Error for Trap {}
