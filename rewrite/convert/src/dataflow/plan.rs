//! What the rules derived for one function, ready to be looked up.

use super::{
    frame::{Frame, Point, Signal},
    points::{Dense, Points},
    predicates::Predicates,
    streams::{OVER_BUDGET, Scope},
};
use dfquery_engine::run::Part;
use dfquery_graph::border::give_up;
use rustc_hash::{FxHashMap, FxHashSet};

/// The two operands of a header's phi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopPhi {
    /// What it takes at the preheader.
    pub entering: Signal,
    /// What it takes at the latch.
    pub repeated: Signal,
}

/// A phi that picks have to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinPhi {
    /// The point where its arms meet.
    pub join: Point,
    /// The points that it comes from, with what it takes there.
    pub arms: Vec<(Point, Signal)>,
}

/// A phi that selects make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SelectedPhi {
    /// The point where its arms meet.
    pub join: Point,
    /// What it takes, by the last point before the join.
    pub arms: FxHashMap<Point, Signal>,
}

/// The points of one loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopPoints {
    /// The header's head: the entry of the body.
    pub head: Point,
    /// The step into the loop.
    pub preheader: Point,
    /// The step back.
    pub latch: Point,
}

/// The derived relations of rules/conversion, by what they are looked up by.
pub struct Plan {
    /// `step`: where each point leads, by way.
    pub steps: Vec<[Option<Point>; 2]>,
    /// `region`: the topmost point of each point's region.
    pub region: Vec<Point>,
    /// `region_above`: the region that each region hangs below.
    pub region_above: Dense<Point, Point>,
    /// `step_idom`
    pub idom: Vec<Option<Point>>,
    /// `step_dominance`
    intervals: Vec<(u32, u32)>,
    /// `join`: the joins by their immediate dominator, last in the order of steps first.
    pub joins: FxHashMap<Point, Vec<Point>>,
    /// `toward`, by target.
    toward: Dense<Point, Points>,
    /// `toward_exit`, by header.
    toward_exit: FxHashMap<u32, Points>,
    /// `condition`, aliases seen through.
    pub condition: Dense<Point, Signal>,
    /// The way that is taken from a point, where its condition is a constant.
    known_ways: Dense<Point, bool>,
    /// `resolved`
    resolved: Dense<Signal, Signal>,
    /// `home`
    pub home: Dense<Signal, Point>,
    /// `phi_arm`
    pub join_phis: FxHashMap<Signal, JoinPhi>,
    /// `selected` and `selected_operand`
    pub selected: FxHashMap<Signal, SelectedPhi>,
    /// `choice`: by the join and a branch before it where each way leads.
    pub choices: FxHashMap<(Point, Point), [Point; 2]>,
    /// `loop_phi`
    pub loop_phis: FxHashMap<Signal, LoopPhi>,
    /// `enters`, by signal and the region of the loop's head.
    pub enters: FxHashMap<(Signal, Point), u32>,
    /// `exit_source`, by signal and region.
    pub exit_sources: FxHashMap<(Signal, Point), Point>,
    /// `steer`: from where a region gets a signal.
    pub steer: FxHashMap<(Signal, Point), Point>,
    /// `steer_arm`: from where the arms of a phi that share a signal get it.
    pub steer_arm: FxHashMap<(Signal, Signal), Point>,
    /// `steer_exit`: from where the leaves of a fork get a signal.
    pub steer_exit: FxHashMap<(Signal, Point), Point>,
    /// `landing_leaf`
    pub landing_leaf: FxHashMap<Point, Point>,
    /// `fork_leaf`, by fork and way.
    pub fork_leaves: FxHashMap<Point, [Vec<Point>; 2]>,
    /// `fork_anchor`
    pub fork_anchor: FxHashMap<Point, Point>,
    /// `preheader`, `loop_latch` and `head` of each header.
    pub loops: FxHashMap<u32, LoopPoints>,
    /// `order_before`, aliases seen through.
    pub order_before: FxHashMap<u32, Signal>,
    /// `joined_order` by the signal that joins.
    pub joined: FxHashMap<Signal, Vec<Signal>>,
    /// `needed_instruction` that keep an order, in order.
    pub effects: Vec<u32>,
    /// What makes the predicates, where there are to be some.
    pub predicates: Predicates,
}

