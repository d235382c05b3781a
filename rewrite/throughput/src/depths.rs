//! The LIC depths at which loops are as fast as their recurrences allow.

use crate::{
    analysis::{Nodes, View, facts, views},
    flow::{self, Arc},
    marked::{Marked, Ratio, Wait, div_ceil},
    ratio::{largest, schedule},
};
use dfquery_graph::{Graph, latency::Latencies};
use rustc_hash::FxHashMap;

/// The depths of the LICs of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Depths {
    /// As conversion leaves them: as deep as they have to be to work.
    #[default]
    Declared,
    /// All at least so deep.
    AtLeast(u32),
    /// As deep as the recurrences of each loop deserve, with few slots, on a machine with these latencies.
    Sized(&'static Latencies),
}

impl Depths {
    /// Makes the LICs of `graph` so deep. None becomes shallower, so what worked still does.
    pub fn apply(self, graph: &mut Graph) {
        match self {
            Depths::Declared => {}
            Depths::AtLeast(depth) => graph.lics.iter_mut().for_each(|lic| lic.depth = lic.depth.max(depth)),
            Depths::Sized(latencies) => size(graph, latencies),
        }
    }
}

/// Makes LICs deeper, so that every loop of `graph` takes its recurrence interval.
///
/// The fewest slots if parts of slots could be had, then whole ones: not one of them can be left out after that.
pub fn size(graph: &mut Graph, latencies: &Latencies) {
    let part = facts(graph, latencies);
    let views = views(&part).views;
    let mut loops: Vec<(&View, &Nodes)> = views.iter().filter(|((_, view), _)| *view == 0).collect();
    loops.sort_unstable_by_key(|(view, _)| **view);
    let mut depths: Vec<i64> = graph.lics.iter().map(|lic| lic.depth.into()).collect();
    for (_, nodes) in loops {
        if let Ok(limit) = largest(&nodes.graph) {
            Sizing::new(nodes, limit.ratio).run(&mut depths);
        }
    }
    for (lic, depth) in graph.lics.iter_mut().zip(depths) {
        lic.depth = depth as u32;
    }
}

/// The code of rules/graph/throughput.dl for waits of the environment for an answer.
const ANSWER: u32 = 2;

/// A wait of a loop for a value or an answer, with its LIC.
struct Channel {
    wait: Wait,
    lic: usize,
}

/// The LICs of one loop, at one interval.
struct Sizing {
    nodes: usize,
    channels: Vec<Channel>,
    /// The waits of the environment for answers, which it takes in the round in which they are there.
    answers: Vec<Channel>,
    /// By LIC a number from 0 on.
    places: FxHashMap<usize, usize>,
    ratio: Ratio,
}

impl Sizing {
    fn new(nodes: &Nodes, ratio: Ratio) -> Self {
        let channel = |(wait, about): (&Wait, &(dfquery_rules::entity::Lic, u32))| Channel {
            wait: *wait,
            lic: about.0.0 as usize,
        };
        let waits = nodes.graph.waits.iter().zip(&nodes.about);
        let (answers, values): (Vec<_>, Vec<_>) = waits.partition(|(_, (_, room))| *room == ANSWER);
        let channels: Vec<Channel> = values.into_iter().map(channel).collect();
        let answers = answers.into_iter().map(channel).collect();
        let mut places = FxHashMap::default();
        for channel in &channels {
            let next = places.len();
            places.entry(channel.lic).or_insert(next);
        }
        Sizing { nodes: nodes.graph.nodes, channels, answers, places, ratio }
    }

    /// Makes `depths` deeper where that is needed.
    fn run(&self, depths: &mut [i64]) {
        for Channel { wait, lic } in &self.answers {
            let held = div_ceil((wait.rounds + 1) * self.ratio.tokens, self.ratio.rounds);
            depths[*lic] = depths[*lic].max(held);
        }
        if schedule(&self.marked(depths), self.ratio).is_ok() {
            return;
        }
        let before = depths.to_vec();
        let times = flow::times(self.nodes + self.places.len(), &self.arcs(depths));
        for channel in &self.channels {
            let needed = self.needed(channel, &times);
            depths[channel.lic] = depths[channel.lic].max(needed);
        }
        self.trim(&before, depths);
    }

    /// The depth with which a reader does not hold up the writer.
    fn needed(&self, Channel { wait, .. }: &Channel, times: &[i64]) -> i64 {
        let Ratio { rounds, tokens } = self.ratio;
        let held = times[wait.node] + tokens - times[wait.other];
        wait.tokens + div_ceil(held, rounds)
    }

