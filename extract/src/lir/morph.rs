//! Trees with assignments, embedded statements, casts, arrays and conditional values, rewritten without.
//!
//! First every tree is rewritten by itself (`rewrite`): an assignment becomes a store, an embedded statement what it
//! does, an element of an array its address behind a check. What is needed twice is kept in a variable of its own.
//! Then conditional values become blocks (`blocks`), as only one of their choices is executed. RyuJIT does both before
//! its trees become linear; so here commas are the only order that is left for linear code to take away.

mod blocks;
mod rewrite;

use super::{
    method::{Method, Signature, Statement, Tree, TreeId, Trees},
    operation::{Access, Operation, Type},
};

/// `method` with trees that have none of these operations, and notes of conditional values that became blocks.
///
/// A method without trees, or without such an operation, stays as it is.
pub fn morph(method: &Method) -> (Method, Vec<String>) {
    let Some(trees) = &method.trees else { return (method.clone(), Vec::new()) };
    if !trees.nodes.iter().any(|tree| tree.operation.op.is_rewritten()) {
        return (method.clone(), Vec::new());
    }
    let mut maker = Maker { signature: method.signature.clone(), trees: Trees::default(), temps: 0, at: 0 };
    let statements = rewrite::statements(&mut maker, trees);
    let notes = blocks::write(&mut maker, statements);
    let Maker { signature, trees, .. } = maker;
    let trees = in_order_of_text(&trees);
    (Method { signature, trees: Some(trees), linear: None, at: method.at }, notes)
}

/// Trees that are being made, and the variables that they need.
struct Maker {
    signature: Signature,
    trees: Trees,
    temps: u32,
    /// Where the text has what is being rewritten.
    at: usize,
}

impl Maker {
    fn tree(&mut self, operation: Operation, operands: Vec<TreeId>, reversed: bool) -> TreeId {
        self.trees.nodes.push(Tree { operation, operands, reversed, at: self.at });
        TreeId(self.trees.nodes.len() as u32 - 1)
    }

    fn node(&mut self, operation: Operation, operands: Vec<TreeId>) -> TreeId {
        self.tree(operation, operands, false)
    }

    fn ty(&self, id: TreeId) -> Type {
        self.trees.node(id).operation.ty
    }

    /// A local variable that nothing else uses.
    fn variable(&mut self, ty: Type) -> Access {
        let name = loop {
            self.temps += 1;
            let name = format!("temp{}", self.temps);
            if self.signature.local(&name).is_none() {
                break name;
            }
        };
        self.signature.locals.push((name, ty));
        Access { local: self.signature.locals.len() - 1, half: None }
    }

    /// A read of all of the variable `access`.
    fn read(&mut self, access: Access) -> TreeId {
        let ty = self.signature.locals[access.local].1;
        self.node(Operation::read(ty, access), Vec::new())
    }

    fn statement(&mut self, root: TreeId, offset: Option<i64>) -> Statement {
        let operation =
            Operation { number: offset.unwrap_or(0), ..Operation::new(super::Op::Stmt, Type::Void) };
        Statement { node: self.node(operation, vec![root]), offset }
    }
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
