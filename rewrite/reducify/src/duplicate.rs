//! Irreducible regions made reducible by copies: how many it takes, and the copies themselves.

use super::{
    order,
    outline::{Node, Outline},
    region::Region,
};
use dfquery_engine::{
    base::FactBase,
    cancel,
    run::{Part, Session},
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

/// An order, and the size of the region once it is copied under it.
struct Candidate {
    order: Vec<u32>,
    blocks: usize,
    /// Instructions of the region once it is copied, without the phis where values meet.
    least: usize,
}

/// Instructions, with which copies are compared.
pub struct Sizes<'s> {
    /// Those of a node.
    pub node: &'s dyn Fn(usize) -> usize,
    /// Those of the function with this control flow; none once the limit on counting is reached.
    pub function: &'s mut dyn FnMut(&Outline) -> Option<usize>,
}

impl Copies {
    /// The best of several orders, `orders` at most, and how many were tried; none if all of them need more than `most` blocks,
    /// or a copy of a node that is `fixed`.
    ///
    /// The best has the fewest instructions. All that orders can ask for is counted that may be the best, as long as
    /// `sizes` go on.
    pub fn best(
        region: &Region,
        outline: &Outline,
        session: &Session,
        fixed: impl Fn(usize) -> bool,
        most: usize,
        orders: usize,
        sizes: &mut Sizes,
    ) -> (Option<Copies>, usize) {
        let alone = region.alone(outline);
        let fixed = |node: u32| fixed(region.nodes[node as usize - 1]);
        let base = alone.facts(session);
        let of_region = session.beside(&base);
        let part = unordered(&of_region);
        let (mut candidates, mut met) = (Vec::new(), FxHashSet::default());
        let mut tried = 0;
        for order in order::orders(&alone).take(orders) {
            cancel::check();
            tried += 1;
            let Some(shape) = shape(&part, &alone, &order, fixed, most) else { continue };
            let of_node = |node: &u32| (sizes.node)(region.nodes[*node as usize - 1]);
            let least = shape.blocks.iter().map(of_node).sum();
            if met.insert(shape.ways) {
                candidates.push(Candidate { order, blocks: shape.blocks.len(), least });
            }
        }
        drop(of_region);
        candidates.sort_by_key(|candidate| (candidate.least, candidate.blocks));
        let before: usize = region.nodes.iter().map(|&node| (sizes.node)(node)).sum();
        let rest = match candidates.len() {
            ..2 => None,
            _ => (sizes.function)(outline).map(|size| size.saturating_sub(before)),
        };
        let mut candidates = candidates.into_iter();
        let Some(Candidate { order, blocks, .. }) = candidates.next() else { return (None, tried) };
        let mut best = Copies { base, order, blocks };
        let Some(rest) = rest else { return (Some(best), tried) };
        let mut least = best.size(region, outline, session, sizes);
        for Candidate { order, blocks, least: own } in candidates {
            if least.is_none_or(|least| rest + own >= least) {
                break;
            }
            let before =
                (std::mem::replace(&mut best.order, order), std::mem::replace(&mut best.blocks, blocks));
            match best.size(region, outline, session, sizes) {
                Some(size) if least.is_some_and(|least| size < least) => least = Some(size),
                _ => (best.order, best.blocks) = before,
            }
        }
        (Some(best), tried)
    }

    /// Number of instructions of the function with these copies.
    fn size(
        &self,
        region: &Region,
        outline: &Outline,
        session: &Session,
        sizes: &mut Sizes,
    ) -> Option<usize> {
        let mut copied = outline.clone();
        self.apply(region, &mut copied, session);
        (sizes.function)(&copied)
    }

    /// The blocks of `outline` that the region's nodes are copies of, in the order that the copies follow from.
    pub fn origins(&self, region: &Region, outline: &Outline) -> Vec<Option<u32>> {
        let mut numbered: Vec<(u32, usize)> =
            self.order[1..].iter().copied().zip(region.nodes.iter().copied()).collect();
        numbered.sort_unstable();
        numbered.into_iter().map(|(_, node)| outline.nodes[node].origin).collect()
    }

