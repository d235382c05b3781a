//! Fact bases in which the rules for the cycles of a function and for their copies can be queried.

use super::{
    Choice, Cycle, Settings, dispatch, facts,
    names::{Names, Numbers},
    order,
    outline::{Outline, as_written},
    outlined, reachable,
    region::Region,
    report::Report,
};
use crate::{Manner, plan::Plan};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
    schema::RelationId,
};
use dfquery_extract::analysis::cycles;
use dfquery_graph::function::Function;
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// The facts of the function `id` of `session` alone, with what is supplied to the rules of contexts as facts: the
/// order of the blocks, and the cycles that are copied under `settings`.
///
/// A cycle may be irreducible inside of one that gets a dispatch. Then the function has all of its dispatches, so that such
/// cycles are there.
pub fn ordered_base(session: &Session, id: u32, settings: &Settings) -> FactBase {
    let mut alone = session.alone(id);
    cycles::complete(&mut alone);
    let (decided, dispatched) = {
        let session = session.beside(&alone);
        let mut part = session.part(0);
        let function = Function::new(&alone, 0);
        let decided = decided(&function, &part, settings);
        let is_dispatched = decided.iter().any(|cycle| cycle.choice == Choice::Dispatched);
        let dispatched = is_dispatched.then(|| with_dispatches(&function, &mut part, &decided));
        (decided, dispatched)
    };
    let is_new = dispatched.is_some();
    let mut base = dispatched.unwrap_or_else(|| alone.clone());
    let (visits, roots) = supplied(&alone, &session.beside(&base), &decided, is_new);
    visits.into_iter().for_each(|row| base.add(row));
    roots.into_iter().for_each(|root| base.add(relation::Duplicated { root }));
    base
}

/// The rows of `relation`, one of rules/reducify/contexts.dl, for the function `id`; as texts.
pub fn ordered_rows(
    session: &Session,
    base: &FactBase,
    id: u32,
    settings: &Settings,
    relation: RelationId,
) -> Vec<Vec<String>> {
    let declared = &session.schema()[relation];
    let texts = |base: &FactBase, part: &Part| {
        let text = |row: &[u32]| {
            row.iter().zip(&declared.columns).map(|(&cell, column)| base.text(column.ty, cell)).collect()
        };
        part.relation(&declared.name).iter().map(text).collect()
    };
    let mut part = session.part(id);
    if part.rows::<relation::Irreducible>().is_empty() {
        part.supply(visits(numbers(&Function::new(base, id), &part)));
        part.supply(None::<relation::Duplicated>);
        return texts(base, &part);
    }
    let base = ordered_base(session, id, settings);
    let session = session.beside(&base).with_external_inputs();
    texts(&base, &session.part(0))
}

/// The order of a walk: by block its number.
fn numbers(function: &Function, part: &Part) -> FxHashMap<u32, u32> {
    let outline = Outline::of(function, &reachable(part));
    let numbers = outline.nodes.iter().zip(order::first(&outline));
    numbers.filter_map(|(node, number)| Some((node.origin?, number))).collect()
}

fn visits(numbers: FxHashMap<u32, u32>) -> Vec<relation::Visit> {
    let visit = |(block, number)| relation::Visit { block: entity::Block(block), number };
    let mut visits: Vec<relation::Visit> = numbers.into_iter().map(visit).collect();
    visits.sort_unstable();
    visits
}

/// The decisions about the cycles of `function`; empty if it is not changed.
fn decided(function: &Function, part: &Part, settings: &Settings) -> Vec<Cycle> {
    if settings.manner == Manner::Off || part.rows::<relation::Irreducible>().is_empty() {
        return Vec::new();
    }
    let mut report = Report::of(function, &reachable(part));
    match outlined(function, part, settings, &mut report) {
        Ok(_) => report.cycles.into_iter().map(|(_, cycle)| cycle).collect(),
        Err(_) => Vec::new(),
    }
}

/// The facts of `function` with the dispatches of `cycles` and without their copies.
fn with_dispatches(function: &Function, part: &mut Part, decided: &[Cycle]) -> FactBase {
    let session = part.session();
    let written = Outline::of(function, &reachable(part));
    let walk = written.walk();
    let mut outline = written.reordered(&walk);
    let copied: FxHashSet<Vec<Option<u32>>> = decided
        .iter()
        .filter(|cycle| cycle.choice == Choice::Duplicated)
        .map(|cycle| sorted(cycle.members.clone()))
        .collect();
    loop {
        let is_left = |region: &Region| {
            let members = region.nodes.iter().map(|&node| outline.nodes[node].origin).collect();
            !copied.contains(&sorted(members))
        };
        let left: Vec<Region> = Region::all(&outline, session).0.into_iter().filter(is_left).collect();
        if left.is_empty() {
            break;
        }
        left.iter().for_each(|region| dispatch::apply(region, &mut outline));
    }
    let outline = outline.reordered(&as_written(&walk, outline.nodes.len()));
    // No certificate holds of a function that is irreducible still.
    let plan = Plan::new(function, &outline, part);
    let mut base = facts::facts(&plan, &Names::new(&plan, Numbers::Kept), session);
    cycles::complete(&mut base);
    session.intern(&mut base);
    base
}

fn sorted(mut members: Vec<Option<u32>>) -> Vec<Option<u32>> {
    members.sort_unstable();
    members
}

/// The order of the blocks of `session`, which has the function of `old` or that with dispatches, and the regions that
/// have copies.
///
/// `cycles` speak of blocks of `old`; blocks that are in both have the same name.
fn supplied(
    old: &FactBase,
    session: &Session,
    cycles: &[Cycle],
    is_new: bool,
) -> (Vec<relation::Visit>, Vec<entity::Block>) {
    let base = session.base();
    let part = session.part(0);
    let function = Function::new(base, 0);
    let mut numbers = numbers(&function, &part);
    let before = Function::new(old, 0);
    let by_name: FxHashMap<&str, u32> =
        function.blocks.iter().map(|block| (function.block_name(block.id), block.id)).collect();
    let here = |block: u32| if is_new { by_name.get(before.block_name(block)).copied() } else { Some(block) };
    let mut copied = FxHashSet::default();
    for cycle in cycles.iter().filter(|cycle| cycle.choice == Choice::Duplicated) {
        let ordered: Vec<u32> = cycle.order.iter().filter_map(|block| here((*block)?)).collect();
        let mut places: Vec<u32> = ordered.iter().filter_map(|block| numbers.get(block).copied()).collect();
        places.sort_unstable();
        numbers.extend(ordered.iter().copied().zip(places));
        copied.extend(ordered);
    }
    let regions = part.rows::<relation::IrreducibleRegion>();
    let mut roots: Vec<entity::Block> =
        regions.filter(|row| copied.contains(&row.block.0)).map(|row| row.root).collect();
    roots.dedup();
    (visits(numbers), roots)
}
