//! Statements: trees in brackets.

use super::{
    lexer::{Cursor, Token},
    method::{Signature, Statement, Tree, TreeId, Trees, accessed},
    operation::{Op, Operation, Type},
    words::{offset, operation, payload, settled},
};
use crate::fault::Fault;
use dfquery_engine::plural::counted;

/// Brackets that may stand in each other, also in what trees are rewritten with: they are walked by recursion.
const DEEPEST: usize = 200;

/// The repair of a `colon` in another place.
const COLON: &str = "it has the choices of a `qmark`";

/// The statements that have been read.
#[derive(Default)]
pub struct TreeReader {
    trees: Trees,
    depth: usize,
    /// True if linear code was made of the trees: then nothing is left to be rewritten.
    is_source: bool,
    /// By block where its name is, and how long that is.
    labels: Vec<(usize, usize)>,
}

impl TreeReader {
    /// A reader of trees that linear code was made of.
    pub fn of_source() -> Self {
        TreeReader { is_source: true, ..TreeReader::default() }
    }

    /// A block begins, whose label stands at `at`.
    pub fn open_block(&mut self, label: (usize, usize)) {
        self.trees.statements.push(Vec::new());
        self.labels.push(label);
    }

    /// Mismatches between the ends of blocks and their successors.
    pub fn wrong_ends(&self, signature: &Signature) -> Vec<Fault> {
        let blocks = signature.successors.iter().zip(&self.trees.statements).zip(&self.labels);
        let wrong = blocks.filter_map(|((successors, statements), &(start, end))| {
            let root = statements.last().map(|last| self.trees.node(self.trees.node(last.node).operands[0]));
            let op = root.map(|root| root.operation.op).filter(|op| op.is_terminator());
            let message = match (successors.len(), op) {
                (2, Some(Op::Jtrue)) | (0, Some(Op::Ret)) | (1, None) => return None,
                (count, Some(op)) => format!(
                    "a block that ends with `{}` cannot have {}",
                    op.name(),
                    counted(count, "successor")
                ),
                (0, None) => "a block without a successor ends with `ret`".to_owned(),
                (_, None) => "a block with two successors ends with `jtrue`".to_owned(),
            };
            let (start, end) = root
                .filter(|_| op.is_some())
                .map_or((start, end), |root| (root.at, root.at + op.map_or(0, |op| op.name().len())));
            Some(Fault::new(start, end, message))
        });
        wrong.collect()
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
        let last = self.trees.statements[block].last().map(|last| self.trees.node(last.node).operands[0]);
        if let Some(op) = last.map(|last| self.trees.node(last).operation.op).filter(|op| op.is_terminator())
        {
            return Err(Fault::new(at, at + 4, format!("nothing is executed behind `{}`", op.name())));
        }
        let offset = if cursor.eat("@") { Some(offset(cursor)?) } else { None };
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
        cursor.expect("(")?;
        let (word, at, end) = cursor.word("an operation")?;
        let (op, said) = operation(word, at, end)?;
        self.check_place(word, (at, end), op)?;
        self.depth += op.depth();
        if self.depth > DEEPEST {
            let fault = Fault::new(at, end, format!("brackets nest deeper than {DEEPEST}"));
            return Err(fault.help("an operation counts for as many brackets as it is rewritten with"));
        }
        let reversed = self.is_reversed(cursor, op)?;
        let id =
            self.push(Tree { operation: Operation::new(op, Type::Void), operands: Vec::new(), reversed, at });
        let mut operation = payload(cursor, signature, op, word)?;
        let operands = self.operands(cursor, signature, op)?;
        self.check_operands(op, &operands)?;
        let types: Vec<Type> = operands.iter().map(|&operand| self.ty(operand)).collect();
        operation.ty = settled(&operation, said, &types, signature);
        if let Some(mistake) = operation.mistake(&types, accessed(&operation, signature), signature.result) {
            return Err(Fault::new(at, end, format!("`{word}` is not allowed here: {mistake}")));
        }
        let node = &mut self.trees.nodes[id.0 as usize];
        (node.operation, node.operands) = (operation, operands);
        self.depth -= op.depth();
        Ok(id)
    }

