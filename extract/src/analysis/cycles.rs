//! The nesting of cycles, and an order of blocks in which every cycle stands together.
//!
//! A cycle is what one header leads back to: Havlak's forest over a depth-first walk that takes successors in order, which
//! is also what LLVM's cycle analysis computes. The header of a natural loop is its one entry; of a cycle with several
//! entries it is the one that the walk meets first.
//!
//! ```text
//!     entry -> a, b     a -> b     b -> a, out        one cycle {a, b}, header a, also entered at b
//!
//!     order     b before a was seen, a, b, out        phases 1, 0, 0, 0
//! ```
//!
//! Source  Havlak, "Nesting of reducible and irreducible loops" (TOPLAS 1997)

use crate::analysis::{declared::relation, dominance::Adjacency};
use dfquery_engine::base::FactBase;
use dfquery_engine::cancel;
use rayon::prelude::*;
use std::ops::Range;

const NONE: u32 = u32::MAX;

/// The phase of the visit that stands for coming back to a header.
pub const AGAIN: i32 = -1;

/// The deepest nesting of cycles with several entries: each doubles the visits of its blocks.
const DEEPEST: usize = 6;

/// The relations that [`complete`] fills.
pub const RELATIONS: [&str; 2] = ["cycle", "cycle_visit"];

/// The cycles of one graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cycles {
    /// The header of the smallest cycle around each node, its own if it is a header.
    innermost: Vec<u32>,
    /// By header, the header of the next larger cycle.
    outer: Vec<u32>,
    /// By header, whether the cycle is entered elsewhere too.
    irreducible: Vec<bool>,
    /// Nodes in reverse post-order of the walk; those that are not reached are not in it.
    order: Vec<u32>,
}

impl Cycles {
    /// The cycles of what `root` reaches in `graph`.
    pub fn new(graph: &Adjacency, root: u32) -> Self {
        let walk = Walk::new(graph, root);
        let reversed = graph.reversed();
        let mut forest = Forest::new(graph.nodes());
        for &header in walk.preorder.iter().rev() {
            forest.collect(&walk, &reversed, header);
        }
        let Forest { innermost, outer, irreducible, .. } = forest;
        Cycles { innermost, outer, irreducible, order: walk.postorder.into_iter().rev().collect() }
    }

    /// The headers of the cycles around `node`, the smallest first.
    pub fn around(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let some = |header: u32| (header != NONE).then_some(header);
        std::iter::successors(some(self.innermost[node as usize]), move |&at| some(self.outer[at as usize]))
    }

    /// Returns true if the cycle of `header` is entered at another node too.
    pub fn is_irreducible(&self, header: u32) -> bool {
        self.irreducible[header as usize]
    }

    /// Every visit with its phase, in an order in which only going back to a header leads backwards.
    ///
    /// Bit k of a phase says that in the k-th largest of the cycles with several entries around the node the header has
    /// not been visited yet. A cycle stands together: first without its header (if it has several entries), then from
    /// its header on, then the visit of phase [`AGAIN`]: the header once more.
    ///
    /// Shape   none if more than `DEEPEST` such cycles are nested
    pub fn visits(&self) -> Option<Vec<(u32, i32)>> {
        let children = self.children();
        let mut visits = Vec::with_capacity(self.order.len());
        let mut pending = vec![Step::Inside(NONE, 0, 0)];
        while let Some(step) = pending.pop() {
            match step {
                Step::Visit(node, phase) => visits.push((node, phase)),
                Step::Inside(header, phase, depth) => {
                    let inside = children.of(self.slot(header)).iter().rev();
                    pending.extend(inside.map(|&child| self.step(header, child, phase, depth)));
                }
                Step::Cycle(header, phase, depth) => {
                    let irreducible = self.is_irreducible(header);
                    if irreducible && depth == DEEPEST {
                        return None;
                    }
                    let below = depth + usize::from(irreducible);
                    if phase == 0 {
                        pending.push(Step::Visit(header, AGAIN));
                    }
                    pending.push(Step::Inside(header, phase, below));
                    pending.push(Step::Visit(header, phase));
                    if irreducible {
                        pending.push(Step::Inside(header, phase | 1 << depth, below));
                    }
                }
            }
        }
        Some(visits)
    }

    /// The direct children of each cycle, in reverse post-order; nodes in no cycle are at the last place.
    pub(crate) fn children(&self) -> Adjacency {
        let parent = |&node: &u32| {
            let own = self.innermost[node as usize];
            let around = if own == node { self.outer[node as usize] } else { own };
            (self.slot(around), node)
        };
        Adjacency::new(self.innermost.len() + 1, self.order.iter().map(parent))
    }

    /// The place of what stands in the cycle of `header`; of what is in none, if there is no such header.
    pub(crate) fn slot(&self, header: u32) -> u32 {
        header.min(self.innermost.len() as u32)
    }

    fn step(&self, header: u32, child: u32, phase: i32, depth: usize) -> Step {
        match self.innermost[child as usize] == child && child != header {
            true => Step::Cycle(child, phase, depth),
            false => Step::Visit(child, phase),
        }
    }
}

/// A pending step of the layout.
enum Step {
    Visit(u32, i32),
    /// All that stands directly in a cycle, but for its header.
    Inside(u32, i32, usize),
    Cycle(u32, i32, usize),
}

/// A depth-first walk that takes successors in order.
struct Walk {
    preorder: Vec<u32>,
    postorder: Vec<u32>,
    /// By node, the numbers of the first and the last node of its subtree.
    first: Vec<u32>,
    last: Vec<u32>,
}

