//! Operators after those whose results they read, except around loops.
//!
//! ```text
//!   y = add x, 1        x = mul a, b
//!   x = mul a, b        y = add x, 1
//! ```

use super::pass::Context;
use dfquery_graph::{DefUse, Graph};

/// Puts the operators in that order.
pub fn sort_by_use(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let mut order = Vec::with_capacity(graph.ops.len());
    let mut seen = vec![false; graph.ops.len()];
    let mut stack = Vec::new();
    for root in 0..graph.ops.len() {
        stack.push((root, false));
        while let Some((at, left)) = stack.pop() {
            if left {
                order.push(at);
            } else if !std::mem::replace(&mut seen[at], true) {
                stack.push((at, true));
                let first = stack.len();
                let read = graph.ops[at].inputs().filter_map(|lic| def_use.def(lic));
                stack.extend(read.map(|op| (op, false)));
                stack[first..].reverse();
            }
        }
    }
    def_use.arrange(graph, &order);
}
