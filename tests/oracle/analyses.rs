//! What the analyses are by definition, computed in the most obvious way.

use crate::graphs::Graph;
use std::collections::BTreeSet;

/// A relation between blocks: `relation[a][b]`.
pub type Relation = Vec<Vec<bool>>;

/// Tuples as the rules give them.
pub type Tuples = BTreeSet<Vec<u32>>;

/// Whether every path from the entry to `b` passes `a`, for reachable blocks: without `a`, nothing reaches `b`.
pub fn dominance(graph: &Graph) -> Relation {
    let reachable = graph.reached(&[0], None);
    let dominated = |a: usize| {
        let without = graph.reached(&[0], Some(a));
        (0..graph.blocks()).map(|b| reachable[a] && reachable[b] && !without[b]).collect()
    };
    (0..graph.blocks()).map(dominated).collect()
}

/// The closest of those that strictly dominate `block`: the one that all others dominate.
fn immediate(dominates: &Relation, block: usize) -> Option<usize> {
    let strict = || (0..dominates.len()).filter(|&a| a != block && dominates[a][block]);
    strict().find(|&closest| strict().all(|other| dominates[other][closest]))
}

/// Whether a path of at least one edge leads from a block to another, without going through `avoided`.
fn paths(graph: &Graph, avoided: Option<usize>) -> Relation {
    graph.successors.iter().map(|successors| graph.reached(successors, avoided)).collect()
}

/// The blocks that get an edge to the common end.
fn virtual_exits(graph: &Graph, path: &Relation) -> Vec<usize> {
    let together = |a: usize, b: usize| a == b || path[a][b] && path[b][a];
    let stays = |block: usize| (0..graph.blocks()).all(|other| !path[block][other] || together(block, other));
    let is_last = |block: usize| (block + 1..graph.blocks()).all(|other| !together(block, other));
    (0..graph.blocks())
        .filter(|&block| !graph.successors[block].is_empty() && stays(block) && is_last(block))
        .collect()
}

/// The graph turned round, with the common end in front as block 0 and every block one higher.
fn turned(graph: &Graph, ends: &[usize]) -> Graph {
    let mut successors = vec![Vec::new(); graph.blocks() + 1];
    graph.edges().for_each(|(from, to, _)| successors[to + 1].push(from + 1));
    let exits = (0..graph.blocks()).filter(|&block| graph.successors[block].is_empty());
    successors[0] = exits.chain(ends.iter().copied()).map(|block| block + 1).collect();
    Graph { successors }
}

/// What is known of one graph.
pub struct Truth<'g> {
    graph: &'g Graph,
    reachable: Vec<bool>,
    pub dominates: Relation,
    pub postdominates: Relation,
    ipdom: Vec<Option<usize>>,
    virtual_exits: Vec<usize>,
    /// For each block the paths that do not go through it.
    path_without: Vec<Relation>,
}

impl<'g> Truth<'g> {
    /// Computes what the relations are defined by.
    pub fn of(graph: &'g Graph) -> Truth<'g> {
        let path = paths(graph, None);
        let virtual_exits = virtual_exits(graph, &path);
        let backwards = dominance(&turned(graph, &virtual_exits));
        let above = |block: usize| immediate(&backwards, block + 1).filter(|&end| end > 0).map(|end| end - 1);
        Truth {
            graph,
            reachable: graph.reached(&[0], None),
            dominates: dominance(graph),
            postdominates: backwards[1..].iter().map(|row| row[1..].to_vec()).collect(),
            ipdom: (0..graph.blocks()).map(above).collect(),
            virtual_exits,
            path_without: (0..graph.blocks()).map(|block| paths(graph, Some(block))).collect(),
        }
    }

    fn blocks(&self) -> std::ops::Range<usize> {
        0..self.graph.blocks()
    }

    fn block_pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.blocks().flat_map(|a| self.blocks().map(move |b| (a, b)))
    }

    fn is_edge(&self, from: usize, to: usize) -> bool {
        self.graph.successors[from].contains(&to)
    }

    // ---- dominance

    pub fn entry(&self) -> Tuples {
        tuples([[0, 0]])
    }

    pub fn successor(&self) -> Tuples {
        tuples(self.graph.edges().map(|(from, to, _)| [from, to]))
    }

    pub fn reachable(&self) -> Tuples {
        tuples(self.blocks().filter(|&block| self.reachable[block]).map(|block| [block]))
    }

    pub fn idom(&self) -> Tuples {
        tuples(self.blocks().filter_map(|block| Some([block, immediate(&self.dominates, block)?])))
    }

    pub fn ipdom(&self) -> Tuples {
        tuples(self.blocks().filter_map(|block| Some([block, self.ipdom[block]?])))
    }

    pub fn virtual_exit(&self) -> Tuples {
        tuples(self.virtual_exits.iter().map(|&block| [block]))
    }

