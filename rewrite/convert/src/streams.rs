//! One-bit streams that decide: short expressions over conditions, shared by what they mean, negated for nothing.
//!
//! A [`Decision`] asks, for each execution of a point, which of some targets comes first. The answer is a Boolean
//! function of the conditions after the point: a binary decision diagram ([`Bdd`]), ordered along control flow and made
//! of those of both successors. Decisions with one diagram have one stream, made when the first of them is asked for,
//! and negations are free.
//!
//! The stream itself is not read off the diagram. It is made along control flow too, out of picks:
//!
//! ```text
//!       top              is right passed after top?    land %top %mid
//!      0/ \1
//!   left   mid           a token of %top for each execution of top, and one of %mid only where %top is 1:
//!         0/ \1          `land` takes the second only then
//!      left   right
//! ```
//! Behind a join that is still undecided the answer would be needed in two places. It is made once; what is before the join is
//! asked for the *cofactor*: the query in which the join answers with a constant.

use super::{
    bdd::{Bdd, Nodes},
    control_points::ControlPoints,
    decision::{Decision, Expr, ExprId, Root, Scale, Scope, Stream, ZERO, constant, negate},
    dense_map::Points,
    options::Mechanism,
    placement::Plan,
};
use dfquery_engine::cancel;
use dfquery_graph::{SkipReason, border::give_up};
use dfquery_rules::entity::Point;
use rustc_hash::{FxHashMap, FxHashSet};

/// Index of a query in [`Streams`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct QueryId(u32);

/// A decision, or another query with one more point taken for a target.
#[derive(Debug)]
enum Query {
    Decision(Decision),
    Cofactor(Cofactor),
}

/// Points that do not lead to the join answer as the other query does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Cofactor {
    of: QueryId,
    join: Point,
    answer: bool,
}

impl Query {
    /// The points whose answers differ: elsewhere it is the same for all, or another query.
    fn scope(&self) -> Scope {
        match self {
            Query::Decision(decision) => decision.scope,
            Query::Cofactor(cofactor) => Scope::Toward(cofactor.join),
        }
    }

    /// The points that answer by themselves.
    fn answers(&self) -> impl Iterator<Item = (Point, bool)> + '_ {
        let (targets, join) = match self {
            Query::Decision(decision) => (&decision.targets[..], None),
            Query::Cofactor(cofactor) => (&[][..], Some((cofactor.join, cofactor.answer))),
        };
        targets.iter().copied().chain(join)
    }
}

/// A query, and what it means after each point of its scope, by the rank of the point.
#[derive(Debug)]
struct Asked {
    query: Query,
    bdds: Vec<Option<Bdd>>,
}

/// The cost of a new expression in queries: it takes about as long as this number of them.
const EXPRESSION: u64 = 25;

/// Limit on the operators that a comparison of forms counts: forms above it are treated as equal.
const COST_LIMIT: usize = 64;

/// The number of BDDs at which they are dropped; the streams they led to stay.
const REMEMBERED: usize = 1 << 20;

/// With more undecided joins below a point, the constant that stands for one of them is not chosen by trying both.
const TRIED_JOINS: usize = 2;

/// All expressions of one function.
pub struct Streams {
    exprs: Vec<Expr>,
    ids: FxHashMap<Expr, ExprId>,
    asked: Vec<Asked>,
    decisions: FxHashMap<Decision, QueryId>,
    cofactors: FxHashMap<Cofactor, QueryId>,
    /// Number of bdds that there is room for.
    remembered: usize,
    nodes: Nodes,
    /// By node of a diagram.
    answers: Vec<Option<Stream>>,
    dispatches: FxHashMap<Point, Stream>,
    built: FxHashSet<ExprId>,
    /// Number of decisions that wait for the present one.
    nesting: usize,
    /// The mechanism that makes decisions.
    pub(super) mechanism: Mechanism,
    /// The criterion by which they are compared.
    pub(super) scale: Scale,
    pub(super) predicates: FxHashMap<(Root, Point), Stream>,
    /// The region whose predicate an expression is; the first one that asked for it.
    pub(super) predicated: FxHashMap<ExprId, Point>,
    /// The streams chosen instead of a structured expression in a region, for different queries.
    pub(super) chosen: FxHashMap<(ExprId, Point), Vec<Stream>>,
    /// The points at which a condition decides.
    pub(super) deciding: FxHashMap<ExprId, Vec<Point>>,
    pub(super) arrivals: FxHashMap<ExprId, usize>,
    /// True if there was a choice between mechanisms: decisions other than conditions of branches and constants.
    pub chooses: bool,
    /// Number of further evaluations of a query at a point; expressions are charged to it too.
    room: u64,
}

