//! The largest ratio of rounds to tokens that a ring of a marked graph has, with a proof.
//!
//! Source  Dasdan, Experimental analysis of the fastest optimum cycle ratio and mean algorithms (2004): from a ratio that
//!         some ring has to a ring with a larger one, until there is none. All numbers are integers, so the result is exact

use crate::marked::{Marked, Ratio};

/// The largest ratio, and why it is that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The ratio.
    pub ratio: Ratio,
    /// The waits of a ring that has it, each of the node that the next one waits for; none if no ring takes more than a
    /// round for each token.
    pub ring: Vec<usize>,
    /// When each node fires first; no wait is longer, at one firing each [`Limit::ratio`]. The unit is a round divided by
    /// the tokens of the ratio.
    pub starts: Vec<i64>,
}

/// A ring without tokens: what is on it waits for itself. The waits are as in [`Limit::ring`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standstill {
    /// The waits of the ring.
    pub ring: Vec<usize>,
}

/// The largest ratio of any ring, or 1 if that is larger: nodes fire once a round.
///
/// # Errors
///
/// A ring without tokens, which takes rounds.
pub fn largest(graph: &Marked) -> Result<Limit, Standstill> {
    let (mut ratio, mut ring) = (Ratio::ONE, Vec::new());
    loop {
        match schedule(graph, ratio) {
            Ok(starts) => return Ok(Limit { ratio, ring, starts }),
            Err(longer) => {
                ratio = ratio_of(graph, &longer);
                if ratio.tokens <= 0 {
                    return Err(Standstill { ring: longer });
                }
                ring = longer;
            }
        }
    }
}

/// The rounds and the tokens of a ring.
fn ratio_of(graph: &Marked, ring: &[usize]) -> Ratio {
    let sum = |part: fn(&crate::marked::Wait) -> i64| ring.iter().map(|&at| part(&graph.waits[at])).sum();
    Ratio { rounds: sum(|wait| wait.rounds), tokens: sum(|wait| wait.tokens) }
}

/// The earliest times from 0 on that keep all waits at one firing each `ratio`, in a round divided by its tokens.
///
/// # Errors
///
/// A ring with a larger ratio, if there is one.
pub fn schedule(graph: &Marked, ratio: Ratio) -> Result<Vec<i64>, Vec<usize>> {
    let mut search = Search::new(graph);
    while search.pass(ratio) {
        if let Some(ring) = search.ring() {
            return Err(ring);
        }
    }
    Ok(search.starts)
}

/// Longest ways, relaxed wait by wait.
struct Search<'g> {
    graph: &'g Marked,
    starts: Vec<i64>,
    /// The wait that each node has its time from.
    from: Vec<Option<usize>>,
}

impl<'g> Search<'g> {
    fn new(graph: &'g Marked) -> Self {
        Search { graph, starts: vec![0; graph.nodes], from: vec![None; graph.nodes] }
    }

    /// Moves every node that is too early; whether there is one.
    fn pass(&mut self, ratio: Ratio) -> bool {
        let mut moved = false;
        for (at, wait) in self.graph.waits.iter().enumerate() {
            let length = wait.rounds * ratio.tokens - wait.tokens * ratio.rounds;
            let start = self.starts[wait.other] + length;
            if start > self.starts[wait.node] {
                self.starts[wait.node] = start;
                self.from[wait.node] = Some(at);
                moved = true;
            }
        }
        moved
    }

    /// A ring of nodes that have their times from one another, as waits.
    fn ring(&self) -> Option<Vec<usize>> {
        let mut seen = vec![usize::MAX; self.graph.nodes];
        for first in 0..self.graph.nodes {
            let mut at = first;
            while seen[at] == usize::MAX {
                seen[at] = first;
                match self.from[at] {
                    Some(wait) => at = self.graph.waits[wait].other,
                    None => break,
                }
            }
            if seen[at] == first && self.from[at].is_some() && self.returns(at) {
                return Some(self.around(at));
            }
        }
        None
    }

