//! Relations to dataflow graphs, and the machines that run both sides.

pub mod bits;
pub mod evaluate;
pub mod function;
pub mod graph;
pub mod stop;
