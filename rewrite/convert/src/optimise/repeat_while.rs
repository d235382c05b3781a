//! Loop invariants that only the body reads: a header runs once more than the body after its test.
//!
//! ```text
//!   entering ─► repeat ─► switch ─► x           entering ─► repeat.while ─► x
//!                 ▲         ▲                                 ▲
//!          cont ──┴─────────┘                          cont ──┘
//! ```

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, Operator};

/// Repeats for the body what only a switch lets into it.
pub fn repeat_for_body(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    for at in 0..graph.ops.len() {
        let (Operator::Repeat, &[Some(out)]) = (&graph.ops[at].operator, &graph.ops[at].outs[..]) else {
            continue;
        };
        let Some((switch, 1)) = def_use.only_use(out) else { continue };
        let steers = &graph.ops[switch];
        let same = steers.operator == Operator::Switch && steers.ins[0] == graph.ops[at].ins[0];
        if let (true, &[None, Some(body)]) = (same, &steers.outs[..]) {
            def_use.discard(graph, body);
            def_use.rewrite(graph, at, |repeat| {
                repeat.operator = Operator::RepeatWhile;
                repeat.outs = vec![Some(body)];
            });
        }
    }
}
