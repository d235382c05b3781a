//! Files to a fact base.

use super::{
    layout::{Layout, SCHEMA_FILE, SCHEMA_NUMBER},
    names::{Entity, Listing, PartFinder, Source, make_entities},
    table::{Problems, Records, Table, text},
};
use crate::{
    base::{FactBase, Rows},
    cancel,
    diagnostic::{Diagnostic, Place},
    numbers,
    schema::{ColumnType, Relation, RelationId, Schema, TypeId},
};
use csv::ByteRecord;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::{
    collections::BTreeSet,
    fmt, fs,
    io::{self, Read},
    path::Path,
    sync::Arc,
};

/// The name of standard input in messages.
const STANDARD: &str = "<stdin>";

/// A facts directory, and what is read from it.
#[derive(Clone, Copy, Debug)]
pub struct Directory<'d> {
    /// The directory.
    pub folder: &'d Path,
    /// The relations that it holds.
    pub relations: &'d [RelationId],
    /// Those of them that are read; they list all entities that stand in them.
    pub wanted: &'d [RelationId],
    /// Those of them whose files may be missing, but only all together; then they are empty.
    pub optional: &'d [&'d str],
    /// Those whose files may be missing, each by itself; then they are empty.
    pub single: &'d [&'d str],
    /// True if rules derive a relation of this name, so that its file is passed over.
    pub is_derived: fn(&str) -> bool,
    /// Optional check of the bytes of each file before they are parsed.
    pub check: Option<&'d dyn Check>,
}

/// Somebody who knows what files are to hold.
pub trait Check: fmt::Debug + Sync {
    /// The error in the file at `path` with these `bytes`, if any.
    fn problem(&self, path: &Path, bytes: &[u8]) -> Option<Diagnostic>;
}

/// Reads a facts directory; gives warnings of what was passed over with it.
///
/// Shape   entities are numbered in the order of their listing, part by part; rows stand in the order of the entities in
///         their first column, or else of their parts, and otherwise keep their order
///
/// # Errors
///
/// Missing and unreadable files, another schema number, wrong headers, rows of another width, bad numbers, names that
/// no listing has, names listed twice: each with its place, up to a limit, and then their count.
pub fn read(
    directory: &Directory,
    schema: &Arc<Schema>,
) -> Result<(FactBase, Vec<Diagnostic>), Vec<Diagnostic>> {
    let mut problems = Problems::default();
    let mut warnings = extra_files(directory, schema).map_err(|error| vec![*error])?;
    let tables = Tables::open(directory, schema, &mut problems);
    let mut base = FactBase::new(Arc::clone(schema));
    base.origin = read_origin(directory, &mut warnings, &mut problems);
    stop(&mut problems)?;
    let names = Names::read(schema, &tables, &mut problems);
    stop(&mut problems)?;
    let read = |(relation, table): &(RelationId, Table)| {
        (*relation, FileRows::read(schema, *relation, table, &names))
    };
    let loaded: Vec<(RelationId, FileRows)> = tables.0.par_iter().map(cancel::carried(read)).collect();
    make_entities(&mut base, names.parts.as_ref(), &names.listings);
    for (relation, rows) in loaded {
        rows.add_to(&mut base, relation, &mut problems);
    }
    stop(&mut problems)?;
    Ok((base, warnings))
}

fn stop(problems: &mut Problems) -> Result<(), Vec<Diagnostic>> {
    match problems.count {
        0 => Ok(()),
        _ => Err(std::mem::take(problems).into_messages()),
    }
}

/// Warnings of files that look like facts and belong to no relation.
fn extra_files(directory: &Directory, schema: &Schema) -> Result<Vec<Diagnostic>, Box<Diagnostic>> {
    let (dir, relations) = (directory.folder, directory.relations);
    let failure = |error: std::io::Error| {
        let name = dir.display().to_string();
        Box::new(Diagnostic::error(format!("cannot read `{name}`: {error}")).at(Place::file(name)))
    };
    let mut known: BTreeSet<&str> = relations.iter().map(|&id| schema[id].name.as_str()).collect();
    known.insert("schema");
    let (mut extra, mut derived) = (Vec::new(), BTreeSet::new());
    for entry in fs::read_dir(dir).map_err(failure)? {
        let path = entry.map_err(failure)?.path();
        let is_facts = path.extension().is_some_and(|extension| extension == "csv" || extension == "facts");
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if !is_facts || known.contains(stem) {
            continue;
        }
        if (directory.is_derived)(stem) {
            derived.insert(stem.to_owned());
        } else {
            let place = Place::file(path.display().to_string());
            let warning =
                Diagnostic::warning(format!("there is no input relation `{stem}`; this file is not read"));
            extra.push(warning.at(place));
        }
    }
    extra.sort_by(|a, b| a.message.cmp(&b.message));
    if let Some(first) = derived.first() {
        let warning = Diagnostic::warning(match derived.len() {
            1 => format!("rules derive `{first}`; its file is not read"),
            count => {
                format!("rules derive `{first}` and others; the files of {count} relations are not read")
            }
        });
        extra.push(warning.at(Place::file(dir.display().to_string())));
    }
    Ok(extra)
}

