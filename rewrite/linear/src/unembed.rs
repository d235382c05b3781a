//! Statements taken off linear code: the third of the document's proposals, for code that others made.

use super::{editor::Editor, repair::repair};
use dfquery_extract::lir::{Linear, Method, Node, NodeId, Op, Operation, Stage, Type};

/// The linear code of `method` without statements, and notes of reads that had to be kept.
///
/// The order is that of the nodes already; what says of it where statements end is not needed any more. The value of
/// a root is marked as unused. The offset of a statement becomes an `il` node before its first node.
pub fn unembed(method: &Method) -> (Method, Vec<String>) {
    let mut method = method.clone();
    if let Some(linear) = &mut method.linear {
        linear.stage = Stage::Rationalised;
        let blocks = linear.first.len();
        let mut editor = Editor::new(&mut method.signature, linear);
        (0..blocks).for_each(|block| take_statements(&mut editor, block));
        editor.linear.nodes.iter_mut().for_each(|node| node.is_reversed = false);
        editor.finish();
    }
    let notes = repair(&mut method);
    (method, notes)
}

fn take_statements(editor: &mut Editor, block: usize) {
    let mut first = None;
    for id in editor.linear.order(block) {
        let first_of_statement = *first.get_or_insert(id);
        match editor.linear.node(id).operation.op {
            Op::Stmt => {
                mark_offset(editor, id, first_of_statement);
                end_statement(editor.linear, id);
                first = None;
            }
            Op::Embedded => end_statement(editor.linear, id),
            _ => {}
        }
    }
    // A node `nop` stands for a statement that does nothing.
    for id in editor.linear.order(block) {
        if editor.linear.node(id).operation.op.is_of_statements() {
            editor.linear.remove(id);
        }
    }
}

/// Puts an `il` node before `first`, if the statement `id` says its offset.
fn mark_offset(editor: &mut Editor, id: NodeId, first: NodeId) {
    let Node { ref operation, origin, .. } = *editor.linear.node(id);
    if operation.number >= 0 {
        let operation = Operation { number: operation.number, ..Operation::new(Op::Il, Type::Void) };
        let offset = editor.before(first, operation, Vec::new());
        editor.linear.node_mut(offset).origin = origin;
    }
}

/// Marks the value of the root of the statement `id` as unused.
fn end_statement(linear: &mut Linear, id: NodeId) {
    for root in linear.node(id).operands.clone() {
        let root = linear.node_mut(root);
        root.is_unused = root.operation.ty != Type::Void;
    }
}
