//! The certificate of a graph: a proof by rules/graph/certificate.dl that it computes what its function does, or the
//! places where the proof ends.

mod facts;
mod frame;
mod switch_tests;

use crate::{
    function::Function,
    model::{Graph, Lic, LicId, Op, Operand, Operator},
    verify::{self, label},
};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
    tuple::Symbol,
};
use dfquery_rules::{entity, relation};
use facts::{Facts, KINDS, Term};
use frame::{Frame, Place, ways};
use rustc_hash::FxHashSet;
use std::fmt;

/// The outcome of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The places where the proof ends, in the order of the graph; none if the graph is proven.
    pub gaps: Vec<Gap>,
    /// The places where the proof ends that no operator waits for ever for room in a channel of its depth.
    pub narrow: Vec<Gap>,
}

/// A place where a proof ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The operator or channel, or the instruction of the function that nothing performs.
    pub place: String,
    /// The reason.
    pub reason: Reason,
    /// The claims that are proven of the channels around it.
    pub streams: Vec<String>,
}

/// The reason why a proof ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The function is too large, or never ends.
    Beyond,
    /// The kind of operator has no law.
    NoLaw,
    /// It is not proven that an operator takes each value of its inputs once.
    Unclocked,
    /// An operator may take what waits for what it gives.
    Itself,
    /// The value that a loop is assumed to carry does not follow for its next iteration.
    Unconfirmed,
    /// No operator is proven to do what an instruction does.
    Unperformed,
    /// An operator does what no instruction does, or what another one does already.
    Performed,
    /// A result is not proven.
    Result,
    /// Something that the environment waits for does not come once in each invocation.
    End,
    /// Two accesses of memory may change places.
    Order,
    /// A value may wait for room in its channel that is there only when it has been written.
    Room,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::Beyond => "the function is too large, or does not end",
            Reason::NoLaw => "this kind of operator has no law",
            Reason::Unclocked => "its inputs are not proven to come equally often",
            Reason::Itself => "what it takes may wait for what it gives",
            Reason::Unconfirmed => "what the loop carries is not proven for the next iteration",
            Reason::Unperformed => "no operator is proven to do this",
            Reason::Performed => "no instruction does this, or another operator does it already",
            Reason::Result => "the result is not proven",
            Reason::End => "it is not proven to come once in each invocation",
            Reason::Order => "it is not proven to wait",
            Reason::Room => "more room may be needed",
        })
    }
}

impl Certificate {
    /// Returns true if it is proven that the graph computes what its function does, if channels have room.
    pub fn is_proven(&self) -> bool {
        self.gaps.is_empty()
    }

    /// Returns true if it is proven that its channels have room, if what they carry is proven.
    pub fn has_room(&self) -> bool {
        self.narrow.is_empty()
    }
}

/// The certificate of `graph` as the graph of the one function of `base`, whose rules are those of `session`.
pub fn certify(session: &Session, mut base: FactBase, graph: &Graph) -> Certificate {
    let kinds = KINDS.map(|kind| (kind, Symbol(base.symbol(kind))));
    let session = session.beside(&base);
    let function = Function::new(&base, 0);
    let mut part = session.part(0);
    let beyond = || Certificate {
        gaps: vec![Gap { place: graph.name.clone(), reason: Reason::Beyond, streams: Vec::new() }],
        narrow: Vec::new(),
    };
    if function.is_endless() || graph.endless {
        return beyond();
    }
    let Some(frame) = Frame::new(&function, &part) else { return beyond() };
    let graph = &expanded(graph);
    verify::supply(graph, &mut part);
    let (terms, _) = Facts::new(&function, graph, &frame, &kinds).supply(&mut part);
    if is_full(&part) {
        return beyond();
    }
    let names = Names { function: &function, graph, frame: &frame, terms: &terms };
    let mut gaps = names.gaps(&part);
    gaps.dedup();
    Certificate { gaps, narrow: names.narrow(&part) }
}

