//! Relations to dataflow graphs, and the machines that run both sides.

pub mod graph;
