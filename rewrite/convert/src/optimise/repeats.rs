//! Loop invariants in one operator: the pick at a header and the switch that keeps its value become a `repeat`.
//!
//! ```text
//!   entering ─► pick ─► x ─► readers            entering ─► repeat ─► x ─► readers
//!               ▲  ▲    │                                     ▲
//!   INIT, cont ─┘  └─ switch ◄─ cont                    cont ─┘
//! ```

use super::{loop_pattern::LoopPhi, pass::Context};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};
use rustc_hash::FxHashMap;

/// Replaces every pair of a header pick and the switch that keeps its value.
///
/// A switch stays for those outputs that something else reads: in the loop, or after it.
pub fn repeat_invariants(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let mut negations = FxHashMap::default();
    for phi in LoopPhi::all(graph, def_use) {
        if !phi.kept(graph, def_use).is_some_and(|(kept, _)| *kept == Operand::Lic(phi.out)) {
            continue;
        }
        let control = match phi.again {
            true => phi.repeats,
            false => *negations.entry(phi.repeats).or_insert_with(|| negated(graph, def_use, phi.repeats)),
        };
        def_use.rewrite(graph, phi.pick, |pick| {
            pick.operator = Operator::Repeat;
            pick.ins = vec![Operand::Lic(control), phi.entering];
        });
    }
}

/// The stream that is 1 where `lic` is 0.
fn negated(graph: &mut Graph, def_use: &mut DefUse, lic: LicId) -> LicId {
    let block = def_use.producer(graph, lic).map(|(_, op)| op.block.clone()).unwrap_or_default();
    let not = Op { ins: vec![lic.into()], stream: true, block, ..Op::new(Operator::Not, 1) };
    def_use.add(graph, "%again", not)
}