/// Returns true if the rules have stopped, since a relation had as many rows as it may have.
fn is_full(part: &Part) -> bool {
    part.is_full::<relation::Never>()
        || part.is_full::<relation::NeverBeside>()
        || part.is_full::<relation::PassesThrough>()
        || part.is_full::<relation::BringsOnly>()
        || part.is_full::<relation::FollowsNow>()
        || part.is_full::<relation::FollowsRound>()
}

/// `graph` with a channel for each predicate that a `predmerge` discards, since its index comes where that is 1; and with
/// a `mov` after each phi of one bit whose channel starts with its first value, so that what reads it has a channel
/// without one. Such a channel has no room of its own: its readers are those of the phi.
fn expanded(graph: &Graph) -> Graph {
    let mut graph = graph.clone();
    for at in 0..graph.ops.len() {
        if graph.ops[at].operator == Operator::Predmerge && graph.ops[at].outs.first() == Some(&None) {
            graph.ops[at].outs[0] = Some(LicId(graph.lics.len() as u32));
            graph.lics.push(Lic::new("%merged".into(), 1));
        }
        let Some(Some(out)) = graph.ops[at].outs.first().copied() else { continue };
        let lic = graph.lic(out);
        let is_phi = graph.ops[at].operator == Operator::Pick && !graph.ops[at].stream;
        if is_phi && lic.width == 1 && !lic.init.is_empty() {
            let copy = LicId(graph.lics.len() as u32);
            let mut copied = Lic::new(lic.name.clone(), 1);
            copied.group = lic.group.clone();
            copied.depth = 0;
            graph.lics.push(copied);
            for operand in graph.ops.iter_mut().flat_map(|op| &mut op.ins) {
                if *operand == Operand::Lic(out) {
                    *operand = Operand::Lic(copy);
                }
            }
            let ins = vec![Operand::Lic(out)];
            graph.ops.push(Op { outs: vec![Some(copy)], ins, ..Op::new(Operator::Mov, 1) });
        }
    }
    graph
}

/// The names of what a proof is about.
struct Names<'n> {
    function: &'n Function<'n>,
    graph: &'n Graph,
    frame: &'n Frame,
    terms: &'n [Term],
}

