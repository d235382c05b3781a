//! Loop conditions that are 1 where the loop goes on: a condition is turned round with all that makes and asks it.
//!
//! ```text
//!   found = icmp.eq, last = icmp.eq                  found = icmp.ne, last = icmp.ne
//!   ends = lor found, last                           again = land found, last
//!   switch ends, x -> x0, x1                         switch again, x -> x1, x0
//! ```
//! Both sides of the picture take the same operators. What cannot be turned at no cost leaves the condition as it is.

use super::{comparisons::opposite, pass::Context};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, bits::Bits};
use rustc_hash::FxHashSet;

/// Turns the conditions that are 1 where a loop ends.
pub fn turn_conditions(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let ends: Vec<LicId> = graph.ops.iter().filter_map(|op| ended_by(graph, op)).collect();
    let mut turned = FxHashSet::default();
    for lic in ends {
        if !turned.contains(&lic)
            && let Some(lics) = turned_with(graph, def_use, lic)
            && lics.is_disjoint(&turned)
        {
            turn(graph, def_use, &lics);
            turned.extend(lics);
        }
    }
}

/// The condition that `op` puts after an initial 1, if it does: the condition is 1 where a loop ends.
fn ended_by(graph: &Graph, op: &Op) -> Option<LicId> {
    let (Operator::Mov, &[Some(out)], &[Operand::Lic(source)]) = (&op.operator, &op.outs[..], &op.ins[..])
    else {
        return None;
    };
    graph.lic(out).init.first().is_some_and(Bits::is_true).then_some(source)
}

/// The channels that bring the opposite if `lic` does; none if something would cost an operator.
fn turned_with(graph: &Graph, def_use: &DefUse, lic: LicId) -> Option<FxHashSet<LicId>> {
    let mut lics = FxHashSet::from_iter([lic]);
    let mut work = vec![lic];
    while let Some(lic) = work.pop() {
        let mut more = made_with(graph, def_use, lic)?;
        for read in def_use.uses(lic) {
            let (reader, input) = read.port()?;
            more.extend(asked_with(&graph.ops[reader], input)?);
        }
        work.extend(more.into_iter().filter(|lic| lics.insert(*lic)));
    }
    Some(lics)
}

/// The channels that have to be turned for what fills `lic` to bring the opposite.
fn made_with(graph: &Graph, def_use: &DefUse, lic: LicId) -> Option<Vec<LicId>> {
    let (_, op) = def_use.producer(graph, lic)?;
    match &op.operator {
        Operator::Pure(name) => opposite(name).filter(|_| op.lanes.is_none()).map(|_| Vec::new()),
        Operator::Land | Operator::Lor | Operator::Mov => Some(op.inputs().collect()),
        Operator::Switch => {
            tokens(&op.ins[1..]).map(|data| data.chain(op.outs.iter().flatten().copied()).collect())
        }
        _ => None,
    }
}

/// The channels that have to be turned with input `input` of `op`.
fn asked_with(op: &Op, input: usize) -> Option<Vec<LicId>> {
    match &op.operator {
        Operator::Switch | Operator::Pick if input == 0 => Some(Vec::new()),
        Operator::Pure(name) if name == "select" && input == 0 && op.lanes.is_none() => Some(Vec::new()),
        Operator::Not => Some(Vec::new()),
        Operator::Switch | Operator::Mov | Operator::Land | Operator::Lor => {
            let outs: Vec<LicId> = op.outs.iter().flatten().copied().collect();
            (!outs.is_empty()).then_some(outs)
        }
        _ => None,
    }
}

/// The channels among `operands`, if all of them are.
fn tokens(operands: &[Operand]) -> Option<impl Iterator<Item = LicId> + '_> {
    let is_token = |operand: &Operand| matches!(operand, Operand::Lic(_));
    let lic = |operand: &Operand| match operand {
        Operand::Lic(lic) => Some(*lic),
        _ => None,
    };
    operands.iter().all(is_token).then(|| operands.iter().filter_map(lic))
}

/// Lets all of `lics` bring the opposite, and what reads them compute what it did.
fn turn(graph: &mut Graph, def_use: &mut DefUse, lics: &FxHashSet<LicId>) {
    let mut ops: Vec<usize> = lics.iter().filter_map(|lic| def_use.def(*lic)).collect();
    ops.extend(lics.iter().flat_map(|lic| def_use.uses(*lic)).filter_map(|read| read.op()));
    ops.sort_unstable();
    ops.dedup();
    for lic in lics {
        graph.lics[lic.0 as usize].init.iter_mut().for_each(|bit| *bit = bit.not());
    }
    for at in ops {
        match graph.ops[at].operator {
            Operator::Not => bypass(graph, def_use, at),
            _ => def_use.rewrite(graph, at, |op| turn_operator(op, lics)),
        }
    }
}

/// Lets what reads the `not` at `at` read its input, which is the opposite now.
fn bypass(graph: &mut Graph, def_use: &mut DefUse, at: usize) {
    let (&[Some(out)], &[Operand::Lic(source)]) = (&graph.ops[at].outs[..], &graph.ops[at].ins[..]) else {
        return;
    };
    if graph.lic(out).init.is_empty() {
        def_use.replace(graph, out, source);
    } else {
        graph.ops[at].operator = Operator::Mov;
    }
}

fn turn_operator(op: &mut Op, lics: &FxHashSet<LicId>) {
    let asks = matches!(&op.ins[0], Operand::Lic(lic) if lics.contains(lic));
    let makes = op.outs.iter().flatten().any(|lic| lics.contains(lic));
    match &op.operator {
        Operator::Switch if asks => op.outs.reverse(),
        Operator::Pick if asks => op.ins.swap(1, 2),
        Operator::Pure(name) if name == "select" && asks => op.ins.swap(1, 2),
        Operator::Pure(name) if makes => {
            op.operator = Operator::Pure(opposite(name).expect("only comparisons are turned"));
        }
        Operator::Land | Operator::Lor => {
            op.operator = if op.operator == Operator::Land { Operator::Lor } else { Operator::Land };
            let bits = op.ins.iter_mut().filter_map(|operand| match operand {
                Operand::Const(bits) => Some(bits),
                _ => None,
            });
            bits.for_each(|bits| *bits = bits.not());
        }
        _ => {}
    }
}
