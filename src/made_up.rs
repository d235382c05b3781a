//! Arguments that are made up for a function whose user gives none.

use crate::{
    error::Result,
    simulate::{Buffers, Executable, Execution, Latencies, Limits, execute},
};
use dfquery_graph::{Graph, bits::Bits, function::Function, random};
use dfquery_simulate::arguments::Arguments;

/// Number of lists of arguments that are tried.
const LISTS: u64 = 8;

/// Firings of the longest run that is looked for.
const MOST_FIRINGS: u64 = 50_000;

/// Of [`LISTS`] lists of made-up arguments the one with the longest run of `graph`, of [`MOST_FIRINGS`] firings at
/// most; the empty one if it takes none; none if no run ends, or if the control flow of the function is unknown.
///
/// # Errors
///
/// As for [`execute`].
pub fn arguments(
    graph: &Graph,
    executable: &Executable,
    buffers: &Buffers,
    latencies: &Latencies,
) -> Result<Option<Vec<Bits>>> {
    if graph.params.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let Some(id) = executable.function(&graph.name) else { return Ok(None) };
    let made = Arguments::of(&Function::new(executable.base, id));
    let limits = Limits { firings: MOST_FIRINGS, ..Limits::default() };
    let mut best: Option<(u64, Vec<Bits>)> = None;
    for seed in 0..LISTS {
        let list = [made.draw(random::draw(seed, 0))];
        let run: Execution = execute(graph, executable, None, buffers, &list, latencies, limits)?;
        let firings = run.count();
        let is_longer = best.as_ref().is_none_or(|(most, _)| firings > *most);
        if run.outcome.is_ok() && is_longer {
            best = list.into_iter().next().map(|list| (firings, list));
        }
    }
    Ok(best.map(|(_, list)| list))
}
