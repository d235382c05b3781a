//! LICs whose values are one constant, which need no tokens.

use super::memory::Memories;
use crate::{
    bits::Bits,
    model::{Graph, Op, Operand, Operator},
};
use std::collections::BTreeSet;

/// For each LIC the constant that all its values are: 0 for the start of a memory, and what a `gate` makes a token of.
///
/// A reader that takes another value with it needs no token of these, which say nothing but how often it fires. But a
/// loop that only constants enter would go round without end:
///
/// ```text
/// i = pick again, next, k     k = gate entry, 0     next = add i, 1     again = INIT 0 · icmp.ne next, 3
/// ```
/// There one constant keeps its tokens.
pub fn constants(graph: &Graph, memories: &Memories) -> Vec<Option<Operand>> {
    let zero = |(lic, width): (u32, u32)| {
        memories.is_start(crate::model::LicId(lic)).then(|| Operand::Const(Bits::zero(width)))
    };
    let widths = graph.lics.iter().map(|lic| lic.width);
    let mut fixed: Vec<Option<Operand>> = (0..).zip(widths).map(zero).collect();
    for op in graph.ops.iter().filter(|op| op.operator == Operator::Gate) {
        if let ([_, operand @ Operand::Const(_)], [Some(out)]) = (&op.ins[..], &op.outs[..])
            && graph.lic(*out).init.is_empty()
        {
            fixed[out.0 as usize] = Some(operand.clone());
        }
    }
    while release(graph, memories, &mut fixed) {}
    fixed
}

/// Gives their tokens back to constants that enter loops which would not end, one for each select; says if there are any.
fn release(graph: &Graph, memories: &Memories, fixed: &mut [Option<Operand>]) -> bool {
    let free = free(graph, fixed);
    let mut selects = BTreeSet::new();
    for op in graph.ops.iter().filter(|op| runs_free(op, &free)) {
        let gated = op.inputs().find(|lic| fixed[lic.0 as usize].is_some() && !memories.is_start(*lic));
        if let Some(gated) = gated
            && selects.insert(op.inputs().next())
        {
            fixed[gated.0 as usize] = None;
        }
    }
    !selects.is_empty()
}

/// Whether `op` is one that nothing but constants and `free` LICs let fire.
fn runs_free(op: &Op, free: &[bool]) -> bool {
    op.operator != Operator::Gate && op.outs.iter().flatten().any(|lic| free[lic.0 as usize])
}

/// The LICs that are written for ever, since no token of the environment is behind them: a greatest fixpoint.
fn free(graph: &Graph, fixed: &[Option<Operand>]) -> Vec<bool> {
    let mut free = vec![true; graph.lics.len()];
    for lic in graph.params.iter().chain(&graph.order_in) {
        free[lic.0 as usize] = false;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for op in &graph.ops {
            let waits = op.inputs().any(|lic| !free[lic.0 as usize] && fixed[lic.0 as usize].is_none());
            for lic in op.outs.iter().flatten().filter(|_| waits) {
                changed |= std::mem::replace(&mut free[lic.0 as usize], false);
            }
        }
    }
    free
}
