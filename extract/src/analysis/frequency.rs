//! Execution frequency of blocks and edges, from branch weights or a guess.
//!
//! A branch with weights uses them. A branch without weights takes each successor equally often; but if some of them
//! leave the smallest cycle around it, these are taken one time in 8. A cycle without an exit runs 8 times. In a
//! function with cycles of several entries the frequency depends on the entry taken.
//!
//! ```text
//!     entry 1 -> head 8 -> body 7 -> head         without weights
//!                  └─────► out 1
//! ```
//!
//! Source  Wu, Larus, "Static branch frequency and program profile analysis" (MICRO 1994)

pub mod chain;
mod nest;

use crate::analysis::{
    cycles::Cycles,
    declared::relation,
    dominance::{Adjacency, Flow},
};
use chain::{MOST_TURNS, TURNS};
use dfquery_engine::base::FactBase;
use dfquery_engine::cancel;
use nest::Nest;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::{collections::BTreeMap, ops::Range};

/// The relations that [`complete`] fills.
pub const RELATIONS: [&str; 2] = ["block_frequency", "edge_frequency"];

/// The frequency of one execution.
const ONCE: f64 = 1000.0;

/// Tells how often each block and edge is passed in a thousand invocations, unless that is known already.
pub fn complete(base: &mut FactBase) {
    let [blocks, edges] = RELATIONS.map(|name| relation(base, name));
    if [blocks, edges].iter().any(|&id| !base.rows(id).is_empty()) {
        return;
    }
    let flow = Flow::new(base);
    let ways = Ways::new(base);
    let fill = |(range, entry): &(Range<u32>, u32)| Filled::of(&flow.local(range), &ways, range, *entry);
    let parts: Vec<Filled> = flow.parts.par_iter().map(cancel::carried(fill)).collect();
    for filled in parts {
        filled.blocks.into_iter().for_each(|row| base.push(blocks, row));
        filled.edges.into_iter().for_each(|row| base.push(edges, row));
    }
}

/// The successors of a block, each with its share of the executions.
#[derive(Clone, Default)]
struct Way {
    shares: Vec<(u32, f64)>,
    /// True if the shares come from weights.
    weighed: bool,
}

/// The ways of all blocks that have some.
struct Ways(FxHashMap<u32, Way>);

impl Ways {
    fn new(base: &FactBase) -> Self {
        let weights = base.rows(relation(base, "branch_weight")).arrays::<3>().iter();
        let weights: FxHashMap<(u32, u32), u32> =
            weights.map(|&[block, successor, weight]| ((block, successor), weight)).collect();
        let mut successors: FxHashMap<u32, Vec<(u32, Option<u32>)>> = FxHashMap::default();
        for &[from, to, successor] in base.rows(relation(base, "edge")).arrays::<3>() {
            successors.entry(from).or_default().push((to, weights.get(&(from, successor)).copied()));
        }
        Ways(successors.into_iter().map(|(from, successors)| (from, Way::of(&successors))).collect())
    }

    /// The ways of the blocks in `range`, counted from 0.
    fn local(&self, range: &Range<u32>) -> Vec<Way> {
        let way = |block| {
            let mut way: Way = self.0.get(&block).cloned().unwrap_or_default();
            way.shares.retain(|(to, _)| range.contains(to));
            way.shares.iter_mut().for_each(|(to, _)| *to -= range.start);
            way
        };
        range.clone().map(way).collect()
    }
}

impl Way {
    fn of(successors: &[(u32, Option<u32>)]) -> Way {
        let sum: f64 = successors.iter().map(|(_, weight)| f64::from(weight.unwrap_or(0))).sum();
        let weighed =
            successors.len() == 1 || sum > 0.0 && successors.iter().all(|(_, weight)| weight.is_some());
        let share = |weight: &Option<u32>| match weight {
            Some(weight) if weighed && sum > 0.0 => f64::from(*weight) / sum,
            _ => 1.0 / successors.len() as f64,
        };
        Way { shares: successors.iter().map(|(to, weight)| (*to, share(weight))).collect(), weighed }
    }
}

/// The rows of one function.
struct Filled {
    blocks: Vec<[u32; 2]>,
    edges: Vec<[u32; 3]>,
}

impl Filled {
    fn of(graph: &Adjacency, ways: &Ways, range: &Range<u32>, entry: u32) -> Self {
        dfquery_engine::cancel::check();
        if range.is_empty() {
            return Filled { blocks: Vec::new(), edges: Vec::new() };
        }
        Filled::with_ways(graph, ways.local(range), range, entry)
    }

