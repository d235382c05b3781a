//! Expected run time of an invocation under a given control flow: the number of executed instructions, by edge
//! frequencies.
//!
//! Copies execute the same instructions. A dispatch adds a switch for each pass, and the instructions that
//! make labels. Phis take no time: they become moves at most, most of which register allocation removes.

use super::{labels::Labels, outline::Outline, plan};
use dfquery_engine::base::FactBase;
use dfquery_extract::analysis::frequency::{self, chain};
use dfquery_graph::function::Function;
use dfquery_rules::{entity, relation};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The instructions of a function, and how often control takes each of its edges.
pub struct Profile<'p, 'a> {
    function: &'p Function<'a>,
    /// By block and successor, which share of the passes of the block goes there, parallel edges together.
    shares: FxHashMap<(u32, u32), f64>,
    /// By block, its instructions that are no phis.
    lengths: FxHashMap<u32, usize>,
}

impl<'p, 'a> Profile<'p, 'a> {
    /// The profile by the `edge_frequency` facts of `function`, or by its branch weights if there are none.
    pub fn new(function: &'p Function<'a>) -> Self {
        let told: Vec<[u32; 3]> = function
            .rows::<relation::EdgeFrequency>()
            .map(|row| [row.from.0, row.to.0, row.thousandths])
            .collect();
        let edges = if told.is_empty() { guessed(function) } else { told };
        let mut sums: FxHashMap<u32, f64> = FxHashMap::default();
        edges.iter().for_each(|&[from, _, often]| *sums.entry(from).or_default() += f64::from(often));
        let share = |&[from, to, often]: &[u32; 3]| ((from, to), f64::from(often) / sums[&from]);
        let shares = edges.iter().filter(|[from, ..]| sums[from] > 0.0).map(share).collect();
        let length = |block: &dfquery_graph::function::Block| {
            let instructions = function.instructions[block.instructions.clone()].iter();
            (block.id, instructions.filter(|i| function.opcode(i) != "phi").count())
        };
        Profile { function, shares, lengths: function.blocks.iter().map(length).collect() }
    }

    /// Number of instructions that an invocation executes with the control flow of `outline`.
    pub fn time(&self, outline: &Outline) -> f64 {
        let passes = self.passes(outline);
        let labels = Labels::new(self.function, outline);
        let time = |(node, passes): (usize, &f64)| {
            let own = outline.nodes[node].origin.map_or(1, |block| self.lengths[&block]);
            passes * (own + plan::deciding(self.function, outline, &labels, node)) as f64
        };
        passes.iter().enumerate().map(time).sum()
    }

    /// The number of times an invocation passes each node of `outline`; 0 for those that it does not reach.
    fn passes(&self, outline: &Outline) -> Vec<f64> {
        let (mut passes, flows) = self.flows(outline);
        for ((_, to), flow) in flows.into_iter().filter(|((_, to), _)| outline.nodes[*to].origin.is_none()) {
            passes[to] += flow;
        }
        passes
    }

    /// The number of times an invocation passes each copy of a block, and each edge, those after dispatches included.
    fn flows(&self, outline: &Outline) -> (Vec<f64>, BTreeMap<(usize, usize), f64>) {
        let ways: Vec<Vec<(u32, f64)>> =
            (0..outline.nodes.len()).map(|node| self.ways(outline, node)).collect();
        let passes = chain::passes(&ways, 0).into_iter().map(|passes| passes.unwrap_or(0.0));
        let mut passes: Vec<f64> = passes.collect();
        let mut flows: BTreeMap<(usize, usize), f64> = BTreeMap::new();
        for (node, ways) in ways.iter().enumerate() {
            if outline.nodes[node].origin.is_none() {
                passes[node] = 0.0;
            }
            for (successor, &(_, share)) in outline.nodes[node].successors.iter().zip(ways) {
                let (mut from, mut way) = (node, *successor);
                *flows.entry((from, way.to)).or_default() += passes[node] * share;
                while outline.nodes[way.to].origin.is_none() {
                    (from, way) = (way.to, outline.onward(&way));
                    *flows.entry((from, way.to)).or_default() += passes[node] * share;
                }
            }
        }
        (passes, flows)
    }

    /// Tells in `base`, the facts of the function with the control flow of `outline`, how often blocks and edges are passed.
    pub fn tell(&self, outline: &Outline, base: &mut FactBase) {
        let thousandths = |often: f64| (often * 1000.0).round().min(f64::from(i32::MAX)) as u32;
        let block = |node: usize| entity::Block(node as u32);
        for (node, often) in self.passes(outline).into_iter().enumerate() {
            base.add(relation::BlockFrequency { block: block(node), thousandths: thousandths(often) });
        }
        for ((from, to), often) in self.flows(outline).1 {
            base.add(relation::EdgeFrequency {
                from: block(from),
                to: block(to),
                thousandths: thousandths(often),
            });
        }
    }

    /// The final target of each successor of `node`, and its share; a dispatch has none, since its label decides.
    fn ways(&self, outline: &Outline, node: usize) -> Vec<(u32, f64)> {
        let Some(block) = outline.nodes[node].origin else { return Vec::new() };
        let successors = &outline.nodes[node].successors;
        let targets: Vec<usize> = successors.iter().map(|successor| outline.destination(successor)).collect();
        let meant = |node: usize| outline.nodes[node].origin.expect("a destination is a copy of a block");
        let mut parallel: FxHashMap<u32, usize> = FxHashMap::default();
        targets.iter().for_each(|&target| *parallel.entry(meant(target)).or_default() += 1);
        let is_known = parallel.keys().any(|&to| self.shares.contains_key(&(block, to)));
        let way = |&target: &usize| {
            let share = match self.shares.get(&(block, meant(target))) {
                Some(share) => share / parallel[&meant(target)] as f64,
                None if is_known => 0.0,
                None => 1.0 / targets.len() as f64,
            };
            (target as u32, share)
        };
        targets.iter().map(way).collect()
    }
}

/// The number of times each edge of `function` is passed, by its branch weights.
fn guessed(function: &Function) -> Vec<[u32; 3]> {
    let first = function.blocks[0].id;
    let successors = function.blocks.iter().map(|block| {
        let mut weights = function.rows_at::<relation::BranchWeight>(block.id);
        let successor = |successor: &dfquery_graph::function::Successor| {
            let weight = weights.find(|row| row.successor == successor.index).map(|row| row.weight);
            (successor.to - first, weight)
        };
        block.successors.iter().map(successor).collect()
    });
    let edges = frequency::edges(&successors.collect::<Vec<_>>());
    edges.into_iter().map(|[from, to, often]| [from + first, to + first, often]).collect()
}
