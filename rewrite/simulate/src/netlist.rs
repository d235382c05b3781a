//! A graph resolved for the simulator: dense arrays, a queue for every reader of a LIC.

use crate::layout::Layout;
use dfquery_graph::{
    Graph, LicId, Op, Operand, Operator, Reduction,
    bits::Bits,
    semantics::Semantics,
    verify::{self, Fault, wiring},
};
use std::ops::Range;

/// Stands for the environment among operators, as producer and as reader.
pub(crate) const ENVIRONMENT: u32 = u32::MAX;

/// The source of an operand.
pub(crate) enum In {
    /// The front of a queue.
    Queue(u32),
    /// A value that is never used up.
    Fixed(Bits),
    /// The value of a held parameter, a LIC.
    Held(u32),
    /// Nothing, ever.
    Never,
}

/// The rule by which an operator takes and writes tokens.
pub(crate) enum Rule {
    Pick,
    Switch,
    /// Stops at the first operand that has this value.
    Shortcut(bool),
    Not,
    Mov,
    Filter,
    Gate,
    Predprop,
    Predmerge,
    /// Writes when it begins, too, unless it waits for the first 1.
    Repeat {
        begins: bool,
    },
    /// Writes the first value when it begins, too, unless the control decides about it.
    Carry {
        begins: bool,
    },
    /// The comparison, and whether it tests the next value.
    Count {
        compare: Box<Semantics>,
        next: bool,
    },
    /// The operation that combines two values, none for order tokens; whether the 0 that ends it comes without a value.
    Reduce {
        combine: Option<Box<Semantics>>,
        is_while: bool,
    },
    /// The number of runs of a loop that may be in progress at a time.
    Interleave {
        entries: u32,
    },
    Pickany,
    All,
    /// Consumes all and computes; ordered ones pass their last input on.
    Act {
        semantics: Box<Semantics>,
        ordered: bool,
    },
}

/// One operator.
pub(crate) struct Unit {
    pub rule: Rule,
    pub ins: Box<[In]>,
    pub outs: Box<[Option<u32>]>,
}

impl Unit {
    /// The LICs that get a value of `written`, which is listed by output.
    pub fn written<'w>(&'w self, written: &'w [Option<Bits>]) -> impl Iterator<Item = (u32, &'w Bits)> {
        self.outs.iter().zip(written).filter_map(|(out, value)| Some(((*out)?, value.as_ref()?)))
    }
}

/// One LIC.
pub(crate) struct Channel {
    /// The operator that writes it.
    pub producer: u32,
    /// The queues of its readers.
    pub queues: Range<u32>,
}

/// The queue of one reader of a LIC.
pub(crate) struct Queue {
    pub lic: u32,
    pub reader: u32,
}

/// A graph that can be simulated.
pub struct Netlist<'g> {
    /// The graph that it was made of.
    pub graph: &'g Graph,
    pub(crate) units: Vec<Unit>,
    pub(crate) channels: Vec<Channel>,
    pub(crate) queues: Vec<Queue>,
    /// The environment's queues of the results.
    pub(crate) results: Vec<u32>,
    /// The environment's queue of the last order token.
    pub(crate) order_out: Option<u32>,
    /// Whether, of several invocations, the order of one waits until all before have been answered.
    pub(crate) is_in_turn: bool,
}

impl Netlist<'_> {
    /// The environment's queues: the results, then the last order token.
    pub(crate) fn answers(&self) -> impl Iterator<Item = u32> + '_ {
        self.results.iter().copied().chain(self.order_out)
    }
}

