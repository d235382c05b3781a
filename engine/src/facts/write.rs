//! Writing a fact base: every file is written beside its name and renamed.

use super::{Layout, SCHEMA_FILE, SCHEMA_NUMBER};
use crate::{base::FactBase, schema::RelationId};
use rayon::prelude::*;
use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::Path,
};

/// Writes `relations` of `base` to the directory `folder`, which is made if it is not there.
///
/// Errors  the first file that cannot be written; no file is half-written
pub fn write(base: &FactBase, relations: &[RelationId], folder: &Path, layout: Layout) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    relations.par_iter().try_for_each(|&relation| {
        let name = format!("{}.{}", base.schema()[relation].name, layout.extension());
        replace(&folder.join(name), |out| write_rows(base, relation, out, layout))
    })?;
    replace(&folder.join(SCHEMA_FILE), |out| {
        let mut writer = csv::Writer::from_writer(out);
        writer.write_record(["schema", "origin"])?;
        writer.write_record([SCHEMA_NUMBER.to_string().as_str(), &base.origin])?;
        writer.flush()
    })
}

/// Lets `fill` write the file at `path`, or leaves it as it was.
fn replace(path: &Path, fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".tmp");
    let written = File::create(&beside).and_then(|file| {
        let mut out = BufWriter::with_capacity(1 << 16, file);
        fill(&mut out)?;
        out.flush()
    });
    match written.and_then(|()| fs::rename(&beside, path)) {
        Ok(()) => Ok(()),
        Err(error) => {
            // The first error is the one to report.
            _ = fs::remove_file(&beside);
            Err(io::Error::new(error.kind(), format!("{}: {error}", path.display())))
        }
    }
}

fn write_rows(base: &FactBase, relation: RelationId, out: &mut dyn Write, layout: Layout) -> io::Result<()> {
    let columns = &base.schema()[relation].columns;
    if layout == Layout::Souffle {
        for row in base.rows(relation).iter() {
            for (at, (&cell, column)) in row.iter().zip(columns).enumerate() {
                let tab = if at == 0 { "" } else { "\t" };
                write!(out, "{tab}{}", base.text(column.ty, cell).replace(['\t', '\n'], " "))?;
            }
            writeln!(out)?;
        }
        return Ok(());
    }
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(columns.iter().map(|column| &column.name))?;
    for row in base.rows(relation).iter() {
        for (&cell, column) in row.iter().zip(columns) {
            writer.write_field(base.text(column.ty, cell))?;
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.flush()
}
