//! Trees with assignments, embedded statements, casts, arrays and conditional values, rewritten without.
//!
//! First every tree is rewritten by itself (`rewrite`): an assignment becomes a store, an embedded statement what it
//! does, an element of an array its address after a check. What is needed twice is kept in a variable of its own.
//! Then conditional values become blocks (`blocks`), as only one of their choices is executed. RyuJIT does both before
//! its trees become linear; so here commas are the only order that is left for linear code to take away.

mod blocks;
mod maker;
mod rewrite;

use super::method::{Method, Statement, Tree, TreeId, Trees};
use maker::Maker;

/// `method` with trees that have none of these operations, and notes of conditional values that became blocks.
///
/// A method without trees, or without such an operation, stays as it is.
pub fn morph(method: &Method) -> (Method, Vec<String>) {
    let Some(trees) = &method.trees else { return (method.clone(), Vec::new()) };
    if !trees.nodes.iter().any(|tree| tree.operation.op.is_rewritten()) {
        return (method.clone(), Vec::new());
    }
    let mut maker = Maker::new(method.signature.clone());
    let statements = rewrite::statements(&mut maker, trees);
    let notes = blocks::write(&mut maker, statements);
    let (signature, trees) = maker.finish();
    let trees = in_order_of_text(&trees);
    (Method { signature, trees: Some(trees), linear: None, at: method.at }, notes)
}

/// A copy of `trees` whose nodes are in the order that their text has.
fn in_order_of_text(trees: &Trees) -> Trees {
    let mut copy = Trees::default();
    for statements in &trees.statements {
        let copied = statements.iter().map(|statement| {
            let node = copy_tree(trees, statement.node, &mut copy);
            Statement { node, ..*statement }
        });
        let copied = copied.collect();
        copy.statements.push(copied);
    }
    copy
}

fn copy_tree(trees: &Trees, id: TreeId, copy: &mut Trees) -> TreeId {
    let Tree { operation, operands, reversed, at } = trees.node(id);
    let new = TreeId(copy.nodes.len() as u32);
    copy.nodes.push(Tree {
        operation: operation.clone(),
        operands: Vec::new(),
        reversed: *reversed,
        at: *at,
    });
    let operands = operands.iter().map(|&operand| copy_tree(trees, operand, copy)).collect();
    copy.nodes[new.0 as usize].operands = operands;
    new
}
