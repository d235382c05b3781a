//! A stratum as the part of a rule file that it is.

use crate::{
    check::{self, FileRules, Rule},
    schema::RelationId,
    syntax::FileId,
};
use std::sync::Arc;

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
        let reads = check::reads(stratum, rules.iter().copied());
        FilePart { id: file.id, derives: stratum.to_vec(), reads, rules }
    }
}
