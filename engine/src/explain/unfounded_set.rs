//! Unfounded sets: recursive tuples that only each other would support.

use super::{
    proof::Explainer,
    search::{Found, Listen, Pattern, Search, Tuple, fits},
};
use crate::{
    check::{Atom, Literal, Rule},
    evaluate::{Piece, Rules},
    schema::RelationId,
};
use rustc_hash::FxHashSet;

/// The most tuples that lead to one; where there are more, steps are explained one by one.
pub(super) const MEMBERS: usize = 1000;

/// The tuples that lead to one that is absent, and those of its relation that hold.
///
/// ```text
/// held  ->  held  -/->  wanted  ->  wanted  ->  the tuple
/// ```
#[derive(Clone, Debug)]
pub struct Cut<'r> {
    /// The tuple, and then all from which it would follow by rules of `rules`, nearest first. None holds.
    pub wanted: Vec<Tuple>,
    /// The rows of its relation that do hold and have its cells where all of `wanted` have the same.
    pub held: Vec<Vec<u32>>,
    /// By column whether all of `wanted` have the same cell there.
    pub fixed: Vec<bool>,
    /// The rules that lead from one to the other.
    pub rules: Vec<&'r Rule>,
}

impl Cut<'_> {
    /// Returns true if `rule` is one of those that lead from one tuple to the other.
    pub(super) fn is_of(&self, rule: &Rule) -> bool {
        self.rules.iter().any(|own| std::ptr::eq(*own, rule))
    }
}

/// Collects the tuples of one literal with which the others hold.
struct Predecessors<'s> {
    search: &'s Search<'s>,
    atom: &'s Atom,
    rows: Vec<Vec<u32>>,
    /// True if some cannot be said: a cell is open, or a condition was not decided.
    is_vague: bool,
}

impl Listen for Predecessors<'_> {
    fn found(&mut self, found: &Found) -> bool {
        let cells = self.atom.terms.iter().map(|term| self.search.value(term, &found.values));
        match cells.collect::<Option<Vec<u32>>>() {
            Some(row) if found.met.len() == self.search.rule.body.len() => self.rows.push(row),
            _ => self.is_vague = true,
        }
        self.is_vague || self.rows.len() > MEMBERS
    }
}

impl<'e> Explainer<'e> {
    /// The cut before the tuple that `pattern` is, of the stratum number `at`; none if no other tuple of the stratum leads to
    /// it, or if those cannot be listed.
    pub(super) fn cut(
        &self,
        at: usize,
        part: Option<u32>,
        relation: RelationId,
        pattern: &Pattern,
    ) -> Option<Cut<'e>> {
        let rules: &'e Rules<'e> = self.rules;
        let piece = &rules.pieces()[at];
        let row: Vec<u32> = pattern.iter().copied().collect::<Option<_>>()?;
        if piece.is_limited() || piece.choices.iter().any(|choices| !choices.is_empty()) {
            return None;
        }
        let mut cut =
            Cut { wanted: vec![(relation, row)], held: Vec::new(), fixed: Vec::new(), rules: Vec::new() };
        let mut known: FxHashSet<Tuple> = cut.wanted.iter().cloned().collect();
        let mut next = 0;
        while let Some((relation, row)) = cut.wanted.get(next).cloned() {
            for rule in piece.file.rules.iter().filter(|rule| rule.head.relation == relation && !rule.removes)
            {
                let before = self.predecessors(at, part, rule, &row)?;
                if !before.is_empty() && !cut.is_of(rule) {
                    cut.rules.push(rule);
                }
                cut.wanted.extend(before.into_iter().filter(|tuple| known.insert(tuple.clone())));
            }
            next += 1;
            if cut.wanted.len() > MEMBERS {
                return None;
            }
        }
        (cut.wanted.len() > 1).then(|| {
            self.fill(at, part, piece, &mut cut);
            cut
        })
    }

    /// The tuples of the stratum from which `rule` would derive `row`; none if it needs several of them at once.
    fn predecessors(&self, at: usize, part: Option<u32>, rule: &'e Rule, row: &[u32]) -> Option<Vec<Tuple>> {
        let piece = &self.rules.pieces()[at];
        let own = rule.body.iter().enumerate().filter_map(|(number, literal)| match literal {
            Literal::Atom(atom) if piece.slot(atom.relation).is_some() => Some((number, atom)),
            _ => None,
        });
        let own: Vec<(usize, &Atom)> = own.collect();
        let &[(number, atom)] = &own[..] else {
            return own.is_empty().then(Vec::new);
        };
        let ground = self.ground(at, part);
        let search = self.search(piece, &ground, rule, usize::MAX);
        let mut found = Predecessors { search: &search, atom, rows: Vec::new(), is_vague: false };
        search.run_assuming(number, &row.iter().copied().map(Some).collect(), &mut found);
        (!found.is_vague).then(|| found.rows.into_iter().map(|row| (atom.relation, row)).collect())
    }

    /// Finds out which columns are the same in all that is wanted, and what holds of those.
    fn fill(&self, at: usize, part: Option<u32>, piece: &Piece, cut: &mut Cut) {
        let (relation, row) = cut.wanted[0].clone();
        let same = |column: usize| {
            let mut others = cut.wanted.iter().filter(|(other, _)| *other == relation);
            others.all(|(_, other)| other[column] == row[column])
        };
        cut.fixed = (0..row.len()).map(same).collect();
        let pattern: Pattern =
            row.iter().zip(&cut.fixed).map(|(cell, fixed)| fixed.then_some(*cell)).collect();
        let slot = piece.slot(relation).expect("the stratum derives it");
        let ground = self.ground(at, part);
        let flat = &ground.flats.borrow()[slot];
        let rows = (0..flat.len()).map(|number| flat.row(number));
        cut.held = rows.filter(|row| fits(row, &pattern)).map(<[u32]>::to_vec).collect();
    }
}