impl Plan {
    /// Runs the rules that are still to run and gathers what they derive.
    ///
    /// Limits  gives the function up if the points between decisions and their targets are too many
    pub fn new(frame: &Frame, part: &Part) -> Self {
        if dfquery_rules::is_full("toward", part.relation("toward").len()) {
            give_up(OVER_BUDGET);
        }
        let points = frame.places.len();
        let mut steps = vec![[None; 2]; points];
        for &[from, way, to] in part.relation("step").arrays::<3>() {
            steps[from as usize][way as usize] = Some(Point(to));
        }
        let mut region: Vec<Point> = (0..points as u32).map(Point).collect();
        for &[point, top] in part.relation("region").arrays::<2>() {
            region[point as usize] = Point(top);
        }
        let mut idom = vec![None; points];
        for &[point, dominator] in part.relation("step_idom").arrays::<2>() {
            idom[point as usize] = Some(Point(dominator));
        }
        let mut intervals = vec![(u32::MAX, 0); points];
        for &[point, pre, post] in part.relation("step_dominance").arrays::<3>() {
            intervals[point as usize] = (pre, post);
        }
        let resolved: Dense<Signal, Signal> = pairs(part, "resolved");
        let see = |signal: Signal| resolved.get(&signal).copied().unwrap_or(signal);
        let conditions = part.relation("condition").arrays::<2>().iter();
        let conditions = conditions.map(|row| (Point(row[0]), see(Signal(row[1]))));
        let known_ways =
            conditions.clone().filter_map(|(point, signal)| Some((point, frame.known_way(signal)?)));
        let order_before = part
            .relation("order_before")
            .arrays::<2>()
            .iter()
            .map(|row| (row[0], see(Signal(row[1]))))
            .collect();
        let mut joined: FxHashMap<Signal, Vec<Signal>> = FxHashMap::default();
        for &[signal, order] in part.relation("joined_order").arrays::<2>() {
            joined.entry(Signal(signal)).or_default().push(Signal(order));
        }
        let orders: FxHashSet<u32> = part.relation("orders").arrays::<1>().iter().map(|row| row[0]).collect();
        let effects = part
            .relation("needed_instruction")
            .arrays::<1>()
            .iter()
            .map(|row| row[0])
            .filter(|instruction| orders.contains(instruction))
            .collect();
        let mut plan = Plan {
            joins: joins(part, &idom, &steps),
            steps,
            region,
            region_above: pairs(part, "region_above"),
            idom,
            intervals,
            toward: sets(part, "toward").collect(),
            toward_exit: sets(part, "toward_exit").collect(),
            known_ways: known_ways.collect(),
            condition: conditions.collect(),
            home: pairs(part, "home"),
            join_phis: join_phis(part),
            selected: selected(part),
            choices: choices(part),
            loop_phis: FxHashMap::default(),
            enters: FxHashMap::default(),
            exit_sources: triples(part, "exit_source"),
            steer: triples(part, "steer"),
            steer_arm: triples(part, "steer_arm"),
            steer_exit: triples(part, "steer_exit"),
            landing_leaf: pairs(part, "landing_leaf"),
            fork_leaves: fork_leaves(part),
            fork_anchor: pairs(part, "fork_anchor"),
            loops: loops(frame, part),
            order_before,
            joined,
            effects,
            resolved,
            predicates: Predicates::default(),
        };
        plan.read_loop_phis(part);
        for &[signal, header] in part.relation("enters").arrays::<2>() {
            let head = plan.region(plan.loops[&header].head);
            plan.enters.insert((Signal(signal), head), header);
        }
        plan
    }

