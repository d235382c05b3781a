//! Relations to dataflow graphs, and the machines that run both sides.

pub mod action;
pub mod arguments;
pub mod bits;
pub mod border;
pub mod chance;
pub mod check;
pub mod circuit;
pub mod code;
pub mod convert;
pub mod count;
pub mod dot;
#[cfg(test)]
mod draft;
pub mod drawing;
pub mod evaluate;
pub mod function;
pub mod graph;
pub mod handshake;
pub mod interpret;
pub mod json;
pub mod layout;
pub mod lir;
pub mod llvm;
pub mod machine;
pub mod memory;
pub mod name;
pub mod process;
pub mod program;
pub mod reduce;
pub mod shape;
pub mod simulate;
pub mod stop;
pub mod text;
pub mod trace;
pub mod verify;
pub mod world;
