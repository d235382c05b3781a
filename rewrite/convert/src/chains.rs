//! The names of chains: memory within which accesses keep their order.
//!
//! Which accesses may be to the same bytes is up to the rules; what hangs together by that is found here.

use dfquery_engine::run::Part;
use dfquery_rules::{
    entity::{self, Chain, Instruction},
    relation,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The chain of memory that everybody reaches.
const COMMON: Chain = Chain(0);
/// The chain of private memory that is only read.
const READ_ONLY: Chain = Chain(1);

/// The number of chains of a whole function, where it writes to many private objects.
pub fn whole(objects: usize) -> u32 {
    2 + objects as u32
}

/// Names the chains of `function`, and gives the number of those of the whole function.
///
/// One is for memory that everybody reaches, one for what is private and only read, one for each private object that is
/// written to; after them are those of single loops.
pub fn name(function: u32, part: &mut Part) -> u32 {
    let objects: Vec<entity::Value> = part.rows().map(|row: relation::WrittenObject| row.object).collect();
    let (function, number) = (entity::Function(function), whole(objects.len()));
    let chains = local_chains(part, &objects);
    part.set_domain::<Chain>(0..number + chains.len() as u32);
    part.supply([relation::CommonChain { chain: COMMON, function }]);
    part.supply([relation::ReadOnlyChain { chain: READ_ONLY, function }]);
    let of_objects = (whole(0)..).map(Chain).zip(&objects);
    part.supply(of_objects.map(|(chain, &object)| relation::ObjectChain { chain, object }));
    let numbered = || (number..).map(Chain).zip(&chains);
    part.supply(numbered().map(|(chain, ((header, whole, _), _))| relation::LocalChain {
        chain,
        header: *header,
        whole: *whole,
    }));
    part.supply(numbered().flat_map(|(chain, (_, accesses))| {
        accesses.iter().map(move |&instruction| relation::LocalAccess { instruction, chain })
    }));
    number
}

/// The accesses of a group: only loads, only stores, or both, named by one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Loads,
    Stores,
    Both(Instruction),
}

/// The loop of a chain, the chain of the whole function that it is a part of, and its kind.
type Key = (entity::Block, Chain, Kind);

/// The accesses of each chain of a loop, where loads are apart from stores.
///
/// Loads that no store may change are one chain, and stores that nothing else touches: what they wait for is no longer
/// than what it would be by themselves.
fn local_chains(part: &Part, objects: &[entity::Value]) -> Vec<(Key, Vec<Instruction>)> {
    let accesses = part.rows::<relation::LoopAccess>();
    if accesses.is_empty() {
        return Vec::new();
    }
    let loads: FxHashSet<Instruction> = part.rows().map(|row: relation::ReadsOnly| row.instruction).collect();
    let own: FxHashMap<Instruction, Chain> = own_chains(part, objects);
    let groups = Groups::new(part, &own);
    let mut members: BTreeMap<(entity::Block, Instruction), Vec<Instruction>> = BTreeMap::new();
    for access in accesses {
        members.entry((access.header, groups.find(access.instruction))).or_default().push(access.instruction);
    }
    let mut chains: BTreeMap<Key, Vec<Instruction>> = BTreeMap::new();
    for ((header, first), members) in members {
        let kind = match members.iter().filter(|member| loads.contains(member)).count() {
            0 => Kind::Stores,
            count if count == members.len() => Kind::Loads,
            _ => Kind::Both(first),
        };
        let whole = own.get(&first).copied().unwrap_or(COMMON);
        chains.entry((header, whole, kind)).or_default().extend(members);
    }
    let mut parts: FxHashMap<(entity::Block, Chain), u32> = FxHashMap::default();
    for (header, whole, _) in chains.keys() {
        *parts.entry((*header, *whole)).or_default() += 1;
    }
    chains.into_iter().filter(|((header, whole, _), _)| parts[&(*header, *whole)] > 1).collect()
}

/// The chains of the whole function of accesses that are to one private object.
fn own_chains(part: &Part, objects: &[entity::Value]) -> FxHashMap<Instruction, Chain> {
    let written: FxHashMap<entity::Value, Chain> =
        objects.iter().copied().zip((whole(0)..).map(Chain)).collect();
    let chain =
        |row: relation::OwnAccess| (row.instruction, written.get(&row.object).copied().unwrap_or(READ_ONLY));
    part.rows().map(chain).collect()
}

/// Accesses that hang together, since one may touch what another touches: by the first of each group.
struct Groups(FxHashMap<Instruction, Instruction>);

impl Groups {
    /// Private objects are apart from all else.
    fn new(part: &Part, own: &FxHashMap<Instruction, Chain>) -> Groups {
        let mut groups = Groups(FxHashMap::default());
        let conflicts = part.rows::<relation::MayConflict>();
        for relation::MayConflict { one, other, .. } in conflicts {
            if own.get(&one) != own.get(&other) {
                continue;
            }
            let (one, other) = (groups.find(one), groups.find(other));
            if one != other {
                groups.0.insert(one.max(other), one.min(other));
            }
        }
        groups
    }

    fn find(&self, mut access: Instruction) -> Instruction {
        while let Some(&before) = self.0.get(&access) {
            access = before;
        }
        access
    }
}
