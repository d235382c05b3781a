//! Picks of whichever value comes.

use super::Builder;
use super::joins::Group;
use crate::decision::{Decision, Scope};
use dfquery_graph::{LicId, Op, Operand, Operator};
use dfquery_rules::entity::{Point, Signal};

impl Builder<'_, '_> {
    /// A pick of whichever of the two halves of `groups` comes; the first phi at a join says to the others which came.
    pub(super) fn pickany(
        &mut self,
        signal: Signal,
        join: Point,
        groups: &[Group],
        out: Option<LicId>,
    ) -> Operand {
        let sides = self.halves(join, groups);
        let key = sides.each_ref().map(|side| self.arms_in_order(join, side));
        let width = self.signal_width(signal);
        let out = out.unwrap_or_else(|| {
            let name = self.names.signal(signal);
            self.lic(&name, width, None)
        });
        if let Some(&index) = self.pickany_indices.get(&key) {
            let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Pick, width, signal) };
            let op = self.op(op);
            let [zero, one] = sides.map(|side| self.pick_tree(signal, join, &side, false, None));
            self.graph.ops[op].ins = vec![Operand::Lic(index), zero, one];
            return Operand::Lic(out);
        }
        let index = self.lic("%index", 1, None);
        self.pickany_indices.insert(key, index);
        let op = Op { outs: vec![Some(out), Some(index)], ..self.plain(Operator::Pickany, width, signal) };
        let op = self.op(op);
        let ins = sides.map(|side| {
            let operand = self.pick_tree(signal, join, &side, false, None);
            let arms: Vec<Point> = side.iter().flat_map(|group| group.arms.iter().copied()).collect();
            Operand::Lic(self.arriving(operand, width, join, &arms))
        });
        self.graph.ops[op].ins = ins.into();
        Operand::Lic(out)
    }

    /// `operand` as tokens, one for each time that `join` is reached by one of `arms`.
    fn arriving(&mut self, operand: Operand, width: u32, join: Point, arms: &[Point]) -> LicId {
        match (operand, arms) {
            (Operand::Lic(lic), _) => lic,
            (operand, [arm]) => self.token(operand, width, *arm),
            (operand, arms) => {
                let meet = self.plan.meet(arms.iter().copied());
                let decision = Decision::exec(arms.iter().copied(), Scope::Toward(join));
                let exec = self.streams.decide(self.plan, self.control, meet, &decision);
                if self.streams.constant(exec).is_some() {
                    return self.token(operand, width, meet);
                }
                let lic = self.lic("%k", width, None);
                let outs = if exec.negated { vec![Some(lic), None] } else { vec![None, Some(lic)] };
                let op = self.op(Op { outs, ..Op::new(Operator::Switch, width) });
                self.graph.ops[op].ins = vec![Operand::Lic(self.stream_lic(exec.expr)), operand];
                lic
            }
        }
    }
}
