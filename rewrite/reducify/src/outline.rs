//! Control flow alone: nodes with their successors, and the block that each node is a copy of.

use dfquery_engine::{base::FactBase, run::Session};
use dfquery_extract::analysis::{
    cycles,
    dominance::{self, Adjacency, DominatorTree},
};
use dfquery_graph::function::Function;
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// A way out of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Successor {
    /// LLVM's successor number.
    pub number: u32,
    /// The node it leads to.
    pub to: usize,
    /// Which successor a dispatch node then takes, if it leads to one.
    pub label: u32,
}

/// A copy of a block, or a dispatch.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// The block that it is a copy of; a dispatch is of none.
    pub origin: Option<u32>,
    /// Its ways out, in the order of their numbers.
    pub successors: Vec<Successor>,
}

impl Node {
    /// True if it only takes several ways of one block to a dispatch: there phis take from it what they would take from each.
    pub fn gathers(&self) -> bool {
        self.origin.is_none() && self.successors.len() == 1
    }
}

/// The number of ways of a block to a dispatch that justify a node before it, which is one more jump each time.
const GATHERED: usize = 16;

/// The control flow of a function. Node 0 is its entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outline {
    /// The nodes: first copies in the order of their blocks, then what was added.
    pub nodes: Vec<Node>,
}

/// The order in which nodes that `walk` has reordered are as they were, followed by the others of `nodes`.
pub fn as_written(walk: &[usize], nodes: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..nodes).collect();
    order[..walk.len()].sort_unstable_by_key(|&at| walk[at]);
    order
}

impl Outline {
    /// One node for each block in `reachable`.
    pub fn of(function: &Function, reachable: &FxHashSet<u32>) -> Outline {
        let kept = || function.blocks.iter().filter(|block| reachable.contains(&block.id));
        let number: FxHashMap<u32, usize> = kept().enumerate().map(|(at, block)| (block.id, at)).collect();
        let successor = |successor: &dfquery_graph::function::Successor| Successor {
            number: successor.index,
            to: number[&successor.to],
            label: 0,
        };
        let nodes = kept().map(|block| Node {
            origin: Some(block.id),
            successors: block.successors.iter().map(successor).collect(),
        });
        Outline { nodes: nodes.collect() }
    }

    /// The nodes in reverse postorder of the walk that takes successors in order, which does not depend on their numbers.
    pub fn walk(&self) -> Vec<usize> {
        let mut seen = vec![false; self.nodes.len()];
        seen[0] = true;
        let (mut order, mut stack) = (Vec::with_capacity(self.nodes.len()), vec![(0, 0)]);
        while let Some((node, next)) = stack.pop() {
            let Some(successor) = self.nodes[node].successors.get(next) else {
                order.push(node);
                continue;
            };
            stack.push((node, next + 1));
            if !std::mem::replace(&mut seen[successor.to], true) {
                stack.push((successor.to, 0));
            }
        }
        order.reverse();
        order
    }

    /// The same control flow, whose node `k` is the node `order[k]` of this one; `order` has all nodes.
    #[must_use]
    pub fn reordered(&self, order: &[usize]) -> Outline {
        let mut number = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, &node)| number[node] = at);
        let mut nodes: Vec<Node> = order.iter().map(|&node| self.nodes[node].clone()).collect();
        let successors = nodes.iter_mut().flat_map(|node| &mut node.successors);
        successors.for_each(|successor| successor.to = number[successor.to]);
        Outline { nodes }
    }

    /// The edges: from, successor.
    pub fn edges(&self) -> impl Iterator<Item = (usize, &Successor)> + Clone {
        let nodes = self.nodes.iter().enumerate();
        nodes.flat_map(|(from, node)| node.successors.iter().map(move |successor| (from, successor)))
    }

    /// The successors that lead to each node: from, and the place among the successors there.
    pub fn arrivals(&self) -> Vec<Vec<(usize, usize)>> {
        let mut arrivals = vec![Vec::new(); self.nodes.len()];
        for (from, node) in self.nodes.iter().enumerate() {
            for (at, successor) in node.successors.iter().enumerate() {
                arrivals[successor.to].push((from, at));
            }
        }
        arrivals
    }

    /// The dominator tree from the entry.
    pub fn dominators(&self) -> DominatorTree {
        let edges = self.edges().map(|(from, successor)| (from as u32, successor.to as u32));
        DominatorTree::new(&Adjacency::new(self.nodes.len(), edges), &[0])
    }

    /// The copy of a block to which `successor` leads in the end, through dispatch nodes.
    pub fn destination(&self, successor: &Successor) -> usize {
        let mut successor = *successor;
        while self.nodes[successor.to].origin.is_none() {
            successor = self.onward(&successor);
        }
        successor.to
    }

    /// The way that is taken after the dispatch node to which `successor` leads; one that gathers leaves the label as it is.
    pub fn onward(&self, successor: &Successor) -> Successor {
        match &self.nodes[successor.to].successors[..] {
            [only] => Successor { label: successor.label, ..*only },
            ways => ways[successor.label as usize],
        }
    }

    /// Puts a node that gathers before a dispatch where a block has many ways there: so what phis of the dispatch take
    /// grows with the blocks before it, not with their ways.
    pub fn gather(&mut self) {
        for from in 0..self.nodes.len() {
            let ways = self.nodes[from].successors.iter().map(|successor| successor.to);
            let ways = ways.filter(|&to| self.nodes[to].origin.is_none() && !self.nodes[to].gathers());
            let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
            ways.for_each(|to| *counts.entry(to).or_default() += 1);
            for (to, _) in counts.into_iter().filter(|(_, count)| *count >= GATHERED) {
                let gathers = self.nodes.len();
                let successors = vec![Successor { number: 0, to, label: 0 }];
                self.nodes.push(Node { origin: None, successors });
                let turned = self.nodes[from].successors.iter_mut().filter(|successor| successor.to == to);
                turned.for_each(|successor| successor.to = gathers);
            }
        }
    }

    /// Leaves out the nodes that nothing reaches.
    pub fn trim(&mut self) {
        let mut seen = vec![false; self.nodes.len()];
        let mut open = vec![0];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node], true) {
                open.extend(self.nodes[node].successors.iter().map(|successor| successor.to));
            }
        }
        let mut number = vec![0; seen.len()];
        let reached = (0..seen.len()).filter(|&node| seen[node]);
        reached.enumerate().for_each(|(at, node)| number[node] = at);
        let mut kept = seen.into_iter();
        self.nodes.retain(|_| kept.next().is_some_and(|kept| kept));
        self.nodes
            .iter_mut()
            .flat_map(|node| &mut node.successors)
            .for_each(|successor| successor.to = number[successor.to]);
    }

    /// The facts of this control flow and of nothing else, for the rules of `session` to run on. Blocks have the numbers of
    /// their nodes.
    pub fn facts(&self, session: &Session) -> FactBase {
        let mut base = FactBase::new(session.base().schema().clone());
        let function = entity::Function(base.open_part("outline"));
        base.add(relation::Function { function });
        for position in 0..self.nodes.len() as u32 {
            let block = base.new_entity(&position.to_string());
            base.add(relation::Block { block, function, position });
        }
        for (from, successor) in self.edges() {
            let (from, to) = (entity::Block(from as u32), entity::Block(successor.to as u32));
            base.add(relation::Edge { from, to, successor: successor.number });
        }
        dominance::complete(&mut base);
        cycles::complete(&mut base);
        session.intern(&mut base);
        base
    }
}