    /// Returns true if `node` has its time from itself, by way of others.
    fn returns(&self, node: usize) -> bool {
        let mut at = node;
        for _ in 0..self.graph.nodes {
            let Some(wait) = self.from[at] else { return false };
            at = self.graph.waits[wait].other;
            if at == node {
                return true;
            }
        }
        false
    }

    /// The waits from `node` back to it.
    fn around(&self, node: usize) -> Vec<usize> {
        let mut ring = Vec::new();
        let mut at = node;
        loop {
            let wait = self.from[at].expect("the node is on a ring");
            ring.push(wait);
            at = self.graph.waits[wait].other;
            if at == node {
                return ring;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::marked::Wait;
    use proptest::prelude::*;

    fn graph(nodes: usize, waits: &[(usize, usize, i64, i64)]) -> Marked {
        let wait = |&(node, other, rounds, tokens): &_| Wait { node, other, rounds, tokens };
        Marked { nodes, waits: waits.iter().map(wait).collect() }
    }

    /// The largest ratio of all simple rings, by walking all of them; none if a ring has no tokens.
    fn obvious(graph: &Marked) -> Option<Ratio> {
        fn walk(graph: &Marked, way: &mut Vec<usize>, sum: Ratio, best: &mut Option<Ratio>) {
            let (first, last) = (way[0], way[way.len() - 1]);
            for wait in graph.waits.iter().filter(|wait| wait.other == last) {
                let sum = Ratio { rounds: sum.rounds + wait.rounds, tokens: sum.tokens + wait.tokens };
                if wait.node == first {
                    let Some(held) = *best else { return };
                    let larger = sum.rounds * held.tokens > held.rounds * sum.tokens;
                    *best = if sum.tokens == 0 { None } else { Some(if larger { sum } else { held }) };
                } else if wait.node > first && !way.contains(&wait.node) {
                    way.push(wait.node);
                    walk(graph, way, sum, best);
                    way.pop();
                }
            }
        }
        let mut best = Some(Ratio::ONE);
        for node in 0..graph.nodes {
            walk(graph, &mut vec![node], Ratio { rounds: 0, tokens: 0 }, &mut best);
        }
        best
    }

    #[test]
    fn the_slowest_ring_limits() {
        // Two rings through node 0: 3 rounds for 1 token, and 7 for 2.
        let graph = graph(3, &[(1, 0, 1, 0), (0, 1, 2, 1), (2, 0, 4, 1), (0, 2, 3, 1)]);
        let limit = largest(&graph).expect("all rings have tokens");
        assert_eq!(limit.ratio, Ratio { rounds: 7, tokens: 2 });
        assert_eq!(limit.ring.len(), 2);
    }

    #[test]
    fn what_waits_for_itself_stands_still() {
        let graph = graph(2, &[(1, 0, 1, 0), (0, 1, 1, 0)]);
        assert_eq!(largest(&graph).expect_err("no tokens").ring.len(), 2);
    }

    proptest! {
        #[test]
        fn the_largest_ratio_is_that_of_all_rings(
            waits in prop::collection::vec((0..6_usize, 0..6_usize, 1..6_i64, 0..4_i64), 0..14),
        ) {
            let graph = graph(6, &waits);
            match (largest(&graph), obvious(&graph)) {
                (Ok(limit), Some(ratio)) => {
                    prop_assert!(limit.ratio.equals(ratio), "{:?} instead of {ratio:?}", limit.ratio);
                    if !limit.ring.is_empty() {
                        prop_assert!(ratio_of(&graph, &limit.ring).equals(ratio));
                    }
                    for (at, &wait) in limit.ring.iter().enumerate() {
                        let next = limit.ring[(at + 1) % limit.ring.len()];
                        prop_assert_eq!(graph.waits[wait].other, graph.waits[next].node);
                    }
                    for wait in &graph.waits {
                        let length = wait.rounds * limit.ratio.tokens - wait.tokens * limit.ratio.rounds;
                        prop_assert!(limit.starts[wait.node] >= limit.starts[wait.other] + length);
                    }
                }
                (Err(_), None) => {}
                (found, expected) => prop_assert!(false, "{found:?} instead of {expected:?}"),
            }
        }
    }
}
