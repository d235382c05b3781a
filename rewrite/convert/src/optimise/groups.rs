//! The groups of channels: names that stand for how often they get values, and how often that is.
//!
//! ```text
//!   x = load …          x: group body
//!   y, _ = switch c, x  y: group body!c
//! ```

use super::{pace::way, pass::Context};
use crate::{builder::Builder, control_points::Place};
use dfquery_graph::{DefUse, Graph, LicId};
use dfquery_rules::{entity::Point, relation};
use rustc_hash::FxHashMap;

/// Names each channel's group after the first block of the region that it is filled in, or after its first point.
pub fn name_groups(graph: &mut Graph, def_use: &mut DefUse, context: &Context) {
    let builder = context.builder;
    let mut blocks: FxHashMap<Point, u32> = FxHashMap::default();
    for (at, place) in (0..).map(Point).zip(&builder.control.places) {
        if let Place::Head(block) = place {
            blocks.entry(builder.plan.region(at)).or_insert(*block);
        }
    }
    let often = frequencies(builder);
    let filled = (0..).map(LicId).zip(&builder.filled_at).filter_map(|(lic, at)| Some((lic, (*at)?)));
    for (lic, at) in filled {
        let (lic, region) = (&mut graph.lics[lic.0 as usize], builder.plan.region(at));
        lic.frequency = often.get(&region).copied();
        lic.group = match blocks.get(&region) {
            Some(&block) => builder.names.block(block),
            None => builder.control.local_point_name(builder.function, region).into(),
        };
    }
    name_rounds(builder, graph, def_use, &often);
    for lic in (0..graph.lics.len() as u32).map(LicId) {
        if graph.lic(lic).group.is_empty() {
            group_of_added(graph, def_use, lic);
        }
    }
}

/// The passes of the points of each region in a thousand invocations, where facts tell: the most of its blocks and
/// edges, which were rounded one by one.
fn frequencies(builder: &Builder) -> FxHashMap<Point, u32> {
    let blocks = builder.function.rows().map(|row: relation::BlockFrequency| (row.block.0, row.thousandths));
    let blocks: FxHashMap<u32, u32> = blocks.collect();
    let mut often = FxHashMap::default();
    if blocks.is_empty() {
        return often;
    }
    let edges = builder.function.rows();
    let edges: FxHashMap<(u32, u32), u32> =
        edges.map(|row: relation::EdgeFrequency| ((row.from.0, row.to.0), row.thousandths)).collect();
    for (at, place) in (0..).map(Point).zip(&builder.control.places) {
        let passed = match place {
            Place::Head(block) => blocks.get(block),
            Place::Edge(from, to) => edges.get(&(*from, *to)),
            _ => None,
        };
        if let Some(&passed) = passed {
            let most = often.entry(builder.plan.region(at)).or_insert(passed);
            *most = passed.max(*most);
        }
    }
    often
}

/// Names the groups of the predicates of loops: `head.rounds` for the loop of `head`. It has a value each time that the loop
/// goes on, and each time that the predicate before the loop has one, whether the loop is entered or not.
fn name_rounds(builder: &Builder, graph: &mut Graph, def_use: &DefUse, often: &FxHashMap<Point, u32>) {
    let mut open: Vec<(LicId, LicId, u32)> = Vec::new();
    for &(lic, region) in &builder.rounds {
        let Some((_, steers)) = def_use.producer(graph, lic) else { continue };
        let before = steers.inputs().nth(1);
        let name = builder.control.local_point_name(builder.function, region);
        graph.lics[lic.0 as usize].group = format!("{name}.rounds").into();
        let [preheader, _] = builder.plan.predicates.loop_ends(region);
        let passed = |point| often.get(&builder.plan.region(point));
        if let (Some(all), Some(entered), Some(before)) = (passed(region), passed(preheader), before) {
            open.push((lic, before, all.saturating_sub(*entered)));
        }
    }
    // Those of outer loops are known before those of inner ones.
    let mut left = usize::MAX;
    while open.len() < left {
        left = open.len();
        open.retain(|&(lic, before, again)| {
            let (way, of) = way(graph, def_use, before);
            let is_whole = way.iter().all(|(_, pace)| pace.part.is_none());
            let before = graph.lic(of).frequency.filter(|_| is_whole);
            graph.lics[lic.0 as usize].frequency = before.map(|before| before + again);
            before.is_none()
        });
    }
}

/// Names the group of a channel that no point fills: that of another, or the part of it where a select is 0 (`head!%c`) or 1
/// (`head&%c`).
fn group_of_added(graph: &mut Graph, def_use: &DefUse, lic: LicId) {
    let (way, from) = way(graph, def_use, lic);
    let (mut group, mut frequency) = (graph.lic(from).group.clone(), graph.lic(from).frequency);
    if group.is_empty() {
        return;
    }
    for (lic, pace) in way.into_iter().rev() {
        if let Some((select, side)) = pace.part {
            let sign = if side { '&' } else { '!' };
            group = format!("{group}{sign}{}", graph.lic(select).name).into();
            frequency = None;
        }
        let lic = &mut graph.lics[lic.0 as usize];
        lic.group.clone_from(&group);
        lic.frequency = frequency;
    }
}