    fn read_loop_phis(&mut self, part: &Part) {
        let latches: FxHashSet<Point> = self.loops.values().map(|points| points.latch).collect();
        let mut entering: FxHashMap<Signal, Signal> = FxHashMap::default();
        let mut repeated: FxHashMap<Signal, Signal> = FxHashMap::default();
        for &[phi, point, operand] in part.relation("loop_phi").arrays::<3>() {
            let side = if latches.contains(&Point(point)) { &mut repeated } else { &mut entering };
            side.insert(Signal(phi), Signal(operand));
        }
        for (phi, entering) in entering {
            if let Some(&repeated) = repeated.get(&phi) {
                self.loop_phis.insert(phi, LoopPhi { entering, repeated });
            }
        }
    }

    /// The topmost point of the region of `point`.
    pub fn region(&self, point: Point) -> Point {
        self.region[point.0 as usize]
    }

    /// The region where the body of `region` begins.
    pub fn body_entry(&self, region: Point) -> Point {
        self.regions_up(region).last().unwrap_or(region)
    }

    /// How many regions of its body are around `region`.
    pub fn level(&self, region: Point) -> usize {
        self.regions_up(region).count()
    }

    /// The regions above `region`, nearest first.
    pub fn regions_up(&self, region: Point) -> impl Iterator<Item = Point> + '_ {
        let up = |region: &Point| self.region_above.get(region).copied();
        std::iter::successors(up(&region), up)
    }

    /// The signal that `signal` stands for.
    pub fn resolve(&self, signal: Signal) -> Signal {
        self.resolved.get(&signal).copied().unwrap_or(signal)
    }

    /// Whether every execution of the body that passes `b` has passed `a`.
    pub fn dominates(&self, a: Point, b: Point) -> bool {
        let (pre, post) = self.intervals[a.0 as usize];
        let (at, _) = self.intervals[b.0 as usize];
        pre <= at && at <= post
    }

    /// The nearest common dominator of `points`, which lie in one body.
    pub fn meet(&self, points: impl IntoIterator<Item = Point>) -> Point {
        let common = points.into_iter().reduce(|mut common, point| {
            while !self.dominates(common, point) {
                common = self.idom[common.0 as usize].expect("the entry of a body dominates all of it");
            }
            common
        });
        common.expect("a set of points is not empty")
    }

    /// The points that decisions with `scope` look at, if there are any.
    pub fn points(&self, scope: Scope) -> Option<&Points> {
        match scope {
            Scope::Toward(target) => self.toward.get(&target),
            Scope::Exits(header) => self.toward_exit.get(&header),
        }
    }

    /// Whether decisions with `scope` look at `point`.
    pub fn is_in(&self, scope: Scope, point: Point) -> bool {
        self.points(scope).is_some_and(|points| points.contains(point))
    }

    /// The way that is always taken from `point`, if its condition is a constant.
    pub fn known_way(&self, point: Point) -> Option<bool> {
        self.known_ways.get(&point).copied()
    }
}

impl From<u32> for Point {
    fn from(id: u32) -> Self {
        Point(id)
    }
}

impl From<u32> for Signal {
    fn from(id: u32) -> Self {
        Signal(id)
    }
}

fn pairs<K: From<u32>, V: From<u32>, M: FromIterator<(K, V)>>(part: &Part, relation: &str) -> M {
    part.relation(relation).arrays::<2>().iter().map(|&[key, value]| (key.into(), value.into())).collect()
}

fn triples<K, L, V>(part: &Part, relation: &str) -> FxHashMap<(K, L), V>
where
    K: From<u32> + Eq + std::hash::Hash,
    L: From<u32> + Eq + std::hash::Hash,
    V: From<u32>,
{
    part.relation(relation)
        .arrays::<3>()
        .iter()
        .map(|&[key, further, value]| ((key.into(), further.into()), value.into()))
        .collect()
}

/// The points of each key.
fn sets<'p, K: From<u32>>(part: &'p Part, relation: &str) -> impl Iterator<Item = (K, Points)> + 'p {
    let rows = part.relation(relation).arrays::<2>();
    rows.chunk_by(|a, b| a[0] == b[0])
        .map(|set| (set[0][0].into(), Points::new(set.iter().map(|row| Point(row[1])))))
}

