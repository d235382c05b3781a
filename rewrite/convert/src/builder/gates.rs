//! Constants as tokens.

use super::{Builder, Gated};
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits};
use dfquery_rules::entity::Point;

impl Builder<'_, '_> {
    /// `operand` as tokens, one for each time that `at` is passed.
    pub(super) fn token(&mut self, operand: Operand, width: u32, at: Point) -> LicId {
        if let Operand::Lic(lic) = operand {
            return lic;
        }
        let key = (operand, self.plan.region(at));
        if let Some(&lic) = self.gates.get(&key) {
            self.trigger_early(lic, at);
            return lic;
        }
        let name = match &key.0 {
            Operand::Const(bits) => format!("%k{bits}"),
            _ => "%k".to_owned(),
        };
        let lic = self.lic(name, width, Some(at));
        self.gate(lic, key.0.clone(), at);
        self.gates.insert(key, lic);
        lic
    }

    /// Has the gate of `lic` ready at `at` too, where that comes before the place that it was made for.
    ///
    /// Loops that follow each other in one region share it: its trigger must not come from the first of them.
    fn trigger_early(&mut self, lic: LicId, at: Point) {
        let ops = &self.graph.ops;
        let gate = self.gated.iter_mut().find(|gate| ops[gate.op].outs.contains(&Some(lic)));
        if let Some(gate) = gate.filter(|gate| self.plan.dominates(at, gate.at)) {
            gate.at = at;
        }
    }

    /// Fills `lic` with `operand`, which is not a channel, each time that `at` is passed.
    pub(super) fn gate(&mut self, lic: LicId, operand: Operand, at: Point) {
        let op = Op {
            outs: vec![Some(lic)],
            ins: vec![operand.clone(), operand],
            ..Op::new(Operator::Gate, self.graph.lic(lic).width)
        };
        let op = self.op(op);
        self.gated.push(Gated { op, at });
    }

    /// A channel that gets a 0 each time that `select` leads to `at`.
    pub fn switched_constant(&mut self, select: LicId, negated: bool, at: Point) -> LicId {
        let lic = self.lic("%k", 1, Some(at));
        let outs = if negated { vec![Some(lic), None] } else { vec![None, Some(lic)] };
        let ins = vec![Operand::Lic(select), Operand::Const(Bits::zero(1))];
        self.op(Op { outs, ins, stream: true, ..Op::new(Operator::Switch, 1) });
        lic
    }
}
