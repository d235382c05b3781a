//! Facts that workers read from their own shards.

use super::{
    manifest::{MANIFEST, Shards, damaged, file, given_file, in_file},
    read::Part,
};
use crate::error::{Error, Result};
use dfquery_differential::{
    remote_facts::{Away, Share},
    run_once::Take,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    diagnostic::Diagnostic,
    schema::{Column, ColumnType, Relation, RelationId, RelationKind, Schema},
};
use dfquery_rules::RuleSet;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The description of shards that workers receive.
#[derive(Serialize, Deserialize)]
struct Place {
    folder: PathBuf,
    /// That of [`Shards`].
    sum: u64,
    relations: Vec<Described>,
    /// The instructions to derive relations that follow from those of each shard alone.
    derived: Option<String>,
}

/// A relation, described for a process that has not read the rules.
#[derive(Serialize, Deserialize)]
struct Described {
    id: RelationId,
    name: String,
    /// The columns with their types, if rules of users declare it as an input.
    columns: Option<Vec<(String, Type)>>,
}

/// The type of a column.
#[derive(Serialize, Deserialize)]
pub enum Type {
    Number,
    Symbol,
    Entity(String),
    Unsigned,
    Float,
}

/// The columns of `relation` with their types, which are no records.
pub fn columns(schema: &Schema, relation: &Relation) -> Vec<(String, Type)> {
    let column = |column: &Column| {
        let ty = match column.ty {
            ColumnType::Entity(ty) => Type::Entity(schema[ty].name.clone()),
            ColumnType::Symbol => Type::Symbol,
            ColumnType::Number => Type::Number,
            ColumnType::Unsigned => Type::Unsigned,
            ColumnType::Float => Type::Float,
            ColumnType::Record(_) => unreachable!("workers are told of no records"),
        };
        (column.name.clone(), ty)
    };
    relation.columns.iter().map(column).collect()
}

/// The derivation of relations of each shard.
pub trait Derive {
    /// The rules, whose schema the facts have.
    fn rules(&self) -> &'static RuleSet;

    /// The facts that this takes.
    fn facts(&self) -> Vec<RelationId>;

    /// The inputs that rules declare and that this takes.
    fn given(&self) -> Vec<Relation>;

    /// The number of a text in the program, if rules make it.
    fn number(&self, text: &str) -> Option<u32>;

    /// Adds what is no fact of a shard.
    fn add(&self, base: &mut FactBase);

    /// Lets `take` have the rows of relations that `is_wanted` of what was read of a shard: first the given inputs of
    /// [`Derive::given`].
    ///
    /// # Errors
    ///
    /// Rules that do not fit the shard.
    fn derive(
        &self,
        part: &Part,
        is_wanted: &dyn Fn(RelationId) -> bool,
        take: &mut dyn Take,
    ) -> Result<(), Vec<Diagnostic>>;
}

/// The rule set that only declares facts.
pub fn facts_alone() -> &'static RuleSet {
    RuleSet::declaring(BTreeSet::new()).keep()
}

/// Makes what derives relations as the coordinator has said.
pub type Deriving<'d> = &'d dyn Fn(&str) -> Result<Box<dyn Derive>>;

