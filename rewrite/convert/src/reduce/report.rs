//! What was done about the irreducible cycles of a function, and why.

use dfquery_engine::plural::counted;
use std::fmt;

/// What was done about a cycle.
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
    /// How many blocks it had.
    pub blocks: usize,
    /// How many of them are entries.
    pub entries: usize,
    /// How many blocks it has now.
    pub after: usize,
    /// What was done.
    pub choice: Choice,
    /// Why this.
    pub reason: String,
}

/// One function with irreducible cycles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its name.
    pub name: String,
    /// Its reachable blocks before.
    pub before: usize,
    /// Its blocks now.
    pub after: usize,
    /// Its cycles, with the names of their first entries.
    pub cycles: Vec<(String, Cycle)>,
    /// Why it was left as it was, if it was.
    pub left: Option<String>,
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
        let Report { name, before, after, cycles, left } = self;
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
