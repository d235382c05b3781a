//! Tangles made reducible by copies: how many it takes, and the copies themselves.

use super::{
    order,
    outline::{Node, Outline},
    tangle::Tangle,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    run::{Part, Session},
    stop,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A tangle alone, with what the rules say of it under an order.
pub struct Copies {
    base: FactBase,
    order: Vec<u32>,
    /// Blocks of the tangle once it is copied, the first copies included.
    pub blocks: usize,
}

impl Copies {
    /// The best of several orders, `orders` at most, and how many were tried; none if all of them need more than `most` blocks,
    /// or a copy of a node that is `fixed`.
    pub fn best(
        tangle: &Tangle,
        outline: &Outline,
        fixed: impl Fn(usize) -> bool,
        most: usize,
        orders: usize,
    ) -> (Option<Copies>, usize) {
        let alone = tangle.alone(outline);
        let fixed = |node: u32| fixed(tangle.nodes[node as usize - 1]);
        let base = alone.facts();
        let session = dfquery_rules::session(&base);
        let part = unordered(&session);
        let mut best: Option<(Vec<u32>, usize)> = None;
        let mut tried = 0;
        for order in order::orders(&alone).take(orders) {
            stop::check();
            tried += 1;
            let limit = best.as_ref().map_or(most, |&(_, blocks)| blocks - 1);
            if let Some(blocks) = count(&part, &order, fixed, limit) {
                best = Some((order, blocks));
                if blocks <= tangle.nodes.len() + 1 {
                    break; // what is irreducible takes one copy at least
                }
            }
        }
        drop(session);
        (best.map(|(order, blocks)| Copies { base, order, blocks }), tried)
    }

    /// Puts the copies of `tangle` into `outline`.
    pub fn apply(&self, tangle: &Tangle, outline: &mut Outline) {
        let session = dfquery_rules::session(&self.base);
        let mut part = ordered(&session.part(0), &self.order);
        let roots: FxHashSet<[u32; 1]> =
            part.relation("tangle").arrays::<2>().iter().map(|row| [row[0]]).collect();
        part.supply("duplicated", Rows::from(roots.into_iter().collect::<Vec<_>>()));
        let mut nodes: FxHashMap<(u32, u32), usize> = FxHashMap::default();
        for (at, &node) in tangle.nodes.iter().enumerate() {
            nodes.insert((at as u32 + 1, 0), node);
        }
        for &[node, skipped] in part.relation("copy").arrays::<2>() {
            let original = tangle.nodes[node as usize - 1];
            nodes.insert((node, skipped), outline.nodes.len());
            let copy: Node = outline.nodes[original].clone();
            outline.nodes.push(copy);
        }
        let redirections = part.relation("redirection").arrays::<5>();
        enter(tangle, outline, redirections, &nodes);
        for &[from, skipped, successor, to, next] in redirections.iter().filter(|row| row[0] > 0) {
            let successors = &mut outline.nodes[nodes[&(from, skipped)]].successors;
            let successor = successors
                .iter_mut()
                .find(|known| known.number == successor)
                .expect("a successor of the tangle");
            successor.to = nodes[&(to, next)];
        }
    }
}

/// Leads what enters `tangle` from outside to the copies that it belongs to.
fn enter(
    tangle: &Tangle,
    outline: &mut Outline,
    redirections: &[[u32; 5]],
    nodes: &FxHashMap<(u32, u32), usize>,
) {
    let doors = redirections.iter().filter(|row| row[0] == 0);
    let doors: FxHashMap<usize, usize> =
        doors.map(|row| (tangle.entries[row[2] as usize], nodes[&(row[3], row[4])])).collect();
    let inside: FxHashSet<usize> = tangle.nodes.iter().chain(nodes.values()).copied().collect();
    let nodes = outline.nodes.iter_mut().enumerate();
    for (_, node) in nodes.filter(|(at, _)| !inside.contains(at)) {
        for successor in &mut node.successors {
            successor.to = doors.get(&successor.to).copied().unwrap_or(successor.to);
        }
    }
}

/// The tangle, with what is the same under all orders.
fn unordered<'s>(session: &'s Session<'_>) -> Part<'s> {
    let part = session.part(0);
    ["successor", "reachable", "tangle"].into_iter().for_each(|relation| _ = part.relation(relation));
    part
}

fn ordered<'s>(tangle: &Part<'s>, order: &[u32]) -> Part<'s> {
    let mut part = tangle.fork();
    let rows: Vec<[u32; 2]> = (0..).zip(order).map(|(node, &number)| [node, number]).collect();
    part.supply("visit", Rows::from(rows));
    part
}

