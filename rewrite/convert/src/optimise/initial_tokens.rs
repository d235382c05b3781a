//! Loop phis that hold their first value themselves.
//!
//! ```text
//!   select: INIT 0 · again                               x: INIT 7
//!   x = pick select, gate(start, 7), next                x = pick again, 7, next
//! ```
//! A header phi that enters with a constant needs no gate and no select with an initial value of its own: its channel
//! can hold the constant before anything has fired, and the plain stream "is the loop repeated" selects. When the loop
//! ends, the pick puts the constant back: the phi is armed for the next time.
//!
//! That is right only if nothing can fire on the armed value before the loop is entered. So it is tried for all such
//! phis, and those are given up that an operator could fire on alone. Where such a phi counts, its step need not fire
//! on it.

use super::{
    counters::Counting,
    loop_pattern::{LoopPhi, without_gate},
    pass::Context,
};
use dfquery_engine::cancel;
use dfquery_graph::{DefUse, First, Graph, LicId, Operand, bits::Bits};
use rustc_hash::{FxHashMap, FxHashSet};

/// Arms the header phis of `graph` for which that is right.
///
/// A phi counts by a select, if there may be selects.
pub fn arm_phis(graph: &mut Graph, def_use: &mut DefUse, context: &Context) {
    let mut armed = candidates(graph, def_use, context.options.selects);
    while !armed.is_empty() {
        cancel::check();
        let given_up = early_fires(graph, &armed);
        if given_up.is_empty() {
            break;
        }
        armed.retain(|lic, _| !given_up.contains(lic));
    }
    for Armed { phi, first, counting } in armed.into_values() {
        graph.lics[phi.out.0 as usize].init = vec![first.clone()];
        match counting {
            Some(counting) => counting.apply(graph, def_use, &phi),
            None => {
                let [zero, one] = phi.sides(Operand::Const(first), phi.repeated.clone());
                let ins = vec![Operand::Lic(phi.repeats), zero, one];
                def_use.rewrite(graph, phi.pick, |pick| pick.ins = ins);
            }
        }
    }
}

/// A phi that might hold its first value, and how it counts.
struct Armed {
    phi: LoopPhi,
    first: Bits,
    counting: Option<Counting>,
}

/// Those phis, by their channels.
type Candidates = FxHashMap<LicId, Armed>;

fn candidates(graph: &Graph, def_use: &DefUse, selects: bool) -> Candidates {
    let armed = |phi: LoopPhi| {
        let Operand::Const(first) = without_gate(graph, def_use, &phi.entering)? else { return None };
        let counting = if selects { Counting::of(graph, def_use, &phi, &first) } else { None };
        Some((phi.out, Armed { phi, first, counting }))
    };
    let phis = (0..graph.ops.len()).filter_map(|pick| LoopPhi::of(graph, def_use, pick));
    phis.filter_map(armed).collect()
}

/// The armed phis on whose values alone something could fire.
///
/// The operators of an armed phi ask first whether its loop is repeated, so its pick fires for that only.
fn early_fires(graph: &Graph, armed: &Candidates) -> FxHashSet<LicId> {
    let steps: FxHashSet<usize> =
        armed.values().filter_map(|armed| Some(armed.counting.as_ref()?.step)).collect();
    let first = First::new(graph);
    let mut early: FxHashSet<LicId> = armed.keys().copied().collect();
    let mut given_up: FxHashSet<LicId> = armed.values().map(|armed| armed.phi.repeats).collect();
    let mut known = 0;
    while known < early.len() {
        known = early.len();
        for (at, op) in graph.ops.iter().enumerate() {
            let is_there = |operand: &Operand| match operand {
                Operand::Lic(lic) => early.contains(lic) || !graph.lic(*lic).init.is_empty(),
                _ => true,
            };
            let is_own = matches!(op.outs.first(), Some(Some(out)) if armed.contains_key(out));
            if !is_own && !steps.contains(&at) && first.could_fire(op, is_there) {
                given_up.extend(op.inputs());
                early.extend(op.outs.iter().flatten());
            }
        }
    }
    given_up.retain(|lic| armed.contains_key(lic));
    given_up
}
