//! Dependencies of relations, and the rules that derive them.

use dfquery_engine::{
    check::{self, Atom, Literal, Rule},
    schema::RelationId,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::HashSet;

/// The relations that `asked` depends on by `rules`, itself included.
pub fn dependencies(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    let mut deriving: FxHashMap<RelationId, Vec<&Rule>> = FxHashMap::default();
    for rule in rules.files.iter().flat_map(|file| &file.rules) {
        deriving.entry(rule.head.relation).or_default().push(rule);
    }
    let mut found = asked.to_vec();
    let mut seen: FxHashSet<RelationId> = asked.iter().copied().collect();
    let mut next = 0;
    while let Some(relation) = found.get(next) {
        next += 1;
        let rules = deriving.get(relation).into_iter().flatten();
        let atoms = rules.flat_map(|rule| &rule.body).flat_map(atoms).map(|atom| atom.relation);
        found.extend(atoms.filter(|&read| seen.insert(read)));
    }
    found
}

/// The relations that depend on one of `changed` by `rules`, these included.
pub fn dependents(rules: &check::Program, changed: &[RelationId]) -> HashSet<RelationId> {
    let mut found: HashSet<RelationId> = changed.iter().copied().collect();
    let all: Vec<_> = rules.files.iter().flat_map(|file| &file.rules).collect();
    loop {
        let reads = |literal| atoms(literal).iter().any(|atom| found.contains(&atom.relation));
        let more = all.iter().filter(|rule| rule.body.iter().any(reads));
        let more: Vec<RelationId> =
            more.map(|rule| rule.head.relation).filter(|head| !found.contains(head)).collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// The atoms of `literal`.
pub fn atoms(literal: &Literal) -> Vec<&Atom> {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => vec![atom],
        Literal::Compare(..) => Vec::new(),
        Literal::Aggregate(aggregate) => aggregate.body.iter().flat_map(atoms).collect(),
    }
}
