//! Loop invariants in one operator: the pick at a header and the switch that keeps its value become a `repeat`.
//!
//! ```text
//!   entering ─► pick ─► x ─► readers            entering ─► repeat ─► x ─► readers
//!               ▲  ▲    │                                     ▲
//!   INIT, cont ─┘  └─ switch ◄─ cont                    cont ─┘
//! ```

use super::tidy::{declare_depths, pack, producers, sink_unused, sweep};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};
use rustc_hash::FxHashMap;

/// A header pick whose repeated value is its own output, kept by one switch.
struct Invariant {
    pick: usize,
    entering: Operand,
    /// Says for each iteration whether another follows.
    repeats: LicId,
    /// The value of `repeats` that says that another follows.
    again: bool,
}

/// Replaces every pair of a header pick and the switch that keeps its value.
///
/// A switch stays for those outputs that something else reads: in the loop, or behind it.
pub fn fuse(graph: &mut Graph) {
    let mut negations = FxHashMap::default();
    for invariant in invariants(graph) {
        let control = match invariant.again {
            true => invariant.repeats,
            false => negated(graph, invariant.repeats, &mut negations),
        };
        let pick = &mut graph.ops[invariant.pick];
        pick.operator = Operator::Repeat;
        pick.ins = vec![Operand::Lic(control), invariant.entering];
    }
    sweep(graph, &mut vec![false; graph.ops.len()]);
    sink_unused(graph);
    pack(graph);
    declare_depths(graph);
}

fn invariants(graph: &Graph) -> Vec<Invariant> {
    let producers = producers(graph);
    let find = |pick: usize| {
        let op = &graph.ops[pick];
        let (Operator::Pick, false, [Some(out)]) = (&op.operator, op.stream, &op.outs[..]) else {
            return None;
        };
        let [Operand::Lic(select), zero, one] = &op.ins[..] else { return None };
        let [init] = &graph.lic(*select).init[..] else { return None };
        let carrier = &graph.ops[producers[select.0 as usize]?];
        let (Operator::Mov, [Operand::Lic(repeats)]) = (&carrier.operator, &carrier.ins[..]) else {
            return None;
        };
        let again = !init.is_true();
        let [entering, Operand::Lic(kept)] = (if again { [zero, one] } else { [one, zero] }) else {
            return None;
        };
        let keeps = &graph.ops[producers[kept.0 as usize]?];
        let is_kept = keeps.operator == Operator::Switch
            && keeps.ins == [Operand::Lic(*repeats), Operand::Lic(*out)]
            && keeps.outs[usize::from(again)] == Some(*kept)
            && graph.lic(*kept).init.is_empty();
        is_kept.then(|| Invariant { pick, entering: entering.clone(), repeats: *repeats, again })
    };
    (0..graph.ops.len()).filter_map(find).collect()
}

/// The stream that is 1 where `lic` is 0; made once.
fn negated(graph: &mut Graph, lic: LicId, known: &mut FxHashMap<LicId, LicId>) -> LicId {
    if let Some(&found) = known.get(&lic) {
        return found;
    }
    let name = graph.fresh_name("%again");
    let out = LicId(graph.lics.len() as u32);
    graph.lics.push(dfquery_graph::Lic { name, init: Vec::new(), depth: 1, ..graph.lic(lic).clone() });
    let producer = producers(graph)[lic.0 as usize];
    let block = producer.map(|producer| graph.ops[producer].block.clone()).unwrap_or_default();
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
