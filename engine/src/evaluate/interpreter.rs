//! The interpreter of rule plans.

use super::{
    control::Control,
    fold::Fold,
    plan::{Expression, Register, Scan, Source, Step, Stops, Version, WIDEST},
};
use crate::{
    base::{FactBase, Rows},
    records::NIL,
    store::{
        flat::{Flat, Intake},
        input::Look,
    },
};
use rustc_hash::FxHashSet;

/// The data that rules of a stratum read.
pub struct Ground<'g> {
    pub inputs: &'g [Box<dyn Look>],
    pub base: &'g FactBase,
    pub flats: &'g [Flat],
    /// By relation of the stratum the numbers of rows that were taken out again.
    pub gone: &'g [FxHashSet<usize>],
    /// By relation of the stratum the first row of the round before, and the first one after it.
    pub limits: &'g [(usize, usize)],
    /// True if a relation of the stratum is tested for rows of rounds before only.
    pub exact: bool,
    /// By relation of the stratum the only rows that it may have, if these are known.
    pub known: Option<&'g [&'g Rows]>,
    /// By relation of the stratum how many rows it may have, unless that is known.
    pub room: &'g [usize],
    pub control: &'g Control,
}

/// A derivation to run.
#[derive(Clone, Copy)]
pub struct Task<'g> {
    /// The relation of the stratum.
    pub head: usize,
    /// The values of its rows.
    pub cells: Cells<'g>,
    /// The steps run for each row.
    pub steps: &'g [Step],
}

/// The cells of a row that is derived.
#[derive(Clone, Copy)]
pub enum Cells<'g> {
    Plain(&'g [Register]),
    Computed(&'g [Expression]),
}

/// Derives by one rule.
pub struct Machine<'g> {
    ground: &'g Ground<'g>,
    task: Task<'g>,
    registers: Vec<u32>,
    intake: &'g mut Intake,
    row: Vec<u32>,
    goal: Goal,
    /// Rows of the first scan until the wish to stop is looked at again.
    patience: u32,
    /// True if the head has all the rows that it may have.
    full: bool,
}

/// The action after the last step.
enum Goal {
    /// The head is derived.
    Derive,
    /// The value is folded in; the aggregate's own steps end here.
    Fold(Fold),
}

/// The outcome for a row.
enum Met {
    /// A check failed.
    Refused,
    /// The checks passed, and a later step failed.
    Passed,
    /// The goal was reached.
    Reached,
}

const PATIENCE: u32 = 1 << 12;

impl<'g> Machine<'g> {
    /// Puts all that `task` derives into `intake`; constants are in `registers`.
    pub fn run(ground: &'g Ground<'g>, task: Task<'g>, registers: &[u32], intake: &'g mut Intake) {
        let width = match task.cells {
            Cells::Plain(registers) => registers.len(),
            Cells::Computed(cells) => cells.len(),
        };
        let (registers, row) = (registers.to_vec(), vec![0; width]);
        let mut machine = Machine {
            ground,
            task,
            registers,
            intake,
            row,
            goal: Goal::Derive,
            patience: PATIENCE,
            full: false,
        };
        _ = machine.steps(task.steps, None);
    }

    /// Does `steps`; after the last one is the goal, to which `value` belongs. Says whether it was reached.
    fn steps(&mut self, steps: &'g [Step], value: Option<&'g Expression>) -> bool {
        let Some((step, rest)) = steps.split_first() else {
            self.reached(value);
            return true;
        };
        match step {
            Step::Scan(scan) => self.scan(scan, rest, value),
            Step::Absent { source, key } => !self.exists(*source, key) && self.steps(rest, value),
            Step::Test(how, left, right) => {
                let values = (self.value(left), self.value(right));
                matches!(values, (Some(left), Some(right)) if how.holds(left, right))
                    && self.steps(rest, value)
            }
            Step::Let(register, expression) => self.value(expression).is_some_and(|number| {
                self.registers[usize::from(*register)] = number as u32;
                self.steps(rest, value)
            }),
            Step::Unpack { record, arity, binds, checks } => {
                self.unpack(record, *arity, binds, checks) && self.steps(rest, value)
            }
            Step::Aggregate { operation, value: inner, body, result, bound } => {
                let fold = Fold::new(*operation);
                let outer = std::mem::replace(&mut self.goal, Goal::Fold(fold));
                self.steps(body, inner.as_ref());
                let Goal::Fold(fold) = std::mem::replace(&mut self.goal, outer) else {
                    unreachable!("aggregates do not nest")
                };
                let Some(number) = fold.finish() else { return false };
                let register = &mut self.registers[usize::from(*result)];
                if !*bound {
                    *register = number as u32;
                }
                *register == number as u32 && self.steps(rest, value)
            }
        }
    }

