//! Readers: text of compiler IR in, a fact base out.

mod avr;
pub mod cycles;
pub mod dominance;
mod draft;
mod fault;
pub mod frequency;
pub mod lir;
mod llvm;
pub mod machine;
pub mod numerals;
pub mod order;
mod quantity;
mod read;
pub mod source;
pub mod versions;

/// Where the parts of LLVM IR stand in its text, for those who print it again.
pub mod text {
    pub use crate::llvm::{BlockText, InstructionText, Listing, Listings, Token, canonical, tokens};
}

pub use quantity::{agreeing, counted};
pub use read::{Reading, read, read_all};
pub use source::Source;

use dfquery_engine::base::FactBase;

/// The relations that [`complete`] computes where a facts directory lacks them.
pub fn computed_relations() -> impl Iterator<Item = &'static str> {
    dominance::RELATIONS.into_iter().chain(late_relations())
}

/// The relations that no reader fills: what users ask of an analysis. A facts directory may lack them.
pub const ASKED: [&str; 5] =
    ["divergence_source", "target_class", "convergence_model", "known_call", "result_follows"];

/// Fills all relations that follow from others, each if it is empty.
///
/// To be called when all inputs are there. Functions that assign a variable twice get versions first.
pub fn complete(base: &mut FactBase) {
    versions::complete(base);
    dominance::complete(base);
    complete_late(base);
}

/// The relations that few ask for, and [`complete_late`] fills: what lanes and frequencies are told from.
pub fn late_relations() -> impl Iterator<Item = &'static str> {
    cycles::RELATIONS.into_iter().chain(numerals::RELATIONS).chain(frequency::RELATIONS)
}

/// Fills cycles, numerals and frequencies, each if it is empty.
pub fn complete_late(base: &mut FactBase) {
    cycles::complete(base);
    numerals::complete(base);
    frequency::complete(base);
}
