//! An SQLite database: a table a relation.

use crate::{
    error::Error,
    relations::{Cell, Tuples},
};
use dfquery_engine::{
    base::FactBase,
    facts::{SCHEMA_NUMBER, TemporaryFolder},
    schema::{Column, ColumnType, Relation, RelationKind},
};
use rusqlite::{
    Connection, Result,
    types::{ToSqlOutput, Value, ValueRef},
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Says what the tables hold; no relation is called so.
const CATALOGUE: &str = "dfquery_relation";
/// Says where the rows come from.
const PROVENANCE: &str = "dfquery_origin";

/// Writes `tuples` to the database at `path`, which is complete or as it was.
pub fn write(path: &Path, tuples: &[Tuples], base: &FactBase) -> std::result::Result<(), Error> {
    if let Some(busy) = companion(path) {
        return Err(Error::with_help(
            format!("`{}` belongs to the existing database", busy.display()),
            "close the program that has it open, or remove both files",
        ));
    }
    // SQLite locks its file by its own means, which are not those that tell other processes of a temporary file.
    let folder = TemporaryFolder::beside(path).map_err(|error| Error::io("write", path, error))?;
    let file = folder.path().join("database");
    fill(&file, tuples, base)
        .map_err(|error| Error::message(format!("cannot write `{}`: {error}", path.display())))?;
    fs::rename(file, path).map_err(|error| Error::io("write", path, error))
}

/// A journal of the database at `path`: SQLite would apply it to whatever stands there next.
fn companion(path: &Path) -> Option<PathBuf> {
    let beside = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    ["-wal", "-journal"].map(beside).into_iter().find(|path| path.exists())
}

fn fill(path: &Path, tuples: &[Tuples], base: &FactBase) -> Result<()> {
    let mut database = Connection::open(path)?;
    // The file is nobody's until it is complete: nothing has to be undone.
    database.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")?;
    let writing = database.transaction()?;
    describe(&writing, tuples, base)?;
    for tuples in tuples {
        writing.execute_batch(&create(tuples.relation))?;
        insert(&writing, tuples)?;
        index(tuples.relation).iter().try_for_each(|index| writing.execute_batch(index))?;
    }
    writing.commit()?;
    database.close().map_err(|(_, error)| error)
}

/// Writes what the tables hold and where it comes from.
fn describe(database: &Connection, tuples: &[Tuples], base: &FactBase) -> Result<()> {
    database.execute_batch(&format!(
        "CREATE TABLE {PROVENANCE} (schema INTEGER NOT NULL, origin TEXT NOT NULL);
         CREATE TABLE {CATALOGUE} (name TEXT PRIMARY KEY, kind TEXT NOT NULL, rows INTEGER NOT NULL, \
         documentation TEXT NOT NULL) WITHOUT ROWID"
    ))?;
    database.execute(&format!("INSERT INTO {PROVENANCE} VALUES (?, ?)"), (SCHEMA_NUMBER, &base.origin))?;
    let mut row = database.prepare(&format!("INSERT INTO {CATALOGUE} VALUES (?, ?, ?, ?)"))?;
    for tuples in tuples {
        let Relation { name, doc, kind, .. } = tuples.relation;
        let kind = if *kind == RelationKind::Input { "input" } else { "derived" };
        row.execute((name, kind, tuples.len() as i64, doc))?;
    }
    Ok(())
}

/// The statement that makes the table of `relation`.
fn create(relation: &Relation) -> String {
    let column = |column: &Column| {
        let ty = if column.ty == ColumnType::Number { "INTEGER" } else { "TEXT" };
        format!("{} {ty} NOT NULL", quote(&column.name))
    };
    let columns: Vec<String> = relation.columns.iter().map(column).collect();
    format!("CREATE TABLE {} ({})", quote(&relation.name), columns.join(", "))
}

/// The statements that make an index for each column of entities, by which tables are joined.
fn index(relation: &Relation) -> Vec<String> {
    let columns = relation.columns.iter().filter(|column| matches!(column.ty, ColumnType::Entity(_)));
    let table = &relation.name;
    let statement = |column: &Column| {
        let name = quote(&format!("{table}.{}", column.name));
        format!("CREATE INDEX {name} ON {} ({})", quote(table), quote(&column.name))
    };
    columns.map(statement).collect()
}

fn insert(database: &Connection, tuples: &Tuples) -> Result<()> {
    let places = vec!["?"; tuples.relation.arity()].join(", ");
    let mut row =
        database.prepare(&format!("INSERT INTO {} VALUES ({places})", quote(&tuples.relation.name)))?;
    tuples.each(|cells| {
        let values = cells.iter().map(|&cell| match cell {
            Cell::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Cell::Number(number) => ToSqlOutput::Owned(Value::Integer(number.into())),
        });
        row.execute(rusqlite::params_from_iter(values)).map(drop)
    })
}

/// A name as an identifier: relations and columns may be called `table` or `from`.
fn quote(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
