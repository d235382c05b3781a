//! Dominator trees, and the dominance relations of a fact base.
//!
//! The algorithm is the simple version of Lengauer and Tarjan, "A fast algorithm for finding dominators in a
//! flowgraph" (TOPLAS 1979): O(m log n) on every graph, where the usual shorter ones (Cooper-Harvey-Kennedy,
//! Semi-NCA) have quadratic families, such as a long block chain that ends in a switch whose cases the entry reaches too.
//! Nothing here recurses, so depth is no limit.

use crate::analysis::declared::relation;
use dfquery_engine::base::{FactBase, Rows};
use dfquery_engine::cancel;
use dfquery_engine::diagnostic::Diagnostic;
use dfquery_engine::schema::RelationId;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

const NONE: u32 = u32::MAX;

/// The successors of dense nodes, in compressed form: one list of targets, and where each node's part begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Adjacency {
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Adjacency {
    /// The graph of `nodes` nodes with `edges`; the successors of a node keep the order of `edges`.
    pub fn new(nodes: usize, edges: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let mut starts = vec![0; nodes + 1];
        for (from, _) in edges.clone() {
            starts[from as usize + 1] += 1;
        }
        for node in 0..nodes {
            starts[node + 1] += starts[node];
        }
        let mut next = starts.clone();
        let mut targets = vec![0; starts[nodes] as usize];
        for (from, to) in edges {
            targets[next[from as usize] as usize] = to;
            next[from as usize] += 1;
        }
        Adjacency { starts, targets }
    }

    /// The successors of `node`.
    pub fn of(&self, node: u32) -> &[u32] {
        &self.targets[self.starts[node as usize] as usize..self.starts[node as usize + 1] as usize]
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// The edges, by source.
    pub fn edges(&self) -> impl Iterator<Item = (u32, u32)> + Clone + '_ {
        (0..self.nodes() as u32).flat_map(|from| self.of(from).iter().map(move |&to| (from, to)))
    }

    /// The graph with every edge turned round.
    pub fn reversed(&self) -> Self {
        Adjacency::new(self.nodes(), self.edges().map(|(from, to)| (to, from)))
    }
}

/// The dominator tree, from one root or several.
///
/// Several roots are children of a common virtual root, which is not a node: a root then has no immediate dominator,
/// and neither has a node that two roots reach on separate paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DominatorTree {
    idom: Vec<u32>,
    pre: Vec<u32>,
    post: Vec<u32>,
}

impl DominatorTree {
    /// The dominator tree of what `roots` reach in `graph`.
    ///
    /// Siblings are numbered in the order of the nodes, so the numbers do not depend on the order of edges or roots.
    pub fn new(graph: &Adjacency, roots: &[u32]) -> Self {
        let walk = Walk::new(graph, roots);
        let order_idom = immediate_dominators(&walk);
        let mut idom = vec![NONE; graph.nodes()];
        for number in 1..walk.order.len() {
            idom[walk.order[number] as usize] = walk.order[order_idom[number] as usize];
        }
        let (pre, post) = intervals(&walk, &order_idom, &idom);
        DominatorTree { idom, pre, post }
    }

    /// The immediate dominator of `node`; none for a root and for a node that no root reaches.
    pub fn idom(&self, node: u32) -> Option<u32> {
        Some(self.idom[node as usize]).filter(|&d| d != NONE)
    }

    /// The preorder number of `node` and the largest one below it; none if no root reaches it.
    pub fn interval(&self, node: u32) -> Option<(u32, u32)> {
        self.is_reached(node).then(|| (self.pre[node as usize], self.post[node as usize]))
    }

    /// Returns true if a root reaches `node`.
    pub fn is_reached(&self, node: u32) -> bool {
        self.pre[node as usize] != NONE
    }

    /// Returns true if every way from a root to `b` passes `a`; false where one of them is not reached.
    pub fn dominates(&self, a: u32, b: u32) -> bool {
        let (Some((first, last)), Some((at, _))) = (self.interval(a), self.interval(b)) else { return false };
        first <= at && at <= last
    }
}

