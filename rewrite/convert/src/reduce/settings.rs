//! What may be done about irreducible cycles, and at what price.

/// The tuples that a function is worth if nobody says so.
pub const TUPLES: u32 = 1_000_000;

/// What to do about irreducible cycles.
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

/// How much may be copied.
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

/// What may be done, and at what price.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What to do.
    pub manner: Manner,
    /// How much may be copied.
    pub budget: Budget,
    /// How many tuples a function is worth, [`TUPLES`] if nobody says so: cycles are looked for, and copies compared, in
    /// proportion.
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
