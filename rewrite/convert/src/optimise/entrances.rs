//! Entrances of loops: the operators by which values enter them, and the gates that make them wait.

use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};

/// The entrance of `op`: the channel that decides whether its loop is repeated, and the input that it takes when the
/// loop is entered.
pub fn entrance(graph: &Graph, op: &Op) -> Option<(LicId, usize)> {
    match op.operator {
        Operator::Count { .. } => Some((op.outs[1]?, 0)),
        Operator::Repeat | Operator::Carry => match op.ins[0] {
            Operand::Lic(condition) => Some((condition, 1)),
            _ => None,
        },
        _ => graph.header(op),
    }
}

/// The operator that makes a token of the constant that enters by input `entering` of `op`.
pub fn gate_of(graph: &Graph, def_use: &DefUse, op: &Op, entering: usize) -> Option<usize> {
    let Operand::Lic(lic) = op.ins[entering] else { return None };
    let (at, gate) = def_use.producer(graph, lic)?;
    let alone = match gate.operator {
        Operator::Gate => true,
        Operator::Switch => gate.outs.iter().flatten().count() == 1,
        _ => false,
    };
    (alone && matches!(gate.ins[1], Operand::Const(_))).then_some(at)
}

/// A channel of what `entered` brings, once `trigger` has come.
pub fn behind(
    graph: &mut Graph,
    def_use: &mut DefUse,
    trigger: LicId,
    entered: Operand,
    leading: usize,
) -> LicId {
    let Op { width, ref origin, ref block, .. } = graph.ops[leading];
    let (origin, block) = (origin.clone(), block.clone());
    let name = if origin.is_empty() { "%k".into() } else { origin.clone() };
    let ins = vec![Operand::Lic(trigger), entered];
    def_use.add(graph, &name, Op { ins, origin, block, ..Op::new(Operator::Gate, width) })
}

/// Lets `gate`, which makes a token of a constant, wait for `trigger`.
pub fn retrigger(gate: &mut Op, trigger: LicId) {
    let out = gate.outs.iter().flatten().next().copied();
    gate.operator = Operator::Gate;
    gate.ins[0] = Operand::Lic(trigger);
    gate.outs = vec![out];
}
