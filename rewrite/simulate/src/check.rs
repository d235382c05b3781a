//! Runs the CFG interpreter and the graph of a function side by side and compares them.
//!
//! Both get the same arguments and the same memory. Compared are the results, the memory, the calls out of the
//! program and early ends, invocation by invocation, under rounds and under other orders of firing, with declared
//! and with unbounded depths; the simulator adds that every invocation ends clean. Where several invocations may be in flight,
//! those that end as they should are run so, too.

mod report;

use crate::{
    arguments::Arguments,
    environment::{Call, SeededEnvironment},
    interpreter::interpret,
    memory::Memory,
    netlist::Netlist,
    process::{Process, Volatile},
    program::Program,
    promises::Promises,
    simulator::{End, Order, Schedule, Simulation},
    undefined::Watch,
};
use dfquery_graph::{
    Graph,
    bits::Bits,
    function::Function,
    random,
    trap::{Reason, Trap},
    verify::{Fault, verify},
};
pub use report::{Difference, Mismatch, Outcome, Remarks};
use std::collections::BTreeSet;

/// The extent of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trials {
    /// Number of memories and lists of arguments that are tried.
    pub seeds: u64,
    /// In how many orders the graph is run on each, once with declared and once with unbounded depths: the second and the third
    /// fire what became ready last and first, all others are random.
    pub orders: u64,
    /// Number of successive invocations on the same graph.
    pub invocations: u64,
    /// Limit on the interpreter's steps for each; a run that exceeds it is inconclusive.
    pub steps: u64,
}

impl Default for Trials {
    fn default() -> Trials {
        Trials { seeds: 10, orders: 5, invocations: 3, steps: 20_000 }
    }
}

/// Rounds at declared depths; how many firings there may be is said later.
const ROUNDS: Schedule = Schedule { order: Order::Rounds, bounded: true, firings: 0 };

/// Firings of a graph that is a reference for one step of the interpreter: a few operators steer what one computes.
const FIRINGS_OF_STEP: u64 = 4;

/// Firings that the simulator may take for one step of the interpreter, and for each operator once.
const FIRINGS_PER_STEP: u64 = 100;

/// Firings that the graph of `netlist` may take where the interpreter has taken `steps`.
pub(crate) fn firings(netlist: &Netlist<'_>, steps: u64) -> u64 {
    (steps + netlist.graph.ops.len() as u64) * FIRINGS_PER_STEP
}

/// Holds `graph` to the static rules, and then compares it with the facts of `function`.
pub fn check(program: &Program, function: u32, graph: &Graph, trials: &Trials) -> Outcome {
    match verify(graph) {
        faults if faults.is_empty() => {
            run(program, function, &Netlist::of_wired(graph, &program.layout), trials)
        }
        faults => Outcome::Unsound(faults),
    }
}

/// Compares `graph` with the facts of `function` if it can be run at all.
pub fn compare(program: &Program, function: u32, graph: &Graph, trials: &Trials) -> Outcome {
    match Netlist::new(graph, &program.layout) {
        Ok(netlist) => run(program, function, &netlist, trials),
        Err(faults) => Outcome::Unsound(faults),
    }
}

/// Compares `netlist` with the facts of `function`.
fn run(program: &Program, function: u32, netlist: &Netlist, trials: &Trials) -> Outcome {
    let facts = Function::new(program.base, function);
    let (arguments, promises) = (Arguments::of(&facts), Promises::of(&facts, &program.layout));
    let (mut compared, mut inconclusive) = (0, 0);
    let mut remarks = Remarks::default();
    for seed in 0..trials.seeds {
        let lists = (0..trials.invocations).map(|turn| arguments.draw_for(random::draw(seed, turn), turn));
        let arguments = lists.collect();
        let reference = Reference::Function(function, &promises);
        let trial = Trial { program, reference, netlist, trials, seed, arguments };
        match trial.run(&mut remarks) {
            Ok(0) => inconclusive += 1,
            Ok(invocations) => compared += invocations,
            Err(mismatch) => return Outcome::Mismatch(mismatch),
        }
    }
    Outcome::Agree { compared, inconclusive, remarks }
}