    /// `a` dominates a predecessor of `join`, but does not strictly dominate `join`.
    pub fn dominance_frontier(&self) -> Tuples {
        tuples(self.block_pairs().filter_map(|(a, join)| {
            let near = self.blocks().any(|from| self.is_edge(from, join) && self.dominates[a][from]);
            (near && (a == join || !self.dominates[a][join])).then_some([a, join])
        }))
    }

    // ---- control dependence

    /// Some successor of `branch` leads to what `block` post-dominates, and `block` does not strictly post-dominate `branch`.
    pub fn control_dependent(&self) -> Tuples {
        let edges = || self.graph.edges().filter(|&(branch, ..)| self.reachable[branch]);
        tuples(self.blocks().flat_map(|block| {
            edges().filter_map(move |(branch, to, successor)| {
                let avoidable = block == branch || !self.postdominates[block][branch];
                (self.postdominates[block][to] && avoidable).then_some([block, branch, successor])
            })
        }))
    }

    fn is_branch(&self, block: usize) -> bool {
        let successors = &self.graph.successors[block];
        self.reachable[block] && successors.iter().any(|&to| to != successors[0])
    }

    pub fn branch(&self) -> Tuples {
        tuples(self.blocks().filter(|&block| self.is_branch(block)).map(|block| [block]))
    }

    /// What the successors of a branch reach before its immediate post-dominator.
    pub fn influence(&self) -> Tuples {
        let region = |branch: usize| self.graph.reached(&self.graph.successors[branch], self.ipdom[branch]);
        let branches = self.blocks().filter(|&block| self.is_branch(block));
        tuples(branches.flat_map(|branch| {
            let region = region(branch);
            self.blocks().filter(move |&block| region[block]).map(move |block| [branch, block])
        }))
    }

    // ---- loops

    pub fn back_edge(&self) -> Tuples {
        tuples(
            self.graph
                .edges()
                .filter(|&(from, to, _)| self.dominates[to][from])
                .map(|(from, to, _)| [from, to]),
        )
    }

    pub fn latch(&self) -> Tuples {
        tuples(
            self.block_pairs()
                .filter(|&(header, block)| self.is_latch(header, block))
                .map(<[usize; 2]>::from),
        )
    }

    pub fn is_latch(&self, header: usize, block: usize) -> bool {
        self.is_edge(block, header) && self.dominates[header][block]
    }

    pub fn is_header(&self, block: usize) -> bool {
        self.blocks().any(|latch| self.is_latch(block, latch))
    }

    pub fn loop_header(&self) -> Tuples {
        tuples(self.blocks().filter(|&block| self.is_header(block)).map(|block| [block]))
    }

    /// Whether `block` is the header, or reaches a latch without passing the header.
    pub fn is_in_loop(&self, header: usize, block: usize) -> bool {
        let reaches = |latch: usize| block == latch || self.path_without[header][block][latch];
        self.is_header(header)
            && self.reachable[block]
            && (block == header
                || self
                    .blocks()
                    .any(|latch| self.is_latch(header, latch) && latch != header && reaches(latch)))
    }

    /// The headers of the loops around `block`, the smallest loop first.
    fn loops_around(&self, block: usize) -> Vec<usize> {
        let size = |header: usize| self.blocks().filter(|&inside| self.is_in_loop(header, inside)).count();
        let mut headers: Vec<usize> =
            self.blocks().filter(|&header| self.is_in_loop(header, block)).collect();
        headers.sort_by_key(|&header| size(header));
        headers
    }

    pub fn in_loop(&self) -> Tuples {
        tuples(
            self.block_pairs()
                .filter(|&(header, block)| self.is_in_loop(header, block))
                .map(<[usize; 2]>::from),
        )
    }

    pub fn loop_depth(&self) -> Tuples {
        let depths = self.blocks().map(|block| [block, self.loops_around(block).len()]);
        tuples(depths.filter(|&[_, depth]| depth > 0))
    }

    pub fn innermost_loop(&self) -> Tuples {
        tuples(self.blocks().filter_map(|block| Some([block, *self.loops_around(block).first()?])))
    }

    pub fn loop_parent(&self) -> Tuples {
        let headers = self.blocks().filter(|&block| self.is_header(block));
        tuples(headers.filter_map(|header| Some([header, *self.loops_around(header).get(1)?])))
    }

    pub fn loop_entry(&self) -> Tuples {
        let enters = |&(from, to, _): &(usize, usize, usize)| {
            self.reachable[from] && self.is_header(to) && !self.is_in_loop(to, from)
        };
        tuples(self.graph.edges().filter(enters).map(|(from, to, successor)| [to, from, successor]))
    }

    pub fn loop_exit(&self) -> Tuples {
        tuples(self.blocks().flat_map(|header| {
            let leaves = move |&(from, to, _): &(usize, usize, usize)| {
                self.is_in_loop(header, from) && !self.is_in_loop(header, to)
            };
            self.graph.edges().filter(leaves).map(move |(from, _, successor)| [header, from, successor])
        }))
    }

    // ---- irreducible cycles

