//! Times that keep hard waits, and break soft ones as little as possible.
//!
//! Each soft wait that is broken costs by how much. That is the dual of a circulation of the largest worth in the graph of
//! the waits, in which a soft wait carries at most one unit: times are the potentials of that circulation.
//!
//! Source  Ahuja, Magnanti, Orlin, Network flows (1993), section 9.7: successive shortest ways

use crate::marked::{Marked, Ratio, Wait};
use crate::ratio;
use std::{cmp::Reverse, collections::BinaryHeap};

/// A wait: `to` is at `length` after `from`, or later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arc {
    /// The node that is waited for.
    pub from: usize,
    /// The node that waits.
    pub to: usize,
    /// The minimum delay.
    pub length: i64,
    /// True if it may be broken.
    pub soft: bool,
}

/// Times of `nodes` nodes that keep all hard waits, of which no ring is longer than 0, and break the soft ones by the
/// smallest sum.
#[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
pub fn times(nodes: usize, arcs: &[Arc]) -> Vec<i64> {
    let mut network = Network::new(nodes, arcs);
    let mut excess = network.saturate();
    while let Some(from) = excess.iter().position(|&units| units > 0) {
        let to = network.send(from, &excess).expect("what was saturated can be undone");
        excess[from] -= 1;
        excess[to] += 1;
    }
    network.times
}

/// The units on each arc, and the times.
struct Network<'a> {
    arcs: &'a [Arc],
    units: Vec<u32>,
    times: Vec<i64>,
    /// By node the arcs that begin or end there.
    near: Vec<Vec<usize>>,
}

impl<'a> Network<'a> {
    fn new(nodes: usize, arcs: &'a [Arc]) -> Self {
        let mut near = vec![Vec::new(); nodes];
        for (at, arc) in arcs.iter().enumerate() {
            near[arc.from].push(at);
            near[arc.to].push(at);
        }
        let hard = arcs.iter().filter(|arc| !arc.soft);
        let wait = |arc: &Arc| Wait { node: arc.to, other: arc.from, rounds: arc.length, tokens: 0 };
        let graph = Marked { nodes, waits: hard.map(wait).collect() };
        let times = ratio::schedule(&graph, Ratio::ONE).expect("no ring of hard waits is longer than 0");
        Network { arcs, units: vec![0; arcs.len()], times, near }
    }

    /// By how much an arc is kept; negative if it is broken.
    fn slack(&self, arc: usize) -> i64 {
        let Arc { from, to, length, .. } = self.arcs[arc];
        self.times[to] - self.times[from] - length
    }

    /// Puts a unit on every arc that is broken; returns what too many units there are at each node.
    fn saturate(&mut self) -> Vec<i64> {
        let mut excess = vec![0; self.near.len()];
        for at in (0..self.arcs.len()).filter(|&at| self.slack(at) < 0).collect::<Vec<_>>() {
            self.units[at] = 1;
            excess[self.arcs[at].to] += 1;
            excess[self.arcs[at].from] -= 1;
        }
        excess
    }

    /// The ways on from `node`: the arc, where it leads, and how long that is.
    fn ways(&self, node: usize) -> impl Iterator<Item = (usize, usize, i64)> + '_ {
        self.near[node].iter().flat_map(move |&at| {
            let arc = self.arcs[at];
            let along = arc.from == node && (!arc.soft || self.units[at] == 0);
            let back = arc.to == node && self.units[at] > 0;
            let along = along.then(|| (at, arc.to, self.slack(at)));
            along.into_iter().chain(back.then(|| (at, arc.from, -self.slack(at))))
        })
    }

    /// Sends a unit from `start` along the shortest way to a node that lacks one, and moves the times; returns that node.
    fn send(&mut self, start: usize, excess: &[i64]) -> Option<usize> {
        let mut distances = vec![i64::MAX; self.near.len()];
        let mut from: Vec<Option<(usize, usize)>> = vec![None; self.near.len()];
        let mut open = BinaryHeap::from([(Reverse(0), start)]);
        distances[start] = 0;
        while let Some((Reverse(distance), node)) = open.pop() {
            if distance > distances[node] {
                continue;
            }
            if excess[node] < 0 {
                for (time, &own) in self.times.iter_mut().zip(&distances) {
                    *time -= own.min(distance);
                }
                self.push(start, node, &from);
                return Some(node);
            }
            for (arc, next, length) in self.ways(node) {
                if distance + length < distances[next] {
                    distances[next] = distance + length;
                    from[next] = Some((arc, node));
                    open.push((Reverse(distance + length), next));
                }
            }
        }
        None
    }

    /// Moves a unit along the way by which `end` was reached.
    fn push(&mut self, start: usize, end: usize, from: &[Option<(usize, usize)>]) {
        let mut node = end;
        while node != start {
            let (arc, before) = from[node].expect("the way leads back to the start");
            match self.arcs[arc].from == before {
                true => self.units[arc] += 1,
                false => self.units[arc] -= 1,
            }
            node = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// By how much soft arcs are broken in sum; none if a hard one is.
    fn cost(times: &[i64], arcs: &[Arc]) -> Option<i64> {
        let broken = |arc: &Arc| (times[arc.from] + arc.length - times[arc.to]).max(0);
        let (soft, hard): (Vec<_>, Vec<_>) = arcs.iter().partition(|arc| arc.soft);
        hard.iter().all(|arc| broken(arc) == 0).then(|| soft.iter().map(broken).sum())
    }

    /// The smallest cost of all times from 0 to `latest`.
    fn obvious(nodes: usize, arcs: &[Arc], latest: i64) -> Option<i64> {
        let count = (latest + 1).pow(nodes as u32);
        let all = (0..count).map(|number| {
            let digit = |at: usize| number / (latest + 1).pow(at as u32) % (latest + 1);
            (0..nodes).map(digit).collect::<Vec<_>>()
        });
        all.filter_map(|times| cost(&times, arcs)).min()
    }

    proptest! {
        #[test]
        fn soft_waits_are_broken_by_the_smallest_sum(
            arcs in prop::collection::vec((0..4_usize, 0..4_usize, -3..3_i64, any::<bool>()), 0..9),
        ) {
            // Hard waits lead upwards: they make no ring.
            let arc = |&(from, to, length, soft): &_| Arc { from, to, length, soft: soft || from >= to };
            let arcs: Vec<Arc> = arcs.iter().map(arc).collect();
            let found = cost(&times(4, &arcs), &arcs);
            prop_assert_eq!(found, obvious(4, &arcs, 9));
        }
    }
}
