//! Facts that workers read from their own shards.

use super::manifest::{MANIFEST, Shards, damaged, file, given_file, in_file};
use crate::error::{Error, Result};
use dfquery_differential::{
    away::{Away, Share},
    batch::Take,
};
use dfquery_engine::{
    base::Rows,
    diagnostic::Diagnostic,
    schema::{Column, ColumnType, Relation, RelationId, RelationKind, Schema},
};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// What workers are told of shards.
#[derive(Serialize, Deserialize)]
struct Place {
    folder: PathBuf,
    /// That of [`Shards`].
    sum: u64,
    relations: Vec<Described>,
}

/// A relation as somebody knows it who has not read the rules.
#[derive(Serialize, Deserialize)]
struct Described {
    id: RelationId,
    name: String,
    /// The columns with their types, if rules of users declare it as an input.
    columns: Option<Vec<(String, Type)>>,
}

/// The type of a column.
#[derive(Serialize, Deserialize)]
enum Type {
    Number,
    Symbol,
    Entity(String),
}

/// What of `schema` workers can read from `shards`: `relations`, each with whether rules of users declare it as an input.
fn away(shards: &Shards, schema: &Schema, relations: &[(RelationId, bool)]) -> Option<Away> {
    let described = relations.iter().map(|&(id, is_given)| {
        let relation = &schema[id];
        let column = |column: &Column| {
            let ty = match column.ty {
                ColumnType::Entity(ty) => Type::Entity(schema[ty].name.clone()),
                ColumnType::Symbol => Type::Symbol,
                ColumnType::Number => Type::Number,
                ColumnType::Record(_) => unreachable!("an input has no records"),
            };
            (column.name.clone(), ty)
        };
        let columns = is_given.then(|| relation.columns.iter().map(column).collect());
        let name = if is_given { &relation.shown } else { &relation.name };
        Described { id, name: name.clone(), columns }
    });
    let place = Place { folder: shards.folder.clone(), sum: shards.sum, relations: described.collect() };
    let place = serde_json::to_string(&place).expect("names and numbers can be written as JSON");
    let relations: Vec<RelationId> = relations.iter().map(|(id, _)| *id).collect();
    (!relations.is_empty()).then_some(Away { relations, place })
}

/// Reads a share of the shards: those whose number gives that of the share when it is divided by how many shares there are.
///
/// # Errors
///
/// Shards that are missing or damaged, and other ones than those of the process that asks.
pub fn load(away: &Away, share: Share, take: &mut dyn Take) -> Result<(), Vec<Diagnostic>> {
    read(away, share, take).map_err(|error| error.messages())
}

fn read(away: &Away, share: Share, take: &mut dyn Take) -> Result<()> {
    let place: Place =
        serde_json::from_str(&away.place).map_err(|error| Error::message(error.to_string()))?;
    let shards = open(&place.folder, place.sum)?;
    let schema = dfquery_rules::shared_schema();
    let mut facts: Vec<(RelationId, RelationId)> = Vec::new();
    let mut given: Vec<(RelationId, Relation)> = Vec::new();
    for Described { id, name, columns } in place.relations {
        let known = schema.relation(&name);
        match (columns, known) {
            _ if !away.relations.contains(&id) => {}
            (Some(columns), _) => given.push((id, relation(&schema, name, columns)?)),
            (None, Some(known)) => facts.push((id, known)),
            (None, None) => return Err(unknown(&name)),
        }
    }
    let ids: Vec<RelationId> = facts.iter().map(|(_, known)| *known).collect();
    let relations: Vec<&Relation> = given.iter().map(|(_, relation)| relation).collect();
    let mut cells = Vec::new();
    for at in (share.number..shards.shards.len()).step_by(share.of) {
        let mut numbers: FxHashMap<String, u32> = FxHashMap::default();
        shards.shards[at].each_text(|_, number, text| {
            numbers.insert(text.to_owned(), number);
            Ok(())
        })?;
        let part = shards.part(at, &schema, (&ids, &relations), &|text| numbers.get(text).copied())?;
        let mut put = |id: RelationId, relation: &Relation, rows: &Rows| {
            take.relation(id);
            for row in rows.iter() {
                part.moved.cells(&relation.columns, row, &mut cells);
                take.row(&cells);
            }
        };
        facts.iter().for_each(|&(id, known)| put(id, &schema[known], part.base.rows(known)));
        given.iter().zip(&part.given).for_each(|((id, relation), rows)| put(*id, relation, rows));
    }
    Ok(())
}

/// The shards in `folder`, which have the sum `sum`.
fn open(folder: &Path, sum: u64) -> Result<Shards> {
    let wrong =
        |message: &str| Error::diagnostic(damaged(in_file(&folder.join(MANIFEST)), message.to_owned()));
    match Shards::open(folder)? {
        Some(shards) if shards.sum == sum => Ok(shards),
        Some(_) => Err(wrong("these are other shards than those of the process that asks")),
        None => Err(wrong("there is no such file for this process, and the process that asks has one")),
    }
}

/// The input `name` of rules of users, which has these `columns`.
fn relation(schema: &Schema, name: String, columns: Vec<(String, Type)>) -> Result<Relation> {
    let column = |(name, ty): (String, Type)| {
        let ty = match ty {
            Type::Number => ColumnType::Number,
            Type::Symbol => ColumnType::Symbol,
            Type::Entity(ty) => ColumnType::Entity(schema.entity_type(&ty).ok_or_else(|| unknown(&ty))?),
        };
        Ok(Column { name, ty })
    };
    let columns = columns.into_iter().map(column).collect::<Result<Vec<Column>>>()?;
    Ok(Relation { shown: name.clone(), name, columns, doc: String::new(), kind: RelationKind::Input })
}

fn unknown(name: &str) -> Error {
    Error::message(format!("a worker of the same version knows `{name}`"))
}

/// What workers can read of `shards`: of the `facts` and of `given` relations of `schema`, those that they have.
pub fn kept(shards: &Shards, schema: &Schema, facts: &[RelationId], given: &[RelationId]) -> Option<Away> {
    let facts = facts.iter().filter(|&&id| shards.has(&file(&schema[id].name))).map(|&id| (id, false));
    let given = given.iter().filter(|&&id| shards.has(&given_file(&schema[id].shown))).map(|&id| (id, true));
    away(shards, schema, &facts.chain(given).collect::<Vec<_>>())
}
