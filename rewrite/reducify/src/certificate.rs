//! The certificate: what the rules say of a new function beside the old one.

use super::outline::Outline;
use dfquery_engine::run::Session;
use dfquery_graph::function::Function;
use dfquery_rules::{
    entity::{self, Origin},
    relation,
};
use rustc_hash::FxHashMap;

/// The reasons why the function `id` of `session` is not certified to be equivalent to `function`, with their places.
///
/// `outline` says of which block each block of the function is a copy, in order.
pub fn faults(function: &Function, outline: &Outline, session: &Session, id: u32) -> Vec<String> {
    let mut part = session.part(id);
    let new = Function::new(session.base(), id);
    let old = reached(function);
    let origins: FxHashMap<u32, Origin> = old.iter().copied().zip((0..).map(Origin)).collect();
    part.set_domain::<Origin>(0..old.len() as u32);
    part.supply((0..old.len() as u32).map(|number| relation::Origin { origin: Origin(number), number }));
    let edges = |from: &u32| {
        let (successors, from) = (&function.block(*from).successors, origins[from]);
        successors.iter().map(move |successor| (from, successor))
    };
    let edges = old.iter().flat_map(edges);
    part.supply(edges.map(|(from, successor)| relation::OriginEdge {
        from,
        to: origins[&successor.to],
        successor: successor.index,
    }));
    let copies = new.blocks.iter().zip(&outline.nodes);
    part.supply(copies.filter_map(|(block, node)| {
        Some(relation::CopyOf { block: entity::Block(block.id), origin: origins[&node.origin?] })
    }));
    let fault =
        |row: relation::Uncertified| format!("{} in {}", new.text(row.reason), new.block_name(row.block.0));
    part.rows().map(fault).collect()
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
