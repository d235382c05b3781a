//! The number of operators in a graph, by their use.

use crate::model::{Graph, Operator};
use dfquery_engine::plural::counted;
use std::{fmt, ops::Add};

/// The operators of a graph by their use, as they are counted everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// `pick`, `pickany` and `carry` that carry a value or an order token.
    pub selects: usize,
    /// `switch` and `filter` that do.
    pub steers: usize,
    /// Operators that only build a one-bit select or exec stream.
    pub logic: usize,
    /// `repeat` and `repeat.while`.
    pub repeats: usize,
    /// All others, `select` among them.
    pub compute: usize,
    /// All operators.
    pub total: usize,
}

impl Counts {
    /// The counts of `graph`.
    pub fn of(graph: &Graph) -> Counts {
        let mut counts = Counts { total: graph.ops.len(), ..Counts::default() };
        for op in &graph.ops {
            *match op.operator {
                Operator::Repeat | Operator::RepeatWhile => &mut counts.repeats,
                _ if op.stream => &mut counts.logic,
                Operator::Pick | Operator::Pickany | Operator::Carry | Operator::CarryWhile => {
                    &mut counts.selects
                }
                Operator::Switch | Operator::Filter => &mut counts.steers,
                _ => &mut counts.compute,
            } += 1;
        }
        counts
    }
}

impl Add for Counts {
    type Output = Counts;
    fn add(self, other: Counts) -> Counts {
        Counts {
            selects: self.selects + other.selects,
            steers: self.steers + other.steers,
            logic: self.logic + other.logic,
            repeats: self.repeats + other.repeats,
            compute: self.compute + other.compute,
            total: self.total + other.total,
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [operators, selects, steers] =
            [(self.total, "operator"), (self.selects, "select"), (self.steers, "steer")]
                .map(|(count, noun)| counted(count, noun));
        write!(f, "{operators}: {selects}, {steers}, {} logic, {} compute", self.logic, self.compute)?;
        if self.repeats > 0 {
            write!(f, ", {}", counted(self.repeats, "repeat"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::gcd;

    #[test]
    fn stream_operators_are_logic_and_the_rest_goes_by_kind() {
        let mut graph = gcd();
        graph.ops[0].stream = true;
        let counts = Counts::of(&graph);
        let text = "7 operators: 2 selects, 2 steers, 1 logic, 2 compute";
        assert_eq!(counts.to_string(), text);
        graph.ops[0].operator = Operator::Repeat;
        let sum = counts + Counts::of(&graph);
        assert_eq!(sum.to_string(), "14 operators: 4 selects, 4 steers, 1 logic, 4 compute, 1 repeat");
    }
}
