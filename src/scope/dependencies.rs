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

/// The part of `rules` that derives the relations `needed`, which include all that they depend on.
#[cfg(feature = "distributed")]
pub fn restricted(rules: &check::Program, needed: &[RelationId]) -> check::Program {
    let needed: HashSet<RelationId> = needed.iter().copied().collect();
    let kept = |relations: &[RelationId]| -> Vec<RelationId> {
        relations.iter().copied().filter(|relation| needed.contains(relation)).collect()
    };
    let strata = |file: &check::FileRules| -> Vec<Vec<RelationId>> {
        let strata = file.strata.iter().map(|stratum| kept(stratum));
        strata.filter(|stratum| !stratum.is_empty()).collect()
    };
    let file = |file: &check::FileRules| check::FileRules {
        id: file.id,
        derives: kept(&file.derives),
        reads: kept(&file.reads),
        strata: strata(file),
        rules: file.rules.iter().filter(|rule| needed.contains(&rule.head.relation)).cloned().collect(),
    };
    let files = rules.files.iter().map(file).filter(|file| !file.derives.is_empty()).collect();
    let (schema, declared, sources) = (rules.schema.clone(), rules.declared.clone(), rules.sources.clone());
    check::Program { schema, declared, files, sources }
}

/// The atoms of `literal`.
pub fn atoms(literal: &Literal) -> Vec<&Atom> {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => vec![atom],
        Literal::Compare(..) => Vec::new(),
        Literal::Aggregate(aggregate) => aggregate.body.iter().flat_map(atoms).collect(),
    }
}
