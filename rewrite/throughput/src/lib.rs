//! How fast the loops of dataflow graphs can go, and how deep their channels have to be for that.
//!
//! rules/graph/throughput.dl says what waits for what, and proves an interval by a ring and a schedule. What Datalog
//! cannot express is here: [`ratio`] finds the ring and the schedule, [`depths`] and [`flow`] the room for the largest
//! throughput.

mod analysis;
pub mod depths;
pub mod flow;
pub mod marked;
pub mod named;
pub mod overlap;
pub mod ratio;

pub use analysis::{Interval, Loop, Step, loops, proven};
pub use depths::Depths;
pub use marked::Ratio;
