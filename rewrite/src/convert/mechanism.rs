//! Where decisions come from: the conditions between two points, predicates of regions, or whichever is cheaper.

use super::{
    Preference,
    frame::{Frame, Point},
    plan::Plan,
    predicates::Root,
    streams::{Decision, Expr, Scope, Stream, Streams},
};

/// How joins are told where control came from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mechanism {
    /// By whichever of the next two costs less, join by join.
    Auto,
    /// By streams in the shape of the branches between.
    #[default]
    Structured,
    /// By predicates of all blocks, as the document on dataflow conversion lists them.
    Predicated,
    /// By what comes, where nothing can come before its turn.
    Pickany,
}

/// What choice there was between mechanisms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// All decisions are conditions of branches, or constant.
    None,
    /// Structured streams were always as good.
    Structured,
    /// Something else was chosen.
    Mixed,
}

/// What streams are compared by first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// How many operators they take.
    Operators,
    /// The same, as if all predicates were there already.
    SharedOperators,
    /// When they have their token.
    Rounds,
}

impl From<Preference> for Scale {
    fn from(prefer: Preference) -> Scale {
        match prefer {
            Preference::Area => Scale::Operators,
            Preference::Latency => Scale::Rounds,
        }
    }
}

impl Streams {
    /// The answer of `decision`, which asks whether one of some points is passed, for each execution of `at`.
    pub fn decide(&mut self, plan: &Plan, frame: &Frame, at: Point, decision: &Decision) -> Stream {
        let structured = self.structured(plan, frame, at, decision);
        if self.is_plain(structured) {
            return structured;
        }
        match self.mechanism {
            Mechanism::Structured | Mechanism::Pickany => structured,
            Mechanism::Predicated => self.listed_exec(plan, frame, at, decision),
            Mechanism::Auto => self.cheapest(plan, structured, |streams| {
                let targets: Vec<Point> = decision.points().collect();
                streams.roots(plan, at).map(|root| {
                    let target = streams.union(plan, frame, root, &targets);
                    let passed = streams.predicate(plan, frame, root, at);
                    streams.filter(passed, target)
                })
            }),
        }
    }

    /// A token exactly when one of `ones` or `zeros` is passed behind `at`: which of them.
    pub fn select(
        &mut self,
        plan: &Plan,
        frame: &Frame,
        at: Point,
        sides: [&[Point]; 2],
        scope: Scope,
    ) -> Stream {
        if self.mechanism == Mechanism::Predicated {
            let [zero, one] = sides.map(|side| self.union(plan, frame, Root::Function, side));
            return self.which(zero, one);
        }
        let structured = self.structured_select(plan, frame, at, sides, scope);
        if self.mechanism != Mechanism::Auto || self.is_plain(structured) {
            return structured;
        }
        self.cheapest(plan, structured, |streams| {
            streams.roots(plan, at).map(|root| {
                let [zero, one] = sides.map(|side| streams.union(plan, frame, root, side));
                match streams.either(zero, one) {
                    both if streams.constant(both).is_some() => one,
                    _ => streams.which(zero, one),
                }
            })
        })
    }

    /// Whether joins are to merge their predicates alike, whatever one phi would like best.
    pub fn shares_predicates(&self) -> bool {
        self.mechanism == Mechanism::Predicated || self.scale == Scale::SharedOperators
    }

    /// Will a target of `decision` be passed? Where that is not a branch's own condition, by predicates.
    fn listed_exec(&mut self, plan: &Plan, frame: &Frame, at: Point, decision: &Decision) -> Stream {
        let targets: Vec<Point> = decision.points().collect();
        let target = self.union(plan, frame, Root::Function, &targets);
        let passed = self.predicate(plan, frame, Root::Function, at);
        if self.expr(passed.expr) == Expr::Start { target } else { self.filter(passed, target) }
    }

    /// What predicates behind `at` may be relative to: the nearest, and what they can share with most others.
    fn roots(&self, plan: &Plan, at: Point) -> [Root; 2] {
        let region = plan.region(at);
        let far = Root::Region(plan.body_entry(region));
        [if self.scale == Scale::SharedOperators { far } else { Root::Region(region) }, far]
    }

    /// Whether `stream` takes no operator of its own.
    fn is_plain(&self, stream: Stream) -> bool {
        matches!(self.expr(stream.expr), Expr::Zero | Expr::Condition(..))
    }

    /// The cheapest of a stream and of `others` that stand for the same; the choice is made once.
    fn cheapest(
        &mut self,
        plan: &Plan,
        structured: Stream,
        others: impl FnOnce(&mut Streams) -> [Stream; 2],
    ) -> Stream {
        let turned = |chosen: Stream| Stream { negated: chosen.negated ^ structured.negated, ..chosen };
        if let Some(&chosen) = self.chosen.get(&structured.expr) {
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
        let choice = if best.1.expr == structured.expr { Choice::Structured } else { Choice::Mixed };
        self.choice = self.choice.max(choice);
        self.chosen.insert(structured.expr, turned(best.1));
        best.1
    }
}
