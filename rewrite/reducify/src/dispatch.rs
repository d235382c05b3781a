//! Irreducible regions made reducible by one more block: it takes what leads to an entry, with a label that says to which.

use super::{
    outline::{Node, Outline, Successor},
    region::Region,
};
use rustc_hash::FxHashMap;

/// Puts the dispatch of `region` into `outline`.
pub fn apply(region: &Region, outline: &mut Outline) {
    let dispatch = outline.nodes.len();
    let entries = (0..).zip(&region.entries);
    let labels: FxHashMap<usize, u32> = entries.clone().map(|(label, &entry)| (entry, label)).collect();
    let successors = entries.map(|(number, &to)| Successor { number, to, label: 0 }).collect();
    outline.nodes.push(Node { origin: None, successors });
    let turn = |successor: &mut Successor| {
        if let Some(&label) = labels.get(&successor.to) {
            (successor.to, successor.label) = (dispatch, label);
        }
    };
    for (at, node) in outline.nodes.iter_mut().enumerate().take(dispatch) {
        let inside = region.nodes.binary_search(&at).is_ok();
        for successor in &mut node.successors {
            if !inside || region.dispatch_edges.contains(&(at, successor.number, successor.to)) {
                turn(successor);
            }
        }
    }
}
