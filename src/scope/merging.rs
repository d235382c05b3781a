//! Objects that points-to merges where it is too large: those that had the most tuples when it was stopped.

use super::unfollowed::listed;
use dfquery_engine::{
    base::{FactBase, Rows},
    plural::counted,
    run::Session,
    tuple::Symbol,
};
use dfquery_rules::relation::MergedObject;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// The limits below which objects stay apart, lower each time.
const KEPT: [Kept; 2] = [Kept { hundredths: 10, pointees: 16 }, Kept { hundredths: 2, pointees: 4 }];

/// The most groups of objects that are merged each time.
const GROUPS: usize = 64;

/// Limits below which objects stay apart.
struct Kept {
    /// Objects that had no more of all tuples together keep their bytes.
    hundredths: usize,
    /// Objects of a kind that one value may point to without that they are merged.
    pointees: usize,
}

/// Objects whose bytes are not distinguished, alone or merged with others: by name what each is part of.
pub struct Merged(BTreeMap<String, String>);

/// The pointees of values, as far as they were derived.
struct Pointees<'b> {
    base: &'b FactBase,
    /// Values and what they point to, each pair once, by value.
    pairs: Vec<(u32, u32)>,
    /// By object how many tuples lead to it, or distinguish its bytes.
    tuples: FxHashMap<u32, usize>,
    /// By pointee the kind: memory, constants and functions are not merged with each other.
    kinds: FxHashMap<u32, u32>,
}

/// Returns the objects to merge if points-to was stopped in `session`; none if nothing is left that is worth it.
///
/// Every engine gives the same: where a relation is limited, all have the rows of the evaluator at run time.
pub fn choose(base: &FactBase, session: &Session<'_>) -> Option<Merged> {
    let known: FxHashMap<u32, u32> =
        base.tuples::<MergedObject>().map(|row| (row.name.0, row.object.0)).collect();
    let pointees = Pointees::of(base, session, &known);
    let kept = &KEPT[usize::from(!known.is_empty())];
    // That of a group goes before that of an object alone.
    let mut firsts = pointees.without_bytes(session.whole("extent"), kept);
    firsts.extend(pointees.together(kept));
    let names = pointees.kinds.keys().copied().filter(|&id| !pointees.text(id).starts_with('~'));
    let row = |name: u32| {
        let before = known.get(&name).copied();
        let first = firsts.get(&before.unwrap_or(name)).copied().or(before)?;
        Some((pointees.text(name).to_owned(), format!("~{}", pointees.text(first).trim_start_matches('~'))))
    };
    (!firsts.is_empty()).then(|| Merged(names.filter_map(row).collect()))
}

impl<'b> Pointees<'b> {
    fn of(base: &'b FactBase, session: &Session<'_>, known: &FxHashMap<u32, u32>) -> Self {
        let mut kinds: FxHashMap<u32, u32> =
            session.whole("program_object").iter().map(|row| (row[0], row[1])).collect();
        let merged: Vec<(u32, u32)> =
            known.iter().filter_map(|(name, object)| Some((*object, *kinds.get(name)?))).collect();
        kinds.extend(merged);
        let (mut pairs, mut tuples) = (Vec::new(), FxHashMap::<u32, usize>::default());
        for row in session.whole("points").iter() {
            let object = base.records().field(LOCATION, row[1], 0);
            *tuples.entry(object).or_default() += 1;
            pairs.push((row[0], object));
        }
        let mut held = Vec::new();
        for row in session.whole("holds_as").iter() {
            let [holder, object] = [row[0], row[2]].map(|place| base.records().field(LOCATION, place, 0));
            *tuples.entry(object).or_default() += 1;
            held.push((holder, row[2]));
        }
        // What an object holds in several places it would hold once if its bytes were not distinguished.
        held.sort_unstable();
        for places in held.chunk_by(|left, right| left == right).filter(|places| places.len() > 1) {
            *tuples.entry(places[0].0).or_default() += places.len() - 1;
        }
        pairs.sort_unstable();
        pairs.dedup();
        Pointees { base, pairs, tuples, kinds }
    }

