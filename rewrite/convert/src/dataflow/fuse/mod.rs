//! Operators that hold a value from one iteration to the next, in the place of several that send it round the loop.
//!
//! ```text
//!   repeats   pick and switch of an invariant                     repeat
//!   counts    pick, switch, add and icmp of an affine counter     count
//!   sums      pick, switch and add of a sum                       reduce
//!   carries   pick and switch of any other value                  carry
//! ```
//! Operators that do the same are made once before: several loops may each ask for the width of one bound. All operators that
//! hold something go on where their control is 1, so loop conditions are turned round first where that costs nothing.

mod canonical_conditions;
mod carries;
mod counts;
mod cse;
mod loop_pattern;
mod repeats;
mod sums;

use super::cleanup::{Starved, pass, swept};
pub use canonical_conditions::turn_conditions;
pub use cse::share;
use dfquery_graph::Graph;
use dfquery_rules::entity::Point;
pub use loop_pattern::{LoopPhi, Net};

/// Puts operators that hold a value into `graph`, before loop phis are armed: those of invariants, and of `counters` and all else
/// if that is asked for. `regions` has the region where each channel is filled.
///
/// # Errors
///
/// [`Starved`] if something reads what nothing fills any more.
pub fn fuse(graph: &mut Graph, regions: &[Option<Point>], counters: bool) -> Result<(), Starved> {
    pass(graph, "polarity", turn_conditions)?;
    pass(graph, "share", |graph| cse::share(graph, regions))?;
    swept(graph, "repeats", repeats::repeat_invariants)?;
    if counters {
        swept(graph, "counts", counts::count)?;
        swept(graph, "sums", sums::sum_up)?;
        swept(graph, "carries", carries::carry)?;
    }
    swept(graph, "repeats for bodies", repeats::repeat_for_body)
}
