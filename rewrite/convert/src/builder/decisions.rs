//! The operators of streams that decide.

use super::Builder;
use crate::decision::{Expr, ExprId, Stream};
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits};

impl Builder<'_, '_> {
    /// The channel of a stream expression.
    pub fn stream_lic(&mut self, expr: ExprId) -> LicId {
        if let Some(&lic) = self.stream_lics.get(&expr) {
            return lic;
        }
        let lic = match self.streams.expr(expr) {
            Expr::Zero => unreachable!("constant streams are never given a channel"),
            Expr::Condition(signal, region) => {
                let operand = self.get(signal, region);
                self.token(operand, 1, region)
            }
            Expr::Pick { select, zero, one } => return self.stream_pick(expr, select, zero, one),
            Expr::Filter { select, of } => self.stream_filter(select, of),
            Expr::Start => self.start(),
            Expr::Loop(region) => return self.loop_predicate(expr, region),
            Expr::Output { of, second } => self.output(of, second),
            Expr::Propagate { .. } | Expr::Merge { .. } => unreachable!("two outputs are two streams"),
            Expr::Not(of) => return self.simple(expr, Operator::Not, &[of]),
            Expr::Leaving { over, leaf } => return self.simple(expr, Operator::Filter, &[over, leaf]),
        };
        self.stream_lics.insert(expr, lic);
        self.streams.mark_built(expr);
        lic
    }

    fn stream_pick(&mut self, expr: ExprId, select: ExprId, zero: Stream, one: Stream) -> LicId {
        let lic = self.lic("%e", 1, None);
        self.stream_lics.insert(expr, lic);
        self.streams.mark_built(expr);
        let select = Operand::Lic(self.stream_lic(select));
        let [zero, one] = [zero, one].map(|stream| match self.streams.constant(stream) {
            Some(answer) => Err(answer),
            None => Ok(self.stream_operand(stream)),
        });
        let (operator, ins) = match (zero, one) {
            (Err(false), Ok(one)) => (Operator::Land, vec![select, one]),
            (Ok(zero), Err(true)) => (Operator::Lor, vec![select, zero]),
            (zero, one) => {
                let operand =
                    |side: Result<Operand, bool>| side.unwrap_or_else(|a| Operand::Const(Bits::one_bit(a)));
                (Operator::Pick, vec![select, operand(zero), operand(one)])
            }
        };
        let op = Op { outs: vec![Some(lic)], ins, stream: true, ..Op::new(operator, 1) };
        self.op(op);
        lic
    }

    fn stream_filter(&mut self, select: Stream, of: ExprId) -> LicId {
        let data = self.stream_lic(of);
        let way = usize::from(!select.negated);
        let op = match self.switches.get(&(select.expr, data)) {
            Some(&op) => op,
            None => {
                let op = Op { outs: vec![None, None], stream: true, ..Op::new(Operator::Switch, 1) };
                let op = self.op(op);
                self.switches.insert((select.expr, data), op);
                let select = self.stream_lic(select.expr);
                self.graph.ops[op].ins = vec![Operand::Lic(select), Operand::Lic(data)];
                op
            }
        };
        if let Some(out) = self.graph.ops[op].outs[way] {
            return out;
        }
        let out = self.lic("%e", 1, None);
        self.graph.ops[op].outs[way] = Some(out);
        out
    }

    /// A stream that is no constant, with a `not` where its negation has to be a channel.
    pub(super) fn stream_operand(&mut self, stream: Stream) -> Operand {
        let lic = self.stream_lic(stream.expr);
        if !stream.negated {
            return Operand::Lic(lic);
        }
        let out = self.lic("%not", 1, None);
        let op = Op {
            outs: vec![Some(out)],
            ins: vec![Operand::Lic(lic)],
            stream: true,
            ..Op::new(Operator::Not, 1)
        };
        self.op(op);
        Operand::Lic(out)
    }
}
