//! Readers for the channels of the environment that have none.
//!
//! ```text
//!   %n                  _ = mov %n
//! ```

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};

/// Reads parameters and the entering order where nothing else does.
pub fn sink_unused(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let unused: Vec<LicId> = graph.entries().filter(|lic| def_use.uses(*lic).is_empty()).collect();
    for lic in unused {
        let (outs, ins, width) = (vec![None], vec![Operand::Lic(lic)], graph.lic(lic).width);
        def_use.insert(graph, Op { outs, ins, ..Op::new(Operator::Mov, width) });
    }
}
