//! The description of the rules that an evaluator evaluates.

use super::inputs::Inputs;
use crate::base::{FactBase, Rows};

/// A rule file, or a piece of one, that some evaluator can evaluate.
#[derive(Clone, Copy)]
pub struct Unit<'u> {
    /// The file, without folders above the rules and without `.dl`.
    pub name: &'u str,
    /// True if it is evaluated part by part.
    pub local: bool,
    /// The relations that its rules mention and others fill.
    pub reads: &'u [Read<'u>],
    /// The relations that it derives.
    pub derives: &'u [&'u str],
    /// The entity types of their columns.
    pub types: &'u [&'u str],
    /// Of these, the ones whose entities a caller supplies.
    pub supplied: &'u [&'u str],
    /// The texts that its rules mention.
    pub texts: &'u [&'u str],
    /// Which of the texts its rules put into tuples.
    pub made: &'u [usize],
    /// Sets of reads, by their places among them: only where all reads of one set have rows is anything derived.
    pub seeds: &'u [&'u [usize]],
    /// Evaluates the rules; gives the rows of each derived relation, sorted and without duplicates.
    pub run: &'u Run<'u>,
}

/// From what a unit reads to the rows of each relation that it derives.
pub type Run<'u> = dyn Fn(&Inputs<'_>) -> Vec<Rows> + Sync + 'u;

/// A relation that a unit reads.
#[derive(Clone, Copy)]
pub struct Read<'u> {
    /// Its name.
    pub relation: &'u str,
    /// The supplier of its rows.
    pub given: Given,
}

/// The supplier of a relation's rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// A reader, for all parts.
    ByReader,
    /// The caller, for one part.
    ByCaller,
    /// Another unit.
    ByUnit,
    /// Whoever evaluates the unit has the rows from elsewhere: here they look as if there were none.
    Elsewhere,
}

/// Interns the texts that the rules of `units` put into tuples.
///
/// To be called before a [`super::Session`] is made on `base`, which then no longer changes.
pub fn intern(units: &[Unit<'_>], base: &mut FactBase) {
    units.iter().for_each(|unit| unit.intern(base));
}

impl Unit<'_> {
    pub(super) fn intern(&self, base: &mut FactBase) {
        for &text in self.made {
            base.symbol(self.texts[text]);
        }
    }
}
