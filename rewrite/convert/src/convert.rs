//! From a function to its graph.

use super::{
    builder::Builder,
    control_points::ControlPoints,
    decision::Scale,
    optimise::{Starved, optimise},
    options::{Mechanism, Options},
    passes::with_names,
    placement::Plan,
    predicate_plan::Predicates,
    streams::Streams,
};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
};
use dfquery_graph::{Graph, SkipReason, Skipped, function::Function, verify::first_fault};
use dfquery_rules::relation;
use dfquery_throughput::overlap::in_flight;

/// Converts the function `id` of `base`; irreducible control flow is made reducible first, within the usual budget.
///
/// # Errors
///
/// [`Skipped`] names the first block that keeps the function from being converted, and why; or the static rule that
/// the graph breaks, which no graph should.
pub fn convert(session: &Session, base: &FactBase, id: u32) -> Result<Graph, Skipped> {
    convert_with(session, base, id, &Options::default())
}

/// Converts the function `id` of `base` as `options` say.
///
/// # Errors
///
/// As for [`convert`].
pub fn convert_with(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
) -> Result<Graph, Skipped> {
    let mut graph = build_with(session, base, id, options)?;
    if let Some(how) = options.overlap {
        in_flight(&mut graph, how.most);
    }
    options.depths.apply(&mut graph);
    verified(graph)
}

/// Refuses a graph that breaks a static rule. Few graphs are doubtful, so that the rules are asked about few.
fn verified(graph: Graph) -> Result<Graph, Skipped> {
    match first_fault(&graph) {
        None => Ok(graph),
        Some(fault) => Err(Skipped::new(graph.name, SkipReason::Unsound(fault.to_string()))),
    }
}

/// As [`convert_with`], one invocation at a time, with LICs as deep as they have to be to work.
fn build_with(session: &Session, base: &FactBase, id: u32, options: &Options) -> Result<Graph, Skipped> {
    with_names(session, base, id, options, |function, control, part| {
        let mut plan = Plan::new(control, part);
        if options.mechanism != Mechanism::Structured {
            plan.predicates = Predicates::new(part);
        }
        let build = |streams| build(function, control, &plan, streams, options);
        let scale = options.prefer.into();
        match options.mechanism {
            Mechanism::Auto => return cheapest(build, scale, options.room()),
            Mechanism::Pickany => in_turn(function, control, part)?,
            Mechanism::Structured | Mechanism::Predicated => {}
        }
        Ok(build(Streams::new(options.mechanism, scale, options.room()))?.0)
    })?
}

/// The graph with decisions from `streams`, and whether there was a choice between mechanisms.
fn build(
    function: &Function,
    control: &ControlPoints,
    plan: &Plan,
    streams: Streams,
    options: &Options,
) -> Result<(Graph, bool), Skipped> {
    let mut builder = Builder::new(function, control, plan, streams);
    builder.build();
    builder.give_triggers();
    optimise(builder, options)
        .map_err(|Starved(what)| Skipped::new(function.name(), SkipReason::Unsound(what)))
}

/// The graph with a choice of mechanism at every join. For area, the smallest of that, of structured conversion, and of
/// the choice as if all predicates existed.
///
/// The choice can take structured streams everywhere and still need more operators: streams that were compared answer
/// later questions.
fn cheapest(
    build: impl Fn(Streams) -> Result<(Graph, bool), Skipped>,
    scale: Scale,
    room: u64,
) -> Result<Graph, Skipped> {
    let auto = |scale| build(Streams::new(Mechanism::Auto, scale, room));
    let (graph, chooses) = auto(scale)?;
    if scale == Scale::Rounds || !chooses {
        return Ok(graph);
    }
    let structured = build(Streams::new(Mechanism::Structured, scale, room))?.0;
    let shared = auto(Scale::SharedOperators)?.0;
    let fewest = [structured, graph, shared].into_iter().min_by_key(|graph| graph.ops.len());
    Ok(fewest.expect("one at least"))
}

/// Says no where values could come out of turn if they were taken as they come.
fn in_turn(function: &Function, control: &ControlPoints, part: &Part) -> Result<(), Skipped> {
    let Some(relation::MayReorder { join, header }) = part.rows().first() else { return Ok(()) };
    let block = control.block_of(join).unwrap_or(header.0);
    let [block, header] = [block, header.0].map(|block| function.block_name(block).to_owned());
    Err(Skipped::new(function.name(), SkipReason::OutOfTurn { header, block }))
}

/// Makes the tables that conversion reads, in parallel.
///
/// To be called before several threads convert functions of one session: each would make what it misses by itself.
pub fn prepare(session: &Session) {
    let units = session.units().filter(|unit| unit.name.starts_with("conversion/"));
    session.prepare(units.flat_map(|unit| unit.derives.iter().copied()));
}

#[cfg(test)]
mod tests;
