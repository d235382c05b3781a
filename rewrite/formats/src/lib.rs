//! Dataflow graphs for other tools: handshake circuits for CIRCT, modules in SystemVerilog, and Graphviz; and the layout of
//! boxes and arrows, which knows neither graphs nor facts.

pub mod dot;
pub mod drawing;
pub mod handshake;
pub mod verilog;
