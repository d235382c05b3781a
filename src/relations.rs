//! The tuples of several relations at once, derived function by function.

pub mod choice;
pub(crate) mod columns;

use crate::{
    convert,
    error::{Error, Result, stoppable},
    notes::Notes,
    observer::Progress,
    requires::Requires,
    scope::Scope,
    table::{RowFormat, Table, Texts},
};
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel,
    facts::{ColumnText, TemporaryFolder},
    run::WIDEST,
    schema::{Column, ColumnType, Relation, RelationId, RelationKind, Schema, TypeId},
};
use dfquery_graph::{latency::Latencies, verify};
use dfquery_rules::entity;
use dfquery_throughput::named;
use rayon::prelude::*;
use std::{
    borrow::Cow,
    collections::BTreeSet,
    fmt, fs, io,
    path::{Path, PathBuf},
};

/// Functions that are derived before the next ones begin.
const BATCH: usize = 256;

/// Functions that are derived before the first rows are printed.
const FIRST_BATCH: usize = 8;

/// A relation with its tuples.
pub struct Tuples<'w> {
    /// Its declaration.
    pub relation: &'w Relation,
    schema: &'w Schema,
    base: &'w FactBase,
    rows: Kept<'w>,
}

/// Tuples as they were found.
enum Kept<'w> {
    /// In module order.
    Rows(Cow<'w, Rows>),
    /// Of what conversion names, which is gone when a function is converted.
    Texts(Vec<Vec<String>>),
}

/// One field of a tuple.
#[derive(Clone, Copy, Debug)]
pub enum Cell<'t> {
    /// A name or a text.
    Text(&'t str),
    /// A number.
    Number(i32),
    /// An unsigned number.
    Unsigned(u32),
    /// A float.
    Float(f32),
}

impl fmt::Display for Cell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Text(text) => f.write_str(text),
            Cell::Number(number) => number.fmt(f),
            Cell::Unsigned(number) => number.fmt(f),
            Cell::Float(float) => f.write_str(&ColumnType::Float.number(float.to_bits())),
        }
    }
}

/// A relation that is wanted.
#[derive(Clone, Copy)]
pub struct Wanted {
    relation: RelationId,
    requires: Requires,
}

/// These `relations` of `scope`, each once.
pub fn these(scope: &Scope, relations: &[RelationId]) -> Result<Vec<Wanted>> {
    let mut seen = BTreeSet::new();
    let once = relations.iter().filter(|id| seen.insert(**id));
    once.map(|&relation| Ok(Wanted { relation, requires: scope.requires(relation)? })).collect()
}

/// Derives the tuples of `wanted` in the functions `parts`; all of them if no functions are `selected`.
///
/// # Errors
///
/// The wish to stop, which leaves functions out.
pub fn gather<'w>(
    scope: &'w Scope<'w>,
    wanted: &[Wanted],
    parts: &[u32],
    selected: bool,
) -> Result<Vec<Tuples<'w>>> {
    let schema = &scope.rules.schema;
    let by_part = |wanted: &&Wanted| wanted.requires == Requires::Facts && scope.is_by_part(wanted.relation);
    let local: Vec<RelationId> = wanted.iter().filter(by_part).map(|wanted| wanted.relation).collect();
    let mut derived = derive(scope, &local, parts)?.into_iter();
    let tuples = |wanted: &Wanted| {
        let relation = &schema[wanted.relation];
        let rows = match wanted.requires {
            Requires::Facts if scope.is_by_part(wanted.relation) => {
                Kept::Rows(Cow::Owned(derived.next().expect("one for each that is derived by part")))
            }
            Requires::Facts => Kept::Rows(whole(scope, relation, selected.then_some(parts))),
            Requires::Conversion(_) | Requires::Graph(_) | Requires::Order(_) => {
                Kept::Texts(supplied(scope, wanted, parts))
            }
        };
        let rows = match rows {
            Kept::Rows(rows) => Kept::Rows(scope.base.in_order(&relation.columns, rows)),
            texts => texts,
        };
        Tuples { relation, schema, base: scope.base, rows }
    };
    Ok(wanted.iter().map(tuples).collect())
}