    fn with_ways(graph: &Adjacency, ways: Vec<Way>, range: &Range<u32>, entry: u32) -> Self {
        let cycles = Cycles::new(graph, entry - range.start);
        let (ways, passes) = flow(graph, &cycles, ways, entry - range.start);
        let reached = (0..).zip(&passes).filter_map(|(block, passes)| Some((block, (*passes)?)));
        let mut filled = Filled { blocks: Vec::new(), edges: Vec::new() };
        for (block, passes) in reached {
            filled.blocks.push([block + range.start, thousandths(passes)]);
            let mut successors: BTreeMap<u32, f64> = BTreeMap::new();
            let way: &Way = &ways[block as usize];
            way.shares.iter().for_each(|&(to, share)| *successors.entry(to).or_default() += share);
            let edges =
                successors.into_iter().map(|(to, share)| (to + range.start, thousandths(passes * share)));
            filled.edges.extend(edges.map(|(to, often)| [block + range.start, to, often]));
        }
        filled
    }
}

/// The number of times each edge of one function is passed in a thousand invocations: from, to, how often; in the order
/// of the blocks.
///
/// `successors` are those of each block with their weights, if they have some; the first block is the entry. That is what
/// [`complete`] tells of the function.
pub fn edges(successors: &[Vec<(u32, Option<u32>)>]) -> Vec<[u32; 3]> {
    let each = (0..).zip(successors).flat_map(|(from, successors): (u32, &Vec<_>)| {
        successors.iter().map(move |(to, _): &(u32, _)| (from, *to))
    });
    let graph = Adjacency::new(successors.len(), each);
    let way = |successors: &Vec<(u32, Option<u32>)>| match successors[..] {
        [] => Way::default(),
        _ => Way::of(successors),
    };
    let ways = successors.iter().map(way).collect();
    Filled::with_ways(&graph, ways, &(0..successors.len() as u32), 0).edges
}

fn thousandths(passes: f64) -> u32 {
    (passes * ONCE).round().min(f64::from(i32::MAX)) as u32
}

/// The ways of the blocks, as they are taken, and the frequency of each block.
///
/// A cycle with several entries has no header, and the result does not depend on which entry comes first.
fn flow(graph: &Adjacency, cycles: &Cycles, ways: Vec<Way>, entry: u32) -> (Vec<Way>, Vec<Option<f64>>) {
    if !(0..graph.nodes() as u32).any(|node| cycles.is_irreducible(node)) {
        let around = |node| cycles.around(node).next();
        let ways = turning(around, |cycle, node| cycles.around(node).any(|around| around == cycle), ways);
        let passes = passes(cycles, &ways, entry);
        return (ways, passes);
    }
    let nest = Nest::new(graph, entry);
    let ways = turning(|node| nest.innermost(node), |cycle, node| nest.contains(cycle, node), ways);
    let shares: Vec<Vec<(u32, f64)>> = ways.iter().map(|way| way.shares.clone()).collect();
    let passes = chain::passes(&shares, entry);
    (ways, passes)
}

/// The same ways, where those that leave a cycle without weights are taken one time in [`TURNS`].
///
/// `innermost` gives the smallest cycle around a node, and `contains` says whether a node is on a cycle.
fn turning(
    innermost: impl Fn(u32) -> Option<u32>,
    contains: impl Fn(u32, u32) -> bool,
    mut ways: Vec<Way>,
) -> Vec<Way> {
    for (node, way) in (0..).zip(&mut ways).filter(|(_, way)| !way.weighed) {
        let Some(cycle) = innermost(node) else { continue };
        let leaves = |to: u32| !contains(cycle, to);
        let out: f64 = way.shares.iter().filter(|(to, _)| leaves(*to)).map(|(_, share)| share).sum();
        if 0.0 < out && out < 1.0 {
            let (less, more) = (1.0 / TURNS / out, (1.0 - 1.0 / TURNS) / (1.0 - out));
            way.shares.iter_mut().for_each(|(to, share)| *share *= if leaves(*to) { less } else { more });
        }
    }
    ways
}

/// One turn of a cycle.
#[derive(Default)]
struct Turn {
    /// The number of times it turns before it is left.
    turns: f64,
    /// The exits, each with the share of the executions that enter the cycle.
    exits: BTreeMap<u32, f64>,
}