impl Streams {
    /// No expressions but the constant; decisions will come from `mechanism`, as long as there is `room` for queries.
    pub fn new(mechanism: Mechanism, scale: Scale, room: u64) -> Self {
        Streams {
            exprs: vec![Expr::Zero],
            ids: FxHashMap::from_iter([(Expr::Zero, ZERO)]),
            asked: Vec::new(),
            decisions: FxHashMap::default(),
            cofactors: FxHashMap::default(),
            remembered: 0,
            nodes: Nodes::default(),
            answers: Vec::new(),
            dispatches: FxHashMap::default(),
            built: FxHashSet::default(),
            nesting: 0,
            mechanism,
            scale,
            predicates: FxHashMap::default(),
            predicated: FxHashMap::default(),
            chosen: FxHashMap::default(),
            deciding: FxHashMap::default(),
            arrivals: FxHashMap::default(),
            chooses: false,
            room,
        }
    }

    /// The definition of the expression `id`.
    pub fn expr(&self, id: ExprId) -> Expr {
        self.exprs[id.0 as usize]
    }

    /// The constant that `stream` is, if it is one.
    pub fn constant(&self, stream: Stream) -> Option<bool> {
        (stream.expr == ZERO).then_some(stream.negated)
    }

    /// The answer of `decision` for each execution of `at`, by the conditions after it.
    pub fn structured(
        &mut self,
        plan: &Plan,
        control: &ControlPoints,
        at: Point,
        decision: &Decision,
    ) -> Stream {
        let query = self.decision(plan, decision);
        self.nesting += 1;
        let answer = self.answer(plan, control, at, query);
        self.nesting -= 1;
        if self.nesting == 0 && self.remembered > REMEMBERED {
            self.remembered = 0;
            self.asked.clear();
            self.decisions.clear();
            self.cofactors.clear();
        }
        answer
    }

    /// A token exactly when one of `ones` or `zeros` is passed after `at`: which of them, by the conditions after it.
    pub fn structured_select(
        &mut self,
        plan: &Plan,
        control: &ControlPoints,
        at: Point,
        [zeros, ones]: [&[Point]; 2],
        scope: Scope,
    ) -> Stream {
        let exec = Decision::exec(ones.iter().chain(zeros).copied(), scope);
        let exec = self.structured(plan, control, at, &exec);
        let mut form = |otherwise| {
            let decision = Decision::between(ones.iter().copied(), zeros.iter().copied(), otherwise, scope);
            let answer = self.structured(plan, control, at, &decision);
            self.filter(exec, answer)
        };
        if exec == constant(true) {
            // A target is always passed, so it makes no difference what would be answered otherwise.
            return form(false);
        }
        let forms = [false, true].map(form);
        self.cheaper(forms)
    }

    /// The condition at `point`: a token for each time it is passed.
    pub fn condition(&mut self, plan: &Plan, control: &ControlPoints, point: Point) -> Stream {
        let signal = plan.condition[&point];
        if let Some(way) = control.known_outcome(signal) {
            return constant(way);
        }
        let expr = self.make(Expr::Condition(signal, plan.region(point)));
        let points = self.deciding.entry(expr).or_default();
        if !points.contains(&point) {
            points.push(point);
        }
        let negated =
            plan.dispatch_leaves.contains_key(&point) && self.dispatch(plan, control, point).negated;
        Stream { expr, negated }
    }

    /// Which way a dispatch goes, decided in the loop that it follows.
    pub fn dispatch(&mut self, plan: &Plan, control: &ControlPoints, dispatch: Point) -> Stream {
        if let Some(&stream) = self.dispatches.get(&dispatch) {
            return stream;
        }
        let [zeros, ones] = &plan.dispatch_leaves[&dispatch];
        let scope = Scope::Exits(control.block_of(dispatch).expect("a dispatch stands behind a loop"));
        let stream = self.select(plan, control, plan.dispatch_anchor[&dispatch], [zeros, ones], scope);
        self.dispatches.insert(dispatch, stream);
        stream
    }

    fn decision(&mut self, plan: &Plan, decision: &Decision) -> QueryId {
        if let Some(&id) = self.decisions.get(decision) {
            return id;
        }
        let id = self.ask(plan, Query::Decision(decision.clone()));
        self.decisions.insert(decision.clone(), id);
        id
    }

    fn cofactor(&mut self, plan: &Plan, cofactor: Cofactor) -> QueryId {
        if let Some(&id) = self.cofactors.get(&cofactor) {
            return id;
        }
        let id = self.ask(plan, Query::Cofactor(cofactor));
        self.cofactors.insert(cofactor, id);
        id
    }