/// The rows of `relations`, each of which is derived part by part.
fn derive(scope: &Scope, relations: &[RelationId], parts: &[u32]) -> Result<Vec<Rows>> {
    let schema = &scope.rules.schema;
    let mut cells: Vec<Vec<u32>> = vec![Vec::new(); relations.len()];
    let count = if relations.is_empty() { 0 } else { parts.len() };
    scope.session.prepare(relations.iter().map(|&id| schema[id].name.as_str()));
    let progress = Progress::begin(&*scope.program.observer, "deriving", count);
    let of_part = |&id: &u32| {
        let part = scope.part(id);
        let rows = || relations.iter().map(|&id| part.relation(&schema[id].name).clone()).collect();
        let rows = (!progress.is_stopped()).then(|| cancel::within(rows).ok())??;
        progress.advance();
        Some(rows)
    };
    for batch in parts.chunks(BATCH).filter(|_| !relations.is_empty()) {
        let found: Vec<Vec<Rows>> = batch.par_iter().filter_map(cancel::carried(of_part)).collect();
        for rows in found {
            cells.iter_mut().zip(rows).for_each(|(cells, rows)| cells.extend(rows.iter().flatten()));
        }
    }
    progress.end()?;
    let arity = |id: &RelationId| schema[*id].arity();
    Ok(relations.iter().zip(cells).map(|(id, cells)| Rows::sorted(arity(id), cells)).collect())
}

/// The rows of an input, or of what is derived for the whole; of these parts only, if any are given.
fn whole<'w>(scope: &'w Scope<'w>, relation: &Relation, parts: Option<&[u32]>) -> Cow<'w, Rows> {
    let rows = match (relation.kind, scope.base.relation(&relation.name)) {
        (RelationKind::Input, Some(id)) => scope.base.rows(id),
        _ => scope.session.whole(&relation.name),
    };
    let (Some(parts), Some((home, ty))) = (parts, home(&scope.rules.schema, relation)) else {
        return Cow::Borrowed(rows);
    };
    let entities = scope.base.entities(ty);
    let mut kept = Rows::new(relation.arity());
    let is_kept = |row: &&[u32]| parts.binary_search(&entities.part_of(row[home])).is_ok();
    rows.iter().filter(is_kept).for_each(|row| kept.push_slice(row));
    Cow::Owned(kept)
}

/// The tuples of `relation` as texts, in the functions that are asked of.
pub(crate) fn table(scope: &Scope, relation: RelationId, requires: &Requires) -> Table {
    let declared = &scope.rules.schema[relation];
    let mut table = empty(scope, declared);
    let rows = &mut table.rows;
    let mut notes = Notes::wanted(scope);
    if *requires != Requires::Facts {
        let wanted = Wanted { relation, requires: *requires };
        let supplied = supplied(scope, &wanted, &scope.parts);
        supplied.iter().for_each(|row| add_names(rows, notes.as_mut(), declared, row));
    } else {
        each_rows(scope, declared, |found| {
            let found = scope.base.in_order(&declared.columns, Cow::Borrowed(found));
            add_texts(rows, scope.base, notes.as_mut(), declared, found.iter());
        });
    }
    cancel::check();
    table
}

/// A relation whose tuples other processes have written.
pub struct Segments {
    /// A table without rows.
    pub table: Table,
    /// The files that have its tuples, one after the other, without a header.
    pub files: Vec<PathBuf>,
    _folder: TemporaryFolder,
}

/// Has other processes write the tuples of `relation`, which follows from facts alone, beside `path`; none if they cannot.
pub(crate) fn segments(
    scope: &Scope,
    relation: RelationId,
    format: RowFormat,
    path: &Path,
) -> Result<Option<Segments>> {
    if scope.lines || !scope.may_leave(relation) {
        return Ok(None);
    }
    let cannot_write = |error| Error::io("write beside", path, error);
    let folder = TemporaryFolder::beside(path).map_err(cannot_write)?;
    let written = stoppable(|| {
        let (shards, into) = (scope.program.shards.as_ref(), (folder.path(), format));
        let declared = (relation, &scope.rules.schema[relation]);
        scope.leave(relation, |dataflows, inputs| dataflows.write_segments(declared, inputs, shards, into))
    });
    if !written? {
        return Ok(None);
    }
    let entries = fs::read_dir(folder.path()).map_err(cannot_write)?;
    let files = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files = files.collect::<io::Result<Vec<PathBuf>>>().map_err(cannot_write)?;
    files.sort_unstable();
    let table = empty(scope, &scope.rules.schema[relation]);
    Ok(Some(Segments { table, files, _folder: folder }))
}

/// Tuples of the whole program that become texts at a time.
const STREAMED: usize = 1 << 14;

/// A table of `relation` without rows; with columns for notes, if they are wanted.
fn empty(scope: &Scope, relation: &Relation) -> Table {
    headed(relation, |column| if scope.lines { Notes::ends(scope.base, column) } else { &[] })
}