/// The origin that `schema.csv` states, if its schema number is ours.
fn read_origin(directory: &Directory, warnings: &mut Vec<Diagnostic>, problems: &mut Problems) -> String {
    let dir = directory.folder;
    let path = dir.join(SCHEMA_FILE);
    let name = path.display().to_string();
    let invalid = |error| io::Error::new(io::ErrorKind::InvalidData, error);
    let read = read_regular(&path);
    if let Some(problem) = read.as_ref().ok().and_then(|bytes| directory.check?.problem(&path, bytes)) {
        problems.add(|| problem);
        return String::new();
    }
    let content = match read.and_then(|bytes| String::from_utf8(bytes).map_err(invalid)) {
        Ok(content) => content,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let warning =
                Diagnostic::warning(format!("no `{SCHEMA_FILE}` here; schema {SCHEMA_NUMBER} is assumed"));
            warnings.push(warning.at(Place::file(dir.display().to_string())));
            return String::new();
        }
        Err(error) => {
            let message = format!("cannot read `{name}`: {error}");
            problems.add(|| Diagnostic::error(message).at(Place::file(name)));
            return String::new();
        }
    };
    let table = Table { name, form: Layout::Csv.into(), text: content };
    let mut records = table.records();
    check_header(&table, &mut records, &["schema", "origin"], problems);
    let Some(record) = records.next().filter(|record| record.len() == 2) else {
        problems
            .add(|| Diagnostic::error("expected a schema number and an origin").at(Place::file(&table.name)));
        return String::new();
    };
    if record[0] != *SCHEMA_NUMBER.to_string().as_bytes() {
        let found = text(&record[0]);
        let message = format!("these facts have schema `{found}`; this version reads schema {SCHEMA_NUMBER}");
        let error = Diagnostic::error(message).help("extract the facts again with this version");
        problems.add(|| error.at(table.place(record, 0)));
    }
    text(&record[1]).to_owned()
}

/// The files of a directory.
struct Tables(Vec<(RelationId, Table)>);

impl Tables {
    /// Reads all files; what is missing is reported, optional files only if some of them are there.
    fn open(directory: &Directory, schema: &Schema, problems: &mut Problems) -> Self {
        let dir = directory.folder;
        let open = |&relation: &RelationId| (relation, open(dir, &schema[relation].name, directory.check));
        let opened: Vec<(RelationId, Opened)> =
            directory.wanted.par_iter().map(cancel::carried(open)).collect();
        let is_optional =
            |relation: &RelationId| directory.optional.contains(&schema[*relation].name.as_str());
        let some_optional =
            opened.iter().any(|(relation, table)| is_optional(relation) && !matches!(table, Ok(None)));
        let mut tables = Vec::new();
        for (relation, table) in opened {
            match table {
                Ok(Some(table)) => tables.push((relation, table)),
                Ok(None) if is_optional(&relation) && !some_optional => {}
                Ok(None) if directory.single.contains(&schema[relation].name.as_str()) => {}
                Ok(None) => problems.add(|| missing(dir, &schema[relation], is_optional(&relation))),
                Err(error) => problems.add(|| *error),
            }
        }
        Tables(tables)
    }

    fn get(&self, relation: RelationId) -> Option<&Table> {
        self.0.iter().find(|(other, _)| *other == relation).map(|(_, table)| table)
    }
}

pub(super) fn missing(dir: &Path, relation: &Relation, optional: bool) -> Diagnostic {
    let name = &relation.shown;
    let error = Diagnostic::error(format!("there is no file for `{name}`"))
        .at(Place::file(dir.join(format!("{name}.csv")).display().to_string()));
    match optional {
        true => error.help("these files are computed if they are missing, but only if all of them are"),
        false => error
            .help(format!("a relation without rows is a file with the header only: {}", header(relation))),
    }
}

