//! The certificate: what the rules say of a new function beside the old one.

use super::outline::Outline;
use dfquery_engine::{base::Rows, run::Session};
use dfquery_graph::function::Function;
use rustc_hash::FxHashMap;

/// What keeps the function `id` of `session` from being certain to do what `function` does: reasons with their places.
///
/// `outline` says of which block each block of the function is a copy, in order.
pub fn faults(function: &Function, outline: &Outline, session: &Session, id: u32) -> Vec<String> {
    let mut part = session.part(id);
    let new = Function::new(session.base(), id);
    let old = reached(function);
    let number: FxHashMap<u32, u32> = (0..).zip(&old).map(|(at, &block)| (block, at)).collect();
    let origins: Vec<[u32; 2]> = (0..old.len() as u32).map(|at| [at, at]).collect();
    let successors =
        |&block: &u32| function.block(block).successors.iter().map(move |successor| (block, successor));
    let edges = old
        .iter()
        .flat_map(successors)
        .map(|(from, successor)| [number[&from], number[&successor.to], successor.index]);
    let copies = (0..).zip(&outline.nodes);
    let copies = copies.filter(|(at, _)| (*at as usize) < new.blocks.len());
    let copies = copies.filter_map(|(at, node)| Some([new.blocks[at as usize].id, number[&node.origin?]]));
    part.set_domain("Origin", 0..old.len() as u32);
    part.supply("origin", Rows::from(origins));
    part.supply("origin_edge", Rows::from(edges.collect::<Vec<_>>()));
    part.supply("copy_of", Rows::from(copies.collect::<Vec<_>>()));
    let faults = part.relation("uncertified").arrays::<2>().iter();
    faults.map(|&[block, reason]| format!("{} in {}", new.text(reason), new.block_name(block))).collect()
}

/// The blocks of `function` that its entry reaches, in order.
fn reached(function: &Function) -> Vec<u32> {
    let first = function.blocks[0].id;
    let mut seen = vec![false; function.blocks.len()];
    let mut open = vec![first];
    while let Some(block) = open.pop() {
        if !std::mem::replace(&mut seen[(block - first) as usize], true) {
            open.extend(function.block(block).successors.iter().map(|successor| successor.to));
        }
    }
    (first..).zip(seen).filter(|(_, seen)| *seen).map(|(block, _)| block).collect()
}
