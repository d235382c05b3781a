//! Reasons why a tuple is not derived: for each rule the first condition that nothing meets.

use super::{
    proof::Explainer,
    search::{Found, Listen, Pattern, Search, fits},
    unfounded_set::{Cut, MEMBERS},
};
use crate::{
    cancel,
    check::{Literal, Rule, Term},
    evaluate::{Piece, Rules},
    schema::{ColumnType, RelationId},
};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, VecDeque};

/// Number of nearest bindings kept.
const NEAREST: usize = 3;

/// Bindings that are tried for one rule before the search gives up.
const PATIENCE: usize = 1_000_000;

/// Absent tuples of which one answer says why.
const STEPS: usize = 500;

/// An explanation of the absence of a tuple, down to absent facts and failed tests.
#[derive(Clone, Debug)]
pub struct Missing<'r> {
    /// The absent tuples, each once; the first is the one asked about.
    pub steps: Vec<Absence<'r>>,
}

/// The reason no tuple of one relation fits.
#[derive(Clone, Debug)]
pub struct Absence<'r> {
    /// The relation.
    pub relation: RelationId,
    /// The pattern that its tuples would match.
    pub pattern: Pattern,
    /// In which part, if the pattern leaves that open and it matters.
    pub part: Option<u32>,
    /// The misses of each rule; `None` for facts, and below the requested depth.
    pub misses: Option<Vec<Miss<'r>>>,
    /// If it would follow from others of its kind, all of those, none of which holds.
    pub cut: Option<Cut<'r>>,
}

/// The reason one rule does not derive the tuple.
#[derive(Clone, Debug)]
pub struct Miss<'r> {
    /// The rule.
    pub rule: &'r Rule,
    /// The literal that is not met; none if the head itself cannot fit.
    pub literal: Option<usize>,
    /// The bindings that came nearest, each with the literals that they meet.
    pub nearest: Vec<Near>,
    /// Number of further bindings that came as near.
    pub more: usize,
    /// Of how many tuples of the cut it keeps the rule from deriving them; none if it is about the tuple itself.
    pub members: Option<usize>,
    /// True if the rule would derive the tuple, had a `choice-domain` not kept another.
    pub beaten: bool,
    /// True if the rule would derive the tuple, had a relation not had as many rows as `.limitsize` allows.
    pub cut: bool,
    /// True if not everything was tried.
    pub gave_up: bool,
}

/// Bindings that meet some of a body.
#[derive(Clone, PartialEq, Debug)]
pub struct Near {
    /// By variable its value.
    pub values: Vec<Option<u32>>,
    /// The literals that hold, in the order in which they were tried.
    pub met: Vec<usize>,
    /// The reason the next literal does not hold.
    pub failure: Failure,
    /// Which part it is about, if its rule is evaluated by part: tuples of others do not count.
    pub part: Option<u32>,
}

/// The reason a literal does not hold.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// There is no such tuple, for the reasons of the step of this number.
    Absent(usize),
    /// There are such tuples, but none whose cells are related as the literal says.
    Unrelated,
    /// This tuple is there.
    Present(RelationId, Vec<u32>),
    /// The values do not compare so; a value that cannot be computed is none.
    Compare(Option<u32>, Option<u32>),
    /// The aggregate has another result, or none.
    Aggregate(Option<i32>),
}

/// Keeps the bindings that meet most.
#[derive(Default)]
struct Nearest {
    part: Option<u32>,
    literal: Option<usize>,
    found: Vec<Near>,
    more: usize,
    tried: usize,
    holds: bool,
}

impl Listen for Nearest {
    fn found(&mut self, _: &Found) -> bool {
        self.holds = true;
        true
    }

    fn failed(&mut self, found: &Found, literal: usize) {
        self.tried += 1;
        let depth = self.found.first().map_or(0, |near| near.met.len());
        if self.literal.is_some() && found.met.len() < depth {
            return;
        }
        let (values, met) = (found.values.clone(), found.met.clone());
        let near = Near { values, met, failure: Failure::Unrelated, part: self.part };
        if self.literal.is_none() || found.met.len() > depth {
            (self.literal, self.found, self.more) = (Some(literal), vec![near], 0);
        } else if self.literal == Some(literal) && !self.found.contains(&near) {
            match self.found.len() < NEAREST {
                true => self.found.push(near),
                false => self.more += 1,
            }
        }
    }

