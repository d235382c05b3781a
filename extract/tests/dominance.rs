//! Dominator trees against the definition, on random graphs.

use dfquery_extract::analysis::dominance::{Adjacency, DominatorTree, virtual_exits};
use proptest::prelude::*;

/// Which nodes `roots` reach without passing `avoided`.
fn reached(graph: &Adjacency, roots: &[u32], avoided: Option<u32>) -> Vec<bool> {
    let mut seen = vec![false; graph.nodes()];
    let mut stack: Vec<u32> = roots.iter().copied().filter(|&root| Some(root) != avoided).collect();
    while let Some(node) = stack.pop() {
        if !std::mem::replace(&mut seen[node as usize], true) {
            stack.extend(graph.of(node).iter().filter(|&&to| Some(to) != avoided));
        }
    }
    seen
}

fn graph() -> impl Strategy<Value = (Adjacency, Vec<u32>)> {
    (1..24u32).prop_flat_map(|nodes| {
        let edges = prop::collection::vec((0..nodes, 0..nodes), 0..2 * nodes as usize + 4);
        let roots = prop::collection::vec(0..nodes, 1..4);
        (edges, roots)
            .prop_map(move |(edges, roots)| (Adjacency::new(nodes as usize, edges.into_iter()), roots))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn dominance_is_what_removal_says((graph, roots) in graph()) {
        let tree = DominatorTree::new(&graph, &roots);
        let all = reached(&graph, &roots, None);
        for a in 0..graph.nodes() as u32 {
            prop_assert_eq!(tree.is_reached(a), all[a as usize]);
            let without = reached(&graph, &roots, Some(a));
            for b in 0..graph.nodes() as u32 {
                let expected = all[a as usize] && all[b as usize] && !without[b as usize];
                prop_assert_eq!(tree.dominates(a, b), expected, "{} over {}", a, b);
            }
        }
    }

    #[test]
    fn the_immediate_dominator_is_the_closest((graph, roots) in graph()) {
        let tree = DominatorTree::new(&graph, &roots);
        for node in 0..graph.nodes() as u32 {
            let strict = (0..graph.nodes() as u32).filter(|&d| d != node && tree.dominates(d, node));
            let closest = strict.clone().find(|&d| strict.clone().all(|other| tree.dominates(other, d)));
            prop_assert_eq!(tree.idom(node), closest);
        }
    }

    #[test]
    fn siblings_are_numbered_in_the_order_of_nodes((graph, roots) in graph()) {
        let tree = DominatorTree::new(&graph, &roots);
        let interval = |node| tree.interval(node).expect("reached");
        let nodes: Vec<u32> = (0..graph.nodes() as u32).filter(|&n| tree.is_reached(n)).collect();
        let mut numbers: Vec<u32> = nodes.iter().map(|&n| interval(n).0).collect();
        numbers.sort_unstable();
        prop_assert!(numbers.into_iter().eq(0..nodes.len() as u32));
        for (at, &a) in nodes.iter().enumerate() {
            for &b in &nodes[at + 1..] {
                prop_assert!(tree.idom(a) != tree.idom(b) || interval(a).1 < interval(b).0);
            }
        }
    }

    #[test]
    fn virtual_exits_are_the_last_of_each_trap((graph, _) in graph()) {
        let nodes = graph.nodes() as u32;
        let from: Vec<Vec<bool>> = (0..nodes).map(|node| reached(&graph, &[node], None)).collect();
        let trap = |a: u32| (0..nodes).all(|b| !from[a as usize][b as usize] || from[b as usize][a as usize]);
        let last = |a: u32| (a + 1..nodes).all(|b| !from[a as usize][b as usize]);
        let expected: Vec<u32> =
            (0..nodes).filter(|&a| !graph.of(a).is_empty() && trap(a) && last(a)).collect();
        prop_assert_eq!(virtual_exits(&graph), expected);
    }
}

/// A chain whose end reaches many nodes that the root reaches too: quadratic for algorithms that climb the tree.
#[test]
fn a_long_chain_before_a_wide_switch_is_quick() {
    const HALF: u32 = 200_000;
    let chain = (0..HALF).map(|node| (node, node + 1));
    let wide = (HALF + 1..2 * HALF).flat_map(|case| [(0, case), (HALF, case)]);
    let graph = Adjacency::new(2 * HALF as usize, chain.chain(wide));
    let tree = DominatorTree::new(&graph, &[0]);
    assert_eq!(tree.idom(HALF), Some(HALF - 1));
    assert_eq!(tree.idom(2 * HALF - 1), Some(0));
}
