//! Readers: text of compiler IR in, a fact base out.

mod avr;
pub mod cycles;
pub mod dominance;
mod draft;
pub mod entirety;
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

pub use llvm::without_types;
pub use quantity::{agreeing, counted};
pub use read::{Reading, read, read_all};
pub use source::Source;

use dfquery_engine::base::FactBase;

/// The relations that [`complete`] computes where a facts directory lacks them.
pub fn computed_relations() -> impl Iterator<Item = &'static str> {
    dominance::RELATIONS.into_iter().chain(Late::ALL.into_iter().flat_map(Late::relations).copied())
}

/// The relations that no reader fills: what users ask of an analysis. A facts directory may lack them.
pub const ASKED: [&str; 8] = [
    "divergence_source",
    "work_group",
    "target_class",
    "convergence_model",
    "tuple_budget",
    "known_call",
    "result_follows",
    "result_stride",
];

/// Fills all relations that follow from others, each if it is empty.
///
/// To be called when all inputs are there. Functions that assign a variable twice get versions first.
pub fn complete(base: &mut FactBase) {
    versions::complete(base);
    dominance::complete(base);
    Late::ALL.into_iter().for_each(|late| late.complete(base));
}

/// Relations that few ask for, filled together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// The nesting of cycles, and an order of visits: see [`cycles`].
    Cycles,
    /// The numbers that texts stand for: see [`numerals`].
    Numerals,
    /// How often control passes: see [`frequency`].
    Frequencies,
}

impl Late {
    /// All of them; none needs another one.
    pub const ALL: [Late; 3] = [Late::Cycles, Late::Numerals, Late::Frequencies];

    /// The relations that are filled.
    pub fn relations(self) -> &'static [&'static str] {
        match self {
            Late::Cycles => &cycles::RELATIONS,
            Late::Numerals => &numerals::RELATIONS,
            Late::Frequencies => &frequency::RELATIONS,
        }
    }

    /// Fills them if they are empty.
    pub fn complete(self, base: &mut FactBase) {
        match self {
            Late::Cycles => cycles::complete(base),
            Late::Numerals => numerals::complete(base),
            Late::Frequencies => frequency::complete(base),
        }
    }
}
