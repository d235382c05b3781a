//! Operators that something depends on.

use dfquery_graph::{DefUse, Graph, Op, Operator};

/// Returns true if `op` must be executed even if nothing reads its result.
fn is_root(op: &Op) -> bool {
    match &op.operator {
        Operator::Store { .. } | Operator::Call { .. } | Operator::Atomic { .. } => true,
        Operator::Load { volatile, .. } => *volatile,
        _ => false,
    }
}

/// By operator, true if something that must happen depends on it.
pub fn live_ops(graph: &Graph, def_use: &DefUse) -> Vec<bool> {
    let mut live = vec![false; graph.ops.len()];
    let mut work: Vec<usize> = (0..graph.ops.len()).filter(|&at| is_root(&graph.ops[at])).collect();
    work.extend(graph.answers().filter_map(|lic| def_use.def(lic)));
    while let Some(at) = work.pop() {
        if !std::mem::replace(&mut live[at], true) {
            work.extend(graph.ops[at].inputs().filter_map(|lic| def_use.def(lic)));
        }
    }
    live
}
