//! A rule file in pieces that are evaluated one by one, so that who asks for little pays for little.
//!
//! Relations that need each other are one piece. So are a relation that nobody can ask for and the only piece that
//! reads it. Everything else is apart: asking for loop headers must not derive liveness because of a shared file.

use crate::{
    check::{FileRules, Literal, Program, Rule},
    schema::RelationId,
};
use std::collections::BTreeSet;

/// The pieces of `file`, each behind those that it reads.
pub fn split(program: &Program, file: &FileRules) -> Vec<FileRules> {
    let mut pieces = together(file);
    while let Some((hidden, reader)) = mergeable(program, file, &pieces) {
        let merged = std::mem::take(&mut pieces[hidden]);
        pieces[reader].extend(merged);
        pieces.remove(hidden);
    }
    let mut ordered = Vec::new();
    let mut known: BTreeSet<RelationId> = file.reads.iter().copied().collect();
    while !pieces.is_empty() {
        let ready = |piece: &BTreeSet<RelationId>| {
            reads(rules(file, piece)).iter().all(|read| known.contains(read) || piece.contains(read))
        };
        let at = pieces.iter().position(ready).expect("pieces that need each other are one");
        let piece = pieces.remove(at);
        known.extend(&piece);
        ordered.push(part_of(file, &piece));
    }
    ordered
}

/// The relations of `file` in sets that need each other.
fn together(file: &FileRules) -> Vec<BTreeSet<RelationId>> {
    let needed = |relation: RelationId| {
        let mut needed = BTreeSet::new();
        let mut pending = vec![relation];
        while let Some(next) = pending.pop() {
            let read = reads(rules(file, &BTreeSet::from([next])));
            pending
                .extend(read.into_iter().filter(|read| file.derives.contains(read) && needed.insert(*read)));
        }
        needed
    };
    let needs: Vec<(RelationId, BTreeSet<RelationId>)> =
        file.derives.iter().map(|&relation| (relation, needed(relation))).collect();
    let mut sets: Vec<BTreeSet<RelationId>> = Vec::new();
    for (relation, needed) in &needs {
        let mutual =
            needs.iter().filter(|(other, theirs)| needed.contains(other) && theirs.contains(relation));
        let set: BTreeSet<RelationId> = mutual.map(|(other, _)| *other).chain([*relation]).collect();
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    sets
}

/// A piece that nobody can ask for, and the only piece that reads it.
fn mergeable(program: &Program, file: &FileRules, pieces: &[BTreeSet<RelationId>]) -> Option<(usize, usize)> {
    let of_others = |piece: &BTreeSet<RelationId>| {
        let others = program.files.iter().filter(|other| other.id != file.id);
        others.flat_map(|other| &other.reads).any(|read| piece.contains(read))
    };
    let is_result = |relation: &RelationId| program.declared[relation.0 as usize].output;
    pieces.iter().enumerate().find_map(|(at, piece)| {
        if piece.iter().any(is_result) || of_others(piece) {
            return None;
        }
        let reader = |(other, theirs): &(usize, &BTreeSet<RelationId>)| {
            *other != at && !reads(rules(file, theirs)).is_disjoint(piece)
        };
        let mut readers = pieces.iter().enumerate().filter(reader);
        let only = readers.next()?;
        readers.next().is_none().then_some((at, only.0))
    })
}

fn rules<'f>(file: &'f FileRules, piece: &BTreeSet<RelationId>) -> impl Iterator<Item = &'f Rule> {
    file.rules.iter().filter(|rule| piece.contains(&rule.head.relation))
}

fn part_of(file: &FileRules, piece: &BTreeSet<RelationId>) -> FileRules {
    let keep = |relations: &[RelationId]| -> Vec<RelationId> {
        relations.iter().copied().filter(|relation| piece.contains(relation)).collect()
    };
    let rules: Vec<Rule> = rules(file, piece).cloned().collect();
    FileRules {
        id: file.id,
        derives: keep(&file.derives),
        reads: reads(rules.iter()).difference(piece).copied().collect(),
        strata: file
            .strata
            .iter()
            .map(|stratum| keep(stratum))
            .filter(|stratum| !stratum.is_empty())
            .collect(),
        rules,
    }
}

/// The relations that `rules` mention in their bodies.
pub(crate) fn reads<'r>(rules: impl Iterator<Item = &'r Rule>) -> BTreeSet<RelationId> {
    rules.flat_map(|rule| read_by(&rule.body)).collect()
}

fn read_by(literals: &[Literal]) -> Vec<RelationId> {
    let read = literals.iter().map(|literal| match literal {
        Literal::Atom(atom) | Literal::Not(atom) => vec![atom.relation],
        Literal::Compare(..) => Vec::new(),
        Literal::Aggregate(aggregate) => read_by(&aggregate.body),
    });
    read.flatten().collect()
}
