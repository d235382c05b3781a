//! Irreducible regions made reducible by copies: how many it takes, and the copies themselves.

use super::{
    order,
    outline::{Node, Outline},
    region::Region,
};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
    stop,
    tuple::Tuples,
};
use dfquery_rules::{entity::Block, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// The block of an irreducible region alone that leads to its entries.
const DOOR: Block = Block(0);

/// A block of an irreducible region alone, and which of its copies.
type Copied = (Block, u32);

/// An irreducible region alone, with what the rules say of it under an order.
pub struct Copies {
    base: FactBase,
    order: Vec<u32>,
    /// Blocks of the region once it is copied, the first copies included.
    pub blocks: usize,
}

impl Copies {
    /// The best of several orders, `orders` at most, and how many were tried; none if all of them need more than `most` blocks,
    /// or a copy of a node that is `fixed`.
    pub fn best(
        region: &Region,
        outline: &Outline,
        fixed: impl Fn(usize) -> bool,
        most: usize,
        orders: usize,
    ) -> (Option<Copies>, usize) {
        let alone = region.alone(outline);
        let fixed = |node: u32| fixed(region.nodes[node as usize - 1]);
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
                if blocks <= region.nodes.len() + 1 {
                    break; // what is irreducible takes one copy at least
                }
            }
        }
        drop(session);
        (best.map(|(order, blocks)| Copies { base, order, blocks }), tried)
    }

    /// Puts the copies of `region` into `outline`.
    pub fn apply(&self, region: &Region, outline: &mut Outline) {
        let session = dfquery_rules::session(&self.base);
        let mut part = ordered(&session.part(0), &self.order);
        let roots: FxHashSet<Block> = part.rows().map(|row: relation::IrreducibleRegion| row.root).collect();
        part.supply(roots.into_iter().map(|root| relation::Duplicated { root }));
        let mut nodes: FxHashMap<Copied, usize> = FxHashMap::default();
        for (at, &node) in (1..).map(Block).zip(&region.nodes) {
            nodes.insert((at, 0), node);
        }
        for relation::Copy { block, skipped } in part.rows() {
            let original = region.nodes[block.0 as usize - 1];
            nodes.insert((block, skipped), outline.nodes.len());
            let copy: Node = outline.nodes[original].clone();
            outline.nodes.push(copy);
        }
        let redirections = part.rows::<relation::Redirection>();
        enter(region, outline, redirections.clone(), &nodes);
        for row in redirections.filter(|row| row.from != DOOR) {
            let successors = &mut outline.nodes[nodes[&(row.from, row.skipped)]].successors;
            let successor = successors
                .iter_mut()
                .find(|known| known.number == row.successor)
                .expect("a successor of the region");
            successor.to = nodes[&(row.to, row.next)];
        }
    }
}

/// Leads what enters `region` from outside to the copies that it belongs to.
fn enter(
    region: &Region,
    outline: &mut Outline,
    redirections: Tuples<'_, relation::Redirection>,
    nodes: &FxHashMap<Copied, usize>,
) {
    let doors = redirections.filter(|row| row.from == DOOR);
    let doors: FxHashMap<usize, usize> =
        doors.map(|row| (region.entries[row.successor as usize], nodes[&(row.to, row.next)])).collect();
    let inside: FxHashSet<usize> = region.nodes.iter().chain(nodes.values()).copied().collect();
    let nodes = outline.nodes.iter_mut().enumerate();
    for (_, node) in nodes.filter(|(at, _)| !inside.contains(at)) {
        for successor in &mut node.successors {
            successor.to = doors.get(&successor.to).copied().unwrap_or(successor.to);
        }
    }
}

/// The region, with what is the same under all orders.
fn unordered<'s>(session: &'s Session<'_>) -> Part<'s> {
    let part = session.part(0);
    part.rows::<relation::Successor>();
    part.rows::<relation::Reachable>();
    part.rows::<relation::IrreducibleRegion>();
    part
}

fn ordered<'s>(region: &Part<'s>, order: &[u32]) -> Part<'s> {
    let mut part = region.fork();
    let blocks = (0..).map(Block).zip(order);
    part.supply(blocks.map(|(block, &number)| relation::Visit { block, number }));
    part
}

/// How many blocks the region has once it is copied under `order`.
///
/// None if that takes more than `most`, a copy of a node that is `fixed`, or too many headers for a context.
///
/// Contexts are explored as the rules derive them, so that exploring can end with the budget.
fn count(region: &Part, order: &[u32], fixed: impl Fn(u32) -> bool, most: usize) -> Option<usize> {
    let part = ordered(region, order);
    if !part.rows::<relation::TooDeep>().is_empty() {
        return None;
    }
    let mut passages: FxHashMap<Block, Vec<relation::ContextStep>> = FxHashMap::default();
    for passage in part.rows::<relation::ContextStep>() {
        passages.entry(passage.from).or_default().push(passage);
    }
    let mut seen: FxHashSet<Copied> = FxHashSet::default();
    let mut open = vec![(DOOR, 0)];
    while let Some((block, skipped)) = open.pop() {
        stop::check();
        for &relation::ContextStep { to, keep, gain, .. } in passages.get(&block).into_iter().flatten() {
            let context = (to, skipped & keep | gain);
            if context.1 != 0 && fixed(to.0) {
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

    /// The blocks of the regions of `outline` once they are copied, and with the best of all orders that there are.
    fn blocks(outline: &Outline) -> [usize; 2] {
        let mut sum = [0, 0];
        for region in Region::all(outline).0 {
            let best = Copies::best(&region, outline, |_| false, usize::MAX, usize::MAX)
                .0
                .expect("nothing stands in the way");
            let base = region.alone(outline).facts();
            let session = dfquery_rules::session(&base);
            let part = unordered(&session);
            let mut least = usize::MAX;
            permute(&mut (1..=region.nodes.len() as u32).collect(), 0, &mut |order| {
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
    fn no_order_of_a_small_region_takes_fewer_copies() {
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
