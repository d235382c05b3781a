//! One-bit streams that decide: short expressions over conditions, shared by what they mean, negated for nothing.

use super::{
    frame::Frame,
    mechanism::{Choice, Scale},
    options::Mechanism,
    plan::Plan,
    points::Points,
    predicates::Root,
};
use dfquery_engine::stop;
use dfquery_graph::{SkipReason, border::give_up};
use dfquery_rules::entity::{Point, Signal};
use rustc_hash::{FxHashMap, FxHashSet};
use std::num::NonZeroU32;

/// Index of an expression in [`Streams`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExprId(u32);

/// An expression or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream {
    /// The expression.
    pub expr: ExprId,
    /// Whether the stream has its opposite.
    pub negated: bool,
}

/// How the tokens of a stream come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expr {
    /// Always 0.
    Zero,
    /// A condition, once for each time that a region is passed.
    Condition(Signal, Point),
    /// The token of one of two streams; only that stream has one.
    Pick {
        /// Decides between the two.
        select: ExprId,
        /// The stream when it is 0.
        zero: Stream,
        /// The stream when it is 1.
        one: Stream,
    },
    /// The tokens of an expression for which the control is 1.
    Filter {
        /// One token for each of the expression's.
        control: Stream,
        /// The expression.
        of: ExprId,
    },
    /// A 1 for each time that the function begins.
    Start,
    /// A 1 for each time that the loop that begins in a region is repeated or entered, and a 0 where it is passed by.
    Loop(Point),
    /// One of the two outputs of a [`Expr::Propagate`] or [`Expr::Merge`].
    Output {
        /// The operator.
        of: ExprId,
        /// Which output.
        second: bool,
    },
    /// An operator: where a predicate is 1, whether its condition is 0, and whether it is 1.
    Propagate {
        /// The predicate.
        pred: ExprId,
        /// Has a token where it is 1.
        condition: ExprId,
    },
    /// An operator: whether one of two predicates is 1, and which.
    Merge {
        /// The predicate for which the second output is 0.
        zero: ExprId,
        /// The predicate for which it is 1.
        one: ExprId,
    },
    /// The opposite of a predicate.
    Not(ExprId),
    /// The predicate of an exit for those iterations for which that of the latch is 0.
    Leaving {
        /// The opposite of that of the latch.
        over: ExprId,
        /// The predicate of the exit in the loop.
        leaf: ExprId,
    },
}

impl Expr {
    /// What it is made of.
    pub fn parts(self) -> [Option<ExprId>; 3] {
        match self {
            Expr::Zero | Expr::Condition(..) | Expr::Start | Expr::Loop(_) => [None; 3],
            Expr::Pick { select, zero, one } => [Some(select), Some(zero.expr), Some(one.expr)],
            Expr::Filter { control, of } => [Some(control.expr), Some(of), None],
            Expr::Output { of, .. } | Expr::Not(of) => [Some(of), None, None],
            Expr::Propagate { pred, condition } => [Some(pred), Some(condition), None],
            Expr::Merge { zero, one } => [Some(zero), Some(one), None],
            Expr::Leaving { over, leaf } => [Some(over), Some(leaf), None],
        }
    }

    /// How many operators it takes besides its parts.
    pub fn operators(self) -> usize {
        match self {
            Expr::Zero | Expr::Condition(..) | Expr::Output { .. } => 0,
            // The `mov` that holds the initial value is one.
            Expr::Loop(_) => 2,
            _ => 1,
        }
    }
}

/// Which points a decision needs to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Those on the way to a target.
    Toward(Point),
    /// Those on the way out of the loop of a header.
    Exits(u32),
}

/// A question that each execution of a point answers with one bit: which target comes first?
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// The targets in order, with their answers.
    targets: Vec<(Point, bool)>,
    /// The answer when none is passed.
    otherwise: bool,
    /// Where to look.
    pub scope: Scope,
}

impl Decision {
    /// Will one of `targets` be passed?
    pub fn exec(targets: impl IntoIterator<Item = Point>, scope: Scope) -> Self {
        Decision::between(targets, [], false, scope)
    }

