//! Conversion of a function's control flow to a dataflow graph, as the rules of rules/conversion place it.

mod build;
mod constants;
mod counters;
mod finish;
mod frame;
mod fuse;
mod initial;
mod mechanism;
mod names;
mod plan;
mod points;
mod predicates;
mod prune;
mod rotate;
mod streams;
mod switches;

use crate::reduce::{self, Manner, Settings};
use build::Builder;
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
    schema::{ColumnType, RelationId},
};
use dfquery_extract::analysis::{
    dominance::{self, Adjacency, DominatorTree},
    frequency,
};
use dfquery_graph::{
    Graph, Misfit, SkipReason, Skipped,
    border::guarded,
    function::{Function, Instruction},
    spec::{incomplete, scalable, shapeless},
};
use dfquery_rules::{
    entity::{self, Point, Signal},
    relation,
};
use frame::{Frame, Shape, immediate_dominators, intervals};
use fuse::fuse;
pub use mechanism::Mechanism;
use mechanism::{Choice, Scale};
use plan::Plan;
use predicates::Predicates;
use rustc_hash::FxHashSet;
use streams::Streams;

/// What a conversion is to save.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Preference {
    /// Operators.
    #[default]
    Area,
    /// Rounds until the result stands.
    Latency,
}

/// What may be done in a conversion.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Options {
    /// About irreducible cycles.
    pub reduce: Settings,
    /// Whether loop invariants become one `repeat` each.
    pub fuse: bool,
    /// What operators are placed for.
    pub prefer: Preference,
    /// How joins are told where control came from.
    pub mechanism: Mechanism,
}

/// Questions about where control goes that each tuple buys which a function is worth: see [`Settings::tuples`]. A function that
/// takes more is skipped. The most that a function of SQLite takes is a fifth of what the usual tuples buy.
const QUESTIONS: u64 = 50;

impl Options {
    fn room(&self) -> u64 {
        u64::from(self.reduce.tuples) * QUESTIONS
    }
}

/// Converts the function `id` of `base`; irreducible control flow is made reducible first, within the usual budget.
///
/// Errors  [`Skipped`] names the first block that keeps the function from being converted, and why
pub fn convert(session: &Session, base: &FactBase, id: u32) -> Result<Graph, Skipped> {
    convert_with(session, base, id, &Options::default())
}

/// Converts the function `id` of `base` as `options` say.
///
/// Errors  as for [`convert`]
pub fn convert_with(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
) -> Result<Graph, Skipped> {
    framed(session, base, id, options, |function, frame, part| {
        let mut plan = Plan::new(frame, part);
        if options.mechanism != Mechanism::Structured {
            plan.predicates = Predicates::new(part);
        }
        let build = |streams| build(function, frame, &plan, streams, options.fuse);
        let scale = options.prefer.into();
        match options.mechanism {
            Mechanism::Auto => return Ok(cheapest(build, scale, options.room())),
            Mechanism::Pickany => in_turn(function, frame, part)?,
            Mechanism::Structured | Mechanism::Predicated => {}
        }
        Ok(build(Streams::new(options.mechanism, scale, options.room())).0)
    })?
}

/// The graph with decisions from `streams`, and what choice there was.
fn build(function: &Function, frame: &Frame, plan: &Plan, streams: Streams, fused: bool) -> (Graph, Choice) {
    let mut builder = Builder::new(function, frame, plan, streams);
    builder.build();
    let (mut graph, choice) = finish::finish(builder);
    if fused {
        fuse(&mut graph);
    }
    (graph, choice)
}

/// What choosing at every join comes to; for area, structured conversion where that has fewer operators after all, and
/// what choosing as if all predicates were there comes to where that has fewer still.
fn cheapest(build: impl Fn(Streams) -> (Graph, Choice), scale: Scale, room: u64) -> Graph {
    let auto = |scale| build(Streams::new(Mechanism::Auto, scale, room));
    let (graph, choice) = auto(scale);
    if scale == Scale::Rounds || choice == Choice::None {
        return graph;
    }
    let mut graphs = vec![graph];
    if choice == Choice::Mixed {
        graphs.insert(0, build(Streams::new(Mechanism::Structured, scale, room)).0);
    }
    graphs.push(auto(Scale::SharedOperators).0);
    graphs.into_iter().min_by_key(|graph| graph.ops.len()).expect("one at least")
}

/// Says no where values could come out of turn if they were taken as they come.
fn in_turn(function: &Function, frame: &Frame, part: &Part) -> Result<(), Skipped> {
    let Some(relation::Outruns { join, header }) = part.rows().first() else { return Ok(()) };
    let block = frame.block_of(join).unwrap_or(header.0);
    let [block, header] = [block, header.0].map(|block| function.block_name(block).to_owned());
    Err(Skipped::new(function.name(), SkipReason::OutOfTurn { header, block }))
}

