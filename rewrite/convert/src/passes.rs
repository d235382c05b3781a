//! The passes over a function before it becomes a graph.
//!
//! ```text
//! admit -> prune -> support -> make_reducible -> prune -> shapes -> rotate -> prune -> names
//! ```
//! Some passes only look, and refuse. The others replace the facts of the function by those of one that does the same: without
//! branches that constants decide, without irreducible cycles, and for a fused graph with loops that test at their end. On the
//! new facts all rules run anew. Everything after these passes is about the last function, whose points and signals have names.

use super::{
    control_points::ControlPoints,
    fold_branches,
    options::{Options, Preference},
    rotate,
};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
};
use dfquery_extract::analysis::{constants, dominance, frequency};
use dfquery_graph::{
    Misfit, SkipReason, Skipped,
    border::guarded,
    function::{Function, Instruction},
    spec::{incomplete, scalable, shapeless},
};
use dfquery_reducify::Manner;
use dfquery_rules::{entity, relation};
use rustc_hash::FxHashSet;

/// A function between two passes.
struct Working<'w> {
    session: &'w Session<'w>,
    function: Function<'w>,
    part: Part<'w>,
    /// The remaining work: a pass that runs once removes its own option.
    options: Options,
}

/// Gives new facts if the function has to change, with the function alone in their base; refuses it, or leaves it as it is.
type Pass = fn(&mut Working) -> Result<Option<FactBase>, Skipped>;

/// All passes in order. One that changes the function looks at the result again before the next one does.
const PASSES: [Pass; 8] = [admit, prune, support, make_reducible, prune, shapes, rotate, prune];

/// Hands the function `id`, as it is after all passes, to `work`, with its names; the rules are given the names too.
///
/// # Errors
///
/// [`Skipped`] if a pass refuses the function, and if anything panics.
pub fn with_names<R>(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
    work: impl FnOnce(&Function, &ControlPoints, &mut Part) -> R,
) -> Result<R, Skipped> {
    let functions = base.schema().partition.expect("functions are the parts");
    guarded(&base.name(functions, id), || run(session, base, id, *options, work))?
}

/// As [`with_names`], without a border.
fn run<R>(
    session: &Session,
    base: &FactBase,
    id: u32,
    mut options: Options,
    work: impl FnOnce(&Function, &ControlPoints, &mut Part) -> R,
) -> Result<R, Skipped> {
    let asked = options;
    let mut passes = PASSES.iter().peekable();
    let mut changed: Option<FactBase> = None;
    loop {
        let own = changed.as_ref().map(|base| (session.beside(base), base));
        let (session, base, id) = own.as_ref().map_or((session, base, id), |(own, base)| (own, *base, 0));
        let (function, part) = (Function::new(base, id), session.part(id));
        let mut working = Working { session, function, part, options };
        let mut next = loop {
            let Some(pass) = passes.peek() else { return Ok(name(working, asked, work)) };
            match pass(&mut working)? {
                Some(next) => break next,
                None => passes.next(),
            };
        };
        options = working.options;
        drop(working);
        drop(own);
        constants::complete(&mut next);
        changed = Some(next);
    }
}

/// Names the points and signals as `options` ask for, and does `work`.
fn name<R>(
    working: Working,
    options: Options,
    work: impl FnOnce(&Function, &ControlPoints, &mut Part) -> R,
) -> R {
    let Working { function, mut part, .. } = working;
    let id = entity::Function(function.id);
    part.supply(options.counters.then_some(relation::CollectStores { function: id }));
    let mut control = ControlPoints::new(&function, &mut part, options.arguments);
    let speculate = options.prefer == Preference::Latency;
    part.supply(speculate.then_some(relation::Speculate { function: id }));
    part.supply((!options.selects).then_some(relation::WithoutSelects { function: id }));
    control.supply(&mut part);
    work(&function, &control, &mut part)
}

// ---- the passes