/// A depth-first walk: nodes in preorder, number 0 being the common root above all roots.
struct Walk {
    /// The node with each number.
    order: Vec<u32>,
    /// The parent of each number.
    parent: Vec<u32>,
    /// Predecessors, in numbers.
    predecessors: Adjacency,
}

impl Walk {
    fn new(graph: &Adjacency, roots: &[u32]) -> Self {
        let mut number = vec![NONE; graph.nodes()];
        let (mut order, mut parent) = (vec![NONE], vec![NONE]);
        let mut stack: Vec<(u32, u32)> = roots.iter().rev().map(|&root| (root, 0)).collect();
        while let Some((node, from)) = stack.pop() {
            if number[node as usize] != NONE {
                continue;
            }
            let at = order.len() as u32;
            number[node as usize] = at;
            order.push(node);
            parent.push(from);
            let fresh = graph.of(node).iter().rev().filter(|&&to| number[to as usize] == NONE);
            stack.extend(fresh.map(|&to| (to, at)));
        }
        let number = |node: u32| number[node as usize];
        let inner = order[1..].iter().flat_map(|&from| graph.of(from).iter().map(move |&to| (from, to)));
        let edges = roots.iter().map(|&root| (number(root), 0));
        let edges = edges.chain(inner.map(|(from, to)| (number(to), number(from))));
        let predecessors = Adjacency::new(order.len(), edges);
        Walk { order, parent, predecessors }
    }
}

/// Immediate dominators, all in numbers of the walk.
fn immediate_dominators(walk: &Walk) -> Vec<u32> {
    let count = walk.order.len();
    let mut forest = Forest::new(count);
    let mut idom = vec![0; count];
    let (mut bucket, mut next) = (vec![NONE; count], vec![NONE; count]);
    for at in (1..count as u32).rev() {
        for &from in walk.predecessors.of(at) {
            let best = forest.eval(from);
            forest.semi[at as usize] = forest.semi[at as usize].min(forest.semi[best as usize]);
        }
        let semi = forest.semi[at as usize] as usize;
        next[at as usize] = std::mem::replace(&mut bucket[semi], at);
        let parent = walk.parent[at as usize];
        forest.ancestor[at as usize] = parent;
        let mut member = std::mem::replace(&mut bucket[parent as usize], NONE);
        while member != NONE {
            let best = forest.eval(member);
            let same = forest.semi[best as usize] == forest.semi[member as usize];
            idom[member as usize] = if same { parent } else { best };
            member = next[member as usize];
        }
    }
    for at in 1..count {
        if idom[at] != forest.semi[at] {
            idom[at] = idom[idom[at] as usize];
        }
    }
    idom
}

/// The linked part of the walk's tree, with path compression.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(count: usize) -> Self {
        let own: Vec<u32> = (0..count as u32).collect();
        Forest { ancestor: vec![NONE; count], label: own.clone(), semi: own, path: Vec::new() }
    }

    /// The number with the least semidominator on the linked path above `at`, its top left out.
    fn eval(&mut self, at: u32) -> u32 {
        if self.ancestor[at as usize] == NONE {
            return at;
        }
        self.compress(at);
        self.label[at as usize]
    }

    fn compress(&mut self, at: u32) {
        let mut top = at;
        while self.ancestor[self.ancestor[top as usize] as usize] != NONE {
            self.path.push(top);
            top = self.ancestor[top as usize];
        }
        let root = self.ancestor[top as usize];
        while let Some(below) = self.path.pop() {
            let (mine, above) = (self.label[below as usize], self.label[top as usize]);
            if self.semi[above as usize] < self.semi[mine as usize] {
                self.label[below as usize] = above;
            }
            self.ancestor[below as usize] = root;
            top = below;
        }
    }
}

