//! Trees made linear, commas on the way: the second of the document's three proposals.

use super::{editor::Editor, repair::repair};
use dfquery_extract::lir::{
    Linear, Method, NodeId, Op, Operation, Stage, Statement, TreeId, Trees, Type, morph,
};

/// The linear code of the trees of `method`, which stay with it; and notes of reads that had to be kept, and of
/// blocks that had to be made.
///
/// Assignments, embedded statements and whatever else linear code has no operation for are rewritten first. Every node
/// of a tree becomes a node of linear code in the order in which the trees execute it. A comma is not there any more:
/// what its first operand does stands before what its second does, and its user uses the second. A statement with an
/// offset begins with an `il` node.
pub fn rationalise(method: &Method) -> (Method, Vec<String>) {
    let (mut method, mut notes) = made_linear(method, Stage::Rationalised);
    notes.extend(repair(&mut method));
    (method, notes)
}

/// The linear code of the trees of `method` with statements, and notes of blocks that had to be made.
///
/// Before 2016 this is what became of commas: what their first operands do is an embedded statement. Every statement
/// ends with a node `stmt` or `embedded`, whose operand is its root.
pub fn with_statements(method: &Method) -> (Method, Vec<String>) {
    made_linear(method, Stage::Statements)
}

fn made_linear(method: &Method, stage: Stage) -> (Method, Vec<String>) {
    let (mut method, notes) = morph(method);
    let trees = method.trees.clone().unwrap_or_default();
    let blocks = method.signature.labels.len();
    let mut linear =
        Linear { stage, first: vec![None; blocks], last: vec![None; blocks], ..Linear::default() };
    let editor = Editor::new(&mut method.signature, &mut linear);
    let has_statements = stage == Stage::Statements;
    let mut rationaliser = Rationaliser { editor, trees: &trees, block: 0, has_statements };
    for (block, statements) in trees.statements.iter().enumerate() {
        rationaliser.block = block;
        statements.iter().for_each(|statement| rationaliser.statement(*statement));
    }
    rationaliser.editor.finish();
    method.linear = Some(linear);
    (method, notes)
}

struct Rationaliser<'r> {
    editor: Editor<'r>,
    trees: &'r Trees,
    block: usize,
    /// True if statements stay: then commas become embedded ones.
    has_statements: bool,
}

impl Rationaliser<'_> {
    fn append(&mut self, operation: Operation, operands: Vec<NodeId>, origin: TreeId) -> NodeId {
        let id = self.editor.make(operation, operands);
        let node = self.editor.linear.node_mut(id);
        (node.origin, node.at) = (Some(origin), self.trees.node(origin).at);
        self.editor.linear.append(self.block, id);
        id
    }

    fn statement(&mut self, Statement { node, offset }: Statement) {
        let root = self.trees.node(node).operands[0];
        if self.has_statements {
            let nothing = Operation::new(Op::Nop, Type::Void);
            let root = self.for_effect(root).unwrap_or_else(|| self.append(nothing, Vec::new(), root));
            let operation =
                Operation { number: offset.unwrap_or(-1), ..Operation::new(Op::Stmt, Type::Void) };
            self.append(operation, vec![root], node);
            return;
        }
        if let Some(offset) = offset {
            let operation = Operation { number: offset, ..Operation::new(Op::Il, Type::Void) };
            self.append(operation, Vec::new(), node);
        }
        let root = self.for_effect(root);
        self.discard(root);
    }

    /// Executes `id`, whose value is unused, and returns the node that does; none if it has no effect.
    fn for_effect(&mut self, id: TreeId) -> Option<NodeId> {
        if !self.trees.has_effect(id) {
            return None;
        }
        let tree = self.trees.node(id);
        if tree.operation.op == Op::Comma {
            self.first_of_comma(id);
            return self.for_effect(tree.operands[1]);
        }
        Some(self.for_value(id))
    }

    /// Executes the first operand of the comma `id`, as a statement if there are some.
    fn first_of_comma(&mut self, id: TreeId) {
        let root = self.for_effect(self.trees.node(id).operands[0]);
        match root {
            Some(root) if self.has_statements => {
                self.append(Operation::new(Op::Embedded, Type::Void), vec![root], id);
            }
            root => self.discard(root),
        }
    }

    /// Marks the value of `root` as unused, if it has one.
    fn discard(&mut self, root: Option<NodeId>) {
        if let Some(root) = root {
            let node = self.editor.linear.node_mut(root);
            node.is_unused = node.operation.ty != Type::Void;
        }
    }

    /// Executes `id` and gives the node that has its value.
    fn for_value(&mut self, id: TreeId) -> NodeId {
        let trees = self.trees;
        let tree = trees.node(id);
        if tree.operation.op == Op::Comma {
            self.first_of_comma(id);
            return self.for_value(tree.operands[1]);
        }
        let executed: Vec<(TreeId, NodeId)> =
            trees.executed(id).map(|operand| (operand, self.for_value(operand))).collect();
        let of = |operand: &TreeId| executed.iter().find(|(done, _)| done == operand).map(|(_, node)| *node);
        let operands = tree.operands.iter().filter_map(of).collect();
        let node = self.append(tree.operation.clone(), operands, id);
        self.editor.linear.fill_arguments(node);
        self.editor.linear.node_mut(node).is_reversed = self.has_statements && tree.reversed;
        node
    }
}
