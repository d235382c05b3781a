//! The operators of predicates.

use super::Builder;
use crate::dataflow::decision::{Expr, ExprId, Root};
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits};
use dfquery_rules::entity::Point;

impl Builder<'_, '_> {
    /// A 1 for each time that the function begins.
    pub(super) fn start(&mut self) -> LicId {
        let entry = self.control.head(self.function.blocks[0].id);
        let lic = self.lic("%pred", 1, Some(entry));
        self.gate(lic, Operand::Const(Bits::one_bit(true)), entry);
        self.graph.ops.last_mut().expect("the gate").stream = true;
        lic
    }

    /// The predicate of the region that a loop begins at: that of its latch, behind an initial 0, or else that of its preheader.
    pub(super) fn loop_predicate(&mut self, expr: ExprId, region: Point) -> LicId {
        let lic = self.lic("%pred", 1, None);
        self.stream_lics.insert(expr, lic);
        let op = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Lor, 1) };
        let op = self.op(op);
        let [preheader, latch] = self.plan.predicates.loop_ends(region);
        let again = self.lic("%again", 1, None);
        self.graph.lics[again.0 as usize].init = vec![Bits::one_bit(false)];
        let mov = Op { outs: vec![Some(again)], stream: true, ..Op::new(Operator::Mov, 1) };
        let mov = self.op(mov);
        self.graph.ops[mov].ins = vec![self.predicate(latch)];
        self.graph.ops[op].ins = vec![Operand::Lic(again), self.predicate(preheader)];
        lic
    }

    /// The predicate of the region of `point`, as the document lists it.
    pub fn predicate(&mut self, point: Point) -> Operand {
        let stream = self.streams.predicate(self.plan, self.control, Root::Function, point);
        match self.streams.constant(stream) {
            Some(answer) => Operand::Const(Bits::one_bit(answer)),
            None => self.stream_operand(stream),
        }
    }

    /// A channel that gets a 1 for each time that `at` is passed, where `predicate` is 1.
    pub fn filtered(&mut self, predicate: Operand, at: Point) -> LicId {
        let lic = self.lic("%k", 1, Some(at));
        let ins = vec![predicate.clone(), predicate];
        self.op(Op { outs: vec![Some(lic)], ins, stream: true, ..Op::new(Operator::Filter, 1) });
        lic
    }

    /// One output of the operator `of`.
    pub(super) fn output(&mut self, of: ExprId, second: bool) -> LicId {
        let op = self.pair(of);
        let position = usize::from(second);
        if let Some(lic) = self.graph.ops[op].outs[position] {
            return lic;
        }
        let is_index = second && self.graph.ops[op].operator == Operator::Predmerge;
        let lic = self.lic(if is_index { "%index" } else { "%pred" }, 1, None);
        self.graph.ops[op].outs[position] = Some(lic);
        lic
    }

    /// The operator that `expr` is.
    fn pair(&mut self, expr: ExprId) -> usize {
        if let Some(&op) = self.pairs.get(&expr) {
            return op;
        }
        let (operator, ins) = match self.streams.expr(expr) {
            Expr::Propagate { pred, condition } => (Operator::Predprop, [pred, condition]),
            Expr::Merge { zero, one } => (Operator::Predmerge, [zero, one]),
            _ => unreachable!("only these have two outputs"),
        };
        let op = Op { outs: vec![None, None], stream: true, ..Op::new(operator, 1) };
        let op = self.op(op);
        self.pairs.insert(expr, op);
        self.streams.mark_built(expr);
        self.graph.ops[op].ins = ins.map(|expr| Operand::Lic(self.stream_lic(expr))).into();
        op
    }

    /// A stream operator of one output.
    pub(super) fn simple(&mut self, expr: ExprId, operator: Operator, ins: &[ExprId]) -> LicId {
        let lic = self.lic(if operator == Operator::Not { "%not" } else { "%pred" }, 1, None);
        self.stream_lics.insert(expr, lic);
        self.streams.mark_built(expr);
        let op = self.op(Op { outs: vec![Some(lic)], stream: true, ..Op::new(operator, 1) });
        self.graph.ops[op].ins = ins.iter().map(|&expr| Operand::Lic(self.stream_lic(expr))).collect();
        lic
    }
}