    /// Will one of `ones` be passed, or one of `zeros`?
    pub fn between(
        ones: impl IntoIterator<Item = Point>,
        zeros: impl IntoIterator<Item = Point>,
        otherwise: bool,
        scope: Scope,
    ) -> Self {
        let ones = ones.into_iter().map(|point| (point, true));
        let mut targets: Vec<_> = ones.chain(zeros.into_iter().map(|point| (point, false))).collect();
        targets.sort_unstable();
        targets.dedup();
        Decision { targets, otherwise, scope }
    }

    /// The targets.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.targets.iter().map(|target| target.0)
    }

    fn answer(&self, point: Point) -> Option<bool> {
        let at = self.targets.binary_search_by_key(&point, |target| target.0).ok()?;
        Some(self.targets[at].1)
    }
}

/// Index of a question in [`Streams`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct QuestionId(u32);

/// A decision, or another question with one more point taken for a target.
#[derive(Debug)]
enum Question {
    Decision(Decision),
    Cut(Cut),
}

/// Points that do not lead to the join answer as the other question does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Cut {
    of: QuestionId,
    join: Point,
    answer: bool,
}

impl Question {
    /// The points whose answers differ: elsewhere it is the same for all, or another question.
    fn scope(&self) -> Scope {
        match self {
            Question::Decision(decision) => decision.scope,
            Question::Cut(cut) => Scope::Toward(cut.join),
        }
    }

    /// The points that answer by themselves.
    fn answers(&self) -> impl Iterator<Item = (Point, bool)> + '_ {
        let (targets, join) = match self {
            Question::Decision(decision) => (&decision.targets[..], None),
            Question::Cut(cut) => (&[][..], Some((cut.join, cut.answer))),
        };
        targets.iter().copied().chain(join)
    }
}

/// A question, and what it means behind each point of its scope, by the rank of the point.
#[derive(Debug)]
struct Asked {
    question: Question,
    meanings: Vec<Option<Meaning>>,
}

/// Identity of a decision's answer as a function of the conditions behind a point: twice the number of the function, and
/// one more for its opposite.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Meaning(NonZeroU32);

impl Meaning {
    fn constant(answer: bool) -> Self {
        Meaning::of(0, answer)
    }

    fn of(function: u32, negated: bool) -> Self {
        Meaning(NonZeroU32::MIN.saturating_add(function << 1 | u32::from(negated)))
    }

    /// The number of the function; 0 is the constant.
    fn function(self) -> u32 {
        (self.0.get() - 1) >> 1
    }

    fn is_negated(self) -> bool {
        (self.0.get() - 1) & 1 == 1
    }

    /// The opposite, if `negated`.
    fn negated_if(self, negated: bool) -> Self {
        Meaning::of(self.function(), self.is_negated() ^ negated)
    }

    fn as_constant(self) -> Option<bool> {
        (self.function() == 0).then(|| self.is_negated())
    }
}

/// How many questions a new expression stands for: it takes about as long as so many of them.
const EXPRESSION: u64 = 25;

/// How many operators a comparison of forms counts at most: beyond, they are taken for equal.
const COST_LIMIT: usize = 64;

/// When there is room for so many meanings they are forgotten; the streams they led to stay.
const REMEMBERED: usize = 1 << 20;

/// With more undecided joins below a point, the constant that stands for one of them is not chosen by trying both.
const TRIED_JOINS: usize = 2;

/// All expressions of one function.
pub struct Streams {
    exprs: Vec<Expr>,
    ids: FxHashMap<Expr, ExprId>,
    asked: Vec<Asked>,
    decisions: FxHashMap<Decision, QuestionId>,
    cuts: FxHashMap<Cut, QuestionId>,
    /// How many meanings there is room for.
    remembered: usize,
    /// The functions by their condition and what they are when it is 0, which is not negated, and 1.
    functions: FxHashMap<(Point, Meaning, Meaning), u32>,
    /// By function.
    answers: Vec<Option<Stream>>,
    dispatches: FxHashMap<Point, Stream>,
    built: FxHashSet<ExprId>,
    /// How many decisions wait for the present one.
    nesting: usize,
    /// Where decisions come from.
    pub(super) mechanism: Mechanism,
    /// What they are compared by.
    pub(super) scale: Scale,
    pub(super) predicates: FxHashMap<(Root, Point), Stream>,
    /// What was chosen in the place of a structured expression in a region, for different questions.
    pub(super) chosen: FxHashMap<(ExprId, Point), Vec<Stream>>,
    /// The points at which a condition decides.
    pub(super) deciding: FxHashMap<ExprId, Vec<Point>>,
    pub(super) arrivals: FxHashMap<ExprId, usize>,
    /// What was to be chosen so far.
    pub choice: Choice,
    /// How many times more it may be asked what a question means behind a point; expressions take of it too.
    room: u64,
}