/// How many blocks the tangle has once it is copied under `order`.
///
/// None if that takes more than `most`, a copy of a node that is `fixed`, or too many headers for a context.
///
/// Contexts are explored as the rules derive them, so that exploring can end with the budget.
fn count(tangle: &Part, order: &[u32], fixed: impl Fn(u32) -> bool, most: usize) -> Option<usize> {
    let part = ordered(tangle, order);
    if !part.relation("too_deep").is_empty() {
        return None;
    }
    let mut passages: FxHashMap<u32, Vec<[u32; 3]>> = FxHashMap::default();
    for &[from, to, keep, gain] in part.relation("passage").arrays::<4>() {
        passages.entry(from).or_default().push([to, keep, gain]);
    }
    let mut seen: FxHashSet<(u32, u32)> = FxHashSet::default();
    let mut open = vec![(0, 0)];
    while let Some((node, skipped)) = open.pop() {
        stop::check();
        for &[to, keep, gain] in passages.get(&node).into_iter().flatten() {
            let context = (to, skipped & keep | gain);
            if context.1 != 0 && fixed(to) {
                return None;
            }
            if seen.insert(context) {
                open.push(context);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(seen.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reduce::outline::Successor;

    /// The control flow whose node `at` leads to `successors[at]`.
    fn outline(successors: &[&[usize]]) -> Outline {
        let successor = |(number, &to): (u32, &usize)| Successor { number, to, label: 0 };
        let node = |successors: &&[usize]| Node {
            origin: None,
            successors: (0..).zip(*successors).map(successor).collect(),
        };
        Outline { nodes: successors.iter().map(node).collect() }
    }

    /// The blocks of the tangles of `outline` once they are copied, and with the best of all orders that there are.
    fn blocks(outline: &Outline) -> [usize; 2] {
        let mut sum = [0, 0];
        for tangle in Tangle::all(outline).0 {
            let best = Copies::best(&tangle, outline, |_| false, usize::MAX, usize::MAX)
                .0
                .expect("nothing stands in the way");
            let base = tangle.alone(outline).facts();
            let session = dfquery_rules::session(&base);
            let part = unordered(&session);
            let mut least = usize::MAX;
            permute(&mut (1..=tangle.nodes.len() as u32).collect(), 0, &mut |order| {
                let order: Vec<u32> = [0].iter().chain(order).copied().collect();
                least = count(&part, &order, |_| false, least).map_or(least, |blocks| blocks.min(least));
            });
            sum[0] += best.blocks;
            sum[1] += least;
        }
        sum
    }

    fn permute(numbers: &mut Vec<u32>, done: usize, take: &mut impl FnMut(&[u32])) {
        if done == numbers.len() {
            return take(numbers);
        }
        for at in done..numbers.len() {
            numbers.swap(done, at);
            permute(numbers, done + 1, take);
            numbers.swap(done, at);
        }
    }

    #[test]
    fn no_order_of_a_small_tangle_takes_fewer_copies() {
        let graphs: [&[&[usize]]; 6] = [
            &[&[1, 4], &[2, 3], &[3], &[1, 4], &[5, 2], &[]],
            &[&[1, 2], &[2, 3], &[1, 4], &[1], &[3, 5], &[]],
            &[&[1, 2], &[3, 5], &[4, 3], &[2, 1], &[1, 3], &[]],
            &[&[3, 1], &[2], &[4, 1], &[4, 2], &[3, 5], &[]],
            &[&[1, 2], &[2, 3], &[3, 4], &[4, 1], &[2, 5], &[]],
            &[&[2, 4], &[3, 2], &[1, 5], &[4, 1], &[2, 3], &[]],
        ];
        for graph in graphs {
            let [found, least] = blocks(&outline(graph));
            assert!(found > 0, "{graph:?} is reducible");
            assert_eq!(found, least, "{graph:?}");
        }
        assert_eq!(blocks(&outline(graphs[0]))[0], 4 + 3);
    }
}
