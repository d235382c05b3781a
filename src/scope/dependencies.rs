//! Dependencies of relations, and the rules that derive them.

use dfquery_engine::{
    check::{self, Atom, Literal},
    schema::RelationId,
};
use rustc_hash::FxHashSet;

/// The relations that `asked` depends on by `rules`, itself included.
pub fn dependencies(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    let mut deriving = vec![None; rules.schema.relations.len()];
    for file in &rules.files {
        file.derives.iter().for_each(|relation| deriving[usize::from(relation.0)] = Some(file));
    }
    let mut found = asked.to_vec();
    let mut seen: FxHashSet<RelationId> = asked.iter().copied().collect();
    let mut next = 0;
    while let Some(&relation) = found.get(next) {
        next += 1;
        let mentioned = deriving[usize::from(relation.0)].map_or(&[][..], |file| file.mentioned(relation));
        found.extend(mentioned.iter().filter(|read| seen.insert(**read)));
    }
    found
}

/// The relations that depend on one of `changed` by `rules`, these included.
pub fn dependents(rules: &check::Program, changed: &[RelationId]) -> FxHashSet<RelationId> {
    let mut found: FxHashSet<RelationId> = changed.iter().copied().collect();
    // Each file follows those that it reads; within one, strata do.
    for file in &rules.files {
        for stratum in &file.strata {
            let mut mentioned = stratum.iter().flat_map(|&relation| file.mentioned(relation));
            if mentioned.any(|read| found.contains(read)) {
                found.extend(stratum);
            }
        }
    }
    found
}

/// The atoms of `literal`.
pub fn atoms(literal: &Literal) -> Vec<&Atom> {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => vec![atom],
        Literal::Compare(..) => Vec::new(),
        Literal::Aggregate(aggregate) => aggregate.body.iter().flat_map(atoms).collect(),
    }
}
