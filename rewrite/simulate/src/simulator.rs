//! The token simulator: fires the operators of a graph in any order, or in rounds.

mod report;
mod series;
mod tokens;

use crate::{
    host::{Frame, Host},
    netlist::{In, Netlist},
    trace::Event,
};
use dfquery_graph::{
    bits::Bits,
    latency::Latencies,
    random,
    trap::{Reason, Trap},
};
pub use report::{End, Leftover, Wait};
use std::collections::BTreeMap;
use tokens::{Tokens, Written};

/// Which of the operators that are ready fires next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// All at once, round by round: a round is a cycle of the machine.
    Rounds,
    /// One at a time, chosen at random from this seed.
    Seeded(u64),
    /// One at a time: the one that became ready last.
    Newest,
    /// One at a time: the one that became ready first.
    Oldest,
}

/// The order of firing in a graph, and its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The order of firing.
    pub order: Order,
    /// True if LICs hold no more than their declared depth.
    pub bounded: bool,
    /// Limit on the firings of one invocation.
    pub firings: u64,
}

/// One invocation that ended as it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invocation {
    /// The results, in the order of the function's.
    pub results: Vec<Bits>,
    /// Rounds until the results were there, or the last order token without any; none for a seeded order.
    pub cycles: Option<u64>,
}

/// A graph with its tokens. Invocations follow one another on it, or overlap in a series.
pub struct Simulation<'c> {
    netlist: &'c Netlist<'c>,
    schedule: Schedule,
    tokens: Tokens<'c>,
    /// Operators that can fire. An operator that is ready stays so until it fires: it alone reads its inputs and
    /// writes its outputs.
    ready: Vec<u32>,
    is_ready: Vec<bool>,
    firings: Vec<u64>,
    random: u64,
    /// Operands of the present firing, kept to save allocations.
    operands: Vec<Bits>,
    /// Rounds so far, or firings in a seeded order.
    rounds: u64,
    trace: Option<Trace>,
    /// The rounds that each operator takes, where they are not all 1.
    latencies: Vec<u32>,
    /// Results on their way, by the round at whose end they are there.
    flight: BTreeMap<u64, Vec<(u32, Written)>>,
}

/// The firings that are kept.
#[derive(Default)]
struct Trace {
    events: Vec<Event>,
    /// Limit on the number of firings that are kept.
    most: usize,
}

impl<'c> Simulation<'c> {
    /// The graph with nothing but its initial values.
    pub fn new(netlist: &'c Netlist<'c>, schedule: Schedule) -> Self {
        let random = match schedule.order {
            Order::Seeded(seed) => random::mix(seed),
            Order::Rounds | Order::Newest | Order::Oldest => 0,
        };
        let units = netlist.units.len();
        let mut tokens = Tokens::new(netlist, schedule.bounded);
        tokens.touched.extend(0..units as u32);
        let (ready, is_ready, firings) = (Vec::new(), vec![false; units], vec![0; units]);
        let operands = Vec::new();
        Simulation {
            netlist,
            schedule,
            tokens,
            ready,
            is_ready,
            firings,
            random,
            operands,
            rounds: 0,
            trace: None,
            latencies: Vec::new(),
            flight: BTreeMap::new(),
        }
    }

    /// Lets operators take the rounds of `latencies`. In a seeded order, which has no time, all take one.
    ///
    /// An operator fires each round all the same. What it writes has room in its LICs from the firing on.
    pub fn with_latencies(mut self, latencies: &Latencies) -> Self {
        if !latencies.are_units() && self.schedule.order == Order::Rounds {
            self.latencies = latencies.of_graph(self.netlist.graph);
        }
        self
    }

    /// The rounds that `unit` takes.
    fn latency(&self, unit: u32) -> u64 {
        self.latencies.get(unit as usize).map_or(1, |&rounds| rounds.into())
    }

    /// Lets every invocation from now on take `firings` firings.
    pub fn allow(&mut self, firings: u64) {
        self.schedule.firings = firings;
    }

    /// Keeps the firings from now on, `most` of them.
    pub fn record(&mut self, most: usize) {
        self.trace.get_or_insert_default().most = most;
    }