/// A table of `relation` without rows, where columns have notes whose names end in what `ends` gives.
pub(crate) fn headed(relation: &Relation, ends: impl Fn(&Column) -> &'static [&'static str]) -> Table {
    let (mut header, mut numbers, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for column in &relation.columns {
        header.push(column.name.clone());
        numbers.push(column.ty.is_numeric());
        notes.push(None);
        let ends = ends(column);
        header.extend(ends.iter().map(|end| format!("{}{end}", column.name)));
        numbers.extend(ends.iter().map(|_| false));
        notes.extend(ends.iter().map(|&end| Some(end)));
    }
    let rows = Texts::new(header.len());
    Table { header, numbers, notes, rows }
}

/// Returns true if the tuples of `relation`, function by function, are in the order that all of them have.
pub(crate) fn comes_by_part(scope: &Scope, relation: RelationId) -> bool {
    let schema = &scope.rules.schema;
    scope.is_by_part(relation) && home(schema, &schema[relation]).is_some_and(|(column, _)| column == 0)
}

/// Lets `take` have the tuples of `relation` as they are derived, some functions at a time, as long as it says to go on.
pub(crate) fn stream<E: From<Error>>(
    scope: &Scope,
    relation: RelationId,
    mut take: impl FnMut(Table) -> Result<bool, E>,
) -> Result<(), E> {
    let declared = &scope.rules.schema[relation];
    let mut notes = Notes::wanted(scope);
    scope.session.prepare([declared.name.as_str()]);
    for batch in batches(&scope.parts) {
        let table = cancel::within(|| {
            let of_part = |&id: &u32| scope.part(id).relation(&declared.name).clone();
            let found: Vec<Rows> = batch.par_iter().map(cancel::carried(of_part)).collect();
            let mut table = empty(scope, declared);
            let texts = &mut table.rows;
            for rows in &found {
                let rows = scope.base.in_order(&declared.columns, Cow::Borrowed(rows));
                add_texts(texts, scope.base, notes.as_mut(), declared, rows.iter());
            }
            table
        });
        let table = table.map_err(|cause| Error::stopped("the rest is left out", cause))?;
        if !take(table)? {
            return Ok(());
        }
    }
    Ok(())
}

/// Passes `take` the tuples of `relation`, which follows from facts alone, in blocks, as long as it says to go
/// on; at least once. All are derived before the first: only their texts are made on the way out.
pub(crate) fn stream_whole<E: From<Error>>(
    scope: &Scope,
    relation: RelationId,
    mut take: impl FnMut(Table) -> Result<bool, E>,
) -> Result<(), E> {
    let declared = &scope.rules.schema[relation];
    let mut notes = Notes::wanted(scope);
    let mut taken: Option<Result<bool, E>> = None;
    let finished = cancel::within(|| {
        let mut pass = |some: &mut dyn Iterator<Item = &[u32]>| {
            let mut table = empty(scope, declared);
            add_texts(&mut table.rows, scope.base, notes.as_mut(), declared, some);
            taken = Some(take(table));
            matches!(taken, Some(Ok(true)))
        };
        if scope.leave(relation, |dataflows, inputs| {
            dataflows.pass_on(relation, inputs, &mut |cells| pass(&mut cells.chunks_exact(declared.arity())))
        }) {
            return;
        }
        let mut goes_on = true;
        each_rows(scope, declared, |found| {
            let found = scope.base.in_order(&declared.columns, Cow::Borrowed(found));
            for first in (0..found.len()).step_by(STREAMED) {
                let some = first..found.len().min(first + STREAMED);
                goes_on = goes_on && pass(&mut some.map(|row| found.row(row)));
            }
        });
    });
    finished.map_err(|cause| Error::stopped("the rest is left out", cause))?;
    taken.unwrap_or_else(|| take(empty(scope, declared))).map(drop)
}

/// `parts` in batches, the first of which is small: its rows are there soon.
fn batches(parts: &[u32]) -> impl Iterator<Item = &[u32]> {
    let (first, rest) = parts.split_at(parts.len().min(FIRST_BATCH));
    [first].into_iter().chain(rest.chunks(BATCH))
}

/// The tuples of `relation`, which follows from facts alone, in the functions that are asked of.
pub(crate) fn rows(scope: &Scope, relation: RelationId) -> Vec<Vec<u32>> {
    let mut rows = Vec::new();
    each_rows(scope, &scope.rules.schema[relation], |found| rows.extend(found.iter().map(<[u32]>::to_vec)));
    cancel::check();
    rows
}

/// Lets `take` have the rows of `relation`: all of them, or those of each function that is asked of.
pub(crate) fn each_rows(scope: &Scope, relation: &Relation, mut take: impl FnMut(&Rows)) {
    let is_of_parts = relation.columns.iter().any(|c| matches!(c.ty, ColumnType::Entity(_)));
    if scope.selected && is_of_parts {
        let parts = scope.parts.iter();
        parts.for_each(|&part| take(scope.part(part).relation(&relation.name)));
    } else {
        take(scope.session.whole(&relation.name));
    }
}

/// Adds the texts of `rows`, which are of `relation`, in the order in which they come, with notes if they are wanted.
pub(crate) fn add_texts<'r>(
    texts: &mut Texts,
    base: &FactBase,
    mut notes: Option<&mut Notes>,
    relation: &Relation,
    rows: impl Iterator<Item = &'r [u32]>,
) {
    let mut columns: Vec<ColumnText> =
        relation.columns.iter().map(|column| ColumnText::new(base, column.ty)).collect();
    let noted: Vec<Option<TypeId>> = relation.columns.iter().map(|column| noted(base, column)).collect();
    for row in rows {
        cancel::check();
        let Some(notes) = &mut notes else {
            row.iter().zip(&mut columns).for_each(|(&cell, column)| texts.push(column.text(cell)));
            continue;
        };
        for ((&cell, column), ty) in row.iter().zip(&mut columns).zip(&noted) {
            texts.push(column.text(cell));
            ty.iter().for_each(|&ty| add_notes(texts, notes, ty, Some(cell)));
        }
    }
}

