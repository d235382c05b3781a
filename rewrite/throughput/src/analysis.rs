//! The loops of one graph, how often their rounds begin, and why.

use crate::{
    marked::{Marked, Ratio, Wait},
    ratio::{Limit, Standstill, largest},
};
use dfquery_engine::run::{Batch, Part};
use dfquery_graph::{Graph, LicId, latency::Latencies, verify};
use dfquery_rules::{
    entity::{self, Lic},
    relation,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A step of the ring that limits a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The operator that the step begins at, by its number in the graph: the next one waits for it.
    pub operator: u32,
    /// The channel in which the next one waits for a value or for room.
    pub lic: LicId,
    /// True if it waits for room.
    pub room: bool,
}

/// The number of times rounds of a loop begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interval {
    /// The rounds of the machine for each.
    Every(Ratio),
    /// None after some time: a ring has no tokens.
    Never,
}

/// One loop of a graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Its condition; of the invocations that may be in flight, the first channel that the environment writes.
    pub header: LicId,
    /// The bit of the condition with which it goes on.
    pub goes_on: bool,
    /// True if its rounds are the invocations of the function.
    pub is_function: bool,
    /// The operators of its body, by their numbers, and whether each fires in every round.
    pub operators: Vec<(u32, bool)>,
    /// With LICs as deep as they are, and everything that happens under conditions.
    pub initiation: Interval,
    /// If LICs had room for everything.
    pub recurrence: Interval,
    /// With LICs as deep as they are, and only what happens in every round.
    pub certain: Interval,
    /// The reasons for its interval, in the words of rules/graph/throughput.dl.
    pub limits: Vec<String>,
    /// The ring that limits it, without the environment; none if it is only that operators fire once a round.
    pub ring: Vec<Step>,
    /// The conditions of the loops that are entered from its body.
    pub inner: Vec<LicId>,
    /// Number of its runs that may be in progress at a time; its intervals are those with this number in progress.
    pub runs: u32,
}

impl Loop {
    /// Sets the interval of a view of rules/graph/throughput.dl.
    fn set(&mut self, view: u32, interval: Interval) {
        *match view {
            0 => &mut self.recurrence,
            1 => &mut self.initiation,
            _ => &mut self.certain,
        } = interval;
    }

    /// Returns true if the loop takes its initiation interval whatever its conditions say.
    pub fn is_exact(&self) -> bool {
        self.inner.is_empty()
            && self.runs == 1
            && match (self.initiation, self.certain) {
                (Interval::Every(one), Interval::Every(other)) => one.equals(other),
                (one, other) => one == other,
            }
    }
}

/// The loops of `graph` on a machine with these latencies, in the order of their conditions.
pub fn loops(graph: &Graph, latencies: &Latencies) -> Vec<Loop> {
    let mut part = facts(graph, latencies);
    if !may_loop(graph, &part) {
        return Vec::new();
    }
    let found = certify(&mut part);
    gather(graph, &part, &found)
}

/// The intervals of [`loops`] that rules/graph/throughput.dl proves: by condition and view.
///
/// Each is what [`loops`] has, since that comes with its proof; to ask for the proof takes half as long again.
pub fn proven(graph: &Graph, latencies: &Latencies) -> Vec<(LicId, u32, Ratio)> {
    let mut part = facts(graph, latencies);
    certify(&mut part);
    let ratio = |row: relation::Interval| Ratio { rounds: row.rounds.into(), tokens: row.tokens.into() };
    part.rows().map(|row: relation::Interval| (LicId(row.header.0), row.view, ratio(row))).collect()
}

/// Returns true if anything in `graph` is there for a loop: initial values, or operators that hold values; or whether
/// invocations may overlap.
fn may_loop(graph: &Graph, part: &Part) -> bool {
    let holds = part.rows::<relation::KindHolds>().next().is_some();
    let counts = part.rows::<relation::KindCountedInput>().next().is_some();
    graph.in_flight.is_some() || holds || counts || graph.lics.iter().any(|lic| !lic.init.is_empty())
}

/// `graph` with the cycles of its operators as facts.
pub(crate) fn facts(graph: &Graph, latencies: &Latencies) -> Part<'static> {
    timed(verify::facts(graph), graph, latencies)
}

