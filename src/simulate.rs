//! `dfquery simulate`: runs the graph of one function on given arguments.

use crate::{
    args::{InputFormat, Simulate},
    failure::Failure,
    input, output,
};
use dfquery_rewrite::{
    bits::Bits,
    circuit::Circuit,
    convert::convert,
    graph::Graph,
    process::Process,
    program::Program,
    simulate::{Manner, Order, Simulation},
    world::SeededWorld,
};

/// Firings after which a run is taken for one without end.
const FIRINGS: u64 = 100_000_000;

/// Runs the function and prints its result, the cycles it took and how often operators fired.
pub fn run(command: &Simulate) -> Result<(), Failure> {
    let input = input::read(&command.inputs, InputFormat::Ll)?;
    let pool = output::pool(Some(1))?;
    pool.install(|| {
        let id = input.select(std::slice::from_ref(&command.function))?[0];
        let graph = convert(&input.session(), &input.base, id).map_err(|skipped| {
            Failure::message(format!("cannot convert `{}`: {}", skipped.name, skipped.reason))
        })?;
        let arguments = arguments(&graph, &command.args)?;
        let program = Program::new(&input.base);
        let circuit = Circuit::new(&graph, &program.layout).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Failure::message(format!("the graph of `{}` is unsound: {}", graph.name, faults.join("; ")))
        })?;
        let order = command.seed.map_or(Order::Rounds, Order::Seeded);
        let mut simulation = Simulation::new(&circuit, Manner { order, bounded: true, firings: FIRINGS });
        let seed = command.seed.unwrap_or(0);
        let mut process = Process::new(&program, seed, SeededWorld::new(seed), FIRINGS);
        let run = simulation
            .invoke(&mut process, &arguments)
            .map_err(|end| Failure::message(format!("`{}` did not end: {end}", graph.name)))?;
        output::to(None, |out| {
            match run.result {
                Some(result) => writeln!(out, "result {result}")?,
                None => writeln!(out, "no result")?,
            }
            if let Some(cycles) = run.cycles {
                writeln!(out, "{cycles} cycles")?;
            }
            writeln!(out, "{} firings", run.firings)?;
            for (name, count) in simulation.firings() {
                writeln!(out, "  {count:8} {name}")?;
            }
            Ok(())
        })
    })
}

/// The arguments with the widths of the parameters; negative numbers are taken modulo their width.
fn arguments(graph: &Graph, texts: &[String]) -> Result<Vec<Bits>, Failure> {
    if texts.len() != graph.params.len() {
        return Err(Failure::with_help(
            format!("`{}` takes {} arguments, not {}", graph.name, graph.params.len(), texts.len()),
            "give them as --args 1,2",
        ));
    }
    let parse = |(text, &lic): (&String, _)| {
        let width = graph.lic(lic).width;
        let bits = match text.parse::<i64>() {
            Ok(number) => Some(Bits::from_i64(width, number)),
            Err(_) => Bits::parse(width, text),
        };
        bits.ok_or_else(|| {
            Failure::message(format!("`{text}` is no number of {width} bits for `{}`", graph.lic(lic).name))
        })
    };
    texts.iter().zip(&graph.params).map(parse).collect()
}