/// Reads a share of the shards: those whose number gives that of the share when it is divided by how many shares there are.
///
/// # Errors
///
/// Shards that are missing or damaged, or differ from those of the coordinator.
pub fn load(away: &Away, share: Share, take: &mut dyn Take, deriving: Deriving) -> Result<()> {
    let place: Place =
        serde_json::from_str(&away.place).map_err(|error| Error::message(error.to_string()))?;
    let shards = open(&place.folder, place.sum)?;
    let derive = place.derived.as_deref().map(deriving).transpose()?;
    let derive = derive.as_deref();
    // Without rules, all that is known is which facts there are.
    let schema = derive.map_or_else(|| facts_alone().schema(), |derive| derive.rules().schema()).clone();
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
    let mut ids: BTreeSet<RelationId> = facts.iter().map(|(_, known)| *known).collect();
    ids.extend(derive.iter().flat_map(|derive| derive.facts()));
    let ids: Vec<RelationId> = ids.into_iter().collect();
    let derived_from: Vec<Relation> = derive.iter().flat_map(|derive| derive.given()).collect();
    let relations: Vec<&Relation> =
        derived_from.iter().chain(given.iter().map(|(_, relation)| relation)).collect();
    let mut cells = Vec::new();
    for at in (share.number..shards.shards.len()).step_by(share.of) {
        let mut numbers: FxHashMap<String, u32> = FxHashMap::default();
        shards.shards[at].each_text(|_, number, text| {
            numbers.insert(text.to_owned(), number);
            Ok(())
        })?;
        let number = |text: &str| numbers.get(text).copied().or_else(|| derive?.number(text));
        let add = |base: &mut FactBase| derive.iter().for_each(|derive| derive.add(base));
        let part = shards.part_with(at, &schema, (&ids, &relations), &number, &add)?;
        let mut put = |id: RelationId, relation: &Relation, rows: &Rows| {
            take.relation(id);
            for row in rows.iter() {
                part.moved.cells(&relation.columns, row, &mut cells);
                take.row(&cells);
            }
        };
        facts.iter().for_each(|&(id, known)| put(id, &schema[known], part.base.rows(known)));
        let asked = part.given.iter().skip(derived_from.len());
        given.iter().zip(asked).for_each(|((id, relation), rows)| put(*id, relation, rows));
        if let Some(derive) = derive {
            let is_wanted = |id: RelationId| away.relations.contains(&id);
            derive.derive(&part, &is_wanted, take).map_err(Error::invalid)?;
        }
    }
    Ok(())
}

/// The shards in `folder`, which have the sum `sum`.
///
/// # Errors
///
/// They are missing, or differ.
pub fn open(folder: &Path, sum: u64) -> Result<Shards> {
    let wrong =
        |message: &str| Error::diagnostic(damaged(in_file(&folder.join(MANIFEST)), message.to_owned()));
    match Shards::open(folder)? {
        Some(shards) if shards.sum == sum => Ok(shards),
        Some(_) => Err(wrong("these are other shards than those of the process that asks")),
        None => Err(wrong("there is no such file for this process, and the process that asks has one")),
    }
}

/// The relation `name`, which has these `columns`.
///
/// # Errors
///
/// An unknown type.
pub fn relation(schema: &Schema, name: String, columns: Vec<(String, Type)>) -> Result<Relation> {
    let column = |(name, ty): (String, Type)| {
        let ty = match ty {
            Type::Number => ColumnType::Number,
            Type::Unsigned => ColumnType::Unsigned,
            Type::Float => ColumnType::Float,
            Type::Symbol => ColumnType::Symbol,
            Type::Entity(ty) => ColumnType::Entity(schema.entity_type(&ty).ok_or_else(|| unknown(&ty))?),
        };
        Ok(Column { name, ty })
    };
    let columns = columns.into_iter().map(column).collect::<Result<Vec<Column>>>()?;
    Ok(Relation {
        shown: name.clone(),
        name,
        columns,
        doc: String::new(),
        kind: RelationKind::Input,
        limit: None,
    })
}

fn unknown(name: &str) -> Error {
    Error::message(format!("a worker of the same version knows `{name}`"))
}

/// The relations that workers can read from `shards`: of the `facts` and the `given` relations of `schema` those that
/// are there, and those that are `derived` from them, with the instructions.
pub fn kept(
    shards: &Shards,
    schema: &Schema,
    facts: &[RelationId],
    given: &[RelationId],
    derived: Option<(Vec<RelationId>, String)>,
) -> Option<Away> {
    let facts = facts.iter().filter(|&&id| shards.has(&file(&schema[id].name))).map(|&id| (id, false));
    let given = given.iter().filter(|&&id| shards.has(&given_file(&schema[id].shown))).map(|&id| (id, true));
    let relations = facts.chain(given).map(|(id, is_given)| {
        let relation = &schema[id];
        let name = if is_given { &relation.shown } else { &relation.name };
        Described { id, name: name.clone(), columns: is_given.then(|| columns(schema, relation)) }
    });
    let relations: Vec<Described> = relations.collect();
    let (more, derived) = derived.map_or((Vec::new(), None), |(more, derived)| (more, Some(derived)));
    let all: Vec<RelationId> = relations.iter().map(|described| described.id).chain(more).collect();
    let place = Place { folder: shards.folder.clone(), sum: shards.sum, relations, derived };
    let place = serde_json::to_string(&place).expect("names and numbers can be written as JSON");
    (!all.is_empty()).then_some(Away { relations: all, place })
}