/// The number of times each node is passed when `entry` is entered once; nothing for those that are not reached.
fn passes(cycles: &Cycles, ways: &[Way], entry: u32) -> Vec<Option<f64>> {
    let mut headers: Vec<u32> =
        (0..ways.len() as u32).filter(|&node| cycles.around(node).next() == Some(node)).collect();
    headers.sort_by_key(|&header| std::cmp::Reverse(cycles.around(header).count()));
    let mut flow = Flowing {
        cycles,
        members: cycles.children(),
        ways,
        inside: vec![0.0; ways.len()],
        turns: FxHashMap::default(),
    };
    for &header in &headers {
        let turn = flow.turn(Some(header), header);
        flow.turns.insert(header, turn);
    }
    let top = flow.within(None, entry);
    flow.inside[top as usize] += 1.0;
    flow.turn(None, entry);
    let mut passes = vec![None; ways.len()];
    for level in std::iter::once(None).chain(headers.iter().rev().map(|&header| Some(header))) {
        let factor = level.map_or(1.0, |header| passes[header as usize].unwrap_or(0.0));
        for node in flow.members(level) {
            let turns = flow.turns.get(&node).map_or(1.0, |turn| turn.turns);
            passes[node as usize] = Some(flow.inside[node as usize] * factor * turns);
        }
    }
    passes
}

/// The flow in the cycles of a function.
struct Flowing<'f> {
    cycles: &'f Cycles,
    members: Adjacency,
    ways: &'f [Way],
    /// The number of times each node is passed, a header entered, in one turn of the cycle around it.
    inside: Vec<f64>,
    turns: FxHashMap<u32, Turn>,
}

