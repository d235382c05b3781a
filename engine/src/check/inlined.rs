//! Rules of inline relations of a library: files after it take them into their own.

use super::{declare::Declarations, unused::collect};
use crate::{
    schema::RelationKind,
    syntax::{self, File, FileId, Formula, Name},
};
use std::collections::BTreeMap;

/// The files of the library with the inline relations that `bodies` mention, and with those that their rules mention.
pub fn trees<'t>(declarations: &Declarations, bodies: impl Iterator<Item = &'t Formula>) -> Vec<File> {
    let mut waiting: Vec<FileId> = bodies.flat_map(|body| files(declarations, body)).collect();
    let mut trees: BTreeMap<FileId, File> = BTreeMap::new();
    while let Some(file) = waiting.pop() {
        if trees.contains_key(&file) {
            continue;
        }
        let tree = syntax::parse(declarations.sources, file).0;
        let is_inline = |name: &Name| {
            let known = declarations.known(name);
            known.is_some_and(|id| declarations.schema[id].kind == RelationKind::Inline)
        };
        let inline = tree.rules.iter().filter(|rule| rule.heads.iter().any(|head| is_inline(&head.relation)));
        waiting.extend(inline.flat_map(|rule| files(declarations, &rule.body)));
        trees.insert(file, tree);
    }
    trees.into_values().collect()
}

/// The files of the library with the inline relations that `body` mentions.
fn files(declarations: &Declarations, body: &Formula) -> Vec<FileId> {
    let mut names = Vec::new();
    collect(body, &mut names);
    let known = names.into_iter().filter_map(|name| declarations.known(name));
    let inline = known
        .filter(|&id| declarations.is_checked(id) && declarations.schema[id].kind == RelationKind::Inline);
    inline.map(|id| declarations.file_of(id)).collect()
}
