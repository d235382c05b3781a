//! Proofs of tuples.

use super::search::{Found, Ground, Listen, Pattern, Search, Tuple};
use crate::{
    base::Rows,
    cancel,
    check::{Literal, Rule, Term},
    evaluate::{Piece, Purpose, Rules},
    run::{Part, Session},
    schema::{ColumnType, RelationId},
};
use rustc_hash::FxHashMap;
use std::{cell::RefCell, rc::Rc};

/// Steps that lead from facts to tuples. Each tuple has one step, which all that need it share.
#[derive(Clone, Default, Debug)]
pub struct Proof<'r> {
    /// The steps; none needs itself, directly or through others.
    pub steps: Vec<Step<'r>>,
    /// The steps of the tuples that were asked for.
    pub roots: Vec<usize>,
}

/// A derivation step: one tuple and its reason.
#[derive(Clone, Debug)]
pub struct Step<'r> {
    /// The relation.
    pub relation: RelationId,
    /// The tuple.
    pub row: Vec<u32>,
    /// The round of its stratum in which it was derived, from 0.
    pub round: usize,
    /// The reason it holds.
    pub how: How<'r>,
}

/// The reason a tuple holds.
#[derive(Clone, Debug)]
pub enum How<'r> {
    /// It is a fact.
    Given,
    /// A rule derives it.
    Rule {
        /// The rule.
        rule: &'r Rule,
        /// By variable its value; the own variables of aggregates have none.
        values: Vec<Option<u32>>,
        /// For each literal of the body why it holds.
        premises: Vec<Premise>,
    },
}

/// The reason a literal holds.
#[derive(Clone, Debug)]
pub enum Premise {
    /// The tuple of this step is there.
    Tuple(usize),
    /// No tuple fits.
    Absent(RelationId, Pattern),
    /// The values compare so.
    Compare(u32, u32),
    /// The aggregate has this result.
    Aggregate(i32, Vec<Counted>),
}

/// One assignment that an aggregate was taken over.
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    /// The tuples of its atoms.
    pub tuples: Vec<Tuple>,
    /// Its value, if one is aggregated.
    pub value: Option<i32>,
}

/// Explains tuples of one program. What was derived for one answer serves the next one.
pub struct Explainer<'e> {
    pub(super) rules: &'e Rules<'e>,
    session: &'e Session<'e>,
    parts: RefCell<FxHashMap<u32, Rc<Part<'e>>>>,
    /// By number of the stratum and part.
    grounds: RefCell<Grounds>,
}

type Grounds = FxHashMap<(usize, Option<u32>), Rc<Ground>>;

/// Takes the first way that is found.
struct First(Option<Found>);

impl Listen for First {
    fn found(&mut self, found: &Found) -> bool {
        self.0 = Some(found.clone());
        true
    }
}

impl<'e> Explainer<'e> {
    /// Explains what `session` derives by `rules`.
    pub fn new(rules: &'e Rules<'e>, session: &'e Session<'e>) -> Self {
        Explainer { rules, session, parts: RefCell::default(), grounds: RefCell::default() }
    }

