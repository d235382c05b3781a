//! Contained nodes off the execution order: step 6 of the document, which RyuJIT never took.

use super::editor::compact;
use dfquery_extract::lir::{Method, NodeId, Stage};

/// The linear code of `method` with contained nodes in their users only.
pub fn contain(method: &Method) -> Method {
    let mut method = method.clone();
    if let Some(linear) = &mut method.linear {
        linear.stage = Stage::Contained;
        for user in (0..linear.nodes.len() as u32).map(NodeId) {
            for part in linear.node(user).operands.clone() {
                if std::mem::take(&mut linear.node_mut(part).is_contained) {
                    linear.remove(part);
                    linear.node_mut(part).parents.push(user);
                }
            }
        }
        compact(linear);
    }
    method
}
