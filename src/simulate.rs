//! Invocations of a graph: arguments, buffers in memory, and what became of it.

mod buffers;

use crate::error::{Error, Result};
pub use buffers::Buffers;
use dfquery_engine::plural::counted;
pub use dfquery_graph::latency::Latencies;
use dfquery_graph::{
    Graph,
    bits::Bits,
    border::guarded,
    verify::{Fault, invocation_faults},
};
use dfquery_simulate::{
    environment::SeededEnvironment,
    interpreter::interpret,
    memory::Memory,
    netlist::Netlist,
    process::Process,
    simulator::{Order, Schedule, Simulation},
    undefined::Watch,
};
pub use dfquery_simulate::{
    program::Program as Executable,
    simulator::{End, Invocation},
    trace::{self, Event},
    undefined::Effect,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
};

/// Firings after which a run is taken for one without end.
pub const FIRINGS: u64 = 100_000_000;

/// The limits of a run, the firings that are kept, and the results that are assumed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Firings after which it is taken for one without end.
    pub firings: u64,
    /// The number of firings that are kept.
    pub kept: usize,
    /// The result of functions without a body; any if nothing is said.
    pub external: Option<i64>,
    /// True if the bytes that loads and stores touch are kept.
    pub touched: bool,
}

impl Default for Limits {
    /// [`FIRINGS`], of which none is kept.
    fn default() -> Self {
        Limits { firings: FIRINGS, kept: 0, external: None, touched: false }
    }
}

/// A graph that was run.
#[derive(Debug)]
pub struct Execution {
    /// The outcome of its invocations.
    pub outcome: Result<Vec<Invocation>, End>,
    /// The firings that were kept.
    pub events: Vec<Event>,
    /// The number of times operators of each name have fired.
    pub firings: BTreeMap<String, u64>,
    /// The contents of memory at the end.
    pub memory: Memory,
    /// The bytes that were touched, as they were before, if they were to be kept; none of allocations.
    pub touched: BTreeMap<u64, u8>,
    /// The functions without a body that were called: they changed no memory.
    pub called_out: BTreeSet<String>,
    /// The instructions and operators whose value nothing computes: any value was taken.
    pub uncomputed: BTreeSet<String>,
    /// The loads that read uninitialised memory: any value was taken.
    pub unwritten: BTreeSet<String>,
    /// The effects of undefined values, with the place of each; only of functions whose control flow is known.
    pub undefined: BTreeSet<(Effect, String)>,
}

impl Execution {
    /// The number of times operators have fired.
    pub fn count(&self) -> u64 {
        self.firings.values().sum()
    }

    /// The last invocation, if all ended as they should.
    ///
    /// # Errors
    ///
    /// The reason why one did not.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn last(&self) -> Result<&Invocation, &End> {
        self.outcome.as_ref().map(|invocations| invocations.last().expect("there is one at least"))
    }

    /// Writes its result, the cycles it took, and how often operators fired; a line each for several invocations.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self.outcome.as_deref() {
            Ok([invocation]) => {
                writeln!(out, "{}", result(invocation))?;
                if let Some(cycles) = invocation.cycles {
                    writeln!(out, "{}", counted(cycles, "cycle"))?;
                }
            }
            Ok(invocations) => {
                for invocation in invocations {
                    writeln!(out, "{}", in_a_line(invocation))?;
                }
            }
            Err(_) => {}
        }
        writeln!(out, "{}", counted(self.count(), "firing"))?;
        self.firings.iter().try_for_each(|(name, count)| writeln!(out, "  {count:8} {name}"))
    }
}

/// `result 12`, `result 12, 3`, or that there is none.
fn result(invocation: &Invocation) -> String {
    let results: Vec<String> = invocation.results.iter().map(ToString::to_string).collect();
    if results.is_empty() { "no result".to_owned() } else { format!("result {}", results.join(", ")) }
}

/// `result 12 after 11 cycles`.
pub(crate) fn in_a_line(invocation: &Invocation) -> String {
    let cycles = invocation.cycles.map(|cycles| format!(" after {}", counted(cycles, "cycle")));
    result(invocation) + &cycles.unwrap_or_default()
}

