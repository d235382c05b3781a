//! Analyses of a reader's facts that are computed here, not by rules: trees, nestings, frequencies.

pub mod constants;
pub mod cycles;
mod declared;
pub mod dominance;
pub mod frequency;
pub mod objects;
pub mod ssa;

use dfquery_engine::base::FactBase;

/// The relations that [`complete`] computes where a facts directory lacks them.
pub fn computed_relations() -> impl Iterator<Item = &'static str> {
    dominance::RELATIONS.into_iter().chain(OnDemand::ALL.into_iter().flat_map(OnDemand::relations).copied())
}

/// Fills all relations that follow from others, each if it is empty.
///
/// To be called when all inputs are there. Functions that assign a variable twice are brought into SSA form first.
pub fn complete(base: &mut FactBase) {
    ssa::complete(base);
    dominance::complete(base);
    OnDemand::ALL.into_iter().for_each(|relations| relations.complete(base));
}

/// Relations that few ask for, filled together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnDemand {
    /// The nesting of cycles, and an order of visits: see [`cycles`].
    Cycles,
    /// The numbers that texts stand for: see [`constants`].
    Constants,
    /// The number of times control passes: see [`frequency`].
    Frequencies,
    /// Names of memory: see [`objects`].
    Objects,
}

impl OnDemand {
    /// All of them; none depends on another.
    pub const ALL: [OnDemand; 4] =
        [OnDemand::Cycles, OnDemand::Constants, OnDemand::Frequencies, OnDemand::Objects];

    /// The relations that are filled.
    pub fn relations(self) -> &'static [&'static str] {
        match self {
            OnDemand::Cycles => &cycles::RELATIONS,
            OnDemand::Constants => &constants::RELATIONS,
            OnDemand::Frequencies => &frequency::RELATIONS,
            OnDemand::Objects => &objects::RELATIONS,
        }
    }

    /// Fills them if they are empty.
    pub fn complete(self, base: &mut FactBase) {
        match self {
            OnDemand::Cycles => cycles::complete(base),
            OnDemand::Constants => constants::complete(base),
            OnDemand::Frequencies => frequency::complete(base),
            OnDemand::Objects => objects::complete(base),
        }
    }
}
