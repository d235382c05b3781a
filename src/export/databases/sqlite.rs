//! An SQLite database: a table of keys a relation, and a view that spells their names out.
//!
//! Texts are long and stand in many rows, so each is kept once, in the table of names. The columns of `in_loop$` hold
//! its keys; the view `in_loop` has the names in their places.

use crate::{
    error::Error,
    relations::{Cell, Tuples},
    scope::Scope,
};
use dfquery_engine::{
    facts::{SCHEMA_NUMBER, TemporaryFolder},
    schema::{Column, ColumnType, Relation, RelationKind},
};
use rusqlite::{Connection, Result, types::Value};
use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

/// Says what the tables hold; no relation is called so.
const CATALOGUE: &str = "dfquery_relation";
/// Says what the columns are called and hold.
const COLUMNS: &str = "dfquery_column";
/// Every text that stands in a table, with its key.
const NAMES: &str = "dfquery_name";
/// Says where the rows come from.
const PROVENANCE: &str = "dfquery_origin";

/// Writes `tuples` to the database at `path`, which is complete or as it was.
pub fn write(path: &Path, tuples: &[Tuples], scope: &Scope) -> std::result::Result<(), Error> {
    if let Some(busy) = companion(path) {
        return Err(Error::with_help(
            format!("`{}` belongs to the existing database", busy.display()),
            "close the program that has it open, or remove both files",
        ));
    }
    // SQLite locks its file by its own means, which other processes that look for temporary files do not see.
    let folder = TemporaryFolder::beside(path).map_err(|error| Error::io("write", path, error))?;
    let file = folder.path().join("database");
    fill(&file, tuples, scope)
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

fn fill(path: &Path, tuples: &[Tuples], scope: &Scope) -> Result<()> {
    let mut database = Connection::open(path)?;
    // The file has no name until it is complete: nothing has to be undone.
    database.execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")?;
    let writing = database.transaction()?;
    describe(&writing, tuples, scope)?;
    let mut names = Names::default();
    for tuples in tuples {
        writing.execute_batch(&create(tuples.relation))?;
        names.insert(&writing, tuples)?;
        index(tuples.relation).iter().try_for_each(|index| writing.execute_batch(index))?;
    }
    names.write(&writing)?;
    writing.commit()?;
    database.close().map_err(|(_, error)| error)
}

/// Writes what the tables hold and where it comes from.
fn describe(database: &Connection, tuples: &[Tuples], scope: &Scope) -> Result<()> {
    database.execute_batch(&format!(
        "CREATE TABLE {PROVENANCE} (schema INTEGER NOT NULL, origin TEXT NOT NULL);
         CREATE TABLE {CATALOGUE} (name TEXT PRIMARY KEY, kind TEXT NOT NULL, rows INTEGER NOT NULL, \
         documentation TEXT NOT NULL, declared TEXT NOT NULL) WITHOUT ROWID;
         CREATE TABLE {COLUMNS} (relation TEXT NOT NULL, position INTEGER NOT NULL, name TEXT NOT NULL, \
         type TEXT NOT NULL, PRIMARY KEY (relation, position)) WITHOUT ROWID"
    ))?;
    let origin = &scope.base.origin;
    database.execute(&format!("INSERT INTO {PROVENANCE} VALUES (?, ?)"), (SCHEMA_NUMBER, origin))?;
    let mut row = database.prepare(&format!("INSERT INTO {CATALOGUE} VALUES (?, ?, ?, ?, ?)"))?;
    let mut column_row = database.prepare(&format!("INSERT INTO {COLUMNS} VALUES (?, ?, ?, ?)"))?;
    for tuples in tuples {
        let Relation { name, shown, doc, kind, columns, .. } = tuples.relation;
        let kind = if *kind == RelationKind::Input { "input" } else { "derived" };
        row.execute((shown, kind, tuples.len() as i64, doc, declared(scope, name)))?;
        for (at, column) in columns.iter().enumerate() {
            let ty = scope.rules.schema.type_name(column.ty);
            column_row.execute((shown, at as i64, &column.name, ty))?;
        }
    }
    Ok(())
}

/// `file:line` of the declaration.
fn declared(scope: &Scope, name: &str) -> String {
    let id = scope.rules.schema.relation(name).expect("what is exported is declared");
    let place = scope.rules.sources.place(scope.rules.declared[usize::from(id.0)].span);
    format!("{}:{}", place.file, place.line)
}

/// The table of keys of `relation`.
fn table(relation: &Relation) -> String {
    quote(&format!("{}$", relation.shown))
}

/// The statements that make the table of keys of `relation`, and its view.
fn create(relation: &Relation) -> String {
    let columns: Vec<String> = relation.columns.iter().map(|column| quote(&column.name)).collect();
    let key = |(column, name): (&Column, &String)| {
        let ty = if column.ty == ColumnType::Float { "REAL" } else { "INTEGER" };
        format!("{name} {ty} NOT NULL")
    };
    let keys: Vec<String> = relation.columns.iter().zip(&columns).map(key).collect();
    let shown =
        relation.columns.iter().zip(&columns).enumerate().map(|(at, (column, name))| match column.ty {
            ty if ty.is_numeric() => format!("t.{name} AS {name}"),
            _ => format!("n{at}.name AS {name}"),
        });
    let joined =
        relation.columns.iter().zip(&columns).enumerate().map(|(at, (column, name))| match column.ty {
            ty if ty.is_numeric() => String::new(),
            _ => format!(" JOIN {NAMES} AS n{at} ON n{at}.id = t.{name}"),
        });
    let (shown, joined): (Vec<String>, String) = (shown.collect(), joined.collect());
    let (table, view) = (table(relation), quote(&relation.shown));
    format!(
        "CREATE TABLE {table} ({}); CREATE VIEW {view} AS SELECT {} FROM {table} AS t{joined}",
        keys.join(", "),
        shown.join(", ")
    )
}

/// The statements that make an index for each column of entities, by which tables are joined.
fn index(relation: &Relation) -> Vec<String> {
    let columns = relation.columns.iter().filter(|column| matches!(column.ty, ColumnType::Entity(_)));
    let statement = |column: &Column| {
        let name = quote(&format!("{}.{}", relation.shown, column.name));
        format!("CREATE INDEX {name} ON {} ({})", table(relation), quote(&column.name))
    };
    columns.map(statement).collect()
}

/// The texts that rows hold, by their keys.
#[derive(Default)]
struct Names(HashMap<String, i64>);

impl Names {
    fn key(&mut self, text: &str) -> i64 {
        if let Some(&key) = self.0.get(text) {
            return key;
        }
        let key = self.0.len() as i64 + 1;
        self.0.insert(text.to_owned(), key);
        key
    }

    /// Writes the rows of a relation.
    fn insert(&mut self, database: &Connection, tuples: &Tuples) -> Result<()> {
        let places = vec!["?"; tuples.relation.arity()].join(", ");
        let mut row =
            database.prepare(&format!("INSERT INTO {} VALUES ({places})", table(tuples.relation)))?;
        tuples.each(|cells| {
            let values = cells.iter().map(|&cell| match cell {
                Cell::Text(text) => Value::Integer(self.key(text)),
                Cell::Number(number) => number.into(),
                Cell::Unsigned(number) => number.into(),
                Cell::Float(float) => f64::from(float).into(),
            });
            row.execute(rusqlite::params_from_iter(values)).map(drop)
        })
    }

    /// Writes the texts, in the order of their keys.
    fn write(self, database: &Connection) -> Result<()> {
        database
            .execute_batch(&format!("CREATE TABLE {NAMES} (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"))?;
        let mut names: Vec<(i64, String)> = self.0.into_iter().map(|(name, key)| (key, name)).collect();
        names.sort_unstable();
        let mut row = database.prepare(&format!("INSERT INTO {NAMES} VALUES (?, ?)"))?;
        for name in &names {
            row.execute((name.0, &name.1))?;
        }
        database.execute_batch(&format!("CREATE UNIQUE INDEX \"{NAMES}.name\" ON {NAMES} (name)"))
    }
}

/// A name as an identifier: relations and columns may be called `table` or `from`.
fn quote(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