/// `part`, which has `graph` as facts, with the latencies of its operators.
pub(crate) fn timed<'s>(mut part: Part<'s>, graph: &Graph, latencies: &Latencies) -> Part<'s> {
    let latency = |(operator, cycles)| relation::Latency { operator, cycles };
    let environment = verify::environments(graph).into_iter().map(|row| (row.operator, 1));
    let operators = (0..).map(entity::Operator).zip(latencies.of_graph(graph));
    part.supply(operators.chain(environment).map(latency));
    let lics = 0..graph.lics.len() as u32;
    part.supply(lics.map(|position| relation::LicPosition { lic: Lic(position), position }));
    part
}

/// A loop in one view of rules/graph/throughput.dl.
pub(crate) type View = (Lic, u32);

/// The waits of each view, and the nodes of its graph.
#[derive(Default)]
pub(crate) struct Views {
    pub views: FxHashMap<View, Nodes>,
}

/// The operators and waits of a view.
#[derive(Default)]
pub(crate) struct Nodes {
    numbers: FxHashMap<u32, usize>,
    operators: Vec<u32>,
    pub graph: Marked,
    /// Of each wait the LIC, and what it is for there: 0 a value, 1 room, 2 an answer.
    pub about: Vec<(Lic, u32)>,
}

impl Nodes {
    fn number(&mut self, operator: entity::Operator) -> usize {
        *self.numbers.entry(operator.0).or_insert_with(|| {
            self.operators.push(operator.0);
            self.graph.nodes += 1;
            self.graph.nodes - 1
        })
    }

    /// Returns true if both operators of `wait` count here.
    fn has(&self, wait: relation::Wait) -> bool {
        [wait.operator, wait.other].iter().all(|operator| self.numbers.contains_key(&operator.0))
    }

    fn add(&mut self, wait: relation::Wait) {
        let (node, other) = (self.number(wait.operator), self.number(wait.other));
        let (rounds, tokens) = (i64::from(wait.rounds as i32), i64::from(wait.tokens as i32));
        self.graph.waits.push(Wait { node, other, rounds, tokens });
        self.about.push((wait.lic, wait.room));
    }
}

/// The waits that the rules derive, view by view.
pub(crate) fn views(part: &Part) -> Views {
    let mut views = Views::default();
    for row in part.rows::<relation::Viewed>() {
        views.views.entry((row.header, row.view)).or_default().number(row.operator);
    }
    let mut viewed: FxHashMap<(Lic, u32), Vec<View>> = FxHashMap::default();
    for row in part.rows::<relation::ViewedLic>() {
        viewed.entry((row.lic, row.room)).or_default().push((row.header, row.view));
    }
    for row in part.rows::<relation::Wait>() {
        for view in viewed.get(&(row.lic, row.room)).into_iter().flatten() {
            if let Some(nodes) = views.views.get_mut(view).filter(|nodes| nodes.has(row)) {
                nodes.add(row);
            }
        }
    }
    views
}

/// The largest time that a schedule may have: rules calculate with 32 bits.
const LATEST: i64 = 1 << 29;

/// The largest ratio of each view, as it was found; those of a standstill are missing.
pub(crate) type Found = FxHashMap<View, Ratio>;

/// Supplies rings and schedules, from which the intervals of all loops can be proven.
pub(crate) fn certify(part: &mut Part) -> Found {
    let mut supply = Batch::default()
        .with::<relation::RingOperator>()
        .with::<relation::RingLic>()
        .with::<relation::RingLength>()
        .with::<relation::StartsAt>();
    let mut found = Found::default();
    for (view, nodes) in views(part).views {
        let ring = match largest(&nodes.graph) {
            Ok(limit) => {
                found.insert(view, limit.ratio);
                schedule(&mut supply, view, &nodes, &limit);
                limit.ring
            }
            Err(Standstill { ring }) => ring,
        };
        supply_ring(&mut supply, view, &nodes, &ring);
    }
    part.supply_batch(supply);
    found
}

/// Supplies a ring, in the direction in which its tokens go.
fn supply_ring(supply: &mut Batch, (header, view): View, nodes: &Nodes, ring: &[usize]) {
    supply.push(relation::RingLength { header, view, steps: ring.len() as u32 });
    let operator = |node: usize| entity::Operator(nodes.operators[node]);
    for (step, &at) in (0..).zip(ring.iter().rev()) {
        let Wait { node, other, tokens, .. } = nodes.graph.waits[at];
        let (lic, room) = nodes.about[at];
        supply.push(relation::RingOperator { header, view, step, operator: operator(other) });
        supply.push(relation::RingLic { header, view, step, lic, room, tokens: tokens as u32 });
        if step + 1 == ring.len() as u32 {
            supply.push(relation::RingOperator { header, view, step: step + 1, operator: operator(node) });
        }
    }
}

