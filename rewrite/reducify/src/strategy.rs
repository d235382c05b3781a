//! The choice between copies and a dispatch, region by region, from the outside to the inside.

use super::{
    dispatch,
    duplicate::{Copies, Sizes},
    outline::Outline,
    region::Region,
    report::{Choice, Cycle},
    settings::{Manner, Settings},
};
use dfquery_engine::plural::counted;
use dfquery_engine::{cancel, run::Session};
use rustc_hash::{FxHashMap, FxHashSet};

/// The nodes whose sizes may be counted for each tuple that a function is worth, all sizes of the function together. The usual
/// million takes two seconds or so.
const WEIGHED: usize = 1;

/// The pairs of a block and another, or of two edges, for which orders may be tried, all regions of the function together.
const TRIED: usize = 10;

/// The blocks and cycles around them among which regions may be looked for, all rounds together.
const SOUGHT: usize = 10;

/// Which part of the time of a function its dispatches may take, all of them together, where copies could be had.
const NEXT_TO_NOTHING: f64 = 0.01;

/// Obstacles to changing blocks, by block.
pub struct Obstacles {
    /// Blocks that cannot be copied, and why.
    pub uncopyable: FxHashMap<u32, String>,
    /// Blocks that no branch can lead to.
    pub undispatchable: FxHashSet<u32>,
}

/// Makes `outline` reducible by the rules of `session`. Returns the treatment of each cycle, in order.
///
/// An irreducible region that is dispatched may contain others: they are found in the next round. The first region of a
/// round is the one where a dispatch costs most time per block that copies take, then the one that grows least. Nothing
/// is decided twice, so there are at most as many rounds as levels of nested regions.
///
/// If both copies and a dispatch are possible, the resulting run time or size of the function decides.
///
/// Limits  beyond [`WEIGHED`] copies within the budget are taken without such a comparison, and beyond [`TRIED`] none are
///         looked for
///
/// # Errors
///
/// The first cycle that cannot be treated, with the reason; beyond [`SOUGHT`] any remaining one.
pub fn make_reducible(
    outline: &mut Outline,
    session: &Session,
    obstacles: &Obstacles,
    settings: &Settings,
    costs: &Costs,
) -> Result<Vec<Cycle>, Cycle> {
    let most = (settings.budget.function * outline.nodes.len() as f64).floor() as usize;
    let room = most.saturating_sub(outline.nodes.len());
    let spare = NEXT_TO_NOTHING * (costs.time)(outline);
    let mut work = Work { session, obstacles, settings, costs, weighed: 0, tried: 0, sought: 0, room, spare };
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
        offers.sort_by(|(region, offer), (other, rival)| rival.gain(other).total_cmp(&offer.gain(region)));
        for (region, offer) in offers {
            cancel::check();
            cycles.push(work.settle(&region, offer, outline)?);
        }
    }
}

/// The reason for cycles that remain.
const TOO_DEEP: &str =
    "it takes too long to find the cycles inside: --budget-tuples N raises the budget, 1000000 by default";

/// The entry of the report for `region`, a cycle of `outline` that has `after` blocks now.
fn done(region: &Region, outline: &Outline, choice: Choice, reason: String, after: usize) -> Cycle {
    let root = outline.nodes[region.entries[0]].origin;
    let members = region.nodes.iter().map(|&node| outline.nodes[node].origin).collect();
    let (blocks, entries) = (region.nodes.len(), region.entries.len());
    Cycle { root, blocks, entries, after, choice, reason, members, order: Vec::new() }
}

/// The costs of a function under a given control flow.
pub struct Costs<'c> {
    /// The instructions that it has, if facts tell enough to build it.
    pub size: &'c dyn Fn(&Outline) -> Option<usize>,
    /// The instructions of one node.
    pub length: &'c dyn Fn(Option<u32>) -> usize,
    /// The instructions that an invocation executes.
    pub time: &'c dyn Fn(&Outline) -> f64,
}

/// The best copies of a region, or the reason why there are none.
enum Offer {
    /// Copies, and how much time a dispatch would take, if that is asked and it can be had.
    Copies(Box<Copies>, Option<f64>),
    Refused(String),
}

impl Offer {
    fn growth(&self, region: &Region) -> usize {
        match self {
            Offer::Copies(copies, _) => copies.blocks - region.nodes.len(),
            Offer::Refused(_) => usize::MAX,
        }
    }

    /// The time saved per block that copies take.
    fn gain(&self, region: &Region) -> f64 {
        match self {
            Offer::Copies(_, Some(time)) => time / self.growth(region).max(1) as f64,
            _ => 0.0,
        }
    }
}

