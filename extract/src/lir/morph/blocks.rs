//! Conditional values as blocks.
//!
//! ```text
//! bb0: stmt (store x (add (call.i32 g) (qmark (lcl a) (ind (lcl p)) (cns 1))))
//!
//! bb0:   stmt (store temp1 (call.i32 g))
//!        stmt (jtrue (lcl a)) -> bb0.1, bb0.2
//! bb0.1: stmt (store temp2 (ind (lcl p))) -> bb0.3
//! bb0.2: stmt (store temp2 (cns 1)) -> bb0.3
//! bb0.3: stmt (store x (add (lcl temp1) (lcl temp2)))
//! ```
//!
//! Effects of the statement before the condition are moved before the branch, into variables.

use super::{
    super::{
        method::{Statement, TreeId},
        operation::{Op, Operation, Type},
    },
    maker::Maker,
};
use std::mem;

/// A block that is made.
struct Block {
    label: String,
    statements: Vec<Statement>,
    successors: Vec<String>,
}

struct Writer<'w> {
    maker: &'w mut Maker,
    done: Vec<Block>,
    /// The block that is being filled.
    open: Block,
    /// The label of the block of the text that it is a part of, and how many parts that has.
    origin: String,
    parts: u32,
    taken: Vec<String>,
    /// True if a statement of this block says already which offset it is made of.
    is_told: bool,
    notes: Vec<String>,
}

/// Puts the blocks of `statements` into the method of `maker`, in order; gives a note for each that is split.
pub fn write(maker: &mut Maker, statements: Vec<Vec<Statement>>) -> Vec<String> {
    let signature = maker.signature.clone();
    let open = Block { label: String::new(), statements: Vec::new(), successors: Vec::new() };
    let taken = signature.labels.clone();
    let (origin, done, notes) = (String::new(), Vec::new(), Vec::new());
    let mut writer = Writer { maker, done, open, origin, parts: 0, taken, is_told: false, notes };
    for (block, statements) in statements.into_iter().enumerate() {
        writer.begin(signature.labels[block].clone());
        (writer.origin, writer.parts) = (signature.labels[block].clone(), 0);
        for Statement { node, offset } in statements {
            let root = writer.maker.trees.node(node).operands[0];
            writer.is_told = false;
            writer.statement(root, offset);
        }
        let to = signature.successors[block].iter().map(|&to| signature.labels[to].clone()).collect();
        writer.end(to);
        if writer.parts > 0 {
            let (label, parts) = (&writer.origin, writer.parts);
            let note = format!(
                "the conditional values of `{label}` become the blocks `{label}.1` to `{label}.{parts}`"
            );
            writer.notes.push(note);
        }
    }
    let Writer { done, notes, .. } = writer;
    let labels: Vec<String> = done.iter().map(|block| block.label.clone()).collect();
    let number = |to: &String| labels.iter().position(|label| label == to);
    maker.signature.successors =
        done.iter().map(|block| block.successors.iter().filter_map(number).collect()).collect();
    maker.trees.statements = done.into_iter().map(|block| block.statements).collect();
    maker.signature.labels = labels;
    notes
}

