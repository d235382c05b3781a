//! Checks that a graph starts, and only when it is called: tokens.dl in plain code.

use crate::{
    first::First,
    model::{Graph, LicId, Op, Operand, Operator},
};

/// The operators that may wait for themselves or for such.
pub fn starved(graph: &Graph) -> Vec<usize> {
    let first = First::new(graph);
    let mut there: Vec<bool> = graph.lics.iter().map(|lic| !lic.init.is_empty()).collect();
    graph.entries().for_each(|lic| there[lic.0 as usize] = true);
    let mut starts = vec![false; graph.ops.len()];
    let mut waiting = Waiting::new(graph.lics.len());
    let mut work: Vec<usize> = (0..graph.ops.len()).rev().collect();
    while let Some(at) = work.pop() {
        let op = &graph.ops[at];
        let misses = |lic: LicId| !there[lic.0 as usize];
        let is_missed = |input: &usize| {
            matches!(op.ins[*input], Operand::Lic(lic) if misses(lic)) && first.may_need(op, *input)
        };
        let missed = match op.operator {
            Operator::Pickany if op.inputs().any(|lic| !misses(lic)) => None,
            _ => (0..op.ins.len()).find(is_missed),
        };
        match missed.map(|input| &op.ins[input]) {
            // Whichever comes first of those of a `pickany`.
            Some(_) if op.operator == Operator::Pickany => {
                op.inputs().for_each(|lic| waiting.push(lic, at));
            }
            Some(Operand::Lic(lic)) => waiting.push(*lic, at),
            _ => {
                starts[at] = true;
                for lic in op.outs.iter().flatten() {
                    if !std::mem::replace(&mut there[lic.0 as usize], true) {
                        waiting.take(*lic, &mut work);
                    }
                }
            }
        }
    }
    (0..graph.ops.len()).filter(|&at| !starts[at]).collect()
}

/// By channel the operators that were looked at and miss it: lists in one array.
struct Waiting {
    /// By channel the last entry of its list.
    last: Vec<Option<u32>>,
    /// Operators, each with the entry before it.
    entries: Vec<(usize, Option<u32>)>,
}

impl Waiting {
    fn new(lics: usize) -> Waiting {
        Waiting { last: vec![None; lics], entries: Vec::new() }
    }

    fn push(&mut self, lic: LicId, op: usize) {
        let last = &mut self.last[lic.0 as usize];
        let entry = self.entries.len() as u32;
        self.entries.push((op, last.replace(entry)));
    }

    /// Moves the operators that miss `lic` to `work`.
    fn take(&mut self, lic: LicId, work: &mut Vec<usize>) {
        let mut entry = self.last[lic.0 as usize].take();
        while let Some(at) = entry {
            let (op, before) = self.entries[at as usize];
            work.push(op);
            entry = before;
        }
    }
}

/// The operators that fire on initial values and constants alone, and may write something.
pub fn restless(graph: &Graph) -> Vec<usize> {
    let first = First::new(graph);
    let is_primed = |operand: &Operand| match operand {
        Operand::Lic(lic) => !graph.lic(*lic).init.is_empty(),
        _ => true,
    };
    let numbered = graph.ops.iter().enumerate();
    numbered
        .filter(|(_, op)| first.could_fire(op, is_primed) && !drops_initial(graph, op))
        .map(|(at, _)| at)
        .collect()
}

/// Returns true if a switch or a filter writes nothing for the initial values of its select.
fn drops_initial(graph: &Graph, op: &Op) -> bool {
    let Some(Operand::Lic(select)) = op.ins.first() else { return false };
    let mut bits = graph.lic(*select).init.iter();
    let written = |bit: bool| match op.operator {
        Operator::Switch => op.outs[usize::from(bit)].is_some(),
        Operator::Filter => bit && op.outs[0].is_some(),
        _ => true,
    };
    bits.len() > 0 && bits.all(|bits| bits.width() == 1 && !written(bits.is_true()))
}
