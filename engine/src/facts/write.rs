//! A fact base to files.

use super::{
    atomic_dir::{Staged, Staging},
    layout::{Layout, SCHEMA_FILE, SCHEMA_NUMBER},
};
use crate::{
    base::FactBase,
    schema::{ColumnType, Relation, RelationId, TypeId},
};
use csv::{QuoteStyle, Writer, WriterBuilder};
use rayon::prelude::*;
use std::{
    io::{self, Write},
    ops::Range,
    path::Path,
};

/// Writes `relations` of `base` to the directory `folder`, all files at once: see [`Staging`].
///
/// The caller has the [`super::Claim`] of the folder, if others could write there.
///
/// # Errors
///
/// A file that cannot be written; a text that the layout cannot hold.
pub fn write(base: &FactBase, relations: &[RelationId], folder: &Path, layout: Layout) -> io::Result<()> {
    let staging = Staging::new(folder)?;
    let rows = relations.par_iter().map(|&relation| {
        let name = format!("{}.{}", base.schema()[relation].name, layout.extension());
        let rows = 0..base.rows(relation).len();
        staging.file(&name, |out| write_rows(base, relation, rows, layout, out))
    });
    let schema = rayon::iter::once(()).map(|()| staging.file(SCHEMA_FILE, |out| write_schema(base, out)));
    let staged: Vec<io::Result<Staged>> = rows.chain(schema).collect();
    let staged = staged.into_iter().collect::<io::Result<Vec<Staged>>>()?;
    staging.keep(staged)
}

/// Writes the file that states the schema number and the origin of `base`.
///
/// # Errors
///
/// Those of the system.
pub fn write_schema(base: &FactBase, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = Writer::from_writer(out);
    let rows = [["schema", "origin"], [&SCHEMA_NUMBER.to_string(), &base.origin]];
    rows.iter().try_for_each(|row| writer.write_record(row))?;
    writer.flush()
}

/// Writes the rows of one relation to its file, field by field.
pub struct RowWriter<W: Write> {
    writer: Writer<W>,
    layout: Layout,
}

impl<W: Write> RowWriter<W> {
    /// Begins a file of `layout`, with the names of the columns of `declared` where it has them.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn new(out: W, declared: &Relation, layout: Layout) -> io::Result<Self> {
        let quotes = if layout == Layout::Csv { QuoteStyle::Necessary } else { QuoteStyle::Never };
        let mut writer =
            WriterBuilder::new().delimiter(layout.delimiter()).quote_style(quotes).from_writer(out);
        if layout == Layout::Csv {
            writer.write_record(declared.columns.iter().map(|column| &column.name))?;
        }
        Ok(RowWriter { writer, layout })
    }

    /// Writes the next field of a row.
    ///
    /// # Errors
    ///
    /// Errors of writing, and a text that the layout cannot represent.
    pub fn field(&mut self, text: &str) -> io::Result<()> {
        if self.layout == Layout::Souffle {
            check_plain(text)?;
        }
        Ok(self.writer.write_field(text)?)
    }

    /// Ends a row.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn end_row(&mut self) -> io::Result<()> {
        Ok(self.writer.write_record(None::<&[u8]>)?)
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Writes the rows of `relation` with the numbers `rows`, as they stand in a file.
///
/// # Errors
///
/// Those of `out`; a text that the layout cannot hold.
pub fn write_rows(
    base: &FactBase,
    relation: RelationId,
    rows: Range<usize>,
    layout: Layout,
    out: &mut dyn Write,
) -> io::Result<()> {
    let declared = &base.schema()[relation];
    let mut writer = RowWriter::new(out, declared, layout)?;
    let mut columns: Vec<ColumnText> =
        declared.columns.iter().map(|column| ColumnText::new(base, column.ty)).collect();
    for row in rows.map(|row| base.rows(relation).row(row)) {
        for (&cell, column) in row.iter().zip(&mut columns) {
            writer.field(column.text(cell))?;
        }
        writer.end_row()?;
    }
    writer.flush()
}

/// Refuses what tab-separated files cannot hold.
fn check_plain(text: &str) -> io::Result<()> {
    if !text.bytes().any(|byte| matches!(byte, b'\t' | b'\n' | b'\r')) {
        return Ok(());
    }
    Err(io::Error::other(format!("{text:?} has a tab or a line end, which a tab-separated file cannot hold")))
}

/// The texts of one column, cell by cell; fast where rows come part by part.
pub struct ColumnText<'b> {
    base: &'b FactBase,
    ty: ColumnType,
    /// The part that the last entity belonged to, and the ids there.
    part: u32,
    ids: Range<u32>,
    text: String,
}

impl<'b> ColumnText<'b> {
    /// The texts of cells of type `ty`.
    pub fn new(base: &'b FactBase, ty: ColumnType) -> Self {
        ColumnText { base, ty, part: 0, ids: 0..0, text: String::new() }
    }

    /// The text of `cell`: an entity's full name, a symbol's text or a number.
    pub fn text(&mut self, cell: u32) -> &str {
        match self.ty {
            ColumnType::Symbol => return self.base.symbols().get(cell),
            ColumnType::Number => {
                self.text.clear();
                self.text.push_str(itoa::Buffer::new().format(cell as i32));
            }
            ColumnType::Entity(ty) => self.name(ty, cell),
            ColumnType::Record(_) => self.text = self.base.text(self.ty, cell),
        }
        &self.text
    }

    fn name(&mut self, ty: TypeId, id: u32) {
        let entities = self.base.entities(ty);
        self.text.clear();
        if let Some(partition) = self.base.schema().partition.filter(|&partition| partition != ty) {
            if !self.ids.contains(&id) {
                self.part = entities.part_of(id);
                self.ids = entities.of_part(self.part);
            }
            self.text.push_str(self.base.entities(partition).local_name(self.part));
            self.text.push('/');
        }
        self.text.push_str(entities.local_name(id));
    }
}