/// Adds a row of names, which is of `relation`, with notes if they are wanted.
fn add_names(texts: &mut Texts, notes: Option<&mut Notes>, relation: &Relation, row: &[String]) {
    let Some(notes) = notes else { return texts.extend(row) };
    for (name, column) in row.iter().zip(&relation.columns) {
        texts.push(name);
        if let Some(ty) = noted(notes.base(), column) {
            let id = notes.base().find(ty, name);
            add_notes(texts, notes, ty, id);
        }
    }
}

/// The type of the entities in `column`, if there may be notes on them.
fn noted(base: &FactBase, column: &Column) -> Option<TypeId> {
    match column.ty {
        ColumnType::Entity(ty) if !Notes::ends(base, column).is_empty() => Some(ty),
        _ => None,
    }
}

/// Adds what is said beside the entity `id` of the type `ty`, in the order of [`Notes::ends`].
fn add_notes(texts: &mut Texts, notes: &mut Notes, ty: TypeId, id: Option<u32>) {
    if notes.may_be_variable(ty) {
        texts.push(id.map_or("", |id| notes.variables(ty, id)));
    }
    let note = id.map(|id| notes.of(ty, id));
    texts.push(note.map_or("", |note| &note.location));
    texts.push(note.map_or("", |note| &note.text));
}

/// The first column whose entities belong to functions, and their type.
fn home(schema: &Schema, relation: &Relation) -> Option<(usize, TypeId)> {
    let mut columns = relation.columns.iter().enumerate();
    columns.find_map(|(at, column)| match column.ty {
        ColumnType::Entity(ty) if schema.is_parted(ty) => Some((at, ty)),
        _ => None,
    })
}

/// The tuples of a relation that is about what conversion names.
fn supplied(scope: &Scope, wanted: &Wanted, parts: &[u32]) -> Vec<Vec<String>> {
    let Wanted { relation, requires } = *wanted;
    let rules = scope.program.rules;
    let nothing = matches!(requires, Requires::Graph(_)).then(|| verify::nothing(rules));
    let of_graphs = nothing.as_ref().map(|nothing| rules.session(nothing));
    let rows = |&id: &u32| match requires {
        // A function that cannot be converted has no points to speak of.
        Requires::Conversion(options) => {
            dfquery_convert::framed_rows(scope.session, scope.base, id, &options, relation)
                .unwrap_or_default()
        }
        Requires::Graph(options) => {
            let session = of_graphs.as_ref().expect("graphs have a session");
            let graph = convert::graph(scope.program, scope.session, scope.base, id, &options);
            let units = Latencies::default();
            let latencies = scope.machine.unwrap_or(&units);
            graph.map_or_else(|_| Vec::new(), |graph| named::rows(session, &graph, latencies, relation))
        }
        Requires::Order(settings) => {
            dfquery_reducify::ordered::ordered_rows(scope.session, scope.base, id, &settings, relation)
        }
        Requires::Facts => unreachable!("its rows follow from facts"),
    };
    let rows = parts.iter().flat_map(rows).collect();
    cancel::check();
    rows
}

