//! The choice between copies and a dispatch, tangle by tangle, from the outside to the inside.

use super::{
    dispatch,
    duplicate::Copies,
    outline::Outline,
    report::{Choice, Cycle},
    settings::{Manner, Settings},
    tangle::Tangle,
};
use dfquery_engine::plural::counted;
use dfquery_engine::stop;
use rustc_hash::{FxHashMap, FxHashSet};

/// A tuple that a function is worth lets sizes be counted of so many nodes, all sizes of the function together. The usual
/// million takes two seconds or so.
const WEIGHED: usize = 1;

/// It lets orders be tried for so many pairs of blocks, all tangles of the function together.
const TRIED: usize = 10;

/// It lets tangles be looked for among so many blocks and cycles around them, all rounds together.
const SOUGHT: usize = 10;

/// What stands in the way of changing blocks, by block.
pub struct Obstacles {
    /// Blocks that cannot be copied, and why.
    pub uncopyable: FxHashMap<u32, String>,
    /// Blocks that no branch can lead to.
    pub undispatchable: FxHashSet<u32>,
}

/// Makes `outline` reducible. Gives what was done about each cycle, in order.
///
/// A tangle that is dispatched may have others inside: they are looked for in the next round. Of the tangles of one round the
/// one that grows least is served first. Nothing is decided twice, so rounds are at most as many as tangles are deep.
///
/// Where copies and a dispatch can both be had, what decides is the `size` that the function then has, in instructions.
///
/// Limits  beyond [`WEIGHED`] copies within the budget are taken without such a comparison, and beyond [`TRIED`] none are
///         looked for
///
/// Errors  the cycle about which nothing can be done, with the reason; beyond [`SOUGHT`] any that is left
pub fn untangle(
    outline: &mut Outline,
    obstacles: &Obstacles,
    settings: &Settings,
    size: &dyn Fn(&Outline) -> Option<usize>,
) -> Result<Vec<Cycle>, Cycle> {
    let most = (settings.budget.function * outline.nodes.len() as f64).floor() as usize;
    let room = most.saturating_sub(outline.nodes.len());
    let mut work = Work { obstacles, settings, size, weighed: 0, tried: 0, sought: 0, room };
    let mut cycles = Vec::new();
    loop {
        let tangles = work.tangles(outline);
        let Some(first) = tangles.first() else { return Ok(cycles) };
        if work.sought > SOUGHT * work.tuples() {
            return Err(done(first, outline, Choice::Left, TOO_DEEP.to_owned(), first.nodes.len()));
        }
        let mut offers: Vec<(Tangle, Offer)> = Vec::new();
        for tangle in tangles {
            let offer = work.offer(&tangle, outline);
            offers.push((tangle, offer));
        }
        offers.sort_by_key(|(tangle, offer)| offer.growth(tangle));
        for (tangle, offer) in offers {
            stop::check();
            cycles.push(work.settle(&tangle, offer, outline)?);
        }
    }
}

/// Why cycles are left at last.
const TOO_DEEP: &str =
    "it takes too long to find the cycles inside: --budget-tuples N raises the budget, 1000000 by default";

/// What is told of `tangle`, a cycle of `outline` that has `after` blocks now.
fn done(tangle: &Tangle, outline: &Outline, choice: Choice, reason: String, after: usize) -> Cycle {
    let root = outline.nodes[tangle.entries[0]].origin;
    Cycle { root, blocks: tangle.nodes.len(), entries: tangle.entries.len(), after, choice, reason }
}

/// What copies would cost.
enum Offer {
    Copies(Box<Copies>),
    Refused(String),
}

impl Offer {
    fn growth(&self, tangle: &Tangle) -> usize {
        match self {
            Offer::Copies(copies) => copies.blocks - tangle.nodes.len(),
            Offer::Refused(_) => usize::MAX,
        }
    }
}

struct Work<'w> {
    obstacles: &'w Obstacles,
    settings: &'w Settings,
    /// How many instructions the function has with this control flow, if facts tell enough to build it.
    size: &'w dyn Fn(&Outline) -> Option<usize>,
    /// Nodes that sizes were counted of.
    weighed: usize,
    /// Tuples that orders were tried for.
    tried: usize,
    /// Blocks and cycles around them among which tangles were looked for.
    sought: usize,
    /// Blocks that may still be added.
    room: usize,
}