    /// Takes in a new query, with the answers that points of its scope give by themselves.
    fn ask(&mut self, plan: &Plan, query: Query) -> QueryId {
        let points = plan.points(query.scope());
        let mut bdds = vec![None; points.map_or(0, Points::len)];
        for (point, answer) in query.answers() {
            if let Some(rank) = points.and_then(|points| points.rank(point)) {
                bdds[rank] = Some(Bdd::constant(answer));
            }
        }
        self.remembered += bdds.len();
        self.asked.push(Asked { query, bdds });
        QueryId(self.asked.len() as u32 - 1)
    }

    fn answer(&mut self, plan: &Plan, control: &ControlPoints, at: Point, query: QueryId) -> Stream {
        let bdd = self.bdd(plan, at, query);
        if let Some(answer) = bdd.as_constant() {
            return constant(answer);
        }
        let node = bdd.node() as usize;
        let answer = match self.answers.get(node).copied().flatten() {
            Some(answer) => answer,
            None => {
                let (query, _) = self.relevant(plan, at, query);
                let answer = self.derive(plan, control, at, query);
                let answer = if bdd.is_negated() { negate(answer) } else { answer };
                self.answers.resize(self.answers.len().max(node + 1), None);
                self.answers[node] = Some(answer);
                answer
            }
        };
        if bdd.is_negated() { negate(answer) } else { answer }
    }

    /// `query` without the cofactors that do not matter at `at`, and the rank of `at` in its scope.
    fn relevant(&self, plan: &Plan, at: Point, mut query: QueryId) -> (QueryId, Option<usize>) {
        loop {
            let asked = &self.asked[query.0 as usize].query;
            let rank = plan.points(asked.scope()).and_then(|points| points.rank(at));
            match asked {
                Query::Cofactor(cofactor) if rank.is_none() && cofactor.join != at => query = cofactor.of,
                _ => return (query, rank),
            }
        }
    }

    /// The answer that `at`, outside of the scope, gives to a relevant query.
    fn outside(&self, query: QueryId, at: Point) -> bool {
        match &self.asked[query.0 as usize].query {
            Query::Cofactor(cofactor) => cofactor.answer,
            Query::Decision(decision) => decision.answer(at).unwrap_or(decision.otherwise),
        }
    }

    fn bdd(&mut self, plan: &Plan, at: Point, query: QueryId) -> Bdd {
        cancel::check();
        let (query, rank) = self.relevant(plan, at, query);
        let Some(rank) = rank else { return Bdd::constant(self.outside(query, at)) };
        if let Some(bdd) = self.asked[query.0 as usize].bdds[rank] {
            return bdd;
        }
        let bdd = self.behind(plan, at, query);
        self.asked[query.0 as usize].bdds[rank] = Some(bdd);
        bdd
    }

    /// The meaning of a query after a point that does not answer it by itself.
    fn behind(&mut self, plan: &Plan, at: Point, query: QueryId) -> Bdd {
        self.spend(1);
        match plan.steps[at.0 as usize] {
            [Some(zero), Some(one)] => {
                let zero = self.bdd(plan, zero, query);
                let one = self.bdd(plan, one, query);
                match plan.known_outcome(at) {
                    Some(false) => zero,
                    Some(true) => one,
                    None => self.nodes.choose(at, zero, one),
                }
            }
            [Some(next), None] => self.bdd(plan, next, query),
            _ => Bdd::constant(self.otherwise(query)),
        }
    }

    /// The answer where no target is passed.
    fn otherwise(&self, mut query: QueryId) -> bool {
        loop {
            match &self.asked[query.0 as usize].query {
                Query::Decision(decision) => return decision.otherwise,
                Query::Cofactor(cofactor) => query = cofactor.of,
            }
        }
    }

    /// The stream of a query whose answer is no constant and was not asked for before.
    ///
    /// A join below that is still undecided would need its stream in two places; the last such join is decided first,
    /// by its own stream, and then taken for a constant.
    fn derive(&mut self, plan: &Plan, control: &ControlPoints, at: Point, query: QueryId) -> Stream {
        let joins = self.undecided_joins(plan, at, query);
        if let Some(&join) = joins.first() {
            let passed = Decision::exec([join], Scope::Toward(join));
            let passed = self.structured(plan, control, at, &passed);
            let behind = self.answer(plan, control, join, query);
            if self.constant(passed) == Some(true) {
                return behind;
            }
            let forms = self.stand_ins(plan, at, query, join, joins.len()).map(|answer| {
                let cofactor = self.cofactor(plan, Cofactor { of: query, join, answer });
                let rest = self.answer(plan, control, at, cofactor);
                let rest = self.filter(negate(passed), rest);
                self.pick(passed, rest, behind)
            });
            return self.cheaper(forms);
        }
        match plan.steps[at.0 as usize] {
            [Some(zero), Some(one)] => {
                let zero = self.answer(plan, control, zero, query);
                let one = self.answer(plan, control, one, query);
                let condition = self.condition(plan, control, at);
                self.pick(condition, zero, one)
            }
            [Some(next), _] => self.answer(plan, control, next, query),
            _ => constant(self.otherwise(query)),
        }
    }

