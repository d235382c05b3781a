//! The outermost irreducible cycles of an outline, as the rules find them.

use super::outline::{Node, Outline, Successor};
use dfquery_engine::run::Session;
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// An irreducible cycle that is part of no larger one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// Its nodes, in order.
    pub nodes: Vec<usize>,
    /// Those that are entered from outside.
    pub entries: Vec<usize>,
    /// The successors inside that a dispatch has to lead: node, number of the successor, entry. Those from outside it
    /// leads all.
    pub dispatch_edges: FxHashSet<(usize, u32, usize)>,
}

impl Region {
    /// The regions of `outline`, in the order of their first entries; and how many rows of blocks and cycles around them were
    /// looked at.
    pub fn all(outline: &Outline, session: &Session) -> (Vec<Region>, usize) {
        let base = outline.facts(session);
        let session = session.beside(&base);
        let part = session.part(0);
        let looked_at = base.tuples::<relation::Cycle>().len();
        let mut regions: Vec<(entity::Block, Region)> = Vec::new();
        for relation::IrreducibleRegion { root, block: node } in part.rows() {
            if regions.last().is_none_or(|(last, _)| *last != root) {
                regions.push((
                    root,
                    Region { nodes: vec![], entries: vec![], dispatch_edges: FxHashSet::default() },
                ));
            }
            regions.last_mut().expect("just pushed").1.nodes.push(node.0 as usize);
        }
        let of: FxHashMap<entity::Block, usize> =
            regions.iter().enumerate().map(|(at, (root, _))| (*root, at)).collect();
        for relation::RegionEntry { root, entry } in part.rows() {
            regions[of[&root]].1.entries.push(entry.0 as usize);
        }
        for relation::DispatchEdge { from, successor, root, to } in part.rows() {
            regions[of[&root]].1.dispatch_edges.insert((from.0 as usize, successor, to.0 as usize));
        }
        let mut regions: Vec<Region> = regions.into_iter().map(|(_, region)| region).collect();
        regions.sort_by_key(|region| region.entries[0]);
        (regions, looked_at)
    }

    /// The pairs of a node and another one, or of a node and two edges of `outline` within: where blocks end in branches of two
    /// ways, these are as many.
    pub fn pairs(&self, outline: &Outline) -> usize {
        let nodes = self.nodes.len();
        let edges: usize = self.nodes.iter().map(|&node| outline.nodes[node].successors.len()).sum();
        nodes * nodes.max(edges / 2)
    }

    /// The region alone: node 0 leads to all entries, and node k + 1 is the k-th of the region.
    pub fn alone(&self, outline: &Outline) -> Outline {
        let number: FxHashMap<usize, usize> =
            self.nodes.iter().enumerate().map(|(at, &node)| (node, at + 1)).collect();
        let doors = self.entries.iter().enumerate();
        let doors = doors.map(|(at, entry)| Successor { number: at as u32, to: number[entry], label: 0 });
        let mut nodes = vec![Node { origin: None, successors: doors.collect() }];
        for &node in &self.nodes {
            let inside =
                outline.nodes[node].successors.iter().filter(|successor| number.contains_key(&successor.to));
            let successors =
                inside.map(|successor| Successor { to: number[&successor.to], ..*successor }).collect();
            nodes.push(Node { origin: None, successors });
        }
        Outline { nodes }
    }
}
