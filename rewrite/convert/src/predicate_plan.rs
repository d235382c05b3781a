//! The operands of each predicate, as the rules derive them.

use dfquery_engine::run::Part;
use dfquery_rules::{entity::Point, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// The source of the predicate of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `predicate_start`
    Start,
    /// `predicate_loop`
    Loop {
        /// The point before the first iteration.
        preheader: Point,
        /// The point before each later iteration.
        latch: Point,
    },
    /// `predicate_branch`
    Branch {
        /// The branch.
        from: Point,
        /// Its condition.
        direction: bool,
    },
}

/// The derived relations of rules/conversion/predicates.dl.
#[derive(Default)]
pub struct Predicates {
    /// By region.
    pub origins: FxHashMap<Point, Origin>,
    /// `predicate_merge`, in order, by the join.
    pub merges: FxHashMap<Point, Vec<(u32, Point)>>,
    /// `predicate_gather`
    pub gathers: FxHashMap<Point, [Point; 2]>,
    /// `predicate_exit`: the leaf and the latch.
    pub exits: FxHashMap<Point, [Point; 2]>,
}

impl Predicates {
    /// Gathers what the rules derive.
    pub fn new(part: &Part) -> Self {
        let mut predicates = Predicates::default();
        for relation::PredicateStart { region } in part.rows() {
            predicates.origins.insert(region, Origin::Start);
        }
        for relation::PredicateLoop { region, preheader, latch } in part.rows() {
            predicates.origins.insert(region, Origin::Loop { preheader, latch });
        }
        for relation::PredicateBranch { region, from, direction } in part.rows() {
            predicates.origins.insert(region, Origin::Branch { from, direction: direction == 1 });
        }
        for relation::PredicateMerge { join, rank, from } in part.rows() {
            predicates.merges.entry(join).or_default().push((rank, from));
        }
        predicates.merges.values_mut().for_each(in_order);
        for relation::PredicateGather { dispatch, direction, to } in part.rows() {
            predicates.gathers.entry(dispatch).or_insert([to; 2])[direction as usize] = to;
        }
        for relation::PredicateExit { exit, leaf, latch } in part.rows() {
            predicates.exits.insert(exit, [leaf, latch]);
        }
        predicates
    }

    /// The place of `from` among the points that are merged at `join`; after all others if it is none of them.
    pub fn rank(&self, join: Point, from: Point) -> usize {
        let arms = self.merges.get(&join).map_or(&[][..], Vec::as_slice);
        arms.iter().position(|&(_, arm)| arm == from).unwrap_or(arms.len())
    }

    /// The point before the first iteration of the loop that begins at `region`, and the one before each later
    /// iteration.
    pub fn loop_ends(&self, region: Point) -> [Point; 2] {
        match self.origins[&region] {
            Origin::Loop { preheader, latch } => [preheader, latch],
            _ => unreachable!("only a loop has a latch"),
        }
    }
}

/// Puts the arms of a join in order. One that a phi names several times, since a switch has several cases there, stands first.
fn in_order(arms: &mut Vec<(u32, Point)>) {
    arms.sort_unstable();
    let mut seen = FxHashSet::default();
    arms.retain(|&(_, arm)| seen.insert(arm));
}