/// Makes the tables that conversion reads, in parallel.
///
/// To be called before several threads convert functions of one session: each would make what it misses by itself.
pub fn prepare(session: &Session) {
    let units = dfquery_rules::units().iter().filter(|unit| unit.name.starts_with("conversion/"));
    session.prepare(units.flat_map(|unit| unit.derives.iter().copied()));
}

/// Hands the function `id` to `work`, with its names, and with its names supplied to the rules.
///
/// Errors  [`Skipped`] too if anything panics
fn framed<R>(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
    work: impl FnOnce(&Function, &Frame, &mut Part) -> R,
) -> Result<R, Skipped> {
    let functions = base.schema().partition.expect("functions are the parts");
    guarded(&base.name(functions, id), || reframed(session, base, id, options, work))?
}

/// As [`framed`], without a border.
///
/// Ways that constants close are left out first, irreducible cycles are undone, and for a fused graph loops are rotated:
/// then it is another function that is handed on.
fn reframed<R>(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
    work: impl FnOnce(&Function, &Frame, &mut Part) -> R,
) -> Result<R, Skipped> {
    let function = Function::new(base, id);
    if let Some(instruction) = incomplete(&function) {
        return Err(skipped(&function, instruction, Misfit::Incomplete));
    }
    if let Some(instruction) = scalable(&function) {
        return Err(skipped(&function, instruction, Misfit::Scalable));
    }
    let mut part = session.part(id);
    let reachable = reachable(&part);
    let dead = prune::dead_successors(&function, &reachable);
    if !dead.is_empty() {
        let mut pruned = prune::without(&function, &dead);
        dominance::complete(&mut pruned);
        dfquery_engine::run::intern(dfquery_rules::units(), &mut pruned);
        let session = dfquery_rules::session(&pruned);
        return reframed(&session, &pruned, 0, options, work);
    }
    refuse_unsupported(&function, &part)?;
    if options.reduce.manner != Manner::Off && !part.rows::<relation::Irreducible>().is_empty() {
        let reduced = reduce::reduce(session, base, id, &options.reduce).map_err(|report| {
            Skipped::new(report.name, SkipReason::Irreparable { obstacle: report.left.unwrap_or_default() })
        })?;
        if let Some(mut reduced) = reduced {
            count_again(base, &mut reduced.base);
            let session = dfquery_rules::session(&reduced.base);
            let reduce = Settings { manner: Manner::Off, ..options.reduce };
            let options = Options { reduce, ..*options };
            return reframed(&session, &reduced.base, 0, &options, work);
        }
    }
    refuse_irreducible(&function, &part)?;
    let touching = part.rows().map(|row: relation::TouchesMemory| row.instruction.0).collect();
    if let Some(instruction) = shapeless(&function, &touching, &reachable) {
        return Err(skipped(&function, instruction, Misfit::Shapeless));
    }
    if options.fuse
        && options.prefer == Preference::Area
        && let Some(mut rotated) = rotate::rotated(&function, &reachable, &mut part)
    {
        count_again(base, &mut rotated);
        let session = dfquery_rules::session(&rotated);
        let options = Options { fuse: false, ..*options };
        return reframed(&session, &rotated, 0, &options, work);
    }
    let mut frame = Frame::new(&function, &shape(id, &mut part));
    let eager = options.prefer == Preference::Latency;
    part.supply(eager.then_some(relation::Eager { function: entity::Function(id) }));
    supply(&mut frame, &mut part);
    Ok(work(&function, &frame, &mut part))
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

/// Says no where the rules do, whatever becomes of cycles.
fn refuse_unsupported(function: &Function, part: &Part) -> Result<(), Skipped> {
    let Some(first) = part.rows::<relation::Unsupported>().first() else { return Ok(()) };
    let (what, block) =
        (function.text(first.reason).to_owned(), function.block_name(first.block.0).to_owned());
    Err(Skipped::new(function.name(), SkipReason::Unsupported { what, block }))
}

/// Says no if there is an irreducible cycle.
fn refuse_irreducible(function: &Function, part: &Part) -> Result<(), Skipped> {
    let Some(entry) = part.rows::<relation::IrreducibleEntry>().first() else { return Ok(()) };
    let block = function.block_name(entry.block.0).to_owned();
    Err(Skipped::new(function.name(), SkipReason::Irreducible { block }))
}

/// The function is left out, since `instruction` does not fit.
fn skipped(function: &Function, instruction: &Instruction, misfit: Misfit) -> Skipped {
    let opcode = function.opcode(instruction).to_owned();
    let block = function.block_name(instruction.block).to_owned();
    Skipped::new(function.name(), SkipReason::Misfit { misfit, opcode, block })
}

/// What names depend on; chains of memory are named here, since rules have to say where their orders meet.
fn shape(function: u32, part: &mut Part) -> Shape {
    let objects: Vec<entity::Value> = part.rows().map(|row: relation::WrittenObject| row.object).collect();
    let chains = frame::name_chains(function, &objects, part);
    Shape {
        chains,
        order_phis: part.rows().collect(),
        reachable: reachable(part),
        headers: part.rows().map(|row: relation::LoopHeader| row.header.0).collect(),
        in_loop: part.rows().map(|row: relation::InLoop| (row.header.0, row.block.0)).collect(),
        touches_memory: part.rows().map(|row: relation::TouchesMemory| row.instruction).collect(),
    }
}

/// Gives the rules the names, and then the dominators of the steps that they derive from them.
fn supply(frame: &mut Frame, part: &mut Part) {
    part.set_domain::<Point>(0..frame.places.len() as u32);
    part.set_domain::<Signal>(0..frame.carried.len() as u32);
    part.supply_batch(std::mem::take(&mut frame.rows));
    let points = frame.places.len();
    let steps: Vec<(u32, u32)> = part.rows().map(|step: relation::Step| (step.from.0, step.to.0)).collect();
    let entries: Vec<u32> = part.rows().map(|entry: relation::BodyEntry| entry.point.0).collect();
    let tree = DominatorTree::new(&Adjacency::new(points, steps.iter().copied()), &entries);
    let dominators = immediate_dominators(&tree, points);
    part.supply(dominators.map(|(point, dominator)| relation::StepIdom { point, dominator }));
    let dominance = intervals(&tree, points);
    part.supply(dominance.map(|(point, pre, post)| relation::StepDominance { point, pre, post }));
    let tree = postdominators(points, &steps);
    let postdominance = intervals(&tree, points);
    part.supply(postdominance.map(|(point, pre, post)| relation::StepPostdominance { point, pre, post }));
}

/// The post-dominator tree of the steps: points without a step are followed by one common end.
fn postdominators(points: usize, steps: &[(u32, u32)]) -> DominatorTree {
    let end = points as u32;
    let mut ends = vec![true; points];
    for &(from, _) in steps {
        ends[from as usize] = false;
    }
    let last = (0..end).filter(|&point| ends[point as usize]).map(|point| (end, point));
    let reversed: Vec<(u32, u32)> = steps.iter().map(|&(from, to)| (to, from)).chain(last).collect();
    DominatorTree::new(&Adjacency::new(points + 1, reversed.into_iter()), &[end])
}

/// The facts of the function `id` alone, with its points, signals and chains as entities and what conversion says of
/// them as facts; for a [`Session`] that is [`Session::filled`].
///
/// The function is the one that conversion works on: without ways that constants close, and reducible.
///
/// Errors  [`Skipped`] as for [`convert`]
pub fn framed_base(base: &FactBase, id: u32, options: &Options) -> Result<FactBase, Skipped> {
    let mut alone = base.without_parts();
    alone.append(&[base.part_alone(id, |_, _| true)]);
    dfquery_engine::run::intern(dfquery_rules::units(), &mut alone);
    let session = dfquery_rules::session(&alone);
    framed(&session, &alone, 0, options, |function, frame, part| {
        rotate::supply(function, part);
        let mut base = function.base().clone();
        let objects = part.rows::<relation::ObjectChain>().len();
        frame.name_entities(function, frame::chains_with(objects), &mut base);
        for (relation, rows) in part.supplied() {
            *base.rows_mut(relation) = rows.clone();
        }
        base
    })
}

/// The rows of `relation` for the function `id` as `options` convert it, points and signals by their names.
///
/// Errors  [`Skipped`] as for [`convert`]
pub fn framed_rows(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
    relation: RelationId,
) -> Result<Vec<Vec<String>>, Skipped> {
    let schema = session.schema();
    framed(session, base, id, options, |function, frame, part| {
        rotate::supply(function, part);
        let text = |ty: ColumnType, cell: u32| match ty {
            ColumnType::Entity(entity) if schema[entity].name == "Point" => {
                frame.point_name(function, Point(cell))
            }
            ColumnType::Entity(entity) if schema[entity].name == "Chain" => {
                format!("{}/{cell}", function.name())
            }
            ColumnType::Entity(entity) if schema[entity].name == "Signal" => {
                frame.signal_name(function, Signal(cell))
            }
            ty => function.base().text(ty, cell),
        };
        let columns = &schema[relation].columns;
        let rows = part.relation(&schema[relation].name).iter();
        rows.map(|row| row.iter().zip(columns).map(|(&cell, column)| text(column.ty, cell)).collect())
            .collect()
    })
}

#[cfg(test)]
mod tests;
