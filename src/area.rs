//! The area of a circuit, as an estimate: cells of one bit, by the table `rules/areas/cells.csv`.

use dfquery_graph::{Graph, Op, Operator};
use std::collections::BTreeMap;

/// The cells of one operator: a fixed number, one for each bit, and one for the square of the bits.
#[derive(Clone, Copy, Debug)]
struct Cells {
    fixed: u64,
    per_bit: u64,
    per_square: u64,
}

impl Cells {
    /// Those of an operator that the table does not have.
    const OTHER: Cells = Cells { fixed: 0, per_bit: 1, per_square: 0 };

    fn of(self, bits: u32) -> u64 {
        let bits = u64::from(bits.max(1));
        self.fixed + self.per_bit * bits + self.per_square * bits * bits
    }
}

/// The areas of operators and channels.
#[derive(Debug)]
pub(crate) struct Areas(BTreeMap<&'static str, Cells>);

impl Areas {
    /// The table that is built in.
    pub fn new() -> Areas {
        let row = |line: &'static str| {
            let mut fields = line.split(',');
            let name = fields.next()?;
            let mut number = || fields.next()?.parse().ok();
            let (fixed, per_bit, per_square) = (number()?, number()?, number()?);
            Some((name, Cells { fixed, per_bit, per_square }))
        };
        Areas(dfquery_rules::AREAS.lines().skip(1).filter_map(row).collect())
    }

    /// Those of `name`, or of the longest part of it before a dot.
    fn named(&self, mut name: &str) -> Cells {
        loop {
            if let Some(cells) = self.0.get(name) {
                return *cells;
            }
            let Some((before, _)) = name.rsplit_once('.') else { return Cells::OTHER };
            name = before;
        }
    }

    /// The cells of an operator, for all its lanes.
    fn of_operator(&self, op: &Op) -> u64 {
        let lanes = op.lanes.unwrap_or(1).max(1);
        let cells = self.named(op.operator.name());
        let whole = op.operand_width.unwrap_or(op.width).max(op.width);
        let copies = match &op.operator {
            Operator::Gep { scales, .. } => scales.len().max(1) as u64,
            _ => 1,
        };
        u64::from(lanes) * copies * cells.of(whole / lanes)
    }

    /// The cells of all operators and channels of `graph`.
    pub fn of(&self, graph: &Graph) -> u64 {
        let channel = self.named("channel");
        let slots = graph
            .lics
            .iter()
            .map(|lic| channel.fixed + u64::from(lic.depth) * (channel.of(lic.width) - channel.fixed));
        graph.ops.iter().map(|op| self.of_operator(op)).sum::<u64>() + slots.sum::<u64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_graph::testing::gcd;

    #[test]
    fn every_row_of_the_table_is_read() {
        assert_eq!(Areas::new().0.len(), dfquery_rules::AREAS.lines().count() - 1);
    }

    #[test]
    fn deeper_channels_take_more() {
        let (areas, mut graph) = (Areas::new(), gcd());
        let before = areas.of(&graph);
        let bits = u64::from(graph.lics[0].width.max(1));
        graph.lics[0].depth += 3;
        assert_eq!(areas.of(&graph), before + 3 * bits);
    }
}
