//! Names of the parts of a graph in messages.

use crate::model::{Graph, Op};

/// The name of an operator in messages: its operator name and its first output or origin.
pub fn label(graph: &Graph, op: &Op) -> String {
    let output = op.outs.iter().flatten().find_map(|lic| graph.lics.get(lic.0 as usize));
    format!("{} {}", op.operator.name(), output.map_or(op.origin.as_str(), |lic| lic.name.as_str()))
}
