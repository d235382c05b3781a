//! Trees in the making.

use super::super::{
    method::{Signature, Statement, Tree, TreeId, Trees},
    operation::{Access, Op, Operation, Type},
};

/// Trees that are being made, and the variables that they need.
pub struct Maker {
    pub signature: Signature,
    pub trees: Trees,
    temps: u32,
    /// The place in the text of the node being rewritten.
    pub at: usize,
}

impl Maker {
    /// Nothing yet but the variables and blocks of `signature`.
    pub fn new(signature: Signature) -> Self {
        Maker { signature, trees: Trees::default(), temps: 0, at: 0 }
    }

    pub fn finish(self) -> (Signature, Trees) {
        (self.signature, self.trees)
    }

    pub fn tree(&mut self, operation: Operation, operands: Vec<TreeId>, reversed: bool) -> TreeId {
        self.trees.nodes.push(Tree { operation, operands, reversed, at: self.at });
        TreeId(self.trees.nodes.len() as u32 - 1)
    }

    pub fn node(&mut self, operation: Operation, operands: Vec<TreeId>) -> TreeId {
        self.tree(operation, operands, false)
    }

    pub fn ty(&self, id: TreeId) -> Type {
        self.trees.node(id).operation.ty
    }

    /// A local variable that nothing else uses.
    pub fn variable(&mut self, ty: Type) -> Access {
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
    pub fn read(&mut self, access: Access) -> TreeId {
        let ty = self.signature.locals[access.local].1;
        self.node(Operation::read(ty, access), Vec::new())
    }

    pub fn statement(&mut self, root: TreeId, offset: Option<i64>) -> Statement {
        let operation = Operation { number: offset.unwrap_or(0), ..Operation::new(Op::Stmt, Type::Void) };
        Statement { node: self.node(operation, vec![root]), offset }
    }
}
