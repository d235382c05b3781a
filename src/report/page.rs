//! Contents of a page.

use crate::{simulate::Buffers, table::Table};

/// The contents of a page besides functions.
#[derive(Default, Debug)]
pub struct Page {
    /// Relations that stand out.
    pub relations: Vec<String>,
    /// Arguments of the run that is shown; some are made up if there are none.
    pub arguments: Vec<String>,
    /// The contents of memory at the start of the run.
    pub buffers: Buffers,
    /// Of the order in which operators fire; none for rounds.
    pub seed: Option<u64>,
    /// The options of conversion as they are typed.
    pub conversion: String,
    /// True if the page has no proofs, and only results that are derived function by function, for readers who can ask for
    /// the others.
    pub brief: bool,
    /// The options of conversion beside each other, see [`crate::explore`].
    pub sets: Option<Table>,
}