impl Flowing<'_> {
    /// The direct members of the cycle of `level`, without its header, in reverse post-order.
    fn members(&self, level: Option<u32>) -> Vec<u32> {
        self.members.of(self.cycles.slot(level.unwrap_or(u32::MAX))).to_vec()
    }

    /// The member of the cycle of `level` that contains `node`: itself, or the header of a cycle around it.
    fn within(&self, level: Option<u32>, node: u32) -> u32 {
        self.cycles.around(node).take_while(|&header| Some(header) != level).last().unwrap_or(node)
    }

    fn contains(&self, level: Option<u32>, node: u32) -> bool {
        level.is_none_or(|header| self.cycles.around(node).any(|around| around == header))
    }

    /// Lets one pass of the header of `level` flow through what stands in its cycle.
    fn turn(&mut self, level: Option<u32>, start: u32) -> Turn {
        let mut turn = Turn::default();
        let mut again = 0.0;
        if level.is_some() {
            self.leave(level, start, 1.0, &mut turn, &mut again);
        }
        for node in self.members(level) {
            self.leave(level, node, self.inside[node as usize], &mut turn, &mut again);
        }
        let out: f64 = turn.exits.values().sum();
        turn.exits.values_mut().for_each(|share| *share /= out);
        turn.turns = match turn.exits.is_empty() {
            true => TURNS,
            false => (1.0 / (1.0 - again)).clamp(1.0, MOST_TURNS),
        };
        turn
    }

    /// Lets what passes `node` flow on.
    fn leave(&mut self, level: Option<u32>, node: u32, passes: f64, turn: &mut Turn, again: &mut f64) {
        let shares = match self.turns.get(&node) {
            Some(inner) => inner.exits.iter().map(|(to, share)| (*to, *share)).collect(),
            None => self.ways[node as usize].shares.clone(),
        };
        for (to, share) in shares {
            let passes = passes * share;
            if Some(to) == level {
                *again += passes;
            } else if self.contains(level, to) {
                let to = self.within(level, to);
                self.inside[to as usize] += passes;
            } else {
                *turn.exits.entry(to).or_default() += passes;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A graph of nodes with weighed or equal ways.
    fn graph(nodes: &[&[(u32, Option<u32>)]]) -> (Adjacency, Vec<Way>) {
        let ways: Vec<Way> = nodes.iter().map(|successors| Way::of(successors)).collect();
        let edges: Vec<(u32, u32)> = (0..)
            .zip(&ways)
            .flat_map(|(from, way): (u32, &Way)| way.shares.iter().map(move |(to, _)| (from, *to)))
            .collect();
        (Adjacency::new(nodes.len(), edges.iter().copied()), ways)
    }

    fn thousandths_of(nodes: &[&[(u32, Option<u32>)]]) -> Vec<Option<u32>> {
        let (graph, ways) = graph(nodes);
        let (_, passes) = flow(&graph, &Cycles::new(&graph, 0), ways, 0);
        passes.into_iter().map(|passes| passes.map(thousandths)).collect()
    }

    #[test]
    fn loops_turn_eight_times_and_branches_go_half() {
        let found = thousandths_of(&[&[(1, None)], &[(2, None), (3, None)], &[(1, None)], &[], &[(3, None)]]);
        assert_eq!(found, [Some(1000), Some(8000), Some(7000), Some(1000), None]);
        let found = thousandths_of(&[&[(1, Some(1)), (2, Some(3))], &[(3, None)], &[(3, None)], &[]]);
        assert_eq!(found, [Some(1000), Some(250), Some(750), Some(1000)]);
    }

    #[test]
    fn weights_say_how_often_a_loop_turns() {
        let found = thousandths_of(&[&[(1, None)], &[(1, Some(99)), (2, Some(1))], &[]]);
        assert_eq!(found, [Some(1000), Some(100_000), Some(1000)]);
        let ever = thousandths_of(&[&[(1, None)], &[(1, None)]]);
        assert_eq!(ever, [Some(1000), Some(8000)]);
    }

    /// A number below `bound`, the next of a sequence.
    fn next(random: &mut u64, bound: u32) -> u32 {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*random >> 33) as u32 % bound
    }

    /// Both entries of a cycle are passed as often as control comes in there and round, whichever is written first.
    #[test]
    fn entries_of_a_cycle_are_alike() {
        let found = thousandths_of(&[&[(1, None), (2, None)], &[(2, None)], &[(1, None), (3, None)], &[]]);
        let other = thousandths_of(&[&[(2, None), (1, None)], &[(2, None), (3, None)], &[(1, None)], &[]]);
        assert_eq!(found, [Some(1000), Some(7500), Some(8000), Some(1000)]);
        assert_eq!([found[0], found[2], found[1], found[3]], other[..]);
        let ever = thousandths_of(&[&[(1, None), (2, None)], &[(2, None)], &[(1, None)]]);
        assert_eq!(ever[1], ever[2]);
    }

    #[test]
    fn weighed_graphs_balance() {
        let (mut compared, mut irreducible) = (0, 0);
        for seed in 0..1600 {
            let random = &mut (seed * 77 + 5);
            let count = 4 + next(random, 8);
            let successors: Vec<Vec<(u32, Option<u32>)>> = (0..count)
                .map(|node| match node + 1 == count {
                    true => Vec::new(),
                    false => {
                        let other = (next(random, count), Some(1 + next(random, 4)));
                        vec![(node + 1, Some(1 + next(random, 4))), other]
                    }
                })
                .collect();
            let successors: Vec<&[(u32, Option<u32>)]> = successors.iter().map(Vec::as_slice).collect();
            let (graph, ways) = graph(&successors);
            let cycles = Cycles::new(&graph, 0);
            let back_to_entry = ways.iter().any(|way| way.shares.iter().any(|(to, _)| *to == 0));
            if back_to_entry {
                continue;
            }
            // Many steps of a random walk with all its branches at once.
            let (mut at, mut expected) = (vec![0.0; successors.len()], vec![0.0; successors.len()]);
            at[0] = 1.0;
            for _ in 0..5000 {
                let mut then = vec![0.0; successors.len()];
                for (node, passes) in at.iter().enumerate() {
                    expected[node] += passes;
                    ways[node].shares.iter().for_each(|&(to, share)| then[to as usize] += passes * share);
                }
                at = then;
            }
            if at.iter().sum::<f64>() > 1e-9 {
                continue;
            }
            compared += 1;
            irreducible += usize::from((0..count).any(|node| cycles.is_irreducible(node)));
            let (ways, found) = flow(&graph, &cycles, ways, 0);
            let shares: Vec<Vec<(u32, f64)>> = ways.iter().map(|way| way.shares.clone()).collect();
            let chain = chain::passes(&shares, 0).into_iter();
            for (found, expected) in found.into_iter().chain(chain).zip(expected.iter().chain(&expected)) {
                assert!((found.unwrap_or(0.0) - expected).abs() < 1e-6 * expected.max(1.0), "seed {seed}");
            }
        }
        assert!(compared > 300 && irreducible > 100, "{compared}, {irreducible}");
    }
}
