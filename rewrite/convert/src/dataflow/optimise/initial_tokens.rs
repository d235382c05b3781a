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
    armed::Armed,
    counters::Counting,
    loop_pattern::{carries_initial, constant_bits},
    pass::Context,
};
use dfquery_engine::cancel;
use dfquery_graph::{DefUse, First, Graph, LicId, Op, Operand, Operator, bits::Bits};
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
    for (phi, counting) in armed.into_values() {
        match counting {
            Some(counting) => counting.apply(graph, def_use, &phi),
            None => {
                let [zero, one] = phi.sides(Operand::Const(phi.bits.clone()), phi.back(graph).clone());
                let ins = vec![Operand::Lic(phi.repeats), zero, one];
                def_use.rewrite(graph, phi.op, |pick| pick.ins = ins);
            }
        }
        graph.lics[phi.out.0 as usize].init = vec![phi.bits];
    }
}

/// The phis that might be armed, and how they count.
type Candidates = FxHashMap<LicId, (Armed, Option<Counting>)>;

fn candidates(graph: &Graph, def_use: &DefUse, selects: bool) -> Candidates {
    let mut armed = FxHashMap::default();
    for (at, op) in graph.ops.iter().enumerate() {
        let (Operator::Pick, [Some(out)]) = (&op.operator, &op.outs[..]) else { continue };
        let Operand::Lic(select) = op.ins[0] else { continue };
        let mov = def_use.producer(graph, select).map(|(_, mov)| mov);
        let Some(mov) = mov.filter(|mov| carries_initial(graph, mov)) else { continue };
        let negated = graph.lic(select).init.first().is_some_and(Bits::is_true);
        let Some(bits) = entering_constant(graph, def_use, op, negated) else { continue };
        let Some(repeats) = mov.inputs().next() else { continue };
        let phi = Armed { op: at, out: *out, repeats, negated, bits };
        let counting = if selects { Counting::of(graph, def_use, &phi) } else { None };
        armed.insert(*out, (phi, counting));
    }
    armed
}

/// The constant that a header pick takes when the loop is entered.
fn entering_constant(graph: &Graph, def_use: &DefUse, op: &Op, negated: bool) -> Option<Bits> {
    let Operand::Lic(entering) = op.ins[if negated { 2 } else { 1 }] else { return None };
    let (_, gate) = def_use.producer(graph, entering)?;
    match gate.operator {
        Operator::Gate | Operator::Switch => constant_bits(&gate.ins[1]).cloned(),
        _ => None,
    }
}

/// The armed phis on whose values alone something could fire.
///
/// What an armed phi becomes asks whether its loop is repeated, before anything else, so its pick fires for that only.
fn early_fires(graph: &Graph, armed: &Candidates) -> FxHashSet<LicId> {
    let steps: FxHashSet<usize> =
        armed.values().filter_map(|(_, counting)| Some(counting.as_ref()?.step)).collect();
    let first = First::new(graph);
    let mut early: FxHashSet<LicId> = armed.keys().copied().collect();
    let mut given_up: FxHashSet<LicId> = armed.values().map(|(phi, _)| phi.repeats).collect();
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
