//! What rules like LLVM's claim of programs of lanes, for comparison: joins by disjoint paths, whatever values they
//! mix; every exit of a cycle late once one is; cycles with several entries wholly divergent if entered apart.

use crate::lanes::{Code, Place, RESULT};
use dfquery_engine::base::FactBase;
use std::collections::{BTreeSet, HashSet};

/// The divergent uses of `code`, whose facts are `base`.
pub fn divergent_uses(
    code: &Code,
    base: &FactBase,
    place: impl Fn(u32) -> Option<(usize, usize)>,
) -> HashSet<Place> {
    let mut peer = Peer::new(code, base);
    while peer.round() {}
    let mut uses = HashSet::new();
    for &(instruction, operand, value) in &peer.reads {
        if peer.phis.contains_key(&instruction) || !peer.differs(value, peer.block_of[&instruction]) {
            continue;
        }
        if let Some((block, statement)) = place(instruction) {
            uses.insert((block, statement, operand as usize));
        }
    }
    debug_assert!(uses.iter().all(|&(.., operand)| operand != RESULT));
    uses
}

type Map<K, V> = std::collections::HashMap<K, V>;

struct Peer<'c> {
    code: &'c Code,
    cycles: Vec<Vec<usize>>,
    /// Instruction, operand, value.
    reads: Vec<(u32, u32, u32)>,
    block_of: Map<u32, usize>,
    defs: Map<u32, u32>,
    home: Map<u32, usize>,
    /// By phi the values and constants that come in; undefined ones are left out.
    phis: Map<u32, Vec<(usize, u32)>>,
    divergent: BTreeSet<u32>,
    /// Cycles that lanes leave in different rounds.
    late: BTreeSet<usize>,
    branches: Vec<bool>,
}

impl<'c> Peer<'c> {
    fn new(code: &'c Code, base: &FactBase) -> Self {
        let rows3 = |name: &str| base.rows(base.relation(name).expect("an input")).arrays::<3>().to_vec();
        let rows2 = |name: &str| base.rows(base.relation(name).expect("an input")).arrays::<2>().to_vec();
        let instructions = base.rows(base.relation("instruction").expect("an input")).arrays::<4>();
        let phi = base.symbols().find("phi");
        let block_of: Map<u32, usize> = instructions.iter().map(|row| (row[0], row[1] as usize)).collect();
        let defs: Map<u32, u32> = rows2("def").into_iter().map(|[id, value]| (id, value)).collect();
        let home = defs.iter().map(|(id, value)| (*value, block_of[id])).collect();
        let reads: Vec<(u32, u32, u32)> = rows3("use").into_iter().map(|[a, b, c]| (a, b, c)).collect();
        let mut phis: Map<u32, Vec<(usize, u32)>> = Map::new();
        for row in instructions.iter().filter(|row| Some(row[3]) == phi) {
            let from = rows3("phi_operand").into_iter().filter(|arm| arm[0] == row[0]);
            let arms = from.filter_map(|[id, operand, from]| {
                let read = reads.iter().find(|read| read.0 == id && read.1 == operand)?;
                Some((from as usize, read.2))
            });
            phis.insert(row[0], arms.collect());
        }
        let mut divergent = BTreeSet::new();
        let div = base.symbols().find("test.div").into_iter().chain(base.symbols().find("test.lane"));
        let div: Vec<u32> = div.collect();
        for [id, name] in rows2("intrinsic") {
            if div.contains(&name) {
                divergent.insert(defs[&id]);
            }
        }
        let branches = vec![false; code.blocks.len()];
        let late = BTreeSet::new();
        Peer { code, cycles: code.cycles(), reads, block_of, defs, home, phis, divergent, late, branches }
    }

    fn in_cycle(&self, header: usize, block: usize) -> bool {
        self.cycles[block].contains(&header)
    }

    /// Whether lanes disagree on `value` in `block`.
    fn differs(&self, value: u32, block: usize) -> bool {
        let home = self.home[&value];
        self.divergent.contains(&value)
            || self.cycles[home]
                .iter()
                .any(|&header| self.late.contains(&header) && !self.in_cycle(header, block))
    }

