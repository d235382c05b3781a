//! Reads that come before a store to their variable and are used after it, kept in variables of their own.

use super::{editor::Editor, rules::ask};
use dfquery_extract::lir::{Access, Half, Method, NodeId, Operation};
use dfquery_rules::relation;
use std::collections::BTreeMap;

/// Keeps what `store_before_use` of `rules/lir/verify.dl` names; gives a note for each.
///
/// ```text
/// t1 = lcl x    store x t2    t3 = add t1 t4
/// t1 = lcl x    store spill1 t1    store x t2    t5 = lcl spill1    t3 = add t5 t4
/// ```
pub fn repair(method: &mut Method) -> Vec<String> {
    let mut notes = Vec::new();
    // The method is alone in its base, so entities count from 0 as its nodes do.
    let nodes = |row: relation::StoreBeforeUse| (NodeId(row.read.0), NodeId(row.store.0));
    let outstanding: BTreeMap<NodeId, NodeId> = ask(method, |part| part.rows().map(nodes).collect());
    let Method { signature, linear: Some(linear), .. } = method else { return notes };
    let mut editor = Editor::new(signature, linear);
    for (&read, &store) in &outstanding {
        let Some((user, operand)) = editor.use_of(read) else { continue };
        let ty = editor.linear.node(read).operation.ty;
        let access = editor.variable(ty);
        editor.after(read, Operation::store(access), vec![read]);
        let again = editor.read(user, access);
        editor.linear.node_mut(user).operands[operand] = again;
        editor.linear.fill_arguments(user);
        notes.push(note(&editor, read, store, access));
    }
    editor.finish();
    notes
}

/// The note about `read`, which is kept in `spill` because of `store`: by names that the code has at every later stage.
fn note(editor: &Editor, read: NodeId, store: NodeId, spill: Access) -> String {
    let name = |access: Access| {
        let half = match access.half {
            None => "",
            Some(Half::Low) => ".lo",
            Some(Half::High) => ".hi",
        };
        format!("{}{half}", editor.signature.locals[access.local].0)
    };
    let of = |id: NodeId| editor.linear.node(id).operation.access.map(name).unwrap_or_default();
    let (block, spill) = (&editor.signature.labels[editor.linear.node(read).block], name(spill));
    format!(
        "in `{block}`, a read of `{}` is kept in `{spill}`, as `{}` is stored to before its use",
        of(read),
        of(store)
    )
}