impl Names<'_> {
    fn gaps(&self, part: &Part) -> Vec<Gap> {
        let mut gaps = Vec::new();
        let ticking: FxHashSet<u32> = part.rows().map(|row: relation::Ticks| row.lic.0).collect();
        let known = |op: &Op| op.inputs().all(|lic| ticking.contains(&lic.0));
        let mut unclocked: Vec<entity::Operator> =
            part.rows().map(|relation::Unclocked { operator }| operator).collect();
        // Where all that an operator takes is known, a proof ends; after it, it only does not begin.
        unclocked.sort_by_key(|operator| !self.graph.ops.get(operator.0 as usize).is_some_and(known));
        let lawful: FxHashSet<u32> = part.rows().map(|row: relation::SteeringKind| row.operator.0).collect();
        for operator in unclocked {
            let reason = if lawful.contains(&operator.0) { Reason::Unclocked } else { Reason::NoLaw };
            gaps.push(self.operator(part, operator, reason));
        }
        for relation::CausesItself { operator } in part.rows() {
            gaps.push(self.operator(part, operator, Reason::Itself));
        }
        for relation::UnconfirmedValue { operator, .. } in part.rows() {
            gaps.push(self.operator(part, operator, Reason::Unconfirmed));
        }
        for relation::PerformedTwice { operator } in part.rows() {
            gaps.push(self.operator(part, operator, Reason::Performed));
        }
        for relation::Unperformed { instruction } in part.rows() {
            let place = self.function.instruction_name(instruction.0).to_owned();
            gaps.push(Gap { place, reason: Reason::Unperformed, streams: Vec::new() });
        }
        for relation::UnprovenResult { lic } in part.rows() {
            gaps.push(self.channel(part, lic, Reason::Result));
        }
        for relation::UnprovenEnd { lic } in part.rows() {
            gaps.push(self.channel(part, lic, Reason::End));
        }
        let mut waiting: Vec<(u32, u32)> =
            part.rows().map(|row: relation::UnorderedAccess| (row.second.0, row.first.0)).collect();
        waiting.extend(part.rows().map(|row: relation::UnfinishedAccess| (row.access.0, row.access.0)));
        for (second, first) in waiting {
            let [place, first] = [second, first].map(|id| self.function.instruction_name(id).to_owned());
            let streams = if place == first { Vec::new() } else { vec![format!("behind {first}")] };
            gaps.push(Gap { place, reason: Reason::Order, streams });
        }
        gaps
    }

    fn narrow(&self, part: &Part) -> Vec<Gap> {
        let lics = part.rows().map(|relation::NarrowLic { lic }| self.channel(part, lic, Reason::Room));
        let runs =
            part.rows().map(|relation::NarrowRun { operator }| self.operator(part, operator, Reason::Room));
        lics.chain(runs).collect()
    }

    fn operator(&self, part: &Part, operator: entity::Operator, reason: Reason) -> Gap {
        let Some(op) = self.graph.ops.get(operator.0 as usize) else {
            return Gap { place: "the environment".to_owned(), reason, streams: Vec::new() };
        };
        let around = op.inputs().chain(op.outs.iter().copied().flatten());
        let streams = around.map(|lic| self.stream(part, entity::Lic(lic.0))).collect();
        Gap { place: label(self.graph, op), reason, streams }
    }

    fn channel(&self, part: &Part, lic: entity::Lic, reason: Reason) -> Gap {
        let place = self.graph.lics[lic.0 as usize].name.to_string();
        Gap { place, reason, streams: vec![self.stream(part, lic)] }
    }

    /// `%x: %v at loop`, or what is known of it.
    fn stream(&self, part: &Part, lic: entity::Lic) -> String {
        let name = &self.graph.lics[lic.0 as usize].name;
        let carried = part.rows::<relation::Carries>().filter(|row| row.lic == lic);
        let points = self.frame.places.len();
        let mut carried: Vec<_> = carried.collect();
        carried.sort_by_key(|row| (row.clock.0 as usize >= points, row.term.0));
        if let Some(row) = carried.first() {
            return format!("{name}: {} at {}", self.term(row.term), self.clock(row.clock));
        }
        let mut ticks: Vec<_> = part.rows::<relation::Ticks>().filter(|row| row.lic == lic).collect();
        ticks.sort_by_key(|row| (row.clock.0 as usize >= points, row.clock.0));
        match ticks.first() {
            Some(row) => format!("{name}: once for {}", self.clock(row.clock)),
            None => format!("{name}: unknown"),
        }
    }

    fn term(&self, term: entity::Term) -> String {
        match &self.terms[term.0 as usize] {
            Term::Value(value) => self.function.value_name(*value).to_owned(),
            Term::Constant(bits) => bits.to_string(),
            Term::Global(name, offset, _) => format!("{name}+{offset}"),
            Term::Expression(text) => text.clone(),
            Term::Enter(value) => format!("{} as the loop is entered", self.function.value_name(*value)),
            Term::Next(value) => format!("{} in the next iteration", self.function.value_name(*value)),
            Term::Returned(position) => format!("result {position}"),
        }
    }

    fn clock(&self, clock: entity::Clock) -> String {
        let Some(place) = self.frame.places.get(clock.0 as usize) else {
            let side = clock.0 as usize - self.frame.places.len();
            let lic = &self.graph.lics[side / 2].name;
            return format!("{lic} = {}", side % 2);
        };
        let block = |block: u32| self.function.block_name(block).to_owned();
        match *place {
            Place::Block(head) => block(head),
            Place::Run(header) => format!("the loop of {}", block(header)),
            Place::Latch(header) => format!("the way back to {}", block(header)),
            Place::Begin(header) => block(header),
            Place::Round(header) => format!("each round of {}", block(header)),
            Place::Skip(header) => format!("each round without {}", block(header)),
            Place::Exit(header) => format!("the end of the loop of {}", block(header)),
            Place::End => "the end".to_owned(),
            Place::Edge(from, successor, _) => {
                let ways = ways(self.function, self.function.block(from));
                match successor.and_then(|number| ways.get(number as usize)) {
                    Some(way) => format!("{}>{}", block(from), block(way.to)),
                    None => format!("the return of {}", block(from)),
                }
            }
        }
    }
}
