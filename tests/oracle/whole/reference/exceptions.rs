//! Exceptions: from what throws them through what called it to landing pads.

use super::{Effect, Location, Set, Solver};
use dfquery_engine::base::FactBase;
use dfquery_graph::function::{Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// The exceptions of a program.
pub struct Exceptions {
    /// By `invoke` the result of its landing pad.
    pads: FxHashMap<u32, u32>,
    /// All that were thrown.
    thrown: Set,
    /// By function those that may leave it.
    left: FxHashMap<u32, Set>,
    /// The instructions that throw again what a handler of their function has caught.
    caught_again: FxHashSet<u32>,
}

/// The effect of an instruction on the handlers of its function.
#[derive(Clone, Copy, PartialEq)]
enum Turn {
    Begins,
    Ends,
    ThrowsAgain,
}

/// The instructions that throw again and that are in a handler of their function on every way.
fn caught_again(base: &FactBase) -> FxHashSet<u32> {
    let turn = |global: &str| match global {
        "@__cxa_begin_catch" => Some(Turn::Begins),
        "@__cxa_end_catch" => Some(Turn::Ends),
        "@__cxa_rethrow" => Some(Turn::ThrowsAgain),
        _ => None,
    };
    let turns: FxHashMap<u32, Turn> = base
        .tuples()
        .filter_map(|row: relation::Call| Some((row.instruction.0, turn(base.symbol_text(row.callee))?)))
        .collect();
    let mut blocks: BTreeMap<u32, Vec<(u32, u32)>> = BTreeMap::new();
    for row in base.tuples::<relation::Instruction>() {
        blocks.entry(row.block.0).or_default().push((row.position, row.instruction.0));
    }
    blocks.values_mut().for_each(|block| block.sort_unstable());
    let mut edges: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for row in base.tuples::<relation::Edge>() {
        edges.entry(row.from.0).or_default().push(row.to.0);
    }
    let (mut caught, mut other) = (FxHashSet::default(), FxHashSet::default());
    let entries = base.tuples::<relation::Block>().filter(|row| row.position == 0);
    let mut seen: BTreeSet<(u32, bool)> = entries.map(|row| (row.block.0, false)).collect();
    let mut open: Vec<(u32, bool)> = seen.iter().copied().collect();
    while let Some((block, mut is_caught)) = open.pop() {
        for (_, id) in blocks.get(&block).into_iter().flatten() {
            match turns.get(id) {
                Some(Turn::ThrowsAgain) if is_caught => _ = caught.insert(*id),
                Some(Turn::ThrowsAgain) => _ = other.insert(*id),
                Some(&turn) => is_caught = turn == Turn::Begins,
                None => {}
            }
        }
        let next = edges.get(&block).into_iter().flatten().map(|&to| (to, is_caught));
        open.extend(next.filter(|&state| seen.insert(state)));
    }
    caught.retain(|id| !other.contains(id));
    caught
}

impl Exceptions {
    pub fn of(base: &FactBase) -> Exceptions {
        let results: FxHashMap<u32, u32> =
            base.tuples().map(|row: relation::Def| (row.instruction.0, row.value.0)).collect();
        let with_opcode = |opcode: &'static str| {
            let rows = base.tuples::<relation::Instruction>();
            rows.filter(move |row| base.symbol_text(row.opcode) == opcode)
        };
        let landings: FxHashMap<u32, u32> = with_opcode("landingpad")
            .filter_map(|row| Some((row.block.0, *results.get(&row.instruction.0)?)))
            .collect();
        let unwound: FxHashMap<u32, u32> = base
            .tuples()
            .filter_map(|row: relation::Edge| Some((row.from.0, *landings.get(&row.to.0)?)))
            .collect();
        let pads = with_opcode("invoke")
            .filter_map(|row| Some((row.instruction.0, *unwound.get(&row.block.0)?)))
            .collect();
        let (thrown, left) = (Set::default(), FxHashMap::default());
        Exceptions { pads, thrown, left, caught_again: caught_again(base) }
    }
}

impl<'a> Solver<'a> {
    /// Throws what the object at each of these locations is.
    pub fn throw_new(&mut self, function: &Function<'a>, instruction: &Instruction, set: Vec<Location>) {
        for &location in &set {
            self.changed |= self.exceptions.thrown.insert(location);
        }
        self.throw(function, instruction, set);
    }

    /// Throws an exception again: one that a handler of the function has caught, or any.
    pub fn throw_again(&mut self, function: &Function<'a>, instruction: &Instruction) {
        let set = match self.exceptions.caught_again.contains(&instruction.id) {
            true => {
                let callee = |one: &Instruction| {
                    let call = function.row_at::<relation::Call>(one.id)?;
                    Some(function.text(call.callee))
                };
                let begins = |one: &&Instruction| callee(one) == Some("@__cxa_begin_catch");
                let handlers: Vec<&Instruction> = function.instructions.iter().filter(begins).collect();
                handlers.into_iter().flat_map(|one| self.operand(function, one, 0)).collect()
            }
            false => self.exceptions.thrown.iter().copied().collect(),
        };
        self.throw(function, instruction, set);
    }

    /// Lets the exceptions that leave the function `part` go on where it was called.
    pub fn pass_on(&mut self, part: u32, function: &Function<'a>, instruction: &Instruction) {
        let left = self.exceptions.left.get(&part).into_iter().flatten().copied().collect();
        self.throw(function, instruction, left);
    }

    /// The same for the functions that a function of a library calls.
    pub fn pass_back(&mut self, effects: &[Effect], function: &Function<'a>, instruction: &Instruction) {
        for part in self.called(effects, function, instruction) {
            self.pass_on(part, function, instruction);
        }
    }

    fn throw(&mut self, function: &Function<'a>, instruction: &Instruction, set: Vec<Location>) {
        if let Some(&pad) = self.exceptions.pads.get(&instruction.id) {
            self.flow(pad, set.iter().copied());
        }
        let left = self.exceptions.left.entry(function.id).or_default();
        for location in set {
            self.changed |= left.insert(location);
        }
    }
}