fn header(relation: &Relation) -> String {
    let columns: Vec<&str> = relation.columns.iter().map(|column| column.name.as_str()).collect();
    columns.join(",")
}

/// The bytes of a file, not of a pipe or a device: these may never end, and have no writer yet.
fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    match fs::metadata(path)?.is_file() {
        true => fs::read(path),
        false => Err(io::Error::new(io::ErrorKind::InvalidInput, "facts are read from regular files")),
    }
}

/// A file, if it is there.
pub(super) type Opened = Result<Option<Table>, Box<Diagnostic>>;

/// The file of one relation in either layout.
pub(super) fn open(dir: &Path, name: &str, check: Option<&dyn Check>) -> Opened {
    let mut found = None;
    for layout in [Layout::Csv, Layout::Souffle] {
        let path = dir.join(format!("{name}.{}", layout.extension()));
        let bytes = match read_regular(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => {
                let name = path.display().to_string();
                let message = format!("cannot read `{name}`: {error}");
                return Err(Box::new(Diagnostic::error(message).at(Place::file(name))));
            }
        };
        if let Some(problem) = check.and_then(|check| check.problem(&path, &bytes)) {
            return Err(Box::new(problem));
        }
        let name = path.display().to_string();
        if found.is_some() {
            let message = "this relation has a `.csv` and a `.facts` file";
            return Err(Box::new(Diagnostic::error(message).at(Place::file(name))));
        }
        let text = String::from_utf8(bytes).map_err(|error| not_text(&name, &error))?;
        found = Some(Table { name, form: layout.into(), text });
    }
    Ok(found)
}

/// The file at `path`, in the layout that its name implies.
pub(super) fn open_file(path: &Path, check: Option<&dyn Check>) -> Result<Table, Box<Diagnostic>> {
    let name = path.display().to_string();
    table(name, read_regular(path), check.map(|check| (check, path)))
}

/// The table on standard input.
pub(super) fn read_standard() -> Result<Table, Box<Diagnostic>> {
    let mut bytes = Vec::new();
    let read = io::stdin().read_to_end(&mut bytes).map(|_| bytes);
    table(STANDARD.to_owned(), read, None)
}

/// The table `name` that was `read`, if `check` does not object.
fn table(
    name: String,
    read: io::Result<Vec<u8>>,
    check: Option<(&dyn Check, &Path)>,
) -> Result<Table, Box<Diagnostic>> {
    let bytes = read.map_err(|error| {
        let message = format!("cannot read `{name}`: {error}");
        Box::new(Diagnostic::error(message).at(Place::file(&name)))
    })?;
    if let Some(problem) = check.and_then(|(check, path)| check.problem(path, &bytes)) {
        return Err(Box::new(problem));
    }
    let layout = if name.ends_with(".csv") { Layout::Csv } else { Layout::Souffle };
    let text = String::from_utf8(bytes).map_err(|error| not_text(&name, &error))?;
    Ok(Table { name, form: layout.into(), text })
}

fn not_text(name: &str, error: &std::string::FromUtf8Error) -> Box<Diagnostic> {
    let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count() as u32;
    let last = before.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
    let column = 1 + String::from_utf8_lossy(last).chars().count() as u32;
    Box::new(Diagnostic::error("these bytes are not UTF-8").at(Place::new(name, line, column)))
}

/// Reads the header, and reports columns that are missing, unknown or out of order.
fn check_header(table: &Table, records: &mut Records, columns: &[&str], problems: &mut Problems) {
    let expected = columns.join(",");
    let Some(record) = records.next() else {
        let error = Diagnostic::error("this file has no header").at(Place::file(&table.name));
        problems.add(|| error.help(format!("its first line is `{expected}`")));
        return;
    };
    let found: Vec<&str> = record.iter().map(text).collect();
    if found == columns {
        return;
    }
    let before = problems.count;
    for (at, name) in found.iter().enumerate().filter(|(_, name)| !columns.contains(name)) {
        let error = Diagnostic::error(format!("unknown column `{name}`")).at(table.place(record, at));
        problems.add(|| error.help(format!("the columns are `{expected}`")));
    }
    for name in columns.iter().filter(|name| !found.contains(name)) {
        let error = Diagnostic::error(format!("the column `{name}` is missing")).at(table.place(record, 0));
        problems.add(|| error.help(format!("the columns are `{expected}`")));
    }
    if problems.count == before {
        let error = Diagnostic::error("the columns are in a different order").at(table.place(record, 0));
        problems.add(|| error.help(format!("write `{expected}`")));
    }
}

