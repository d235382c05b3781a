//! Joins: the picks of phis, and how their arms are distinguished.

use super::Builder;
use crate::{
    decision::{Decision, Scope, Stream},
    options::Mechanism,
    placement::JoinPhi,
};
use dfquery_graph::{LicId, Op, Operand, Operator};
use dfquery_rules::entity::{Point, Signal};
use rustc_hash::FxHashMap;

/// The arms of a phi that take one signal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub(super) operand: Signal,
    pub(super) arms: Vec<Point>,
}

/// Groups distinguished by a stream: 0 the first side, 1 the second.
struct Division {
    select: Stream,
    sides: Sides,
}

/// A way to divide groups.
type Sides = [Vec<Group>; 2];

/// Number of ways to divide the arms of a phi that are compared.
const DIVISIONS: usize = 4;
/// Limit on the operators of a tree that are counted: larger trees are treated as equal.
const MOST: usize = 4096;

impl Group {
    /// The operand of the phi for each arm.
    fn takes(&self) -> impl Iterator<Item = (Point, Signal)> {
        self.arms.iter().map(|&arm| (arm, self.operand))
    }
}

/// The arms of `groups`.
fn arms(groups: &[Group]) -> Vec<Point> {
    groups.iter().flat_map(|group| group.arms.iter().copied()).collect()
}

impl Builder<'_, '_> {
    /// A tree of picks over the arms of a phi; arms that take the same signal are one.
    pub(super) fn join_pick(&mut self, signal: Signal, region: Point, phi: &JoinPhi) -> Operand {
        let groups = self.grouped(phi.arms.iter().copied());
        if let [only] = &groups[..] {
            let operand = self.arm(signal, only);
            self.channels.insert((signal, region), operand.clone());
            return operand;
        }
        let name = self.names.signal(signal);
        let out = self.lic(&name, self.signal_width(signal), Some(phi.join));
        self.channels.insert((signal, region), Operand::Lic(out));
        let apart = self.divides() && self.pays_apart(phi.join, &groups);
        self.pick_tree(signal, phi.join, &groups, apart, Some(out))
    }

    /// Returns true if ways to divide the arms of a phi are compared.
    fn divides(&self) -> bool {
        self.streams.mechanism != Mechanism::Pickany && !self.streams.shares_predicates()
    }