    /// The waits of the loop, where LICs are as deep as `depths`. The time of a LIC is that of its last reader.
    fn arcs(&self, depths: &[i64]) -> Vec<Arc> {
        let Ratio { rounds, tokens } = self.ratio;
        let mut arcs = Vec::new();
        let mut writers: FxHashMap<usize, (usize, usize)> = FxHashMap::default();
        let hard = |from, to, length| Arc { from, to, length, soft: false };
        let kept = |wait: &Wait| hard(wait.other, wait.node, wait.rounds * tokens - wait.tokens * rounds);
        arcs.extend(self.answers.iter().map(|answer| kept(&answer.wait)));
        for Channel { wait, lic } in &self.channels {
            let place = self.nodes + self.places[lic];
            arcs.push(kept(wait));
            arcs.push(hard(wait.node, place, wait.tokens * rounds));
            writers.insert(*lic, (place, wait.other));
        }
        let mut room: Vec<(usize, (usize, usize))> = writers.into_iter().collect();
        room.sort_unstable();
        arcs.extend(room.into_iter().map(|(lic, (from, to))| Arc {
            from,
            to,
            length: tokens - depths[lic] * rounds,
            soft: true,
        }));
        arcs
    }

    /// All waits with LICs as deep as `depths`.
    fn marked(&self, depths: &[i64]) -> Marked {
        let room = |Channel { wait, lic }: &Channel| {
            let tokens = depths[*lic] - wait.tokens;
            Wait { node: wait.other, other: wait.node, rounds: 1, tokens }
        };
        let values = self.channels.iter().chain(&self.answers).map(|channel| channel.wait);
        let waits = values.chain(self.channels.iter().map(room)).collect();
        Marked { nodes: self.nodes, waits }
    }

    /// Takes back every slot beyond `before` that can be left out, one after the other.
    fn trim(&self, before: &[i64], depths: &mut [i64]) {
        let mut lics: Vec<usize> =
            self.places.keys().copied().filter(|&lic| depths[lic] > before[lic]).collect();
        lics.sort_unstable();
        for lic in lics {
            while depths[lic] > before[lic] {
                depths[lic] -= 1;
                if schedule(&self.marked(depths), self.ratio).is_err() {
                    depths[lic] += 1;
                    break;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The fewest slots beyond one each with which `sizing` keeps its ratio, trying all.
    fn obvious(sizing: &Sizing, lics: usize) -> i64 {
        let mut best = i64::MAX;
        for number in 0..4_i64.pow(lics as u32) {
            let depths: Vec<i64> = (0..lics).map(|at| 1 + number / 4_i64.pow(at as u32) % 4).collect();
            let slots = depths.iter().sum::<i64>() - lics as i64;
            if slots < best && schedule(&sizing.marked(&depths), sizing.ratio).is_ok() {
                best = slots;
            }
        }
        best
    }

    proptest! {
        #[test]
        fn few_slots_are_enough(
            waits in prop::collection::vec((0..5_usize, 0..5_usize, 1..4_i64, 0..3_i64), 1..7),
        ) {
            // Ways upwards may have no token; all others have one.
            let channel = |(lic, &(other, node, rounds, tokens)): (usize, &(usize, usize, i64, i64))| {
                let tokens = if other < node { tokens } else { tokens.max(1) };
                Channel { wait: Wait { node, other, rounds, tokens }, lic }
            };
            let channels: Vec<Channel> = waits.iter().enumerate().map(channel).collect();
            let graph = Marked { nodes: 5, waits: channels.iter().map(|channel| channel.wait).collect() };
            let ratio = largest(&graph).expect("no ring without tokens").ratio;
            let places = (0..waits.len()).map(|lic| (lic, lic)).collect();
            let sizing = Sizing { nodes: 5, channels, answers: Vec::new(), places, ratio };
            let mut depths = vec![1; waits.len()];
            sizing.run(&mut depths);
            prop_assert!(schedule(&sizing.marked(&depths), ratio).is_ok());
            let (found, fewest) = (depths.iter().sum::<i64>() - waits.len() as i64, obvious(&sizing, waits.len()));
            if fewest < i64::MAX {
                // Parts of slots are rounded up, at most one for each ring that they are on.
                prop_assert!(found <= fewest + 1, "{found} slots instead of {fewest}: {depths:?}");
                prop_assert!(ratio.rounds % ratio.tokens != 0 || ratio.rounds > ratio.tokens || found == fewest);
            }
        }
    }
}
