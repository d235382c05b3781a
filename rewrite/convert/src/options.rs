//! Options of a conversion.

use dfquery_graph::latency::Latencies;
use dfquery_reducify::Settings;
use dfquery_throughput::Depths;

/// The cost that a conversion minimises.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Preference {
    /// Operators.
    #[default]
    Area,
    /// Rounds until the result is available.
    Latency,
}

/// Limits for the overlap of runs of a loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Overlap {
    /// The most runs that go round at a time.
    pub most: u32,
    /// The machine whose rounds are to be filled.
    pub latencies: &'static Latencies,
}

/// The options of a conversion.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// The treatment of irreducible cycles.
    pub reduce: Settings,
    /// True if loop invariants become one `repeat` each.
    pub repeat_invariants: bool,
    /// True if affine counters become one `count` each, sums one `reduce`, and other values that go round one `carry`.
    pub counters: bool,
    /// True if selects may stand for phis: of branches of which both ways are executed, and of counters.
    pub selects: bool,
    /// The form in which operators read the arguments of the function.
    pub arguments: Arguments,
    /// The cost that the placement of operators minimises.
    pub prefer: Preference,
    /// The mechanism by which joins learn where control came from.
    pub mechanism: Mechanism,
    /// Limits for the overlap of runs of inner loops and of invocations of the function, if they may overlap.
    pub overlap: Option<Overlap>,
    /// The depths of LICs.
    pub depths: Depths,
}

/// Questions about where control goes that each tuple buys which a function is worth: see [`Settings::tuples`]. A function that
/// takes more is skipped. The most that a function of SQLite takes is a fifth of what the usual tuples buy.
const QUESTIONS: u64 = 50;

impl Default for Options {
    fn default() -> Self {
        Options {
            reduce: Settings::default(),
            repeat_invariants: false,
            counters: false,
            selects: true,
            arguments: Arguments::default(),
            prefer: Preference::default(),
            mechanism: Mechanism::default(),
            overlap: None,
            depths: Depths::default(),
        }
    }
}

impl Options {
    /// Returns true if operators are to hold values from one iteration to the next.
    pub fn fuses(&self) -> bool {
        self.repeat_invariants || self.counters
    }

    /// Returns true if affine counters, sums and other values that go round become one operator each.
    pub fn counts(&self) -> bool {
        self.counters
    }

    /// Returns true if runs of loops may overlap.
    pub fn interleaves(&self) -> bool {
        self.overlap.is_some_and(|overlap| overlap.most > 1)
    }

    /// Returns true if it pays to make the conditions of loops twice.
    pub fn copies_conditions(&self) -> bool {
        self.fuses() || self.prefer == Preference::Latency
    }

    /// Returns true if it pays that loops test at their end.
    pub fn rotates(&self) -> bool {
        self.prefer == Preference::Area && (self.fuses() || self.overlap.is_some())
    }

    /// The same without such operators, and without loops that overlap.
    #[must_use]
    pub fn unfused(self) -> Options {
        Options { repeat_invariants: false, counters: false, overlap: None, ..self }
    }

    /// Number of such questions that a function may ask.
    pub fn room(&self) -> u64 {
        u64::from(self.reduce.tuples) * QUESTIONS
    }
}

/// The form in which operators read the arguments of a function.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Arguments {
    /// As tokens, which loops repeat and branches steer.
    #[default]
    Tokens,
    /// As operands that are always available, where a loop reads them.
    Held,
}

/// The mechanism by which joins learn where control came from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mechanism {
    /// By whichever of the next two costs less, join by join.
    Auto,
    /// By streams in the shape of the branches between.
    #[default]
    Structured,
    /// By predicates of all blocks, as the document on dataflow conversion lists them.
    Predicated,
    /// By what comes, where nothing can come before its turn.
    Pickany,
}
