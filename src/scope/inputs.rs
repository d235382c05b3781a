//! The rows of relations that the rule files of users declare as their inputs.

use super::rows;
use crate::{
    analysis::Analysis,
    error::{Error, Result},
    shards::manifest::{GIVEN, Shards, file, given_file},
};
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel, check,
    facts::{self, Store},
    run::{Inputs, Run, Unit},
    schema::{Relation, RelationId},
};
use rustc_hash::FxHashSet;
use std::{path::Path, sync::Arc};

/// The rows of a relation that a rule file declares as its input.
pub struct Given<'w> {
    /// The relation, if they are in shards.
    pub in_shards: Option<RelationId>,
    derives: [&'w str; 1],
    rows: Box<Run<'w>>,
}

impl Given<'_> {
    /// The unit that supplies them.
    pub fn unit(&self) -> Unit<'_> {
        Unit {
            name: self.derives[0],
            local: false,
            reads: &[],
            derives: &self.derives,
            types: &[],
            supplied: &[],
            texts: &[],
            made: &[],
            seeds: &[],
            run: &self.rows,
        }
    }
}

/// The origin of the rows of relations that rule files declare as inputs.
#[derive(Clone)]
pub enum Origin {
    /// In files of their own.
    Files,
    /// In the shards of the program, which are read when the rows are needed, else in files.
    Shards(Arc<Shards>),
    /// As before, for a base that has one function only: entities are looked up by name.
    Names(Arc<Shards>),
}

/// Reads the inputs that the rule files of users declare: rows that were set, or from a folder that was named, from
/// shards, or from the folders of the rule files.
///
/// Inputs that are not `needed` may be missing.
pub fn read<'w>(
    rules: &'w check::Program,
    base: &mut FactBase,
    analysis: &Analysis,
    needed: &FxHashSet<RelationId>,
    from: &Origin,
) -> Result<Vec<Given<'w>>> {
    let mut given = Vec::new();
    for id in rules.given() {
        let relation = &rules.schema[id];
        let has = |shards: &Arc<Shards>| {
            let is_named = analysis.inputs.is_some() || analysis.rows.contains_key(&relation.shown);
            !is_named && shards.has(&given_file(&relation.shown))
        };
        let derives = [relation.name.as_str()];
        if let Origin::Shards(shards) = from
            && has(shards)
        {
            let shards = shards.clone();
            let rows = Box::new(move |inputs: &Inputs<'_>| match shards.given(relation, inputs.base()) {
                Ok(rows) => vec![rows],
                Err(error) => cancel::refuse(error.messages()),
            });
            given.push(Given { in_shards: Some(id), derives, rows });
            continue;
        }
        let rows = match from {
            Origin::Names(shards) if has(shards) => by_name(shards, relation, base)?,
            _ => match set_or_filed(rules, id, base, analysis) {
                Err(_) if !needed.contains(&id) && !analysis.rows.contains_key(&relation.shown) => {
                    Rows::new(relation.arity())
                }
                rows => rows?,
            },
        };
        let rows = Box::new(move |_: &Inputs<'_>| vec![rows.clone()]);
        given.push(Given { in_shards: None, derives, rows });
    }
    Ok(given)
}

/// The rows of all inputs that the rule files of users declare.
pub fn rows(
    rules: &check::Program,
    base: &mut FactBase,
    analysis: &Analysis,
) -> Result<Vec<(Relation, Rows)>> {
    base.set_record_types(&rules.schema.records);
    let rows = |id: RelationId| Ok((rules.schema[id].clone(), set_or_filed(rules, id, base, analysis)?));
    rules.given().map(rows).collect()
}

/// The rows of an input that were set, else those in its file.
fn set_or_filed(
    rules: &check::Program,
    id: RelationId,
    base: &mut FactBase,
    analysis: &Analysis,
) -> Result<Rows> {
    match analysis.rows.get(&rules.schema[id].shown) {
        Some(columns) => rows::of_columns(rules, id, columns, base),
        None => from_file(rules, id, base, analysis.inputs.as_deref()),
    }
}

/// The rows of `relation` in `shards`, with the entities of `base` that are called so.
fn by_name(shards: &Shards, relation: &Relation, base: &mut FactBase) -> Result<Rows> {
    let mut cells = Vec::new();
    for shard in &shards.shards {
        let store = Store { file: Some(file(&relation.shown)), ..Store::default() };
        let rows = facts::read_given(&shard.folder.join(GIVEN), &store, relation, base, Some(shard));
        cells.extend(rows.map_err(Error::invalid)?.iter().flatten());
    }
    Ok(Rows::sorted(relation.arity(), cells))
}

fn from_file(
    rules: &check::Program,
    id: RelationId,
    base: &mut FactBase,
    folder: Option<&Path>,
) -> Result<Rows> {
    let file = Path::new(&rules.sources[rules.declared[usize::from(id.0)].span.file].name);
    let beside = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let relation = &rules.schema[id];
    let store = &rules.declared[usize::from(id.0)].input;
    let rows =
        facts::read_given(folder.unwrap_or(beside), store, relation, base, None).map_err(Error::invalid)?;
    Ok(Rows::sorted(relation.arity(), rows.iter().flatten().copied().collect()))
}