/// The records after the header, if the format has one.
pub(super) fn body<'t>(table: &'t Table, relation: &Relation, problems: &mut Problems) -> Records<'t> {
    let mut records = table.records();
    if table.form.has_header {
        let columns: Vec<&str> = relation.columns.iter().map(|column| column.name.as_str()).collect();
        check_header(table, &mut records, &columns, problems);
    }
    records
}

/// All entities by name.
struct Names {
    parts: Option<Listing>,
    listings: Vec<Listing>,
}

impl Names {
    fn read(schema: &Schema, tables: &Tables, problems: &mut Problems) -> Self {
        let listing = |ty: TypeId, parts: Option<&Listing>| {
            let relation = schema[ty].listed_by?;
            let table = tables.get(relation)?;
            let mut problems = Problems::default();
            let mut records = body(table, &schema[relation], &mut problems);
            let source = Source {
                table,
                type_name: &schema[ty].name,
                arity: schema[relation].arity(),
                lists_parts: schema.partition == Some(ty),
            };
            let listing = match problems.count {
                0 => Listing::read(ty, &source, &mut records, parts, &mut problems),
                _ => return Some((None, problems)),
            };
            Some((Some(listing), problems))
        };
        let mut take = |(listing, found): (Option<Listing>, Problems)| {
            problems.append(found);
            listing
        };
        let parts = schema.partition.and_then(|ty| listing(ty, None)).and_then(&mut take);
        if schema.partition.is_some() && parts.is_none() {
            return Names { parts, listings: Vec::new() };
        }
        let others = (0..schema.types.len() as u16).into_par_iter().map(TypeId);
        let others = others.filter(|&ty| Some(ty) != schema.partition);
        let read: Vec<_> = others.filter_map(cancel::carried(|ty| listing(ty, parts.as_ref()))).collect();
        let listings = read.into_iter().filter_map(take).collect();
        Names { parts, listings }
    }

    fn of_type(&self, ty: TypeId) -> Option<&Listing> {
        let parts = self.parts.iter().filter(|parts| parts.ty == ty);
        parts.chain(&self.listings).find(|listing| listing.ty == ty)
    }
}

/// The rows of one file, with symbols of their own.
struct FileRows {
    rows: Rows,
    symbols: Vec<Box<str>>,
    problems: Problems,
}

impl FileRows {
    fn read(schema: &Schema, relation: RelationId, table: &Table, names: &Names) -> Self {
        let rows = Rows::new(schema[relation].arity());
        let mut read = FileRows { rows, symbols: Vec::new(), problems: Problems::default() };
        let mut records = body(table, &schema[relation], &mut read.problems);
        if read.problems.count > 0 {
            return read;
        }
        let mut reader = RowReader::new(schema, relation, table, names);
        while let Some(record) = records.next() {
            crate::cancel::check();
            reader.row(record, &mut read);
        }
        reader.put_in_order(&mut read.rows);
        read
    }

    fn add_to(mut self, base: &mut FactBase, relation: RelationId, problems: &mut Problems) {
        problems.append(self.problems);
        if problems.count > 0 {
            return;
        }
        let ids: Vec<u32> = self.symbols.iter().map(|text| base.symbol(text)).collect();
        self.rows.map_column_cells(&base.schema()[relation].columns, &ids);
        *base.rows_mut(relation) = self.rows;
    }
}

/// One column as it is read.
enum Column<'n> {
    Number,
    Unsigned,
    Float,
    Symbol,
    /// The entities by name, the type's name, and whether they belong to the part of the row.
    Entity(&'n Listing, &'n str, bool),
}

/// Reads the records of one relation.
struct RowReader<'n> {
    table: &'n Table,
    columns: Vec<Column<'n>>,
    by_text: FxHashMap<Box<[u8]>, u32>,
    finder: PartFinder<'n>,
    /// The row that is read.
    cells: Vec<u32>,
    /// The part of each row, if rows have one.
    parts: Vec<u32>,
}

