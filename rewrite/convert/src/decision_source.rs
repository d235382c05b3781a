//! Sources of decisions: the conditions between two points, predicates of regions, or the cheaper of both.

use super::{
    control_points::ControlPoints,
    decision::{Decision, Expr, Root, Scale, Scope, Stream},
    options::Mechanism,
    placement::Plan,
    streams::Streams,
};
use dfquery_engine::cancel;
use dfquery_rules::entity::Point;
use rustc_hash::FxHashSet;

impl Streams {
    /// The answer of `decision`, which asks whether one of some points is passed, for each execution of `at`.
    pub fn decide(&mut self, plan: &Plan, control: &ControlPoints, at: Point, decision: &Decision) -> Stream {
        let structured = self.structured(plan, control, at, decision);
        if self.is_plain(structured) {
            return structured;
        }
        match self.mechanism {
            Mechanism::Structured | Mechanism::Pickany => structured,
            Mechanism::Predicated => self.listed_exec(plan, control, at, decision),
            Mechanism::Auto => self.cheapest(plan, at, decision.scope, structured, |streams| {
                let targets: Vec<Point> = decision.points().collect();
                streams.roots(plan, at).map(|root| {
                    let target = streams.union(plan, control, root, &targets);
                    let passed = streams.predicate(plan, control, root, at);
                    streams.filter(passed, target)
                })
            }),
        }
    }

    /// A token exactly when one of `ones` or `zeros` is passed after `at`: which of them.
    pub fn select(
        &mut self,
        plan: &Plan,
        control: &ControlPoints,
        at: Point,
        sides: [&[Point]; 2],
        scope: Scope,
    ) -> Stream {
        if self.mechanism == Mechanism::Predicated {
            let [zero, one] = sides.map(|side| self.union(plan, control, Root::Function, side));
            return self.which(zero, one);
        }
        let structured = self.structured_select(plan, control, at, sides, scope);
        if self.mechanism != Mechanism::Auto || self.is_plain(structured) {
            return structured;
        }
        self.cheapest(plan, at, scope, structured, |streams| {
            streams.roots(plan, at).map(|root| {
                let [zero, one] = sides.map(|side| streams.union(plan, control, root, side));
                match streams.either(zero, one) {
                    both if streams.constant(both).is_some() => one,
                    _ => streams.which(zero, one),
                }
            })
        })
    }

    /// Returns true if joins are to merge their predicates alike, whatever one phi would like best.
    pub fn shares_predicates(&self) -> bool {
        self.mechanism == Mechanism::Predicated || self.scale == Scale::SharedOperators
    }

    /// Will a target of `decision` be passed? Where that is not a branch's own condition, by predicates.
    fn listed_exec(
        &mut self,
        plan: &Plan,
        control: &ControlPoints,
        at: Point,
        decision: &Decision,
    ) -> Stream {
        let targets: Vec<Point> = decision.points().collect();
        let target = self.union(plan, control, Root::Function, &targets);
        let passed = self.predicate(plan, control, Root::Function, at);
        if self.expr(passed.expr) == Expr::Start { target } else { self.filter(passed, target) }
    }

    /// The roots that predicates after `at` may be relative to: the nearest, and the one that lets them share most.
    fn roots(&self, plan: &Plan, at: Point) -> [Root; 2] {
        let region = plan.region(at);
        let far = Root::Region(plan.body_entry(region));
        [if self.scale == Scale::SharedOperators { far } else { Root::Region(region) }, far]
    }

    /// Returns true if `stream` takes no operator of its own.
    fn is_plain(&self, stream: Stream) -> bool {
        matches!(self.expr(stream.expr), Expr::Zero | Expr::Condition(..))
    }

    /// The cheapest of a stream and of `others`, which stand for the same: the answer of a question at `at` about `scope`.
    ///
    /// A predicate may wait for conditions that make no difference, in front of what it asks about. Another question
    /// with the same answer may be about an earlier place, and what was chosen for the first would wait for what waits
    /// for it. So a choice is made once for all questions that come after what it waits for.
    fn cheapest(
        &mut self,
        plan: &Plan,
        at: Point,
        scope: Scope,
        structured: Stream,
        others: impl FnOnce(&mut Streams) -> [Stream; 2],
    ) -> Stream {
        let turned = |chosen: Stream| Stream { negated: chosen.negated ^ structured.negated, ..chosen };
        let key = (structured.expr, plan.region(at));
        let known = self.chosen.get(&key).map_or(&[][..], Vec::as_slice);
        if let Some(&chosen) = known.iter().find(|chosen| self.comes_before(plan, at, scope, **chosen)) {
            return turned(chosen);
        }
        let scale = self.scale;
        let mut best = (self.measure(plan, scale, structured), structured);
        for other in others(self) {
            let measure = self.measure(plan, scale, other);
            if measure < best.0 || scale == Scale::SharedOperators && measure.0 <= best.0.0 {
                best = (measure, other);
            }
        }
        self.chooses = true;
        self.chosen.entry(key).or_default().push(turned(best.1));
        best.1
    }

    /// Returns true if all conditions after `at` that `stream` waits for are decided in front of what `scope` tells.
    fn comes_before(&self, plan: &Plan, at: Point, scope: Scope, stream: Stream) -> bool {
        let top = plan.region(at);
        let mut seen = FxHashSet::from_iter([stream.expr]);
        let mut work = vec![stream.expr];
        while let Some(id) = work.pop() {
            cancel::check();
            let is_before = |point: &Point| !plan.dominates(top, *point) || plan.is_in(scope, *point);
            if self.deciding.get(&id).is_some_and(|points| !points.iter().any(is_before)) {
                return false;
            }
            work.extend(self.expr(id).parts().into_iter().flatten().filter(|part| seen.insert(*part)));
        }
        true
    }
}
