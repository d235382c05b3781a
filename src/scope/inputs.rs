//! The rows of relations that the rule files of users declare as their inputs.

use super::rows;
use crate::{
    analysis::Analysis,
    error::{Error, Result},
};
use dfquery_engine::{
    base::{FactBase, Rows},
    check, facts,
    run::{Run, Unit},
    schema::RelationId,
};
use rustc_hash::FxHashSet;
use std::path::Path;

/// The rows of a relation that a rule file declares as its input.
pub struct Given<'w> {
    derives: [&'w str; 1],
    rows: Box<Run<'w>>,
}

impl Given<'_> {
    /// What gives them.
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

/// Has the inputs that the rule files of users declare: rows that were set, or read from `folder`, or from where their files are.
///
/// What is not `needed` may be missing.
pub fn read<'w>(
    rules: &'w check::Program,
    base: &mut FactBase,
    analysis: &Analysis,
    needed: &FxHashSet<RelationId>,
) -> Result<Vec<Given<'w>>> {
    let mut given = Vec::new();
    for id in rules.given() {
        let relation = &rules.schema[id];
        let rows = match analysis.rows.get(&relation.shown) {
            Some(columns) => rows::of_columns(rules, id, columns, base)?,
            None => match from_file(rules, id, base, analysis.inputs.as_deref()) {
                Err(_) if !needed.contains(&id) => Rows::new(relation.arity()),
                rows => rows?,
            },
        };
        given.push(Given { derives: [relation.name.as_str()], rows: Box::new(move |_| vec![rows.clone()]) });
    }
    Ok(given)
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
    let named = rules.declared[usize::from(id.0)].file.as_deref();
    let rows = facts::read_given(folder.unwrap_or(beside), named, relation, base).map_err(Error::invalid)?;
    Ok(Rows::sorted(relation.arity(), rows.iter().flatten().copied().collect()))
}