    /// The objects with the most tuples, each by itself, of those in `extents`: of these bytes are distinguished.
    fn without_bytes(&self, extents: &Rows, kept: &Kept) -> FxHashMap<u32, u32> {
        let told: FxHashSet<u32> = extents.iter().map(|row| row[0]).collect();
        let mut objects: Vec<u32> = told.into_iter().filter(|id| self.tuples.contains_key(id)).collect();
        objects.sort_by_cached_key(|&object| self.order(object));
        let all: usize = objects.iter().map(|object| self.tuples[object]).sum();
        let mut left = all;
        let is_heavy = |object: &u32| {
            let before = left;
            left -= self.tuples[object];
            before * 100 > all * kept.hundredths
        };
        objects.into_iter().take_while(is_heavy).map(|object| (object, object)).collect()
    }

    /// The objects that one value points to, of the value with the most of them first; by object the first one of its group.
    fn together(&self, kept: &Kept) -> FxHashMap<u32, u32> {
        let mut firsts = FxHashMap::default();
        for _ in 0..GROUPS {
            let group = self.largest(&firsts);
            if group.len() <= kept.pointees {
                break;
            }
            let first = group.iter().copied().min_by_key(|&object| self.order(object));
            firsts.extend(group.into_iter().zip(first.into_iter().cycle()));
        }
        firsts
    }

    /// The objects of one kind in no group, of the value that points to most.
    fn largest(&self, firsts: &FxHashMap<u32, u32>) -> Vec<u32> {
        let mut largest = Vec::new();
        for pairs in self.pairs.chunk_by(|left, right| left.0 == right.0) {
            if pairs.len() <= largest.len() {
                continue;
            }
            let mut by_kind: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
            for (_, object) in pairs.iter().filter(|(_, object)| !firsts.contains_key(object)) {
                if let Some(&kind) = self.kinds.get(object) {
                    by_kind.entry(kind).or_default().push(*object);
                }
            }
            for group in by_kind.into_values() {
                if group.len() > largest.len() {
                    largest = group;
                }
            }
        }
        largest
    }

    /// Those with more tuples come first.
    fn order(&self, object: u32) -> (Reverse<usize>, &str) {
        (Reverse(self.tuples[&object]), self.text(object))
    }

    fn text(&self, id: u32) -> &str {
        self.base.symbol_text(Symbol(id))
    }
}

/// The fields of a location; the first one is its object.
const LOCATION: usize = 3;

impl Merged {
    /// Puts them into the facts of a program.
    pub fn fill(&self, base: &mut FactBase) {
        let row = |(name, object): (&String, &String)| MergedObject {
            name: base.intern(name),
            object: base.intern(object),
        };
        let mut rows: Vec<MergedObject> = self.0.iter().map(row).collect();
        rows.sort_unstable();
        base.replace(rows);
    }

    /// Returns their number and their functions, in words.
    pub fn summary(&self) -> String {
        let mut members: BTreeMap<&str, usize> = BTreeMap::new();
        self.0.values().for_each(|object| *members.entry(object).or_default() += 1);
        let groups: Vec<usize> = members.into_values().filter(|&count| count > 1).collect();
        let (together, groups) = (groups.iter().sum::<usize>(), groups.len());
        let alone = self.0.len() - together;
        let mut parts = Vec::new();
        if together > 0 {
            parts.push(format!("{together} objects are merged into {groups}"));
        }
        if alone > 0 {
            parts.push(format!("the bytes of {} are not told apart", counted(alone, "object")));
        }
        let made: BTreeSet<&str> = self.0.keys().filter_map(|name| Some(name.split_once('/')?.0)).collect();
        let of = match made.is_empty() {
            true => String::new(),
            false => format!("; they are made in {}", listed(&made.into_iter().collect::<Vec<_>>())),
        };
        parts.join(", ") + &of
    }
}