impl<'n> RowReader<'n> {
    fn new(schema: &'n Schema, relation: RelationId, table: &'n Table, names: &'n Names) -> Self {
        let is_part = |ty: ColumnType| matches!(ty, ColumnType::Entity(ty) if Some(ty) == schema.partition);
        let columns = &schema[relation].columns;
        let many_parts = columns.iter().filter(|column| is_part(column.ty)).count() > 1;
        let column = |ty: ColumnType| match ty {
            ColumnType::Number => Column::Number,
            ColumnType::Unsigned => Column::Unsigned,
            ColumnType::Float => Column::Float,
            ColumnType::Symbol => Column::Symbol,
            ColumnType::Record(_) => unreachable!("an input has no records"),
            ColumnType::Entity(id) => {
                let listing =
                    names.of_type(id).expect("the relations of a directory list their of its entities");
                let in_part = schema.partition.is_some() && !(is_part(ty) && many_parts);
                Column::Entity(listing, &schema[id].name, in_part)
            }
        };
        let columns = columns.iter().map(|one| column(one.ty)).collect();
        let finder = PartFinder::new(names.parts.as_ref());
        let by_text = FxHashMap::default();
        RowReader { table, columns, by_text, finder, cells: Vec::new(), parts: Vec::new() }
    }

    fn row(&mut self, record: &ByteRecord, read: &mut FileRows) {
        if record.len() != self.columns.len() {
            read.problems.add(|| self.bad_width(record));
            return;
        }
        let mut part = None;
        self.cells.clear();
        for at in 0..record.len() {
            match self.cell(&record[at], at, &mut part, &mut read.symbols) {
                Some(cell) => self.cells.push(cell),
                None => read.problems.add(|| self.bad_cell(record, at)),
            }
        }
        if self.cells.len() == self.columns.len() {
            read.rows.push_slice(&self.cells);
            self.parts.extend(part);
        }
    }

    /// The cell that `field` stands for; `part` is that of the cells before it.
    fn cell(
        &mut self,
        field: &[u8],
        at: usize,
        part: &mut Option<u32>,
        symbols: &mut Vec<Box<str>>,
    ) -> Option<u32> {
        match &self.columns[at] {
            Column::Number => number(field),
            Column::Unsigned => numbers::unsigned(text(field)),
            Column::Float => numbers::float(text(field)).map(f32::to_bits),
            Column::Symbol => {
                if let Some(&known) = self.by_text.get(field) {
                    return Some(known);
                }
                let id = symbols.len() as u32;
                symbols.push(text(field).into());
                self.by_text.insert(field.into(), id);
                Some(id)
            }
            Column::Entity(listing, _, in_part) => {
                let Entity { id, part: own } = listing.find(field, &mut self.finder)?;
                let same = !in_part || *part.get_or_insert(own) == own;
                same.then_some(id)
            }
        }
    }

    fn bad_width(&self, record: &ByteRecord) -> Diagnostic {
        let (found, expected) = (record.len(), self.columns.len());
        let message = format!("this row has {found} fields, not {expected}");
        Diagnostic::error(message).at(self.table.place(record, 0))
    }

    fn bad_cell(&self, record: &ByteRecord, at: usize) -> Diagnostic {
        let found = text(&record[at]);
        let (message, label) = match &self.columns[at] {
            Column::Entity(listing, name, _)
                if listing.find(&record[at], &mut PartFinder::new(self.finder.parts())).is_some() =>
            {
                (
                    format!("`{found}` belongs to a different part than this row"),
                    format!("expected a {name} of the same part"),
                )
            }
            Column::Entity(_, name, _) => {
                (format!("unknown {name} `{found}`"), "no row lists this name".to_owned())
            }
            Column::Unsigned => {
                (format!("`{found}` is not a number"), "expected an unsigned 32-bit number".to_owned())
            }
            Column::Float => (format!("`{found}` is not a number"), "expected a float".to_owned()),
            _ => (format!("`{found}` is not a number"), "expected a signed 32-bit number".to_owned()),
        };
        Diagnostic::error(message).at(self.table.place(record, at)).label(label)
    }

    /// Sorts the rows by the entity in their first column, or by their part if another column determines it.
    ///
    /// Readers leave rows in that order, and look-ups rely on it; facts that others write need not have it.
    fn put_in_order(&self, rows: &mut Rows) {
        if matches!(self.columns[..], [Column::Entity(..), ..]) {
            rows.sort_by_key(|_, row| row[0]);
        } else if self.parts.len() == rows.len() {
            rows.sort_by_key(|at, _| self.parts[at]);
        }
    }
}

pub(super) fn number(field: &[u8]) -> Option<u32> {
    let number: i32 = std::str::from_utf8(field).ok()?.parse().ok()?;
    Some(number as u32)
}
