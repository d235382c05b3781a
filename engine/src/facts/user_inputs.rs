//! Rows for relations that users declare as inputs of their own rules.

use super::{
    read::{Check, body, missing, number, open, open_file, read_standard},
    record_text,
    store::Store,
    table::{Problems, Table, text},
};
use crate::{
    base::{FactBase, Rows, split},
    cancel,
    diagnostic::Diagnostic,
    numbers,
    schema::{ColumnType, Relation, TypeId},
};
use csv::ByteRecord;
use rustc_hash::FxHashMap;
use std::{ops::Range, path::Path};

/// Reads the rows of `relation` from where `store` says, or from `NAME.csv` or `NAME.facts`, in `folder`. Its texts
/// become symbols of `base`, and entities are looked up there by name. `check` looks at the bytes first.
///
/// Shape   as they stand in the file
///
/// # Errors
///
/// A missing or unreadable file, a wrong header, rows of another width, bad numbers, and names that no entity has:
/// each with its place, up to a limit, and then their count.
pub fn read_given(
    folder: &Path,
    store: &Store,
    relation: &Relation,
    base: &mut FactBase,
    check: Option<&dyn Check>,
) -> Result<Rows, Vec<Diagnostic>> {
    let table = match &store.file {
        _ if store.is_standard => read_standard().map(Some),
        Some(file) => open_file(&folder.join(file), check).map(Some),
        None => open(folder, store.name.as_ref().unwrap_or(&relation.shown), check),
    };
    let told = |table: Table| Table { form: store.form(Path::new(&table.name)), ..table };
    let table = table.map(|table| table.map(told));
    let table = table.map_err(|error| vec![*error])?;
    let table = table.ok_or_else(|| {
        let help =
            format!("give the folder by --facts, or write rows in a rule file: `{}(…).`", relation.shown);
        vec![missing(folder, relation, false).help(help)]
    })?;
    let mut problems = Problems::default();
    let mut records = body(&table, relation, &mut problems);
    if problems.count > 0 {
        return Err(problems.into_messages());
    }
    let mut reader = Reader { table: &table, relation, finder: Finder::default() };
    let mut rows = Rows::new(relation.arity());
    let mut row = Vec::new();
    while let Some(record) = records.next() {
        cancel::check();
        match reader.row(record, base, &mut row) {
            Ok(()) => rows.push_slice(&row),
            Err(wrong) => problems.add(|| *wrong),
        }
    }
    if problems.count == 0 { Ok(rows) } else { Err(problems.into_messages()) }
}

struct Reader<'t> {
    table: &'t Table,
    relation: &'t Relation,
    finder: Finder,
}

/// Finds entities by their names; what it has looked through is found at once.
#[derive(Default, Debug)]
pub struct Finder {
    /// By type and part the entities by their local names.
    known: FxHashMap<(TypeId, u32), FxHashMap<String, u32>>,
}

impl Finder {
    /// The entity of type `ty` in `base`, always the same one, with the full name `name`.
    pub fn find(&mut self, base: &FactBase, ty: TypeId, name: &str) -> Option<u32> {
        let (schema, entities) = (base.schema(), base.entities(ty));
        match schema.partition {
            Some(partition) if partition != ty && schema.is_parted(ty) => {
                let (part, local) = split(name)?;
                let part = self.find(base, partition, part)?;
                let ids = entities.of_part(part);
                self.within(base, (ty, part), ids).get(local).copied()
            }
            _ => self.within(base, (ty, 0), 0..entities.len() as u32).get(name).copied(),
        }
    }

    /// By local name the entities `ids`, which are those of a part or all.
    fn within(&mut self, base: &FactBase, key: (TypeId, u32), ids: Range<u32>) -> &FxHashMap<String, u32> {
        let entities = base.entities(key.0);
        let named = |id| (entities.local_name(id).to_owned(), id);
        self.known.entry(key).or_insert_with(|| ids.map(named).collect())
    }
}

impl Reader<'_> {
    /// Writes the cells of `record` to `row`.
    fn row(
        &mut self,
        record: &ByteRecord,
        base: &mut FactBase,
        row: &mut Vec<u32>,
    ) -> Result<(), Box<Diagnostic>> {
        let expected = self.relation.arity();
        if record.len() != expected {
            let message = format!("this row has {} fields, not {expected}", record.len());
            return Err(Box::new(Diagnostic::error(message).at(self.table.place(record, 0))));
        }
        row.clear();
        for (at, column) in self.relation.columns.iter().enumerate() {
            let field = &record[at];
            let cell = match column.ty {
                ColumnType::Number if self.relation.is_proposition() => Some(0),
                ColumnType::Number => number(field),
                ColumnType::Unsigned => numbers::unsigned(text(field)),
                ColumnType::Float => numbers::float(text(field)).map(f32::to_bits),
                ColumnType::Symbol => Some(base.symbol(text(field))),
                ColumnType::Record(id) => record_text::read(base, id, text(field)),
                ColumnType::Entity(ty) => self.finder.find(base, ty, text(field)),
            };
            row.push(cell.ok_or_else(|| Box::new(self.unknown(record, at, base)))?);
        }
        Ok(())
    }

    fn unknown(&self, record: &ByteRecord, at: usize, base: &FactBase) -> Diagnostic {
        let found = text(&record[at]);
        let message = match self.relation.columns[at].ty {
            ColumnType::Entity(ty) => format!("no {} is called `{found}`", base.schema()[ty].name),
            ColumnType::Unsigned => format!("`{found}` is not an unsigned number"),
            ColumnType::Record(id) => {
                format!("`{found}` is not a record of type `{}`", base.record_types()[usize::from(id.0)].name)
            }
            _ => format!("`{found}` is not a number"),
        };
        Diagnostic::error(message).at(self.table.place(record, at))
    }
}
