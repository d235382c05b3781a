//! From the plan to operators: each signal gets a channel in each region where the rules place one.

mod channels;
mod decisions;
mod gates;
mod joins;
mod loops;
mod operators;
mod pickany;
mod predicates;
mod selects;
mod triggers;

use super::{
    control_points::{Carried, ControlPoints, Place},
    decision::ExprId,
    names::Names,
    placement::Plan,
    streams::Streams,
};
use dfquery_graph::{
    Graph, Lic, LicId, Op, Operand, Operator, function::Function, function::Instruction, name::Name,
};
use dfquery_rules::entity::{Point, Signal};
use rustc_hash::FxHashMap;

/// The select stream of a loop's header picks.
#[derive(Clone, Copy)]
struct Select {
    /// The channel that holds the initial value.
    lic: LicId,
    /// True if 1, not 0, means that the loop is entered.
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

/// The key of a switch: its select and its data.
type SwitchKey = (ExprId, LicId);

/// The state of a conversion: the graph under construction and the results that it is made from.
pub struct Builder<'a, 'f> {
    /// The facts.
    pub function: &'f Function<'a>,
    /// The names.
    pub control: &'f ControlPoints,
    /// The placement that the rules derive.
    pub plan: &'f Plan,
    /// The decisions.
    pub streams: Streams,
    /// The graph.
    pub graph: Graph,
    /// By channel, the point such that each pass of it gives the channel one value; none if there is no such point.
    pub filled_at: Vec<Option<Point>>,
    /// The predicates of loops with the regions that the loops begin at: a value each time that the loop goes on, and each
    /// time that control may enter it, whether it does or not.
    pub rounds: Vec<(LicId, Point)>,
    /// Constants that still need a trigger.
    pub gated: Vec<Gated>,
    channels: FxHashMap<(Signal, Point), Operand>,
    stream_lics: FxHashMap<ExprId, LicId>,
    /// The operators of two outputs, by their expression.
    pairs: FxHashMap<ExprId, usize>,
    switches: FxHashMap<SwitchKey, usize>,
    loop_selects: FxHashMap<u32, Select>,
    /// By loop, a channel with one token per iteration, for loops into which nothing else is carried.
    loop_tokens: FxHashMap<u32, LicId>,
    gates: FxHashMap<(Operand, Point), LicId>,
    /// Which side of a join came, by the arms of the sides.
    pickany_indices: FxHashMap<[Vec<Point>; 2], LicId>,
    /// The names of all that is made.
    pub names: Names<'a, 'f>,
}

impl<'a, 'f> Builder<'a, 'f> {
    /// An empty graph with the channels that the environment fills.
    pub fn new(
        function: &'f Function<'a>,
        control: &'f ControlPoints,
        plan: &'f Plan,
        streams: Streams,
    ) -> Self {
        let mut builder = Builder {
            function,
            control,
            plan,
            streams,
            graph: Graph {
                name: function.name().to_owned(),
                endless: function.is_endless(),
                ..Graph::default()
            },
            filled_at: Vec::new(),
            rounds: Vec::new(),
            gated: Vec::new(),
            channels: FxHashMap::default(),
            stream_lics: FxHashMap::default(),
            pairs: FxHashMap::default(),
            switches: FxHashMap::default(),
            loop_selects: FxHashMap::default(),
            loop_tokens: FxHashMap::default(),
            gates: FxHashMap::default(),
            pickany_indices: FxHashMap::default(),
            names: Names::new(function, control),
        };
        let entry = control.head(function.blocks[0].id);
        for &value in &function.parameters {
            let held = control.is_held(value);
            let lic =
                builder.lic(function.value_name(value), function.width(value), Some(entry).filter(|_| !held));
            builder.graph.lics[lic.0 as usize].held = held;
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
        let Some(finish) = self.control.places.iter().position(|place| *place == Place::FunctionExit) else {
            return;
        };
        let finish = Point(finish as u32);
        let end = self.plan.resolve(self.signal(&Carried::OrderEnd));
        self.graph.order_out = lic_of(&self.get(end, finish));
        for (position, &width) in (0..).zip(&self.function.result_widths) {
            let result = self.plan.resolve(self.signal(&Carried::Result(position)));
            let result = self.get(result, finish);
            let result = self.token(result, width, finish);
            self.graph.results.push(result);
        }
    }

    fn signal(&self, carried: &Carried) -> Signal {
        self.control.find_carried(carried).expect("it has a name")
    }

    /// A new channel with a name like `base`.
    fn lic(&mut self, base: impl AsRef<str> + Into<Name>, width: u32, at: Option<Point>) -> LicId {
        let name = self.names.channel(base);
        self.graph.lics.push(Lic::new(name, width));
        self.filled_at.push(at);
        LicId(self.graph.lics.len() as u32 - 1)
    }

    /// Appends an operator and returns its index.
    fn op(&mut self, op: Op) -> usize {
        self.graph.ops.push(op);
        self.graph.ops.len() - 1
    }

    // ---- names

    fn plain(&self, operator: Operator, width: u32, signal: Signal) -> Op {
        let (origin, block) = (self.names.signal(signal), self.home_block(signal));
        Op { origin, block, ..Op::new(operator, width) }
    }

    /// The block as often as which `signal` is made; empty if it is that of no block.
    fn home_block(&self, signal: Signal) -> Name {
        let block = self.plan.defined_at.get(&signal).and_then(|&point| self.control.block_of(point));
        block.map(|block| self.names.block(block)).unwrap_or_default()
    }

    fn origin(&self, instruction: &Instruction) -> Name {
        match instruction.result {
            Some(value) => self.names.signal(self.signal(&Carried::Value(value))),
            None => self.function.instruction_name(instruction.id).into(),
        }
    }

    fn signal_width(&self, signal: Signal) -> u32 {
        match &self.control.carried[signal.0 as usize] {
            Carried::Value(value) => self.function.width(*value),
            Carried::Immediate(argument) => self.function.argument_width(argument),
            Carried::Merged(phi) => self.signal_width(*phi),
            Carried::Comparison(_) | Carried::Dispatch(_) => 1,
            Carried::Result(position) => self.function.result_widths[*position as usize],
            _ => 0,
        }
    }
}

fn lic_of(operand: &Operand) -> Option<LicId> {
    match operand {
        Operand::Lic(lic) => Some(*lic),
        _ => None,
    }
}
