//! Predicates: for each region one bit, each time that a root above it is passed, that says whether the region is passed too.

use super::{
    control_points::ControlPoints,
    decision::{Decision, Expr, ExprId, Root, Scale, Scope, Stream, constant, negate},
    placement::Plan,
    predicate_plan::Origin,
    streams::Streams,
};
use dfquery_rules::entity::Point;

impl Streams {
    /// Will one of `points` be passed, of which each execution passes one at most? They are merged in their order.
    pub fn union(&mut self, plan: &Plan, control: &ControlPoints, root: Root, points: &[Point]) -> Stream {
        match points {
            [] => constant(false),
            [point] => self.predicate(plan, control, root, *point),
            points => {
                let (first, second) = points.split_at(points.len().div_ceil(2));
                let first = self.union(plan, control, root, first);
                let second = self.union(plan, control, root, second);
                self.either(first, second)
            }
        }
    }

    /// The predicate of the region of `point`.
    pub fn predicate(&mut self, plan: &Plan, control: &ControlPoints, root: Root, point: Point) -> Stream {
        let region = plan.region(point);
        if root == Root::Region(region) {
            return constant(true);
        }
        if let Some(&predicate) = self.predicates.get(&(root, region)) {
            return predicate;
        }
        let predicate = match root {
            Root::Function => self.listed(plan, control, region),
            Root::Region(_) => self.descend(plan, control, root, region),
        };
        self.predicates.insert((root, region), predicate);
        if !predicate.negated && !matches!(self.expr(predicate.expr), Expr::Condition(..)) {
            self.predicated.entry(predicate.expr).or_insert(region);
        }
        predicate
    }

    /// The region whose predicate `expr` is, if it is one.
    pub fn predicated(&self, expr: ExprId) -> Option<Point> {
        self.predicated.get(&expr).copied()
    }

    /// The region whose predicate one of the two outputs of `of` is.
    pub fn output_predicated(&mut self, of: ExprId, second: bool) -> Option<Point> {
        let expr = self.make(Expr::Output { of, second });
        self.predicated(expr)
    }

    /// The predicate as the document lists it, loops and their exits included.
    fn listed(&mut self, plan: &Plan, control: &ControlPoints, region: Point) -> Stream {
        if let Some(&[leaf, latch]) = plan.predicates.exits.get(&region) {
            let leaf = self.predicate(plan, control, Root::Function, leaf);
            let latch = self.predicate(plan, control, Root::Function, latch);
            return self.leaving(latch, leaf);
        }
        if let Some(ways) = plan.predicates.gathers.get(&region) {
            return self.union(plan, control, Root::Function, ways);
        }
        match plan.predicates.origins.get(&region) {
            Some(Origin::Start) => Stream { expr: self.make(Expr::Start), negated: false },
            Some(&Origin::Loop { preheader, latch }) => {
                let repeats = Decision::exec([latch], Scope::Toward(latch));
                match self.structured(plan, control, region, &repeats) {
                    never if never == constant(false) => {
                        self.predicate(plan, control, Root::Function, preheader)
                    }
                    _ => Stream { expr: self.make(Expr::Loop(region)), negated: false },
                }
            }
            _ => self.descend(plan, control, Root::Function, region),
        }
    }

    /// The predicate of a region from those of the points before it.
    fn descend(&mut self, plan: &Plan, control: &ControlPoints, root: Root, region: Point) -> Stream {
        if let Some(&Origin::Branch { from, direction }) = plan.predicates.origins.get(&region) {
            let passed = self.predicate(plan, control, root, from);
            let condition = self.condition(plan, control, from);
            return self.propagated(passed, condition, direction);
        }
        let arms = plan.predicates.merges.get(&region);
        let arms = arms.expect("a region begins behind a branch, at a join, or where its root is");
        let arms: Vec<Point> = arms.iter().map(|&(_, arm)| arm).collect();
        let merged = self.union(plan, control, root, &arms);
        self.place_parts(region, merged);
        merged
    }

    /// Takes note that what `merged` is merged of belongs to `region`, as long as it is merged itself and nothing else.
    fn place_parts(&mut self, region: Point, merged: Stream) {
        let mut open = vec![merged.expr];
        while let Some(expr) = open.pop() {
            let Expr::Output { of, second: false } = self.expr(expr) else { continue };
            let Expr::Merge { zero, one } = self.expr(of) else { continue };
            let of_region = [zero, one].into_iter().filter(|part| !self.predicated.contains_key(part));
            let merged = |part: &ExprId| matches!(self.expr(*part), Expr::Output { of, second: false } if matches!(self.expr(of), Expr::Merge { .. }));
            let parts: Vec<ExprId> = of_region.filter(merged).collect();
            for part in parts {
                self.predicated.insert(part, region);
                open.push(part);
            }
        }
    }

