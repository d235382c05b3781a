//! Loads that may lose their order together.

use super::starts::{Starts, Waiting};
use dfquery_graph::{Graph, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// Loads that may lose their order together.
pub struct Group {
    /// The outermost of the rings that go with it.
    pub ring: usize,
    /// The loads.
    pub loads: Vec<Waiting>,
    /// The operators that bring them their order alone.
    makers: FxHashSet<usize>,
    /// Number of operators removed.
    pub saved: usize,
    /// Number of operators added.
    pub added: usize,
    /// The operators that were changed, as they were.
    pub before: Vec<(usize, Op)>,
}

impl Group {
    fn new(ring: usize) -> Group {
        let (loads, makers, before) = (Vec::new(), FxHashSet::default(), Vec::new());
        Group { ring, loads, makers, saved: 0, added: 0, before }
    }

    /// The loads that may do without their order, by the outermost ring that goes with it.
    pub fn all(graph: &Graph, starts: &Starts) -> Vec<Group> {
        let goes = |ring: &usize| !starts.kept.contains(&starts.rings[*ring].out);
        let mut groups: FxHashMap<usize, Group> = FxHashMap::default();
        for &load in &starts.loads {
            if let Some(ring) = starts.around(load.ring).take_while(goes).last() {
                let group = groups.entry(ring).or_insert_with(|| Group::new(ring));
                group.loads.push(load);
                group.makers.extend(load.all.filter(|&all| graph.ops[all].ins.len() == 2));
            }
        }
        for copied in &starts.copies {
            let ring = copied.ring.and_then(|ring| starts.around(ring).take_while(goes).last());
            let group = ring.and_then(|ring| groups.get_mut(&ring));
            if let (Some(group), Some((_, maker))) = (group, copied.from) {
                let all = graph.ops[maker].outs.iter().flatten().all(|out| !starts.kept.contains(out));
                group.makers.extend(all.then_some(maker));
            }
        }
        let mut groups: Vec<Group> = groups.into_values().collect();
        groups.sort_unstable_by_key(|group| group.ring);
        for group in &mut groups {
            group.saved = group.makers.len();
        }
        groups
    }
}
