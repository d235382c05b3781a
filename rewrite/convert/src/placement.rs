//! The facts derived for one function, indexed for lookup.

use super::{
    control_points::ControlPoints,
    decision::Scope,
    dense_map::{Dense, Points},
    predicate_plan::Predicates,
};
use dfquery_engine::{
    run::Part,
    tuple::{Tuple, Tuples},
};
use dfquery_graph::{SkipReason, border::give_up};
use dfquery_rules::{
    entity::{self, Point, Signal},
    relation,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The two operands of a header's phi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopPhi {
    /// The operand at the preheader.
    pub entering: Signal,
    /// The operand at the latch.
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
    /// The operands, by the last point before the join.
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
    known_outcomes: Dense<Point, bool>,
    /// `resolved`
    resolved: Dense<Signal, Signal>,
    /// `defined_at`
    pub defined_at: Dense<Signal, Point>,
    /// `phi_arm`
    pub join_phis: FxHashMap<Signal, JoinPhi>,
    /// `selected` and `selected_operand`
    pub selected: FxHashMap<Signal, SelectedPhi>,
    /// `choice`: by the join and a branch before it where each way leads.
    pub choices: FxHashMap<(Point, Point), [Point; 2]>,
    /// `loop_phi`
    pub loop_phis: FxHashMap<Signal, LoopPhi>,
    /// `live_into_loop`, by signal and the region of the loop's head.
    pub live_into_loop: FxHashMap<(Signal, Point), u32>,
    /// `exit_source`, by signal and region.
    pub exit_sources: FxHashMap<(Signal, Point), Point>,
    /// `steer`: from where a region gets a signal.
    pub steer: FxHashMap<(Signal, Point), Point>,
    /// `steer_arm`: from where the arms of a phi that share a signal get it.
    pub steer_arm: FxHashMap<(Signal, Signal), Point>,
    /// `steer_exit`: from where the leaves of a dispatch get a signal.
    pub steer_exit: FxHashMap<(Signal, Point), Point>,
    /// `exit_leaf`
    pub exit_leaf: FxHashMap<Point, Point>,
    /// `dispatch_leaf`, by exit dispatch and direction.
    pub dispatch_leaves: FxHashMap<Point, [Vec<Point>; 2]>,
    /// `dispatch_anchor`
    pub dispatch_anchor: FxHashMap<Point, Point>,
    /// `preheader`, `loop_latch` and `head` of each header.
    pub loops: FxHashMap<u32, LoopPoints>,
    /// `order_before`, aliases seen through.
    pub order_before: FxHashMap<u32, Signal>,
    /// `joined_order` by the signal that joins.
    pub joined: FxHashMap<Signal, Vec<Signal>>,
    /// `delayed_order` by the signal that joins it, with how many iterations it is after.
    pub delayed: FxHashMap<Signal, (Signal, u32)>,
    /// `needed_instruction` that keep an order, in order.
    pub effects: Vec<u32>,
    /// The operands of the predicates, if there are any.
    pub predicates: Predicates,
}

impl Plan {
    /// Runs the rules that are still to run and gathers what they derive.
    ///
    /// Limits  gives the function up if the points between decisions and their targets are too many
    pub fn new(control: &ControlPoints, part: &Part) -> Self {
        if part.is_full::<relation::Toward>() {
            give_up(SkipReason::OverBudget);
        }
        let points = control.places.len();
        let mut steps = vec![[None; 2]; points];
        for relation::Step { from, direction, to } in part.rows() {
            steps[from.0 as usize][direction as usize] = Some(to);
        }
        let mut region: Vec<Point> = (0..points as u32).map(Point).collect();
        for relation::Region { point, top } in part.rows() {
            region[point.0 as usize] = top;
        }
        let mut idom = vec![None; points];
        for relation::StepIdom { point, dominator } in part.rows() {
            idom[point.0 as usize] = Some(dominator);
        }
        let mut intervals = vec![(u32::MAX, 0); points];
        for relation::StepDominance { point, pre, post } in part.rows() {
            intervals[point.0 as usize] = (pre, post);
        }
        let resolved: Dense<Signal, Signal> =
            part.rows().map(|row: relation::Resolved| (row.signal, row.source)).collect();
        let see = |signal: Signal| resolved.get(&signal).copied().unwrap_or(signal);
        let conditions = part.rows().map(|row: relation::Condition| (row.point, see(row.signal)));
        let known_outcomes =
            conditions.clone().filter_map(|(point, signal)| Some((point, control.known_outcome(signal)?)));
        let order_before = part.rows().map(|row: relation::OrderBefore| (row.instruction.0, see(row.signal)));
        let order_before = order_before.collect();
        let mut joined: FxHashMap<Signal, Vec<Signal>> = FxHashMap::default();
        for relation::JoinedOrder { signal, order } in part.rows() {
            joined.entry(signal).or_default().push(order);
        }
        let orders = part.rows().map(|row: relation::Ordered| row.instruction);
        let orders: FxHashSet<entity::Instruction> = orders.collect();
        let needed = part.rows().map(|row: relation::NeededInstruction| row.instruction);
        let effects = needed.filter(|instruction| orders.contains(instruction)).map(|effect| effect.0);
        let effects = effects.collect();
        let mut plan = Plan {
            joins: joins(part, &idom, &steps),
            steps,
            region,
            region_above: part.rows().map(|row: relation::RegionAbove| (row.region, row.above)).collect(),
            idom,
            intervals,
            toward: sets(part.rows(), |row: relation::Toward| (row.target, row.point)).collect(),
            toward_exit: sets(part.rows(), |row: relation::TowardExit| (row.header.0, row.point)).collect(),
            known_outcomes: known_outcomes.collect(),
            condition: conditions.collect(),
            defined_at: part.rows().map(|row: relation::DefinedAt| (row.signal, row.point)).collect(),
            join_phis: join_phis(part),
            selected: selected(part),
            choices: choices(part),
            loop_phis: FxHashMap::default(),
            live_into_loop: FxHashMap::default(),
            exit_sources: part
                .rows()
                .map(|row: relation::ExitSource| ((row.signal, row.region), row.point))
                .collect(),
            steer: part.rows().map(|row: relation::Steer| ((row.signal, row.region), row.anchor)).collect(),
            steer_arm: part
                .rows()
                .map(|row: relation::SteerArm| ((row.signal, row.phi), row.anchor))
                .collect(),
            steer_exit: part
                .rows()
                .map(|row: relation::SteerExit| ((row.signal, row.dispatch), row.anchor))
                .collect(),
            exit_leaf: part.rows().map(|row: relation::ExitLeaf| (row.exit, row.leaf)).collect(),
            dispatch_leaves: dispatch_leaves(part),
            dispatch_anchor: part
                .rows()
                .map(|row: relation::DispatchAnchor| (row.dispatch, row.anchor))
                .collect(),
            loops: loops(control, part),
            order_before,
            joined,
            delayed: part
                .rows()
                .map(|row: relation::DelayedOrder| (row.signal, (row.order, row.distance)))
                .collect(),
            effects,
            resolved,
            predicates: Predicates::default(),
        };
        plan.read_loop_phis(part);
        for relation::LiveIntoLoop { signal, header } in part.rows() {
            let head = plan.region(plan.loops[&header.0].head);
            plan.live_into_loop.insert((signal, head), header.0);
        }
        plan
    }