const ZERO: ExprId = ExprId(0);

impl Streams {
    /// No expressions but the constant; decisions will come from `mechanism`, as long as there is `room` for questions.
    pub fn new(mechanism: Mechanism, scale: Scale, room: u64) -> Self {
        Streams {
            exprs: vec![Expr::Zero],
            ids: FxHashMap::from_iter([(Expr::Zero, ZERO)]),
            asked: Vec::new(),
            decisions: FxHashMap::default(),
            cuts: FxHashMap::default(),
            remembered: 0,
            functions: FxHashMap::default(),
            answers: Vec::new(),
            dispatches: FxHashMap::default(),
            built: FxHashSet::default(),
            nesting: 0,
            mechanism,
            scale,
            predicates: FxHashMap::default(),
            chosen: FxHashMap::default(),
            deciding: FxHashMap::default(),
            arrivals: FxHashMap::default(),
            choice: Choice::None,
            room,
        }
    }

    /// How the expression `id` comes about.
    pub fn expr(&self, id: ExprId) -> Expr {
        self.exprs[id.0 as usize]
    }

    /// The constant that `stream` is, if it is one.
    pub fn constant(&self, stream: Stream) -> Option<bool> {
        (stream.expr == ZERO).then_some(stream.negated)
    }

    /// The answer of `decision` for each execution of `at`, by the conditions behind it.
    pub fn structured(&mut self, plan: &Plan, frame: &Frame, at: Point, decision: &Decision) -> Stream {
        let question = self.decision(plan, decision);
        self.nesting += 1;
        let answer = self.answer(plan, frame, at, question);
        self.nesting -= 1;
        if self.nesting == 0 && self.remembered > REMEMBERED {
            self.remembered = 0;
            self.asked.clear();
            self.decisions.clear();
            self.cuts.clear();
        }
        answer
    }

