//! Statements: trees in brackets.

use super::{
    lexer::{Cursor, Token},
    method::{Signature, Statement, Tree, TreeId, Trees, accessed},
    operation::{Op, Operation, Type},
    words::{operation, payload, settled},
};
use crate::fault::Fault;
use dfquery_engine::plural::counted;

/// Brackets that may stand in each other: trees are walked by recursion.
const DEEPEST: usize = 200;

/// The statements that have been read.
#[derive(Default)]
pub struct TreeReader {
    trees: Trees,
    depth: usize,
}

impl TreeReader {
    pub fn open_block(&mut self) {
        self.trees.statements.push(Vec::new());
    }

    pub fn finish(self) -> Trees {
        self.trees
    }

    /// `stmt @0x10 (…)`
    pub fn statement(
        &mut self,
        cursor: &mut Cursor<'_>,
        signature: &Signature,
        block: usize,
    ) -> Result<(), Fault> {
        let at = cursor.peek().start;
        if !cursor.eat_word("stmt") {
            return Err(cursor.fault("expected a statement").help("as in: stmt @0x0000 (store x (lcl a))"));
        }
        let offset = if cursor.eat("@") { Some(cursor.number()?) } else { None };
        let operation = Operation { number: offset.unwrap_or(0), ..Operation::new(Op::Stmt, Type::Void) };
        let node = self.push(Tree { operation, operands: Vec::new(), reversed: false, at });
        self.depth = 0;
        let root = self.tree(cursor, signature)?;
        self.trees.nodes[node.0 as usize].operands.push(root);
        self.trees.statements[block].push(Statement { node, offset });
        Ok(())
    }

    fn push(&mut self, tree: Tree) -> TreeId {
        self.trees.nodes.push(tree);
        TreeId(self.trees.nodes.len() as u32 - 1)
    }

    fn ty(&self, id: TreeId) -> Type {
        self.trees.node(id).operation.ty
    }

    /// `(add!rev.i32 (…) (…))`, or `(add.i32!rev …)`
    fn tree(&mut self, cursor: &mut Cursor<'_>, signature: &Signature) -> Result<TreeId, Fault> {
        cursor.pass_lines();
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(cursor.fault(format!("brackets nest deeper than {DEEPEST}")));
        }
        cursor.expect("(")?;
        let (word, at, end) = cursor.word("an operation")?;
        let (op, said) = operation(word, at, end)?;
        if matches!(op, Op::Stmt | Op::Il | Op::Long | Op::Lea) || op.has_carry() {
            return Err(Fault::new(at, end, format!("`{word}` is not allowed in a tree")));
        }
        let reversed = self.is_reversed(cursor, op)?;
        let id =
            self.push(Tree { operation: Operation::new(op, Type::Void), operands: Vec::new(), reversed, at });
        let mut operation = payload(cursor, signature, op)?;
        let operands = self.operands(cursor, signature, op)?;
        let types: Vec<Type> = operands.iter().map(|&operand| self.ty(operand)).collect();
        operation.ty = settled(&operation, said, &types, signature);
        if let Some(mistake) = operation.mistake(&types, accessed(&operation, signature), signature.result) {
            return Err(Fault::new(at, end, format!("`{word}` is not allowed here: {mistake}")));
        }
        let node = &mut self.trees.nodes[id.0 as usize];
        (node.operation, node.operands) = (operation, operands);
        self.depth -= 1;
        Ok(id)
    }

    fn is_reversed(&self, cursor: &mut Cursor<'_>, op: Op) -> Result<bool, Fault> {
        if !cursor.eat("!") {
            return Ok(false);
        }
        if !cursor.eat_word("rev") {
            return Err(cursor.fault("expected `rev`"));
        }
        match op.operands() {
            Some(2) if op != Op::Comma => Ok(true),
            _ => Err(cursor.fault("only the operands of a binary operation can be reversed")),
        }
    }

    fn operands(
        &mut self,
        cursor: &mut Cursor<'_>,
        signature: &Signature,
        op: Op,
    ) -> Result<Vec<TreeId>, Fault> {
        let mut operands = Vec::new();
        cursor.pass_lines();
        while cursor.peek().token == Token::Sign("(") {
            operands.push(self.tree(cursor, signature)?);
            cursor.pass_lines();
        }
        let expected = op.operands().unwrap_or(operands.len());
        if operands.len() != expected {
            let message =
                format!("`{}` has {}, not {}", op.name(), counted(expected, "operand"), operands.len());
            return Err(cursor.fault(message));
        }
        if op == Op::Ret && operands.len() > 1 {
            return Err(cursor.fault("`ret` has at most one operand"));
        }
        cursor.expect(")")?;
        Ok(operands)
    }
}