    fn read_loop_phis(&mut self, part: &Part) {
        let latches: FxHashSet<Point> = self.loops.values().map(|points| points.latch).collect();
        let mut entering: FxHashMap<Signal, Signal> = FxHashMap::default();
        let mut repeated: FxHashMap<Signal, Signal> = FxHashMap::default();
        for relation::LoopPhi { phi, point, operand } in part.rows() {
            let side = if latches.contains(&point) { &mut repeated } else { &mut entering };
            side.insert(phi, operand);
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

    /// Number of regions of its body around `region`.
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

    /// Returns true if every execution of the body that passes `b` has passed `a`.
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

    /// Returns true if decisions with `scope` look at `point`.
    pub fn is_in(&self, scope: Scope, point: Point) -> bool {
        self.points(scope).is_some_and(|points| points.contains(point))
    }

    /// The way that is always taken from `point`, if its condition is a constant.
    pub fn known_outcome(&self, point: Point) -> Option<bool> {
        self.known_outcomes.get(&point).copied()
    }
}

/// The points of each key, whose rows are one after the other.
fn sets<T: Tuple, K: PartialEq>(
    rows: Tuples<'_, T>,
    of: impl Fn(T) -> (K, Point),
) -> impl Iterator<Item = (K, Points)> {
    let mut rows = rows.map(of).peekable();
    let mut points = Vec::new();
    std::iter::from_fn(move || {
        let (key, first) = rows.next()?;
        points.clear();
        points.push(first);
        points
            .extend(std::iter::from_fn(|| rows.next_if(|(other, _)| *other == key)).map(|(_, point)| point));
        Some((key, Points::new(points.iter().copied())))
    })
}

/// The joins below each point, last in the order of steps first.
fn joins(part: &Part, idom: &[Option<Point>], steps: &[[Option<Point>; 2]]) -> FxHashMap<Point, Vec<Point>> {
    let mut below: FxHashMap<Point, Vec<Point>> = FxHashMap::default();
    for relation::Join { point } in part.rows() {
        if let Some(dominator) = idom[point.0 as usize] {
            below.entry(dominator).or_default().push(point);
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
    for relation::PhiArm { phi, join, from, operand } in part.rows() {
        let phi = phis.entry(phi).or_insert_with(|| JoinPhi { join, arms: Vec::new() });
        phi.arms.push((from, operand));
    }
    phis
}

fn selected(part: &Part) -> FxHashMap<Signal, SelectedPhi> {
    let phi = |row: relation::Selected| (row.phi, SelectedPhi { join: row.join, arms: FxHashMap::default() });
    let mut selected: FxHashMap<Signal, SelectedPhi> = part.rows().map(phi).collect();
    for relation::SelectedOperand { phi, from, operand } in part.rows() {
        let phi = selected.get_mut(&phi).expect("what is selected has a join");
        phi.arms.insert(from, operand);
    }
    selected
}

fn choices(part: &Part) -> FxHashMap<(Point, Point), [Point; 2]> {
    let mut choices: FxHashMap<(Point, Point), [Point; 2]> = FxHashMap::default();
    for relation::Choice { join, point, direction, to } in part.rows() {
        choices.entry((join, point)).or_insert([to; 2])[direction as usize] = to;
    }
    choices
}

fn dispatch_leaves(part: &Part) -> FxHashMap<Point, [Vec<Point>; 2]> {
    let mut dispatches: FxHashMap<Point, [Vec<Point>; 2]> = FxHashMap::default();
    for relation::DispatchLeaf { dispatch, direction, leaf } in part.rows() {
        dispatches.entry(dispatch).or_default()[direction as usize].push(leaf);
    }
    dispatches
}

fn loops(control: &ControlPoints, part: &Part) -> FxHashMap<u32, LoopPoints> {
    let latches = part.rows().map(|row: relation::LoopLatch| (row.header, row.point));
    let latches: FxHashMap<entity::Block, Point> = latches.collect();
    let points = |relation::Preheader { point: preheader, header }| {
        (header.0, LoopPoints { head: control.head(header.0), preheader, latch: latches[&header] })
    };
    part.rows().map(points).collect()
}
