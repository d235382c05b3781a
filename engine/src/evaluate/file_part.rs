//! A stratum as the part of a rule file that it is.

use crate::{
    check::{FileRules, Literal, Rule},
    schema::RelationId,
    syntax::FileId,
};
use std::{collections::BTreeSet, sync::Arc};

/// The relations of one stratum and their rules.
#[derive(Clone)]
pub struct FilePart<'p> {
    /// The file.
    pub id: FileId,
    /// The relations of the stratum.
    pub derives: Vec<RelationId>,
    /// The relations that its rules read and do not derive, in schema order.
    pub reads: Vec<RelationId>,
    /// The rules, in the order of the text.
    pub rules: Vec<&'p Rule>,
}

impl<'p> FilePart<'p> {
    /// The strata of `files`, each after those that it reads.
    pub fn all(files: &'p [Arc<FileRules>]) -> Vec<Self> {
        let of_file =
            |file: &'p Arc<FileRules>| file.strata.iter().map(|stratum| FilePart::new(file, stratum));
        files.iter().flat_map(of_file).collect()
    }

    fn new(file: &'p FileRules, stratum: &[RelationId]) -> Self {
        let rules = file.rules.iter().filter(|rule| stratum.contains(&rule.head.relation));
        let rules: Vec<&Rule> = rules.collect();
        let mut reads: BTreeSet<RelationId> = reads_of(rules.iter().copied());
        stratum.iter().for_each(|relation| _ = reads.remove(relation));
        FilePart { id: file.id, derives: stratum.to_vec(), reads: reads.into_iter().collect(), rules }
    }
}

/// The relations that `rules` mention in their bodies.
pub fn reads_of<'r>(rules: impl IntoIterator<Item = &'r Rule>) -> BTreeSet<RelationId> {
    let mut reads = BTreeSet::new();
    rules.into_iter().for_each(|rule| add_reads(&rule.body, &mut reads));
    reads
}

fn add_reads(literals: &[Literal], reads: &mut BTreeSet<RelationId>) {
    for literal in literals {
        match literal {
            Literal::Atom(atom) | Literal::Not(atom) => _ = reads.insert(atom.relation),
            Literal::Compare(..) => {}
            Literal::Aggregate(aggregate) => add_reads(&aggregate.body, reads),
        }
    }
}
