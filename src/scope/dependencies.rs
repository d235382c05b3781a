//! Dependencies of relations, and the rules that derive them.

use dfquery_engine::{
    check::{self, Atom, Literal},
    schema::RelationId,
};
use std::collections::HashSet;

/// The relations that `asked` depends on by `rules`, itself included.
pub fn dependencies(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    let mut found = asked.to_vec();
    let mut seen: HashSet<RelationId> = asked.iter().copied().collect();
    let mut next = 0;
    while let Some(&relation) = found.get(next) {
        next += 1;
        let all = rules.files.iter().flat_map(|file| &file.rules);
        for rule in all.filter(|rule| rule.head.relation == relation) {
            let atoms = rule.body.iter().flat_map(atoms).map(|atom| atom.relation);
            found.extend(atoms.filter(|&read| seen.insert(read)));
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
