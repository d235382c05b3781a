//! Exceptions: from what throws them through what called it to landing pads.

use super::{Effect, Location, Set, Solver};
use dfquery_engine::base::FactBase;
use dfquery_graph::function::{Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::FxHashMap;

/// The exceptions of a program.
pub struct Exceptions {
    /// By `invoke` the result of its landing pad.
    pads: FxHashMap<u32, u32>,
    /// All that were thrown.
    thrown: Set,
    /// By function those that may leave it.
    left: FxHashMap<u32, Set>,
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
        Exceptions { pads, thrown: Set::default(), left: FxHashMap::default() }
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

    /// Throws any exception again.
    pub fn throw_again(&mut self, function: &Function<'a>, instruction: &Instruction) {
        let set = self.exceptions.thrown.iter().copied().collect();
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
