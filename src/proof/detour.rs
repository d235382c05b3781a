//! Detours: the path on which control avoids a block, which shows that the block does not dominate another.
//!
//! A relation of such paths would be quadratic in the blocks; a search from one end finds the shortest for one pair.

use dfquery_engine::base::FactBase;
use dfquery_rules::{entity, relation};
use std::collections::{HashMap, VecDeque};

/// The blocks of the shortest way from the entry to `block` that does not pass `avoided`; none if there is none.
pub fn to(base: &FactBase, avoided: Option<u32>, block: u32) -> Option<Vec<u32>> {
    let part = base.entities_of::<entity::Block>().part_of(block);
    let entry = base.tuples_of_part::<relation::Block>(part).find(|row| row.position == 0)?;
    walk(&successors(base, part), avoided, entry.block.0, |at| at == block)
}

/// The blocks of the shortest way from `block` to the common end that does not pass `avoided`; none if there is none.
pub fn from(base: &FactBase, avoided: u32, block: u32) -> Option<Vec<u32>> {
    let part = base.entities_of::<entity::Block>().part_of(block);
    let successors = successors(base, part);
    let mut ends = base.tuples_of_part::<relation::VirtualExit>(part).map(|row| row.block.0);
    let ends: Vec<u32> = ends.by_ref().collect();
    walk(&successors, Some(avoided), block, |at| !successors.contains_key(&at) || ends.contains(&at))
}

fn successors(base: &FactBase, part: u32) -> HashMap<u32, Vec<u32>> {
    let mut successors: HashMap<u32, Vec<u32>> = HashMap::new();
    for edge in base.tuples_of_part::<relation::Edge>(part) {
        successors.entry(edge.from.0).or_default().push(edge.to.0);
    }
    successors
}

fn walk(
    successors: &HashMap<u32, Vec<u32>>,
    avoided: Option<u32>,
    start: u32,
    is_end: impl Fn(u32) -> bool,
) -> Option<Vec<u32>> {
    let mut before = HashMap::from([(start, start)]);
    let mut open = VecDeque::from([start]);
    while let Some(at) = open.pop_front().filter(|_| avoided != Some(start)) {
        if is_end(at) {
            return Some(back(&before, at));
        }
        for &next in successors.get(&at).into_iter().flatten().filter(|&&next| Some(next) != avoided) {
            before.entry(next).or_insert_with(|| {
                open.push_back(next);
                at
            });
        }
    }
    None
}

/// The way to `end`, of which `before` says where each block was come from.
fn back(before: &HashMap<u32, u32>, end: u32) -> Vec<u32> {
    let mut way = vec![end];
    let mut at = end;
    while before[&at] != at {
        at = before[&at];
        way.push(at);
    }
    way.reverse();
    way
}