    /// Draws all conclusions once; whether there was a new one.
    fn round(&mut self) -> bool {
        let before = (self.divergent.len(), self.late.len(), self.branches.clone());
        for &(instruction, _, value) in &self.reads.clone() {
            let block = self.block_of[&instruction];
            if self.phis.contains_key(&instruction) || !self.differs(value, block) {
                continue;
            }
            match self.defs.get(&instruction) {
                Some(&made) => _ = self.divergent.insert(made),
                None if self.code.blocks[block].condition.is_some() => self.mark(instruction, block),
                None => {}
            }
        }
        for (&phi, arms) in &self.phis.clone() {
            if arms.iter().any(|&(from, value)| self.differs(value, from)) {
                self.divergent.insert(self.defs[&phi]);
            }
            let (home, leaves) = (self.block_of[&phi], |value: u32| self.home[&value]);
            let late = |&(_, value): &(usize, u32)| {
                let around = &self.cycles[leaves(value)];
                around.iter().any(|&header| self.late.contains(&header) && !self.in_cycle(header, home))
            };
            if arms.iter().any(late) {
                self.divergent.insert(self.defs[&phi]);
            }
        }
        for branch in (0..self.branches.len()).filter(|&branch| self.branches[branch]).collect::<Vec<_>>() {
            self.split(branch);
        }
        before != (self.divergent.len(), self.late.len(), self.branches.clone())
    }

    fn mark(&mut self, instruction: u32, block: usize) {
        let last = self.block_of.iter().filter(|(_, at)| **at == block).map(|(id, _)| *id).max();
        self.branches[block] |= last == Some(instruction) && self.code.blocks[block].successors.len() > 1;
    }

    /// What a divergent branch does.
    fn split(&mut self, branch: usize) {
        let around = self.cycles[branch].clone();
        let joins: Vec<usize> = (0..self.branches.len()).filter(|&join| self.is_join(branch, join)).collect();
        for &join in &joins {
            let apart: Vec<usize> =
                self.cycles[join].iter().copied().filter(|h| !around.contains(h)).collect();
            if let Some(&outermost) = apart.first().filter(|&&header| self.is_irreducible(header)) {
                self.taint_cycle(outermost);
            }
            for (&phi, arms) in &self.phis {
                let one = arms.windows(2).all(|pair| pair[0].1 == pair[1].1);
                if self.block_of[&phi] == join && !one {
                    self.divergent.insert(self.defs[&phi]);
                }
            }
        }
        for &header in &around {
            let left = |block: usize| !self.in_cycle(header, block) && self.leads_out(header, block);
            if joins.iter().any(|&join| left(join)) {
                self.late.insert(header);
            }
        }
    }

    fn leads_out(&self, header: usize, to: usize) -> bool {
        (0..self.branches.len())
            .any(|from| self.in_cycle(header, from) && self.code.blocks[from].successors.contains(&to))
    }

    fn is_irreducible(&self, header: usize) -> bool {
        let blocks = 0..self.branches.len();
        blocks.clone().any(|from| {
            let enters =
                |to: &&usize| **to != header && self.in_cycle(header, **to) && !self.in_cycle(header, from);
            self.code.blocks[from].successors.iter().any(|to| enters(&to))
        })
    }

    fn taint_cycle(&mut self, header: usize) {
        self.late.insert(header);
        let inside: Vec<u32> = self
            .home
            .iter()
            .filter(|(_, home)| self.in_cycle(header, **home))
            .map(|(value, _)| *value)
            .collect();
        self.divergent.extend(inside);
    }

    /// Where a way from `branch` can go: headers around it lead to the exits of their cycles only.
    fn next(&self, branch: usize, from: usize) -> Vec<usize> {
        let exits = |header: usize| {
            (0..self.branches.len())
                .filter(|&block| !self.in_cycle(header, block) && self.leads_out(header, block))
                .collect()
        };
        match self.cycles[from].contains(&from) && self.in_cycle(from, branch) {
            true => exits(from),
            false => self.code.blocks[from].successors.clone(),
        }
    }

    /// Whether disjoint ways from `branch` lead to `join`.
    fn is_join(&self, branch: usize, join: usize) -> bool {
        let reaches = |without: Option<usize>| {
            let mut seen = vec![false; self.branches.len()];
            let mut open = self.code.blocks[branch].successors.clone();
            while let Some(block) = open.pop() {
                if Some(block) != without && !std::mem::replace(&mut seen[block], true) && block != join {
                    open.extend(self.next(branch, block));
                }
            }
            seen[join]
        };
        let successors: BTreeSet<usize> = self.code.blocks[branch].successors.iter().copied().collect();
        let direct = successors.contains(&join);
        let other_way = || {
            let mut seen = vec![false; self.branches.len()];
            let mut open: Vec<usize> =
                successors.iter().copied().filter(|&successor| successor != join).collect();
            while let Some(block) = open.pop() {
                if block != join && !std::mem::replace(&mut seen[block], true) {
                    open.extend(self.next(branch, block));
                }
                seen[join] |= block == join;
            }
            seen[join]
        };
        let cut = |n: usize| n != join && !reaches(Some(n));
        successors.len() > 1
            && reaches(None)
            && if direct { other_way() } else { !(0..self.branches.len()).any(cut) }
    }
}