/// One memory with the arguments of the invocations that follow one another.
#[derive(Clone)]
pub(crate) struct Trial<'t> {
    pub program: &'t Program<'t>,
    pub reference: Reference<'t>,
    pub netlist: &'t Netlist<'t>,
    pub trials: &'t Trials,
    pub seed: u64,
    pub arguments: Vec<Vec<Bits>>,
}

/// The machine whose results are expected of a graph.
#[derive(Clone, Copy)]
pub(crate) enum Reference<'t> {
    /// The interpreter of a function, on arguments that keep its promises.
    Function(u32, &'t Promises),
    /// Another graph in rounds, at declared depths.
    Graph(&'t Netlist<'t>),
}

/// The reference's result for one invocation.
pub(crate) struct Expected {
    pub end: Result<Vec<Bits>, End>,
    /// Steps taken, those of callees counted; firings of a graph.
    steps: u64,
    memory: Memory,
    calls: Vec<Call>,
    volatile: Vec<Volatile>,
    /// Pure operators without arithmetic that were given any value.
    assumed: BTreeSet<String>,
    /// True if an undefined value decided something.
    undefined: bool,
    /// True if uninitialised memory was read and that is in no buffer.
    unwritten: bool,
}

impl Expected {
    /// The state of `process` after an invocation with this `end`, which took `steps` steps.
    fn of(process: &Seeded, end: Result<Vec<Bits>, End>, steps: u64) -> Expected {
        Expected {
            end,
            steps,
            memory: process.memory.clone(),
            calls: process.environment.calls.clone(),
            volatile: process.volatile.clone(),
            assumed: process.environment.assumed.clone().unwrap_or_default(),
            undefined: false,
            unwritten: !process.unwritten.is_empty(),
        }
    }

    /// The operators without arithmetic that the invocation met.
    fn unknown(&self) -> impl Iterator<Item = String> {
        let ended = match &self.end {
            Err(End::Trap(Trap { reason: Reason::Unsupported(what), .. })) => Some(what.clone()),
            _ => None,
        };
        self.assumed.iter().map(|name| format!("`{name}`")).chain(ended)
    }
}

impl Remarks {
    /// Adds those of invocations of the reference.
    pub(crate) fn add(&mut self, expected: &[Expected]) {
        self.unknown.extend(expected.iter().flat_map(Expected::unknown));
        self.undefined += expected.iter().filter(|expected| expected.undefined).count() as u64;
        self.unwritten += expected.iter().filter(|expected| expected.unwritten).count() as u64;
    }
}

/// The process in which both machines run.
type Seeded<'t> = Process<'t, SeededEnvironment>;

impl<'t> Trial<'t> {
    /// Compares all orders; returns the number of invocations that could be compared, and adds what is to be said of them.
    fn run(&self, remarks: &mut Remarks) -> Result<u64, Box<Mismatch>> {
        let expected = self.expect();
        remarks.add(&expected);
        self.compare(&expected)
    }

    /// Compares all orders with what is `expected`; returns the number of invocations that could be compared.
    pub fn compare(&self, expected: &[Expected]) -> Result<u64, Box<Mismatch>> {
        if expected.is_empty() {
            return Ok(0);
        }
        self.simulate(ROUNDS, expected)?;
        self.overlap(ROUNDS, expected)?;
        for order in 0..self.trials.orders {
            let order = match order {
                1 => Order::Newest,
                2 => Order::Oldest,
                _ => Order::Seeded(random::draw(self.seed, order)),
            };
            for bounded in [true, false] {
                let schedule = Schedule { order, bounded, firings: 0 };
                self.simulate(schedule, expected)?;
                self.overlap(schedule, expected)?;
            }
        }
        Ok(expected.len() as u64)
    }

