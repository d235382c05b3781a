//! Dataflow graphs of other tools, written and read: handshake circuits for CIRCT, RipTide's and Dynamatic's graphs; modules
//! in SystemVerilog, and Graphviz; and the layout of boxes and arrows, which knows neither graphs nor facts.

pub mod dot;
pub mod drawing;
pub mod dynamatic;
mod elastic;
pub mod handshake;
pub mod read;
pub mod riptide;
pub mod verilog;
