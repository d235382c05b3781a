//! The choice between copies and a dispatch, region by region, from the outside to the inside.

use super::{
    dispatch,
    duplicate::Copies,
    outline::Outline,
    region::Region,
    report::{Choice, Cycle},
    settings::{Manner, Settings},
};
use dfquery_engine::plural::counted;
use dfquery_engine::stop;
use rustc_hash::{FxHashMap, FxHashSet};

/// A tuple that a function is worth lets sizes be counted of so many nodes, all sizes of the function together. The usual
/// million takes two seconds or so.
const WEIGHED: usize = 1;

/// It lets orders be tried for so many pairs of blocks, all regions of the function together.
const TRIED: usize = 10;

/// It lets regions be looked for among so many blocks and cycles around them, all rounds together.
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
/// An irreducible region that is dispatched may have others inside: they are looked for in the next round. Of the regions of one round the
/// one that grows least is served first. Nothing is decided twice, so rounds are at most as many as regions are deep.
///
/// Where copies and a dispatch can both be had, what decides is the `size` that the function then has, in instructions.
///
/// Limits  beyond [`WEIGHED`] copies within the budget are taken without such a comparison, and beyond [`TRIED`] none are
///         looked for
///
/// # Errors
///
/// The cycle about which nothing can be done, with the reason; beyond [`SOUGHT`] any that is left.
pub fn make_reducible(
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
        let regions = work.regions(outline);
        let Some(first) = regions.first() else { return Ok(cycles) };
        if work.sought > SOUGHT * work.tuples() {
            return Err(done(first, outline, Choice::Left, TOO_DEEP.to_owned(), first.nodes.len()));
        }
        let mut offers: Vec<(Region, Offer)> = Vec::new();
        for region in regions {
            let offer = work.offer(&region, outline);
            offers.push((region, offer));
        }
        offers.sort_by_key(|(region, offer)| offer.growth(region));
        for (region, offer) in offers {
            stop::check();
            cycles.push(work.settle(&region, offer, outline)?);
        }
    }
}

/// Why cycles are left at last.
const TOO_DEEP: &str =
    "it takes too long to find the cycles inside: --budget-tuples N raises the budget, 1000000 by default";

/// What is told of `region`, a cycle of `outline` that has `after` blocks now.
fn done(region: &Region, outline: &Outline, choice: Choice, reason: String, after: usize) -> Cycle {
    let root = outline.nodes[region.entries[0]].origin;
    Cycle { root, blocks: region.nodes.len(), entries: region.entries.len(), after, choice, reason }
}

/// What copies would cost.
enum Offer {
    Copies(Box<Copies>),
    Refused(String),
}

impl Offer {
    fn growth(&self, region: &Region) -> usize {
        match self {
            Offer::Copies(copies) => copies.blocks - region.nodes.len(),
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
    /// Blocks and cycles around them among which regions were looked for.
    sought: usize,
    /// Blocks that may still be added.
    room: usize,
}

impl Work<'_> {
    /// How many tuples the function is worth.
    fn tuples(&self) -> usize {
        self.settings.tuples as usize
    }

    fn regions(&mut self, outline: &Outline) -> Vec<Region> {
        let (regions, sought) = Region::all(outline);
        self.sought += sought;
        regions
    }

    fn offer(&mut self, region: &Region, outline: &Outline) -> Offer {
        if self.settings.manner == Manner::Dispatch {
            return Offer::Refused("as asked for".to_owned());
        }
        let orders = (TRIED * self.tuples()).saturating_sub(self.tried) / region.nodes.len().pow(2);
        if orders == 0 {
            return Offer::Refused("the cycle is too large to look for copies".to_owned());
        }
        let obstacle = |node: usize| self.obstacles.uncopyable.get(&outline.nodes[node].origin?);
        let blocks = region.nodes.len();
        let allowed = (self.settings.budget.cycle * blocks as f64).floor() as usize;
        let most = allowed.min(blocks + self.room);
        let (best, tried) = Copies::best(region, outline, |node| obstacle(node).is_some(), most, orders);
        self.tried += tried * blocks.pow(2);
        if let Some(copies) = best {
            return Offer::Copies(Box::new(copies));
        }
        Offer::Refused(match region.nodes.iter().find_map(|&node| obstacle(node)) {
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
    fn is_dispatchable(&self, region: &Region, outline: &Outline) -> bool {
        let mut blocks = region.entries.iter().filter_map(|&entry| outline.nodes[entry].origin);
        !blocks.any(|block| self.obstacles.undispatchable.contains(&block))
    }

    /// Why copies of `region` are no good choice, if a dispatch can be had for fewer instructions.
    fn dearer(&mut self, region: &Region, copies: &Copies, outline: &Outline) -> Option<String> {
        if self.settings.manner != Manner::Auto
            || self.weighed > WEIGHED * self.tuples()
            || !self.is_dispatchable(region, outline)
        {
            return None;
        }
        self.weighed += 3 * outline.nodes.len();
        let mut copied = outline.clone();
        copies.apply(region, &mut copied);
        let dispatched = self.dispatched(region, outline)?;
        let [before, copied, dispatched] =
            [outline, &copied, &dispatched].map(|outline| (self.size)(outline));
        let (copies, dispatch) = (copied?.saturating_sub(before?), dispatched?.saturating_sub(before?));
        let copies_take =
            || format!("copies would take {} more, this {dispatch}", counted(copies, "instruction"));
        (dispatch < copies).then(copies_take)
    }

    /// `outline` with dispatches for `region` and for all that is left of it, if branches can lead to all of their entries.
    fn dispatched(&mut self, region: &Region, outline: &Outline) -> Option<Outline> {
        let mut outline = outline.clone();
        dispatch::apply(region, &mut outline);
        loop {
            let is_part =
                |inner: &Region| inner.nodes.iter().any(|node| region.nodes.binary_search(node).is_ok());
            let left: Vec<Region> = self.regions(&outline).into_iter().filter(is_part).collect();
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

    fn settle(&mut self, region: &Region, offer: Offer, outline: &mut Outline) -> Result<Cycle, Cycle> {
        let cycle = |choice, reason, after| done(region, outline, choice, reason, after);
        let reason = match offer {
            Offer::Copies(copies) if copies.blocks - region.nodes.len() <= self.room => {
                match self.dearer(region, &copies, outline) {
                    Some(reason) => reason,
                    None => {
                        let done = cycle(Choice::Duplicated, "within the budget".to_owned(), copies.blocks);
                        self.room -= copies.blocks - region.nodes.len();
                        copies.apply(region, outline);
                        return Ok(done);
                    }
                }
            }
            Offer::Copies(_) => self.full(),
            Offer::Refused(reason) => reason,
        };
        if self.settings.manner == Manner::Duplicate {
            return Err(cycle(Choice::Left, reason, region.nodes.len()));
        }
        if !self.is_dispatchable(region, outline) {
            let reason = format!("{reason}, and no branch can lead to a landing pad");
            return Err(cycle(Choice::Left, reason, region.nodes.len()));
        }
        let done = cycle(Choice::Dispatched, reason, region.nodes.len() + 1);
        dispatch::apply(region, outline);
        Ok(done)
    }
}
