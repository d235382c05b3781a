//! All rules of a stratum, round by round, until nothing new comes.
//!
//! Of a relation with a `choice-domain` a round proposes rows, and keeps of these the least ones first: what is chosen
//! depends neither on the order of joins nor on the number of threads.

use super::{
    control::Control,
    machine::{Ground, Machine},
    piece::Piece,
    plan::{Plan, RulePlan},
};
use crate::{
    base::{FactBase, Rows},
    run::Inputs,
    store::{
        flat::{Find, Flat, Intake},
        provider::Look,
    },
};
use rustc_hash::FxHashSet;
use std::{borrow::Cow, time::Instant};

/// What the derived relations are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Their rows.
    Rows,
    /// Proofs: the round of each row is exact.
    Proofs,
}

/// Derives the relations of `piece`, in its order.
///
/// If `known` says which rows each relation may have, these are derived and no others, whatever the relations are limited to.
/// All of them are, if rules have derived them at all, in whatever rounds: of rows that stand, each follows from others.
pub fn solve(
    piece: &Piece,
    plan: &Plan,
    inputs: &Inputs<'_>,
    purpose: Purpose,
    known: Option<&[&Rows]>,
) -> Vec<Flat> {
    let looks = piece.looks(inputs);
    let mut stratum = Stratum::new(piece, plan, inputs, &looks, purpose);
    stratum.known = known;
    stratum.round(true);
    while stratum.advance() {
        stratum.round(false);
    }
    stratum.flats
}

struct Stratum<'s> {
    piece: &'s Piece<'s>,
    /// The rules of which this part has rows of all inputs and all entities that they name, with their registers at the start.
    rules: Vec<(&'s RulePlan, Cow<'s, [u32]>)>,
    looks: &'s [Box<dyn Look>],
    base: &'s FactBase,
    flats: Vec<Flat>,
    /// By relation the rows of the round before.
    limits: Vec<(usize, usize)>,
    /// By relation its choices.
    choices: Vec<Vec<Choice>>,
    exact: bool,
    /// By relation the only rows that it may have, if these are known.
    known: Option<&'s [&'s Rows]>,
    rounds: usize,
}

/// The keys of a column group that are taken.
struct Choice {
    columns: Vec<usize>,
    taken: FxHashSet<Vec<u32>>,
}

impl<'s> Stratum<'s> {
    fn new(
        piece: &'s Piece,
        plan: &'s Plan,
        inputs: &Inputs<'s>,
        looks: &'s [Box<dyn Look>],
        purpose: Purpose,
    ) -> Self {
        let exact = purpose == Purpose::Proofs;
        let flat = |(slot, types): (usize, &Vec<Option<usize>>)| {
            let domains = types.iter().map(|ty| ty.and_then(|ty| inputs.domain(ty))).collect();
            let find = match exact && plan.numbers[slot] {
                true => Find::Numbers,
                false if piece.ends_in_record[slot] => Find::Sets,
                false => Find::Members,
            };
            Flat::new(domains, &plan.orders[slot], find)
        };
        let choice = |groups: &Vec<Vec<usize>>| {
            let choice =
                |columns: &Vec<usize>| Choice { columns: columns.clone(), taken: FxHashSet::default() };
            groups.iter().map(choice).collect()
        };
        let is_there =
            |&(ty, id): &(usize, u32)| inputs.domain(ty).is_none_or(|ids| ids.offset(id).is_some());
        let filled: Vec<bool> = looks.iter().map(|look| !look.rows().is_empty()).collect();
        let can_begin = |rule: &&RulePlan| {
            rule.reads.iter().all(|&read| filled[read]) && rule.needed.iter().all(is_there)
        };
        let rules = plan.rules.iter().filter(can_begin);
        Stratum {
            piece,
            rules: rules.map(|rule| (rule, registers(rule, inputs))).collect(),
            looks,
            base: inputs.base,
            flats: piece.column_types.iter().enumerate().map(flat).collect(),
            limits: vec![(0, 0); piece.file.derives.len()],
            choices: piece.choices.iter().map(choice).collect(),
            exact,
            known: None,
            rounds: 0,
        }
    }

    fn control(&self) -> &'s Control {
        &self.piece.control
    }

    /// Evaluates the rules of the first round, or those of the others.
    fn round(&mut self, base: bool) {
        self.control().check();
        self.rounds += 1;
        self.flats.iter_mut().for_each(Flat::begin_round);
        let chosen = |slot: usize| !self.choices[slot].is_empty();
        let mut proposed: Vec<Vec<u32>> = vec![Vec::new(); self.flats.len()];
        for (plan, registers) in self.rules.iter().filter(|(plan, _)| plan.base == base) {
            let started = self.control().is_timing().then(Instant::now);
            let mut intake = match chosen(plan.head) {
                true => Intake::apart(self.flats[plan.head].arity()),
                false => self.flats[plan.head].intake(),
            };
            let ground = Ground {
                inputs: self.looks,
                base: self.base,
                flats: &self.flats,
                limits: &self.limits,
                exact: self.exact,
                known: self.known,
                room: &self.piece.limits,
                control: &self.piece.control,
            };
            Machine::run(&ground, plan, registers, &mut intake);
            let new = intake.len();
            match chosen(plan.head) {
                true => proposed[plan.head].extend(intake.into_cells()),
                false => self.flats[plan.head].absorb(intake),
            }
            if let Some(started) = started {
                let rule = self.piece.numbers.start + plan.rule;
                self.control().add(rule, new, started.elapsed());
                self.control().add_rounds(rule, self.rounds);
            }
        }
        for (slot, cells) in proposed.into_iter().enumerate().filter(|(_, cells)| !cells.is_empty()) {
            self.choose(slot, cells);
        }
    }

    /// Keeps of the rows `cells` those whose groups are not taken, the least ones first.
    fn choose(&mut self, slot: usize, cells: Vec<u32>) {
        let flat = &mut self.flats[slot];
        for row in Rows::sorted(flat.arity(), cells).iter() {
            let key =
                |choice: &Choice| choice.columns.iter().map(|&column| row[column]).collect::<Vec<u32>>();
            let choices = &mut self.choices[slot];
            if choices.iter().all(|choice| !choice.taken.contains(&key(choice))) {
                choices.iter_mut().for_each(|choice| _ = choice.taken.insert(key(choice)));
                flat.insert(row);
            }
        }
    }

    /// Makes what is new what is read as new; says whether there is anything.
    fn advance(&mut self) -> bool {
        let mut any = false;
        if self.known.is_none() {
            let mut sizes =
                self.flats.iter().zip(&self.piece.limits).map(|(flat, &limit)| flat.len() >= limit);
            if let Some(full) = sizes.position(|is_full| is_full) {
                self.control().add_limited(self.piece.file.derives[full]);
                return false;
            }
        }
        for (flat, limits) in self.flats.iter_mut().zip(&mut self.limits) {
            *limits = (limits.1, flat.len());
            any |= limits.0 < limits.1;
            flat.index();
        }
        any && self.rules.iter().any(|(plan, _)| !plan.base)
    }
}

/// The registers of `plan` at the start, with the ids that texts have in `inputs`.
fn registers<'s>(plan: &'s RulePlan, inputs: &Inputs<'_>) -> Cow<'s, [u32]> {
    let mut registers = Cow::Borrowed(&plan.registers[..]);
    for &(register, text) in &plan.texts {
        registers.to_mut()[usize::from(register)] = inputs.text_id(text);
    }
    registers
}
