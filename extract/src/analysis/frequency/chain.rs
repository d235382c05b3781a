//! Frequency of each node, from the share of each successor; cycles may have any number of entries.
//!
//! Nodes are eliminated one by one, those with few neighbours first: the flow into a node passes to its successors,
//! multiplied by the executions of the node before it is left. The result does not depend on the numbering of nodes,
//! except for rounding.
//!
//! Source  Grassmann, Taksar, Heyman, "Regenerative analysis and steady state distributions for Markov chains" (Operations
//!         Research 1985): nothing is subtracted, so that probabilities near 1 do no harm

use super::nest::components;
use std::collections::{BTreeMap, BTreeSet};

/// Turns of a cycle of which nothing is known.
pub const TURNS: f64 = 8.0;
/// A cycle whose weights say that it never ends turns so often.
pub const MOST_TURNS: f64 = 1e6;

/// Ways of nodes: where they lead, and which share of the passes of the node takes them.
pub type Ways = [Vec<(u32, f64)>];

/// The number of times each node is passed when `entry` is entered once; none for nodes that are not reached.
///
/// Of what goes round for ever, one turn in 8 is the last; one in a million, where a way leads out that is never taken.
pub fn passes(ways: &Ways, entry: u32) -> Vec<Option<f64>> {
    let mut seen = vec![false; ways.len()];
    let mut open = vec![entry];
    while let Some(node) = open.pop() {
        if !std::mem::replace(&mut seen[node as usize], true) {
            open.extend(ways[node as usize].iter().map(|&(to, _)| to));
        }
    }
    let reached: Vec<u32> = (0..).zip(&seen).filter(|(_, seen)| **seen).map(|(node, _)| node).collect();
    let mut chain = Chain::new(ways, &reached);
    chain.let_out(ways, &reached, entry);
    let passes = chain.solve(&reached, entry);
    passes.into_iter().zip(seen).map(|(passes, seen)| seen.then_some(passes)).collect()
}

/// The remaining nodes.
struct Chain {
    /// By node, which share goes to which other, itself included.
    out: Vec<BTreeMap<u32, f64>>,
    /// By node, the others that lead to it.
    arrivals: Vec<BTreeSet<u32>>,
    /// By node, which share ends there.
    ends: Vec<f64>,
}

/// A node that was eliminated: how often it is passed before it is left, and which share of each other leads to it.
struct Gone {
    node: u32,
    turns: f64,
    from: Vec<(u32, f64)>,
}

impl Chain {
    fn new(ways: &Ways, reached: &[u32]) -> Self {
        let mut chain = Chain {
            out: vec![BTreeMap::new(); ways.len()],
            arrivals: vec![BTreeSet::new(); ways.len()],
            ends: vec![0.0; ways.len()],
        };
        for &node in reached {
            for &(to, share) in ways[node as usize].iter().filter(|(_, share)| *share > 0.0) {
                *chain.out[node as usize].entry(to).or_default() += share;
                chain.arrivals[to as usize].insert(node);
            }
            chain.ends[node as usize] = if chain.out[node as usize].is_empty() { 1.0 } else { 0.0 };
        }
        chain
    }

    /// Lets some of what goes round for ever end, where it comes back to where it came in.
    fn let_out(&mut self, ways: &Ways, reached: &[u32], entry: u32) {
        let taken = |node: u32| self.out[node as usize].keys().copied().collect::<Vec<u32>>();
        for cycle in components(reached, taken) {
            let inside = |node: &u32| cycle.binary_search(node).is_ok();
            if cycle.iter().any(|&node| self.out[node as usize].keys().any(|to| !inside(to))) {
                continue;
            }
            let leads_out = cycle.iter().any(|&node| ways[node as usize].iter().any(|(to, _)| !inside(to)));
            let ending = 1.0 / if leads_out { MOST_TURNS } else { TURNS };
            let is_entry = |node: &&u32| {
                **node == entry || self.arrivals[**node as usize].iter().any(|from| !inside(from))
            };
            let entries: Vec<u32> = cycle.iter().filter(is_entry).copied().collect();
            for &node in &cycle {
                for to in &entries {
                    if let Some(share) = self.out[node as usize].get_mut(to) {
                        self.ends[node as usize] += *share * ending;
                        *share *= 1.0 - ending;
                    }
                }
            }
        }
    }

    fn solve(&mut self, reached: &[u32], entry: u32) -> Vec<f64> {
        let mut left: BTreeSet<u32> = reached.iter().copied().filter(|&node| node != entry).collect();
        let mut gone = Vec::with_capacity(left.len());
        let ways =
            |chain: &Chain, node: u32| chain.arrivals[node as usize].len() * chain.out[node as usize].len();
        while let Some(node) = left.iter().copied().min_by_key(|&node| ways(self, node)) {
            dfquery_engine::cancel::check();
            left.remove(&node);
            gone.push(self.eliminate(node));
        }
        let mut passes = vec![0.0; self.out.len()];
        let out = std::mem::take(&mut self.out[entry as usize]);
        passes[entry as usize] = turns(out.get(&entry).copied().unwrap_or(0.0), self.ends[entry as usize]);
        for Gone { node, turns, from } in gone.into_iter().rev() {
            let comes: f64 = from.iter().map(|&(from, share)| passes[from as usize] * share).sum();
            passes[node as usize] = comes * turns;
        }
        passes
    }

    /// Leads what comes to `node` on to where it goes from there.
    fn eliminate(&mut self, node: u32) -> Gone {
        let mut out = std::mem::take(&mut self.out[node as usize]);
        let mut arrivals = std::mem::take(&mut self.arrivals[node as usize]);
        arrivals.remove(&node);
        let (stays, ends) = (out.remove(&node).unwrap_or(0.0), self.ends[node as usize]);
        let leaves = out.values().sum::<f64>() + ends;
        out.keys().for_each(|&to| _ = self.arrivals[to as usize].remove(&node));
        let mut from = Vec::with_capacity(arrivals.len());
        for before in arrivals {
            let Some(share) = self.out[before as usize].remove(&node) else { continue };
            from.push((before, share));
            self.ends[before as usize] += share * ends / leaves;
            for (&to, &part) in &out {
                *self.out[before as usize].entry(to).or_default() += share * part / leaves;
                self.arrivals[to as usize].insert(before);
            }
        }
        Gone { node, turns: turns(stays, leaves), from }
    }
}

/// The number of times a node is passed of which one share stays and the other leaves.
fn turns(stays: f64, leaves: f64) -> f64 {
    if stays == 0.0 { 1.0 } else { ((stays + leaves) / leaves).clamp(1.0, MOST_TURNS) }
}
