//! Relations to dataflow graphs, and the machines that run both sides.

pub mod bits;
pub mod chance;
pub mod evaluate;
pub mod function;
pub mod graph;
pub mod memory;
pub mod shape;
pub mod stop;
pub mod world;
