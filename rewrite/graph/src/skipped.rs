//! Functions that are left out, and why.

use dfquery_engine::cancel;
use std::fmt;

/// A function that was left out, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// The function's name.
    pub name: String,
    /// The reason.
    pub reason: SkipReason,
}

impl Skipped {
    /// The function `name`, left out for `reason`.
    pub fn new(name: impl Into<String>, reason: SkipReason) -> Skipped {
        Skipped { name: name.into(), reason }
    }

    /// Returns true if it is our fault.
    pub fn is_our_fault(&self) -> bool {
        matches!(self.reason, SkipReason::Panicked { .. } | SkipReason::Unsound(_))
    }

    /// Returns true if nothing speaks against the function, and work was stopped before it was finished.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.reason, SkipReason::Unfinished(_) | SkipReason::Interrupted)
    }
}

/// The reason why a function is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SkipReason {
    /// The rules do not allow what a block has: an opcode mostly.
    Unsupported {
        /// The unsupported feature.
        what: String,
        /// The name of the block.
        block: String,
    },
    /// An instruction does not fit.
    Misfit {
        /// The kind of misfit.
        misfit: Misfit,
        /// LLVM's opcode.
        opcode: String,
        /// The name of the block.
        block: String,
    },
    /// It has an irreducible cycle, and was to be left as it is.
    Irreducible {
        /// The name of a block where the cycle is entered.
        block: String,
    },
    /// It has an irreducible cycle that cannot be made reducible.
    Irreparable {
        /// The obstacle.
        obstacle: String,
    },
    /// A join takes values as they come, and could take one before its turn.
    OutOfTurn {
        /// The name of the block that repeats.
        header: String,
        /// The name of the block where values meet.
        block: String,
    },
    /// It takes too many questions to find out where values come from.
    OverBudget,
    /// Its graph breaks a static rule.
    Unsound(String),
    /// It could not be read, or a format has no words for its graph.
    Inexpressible(String),
    /// A reason quoted from a document.
    Quoted(String),
    /// Work was stopped.
    Unfinished(cancel::Reason),
    /// Work was stopped by the user before this function began.
    Interrupted,
    /// The program panicked.
    Panicked {
        /// File, line and column of our source.
        place: String,
        /// The message of the panic.
        message: String,
    },
}

/// In what an instruction does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Facts do not tell all of its operands.
    Incomplete,
    /// It is of a vector whose length no fact tells.
    Scalable,
    /// No operator makes its value, or touches memory as it does.
    Shapeless,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Misfit::Incomplete => "without all of its operands",
            Misfit::Scalable => "of a scalable vector",
            Misfit::Shapeless => "where a value is made or memory touched",
        })
    }
}

impl fmt::Display for SkipReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SkipReason::Unsupported { what, block } => write!(f, "{what} in {block}"),
            SkipReason::Misfit { misfit, opcode, block } => write!(f, "`{opcode}` {misfit} in {block}"),
            SkipReason::Irreducible { block } => write!(f, "irreducible cycle in {block}"),
            SkipReason::Irreparable { obstacle } => write!(f, "irreducible cycle: {obstacle}"),
            SkipReason::OutOfTurn { header, block } => write!(
                f,
                "pickany could take values out of turn, since the loop of {header} repeats, in {block}"
            ),
            SkipReason::OverBudget => f.write_str(
                "it takes too long to find out where values come from: --budget-tuples N raises the budget, 1000000 by \
                 default",
            ),
            SkipReason::Inexpressible(reason) | SkipReason::Quoted(reason) => f.write_str(reason),
            SkipReason::Unsound(fault) => {
                write!(f, "internal error: the graph breaks a rule: {fault}; please report it, with the function")
            }
            SkipReason::Unfinished(reason) => write!(f, "not finished: {reason}"),
            SkipReason::Interrupted => f.write_str("interrupted"),
            SkipReason::Panicked { place, message } => {
                write!(f, "internal error at {place}: {message}; please report it, with the function")
            }
        }
    }
}
