//! One invocation of a graph, and what is told of it.

use crate::{
    args::{Run, Start},
    buffers::Buffers,
    failure::{Failure, report},
    output,
};
use dfquery_engine::plural::counted;
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use dfquery_graph::{Graph, bits::Bits, border::guarded};
use dfquery_simulate::{
    environment::SeededEnvironment,
    memory::Memory,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{End, Invocation, Manner, Order, Simulation},
    trace::{self, Event},
};
use std::{
    collections::BTreeMap,
    io::{self, Write},
    path::Path,
};

/// Firings after which a run is taken for one without end.
pub const FIRINGS: u64 = 100_000_000;

/// Runs `graph` within `program`, and prints its result, the cycles it took, how often operators fired, and its buffers.
pub fn run(graph: &Graph, program: &Program, run: &Run) -> Result<(), Failure> {
    let mut sources = Sources::new();
    let buffers = Buffers::of(&run.start, &mut sources)?;
    let arguments = arguments(graph, program, &buffers, &run.start.args)?;
    let kept = if run.trace.is_some() { usize::MAX } else { 0 };
    let limits = Limits { firings: FIRINGS, kept };
    let execution = execute(graph, program, &run.start, &buffers, &arguments, &limits)?;
    if let Some(path) = &run.trace {
        write_trace(path, graph, &execution.events)?;
    }
    output::to(None, |out| {
        print(out, &execution)?;
        Ok(buffers.print(&execution.memory, out)?)
    })?;
    execution.outcome.map(drop).map_err(|end| {
        let error = Diagnostic::error(format!("`{}` did not come to its end: {end}", graph.name));
        report(&[error], &sources);
        Failure::Found
    })
}

/// Where a run is broken off, and what of it is kept.
pub struct Limits {
    /// Firings after which it is taken for one without end.
    pub firings: u64,
    /// How many firings are kept.
    pub kept: usize,
}

/// A graph that was run.
pub struct Execution {
    /// How it ended.
    pub outcome: Result<Invocation, End>,
    /// The firings that were kept.
    pub events: Vec<Event>,
    /// How often operators of each name have fired.
    firings: BTreeMap<String, u64>,
    /// What memory held in the end.
    memory: Memory,
}

impl Execution {
    /// How often operators have fired.
    pub fn count(&self) -> u64 {
        self.firings.values().sum()
    }
}

/// Runs `graph` on `arguments`, within `limits`.
pub fn execute(
    graph: &Graph,
    program: &Program,
    start: &Start,
    buffers: &Buffers,
    arguments: &[Bits],
    limits: &Limits,
) -> Result<Execution, Failure> {
    let circuit = Netlist::new(graph, &program.layout).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Failure::message(format!("the graph of `{}` is unsound: {}", graph.name, faults.join("; ")))
    })?;
    let order = start.seed.map_or(Order::Rounds, Order::Seeded);
    let mut simulation = Simulation::new(&circuit, Manner { order, bounded: true, firings: limits.firings });
    if limits.kept > 0 {
        simulation.record(limits.kept);
    }
    let seed = start.seed.unwrap_or(0);
    let mut process = Process::new(program, seed, SeededEnvironment::new(seed), limits.firings);
    buffers.store(&mut process.memory);
    let invocation = guarded(&graph.name, || simulation.invoke(&mut process, arguments));
    let outcome = invocation.map_err(|skipped| Failure::not_converted(&skipped))?;
    let firings = simulation.firings().into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    Ok(Execution { outcome, events: simulation.into_trace(), firings, memory: process.memory })
}

fn print(out: &mut dyn Write, execution: &Execution) -> io::Result<()> {
    if let Ok(invocation) = &execution.outcome {
        match &invocation.result {
            Some(result) => writeln!(out, "result {result}")?,
            None => writeln!(out, "no result")?,
        }
        if let Some(cycles) = invocation.cycles {
            writeln!(out, "{}", counted(cycles, "cycle"))?;
        }
    }
    writeln!(out, "{}", counted(execution.count(), "firing"))?;
    execution.firings.iter().try_for_each(|(name, count)| writeln!(out, "  {count:8} {name}"))
}

fn write_trace(path: &Path, graph: &Graph, events: &[Event]) -> Result<(), Failure> {
    let is_vcd = path.extension().is_some_and(|extension| extension == "vcd");
    let write = |out: &mut dyn Write| match is_vcd {
        true => trace::vcd(graph, events, out),
        false => trace::json(graph, events, out),
    };
    output::to(Some(path), |out| Ok(write(out)?))
}

/// How arguments are given.
fn usage(graph: &Graph) -> String {
    let names: Vec<&str> = graph.params.iter().map(|&lic| graph.lic(lic).name.as_str()).collect();
    let numbers: Vec<String> = (1..=names.len()).map(|number| number.to_string()).collect();
    match numbers.len() {
        0 => "leave --args out".to_owned(),
        _ => format!("give them as --args {}, for {}", numbers.join(","), names.join(", ")),
    }
}

/// The arguments with the widths of the parameters; negative numbers are taken modulo their width.
pub fn arguments(
    graph: &Graph,
    program: &Program,
    buffers: &Buffers,
    texts: &[String],
) -> Result<Vec<Bits>, Failure> {
    let count = graph.params.len();
    if texts.len() != count {
        return Err(Failure::with_help(
            format!("`{}` takes {}, not {}", graph.name, counted(count, "argument"), texts.len()),
            usage(graph),
        ));
    }
    let parse = |(text, &lic): (&String, _)| {
        let (text, width) = (text.trim(), graph.lic(lic).width);
        if let Some(address) = buffers.address(text).or_else(|| program.layout.address(text)) {
            return Ok(Bits::new(width, address));
        }
        let bits = match text.parse::<i128>() {
            Ok(number) => {
                return Bits::holding(width, number).ok_or_else(|| {
                    let what = format!("`{}` has {}", graph.lic(lic).name, counted(width, "bit"));
                    Failure::with_help(format!("`{text}` is too large for an argument"), what)
                });
            }
            Err(_) => Bits::parse(width, text),
        };
        bits.ok_or_else(|| {
            let what = format!(
                "a number of {}, a buffer or a global is expected for `{}`",
                counted(width, "bit"),
                graph.lic(lic).name
            );
            Failure::with_help(format!("`{text}` cannot be an argument"), what)
        })
    };
    texts.iter().zip(&graph.params).map(parse).collect()
}
