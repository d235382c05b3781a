//! Marked graphs: nodes that fire again and again, and wait for one another.

use std::fmt;

/// A wait of one node for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// The node that waits.
    pub node: usize,
    /// The node that it waits for.
    pub other: usize,
    /// The minimum number of rounds from the firing of `other` to its own.
    pub rounds: i64,
    /// The distance in firings: that of `other` is earlier by this number.
    pub tokens: i64,
}

/// Nodes, by number, and their waits.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marked {
    /// The number of nodes.
    pub nodes: usize,
    /// The waits.
    pub waits: Vec<Wait>,
}

/// Rounds over tokens; neither is negative, and tokens are not 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    /// The rounds that these firings take.
    pub rounds: i64,
    /// The number of firings.
    pub tokens: i64,
}

impl Ratio {
    /// One firing a round.
    pub const ONE: Ratio = Ratio { rounds: 1, tokens: 1 };

    /// Returns true if this is the same number as `other`.
    pub fn equals(self, other: Ratio) -> bool {
        self.rounds * other.tokens == other.rounds * self.tokens
    }

    /// The same number with the smallest numbers.
    pub fn reduced(self) -> Ratio {
        let (mut divisor, mut rest) = (self.rounds, self.tokens);
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Ratio { rounds: self.rounds / divisor, tokens: self.tokens / divisor }
    }

    /// The least whole number that is not below it.
    pub fn ceil(self) -> i64 {
        div_ceil(self.rounds, self.tokens)
    }

    /// As a number.
    pub fn value(self) -> f64 {
        self.rounds as f64 / self.tokens as f64
    }
}

/// `number` divided by `divisor`, rounded up.
pub fn div_ceil(number: i64, divisor: i64) -> i64 {
    number.div_euclid(divisor) + i64::from(number.rem_euclid(divisor) > 0)
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reduced() {
            Ratio { rounds, tokens: 1 } => write!(f, "{rounds}"),
            Ratio { rounds, tokens } => write!(f, "{rounds}/{tokens}"),
        }
    }
}
