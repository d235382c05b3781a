//! Loop conditions that are made twice: once for the loop's selects, which begin with an initial value.
//!
//! ```text
//!   again = icmp.ult i, n                   again = icmp.ult i, n
//!   select = mov again    select: INIT 0    select = icmp.ult i, n    select: INIT 0
//! ```
//! The way round a loop is shorter by one operator, and there are no more of them.

use super::{loop_pattern::carries_initial, pass::Context};
use dfquery_graph::{DefUse, Graph, Op, Operand, Operator};

/// Makes what a `mov` puts an initial value before a second time, where that is one comparison or connective.
pub fn copy_conditions(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    for at in 0..graph.ops.len() {
        let mov = &graph.ops[at];
        let &[Operand::Lic(source), ..] = &mov.ins[..] else { continue };
        if carries_initial(graph, mov)
            && let Some((_, made)) = def_use.maker(graph, source).filter(|(_, made)| is_connective(made))
        {
            let copy = Op { outs: mov.outs.clone(), stream: true, ..made.clone() };
            def_use.set(graph, at, copy);
        }
    }
}

/// Returns true if `op` makes one bit of what it reads, and holds nothing.
fn is_connective(op: &Op) -> bool {
    match &op.operator {
        Operator::Land | Operator::Lor | Operator::Not => true,
        Operator::Pure(name) => {
            op.lanes.is_none() && (name.starts_with("icmp.") || name.starts_with("fcmp."))
        }
        _ => false,
    }
}