impl<'g> Netlist<'g> {
    /// Resolves `graph`, with the addresses of `layout` for its globals.
    ///
    /// # Errors
    ///
    /// The faults that [`wiring`] finds.
    pub fn new(graph: &'g Graph, layout: &Layout) -> Result<Netlist<'g>, Vec<Fault>> {
        match wiring(graph) {
            faults if faults.is_empty() => Ok(Netlist::of_wired(graph, layout)),
            faults => Err(faults),
        }
    }

    /// As [`Netlist::new`], of a graph in which [`wiring`] finds nothing, which is not asked again.
    pub fn of_wired(graph: &'g Graph, layout: &Layout) -> Netlist<'g> {
        let (queues, channels, places) = queues(graph);
        let mut results = answers(graph, &queues, &channels);
        let order_out = graph.order_out.and_then(|_| results.pop());
        let mut places = places.into_iter();
        let units = graph.ops.iter().map(|op| unit(op, layout, &mut places)).collect();
        let is_in_turn = graph.in_flight.is_some() && verify::is_in_turn(graph);
        Netlist { graph, units, channels, queues, results, order_out, is_in_turn }
    }
}

/// The environment's queues of the results and of the last order token; one LIC may be several of these.
fn answers(graph: &Graph, queues: &[Queue], channels: &[Channel]) -> Vec<u32> {
    let answers: Vec<LicId> = graph.answers().collect();
    let is_read = |queue: &u32| queues[*queue as usize].reader == ENVIRONMENT;
    let queue = |(at, lic): (usize, &LicId)| {
        let before = answers[..at].iter().filter(|other| *other == lic).count();
        let mut read = channels[lic.0 as usize].queues.clone().filter(is_read);
        read.nth(before).expect("a queue for every answer")
    };
    answers.iter().enumerate().map(queue).collect()
}

/// The queues grouped by LIC, the LICs, and the queue of each LIC operand in the order of operators and operands.
fn queues(graph: &Graph) -> (Vec<Queue>, Vec<Channel>, Vec<u32>) {
    let of_operators = (0_u32..).zip(&graph.ops).flat_map(|(at, op)| op.inputs().map(move |lic| (lic.0, at)));
    let mut readers: Vec<(u32, u32)> = of_operators.collect();
    let operands = readers.len();
    readers.extend(graph.answers().map(|lic| (lic.0, ENVIRONMENT)));
    let mut sorted: Vec<usize> = (0..readers.len()).collect();
    sorted.sort_by_key(|&at| readers[at].0);
    let mut places = vec![0; readers.len()];
    sorted.iter().zip(0..).for_each(|(&at, queue)| places[at] = queue);
    places.truncate(operands);

    let queues: Vec<Queue> =
        sorted.iter().map(|&at| Queue { lic: readers[at].0, reader: readers[at].1 }).collect();
    let mut channels: Vec<Channel> = (0..graph.lics.len() as u32)
        .map(|lic| {
            let first = queues.partition_point(|queue| queue.lic < lic) as u32;
            let end = queues.partition_point(|queue| queue.lic <= lic) as u32;
            Channel { producer: ENVIRONMENT, queues: first..end }
        })
        .collect();
    for (at, op) in (0..).zip(&graph.ops) {
        op.outs.iter().flatten().for_each(|lic| channels[lic.0 as usize].producer = at);
    }
    (queues, channels, places)
}

fn unit(op: &Op, layout: &Layout, places: &mut impl Iterator<Item = u32>) -> Unit {
    let input = |operand: &Operand| match operand {
        Operand::Lic(_) => In::Queue(places.next().expect("a queue for every operand")),
        Operand::Held(lic) => In::Held(lic.0),
        Operand::Const(bits) => In::Fixed(bits.clone()),
        Operand::Never(_) => In::Never,
        Operand::Global { width, name, offset } => {
            let address = layout.address(name).unwrap_or(0).wrapping_add_signed(*offset);
            In::Fixed(Bits::new(*width, address))
        }
    };
    let ins = op.ins.iter().map(input).collect();
    let outs = op.outs.iter().map(|out| out.map(|lic| lic.0)).collect();
    Unit { rule: rule(op), ins, outs }
}

fn rule(op: &Op) -> Rule {
    match &op.operator {
        Operator::Pick => Rule::Pick,
        Operator::Switch => Rule::Switch,
        Operator::Land => Rule::Shortcut(false),
        Operator::Lor => Rule::Shortcut(true),
        Operator::Not => Rule::Not,
        Operator::Mov => Rule::Mov,
        Operator::Filter => Rule::Filter,
        Operator::Gate => Rule::Gate,
        Operator::Predprop => Rule::Predprop,
        Operator::Predmerge => Rule::Predmerge,
        Operator::Repeat => Rule::Repeat { begins: true },
        Operator::RepeatWhile => Rule::Repeat { begins: false },
        Operator::Carry => Rule::Carry { begins: true },
        Operator::CarryWhile => Rule::Carry { begins: false },
        Operator::Count { name, next } => {
            let compare = Operator::Pure(name.replacen("count.", "icmp.", 1));
            Rule::Count { compare: Box::new(action(&compare, op, 1)), next: *next }
        }
        Operator::Reduce { name } => {
            let Reduction { is_while, operator } =
                Reduction::of(name).expect("its name is that of a reduction");
            let combine = (operator != "all").then(|| Operator::Pure(operator.to_owned()));
            let combine = combine.map(|operator| Box::new(action(&operator, op, op.width)));
            Rule::Reduce { combine, is_while }
        }
        Operator::Interleave => {
            Rule::Interleave { entries: op.entries().expect("its ports are those of its kind") }
        }
        Operator::Pickany => Rule::Pickany,
        Operator::All => Rule::All,
        operator => {
            Rule::Act { semantics: Box::new(action(operator, op, op.width)), ordered: operator.is_ordered() }
        }
    }
}

/// The computation of `operator` for `op`, with a result of `width` bits.
fn action(operator: &Operator, op: &Op, width: u32) -> Semantics {
    let semantics = Semantics::new(operator, width, op.lanes, &op.immediates, &op.origin);
    semantics.expect("an operator that does not steer is an action")
}
