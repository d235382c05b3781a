//! The treatment of the irreducible cycles of a function, with the reasons.

use dfquery_engine::plural::counted;
use dfquery_graph::function::Function;
use rustc_hash::FxHashSet;
use std::fmt;

/// The treatment of a cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// It has copies.
    Duplicated,
    /// It has a dispatch block.
    Dispatched,
    /// It is as it was.
    Left,
}

/// One irreducible cycle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cycle {
    /// Its first entry.
    pub root: Option<u32>,
    /// Number of blocks before.
    pub blocks: usize,
    /// Number of entries among them.
    pub entries: usize,
    /// Number of blocks now.
    pub after: usize,
    /// The treatment.
    pub choice: Choice,
    /// The reason for it.
    pub reason: String,
    /// Its blocks; a dispatch is none.
    pub members: Vec<Option<u32>>,
    /// The same in the order that its copies follow from, if it has copies.
    pub order: Vec<Option<u32>>,
}

/// One function with irreducible cycles.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// Its reachable blocks before.
    pub before: usize,
    /// Its blocks now.
    pub after: usize,
    /// Its instructions before and now, those of blocks that are reached.
    pub instructions: [usize; 2],
    /// Expected number of instructions other than phis that an invocation executes, before and now.
    pub time: [f64; 2],
    /// Its cycles, with the names of their first entries.
    pub cycles: Vec<(String, Cycle)>,
    /// The reason why the function was not changed, if it was not.
    pub left: Option<String>,
}

impl Report {
    /// Nothing was done yet about `function`, of which the blocks `reachable` are.
    pub(super) fn of(function: &Function, reachable: &FxHashSet<u32>) -> Report {
        let before = reachable.len();
        let blocks = function.blocks.iter().filter(|block| reachable.contains(&block.id));
        let instructions = blocks.map(|block| block.instructions.len()).sum();
        Report {
            name: function.name().to_owned(),
            before,
            after: before,
            instructions: [instructions; 2],
            time: [0.0; 2],
            cycles: Vec::new(),
            left: None,
        }
    }

    /// The same of a function that is left as it was, with the `reason`.
    #[must_use]
    pub fn left(self, reason: String) -> Report {
        let Report { before, instructions: [size, _], time: [time, _], .. } = self;
        let (instructions, time) = ([size; 2], [time; 2]);
        Report { after: before, instructions, time, cycles: Vec::new(), left: Some(reason), ..self }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Duplicated => "duplicated",
            Choice::Dispatched => "dispatched",
            Choice::Left => "left",
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { name, before, after, cycles, left, .. } = self;
        match left {
            Some(reason) => write!(f, "{name}: {before} blocks, left irreducible: {reason}")?,
            None => {
                let cycles = counted(cycles.len(), "irreducible cycle");
                write!(f, "{name}: {before} blocks to {after}, {cycles}")?;
            }
        }
        for (root, cycle) in cycles {
            let Cycle { blocks, entries, after, choice, reason, .. } = cycle;
            write!(f, "\n  {root}: {blocks} blocks, {entries} entries, {choice} to {after}: {reason}")?;
        }
        Ok(())
    }
}
