//! Channels: what carries a signal in each region where the rules place one.

use super::{Builder, Gated};
use crate::{
    control_points::Carried,
    decision::{Decision, ExprId, Scope, Stream},
};
use dfquery_engine::cancel;
use dfquery_graph::{
    LicId, Op, Operand, Operator,
    bits::Bits,
    function::{AddressPart, Argument, Parts},
};
use dfquery_rules::entity::{Point, Signal};

impl Builder<'_, '_> {
    /// The operand for `signal` where `point` is passed.
    pub fn get(&mut self, signal: Signal, point: Point) -> Operand {
        cancel::check();
        match &self.control.carried[signal.0 as usize] {
            Carried::Immediate(Argument::Constant(bits)) => Operand::Const(bits.clone()),
            Carried::Immediate(Argument::Global { width, name, offset }) => {
                Operand::Global { width: *width, name: name.clone(), offset: *offset }
            }
            Carried::Immediate(Argument::Value(value)) => {
                Operand::Held(self.parameter(*value).expect("only parameters are held"))
            }
            Carried::Immediate(Argument::Expression { .. }) => self.expression(signal, point),
            _ => self.channel(signal, self.plan.region(point)),
        }
    }

    /// An operator that gives the value of a constant expression each time that `point` is passed.
    fn expression(&mut self, signal: Signal, point: Point) -> Operand {
        let key = (signal, self.plan.region(point));
        let Carried::Immediate(Argument::Expression { width, text, parts }) =
            &self.control.carried[signal.0 as usize]
        else {
            unreachable!("only an expression needs an operator");
        };
        // The number of a constant with addresses is needed as early as the first that asks for it.
        let number =
            parts.as_ref().map(|parts| self.token(Operand::Const(parts.number.clone()), *width, point));
        if let Some(operand) = self.channels.get(&key) {
            return operand.clone();
        }
        if let Some((number, parts)) = number.zip(parts.as_ref()) {
            let operand = Operand::Lic(self.with_addresses(number, parts, *width, point));
            self.channels.insert(key, operand.clone());
            return operand;
        }
        let out = self.lic("%constant", *width, Some(point));
        let op = self.op(Op {
            outs: vec![Some(out)],
            ins: vec![Operand::Const(Bits::zero(1))],
            origin: text.as_str().into(),
            ..Op::new(Operator::Pure("constant".to_owned()), *width)
        });
        self.gated.push(Gated { op, at: point });
        self.channels.insert(key, Operand::Lic(out));
        Operand::Lic(out)
    }

    /// `number`, tokens for `point`, with the addresses of `parts` in their places.
    fn with_addresses(&mut self, number: LicId, parts: &Parts, width: u32, point: Point) -> LicId {
        parts.addresses.iter().fold(number, |whole, AddressPart { bit, width: own, name, offset }| {
            let out = self.lic("%constant", width, Some(point));
            let address = Operand::Global { width: *own, name: name.clone(), offset: *offset };
            self.op(Op {
                outs: vec![Some(out)],
                ins: vec![Operand::Lic(whole), address],
                immediates: vec![i64::from(*bit)],
                ..Op::new(Operator::Pure("insertvalue".to_owned()), width)
            });
            out
        })
    }

    /// The channel of `signal` in `region`.
    pub(super) fn channel(&mut self, signal: Signal, region: Point) -> Operand {
        if let Some(operand) = self.channels.get(&(signal, region)) {
            return operand.clone();
        }
        if self.plan.region(self.plan.defined_at[&signal]) == region {
            return self.make(signal, region);
        }
        if let Some(&header) = self.plan.live_into_loop.get(&(signal, region)) {
            return self.carry_in(signal, region, header);
        }
        let operand = match self.plan.exit_sources.get(&(signal, region)) {
            Some(&point) => self.carry_out(signal, point),
            None => self.steer(signal, region),
        };
        self.channels.insert((signal, region), operand.clone());
        operand
    }

    // ---- steering

