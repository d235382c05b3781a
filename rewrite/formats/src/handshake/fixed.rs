//! LICs whose values are one constant, which need no tokens.

use super::memory::Memories;
use dfquery_graph::{Bits, DefUse, Graph, LicId, Op, Operand, Operator, verify};
use dfquery_rules::relation;
use std::collections::{BTreeMap, BTreeSet};

/// For each LIC the constant that all its values are: 0 for the start of a memory, and what a `gate` makes a token of.
///
/// A reader that takes another value with it needs no token of these, which say nothing but how often it fires. But a
/// loop that only constants enter would go round without end:
///
/// ```text
/// i = pick again, next, k     k = gate entry, 0     next = add i, 1     again = INIT 0 · icmp.ne next, 3
/// ```
/// There one constant keeps its tokens. So do those by which the address of a load without an order comes after the
/// start of the function.
pub fn constants(graph: &Graph, memories: &Memories) -> Vec<Option<Operand>> {
    let zero = |(lic, width): (u32, u32)| {
        memories.is_start(dfquery_graph::LicId(lic)).then(|| Operand::Const(Bits::zero(width)))
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
    keep_order(graph, &mut fixed);
    while release(graph, memories, &mut fixed) {}
    fixed
}

/// Gives their tokens back to constants for which loads without an order wait: those that enter loops, or all if that
/// is not enough.
fn keep_order(graph: &Graph, fixed: &mut [Option<Operand>]) {
    let is_free =
        |op: &Op| matches!(op.operator, Operator::Load { .. }) && !matches!(op.ins[1], Operand::Lic(_));
    let loads: Vec<usize> = (0..graph.ops.len()).filter(|&at| is_free(&graph.ops[at])).collect();
    if loads.is_empty() {
        return;
    }
    for only_entering in [true, false] {
        for lic in constants_behind(graph, &loads, only_entering) {
            fixed[lic.0 as usize] = None;
        }
        if !fires_early(graph, &loads, fixed) {
            return;
        }
    }
}

/// The channels that the addresses of `loads` are computed from; with `only_entering`, only those that a `gate` lets
/// into loops.
fn constants_behind(graph: &Graph, loads: &[usize], only_entering: bool) -> Vec<LicId> {
    let def_use = DefUse::new(graph);
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    let mut work: Vec<(&Operand, bool)> =
        loads.iter().map(|&load| (&graph.ops[load].ins[0], false)).collect();
    while let Some((operand, enters)) = work.pop() {
        let Operand::Lic(lic) = operand else { continue };
        let Some((_, op)) = def_use.producer(graph, *lic).filter(|_| seen.insert(*lic)) else { continue };
        if !only_entering || enters && op.operator == Operator::Gate {
            found.push(*lic);
        }
        let entering = graph.header(op).map(|(_, entering)| entering).filter(|_| only_entering);
        let inputs =
            op.ins.iter().enumerate().filter(|(at, _)| entering.is_none_or(|entering| entering == *at));
        work.extend(inputs.map(|(_, input)| (input, entering.is_some())));
    }
    found
}

/// The constants that enter loops as tokens, by the select of the loop's picks.
pub fn entries(graph: &Graph, fixed: &[Option<Operand>]) -> BTreeMap<(LicId, u32, String), LicId> {
    let constant = |operand: &Operand| match operand {
        Operand::Const(bits) => Some(bits.clone()),
        Operand::Lic(lic) => match &fixed[lic.0 as usize] {
            Some(Operand::Const(bits)) => Some(bits.clone()),
            _ => None,
        },
        _ => None,
    };
    let gates = graph.ops.iter().filter(|op| op.operator == Operator::Gate);
    let tokens = gates.filter_map(|op| Some((op.outs[0]?, constant(&op.ins[1])?)));
    let tokens: BTreeMap<LicId, Bits> = tokens.filter(|(out, _)| fixed[out.0 as usize].is_none()).collect();
    let entry = |op: &Op| {
        let (select, entering) = graph.header(op)?;
        let Operand::Lic(lic) = op.ins[entering] else { return None };
        let bits = tokens.get(&lic)?;
        Some(((select, bits.width(), bits.to_string()), lic))
    };
    graph.ops.iter().filter_map(entry).collect()
}

/// Returns true if one of `loads` may fire before the function has started, if what is `fixed` is there always.
fn fires_early(graph: &Graph, loads: &[usize], fixed: &[Option<Operand>]) -> bool {
    let mut graph = graph.clone();
    let inputs = graph.ops.iter_mut().flat_map(|op| &mut op.ins);
    for input in inputs {
        if let Operand::Lic(lic) = input
            && let Some(constant) = &fixed[lic.0 as usize]
        {
            *input = constant.clone();
        }
    }
    let part = verify::facts(&graph);
    part.rows().any(|row: relation::EarlyOperator| loads.contains(&(row.operator.0 as usize)))
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

/// Returns true if `op` is one that nothing but constants and `free` LICs let fire.
fn runs_free(op: &Op, free: &[bool]) -> bool {
    op.operator != Operator::Gate && op.outs.iter().flatten().any(|lic| free[lic.0 as usize])
}

/// The LICs that are written for ever, since no token of the environment is after them: a greatest fixpoint.
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
