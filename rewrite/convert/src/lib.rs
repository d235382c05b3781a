//! Control flow to dataflow graphs, and irreducible control flow to reducible.

mod dataflow;
pub mod llvm;
pub mod reduce;

pub use dataflow::{
    Arguments, Mechanism, Options, Overlap, Preference, convert, convert_with, framed_base, framed_rows,
    prepare,
};
