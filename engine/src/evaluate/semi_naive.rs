//! Semi-naive evaluation of a stratum.
//!
//! A row is new to each rule once. Where the round of a row matters, all rules read as new what the round before has
//! derived. Elsewhere a rule reads what has been derived since it was evaluated, by rules before it in this round as well:
//! so a row that follows from another in several steps takes fewer rounds.
//!
//! Of a relation with a `choice-domain` a round proposes rows, and keeps of these the least ones first: what is chosen
//! depends neither on the order of joins nor on the number of threads.
//!
//! Rows that others dominate are taken out between two rounds, before anything is derived from them. They stay where they
//! are, as proofs may need those of earlier rounds, and are passed over.

use super::{
    control::{Control, Teller},
    interpreter::{Cells, Ground, Machine, Task},
    plan::{Expression, Joined, Plan, RulePlan, Source, Start, Step, first_scan},
    stratum::Piece,
};
use crate::{
    base::{FactBase, Rows},
    run::{self, Inputs},
    store::{
        flat::{Find, Flat, Intake},
        input::Look,
    },
};
use rustc_hash::FxHashSet;
use std::{borrow::Cow, time::Instant};

/// The use of the derived relations.
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
    let mut stratum = Stratum::new(piece, plan, inputs, purpose);
    stratum.known = known;
    let told = (!piece.local).then(|| piece.control.teller()).flatten().map(Told);
    stratum.round(true);
    if stratum.is_eager() {
        while stratum.hurry() {
            told.iter().for_each(|told| told.progress(&stratum));
        }
        return stratum.flats;
    }
    while stratum.advance() {
        told.iter().for_each(|told| told.progress(&stratum));
        stratum.take_out();
        stratum.round(false);
    }
    match purpose {
        Purpose::Rows => stratum.left(),
        Purpose::Proofs => stratum.flats,
    }
}

/// A listener for the progress of a derivation and its end.
struct Told<'c>(&'c Teller);

impl Told<'_> {
    fn progress(&self, stratum: &Stratum<'_>) {
        let sizes = stratum.piece.file.derives.iter().zip(&stratum.flats).map(|(id, flat)| (flat.len(), id));
        if let Some((tuples, relation)) = sizes.max() {
            self.0(Some((*relation, tuples)));
        }
    }
}

impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.0(None);
    }
}

struct Stratum<'s> {
    piece: &'s Piece<'s>,
    /// The rules of which this part has rows of all inputs and all entities that they name.
    rules: Vec<Evaluated<'s>>,
    /// The inputs, and after them their joins as far as they were made.
    looks: Vec<Box<dyn Look>>,
    base: &'s FactBase,
    flats: Vec<Flat>,
    /// By relation the numbers of the rows that were taken out.
    gone: Vec<FxHashSet<usize>>,
    /// By relation the rows of the round before.
    limits: Vec<(usize, usize)>,
    /// By relation its choices.
    choices: Vec<Vec<Choice>>,
    exact: bool,
    /// By relation the only rows that it may have, if these are known.
    known: Option<&'s [&'s Rows]>,
    rounds: usize,
}

/// A rule that is evaluated.
struct Evaluated<'s> {
    plan: &'s RulePlan,
    /// The registers at the start.
    registers: Cow<'s, [u32]>,
    steps: &'s [Step],
    /// Number of new rows that the rule has read.
    scanned: usize,
    /// Number of rows of the relation read as new that it has read, if it does not wait for rounds.
    seen: usize,
    /// Joins of its inputs that may be worth making.
    joins: &'s [Joined],
}

/// A join of inputs is kept if it has fewer rows than this, or than this many for each row of the input that it begins with.
const JOINED_ROWS: usize = 1 << 12;
const JOINED_ROWS_EACH: usize = 2;

impl<'s> Evaluated<'s> {
    fn new(plan: &'s RulePlan, inputs: &Inputs<'_>, looks: &[Box<dyn Look>]) -> Self {
        let registers = registers(plan, inputs);
        let steps = steps(plan, &registers, looks);
        Evaluated { plan, registers, steps, scanned: 0, seen: 0, joins: &plan.joined }
    }

    fn task(&self) -> Task<'s> {
        let RulePlan { head, cells, plain, .. } = self.plan;
        let cells = plain.as_deref().map_or(Cells::Computed(cells), Cells::Plain);
        Task { head: *head, cells, steps: self.steps }
    }
}

/// The keys of a column group that are taken.
struct Choice {
    columns: Vec<usize>,
    taken: FxHashSet<Vec<u32>>,
}