/// Supplies the first firings of a schedule, from 0 on; not if they are too late for the rules to calculate with.
fn schedule(supply: &mut Batch, (header, view): View, nodes: &Nodes, limit: &Limit) {
    if limit.starts.iter().all(|&start| start < LATEST) {
        let first = limit.starts.iter().min().copied().unwrap_or(0);
        supply.extend(nodes.operators.iter().zip(&limit.starts).map(|(&operator, start)| {
            let (operator, time) = (entity::Operator(operator), (start - first) as u32);
            relation::StartsAt { header, view, operator, time }
        }));
    }
}

/// The rows of one loop, of relations that begin with its condition.
struct Rows<'p> {
    part: &'p Part<'p>,
    loops: Vec<Loop>,
    places: FxHashMap<Lic, usize>,
}

impl Rows<'_> {
    fn of(&mut self, header: Lic) -> &mut Loop {
        &mut self.loops[self.places[&header]]
    }
}

/// The loops of `graph`, as the rules derive them.
fn gather(graph: &Graph, part: &Part, found: &Found) -> Vec<Loop> {
    let mut rows = Rows { part, loops: Vec::new(), places: FxHashMap::default() };
    let operators = graph.ops.len() as u32;
    for row in part.rows::<relation::LoopOperator>() {
        let next = rows.loops.len();
        let at = *rows.places.entry(row.header).or_insert(next);
        if at == next {
            rows.loops.push(new_loop(row.header));
        }
        let own = &mut rows.loops[at];
        own.is_function |= row.operator.0 >= operators;
        if row.operator.0 < operators {
            own.operators.push((row.operator.0, row.certain == 1));
        }
    }
    for row in part.rows::<relation::GoesOn>() {
        if rows.places.contains_key(&row.condition) {
            rows.of(row.condition).goes_on = row.side == 1;
        }
    }
    found.iter().for_each(|(&(header, view), &ratio)| {
        rows.of(header).set(view, Interval::Every(ratio));
    });
    for row in part.rows::<relation::LimitedBy>() {
        rows.of(row.header).limits.push(verify::text(row.what).to_owned());
    }
    gather_rings(&mut rows, operators);
    for row in part.rows::<relation::InnerLoop>() {
        if rows.places.contains_key(&row.header) {
            rows.of(row.header).inner.push(LicId(row.inner.0));
        }
    }
    let runs: FxHashMap<u32, u32> =
        part.rows().map(|row: relation::KindOverlaps| (row.operator.0, row.entries)).collect();
    for each in &mut rows.loops {
        each.operators.sort_unstable();
        let own = each.operators.iter().filter_map(|(operator, _)| runs.get(operator));
        each.runs = own.copied().max().unwrap_or(1);
    }
    rows.loops
}

fn new_loop(header: Lic) -> Loop {
    Loop {
        header: LicId(header.0),
        goes_on: false,
        is_function: false,
        operators: Vec::new(),
        initiation: Interval::Never,
        recurrence: Interval::Never,
        certain: Interval::Never,
        limits: Vec::new(),
        ring: Vec::new(),
        inner: Vec::new(),
        runs: 1,
    }
}

/// The rings that limit loops, step by step, except for steps that begin at the environment.
fn gather_rings(rows: &mut Rows, environment: u32) {
    let views: FxHashSet<(Lic, u32)> =
        rows.part.rows::<relation::LimitingView>().map(|row| (row.header, row.view)).collect();
    let operators =
        rows.part.rows::<relation::RingOperator>().filter(|row| views.contains(&(row.header, row.view)));
    let operators: FxHashMap<(Lic, u32), u32> =
        operators.map(|row| ((row.header, row.step), row.operator.0)).collect();
    for row in rows.part.rows::<relation::RingLic>().filter(|row| views.contains(&(row.header, row.view))) {
        let operator = operators[&(row.header, row.step)];
        if operator >= environment {
            continue;
        }
        rows.of(row.header).ring.push(Step { operator, lic: LicId(row.lic.0), room: row.room == 1 });
    }
}