    /// An operation stands only where it means something.
    fn check_place(&self, word: &str, (at, end): (usize, usize), op: Op) -> Result<(), Fault> {
        let fault = |message: String| Fault::new(at, end, message);
        if op == Op::Stmt {
            let fault = fault("`stmt` is not allowed in a tree".to_owned());
            return Err(fault.help("a statement in another one is written `(embedded …)`"));
        }
        if op.is_of_linear_code() {
            return Err(fault(format!("`{word}` is not allowed in a tree")));
        }
        if op == Op::Colon && self.depth == 0 {
            return Err(fault("`colon` is not allowed here".to_owned()).help(COLON));
        }
        if op.is_terminator() && self.depth > 0 {
            let message = format!("`{}` ends a block: it cannot be part of another tree", op.name());
            return Err(fault(message));
        }
        if self.is_source && op.is_rewritten() {
            let fault = fault(format!("`{}` is not allowed in the trees of linear code", op.name()));
            return Err(fault.help("trees are rewritten before they become linear"));
        }
        Ok(())
    }

    /// The operands of `op` are what it can have, apart from their types.
    fn check_operands(&self, op: Op, operands: &[TreeId]) -> Result<(), Fault> {
        let fault = |id: TreeId, message: String| {
            let tree = self.trees.node(id);
            Fault::new(tree.at, tree.at + tree.operation.op.name().len(), message)
        };
        if matches!(op, Op::Asg | Op::Addr) {
            let place = self.place(operands[0]);
            let (name, found) = (op.name(), self.trees.node(place).operation.op);
            if !found.is_place() {
                let message = format!("`{name}` needs a place, and `{}` is none", found.name());
                return Err(
                    fault(place, message).help("places are lcl, ind, index and field, also behind a comma")
                );
            }
            if op == Op::Addr && found == Op::Lcl {
                return Err(fault(place, "variables are not in memory: they have no address".to_owned()));
            }
        }
        for (at, &operand) in operands.iter().enumerate() {
            let found = self.trees.node(operand).operation.op;
            if found == Op::Colon && !(op == Op::Qmark && at == 1 && operands.len() == 2) {
                return Err(fault(operand, "`colon` is not allowed here".to_owned()).help(COLON));
            }
            let is_choice = op == Op::Colon || op == Op::Qmark && at > 0;
            if found == Op::Embedded && !is_choice && op != Op::Comma && op != Op::Embedded {
                let fault = fault(operand, "a statement has no value".to_owned());
                return Err(
                    fault.help("it stands by itself or under a comma, as in (comma (embedded …) (lcl x))")
                );
            }
        }
        Ok(())
    }

    /// The place that `id` is, after its commas.
    fn place(&self, id: TreeId) -> TreeId {
        match self.trees.node(id) {
            Tree { operation: Operation { op: Op::Comma, .. }, operands, .. } => self.place(operands[1]),
            _ => id,
        }
    }

    fn is_reversed(&self, cursor: &mut Cursor<'_>, op: Op) -> Result<bool, Fault> {
        if !cursor.eat("!") {
            return Ok(false);
        }
        if !cursor.eat_word("rev") {
            let fault = cursor.fault("expected `rev`");
            return Err(match cursor.peek().token {
                Token::Word("ovf") => {
                    fault.help("checks for overflow cannot be written: call a helper that checks")
                }
                _ => fault,
            });
        }
        match op.operands() {
            Some(2) if !matches!(op, Op::Comma | Op::Colon) => Ok(true),
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
        if op == Op::Qmark && !matches!(operands.len(), 2 | 3) {
            let fault = cursor.fault("`qmark` has a condition and two choices");
            return Err(
                fault.help("as in: (qmark (lcl a) (cns 1) (cns 2)), or with a `colon` around the choices")
            );
        }
        if op == Op::Qmark && operands.len() == 2 && self.trees.node(operands[1]).operation.op != Op::Colon {
            return Err(cursor.fault("expected the second choice of the `qmark`"));
        }
        if op == Op::Ret && operands.len() > 1 {
            return Err(cursor.fault("`ret` has at most one operand"));
        }
        cursor.expect(")")?;
        Ok(operands)
    }
}
