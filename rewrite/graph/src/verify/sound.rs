//! The static rules as one pass over a graph, for the many graphs that break none.
//!
//! rules/graph decides and explains; this answers "nothing is wrong" in a twentieth of the time, so that every graph
//! can be asked. Whatever it doubts, the rules are asked about. Random and mutated graphs hold the two together.

mod rates;
mod start;
#[cfg(test)]
pub use rates::is_contradictory;
#[cfg(test)]
pub use start::{restless, starved};

use crate::{
    model::{Graph, Lic, LicId, Op, Operand},
    verify::ports,
};

/// Returns true if `graph`, which names no LIC that is not there, keeps all static rules; false also where only they
/// can tell.
pub fn is_sound(graph: &Graph) -> bool {
    // What these ask for is in rules alone.
    let is_plain = graph.in_flight.is_none()
        && !graph.ops.iter().any(|op| op.ins.iter().any(|operand| matches!(operand, Operand::Never(_))));
    is_plain
        && is_wired(graph)
        && start::starved(graph).is_empty()
        && start::restless(graph).is_empty()
        && !rates::is_contradictory(graph)
}

/// Returns true if the channels and ports of `graph`, which names no LIC that is not there, keep the rules of
/// channels.dl.
pub fn is_wired(graph: &Graph) -> bool {
    let mut producers = vec![0_u32; graph.lics.len()];
    let mut readers = vec![0_u32; graph.lics.len()];
    for lic in graph.params.iter().chain(&graph.order_in) {
        producers[lic.0 as usize] += 1;
    }
    graph.answers().for_each(|lic| readers[lic.0 as usize] += 1);
    for op in &graph.ops {
        op.outs.iter().flatten().for_each(|lic| producers[lic.0 as usize] += 1);
        op.inputs().for_each(|lic| readers[lic.0 as usize] += 1);
    }
    let is_wired = |(at, lic): (usize, &Lic)| {
        producers[at] == 1 && (readers[at] == 0) == lic.held && (lic.held || has_room(lic))
    };
    graph.lics.iter().enumerate().all(is_wired) && graph.ops.iter().all(|op| is_ported(graph, op))
}

/// Returns true if `lic` holds its initial values, which are as wide as it is.
fn has_room(lic: &Lic) -> bool {
    lic.depth as usize >= lic.init.len().max(1) && lic.init.iter().all(|value| value.width() == lic.width)
}

/// Returns true if the inputs and outputs of `op` are those of its kind, with room where it reads what it writes.
fn is_ported(graph: &Graph, op: &Op) -> bool {
    let Some(ports) = ports::Ports::of(op) else { return false };
    let fits = |(operand, due): (&Operand, &Option<u32>)| due.is_none_or(|due| due == operand.width(graph));
    let written = |(out, due): (&Option<LicId>, &u32)| out.is_none_or(|out| graph.lic(out).width == *due);
    let own = |lic: LicId| op.outs.contains(&Some(lic));
    let resizes =
        ports::resizes(op).is_none_or(|[from, to, more]| if more == 1 { from < to } else { from > to });
    op.inputs().next().is_some()
        && op.ins.iter().zip(&ports.inputs).all(fits)
        && op.outs.iter().zip(&ports.outputs).all(written)
        && op.inputs().all(|lic| graph.lic(lic).depth > 1 || !own(lic))
        && resizes
}