    /// The firings that were kept, in order.
    pub fn trace(&self) -> &[Event] {
        self.trace.as_ref().map_or(&[], |trace| &trace.events)
    }

    /// The same, when nothing more is to be run.
    pub fn into_trace(self) -> Vec<Event> {
        self.trace.map_or_else(Vec::new, |trace| trace.events)
    }

    /// The number of times operators of each name have fired.
    pub fn firings(&self) -> BTreeMap<&'c str, u64> {
        let mut counts = BTreeMap::new();
        for (op, &count) in self.netlist.graph.ops.iter().zip(&self.firings) {
            *counts.entry(op.operator.name()).or_default() += count;
        }
        counts
    }

    /// Gives one token to each parameter and to the order input, and runs until nothing can fire.
    ///
    /// # Errors
    ///
    /// [`End`]: a stop, a deadlock, or tokens that were left over.
    pub fn invoke<'a>(&mut self, process: &mut impl Host<'a>, arguments: &[Bits]) -> Result<Invocation, End> {
        let mut frame = self.enter(process)?;
        for (lic, argument) in self.netlist.graph.params.iter().zip(arguments) {
            match self.netlist.graph.is_held(*lic) {
                true => self.tokens.hold(lic.0, argument.clone()),
                false => self.tokens.push(lic.0, argument.clone()),
            }
        }
        if let Some(lic) = self.netlist.graph.order_in {
            self.tokens.push(lic.0, Bits::zero(0));
        }
        let run = self.run(process, &mut frame);
        process.leave(frame);
        let cycles = run?;
        let results = self.tokens.end()?;
        Ok(self.invocation(results, cycles))
    }

    /// Begins an invocation, or a series of them.
    fn enter<'a>(&self, process: &mut impl Host<'a>) -> Result<Frame, Trap> {
        process.enter().map_err(|reason| reason.at(self.netlist.graph.name.as_str()))
    }

    /// One that gave `results` after this number of rounds.
    fn invocation(&self, results: Vec<Bits>, rounds: u64) -> Invocation {
        Invocation { results, cycles: (self.schedule.order == Order::Rounds).then_some(rounds) }
    }

    /// Fires until nothing is ready; returns the rounds until the result stood.
    fn run<'a>(&mut self, process: &mut impl Host<'a>, frame: &mut Frame) -> Result<u64, Trap> {
        let (mut fired, mut rounds, mut cycles) = (0, 0, None);
        self.settle();
        while self.is_busy() {
            if cycles.is_none() && self.tokens.is_answered() {
                cycles = Some(rounds);
            }
            fired += self.step(process, frame)?;
            rounds += 1;
            if fired > self.schedule.firings {
                return Err(self.limit());
            }
            self.settle();
        }
        Ok(cycles.unwrap_or(rounds))
    }

    /// Returns true if an operator can fire, or a result is on its way.
    fn is_busy(&self) -> bool {
        !self.ready.is_empty() || !self.flight.is_empty()
    }

    /// Fires all that is ready or, in a seeded order, one of them; returns the firings.
    fn step<'a>(&mut self, process: &mut impl Host<'a>, frame: &mut Frame) -> Result<u64, Trap> {
        let fired = match self.schedule.order {
            Order::Rounds => self.fire_round(process, frame)?,
            Order::Seeded(_) | Order::Newest | Order::Oldest => self.fire_one(process, frame)?,
        };
        self.rounds += 1;
        dfquery_engine::cancel::check();
        Ok(fired)
    }

    /// More firings than there may be.
    fn limit(&self) -> Trap {
        Reason::Steps.at(self.netlist.graph.name.as_str())
    }

    /// Lists the operators that became ready.
    fn settle(&mut self) {
        while let Some(unit) = self.tokens.touched.pop() {
            if !self.is_ready[unit as usize] && self.tokens.is_ready(unit) {
                self.is_ready[unit as usize] = true;
                self.ready.push(unit);
            }
        }
    }

    fn fire_one<'a>(&mut self, process: &mut impl Host<'a>, frame: &mut Frame) -> Result<u64, Trap> {
        let unit = self.next();
        let written = self.fire(unit, process, frame)?;
        self.write(unit, written);
        Ok(1)
    }

    /// Takes one of the operators that are ready.
    fn next(&mut self) -> u32 {
        match self.schedule.order {
            Order::Newest => self.ready.swap_remove(self.ready.len() - 1),
            Order::Oldest => self.ready.remove(0),
            Order::Seeded(_) | Order::Rounds => {
                self.random = random::mix(self.random);
                self.ready.swap_remove((self.random % self.ready.len() as u64) as usize)
            }
        }
    }

    /// Fires all that is ready: all read before any writes.
    fn fire_round<'a>(&mut self, process: &mut impl Host<'a>, frame: &mut Frame) -> Result<u64, Trap> {
        let batch = std::mem::take(&mut self.ready);
        let mut results = Vec::with_capacity(batch.len());
        for &unit in &batch {
            results.push(self.fire(unit, process, frame)?);
        }
        for (&unit, written) in batch.iter().zip(results) {
            match self.latency(unit) {
                1 => self.write(unit, written),
                latency => self.send(unit, written, latency),
            }
        }
        for (unit, written) in self.flight.remove(&self.rounds).into_iter().flatten() {
            self.arrive(unit, written);
        }
        Ok(batch.len() as u64)
    }

    /// Takes room for results that are there at the end of the last of `latency` rounds.
    fn send(&mut self, unit: u32, written: Written, latency: u64) {
        for (lic, _) in self.netlist.units[unit as usize].written(&written) {
            self.tokens.reserve(lic);
        }
        self.flight.entry(self.rounds + latency - 1).or_default().push((unit, written));
    }

    fn arrive(&mut self, unit: u32, written: Written) {
        for (lic, value) in self.netlist.units[unit as usize].written(&written) {
            self.tokens.deliver(lic, value.clone());
        }
    }

    fn fire<'a>(
        &mut self,
        unit: u32,
        process: &mut impl Host<'a>,
        frame: &mut Frame,
    ) -> Result<Written, Trap> {
        self.is_ready[unit as usize] = false;
        self.firings[unit as usize] += 1;
        self.tokens.touched.push(unit);
        self.tokens.taken.clear();
        let written = self.act(unit, process, frame)?;
        self.keep(unit, &written);
        Ok(written)
    }

    fn act<'a>(
        &mut self,
        unit: u32,
        process: &mut impl Host<'a>,
        frame: &mut Frame,
    ) -> Result<Written, Trap> {
        let Some((semantics, ordered)) = self.tokens.act(unit, &mut self.operands) else {
            return Ok(self.tokens.steer(unit));
        };
        let value = process.perform(semantics, &self.operands, frame);
        let value = value.map_err(|stop| stop.located(|| report::place(self.netlist.graph, unit)))?;
        let order = Bits::zero(0);
        Ok(match (ordered, self.netlist.units[unit as usize].outs.len()) {
            (true, 1) => [Some(order), None],
            (true, _) => [Some(value), Some(order)],
            (false, _) => [Some(value), None],
        })
    }

    /// Adds a firing to the trace, if there is one with room.
    fn keep(&mut self, unit: u32, written: &Written) {
        let Some(trace) = self.trace.as_mut().filter(|trace| trace.events.len() < trace.most) else { return };
        let ins = &self.netlist.units[unit as usize].ins;
        let input =
            |queue: &u32| ins.iter().position(|input| matches!(input, In::Queue(own) if own == queue));
        let mut taken: Vec<u32> = self.tokens.taken.iter().filter_map(input).map(|at| at as u32).collect();
        taken.sort_unstable();
        let there = self.rounds + self.latencies.get(unit as usize).map_or(1, |&rounds| rounds.into());
        let written = written.clone();
        trace.events.push(Event { round: self.rounds, there, operator: unit, taken, written });
    }

    fn write(&mut self, unit: u32, written: Written) {
        for (out, value) in self.netlist.units[unit as usize].outs.iter().zip(written) {
            if let (Some(lic), Some(value)) = (out, value) {
                self.tokens.push(*lic, value);
            }
        }
    }
}

#[cfg(test)]
mod tests;