/// Refuses instructions that no fact tells enough of.
fn admit(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let function = &working.function;
    if function.blocks.is_empty() {
        let reason = "it has no blocks, as a function that is a graph already".to_owned();
        return Err(Skipped::new(function.name(), SkipReason::Inexpressible(reason)));
    }
    if let Some(instruction) = incomplete(function) {
        return Err(skipped(function, instruction, Misfit::Incomplete));
    }
    match scalable(function) {
        Some(instruction) => Err(skipped(function, instruction, Misfit::Scalable)),
        None => Ok(None),
    }
}

/// Leaves out the ways that constants close.
fn prune(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let dead = fold_branches::dead_successors(&working.function, &reachable(&working.part));
    if dead.is_empty() {
        return Ok(None);
    }
    let mut pruned = fold_branches::without(&working.function, &dead);
    dominance::complete(&mut pruned);
    count_again(working.function.base(), &mut pruned);
    working.session.intern(&mut pruned);
    Ok(Some(pruned))
}

/// Refuses what the rules do not allow, whatever becomes of cycles.
fn support(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let Some(first) = working.part.rows::<relation::Unsupported>().first() else { return Ok(None) };
    let function = &working.function;
    let what = function.text(first.reason).to_owned();
    let block = function.block_name(first.block.0).to_owned();
    Err(Skipped::new(function.name(), SkipReason::Unsupported { what, block }))
}

/// Makes irreducible cycles reducible, or refuses them if that is not wanted.
fn make_reducible(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let Working { session, function, part, options } = working;
    let Some(entry) = part.rows::<relation::IrreducibleEntry>().first() else { return Ok(None) };
    let reduced = dfquery_reducify::reduce(session, function.base(), function.id, &options.reduce);
    let reduced = reduced.map_err(|report| {
        Skipped::new(report.name, SkipReason::Irreparable { obstacle: report.left.unwrap_or_default() })
    })?;
    let Some(mut reduced) = reduced else {
        let block = function.block_name(entry.block.0).to_owned();
        return Err(Skipped::new(function.name(), SkipReason::Irreducible { block }));
    };
    options.reduce.manner = Manner::Off;
    count_again(function.base(), &mut reduced.base);
    Ok(Some(reduced.base))
}

/// Refuses what is no operator but makes a value or touches memory.
fn shapes(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let Working { function, part, .. } = working;
    let touching = part.rows().map(|row: relation::TouchesMemory| row.instruction.0).collect();
    match shapeless(function, &touching, &reachable(part)) {
        Some(instruction) => Err(skipped(function, instruction, Misfit::Shapeless)),
        None => Ok(None),
    }
}

/// Lets loops test at their end where a fused graph saves by it: once, and the fewer operators are wanted.
fn rotate(working: &mut Working) -> Result<Option<FactBase>, Skipped> {
    let Working { function, part, options, .. } = working;
    if !options.rotates() {
        return Ok(None);
    }
    *options = options.unfused();
    let rotated = rotate::rotated(function, &reachable(part), part);
    Ok(rotated.map(|mut rotated| {
        count_again(function.base(), &mut rotated);
        rotated
    }))
}

/// Tells how often the blocks of `new` are passed, if that is told of those of `old`.
fn count_again(old: &FactBase, new: &mut FactBase) {
    let is_told = |name: &&str| old.relation(name).is_some_and(|id| !old.rows(id).is_empty());
    if frequency::RELATIONS.iter().any(is_told) {
        frequency::complete(new);
    }
}

fn reachable(part: &Part) -> FxHashSet<u32> {
    part.rows().map(|row: relation::Reachable| row.block.0).collect()
}

/// The function is left out, since `instruction` does not fit.
fn skipped(function: &Function, instruction: &Instruction, misfit: Misfit) -> Skipped {
    let opcode = function.opcode(instruction).to_owned();
    let block = function.block_name(instruction.block).to_owned();
    Skipped::new(function.name(), SkipReason::Misfit { misfit, opcode, block })
}
