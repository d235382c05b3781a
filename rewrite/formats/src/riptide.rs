//! Graphs as RipTide's compiler writes them (`.o2p`), both ways.
//!
//! A document is one function that returns nothing, on a machine whose words have 32 bits. A vertex has inputs, each the
//! value of a vertex, an argument or a constant; one that is *held* is always there, another constant or argument is
//! there once an invocation:
//!
//! ```text
//! CARRY d, a, b       pick d' [b, a]      d' is d after an initial value, by which `a` comes first
//! INVARIANT d, v      repeat d, v         MERGE d, a, b    pick d, b, a
//! STEER d, v          switch d, v         SELECT d, a, b   select d, a, b
//! STREAM a, z, s      count.slt a, s, z   LOAD p, i [, t]  gep and load, after the token t
//! ```
//! `"pred"` says for which value of `d` there is another one. A predicate is a word here and a bit in graphs, a token of
//! order is a word that nobody looks at, and pointers count elements.
//!
//! Source  semantics/dataflow of the public verifier of RipTide's compiler (WaveCert)

mod read;
mod words;
mod write;

pub use read::{is_riptide, read};
pub use write::write;

#[cfg(test)]
mod tests;