impl Writer<'_> {
    fn begin(&mut self, label: String) {
        self.open.label = label;
        self.is_told = false;
    }

    fn end(&mut self, successors: Vec<String>) {
        let next = Block { label: String::new(), statements: Vec::new(), successors: Vec::new() };
        let mut block = mem::replace(&mut self.open, next);
        block.successors = successors;
        self.done.push(block);
    }

    /// The label of a new part of the block.
    fn label(&mut self) -> String {
        loop {
            self.parts += 1;
            let label = format!("{}.{}", self.origin, self.parts);
            if !self.taken.contains(&label) {
                return label;
            }
        }
    }

    fn push(&mut self, root: TreeId, offset: Option<i64>) {
        self.maker.at = self.maker.trees.node(root).at;
        let offset = offset.filter(|_| !mem::replace(&mut self.is_told, true));
        let statement = self.maker.statement(root, offset);
        self.open.statements.push(statement);
    }

    /// A statement whose tree is `root`, with as many blocks as its conditional values need.
    fn statement(&mut self, root: TreeId, offset: Option<i64>) {
        let mut was_split = false;
        while let Some(path) = self.first_choice(root) {
            self.hoist(&path, offset);
            self.split(path[path.len() - 1], offset);
            was_split = true;
        }
        // Nothing is left of a statement that was nothing but a choice.
        if !was_split || self.maker.trees.node(root).operation.op != Op::Nop {
            self.push(root, offset);
        }
    }

    /// The way from `id` to the conditional value whose condition is executed first, and has none itself.
    fn first_choice(&self, id: TreeId) -> Option<Vec<TreeId>> {
        let tree = self.maker.trees.node(id);
        let is_choice = tree.operation.op == Op::Qmark;
        let mut below = self.maker.trees.executed(id).take(if is_choice { 1 } else { usize::MAX });
        let found = below.find_map(|operand| self.first_choice(operand));
        let found = found.or_else(|| is_choice.then(Vec::new));
        found.map(|mut path| {
            path.insert(0, id);
            path
        })
    }

    /// Puts what is executed before the end of `path` into statements of its own.
    fn hoist(&mut self, path: &[TreeId], offset: Option<i64>) {
        for pair in path.windows(2) {
            let (parent, child) = (pair[0], pair[1]);
            let before: Vec<TreeId> =
                self.maker.trees.executed(parent).take_while(|&operand| operand != child).collect();
            for operand in before {
                let kept = self.kept(operand, offset);
                let operands = &mut self.maker.trees.nodes[parent.0 as usize].operands;
                operands.iter_mut().filter(|old| **old == operand).for_each(|old| *old = kept);
            }
        }
    }

    /// The replacement of `id` after it has been executed in a statement of its own.
    fn kept(&mut self, id: TreeId, offset: Option<i64>) -> TreeId {
        let Operation { op, ty, .. } = self.maker.trees.node(id).operation;
        self.maker.at = self.maker.trees.node(id).at;
        if op == Op::Cns {
            return id;
        }
        if ty == Type::Void {
            self.push(id, offset);
            return self.maker.node(Operation::new(Op::Nop, Type::Void), Vec::new());
        }
        let temp = self.maker.variable(ty);
        let store = self.maker.node(Operation::store(temp), vec![id]);
        self.push(store, offset);
        self.maker.read(temp)
    }

    /// Ends the block with the condition of `choice`, writes both choices, and lets a read stand for it.
    fn split(&mut self, choice: TreeId, offset: Option<i64>) {
        let tree = self.maker.trees.node(choice).clone();
        let (ty, labels) = (tree.operation.ty, [0; 3].map(|_| self.label()));
        self.maker.at = tree.at;
        let temp = (ty != Type::Void).then(|| self.maker.variable(ty));
        let jump = self.maker.node(Operation::new(Op::Jtrue, Type::Void), vec![tree.operands[0]]);
        self.push(jump, offset);
        self.end(labels[..2].to_vec());
        for (label, &value) in labels.iter().zip(&tree.operands[1..]) {
            self.begin(label.clone());
            self.maker.at = self.maker.trees.node(value).at;
            let root = match temp {
                Some(temp) => self.maker.node(Operation::store(temp), vec![value]),
                None => value,
            };
            self.statement(root, offset);
            self.end(vec![labels[2].clone()]);
        }
        self.begin(labels[2].clone());
        let (operation, operands) = match temp {
            Some(temp) => (Operation::read(ty, temp), Vec::new()),
            None => (Operation::new(Op::Nop, Type::Void), Vec::new()),
        };
        let node = &mut self.maker.trees.nodes[choice.0 as usize];
        (node.operation, node.operands) = (operation, operands);
    }
}
