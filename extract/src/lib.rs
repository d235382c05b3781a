//! Readers: text of compiler IR in, a fact base out.

pub mod dominance;
mod llvm;
pub mod order;
mod read;
pub mod source;

/// Where the parts of LLVM IR stand in its text, for those who print it again.
pub mod text {
    pub use crate::llvm::{BlockText, InstructionText, Listing, Listings, Token, canonical, tokens};
}

pub use read::{Reading, read, read_all};
pub use source::Source;
