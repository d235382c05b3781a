//! The first page of a difference: what functions are made of, largest changes first.

use super::{matching, shape::Shape};
use std::{cmp::Reverse, collections::BTreeMap};

/// The names of the counts of a function.
pub const COUNTED: [&str; 6] = ["blocks", "instructions", "loops", "calls", "loads", "stores"];

/// The changes in size of the functions that two programs share.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Overview {
    /// The functions in which something that is counted has changed, largest changes first.
    pub functions: Vec<FunctionChange>,
    /// The opcodes whose numbers have changed, in all these functions together, largest changes first.
    pub opcodes: Vec<(String, [usize; 2])>,
    /// The loops that have changed, in the order of functions.
    pub loops: Vec<LoopChange>,
}

/// The counts of a function, before and after.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionChange {
    /// Its name.
    pub function: String,
    /// As many of each of [`COUNTED`] before and after.
    pub counts: [[usize; 2]; 6],
}

/// A loop that was there, is there, or both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopChange {
    /// The function.
    pub function: String,
    /// Its shape before.
    pub before: Option<LoopShape>,
    /// Its shape after.
    pub after: Option<LoopShape>,
}

/// A loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopShape {
    /// Its header.
    pub header: String,
    /// The first line of the source that it comes from, if that is known.
    pub line: Option<u32>,
    /// In how many loops its header is, itself included.
    pub depth: usize,
    /// The number of its blocks.
    pub blocks: usize,
}

impl FunctionChange {
    /// The size of the change.
    fn size(&self) -> usize {
        self.counts.iter().map(|[one, other]| one.abs_diff(*other)).sum()
    }
}

impl Overview {
    /// Adds one version of `function` and another, whose `blocks` are matched.
    pub(super) fn add(&mut self, function: &str, before: &Shape, after: &Shape, blocks: &[(usize, usize)]) {
        let [one, other] = [before, after].map(counts);
        let mut paired = [[0; 2]; 6];
        (0..6).for_each(|at| paired[at] = [one[at], other[at]]);
        let change = FunctionChange { function: function.to_owned(), counts: paired };
        if change.size() > 0 {
            self.functions.push(change);
        }
        for (one, other) in matching::loops(before, after, blocks) {
            let [one, other] =
                [(before, one), (after, other)].map(|(shape, at)| at.map(|at| shown(shape, at)));
            let same = |one: &LoopShape, other: &LoopShape| {
                (&one.header, one.depth, one.blocks) == (&other.header, other.depth, other.blocks)
            };
            if !matches!((&one, &other), (Some(one), Some(other)) if same(one, other)) {
                self.loops.push(LoopChange { function: function.to_owned(), before: one, after: other });
            }
        }
    }

    /// Adds what the opcodes of all functions sum up to, and sorts.
    pub(super) fn finish<'s>(&mut self, pairs: impl Iterator<Item = [&'s Shape; 2]>) {
        let mut opcodes: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        for pair in pairs {
            for (side, shape) in pair.into_iter().enumerate() {
                let counts = shape.opcodes().into_iter();
                counts.for_each(|(opcode, count)| opcodes.entry(opcode).or_default()[side] += count);
            }
        }
        let changed = opcodes.into_iter().filter(|(_, [one, other])| one != other);
        self.opcodes = changed.map(|(opcode, counts)| (opcode.to_owned(), counts)).collect();
        self.opcodes.sort_by_key(|(_, [one, other])| Reverse(one.abs_diff(*other)));
        self.functions.sort_by_key(|change| Reverse(change.size()));
    }
}

/// As many of each of [`COUNTED`] as `shape` has.
fn counts(shape: &Shape) -> [usize; 6] {
    let opcodes = shape.opcodes();
    let of = |opcodes_of: &[&str]| opcodes_of.iter().filter_map(|opcode| opcodes.get(opcode)).sum();
    let all = opcodes.values().sum();
    let calls = of(&["call", "invoke", "callbr"]);
    [shape.blocks.len(), all, shape.loops.len(), calls, of(&["load"]), of(&["store"])]
}

fn shown(shape: &Shape, at: usize) -> LoopShape {
    let found = &shape.loops[at];
    LoopShape {
        header: shape.blocks[found.header].name.clone(),
        line: found.lines.first().copied(),
        depth: found.depth,
        blocks: found.blocks,
    }
}
