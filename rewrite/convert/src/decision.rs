//! Decisions about control flow, and the streams that carry them.

use super::options::Preference;
use dfquery_rules::entity::{Point, Signal};

/// Index of an expression among those of one function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExprId(pub(super) u32);

/// The expression that is always 0.
pub const ZERO: ExprId = ExprId(0);

/// An expression or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream {
    /// The expression.
    pub expr: ExprId,
    /// True if the stream has its opposite.
    pub negated: bool,
}

/// The definition of the tokens of a stream.
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
    /// The tokens of an expression for which the select is 1.
    Filter {
        /// One token for each of the expression's.
        select: Stream,
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
    /// The expressions that it is made of.
    pub fn parts(self) -> [Option<ExprId>; 3] {
        match self {
            Expr::Zero | Expr::Condition(..) | Expr::Start | Expr::Loop(_) => [None; 3],
            Expr::Pick { select, zero, one } => [Some(select), Some(zero.expr), Some(one.expr)],
            Expr::Filter { select, of } => [Some(select.expr), Some(of), None],
            Expr::Output { of, .. } | Expr::Not(of) => [Some(of), None, None],
            Expr::Propagate { pred, condition } => [Some(pred), Some(condition), None],
            Expr::Merge { zero, one } => [Some(zero), Some(one), None],
            Expr::Leaving { over, leaf } => [Some(over), Some(leaf), None],
        }
    }

    /// Number of operators that it takes besides its parts.
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
    pub targets: Vec<(Point, bool)>,
    /// The answer when none is passed.
    pub otherwise: bool,
    /// The points that are considered.
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

    /// The answer of `point`, if it is a target.
    pub fn answer(&self, point: Point) -> Option<bool> {
        let at = self.targets.binary_search_by_key(&point, |target| target.0).ok()?;
        Some(self.targets[at].1)
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

/// The scope that a predicate is relative to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Root {
    /// The function: a bit for each time that the loop around the region is repeated, or that the function comes by it,
    /// whether it is entered or not.
    Function,
    /// A region of the same body: a bit for each time that it is passed.
    Region(Point),
}

/// The first criterion when streams are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Number of operators that they take.
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
