//! One invocation of a graph, and what is told of it.

use crate::{
    args::Run,
    buffers::Buffers,
    failure::{Failure, report},
    output,
};
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use dfquery_rewrite::{
    bits::Bits,
    circuit::Circuit,
    graph::Graph,
    process::Process,
    program::Program,
    simulate::{End, Invocation, Manner, Order, Simulation},
    trace,
    world::SeededWorld,
};
use std::{
    io::{self, Write},
    path::Path,
};

/// Firings after which a run is taken for one without end.
const FIRINGS: u64 = 100_000_000;

/// Runs `graph` within `program`, and prints its result, the cycles it took, how often operators fired, and its buffers.
pub fn run(graph: &Graph, program: &Program, run: &Run) -> Result<(), Failure> {
    let mut sources = Sources::new();
    let buffers = match &run.memory {
        Some(path) => Buffers::read(path, &mut sources)?,
        None => Buffers::default(),
    };
    let arguments = arguments(graph, program, &buffers, &run.args)?;
    let circuit = Circuit::new(graph, &program.layout).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Failure::message(format!("the graph of `{}` is unsound: {}", graph.name, faults.join("; ")))
    })?;
    let order = run.seed.map_or(Order::Rounds, Order::Seeded);
    let mut simulation = Simulation::new(&circuit, Manner { order, bounded: true, firings: FIRINGS });
    if run.trace.is_some() {
        simulation.record();
    }
    let seed = run.seed.unwrap_or(0);
    let mut process = Process::new(program, seed, SeededWorld::new(seed), FIRINGS);
    buffers.store(&mut process.memory);
    let outcome = simulation.invoke(&mut process, &arguments);
    if let Some(path) = &run.trace {
        write_trace(path, graph, &simulation)?;
    }
    output::to(None, |out| {
        print(out, &outcome, &simulation)?;
        Ok(buffers.print(&process.memory, out)?)
    })?;
    outcome.map(drop).map_err(|end| {
        let error = Diagnostic::error(format!("`{}` did not come to its end: {end}", graph.name));
        report(&[error], &sources);
        Failure::Found
    })
}

fn print(out: &mut dyn Write, outcome: &Result<Invocation, End>, simulation: &Simulation) -> io::Result<()> {
    if let Ok(invocation) = outcome {
        match &invocation.result {
            Some(result) => writeln!(out, "result {result}")?,
            None => writeln!(out, "no result")?,
        }
        if let Some(cycles) = invocation.cycles {
            writeln!(out, "{cycles} cycles")?;
        }
    }
    let firings = simulation.firings();
    writeln!(out, "{} firings", firings.values().sum::<u64>())?;
    firings.iter().try_for_each(|(name, count)| writeln!(out, "  {count:8} {name}"))
}

fn write_trace(path: &Path, graph: &Graph, simulation: &Simulation) -> Result<(), Failure> {
    let is_vcd = path.extension().is_some_and(|extension| extension == "vcd");
    let write = |out: &mut dyn Write| match is_vcd {
        true => trace::vcd(graph, simulation.trace(), out),
        false => trace::json(graph, simulation.trace(), out),
    };
    output::to(Some(path), |out| Ok(write(out)?))
}

/// The arguments with the widths of the parameters; negative numbers are taken modulo their width.
fn arguments(
    graph: &Graph,
    program: &Program,
    buffers: &Buffers,
    texts: &[String],
) -> Result<Vec<Bits>, Failure> {
    if texts.len() != graph.params.len() {
        return Err(Failure::with_help(
            format!("`{}` takes {} arguments, not {}", graph.name, graph.params.len(), texts.len()),
            "give them as --args 1,2",
        ));
    }
    let parse = |(text, &lic): (&String, _)| {
        let width = graph.lic(lic).width;
        if let Some(address) = buffers.address(text).or_else(|| program.layout.address(text)) {
            return Ok(Bits::new(width, address));
        }
        let bits = match text.parse::<i64>() {
            Ok(number) => Some(Bits::from_i64(width, number)),
            Err(_) => Bits::parse(width, text),
        };
        bits.ok_or_else(|| {
            let what = format!(
                "a number of {width} bits, a buffer or a global is expected for `{}`",
                graph.lic(lic).name
            );
            Failure::with_help(format!("`{text}` cannot be an argument"), what)
        })
    };
    texts.iter().zip(&graph.params).map(parse).collect()
}
