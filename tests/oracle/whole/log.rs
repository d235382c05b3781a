//! What a run has seen: where values and memory pointed, who called whom, what tainted bytes reached.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Offsets of one object that are kept for one value; more say nothing new.
const KEPT: usize = 400;

/// The addresses that were seen in one place.
#[derive(Default)]
pub struct Seen {
    last: Option<(u32, i64)>,
    /// By site the offsets.
    pub sites: FxHashMap<u32, FxHashSet<i64>>,
    /// Addresses that were not kept.
    pub dropped: u64,
}

impl Seen {
    pub fn add(&mut self, site: u32, offset: i64) {
        if self.last == Some((site, offset)) {
            return;
        }
        self.last = Some((site, offset));
        let offsets = self.sites.entry(site).or_default();
        if offsets.len() < KEPT || offsets.contains(&offset) {
            offsets.insert(offset);
        } else {
            self.dropped += 1;
        }
    }

    /// All that is kept, in order.
    pub fn rows(&self) -> Vec<(u32, i64)> {
        let rows = self.sites.iter().flat_map(|(&site, offsets)| offsets.iter().map(move |&at| (site, at)));
        let mut rows: Vec<(u32, i64)> = rows.collect();
        rows.sort_unstable();
        rows
    }
}

/// The log of one or more runs of a program.
#[derive(Default)]
pub struct Log {
    /// By site the names of which the rules may use any: a heap object has that of the call, and of the calls around it.
    pub sites: Vec<Vec<String>>,
    numbers: FxHashMap<Vec<String>, u32>,
    /// By value where it pointed.
    pub values: Vec<Seen>,
    /// By instruction and operand of accesses and calls where that pointed.
    pub operands: FxHashMap<(u32, u32), Seen>,
    /// By site and offset of a cell where the address in it pointed.
    pub cells: FxHashMap<(u32, i64), Seen>,
    /// The calls of functions by the name with its `@`.
    pub calls: BTreeSet<(u32, String)>,
    /// The operands of sinks to which something tainted came, by kind.
    pub sinks: BTreeSet<(u32, u32, String)>,
    /// By instruction and operand the marks of tainted values, and of tainted bytes that were loaded.
    pub tainted: FxHashMap<(u32, u32), u8>,
}

impl Log {
    /// The number of the site that may have any of `names`.
    pub fn site(&mut self, names: Vec<String>) -> u32 {
        if let Some(&number) = self.numbers.get(&names) {
            return number;
        }
        let number = self.sites.len() as u32;
        self.sites.push(names.clone());
        self.numbers.insert(names, number);
        number
    }

    /// Rows of all kinds.
    pub fn len(&self) -> usize {
        let rows = |seen: &Seen| seen.sites.values().map(|offsets| offsets.len()).sum::<usize>();
        self.values.iter().map(rows).sum::<usize>()
            + self.operands.values().map(rows).sum::<usize>()
            + self.cells.values().map(rows).sum::<usize>()
            + self.calls.len()
    }
}