/// The joins below each point, last in the order of steps first.
fn joins(part: &Part, idom: &[Option<Point>], steps: &[[Option<Point>; 2]]) -> FxHashMap<Point, Vec<Point>> {
    let mut below: FxHashMap<Point, Vec<Point>> = FxHashMap::default();
    for &[join] in part.relation("join").arrays::<1>() {
        if let Some(dominator) = idom[join as usize] {
            below.entry(dominator).or_default().push(Point(join));
        }
    }
    let order = order_of_steps(steps);
    for joins in below.values_mut() {
        joins.sort_unstable_by_key(|join| std::cmp::Reverse(order[join.0 as usize]));
    }
    below
}

/// Numbers the points so that every step goes to a higher number.
fn order_of_steps(steps: &[[Option<Point>; 2]]) -> Vec<u32> {
    let mut order = vec![u32::MAX; steps.len()];
    let mut seen = vec![false; steps.len()];
    let mut next = steps.len() as u32;
    let mut stack = Vec::new();
    for root in 0..steps.len() {
        stack.push((root, 0));
        while let Some((point, way)) = stack.pop() {
            if way == 0 && std::mem::replace(&mut seen[point], true) {
                continue;
            }
            match steps[point].get(way) {
                Some(to) => {
                    stack.push((point, way + 1));
                    stack.extend(to.filter(|to| !seen[to.0 as usize]).map(|to| (to.0 as usize, 0)));
                }
                None => {
                    next -= 1;
                    order[point] = next;
                }
            }
        }
    }
    order
}

fn join_phis(part: &Part) -> FxHashMap<Signal, JoinPhi> {
    let mut phis: FxHashMap<Signal, JoinPhi> = FxHashMap::default();
    for &[phi, join, from, operand] in part.relation("phi_arm").arrays::<4>() {
        let phi = phis.entry(Signal(phi)).or_insert_with(|| JoinPhi { join: Point(join), arms: Vec::new() });
        phi.arms.push((Point(from), Signal(operand)));
    }
    phis
}

fn selected(part: &Part) -> FxHashMap<Signal, SelectedPhi> {
    let phis = part.relation("selected").arrays::<2>().iter();
    let phi = |&[phi, join]: &[u32; 2]| {
        (Signal(phi), SelectedPhi { join: Point(join), arms: FxHashMap::default() })
    };
    let mut selected: FxHashMap<Signal, SelectedPhi> = phis.map(phi).collect();
    for &[phi, from, operand] in part.relation("selected_operand").arrays::<3>() {
        let phi = selected.get_mut(&Signal(phi)).expect("what is selected has a join");
        phi.arms.insert(Point(from), Signal(operand));
    }
    selected
}

fn choices(part: &Part) -> FxHashMap<(Point, Point), [Point; 2]> {
    let mut choices: FxHashMap<(Point, Point), [Point; 2]> = FxHashMap::default();
    for &[join, point, way, to] in part.relation("choice").arrays::<4>() {
        choices.entry((Point(join), Point(point))).or_insert([Point(to); 2])[way as usize] = Point(to);
    }
    choices
}

fn fork_leaves(part: &Part) -> FxHashMap<Point, [Vec<Point>; 2]> {
    let mut forks: FxHashMap<Point, [Vec<Point>; 2]> = FxHashMap::default();
    for &[fork, way, leaf] in part.relation("fork_leaf").arrays::<3>() {
        forks.entry(Point(fork)).or_default()[way as usize].push(Point(leaf));
    }
    forks
}

fn loops(frame: &Frame, part: &Part) -> FxHashMap<u32, LoopPoints> {
    let latches: FxHashMap<u32, u32> =
        part.relation("loop_latch").arrays::<2>().iter().map(|row| (row[1], row[0])).collect();
    part.relation("preheader")
        .arrays::<2>()
        .iter()
        .map(|&[preheader, header]| {
            let latch = Point(latches[&header]);
            (header, LoopPoints { head: frame.head(header), preheader: Point(preheader), latch })
        })
        .collect()
}