impl Work<'_> {
    /// How many tuples the function is worth.
    fn tuples(&self) -> usize {
        self.settings.tuples as usize
    }

    fn tangles(&mut self, outline: &Outline) -> Vec<Tangle> {
        let (tangles, sought) = Tangle::all(outline);
        self.sought += sought;
        tangles
    }

    fn offer(&mut self, tangle: &Tangle, outline: &Outline) -> Offer {
        if self.settings.manner == Manner::Dispatch {
            return Offer::Refused("as asked for".to_owned());
        }
        let orders = (TRIED * self.tuples()).saturating_sub(self.tried) / tangle.nodes.len().pow(2);
        if orders == 0 {
            return Offer::Refused("the cycle is too large to look for copies".to_owned());
        }
        let obstacle = |node: usize| self.obstacles.uncopyable.get(&outline.nodes[node].origin?);
        let blocks = tangle.nodes.len();
        let allowed = (self.settings.budget.cycle * blocks as f64).floor() as usize;
        let most = allowed.min(blocks + self.room);
        let (best, tried) = Copies::best(tangle, outline, |node| obstacle(node).is_some(), most, orders);
        self.tried += tried * blocks.pow(2);
        if let Some(copies) = best {
            return Offer::Copies(Box::new(copies));
        }
        Offer::Refused(match tangle.nodes.iter().find_map(|&node| obstacle(node)) {
            Some(reason) => format!("{reason} cannot be copied"),
            None if allowed <= blocks + self.room => {
                format!("copies would make more than {} of it", counted(allowed, "block"))
            }
            None => self.full(),
        })
    }

    fn full(&self) -> String {
        format!("the function has room for {}", counted(self.room, "more block"))
    }

    /// Whether a branch can lead to all entries.
    fn is_dispatchable(&self, tangle: &Tangle, outline: &Outline) -> bool {
        let mut blocks = tangle.entries.iter().filter_map(|&entry| outline.nodes[entry].origin);
        !blocks.any(|block| self.obstacles.undispatchable.contains(&block))
    }

    /// Why copies of `tangle` are no good choice, if a dispatch can be had for fewer instructions.
    fn dearer(&mut self, tangle: &Tangle, copies: &Copies, outline: &Outline) -> Option<String> {
        if self.settings.manner != Manner::Auto
            || self.weighed > WEIGHED * self.tuples()
            || !self.is_dispatchable(tangle, outline)
        {
            return None;
        }
        self.weighed += 3 * outline.nodes.len();
        let mut copied = outline.clone();
        copies.apply(tangle, &mut copied);
        let dispatched = self.dispatched(tangle, outline)?;
        let [before, copied, dispatched] =
            [outline, &copied, &dispatched].map(|outline| (self.size)(outline));
        let (copies, dispatch) = (copied?.saturating_sub(before?), dispatched?.saturating_sub(before?));
        let copies_take =
            || format!("copies would take {} more, this {dispatch}", counted(copies, "instruction"));
        (dispatch < copies).then(copies_take)
    }

    /// `outline` with dispatches for `tangle` and for all that is left of it, if branches can lead to all of their entries.
    fn dispatched(&mut self, tangle: &Tangle, outline: &Outline) -> Option<Outline> {
        let mut outline = outline.clone();
        dispatch::apply(tangle, &mut outline);
        loop {
            let is_part =
                |inner: &Tangle| inner.nodes.iter().any(|node| tangle.nodes.binary_search(node).is_ok());
            let left: Vec<Tangle> = self.tangles(&outline).into_iter().filter(is_part).collect();
            if left.is_empty() {
                return Some(outline);
            }
            if self.sought > SOUGHT * self.tuples() {
                return None;
            }
            for inner in left {
                stop::check();
                if !self.is_dispatchable(&inner, &outline) {
                    return None;
                }
                dispatch::apply(&inner, &mut outline);
            }
        }
    }

    fn settle(&mut self, tangle: &Tangle, offer: Offer, outline: &mut Outline) -> Result<Cycle, Cycle> {
        let cycle = |choice, reason, after| done(tangle, outline, choice, reason, after);
        let reason = match offer {
            Offer::Copies(copies) if copies.blocks - tangle.nodes.len() <= self.room => {
                match self.dearer(tangle, &copies, outline) {
                    Some(reason) => reason,
                    None => {
                        let done = cycle(Choice::Duplicated, "within the budget".to_owned(), copies.blocks);
                        self.room -= copies.blocks - tangle.nodes.len();
                        copies.apply(tangle, outline);
                        return Ok(done);
                    }
                }
            }
            Offer::Copies(_) => self.full(),
            Offer::Refused(reason) => reason,
        };
        if self.settings.manner == Manner::Duplicate {
            return Err(cycle(Choice::Left, reason, tangle.nodes.len()));
        }
        if !self.is_dispatchable(tangle, outline) {
            let reason = format!("{reason}, and no branch can lead to a landing pad");
            return Err(cycle(Choice::Left, reason, tangle.nodes.len()));
        }
        let done = cycle(Choice::Dispatched, reason, tangle.nodes.len() + 1);
        dispatch::apply(tangle, outline);
        Ok(done)
    }
}
