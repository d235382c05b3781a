//! Gates by which the accesses of a loop depend on the order that enters it.

use super::{
    super::entrances::{entrance, gate_of},
    rings::{Ring, tells},
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};
use rustc_hash::FxHashSet;

/// A value that enters a loop, and is from now on gated by the loop's order.
#[derive(Clone, Copy, PartialEq)]
pub enum Gate {
    /// The output of the gate `op`.
    Of { op: usize },
    /// The input `entering` of `op`.
    Before { op: usize, entering: usize },
}

/// The gates by which everything that reads the order of `ring` depends on the order that enters the loop; none where
/// something reads no other value that enters it.
pub fn gates(graph: &Graph, def_use: &DefUse, settled: &FxHashSet<usize>, ring: &Ring) -> Option<Vec<Gate>> {
    let mut gates = Vec::new();
    for read in def_use.uses(ring.out) {
        let entrances = entrances(graph, def_use, ring, read.op()?);
        let behind =
            |&(op, entering): &(usize, usize)| behind(graph, def_use, ring, &graph.ops[op].ins[entering]);
        let of = |&(op, entering): &(usize, usize)| {
            let gate = gate_of(graph, def_use, &graph.ops[op], entering)?;
            let alone = graph.ops[gate].outs.iter().flatten().all(|out| def_use.uses(*out).len() == 1);
            (alone && !settled.contains(&gate)).then_some(Gate::Of { op: gate })
        };
        let before = |&(op, entering): &(usize, usize)| Gate::Before { op, entering };
        let found = entrances.iter().filter_map(behind);
        let ways: Vec<Gate> =
            found.chain(entrances.iter().filter_map(of)).chain(entrances.iter().map(before)).collect();
        if !ways.iter().any(|way| gates.contains(way)) {
            gates.push(*ways.first()?);
        }
    }
    Some(gates)
}

/// The gate by which `operand` comes after the order that enters the loop of `ring`.
fn behind(graph: &Graph, def_use: &DefUse, ring: &Ring, operand: &Operand) -> Option<Gate> {
    let entering = Operand::Lic(ring.entering);
    let mut operand = operand;
    while let Operand::Lic(lic) = operand {
        let (at, gate) = def_use.maker(graph, *lic).filter(|(_, op)| op.operator == Operator::Gate)?;
        if gate.ins[0] == entering {
            return Some(Gate::Of { op: at });
        }
        operand = &gate.ins[1];
    }
    None
}

/// The operators by which values that the access `at` needs enter the loop of `ring`, each with the input.
fn entrances(graph: &Graph, def_use: &DefUse, ring: &Ring, at: usize) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut work: Vec<LicId> = graph.ops[at].inputs().filter(|lic| *lic != ring.out).collect();
    while let Some(lic) = work.pop() {
        let Some((at, op)) = def_use.maker(graph, lic).filter(|(at, _)| seen.insert(*at)) else {
            continue;
        };
        match entrance(graph, op) {
            Some((condition, entering)) if tells(graph, def_use, condition, ring.exit.more) => {
                found.push((at, entering));
            }
            Some(_) => {}
            None if is_followed(op) => work.extend(op.inputs()),
            None => {}
        }
    }
    found
}

/// Returns true if `op` takes a token of each of its channels whenever it fires, and gives it on at no cost: a gate before
/// the order of a call would take more operators than the shorter ring saves.
fn is_followed(op: &Op) -> bool {
    use Operator::{Alloca, Atomic, Call, Predmerge, Source};
    op.takes_all() && !matches!(op.operator, Call { .. } | Alloca { .. } | Atomic { .. } | Source | Predmerge)
}
