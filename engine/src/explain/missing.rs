//! Why a tuple is not derived: for each rule the first condition that nothing meets.

use super::{
    proof::Explainer,
    search::{Found, Listen, Pattern},
};
use crate::{check::Rule, schema::RelationId};

/// How many bindings that came nearest are kept.
const NEAREST: usize = 3;

/// Bindings that are tried for one rule before the search gives up.
const PATIENCE: usize = 1_000_000;

/// Why no tuple fits.
#[derive(Clone, Debug)]
pub struct Missing<'r> {
    /// For each rule of the relation what is missing.
    pub misses: Vec<Miss<'r>>,
}

/// What keeps one rule from deriving the tuple.
#[derive(Clone, Debug)]
pub struct Miss<'r> {
    /// The rule.
    pub rule: &'r Rule,
    /// The literal that is not met; none if the head itself cannot fit.
    pub literal: Option<usize>,
    /// The bindings that came nearest, each with the literals that they meet.
    pub nearest: Vec<Near>,
    /// Whether the rule would derive the tuple, had a `choice-domain` not kept another one.
    pub beaten: bool,
    /// Whether the rule would derive the tuple, had a relation not had as many rows as `.limitsize` allows.
    pub cut: bool,
    /// Whether not everything was tried.
    pub gave_up: bool,
}

/// Bindings that meet some of a body.
#[derive(Clone, PartialEq, Debug)]
pub struct Near {
    /// By variable its value.
    pub values: Vec<Option<u32>>,
    /// The literals that hold, in the order in which they were tried.
    pub met: Vec<usize>,
}

/// Keeps the bindings that meet most.
#[derive(Default)]
struct Nearest {
    literal: Option<usize>,
    found: Vec<Near>,
    tried: usize,
    holds: bool,
}

impl Listen for Nearest {
    fn found(&mut self, _: &Found) {
        self.holds = true;
    }

    fn failed(&mut self, found: &Found, literal: usize) {
        self.tried += 1;
        let depth = self.found.first().map_or(0, |near| near.met.len());
        if self.literal.is_some() && found.met.len() < depth {
            return;
        }
        let near = Near { values: found.values.clone(), met: found.met.clone() };
        if self.literal.is_none() || found.met.len() > depth {
            (self.literal, self.found) = (Some(literal), vec![near]);
        } else if self.literal == Some(literal) && self.found.len() < NEAREST && !self.found.contains(&near) {
            self.found.push(near);
        }
    }

    fn is_tired(&self) -> bool {
        self.tried >= PATIENCE
    }
}

impl<'e> Explainer<'e> {
    /// Why no tuple of the derived `relation` fits `pattern`; none if one does.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn why_not(&self, relation: RelationId, pattern: &Pattern) -> Option<Missing<'e>> {
        let at = self.piece_of(relation)?;
        let rules = self.rules;
        let piece = &rules.pieces()[at];
        let slot = piece.slot(relation).expect("the stratum derives it");
        let fits =
            |row: &[u32]| row.iter().zip(pattern).all(|(cell, asked)| asked.is_none_or(|a| a == *cell));
        let parts = match self.part_of_pattern(relation, pattern) {
            None if piece.local => (0..self.parts()).map(Some).collect(),
            told => vec![told],
        };
        let own = || piece.file.rules.iter().filter(|rule| rule.head.relation == relation);
        let mut nearest: Vec<Nearest> = own().map(|_| Nearest::default()).collect();
        for part in parts {
            let ground = self.ground(at, part);
            let holds = {
                let flat = &ground.flats.borrow()[slot];
                (0..flat.len()).any(|number| fits(flat.row(number)))
            };
            if holds {
                return None;
            }
            for (rule, nearest) in own().zip(&mut nearest) {
                self.search(piece, &ground, rule, usize::MAX).run(pattern, nearest);
            }
        }
        let misses = own().zip(nearest).map(|(rule, nearest)| {
            let (holds, gave_up) = (nearest.holds, nearest.is_tired());
            let cut = holds && piece.is_limited() && piece.choices[slot].is_empty();
            let beaten = holds && !cut;
            Miss { rule, literal: nearest.literal, nearest: nearest.found, beaten, cut, gave_up }
        });
        let misses = misses.collect();
        Some(Missing { misses })
    }
}
