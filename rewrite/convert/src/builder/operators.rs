//! The operators of signals where they are defined.

use super::Builder;
use crate::control_points::{Carried, Place, comparison_name};
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits, function::Argument, spec::OperatorSpec};
use dfquery_rules::entity::{Point, Signal};

impl Builder<'_, '_> {
    /// Makes `signal` where it is defined.
    pub(super) fn make(&mut self, signal: Signal, region: Point) -> Operand {
        if let Some(&phi) = self.plan.loop_phis.get(&signal)
            && let Place::Head(header) = self.control.places[self.plan.defined_at[&signal].0 as usize]
        {
            return self.header_pick(signal, region, header, phi.entering, phi.repeated);
        }
        if let Some(phi) = self.plan.join_phis.get(&signal) {
            return self.join_pick(signal, region, phi);
        }
        if let Some(phi) = self.plan.selected.get(&signal) {
            return self.select(signal, region, phi);
        }
        match self.control.carried[signal.0 as usize].clone() {
            Carried::Immediate(_) => unreachable!("a constant is not defined anywhere"),
            Carried::Value(value) => match self.parameter(value) {
                Some(lic) => Operand::Lic(lic),
                None => self.compute(signal, region, self.definition(value)),
            },
            Carried::OrderStart => Operand::Lic(self.graph.order_in.expect("made with the graph")),
            Carried::Order(instruction) => self.compute(signal, region, instruction),
            Carried::Joined(_)
            | Carried::Collected(..)
            | Carried::Staggered(..)
            | Carried::Rejoined(..)
            | Carried::OrderEnd => self.join_orders(signal, region),
            Carried::Comparison(point) => self.compare(signal, region, point),
            Carried::Dispatch(dispatch) => {
                let stream = self.streams.dispatch(self.plan, self.control, dispatch);
                let operand = Operand::Lic(self.stream_lic(stream.expr));
                self.channels.insert((signal, region), operand.clone());
                operand
            }
            carried @ (Carried::OrderPhi(..)
            | Carried::Entering(..)
            | Carried::Merged(_)
            | Carried::ChainEnd(_)
            | Carried::Result(_)) => {
                unreachable!("{carried:?} takes one signal only and is an alias")
            }
        }
    }

    /// The channel of `value`, if it is a parameter.
    pub(super) fn parameter(&self, value: u32) -> Option<LicId> {
        let position = self.function.parameters.iter().position(|&parameter| parameter == value);
        position.map(|position| self.graph.params[position])
    }

    fn definition(&self, value: u32) -> u32 {
        self.function.definition(value).expect("a value that is no parameter has a definition").id
    }

    /// The operator of `instruction`, with its value and its memory order; returns the channel of `signal`.
    fn compute(&mut self, signal: Signal, region: Point, instruction: u32) -> Operand {
        let instruction = self.function.instruction(instruction);
        let point = self.plan.defined_at[&signal];
        let order = self.plan.order_before.get(&instruction.id).copied();
        let shape = OperatorSpec::of(self.function, instruction)
            .expect("conversion makes operators of what has a shape");
        let mut outs = Vec::new();
        if let Some(value) = instruction.result {
            let signal = self.signal(&Carried::Value(value));
            let out = self.lic(self.names.signal(signal), self.function.width(value), Some(point));
            self.channels.insert((signal, region), Operand::Lic(out));
            outs.push(Some(out));
        }
        if order.is_some() {
            let out = self.lic("%mem", 0, Some(point));
            let order = self.signal(&Carried::Order(instruction.id));
            self.channels.insert((order, region), Operand::Lic(out));
            outs.push(Some(out));
        }
        let operator = match (shape.operator, order) {
            (Operator::Call { callee: Some(callee) }, None) if !shape.operands.is_empty() => {
                Operator::Pure(callee.trim_start_matches('@').to_owned())
            }
            (Operator::Call { .. }, None) => Operator::Source,
            (operator, _) => operator,
        };
        let op = self.op(Op {
            operand_width: shape.operand_width,
            lanes: shape.lanes,
            immediates: shape.immediates,
            outs,
            origin: self.origin(instruction),
            block: self.home_block(signal),
            loc: self.function.location(instruction.id),
            ..Op::new(operator, shape.width)
        });
        let mut ins: Vec<Operand> =
            shape.operands.iter().map(|operand| self.get(self.argument(operand), point)).collect();
        if let Some(order) = order {
            ins.push(self.get(order, point));
        }
        self.graph.ops[op].ins = ins;
        self.trigger(op, point);
        self.channels[&(signal, region)].clone()
    }

    /// Gives an operator that would have constants only a token to wait for.
    pub(super) fn trigger(&mut self, op: usize, at: Point) {
        if self.graph.ops[op].ins.iter().any(|input| matches!(input, Operand::Lic(_))) {
            return;
        }
        let first = self.graph.ops[op].ins.first().cloned().unwrap_or(Operand::Const(Bits::zero(1)));
        let width = first.width(&self.graph);
        let token = Operand::Lic(self.token(first, width, at));
        match self.graph.ops[op].ins.first_mut() {
            Some(input) => *input = token,
            None => self.graph.ops[op].ins.push(token),
        }
    }

    fn argument(&self, argument: &Argument) -> Signal {
        self.plan.resolve(self.control.find(argument).expect("every operand has a name"))
    }

    fn join_orders(&mut self, signal: Signal, region: Point) -> Operand {
        let point = self.plan.defined_at[&signal];
        let delayed = self.plan.delayed.get(&signal).copied();
        if let ([order], None) = (&self.plan.joined[&signal][..], delayed) {
            let order = *order;
            let operand = self.get(order, point);
            self.channels.insert((signal, region), operand.clone());
            return operand;
        }
        let out = self.lic("%all", 0, Some(point));
        self.channels.insert((signal, region), Operand::Lic(out));
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::All, 0, signal) };
        let op = self.op(op);
        let orders = &self.plan.joined[&signal];
        let mut ins: Vec<Operand> = orders.iter().map(|&order| self.get(order, point)).collect();
        if let Some((order, iterations)) = delayed {
            ins.push(self.delay(order, iterations, point));
        }
        self.graph.ops[op].ins = ins;
        Operand::Lic(out)
    }

    /// `order` as it was that number of iterations before: its channel holds that many tokens to begin with, and when the loop
    /// ends, that many are left.
    fn delay(&mut self, order: Signal, iterations: u32, point: Point) -> Operand {
        let out = self.lic("%ago", 0, None);
        self.graph.lics[out.0 as usize].init = vec![Bits::zero(0); iterations as usize];
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Mov, 0, order) };
        let op = self.op(op);
        self.graph.ops[op].ins = vec![self.get(order, point)];
        Operand::Lic(out)
    }

    fn compare(&mut self, signal: Signal, region: Point, point: Point) -> Operand {
        let (test, _) = &self.control.tests[&point];
        let out = self.lic("%case", 1, Some(point));
        self.channels.insert((signal, region), Operand::Lic(out));
        let operand = self.plan.resolve(self.control.compared[&signal]);
        let width = self.signal_width(operand);
        let operator = Operator::Pure(comparison_name(test.comparison).to_owned());
        let op = Op { outs: vec![Some(out)], operand_width: Some(width), ..self.plain(operator, 1, signal) };
        let op = self.op(op);
        let operand = self.get(operand, point);
        self.graph.ops[op].ins = vec![operand, Operand::Const(test.bits.clone())];
        self.trigger(op, point);
        Operand::Lic(out)
    }
}
