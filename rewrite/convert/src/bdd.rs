//! Binary decision diagrams: each Boolean function of the conditions after a point, in one form.
//!
//! A node asks for the condition at a point and leads to what the function is when that is 0, and when it is 1 (Bryant 1986).
//! Diagrams are ordered along control flow: below a node are only points after its own. A table makes equal nodes one, and
//! an edge can say that it means the opposite (Brace, Rudell and Bryant 1990), so a function and its negation share a node:
//!
//! ```text
//!       top              is right passed after top?            top
//!      0/ \1                                                  0/   \1
//!   left   mid           left is not, so the answer is           0    mid
//!         0/ \1          one function of two conditions            0/   \1
//!      left   right                                              0      1
//! ```
//! "Is left passed?" is the same node, negated. Two functions are equal if and only if their diagrams are.

use dfquery_rules::entity::Point;
use rustc_hash::FxHashMap;
use std::num::NonZeroU32;

/// A Boolean function: twice the number of its node, and one more for the opposite of what the node says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bdd(NonZeroU32);

impl Bdd {
    /// The function that is always `answer`.
    pub fn constant(answer: bool) -> Self {
        Bdd::of(0, answer)
    }

    fn of(node: u32, negated: bool) -> Self {
        Bdd(NonZeroU32::MIN.saturating_add(node << 1 | u32::from(negated)))
    }

    /// The number of the node; 0 is the constant.
    pub fn node(self) -> u32 {
        (self.0.get() - 1) >> 1
    }

    /// Returns true if it is the opposite of what the node says.
    pub fn is_negated(self) -> bool {
        (self.0.get() - 1) & 1 == 1
    }

    /// The opposite, if `negated`.
    fn negated_if(self, negated: bool) -> Self {
        Bdd::of(self.node(), self.is_negated() ^ negated)
    }

    /// The value, if it is a constant.
    pub fn as_constant(self) -> Option<bool> {
        (self.node() == 0).then(|| self.is_negated())
    }
}

/// The unique table: nodes by their point and what they lead to when the condition is 0, which is not negated, and 1.
#[derive(Default)]
pub struct Nodes(FxHashMap<(Point, Bdd, Bdd), u32>);

impl Nodes {
    /// The function that is `zero` or `one`, as the condition at `at` says.
    pub fn choose(&mut self, at: Point, zero: Bdd, one: Bdd) -> Bdd {
        if zero == one {
            return zero;
        }
        let negated = zero.is_negated();
        let next = self.0.len() as u32 + 1;
        let key = (at, zero.negated_if(negated), one.negated_if(negated));
        Bdd::of(*self.0.entry(key).or_insert(next), negated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_has_one_diagram_and_shares_its_node_with_its_negation() {
        let [no, yes] = [false, true].map(Bdd::constant);
        let mut nodes = Nodes::default();
        let mid = nodes.choose(Point(1), no, yes);
        let right = nodes.choose(Point(0), no, mid);
        let not_mid = nodes.choose(Point(1), yes, no);
        let left = nodes.choose(Point(0), yes, not_mid);
        assert_eq!((left.node(), left.is_negated()), (right.node(), !right.is_negated()));
        assert_eq!(nodes.choose(Point(0), no, mid), right);
        assert_eq!(nodes.choose(Point(0), mid, mid), mid);
        assert_eq!((no.as_constant(), right.as_constant()), (Some(false), None));
    }
}
