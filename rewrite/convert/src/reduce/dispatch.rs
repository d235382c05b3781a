//! Tangles made reducible by one more block: it takes what leads to an entry, with a label that says to which.

use super::{
    outline::{Leg, Node, Outline},
    tangle::Tangle,
};
use rustc_hash::FxHashMap;

/// Puts the dispatch of `tangle` into `outline`.
pub fn apply(tangle: &Tangle, outline: &mut Outline) {
    let dispatch = outline.nodes.len();
    let entries = (0..).zip(&tangle.entries);
    let labels: FxHashMap<usize, u32> = entries.clone().map(|(label, &entry)| (entry, label)).collect();
    let legs = entries.map(|(number, &to)| Leg { number, to, label: 0 }).collect();
    outline.nodes.push(Node { origin: None, legs });
    let turn = |leg: &mut Leg| {
        if let Some(&label) = labels.get(&leg.to) {
            (leg.to, leg.label) = (dispatch, label);
        }
    };
    for (at, node) in outline.nodes.iter_mut().enumerate().take(dispatch) {
        let inside = tangle.nodes.binary_search(&at).is_ok();
        for leg in &mut node.legs {
            if !inside || tangle.detours.contains(&(at, leg.number, leg.to)) {
                turn(leg);
            }
        }
    }
}
