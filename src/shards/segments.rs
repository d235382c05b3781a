//! Rows as text, which workers write with names from shards.

use super::{
    away::{self, Type},
    manifest::{Shards, file},
};
use crate::table::row_format::RowFormat;
use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, Relation},
};
use serde::{Deserialize, Serialize};
use std::{path::PathBuf, sync::Arc};

/// The instructions for workers to write rows.
#[derive(Serialize, Deserialize)]
pub struct Form {
    /// The format of rows.
    #[serde(with = "Format")]
    pub format: RowFormat,
    /// The columns.
    pub columns: Vec<(String, Type)>,
    /// The place of names, if rows have some.
    pub names: Option<Names>,
}

/// [`RowFormat`], as it is sent to workers.
#[derive(Serialize, Deserialize)]
#[serde(remote = "RowFormat")]
enum Format {
    Cells(u8),
    Objects,
}

/// The place of names.
#[derive(Serialize, Deserialize)]
pub struct Names {
    /// The folder of the shards.
    pub folder: PathBuf,
    /// That of [`Shards`].
    pub sum: u64,
    /// The texts of the program after those that are in the shards.
    pub more: Vec<String>,
}

/// The instructions to write the rows of `relation` in this `format`; `None` if workers cannot read the names of
/// `base`.
pub fn form(
    base: &FactBase,
    shards: Option<&Arc<Shards>>,
    relation: &Relation,
    format: RowFormat,
) -> Option<String> {
    let schema = base.schema();
    let is_number = |ty: ColumnType| ty == ColumnType::Number;
    let names = match shards {
        _ if relation.columns.iter().all(|column| is_number(column.ty)) => None,
        None => return None,
        Some(shards) => {
            let counts = shards.entities(schema);
            let has = |ty| match ty {
                ColumnType::Number | ColumnType::Symbol => true,
                ColumnType::Record(_) | ColumnType::Unsigned | ColumnType::Float => false,
                ColumnType::Entity(ty) => schema.types.get(usize::from(ty.0)).is_some_and(|known| {
                    let listing = known.listed_by.map(|listing| file(&schema[listing].name));
                    listing.is_some_and(|listing| shards.has(&listing))
                        && counts[usize::from(ty.0)] == base.count(ty)
                }),
            };
            if !relation.columns.iter().all(|column| has(column.ty)) {
                return None;
            }
            let own = *shards.count.get()?;
            let more = (own..base.symbols().len() as u32).map(|text| base.symbols().get(text).to_owned());
            Some(Names { folder: shards.folder.clone(), sum: shards.sum, more: more.collect() })
        }
    };
    let form = Form { format, columns: away::columns(schema, relation), names };
    Some(serde_json::to_string(&form).expect("names and numbers can be written as JSON"))
}