/// Returns true if the first two columns of `relation` are functions.
pub fn are_of_functions(base: &FactBase, relation: &Relation) -> bool {
    let function = ColumnType::Entity(base.type_of::<entity::Function>());
    relation.columns.len() > 1 && relation.columns[..2].iter().all(|column| column.ty == function)
}

impl Tuples<'_> {
    /// The number of tuples.
    pub fn len(&self) -> usize {
        match &self.rows {
            Kept::Rows(rows) => rows.len(),
            Kept::Texts(rows) => rows.len(),
        }
    }

    /// Returns true if the first two columns are functions: the tuples are one graph, as of calls.
    pub fn are_of_functions(&self) -> bool {
        are_of_functions(self.base, self.relation)
    }

    /// The type of the entities in `column`, if it holds entities.
    pub fn type_of(&self, column: usize) -> Option<&str> {
        match self.relation.columns[column].ty {
            ColumnType::Entity(ty) => Some(&self.schema[ty].name),
            _ => None,
        }
    }

    /// Lets `take` have every tuple, in module order.
    pub fn each<E>(&self, mut take: impl FnMut(&[Cell]) -> Result<(), E>) -> Result<(), E> {
        self.some(0..self.len(), |_, cells| take(cells))
    }

    /// Lets `take` have the tuples number `rows`, each after its number.
    pub fn some<E>(
        &self,
        rows: impl IntoIterator<Item = usize>,
        mut take: impl FnMut(usize, &[Cell]) -> Result<(), E>,
    ) -> Result<(), E> {
        let arity = self.relation.arity();
        let mut readers: Vec<Reader> = (0..arity).map(|column| Reader::new(self, column)).collect();
        for row in rows {
            let mut cells = [Cell::Number(0); WIDEST];
            for (cell, reader) in cells.iter_mut().zip(&mut readers) {
                *cell = reader.cell(row);
            }
            take(row, &cells[..arity])?;
        }
        Ok(())
    }

    /// Lets `take` have every tuple with the function that it belongs to, if it belongs to one.
    pub fn each_with_function<E>(
        &self,
        mut take: impl FnMut(Option<&str>, usize, &[Cell]) -> Result<(), E>,
    ) -> Result<(), E> {
        let home = match &self.rows {
            Kept::Rows(rows) => home(self.schema, self.relation).map(|home| (rows, home)),
            Kept::Texts(_) => None,
        };
        self.some(0..self.len(), |row, cells| {
            let function = home.map(|(rows, (column, ty))| {
                let part = self.base.entities(ty).part_of(rows.row(row)[column]);
                let functions = self.schema.partition.expect("entities belong to parts");
                self.base.entities(functions).local_name(part)
            });
            take(function, row, cells)
        })
    }
}

/// Reads one column.
pub struct Reader<'t> {
    tuples: &'t Tuples<'t>,
    column: usize,
    ty: ColumnType,
    text: ColumnText<'t>,
}

impl<'t> Reader<'t> {
    /// The reader of `column` of `tuples`.
    pub fn new(tuples: &'t Tuples<'_>, column: usize) -> Self {
        let ty = tuples.relation.columns[column].ty;
        let text = ColumnText::new(tuples.base, ty);
        Reader { tuples, column, ty, text }
    }

    /// The field in tuple number `row`.
    pub fn cell(&mut self, row: usize) -> Cell<'_> {
        match &self.tuples.rows {
            Kept::Rows(rows) => {
                let cell = rows.row(row)[self.column];
                match self.ty {
                    ColumnType::Number => Cell::Number(cell as i32),
                    ColumnType::Unsigned => Cell::Unsigned(cell),
                    ColumnType::Float => Cell::Float(f32::from_bits(cell)),
                    _ => Cell::Text(self.text.text(cell)),
                }
            }
            Kept::Texts(rows) => {
                let text = rows[row][self.column].as_str();
                let number = match self.ty {
                    ColumnType::Number => text.parse().ok().map(Cell::Number),
                    ColumnType::Unsigned => text.parse().ok().map(Cell::Unsigned),
                    ColumnType::Float => text.parse().ok().map(Cell::Float),
                    _ => None,
                };
                number.unwrap_or(Cell::Text(text))
            }
        }
    }
}
