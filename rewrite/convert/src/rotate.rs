//! Loops that test at their end, where rules/conversion/rotate.dl says that it saves something.
//!
//! Whoever enters such a loop passes a copy of its header. Constants decide there, so that nothing of the copy stays.

use super::{constants, fold_branches};
use dfquery_engine::{base::FactBase, run::Part};
use dfquery_graph::function::Function;
use dfquery_reducify::{Outline, outlined_as};
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// The facts of `function`, of which the blocks `reachable` are, with its loops rotated; none if there is nothing to rotate.
pub fn rotated(function: &Function, reachable: &FxHashSet<u32>, part: &mut Part) -> Option<FactBase> {
    supply(function, part);
    let headers: Vec<u32> = part.rows().map(|row: relation::Rotates| row.header.0).collect();
    if headers.is_empty() {
        return None;
    }
    let mut outline = Outline::of(function, reachable);
    rotate(&mut outline, &headers, &bodies(part));
    // What cannot be certified stays as it is.
    outlined_as(function, &outline, part).ok()
}

/// Tells the rules where constants say how the first test of a loop ends.
///
/// Once: what was supplied before stays.
pub fn supply(function: &Function, part: &mut Part) {
    let relation = function.base().relation_of::<relation::FirstSuccessor>();
    if part.supplied().any(|(known, _)| known == relation) {
        return;
    }
    let headers: Vec<entity::Block> = part.rows().map(|row: relation::TestsFirst| row.header).collect();
    let mut rows = Vec::new();
    if !headers.is_empty() {
        let (constants, bodies) = (constants::fold(function), bodies(part));
        for header in headers {
            let known = constants::on_entry(function, header.0, &bodies[&header.0], constants.clone());
            let successor = fold_branches::taken_successor(function, function.block(header.0), &known);
            rows.extend(successor.map(|successor| relation::FirstSuccessor { header, successor }));
        }
    }
    part.supply(rows);
}

/// The blocks of each loop, by its header.
fn bodies(part: &Part) -> FxHashMap<u32, FxHashSet<u32>> {
    let mut bodies: FxHashMap<u32, FxHashSet<u32>> = FxHashMap::default();
    for relation::InLoop { header, block } in part.rows() {
        bodies.entry(header.0).or_default().insert(block.0);
    }
    bodies
}

/// Gives each of `headers` a copy in `outline` that all pass who enter its loop.
fn rotate(outline: &mut Outline, headers: &[u32], bodies: &FxHashMap<u32, FxHashSet<u32>>) {
    let first = outline.nodes.len();
    for &header in headers {
        let node =
            outline.nodes.iter().find(|node| node.origin == Some(header)).expect("headers are reached");
        outline.nodes.push(node.clone());
    }
    for (at, header) in headers.iter().enumerate() {
        let origins: Vec<Option<u32>> = outline.nodes.iter().map(|node| node.origin).collect();
        let outside = |node: usize| origins[node].is_some_and(|block| !bodies[header].contains(&block));
        for from in (0..origins.len()).filter(|&from| outside(from)) {
            for successor in outline.nodes[from]
                .successors
                .iter_mut()
                .filter(|successor| origins[successor.to] == Some(*header))
            {
                successor.to = first + at;
            }
        }
    }
}