    fn process(&self) -> Seeded<'t> {
        Process::new(self.program, self.seed, SeededEnvironment::assuming(self.seed), self.trials.steps)
    }

    /// Runs the reference, up to the first invocation that reaches a limit, breaks a promise or ends early.
    pub fn expect(&self) -> Vec<Expected> {
        let mut process = self.process();
        process.memory.make_up(self.program.layout.buffers().all());
        match self.reference {
            Reference::Function(function, promises) => self.interpret(process, function, promises),
            Reference::Graph(netlist) => self.expect_of(process, netlist),
        }
    }

    /// Runs the facts of `function`.
    fn interpret(&self, mut process: Seeded<'t>, function: u32, promises: &Promises) -> Vec<Expected> {
        let mut expected = Vec::new();
        for arguments in &self.arguments {
            process.steps = self.trials.steps;
            process.watch = Some(Watch::default());
            process.unwritten.clear();
            process.accesses = Some(Vec::new());
            let end = interpret(&mut process, function, arguments);
            let accesses = process.accesses.take().unwrap_or_default();
            let is_limit = end.as_ref().is_err_and(|stop| stop.reason.is_limit());
            if is_limit || promises.broken(&accesses).is_some() {
                break;
            }
            let steps = self.trials.steps - process.steps;
            let undefined = !process.undefined().is_empty();
            let next = Expected { undefined, ..Expected::of(&process, end.map_err(End::from), steps) };
            let ended = next.end.is_err();
            expected.push(next);
            if ended {
                break;
            }
        }
        expected
    }

    /// Runs the graph of `netlist`.
    fn expect_of(&self, mut process: Seeded<'t>, netlist: &'t Netlist<'t>) -> Vec<Expected> {
        let mut simulation = Simulation::new(netlist, ROUNDS);
        let (mut expected, mut before) = (Vec::new(), 0);
        for arguments in &self.arguments {
            process.steps = self.trials.steps;
            process.unwritten.clear();
            simulation.allow(netlist.graph.ops.len() as u64 + self.trials.steps * FIRINGS_OF_STEP);
            let end = simulation.invoke(&mut process, arguments).map(|invocation| invocation.results);
            if matches!(&end, Err(End::Trap(trap)) if trap.reason.is_limit()) {
                break;
            }
            let fired: u64 = simulation.firings().values().sum();
            let next = Expected::of(&process, end, fired - before);
            let ended = next.end.is_err();
            before = fired;
            expected.push(next);
            if ended {
                break;
            }
        }
        expected
    }

    /// Runs the graph by one schedule and compares it with what is expected.
    fn simulate(&self, schedule: Schedule, expected: &[Expected]) -> Result<(), Box<Mismatch>> {
        let mut process = self.process();
        let mut simulation = Simulation::new(self.netlist, schedule);
        for (turn, expected) in expected.iter().enumerate() {
            process.steps = self.trials.steps;
            simulation.allow(self.firings(expected));
            let end =
                simulation.invoke(&mut process, &self.arguments[turn]).map(|invocation| invocation.results);
            if let Some(difference) = self.difference(expected, end, &process) {
                return Err(self.mismatch(schedule, turn, false, difference));
            }
        }
        Ok(())
    }

    /// The firings that an invocation may take.
    fn firings(&self, expected: &Expected) -> u64 {
        firings(self.netlist, expected.steps)
    }

    /// Runs the invocations that end as they should by one schedule, several at a time if the graph says so, and compares their
    /// results, and what has become of memory and calls in the end.
    fn overlap(&self, schedule: Schedule, expected: &[Expected]) -> Result<(), Box<Mismatch>> {
        let results: Vec<&Vec<Bits>> =
            expected.iter().map_while(|expected| expected.end.as_ref().ok()).collect();
        let (Some(last), true) = (results.len().checked_sub(1), self.netlist.graph.in_flight.is_some())
        else {
            return Ok(());
        };
        let mut process = self.process();
        process.steps = self.trials.steps * self.trials.invocations;
        let mut simulation = Simulation::new(self.netlist, schedule);
        simulation.allow(expected.iter().map(|expected| self.firings(expected)).max().unwrap_or(0));
        let mismatch = |turn, difference| Err(self.mismatch(schedule, turn, true, difference));
        let found = match simulation.invoke_all(&mut process, &self.arguments[..=last]) {
            Ok(invocations) => invocations,
            Err(end) => return mismatch(0, Difference::ends(end.to_string(), report::told(results[0]))),
        };
        for (turn, (invocation, expected)) in found.iter().zip(results).enumerate() {
            if invocation.results != *expected {
                return mismatch(turn, Difference::results(&invocation.results, expected));
            }
        }
        self.effects(&expected[last], &process).map_or(Ok(()), |difference| mismatch(last, difference))
    }

    fn mismatch(
        &self,
        schedule: Schedule,
        invocation: usize,
        in_flight: bool,
        difference: Difference,
    ) -> Box<Mismatch> {
        Box::new(Mismatch {
            function: self.netlist.graph.name.clone(),
            seed: self.seed,
            invocation,
            arguments: self.arguments[invocation].clone(),
            schedule,
            in_flight,
            difference,
        })
    }

    /// The first difference between the machines.
    fn difference(
        &self,
        expected: &Expected,
        end: Result<Vec<Bits>, End>,
        process: &Seeded,
    ) -> Option<Difference> {
        match (&expected.end, end) {
            (Ok(expected), Ok(found)) if *expected != found => {
                return Some(Difference::results(&found, expected));
            }
            (Ok(_), Ok(_)) => {}
            (Err(End::Trap(expected)), Err(End::Trap(found)))
                if are_alike(&expected.reason, &found.reason) =>
            {
                return None;
            }
            // What nobody reads is in no graph, and may have been what stopped the reference.
            (Err(End::Trap(expected)), Ok(_)) if expected.reason.is_of_operator() => return None,
            // Without it the graph may go on for ever.
            (Err(End::Trap(expected)), Err(End::Trap(found)))
                if expected.reason.is_of_operator() && found.reason.is_limit() =>
            {
                return None;
            }
            // Which operators wait, and where tokens are left, is of the graph.
            (Err(End::Deadlock(_)), Err(End::Deadlock(_))) | (Err(End::Unclean(_)), Err(End::Unclean(_))) => {
            }
            (Err(expected), Ok(found)) => return Some(Difference::ends(report::told(&found), expected)),
            (Err(expected), Err(found)) => return Some(Difference::ends(found.to_string(), expected)),
            (Ok(expected), Err(found)) => {
                return Some(Difference::ends(found.to_string(), report::told(expected)));
            }
        }
        self.effects(expected, process)
    }

    /// The first difference in calls, in volatile accesses and in memory.
    fn effects(&self, expected: &Expected, process: &Seeded) -> Option<Difference> {
        let layout = &self.program.layout;
        Difference::calls(&expected.calls, &process.environment.calls)
            .or_else(|| Difference::accesses(&expected.volatile, &process.volatile, layout))
            .or_else(|| Difference::memories(&expected.memory, &process.memory, layout))
    }
}

/// Returns true if two early ends are the same for the program: which of several operators without a value comes first
/// is a matter of order.
fn are_alike(expected: &Reason, found: &Reason) -> bool {
    use Reason::{DivisionByZero, DivisionOverflow, Unsupported};
    match (expected, found) {
        (DivisionByZero | DivisionOverflow, DivisionByZero | DivisionOverflow) => true,
        (Unsupported(_), Unsupported(_)) => true,
        _ => expected == found,
    }
}

impl Outcome {
    /// The static faults of the graph, if nothing was run because of them.
    pub fn faults(&self) -> &[Fault] {
        match self {
            Outcome::Unsound(faults) => faults,
            _ => &[],
        }
    }
}

#[cfg(test)]
mod tests;
