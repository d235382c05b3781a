//! The dataflow graph of one function, and a run of it.

use super::{room::Room, sources::Sources};
use crate::{
    convert,
    error::Error,
    simulate::{self, End, Event, Execution, Latencies, Limits},
};
use dfquery_graph::{Graph, Lic, LicId, Op, Operand, bits::Bits, function::Function, random};
use dfquery_simulate::arguments::Arguments;
use serde_json::{Map, Value, json};

/// Firings after which a run on arguments that the user has not given is broken off.
const MOST_FIRINGS: u64 = 2_000_000;

/// The graph of `function`, or why there is none, and a run of it. Of a graph that is too large there is only the size.
///
/// # Errors
///
/// Arguments that do not fit, or a memory file that cannot be read.
pub fn of(sources: &Sources, function: &Function, room: &Room) -> Result<Map<String, Value>, Error> {
    let mut fields = Map::new();
    let scope = sources.scope;
    let converted = convert::graph(scope.program, scope.session, scope.base, function.id, &scope.conversion);
    match converted {
        Ok(graph) if graph.ops.len() > room.operators => {
            fields.insert("large".to_owned(), graph.ops.len().into());
        }
        Ok(graph) => {
            fields.insert("graph".to_owned(), json(&graph));
            fields.insert("run".to_owned(), run(sources, function, &graph, room.events)?);
        }
        Err(skipped) => _ = fields.insert("skipped".to_owned(), skipped.reason.to_string().into()),
    }
    Ok(fields)
}

fn json(graph: &Graph) -> Value {
    json!({
        "params": graph.params.iter().map(|lic| lic.0).collect::<Vec<_>>(),
        "order_in": graph.order_in.map(|lic| lic.0),
        "order_out": graph.order_out.map(|lic| lic.0),
        "results": graph.results.iter().map(|lic| lic.0).collect::<Vec<_>>(),
        "lics": graph.lics.iter().map(lic).collect::<Vec<_>>(),
        "ops": graph.ops.iter().map(|op| operator(graph, op)).collect::<Vec<_>>(),
    })
}

/// Name, width and initial values.
fn lic(lic: &Lic) -> Value {
    let initial: Vec<String> = lic.init.iter().map(Bits::to_string).collect();
    json!([lic.name, lic.width, initial])
}

/// Name, outputs, inputs (a number for a LIC, a text for a constant), origin, block, and whether it builds streams.
fn operator(graph: &Graph, op: &Op) -> Value {
    let input = |operand: &Operand| -> Value {
        match operand {
            Operand::Lic(LicId(lic)) => (*lic).into(),
            Operand::Held(lic) => graph.lic(*lic).name.as_str().into(),
            Operand::Const(bits) => bits.to_string().into(),
            Operand::Never(_) => "%na".into(),
            Operand::Global { name, offset: 0, .. } => name.as_str().into(),
            Operand::Global { name, offset, .. } => format!("{name}{offset:+}").into(),
        }
    };
    let outs: Vec<Option<u32>> = op.outs.iter().map(|out| out.map(|lic| lic.0)).collect();
    let ins: Vec<Value> = op.ins.iter().map(input).collect();
    json!([op.operator.name(), outs, ins, op.origin, op.block, u8::from(op.stream)])
}

/// A run on the arguments that were given, or on some that are made up, with its first `kept` firings.
fn run(sources: &Sources, function: &Function, graph: &Graph, kept: usize) -> Result<Value, Error> {
    let page = sources.page;
    let seed = page.seed.unwrap_or(0);
    let made_up = page.arguments.is_empty() && !graph.params.is_empty();
    let arguments = match made_up {
        true => Arguments::of(function).draw(random::draw(seed, 0)),
        false => simulate::arguments(graph, &sources.executable, &page.buffers, &page.arguments)?,
    };
    let firings = if made_up { MOST_FIRINGS } else { simulate::FIRINGS };
    let limits = Limits { firings, kept, ..Limits::default() };
    let lists = [arguments];
    let (executable, buffers, units) = (&sources.executable, &page.buffers, Latencies::default());
    let execution = simulate::execute(graph, executable, page.seed, buffers, &lists, &units, limits)?;
    Ok(json!({
        "arguments": lists[0].iter().map(Bits::to_string).collect::<Vec<_>>(),
        "made_up": made_up,
        "seed": seed,
        "single": page.seed.is_some(),
        "end": end(&execution),
        "firings": execution.count(),
        "events": execution.events.iter().map(event).collect::<Vec<_>>(),
    }))
}

fn end(execution: &Execution) -> String {
    execution.last().map_or_else(End::to_string, simulate::in_a_line)
}

/// Round, operator, the inputs that gave a token, and what was written.
fn event(event: &Event) -> Value {
    let mut written: Vec<Option<String>> =
        event.written.iter().map(|value| value.as_ref().map(Bits::to_string)).collect();
    while matches!(written.last(), Some(None)) {
        written.pop();
    }
    json!([event.round, event.operator, event.taken, written])
}
