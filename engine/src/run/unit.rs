//! What the compiler tells of a rule file.

use super::Inputs;
use crate::base::{FactBase, Rows};

/// A compiled rule file, or a piece of one.
pub struct Unit {
    /// The file, without folders above the rules and without `.dl`.
    pub name: &'static str,
    /// Whether it is evaluated part by part.
    pub local: bool,
    /// The relations that its rules mention and others fill.
    pub reads: &'static [Read],
    /// The relations that it derives.
    pub derives: &'static [&'static str],
    /// The entity types of their columns.
    pub types: &'static [&'static str],
    /// Of these, the ones whose entities a caller supplies.
    pub supplied: &'static [&'static str],
    /// The texts that its rules mention.
    pub texts: &'static [&'static str],
    /// Which of the texts its rules put into tuples.
    pub made: &'static [usize],
    /// Evaluates the rules; gives the rows of each derived relation, sorted and without duplicates.
    pub run: fn(&Inputs<'_>) -> Vec<Rows>,
}

/// A relation that a unit reads.
pub struct Read {
    /// Its name.
    pub relation: &'static str,
    /// Who fills it.
    pub given: Given,
    /// The sets of columns by which it is looked up, as bits.
    pub orders: &'static [usize],
}

/// Who fills a relation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// A reader, for all parts.
    ByReader,
    /// The caller, for one part.
    ByCaller,
    /// Another unit.
    ByUnit,
}

/// Interns the texts that the rules of `units` put into tuples.
///
/// To be called before a [`super::Session`] is made on `base`, which then no longer changes.
pub fn intern(units: &[Unit], base: &mut FactBase) {
    for unit in units {
        for &text in unit.made {
            base.symbol(unit.texts[text]);
        }
    }
}