    /// Takes `record` apart, and says whether its fields are as `checks` compute them.
    fn unpack(
        &mut self,
        record: &Expression,
        arity: usize,
        binds: &[(usize, Register)],
        checks: &[(usize, Expression)],
    ) -> bool {
        let Some(record) = self.value(record).filter(|&record| record as u32 != NIL) else { return false };
        let field = |at| self.ground.base.records().field(arity, record as u32, at);
        for &(at, register) in binds {
            self.registers[usize::from(register)] = field(at);
        }
        checks.iter().all(|(at, expected)| self.value(expected) == Some(field(*at) as i32))
    }

    #[inline]
    fn scan(&mut self, scan: &'g Scan, rest: &'g [Step], value: Option<&'g Expression>) -> bool {
        let mut cells = [0; WIDEST];
        let key = self.key(&scan.key, &mut cells);
        let ground = self.ground;
        let mut reached = false;
        // Whether the rows after one with which this came of it need not be looked at.
        let mut goes_on = |machine: &mut Self, row: &[u32]| match machine.row(row, scan, rest, value) {
            Met::Refused => true,
            Met::Passed => scan.stops != Stops::Passed && !machine.full,
            Met::Reached => {
                reached = true;
                scan.stops == Stops::Never && !machine.full
            }
        };
        match scan.source {
            Source::Input { read, set, .. } if scan.stops == Stops::Passed && scan.checks.is_empty() => {
                return ground.inputs[read].contains(set, key) && self.steps(rest, value);
            }
            Source::Input { read, set, arity } => {
                let rows = ground.inputs[read].find(set, key).chunks_exact(arity);
                for row in rows {
                    if !goes_on(self, row) {
                        break;
                    }
                }
            }
            Source::Rows { slot, version } => {
                let flat = &ground.flats[slot];
                let gone = self.gone(slot);
                for number in self.range(slot, version) {
                    if gone.is_some_and(|gone| gone.contains(&number)) {
                        continue;
                    }
                    if !goes_on(self, flat.row(number)) {
                        break;
                    }
                }
            }
            Source::Index { slot, index, version } => {
                let flat = &ground.flats[slot];
                let range = self.range(slot, version);
                // The newest row stands first.
                let list = flat.list(index, key).skip_while(|number| *number >= range.end);
                let gone = self.gone(slot);
                for number in list.take_while(|number| *number >= range.start) {
                    if gone.is_some_and(|gone| gone.contains(&number)) {
                        continue;
                    }
                    if !goes_on(self, flat.row(number)) {
                        break;
                    }
                }
            }
            Source::Member { slot } => return self.contains(slot, key) && self.steps(rest, value),
        }
        reached
    }

    /// Goes on with `row` if it passes the checks.
    #[inline(always)]
    fn row(&mut self, row: &[u32], scan: &'g Scan, rest: &'g [Step], value: Option<&'g Expression>) -> Met {
        for &(position, register) in &scan.binds {
            self.registers[usize::from(register)] = row[position];
        }
        for &(position, register) in &scan.checks {
            if self.registers[usize::from(register)] != row[position] {
                return Met::Refused;
            }
        }
        self.patience -= 1;
        if self.patience == 0 {
            self.patience = PATIENCE;
            self.ground.control.check();
            let is_full = self.intake.total() >= self.ground.room[self.task.head];
            self.full = is_full && self.ground.known.is_none();
        }
        match self.steps(rest, value) {
            true => Met::Reached,
            false => Met::Passed,
        }
    }

