//! What messages call the parts of a graph.

use crate::model::{Graph, Op};

/// How messages call an operator: its name and its first output or origin.
pub fn label(graph: &Graph, op: &Op) -> String {
    let output = op.outs.iter().flatten().find_map(|lic| graph.lics.get(lic.0 as usize));
    format!("{} {}", op.operator.name(), output.map_or(op.origin.as_str(), |lic| lic.name.as_str()))
}
