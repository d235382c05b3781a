//! Facts that stay in shards until they are needed.

use super::manifest::{Shards, file};
use crate::error::Result;
use dfquery_engine::{
    base::{FactBase, Move, Source},
    cancel,
    schema::{RelationId, Schema},
};
use std::{collections::BTreeSet, sync::Arc};

/// Shards of which facts were not read.
#[derive(Debug)]
struct Unread(Arc<Shards>);

impl Source for Unread {
    fn read(&self, base: &FactBase, relations: &[RelationId], take: &mut dyn FnMut(&FactBase, &Move)) {
        let number = |text: &str| base.symbols().find(text);
        for at in 0..self.0.shards.len() {
            cancel::check();
            match self.0.part(at, base.schema(), (relations, &[]), &number) {
                Ok(part) => take(&part.base, &part.moved),
                Err(error) => cancel::refuse(error.messages()),
            }
        }
    }
}

/// The program in `shards`, of which only the functions and all texts are read; `wanted` is read when it is needed.
///
/// # Errors
///
/// As [`Shards::read`].
pub fn leave(shards: &Arc<Shards>, wanted: &BTreeSet<RelationId>, schema: &Arc<Schema>) -> Result<FactBase> {
    let mut base = FactBase::new(schema.clone());
    for text in shards.texts()? {
        base.symbol(&text);
    }
    let functions = schema.partition.and_then(|functions| schema[functions].listed_by);
    let functions: Vec<RelationId> = functions.into_iter().collect();
    for at in 0..shards.shards.len() {
        cancel::check();
        let part = shards.part(at, schema, (&functions, &[]), &|text| base.symbols().find(text))?;
        if base.origin.is_empty() {
            base.origin.clone_from(&part.base.origin);
        }
        base.append(&[part.base]);
    }
    let there =
        |relation: &RelationId| shards.has(&file(&schema[*relation].name)) && !functions.contains(relation);
    let left = wanted.iter().copied().filter(there).collect();
    base.leave(Box::new(Unread(shards.clone())), left, &shards.entities(schema));
    Ok(base)
}
