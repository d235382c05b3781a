//! From the plan to operators: each signal gets a channel in each region where the rules place one.

mod choices;
mod predicates;
mod race;

use super::{
    frame::{Carried, Frame, Place, comparison_name},
    names::Names,
    options::Mechanism,
    plan::{JoinPhi, LoopPoints, Plan},
    streams::{Decision, Expr, ExprId, Scope, Stream, Streams},
};
use dfquery_engine::stop;
use dfquery_graph::{
    Graph, Lic, LicId, Op, Operand, Operator,
    bits::Bits,
    function::{Argument, Function, Instruction},
    name::Name,
    spec::OperatorSpec,
};
use dfquery_rules::entity::{Point, Signal};
use rustc_hash::{FxHashMap, FxHashSet};

/// The select stream of a loop's header picks.
#[derive(Clone, Copy)]
struct Select {
    /// The channel that holds the initial value.
    lic: LicId,
    /// Whether 1, not 0, means that the loop is entered.
    enters_on_one: bool,
}

/// A constant that has to become tokens, one for each time that a point is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gated {
    /// The operator that still lacks its trigger, an index into [`Graph::ops`].
    pub op: usize,
    /// The point.
    pub at: Point,
}

/// How many ways to divide the arms of a phi are compared.
const DIVISIONS: usize = 4;

/// What a switch is known by: its select and its data.
type SwitchKey = (ExprId, LicId);

/// What conversion knows besides the graph while it grows.
pub struct Builder<'a, 'f> {
    /// The facts.
    pub function: &'f Function<'a>,
    /// The names.
    pub frame: &'f Frame,
    /// What the rules say.
    pub plan: &'f Plan,
    /// The decisions.
    pub streams: Streams,
    /// The graph.
    pub graph: Graph,
    /// Where each channel gets its values, for those that get one for each time that a point is passed.
    pub filled_at: Vec<Option<Point>>,
    /// Constants that still need a trigger.
    pub gated: Vec<Gated>,
    /// The `mov`s that carry an initial value for header picks.
    pub selects: FxHashSet<usize>,
    channels: FxHashMap<(Signal, Point), Operand>,
    stream_lics: FxHashMap<ExprId, LicId>,
    /// The operators of two outputs, by their expression.
    pairs: FxHashMap<ExprId, usize>,
    switches: FxHashMap<SwitchKey, usize>,
    loop_selects: FxHashMap<u32, Select>,
    /// What comes with each iteration of a loop that nothing else is carried into.
    loop_tokens: FxHashMap<u32, LicId>,
    gates: FxHashMap<(Bits, Point), LicId>,
    /// Which side of a join came, by the arms of the sides.
    races: FxHashMap<[Vec<Point>; 2], LicId>,
    /// The names of all that is made.
    pub names: Names<'a, 'f>,
}

impl<'a, 'f> Builder<'a, 'f> {
    /// An empty graph with the channels that the environment fills.
    pub fn new(function: &'f Function<'a>, frame: &'f Frame, plan: &'f Plan, streams: Streams) -> Self {
        let mut builder = Builder {
            function,
            frame,
            plan,
            streams,
            graph: Graph {
                name: function.name().to_owned(),
                endless: function.is_endless(),
                ..Graph::default()
            },
            filled_at: Vec::new(),
            gated: Vec::new(),
            selects: FxHashSet::default(),
            channels: FxHashMap::default(),
            stream_lics: FxHashMap::default(),
            pairs: FxHashMap::default(),
            switches: FxHashMap::default(),
            loop_selects: FxHashMap::default(),
            loop_tokens: FxHashMap::default(),
            gates: FxHashMap::default(),
            races: FxHashMap::default(),
            names: Names::new(function, frame),
        };
        let entry = frame.head(function.blocks[0].id);
        for &value in &function.parameters {
            let lic = builder.lic(function.value_name(value), function.width(value), Some(entry));
            builder.graph.params.push(lic);
        }
        builder.graph.order_in = Some(builder.lic("%in_mem_ord", 0, Some(entry)));
        builder
    }

    /// Makes all operators that the function needs.
    pub fn build(&mut self) {
        for &instruction in &self.plan.effects {
            let order = self.signal(&Carried::Order(instruction));
            self.channel(order, self.plan.region(self.plan.defined_at[&order]));
        }
        let Some(finish) = self.frame.places.iter().position(|place| *place == Place::FunctionExit) else {
            return;
        };
        let finish = Point(finish as u32);
        let end = self.plan.resolve(self.signal(&Carried::OrderEnd));
        self.graph.order_out = lic_of(&self.get(end, finish));
        if let Some(width) = self.function.result_width {
            let result = self.plan.resolve(self.signal(&Carried::Result));
            let result = self.get(result, finish);
            self.graph.result = Some(self.token(result, width, finish));
        }
    }

