//! Trees made linear, commas on the way: the second of the document's three proposals.

use super::{editor::Editor, repair::repair};
use dfquery_extract::lir::{Linear, Method, NodeId, Op, Operation, TreeId, Trees, Type, morph};

/// The linear code of the trees of `method`, which stay with it; and notes of reads that had to be kept, and of
/// blocks that had to be made.
///
/// Assignments, embedded statements and whatever else linear code has no operation for are rewritten first. Every node of a tree becomes a node of linear code in the order in which the trees execute it. A comma is not there any
/// more: what its first operand does stands before what its second does, and its user uses the second. A statement
/// with an offset begins with an `il` node.
pub fn rationalise(method: &Method) -> (Method, Vec<String>) {
    let (mut method, mut notes) = morph(method);
    let trees = method.trees.clone().unwrap_or_default();
    let blocks = method.signature.labels.len();
    let mut linear = Linear { first: vec![None; blocks], last: vec![None; blocks], ..Linear::default() };
    let editor = Editor::new(&mut method.signature, &mut linear);
    let mut rationaliser = Rationaliser { editor, trees: &trees, block: 0 };
    for (block, statements) in trees.statements.iter().enumerate() {
        rationaliser.block = block;
        for statement in statements {
            if let Some(offset) = statement.offset {
                let operation = Operation { number: offset, ..Operation::new(Op::Il, Type::Void) };
                rationaliser.append(operation, Vec::new(), statement.node);
            }
            trees.node(statement.node).operands.iter().for_each(|&root| rationaliser.for_effect(root));
        }
    }
    rationaliser.editor.finish();
    method.linear = Some(linear);
    notes.extend(repair(&mut method));
    (method, notes)
}

struct Rationaliser<'r> {
    editor: Editor<'r>,
    trees: &'r Trees,
    block: usize,
}

impl Rationaliser<'_> {
    fn append(&mut self, operation: Operation, operands: Vec<NodeId>, origin: TreeId) -> NodeId {
        let id = self.editor.make(operation, operands);
        let node = self.editor.linear.node_mut(id);
        (node.origin, node.at) = (Some(origin), self.trees.node(origin).at);
        self.editor.linear.append(self.block, id);
        id
    }

    /// Executes `id`, whose value nobody wants; nothing if that is not noticed.
    fn for_effect(&mut self, id: TreeId) {
        if !self.trees.has_effect(id) {
            return;
        }
        let tree = self.trees.node(id);
        if tree.operation.op == Op::Comma {
            tree.operands.iter().for_each(|&operand| self.for_effect(operand));
            return;
        }
        let node = self.for_value(id);
        let node = self.editor.linear.node_mut(node);
        node.is_unused = node.operation.ty != Type::Void;
    }

    /// Executes `id` and gives the node that has its value.
    fn for_value(&mut self, id: TreeId) -> NodeId {
        let trees = self.trees;
        let tree = trees.node(id);
        if tree.operation.op == Op::Comma {
            self.for_effect(tree.operands[0]);
            return self.for_value(tree.operands[1]);
        }
        let executed: Vec<(TreeId, NodeId)> =
            trees.executed(id).map(|operand| (operand, self.for_value(operand))).collect();
        let of = |operand: &TreeId| executed.iter().find(|(done, _)| done == operand).map(|(_, node)| *node);
        let operands = tree.operands.iter().filter_map(of).collect();
        let node = self.append(tree.operation.clone(), operands, id);
        self.editor.linear.fill_arguments(node);
        node
    }
}
