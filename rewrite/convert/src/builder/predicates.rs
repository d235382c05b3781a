//! The operators of predicates.

use super::Builder;
use crate::{
    control_points::Place,
    decision::{Expr, ExprId, Root},
};
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits, name::Name};
use dfquery_rules::entity::Point;

impl Builder<'_, '_> {
    /// A 1 for each time that the function begins.
    pub(super) fn start(&mut self) -> LicId {
        let entry = self.control.head(self.function.blocks[0].id);
        let lic = self.lic(self.predicate_name(Some(entry)), 1, Some(entry));
        self.gate(lic, Operand::Const(Bits::one_bit(true)), entry);
        let op = self.graph.ops.last_mut().expect("the gate");
        op.stream = true;
        self.place_predicate(self.graph.ops.len() - 1, Some(entry));
        lic
    }

    /// The predicate of the region that a loop begins at: that of its latch, after an initial 0, or else that of its preheader.
    pub(super) fn loop_predicate(&mut self, expr: ExprId, region: Point) -> LicId {
        let lic = self.lic(self.predicate_name(Some(region)), 1, None);
        self.stream_lics.insert(expr, lic);
        self.rounds.push((lic, region));
        let op = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Lor, 1) };
        let op = self.op(op);
        self.place_predicate(op, Some(region));
        let [preheader, latch] = self.plan.predicates.loop_ends(region);
        let again = self.lic("%again", 1, None);
        self.graph.lics[again.0 as usize].init = vec![Bits::one_bit(false)];
        let mov = Op { outs: vec![Some(again)], stream: true, ..Op::new(Operator::Mov, 1) };
        let mov = self.op(mov);
        self.place_predicate(mov, Some(region));
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
        let region = self.streams.output_predicated(of, second);
        let other = region.or_else(|| self.streams.output_predicated(of, !second));
        let name = if is_index { "%index".into() } else { self.output_name(of, region) };
        let lic = self.lic(name, 1, None);
        if self.graph.ops[op].origin.is_empty() {
            self.place_predicate(op, other);
        }
        self.graph.ops[op].outs[position] = Some(lic);
        lic
    }

    /// The name of the predicate of `region`: `%pred.b` at the head of the block `b`, `%pred.a_b` on an edge.
    fn predicate_name(&self, region: Option<Point>) -> Name {
        let Some(region) = region else { return "%pred".into() };
        let at = match self.control.places[region.0 as usize] {
            Place::Exit(_, edge) => format!("{}.out", self.control.local_point_name(self.function, edge)),
            _ => self.control.local_point_name(self.function, region),
        };
        let plain = at.replace('"', "").replace('>', "_");
        if at.contains('"') { format!("%\"pred.{plain}\"").into() } else { format!("%pred.{plain}").into() }
    }

    /// The name of the first output of `of`: of its region or, where control that comes by two of several ways has
    /// none, of both ways.
    fn output_name(&self, of: ExprId, region: Option<Point>) -> Name {
        let ways = match self.streams.expr(of) {
            Expr::Merge { zero, one } => [zero, one].map(|way| self.streams.predicated(way)),
            _ => [None; 2],
        };
        let [Some(zero), Some(one)] = ways else { return self.predicate_name(region) };
        if region.is_some() {
            return self.predicate_name(region);
        }
        let [zero, one] = [zero, one].map(|way| self.predicate_name(Some(way)));
        let parts = [&zero[..], &one[..]].map(|name| name.trim_start_matches("%pred."));
        match zero.contains('"') || one.contains('"') {
            true => "%pred".into(),
            false => format!("%pred.{}.or.{}", parts[0], parts[1]).into(),
        }
    }

    /// Says of the operator `op` that it stands for the predicate of `region`.
    fn place_predicate(&mut self, op: usize, region: Option<Point>) {
        let Some(region) = region else { return };
        let block = self.control.block_of(region).map(|block| self.names.block(block));
        let op = &mut self.graph.ops[op];
        op.origin = self.control.local_point_name(self.function, region).into();
        op.block = block.unwrap_or_default();
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
        let region = self.streams.predicated(expr);
        let name = if operator == Operator::Not { "%not".into() } else { self.predicate_name(region) };
        let lic = self.lic(name, 1, None);
        self.stream_lics.insert(expr, lic);
        self.streams.mark_built(expr);
        let op = self.op(Op { outs: vec![Some(lic)], stream: true, ..Op::new(operator, 1) });
        self.place_predicate(op, region);
        self.graph.ops[op].ins = ins.iter().map(|&expr| Operand::Lic(self.stream_lic(expr))).collect();
        lic
    }
}