    /// A token exactly when one of `ones` or `zeros` is passed behind `at`: which of them, by the conditions behind it.
    pub fn structured_select(
        &mut self,
        plan: &Plan,
        frame: &Frame,
        at: Point,
        [zeros, ones]: [&[Point]; 2],
        scope: Scope,
    ) -> Stream {
        let exec = Decision::exec(ones.iter().chain(zeros).copied(), scope);
        let exec = self.structured(plan, frame, at, &exec);
        let mut form = |otherwise| {
            let decision = Decision::between(ones.iter().copied(), zeros.iter().copied(), otherwise, scope);
            let answer = self.structured(plan, frame, at, &decision);
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
    pub fn condition(&mut self, plan: &Plan, frame: &Frame, point: Point) -> Stream {
        let signal = plan.condition[&point];
        if let Some(way) = frame.known_outcome(signal) {
            return constant(way);
        }
        let expr = self.make(Expr::Condition(signal, plan.region(point)));
        let points = self.deciding.entry(expr).or_default();
        if !points.contains(&point) {
            points.push(point);
        }
        let negated = plan.dispatch_leaves.contains_key(&point) && self.dispatch(plan, frame, point).negated;
        Stream { expr, negated }
    }

    /// Which way a dispatch goes, decided in the loop that it stands behind.
    pub fn dispatch(&mut self, plan: &Plan, frame: &Frame, dispatch: Point) -> Stream {
        if let Some(&stream) = self.dispatches.get(&dispatch) {
            return stream;
        }
        let [zeros, ones] = &plan.dispatch_leaves[&dispatch];
        let scope = Scope::Exits(frame.block_of(dispatch).expect("a dispatch stands behind a loop"));
        let stream = self.select(plan, frame, plan.dispatch_anchor[&dispatch], [zeros, ones], scope);
        self.dispatches.insert(dispatch, stream);
        stream
    }

    fn decision(&mut self, plan: &Plan, decision: &Decision) -> QuestionId {
        if let Some(&id) = self.decisions.get(decision) {
            return id;
        }
        let id = self.ask(plan, Question::Decision(decision.clone()));
        self.decisions.insert(decision.clone(), id);
        id
    }

    fn cut(&mut self, plan: &Plan, cut: Cut) -> QuestionId {
        if let Some(&id) = self.cuts.get(&cut) {
            return id;
        }
        let id = self.ask(plan, Question::Cut(cut));
        self.cuts.insert(cut, id);
        id
    }

    /// Takes in a new question, with the answers that points of its scope give by themselves.
    fn ask(&mut self, plan: &Plan, question: Question) -> QuestionId {
        let points = plan.points(question.scope());
        let mut meanings = vec![None; points.map_or(0, Points::len)];
        for (point, answer) in question.answers() {
            if let Some(rank) = points.and_then(|points| points.rank(point)) {
                meanings[rank] = Some(Meaning::constant(answer));
            }
        }
        self.remembered += meanings.len();
        self.asked.push(Asked { question, meanings });
        QuestionId(self.asked.len() as u32 - 1)
    }

    fn answer(&mut self, plan: &Plan, frame: &Frame, at: Point, question: QuestionId) -> Stream {
        let meaning = self.meaning(plan, at, question);
        if let Some(answer) = meaning.as_constant() {
            return constant(answer);
        }
        let function = meaning.function() as usize;
        let answer = match self.answers.get(function).copied().flatten() {
            Some(answer) => answer,
            None => {
                let (question, _) = self.relevant(plan, at, question);
                let answer = self.derive(plan, frame, at, question);
                let answer = if meaning.is_negated() { negate(answer) } else { answer };
                self.answers.resize(self.answers.len().max(function + 1), None);
                self.answers[function] = Some(answer);
                answer
            }
        };
        if meaning.is_negated() { negate(answer) } else { answer }
    }

    /// `question` without the cuts that do not matter at `at`, and the rank of `at` in its scope.
    fn relevant(&self, plan: &Plan, at: Point, mut question: QuestionId) -> (QuestionId, Option<usize>) {
        loop {
            let asked = &self.asked[question.0 as usize].question;
            let rank = plan.points(asked.scope()).and_then(|points| points.rank(at));
            match asked {
                Question::Cut(cut) if rank.is_none() && cut.join != at => question = cut.of,
                _ => return (question, rank),
            }
        }
    }

    /// The answer that `at`, outside of the scope, gives to a relevant question.
    fn outside(&self, question: QuestionId, at: Point) -> bool {
        match &self.asked[question.0 as usize].question {
            Question::Cut(cut) => cut.answer,
            Question::Decision(decision) => decision.answer(at).unwrap_or(decision.otherwise),
        }
    }

    fn meaning(&mut self, plan: &Plan, at: Point, question: QuestionId) -> Meaning {
        stop::check();
        let (question, rank) = self.relevant(plan, at, question);
        let Some(rank) = rank else { return Meaning::constant(self.outside(question, at)) };
        if let Some(meaning) = self.asked[question.0 as usize].meanings[rank] {
            return meaning;
        }
        let meaning = self.behind(plan, at, question);
        self.asked[question.0 as usize].meanings[rank] = Some(meaning);
        meaning
    }

    /// What a question means behind a point that does not answer it by itself.
    fn behind(&mut self, plan: &Plan, at: Point, question: QuestionId) -> Meaning {
        self.spend(1);
        match plan.steps[at.0 as usize] {
            [Some(zero), Some(one)] => {
                let zero = self.meaning(plan, zero, question);
                let one = self.meaning(plan, one, question);
                match plan.known_outcome(at) {
                    Some(false) => zero,
                    Some(true) => one,
                    None => self.function(at, zero, one),
                }
            }
            [Some(next), None] => self.meaning(plan, next, question),
            _ => Meaning::constant(self.otherwise(question)),
        }
    }

    /// The answer where no target is passed.
    fn otherwise(&self, mut question: QuestionId) -> bool {
        loop {
            match &self.asked[question.0 as usize].question {
                Question::Decision(decision) => return decision.otherwise,
                Question::Cut(cut) => question = cut.of,
            }
        }
    }

    /// The function that is `zero` or `one`, as the condition at `at` says.
    fn function(&mut self, at: Point, zero: Meaning, one: Meaning) -> Meaning {
        if zero == one {
            return zero;
        }
        let negated = zero.is_negated();
        let next = self.functions.len() as u32 + 1;
        let key = (at, zero.negated_if(negated), one.negated_if(negated));
        Meaning::of(*self.functions.entry(key).or_insert(next), negated)
    }

    /// The stream of a question whose answer is no constant and was not asked for before.
    ///
    /// A join below that is still undecided would need its stream in two places; the last such join is decided first,
    /// by its own stream, and then taken for a constant.
    fn derive(&mut self, plan: &Plan, frame: &Frame, at: Point, question: QuestionId) -> Stream {
        let joins = self.undecided_joins(plan, at, question);
        if let Some(&join) = joins.first() {
            let passed = Decision::exec([join], Scope::Toward(join));
            let passed = self.structured(plan, frame, at, &passed);
            let behind = self.answer(plan, frame, join, question);
            if self.constant(passed) == Some(true) {
                return behind;
            }
            let forms = self.stand_ins(plan, at, question, join, joins.len()).map(|answer| {
                let cut = self.cut(plan, Cut { of: question, join, answer });
                let rest = self.answer(plan, frame, at, cut);
                let rest = self.filter(negate(passed), rest);
                self.pick(passed, rest, behind)
            });
            return self.cheaper(forms);
        }
        match plan.steps[at.0 as usize] {
            [Some(zero), Some(one)] => {
                let zero = self.answer(plan, frame, zero, question);
                let one = self.answer(plan, frame, one, question);
                let condition = self.condition(plan, frame, at);
                self.pick(condition, zero, one)
            }
            [Some(next), _] => self.answer(plan, frame, next, question),
            _ => constant(self.otherwise(question)),
        }
    }

    /// The constants that may stand for `join`: one that leaves nothing to decide, else both where that is cheap to try.
    fn stand_ins(
        &mut self,
        plan: &Plan,
        at: Point,
        question: QuestionId,
        join: Point,
        joins: usize,
    ) -> [bool; 2] {
        for answer in [false, true] {
            let cut = self.cut(plan, Cut { of: question, join, answer });
            if self.meaning(plan, at, cut).as_constant().is_some() {
                return [answer; 2];
            }
        }
        if joins <= TRIED_JOINS { [false, true] } else { [self.otherwise(question); 2] }
    }

    /// The joins with `at` as immediate dominator where `question` is asked and not known, last first.
    fn undecided_joins(&self, plan: &Plan, at: Point, question: QuestionId) -> Vec<Point> {
        let open = |join: &Point| {
            let (question, rank) = self.relevant(plan, *join, question);
            let meaning = rank.and_then(|rank| self.asked[question.0 as usize].meanings[rank]);
            meaning.is_some_and(|meaning| meaning.as_constant().is_none())
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

    /// How many operators `stream` takes besides those that exist, counted up to a limit.
    pub fn cost(&self, stream: Stream) -> usize {
        let mut seen = vec![stream.expr];
        let mut next = 0;
        let mut cost = 0;
        while next < seen.len() && cost < COST_LIMIT {
            let expr = self.expr(seen[next]);
            let is_there = self.built.contains(&seen[next])
                || self.scale == Scale::SharedOperators && matches!(expr, Expr::Output { .. } | Expr::Not(_));
            let parts = if is_there { [None; 3] } else { expr.parts() };
            cost += if is_there { 0 } else { expr.operators() };
            for part in parts.into_iter().flatten() {
                if !seen.contains(&part) {
                    seen.push(part);
                }
            }
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

    /// Takes the room of so many questions; without it, the function is given up.
    fn spend(&mut self, questions: u64) {
        let Some(room) = self.room.checked_sub(questions) else { give_up(SkipReason::OverBudget) };
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

    /// The tokens of `of` for which `control` is 1.
    pub(super) fn filter(&mut self, control: Stream, of: Stream) -> Stream {
        if self.constant(control).is_some() || self.constant(of).is_some() {
            return of;
        }
        Stream { expr: self.make(Expr::Filter { control, of: of.expr }), negated: of.negated }
    }
}

/// The stream that is always `answer`.
pub fn constant(answer: bool) -> Stream {
    Stream { expr: ZERO, negated: answer }
}

/// The opposite of `stream`.
pub fn negate(stream: Stream) -> Stream {
    Stream { negated: !stream.negated, ..stream }
}
