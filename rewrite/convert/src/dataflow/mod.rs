//! Conversion of a function's control flow to a dataflow graph, as the rules of rules/conversion place it.

mod ahead;
mod armed;
mod bdd;
mod builder;
mod chains;
mod chase;
mod constants;
mod control_points;
mod convert;
mod counters;
mod decision;
mod finish;
mod framed;
mod fuse;
mod groups;
mod initial;
mod mechanism;
mod names;
mod options;
mod origins;
mod overlap;
mod passes;
mod plan;
mod points;
mod predicates;
mod prune;
mod rotate;
mod streams;
mod switches;
mod tidy;
mod unordered;

pub use convert::{convert, convert_with, prepare};
pub use framed::{framed_base, framed_rows};
pub use options::{Arguments, Mechanism, Options, Preference};
pub use overlap::Overlap;