    /// The constants that may stand for `join`: one that leaves nothing to decide, else both where that is cheap to try.
    fn stand_ins(&mut self, plan: &Plan, at: Point, query: QueryId, join: Point, joins: usize) -> [bool; 2] {
        for answer in [false, true] {
            let cofactor = self.cofactor(plan, Cofactor { of: query, join, answer });
            if self.bdd(plan, at, cofactor).as_constant().is_some() {
                return [answer; 2];
            }
        }
        if joins <= TRIED_JOINS { [false, true] } else { [self.otherwise(query); 2] }
    }

    /// The joins with `at` as immediate dominator where `query` is asked and not known, last first.
    fn undecided_joins(&self, plan: &Plan, at: Point, query: QueryId) -> Vec<Point> {
        let open = |join: &Point| {
            let (query, rank) = self.relevant(plan, *join, query);
            let bdd = rank.and_then(|rank| self.asked[query.0 as usize].bdds[rank]);
            bdd.is_some_and(|bdd| bdd.as_constant().is_none())
        };
        plan.joins.get(&at).map_or_else(Vec::new, |joins| joins.iter().copied().filter(open).collect())
    }

    fn cheaper(&self, [one, other]: [Stream; 2]) -> Stream {
        if self.cost(other) < self.cost(one) { other } else { one }
    }

    /// Notes that the graph has a channel for `expr`: from now on it costs nothing.
    pub fn mark_built(&mut self, expr: ExprId) {
        self.built.insert(expr);
    }

    /// Number of operators that `stream` takes besides those that exist, counted up to a limit.
    pub fn cost(&self, stream: Stream) -> usize {
        self.cost_of(&[stream], COST_LIMIT)
    }

    /// Number of operators that all `streams` take together, counted up to `limit`.
    pub fn cost_of(&self, streams: &[Stream], limit: usize) -> usize {
        let mut work: Vec<ExprId> = Vec::new();
        let mut seen: FxHashSet<ExprId> = FxHashSet::default();
        let mut add = |work: &mut Vec<ExprId>, expr| {
            if seen.insert(expr) {
                work.push(expr);
            }
        };
        streams.iter().for_each(|stream| add(&mut work, stream.expr));
        let mut next = 0;
        let mut cost = 0;
        while next < work.len() && cost < limit {
            let expr = self.expr(work[next]);
            let is_there = self.built.contains(&work[next])
                || self.scale == Scale::SharedOperators && matches!(expr, Expr::Output { .. } | Expr::Not(_));
            let parts = if is_there { [None; 3] } else { expr.parts() };
            cost += if is_there { 0 } else { expr.operators() };
            parts.into_iter().flatten().for_each(|part| add(&mut work, part));
            next += 1;
        }
        cost
    }

    pub(super) fn make(&mut self, expr: Expr) -> ExprId {
        let next = ExprId(self.exprs.len() as u32);
        let id = *self.ids.entry(expr).or_insert(next);
        if id == next {
            self.spend(EXPRESSION);
            self.exprs.push(expr);
        }
        id
    }

    /// Takes the room of some queries; without it, the function is given up.
    fn spend(&mut self, queries: u64) {
        let Some(room) = self.room.checked_sub(queries) else { give_up(SkipReason::OverBudget) };
        self.room = room;
    }

    /// The token of `zero` or `one`, as `condition` says.
    pub(super) fn pick(&mut self, condition: Stream, zero: Stream, one: Stream) -> Stream {
        let (zero, one) = if condition.negated { (one, zero) } else { (zero, one) };
        if condition.expr == ZERO {
            return zero;
        }
        match (self.constant(zero), self.constant(one)) {
            (Some(a), Some(b)) if a == b => return zero,
            (Some(_), Some(b)) => return Stream { expr: condition.expr, negated: !b },
            _ => {}
        }
        let negated = if self.constant(zero).is_some() { one.negated } else { zero.negated };
        let (zero, one) = if negated { (negate(zero), negate(one)) } else { (zero, one) };
        Stream { expr: self.make(Expr::Pick { select: condition.expr, zero, one }), negated }
    }

    /// The tokens of `of` for which `select` is 1.
    pub(super) fn filter(&mut self, select: Stream, of: Stream) -> Stream {
        if self.constant(select).is_some() || self.constant(of).is_some() {
            return of;
        }
        Stream { expr: self.make(Expr::Filter { select, of: of.expr }), negated: of.negated }
    }
}
