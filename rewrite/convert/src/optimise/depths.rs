//! Depths of channels: as many places as the graph needs to work.
//!
//! ```text
//!   x = add x, 1    x: INIT 0        x: depth 2, INIT 0
//! ```

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};
use dfquery_throughput::overlap::deepen;

/// One place for each channel, two where an operator reads what it writes; initial values need room as well.
///
/// Two places also where a `carry` reads a value when the next one has been written: see [`a_round_late`]. Loops that
/// overlap need more.
pub fn declare_depths(graph: &mut Graph, _: &mut DefUse, _: &Context) {
    for lic in &mut graph.lics {
        lic.depth = lic.least_depth();
    }
    let own = graph.ops.iter().flat_map(|op| op.inputs().filter(|lic| op.outs.contains(&Some(*lic))));
    let own: Vec<LicId> = own.collect();
    for lic in own.into_iter().chain(a_round_late(graph)) {
        let depth = &mut graph.lics[lic.0 as usize].depth;
        *depth = 2.max(*depth);
    }
    deepen(graph);
}

/// The channels whose readers take a value only when their writers have written the next one.
///
/// ```text
///   a = carry again, 0, b                   both write before they read: none can be first where there is no room
///   b = carry again, 1, a
///
///   i, again = count.slt 0, 1, n            the value of a round is taken with the `again` of the next one,
///   x = carry.while again, 0, i             and a `count` writes that and its next value at once
/// ```
fn a_round_late(graph: &Graph) -> Vec<LicId> {
    let is_carry = |op: &&Op| matches!(op.operator, Operator::Carry | Operator::CarryWhile);
    let is_count = |op: &&Op| matches!(op.operator, Operator::Count { .. });
    let (mut carried, mut counted) = (vec![false; graph.lics.len()], vec![false; graph.lics.len()]);
    let value = |op: &Op| op.outs[0].map(|lic| lic.0 as usize);
    graph.ops.iter().filter(is_carry).filter_map(value).for_each(|lic| carried[lic] = true);
    graph.ops.iter().filter(is_count).filter_map(value).for_each(|lic| counted[lic] = true);
    let late = |op: &Op| {
        let next = op.ins.get(2).filter(|_| op.operator == Operator::CarryWhile).cloned();
        let is_late = |lic: &LicId| {
            carried[lic.0 as usize] || counted[lic.0 as usize] && next == Some(Operand::Lic(*lic))
        };
        op.inputs().filter(is_late).collect::<Vec<_>>()
    };
    graph.ops.iter().filter(is_carry).flat_map(late).collect()
}