/// Runs an invocation of `graph` for each of `lists`, its arguments, within `executable`, whose memory holds `buffers` at the
/// start: as many at a time as the graph says, else one after the other.
///
/// With a `seed` operators fire in a random order, else in rounds, where each takes the cycles of `latencies`.
///
/// # Errors
///
/// Graphs that are unsound; [`Error::NotConverted`] if the work was to stop. How the run ended is in its outcome.
///
/// # Panics
///
/// If there is no list.
pub fn execute(
    graph: &Graph,
    executable: &Executable,
    seed: Option<u64>,
    buffers: &Buffers,
    lists: &[Vec<Bits>],
    latencies: &Latencies,
    limits: Limits,
) -> Result<Execution> {
    assert!(!lists.is_empty(), "there is an invocation at least");
    let unsound = |faults: Vec<Fault>| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Error::message(format!("the graph of `{}` is unsound: {}", graph.name, faults.join("; ")))
    };
    let circuit = Netlist::new(graph, &executable.layout).map_err(unsound)?;
    let in_the_way = invocation_faults(graph);
    if !in_the_way.is_empty() {
        return Err(unsound(in_the_way));
    }
    // A graph that is unsound is as one that is not there.
    let graphs = executable.graphs.iter().filter_map(|&graph| Netlist::new(graph, &executable.layout).ok());
    let graphs: Vec<Netlist> = graphs.collect();
    let order = seed.map_or(Order::Rounds, Order::Seeded);
    let mut simulation =
        Simulation::new(&circuit, Schedule { order, bounded: true, firings: limits.firings })
            .with_latencies(latencies);
    if limits.kept > 0 {
        simulation.record(limits.kept);
    }
    let seed = seed.unwrap_or(0);
    let steps = limits.firings.saturating_mul(lists.len() as u64);
    let mut environment = SeededEnvironment::new(seed);
    environment.external = limits.external;
    let mut process = Process::new(executable, seed, environment, steps);
    process.netlists = graphs.iter().map(|netlist| (netlist.graph.name.as_str(), netlist)).collect();
    buffers.store(&mut process.memory);
    process.touched = limits.touched.then(BTreeMap::new);
    let invocations = guarded(&graph.name, || simulation.invoke_all(&mut process, lists));
    let outcome = invocations.map_err(Error::NotConverted)?;
    let firings = simulation.firings().into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    let SeededEnvironment { calls, sources, .. } = process.environment;
    let undefined =
        guarded(&graph.name, || undefined(graph, executable, &graphs, seed, buffers, lists, limits));
    Ok(Execution {
        outcome,
        events: simulation.into_trace(),
        firings,
        memory: process.memory,
        touched: process.touched.unwrap_or_default(),
        called_out: calls.into_iter().map(|call| call.callee).collect(),
        uncomputed: sources,
        unwritten: process.unwritten,
        undefined: undefined.map_err(Error::NotConverted)?,
    })
}

/// The effects of undefined values in the invocations, as found by a run of the control flow of `graph`.
fn undefined(
    graph: &Graph,
    executable: &Executable,
    graphs: &[Netlist],
    seed: u64,
    buffers: &Buffers,
    lists: &[Vec<Bits>],
    limits: Limits,
) -> BTreeSet<(Effect, String)> {
    let Some(function) = executable.function(&graph.name) else { return BTreeSet::new() };
    if executable.code(function).blocks.is_empty() {
        return BTreeSet::new();
    }
    let mut environment = SeededEnvironment::new(seed);
    environment.external = limits.external;
    let mut process = Process::new(executable, seed, environment, limits.firings);
    process.watch = Some(Watch::default());
    process.netlists = graphs.iter().map(|netlist| (netlist.graph.name.as_str(), netlist)).collect();
    buffers.store(&mut process.memory);
    for arguments in lists {
        if interpret(&mut process, function, arguments).is_err() {
            break;
        }
    }
    process.undefined()
}

/// The help on giving arguments.
fn usage(graph: &Graph) -> String {
    let names: Vec<&str> = graph.params.iter().map(|&lic| graph.lic(lic).name.as_str()).collect();
    let numbers: Vec<String> = (1..=names.len()).map(|number| number.to_string()).collect();
    match numbers.len() {
        0 => "leave --args out".to_owned(),
        _ => format!("give them as --args {}, for {}", numbers.join(","), names.join(", ")),
    }
}

/// The arguments with the widths of the parameters: numbers, names of buffers, or globals. Negative numbers are taken modulo
/// their width.
///
/// # Errors
///
/// A text that is none of these or does not fit; a number of arguments other than that of the parameters.
pub fn arguments(
    graph: &Graph,
    executable: &Executable,
    buffers: &Buffers,
    texts: &[String],
) -> Result<Vec<Bits>> {
    let count = graph.params.len();
    if texts.len() != count {
        return Err(Error::with_help(
            format!("`{}` takes {}, not {}", graph.name, counted(count, "argument"), texts.len()),
            usage(graph),
        ));
    }
    let parse = |(text, &lic): (&String, _)| {
        let (text, width) = (text.trim(), graph.lic(lic).width);
        if let Some(address) = buffers.address(text).or_else(|| executable.layout.address(text)) {
            return Ok(Bits::new(width, address));
        }
        let bits = match text.parse::<i128>() {
            Ok(number) => {
                return Bits::holding(width, number).ok_or_else(|| {
                    let what = format!("`{}` has {}", graph.lic(lic).name, counted(width, "bit"));
                    Error::with_help(format!("`{text}` is too large for an argument"), what)
                });
            }
            Err(_) => Bits::parse(width, text),
        };
        bits.ok_or_else(|| {
            let what = format!(
                "expected a number of {}, a buffer or a global for `{}`",
                counted(width, "bit"),
                graph.lic(lic).name
            );
            Error::with_help(format!("`{text}` cannot be an argument"), what)
        })
    };
    texts.iter().zip(&graph.params).map(parse).collect()
}
