//! Loop invariants in one operator: the pick at a header and the switch that keeps its value become a `repeat`.
//!
//! ```text
//!   entering ─► pick ─► x ─► readers            entering ─► repeat ─► x ─► readers
//!               ▲  ▲    │                                     ▲
//!   INIT, cont ─┘  └─ switch ◄─ cont                    cont ─┘
//! ```
//! A header runs once more than the body behind its test. Where only the body reads the value, it is repeated for the body:
//!
//! ```text
//!   entering ─► repeat ─► switch ─► x           entering ─► repeat.while ─► x
//! ```

use super::loop_pattern::{LoopPhi, Net};
use dfquery_graph::{Graph, Lic, LicId, Op, Operand, Operator};
use rustc_hash::FxHashMap;

/// Replaces every pair of a header pick and the switch that keeps its value.
///
/// A switch stays for those outputs that something else reads: in the loop, or behind it.
pub fn repeat_invariants(graph: &mut Graph) {
    let net = Net::new(graph);
    let mut negations = FxHashMap::default();
    for phi in LoopPhi::all(graph, &net) {
        if !phi.kept(graph, &net).is_some_and(|(kept, _)| *kept == Operand::Lic(phi.out)) {
            continue;
        }
        let control = match phi.again {
            true => phi.repeats,
            false => negated(graph, &net, phi.repeats, &mut negations),
        };
        let pick = &mut graph.ops[phi.pick];
        pick.operator = Operator::Repeat;
        pick.ins = vec![Operand::Lic(control), phi.entering];
    }
}

/// Repeats for the body what only a switch lets into it.
pub fn repeat_for_body(graph: &mut Graph) {
    let net = Net::new(graph);
    for at in 0..graph.ops.len() {
        let (Operator::Repeat, &[Some(out)]) = (&graph.ops[at].operator, &graph.ops[at].outs[..]) else {
            continue;
        };
        let Some((switch, 1)) = net.only_reader(out) else { continue };
        let steers = &graph.ops[switch];
        let same = steers.operator == Operator::Switch && steers.ins[0] == graph.ops[at].ins[0];
        if let (true, &[None, Some(body)]) = (same, &steers.outs[..]) {
            graph.ops[switch].outs[1] = None;
            let repeat = &mut graph.ops[at];
            (repeat.operator, repeat.outs) = (Operator::RepeatWhile, vec![Some(body)]);
        }
    }
}

/// The stream that is 1 where `lic` is 0; made once.
fn negated(graph: &mut Graph, net: &Net, lic: LicId, known: &mut FxHashMap<LicId, LicId>) -> LicId {
    if let Some(&found) = known.get(&lic) {
        return found;
    }
    let name = graph.fresh_name("%again");
    let out = LicId(graph.lics.len() as u32);
    graph.lics.push(Lic { name, init: Vec::new(), depth: 1, ..graph.lic(lic).clone() });
    let block = net.producer(graph, lic).map(|(_, op)| op.block.clone()).unwrap_or_default();
    graph.ops.push(Op {
        outs: vec![Some(out)],
        ins: vec![Operand::Lic(lic)],
        stream: true,
        block,
        ..Op::new(Operator::Not, 1)
    });
    known.insert(lic, out);
    out
}