    fn is_tired(&self) -> bool {
        self.tried >= PATIENCE
    }
}

/// A relation, what tuples would have to be, and in which part.
type Absentee = (RelationId, Pattern, Option<u32>);

/// The steps so far, and those that wait for their reasons.
#[derive(Default)]
struct Pending {
    known: FxHashMap<Absentee, usize>,
    steps: Vec<Absentee>,
    /// With the part that they are about, if that is known, and how far they are below what was asked.
    waiting: VecDeque<(usize, Option<u32>, usize)>,
}

impl Pending {
    /// The number of the step of what is absent.
    fn step(&mut self, absent: Absentee, part: Option<u32>, level: usize) -> usize {
        *self.known.entry(absent).or_insert_with_key(|absent| {
            self.steps.push(absent.clone());
            self.waiting.push_back((self.steps.len() - 1, part, level));
            self.steps.len() - 1
        })
    }
}

impl<'e> Explainer<'e> {
    /// Explains why no tuple of `relation` fits `pattern`, up to `depth` steps down; `None` if one does.
    pub fn why_not(&self, relation: RelationId, pattern: &Pattern, depth: usize) -> Option<Missing<'e>> {
        let mut pending = Pending::default();
        pending.step((relation, pattern.clone(), None), None, 0);
        let mut steps: Vec<Absence> = Vec::new();
        while let Some((at, near, level)) = pending.waiting.pop_front() {
            cancel::check();
            let (relation, pattern, part) = pending.steps[at].clone();
            let mut absence = Absence { relation, pattern, part, misses: None, cut: None };
            if level < depth && at < STEPS {
                self.explain(&mut absence, near)?;
                self.number(&mut absence, level, &mut pending);
            }
            steps.push(absence);
        }
        Some(Missing { steps })
    }

    /// Finds what is missing for each rule; none if a tuple fits after all.
    fn explain(&self, absence: &mut Absence<'e>, near: Option<u32>) -> Option<()> {
        let Some(at) = self.piece_of(absence.relation) else { return Some(()) };
        let piece: &'e Piece<'e> = &self.rules.pieces()[at];
        let slot = piece.slot(absence.relation).expect("the stratum derives it");
        let parts = match self.part_of_pattern(absence.relation, &absence.pattern).or(near) {
            _ if !piece.local => vec![None],
            None => (0..self.parts()).map(Some).collect(),
            known => vec![known],
        };
        for &part in &parts {
            let ground = self.ground(at, part);
            let flat = &ground.flats.borrow()[slot];
            let fitting = (0..flat.len()).map(|number| flat.row(number));
            let mut fitting = fitting.filter(|row| fits(row, &absence.pattern));
            if fitting.any(|row| !piece.removes() || self.stays(absence.relation, part, row)) {
                return None;
            }
        }
        absence.cut = match parts[..] {
            [part] => self.cut(at, part, absence.relation, &absence.pattern),
            _ => None,
        };
        absence.misses = Some(match &absence.cut {
            Some(cut) => self.misses_of_cut(at, parts[0], cut),
            None => self.misses(at, &parts, absence.relation, &absence.pattern),
        });
        Some(())
    }

    /// Returns true if no rule has taken `row` out again.
    fn stays(&self, relation: RelationId, part: Option<u32>, row: &[u32]) -> bool {
        let name = &self.rules.program().schema[relation].name;
        match part {
            Some(part) => self.part(part).relation(name).has(row),
            None => self.whole(name).has(row),
        }
    }

    fn misses(
        &self,
        at: usize,
        parts: &[Option<u32>],
        relation: RelationId,
        pattern: &Pattern,
    ) -> Vec<Miss<'e>> {
        let rules: &'e Rules<'e> = self.rules;
        let piece = &rules.pieces()[at];
        let slot = piece.slot(relation).expect("the stratum derives it");
        let miss = |rule: &'e Rule| {
            let mut nearest = Nearest::default();
            for &part in parts {
                nearest.part = part;
                self.search(piece, &self.ground(at, part), rule, usize::MAX).run(pattern, &mut nearest);
            }
            let (holds, gave_up) = (nearest.holds, nearest.is_tired());
            let cut = holds && piece.is_limited() && piece.choices[slot].is_empty();
            let beaten = holds && !cut;
            let (literal, more, nearest) = (nearest.literal, nearest.more, nearest.found);
            Miss { rule, literal, nearest, more, members: None, beaten, cut, gave_up }
        };
        piece
            .file
            .rules
            .iter()
            .copied()
            .filter(|rule| rule.head.relation == relation && !rule.removes)
            .map(miss)
            .collect()
    }

    /// The misses that keep the tuples of `cut` from following from other relations, by rule and failed literal.
    fn misses_of_cut(&self, at: usize, part: Option<u32>, cut: &Cut<'e>) -> Vec<Miss<'e>> {
        let rules: &'e Rules<'e> = self.rules;
        let all = &rules.pieces()[at].file.rules;
        let mut misses: BTreeMap<(Option<usize>, usize), Miss<'e>> = BTreeMap::new();
        for (relation, row) in cut.wanted.iter().take(MEMBERS) {
            let pattern: Pattern = row.iter().copied().map(Some).collect();
            let of_member = self.misses(at, &[part], *relation, &pattern);
            for miss in of_member.into_iter().filter(|miss| !cut.is_of(miss.rule)) {
                let Some(literal) = miss.literal else { continue };
                let number = all.iter().position(|rule| std::ptr::eq(*rule, miss.rule));
                let known = misses.entry((number, literal));
                let known = known.or_insert_with(|| Miss {
                    nearest: Vec::new(),
                    more: 0,
                    members: Some(0),
                    ..miss.clone()
                });
                known.members = known.members.map(|members| members + 1);
                known.gave_up |= miss.gave_up;
                if known.nearest.is_empty() {
                    known.nearest.extend(miss.nearest.into_iter().take(1));
                }
            }
        }
        misses.into_values().collect()
    }

    /// Says of each binding why the next literal fails; what is absent for that is explained later.
    fn number(&self, absence: &mut Absence<'e>, level: usize, pending: &mut Pending) {
        let Some(at) = self.piece_of(absence.relation) else { return };
        let piece = &self.rules.pieces()[at];
        for miss in absence.misses.iter_mut().flatten() {
            let Some(literal) = miss.literal else { continue };
            for near in &mut miss.nearest {
                let ground = self.ground(at, near.part);
                let search = self.search(piece, &ground, miss.rule, usize::MAX);
                let literal = &miss.rule.body[literal];
                near.failure = self.failure(&search, literal, near, level, pending);
            }
        }
    }

    /// The reason `literal` does not hold; tuples absent for it are explained later.
    fn failure(
        &self,
        search: &Search,
        literal: &Literal,
        near: &Near,
        level: usize,
        pending: &mut Pending,
    ) -> Failure {
        let value = |term: &Term| search.value(term, &near.values);
        match literal {
            Literal::Atom(atom) if search.has_fitting(atom, &near.values) => Failure::Unrelated,
            Literal::Atom(atom) => {
                let pattern: Pattern = atom.terms.iter().map(value).collect();
                let part = near.part.filter(|_| self.leaves_part_open(atom.relation, &pattern));
                Failure::Absent(pending.step((atom.relation, pattern, part), near.part, level + 1))
            }
            Literal::Not(atom) => match search.first_row(atom, &near.values) {
                Some(row) => Failure::Present(atom.relation, row),
                None => Failure::Unrelated,
            },
            Literal::Compare(_, left, right) => Failure::Compare(value(left), value(right)),
            Literal::Aggregate(aggregate) => {
                Failure::Aggregate(search.aggregate(aggregate, &near.found(), &mut |_, _| {}))
            }
        }
    }

    /// Returns true if tuples of `relation` are of one part each, and `pattern` does not say of which.
    fn leaves_part_open(&self, relation: RelationId, pattern: &Pattern) -> bool {
        let schema = &self.rules.program().schema;
        let is_parted = |ty| matches!(ty, ColumnType::Entity(ty) if schema.is_parted(ty));
        schema[relation].columns.iter().any(|column| is_parted(column.ty))
            && self.part_of_pattern(relation, pattern).is_none()
    }
}

impl Near {
    /// The state of the search.
    fn found(&self) -> Found {
        Found { values: self.values.clone(), rows: Vec::new(), met: self.met.clone() }
    }
}
