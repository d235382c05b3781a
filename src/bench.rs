//! Test benches of circuits, which repeat runs of the simulator.

use crate::{
    error::{Error, Result},
    made_up,
    simulate::{Buffers, Executable, Execution, Latencies, Limits, arguments, execute},
};
use dfquery_formats::verilog;
use dfquery_graph::{Graph, SkipReason, Skipped, bits::Bits};
use std::collections::BTreeMap;

/// Firings after which a run is too long for a bench.
const MOST_FIRINGS: u64 = 20_000_000;

/// A test bench in SystemVerilog for the circuit of `graph`: one invocation for each of `texts`, its arguments, or one
/// on arguments that are made up. The memory holds `buffers` at the start.
///
/// # Errors
///
/// Arguments that do not fit; [`Error::NotConverted`] if the graph has no circuit; a run that does not end.
pub fn bench(
    graph: &Graph,
    executable: &Executable,
    buffers: &Buffers,
    texts: &[Vec<String>],
    latencies: &Latencies,
) -> Result<String> {
    if executable.layout.image.highest_first {
        return Err(Error::message("a test bench has memory with the lowest byte of a number first only"));
    }
    let lists = match texts {
        [] => made_up_list(graph, executable, buffers, latencies)?,
        texts => {
            let lists = texts.iter().map(|list| arguments(graph, executable, buffers, list));
            lists.collect::<Result<Vec<_>>>()?
        }
    };
    let limits = Limits { firings: MOST_FIRINGS, touched: true, ..Limits::default() };
    let execution = execute(graph, executable, None, buffers, &lists, latencies, limits)?;
    let run = run(executable, lists, &execution, graph)?;
    let unsaid = |reason| Error::NotConverted(Skipped::new(&*graph.name, SkipReason::Inexpressible(reason)));
    verilog::bench(graph, latencies, &run).map_err(unsaid)
}

/// One list of arguments that are made up.
fn made_up_list(
    graph: &Graph,
    executable: &Executable,
    buffers: &Buffers,
    latencies: &Latencies,
) -> Result<Vec<Vec<Bits>>> {
    let list = made_up::arguments(graph, executable, buffers, latencies)?;
    let none = || {
        Error::with_help(
            format!("`{}` ends on no arguments that were made up for it", graph.name),
            "give some with --args, and what pointers lead to with --memory",
        )
    };
    Ok(vec![list.ok_or_else(none)?])
}

/// The run of `execution` on `lists` of arguments.
fn run(
    executable: &Executable,
    lists: Vec<Vec<Bits>>,
    execution: &Execution,
    graph: &Graph,
) -> Result<verilog::Run> {
    let ended = execution.outcome.as_ref();
    let ended = ended.map_err(|end| Error::message(format!("`{}` did not finish: {end}", graph.name)))?;
    let calls = std::iter::zip(lists, ended).map(|(arguments, invocation)| verilog::Call {
        arguments,
        results: invocation.results.clone(),
        cycles: invocation.cycles,
    });
    let globals: Vec<(String, u64)> = globals(graph)
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), executable.layout.address(name)?)))
        .collect();
    Ok(verilog::Run { calls: calls.collect(), memory: stretches(&execution.touched, execution), globals })
}

/// The globals that `graph` has the addresses of.
fn globals(graph: &Graph) -> Vec<&str> {
    let operands = graph.ops.iter().flat_map(|op| &op.ins);
    let names = operands.filter_map(|operand| match operand {
        dfquery_graph::Operand::Global { name, .. } => Some(name.as_str()),
        _ => None,
    });
    names.collect()
}

/// The bytes that were touched, consecutive ones together.
fn stretches(touched: &BTreeMap<u64, u8>, execution: &Execution) -> Vec<verilog::Contents> {
    let mut all: Vec<verilog::Contents> = Vec::new();
    for (&address, &byte) in touched {
        let continues = all.last().is_some_and(|last| last.address + last.before.len() as u64 == address);
        if !continues {
            all.push(verilog::Contents { address, ..verilog::Contents::default() });
        }
        if let Some(last) = all.last_mut() {
            last.before.push(byte);
            last.after.push(execution.memory.byte(address));
        }
    }
    all
}
