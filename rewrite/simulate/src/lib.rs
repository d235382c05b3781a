//! Interpreters of functions and of dataflow graphs, and comparisons between them.

pub mod arguments;
pub mod bytecode;
pub mod check;
pub mod environment;
pub mod equal;
mod further;
pub mod host;
pub mod interpreter;
mod layout;
mod masked;
pub mod memory;
pub mod native;
pub mod netlist;
pub mod process;
pub mod program;
pub mod promises;
pub mod simulator;
pub mod trace;
pub mod undefined;