impl<'s> Stratum<'s> {
    fn new(piece: &'s Piece, plan: &'s Plan, inputs: &Inputs<'s>, purpose: Purpose) -> Self {
        let mut looks = piece.looks(inputs);
        let exact = purpose == Purpose::Proofs;
        let flat = |(slot, types): (usize, &Vec<Option<usize>>)| {
            let domains = types.iter().map(|ty| ty.and_then(|ty| inputs.domain(ty))).collect();
            let is_thinned = plan.rules.iter().any(|rule| rule.removes && rule.head == slot);
            let find = match exact && plan.numbers[slot] || is_thinned {
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
        let evaluated = |plan| Evaluated::new(plan, inputs, &looks);
        let rules = plan.rules.iter().filter(can_begin).map(evaluated).collect();
        looks.extend((0..plan.joined).map(|_| run::look_at(Rows::new(1))));
        Stratum {
            piece,
            rules,
            looks,
            base: inputs.base,
            flats: piece.column_types.iter().enumerate().map(flat).collect(),
            gone: vec![FxHashSet::default(); piece.file.derives.len()],
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
        if !base {
            self.join();
        }
        self.flats.iter_mut().for_each(Flat::begin_round);
        let mut proposed: Vec<Vec<u32>> = vec![Vec::new(); self.flats.len()];
        let rules = std::mem::take(&mut self.rules);
        for rule in rules.iter().filter(|rule| rule.plan.new.is_none() == base && !rule.plan.removes) {
            match self.choices[rule.plan.head].is_empty() {
                true => self.extend(rule),
                false => {
                    let intake = Intake::apart(self.flats[rule.plan.head].arity());
                    proposed[rule.plan.head].extend(self.derive(rule, intake).into_cells());
                }
            }
        }
        self.rules = rules;
        for (slot, cells) in proposed.into_iter().enumerate().filter(|(_, cells)| !cells.is_empty()) {
            self.choose(slot, cells);
        }
    }

    /// Returns true if the rounds of rows are of no use, neither to proofs nor to what is chosen or taken out.
    fn is_eager(&self) -> bool {
        !self.exact && self.known.is_none() && !self.piece.chooses()
    }

    /// Evaluates each rule that has not read all rows yet, and says whether there was one.
    fn hurry(&mut self) -> bool {
        if self.is_full() {
            return false;
        }
        self.control().check();
        self.rounds += 1;
        let mut any = false;
        let mut rules = std::mem::take(&mut self.rules);
        // What is new to a rule is new in all of its plans.
        for plans in rules.chunk_by_mut(|one, other| one.plan.rule == other.plan.rule) {
            let is_behind = |rule: &Evaluated<'_>| {
                rule.plan.new.is_some_and(|new| rule.seen < self.flats[new.slot].len())
            };
            if !plans.iter().any(is_behind) {
                continue;
            }
            any = true;
            for rule in plans.iter_mut() {
                let Some(new) = rule.plan.new else { continue };
                self.flats[new.slot].index();
                let rows = self.flats[new.slot].len();
                self.limits[new.slot] = (rule.seen, rows);
                rule.seen = rows;
            }
            for rule in plans {
                let Some(new) = rule.plan.new else { continue };
                if self.limits[new.slot].0 < self.limits[new.slot].1 {
                    self.join_for(rule);
                    self.extend(rule);
                }
            }
        }
        self.rules = rules;
        any
    }

    /// Derives by `rule`.
    fn extend(&mut self, rule: &Evaluated<'s>) {
        let intake = self.flats[rule.plan.head].intake();
        let intake = self.derive(rule, intake);
        self.flats[rule.plan.head].absorb(intake);
    }

    /// Puts into `intake` what `rule` derives.
    fn derive(&self, rule: &Evaluated<'s>, mut intake: Intake) -> Intake {
        let started = self.control().is_timing().then(Instant::now);
        Machine::run(&self.ground(), rule.task(), &rule.registers, &mut intake);
        if let Some(started) = started {
            let number = self.piece.numbers.start + rule.plan.rule;
            self.control().add(number, intake.len(), started.elapsed());
            self.control().add_rounds(number, self.rounds);
        }
        intake
    }

    fn ground(&self) -> Ground<'_> {
        Ground {
            inputs: &self.looks,
            base: self.base,
            flats: &self.flats,
            gone: &self.gone,
            limits: &self.limits,
            exact: self.exact,
            known: self.known,
            room: &self.piece.limits,
            control: &self.piece.control,
        }
    }

    /// Takes out the rows that others dominate, those of the round before among them.
    fn take_out(&mut self) {
        let mut rows: Vec<(usize, Vec<u32>)> = Vec::new();
        for rule in self.rules.iter().filter(|rule| rule.plan.removes && rule.plan.new.is_some()) {
            let mut intake = Intake::apart(self.flats[rule.plan.head].arity());
            Machine::run(&self.ground(), rule.task(), &rule.registers, &mut intake);
            rows.push((rule.plan.head, intake.into_cells()));
        }
        for (slot, cells) in rows {
            let flat = &self.flats[slot];
            let numbers = cells.chunks_exact(flat.arity()).filter_map(|row| flat.number(row));
            self.gone[slot].extend(numbers);
        }
    }

    /// The relations without the rows that were taken out.
    fn left(self) -> Vec<Flat> {
        let relations = self.flats.into_iter().zip(self.gone);
        let left = |(flat, gone): (Flat, FxHashSet<usize>)| {
            if gone.is_empty() {
                return flat;
            }
            let mut left = Flat::new(vec![None; flat.arity()], &[], Find::Members);
            (0..flat.len()).filter(|number| !gone.contains(number)).for_each(|number| {
                left.insert(flat.row(number));
            });
            left
        };
        relations.map(left).collect()
    }

    /// Joins the inputs of those rules that have read more new rows than that costs.
    fn join(&mut self) {
        let mut rules = std::mem::take(&mut self.rules);
        rules.iter_mut().for_each(|rule| self.join_for(rule));
        self.rules = rules;
    }

    /// The same for `rule`.
    fn join_for(&mut self, rule: &mut Evaluated<'s>) {
        let (Some(new), [largest, ..]) = (rule.plan.new, rule.joins) else { return };
        let (start, end) = self.limits[new.slot];
        rule.scanned += end - start;
        if rule.scanned > self.looks[largest.start].count() {
            let registers = &rule.registers;
            let made = rule.joins.iter().find_map(|join| Some((join, self.joined(join, registers)?)));
            if let Some((join, rows)) = made {
                self.looks[join.read] = rows;
                rule.steps = &join.then;
            }
            rule.joins = &[];
        }
    }

    /// The rows of `joined`, unless there are too many.
    fn joined(&self, joined: &Joined, registers: &[u32]) -> Option<Box<dyn Look>> {
        let rows = JOINED_ROWS.max(self.looks[joined.start].count() * JOINED_ROWS_EACH);
        let width = joined.columns.len();
        let mut flat = Flat::new(vec![None; width], &[], Find::Members);
        let mut intake = flat.intake();
        let ground = Ground {
            inputs: &self.looks,
            base: self.base,
            flats: std::slice::from_ref(&flat),
            gone: &[],
            limits: &[(0, 0)],
            exact: false,
            known: None,
            room: &[rows],
            control: self.control(),
        };
        let task = Task { head: 0, cells: Cells::Plain(&joined.columns), steps: &joined.steps };
        Machine::run(&ground, task, registers, &mut intake);
        (intake.len() < rows).then(|| run::look_at(Rows::sorted(width, intake.into_cells())))
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

    /// Returns true, and takes it down, if a relation has as many rows as it may have.
    fn is_full(&self) -> bool {
        let mut sizes = self.flats.iter().zip(&self.piece.limits).map(|(flat, &limit)| flat.len() >= limit);
        let full = sizes.position(|is_full| is_full);
        if let Some(full) = full {
            self.control().add_limited(self.piece.file.derives[full]);
        }
        full.is_some()
    }

    /// Makes what is new what is read as new; says whether there is anything.
    fn advance(&mut self) -> bool {
        let mut any = false;
        if self.known.is_none() && self.is_full() {
            return false;
        }
        for (flat, limits) in self.flats.iter_mut().zip(&mut self.limits) {
            *limits = (limits.1, flat.len());
            any |= limits.0 < limits.1;
            flat.index();
        }
        any && self.rules.iter().any(|rule| rule.plan.new.is_some())
    }
}

/// The steps of `plan` that scan the fewest rows of an input, where they begin with an input. What constants find in an input
/// gives way to the rows of the part only: elsewhere the plan knows better than sizes. Constants are in `registers`.
fn steps<'s>(plan: &'s RulePlan, registers: &[u32], looks: &[Box<dyn Look>]) -> &'s [Step] {
    let Some((planned, by_constants)) = first_rows(plan, registers, looks) else { return &plan.steps };
    let rows = |start: &&Start| looks[start.read].count();
    let starts = plan.starts.iter().filter(|start| !by_constants || looks[start.read].is_of_part());
    let fewest = starts.min_by_key(rows).filter(|start| rows(start) < planned);
    fewest.map_or(&plan.steps, |start| &start.steps)
}

/// The number of rows that the first scan of `plan` finds in an input, and whether constants find them.
fn first_rows(plan: &RulePlan, registers: &[u32], looks: &[Box<dyn Look>]) -> Option<(usize, bool)> {
    let scan = first_scan(&plan.steps).filter(|_| !plan.starts.is_empty())?;
    match scan.source {
        Source::Input { read, set: 0, .. } => Some((looks[read].count(), false)),
        Source::Input { read, set, arity } => {
            let mut registers = registers.to_vec();
            for step in &plan.steps {
                let Step::Let(register, Expression::Register(constant)) = step else { break };
                registers[usize::from(*register)] = registers[usize::from(*constant)];
            }
            let key: Vec<u32> = scan.key.iter().map(|&register| registers[usize::from(register)]).collect();
            Some((looks[read].find(set, &key).len() / arity, true))
        }
        _ => None,
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