struct Work<'w> {
    session: &'w Session<'w>,
    obstacles: &'w Obstacles,
    settings: &'w Settings,
    costs: &'w Costs<'w>,
    /// Nodes that sizes were counted of.
    weighed: usize,
    /// Tuples that orders were tried for.
    tried: usize,
    /// Blocks and cycles around them among which regions were looked for.
    sought: usize,
    /// Blocks that may still be added.
    room: usize,
    /// Time that dispatches may still take where copies could be had.
    spare: f64,
}

impl Work<'_> {
    /// Number of tuples that the function is worth.
    fn tuples(&self) -> usize {
        self.settings.tuples as usize
    }

    fn regions(&mut self, outline: &Outline) -> Vec<Region> {
        let (regions, sought) = Region::all(outline, self.session);
        self.sought += sought;
        regions
    }

    fn offer(&mut self, region: &Region, outline: &Outline) -> Offer {
        if self.settings.manner == Manner::Dispatch {
            return Offer::Refused("as asked for".to_owned());
        }
        let pairs = region.pairs(outline);
        let orders = (TRIED * self.tuples()).saturating_sub(self.tried) / pairs;
        if orders == 0 {
            return Offer::Refused("the cycle is too large to look for copies".to_owned());
        }
        let obstacle = |node: usize| self.obstacles.uncopyable.get(&outline.nodes[node].origin?);
        let blocks = region.nodes.len();
        let allowed = (self.settings.budget.cycle * blocks as f64).floor() as usize;
        let most = allowed.min(blocks + self.room);
        let (costs, mut weighed, enough) = (self.costs, self.weighed, WEIGHED * self.tuples());
        let mut size = |outline: &Outline| {
            weighed += outline.nodes.len();
            (weighed <= enough).then(|| (costs.size)(outline)).flatten()
        };
        let mut sizes =
            Sizes { node: &|node| (costs.length)(outline.nodes[node].origin), function: &mut size };
        let is_fixed = |node| obstacle(node).is_some();
        let (best, tried) = Copies::best(region, outline, self.session, is_fixed, most, orders, &mut sizes);
        self.weighed = weighed;
        self.tried += tried * pairs;
        if let Some(copies) = best {
            let time = self.dispatch_time(region, outline);
            return Offer::Copies(Box::new(copies), time);
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

    /// Returns true if a branch can lead to all entries.
    fn is_dispatchable(&self, region: &Region, outline: &Outline) -> bool {
        let mut blocks = region.entries.iter().filter_map(|&entry| outline.nodes[entry].origin);
        !blocks.any(|block| self.obstacles.undispatchable.contains(&block))
    }

    /// The time that dispatches for `region` and the cycles left in it would add; none if time does not decide or no
    /// dispatch is possible.
    fn dispatch_time(&mut self, region: &Region, outline: &Outline) -> Option<f64> {
        let asks = self.settings.manner == Manner::Auto && self.weighed <= WEIGHED * self.tuples();
        if !asks || !self.is_dispatchable(region, outline) {
            return None;
        }
        self.weighed += 2 * outline.nodes.len();
        let dispatched = self.dispatched(region, outline)?;
        Some((self.costs.time)(&dispatched) - (self.costs.time)(outline))
    }

    /// The reason why copies of `region` are no good choice: a dispatch is possible with fewer instructions and, if
    /// time counts, its `time` is negligible.
    fn dearer(
        &mut self,
        region: &Region,
        copies: &Copies,
        time: Option<f64>,
        outline: &Outline,
    ) -> Option<String> {
        let may_be = match self.settings.manner {
            Manner::Auto => time.is_some_and(|time| time <= self.spare),
            manner => manner == Manner::Size,
        };
        if !may_be || self.weighed > WEIGHED * self.tuples() || !self.is_dispatchable(region, outline) {
            return None;
        }
        self.weighed += 3 * outline.nodes.len();
        let mut copied = outline.clone();
        copies.apply(region, &mut copied, self.session);
        let dispatched = self.dispatched(region, outline)?;
        let [before, copied, dispatched] =
            [outline, &copied, &dispatched].map(|outline| (self.costs.size)(outline));
        let (copies, dispatch) = (copied?.saturating_sub(before?), dispatched?.saturating_sub(before?));
        if dispatch >= copies {
            return None;
        }
        let reason = format!("copies would take {} more, this {dispatch}", counted(copies, "instruction"));
        let Some(time) = time else { return Some(reason) };
        self.spare -= time;
        Some(format!("{reason} and next to no time"))
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
                cancel::check();
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
            Offer::Copies(copies, time) if copies.blocks - region.nodes.len() <= self.room => {
                match self.dearer(region, &copies, time, outline) {
                    Some(reason) => reason,
                    None => {
                        let mut done =
                            cycle(Choice::Duplicated, "within the budget".to_owned(), copies.blocks);
                        done.order = copies.origins(region, outline);
                        self.room -= copies.blocks - region.nodes.len();
                        copies.apply(region, outline, self.session);
                        return Ok(done);
                    }
                }
            }
            Offer::Copies(..) => self.full(),
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
