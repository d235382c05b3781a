//! Readers: text of compiler IR in, a fact base out.

pub mod dominance;
mod llvm;
pub mod order;
mod read;
pub mod source;

pub use read::{Reading, read, read_all};
pub use source::Source;
