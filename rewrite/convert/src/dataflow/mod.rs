//! Conversion of a function's control flow to a dataflow graph, as the rules of rules/conversion place it.

mod build;
mod constants;
mod convert;
mod counters;
mod finish;
mod frame;
mod framed;
mod fuse;
mod initial;
mod mechanism;
mod names;
mod options;
mod passes;
mod plan;
mod points;
mod predicates;
mod prune;
mod rotate;
mod streams;
mod switches;

pub use convert::{convert, convert_with, prepare};
pub use framed::{framed_base, framed_rows};
pub use options::{Mechanism, Options, Preference};
