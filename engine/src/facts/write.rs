//! A fact base to files.

use super::{Layout, SCHEMA_FILE, SCHEMA_NUMBER};
use crate::{
    base::FactBase,
    schema::{ColumnType, RelationId, TypeId},
};
use csv::{QuoteStyle, Writer, WriterBuilder};
use rayon::prelude::*;
use std::{
    fs,
    io::{self, Write},
    ops::Range,
    path::{Path, PathBuf},
};
use tempfile::{Builder, NamedTempFile};

/// Writes `relations` of `base` to the directory `folder`.
///
/// A directory that is not there appears when all its files are complete. In one that is there, every file is written
/// beside its name, and all are renamed when all are complete.
///
/// Errors  a file that cannot be written; a text that the layout cannot hold
pub fn write(base: &FactBase, relations: &[RelationId], folder: &Path, layout: Layout) -> io::Result<()> {
    if folder.exists() {
        let staged = stage(base, relations, folder, layout)?;
        return staged.into_iter().try_for_each(|(file, path)| keep(file, &path));
    }
    let around = folder.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(around).map_err(|error| named(around, &error))?;
    let beside = builder(0o777).tempdir_in(around).map_err(|error| named(around, &error))?;
    for (file, path) in stage(base, relations, beside.path(), layout)? {
        keep(file, &path)?;
    }
    fs::rename(beside.path(), folder).map_err(|error| named(folder, &error))
}

/// Writes all files beside their names in `folder`; those that are not kept are removed.
fn stage(
    base: &FactBase,
    relations: &[RelationId],
    folder: &Path,
    layout: Layout,
) -> io::Result<Vec<Staged>> {
    let rows = relations.par_iter().map(|&relation| {
        let path = folder.join(format!("{}.{}", base.schema()[relation].name, layout.extension()));
        let bytes = rows(base, relation, layout).map_err(|error| named(&path, &error))?;
        beside(path, &bytes)
    });
    let schema = rayon::iter::once(()).map(|()| beside(folder.join(SCHEMA_FILE), &schema(base)));
    let staged: Vec<io::Result<Staged>> = rows.chain(schema).collect();
    staged.into_iter().collect()
}

/// A complete file, and the name it will have.
type Staged = (NamedTempFile, PathBuf);

fn beside(path: PathBuf, bytes: &[u8]) -> io::Result<Staged> {
    let folder = path.parent().expect("the path was joined");
    let write = || {
        let mut file = temporary_file(folder)?;
        file.write_all(bytes)?;
        Ok(file)
    };
    write().map(|file| (file, path.clone())).map_err(|error| named(&path, &error))
}

/// A file in `folder` that goes away unless it is kept; its permissions are those of any new file.
pub fn temporary_file(folder: &Path) -> io::Result<NamedTempFile> {
    builder(0o666).tempfile_in(folder)
}

/// What makes files and directories with `mode`, from which the system takes away what the user's mask says.
fn builder(mode: u32) -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}

fn keep(file: NamedTempFile, path: &Path) -> io::Result<()> {
    file.persist(path).map(drop).map_err(|error| named(path, &error.error))
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

fn schema(base: &FactBase) -> Vec<u8> {
    let mut writer = Writer::from_writer(Vec::new());
    let rows = [["schema", "origin"], [&SCHEMA_NUMBER.to_string(), &base.origin]];
    rows.iter().for_each(|row| writer.write_record(row).expect("a vector takes everything"));
    writer.into_inner().expect("a vector takes everything")
}

/// All rows of `relation` as text.
fn rows(base: &FactBase, relation: RelationId, layout: Layout) -> io::Result<Vec<u8>> {
    let declared = &base.schema()[relation];
    let rows = base.rows(relation);
    let quotes = if layout == Layout::Csv { QuoteStyle::Necessary } else { QuoteStyle::Never };
    let bytes = Vec::with_capacity(rows.len() * rows.arity() * 12);
    let mut writer =
        WriterBuilder::new().delimiter(layout.delimiter()).quote_style(quotes).from_writer(bytes);
    if layout == Layout::Csv {
        writer.write_record(declared.columns.iter().map(|column| &column.name))?;
    }
    let mut columns: Vec<ColumnText> =
        declared.columns.iter().map(|column| ColumnText::new(base, column.ty)).collect();
    let mut text = Vec::new();
    for row in rows.iter() {
        for (&cell, column) in row.iter().zip(&mut columns) {
            text.clear();
            column.append(cell, &mut text);
            if layout == Layout::Souffle {
                check_plain(&text)?;
            }
            writer.write_field(&text)?;
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.into_inner().map_err(|error| io::Error::other(error.to_string()))
}

/// Refuses what tab-separated files cannot hold.
fn check_plain(text: &[u8]) -> io::Result<()> {
    if !text.iter().any(|byte| matches!(byte, b'\t' | b'\n' | b'\r')) {
        return Ok(());
    }
    let text = String::from_utf8_lossy(text);
    Err(io::Error::other(format!("{text:?} has a tab or a line end, which a tab-separated file cannot hold")))
}

/// The texts of one column.
struct ColumnText<'b> {
    base: &'b FactBase,
    ty: ColumnType,
    /// The part that the last entity belonged to, and the ids there: rows come part by part.
    part: u32,
    ids: Range<u32>,
}

impl<'b> ColumnText<'b> {
    fn new(base: &'b FactBase, ty: ColumnType) -> Self {
        ColumnText { base, ty, part: 0, ids: 0..0 }
    }

    fn append(&mut self, cell: u32, text: &mut Vec<u8>) {
        match self.ty {
            ColumnType::Number => append_number(cell as i32, text),
            ColumnType::Symbol => text.extend_from_slice(self.base.symbols().get(cell).as_bytes()),
            ColumnType::Entity(ty) => self.append_name(ty, cell, text),
        }
    }

    fn append_name(&mut self, ty: TypeId, id: u32, text: &mut Vec<u8>) {
        let entities = self.base.entities(ty);
        if let Some(partition) = self.base.schema().partition.filter(|&partition| partition != ty) {
            if !self.ids.contains(&id) {
                self.part = entities.part_of(id);
                self.ids = entities.of_part(self.part);
            }
            text.extend_from_slice(self.base.entities(partition).local_name(self.part).as_bytes());
            text.push(b'/');
        }
        text.extend_from_slice(entities.local_name(id).as_bytes());
    }
}

fn append_number(number: i32, text: &mut Vec<u8>) {
    text.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}
