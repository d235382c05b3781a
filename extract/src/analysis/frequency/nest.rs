//! The nesting of cycles that does not depend on the order of blocks: a cycle without its entries has the cycles inside.
//!
//! Source  Steensgaard, "Sequentializing program dependence graphs for irreducible programs" (Microsoft Research 1993)

use crate::analysis::dominance::Adjacency;

/// No cycle.
const NONE: u32 = u32::MAX;

/// The cycles of a graph, each in the smallest one around it.
pub struct Nest {
    /// By node, the smallest cycle around it.
    innermost: Vec<u32>,
    /// By cycle, the next larger one.
    outer: Vec<u32>,
}

impl Nest {
    /// The cycles of what `entry` reaches in `graph`.
    pub fn new(graph: &Adjacency, entry: u32) -> Self {
        let mut nest = Nest { innermost: vec![NONE; graph.nodes()], outer: Vec::new() };
        let mut seen = vec![false; graph.nodes()];
        let mut open = vec![entry];
        while let Some(node) = open.pop() {
            if !std::mem::replace(&mut seen[node as usize], true) {
                open.extend(graph.of(node));
            }
        }
        let reached = (0..).zip(&seen).filter(|(_, seen)| **seen).map(|(node, _)| node).collect();
        let before = graph.reversed();
        let mut open: Vec<(Vec<u32>, u32)> = vec![(reached, NONE)];
        while let Some((nodes, around)) = open.pop() {
            for cycle in components(&nodes, |node| graph.of(node).to_vec()) {
                let own = nest.outer.len() as u32;
                nest.outer.push(around);
                cycle.iter().for_each(|&node| nest.innermost[node as usize] = own);
                let is_inner = |node: &u32| {
                    let mut arrivals = before.of(*node).iter().filter(|from| seen[**from as usize]);
                    *node != entry && arrivals.all(|from| cycle.binary_search(from).is_ok())
                };
                open.push((cycle.iter().copied().filter(is_inner).collect(), own));
            }
        }
        nest
    }

    /// The smallest cycle around `node`.
    pub fn innermost(&self, node: u32) -> Option<u32> {
        Some(self.innermost[node as usize]).filter(|&cycle| cycle != NONE)
    }

    /// Returns true if `node` is on `cycle`.
    pub fn contains(&self, cycle: u32, node: u32) -> bool {
        let some = |cycle: u32| (cycle != NONE).then_some(cycle);
        std::iter::successors(self.innermost(node), |&at| some(self.outer[at as usize])).any(|at| at == cycle)
    }
}

/// The strongly connected parts of `nodes`, in order, that are cycles; each in order.
///
/// Source  Tarjan (SIAM Journal on Computing 1972), without recursion
pub fn components(nodes: &[u32], successors: impl Fn(u32) -> Vec<u32>) -> Vec<Vec<u32>> {
    let place = |node: u32| nodes.binary_search(&node).ok();
    let ways: Vec<Vec<usize>> =
        nodes.iter().map(|&node| successors(node).into_iter().filter_map(place).collect()).collect();
    let mut number = vec![usize::MAX; nodes.len()];
    let (mut low, mut is_open) = (number.clone(), vec![false; nodes.len()]);
    let (mut count, mut open, mut parts) = (0, Vec::new(), Vec::new());
    for start in 0..nodes.len() {
        let mut walk = if number[start] == usize::MAX { vec![(start, 0)] } else { Vec::new() };
        while let Some((at, next)) = walk.pop() {
            if next == 0 {
                (number[at], low[at]) = (count, count);
                count += 1;
                is_open[at] = true;
                open.push(at);
            } else {
                low[at] = low[at].min(low[ways[at][next - 1]]);
            }
            // Those that were seen and are still open lead back; the others are walked.
            let mut next = next;
            let fresh = loop {
                let Some(&to) = ways[at].get(next) else { break None };
                next += 1;
                match number[to] {
                    usize::MAX => break Some(to),
                    seen if is_open[to] => low[at] = low[at].min(seen),
                    _ => {}
                }
            };
            if let Some(to) = fresh {
                walk.extend([(at, next), (to, 0)]);
            } else if low[at] == number[at] {
                let first = open.iter().rposition(|&node| node == at).expect("it is open");
                let mut part: Vec<u32> = open
                    .drain(first..)
                    .map(|node| {
                        is_open[node] = false;
                        nodes[node]
                    })
                    .collect();
                part.sort_unstable();
                if part.len() > 1 || ways[at].contains(&at) {
                    parts.push(part);
                }
            }
        }
    }
    parts.sort_unstable();
    parts
}
