//! The permitted treatments of irreducible cycles, and their budget.

/// The tuples that a function is worth by default.
pub const TUPLES: u32 = 1_000_000;

/// The treatment of irreducible cycles.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Manner {
    /// Nothing.
    Off,
    /// Copies within the budget, for the least expected run time; a dispatch where that takes next to no time and fewer
    /// instructions.
    #[default]
    Auto,
    /// Copies within the budget or a dispatch, whichever takes fewer instructions.
    Size,
    /// Copies only; functions that need more than the budget allows are left.
    Duplicate,
    /// Dispatches only.
    Dispatch,
}

/// Limits on copied blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Blocks of an irreducible region once it is copied, in multiples of its blocks.
    pub cycle: f64,
    /// Blocks of the function in the end, dispatches not counted, in multiples of its reachable blocks.
    pub function: f64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { cycle: 2.0, function: 1.5 }
    }
}

/// The permitted treatment, and its budget.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The treatment.
    pub manner: Manner,
    /// Limits on copied blocks.
    pub budget: Budget,
    /// Number of tuples that a function is worth, by default [`TUPLES`]: the limits on searching for cycles and on
    /// comparing copies are proportional to it.
    pub tuples: u32,
}

impl Settings {
    /// Nothing is done.
    pub const OFF: Settings =
        Settings { manner: Manner::Off, budget: Budget { cycle: 1.0, function: 1.0 }, tuples: TUPLES };
}

impl Default for Settings {
    fn default() -> Self {
        Settings { manner: Manner::default(), budget: Budget::default(), tuples: TUPLES }
    }
}