    /// A proof of the tuples `rows` of `relation`, which all have to hold.
    ///
    /// # Panics
    ///
    /// If a tuple does not hold; its rows have to come from the session.
    pub fn why(&self, relation: RelationId, rows: &[Vec<u32>]) -> Proof<'e> {
        let mut proof = Proof::default();
        let mut known: FxHashMap<Tuple, usize> = FxHashMap::default();
        let mut pending = Vec::new();
        for row in rows {
            let step = number(&mut proof, &mut known, &mut pending, relation, row.clone());
            proof.roots.push(step);
        }
        while let Some((step, near)) = pending.pop() {
            cancel::check();
            let (relation, row) = (proof.steps[step].relation, proof.steps[step].row.clone());
            let Some(at) = self.piece_of(relation) else { continue };
            let part = self.part_of(relation, &row).or(near);
            let (round, rule, found) = self.derivation(at, part, relation, &row);
            let (ground, piece) = (self.ground(at, part), &self.rules.pieces()[at]);
            let search = self.search(piece, &ground, rule, round);
            let mut premises = Vec::new();
            for (literal, matched) in rule.body.iter().zip(&found.rows) {
                premises.push(match literal {
                    Literal::Atom(atom) => {
                        let row = matched.clone().expect("every atom was matched with a row");
                        let before = pending.len();
                        let step = number(&mut proof, &mut known, &mut pending, atom.relation, row);
                        pending[before..].iter_mut().for_each(|(_, near)| *near = part);
                        Premise::Tuple(step)
                    }
                    literal => self.premise(&search, literal, &found),
                });
            }
            proof.steps[step].round = round;
            proof.steps[step].how = How::Rule { rule, values: found.values, premises };
        }
        proof
    }

    fn premise(&self, search: &Search, literal: &Literal, found: &Found) -> Premise {
        let value = |term: &Term| search.value(term, &found.values);
        match literal {
            Literal::Atom(_) => unreachable!("atoms are tuples"),
            Literal::Not(atom) => Premise::Absent(atom.relation, atom.terms.iter().map(value).collect()),
            Literal::Compare(_, left, right) => {
                let value = |term| value(term).expect("a comparison that holds has two values");
                Premise::Compare(value(left), value(right))
            }
            Literal::Aggregate(aggregate) => {
                let mut counted = Vec::new();
                let result = search.aggregate(aggregate, found, &mut |tuples, value| {
                    counted.push(Counted { tuples: tuples.to_vec(), value });
                });
                Premise::Aggregate(result.expect("an aggregate that holds has a result"), counted)
            }
        }
    }

    /// The round of `row`, and the rule and bindings that derive it from rounds before.
    fn derivation(
        &self,
        at: usize,
        part: Option<u32>,
        relation: RelationId,
        row: &[u32],
    ) -> (usize, &'e Rule, Found) {
        let rules: &'e Rules<'e> = self.rules;
        let piece = &rules.pieces()[at];
        let ground = self.ground(at, part);
        let slot = piece.slot(relation).expect("the stratum derives it");
        let pattern: Pattern = row.iter().copied().map(Some).collect();
        let round = {
            let flat = &mut ground.flats.borrow_mut()[slot];
            let number = flat.find(row).expect("the tuple holds");
            flat.round(number)
        };
        for rule in piece.file.rules.iter().filter(|rule| rule.head.relation == relation && !rule.removes) {
            let mut first = First(None);
            self.search(piece, &ground, rule, round).run(&pattern, &mut first);
            if let Some(found) = first.0 {
                return (round, rule, found);
            }
        }
        unreachable!("a tuple of a round is derived from those before")
    }

    pub(super) fn search<'s>(
        &'s self,
        piece: &'s Piece<'s>,
        ground: &'s Ground,
        rule: &'s Rule,
        before: usize,
    ) -> Search<'s> {
        let (schema, names) = (&self.rules.program().schema, self.rules.names());
        let base = self.session.base();
        Search { schema, names, base, piece, ground, rule, before }
    }

    /// The number of the stratum that derives `relation`; none for an input.
    pub(super) fn piece_of(&self, relation: RelationId) -> Option<usize> {
        self.rules.number(relation)
    }

    /// The part of the first cell that has one.
    pub(super) fn part_of(&self, relation: RelationId, row: &[u32]) -> Option<u32> {
        self.part_of_pattern(relation, &row.iter().copied().map(Some).collect())
    }

    pub(super) fn part_of_pattern(&self, relation: RelationId, pattern: &Pattern) -> Option<u32> {
        let schema = &self.rules.program().schema;
        let cells = schema[relation].columns.iter().zip(pattern);
        cells.into_iter().find_map(|(column, cell)| match (column.ty, cell) {
            (ColumnType::Entity(ty), Some(cell)) if schema.is_parted(ty) => {
                Some(self.session.base().entities(ty).part_of(*cell))
            }
            _ => None,
        })
    }

    /// The relations that stratum number `at` reads and derives; in `part` if it is evaluated by part.
    pub(super) fn ground(&self, at: usize, part: Option<u32>) -> Rc<Ground> {
        let piece = &self.rules.pieces()[at];
        // Rules that no entity links to a part derive the same in all.
        let part = piece.local.then(|| part.unwrap_or(0));
        if let Some(ground) = self.grounds.borrow().get(&(at, part)) {
            return ground.clone();
        }
        let (reads, types): (Vec<_>, Vec<_>) = (piece.reads().collect(), piece.types().collect());
        let own = part.map(|part| self.part(part));
        let inputs = match &own {
            Some(part) => part.ground(&reads, &types, piece.texts()),
            None => self.session.ground(&reads, &types, piece.texts()),
        };
        let flats = match piece.is_limited() {
            false => self.rules.solve(piece, &inputs, Purpose::Proofs),
            // Which rows there are when it stops depends on the order in which they are derived.
            true => {
                let names = piece.file.derives.iter().map(|&id| &self.rules.program().schema[id].name);
                let rows = names.map(|name| match &own {
                    Some(part) => part.relation(name),
                    None => self.session.whole(name),
                });
                self.rules.retrace(piece, &inputs, &rows.collect::<Vec<_>>())
            }
        };
        let looks = piece.looks(&inputs);
        let ground = Rc::new(Ground { looks, flats: RefCell::new(flats) });
        self.grounds.borrow_mut().insert((at, part), ground.clone());
        ground
    }

    pub(super) fn parts(&self) -> u32 {
        self.session.base().parts()
    }

    /// The tuples of the relation `name`, which is not derived by part.
    pub(super) fn whole(&self, name: &str) -> &'e Rows {
        self.session.whole(name)
    }

    /// The tuples derived for `part` so far.
    pub fn part(&self, part: u32) -> Rc<Part<'e>> {
        self.parts.borrow_mut().entry(part).or_insert_with(|| Rc::new(self.session.part(part))).clone()
    }
}

/// The step of a tuple; a new one waits for its reason.
fn number(
    proof: &mut Proof,
    known: &mut FxHashMap<Tuple, usize>,
    pending: &mut Vec<(usize, Option<u32>)>,
    relation: RelationId,
    row: Vec<u32>,
) -> usize {
    *known.entry((relation, row.clone())).or_insert_with(|| {
        proof.steps.push(Step { relation, row, round: 0, how: How::Given });
        pending.push((proof.steps.len() - 1, None));
        proof.steps.len() - 1
    })
}