/// Preorder numbers of the dominator tree, and the largest number below each node.
fn intervals(walk: &Walk, order_idom: &[u32], idom: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let mut size = vec![1; walk.order.len()];
    for at in (1..walk.order.len()).rev() {
        size[order_idom[at] as usize] += size[at];
    }
    let mut number = vec![NONE; idom.len()];
    for (at, &node) in walk.order.iter().enumerate().skip(1) {
        number[node as usize] = at as u32;
    }
    let reached = || (0..idom.len() as u32).filter(|&node| number[node as usize] != NONE);
    let children = reached().map(|node| (order_idom[number[node as usize] as usize], node));
    let children = Adjacency::new(walk.order.len(), children);
    let (mut pre, mut post) = (vec![NONE; idom.len()], vec![NONE; idom.len()]);
    let mut stack = vec![(0, 0)];
    while let Some((parent, mut next)) = stack.pop() {
        for &node in children.of(parent) {
            let at = number[node as usize];
            pre[node as usize] = next;
            post[node as usize] = next + size[at as usize] - 1;
            stack.push((at, next + 1));
            next += size[at as usize];
        }
    }
    (pre, post)
}

/// The blocks that get an edge to the common end: of every cycle set that nothing leaves, the last node.
///
/// Shape   sorted; a node without successors is an exit already and is not among them
/// Source  Tarjan's strongly connected components, over the nodes that reach no exit
pub fn virtual_exits(graph: &Adjacency) -> Vec<u32> {
    let exits: Vec<u32> = (0..graph.nodes() as u32).filter(|&node| graph.of(node).is_empty()).collect();
    let leaving = reached(&graph.reversed(), &exits);
    if leaving.iter().all(|&leaves| leaves) {
        return Vec::new();
    }
    let mut search = Search::new(graph, leaving);
    for node in 0..graph.nodes() as u32 {
        search.visit(node);
    }
    search.found.sort_unstable();
    search.found
}

/// Which nodes `roots` reach.
fn reached(graph: &Adjacency, roots: &[u32]) -> Vec<bool> {
    let mut seen = vec![false; graph.nodes()];
    let mut stack = roots.to_vec();
    while let Some(node) = stack.pop() {
        if !std::mem::replace(&mut seen[node as usize], true) {
            stack.extend(graph.of(node));
        }
    }
    seen
}

/// The state of Tarjan's search for components that no edge leaves.
struct Search<'g> {
    graph: &'g Adjacency,
    /// Nodes that are no longer open: they reach an exit, or their component is complete.
    closed: Vec<bool>,
    number: Vec<u32>,
    low: Vec<u32>,
    open: Vec<u32>,
    count: u32,
    /// True if an edge is known to lead from the node's subtree into a complete component.
    leaves: Vec<bool>,
    found: Vec<u32>,
}

impl<'g> Search<'g> {
    fn new(graph: &'g Adjacency, closed: Vec<bool>) -> Self {
        let count = graph.nodes();
        Search {
            graph,
            closed,
            number: vec![NONE; count],
            low: vec![NONE; count],
            open: Vec::new(),
            count: 0,
            leaves: vec![false; count],
            found: Vec::new(),
        }
    }

    fn visit(&mut self, root: u32) {
        if self.closed[root as usize] || self.number[root as usize] != NONE {
            return;
        }
        let mut stack = vec![(root, 0)];
        self.enter(root);
        while let Some((node, successor)) = stack.pop() {
            let Some(&to) = self.graph.of(node).get(successor) else {
                self.finish(node);
                if let Some(&(parent, _)) = stack.last() {
                    self.look(parent, node);
                }
                continue;
            };
            stack.push((node, successor + 1));
            if self.number[to as usize] == NONE {
                self.enter(to);
                stack.push((to, 0));
            } else {
                self.look(node, to);
            }
        }
    }

    fn enter(&mut self, node: u32) {
        self.number[node as usize] = self.count;
        self.low[node as usize] = self.count;
        self.count += 1;
        self.open.push(node);
    }