    /// The stream that is 1 where `passed` is 1 and `condition` is `direction`, else 0.
    fn propagated(&mut self, passed: Stream, condition: Stream, direction: bool) -> Stream {
        let taken = if direction { condition } else { negate(condition) };
        match (self.constant(passed), self.constant(taken)) {
            (Some(true), _) | (_, Some(false)) => taken,
            (Some(false), _) | (_, Some(true)) => passed,
            // One operator for one of both edges; a negation first pays only where both are asked for.
            _ if passed.negated && self.scale != Scale::SharedOperators => {
                self.pick(passed, constant(false), taken)
            }
            _ => {
                let pred = self.positive(passed);
                let of = self.make(Expr::Propagate { pred, condition: condition.expr });
                let output = Expr::Output { of, second: !taken.negated };
                Stream { expr: self.make(output), negated: false }
            }
        }
    }

    /// Returns true if one of two streams is 1, which never are both.
    ///
    /// Both edges of a block are as often 1 as the block.
    pub fn either(&mut self, zero: Stream, one: Stream) -> Stream {
        if zero == negate(one) {
            return constant(true);
        }
        if let (Expr::Output { of, .. }, Expr::Output { of: same, .. }) =
            (self.expr(zero.expr), self.expr(one.expr))
            && let Expr::Propagate { pred, .. } = self.expr(of)
            && of == same
        {
            return Stream { expr: pred, negated: false };
        }
        match (self.constant(zero), self.constant(one)) {
            (Some(false), _) => one,
            (_, Some(false)) => zero,
            (Some(true), _) | (_, Some(true)) => constant(true),
            _ => self.merged(zero, one, false),
        }
    }

    /// Which of two streams is 1, with a token where one is.
    pub fn which(&mut self, zero: Stream, one: Stream) -> Stream {
        if self.either(zero, one) == constant(true) {
            return one;
        }
        match (self.constant(zero), self.constant(one)) {
            (Some(false), _) => constant(true),
            (_, Some(false)) => constant(false),
            _ => self.merged(zero, one, true),
        }
    }

    fn merged(&mut self, zero: Stream, one: Stream, second: bool) -> Stream {
        let [zero, one] = [zero, one].map(|stream| self.positive(stream));
        let of = self.make(Expr::Merge { zero, one });
        Stream { expr: self.make(Expr::Output { of, second }), negated: false }
    }

    /// `leaf` for those iterations that are not followed by another.
    fn leaving(&mut self, latch: Stream, leaf: Stream) -> Stream {
        if self.constant(latch).is_some() || self.constant(leaf).is_some() {
            return leaf;
        }
        let (over, leaf) = (self.positive(negate(latch)), self.positive(leaf));
        Stream { expr: self.make(Expr::Leaving { over, leaf }), negated: false }
    }

    /// An expression for `stream`, its negation included.
    fn positive(&mut self, stream: Stream) -> ExprId {
        if stream.negated { self.make(Expr::Not(stream.expr)) } else { stream.expr }
    }

    /// The cost of `stream`: the operators besides those that exist, and the round of its token; `scale` decides which
    /// is first.
    pub fn measure(&mut self, plan: &Plan, scale: Scale, stream: Stream) -> (usize, usize) {
        let (operators, rounds) = (self.cost(stream), self.arrival(plan, stream));
        match scale {
            Scale::Operators | Scale::SharedOperators => (operators, rounds),
            Scale::Rounds => (rounds, operators),
        }
    }

    /// In which round `stream` has its token, counted from the start of its body, by a rough rule.
    ///
    /// A condition comes one round later for each region around its own; every operator takes one round.
    fn arrival(&mut self, plan: &Plan, stream: Stream) -> usize {
        if let Some(&known) = self.arrivals.get(&stream.expr) {
            return known;
        }
        let expr = self.expr(stream.expr);
        let inputs = expr.parts().into_iter().flatten();
        let latest = inputs.map(|expr| self.arrival(plan, Stream { expr, negated: false })).max();
        let arrival = match (expr, latest) {
            (Expr::Condition(_, region), _) => plan.level(region),
            (Expr::Output { .. }, Some(latest)) => latest,
            (_, latest) => latest.map_or(0, |latest| latest + 1),
        };
        self.arrivals.insert(stream.expr, arrival);
        arrival
    }
}