    fn signal(&self, carried: &Carried) -> Signal {
        self.frame.find_carried(carried).expect("the frame names it")
    }

    /// A new channel with a name like `base`.
    fn lic(&mut self, base: impl AsRef<str> + Into<Name>, width: u32, at: Option<Point>) -> LicId {
        let name = self.names.channel(base);
        let lic = Lic { name, width, depth: 1, init: Vec::new(), group: Name::default() };
        self.graph.lics.push(lic);
        self.filled_at.push(at);
        LicId(self.graph.lics.len() as u32 - 1)
    }

    /// Appends an operator and returns its index.
    fn op(&mut self, op: Op) -> usize {
        self.graph.ops.push(op);
        self.graph.ops.len() - 1
    }

    /// What stands for `signal` where `point` is passed.
    pub fn get(&mut self, signal: Signal, point: Point) -> Operand {
        stop::check();
        match &self.frame.carried[signal.0 as usize] {
            Carried::Immediate(Argument::Constant(bits)) => Operand::Const(bits.clone()),
            Carried::Immediate(Argument::Global { width, name, offset }) => {
                Operand::Global { width: *width, name: name.clone(), offset: *offset }
            }
            Carried::Immediate(_) => self.expression(signal, point),
            _ => self.channel(signal, self.plan.region(point)),
        }
    }

