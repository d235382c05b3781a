//! A fact base to files.

use super::{
    atomic_dir::{Staged, Staging},
    layout::{Layout, SCHEMA_FILE, SCHEMA_NUMBER},
    store::Form,
};
use crate::{
    base::FactBase,
    schema::{ColumnType, Relation, RelationId, TypeId},
};
use csv::{Writer, WriterBuilder};
use rayon::prelude::*;
use std::{
    io::{self, BufWriter, Write},
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
    out: Rows<W>,
    form: Form,
}

enum Rows<W: Write> {
    Quoted(Box<Writer<W>>),
    /// Fields as they are; true at the start of a row.
    Plain(BufWriter<W>, bool),
}

impl<W: Write> RowWriter<W> {
    /// Begins a table of this `form`, with the names of the columns of `declared` where it has them.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn new(out: W, declared: &Relation, form: impl Into<Form>) -> io::Result<Self> {
        let form = form.into();
        let out = match form.quotes {
            true => Rows::Quoted(Box::new(WriterBuilder::new().delimiter(form.delimiter).from_writer(out))),
            false => Rows::Plain(BufWriter::new(out), true),
        };
        let mut writer = RowWriter { out, form };
        if form.has_header {
            declared.columns.iter().try_for_each(|column| writer.field(&column.name))?;
            writer.end_row()?;
        }
        Ok(writer)
    }

    /// Writes the next field of a row.
    ///
    /// # Errors
    ///
    /// Errors of writing, and a text that the layout cannot represent.
    pub fn field(&mut self, text: &str) -> io::Result<()> {
        match &mut self.out {
            Rows::Quoted(writer) => Ok(writer.write_field(text)?),
            Rows::Plain(out, is_first) => {
                if !self.form.is_lenient {
                    check_plain(text, self.form.delimiter)?;
                }
                if !std::mem::take(is_first) {
                    out.write_all(&[self.form.delimiter])?;
                }
                out.write_all(text.as_bytes())
            }
        }
    }

    /// Ends a row.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn end_row(&mut self) -> io::Result<()> {
        match &mut self.out {
            Rows::Quoted(writer) => Ok(writer.write_record(None::<&[u8]>)?),
            Rows::Plain(out, is_first) => {
                *is_first = true;
                out.write_all(b"\n")
            }
        }
    }

    /// Writes what is still held back.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn flush(&mut self) -> io::Result<()> {
        match &mut self.out {
            Rows::Quoted(writer) => writer.flush(),
            Rows::Plain(out, _) => out.flush(),
        }
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
    let all = base.rows(relation);
    write_table(base, &base.schema()[relation], rows.map(|row| all.row(row)), layout, out)
}

/// Writes `rows` of `relation`, which are about `base`, as a table of this `form`.
///
/// # Errors
///
/// Those of `out`; a text that the form cannot hold.
pub fn write_table<'r>(
    base: &FactBase,
    relation: &Relation,
    rows: impl Iterator<Item = &'r [u32]>,
    form: impl Into<Form>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut writer = RowWriter::new(out, relation, form)?;
    let mut columns: Vec<ColumnText> =
        relation.columns.iter().map(|column| ColumnText::new(base, column.ty)).collect();
    for row in rows {
        for (&cell, column) in row.iter().zip(&mut columns) {
            writer.field(column.text(cell))?;
        }
        writer.end_row()?;
    }
    writer.flush()
}

/// Refuses a text that would end its field or its line.
fn check_plain(text: &str, delimiter: u8) -> io::Result<()> {
    if !text.bytes().any(|byte| byte == delimiter || matches!(byte, b'\n' | b'\r')) {
        return Ok(());
    }
    let ends = match delimiter {
        b'\t' => "a tab or a line end, which a tab-separated file cannot hold".to_owned(),
        other => format!("`{}` or a line end, which this file cannot hold", char::from(other)),
    };
    Err(io::Error::other(format!("{text:?} has {ends}")))
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
            ColumnType::Unsigned | ColumnType::Float => self.text = self.ty.number(cell),
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
