//! Dynamatic's circuits as its dot files have them: a component a node, with its ports, and a channel an edge.
//!
//! ```text
//! "phi_1" [type = "Mux", bbID= 2, in = "in1?:1 in2:32 in3:32", out = "out1:32"];
//! "branch_0" -> "phi_1" [from = "out1", to = "in2"];
//! ```
//! An `Entry` with `control` starts the function, each other one is an argument, and so is a memory controller (`MC`): it
//! points to the memory. Its accesses have no order among each other: a load-store queue, which keeps
//! one, is not read.
//!
//! Written are the operations of the circuit for CIRCT ([`crate::handshake`]), each as its component. There is no initial
//! value: loops begin with a control token (`begun`).
//!
//! Source  the documents of its public regression tests

mod begun;
mod read;
mod words;
mod write;

pub use read::{is_dynamatic, read};
pub use write::write;

#[cfg(test)]
mod tests;
