//! The throughput of loops in dataflow graphs, and the channel depths that it needs.
//!
//! rules/graph/throughput.dl derives the waits, and proves an interval by a ring and a schedule. Datalog cannot express
//! the rest: [`ratio`] finds the ring and the schedule, [`depths`] and [`flow`] find the room for the largest
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