    /// Takes note of the edge `from` -> `to`, whose target has been visited.
    fn look(&mut self, from: u32, to: u32) {
        if self.closed[to as usize] {
            self.leaves[from as usize] = true;
        } else {
            self.low[from as usize] = self.low[from as usize].min(self.low[to as usize]);
            self.leaves[from as usize] |= self.leaves[to as usize];
        }
    }

    /// Closes the component of `node` if that is its first node.
    fn finish(&mut self, node: u32) {
        if self.low[node as usize] != self.number[node as usize] {
            return;
        }
        let start = self.open.iter().rposition(|&n| n == node).expect("an open node is on the stack");
        let last = *self.open[start..].iter().max().expect("a component has its first node");
        for member in self.open.drain(start..) {
            self.closed[member as usize] = true;
        }
        if !self.leaves[node as usize] {
            self.found.push(last);
        }
    }
}

/// The relations that [`complete`] fills.
pub const RELATIONS: [&str; 5] = ["idom", "ipdom", "dominance", "postdominance", "virtual_exit"];

/// Fills the dominance relations of every function, if all of them are empty.
///
/// Shape   rows in block order; interval numbers count from 0 in every function
pub fn complete(base: &mut FactBase) {
    let ids = RELATIONS.map(|name| relation(base, name));
    if ids.iter().any(|&id| !base.rows(id).is_empty()) {
        return;
    }
    let flow = Flow::new(base);
    let parts: Vec<Filled> =
        (0..flow.parts.len()).into_par_iter().map(cancel::carried(|part| flow.fill(part))).collect();
    for part in parts {
        push_all(base, ids[0], &part.idom);
        push_all(base, ids[1], &part.ipdom);
        push_all(base, ids[2], &part.dominance);
        push_all(base, ids[3], &part.postdominance);
        push_all(base, ids[4], &part.virtual_exit);
    }
}

/// Recomputes the dominance relations that a facts directory contains.
///
/// # Errors
///
/// An error for `idom` and one for `ipdom`, if it disagrees with `edge`: the first row of each by name. Post-dominators
/// are compared only if blocks that reach no exit are given the same virtual exits.
pub fn check(base: &mut FactBase) -> Vec<Diagnostic> {
    let ids = RELATIONS.map(|name| relation(base, name));
    let given = ids.map(|id| {
        let none = Rows::new(base.rows(id).arity());
        std::mem::replace(base.rows_mut(id), none)
    });
    complete(base);
    if given.iter().all(Rows::is_empty) {
        return Vec::new();
    }
    let mut errors = differences(base, "idom", &given[0]);
    if sorted(&given[4]) == sorted(base.rows(ids[4])) {
        errors.extend(differences(base, "ipdom", &given[1]));
    }
    errors
}

/// Differences of each relation that are reported.
const LIMIT: usize = 20;

/// The errors about blocks for which `given` says something else than `relation` now does.
fn differences(base: &FactBase, name: &str, given: &Rows) -> Vec<Diagnostic> {
    let relation = relation(base, name);
    let ty = base.schema()[relation].columns[0].ty;
    let text =
        |block: Option<&u32>| block.map_or("none".to_owned(), |&block| format!("`{}`", base.text(ty, block)));
    let parents = |rows: &Rows| rows.arrays::<2>().iter().map(|&[block, above]| (block, above)).collect();
    let (given, computed): (BTreeMap<u32, u32>, BTreeMap<u32, u32>) =
        (parents(given), parents(base.rows(relation)));
    let blocks: BTreeSet<u32> = given.keys().chain(computed.keys()).copied().collect();
    let differing = blocks.into_iter().filter(|block| given.get(block) != computed.get(block));
    let tell = |block: u32| {
        let (said, true_one) = (text(given.get(&block)), text(computed.get(&block)));
        let error =
            format!("`{name}` of `{}` is {said}, but {true_one} according to `edge`", base.text(ty, block));
        Diagnostic::error(error).help("dfquery computes dominators if a facts directory has no files of them")
    };
    differing.take(LIMIT).map(tell).collect()
}

