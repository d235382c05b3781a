//! Which loops of a graph may be entered again before they have been left, and the room that this takes; and whether the whole
//! function may.

use crate::analysis::facts;
use dfquery_engine::run::Part;
use dfquery_graph::{Graph, LicId, Operand, Operator, latency::Latencies, verify};
use dfquery_rules::{entity::Lic, relation};
use rustc_hash::FxHashMap;

/// A loop whose runs may overlap: rules/graph/overlap.dl says why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nest {
    /// Its condition.
    pub inner: LicId,
    /// The condition of the loop around.
    pub outer: LicId,
    /// The bit of that condition with which the loop around goes on.
    pub goes_on: bool,
    /// A condition and the bit of it with which the inner loop is entered; none if it is entered in each round.
    pub guard: Option<(LicId, bool)>,
    /// The operators that choose what enters it, by their numbers.
    pub entrances: Vec<usize>,
}

/// The loops of `graph` whose runs may overlap, and of those within each other the innermost ones.
pub fn nests(graph: &Graph) -> Vec<Nest> {
    let part = facts(graph, &Latencies::default());
    let mut found: FxHashMap<LicId, Nest> = FxHashMap::default();
    let mut add = |inner: Lic, header: Lic, guard| {
        let (inner, outer) = (LicId(inner.0), LicId(header.0));
        let nest = || Nest { inner, outer, goes_on: true, guard, entrances: Vec::new() };
        found.entry(inner).or_insert_with(nest);
    };
    part.rows().for_each(|relation::Overlaps { inner, header }| add(inner, header, None));
    for relation::OverlapsWhere { inner, header, guard, way } in part.rows() {
        add(inner, header, Some((LicId(guard.0), way == 1)));
    }
    if found.is_empty() {
        return Vec::new();
    }
    for relation::Entrance { header, operator, .. } in part.rows() {
        if let Some(nest) = found.get_mut(&LicId(header.0)) {
            nest.entrances.push(operator.0 as usize);
        }
    }
    for relation::GoesOn { condition, side } in part.rows() {
        let around = found.values_mut().filter(|nest| nest.outer.0 == condition.0);
        around.for_each(|nest| nest.goes_on = side == 1);
    }
    innermost(&part, found)
}

/// Those of `found` that have no other one within.
fn innermost(part: &Part, found: FxHashMap<LicId, Nest>) -> Vec<Nest> {
    let mut around: FxHashMap<LicId, Vec<LicId>> = FxHashMap::default();
    for relation::InnerLoop { header, inner } in part.rows() {
        around.entry(LicId(inner.0)).or_default().push(LicId(header.0));
    }
    let mut outer = Vec::new();
    let mut work: Vec<LicId> = found.keys().copied().collect();
    while let Some(inner) = work.pop() {
        for &header in around.get(&inner).into_iter().flatten() {
            if !outer.contains(&header) {
                outer.push(header);
                work.push(header);
            }
        }
    }
    let mut nests: Vec<Nest> = found.into_values().filter(|nest| !outer.contains(&nest.inner)).collect();
    nests.sort_unstable_by_key(|nest| nest.inner);
    nests
}

/// Lets up to `most` invocations of `graph` be in flight, if nothing is in the way: rules/graph/invocations.dl says
/// what can be.
pub fn in_flight(graph: &mut Graph, most: u32) {
    graph.in_flight = (most > 1).then_some(most);
    if !verify::invocation_faults(graph).is_empty() {
        graph.in_flight = None;
    }
}

/// Makes LICs deeper where runs of loops overlap: the ways round such a loop hold its runs, and the loop around begins
/// that number of rounds before the first of them has ended.
pub fn deepen(graph: &mut Graph) {
    let overlapping: Vec<(usize, u32)> =
        (0..).zip(&graph.ops).filter_map(|(at, op)| Some((at, op.entries()?))).collect();
    if overlapping.is_empty() {
        return;
    }
    let mut rounds = rounds_ahead(graph, &overlapping);
    for (at, entries) in overlapping {
        let interleave = &graph.ops[at];
        let select = interleave.outs[0];
        let picks = graph
            .ops
            .iter()
            .filter(|op| op.operator == Operator::Pick && op.inputs().next() == select && select.is_some());
        let repeated = picks.flat_map(|op| op.ins.get(2)).chain(interleave.ins.first());
        for operand in repeated {
            if let Operand::Lic(lic) = operand {
                let own = &mut rounds[lic.0 as usize];
                *own = entries.max(*own);
            }
        }
    }
    for (lic, rounds) in graph.lics.iter_mut().zip(rounds) {
        if rounds > 0 {
            lic.depth = lic.depth.max(lic.init.len() as u32 + rounds);
        }
    }
}

/// Number of rounds that the readers of each LIC may lag, since the loop that it belongs to runs ahead.
fn rounds_ahead(graph: &Graph, overlapping: &[(usize, u32)]) -> Vec<u32> {
    let part = facts(graph, &Latencies::default());
    let mut rounds = vec![0; graph.lics.len()];
    let mut known = vec![];
    for row in part.rows::<relation::DeepLic>() {
        rounds[row.lic.0 as usize] += row.rounds;
        known.push(row.operator.0 as usize);
    }
    // What is unknown about one loop is taken for true of all.
    for (_, entries) in overlapping.iter().filter(|(at, _)| !known.contains(at)) {
        rounds.iter_mut().for_each(|own| *own += entries);
    }
    rounds
}