    /// An operator that gives the value of a constant expression each time that `point` is passed.
    fn expression(&mut self, signal: Signal, point: Point) -> Operand {
        let key = (signal, self.plan.region(point));
        if let Some(operand) = self.channels.get(&key) {
            return operand.clone();
        }
        let Carried::Immediate(Argument::Expression { width, text }) = &self.frame.carried[signal.0 as usize]
        else {
            unreachable!("only an expression needs an operator");
        };
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

    /// The channel of `signal` in `region`.
    fn channel(&mut self, signal: Signal, region: Point) -> Operand {
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
    /// Where a switch towards the region stands already, its output is the nearer place to start from.
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
    fn exec(&mut self, region: Point, anchor: Point) -> Stream {
        let decision = Decision::exec([region], Scope::Toward(region));
        self.streams.decide(self.plan, self.frame, anchor, &decision)
    }

    /// `data` where `exec` is 1; all of it if that is always so.
    fn switched(&mut self, exec: Stream, data: Operand, signal: Signal, at: Option<Point>) -> Operand {
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

    /// `signal` from the loop that `point` stands behind.
    fn carry_out(&mut self, signal: Signal, point: Point) -> Operand {
        if let Some(&leaf) = self.plan.exit_leaf.get(&point) {
            return self.get(signal, leaf);
        }
        let anchor = self.plan.steer_exit[&(signal, point)];
        let data = self.get(signal, anchor);
        let [zeros, ones] = &self.plan.dispatch_leaves[&point];
        let header = self.frame.block_of(point).expect("a dispatch stands behind a loop");
        let decision = Decision::exec(zeros.iter().chain(ones).copied(), Scope::Exits(header));
        let exec = self.streams.decide(self.plan, self.frame, anchor, &decision);
        self.switched(exec, data, signal, None)
    }

    // ---- loops

    /// `signal`, made outside, for each iteration of the loop of `header`.
    fn carry_in(&mut self, signal: Signal, region: Point, header: u32) -> Operand {
        self.header_pick(signal, region, header, signal, signal)
    }

    /// A pick that takes `entering` from the preheader and then `repeated` from the latch.
    fn header_pick(
        &mut self,
        signal: Signal,
        region: Point,
        header: u32,
        entering: Signal,
        repeated: Signal,
    ) -> Operand {
        let LoopPoints { head, preheader, latch } = self.plan.loops[&header];
        let name = self.names.signal(signal);
        let width = self.signal_width(signal);
        let out = self.lic(&name, width, Some(head));
        self.channels.insert((signal, region), Operand::Lic(out));
        let select = self.loop_select(header);
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Pick, width, signal) };
        let op = self.op(op);
        let entering = self.get(entering, preheader);
        let entering = Operand::Lic(self.token(entering, width, preheader));
        let repeated = self.get(repeated, latch);
        let [zero, one] = if select.enters_on_one { [repeated, entering] } else { [entering, repeated] };
        self.graph.ops[op].ins = vec![Operand::Lic(select.lic), zero, one];
        Operand::Lic(out)
    }

    /// The stream that says, for each time that the header is passed, whether the loop is repeated, behind one initial
    /// value that says that it is entered.
    fn loop_select(&mut self, header: u32) -> Select {
        if let Some(&select) = self.loop_selects.get(&header) {
            return select;
        }
        let LoopPoints { head, latch, .. } = self.plan.loops[&header];
        let repeats = self.exec(latch, head);
        let lic = self.lic("%cont", 1, None);
        let select = Select { lic, enters_on_one: repeats.negated };
        self.loop_selects.insert(header, select);
        if let Some(always) = self.streams.constant(repeats) {
            let select = Select { lic, enters_on_one: false };
            self.loop_selects.insert(header, select);
            self.gate(lic, Bits::one_bit(always), head);
            self.graph.lics[lic.0 as usize].init = vec![Bits::one_bit(false)];
            return select;
        }
        self.graph.lics[lic.0 as usize].init = vec![Bits::one_bit(repeats.negated)];
        let mov = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Mov, 1) };
        let mov = self.op(mov);
        self.selects.insert(mov);
        let source = self.stream_lic(repeats.expr);
        self.graph.ops[mov].ins = vec![Operand::Lic(source)];
        select
    }

    /// A channel that gets a value for each time that the loop at `head`, into which nothing is carried, is repeated or entered.
    pub fn loop_token(&mut self, head: Point) -> LicId {
        let header = self.frame.block_of(head).expect("a loop begins with a block");
        if let Some(&lic) = self.loop_tokens.get(&header) {
            return lic;
        }
        let lic = self.lic("%k", 1, Some(head));
        self.loop_tokens.insert(header, lic);
        let op = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Pick, 1) };
        let op = self.op(op);
        let zero = Operand::Const(Bits::zero(1));
        let preheader = self.plan.loops[&header].preheader;
        let entering = Operand::Lic(self.token(zero.clone(), 1, preheader));
        let select = self.loop_select(header);
        let [zero, one] = if select.enters_on_one { [zero, entering] } else { [entering, zero] };
        self.graph.ops[op].ins = vec![Operand::Lic(select.lic), zero, one];
        lic
    }

    // ---- constants

    /// `operand` as tokens, one for each time that `at` is passed.
    fn token(&mut self, operand: Operand, width: u32, at: Point) -> LicId {
        let bits = match operand {
            Operand::Lic(lic) => return lic,
            Operand::Const(bits) => bits,
            global => return self.gate_operand(global, width, at),
        };
        let key = (bits.clone(), self.plan.region(at));
        if let Some(&lic) = self.gates.get(&key) {
            self.trigger_early(lic, at);
            return lic;
        }
        let lic = self.lic(format!("%k{bits}"), width, Some(at));
        self.gates.insert(key, lic);
        self.gate(lic, bits, at);
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

    fn gate_operand(&mut self, operand: Operand, width: u32, at: Point) -> LicId {
        let lic = self.lic("%k", width, Some(at));
        let op = Op {
            outs: vec![Some(lic)],
            ins: vec![operand.clone(), operand],
            ..Op::new(Operator::Gate, width)
        };
        let op = self.op(op);
        self.gated.push(Gated { op, at });
        lic
    }

    fn gate(&mut self, lic: LicId, bits: Bits, at: Point) {
        let operand = Operand::Const(bits);
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

    // ---- streams

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
            Expr::Filter { control, of } => self.stream_filter(control, of),
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

    fn stream_filter(&mut self, control: Stream, of: ExprId) -> LicId {
        let data = self.stream_lic(of);
        let way = usize::from(!control.negated);
        let op = match self.switches.get(&(control.expr, data)) {
            Some(&op) => op,
            None => {
                let op = Op { outs: vec![None, None], stream: true, ..Op::new(Operator::Switch, 1) };
                let op = self.op(op);
                self.switches.insert((control.expr, data), op);
                let control = self.stream_lic(control.expr);
                self.graph.ops[op].ins = vec![Operand::Lic(control), Operand::Lic(data)];
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
    fn stream_operand(&mut self, stream: Stream) -> Operand {
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

    // ---- signals where they are defined

    /// Makes `signal` where it is defined.
    fn make(&mut self, signal: Signal, region: Point) -> Operand {
        if let Some(&phi) = self.plan.loop_phis.get(&signal)
            && let Place::Head(header) = self.frame.places[self.plan.defined_at[&signal].0 as usize]
        {
            return self.header_pick(signal, region, header, phi.entering, phi.repeated);
        }
        if let Some(phi) = self.plan.join_phis.get(&signal) {
            return self.join_pick(signal, region, phi);
        }
        if let Some(phi) = self.plan.selected.get(&signal) {
            return self.select(signal, region, phi);
        }
        match self.frame.carried[signal.0 as usize].clone() {
            Carried::Immediate(_) => unreachable!("a constant is not defined anywhere"),
            Carried::Value(value) => match self.function.parameters.iter().position(|&p| p == value) {
                Some(position) => Operand::Lic(self.graph.params[position]),
                None => self.compute(signal, region, self.definition(value)),
            },
            Carried::OrderStart => Operand::Lic(self.graph.order_in.expect("made with the graph")),
            Carried::Order(instruction) => self.compute(signal, region, instruction),
            Carried::Joined(_) | Carried::OrderEnd => self.join_orders(signal, region),
            Carried::Comparison(point) => self.compare(signal, region, point),
            Carried::Dispatch(dispatch) => {
                let stream = self.streams.dispatch(self.plan, self.frame, dispatch);
                let operand = Operand::Lic(self.stream_lic(stream.expr));
                self.channels.insert((signal, region), operand.clone());
                operand
            }
            carried @ (Carried::OrderPhi(..)
            | Carried::Merged(_)
            | Carried::ChainEnd(_)
            | Carried::Result) => {
                unreachable!("{carried:?} takes one signal only and is an alias")
            }
        }
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
            (Operator::Call { .. }, None) => Operator::Source,
            (operator, _) => operator,
        };
        let op = self.op(Op {
            operator,
            width: shape.width,
            operand_width: shape.operand_width,
            lanes: shape.lanes,
            immediates: shape.immediates,
            outs,
            ins: Vec::new(),
            stream: false,
            origin: self.origin(instruction),
            block: self.home_block(signal),
            loc: self.function.location(instruction.id),
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
    fn trigger(&mut self, op: usize, at: Point) {
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
        self.plan.resolve(self.frame.find(argument).expect("the frame names every operand"))
    }

    fn join_orders(&mut self, signal: Signal, region: Point) -> Operand {
        let point = self.plan.defined_at[&signal];
        if let [order] = self.plan.joined[&signal][..] {
            let operand = self.get(order, point);
            self.channels.insert((signal, region), operand.clone());
            return operand;
        }
        let out = self.lic("%all", 0, Some(point));
        self.channels.insert((signal, region), Operand::Lic(out));
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::All, 0, signal) };
        let op = self.op(op);
        let orders = &self.plan.joined[&signal];
        let ins = orders.iter().map(|&order| self.get(order, point)).collect();
        self.graph.ops[op].ins = ins;
        Operand::Lic(out)
    }

    fn compare(&mut self, signal: Signal, region: Point, point: Point) -> Operand {
        let (test, _) = &self.frame.tests[&point];
        let out = self.lic("%case", 1, Some(point));
        self.channels.insert((signal, region), Operand::Lic(out));
        let operand = self.plan.resolve(self.frame.compared[&signal]);
        let width = self.signal_width(operand);
        let operator = Operator::Pure(comparison_name(test.comparison).to_owned());
        let op = Op { outs: vec![Some(out)], operand_width: Some(width), ..self.plain(operator, 1, signal) };
        let op = self.op(op);
        let operand = self.get(operand, point);
        self.graph.ops[op].ins = vec![operand, Operand::Const(test.bits.clone())];
        self.trigger(op, point);
        Operand::Lic(out)
    }

    // ---- joins

    /// A tree of picks over the arms of a phi; arms that take the same signal are one.
    fn join_pick(&mut self, signal: Signal, region: Point, phi: &JoinPhi) -> Operand {
        let mut groups: Vec<Group> = Vec::new();
        for &(from, operand) in &phi.arms {
            let shared = |group: &&mut Group| group.operand == operand && !self.frame.is_expression(operand);
            match groups.iter_mut().find(shared) {
                Some(group) => group.arms.push(from),
                None => groups.push(Group { operand, arms: vec![from] }),
            }
        }
        if let [only] = &groups[..] {
            let operand = self.arm(signal, only);
            self.channels.insert((signal, region), operand.clone());
            return operand;
        }
        let name = self.names.signal(signal);
        let out = self.lic(&name, self.signal_width(signal), Some(phi.join));
        self.channels.insert((signal, region), Operand::Lic(out));
        let groups: Vec<&Group> = groups.iter().collect();
        self.pick_tree(signal, phi.join, &groups, Some(out))
    }

    fn pick_tree(&mut self, signal: Signal, join: Point, groups: &[&Group], out: Option<LicId>) -> Operand {
        if let [only] = groups {
            return self.arm(signal, only);
        }
        if self.streams.mechanism == Mechanism::Pickany {
            return self.race(signal, join, groups, out);
        }
        let Division { select, mut sides } = if self.streams.shares_predicates() {
            self.halve(join, groups)
        } else {
            self.divide(join, groups)
        };
        if select.negated {
            sides.swap(0, 1);
        }
        let width = self.signal_width(signal);
        let out = out.unwrap_or_else(|| {
            let name = self.names.signal(signal);
            self.lic(&name, width, None)
        });
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Pick, width, signal) };
        let op = self.op(op);
        let select = self.stream_lic(select.expr);
        let [zero, one] = sides.map(|side| self.pick_tree(signal, join, &side, None));
        self.graph.ops[op].ins = vec![Operand::Lic(select), zero, one];
        Operand::Lic(out)
    }

    /// What a phi takes from the arms of `group`.
    fn arm(&mut self, phi: Signal, group: &Group) -> Operand {
        if self.frame.is_immediate(group.operand) {
            return self.get(group.operand, group.arms[0]);
        }
        let [only] = group.arms[..] else {
            let anchor = self.plan.steer_arm[&(group.operand, phi)];
            let data = self.get(group.operand, anchor);
            let join = self.plan.join_phis[&phi].join;
            let decision = Decision::exec(group.arms.iter().copied(), Scope::Toward(join));
            let exec = self.streams.decide(self.plan, self.frame, anchor, &decision);
            return self.switched(exec, data, group.operand, None);
        };
        self.get(group.operand, only)
    }

    /// The first half of `groups` told from the second, in the order in which the predicates of `join` are merged.
    fn halve<'g>(&mut self, join: Point, groups: &[&'g Group]) -> Division<'g> {
        let sides = self.halves(join, groups);
        let [zeros, ones] = sides.each_ref().map(|side| self.arms_in_order(join, side));
        let meet = self.plan.meet(zeros.iter().chain(&ones).copied());
        let select = self.streams.select(self.plan, self.frame, meet, [&zeros, &ones], Scope::Toward(join));
        Division { select, sides }
    }

    /// The first half of `groups`, in the order of their arms, and the second.
    fn halves<'g>(&self, join: Point, groups: &[&'g Group]) -> [Vec<&'g Group>; 2] {
        let mut zeros = groups.to_vec();
        let rank = |arm: &Point| self.plan.predicates.rank(join, *arm);
        zeros.sort_by_key(|group| group.arms.iter().map(rank).min());
        let ones = zeros.split_off(groups.len().div_ceil(2));
        [zeros, ones]
    }

    /// The arms of `groups`, in the order in which `join` merges them.
    fn arms_in_order(&self, join: Point, groups: &[&Group]) -> Vec<Point> {
        let mut arms: Vec<Point> = groups.iter().flat_map(|group| group.arms.iter().copied()).collect();
        arms.sort_by_key(|&arm| self.plan.predicates.rank(join, arm));
        arms
    }

    /// The cheapest way to tell some of `groups` from the others.
    fn divide<'g>(&mut self, join: Point, groups: &[&'g Group]) -> Division<'g> {
        let mut best: Option<(usize, Division)> = None;
        for [zeros, ones] in self.candidates(groups) {
            let arms = |side: &[&Group]| side.iter().flat_map(|g| g.arms.iter().copied()).collect::<Vec<_>>();
            let points = [arms(&zeros), arms(&ones)];
            let meet = self.plan.meet(points.iter().flatten().copied());
            let select = self.streams.select(
                self.plan,
                self.frame,
                meet,
                [&points[0], &points[1]],
                Scope::Toward(join),
            );
            let cost = self.streams.cost(select);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Division { select, sides: [zeros, ones] }));
            }
        }
        best.expect("two groups can be told apart").1
    }

    /// Ways to divide `groups`, a few that promise to be cheap.
    ///
    /// Where the arms meet, control parts: groups that lie wholly on one side, or behind one join below, can be told
    /// apart there. Where all groups are entangled, one of them is told from the others.
    fn candidates<'g>(&self, groups: &[&'g Group]) -> Vec<[Vec<&'g Group>; 2]> {
        let meet = self.plan.meet(groups.iter().flat_map(|group| group.arms.iter().copied()));
        let classes = self.entangled(groups, meet);
        let sides: Vec<Vec<usize>> = if classes.len() > 1 {
            let steps = self.plan.steps[meet.0 as usize];
            let (near, far): (Vec<_>, Vec<_>) = classes
                .into_iter()
                .partition(|(children, _)| children.iter().any(|child| steps.contains(&Some(*child))));
            near.into_iter().chain(far).map(|(_, members)| members).take(DIVISIONS).collect()
        } else {
            let mut singles: Vec<usize> = (0..groups.len()).collect();
            singles.sort_by_key(|&at| groups[at].arms.len());
            singles.into_iter().map(|at| vec![at]).take(DIVISIONS).collect()
        };
        // Two sides are what each leaves to the other, so one way, unless predicates may cost less for one of them.
        let ways =
            if sides.len() == 2 && self.streams.mechanism == Mechanism::Structured { 1 } else { sides.len() };
        sides[..ways]
            .iter()
            .map(|side| {
                let (ones, zeros): (Vec<usize>, Vec<usize>) =
                    (0..groups.len()).partition(|at| side.contains(at));
                [zeros, ones].map(|side| side.into_iter().map(|at| groups[at]).collect())
            })
            .collect()
    }

    /// The groups in classes that share no child of `meet` in the dominator tree, with these children.
    fn entangled(&self, groups: &[&Group], meet: Point) -> Vec<(Vec<Point>, Vec<usize>)> {
        let child = |mut point: Point| {
            while let Some(up) = self.plan.idom[point.0 as usize]
                && point != meet
                && up != meet
            {
                point = up;
            }
            point
        };
        let mut classes: Vec<(Vec<Point>, Vec<usize>)> = Vec::new();
        let mut class_of: FxHashMap<Point, usize> = FxHashMap::default();
        for (at, group) in groups.iter().enumerate() {
            let mut children: Vec<Point> = group.arms.iter().map(|&arm| child(arm)).collect();
            children.sort_unstable();
            children.dedup();
            let mut joined: Vec<usize> =
                children.iter().filter_map(|child| class_of.get(child)).copied().collect();
            joined.sort_unstable();
            joined.dedup();
            let mut members = vec![at];
            for class in joined {
                let (more, others) = std::mem::take(&mut classes[class]);
                children.extend(more);
                members.extend(others);
            }
            class_of.extend(children.iter().map(|&child| (child, classes.len())));
            classes.push((children, members));
        }
        classes.retain(|(_, members)| !members.is_empty());
        classes
    }

    // ---- names

    fn plain(&self, operator: Operator, width: u32, signal: Signal) -> Op {
        let (origin, block) = (self.names.signal(signal), self.home_block(signal));
        Op { origin, block, ..Op::new(operator, width) }
    }

    /// The block as often as which `signal` is made; empty if it is that of no block.
    fn home_block(&self, signal: Signal) -> Name {
        let block = self.plan.defined_at.get(&signal).and_then(|&point| self.frame.block_of(point));
        block.map(|block| self.names.block(block)).unwrap_or_default()
    }

    fn origin(&self, instruction: &Instruction) -> Name {
        match instruction.result {
            Some(value) => self.names.signal(self.signal(&Carried::Value(value))),
            None => self.function.instruction_name(instruction.id).into(),
        }
    }

    fn signal_width(&self, signal: Signal) -> u32 {
        match &self.frame.carried[signal.0 as usize] {
            Carried::Value(value) => self.function.width(*value),
            Carried::Immediate(argument) => self.function.argument_width(argument),
            Carried::Merged(phi) => self.signal_width(*phi),
            Carried::Comparison(_) | Carried::Dispatch(_) => 1,
            Carried::Result => self.function.result_width.unwrap_or(0),
            _ => 0,
        }
    }
}

/// The arms of a phi that take one signal.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Group {
    operand: Signal,
    arms: Vec<Point>,
}

/// Groups told apart by a stream: 0 the first side, 1 the second.
struct Division<'g> {
    select: Stream,
    sides: [Vec<&'g Group>; 2],
}

fn lic_of(operand: &Operand) -> Option<LicId> {
    match operand {
        Operand::Lic(lic) => Some(*lic),
        _ => None,
    }
}