fn sorted(rows: &Rows) -> Vec<&[u32]> {
    let mut rows: Vec<&[u32]> = rows.iter().collect();
    rows.sort_unstable();
    rows
}

fn push_all<const N: usize>(base: &mut FactBase, relation: RelationId, rows: &[[u32; N]]) {
    for &row in rows {
        base.push(relation, row);
    }
}

/// The control flow of all functions, over the block ids of the fact base.
pub(crate) struct Flow {
    graph: Adjacency,
    /// The blocks of each function, and its entry.
    pub(crate) parts: Vec<(Range<u32>, u32)>,
}

/// The rows of one function.
struct Filled {
    idom: Vec<[u32; 2]>,
    ipdom: Vec<[u32; 2]>,
    dominance: Vec<[u32; 3]>,
    postdominance: Vec<[u32; 3]>,
    virtual_exit: Vec<[u32; 1]>,
}

impl Flow {
    pub(crate) fn new(base: &FactBase) -> Self {
        let ty = base.schema().entity_type("Block").expect("the schema declares `Block`");
        let blocks = base.entities(ty);
        let edges = base.rows(relation(base, "edge")).arrays::<3>();
        let graph = Adjacency::new(blocks.len(), edges.iter().map(|&[from, to, _]| (from, to)));
        let mut parts: Vec<(Range<u32>, u32)> = (0..base.parts())
            .map(|part| blocks.of_part(part))
            .map(|range| (range.clone(), range.start))
            .collect();
        for &[block, function, position] in base.rows(relation(base, "block")).arrays::<3>() {
            if position == 0 {
                parts[function as usize].1 = block;
            }
        }
        Flow { graph, parts }
    }

    /// The graph of one function, its blocks counted from 0.
    pub(crate) fn local(&self, range: &Range<u32>) -> Adjacency {
        let edges = range.clone().flat_map(|from| {
            let inside = self.graph.of(from).iter().filter(|to| range.contains(to));
            inside.map(move |&to| (from - range.start, to - range.start))
        });
        Adjacency::new(range.len(), edges)
    }

    fn fill(&self, part: usize) -> Filled {
        dfquery_engine::cancel::check();
        let (range, entry) = &self.parts[part];
        if range.is_empty() {
            return Filled::of(&[], &[], range.start);
        }
        let graph = self.local(range);
        let virtual_exit = virtual_exits(&graph);
        let mut ends = virtual_exit.clone();
        ends.extend((0..graph.nodes() as u32).filter(|&node| graph.of(node).is_empty()));
        let forward = DominatorTree::new(&graph, &[entry - range.start]);
        let backward = DominatorTree::new(&graph.reversed(), &ends);
        Filled::of(&[forward, backward], &virtual_exit, range.start)
    }
}

impl Filled {
    /// The rows of the trees, dominators first, with `first` added to every block.
    fn of(trees: &[DominatorTree], virtual_exit: &[u32], first: u32) -> Self {
        let parents = |at: usize| trees.get(at).map_or(Vec::new(), |tree| tree.parent_rows(first));
        let intervals = |at: usize| trees.get(at).map_or(Vec::new(), |tree| tree.interval_rows(first));
        Filled {
            idom: parents(0),
            ipdom: parents(1),
            dominance: intervals(0),
            postdominance: intervals(1),
            virtual_exit: virtual_exit.iter().map(|&block| [block + first]).collect(),
        }
    }
}

impl DominatorTree {
    fn parent_rows(&self, first: u32) -> Vec<[u32; 2]> {
        let nodes = 0..self.idom.len() as u32;
        nodes.filter_map(|node| Some([node + first, self.idom(node)? + first])).collect()
    }

    fn interval_rows(&self, first: u32) -> Vec<[u32; 3]> {
        let nodes = 0..self.idom.len() as u32;
        nodes.filter_map(|node| self.interval(node).map(|(pre, post)| [node + first, pre, post])).collect()
    }
}