    /// `arms` by what they take; constant expressions are made where they are taken.
    fn grouped(&self, arms: impl Iterator<Item = (Point, Signal)>) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (from, operand) in arms {
            let shared =
                |group: &&mut Group| group.operand == operand && !self.control.is_expression(operand);
            match groups.iter_mut().find(shared) {
                Some(group) => group.arms.push(from),
                None => groups.push(Group { operand, arms: vec![from] }),
            }
        }
        groups
    }

    pub(super) fn pick_tree(
        &mut self,
        signal: Signal,
        join: Point,
        groups: &[Group],
        apart: bool,
        out: Option<LicId>,
    ) -> Operand {
        if let [only] = groups {
            return self.arm(signal, only);
        }
        if self.streams.mechanism == Mechanism::Pickany {
            return self.pickany(signal, join, groups, out);
        }
        let Division { select, mut sides } = if self.streams.shares_predicates() {
            self.halve(join, groups)
        } else {
            self.divide(join, groups, apart)
        };
        if select.negated {
            sides.swap(0, 1);
        }
        let width = self.signal_width(signal);
        let out = out.unwrap_or_else(|| {
            let name = self.names.signal(signal);
            self.lic(&name, width, None)
        });
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Pick, width, signal) };
        let op = self.op(op);
        let select = self.stream_lic(select.expr);
        let [zero, one] = sides.map(|side| self.pick_tree(signal, join, &side, apart, None));
        self.graph.ops[op].ins = vec![Operand::Lic(select), zero, one];
        Operand::Lic(out)
    }

    /// The value that a phi takes from the arms of `group`.
    fn arm(&mut self, phi: Signal, group: &Group) -> Operand {
        if self.control.is_immediate(group.operand) {
            return self.get(group.operand, group.arms[0]);
        }
        let [only] = group.arms[..] else {
            let anchor = self.plan.steer_arm[&(group.operand, phi)];
            let data = self.get(group.operand, anchor);
            let join = self.plan.join_phis[&phi].join;
            let decision = Decision::exec(group.arms.iter().copied(), Scope::Toward(join));
            let exec = self.streams.decide(self.plan, self.control, anchor, &decision);
            return self.switched(exec, data, group.operand, None);
        };
        self.get(group.operand, only)
    }

    /// The first half of `groups` told from the second, in the order in which the predicates of `join` are merged.
    fn halve(&mut self, join: Point, groups: &[Group]) -> Division {
        let sides = self.halves(join, groups);
        let [zeros, ones] = sides.each_ref().map(|side| self.arms_in_order(join, side));
        let meet = self.plan.meet(zeros.iter().chain(&ones).copied());
        let select = self.streams.select(self.plan, self.control, meet, [&zeros, &ones], Scope::Toward(join));
        Division { select, sides }
    }

    /// The first half of `groups`, in the order of their arms, and the second.
    pub(super) fn halves(&self, join: Point, groups: &[Group]) -> [Vec<Group>; 2] {
        let mut zeros = groups.to_vec();
        let rank = |arm: &Point| self.plan.predicates.rank(join, *arm);
        zeros.sort_by_key(|group| group.arms.iter().map(rank).min());
        let ones = zeros.split_off(groups.len().div_ceil(2));
        [zeros, ones]
    }

    /// The arms of `groups`, in the order in which `join` merges them.
    pub(super) fn arms_in_order(&self, join: Point, groups: &[Group]) -> Vec<Point> {
        let mut arms = arms(groups);
        arms.sort_by_key(|&arm| self.plan.predicates.rank(join, arm));
        arms
    }

    /// Returns true if constants that come by several ways are to stand in several places of the tree of picks, since
    /// that takes fewer operators.
    ///
    /// ```text
    ///          meet          phi: 0 from a, %y from b, 0 from c
    ///         /    \
    ///       mid     c        in one place:     pick(land(meet, mid), 0, %y)
    ///      /   \             in two places:    pick(meet, 0, pick(mid, 0, %y))
    ///     a     b
    /// ```
    fn pays_apart(&mut self, join: Point, groups: &[Group]) -> bool {
        let repeats = |group: &Group| group.arms.len() > 1 && self.control.is_immediate(group.operand);
        if groups.len() < 2 || !groups.iter().any(repeats) {
            return false;
        }
        let mut cost = |apart| {
            let mut selects = Vec::new();
            self.selects(join, groups, apart, &mut selects);
            selects.len() + self.streams.cost_of(&selects, MOST)
        };
        let together = cost(false);
        together > groups.len() && cost(true) < together
    }

    /// Collects what the picks of a tree over `groups` would be selected by.
    fn selects(&mut self, join: Point, groups: &[Group], apart: bool, selects: &mut Vec<Stream>) {
        if groups.len() > 1 {
            let Division { select, sides } = self.divide(join, groups, apart);
            selects.push(select);
            sides.iter().for_each(|side| self.selects(join, side, apart, selects));
        }
    }

    /// The cheapest way to tell some of `groups` from the others; constants may be taken `apart`.
    fn divide(&mut self, join: Point, groups: &[Group], apart: bool) -> Division {
        let (least, division) = self.cheapest(join, self.candidates(groups));
        if !apart || least < 2 {
            return division;
        }
        let single: Vec<Group> = groups.iter().flat_map(|group| self.by_arm(group)).collect();
        let again = |side: Vec<Group>| self.grouped(side.iter().flat_map(Group::takes));
        let ways = self.candidates(&single).into_iter().map(|sides| sides.map(again)).collect();
        let (cost, other) = self.cheapest(join, ways);
        let more = other.sides.iter().map(Vec::len).sum::<usize>() - groups.len();
        if cost + more < least { other } else { division }
    }

    /// `group` by its arms, if it is a constant.
    fn by_arm(&self, group: &Group) -> Vec<Group> {
        if !self.control.is_immediate(group.operand) {
            return vec![group.clone()];
        }
        group.arms.iter().map(|&arm| Group { operand: group.operand, arms: vec![arm] }).collect()
    }

    /// The cheapest of `ways`, with the operators that it takes to select.
    fn cheapest(&mut self, join: Point, ways: Vec<Sides>) -> (usize, Division) {
        let mut best: Option<(usize, Division)> = None;
        for sides in ways {
            let points = sides.each_ref().map(|side| arms(side));
            let meet = self.plan.meet(points.iter().flatten().copied());
            let [zeros, ones] = &points;
            let select =
                self.streams.select(self.plan, self.control, meet, [zeros, ones], Scope::Toward(join));
            let cost = self.streams.cost(select);
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Division { select, sides }));
            }
        }
        best.expect("two groups can be told apart")
    }

    /// Ways to divide `groups`, a few that promise to be cheap.
    ///
    /// Control parts where the arms meet: groups that are wholly on one side, or after one join below, can be
    /// distinguished there. If all groups are entangled, one of them is distinguished from the others.
    ///
    /// ```text
    ///          meet          phi: %x from a, %x from b, %y from c
    ///         /    \
    ///       mid     c        groups {a, b} and {c}: mid is above all arms of the first and of no other, so that the
    ///      /   \             condition at meet distinguishes them, and one way to divide is enough
    ///     a     b
    ///
    ///          meet          phi: %x from a, %y from b, %x from c
    ///         /    \
    ///       mid     c        groups {a, c} and {b}: both have an arm below mid, so they are entangled, and one of them
    ///      /   \             is separated from the other: {b}, with the fewest arms, by the conditions at meet and mid
    ///     a     b
    /// ```
    fn candidates(&self, groups: &[Group]) -> Vec<Sides> {
        let meet = self.plan.meet(groups.iter().flat_map(|group| group.arms.iter().copied()));
        let classes = self.entangled(groups, meet);
        let sides: Vec<Vec<usize>> = if classes.len() > 1 {
            let steps = self.plan.steps[meet.0 as usize];
            let (near, far): (Vec<_>, Vec<_>) = classes
                .into_iter()
                .partition(|(children, _)| children.iter().any(|child| steps.contains(&Some(*child))));
            near.into_iter().chain(far).map(|(_, members)| members).take(DIVISIONS).collect()
        } else {
            let mut singles: Vec<usize> = (0..groups.len()).collect();
            singles.sort_by_key(|&at| groups[at].arms.len());
            singles.into_iter().map(|at| vec![at]).take(DIVISIONS).collect()
        };
        // Two sides are what each leaves to the other, so one way, unless predicates may cost less for one of them.
        let ways =
            if sides.len() == 2 && self.streams.mechanism == Mechanism::Structured { 1 } else { sides.len() };
        sides[..ways]
            .iter()
            .map(|side| {
                let (ones, zeros): (Vec<usize>, Vec<usize>) =
                    (0..groups.len()).partition(|at| side.contains(at));
                [zeros, ones].map(|side| side.into_iter().map(|at| groups[at].clone()).collect())
            })
            .collect()
    }

    /// The groups in classes that share no child of `meet` in the dominator tree, with these children.
    ///
    /// Groups that share a child are entangled, and so are those that share one with the same third group:
    ///
    /// ```text
    ///            meet
    ///         /   |   \          children of meet: p, q and r
    ///        p    q    r
    ///       / \   |    |         groups {a}, {b, c} and {d}: the first two share p, so the classes are
    ///      a   b  c    d         ([p, q], [0, 1]) and ([r], [2])
    /// ```
    fn entangled(&self, groups: &[Group], meet: Point) -> Vec<(Vec<Point>, Vec<usize>)> {
        let child = |mut point: Point| {
            while let Some(up) = self.plan.idom[point.0 as usize]
                && point != meet
                && up != meet
            {
                point = up;
            }
            point
        };
        let mut classes: Vec<(Vec<Point>, Vec<usize>)> = Vec::new();
        let mut class_of: FxHashMap<Point, usize> = FxHashMap::default();
        for (at, group) in groups.iter().enumerate() {
            let mut children: Vec<Point> = group.arms.iter().map(|&arm| child(arm)).collect();
            children.sort_unstable();
            children.dedup();
            let mut joined: Vec<usize> =
                children.iter().filter_map(|child| class_of.get(child)).copied().collect();
            joined.sort_unstable();
            joined.dedup();
            let mut members = vec![at];
            for class in joined {
                let (more, others) = std::mem::take(&mut classes[class]);
                children.extend(more);
                members.extend(others);
            }
            class_of.extend(children.iter().map(|&child| (child, classes.len())));
            classes.push((children, members));
        }
        classes.retain(|(_, members)| !members.is_empty());
        classes
    }
}
