//! As what memory is accessed: access tags, and which of them may be of the same bytes.

use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_rules::relation;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// The types that each tag is in, with the bytes before it; its root, if it may be used.
struct Tag {
    base: (Symbol, i64),
    within: BTreeSet<(Symbol, i64)>,
    root: Symbol,
}

/// What metadata says of the types of accesses.
pub struct Types {
    tags: BTreeMap<Symbol, Tag>,
    accesses: FxHashMap<u32, Symbol>,
}

impl Types {
    pub fn new(base: &FactBase) -> Types {
        let mut members: BTreeMap<Symbol, Vec<(Symbol, i64, i64)>> = BTreeMap::new();
        for row in base.tuples::<relation::TypeMember>() {
            let member = (row.member, i64::from(row.offset), i64::from(row.end));
            members.entry(row.r#type).or_default().push(member);
        }
        let is_aggregate =
            |ty| members.get(&ty).is_some_and(|all| all.iter().any(|&(_, start, _)| start > 0));
        let mut tags = BTreeMap::new();
        for row in base.tuples::<relation::TypeTag>() {
            let first = (row.base, i64::from(row.offset));
            let (mut within, mut open) = (BTreeSet::from([first]), vec![first]);
            while let Some((outer, place)) = open.pop() {
                for &(member, start, end) in members.get(&outer).into_iter().flatten() {
                    let inner = (member, place - start);
                    if (start..end).contains(&place) && within.insert(inner) {
                        open.push(inner);
                    }
                }
            }
            let root = within.iter().find(|(ty, _)| !members.contains_key(ty)).map(|&(ty, _)| ty);
            if let Some(root) = root.filter(|_| !is_aggregate(row.r#type)) {
                tags.insert(row.tag, Tag { base: first, within, root });
            }
        }
        let accesses = base.tuples::<relation::AccessTag>().filter(|row| tags.contains_key(&row.tag));
        Types { accesses: accesses.map(|row| (row.instruction.0, row.tag)).collect(), tags }
    }

    /// The tag of an access.
    pub fn tag(&self, instruction: u32) -> Option<Symbol> {
        self.accesses.get(&instruction).copied()
    }

    /// Whether what is stored as one may be loaded as the other.
    pub fn meet(&self, one: Option<Symbol>, other: Option<Symbol>) -> bool {
        let (Some(one), Some(other)) = (one, other) else { return true };
        let (one, other) = (&self.tags[&one], &self.tags[&other]);
        one.root != other.root || other.within.contains(&one.base) || one.within.contains(&other.base)
    }
}