    /// Writes what is in `registers` to `cells`: where they stay, since wide loads of fresh narrow stores are slow.
    #[inline(always)]
    fn key<'c>(&self, registers: &[u16], cells: &'c mut [u32; WIDEST]) -> &'c [u32] {
        for (cell, &register) in cells.iter_mut().zip(registers) {
            *cell = self.registers[usize::from(register)];
        }
        &cells[..registers.len()]
    }

    /// The numbers of rows of a relation of the stratum that were taken out again, if there are any.
    #[inline]
    fn gone(&self, slot: usize) -> Option<&'g FxHashSet<usize>> {
        self.ground.gone.get(slot).filter(|gone| !gone.is_empty())
    }

    fn range(&self, slot: usize, version: Version) -> std::ops::Range<usize> {
        let (new, end) = self.ground.limits[slot];
        match version {
            Version::New => new..end,
            Version::Old => 0..new,
            Version::All => 0..end,
        }
    }

    fn exists(&self, source: Source, registers: &[u16]) -> bool {
        let mut cells = [0; WIDEST];
        let key = self.key(registers, &mut cells);
        match source {
            Source::Input { read, set, .. } => self.ground.inputs[read].contains(set, key),
            Source::Member { slot } => self.contains(slot, key),
            Source::Rows { .. } | Source::Index { .. } => {
                unreachable!("what is negated is complete, and so an input of the stratum")
            }
        }
    }

    /// Returns true if a relation of the stratum has the row. Rows of this round count as well, unless rounds have to
    /// be exact: what follows from them holds too.
    fn contains(&self, slot: usize, row: &[u32]) -> bool {
        let flat = &self.ground.flats[slot];
        if self.ground.exact {
            let number = match slot == self.task.head {
                true => self.intake.number(flat, row),
                false => flat.number(row),
            };
            let gone = self.gone(slot);
            return number.is_some_and(|number| {
                number < self.ground.limits[slot].1 && gone.is_none_or(|gone| !gone.contains(&number))
            });
        }
        if let Some(gone) = self.gone(slot) {
            let number = flat.number(row);
            return number.is_some_and(|number| !gone.contains(&number));
        }
        match slot == self.task.head {
            true => self.intake.contains(flat, row),
            false => flat.contains(row),
        }
    }

    #[inline]
    fn reached(&mut self, value: Option<&Expression>) {
        if let Goal::Derive = self.goal {
            let cells = match self.task.cells {
                Cells::Plain(registers) => {
                    for (place, &register) in self.row.iter_mut().zip(registers) {
                        *place = self.registers[usize::from(register)];
                    }
                    self.derive();
                    return;
                }
                Cells::Computed(cells) => cells,
            };
            let mut row = std::mem::take(&mut self.row);
            let full = cells.iter().zip(&mut row).all(|(cell, place)| match cell {
                Expression::Register(register) => {
                    *place = self.registers[usize::from(*register)];
                    true
                }
                computed => self.value(computed).map(|number| *place = number as u32).is_some(),
            });
            self.row = row;
            if full {
                self.derive();
            }
            return;
        }
        let number = match value {
            None => Some(0),
            Some(value) => self.value(value),
        };
        if let (Goal::Fold(fold), Some(number)) = (&mut self.goal, number) {
            fold.add(number);
        }
    }

    /// Derives the row of the head.
    #[inline(always)]
    fn derive(&mut self) {
        let head = self.task.head;
        if self.ground.known.is_none_or(|known| known[head].has(&self.row)) {
            self.intake.insert(&self.ground.flats[head], &self.row);
        }
    }

    #[inline]
    fn value(&self, expression: &Expression) -> Option<i32> {
        expression.value(&|register| self.registers[usize::from(register)], self.ground.base)
    }
}