    /// The blocks below the immediate dominator of `entry` that lie on a cycle with it there, if it does not dominate
    /// them all.
    ///
    /// Source  Sreedhar, Gao, Lee: Identifying loops using DJ graphs: components level by level
    fn irreducible_component(&self, entry: usize) -> Vec<usize> {
        let Some(dominator) = immediate(&self.dominates, entry) else { return Vec::new() };
        let below = |block: usize| block != dominator && self.dominates[dominator][block];
        let path = &self.path_without[dominator];
        let together = |block: usize| block == entry || path[entry][block] && path[block][entry];
        let component: Vec<usize> = self.blocks().filter(|&block| below(block) && together(block)).collect();
        let is_natural = component.iter().all(|&block| self.dominates[entry][block]);
        if is_natural { Vec::new() } else { component }
    }

    pub fn irreducible_entry(&self) -> Tuples {
        tuples(
            self.blocks().filter(|&block| !self.irreducible_component(block).is_empty()).map(|block| [block]),
        )
    }

    pub fn irreducible_cycle(&self) -> Tuples {
        let component =
            |entry: usize| self.irreducible_component(entry).into_iter().map(move |block| [entry, block]);
        tuples(self.blocks().flat_map(component))
    }

    /// The same entries from the definition: of every set of blocks that is one cycle and in which no block dominates
    /// all, those that are entered from outside and that no other block of the set dominates. For small graphs.
    pub fn irreducible_entry_by_sets(&self) -> Tuples {
        let sets = 1_u32..1 << self.graph.blocks();
        let members = |set: u32| self.blocks().filter(|&block| set >> block & 1 == 1).collect::<Vec<_>>();
        tuples(sets.map(members).filter(|set| self.is_irreducible(set)).flat_map(|set| {
            let is_entry = |&entry: &usize| {
                let topmost = set.iter().all(|&other| other == entry || !self.dominates[other][entry]);
                let outside = |from: usize| !set.contains(&from) && self.reachable[from];
                topmost && self.blocks().any(|from| outside(from) && self.is_edge(from, entry))
            };
            set.iter().copied().filter(is_entry).map(|entry| [entry]).collect::<Vec<_>>()
        }))
    }

    fn is_irreducible(&self, set: &[usize]) -> bool {
        let keep = |&to: &usize| set.contains(&to);
        let inside = |block| {
            if keep(&block) {
                self.graph.successors[block].iter().copied().filter(keep).collect()
            } else {
                vec![]
            }
        };
        let within = Graph { successors: self.blocks().map(inside).collect() };
        let path = paths(&within, None);
        set.iter().all(|&block| self.reachable[block])
            && set.iter().all(|&a| set.iter().all(|&b| path[a][b]))
            && !set.iter().any(|&a| set.iter().all(|&b| self.dominates[a][b]))
    }

    /// Whether a cycle is left when all back edges are removed.
    ///
    /// Source  Hecht, Ullman: Characterizations of reducible flow graphs (JACM 1974)
    pub fn is_reducible(&self) -> bool {
        let forward = |from: usize| {
            let successors = self.graph.successors[from].iter().copied();
            successors.filter(|&to| self.reachable[from] && !self.dominates[to][from]).collect()
        };
        let path = paths(&Graph { successors: self.blocks().map(forward).collect() }, None);
        self.blocks().all(|block| !path[block][block])
    }

    pub fn irreducible(&self) -> Tuples {
        tuples((!self.is_reducible()).then_some([0]))
    }

    // ---- control regions

    /// Whether `a` dominates `b`, `b` post-dominates `a`, and every cycle through one passes the other.
    fn are_mates(&self, a: usize, b: usize) -> bool {
        let own_cycle = |block: usize, avoided: usize| self.path_without[avoided][block][block];
        a == b || self.dominates[a][b] && self.postdominates[b][a] && !own_cycle(a, b) && !own_cycle(b, a)
    }

    /// The nearest mate of each block among its dominators.
    pub fn region_mate(&self) -> Tuples {
        let nearest = |block: usize| {
            let mates = || self.blocks().filter(move |&a| a != block && self.are_mates(a, block));
            mates().find(|&a| mates().all(|b| self.dominates[b][a]))
        };
        tuples(self.blocks().filter_map(|block| Some([block, nearest(block)?])))
    }

    /// The region of each block, by its topmost block.
    pub fn control_region(&self) -> Tuples {
        let top = |block: usize| {
            let mates = || self.blocks().filter(move |&a| self.are_mates(a, block));
            mates().find(|&a| mates().all(|b| self.dominates[a][b])).expect("a block is its own mate")
        };
        tuples(self.blocks().filter(|&block| self.reachable[block]).map(|block| [block, top(block)]))
    }
}

/// The tuples in the cells of the fact base.
pub fn tuples<const N: usize>(rows: impl IntoIterator<Item = [usize; N]>) -> Tuples {
    rows.into_iter().map(|row| row.iter().map(|&cell| cell as u32).collect()).collect()
}
