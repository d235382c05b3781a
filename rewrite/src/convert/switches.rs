//! Multi-way branches as balanced trees of two-way tests.

/// How a test compares the operand of the switch with its constant.
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
    /// How it compares.
    pub comparison: Comparison,
    /// What with.
    pub bits: u128,
    /// Where it goes when the comparison fails, and when it holds.
    pub ways: [Way; 2],
}

/// Where a test leads.
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
    /// The tests, each behind those that lead to it.
    pub tests: Vec<Test>,
}

/// Values `low..=high` that lead to one block.
#[derive(Clone, Copy)]
struct Cluster {
    low: u128,
    high: u128,
    to: u32,
}

/// The tests of a switch over operands of `width` bits (at most 128).
///
/// Neighbouring values with one target are tested as a range; a half of the clusters is tested against its border,
/// and where the borders above leave only the values of a cluster, nothing is tested.
pub fn tests(width: u32, default: u32, cases: &[(u128, u32)]) -> Tree {
    let mut cases: Vec<_> = cases.iter().copied().filter(|&(_, to)| to != default).collect();
    cases.sort_unstable();
    let mut clusters: Vec<Cluster> = Vec::new();
    for (value, to) in cases {
        match clusters.last_mut() {
            Some(last) if last.to == to && last.high + 1 == value => last.high = value,
            _ => clusters.push(Cluster { low: value, high: value, to }),
        }
    }
    let top = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
    let mut tree = Tree { root: Way::Block(default), tests: Vec::new() };
    tree.root = tree.divide(&clusters, 0, top, default);
    tree
}

impl Tree {
    /// Tests for operands that are known to lie in `low..=high`.
    fn divide(&mut self, clusters: &[Cluster], low: u128, high: u128, default: u32) -> Way {
        match clusters {
            [] => Way::Block(default),
            [one] => self.single(*one, low, high, default),
            [first, rest @ ..] if rest.len() == 1 && first.low == first.high && first.low != low => {
                let at = self.reserve(Comparison::Equal, first.low);
                let other = self.divide(rest, low, high, default);
                self.tests[at].ways = [other, Way::Block(first.to)];
                Way::Test(at)
            }
            _ => {
                let middle = clusters.len() / 2;
                let border = clusters[middle].low;
                let at = self.reserve(Comparison::Below, border);
                let above = self.divide(&clusters[middle..], border, high, default);
                let below = self.divide(&clusters[..middle], low, border - 1, default);
                self.tests[at].ways = [above, below];
                Way::Test(at)
            }
        }
    }

    /// Tests of one cluster against the default.
    fn single(&mut self, cluster: Cluster, low: u128, high: u128, default: u32) -> Way {
        let (to, default) = (Way::Block(cluster.to), Way::Block(default));
        if cluster.low == cluster.high && (low, high) != (cluster.low, cluster.high) {
            let at = self.reserve(Comparison::Equal, cluster.low);
            self.tests[at].ways = [default, to];
            return Way::Test(at);
        }
        let upper = if cluster.high < high {
            let at = self.reserve(Comparison::Below, cluster.high + 1);
            self.tests[at].ways = [default, to];
            Way::Test(at)
        } else {
            to
        };
        if cluster.low > low {
            let at = self.reserve(Comparison::Below, cluster.low);
            self.tests[at].ways = [upper, default];
            return Way::Test(at);
        }
        upper
    }

    fn reserve(&mut self, comparison: Comparison, bits: u128) -> usize {
        self.tests.push(Test { comparison, bits, ways: [Way::Test(0), Way::Test(0)] });
        self.tests.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn follow(tree: &Tree, value: u128) -> u32 {
        let mut way = tree.root;
        loop {
            match way {
                Way::Block(to) => return to,
                Way::Test(at) => {
                    let test = &tree.tests[at];
                    let holds = match test.comparison {
                        Comparison::Equal => value == test.bits,
                        Comparison::Below => value < test.bits,
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
            let cases: Vec<(u128, u32)> = (0..1_u128 << width)
                .filter_map(|value| targets[value as usize].map(|to| (value, to)))
                .collect();
            let tree = super::tests(width, 9, &cases);
            for value in 0..1_u128 << width {
                prop_assert_eq!(follow(&tree, value), targets[value as usize].unwrap_or(9));
            }
        }
    }

    #[test]
    fn a_dense_switch_needs_one_test_a_border() {
        let tree = super::tests(32, 9, &[(0, 1), (1, 2), (2, 3)]);
        assert_eq!(tree.tests.len(), 3);
    }
}