    /// Switches `signal` to `region` from the nearest region above that has it.
    ///
    /// The output of an existing switch towards the region is the nearer place to start from.
    fn steer(&mut self, signal: Signal, region: Point) -> Operand {
        let anchor = self.plan.steer[&(signal, region)];
        let mut from = self.plan.region(anchor);
        let mut data = self.channel(signal, from);
        for next in self.regions_between(from, region) {
            let anchor = self.plan.idom[next.0 as usize].expect("a region below another has a dominator");
            let exec = self.exec(next, anchor);
            let Operand::Lic(lic) = data else { break };
            if self.streams.constant(exec).is_some() || !self.switches.contains_key(&(exec.expr, lic)) {
                break;
            }
            data = Operand::Lic(self.switch(exec, lic, signal, Some(next)));
            self.channels.insert((signal, next), data.clone());
            from = next;
        }
        let below = self.regions_between(from, region).first().copied().unwrap_or(region);
        let anchor = self.plan.idom[below.0 as usize].expect("a region below another has a dominator");
        let exec = self.exec(region, anchor);
        self.switched(exec, data, signal, Some(region))
    }

    /// The regions below `above` and above `region`, topmost first.
    fn regions_between(&self, above: Point, region: Point) -> Vec<Point> {
        let mut between: Vec<Point> = self.plan.regions_up(region).take_while(|&at| at != above).collect();
        between.reverse();
        between
    }

    /// Will `region` be passed, for each time that `anchor` is?
    pub(super) fn exec(&mut self, region: Point, anchor: Point) -> Stream {
        let decision = Decision::exec([region], Scope::Toward(region));
        self.streams.decide(self.plan, self.control, anchor, &decision)
    }

    /// `data` where `exec` is 1; all of it if that is always so.
    pub(super) fn switched(
        &mut self,
        exec: Stream,
        data: Operand,
        signal: Signal,
        at: Option<Point>,
    ) -> Operand {
        match (self.streams.constant(exec), data) {
            (None, Operand::Lic(lic)) => Operand::Lic(self.switch(exec, lic, signal, at)),
            (never, data) => {
                assert_ne!(never, Some(false), "a signal is steered only to where control can go");
                data
            }
        }
    }

    /// The output of the one switch of `data` by the expression of `select` that has the tokens for which it is 1.
    fn switch(&mut self, select: Stream, data: LicId, signal: Signal, at: Option<Point>) -> LicId {
        let way = usize::from(!select.negated);
        let op = self.switch_op(select.expr, data, signal);
        if let Some(out) = self.graph.ops[op].outs[way] {
            return out;
        }
        let name = self.names.signal(signal);
        let out = self.lic(&name, self.graph.lic(data).width, at);
        self.graph.ops[op].outs[way] = Some(out);
        out
    }

    fn switch_op(&mut self, select: ExprId, data: LicId, signal: Signal) -> usize {
        if let Some(&op) = self.switches.get(&(select, data)) {
            return op;
        }
        let op =
            Op { outs: vec![None, None], ..self.plain(Operator::Switch, self.graph.lic(data).width, signal) };
        let op = self.op(op);
        self.switches.insert((select, data), op);
        let select = self.stream_lic(select);
        self.graph.ops[op].ins = vec![Operand::Lic(select), Operand::Lic(data)];
        op
    }

    /// `signal` from the loop that `point` follows.
    fn carry_out(&mut self, signal: Signal, point: Point) -> Operand {
        if let Some(&leaf) = self.plan.exit_leaf.get(&point) {
            return self.get(signal, leaf);
        }
        let anchor = self.plan.steer_exit[&(signal, point)];
        let data = self.get(signal, anchor);
        let [zeros, ones] = &self.plan.dispatch_leaves[&point];
        let header = self.control.block_of(point).expect("a dispatch stands behind a loop");
        let decision = Decision::exec(zeros.iter().chain(ones).copied(), Scope::Exits(header));
        let exec = self.streams.decide(self.plan, self.control, anchor, &decision);
        self.switched(exec, data, signal, None)
    }
}
