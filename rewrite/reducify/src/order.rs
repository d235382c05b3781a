//! Orders of an outline: which entry of a cycle comes first decides how much is copied.

use super::outline::Outline;
use petgraph::{algo::tarjan_scc, graph::DiGraph};
use rustc_hash::FxHashSet;

/// The order of the walk that takes successors as they stand.
pub fn first(outline: &Outline) -> Vec<u32> {
    reverse_postorder(outline, 0)
}

/// Walks that are tried for each region. Each is one more evaluation of the rules on it: with twelve, a lexer of 64 states
/// takes a quarter of a second.
const TRIED: u64 = 12;

/// An irreducible region with more entries is not tried with all orders of them.
const FEW_ENTRIES: usize = 6;

/// An irreducible region with more nodes is not tried with all orders of them: 720 are an eighth of a second.
const FEW_NODES: usize = 6;

/// Limit on the nodes that the rules are evaluated on to try all orders of entries.
const NODES: usize = 5040;

/// The orders to try for an irreducible region alone, as [`super::region::Region::alone`] makes it: for each node its
/// number.
///
/// With few nodes, every choice of the first block of each cycle, so that no other order needs different copies. Else
/// walks first; with few entries, then every choice of the first block among them. A block on all paths of the cycle
/// can be better than any entry.
pub fn orders(outline: &Outline) -> impl Iterator<Item = Vec<u32>> + '_ {
    let (nodes, entries) = (outline.nodes.len() - 1, outline.nodes[0].successors.len());
    let walks = if nodes <= FEW_NODES { 0 } else { TRIED };
    let walks = (0..walks).map(|choice| reverse_postorder(outline, choice));
    let most = match nodes {
        ..=FEW_NODES => usize::MAX,
        _ if entries <= FEW_ENTRIES => NODES / nodes,
        _ => 0,
    };
    walks.chain(Arrangements::new(outline, nodes <= FEW_NODES).take(most))
}

/// Every order in which the cycles of an outline can begin with one of their entries, or with any of their nodes.
struct Arrangements<'o> {
    outline: &'o Outline,
    /// True if any node may come first.
    any: bool,
    /// For each choice which candidate is taken, and of how many; none when all have been.
    choices: Option<Vec<[usize; 2]>>,
}

impl<'o> Arrangements<'o> {
    fn new(outline: &'o Outline, any: bool) -> Self {
        Arrangements { outline, any, choices: Some(Vec::new()) }
    }

    /// Appends `nodes` to `order`, each cycle after the node that is chosen for it; `made` choices are made already.
    fn arrange(
        &self,
        nodes: &[usize],
        choices: &mut Vec<[usize; 2]>,
        made: &mut usize,
        order: &mut Vec<usize>,
    ) {
        for cycle in self.components(nodes) {
            let heads = if self.any { cycle.clone() } else { self.entries(&cycle) };
            let head = match heads[..] {
                [] => cycle[0],
                [only] => only,
                _ => {
                    choices.resize(choices.len().max(*made + 1), [0, heads.len()]);
                    *made += 1;
                    heads[choices[*made - 1][0]]
                }
            };
            order.push(head);
            let rest: Vec<usize> = cycle.into_iter().filter(|&node| node != head).collect();
            self.arrange(&rest, choices, made, order);
        }
    }

    /// The nodes of `cycle` that are entered from elsewhere.
    fn entries(&self, cycle: &[usize]) -> Vec<usize> {
        let outside = self.outline.edges().filter(|(from, _)| !cycle.contains(from));
        let entered: FxHashSet<usize> = outside.map(|(_, successor)| successor.to).collect();
        cycle.iter().copied().filter(|node| entered.contains(node)).collect()
    }

    /// The strongly connected parts of `nodes`, each before those that it leads to.
    fn components(&self, nodes: &[usize]) -> Vec<Vec<usize>> {
        let place = |node: usize| nodes.binary_search(&node).ok();
        let edges = nodes.iter().enumerate().flat_map(|(at, &node)| {
            let successors = self.outline.nodes[node].successors.iter();
            successors.filter_map(move |successor| Some((at as u32, place(successor.to)? as u32)))
        });
        let mut graph: DiGraph<(), ()> = DiGraph::from_edges(edges);
        while graph.node_count() < nodes.len() {
            graph.add_node(());
        }
        let components = tarjan_scc(&graph).into_iter().rev().map(|component| {
            let mut component: Vec<usize> = component.into_iter().map(|at| nodes[at.index()]).collect();
            component.sort_unstable();
            component
        });
        components.collect()
    }
}

impl Iterator for Arrangements<'_> {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        let mut choices = self.choices.take()?;
        let nodes: Vec<usize> = (1..self.outline.nodes.len()).collect();
        let mut order = vec![0];
        self.arrange(&nodes, &mut choices, &mut 0, &mut order);
        let mut numbers = vec![0; order.len()];
        (0..).zip(order).for_each(|(number, node)| numbers[node] = number);
        // The next choices: the last that has another candidate takes it, and what follows is chosen anew.
        while choices.last().is_some_and(|[taken, of]| taken + 1 == *of) {
            choices.pop();
        }
        if let Some([taken, _]) = choices.last_mut() {
            *taken += 1;
            self.choices = Some(choices);
        }
        Some(numbers)
    }
}

/// The reverse postorder of a walk from node 0 that takes successors as they stand, turned round, or shuffled.
fn reverse_postorder(outline: &Outline, choice: u64) -> Vec<u32> {
    let mut random = choice;
    let mut fresh = |node: usize| {
        let mut targets: Vec<usize> =
            outline.nodes[node].successors.iter().map(|successor| successor.to).collect();
        match choice {
            0 => {}
            1 => targets.reverse(),
            _ => shuffle(&mut targets, &mut random),
        }
        targets
    };
    let mut number = vec![u32::MAX; outline.nodes.len()];
    let mut seen = vec![false; outline.nodes.len()];
    let mut next = outline.nodes.len() as u32;
    seen[0] = true;
    let mut stack = vec![(0, fresh(0))];
    while let Some((node, targets)) = stack.last_mut() {
        match targets.pop() {
            Some(to) if !std::mem::replace(&mut seen[to], true) => {
                let successors = fresh(to);
                stack.push((to, successors));
            }
            Some(_) => {}
            None => {
                next -= 1;
                number[*node] = next;
                stack.pop();
            }
        }
    }
    number
}

/// Source   Fisher and Yates, with Knuth's multiplicative generator; the same in every run
fn shuffle(targets: &mut [usize], random: &mut u64) {
    for last in (1..targets.len()).rev() {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        targets.swap(last, (*random >> 33) as usize % (last + 1));
    }
}
