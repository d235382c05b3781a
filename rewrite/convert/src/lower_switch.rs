//! Multi-way branches as balanced trees of two-way tests.

use dfquery_graph::bits::Bits;

/// The comparison of the operand of the switch with the constant of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `icmp.eq`
    Equal,
    /// `icmp.ult`
    Below,
}

/// One two-way test of a switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// The comparison.
    pub comparison: Comparison,
    /// The constant.
    pub bits: Bits,
    /// The targets when the comparison fails, and when it holds.
    pub ways: [Way; 2],
}

/// The target of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To another test, an index into [`Tree::tests`].
    Test(usize),
    /// To a successor of the switch.
    Block(u32),
}

/// A switch as tests; `root` is where it starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// The first test, or the one successor of a switch that needs none.
    pub root: Way,
    /// The tests, each after those that lead to it.
    pub tests: Vec<Test>,
}

/// Values `low..=high` that lead to one block.
#[derive(Clone)]
struct Cluster {
    low: Bits,
    high: Bits,
    to: u32,
}

/// The tests of a switch over operands of `width` bits; no value is the case of two blocks.
///
/// Neighbouring values with one target are tested as a range; a half of the clusters is tested against its border,
/// and where the borders above leave only the values of a cluster, nothing is tested.
pub fn tests(width: u32, default: u32, cases: &[(Bits, u32)]) -> Tree {
    let mut cases: Vec<&(Bits, u32)> = cases.iter().filter(|case| case.1 != default).collect();
    cases.sort_by(|one, other| one.0.compare(&other.0));
    let mut clusters: Vec<Cluster> = Vec::new();
    for (value, to) in cases {
        match clusters.last_mut() {
            Some(last) if last.to == *to && above(&last.high) == *value => last.high = value.clone(),
            _ => clusters.push(Cluster { low: value.clone(), high: value.clone(), to: *to }),
        }
    }
    let mut tree = Tree { root: Way::Block(default), tests: Vec::new() };
    tree.root = tree.divide(&clusters, [Bits::zero(width), Bits::ones(width)], default);
    tree
}

/// The next number.
fn above(bits: &Bits) -> Bits {
    bits.plus(&Bits::new(bits.width(), 1))
}

/// The number before.
fn below(bits: &Bits) -> Bits {
    bits.minus(&Bits::new(bits.width(), 1))
}

impl Tree {
    /// Tests for operands that are known to lie in `low..=high`.
    fn divide(&mut self, clusters: &[Cluster], [low, high]: [Bits; 2], default: u32) -> Way {
        match clusters {
            [] => Way::Block(default),
            [one] => self.single(one, &[low, high], default),
            [first, rest @ ..] if rest.len() == 1 && first.low == first.high && first.low != low => {
                let at = self.reserve(Comparison::Equal, first.low.clone());
                let other = self.divide(rest, [low, high], default);
                self.tests[at].ways = [other, Way::Block(first.to)];
                Way::Test(at)
            }
            _ => {
                let (lower, upper) = clusters.split_at(clusters.len() / 2);
                let border = upper[0].low.clone();
                let at = self.reserve(Comparison::Below, border.clone());
                let less = [low, below(&border)];
                let above = self.divide(upper, [border, high], default);
                let below = self.divide(lower, less, default);
                self.tests[at].ways = [above, below];
                Way::Test(at)
            }
        }
    }

    /// Tests of one cluster against the default.
    fn single(&mut self, cluster: &Cluster, [low, high]: &[Bits; 2], default: u32) -> Way {
        let (to, default) = (Way::Block(cluster.to), Way::Block(default));
        if cluster.low == cluster.high && low != high {
            let at = self.reserve(Comparison::Equal, cluster.low.clone());
            self.tests[at].ways = [default, to];
            return Way::Test(at);
        }
        let upper = if cluster.high != *high {
            let at = self.reserve(Comparison::Below, above(&cluster.high));
            self.tests[at].ways = [default, to];
            Way::Test(at)
        } else {
            to
        };
        if cluster.low != *low {
            let at = self.reserve(Comparison::Below, cluster.low.clone());
            self.tests[at].ways = [upper, default];
            return Way::Test(at);
        }
        upper
    }

    fn reserve(&mut self, comparison: Comparison, bits: Bits) -> usize {
        self.tests.push(Test { comparison, bits, ways: [Way::Test(0), Way::Test(0)] });
        self.tests.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn follow(tree: &Tree, value: &Bits) -> u32 {
        let mut way = tree.root;
        loop {
            match way {
                Way::Block(to) => return to,
                Way::Test(at) => {
                    let test = &tree.tests[at];
                    let holds = match test.comparison {
                        Comparison::Equal => *value == test.bits,
                        Comparison::Below => value.compare(&test.bits).is_lt(),
                    };
                    way = test.ways[usize::from(holds)];
                }
            }
        }
    }

    proptest! {
        #[test]
        fn tests_lead_where_the_switch_does(
            width in 1_u32..6,
            targets in proptest::collection::vec(proptest::option::of(0_u32..4), 32),
        ) {
            let values = || (0..1 << width).map(|value| Bits::new(width, value));
            let target = |value: &Bits| targets[value.low() as usize];
            let cases: Vec<(Bits, u32)> =
                values().filter_map(|value| Some((value.clone(), target(&value)?))).collect();
            let tree = super::tests(width, 9, &cases);
            for value in values() {
                prop_assert_eq!(follow(&tree, &value), target(&value).unwrap_or(9));
            }
        }
    }

    #[test]
    fn values_wider_than_two_words_are_told_apart() {
        let far = |high: u64| Bits::from_words(200, vec![7, 0, 0, high]);
        let tree = super::tests(200, 9, &[(far(0), 1), (far(1), 2), (Bits::ones(200), 3)]);
        for (value, to) in [(far(0), 1), (far(1), 2), (far(2), 9), (Bits::ones(200), 3)] {
            assert_eq!(follow(&tree, &value), to);
        }
    }

    #[test]
    fn a_dense_switch_needs_one_test_a_border() {
        let tree = super::tests(32, 9, &[0, 1, 2].map(|value| (Bits::new(32, value), value as u32 + 1)));
        assert_eq!(tree.tests.len(), 3);
    }
}