    /// Puts the copies of `region` into `outline`.
    pub fn apply(&self, region: &Region, outline: &mut Outline, session: &Session) {
        let session = session.beside(&self.base);
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

/// A region once it is copied.
struct Shape {
    /// Which node each of its blocks is a copy of, in the order in which a walk from the door finds them.
    blocks: Vec<u32>,
    /// The control flow: of the door and then of each of these blocks the node, and where in this order its successors lead.
    /// Equal control flow has equal numbers here, whatever the contexts are called.
    ways: Vec<u32>,
}

/// The region, `alone` as control flow, after copying under `order`.
///
/// None if that takes more than `most` blocks, a copy of a node that is `fixed`, or too many headers for a context.
///
/// Contexts are explored as the rules derive them, so that exploring can end with the budget.
fn shape(
    region: &Part,
    alone: &Outline,
    order: &[u32],
    fixed: impl Fn(u32) -> bool,
    most: usize,
) -> Option<Shape> {
    let part = ordered(region, order);
    if !part.rows::<relation::TooDeep>().is_empty() {
        return None;
    }
    let mut steps: FxHashMap<(Block, Block), relation::ContextStep> = FxHashMap::default();
    steps.extend(part.rows().map(|step: relation::ContextStep| ((step.from, step.to), step)));
    let (mut found, mut number) = (vec![(DOOR, 0)], FxHashMap::from_iter([((DOOR, 0), 0)]));
    let (mut ways, mut next) = (Vec::new(), 0);
    while let Some(&(block, skipped)) = found.get(next) {
        cancel::check();
        next += 1;
        ways.push(block.0);
        for successor in &alone.nodes[block.0 as usize].successors {
            let to = Block(successor.to as u32);
            let relation::ContextStep { keep, gain, .. } = steps[&(block, to)];
            let context: Copied = (to, skipped & keep | gain);
            if context.1 != 0 && fixed(to.0) {
                return None;
            }
            let fresh = found.len() as u32;
            ways.push(*number.entry(context).or_insert(fresh));
            if number.len() > found.len() {
                found.push(context);
            }
        }
        if found.len() - 1 > most {
            return None;
        }
    }
    let blocks = found[1..].iter().map(|(block, _)| block.0).collect();
    Some(Shape { blocks, ways })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outline::Successor;

    /// The control flow whose node `at` leads to `successors[at]`.
    fn outline(successors: &[&[usize]]) -> Outline {
        let successor = |(number, &to): (u32, &usize)| Successor { number, to, label: 0 };
        let node = |successors: &&[usize]| Node {
            origin: None,
            successors: (0..).zip(*successors).map(successor).collect(),
        };
        Outline { nodes: successors.iter().map(node).collect() }
    }

    /// Sizes with which copies are compared by their blocks.
    fn blocks_alone<'s>() -> Sizes<'s> {
        Sizes { node: &|_| 1, function: Box::leak(Box::new(|_: &Outline| None)) }
    }

    /// The blocks of the regions of `outline` once they are copied, and with the best of all orders that there are.
    fn blocks(outline: &Outline) -> [usize; 2] {
        let mut sum = [0, 0];
        let nothing = FactBase::new(dfquery_rules::built_in().schema().clone());
        let session = &dfquery_rules::built_in().session(&nothing);
        for region in Region::all(outline, session).0 {
            let best = Copies::best(
                &region,
                outline,
                session,
                |_| false,
                usize::MAX,
                usize::MAX,
                &mut blocks_alone(),
            )
            .0
            .expect("nothing stands in the way");
            let alone = region.alone(outline);
            let base = alone.facts(session);
            let of_region = session.beside(&base);
            let part = unordered(&of_region);
            let mut least = usize::MAX;
            permute(&mut (1..=region.nodes.len() as u32).collect(), 0, &mut |order| {
                let order: Vec<u32> = [0].iter().chain(order).copied().collect();
                let shape = shape(&part, &alone, &order, |_| false, least);
                least = shape.map_or(least, |shape| shape.blocks.len().min(least));
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

    /// Node 1 is long, and whatever the order in which its cycle is written, no copy of it is made.
    #[test]
    fn the_shorter_entry_is_copied() {
        let nothing = FactBase::new(dfquery_rules::built_in().schema().clone());
        let session = &dfquery_rules::built_in().session(&nothing);
        for graph in [&[&[1_usize, 2][..], &[2], &[1, 3], &[]], &[&[2, 1][..], &[2], &[1, 3], &[]]] {
            let outline = outline(graph);
            let region = &Region::all(&outline, session).0[0];
            let length = |node: usize| if node == 1 { 9 } else { 2 };
            let mut none = |_: &Outline| None;
            let mut sizes = Sizes { node: &length, function: &mut none };
            let best =
                Copies::best(region, &outline, session, |_| false, 9, 9, &mut sizes).0.expect("copies");
            let mut copied = outline.clone();
            best.apply(region, &mut copied, session);
            assert_eq!(copied.nodes.len(), 5);
            assert_eq!(copied.nodes[4].successors, outline.nodes[2].successors.clone());
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