impl Walk {
    fn new(graph: &Adjacency, root: u32) -> Self {
        let nodes = graph.nodes();
        let (preorder, postorder) = (Vec::with_capacity(nodes), Vec::with_capacity(nodes));
        let mut walk = Walk { preorder, postorder, first: vec![NONE; nodes], last: vec![NONE; nodes] };
        let mut stack = vec![(root, 0)];
        walk.enter(root);
        while let Some((node, successor)) = stack.pop() {
            let Some(&to) = graph.of(node).get(successor) else {
                walk.last[node as usize] = walk.preorder.len() as u32 - 1;
                walk.postorder.push(node);
                continue;
            };
            stack.push((node, successor + 1));
            if !walk.is_reached(to) {
                walk.enter(to);
                stack.push((to, 0));
            }
        }
        walk
    }

    fn enter(&mut self, node: u32) {
        self.first[node as usize] = self.preorder.len() as u32;
        self.preorder.push(node);
    }

    fn is_reached(&self, node: u32) -> bool {
        self.first[node as usize] != NONE
    }

    fn is_below(&self, node: u32, top: u32) -> bool {
        let (first, last) = (self.first[top as usize], self.last[top as usize]);
        (first..=last).contains(&self.first[node as usize])
    }
}

/// Cycles found so far, the inner ones first.
struct Forest {
    innermost: Vec<u32>,
    outer: Vec<u32>,
    irreducible: Vec<bool>,
    /// The header of the largest known cycle around each node, or a step towards it.
    largest: Vec<u32>,
    /// By header, the nodes of the cycle that have predecessors outside.
    entries: Vec<Vec<u32>>,
}

impl Forest {
    fn new(nodes: usize) -> Self {
        Forest {
            innermost: vec![NONE; nodes],
            outer: vec![NONE; nodes],
            irreducible: vec![false; nodes],
            largest: (0..nodes as u32).collect(),
            entries: vec![Vec::new(); nodes],
        }
    }

    /// Collects the cycle of `header`, if something below it leads back to it.
    fn collect(&mut self, walk: &Walk, reversed: &Adjacency, header: u32) {
        let below = |from: &&u32| walk.is_reached(**from) && walk.is_below(**from, header);
        let mut pending: Vec<u32> = reversed.of(header).iter().filter(below).copied().collect();
        if pending.is_empty() {
            return;
        }
        self.innermost[header as usize] = header;
        let mut entries = vec![header];
        while let Some(node) = pending.pop() {
            let top = self.top(node);
            if top == header {
                continue;
            }
            self.largest[top as usize] = header;
            let doors = match self.innermost[top as usize] {
                NONE => {
                    self.innermost[top as usize] = header;
                    vec![top]
                }
                _ => {
                    self.outer[top as usize] = header;
                    self.entries[top as usize].clone()
                }
            };
            for door in doors {
                let reached = || reversed.of(door).iter().filter(|from| walk.is_reached(**from));
                pending.extend(reached().filter(below));
                if reached().any(|&from| !walk.is_below(from, header)) {
                    self.irreducible[header as usize] = true;
                    entries.push(door);
                }
            }
        }
        self.entries[header as usize] = entries;
    }

    /// The header of the largest known cycle around `node`, or `node`.
    fn top(&mut self, node: u32) -> u32 {
        let mut top = node;
        while self.largest[top as usize] != top {
            top = self.largest[top as usize];
        }
        let mut at = node;
        while at != top {
            at = std::mem::replace(&mut self.largest[at as usize], top);
        }
        top
    }
}

/// Fills the cycle relations of every function, if all of them are empty.
///
/// Shape   cycles by header, visits in their order, which counts from 1 in every function
pub fn complete(base: &mut FactBase) {
    let ids = RELATIONS.map(|name| relation(base, name));
    if ids.iter().any(|&id| !base.rows(id).is_empty()) {
        return;
    }
    let flow = crate::analysis::dominance::Flow::new(base);
    let fill = |(range, entry): &(Range<u32>, u32)| Filled::of(&flow.local(range), range, *entry);
    let parts: Vec<Filled> = flow.parts.par_iter().map(cancel::carried(fill)).collect();
    for Filled { cycles, visits } in parts {
        cycles.into_iter().for_each(|row| base.push(ids[0], row));
        visits.into_iter().for_each(|row| base.push(ids[1], row));
    }
}

/// The rows of one function.
struct Filled {
    cycles: Vec<[u32; 2]>,
    visits: Vec<[u32; 3]>,
}

impl Filled {
    fn of(graph: &Adjacency, range: &Range<u32>, entry: u32) -> Self {
        dfquery_engine::cancel::check();
        if range.is_empty() {
            return Filled { cycles: Vec::new(), visits: Vec::new() };
        }
        let first = range.start;
        let cycles = Cycles::new(graph, entry - first);
        let nodes = 0..range.len() as u32;
        let around = |node: u32| cycles.around(node).map(move |header| [header + first, node + first]);
        let mut rows: Vec<[u32; 2]> = nodes.flat_map(around).collect();
        rows.sort_unstable();
        let visits = cycles.visits().unwrap_or_default().into_iter().zip(1..);
        let mut visits: Vec<[u32; 3]> =
            visits.map(|((node, phase), at)| [node + first, phase as u32, at]).collect();
        visits.sort_by_key(|&[block, phase, _]| (block, phase as i32));
        Filled { cycles: rows, visits }
    }
}
